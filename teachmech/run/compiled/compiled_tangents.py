"""A compiled motion with its tangents: the variational equations in machine code."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from teachmech.base.array_types import Array
from teachmech.model.description import Description
from teachmech.numerics.integrators import Settings
from teachmech.program import Model
from teachmech.run.compiled import index as names
from teachmech.run.compiled.compiled_problem import Tangents, build
from teachmech.run.compiled.compiled_record import CompiledRecord
from teachmech.run.compiled.compiled_run import Run
from teachmech.run.record import UndefinedStateError

TOGETHER, MOST_NUMBERS = 100, 1_000_000  # steps and numbers of ends that are kept together


class VariedMotion(NamedTuple):
    """A motion and its tangents at N times.

    Attributes
    ----------
    q, v : array, shape (N, n)
    changes : array, shape (N, 2 n, k)
        The tangents dq, dv.
    largest : array, shape (2 n,)
        The largest magnitudes of coordinates and velocities at the ends of steps.
    """

    q: Array
    v: Array
    changes: Array
    largest: Array


def varied_motion(
    system: Description,
    settings: Settings,
    times: Array,
    jumps: Array,
    starts: Array,
    tangents: Tangents,
    reached: Callable[[float], None],
) -> VariedMotion | None:
    """Return a motion with its tangents, or None if only the plain equations can find them.

    Parameters
    ----------
    system : Description
        A system that `teachmech.run.compiled.policy.tangents_refusal` does not refuse.
    settings : Settings
        With an explicit method.
    times : array, shape (N,)
        From the start of the motion on.
    jumps : array, shape (J,)
        The times inside the motion at which an input jumps or has a kink.
    starts : array, shape (2 n, k)
        The tangents at the start.
    tangents : Tangents
    reached : callable
        Called with the time that is reached, some times per second.
    """
    problem, n = build(system, settings, tangents=tangents), len(starts) // 2
    y = np.concatenate([*Model.of(system).start, [0.0, 0.0], starts.T.ravel()])
    largest, rows = np.abs(y[: 2 * n]), np.empty((len(times), len(y)))
    for begin, end in pairwise([times[0], *jumps, np.inf]):
        own = np.flatnonzero((begin <= times) & (times < end))
        last = times[-1] if end == np.inf else np.nextafter(end, -np.inf)
        run = Run(problem, settings, np.array([begin, *times[own], last]), y)
        together = max(1, min(TOGETHER, MOST_NUMBERS // len(y)))
        run.watch(together)
        while run.status == names.PAUSED:
            before = run.taken
            run.go_on_for_a_while(together)
            ends = run.ends[: run.taken - before, 1 : 2 * n + 1]
            largest = np.maximum(largest, np.abs(ends).max(axis=0, initial=0.0))
            reached(float(run.clock[0]))
        if run.status != names.DONE:
            return None
        rows[own], y = run.states[1:-1], run.states[-1]
    states, changes = np.split(rows, [2 * n + 2], axis=1)
    record = CompiledRecord(system, settings, problem=problem)
    try:
        record.extend(times, states)
    except (UndefinedStateError, FloatingPointError):
        return None
    ranks = record.arrays()["rank"]
    if (ranks != ranks[0]).any():
        return None
    found = changes.reshape(len(times), -1, 2 * n).swapaxes(1, 2)
    q, v, _ = np.split(states, [n, 2 * n], axis=1)
    return VariedMotion(q, v, found, np.maximum(largest, np.abs(states[:, : 2 * n]).max(axis=0)))
