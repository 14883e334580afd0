"""The LaTeX of a text with its terms in the order in which they were typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from teachmech.expressions.elementary import TABLE
from teachmech.expressions.syntax import apply_operations, operations_of, tokenize
from teachmech.expressions.tokens import Token

_SUM, _PRODUCT, _SIGNED, _POWER, _ATOM = range(5)  # precedence


class _LatexPart(NamedTuple):
    latex: str
    precedence: int
    function: tuple[str, str] = ("", "")  # a function and its argument, for sin^2(x)

    def within(self, least: int) -> str:
        """Return the LaTeX, in parentheses if its precedence is lower than required."""
        return self.latex if self.precedence >= least else _parenthesised(self.latex)


def typed_latex(text: str, names: Mapping[str, str] | None = None) -> str:
    r"""Return the LaTeX of an expression or equation as it was typed.

    Parameters
    ----------
    text : str
        A valid text: it has been parsed before.
    names : mapping, optional
        The LaTeX of names; other names are shown unchanged.

    Examples
    --------
    >>> typed_latex("(y1 - 2)^2 + x1^2 = 3/2*L", {"x1": "x_{1}", "y1": "y_{1}"})
    '(y_{1} - 2)^{2} + x_{1}^{2} = \\frac{3}{2} \\, L'
    """
    latex = _LatexOperations({"pi": r"\pi"} | dict(names or {}))
    piece: _LatexPart = apply_operations(operations_of(text, tokenize(text)), latex)
    return piece.latex


class _LatexOperations:
    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def difference(self, left: _LatexPart, right: _LatexPart) -> _LatexPart:
        return _LatexPart(f"{left.latex} = {right.latex}", _SUM)

    def sum(self, first: _LatexPart, *rest: Any) -> _LatexPart:
        terms = zip(rest[::2], rest[1::2], strict=True)
        latex = first.latex + "".join(f" {sign} {term.within(_PRODUCT)}" for sign, term in terms)
        return _LatexPart(latex, _SUM)

    def product(self, first: _LatexPart, *rest: Any) -> _LatexPart:
        whole = first
        for sign, factor in zip(rest[::2], rest[1::2], strict=True):
            if sign == "/":
                whole = _LatexPart(rf"\frac{{{whole.latex}}}{{{factor.latex}}}", _PRODUCT)
                continue
            right = factor.within(_POWER)
            times = r"\cdot" if right[0].isdigit() else r"\,"
            whole = _LatexPart(rf"{whole.within(_PRODUCT)} {times} {right}", _PRODUCT)
        return whole

    def signed(self, sign: Token, operand: _LatexPart) -> _LatexPart:
        return _LatexPart(f"{sign}{operand.within(_POWER)}", _SIGNED)

    def power(self, base: _LatexPart, _: Token, exponent: _LatexPart) -> _LatexPart:
        function, argument = base.function
        if function:
            return _LatexPart(f"{function}^{{{exponent.latex}}}{argument}", _POWER)
        return _LatexPart(f"{base.within(_ATOM)}^{{{exponent.latex}}}", _POWER)

    def number(self, token: Token) -> _LatexPart:
        digits, e, exponent = token.lower().partition("e")
        if not e:
            return _LatexPart(digits, _ATOM)
        return _LatexPart(rf"{digits} \cdot 10^{{{int(exponent)}}}", _PRODUCT)

    def name(self, token: Token) -> _LatexPart:
        return _LatexPart(self.names.get(str(token), str(token)), _ATOM)

    def call(self, token: Token, *arguments: _LatexPart) -> _LatexPart:
        name, argument = str(token), _LatexPart(", ".join(piece.latex for piece in arguments), _SUM)
        if name == "sqrt":
            return _LatexPart(rf"\sqrt{{{argument.latex}}}", _ATOM)
        if name == "abs":
            return _LatexPart(rf"\left|{argument.latex}\right|", _ATOM)
        if name == "exp":
            return _LatexPart(f"e^{{{argument.latex}}}", _POWER)
        function, inside = TABLE[name].latex, _parenthesised(argument.latex)
        return _LatexPart(function + inside, _ATOM, (function, inside))


def _parenthesised(latex: str) -> str:
    """Return LaTeX in parentheses, which grow around fractions only."""
    return rf"\left({latex}\right)" if r"\frac" in latex else f"({latex})"
