"""Fields that may be given as formulas and are read as texts."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from teachmech.base.words import as_text
from teachmech.expressions import Formula, to_text
from teachmech.expressions.algebra import formula

_MISSING = object()


class lazy_texts:  # noqa: N801 - used like a type of field
    """A field of a dataclass whose formulas become texts when it is read.

    ``vars(of)[name]`` contains the formulas and texts as they were passed.

    Examples
    --------
    >>> from dataclasses import dataclass
    >>> from teachmech.expressions import symbol
    >>> @dataclass(frozen=True)
    ... class Spring:
    ...     forces: tuple = lazy_texts()
    >>> spring = Spring((-2 * symbol("x"), "3"))
    >>> spring.forces, vars(spring)["forces"]
    (('-2*x', '3'), (Product(-2, x), '3'))
    """

    def __init__(self, default: Any = _MISSING) -> None:
        self.default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, of: Any, owner: type | None = None) -> Any:
        if of is None:
            if self.default is _MISSING:
                raise AttributeError(self.name)
            return self.default
        given, written = of.__dict__[self.name], f"{self.name} written"
        if written not in of.__dict__ or of.__dict__[written][0] is not given:
            of.__dict__[written] = given, as_texts(given)
        return of.__dict__[written][1]

    def __set__(self, of: Any, given: Any) -> None:
        of.__dict__[self.name] = given


def as_texts(given: Any) -> Any:
    """Return a value with formulas replaced by texts, also inside lists, tuples and mappings."""
    if isinstance(given, Formula):
        return to_text(given)
    if isinstance(given, tuple | list):
        return type(given)(map(as_texts, given))
    if isinstance(given, Mapping):
        return {key: as_texts(value) for key, value in given.items()}
    return given


def as_given(value: Any, what: str) -> str | Formula:
    """Return a formula unchanged, and a number as the text that a person would type."""
    return value if isinstance(value, Formula) else as_text(value, what)


def as_formula(value: Any, what: str) -> str | Formula:
    """Return a text unchanged, and a number as the formula of its text.

    Examples
    --------
    >>> as_formula(2.0, "x"), as_formula(0.1, "x"), as_formula("g/2", "x")
    (2, 0.1, 'g/2')
    """
    if not isinstance(value, float) or not math.isfinite(value):
        return as_given(value, what)
    return formula(int(value) if value.is_integer() and abs(value) < 1e15 else value)
