"""Reader: the keys of a MechSpec file brought to bodies, points and terms."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any

import numpy as np

from teachmech.base.errors import nearest, shortened
from teachmech.expressions import (
    Formula,
    evaluate,
    parse_equation,
    parse_expression,
    symbol,
    to_text,
)
from teachmech.problems.mechanisms import spec
from teachmech.problems.mechanisms.bodies import Body, RigidBody, Text, Vector, angle_of
from teachmech.problems.mechanisms.contributions import Terms
from teachmech.problems.mechanisms.texts import (
    NOT_FINITE,
    POINT,
    Path,
    Texts,
    check_known,
    wrong,
)

NAMED_ANGLE = re.compile(r"\bv?theta_([A-Za-z0-9]+)")
# What people call the rate at which something turns, which is vtheta_OA, or omega_ABC_x in space.
TURNING = re.compile(r"v?(?:omega|w|theta_?dot|phi_?dot)_([A-Za-z0-9]+)(?:_([a-z]))?")
MAX_NAME = 34  # of a body, so that theta_.. is a name
MAX_POINTS = 100  # that move; the start of as many rods is assembled in seconds


KINDS = {
    "Rigids": "body",
    "Springs": "spring",
    "Dampers": "damper",
    "TorsionSprings": "torsion spring",
    "TorsionDampers": "torsion damper",
    "Particles": "particle",
}


class Reader(Texts):
    """What the keys of a file mean, with other values of parameters; every error knows the key.

    Attributes
    ----------
    paths : dict of str to tuple
        The keys of every part of the terms.
    """

    AXES = "xy"
    EARTH: Vector = ("0", "-9.80665")

    def __init__(self, file: spec.MechSpec, parameters: Mapping[str, Any] | None = None) -> None:
        super().__init__({**file.PhysicalParams, **(parameters or {})}, self.AXES)
        self.file = file
        self.parts = file.PartData
        self.applied = file.AppliedForces
        self.drives = file.Drives
        self.constraints = file.Constraints
        self.out_file = file.SolverParams.OutFile or spec.OutFileData()
        self.paths: dict[str, Path] = {}

    # --- points and bodies --------------------------------------------------------------------

    def each(self, key: str) -> Iterator[tuple[str, Path, Any]]:
        """The parts of one kind, with their keys; ``AB, CD: ...`` are two that are equal."""
        seen = set()
        for names, given in getattr(self.parts, key).items():
            for name in map(str.strip, names.split(",")):
                path = ("PartData", key, names)
                if name in seen:
                    raise wrong(path, f"the {KINDS[key]} {name} is described twice")
                seen.add(name)
                yield name, path, given

    @cached_property
    def fixed(self) -> dict[str, Vector]:
        """The points fixed in the world, with their places."""
        fixed = {}
        for point, place in self.parts.Fixed.items():
            path = ("PartData", "Fixed", point)
            self.points(point, path, 1)
            fixed[point] = self.vector(place, path)
        return fixed

    @cached_property
    def moving(self) -> list[str]:
        """The points that move, in alphabetic order."""
        points = {point for body in self.bodies.values() for point in body.points}
        for key, count in (("Springs", 2), ("Dampers", 2), ("Particles", 1)):
            for name, path, _ in self.each(key):
                points |= set(self.points(name, path, count))
        if len(points) > MAX_POINTS:
            what = f"{len(points)} points; at most {MAX_POINTS} are accepted"
            raise wrong(("PartData",), what, "leave out parts")
        return sorted(points - self.fixed.keys())

    @cached_property
    def bodies(self) -> dict[str, RigidBody]:
        """The rigid bodies by name."""
        bodies: dict[str, RigidBody] = {}
        for name, path, data in self.each("Rigids"):
            bodies[self._part(name, path)] = self._body(name, path, data)
        return bodies

    def _body(self, name: str, path: Path, data: spec.RigidData) -> RigidBody:
        places = self._places(name, path, data)
        self._check_plane(path, data)
        centroid, mass, inertia = data.Dyna
        return Body(
            name,
            tuple(places),
            places,
            self.vector(centroid, (*path, "Dyna", 0)),
            self.positive(mass, (*path, "Dyna", 1), "mass"),
            self.positive(str(inertia), (*path, "Dyna", 2), "moment of inertia", or_zero=True),
        )

    def _check_plane(self, path: Path, data: spec.RigidData) -> None:
        """Refuse what a body of the plane does not have."""
        if not isinstance(data.Dyna[2], str):
            what = f"{len(data.Dyna[2])} moments of inertia in the plane"
            raise wrong((*path, "Dyna", 2), what, "give one, or write Dimension: 3")
        if data.About != "centroid":
            what = "a moment of inertia of the plane is that about the centroid"
            raise wrong((*path, "About"), what, "remove About")

    def _places(self, name: str, path: Path, data: spec.RigidData) -> dict[str, Vector]:
        """The local places of the points of a body."""
        points = self.points(name, path)
        if len(name) > MAX_NAME:
            what = f"the name {shortened(name)} has {len(name)} characters"
            hint = f"at most {MAX_NAME}; name points that matter, with few digits"
            raise wrong(path, what, hint)
        if len(data.Geom) != len(points) - 1:
            what = f"Geom has {len(data.Geom)} entries for the points {', '.join(points[1:])}"
            hint = f"the first point, {points[0]}, is the origin; give one place for each other"
            raise wrong((*path, "Geom"), what, hint)
        places: dict[str, Vector] = {points[0]: self.padded((), path)}
        for i, (point, place) in enumerate(zip(points[1:], data.Geom, strict=True)):
            places[point] = self.vector(place, (*path, "Geom", i))
        length, *aside = places[points[1]]
        if any(self.value(component) != 0 for component in aside):
            what = f"{points[1]}, the second point of {name}, is not on the x axis of its frame"
            raise wrong((*path, "Geom", 0), what, "give [L]: its distance from the first")
        if not self.value(length) > 0:
            what = f"{points[0]} and {points[1]} of {name} are {self.value(length):g} apart"
            raise wrong((*path, "Geom", 0), what, "a distance is positive")
        places[points[1]] = self.padded((length,), path)
        self._check_fixed(name, places, path)
        return places

    def _check_fixed(self, name: str, places: dict[str, Vector], path: Path) -> None:
        """Refuse a body whose fixed points are elsewhere than in its frame."""
        for a, b in combinations([point for point in places if point in self.fixed], 2):
            own, world = (self._distance(of[a], of[b]) for of in (places, self.fixed))
            if abs(own - world) > 1e-9 * (own + world):
                what = f"{a} and {b} are {own:g} apart on {name}, and fixed {world:g} apart"
                raise wrong((*path, "Geom"), what, "mend Geom or Fixed")

    def _distance(self, a: Vector, b: Vector) -> float:
        return math.dist([*map(self.value, a)], [*map(self.value, b)])

    @cached_property
    def turning(self) -> list[str]:
        """The bodies whose turn angle is a coordinate: those of which it is named anywhere."""
        turning = []
        for key in ("ConstTorques", "Torques"):
            for name in getattr(self.applied, key):
                turning += self.turned(name, ("AppliedForces", key, name))
        for key in ("TorsionSprings", "TorsionDampers"):
            for name, path, _ in self.each(key):
                turning += self.turned(name, path)
        texts = self._named_in()
        turning += [body for text in texts for body in NAMED_ANGLE.findall(text)]
        for body in self.out_file.angles or ():
            check_known(body, self.bodies, "body", ("SolverParams", "OutFile", "angles"))
            turning.append(body)
        return [body for body in self.bodies if body in turning]

    @property
    def scalars(self) -> list[str]:
        """The coordinates that are no places of points."""
        return [*map(angle_of, self.turning)]

    def check_scalar(self, name: str, path: Path) -> None:
        """Refuse the name of an angle that nothing has."""
        if name.startswith("theta_"):
            check_known(name.removeprefix("theta_"), self.bodies, "body", path)
        self.known_point(name, path)

    def untold(self, given: Collection[str]) -> list[str]:
        """The angles of which nothing tells how often they have turned."""
        told = {*given, *self.drives, *NAMED_ANGLE.findall(" ".join(self.constraints.values()))}
        return [angle_of(b) for b in self.turning if not told & {b, angle_of(b)}]

    def _named_in(self) -> list[str]:
        """All texts in which an angle or another coordinate may be named."""
        start = self.file.ProblemData
        texts = [*self.drives, *self.constraints.values(), self.applied.Rayleigh or ""]
        texts += [text for torque in self.applied.Torques.values() for text in components(torque)]
        texts += [text for force in self.applied.Forces.values() for text in force]
        return [*texts, *start.positions, *start.velocities]

    def turned(self, name: str, path: Path) -> list[str]:
        """The one or two bodies that a torque turns."""
        bodies = name.split("-")
        if len(set(bodies)) < len(bodies) or len(bodies) > 2:
            hint = "name one body, or two different ones as in OF-FE"
            raise wrong(path, f"{name!r} is neither a body nor two bodies", hint)
        for body in bodies:
            check_known(body, self.bodies, "body", path)
        return bodies

    # --- terms --------------------------------------------------------------------------------

    @cached_property
    def terms(self) -> Terms:
        """The terms of the system, in the coordinates of the points that move."""
        return self.terms_in(self.moving)

    def terms_in(self, points: Collection[str]) -> Terms:
        """The terms of all parts, in the coordinates of some points; see `Terms`."""
        terms = self._empty_terms(points)
        self._add_parts(terms)
        self._add_joints(terms)
        self._add_forces(terms)
        return terms

    def _empty_terms(self, points: Collection[str]) -> Terms:
        return Terms(points, self.fixed, self.scalars)

    def _add_parts(self, terms: Terms) -> None:
        gravity = self._gravity
        for body in self.bodies.values():
            terms.add_body(body)
            terms.add_weight(body.name, body.shares(body.centroid, terms.at), body.mass, gravity)
        for name, path, given in self.each("Springs"):
            part, a, b = self._between("spring", name, path)
            stiffness, length, *mass = self.numbers(given, path)
            self.positive(stiffness, (*path, 0), "stiffness", or_zero=True)
            self.positive(length, (*path, 1), "free length", or_zero=True)
            terms.add_spring(part, a, b, stiffness, length)
            for text in mass:
                self.positive(text, (*path, 2), "mass", or_zero=True)
                terms.add_rod(part, a, b, text)
                terms.add_weight(part, terms.middle(a, b), text, gravity)
        for name, path, damping in self.each("Dampers"):
            part, a, b = self._between("damper", name, path)
            terms.add_damper(part, a, b, self.positive(damping, path, "damping", or_zero=True))
        for name, path, given in self.each("TorsionSprings"):
            stiffness, rest = self.numbers(given, path)
            self.positive(stiffness, (*path, 0), "stiffness", or_zero=True)
            part = self._part(f"torsion spring {name}", path)
            terms.add_torsion_spring(part, self.turned(name, path), stiffness, rest)
        for name, path, damping in self.each("TorsionDampers"):
            part = self._part(f"torsion damper {name}", path)
            rate = self.positive(damping, path, "damping", or_zero=True)
            terms.add_torsion_damper(part, self.turned(name, path), rate)
        for point, path, mass_of_point in self.each("Particles"):
            self._check_moves((point,), path)
            text = self.positive(mass_of_point, path, "mass")
            part = self._part(f"particle {point}", path)
            terms.add_particle(part, point, text)
            terms.add_weight(part, terms.place_shares(point), text, gravity)

    def _between(self, kind: str, name: str, path: Path) -> tuple[str, str, str]:
        """A part of the terms, and the two points that it joins."""
        a, b = self.points(name, path, 2)
        self._check_moves((a, b), path)
        return self._part(f"{kind} {name}", path), a, b

    @cached_property
    def lines(self) -> dict[str, tuple[str, ...]]:
        """The points of each line by its name as a part."""
        lines = {}
        for i, name in enumerate(self.parts.Collinear):
            path: Path = ("PartData", "Collinear", i)
            points = self.points(name, path, least=3)
            for point in points:
                self.known_point(point, path)
            self._check_line(points, i)
            lines[self._part(f"line {name}", path)] = points
        return lines

    def _add_joints(self, terms: Terms) -> None:
        self._add_lines(terms)
        for name, text in self.drives.items():
            path: Path = ("Drives", name)
            self._check_driven(name, terms.coordinates, path)
            self._drive(name)
            part = self._part(f"drive of {name}", path)
            terms.constrain(part, part, f"{name} - ({text}) = 0")
        for name, text in self.constraints.items():
            path = ("Constraints", name)
            equation = self._in_state(text, path, parse_equation)
            if self._unfolds(text):
                text = f"{to_text(equation)} = 0"
            terms.constrain(self._part(f"constraint {name}", path), name, text)

    def _add_lines(self, terms: Terms) -> None:
        start = self.file.ProblemData
        asked = {("PartData", key): getattr(self.parts, key) for key in ("Joints", "Coplanar")}
        asked |= {("ProblemData", key): getattr(start, key) for key in spec.OF_SPACE}
        for path, given in asked.items():
            if given:
                hint = "write Dimension: 3; in the plane, bodies that share a point are pinned"
                raise wrong(path, f"{path[1]} are of mechanisms in space", hint)
        for part, points in self.lines.items():
            terms.align(part, points)

    def _check_line(self, points: Sequence[str], i: int) -> None:
        """Refuse a line without direction, one of fixed points, and one that is given twice."""
        path, (a, b, *others) = ("PartData", "Collinear", i), points
        if {a, b} <= self.fixed.keys():
            if self._distance(self.fixed[a], self.fixed[b]) == 0:
                what = f"{a} and {b} are at one place and give no line"
                raise wrong(path, what, "the first two points give the line; move one of them")
            if standing := [point for point in others if point in self.fixed]:
                what = f"{', '.join((a, b, *standing))} are all fixed"
                raise wrong(path, what, "name two fixed points, and those that move on their line")
        for earlier in self.parts.Collinear[:i]:
            if POINT.findall(earlier)[:2] == [a, b]:
                twice = set(POINT.findall(earlier)).intersection(others)
                if twice:
                    what = f"{a}, {b}, {min(twice)} are kept in line twice"
                    raise wrong(path, what, "remove one of them")

    def _check_driven(self, name: str, coordinates: Sequence[str], path: Path) -> None:
        """Refuse a drive of what is not a coordinate."""
        if name in self._state and name not in ("t", *coordinates):
            what = f"{name} is a velocity, and a drive prescribes a coordinate"
            hint = "write an equation under Constraints"
            hint = f"drive {name[1:]}, or {hint}" if name[1:] in coordinates else hint
            raise wrong(path, what, hint)
        if explained := self._explain(name):
            raise wrong(path, explained, "drive a coordinate that moves")
        for meant in (f"{name}_x", angle_of(name)):
            if meant in coordinates or meant.removeprefix("theta_") in self.bodies:
                raise wrong(path, f"there is no coordinate {name!r}", f"did you mean {meant!r}?")
        check_known(name, coordinates, "coordinate", path)

    def _add_forces(self, terms: Terms) -> None:
        for constant in ("Const", ""):
            for name, force in getattr(self.applied, f"{constant}Forces").items():
                path: Path = ("AppliedForces", f"{constant}Forces", name)
                part, point, body = self._target(name, path)
                vector = self.vector(force, path) if constant else self._in_coordinates(force, path)
                terms.push_point(part, point, vector, body)
                if constant and body is None:
                    for place, component in zip(terms.at(point), vector, strict=True):
                        terms.potential.append((part, f"-({component})*{place}"))
            for name, torque in getattr(self.applied, f"{constant}Torques").items():
                path = ("AppliedForces", f"{constant}Torques", name)
                for text in components(torque) if constant else ():
                    self.number(text, path)
                self._add_torque(terms, name, torque, path, bool(constant))
        _ = self._expressions
        if self.applied.Rayleigh is not None:
            self._add_dissipation(terms, self.applied.Rayleigh)

    def _add_torque(
        self, terms: Terms, name: str, torque: Text | Vector, path: Path, constant: bool
    ) -> None:
        """A torque on an angle that is a coordinate, or on two."""
        if not isinstance(torque, str):
            what = f"{len(torque)} components of a torque on an angle"
            raise wrong(path, what, "give one number or expression")
        part, bodies = self._part(f"torque on {name}", path), self.turned(name, path)
        terms.turn(part, bodies, torque)
        if constant:
            turned = " - ".join(map(angle_of, bodies))
            terms.potential.append((part, f"-({torque})*({turned})"))

    @cached_property
    def _expressions(self) -> dict[Path, Formula]:
        """The forces and torques that are expressions."""
        texts: dict[Path, str] = {}
        for name, force in self.applied.Forces.items():
            for i, text in enumerate(force):
                texts["AppliedForces", "Forces", name, i] = text
        for name, torque in self.applied.Torques.items():
            for i, text in enumerate(components(torque)):
                key: Path = ("AppliedForces", "Torques", name)
                texts[key if isinstance(torque, str) else (*key, i)] = text
        return {path: self._in_state(text, path) for path, text in texts.items()}

    def check_forces(self, state: Mapping[str, float]) -> None:
        """Refuse a force or a torque that is not a number in a state."""
        for path, expression in self._expressions.items():
            with np.errstate(all="ignore"):
                value = float(evaluate(expression, {**self.values, **state}))
            if not math.isfinite(value):
                raise wrong(path, f"it is {value} at the start", NOT_FINITE)

    def _add_dissipation(self, terms: Terms, text: str) -> None:
        """Q = -dR/dv."""
        path = ("AppliedForces", "Rayleigh")
        dissipation = self._in_state(text, path)
        rates = {coordinate: symbol(f"v{coordinate}") for coordinate in terms.coordinates}
        if not dissipation.has(*rates.values()):
            what = f"{text} contains no velocity and dissipates nothing"
            raise wrong(path, what, "as in c*vtheta_OA^2/2; or remove it")
        for coordinate, rate in rates.items():
            if dissipation.has(rate):
                slowing = to_text(-dissipation.diff(rate))
                part = self._part("dissipation", path)
                terms.push(part, [("1", coordinate)], f"({slowing})")

    def _target(self, name: str, path: Path) -> tuple[str, str, RigidBody | None]:
        """Part, point and body of a force: ``B``, or ``E on CDE`` in the frame of a body."""
        point, on, body = (text.strip() for text in name.partition(" on "))
        self.known_point(point, path)
        self._check_moves((point,), path)
        part = self._part(f"force on {name}", path)
        if not on:
            return part, point, None
        check_known(body, self.bodies, "body", path)
        if point not in self.bodies[body].points:
            points = ", ".join(self.bodies[body].points)
            raise wrong(path, f"{point} is not a point of {body}", f"its points are {points}")
        return part, point, self.bodies[body]

    def _part(self, part: str, path: Path) -> str:
        """A part of the terms, whose keys are kept."""
        self.paths[part] = path
        return part

    def _check_moves(self, points: Sequence[str], path: Path) -> None:
        """Refuse a force or a mass that could move nothing."""
        if set(points) <= self.fixed.keys():
            are = "is" if len(points) == 1 else "are"
            what = f"{' and '.join(points)} {are} fixed in the world, so that this moves nothing"
            raise wrong(path, what, "remove it, or name a point that moves")

    def _drive(self, name: str) -> Formula:
        """The prescribed motion of a coordinate."""

        def explain(name: str) -> str | None:
            if name in self._state:
                return "a prescribed motion depends on time and parameters only"
            return self._explain(name)

        return self.read(self.drives[name], ("Drives", name), ["t"], explain)

    def drive_at(self, name: str, time: float) -> float:
        """Where a drive puts its coordinate."""
        with np.errstate(all="ignore"):
            value = float(evaluate(self._drive(name), {**self.values, "t": time}))
        if not math.isfinite(value):
            raise wrong(("Drives", name), f"it is {value} at the start, t = {time:g}", NOT_FINITE)
        return value

    @property
    def _gravity(self) -> Vector:
        if "Gravity" not in self.applied.model_fields_set:
            return self.padded((), ())
        if not self.applied.Gravity:
            return self.EARTH
        return self.vector(self.applied.Gravity, ("AppliedForces", "Gravity"))

    # --- texts and names ----------------------------------------------------------------------

    @cached_property
    def _state(self) -> list[str]:
        """Time, coordinates and velocities."""
        names = self._empty_terms(self.moving).coordinates
        return ["t", *names, *(f"v{name}" for name in names)]

    def _in_state(
        self, text: str, path: Path, parse: Callable[..., Any] = parse_expression
    ) -> Formula:
        """A text, read as an expression in time, coordinates, velocities and parameters."""
        return self.read(text, path, self._state, self._explain, parse)

    def _unfolds(self, text: str) -> bool:
        """Return whether a text has names that stand for expressions of the coordinates."""
        return False

    def _in_coordinates(self, texts: Sequence[Text], path: Path) -> Vector:
        """Expressions, one for each axis, in the coordinates and velocities alone."""
        return tuple(
            to_text(self._in_state(text, path)) if self._unfolds(text) else text
            for text in self.padded(texts, path)
        )

    def _explain(self, name: str) -> str | None:
        """Why a name that looks like a coordinate or a velocity is not one."""
        point, _, axis = name.removeprefix("v").rpartition("_")
        if point in self.fixed and axis and axis in self.axes:
            return f"{point} is fixed in the world"
        angle = NAMED_ANGLE.fullmatch(name)
        if angle and angle[1] not in self.bodies:
            return f"there is no body {angle[1]}; {nearest(angle[1], self.bodies)}"
        turning = TURNING.fullmatch(name)
        if turning and turning[1] in self.bodies:
            return f"the angular velocity of {turning[1]} is written v{angle_of(turning[1])}"
        return None

    def known_point(self, point: str, path: Path) -> None:
        """Refuse a point that no part has."""
        check_known(point, [*self.moving, *self.fixed], "point", path)


def components(torque: Text | Vector) -> Sequence[Text]:
    """The texts of a torque: one about a given axis, or one for each axis."""
    return (torque,) if isinstance(torque, str) else torque
