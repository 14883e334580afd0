"""Formulas as trees: numbers, names, sums, products, powers and functions of real numbers.

The functions `total`, `product`, `power` and `function`, and the operators, bring a formula to a
normal form: like terms are added, powers of one base are joined, and a number is multiplied into a
sum. Nothing else changes, so a formula resembles the text that was typed. Every value is real:
sqrt(u^2) is abs(u), and d|u| = sign(u) du.

Whole numbers and fractions are exact up to `MOST_BITS` bits; all other numbers are doubles.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from numbers import Rational
from typing import Any, Generic, NamedTuple, TypeVar

from teachmech.expressions.elementary import TABLE, Elementary

MOST_BITS = 1023  # bits of an exact number
MAX_EXPONENT = 10**6  # largest exponent of a power of numbers that is evaluated
MOST_TERMS = 20_000  # terms of an expanded product
MOST_PRODUCTS = 50_000  # products of two terms that an expansion may compute

Value = int | Fraction | float
T = TypeVar("T")

# The order of functions as factors of a product.
_FUNCTION_ORDER = {name: k for k, name in enumerate("exp ln sin cos tan sinh cosh tanh".split())}
_SMALL = 2**60  # whole numbers up to this one have few bits
_ANY_SIGN = frozenset((-1, 0, 1))


class ExpansionBudget:
    """The number of products of two terms that expansions may still compute."""

    def __init__(self, left: int = MOST_PRODUCTS) -> None:
        self.left = left
        self.refused = False  # True if a product was too long to be expanded


class cached_attribute(Generic[T]):  # noqa: N801 - used as a decorator
    """A property that is computed once, without the lock of `functools.cached_property`."""

    def __init__(self, make: Callable[[Any], T]) -> None:
        self.make, self.__doc__ = make, make.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, of: Any, owner: type | None = None) -> T:
        made = of.__dict__[self.name] = self.make(of)
        return made


class Formula:
    """An immutable formula."""

    __slots__ = ("__dict__", "_hash", "args")
    args: tuple[Formula, ...]
    _hash: int
    RANK: int  # order of the class among the factors of a product
    _CONSTRUCTOR_ARGS: tuple[str, ...] = ("args",)

    # --- properties ---------------------------------------------------------------------------

    @cached_attribute
    def free_symbols(self) -> frozenset[Symbol]:
        """The symbols in the formula."""
        found: frozenset[Symbol] = frozenset().union(*[e.free_symbols for e in self.args])
        return found

    @property
    def is_number(self) -> bool:
        """True if the formula contains no names."""
        return not self.free_symbols

    @cached_attribute
    def is_finite(self) -> bool:
        """True if all its numbers are finite."""
        return all(e.is_finite for e in self.args)

    @cached_attribute
    def signs(self) -> frozenset[int]:
        """The signs (-1, 0, 1) that its form allows; empty if its value is never real."""
        return self._signs() if all(e.signs for e in self.args) else frozenset()

    @property
    def is_nonnegative(self) -> bool:
        """True if the form of the formula shows that its value is never negative."""
        return -1 not in self.signs

    def has(self, *parts: Formula) -> bool:
        """Return whether one of the given formulas is a part of this one."""
        return any(part in parts for part in self.parts())

    def parts(self) -> Iterator[Formula]:
        """Return the formula and all its parts, each as often as it occurs."""
        waiting: list[Formula] = [self]
        while waiting:
            yield (part := waiting.pop())
            waiting += part.args[::-1]

    def atoms(self, *kinds: type | str) -> set[Any]:
        """Return the parts that have one of the given classes or function names."""
        classes = tuple(kind for kind in kinds if isinstance(kind, type))
        return {
            part
            for part in self.parts()
            if isinstance(part, classes) or (isinstance(part, Function) and part.name in kinds)
        }

    def count_ops(self) -> int:
        """Return the number of operations, each counted as often as it occurs."""
        return sum(max(len(part.args) - 1, 1) for part in self.parts() if part.args)

    def as_coeff_Mul(self) -> tuple[Number, Formula]:  # noqa: N802 - as in SymPy
        """Return the numerical factor and the rest."""
        return ONE, self

    def as_coeff_Add(self) -> tuple[Number, Formula]:  # noqa: N802 - as in SymPy
        """Return the numerical term and the rest."""
        return ZERO, self

    @property
    def terms(self) -> tuple[Formula, ...]:
        """The terms of a sum; for any other formula, the formula alone."""
        return (self,)

    @property
    def factors(self) -> tuple[Formula, ...]:
        """The factors of a product; for any other formula, the formula alone."""
        return (self,)

    # --- operations ---------------------------------------------------------------------------

    def xreplace(self, meanings: Mapping[Any, Any]) -> Formula:
        """Return the formula with some parts replaced by other formulas."""
        return replaced([self], meanings)[0]

    def _replaced(self, by: _Replacement) -> Formula:
        if by.names is None or not self.args:
            found = by.meanings.get(self)
            if found is not None or not self.args:
                return self if found is None else found
        elif self.free_symbols.isdisjoint(by.names):
            return self
        if id(self) not in by.made:
            args = [e._replaced(by) for e in self.args]
            made: Formula = self
            if any(a is not b for a, b in zip(args, self.args, strict=True)):
                made = self._with_args(*args) if by.in_order else self._rebuilt(*args)
            by.made[id(self)] = made
        return by.made[id(self)]

    def diff(self, symbol: Symbol) -> Formula:
        """Return the derivative with respect to a name."""
        return self.along({symbol: ONE})

    def along(self, rates: Mapping[Symbol, Formula]) -> Formula:
        """Return the rate of change if only the given names change, at the given rates."""
        return self._rate(rates, frozenset(rates))

    def _rate(self, rates: Mapping[Symbol, Formula], names: frozenset[Symbol]) -> Formula:
        """Return the result of `along`; sets are compared faster than a set with a mapping."""
        return ZERO if self.free_symbols.isdisjoint(names) else self._along(rates, names)

    def expand(self, budget: ExpansionBudget | None = None) -> Formula:
        """Return the formula with products and whole powers of sums multiplied out.

        A product that would have more than `MOST_TERMS` terms is not expanded. Expansion stops
        after `MOST_PRODUCTS` products of two terms; ``budget`` counts them over several calls.
        """
        return self._expanded(budget or ExpansionBudget())

    def __float__(self) -> float:
        """Return the value of a formula without names; nan if it has no real value."""
        if self.free_symbols:
            raise TypeError(f"{self} depends on {', '.join(sorted(map(str, self.free_symbols)))}")
        try:
            return float(self._number(*map(float, self.args)))
        except (ValueError, OverflowError, ZeroDivisionError):
            return math.nan

    def __add__(self, other: Any) -> Formula:
        return total(self, other)

    def __radd__(self, other: Any) -> Formula:
        return total(other, self)

    def __neg__(self) -> Formula:
        return product(MINUS_ONE, self)

    def __sub__(self, other: Any) -> Formula:
        return total(self, -formula(other))

    def __rsub__(self, other: Any) -> Formula:
        return total(other, -self)

    def __mul__(self, other: Any) -> Formula:
        return product(self, other)

    def __rmul__(self, other: Any) -> Formula:
        return product(other, self)

    def __truediv__(self, other: Any) -> Formula:
        return product(self, power(other, MINUS_ONE))

    def __rtruediv__(self, other: Any) -> Formula:
        return product(other, power(self, MINUS_ONE))

    def __pow__(self, other: Any) -> Formula:
        return power(self, other)

    def __abs__(self) -> Formula:
        return function("abs", self)

    # --- equality and order -------------------------------------------------------------------

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Formula):
            return isinstance(self, Number) and bool(self.value == other)
        if self._hash != other._hash or type(self) is not type(other):
            return False
        return self._same(other)

    def _same(self, other: Any) -> bool:
        return bool(self.args == other.args)

    @cached_attribute
    def key(self) -> tuple[Any, ...]:
        """The sort key of factors and terms: the base first, then its exponent."""
        return (*self._base_key(), ONE.value_key)

    def _base_key(self) -> tuple[Any, ...]:
        return (self.RANK, len(self.args), *(e.key for e in self.args))

    def __repr__(self) -> str:
        """Return the tree; `teachmech.expressions.to_text` returns the readable text."""
        return f"{type(self).__name__}({', '.join(map(repr, self.args))})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the constructor call for pickle, as hashes of names differ between processes."""
        return type(self), tuple(getattr(self, name) for name in self._CONSTRUCTOR_ARGS)

    # --- methods of each subclass -------------------------------------------------------------

    def _signs(self) -> frozenset[int]:
        return _ANY_SIGN

    def _rebuilt(self, *args: Formula) -> Formula:
        """Return the operation with other parts, in normal form."""
        raise NotImplementedError

    def _with_args(self, *args: Formula) -> Formula:
        """Return the operation with other parts, with which it must still be in normal form."""
        return type(self)(args)  # type: ignore[call-arg]

    def _along(self, rates: Mapping[Symbol, Formula], names: frozenset[Symbol]) -> Formula:
        raise NotImplementedError

    def _expanded(self, budget: ExpansionBudget) -> Formula:
        return self._rebuilt(*(e._expanded(budget) for e in self.args)) if self.args else self

    def _number(self, *values: float) -> float:
        raise NotImplementedError


