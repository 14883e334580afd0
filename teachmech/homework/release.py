"""Release an exercise: folders that students, nbgrader or otter-grader take."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from teachmech.errors import ProblemError, shortened
from teachmech.homework.classes import SUFFIX, write_class
from teachmech.homework.nbgrader import CONFIGURATION, assignment
from teachmech.homework.notebooks import outline, plain
from teachmech.homework.otter import master
from teachmech.homework.task import SUFFIX as TASK
from teachmech.homework.variants import normalised
from teachmech.problem_files import read_text
from teachmech.progress import Progress, Report

if TYPE_CHECKING:
    from nbformat import NotebookNode

    from teachmech.homework.exercise import Exercise

Format = Literal["plain", "nbgrader", "otter"]
CLASS = "class"  # the student whose variant everybody gets
_FOLDER = re.compile(r"[\w@+][\w@.+-]{0,99}")


def release(
    exercise: Exercise,
    folder: str | Path,
    *,
    secret: str,
    students: Sequence[str] = (),
    format: Format = "plain",
    progress: Progress | bool | None = None,
) -> list[Path]:
    """Write what students, or a grader, get of an exercise.

    plain
        A folder for each student with ``NAME.ipynb`` and ``NAME.task.json``.
    nbgrader
        ``source/NAME/`` of a course folder with the notebook and the task file, and a
        ``nbgrader_config.py`` where there is none.
    otter
        ``NAME/`` with the master notebook for ``otter assign`` and the task file.

    Parameters
    ----------
    exercise : Exercise
    folder : str or Path
        Where to write; made if it is missing.
    secret : str
        The secret of the course.
    students : sequence of str
        Their ids. A grader releases one notebook to all. With at most one id all get the same
        variant, that of this id, or of the id ``class``. With more, the task file is
        ``NAME.class.json``, the notebook asks for the id, and its texts say *your L*.
    format : {"plain", "nbgrader", "otter"}
    progress : callable or bool, optional
        As for `teachmech.ensemble`; a variant takes some seconds a student. What is written of a
        plain release that was stopped stays.

    Returns
    -------
    list of Path
        The notebooks.

    Raises
    ------
    ProblemError
        No id is given for a plain release; an id is no name of a folder, or occurs twice; or a
        student has no sound variant; or `progress` stopped it.
    """
    if format == "plain" and not students:
        raise ProblemError("there are no students", hint="give the id of at least one")
    students = _folders(students or (CLASS,))
    folder, name = Path(folder), exercise.name
    report = Report(
        progress, parts=len(students), span=len(students), text="{n:.0f} of {total:.0f}"
    )
    variants, written = {}, []
    try:
        for student in students:
            variants[student] = exercise.variant(student, secret)
            if format == "plain":
                written.append(_plain(exercise, folder / student, variants[student], student))
            if report(1) is False:
                raise ProblemError(f"stopped after {len(variants)} of {len(students)} students")
            report.before += 1
    finally:
        report.close()
    if format == "plain":
        return written
    place = folder / "source" / name if format == "nbgrader" else folder / name
    place.mkdir(parents=True, exist_ok=True)
    first = students[0]
    answers = exercise.solution(variants[first])
    if len(students) == 1:
        file = f"{name}{TASK}"
        exercise.task(variants[first]).save(place / file)
        blocks = outline(exercise, file, variants[first], answers)
    else:
        file = f"{name}{SUFFIX}"
        write_class(place / file, {one: exercise.task(variants[one]) for one in students})
        blocks = outline(exercise, file, None, answers, first)
    if format == "nbgrader":
        _configure(folder)
        return [_write(assignment(blocks, name), place / f"{name}.ipynb")]
    return [_write(master(blocks, name, file), place / f"{name}.ipynb")]


def read_students(path: str | Path) -> list[str]:
    """Return the ids of a class from a text file: one in a line, ``#`` begins a comment line.

    Parameters
    ----------
    path : str or Path

    Returns
    -------
    list of str

    Raises
    ------
    ProblemError
        The file cannot be read, or has no id.

    Examples
    --------
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "class.txt")
    ...     _ = path.write_text(chr(10).join(["# winter", "ada", "", "bo@uni.example"]))
    ...     read_students(path)
    ['ada', 'bo@uni.example']
    """
    lines = (line.strip() for line in read_text(path).splitlines())
    students = [line for line in lines if line and not line.startswith("#")]
    if not students:
        hint = "write one id in each line"
        raise ProblemError("there is no student in the list", where=str(path), hint=hint)
    return students


def _plain(exercise: Exercise, folder: Path, numbers: dict[str, float], student: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = f"{exercise.name}{TASK}"
    exercise.task(numbers, student).save(folder / file)
    blocks = outline(exercise, file, numbers)
    return _write(plain(blocks, exercise.name), folder / f"{exercise.name}.ipynb")


def _configure(folder: Path) -> None:
    path = folder / "nbgrader_config.py"
    if not path.exists():
        path.write_text(CONFIGURATION, encoding="utf-8")


def _write(made: NotebookNode, path: Path) -> Path:
    import nbformat

    nbformat.validate(made)
    nbformat.write(made, path)
    return path


def _folders(students: Sequence[str]) -> list[str]:
    """Return the ids without blanks around them, as names of folders that differ."""
    ids = [student.strip() for student in students]
    seen: set[str] = set()
    for one in ids:
        if not _FOLDER.fullmatch(one):
            hint = "use letters, digits and . _ - @ +"
            raise ProblemError(f"{shortened(one)} cannot be the name of a folder", hint=hint)
        if normalised(one) in seen:
            raise ProblemError(
                f"the student {shortened(one)} is listed twice", hint="list each once"
            )
        seen.add(normalised(one))
    return ids
