"""The numbers and names in the texts of a MechSpec file, and their errors."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeVar

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.documents import dotted
from teachmech.base.errors import ExpressionError, ProblemError, nearest, shortened
from teachmech.expressions import (
    Expression,
    Formula,
    Names,
    evaluate,
    parse_expression,
    to_text,
)
from teachmech.expressions.algebra import ZERO, Number, formula
from teachmech.model.parameters import parameter_values, read_parameters
from teachmech.problems.mechanisms.bodies import Vector

Path = tuple[str | int, ...]
T = TypeVar("T")
Entry = str | Formula  # a value of the file: its text, or a formula made from it
Inertia = Entry | tuple[Entry, ...]  # one moment, or moments and products

POINT = re.compile(r"[A-Za-z][0-9]{0,9}")
ZERO_TOLERANCE = 1e-13  # relative to a size; smaller values are rounding
NOT_FINITE = "look for a division by zero, or a root or logarithm of a negative number"


class Texts:
    """Reads expressions in the parameters, and names made of points; errors name the key.

    Parameters
    ----------
    parameters : mapping of str to float or str
    axes : str
        The axes of the world, ``"xy"`` or ``"xyz"``.
    """

    def __init__(self, parameters: Mapping[str, Any], axes: str = "xy") -> None:
        self.parameters = parameters
        self.axes = axes

    @cached_property
    def values(self) -> dict[str, float]:
        """The parameters as numbers."""
        dependent = read_parameters(self.parameters, "PhysicalParams")
        return parameter_values(self.parameters, dependent, "PhysicalParams")

    def finite(self, text: Entry, path: Path) -> float:
        """Return the value of an expression in the parameters."""
        return self._finite(text, self.read(text, path), path)

    def _finite(self, text: Entry, read: Formula, path: Path) -> float:
        value = self.value(read)
        if not math.isfinite(value):
            raise wrong(path, f"{shown(text)} is {value}", NOT_FINITE)
        return value

    def number(self, text: Entry, path: Path) -> Formula:
        """Return an expression in the parameters as a formula; refuse one that is not finite."""
        read = self.read(text, path)
        self._finite(text, read, path)
        return read

    def numbers(self, texts: Sequence[Entry], path: Path) -> list[Formula]:
        """Return the formulas of several texts; see `number`."""
        return [self.number(text, (*path, i)) for i, text in enumerate(texts)]

    def vector(self, texts: Sequence[Entry], path: Path) -> Vector:
        """Return the formula of a component for each axis; missing components are 0."""
        return tuple(self.numbers(self.padded(texts, path), path))

    def padded(self, texts: Sequence[T], path: Path) -> tuple[T | Formula, ...]:
        """Return a component for each axis; missing components are 0."""
        most = len(self.axes)
        if len(texts) > most:
            where = "the plane" if most == 2 else "space"
            raise wrong(path, f"{len(texts)} coordinates in {where}", f"give at most {most}")
        return (*texts, *[ZERO] * (most - len(texts)))

    def positive(self, text: Entry, path: Path, what: str, or_zero: bool = False) -> Formula:
        """Return the formula of a text; refuse one that is not positive."""
        read = self.read(text, path)
        value = self._finite(text, read, path)
        if value < 0 or (value == 0 and not or_zero):
            hint = f"a {what} must be positive" + (" or 0" if or_zero else "")
            raise wrong(path, f"the {what} is {value:g}", hint)
        return read

    def value(self, read: Formula, values: Mapping[str, float] | None = None) -> float:
        """Return the value of a formula, for the parameters of the file or for other values."""
        if isinstance(read, Number):
            return float(read)
        with np.errstate(all="ignore"):
            return float(evaluate(read, self.values if values is None else values))

    def reduced(self, read: Formula, size: float = 1.0) -> Formula:
        """Return a formula without parameters as a number, and one that always vanishes as 0.

        A formula vanishes if its values are negligible relative to ``size``, for the parameters of
        the file and for other values.
        """
        others = (
            {n: x * (1 + by * k) for k, (n, x) in enumerate(self.values.items(), 1)}
            for by in ((0, 0.013, -0.0071) if read.free_symbols else (0,))
        )
        values = [self.value(read, other) for other in others]
        if all(abs(value) <= ZERO_TOLERANCE * size for value in values):
            return ZERO
        return read if read.free_symbols else formula(values[0])

    def position(self, pair: Vector) -> complex:
        """Return x and y of a point in the plane as one complex number."""
        return complex(*map(self.value, pair))

    def position_in_space(self, position: Vector) -> Array:
        """Return the coordinates of a point, shape (3,) or (2,)."""
        return np.array([*map(self.value, position)])

    def read(
        self,
        text: Entry,
        path: Path,
        names: Sequence[str] = (),
        explain: Callable[[str], str | None] = lambda name: None,
        parse: Callable[..., Any] = parse_expression,
    ) -> Formula:
        """Return the formula of a text that contains the given names and parameters.

        A formula is returned unchanged.
        """
        if isinstance(text, Formula):
            return text
        try:
            read: Expression = parse(text, Names((*names, *self.parameters), explain))
            return read.symbolic
        except ExpressionError as error:
            error.location = error.location or path
            raise

    def points(
        self, name: str, path: Path, count: int | None = None, least: int = 2
    ) -> tuple[str, ...]:
        """Return the points in a name; refuse a wrong number of them."""
        points = tuple(POINT.findall(name))
        enough = len(points) == count if count else len(points) >= least
        if "".join(points) != name or not enough:
            wanted = f"the names of {count or f'{least} or more'} points"
            wanted = "a point" if count == 1 else wanted
            hint = "a point is a letter, or a letter with digits; write names without blanks"
            raise wrong(path, f"{shortened(name)} is not {wanted}", hint)
        if len(set(points)) < len(points):
            raise wrong(path, f"a point occurs twice in {name!r}")
        return points


def check_known(name: str, known: Collection[str], kind: str, path: Path) -> None:
    """Refuse a name that is not known."""
    if name not in known:
        raise wrong(path, f"there is no {kind} {name!r}", nearest(name, known))


def shown(given: Entry) -> str:
    """Return a text of the file, or a formula as a text."""
    return to_text(given) if isinstance(given, Formula) else given


def wrong(path: Path, what: str, hint: str = "") -> ProblemError:
    """Return the error at a key of the file."""
    return ProblemError(what, key=dotted(path), hint=hint, location=path)