class Number(Formula):
    """A whole number or a fraction, exact, or a double."""

    __slots__ = ("value",)
    RANK = 1
    _CONSTRUCTOR_ARGS = ("value",)

    def __init__(self, value: Value) -> None:
        self.args, self.value, self._hash = (), value, hash(value)

    @property
    def is_exact(self) -> bool:
        """True for whole numbers and fractions."""
        return not isinstance(self.value, float)

    @property
    def is_finite(self) -> bool:
        """True if it is neither infinite nor nan."""
        return math.isfinite(self.value) if isinstance(self.value, float) else True

    def __repr__(self) -> str:
        return str(self.value)

    @property
    def value_key(self) -> tuple[float, str]:
        """The sort key, which places equal numbers of different types next to each other."""
        return (float(self.value), str(self.value))

    def as_coeff_Mul(self) -> tuple[Number, Formula]:  # noqa: N802
        return self, ONE

    def as_coeff_Add(self) -> tuple[Number, Formula]:  # noqa: N802
        return self, ZERO

    def _base_key(self) -> tuple[Any, ...]:
        return (self.RANK, *self.value_key)

    def _same(self, other: Number) -> bool:
        return self.value == other.value

    def _signs(self) -> frozenset[int]:
        if not self.is_finite:
            return frozenset()
        return frozenset([(self.value > 0) - (self.value < 0)])

    def _number(self, *values: float) -> float:
        return float(self.value)

    def __float__(self) -> float:
        return float(self.value)

    def __bool__(self) -> bool:
        return self.value != 0


