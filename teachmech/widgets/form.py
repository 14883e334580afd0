"""Form: one card in the browser. It shows what it is given and reports what is typed and pressed.

A card is a plain dictionary, fit for JSON; ``form.js`` beside this file says what it holds. Its
``serial``, by which a press on a card that is no longer shown is known, is added by the form.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from teachmech.animation.scripts import script
from teachmech.base.formulas import mathml
from teachmech.widgets.check import Check

FOLDER = Path(__file__).parent


class Form(anywidget.AnyWidget):
    """A card with fields and buttons.

    Parameters
    ----------
    typed : callable
        Called with the name of a field and its text while the user types; returns the `Check` to
        show, or None.
    pressed : callable
        Called with the id of a button, the step for a press on the bar, and all texts by name.

    Examples
    --------
    >>> form = Form(lambda name, text: None, lambda button, step, values: print(button, values))
    >>> form.show({"title": "Name"})
    >>> form.receive({"type": "press", "button": "go", "values": {"name": "rod"}, "serial": 1})
    go {'name': 'rod'}
    """

    _esm = script(FOLDER / "form.js")
    _css = FOLDER / "form.css"
    card = traitlets.Dict().tag(sync=True)
    result = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        typed: Callable[[str, str], Check | None],
        pressed: Callable[[str, str, dict[str, str]], None],
    ) -> None:
        super().__init__()
        self._typed = typed
        self._pressed = pressed
        self.on_msg(lambda _, message, __: self.receive(message))

    def show(self, card: dict[str, Any]) -> None:
        """Show another card."""
        self.card = card | {"serial": self.card.get("serial", 0) + 1}

    def tell(self, feedback: str, buttons: Mapping[str, tuple[str, bool]] | None = None) -> None:
        """Show HTML below the buttons, and change these: label, and whether one can be pressed."""
        states = {
            name: {"label": label, "disabled": not enabled}
            for name, (label, enabled) in (buttons or {}).items()
        }
        self.result = {"feedback": feedback, "buttons": states}
        self.say({})

    def receive(self, message: dict[str, Any]) -> None:
        """Take a message of the browser."""
        if message.get("type") == "typed":
            name, text = str(message["name"]), str(message["value"])
            self._hold(name, text)
            check = self._typed(name, text)
            if check is not None:
                self.say({name: check}, {name: text})
        elif message.get("type") == "press" and message.get("serial") == self.card.get("serial"):
            values = {str(name): str(text) for name, text in message.get("values", {}).items()}
            try:
                self._pressed(str(message.get("button")), str(message.get("step") or ""), values)
            except Exception:
                self.say({})  # the card no longer waits; the traceback goes to the log
                raise

    def _hold(self, name: str, text: str) -> None:
        """Keep a text in the card without drawing it anew, for a page that is loaded again."""
        for group in self.card.get("groups", ()):
            for field in group["fields"]:
                if field["name"] == name:
                    field["value"] = text

    def say(
        self, checks: dict[str, Check], texts: dict[str, str] | None = None, focus: str = ""
    ) -> None:
        """Show what is to be said of some fields, as long as they still hold these texts."""
        shown = {name: said(check) for name, check in checks.items()}
        for name, text in (texts or {}).items():
            shown[name]["value"] = text
        self.send({"type": "checks", "checks": shown, "focus": focus})


def said(check: Check) -> dict[str, str]:
    """Return a check as a card holds it."""
    whole = asdict(check)
    latex = whole.pop("latex")
    return {"mathml": mathml(latex) if latex else "", **whole}
