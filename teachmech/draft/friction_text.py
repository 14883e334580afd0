"""The friction of a constraint as one line of text, such as ``0.3, static 0.4, slip vx1 - 2``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from teachmech.base.errors import ExpressionError

FORMS = "write 0.3, or 0.3, static 0.4, slip vx1 - 2"
_WORD = re.compile(r",\s*(static|slip)\b")


def read_friction(text: str) -> dict[str, str]:
    """Return the arguments of a `Constraint` in a text about its friction.

    Each value has blanks before it, so that positions in it are positions in the text.

    Parameters
    ----------
    text : str
        Such as ``"0.3, static 0.4, slip vx1 - 2"``; only the first coefficient is required. An
        empty text means no friction.

    Returns
    -------
    dict of str to str
        Values by ``"friction"``, ``"static"`` and ``"slip"``.

    Raises
    ------
    ExpressionError
        If a value is missing; points at the character.

    Examples
    --------
    >>> read_friction("0.3, slip vx1"), read_friction(" ")
    ({'friction': '0.3', 'slip': '          vx1'}, {})
    """
    if not text.strip():
        return {}
    words = [*_WORD.finditer(text)]
    starts = [0, *(word.end() for word in words)]
    ends = [*(word.start() for word in words), len(text)]
    values: dict[str, str] = {}
    for key, start, end in zip(["friction", *(w[1] for w in words)], starts, ends, strict=True):
        where: dict[str, Any] = {"text": text, "position": start and start - len(key)}
        if key in values:
            raise ExpressionError(f"'{key}' is given twice", **where, length=len(key), hint=FORMS)
        if not text[start:end].strip():
            what = f"there is no value after '{key}'" if start else "there is no coefficient"
            raise ExpressionError(what, **where, length=len(key) if start else 1, hint=FORMS)
        values[key] = (" " * start + text[start:end]).rstrip()
    return values


def friction_text(given: Mapping[str, Any]) -> str:
    """Return the text of these arguments, which `read_friction` reads.

    Examples
    --------
    >>> friction_text({"friction": "mu", "slip": "vx1 - 2"})
    'mu, slip vx1 - 2'
    """
    parts = [f"{key} {given[key]}" for key in ("static", "slip") if given.get(key) is not None]
    return ", ".join([str(given["friction"]), *parts])
