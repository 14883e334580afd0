"""The classical Runge-Kutta method of fourth order with a given step.

W. Kutta, Z. Math. Phys. 46 (1901) 435-453; the integrator of Itiki & Neto 2004.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from teachmech.base.array_types import Array


def rk4(
    derivative: Callable[[float, Array, Array], Array],
    times: Array,
    y: Array,
    p: Array,
    tolerance: float | None,
    sizes: Array,
    project: Callable[[float, Array, Array], Array] | None,
) -> Iterator[tuple[float, list[tuple[float, Array]], Callable[[float], Array]]]:
    """Integrate y' = derivative(t, y, p) with one step from each of the times to the next.

    After every step, yield the time, the states to store, and a function that returns the state at
    any time in the step; it takes a shorter step to this time. The tolerance and the sizes are not
    used.
    """

    def step(t_next: float) -> Array:
        h = t_next - t
        k1 = derivative(t, y, p)
        k2 = derivative(t + h / 2, y + h / 2 * k1, p)
        k3 = derivative(t + h / 2, y + h / 2 * k2, p)
        k4 = derivative(t_next, y + h * k3, p)
        y_next: Array = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        if project is not None:
            y_next = project(t_next, y_next, p)
        if not np.isfinite(y_next).all():
            raise FloatingPointError("the state is no longer finite")
        return y_next

    t = times[0]
    for t_next in times[1:]:
        y_next = step(t_next)
        yield t_next, [(t_next, y_next)], step
        t, y = t_next, y_next
