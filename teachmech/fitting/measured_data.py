"""Measured data: quantities at given times, from a CSV file with units or from arrays.

The first line names the columns, such as ``time [ms], theta [deg]``. A column is a coordinate, a
velocity or an expression of them. Without a unit, numbers are in the units of the problem.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import (
    ExpressionError,
    ProblemError,
    TeachmechError,
    a_kind,
    check_known,
    shortened,
)
from teachmech.base.files import read_text
from teachmech.base.tables import SEPARATORS, cells_of, name_and_unit
from teachmech.base.words import as_text, counted
from teachmech.expressions import Formula, parse_expression
from teachmech.model.coherent_units import in_problem_units, shown_unit
from teachmech.model.description import Description
from teachmech.model.dimensions import TIME, Dimensions

MAX_ROWS, MAX_COLUMNS = 100_000, 100
TITLE = 60  # characters of a title that an error shows
LARGEST = 1e100  # number, of which the square is finite
TIMES = ("time", "t")  # names of the column of times
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)


@dataclass(frozen=True, eq=False)
class MeasuredData:
    """Measured quantities in the units of a problem.

    Attributes
    ----------
    source : str
        The name of the file, or "data".
    t : array, shape (N,)
        In seconds, in rising order.
    formulas : dict of str to Formula
        The c quantities by the titles of their columns.
    values : array, shape (N, c)
        Not-a-number for missing values.
    """

    source: str
    t: Array
    formulas: dict[str, Formula]
    values: Array

    @property
    def count(self) -> int:
        """The number of measured values."""
        return int(np.isfinite(self.values).sum())

    @classmethod
    def of(
        cls, given: Any, system: Description, quantities: Mapping[str, str] | None = None
    ) -> MeasuredData:
        """Return measured data for a system.

        Parameters
        ----------
        given : str, Path or mapping
            The path of a CSV file, or arrays by the titles of columns, such as a frame of pandas.
        system : Description
        quantities : mapping of str to str, optional
            The expression that a column measures, by its title without the unit. Other columns are
            then not used.

        Raises
        ------
        ProblemError, ExpressionError
            If a title, a unit or a number is wrong; the error states line and column.

        Examples
        --------
        >>> rod = Description(["phi"], [1], ["-sin(phi)"])
        >>> data = MeasuredData.of({"time [ms]": [0, 500], "phi [deg]": [90, 45]}, rod)
        >>> data.t.tolist(), data.values.round(9).ravel().tolist()
        ([0.0, 0.5], [1.570796327, 0.785398163])
        """
        if isinstance(given, str | Path):
            source, columns, lines = str(given), *_columns(read_text(given), str(given))
            location = f"{source}, line {lines[0]}"
        elif hasattr(given, "keys"):
            source = location = "data"
            columns, lines = {str(title): _array(given[title], title) for title in given}, []
        else:
            hint = "give the path of a CSV file, or {'t': [...], 'x': [...]}"
            raise ProblemError(f"{a_kind(given)} is not measured data", key="data", hint=hint)
        found = {name_and_unit(title, location): (title, x) for title, x in columns.items()}
        named = {name: (unit, title, x) for (name, unit), (title, x) in found.items()}
        clock = [name for name in named if name in TIMES]
        if len(clock) != 1 or len(named) < len(columns):
            what = "there is no column of times" if not clock else "two columns have the same name"
            hint = "name one column time or t, with a unit if it is not s: time [ms]"
            raise ProblemError(what, where=location, hint=hint)
        unit, title, t = named.pop(clock[0])
        t = t * _factor(unit, system, f"{location}, column {title}", TIME)
        check_known("column", quantities or (), named, key="quantities")
        if quantities is not None:
            named = {name: x for name, x in named.items() if name in quantities}
        if not named:
            raise ProblemError("there is no measured quantity", where=location)
        formulas, values = {}, []
        for name, (unit, title, x) in named.items():
            where = f"{location}, column {title[:TITLE]}"
            formulas[name] = formula = _formula(
                as_text((quantities or {}).get(name, name), "a quantity"), system, where
            )
            if len(x) != len(t):
                raise ProblemError(f"{len(x)} values and {len(t)} times", where=where)
            if np.isnan(x).all():
                raise ProblemError("there is no value", where=where, hint="leave the column out")
            values.append(x * _factor(unit, system, where, _dimension(formula, system)))
        _check_times(t, source, lines)
        return cls(source, t, formulas, np.array(values).T)


def _columns(text: str, source: str) -> tuple[dict[str, Array], list[int]]:
    r"""Return the columns of a CSV file by their titles, and the line of each row.

    Cells are separated by tabs, semicolons or commas. Numbers have a decimal point, or a decimal
    comma if commas do not separate cells. Lines that begin with # are comments.

    Examples
    --------
    >>> columns, lines = _columns("# a watch\nt;x [mm]\n0,5;1\n1;", "a.csv")
    >>> {title: x.tolist() for title, x in columns.items()}, lines
    ({'t': [0.5, 1.0], 'x [mm]': [1.0, nan]}, [2, 3, 4])
    """
    written = [
        (k, line)
        for k, line in enumerate(text.splitlines(), start=1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if len(written) < 2:
        raise ProblemError("there are no data", where=source, hint="write titles and numbers")
    if len(written) > MAX_ROWS + 1:
        what = f"{len(written) - 1} rows; at most {MAX_ROWS} are accepted"
        raise ProblemError(what, where=source, hint="leave rows out")
    separator = next((s for s in SEPARATORS if s in written[0][1]), ",")
    cells = [cells_of(line, separator, f"{source}, line {k}") for k, line in written]
    titles = cells[0]
    if len(titles) > MAX_COLUMNS or len({*titles}) < len(titles) or "" in titles:
        what = f"{len(titles)} columns; at most {MAX_COLUMNS} are accepted"
        if len(titles) <= MAX_COLUMNS:
            what = "a column has no title" if "" in titles else "two columns have the same title"
        raise ProblemError(what, where=f"{source}, line {written[0][0]}")
    rows, mark = [], ""
    for (k, _), row in zip(written[1:], cells[1:], strict=True):
        if len(row) != len(titles):
            count, columns = counted(len(row), "cell"), counted(len(titles), "column")
            what = f"{count} in this line, and {columns}"
            hint = "separate cells by a comma, a semicolon or a tab"
            raise ProblemError(what, where=f"{source}, line {k}", hint=hint)
        where = [f"{source}, line {k}, column {title[:TITLE]}" for title in titles]
        rows.append([*map(_number, row, [separator] * len(row), where)])
        marks = {mark, *(c for cell in row for c in cell if c in ".,")} - {""}
        if len(marks) > 1:
            what, hint = "decimal points and decimal commas", "use the same ones in all lines"
            raise ProblemError(f"the file contains {what}", where=f"{source}, line {k}", hint=hint)
        mark = "".join(marks)
    table = np.array(rows).T
    return dict(zip(titles, table, strict=True)), [k for k, _ in written]


def _number(text: str, separator: str, where: str) -> float:
    """Return a number, or not-a-number for an empty cell."""
    if not text:
        return float("nan")
    plain = text.replace(",", ".") if separator != "," else text
    if not _NUMBER.fullmatch(plain):
        hint = "write a number such as 0.25 or 1e-3; leave the cell empty if a value is missing"
        raise ProblemError(f"{shortened(text)} is not a number", where=where, hint=hint)
    found = float(plain)
    if not abs(found) < LARGEST:
        hint = f"write numbers below {LARGEST:g}"
        raise ProblemError(f"{shortened(text)} is too large", where=where, hint=hint)
    return found


def _array(given: Any, title: Any) -> Array:
    try:
        found = np.asarray(given, dtype=float)
    except (TypeError, ValueError):
        found = np.array(0.0)
    if (np.abs(found) > LARGEST).any():
        what, hint = "a number is infinite or too large", f"give numbers below {LARGEST:g}"
        raise ProblemError(what, where=f"data, column {title}", hint=hint)
    if found.ndim != 1:
        what, hint = "this is not a list of numbers", "write not-a-number for a missing value"
        raise ProblemError(what, where=f"data, column {title}", hint=hint)
    if len(found) > MAX_ROWS:
        raise ProblemError(f"{len(found)} rows; at most {MAX_ROWS} are accepted", where="data")
    return found


def _formula(text: str, system: Description, where: str) -> Formula:
    try:
        return parse_expression(text, system.names).symbolic
    except ExpressionError as error:
        raise error.at(where, ("quantities", text)) from None


def _dimension(formula: Formula, system: Description) -> Any:
    """Return the unit of a quantity if the problem states it."""
    if not system.units:
        return None
    positions = {
        str(text) for location in (vars(system)["points"] or {}).values() for text in location
    }
    return Dimensions(system.units, system.coordinates, positions).of(formula)


def _factor(unit: str, system: Description, where: str, expected: Any) -> float:
    """Return the factor of a unit to the units of the problem; 1 without a unit."""
    if not unit:
        return 1.0
    try:
        found = in_problem_units(unit, system.units)
    except TeachmechError as error:
        raise ProblemError(error.what, where=where, hint=error.hint) from None
    if expected is not None and found.dimensions != expected.dimensions:
        wanted = shown_unit(expected, system.units or {"length": "m", "time": "s", "mass": "kg"})
        what = f"{unit} is not a unit of this quantity, which is in {wanted}"
        raise ProblemError(what, where=where, hint="correct the unit or the title")
    return found.factor


def _check_times(t: Array, source: str, lines: list[int]) -> None:
    """Refuse missing times and times that do not rise."""

    def at(k: int) -> str:
        return f"{source}, line {lines[k + 1]}" if lines else f"{source}, row {k + 1}"

    if np.isnan(t).any():
        hint = "write the time, or leave out the line"
        raise ProblemError("there is no time", where=at(int(np.argmax(np.isnan(t)))), hint=hint)
    falls = np.flatnonzero(np.diff(t) <= 0)
    if len(falls):
        k = int(falls[0])
        what = f"the time {t[k + 1]:g} s follows the time {t[k]:g} s"
        raise ProblemError(what, where=at(k + 1), hint="give the times in rising order")
