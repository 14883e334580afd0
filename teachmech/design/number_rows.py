"""Rows of numbers, which may be texts, as an array or from a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ExpressionError, ProblemError, a_kind
from teachmech.base.files import read_text
from teachmech.base.number_arrays import finite_numbers
from teachmech.base.words import counted
from teachmech.expressions import parse_constant

LARGEST = 1e9
MOST_BYTES = 1_000_000  # largest file


def rows_of_numbers(given: Any, key: str, widths: Sequence[int], hint: str) -> Array:
    """Return rows of equal length as an array; refuse anything else.

    Parameters
    ----------
    given : sequence of sequences of float or str
    key : str
        The argument that an error names.
    widths : sequence of int
        The allowed lengths of a row. An empty result has rows of the first length.
    hint : str
        What the error says to do.

    Examples
    --------
    >>> rows_of_numbers([(1, "1/2"), (0, "pi")], "points", (2, 3), "give (x, y)").tolist()
    [[1.0, 0.5], [0.0, 3.141592653589793]]
    """
    if not isinstance(given, (list, tuple, np.ndarray)):
        raise ProblemError(f"{a_kind(given)} is not a list of entries", key=key, hint=hint)
    found: list[list[float]] = []
    for k, row in enumerate(given, start=1):
        cells = [*row] if isinstance(row, (list, tuple, np.ndarray)) else [row]
        try:
            numbers = [parse_constant(x) if isinstance(x, str) else x for x in cells]
        except ExpressionError as error:
            raise error.at(f"{key}, entry {k}", (key, k - 1)) from None
        values = finite_numbers(numbers, key, hint)
        alike = len(values) in widths and len(values) == len(found[0] if found else values)
        if not alike:
            what = f"entry {k} has {counted(len(values), 'number')}"
            raise ProblemError(what, key=key, hint=hint)
        if np.abs(values).max() > LARGEST:
            what = f"entry {k}: the magnitude of a number is larger than {LARGEST:g}"
            raise ProblemError(what, key=key, hint="choose a larger unit of length")
        found.append(values.tolist())
    return np.array(found).reshape(len(found), len(found[0]) if found else widths[0])


def rows_of_file(path: str | Path, width: int, hint: str) -> list[list[float]]:
    """Return the rows of a file: numbers between commas, one row per line; # begins a comment.

    Parameters
    ----------
    path : str or Path
    width : int
        The length of a row.
    hint : str
        What an error says to do.

    Raises
    ------
    ProblemError, ExpressionError
        If the file cannot be read; the error states the line.
    """
    found = []
    for k, line in enumerate(read_text(path, MOST_BYTES).splitlines(), start=1):
        if not (written := line.partition("#")[0].strip()):
            continue
        cells, where = written.split(","), f"{path}, line {k}"
        if len(cells) != width:
            raise ProblemError(counted(len(cells), "number"), where=where, hint=hint)
        try:
            found.append([parse_constant(cell) for cell in cells])
        except ExpressionError as error:
            raise error.at(where, ("positions", written)) from None
    return found
