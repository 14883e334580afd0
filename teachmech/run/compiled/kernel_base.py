"""The parts that all kernels share: the arrays of a problem, entry points, pointers.

Arrays are bare pointers without bounds checks. The caller supplies all memory, so that threads can
run at the same time and the code needs no library except that of C.
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


class ProblemArrays(NamedTuple):
    """A problem of `teachmech.run.compiled.kernel_library`: addresses of code, and arrays."""

    terms: Any
    direct: Any
    correct: Any
    slopes: Any
    index: Any
    p: Any
    values: Any
    work: Any
    workspace: Any


FIELDS: Any = [*[types.intp] * 4, INDICES, *[FLOATS] * 4]
PROBLEM_ARRAYS = types.NamedTuple(FIELDS, ProblemArrays)

HOW: Any = {"error_model": "numpy", "_nrt": False}  # division as in C, no allocation
part = njit(**HOW)
pivots_decide_rank = part(pivots.pivots_decide_rank)


@part
def eighth_root(x: float) -> float:
    """Return the eighth root of a positive number; ``pow`` differs between libraries."""
    return np.sqrt(np.sqrt(np.sqrt(x)))


@part
def root_of(x: float, order: int) -> float:
    """Return the root of a positive number, by Newton's method if square roots do not give it."""
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


ENTRY_POINTS: dict[str, Any] = {}  # function and signature by name


# Arguments of an adaptive method; see `kernel_explicit.embedded_pair`.
ADAPTIVE: Any = (
    *(INTEGER, NUMBER, FLOATS, INTEGER, INDICES, FLOATS, FLOATS),
    *(FLOATS, FLOATS, INTEGER, FLOATS, INTEGER),
)


def entry(*arguments: Any) -> Any:
    """Register a function of the library with the types of its arguments after the problem.

    `kernel_writer` compiles it; an import does not.
    """

    def registered(function: Any) -> Any:
        found = part(function)
        ENTRY_POINTS[function.__name__] = found, INTEGER(PROBLEM_ARRAYS, *arguments)
        return found

    return registered


# --- pointers -------------------------------------------------------------------------------------


@intrinsic
def at(_: Any, pointer: Any, offset: Any) -> Any:
    """Return the pointer to an entry."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.gep(arguments[0], [arguments[1]], inbounds=True)

    return pointer(pointer, types.intp), code


@intrinsic
def next_up(_: Any, x: Any) -> Any:
    """Return the next larger double of a finite number, by its bits."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word, number = ir.IntType(64), ir.DoubleType()
        value = builder.fadd(arguments[0], ir.Constant(number, 0.0))  # -0 becomes 0
        bits = builder.bitcast(value, word)
        below = builder.icmp_signed("<", bits, ir.Constant(word, 0))
        step = builder.select(below, ir.Constant(word, -1), ir.Constant(word, 1))
        return builder.bitcast(builder.add(bits, step), number)

    return NUMBER(NUMBER), code


@intrinsic
def call(_: Any, function: Any, t: Any, y: Any, p: Any, result: Any, workspace: Any) -> Any:
    """Call the code of a problem at an address."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        address, *given = arguments
        kind = ir.FunctionType(ir.IntType(64), [value.type for value in given])
        return builder.call(builder.inttoptr(address, kind.as_pointer()), given)

    return INTEGER(types.intp, t, y, p, result, workspace), code
