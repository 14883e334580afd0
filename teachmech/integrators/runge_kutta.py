"""The classical Runge-Kutta method of fourth order with a given step.

W. Kutta, Z. Math. Phys. 46 (1901) 435-453; the integrator of Itiki & Neto 2004.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]


def rk4(
    derivative: Callable[[float, Array, Array], Array],
    times: Array,
    y: Array,
    p: Array,
    tolerance: float | None,
    project: Callable[[float, Array, Array], Array] | None,
) -> Iterator[tuple[float, list[Array]]]:
    """Integrate y' = derivative(t, y, p) with one step from each of the times to the next.

    Yields the time reached and the states to store there. The tolerance is not used.
    """
    for t, t_next in zip(times[:-1], times[1:], strict=True):
        h = t_next - t
        k1 = derivative(t, y, p)
        k2 = derivative(t + h / 2, y + h / 2 * k1, p)
        k3 = derivative(t + h / 2, y + h / 2 * k2, p)
        k4 = derivative(t_next, y + h * k3, p)
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        if project is not None:
            y = project(t_next, y, p)
        if not np.isfinite(y).all():
            raise FloatingPointError("the state is no longer finite")
        yield t_next, [y]
