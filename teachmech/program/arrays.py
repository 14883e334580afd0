"""Index arrays in the program: slices if they are regular, otherwise constants of the module."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array, Index

WIDTH = 96


class Arrays:
    """The constants that the folded statements of one program need.

    Examples
    --------
    >>> arrays = Arrays()
    >>> arrays.picked("q", np.array([3, 6, 9])), arrays.picked("q", np.array([3, 6, 7]))
    ('q[3:10:3]', 'q[INDEX1]')
    >>> arrays.index(np.array([3, 6, 9])), arrays.numbers(np.array([0.5, 2.0]))
    ('np.arange(3, 10, 3)', 'NUMBERS1')
    >>> print(arrays.source())
    # Indices and numbers of similar expressions
    INDEX1 = np.array([3, 6, 7])
    NUMBERS1 = np.array([0.5, 2.0])
    """

    def __init__(self) -> None:
        self._names: dict[tuple[str, tuple[Any, ...]], str] = {}

    def __bool__(self) -> bool:
        """Return whether the program needs constants."""
        return bool(self._names)

    def picked(self, array: str, index: Index) -> str:
        """Return the source of the entries of an array, or of a single entry if all are equal."""
        if (index == index[0]).all():
            return f"{array}[{index[0]}]"
        return f"{array}[{_progression(index, ':') or self._constant('INDEX', index)}]"

    def index(self, index: Index) -> str:
        """Return the source of an index array, or of the single index that all members have."""
        if (index == index[0]).all():
            return str(index[0])
        regular = _progression(index, ", ")
        return f"np.arange({regular})" if regular else self._constant("INDEX", index)

    def numbers(self, values: Array) -> str:
        """Return the name of an array of numbers."""
        return self._constant("NUMBERS", values)

    def source(self) -> str:
        """Return the constants; an empty text if there is none."""
        if not self:
            return ""
        lines = ["# Indices and numbers of similar expressions"]
        for (_, values), name in self._names.items():
            lines += _listed(name, [repr(value) for value in values])
        return "\n".join(lines)

    def _constant(self, kind: str, values: np.ndarray[Any, Any]) -> str:
        key = (kind, tuple(values.tolist()))
        if key not in self._names:
            number = 1 + sum(other == kind for other, _ in self._names)
            self._names[key] = f"{kind}{number}"
        return self._names[key]


def regular(where: Any) -> tuple[int, int] | None:
    """Return the first index and the step of an arithmetic progression; None for other arrays.

    Examples
    --------
    >>> regular(np.array([3, 5, 7])), regular(np.array([3, 5, 6]))
    ((3, 2), None)
    """
    steps = np.diff(where)
    if where.dtype.kind != "i" or len(steps) == 0 or (steps != steps[0]).any():
        return None
    return int(where[0]), int(steps[0])


def is_regular(index: Index) -> bool:
    """Return whether an index array is constant, or a slice.

    Examples
    --------
    >>> [is_regular(np.array(index)) for index in ([1, 4, 7], [2, 2, 2], [1, 4, 6])]
    [True, True, False]
    """
    return bool((index == index[0]).all()) or bool(_progression(index, ":"))


def _progression(index: Index, comma: str) -> str:
    """Return ``first:end:step`` for a rising arithmetic progression, "" for other arrays."""
    line = regular(index)
    if line is None or line[1] <= 0:
        return ""
    ends = f"{index[0]}{comma}{index[-1] + 1}"
    return ends if line[1] == 1 else f"{ends}{comma}{line[1]}"


def _listed(name: str, values: Sequence[str]) -> list[str]:
    line = f"{name} = np.array([{', '.join(values)}])"
    if len(line) <= WIDTH:
        return [line]
    return [f"{name} = np.array(", "    [", *_rows(values, 8), "    ]", ")"]


def _rows(values: Sequence[str], indent: int) -> list[str]:
    """Return numbers as indented lines, each with a comma at its end."""
    rows = textwrap.wrap(
        ", ".join(values) + ",", WIDTH - indent, break_long_words=False, break_on_hyphens=False
    )
    return [" " * indent + row for row in rows]


def numbers(values: Sequence[float]) -> list[str]:
    r"""Return the lines of an array of numbers inside a tuple of a dictionary.

    Examples
    --------
    >>> print(*numbers([0.0, 0.5]), sep="\n")
            np.array([0.0, 0.5]),
    """
    line = f"        np.array([{', '.join(map(repr, values))}]),"
    if len(line) <= WIDTH:
        return [line]
    return ["        np.array([", *_rows([*map(repr, values)], 12), "        ]),"]
