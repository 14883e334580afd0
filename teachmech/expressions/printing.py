"""Formulas to text: the expression language, Python and JavaScript source.

`to_text` writes what `parser.parse_expression` reads back to the same expression.
"""

from __future__ import annotations

from collections.abc import Mapping

from teachmech.expressions.algebra import Formula
from teachmech.expressions.writing import Dialect, written

NUMPY_NAMES = {
    "ln": "log",
    "asin": "arcsin",
    "acos": "arccos",
    "atan": "arctan",
    "asinh": "arcsinh",
    "acosh": "arccosh",
    "atanh": "arctanh",
    "atan2": "arctan2",
    "min": "minimum",
    "max": "maximum",
}
# The NumPy names that Python source may contain, to import them.
PYTHON_NAMES = frozenset(
    """sin cos tan arcsin arccos arctan arctan2 exp log sinh cosh tanh arcsinh arccosh arctanh sqrt
    sign minimum maximum pi""".split()
)
SCRIPT_NAMES = {"ln": "log"}


def to_text(expression: Formula) -> str:
    """Return an expression in the expression language.

    Examples
    --------
    >>> from teachmech.expressions import parse_expression, Names
    >>> to_text(parse_expression("2*abs(x1)^2/ln(3)", Names(["x1"])).symbolic)
    '2*x1^2/ln(3)'
    """
    return written(expression, Dialect("^"))


def to_python(expression: Formula, names: Mapping[str, str] | None = None) -> str:
    """Return an expression as Python source over NumPy's function names.

    Parameters
    ----------
    expression : Formula
    names : mapping, optional
        The Python name of a symbol where it differs from its own.

    Examples
    --------
    >>> from teachmech.expressions import parse_expression, Names
    >>> to_python(parse_expression("asin(x1)^2", Names(["x1"])).symbolic)
    'arcsin(x1)**2'
    """
    return written(expression, python_dialect(names or {}))


def python_dialect(names: Mapping[str, str]) -> Dialect:
    """Return how Python is written, which remembers what was written so."""
    return Dialect("**", NUMPY_NAMES, names)


def to_javascript(expression: Formula, names: Mapping[str, str] | None = None) -> str:
    """Return an expression as JavaScript source over the functions of ``Math``.

    Powers are calls of ``pow``, those with whole exponents of ``wholePower`` and ``sq``, which the
    program defines. Terms stand in the order in which machine code adds them.

    Examples
    --------
    >>> from teachmech.expressions import parse_expression, Names
    >>> to_javascript(parse_expression("-x1^2/sqrt(x1^3)", Names(["x1"])).symbolic)
    '-sq(x1)/sqrt(wholePower(x1, 3))'
    """
    return written(expression, Dialect("pow", SCRIPT_NAMES, names or {}, as_people=False))
