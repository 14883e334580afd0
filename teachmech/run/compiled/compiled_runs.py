"""Many compiled runs of one problem, each with its own parameters and start."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.integrators import Settings
from teachmech.run.compiled import index as names
from teachmech.run.compiled import kernel_library
from teachmech.run.compiled.compiled_record import named
from teachmech.run.compiled.compiled_run import (
    EVALUATIONS,
    FIRST,
    first_clock,
    is_projected,
    next_budget,
)
from teachmech.run.compiled.kernel_library import CompiledProblem, PerMember

OF_FORCES = "a", "multipliers", "constraint_force"


class Runs:
    """Many motions, computed as `Run` and `CompiledRecord` do, but without error reports.

    Parameters
    ----------
    problem : CompiledProblem
        From `teachmech.run.compiled.compiled_problem.build`.
    settings : Settings
        Method, tolerance and stabilisation.
    times : array, shape (T,)
        The times at which states are stored.
    p : array, shape (N, k)
        The values that replace ``problem.p`` in each run.
    y : array, shape (N, 2 n + 2)
        The states of the runs at the first time.
    forces : bool
        Whether accelerations, multipliers and constraint forces are stored.

    Attributes
    ----------
    status : array of int, shape (N,)
        The result of each run, one of the names in `teachmech.run.compiled.index`.
    """

    def __init__(
        self,
        problem: CompiledProblem,
        settings: Settings,
        times: Array,
        p: Array,
        y: Array,
        forces: bool = True,
    ) -> None:
        (count, size), self.m = y.shape, int(problem.index[names.M])
        self.p, self.times = np.ascontiguousarray(p), np.ascontiguousarray(times)
        self.states = np.empty((count, len(times), size))
        self.states[:, 0] = y
        self.rows = np.empty((count, len(times), size - 1 + 3 * self.m))
        self.ranks = np.empty((count, len(times)), dtype=np.int64)
        self.status = np.full(count, names.PAUSED if len(times) > 1 else names.DONE)
        self.problem = problem.with_parameters(PerMember(self.p))
        self.forces = forces
        self.how = is_projected(problem, settings), settings.tolerance
        self.method = settings.method

    def finish(self) -> tuple[dict[str, Any], Any]:
        """Return the stored arrays of the runs by name, and which runs are sound.

        A run is sound if it ends normally in the compiled functions, with finite accelerations
        and independent constraints at all stored times.
        """
        if len(self.times) > 1:
            self._go_on()
        self._record()
        times = np.broadcast_to(self.times, self.ranks.shape)
        found = named(times, self.states, self.rows, self.ranks)
        sound = (self.status == names.DONE) & (self.ranks == self.m).all(axis=1)
        for name in ("a", "multipliers"):
            sound &= np.isfinite(found[name]).all(axis=(1, 2))
        if not self.forces:
            found = {name: array for name, array in found.items() if name not in OF_FORCES}
        return found, sound

    def _go_on(self) -> None:
        """Continue all runs to their ends, one after the other."""
        count, _, size = self.states.shape
        # as in `Run`
        index = np.zeros((count, 2), dtype=np.int64)
        clock = np.tile(first_clock(self.times[0]), (count, 1))
        now = np.zeros((count, names.KEPT[self.method], size))
        now[:, 0] = self.states[:, 0]
        workspace = kernel_library.new_workspace(self.method, self.problem)
        own: Any = map(PerMember, (index, clock, now, self.states))
        rest: Any = np.empty((0, size)), workspace
        go_on = kernel_library.steps(self.method, self.problem, *self.how, self.times, *own, *rest)
        counted, budget = 0 if self.method == "rk4" else 1, FIRST
        for k in range(count):
            while self.status[k] == names.PAUSED:
                before, taken = perf_counter(), index[k, counted]
                self.status[k] = go_on(k, budget)
                budget = next_budget(int(index[k, counted] - taken), perf_counter() - before)
        self.problem.code.used(EVALUATIONS[self.method] * int(index[:, counted].sum()))

    def _record(self) -> None:
        """Evaluate the states of the runs that ended normally."""
        own: Any = map(PerMember, (self.states, self.rows, self.ranks))
        evaluate = kernel_library.calls("record", self.problem, self.times, len(self.times), *own)
        for k in np.flatnonzero(self.status == names.DONE):
            if evaluate(int(k)) < len(self.times):
                self.status[k] = names.PLAIN
