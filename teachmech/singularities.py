"""Where a motion meets configurations in which A loses rank, and several motions may go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from teachmech.motion import Motion

Array = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Singularity:
    """A time, or a stretch of stored times, at which the rank of A is below its greatest.

    Attributes
    ----------
    first, last : float
        In seconds; equal for a configuration that the motion only passes.
    rank : int
        The rank of A there.
    greatest : int
        The rank elsewhere.
    """

    first: float
    last: float
    rank: int
    greatest: int

    def __str__(self) -> str:
        """Say it in a line."""
        until = f" to {self.last:.6g}" if self.last > self.first else ""
        return f"t = {self.first:.6g}{until} s: rank {self.rank} in place of {self.greatest}"


def singularities(motion: Motion) -> list[Singularity]:
    """Return the singular configurations that a motion met, in the order of time.

    Parameters
    ----------
    motion : Motion

    Returns
    -------
    list of Singularity
        Those at stored times, where the rank falls, and those that were passed between two of
        them: where the smallest singular value goes to zero and comes back, it changes its sign
        as a smooth function would, and the time is that of the sign.

    Notes
    -----
    A value that comes down to zero and touches it only, or a passage within fewer than five stored
    times, is not seen between stored times.

    Examples
    --------
    The four-bar linkage of equal bars that stretches out, seen from its crank:

    >>> from teachmech import Lagrangian
    >>> linkage = Lagrangian("(vx^2 + vy^2 + vu^2 + vw^2)/2", coordinates=["x", "y", "u", "w"],
    ...     constraints=["x^2 + y^2 = 1", "(u - 1)^2 + w^2 = 1", "(u - x)^2 + (w - y)^2 = 1"],
    ...     start={"y": 1, "u": 1, "w": 1, "vx": 1, "vu": 1})
    >>> motion = linkage.simulate(time=(0, 2, 0.01), method="dop853")
    >>> for singularity in singularities(motion):
    ...     print(singularity)
    t = 1.5708 s: rank 2 in place of 3
    """
    rank, greatest = motion.rank, int(motion.rank.max(initial=0))
    found = []
    low = np.concatenate([[False], rank < greatest, [False]]).astype(int)
    edges = np.diff(low)
    for first, behind in zip(np.flatnonzero(edges > 0), np.flatnonzero(edges < 0), strict=True):
        start, end = float(motion.t[first]), float(motion.t[behind - 1])
        found.append(Singularity(start, end, int(rank[first:behind].min()), greatest))
    if greatest > 0:
        smallest = np.where(rank == greatest, motion.singular_values[:, greatest - 1], np.nan)
        for time in _zeros(motion.t, smallest):
            found.append(Singularity(time, time, greatest - 1, greatest))
    return sorted(found, key=lambda singularity: singularity.first)


def _zeros(t: Array, size: Array) -> list[float]:
    """The times at which a function changes its sign whose size is known."""
    zeros = []
    for i in range(2, len(t) - 2):
        near = size[i - 2 : i + 3]
        if not near[2] <= min(near[1], near[3]):
            continue
        signed = [np.where(np.arange(5) < first, near, -near) for first in (2, 3)]
        roughness = [_roughness(values) for values in signed]
        if min(roughness) < 0.1 * _roughness(near):
            k = i - 1 + int(np.argmin(roughness))  # the last value before the zero
            zeros.append(float(t[k] + (t[k + 1] - t[k]) * size[k] / (size[k] + size[k + 1])))
    return zeros


def _roughness(values: Array) -> float:
    return float(np.sum(np.diff(values, 2) ** 2))
