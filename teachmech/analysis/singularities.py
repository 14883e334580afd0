"""Configurations in which A loses rank, so that several motions may continue from there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.words import counted

if TYPE_CHECKING:
    from teachmech.run.trajectory import Trajectory


MAX_INTERVALS = 200  # most intervals between stored times that are examined closely
PIECES = 8  # pieces of such an interval
VANISHING = 1e-2  # share of a singular value at the ends of a piece below which it vanishes inside
LEAP = 2e-3  # a leap: at least this fraction of the distance of two states, in 1e-4 of the time


@dataclass(frozen=True)
class Singularity:
    """A time, or an interval of stored times, at which A does not have its greatest rank.

    Attributes
    ----------
    first, last : float
        Times in seconds; equal if the motion only passes the configuration.
    rank : int
        The rank of A in this interval.
    greatest : int
        The rank elsewhere.
    coordinates : int
        The number of coordinates. Minus a rank, it is the number of degrees of freedom.
    """

    first: float
    last: float
    rank: int
    greatest: int
    coordinates: int

    def __str__(self) -> str:
        """Return the singularity as one line."""
        until = f" to {self.last:.6g}" if self.last > self.first else ""
        here = counted(self.coordinates - self.rank, "instantaneous degree")
        return (
            f"t = {self.first:.6g}{until} s: rank {self.rank} instead of {self.greatest}, "
            f"{here} of freedom instead of {self.coordinates - self.greatest}"
        )


def singularities(motion: Trajectory) -> list[Singularity]:
    """Return the singular configurations that a motion met, in the order of time.

    They are stored times at which the rank is lower, and times between two stored ones at which a
    singular value falls to zero and rises again.

    Notes
    -----
    Between two stored times the coordinates are those of the cubic through both states, moved to
    the nearest point that meets the constraints, so that drift does not hide a singular
    configuration. A configuration is singular if a singular value falls below a hundredth of its
    value an eighth of the interval away, or a combination of rows of A below a five-hundredth. It
    is also singular if this path leaps, since the motion then changes to another branch; the rank
    is reported as one less. An interval is examined if the product of the singular values may reach
    zero at its rate of change before and after the interval. Only the first 200 such intervals are
    examined, and none after the motion has left its constraints. A motion that passes a singular
    configuration at about a thousandth of the interval counts as singular; two passes within an
    eighth of the interval count as one.

    Examples
    --------
    A four-bar linkage of equal bars that passes its aligned configuration:

    >>> from teachmech import Lagrangian
    >>> linkage = Lagrangian("(vx^2 + vy^2 + vu^2 + vw^2)/2", coordinates=["x", "y", "u", "w"],
    ...     constraints=["x^2 + y^2 = 1", "(u - 1)^2 + w^2 = 1", "(u - x)^2 + (w - y)^2 = 1"],
    ...     start={"y": 1, "u": 1, "w": 1, "vx": 1, "vu": 1})
    >>> motion = linkage.simulate(time=(0, 2, 0.01), method="dop853")
    >>> for singularity in singularities(motion):
    ...     print(singularity)
    t = 1.5708 s: rank 2 instead of 3, 2 instantaneous degrees of freedom instead of 1
    """
    if motion not in _cache:
        found = [passed for phase in motion.phases() for passed in _search(phase)]
        _cache[motion] = found
    return list(_cache[motion])


_cache: WeakKeyDictionary[Trajectory, list[Singularity]] = WeakKeyDictionary()


def _search(motion: Trajectory) -> list[Singularity]:
    rank, greatest = motion.rank, int(motion.rank.max(initial=0))
    count = motion.q.shape[1]
    found = []
    low = np.concatenate([[False], rank < greatest, [False]]).astype(int)
    edges = np.diff(low)
    for first, after in zip(np.flatnonzero(edges > 0), np.flatnonzero(edges < 0), strict=True):
        start, end = float(motion.t[first]), float(motion.t[after - 1])
        found.append(Singularity(start, end, int(rank[first:after].min()), greatest, count))
    if greatest > 0:
        volume = np.where(rank == greatest, _volume(motion.singular_values[:, :greatest]), np.nan)
        for k in np.flatnonzero(_may_vanish(volume))[:MAX_INTERVALS]:
            if motion.left(k).any() or motion.left(k + 1).any():
                continue
            for passed in _singularities_between(motion, int(k), greatest):
                gap = (motion.t[k + 1] - motion.t[k]) / PIECES
                if not any(abs(passed.first - other.first) < gap for other in found[-2:]):
                    found.append(passed)
    return sorted(found, key=lambda singularity: singularity.first)


def _volume(values: Array) -> Array:
    """Return the product of the singular values, which is smooth even if they change their order.

    A constant factor of a constraint does not change its relative variation.
    """
    volume: Array = np.prod(values / np.nanmax(values, axis=0, initial=1e-300), axis=1)
    return volume


def _may_vanish(size: Array) -> Any:
    """Return a mask of the intervals in which a function of known magnitude may change its sign.

    The function is assumed to change inside an interval about as fast as next to it.
    """
    if len(size) < 3:
        return np.zeros(0, dtype=bool)
    change = np.abs(np.diff(size))
    neighbours = np.fmax(np.append(change[1:], np.nan), np.insert(change[:-1], 0, np.nan))
    return size[:-1] + size[1:] <= 1.5 * neighbours


def _singularities_between(motion: Trajectory, k: int, greatest: int) -> list[Singularity]:
    """Return the singularities between the stored times k and k + 1."""
    path = _CubicPath(motion, k)
    t = np.linspace(motion.t[k], motion.t[k + 1], PIECES + 1)
    values = np.array([path.singular_values(time)[:greatest] for time in t])
    size = _volume(values)
    ends = _may_vanish(size)
    brackets = [
        (i - 1, i + 1) for i in range(1, PIECES) if size[i] <= min(size[i - 1], size[i + 1])
    ]
    brackets += [(i, i + 1) for i in (0, PIECES - 1) if ends[i]]
    found = []
    for i, j in sorted(brackets):
        around = np.fmax(values[i], values[j])

        def relative(t: float, around: Array = around) -> Array:
            return path.singular_values(t)[:greatest] / around

        a, b = _minimum(lambda t: float(np.prod(relative(t))), t[i], t[j])
        there = np.fmin(relative(a), relative(b))
        lost = int(np.count_nonzero(there <= VANISHING))
        # Singular values that change their order hide the one that vanishes.
        if lost == 0 and path.share(t[[i, j]], (a, b), greatest) <= VANISHING / 5:
            lost = 1
        # A path that leaps between branches misses their intersection, but comes at least half as
        # near.
        leap = path.distance(path.coordinates(b), path.coordinates(a))
        if lost == 0 and leap > LEAP * path.length and np.prod(there) < 0.7:
            lost = 1
        if lost > 0:
            time = float(a + b) / 2
            found.append(Singularity(time, time, greatest - lost, greatest, len(motion.q[k])))
    return found


class _CubicPath:
    """The motion between the stored times k and k + 1: a cubic moved onto the constraints."""

    def __init__(self, motion: Trajectory, k: int) -> None:
        self.model, self.p = motion.model, motion.model.p
        self.scales = motion.scales
        self.start, self.h = motion.t[k], motion.t[k + 1] - motion.t[k]
        self.q, self.v = motion.q[k : k + 2], motion.v[k : k + 2]
        self.length = self.distance(*self.q)

    def coordinates(self, t: float) -> Array:
        """Return the q nearest to Hermite's cubic that meets the holonomic constraints."""
        s, h, v = (t - self.start) / self.h, self.h, self.velocities(t)
        (q0, q1), (v0, v1) = self.q, self.v
        rise = q1 - q0
        q: Array = q0 + s * (
            h * v0 + s * (3 * rise - h * (2 * v0 + v1) + s * (h * (v0 + v1) - 2 * rise))
        )
        return self.model.on_constraints(t, q, v, self.scales)

    def distance(self, one: Array, other: Array) -> float:
        """Return the distance of two configurations, each coordinate relative to its size."""
        return float(np.linalg.norm((one - other) / self.scales.coordinates))

    def velocities(self, t: float) -> Array:
        """Return the velocities of the cubic."""
        s, (v0, v1), mean = (t - self.start) / self.h, self.v, (self.q[1] - self.q[0]) / self.h
        v: Array = v0 + s * (2 * (3 * mean - 2 * v0 - v1) + 3 * s * (v0 + v1 - 2 * mean))
        return v

    def matrix(self, t: float) -> Array:
        """Return A, scaled by the sizes of coordinates and rows."""
        with np.errstate(all="ignore"):
            q, v = self.coordinates(t), self.velocities(t)
            A: Array = self.model.constraint_matrix(t, q, v, self.p)
        return self.scales.factors[:, None] * A * self.scales.coordinates

    def singular_values(self, t: float) -> Array:
        """Return the singular values of A in descending order."""
        A = self.matrix(t)
        if not np.isfinite(A).all():
            return np.full(min(A.shape), np.nan)
        return np.asarray(np.linalg.svd(A, compute_uv=False))

    def share(self, ends: Array, inside: tuple[float, float], rank: int) -> float:
        """Return the least singular value of A(inside) A(end)^+ for the nearer end of a piece.

        It does not depend on the order of the singular values of A.
        """
        inverses = [np.linalg.pinv(self.matrix(t), rcond=1e-10) for t in ends]
        return min(
            max(
                float(np.linalg.svd(self.matrix(t) @ inverse, compute_uv=False)[rank - 1])
                for inverse in inverses
            )
            for t in inside
        )


def _minimum(function: Callable[[float], float], a: float, b: float) -> tuple[float, float]:
    """Return the minimum between a and b, found by the golden section."""
    part = (np.sqrt(5) - 1) / 2
    c, d = b - part * (b - a), a + part * (b - a)
    fc, fd = function(c), function(d)
    for _ in range(16):
        if fc < fd:
            b, d, fd = d, c, fc
            c = b - part * (b - a)
            fc = function(c)
        else:
            a, c, fc = c, d, fd
            d = a + part * (b - a)
            fd = function(d)
    return a, b
