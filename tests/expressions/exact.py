"""Values of trees and formulas to 50 digits, computed by mpmath."""

from fractions import Fraction

import mpmath
from mpmath import mp

from teachmech.expressions.algebra import Function, Number, Pi, Power, Product, Sum, Symbol
from teachmech.expressions.language import FUNCTIONS

DIGITS = 50
_LARGEST = mpmath.mpf(10) ** 12  # functions of larger values lose their digits
_SAME = mpmath.mpf(10) ** -45  # a difference that is certainly rounding
_CLOSE = mpmath.mpf(10) ** -30  # a difference that may be rounding


class UndefinedError(ArithmeticError):
    """A value is not real, or rounding decides on which side of a jump it is."""


def _log(x):
    return mp.log(x) / mp.log(10)


_OTHERS = {
    **{"log": _log, "abs": abs, "step": lambda x: (1 + mp.sign(x)) / 2},
    **{"min": min, "max": max},
}
MEANING = {name: _OTHERS.get(name) or getattr(mp, name) for name in FUNCTIONS}


def of_tree(tree, at):
    """Return the value of a tree of `trees` for some values of its names."""
    if isinstance(tree, str):
        if tree in at:
            return at[tree]
        return +mp.pi if tree == "pi" else _settled(mpmath.mpf(float(tree)))
    head, *parts = tree
    values = [of_tree(part, at) for part in parts]
    if head in MEANING:
        return _called(head, values)
    if len(values) == 1:
        return -values[0]
    a, b = values
    match head:
        case "+":
            return _settled(a + b)
        case "-":
            return _settled(a - b)
        case "*":
            return _settled(a * b)
        case "/" if b != 0:
            return _settled(a / b)
        case "^":
            return _raised(a, b)
    raise UndefinedError


def of_formula(e, at):
    """Return the value of a formula, by the definition of each of its parts."""
    match e:
        case Symbol():
            return at[e.name]
        case Number():
            value = e.value
            if isinstance(value, Fraction):
                return mpmath.mpf(value.numerator) / value.denominator
            return mpmath.mpf(value)
        case Pi():
            return +mp.pi
    values = [of_formula(part, at) for part in e.args]
    match e:
        case Sum():
            return _settled(mp.fsum(values))
        case Product():
            return _settled(mp.fprod(values))
        case Power():
            return _raised(*values)
        case Function():
            return _called(e.name, values)
    raise TypeError(type(e).__name__)


def _called(name, values):
    try:
        return _settled(MEANING[name](*values))
    except (ValueError, ZeroDivisionError):
        raise UndefinedError from None


def _raised(base, exponent):
    if base == 0 and exponent < 0:
        raise UndefinedError
    return _settled(mp.power(base, exponent))


def _settled(x):
    """Return a real number of moderate size, rounded to a whole number if it is very close."""
    if not mp.isfinite(x) or (isinstance(x, mpmath.mpc) and x.imag != 0) or abs(x) > _LARGEST:
        raise UndefinedError
    x = mp.re(x)
    near = mp.nint(x)
    if _SAME <= abs(x - near) < _CLOSE:
        raise UndefinedError
    return near if abs(x - near) < _SAME else x
