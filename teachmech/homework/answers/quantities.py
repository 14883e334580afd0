"""A number with or without a unit, as a student writes it: ``3.2 N``, ``m*g``, ``100/s``.

An expression in the parameters is tried first. Any other text is a calculation with units. It is
read twice: once with the names of parameters as numbers, once as units. The reading in the unit of
the question is used; if both readings have this unit, the text is refused as ambiguous.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from teachmech.base.errors import ExpressionError, ProblemError, TeachmechError, shortened
from teachmech.expressions import Expression, Names, evaluate, parse_expression
from teachmech.expressions.units import MAX_UNIT, UNIT_NAME, Unit, read_unit
from teachmech.homework.answers.calculations import MAX_LENGTH, Calculation
from teachmech.homework.setting import Scope


@dataclass(frozen=True)
class Quantity:
    """A number with its unit."""

    value: float  # in the requested unit, or as written if there was no unit
    unit: str  # as written, several separated by commas; may be empty


def read_quantity(text: str, scope: Scope, asked: str = "", where: str = "") -> Quantity:
    """Return the number that a text means, in the requested unit `asked`.

    The text is an expression in the parameters, with or without a unit after it, or a calculation
    with numbers that have units. If `asked` is empty, no unit is accepted. `where` is the location
    that errors state.

    Raises
    ------
    ExpressionError
        If the text is not an expression, or does not name a unit.
    ProblemError
        If the unit measures something else; the number is not finite; or the text may mean two
        numbers, since a name is that of a parameter and of a unit.

    Examples
    --------
    >>> scope = Scope(coordinates=["x"], parameters={"m": 2, "g": 9.81})
    >>> texts = ("19.62", "m*g", "0.01962 kN", "2*9.81 kg m/s^2", "2 kg * 9.81 m/s^2")
    >>> {round(read_quantity(text, scope, "N").value, 12) for text in texts}
    {19.62}
    >>> read_quantity("3*m", scope, "m")
    Traceback (most recent call last):
    teachmech.base.errors.ProblemError: '3*m' may mean the parameter m or the unit; \
    write '(3*m) m' for the parameter, '3 m' for the unit
    """
    names = Names(tuple(scope.parameters), _explain(scope))
    try:
        try:
            value = _value(text, names, scope)
        except ExpressionError as error:
            return _with_units(text, scope, asked, error)
        _refuse_both(text, scope, asked, value)
        return Quantity(value, "")
    except TeachmechError as error:
        raise (error.at(where) if where else error) from None


def read_formula(text: str, names: Names, scope: Scope, unit: str, where: str) -> Expression:
    """Return an expression in the names, or a number with a unit, converted to ``unit``.

    The errors are those of `read_quantity`.

    Examples
    --------
    >>> scope = Scope(coordinates=["x"], parameters={"m": 2})
    >>> read_formula("500 g", scope.names, scope, "kg", "mass").symbolic
    0.5
    """
    try:
        return parse_expression(text, names)
    except ExpressionError as error:
        try:
            value = _with_units(text, scope, unit, error).value if unit else None
        except TeachmechError as refusal:
            raise refusal.at(where) from None
        if value is None:
            raise error.at(where) from None
        return parse_expression(repr(value))


def _with_units(text: str, scope: Scope, asked: str, plain: ExpressionError) -> Quantity:
    """Return the quantity of a text that is not an expression because of the error ``plain``."""
    if len(text) > MAX_LENGTH:
        raise plain
    found: list[tuple[Calculation, Unit]] = []
    refusal: TeachmechError = plain
    for reading in (Calculation(text, scope.parameters), Calculation(text)):
        try:
            result = _finite(reading)
        except ExpressionError as error:
            further = bool(reading.units) and error.position > plain.position
            if refusal is plain and (reading.begun or further):
                refusal = error
        else:
            if (reading.units or reading.has_inner_units) and reading.counts:
                found.append((reading, result))
    if not found:
        raise refusal
    unit = ", ".join(found[0][0].units)
    if not asked:
        if not unit:
            return Quantity(found[0][1].factor, "")
        what = f"no unit is asked for, but '{unit}' is given"
        raise ProblemError(what, hint="give the number alone")
    wanted, values = read_unit(asked), dict[float, str]()
    for reading, result in found:
        if not reading.units:  # a number without unit, like an expression in the parameters
            values[result.factor] = ""
        elif result.dimensions == wanted.dimensions:
            values[result.factor / wanted.factor] = ", ".join(reading.units)
    if not values:
        raise _other_measure(text, scope, asked, *found[0])
    if len(values) > 1:
        raise _ambiguous(text, scope, asked, list(values)[-1])
    return Quantity(*next(iter(values.items())))


def _finite(calculation: Calculation) -> Unit:
    try:
        result = calculation.result()
        if math.isfinite(result.factor):
            return result
    except (ArithmeticError, ValueError):
        pass
    raise _not_finite()


def _refuse_both(text: str, scope: Scope, asked: str, value: float) -> None:
    """Refuse an expression in parameters that also has the requested unit if they are units."""
    calculation, other = Calculation(text), None
    if asked and _parameters_in(text, scope):
        with suppress(TeachmechError):
            result, wanted = _finite(calculation), read_unit(asked)
            if calculation.counts and result.dimensions == wanted.dimensions:
                other = result.factor / wanted.factor
    if other is not None and not math.isclose(other, value, rel_tol=1e-12):
        raise _ambiguous(text, scope, asked, other)


def _ambiguous(text: str, scope: Scope, asked: str, value: float) -> ProblemError:
    names = ", ".join(_parameters_in(text, scope))
    what = f"{shortened(text.strip())} may mean the parameter {names} or the unit"
    hint = f"write '({text.strip()}) {asked}' for the parameter, '{value:.6g} {asked}' for the unit"
    return ProblemError(what, hint=hint)


def _other_measure(
    text: str, scope: Scope, asked: str, calculation: Calculation, result: Unit
) -> ProblemError:
    unit, hint = result.base, ""
    if [read_unit(one).dimensions for one in calculation.units] == [result.dimensions]:
        (unit,) = calculation.units
    if names := _parameters_in(text, scope):
        hint = f"the parameter {names[0]} is a number without unit: write one unit after the "
        hint += f"whole product, such as '2*{names[0]} {asked}'"
    unit = " ".join(unit.split()) or "a number"
    shown = unit if len(unit) <= MAX_UNIT else f"{unit[:MAX_UNIT]}..."
    what = f"{shown} does not measure the same as {asked}"
    return ProblemError(what, hint=hint)


def _parameters_in(text: str, scope: Scope) -> list[str]:
    """Return the parameters that occur in a text."""
    return [name for name in dict.fromkeys(re.findall(UNIT_NAME, text)) if name in scope.parameters]


def _value(text: str, names: Names, scope: Scope) -> float:
    symbolic = parse_expression(text, names).symbolic
    with np.errstate(all="ignore"):
        value = float(evaluate(symbolic, {k: np.float64(x) for k, x in scope.parameters.items()}))
    if not math.isfinite(value):
        raise _not_finite()
    return value


def _not_finite() -> ProblemError:
    hint = "look for a division by zero, or a root of a negative number"
    return ProblemError("the value is not a finite number", hint=hint)


def _explain(scope: Scope) -> Callable[[str], str | None]:
    moving = {"t", *scope.coordinates, *scope.velocities}
    refusal = "a number is asked for; only parameters may occur"
    return lambda name: refusal if name in moving else None
