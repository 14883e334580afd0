"""Both components of the friction along a surface at a time of the motion."""

from __future__ import annotations

from collections.abc import Mapping

from teachmech.homework.answers.answers import as_named_texts
from teachmech.homework.answers.quantities import Quantity, read_quantity
from teachmech.homework.answers.verdicts import ALL_ZERO
from teachmech.homework.kinds.friction_answer import FrictionAnswer, friction_of
from teachmech.homework.kinds.named_answers import NamedAnswer, complete
from teachmech.homework.kinds.number_answer import ComputedAnswer
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting
from teachmech.system_and_motion import System

COMPONENTS = ("1", "2")
_ONE = FrictionAnswer()


def component_parts(part: Part, system: System) -> dict[str, Part]:
    """Return the parts that ask for one component each."""
    friction = friction_of(part, system, part.names[0] if part.names else "")
    of = system.constraints[friction.sticks[0]].sticks_for
    return {
        name: part.model_copy(update={"kind": _ONE.name, "of": (of, name)}) for name in COMPONENTS
    }


class FrictionComponentsAnswer(NamedAnswer, ComputedAnswer):
    """The components of the friction of the constraint ``of`` at the time ``at``.

    They belong to the two components of its sliding velocity along a surface, in their order. Each
    is marked as an answer of the kind `FrictionAnswer`.

    Examples
    --------
    >>> from teachmech.homework.setting import Setting
    >>> puck = Setting.of({"system": {"coordinates": ["x", "y", "z"], "mass": [2, 2, 2],
    ...     "forces": [0, 0, -20], "start": {"vx": 3, "vy": -4}, "time": {"end": 1, "step": 0.1},
    ...     "constraints": [{"name": "ice", "equation": "z = 0", "friction": 0.25}]}})
    >>> part = Part(name="force", kind="friction_components", unit="N")
    >>> FrictionComponentsAnswer().solution(part, puck)
    {'1': '-3 N', '2': '4 N'}
    """

    name = "friction_components"
    with_switches = True
    example = "-3.2 N"
    about = "component"

    def solution(self, part: Part, setting: Setting) -> Answer:
        parts = component_parts(part, setting.system)
        return {name: _ONE.solution(one, setting) for name, one in parts.items()}

    def names(self, part: Part, scope: Scope) -> tuple[str, ...]:
        return COMPONENTS

    def sample(self, part: Part, scope: Scope) -> Answer:
        return [_ONE.sample(part, scope), f"-{_ONE.sample(part, scope)}"]

    def meaning(self, text: str, name: str, part: Part, scope: Scope) -> Quantity:
        return read_quantity(text, scope, part.unit, f"{self.about} {name}")

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the sealed form of each component."""
        texts = complete(as_named_texts(answer, COMPONENTS, self.example))
        parts = component_parts(part, setting.system)
        return {
            name: _ONE.seal(texts[name], one, setting, f"{salt}/{name}")
            for name, one in parts.items()
        }

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        """Compare each component."""
        texts = as_named_texts(answer, COMPONENTS, self.example)
        found = {
            name: Credit(0.0, "It is missing.")
            if text is None
            else _ONE.credit(text, part, scope, sealed[name])
            for name, text in texts.items()
        }
        share = sum(credit.share for credit in found.values()) / len(found)
        if share == 1:
            return Credit(1.0, "Right.")
        if not any(one and one.value for one in self.read(answer, part, scope).values()):
            return Credit(0.0, ALL_ZERO)
        close = sum(credit.close for credit in found.values()) / len(found)
        words = " ".join(f"Component {n}: {c.words}" for n, c in found.items())
        return Credit(share, words, close)

    def scales(self, part: Part, setting: Setting) -> list[float]:
        parts = component_parts(part, setting.system).values()
        return [scale for one in parts for scale in _ONE.scales(one, setting)]

    def numbers(self, answer: Answer, part: Part, scope: Scope) -> list[float]:
        return [quantity.value for quantity in complete(self.read(answer, part, scope)).values()]

    def answer(
        self, part: Part, system: System, values: Mapping[str, float], of: str = ""
    ) -> Answer | None:
        parts = component_parts(part, system)
        found = {name: _ONE.answer(one, system, values) for name, one in parts.items()}
        return None if None in found.values() else found
