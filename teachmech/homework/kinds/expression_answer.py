"""One expression in time, coordinates, velocities and parameters, such as an energy."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.base.errors import ProblemError
from teachmech.expressions import Expression
from teachmech.homework.answers.answers import as_value_text
from teachmech.homework.answers.quantities import ANYTHING, read_formula
from teachmech.homework.answers.samples import generic, possible
from teachmech.homework.answers.values import credit_values, seal_values, values_at
from teachmech.homework.kinds.kind import AnswerKind
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting


class ExpressionAnswer(AnswerKind):
    """An expression; ``of`` is a right expression.

    Two expressions are equal if they have the same values at states that the problem allows. So
    students may use the constraints to write an expression with fewer coordinates.
    """

    name = "expression"
    secret = True
    roles = ("expression",)

    def solution(self, part: Part, setting: Setting) -> Answer:
        if not isinstance(part.of, str):
            raise ProblemError("'of' is not an expression", where=f"part {part.name}")
        return part.of

    def sample(self, part: Part, scope: Scope) -> Answer:
        first, *_ = scope.coordinates
        return f"7*{first}*v{first}^2"

    def read(self, answer: Answer, part: Part, scope: Scope) -> Expression:
        text = as_value_text(answer, "m*g*y1")
        return read_formula(text, scope.names, scope, part.unit or ANYTHING, part.name)

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        scope = setting.scope()
        read = self.read(answer, part, scope)
        anywhere = values_at(read.symbolic, generic(setting, salt), scope.system())
        size = float(np.nanmax(np.abs(anywhere), initial=0.0)) or 1.0
        return seal_values({"": read}, possible(setting, salt), scope.system(), {"": size})

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        read: dict[str, Any] = {"": self.read(answer, part, scope)}
        return credit_values(read, scope, sealed, "expression")