class Symbol(Formula):
    """A name of a real number."""

    __slots__ = ("name",)
    RANK = 3
    _CONSTRUCTOR_ARGS = ("name",)

    def __init__(self, name: str) -> None:
        self.args, self.name, self._hash = (), name, hash(("Symbol", name))

    def __repr__(self) -> str:
        return self.name

    @cached_attribute
    def free_symbols(self) -> frozenset[Symbol]:
        return frozenset([self])

    def _base_key(self) -> tuple[Any, ...]:
        return (self.RANK, self.name)

    def _same(self, other: Symbol) -> bool:
        return self.name == other.name

    def _along(self, rates: Mapping[Symbol, Formula], names: frozenset[Symbol]) -> Formula:
        return rates[self]


class Pi(Formula):
    """The exact number pi."""

    __slots__ = ()
    RANK = 2
    _CONSTRUCTOR_ARGS = ()

    def __init__(self) -> None:
        self.args, self._hash = (), hash("pi")

    def _signs(self) -> frozenset[int]:
        return frozenset([1])

    def _number(self, *values: float) -> float:
        return math.pi


class Sum(Formula):
    """A sum of two or more terms that are not sums; a number can only be the last term."""

    __slots__ = ()
    RANK = 5

    def __init__(self, args: tuple[Formula, ...]) -> None:
        self.args, self._hash = args, hash(("Sum", args))

    @property
    def terms(self) -> tuple[Formula, ...]:
        """Its terms."""
        return self.args

    def as_coeff_Add(self) -> tuple[Number, Formula]:  # noqa: N802
        *rest, last = self.args
        return (last, _sum_of(rest)) if isinstance(last, Number) else (ZERO, self)

    def _signs(self) -> frozenset[int]:
        found = [e.signs for e in self.args]
        for side in (1, -1):
            if all(-side not in signs for signs in found):
                return frozenset([side] if any(0 not in s for s in found) else [0, side])
        return _ANY_SIGN

    def _rebuilt(self, *args: Formula) -> Formula:
        return total(*args)

    def _along(self, rates: Mapping[Symbol, Formula], names: frozenset[Symbol]) -> Formula:
        moving = [e for e in self.args if not e.free_symbols.isdisjoint(names)]
        return total(*[e._along(rates, names) for e in moving])

    def _number(self, *values: float) -> float:
        return sum(values)


