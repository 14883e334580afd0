"""Formulas to text, with the terms in the order in which people write them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from teachmech.expressions.algebra import (
    ONE,
    Formula,
    Function,
    Number,
    Pi,
    Power,
    Product,
    Sum,
    Symbol,
    power,
    whole,
)
from teachmech.expressions.elementary import TABLE

MOST_SQUARES = 64  # the largest whole exponent of a power that is multiplied out by squares
# Precedence: a part of lower precedence than its surroundings gets parentheses.
SUM, PRODUCT, POWER, ATOM = range(4)


@dataclass(frozen=True)
class Dialect:
    """The notation of powers, and the functions and names that are spelled differently."""

    power: str  # the operator, or "pow" for calls of pow, wholePower and sq
    functions: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    guard: str = ""  # function around a value that may be complex; "" if none is needed
    as_people: bool = True  # order of terms as people write it; False: as machine code adds
    used: set[str] = field(default_factory=set)  # functions and constants in the texts
    # The written formulas with their texts, by identity because 2 and 2.0 are equal.
    known: dict[int, tuple[Formula, tuple[str, int]]] = field(default_factory=dict)


def formula_text(e: Formula, dialect: Dialect) -> str:
    """Return the text of a formula."""
    return _write(e, dialect)[0]


def ordered_terms(e: Formula) -> tuple[Formula, ...]:
    """Return the terms of a sum by descending powers of the first name, then of the next.

    Examples
    --------
    >>> from teachmech.expressions import Names, parse_expression
    >>> ordered_terms(parse_expression("1 + y + x*y + x^2", Names(["x", "y"])).symbolic)
    (Power(x, 2), Product(x, y), y, 1)
    """
    if not isinstance(e, Sum):
        return (e,)
    if all(isinstance(term.as_coeff_Mul()[1], Symbol | Number) for term in e.args):
        return e.args  # sorted by names, with the number last
    monomials = [_monomial(term) for term in e.args]
    bases = sorted({base for _, powers in monomials for base in powers}, key=lambda b: b.key)

    def place(k: int) -> tuple[Any, ...]:
        coefficient, powers = monomials[k]
        return ([-powers.get(base, 0) for base in bases], coefficient)

    return tuple(e.args[k] for k in sorted(range(len(e.args)), key=place))


def fraction_of(e: Formula) -> tuple[bool, list[Formula], list[Formula]]:
    """Return whether a product is negative, and its factors above and below the fraction bar."""
    number, rest = e.as_coeff_Mul()
    above: list[Formula] = []
    below: list[Formula] = []
    for factor in () if rest is ONE else rest.factors:
        if isinstance(factor, Power) and factor.exp.as_coeff_Mul()[0].value < 0:
            below.append(power(factor.base, -factor.exp))
        else:
            above.append(factor)
    negative = number.value < 0
    size = -number.value if negative else number.value
    if isinstance(size, Fraction):
        below.insert(0, Number(size.denominator))
        size = size.numerator
    return negative, above if size == 1 and above else [Number(size), *above], below


def _monomial(term: Formula) -> tuple[float, dict[Formula, float]]:
    """Return the coefficient of a term, and its exponents by base."""
    number, rest = term.as_coeff_Mul()
    coefficient, powers = float(number), dict[Formula, float]()
    for factor in () if rest is ONE else rest.factors:
        if isinstance(factor, Symbol):
            powers[factor] = 1.0
            continue
        if factor.is_number:
            coefficient *= float(factor)
            continue
        base, exponent = (factor.base, factor.exp) if isinstance(factor, Power) else (factor, ONE)
        count, kind = exponent.as_coeff_Mul()
        if isinstance(count.value, Fraction):
            kind = kind / count.value.denominator
            count = Number(count.value.numerator)
        powers[base if kind == 1 else power(base, kind)] = float(count)
    return coefficient, powers


def _write(e: Formula, dialect: Dialect) -> tuple[str, int]:
    """Return the text of a formula and its precedence."""
    found = dialect.known.get(id(e))
    if found is None:
        found = dialect.known[id(e)] = e, _newly_written(e, dialect)
    return found[1]


def _newly_written(e: Formula, dialect: Dialect) -> tuple[str, int]:
    match e:
        case Symbol():
            return dialect.names.get(e.name, e.name), ATOM
        case Number():
            return _number(e)
        case Pi():
            return _used_name("pi", dialect), ATOM
        case Sum():
            return _sum(e, dialect), SUM
        case Product():
            return _product(e, dialect)
        case Power():
            return _power(e, dialect)
        case Function():
            name = _used_name(dialect.functions.get(e.name, e.name), dialect)
            text = f"{name}({', '.join(formula_text(part, dialect) for part in e.args)})"
            return _guarded(text, e, dialect), ATOM
    raise TypeError(type(e).__name__)


def _used_name(name: str, dialect: Dialect) -> str:
    dialect.used.add(name)
    return name


def _guarded(text: str, e: Formula, dialect: Dialect) -> str:
    """Return the text of a function or power, in the guard if its value may not be real."""
    argument = e.args[0]
    if isinstance(e, Function):
        own = TABLE[e.name]
        is_real = not own.is_partial or (own.domain[0] == 0 and argument.is_nonnegative)
    else:
        is_real = argument.is_nonnegative
    if not dialect.guard or is_real or not e.free_symbols:
        return text
    return f"{_used_name(dialect.guard, dialect)}({text})"


def _inside(e: Formula, dialect: Dialect, least: int) -> str:
    text, precedence = _write(e, dialect)
    return text if precedence >= least else f"({text})"


def _number(e: Number) -> tuple[str, int]:
    text = repr(e.value) if isinstance(e.value, float) else str(e.value)
    if e.value < 0:
        return text, SUM
    return text, PRODUCT if isinstance(e.value, Fraction) else ATOM


def _sum(e: Sum, dialect: Dialect) -> str:
    terms = ordered_terms(e) if dialect.as_people else e.args
    first, *others = (formula_text(term, dialect) for term in terms)
    signed = (f" - {text[1:]}" if text.startswith("-") else f" + {text}" for text in others)
    return "".join([first, *signed])


def _product(e: Product, dialect: Dialect) -> tuple[str, int]:
    negative, above, below = fraction_of(e)
    text = "*".join(_inside(factor, dialect, PRODUCT) for factor in above)
    under = [_inside(factor, dialect, POWER) for factor in below]
    if under:
        text += f"/{under[0]}" if len(under) == 1 else f"/({'*'.join(under)})"
    return (f"-{text}", SUM) if negative else (text, PRODUCT)


def _power(e: Power, dialect: Dialect) -> tuple[str, int]:
    base, exponent = e.args
    if exponent in (Fraction(1, 2), Fraction(-1, 2)):
        root = f"{_used_name('sqrt', dialect)}({formula_text(base, dialect)})"
        root = _guarded(root, e, dialect)
        return (root, ATOM) if float(exponent) > 0 else (f"1/{root}", PRODUCT)
    if exponent == -1:
        return f"1/{_inside(base, dialect, POWER)}", PRODUCT
    raised = formula_text(exponent, dialect)
    if dialect.power == "pow":
        inner = formula_text(base, dialect)
        n = whole(exponent)
        if n is None or abs(n) > MOST_SQUARES:
            return f"{_used_name('pow', dialect)}({inner}, {raised})", ATOM
        raised = f"sq({inner})" if abs(n) == 2 else f"wholePower({inner}, {abs(n)})"
        return (raised, ATOM) if n > 0 else (f"1/{raised}", PRODUCT)
    if not re.fullmatch(r"[\w.]+", raised):
        raised = f"({raised})"
    text = f"{_inside(base, dialect, ATOM)}{dialect.power}{raised}"
    guarded = text if whole(exponent) is not None else _guarded(text, e, dialect)
    return guarded, POWER
