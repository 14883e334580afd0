"""The record of a compiled run, stored in blocks."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from functools import cached_property, partial
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.model.description import Description
from teachmech.numerics.integrators import Settings
from teachmech.numerics.integrators.events import Steps, stop_at
from teachmech.numerics.integrators.standstill import STILL, TOO_FAST, too_fast
from teachmech.numerics.integrators.switching import switched
from teachmech.numerics.scales import Scales
from teachmech.program import load
from teachmech.run.compiled import index as names
from teachmech.run.compiled import kernel_library
from teachmech.run.compiled.compiled_problem import build
from teachmech.run.compiled.compiled_run import Run, Watch
from teachmech.run.compiled.kernel_library import CompiledProblem
from teachmech.run.record import NOT_FINITE, Record
from teachmech.run.trajectory import STORED, Trajectory

LARGE, BLOCK = (
    2000,
    1000,
)  # entries of A without singular values; states per block
TOO_SMALL = dict.fromkeys(names.ROWS, "the step became too small to go on") | {
    "rk4": "the state is no longer finite",
    "kinematic": "the drives lead to no position there",
}


def named(times: Array, states: Array, rows: Array, ranks: Any) -> dict[str, Any]:
    """Return the stored arrays of states by name, from the ``rows`` of `kernel_library.record`.

    The arrays of many runs have one more axis in front.
    """
    n = (states.shape[-1] - 2) // 2
    m = (rows.shape[-1] - 2 * n - 1) // 3
    q, v, works = np.split(states, [n, 2 * n], axis=-1)
    *parts, energy = np.split(rows, np.cumsum([n, m, n, m, m]), axis=-1)
    found = (times, q, v, *parts, energy[..., 0], works[..., 0], works[..., 1], ranks)
    return dict(zip(STORED, found, strict=True))


class CompiledRecord(Record):
    """The stored states of a compiled run.

    If M is not definite at a state, the plain program continues the run.

    Parameters
    ----------
    system, settings, contradiction
        As for `Record`.
    problem : CompiledProblem, optional
        A problem with the same texts whose start and parameter values replace those of the system.
    """

    def __init__(
        self,
        system: Description,
        settings: Settings,
        contradiction: bool = True,
        problem: CompiledProblem | None = None,
    ) -> None:
        super().__init__(system, settings, contradiction)
        self.problem = build(system, settings) if problem is None else problem
        self.p = self.problem.p[: len(self.p)]
        self.scales = Scales(*self.program.scales())
        self.blocks: list[dict[str, Array]] = []

    @property
    def time(self) -> float:
        """The last stored time."""
        return float(self.blocks[-1]["t"][-1]) if self.blocks else float("nan")

    def _steps(self, times: Array, y: Array) -> Iterator[float]:
        if not self.system.in_pieces:
            yield from self._piece(times, y)
            return
        program = self._with_compiled_accelerations
        changing = program.SWITCHES, program.LEVEL, program.BREAKS, self.changes
        stop = program.stop_condition if self.settings.until else None
        excess = program.excess if self.system.limits else None
        events = program.conditions, program.engage, times, y, self.p, *changing, stop, excess
        for reached, passed, _ in switched(self._watched, *events):
            if passed:
                self.extend(*(np.array(column) for column in zip(*passed, strict=True)))
            yield float(reached)

    @cached_property
    def _with_compiled_accelerations(self) -> Any:
        """The program; if its conditions contain accelerations, these are compiled."""
        system = self.system
        given = [c for s in system.switches for c in (s.begin, s.end) if c is not None]
        used = {symbol.name for condition in given for symbol in condition.value.free_symbols}
        limited = system.limits and system.programmes
        if not limited and used.isdisjoint((*system.accelerations, *system.multipliers)):
            return self.program

        def acceleration(t: float, q: Array, v: Array, p: Array) -> Any:
            if p is not self.p:  # machine code has the parameters of the run
                return self.program.acceleration(t, q, v, p)
            return self._acceleration(t, q, v)

        others = {"acceleration_and_wanted": self._with_wanted} if limited else {}
        return load(self.system, self.settings, acceleration=acceleration, **others)

    def _with_wanted(self, t: float, q: Array, v: Array, p: Array) -> Any:
        """Return the results of ``acceleration``, and the forces of actuators without limits."""
        index = self.problem.index
        n, k = index[names.N], index[names.ACTUATORS]
        found = self._acceleration(t, q, v)
        # The position of `wanted_forces` in the kernels.
        first = index[names.ADDED] + n + k * (n + index[names.M]) + index[names.PROGRAMMES]
        if p is not self.p or found[2] is not None:  # by the plain program
            return self.program.acceleration_and_wanted(t, q, v, p)
        return *found, None, self.problem.work[first : first + k].copy()

    def _piece(self, times: Array, y: Array) -> Iterator[float]:
        """Integrate while the same constraints act."""
        run, stored, before = Run(self.problem, self.settings, times, y), 1, self.steps
        for reached, passed, _ in self._steps_of(run):
            last = run.index[0] + 1
            if passed:
                self.extend(*(np.array(column) for column in zip(*passed, strict=True)))
            else:
                self.extend(times[stored:last], run.states[stored:last])
            stored = last
            self.steps = before + run.taken
            yield float(reached)
        self._examine(run, times)
        if run.status == names.PLAIN:
            rest = np.concatenate([run.clock[:1], times[stored:]])
            yield from super()._steps(rest, run.now[0])

    def _examine(self, run: Run, times: Array) -> None:
        """Raise an error if a run has failed."""
        if run.status == names.TOO_SMALL:
            raise FloatingPointError(TOO_SMALL[self.settings.method])
        if run.status == names.STANDSTILL:
            advance, rest = run.clock[0] - self.settings.start, times[-1] - run.clock[0]
            slow = too_fast(self.steps, advance, rest)
            raise FloatingPointError(*(TOO_FAST if slow else STILL))

    def _watched(self, times: Array, y: Array, p: Array, ahead: Any) -> Steps:
        """Return the steps until a condition of `switched` becomes positive, with stored states."""
        run, before, stored = Run(self.problem, self.settings, times, y), self.steps, 0
        ends = self._until_met(times[0], y, p)

        def differences(times: Array, states: Array) -> Array:
            pairs = zip(times, states, strict=True)
            return np.array([max(ahead(t, state, p), ends(t, state)) for t, state in pairs])

        steps = run.steps()
        if self.system.switches or self.settings.until or self.system.limits:
            watch = Watch(run, differences)
            steps = stop_at(watch.condition, watch.steps(), times[0], y, p, np.nan)
        for reached, passed, state_at in steps:
            self.steps = before + run.taken
            new = slice(stored + 1, run.index[0] + 1)
            stored = run.index[0]
            yield reached, passed or [*zip(times[new], run.states[new], strict=True)], state_at
        self._examine(run, times)
        if run.status == names.PLAIN:
            y = run.now[0]
            rest = np.concatenate([run.clock[:1], times[times > run.clock[0]]])
            yield from self.program.piece(rest, y, p, ahead)

    def _until_met(self, t: float, y: Array, p: Array) -> Any:
        """Return a function that becomes positive when ``until`` is met."""
        if not self.settings.until:
            return lambda t, y: -np.inf
        condition = self.program.stop_condition
        sign = -np.sign(condition(t, y, p))
        return lambda t, y: sign * condition(t, y, p) if sign else -np.inf

    def _steps_of(self, run: Run) -> Steps:
        """Return the steps of a run, many combined into one; the run keeps the stored states."""
        if not self.settings.until:
            return run.steps()
        watch = Watch(run, self._differences)
        now = run.clock[0], run.now[0].copy(), self.p
        return stop_at(watch.condition, watch.steps(), *now, self.settings.start)

    def _differences(self, times: Array, states: Array) -> Array:
        """Return the program's ``stop_condition`` at many states, with compiled accelerations."""
        with np.errstate(all="ignore"):
            found: Array = self._condition(times, states.T, self.p)
        return found

    @cached_property
    def _condition(self) -> Any:
        program = load(self.system, self.settings, acceleration=self._accelerations)
        return program.stop_condition

    @cached_property
    def _one_state(self) -> tuple[Array, Array, Array, kernel_library.Prepared]:
        """Memory for a time, its state and its row, and the call that fills in the row."""
        times, states = np.empty(1), np.zeros((1, 2 * self.program.N + 2))
        rows, ranks = self._rows(1), np.empty(1, dtype=np.int64)
        evaluate = partial(kernel_library.calls, "record", self.problem, times, 1, states)
        call = kernel_library.Prepared(self.problem, partial(evaluate, rows, ranks))
        return times, states, rows, call

    def _acceleration(self, t: float, q: Array, v: Array) -> tuple[Any, ...]:
        """Return the results of ``acceleration`` that a condition needs, at one state."""
        times, states, rows, call = self._one_state
        n = self.program.N
        times[0], states[0, :n], states[0, n : 2 * n] = t, q, v
        if call() == 0:
            found: tuple[Any, ...] = self.program.acceleration(t, q, v, self.p)
            return found
        m = self.problem.index[names.M]
        return rows[0, :n].copy(), rows[0, n : n + m].copy(), None, None, None

    def _accelerations(self, t: Array, q: Array, v: Array, p: Array) -> tuple[Any, ...]:
        """Return the results of ``acceleration`` that a condition needs, one column per state."""
        n, m = self.program.N, self.problem.index[names.M]
        states = np.vstack([q, v, np.zeros((2, len(t)))]).T
        rows, _, count = self._evaluated(t, states)
        for k in range(count, len(t)):
            found = self.program.acceleration(t[k], q[:, k], v[:, k], p)
            rows[k, : n + m] = np.concatenate(found[:2])
        return rows[:, :n].T, rows[:, n : n + m].T, None, None, None

    def _evaluated(self, times: Array, states: Array) -> tuple[Array, Any, int]:
        """Return rows, ranks and the number of valid states; see `kernel_library.record`."""
        rows = self._rows(len(times))
        ranks = np.empty(len(times), dtype=np.int64)
        states, times = np.ascontiguousarray(states), np.ascontiguousarray(times)
        return rows, ranks, kernel_library.record(self.problem, times, states, rows, ranks)

    def _rows(self, count: int) -> Array:
        return np.empty((count, 2 * self.program.N + 3 * self.problem.index[names.M] + 1))

    def add(self, t: float, y: Array) -> None:
        """Evaluate and store a state."""
        self.extend(np.array([t], dtype=float), y[None])

    def extend(self, times: Array, states: Array) -> None:
        """Evaluate and store states up to the first undefined one, which is an error."""
        if len(times) == 0:
            return
        n, m = self.program.N, self.problem.index[names.M]
        rows, ranks, count = self._evaluated(times, states)
        sound = np.isfinite(rows[:count, : n + m]).all(axis=1)
        good = count if sound.all() else int(np.argmin(sound))
        h = rows[:good, 2 * n + m : 2 * n + 2 * m]
        doubtful = ranks[:good] < self.acting
        if self.most_off is not None:
            doubtful |= ~(np.abs(h) <= self.most_off).all(axis=1)
        try:
            for k in np.flatnonzero(doubtful).tolist():
                q, v = states[k, :n], states[k, n : 2 * n]
                with np.errstate(all="ignore"):
                    if ranks[k] < self.acting:
                        M = self.program.mass_matrix(times[k], q, v, self.p)
                        self.check(times[k], states[k], M, rows[k, :n])
                        self.check_shares(times[k], states[k], M, rows[k, n : n + m])
                    self.check_met(times[k], states[k], h[k])
        except Exception:
            self._keep(k, times, states, rows, ranks)
            raise
        self._keep(good, times, states, rows, ranks)
        if good < count:
            raise FloatingPointError(NOT_FINITE)
        for k in range(count, len(times)):
            self.take([self.evaluated(times[k], states[k])])

    def take(self, rows: list[dict[str, Any]]) -> None:
        """Store the values that the plain program has evaluated."""
        self.blocks.append({name: np.array([row[name] for row in rows]) for name in STORED})

    def _keep(self, count: int, times: Array, states: Array, rows: Array, ranks: Any) -> None:
        if count == 0:
            return
        found = named(times[:count], states[:count], rows[:count], ranks[:count])
        self.blocks.append(found)

    def motion(self, ending: str = "", code: str = "") -> Trajectory:
        """Return the motion of the stored states."""
        arrays = self.arrays()
        values = self._singular_values(arrays["t"], arrays["q"], arrays["v"])
        return self.trajectory(arrays | {"singular_values": values}, ending, code, compiled=True)

    def _singular_values(self, t: Array, q: Array, v: Array) -> Array | None:
        """Return the singular values as the plain program finds them; None if that takes long."""
        index, n, m = self.problem.index, self.program.N, int(self.problem.index[names.M])
        if m * n > LARGE:
            return None
        masses, entries = index[names.MASSES], index[names.ENTRIES]
        lists = (names.MASS_ROW, names.MASS_COLUMN, names.ROW, names.COLUMN)
        counts = (masses, masses, entries, entries)
        i, j, row, column = (
            index[index[k] :][:count] for k, count in zip(lists, counts, strict=True)
        )
        found = [np.empty((0, min(m, n)))]
        for k in range(0, len(t), BLOCK):
            block = slice(k, k + BLOCK)
            values = self._values(t[block], np.hstack([q[block], v[block]]))
            A, M = np.zeros((len(values), m, n)), np.zeros((len(values), n, n))
            A[:, row, column] = values[:, masses : masses + entries]
            M[:, i, j] = M[:, j, i] = values[:, :masses]
            A *= self.scales.factors[:, None]
            if index[names.METRIC] > 0:
                A *= self.scales.units
            else:
                A = np.linalg.solve(np.linalg.cholesky(M), A.transpose(0, 2, 1))
            found.append(np.linalg.svd(A, compute_uv=False))
        return np.concatenate(found)

    def _values(self, t: Array, states: Array) -> Array:
        """Return the values of the terms at many states."""
        problem = self.problem
        pointer = ctypes.c_void_p
        (address, *_), workspace = problem.code.made
        terms = ctypes.CFUNCTYPE(None, ctypes.c_double, *[pointer] * 4)(address)
        values = np.tile(problem.values, (len(t), 1))
        p, y, result, where = (a.ctypes.data for a in (problem.p, states, values, workspace))
        for k, time in enumerate(t.tolist()):
            terms(time, y + k * states.strides[0], p, result + k * values.strides[0], where)
        return values

    def arrays(self) -> dict[str, Any]:
        """Return the stored arrays by name; see `teachmech.run.trajectory.ARRAYS`."""
        return {name: np.concatenate([block[name] for block in self.blocks]) for name in STORED}
