"""Problems whose numbers carry dimensions, so that they can be rewritten in other units.

A `Case` declares every quantity once: parameters and constraints with their dimension, coordinates
with theirs, start values in the units of the coordinates. `Case.system(units)` is the same problem
in other units: other numbers, the same texts, every constraint times a factor. `observe` says
what the package finds out about it, and `differences` compares two such observations in the units
of the first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any

import numpy as np

import teachmech as tm
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.program import Model, program_of
from teachmech.run.simulation import run as run_system
from teachmech.start.freedom import freedom
from teachmech.system_and_motion import motion_by

# --- dimensions -----------------------------------------------------------------------------------


class Dimension:
    """Powers of base quantities, such as ``LENGTH / TIME**2``."""

    def __init__(self, **powers: int) -> None:
        self.powers = {name: power for name, power in powers.items() if power}

    def __mul__(self, other: Dimension) -> Dimension:
        names = {**self.powers, **other.powers}
        return Dimension(**{n: self.powers.get(n, 0) + other.powers.get(n, 0) for n in names})

    def __pow__(self, power: int) -> Dimension:
        return Dimension(**{name: power * p for name, p in self.powers.items()})

    def __truediv__(self, other: Dimension) -> Dimension:
        return self * other**-1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dimension) and self.powers == other.powers

    def __hash__(self) -> int:
        return hash(frozenset(self.powers.items()))

    def __repr__(self) -> str:
        return " ".join(f"{n}^{p}" for n, p in sorted(self.powers.items())) or "1"

    def factor(self, units: Mapping[str, float]) -> float:
        """By what a number of this dimension is multiplied in other units."""
        return prod(units.get(name, 1.0) ** power for name, power in self.powers.items())


LENGTH, MASS, TIME = (Dimension(**{name: 1}) for name in ("length", "mass", "time"))
NUMBER = Dimension()
SPEED, ACCELERATION = LENGTH / TIME, LENGTH / TIME**2
FORCE, ENERGY = MASS * ACCELERATION, MASS * SPEED**2
RATE, INERTIA, STIFFNESS, DAMPING = (
    NUMBER / TIME,
    MASS * LENGTH**2,
    FORCE / LENGTH,
    FORCE / SPEED,
)


@dataclass(frozen=True)
class Units:
    """The factors of the numbers of each base quantity, and of whole constraints."""

    base: Mapping[str, float] = field(default_factory=dict)
    constraints: Mapping[str, float] = field(default_factory=dict)


SI = Units()


# --- a problem ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A problem in which every number has a dimension."""

    name: str
    coordinates: Mapping[str, Dimension]
    mass: Sequence[Any] = ()
    forces: Sequence[str] = ()
    constraints: Mapping[str, tuple[str, Dimension]] = field(default_factory=dict)
    parameters: Mapping[str, tuple[float, Dimension]] = field(default_factory=dict)
    start: Mapping[str, float | str] = field(default_factory=dict)
    end: float = 1.0
    step: float = 0.02
    until: str = ""
    rates: tuple[float, float] = (5.0, 5.0)  # Baumgarte's, by 1/time
    energies: tuple[str, str] | None = None  # T and V, in place of mass and forces
    dimension: int = 0  # dimension of space, for a problem of particles
    fixed: tuple[str, ...] | None = None  # for the assemblies, where they are looked for
    runs: tuple[str, ...] = ("rk4", "rk4 projection", "dop853", "lsoda", "radau")

    def dimension_of(self, name: str) -> Dimension:
        """That of a coordinate or a velocity."""
        return self.coordinates[name] if name in self.coordinates else self.rate_of(name[1:])

    def rate_of(self, coordinate: str) -> Dimension:
        return self.coordinates[coordinate] / TIME

    def texts(self, units: Units) -> dict[str, Any]:
        """Constraints, parameters and start in the units."""
        base = units.base
        constraints = [
            tm.Constraint(_times(units.constraints.get(name, 1.0), equation), name)
            for name, (equation, _) in self.constraints.items()
        ]
        parameters = {n: x * d.factor(base) for n, (x, d) in self.parameters.items()}
        start = {
            name: x if isinstance(x, str) else x * self.dimension_of(name).factor(base)
            for name, x in self.start.items()
        }
        return {"constraints": constraints, "parameters": parameters, "start": start}

    def system(self, units: Units = SI) -> tm.System:
        texts = self.texts(units)
        names = list(self.coordinates)
        if self.energies:
            T, V = self.energies
            forces = dict(zip(names, self.forces, strict=True)) if self.forces else None
            return tm.Lagrangian(T, V, coordinates=names, forces=forces, name=self.name, **texts)
        if self.dimension:
            return self._particles(texts).system
        return tm.System(names, self.mass, self.forces, name=self.name, **texts)

    def _particles(self, texts: dict[str, Any]) -> tm.ParticleProblem:
        d, names = self.dimension, list(self.coordinates)
        points = [range(k, k + d) for k in range(0, len(names), d)]
        start = {n: repr(x) if isinstance(x, float) else x for n, x in texts["start"].items()}
        particles = [
            {
                "mass": self.mass[i],
                "force": [self.forces[k] for k in point],
                "position": [start.get(names[k], "0") for k in point],
                "velocity": [start.get("v" + names[k], "0") for k in point],
            }
            for i, point in enumerate(points)
        ]
        return tm.ParticleProblem(
            name=self.name,
            dimension=d,
            parameters=texts["parameters"],
            particles=particles,
            constraints=[{"name": c.name, "equation": c.equation} for c in texts["constraints"]],
            time={"end": 1, "step": 1},
        )

    def settings(self, units: Units, run: str, tolerance: float) -> Settings:
        """Those of a run such as ``"rk4 projection"``."""
        method, _, stabilisation = run.removesuffix(" compiled").partition(" ")
        second = TIME.factor(units.base)
        alpha, beta = (rate / second for rate in self.rates)
        return Settings.of(
            (0.0, self.end * second, self.step * second),
            method,
            tolerance,
            stabilisation or None,
            alpha,
            beta,
            until=self.until,
        )


