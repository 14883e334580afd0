"""What stands on the cards of an exercise: the task, its parts, feedback, hints and the score."""

from __future__ import annotations

import base64
import html
import io
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from teachmech.base.words import as_text, counted
from teachmech.homework.parts import Part
from teachmech.homework.task.report import PartReport, Report
from teachmech.homework.task.task_file import TaskFile
from teachmech.widgets.markdown import to_html

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_TITLE = re.compile(r"\A\s*# [^\n]*\n")


def head_card(task: TaskFile, notice: str) -> dict[str, Any]:
    """Return the card with title, goal, text and numbers of a task.

    Parameters
    ----------
    task : TaskFile
    notice : str
        What is to be said of the answers that were found; empty as a rule.
    """
    intro = f"<p><b>Goal:</b> {html.escape(task.goal)}</p>"
    intro += f"<p>About {task.minutes} minutes, {counted(task.out_of, 'mark')}.</p>"
    card = {"title": task.title, "intro": intro}
    card["before"] = to_html(_TITLE.sub("", task.text, count=1)) + _numbers_html(task)
    return card | ({"message": notice} if notice else {})


def _numbers_html(task: TaskFile) -> str:
    if not task.numbers:
        return ""
    names = "".join(f"<th scope='col'>{html.escape(name)}</th>" for name in task.numbers)
    given = (f"{as_text(x)} {task.units.get(name, '')}" for name, x in task.numbers.items())
    values = "".join(f"<td>{html.escape(value.strip())}</td>" for value in given)
    whose = f" (variant of {html.escape(task.student)})" if task.student else ""
    table = f"<table class='tm-numbers'><tr>{names}</tr><tr>{values}</tr></table>"
    return f"<h4>Your numbers{whose}</h4><div class='tm-scroll'>{table}</div>"


def part_card(part: Part, number: int, fields: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the card of a part with its fields."""
    buttons = [{"id": "check", "label": "Check", "primary": True}]
    buttons += [{"id": "hint", "label": "Hint"}] if part.hints else []
    buttons += [{"id": "show", "label": "Show motion"}] if part.kind == "motion" else []
    return {
        "title": f"{number}  {part.name} ({counted(part.marks, 'mark')})",
        "intro": to_html(part.ask),
        "groups": [{"fields": fields}],
        "buttons": buttons,
        "feedback": True,
    }


def report_html(report: PartReport, attempts: int, is_stale: bool) -> str:
    """Return the feedback of the last check; a caret stands below the field already."""
    if report.status == "missing":
        return f"<p class='tm-quiet'>{html.escape(report.words)}</p>"
    times = f"checked {'once' if attempts == 1 else f'{attempts} times'}" if attempts else ""
    if is_stale:
        times = f"{times}; this is of your answer before the last change".lstrip("; ")
    report = replace(report, error=report.error.split("\n")[0])
    stale = " class='tm-stale'" if is_stale else ""
    return f"<div{stale}>{report._repr_html_()}</div><p class='tm-quiet'>{times}</p>"


def hints_html(hints: Sequence[str], count: int) -> str:
    """Return the hints that were taken."""
    return "".join(
        f"<div class='tm-hint'><b>Hint {k} of {count}</b>{to_html(hint)}</div>"
        for k, hint in enumerate(hints, start=1)
    )


def foot_html(report: Report, stale: Sequence[str], file: str, lost: str) -> str:
    """Return the score with a line of progress, and where the answers are kept.

    Parameters
    ----------
    report : Report
    stale : sequence of str
        Parts whose answer was changed after its check.
    file : str
        The name of the file of answers; empty when there is none.
    lost : str
        Why the last answer was not kept; empty as a rule.
    """
    right = sum(part.is_right for part in report.parts)
    words = [
        f"<p><b>{report.score}</b>, {right} of {counted(len(report.parts), 'part')} right</p>"
        f"<progress max='{report.out_of:g}' value='{report.marks:g}' aria-label='{report.score}'>"
        f"</progress>"
    ]
    if stale:
        words += [f"<p>Changed since the last check: {html.escape(', '.join(stale))}.</p>"]
    if lost:
        words += [f"<p class='tm-message' role='alert'>{html.escape(lost)}</p>"]
    elif file:
        words += [f"<p class='tm-quiet'>Your answers are kept in {html.escape(file)}.</p>"]
    else:
        words += ["<p class='tm-quiet'>Your answers are not kept in a file.</p>"]
    return "".join(words)


def picture_html(figure: Figure) -> str:
    """Return a figure as a picture in the text."""
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=80)
    data = base64.b64encode(buffer.getvalue()).decode()
    words = "the expected motion and the motion of your answer"
    return f"<img src='data:image/png;base64,{data}' alt='{words}'>"
