"""Calculations with units, such as ``2 kg * 9.81 m/s^2`` or ``100/s``.

Numbers, sums, products, powers and functions are those of the expression language. A unit follows
its number and is as long as possible: ``9.81 m/s^2``. So ``1/2 m`` is half a metre. If a value with
a unit is divided by a number, that number can also have a unit: ``10 m / 2 s`` is 5 m/s. A single
unit at the end of the text is the unit of the whole: ``1 + 1/2 m`` is 1.5 m. If this unit is the
degree, parameters and pi are in radians: ``pi/2 - 30 deg``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import pi

from teachmech.base.errors import ExpressionError
from teachmech.expressions.elementary import MAX_ARGUMENTS, TABLE
from teachmech.expressions.mistakes import wrong_count
from teachmech.expressions.units import DOTS, SUPERSCRIPTS, UNIT_NAME, Unit, unit_at

MAX_LENGTH = 400  # characters
MAX_PARENTHESES = 20  # nesting depth
MAX_POWER = 9  # largest power of a unit
_NUMBER = re.compile(r"\s*((?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?+)")
_WORD = re.compile(rf"\s*({UNIT_NAME})")
_SIGN = re.compile(r"\s*([-+])")
_TIMES = re.compile(rf"\s*(\*(?!\*)|[{DOTS}/])")
_POWER = re.compile(r"\s*(\^|\*\*)")
_SUPERSCRIPT = re.compile(r"\s*(⁻?[¹²³⁴])")
_OPEN = re.compile(r"\s*(\()")
_CLOSE = re.compile(r"\s*(\))")
_COMMA = re.compile(r"\s*(,)")
_BEHIND = re.compile(r"\s*(?:1\s*/|[A-Za-zµμΩ°])")


class Calculation:
    """The text of a calculation, while it is read.

    Parameters are numbers without units. A name that follows a number or a unit is a unit, even if
    it is also the name of a parameter.

    Examples
    --------
    >>> weight = Calculation("2 kg * 9.81 m/s^2")
    >>> weight.result().factor, weight.result().base, weight.units
    (19.62, 'kg m s^-2', ['kg', 'm/s^2'])
    >>> Calculation("m*g N", {"m": 2, "g": 9.81}).result().factor
    19.62
    """

    def __init__(self, text: str, parameters: Mapping[str, float] | None = None) -> None:
        self.text = text
        self.parameters = parameters or {}
        self.counts = False  # True after a number or a parameter; N m alone is not a quantity
        self.begun = False  # True after a text that can only be a unit
        self.has_inner_units = (
            False  # True after a unit that is not the unit of the whole, as in cos(30 deg)
        )
        self._begin()

    def _begin(self) -> None:
        self.units: list[str] = []  # as written, in order
        self._whole: Unit | None = None  # a single unit, if only blanks follow it
        self._position = self._depth = 0
        self._named = self._turned = False  # True after a parameter; also after pi, an arc

    def result(self) -> Unit:
        """Return the value, as a multiple of base units.

        A text that is not a calculation raises `ExpressionError`, which points at the position. A
        division by zero, a root of a negative number and an overflow raise `ArithmeticError` or
        `ValueError`.
        """
        self._begin()
        if len(self.text) > MAX_LENGTH:
            what = f"a calculation with units has at most {MAX_LENGTH} characters"
            raise self._wrong(what, MAX_LENGTH)
        value = self._sum()
        if self.text[self._position :].strip():
            raise self._wrong("an operator is missing here, or something cannot be read")
        return value

    def _sum(self) -> Unit:
        total = self._product()
        while sign := self._taken(_SIGN):
            named, turned = self._named, self._turned
            position, term = self._position - 1, self._product()
            if self._whole is not None:
                total = self._spread(total, self._whole, named, turned, position)
            if term.dimensions != total.dimensions:
                one, other = (x.base or "a number without unit" for x in (total, term))
                raise self._wrong(f"{one} and {other} cannot be added", position)
            change = term.factor if sign == "+" else -term.factor
            total = Unit(total.factor + change, total.dimensions)
        return total

    def _spread(self, total: Unit, whole: Unit, named: bool, turned: bool, position: int) -> Unit:
        """Return the earlier terms in the unit of the whole; terms with pi are in radians."""
        if not total.dimensions and not whole.dimensions and turned:
            return total
        if not total.dimensions and named and whole.factor != 1:
            what = f"is '{self.units[0]}' the unit of both terms? Write a unit after each"
            raise self._wrong(what, position)
        return total.times(whole)

    def _product(self) -> Unit:
        before = len(self.units)
        total = self._with_unit(self._signed())
        while sign := self._taken(_TIMES):
            factor, power = self._signed(), -1 if sign == "/" else 1
            if power == 1 or len(self.units) > before:
                factor = self._with_unit(factor)
            total = self._with_unit(total.times(factor, power))
        return total

    def _with_unit(self, value: Unit) -> Unit:
        """Return a value with the unit after it, if there is one."""
        begins = _BEHIND.match(self.text, self._position) is not None
        self.begun |= begins
        found = unit_at(self.text, self._position, {*self.parameters, "pi"})
        if found is None:
            return value
        unit, end = found
        self.units.append(self._written(self._position, end))
        self._position = end
        single = len(self.units) == 1 and not self._depth and not self.text[end:].strip()
        self._whole = unit if single else None
        return value.times(unit)

    def _signed(self) -> Unit:
        sign = 1.0
        while found := self._taken(_SIGN):
            sign = -sign if found == "-" else sign
        value = self._power()
        return Unit(sign * value.factor, value.dimensions)

    def _power(self) -> Unit:
        base = self._operand()
        if raised := self._taken(_SUPERSCRIPT):
            return Unit(1.0).times(base, int(raised.translate(SUPERSCRIPTS)))
        if not self._taken(_POWER):
            return base
        self._enter()
        position, exponent = self._position, self._signed()
        self._depth -= 1
        if exponent.dimensions:
            raise self._wrong("an exponent has no unit", position)
        if base.dimensions and abs(exponent.factor) > MAX_POWER:
            raise self._wrong(f"a unit has a power of at most {MAX_POWER}", position)
        return _checked(Unit(1.0).times(base, exponent.factor))

    def _operand(self) -> Unit:
        if number := self._taken(_NUMBER):
            self.counts = True
            return Unit(float(number))
        if self._taken(_OPEN):
            return self._arguments(most=1)[0]
        position, before = self._position, len(self.units)
        name = self._taken(_WORD)
        if name in TABLE and self._taken(_OPEN):
            arguments = self._arguments()
            if not TABLE[name].unit_power:
                self.has_inner_units |= len(self.units) > before
                del self.units[before:]
                self._turned |= TABLE[name].is_angle
            return self._called(name, arguments, position)
        if name == "pi" or name in self.parameters:
            self.counts = self._turned = True
            self._named |= name in self.parameters
            return Unit(self.parameters.get(name, pi))
        self._position = position
        found = unit_at(self.text, position) if name else None
        if found is None:
            raise self._wrong("a number is expected here")
        unit, self._position = found
        self.units.append(self._written(position, self._position))
        return unit

    def _arguments(self, most: int = MAX_ARGUMENTS) -> list[Unit]:
        self._enter()
        values = [self._sum()]
        while len(values) < most and self._taken(_COMMA):
            values.append(self._sum())
        self._depth -= 1
        if not self._taken(_CLOSE):
            raise self._wrong("a ')' is missing")
        return values

    def _called(self, name: str, arguments: list[Unit], position: int) -> Unit:
        if wrong := wrong_count(name, len(arguments)):
            raise self._wrong(wrong, position)
        own, argument = TABLE[name], arguments[0]
        for other in arguments:
            if other.dimensions != argument.dimensions:
                one, two = (x.base or "a number without unit" for x in (argument, other))
                raise self._wrong(f"{one} and {two} cannot be compared", position)
        if argument.dimensions and own.unit_power is None:
            raise self._wrong(f"{name} of a value in {argument.base} has no meaning", position)
        unit = Unit(1.0).times(Unit(1.0, argument.dimensions), float(own.unit_power or 0))
        return Unit(own.value(*(x.factor for x in arguments)), unit.dimensions)

    def _taken(self, pattern: re.Pattern[str]) -> str:
        """Return the match at the current position and move past it; "" if there is no match."""
        found = pattern.match(self.text, self._position)
        self._position = found.end() if found else self._position
        return found.group(1) if found else ""

    def _written(self, start: int, end: int) -> str:
        written = self.text[start:end].strip().lstrip(f"*{DOTS}").strip()
        return f"1{written}" if written.startswith("/") else written

    def _enter(self) -> None:
        self._depth += 1
        if self._depth > MAX_PARENTHESES:
            raise self._wrong("there are too many nested parentheses and powers")

    def _wrong(self, what: str, position: int | None = None) -> ExpressionError:
        position = self._position if position is None else position
        while position < len(self.text) and self.text[position].isspace():
            position += 1
        return ExpressionError(what, text=self.text, position=position)


def _checked(value: Unit) -> Unit:
    """Refuse the complex power of a negative number."""
    if isinstance(value.factor, complex):
        raise ValueError
    return value
