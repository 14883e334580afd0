"""The times at which a motion is stored."""

from __future__ import annotations

import numpy as np

from teachmech.base.array_types import Array


def stored_times(start: float, end: float, step: float) -> Array:
    """Return start, start + step, ..., end; the last interval may be shorter.

    Parameters
    ----------
    start, end, step : float
        In seconds; ``end > start``, ``step > 0``.

    Returns
    -------
    array, shape (N,)

    Examples
    --------
    >>> stored_times(0, 1, 0.4).tolist()
    [0.0, 0.4, 0.8, 1.0]
    """
    intervals = int(np.ceil((end - start) / step - 1e-9))
    times = start + step * np.arange(max(intervals, 1) + 1.0)
    times[-1] = end
    return times
