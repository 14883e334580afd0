"""A number or a formula with or without a unit: ``3.2 N``, ``m*g``, ``100/s``, ``-k*x1 N``.

An expression in the parameters is tried first. Any other text is a calculation with units. It is
read twice: once with the names of parameters as numbers, once as units. The reading in the unit of
the question is used; if both readings have this unit, the text is refused as ambiguous. If the
question states no unit, a `Measure` says which units are possible; the number is then in base units
of the SI.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

import numpy as np

from teachmech.base.errors import ExpressionError, ProblemError, TeachmechError, listed, shortened
from teachmech.expressions import Expression, Names, evaluate, parse_expression
from teachmech.expressions.units import MAX_UNIT, UNIT_NAME, Unit, name_of_unit, read_unit
from teachmech.homework.answers.calculations import MAX_LENGTH, Calculation
from teachmech.homework.answers.notation import bare, digits_of, is_one_number
from teachmech.homework.setting import Scope


@dataclass(frozen=True)
class Quantity:
    """A number with its unit."""

    value: float  # in the requested unit, or as written if there was no unit
    unit: str  # as written, several separated by commas; may be empty
    digits: int | None = None  # to which it may be rounded; None if it is exact


@dataclass(frozen=True)
class Measure:
    """What a number measures if the question states no unit."""

    thing: str  # such as "a force"
    # The possible exponents of dimensions; any exponent is possible if there are none.
    exponents: Mapping[str, tuple[float, ...]] = field(default_factory=dict)

    def unit_of(self, found: Unit) -> Unit | None:
        """Return the base unit of a value, or None if it measures something else."""
        own = dict(found.dimensions)
        fits = all(own.get(name, 0.0) in some for name, some in self.exponents.items())
        return Unit(1.0, found.dimensions) if fits else None


ANYTHING = Measure("a number")
FORCE = Measure("a force or a torque", {"[mass]": (1,), "[time]": (-2,)})
MASS = Measure("a mass or a moment of inertia", {"[mass]": (1,), "[time]": (0,)})
MULTIPLIER = Measure(
    "a multiplier", {"[mass]": (1,), "[time]": (-2, -1)}
)  # J divided by the unit of a constraint between positions or velocities
PLACE = Measure("a length or an angle", {"[mass]": (0,), "[time]": (0,), "[length]": (0, 1)})
VELOCITY = Measure("a velocity", {"[mass]": (0,), "[time]": (-1,), "[length]": (0, 1)})


def read_quantity(text: str, scope: Scope, asked: str | Measure = "", where: str = "") -> Quantity:
    """Return the number that a text means, in the requested unit `asked`.

    The text is an expression in the parameters, with or without a unit after it, or a calculation
    with numbers that have units. A name and ``=`` may precede it. If `asked` is empty, no unit is
    accepted. `where` is the location that errors state.

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
        text = bare(text, (*scope.coordinates, *scope.velocities), where)
        try:
            value = _value(text, names, scope)
        except ExpressionError as error:
            found = _with_units(text, scope, asked, error)
            return replace(found, digits=digits_of(text))
        _refuse_both(text, scope, asked, value)
        return Quantity(value, "", digits_of(text))
    except TeachmechError as error:
        raise (error.at(where) if where else error) from None


def read_formula(
    text: str, names: Names, scope: Scope, unit: str | Measure, where: str
) -> Expression:
    """Return an expression in the names, with or without a unit after it, converted to ``unit``.

    The errors are those of `read_quantity`.

    Examples
    --------
    >>> scope = Scope(coordinates=["x"], parameters={"m": 2})
    >>> read_formula("500 g", scope.names, scope, "kg", "mass").symbolic
    0.5
    >>> read_formula("-m*x kN", scope.names, scope, FORCE, "force").text
    '(-m*x)*1000.0'
    >>> read_formula("-x m", scope.names, scope, FORCE, "force")
    Traceback (most recent call last):
    teachmech.base.errors.ProblemError: force: m does not measure a force or a torque; \
    'm' is read as a unit, since no * is before it; write * in a product
    """
    text = bare(text, (*scope.coordinates, *scope.velocities), where.rpartition(" ")[2])
    try:
        return parse_expression(text, names)
    except ExpressionError as error:
        if not unit:
            raise error.at(where) from None
        try:
            for before, own in _before_unit(text, names, parse_expression):
                factor = _factor(own, unit, text, scope, [text[len(before) :].strip()])
                return parse_expression(f"({before})*{factor!r}" if factor != 1 else before, names)
            if unreadable := _fault_before_unit(text, names):
                raise unreadable
            return parse_expression(repr(_with_units(text, scope, unit, error).value))
        except TeachmechError as refusal:
            raise refusal.at(where) from None


def _fault_before_unit(text: str, names: Names) -> ExpressionError | None:
    """Return the unknown name in a formula with a unit after it, or None."""
    before, _, after = text.rstrip().rpartition(" ")
    with suppress(ExpressionError, ProblemError):
        read_unit(after)
        try:
            parse_expression(before, names)
        except ExpressionError as error:
            return error if "unknown name" in error.what else None
    return None


