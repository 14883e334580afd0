"""Tables as lines of text, as CSV, and as frames of pandas, which is needed only for these."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from teachmech.base.errors import ProblemError, shortened
from teachmech.base.extras import requiring
from teachmech.base.files import write_text

if TYPE_CHECKING:
    import pandas

SEPARATORS = ("\t", ";", ",")  # between the cells of a user's file; the first that occurs is used
_TITLE = re.compile(r"([^\[\]]*)(?:\[([^\[\]]*)\])?")  # name and unit


def text_table(rows: Iterable[Sequence[str]], *, right: bool = False) -> list[str]:
    """Return the lines of a table, whose first row contains the titles of the columns.

    The columns are aligned to the left, or to the ``right``.

    Examples
    --------
    >>> text_table([("x", "value"), ("10", "2")])
    ['x   value', '10  2']
    """
    cells = [*rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    align = str.rjust if right else str.ljust
    return [
        "  ".join(align(text, width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    ]


def frame(data: Any, instead: str, **options: Any) -> pandas.DataFrame:
    """Return data as a pandas frame.

    Parameters
    ----------
    data : mapping, sequence or array
        In a form that pandas accepts.
    instead : str
        The alternative that the error states if pandas is not installed.
    **options
        Index and columns for pandas.

    Examples
    --------
    >>> frame({"t": [0.0, 0.5]}, "use to_csv").shape
    (2, 1)
    """
    with requiring("a frame needs", otherwise=instead):
        import pandas
    return pandas.DataFrame(data, **options)


def csv_table(
    heads: Iterable[str], rows: Iterable[Iterable[Any]], path: str | Path | None = None
) -> str:
    r"""Return a table as CSV, and write it if a path is given.

    Lines end with a line feed, as in the tables of motions. Numbers have all digits.

    Parameters
    ----------
    heads : iterable of str
        The names of the columns.
    rows : iterable of iterables
        The cells of each line.
    path : str or Path, optional
        The file to write, as UTF-8.

    Examples
    --------
    >>> csv_table(["x", "note"], [[0.1, "one, two"], [2, ""]])
    'x,note\n0.1,"one, two"\n2,\n'
    """
    text = io.StringIO(newline="")
    csv.writer(text, lineterminator="\n").writerows([[*heads], *rows])
    if path is not None:
        write_text(path, text.getvalue())
    return text.getvalue()


def cells_of(line: str, separator: str, where: str) -> list[str]:
    """Return the cells of a line of a CSV file, without blanks around them.

    Parameters
    ----------
    line, separator : str
    where : str
        The file and the line, for messages.

    Examples
    --------
    >>> cells_of('A, "atan2(1, 2)",', ",", "a.csv, line 1")
    ['A', 'atan2(1, 2)', '']
    """
    try:
        (row,) = csv.reader([line], delimiter=separator, skipinitialspace=True, strict=True)
    except (csv.Error, ValueError):
        hint = "a quotation mark is open; write quotation marks in pairs"
        if len(line) > csv.field_size_limit():
            hint = "a cell is too long"
        raise ProblemError("this line cannot be read", where=where, hint=hint) from None
    return [cell.strip() for cell in row]


def name_and_unit(title: str, where: str) -> tuple[str, str]:
    """Return the name and the unit of a title; the unit may be empty.

    Examples
    --------
    >>> name_and_unit("theta [deg]", "a.csv, line 1"), name_and_unit("x", "a.csv, line 1")
    (('theta', 'deg'), ('x', ''))
    """
    found = _TITLE.fullmatch(title)
    if not found or not (name := found[1].strip()):
        what = f"{shortened(title)} is not the title of a column"
        raise ProblemError(what, where=where, hint="write a name and a unit: theta [deg]")
    return name, (found[2] or "").strip()
