"""Formulas to text: the expression language, Python, MATLAB and JavaScript source.

`parser.parse_expression` reads the text of `to_text` back to the same formula.
"""

from __future__ import annotations

from collections.abc import Mapping

from teachmech.expressions.algebra import Formula, function_with_derivatives
from teachmech.expressions.elementary import BASIC, TABLE
from teachmech.expressions.writing import Dialect, formula_text

NUMPY_NAMES = {name: own.numpy for name, own in BASIC.items()}
# The names that Python source may have to import from NumPy.
PYTHON_NAMES = frozenset(NUMPY_NAMES.values()) - {"abs"} | {"sqrt", "pi"}
MATLAB_NAMES = {name: own.matlab for name, own in BASIC.items()}
SCRIPT_NAMES = {name: own.script for name, own in BASIC.items()}
MATH_NAMES = frozenset(SCRIPT_NAMES.values()) | {"sqrt", "pow", "pi"}  # in JavaScript


def to_text(expression: Formula) -> str:
    """Return an expression in the expression language.

    Examples
    --------
    >>> from teachmech.expressions import parse_expression, Names
    >>> to_text(parse_expression("2*abs(x1)^2/ln(3)", Names(["x1"])).symbolic)
    '2*x1^2/ln(3)'
    """
    return formula_text(expression, Dialect("^"))


def to_python(expression: Formula, names: Mapping[str, str] | None = None) -> str:
    """Return an expression as Python source that calls NumPy's functions.

    Parameters
    ----------
    expression : Formula
    names : mapping, optional
        The Python names of symbols that have another name in Python.

    Examples
    --------
    >>> from teachmech.expressions import parse_expression, Names
    >>> to_python(parse_expression("asin(x1)^2", Names(["x1"])).symbolic)
    'arcsin(x1)**2'
    """
    return formula_text(expression, python_dialect(names or {}))


def python_dialect(names: Mapping[str, str]) -> Dialect:
    """Return the dialect of Python, which stores the texts that it has written."""
    return Dialect("**", NUMPY_NAMES, names)


def to_matlab(expression: Formula, names: Mapping[str, str] | None = None) -> str:
    """Return an expression as source of MATLAB and Octave, for numbers.

    In these languages, a function outside its domain is complex, and so is a broken power of a
    negative number. Such a value is an argument of ``real_value``, which the program defines.

    Examples
    --------
    >>> from teachmech.expressions import parse_expression, Names
    >>> to_matlab(parse_expression("ln(x1)/sqrt(x1^2 + 1)^3", Names(["x1"])).symbolic)
    'real_value(log(x1))/(x1^2 + 1)^(3/2)'
    """
    return formula_text(expression, matlab_dialect(names or {}))


def matlab_dialect(names: Mapping[str, str]) -> Dialect:
    """Return the dialect of MATLAB, which stores the texts that it has written."""
    return Dialect("^", MATLAB_NAMES, names, guard="real_value")


def to_javascript(
    expression: Formula, names: Mapping[str, str] | None = None, used: set[str] | None = None
) -> str:
    """Return an expression as JavaScript source that calls the functions of ``Math``.

    Powers are calls of ``pow``. Powers with whole exponents are calls of ``wholePower`` and ``sq``,
    which the program defines. Terms are in the order in which machine code adds them. The functions
    and constants that the source needs are added to the set ``used``.

    Examples
    --------
    >>> from teachmech.expressions import parse_expression, Names
    >>> to_javascript(parse_expression("-x1^2/sqrt(x1^3)", Names(["x1"])).symbolic)
    '-sq(x1)/sqrt(wholePower(x1, 3))'
    """
    known = set[str]() if used is None else used
    dialect = Dialect("pow", SCRIPT_NAMES, names or {}, as_people=False, used=known)
    return formula_text(expression, dialect)


def functions_in_javascript() -> str:
    """Return the table of functions as a JavaScript module, for expressions typed on a page.

    Each entry has the least and the largest number of arguments, and a function that returns the
    value, the first and the second derivatives.

    Examples
    --------
    >>> print(functions_in_javascript().splitlines()[4])
        sin: { least: 1, most: 1, of: (u) => [sin(u), cos(u), -sin(u)] },
    """
    used, lines = set[str](), list[str]()
    for name, own in TABLE.items():
        given = ", ".join("uv"[: own.arguments[0]])
        texts = [to_javascript(e, used=used) for e in function_with_derivatives(name)]
        if own.script:
            used.add(own.script)
            texts[0] = f"{own.script}({given})"
        counts = "least: {}, most: {}".format(*own.arguments)
        lines.append(f"    {name}: {{ {counts}, of: ({given}) => [{', '.join(texts)}] }},")
    names = ", ".join(sorted(used))
    powers = "  const sq = (x) => x * x, wholePower = (x, n) => x ** n;"
    head = ["// Written by docs/bundles.py from teachmech/expressions/elementary.py."]
    head += [f"export const FUNCTIONS = (({{ {names} }}) => {{", powers]
    return "\n".join([*head, "  return {", *lines, "  };", "})(Math);", ""])
