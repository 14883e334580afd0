"""The meaning of a text that the grammar accepts: a SymPy expression, with every bound kept."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from lark import Token
from lark.visitors import Transformer_NonRecursive, v_args

from teachmech.base.errors import ExpressionError
from teachmech.expressions.language import (
    CONSTANTS,
    FUNCTIONS,
    MAX_BITS,
    MAX_EXPONENT,
    MAX_LOG_COEFFICIENT,
    MAX_NESTING,
    PARTIAL,
    Names,
    symbol,
)
from teachmech.expressions.mistakes import not_a_function, start_of, unknown_name


class Node(NamedTuple):
    """A piece of the tree: its meaning, its value if constant, its depth and place in the text.

    ``factors`` are those of a product. SymPy multiplies 2*(x + y) out at once; a product of
    products is built from all its factors, so that 1/(2*(x + y)) is the same as 1/2/(x + y).
    """

    symbolic: Any
    value: float | None
    depth: int
    start: int
    end: int
    factors: tuple[Any, ...] = ()


@v_args(inline=True)
class Builder(Transformer_NonRecursive):  # type: ignore[type-arg]
    """Build SymPy bottom up, refusing whatever is undefined or out of bounds.

    With ``as_typed`` the sine of a number stays a sine.
    """

    def __init__(self, text: str, names: Names, *, as_typed: bool = False) -> None:
        super().__init__()
        self.text = text
        self.names = names
        self.known = names.known
        self.as_typed = as_typed

    def equation(self, side: Node) -> Node:
        return side

    def difference(self, left: Node, right: Node) -> Node:
        return self._sum([left, right], [1, -1])

    def sum(self, first: Node, *rest: Any) -> Node:
        signs = [1, *(-1 if token == "-" else 1 for token in rest[::2])]
        return self._sum([first, *rest[1::2]], signs)

    def _sum(self, terms: list[Node], signs: list[int]) -> Node:
        import sympy

        symbolic = sympy.Add(*(s * term.symbolic for s, term in zip(signs, terms, strict=True)))
        values, value = [term.value for term in terms if term.value is not None], None
        if len(values) == len(terms):
            value = sum((s * x for s, x in zip(signs, values, strict=True)), 0.0)
        return self._node(symbolic, value, terms)

    def product(self, first: Node, *rest: Any) -> Node:
        import sympy

        factors, divide = [first, *rest[1::2]], [False, *(token == "/" for token in rest[::2])]
        parts: list[Any] = []
        value = first.value
        for factor, below in zip(factors, divide, strict=True):
            if below and (factor.symbolic.is_zero or factor.value == 0):
                raise self._error("this divides by zero", factor)
            own = factor.factors or (factor.symbolic,)
            parts += [1 / part for part in own] if below else own
        for factor, below in zip(factors[1:], divide[1:], strict=True):
            if value is None or factor.value is None:
                value = None
            else:
                value = value / factor.value if below else value * factor.value
        return self._node(sympy.Mul(*parts), value, factors)._replace(factors=tuple(parts))

    def signed(self, sign: Token, operand: Node) -> Node:
        import sympy

        factor = -1 if sign == "-" else 1
        value = None if operand.value is None else factor * operand.value
        node = self._node(factor * operand.symbolic, value, [operand])
        factors = (sympy.Integer(factor), *(operand.factors or (operand.symbolic,)))
        return node._replace(start=start_of(sign), factors=factors)

    def power(self, base: Node, _: Token, exponent: Node) -> Node:
        self._refuse_negative(base, exponent)
        self._bound_power(base, exponent)
        value = None
        if base.value is not None and exponent.value is not None:
            value = self._real_power(base, exponent)
        symbolic = _as_base(base, exponent.symbolic) ** exponent.symbolic
        node = self._node(symbolic, value, [base, exponent])
        return node if exponent.symbolic.is_integer else self._real(node)

    def number(self, token: Token) -> Node:
        value = float(token)
        if not math.isfinite(value):
            where = Node(None, None, 0, start_of(token), start_of(token) + len(token))
            raise self._error("this number is larger than 1.8e308", where)
        return Node(number_symbol(token), value, 1, start_of(token), start_of(token) + len(token))

    def name(self, token: Token) -> Node:
        import sympy

        name, start = str(token), start_of(token)
        end = start + len(name)
        if name in self.known:
            return Node(symbol(name), None, 1, start, end)
        if name in CONSTANTS:
            return Node(getattr(sympy, name), CONSTANTS[name], 1, start, end)
        raise unknown_name(self.text, self.names, name, start)

    def call(self, token: Token, argument: Node) -> Node:
        import sympy

        from teachmech.expressions import hyperbolic, magnitude

        name = str(token)
        if name not in FUNCTIONS:
            start = start_of(token)
            if name in self.known or name in CONSTANTS:
                raise not_a_function(self.text, name, start)
            raise unknown_name(self.text, self.names, name, start, call=True)
        value = None
        if argument.value is not None:
            try:
                value = FUNCTIONS[name](argument.value)
            except (ValueError, OverflowError):
                what = f"{name}({argument.value:g}) is not a finite real number"
                raise self._error(what, argument) from None
        if name == "log":
            symbolic = sympy.log(argument.symbolic, 10)
        elif name == "exp":
            self._bound_logarithms(argument.symbolic, argument)
            symbolic = sympy.exp(_with_real_logarithms(argument.symbolic))
        elif name == "abs":
            coefficient, rest = argument.symbolic.as_coeff_Mul()
            size = abs(rest) if rest.is_extended_real else magnitude.Magnitude(rest)
            symbolic = abs(coefficient) * size  # abs(2*abs(x)) is 2*abs(x)
        elif name == "sign":
            real = argument.symbolic
            symbolic = sympy.sign(real) if real.is_extended_real else magnitude.Sign(real)
        elif name == "sqrt":
            half = sympy.Rational(1, 2)
            symbolic = _as_base(argument, half) ** half
        elif name in ("sinh", "cosh", "tanh"):
            symbolic = getattr(hyperbolic, name)(argument.symbolic)
        elif self.as_typed and name in ("sin", "cos", "tan"):
            symbolic = getattr(sympy, name)(argument.symbolic, evaluate=value is None)
        else:
            symbolic = getattr(sympy, {"ln": "log"}.get(name, name))(argument.symbolic)
        node = self._node(symbolic, value, [argument])._replace(start=start_of(token))
        return self._real(node) if name in PARTIAL else node

    def _node(self, symbolic: Any, value: float | None, parts: list[Node]) -> Node:
        import sympy

        start, end = parts[0].start, parts[-1].end
        node = Node(symbolic, value, 1 + max(part.depth for part in parts), start, end)
        if node.depth > MAX_NESTING:
            raise self._error(f"more than {MAX_NESTING} operations inside one another", node)
        if value is not None and not math.isfinite(value):
            raise self._error("this number is larger than 1.8e308", node)
        if symbolic.has(sympy.nan, sympy.zoo, sympy.oo, -sympy.oo, sympy.I):
            raise self._error("this is not a finite real number", node)
        coefficient = symbolic.as_coeff_Mul()[0]
        if coefficient.is_Float and not 0 < abs(float(coefficient)) < math.inf:
            raise self._error("this number is beyond the range 1e-308 to 1.8e308", node)
        if value is None and symbolic.is_number:  # as in x1 - x1
            try:
                node = node._replace(value=float(symbolic))
            except TypeError:
                raise self._error("this is not a finite real number", node) from None
        if symbolic.is_Rational and _bits(symbolic) > MAX_BITS:
            node = node._replace(symbolic=sympy.Float(node.value))
        return node

    def _real(self, node: Node) -> Node:
        """Refuse a function that has no real value anywhere, as ln(-1 - x^2)."""
        if node.symbolic.is_extended_real is False:
            raise self._error("this is never a real number", node)
        return node

    def _real_power(self, base: Node, exponent: Node) -> float:
        assert base.value is not None and exponent.value is not None
        whole = Node(None, None, 0, base.start, exponent.end)
        try:
            return math.pow(base.value, exponent.value)
        except OverflowError:
            raise self._error("this number is larger than 1.8e308", whole) from None
        except ValueError:
            what = f"({base.value:g})^{exponent.value:g} is not a real number"
            raise self._error(what, whole) from None

    def _bound_power(self, base: Node, exponent: Node) -> None:
        """Refuse a power whose exact numbers would not fit a double, as 9^9^9^9."""
        whole = Node(None, None, 0, base.start, exponent.end)
        if base.value == 0 and exponent.value is not None and exponent.value < 0:
            raise self._error("this divides by zero", whole)
        if exponent.symbolic.is_number:
            size = abs(exponent.value if exponent.value is not None else float(exponent.symbolic))
            if size > MAX_EXPONENT:
                raise self._error(f"an exponent beyond {MAX_EXPONENT}", exponent)
            if base.value is not None and base.value != 0:
                magnitude = abs(math.log2(abs(base.value)))
            else:
                magnitude = _exact_size(base.symbolic)
            if magnitude * size > MAX_BITS:
                raise self._error("this number is beyond the range 1e-308 to 1.8e308", whole)
        else:
            self._bound_logarithms(exponent.symbolic, exponent)

    def _refuse_negative(self, base: Node, exponent: Node) -> None:
        """SymPy makes (-exp(x))^(2/3) a product with (-1)^(2/3), a complex number."""
        if exponent.value is None:
            negative = base.symbolic.is_negative
        else:
            fraction = not exponent.value.is_integer()
            negative = fraction and base.value is None and base.symbolic.is_nonpositive
        if negative:
            whole = Node(None, None, 0, base.start, exponent.end)
            what = "a power of a negative number is real for whole exponents only"
            raise self._error(what, whole)

    def _bound_logarithms(self, argument: Any, node: Node) -> None:
        """SymPy turns exp(k*ln(u)) into u^k at once, so k is an exponent."""
        import sympy

        for term in sympy.Add.make_args(argument):
            factors = sympy.Mul.make_args(term)
            logarithms = [f for f in factors if isinstance(f, sympy.log)]
            if not logarithms or len(factors) == len(logarithms):
                continue
            coefficient = abs(float(sympy.Mul(*(f for f in factors if f.is_number))))
            inner = max(_larger(f.args[0].as_coeff_Mul()[0]) for f in logarithms)
            if coefficient > MAX_LOG_COEFFICIENT or coefficient * math.log2(inner) > MAX_BITS:
                raise self._error("a logarithm times a large number in an exponent", node)

    def _error(self, what: str, node: Node) -> ExpressionError:
        return ExpressionError(
            what, text=self.text, position=node.start, length=node.end - node.start
        )


def number_symbol(text: str) -> Any:
    """Return the SymPy form of a number: exact for a whole one of up to 15 digits.

    Examples
    --------
    >>> number_symbol("2"), number_symbol("2.5")
    (2, 2.50000000000000)
    """
    import sympy

    if text.isdigit() and len(text) <= 15:
        return sympy.Integer(int(text))
    value = float(text)
    return sympy.Float(value) if value != 0 else sympy.Integer(0)


def _as_base(node: Node, exponent: Any) -> Any:
    """A node u as the base of a power, without what SymPy would look into to combine powers.

    It asks for the real and the imaginary part of u in u^(1/(t + 1)), and in (u^3)^(1/2).
    """
    import sympy

    from teachmech.expressions.magnitude import Real

    u = node.symbolic
    if exponent.is_integer:
        return u
    if node.value is not None:
        return sympy.Float(node.value) if u.is_Pow and not _joins(u) else u
    if exponent.has(sympy.Pow) and u.is_extended_real is None:
        return Real(u)
    factors = sympy.Mul.make_args(u)
    shown = [f if not f.is_Pow or _joins(f) else Real(f) for f in factors]
    return u if shown == list(factors) else sympy.Mul(*shown)


def _joins(power: Any) -> bool:
    """Whether SymPy knows at once if a power of this power is one of its base, as sqrt(x)^k."""
    base, exponent = power.args
    return bool(
        (exponent.is_number and abs(exponent) < 1)
        or base.is_Symbol
        or base.is_extended_nonnegative
        or (base.is_extended_real and exponent.is_even)
    )


def _with_real_logarithms(exponent: Any) -> Any:
    """Of exp(k*ln(u)) SymPy makes u^k."""
    import sympy

    from teachmech.expressions.magnitude import Real

    found = (f for f in exponent.atoms(sympy.log) if f.args[0].is_extended_real is None)
    return exponent.xreplace({f: sympy.log(Real(f.args[0])) for f in found})


def _exact_size(product: Any) -> float:
    """log2 of the largest whole number that a power 1 of its numeric factors can hold."""
    import sympy

    size = 0.0
    for factor in sympy.Mul.make_args(product):
        if factor.is_Pow and factor.base.is_Rational and factor.exp.is_Rational:
            size += abs(float(factor.exp)) * math.log2(_larger(factor.base))
        elif factor.is_number:
            size += math.log2(_larger(factor))
    return size


def _larger(number: Any) -> float:
    """The larger of numerator and denominator of an exact number; for others, of |x| and 1/|x|."""
    if number.is_Rational:
        return max(abs(int(number.p)), int(number.q), 1)
    size = abs(float(number))
    return max(size, 1 / size) if size > 0 else 1.0


def _bits(number: Any) -> int:
    return max(abs(int(number.p)), int(number.q)).bit_length()
