"""The words of a text: numbers, names, operators and parentheses, as in ``grammar.lark``."""

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
    """A word of a text.

    Attributes
    ----------
    kind : str
        That of the grammar: ``"ADD"``, ``"NUMBER"``, ...; ``"END"`` of the empty one at the end.
    start, end : int
        Where it begins, and the place behind it.

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
        """Tell the kind from the text, of which `TOKEN` is the pattern."""
        token = super().__new__(cls, text)
        other = "NAME" if text[:1].isalpha() or text[:1] == "_" else "NUMBER"
        token.kind, token.start = _KINDS.get(text, other), start
        return token

    @property
    def end(self) -> int:
        """The place behind its last character."""
        return self.start + len(self)
