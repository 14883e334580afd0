"""The base class of all kinds of answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting
from teachmech.system_and_motion import InitialValueProblem


class AnswerKind(ABC):
    """One kind of answers, with the methods that read, seal and compare them."""

    name: str
    secret = False  # True if ``of`` is the answer or reveals it
    fields = "text"  # one of `teachmech.homework.task.answer_fields.SHAPES`
    written = "a text"  # form of the answer in a cell
    field_label = ""  # label of the field; by default the name of the kind
    # The roles of the texts; see `teachmech.homework.mistakes.answer_content.Leaf`. If there are #
    # several, each role is the key of its texts in the answer.
    roles: tuple[str, ...] = ()
    # True if this kind is possible for a problem with constraints that do not always act.
    with_switches = False
    is_problem = False  # True for the text of a problem file, whose motion can be shown

    @abstractmethod
    def solution(self, part: Part, setting: Setting) -> Answer:
        """Return the right answer, computed from the problem."""

    def form(self, part: Part, scope: Scope) -> str:
        """Return a description of how an answer is written in a cell."""
        return self.written

    def sample(self, part: Part, scope: Scope) -> Answer:
        """Return an answer of the right form that is not right; None if the form shows one."""
        return None

    @abstractmethod
    def read(self, answer: Answer, part: Part, scope: Scope) -> Any:
        """Return the meaning of an answer; raise TeachmechError if it has none."""

    @abstractmethod
    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the sealed form of the right answer, used to compare answers."""

    def seal_extras(
        self, answer: Answer, part: Part, setting: Setting, salt: str, marking: bool
    ) -> Sealed:
        """Return further sealed data of the right answer, whose keys differ from those of `seal`.

        They are not used to recognise mistakes. Only data for ``marking`` may contain the text of
        an answer.
        """
        return {}

    @abstractmethod
    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        """Compare an answer with a sealed one; raise the errors of `read`."""

    def problem_with(
        self, answer: Answer, part: Part, setting: Setting
    ) -> InitialValueProblem | None:
        """Return the problem with the answer in place of the right one, or None if there is none.

        Its motion shows what the answer means. Raises the errors of `read`.
        """
        return None

    def label(self, part: Part) -> str:
        """Return the label of the answer's field, or the words before each name."""
        return self.field_label or self.name

    def names(self, part: Part, scope: Scope) -> tuple[str, ...]:
        """Return the names for which texts are needed; empty if there is only one text."""
        return ()
