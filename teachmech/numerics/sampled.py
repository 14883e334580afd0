"""Values between samples over time."""

from __future__ import annotations

import numpy as np

from teachmech.base.array_types import Array


def held(t: float | Array, times: Array, values: Array) -> Array:
    """Return the value of the last sample up to a time, or the first value before all samples.

    Examples
    --------
    >>> held(np.array([-1.0, 0.5, 1.0]), np.array([0.0, 1.0]), np.array([3.0, 4.0])).tolist()
    [3.0, 3.0, 4.0]
    """
    k = np.searchsorted(times, t, side="right") - 1
    value: Array = values[np.maximum(k, 0)]
    return value
