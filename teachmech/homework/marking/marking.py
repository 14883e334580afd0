"""The marking of a folder of submissions, in one or several processes.

It uses the same loop as an ensemble (`teachmech.base.execution`); a member is one submission. A
separate process, which can be killed, reads and checks the submission
(`teachmech.homework.marking.checking`). If its answers are computed, a limited process runs it
(`teachmech.homework.limited.sandbox`).
"""

from __future__ import annotations

import dataclasses
import json
import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from time import perf_counter
from typing import Any

from teachmech.base.errors import ProblemError, readable, shortened
from teachmech.base.execution import Execution, open_executor
from teachmech.base.files import read_text
from teachmech.base.log import LOG
from teachmech.base.progress import Progress, ProgressReport
from teachmech.base.version import __version__
from teachmech.base.words import counted
from teachmech.homework.exercise.exercise import Exercise
from teachmech.homework.limited.sandbox import Limits, run_cells
from teachmech.homework.marking.checking import READY_SECONDS, CheckerLostError, checker, close_all
from teachmech.homework.marking.journal import Journal, submission_digest, written
from teachmech.homework.marking.lookalike_ids import differing_characters, skeleton
from teachmech.homework.marking.marks import Marks, SubmissionResult
from teachmech.homework.marking.student_files import (
    ANSWERS_SUFFIX,
    StudentFiles,
    collect,
    submission_name,
)
from teachmech.homework.statuses import FAULTLESS, SubmissionStatus
from teachmech.homework.task.task_file import TASK_SUFFIX
from teachmech.homework.variant_numbers import checked_secret, normalised_id
from teachmech.studies.ensembles.work import digest

BAR = "{n:.0f} of {total:.0f} submissions [{elapsed} < {remaining}]"


def mark(
    folder: str | Path,
    exercise: Exercise | str | Path,
    secret: str,
    *,
    pattern: str = "{student}",
    students: Sequence[str] = (),
    executor: Any = None,
    workers: int | None = None,
    limits: Limits | None = None,
    run: bool = True,
    trust: bool = False,
    journal: str | Path | None = None,
    again: bool = False,
    progress: Progress | bool | None = True,
) -> Marks:
    """Mark a folder of submissions; no submission can stop the run.

    Parameters
    ----------
    folder : str or Path
        The folder, with a notebook, a file of answers or a folder for each student.
    exercise : Exercise, str or Path
        The exercise or its source notebook.
    secret : str
        The secret of the course; with the student's id it gives the numbers of the student.
    pattern : str
        The form of the names of files and folders (without suffix), such as ``"{student}_*"`` for
        ``ab12_bead.ipynb``. A star matches anything.
    students : sequence of str
        The ids of the class. Only these students are marked, and each has a row, even without a
        submission.
    executor : executor, optional
        An object with ``submit``, as for `teachmech.ensemble`: processes, threads, a Dask client.
    workers : int, optional
        The number of local processes, if no executor is given.
    limits : Limits, optional
        The limits of one submission.
    run : bool
        Whether notebooks with computed answers are run in a limited process.
    trust : bool
        Whether notebooks may run without a sandbox, with limits only.
    journal : str or Path, optional
        A file to which finished rows are added. A submission with a row for the same bytes,
        exercise, secret and limits is not marked again.
    again : bool
        Whether all submissions are marked again. If such a run is interrupted, the next one
        continues it, with or without this option.
    progress : callable, bool or None
        See `teachmech.ensemble`; if it returns False, the finished rows are returned.

    Raises
    ------
    ProblemError
        If the folder, the exercise, the pattern, the list of students, the secret or the journal
        cannot be used.
    """
    if isinstance(exercise, (str, Path)):
        exercise = Exercise.read(exercise)
    secret, notebook = checked_secret(secret), read_text(exercise.path)
    about = {"name": exercise.name, "notebook": notebook, "secret": secret}
    job = MarkingJob(about, limits or Limits(), run, trust)
    submissions = SubmissionFolder(
        folder, pattern, job.limits, written(journal) if journal else (), students
    )
    kept = None if journal is None else Journal(journal, job.key, secret)
    marked: dict[int, SubmissionResult] = {}
    if kept is not None and again and not kept.anew:
        kept.begin_anew()
    if kept is not None and kept.rows:
        known = ((k, kept.rows.get(submissions.digest(k))) for k in range(len(submissions)))
        marked = {k: row for k, row in known if row is not None}
    before = len(marked)

    def keep(chunk: _RowChunk) -> None:
        for k, row in enumerate(chunk.rows, chunk.first):
            marked[k] = dataclasses.replace(row, student=submissions.found[k][0])
            if kept is not None and k in submissions.digests:
                kept.write(submissions.digests[k], marked[k])

    report = ProgressReport(progress, span=max(1, len(submissions)), text=BAR)
    ending = ""
    todo = [(k, k + 1) for k in range(len(submissions)) if k not in marked]
    if todo:
        pool = open_executor(executor, workers, job)
        try:
            if pool.is_here:  # before the run, report a fault that prevents all checks
                _try(job)
            tell = lambda: report(len(marked) / len(submissions))  # noqa: E731
            ending = Execution(job, submissions, todo, pool, keep, tell).run()
        finally:
            pool.close()
            report.close()
            close_all(job.key)
    if ending:
        done = f"{len(marked)} of {counted(len(submissions), 'submission')}"
        ending = f"{ending}: {done} were marked"
        ending += "; the next run goes on from there" if kept is not None else ""
    elif kept is not None:
        kept.finish()
    notes = kept.notes if kept is not None else []
    if kept is not None and before:
        notes = [f"{counted(before, 'row')} of {kept.name} taken over", *notes]
    rows = [submissions.noted(k, marked[k]) for k in sorted(marked)]
    parts = {part.name: part.marks for part in exercise.specification.parts}
    missing = len(submissions) - len(rows)
    rows += [SubmissionResult(student, SubmissionStatus.NOTHING) for student in submissions.absent]
    rows.sort(key=lambda row: row.student)  # stable: entries of one student keep their order
    return Marks(exercise.name, parts, tuple(rows), ending, missing, tuple(notes))


