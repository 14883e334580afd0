"""A compiled integration that is divided into several calls, and its steps for `stop_at`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.integrators import TABLEAUS, Settings
from teachmech.numerics.integrators.events import Steps
from teachmech.run.compiled import index as names
from teachmech.run.compiled import kernel_library
from teachmech.run.compiled.kernel_library import CompiledProblem

PAUSE = 0.05  # seconds between two pauses of a run
FIRST = 1  # steps before the first pause
STEPS = 1_000_000  # most steps in one call
TOGETHER = 1000  # most steps over which a condition is evaluated together

# The approximate number of evaluations per step.
EVALUATIONS = {"rk4": 4, "radau": 20, "kinematic": 12} | {
    name: tableau.stages + 2 for name, tableau in TABLEAUS.items()
}

Snapshot = tuple[Any, Array, Array]
Step = tuple[float, list[tuple[float, Array]], Callable[[float], Array]]


def next_budget(steps: int, seconds: float) -> int:
    """Return the number of steps to the next pause, from the time of the last steps."""
    return max(1, min(int(steps * PAUSE / max(seconds, 1e-6)), STEPS))


def is_projected(problem: CompiledProblem, settings: Settings) -> bool:
    """Return whether states are projected onto the constraints."""
    return settings.stabilisation == "projection" and bool(problem.index[names.M])


def first_clock(time: float) -> Array:
    """Return the initial clock: time, next step, and other numbers that the methods keep."""
    return np.array([time, 0.0, 0.0, np.inf, 0.0, time])


class Run:
    """A compiled integration between two calls.

    Parameters
    ----------
    problem : CompiledProblem
        From `teachmech.run.compiled.compiled_problem.build`.
    settings : Settings
        Method, tolerance and stabilisation.
    times : array, shape (N,)
        The times at which states are stored.
    y : array, shape (2 n + 2,)
        The state at the first time.
    """

    def __init__(
        self, problem: CompiledProblem, settings: Settings, times: Array, y: Array
    ) -> None:
        self.problem, self.settings = problem, settings
        self.projected = is_projected(problem, settings)
        self.times = np.ascontiguousarray(times, dtype=float)
        self.index = np.zeros(2, dtype=np.int64)  # last stored time; steps of an adaptive method
        self.states = np.empty((len(times), len(y)))  # filled up to index[0]
        self.states[0] = y
        self.clock = first_clock(times[0])
        self.now = np.zeros((names.KEPT[settings.method], len(y)))  # state and its rate
        self.now[0] = y
        self.status = names.PAUSED  # result of the last call
        self.budget = FIRST
        self.ends = np.empty((0, len(y) + 1))
        self.workspace = kernel_library.new_workspace(settings.method, problem)
        self._call = self._prepared()

    def go_on(self, budget: int) -> None:
        """Take at most this number of steps."""
        before = self.taken
        self._go_on(budget)
        self.problem.code.used(EVALUATIONS[self.settings.method] * (self.taken - before))

    @property
    def taken(self) -> int:
        """The number of steps taken."""
        return int(self.index[0 if self.settings.method == "rk4" else 1])

    def _prepared(self) -> kernel_library.Prepared:
        how = self.settings.method, self.problem, self.projected, self.settings.tolerance
        stored = self.times, self.index, self.clock, self.now, self.states
        steps = partial(kernel_library.steps, *how, *stored, self.ends, self.workspace)
        return kernel_library.Prepared(self.problem, steps)

    def _go_on(self, budget: int) -> None:
        self.status = self._call(0, budget)
        if self.settings.method == "rk4":
            self.clock[0], self.now[0] = self.times[self.index[0]], self.states[self.index[0]]

    def go_on_for_a_while(self, most: int = STEPS) -> None:
        """Take steps until the next pause."""
        before, taken = perf_counter(), self.taken
        self.go_on(min(self.budget, most))
        self.budget = next_budget(self.taken - taken, perf_counter() - before)

    def finish(self) -> int:
        """Continue to the end; return the status."""
        while self.status == names.PAUSED:
            self.go_on(STEPS)
        return self.status

    def steps(self) -> Steps:
        """Continue to the end; yield at every pause as integrators do, without stored states."""
        while self.status == names.PAUSED:
            self.go_on_for_a_while()
            yield self.reached

    @property
    def reached(self) -> Step:
        """Time and state as an integrator yields them, without stored states."""
        state = self.now[0].copy()
        return self.clock[0], [], lambda t: state

    @property
    def snapshot(self) -> Snapshot:
        """The position of the run, to which `go_back` returns."""
        return self.index.copy(), self.clock.copy(), self.now.copy()

    def go_back(self, snapshot: Snapshot) -> None:
        """Return the run to an earlier position."""
        for array, kept in zip((self.index, self.clock, self.now), snapshot, strict=True):
            array[:] = kept
        self.status = names.PAUSED

    def watch(self, steps: int) -> None:
        """Store the ends of up to this number of steps in every call."""
        if self.settings.method != "rk4":  # steps of RK4 end at the stored times
            self.ends = np.empty((steps, self.ends.shape[1]))
            self._call = self._prepared()

    def passed(self, snapshot: Snapshot) -> tuple[Array, Array, Array]:
        """Return the ends of steps since a position, and all times in order with their states."""
        stored = slice(snapshot[0][0] + 1, self.index[0] + 1)
        times, states = self.times[stored], self.states[stored]
        if self.settings.method == "rk4":
            return times, times, states
        ends = self.ends[: self.index[1] - snapshot[0][1]]
        both = np.concatenate([times, ends[:, 0]])
        order = np.argsort(both, kind="stable")
        return ends[:, 0], both[order], np.concatenate([states, ends[:, 1:]])[order]


class Watch:
    """The condition and the steps for `stop_at`, with many steps combined into one.

    `stop_at` examines a condition at every stored time and at the end of every step. This class
    evaluates the condition there for many steps together. Steps over which the sign stays the same
    are yielded as one step. A step in which the sign changes is yielded singly, as by the plain
    integrators.

    Parameters
    ----------
    run : Run
    differences : callable
        The condition at many states, for times, shape (N,), and states, shape (N, 2 n + 2).
    """

    def __init__(self, run: Run, differences: Callable[[Array, Array], Array]) -> None:
        self.run, self.differences = run, differences
        self.known = (np.nan, np.nan)  # a time, and the condition at this time
        run.watch(TOGETHER)

    def condition(self, t: float, y: Array, p: Array) -> float:
        """Return the condition at one state."""
        if t == self.known[0]:
            return self.known[1]
        return float(self.differences(np.array([t]), y[None])[0])

    def steps(self) -> Steps:
        """Yield single steps, and many combined into one; the run keeps the stored states."""
        run, together = self.run, 1
        while run.status == names.PAUSED:
            snapshot, before = run.snapshot, self.condition(run.clock[0], run.now[0], run.problem.p)
            run.go_on_for_a_while(together)
            ends, times, states = run.passed(snapshot)
            values = np.concatenate([[before], self.differences(times, states)])
            with np.errstate(all="ignore"):
                sums, products = values[:-1] + values[1:], values[:-1] * values[1:]
            changes = ~(np.isfinite(sums) & (products > 0))
            together, quiet = min(2 * together, TOGETHER), len(ends)
            if changes.any():
                quiet = int(np.searchsorted(ends, times[np.argmax(changes)]))
                together = max(quiet, 1)
                run.go_back(snapshot)
                run.go_on(quiet)
            if quiet > 0:
                last = np.searchsorted(times, ends[quiet - 1], side="right")
                self.known = (run.clock[0], float(values[last]))
                yield run.reached
            if changes.any():
                yield self._single()

    def _single(self) -> Step:
        """Return one step with its dense output, projected like stored states."""
        run, snapshot = self.run, self.run.snapshot
        (index, _), clock, now = snapshot
        times = np.array([clock[0], clock[0], run.times[-1]])
        again = Run(run.problem, run.settings, times, now[0])

        def state_at(when: float) -> Array:
            again.go_back((np.zeros_like(again.index), clock, now))
            again.times[1] = when
            while again.status == names.PAUSED and again.index[0] == 0:
                again.go_on(1)
            if again.index[0] == 0:
                raise FloatingPointError("the state inside a step cannot be found")
            state: Array = again.states[1].copy()
            return state

        run.go_on(1)
        passed = range(index + 1, run.index[0] + 1)
        return run.clock[0], [(run.times[k], run.states[k].copy()) for k in passed], state_at