def without_units(equation: str, names: Names) -> str:
    """Return an equation whose sides may have a unit after them, in base units of the SI.

    An equation without units is returned unchanged, and so is a text that cannot be read.

    Examples
    --------
    >>> without_units("x^2 = 64 cm^2", Names(["x"])).replace("0.0001", "1e-4")
    'x^2 = (64)*1e-4'
    """
    sides = equation.split("=")
    for k, side in enumerate(sides):
        with suppress(ExpressionError):
            parse_expression(side, names)
            continue
        for before, own in _before_unit(side, names, parse_expression):
            sides[k] = f" ({before.strip()})*{own.factor!r}" if own.factor != 1 else before
            break
    return "=".join(sides)


def _before_unit(
    text: str, names: Names, parse: Callable[[str, Names], Expression]
) -> Iterator[tuple[str, Unit]]:
    """Yield a text without the unit at its end, and this unit, if there is one after a blank."""
    for found in re.finditer(r"\s+", text):
        before, after = text[: found.start()], text[found.end() :].strip()
        if before.strip() and 0 < len(after) <= MAX_UNIT:
            with suppress(ExpressionError, ProblemError):
                unit = read_unit(after)
                parse(before, names)
                yield before, unit


def _factor(
    own: Unit, asked: str | Measure, text: str, scope: Scope, written: Sequence[str] = ()
) -> float:
    """Return a unit relative to the requested one; refuse one that measures something else."""
    wanted = asked.unit_of(own) if isinstance(asked, Measure) else read_unit(asked)
    if wanted is None or wanted.dimensions != own.dimensions:
        raise _other_measure(text, scope, asked, written, own)
    return own.factor / wanted.factor


def _with_units(text: str, scope: Scope, asked: str | Measure, plain: ExpressionError) -> Quantity:
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
    values, refused = dict[float, str](), list[ProblemError]()
    for reading, result in found:
        if not reading.units:  # a number without unit, like an expression in the parameters
            values[result.factor] = ""
            continue
        try:
            factor = _factor(result, asked, text, scope)
        except ProblemError:
            refused.append(_other_measure(text, scope, asked, reading.units, result))
        else:
            values[factor] = ", ".join(reading.units)
    if not values:
        raise refused[0]
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


def _refuse_both(text: str, scope: Scope, asked: str | Measure, value: float) -> None:
    """Refuse an expression in parameters that also has the requested unit if they are units."""
    calculation, other = Calculation(text), None
    if asked and isinstance(asked, str) and _parameters_in(text, scope):
        with suppress(TeachmechError):
            result, wanted = _finite(calculation), read_unit(asked)
            if calculation.counts and result.dimensions == wanted.dimensions:
                other = result.factor / wanted.factor
    if other is not None and not math.isclose(other, value, rel_tol=1e-12):
        raise _ambiguous(text, scope, asked, other)


def _ambiguous(text: str, scope: Scope, asked: str | Measure, value: float) -> ProblemError:
    names = ", ".join(_parameters_in(text, scope))
    what = f"{shortened(text.strip())} may mean the parameter {names} or the unit"
    unit = asked if isinstance(asked, str) else "(a unit)"
    hint = f"write '({text.strip()}) {unit}' for the parameter, '{value:.6g} {unit}' for the unit"
    return ProblemError(what, hint=hint)


def _other_measure(
    text: str, scope: Scope, asked: str | Measure, units: Sequence[str], result: Unit
) -> ProblemError:
    """Return the error of a value in `units`, as written, that measures something else."""
    stated = isinstance(asked, str)
    unit, hint = result.base, ""
    if [read_unit(one).dimensions for one in units] == [result.dimensions]:
        (unit,) = units
    if words := _words_of_units(text, scope, asked if isinstance(asked, str) else ""):
        hint = f"{listed(words, 3)}; the problem has no such parameter"
    elif both := [one for one in units if set(re.findall(UNIT_NAME, one)) <= {*scope.parameters}]:
        hint = f"'{both[0]}' is read as a unit, since no * is before it; write * in a product"
    elif units and not is_one_number(text) and (names := _parameters_in(text, scope)):
        example = f", such as '2*{names[0]} {asked}'" if stated else ""
        hint = f"the parameter {names[0]} is a number without unit: write one unit after the "
        hint += f"whole product{example}"
    unit = " ".join(unit.split()) or "a number"
    shown = unit if len(unit) <= MAX_UNIT else f"{unit[:MAX_UNIT]}..."
    wanted = f"the same as {asked}" if isinstance(asked, str) else asked.thing
    return ProblemError(f"{shown} does not measure {wanted}", hint=hint)


def _words_of_units(text: str, scope: Scope, asked: str) -> list[str]:
    """Return what capital letters mean as units that are not asked for, such as T for tesla."""
    letter = r"(?<![A-Za-z0-9_.])[A-Z](?![A-Za-z0-9_])"
    found = [
        x for x in dict.fromkeys(re.findall(letter, text)) if x not in re.findall(letter, asked)
    ]
    names = {x: name_of_unit(x) for x in found if x not in scope.parameters}
    return [f"{letter} means the unit {name}" for letter, name in names.items() if name]


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