class Product(Formula):
    """A product of two or more factors that are not products; only the first can be a number."""

    __slots__ = ()
    RANK = 4

    def __init__(self, args: tuple[Formula, ...]) -> None:
        self.args, self._hash = args, hash(("Product", args))

    @property
    def factors(self) -> tuple[Formula, ...]:
        """Its factors."""
        return self.args

    @cached_attribute
    def _split(self) -> tuple[Number, Formula]:
        first, *rest = self.args
        if not isinstance(first, Number):
            return ONE, self
        return first, rest[0] if len(rest) == 1 else Product(tuple(rest))

    def as_coeff_Mul(self) -> tuple[Number, Formula]:  # noqa: N802
        return self._split

    def _base_key(self) -> tuple[Any, ...]:
        number, rest = self._split
        own = rest.args if isinstance(rest, Product) else (rest,)
        return (self.RANK, len(own), *(e.key for e in own), number.value_key)

    def _signs(self) -> frozenset[int]:
        found = frozenset([1])
        for e in self.args:
            found = frozenset(a * b for a in found for b in e.signs)
        return found

    def _rebuilt(self, *args: Formula) -> Formula:
        return product(*args)

    def _along(self, rates: Mapping[Symbol, Formula], names: frozenset[Symbol]) -> Formula:
        args = self.args
        return total(
            *(
                product(*args[:k], e._along(rates, names), *args[k + 1 :])
                for k, e in enumerate(args)
                if not e.free_symbols.isdisjoint(names)
            )
        )

    def _expanded(self, budget: ExpansionBudget) -> Formula:
        return _multiplied_out([e._expanded(budget) for e in self.args], budget)

    def _number(self, *values: float) -> float:
        return math.prod(values)


