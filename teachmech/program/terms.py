"""The variant of the program that is compiled: every value that is not always zero, one by one.

The program that people read fills matrices; this one fills a flat array with those entries of M and
A that can differ from zero, and with Q, b, the constraints and their rates. Expressions are those
of the program, what occurs several times computed once, so that the numbers agree to rounding.
Expressions that are alike (`teachmech.folding`) become a loop.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.expressions import symbol, to_python
from teachmech.expressions.printing import MATH_NAMES
from teachmech.folding import Group
from teachmech.integrators import Settings
from teachmech.program.writer import python_names
from teachmech.systems import System

if TYPE_CHECKING:
    import sympy

Index = np.ndarray[Any, np.dtype[np.int64]]

LOOP = 3  # so many expressions that are alike make a loop
_MATH = frozenset(
    """sin cos tan asin acos atan exp log sinh cosh tanh asinh acosh atanh sqrt pi""".split()
)
_TAKEN = {*_MATH, "abs", "sign", "range", "np", "t", "y", "p", "values", "i"}
_LONG = re.compile(r"(?<![\w.])\d{16,}(?![\w.])")  # integers that a machine number does not hold


@dataclass(frozen=True, eq=False)
class Terms:
    """The source of the function ``terms(t, y, p, values)`` and where the values stand.

    Attributes
    ----------
    source : str
        A Python module.
    mass_row, mass_column : array of int
        Row and column of the values of M, the lower triangle, which come first.
    row, column : array of int
        Row and column of the values of A, which follow.
    constants : array
        All values in their order: those, then Q, b, the constraints, their rates, and
        v^T (dM/dt) v / 2; with the numbers that never change, which ``terms`` leaves as they are.
    """

    source: str
    mass_row: Index
    mass_column: Index
    row: Index
    column: Index
    constants: np.ndarray[Any, np.dtype[np.float64]]


def write_terms(system: System, settings: Settings) -> Terms:
    """Return the terms of a system without constraints that are Python functions.

    Parameters
    ----------
    system : System
    settings : Settings
        Baumgarte's alpha and beta are part of b.

    Returns
    -------
    Terms

    Examples
    --------
    >>> rod = System(["x", "y"], mass=["m", "m"], forces=[0, "-9.81*m"],
    ...     constraints=["x^2 + y^2 = 1"], parameters={"m": 2})
    >>> terms = write_terms(rod, Settings.of((0, 1, 0.1)))
    >>> terms.row.tolist(), terms.column.tolist(), len(terms.constants)
    ([0, 0], [0, 1], 10)
    >>> print(terms.source[terms.source.index("    w0 =") :].strip())
    w0 = 2*x
        w1 = 2*y_
        values[0] = m
        values[1] = m
        values[5] = -9.81*m
        values[7] = x**2 + y_**2 - 1
        values[8] = vx*w0 + vy*w1
        values[2] = w0
        values[3] = w1
        values[6] = -2*vx**2 - 2*vy**2
    """
    return _Writer(system, settings).terms()


class _Writer:
    """Collects values with their places; writes single ones together and groups as loops."""

    def __init__(self, system: System, settings: Settings) -> None:
        self.system, self.settings = system, settings
        self.names = python_names(system, _TAKEN)
        self.single: list[tuple[int, sympy.Expr]] = []
        self.loops: list[str] = []
        self.tables: list[str] = []
        self.constants: list[tuple[Index, float]] = []

    def terms(self) -> Terms:
        import sympy

        system, n, m = self.system, len(self.system.coordinates), len(self.system.constraints)
        mass_row, mass_column = self._mass()
        row, column = self._matrix(len(mass_row))
        first = len(mass_row) + len(row)
        for group in system.force_groups:
            members = np.array(group.members, dtype=np.int64)
            self._add(group, range(len(members)), [(first + members, group.template.symbolic)])
        self._constraints(first + n)
        velocities = [symbol(name) for name in system.velocities]
        power = [
            velocities[i] * velocities[j] * rate / 2
            for (i, j), rate in system.derivation.mass_rate.items()
        ]
        last = first + n + 3 * m
        if power:
            self.single.append((last, sympy.Add(*power)))
        constants = np.zeros(last + 1)
        for places, number in self.constants:
            constants[places] = number
        source = self._module([*self._lines(self.single, {}), *self.loops])
        return Terms(source, mass_row, mass_column, row, column, constants)

    # --- the parts ----------------------------------------------------------------------------

    def _mass(self) -> tuple[Index, Index]:
        places = np.array(list(self.system.mass_expressions), dtype=np.int64).reshape(-1, 2)
        found: list[Index] = []
        count = 0
        for group in self.system.mass_groups:
            own = places[list(group.members)]
            lower = np.flatnonzero(own[:, 0] >= own[:, 1])
            where = count + np.arange(len(lower))
            self._add(group, lower, [(where, group.template.symbolic)])
            found.append(own[lower])
            count += len(lower)
        row, column = np.concatenate([np.empty((0, 2), dtype=np.int64), *found]).T.copy()
        return row, column

    def _matrix(self, count: int) -> tuple[Index, Index]:
        """The places of the entries of A; those of one constraint stand together."""
        rows, columns = [], []
        self.first_entry: list[Index] = []
        for group, derived in self.system.derivation.groups:
            members = np.array(group.members, dtype=np.int64)
            which = [self._column(group, i) for i in derived.row]
            rows.append(np.repeat(members, len(which)))
            columns.append(group.coordinate_index[:, which].ravel())
            self.first_entry.append(count + len(which) * np.arange(len(members)))
            count += len(which) * len(members)
        nothing = np.empty(0, dtype=np.int64)
        return np.concatenate([nothing, *rows]), np.concatenate([nothing, *columns])

    def _column(self, group: Group, coordinate: int) -> int:
        return group.coordinates.index(self.system.coordinates[coordinate])

    def _constraints(self, first: int) -> None:
        import sympy

        m = len(self.system.constraints)
        alpha, beta = sympy.Float(self.settings.alpha), sympy.Float(self.settings.beta)
        for (group, derived), entries in zip(
            self.system.derivation.groups, self.first_entry, strict=True
        ):
            members = np.array(group.members, dtype=np.int64)
            b = derived.b
            if self.settings.damped:  # h'' + 2 alpha h' + beta^2 h = 0 in place of h'' = 0
                b = b - 2 * alpha * derived.rate
                b = b - beta**2 * derived.value if derived.holonomic else b
            values = [
                (first + m + members, derived.value),
                (first + 2 * m + members, derived.rate),
                *((entries + k, entry) for k, entry in enumerate(derived.row.values())),
                (first + members, b),
            ]
            self._add(group, range(len(members)), values)

    # --- writing ------------------------------------------------------------------------------

    def _add(
        self, group: Group, kept: Sequence[int] | Index, values: list[tuple[Index, sympy.Expr]]
    ) -> None:
        """Take values of the kept members of a group: their places, and the template's value."""
        self.constants += [(p, float(e)) for p, e in values if e.is_number]
        values = [(p, e) for p, e in values if not e.is_number]
        if not values:
            return
        if len(kept) < LOOP:
            for number, k in enumerate(kept):
                meaning = group.meaning(self.system, int(k))
                self.single += [(int(p[number]), e.xreplace(meaning)) for p, e in values]
            return
        where: dict[str, str] = {}
        for names, table, arrays in (
            (group.coordinates, group.coordinate_index, (("y", "", 0), ("y", "v", None))),
            (group.parameters, group.parameter_index, (("p", "", 0),)),
        ):
            for name, column in zip(names, table.T, strict=True):
                for array, prefix, offset in arrays:
                    shift = len(self.system.coordinates) if offset is None else 0
                    where[prefix + name] = f"{array}[{self._place(column[kept] + shift)}]"
        for name, column in zip(group.numbers, group.values.T, strict=True):
            where[name] = f"{self._table(column[kept])}[i]"
        lines = self._lines([(self._place(p), e) for p, e in values], where)
        self.loops += [f"    for i in range({len(kept)}):", *("    " + line for line in lines)]

    def _lines(self, values: Sequence[tuple[Any, sympy.Expr]], where: dict[str, str]) -> list[str]:
        """Assignments: names, what occurs several times, values."""
        import sympy

        taken = {*self.names.values(), *where}
        fresh = (w for w in sympy.numbered_symbols("w", real=True) if w.name not in taken)
        common, reduced = sympy.cse([e for _, e in values], fresh, order="none")
        return [
            *self._unpacked({s.name for _, e in values for s in e.free_symbols}, where),
            *(f"    {w} = {self._python(e)}" for w, e in common),
            *(
                f"    values[{place}] = {self._python(e)}"
                for (place, _), e in zip(values, reduced, strict=True)
            ),
        ]

    def _unpacked(self, used: set[str], where: dict[str, str]) -> list[str]:
        """Lines that give the entries of y and p their names."""
        system, n = self.system, len(self.system.coordinates)
        lines = []
        for array, first, names in (
            ("y", 0, system.coordinates),
            ("y", n, system.velocities),
            ("p", 0, tuple(system.parameters)),
            ("", 0, tuple(name for name in where if name.startswith("number"))),
        ):
            present = [
                (self.names.get(name, name), where.get(name, f"{array}[{first + k}]"))
                for k, name in enumerate(names)
                if name in used
            ]
            for k in range(0, len(present), 8):
                left, right = zip(*present[k : k + 8], strict=True)
                lines.append(f"    {', '.join(left)} = {', '.join(right)}")
        return lines

    def _python(self, expression: sympy.Expr) -> str:
        return _LONG.sub(r"\g<0>.0", to_python(expression, self.names, MATH_NAMES))

    def _place(self, places: Index) -> str:
        """A place that goes with the loop: first + step*i, or from a table."""
        steps = np.diff(places)
        if (steps == steps[0]).all():
            return (f"{places[0]} + " if places[0] else "") + (
                "i" if steps[0] == 1 else f"{steps[0]}*i"
            )
        return f"{self._table(places)}[i]"

    def _table(self, values: Any) -> str:
        name = f"TABLE{len(self.tables) + 1}"
        self.tables.append(f"{name} = np.array({values.tolist()})")
        return name

    def _module(self, body: list[str]) -> str:
        used = set(re.findall(r"[A-Za-z]\w*", "\n".join(body)))
        math = sorted(used & _MATH)
        body = body or ["    pass"]
        lines = [
            f'"""{self.system.name}, the variant of its program that is compiled."""',
            *(["", f"from math import {', '.join(math)}"] if math else []),
            *(["", "from numpy import sign"] if "sign" in used else []),
            *(["", "import numpy as np", "", *self.tables] if self.tables else []),
            *("", "", "def terms(t, y, p, values):"),
            '    """Fill in M and A entry by entry, then Q, b, the constraints and their rates."""',
        ]
        return "\n".join([*lines, *body]) + "\n"
