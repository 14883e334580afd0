"""Systems of particles, described in a YAML file or in Python.

A problem has the data of the nine dialogs of C. Itiki, J. J. Neto, Appl. Math. Comput. 152 (2004)
561-580: name, dimension, particles with masses, forces and start, constraints, time. Every value is
stored as it was typed and parsed by the expression language only. A file is read as plain nodes, so
that no YAML tag can make an object.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property, partial
from typing import Any, Literal

from pydantic import ConfigDict, Field

from teachmech.base import documents
from teachmech.base.errors import ProblemError, check_known, checked_arguments
from teachmech.problems.data import (
    LIMITS,
    ConstraintData,
    InputData,
    LimitData,
    ParticleData,
    ProgrammeData,
    SolverData,
    Text,
    TimeData,
    constraints_of,
    inputs_of,
    named,
    programmes_of,
)
from teachmech.problems.file import ProblemFile
from teachmech.system_and_motion import System

MAX_PARTICLES = 3000
_AXES = "xyz"


@checked_arguments
class ParticleProblem(ProblemFile):
    """A constrained system of particles with its start and its time span.

    Coordinates are ``x1, y1, z1, x2, ...`` (only x on a line, x and y in the plane), velocities
    ``vx1, ...``, time ``t``. Numbers may be given as numbers or as texts.

    Parameters
    ----------
    name : str
        A letter, then letters, digits, ``_`` or ``-``.
    dimension : int
        1, 2 or 3.
    parameters : dict, optional
        Named constants.
    inputs : dict, optional
        Inputs that act in forces: expressions, or samples ``{"times": ..., "values": ...}``.
    programmes, limits : optional
        Equations that actuators enforce, and limits of inputs; see `System`.
    particles : list of dict
        Each has ``mass``, ``position`` and optionally ``force`` and ``velocity``.
    constraints : list, optional
        Texts, or dicts with ``name`` and ``equation``.
    units : str or dict, optional
        ``"SI"``, or units by name; see `System`.
    time, solver : dict
        ``start`` (by default 0), ``end``, ``step``, ``until``; ``method``, ``tolerance``,
        ``stabilisation``, ``alpha``, ``beta``.

    Raises
    ------
    ProblemError
        If a key or a value is wrong; names the key and the line of the file.
    ExpressionError
        If a text is not an expression; points at the character.

    Examples
    --------
    >>> problem = ParticleProblem(
    ...     name="pendulum", dimension=2, parameters={"g": 9.81},
    ...     particles=[{"mass": 1, "force": [0, "-g"], "position": [-1, 0]}],
    ...     constraints=["x1^2 + y1^2 = 1"],
    ...     time={"end": 10, "step": 0.01}, solver={"method": "dop853", "tolerance": 1e-11})
    >>> motion = problem.simulate()
    >>> float(motion["x1"][-1].round(6))
    -0.275087
    """

    model_config = ConfigDict(
        title="teachmech particle problem",
        json_schema_extra={
            "description": "A constrained system of particles; see docs/problem-file.md."
        },
    )

    name: str = Field(default="problem", description="A letter, then letters, digits, _ or -.")
    dimension: Literal[1, 2, 3] = Field(description="Dimension of space.")
    parameters: dict[str, Text] = named("Named constants: numbers or constant expressions.")
    inputs: dict[str, InputData] = named(
        "Inputs that act in forces: an expression, or samples over time.", "5*sin(t)"
    )
    programmes: tuple[ProgrammeData, ...] = Field(
        default=(),
        description="Equations that actuators enforce.",
        examples=["[{equation: x1 = sin(t), by: F}]"],
    )
    limits: LimitData = named(LIMITS, "[-10, 10]")
    particles: tuple[ParticleData, ...] = Field(min_length=1, max_length=MAX_PARTICLES)
    constraints: tuple[Text | ConstraintData, ...] = Field(
        default=(),
        description="Equations, or mappings with name and equation.",
        examples=["[x1^2 + y1^2 = 1]"],
    )
    units: Text | dict[str, Text] | None = Field(
        default=None, description="SI, or units by name: of length, time, mass, parameters, ..."
    )
    time: TimeData
    solver: SolverData = SolverData()

    def __init__(self, document: documents.Document | None = None, /, **data: Any) -> None:
        """Check the keys, then parse every text; ``document`` is the file that errors name."""
        dimension = data.get("dimension")
        if isinstance(dimension, str) and dimension.strip() in ("1", "2", "3"):
            data["dimension"] = int(dimension)
        super().__init__(document, **data)

    @property
    def title(self) -> str:
        """Name and size in one line."""
        return f"{self.name}: particles: {len(self.particles)}, dimension: {self.dimension}"

    @cached_property
    def system(self) -> System:
        """The system of the particles in their Cartesian coordinates."""
        axes = _AXES[: self.dimension]
        points = [[f"{axis}{i + 1}" for axis in axes] for i in range(len(self.particles))]
        masses: list[str] = []
        forces: list[str] = []
        start: dict[str, str | float] = {}
        for point, particle in zip(points, self.particles, strict=True):
            masses += [particle.mass] * self.dimension
            forces += particle.force or ["0"] * self.dimension
            start |= dict(zip(point, particle.position, strict=True))
            if particle.velocity is not None:
                start |= {f"v{q}": v for q, v in zip(point, particle.velocity, strict=True)}
        return System(
            coordinates=[coordinate for point in points for coordinate in point],
            mass=masses,
            forces=forces,
            constraints=constraints_of(self.constraints),
            parameters=self.parameters,
            inputs=inputs_of(self.inputs),
            programmes=programmes_of(self.programmes),
            limits=self.limits,
            start=start,
            name=self.name,
            points=points,
            units=self.units,
            explain=partial(explain_particle_name, dimension=self.dimension, count=len(points)),
        )

    def _options(self) -> dict[str, Any]:
        return {"time": self.time.span, **self.solver.model_dump(), "until": self.time.until}

    def replace(self, **changes: Any) -> ParticleProblem:
        """Return a problem with other top-level fields, without the comments of its file.

        Examples
        --------
        >>> import teachmech as tm
        >>> tm.example("meridian").replace(name="other").name
        'other'
        """
        for name in changes:
            check_known("field", [name], ParticleProblem.model_fields, key=name)
        return ParticleProblem(**{**self.to_dict(), **changes})

    def with_values(
        self, parameters: Mapping[str, float], start: Mapping[str, float]
    ) -> ParticleProblem:
        """Return the problem with these values; without values, return the problem itself.

        Parameters
        ----------
        parameters : mapping of str to float
            The parameters that change.
        start : mapping of str to float
            All coordinates and velocities, or none.

        Examples
        --------
        >>> import teachmech as tm
        >>> tm.example("pendulum").with_values({"g": 1.62}, {}).parameters["g"]
        '1.62'
        """
        changes: dict[str, Any] = {}
        if parameters:
            texts = {name: repr(value) for name, value in parameters.items()}
            changes["parameters"] = {**self.parameters, **texts}
        if start:
            changes["particles"] = [
                {
                    **particle.model_dump(exclude_none=True),
                    "position": [repr(start[f"{axis}{i}"]) for axis in _AXES[: self.dimension]],
                    "velocity": [repr(start[f"v{axis}{i}"]) for axis in _AXES[: self.dimension]],
                }
                for i, particle in enumerate(self.particles, start=1)
            ]
        return self.replace(**changes) if changes else self

    def _check(self) -> None:
        for i, particle in enumerate(self.particles):
            for key in ("force", "position", "velocity"):
                given = getattr(particle, key)
                if given is not None and len(given) != self.dimension:
                    what = f"{key} has {len(given)} entries in dimension {self.dimension}"
                    hint = f"give {self.dimension}, one per direction"
                    where, location = f"particle {i + 1}", ("particles", i, key)
                    raise ProblemError(what, where=where, hint=hint, location=location)
        for k in range(0, len(self.system.coordinates), self.dimension):
            entry = self.system.mass_expressions.get((k, k))  # None means 0
            if entry is not None and (entry.symbols or float(entry.symbolic) > 0):
                continue
            what = f"its mass is {float(entry.symbolic) if entry else 0:g}"
            where, hint = f"particle {k // self.dimension + 1}", "a mass is a positive number"
            raise ProblemError(what, where=where, hint=hint, location=("mass", k))

    def _path(self, location: tuple[str | int, ...]) -> tuple[str | int, ...]:
        field, *rest = location
        if field in ("mass", "forces"):
            particle, axis = divmod(int(rest[0]), self.dimension)
            own = ("mass",) if field == "mass" else ("force", axis)
            return ("particles", particle, *own)
        if field == "start":
            name = str(rest[0])
            key = "velocity" if name.startswith("v") else "position"
            coordinate = name.removeprefix("v")
            return ("particles", int(coordinate[1:]) - 1, key, _AXES.index(coordinate[0]))
        if field in SolverData.model_fields:
            return ("solver", field)
        if field == "until":
            return ("time", "until")
        if field == "constraints":
            return (*location, "equation")
        return location

    def _in_words(self, location: tuple[str | int, ...], path: tuple[str | int, ...]) -> str:
        if location[0] not in ("mass", "forces", "start") or path[0] != "particles":
            return ""
        words = f"particle {int(path[1]) + 1}, {path[2]}"
        return words if len(path) < 4 else f"{words} in {_AXES[int(path[3])]}"


def explain_particle_name(name: str, dimension: int, count: int) -> str | None:
    """Explain an unknown name that resembles a name in a system of ``count`` particles.

    Return None for any other name; ``dimension`` is the dimension of space.

    Examples
    --------
    >>> explain_particle_name("y15", dimension=2, count=14)
    'there are 14 particles'
    """
    found = re.fullmatch(r"([va]?)([xyz])([0-9]*)", name)
    if found is None:
        return "the time is t, without a number" if re.fullmatch(r"t[0-9]+", name) else None
    kind, axis, number = found.groups()
    if kind == "a":
        return "accelerations are not allowed; the program computes them"
    if axis not in _AXES[:dimension]:
        where = {1: "on a line", 2: "in the plane"}[dimension]
        return f"{where} (dimension {dimension}) there is no {axis}"
    if not number:
        last = f" to {name}{count}" if count > 1 else ""
        return f"the number of the particle is missing; write {name}1{last}"
    if number.startswith("0"):
        return "particles are numbered from 1, without leading zeros"
    if len(number) > 9 or int(number) > count:
        return f"there {'is 1 particle' if count == 1 else f'are {count} particles'}"
    return None
