"""The start of a mechanism: guesses from the file, and their assembly."""

from __future__ import annotations

import cmath
import math
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.expressions import Formula
from teachmech.numerics.scales import plain
from teachmech.problems.mechanisms import spec
from teachmech.problems.mechanisms.bodies import RigidBody, angle_of
from teachmech.problems.mechanisms.joints import displacement_of
from teachmech.problems.mechanisms.reading import PART_TITLES, Reader, is_displacement, speed_of
from teachmech.problems.mechanisms.texts import Path, wrong
from teachmech.program import Model
from teachmech.start.acting import acting_at_start, holding, violated_at
from teachmech.start.assembly import Assembler
from teachmech.start.start_report import examine_start
from teachmech.system_and_motion import System

GOLDEN = math.pi * (3 - math.sqrt(5))  # rad


class StartValue(NamedTuple):
    """One start value of the file: its keys, its coordinate or velocity, and its value."""

    path: Path
    name: str
    value: Formula
    fixed: bool


class Start:
    """The start of a planar mechanism."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self._guesses: dict[float, dict[str, float]] = {}
        self._chosen: dict[str, list[float]] = {}  # positions of points if the file has none
        self.double: tuple[str, ...] = ()  # coordinates of the assembled start at a double root

    @cached_property
    def given(self) -> dict[str, StartValue]:
        """The start values of the file, by coordinate and velocity."""
        return {given.name: given for given in self._read()}

    def _read(self) -> Iterator[StartValue]:
        reader, axes = self.reader, self.reader.axes
        scalars = reader.scalars
        for key, prefix in (("positions", ""), ("velocities", "v")):
            for name, components in getattr(reader.file.ProblemData, key).items():
                path: Path = ("ProblemData", key, name)
                if name in scalars:
                    names = [name]
                elif name.startswith(spec.SCALARS):
                    reader.check_scalar(name, path)
                elif name in reader.fixed:
                    raise wrong(path, f"{name} is fixed in the world", "remove it here")
                else:
                    reader.known_point(name, path)
                    names = [f"{name}_{axis}" for axis in axes]
                if len(components) > len(axes):
                    world = "the plane" if len(axes) == 2 else "space"
                    raise wrong(path, f"{len(components)} coordinates in {world}")
                missing = [spec.Component(value="0")] * (len(names) - len(components))
                for i, component in enumerate([*components, *missing]):
                    where = (*path, i) if len(names) > 1 else path
                    value = reader.number(component.value, where)
                    yield StartValue(where, prefix + names[i], value, component.fixed)

    def notes(self) -> list[str]:
        """Return remarks on guesses that the file leaves open."""
        chosen = self.chosen_positions()
        return [f"there are no positions; the guesses are {chosen}"] if chosen else []

    @property
    def chosen(self) -> dict[str, list[str]]:
        """Chosen positions of points without positions in the file, in the notation of the file."""
        size = max((abs(x) for at in self._chosen.values() for x in at), default=0.0)
        return {p: [f"{plain(x, size):.4g}" for x in at] for p, at in self._chosen.items()}

    def chosen_positions(self) -> str:
        """Return `chosen` as text."""
        positions = (f"{point}: [{', '.join(at)}]" for point, at in self.chosen.items())
        return f"{{{', '.join(positions)}}}" if self._chosen else ""

    def path(self, name: str) -> Path:
        """Return the keys of a start value in the file."""
        if name in self.given:
            return self.given[name].path
        return ("ProblemData", "velocities" if name.startswith("v") else "positions")

    def guesses(self, time: float) -> dict[str, float]:
        """Return the start values that are given or follow from the shape of a body."""
        if time not in self._guesses:
            self._guesses[time] = self._guessed_at(time)
        return self._guesses[time]

    def _guessed_at(self, time: float) -> dict[str, float]:
        numbers = {name: self.reader.value(given.value) for name, given in self.given.items()}
        numbers.update(self._driven(time))
        positions = self._point_positions(numbers)
        while missing := [point for point in self.reader.moving if point not in positions]:
            start = self.reader.file.ProblemData
            if start.positions or start.tend is not None:
                path = ("ProblemData", "positions")
                raise wrong(path, f"there is no position of {missing[0]}", "give a rough guess")
            point, at = self._choice(missing, positions)
            self._chosen[point] = at
            numbers.update(zip(self._names(point), at, strict=True))
            positions = self._point_positions(numbers)
        for point in self.reader.moving:
            numbers.update(zip(self._names(point), map(float, positions[point]), strict=True))
        return {**self._scalar_guesses(numbers, positions), **numbers}

    def _names(self, point: str) -> list[str]:
        return [f"{point}_{axis}" for axis in self.reader.axes]

    def _choice(
        self, missing: Collection[str], positions: Mapping[str, Array]
    ) -> tuple[str, list[float]]:
        """Return a missing point and a position for it, at its distance from a known point.

        Directions differ by the golden angle, so that no two parts are in one line.
        """
        angle = GOLDEN * len(self._chosen) - math.pi / 3
        direction = np.array([math.cos(angle), math.sin(angle), math.sin(3 * angle) / 3])
        direction = direction[: len(self.reader.axes)] / np.linalg.norm(direction)
        for a, b, distance in self._distances():
            for known, point in ((a, b), (b, a)):
                if known in positions and point in missing:
                    return point, (positions[known] + distance * direction).tolist()
        point = next(iter(missing))
        lengths = [distance for _, _, distance in self._distances()]
        return point, ((1 + len(self._chosen)) * max(lengths, default=1.0) * direction).tolist()

    def _distances(self) -> Iterator[tuple[str, str, float]]:
        """Yield pairs of points with their distance on a body, a rod or a relaxed spring."""
        reader = self.reader
        for body in reader.bodies.values():
            positions = {
                point: reader.position_in_space(at) for point, at in body.positions.items()
            }
            a, b = body.points[:2]
            yield a, b, float(np.linalg.norm(positions[b] - positions[a]))
        for joint in reader.joints.values():
            if "Length" in joint.sizes:
                a, b = joint.joined
                yield a, b, reader.value(joint.sizes["Length"])
        for name, path, given in reader.each("Springs"):
            if not is_displacement(name):
                a, b = reader.points(name, path, 2)
                yield a, b, reader.value(reader.read(given[1], path))

    def _point_positions(self, numbers: Mapping[str, float]) -> dict[str, Array]:
        """Return the positions of points that are given, fixed, or follow from others."""
        reader = self.reader
        positions = {point: reader.position(at) for point, at in reader.fixed.items()}
        for point in reader.moving:
            if {f"{point}_x", f"{point}_y"} <= numbers.keys():
                positions[point] = complex(numbers[f"{point}_x"], numbers[f"{point}_y"])
        bodies = reader.bodies.values()
        while any(
            self._located(body, positions, numbers.get(angle_of(body.name))) for body in bodies
        ):
            pass
        return {
            point: np.array([position.real, position.imag]) for point, position in positions.items()
        }

    def _scalar_guesses(
        self, numbers: Mapping[str, float], positions: Mapping[str, Array]
    ) -> dict[str, float]:
        """Return guesses of angles and distances from the positions of points."""
        found = {}
        for name in self.reader.turning:
            a, b = self.reader.bodies[name].points[:2]
            found[angle_of(name)] = cmath.phase(complex(*(positions[b] - positions[a])))
        return found | self._lengths(positions)

    def _lengths(self, positions: Mapping[str, Array]) -> dict[str, float]:
        """Return the distances of two points that are coordinates."""
        joints = self.reader.joints.values()
        lengths = [
            j for j in joints if j.kind == "Distance" and displacement_of(j.name) in j.scalars
        ]
        return {
            displacement_of(j.name): math.dist(*(positions[point] for point in j.joined))
            for j in lengths
        }

    def _extent(self) -> float:
        """Return the largest given coordinate of a point, in metres."""
        scalars = self.reader.scalars
        given = [g.value for g in self.given.values() if g.name.removeprefix("v") not in scalars]
        positions = [*given, *(x for position in self.reader.fixed.values() for x in position)]
        return max((abs(self.reader.value(x)) for x in positions), default=0.0)

    def _driven(self, time: float) -> dict[str, float]:
        """Return the coordinates that drives prescribe; refuse contradicting fixed values."""
        driven = {}
        for name in self.reader.drives:
            value = self.reader.drive_at(name, time)
            if point := speed_of(name):
                self._check_direction(point, value)
                continue
            driven[name] = value
            given = self.given.get(name)
            if given and given.fixed:
                fixed = self.reader.value(given.value)
                turns = name in self.reader.scalars
                if abs(fixed - value) > 1e-9 * (1 + abs(value) if turns else self._extent()):
                    what = f"{name} is fixed at {fixed:g} here, but its drive starts at {value:g}"
                    raise wrong(given.path, what, "remove one of them")
        return driven

    def _check_direction(self, point: str, speed: float) -> None:
        """Refuse a prescribed speed without a velocity that gives its direction."""
        given = (self.given.get(f"v{name}") for name in self._names(point))
        if not any(one and self.reader.value(one.value) for one in given):
            what = f"{point} begins with the speed {speed:g}, but its direction is not given"
            hint = f"write a guess of its velocity under velocities, as in {point}: [1, 0]"
            raise wrong(("Drives", f"speed_{point}"), what, hint)

    def _located(self, body: RigidBody, positions: dict[str, complex], angle: float | None) -> bool:
        """Add the missing points of a body, given two of them or one and its angle."""
        known = [point for point in body.points if point in positions]
        if not known or len(known) == len(body.points):
            return False
        local = {
            point: self.reader.position(position) for point, position in body.positions.items()
        }
        a = known[0]
        for b in known:
            if local[b] != local[a]:
                turn = (positions[b] - positions[a]) / (local[b] - local[a])
                break
        else:
            if angle is None:
                return False
            turn = cmath.exp(1j * angle)
        for point in body.points:
            positions.setdefault(point, positions[a] + turn * (local[point] - local[a]))
        return True

    def assembled(self, system: System, time: float) -> dict[str, float]:
        """Return the consistent start nearest to the guesses with the fixed values.

        A one-sided constraint that the start would violate holds as an equation.
        """
        held: set[str] = set()
        while True:
            found = self._assembled(holding(system, held), time)
            violated = violated_at(system.replace(start=found), time) - held
            if not violated:
                return found
            held |= violated

    def _assembled(self, system: System, time: float) -> dict[str, float]:
        """Return the consistent start of a system without one-sided constraints."""
        fixed = [given.name for given in self.given.values() if given.fixed]
        guessed = acting_at_start(system.replace(start=self.guesses(time)), time)
        try:
            with np.errstate(all="ignore"):
                start = Assembler(
                    Model.of(guessed), np.float64(time), 1e-9, self._following(guessed)
                )
                if start.has_massless_motion():
                    raise np.linalg.LinAlgError
                found = start.nearest(fixed) or start.search(fixed)
                if found is None:
                    raise self._cannot_assemble(start, fixed)
                self.double = start.double
                found = self._with_rates(start, found, fixed)
        except np.linalg.LinAlgError:
            examine_start(guessed, time)  # its error names the massless motion
            what = "the mass matrix is not positive definite with these values"
            raise wrong(("PartData",), what, "check masses and lengths") from None
        self._check_speed(start, guessed, *found)
        values = start.named(*found)
        self._check_distances(values)
        self.reader.check_forces({**values, "t": time})
        for angle in self.reader.undetermined_angles(self.given):
            values[angle] = math.remainder(values[angle], 2 * math.pi)
        return values

    def _following(self, system: System) -> set[str]:
        """Return the coordinates and velocities that the file does not give."""
        return {*system.coordinates, *system.velocities} - self.given.keys()

    def _with_rates(
        self, start: Assembler, found: tuple[Array, Array], fixed: Collection[str]
    ) -> tuple[Array, Array]:
        """Return the state with given angular velocities, which exist only in space."""
        return found

    def _check_speed(self, start: Assembler, system: System, q: Array, v: Array) -> None:
        """Refuse a dead position, in which a drive would need unbounded velocities."""
        rates = start.model.constraint_rates(start.t, q, np.zeros(len(v)), start.p)
        speed, positions = start.unit / start.scales.time, np.array(system.lengths)
        speed[positions] = speed[positions].max(initial=0.0)  # a point may be near an axis
        rates, found = rates / start.scales.rows * start.scales.time, np.abs(v / speed)
        asked = max(np.abs(rates).max(initial=0.0), np.abs(start.v / speed).max())
        if self.reader.drives and found.max() > 1e6 * asked > 0:
            k = int(found.argmax())
            name = start.names[len(q) + k]
            what = f"the drives start in a dead position: {name} would be {v[k]:.2g}"
            raise wrong(("Drives",), what, "start near it, or drive another coordinate")

    def _check_distances(self, values: dict[str, float]) -> None:
        """Refuse two coincident points of a part that needs the direction from one to the other."""
        pairs: list[tuple[Path, tuple[str, ...], str]] = []
        for key in ("Springs", "Dampers"):
            for name, path, given in self.reader.each(key):
                if not is_displacement(name) and (
                    key == "Dampers" or self.reader.read(given[1], path) != 0
                ):
                    part = f"{PART_TITLES[key]} {name}"
                    pairs.append((path, self.reader.points(name, path), part))
        for i, name in enumerate(self.reader.parts.Collinear):
            path = ("PartData", "Collinear", i)
            pairs.append((path, self.reader.points(name, path, least=3)[:2], f"line {name}"))
        points = [*self.reader.moving, *self.reader.fixed]
        extent = max(abs(x) for point in points for x in self._position_of(point, values))
        for path, (a, b), part in pairs:
            ends = (self._position_of(point, values) for point in (a, b))
            if math.dist(*ends) <= 1e-9 * extent:
                what = (
                    f"{a} and {b} start at the same position, so that the {part} has no direction"
                )
                hint = "give them different start positions"
                hint += ", or the free length 0" if part.startswith("spring") else ""
                raise wrong(path, what, hint)

    def _position_of(self, point: str, values: Mapping[str, float]) -> list[float]:
        if point in self.reader.fixed:
            return [*map(self.reader.value, self.reader.fixed[point])]
        return [values[f"{point}_{axis}"] for axis in self.reader.axes]

    def _cannot_assemble(self, start: Assembler, fixed: list[str]) -> ProblemError:
        """Return the error with the constraints that cannot be satisfied."""
        surplus = start.surplus(fixed)
        if surplus:
            what = f"too many values are fixed: with {', '.join(surplus)} free it can be assembled"
            return wrong(("ProblemData",), what)
        q = start.positions(start.q, fixed)
        if q is not None:
            _, sizes, V = np.linalg.svd(start.matrix(q, start.v))
            dead = len(sizes) <= len(q) and sizes.min(initial=1.0) < 1e-6 * sizes.max(initial=1.0)
            if self.reader.drives and dead:
                name = start.names[int(np.abs(V[len(sizes) - 1]).argmax())]
                what = f"the drives start in a dead position: {name} can move without them"
                return wrong(("Drives",), what, "start near it, or drive another coordinate")
            what = "no velocities satisfy the constraints at the positions that were found"
            return wrong(
                ("ProblemData", "velocities"), what, "correct the constraints on velocities"
            )
        h = np.abs(start.model.constraints(start.t, start.q, start.v, start.p))
        parts, names = h / start.scales.rows, start.model.system.constraint_names
        worst = [int(k) for k in np.argsort(-parts)[:3] if parts[k] > 1e-9]
        off = ", ".join(f"{names[k]} by {h[k]:.3g}" for k in worst)
        what = (
            f"the mechanism cannot be assembled from these guesses; these constraints fail: {off}"
        )
        return wrong(("ProblemData", "positions"), what, "correct the lengths or the guesses")