def _times(factor: float, equation: str) -> str:
    if factor == 1:
        return equation
    return " = ".join(f"{factor!r}*({side.strip()})" for side in equation.split("="))


# --- a mechanism ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class MechanismCase(Case):
    """A MechSpec file of the package; its coordinates and constraints are read from the system."""

    named: Mapping[str, Dimension] = field(default_factory=dict)  # the parameters

    @classmethod
    def of(
        cls, name: str, named: Mapping[str, Dimension], end: float, runs: tuple[str, ...]
    ) -> MechanismCase:
        """Return the case of an example, with the dimensions of its parameters."""
        system = tm.example(name).system
        places = {q: NUMBER if q.startswith("theta") else LENGTH for q in system.coordinates}
        constraints = {c.name: (c.equation, _of_joint(c.name)) for c in system.constraints}
        return cls(
            name,
            places,
            constraints=constraints,
            end=end,
            step=end / 32,
            runs=runs,
            named=named,
        )

    def mechanism(self, units: Units = SI) -> tm.Mechanism:
        """Return the file in other units."""
        data = tm.example(self.name).to_dict()
        base = units.base

        def times(text: Any, dimension: Dimension) -> Any:
            factor = dimension.factor(base)
            return text if factor == 1 else f"({text})*{factor!r}"

        def number(text: Any, dimension: Dimension) -> Any:
            if isinstance(text, list):  # a start value that is kept
                return [number(text[0], dimension), "fixed"]
            return times(text, dimension) if re.fullmatch(r"-?[\d.e+-]+", text) else text

        def all_of(given: Any, *dimensions: Dimension) -> Any:
            if isinstance(given, str):
                return number(given, dimensions[0])
            many = dimensions * (len(given) if len(dimensions) == 1 else 1)
            return [number(x, d) for x, d in zip(given, many, strict=False)]

        parameters = data["PhysicalParams"]
        data["PhysicalParams"] = {n: times(x, self.named[n]) for n, x in parameters.items()}
        parts, problem = data["PartData"], data["ProblemData"]
        forces = data.get("AppliedForces", {})
        for key, dimensions in _NUMBERS.items():
            if key in parts:
                parts[key] = {n: all_of(x, *dimensions) for n, x in parts[key].items()}
        if "Gravity" in forces:
            gravity = forces["Gravity"] or ["0", "-9.80665"]
            forces["Gravity"] = [number(x, ACCELERATION) for x in gravity]
        for key, dimension in (("positions", NUMBER), ("velocities", RATE)):
            for n, x in problem.get(key, {}).items():
                if n.startswith("theta_"):
                    problem[key][n] = number(x, dimension)
                else:
                    problem[key][n] = all_of(x, dimension * LENGTH)
        problem["tend"] = times(problem["tend"], TIME)
        skeleton = data.get("Animation", {}).get("Skeleton", {})
        if "fleshoutwid" in skeleton:
            skeleton["fleshoutwid"] = times(skeleton["fleshoutwid"], LENGTH)
        return tm.Mechanism(**data)

    def system(self, units: Units = SI) -> tm.System:
        system = self.mechanism(units).system
        factors = units.constraints
        constraints = [
            tm.Constraint(_times(factors.get(c.name, 1.0), c.equation), c.name)
            for c in system.constraints
        ]
        return system.replace(constraints=constraints) if factors else system


