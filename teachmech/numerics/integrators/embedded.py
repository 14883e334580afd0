"""Embedded pairs of explicit Runge-Kutta methods, which choose their own step sizes.

E. Hairer, S. P. Norsett, G. Wanner, "Solving Ordinary Differential Equations I", 2nd ed., 1993,
section II.4: step sizes; II.6: dense output; II.10: the error of DOP853. DOP853 takes the steps of
SciPy, except near states in which A loses rank.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.integrators.tableaus import Tableau
from teachmech.numerics.scales import first_step


def embedded_pair(
    tableau: Tableau,
    derivative: Callable[[float, Array, Array], Array],
    times: Array,
    y: Array,
    p: Array,
    tolerance: float,
    sizes: Array,
    project: Callable[[float, Array, Array], Array] | None,
    tangent: Callable[[float, Array, Array], tuple[float, Callable[[Array], Array]]] | None = None,
) -> Iterator[tuple[float, list[tuple[float, Array]], Callable[[float], Array]]]:
    """Integrate y' = derivative(t, y, p) with steps that keep the local error at the tolerance.

    Errors and yielded values are those of `scipy_solver`. A step is shortened if it tries a state
    in which the acceleration is not unique, for example near redundant constraints. Near a state in
    which A loses rank, shorter steps do not help: rounding errors are divided by ever smaller
    numbers. So a step passes over such a state, which then lies between two stages. The part of the
    error that the projection removes does not count, as long as its square is small.
    """
    refused: list[np.linalg.LinAlgError] = []
    F: list[Array] = []  # the dense output of a step, once it is needed

    def right_side(t: float, y: Array) -> Array:
        try:
            return derivative(np.float64(t), y, p)
        except np.linalg.LinAlgError as error:
            if t == times[0]:
                raise
            refused.append(error)
            return np.full(len(y), np.nan)

    def evaluate(first: int, last: int) -> None:
        for s in range(first, last):
            state = y + h * np.dot(tableau.weights[s, :s], K[:s])
            K[s] = right_side(t + tableau.nodes[s] * h, state)

    def states(wanted: Array) -> list[Array]:
        if len(wanted) == 0:
            return []
        if not F:
            refused.clear()
            evaluate(ending + 1, len(K))
            if refused:
                raise refused[-1]
            rise = new - y
            F.extend([rise, h * K[0] - rise, 2 * rise - h * (rate + K[0])])
            F.extend(h * np.dot(tableau.dense, K))
        found = [y + interpolated((when - t) / h, F) for when in wanted]
        if not np.isfinite(found).all():
            raise FloatingPointError("the state is no longer finite")
        if project is None:
            return found
        return [project(when, state, p) for when, state in zip(wanted, found, strict=True)]

    t, end, ending = times[0], times[-1], tableau.stages
    K = np.zeros((len(tableau.nodes), len(y)))
    K[0] = right_side(t, y)
    length = first_step(tolerance, sizes, tableau.order)
    margin, ahead = 0.0, np.inf
    while t < end:
        least = 10 * np.spacing(t)
        length, most = max(length, least), 10.0
        while True:
            if not length >= least:
                if refused:
                    raise refused[-1]
                raise FloatingPointError("the step became too small to go on")
            part = over_singular_state(length, ahead, tableau.gap)
            later = min(t + part, end)
            h = later - t
            refused.clear()
            evaluate(1, ending)
            new = y + h * np.dot(tableau.weights[ending, :ending], K[:ending])
            K[ending] = right_side(later, new)
            errors, scale = estimated_errors(tableau, K, y, new, tolerance, sizes)
            error = error_norm(errors, scale, h)
            if tangent and project and 1 <= error < np.inf:
                new = project(later, new, p)
                along = tangent(later, new, p)[1]
                left = np.array([along(estimate) for estimate in errors])
                square = np.sqrt(tolerance) * h * np.max(np.abs(errors - left) / scale)
                error = max(error_norm(left, scale, h), square)
            factor = 10.0 if error == 0 else 0.9 * error ** (-1 / tableau.order)
            if error < 1:
                break
            length, most = h * max(0.2, factor), 1.0
        if not np.isfinite(new).all():
            raise FloatingPointError("the step became too small to go on")
        rate = K[ending]
        if project is not None:
            new = project(later, new, p)
            rate = derivative(later, new, p)
        F.clear()
        inside = times[(times > t) & (times <= later)]
        stored = list(zip(inside, states(inside), strict=True))
        yield later, stored, lambda when: states(np.array([when]))[0]
        length = max(h * min(most, factor), length if part < length else 0.0)
        if tangent:
            before, margin = margin, tangent(later, new, p)[0]
            falls = margin < before and margin < 0.2 and not ahead < h
            ahead = margin * h / (before - margin) if falls else np.inf
        t, y = later, new
        K[0] = rate


def over_singular_state(length: float, ahead: float, gap: float) -> float:
    """Return the step whose stages are on both sides of a singular state at a given distance.

    Examples
    --------
    >>> over_singular_state(1.0, 0.5, 0.625), over_singular_state(1.0, 1.0, 0.625)
    (0.8, 0.5)
    """
    if 0.02 * length < ahead < 2 * gap * length:
        return ahead / 2 if ahead > gap * length else ahead / gap
    return length


def estimated_errors(
    tableau: Tableau, K: Array, y: Array, new: Array, tolerance: float, sizes: Array
) -> tuple[Array, Array]:
    """Return both error estimates of a step divided by its length, and the allowed error."""
    scale = tolerance * (sizes + np.maximum(np.abs(y), np.abs(new)))
    scale[-2:] = scale[-2:].max()  # if constraints have no power, their work is a rounding error
    return np.dot(tableau.errors, K[: tableau.stages + 1]), scale


def error_norm(errors: Array, scale: Array, h: float) -> float:
    """Return the mean norm of both estimates: h |e0| / sqrt(1 + 0.01 |e1|^2/|e0|^2).

    Examples
    --------
    >>> error_norm(np.array([[3.0, 4.0], [0.0, 0.0]]), np.full(2, 5.0), 2 * np.sqrt(2))
    2.0
    """
    fifths, thirds = np.sum((errors / scale) ** 2, axis=1)
    if fifths == 0 and thirds == 0:
        return 0.0
    return float(h * fifths / np.sqrt((fifths + 0.01 * thirds) * len(scale)))


def interpolated(x: float, F: list[Array]) -> Array:
    """Return x (F0 + (1 - x) (F1 + x (F2 + (1 - x) (F3 + ...)))).

    Examples
    --------
    >>> interpolated(0.5, [np.array([1.0]), np.array([2.0]), np.array([4.0])]).tolist()
    [1.5]
    """
    total = np.zeros_like(F[0])
    for i in range(len(F) - 1, -1, -1):
        total = (total + F[i]) * (x if i % 2 == 0 else 1 - x)
    return total
