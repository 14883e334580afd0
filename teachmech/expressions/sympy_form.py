"""Formulas to SymPy and back; SymPy rearranges sums that people read.

SymPy examines its input and multiplies out powers of sums to decide whether a value is real. To
save this time, nested functions and large powers of sums are hidden: they become functions that
SymPy does not know, whose names are their texts. SymPy cannot differentiate them.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial, reduce
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
    whole,
)
from teachmech.expressions.elementary import BASIC, TABLE
from teachmech.expressions.language import Names
from teachmech.expressions.parser import parse_expression
from teachmech.expressions.printing import to_text

if TYPE_CHECKING:
    import sympy

LARGEST_SHOWN_POWER = 9  # larger powers of sums are hidden from SymPy
_FORMULA_NAMES = {own.sympy: name for name, own in BASIC.items()}


def to_sympy(e: Formula, hiding: bool = True) -> sympy.Expr:
    """Return a formula in SymPy, with real symbols.

    If ``hiding`` is true, nested functions and large powers of sums are hidden.

    Examples
    --------
    >>> to_sympy((symbol("x") + 1) ** 2 / 3).expand()
    x**2/3 + 2*x/3 + 1/3
    """
    import sympy

    if hiding and _is_hidden(e):
        names = sorted(e.free_symbols, key=str)
        return sympy.Function(to_text(e), real=True)(*map(to_sympy, names))
    args = [to_sympy(part, hiding) for part in e.args]
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
            return getattr(sympy, TABLE[e.name].sympy)(*args)
    raise TypeError(type(e).__name__)


def from_sympy(e: Any) -> Formula:
    """Return the formula of an expression that SymPy made from the result of `to_sympy`.

    Examples
    --------
    >>> import sympy
    >>> from_sympy(sympy.sqrt(sympy.Symbol("x", real=True)) / 2)
    Product(1/2, Power(x, 1/2))
    """
    name = e.func.__name__
    if not name.isidentifier():
        return parse_expression(name, Names([*map(str, e.args)])).symbolic
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
    if name in ("Pi", "Exp1"):
        return PI if name == "Pi" else function("exp", ONE)
    if e.is_Pow and name != "exp":
        return power(*args)
    if name == "Heaviside":  # occurs in derivatives of Min and Max
        return function("step", args[0])
    if name in ("Min", "Max"):
        return reduce(partial(function, _FORMULA_NAMES[name]), args)
    return function(_FORMULA_NAMES.get(name, name), *args)


def _is_hidden(e: Formula) -> bool:
    """Return whether a formula is a nested function or root, or a large power of a sum."""
    if isinstance(e, Power) and (n := whole(e.exp)) is not None:
        return abs(n) > LARGEST_SHOWN_POWER and isinstance(e.base, Sum)
    if not isinstance(e, Function | Power):
        return False
    inside = [part for own in e.args for part in own.parts()]
    return any(isinstance(p, Function) or (isinstance(p, Power) and p.exp != 2) for p in inside)
