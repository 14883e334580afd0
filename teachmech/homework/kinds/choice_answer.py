"""A choice: one of the options of the part; ``of`` is the right one."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from teachmech.base.errors import ProblemError, nearest, shortened
from teachmech.homework.answers.answers import as_answer_text
from teachmech.homework.kinds.kind import AnswerKind
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting

_SIGNS = {"≤": "<=", "≥": ">=", "**": "^", "²": "^2", "³": "^3", "\N{MINUS SIGN}": "-"}


class ChoiceAnswer(AnswerKind):
    """One of several options."""

    name = "choice"
    with_switches = True
    secret = True
    fields = "choice"
    field_label = "your choice"

    def solution(self, part: Part, setting: Setting) -> Answer:
        if part.of not in part.options:
            what = f"{shortened(part.of)} is not one of the options"
            hint = "write it exactly as in the list of options"
            raise ProblemError(what, where=f"part {part.name}", hint=hint)
        return part.of

    def form(self, part: Part, scope: Scope) -> str:
        return "one of " + ", ".join(f'"{option}"' for option in part.options)

    def read(self, answer: Answer, part: Part, scope: Scope) -> Any:
        """Return the chosen option; capitals, blanks and hyphens do not matter."""
        text = as_answer_text(answer, part.options[0] if part.options else "yes")
        for option in part.options:
            if _plain(option) == _plain(text):
                return option
        what = f"{shortened(text)} is not one of the options"
        raise ProblemError(what, hint=nearest(text, part.options))

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the hash of the option."""
        return {"salt": salt, "hash": option_hash(self.read(answer, part, setting.scope()), salt)}

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        chosen = self.read(answer, part, scope)
        if option_hash(chosen, sealed["salt"]) == sealed["hash"]:
            return Credit(1.0, "Right.")
        return Credit(0.0, f"'{chosen}' is not right.")


def _plain(text: str) -> str:
    """Return a text without what people write in different ways: capitals, blanks, hyphens."""
    for sign, written in _SIGNS.items():
        text = text.replace(sign, written)
    text = re.sub(r"(?<=[A-Za-z])[-\u2010\u2011 ]+(?=[A-Za-z])", "", text.strip(" .\"'"))
    return "".join(text.split()).casefold()


def option_hash(option: str, salt: str) -> str:
    """Return the salted hash of an option."""
    return hashlib.sha256(f"{salt}/{option}".encode()).hexdigest()[:16]
