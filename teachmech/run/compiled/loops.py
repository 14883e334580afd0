"""Steps that repeat, as along a chain, with places that go up or down regularly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.base.array_types import Index
from teachmech.run.compiled.steps import Step

PERIOD = 8  # so many steps may pass until they repeat
REPEATED = 4  # so often they must do so


@dataclass(frozen=True, eq=False)
class Run:
    """Steps that are done ``count`` times, with places that go with the count.

    Attributes
    ----------
    count : int
    steps : sequence of (shape, reads, fills)
        As in Step; the places have the shape (places, count).
    """

    count: int
    steps: Sequence[tuple[tuple[Any, ...], Index, Index]]


def operations(runs: Sequence[Run]) -> int:
    """Return about how many operations are written."""
    return sum(len(reads) + len(fills) for run in runs for _, reads, fills in run.steps)


def one_by_one(steps: Sequence[Step]) -> list[Run]:
    """Return the steps, each by itself."""
    return [_run([step], 1, 1) for step in steps]


def folded(steps: Sequence[Step]) -> list[Run]:
    """Return the steps with those that repeat as runs.

    Examples
    --------
    Six steps, of which the last five go by in steps of two.

    >>> places = [9, 0, 2, 4, 6, 8]
    >>> steps = [Step(("double",), [k], [100 + k]) for k in places]
    >>> [run.count for run in folded(steps)]
    [1, 5]
    """
    places = [np.array([*step.reads, *step.fills], dtype=np.int64) for step in steps]

    kinds = [(*step.shape, len(step.reads)) for step in steps]

    def goes_on(first: int, period: int, k: int) -> bool:
        """Whether step k is that of one period before, and the places go on as they did."""
        there, before = k - period, k - 2 * period
        if k >= len(steps) or there < first or kinds[k] != kinds[there]:
            return False
        if before < first:
            return True
        alike = kinds[before] == kinds[k]
        return alike and not (places[k] + places[before] != 2 * places[there]).any()

    runs, first = [], 0
    while first < len(steps):
        period, end = 1, first + 1
        for candidate in range(1, PERIOD + 1):
            if end - first > 1 and not goes_on(first, candidate, end):
                continue
            k = first + candidate
            while goes_on(first, candidate, k):
                k += 1
            times = (k - first) // candidate
            if times >= REPEATED and first + times * candidate > end:
                period, end = candidate, first + times * candidate
        runs.append(_run(steps[first:end], period, (end - first) // period))
        first = end
    return runs


def _run(steps: Sequence[Step], period: int, count: int) -> Run:
    found = []
    for phase in range(period):
        members = steps[phase::period]
        reads, fills = (
            np.array([getattr(step, name) for step in members], dtype=np.int64).T
            for name in ("reads", "fills")
        )
        found.append((members[0].shape, reads, fills))
    return Run(count, found)