# the dimensions of texts of a mechanism that are plain numbers
_NUMBERS = {
    "Fixed": (LENGTH,),
    "Springs": (STIFFNESS, LENGTH, MASS),
    "Dampers": (DAMPING,),
    "TorsionSprings": (ENERGY, NUMBER),
}


def _of_joint(name: str) -> Dimension:
    """Return the dimension of a constraint of a mechanism by its name."""
    if name.startswith("length of") or name.endswith("in line"):
        return LENGTH**2
    return NUMBER if name.startswith("drive of theta") else LENGTH


# --- observations ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Quantity:
    """Numbers in the units of the case, with their typical size."""

    values: np.ndarray
    scale: np.ndarray | float


@dataclass(frozen=True)
class Observation:
    """The results: texts without their numbers, and numbers in the units of the case."""

    words: Mapping[str, Any]
    numbers: Mapping[str, Quantity]
    evaluations: int = 0


class TooLongError(Exception):
    """The motion takes too many evaluations."""


def masked(text: str) -> str:
    """Return a text without its numbers and without the widths of tables."""
    text = re.sub(r"[-+]?(?<![A-Za-z_\d])(\d+\.?\d*|\.\d+)(e[-+]?\d+)?|\b(nan|inf)\b", "#", text)
    return " ".join(text.replace("-#", "#").split())


def observe_start(case: Case, units: Units = SI) -> Observation:
    """Return the reports of the start, of a perturbed start, of freedom and of assemblies."""
    words: dict[str, Any] = {}
    numbers: dict[str, Quantity] = {}
    try:
        system = case.system(units)
    except tm.TeachmechError as error:
        return Observation({"error": masked(str(error))}, {})
    for label, there in (("start", system), ("off", _off(case, system, units))):
        try:
            report = tm.examine_start(there)
        except tm.TeachmechError as error:
            words[f"{label}, error"] = masked(str(error))
            continue
        words[label] = {
            "rank": report.rank,
            "violated": report.violated,
            "contradictory": report.contradictory,
            "text": _without_relations(str(report)),
            "relations": [(r.constraint, *r.factors) for r in report.relations],
        }
        numbers |= _relations(case, units, label, system, report.relations)
        if report.violated:
            words[label]["proposal"] = bool(report.proposal)
            numbers |= _state(case, units, f"{label}, nearest", report.start | report.proposal)
    try:
        found = freedom(system)
        words["freedom"] = {
            "text": _without_relations(str(found)),
            "nearby": found.nearby,
            "proposal": found.proposal,
        }
    except tm.TeachmechError as error:
        words["freedom, error"] = masked(str(error))
    if case.fixed is not None:
        try:
            found = tm.assemblies(system, fixed=case.fixed)
        except tm.TeachmechError as error:
            words["assemblies, error"] = masked(str(error))
        else:
            words["assemblies"] = len(found)
            states = [
                [assembly[name] / _in(case, units, name) for name in assembly] for assembly in found
            ]
            values = np.array(sorted(np.round(state, 9).tolist() for state in states))
            numbers["assemblies"] = Quantity(values, np.abs(values).max(initial=0.0))
    return Observation(words, numbers)


