"""The steps of a compiled run for `teachmech.numerics.integrators.events.stop_at`, many of them as
one.

`stop_at` looks at a condition at every stored time and every end of a step. Here the condition is
evaluated there for many steps at once; those over which it keeps its sign are passed on together,
and only a step in which it changes is passed on as the plain integrators do.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.integrators.events import Steps
from teachmech.run.compiled import kernels
from teachmech.run.compiled.compiled_run import Run, Step

TOGETHER = 1000  # steps, at most


class Watch:
    """What `stop_at` is given.

    Parameters
    ----------
    run : Run
    differences : callable
        The condition at many states: of times, shape (N,), and states, shape (N, 2 n + 2).
    """

    def __init__(self, run: Run, differences: Callable[[Array, Array], Array]) -> None:
        self.run, self.differences = run, differences
        self.known = (np.nan, np.nan)  # a time and the condition there
        run.watch(TOGETHER)

    def condition(self, t: float, y: Array, p: Array) -> float:
        """The condition at one state."""
        if t == self.known[0]:
            return self.known[1]
        return float(self.differences(np.array([t]), y[None])[0])

    def steps(self) -> Steps:
        """Single steps, and many as one without what they store, which the run has."""
        run, together = self.run, 1
        while run.status == kernels.PAUSED:
            place, before = run.place, self.condition(run.clock[0], run.now[0], run.problem.p)
            run.go_on_for_a_while(together)
            ends, times, states = run.passed(place)
            values = np.concatenate([[before], self.differences(times, states)])
            with np.errstate(all="ignore"):
                sums, products = values[:-1] + values[1:], values[:-1] * values[1:]
            changes = ~(np.isfinite(sums) & (products > 0))
            together, quiet = min(2 * together, TOGETHER), len(ends)
            if changes.any():
                quiet = int(np.searchsorted(ends, times[np.argmax(changes)]))
                together = max(quiet, 1)
                run.go_back(place)
                run.go_on(quiet)
            if quiet > 0:
                last = np.searchsorted(times, ends[quiet - 1], side="right")
                self.known = (run.clock[0], float(values[last]))
                yield run.reached
            if changes.any():
                yield self._single()

    def _single(self) -> Step:
        """One step, and the state anywhere in it, as it would be stored."""
        run, place = self.run, self.run.place
        (index, _), clock, now = place
        end = run.times[-1]

        def state_at(when: float) -> Array:
            again = Run(run.problem, run.settings, np.array([clock[0], when, end]), now[0])
            again.clock[:], again.now[1] = clock, now[1]
            again.go_on(1)
            if again.status != kernels.PAUSED:
                raise FloatingPointError("the state inside a step cannot be found")
            state: Array = again.states[1]
            return state

        run.go_on(1)
        passed = range(index + 1, run.index[0] + 1)
        return run.clock[0], [(run.times[k], run.states[k].copy()) for k in passed], state_at
