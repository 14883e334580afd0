"""The text of a task as HTML, for the widget and for the page."""

from __future__ import annotations

import re

from markupsafe import Markup

from teachmech.base.words import as_text, counted
from teachmech.homework.parts import Part
from teachmech.homework.setting import Scope
from teachmech.homework.task.questions import typeset
from teachmech.homework.task.task_file import TaskFile
from teachmech.widgets.markdown import to_html

_HEADING = Markup("<h4>{}</h4>")
_TITLE = re.compile(r"\A\s*# [^\n]*\n")


def intro_html(task: TaskFile) -> Markup:
    """Return the goal, the expected time and the marks."""
    intro = Markup("<p><b>Goal:</b> {}</p><p>About {} minutes, {}.</p>")
    return intro.format(task.goal, task.minutes, counted(task.out_of, "mark"))


def text_html(task: TaskFile) -> Markup:
    """Return the text of a task without its title."""
    return to_html(_TITLE.sub("", task.text, count=1))


def numbers_html(task: TaskFile, heading: Markup = _HEADING) -> Markup:
    """Return the numbers of the variant as a table below a heading; empty if there are none."""
    if not task.numbers:
        return Markup()
    names = Markup().join(Markup("<th scope='col'>{}</th>").format(name) for name in task.numbers)
    given = (f"{as_text(x)} {task.units.get(name, '')}" for name, x in task.numbers.items())
    values = Markup().join(Markup("<td>{}</td>").format(value.strip()) for value in given)
    whose = f" (variant of {task.student})" if task.student else ""
    table = Markup("<table class='tm-numbers'><tr>{}</tr><tr>{}</tr></table>").format(names, values)
    head = heading.format(f"Your numbers{whose}")
    return head + Markup("<div class='tm-scroll'>{}</div>").format(table)


def part_title(part: Part, number: int) -> str:
    """Return the title of the card of a part."""
    return f"{number}  {part.name} ({counted(part.marks, 'mark')})"


def question_html(part: Part, scope: Scope) -> Markup:
    """Return the question of a part."""
    return to_html(typeset(part.ask, scope))
