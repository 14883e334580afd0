"""Release of an exercise: notebooks or pages for students, folders for nbgrader or otter."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from teachmech.base.errors import ProblemError, check_known, shortened
from teachmech.base.files import made_folder, read_text, write_text
from teachmech.base.progress import Progress, ProgressReport
from teachmech.base.words import counted
from teachmech.homework.exercise.notebooks import notebook, outline, written
from teachmech.homework.release.exercise_page import PAGE_SUFFIX, exercise_page
from teachmech.homework.release.nbgrader import CONFIGURATION, MARKING, assignment
from teachmech.homework.release.otter import master
from teachmech.homework.task.task import CLASS_SUFFIX, write_class
from teachmech.homework.task.task_file import TASK_SUFFIX
from teachmech.homework.variant_numbers import checked_secret, is_folder_name, normalised_id

if TYPE_CHECKING:
    from nbformat import NotebookNode

    from teachmech.homework.exercise.exercise import Exercise
    from teachmech.homework.task.task import Task

Format = Literal["plain", "page", "nbgrader", "otter"]
MAX_LIST = 1_000_000  # bytes of the ids of a class
CLASS_STUDENT = "class"  # id of the common variant


def release(
    exercise: Exercise,
    folder: str | Path,
    *,
    secret: str,
    students: Sequence[str] = (),
    format: Format = "plain",
    feedback: bool = True,
    replace: bool = False,
    progress: Progress | bool | None = None,
) -> list[Path]:
    """Write the files of an exercise for students or for a grader.

    plain
        A folder for each student with ``NAME.ipynb`` and ``NAME.task.json``.
    page
        A folder for each student with ``NAME.html``, which needs only a browser.
    nbgrader
        ``source/NAME/`` of a course folder with the notebook and the task file, ``marking/NAME/``
        with the task file for marking, and a ``nbgrader_config.py`` if there is none.
    otter
        ``NAME/`` with the master notebook for ``otter assign``, the task file, and the one for
        marking, ``marking-NAME.task.json``.

    A grader marks at other states than those in the students' task file. These states follow from
    the secret, as in `teachmech.homework.mark`.

    Parameters
    ----------
    exercise : Exercise
    folder : str or Path
        The folder for the files; it is created if it is missing.
    secret : str
        The secret of the course.
    students : sequence of str
        The ids of the students. A grader releases one notebook to all students. If there is at most
        one id, all students get the same variant: that of this id, or of the id ``class``. If there
        are more, the task file is ``NAME.class.json``, the notebook asks for the id, and its texts
        say *your L*.
    format : {"plain", "page", "nbgrader", "otter"}
    feedback : bool
        Whether the files contain sealed values, so that checks give feedback before the marking; if
        the exercise gives none, they never do.
    replace : bool
        Whether to write over an earlier release of the exercise.
    progress : callable or bool, optional
        See `teachmech.ensemble`; a variant takes some seconds per student. If a release without a
        grader is stopped, its finished folders are kept.

    Returns
    -------
    list of Path
        The notebooks or pages.

    Raises
    ------
    ProblemError
        If notebooks or pages have no id; an id cannot be the name of a folder, or occurs twice; the
        exercise is released there already; a student has no sound variant; `progress` stopped it.
    """
    each = {"plain": _plain, "page": _page}.get(format)  # writes the files of one student
    if each and not students:
        raise ProblemError("there are no students", hint="give the id of at least one")
    students, secret = _folders(students or (CLASS_STUDENT,)), checked_secret(secret)
    folder, name = made_folder(folder), exercise.name
    of_students = [folder / student for student in students]
    kinds = {
        "plain": of_students,
        "page": of_students,
        "nbgrader": [folder / "source" / name, folder / MARKING / name],
        "otter": [folder / name],
    }
    check_known("format", [format], kinds)
    targets = kinds[format]
    if not replace:
        _refuse(targets, name)
    count, files, theirs, ours = len(students), list[Path](), {}, {}
    with closing(ProgressReport(progress, count, count, "{n:.0f} of {total:.0f}")) as report:
        for done, student in enumerate(students, start=1):
            numbers = exercise.variant(student, secret)
            if each:
                task = exercise.task(numbers, student, feedback=feedback).sealed(secret)
                files.append(each(exercise, folder / student, task))
            else:
                theirs[student] = exercise.task(numbers, feedback=feedback).sealed(secret)
                ours[student] = exercise.task(numbers, secret=secret).sealed(secret)
            if report(1) is False:
                raise ProblemError(f"stopped after {done} of {count} students")
            report.before += 1
    if each:
        return files
    configuration = folder / "nbgrader_config.py"
    path = _assignment(exercise, targets, theirs, ours)
    if format == "nbgrader" and not configuration.exists():
        write_text(configuration, CONFIGURATION)
    return [path]


def read_students(path: str | Path) -> list[str]:
    """Return the ids of a class from a text file: one per line, ``#`` begins a comment line.

    Examples
    --------
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "class.txt")
    ...     _ = path.write_text(chr(10).join(["# winter", "ada", "", "bo@uni.example"]))
    ...     read_students(path)
    ['ada', 'bo@uni.example']
    """
    lines = (line.strip() for line in read_text(path, MAX_LIST).splitlines())
    students = [line for line in lines if line and not line.startswith("#")]
    if not students:
        hint = "write one id in each line"
        raise ProblemError("there is no student in the list", where=str(path), hint=hint)
    return students


def _refuse(targets: Sequence[Path], name: str) -> None:
    """Refuse folders that already contain a release of an exercise."""
    there = [target for target in targets if released(target, name)]
    if there:
        others = counted(len(there) - 1, "other folder")
        what = f"{name} is already released here" + (f", and in {others}" if there[1:] else "")
        hint = "students may use it: write to another folder, or replace it with --replace"
        raise ProblemError(what, where=str(there[0]), hint=f"{hint} (in Python replace=True)")


def released(target: Path, name: str) -> list[Path]:
    """Return the files of a release that are in a folder."""
    tasks = [f"{name}{TASK_SUFFIX}", f"{name}{CLASS_SUFFIX}"]
    files = [
        f"{name}.ipynb",
        f"{name}{PAGE_SUFFIX}",
        *tasks,
        *(f"{MARKING}-{task}" for task in tasks),
    ]
    return [target / file for file in files if (target / file).exists()]


def _clear(folder: Path, name: str, written: Collection[Path]) -> None:
    """Remove the files of an earlier release, which may have another format."""
    for path in released(folder, name):
        if path not in written:
            path.unlink()


def _assignment(
    exercise: Exercise,
    targets: Sequence[Path],
    theirs: Mapping[str, Task],
    ours: Mapping[str, Task],
) -> Path:
    """Write the assignment of a grader, with the tasks of the students and those for marking.

    nbgrader uses a folder for each of them; otter-grader uses one folder for both.
    """
    name, (first, task) = exercise.name, next(iter(theirs.items()))
    alone = len(theirs) == 1
    file = f"{name}{TASK_SUFFIX if alone else CLASS_SUFFIX}"
    numbers, student = (task.numbers, "") if alone else (None, first)
    blocks = outline(exercise, file, numbers, exercise.solution(task.numbers), student)
    target, *others = targets
    marking = others[0] / file if others else target / f"{MARKING}-{file}"
    made = assignment(blocks, name) if others else master(blocks, name, file, marking.name)
    for folder in targets:
        made_folder(folder)
    for tasks, path in ((theirs, target / file), (ours, marking)):
        if alone:
            tasks[first].save(path)
        else:
            write_class(path, tasks)
    path = _write(made, target / f"{name}.ipynb")
    for folder in targets:
        _clear(folder, name, (path, target / file, marking))
    return path


def _plain(exercise: Exercise, folder: Path, task: Task) -> Path:
    file = f"{exercise.name}{TASK_SUFFIX}"
    task.save(made_folder(folder) / file)
    blocks = outline(exercise, file, task.numbers)
    made = notebook([written(block, block.source) for block in blocks], exercise.name)
    path = _write(made, folder / f"{exercise.name}.ipynb")
    _clear(folder, exercise.name, (path, folder / file))
    return path


def _page(exercise: Exercise, folder: Path, task: Task) -> Path:
    path = made_folder(folder) / f"{exercise.name}{PAGE_SUFFIX}"
    write_text(path, exercise_page(task))
    _clear(folder, exercise.name, (path,))
    return path


def _write(made: NotebookNode, path: Path) -> Path:
    import nbformat

    nbformat.validate(made)
    write_text(path, nbformat.writes(made) + "\n")
    return path


def _folders(students: Sequence[str]) -> list[str]:
    """Return the ids without surrounding blanks; refuse ids that are not distinct folder names."""
    ids = [student.strip() for student in students]
    seen: set[str] = set()
    for one in ids:
        if not is_folder_name(one):
            hint = "use letters, digits and . _ - @ +"
            raise ProblemError(f"{shortened(one)} cannot be the name of a folder", hint=hint)
        if normalised_id(one) in seen:
            what = f"the student {shortened(one)} is listed twice"
            raise ProblemError(what, hint="list each student once")
        seen.add(normalised_id(one))
    return ids
