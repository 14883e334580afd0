"""Many compiled runs of one problem, each with numbers and a start of its own."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.integrators import Settings
from teachmech.run.compiled import index as names
from teachmech.run.compiled import kernel_library
from teachmech.run.compiled.compiled_record import named
from teachmech.run.compiled.compiled_run import FIRST, first_clock, is_projected, next_budget
from teachmech.run.compiled.kernel_library import Each, Problem


class Runs:
    """What `Run` and `CompiledRecord` do of one motion, of many without what must be told of one.

    Parameters
    ----------
    problem : Problem
        From `teachmech.run.compiled.compiled_problem.build`.
    settings : Settings
        Method, tolerance and stabilisation.
    times : array, shape (T,)
        At which states are stored.
    p : array, shape (N, k)
        What each run has in place of ``problem.p``.
    y : array, shape (N, 2 n + 2)
        The states at the first of the times.
    """

    def __init__(
        self, problem: Problem, settings: Settings, times: Array, p: Array, y: Array
    ) -> None:
        (count, size), self.m = y.shape, int(problem.index[names.M])
        self.p, self.times = np.ascontiguousarray(p), np.ascontiguousarray(times)
        self.states = np.empty((count, len(times), size))
        self.states[:, 0] = y
        self.rows = np.full((count, len(times), size - 1 + 3 * self.m), np.nan)
        self.ranks = np.zeros((count, len(times)), dtype=np.int64)
        self.index = np.zeros((count, 2), dtype=np.int64)  # these three as those of `Run`
        self.clock = np.tile(first_clock(times[0]), (count, 1))
        self.now = np.zeros((count, names.KEPT[settings.method], size))
        self.now[:, 0] = y
        self.counted = 0 if settings.method == "rk4" else 1  # where in the index steps are
        self.room = kernel_library.room_for(settings.method, problem)
        self.problem = problem.with_parameters(Each(self.p))
        how = self.problem, is_projected(problem, settings), settings.tolerance
        own: Any = map(Each, (self.index, self.clock, self.now, self.states))
        rest: Any = np.empty((0, size)), self.room
        self.go_on = kernel_library.steps(settings.method, *how, self.times, *own, *rest)
        stored = len(times), Each(self.states), Each(self.rows), Each(self.ranks)
        self.record = kernel_library.calls("record", self.problem, self.times, *stored)

    def finish(self) -> tuple[dict[str, Any], Any]:
        """Return what is stored of the runs by name, and which of them are sound.

        A run is sound if it comes to its end in the compiled functions, and everywhere with
        accelerations that are finite and as many independent constraints as there are.
        """
        budget = FIRST
        for k in range(len(self.states)):
            status = names.PAUSED if len(self.times) > 1 else names.DONE
            while status == names.PAUSED:
                before, taken = perf_counter(), self.index[k, self.counted]
                status = self.go_on(k, budget)
                steps = int(self.index[k, self.counted] - taken)
                budget = next_budget(steps, perf_counter() - before)
            if status == names.DONE:
                self.record(k)
        times = np.broadcast_to(self.times, self.ranks.shape)
        found = named(times, self.states, self.rows, self.ranks)
        finite = [np.isfinite(found[name]).all(axis=(1, 2)) for name in ("a", "multipliers")]
        return found, finite[0] & finite[1] & (self.ranks == self.m).all(axis=1)
