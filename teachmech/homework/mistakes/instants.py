"""M, Q, A and b at one time, and the results if one of them is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.expressions import evaluate
from teachmech.homework.kinds.frequency_answer import FrequencyAnswer
from teachmech.homework.kinds.number_answer import ComputedAnswer, time_of
from teachmech.homework.parts import Part
from teachmech.homework.setting import Setting
from teachmech.model.constraints import Constraint
from teachmech.numerics.dynamics import semidefinite_acceleration
from teachmech.system_and_motion import System

MIN_TOLERANCE = 1e-8  # smallest tolerance of a motion that only gives a single number


@dataclass(frozen=True, eq=False)
class Instant:
    """A system at one time, with the arrays of M q'' = Q - A^T lambda, A q'' = b.

    ``values`` are the columns of the motion at this time, and the parameters, by name.

    Examples
    --------
    >>> import teachmech as tm
    >>> from dataclasses import replace
    >>> rod = tm.System(["x", "y"], mass=[1, 1], forces=[0, -10], constraints=["x^2 + y^2 = 1"])
    >>> state = {"t": 0.0, "x": 0.0, "y": -1.0, "vx": 2.0, "vy": 0.0}
    >>> instant = Instant.of_system(rod, state)
    >>> slow = replace(instant, b=0 * instant.b)
    >>> [round(one.solved()["lambda1"], 9) for one in (instant, slow)]
    [7.0, 5.0]
    """

    system: System
    values: Mapping[str, float]
    M: Array
    Q: Array
    A: Array
    b: Array

    @staticmethod
    @lru_cache(maxsize=8)
    def of(part: Part, setting: Setting) -> Instant:
        """Return the right motion at the time of a part's question."""
        return Instant.of_system(setting.system, setting.columns_at(time_of(part, setting)))

    @classmethod
    def of_system(cls, system: System, columns: Mapping[str, float]) -> Instant:
        """Return the instant of a system in the state given by the columns."""
        values = {**system.parameter_values, **columns}
        n, m = len(system.coordinates), len(system.constraints)
        M, A, b = np.zeros((n, n)), np.zeros((m, n)), np.zeros(m)
        with np.errstate(all="ignore"):
            for entry_at, entry in system.mass_expressions.items():
                M[entry_at] = evaluate(entry.symbolic, values)
            Q = np.array([evaluate(f.symbolic, values) for f in system.known_forces], float)
            for k, derived in enumerate(system.derivation.constraints):
                for j, slope in derived.row.items():  # type: ignore[union-attr]
                    A[k, j] = evaluate(slope, values)
                b[k] = evaluate(derived.b, values)  # type: ignore[union-attr]
        return cls(system, values, M, Q, A, b)

    def solved(self) -> dict[str, float]:
        """Return the values with the accelerations and multipliers that follow from the arrays."""
        try:
            a, multipliers, *_ = semidefinite_acceleration(self.M, self.Q, self.A, self.b)
        except np.linalg.LinAlgError:
            a, multipliers = np.full(len(self.Q), np.nan), np.full(len(self.b), np.nan)
        names = (*self.system.accelerations, *self.system.multipliers)
        found = map(float, (*a, *multipliers))
        return {**self.values, **dict(zip(names, found, strict=True))}


def of_changed(
    kind: ComputedAnswer, part: Part, setting: Setting, roles: Sequence[str], texts: Sequence[str]
) -> Any:
    """Return the answer that follows from other constraints, forces, masses or another question.

    At the start, the right state is used; later, and if constraints do not always act, that of the
    changed system.
    """
    by_role: dict[str, list[str]] = {"expression": [""]}
    for role, text in zip(roles, texts, strict=True):
        by_role.setdefault(role, []).append(text)
    system, time, given = setting.system, time_of(part, setting), setting.settings
    other = _changed(system, by_role)
    if isinstance(kind, FrequencyAnswer):
        return kind.of_system(part, other or system, time)
    if other is None:
        values: Mapping[str, float] = Instant.of(part, setting).values
    elif time == setting.settings.start and not system.switches:
        start = Instant.of(part, setting).values
        values = Instant.of_system(other, start).solved()
    else:
        step = given.step if given.method == "rk4" else time - given.start
        tolerance = given.tolerance and max(given.tolerance, MIN_TOLERANCE)
        end = max(time, given.start + given.step)
        motion = other.simulate(
            time=(given.start, end, min(step, end - given.start) or given.step),
            method=given.method,
            tolerance=tolerance,
        ).at(time)
        return kind.of_motion(part, motion, by_role["expression"][-1])
    return kind.answer(part, system, values, by_role["expression"][-1])


def mass_matrix(system: System, texts: Iterable[str]) -> list[list[str]]:
    """Return the mass matrix with its nonzero entries replaced by texts."""
    entries = dict(zip(system.mass_expressions, texts, strict=True))
    n = range(len(system.coordinates))
    return [[entries.get((i, j), "0") for j in n] for i in n]


def _changed(system: System, texts: Mapping[str, list[str]]) -> System | None:
    """Return the system with other texts, or None if no text differs."""
    changes: dict[str, Any] = {}
    if texts.get("force", []) != list(system.forces):
        changes["forces"] = texts["force"]
    own = [] if system.switches else [c.equation for c in system.constraints]
    if texts.get("constraint", []) != own:
        names = system.constraint_names
        changes["constraints"] = [*map(Constraint, texts["constraint"], names)]
    if texts.get("mass", []) != [entry.text for entry in system.mass_expressions.values()]:
        changes["mass"] = mass_matrix(system, texts["mass"])
    return system.replace(**changes, potential=None) if changes else None
