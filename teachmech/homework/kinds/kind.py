"""Kind: how answers of one kind are written, read, sealed and compared."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting


class AnswerKind(ABC):
    """One kind of answers."""

    name: str
    secret = False  # whether ``of`` is the answer, or leads to it
    fields = "text"  # how it is typed: one of `teachmech.homework.task.answer_fields.SHAPES`
    # Its texts for the typical mistakes, as in `teachmech.homework.mistakes.answer_content.Leaf`;
    # of several roles, each is the key of its texts in the answer.
    roles: tuple[str, ...] = ()
    is_problem = False  # whether it is the text of a whole problem, whose motion can be shown

    @abstractmethod
    def solution(self, part: Part, setting: Setting) -> Answer:
        """Return the right answer, computed from the problem."""

    @abstractmethod
    def form(self, part: Part, scope: Scope) -> str:
        """Return how an answer is written in a cell, in words; the widget has fields instead."""

    @abstractmethod
    def read(self, answer: Answer, part: Part, scope: Scope) -> Any:
        """Return the meaning of an answer; raise TeachmechError if it has none."""

    @abstractmethod
    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the sealed form with which answers are compared."""

    def seal_for_marking(
        self, answer: Answer, part: Part, setting: Setting, salt: str, marking: bool
    ) -> Sealed:
        """Return what else a right answer must meet, by keys that `seal` does not have.

        Typical mistakes are recognised without it. It may hold the text of an answer if it is for
        ``marking``, but not in what a student gets.
        """
        return {}

    @abstractmethod
    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        """Compare an answer with what was sealed; raises what `read` does."""

    def label(self, part: Part) -> str:
        """Return the label of the field of an answer, or the words before each name."""
        return self.name

    def names(self, part: Part, scope: Scope) -> tuple[str, ...]:
        """Return the names for each of which a text is asked; empty for none."""
        return ()
