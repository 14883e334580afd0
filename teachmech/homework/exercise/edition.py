"""Edition: an exercise with the numbers of a variant, and what answers are compared with."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from teachmech.base.errors import ExpressionError, ProblemError
from teachmech.base.words import as_text
from teachmech.homework.exercise.source import Cell, filled
from teachmech.homework.exercise.specification import Specification
from teachmech.homework.kinds import kind_of
from teachmech.homework.parts import Answer, Part
from teachmech.homework.setting import Setting
from teachmech.homework.task.key import Sealing, WrongAnswer, seal, wrong_answers


@dataclass(eq=False, repr=False)
class Edition:
    """An exercise with the numbers of a variant.

    Parameters
    ----------
    specification : Specification
    cells : tuple of Cell
        All cells of the notebook, in order.
    numbers : dict of str to float
        A number for every parameter that varies.
    faults : dict of str to tuple of str
        Why it should not be given, by the secret with which that was asked.
    """

    specification: Specification
    cells: tuple[Cell, ...]
    numbers: dict[str, float]
    faults: dict[str, tuple[str, ...]] = field(default_factory=dict)
    _sealed: dict[str, dict[str, Sealing]] = field(default_factory=dict)

    @cached_property
    def setting(self) -> Setting:
        """The problem with these numbers."""
        setting = self.specification.setting
        own = {name: setting.parameters[name] for name in self.numbers}
        return setting if own == self.numbers else setting.with_numbers(self.numbers)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The parts, with the numbers in their texts."""
        parts = self.specification.parts
        return tuple(self._filled(k, part) for k, part in enumerate(parts))

    @cached_property
    def solution(self) -> dict[str, Answer]:
        """The right answer to each part, computed."""
        return self._each(lambda part: kind_of(part).solution(part, self.setting))

    @cached_property
    def _wrong(self) -> dict[str, tuple[WrongAnswer, ...]]:
        right = self.solution
        return self._each(lambda part: tuple(wrong_answers(part, self.setting, right[part.name])))

    def sealed(self, secret: str = "") -> dict[str, Sealing]:
        """Return what answers to each part are compared with; computed once.

        Parameters
        ----------
        secret : str
            Of the course, for marking: they are compared at other states than those in the task
            of the student.
        """
        if secret not in self._sealed:
            salt = f"{self.specification.exercise}/{sorted(self.numbers.items())}"
            if secret:
                salt = hmac.new(secret.encode(), salt.encode(), hashlib.sha256).hexdigest()
            right, wrong = self.solution, self._wrong

            def sealing(part: Part) -> Sealing:
                name = part.name
                return seal(part, self.setting, right[name], wrong[name], f"{name}/{salt}")

            self._sealed[secret] = self._each(sealing)
        return self._sealed[secret]

    @cached_property
    def text(self) -> str:
        """The Markdown of the task, with the numbers in it."""
        cells = [cell for cell in self.cells if cell.role == "text"]
        return "\n\n".join(self.fill(cell.text, cell.where).strip() for cell in cells)

    def fill(self, text: str, where: str) -> str:
        """Return a text with the numbers in the place of ``{{L}}`` and ``{{L|number}}``."""

        def value(name: str, bare: bool) -> str | None:
            if name not in self.setting.parameters:
                return None
            number, data = as_text(self.setting.parameters[name]), self.specification.variant
            unit = data[name].unit if name in data and not bare else ""
            return f"{number} {unit}".rstrip()

        return filled(text, value, where)

    def _each(self, make: Callable[[Part], Any]) -> dict[str, Any]:
        """What is made of each part, by name; an error says of which, by its line."""
        made = {}
        for k, part in enumerate(self.parts):
            try:
                made[part.name] = make(part)
            except (ProblemError, ExpressionError) as error:
                raise error.at(self.specification.where(("parts", k))) from None
        return made

    def _filled(self, k: int, part: Part) -> Part:
        def fill(text: str, *key: str | int) -> str:
            return self.fill(text, self.specification.where(("parts", k, *key)))

        mistakes = (
            mistake.model_copy(update={"says": fill(mistake.says, "mistakes", i, "says")})
            for i, mistake in enumerate(part.mistakes)
        )
        changes = {
            "ask": fill(part.ask, "ask"),
            "start": fill(part.start, "start"),
            "hints": tuple(fill(hint, "hints", i) for i, hint in enumerate(part.hints)),
            "mistakes": tuple(mistakes),
        }
        return part.model_copy(update=changes)
