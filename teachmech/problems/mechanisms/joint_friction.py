"""Pins with friction in planar mechanisms.

The pin of radius r between a body and another part transmits the force N, and friction opposes

    u = r (w_1 - w_2),    |T| <= mu N                   a couple r T

`slider_friction` reads the sliders of the same key of the file.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from teachmech.expressions import Formula
from teachmech.expressions.algebra import ONE, ZERO
from teachmech.model.drawing import ContactFrame
from teachmech.problems.mechanisms import spec
from teachmech.problems.mechanisms.bodies import At, RigidBody, Vector
from teachmech.problems.mechanisms.slider_friction import LINE
from teachmech.problems.mechanisms.texts import Path, Texts, check_known, wrong

GROUND = "ground"


@dataclass(frozen=True)
class Bearing:
    """A pin with friction between a body and another part.

    Attributes
    ----------
    name : str
        The key of the file: ``"A"`` or ``"A on OA"``.
    point : str
    body : RigidBody
        The body with the bearing; forces that are applied at the point act on the other part.
    other : str
        The part with the pin: ``"ground"``, a body or a line.
    turns_with : RigidBody or None
        The body with which the other part turns; None for the ground and for a line of it.
    radius : Formula
    law : mapping of str to str
        The arguments ``friction`` and ``static`` of `Constraint`, as texts.
    """

    name: str
    point: str
    body: RigidBody
    other: str
    turns_with: RigidBody | None
    radius: Formula
    law: Mapping[str, str]

    def frames(self, at: At) -> tuple[ContactFrame, ...]:
        """Return the position and the axis of the pin, about which the body turns."""
        pin: Any = (ZERO, ZERO, ONE, self.radius)
        return (ContactFrame(at(self.point), (), (), pin),)  # type: ignore[arg-type]


class BearingReader:
    """Reads the friction in pins between parts that are known; errors name the key.

    Parameters
    ----------
    texts : Texts
        Reads numbers and names.
    fixed : mapping of str to tuple
        The points fixed in the world.
    moving : collection of str
    bodies : mapping of str to RigidBody
    lines : mapping of str to tuple of str
        The points of each line by the name of its part.
    """

    def __init__(
        self,
        texts: Texts,
        fixed: Mapping[str, Vector],
        moving: Collection[str],
        bodies: Mapping[str, RigidBody],
        lines: Mapping[str, tuple[str, ...]],
    ) -> None:
        self.texts = texts
        self.fixed = fixed
        self.points = [*moving, *fixed]
        self.bodies = bodies
        self.lines = lines

    def read(self, given: Mapping[str, spec.FrictionData]) -> dict[str, Bearing]:
        """Return the pins with friction by name."""
        found: dict[str, Bearing] = {}
        pairs: dict[frozenset[str], str] = {}
        for name, data in given.items():
            bearing = found[name] = self._bearing(name, data, ("Friction", name))
            pair = frozenset({f"point {bearing.point}", bearing.body.name, bearing.other})
            if pairs.setdefault(pair, name) != name:
                what = f"{pairs[pair]} is the friction of the same two parts"
                raise wrong(("Friction", name), what, "remove one of them")
        return found

    def _bearing(self, name: str, data: spec.FrictionData, path: Path) -> Bearing:
        point, on, own = (part.strip() for part in name.partition(" on "))
        check_known(point, self.points, "point", path)
        bodies = [body for body in self.bodies.values() if point in body.points]
        if on:
            check_known(own, self.bodies, "body", path)
            if point not in self.bodies[own].points:
                points = ", ".join(self.bodies[own].points)
                raise wrong(path, f"{point} is not a point of {own}", f"its points are {points}")
            bodies.sort(key=lambda body: body.name != own)
        if not bodies:
            raise wrong(path, f"{point} is not a point of a body", "name a pin of a body")
        body, *others = bodies
        parts = {other.name: other for other in others} | self._not_bodies(point, body)
        if data.Against is not None:
            check_known(data.Against, parts, "other part", (*path, "Against"))
            parts = {data.Against: parts[data.Against]}
        elif not parts:
            what = f"{body.name} is not joined to another part at {point}"
            raise wrong(path, what, "name a pin between two bodies, or a body and the ground")
        elif len(parts) > 1 or (len(others) > 1 and not on):
            what = f"{point} joins {', '.join((body.name, *parts))}"
            hint = f"write {point} on {body.name}: {{Against: {next(iter(parts))}, ...}}"
            raise wrong(path, what, hint)
        if data.Radius is None:
            raise wrong(path, "the friction of a pin needs Radius", "write Radius: ...")
        for key, value in (("Length", data.Length), ("AxialRadius", data.AxialRadius)):
            if value is not None:
                what = f"the friction of a pin has no {key}"
                hint = "remove it; the friction of a slider has the name of a line of Collinear"
                raise wrong((*path, key), what, hint)
        radius = self.texts.positive(data.Radius, (*path, "Radius"), "radius")
        ((other, turns_with),) = parts.items()
        law = data.model_dump(include={"friction", "static"}, exclude_none=True)
        return Bearing(name, point, body, other, turns_with, radius, law)

    def _not_bodies(self, point: str, body: RigidBody) -> dict[str, RigidBody | None]:
        """Return the ground or the lines that a pin joins to a body, and with what they turn."""
        lines: dict[str, RigidBody | None] = {}
        for part, (a, b, *sliding) in self.lines.items():
            alone = sum(other in body.points for other in sliding) == 1
            if point in sliding and alone and not {a, b} <= {*body.points}:
                lines[part.removeprefix(LINE)] = self._turning_with(a, b)
        if point in self.fixed:
            return {GROUND: None} | lines
        return lines

    def _turning_with(self, a: str, b: str) -> RigidBody | None:
        """Return the body of two points; None if both are fixed in the world."""
        bodies = (x for x in self.bodies.values() if {a, b} <= x.positions.keys())
        return None if {a, b} <= self.fixed.keys() else next(bodies, None)
