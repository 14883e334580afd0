"""Events: a motion ends where a function of the state changes its sign.

Between two steps the state is that of the method itself (``state_at``), and the time is found by
bisection to the last digit. A function that crosses zero twice between two of the times that are
looked at, stored times and ends of steps, is not seen.
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
    """Pass the steps on from t until the condition changes its sign; end there.

    A motion that begins, at ``start``, where the condition is zero, but for rounding, is watched
    from the first time on that is looked at. A pole is not an event.
    """
    before = condition(t, y, p)
    for reached, stored, state_at in steps:
        for k, (later, state) in enumerate([*stored, (reached, state_at(reached))]):
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
