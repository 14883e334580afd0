"""Applied forces on coordinates, compared by value at states that the constraints allow."""

from __future__ import annotations

from teachmech.expressions import Expression
from teachmech.homework.answers.quantities import read_formula
from teachmech.homework.answers.samples import possible
from teachmech.homework.answers.values import credit_values, seal_values
from teachmech.homework.kinds.named_answer import NamedAnswer, complete
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting


class ForceAnswer(NamedAnswer):
    """Forces by the names of their coordinates, in ``of``; all when it is empty.

    Two forces are the same when they have the same values at states that the problem allows.
    """

    name = "force"
    roles = ("force",)
    example = "-m*g"
    about = "force on"

    def solution(self, part: Part, setting: Setting) -> Answer:
        system = setting.system
        texts = dict(zip(system.coordinates, system.forces, strict=True))
        return {name: texts[name] for name in self.names(part, setting.scope())}

    def meaning(self, text: str, name: str, part: Part, scope: Scope) -> Expression:
        return read_formula(text, scope.names, scope, part.unit, f"{self.about} {name}")

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the values at the states."""
        scope = setting.scope()
        read = complete(self.read(answer, part, scope))
        sizes = setting.by_coordinate(setting.scales.energy, 1)
        return seal_values(read, possible(setting, salt), scope.system(), sizes)

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        return credit_values(self.read(answer, part, scope), scope, sealed, self.about)
