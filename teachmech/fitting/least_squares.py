"""Least squares with an exact Jacobian, bounds, progress and stop.

The driver knows residuals as functions of named values alone. Measured data and other goals
provide such a function; see `Goal`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

import numpy as np

from teachmech.base.array_types import Array, Mask
from teachmech.base.errors import ProblemError, TeachmechError, check_known, listed
from teachmech.base.progress import Progress, ProgressReport, stage
from teachmech.model.description import Description

Evaluation = Callable[[Array], tuple[Array, Array]]  # values to residuals and Jacobian

EVALUATIONS = 200  # most evaluations of the residuals
VALUES_CONVERGED = 1e-10  # change of the values, relative to their sizes, at which the search ends
COST_CONVERGED = 1e-14  # relative change of the sum of squares at which the search ends
NO_EFFECT = 1e-12  # effect of a value that counts as zero, relative to the largest one
VALUES_RANK_TOLERANCE = 1e-7  # singular value of normalised columns that counts as zero
SHARE = 1e-3  # least share in a combination without effect for a value to be named


class Goal(Protocol):
    """What a fit should achieve: measured data, or positions of a mechanism."""

    def residuals(self, system: Description, names: Sequence[str]) -> Evaluation:
        """Return the function from values to residuals and their Jacobian.

        Parameters
        ----------
        system : Description
            The system with its present values.
        names : sequence of str, length n
            The parameters and start values to fit.

        Returns
        -------
        callable
            Takes the values, shape (n,); returns residuals, shape (k,), and their derivatives,
            shape (k, n). It may raise a `TeachmechError` for values that are not possible.
        """
        ...


@dataclass(frozen=True, eq=False)
class LeastSquares:
    """Values with the least sum of squared residuals near the first values.

    Attributes
    ----------
    names : tuple of str
        The n values.
    x : array, shape (n,)
    residuals : array, shape (k,)
    jacobian : array, shape (k, n)
        The derivatives of the residuals.
    sizes : array, shape (n,)
        The sizes of the values, to which changes are relative.
    at_bounds : tuple of str
        The values that stopped at one of their bounds.
    evaluations : int
    ending : str
        Why the search ended before it converged; usually empty.
    """

    names: tuple[str, ...]
    x: Array
    residuals: Array
    jacobian: Array
    sizes: Array
    at_bounds: tuple[str, ...]
    evaluations: int
    ending: str

    @property
    def values(self) -> dict[str, float]:
        """The values by name."""
        return dict(zip(self.names, self.x.tolist(), strict=True))

    @property
    def cost(self) -> float:
        """The sum of squared residuals."""
        return float(self.residuals @ self.residuals)

    @cached_property
    def without_effect(self) -> tuple[str, ...]:
        """The values that change no residual."""
        return tuple(x for x, acts in zip(self.names, self._acts, strict=True) if not acts)

    @cached_property
    def indistinct(self) -> tuple[tuple[str, ...], ...]:
        """Sets of values of which a common change alters no residual, to first order."""
        names = [x for x, acts in zip(self.names, self._acts, strict=True) if acts]
        _, small, V = self._singular
        return tuple(
            tuple(x for x, part in zip(names, row, strict=True) if abs(part) > SHARE)
            for row in _sparse(V[small])
        )

    @cached_property
    def inverse_normal(self) -> Array:
        """(J^T J)^-1 for the Jacobian J, shape (n, n); infinite if values are not determined."""
        acts, norms = self._acts, self._norms
        s, small, V = self._singular
        part = (V[~small].T / s[~small] ** 2) @ V[~small]
        lost = (np.abs(V[small]) > SHARE).any(axis=0)
        part[lost, lost] = np.inf
        found = np.zeros((len(acts), len(acts)))
        found[np.ix_(acts, acts)] = part / np.outer(norms[acts], norms[acts])
        found[~acts, ~acts] = np.inf
        return found

    @property
    def warnings(self) -> tuple[str, ...]:
        """Sentences on values that the residuals do not determine, and on an early end."""
        found = [self.ending] if self.ending else []
        if none := self.without_effect:
            found += [f"{listed(none)}: no effect on the residuals"]
        found += [
            f"{listed(together)}: the residuals do not determine them singly; keep one of them"
            for together in self.indistinct
        ]
        if self.at_bounds:
            found += [f"{listed(self.at_bounds)}: at a bound"]
        return tuple(found)

    @cached_property
    def _norms(self) -> Array:
        found: Array = np.linalg.norm(self.jacobian, axis=0)
        return found

    @cached_property
    def _acts(self) -> Mask:
        """A mask of the values that have an effect."""
        effects = self._norms * self.sizes
        least = NO_EFFECT * max(effects.max(initial=0.0), float(np.linalg.norm(self.residuals)))
        return np.asarray(effects > least)

    @cached_property
    def _singular(self) -> tuple[Array, Mask, Array]:
        """Singular values of the normalised columns, which of them are small, and V^T."""
        columns = self.jacobian[:, self._acts] / self._norms[self._acts]
        _, s, V = np.linalg.svd(columns, full_matrices=True)
        s = np.append(s, np.zeros(len(V) - len(s)))
        return s, np.asarray(s <= VALUES_RANK_TOLERANCE * s.max(initial=0.0)), V


def _sparse(rows: Array) -> Array:
    """Return rows with the same span and many zeros, each with the largest entry 1.

    Examples
    --------
    >>> (_sparse(np.array([[1.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, -1.0]])) + 0).tolist()
    [[1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 1.0]]
    """
    rows = rows.copy()
    for k in range(len(rows)):
        pivot = int(np.argmax(np.abs(rows[k])))
        rows[k] /= rows[k, pivot]
        others = np.arange(len(rows)) != k
        rows[others] -= np.outer(rows[others, pivot], rows[k])
    return np.asarray(rows / np.abs(rows).max(axis=1, keepdims=True, initial=1e-300))


def least_squares(
    evaluate: Evaluation,
    start: Mapping[str, float],
    bounds: Mapping[str, Sequence[float | None]] | None = None,
    progress: Progress | bool | None = None,
    *,
    sizes: Mapping[str, float] | None = None,
    evaluations: int = EVALUATIONS,
) -> LeastSquares:
    """Return the values with the least sum of squared residuals, near the first values.

    The method is the trust region of `scipy.optimize.least_squares`, with values relative to their
    sizes. If values are not possible, it takes a shorter step.

    Parameters
    ----------
    evaluate : callable
        See `Goal`.
    start : mapping of str to float
        The first values by name.
    bounds : mapping of str to (float, float), optional
        The least and the largest value by name; None is no bound.
    progress : callable or bool, optional
        Called with the number of evaluations divided by the largest number; if it returns False,
        the search ends with the best values so far.
    sizes : mapping of str to float, optional
        The sizes of values; by default the magnitude of the first value, or the distance of its
        bounds, or 1.
    evaluations : int
        The largest number of evaluations.

    Raises
    ------
    ProblemError
        If a first value is outside its bounds, or a name or a bound is not valid.
    TeachmechError
        If the first values are not possible.

    Examples
    --------
    A straight line through three points:

    >>> t, y = np.array([0.0, 1.0, 2.0]), np.array([1.0, 3.0, 5.0])
    >>> def line(x):
    ...     return x[0] + x[1] * t - y, np.stack([t**0, t], axis=1)
    >>> {name: round(x, 9) for name, x in least_squares(line, {"a": 0, "b": 0}).values.items()}
    {'a': 1.0, 'b': 2.0}
    """
    from scipy.optimize import least_squares as trust_region

    if evaluations < 1:
        raise ProblemError("there is no evaluation", key="evaluations", hint="give at least 1")
    names = tuple(start)
    first = np.array([start[name] for name in names], dtype=float)
    low, high = _limits(names, first, bounds)
    unit = _sizes(names, first, low, high, sizes or {})
    search = _Search(evaluate, unit, evaluations, ProgressReport(progress))
    ending = ""
    try:
        with stage("fitting"):
            search.residuals(first / unit)
            search.trials = True
            found = trust_region(
                search.residuals,
                first / unit,
                search.jacobian,
                (low / unit, high / unit),
                xtol=VALUES_CONVERGED,
                ftol=COST_CONVERGED,
                gtol=float(np.finfo(float).eps),  # a gradient of zero
                max_nfev=evaluations,
            )
        if found.status == 0:
            ending = f"not converged after {evaluations} evaluations"
    except _StoppedError:
        ending = f"stopped on request after {search.count} evaluations"
    except KeyboardInterrupt:
        if search.best is None:
            raise
        ending = f"interrupted after {search.count} evaluations"
    finally:
        search.report.close()
    if search.best is None:
        raise ProblemError(f"{ending}; there is no result yet", key="progress")
    x, residuals, jacobian = search.best
    near = 1e-6 * unit
    held = (x - low <= near) | (high - x <= near)
    bound = tuple(name for name, is_held in zip(names, held, strict=True) if is_held)
    return LeastSquares(names, x, residuals, jacobian, unit, bound, search.count, ending)


class _StoppedError(Exception):
    """The end of a search on request."""


class _Search:
    """The evaluations of a search; x is relative to the sizes of the values."""

    def __init__(
        self, evaluate: Evaluation, unit: Array, most: int, report: ProgressReport
    ) -> None:
        self.evaluate, self.unit, self.most, self.report = evaluate, unit, most, report
        self.count, self.trials = 0, False
        self.known: dict[bytes, tuple[Array, Array]] = {}
        self.best: tuple[Array, Array, Array] | None = None
        self._least = np.inf

    def residuals(self, x: Array) -> Array:
        """Return the residuals; not-a-number for values that are not possible."""
        if (key := x.tobytes()) in self.known:
            return self.known[key][0]
        if self.report(min(1.0, self.count / self.most)) is False:
            raise _StoppedError
        self.count += 1
        try:
            found = self.evaluate(self.unit * x)
        except TeachmechError:
            if not self.trials:
                raise
            assert self.best is not None
            return np.full(len(self.best[1]), np.nan)
        pair = isinstance(found, tuple) and len(found) == 2
        residuals, jacobian = found if pair else (x, x)
        if np.ndim(residuals) != 1 or np.shape(jacobian) != (len(residuals), len(x)):
            what = "the goal does not return residuals of shape (m,) and their Jacobian"
            raise ProblemError(what, hint=f"return a Jacobian of shape (m, {len(x)})")
        with np.errstate(over="ignore"):
            cost = float(residuals @ residuals)
        if not (np.isfinite(cost) and np.isfinite(jacobian).all()):
            if not self.trials:
                hint = "begin with other values"
                raise ProblemError("the residuals of the first values are not finite", hint=hint)
            return np.full(len(residuals), np.nan)
        self.known = {key: (residuals, jacobian * self.unit), **dict([*self.known.items()][:1])}
        if cost < self._least:
            self._least, self.best = cost, (self.unit * x, residuals, jacobian)
        return residuals

    def jacobian(self, x: Array) -> Array:
        """Return the derivatives of the residuals by relative values."""
        self.residuals(x)
        return self.known[x.tobytes()][1]


def _limits(
    names: tuple[str, ...], first: Array, bounds: Mapping[str, Sequence[float | None]] | None
) -> tuple[Array, Array]:
    """Return the bounds of all values; refuse a first value outside them."""
    low, high = np.full(len(names), -np.inf), np.full(len(names), np.inf)
    check_known("fitted value", bounds or (), names, key="bounds")
    for name, pair in (bounds or {}).items():
        at, hint = f"bounds.{name}", "write (least, largest), with None for no bound"
        try:
            a, b = (x if x is None else float(x) for x in pair)
        except (TypeError, ValueError):
            raise ProblemError("this is not a pair of numbers", key=at, hint=hint) from None
        k = names.index(name)
        low[k], high[k] = -np.inf if a is None else a, np.inf if b is None else b
        if not low[k] < high[k]:
            raise ProblemError("the least value is not below the largest one", key=at, hint=hint)
        if not low[k] <= first[k] <= high[k]:
            what = f"the first value of {name}, {first[k]:.6g}, is outside its bounds"
            raise ProblemError(what, key=at, hint="begin with a value between them")
    return low, high


def _sizes(
    names: tuple[str, ...], first: Array, low: Array, high: Array, given: Mapping[str, float]
) -> Array:
    """Return the sizes of the values."""
    widths = np.where(np.isfinite(high - low), high - low, 1.0)
    own = np.where(first == 0, widths, np.abs(first))
    return np.array([given.get(name, x) for name, x in zip(names, own.tolist(), strict=True)])
