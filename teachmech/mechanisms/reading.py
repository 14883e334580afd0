"""Reader: the keys of a MechSpec file checked, and brought to bodies, points and terms."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.documents import dotted
from teachmech.errors import ExpressionError, ProblemError, did_you_mean
from teachmech.expressions import (
    Names,
    evaluate,
    parse_constant,
    parse_equation,
    parse_expression,
    symbol,
    to_text,
)
from teachmech.mechanisms import spec
from teachmech.mechanisms.bodies import Body, Pair, angle_of
from teachmech.mechanisms.spec import Vector
from teachmech.mechanisms.terms import Terms

if TYPE_CHECKING:
    import sympy

    from teachmech.mechanisms.mechanism import Mechanism

Path = tuple[str | int, ...]

POINT = re.compile(r"[A-Za-z][0-9]*")
NAMED_ANGLE = re.compile(r"\bv?theta_([A-Za-z0-9]+)")
EARTH = ("0", "-9.80665")


class Reader:
    """What the keys of a file mean; every error knows the key.

    Parameters
    ----------
    file : Mechanism
        Only its keys are used.
    """

    def __init__(self, file: Mechanism) -> None:
        self.parts = file.PartData
        self.applied = file.AppliedForces
        self.drives = file.Drives
        self.constraints = file.Constraints
        self.out_file = file.SolverParams.OutFile or spec.OutFileData()
        self.parameters = file.PhysicalParams

    # --- points and bodies --------------------------------------------------------------------

    @cached_property
    def fixed(self) -> dict[str, Pair]:
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
        for key in ("Springs", "Dampers"):
            for name in getattr(self.parts, key):
                points |= set(self.points(name, ("PartData", key, name), 2))
        for name in self.parts.Particles:
            points |= set(self.points(name, ("PartData", "Particles", name), 1))
        return sorted(points - self.fixed.keys())

    @cached_property
    def bodies(self) -> dict[str, Body]:
        """The rigid bodies by name."""
        bodies: dict[str, Body] = {}
        for key, data in self.parts.Rigids.items():
            for name in key.split(","):
                path = ("PartData", "Rigids", key)
                body = self._body(name.strip(), path, data)
                if body.name in bodies:
                    raise wrong(path, f"the body {body.name} is described twice")
                bodies[body.name] = body
        return bodies

    def _body(self, name: str, path: Path, data: spec.RigidData) -> Body:
        points = self.points(name, path)
        if len(data.Geom) != len(points) - 1:
            what = f"Geom has {len(data.Geom)} entries for the points {', '.join(points[1:])}"
            hint = f"the first point, {points[0]}, is the origin; give one place for each other"
            raise wrong((*path, "Geom"), what, hint)
        places: dict[str, Pair] = {points[0]: ("0", "0")}
        for i, (point, place) in enumerate(zip(points[1:], data.Geom, strict=True)):
            places[point] = self.vector(place, (*path, "Geom", i))
        length, aside = places[points[1]]
        if self.value(aside) != 0:
            what = f"{points[1]}, the second point of {name}, is not on the x axis of its frame"
            raise wrong((*path, "Geom", 0), what, "give [L]: its distance from the first")
        if not self.value(length) > 0:
            what = f"{points[0]} and {points[1]} of {name} are {self.value(length):g} apart"
            raise wrong((*path, "Geom", 0), what, "a distance is positive")
        places[points[1]] = (length, "0")
        centroid, mass, inertia = data.Dyna
        return Body(
            name,
            points,
            places,
            self.vector(centroid, (*path, "Dyna", 0)),
            self.positive(mass, (*path, "Dyna", 1), "mass"),
            self.positive(inertia, (*path, "Dyna", 2), "moment of inertia", or_zero=True),
        )

    @cached_property
    def turning(self) -> list[str]:
        """The bodies whose turn angle is a coordinate: those with a torque, or named by one."""
        turning = []
        for section, torques in (
            (("AppliedForces", "ConstTorques"), self.applied.ConstTorques),
            (("AppliedForces", "Torques"), self.applied.Torques),
            (("PartData", "TorsionSprings"), self.parts.TorsionSprings),
        ):
            for name in torques:
                turning += self.turned(name, (*section, name))
        texts = [*self.drives, *self.constraints.values(), self.applied.Rayleigh or ""]
        texts += [*self.applied.Torques.values()]
        texts += [text for force in self.applied.Forces.values() for text in force]
        turning += [body for text in texts for body in NAMED_ANGLE.findall(text)]
        for body in self.out_file.angles or ():
            check_known(body, self.bodies, "body", ("SolverParams", "OutFile", "angles"))
            turning.append(body)
        return [body for body in self.bodies if body in turning]

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
        terms = Terms(points, self.fixed, self.turning)
        self._add_parts(terms)
        self._add_joints(terms)
        self._add_forces(terms)
        return terms

    def _add_parts(self, terms: Terms) -> None:
        gravity = self._gravity
        for body in self.bodies.values():
            terms.add_body(body)
            terms.add_weight(body.name, terms.shares(body, body.centroid), body.mass, gravity)
        for name, given in self.parts.Springs.items():
            path: Path = ("PartData", "Springs", name)
            part, (a, b) = f"spring {name}", self.points(name, path, 2)
            stiffness, length, *mass = self.numbers(given, path)
            terms.add_spring(part, a, b, stiffness, length)
            for text in mass:
                self.positive(text, (*path, 2), "mass", or_zero=True)
                terms.add_rod(part, a, b, text)
                terms.add_weight(part, terms.middle(a, b), text, gravity)
        for name, damping in self.parts.Dampers.items():
            path = ("PartData", "Dampers", name)
            a, b = self.points(name, path, 2)
            text = self.positive(damping, path, "damping", or_zero=True)
            terms.add_damper(f"damper {name}", a, b, text)
        for name, given in self.parts.TorsionSprings.items():
            path = ("PartData", "TorsionSprings", name)
            stiffness, rest = self.numbers(given, path)
            bodies = self.turned(name, path)
            terms.add_torsion_spring(f"torsion spring {name}", bodies, stiffness, rest)
        for point, mass_of_point in self.parts.Particles.items():
            text = self.positive(mass_of_point, ("PartData", "Particles", point), "mass")
            x, y = terms.at(point)
            terms.add_particle(f"particle {point}", point, text)
            terms.add_weight(f"particle {point}", ([("1", x)], [("1", y)]), text, gravity)

    def _add_joints(self, terms: Terms) -> None:
        for i, name in enumerate(self.parts.Collinear):
            path: Path = ("PartData", "Collinear", i)
            points = self.points(name, path, least=3)
            for point in points:
                self.known_point(point, path)
            if set(points[:2]) <= self.fixed.keys():
                a, b = ([*map(self.value, self.fixed[point])] for point in points[:2])
                if a == b:
                    what = f"{points[0]} and {points[1]} are at one place and give no line"
                    raise wrong(path, what, "the first two points give the line; move one of them")
            if set(points) <= self.fixed.keys():
                raise wrong(path, f"all points of {name} are fixed", "name points that move")
            terms.align(f"line {name}", points)
        for name, text in self.drives.items():
            check_known(name, terms.coordinates, "coordinate", ("Drives", name))
            self.drive(name)
            part = f"drive of {name}"
            terms.constrain(part, part, f"{name} - ({text}) = 0")
        for name, text in self.constraints.items():
            self._read(parse_equation, text, ("Constraints", name), self._state)
            terms.constrain(name, name, text)

    def _add_forces(self, terms: Terms) -> None:
        applied = self.applied
        for name, force in applied.ConstForces.items():
            path: Path = ("AppliedForces", "ConstForces", name)
            part, point, body = self._target(name, path)
            components = self.vector(force, path)
            terms.push_point(part, point, components, body)
            if body is None:
                for place, component in zip(terms.at(point), components, strict=True):
                    terms.potential.append((part, f"-({component})*{place}"))
        for name, torque in applied.ConstTorques.items():
            text = self.number(torque, ("AppliedForces", "ConstTorques", name))
            bodies = name.split("-")
            terms.turn(f"torque on {name}", bodies, text)
            turned = " - ".join(map(angle_of, bodies))
            terms.potential.append((f"torque on {name}", f"-({text})*({turned})"))
        for name, force in applied.Forces.items():
            path = ("AppliedForces", "Forces", name)
            part, point, body = self._target(name, path)
            components = _padded(force, path)
            for i, component in enumerate(components):
                self.expression(component, (*path, i), self._state)
            terms.push_point(part, point, components, body)
        for name, torque in applied.Torques.items():
            self.expression(torque, ("AppliedForces", "Torques", name), self._state)
            terms.turn(f"torque on {name}", name.split("-"), torque)
        if applied.Rayleigh is not None:
            dissipation = self.expression(
                applied.Rayleigh, ("AppliedForces", "Rayleigh"), self._state
            )
            for coordinate in terms.coordinates:
                rate = symbol(f"v{coordinate}")
                if dissipation.has(rate):
                    slowing = to_text(-dissipation.diff(rate))
                    terms.push("dissipation", [("1", coordinate)], f"({slowing})")

    def _target(self, name: str, path: Path) -> tuple[str, str, Body | None]:
        """Part, point and body of a force: ``B``, or ``E on CDE`` in the frame of a body."""
        point, on, body = (text.strip() for text in name.partition(" on "))
        self.known_point(point, path)
        if not on:
            return f"force on {point}", point, None
        check_known(body, self.bodies, "body", path)
        if point not in self.bodies[body].points:
            points = ", ".join(self.bodies[body].points)
            raise wrong(path, f"{point} is no point of {body}", f"its points are {points}")
        return f"force on {name}", point, self.bodies[body]

    def drive(self, name: str) -> sympy.Expr:
        """The prescribed motion of a coordinate."""
        refusal = "a prescribed motion depends on time and parameters only"
        return self.expression(self.drives[name], ("Drives", name), ["t"], refusal)

    @property
    def _gravity(self) -> Pair:
        if "Gravity" not in self.applied.model_fields_set:
            return "0", "0"
        if not self.applied.Gravity:
            return EARTH
        return self.vector(self.applied.Gravity, ("AppliedForces", "Gravity"))

    # --- texts and names ----------------------------------------------------------------------

    @cached_property
    def values(self) -> dict[str, float]:
        """The parameters as numbers."""
        values = {}
        for name, text in self.parameters.items():
            try:
                values[name] = parse_constant(text)
            except ExpressionError as error:
                located = error.at(f"parameter {name}")
                located.place = ("PhysicalParams", name)
                raise located from None
        return values

    @cached_property
    def _state(self) -> list[str]:
        """Time, coordinates and velocities."""
        points = [f"{point}_{axis}" for point in self.moving for axis in "xy"]
        names = [*points, *map(angle_of, self.turning)]
        return ["t", *names, *(f"v{name}" for name in names)]

    def number(self, text: str, path: Path) -> str:
        """A text, once it has been read as an expression in the parameters."""
        value = self._located(path, lambda: self.value(text))
        if not math.isfinite(value):
            hint = "look for a division by zero, or a root or logarithm of a negative number"
            raise wrong(path, f"{text} is {value}", hint)
        return text

    def numbers(self, texts: Sequence[str], path: Path) -> list[str]:
        """Texts, each read as a number."""
        return [self.number(text, (*path, i)) for i, text in enumerate(texts)]

    def vector(self, texts: Vector, path: Path) -> Pair:
        """Two numbers; what is missing is 0."""
        x, y = _padded(texts, path)
        self.numbers((x, y), path)
        return x, y

    def positive(self, text: str, path: Path, what: str, or_zero: bool = False) -> str:
        """A number that is positive."""
        value = self.value(self.number(text, path))
        if value < 0 or (value == 0 and not or_zero):
            hint = f"a {what} is positive" + (" or 0" if or_zero else "")
            raise wrong(path, f"the {what} is {value:g}", hint)
        return text

    def value(self, text: str, values: dict[str, float] | None = None) -> float:
        """The value of a text for these parameter values, or those of the file."""
        read = parse_expression(text, Names(tuple(self.parameters)))
        with np.errstate(all="ignore"):
            return float(evaluate(read.symbolic, values or self.values))

    def expression(
        self, text: str, path: Path, names: Sequence[str], refusal: str = ""
    ) -> sympy.Expr:
        """A text, read as an expression in these names and the parameters."""
        return self._read(parse_expression, text, path, names, refusal)

    def _read(
        self,
        read: Callable[..., Any],
        text: str,
        path: Path,
        names: Sequence[str],
        refusal: str = "",
    ) -> sympy.Expr:
        def explain(name: str) -> str | None:
            if refusal and name in self._state:
                return refusal
            point, _, axis = name.removeprefix("v").rpartition("_")
            if point in self.fixed and axis in ("x", "y"):
                return f"{point} is fixed in the world"
            angle = NAMED_ANGLE.fullmatch(name)
            if angle and angle[1] not in self.bodies:
                return f"there is no body {angle[1]}; known are {', '.join(self.bodies)}"
            return None

        known = Names((*names, *self.parameters), explain)
        return self._located(path, lambda: read(text, known).symbolic)

    @staticmethod
    def _located(path: Path, read: Callable[[], Any]) -> Any:
        try:
            return read()
        except ExpressionError as error:
            error.place = error.place or path
            raise

    def points(
        self, name: str, path: Path, count: int | None = None, least: int = 2
    ) -> tuple[str, ...]:
        """The points that a name is made of: so many, or at least so many."""
        points = tuple(POINT.findall(name))
        enough = len(points) == count if count else len(points) >= least
        if "".join(points) != name or not enough:
            wanted = f"the names of {count or f'{least} or more'} points"
            wanted = "a point" if count == 1 else wanted
            hint = "a point is a letter, or a letter with digits; names stand one after the other"
            raise wrong(path, f"{name!r} is not {wanted}", hint)
        if len(set(points)) < len(points):
            raise wrong(path, f"a point occurs twice in {name!r}")
        return points

    def known_point(self, point: str, path: Path) -> None:
        """Refuse a point that no part has."""
        check_known(point, [*self.moving, *self.fixed], "point", path)


def check_known(name: str, known: Collection[str], kind: str, path: Path) -> None:
    """Refuse a name that is not among those known."""
    if name not in known:
        names = list(known)
        hint = did_you_mean(name, names) or f"known are {', '.join(names[:20]) or 'none'}"
        raise wrong(path, f"there is no {kind} {name!r}", hint)


def wrong(path: Path, what: str, hint: str = "") -> ProblemError:
    """What is wrong at a key of the file."""
    return ProblemError(what, key=dotted(path), hint=hint, place=path)


def _padded(texts: Vector, path: Path) -> Pair:
    if len(texts) > 2:
        raise wrong(path, f"{len(texts)} coordinates in the plane", "give at most 2")
    x, y = [*texts, "0", "0"][:2]
    return x, y