class Power(Formula):
    """A base raised to an exponent that is neither 0 nor 1."""

    __slots__ = ()
    RANK = 6
    _CONSTRUCTOR_ARGS = ("base", "exp")

    def __init__(self, base: Formula, exponent: Formula) -> None:
        self.args, self._hash = (base, exponent), hash(("Power", base, exponent))

    @property
    def base(self) -> Formula:
        """The base."""
        return self.args[0]

    @property
    def exp(self) -> Formula:
        """The exponent."""
        return self.args[1]

    @cached_attribute
    def key(self) -> tuple[Any, ...]:
        number, rest = self.exp.as_coeff_Mul()
        exponent = () if rest == 1 else rest.key
        return (*self.base._base_key(), (*number.value_key, *exponent))

    def _signs(self) -> frozenset[int]:
        base, n = self.base.signs, whole(self.exp)
        if _is_fraction(self.exp):  # real only if the base is not negative
            return base & ({0, 1} if 1 in self.exp.signs else {1})
        if n is None:  # the exponent may be even or odd, and 0^0 is 1
            of_zero = frozenset(1 - s for s in self.exp.signs if s >= 0)
            by_base = {1: frozenset([1]), 0: of_zero, -1: frozenset([-1, 1])}
            return frozenset().union(*(by_base[s] for s in base))
        found = frozenset(s ** abs(n) for s in base)
        return found if n > 0 else found - {0}

    def _rebuilt(self, *args: Formula) -> Formula:
        return power(*args)

    def _with_args(self, *args: Formula) -> Formula:
        return Power(*args)

    def _along(self, rates: Mapping[Symbol, Formula], names: frozenset[Symbol]) -> Formula:
        u, n = self.args
        if n.free_symbols.isdisjoint(names):
            return product(n, power(u, n - 1), u._along(rates, names))
        rest = function("ln", u) * n._along(rates, names)
        return product(self, rest + n * u._rate(rates, names) / u)

    def _expanded(self, budget: ExpansionBudget) -> Formula:
        base, n = self.base._expanded(budget), whole(self.exp)
        if n is None or not isinstance(base, Sum) or not 1 < n <= 50:
            return power(base, self.exp._expanded(budget))
        return _multiplied_out([base] * n, budget)

    def _number(self, *values: float) -> float:
        return math.pow(*values)


class Function(Formula):
    """A function of the table with its arguments; it is not evaluated."""

    __slots__ = ("name",)
    RANK = 7

    def __init__(self, name: str, *arguments: Formula) -> None:
        self.args, self.name, self._hash = arguments, name, hash((name, *arguments))

    @property
    def argument(self) -> Formula:
        """The argument, or the first of several."""
        return self.args[0]

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(map(repr, self.args))})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Function, (self.name, *self.args)

    def _base_key(self) -> tuple[Any, ...]:
        order = _FUNCTION_ORDER.get(self.name, len(_FUNCTION_ORDER))
        return (self.RANK, order, self.name, *(e.key for e in self.args))

    def _same(self, other: Function) -> bool:
        return self.name == other.name and self.args == other.args

    def _signs(self) -> frozenset[int]:
        own, (first, *others) = TABLE[self.name], (e.signs for e in self.args)
        if own.signs is not None:
            return own.signs(first)
        if not others:
            return _ANY_SIGN
        sign, (second,) = TABLE["sign"].value, others
        return frozenset(int(sign(own.value(s, r))) for s in first for r in second)

    def _rebuilt(self, *args: Formula) -> Formula:
        return function(self.name, *args)

    def _with_args(self, *args: Formula) -> Formula:
        return Function(self.name, *args)

    def _along(self, rates: Mapping[Symbol, Formula], names: frozenset[Symbol]) -> Formula:
        slopes = TABLE[self.name].slopes(*self.args, function)
        if len(self.args) == 1:
            return product(slopes, self.args[0]._along(rates, names))
        rated = zip(slopes, self.args, strict=True)
        return total(*(product(slope, e._rate(rates, names)) for slope, e in rated))

    def _number(self, *values: float) -> float:
        return TABLE[self.name].value(*values)


ZERO: Number = Number(0)
ONE: Number = Number(1)
MINUS_ONE, HALF, PI = Number(-1), Number(Fraction(1, 2)), Pi()


def formula(given: Any) -> Formula:
    """Return a formula unchanged, and a number as a formula."""
    if isinstance(given, Formula):
        return given
    if isinstance(given, int):
        return Number(int(given))
    if isinstance(given, float) or not isinstance(given, Rational):
        return Number(float(given))
    return _number(Fraction(int(given.numerator), int(given.denominator)))


@lru_cache(maxsize=10_000)
def symbol(name: str) -> Symbol:
    """Return the formula of a name, mostly the same object, so that names compare quickly."""
    return Symbol(name)


