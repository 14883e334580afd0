"""The values of an expression over arrays, from its tree: no source is written or run."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Any

import numpy as np

from teachmech.expressions.algebra import Formula, Function, Power, Product, Sum, Symbol
from teachmech.expressions.printing import NUMPY_NAMES


def evaluate(expression: Formula, values: Mapping[str, Any]) -> Any:
    """Return the value of an expression.

    Parameters
    ----------
    expression : Formula
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
    match expression:
        case Symbol():
            return values[expression.name]
        case _ if expression.is_number:
            return float(expression)
    arguments = [evaluate(argument, values) for argument in expression.args]
    match expression:
        case Sum():
            return reduce(np.add, arguments)
        case Product():
            return reduce(np.multiply, arguments)
        case Power():
            return np.power(*arguments)
        case Function():
            return getattr(np, NUMPY_NAMES.get(expression.name, expression.name))(*arguments)
    raise TypeError(type(expression).__name__)
