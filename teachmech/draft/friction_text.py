"""The friction of a constraint as one line of text, such as ``0.3, static 0.4, slip vx1 - 2``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from teachmech.base.errors import ExpressionError
from teachmech.draft.virtual_work_text import split_at_commas

FORMS = "write 0.3, or 0.3, static 0.4, slip vx1 - 2"
_WORD = re.compile(r",\s*(static|slip|normal)\b")
_LISTS = ("slip", "normal")


def read_friction(text: str) -> dict[str, Any]:
    """Return the arguments of a `Constraint` in a text about its friction.

    Each value has blanks before it, so that positions in it are positions in the text.

    Parameters
    ----------
    text : str
        Such as ``"0.3, static 0.4, slip vx1 - 2"``; only the first coefficient is required. Slip
        and normal may be lists, such as ``slip [vx1, vy1]``. An empty text means no friction.

    Returns
    -------
    dict of str to str or list
        Values by ``"friction"``, ``"static"``, ``"slip"`` and ``"normal"``.

    Raises
    ------
    ExpressionError
        If a value or a closing bracket is missing; points at the character.

    Examples
    --------
    >>> read_friction("0.3, slip vx1"), read_friction(" ")
    ({'friction': '0.3', 'slip': '          vx1'}, {})
    >>> read_friction("1, normal [a, [b]]")
    {'friction': '1', 'normal': ['           a', ['               b']]}
    """
    if not text.strip():
        return {}
    words = [*_WORD.finditer(text)]
    starts = [0, *(word.end() for word in words)]
    ends = [*(word.start() for word in words), len(text)]
    values: dict[str, Any] = {}
    for key, start, end in zip(["friction", *(w[1] for w in words)], starts, ends, strict=True):
        where: dict[str, Any] = {"text": text, "position": start and start - len(key)}
        if key in values:
            raise ExpressionError(f"'{key}' is given twice", **where, length=len(key), hint=FORMS)
        if not text[start:end].strip():
            what = f"there is no value after '{key}'" if start else "there is no coefficient"
            raise ExpressionError(what, **where, length=len(key) if start else 1, hint=FORMS)
        value = (" " * start + text[start:end]).rstrip()
        values[key] = _listed(value, text) if key in _LISTS else value
    return values


def _listed(value: str, text: str) -> Any:
    """Return the list in a value with brackets; return other values unchanged."""
    inside = value.strip()
    if not inside.startswith("["):
        return value
    first = len(value) - len(inside)
    if not inside.endswith("]"):
        what = "there is no ']' after this bracket"
        raise ExpressionError(what, text=text, position=first, length=1, hint="close the list")
    parts = split_at_commas(value[first + 1 : -1])
    return [_listed(" " * (first + 1 + offset) + part.rstrip(), text) for part, offset in parts]


def friction_text(given: Mapping[str, Any]) -> str:
    """Return the text of these arguments, which `read_friction` reads.

    Examples
    --------
    >>> friction_text({"friction": "mu", "slip": "vx1 - 2"})
    'mu, slip vx1 - 2'
    >>> friction_text({"friction": "0.3", "slip": ["vx1", "vy1"]})
    '0.3, slip [vx1, vy1]'
    """
    keys = [key for key in ("static", *_LISTS) if given.get(key) is not None]
    return ", ".join([str(given["friction"]), *(f"{key} {_shown(given[key])}" for key in keys)])


def _shown(value: Any) -> str:
    return f"[{', '.join(map(_shown, value))}]" if isinstance(value, list) else str(value)


def stripped(given: Any) -> Any:
    """Return texts in lists and mappings without the blanks around them.

    Examples
    --------
    >>> stripped(read_friction("1, normal [a, [b]]"))
    {'friction': '1', 'normal': ['a', ['b']]}
    """
    if isinstance(given, dict):
        return {key: stripped(value) for key, value in given.items()}
    return [*map(stripped, given)] if isinstance(given, list) else given.strip()
