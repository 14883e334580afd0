"""The syntax of ``grammar.lark``: texts become tokens, and tokens become operations.

The operations are listed in the order of their execution, so that a deeply nested text needs no
recursion (Dijkstra's shunting yard). The grammar is written out here because a parser generator
takes as long to import as NumPy; a test compares both.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from teachmech.expressions.mistakes import unexpected_token, unknown_character
from teachmech.expressions.tokens import TOKEN, Token

# The precedence of the operations; parentheses end every operation inside them.
_STRENGTH = {
    **{"difference": 0, "parentheses": 0, "call": 0},
    **{"sum": 1, "product": 2, "signed": 3, "power": 4},
}
_BETWEEN = {"ADD": "sum", "MULTIPLY": "product", "POWER": "power"}  # operators between two operands


class Operation(NamedTuple):
    """An operation on the last results: its name in the grammar and the number of operands."""

    name: str
    parts: int


Step = Token | Operation


def tokenize(text: str) -> list[Token]:
    """Return the tokens of a text, without white space.

    Raises
    ------
    ExpressionError
        If a character begins no token.

    Examples
    --------
    >>> tokenize("2*x1 ** 3")
    ['2', '*', 'x1', '**', '3']
    """
    tokens, position = [], 0
    for found in TOKEN.finditer(text):
        if found.start() != position:
            break
        if not found[0].isspace():
            tokens.append(Token(found[0], position))
        position = found.end()
    if position < len(text):
        raise unknown_character(text, position)
    return tokens


def operations_of(text: str, tokens: list[Token]) -> list[Step]:
    """Return the operands and operations of an expression or an equation.

    Parameters
    ----------
    text : str
    tokens : list of Token
        The tokens of the text; their parentheses match.

    Raises
    ------
    ExpressionError
        If a token is not allowed at its position; the error points at the first one.

    Examples
    --------
    >>> text = "-x^2"
    >>> [getattr(step, "name", step) for step in operations_of(text, tokenize(text))]
    ['-', 'x', 'name', '^', '2', 'number', 'power', 'signed']
    """
    steps: list[Step] = []
    begun: list[Operation] = []  # operations whose last operand is not complete

    def finish(least: int) -> None:
        """Move the open operations of at least this precedence to the steps."""
        while begun and _STRENGTH[begun[-1].name] >= least:
            steps.append(begun.pop())

    before, operand = "", False  # the kind of the last token; whether it ends an operand
    for token in (*tokens, Token("", len(text))):
        kind = token.kind
        if kind == "LPAR" and (before == "NAME" or not operand):
            if before == "NAME":  # the call of a function
                steps.pop()
            begun.append(Operation("call" if before == "NAME" else "parentheses", 2))
            operand = False
        elif kind in ("NUMBER", "NAME") and not operand:
            steps += [token, Operation(kind.lower(), 1)]
            operand = True
        elif kind == "ADD" and not operand:
            steps.append(token)
            begun.append(Operation("signed", 2))
        elif kind in _BETWEEN and operand:
            name = _BETWEEN[kind]
            finish(_STRENGTH[name] + 1)
            parts = 1
            if name != "power" and begun and begun[-1].name == name:
                parts = begun.pop().parts
            steps.append(token)
            begun.append(Operation(name, parts + 2))
            operand = False
        elif kind == "RPAR" and operand:
            finish(_STRENGTH["sum"])
            inside = begun.pop()
            steps += [inside] if inside.name == "call" else []
        elif kind == "COMMA" and operand and _open(begun) == "call":
            finish(_STRENGTH["sum"])
            begun.append(Operation("call", begun.pop().parts + 1))
            operand = False
        elif kind == "EQUAL" and operand and all(_STRENGTH[x.name] for x in begun):
            finish(_STRENGTH["sum"])
            begun.append(Operation("difference", 2))
            operand = False
        elif kind == "END" and operand:
            finish(0)
        else:
            raise unexpected_token(text, tokens, token)
        before = kind
    return steps


def _open(begun: list[Operation]) -> str:
    """Return the name of the innermost open call, parentheses or equation, or ""."""
    return next((x.name for x in reversed(begun) if not _STRENGTH[x.name]), "")


def apply_operations(steps: list[Step], meaning: object) -> Any:
    """Return the result of the operations; each calls the method of its name with its operands.

    Examples
    --------
    >>> class Value:
    ...     def number(self, token): return float(token)
    ...     def power(self, base, sign, exponent): return base**exponent
    >>> apply_operations(operations_of("2^3", tokenize("2^3")), Value())
    8.0
    """
    results: list[Any] = []
    for step in steps:
        if isinstance(step, Token):
            results.append(step)
        else:
            parts = results[-step.parts :]
            del results[-step.parts :]
            results.append(getattr(meaning, step.name)(*parts))
    return results.pop()
