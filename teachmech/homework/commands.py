"""The command ``teachmech exercise``: list, show, variant, release, check, report, secret.

Exit codes: as for ``teachmech``; of ``check``: 0 all answers are right, 1 some are not, 2 the task
or the answers are unusable.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from teachmech.base.errors import ProblemError, TeachmechError, check_known
from teachmech.base.words import counted
from teachmech.problems.library import shipped

if TYPE_CHECKING:
    from teachmech.homework.exercise.exercise import Exercise

FOLDER = Path("exercises")  # of an instructor; without it those that come with the package
RIGHT, NOT_RIGHT, UNUSABLE = 0, 1, 2


def register(commands: Any) -> None:
    """Add ``exercise`` to the commands of ``teachmech``."""
    whole = _command(
        commands,
        "exercise",
        "homework that is checked by physics",
        "exercise list",
        "exercise variant bead-on-a-wire --student ada --secret-file course.secret",
        "exercise check bead-on-a-wire.task.json bead-on-a-wire.ipynb",
    )
    group = whole.add_subparsers(metavar="COMMAND", required=True)

    command = _command(group, "list", "list the exercises of a folder", "exercise list exercises")
    command.set_defaults(command=_list)
    command.add_argument(
        "folder", nargs="?", type=Path, help="else exercises/, else those that come with teachmech"
    )

    command = _command(
        group, "show", "show what an exercise asks for", "exercise show bead-on-a-wire --solution"
    )
    command.set_defaults(command=_show)
    _add_name(command)
    command.add_argument(
        "--solution", action="store_true", help="with the right answers, for instructors"
    )

    command = _command(
        group,
        "variant",
        "write the task of one student",
        "exercise variant bead-on-a-wire --student ada -o ada.task.json",
    )
    command.set_defaults(command=_variant)
    _add_name(command)
    command.add_argument("--student", required=True, metavar="ID", help="the student's id")
    _add_secret(command)
    command.add_argument(
        "-o", "--output", type=Path, metavar="F", help="the task file; else NAME.task.json here"
    )

    command = _command(
        group,
        "release",
        "write the notebooks that students, or a grader, get",
        "exercise release bead-on-a-wire handout --students ids.txt",
        "exercise release bead-on-a-wire course --format nbgrader --students ids.txt",
    )
    command.set_defaults(command=_release)
    _add_name(command)
    command.add_argument("folder", type=Path, help="where to write")
    command.add_argument(
        "--students", type=Path, metavar="F", help="a file with one id a line; else one for all"
    )
    command.add_argument(
        "--format", choices=["plain", "nbgrader", "otter"], default="plain", help="else plain"
    )
    command.add_argument(
        "--replace", action="store_true", help="write over an earlier release that is there"
    )
    _add_secret(command)

    command = _command(
        group,
        "check",
        "check answers and print the report",
        "exercise check bead-on-a-wire.task.json answers.json",
        "exercise check bead-on-a-wire.task.json bead-on-a-wire.ipynb",
    )
    command.set_defaults(command=_check)
    command.add_argument("task", type=Path, help="a task file")
    command.add_argument("answers", type=Path, help="a notebook, or JSON with an answer by part")
    command.add_argument("--json", action="store_true", help="the report as JSON")

    command = _command(
        group,
        "report",
        "mark a folder of submissions",
        "exercise report submissions --exercise bead-on-a-wire --csv marks.csv --workers 2",
    )
    command.set_defaults(command=_report)
    command.add_argument("folder", type=Path, help="with one notebook or folder for each student")
    command.add_argument(
        "--exercise", dest="name", required=True, metavar="NAME", help="its name or its notebook"
    )
    command.add_argument("--csv", type=Path, metavar="F", help="write the table of marks")
    command.add_argument("--workers", type=_count, metavar="N", help="processes; else this one")
    command.add_argument(
        "--pattern", default="{student}", metavar="P", help="where names of files hold the id"
    )
    command.add_argument(
        "--no-run", action="store_true", help="read answers as data alone; run no notebook"
    )
    _add_secret(command)

    command = _command(
        group, "secret", "write a fresh secret for a course", "exercise secret -o course.secret"
    )
    command.set_defaults(command=_secret)
    command.add_argument("-o", "--output", type=Path, metavar="F", help="a file; else the terminal")


def _command(group: Any, name: str, summary: str, *examples: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = group.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog="\n".join(["examples:", *(f"  teachmech {example}" for example in examples)]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return parser


def _add_name(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="a source notebook, or the name of one that list shows")


def _add_secret(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--secret-file",
        type=Path,
        metavar="F",
        help="with the secret of the course; else the environment variable TEACHMECH_SECRET",
    )


def _count(text: str) -> int:
    if not text.isdigit() or not 1 <= int(text) <= 1000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of processes")
    return int(text)


# --- the commands -----------------------------------------------------------------------------


def _list(options: argparse.Namespace) -> int:
    code = 0
    folder = options.folder or (FOLDER if FOLDER.is_dir() else shipped("exercises"))
    found = _sources(folder)
    if not found:
        hint = "give the folder of the source notebooks"
        raise ProblemError("there is no exercise here", where=str(folder), hint=hint)
    for path in found:
        try:
            exercise = _read(path)
        except TeachmechError as error:
            print(f"teachmech: {error.one_line()}", file=sys.stderr)
            code = 1
        else:
            minutes = f"{exercise.specification.minutes} min"
            marks = counted(exercise.marks, "mark")
            print(f"{exercise.name:32} {minutes:>8} {marks:>9}  {exercise.title}")
    return code


def _show(options: argparse.Namespace) -> int:
    exercise = find(options.name)
    specification = exercise.specification
    marks = counted(exercise.marks, "mark")
    print(f"{exercise.title} ({specification.minutes} minutes, {marks})")
    print(specification.goal)
    for name, data in specification.variant.items():
        values = data.allowed
        shown = ", ".join(map(str, values[:8])) + (", ..." if len(values) > 8 else "")
        print(f"varies: {name} from {shown} {data.unit}".rstrip())
    edition = exercise.edition(exercise.numbers)
    for part in edition.parts:
        print(f"\n{part.name} ({part.kind}, {part.marks:g}): {part.ask}".rstrip())
        if options.solution:
            print(f"  solution: {json.dumps(edition.solution[part.name], ensure_ascii=False)}")
            for mistake in edition.sealed()[part.name].part.mistakes:
                print(f"  typical mistake: {mistake.title or mistake.name}")
    if options.solution:
        for fault in exercise.faults(exercise.numbers):
            print(f"NOT SOUND: {fault}")
    return 0


def _variant(options: argparse.Namespace) -> int:
    from teachmech.homework.draw import normalised, read_secret
    from teachmech.homework.task.task_file import SUFFIX

    exercise = find(options.name)
    variant = exercise.variant(options.student, read_secret(options.secret_file))
    task = exercise.task(variant, normalised(options.student))
    output = options.output or Path(exercise.name + SUFFIX)
    task.save(output)
    print(f"written: {output}" + (f" ({task.given})" if task.numbers else ""))
    return 0


def _release(options: argparse.Namespace) -> int:
    from teachmech.homework.draw import read_secret
    from teachmech.homework.release.release import read_students, release

    written = release(
        find(options.name),
        options.folder,
        secret=read_secret(options.secret_file),
        students=read_students(options.students) if options.students else (),
        format=options.format,
        replace=options.replace,
        progress=sys.stderr.isatty(),
    )
    for path in written:
        print(f"written: {path}")
    return 0


def _check(options: argparse.Namespace) -> int:
    from teachmech.homework.marking.submissions import read_submission
    from teachmech.homework.task.task import Task

    try:
        task = Task.read(options.task)
        names = [part.name for part in task.parts]
        submission = read_submission(options.answers, names, task=options.task)
        if submission.status not in ("read", "run", "edited checks"):
            what = f"{submission.status}: {submission.words}"
            raise ProblemError(what, where=str(options.answers))
        if submission.exercise not in ("", task.exercise):
            what = f"these are answers to the exercise '{submission.exercise}'"
            hint = f"the task is '{task.exercise}'"
            raise ProblemError(what, where=str(options.answers), hint=hint)
        report = task.report(submission.answers)
    except TeachmechError as error:
        print(f"teachmech: {error.one_line()}", file=sys.stderr)
        return UNUSABLE
    if submission.words:
        print(f"teachmech: {options.answers}: {submission.words}", file=sys.stderr)
    print(json.dumps(report.to_dict(), indent=2, ensure_ascii=False) if options.json else report)
    return RIGHT if report.is_right else NOT_RIGHT


def _report(options: argparse.Namespace) -> int:
    from teachmech.homework.draw import read_secret
    from teachmech.homework.marking.marking import mark

    exercise = find(options.name)
    secret = read_secret(options.secret_file)
    if options.csv and not options.csv.parent.is_dir():  # said before the work, not after it
        raise ProblemError("there is no such folder", where=str(options.csv.parent))
    if options.csv and options.csv.is_dir():
        hint = "name a file, such as marks.csv"
        raise ProblemError("this is a folder", where=str(options.csv), hint=hint)
    marks = mark(
        options.folder,
        exercise,
        secret,
        pattern=options.pattern,
        workers=options.workers,
        run=not options.no_run,
        progress=sys.stderr.isatty(),
    )
    print(marks)
    if options.csv:
        marks.to_csv(options.csv)
        print(f"written: {options.csv}")
    return 0


def _secret(options: argparse.Namespace) -> int:
    secret = secrets.token_urlsafe(32)
    if options.output is None:
        print(secret)
        return 0
    try:  # readable by its owner alone, and never over another one
        file = os.open(options.output, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        hint = "variants that were given out depend on it; choose another name"
        raise ProblemError("the file is there", where=str(options.output), hint=hint) from None
    with os.fdopen(file, "w", encoding="utf-8") as stream:
        stream.write(secret + "\n")
    print(f"written: {options.output}; keep it, and keep it from students")
    return 0


# --- where exercises are found ----------------------------------------------------------------


def find(name: str) -> Exercise:
    """Return an exercise by the path of its notebook, or by its name.

    Names are those in ``exercises/``, and those that come with the package.

    Raises
    ------
    ProblemError
        There is none; or it makes no sense.
    """
    path = Path(name)
    if path.suffix == ".ipynb" or path.is_file():
        return _read(path)
    sources = [*_sources(shipped("exercises")), *_sources(FOLDER)]  # the latter hide the former
    known = {path.stem.lstrip("0123456789-"): path for path in sources}
    short = name.lstrip("0123456789-")
    check_known("exercise", [short], known)
    return _read(known[short])


def _read(path: Path) -> Exercise:
    from teachmech.homework.exercise.exercise import Exercise

    return Exercise.read(path)


def _sources(folder: Path) -> list[Path]:
    """The source notebooks of a folder, in order, but for the template of a new one."""
    found = (path for path in folder.glob("*.ipynb") if path.name != "template.ipynb")
    return sorted(path for path in found if not path.name.startswith("."))
