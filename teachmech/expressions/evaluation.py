"""The values of a formula over arrays, computed from its tree: no source is written or run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial, reduce
from operator import add, itemgetter, mul
from typing import Any

import numpy as np

from teachmech.expressions.algebra import Formula, Function, Power, Product, Sum, Symbol
from teachmech.expressions.printing import NUMPY_NAMES

Evaluator = Callable[[Mapping[str, Any]], Any]


def evaluate(expression: Formula, values: Mapping[str, Any]) -> Any:
    """Return the value of an expression.

    Parameters
    ----------
    expression : Formula
    values : mapping of str to float or array
        The value of every symbol; all arrays have the same shape.

    Examples
    --------
    >>> from teachmech.expressions import Names, parse_expression
    >>> energy = parse_expression("m*v^2/2 + abs(x)", Names(["m", "v", "x"])).symbolic
    >>> evaluate(energy, {"m": 2.0, "v": np.array([1.0, 3.0]), "x": -1.0}).tolist()
    [2.0, 10.0]
    """
    names = [symbol.name for symbol in expression.free_symbols]
    return evaluator(expression)({name: np.asarray(values[name])[()] for name in names})


def evaluator(e: Formula) -> Evaluator:
    """Return a function that evaluates a formula for a mapping of names to NumPy's values.

    Examples
    --------
    >>> from teachmech.expressions import symbol
    >>> float(evaluator(1 - symbol("x") ** 2)({"x": np.float64(3.0)}))
    -8.0
    """
    part = _part(e)
    return part if callable(part) else lambda _: part


def _part(e: Formula) -> Any:
    """Return the evaluator of a formula, or the value of a constant formula."""
    if e.is_number:
        return float(e)
    parts = map(_part, e.args)
    match e:
        case Symbol():
            return itemgetter(e.name)
        case Sum():
            return reduce(partial(_joined, add), parts)
        case Product():
            return reduce(partial(_joined, mul), parts)
        case Power():
            return _joined(pow, *parts)
        case Function():
            return _joined(getattr(np, NUMPY_NAMES[e.name]), *parts)
    raise TypeError(type(e).__name__)


def _joined(f: Callable[..., Any], a: Any, b: Any = None) -> Any:
    """Return the evaluator of a function whose one or two arguments are evaluators or numbers."""
    if b is None:
        return lambda at: f(a(at))
    if not callable(a):
        return (lambda at: f(a, b(at))) if callable(b) else f(a, b)
    return (lambda at: f(a(at), b(at))) if callable(b) else lambda at: f(a(at), b)


def rounding_of(expression: Formula, values: Mapping[str, float]) -> float:
    """Return a first-order bound on the rounding error of a value.

    Every number, symbol and result is rounded once; their effects on the value are added.

    Parameters
    ----------
    expression, values
        The arguments of `evaluate`; the values are numbers.

    Examples
    --------
    >>> from teachmech.expressions import Names, parse_expression
    >>> left = parse_expression("a + b - c", Names(["a", "b", "c"])).symbolic
    >>> values = {"a": 0.1, "b": 0.2, "c": 0.3}
    >>> 0 < evaluate(left, values) < rounding_of(left, values) < 1e-15
    True
    """
    with np.errstate(all="ignore"):
        return float(np.finfo(float).eps) * _value_and_size(expression, values)[1]


def _value_and_size(expression: Formula, values: Mapping[str, float]) -> tuple[float, float]:
    """Return a value, and its first-order error for a relative error of 1 in each of its parts."""
    if not expression.args:
        value = float(evaluate(expression, values))
        return value, abs(value)
    weighed = [_value_and_size(argument, values) for argument in expression.args]
    names: list[Formula] = [Symbol(f"_{k}") for k, _ in enumerate(weighed)]
    if isinstance(expression, Power) and expression.exp.is_number:
        names[1] = expression.exp  # the base may be negative
    own, numbers = expression._rebuilt(*names), {f"_{k}": x for k, (x, _) in enumerate(weighed)}
    value = float(evaluate(own, numbers))
    added = map(abs, numbers.values()) if isinstance(expression, Sum) else [abs(value)]
    size = max(1.0, (len(names) - 1) / 2) * sum(added)
    for name, (_, inner) in zip(names, weighed, strict=True):
        if isinstance(name, Symbol):
            size += abs(float(evaluate(own.diff(name), numbers))) * inner
    return value, size
