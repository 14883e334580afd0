"""Task: what a student gets of an exercise, and how it is opened."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from teachmech.homework.task.task_file import TaskFile
from teachmech.widgets.cell import belonging_to_its_cell, needing_the_extra

if TYPE_CHECKING:
    from teachmech.homework.task.widget import ExerciseWidget


class Task(TaskFile):
    """A task: text, numbers, parts, hints, and what the answers are compared with.

    Attributes
    ----------
    exercise, title, goal : str
    minutes : int
        The expected time.
    student : str
        Whose variant it is; may be empty.
    numbers : dict of str to float
        The variant.
    units : dict of str to str
        The units of these numbers, by name.
    text : str
        Markdown.
    parts : tuple of Part
        Without what students must not have.
    frame : Frame
        The names and numbers that answers may use.
    key : str
        The right answers and the typical mistakes, sealed; see `teachmech.homework.task.key`.
    digest : str
        The hash of all the rest, by which a change is noticed.

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
            The extra ``notebook`` is not installed.
        """
        with needing_the_extra("the widget of an exercise needs"):
            from teachmech.homework.task.widget import ExerciseWidget
        return belonging_to_its_cell(ExerciseWidget(self))


def open_task(path: str | Path) -> Task:
    """Return the task in a file; see `Task`.

    Parameters
    ----------
    path : str or Path

    Raises
    ------
    ProblemError
        It is missing, damaged, changed, or of another version.

    Examples
    --------
    >>> open_task("no-such.task.json")
    Traceback (most recent call last):
    teachmech.base.errors.ProblemError: no-such.task.json: No such file or directory
    """
    return Task.read(path)
