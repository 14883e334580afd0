"""The base class of all kinds of answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting


class AnswerKind(ABC):
    """One kind of answers, with the methods that read, seal and compare them."""

    name: str
    secret = False  # whether ``of`` is the answer, or leads to it
    fields = "text"  # how it is typed: one of `teachmech.homework.task.answer_fields.SHAPES`
    written = "a text"  # how it is written in a cell
    field_label = ""  # the label of its field; by default its name
    # The roles of its texts; see `teachmech.homework.mistakes.answer_content.Leaf`. If there are
    # several, each is the key of its texts in the answer.
    roles: tuple[str, ...] = ()
    is_problem = False  # whether it is the text of a problem file, whose motion can be shown

    @abstractmethod
    def solution(self, part: Part, setting: Setting) -> Answer:
        """Return the right answer, computed from the problem."""

    def form(self, part: Part, scope: Scope) -> str:
        """Return a description of how an answer is written in a cell."""
        return self.written

    @abstractmethod
    def read(self, answer: Answer, part: Part, scope: Scope) -> Any:
        """Return the meaning of an answer; raise TeachmechError if it has none."""

    @abstractmethod
    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the sealed form with which answers are compared."""

    def seal_extras(
        self, answer: Answer, part: Part, setting: Setting, salt: str, marking: bool
    ) -> Sealed:
        """Return further sealed data of the right answer, with other keys than `seal` has.

        They are not used to recognise mistakes. Only data for ``marking`` may have the text of an
        answer.
        """
        return {}

    @abstractmethod
    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        """Compare an answer with a sealed one; raise the errors of `read`."""

    def label(self, part: Part) -> str:
        """Return the label of the field of an answer, or the words before each name."""
        return self.field_label or self.name

    def names(self, part: Part, scope: Scope) -> tuple[str, ...]:
        """Return the names that each need a text; empty if there is only one text."""
        return ()
