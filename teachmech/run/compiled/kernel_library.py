"""The library of all compiled problems, ready to be called, and a problem as it is handed to it.

``kernels.ll`` is the library in LLVM's assembly language, for every processor. LLVM makes it fast
for the one at hand, once on a machine, in another process: code that names a function that is
missing there would end the process that loads it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.progress import stage
from teachmech.run.compiled.engine import Engine, failure, fast, soon
from teachmech.run.compiled.index import PAIRS, ROWS, SLOPE_BEGIN, M, N

# Evaluations of a problem in which its whole code saves about as much time as making it takes; both
# grow with its length (85 000 to 250 000, from a bead to a robot arm).
BETTER = 120_000
FUNCTIONS = "terms", "derivative", "correction", "slopes"  # of the code of a problem
TEXT = Path(__file__).with_name("kernels.ll")


class Written(NamedTuple):
    """All functions of a problem.

    Attributes
    ----------
    text : str
        In LLVM's assembly language.
    room : array
        What they work in, as it must be beforehand.
    loops : bool
        Whether there are any that are worth to be rearranged.
    """

    text: str
    room: Array
    loops: bool


class Code:
    """The machine code of one problem: at first that of its values, later all that can be written.

    What is not there yet, the library does by its lists, with the same numbers to the last bit; so
    the rest may come at any time.

    Parameters
    ----------
    text : str
        In LLVM's assembly language: ``terms``, and ``slopes`` where they are needed.
    write : callable
        It returns all functions.

    Attributes
    ----------
    made : tuple
        The addresses of `FUNCTIONS`, 0 for those that are not there, and the room they begin with.
    """

    def __init__(self, text: str, write: Callable[[], Written]) -> None:
        self._write, self._engines = write, list[Engine]()
        self.is_whole, self.evaluations = False, 0
        self._take(soon(text), np.zeros(0))

    def _take(self, engine: Engine, room: Array) -> None:
        self._engines.append(engine)  # a run may be under way in the one before
        self.made = tuple(map(engine.address, FUNCTIONS)), room

    @cached_property
    def whole(self) -> Written:
        """All functions."""
        return self._write()

    def used(self, evaluations: int) -> None:
        """Count evaluations, after enough of which the whole code pays."""
        self.evaluations += evaluations
        if self.evaluations >= BETTER:
            self.improve()

    def improve(self) -> None:
        """Have the code that runs in the least time from now on; seconds for a robot arm."""
        if self.is_whole:
            return
        self.is_whole = True  # for other threads
        try:
            with stage("compiling the equations for a long run"):
                text, room, loops = self.whole
                self._take(fast(text, loops), room)
        except BaseException:  # as Ctrl-C: the next run tries again
            self.is_whole = False
            raise


class Problem(NamedTuple):
    """One problem as the library takes it.

    Attributes
    ----------
    code : Code
        Its own functions, ``(t, y, p, result, room)``: ``terms`` fills in the values,
        ``derivative`` gives dy/dt, ``correction`` what brings a state onto the constraints, and
        ``slopes`` the derivatives of `teachmech.run.compiled.jacobian`. The two in the middle
        return 0 where they cannot.
    index : array of int
        What `teachmech.run.compiled.layout.packed` makes: how many there are of everything, and
        where the values stand.
    p : array, or `Each`
        Parameters, and behind them the rank tolerance and what `teachmech.numerics.scales` says:
        units of the coordinates, factors of the rows of A, sizes of the state.
    values : array
        As `teachmech.run.compiled.terms` orders them; behind them the metric, where it is not M.
    work : array
        Acceleration and multipliers, the right sides of their equations, room to solve them, and
        how far A is from losing rank.
    """

    code: Code
    index: Any
    p: Any
    values: Array
    work: Array

    def with_parameters(self, p: Any) -> Problem:
        """Return the problem with another ``p``, and memory of its own for another thread."""
        return Problem(self.code, self.index, p, self.values.copy(), self.work.copy())


def steps(
    method: str,
    problem: Problem,
    projected: bool,
    tolerance: float,
    times: Array,
    index: Any,
    clock: Any,
    now: Any,
    states: Any,
    ends: Array,
    room: Array,
) -> Callable[..., int]:
    """Return the `calls` of a method, which take at most so many steps and return how it ended.

    See `kernel_explicit.embedded_pair`; ``index``, ``clock``, ``now`` and ``states`` may be `Each`.
    """
    stored = times, len(times), index
    if method == "rk4":  # whose steps lead from one stored state to the next
        return calls(method, problem, int(projected), *stored, states, room)
    how, kept = (int(projected), float(tolerance)), (ends, len(ends))
    given = *how, *stored, clock, now, states, *kept, room
    if method in PAIRS:
        return calls("embedded_pair", problem, PAIRS[method], *given)
    return calls(method, problem, *given)


def record(problem: Problem, times: Array, states: Array, rows: Array, ranks: Any) -> int:
    """Evaluate stored states; see `kernel_states.record`."""
    return calls("record", problem, times, len(times), states, rows, ranks)()


def room_for(method: str, problem: Problem) -> Array:
    """Return what an integrator works in."""
    n, m = int(problem.index[N]), int(problem.index[M])
    room = ROWS[method] * (2 * n + 2)
    if method == "radau":
        slopes = int(problem.index[problem.index[SLOPE_BEGIN] + 2 * n])
        matrices, point = 2 * (2 * n * n + n) + 2 * n * n, 3 * n + 2 + m
        room += matrices + point + slopes
    if method == "kinematic":
        room += n * n + 3 * n
    return np.empty(room)


class Each(NamedTuple):
    """An array whose rows belong to one member each: a call is given that of its member."""

    array: Any


def calls(name: str, problem: Problem, *given: Any) -> Callable[..., int]:
    """Return a function of the library as ``call(k)`` for member k, or ``call(k, budget)``.

    Given are numbers, arrays, and `Each` with a part for every member, as ``problem.p`` may be; the
    budget stands behind them. Meanwhile other threads run.
    """
    addresses, room = problem.code.made
    arrays = problem.index, problem.p, problem.values, problem.work, room.copy()
    passed = (*addresses, *arrays, *given)
    begins, parts = zip(*map(_begin_and_part, passed), strict=True)
    kinds = tuple(ctypes.c_double if isinstance(x, float) else ctypes.c_int64 for x in passed)
    result, failure = ctypes.c_int64(), ctypes.c_void_p()
    ends = ctypes.byref(result), ctypes.byref(failure)

    def call(k: int = 0, *budget: int) -> int:
        assert passed  # whose arrays live as long as this function
        own = [begin + k * part for begin, part in zip(begins, parts, strict=True)]
        _function(name, kinds + (ctypes.c_int64,) * len(budget))(*ends, *own, *budget)
        return result.value

    return call


def _begin_and_part(x: Any) -> tuple[Any, int]:
    """A number, or where an array begins, and how many bytes of it belong to a member."""
    if isinstance(x, Each):
        return x.array.ctypes.data, x.array.strides[0]
    return (x if isinstance(x, (int, float)) else x.ctypes.data), 0


@cache
def _function(name: str, kinds: tuple[Any, ...]) -> Any:
    pointers = ctypes.c_void_p, ctypes.c_void_p
    return ctypes.CFUNCTYPE(ctypes.c_int, *pointers, *kinds)(_engine().address(name))


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
    return fast(text())
