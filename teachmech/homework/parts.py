"""One question of an exercise (`Part`), and the marks of an answer with the reason (`Credit`)."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Annotated, Any, Self

from pydantic import BeforeValidator, Field, model_validator

from teachmech.problems.data import FileModel as Frozen
from teachmech.problems.data import Text

# A text, a number, or lists and mappings of them, as in JSON.
Answer = Any
Sealed = dict[str, Any]

LEAST_TOLERANCE, LARGEST_TOLERANCE = 1e-9, 0.2
THREE_DIGITS = 0.005  # relative error of a number that is rounded to three digits, at most
CLOSE = "close: one more digit, please"


def _listed(given: Any) -> Any:
    """Return a tuple for a list; return a text unchanged."""
    return tuple(given) if isinstance(given, list) else given


class PartMistake(Frozen):
    """A wrong answer that the author of the exercise expects, in addition to the catalogue."""

    answer: Any = Field(description="The wrong answer, as a student would give it.")
    says: str = Field(description="The feedback for a student who gives it.")
    name: str = Field(default="", description="The name in the table of marks.")


class Part(Frozen):
    """One question of an exercise, with its marks.

    Examples
    --------
    >>> part = Part(name="tension", kind="number", of="2*lambda1*L", unit="N", at=0)
    >>> part.marks, part.at, part.tolerance
    (1.0, '0', None)
    """

    name: str = Field(max_length=40)  # a Python identifier: the name of the answer in a notebook
    kind: str  # one of `teachmech.homework.kinds.KINDS`
    marks: float = Field(default=1.0, gt=0, le=1000)  # marks for a right answer
    ask: str = ""  # Markdown
    # The requested quantities; each kind defines their form and whether students may see them.
    of: Annotated[Text | tuple[Text, ...], BeforeValidator(_listed)] = ()
    at: Text = ""  # a time, as an expression in the parameters; by default the start
    unit: str = Field(default="", max_length=40)  # unit of a number
    # Relative tolerance of a number; each kind has a default.
    tolerance: float | None = Field(default=None, ge=LEAST_TOLERANCE, le=LARGEST_TOLERANCE)
    # The absolute tolerance of a number that is 0 is tolerance * scale; there is a default scale.
    scale: float | None = Field(default=None, gt=0)
    options: Annotated[tuple[Text, ...], BeforeValidator(_listed)] = ()  # options of a choice
    start: str = ""  # the initial text in the cell of the answer
    # At most three, from a vague hint to a worked line.
    hints: Annotated[tuple[str, ...], BeforeValidator(_listed), Field(max_length=3)] = ()
    mistakes: Annotated[tuple[PartMistake, ...], BeforeValidator(_listed)] = ()

    @model_validator(mode="after")
    def _named(self) -> Self:
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", self.name):
            what = f"{self.name!r} is not a name of a part: a letter, then letters, digits, _"
            raise ValueError(what)
        return self

    @property
    def names(self) -> tuple[str, ...]:
        """The requested quantities, as a sequence."""
        return (self.of,) if isinstance(self.of, str) else self.of

    @property
    def accuracy(self) -> float:
        """The relative tolerance of a number; three digits if the part states none."""
        return self.tolerance or THREE_DIGITS

    @property
    def digits(self) -> str:
        """The tolerance in words, such as *to three digits*."""
        words = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
        count = self.asked_digits
        if count in words and math.isclose(self.accuracy, 5 / 10**count):
            return f"to {words[count]} digits"
        return f"within {100 * self.accuracy:g} %"

    @property
    def asked_digits(self) -> int:
        """The number of digits that meets the tolerance for all numbers."""
        return math.ceil(round(math.log10(5 / self.accuracy), 9))


@dataclass(frozen=True)
class Credit:
    """The share of the marks that an answer earns, and the reason."""

    share: float  # share of the marks for what is right, from 0 to 1
    words: str  # one or two sentences for the student
    close: float = 0.0  # share of what is right but for the last digit; it earns half
    mistake: str = ""  # name of a mistake of the catalogue that the comparison found
