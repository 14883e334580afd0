"""The shape of a text: its tokens without its names and numbers.

`parser` and `teachmech.model.folding` recognise similar texts by their tokens. A text with a
character that is not part of the language has no tokens.
"""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from teachmech.expressions.tokens import TOKEN

_SMALLEST, _LARGEST = 1e-10, 1e10  # products of such numbers stay in the range of doubles


class TextShape(NamedTuple):
    """The shape of a text. Texts of one shape differ only in names and in values of numbers.

    Attributes
    ----------
    key : tuple
        The tokens. Each name is replaced by the order of its first appearance, and each number that
        does not affect the check of the text is replaced by None.
    names : tuple of str
        The names in the order of their first appearance.
    """

    key: tuple[str | int | None, ...]
    names: tuple[str, ...]


def shape_of(text: str, known: Container[str]) -> TextShape:
    """Return the shape of a text. If two texts have the same shape, both or neither are valid.

    Parameters
    ----------
    text : str
    known : container of str
        The names that may occur; other names are left in the key.

    Returns
    -------
    TextShape
        The key is empty if the text has a character that is not part of the language.

    Examples
    --------
    >>> shape_of("x*y - 2*x", ["x", "y"])
    TextShape(key=(0, '*', 1, '-', '2', '*', 0), names=('x', 'y'))
    >>> shape_of("-2.5*x/3", ["x"])
    TextShape(key=('-', None, '*', 0, '/', None), names=('x',))
    """
    tokens = tokens_of(text)
    free = is_product(tokens)
    key: list[str | int | None] = []
    names: dict[str, int] = {}
    for k, token in enumerate(tokens):
        if is_name(tokens, k) and token in known:
            key.append(names.setdefault(token, len(names)))
        else:
            key.append(None if free and is_number(token) else token)
    return TextShape(tuple(key), tuple(names))


def is_product(tokens: list[str]) -> bool:
    """Return whether a text is a product of few names and numbers of usual size, with any sign.

    Such a product stays valid and nonzero if its numbers are replaced by others of usual size.

    Examples
    --------
    >>> [is_product(tokens_of(text)) for text in ("-2*x/3", "2", "0*x", "2 - x", "sin(2)")]
    [True, True, False, False, False]
    """
    inner = tokens[1:] if tokens[:1] == ["-"] else tokens
    return (
        len(inner) < 16
        and all(
            not is_number(token) or _SMALLEST < float(token) < _LARGEST
            if k % 2 == 0
            else token in ("*", "/")
            for k, token in enumerate(inner)
        )
        and not any(token in "+-(" for token in inner[::2])
    )


def is_number(token: str) -> bool:
    """Return whether a token is a number."""
    return token[0].isdigit() or token[0] == "."


def tokens_of(text: str) -> list[str]:
    """Return the tokens of a text without white space, with ``**`` as ``^``.

    The list is empty if a character is not part of a token.

    Examples
    --------
    >>> tokens_of("-2.5e1*x1** 2"), tokens_of("x1 : 2")
    (['-', '2.5e1', '*', 'x1', '^', '2'], [])
    """
    tokens = TOKEN.findall(text)
    if sum(map(len, tokens)) != len(text):
        return []
    return ["^" if token == "**" else token for token in tokens if not token.isspace()]


def is_name(tokens: list[str], k: int) -> bool:
    """Return whether a token is a name that is not called as a function.

    Examples
    --------
    >>> tokens = tokens_of("sin(x1)")
    >>> [is_name(tokens, k) for k in range(4)]
    [False, False, True, False]
    """
    token = tokens[k]
    return (token[0].isalpha() or token[0] == "_") and tokens[k + 1 : k + 2] != ["("]


def loose_numbers(tokens: list[str]) -> list[int]:
    """Return the positions of the numbers that are neither 0 nor in an exponent.

    Examples
    --------
    >>> loose_numbers(tokens_of("3*x^2 + 0*y^(2*k) - 4^2"))
    [0, 16]
    """
    fixed: set[int] = set()
    for k, token in enumerate(tokens):
        if token == "^":
            fixed.update(range(k + 1, _end_of_operand(tokens, k + 1)))
    return [
        k
        for k, token in enumerate(tokens)
        if is_number(token) and k not in fixed and float(token) != 0
    ]


def _end_of_operand(tokens: list[str], k: int) -> int:
    """Return the position after a signed operand: a number, a name, a call or a parenthesis."""
    while tokens[k] in ("+", "-"):
        k += 1
    if tokens[k] != "(" and tokens[k + 1 : k + 2] == ["("]:
        k += 1
    depth = 0
    while True:
        depth += (tokens[k] == "(") - (tokens[k] == ")")
        k += 1
        if depth == 0:
            return k
