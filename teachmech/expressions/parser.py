"""Text of the expression language to SymPy, by the grammar in ``grammar.lark`` alone.

The text is hostile: nothing in it is ever evaluated by Python or sympified. Its length, its
nesting and the size of every number that it can produce are bounded before SymPy sees them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from lark import Lark, Token, Tree, UnexpectedCharacters, UnexpectedToken
from lark.exceptions import VisitError
from lark.visitors import Transformer_NonRecursive, v_args

from teachmech.errors import ExpressionError, did_you_mean

if TYPE_CHECKING:
    import sympy

MAX_LENGTH = 10_000  # characters
MAX_NESTING = 50  # parentheses in parentheses, powers of powers
MAX_BITS = 1024  # no exact number beyond the range of a double
MAX_EXPONENT = 1_000_000
MAX_LOG_COEFFICIENT = 1_000  # k in exp(k*ln(u)), which SymPy rewrites as u^k

# The name in the language -> its value for a double. The first fifteen are those of Itiki & Neto
# 2004; ``ln`` is natural and ``log`` decimal, as there.
FUNCTIONS: dict[str, Callable[[float], float]] = {
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
    "asin": math.asin,
    "acos": math.acos,
    "atan": math.atan,
    "exp": math.exp,
    "ln": math.log,
    "log": math.log10,
    "sinh": math.sinh,
    "cosh": math.cosh,
    "tanh": math.tanh,
    "asinh": math.asinh,
    "acosh": math.acosh,
    "atanh": math.atanh,
    "sqrt": math.sqrt,
    "abs": abs,
}
CONSTANTS = {"pi": math.pi}

_OTHER_SPELLINGS = {
    "arcsin": "asin",
    "arccos": "acos",
    "arctan": "atan",
    "arcsinh": "asinh",
    "arccosh": "acosh",
    "arctanh": "atanh",
    "arsinh": "asinh",
    "arcosh": "acosh",
    "artanh": "atanh",
    "tg": "tan",
    "sen": "sin",
    "log10": "log",
    "lg": "log",
    "fabs": "abs",
    "e": "exp(1)",
    "E": "exp(1)",
    "Pi": "pi",
    "PI": "pi",
}

# A character that is not in the language -> what to say, what to write instead.
_CHARACTERS = {
    "−": ("this is a typographic minus", "-"),
    "–": ("this is a dash", "-"),
    "×": ("multiplication is written *", "*"),
    "·": ("multiplication is written *", "*"),
    "⋅": ("multiplication is written *", "*"),
    "÷": ("division is written /", "/"),
    "²": ("powers are written ^2", "^2"),
    "³": ("powers are written ^3", "^3"),
    "π": ("write pi", "pi"),
    "√": ("write sqrt(...)", None),
    "[": ("only round parentheses", "("),
    "]": ("only round parentheses", ")"),
    "{": ("only round parentheses", "("),
    "}": ("only round parentheses", ")"),
    ",": ("decimals take a point, as in 0.5, and every function takes one argument", None),
    ":": ("numbers and names are joined by + - * / ^ only", None),
    "<": ("a constraint is an equation; inequalities are not part of the language", None),
    ">": ("a constraint is an equation; inequalities are not part of the language", None),
    "'": ("a velocity is written with a v before the coordinate, as in vx1", None),
    "!": ("there is no factorial", None),
    "%": ("there is no remainder operator", None),
    "#": ("comments are not part of an expression", None),
}


class Expression(NamedTuple):
    """A text with its meaning.

    Attributes
    ----------
    text : str
        As the user typed it; holds only characters of the grammar and white space.
    symbolic : sympy.Expr
        Its meaning; for an equation, left minus right.
    """

    text: str
    symbolic: sympy.Expr

    @property
    def quoted(self) -> str:
        """The text on one line, safe inside a comment."""
        return " ".join(self.text.split())


@dataclass(frozen=True)
class Names:
    """The names that an expression may use.

    Parameters
    ----------
    variables : sequence of str
        Time, coordinates, velocities and parameters, whatever the expression may contain.
    explain : callable, optional
        Given an unknown name, says why it is wrong, or returns None. This is where a particle
        problem explains ``vy15`` in a system of 14 particles.
    """

    variables: Sequence[str] = ()
    explain: Callable[[str], str | None] = lambda name: None


def symbol(name: str) -> sympy.Symbol:
    """Return the real SymPy symbol of a name, the only kind used in teachmech."""
    import sympy

    return sympy.Symbol(name, real=True)


def parse_expression(text: str, names: Names | None = None) -> Expression:
    """Read an expression.

    Parameters
    ----------
    text : str
        For example ``"-g*x1 + 2*sin(t)^2"``.
    names : Names, optional
        The names that may occur; by default none, so that only constants are accepted.

    Returns
    -------
    Expression
        The text with its SymPy form, over real symbols.

    Raises
    ------
    ExpressionError
        With line, column, caret and, where one is likely, a mended text.

    Notes
    -----
    Grammar after Itiki & Neto 2004; ``log`` is decimal and ``ln`` natural. Integers and
    fractions stay exact, decimals become doubles.

    Examples
    --------
    >>> parse_expression("x1^2 + 2*y1", Names(["x1", "y1"])).symbolic
    x1**2 + 2*y1
    >>> parse_expression("2x1", Names(["x1"]))
    Traceback (most recent call last):
    ...
    teachmech.errors.ExpressionError: column 2: an operator is missing between '2' and 'x1' \
