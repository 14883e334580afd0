"""The record of a compiled run: as the plain one, in blocks."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from time import perf_counter
from types import ModuleType
from typing import Any

import numpy as np

from teachmech.compiled import library
from teachmech.compiled.library import Problem
from teachmech.compiled.run import STEPS, Run
from teachmech.integrators import Settings
from teachmech.integrators.events import stop_at
from teachmech.motion import ARRAYS, Motion
from teachmech.record import NOT_FINITE, Record
from teachmech.systems import System

Array = np.ndarray[Any, np.dtype[np.float64]]

PAUSE = 0.05  # seconds after which a run asks whether it shall go on
FIRST = 1  # steps to the first pause
LARGE, BLOCK = 2000, 1000  # entries of A beyond which singular values wait; states at a time
TOO_SMALL = {
    "rk4": "the state is no longer finite",
    "dop853": "the step became too small to go on",
}


class CompiledRecord(Record):
    """The stored states of a compiled run.

    Where only the plain program can go on (M is not definite), it does.

    Parameters
    ----------
    program : module
        The plain one.
    problem : Problem
        From `teachmech.compiled.problem.build`.
    settings : Settings
    contradiction : bool
        Whether constraints may contradict each other; else it is an error.
    """

    def __init__(
        self, program: ModuleType, problem: Problem, settings: Settings, contradiction: bool = True
    ) -> None:
        super().__init__(program, problem.p[:-1], contradiction)
        self.problem = problem
        self.settings = settings
        self.blocks: list[tuple[Array, ...]] = []

    @property
    def time(self) -> float:
        """The last stored time."""
        return float(self.blocks[-1][0][-1]) if self.blocks else float("nan")

    def _steps(self, times: Array, y: Array) -> Iterator[float]:
        if self.settings.until:
            condition = self.program.stop_condition
            with np.errstate(all="ignore"):
                for reached, passed, _ in stop_at(
                    condition, self._single(times, y), times[0], y, self.p
                ):
                    for t, state in passed:
                        self.add(t, state)
                    yield float(reached)
            return
        run = Run(self.problem, self.settings, times, y)
        budget, stored = FIRST, 1
        while True:
            before = perf_counter()
            status = run.go_on(budget)
            spent = perf_counter() - before
            budget = int(np.clip(budget * PAUSE / max(spent, 1e-6), 1, STEPS))
            last = run.index[0] + 1
            self.extend(times[stored:last], run.states[stored:last])
            stored = last
            if status == library.PLAIN:
                yield from super()._steps(times[last - 1 :], run.states[last - 1])
                return
            if status == library.TOO_SMALL:
                raise FloatingPointError(TOO_SMALL[self.settings.method])
            yield float(run.clock[0])
            if status == library.DONE:
                return

    def _single(self, times: Array, y: Array) -> Iterator[Any]:
        """The steps one by one, with the state anywhere in them, as the plain integrators do."""
        run = Run(self.problem, self.settings, times, y)
        while True:
            before, t, first = run.index[0], run.clock[0], run.now[0].copy()
            status = run.go_on(1)
            if status == library.TOO_SMALL:
                raise FloatingPointError(TOO_SMALL[self.settings.method])
            if status == library.PLAIN:
                yield from self.program.run(times[before:], run.states[before], self.p)
                return
            if run.clock[0] > t:
                where = range(before + 1, run.index[0] + 1)
                stored = [(times[k], run.states[k].copy()) for k in where]
                yield run.clock[0], stored, self._inside(t, first, run.clock[0], run.now[0].copy())
            if status == library.DONE:
                return

    def _inside(self, t: float, y: Array, end: float, last: Array) -> Callable[[float], Array]:
        """The state anywhere in a step, by a shorter one."""

        def state_at(when: float) -> Array:
            if when == end:
                return last
            if when == t:
                return y
            run = Run(self.problem, self.settings, np.array([t, when]), y)
            status = run.finish()
            if status == library.TOO_SMALL:
                raise FloatingPointError(TOO_SMALL[self.settings.method])
            if status == library.PLAIN:
                raise np.linalg.LinAlgError("the mass matrix is not definite")
            state: Array = run.states[-1]
            return state

        return state_at

    def add(self, t: float, y: Array) -> None:
        """Evaluate and store a state."""
        self.extend(np.array([t], dtype=float), y[None])

    def extend(self, times: Array, states: Array) -> None:
        """Evaluate and store states; up to the first that is not defined, which is an error."""
        if len(times) == 0:
            return
        n, m = self.program.N, self.problem.index[library.M]
        rows = np.empty((len(times), 2 * n + 3 * m + 1))
        ranks: Any = np.empty(len(times), dtype=np.int64)
        states = np.ascontiguousarray(states)
        times = np.ascontiguousarray(times)
        count = library.record(self.problem, times, states, rows, ranks)
        sound = np.isfinite(rows[:count, : n + m]).all(axis=1)
        good = count if sound.all() else int(np.argmin(sound))
        try:
            for k in np.flatnonzero(ranks[:good] < m).tolist():
                q, v = states[k, :n], states[k, n : 2 * n]
                with np.errstate(all="ignore"):
                    M = self.program.mass_matrix(times[k], q, v, self.p)
                    self.check(times[k], states[k], M)
        except Exception:
            self._keep(k, times, states, rows, ranks)
            raise
        self._keep(good, times, states, rows, ranks)
        if good < count:
            raise FloatingPointError(NOT_FINITE)
        for k in range(count, len(times)):
            self._add_plain(times[k], states[k])

    def _add_plain(self, t: float, y: Array) -> None:
        Record.add(self, t, y)
        row = self.rows.pop()[:-1]
        self.blocks.append(tuple(np.array([entry]) for entry in row))

    def _keep(self, count: int, times: Array, states: Array, rows: Array, ranks: Any) -> None:
        if count == 0:
            return
        n, m = self.program.N, self.problem.index[library.M]
        parts = np.split(rows[:count], np.cumsum([n, m, n, m, m]), axis=1)
        q, v, works = np.split(states[:count], [n, 2 * n], axis=1)
        block = (times[:count], q, v, *parts[:-1], parts[-1][:, 0], *works.T, ranks[:count])
        self.blocks.append(block)

    def motion(self, system: System, settings: Settings, ending: str) -> Motion:
        """Return what is stored."""
        arrays = self.arrays()
        values = self._singular_values(*(arrays[name] for name in ("t", "q", "v")))
        return Motion(system, settings, **arrays, ending=ending, known_singular_values=values)

    def _singular_values(self, t: Array, q: Array, v: Array) -> Array | None:
        """Of A M^(-1/2), or of A where M is singular; None where they take long."""
        index, n, m = self.problem.index, self.program.N, int(self.problem.index[library.M])
        if m * n > LARGE:
            return None
        masses, entries = index[library.MASSES], index[library.ENTRIES]
        i, j, row, column = (
            index[index[where] : index[where] + count]
            for where, count in (
                (library.MASS_ROW, masses),
                (library.MASS_COLUMN, masses),
                (library.ROW, entries),
                (library.COLUMN, entries),
            )
        )
        found = [np.empty((0, min(m, n)))]
        for k in range(0, len(t), BLOCK):
            block = slice(k, k + BLOCK)
            values = self._values(t[block], np.hstack([q[block], v[block]]))
            A, M = np.zeros((len(values), m, n)), np.zeros((len(values), n, n))
            A[:, row, column] = values[:, masses : masses + entries]
            M[:, i, j] = M[:, j, i] = values[:, :masses]
            if index[library.METRIC] == 0:
                A = np.linalg.solve(np.linalg.cholesky(M), A.transpose(0, 2, 1))
            found.append(np.linalg.svd(A, compute_uv=False))
        return np.concatenate(found)

    def _values(self, t: Array, states: Array) -> Array:
        """The values of the terms at many states."""
        problem = self.problem
        pointer = ctypes.c_void_p
        terms = ctypes.CFUNCTYPE(None, ctypes.c_double, *[pointer] * 3)(problem.terms.address)
        values = np.tile(problem.values, (len(t), 1))
        p, y, result = (array.ctypes.data for array in (problem.p, states, values))
        for k, time in enumerate(t.tolist()):
            terms(time, y + k * states.strides[0], p, result + k * values.strides[0])
        return values

    def arrays(self) -> dict[str, Any]:
        """Return what is stored by the names of `teachmech.motion.Motion`."""
        columns = (np.concatenate(column) for column in zip(*self.blocks, strict=True))
        return dict(zip(ARRAYS, columns, strict=False))