def _try(job: MarkingJob) -> None:
    try:
        with checker(job.key, job.about, job.limits):
            pass
    except CheckerLostError as lost:
        raise ProblemError(f"nothing can be marked here: {lost.words}") from None


# --- the folder -------------------------------------------------------------------------------


class SubmissionFolder:
    """The submissions in a folder by student; each is read from the disk only when it is marked.

    Files whose names begin with a dot, and those in ``ours``, are not submissions. If ids are
    listed, other submissions are not read, and ``absent`` contains the listed ids without a
    submission.
    """

    def __init__(
        self,
        folder: str | Path,
        pattern: str,
        limits: Limits,
        ours: Sequence[Path] = (),
        students: Sequence[str] = (),
    ) -> None:
        self.limits, self.listed = limits, _by_id(students)
        if pattern.count("{student}") != 1:
            hint = 'write it as "{student}_*"'
            what = f"{shortened(pattern)} does not say where the student's id is"
            raise ProblemError(what, key="pattern", hint=hint)
        form = re.escape(pattern).replace(r"\*", ".*").replace(r"\{student\}", "(.+?)")
        here, known = Path(os.path.realpath(folder)), {os.path.realpath(path) for path in ours}
        try:
            paths = [p for p in Path(folder).iterdir() if str(here / p.name) not in known]
        except OSError as error:
            what = error.strerror or "cannot be read"
            raise ProblemError(what, where=f"folder {readable(folder)}") from None
        paths = [path for path in paths if not path.name.startswith(".")]
        notebooks = {submission_name(p) for p in paths if p.name.endswith(".ipynb")}
        found = []
        for path in paths:
            if (
                path.name.endswith((ANSWERS_SUFFIX, TASK_SUFFIX))
                and submission_name(path) in notebooks
            ):
                continue  # it is read together with its notebook
            match = re.fullmatch(form, submission_name(path), re.DOTALL)
            found.append((match[1] if match else submission_name(path), path, bool(match)))
        self.found = sorted(found, key=lambda entry: (entry[0], entry[1].name))
        self.digests: dict[int, str] = {}  # digests of the submissions that were read
        self._of_student: dict[str, list[int]] = {}
        self._alike: dict[str, list[int]] = {}
        for k, (student, _, named) in enumerate(self.found):
            if named:
                self._of_student.setdefault(_one(student), []).append(k)
                self._alike.setdefault(skeleton(student), []).append(k)
        self.absent = [s for one, s in self.listed.items() if one not in self._of_student]

    def noted(self, k: int, row: SubmissionResult) -> SubmissionResult:
        """Return a row with a note on other submissions with the same or a similar-looking id."""
        student, _, named = self.found[k]
        if not named:
            return row
        same = [i for i in self._of_student[_one(student)] if i != k]
        alike = [i for i in self._alike[skeleton(student)] if i not in (k, *same)]
        said = f"of the same student: {self._names(same)}" if same else ""
        looks = f"its id looks like that of {self._names(alike)}" if alike else ""
        if alike:
            looks += f" ({differing_characters(student, self.found[alike[0]][0])} here)"
        twice = same and row.status in FAULTLESS
        status = SubmissionStatus.TWICE if twice else row.status
        words = "; ".join(text for text in (row.words, said, looks) if text)
        return dataclasses.replace(row, status=status, words=words)

    def _names(self, some: Sequence[int]) -> str:
        names = [readable(self.found[i][1].name, 60) for i in some]
        return ", ".join([*names[:3], *(["..."] if names[3:] else [])])

    def digest(self, k: int) -> str:
        """Read a submission and return its digest, or "" if it has no files."""
        self._handed(k)
        return self.digests.get(k, "")

    def __len__(self) -> int:
        return len(self.found)

    def __getitem__(self, some: slice) -> list[StudentFiles]:
        return [self._handed(k) for k in range(*some.indices(len(self)))]

    def _handed(self, k: int) -> StudentFiles:
        student, path, named = self.found[k]
        status, words = SubmissionStatus.NO_STUDENT, ""
        if not named:
            words = "its name does not match the pattern"
        elif not student.isprintable():
            words = "the id in its name has characters that do not print; rename it"
        elif self.listed and _one(student) not in self.listed:
            status, words = SubmissionStatus.UNLISTED, "its name is not the id of a student"
        if words:
            return StudentFiles(student, status=status, words=words)
        handed = collect(path, student, self.limits)
        self.digests.pop(k, None)
        if handed.files:
            self.digests[k] = submission_digest(handed)
        return handed


