"""Formulas to SymPy and back, where people read sums that are rearranged."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from teachmech.expressions.algebra import (
    ONE,
    PI,
    Formula,
    Function,
    Number,
    Pi,
    Power,
    Product,
    Sum,
    Symbol,
    function,
    power,
    product,
    symbol,
    total,
)

if TYPE_CHECKING:
    import sympy

_NAMES = {"ln": "log", "abs": "Abs"}


def to_sympy(e: Formula) -> sympy.Expr:
    """Return a formula in SymPy, with real symbols.

    Examples
    --------
    >>> to_sympy((symbol("x") + 1) ** 2 / 3).expand()
    x**2/3 + 2*x/3 + 1/3
    """
    import sympy

    args = [to_sympy(part) for part in e.args]
    match e:
        case Symbol():
            return sympy.Symbol(e.name, real=True)
        case Number() if isinstance(e.value, float):
            return sympy.Float(e.value)
        case Number():
            return sympy.Rational(*e.value.as_integer_ratio())
        case Pi():
            return sympy.pi
        case Sum():
            return sympy.Add(*args)
        case Product():
            return sympy.Mul(*args)
        case Power():
            return sympy.Pow(*args)
        case Function():
            return getattr(sympy, _NAMES.get(e.name, e.name))(*args)
    raise TypeError(type(e).__name__)


def from_sympy(e: Any) -> Formula:
    """Return the formula of what SymPy made of one.

    Examples
    --------
    >>> import sympy
    >>> from_sympy(sympy.sqrt(sympy.Symbol("x", real=True)) / 2)
    Product(1/2, Power(x, 1/2))
    """
    args = [from_sympy(part) for part in e.args]
    if e.is_Symbol:
        return symbol(e.name)
    if e.is_Float:
        return Number(float(e))
    if e.is_Rational:
        return ONE * Fraction(int(e.p), int(e.q))
    if e.is_Add:
        return total(*args)
    if e.is_Mul:
        return product(*args)
    name = e.func.__name__
    if name in ("Pi", "Exp1"):
        return PI if name == "Pi" else function("exp", ONE)
    if e.is_Pow and name != "exp":
        return power(*args)
    return function({"log": "ln", "Abs": "abs"}.get(name, name), *args)
