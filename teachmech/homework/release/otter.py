"""The otter-grader assignment of an exercise, and the plugin that marks it.

otter-grader runs a submission and its tests in one process, where the code of a student may change
what the tests call. The plugin marks the answers before that, with a task file that only the
autograder has and that is sealed at states that no student knows. It then runs one cell with the
report, which the tests read. So no code of a student runs in the process of the tests, and partial
marks are exact.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from teachmech.base.errors import ProblemError, readable
from teachmech.homework.exercise.notebooks import NotebookBlock, notebook, written
from teachmech.homework.limited.sandbox import Limits
from teachmech.homework.marking.submissions import read_submission
from teachmech.homework.statuses import AnswerStatus
from teachmech.homework.task.task import CLASS_SUFFIX, open_class, open_task

if TYPE_CHECKING:
    from nbformat import NotebookNode

    from teachmech.homework.task.report import Report

ASSIGNMENT = """\
# ASSIGNMENT CONFIG
files: ["{file}"]
autograder_files: ["{marking}"]
requirements: ["teachmech[homework]"]
init_cell: false
export_cell: false
tests: {{ok_format: false}}
strip_solutions_from_all_cells: true
plugins:
  - teachmech.homework.release.otter.Marking:
      task: "{file}"
      marking: "{marking}"
      parts: [{parts}]
      seconds: 20
      trust: false"""
QUESTION = """\
# BEGIN QUESTION
name: {name}
points: {marks:g}
check_cell: false"""
ANSWER = '''\
""" # BEGIN PROMPT
{source}
""" # END PROMPT
# BEGIN SOLUTION NO PROMPT
{solution}
# END SOLUTION'''
TEST = '''\
""" # BEGIN TEST CONFIG
hidden: true
points: {marks:g}
""" # END TEST CONFIG
def test_{name}(report):
    part = report["{name}"]
    assert part["status"] == "right", part["said"]'''


def master(blocks: Sequence[NotebookBlock], name: str, file: str, marking: str) -> NotebookNode:
    """Return the master notebook of an assignment, for ``otter assign``.

    The blocks contain the solutions. ``file`` is the name of the students' task file next to the
    notebook, ``marking`` the name of the task file for marking. The latter is in the same folder,
    since otter writes files over those of a submission but does not replace existing folders.
    """
    parts = ", ".join(block.name for block in blocks if block.role == "check")
    cells = [_raw(ASSIGNMENT.format(file=file, marking=marking, parts=parts))]
    for block in blocks:
        cells += _cells(block)
    return notebook(cells, name)


def _cells(block: NotebookBlock) -> list[NotebookNode]:
    from nbformat.v4 import new_code_cell

    values = vars(block)
    shown = written(block, block.source)
    if block.role == "ask":
        return [_raw(QUESTION.format(**values)), shown]
    if block.role == "answer":
        answer = written(block, ANSWER.format(**values))
        if block.name == "student":
            return [answer]
        return [_raw("# BEGIN SOLUTION"), answer, _raw("# END SOLUTION")]
    if block.role == "check":
        test = new_code_cell(TEST.format(**values))
        return [_raw("# BEGIN TESTS"), test, _raw("# END TESTS"), _raw("# END QUESTION"), shown]
    return [shown]


def _raw(source: str) -> NotebookNode:
    from nbformat.v4 import new_raw_cell

    return new_raw_cell(source)


class Marking:
    """The plugin of an assignment: reads the answers of a submission and marks them.

    Parameters
    ----------
    submission_path : str
        The submitted notebook.
    submission_metadata : dict
        Not used.
    plugin_config : dict
        ``task`` and ``marking``: names of the students' task file and of the one for marking, both
        next to the notebook. ``parts``: names of the parts. ``seconds``: the time limit for a
        notebook with computed answers. ``trust``: whether such a notebook may run without a
        sandbox; see `run_cells`.
    """

    def __init__(
        self, submission_path: str, submission_metadata: Any, plugin_config: dict[str, Any]
    ) -> None:
        self.path = Path(submission_path)
        self.task = self.path.parent / plugin_config["task"]
        self.marking = self.path.parent / plugin_config["marking"]
        self.parts: list[str] = plugin_config["parts"]
        self.limits = Limits(seconds=plugin_config["seconds"])
        self.trust = bool(plugin_config.get("trust", False))
        self.report: Report | None = None
        self.words = ""

    def before_execution(self, submission: NotebookNode) -> NotebookNode:
        """Return the notebook that is run instead of the submission; it contains only the report.

        It is run in the folder of the submission. All other submitted files are removed from this
        folder, since Python could import them.
        """
        from nbformat.v4 import new_code_cell

        self._clear()
        own = self.marking.name.endswith(CLASS_SUFFIX)
        names = [*self.parts, "student"] if own else self.parts
        limits, trust = self.limits, self.trust
        read = read_submission(self.path, names, limits=limits, task=self.task, trust=trust)
        student = str(read.answers.get("student", ""))
        whose = f"Student: {readable(student.strip(), 80)}" if own else ""
        self.words = f"{whose}\n{read.words}".strip()
        try:
            task = open_class(self.marking, student) if own else open_task(self.marking)
        except ProblemError as error:  # such as a missing id
            self.words = error.one_line()
            missing = {"status": str(AnswerStatus.MISSING), "said": self.words}
            found = dict.fromkeys(self.parts, missing)
        else:
            self.report = task.report({name: read.answers.get(name) for name in self.parts})
            found = {
                part.part: {"status": str(part.status), "said": f"{part}\n{self.words}".strip()}
                for part in self.report.parts
            }
        name = self.task.name.split(".")[0]
        return notebook([new_code_cell(f"report = {found!r}")], name)

    def _clear(self) -> None:
        kept = (self.path.name, self.task.name, self.marking.name, "tests")
        for path in self.path.parent.iterdir():
            if path.name in kept:
                continue
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()

    def after_grading(self, results: Any) -> None:
        """Give every question its marks, including partial marks."""
        marks = dict.fromkeys(self.parts, 0.0)
        if self.report is not None:
            marks |= {part.part: part.marks for part in self.report.parts}
        for part, mark in marks.items():
            results.update_score(part, mark)

    def generate_report(self) -> str:
        """Return the feedback on the answers, for the log of the autograder."""
        return f"{self.report or ''}\n{self.words}".strip()
