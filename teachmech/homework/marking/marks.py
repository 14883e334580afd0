"""The table of marks of a class, its statistics, and its forms as CSV and DataFrame."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from teachmech.base.errors import ProblemError, listed, readable
from teachmech.base.tables import csv_table, frame
from teachmech.base.words import counted
from teachmech.homework.statuses import FAULTLESS, SubmissionStatus

if TYPE_CHECKING:
    import pandas

# Rows of unknown students, or without marks, are not part of the statistics.
NOT_COUNTED = (
    *(SubmissionStatus.NO_STUDENT, SubmissionStatus.UNLISTED),
    *(SubmissionStatus.NOTHING, SubmissionStatus.TWICE),
)
_CELL = re.compile(r'(?:^|(?<=;))(?=[ "]*([^ "]))')  # its start; some programs split at semicolons


@dataclass(frozen=True)
class SubmissionResult:
    """The result of one submission; see docs/homework-marking.md for the statuses."""

    student: str
    status: SubmissionStatus
    words: str = ""  # remarks, in one line
    hints: int = 0  # number of hints that the student took
    report: Mapping[str, Any] = field(default_factory=dict)  # of `Report.to_dict`, or empty
    numbers: Mapping[str, float] = field(default_factory=dict)  # the student's variant
    sandbox: str = ""  # the sandbox around its notebook, such as "bubblewrap"; empty if none ran
    seconds: float = 0.0  # seconds for reading, running and checking

    @property
    def parts(self) -> dict[str, float]:
        """The marks of each part."""
        return {part["part"]: part["marks"] for part in self.report.get("parts", [])}

    @property
    def marks(self) -> float:
        """The sum of the marks."""
        return round(sum(self.parts.values()), 2)

    @property
    def mistakes(self) -> dict[str, str]:
        """The typical mistake that was recognised, by part."""
        parts = self.report.get("parts", [])
        return {part["part"]: part["mistake"] for part in parts if part.get("mistake")}


@dataclass(frozen=True)
class Statistics:
    """The statistics of the marks of a class, over known students with exactly one submission."""

    count: int  # number of these students
    mean: float  # mean of the marks; NaN if there are none
    full: dict[str, float]  # the share of submissions with full marks, by part
    share: dict[str, float]  # the mean share of the marks, by part
    mistakes: dict[tuple[str, str], int]  # counts by part and name, most frequent first
    statuses: dict[str, int]  # the number of submissions with each status


@dataclass(frozen=True)
class Marks:
    r"""The marks of a folder of submissions.

    Attributes
    ----------
    exercise : str
    parts : dict of str to float
        The marks of each part, in the order of the exercise.
    rows : tuple of SubmissionResult
        The rows, sorted by student.
    ending : str
        The reason why some submissions were not marked; empty if all were.
    missing : int
        The number of submissions that were not marked.
    notes : tuple of str
        Remarks on the journal.

    Examples
    --------
    >>> report = {"parts": [{"part": "wire", "marks": 2.0, "mistake": ""}]}
    >>> rows = (SubmissionResult("ab12", "read", report=report), SubmissionResult("=x", "crashed"))
    >>> print(Marks("bead", {"wire": 2}, rows).to_csv(), end="")
    student,exercise,status,marks,out_of,wire,mistakes,hints,words,sandbox,seconds
    ab12,bead,read,2,2,2,,0,,,0.00
    '=x,bead,crashed,0,2,0,,0,,,0.00
    """

    exercise: str
    parts: Mapping[str, float]
    rows: tuple[SubmissionResult, ...]
    ending: str = ""
    missing: int = 0
    notes: tuple[str, ...] = ()

    @property
    def out_of(self) -> float:
        """The sum of the marks of all parts."""
        return round(sum(self.parts.values()), 2)

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, student: str) -> SubmissionResult:
        """Return the row of a student, the last one if there are several."""
        for row in reversed(self.rows):
            if row.student == student:
                return row
        raise ProblemError(f"there is no submission of {readable(str(student))!r}", key="student")

    def _record(self, row: SubmissionResult) -> dict[str, Any]:
        """Return the columns of a row; ``_`` follows a part with the name of another column."""
        before: dict[str, Any] = {
            "student": row.student,
            "exercise": self.exercise,
            "status": row.status,
            "marks": row.marks,
            "out_of": self.out_of,
        }
        after: dict[str, Any] = {
            "mistakes": "; ".join(f"{part}: {name}" for part, name in row.mistakes.items()),
            "hints": row.hints,
            "words": row.words,
            "sandbox": row.sandbox,
            "seconds": row.seconds,
        }
        taken = before.keys() | after.keys()
        parts = {f"{p}_" if p in taken else p: row.parts.get(p, 0.0) for p in self.parts}
        return before | parts | after

    def to_csv(self, path: str | Path | None = None) -> str:
        """Return the table as CSV, and write it if a path is given.

        The same submissions give the same text, except for the last column. Characters that do not
        print are shown by their escapes. A text that a spreadsheet would read as a formula begins
        with an apostrophe. Text after a semicolon is treated in the same way, since some
        spreadsheets begin another cell there.
        """
        rows = []
        for row in self.rows:
            *cells, seconds = self._record(row).values()
            rows.append([*map(_cell, cells), f"{seconds:.2f}"])
        return csv_table(self._record(SubmissionResult("", SubmissionStatus.READ)), rows, path)

    def to_frame(self) -> pandas.DataFrame:
        """Return the table as a pandas DataFrame, one row per submission.

        Texts are not escaped, so a file that is written from it, as by ``to_excel``, may contain
        formulas.
        """
        return frame([self._record(row) for row in self.rows], "use to_csv")

    def statistics(self) -> Statistics:
        """Return the mean, the shares for each part, and the counts of each mistake."""
        rows = [row for row in self.rows if row.status not in NOT_COUNTED]
        count = len(rows) or float("nan")
        full, share = {}, {}
        for part, most in self.parts.items():
            marks = [row.parts.get(part, 0.0) for row in rows]
            full[part] = sum(m >= most for m in marks) / count
            share[part] = sum(marks) / count / (most or float("nan"))
        found = Counter(pair for row in rows for pair in row.mistakes.items())
        mistakes = dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))
        statuses = dict(sorted(Counter(str(row.status) for row in self.rows).items()))
        mean = sum(row.marks for row in rows) / count
        return Statistics(len(rows), mean, full, share, mistakes, statuses)

    def __str__(self) -> str:
        s = self.statistics()
        nothing = SubmissionStatus.NOTHING
        absent = [readable(row.student, 80) for row in self.rows if row.status == nothing]
        handed = len(self.rows) - len(absent)
        lines = [f"{self.exercise}: {counted(handed, 'submission')}"]
        if s.count:
            lines[0] += f", mean {s.mean:.3g} of {self.out_of:g} marks"
            lines[0] += f" ({s.count} of them counted)" if s.count < handed else ""
            width = max(map(len, self.parts), default=0)
            lines += [
                f"  {part:{width}}  full {s.full[part]:4.0%}, mean {s.share[part]:4.0%} of {most:g}"
                for part, most in self.parts.items()
            ]
        if s.mistakes:
            lines.append("mistakes")
            lines += [f"  {n:3}  {part}: {name}" for (part, name), n in s.mistakes.items()]
        if absent:
            lines.append(f"{nothing}: {listed(absent)}")
        normal = (*FAULTLESS, nothing)
        odd = [row for row in self.rows if row.status not in normal or row.words]
        if odd:
            lines += ["to look at", *map(_to_look_at, odd[:20])]
            lines += [f"  and {len(odd) - 20} more"] if odd[20:] else []
        return "\n".join([*lines, *self.notes, *filter(None, [self.ending])])


def _to_look_at(row: SubmissionResult) -> str:
    said = "; ".join(text for text in (row.status, readable(row.words, 1000)) if text)
    return f"  {readable(row.student, 80)}: {said}"


def _cell(value: Any) -> str:
    if isinstance(value, str):
        return _CELL.sub(_as_text, readable(value, 1000))
    return f"{value:g}"


def _as_text(begin: re.Match[str]) -> str:
    """Return an apostrophe if a cell begins like a formula, possibly in full-width characters."""
    return "'" if unicodedata.normalize("NFKC", begin[1])[0] in "=+-@" else ""
