"""A system in generalized coordinates, described in a YAML file or in Python."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from pydantic import ConfigDict, Field

from teachmech.problems.data import (
    LIMITS,
    ConstraintData,
    InputData,
    LimitData,
    OutlineData,
    PointData,
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


class SystemProblem(ProblemFile):
    """A system in generalized coordinates with its start and its time span.

    Parameters
    ----------
    name, coordinates, mass, forces, constraints, parameters, inputs, programmes, limits, start,
    points, rods, outlines, units, potential
        The arguments of `System`; constraints are texts, or mappings with name and equation.
    time, solver
        The arguments of `ParticleProblem`.

    Raises
    ------
    ProblemError, ExpressionError
        The errors of `ParticleProblem`.

    Examples
    --------
    >>> ball = SystemProblem(coordinates=["z"], mass=["m"], forces=["-m*g"],
    ...     parameters={"m": 2, "g": 10}, time={"end": 1, "step": 0.1})
    >>> float(ball.simulate()["z"][-1].round(12))
    -5.0
    """

    model_config = ConfigDict(title="teachmech system with a time span")

    name: str = "problem"
    coordinates: tuple[Text, ...] = Field(min_length=1, examples=["[x, phi]"])
    mass: tuple[Text | tuple[Text, ...], ...] = Field(examples=["[2, 0.1]"])
    forces: tuple[Text, ...] = Field(examples=["[0, -9.81*m]"])
    constraints: tuple[Text | ConstraintData, ...] = Field(default=(), examples=["[x = 2*phi]"])
    parameters: dict[str, Text] = Field(default_factory=dict)
    inputs: dict[str, InputData] = named(
        "Inputs that act in forces: an expression, or samples over time.", "5*sin(t)"
    )
    programmes: tuple[ProgrammeData, ...] = Field(
        default=(),
        description="Equations that actuators enforce.",
        examples=["[{equation: x1 = sin(t), by: F}]"],
    )
    limits: LimitData = named(LIMITS, "[-10, 10]")
    start: dict[str, Text] = Field(default_factory=dict)
    points: PointData | None = Field(default=None, examples=["{O: [0, 0], bob: [x, y]}"])
    rods: tuple[tuple[str, ...], ...] | None = Field(default=None, examples=["[[O, bob]]"])
    outlines: dict[str, OutlineData] = Field(default_factory=dict)
    units: Text | dict[str, Text] | None = None
    potential: tuple[Text, ...] | None = Field(default=None, examples=["[9.81*m*x]"])
    time: TimeData
    solver: SolverData = SolverData()

    @property
    def title(self) -> str:
        """Name and size in one line."""
        return f"{self.name}: coordinates: {', '.join(self.coordinates)}"

    @cached_property
    def system(self) -> System:
        """The system."""
        return System(
            coordinates=self.coordinates,
            mass=self.mass,
            forces=self.forces,
            constraints=constraints_of(self.constraints),
            parameters=self.parameters,
            inputs=inputs_of(self.inputs),
            programmes=programmes_of(self.programmes),
            limits=self.limits,
            start=self.start,
            name=self.name,
            points=self.points,
            rods=self.rods,
            outlines={
                name: body.model_dump(exclude_none=True) for name, body in self.outlines.items()
            },
            units=self.units,
            potential=self.potential,
        )

    def _options(self) -> dict[str, Any]:
        return {"time": self.time.span, **self.solver.model_dump(), "until": self.time.until}

    def _path(self, location: tuple[str | int, ...]) -> tuple[str | int, ...]:
        if location[0] in SolverData.model_fields:
            return ("solver", *location)
        if location[0] == "until":
            return ("time", "until")
        if location[0] == "mass" and len(location) > 2:  # an entry of a full matrix
            return ("mass",)
        return (*location, "equation") if location[0] in ("constraints", "programmes") else location

    def _check(self) -> None:
        _ = self.system
