"""The kinds of answers, by name.

To add one, write a file next to this one with a subclass of `AnswerKind`, and a line in `KINDS`.
Add its name to the ``kinds`` of the catalogue's mistakes that can occur in it. Fields of a new
shape need a class in `teachmech.homework.task.answer_fields`.

The key for students is JSON without the text of any answer: it contains values at sampled states,
or hashes. `AnswerKind.seal_extras` may add texts to the key for marking. ``credit`` receives only
what the student has: the part without its secrets (`public`), the scope and the key. Right answers
and typical mistakes are sealed in the same form, so that one comparison recognises both.
"""

from __future__ import annotations

from typing import Any

from teachmech.base.errors import check_known
from teachmech.homework.kinds.choice_answer import ChoiceAnswer
from teachmech.homework.kinds.constraint_answer import ConstraintAnswer
from teachmech.homework.kinds.count_answer import CountAnswer
from teachmech.homework.kinds.derivation_answer import DerivationAnswer
from teachmech.homework.kinds.equilibrium_answer import EquilibriumAnswer
from teachmech.homework.kinds.event_answer import EventAnswer
from teachmech.homework.kinds.expression_answer import ExpressionAnswer
from teachmech.homework.kinds.frequency_answer import FrequencyAnswer
from teachmech.homework.kinds.friction_answer import FrictionAnswer
from teachmech.homework.kinds.friction_components_answer import FrictionComponentsAnswer
from teachmech.homework.kinds.kind import AnswerKind
from teachmech.homework.kinds.mode_answer import ModeAnswer
from teachmech.homework.kinds.motion_answer import MotionAnswer
from teachmech.homework.kinds.multipliers_answer import MultipliersAnswer
from teachmech.homework.kinds.named_answers import ForceAnswer, MassAnswer, StartAnswer
from teachmech.homework.kinds.number_answer import NumberAnswer
from teachmech.homework.kinds.sticking_answer import StickingAnswer
from teachmech.homework.parts import Part

KINDS: dict[str, AnswerKind] = {
    kind.name: kind
    for kind in (
        ConstraintAnswer(),
        ForceAnswer(),
        MassAnswer(),
        StartAnswer(),
        NumberAnswer(),
        CountAnswer(),
        MultipliersAnswer(),
        ExpressionAnswer(),
        DerivationAnswer(),
        MotionAnswer(),
        ChoiceAnswer(),
        FrictionAnswer(),
        FrictionComponentsAnswer(),
        StickingAnswer(),
        EventAnswer(),
        EquilibriumAnswer(),
        FrequencyAnswer(),
        ModeAnswer(),
    )
}


def kind_of(part: Part) -> AnswerKind:
    """Return the kind of a part.

    Examples
    --------
    An author seals the right answer; a student's one is compared with what is sealed:

    >>> from teachmech.homework.setting import Setting
    >>> setting = Setting.of({"system": {"coordinates": ["x", "y"], "mass": [1, 1],
    ...     "forces": [0, -9.81], "constraints": ["x^2 + y^2 = L^2"], "parameters": {"L": 2},
    ...     "start": {"x": 2}, "time": {"end": 1, "step": 0.1}}})
    >>> part = Part(name="rod", kind="constraint")
    >>> kind = kind_of(part)
    >>> sealed = kind.seal(kind.solution(part, setting), part, setting, salt="a text")
    >>> kind.credit("sqrt(x^2 + y^2) = 2", public(part), setting.scope(), sealed).share
    1.0
    >>> print(kind.credit("x^2 + y^2 = L", public(part), setting.scope(), sealed).words)
    'x^2 + y^2 = L' does not hold at the start (x = 2, y = 0).
    """
    check_known("kind", [part.kind], KINDS, where=f"part {part.name}")
    return KINDS[part.kind]


def public(part: Part) -> Part:
    """Return a part without data that students must not have: mistakes and a secret ``of``.

    Examples
    --------
    >>> part = Part(name="energy", kind="choice", of="kept", options=["kept", "lost"])
    >>> public(part).of
    ()
    """
    hidden: dict[str, Any] = {"mistakes": ()}
    if kind_of(part).secret:
        hidden["of"] = ()
    return part.model_copy(update=hidden)
