"""Texts of the expression language to formulas, by the grammar in ``grammar.lark``.

A text is not trusted: Python never evaluates it. Its length, its nesting and the size of every
number in it are bounded.

`language` lists the functions and the limits, and `syntax` applies the grammar. `builder` makes the
formula. `mistakes` makes the errors for texts that are not expressions.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cached_property, lru_cache

from teachmech.base.errors import ExpressionError
from teachmech.expressions.algebra import Formula
from teachmech.expressions.builder import Builder, Node, number_of
from teachmech.expressions.language import COMPOSED, Bounds, Names
from teachmech.expressions.mistakes import (
    check_parentheses,
    greek_names,
    refuse_equals_sign,
    velocity_in_other_words,
)
from teachmech.expressions.printing import to_text
from teachmech.expressions.shapes import shape_of
from teachmech.expressions.syntax import apply_operations, operations_of, tokenize
from teachmech.expressions.tokens import Token

_NUMBER = re.compile(r"-?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?")


class Expression:
    """A text with its formula, or a formula with its text.

    Parameters
    ----------
    text : str
        The text as typed; it contains only characters of the grammar and white space.
    names : tuple of str
        The names that occur in the text.
    like : Expression, optional
        An expression that differs only in names and numbers. If it is given, this text is parsed
        only when its formula is needed.

    Attributes
    ----------
    is_typed : bool
        True if the expression was given as a text, False if as a formula.
    """

    def __init__(self, text: str, names: tuple[str, ...], like: Expression | None = None) -> None:
        self.text = text
        self._names = names
        self._like = like
        self.is_typed = True

    def __repr__(self) -> str:
        """Return the text and its formula."""
        return f"Expression({self.text!r}, {to_text(self.symbolic)})"

    def __eq__(self, other: object) -> bool:
        """Return whether text and formula are equal."""
        if not isinstance(other, Expression):
            return NotImplemented
        return self.text == other.text and bool(self.symbolic == other.symbolic)

    def __hash__(self) -> int:
        """Return the hash of the text."""
        return hash(self.text)

    @classmethod
    def of(cls, symbolic: Formula) -> Expression:
        """Return the expression of a formula; its text is written when it is needed."""
        found = object.__new__(cls)
        found.is_typed, found.symbolic = False, symbolic
        found._names, found._like = (), None
        return found

    @cached_property
    def text(self) -> str:
        """The typed text, or the printed formula."""
        return to_text(self.symbolic)

    @cached_property
    def symbolic(self) -> Formula:
        """The formula; for an equation, left minus right."""
        return _meaning(self.text, self._names)

    def meaning(self, symbolic: Formula) -> Expression:
        """Return the same text with another formula, in which names have been replaced."""
        found = Expression(self.text, self._names)
        found.symbolic = symbolic
        return found

    @cached_property
    def symbols(self) -> frozenset[str]:
        """The names in the formula, without those that cancel out."""
        if self._like is None:
            return frozenset(s.name for s in self.symbolic.free_symbols)
        same = zip(self._like._names, self._names, strict=True)
        return frozenset(own for other, own in same if other in self._like.symbols)

    @property
    def length(self) -> int:
        """The approximate number of characters."""
        return len(self.text) if self.is_typed else 3 * sum(1 for _ in self.symbolic.parts())

    @property
    def is_zero(self) -> bool:
        """True if the formula is 0."""
        return bool((self._like or self).symbolic == 0)

    @property
    def quoted(self) -> str:
        """The text on one line, safe inside a comment."""
        return " ".join(self.text.split())

    @property
    def equation(self) -> str:
        """The text of a constraint on one line, with ``= 0`` added if it is not an equation."""
        return self.quoted if "=" in self.text else f"{self.quoted} = 0"


def parse_expression(text: str | Formula, names: Names | None = None) -> Expression:
    """Read an expression.

    Parameters
    ----------
    text : str or Formula
        For example ``"-g*x1 + 2*sin(t)^2"``. If a formula is given, only its names are checked.
    names : Names, optional
        The names that may occur; by default none, so that only constants are accepted.

    Returns
    -------
    Expression
        The text with its formula.

    Raises
    ------
    ExpressionError
        If the text is not valid; it has line, column, caret and a corrected text if there is one.

    Notes
    -----
    The grammar follows Itiki & Neto 2004; ``log`` is decimal and ``ln`` natural. Integers and
    fractions are exact; decimals become doubles.

    Examples
    --------
    >>> parse_expression("x1^2 + 2*y1", Names(["x1", "y1"]))
    Expression('x1^2 + 2*y1', x1^2 + 2*y1)
    >>> parse_expression("2x1", Names(["x1"]))
    Traceback (most recent call last):
    ...
    teachmech.base.errors.ExpressionError: column 2: an operator is missing between '2' and 'x1' \
