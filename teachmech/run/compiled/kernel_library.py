"""The library of compiled functions, and the data of a problem that its functions receive.

``kernels.ll`` is the library in LLVM's assembly language, for every processor. LLVM compiles it for
the processor of the machine, once, in a separate process, since code that calls a missing function
ends the process that loads it.
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
from teachmech.run.compiled.index import PAIRS, ROWS, SLOPE_BEGIN, TANGENTS, M, N

# The number of evaluations after which compiling the whole code of a problem has saved as much time
# # as it took: 85 000 to 250 000, from a bead to a robot arm.
WORTH_WHOLE_CODE = 120_000
FUNCTIONS = "terms", "derivative", "correction", "slopes"  # in a problem's code
TEXT = Path(__file__).with_name("kernels.ll")


class ProblemCode(NamedTuple):
    """The code of all functions of a problem.

    Attributes
    ----------
    text : str
        In LLVM's assembly language.
    workspace : array
        The memory of the functions, with its initial content.
    loops : bool
        Whether the code has loops, which are worth rearranging.
    """

    text: str
    workspace: Array
    loops: bool


class MachineCode:
    """The machine code of one problem: at first only for its values, later for all functions.

    The library computes everything else from the index, with the same numbers to the last bit. So
    the rest of the code can be added at any time.

    Parameters
    ----------
    text : str
        In LLVM's assembly language: ``terms``, and ``slopes`` if they are needed.
    write : callable
        Returns the code of all functions.

    Attributes
    ----------
    made : tuple
        The addresses of `FUNCTIONS`, 0 for missing ones, and the initial content of their
        workspace.
    """

    def __init__(self, text: str, write: Callable[[], ProblemCode]) -> None:
        self._write, self._engines = write, list[Engine]()
        self.is_whole, self.evaluations = False, 0
        self._take(soon(text), np.zeros(0))

    def _take(self, engine: Engine, workspace: Array) -> None:
        self._engines.append(engine)  # a run may still use the code before
        self.made = tuple(map(engine.address, FUNCTIONS)), workspace

    @cached_property
    def whole(self) -> ProblemCode:
        """The code of all functions."""
        return self._write()

    def used(self, evaluations: int) -> None:
        """Count evaluations; compile all functions when that saves time."""
        self.evaluations += evaluations
        if self.evaluations >= WORTH_WHOLE_CODE:
            self.improve()

    def improve(self) -> None:
        """Compile all functions, so that runs are fastest; this takes seconds for a robot arm."""
        if self.is_whole:
            return
        self.is_whole = True  # set first, so that other threads do not compile
        try:
            with stage("compiling the equations for a long run"):
                text, workspace, loops = self.whole
                self._take(fast(text, loops), workspace)
        except BaseException:  # such as Ctrl-C: the next run tries again
            self.is_whole = False
            raise


class CompiledProblem(NamedTuple):
    """The data of a problem that functions of the library receive.

    Attributes
    ----------
    code : MachineCode
        Its own functions, ``(t, y, p, result, workspace)``: ``terms`` fills in the values,
        ``derivative`` computes dy/dt, ``correction`` the change that brings a state onto the
        constraints, and ``slopes`` the derivatives of `teachmech.run.compiled.jacobian`, or of
        `teachmech.run.compiled.tangent_slopes`.
        ``derivative`` and ``correction`` return 0 if a pivot is too small.
    index : array of int
        The numbers of all parts and the positions of the values, from
        `teachmech.run.compiled.layout.packed`.
    p : array, or `PerMember`
        Parameters, then the rank tolerance, and from `teachmech.numerics.scales` the units of the
        coordinates, the factors of the rows of A, and the sizes of the state; then size and changes
        of parameters of each tangent.
    values : array
        In the order of `teachmech.run.compiled.terms`; then the metric, if it is not M.
    work : array
        Acceleration and multipliers, the right sides of their equations, memory to solve them,
        and the distance of A from a loss of rank.
    """

    code: MachineCode
    index: Any
    p: Any
    values: Array
    work: Array

    def with_parameters(self, p: Any) -> CompiledProblem:
        """Return the problem with another ``p``, and with new memory for use in another thread."""
        return CompiledProblem(self.code, self.index, p, self.values.copy(), self.work.copy())


def steps(
    method: str,
    problem: CompiledProblem,
    projected: bool,
    tolerance: float,
    times: Array,
    index: Any,
    clock: Any,
    now: Any,
    states: Any,
    ends: Array,
    workspace: Array,
) -> Callable[..., int]:
    """Return a function that takes up to a number of steps of a method and returns the status.

    See `kernel_explicit.embedded_pair`; ``index``, ``clock``, ``now`` and ``states`` may be
    `PerMember`.
    """
    stored = times, len(times), index
    if method == "rk4":  # steps lead from one stored state to the next
        return calls(method, problem, int(projected), *stored, states, workspace)
    how, kept = (int(projected), float(tolerance)), (ends, len(ends))
    given = *how, *stored, clock, now, states, *kept, workspace
    if method in PAIRS:
        return calls("embedded_pair", problem, PAIRS[method], *given)
    return calls(method, problem, *given)


def record(problem: CompiledProblem, times: Array, states: Array, rows: Array, ranks: Any) -> int:
    """Evaluate stored states; see `kernel_states.record`."""
    return calls("record", problem, times, len(times), states, rows, ranks)()


def new_workspace(method: str, problem: CompiledProblem) -> Array:
    """Return the memory in which an integrator works."""
    n, m = int(problem.index[N]), int(problem.index[M])
    workspace = ROWS[method] * (2 * n + 2 + 2 * n * int(problem.index[TANGENTS]))
    if method == "radau":
        slopes = int(problem.index[problem.index[SLOPE_BEGIN] + 2 * n])
        matrices, point = 2 * (2 * n * n + n) + 2 * n * n, 3 * n + 2 + m
        workspace += matrices + point + slopes
    if method == "kinematic":
        workspace += n * n + 3 * n
    return np.empty(workspace)


class PerMember(NamedTuple):
    """An array with one row for each member; a call receives the row of its member."""

    array: Any


def calls(name: str, problem: CompiledProblem, *given: Any) -> Callable[..., int]:
    """Return a function of the library as ``call(k)`` for member k, or ``call(k, budget)``.

    The arguments are numbers, arrays or `PerMember`; the budget comes last. ``problem.p`` may also
    be a `PerMember`. Other threads can run during a call.
    """
    addresses, workspace = problem.code.made
    arrays = problem.index, problem.p, problem.values, problem.work, workspace.copy()
    passed = (*addresses, *arrays, *given)
    begins, parts = zip(*map(_begin_and_part, passed), strict=True)
    kinds = tuple(ctypes.c_double if isinstance(x, float) else ctypes.c_int64 for x in passed)
    result, failure = ctypes.c_int64(), ctypes.c_void_p()
    ends = ctypes.byref(result), ctypes.byref(failure)

    def call(k: int = 0, *budget: int) -> int:
        assert passed  # keep the arrays alive as long as this function
        own = [begin + k * part for begin, part in zip(begins, parts, strict=True)]
        _function(name, kinds + (ctypes.c_int64,) * len(budget))(*ends, *own, *budget)
        return result.value

    return call


class Prepared:
    """A call that is prepared once, and again if the code of its problem has changed.

    Parameters
    ----------
    problem : CompiledProblem
    prepare : callable
        Returns the function to call, such as the result of `calls`.
    """

    def __init__(self, problem: CompiledProblem, prepare: Callable[[], Callable[..., int]]) -> None:
        self._code, self._prepare = problem.code, prepare
        self._made: Any = None

    def __call__(self, *given: int) -> int:
        if self._made is not self._code.made:
            self._made, self._call = self._code.made, self._prepare()
        return self._call(*given)


def _begin_and_part(x: Any) -> tuple[Any, int]:
    """Return a number, or the address of an array, and the number of bytes of one member."""
    if isinstance(x, PerMember):
        return x.array.ctypes.data, x.array.strides[0]
    return (x if isinstance(x, (int, float)) else x.ctypes.data), 0


@cache
def _function(name: str, kinds: tuple[Any, ...]) -> Any:
    pointers = ctypes.c_void_p, ctypes.c_void_p
    return ctypes.CFUNCTYPE(ctypes.c_int, *pointers, *kinds)(_engine().address(name))


def load() -> None:
    """Load the library.

    Raises
    ------
    ProblemError
        If the library cannot be loaded on this machine.
    """
    try:
        _engine()
    except (ImportError, OSError, RuntimeError) as error:
        raise failure(f"{type(error).__name__}: {error}") from None


def is_loaded() -> bool:
    """Return whether the library is loaded."""
    return _engine.cache_info().currsize > 0


@cache
def text() -> str:
    """Return the library in LLVM's assembly language."""
    return TEXT.read_text("utf-8")


@cache
def _engine() -> Engine:
    return fast(text())
