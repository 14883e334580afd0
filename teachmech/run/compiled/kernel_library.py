"""The library of all compiled problems, ready to be called, and a problem as it is handed to it.

``kernels.ll`` is the library in LLVM's assembly language, for every processor. LLVM makes it fast
for the one at hand, once on a machine, in another process: code that names a function that is
missing there would end the process that loads it.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from teachmech.base.array_types import Array
from teachmech.run.compiled.engine import Engine, failure, fast, soon
from teachmech.run.compiled.index import ROWS, SLOPE_BEGIN, M, N

# Evaluations of a problem in which better code saves about as much as it takes to make; both grow
# with the length of the code.
BETTER = 400_000
FUNCTIONS = "terms", "derivative", "correction", "slopes"  # of the code of a problem
TEXT = Path(__file__).with_name("kernels.ll")


class Code:
    """The machine code of one problem, at first as it is soonest made, later as it runs soonest.

    Both give the same numbers to the last bit, so that it may become better at any time.

    Parameters
    ----------
    text : str
        In LLVM's assembly language.
    room : array
        What its functions work in, as it must be beforehand.
    loops : bool
        Whether there are any.
    """

    def __init__(self, text: str, room: Array, loops: bool) -> None:
        self.text, self.room, self.loops = text, room, loops
        engine, fast = soon(text, loops)
        self._take(engine)
        self.left = sys.maxsize if fast else BETTER  # evaluations until it is made better

    def _take(self, engine: Engine) -> None:
        self._engines = [*getattr(self, "_engines", ()), engine]  # a run may be under way in it
        self.addresses = tuple(map(engine.address, FUNCTIONS))

    def used(self, evaluations: int) -> None:
        """Count evaluations, after enough of which better code pays."""
        self.left -= evaluations
        if self.left <= 0:
            self.improve()

    def improve(self) -> None:
        """Have the code that runs in the least time from now on."""
        if self.left < sys.maxsize:
            self.left = sys.maxsize
            self._take(fast(self.text, self.loops))


class Problem(NamedTuple):
    """One problem as the library takes it.

    Attributes
    ----------
    code : Code
        Its own functions, ``(t, y, p, result, room)``: ``terms`` fills in the values,
        ``derivative`` gives dy/dt, ``correction`` what brings a state onto the constraints, and
        ``slopes`` the derivatives of `teachmech.run.compiled.jacobian`. The two in the middle
        return 0 where they cannot; all but the first have the address 0 where they are not written.
    index : array of int
        What `teachmech.run.compiled.layout.packed` makes: how many there are of everything, and
        where the values stand.
    p : array
        Parameters, and behind them the rank tolerance and what `teachmech.numerics.scales` says:
        units of the coordinates, factors of the rows of A, sizes of the state.
    values : array
        As `teachmech.run.compiled.terms` orders them; behind them the metric, where it is not M.
    work : array
        Acceleration and multipliers, the right sides of their equations, room to solve them, and
        how far A is from losing rank.
    room : array
        What its own functions work in.
    """

    code: Code
    index: Any
    p: Array
    values: Array
    work: Array
    room: Array

    def with_parameters(self, p: Array) -> Problem:
        """Return the problem with another ``p``, and memory of its own for another thread."""
        memory = (self.values.copy(), self.work.copy(), self.room.copy())
        return Problem(self.code, self.index, p, *memory)

    @property
    def arguments(self) -> tuple[int, ...]:
        """The addresses that every function of the library begins with."""
        arrays = self.index, self.p, self.values, self.work, self.room
        return (*self.code.addresses, *(array.ctypes.data for array in arrays))


def rk4(
    problem: Problem,
    projected: bool,
    times: Array,
    index: Any,
    states: Array,
    room: Array,
    budget: int,
) -> int:
    """Take at most so many steps of RK4 with the state ``index[0]`` first; return how it ended."""
    count = len(times)
    return _called("rk4", problem, int(projected), times, count, index, states, room, budget)


def adaptive(
    method: str,
    problem: Problem,
    projected: bool,
    tolerance: float,
    times: Array,
    index: Any,
    clock: Array,
    now: Array,
    states: Array,
    ends: Array,
    room: Array,
    budget: int,
) -> int:
    """Take at most so many steps of a method that chooses them; see `kernel_explicit.dop853`."""
    stored, kept = (times, len(times), index, clock, now, states), (ends, len(ends))
    how = int(projected), float(tolerance)
    return _called(method, problem, *how, *stored, *kept, room, budget)


def record(problem: Problem, times: Array, states: Array, rows: Array, ranks: Any) -> int:
    """Evaluate stored states; see `teachmech.run.compiled.kernels.record`."""
    return _called("record", problem, times, len(times), states, rows, ranks)


def room_for(method: str, problem: Problem) -> Array:
    """Return what an integrator works in."""
    n, m = int(problem.index[N]), int(problem.index[M])
    room = ROWS[method] * (2 * n + 2)
    if method == "radau":
        slopes = int(problem.index[problem.index[SLOPE_BEGIN] + 2 * n])
        matrices, point = 2 * (2 * n * n + n) + 2 * n * n, 3 * n + 2 + m
        room += matrices + point + slopes
    return np.empty(room)


def _called(name: str, problem: Problem, *given: Any) -> int:
    """The integer that a function returns; meanwhile other threads run."""
    result, failure = ctypes.c_int64(), ctypes.c_void_p()
    _function(name)(
        ctypes.byref(result),
        ctypes.byref(failure),
        *(ctypes.c_int64(address) for address in problem.arguments),
        *map(_argument, given),
    )
    return result.value


def _argument(x: Any) -> Any:
    if isinstance(x, float):
        return ctypes.c_double(x)
    return ctypes.c_int64(x if isinstance(x, int) else x.ctypes.data)


@cache
def _function(name: str) -> Any:
    return ctypes.CFUNCTYPE(ctypes.c_int)(_engine().address(name))


def load() -> None:
    """Make the library ready.

    Raises
    ------
    ProblemError
        It cannot be loaded here.
    """
    try:
        _engine()
    except (ImportError, OSError, RuntimeError) as error:
        raise failure(f"{type(error).__name__}: {error}") from None


def is_loaded() -> bool:
    """Return whether the library is ready."""
    return _engine.cache_info().currsize > 0


@cache
def text() -> str:
    """Return the library in LLVM's assembly language."""
    return TEXT.read_text("utf-8")


@cache
def _engine() -> Engine:
    return fast(text(), passes=True)
