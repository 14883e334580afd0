"""What is said of a typed text."""

from __future__ import annotations

from dataclasses import dataclass

from teachmech.base.errors import ExpressionError, TeachmechError


@dataclass(frozen=True)
class Check:
    """What is said of one typed text.

    Attributes
    ----------
    latex : str
        The formula, where the text is one and is right.
    error : str
        What is wrong and what to do; empty when nothing is.
    caret : str
        Two lines: the text, and a mark under the wrong place.
    suggestion : str
        The whole text mended, when one mend is likely.
    note : str
        What else is worth knowing.
    """

    latex: str = ""
    error: str = ""
    caret: str = ""
    suggestion: str = ""
    note: str = ""

    @classmethod
    def failed(cls, error: TeachmechError) -> Check:
        """Return what is said of an error."""
        message = f"{error.what}; {error.hint}" if error.hint else error.what
        if isinstance(error, ExpressionError):
            return cls(error=message, caret=error.caret(60), suggestion=error.suggestion or "")
        return cls(error=message)