def observe_motion(
    case: Case, run: str, units: Units = SI, tolerance: float = 1e-9, limit: int = 100_000
) -> Observation:
    """Return the motion or the error; ``run`` is a method and a stabilisation."""
    try:
        system, settings = case.system(units), case.settings(units, run, tolerance)
    except tm.TeachmechError as error:
        return Observation({"error": masked(str(error))}, {})
    compiled = run.endswith(" compiled")
    count = 0
    if compiled:  # its evaluations are not counted, so check first that the run ends
        plain = observe_motion(case, run.removesuffix(" compiled"), units, tolerance, limit)
        if "ended" in plain.words:
            return plain
        count = plain.evaluations
    try:
        program = program_of(system, settings)
        derivative, project = program.derivative, getattr(program, "project", 0)

        def counted(t, y, p):
            nonlocal count
            count += 1
            if count > limit:
                raise TooLongError
            return derivative(t, y, p)

        def projecting(t, y, p):
            nonlocal count
            count += 1
            if count > limit:
                raise TooLongError
            return project(t, y, p)

        program.derivative = counted
        if project:
            program.project = projecting
        motion = motion_by(run_system, system, settings, compiled=compiled)
    except TooLongError:
        return Observation({"ended": f"never, after {limit} evaluations"}, {}, count)
    except tm.TeachmechError as error:
        return Observation({"error": masked(str(error))}, {}, count)
    words = {
        "report": masked(str(motion)),
        "warnings": [masked(text) for text in motion.warnings()],
        "rank": (int(motion.rank.min()), int(motion.rank.max())),
        "singularities": [(s.rank, s.greatest) for s in motion.singularities()],
        "times": len(motion),
    }
    return Observation(words, _motion_numbers(case, units, motion), count)


def _motion_numbers(case: Case, units: Units, motion: tm.Motion) -> dict[str, Quantity]:
    base = units.base
    names, holonomic = list(case.coordinates), motion.model.holonomic
    second, joule = TIME.factor(base), ENERGY.factor(base)
    size = np.array([case.coordinates[name].factor(base) for name in names])
    q, v, a = motion.q / size, motion.v / size * second, motion.a / size * second**2
    force = motion.constraint_force * size / joule
    applied = motion.applied_force * size / joule
    groups = [str(case.coordinates[name]) for name in names]
    lengths = _scales(groups, q)
    speeds = np.maximum(_scales(groups, v), 1e-3 * lengths / case.end)
    accelerations = np.maximum(_scales(groups, a), 1e-3 * speeds / case.end)
    forces = np.maximum(_scales(groups, force), _scales(groups, applied))
    forces = np.divide((forces * lengths).max(), lengths, out=forces, where=lengths > 0)
    energy = max(
        np.abs(x).max() / joule
        for x in (motion.kinetic_energy, motion.work_applied, motion.work_constraint)
    )
    numbers = {
        "t": Quantity(motion.t / second, case.end),
        "q": Quantity(q, lengths),
        "v": Quantity(v, speeds),
        "a": Quantity(a, accelerations),
        "constraint force": Quantity(force, forces),
        "kinetic energy": Quantity(motion.kinetic_energy / joule, energy),
        "work": Quantity(motion.work_applied / joule, energy),
        "constraints' work": Quantity(motion.work_constraint / joule, energy),
    }
    if len(case.constraints) and (motion.rank == len(case.constraints)).all():
        # otherwise they have the least norm, which depends on the form of the constraints
        per = []
        for (name, (_, dimension)), integrable in zip(
            case.constraints.items(), holonomic, strict=True
        ):
            # the row of g(q, v) = 0 is dg/dv, not dg/dq
            dual = ENERGY / dimension / (NUMBER if integrable else TIME)
            per.append(dual.factor(base) / units.constraints.get(name, 1.0))
        multipliers = motion.multipliers / np.array(per)
        A = np.abs([motion.linear_system(i)[1] for i in (0, -1)]).max(axis=0)
        terms = (A * size * np.array(per)[:, None] / joule * lengths).max(axis=1)
        numbers["multipliers"] = Quantity(multipliers, (forces * lengths).max() / terms)
    return numbers


