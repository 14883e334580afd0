"""A count, such as a rank or a number of degrees of freedom: a whole number."""

from __future__ import annotations

from teachmech.base.errors import ProblemError
from teachmech.homework.kinds.number_answer import NumberAnswer
from teachmech.homework.parts import LEAST_TOLERANCE, Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting


class CountAnswer(NumberAnswer):
    """A whole number without a unit; 2.02 is not 2.

    Examples
    --------
    >>> rod = Setting.of({"system": {"coordinates": ["x", "y"], "mass": [1, 1], "forces": [0, 0],
    ...     "constraints": ["x^2 + y^2 = 1"], "start": {"x": 1}, "time": {"end": 1, "step": 0.1}}})
    >>> part = Part(name="freedom", kind="count", of="2 - 1")
    >>> CountAnswer().solution(part, rod)
    '1'
    """

    name = "count"
    roles = ()

    def solution(self, part: Part, setting: Setting) -> Answer:
        answer = super().solution(part, setting)
        if part.unit or not float(answer).is_integer():
            hint = "take the kind 'number' for a number with a unit, or one that is not whole"
            raise ProblemError("a count is a whole number", where=f"part {part.name}", hint=hint)
        return answer

    def form(self, part: Part, scope: Scope) -> str:
        return "a whole number"

    def sample(self, part: Part, scope: Scope) -> Answer:
        return "7"

    def label(self, part: Part) -> str:
        return "whole number"

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        return super().seal(answer, _exact(part), setting, salt)

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        value = self.read(answer, part, scope).value
        if not value.is_integer():
            return Credit(0.0, f"{value:.6g} is not right: a count is a whole number.")
        return super().credit(answer, _exact(part), scope, sealed)


def _exact(part: Part) -> Part:
    return part.model_copy(update={"tolerance": LEAST_TOLERANCE})
