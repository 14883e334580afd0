"""The expression language: text to SymPy and back, with errors that point at the character."""

from teachmech.expressions.evaluation import evaluate
from teachmech.expressions.language import FUNCTIONS, Names, symbol
from teachmech.expressions.parser import (
    Expression,
    parse_as_typed,
    parse_constant,
    parse_equation,
    parse_expression,
)
from teachmech.expressions.printing import (
    is_real_formula,
    to_javascript,
    to_latex,
    to_python,
    to_text,
)

__all__ = [
    "FUNCTIONS",
    "Expression",
    "Names",
    "evaluate",
    "is_real_formula",
    "parse_as_typed",
    "parse_constant",
    "parse_equation",
    "parse_expression",
    "symbol",
    "to_javascript",
    "to_latex",
    "to_python",
    "to_text",
]
