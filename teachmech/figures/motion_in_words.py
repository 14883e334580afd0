"""A motion in words, for those who do not see its picture."""

from __future__ import annotations

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.words import counted
from teachmech.figures.limits import LEAST_EXTENT
from teachmech.figures.symbols import Names
from teachmech.figures.watched import shared_axes
from teachmech.run.trajectory import Trajectory

MOST = 6  # coordinates, unless the user names some
BACK = 0.02  # a reversal smaller than this part of the range is not a swing
EVEN = 0.05  # swings that differ less than this have one amplitude
NOUGHT = 1e-4  # a value below this part of the range is 0
COUNTS = {1: "once", 2: "twice"}


def motion_in_words(motion: Trajectory, names: Names = None) -> str:
    """Return sentences about the coordinates of a motion, as `Motion.in_words` describes.

    Examples
    --------
    >>> import teachmech as tm
    >>> swing = tm.System(["phi"], ["L^2"], ["-9.81*L*sin(phi)"], parameters={"L": 1})
    >>> motion_in_words(swing.simulate(start={"phi": 0.5}, time=(0, 10, 0.01)))
    'In 10 s, phi swings ±28.6°, 4 times.'
    """
    groups = dict(shared_axes(motion.system, names))
    chosen = [
        *((k, "°") for k in groups.get("angles", [])),
        *((k, " m") for k in groups.get("lengths", [])),
        *((k, "") for k in groups.get("directions", [])),
    ]
    shown = chosen if names is not None else chosen[:MOST]
    said = []
    for k, unit in shown:
        factor = np.degrees(1.0) if unit == "°" else 1.0
        size = factor * motion.scales.coordinates[k]
        how = _course(factor * motion.q[:, k], LEAST_EXTENT * size, unit)
        said.append(f"{motion.system.coordinates[k]} {how}")
    rest = len(chosen) - len(shown)
    if rest:
        said.append(f"{counted(rest, 'more coordinate')} {'is' if rest == 1 else 'are'} not listed")
    if motion.stopped:
        said.append(f"It {motion.stopped}")
    return f"In {motion.t[-1] - motion.t[0]:.4g} s, {'. '.join(said)}."


def turning_values(x: Array, least: float) -> Array:
    """Return the values at which x, of shape (N,), turns back by more than ``least``, shape (R,).

    Examples
    --------
    >>> turning_values(np.array([0, 2, 1.9, 3, -1, 0.0]), 0.5).tolist()
    [3.0, -1.0]
    """
    steps = np.diff(x)
    corners = np.flatnonzero(steps[1:] * steps[:-1] <= 0) + 1
    found: list[float] = []
    low = high = x[0]
    direction = 0  # 1: upward
    for value in [*x[corners], x[-1]]:
        low, high = (
            (low if direction > 0 else min(low, value)),
            (high if direction < 0 else max(high, value)),
        )
        if direction >= 0 and high - value > least:
            found += [high] * direction
            direction, low = -1, value
        elif direction <= 0 and value - low > least:
            found += [low] * -direction
            direction, high = 1, value
    return np.array(found)


def _course(x: Array, small: float, unit: str) -> str:
    """Return how a quantity of shape (N,) changes; changes below ``small`` count as none."""
    x = x[np.isfinite(x)]
    low, high = x.min(), x.max()

    def written(value: float) -> str:
        shown = value if abs(value) > max(small, NOUGHT * (high - low)) else 0
        return f"{shown:{'.0f' if 1000 <= abs(shown) < 1e6 else '.3g'}}".replace("-", "−") + unit

    if high - low <= small:
        return f"stays at {written(x[0])}"
    turns = turning_values(x, max(small, BACK * (high - low)))
    verbs = ("rises", "falls")
    verb, other = verbs if [*turns, x[-1]][0] > x[0] else reversed(verbs)
    begin, end = written(x[0]), written(x[-1])
    if not len(turns):
        if unit == "°" and high - low > 360:
            return f"{verb} by {(high - low) / 360:.3g} turns"
        return f"{verb} from {begin} to {end}"
    if len(turns) == 1:
        return f"{verb} from {begin} to {written(turns[0])}, then {other} to {end}"
    between = f"between {written(low)} and {written(high)}"
    if abs(high + low) < EVEN / 2 * (high - low):
        between = f"±{written(max(high, -low))}"
    count = len(turns) // 2
    return f"swings {between}, {COUNTS.get(count, f'{count} times')}"
