"""The nbgrader assignment of an exercise, and the preprocessor that removes students' code.

nbgrader runs a submission and its tests in one process, where the code of a student may read the
instructor's files, the gradebook and other submissions, or change what the tests call. If the
configuration of the course contains `AnswersOnly`, that process receives answers instead of code.
It works in the folder ``marking/NAME/`` of the course and imports no file of a student. The task
file in this folder is sealed at states that no student knows.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import indent
from typing import TYPE_CHECKING, Any

from teachmech.base.errors import ProblemError
from teachmech.homework.exercise.notebooks import NotebookBlock, literal, notebook, written
from teachmech.homework.limited.sandbox import Limits
from teachmech.homework.marking.submissions import read_submission
from teachmech.homework.task.task import CLASS_SUFFIX
from teachmech.homework.task.task_file import TASK_SUFFIX

if TYPE_CHECKING:
    from nbformat import NotebookNode

MARKING = "marking"  # folder of a course with the task files for marking
CONFIGURATION = """\
# Configuration of an nbgrader course; run nbgrader's commands in this folder.
from teachmech.homework.release.nbgrader import AnswersOnly

c = get_config()

# A cell that takes longer than this many seconds is stopped; a test that was stopped has no marks.
c.Execute.timeout = 60

# A test that a student deleted is put back.
c.OverwriteCells.add_missing_cells = True

# Students see the line before the solution, "name = ...", and nothing instead of the solution.
c.ClearSolutions.code_stub = {"python": ""}

# Answers are read first, so that no code of a student runs with the tests, and compared with the
# task files in marking/. A notebook whose answers are computed runs alone, inside a sandbox that
# bubblewrap builds, for at most this many seconds.
c.Autograde.autograde_preprocessors.insert(0, AnswersOnly(seconds=20))
"""
SOLUTION = """\
{source}
### BEGIN SOLUTION
{solution}
### END SOLUTION"""
TESTS = """\
{source}
### BEGIN HIDDEN TESTS
_checked = {source}
display(_checked)
float(_checked.marks)
### END HIDDEN TESTS"""


def assignment(blocks: Sequence[NotebookBlock], name: str) -> NotebookNode:
    """Return the source notebook of an nbgrader assignment, with metadata of schema version 3.

    The blocks contain the solutions. A check becomes a cell of autograder tests. The student sees a
    check with the student's key; the hidden lines show the result of marking and end with the
    marks, which nbgrader uses as partial credit.
    """
    return notebook([_cell(block) for block in blocks], name)


def _cell(block: NotebookBlock) -> NotebookNode:
    if block.role in ("text", "ask", "code"):
        return written(block, block.source)
    form = {"answer": SOLUTION, "check": TESTS}.get(block.role, "{source}")
    about = {
        "grade": block.role == "check",
        "solution": block.role == "answer",
        "locked": block.role != "answer",
        "task": False,
        "grade_id": f"{block.role}-{block.name}".rstrip("-"),
        "schema_version": 3,
    }
    if block.role == "check":
        about["points"] = block.marks
    source = form.format(source=block.source, solution=block.solution)
    return written(block, source, nbgrader=about)


class AnswersOnly:
    """A preprocessor of nbgrader's autograding: answers instead of a student's code.

    It works after nbgrader has restored deleted cells, and before the notebook is run. Cells of the
    instructor are taken from the gradebook. A cell of an answer is replaced by the answer that was
    read from it, or that it computed in a separate process with the student's task file. Other code
    is shown but not run. The notebook is then run in ``marking/NAME/``. If every student has a
    variant, the student follows from the folder, not from the notebook. Other assignments are not
    changed.

    Parameters
    ----------
    seconds : float
        The time limit for a notebook with computed answers.
    trust : bool
        Whether such a notebook may run without a sandbox; see `run_cells`.
    """

    def __init__(self, seconds: float = 20, trust: bool = False) -> None:
        self.limits, self.trust = Limits(seconds=seconds), trust

    def __call__(self, nb: NotebookNode, resources: Any) -> tuple[NotebookNode, Any]:
        """Return the notebook that is run, and nbgrader's resources with the folder of the run.

        If the task file in ``marking/NAME/`` is missing, `ProblemError` is raised.
        """
        from nbformat.v4 import new_code_cell, new_markdown_cell

        about = resources["nbgrader"]
        if about.get("answers_only"):  # nbgrader reads its configuration twice
            return nb, resources
        about["answers_only"] = True
        kept, graded = _kept(about)
        opening = kept.get("open", "")
        if "teachmech.homework" not in opening:  # another assignment of the course
            return nb, resources
        parts = [name.removeprefix("check-") for name in kept if name in graded]
        own = "open_class" in opening
        path = Path(resources["metadata"]["path"], f"{about['notebook']}.ipynb")
        task = path.with_suffix(CLASS_SUFFIX if own else TASK_SUFFIX)
        marking = Path(MARKING, about["assignment"]).absolute()  # nbgrader is in the course folder
        if not (marking / task.name).is_file():
            hint = "release the exercise again, or move this folder as you moved its source"
            what = "there is no task file to mark with"
            raise ProblemError(what, where=str(marking / task.name), hint=hint)
        read = read_submission(path, parts, limits=self.limits, task=task, trust=self.trust)
        resources["metadata"]["path"] = str(marking)
        answers = {name: read.answers.get(name, ...) for name in parts}
        if own:
            answers["student"] = about["student"]
        cells = []
        for cell in nb.cells:
            name = str(cell.metadata.get("nbgrader", {}).get("grade_id", ""))
            part = name.removeprefix("answer-")
            if name in kept:
                cell.source = kept[name]
                cell.metadata.nbgrader |= {"grade": name in graded, "solution": False}
            elif cell.cell_type == "code":
                answer = f"{part} = {literal(answers.pop(part))}" if part in answers else ""
                if not _same(cell.source, answer):
                    # The instructor can still read the code, as a block of Markdown.
                    code = indent(cell.source, "    ", lambda line: True)
                    cells.append(new_markdown_cell(f"Your code:\n\n{code}"))
                    cell.source = answer
            if cell.source:
                cells.append(cell)
        # Answers whose cells were deleted.
        lost = [new_code_cell(f"{name} = {literal(value)}") for name, value in answers.items()]
        # An indented block, in which no text of students is HTML.
        words = indent(read.words, "    ", lambda line: True)
        said = [new_markdown_cell(f"**Your notebook:**\n\n{words}")] if read.words else []
        nb.cells = [*said, *lost, *cells]
        return nb, resources


def _same(source: str, answer: str) -> bool:
    """Return whether a cell consists of the answer only, apart from blanks and comments."""
    try:
        return ast.dump(ast.parse(source)) == ast.dump(ast.parse(answer))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False


def _kept(about: Mapping[str, str]) -> tuple[dict[str, str], set[str]]:
    """Return the locked cells in the gradebook by their id, and the ids of those with marks."""
    from nbgrader.api import Gradebook

    with Gradebook(about["db_url"]) as book:
        notebook = book.find_notebook(about["notebook"], about["assignment"])
        kept = {cell.name: cell.source for cell in notebook.source_cells if cell.locked}
        return kept, {cell.name for cell in notebook.grade_cells}
