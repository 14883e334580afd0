"""Instants: M, Q, A and b at one time, and what follows when one of them is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import TeachmechError
from teachmech.base.words import as_text
from teachmech.expressions import Names, evaluate, parse_expression
from teachmech.homework.answers.quantities import Quantity, read_quantity
from teachmech.homework.kinds.number_answer import time_of
from teachmech.model.constraints import Constraint
from teachmech.numerics.dynamics import semidefinite_acceleration

if TYPE_CHECKING:
    from teachmech.faces import System
    from teachmech.homework.parts import Part
    from teachmech.homework.setting import Frame, Setting

TOLERANCE = 1e-8  # of a motion that nobody looks at
NOISE = 1e-13  # rounding errors of the engine, as part of the largest of its numbers


@dataclass(frozen=True, eq=False)
class Instant:
    """A system at one time, with the arrays of M q'' = Q - A^T lambda, A q'' = b.

    Parameters
    ----------
    system : System
    values : dict of str to float
        The columns of the motion at this time, and the parameters.
    M : array, shape (n, n)
    Q : array, shape (n,)
    A : array, shape (m, n)
    b : array, shape (m,)

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
        """Return the instant of the right motion at which a part asks."""
        columns = setting.columns_at(time_of(part, setting))
        return Instant.of_system(setting.system, columns)

    @classmethod
    def of_system(cls, system: System, columns: Mapping[str, float]) -> Instant:
        """Return the instant of a system in the state that the columns hold."""
        values = {**columns, **system.parameter_values}
        n, m = len(system.coordinates), len(system.constraints)
        M, A, b = np.zeros((n, n)), np.zeros((m, n)), np.zeros(m)
        with np.errstate(all="ignore"):
            for place, entry in system.mass_expressions.items():
                M[place] = evaluate(entry.symbolic, values)
            Q = np.array([evaluate(f.symbolic, values) for f in system.force_expressions], float)
            for k, derived in enumerate(system.derivation.constraints):
                for j, entry in derived.row.items():  # type: ignore[union-attr]
                    A[k, j] = evaluate(entry, values)
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


def answered(part: Part, system: System, values: Mapping[str, float], of: str = "") -> Any:
    """Return the answer to a number or to multipliers that these values give; None for none.

    Parameters
    ----------
    of : str, optional
        What is evaluated instead of what the part asks for.
    """
    if part.kind == "multipliers":
        numbers = [values[name] for name in system.multipliers]
        return [float(f"{x + 0.0:.12g}") for x in numbers] if np.isfinite(numbers).all() else None
    with np.errstate(all="ignore"):
        meaning = parse_expression(of or str(part.of), Names(tuple(values))).symbolic
        value = float(evaluate(meaning, values))
        largest = max(map(abs, values.values()), default=0.0)
    return with_unit(part, value if abs(value) > NOISE * largest else 0.0)


def with_unit(part: Part, value: float) -> str | None:
    """Return a number in the unit that is asked for; None where there is none."""
    return f"{value + 0.0:.12g} {part.unit}".strip() if np.isfinite(value) else None


def number_in(answer: Any, part: Part, frame: Frame) -> Quantity | None:
    """Return the number that an answer means, in the unit of the part; None if it is none."""
    try:
        return read_quantity(as_text(answer), frame, part.unit)
    except TeachmechError:
        return None


def of_changed(part: Part, setting: Setting, roles: Sequence[str], texts: Sequence[str]) -> Any:
    """Return the answer that follows from other constraints, forces, masses or another question.

    At the start the state is the right one; later it is where the changed system goes.
    """
    by_role: dict[str, list[str]] = {"expression": [""]}
    for role, text in zip(roles, texts, strict=True):
        by_role.setdefault(role, []).append(text)
    system, time = setting.system, time_of(part, setting)
    other = _changed(system, by_role)
    if other is None:
        values: Mapping[str, float] = Instant.of(part, setting).values
    elif time == setting.settings.start:
        start = Instant.of(part, setting).values
        values = Instant.of_system(other, start).solved()
    else:
        given = setting.settings
        step = given.step if given.method == "rk4" else time - given.start
        tolerance = given.tolerance and max(given.tolerance, TOLERANCE)
        motion = other.simulate(
            time=(given.start, time, step), method=given.method, tolerance=tolerance
        )
        values = {name: float(column[-1]) for name, column in motion.columns.items()}
        values = {**values, **other.parameter_values}
    return answered(part, system, values, by_role["expression"][-1])


def _changed(system: System, texts: Mapping[str, list[str]]) -> System | None:
    """The system with other texts; None for none."""
    changes: dict[str, Any] = {}
    if texts.get("force", []) != list(system.forces):
        changes["forces"] = texts["force"]
    if texts.get("constraint", []) != [c.equation for c in system.constraints]:
        names = system.constraint_names
        changes["constraints"] = [*map(Constraint, texts["constraint"], names)]
    entries = system.mass_expressions
    if texts.get("mass", []) != [entry.text for entry in entries.values()]:
        n = range(len(system.coordinates))
        mass = dict(zip(entries, texts["mass"], strict=True))
        changes["mass"] = [[mass.get((i, j), "0") for j in n] for i in n]
        if all(i == j for i, j in mass):
            changes["mass"] = [mass.get((i, i), "0") for i in n]
    return system.replace(**changes, potential=None) if changes else None
