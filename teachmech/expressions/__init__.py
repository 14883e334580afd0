"""The expression language: text to formulas and back, with errors that point at the character."""

from teachmech.expressions.algebra import Formula, symbol
from teachmech.expressions.evaluation import evaluate, rounding_of
from teachmech.expressions.language import COMPOSED, FUNCTIONS, TYPED, Bounds, Names
from teachmech.expressions.latex import to_latex
from teachmech.expressions.parser import (
    Expression,
    parse_as_typed,
    parse_constant,
    parse_equation,
    parse_expression,
)
from teachmech.expressions.printing import to_javascript, to_matlab, to_python, to_text

__all__ = [
    "COMPOSED",
    "FUNCTIONS",
    "TYPED",
    "Bounds",
    "Expression",
    "Formula",
    "Names",
    "evaluate",
    "parse_as_typed",
    "parse_constant",
    "parse_equation",
    "parse_expression",
    "rounding_of",
    "symbol",
    "to_javascript",
    "to_latex",
    "to_matlab",
    "to_python",
    "to_text",
]
