"""The feedback on a typed text."""

from __future__ import annotations

from dataclasses import dataclass

from teachmech.base.errors import ExpressionError, TeachmechError


@dataclass(frozen=True)
class Check:
    """Feedback on one typed text; empty fields are not shown."""

    latex: str = ""  # the formula of a valid text
    error: str = ""  # what is wrong and what to do
    caret: str = ""  # two lines: the text, and a mark under the error
    column: int = 0  # position of the error, from 1; 0 if it has none
    suggestions: tuple[str, ...] = ()  # likely corrections of the whole text
    note: str = ""  # a remark on a valid text
    unknown: str = ""  # an undefined name, which could become a constant

    @property
    def suggestion(self) -> str:
        """The likeliest correction; empty if there is none."""
        return self.suggestions[0] if self.suggestions else ""

    @classmethod
    def of_error(cls, error: TeachmechError) -> Check:
        """Return the feedback on a text that caused an error."""
        message = f"{error.what}; {error.hint}" if error.hint else error.what
        if isinstance(error, ExpressionError):
            caret, column = error.caret(60), error.column
            return cls(error=message, caret=caret, column=column, suggestions=error.suggestions)
        return cls(error=message)