class _Replacement(NamedTuple):
    """The replacement of parts of formulas, with the results so far."""

    meanings: dict[Formula, Formula]
    names: frozenset[Formula] | None  # the replaced parts if all are names, else None
    in_order: bool  # True if the new names sort in the same order as the old ones
    made: dict[int, Formula]  # results by the identity of a part, because 2 and 2.0 are equal


def replaced(formulas: Sequence[Formula], meanings: Mapping[Any, Any]) -> list[Formula]:
    """Return formulas with some parts replaced; a shared part is replaced once.

    If the new names sort in the same order as the old ones, the normal form does not change.
    """
    known = {formula(part): formula(meaning) for part, meaning in meanings.items()}
    names = frozenset(known) if all(isinstance(part, Symbol) for part in known) else None
    in_order = False
    if names is not None and all(isinstance(meaning, Symbol) for meaning in known.values()):
        in_order = keep_order({str(own): str(other) for own, other in known.items()}, formulas)
    by = _Replacement(known, names, in_order, {})
    return [e._replaced(by) for e in formulas]


def keep_order(others: Mapping[str, str], formulas: Sequence[Formula]) -> bool:
    """Return whether new names are distinct and sort in the same order as the old ones.

    If so, formulas that are renamed keep their normal form.
    """
    symbols = frozenset[Symbol]().union(*(e.free_symbols for e in formulas))
    names = sorted(s.name for s in symbols)
    return all(a < b for a, b in itertools.pairwise(others.get(name, name) for name in names))


def whole(e: Formula) -> int | None:
    """Return the int of a whole number, None for any other formula."""
    return e.value if isinstance(e, Number) and isinstance(e.value, int) else None


def _is_fraction(e: Formula) -> bool:
    """Return whether a formula is a number that is not whole."""
    return isinstance(e, Number) and e.value % 1 != 0


def root(e: Any) -> Formula:
    """Return the square root."""
    return power(e, HALF)


def total(*terms: Any) -> Formula:
    """Return the sum with like terms added."""
    number: Value = 0
    parts: dict[Formula, Value] = {}
    for given in terms:
        for term in formula(given).terms:
            coefficient, rest = term.as_coeff_Mul()
            if rest is ONE:
                number = _exact(number + coefficient.value)
            elif rest in parts:
                parts[rest] = _exact(parts[rest] + coefficient.value)
            else:
                parts[rest] = coefficient.value
    kept = [rest for rest, c in parts.items() if c != 0]
    kept.sort(key=lambda e: e.key)
    args = [_scaled(parts[rest], rest) for rest in kept]
    return _sum_of(args if number == 0 else [*args, Number(number)])


def product(*factors: Any) -> Formula:
    """Return the product; powers of the same base are combined."""
    if len(factors) == 2 and isinstance(factors[0], Number):  # the most frequent case
        own, rest = formula(factors[1]).as_coeff_Mul()
        return _scaled(_exact(factors[0].value * own.value), rest)
    number: Value = 1
    powers: dict[Formula, list[Formula]] = {}
    originals: dict[Formula, Formula] = {}
    for given in factors:
        for factor in formula(given).factors:
            if isinstance(factor, Number):
                number = _exact(number * factor.value)
                continue
            base, exponent = _as_power(factor)
            powers.setdefault(base, []).append(exponent)
            originals[base] = factor
    if number == 0:
        return ZERO
    args: list[Formula] = []
    joined: list[Formula] = []
    for base, exponents in powers.items():
        if len(exponents) == 1:
            args.append(originals[base])
        else:
            joined.append(power(base, total(*exponents)))
    if joined:
        if any(e.factors != (e,) or isinstance(e, Number) for e in joined):
            return product(Number(number), *args, *joined)
        args += joined
    if not args:
        return Number(number)
    args.sort(key=lambda e: e.key)
    return _scaled(number, args[0] if len(args) == 1 else Product(tuple(args)))


