"""One file with the tasks of a class: a task for every student, found by the student's id."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from pathlib import Path

from teachmech.base.errors import ProblemError, shortened
from teachmech.homework.draw import normalised
from teachmech.homework.task.task import Task

FORMAT = "teachmech class 1"
SUFFIX = ".class.json"


def write_class(path: str | Path, tasks: Mapping[str, Task]) -> None:
    """Write the tasks of a class; the ids of the students are in the file only as salted hashes.

    Parameters
    ----------
    path : str or Path
        ``NAME.class.json``.
    tasks : mapping of str to Task
        The task of each student, by id.
    """
    salt = secrets.token_hex(16)
    hashed = {_hashed(student, salt): json.loads(task.to_text()) for student, task in tasks.items()}
    data = {"format": FORMAT, "salt": salt, "tasks": dict(sorted(hashed.items()))}
    Path(path).write_text(json.dumps(data) + "\n", encoding="utf-8")


def open_class(path: str | Path, student: str) -> Task:
    """Return the task of a student from the file of a class.

    Parameters
    ----------
    path : str or Path
    student : str
        The id that the instructor has of the student; capitals do not matter.

    Returns
    -------
    Task

    Raises
    ------
    ProblemError
        The file cannot be read, or has no task for this student.
    """
    where = str(path)
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
        if data["format"] != FORMAT:
            raise ValueError
        salt, tasks = str(data["salt"]), dict(data["tasks"])
    except OSError as error:
        raise ProblemError(error.strerror or "cannot be read", where=where) from None
    except (ValueError, KeyError, TypeError, RecursionError):
        raise ProblemError(
            "this is not the file of a class, or it is damaged", where=where
        ) from None
    task = tasks.get(_hashed(student, salt))
    if task is None:
        hint = "write your id as your instructor has it"
        raise ProblemError(
            f"there is no task for the student {shortened(student)}", where=where, hint=hint
        )
    return Task.loads(json.dumps(task), where)


def _hashed(student: str, salt: str) -> str:
    return hashlib.sha256(f"{salt}/{normalised(student)}".encode()).hexdigest()
