"""Marking: a folder of submissions to a table of marks, here, in several processes, on a cluster.

It goes through the same loop as an ensemble (`teachmech.base.execution`); a member is one
submission. What was handed in is data on the whole way: it is read and checked in a process that
can be ended (`teachmech.homework.marking.checking`), and run, if it must be, in another one that
is limited (`teachmech.homework.limited.sandbox`).
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from time import perf_counter
from typing import Any

from teachmech.base.errors import LOG, ProblemError, readable, shortened
from teachmech.base.execution import Execution, open_executor
from teachmech.base.files import read_text
from teachmech.base.progress import Progress, Report
from teachmech.base.words import counted
from teachmech.homework.draw import checked_secret, normalised
from teachmech.homework.exercise.exercise import Exercise
from teachmech.homework.limited.sandbox import Limits, run_cells
from teachmech.homework.marking.checking import READY, LostError, checker, close_all
from teachmech.homework.marking.handed import ANSWERS, FINE, TASK, Handed, collect, stem
from teachmech.homework.marking.marks import Marks, Row
from teachmech.studies.ensembles.work import digest

TWICE = "handed in twice"  # the status of each of them; which one counts, a person decides
BAR = "{n:.0f} of {total:.0f} submissions [{elapsed} < {remaining}]"


def mark(
    folder: str | Path,
    exercise: Exercise | str | Path,
    secret: str,
    *,
    pattern: str = "{student}",
    executor: Any = None,
    workers: int | None = None,
    limits: Limits | None = None,
    run: bool = True,
    progress: Progress | bool | None = True,
) -> Marks:
    """Mark a folder of submissions; whatever is in it, the run goes on.

    Parameters
    ----------
    folder : str or Path
        With a notebook, a file of answers or a folder for each student.
    exercise : Exercise, str or Path
        Or its source notebook.
    secret : str
        Of the course; with the student's id it gives the numbers of the student.
    pattern : str
        How the files and folders are called (without ending): ``"{student}_*"`` for
        ``ab12_bead.ipynb``. A star stands for anything.
    executor : executor, optional
        With ``submit``, as for `teachmech.ensemble`: processes, threads, a Dask client.
    workers : int, optional
        Local processes, where no executor is given.
    limits : Limits, optional
        What one submission may use.
    run : bool
        Whether notebooks with computed answers are run in a limited process.
    progress : callable, bool or None
        As for `teachmech.ensemble`; when it returns False, what is marked until then is returned.

    Returns
    -------
    Marks

    Raises
    ------
    ProblemError
        The folder, the exercise, the pattern or the secret cannot be used.
    """
    if isinstance(exercise, (str, Path)):
        exercise = Exercise.read(exercise)
    secret, notebook = checked_secret(secret), read_text(exercise.path)
    about = {"name": exercise.name, "notebook": notebook, "secret": secret}
    job = MarkingJob(about, limits or Limits(), run)
    entries = Entries(folder, pattern, job.limits)
    marked: dict[int, Row] = {}

    def keep(chunk: _Marked) -> None:
        for k, row in enumerate(chunk.rows, chunk.first):
            marked[k] = entries.noted(k, dataclasses.replace(row, student=entries.found[k][0]))

    report = Report(progress, span=max(1, len(entries)), text=BAR)
    ending = ""
    if len(entries):
        pool = open_executor(executor, workers, job)
        try:
            if pool.is_here:  # what keeps all of them from being checked is said at once
                with checker(job.key, job.about, job.limits):
                    pass
            tell = lambda: report(len(marked) / len(entries))  # noqa: E731
            ending = Execution(job, entries, [(0, len(entries))], pool, keep, tell).run()
        finally:
            pool.close()
            report.close()
            close_all(job.key)
    if ending:
        done = f"{len(marked)} of {counted(len(entries), 'submission')}"
        ending = f"{ending}: {done} were marked"
    rows = tuple(marked[k] for k in sorted(marked))
    parts = {part.name: part.marks for part in exercise.specification.parts}
    return Marks(exercise.name, parts, rows, ending, len(entries) - len(rows))


# --- the folder -------------------------------------------------------------------------------


class Entries:
    """The submissions in a folder, by student; each is read from the disk when it is its turn."""

    def __init__(self, folder: str | Path, pattern: str, limits: Limits) -> None:
        self.limits = limits
        if pattern.count("{student}") != 1:
            hint = 'write it as "{student}_*"'
            what = f"{shortened(pattern)} does not say where the student's id is"
            raise ProblemError(what, key="pattern", hint=hint)
        form = re.escape(pattern).replace(r"\*", ".*").replace(r"\{student\}", "(.+?)")
        try:
            paths = [p for p in Path(folder).iterdir() if not p.name.startswith(".")]
        except OSError as error:
            what = error.strerror or "cannot be read"
            raise ProblemError(what, where=f"folder {folder}") from None
        beside = {stem(p) for p in paths if p.name.endswith(".ipynb")}
        found = []
        for path in paths:
            if path.name.endswith((ANSWERS, TASK)) and stem(path) in beside:
                continue  # read with its notebook
            match = re.fullmatch(form, stem(path))
            found.append((match[1] if match else stem(path), path, bool(match)))
        self.found = sorted(found, key=lambda entry: (entry[0], entry[1].name))
        self._of_student: dict[str, list[int]] = {}
        for k, (student, _, named) in enumerate(self.found):
            if named:
                self._of_student.setdefault(_one(student), []).append(k)

    def noted(self, k: int, row: Row) -> Row:
        """Return the row of an entry; says so if the same student handed in something else, too."""
        same = self._of_student.get(_one(row.student), [])
        others = [readable(self.found[i][1].name, 60) for i in same if i != k]
        if k not in same or not others:
            return row
        said = f"of the same student: {', '.join(others[:3])}{', ...' if others[3:] else ''}"
        status = TWICE if row.status in FINE else row.status
        words = "; ".join(text for text in (row.words, said) if text)
        return dataclasses.replace(row, status=status, words=words)

    def __len__(self) -> int:
        return len(self.found)

    def __getitem__(self, some: slice) -> list[Handed]:
        return [self._handed(*entry) for entry in self.found[some]]

    def _handed(self, student: str, path: Path, named: bool) -> Handed:
        if named:
            return collect(path, student, self.limits)
        words = "its name does not have the form of the pattern"
        return Handed(student, status="no student", words=words)


def _one(student: str) -> str:
    """The id that a student's numbers are drawn from, whatever its blanks and capital letters."""
    try:
        return normalised(student)
    except ProblemError:
        return student