(did you mean '2*x1'?)
        2x1
         ^^
    """
    return _read(text, names or Names(), equation=False)


def parse_equation(text: str | Formula, names: Names | None = None) -> Expression:
    """Read an equation: ``left = right``, or the left side of ``... = 0``.

    Parameters, errors and notes are those of `parse_expression`; the formula is left minus right.

    Examples
    --------
    >>> parse_equation("x1^2 = 1", Names(["x1"]))
    Expression('x1^2 = 1', x1^2 - 1)
    """
    return _read(text, names or Names(), equation=True)


def parse_as_typed(text: str, names: Names | None = None) -> Formula:
    """Read an expression or an equation without evaluating the sine or cosine of a number.

    Parameters, errors and notes are those of `parse_equation`.

    Examples
    --------
    >>> to_text(parse_equation("y1 = 2*sin(pi/6)", Names(["y1"])).symbolic)
    'y1 - 1'
    >>> to_text(parse_as_typed("y1 = 2*sin(pi/6)", Names(["y1"])))
    'y1 - 2*sin(pi/6)'
    """
    return _parse(text, names or Names(), equation=True, as_typed=True).symbolic


@lru_cache(maxsize=1000)
def parse_constant(text: str) -> float:
    """Read an expression without names, such as ``sqrt(2)/2``, and return its value.

    Raises
    ------
    ExpressionError
        If it is not an expression, or contains a name other than `pi` and the functions.

    Examples
    --------
    >>> parse_constant("3/4*2")
    1.5
    """
    value = _parse(text, Names(), equation=False).value
    assert value is not None
    return value


def _read(text: str | Formula, names: Names, *, equation: bool) -> Expression:
    """Return an expression; if its shape is known, it is parsed when its formula is needed."""
    if isinstance(text, Formula):
        if text.is_finite and all(s.name in names.known for s in text.free_symbols):
            return Expression.of(text)
        text = to_text(text)  # the error message shows this text
    if not isinstance(text, str) or len(text) > names.bounds.length:
        _parse(text, names, equation=equation)  # raises the error
    elif (number := _number(text)) is not None:
        read = Expression(text, ())
        read.symbolic = number
        return read
    shape = shape_of(text, names.known)
    first = _first_of_shape(equation, names.bounds, shape.key) if shape.key else []
    if first:
        return Expression(text, shape.names, first[0])
    read = Expression(text, shape.names)
    read.symbolic = _parse(text, names, equation=equation).symbolic
    first.append(read)
    return read


@lru_cache(maxsize=1000)
def _meaning(text: str, names: tuple[str, ...]) -> Formula:
    return _parse(text, Names(names, bounds=COMPOSED), equation=True).symbolic


@lru_cache(maxsize=1000)
def _first_of_shape(
    equation: bool, bounds: Bounds, key: tuple[str | int | None, ...]
) -> list[Expression]:
    """Return the list that stores the first expression of this shape; it is empty at first."""
    return []


def _number(text: str) -> Formula | None:
    """Return the formula of a text that is a finite number; it needs no grammar."""
    if not _NUMBER.fullmatch(text):
        return None
    size = number_of(text.removeprefix("-"))
    if not size.is_finite:
        return None
    return -size if text.startswith("-") else size


@lru_cache(maxsize=1000)
def _whole_number(text: str) -> Node:
    """Return the stored node of a whole number; most texts of a large system are 0 or 1."""
    return Builder(text, Names()).number(Token(text, 0))


def _parse(
    text: str, names: Names, *, equation: bool, correct: bool = True, as_typed: bool = False
) -> Node:
    if not isinstance(text, str):
        raise TypeError(f"an expression is a str, not {type(text).__name__}")
    if text.isascii() and text.isdigit() and len(text) <= 15:
        return _whole_number(text)
    if len(text) > (most := names.bounds.length):
        what = f"the text has {len(text)} characters; at most {most} are accepted"
        raise ExpressionError(what, text=text, position=most)
    try:
        tokens = tokenize(text)
        check_parentheses(text, tokens, names.bounds.nesting)
        if not equation:
            refuse_equals_sign(text, tokens)
        builder = Builder(text, names, as_typed=as_typed)
        node: Node = apply_operations(operations_of(text, tokens), builder)
        return node
    except ExpressionError as error:
        problem = error
    problem = velocity_in_other_words(text, names) or problem
    if correct:
        corrected = (_corrected(m, names, equation, text) for m in problem.suggestions)
        problem.suggestions = tuple(dict.fromkeys(filter(None, corrected)))
    raise problem from None


def _corrected(text: str, names: Names, equation: bool, typed: str, more: int = 8) -> str | None:
    """Return a text without its unambiguous mistakes if it is then valid, else None.

    A name that the correction has spelled out, as ``omega`` for ω, may be undefined.
    """
    try:
        _parse(text, names, equation=equation, correct=False)
    except ExpressionError as error:
        if names.variables and error.name in greek_names(typed):
            names = replace(names, variables=(*names.variables, error.name))
        elif len(error.suggestions) == 1:
            text = error.suggestions[0]
        else:
            return None
        return _corrected(text, names, equation, typed, more - 1) if more else None
    return text