(did you mean '2*x1'?)
        2x1
         ^^
    """
    return Expression(text, _parse(text, names or Names(), equation=False).symbolic)


def parse_equation(text: str, names: Names | None = None) -> Expression:
    """Read an equation: ``left = right``, or the left side of ``... = 0``.

    Parameters, errors and notes as for `parse_expression`; the SymPy form is left minus right.

    Examples
    --------
    >>> parse_equation("x1^2 = 1", Names(["x1"])).symbolic
    x1**2 - 1
    """
    return Expression(text, _parse(text, names or Names(), equation=True).symbolic)


def parse_constant(text: str) -> float:
    """Read an expression without names, such as ``sqrt(2)/2``, and return its value.

    Raises
    ------
    ExpressionError
        When it is no expression, or contains a name other than `pi` and the functions.

    Examples
    --------
    >>> parse_constant("3/4*2")
    1.5
    """
    value = _parse(text, Names(), equation=False).value
    assert value is not None
    return value


class _Node(NamedTuple):
    """A piece of the tree: its meaning, its value if constant, its depth and place in the text."""

    symbolic: Any
    value: float | None
    depth: int
    start: int
    end: int


@cache
def _lark() -> Lark:
    return Lark.open_from_package(
        __package__, "grammar.lark", start="equation", parser="lalr", lexer="basic"
    )


def _parse(text: str, names: Names, *, equation: bool, mend: bool = True) -> _Node:
    if not isinstance(text, str):
        raise TypeError(f"an expression is a str, not {type(text).__name__}")
    if len(text) > MAX_LENGTH:
        what = f"the text has {len(text)} characters; at most {MAX_LENGTH} are accepted"
        raise ExpressionError(what, text=text, position=MAX_LENGTH)
    try:
        tokens = list(_lark().lex(text))
        _check_parentheses(text, tokens)
        if not equation:
            _refuse_equals_sign(text, tokens)
        return _build(_lark().parse(text), text, names)
    except UnexpectedCharacters as error:
        problem = _unknown_character(text, error.pos_in_stream)
    except UnexpectedToken as error:
        problem = _unexpected_token(text, tokens, error.token, names)
    except ExpressionError as error:
        problem = error
    if problem.suggestion is not None and not (
        mend and _is_valid(problem.suggestion, names, equation)
    ):
        problem.suggestion = None
    raise problem from None


def _build(tree: Tree[Token], text: str, names: Names) -> _Node:
    try:
        node: _Node = _Builder(text, names).transform(tree)
    except VisitError as error:
        raise error.orig_exc from None
    return node


def _is_valid(text: str, names: Names, equation: bool) -> bool:
    try:
        _parse(text, names, equation=equation, mend=False)
    except ExpressionError:
        return False
    return True


# --- what is wrong with a text that the grammar refuses ---------------------------------------


def _check_parentheses(text: str, tokens: list[Token]) -> None:
    open_: list[int] = []
    for token in tokens:
        if token.type == "LPAR":
            open_.append(_start(token))
            if len(open_) > MAX_NESTING:
                what = f"more than {MAX_NESTING} parentheses inside one another"
                raise ExpressionError(what, text=text, position=_start(token))
        elif token.type == "RPAR":
            if not open_:
                what = "this parenthesis closes nothing"
                mended = text[: _start(token)] + text[_start(token) + 1 :]
                raise ExpressionError(what, text=text, position=_start(token), suggestion=mended)
            open_.pop()
    if open_:
        what = "this parenthesis is never closed"
        raise ExpressionError(
            what, text=text, position=open_[-1], suggestion=text.rstrip() + ")" * len(open_)
        )


def _refuse_equals_sign(text: str, tokens: list[Token]) -> None:
    for token in tokens:
        if token.type == "EQUAL":
            what = "'=' has no meaning here"
            hint = "this is an expression; only a constraint may be written as left = right"
            raise ExpressionError(what, text=text, position=_start(token), hint=hint)


def _unknown_character(text: str, position: int) -> ExpressionError:
    character = text[position]
    hint, instead = _CHARACTERS.get(character, ("", None))
    if not hint and character.isalpha():
        hint = "names are made of the letters a-z, A-Z, digits and _"
    shown = repr(character) if character.isprintable() else f"U+{ord(character):04X}"
    mended = None
    if instead is not None:
        mended = text
        for wrong, (_, right) in _CHARACTERS.items():
            mended = mended.replace(wrong, right) if right is not None else mended
    what = f"the character {shown} is not part of the language"
    return ExpressionError(what, text=text, position=position, hint=hint, suggestion=mended)


def _unexpected_token(
    text: str, tokens: list[Token], token: Token, names: Names
) -> ExpressionError:
    """Say what was meant, from the wrong token and the one before it."""
    at_end = token.type == "$END"
    position = len(text.rstrip()) if at_end else _start(token)
    before = [t for t in tokens if _start(t) < position]
    previous = before[-1] if before else None

    def error(what: str, hint: str = "", suggestion: str | None = None) -> ExpressionError:
        length = 1 if at_end else len(token)
        return ExpressionError(
            what, text=text, position=position, length=length, hint=hint, suggestion=suggestion
        )

    if previous is None:
        if at_end:
            return error("there is no expression", "write a number or an expression; 0 is one")
        return error(f"an expression cannot begin with '{token}'")
    ends_operand = previous.type in {"NUMBER", "NAME", "RPAR"}
    if ends_operand and token.type in {"NUMBER", "NAME", "LPAR"}:
        if previous.type == "NAME" and str(previous) in FUNCTIONS:
            what = f"the argument of '{previous}' needs parentheses"
            mended = f"{text[:position].rstrip()}({token}){text[position + len(token) :]}"
            return error(what, f"write {previous}({token}...)", mended)
        what = f"an operator is missing between '{previous}' and '{token}'"
        if previous.type == "NUMBER" and token.lower() == "e" and position == _end(previous):
            return error(f"'{previous}{token}' needs digits behind the e", "as in 1e-3")
        return error(what, suggestion=f"{text[:position].rstrip()}*{text[position:]}")
    if token.type == "EQUAL":
        if previous.type == "EQUAL":
            mended = text[: _start(previous)] + "=" + text[position + 1 :]
            return error("one '=' is enough", suggestion=mended)
        if ends_operand:
            what = "there is a second '='" if "=" in text[:position] else "'=' inside parentheses"
            return error(what, "an equation has one '=', outside all parentheses")
    if ends_operand:
        return error(f"'{token}' cannot stand here")
    if at_end:
        return error(f"the expression ends after '{previous}'", "something is missing behind it")
    if previous.type == "LPAR" and token.type == "RPAR":
        return error("there is nothing between the parentheses")
    return error(f"something is missing between '{previous}' and '{token}'")


def _start(token: Token) -> int:
    assert token.start_pos is not None
    return token.start_pos


def _end(token: Token) -> int:
    return _start(token) + len(token)


# --- the meaning of a text that the grammar accepts --------------------------------------------


@v_args(inline=True)
class _Builder(Transformer_NonRecursive):  # type: ignore[misc]
    """Build SymPy bottom up, refusing whatever is undefined or out of bounds."""

    def __init__(self, text: str, names: Names) -> None:
        super().__init__()
        self.text = text
        self.names = names
        self.known = frozenset(names.variables)

    def equation(self, side: _Node) -> _Node:
        return side

    def difference(self, left: _Node, right: _Node) -> _Node:
        return self._sum([left, right], [1, -1])

    def sum(self, first: _Node, *rest: Any) -> _Node:
        signs = [1, *(-1 if token == "-" else 1 for token in rest[::2])]
        return self._sum([first, *rest[1::2]], signs)

    def _sum(self, terms: list[_Node], signs: list[int]) -> _Node:
        import sympy

        symbolic = sympy.Add(*(s * term.symbolic for s, term in zip(signs, terms, strict=True)))
        value = _fold(terms, lambda *v: math.fsum(s * x for s, x in zip(signs, v, strict=True)))
        return self._node(symbolic, value, terms)

    def product(self, first: _Node, *rest: Any) -> _Node:
        import sympy

        factors, divide = [first, *rest[1::2]], [False, *(token == "/" for token in rest[::2])]
        parts, value = [], first.value
        for factor, below in zip(factors, divide, strict=True):
            if below and factor.symbolic.is_zero:
                raise self._error("this divides by zero", factor)
            parts.append(1 / factor.symbolic if below else factor.symbolic)
        for factor, below in zip(factors[1:], divide[1:], strict=True):
            if value is None or factor.value is None:
                value = None
            else:
                value = value / factor.value if below else value * factor.value
        return self._node(sympy.Mul(*parts), value, factors)

    def signed(self, sign: Token, operand: _Node) -> _Node:
        factor = -1 if sign == "-" else 1
        value = None if operand.value is None else factor * operand.value
        node = self._node(factor * operand.symbolic, value, [operand])
        return node._replace(start=_start(sign))

    def power(self, base: _Node, _: Token, exponent: _Node) -> _Node:
        self._bound_power(base, exponent)
        value = None
        if base.value is not None and exponent.value is not None:
            value = self._real_power(base, exponent)
        return self._node(base.symbolic**exponent.symbolic, value, [base, exponent])

    def number(self, token: Token) -> _Node:
        import sympy

        value = float(token)
        if not math.isfinite(value):
            where = _Node(None, None, 0, _start(token), _start(token) + len(token))
            raise self._error("this number is larger than 1.8e308", where)
        exact = token.isdigit() and len(token) <= 15
        symbolic = sympy.Integer(int(token)) if exact else sympy.Float(value)
        if not exact and value == 0:
            symbolic = sympy.Integer(0)
        return _Node(symbolic, value, 1, _start(token), _start(token) + len(token))

    def name(self, token: Token) -> _Node:
        import sympy

        name, start = str(token), _start(token)
        end = start + len(name)
        if name in self.known:
            return _Node(symbol(name), None, 1, start, end)
        if name in CONSTANTS:
            return _Node(getattr(sympy, name), CONSTANTS[name], 1, start, end)
        raise self._unknown_name(name, start)

    def call(self, token: Token, argument: _Node) -> _Node:
        import sympy

        name = str(token)
        if name not in FUNCTIONS:
            start = _start(token)
            if name in self.known or name in CONSTANTS:
                end = start + len(name)
                what = f"'{name}' is not a function"
                mended = f"{self.text[:end]}*{self.text[end:].lstrip()}"
                raise ExpressionError(
                    what,
                    text=self.text,
                    position=start,
                    length=len(name),
                    hint="write * to multiply",
                    suggestion=mended,
                )
            raise self._unknown_name(name, start, call=True)
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
            symbolic = sympy.exp(argument.symbolic)
        else:
            symbolic = getattr(sympy, {"ln": "log", "abs": "Abs"}.get(name, name))(
                argument.symbolic
            )
        return self._node(symbolic, value, [argument])._replace(start=_start(token))

    def _node(self, symbolic: Any, value: float | None, parts: list[_Node]) -> _Node:
        import sympy

        start, end = parts[0].start, parts[-1].end
        node = _Node(symbolic, value, 1 + max(part.depth for part in parts), start, end)
        if node.depth > MAX_NESTING:
            raise self._error(f"more than {MAX_NESTING} operations inside one another", node)
        if value is not None and not math.isfinite(value):
            raise self._error("this number is larger than 1.8e308", node)
        if symbolic.has(sympy.nan, sympy.zoo, sympy.oo, -sympy.oo, sympy.I):
            raise self._error("this is not a finite real number", node)
        if symbolic.is_Rational and _bits(symbolic) > MAX_BITS:
            node = node._replace(symbolic=sympy.Float(value))
        return node

    def _real_power(self, base: _Node, exponent: _Node) -> float:
        assert base.value is not None and exponent.value is not None
        whole = _Node(None, None, 0, base.start, exponent.end)
        try:
            return math.pow(base.value, exponent.value)
        except OverflowError:
            raise self._error("this number is larger than 1.8e308", whole) from None
        except ValueError:
            what = f"({base.value:g})^{exponent.value:g} is not a real number"
            raise self._error(what, whole) from None

    def _bound_power(self, base: _Node, exponent: _Node) -> None:
        """Refuse a power whose exact numbers would not fit a double, as 9^9^9^9."""
        whole = _Node(None, None, 0, base.start, exponent.end)
        if base.value == 0 and exponent.value is not None and exponent.value < 0:
            raise self._error("this divides by zero", whole)
        if exponent.symbolic.is_number:
            size = abs(exponent.value if exponent.value is not None else float(exponent.symbolic))
            if size > MAX_EXPONENT:
                raise self._error(f"an exponent beyond {MAX_EXPONENT}", exponent)
            coefficient = base.symbolic.as_coeff_Mul()[0]
            if base.value is not None and base.value != 0:
                magnitude = abs(math.log2(abs(base.value)))
            elif coefficient.is_Rational and coefficient != 0:
                magnitude = math.log2(_larger(coefficient))
            elif coefficient.is_Float and coefficient != 0:
                magnitude = abs(math.log2(abs(float(coefficient))))
            else:
                magnitude = 0.0
            if magnitude * size > MAX_BITS:
                raise self._error("this number is beyond the range 1e-308 to 1.8e308", whole)
        else:
            self._bound_logarithms(exponent.symbolic, exponent)

    def _bound_logarithms(self, argument: Any, node: _Node) -> None:
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

    def _unknown_name(self, name: str, start: int, *, call: bool = False) -> ExpressionError:
        explained = self.names.explain(name)
        known = sorted(self.known | FUNCTIONS.keys() | CONSTANTS.keys())
        other = _OTHER_SPELLINGS.get(name)
        if other is None and name.lower() in known:
            other = name.lower()
        if explained:
            what, hint = f"'{name}': {explained}", ""
        elif name in FUNCTIONS:
            what, hint = f"'{name}' is a function", f"write {name}(...)"
        elif call:
            what = f"there is no function '{name}'"
            hint = "" if other else "known are " + ", ".join(FUNCTIONS)
        else:
            what, hint = f"unknown name '{name}'", ""
            if not other and not (hint := did_you_mean(name, known)):
                shown = [n for n in self.names.variables][:12]
                more = ", ..." if len(self.names.variables) > len(shown) else ""
                hint = f"known are {', '.join(shown)}{more}" if shown else "only numbers here"
        if other is None and hint.startswith("did you mean"):
            other, hint = hint.split("'")[1], ""
        mended = None
        if other is not None:
            mended = self.text[:start] + other + self.text[start + len(name) :]
        return ExpressionError(
            what, text=self.text, position=start, length=len(name), hint=hint, suggestion=mended
        )

    def _error(self, what: str, node: _Node) -> ExpressionError:
        return ExpressionError(
            what, text=self.text, position=node.start, length=node.end - node.start
        )


def _fold(parts: list[_Node], combine: Callable[..., float]) -> float | None:
    values = [part.value for part in parts]
    return None if None in values else combine(*values)


def _larger(number: Any) -> float:
    """The larger of numerator and denominator of an exact number; for others, of |x| and 1/|x|."""
    if number.is_Rational:
        return max(abs(int(number.p)), int(number.q), 1)
    size = abs(float(number))
    return max(size, 1 / size) if size > 0 else 1.0


def _bits(number: Any) -> int:
    return max(abs(int(number.p)), int(number.q)).bit_length()


