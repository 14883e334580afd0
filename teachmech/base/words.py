"""Numbers and choices as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from teachmech.base.errors import ProblemError, a_kind


def counted(number: float, noun: str) -> str:
    """Return a number with its noun.

    Examples
    --------
    >>> counted(1, "particle"), counted(2, "particle"), counted(2.5, "mark")
    ('1 particle', '2 particles', '2.5 marks')
    """
    return f"{as_text(number)} {noun}" + ("" if number == 1 else "s")


def either(words: Iterable[str]) -> str:
    """Return words as a choice.

    Examples
    --------
    >>> either(["x"]), either(["x", "y", "z"])
    ('x', 'x, y or z')
    """
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


def as_text(value: Any, what: str = "the value") -> str:
    """Return a number as a person would type it; return a text unchanged.

    Examples
    --------
    >>> as_text(2.0), as_text(0.1), as_text("g/2")
    ('2', '0.1', 'g/2')
    """
    if isinstance(value, str):
        return value
    several = hasattr(value, "__len__")  # an array also has __float__
    if isinstance(value, bool) or several or not hasattr(value, "__float__"):
        kind = "missing" if value is None else a_kind(value)
        message = f"{what} is {kind}, neither a number nor a text"
        raise ProblemError(message, hint="write numbers plainly and expressions in quotes")
    number = float(value)
    return str(int(number)) if number.is_integer() and abs(number) < 1e15 else repr(number)
