"""The syntax tree of a text as it was typed: every operation with its operands.

Unlike a formula, a syntax tree is not brought to a normal form. It shows how a text is read, and in
which order its operations are evaluated.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Any

from teachmech.expressions.syntax import apply_operations, operations_of, tokenize
from teachmech.expressions.tokens import Token

# The precedence of an operation; an operand of lower precedence needs parentheses.
_PRECEDENCE = {"=": 0, "+": 1, "-": 1, "*": 2, "/": 2, "^": 4}
_SIGNED, _ATOM = 3, 5


@dataclass(frozen=True, eq=False)
class SyntaxTree:
    """An operation with its operands, a number or a name.

    Attributes
    ----------
    operation : str
        ``"+"``, ``"-"``, ``"*"``, ``"/"``, ``"^"`` or ``"="`` with two operands; a sign ``"+"`` or
        ``"-"`` with one operand; the name of a function; or the number or name itself.
    parts : tuple of SyntaxTree
        The operands; empty for a number or a name.
    first, last : int
        The positions in the text of the first and of the last character, without parentheses
        around the whole.
    """

    operation: str
    parts: tuple[SyntaxTree, ...]
    first: int
    last: int

    def __str__(self) -> str:
        """Return the operation as text, with the parentheses that it needs."""
        own, operands = self.operation, self.parts
        if not operands:
            return own
        if own not in _PRECEDENCE:
            return f"{own}({', '.join(map(str, operands))})"
        if len(operands) == 1:
            return own + operands[0]._inside(self._precedence)
        left, right = operands
        # a - (b - c) and (a^b)^c need parentheses, (a - b) - c and a^b^c do not
        before = left._inside(self._precedence + (own == "^"))
        after = right._inside(self._precedence + (own != "^"))
        return f"{before}{own}{after}" if own in "*/^" else f"{before} {own} {after}"

    @property
    def _precedence(self) -> int:
        if len(self.parts) == 1 and self.operation in _PRECEDENCE:
            return _SIGNED
        return _PRECEDENCE.get(self.operation, _ATOM) if self.parts else _ATOM

    def _inside(self, least: int) -> str:
        return str(self) if self._precedence >= least else f"({self})"

    def nodes(self) -> Iterator[SyntaxTree]:
        """Return all nodes in the order of their evaluation: operands before their operation."""
        found, waiting = [], [self]  # without recursion: a sum of 2000 terms is as deep
        while waiting:
            found.append(waiting.pop())
            waiting += found[-1].parts
        return reversed(found)

    @property
    def height(self) -> int:
        """The nesting depth of operations; 0 for a number or a name."""
        return 1 + max(part.height for part in self.parts) if self.parts else 0


def syntax_tree(text: str) -> SyntaxTree:
    """Return the syntax tree of an expression or an equation.

    Sums and products of several operands are taken from left to right.

    Parameters
    ----------
    text : str
        A text that `parse_equation` has already checked.

    Raises
    ------
    ExpressionError
        If the text is not an expression.

    Examples
    --------
    >>> tree = syntax_tree("2*x - (y + 1)^2 = 0")
    >>> [str(node) for node in tree.nodes()]
    ['2', 'x', '2*x', 'y', '1', 'y + 1', '2', '(y + 1)^2', '2*x - (y + 1)^2', '0', \
'2*x - (y + 1)^2 = 0']
    """
    tree: SyntaxTree = apply_operations(operations_of(text, tokenize(text)), _TreeBuilder())
    return tree


class _TreeBuilder:
    """Builds the tree; each method is an operation of the grammar."""

    def number(self, token: Token) -> SyntaxTree:
        return SyntaxTree(str(token), (), token.start, token.end - 1)

    name = number

    def call(self, token: Token, *arguments: SyntaxTree) -> SyntaxTree:
        return SyntaxTree(str(token), arguments, token.start, arguments[-1].last)

    def signed(self, sign: Token, operand: SyntaxTree) -> SyntaxTree:
        return SyntaxTree(str(sign), (operand,), sign.start, operand.last)

    def power(self, base: SyntaxTree, _: Token, exponent: SyntaxTree) -> SyntaxTree:
        return _joined("^", base, exponent)

    def sum(self, first: SyntaxTree, *rest: Any) -> SyntaxTree:
        pairs = zip(rest[::2], rest[1::2], strict=True)
        return reduce(lambda left, pair: _joined(str(pair[0]), left, pair[1]), pairs, first)

    product = sum

    def difference(self, left: SyntaxTree, right: SyntaxTree) -> SyntaxTree:
        return _joined("=", left, right)


def _joined(operation: str, left: SyntaxTree, right: SyntaxTree) -> SyntaxTree:
    return SyntaxTree(operation, (left, right), left.first, right.last)