# --- the work ---------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class MarkingJob:
    """What all submissions have in common: a `teachmech.base.execution.Job`.

    ``about`` and ``limits`` are those of a `Checker`; ``running`` says whether notebooks with
    computed answers are run.
    """

    about: Mapping[str, str]
    limits: Limits
    running: bool
    functions: dict[str, Callable[..., Any]] = field(default_factory=dict)
    most: int = 1  # in a chunk, so that a worker that dies costs one submission its marks

    @cached_property
    def key(self) -> str:
        """The name under which a worker keeps this."""
        return digest(json.dumps([self.about, dataclasses.asdict(self.limits), self.running]))

    @property
    def run(self) -> Callable[..., _Marked | None]:
        """What a worker calls."""
        return mark_chunk

    def lost(self, first: int, stop: int, reason: str) -> _Marked:
        """Return rows without marks."""
        return _Marked(first, stop, [Row("", "crashed", reason)] * (stop - first))


@dataclass(frozen=True)
class _Marked:
    """The rows of the submissions first, first + 1, ..., stop - 1."""

    first: int
    stop: int
    rows: list[Row]
    seconds: float = 0.0


_jobs: dict[str, MarkingJob] = {}


def mark_chunk(
    job: MarkingJob | str, first: int, handed: Sequence[Handed], attempt: int = 0
) -> _Marked | None:
    """Mark some submissions, one after the other; see `teachmech.base.execution.Job`."""
    known = _jobs.get(job) if isinstance(job, str) else _jobs.setdefault(job.key, job)
    if known is None:
        return None
    begin = perf_counter()
    rows = [_marked(one, known) for one in handed]
    return _Marked(first, first + len(rows), rows, perf_counter() - begin)


def _marked(handed: Handed, job: MarkingJob) -> Row:
    """Mark one submission: read and check it, and run it in between if it must be."""
    begin = perf_counter()
    if handed.status:
        return Row(handed.student, handed.status, handed.words)
    files = {name: content.decode("latin-1") for name, content in handed.files.items()}
    try:
        with checker(job.key, job.about, job.limits) as process:
            reply = process.ask({"step": "read", "student": handed.student, "files": files})
            if "status" not in reply:
                reply |= process.ask({"step": "prepare"}, READY)
            if "status" not in reply:
                ran = None
                if reply["cells"] and job.running:
                    beside = {f"{job.about['name']}{TASK}": reply["task"]}
                    came = run_cells(reply["cells"], reply["names"], beside, job.limits)
                    ran = dataclasses.asdict(came)
                reply = process.ask({"step": "check", "ran": ran})
    except LostError as lost:
        reply = {"status": lost.status, "words": lost.words}
    except Exception as error:  # one submission must not end the run of a class
        LOG.exception("the submission of %s cannot be marked", handed.student)
        words = f"marking it failed ({type(error).__name__}: {error})"
        reply = {"status": "crashed", "words": readable(words)}
    known = {key: reply[key] for key in ("status", "words", "hints", "report") if key in reply}
    return Row(handed.student, seconds=perf_counter() - begin, **known)
