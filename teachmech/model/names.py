"""Checks of the names of problems, constraints and coordinates, and of lists."""

from __future__ import annotations

import keyword
import re
from typing import Any

from teachmech.base.errors import ProblemError, a_kind, shortened
from teachmech.expressions import FUNCTIONS

LABEL = re.compile(r"[A-Za-z][A-Za-z0-9 _.,()\-]{0,79}")  # names of constraints; safe in comments
_IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


def check_name(name: str, key: str = "name") -> None:
    """Refuse a name of a problem unless it is a letter, then letters, digits, ``_`` or ``-``."""
    if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]{0,79}", name):
        hint = "a letter, then letters, digits, _ or -, at most 80"
        raise ProblemError(f"{shortened(name)} is not a name for a problem", key=key, hint=hint)


def check_symbol_name(name: str, key: str) -> None:
    """Refuse a name of a coordinate or parameter that the expression language does not allow."""
    if not isinstance(name, str) or not _IDENTIFIER.fullmatch(name) or len(name) > 40:
        hint = "a letter a-z or A-Z, then letters, digits or _, at most 40"
        raise ProblemError(f"{shortened(name)} is not a name", key=key, hint=hint)
    if name in FUNCTIONS or name in ("t", "pi") or keyword.iskeyword(name):
        meaning = {"t": "time", "pi": "the number pi"}.get(name, "a word with a fixed meaning")
        what = f"'{name}' is {'a function' if name in FUNCTIONS else meaning}"
        raise ProblemError(what, key=key, hint="choose another name")
    if re.fullmatch(r"lambda[0-9]+", name):
        what = f"'{name}' is the name of a multiplier"
        raise ProblemError(what, key=key, hint="choose another name")


def as_list(values: Any, key: str) -> tuple[Any, ...]:
    """Return a list as a tuple; refuse a single text or number.

    Examples
    --------
    >>> as_list(range(2), "mass")
    (0, 1)
    """
    if isinstance(values, str) or not hasattr(values, "__iter__"):
        kind = "a single text" if isinstance(values, str) else a_kind(values)
        hint = "put it in square brackets"
        raise ProblemError(f"{kind} instead of a list", key=key, hint=hint)
    return tuple(values)
