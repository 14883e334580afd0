"""The builder of formulas from texts that the grammar accepts; it checks every bound."""

from __future__ import annotations

import math
from functools import partial, reduce
from typing import Any, NamedTuple

from teachmech.base.errors import ExpressionError
from teachmech.expressions.algebra import (
    MAX_EXPONENT,
    MINUS_ONE,
    ONE,
    PI,
    Formula,
    Function,
    Number,
    Power,
    function,
    power,
    product,
    symbol,
    total,
    whole,
)
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.language import CONSTANTS, FUNCTIONS, Names
from teachmech.expressions.mistakes import check_arguments, not_a_function, unknown_name
from teachmech.expressions.tokens import Token


class Node(NamedTuple):
    """A node of the tree: its formula, its value if constant, its depth and position in the text.

    ``factors`` are the factors of a product. Because a number is multiplied into a sum immediately,
    a product of products is built again from all factors: 1/(2*(x + y)) equals 1/2/(x + y).
    """

    symbolic: Formula
    value: float | None
    depth: int
    start: int
    end: int
    factors: tuple[Formula, ...] = ()


class Builder:
    """Builds formulas bottom up and refuses undefined names and values out of bounds.

    With ``as_typed``, the sine of a number is not evaluated.
    """

    def __init__(self, text: str, names: Names, *, as_typed: bool = False) -> None:
        self.text = text
        self.names = names
        self.known = names.known
        self.as_typed = as_typed

    def difference(self, left: Node, right: Node) -> Node:
        """Return an equation as left minus right."""
        return self._sum([left, right], [1, -1])

    def sum(self, first: Node, *rest: Any) -> Node:
        """Return a sum of terms with signs between them."""
        signs = [1, *(-1 if token == "-" else 1 for token in rest[::2])]
        return self._sum([first, *rest[1::2]], signs)

    def _sum(self, terms: list[Node], signs: list[int]) -> Node:
        signed = zip(signs, terms, strict=True)
        symbolic = total(*(term.symbolic if s > 0 else -term.symbolic for s, term in signed))
        values, value = [term.value for term in terms if term.value is not None], None
        if len(values) == len(terms):
            value = sum((s * x for s, x in zip(signs, values, strict=True)), 0.0)
        return self._node(symbolic, value, terms)

    def product(self, first: Node, *rest: Any) -> Node:
        """Return a product or a quotient of factors with ``*`` or ``/`` between them."""
        factors, divide = [first, *rest[1::2]], [False, *(token == "/" for token in rest[::2])]
        parts: list[Formula] = []
        value = first.value
        for factor, below in zip(factors, divide, strict=True):
            if below and (factor.symbolic == 0 or factor.value == 0):
                raise self._error("this divides by zero", factor)
            own = factor.factors or (factor.symbolic,)
            parts += [power(part, MINUS_ONE) for part in own] if below else own
        for factor, below in zip(factors[1:], divide[1:], strict=True):
            if value is None or factor.value is None:
                value = None
            else:
                value = value / factor.value if below else value * factor.value
        node = self._node(product(*parts), value, factors)
        return self._not_lost(node, factors)._replace(factors=tuple(parts))

    def signed(self, sign: Token, operand: Node) -> Node:
        """Return an operand with the sign before it."""
        factor = MINUS_ONE if sign == "-" else ONE
        value = None if operand.value is None else float(factor) * operand.value
        node = self._node(factor * operand.symbolic, value, [operand])
        factors = (factor, *(operand.factors or (operand.symbolic,)))
        return node._replace(start=sign.start, factors=factors)

    def power(self, base: Node, _: Token, exponent: Node) -> Node:
        """Return a base raised to an exponent."""
        self._refuse_negative(base, exponent)
        self._bound_power(base, exponent)
        value = None
        if base.value is not None and exponent.value is not None:
            value = self._real_power(base, exponent)
        node = self._node(power(base.symbolic, exponent.symbolic), value, [base, exponent])
        node = self._not_lost(node, [base])
        return node if whole(exponent.symbolic) is not None else self._real(node)

    def number(self, token: Token) -> Node:
        """Return a number."""
        value = float(token)
        if not math.isfinite(value):
            place = Node(ONE, None, 0, token.start, token.end)
            raise self._error("this number is larger than 1.8e308", place)
        return Node(number_of(token), value, 1, token.start, token.end)

    def name(self, token: Token) -> Node:
        """Return a variable or a constant."""
        name, start, end = str(token), token.start, token.end
        if name in self.known:
            return Node(symbol(name), None, 1, start, end)
        if name in CONSTANTS:
            return Node(PI, CONSTANTS[name], 1, start, end)
        raise unknown_name(self.text, self.names, name, start)

    def call(self, token: Token, *arguments: Node) -> Node:
        """Return a function of its arguments."""
        name = str(token)
        if name not in FUNCTIONS:
            if name in self.known or name in CONSTANTS:
                raise not_a_function(self.text, name, token.start)
            raise unknown_name(self.text, self.names, name, token.start, call=True)
        check_arguments(self.text, token, [(node.start, node.end) for node in arguments])
        argument, *_ = arguments
        value, values = None, [node.value for node in arguments if node.value is not None]
        if len(values) == len(arguments):
            try:
                value = FUNCTIONS[name](*values)
            except (ValueError, OverflowError):
                what = f"{name}({argument.value:g}) is not a finite real number"
                raise self._error(what, argument) from None
        symbolic: Formula
        if self.as_typed and name in ("sin", "cos", "tan") and value is not None:
            symbolic = Function(name, argument.symbolic)
        elif len(arguments) == 1:
            symbolic = function(name, argument.symbolic)
        else:
            symbolic = reduce(partial(function, name), (node.symbolic for node in arguments))
        node = self._node(symbolic, value, [*arguments])._replace(start=token.start)
        return self._real(node) if TABLE[name].is_partial else node

    def _node(self, symbolic: Formula, value: float | None, parts: list[Node]) -> Node:
        start, end = parts[0].start, parts[-1].end
        node = Node(symbolic, value, 1 + max(part.depth for part in parts), start, end)
        if node.depth > (most := self.names.bounds.nesting):
            raise self._error(f"more than {most} nested operations", node)
        if value is not None and not math.isfinite(value):
            raise self._error("this number is larger than 1.8e308", node)
        if value is not None and not math.isfinite(float(symbolic)):  # as in (2/pi)^1000
            node = node._replace(symbolic=(symbolic := Number(value)))
        if not symbolic.is_finite or any(map(_is_out_of_range, symbolic.factors)):
            raise self._error("this number is beyond the range 1e-308 to 1.8e308", node)
        for factor in symbolic.factors:
            if isinstance(factor, Power):
                self._bound_exponent(factor.exp, node)
        if value is None and symbolic.is_number:  # as in x1 - x1
            node = node._replace(value=float(symbolic))
            if not math.isfinite(float(symbolic)):
                raise self._error("this is not a finite real number", node)
        return node

    def _not_lost(self, node: Node, parts: list[Node]) -> Node:
        """Refuse a product or a power whose numbers are too small for a double."""
        zero = any(part.symbolic == 0 or part.value == 0 for part in parts)
        if not zero and (node.symbolic == 0 or node.value == 0):
            raise self._error("this number is beyond the range 1e-308 to 1.8e308", node)
        return node

    def _real(self, node: Node) -> Node:
        """Refuse a function that has no real value anywhere, such as ln(-1 - x^2)."""
        if not node.symbolic.signs:
            raise self._error("this is never a real number", node)
        return node

    def _real_power(self, base: Node, exponent: Node) -> float:
        assert base.value is not None and exponent.value is not None
        whole = base._replace(end=exponent.end)
        try:
            return math.pow(base.value, exponent.value)
        except OverflowError:
            raise self._error("this number is larger than 1.8e308", whole) from None
        except ValueError:
            what = f"({base.value:g})^{exponent.value:g} is not a real number"
            raise self._error(what, whole) from None

    def _bound_power(self, base: Node, exponent: Node) -> None:
        """Refuse a division by zero, and exponents that are too large for a double."""
        if base.value == 0 and exponent.value is not None and exponent.value < 0:
            raise self._error("this divides by zero", base._replace(end=exponent.end))
        if exponent.value is not None:
            self._bound_exponent(Number(exponent.value), exponent)

    def _bound_exponent(self, exponent: Formula, node: Node) -> None:
        if isinstance(exponent, Number) and abs(float(exponent)) > MAX_EXPONENT:
            raise self._error(f"the exponent is larger than {MAX_EXPONENT}", node)

    def _refuse_negative(self, base: Node, exponent: Node) -> None:
        """Refuse powers such as (-exp(x))^(2/3) and (-2)^x, which are not real for most x."""
        if exponent.value is None:
            negative = base.symbolic.signs == {-1}
        else:
            fraction = not exponent.value.is_integer()
            negative = fraction and base.value is None and base.symbolic.signs <= {-1, 0}
        if negative:
            what = "a power of a negative number is real for whole exponents only"
            raise self._error(what, base._replace(end=exponent.end))

    def _error(self, what: str, node: Node) -> ExpressionError:
        return ExpressionError(
            what, text=self.text, position=node.start, length=node.end - node.start
        )


def _is_out_of_range(factor: Formula) -> bool:
    """Return whether a factor is a number that overflows or underflows, such as pi^1000."""
    if not factor.is_number:
        return False
    lost = isinstance(factor, Power) and float(factor) == 0 != float(factor.base)
    return lost or not math.isfinite(float(factor))


def number_of(text: str) -> Number:
    """Return the formula of a number; a whole number of up to 15 digits is exact.

    Examples
    --------
    >>> number_of("2").value, number_of("2.5").value
    (2, 2.5)
    """
    if text.isdigit() and len(text) <= 15:
        return Number(int(text))
    return Number(float(text) or 0)
