"""Marks and feedback, for the terminal, the notebook and the widget.

The words come from the comparison and from the recognised mistake. They never contain the right
answer.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Self

from markupsafe import Markup
from pydantic import TypeAdapter, ValidationError

from teachmech.base.errors import ProblemError, check_known
from teachmech.base.words import counted
from teachmech.homework.statuses import AnswerStatus

# Symbol and colour of each status; the colours are readable on white and on black.
STATUS_MARKS: dict[AnswerStatus, tuple[str, str]] = {
    AnswerStatus.RIGHT: ("✓", "#2a9055"),
    AnswerStatus.CLOSE: ("≈", "#b07c10"),
    AnswerStatus.PARTLY: ("◐", "#b07c10"),
    AnswerStatus.WRONG: ("✗", "#d2504b"),
    AnswerStatus.MISSING: ("○", "#808890"),
    AnswerStatus.UNREADABLE: ("?", "#d2504b"),
    AnswerStatus.TOO_LONG: ("!", "#d2504b"),
    AnswerStatus.UNMARKED: ("●", "#808890"),
}


@dataclass(frozen=True)
class PartReport:
    """The feedback on the answer to one part.

    Attributes
    ----------
    part : str
    status : AnswerStatus
        A text such as ``"right"``; see `teachmech.homework.statuses`.
    marks, out_of : float
        The marks of the answer and of the part.
    words : str
        The result of the comparison.
    mistake, title, says : str
        Name, title and explanation of the recognised typical mistake; empty if there is none.
    error : str
        The reason why an answer cannot be read, possibly with a caret under the position.
    given : str
        The answer as it was handed in, shortened.

    Examples
    --------
    >>> report = PartReport("wire", "partly", 1.5, 2, words="One direction of two is right.")
    >>> print(report)
    wire: partly, 1.5 of 2 marks
      One direction of two is right.
    """

    part: str
    status: AnswerStatus
    marks: float
    out_of: float
    words: str = ""
    mistake: str = ""
    title: str = ""
    says: str = ""
    error: str = ""
    given: str = field(default="", compare=False)

    @property
    def is_right(self) -> bool:
        """True if the part has full marks."""
        return self.status == AnswerStatus.RIGHT

    @property
    def score(self) -> str:
        """The marks in words."""
        if self.status == AnswerStatus.UNMARKED:
            return f"of {counted(self.out_of, 'mark')}"
        return f"{self.marks:g} of {counted(self.out_of, 'mark')}"

    def __str__(self) -> str:
        """Return a few lines of text."""
        mistake = f"{self.title}: {self.says}" if self.title else self.says
        said = "\n".join(text for text in (self.words, mistake, self.error) if text)
        lines = [f"  {line}" for line in said.split("\n") if line]
        return "\n".join([f"{self.part}: {self.status}, {self.score}", *lines])

    def _repr_html_(self) -> Markup:
        symbol, colour = STATUS_MARKS[self.status]
        head = Markup('<span style="color:{};font-weight:bold" aria-hidden="true">{}</span>')
        head = head.format(colour, symbol)
        head += Markup(" <b>{}</b>: {}, {}").format(self.part, self.status, self.score)
        title = Markup("<b>{}:</b> ").format(self.title) if self.title else Markup()
        error, _, caret = self.error.partition("\n")  # the position is a text with a caret under it
        said = (head, self.words, title + self.says, error)
        page = Markup().join(Markup("<div>{}</div>").format(text) for text in said if text)
        if caret:
            style = "margin:0;background:none;color:inherit;overflow-x:auto"
            page += Markup('<pre style="{}">{}</pre>').format(style, caret)
        style = f"border-left:4px solid {colour};padding:0.1em 0.7em;margin:0.4em 0;color:inherit"
        return Markup('<div style="{}">{}</div>').format(style, page)


@dataclass(frozen=True)
class Report:
    """The feedback on all answers of an exercise; `parts` are in the order of the exercise.

    Examples
    --------
    >>> parts = (PartReport("wire", "right", 2, 2), PartReport("force", "missing", 0, 1))
    >>> print(Report("bead", parts))
    bead: 2 of 3 marks
    wire: right, 2 of 2 marks
    force: missing, 0 of 1 mark
    >>> Report.from_dict(Report("bead", parts).to_dict()) == Report("bead", parts)
    True
    """

    exercise: str
    parts: tuple[PartReport, ...]

    @property
    def marks(self) -> float:
        """The sum of the marks."""
        return round(sum(part.marks for part in self.parts), 2)

    @property
    def out_of(self) -> float:
        """The sum of the marks of all parts."""
        return round(sum(part.out_of for part in self.parts), 2)

    @property
    def score(self) -> str:
        """The marks in words."""
        if not self.is_marked:
            return f"not marked yet, of {counted(self.out_of, 'mark')}"
        return f"{self.marks:g} of {counted(self.out_of, 'mark')}"

    @property
    def is_marked(self) -> bool:
        """True if all answers have been marked."""
        return all(part.status != AnswerStatus.UNMARKED for part in self.parts)

    @property
    def is_right(self) -> bool:
        """True if every part has full marks."""
        return all(part.is_right for part in self.parts)

    @property
    def mistakes(self) -> tuple[str, ...]:
        """The names of the mistakes that were recognised, each once."""
        return tuple(dict.fromkeys(part.mistake for part in self.parts if part.mistake))

    def __getitem__(self, name: str) -> PartReport:
        """Return the report of one part."""
        known = {part.part: part for part in self.parts}
        check_known("part", [name], known)
        return known[name]

    def __str__(self) -> str:
        """Return some lines of text."""
        return "\n".join([f"{self.exercise}: {self.score}", *map(str, self.parts)])

    def _repr_html_(self) -> Markup:
        parts = Markup().join(part._repr_html_() for part in self.parts)
        page = Markup('<div style="color:inherit"><div><b>{}</b>: {}</div>{}</div>')
        return page.format(self.exercise, self.score, parts)

    def to_dict(self) -> dict[str, Any]:
        """Return the report in a form for JSON."""
        about = {"exercise": self.exercise, "marks": self.marks, "out_of": self.out_of}
        return {**about, "parts": [asdict(part) for part in self.parts]}

    @classmethod
    def from_dict(cls, data: Any) -> Self:
        """Return the report of a result of `to_dict`; refuse anything else."""
        try:
            return TypeAdapter(cls).validate_python(data)
        except ValidationError:
            what = "this is not the report of an exercise"
            raise ProblemError(what, hint="use what to_dict wrote") from None
