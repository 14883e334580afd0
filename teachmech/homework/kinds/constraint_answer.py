"""Constraint equations, compared by the motion that they allow."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from teachmech.base.errors import ExpressionError, ProblemError, TeachmechError, check_known
from teachmech.homework.answers.answers import as_texts, check_work
from teachmech.homework.answers.directions import credit_constraints, seal_constraints
from teachmech.homework.answers.forbidden import seal_forbidden
from teachmech.homework.answers.quantities import without_units
from teachmech.homework.kinds.kind import AnswerKind
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting
from teachmech.system_and_motion import System

MAX_CACHED_SYSTEMS = 100  # each answer is compared with every mistake


class ConstraintAnswer(AnswerKind):
    """Equations for the constraints named in ``of``; all constraints if it is empty.

    See `teachmech.homework.answers.directions` for the comparison.
    """

    name = "constraint"
    fields = "equations"
    written = "a text, or a list of texts"
    field_label = "equations, one per line"
    roles = ("constraint",)

    def solution(self, part: Part, setting: Setting) -> Answer:
        """Return the equation of the problem, or the list of them."""
        system = setting.system
        texts = [system.constraints[k].equation for k in asked_constraints(part, system)]
        return texts[0] if len(texts) == 1 else texts

    def sample(self, part: Part, scope: Scope) -> Answer:
        first, *others = scope.coordinates
        texts = [
            f"{first}^3 = {6 + k}*{others[0]}" if others else f"{first}^3 = {6 + k}"
            for k in range(max(1, len(part.names)))
        ]
        return texts if len(texts) > 1 else texts[0]

    def read(self, answer: Answer, part: Part, scope: Scope) -> System:
        """Return a system with the equations."""
        texts = as_texts(answer, "x1^2 + y1^2 = L^2")
        texts = [without_units(text, scope.names) for text in texts]
        try:
            return _system(tuple(texts), scope.model_dump_json())
        except TeachmechError as error:
            if isinstance(error, ExpressionError) or error.location[:1] == ("constraints",):
                several = len(texts) > 1 and len(error.location) > 1
                error.where = f"equation {int(error.location[1]) + 1}" if several else "equation"
            raise error from None

    def problem_with(self, answer: Answer, part: Part, setting: Setting) -> System:
        own, right = self.read(answer, part, setting.scope()), setting.system
        asked = asked_constraints(part, right)
        others = [one for k, one in enumerate(right.constraints) if k not in asked]
        return right.replace(constraints=[*others, *(one.equation for one in own.constraints)])

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return states that meet the equations, and the directions of A and b at these states."""
        own = self.read(answer, part, setting.scope())
        return seal_constraints(own, other_constraints(part, setting.system), setting, salt)

    def seal_extras(
        self, answer: Answer, part: Part, setting: Setting, salt: str, marking: bool
    ) -> Sealed:
        """Return the texts of the right equations, for marking only."""
        if not marking:
            return {}
        right = as_texts(answer, "x1^2 + y1^2 = L^2")
        others = other_constraints(part, setting.system)
        return {"forbidden": seal_forbidden(right, others, setting, salt)}

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        return credit_constraints(self.read(answer, part, scope), scope, sealed)


@lru_cache(maxsize=MAX_CACHED_SYSTEMS)
def _system(texts: tuple[str, ...], scope: str) -> System:
    """Return the derived system with the equations; ``scope`` is JSON."""
    system = Scope.model_validate_json(scope).system(texts)
    read: Any = system.constraint_expressions
    check_work([one.symbolic for one in read])
    _ = system.derivation
    return system


def asked_constraints(part: Part, system: System) -> list[int]:
    """Return the indices of the constraints that a part names, or of all."""
    known = list(system.constraint_names)
    where = f"part {part.name}"
    if not known:
        raise ProblemError("the problem has no constraint", where=where)
    check_known("constraint", part.names, known, where=where)
    return [known.index(name) for name in part.names] or list(range(len(known)))


def other_constraints(part: Part, system: System) -> list[str]:
    """Return the constraints of the problem that a part does not ask for, as texts."""
    asked = asked_constraints(part, system)
    return [str(one.equation) for k, one in enumerate(system.constraints) if k not in asked]