def power(base: Any, exponent: Any) -> Formula:
    """Return a power; a power of a power is combined if that is valid for real numbers."""
    u, n = formula(base), formula(exponent)
    if isinstance(n, Number) and isinstance(n.value, float) and n.value.is_integer():
        n = Number(int(n.value)) if abs(n.value) <= MAX_EXPONENT else n
    if n == 0 or u == 1:
        return ONE
    if n == 1:
        return u
    if isinstance(u, Number) and isinstance(n, Number):
        return _power_of_number(u.value, n.value)
    if isinstance(u, Function) and u.name == "exp":
        return function("exp", u.argument * n)
    if isinstance(u, Function) and u.name == "abs" and (whole(n) or 1) % 2 == 0:
        return power(u.argument, n)
    if isinstance(u, Product) and whole(n) is not None:
        return product(*(power(e, n) for e in u.args))
    if isinstance(u, Power):
        inner, k = u.args
        if _is_fraction(k) or whole(n) is not None or inner.is_nonnegative:
            return power(inner, k * n)
        if isinstance(n, Number) and (whole(k) or 1) % 2 == 0:
            return power(function("abs", inner), k * n)
    return Power(u, n)


def function(name: str, *arguments: Any) -> Formula:
    """Return a function of its arguments, evaluated if its value is a plain number."""
    own = TABLE[name]
    if own.formula is not None:
        return formula(own.formula(*map(formula, arguments), function))
    if own.arguments != (1, 1):
        return _function_of_two(name, *map(formula, arguments))
    (u,) = map(formula, arguments)
    if isinstance(u, Number) and isinstance(u.value, float):
        try:
            return Number(float(own.value(u.value)))
        except (ValueError, OverflowError):
            return Function(name, u)
    if name in ("sin", "cos", "tan") and (value := _exact_of_angle(name, u)) is not None:
        return value
    if isinstance(u, Number) and (value := _exact_value(own, u)) is not None:
        return value
    if own.undoes and isinstance(u, Function) and u.name == own.undoes:
        return u.args[0]
    if own.parity and _has_minus(u):
        return -function(name, -u) if own.parity < 0 else function(name, -u)
    if name in ("abs", "sign"):
        number, rest = u.as_coeff_Mul()
        if name == "sign" and len(u.signs) == 1:
            return Number(*u.signs)
        if name == "abs" and u.is_nonnegative:
            return u
        if number.value != 1:
            return function(name, rest) * (abs(number.value) if name == "abs" else 1)
    return Function(name, u)


def function_with_derivatives(name: str) -> list[Formula]:
    """Return a function of u, or of u and v, with its first and second derivatives as formulas.

    The second derivatives of two arguments are those by uu, uv and vv.
    """
    arguments = [symbol(u) for u in ("u", "v")[: TABLE[name].arguments[0]]]
    value = function(name, *arguments)
    slopes = [value.diff(u) for u in arguments]
    second = [slopes[j].diff(u) for k, u in enumerate(arguments) for j in range(k + 1)]
    return [value, *slopes, *second]


def _exact_value(own: Elementary, u: Number) -> Formula | None:
    """Return the value at a whole number if it is exact (whole, or a multiple of pi), else None."""
    if own.parity < 0 and u.value == 0:
        return ZERO
    if u.value in own.exact:
        return Number(own.exact[u.value])
    return PI * own.angles[u.value] if u.value in own.angles else None


def _function_of_two(name: str, u: Formula, v: Formula) -> Formula:
    if isinstance(u, Number) and isinstance(v, Number):
        value = TABLE[name].value(u.value, v.value)
        if name != "atan2" or not (u.is_exact and v.is_exact):
            return Number(value)
    if name == "atan2":
        return ZERO if u == 0 and v.is_nonnegative else Function(name, u, v)
    if u == v:
        return u
    return Function(name, *sorted((u, v), key=lambda e: e.key))


def _exact(value: Value) -> Value:
    """Return a fraction as an int if it is whole, and a number of too many bits as a double."""
    if isinstance(value, float) or (type(value) is int and abs(value) <= _SMALL):
        return value
    if max(abs(value.numerator), value.denominator).bit_length() <= MOST_BITS:
        return value.numerator if value.denominator == 1 else value
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def _number(value: Value) -> Number:
    return Number(_exact(value))


