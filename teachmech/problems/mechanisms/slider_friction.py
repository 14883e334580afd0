"""Sliders with friction in planar mechanisms: points on a line of another body or of the ground.

A point p on the line from a to b, h = (b - a) x (p - a) = 0, carries the normal force N = lambda |b
- a| across the line, and e is the direction of the line:

    u = e . (p' - a'),    |T| <= mu |N|                 one point: a short shoe
    |T| <= mu (|N_1| + |N_2|)                           two points of one body: the ends of a shoe

Two points p and q of a body at the distance d carry a force and a moment as two corner contacts,
each with the normal force of its own multiplier. If the shoe has another length l about their
middle, the same force and moment give

    N_1, N_2 = (N_p + N_q)/2 -+ (N_q - N_p) d/(2 l)

The friction acts along the line, at a on the other part and, in equal parts, at the points of the
shoe. E. J. Haug, S. C. Wu, S. M. Yang, Mech. Mach. Theory 21 (1986) 401-406, for friction in joints
with the normal forces of multipliers; P. Flores, R. Leine, C. Glocker, Multibody Syst. Dyn. 23
(2010) 165-190, for the corners of a slider.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import HALF
from teachmech.model.drawing import ContactFrame
from teachmech.problems.mechanisms import spec
from teachmech.problems.mechanisms.bodies import At, RigidBody, Vector
from teachmech.problems.mechanisms.contributions import PartTerms, in_line
from teachmech.problems.mechanisms.texts import Path, Texts, check_known, wrong
from teachmech.problems.mechanisms.vectors import dot, gap, length, scaled, sum_of, unit

LINE = "line "  # the prefix of the part of a line


@dataclass(frozen=True)
class Slider:
    """A slider with friction.

    Attributes
    ----------
    name : str
        The key of the file: the line ``"OXB"``, or ``"B on OXBC"``.
    part : str
        The part of the line.
    guide : tuple of str
        The two points that define the line.
    points : tuple of str
        The point that slides on it, or two points of one body.
    length : Formula or None
        The length of the shoe if it is not the distance of its two points.
    law : mapping of str to str
        The arguments ``friction`` and ``static`` of `Constraint`, as texts.
    """

    name: str
    part: str
    guide: tuple[str, str]
    points: tuple[str, ...]
    length: Formula | None
    law: Mapping[str, str]

    def slip(self, terms: PartTerms) -> Formula:
        """Return the sliding velocity of the shoe along the line."""
        a, b = self.guide
        velocity = sum_of(map(terms.velocity, self.points))
        mean = tuple(x / len(self.points) for x in velocity)
        return dot(unit(gap(terms.at(a), terms.at(b))), gap(terms.velocity(a), mean))

    def normals(self, terms: PartTerms) -> list[Vector]:
        """Return the normal forces of the corners, each with one component."""
        a, b = self.guide
        size = length(gap(terms.at(a), terms.at(b)))
        held = [size * symbol(f"lambda{k + 1}") for k in self._multiplier_indices(terms)]
        if self.length is not None:
            p, q = held
            reach = length(gap(*map(terms.at, self.points)))
            middle, turn = HALF * (p + q), (q - p) * reach / (2 * self.length)
            held = [middle - turn, middle + turn]
        return [(force,) for force in held]

    def frames(self, at: At) -> tuple[ContactFrame, ...]:
        """Return the positions of the corners, in the order of `normals`, and their directions."""
        a, b = self.guide
        e = unit(gap(at(a), at(b)))
        positions = [*map(at, self.points)]
        if self.length is not None:
            p, q = positions
            middle, half = scaled(HALF, sum_of([p, q])), scaled(self.length / 2, unit(gap(p, q)))
            positions = [gap(half, middle), sum_of([middle, half])]
        tangent: Any = e
        normal: Any = (-e[1], e[0])
        return tuple(ContactFrame(position, normal, (tangent,)) for position in positions)  # type: ignore[arg-type]

    def _multiplier_indices(self, terms: PartTerms) -> Iterator[int]:
        """Yield the indices of the constraints that hold its points on the line."""
        names = [(h.part, h.name) for h in terms.constraints]
        for point in self.points:
            yield names.index((self.part, in_line(*self.guide, point)))


class SliderReader:
    """Reads the friction of sliders; errors name the key.

    Parameters
    ----------
    texts : Texts
        Reads numbers and names.
    fixed : mapping of str to tuple
        The points fixed in the world.
    bodies : mapping of str to RigidBody
    lines : mapping of str to tuple of str
        The points of each line by the name of its part.
    """

    def __init__(
        self,
        texts: Texts,
        fixed: Mapping[str, Vector],
        bodies: Mapping[str, RigidBody],
        lines: Mapping[str, tuple[str, ...]],
    ) -> None:
        self.texts = texts
        self.fixed = fixed
        self.bodies = bodies
        self.lines = lines

    def is_slider(self, name: str) -> bool:
        """Return whether a key of the file names a slider, not a pin."""
        return LINE + name.rpartition(" on ")[2].strip() in self.lines

    def read(self, given: Mapping[str, spec.FrictionData]) -> dict[str, Slider]:
        """Return the sliders with friction by name."""
        found: dict[str, Slider] = {}
        taken: dict[tuple[str, str], str] = {}
        for name, data in given.items():
            if not self.is_slider(name):
                continue
            slider = found[name] = self._slider(name, data, ("Friction", name))
            for point in slider.points:
                if (earlier := taken.setdefault((slider.part, point), name)) != name:
                    what = f"{earlier} is the friction of {point} on the same line"
                    raise wrong(("Friction", name), what, "remove one of them")
        return found

    def _slider(self, name: str, data: spec.FrictionData, path: Path) -> Slider:
        own, _, line = (part.strip() for part in name.rpartition(" on "))
        part = LINE + line
        a, b, *sliding = self.lines[part]
        points = self.texts.points(own, path, least=1) if own else tuple(sliding)
        for point in points:
            check_known(point, sliding, f"point that slides on {line}:", path)
        self._check_guide(line, (a, b), path)
        self._check_shoe(line, points, sliding, path)
        for key in ("Radius", "AxialRadius", "Against"):
            if getattr(data, key) is not None:
                raise wrong((*path, key), f"the friction of a slider has no {key}", "remove it")
        size = None
        if data.Length is not None:
            size = self.texts.positive(data.Length, (*path, "Length"), "length")
            if len(points) == 1:
                what = f"{points[0]} alone transmits no moment to {line}"
                hint = "let two points of its body slide on the line, or remove Length"
                raise wrong((*path, "Length"), what, hint)
        law = data.model_dump(include={"friction", "static"}, exclude_none=True)
        return Slider(name, part, (a, b), points, size, law)

    def _check_guide(self, line: str, guide: tuple[str, str], path: Path) -> None:
        """Refuse a line through points of different parts, along which nothing slides."""
        if {*guide} <= self.fixed.keys():
            return
        if not any({*guide} <= body.positions.keys() for body in self.bodies.values()):
            what = f"{guide[0]} and {guide[1]} are not points of one body, nor both fixed"
            raise wrong(path, what, f"a slider needs a guide; remove the friction of {line}")

    def _check_shoe(
        self, line: str, points: tuple[str, ...], sliding: list[str], path: Path
    ) -> None:
        """Refuse points that are not all those of one shoe."""
        for body in self.bodies.values():
            own = [point for point in sliding if point in body.points]
            if len(own) > 2 and {*own}.intersection(points):
                what = f"{', '.join(own)} of {body.name} slide on {line}"
                hint = "the normal forces of three points are not determined; remove one"
                raise wrong(path, what, hint)
            if len(own) > 1 and {*own}.intersection(points) not in (set(), {*own}):
                shoe = f"{''.join(own)} on {line}"
                what = f"{' and '.join(own)} of {body.name} slide on {line} together"
                raise wrong(path, what, f"write {shoe} for both")
        together = any({*points} <= {*body.points} for body in self.bodies.values())
        if len(points) > 1 and not together:
            what = f"{', '.join(points)} slide on {line}, and are not points of one body"
            raise wrong(path, what, f"write {points[0]} on {line} for one of them")
