"""Start: the guesses of a mechanism's start, and its assembly."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import numpy as np

from teachmech.assembly import Assembler
from teachmech.errors import ProblemError
from teachmech.expressions import Names, parse_expression, symbol, to_text
from teachmech.integrators import Settings
from teachmech.mechanisms import spec
from teachmech.mechanisms.bodies import Body, angle_of
from teachmech.mechanisms.reading import Path, Reader, wrong
from teachmech.program import load, write
from teachmech.starts import examine_start
from teachmech.systems import System


class Given(NamedTuple):
    """One start value of the file: where it stands, of what, and what it is."""

    path: Path
    name: str
    value: str
    fixed: bool


class Start:
    """The start of a mechanism.

    Parameters
    ----------
    data : ProblemData
    reader : Reader
    """

    def __init__(self, data: spec.ProblemData, reader: Reader) -> None:
        self.data = data
        self.reader = reader

    @cached_property
    def given(self) -> dict[str, Given]:
        """The start values of the file, by coordinate and velocity."""
        return {given.name: given for given in self._read()}

    def _read(self) -> Iterator[Given]:
        reader = self.reader
        angles = [angle_of(body) for body in reader.turning]
        for key, prefix in (("positions", ""), ("velocities", "v")):
            for name, components in getattr(self.data, key).items():
                path: Path = ("ProblemData", key, name)
                if name in angles:
                    names = [name]
                elif name.startswith("theta_"):
                    raise self._no_angle(name, path)
                elif name in reader.fixed:
                    raise wrong(path, f"{name} is fixed in the world", "remove it here")
                else:
                    reader.known_point(name, path)
                    names = [f"{name}_x", f"{name}_y"]
                if len(components) > 2:
                    raise wrong(path, f"{len(components)} coordinates in the plane")
                missing = [spec.Component(value="0")] * (len(names) - len(components))
                for i, component in enumerate([*components, *missing]):
                    where = (*path, i) if len(names) > 1 else path
                    value = reader.number(component.value, where)
                    yield Given(where, prefix + names[i], value, component.fixed)

    def _no_angle(self, name: str, path: Path) -> ProblemError:
        body = name.removeprefix("theta_")
        if body in self.reader.bodies:
            hint = f"it becomes one where it is named, as in Torques: {{{body}: 0}}"
            return wrong(path, f"{name} is no coordinate here", hint)
        hint = f"known are {', '.join(self.reader.bodies) or 'none'}"
        return wrong(path, f"there is no body {body!r}", hint)

    def path(self, name: str) -> Path:
        """Where a start value stands in the file."""
        if name in self.given:
            return self.given[name].path
        return ("ProblemData", "velocities" if name.startswith("v") else "positions")

    @cached_property
    def guesses(self) -> dict[str, str]:
        """A text for every value that is given, or follows from others by a body's form."""
        guesses = {name: given.value for name, given in self.given.items()}
        t, start = (
            symbol("t"),
            parse_expression(self.data.t0, Names(tuple(self.reader.parameters))).symbolic,
        )
        for name in self.reader.drives:
            if name.startswith("theta_"):
                guesses[name] = to_text(self.reader.drive(name).subs(t, start))
        for body in [*self.reader.bodies.values()] * len(self.reader.bodies):
            self._place(body, guesses)
        for point in self.reader.moving:
            if f"{point}_x" not in guesses:
                path = ("ProblemData", "positions")
                raise wrong(path, f"there is no position of {point}", "give a rough guess")
        return guesses

    def _place(self, body: Body, guesses: dict[str, str]) -> None:
        """Guess the points of a body from its first two, and the second from its turn angle."""
        a, b, *others = body.points
        angle = guesses.get(angle_of(body.name))
        if self._known(a, guesses) and not self._known(b, guesses) and angle is not None:
            for axis, turned in (("x", "cos"), ("y", "sin")):
                place = self._at(a, axis, guesses)
                guesses[f"{b}_{axis}"] = f"{place} + ({body.length})*{turned}({angle})"
        if not (self._known(a, guesses) and self._known(b, guesses)):
            return
        for point in others:
            if not self._known(point, guesses):
                ends = [(self._at(p, "x", guesses), self._at(p, "y", guesses)) for p in (a, b)]
                for axis, shares in zip("xy", body.shares(body.places[point], *ends), strict=True):
                    guesses[f"{point}_{axis}"] = " + ".join(f"{w}*{x}" for w, x in shares)

    def _known(self, point: str, guesses: dict[str, str]) -> bool:
        return point in self.reader.fixed or f"{point}_x" in guesses

    def _at(self, point: str, axis: str, guesses: dict[str, str]) -> str:
        if point in self.reader.fixed:
            return f"({self.reader.fixed[point]['xy'.index(axis)]})"
        return f"({guesses[f'{point}_{axis}']})"

    # --- assembly -----------------------------------------------------------------------------

    def assembled(self, guessed: System, time: float) -> dict[str, float]:
        """The consistent start of a system that holds the guesses."""
        fixed = [given.name for given in self.given.values() if given.fixed]
        program = load(write(guessed, Settings.of((time, time + 1, 1))), guessed)
        try:
            with np.errstate(all="ignore"):
                start = Assembler(guessed, program, np.float64(time), 1e-9)
                self._turn(start, guessed)
                found = start.nearest(fixed) or start.search(fixed)
        except np.linalg.LinAlgError:
            examine_start(guessed, time)  # names what has no mass
            what = "the mass matrix is not positive with these values"
            raise wrong(("PartData",), what, "look at masses and lengths") from None
        if found is None:
            raise _cannot_assemble(start, fixed)
        values = dict(zip(start.names, map(float, np.concatenate(found)), strict=True))
        self._check_distances(guessed, values)
        for angle in map(angle_of, self.reader.turning):
            if angle not in self.guesses and not self._is_constrained(angle):
                values[angle] = math.remainder(values[angle], 2 * math.pi)
        return values

    def _check_distances(self, system: System, values: dict[str, float]) -> None:
        """Refuse points at one place where a part needs a direction between them."""
        parts = self.reader.parts
        pairs: list[tuple[Path, tuple[str, ...], str]] = []
        for key in ("Springs", "Dampers"):
            for name in getattr(parts, key):
                path: Path = ("PartData", key, name)
                pairs.append((path, self.reader.points(name, path), f"{key[:-1].lower()} {name}"))
        for i, name in enumerate(parts.Collinear):
            path = ("PartData", "Collinear", i)
            pairs.append((path, self.reader.points(name, path, least=3)[:2], f"line {name}"))
        for path, (a, b), part in pairs:
            ends = (self._place_of(point, system, values) for point in (a, b))
            if math.dist(*ends) < 1e-9 * (1 + max(map(abs, values.values()))):
                what = f"{a} and {b} start at one place, where the {part} has no direction"
                raise wrong(path, what, "let them start apart")

    def _place_of(
        self, point: str, system: System, values: dict[str, float]
    ) -> tuple[float, float]:
        """Where a point is, for these values of the coordinates."""
        if point in self.reader.moving:
            return values[f"{point}_x"], values[f"{point}_y"]
        parameters = system.parameter_values
        x, y = (self.reader.value(text, parameters) for text in self.reader.fixed[point])
        return x, y

    def _turn(self, start: Assembler, system: System) -> None:
        """Guess turn angles of which nothing is said, within (-pi, pi]."""
        names = list(start.names)
        values = dict(zip(names, (*start.q, *start.v), strict=True))
        for body in self.reader.turning:
            if angle_of(body) in self.guesses:
                continue
            a, b = self.reader.bodies[body].points[:2]
            (ax, ay), (bx, by) = (self._place_of(point, system, values) for point in (a, b))
            start.q[names.index(angle_of(body))] = math.atan2(by - ay, bx - ax)

    def _is_constrained(self, angle: str) -> bool:
        return any(angle in text for text in self.reader.constraints.values())


def _cannot_assemble(start: Assembler, fixed: list[str]) -> ProblemError:
    """Say which constraints cannot be met."""
    surplus = start.surplus(fixed)
    if surplus:
        what = f"too many values are fixed: with {', '.join(surplus)} free it can be assembled"
        return wrong(("ProblemData",), what)
    h = np.abs(start.program.constraints(start.t, start.q, start.v, start.p))
    worst = [int(k) for k in np.argsort(-h)[:3] if h[k] > 0]
    off = ", ".join(f"{start.program.CONSTRAINTS[k]} by {h[k]:.3g}" for k in worst)
    what = f"the mechanism cannot be assembled from these guesses: off are {off}"
    return wrong(("ProblemData", "positions"), what, "mend lengths or guesses")
