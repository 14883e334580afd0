"""Submissions of students, read as data.

Answers in a notebook are literals, such as ``constraint = "x1^2 + y1^2 = L^2"``. They are read from
the text of the notebook, which is not run. Only a notebook with computed answers is run, in a
limited process (`teachmech.homework.limited.sandbox`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from teachmech.base.errors import readable
from teachmech.base.files import read_text
from teachmech.homework.answers.literals import COMPUTED, as_answer, assigned, without_magic
from teachmech.homework.limited.sandbox import Limits, Outcome, run_cells
from teachmech.homework.marking.student_files import StudentFiles, collect, submission_name
from teachmech.homework.statuses import READABLE, SubmissionStatus
from teachmech.homework.task.task import MAX_CLASS
from teachmech.homework.task.task_file import TASK_SUFFIX

_OPENS = re.compile(r"""\bopen_(?:task|class)\(\s*["']([\w-]+)\.(?:task|class)\.json""")


@dataclass(frozen=True)
class Submission:
    """The answers of one student."""

    student: str = ""
    exercise: str = ""  # name of the exercise in the file; may be empty
    answers: Mapping[str, Any] = field(default_factory=dict)  # JSON values by part
    status: SubmissionStatus = SubmissionStatus.READ
    words: str = ""  # remarks, in one line
    hints: int = 0  # hints taken, if the file of answers counts them
    computed: tuple[str, ...] = ()  # parts whose answers are computed; empty after the run
    cells: tuple[tuple[int, str], ...] = ()  # the cells to run, with number and source

    def noted(self, words: str, status: SubmissionStatus = SubmissionStatus.READ) -> Submission:
        """Return the submission with a remark, and with the worse one of two statuses."""
        rank = {status: k for k, status in enumerate(READABLE)}
        worst = max(self.status, status, key=lambda status: rank.get(status, len(rank)))
        said = "; ".join(text for text in (self.words, words) if text)
        return replace(self, words=said, status=worst)

    def with_answers(self, ran: Outcome) -> Submission:
        """Return the submission with its literals and the results of its cells."""
        computed = {name: ran.answers[name] for name in self.computed if name in ran.answers}
        after = replace(self, answers={**self.answers, **computed}, computed=(), cells=())
        return after.noted(ran.words, ran.status)


def read_submission(
    path: str | Path,
    parts: Collection[str] = (),
    locked: Collection[str] = (),
    limits: Limits | None = None,
    run: bool = True,
    task: str | Path | None = None,
    trust: bool = False,
) -> Submission:
    """Read the answers of a notebook, a file of answers, or a folder with them.

    The status of the result reports any fault.

    Parameters
    ----------
    path : str or Path
        ``NAME.ipynb``, ``NAME.answers.json``, or a folder with one notebook.
    parts : collection of str, optional
        The names of the parts. By default, only cells with the name of a part are read.
    locked : collection of str, optional
        The sources of the cells of the plain release that must not be changed.
    limits : Limits, optional
    run : bool
        Whether a notebook with computed answers is run in a limited process.
    task : str or Path, optional
        The task file, or the file of the class, that a running notebook finds in its folder; it
        replaces a submitted file of the same name.
    trust : bool
        Whether a notebook may run without a sandbox; see `run_cells`.

    Examples
    --------
    >>> import json, tempfile
    >>> cell = {"cell_type": "code", "metadata": {"teachmech": {"part": "wire"}},
    ...     "source": "wire = 'y1 = a*x1^2'", "outputs": [], "execution_count": None}
    >>> notebook = {"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": [cell]}
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "ab12.ipynb")
    ...     _ = path.write_text(json.dumps(notebook))
    ...     submission = read_submission(path)
    >>> submission.student, str(submission.status), submission.answers
    ('ab12', 'read', {'wire': 'y1 = a*x1^2'})
    """
    path, limits = Path(path), limits or Limits()
    handed = collect(path, submission_name(path), limits)
    submission = read_files(handed, parts, locked, limits)
    if run and submission.computed:
        tasks = (name for name in handed.files if name.endswith(TASK_SUFFIX))
        task_files = {name: handed.files[name].decode("utf-8", "replace") for name in tasks}
        if task is not None:
            task_files[Path(task).name] = read_text(task, MAX_CLASS)
        ran = run_cells(submission.cells, submission.computed, task_files, limits, trust)
        submission = submission.with_answers(ran)
    return submission


# --- reading of files --------------------------------------------------------------------------


def read_files(
    handed: StudentFiles, parts: Collection[str], locked: Collection[str], limits: Limits
) -> Submission:
    """Read the files of a student without running anything; see `read_submission`."""
    if handed.status:
        return Submission(handed.student, status=handed.status, words=handed.words)
    submission = Submission(handed.student)
    for name, content in handed.files.items():
        if name.endswith(TASK_SUFFIX):
            continue
        try:
            data = json.loads(content.decode("utf-8-sig"))
            if not isinstance(data, dict):
                raise ValueError
        except (ValueError, RecursionError):
            what = "it is empty" if not content.strip() else "it is not the JSON of a notebook"
            return Submission(handed.student, status=SubmissionStatus.NOT_A_NOTEBOOK, words=what)
        if name.endswith(".ipynb"):
            submission = _notebook(submission, data, parts, locked, limits)
        else:
            submission = _answers(submission, data, limits)
    return submission


def _answers(submission: Submission, data: Mapping[str, Any], limits: Limits) -> Submission:
    """Add a file of answers, ``{"parts": {NAME: {"answer": ...}}}`` or ``{NAME: answer}``."""
    parts, hints = data.get("parts"), 0
    given = data
    if isinstance(parts, dict):
        kept = {name: part for name, part in parts.items() if isinstance(part, dict)}
        given = {name: part.get("answer") for name, part in kept.items()}
        counts = [part.get("hints") for part in kept.values()]
        hints = sum(count for count in counts if isinstance(count, int) and 0 <= count <= 3)
    answers, notes = {}, []
    known = (*submission.answers, *submission.computed)
    for name, value in given.items():
        if value is None or name in known:
            continue
        try:
            answers[name] = as_answer(value, limits.answer)
        except ValueError as error:
            notes.append(f"{readable(name, 30)} {error}")
    exercise = submission.exercise or _text(data.get("exercise"))
    answers = {**submission.answers, **answers}
    submission = replace(submission, answers=answers, exercise=exercise, hints=hints)
    return submission.noted("; ".join(notes[:3]))


def _notebook(
    submission: Submission,
    data: Mapping[str, Any],
    parts: Collection[str],
    locked: Collection[str],
    limits: Limits,
) -> Submission:
    """Add the answers of a notebook."""
    if not isinstance(data.get("cells"), list):
        words = "it is not a notebook of format 4, which has cells"
        return replace(submission, status=SubmissionStatus.NOT_A_NOTEBOOK, words=words)
    cells = list(_code_cells(data))
    opened = (match[1] for cell in cells if (match := _OPENS.search(cell.source)))
    named = _text(_within(data, "metadata", "teachmech").get("exercise"))
    exercise = named or next(opened, "")
    names = set(parts) or {cell.part for cell in cells if cell.part}
    found: dict[str, list[Any]] = {name: [] for name in names}
    notes = []
    for cell in cells:
        if len(cell.source) > limits.answer:
            notes.append(f"cell {cell.number} is too long to be read")
            continue
        try:
            for name, value in assigned(cell.source, names):
                found[name].append(value)
        except ValueError as error:
            if cell.part or any(name in cell.source for name in names):
                notes.append(f"cell {cell.number} is not Python: {error}")
    kept = {source.strip() for source in locked}
    answers, computed = {}, []
    for name in sorted(names):
        values = [value for value in found[name] if value is not ...]
        if any(value is COMPUTED for value in values):
            computed.append(name)
            continue
        try:
            if values:
                answers[name] = as_answer(values[-1], limits.answer)
        except ValueError as error:
            notes.append(f"{name} {error}")
        if len(values) > 1:
            notes.append(f"{name} is given {len(values)} times; the last counts")
    to_run = tuple(
        (cell.number, without_magic(cell.source))
        for cell in cells
        if computed and not (cell.checks and cell.source.strip() in kept)
    )
    submission = replace(
        submission, exercise=exercise, answers=answers, computed=tuple(computed), cells=to_run
    )
    changed = kept - {cell.source.strip() for cell in cells}
    if changed and not _of_a_grader(data):
        words = f"{len(changed)} of {len(kept)} cells of checks were changed or deleted"
        submission = submission.noted(words, SubmissionStatus.EDITED_CHECKS)
    return submission.noted("; ".join(notes[:5]))


@dataclass(frozen=True)
class _CodeCell:
    number: int  # from 1, among all cells
    source: str
    part: str
    checks: bool  # True for a cell of the release that only shows a check


def _code_cells(data: Mapping[str, Any]) -> Iterator[_CodeCell]:
    for number, cell in enumerate(data["cells"], 1):
        if not isinstance(cell, dict) or cell.get("cell_type") != "code":
            continue
        source = cell.get("source", "")
        if isinstance(source, list):
            source = "".join(line for line in source if isinstance(line, str))
        ours = _within(cell, "metadata", "teachmech")
        checks = "check" in ours or "report" in ours
        yield _CodeCell(number, _text(source), _text(ours.get("part")), checks)


def _of_a_grader(data: Mapping[str, Any]) -> bool:
    """Return whether nbgrader or otter-grader made the notebook; these restore their cells."""
    cells = (_within(cell, "metadata") for cell in data["cells"])
    return "otter" in _within(data, "metadata") or any("nbgrader" in cell for cell in cells)


def _within(thing: Any, *keys: str) -> Mapping[str, Any]:
    """Return the mapping at a path of nested keys; it is empty if there is none."""
    for key in keys:
        thing = thing.get(key) if isinstance(thing, dict) else None
    return thing if isinstance(thing, dict) else {}


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
