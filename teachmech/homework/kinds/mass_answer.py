"""Masses on the diagonal of the mass matrix, compared by value."""

from __future__ import annotations

from teachmech.expressions import Expression, Names
from teachmech.homework.answers.quantities import read_formula
from teachmech.homework.answers.samples import generic
from teachmech.homework.answers.values import seal_values
from teachmech.homework.kinds.force_answer import ForceAnswer
from teachmech.homework.kinds.named_answer import complete
from teachmech.homework.parts import Answer, Part, Sealed
from teachmech.homework.setting import Scope, Setting


class MassAnswer(ForceAnswer):
    """Masses, or moments of inertia, by the names of their coordinates in ``of``; all when empty.

    If the mass matrix is not diagonal, the entries of its diagonal are meant.
    """

    name = "mass"
    roles = ("mass",)
    example = "m"
    about = "mass of"

    def solution(self, part: Part, setting: Setting) -> Answer:
        entries = setting.system.mass_expressions
        places = {name: i for i, name in enumerate(setting.system.coordinates)}
        asked = ((name, places[name]) for name in self.names(part, setting.scope()))
        return {name: entries[i, i].quoted if (i, i) in entries else "0" for name, i in asked}

    def meaning(self, text: str, name: str, part: Part, scope: Scope) -> Expression:
        def explain(name: str) -> str | None:
            return "a mass may not depend on a velocity" if name in scope.velocities else None

        names = Names(("t", *scope.coordinates, *scope.parameters), explain)
        return read_formula(text, names, scope, part.unit, f"{self.about} {name}")

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the values at generic states."""
        scope = setting.scope()
        read = complete(self.read(answer, part, scope))
        sizes = setting.by_coordinate(setting.scales.energy * setting.scales.time**2, 2)
        return seal_values(read, generic(setting, salt), scope.system(), sizes)
