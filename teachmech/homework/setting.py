"""The problem of an exercise with its numbers (`Setting`); names for answers (`Scope`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from pydantic import Field

from teachmech.base import documents
from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, check_known
from teachmech.base.words import as_text
from teachmech.model.switches import is_one_sided
from teachmech.numerics.integrators import METHODS
from teachmech.numerics.scales import Scales
from teachmech.problems.data import FileModel as Frozen
from teachmech.problems.file import ProblemFile
from teachmech.problems.generalized import SystemProblem
from teachmech.problems.mechanisms import Mechanism
from teachmech.problems.particles import ParticleProblem, explain_particle_name
from teachmech.program import Model
from teachmech.system_and_motion import System

if TYPE_CHECKING:
    from teachmech.expressions import Names
    from teachmech.numerics.integrators import Settings
    from teachmech.system_and_motion import Motion


FINEST_TOLERANCE = 1e-13  # every adaptive method reaches it


class Scope(Frozen):
    """The public part of a setting: names, numbers of the parameters, sizes of the coordinates.

    Examples
    --------
    >>> scope = Scope(coordinates=["x1", "y1"], parameters={"L": 2}, dimension=2)
    >>> scope.system(["x1^2 + y1^2 = L^2"]).constraint_names
    ('c1',)
    >>> Scope(**scope.model_dump(mode="json")) == scope
    True
    """

    coordinates: tuple[str, ...]
    parameters: dict[str, float] = Field(default_factory=dict)
    dimension: int | None = None  # dimension of the space of particles
    sizes: tuple[float, ...] = ()  # typical changes of the coordinates, powers of two
    time: float = 1.0  # s, time in which these changes occur

    @cached_property
    def lengths(self) -> Array:
        """The sizes of the n coordinates."""
        return np.array(self.sizes or [1.0] * len(self.coordinates))

    def system(self, constraints: Sequence[str] = ()) -> System:
        """Return a system with these constraints, unit masses and no forces."""
        for k, text in enumerate(constraints):
            if is_one_sided(text):
                what, where = "a constraint of an answer is an equation", f"constraint {k + 1}"
                raise ProblemError(what, where=where, hint="write it with =")
        n = len(self.coordinates)
        return System(
            self.coordinates,
            mass=[1] * n,
            forces=[0] * n,
            constraints=constraints,
            parameters=self.parameters,
            explain=self._explain if self.dimension else None,
        )

    @cached_property
    def names(self) -> Names:
        """All names that a force, a constraint or an energy may use."""
        return self.system().names

    @property
    def velocities(self) -> tuple[str, ...]:
        """The names of the n velocities."""
        return tuple("v" + name for name in self.coordinates)

    def _explain(self, name: str) -> str | None:
        assert self.dimension
        count = len(self.coordinates) // self.dimension
        return explain_particle_name(name, self.dimension, count)


@dataclass(frozen=True, eq=False)
class Setting:
    """The problem of an exercise, in any kind of file, with numbers for all parameters.

    Examples
    --------
    >>> setting = Setting.of({"particles": {
    ...     "dimension": 2, "parameters": {"L": 1}, "constraints": ["x1^2 + y1^2 = L^2"],
    ...     "particles": [{"mass": 1, "force": [0, -10], "position": [0, "-L"]}],
    ...     "time": {"end": 1, "step": 0.1}}})
    >>> longer = setting.with_numbers({"L": 2.5})
    >>> longer.parameters, longer.scope().coordinates
    ({'L': 2.5}, ('x1', 'y1'))
    >>> round(longer.columns_at(0)["lambda1"], 9)  # 2 L lambda = m g
    2.0
    """

    problem: ProblemFile

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Setting:
        """Return the setting that a specification describes.

        It has exactly one of the keys ``particles`` (a `ParticleProblem` without its name),
        ``system`` (a `SystemProblem`) and ``mechanism`` (the text of a MechSpec file).
        """
        given = [key for key in _KINDS if data.get(key) is not None]
        if len(given) != 1:
            what = f"the problem is described by {' and '.join(given) or 'no key'}"
            hint = f"give one of the keys {', '.join(_KINDS)}"
            raise ProblemError(what, key=given[-1] if given else "particles", hint=hint)
        (key,) = given
        kind, described = _KINDS[key], data[key]
        if kind is Mechanism:
            if not isinstance(described, str):
                hint = "write 'mechanism: |' and the lines of the file below it, indented"
                raise ProblemError("a mechanism is the text of a file", key=key, hint=hint)
            return cls(kind.loads(described, key))
        if not isinstance(described, Mapping):
            raise ProblemError("a mapping of keys is expected", key=key)
        return cls(kind(**described))

    @property
    def system(self) -> System:
        """The system of the problem."""
        return self.problem.system

    @property
    def settings(self) -> Settings:
        """The time span and the method."""
        return self.problem.settings

    @property
    def parameters(self) -> dict[str, float]:
        """The parameters as numbers, without those that switch constraints."""
        system = self.system
        values = system.parameter_values.items()
        return {name: x for name, x in values if name not in system.changing_parameters}

    @cached_property
    def motion(self) -> Motion:
        """The motion of the problem."""
        return self.problem.simulate()

    def columns_at(self, time: float) -> dict[str, float]:
        """Return the values of the columns of the motion at a time; refuse a time after its end."""
        if time not in self._columns:
            start, step = self.settings.start, self.settings.step
            if time == start and "motion" not in self.__dict__:  # a single stored step suffices
                there = self.problem.simulate(time=(start, start + step, step), until=None)
            else:
                there = self.motion.at(time)
            self._columns[time] = {name: float(c[0]) for name, c in there.columns.items()}
        return self._columns[time]

    @cached_property
    def _columns(self) -> dict[float, dict[str, float]]:
        return {}

    def refined(self, time: float) -> Setting:
        """Return the setting with a more accurate motion until a time.

        It has half the step, which removes nearly all of the error of RK4, or a hundredth of the
        tolerance of an adaptive method.
        """
        given = self.settings
        adaptive = METHODS[given.method].adaptive
        span = (given.start, time, time - given.start if adaptive else given.step / 2)
        tolerance = max(given.tolerance / 100, FINEST_TOLERANCE) if adaptive else None
        motion = self.problem.simulate(time=span, tolerance=tolerance, until=None)
        finer = Setting(self.problem)
        finer.__dict__["motion"] = motion
        return finer

    def with_numbers(self, values: Mapping[str, float | str]) -> Setting:
        """Return the setting with other numbers for some of its parameters.

        An unknown parameter, or numbers for which the problem is invalid, raise `ProblemError`.
        """
        data = documents.read(self.problem.to_yaml(), "problem").data
        key = "PhysicalParams" if isinstance(self.problem, Mechanism) else "parameters"
        known = data.setdefault(key, {})
        check_known("parameter", values, known, key=key)
        known |= {name: as_text(value, f"parameter {name}") for name, value in values.items()}
        return Setting(type(self.problem).loads(documents.write(data), "problem"))

    def scope(self) -> Scope:
        """Return the names and numbers that answers may use."""
        dimension = None
        if isinstance(self.problem, ParticleProblem):
            dimension = self.problem.dimension
        return Scope(
            coordinates=tuple(self.system.coordinates),
            parameters=self.parameters,
            dimension=dimension,
            sizes=tuple(self.scales.units.tolist()),
            time=float(np.exp2(np.round(np.log2(self.scales.time)))),
        )

    @cached_property
    def scales(self) -> Scales:
        """The scales of the problem; tolerances are relative to them."""
        return Model.of(self.system).scales(
            self.settings.start, self.settings.end - self.settings.start
        )

    @cached_property
    def sizes(self) -> dict[str, float]:
        """The size of every column of the motion, by name."""
        system, scales, T = self.system, self.scales, self.scales.time
        energy, units = scales.energy, scales.units
        names = ("t", *system.coordinates, *system.velocities)
        names += (*system.accelerations, *system.multipliers)
        sizes = [T, *units, *(units / T), *(units / T**2), *(energy / scales.rows)]
        return dict(zip(names, map(float, sizes), strict=True))

    def by_coordinate(self, number: float, power: int) -> dict[str, float]:
        """Return a number divided by a power of the size of each coordinate, by its name."""
        sizes = number / self.scales.units**power
        return dict(zip(self.system.coordinates, sizes.tolist(), strict=True))


_KINDS: dict[str, type[ProblemFile]] = {
    "particles": ParticleProblem,
    "system": SystemProblem,
    "mechanism": Mechanism,
}
