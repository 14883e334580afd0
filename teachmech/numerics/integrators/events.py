"""Events: a motion ends when a function of the state changes its sign.

The condition is examined at stored times and at the ends of steps. A change of sign is located by
bisection to the last digit, with the dense output of the method (``state_at``). Two crossings of
zero between two examined times are not found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from teachmech.base.array_types import Array

Steps = Iterator[tuple[float, list[tuple[float, Array]], Callable[[float], Array]]]


def stop_at(
    condition: Callable[[float, Array, Array], float],
    steps: Steps,
    t: float,
    y: Array,
    p: Array,
    start: float,
) -> Steps:
    """Yield the steps from t on, and end when the condition changes its sign.

    If the condition is zero at ``start``, except for rounding, the search begins at the next
    examined time. A pole is not an event.
    """
    before = condition(t, y, p)
    for reached, stored, state_at in steps:
        ended = stored and stored[-1][0] == reached
        examined = stored if ended else [*stored, (reached, state_at(reached))]
        for k, (later, state) in enumerate(examined):
            now = condition(later, state, p)
            if not np.isfinite(before + now):
                raise FloatingPointError("the condition at which to stop is not finite")
            if before != 0 and not before * now > 0:
                low, high = t, later
                while low < (middle := (low + high) / 2) < high:
                    if before * condition(middle, state_at(middle), p) > 0:
                        low = middle
                    else:
                        high = middle
                end = state_at(high)
                rounding = t == start and high - start <= 1e-6 * (later - start)
                pole = abs(condition(high, end, p)) > max(abs(before), abs(now))
                if not rounding and not pole:
                    yield high, [*stored[:k], (high, end)], state_at
                    return
            t, before = later, now
        yield reached, stored, state_at
