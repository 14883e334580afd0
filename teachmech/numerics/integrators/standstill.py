"""A run that does not get on any more ends with a sentence, the same on every machine."""

from __future__ import annotations

from teachmech.base.array_types import Array
from teachmech.numerics.integrators.events import Steps

# What is wrong, and what to do; short, since both stand in the program.
STILL = (
    "the steps do not get on: a force jumps to and fro or has no bound there, or a mass vanishes",
    "write tanh(v/eps) for sign(v), take radau where it is only stiff, or end before it",
)


def keeps_on(steps: Steps, times: Array) -> Steps:
    """Pass the steps on; an error where a thousand of them get on by a hundredth of the longest."""
    before = mark = times[0]
    longest = (times[-1] - times[0]) / 1000
    for count, step in enumerate(steps, start=1):
        longest, before = max(longest, step[0] - before), step[0]
        if count % 1000 == 0:
            if before - mark < longest / 100:
                raise FloatingPointError(*STILL)
            mark = before
        yield step
