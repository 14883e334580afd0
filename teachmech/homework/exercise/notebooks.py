"""The notebook of an exercise as a list of blocks, independent of its format.

A block is a cell with its role. The plain notebook, the assignment of nbgrader and the master of
otter-grader are three formats of the same blocks; see `teachmech.homework.release`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from teachmech.base.errors import ProblemError
from teachmech.base.words import as_text, counted
from teachmech.homework.exercise.source import filled
from teachmech.homework.kinds import kind_of
from teachmech.homework.task.questions import typeset

if TYPE_CHECKING:
    from nbformat import NotebookNode

    from teachmech.homework.exercise.exercise import Exercise
    from teachmech.homework.parts import Answer, Part
    from teachmech.homework.setting import Scope

Text = Callable[[str, str], str]  # fills numbers into a text; the second argument is its location
Role = Literal["text", "code", "open", "ask", "answer", "check", "report"]

_KERNEL = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
_TAKEN = {"task", "student", "open_task", "open_class", "display", "float"}  # names in our cells


@dataclass(frozen=True)
class NotebookBlock:
    """One cell of an exercise, independent of a format.

    A cell with the role ``"code"`` is code of the instructor; ``"open"`` opens the task. Every part
    has one cell each with the roles ``"ask"``, ``"answer"`` and ``"check"``.
    """

    role: Role
    source: str  # text of the cell for students
    name: str = ""  # name of the part; "student" for the cell with the student's id
    solution: str = ""  # replaces the answer in the instructor's copy
    marks: float = 0  # marks of the part


def outline(
    exercise: Exercise,
    file: str,
    numbers: Mapping[str, float] | None,
    answers: Mapping[str, Answer] | None = None,
    student: str = "",
) -> list[NotebookBlock]:
    """Return the blocks of an exercise: its texts, and ask, answer and check of every part.

    Parameters
    ----------
    exercise : Exercise
    file : str
        The name of the task file next to the notebook.
    numbers : mapping of str to float, optional
        The variant whose numbers the texts show. If it is missing, they say *your L*.
    answers : mapping of str to answer, optional
        The solutions, by part, for the instructor's copy.
    student : str
        If the file contains a task for every student, the student to whom the solutions belong. The
        notebook then asks for the student's id.
    """
    parts = {part.name: part for part in exercise.specification.parts}
    for name in sorted(_TAKEN & parts.keys()):
        hint = "give it another name"
        raise ProblemError(f"a part cannot be called '{name}'", where=exercise.name, hint=hint)
    text = _unnumbered(exercise) if numbers is None else exercise.edition(numbers).fill
    scope, blocks = exercise.specification.setting.scope(), list[NotebookBlock]()
    for cell in exercise.cells:
        if cell.role == "answer":
            blocks += _part(parts[cell.part], scope, text, answers or {})
        elif cell.role == "text":
            blocks.append(NotebookBlock("text", text(cell.source, cell.where)))
        elif cell.role == "code":
            blocks.append(NotebookBlock("code", cell.source))
    opening, instructions = _opening(file, student), _instructions(parts.values())
    title = blocks.pop(0).source if blocks and blocks[0].role == "text" else ""
    first = NotebookBlock("text", f"{title}\n\n{instructions}".lstrip())
    answers_by_part = ", ".join(f'"{name}": {name}' for name in parts)
    report = NotebookBlock("report", f"task.report({{{answers_by_part}}})")
    return [first, *opening, *blocks, report]


def _unnumbered(exercise: Exercise) -> Text:
    """Return a function that fills a text if numbers differ from student to student."""
    specification = exercise.specification
    numbers = {name: as_text(x) for name, x in specification.setting.parameters.items()}
    known = {name: (x, x) for name, x in numbers.items()}
    known |= {name: (f"*your {name}*", name) for name in specification.variant}
    return lambda text, where: filled(text, known, where)


def _opening(file: str, student: str) -> list[NotebookBlock]:
    name, more = ("open_class", ", student") if student else ("open_task", "")
    source = f'from teachmech.homework import {name}\n\ntask = {name}("{file}"{more})\ntask'
    opened = NotebookBlock("open", source)
    if not student:
        return [opened]
    ask = "Write your id between the quotes and run the cell below it: it shows your numbers."
    answer = NotebookBlock("answer", 'student = ""', "student", f"student = {literal(student)}")
    return [NotebookBlock("text", ask), answer, opened]


def _instructions(parts: Iterable[Part]) -> str:
    """Return instructions for the use of a task, for the first cell."""
    instructions = (
        'This notebook needs `pip install "teachmech[homework,notebook]"`. '
        "Run the cell that opens the task first. Then `task.widget()`, in a cell of your own, "
        "shows it with fields for the answers, formulas as you type, checks and the score. Write "
        "into the cells below what you hand in, between quotation marks: names of the task or "
        "numbers, with `*` for a product, `^` for a power, and a decimal point or comma. A unit "
        "follows its number."
    )
    hinted = next((part.name for part in parts if part.hints), "")
    return instructions + (
        f' `task.hint("{hinted}")` gives the next hint to a part.' if hinted else ""
    )


def _part(
    part: Part, scope: Scope, text: Text, answers: Mapping[str, Answer]
) -> list[NotebookBlock]:
    name = part.name
    form = kind_of(part).form(part, scope).replace("*", r"\*")  # as in kg*m^2
    said = f"*{counted(part.marks, 'mark')}; the answer is {form}*"
    solution = f"{name} = {literal(answers[name])}" if name in answers else ""
    if (sample := kind_of(part).sample(part, scope)) is not None:
        said += f"; it is typed as in `{name} = {literal(sample)}`"
    asked = typeset(text(part.ask, name), scope)
    start = literal(text(part.start, name)) if part.start else "..."
    return [
        NotebookBlock("ask", f"{asked}\n\n{said}".lstrip(), name, marks=part.marks),
        NotebookBlock("answer", f"{name} = {start}", name, solution),
        NotebookBlock("check", f'task.check("{name}", {name})', name, marks=part.marks),
    ]


def literal(answer: Answer) -> str:
    """Return an answer as a Python literal; a long text keeps its lines if possible.

    Examples
    --------
    >>> literal({"x1": "L", "y1": 0})
    "{'x1': 'L', 'y1': 0}"
    >>> print(literal(chr(10).join(["name: rod", "time: 3"])))
    '''name: rod
    time: 3'''
    """
    lines = isinstance(answer, str) and "\n" in answer
    if lines and not re.search(r"[\r\\]|'''|'\Z", answer):
        return f"'''{answer}'''"
    return repr(answer)


def written(block: NotebookBlock, source: str, **metadata: Any) -> NotebookNode:
    """Return the cell of a block with this source and additional metadata.

    Cells that open the task, check and report can be neither edited nor deleted in an editor that
    respects their metadata.
    """
    from nbformat.v4 import new_code_cell, new_markdown_cell

    if block.role in ("text", "ask"):
        return new_markdown_cell(source, metadata=metadata)
    if block.role == "answer":
        metadata["teachmech"] = {"part": block.name}
    elif block.role != "code":
        ours = {block.role: block.name}
        metadata |= {"teachmech": ours, "editable": False, "deletable": False}
    return new_code_cell(source, metadata=metadata)


def notebook(cells: Sequence[NotebookNode], name: str) -> NotebookNode:
    """Return the notebook of an exercise; ids of cells are the same in every release."""
    from nbformat.v4 import new_notebook

    for k, cell in enumerate(cells, start=1):
        cell["id"] = f"cell-{k}"
    return new_notebook(cells=list(cells), metadata=_KERNEL | {"teachmech": {"exercise": name}})
