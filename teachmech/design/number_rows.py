"""Rows of numbers, which may be texts, as an array or from a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, a_kind
from teachmech.base.files import read_text
from teachmech.base.number_arrays import finite_numbers
from teachmech.expressions import parse_constant

LARGEST = 1e9
MOST_BYTES = 1_000_000  # of a file


def rows_of_numbers(given: Any, key: str, widths: Sequence[int], hint: str) -> Array:
    """Return rows of equal length as an array; refuse anything else.

    Parameters
    ----------
    given : sequence of sequences of float or str
    key : str
        The argument that an error names.
    widths : sequence of int
        The allowed lengths of a row; the first one if there is no row.
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
        numbers = [parse_constant(x) if isinstance(x, str) else x for x in cells]
        values = finite_numbers(numbers, key, hint)
        alike = len(values) in widths and len(values) == len(found[0] if found else values)
        if not alike or np.abs(values).max() > LARGEST:
            raise ProblemError(f"entry {k} is not valid", key=key, hint=hint)
        found.append(values.tolist())
    return np.array(found).reshape(len(found), len(found[0]) if found else widths[0])


def rows_of_file(path: str | Path) -> list[list[str]]:
    """Return the rows of a file: numbers between commas, a line each; # begins a comment.

    Raises
    ------
    ProblemError
        If the file cannot be read.
    """
    lines = (line.partition("#")[0].strip() for line in read_text(path, MOST_BYTES).splitlines())
    return [line.split(",") for line in lines if line]
