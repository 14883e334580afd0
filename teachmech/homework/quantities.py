"""A number with or without a unit, as a student writes it: ``3.2 N``, ``sqrt(2)*9.81``, ``m*g``."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from teachmech.errors import ExpressionError, ProblemError
from teachmech.expressions import Expression, Names, evaluate, parse_expression
from teachmech.homework.setting import Frame
from teachmech.homework.units import conversion

_JOINED = re.compile(r"\s*[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?+(?=[A-Za-zµμΩ°])")
MAX_BLANKS = 40  # at which a text may fall into number and unit


@dataclass(frozen=True)
class Quantity:
    """A number with its unit.

    Attributes
    ----------
    value : float
        In the unit that was asked for, or as it stands where no unit was given.
    unit : str
        As it was written; empty where there was none.
    """

    value: float
    unit: str


def read_quantity(text: str, frame: Frame, asked: str = "", where: str = "") -> Quantity:
    """Return the number that a text means.

    Parameters
    ----------
    text : str
        An expression in the parameters, with a unit behind it or without one.
    frame : Frame
    asked : str
        The unit to which it is converted; without it no unit is accepted.
    where : str
        For errors.

    Raises
    ------
    ExpressionError
        It is no expression.
    ProblemError
        The unit is none, or measures something else; the number is not finite.

    Examples
    --------
    >>> frame = Frame(coordinates=["x"], parameters={"m": 2, "g": 9.81})
    >>> for text in ("19.62", "m*g", "0.01962 kN", "2*9.81 kg m/s^2"):
    ...     print(round(read_quantity(text, frame, "N").value, 12))
    19.62
    19.62
    19.62
    19.62
    """
    names = Names(tuple(frame.parameters), _explain(frame))
    try:
        return Quantity(_value(text, names, frame, where), "")
    except ExpressionError as error:
        refusal: ProblemError | ExpressionError = error.at(where) if where else error
    for number, unit in _splits(text):
        try:
            value = _value(number, names, frame, where)
        except ExpressionError:
            continue
        try:
            if not asked:
                hint = "give the number alone"
                raise ProblemError(f"no unit is asked for, but '{unit}' is given", hint=hint)
            return Quantity(value * conversion(unit, asked), unit)
        except ProblemError as error:
            refusal = error.at(where) if where else error
            break
    raise refusal from None


def read_formula(text: str, names: Names, frame: Frame, unit: str, where: str) -> Expression:
    """Return an expression in the names, or a number with a unit that is converted to another.

    Raises
    ------
    ExpressionError, ProblemError
        As `read_quantity` does.

    Examples
    --------
    >>> frame = Frame(coordinates=["x"], parameters={"m": 2})
    >>> read_formula("500 g", frame.names, frame, "kg", "mass").symbolic
    0.500000000000000
    """
    try:
        return parse_expression(text, names)
    except ExpressionError as error:
        if not unit or not any(True for _ in _splits(text)):
            raise error.at(where) from None
        try:
            value = read_quantity(text, frame, unit, where).value
        except ExpressionError:
            raise error.at(where) from None
        return parse_expression(repr(value))


def _splits(text: str) -> Iterator[tuple[str, str]]:
    """Where a text may fall into a number and a unit."""
    joined = _JOINED.match(text)
    if joined:
        yield joined.group(), text[joined.end() :].strip()
    for blank in list(re.finditer(r"\s+(?=[A-Za-zµμΩ°1])", text.strip()))[:MAX_BLANKS]:
        yield text.strip()[: blank.start()], text.strip()[blank.end() :]


def _value(text: str, names: Names, frame: Frame, where: str) -> float:
    symbolic = parse_expression(text, names).symbolic
    with np.errstate(all="ignore"):
        value = float(evaluate(symbolic, {k: np.float64(x) for k, x in frame.parameters.items()}))
    if not math.isfinite(value):
        hint = "look for a division by zero, or a root of a negative number"
        raise ProblemError("the value is not a finite number", where=where, hint=hint)
    return value


def _explain(frame: Frame) -> Callable[[str], str | None]:
    moving = {"t", *frame.coordinates, *frame.velocities}
    refusal = "a number is asked for; only parameters may occur"
    return lambda name: refusal if name in moving else None
