"""The exercise of one student, opened from a task file or from the file of a class."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from teachmech.base.errors import ProblemError, readable, shortened
from teachmech.base.extras import requiring
from teachmech.base.files import read_text, write_text
from teachmech.homework.task.task_file import TaskFile
from teachmech.homework.variant_numbers import SECRET_VARIABLE, normalised_id, read_secret
from teachmech.widgets.cell import attached_to_cell

if TYPE_CHECKING:
    from teachmech.homework.task.widget import ExerciseWidget

CLASS_SUFFIX = ".class.json"
MAX_CLASS = 300_000_000  # bytes; a task has up to 0.1 MB
_CLASS = "teachmech class 1"


class Task(TaskFile):
    """A task: text, numbers, parts, hints, and the key to the answers.

    Attributes
    ----------
    exercise, title, goal, text : str
        The text is Markdown.
    minutes : int
        The expected time.
    student : str
        The student whose variant it is; may be empty.
    numbers, units : dict
        The numbers and units of the variant, by parameter.
    parts : tuple of Part
        The parts, without data that students must not have.
    frame : Frame
        The names and numbers that answers may use.
    key : str
        The sealed right answers and typical mistakes; see `teachmech.homework.task.key`.
    seal : str
        The seal of the course, which can only be made with its secret; may be empty.
    digest : str
        The hash of all other fields, which reveals changes.

    Examples
    --------
    >>> task = Task.read("bead.task.json")  # doctest: +SKIP
    >>> task.check("wire", "y1 = a*x1^2")  # doctest: +SKIP
    """

    def widget(self) -> ExerciseWidget:
        """Return the task as a widget: numbers, fields, Check, hints and the score.

        Raises
        ------
        ProblemError
            If the extra ``notebook`` is not installed.
        """
        with requiring("the widget of an exercise needs"):
            from teachmech.homework.task.widget import ExerciseWidget
        return attached_to_cell(ExerciseWidget(self))


def open_task(path: str | Path, *, secret: str = "") -> Task:
    """Return the task in a file; see `Task`.

    Parameters
    ----------
    path : str or Path
    secret : str
        The secret of the course, for an instructor who checks that the file was released with it.
        By default, the environment variable TEACHMECH_SECRET is used if it is set; a file without
        its seal then gives a warning and is not refused.

    Raises
    ------
    ProblemError
        If the file is missing, damaged, changed, of another version, or not released with `secret`.

    Examples
    --------
    >>> open_task("no-such.task.json")
    Traceback (most recent call last):
    teachmech.base.errors.ProblemError: no-such.task.json: No such file or directory
    """
    return _compared(Task.read(path), secret, str(path))


def write_class(path: str | Path, tasks: Mapping[str, Task]) -> None:
    """Write the tasks of a class, by the id of the student, to ``NAME.class.json``.

    The file contains ids only as salted hashes.
    """
    salt = secrets.token_hex(16)
    hashed = {_hashed(student, salt): json.loads(task.to_text()) for student, task in tasks.items()}
    data = {"format": _CLASS, "salt": salt, "tasks": dict(sorted(hashed.items()))}
    write_text(path, json.dumps(data) + "\n")


def open_class(path: str | Path, student: str, *, secret: str = "") -> Task:
    """Return the task of a student from the file of a class.

    Parameters
    ----------
    path : str or Path
    student : str
        The id of the student in the instructor's list; capitals do not matter.
    secret : str
        See `open_task`.

    Raises
    ------
    ProblemError
        If the file cannot be read, has no task for this student, or was not released with `secret`.
    """
    where = str(path)
    try:
        data = json.loads(read_text(path, MAX_CLASS))
        if data["format"] != _CLASS:
            raise ValueError
        salt, tasks = str(data["salt"]), dict(data["tasks"])
    except (ValueError, KeyError, TypeError, RecursionError):
        what = "this is not the file of a class, or it is damaged"
        raise ProblemError(what, where=where) from None
    task = tasks.get(_hashed(student, salt))
    if task is None:
        what = f"there is no task for the student {shortened(student)}"
        raise ProblemError(what, where=where, hint="write your id as your instructor has it")
    return _compared(Task.loads(json.dumps(task), where), secret, where)


def _compared(task: Task, secret: str, where: str) -> Task:
    """Check the seal of a task and return it; refuse the seal of another secret."""
    known = secret or (read_secret() if SECRET_VARIABLE in os.environ else "")
    fault = task.seal_fault(known) if known else ""
    if fault and secret:
        raise ProblemError(fault, where=where, hint="open it only if you know where it is from")
    if fault:
        warnings.warn(f"{readable(where)}: {fault}", stacklevel=3)
    return task


def _hashed(student: str, salt: str) -> str:
    return hashlib.sha256(f"{salt}/{normalised_id(student)}".encode()).hexdigest()
