"""Vectors of numbers in the library: one number for each lane, in which another motion runs.

Numba knows no vectors. Here it learns two types, `LANES` numbers and as many truths, with the
operations that the kernels need; each is one instruction of LLVM for every processor.
"""

from __future__ import annotations

import operator
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, models, overload, register_model

from teachmech.run.compiled.index import LANES
from teachmech.run.compiled.kernel_base import INTEGER, NUMBER

DOUBLES, TRUTHS = ir.VectorType(ir.DoubleType(), LANES), ir.VectorType(ir.IntType(1), LANES)
WORDS, BITS, INT = ir.VectorType(ir.IntType(64), LANES), ir.IntType(LANES), ir.IntType(64)


class _Numbers(types.Type):  # type: ignore[misc]
    """A number for each lane."""

    def __init__(self) -> None:
        super().__init__(name="numbers")


class _Truths(types.Type):  # type: ignore[misc]
    """A truth for each lane."""

    def __init__(self) -> None:
        super().__init__(name="truths")


NUMBERS, MASK = _Numbers(), _Truths()


@register_model(_Numbers)
class _NumbersModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, DOUBLES)


@register_model(_Truths)
class _TruthsModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, TRUTHS)


def _splat(builder: Any, x: Any) -> Any:
    kind = ir.VectorType(x.type, LANES)
    one = builder.insert_element(ir.Constant(kind, ir.Undefined), x, ir.Constant(ir.IntType(32), 0))
    places = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    return builder.shuffle_vector(one, ir.Constant(kind, ir.Undefined), places)


def _address(builder: Any, pointer: Any, row: Any) -> Any:
    place = builder.mul(row, ir.Constant(INT, LANES))
    return builder.gep(pointer, [place], inbounds=True)


@intrinsic
def splat(_: Any, x: Any) -> Any:
    """The same number in every lane."""
    return NUMBERS(types.float64), lambda c, builder, s, given: _splat(builder, given[0])


@intrinsic
def get(_: Any, pointer: Any, row: Any) -> Any:
    """A row of numbers in memory, one for each lane."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        place = builder.bitcast(_address(builder, *given), DOUBLES.as_pointer())
        return builder.load(place, align=8)

    return NUMBERS(pointer, types.int64), code


@intrinsic
def put(_: Any, pointer: Any, row: Any, x: Any) -> Any:
    """Put a row of numbers into memory."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        place = builder.bitcast(_address(builder, *given[:2]), DOUBLES.as_pointer())
        builder.store(given[2], place, align=8)
        return context.get_dummy_value()

    return types.void(pointer, types.int64, x), code


@intrinsic
def choose(_: Any, condition: Any, x: Any, y: Any) -> Any:
    """In every lane x where the condition holds, else y."""
    return NUMBERS(MASK, NUMBERS, NUMBERS), lambda c, builder, s, given: builder.select(*given)


@intrinsic
def bits(_: Any, condition: Any) -> Any:
    """The lanes in which a condition holds, as the bits of an integer."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.zext(builder.bitcast(given[0], BITS), INT)

    return INTEGER(MASK), code


@intrinsic
def mask(_: Any, lanes: Any) -> Any:
    """The condition that holds in the lanes of these bits."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.bitcast(builder.trunc(given[0], BITS), TRUTHS)

    return MASK(types.int64), code


def _of_llvm(name: str) -> Any:
    """A function of LLVM of every lane."""

    @intrinsic
    def function(_: Any, x: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            kind = ir.FunctionType(DOUBLES, [DOUBLES])
            symbol = f"llvm.{name}.v{LANES}f64"
            known = builder.module.globals.get(symbol)
            return builder.call(known or ir.Function(builder.module, kind, symbol), given)

        return NUMBERS(NUMBERS), code

    return function


root, magnitude = _of_llvm("sqrt"), _of_llvm("fabs")


@intrinsic
def above(_: Any, t: Any) -> Any:
    """The next number above, as ``nextafter(t, inf)``, of what is finite."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        zero = ir.Constant(DOUBLES, [0.0] * LANES)
        one = ir.Constant(WORDS, [1] * LANES)
        word = builder.bitcast(given[0], WORDS)
        below = builder.fcmp_ordered("<", given[0], zero)
        moved = builder.select(below, builder.sub(word, one), builder.add(word, one))
        moved = builder.select(builder.fcmp_ordered("==", given[0], zero), one, moved)
        return builder.bitcast(moved, DOUBLES)

    return NUMBERS(NUMBERS), code


# --- operators ------------------------------------------------------------------------------------


def _binary(write: Any, result: Any, of: Any) -> Any:
    @intrinsic
    def operation(_: Any, x: Any, y: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            pairs = zip(given, signature.args, strict=True)
            return write(builder, *(v if kind is of else _splat(builder, v) for v, kind in pairs))

        given = (kind if kind is of else NUMBER for kind in (x, y))
        return result(*given), code

    return operation


def _teach(operation: Any, write: Any, result: Any = NUMBERS, of: Any = NUMBERS) -> None:
    """Let Numba know an operator between vectors, or a vector and a number for all lanes."""
    written = _binary(write, result, of)
    overload(operation)(lambda x, y: (lambda x, y: written(x, y)) if of in (x, y) else None)


_teach(operator.add, lambda builder, x, y: builder.fadd(x, y))
_teach(operator.sub, lambda builder, x, y: builder.fsub(x, y))
_teach(operator.mul, lambda builder, x, y: builder.fmul(x, y))
_teach(operator.truediv, lambda builder, x, y: builder.fdiv(x, y))
_teach(operator.lt, lambda builder, x, y: builder.fcmp_ordered("<", x, y), MASK)
_teach(operator.le, lambda builder, x, y: builder.fcmp_ordered("<=", x, y), MASK)
_teach(operator.gt, lambda builder, x, y: builder.fcmp_ordered(">", x, y), MASK)
_teach(operator.ge, lambda builder, x, y: builder.fcmp_ordered(">=", x, y), MASK)
_teach(operator.eq, lambda builder, x, y: builder.fcmp_ordered("==", x, y), MASK)
_teach(operator.and_, lambda builder, x, y: builder.and_(x, y), MASK, MASK)
