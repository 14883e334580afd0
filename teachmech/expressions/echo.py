"""The LaTeX of a text in the order in which it was typed, which SymPy would change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from teachmech.expressions.elementary import TABLE
from teachmech.expressions.syntax import carried_out, lexed, operations_of
from teachmech.expressions.tokens import Token

_SUM, _PRODUCT, _SIGNED, _POWER, _ATOM = range(5)  # how strongly the parts hold together


class _Piece(NamedTuple):
    latex: str
    strength: int
    function: tuple[str, str] = ("", "")  # a function and its argument, for sin^2(x)

    def within(self, least: int) -> str:
        """In parentheses where it holds together less than its place asks for."""
        return self.latex if self.strength >= least else _bracketed(self.latex)


def typed_latex(text: str, names: Mapping[str, str] | None = None) -> str:
    r"""Return the LaTeX of a valid expression or equation as it was typed.

    Parameters
    ----------
    text : str
        It was read before, so that it is known to be right.
    names : mapping, optional
        The LaTeX of names; others are shown as they are.

    Examples
    --------
    >>> typed_latex("(y1 - 2)^2 + x1^2 = 3/2*L", {"x1": "x_{1}", "y1": "y_{1}"})
    '(y_{1} - 2)^{2} + x_{1}^{2} = \\frac{3}{2} \\, L'
    """
    latex = _Latex({"pi": r"\pi"} | dict(names or {}))
    piece: _Piece = carried_out(operations_of(text, lexed(text)), latex)
    return piece.latex


class _Latex:
    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def difference(self, left: _Piece, right: _Piece) -> _Piece:
        return _Piece(f"{left.latex} = {right.latex}", _SUM)

    def sum(self, first: _Piece, *rest: Any) -> _Piece:
        terms = zip(rest[::2], rest[1::2], strict=True)
        latex = first.latex + "".join(f" {sign} {term.within(_PRODUCT)}" for sign, term in terms)
        return _Piece(latex, _SUM)

    def product(self, first: _Piece, *rest: Any) -> _Piece:
        whole = first
        for sign, factor in zip(rest[::2], rest[1::2], strict=True):
            if sign == "/":
                whole = _Piece(rf"\frac{{{whole.latex}}}{{{factor.latex}}}", _PRODUCT)
                continue
            right = factor.within(_POWER)
            times = r"\cdot" if right[0].isdigit() else r"\,"
            whole = _Piece(rf"{whole.within(_PRODUCT)} {times} {right}", _PRODUCT)
        return whole

    def signed(self, sign: Token, operand: _Piece) -> _Piece:
        return _Piece(f"{sign}{operand.within(_POWER)}", _SIGNED)

    def power(self, base: _Piece, _: Token, exponent: _Piece) -> _Piece:
        function, argument = base.function
        if function:
            return _Piece(f"{function}^{{{exponent.latex}}}{argument}", _POWER)
        return _Piece(f"{base.within(_ATOM)}^{{{exponent.latex}}}", _POWER)

    def number(self, token: Token) -> _Piece:
        digits, e, exponent = token.lower().partition("e")
        if not e:
            return _Piece(digits, _ATOM)
        return _Piece(rf"{digits} \cdot 10^{{{int(exponent)}}}", _PRODUCT)

    def name(self, token: Token) -> _Piece:
        return _Piece(self.names.get(str(token), str(token)), _ATOM)

    def call(self, token: Token, *arguments: _Piece) -> _Piece:
        name, argument = str(token), _Piece(", ".join(piece.latex for piece in arguments), _SUM)
        if name == "sqrt":
            return _Piece(rf"\sqrt{{{argument.latex}}}", _ATOM)
        if name == "abs":
            return _Piece(rf"\left|{argument.latex}\right|", _ATOM)
        if name == "exp":
            return _Piece(f"e^{{{argument.latex}}}", _POWER)
        function, inside = TABLE[name].latex, _bracketed(argument.latex)
        return _Piece(function + inside, _ATOM, (function, inside))


def _bracketed(latex: str) -> str:
    """In parentheses, which grow only around what is taller than a line."""
    return rf"\left({latex}\right)" if r"\frac" in latex else f"({latex})"
