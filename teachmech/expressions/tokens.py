"""The tokens of a text: numbers, names, operators and parentheses, as in ``grammar.lark``."""

from __future__ import annotations

import re

TOKEN = re.compile(
    r"[ \t\r\n]+|(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?|[A-Za-z_][A-Za-z_0-9]*"
    r"|\*\*|[-+*/^(),=]"
)
_KINDS = {
    **{"+": "ADD", "-": "ADD", "*": "MULTIPLY", "/": "MULTIPLY", "^": "POWER", "**": "POWER"},
    **{"(": "LPAR", ")": "RPAR", "=": "EQUAL", ",": "COMMA", "": "END"},
}


class Token(str):
    """A token of a text with its kind and position.

    Attributes
    ----------
    kind : str
        The kind in the grammar: ``"ADD"``, ``"NUMBER"``, ...; ``"END"`` for the empty last token.
    start, end : int
        The position of its first character, and the position after its last one.

    Examples
    --------
    >>> token = Token("x1", 4)
    >>> token, token.kind, token.end
    ('x1', 'NAME', 6)
    """

    __slots__ = ("kind", "start")

    kind: str
    start: int

    def __new__(cls, text: str, start: int) -> Token:
        """Make a token from a text that matches `TOKEN`; the text determines its kind."""
        token = super().__new__(cls, text)
        other = "NAME" if text[:1].isalpha() or text[:1] == "_" else "NUMBER"
        token.kind, token.start = _KINDS.get(text, other), start
        return token

    @property
    def end(self) -> int:
        """The position after its last character."""
        return self.start + len(self)
