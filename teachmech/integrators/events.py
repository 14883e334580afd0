"""Events: a motion ends where a function of the state changes its sign.

Between two steps the state is that of the method itself (``state_at``), and the time is found by
bisection to the last digit. A function that crosses zero twice between two of the times that are
looked at, stored times and ends of steps, is not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]
Steps = Iterator[tuple[float, list[tuple[float, Array]], Callable[[float], Array]]]


def stop_at(
    condition: Callable[[float, Array, Array], float], steps: Steps, t: float, y: Array, p: Array
) -> Steps:
    """Pass the steps on until the condition changes its sign; end there.

    A motion that starts where the condition is zero (below 1e-12) is watched from its first other
    value on.
    """
    before = condition(t, y, p)
    before = 0.0 if abs(before) < 1e-12 else before
    for reached, stored, state_at in steps:
        for k, (later, state) in enumerate([*stored, (reached, state_at(reached))]):
            now = condition(later, state, p)
            if not np.isfinite(now):
                raise FloatingPointError("the condition at which to stop is not finite")
            if before != 0 and not before * now > 0:
                while t < (middle := (t + later) / 2) < later:
                    if before * condition(middle, state_at(middle), p) > 0:
                        t = middle
                    else:
                        later = middle
                yield later, [*stored[:k], (later, state_at(later))], state_at
                return
            t, before = later, now
        yield reached, stored, state_at
