"""The command ``teachmech exercise``: list, show, release, check, report and so on.

Exit codes are those of ``teachmech``. In addition, ``check`` returns 0 if all answers are right, 1
if some are not, and 2 if the task or the answers cannot be used. ``report`` returns 130 if not all
submissions were marked; an old table is then kept.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from teachmech.base.command_line import (
    FOLDER,
    JSON,
    OUTPUT,
    add_command,
    complain,
    flag,
    option,
    tell,
)
from teachmech.base.errors import (
    MissingPackageError,
    ProblemError,
    TeachmechError,
    check_known,
    not_written,
    readable,
    shortened,
)
from teachmech.base.files import writable
from teachmech.base.words import counted
from teachmech.homework.variant_numbers import SECRET_VARIABLE, normalised_id, read_secret

if TYPE_CHECKING:
    from teachmech.homework.exercise.exercise import Exercise
    from teachmech.homework.marking.marks import Marks
    from teachmech.homework.task.task import Task

EXERCISES = Path("exercises")  # the instructor's folder; if it is missing, that of the package
RIGHT, NOT_RIGHT, UNUSABLE = 0, 1, 2
DONE, INTERRUPTED = 0, 130
JOURNAL = "feedback.rows"  # marks for another run, in the folder of the pages
TABLE_START = b"student,exercise,status,"  # the first bytes of a table of marks


def _count(text: str) -> int:
    if not text.isdigit() or not 1 <= int(text) <= 1000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of processes from 1 to 1000")
    return int(text)


EXERCISE = option(
    "name", help="a source notebook, or a name or number that 'teachmech exercise list' shows"
)
SECRET = option(
    "--secret-file", type=Path, metavar="F",
    help="a file with the secret of the course; by default it is in TEACHMECH_SECRET",
)  # fmt: skip
TRUST = flag(
    "--trust", "run computed answers without a sandbox; their code can do whatever you can do"
)  # fmt: skip

SUBMISSIONS = [
    option("folder", type=Path, help="the folder with a notebook or a folder per student"),
    option("--exercise", dest="name", required=True, metavar="NAME",
           help="the name or number of the exercise, or its source notebook"),
    option("--workers", type=_count, metavar="N",
           help="the number of processes; by default only this one"),
    option("--pattern", default="{student}", metavar="P",
           help="the form of file names, as in {student}_*; by default {student}"),
    option("--students", type=Path, metavar="F",
           help="a file with one id per line; mark only these, and list the missing ones"),
    flag("--no-run", "do not run notebooks; read only answers that are literals"),
    TRUST,
    SECRET,
]  # fmt: skip


def register(commands: Any) -> None:
    """Add ``exercise`` to the commands of ``teachmech``."""
    whole = add_command(
        commands, "exercise", None, "write, check and mark homework that is compared by physics",
        ["list", "variant bead-on-a-wire --student ada --secret-file course.secret",
         "check bead-on-a-wire.task.json bead-on-a-wire.ipynb"],
    )  # fmt: skip
    add = partial(add_command, whole.add_subparsers(metavar="COMMAND", required=True))
    # A command per entry: its name, what it does, examples, arguments and options.
    # fmt: off
    add("list", _list, "list the exercises of a folder", ["exercises"],
        option("folder", nargs="?", type=Path,
               help="by default exercises/, or if that is missing, the exercises of teachmech"))
    add("show", _show, "show the parts of an exercise", ["bead-on-a-wire --solution"],
        EXERCISE,
        flag("--solution", "also show the right answers and the typical mistakes"))
    add("variant", _variant, "write the task of one student",
        ["bead-on-a-wire --student ada -o ada.task.json"],
        EXERCISE,
        option("--student", required=True, metavar="ID", help="the student's id"),
        SECRET,
        option("-o", "--output", type=Path, metavar="F",
               help="the task file; by default NAME.task.json in this folder"))
    add("release", _release, "write notebooks or pages for students, or files for a grader",
        ["bead-on-a-wire handout --students ids.txt",
         "bead-on-a-wire handout --page --students ids.txt",
         "bead-on-a-wire course --format nbgrader --students ids.txt"],
        EXERCISE,
        FOLDER,
        option("--students", type=Path, metavar="F",
               help="a file with one id per line; graders need none"),
        option("--format", choices=["plain", "page", "nbgrader", "otter"],
               help="by default plain: a notebook for each student"),
        flag("--page", "one HTML file for each student; a browser is enough"),
        flag("--no-feedback", "checks say only whether an answer can be read"),
        flag("--replace", "replace an earlier release in the folder"),
        SECRET)
    add("check", _check, "check answers and print the report",
        ["bead-on-a-wire.task.json answers.json",
         "bead-on-a-wire.task.json bead-on-a-wire.ipynb"],
        option("task", type=Path, help="a task file"),
        option("answers", type=Path, help="a notebook, or a JSON file with an answer per part"),
        option("--secret-file", type=Path, metavar="F",
               help="the file with the secret of the course; a task file that was released with "
                    "another secret is refused"),
        TRUST,
        JSON)
    add("report", _report, "mark a folder of submissions",
        ["submissions --exercise bead-on-a-wire --csv marks.csv --workers 2"],
        *SUBMISSIONS[:2],
        option("--csv", type=Path, metavar="F", help="write the table of marks"),
        *SUBMISSIONS[2:],
        flag("--again", "mark all submissions again, also those that an earlier run marked"))
    add("feedback", _feedback, "write a page for each student and one for the lecturer",
        ["submissions --exercise bead-on-a-wire -o feedback/"],
        *SUBMISSIONS[:2],
        option("-o", "--output", type=Path, metavar="D", required=True,
               help="the folder for the pages"),
        flag("--names", "list the students on the page for the lecturer"),
        *SUBMISSIONS[2:])
    add("secret", _secret, "write a new secret for a course", ["-o course.secret"], OUTPUT)
    # fmt: on


# --- the commands -----------------------------------------------------------------------------


def _list(options: argparse.Namespace) -> int:
    code = 0
    from teachmech.problems.library import shipped

    folder = options.folder or (EXERCISES if EXERCISES.is_dir() else shipped("exercises"))
    found = _sources(folder)
    if not found:
        hint = "give the folder of the source notebooks"
        raise ProblemError("there is no exercise in this folder", where=str(folder), hint=hint)
    for path in found:
        try:
            exercise = _read(path)
        except MissingPackageError:  # the same for each exercise
            raise
        except TeachmechError as error:
            complain(error.one_line())
            code = 1
        else:
            minutes = f"{exercise.specification.minutes} min"
            marks = counted(exercise.marks, "mark")
            tell(f"{_number(path):>2} {exercise.name:29} {minutes:>8} {marks:>9}  {exercise.title}")
    return code


def _show(options: argparse.Namespace) -> None:
    exercise = find(options.name)
    specification = exercise.specification
    marks = counted(exercise.marks, "mark")
    tell(f"{exercise.title} ({specification.minutes} minutes, {marks})")
    tell(specification.goal)
    for name, data in specification.variant.items():
        values = data.allowed
        shown = ", ".join(map(str, values[:8])) + (", ..." if len(values) > 8 else "")
        tell(f"varies: {name} from {shown} {data.unit}".rstrip())
    edition = exercise.edition(exercise.numbers)
    for part in edition.parts:
        tell(f"\n{part.name} ({part.kind}, {part.marks:g}): {part.ask}".rstrip())
        if options.solution:
            tell(f"  solution: {json.dumps(edition.solution[part.name], ensure_ascii=False)}")
            mistakes = edition.sealed()[part.name].part.mistakes
            for title in dict.fromkeys(mistake.title or mistake.name for mistake in mistakes):
                tell(f"  typical mistake: {title}")
    if options.solution:
        for fault in exercise.faults(exercise.numbers):
            tell(f"NOT SOUND: {fault}")


def _variant(options: argparse.Namespace) -> None:
    from teachmech.homework.task.task_file import TASK_SUFFIX

    exercise = find(options.name)
    secret = read_secret(options.secret_file)
    variant = exercise.variant(options.student, secret)
    task = exercise.task(variant, normalised_id(options.student)).sealed(secret)
    output = options.output or Path(exercise.name + TASK_SUFFIX)
    task.save(output)
    tell(f"written: {output}" + (f" ({task.given})" if task.numbers else ""))


def _release(options: argparse.Namespace) -> None:
    from teachmech.homework.release.release import read_students, release, released

    if options.page and options.format not in (None, "page"):
        what = f"--page writes pages, and --format {options.format} other files"
        raise ProblemError(what, hint="leave out one of them, or release into two folders")
    exercise = find(options.name)
    files = release(
        exercise,
        options.folder,
        secret=read_secret(options.secret_file),
        students=read_students(options.students) if options.students else (),
        format="page" if options.page else options.format or "plain",
        feedback=not options.no_feedback,
        replace=options.replace,
        progress=sys.stderr.isatty(),
    )
    for file in files:
        for path in released(file.parent, exercise.name):
            tell(f"written: {path}")


def _check(options: argparse.Namespace) -> int:
    from teachmech.homework.marking.submissions import read_submission
    from teachmech.homework.statuses import READABLE
    from teachmech.homework.task.task import Task

    try:
        task = Task.read(options.task)
        _look_at_seal(task, options)
        names = [part.name for part in task.parts]
        path, trust = options.answers, options.trust
        submission = read_submission(path, names, task=options.task, trust=trust)
        if submission.status not in READABLE:
            what = f"{submission.status}: {submission.words}"
            raise ProblemError(what, where=readable(options.answers))
        if submission.exercise not in ("", task.exercise):
            what = f"these are answers to the exercise {shortened(submission.exercise)}"
            hint = f"the task is '{task.exercise}'"
            raise ProblemError(what, where=readable(options.answers), hint=hint)
        report = task.report(submission.answers)
    except TeachmechError as error:
        complain(error.one_line())
        return UNUSABLE
    if submission.words:
        complain(f"{readable(options.answers)}: {readable(submission.words, 1000)}")
    tell(json.dumps(report.to_dict(), indent=2) if options.json else report)
    return RIGHT if report.is_right else NOT_RIGHT


def _look_at_seal(task: Task, options: argparse.Namespace) -> None:
    """Refuse a task without the seal of a given secret; only warn if the environment has it."""
    if options.secret_file or SECRET_VARIABLE in os.environ:
        fault = task.seal_fault(read_secret(options.secret_file))
        if fault and options.secret_file:
            raise ProblemError(fault, where=str(options.task))
        if fault:
            complain(f"{options.task}: {fault}")


def _report(options: argparse.Namespace) -> int:
    exercise = find(options.name)
    table = _table_path(options, exercise) if options.csv else None
    journal = table and table.with_name(f"{table.name}.rows")
    marks = _marked(options, exercise, journal, options.again)
    is_whole = not marks.ending or journal is None  # a device has no old table to keep
    try:
        if options.csv and is_whole:
            marks.to_csv(options.csv)
    finally:
        tell(marks)
    if options.csv and is_whole:
        tell(f"written: {readable(options.csv)}")
    elif journal:
        tell(f"{readable(options.csv)} is not written; the rows are in {readable(journal.name)}")
    return INTERRUPTED if marks.ending else DONE


def _marked(
    options: argparse.Namespace, exercise: Exercise, journal: Path | None, again: bool = False
) -> Marks:
    from teachmech.homework.marking.marking import mark
    from teachmech.homework.release.release import read_students

    return mark(
        options.folder,
        exercise,
        read_secret(options.secret_file),
        pattern=options.pattern,
        students=read_students(options.students) if options.students else (),
        workers=options.workers,
        run=not options.no_run,
        trust=options.trust,
        journal=journal,
        again=again,
        progress=sys.stderr.isatty(),
    )


def _feedback(options: argparse.Namespace) -> int:
    from teachmech.base.files import made_folder
    from teachmech.homework.marking.class_feedback import LECTURER, write_feedback

    exercise, target = find(options.name), made_folder(options.output)
    marks = _marked(options, exercise, target / JOURNAL)
    tell(marks)
    if marks.ending:
        tell(f"no page is written; the rows are in {readable(str(target / JOURNAL))}")
        return INTERRUPTED
    written = write_feedback(marks, exercise, target, names=options.names)
    tell(f"written: {counted(len(written) - 1, 'page')} for students, {target / LECTURER}")
    return DONE


def _table_path(options: argparse.Namespace, exercise: Exercise) -> Path | None:
    """Return the path of the table of marks; None for a device.

    Refuse a path that is a submission, or another file that this command reads.
    """
    target = writable(options.csv)
    if target is None or not target.exists():
        return target
    read = (exercise.path, options.secret_file, options.students)
    is_read = any(path and target.samefile(path) for path in read)
    if not is_read and target.is_relative_to(os.path.realpath(options.folder)):
        with target.open("rb") as file:
            is_read = not TABLE_START.startswith(file.read(len(TABLE_START)))
    if is_read:
        what = "the table would replace a file that this command reads"
        raise ProblemError(what, where=readable(options.csv), hint="name another file after --csv")
    return target


def _secret(options: argparse.Namespace) -> None:
    secret = secrets.token_urlsafe(32)
    if options.output is None:
        tell(secret)
        return
    try:  # readable by its owner only, and never over an existing file
        file = os.open(options.output, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        hint = "variants of students may depend on its secret; choose another name"
        raise ProblemError(
            "the file already exists", where=str(options.output), hint=hint
        ) from None
    try:
        with os.fdopen(file, "w", encoding="utf-8") as stream:
            stream.write(secret + "\n")
    except OSError as error:
        options.output.unlink()
        raise not_written(options.output, error.strerror or str(error)) from None
    tell(f"written: {options.output}; keep it, and do not show it to students")


# --- the folders of exercises -----------------------------------------------------------------


def find(name: str) -> Exercise:
    """Return an exercise by the path of its notebook, or by its name or number in known folders.

    The folders are ``exercises/`` and the exercises of the package.
    """
    path = Path(name)
    if path.suffix == ".ipynb" or path.is_file():
        return _read(path)
    from teachmech.problems.library import shipped

    sources = [
        *_sources(shipped("exercises")),
        *_sources(EXERCISES),
    ]  # the instructor's exercises replace those of the package
    known = {path.stem.lstrip("0123456789-"): path for path in sources}
    numbers = {_number(path): short for short, path in known.items()}
    is_number = name.isdecimal()
    short = numbers.get(name.lstrip("0") or name, name) if is_number else name.lstrip("0123456789-")
    check_known("exercise", [short], known)
    return _read(known[short])


def _read(path: Path) -> Exercise:
    from teachmech.homework.exercise.exercise import Exercise

    return Exercise.read(path)


def _number(path: Path) -> str:
    """Return the number at the beginning of the name of a source notebook, or ""."""
    number = path.stem.partition("-")[0]
    return number.lstrip("0") if number.isdecimal() else ""


def _sources(folder: Path) -> list[Path]:
    """Return the source notebooks of a folder in order, without the template."""
    found = (path for path in folder.glob("*.ipynb") if path.name != "template.ipynb")
    return sorted(path for path in found if not path.name.startswith("."))
