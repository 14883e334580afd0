"""Mechanism: a MechSpec file and what it means, a System in the coordinates of its points."""

from __future__ import annotations

import math
import re
from functools import cached_property
from typing import Any

import numpy as np
from pydantic import Field

from teachmech.assembly import Assembler
from teachmech.constraints import Constraint
from teachmech.documents import dotted
from teachmech.errors import ExpressionError, ProblemError, did_you_mean
from teachmech.expressions import Names, evaluate, parse_constant, parse_expression
from teachmech.integrators import Settings
from teachmech.mechanisms import spec
from teachmech.mechanisms.bodies import Body, Pair, Terms, angle_of
from teachmech.mechanisms.spec import Component, Vector
from teachmech.motion import Motion
from teachmech.problem_data import Text
from teachmech.problem_files import ProblemFile
from teachmech.program import load, write
from teachmech.starts import examine_start
from teachmech.systems import System

Path = tuple[str | int, ...]

POINT = re.compile(r"[A-Za-z][0-9]*")
EARTH = ("0", "-9.80665")
LEAST_TOLERANCE = 3e-14


class Mechanism(ProblemFile):
    """A plane linkage of rigid bodies, springs and particles, pinned where they share a point.

    Coordinates are the moving points in alphabetic order, ``A_x, A_y, B_x, ...``, then the turn
    angles ``theta_OF`` of bodies with a torque; velocities ``vA_x, ...``.

    Parameters
    ----------
    Title, PhysicalParams, Dimension, PartData, AppliedForces, ProblemData, SolverParams, Animation
        The keys of the file.

    Raises
    ------
    ProblemError
        A key or a value makes no sense, or the parts cannot be assembled; names file and line.
    ExpressionError
        A text is no expression in the PhysicalParams; points at the character.

    Notes
    -----
    J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action! Simulating mechanisms direct from a
    text file" (2018), for the format and the theory of the plane. Sign of the multipliers:
    M q'' = Q - A^T lambda.

    Examples
    --------
    >>> pendulum = Mechanism.loads('''
    ... Title: Pendulum
    ... PhysicalParams: {L: 1, m: 2}
    ... PartData:
    ...   Fixed: {O: []}
    ...   Rigids: {OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}}
    ... AppliedForces: {Gravity: [0, -9.81]}
    ... ProblemData: {tend: 1, positions: {A: [0.9, 0]}}
    ... ''')
    >>> pendulum.system.constraint_names, pendulum.start["A_x"]
    (('length of OA',), 1.0)
    """

    Title: str = Field(default="mechanism", max_length=200)
    PhysicalParams: dict[str, Text] = Field(default_factory=dict, description="Names to numbers.")
    Dimension: Text = Field(default="2", description="2: mechanisms of the plane.")
    PartData: spec.PartData
    AppliedForces: spec.AppliedForces = spec.AppliedForces()
    ProblemData: spec.ProblemData
    SolverParams: spec.SolverParams = spec.SolverParams()
    Animation: spec.AnimationData = spec.AnimationData()

    # --- what it means ------------------------------------------------------------------------

    @cached_property
    def system(self) -> System:
        """The system, with a start that meets the constraints."""
        return self._guessed.replace(start=self.start)

    @cached_property
    def start(self) -> dict[str, float]:
        """The start that was assembled: the nearest to the guesses that keeps what is fixed."""
        return self._assembled(self._guessed)

    @property
    def title(self) -> str:
        """Name and size in one line."""
        counts = f"bodies: {len(self._bodies)}, springs: {len(self.PartData.Springs)}"
        return f"{self.Title}: {counts}, particles: {len(self.PartData.Particles)}"

    @property
    def notes(self) -> list[str]:
        """What the file asks for and is not taken as it stands."""
        notes, integration = [], self.SolverParams.Integration
        if integration.order is not None:
            notes.append(f"order {integration.order} is that of a Taylor method; DOP853 has 8")
        if 0 < self._tolerance < LEAST_TOLERANCE:
            notes.append(f"tol {integration.tol} is below rounding; {LEAST_TOLERANCE:g} is taken")
        return notes

    @property
    def kinetic_energy(self) -> str:
        """T as a text in the velocities and parameters."""
        return " + ".join(self._terms.kinetic) or "0"

    @property
    def potential_energy(self) -> str:
        """V as a text in the coordinates and parameters."""
        return " + ".join(self._terms.potential) or "0"

    def energies(self, motion: Motion) -> tuple[Any, Any]:
        """Return T and V over the time of a motion, each of shape (N,), in joules."""
        system = motion.system
        values = {**motion.columns, **system.parameter_values}
        potential = np.zeros(len(motion))
        for text in self._terms.potential:
            potential += evaluate(parse_expression(text, system.names).symbolic, values)
        return motion.kinetic_energy, potential

    def simulate(self, **options: Any) -> Motion:
        """Return the motion; with other parameters the mechanism is assembled anew."""
        if options.get("parameters"):
            with self._locating():
                start = self._assembled(self._guessed.replace(parameters=options["parameters"]))
            options = {**options, "start": {**start, **(options.get("start") or {})}}
        return super().simulate(**options)

    # --- from the file to the system ----------------------------------------------------------

    @cached_property
    def _guessed(self) -> System:
        """The system with the start as it was typed."""
        terms, start = self._terms, {}
        for key, prefix in (("positions", ""), ("velocities", "v")):
            for point, given in getattr(self.ProblemData, key).items():
                for axis, component in zip("xy", self._padded_start(given), strict=True):
                    start[f"{prefix}{point}_{axis}"] = component.value
        start |= self._placed_by_bodies()
        n = len(terms.coordinates)
        mass = [["0"] * n for _ in range(n)]
        for i, p in enumerate(terms.coordinates):
            for k, q in enumerate(terms.coordinates):
                mass[i][k] = " + ".join(terms.mass.get((p, q), ["0"]))
        return System(
            terms.coordinates,
            mass=mass,
            forces=[" + ".join(terms.force.get(q, ["0"])) for q in terms.coordinates],
            constraints=[Constraint(equation, name) for name, equation in terms.constraints],
            parameters=self.PhysicalParams,
            start=start,
            name=re.sub("^[^A-Za-z]+|[^A-Za-z0-9_-]+", "-", self.Title).strip("-")[:79]
            or "mechanism",
            points=[(f"{point}_x", f"{point}_y") for point in sorted(self._moving)],
        )

    def _placed_by_bodies(self) -> dict[str, str]:
        """Guesses for points without one that are the third or a later one of a body."""
        given, texts = self.ProblemData.positions, {}
        for point in self._moving:
            for body in self._bodies.values():
                a, b, *others = body.points
                if point not in given and point in others and {a, b} <= {*given, *self._fixed}:
                    near = {
                        place: component.value
                        for p in (a, b)
                        if p in given
                        for place, component in zip(
                            self._terms.at(p), self._padded_start(given[p]), strict=True
                        )
                    }
                    for axis, shares in zip(
                        "xy", self._terms.shares(body, body.places[point]), strict=True
                    ):
                        places = [(weight, near.get(place, place)) for weight, place in shares]
                        texts[f"{point}_{axis}"] = " + ".join(f"{w}*({x})" for w, x in places)
        return texts

    @cached_property
    def _terms(self) -> Terms:
        parts, forces = self.PartData, self.AppliedForces
        terms = Terms(self._moving, self._fixed, self._turning)
        gravity = ("0", "0")
        if "Gravity" in forces.model_fields_set:
            where: Path = ("AppliedForces", "Gravity")
            gravity = self._vector(forces.Gravity, where) if forces.Gravity else EARTH
        for body in self._bodies.values():
            terms.add_body(body)
            terms.add_weight(terms.shares(body, body.centroid), body.mass, gravity)
        for name, (stiffness, length, *mass) in parts.Springs.items():
            path = ("PartData", "Springs", name)
            texts = [
                self._number(text, (*path, i)) for i, text in enumerate((stiffness, length, *mass))
            ]
            a, b = self._points(name, path, 2)
            terms.add_spring(a, b, *texts)
            if mass:
                terms.add_weight(terms.middle(a, b), texts[2], gravity)
        for point, mass_of_point in parts.Particles.items():
            text = self._positive(mass_of_point, ("PartData", "Particles", point), "mass")
            terms.add_particle(point, text)
            x, y = terms.at(point)
            terms.add_weight(([("1", x)], [("1", y)]), text, gravity)
        for point, force in forces.ConstForces.items():
            path = ("AppliedForces", "ConstForces", point)
            self._known_point(point, path)
            for place, part in zip(terms.at(point), self._vector(force, path), strict=True):
                terms.push([("1", place)], f"({part})")
                terms.potential.append(f"-({part})*{place}")
        for name, torque in forces.ConstTorques.items():
            text = self._number(torque, ("AppliedForces", "ConstTorques", name))
            for sign, body_name in zip(("", "-"), name.split("-"), strict=False):
                terms.add_torque(body_name, f"{sign}({text})")
        return terms

    @cached_property
    def _fixed(self) -> dict[str, Pair]:
        fixed = {}
        for point, place in self.PartData.Fixed.items():
            path = ("PartData", "Fixed", point)
            self._points(point, path, 1)
            fixed[point] = self._vector(place, path)
        return fixed

    @cached_property
    def _moving(self) -> list[str]:
        """The points that move, in alphabetic order."""
        parts = self.PartData
        points = {point for body in self._bodies.values() for point in body.points}
        for name in parts.Springs:
            points |= set(self._points(name, ("PartData", "Springs", name), 2))
        for name in parts.Particles:
            points |= set(self._points(name, ("PartData", "Particles", name), 1))
        return sorted(points - self._fixed.keys())

    @cached_property
    def _bodies(self) -> dict[str, Body]:
        bodies: dict[str, Body] = {}
        for key, data in self.PartData.Rigids.items():
            for name in key.split(","):
                path = ("PartData", "Rigids", key)
                body = self._body(name.strip(), path, data.Geom, data.Dyna)
                if body.name in bodies:
                    raise self._wrong(path, f"the body {body.name} is described twice")
                bodies[body.name] = body
        return bodies

    def _body(
        self, name: str, path: Path, geometry: tuple[Vector, ...], dynamics: tuple[Vector, str, str]
    ) -> Body:
        points = self._points(name, path)
        if len(geometry) != len(points) - 1:
            what = f"Geom has {len(geometry)} entries for the points {', '.join(points[1:])}"
            hint = f"the first point, {points[0]}, is the origin; give one place for each other"
            raise self._wrong((*path, "Geom"), what, hint)
        places: dict[str, Pair] = {points[0]: ("0", "0")}
        for i, (point, place) in enumerate(zip(points[1:], geometry, strict=True)):
            places[point] = self._vector(place, (*path, "Geom", i))
        length, aside = places[points[1]]
        if self._value(aside) != 0:
            what = f"{points[1]}, the second point of {name}, is not on the x axis of its frame"
            raise self._wrong((*path, "Geom", 0), what, "give [L]: its distance from the first")
        if not self._value(length) > 0:
            what = f"{points[0]} and {points[1]} of {name} are {self._value(length):g} apart"
            raise self._wrong((*path, "Geom", 0), what, "a distance is positive")
        places[points[1]] = (length, "0")
        centroid, mass, inertia = dynamics
        return Body(
            name,
            points,
            places,
            self._vector(centroid, (*path, "Dyna", 0)),
            self._positive(mass, (*path, "Dyna", 1), "mass"),
            self._positive(inertia, (*path, "Dyna", 2), "moment of inertia", or_zero=True),
        )

    @cached_property
    def _turning(self) -> list[str]:
        """The bodies with a torque, whose turn angle is a coordinate."""
        turning: list[str] = []
        for name in self.AppliedForces.ConstTorques:
            if len(set(name.split("-"))) < len(name.split("-")) or name.count("-") > 1:
                path = ("AppliedForces", "ConstTorques", name)
                hint = "name one body, or two different ones as in OF-FE"
                raise self._wrong(path, f"{name!r} is neither a body nor two bodies", hint)
            for body in name.split("-"):
                if body not in self._bodies:
                    known = list(self._bodies)
                    hint = did_you_mean(body, known) or f"known are {', '.join(known)}"
                    path = ("AppliedForces", "ConstTorques", name)
                    raise self._wrong(path, f"there is no body {body!r}", hint)
                turning += [body] if body not in turning else []
        return turning

    def _assembled(self, guessed: System) -> dict[str, float]:
        """The consistent start of a system that holds the guesses."""
        fixed = [
            f"{prefix}{point}_{axis}"
            for key, prefix in (("positions", ""), ("velocities", "v"))
            for point, given in getattr(self.ProblemData, key).items()
            for axis, component in zip("xy", self._padded_start(given), strict=True)
            if component.fixed
        ]
        settings = self.settings
        program = load(
            write(guessed, Settings.of((settings.start, settings.start + 1, 1))), guessed
        )
        names = guessed.coordinates
        try:
            with np.errstate(all="ignore"):
                start = Assembler(guessed, program, np.float64(settings.start), 1e-9)
                for body in self._turning:
                    a, b = (self._place(p, guessed, start.q) for p in self._bodies[body].points[:2])
                    start.q[names.index(angle_of(body))] = math.atan2(b[1] - a[1], b[0] - a[0])
                found = start.nearest(fixed) or start.search(fixed)
        except np.linalg.LinAlgError:
            examine_start(guessed, settings.start)  # names what has no mass
            what = "the mass matrix is not positive with these values"
            raise self._wrong(("PartData",), what, "look at masses and lengths") from None
        if found is None:
            raise self._cannot_assemble(start, fixed)
        q, v = found
        for body in self._turning:
            k = names.index(angle_of(body))
            q[k] = math.remainder(q[k], 2 * math.pi)
        return dict(zip(start.names, map(float, (*q, *v)), strict=True))

    def _cannot_assemble(self, start: Assembler, fixed: list[str]) -> ProblemError:
        """Say which constraints cannot be met."""
        surplus = start.surplus(fixed)
        if surplus:
            what = f"too many values are fixed: with {', '.join(surplus)} free it can be assembled"
            return self._wrong(("ProblemData",), what)
        h = np.abs(start.program.constraints(start.t, start.q, start.v, start.p))
        worst = [int(k) for k in np.argsort(-h)[:3] if h[k] > 0]
        off = ", ".join(f"{start.program.CONSTRAINTS[k]} by {h[k]:.3g}" for k in worst)
        what = f"the mechanism cannot be assembled from these guesses: off are {off}"
        return self._wrong(("ProblemData", "positions"), what, "mend lengths or guesses")

    def _place(self, point: str, system: System, q: Any) -> tuple[float, float]:
        if point in self._fixed:
            x, y = self._fixed[point]
            values = system.parameter_values
            return self._value(x, values), self._value(y, values)
        k = system.coordinates.index(f"{point}_x")
        return float(q[k]), float(q[k + 1])

    # --- texts and names ----------------------------------------------------------------------

    @cached_property
    def _names(self) -> Names:
        return Names(tuple(self.PhysicalParams))

    @cached_property
    def _parameters(self) -> dict[str, float]:
        values = {}
        for name, text in self.PhysicalParams.items():
            try:
                values[name] = parse_constant(text)
            except ExpressionError as error:
                located = error.at(f"parameter {name}")
                located.place = ("PhysicalParams", name)
                raise located from None
        return values

    def _number(self, text: str, path: Path) -> str:
        """A text, once it has been read as an expression in the parameters."""
        try:
            value = self._value(text)
        except ExpressionError as error:
            error.place = error.place or path
            raise
        if not math.isfinite(value):
            hint = "look for a division by zero, or a root or logarithm of a negative number"
            raise self._wrong(path, f"{text} is {value}", hint)
        return text

    def _vector(self, texts: Vector, path: Path) -> Pair:
        """Two texts; what is missing is 0."""
        if len(texts) > 2:
            raise self._wrong(path, f"{len(texts)} coordinates in the plane", "give at most 2")
        x, y = [self._number(text, (*path, i)) for i, text in enumerate(texts)] + ["0"] * (
            2 - len(texts)
        )
        return x, y

    def _value(self, text: str, values: dict[str, float] | None = None) -> float:
        known = values or self._parameters
        with np.errstate(all="ignore"):
            return float(evaluate(parse_expression(text, self._names).symbolic, known))

    def _positive(self, text: str, path: Path, what: str, or_zero: bool = False) -> str:
        value = self._value(self._number(text, path))
        if value < 0 or (value == 0 and not or_zero):
            raise self._wrong(path, f"the {what} is {value:g}", f"a {what} is positive")
        return text

    def _points(self, name: str, path: Path, count: int | None = None) -> tuple[str, ...]:
        """The points that a name is made of."""
        points = tuple(POINT.findall(name))
        least = 2 if count is None else count
        if "".join(points) != name or len(points) < least or count not in (None, len(points)):
            wanted = "a point" if count == 1 else f"the names of {count or '2 or more'} points"
            hint = "a point is a letter, or a letter with digits; names stand one after the other"
            raise self._wrong(path, f"{name!r} is not {wanted}", hint)
        if len(set(points)) < len(points):
            raise self._wrong(path, f"a point occurs twice in {name!r}")
        return points

    def _known_point(self, point: str, path: Path) -> None:
        known = [*self._moving, *self._fixed]
        if point not in known:
            hint = did_you_mean(point, known) or f"known are {', '.join(known)}"
            raise self._wrong(path, f"there is no point {point!r}", hint)

    @staticmethod
    def _padded_start(given: tuple[Component, ...]) -> tuple[Component, Component]:
        x, y = [*given, *[Component(value="0")] * (2 - len(given))][:2]
        return x, y

    def _wrong(self, path: Path, what: str, hint: str = "") -> ProblemError:
        return ProblemError(what, key=dotted(path), hint=hint, place=path)

    # --- the file -----------------------------------------------------------------------------

    @property
    def _tolerance(self) -> float:
        text = self.SolverParams.Integration.tol
        path = ("SolverParams", "Integration", "tol")
        return 1e-10 if text is None else self._value(self._number(text, path))

    def _options(self) -> dict[str, Any]:
        problem = self.ProblemData
        times = [
            self._value(self._number(text, ("ProblemData", key)))
            for key, text in (("t0", problem.t0), ("tend", problem.tend))
        ]
        tolerance = self._tolerance
        if 0 < tolerance < LEAST_TOLERANCE:
            tolerance = LEAST_TOLERANCE
        return {
            "time": times,
            "method": "dop853",
            "tolerance": tolerance,
            "stabilisation": None,
            "alpha": None,
            "beta": None,
            "until": None,
        }

    def _path(self, place: Path) -> Path:
        field = place[0]
        if field == "parameters":
            return ("PhysicalParams", *place[1:])
        if field == "tolerance":
            return ("SolverParams", "Integration", "tol")
        if field == "time":
            return ("ProblemData", {"start": "t0", "end": "tend"}.get(str(place[-1]), "tend"))
        if field == "start":
            name = str(place[1])
            key = "velocities" if name.startswith("v") else "positions"
            point, _, axis = name.removeprefix("v").rpartition("_")
            return ("ProblemData", key, point, "xy".find(axis))
        if field in ("mass", "forces", "constraints"):
            return ("PartData",)
        return place

    def _in_words(self, place: Path, path: Path) -> str:
        return dotted(path) if place[0] in ("time", "tolerance") else ""

    def _check(self) -> None:
        """Read everything, look at the start, and assemble."""
        if self.Dimension != "2":
            what = f"a mechanism of dimension {self.Dimension} is not read"
            raise self._wrong(("Dimension",), what, "only those of the plane are: Dimension: 2")
        if not self._moving:
            raise self._wrong(("PartData",), "nothing moves", "name a body, spring or particle")
        for key in ("positions", "velocities"):
            for point, given in getattr(self.ProblemData, key).items():
                path = ("ProblemData", key, point)
                if point in self._fixed:
                    raise self._wrong(path, f"{point} is fixed in the world", "remove it here")
                self._known_point(point, path)
                if len(given) > 2:
                    raise self._wrong(path, f"{len(given)} coordinates in the plane")
                for i, component in enumerate(given):
                    self._number(component.value, (*path, i))
        placed = self._placed_by_bodies()
        for point in self._moving:
            if point not in self.ProblemData.positions and f"{point}_x" not in placed:
                what = f"there is no position of {point}"
                raise self._wrong(("ProblemData", "positions"), what, "give a rough guess")
        _ = self.system
