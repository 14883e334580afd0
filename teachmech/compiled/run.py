"""One compiled integration, in as many calls as it takes."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.compiled import library
from teachmech.compiled.library import Problem
from teachmech.integrators import Settings

Array = np.ndarray[Any, np.dtype[np.float64]]

STEPS = 1_000_000  # in one call, at most


class Run:
    """A compiled integration between two calls.

    Parameters
    ----------
    problem : Problem
        From `teachmech.compiled.problem.build`.
    settings : Settings
        Method, tolerance and stabilisation.
    times : array, shape (N,)
        At which states are stored.
    y : array, shape (2 n + 2,)
        The state at the first of them.

    Attributes
    ----------
    states : array, shape (N, 2 n + 2)
        Filled up to ``index[0]``; ``index[1]`` counts the steps of an adaptive method.
    clock : array
        The time reached, and the next step.
    now : array, shape (2, 2 n + 2)
        The state there, and its rate.
    """

    def __init__(self, problem: Problem, settings: Settings, times: Array, y: Array) -> None:
        self.problem, self.settings = problem, settings
        self.projected = bool(settings.stabilisation == "projection" and problem.index[library.M])
        self.times = np.ascontiguousarray(times, dtype=float)
        self.index = np.zeros(2, dtype=np.int64)
        self.states = np.empty((len(times), len(y)))
        self.states[0] = y
        self.clock = np.array([times[0], 0.0])
        self.now = np.array([y, np.zeros_like(y)])

    def go_on(self, budget: int) -> int:
        """Take at most so many steps; return how it ended, as `library` says."""
        if self.settings.method == "rk4":
            ended = library.rk4(
                self.problem, self.projected, self.times, self.index, self.states, budget
            )
            self.clock[0], self.now[0] = self.times[self.index[0]], self.states[self.index[0]]
            return int(ended)
        arrays = (self.times, self.index, self.clock, self.now, self.states)
        how = (self.problem, self.projected, self.settings.tolerance)
        return int(library.dop853(*how, *arrays, budget))

    def finish(self) -> int:
        """Go on until it ends; return how."""
        while (ended := self.go_on(STEPS)) == library.PAUSED:
            pass
        return ended
