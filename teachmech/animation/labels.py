"""Positions of the names of points, so that they cover as little as possible.

The side of a name is chosen once for the whole motion, since names that jump are distracting.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from teachmech.base.array_types import Array

LOOKS = 24  # number of frames used to choose the side
# The preferred direction, up and to the right, is first.
SIDES = np.array([[np.cos(a), np.sin(a)] for a in np.pi / 4 * np.array([1, 2, 3, 0, 4, 7, 6, 5])])


def sides(points: Array, lines: Sequence[Array], reach: float, clear: float) -> Array:
    """Return the direction from every point to its name, as unit vectors (P, 2).

    Parameters
    ----------
    points : array, shape (F, P, 2)
        Positions in F frames.
    lines : sequence of array, shape (F, K, 2)
        The drawn lines.
    reach, clear : float
        Distance of a name from its point, and the distance at which lines no longer disturb it.

    Examples
    --------
    >>> end = np.array([[[0.0, 0.0]]])
    >>> rod = np.array([[[0.0, 0.0], [1.0, 1.0]]])
    >>> sides(end, [rod], reach=0.1, clear=0.1).round(3).tolist()
    [[-0.707, 0.707]]
    """
    frames = np.unique(np.linspace(0, len(points) - 1, LOOKS).astype(int))
    points = points[frames]
    a = np.concatenate([*(line[frames, :-1] for line in lines), points], axis=1)
    b = np.concatenate([*(line[frames, 1:] for line in lines), points], axis=1)
    chosen = np.empty((points.shape[1], 2))
    for k in range(points.shape[1]):
        costs = []
        for rank, side in enumerate(SIDES):
            name = points[:, [k]] + reach * side
            near = np.maximum(0, 1 - _distance(name, a, b) / clear)
            costs.append((near**2).max(axis=1).mean() + near.mean() + 0.02 * rank)
        chosen[k] = SIDES[int(np.argmin(costs))]
        name = points[:, [k]] + reach * chosen[k]
        a, b = np.concatenate([a, name], axis=1), np.concatenate([b, name], axis=1)
    return chosen


def _distance(point: Array, a: Array, b: Array) -> Array:
    """Return the distance of a point from segments."""
    along = b - a
    square = np.maximum((along**2).sum(axis=-1), 1e-300)
    part = np.clip(((point - a) * along).sum(axis=-1) / square, 0, 1)
    distance: Array = np.linalg.norm(point - a - part[..., None] * along, axis=-1)
    return distance
