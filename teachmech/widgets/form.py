"""One card in the browser, which reports typed texts and pressed buttons.

A card is a dictionary for JSON, described in ``form.js``. The form adds a ``serial`` number, by
which it recognises a press on an earlier card.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from teachmech.animation.last_picture import styles_over_picture
from teachmech.animation.scripts import bundle
from teachmech.base.formulas import mathml
from teachmech.base.progress import stage
from teachmech.draft.check import Check
from teachmech.widgets.runner import Progress, Runner

FOLDER = Path(__file__).parent


class Form(anywidget.AnyWidget):
    """A card with fields and buttons, and a line that shows the work in progress.

    Parameters
    ----------
    typed : callable, optional
        Called with the name of a field and its text while the user types.
    pressed : callable, optional
        Called with the id of a button, the step that was pressed on the bar (or ""), and all texts
        by name. It returns the work that the form's runner begins.

    Attributes
    ----------
    runner : Runner
        The runner of all work for which the form waits.

    Examples
    --------
    >>> async def pressed(button, step, values):
    ...     print(button, values)
    >>> form = Form(pressed=pressed)
    >>> form.show({"title": "Name"})
    >>> form.receive({"type": "press", "button": "go", "values": {"name": "rod"}, "serial": 1})
    go {'name': 'rod'}
    """

    _esm = bundle("form")
    _css = styles_over_picture(FOLDER / "form.css")
    card = traitlets.Dict().tag(sync=True)
    result = traitlets.Dict().tag(sync=True)
    waiting = traitlets.Dict().tag(sync=True)  # text of the line; can work be stopped?

    def __init__(
        self,
        typed: Callable[[str, str], None] | None = None,
        pressed: Callable[[str, str, dict[str, str]], Awaitable[None]] | None = None,
    ) -> None:
        super().__init__()
        self._typed = typed
        self._pressed = pressed
        self._unjudged: dict[str, str] = {}  # typed texts without feedback, by name
        self._check: Callable[[str, str], Check] = lambda name, text: Check()
        self._runner = self.runner = Runner(self)
        self.on_msg(lambda _, message, __: self.receive(message))

    def show(self, card: dict[str, Any]) -> None:
        """Show another card."""
        self._unjudged = {}
        self.card = card | {"serial": self.card.get("serial", 0) + 1}

    def show_feedback(
        self, feedback: str, buttons: Mapping[str, tuple[str, bool]] | None = None
    ) -> None:
        """Show HTML below the buttons; change their labels and whether they can be pressed."""
        states = {
            name: {"label": label, "disabled": not enabled}
            for name, (label, enabled) in (buttons or {}).items()
        }
        self.result = {"feedback": feedback, "buttons": states}
        self.show_checks({})

    def receive(self, message: dict[str, Any]) -> None:
        """Handle a message of the browser."""
        kind, serial = message.get("type"), message.get("serial")
        if kind == "stop":
            self.runner.stop()
        elif kind == "typed" and self._typed is not None:
            name, text = str(message["name"]), str(message["value"])
            self._store_text(name, text)
            self._typed(name, text)
        elif kind == "press" and self._pressed is not None:
            pressed = self._pressed
            values = {str(name): str(text) for name, text in message.get("values", {}).items()}
            button, step = str(message.get("button")), str(message.get("step") or "")

            async def steps() -> None:
                if serial == self.card.get("serial"):  # ignore a press on an earlier card
                    await pressed(button, step, values)
                    await self._judge()  # texts typed before the press

            self.runner.begin(steps)

    def judge(
        self,
        texts: Mapping[str, str],
        check: Callable[[str, str], Check],
        picture: Callable[[], str] | None = None,
    ) -> None:
        """Show the feedback on these texts, and on texts that still wait for feedback.

        A function may return the picture of the card for these texts, as HTML.
        """
        self.judge_later(texts, check)
        self.runner.begin(partial(self._judge, picture))

    def judge_later(self, texts: Mapping[str, str], check: Callable[[str, str], Check]) -> None:
        """Check these texts together with the next texts, or after the next press."""
        self._unjudged, self._check = {**self._unjudged, **texts}, check

    async def _judge(self, picture: Callable[[], str] | None = None) -> None:
        texts, check = self._unjudged, self._check
        if not texts:
            return

        @stage("reading the formula")
        def job(progress: Progress) -> tuple[dict[str, Check], str]:
            checks = {name: check(name, text) for name, text in texts.items()}
            return checks, picture() if picture is not None else ""

        checks, drawn = await self.runner.work(job)
        if drawn:
            self.show_picture(drawn)
        self._unjudged = {n: x for n, x in self._unjudged.items() if texts.get(n) != x}
        self.show_checks(checks, texts)

    def show_picture(self, drawn: str) -> None:
        """Show another picture in the card."""
        self.card["picture"] = drawn  # for a page that is loaded again
        self.send({"type": "picture", "picture": drawn})

    def _store_text(self, name: str, text: str) -> None:
        """Store a text in the card for a page that is loaded again; do not draw it."""
        for field in self.fields:
            if field["name"] == name:
                field["value"] = text

    @property
    def fields(self) -> list[dict[str, Any]]:
        """The fields of the card, with their present texts."""
        return [field for group in self.card.get("groups", ()) for field in group["fields"]]

    def wait(self, text: str, part: float) -> None:
        """Show the work in progress; see `teachmech.widgets.runner.WaitDisplay`."""
        self.waiting = {"text": text, "stop": True}

    def end_wait(self, message: str = "") -> None:
        """Show that the work has ended."""
        self.waiting = {"text": message, "stop": False}
        self.show_checks({})

    def show_checks(
        self, checks: dict[str, Check], texts: dict[str, str] | None = None, focus: str = ""
    ) -> None:
        """Show the feedback on fields that still have these texts."""
        shown = {name: check_fields(check) for name, check in checks.items()}
        for name, text in (texts or {}).items():
            shown[name]["value"] = text
        self.send({"type": "checks", "checks": shown, "focus": focus})


def check_fields(check: Check) -> dict[str, str]:
    """Return a check in the form of a card, which marks the column by its caret."""
    whole = asdict(check)
    latex, _ = whole.pop("latex"), whole.pop("column")
    return {"mathml": mathml(latex) if latex else "", **whole}
