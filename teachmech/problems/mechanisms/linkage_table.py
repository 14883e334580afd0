"""A planar linkage as a table of points and bars, which becomes the data of a MechSpec file.

A row of titles begins each block of the table. Its first title is ``point``, ``bar`` or
``setting``. See docs/mechspec.md for the columns. A table of joints of PMKS is also accepted.
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from textwrap import indent
from typing import Any, NoReturn

from teachmech.base import documents
from teachmech.base.documents import Document
from teachmech.base.errors import ExpressionError, ProblemError, check_known, shortened
from teachmech.base.tables import SEPARATORS, cells_of, name_and_unit
from teachmech.expressions import parse_constant
from teachmech.problems.mechanisms.joint_table import is_joint, points_and_bars
from teachmech.problems.mechanisms.texts import POINT

MAX_ROWS, MAX_CELL = 1000, 200
LARGEST = 1e9  # SI units
_LENGTHS = {"m": 1.0, "cm": 1e-2, "mm": 1e-3, "in": 0.0254}
_MASSES = {"kg": 1.0, "g": 1e-3, "t": 1e3}
_SPEEDS = {"rad/s": 1.0, "deg/s": math.pi / 180, "rpm": math.pi / 30, "1/min": math.pi / 30}
_TEXT: dict[str, float] = {}  # a column without a unit
# The columns of each block with the units of their numbers; the first unit is the default.
COLUMNS: dict[str, dict[str, dict[str, float]]] = {
    "point": {
        "x": _LENGTHS,
        "y": _LENGTHS,
        "fixed": _TEXT,
        "traced": _TEXT,
        "slides": _TEXT,
        "mass": _MASSES,
    },
    "bar": {"speed": _SPEEDS, "mass": _MASSES},
    "setting": {"value": _TEXT},
}
SETTINGS = {
    "title": _TEXT,
    "end": {"s": 1.0, "ms": 1e-3, "min": 60.0},
    "gravity": {"m/s^2": 1.0, "m/s²": 1.0, "mm/s^2": 1e-3, "mm/s²": 1e-3},
    "density": {"kg/m": 1.0, "g/m": 1e-3, "g/mm": 1.0},
}
_KEYS: dict[str, documents.Path] = {
    "title": ("Title",),
    "end": ("ProblemData", "tend"),
    "gravity": ("PhysicalParams", "g"),
    "density": ("PhysicalParams", "rho"),
}
_ANSWERS = {"yes": True, "no": False, "": False}
_DECIMAL_COMMA = re.compile(r"[+-]?\d*,\d+([eE][+-]?\d+)?", re.ASCII)
_BETWEEN_POINTS = re.compile(r"[\s\-–,+]+")


def read_table(text: str, source: str) -> Document:
    r"""Return the MechSpec file of a table, with the lines of the table.

    Parameters
    ----------
    text : str
        Cells between commas, semicolons or tabs. Lines that begin with # are comments.
    source : str
        The name of the file for messages.

    Raises
    ------
    ProblemError, ExpressionError
        If a cell is wrong; the error states file, line and column.

    Examples
    --------
    >>> table = "point,x,y,fixed\nO,0,0,yes\nA,1,0\nbar,speed [rpm]\nOA,60"
    >>> file = read_table(table, "crank.csv")
    >>> file.data["Drives"], file.line(("Drives", "theta_OA"))
    ({'theta_OA': 'speed_OA*t'}, 5)
    """
    if len(text) > documents.MAX_CHARACTERS:
        what = f"the file has {len(text)} characters"
        raise ProblemError(what, where=source, hint=f"give at most {documents.MAX_CHARACTERS}")
    linkage = Linkage(source)
    for row in _rows(text, source):
        linkage.add(row)
    return linkage.document()


@dataclass(frozen=True)
class TableRow:
    """The cells of a line by the names of their columns, with the units of their titles."""

    kind: str
    name: str
    cells: Mapping[str, str]
    units: Mapping[str, str]
    line: int
    where: str

    def refuse(self, column: str, what: str, hint: str) -> NoReturn:
        """Raise the error of a cell."""
        raise ProblemError(what, where=f"{self.where}, column {column}", line=self.line, hint=hint)

    def number(self, column: str, factors: Mapping[str, float], least: float = -LARGEST) -> str:
        """Return the number of a cell in SI units: its text, or the converted number."""
        text = self.cells[column]
        try:
            value = parse_constant(text)
        except ExpressionError as error:
            raise error.at(f"{self.where}, column {column}", (column, text)) from None
        factor = factors[self.units[column] or next(iter(factors))]
        if not least <= value * factor <= LARGEST:
            what = f"{shortened(text)} is {value * factor:g} in SI units"
            self.refuse(column, what, f"give a number from {least:g} to {LARGEST:g}")
        return text if factor == 1 else f"{value * factor:.15g}"

    def answer(self, column: str) -> bool:
        """Return whether a cell says yes."""
        text = self.cells.get(column, "").lower()
        if text not in _ANSWERS:
            self.refuse(column, f"{shortened(text)} is not an answer", "write yes, no or nothing")
        return _ANSWERS[text]


def _rows(text: str, source: str) -> Iterator[TableRow]:
    """Yield the rows of a table; refuse cells without a title."""
    written = [
        (k, line)
        for k, line in enumerate(text.splitlines(), start=1)
        if line.strip(" \t;,") and not line.lstrip('" \t').startswith("#")
    ]
    if not written:
        hint = "begin with the titles point,x,y,fixed"
        raise ProblemError("the table is empty", where=source, hint=hint)
    if len(written) > MAX_ROWS:
        what = f"{len(written)} rows; at most {MAX_ROWS} are accepted"
        raise ProblemError(what, where=source, hint="leave rows out")
    separator = next((s for s in SEPARATORS if s in written[0][1]), ",")
    if is_joint(re.split(r"[\s,;]+", written[0][1])):
        for kind, name, given, k in points_and_bars(written, source):
            yield TableRow(kind, name, given, dict.fromkeys(given, ""), k, f"{source}, line {k}")
        return
    kind, titles, units = "", [""], [""]
    for k, line in written:
        where = f"{source}, line {k}"
        name, *cells = cells_of(line, separator, where)
        if name.lower() in COLUMNS:
            kind = name.lower()
            titles, units = _titles(kind, cells, where)
            continue
        if not kind:
            hint = "begin with the titles point,x,y,fixed"
            raise ProblemError(f"{shortened(name)} is not a title", where=where, line=k, hint=hint)
        for j, cell in enumerate(cells):
            if (cell and not titles[j : j + 1]) or len(cell) > MAX_CELL:
                what = f"{shortened(cell)} is below no title"
                hint = f"the titles are {', '.join([kind, *titles])}"
                if len(cell) > MAX_CELL:
                    what, hint = "the cell is too long", f"write at most {MAX_CELL} characters"
                position = f"{where}, column {j + 2}"
                raise ProblemError(what, where=position, line=k, hint=hint)
        if separator != ",":
            cells = [c.replace(",", ".") if _DECIMAL_COMMA.fullmatch(c) else c for c in cells]
        given = {title: cell for title, cell in zip(titles, cells, strict=False) if cell}
        yield TableRow(kind, name, given, dict(zip(titles, units, strict=True)), k, where)


def _titles(kind: str, cells: list[str], where: str) -> tuple[list[str], list[str]]:
    """Return the names and the units of the columns after the first one."""
    while cells and not cells[-1]:
        cells = cells[:-1]
    found = [name_and_unit(cell, where) for cell in cells]
    names, units = [name.lower() for name, _ in found], [unit for _, unit in found]
    known = COLUMNS[kind]
    check_known("column", names, known, where=where)
    for name, unit in zip(names, units, strict=True):
        if unit:
            _check_unit(unit, known[name], f"{where}, column {name}")
    missing = [c for c in ("x", "y", "value") if c in known and c not in names]
    if missing or len({*names}) < len(names):
        what = "two columns have the same title"
        if missing:
            what = f"there is no column {missing[0]}"
        raise ProblemError(what, where=where, hint=f"the columns are {', '.join(known)}")
    return names, units


def _check_unit(unit: str, factors: Mapping[str, float], where: str) -> None:
    if not factors:
        raise ProblemError("this column has no unit", where=where, hint=f"remove [{unit}]")
    check_known("unit", [unit], factors, where=where)


class Linkage:
    """The rows of a table, and the keys of a MechSpec file with their lines in the table.

    Parameters
    ----------
    source : str
        The name of the file for messages.
    """

    def __init__(self, source: str) -> None:
        self.source = source
        self.keys: defaultdict[documents.Path, dict[str, Any]] = defaultdict(dict)
        self.lines: dict[documents.Path, int] = {}
        self.positions: dict[str, tuple[float, float]] = {}
        self.settings: dict[str, str] = {}
        self.traces: list[str] = []
        self.slides: list[tuple[TableRow, list[str]]] = []
        self.bars: list[tuple[TableRow, list[str]]] = []

    def add(self, row: TableRow) -> None:
        """Take in a row."""
        {"point": self._point, "bar": self._bar, "setting": self._setting}[row.kind](row)

    def _put(self, row: TableRow, path: documents.Path, value: Any) -> None:
        self.keys[path[:-1]][str(path[-1])] = value
        self.lines[path] = row.line

    def _once(self, row: TableRow, key: documents.Path) -> None:
        if key in self.lines:
            what = f"the {row.kind} {row.name} is also in line {self.lines[key]}"
            row.refuse(row.kind, what, "remove one of the two lines")
        self.lines[key] = row.line

    def _point(self, row: TableRow) -> None:
        name = row.name
        if not POINT.fullmatch(name):
            what = f"{shortened(name)} is not the name of a point"
            row.refuse("point", what, "write a letter, or a letter with digits: A, B2")
        self._once(row, (name,))
        for axis in ("x", "y"):
            if axis not in row.cells:
                row.refuse(axis, f"the point {name} has no {axis}", "write a number, such as 0.25")
        position = [row.number(axis, _LENGTHS) for axis in ("x", "y")]
        x, y = map(parse_constant, position)
        self.positions[name] = (x, y)
        if fixed := row.answer("fixed"):
            self._put(row, ("PartData", "Fixed", name), position)
        else:
            self._put(row, ("ProblemData", "positions", name), position)
        for column in ("mass", "slides"):
            if fixed and column in row.cells:
                row.refuse(column, f"the point {name} is fixed", "empty this cell")
        if "mass" in row.cells:
            self._put(row, ("PartData", "Particles", name), row.number("mass", _MASSES, 0.0))
        if "slides" in row.cells:
            self.lines["PartData", "Collinear", len(self.slides)] = row.line
            self.slides.append((row, self._named(row, "slides", row.cells["slides"])))
        if row.answer("traced"):
            self.lines["Animation", "traces", len(self.traces)] = row.line
            self.traces.append(name)

    @staticmethod
    def _named(row: TableRow, column: str, text: str) -> list[str]:
        """Return the points that a text names: ``AB``, ``A B`` or ``A-B``."""
        plain = _BETWEEN_POINTS.sub("", text)
        names = POINT.findall(plain)
        if "".join(names) != plain or len(names) < 2 or len({*names}) < len(names):
            what = f"{shortened(text)} does not name two points or more"
            row.refuse(column, what, "write their names one after the other: AB")
        return names

    def _bar(self, row: TableRow) -> None:
        names = self._named(row, "bar", row.name)
        self._once(row, ("".join(names), "bar"))
        self.bars.append((row, names))

    def _setting(self, row: TableRow) -> None:
        name, unit = name_and_unit(row.name.lower(), row.where)
        check_known("setting", [name], SETTINGS, where=row.where)
        if unit:
            _check_unit(unit, SETTINGS[name], row.where)
        self._once(row, (name, "setting"))
        if "value" not in row.cells:
            row.refuse("value", f"the setting {name} has no value", "write one, or remove the line")
        factors = SETTINGS[name]
        least = 0.0 if name in ("end", "density") else -LARGEST
        stated = TableRow(row.kind, name, row.cells, {"value": unit}, row.line, row.where)
        text = stated.number("value", factors, least) if factors else row.cells["value"]
        self.settings[name] = text
        self.lines[_KEYS[name]] = row.line

    # --- the mechanism ------------------------------------------------------------------------

    def document(self) -> Document:
        """Return the MechSpec file."""
        if not self.bars:
            hint = "write a row of titles that begins with bar, and a row for each bar"
            raise ProblemError("there is no bar", where=self.source, hint=hint)
        speeds = [speed for row, names in self.bars if (speed := self._rigid(row, names))]
        parameters = self.keys["PhysicalParams",]
        parameters["g"] = self.settings.get("gravity", "9.80665")
        if any("mass" not in row.cells for row, _ in self.bars):
            parameters["rho"] = self.settings.get("density", "1")
        elif "density" in self.settings:
            hint = "remove the setting, or the mass of a bar"
            raise self._unused("every bar has a mass", ("density", "setting"), hint)
        lines = [self._line(row, names) for row, names in self.slides]
        used = {name for _, names in (*self.bars, *self.slides) for name in names}
        used |= {*self.keys["PartData", "Particles"]} | {row.name for row, _ in self.slides}
        positions = self.keys["ProblemData", "positions"]
        if loose := [name for name in positions if name not in used]:
            what = f"the point {loose[0]} is on no bar"
            raise self._unused(what, (loose[0],), "name it in a bar")
        end = f"{4 * math.pi / abs(speeds[0]):.15g}" if speeds else "5"
        parts = {part: self.keys["PartData", part] for part in ("Fixed", "Rigids", "Particles")}
        data = {
            "Title": self.settings.get("title", "Linkage"),
            "Units": "SI",
            "Dimension": "2",
            "PhysicalParams": parameters,
            "PartData": _given({**parts, "Collinear": lines}),
            "AppliedForces": {"Gravity": ["0", "-g"]},
            "Drives": self.keys["Drives",],
            "ProblemData": {"tend": self.settings.get("end", end), "positions": positions},
            "Animation": _given({"traces": self.traces}),
        }
        return Document(_text(_given(data)), self.source, _given(data), self.lines)

    def _unused(self, what: str, row: documents.Path, hint: str) -> ProblemError:
        line = self.lines[row]
        return ProblemError(what, where=f"{self.source}, line {line}", line=line, hint=hint)

    def _line(self, row: TableRow, names: list[str]) -> str:
        """Return the line on which a point slides: two points, and the point itself."""
        self._check_points(row, "slides", names)
        if len(names) != 2:
            row.refuse("slides", f"{len(names)} points", "name the two points of the line")
        return "".join([*names, row.name])

    def _check_points(self, row: TableRow, column: str, names: list[str]) -> None:
        where = f"{row.where}, column {column}"
        check_known("point", names, self.positions, where=where, line=row.line)

    def _rigid(self, row: TableRow, names: list[str]) -> float:
        """Add a bar, and return its speed; a bar without mass has ``rho`` per metre of its outline.

        As on the drawing board, the mass is uniform along the outline through the points.
        """
        self._check_points(row, "bar", names)
        name, positions = "".join(names), [self.positions[n] for n in names]
        closed = [*positions, positions[0]] if len(positions) > 2 else positions
        sides = [(math.dist(p, q), [(a + b) / 2 for a, b in zip(p, q, strict=True)])
                 for p, q in pairwise(closed)]  # fmt: skip
        length = sum(side for side, _ in sides)
        if not sides[0][0]:
            what = f"the points {names[0]} and {names[1]} are at the same position"
            row.refuse("bar", what, "move one of them")
        centre = [sum(side * at[i] for side, at in sides) / length for i in (0, 1)]
        square = sum(side * (side**2 / 12 + math.dist(at, centre) ** 2) for side, at in sides)
        mass, inertia = f"rho*{length:.15g}", f"rho*{square:.15g}"
        if "mass" in row.cells:
            mass = row.number("mass", _MASSES, 0.0)
            inertia = f"{parse_constant(mass) * square / length:.15g}"
        dyna = [[f"{x:.15g}" for x in centre], mass, inertia]
        self._put(row, ("PartData", "Rigids", name), {"Geom": "world", "Dyna": dyna})
        if "speed" not in row.cells:
            return 0.0
        speed = row.number("speed", _SPEEDS)
        (x, y), (u, v) = positions[:2]
        angle = math.atan2(v - y, u - x)
        self._put(row, ("PhysicalParams", f"speed_{name}"), speed)
        drive = f"{angle!r} + speed_{name}*t" if angle else f"speed_{name}*t"
        self._put(row, ("Drives", f"theta_{name}"), drive)
        self.lines["ProblemData", "velocities"] = row.line  # for errors of contradicting drives
        return parse_constant(speed)


def _given(data: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if value}


def _text(data: Mapping[str, Any]) -> str:
    """Return the text of a MechSpec file with a line for each body."""
    lines = []
    for key, value in data.items():
        if key in ("PartData", "Rigids") and isinstance(value, Mapping) and value:
            lines += [f"{key}:\n", indent(_text(value), "  ")]
        else:
            lines += [documents.write({key: value})]
    return "".join(lines)
