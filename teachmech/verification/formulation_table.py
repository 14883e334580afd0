"""The table of a comparison of formulations: rows, texts, CSV and page.

`formulation_results` fills it, and `formulations` in
`teachmech.studies.comparison_figures` draws it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from markupsafe import Markup

from teachmech.base.array_types import Array
from teachmech.base.errors import check_known
from teachmech.base.rich_text import notes, page, table
from teachmech.base.tables import csv_table, frame
from teachmech.base.words import counted
from teachmech.model.description import Description
from teachmech.numerics.formulations import FORMULATIONS
from teachmech.numerics.scales import Scales, plain

if TYPE_CHECKING:
    import pandas

AGREED = 1e-12  # smaller relative differences are not shown as numbers
FEW = 4  # most multipliers in a line of the table


@dataclass(frozen=True, eq=False)
class FormulationRow:
    """The results of one formulation at N states of n coordinates and m constraints.

    Attributes
    ----------
    formulation : str
        A key of `teachmech.numerics.FORMULATIONS`.
    accelerations : array, shape (N, n)
        Not-a-number at states at which the formulation fails.
    multipliers : array, shape (N, m), or None
        M q'' = Q - A^T lambda; None if the formulation has none.
    refusals : tuple of str, length N
        The reason why the formulation fails at a state; empty if it does not.
    difference : array, shape (N,)
        The largest difference from the median of all formulations over the coordinates, relative to
        the largest acceleration, each coordinate in its unit.
    violation : array, shape (N,)
        The largest ``|A q'' - b|``, relative to the terms of its row.
    operations : float
        The leading terms of the number of additions and multiplications, at the first state.
    time : float
        The time at the first state, relative to the fastest formulation; not-a-number if it was not
        measured, or the formulation fails at this state.
    """

    formulation: str
    accelerations: Array
    multipliers: Array | None
    refusals: tuple[str, ...]
    difference: Array
    violation: Array
    operations: float
    time: float

    @property
    def refuses(self) -> Any:
        """A mask of the states at which the formulation fails, shape (N,)."""
        return np.array([bool(refusal) for refusal in self.refusals])


@dataclass(frozen=True, eq=False, repr=False)
class FormulationComparison:
    """The results of several formulations at the same states.

    Attributes
    ----------
    system : Description
    t : array, shape (N,)
        The times of the states in seconds.
    q, v : array, shape (N, n)
        Coordinates and velocities.
    accelerations : array, shape (N, n)
        The median of all formulations that do not fail.
    ranks : array of int, shape (N,)
        The rank of A.
    scales : Scales
        The sizes of the problem.
    rows : tuple of FormulationRow
    remarks : tuple of str
        Remarks on the states.

    Examples
    --------
    >>> import teachmech as tm
    >>> comparison = tm.compare_formulations("conical-pendulum")
    >>> comparison["lagrange_multipliers"].refusals
    ('A has the rank 1 and 3 rows, so the KKT matrix is singular',)
    """

    system: Description
    t: Array
    q: Array
    v: Array
    accelerations: Array
    ranks: Array
    scales: Scales
    rows: tuple[FormulationRow, ...]
    remarks: tuple[str, ...] = ()

    def __getitem__(self, formulation: str) -> FormulationRow:
        """Return the row of one formulation."""
        known = {row.formulation: row for row in self.rows}
        check_known("row of", [formulation], known)
        return known[formulation]

    def to_frame(self) -> pandas.DataFrame:
        """Return one row per formulation as a pandas frame, indexed by the formulation."""
        return frame(self._columns(), "use to_csv").set_index("formulation")

    def to_csv(self, path: str | Path | None = None) -> str:
        """Return the table as CSV with all digits, and write it if a path is given."""
        columns = self._columns()
        return csv_table(columns, zip(*columns.values(), strict=True), path)

    def _columns(self) -> dict[str, list[Any]]:
        rows = self.rows
        return {
            "formulation": [row.formulation for row in rows],
            "answers": [len(self.t) - int(row.refuses.sum()) for row in rows],
            "states": [len(self.t)] * len(rows),
            "difference": [_largest(row.difference) for row in rows],
            "violation": [_largest(row.violation) for row in rows],
            "multipliers": [FORMULATIONS[row.formulation].multipliers for row in rows],
            "operations": [row.operations for row in rows],
            "time": [row.time for row in rows],
            "needs": [FORMULATIONS[row.formulation].needs for row in rows],
            "breaks": [self._break(row) for row in rows],
        }

    def _break(self, row: FormulationRow) -> str:
        """Return a text on the first failure of a formulation; empty if it does not fail."""
        broken = np.flatnonzero(row.refuses)
        if not len(broken):
            return ""
        first, N = int(broken[0]), len(self.t)
        times = f"at {len(broken)} of {N} states, first at t = {self.t[first]:.6g} s: "
        return (times if N > 1 else "") + row.refusals[first]

    @property
    def title(self) -> str:
        """The system, its size, and the states."""
        n, m = len(self.system.coordinates), len(self.system.constraints)
        ranks = sorted({*self.ranks.tolist()})
        states = f"t = {self.t[0]:g} s"
        if len(self.t) > 1:
            states = f"{len(self.t)} states, t = {self.t[0]:g} to {self.t[-1]:g} s"
        return (
            f"{self.system.name}: {counted(n, 'coordinate')}, {counted(m, 'constraint')} of rank "
            f"{' or '.join(map(str, ranks))}; {states}"
        )

    def _cells(self) -> list[tuple[str, ...]]:
        timed = any(np.isfinite(row.time) for row in self.rows)
        head = ("formulation", "difference", "violation", "multipliers", "operations")
        cells = [(*head, *(["time"] if timed else []), "needs")]
        for row in self.rows:
            numbers = _in_words(row.difference), _in_words(row.violation), self._multipliers(row)
            if row.refuses.all():
                numbers = "breaks", "", ""
            ratio = [f"{row.time:.1f}" if np.isfinite(row.time) else ""] if timed else []
            needs = FORMULATIONS[row.formulation].needs
            cells.append((row.formulation, *numbers, f"{row.operations:.0f}", *ratio, needs))
        return cells

    def _multipliers(self, row: FormulationRow) -> str:
        """Return a few multipliers at one state as numbers, or the kind of the multipliers."""
        m = len(self.system.constraints)
        if row.multipliers is None:
            return "none"
        if len(self.t) > 1 or m > FEW:
            unique = (self.ranks == m).all()
            return "unique" if unique else FORMULATIONS[row.formulation].multipliers
        shown = plain(row.multipliers[0], self.scales.multipliers)
        return ", ".join(f"{x:.4g}" for x in shown)

    def _notes(self) -> list[str]:
        broken = [f"{row.formulation} breaks: {self._break(row)}" for row in self.rows]
        return [note for note in broken if not note.endswith(": ")] + list(self.remarks)

    @property
    def _explanation(self) -> str:
        timed = any(np.isfinite(row.time) for row in self.rows)
        return (
            "difference: from the median of all, relative to the largest acceleration; violation: "
            "|A q'' - b|, relative to its terms; operations: additions and multiplications, "
            "leading terms; > 0: positive definite"
        ) + ("; time: relative to the fastest" if timed else "")

    def __str__(self) -> str:
        cells = self._cells()
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        sides = [">" if head in ("operations", "time") else "<" for head in cells[0]]
        form = "  ".join(f"{{:{side}{w}}}" for side, w in zip(sides, widths, strict=True))
        lines = [form.format(*line).rstrip() for line in cells]
        return "\n".join([self.title, *lines, *self._notes(), self._explanation])

    def _repr_html_(self) -> Markup:
        head, *body = self._cells()
        return page(
            self.title, table(head, body, len(body)), notes(self._notes()), self._explanation
        )

    def __repr__(self) -> str:
        names = ", ".join(row.formulation for row in self.rows)
        return f"<FormulationComparison {self.system.name}: {names}>"


def _largest(values: Array) -> float:
    return float(np.nanmax(values, initial=-np.inf)) if np.isfinite(values).any() else np.nan


def _in_words(values: Array) -> str:
    """Return the largest value as text; do not show digits of rounding errors."""
    largest = _largest(values)
    return f"<{AGREED:g}" if largest < AGREED else f"{largest:.0e}"
