"""Reduction of many numbers for a figure: axis limits, extremes of lines, envelopes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from teachmech.base.array_types import Array, Index

LEAST_EXTENT = (
    1e-9  # least extent of an axis, relative to the size; rounding errors then look small
)
VALUE_ROUNDING = 1e-14  # values below this, relative to the size, are rounding errors
ENVELOPE = 200  # intervals of time; the largest error of each is drawn


def limits(values: Array, size: float = 0.0) -> tuple[float, float]:
    """Return axis limits for the values, so that rounding errors of a constant look small.

    Examples
    --------
    >>> limits(np.array([2.0, 2.0]))
    (1.0, 3.0)
    >>> limits(np.zeros(3))
    (-0.5, 0.5)
    """
    finite = values[np.isfinite(values)]
    low, high = float(finite.min(initial=np.inf)), float(finite.max(initial=-np.inf))
    if low > high:
        return -1.0, 1.0
    scale = max(abs(low), abs(high))
    if not high - low > max(1e-6 * scale, LEAST_EXTENT * size):
        half = 0.5 * (max(scale, size) or 1.0)
        middle = (low + high) / 2
        return middle - half, middle + half
    return low, high


def sized(values: Array, size: float) -> Array:
    """Return the values; values that are rounding errors relative to the size become 0.

    Examples
    --------
    >>> sized(np.array([1e-16, 1e-3]), 1.0).tolist()
    [0.0, 0.001]
    """
    return np.where(np.abs(values) < VALUE_ROUNDING * size, 0.0, values)


def extremes(values: Array, stretches: int) -> Index:
    """Return the indices of the least and the largest value of each interval, in rising order."""
    indices = [(k + part.argmin(), k + part.argmax()) for k, part in _parts(values, stretches)]
    return np.sort(np.array(indices), axis=1).ravel()


def envelope(t: Array, values: Array) -> tuple[Array, Array]:
    """Return the largest magnitude in each interval of time, and when it occurs.

    It is easier to read than the errors themselves, which fluctuate.

    Examples
    --------
    >>> t = np.linspace(0, 1, 10_000)
    >>> times, sizes = envelope(t, np.sin(1e4 * t))
    >>> len(times), times[[0, -1]].tolist()
    (200, [0.0, 1.0])
    """
    sizes = np.abs(values)
    if len(t) <= ENVELOPE:
        return t, sizes
    indices = np.array([k + part.argmax() for k, part in _parts(sizes, ENVELOPE)])
    times = t[indices]
    times[[0, -1]] = t[[0, -1]]  # the line is as long as the motion
    return times, sizes[indices]


def _parts(values: Array, count: int) -> Iterator[tuple[int, Array]]:
    """Return the values of each interval, with the index of the first value."""
    edges = np.linspace(0, len(values), count + 1).astype(int)
    return ((int(a), values[a:b]) for a, b in zip(edges[:-1], edges[1:], strict=True))
