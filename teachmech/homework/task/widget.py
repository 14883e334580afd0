"""The widget of an exercise: its text, a card for each part, and the score.

It contains no physics: the task checks answers, and its store keeps them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any
from uuid import uuid4

import ipywidgets
from markupsafe import Markup

from teachmech.animation.chart import Chart
from teachmech.animation.player import Player
from teachmech.base.errors import MissingPackageError, TeachmechError
from teachmech.base.log import LOG
from teachmech.base.progress import stage
from teachmech.base.words import counted
from teachmech.draft.check import Check
from teachmech.homework.kinds import kind_of
from teachmech.homework.parts import Part
from teachmech.homework.setting import Scope
from teachmech.homework.statuses import AnswerStatus
from teachmech.homework.task.answer_fields import answer_fields_of, located
from teachmech.homework.task.pictures import AnswerMotion
from teachmech.homework.task.report import PartReport, Report
from teachmech.homework.task.task_file import TaskFile, is_missing
from teachmech.homework.task.task_html import (
    intro_html,
    numbers_html,
    part_title,
    question_html,
    text_html,
)
from teachmech.widgets.cell import close_tree
from teachmech.widgets.form import Form, check_fields
from teachmech.widgets.markdown import to_html
from teachmech.widgets.runner import Runner

_FOOT = {"title": "Score", "buttons": [{"id": "all", "label": "Check all"}], "feedback": True}
COMPARED = (AnswerStatus.RIGHT, AnswerStatus.CLOSE, AnswerStatus.PARTLY, AnswerStatus.WRONG)


class ExerciseWidget(ipywidgets.VBox):  # type: ignore[misc]
    """A task with fields for the answers, Check, hints and the score.

    Typed texts are stored next to the task file immediately. When the widget is made again, it
    shows them with the marks of checked answers. `parts` contains the card of each part by name, in
    order: its ``form``, ``answer`` and ``report``.
    """

    def __init__(self, task: TaskFile) -> None:
        self.task = task
        notice, task.answers.notice = task.answers.notice, ""  # it is shown once
        self._head = Form()
        self._head.show(_head_card(task, notice))
        self._foot = Form(pressed=lambda button, step, values: self._check_all())
        self._foot.show(_FOOT)
        self.parts = {
            part.name: _PartWidget(task, part, number, self._update_score)
            for number, part in enumerate(task.parts, start=1)
        }
        cards = (card for part in self.parts.values() for card in part.cards)
        super().__init__([self._head, *cards, self._foot])
        self.add_class("tm-exercise")
        self._update_score()
        self._foot.runner.begin(self._check_again)

    @property
    def report(self) -> Report:
        """The marks of the last checks; parts that were not checked count as missing."""
        return Report(self.task.exercise, tuple(part.report for part in self.parts.values()))

    def check_all(self) -> None:
        """Check every part that has an answer."""
        self._foot.runner.begin(self._check_all)

    async def _check_all(self) -> None:
        for part in self.parts.values():
            if not is_missing(part.answer):
                await part.check(self._foot.runner, counted=True)
                self._update_score()

    async def _check_again(self) -> None:
        """Check the answers again that were checked before the widget was made."""
        for part in self.parts.values():
            if self.task.answers.attempts(part.name) and not is_missing(part.answer):
                await part.check(self._foot.runner)
                self._update_score()

    def _update_score(self) -> None:
        lost = next((part.lost for part in self.parts.values() if part.lost), "")
        path = self.task.answers.path
        stale = [part.name for part in self.parts.values() if part.is_stale]
        words = _score_html(self.report)
        if stale:
            changed = Markup("<p>Changed since the last check: {}.</p>")
            words += changed.format(", ".join(stale))
        if lost:
            words += Markup("<p class='tm-message' role='alert'>{}</p>").format(lost)
        else:
            saved = f"saved in {path.name}" if path else "not saved in a file"
            words += Markup("<p class='tm-quiet'>Your answers are {}.</p>").format(saved)
        self._foot.show_feedback(words)

    def __repr__(self) -> str:
        return f"<Widget of the exercise {self.task.exercise}>"

    def dispose(self) -> None:
        """Close all widgets."""
        close_tree(self)


class _PartWidget:
    """One part: its card, the typed texts, and the result of the last check."""

    def __init__(
        self, task: TaskFile, part: Part, number: int, changed: Callable[[], None]
    ) -> None:
        self.task, self.part, self.name = task, part, part.name
        self.lost = ""  # the reason why the last answer could not be stored
        self._changed = changed  # called when marks or stored answers may have changed
        kept = task.answers[part.name]
        self._fields = answer_fields_of(part, task.frame, kept)
        self._texts = self._fields.texts(kept)
        self._checked: Any = None  # the answer that the report belongs to
        self._moved: Any = None  # the answer whose motion is shown
        self._motion_words = Markup()
        # the moving picture and its chart
        self._screen = ipywidgets.VBox(layout={"grid_gap": "12px"})
        self.report = PartReport(
            part.name, AnswerStatus.MISSING, 0.0, part.marks, words="Not checked yet."
        )
        self.form = Form(self.typed, self._pressed)
        checks = {name: check_fields(check) for name, check in self._checks().items()}
        fields = {"fields": self._fields.fields(self._texts), "columns": self._fields.columns}
        self.form.show(_part_card(part, task.frame, number, fields) | {"checks": checks})
        self._show()

    @property
    def cards(self) -> list[ipywidgets.Widget]:
        """The widgets of the part: its card, and for a whole problem its motion below it."""
        return [self.form, self._screen] if kind_of(self.part).is_problem else [self.form]

    @property
    def answer(self) -> Any:
        return self._fields.answer(self._texts)

    @property
    def is_stale(self) -> bool:
        """Return whether the answer was changed after its check."""
        return self._checked is not None and self._checked != self.answer

    def typed(self, name: str, text: str) -> None:
        """Store a text while it is typed, and show its feedback."""
        before = self._told
        self._texts[name] = text
        self._keep(lambda: self.task.answers.__setitem__(self.name, self.answer))
        if self._told != before:
            self._show()
            self._changed()
        self.form.judge({name: text}, self._fields.check)

    def press(self, button: str) -> None:
        """Press a button: ``"check"``, ``"hint"`` or ``"show"`` (the motion)."""
        self.form.runner.begin(lambda: self._pressed(button, "", {}))

    async def _pressed(self, button: str, step: str, values: dict[str, str]) -> None:
        self._texts |= {name: text for name, text in values.items() if name in self._texts}
        self.form.judge_later(
            self._texts, self._fields.check
        )  # a press may arrive before the last typed text
        if button == "check":
            await self.check(self.form.runner, counted=True)
        elif button == "hint":
            self._keep(lambda: self.task.hint(self.name))
        elif button == "show":
            await self._move(self.form.runner, begun=True)
        self._show()
        self._changed()

    async def check(self, runner: Runner, counted: bool = False) -> None:
        """Check the answer in another thread; an attempt counts when its report exists."""
        answer = self.answer
        self.report = await runner.work(lambda progress: self._report_of(answer))
        if counted and not is_missing(answer):
            self._keep(lambda: self.task.answers.attempt(self.name, answer))
        self._checked = answer
        if self._moved is not None:  # the motion of another answer, or without the right one
            await self._move(runner)
        self._show()

    def _checks(self) -> dict[str, Check]:
        return {name: self._fields.check(name, text) for name, text in self._texts.items()}

    def _keep(self, action: Callable[[], Any]) -> None:
        try:
            action()
            self.lost = ""
        except TeachmechError as error:
            self.lost = str(error)

    @stage("checking the answer")
    def _report_of(self, answer: Any) -> PartReport:
        try:
            return self.task.check(self.name, answer)
        except MissingPackageError as error:
            return PartReport(
                self.name, AnswerStatus.UNMARKED, 0.0, self.part.marks, error=str(error)
            )
        except Exception as error:  # a message, not a traceback
            LOG.exception("the answer to %s cannot be checked", self.name)
            name = type(error).__name__
            what = f"This answer could not be checked ({name}); write it in another form."
            return PartReport(self.name, AnswerStatus.UNREADABLE, 0.0, self.part.marks, error=what)

    @property
    def _told(self) -> tuple[Any, ...]:
        """What the feedback and the buttons say about the present text."""
        return self.is_stale, self.lost, self._moved_before, is_missing(self.answer)

    @property
    def _moved_before(self) -> bool:
        """Return whether the motion on the screen is that of an earlier answer."""
        return self._moved is not None and self._moved != self.answer

    async def _move(self, runner: Runner, begun: bool = False) -> None:
        """Show the motion of the answer, and the right one if the answer was compared with it."""
        answer = self.answer
        compared = self.report.status in COMPARED and not self.is_stale
        found, self._motion_words = await runner.work(lambda progress: self._draw(answer, compared))
        self._moved = answer
        for child in self._screen.children:
            close_tree(child)
        self._screen.children = _screen_of(found, begun) if found else ()

    @stage("computing the motion")
    def _draw(self, answer: Any, compared: bool) -> tuple[AnswerMotion | None, Markup]:
        try:
            found = self.task.motion(self.name, answer, compared)
        except TeachmechError as error:
            return None, _error_html(located(error, answer))
        except Exception as error:  # a message, not a traceback
            LOG.exception("the motion of %s cannot be drawn", self.name)
            words = Markup("<p>The motion could not be drawn ({}).</p>")
            return None, words.format(type(error).__name__)
        return found, Markup("<p>{}</p>").format(found.words)

    def _show(self) -> None:
        kept, hints = self.task.answers, self.part.hints
        taken = min(kept.hints(self.name), len(hints))
        buttons = {"check": ("Check", True)}
        if hints:
            label = f"Hint {taken + 1} of {len(hints)}" if taken < len(hints) else "No more hints"
            buttons["hint"] = (label, taken < len(hints))
        if kind_of(self.part).is_problem:
            buttons["show"] = ("Show motion", not is_missing(self.answer))
        feedback = _report_html(self.report, kept.attempts(self.name), self.is_stale)
        feedback += self._motion_words
        if self._moved_before:
            feedback += Markup("<p class='tm-quiet'>The motion is that of an earlier text.</p>")
        self.form.show_feedback(feedback + _hints_html(hints[:taken], len(hints)), buttons)


# --- the cards --------------------------------------------------------------------------------


def _head_card(task: TaskFile, notice: str) -> dict[str, Any]:
    """Return title, goal, text and numbers, and a notice on stored answers."""
    text = text_html(task) + numbers_html(task)
    card = {"title": task.title, "intro": intro_html(task), "before": text}
    return card | ({"message": notice} if notice else {})


def _part_card(part: Part, scope: Scope, number: int, fields: dict[str, Any]) -> dict[str, Any]:
    buttons = [{"id": "check", "label": "Check", "primary": True}]
    buttons += [{"id": "hint", "label": "Hint"}] if part.hints else []
    buttons += [{"id": "show", "label": "Show motion"}] if kind_of(part).is_problem else []
    return {
        "title": part_title(part, number),
        "intro": question_html(part, scope),
        "groups": [fields],
        "buttons": buttons,
        "feedback": True,
    }


def _report_html(report: PartReport, attempts: int, is_stale: bool) -> Markup:
    if report.status == AnswerStatus.MISSING:
        return Markup("<p class='tm-quiet'>{}</p>").format(report.words)
    times = f"checked {'once' if attempts == 1 else f'{attempts} times'}" if attempts else ""
    if is_stale:
        times = f"{times}; this is the result for your answer before the last change".lstrip("; ")
    report = replace(report, error=report.error.split("\n")[0])  # the caret is below the field
    stale = Markup(" class='tm-stale'") if is_stale else ""
    page = Markup("<div{}>{}</div><p class='tm-quiet'>{}</p>")
    return page.format(stale, report._repr_html_(), times)


def _error_html(check: Check) -> Markup:
    words = Markup("<p>The motion cannot be shown. {}</p>").format(check.error)
    return words + (Markup("<pre>{}</pre>").format(check.caret) if check.caret else Markup())


def _hints_html(hints: Sequence[str], count: int) -> Markup:
    shown = Markup("<div class='tm-hint'><b>Hint {} of {}</b>{}</div>")
    each = enumerate(hints, start=1)
    return Markup().join(shown.format(k, count, to_html(hint)) for k, hint in each)


def _score_html(report: Report) -> Markup:
    """Return the score with a line of progress."""
    if not report.is_marked:
        return Markup("<p><b>{}</b></p>").format(report.score)
    right = sum(part.is_right for part in report.parts)
    parts = counted(len(report.parts), "part")
    words = Markup("<p><b>{}</b>, {} of {} right</p>").format(report.score, right, parts)
    bar = Markup("<progress max='{:g}' value='{:g}' aria-label='{}'></progress>")
    return words + bar.format(report.out_of, report.marks, report.score)


def _screen_of(motion: AnswerMotion, begun: bool) -> tuple[ipywidgets.Widget, ...]:
    """Return the widgets of a motion: the moving picture, and the coordinates over time."""
    group = uuid4().hex
    chart = Chart(group)
    chart.show("Coordinates", motion.courses)
    if motion.own is None:
        return (chart,)
    player = Player(motion.right or motion.own, group)
    if motion.right:
        player.show(motion.right, beside=motion.own)
    if begun:
        player.begin()
    return player, chart
