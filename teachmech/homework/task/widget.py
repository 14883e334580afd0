"""The widget of an exercise: its text, a card for each part, and the score.

It holds no physics: answers are checked by the task and kept by its store.
"""

from __future__ import annotations

import html
from collections.abc import Callable
from typing import Any

import ipywidgets

from teachmech.base.errors import LOG, TeachmechError
from teachmech.homework.task.entries import entries_of
from teachmech.homework.task.exercise_cards import (
    foot_html,
    head_card,
    hints_html,
    part_card,
    picture_html,
    report_html,
)
from teachmech.homework.task.report import PartReport, Report
from teachmech.homework.task.task import Task, is_missing
from teachmech.widgets.cell import close_tree
from teachmech.widgets.form import Form, said


class ExerciseWidget(ipywidgets.VBox):  # type: ignore[misc]
    """A task with fields for the answers, Check, hints and the score.

    What is typed is kept beside the task file at once, and is there again when the widget is made
    anew, with the marks of what was checked.

    Parameters
    ----------
    task : Task

    Attributes
    ----------
    parts : dict of str to PartWidget
        By name, in order.

    Examples
    --------
    >>> from teachmech.homework import open_task
    >>> open_task("bead-on-a-wire.task.json").widget()  # doctest: +SKIP
    """

    def __init__(self, task: Task) -> None:
        self.task = task
        notice, task.answers.notice = task.answers.notice, ""  # it is said once
        self._head = Form(lambda name, text: None, lambda button, step, values: None)
        self._head.show(head_card(task, notice))
        self._foot = Form(lambda name, text: None, lambda button, step, values: self.check_all())
        self._foot.show(
            {
                "title": "Score",
                "buttons": [{"id": "all", "label": "Check all"}],
                "feedback": True,
            }
        )
        self.parts = {
            part.name: PartWidget(task, part.name, number, self._tell)
            for number, part in enumerate(task.parts, start=1)
        }
        super().__init__([self._head, *(p.form for p in self.parts.values()), self._foot])
        self.add_class("tm-exercise")
        self._tell()

    @property
    def report(self) -> Report:
        """The marks of the last checks; what was not checked is missing."""
        return Report(self.task.exercise, tuple(part.report for part in self.parts.values()))

    def check_all(self) -> None:
        """Check every part that has an answer."""
        for part in self.parts.values():
            if not is_missing(part.answer):
                part.press("check")
        self._tell()

    def _tell(self) -> None:
        lost = next((part.lost for part in self.parts.values() if part.lost), "")
        path = self.task.answers.path
        stale = [part.name for part in self.parts.values() if part.is_stale]
        self._foot.tell(foot_html(self.report, stale, path.name if path else "", lost))

    def __repr__(self) -> str:
        return f"<Widget of the exercise {self.task.exercise}>"

    def dispose(self) -> None:
        """Close all widgets."""
        close_tree(self)


class PartWidget:
    """One part: its card, what was typed, and what came of the last check.

    Parameters
    ----------
    task : Task
    name : str
        Of the part.
    number : int
        As it is counted on the card.
    changed : callable
        Called when marks, or what is kept, may have changed.

    Attributes
    ----------
    form : Form
    report : PartReport
        Of the last check.
    lost : str
        Why the last answer could not be kept; empty as a rule.
    """

    def __init__(self, task: Task, name: str, number: int, changed: Callable[[], None]) -> None:
        self.task, self.part, self.name = task, task.part(name), name
        self.lost = ""
        self._changed = changed
        kept = task.answers[name]
        self._entries = entries_of(self.part, task.frame, kept)
        self._texts = self._entries.texts(kept)
        self._checked: Any = None  # the answer that the report belongs to
        self._picture = ""
        words = "Not checked yet."
        self.report = PartReport(name, "missing", 0.0, self.part.marks, words=words)
        self.form = Form(self.typed, self._pressed)
        card = part_card(self.part, number, self._entries.fields(self._texts))
        card["groups"][0]["columns"] = self._entries.columns
        checks = {n: self._entries.check(n, text) for n, text in self._texts.items()}
        card["checks"] = {n: said(check) for n, check in checks.items()}
        self.form.show(card)
        if task.answers.attempts(name) and not is_missing(kept):
            self._check()
        self._show()

    @property
    def answer(self) -> Any:
        """What the fields say."""
        return self._entries.answer(self._texts)

    @property
    def is_stale(self) -> bool:
        """Whether the answer was changed after its check."""
        return self._checked is not None and self._checked != self.answer

    # --- what the student does ----------------------------------------------------------------

    def typed(self, name: str, text: str) -> Any:
        """Keep a text while it is typed; return what is to be said of it."""
        before = self.is_stale, self.lost
        self._texts[name] = text
        self._keep(lambda: self.task.answers.__setitem__(self.name, self.answer))
        if (self.is_stale, self.lost) != before:
            self._show()
            self._changed()
        return self._entries.check(name, text)

    def press(self, button: str) -> None:
        """Do what a button says: ``"check"``, ``"hint"`` or ``"show"`` (the motion)."""
        if button == "check":
            if not is_missing(self.answer):
                self._keep(lambda: self.task.answers.attempt(self.name, self.answer))
            self._check()
        elif button == "hint":
            self._keep(lambda: self.task.hint(self.name))
        elif button == "show":
            self._picture = self._draw()
        self._show()

    def _pressed(self, button: str, step: str, values: dict[str, str]) -> None:
        self._texts |= {name: text for name, text in values.items() if name in self._texts}
        checks = {name: self._entries.check(name, text) for name, text in self._texts.items()}
        self.form.say(checks, self._texts)  # a press overtakes what was typed last
        self.press(button)
        self._changed()

    # --- what comes of it ---------------------------------------------------------------------

    def _keep(self, action: Callable[[], Any]) -> None:
        try:
            action()
            self.lost = ""
        except TeachmechError as error:
            self.lost = str(error)

    def _check(self) -> None:
        self._picture, self._checked = "", self.answer
        try:
            self.report = self.task.check(self.name, self.answer)
        except TeachmechError as error:
            self.report = self._unread(str(error))
        except Exception as error:  # rather a word than a traceback
            LOG.exception("the answer to %s cannot be checked", self.name)
            what = f"This answer could not be checked ({type(error).__name__}); write it otherwise."
            self.report = self._unread(what)

    def _unread(self, error: str) -> PartReport:
        return PartReport(self.name, "unreadable", 0.0, self.part.marks, error=error)

    def _draw(self) -> str:
        try:
            return picture_html(self.task.picture(self.name, self.answer))
        except TeachmechError as error:
            return f"<p>{html.escape(str(error))}</p>"
        except Exception as error:  # rather a word than a traceback
            LOG.exception("the motion of %s cannot be drawn", self.name)
            return f"<p>The motion could not be drawn ({type(error).__name__}).</p>"

    def _show(self) -> None:
        kept, hints = self.task.answers, self.part.hints
        taken = min(kept.hints(self.name), len(hints))
        buttons = {"check": ("Check", True)}
        if hints:
            label = f"Hint {taken + 1} of {len(hints)}" if taken < len(hints) else "No more hints"
            buttons["hint"] = (label, taken < len(hints))
        if self.part.kind == "motion":
            readable = self.report.status in ("right", "partly", "wrong") and not self.is_stale
            buttons["show"] = ("Show motion", readable)
        feedback = report_html(self.report, kept.attempts(self.name), self.is_stale)
        self.form.tell(feedback + self._picture + hints_html(hints[:taken], len(hints)), buttons)
