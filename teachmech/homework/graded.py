"""The answers in a notebook that a grader holds, with the grader's task file beside it."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from teachmech.homework.sandbox import Limits, run_cells
from teachmech.homework.submissions import Submission, read_submission


def read_graded(path: Path, task: Path, parts: Collection[str], limits: Limits) -> Submission:
    """Return the answers of a notebook; cells that compute answers find the task.

    Parameters
    ----------
    path : Path
        The notebook.
    task : Path
        The grader's copy of the task file, or of the file of the class.
    parts : collection of str
        The names that are looked for.
    limits : Limits

    Returns
    -------
    Submission
        Whatever is wrong with the notebook is its status; nothing is raised.
    """
    submission = read_submission(path, parts, limits=limits, run=False)
    if not submission.computed:
        return submission
    beside = {task.name: task.read_bytes()} if task.is_file() else {}
    return submission.with_answers(run_cells(submission.cells, submission.computed, beside, limits))
