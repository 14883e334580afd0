"""Answers that give a text for each name, such as the forces on coordinates."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from teachmech.base.errors import ProblemError, check_known
from teachmech.homework.answers.answers import as_named_texts
from teachmech.homework.kinds.kind import AnswerKind
from teachmech.homework.parts import Answer, Part
from teachmech.homework.setting import Scope


class NamedAnswer(AnswerKind):
    """A text for each name in ``of``; for all coordinates when it is empty."""

    fields = "names"
    example: str  # of a text
    known = "coordinate"  # the meaning of a name
    about = ""  # the words before a name

    def names(self, part: Part, scope: Scope) -> tuple[str, ...]:
        known = self.all_names(scope)
        check_known(self.known, part.names, known, where=f"part {part.name}")
        return part.names or known

    def all_names(self, scope: Scope) -> tuple[str, ...]:
        """Return the names that a part may ask for."""
        return scope.coordinates

    def label(self, part: Part) -> str:
        return f"{self.about} ".lstrip()

    def form(self, part: Part, scope: Scope) -> str:
        names = self.names(part, scope)
        return f"{'a list of texts' if len(names) > 1 else 'a text'}, for {', '.join(names)}"

    def read(self, answer: Answer, part: Part, scope: Scope) -> dict[str, Any]:
        """Return what the texts mean by name; None for those left out."""
        texts = as_named_texts(answer, self.names(part, scope), self.example)
        return {
            name: None if text is None else self.meaning(text, name, part, scope)
            for name, text in texts.items()
        }

    @abstractmethod
    def meaning(self, text: str, name: str, part: Part, scope: Scope) -> Any:
        """Return what the text for one name means."""


def complete(read: dict[str, Any]) -> dict[str, Any]:
    """Return the entries that were read; refuse a missing one."""
    for name, entry in read.items():
        if entry is None:
            raise ProblemError("the entry is missing", where=name)
    return read
