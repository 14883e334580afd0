"""The task as a widget, where the notebook can show one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teachmech.widgets.cell import belonging_to_its_cell, needing_the_extra

if TYPE_CHECKING:
    from teachmech.homework.task.task import Task
    from teachmech.homework.task.widget import ExerciseWidget


def exercise_widget(task: Task) -> ExerciseWidget:
    """Return a task with fields for its answers, hints and the score; as `Task.widget` does.

    Parameters
    ----------
    task : Task

    Raises
    ------
    ProblemError
        The extra ``notebook`` is not installed.

    Examples
    --------
    >>> from teachmech.homework import open_task
    >>> exercise_widget(open_task("bead-on-a-wire.task.json"))  # doctest: +SKIP
    """
    with needing_the_extra("the widget of an exercise needs"):
        from teachmech.homework.task.widget import ExerciseWidget
    return belonging_to_its_cell(ExerciseWidget(task))