def _by_id(students: Sequence[str]) -> dict[str, str]:
    """Return the ids of a list by their normalised form."""
    found: dict[str, str] = {}
    for student in students:
        if _one(student) in found:
            what = f"the student {shortened(student)} is listed twice"
            raise ProblemError(what, key="students", hint="list each student once")
        found[_one(student)] = student
    return found


def _one(student: str) -> str:
    """Return the normalised id of a student, or an unusable id unchanged."""
    try:
        return normalised_id(student)
    except ProblemError:
        return student


# --- the work ---------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class MarkingJob:
    """The data that all submissions share: a `teachmech.base.execution.Job`.

    ``about`` and ``limits`` are those of a `Checker`. ``running`` is True if notebooks with
    computed answers are run, and ``trusting`` if they may run without the sandbox of
    `teachmech.homework.limited.bubblewrap`.
    """

    about: Mapping[str, str]
    limits: Limits
    running: bool
    trusting: bool = False
    functions: dict[str, Callable[..., Any]] = field(default_factory=dict)
    most: int = 1  # submissions per chunk, so that only one is lost if a worker dies

    @cached_property
    def key(self) -> str:
        """The name of this job in workers and journals."""
        how = [dataclasses.asdict(self.limits), self.running, self.trusting]
        return digest(json.dumps([__version__, self.about, how]))

    @property
    def run(self) -> Callable[..., _RowChunk | None]:
        """The function that a worker calls."""
        return mark_chunk

    def lost(self, first: int, stop: int, reason: str) -> _RowChunk:
        """Return rows without marks."""
        row = SubmissionResult("", SubmissionStatus.CRASHED, reason)
        return _RowChunk(first, stop, [row] * (stop - first))


@dataclass(frozen=True)
class _RowChunk:
    """The rows of the submissions first, first + 1, ..., stop - 1."""

    first: int
    stop: int
    rows: list[SubmissionResult]
    seconds: float = 0.0


_jobs: dict[str, MarkingJob] = {}


def mark_chunk(
    job: MarkingJob | str, first: int, handed: Sequence[StudentFiles], attempt: int = 0
) -> _RowChunk | None:
    """Mark some submissions, one after the other; see `teachmech.base.execution.Job`."""
    known = _jobs.get(job) if isinstance(job, str) else _jobs.setdefault(job.key, job)
    if known is None:
        return None
    begin = perf_counter()
    rows = [_marked(one, known) for one in handed]
    return _RowChunk(first, first + len(rows), rows, perf_counter() - begin)


def _marked(handed: StudentFiles, job: MarkingJob) -> SubmissionResult:
    """Mark one submission; any failure becomes its status."""
    begin = perf_counter()
    if handed.status:
        return SubmissionResult(handed.student, handed.status, handed.words)
    try:
        try:
            reply = _reply(handed, job)
        except CheckerLostError as lost:
            if lost.status != SubmissionStatus.CRASHED:
                raise
            reply = _reply(handed, job)  # another program may have ended the process
    except CheckerLostError as lost:
        reply = {"status": lost.status, "words": lost.words}
    except Exception as error:  # a single submission must not stop the marking
        LOG.exception("the submission of %s cannot be marked", readable(handed.student))
        words = f"marking it failed ({type(error).__name__}: {error})"
        reply = {"status": SubmissionStatus.CRASHED, "words": readable(words)}
    names = ("status", "words", "hints", "report", "numbers", "sandbox")
    known = {name: reply[name] for name in names if name in reply}
    return SubmissionResult(handed.student, seconds=perf_counter() - begin, **known)


def _reply(handed: StudentFiles, job: MarkingJob) -> dict[str, Any]:
    """Read and check a submission; run it in between if necessary."""
    files = {name: content.decode("latin-1") for name, content in handed.files.items()}
    sandbox = ""
    with checker(job.key, job.about, job.limits) as process:
        reply: dict[str, Any]
        reply = process.ask({"step": "read", "student": handed.student, "files": files})
        if "status" not in reply:
            reply |= process.ask({"step": "prepare"}, READY_SECONDS)
        if "status" not in reply:
            ran = None
            if reply["cells"] and job.running:
                task_files = {f"{job.about['name']}{TASK_SUFFIX}": reply["task"]}
                cells, names = reply["cells"], reply["names"]
                came = run_cells(cells, names, task_files, job.limits, job.trusting)
                ran, sandbox = dataclasses.asdict(came), came.sandbox
            reply = process.ask({"step": "check", "ran": ran})
    return {**reply, "sandbox": sandbox}
