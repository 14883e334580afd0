"""The page of an exercise: task, fields, checker and hints in one HTML file, without a kernel."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from teachmech.animation.page import heading, html_page, script_data
from teachmech.animation.scripts import bundle
from teachmech.base.extras import requiring
from teachmech.homework.kinds import kind_of
from teachmech.homework.page.page_data import page_data
from teachmech.homework.parts import Part
from teachmech.homework.setting import Scope
from teachmech.homework.task.answer_fields import answer_fields_of
from teachmech.homework.task.report import STATUS_MARKS

if TYPE_CHECKING:
    from teachmech.homework.task.task_file import TaskFile

PAGE_SUFFIX = ".html"
SHOWN = 3  # fields for which an example is shown, at most
_PACKAGE = Path(__file__).parents[2]
_STYLES = ("widgets/form.css", "homework/page/exercise_page.css")
_SCRIPT = """
{bundle}
page.showExercise({data});
"""
_BODY = Markup("""{title}
<div class="tm-intro tm-text">{intro}</div>
<noscript><p class="tm-message">This page needs a browser that runs scripts. If you see it in the
preview of a mail or of a file manager, save the file and open it in the browser.</p></noscript>
<article class="tm-text">{text}{numbers}</article>
<h2>Questions</h2>
<div id="exercise"></div>""")


def exercise_page(task: TaskFile) -> str:
    """Return the page of a task, one HTML file that loads nothing.

    The page checks answers as `TaskFile.check` does, keeps them in the browser, and saves them in a
    file that `teachmech.homework.mark` reads. It contains what the task file contains: hints and
    sealed values, but no answer.

    Parameters
    ----------
    task : Task

    Raises
    ------
    ProblemError
        If the extra ``notebook`` is not installed, which typesets texts and formulas.
    """
    with requiring("a page needs"):
        from teachmech.homework.task.task_html import intro_html, numbers_html, text_html
    javascript = _SCRIPT.format(
        bundle=bundle("exercise_page"), data=script_data(_data(task), allow_nan=False)
    )
    css = "".join((_PACKAGE / name).read_text(encoding="utf-8") for name in _STYLES)
    body = _BODY.format(
        title=heading(task.title),
        intro=intro_html(task),
        text=text_html(task),
        numbers=numbers_html(task, Markup("<h2>{}</h2>")),
    )
    return html_page(task.title, css, body, javascript, pictures=True)


def _data(task: TaskFile) -> dict[str, Any]:
    """Return the data of the script, of the type ``ExerciseData`` of ``page_types.d.ts``."""
    shown = task.model_copy(update={"text": ""})  # it may contain pictures
    return {
        "exercise": task.exercise,
        "student": task.student,
        "feedback": task.gives_feedback,
        "task": json.dumps(shown.model_dump(mode="json")),
        "checker": page_data(task),
        "signs": {status: list(mark) for status, mark in STATUS_MARKS.items()},
        "parts": [_part(task, part, number) for number, part in enumerate(task.parts, start=1)],
    }


def _part(task: TaskFile, part: Part, number: int) -> dict[str, Any]:
    from teachmech.homework.task.task_html import part_title, question_html
    from teachmech.widgets.markdown import to_html

    return {
        **part_data(part, task.frame),
        "title": part_title(part, number),
        "marks": part.marks,
        "ask": question_html(part, task.frame),
        "example": _example(part, task.frame),
        "hints": [to_html(hint) for hint in part.hints],
    }


def part_data(part: Part, scope: Scope) -> dict[str, Any]:
    """Return what determines the fields of a part, of the type ``ShapeData``."""
    kind, fields = kind_of(part), answer_fields_of(part, scope)
    return {
        "name": part.name,
        "shape": kind.fields,
        "label": kind.label(part),
        "labels": fields.labels,
        "columns": fields.columns,
        "coordinates": list(scope.coordinates),
        "options": list(part.options),
        "start": part.start,
        "asked": len(part.names),
    }


def _example(part: Part, scope: Scope) -> Markup:
    """Return a line that shows how an answer is typed; empty if the field itself shows it."""
    kind = kind_of(part)
    sample = kind.sample(part, scope)
    if sample is None or " as in " in kind.label(part):
        return Markup()
    fields = answer_fields_of(part, scope, sample)
    texts = {name: text for name, text in fields.texts(sample).items() if text}
    shown = list(texts.items())[:SHOWN]
    code, next_line = Markup("<code>{}</code>"), Markup(", in the next line ")
    typed = [
        (Markup("{}: ").format(fields.labels[name]) if len(shown) > 1 else Markup())
        + next_line.join(code.format(line) for line in text.split("\n"))
        for name, text in shown
    ]
    return Markup("<p>Typed, for example, as {}</p>").format(Markup(", ").join(typed))
