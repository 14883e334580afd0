"""The works of actuators, integrated over pieces in which their powers are smooth."""

from __future__ import annotations

import numpy as np

from teachmech.base.array_types import Array
from teachmech.run.simulation import resample
from teachmech.run.trajectory import Trajectory

FEW = 4  # stored times of a cubic spline
PARTS = 64  # parts of an interval in which a limit is searched
ROUNDS = 3
NODES, WEIGHTS = np.polynomial.legendre.leggauss(6)


def control_works(motion: Trajectory) -> dict[str, Array]:
    """Return the work of each actuator until each stored time; see `Motion.control_works`.

    Examples
    --------
    >>> from teachmech import Programme, System
    >>> cart = System(["x"], mass=[2], forces=["F"], programmes=[Programme("x = t^2", by="F")])
    >>> motion = cart.simulate(time=(0, 1, 0.25), method="dop853")
    >>> control_works(motion)["F"].round(6).tolist()
    [0.0, 0.25, 1.0, 2.25, 4.0]
    """
    from scipy.interpolate import CubicSpline

    names, t = [*motion.controls], motion.t
    works = np.zeros((len(names), len(t)))
    if not names or len(t) < 2:
        return dict(zip(names, works, strict=True))
    times = [change.time for change in motion.changes]
    bent = _at_limits(motion)
    ends = (bent[:, 1:] != bent[:, :-1]).any(axis=0)
    both = [*times, *np.nextafter(times, -np.inf)]  # a change at a stored time is in two intervals
    jumps = np.histogram(both, t)[0] > 0
    first = 0
    for last in [*np.flatnonzero(ends | jumps).tolist(), len(t) - 1]:
        smooth = slice(first, last + 1)
        power = np.array([*motion.control_powers.values()])[:, smooth]
        if last + 1 - first >= FEW:
            integral = CubicSpline(t[smooth], power, axis=1).antiderivative()
            works[:, first + 1 : last + 1] = np.diff(integral(t[smooth]), axis=1)
        else:
            for k in range(first, last):
                works[:, k + 1] = _quadrature(motion, [t[k], t[k + 1]])
        if last + 1 < len(t):
            inside = [x for x in times if t[last] < x < t[last + 1]]
            inside += [_bend(motion, t[last], t[last + 1])] if ends[last] else []
            works[:, last + 1] = _quadrature(motion, sorted({t[last], *inside, t[last + 1]}))
        first = last + 1
    return dict(zip(names, np.cumsum(works, axis=1), strict=True))


def _at_limits(motion: Trajectory) -> Array:
    """Return whether each actuator is at a limit, shape (k, N): -1, 0 or 1."""
    found = np.zeros((len(motion.controls), len(motion)))
    for row, (name, u) in zip(found, motion.controls.items(), strict=True):
        for what, limit in motion.limits_of(name).items():
            at = np.abs(u - limit) <= 1e-9 * (np.abs(u) + np.abs(limit))
            row[at] = -1 if what == "least" else 1
    return found


def _bend(motion: Trajectory, low: float, high: float) -> float:
    """Return the first time in an interval at which an actuator reaches or leaves its limit."""
    for _ in range(ROUNDS):
        times = np.linspace(low, high, PARTS + 1)
        bent = _at_limits(resample(motion, times.tolist()))
        k = int(np.argmax((bent[:, 1:] != bent[:, :-1]).any(axis=0)))
        low, high = times[k], times[k + 1]
    return (low + high) / 2


def _quadrature(motion: Trajectory, ends: list[float]) -> Array:
    """Return the works over the pieces between these times, shape (k,)."""
    pieces = np.array(ends)
    half = np.diff(pieces)[:, None] / 2
    times = (pieces[:-1, None] + half * (1 + NODES)).ravel()
    powers = np.array([*resample(motion, times.tolist()).control_powers.values()])
    found: Array = powers @ (half * WEIGHTS).ravel()
    return found
