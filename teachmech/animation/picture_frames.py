"""Frames of a picture, close enough for linear interpolation."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.base.array_types import Array, Index
from teachmech.figures.point_positions import particles, point_positions
from teachmech.run.trajectory import Trajectory

Single = np.ndarray[Any, np.dtype[np.float32]]

MAX_FRAMES = 5000


def of_particles(motion: Trajectory, values: Array) -> Single:
    """Return columns in the order of the coordinates as an array by particle and direction."""
    found = particles(motion.system)
    sorted_out = np.zeros((len(values), len(found), 3), dtype=np.float32)
    for k, columns in enumerate(found.values()):
        sorted_out[:, k, : len(columns)] = single(values[:, columns])
    return sorted_out


def evenly(count: int, most: int = MAX_FRAMES) -> Index:
    """Return the indices of evenly spread frames, at most this many and with both ends."""
    return np.linspace(0, count - 1, min(count, most)).round().astype(int)


def fine(motion: Trajectory, stray: float) -> tuple[Array, Array]:
    """Return times and coordinates close enough for linear interpolation in a picture.

    Between stored times, they come from the polynomial of degree 5 with the coordinates, velocities
    and accelerations at both times; straight lines would shorten a rod that turns. ``stray`` is the
    largest distance of a straight line from the path of a point.
    """
    t = motion.t
    if len(t) < 2 or len(t) > MAX_FRAMES:
        frames = evenly(len(t))
        return t[frames], motion.q[frames]
    times, q = _between(motion, 2)
    path = np.nan_to_num(point_positions(motion.system, times, q))
    off = np.abs(path[1::2] - (path[:-1:2] + path[2::2]) / 2).max() / stray
    count = int(np.clip(np.ceil(np.sqrt(off)), 1, MAX_FRAMES // len(t)))
    return _between(motion, count)


def _between(motion: Trajectory, count: int) -> tuple[Array, Array]:
    """Return times and coordinates at ``count`` points of each step, including its beginning."""
    t, step = motion.t, np.diff(motion.t)
    s = (np.arange(count) / count)[:, None]
    h = step[:, None, None]
    ends = [motion.q[:-1], motion.v[:-1], motion.a[:-1], motion.q[1:], motion.v[1:], motion.a[1:]]
    shares = [
        1 - 10 * s**3 + 15 * s**4 - 6 * s**5,
        (s - 6 * s**3 + 8 * s**4 - 3 * s**5) * h,
        (s**2 - 3 * s**3 + 3 * s**4 - s**5) / 2 * h**2,
        10 * s**3 - 15 * s**4 + 6 * s**5,
        (-4 * s**3 + 7 * s**4 - 3 * s**5) * h,
        (s**3 - 2 * s**4 + s**5) / 2 * h**2,
    ]
    q = sum(share * end[:, None] for share, end in zip(shares, ends, strict=True))
    inner = np.asarray(q).reshape(-1, motion.q.shape[1])
    times = (t[:-1, None] + step[:, None] * s[:, 0]).ravel()
    return np.append(times, t[-1]), np.concatenate([inner, motion.q[-1:]])


def sound_until(motion: Trajectory) -> float:
    """Return the last time at which the energy balance of a motion still holds.

    Later numbers mean nothing: a run that diverges gains energy without work. A tenth of the
    greatest energy or work so far is tolerated.
    """
    with np.errstate(all="ignore"):
        energies = [motion.kinetic_energy, motion.work_applied, motion.work_constraint]
        most = np.maximum.accumulate(np.nan_to_num(np.abs(energies)).max(axis=0))
        unsound = ~(np.abs(motion.energy_balance) <= 0.1 * most)
    if not unsound.any():
        return float(motion.t[-1])
    return float(motion.t[max(int(np.argmax(unsound)) - 1, 0)])


def single(values: Array) -> Array:
    """Return the values, limited to the range of single precision."""
    cut: Array = np.clip(np.nan_to_num(values), -3e38, 3e38)
    return cut
