"""Masses on the diagonal of the mass matrix, compared by value."""

from __future__ import annotations

from typing import Any

from teachmech.expressions import Expression, Names
from teachmech.homework.answers.answers import as_named_texts
from teachmech.homework.answers.quantities import read_formula
from teachmech.homework.answers.samples import generic
from teachmech.homework.answers.values import credit_values, seal_values
from teachmech.homework.kinds.force_answer import asked_coordinates, complete, named_texts
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Frame, Setting


class Masses:
    """Masses, or moments of inertia, by the names of their coordinates in ``of``; all when empty.

    Where the mass matrix is not diagonal, the entries of its diagonal are meant.
    """

    name = "mass"
    secret = False

    def solution(self, part: Part, setting: Setting) -> Answer:
        """Return the masses of the problem by coordinate."""
        entries = setting.system.mass_expressions
        places = {name: i for i, name in enumerate(setting.system.coordinates)}
        asked = ((name, places[name]) for name in asked_coordinates(part, setting.frame()))
        return {name: entries[i, i].quoted if (i, i) in entries else "0" for name, i in asked}

    def form(self, part: Part, frame: Frame) -> str:
        """Return how an answer is written in a cell."""
        return named_texts(asked_coordinates(part, frame))

    def read(self, answer: Answer, part: Part, frame: Frame) -> dict[str, Expression | None]:
        """Return the expressions by coordinate; None for those left out."""
        names = Names(("t", *frame.coordinates, *frame.parameters), _explain(frame))
        texts = as_named_texts(answer, asked_coordinates(part, frame), "m")
        return {
            name: None
            if text is None
            else read_formula(text, names, frame, part.unit, f"mass of {name}")
            for name, text in texts.items()
        }

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the values at generic states."""
        frame = setting.frame()
        read: Any = self.read(answer, part, frame)
        sizes = setting.by_coordinate(setting.scales.energy * setting.scales.time**2, 2)
        return seal_values(complete(read), generic(setting, salt), frame.system(), sizes)

    def credit(self, answer: Answer, part: Part, frame: Frame, sealed: Sealed) -> Credit:
        """Compare the values, mass by mass."""
        return credit_values(self.read(answer, part, frame), frame, sealed, "mass of")


def _explain(frame: Frame) -> Any:
    refusal = "a mass may not depend on a velocity"
    return lambda name: refusal if name in frame.velocities else None
