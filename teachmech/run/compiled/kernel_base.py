"""How the library of all compiled problems is written: its problem, its functions, its pointers.

Arrays are bare pointers, so that no index is looked at, and all memory is handed in, so that
threads may run side by side and the code needs no library but that of C.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from teachmech.numerics import pivots

FLOATS, INDICES = types.CPointer(types.float64), types.CPointer(types.int64)
INTEGER, NUMBER = types.int64, types.float64


class Problem(NamedTuple):
    """A problem of `teachmech.run.compiled.kernel_library`: addresses of its code, and arrays."""

    terms: Any
    direct: Any
    correct: Any
    slopes: Any
    index: Any
    p: Any
    values: Any
    work: Any
    room: Any


FIELDS: Any = [*[types.intp] * 4, INDICES, *[FLOATS] * 4]
PROBLEM = types.NamedTuple(FIELDS, Problem)

HOW: Any = {"error_model": "numpy", "_nrt": False}  # as C divides, and no memory of its own
part = njit(**HOW)
tell_the_rank = part(pivots.tell_the_rank)


@part
def eighth_root(x: float) -> float:
    """The eighth root of a positive number; ``pow`` of another library has other last bits."""
    return np.sqrt(np.sqrt(np.sqrt(x)))


@part
def root_of(x: float, order: int) -> float:
    """The root of a positive number, by Newton's method if square roots do not give it."""
    root = eighth_root(x)
    if order == 8:
        return root
    for _ in range(200):
        power = 1.0
        for _k in range(order - 1):
            power *= root
        change = (root - x / power) / order
        if not abs(change) > 1e-15 * root:
            break
        root -= change
    return root


ENTRY_POINTS: dict[str, Any] = {}  # by name, each function and its signature


# Of a method that chooses its steps; see `kernel_explicit.embedded_pair`.
ADAPTIVE: Any = (
    *(INTEGER, NUMBER, FLOATS, INTEGER, INDICES, FLOATS, FLOATS),
    *(FLOATS, FLOATS, INTEGER, FLOATS, INTEGER),
)


def entry(*arguments: Any) -> Any:
    """Register a function of the library, with the types of its arguments after the problem.

    Nothing is compiled here: `kernel_writer` does that, and all others only import the file.
    """

    def registered(function: Any) -> Any:
        found = part(function)
        ENTRY_POINTS[function.__name__] = found, INTEGER(PROBLEM, *arguments)
        return found

    return registered


# --- pointers -------------------------------------------------------------------------------------


@intrinsic
def at(_: Any, pointer: Any, offset: Any) -> Any:
    """The pointer to an entry."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.gep(arguments[0], [arguments[1]], inbounds=True)

    return pointer(pointer, types.intp), code


@intrinsic
def next_up(_: Any, x: Any) -> Any:
    """The next number above one that is finite, by its bits; above 0 the least one."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word, number = ir.IntType(64), ir.DoubleType()
        value = builder.fadd(arguments[0], ir.Constant(number, 0.0))  # -0 becomes 0
        bits = builder.bitcast(value, word)
        below = builder.icmp_signed("<", bits, ir.Constant(word, 0))
        step = builder.select(below, ir.Constant(word, -1), ir.Constant(word, 1))
        return builder.bitcast(builder.add(bits, step), number)

    return NUMBER(NUMBER), code


@intrinsic
def call(_: Any, function: Any, t: Any, y: Any, p: Any, result: Any, room: Any) -> Any:
    """Call the code of a problem at an address."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        address, *given = arguments
        kind = ir.FunctionType(ir.IntType(64), [value.type for value in given])
        return builder.call(builder.inttoptr(address, kind.as_pointer()), given)

    return INTEGER(types.intp, t, y, p, result, room), code