def _sum_of(args: list[Formula]) -> Formula:
    if not args:
        return ZERO
    return args[0] if len(args) == 1 else Sum(tuple(args))


def _multiplied_out(factors: list[Formula], budget: ExpansionBudget) -> Formula:
    """Return the product of sums as a sum, or the plain product if the sum is too long."""
    whole: Formula = ONE
    for e in factors:
        products = len(whole.terms) * len(e.terms)
        if products > min(MOST_TERMS, budget.left):
            budget.refused = True
            return product(*factors)
        budget.left -= products
        whole = total(*(product(a, b) for a in whole.terms for b in e.terms))
    return whole


def _scaled(number: Value, rest: Formula) -> Formula:
    """Return the product of a number with a formula that has no numerical factor."""
    if number == 0 or rest is ONE:
        return Number(number) if number else ZERO
    if number == 1:
        return rest
    if isinstance(rest, Sum):
        return total(*(product(Number(number), e) for e in rest.args))
    first = Number(number)
    whole = Product((first, *rest.factors))
    whole.__dict__["_split"] = first, rest
    return whole


def _as_power(e: Formula) -> tuple[Formula, Formula]:
    if isinstance(e, Power):
        return e.base, e.exp
    if isinstance(e, Function) and e.name == "exp":
        return _E, e.args[0]
    return e, ONE


def _power_of_number(base: Value, exponent: Value) -> Formula:
    if base == 0:
        return ZERO if exponent > 0 else Number(math.inf)
    if base == 1:
        return ONE
    if isinstance(base, float) or isinstance(exponent, float):
        if base < 0 and not isinstance(exponent, int):
            return Power(Number(base), Number(exponent))
        try:
            return Number(math.pow(base, exponent))
        except OverflowError:
            return Number(math.inf)
    if isinstance(exponent, int):
        bits = max(abs(base.numerator), base.denominator).bit_length() - 1
        if bits * abs(exponent) > MOST_BITS:
            return _power_of_number(float(base), exponent)
        return _number(Fraction(base) ** exponent)
    if base < 0:
        return Power(Number(base), Number(exponent))
    if isinstance(base, Fraction):
        return power(base.numerator, exponent) * power(base.denominator, -exponent)
    inside = math.floor(exponent)
    if inside:
        return power(base, inside) * power(base, exponent - inside)
    near = round(base ** (1 / exponent.denominator)) if base.bit_length() < 50 else 0
    if near**exponent.denominator == base:
        return power(near, exponent.numerator)
    return Power(Number(base), Number(exponent))


def _has_minus(e: Formula) -> bool:
    """Return whether a formula is written with a leading minus sign.

    This is true for exactly one of e and -e. For a sum, the majority of its terms decides, then the
    first term.
    """
    if isinstance(e, Sum):
        negative = sum(map(_has_minus, e.args))
        if 2 * negative == len(e.args):
            return _has_minus(e.args[0])
        return 2 * negative > len(e.args)
    return e.as_coeff_Mul()[0].value < 0


def _exact_of_angle(name: str, u: Formula) -> Formula | None:
    """Return the sine, cosine or tangent of a multiple of pi/12 if a square root gives it."""
    number, rest = u.as_coeff_Mul()
    if u == 0:
        twelfths = 0
    elif isinstance(rest, Pi) and (many := whole(12 * number)) is not None:
        twelfths = many % 24
    else:
        return None
    if name == "tan":
        sine, cosine = _exact_of_angle("sin", u), _exact_of_angle("cos", u)
        return None if sine is None or cosine is None or cosine == 0 else sine / cosine
    if name == "cos":
        twelfths = (twelfths + 6) % 24
    sign = -1 if twelfths > 12 else 1
    twelfths %= 12
    value = _SINES.get(min(twelfths, 12 - twelfths))
    return None if value is None else sign * value


_E = Function("exp", ONE)
_SINES = {0: ZERO, 2: HALF, 3: root(2) / 2, 4: root(3) / 2, 6: ONE}  # keys: multiples of pi/12
