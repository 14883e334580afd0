"""The expression language: text to SymPy and back, with errors that point at the character."""

from teachmech.expressions.parser import (
    FUNCTIONS,
    Expression,
    Names,
    parse_constant,
    parse_equation,
    parse_expression,
    symbol,
)
from teachmech.expressions.printing import to_latex, to_python, to_text

__all__ = [
    "FUNCTIONS",
    "Expression",
    "Names",
    "parse_constant",
    "parse_equation",
    "parse_expression",
    "symbol",
    "to_latex",
    "to_python",
    "to_text",
]
