"""The fit of parameters and start values to measured data, or to another goal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, a_kind, check_known, listed
from teachmech.base.number_arrays import finite_numbers
from teachmech.base.progress import Progress
from teachmech.base.rich_text import page, table
from teachmech.base.tables import text_table
from teachmech.base.words import counted
from teachmech.expressions import evaluate
from teachmech.fitting.least_squares import (
    EVALUATIONS,
    Evaluation,
    Goal,
    LeastSquares,
    least_squares,
)
from teachmech.fitting.measured_data import MeasuredData
from teachmech.model.description import Description
from teachmech.numerics.integrators import Settings
from teachmech.program import Model
from teachmech.run.simulation import run
from teachmech.stability.sensitivities import Sensitizer
from teachmech.stability.variation import names_in, parameter_chain
from teachmech.stability.varied_start import VariedStart, present_values
from teachmech.start.start_formulas import Assembled

if TYPE_CHECKING:
    from markupsafe import Markup

QUANTITY_ROUNDING = 1e-9  # deviation that is a rounding error, relative to the range of a quantity
CURVE = 600  # times of a fitted curve
STRONG = 0.99  # correlation that is reported


@dataclass(frozen=True, eq=False)
class Fit:
    """Parameters and start values that fit measured data or another goal.

    Attributes
    ----------
    system : Description
        The system with the fitted values.
    solution : LeastSquares
        Values, weighted residuals and their Jacobian.
    data : MeasuredData or None
        The measured data; None for another goal.
    model : array, shape (N, c)
        The measured quantities by the fitted motion; empty for another goal.
    deviations : array, shape (c,)
        The standard deviation of each quantity, given or estimated from the residuals.
    estimated : bool
        Whether the deviations are estimated.
    start_time : float
    """

    system: Description
    solution: LeastSquares
    data: MeasuredData | None
    model: Array
    deviations: Array
    estimated: bool
    start_time: float

    @property
    def names(self) -> tuple[str, ...]:
        """The n fitted parameters and start values."""
        return self.solution.names

    @property
    def values(self) -> dict[str, float]:
        """The fitted values by name."""
        return self.solution.values

    @property
    def parameters(self) -> dict[str, float]:
        """The fitted parameters, for ``parameters`` of `teachmech.simulate`."""
        return {name: x for name, x in self.values.items() if name in self.system.parameters}

    @property
    def start(self) -> dict[str, float]:
        """Coordinates and velocities at the start, for ``start`` of `teachmech.simulate`."""
        return Model.of(self.system).start_values

    @property
    def covariance(self) -> Array:
        """The covariance of the values, shape (n, n); infinite for undetermined values.

        It is (J^T J)^-1 with the Jacobian J of the residuals, each divided by its standard
        deviation.
        """
        return self.solution.inverse_normal

    @property
    def standard_errors(self) -> dict[str, float]:
        """The standard errors of the values; empty for a goal without measured data."""
        if self.data is None:
            return {}
        errors = np.sqrt(self.covariance.diagonal())
        return dict(zip(self.names, errors.tolist(), strict=True))

    @property
    def correlation(self) -> Array:
        """The correlations of the values, shape (n, n); not-a-number for undetermined values."""
        with np.errstate(all="ignore"):
            errors = np.sqrt(self.covariance.diagonal())
            found: Array = self.covariance / np.outer(errors, errors)
        return found

    @property
    def residuals(self) -> dict[str, Array]:
        """The fitted minus the measured values of each quantity, shape (N,)."""
        if self.data is None:
            return {}
        return dict(zip(self.data.formulas, (self.model - self.data.values).T, strict=True))

    @cached_property
    def curve(self) -> tuple[Array, dict[str, Array]]:
        """Times, and the quantities along the fitted motion at them, for a figure."""
        if self.data is None:
            return np.zeros(0), {}
        first, last = min(self.start_time, float(self.data.t[0])), float(self.data.t[-1])
        if not first < last:
            return np.zeros(0), {}
        settings = Settings.of((first, last, (last - first) / CURVE), method="dop853")
        motion = run(self.system, settings)
        return motion.t, {
            name: np.broadcast_to(
                evaluate(formula, self.system.parameter_values | motion.columns), motion.t.shape
            )
            for name, formula in self.data.formulas.items()
        }

    @property
    def warnings(self) -> tuple[str, ...]:
        """Sentences on values that the data do not determine, and on an early end."""
        found = [*self.solution.warnings]
        pairs = combinations(range(len(self.names)), 2) if self.data else ()
        for i, j in pairs:
            if abs(r := float(self.correlation[i, j])) > STRONG:
                names = f"{self.names[i]}, {self.names[j]}"
                found.append(f"{names}: strongly correlated ({r:.5f}), so their errors are large")
        return tuple(found)

    # --- report -----------------------------------------------------------------------------------

    def _repr_html_(self) -> Markup:
        titles, *rows = self._rows()
        return page(self._title(), *self._notes(), table(titles, rows, len(rows)))

    def __repr__(self) -> str:
        return f"<Fit of {self.system.name}: {listed(self.names)}>"

    def __str__(self) -> str:
        """Return values, standard errors and warnings as text."""
        rows = text_table(self._rows(), right=True)
        return "\n  ".join([self._title(), *rows, *self._notes()])

    def _title(self) -> str:
        what = counted(len(self.names), "value")
        if self.data is None:
            return f"{self.system.name}: {what}, root mean square {self._rms():.3g}"
        return f"{self.system.name}: {what} from {counted(self.data.count, 'measured number')}"

    def _rms(self) -> float:
        return float(np.sqrt(np.mean(self.solution.residuals**2)))

    def _rows(self) -> list[list[str]]:
        errors = self.standard_errors
        titles = ["", "value", *(["standard error"] if errors else [])]
        return [titles] + [
            [name, f"{x:.9g}", *([f"{errors[name]:.2g}"] if errors else [])]
            for name, x in self.values.items()
        ]

    def _notes(self) -> list[str]:
        found = []
        if self.data is not None:
            how = "estimated" if self.estimated else "given"
            shown = zip(self.data.formulas, self.deviations.tolist(), strict=True)
            listing = ", ".join(f"{name} {x:.3g}" for name, x in shown)
            found.append(f"standard deviation ({how}): {listing}")
        if not self.estimated and self.data is not None:
            found.append(f"weighted residuals: root mean square {self._rms():.3g} (1 is expected)")
        return [*found, *(f"WARNING: {text}" for text in self.warnings)]


class DataGoal:
    """The goal that a motion meets measured data.

    Parameters
    ----------
    data : MeasuredData
    start_time : float
        The start time of the motion.
    deviations : array, shape (c,)
        The standard deviations of the quantities.
    compiled : bool, optional
        As for `teachmech.stability.sensitivities.Sensitizer`.
    assembled : callable, optional
        As for `teachmech.stability.varied_start.VariedStart`.
    """

    def __init__(
        self,
        data: MeasuredData,
        start_time: float,
        deviations: Array,
        compiled: bool | None = None,
        assembled: Assembled | None = None,
    ) -> None:
        self.data, self.start_time, self.deviations = data, start_time, deviations
        self.compiled, self.assembled = compiled, assembled
        self.known = np.isfinite(data.values)
        self._found: Sensitizer | None = None

    def residuals(self, system: Description, names: Sequence[str]) -> Evaluation:
        """Return the function from values to weighted residuals; see `Goal`."""
        if self._found is None:
            start = VariedStart(system, names, self.start_time, self.assembled)
            self._found = Sensitizer(start, self.data.t, compiled=self.compiled)
        sensitizer = self._found

        def evaluated(x: Array) -> tuple[Array, Array]:
            found = sensitizer.at(x).of([*self.data.formulas.values()])
            residuals = (found[0] - self.data.values) / self.deviations
            slopes = found[1] / self.deviations[:, None]
            return residuals[self.known], slopes[self.known]

        return evaluated

    def at(self, x: Array) -> tuple[Description, Array]:
        """Return the system with these values, and the quantities along its motion."""
        assert self._found is not None
        found = self._found.at(x)
        return found.system, found.of([*self.data.formulas.values()])[0]

    def estimated(self, solution: LeastSquares, given: Array) -> Array:
        """Return the given standard deviations, and the others from the residuals, shape (c,)."""
        columns = np.nonzero(self.known)[1]
        residuals = solution.residuals * self.deviations[columns]
        squares, counts = np.bincount(columns, residuals**2), np.bincount(columns)
        freedom = 1 - len(solution.names) / len(residuals)
        least = QUANTITY_ROUNDING * _ranges(self.data)
        own = np.maximum(np.sqrt(squares / counts / freedom), least)
        return np.where(np.isnan(given), own, given)


def fit(
    system: Description,
    data: Any,
    parameters: Sequence[str],
    start_time: float = 0.0,
    *,
    bounds: Mapping[str, Sequence[float | None]] | None = None,
    quantities: Mapping[str, str] | None = None,
    deviations: Mapping[str, float] | None = None,
    progress: Progress | bool | None = None,
    evaluations: int = EVALUATIONS,
    compiled: bool | None = None,
    assembled: Assembled | None = None,
) -> Fit:
    """Return the fit of parameters and start values; see `System.fit`.

    Examples
    --------
    The drag of a fall, from clean data:

    >>> fall = Description(["z"], [1], ["-g - c*vz"], parameters={"g": 9.81, "c": 1})
    >>> t = np.array([0.5, 1.0, 1.5])
    >>> z = 9.81 / 0.3**2 * (1 - np.exp(-0.3 * t)) - 9.81 / 0.3 * t
    >>> found = fit(fall, {"t": t, "z": z}, ["c"])
    >>> round(found.values["c"], 9)
    0.3
    """
    first = present_values(system, parameters)
    names = tuple(first)
    for key, mapping in (("quantities", quantities), ("deviations", deviations)):
        if not (mapping is None or hasattr(mapping, "keys")):
            hint = "give a mapping by the titles of columns"
            raise ProblemError(f"{a_kind(mapping)} is not a mapping", key=key, hint=hint)
    if hasattr(data, "residuals"):
        for key, given in (("quantities", quantities), ("deviations", deviations)):
            if given:
                raise ProblemError("a goal has no measured quantities", key=key)
        goal: Goal = data
        evaluate_goal = goal.residuals(system, names)
        solution = least_squares(evaluate_goal, first, bounds, progress, evaluations=evaluations)
        own = {name: x for name, x in solution.values.items() if name in system.parameters}
        start = {name: x for name, x in solution.values.items() if name not in own}
        system = system.replace(parameters=own, start=start)
        return Fit(system, solution, None, np.zeros((0, 0)), np.zeros(0), False, start_time)
    measured = MeasuredData.of(data, system, quantities)
    sigma = _deviations(measured, deviations)
    estimated = np.isnan(sigma)
    _check(measured, len(names), bool(estimated.any()), start_time)
    if assembled is None:  # otherwise the start may depend on parameters that no equation contains
        _check_effect(system, measured, names)
    weights = np.where(estimated, _ranges(measured), sigma)
    target = DataGoal(measured, start_time, weights, compiled, assembled)

    def solved(first: Mapping[str, float]) -> LeastSquares:
        evaluate_data = target.residuals(system, names)
        return least_squares(evaluate_data, first, bounds, progress, evaluations=evaluations)

    solution = solved(first)
    if estimated.any():
        if len(sigma) > 1 and not solution.ending:
            target.deviations = target.estimated(solution, sigma)
            solution = solved(solution.values)
        sigma = target.estimated(solution, sigma)
        scale = (target.deviations / sigma)[np.nonzero(target.known)[1]]
        solution = replace(
            solution,
            residuals=solution.residuals * scale,
            jacobian=solution.jacobian * scale[:, None],
        )
    fitted, model = target.at(solution.x)
    own_sigma = bool(estimated.any())
    return Fit(fitted, solution, measured, model, sigma, own_sigma, start_time)


def _ranges(data: MeasuredData) -> Array:
    """Return the range of each quantity, or its magnitude if it is constant."""
    low, high = np.nanmin(data.values, axis=0), np.nanmax(data.values, axis=0)
    size = np.where(high > low, high - low, np.abs(high))
    return np.where(size > 0, size, 1.0)


def _deviations(data: MeasuredData, given: Mapping[str, float] | None) -> Array:
    """Return the given standard deviations, not-a-number for the others."""
    check_known("quantity", given or (), data.formulas, key="deviations")
    sizes = finite_numbers([*(given or {}).values()], "deviations", "give positive numbers")
    if not (sizes > 0).all():
        what, hint = "a standard deviation is not positive", "leave it out if it is not known"
        raise ProblemError(what, key="deviations", hint=hint)
    return np.array([(given or {}).get(name, np.nan) for name in data.formulas], dtype=float)


def _check(data: MeasuredData, values: int, estimated: bool, start_time: float) -> None:
    """Refuse too few data, and data before the start."""
    if data.t[0] < start_time:
        what = f"the first time, {data.t[0]:g} s, is before the start of the motion"
        hint = f"the motion begins at {start_time:g} s"
        raise ProblemError(what, where=data.source, hint=hint)
    least = values + estimated
    if data.count < least:
        what = f"{counted(data.count, 'measured number')} for {counted(values, 'value')}"
        raise ProblemError(what, where=data.source, hint=f"give {least} at least")


def _check_effect(system: Description, data: MeasuredData, names: Sequence[str]) -> None:
    """Refuse values that no equation contains."""
    known = names_in(system) | {s.name for e in data.formulas.values() for s in e.free_symbols}
    for name in names:
        chain = {*parameter_chain(system, [name])} if name in system.parameters else {*known}
        if chain.isdisjoint(known):
            what = f"no equation of the motion and no measured quantity contains {name}"
            hint = "fit other values; if it only determines the start, fit start values"
            raise ProblemError(what, key="parameters", hint=hint)
