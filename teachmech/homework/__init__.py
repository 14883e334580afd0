"""Homework: exercises that differ from student to student and are checked by physics.

Students open a task with `open_task`; instructors read a source notebook with `Exercise.read` and
mark a folder of submissions with `mark`.

Examples
--------
>>> import teachmech as tm
>>> parts = (tm.homework.PartReport("wire", "right", 2, 2),)
>>> print(tm.homework.Report("bead", parts))
bead: 2 of 2 marks
wire: right, 2 of 2 marks
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from teachmech.base.late_names import late_names

if TYPE_CHECKING:
    from teachmech.homework.exercise.exercise import Exercise
    from teachmech.homework.marking.marking import mark
    from teachmech.homework.task.report import PartReport, Report
    from teachmech.homework.task.task import Task, open_class, open_task

__all__ = ["open_task", "open_class", "Task", "PartReport", "Report", "Exercise", "mark"]

_MODULES = {
    "open_task": "task.task",
    "open_class": "task.task",
    "Task": "task.task",
    "PartReport": "task.report",
    "Report": "task.report",
    "Exercise": "exercise.exercise",
    "mark": "marking.marking",
}
__getattr__ = late_names(__name__, _MODULES)
