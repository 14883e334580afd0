"""The values of an expression over arrays, from its tree: no source is written or run."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.expressions.printing import NUMPY_NAMES

if TYPE_CHECKING:
    import sympy


def evaluate(expression: sympy.Expr, values: Mapping[str, Any]) -> Any:
    """Return the value of an expression.

    Parameters
    ----------
    expression : sympy.Expr
        Made of numbers, symbols and the functions of the language.
    values : mapping of str to float or array
        Of every symbol; arrays of one shape.

    Examples
    --------
    >>> from teachmech.expressions import Names, parse_expression
    >>> energy = parse_expression("m*v^2/2 + abs(x)", Names(["m", "v", "x"])).symbolic
    >>> evaluate(energy, {"m": 2.0, "v": np.array([1.0, 3.0]), "x": -1.0}).tolist()
    [2.0, 10.0]
    """
    if expression.is_Symbol:
        return values[expression.name]
    if expression.is_number:
        return float(expression)
    arguments = [evaluate(argument, values) for argument in expression.args]
    if expression.is_Add:
        return reduce(np.add, arguments)
    if expression.is_Mul:
        return reduce(np.multiply, arguments)
    if expression.is_Pow:
        return np.power(*arguments)
    name = expression.func.__name__
    if name == "Real":
        return arguments[0]
    return getattr(np, NUMPY_NAMES.get(name, name))(*arguments)
