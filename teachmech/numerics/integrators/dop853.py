"""DOP853: the explicit Runge-Kutta method of order 8 that chooses its own steps.

E. Hairer, S. P. Norsett, G. Wanner, "Solving Ordinary Differential Equations I", 2nd ed., 1993,
section II.10: error estimates of order 5 and 3, a polynomial of degree 7 inside a step. The
coefficients are those of SciPy, and so are the steps, except near places where A loses rank.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.scales import first_step


def dop853(
    tableau: Any,
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

    Measures and yields as `adaptive` does. A step that tries a state in which the acceleration is
    not unique, as beside the surface of redundant constraints, is made shorter. Where A loses rank
    it must not be: nearer and nearer, rounding errors are divided by less and less. So a step is
    laid over such a place, which then lies between two stages, and what the projection takes away
    again is not counted as an error, as long as its square is small.
    """
    refused: list[np.linalg.LinAlgError] = []

    def right_side(t: float, y: Array) -> Array:
        try:
            return derivative(np.float64(t), y, p)
        except np.linalg.LinAlgError as error:
            if t == times[0]:
                raise
            refused.append(error)
            return np.full(len(y), np.nan)

    def stages(nodes: Array, weights: Array, first: int) -> None:
        for s, (c, a) in enumerate(zip(nodes, weights, strict=True), start=first):
            K[s] = right_side(t + c * h, y + h * np.dot(a[:s], K[:s]))

    def norm(fifth: Array, third: Array) -> float:
        fifths, thirds = np.sum((fifth / scale) ** 2), np.sum((third / scale) ** 2)
        if fifths == 0 and thirds == 0:
            return 0.0
        return float(h * fifths / np.sqrt((fifths + 0.01 * thirds) * len(y)))

    def states(wanted: Array) -> list[Array]:
        if len(wanted) == 0:
            return []
        refused.clear()
        stages(tableau.C_EXTRA, tableau.A_EXTRA, 13)
        if refused:
            raise refused[-1]
        rise, found = new - y, []
        F = [rise, h * K[0] - rise, 2 * rise - h * (rate + K[0]), *(h * np.dot(tableau.D, K))]
        for when in wanted:
            x, state = (when - t) / h, np.zeros_like(y)
            for i in range(6, -1, -1):
                state = (state + F[i]) * (x if i % 2 == 0 else 1 - x)
            if not np.isfinite(state).all():
                raise FloatingPointError("the state is no longer finite")
            found.append(y + state if project is None else project(when, y + state, p))
        return found

    t, end = times[0], times[-1]
    K = np.empty((16, len(y)))
    K[0] = right_side(t, y)
    length = first_step(tolerance, sizes, order=8)
    margin, ahead = 0.0, np.inf
    while t < end:
        least = 10 * np.spacing(t)
        length, most = max(length, least), 10.0
        while True:
            if not length >= least:
                if refused:
                    raise refused[-1]
                raise FloatingPointError("the step became too small to go on")
            if 0.02 * length < ahead < 10 / 7 * length:  # A loses rank there: at 5/7 of a step
                part = ahead / 2 if ahead > 5 / 7 * length else 7 / 5 * ahead
            else:
                part = length
            later = min(t + part, end)
            h = later - t
            refused.clear()
            stages(tableau.C[1:], tableau.A[1:], 1)
            new = y + h * np.dot(tableau.B, K[:12])
            K[12] = right_side(later, new)
            scale = tolerance * (sizes + np.maximum(np.abs(y), np.abs(new)))
            scale[-2:] = scale[-2:].max()  # that of a constraint without power would be rounding
            fifth, third = np.dot(tableau.E5, K[:13]), np.dot(tableau.E3, K[:13])
            error = norm(fifth, third)
            if tangent and project and 1 <= error < np.inf:
                new = project(later, new, p)
                along = tangent(later, new, p)[1]
                lost = np.abs([fifth - along(fifth), third - along(third)])
                square = np.sqrt(tolerance) * h * np.max(lost / scale)
                error = max(norm(along(fifth), along(third)), square)
            factor = 10.0 if error == 0 else 0.9 * error ** (-1 / 8)
            if error < 1:
                break
            length, most = h * max(0.2, factor), 1.0
        if not np.isfinite(new).all():
            raise FloatingPointError("the step became too small to go on")
        rate = K[12]
        if project is not None:
            new = project(later, new, p)
            rate = derivative(later, new, p)
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
