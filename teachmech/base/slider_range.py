"""Round numbers, such as the range and the step of a slider."""

from __future__ import annotations

import math

MOST = 1e300  # the largest range that a page can draw


def reach_of(value: float) -> float:
    """Return the range of a slider to either side: 1, 2 or 5 times a power of ten.

    Examples
    --------
    >>> reach_of(9.81), reach_of(-0.8), reach_of(0)
    (20.0, 2.0, 1.0)
    """
    return _round_up(min(2 * abs(value), MOST)) if abs(value) > 1 / MOST else 1.0


def step_of(value: float, reach: float) -> float:
    """Return the step of a slider: a round number that divides the value if possible.

    Examples
    --------
    >>> step_of(1, 2), step_of(9.81, 20)
    (0.01, 0.01)
    """
    steps = [_round_up(reach / parts) for parts in (200, 500, 1000, 2000, 5000)]
    parts = [value / step for step in steps]
    whole = (step for step, x in zip(steps, parts, strict=True) if abs(x - round(x)) < 1e-9)
    return next(whole, steps[0])


def round_down(value: float, slack: float = 1e-9) -> float:
    """Return the largest number not above another one that is 1, 2 or 5 times a power of ten.

    It may exceed the other number by a ``slack``, relative to it.

    Examples
    --------
    >>> round_down(0.7), round_down(49.99, slack=1e-3), round_down(100)
    (0.5, 50.0, 100.0)
    """
    power = math.floor(math.log10(value))
    return max(x for k in (1, 2, 5) if (x := float(f"{k}e{power}")) <= value * (1 + slack))


def _round_up(value: float) -> float:
    """Return the next larger number that is 1, 2 or 5 times a power of ten."""
    power = math.floor(math.log10(value))
    rounds = [float(f"{k}e{power}") for k in (1, 2, 5, 10)]
    return next(x for x in rounds if x >= value * (1 - 1e-9))
