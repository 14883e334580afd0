"""The list of the students of a course: who handed in nothing, and who is not on it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from pathlib import Path

from teachmech.base.errors import ProblemError, readable
from teachmech.base.files import read_text
from teachmech.homework.draw import normalised
from teachmech.homework.marking.marks import ABSENT, UNLISTED, Row


def folded(student: str) -> str:
    """Return the id that a student's numbers are drawn from, whatever its blanks and capitals.

    Examples
    --------
    >>> folded(" ADA") == folded("ada")
    True
    """
    try:
        return normalised(student)
    except ProblemError:  # such as a name that does not print
        return student


def read_roster(path: str | Path) -> list[str]:
    """Return the ids in a file, one per line; blank lines and those that begin with # are none.

    Raises
    ------
    ProblemError
        The file cannot be read, holds no id, or one of them twice.
    """
    lines: dict[str, int] = {}
    students = []
    for number, line in enumerate(read_text(path).split("\n"), start=1):
        student = line.strip()
        if not student or student.startswith("#"):
            continue
        where = f"{readable(path)}, line {number}"
        if folded(student) in lines:
            what = f"{readable(student)!r} stands in line {lines[folded(student)]} already"
            raise ProblemError(what, where=where, hint="one line per student")
        lines[folded(student)] = number
        students.append(student)
    if not students:
        raise ProblemError("there is no id", where=readable(path), hint="write one per line")
    return students


def compared(rows: Iterable[Row], students: Sequence[str]) -> tuple[Row, ...]:
    """Return the rows with those of students who handed in nothing; who is not listed is told.

    Examples
    --------
    >>> rows = compared([Row("ada", "read"), Row("fay final", "read")], ["Ada", "fay"])
    >>> [(row.student, row.status) for row in rows]
    [('ada', 'read'), ('fay', 'nothing handed in'), ('fay final', 'not on the list')]
    """
    listed, there = {folded(student) for student in students}, set()
    found = []
    for row in rows:
        there.add(folded(row.student))
        if folded(row.student) not in listed:
            words = "; ".join(filter(None, [row.words, f"it was: {row.status}"]))
            row = dataclasses.replace(row, status=UNLISTED, words=words)
        found.append(row)
    found += [Row(student, ABSENT) for student in students if folded(student) not in there]
    return tuple(sorted(found, key=lambda row: row.student))
