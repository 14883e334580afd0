"""The end of a run that no longer makes progress; it is the same on every machine."""

from __future__ import annotations

from teachmech.base.array_types import Array
from teachmech.numerics.integrators.events import Steps

# Error and advice; short, since the program contains both.
STILL = (
    "the integration has stalled: a force or constraint jumps or is unbounded, or a mass vanishes",
    "write tanh(v/eps) for sign(v), take radau where it is only stiff, or end before it",
)
TOO_FAST = (
    "the motion is too fast for its time span: the rest would take over 10 million steps",
    "end sooner, or look for a mass that is too small, or a force or stiffness too large",
)
MOST = 10_000_000  # the largest number of steps of a run


def keeps_on(steps: Steps, times: Array) -> Steps:
    """Yield the steps; fail if a thousand steps advance less than a hundredth of the longest step.

    Also fail if the latest half of the steps, at least some thousands, advanced so slowly that the
    rest would take more than `MOST` steps.
    """
    start = before = mark = half = times[0]
    longest, doubled = (times[-1] - start) / 1000, 4000
    for count, step in enumerate(steps, start=1):
        longest, before = max(longest, step[0] - before), step[0]
        if 2 * count == doubled:
            half = before
        if count == doubled:
            if too_fast(count / 2, before - half, times[-1] - before):
                raise FloatingPointError(*TOO_FAST)
            half, doubled = before, 2 * doubled
        if count % 1000 == 0:
            if before - mark < longest / 100:
                slow = too_fast(count, before - start, times[-1] - before)
                raise FloatingPointError(*(TOO_FAST if slow else STILL))
            mark = before
        yield step


def too_fast(count: float, advance: float, rest: float) -> bool:
    """Return whether too many steps remain, if ``count`` steps cover ``advance``.

    Examples
    --------
    >>> too_fast(1000, 100.0, 1e9), too_fast(1000, 0.7, 1.0)
    (True, False)
    """
    return bool(rest * count > MOST * advance)
