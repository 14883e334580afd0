"""Applied forces on coordinates, compared by value at states that the constraints allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teachmech.base.errors import ProblemError, did_you_mean
from teachmech.expressions import Expression
from teachmech.homework.answers.answers import as_named_texts
from teachmech.homework.answers.quantities import read_formula
from teachmech.homework.answers.samples import possible
from teachmech.homework.answers.values import credit_values, seal_values
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Frame, Setting


class Forces:
    """Forces by the names of their coordinates, in ``of``; all when it is empty.

    Two forces are the same when they have the same values at states that the problem allows.
    """

    name = "force"
    secret = False

    def solution(self, part: Part, setting: Setting) -> Answer:
        """Return the forces of the problem by coordinate."""
        system = setting.system
        texts = dict(zip(system.coordinates, system.forces, strict=True))
        return {name: texts[name] for name in asked_coordinates(part, setting.frame())}

    def form(self, part: Part, frame: Frame) -> str:
        """Return how an answer is written in a cell."""
        return named_texts(asked_coordinates(part, frame))

    def read(self, answer: Answer, part: Part, frame: Frame) -> dict[str, Expression | None]:
        """Return the expressions by coordinate; None for those left out."""
        texts = as_named_texts(answer, asked_coordinates(part, frame), "-m*g")
        return {
            name: None
            if text is None
            else read_formula(text, frame.names, frame, part.unit, f"force on {name}")
            for name, text in texts.items()
        }

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return the values at the states."""
        frame = setting.frame()
        read: Any = self.read(answer, part, frame)
        sizes = setting.by_coordinate(setting.scales.energy, 1)
        return seal_values(complete(read), possible(setting, salt), frame.system(), sizes)

    def credit(self, answer: Answer, part: Part, frame: Frame, sealed: Sealed) -> Credit:
        """Compare the values, force by force."""
        return credit_values(self.read(answer, part, frame), frame, sealed, "force on")


def asked_coordinates(part: Part, frame: Frame) -> tuple[str, ...]:
    """Return the coordinates that a part names, or all.

    Raises
    ------
    ProblemError
        One of them is no coordinate.
    """
    for name in part.names:
        if name not in frame.coordinates:
            hint = did_you_mean(name, list(frame.coordinates))
            raise ProblemError(f"'{name}' is no coordinate", where=f"part {part.name}", hint=hint)
    return part.names or frame.coordinates


def named_texts(names: Sequence[str]) -> str:
    """Return how texts for some names are written in a cell.

    Examples
    --------
    >>> named_texts(["x1", "y1"])
    'a list of texts, for x1, y1'
    """
    return f"{'a list of texts' if len(names) > 1 else 'a text'}, for {', '.join(names)}"


def complete(read: dict[str, Any]) -> dict[str, Any]:
    """Return what was read, if nothing is missing.

    Raises
    ------
    ProblemError
        An entry is missing.
    """
    for name, entry in read.items():
        if entry is None:
            raise ProblemError("the entry is missing", where=name)
    return read
