"""What is said of a typed text."""

from __future__ import annotations

from dataclasses import dataclass

from teachmech.base.errors import ExpressionError, TeachmechError


@dataclass(frozen=True)
class Check:
    """What is said of one typed text; what is empty is not said."""

    latex: str = ""  # the formula, where the text is one and is right
    error: str = ""  # what is wrong and what to do
    caret: str = ""  # two lines: the text, and a mark under the wrong place
    suggestions: tuple[str, ...] = ()  # the whole text mended, in each way that is likely
    note: str = ""  # what else is worth knowing
    unknown: str = ""  # a name without a meaning, which could become a constant

    @property
    def suggestion(self) -> str:
        """The likeliest mend, if there is one."""
        return self.suggestions[0] if self.suggestions else ""

    @classmethod
    def failed(cls, error: TeachmechError) -> Check:
        """Return what is said of an error."""
        message = f"{error.what}; {error.hint}" if error.hint else error.what
        if isinstance(error, ExpressionError):
            return cls(error=message, caret=error.caret(60), suggestions=error.suggestions)
        return cls(error=message)