def _scales(groups: Sequence[str], values: np.ndarray) -> np.ndarray:
    """Return the largest value of the group of each column."""
    largest = np.abs(values).max(axis=0)
    return np.array(
        [max(x for x, g in zip(largest, groups, strict=True) if g == group) for group in groups]
    )


def _in(case: Case, units: Units, name: str) -> float:
    return case.dimension_of(name).factor(units.base)


def _off(case: Case, system: tm.System, units: Units) -> tm.System:
    """Return the system with a start that is perturbed by a few percent."""
    given = np.concatenate(Model.of(system).start)
    names = (*system.coordinates, *system.velocities)
    found = {n: x / _in(case, units, n) for n, x in zip(names, given.tolist(), strict=True)}
    sizes: dict[str, float] = {}
    for name, x in found.items():
        key = str(case.dimension_of(name))
        sizes[key] = max(sizes.get(key, 0.0), abs(x))
    changed = {}
    for k, (name, x) in enumerate(found.items()):
        size = sizes[str(case.dimension_of(name))] or 0.5
        changed[name] = (x + 0.0625 * size * np.cos(1 + k * k)) * _in(case, units, name)
    return system.replace(start=changed)


def _state(case: Case, units: Units, label: str, state: Mapping[str, float]) -> dict[str, Quantity]:
    names = list(state)
    values = np.array([[state[name] / _in(case, units, name) for name in names]])
    groups = [str(case.dimension_of(name)) for name in names]
    scales = _scales(groups, values)
    for k, name in enumerate(names):  # an angle that is 0
        if case.dimension_of(name) == NUMBER:
            scales[k] = max(scales[k], 1.0)
    for k, name in enumerate(names):  # a system at rest
        if name not in case.coordinates and name[1:] in names:
            scales[k] = max(scales[k], 1e-3 * scales[names.index(name[1:])] / case.end)
    return {label: Quantity(values, scales)}


def _relations(
    case: Case, units: Units, label: str, system: tm.System, relations: Any
) -> dict[str, Quantity]:
    integrable = dict(zip(system.constraint_names, system.derivation.holonomic, strict=True))

    def size(name: str) -> float:
        of_row = case.constraints[name][1] * (NUMBER if integrable[name] else TIME)
        return of_row.factor(units.base) * units.constraints.get(name, 1.0)

    factors = [
        factor * size(name) / size(relation.constraint)
        for relation in relations
        for name, factor in relation.factors.items()
    ]
    return {f"{label}, relations": Quantity(np.array(factors), 1.0)} if factors else {}


def _without_relations(text: str) -> str:
    """Return a text without the factors of redundant constraints; they are compared as numbers."""
    return masked(re.sub(r"(?m)^( *).* = .*(\n\1 {4}.*)*", "", text))


# --- comparing ------------------------------------------------------------------------------------


def differences(
    one: Observation, other: Observation, close: float, steps: float = 1.3
) -> list[str]:
    """Return the differences between two observations as sentences."""
    found = []
    for key in {**one.words, **other.words}:
        if one.words.get(key) != other.words.get(key):
            found.append(f"{key}: {one.words.get(key)!r} became {other.words.get(key)!r}")
    if found:
        return found
    for key in {**one.numbers, **other.numbers}:
        if key not in one.numbers or key not in other.numbers:
            found.append(f"{key} is missing in one observation")
            continue
        x, y = one.numbers[key], other.numbers[key]
        if x.values.shape != y.values.shape:
            found.append(f"{key}: shapes {x.values.shape} and {y.values.shape}")
            continue
        with np.errstate(all="ignore"):
            far = np.abs(x.values - y.values) / np.where(x.scale > np.array(0.0), x.scale, 1.0)
        worst = float(far.max(initial=0.0))
        if not worst <= close:
            found.append(f"{key}: off by {worst:.2g} of its size")
    if not one.evaluations / steps - 20 <= other.evaluations <= steps * one.evaluations + 20:
        found.append(f"{one.evaluations} evaluations became {other.evaluations}")
    return found


def compiled_runs(case: Case) -> tuple[str, ...]:
    """Return the runs of a case that can also be compiled."""
    return tuple(
        f"{run} compiled" for run in case.runs if run.split()[0] in ("rk4", "dop853", "radau")
    )


def is_adaptive(run: str) -> bool:
    return METHODS[run.split()[0]].adaptive
