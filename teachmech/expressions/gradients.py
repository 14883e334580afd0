"""Values and first derivatives of formulas by the chain rule at each operation.

The derivatives have the accuracy of the values. A part that several formulas share is evaluated
once, and no derivative is written as a formula, so long equations of mechanisms need little time.
With arrays of values, each operation handles all points together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.expressions.algebra import (
    Formula,
    Function,
    Power,
    Product,
    Sum,
    Symbol,
    function_with_derivatives,
)
from teachmech.expressions.evaluation import Evaluator, evaluator

Rule = Callable[[Sequence[Any]], tuple[Any, Sequence[Any]]]  # arguments to value and derivatives


class Gradients:
    """The operations of formulas in the order of their evaluation.

    Parameters
    ----------
    formulas : iterable of Formula, length N
    names : sequence of str, length k
        The names with respect to which the formulas are differentiated.

    Attributes
    ----------
    operations : list
        What each entry contains: a name, a number, or the kind of an operation and the indices of
        its arguments. A page computes the same derivatives from this list.
    results : list of int
        The indices of the formulas.

    Examples
    --------
    >>> from teachmech.expressions import Names, parse_expression
    >>> energy = parse_expression("m*v^2/2 + m*g*x", Names(["m", "v", "g", "x"])).symbolic
    >>> value, slopes = Gradients([energy], ["x", "v"])({"m": 2, "v": 3, "g": 10, "x": 1})
    >>> value.tolist(), slopes.tolist()
    ([29.0], [[20.0, 6.0]])
    """

    def __init__(self, formulas: Iterable[Formula], names: Sequence[str]) -> None:
        self._unit = dict(zip(names, np.eye(len(names)), strict=True))
        self.names = tuple(names)
        self._indices: dict[Formula, int] = {}
        self._leaves: list[tuple[int, str | float]] = []  # names and numbers
        self._steps: list[tuple[Rule, tuple[int, ...]]] = []
        self._order: list[int] = []  # the index of the result of each step
        self.operations: list[str | float | tuple[Any, ...]] = []
        self.results = [self._index(e) for e in formulas]

    def _index(self, e: Formula) -> int:
        """Return the index of the value of a formula, after adding its operations."""
        if e in self._indices:
            return self._indices[e]
        if e.is_number or isinstance(e, Symbol):
            index = self._indices[e] = len(self._indices)
            leaf = e.name if isinstance(e, Symbol) else float(e)
            self._leaves.append((index, leaf))
            self.operations.append(leaf)
            return index
        arguments = tuple(map(self._index, e.args))
        index = self._indices[e] = len(self._indices)
        self._steps.append((_rule(e), arguments))
        self._order.append(index)
        self.operations.append((_kind(e), *arguments))
        return index

    def __call__(self, values: Mapping[str, Any]) -> tuple[Array, Array]:
        """Return the values of the formulas, and their derivatives.

        Parameters
        ----------
        values : mapping of str to float or array, shape (P,)
            The value of every name in the formulas, at one point or at P points.

        Returns
        -------
        values : array, shape (N,) or (N, P)
        derivatives : array, shape (N, k) or (N, k, P)
        """
        many = next((np.shape(x) for x in values.values() if np.ndim(x)), ())
        units = self._unit
        if many:
            units = {name: row[:, None] for name, row in units.items()}
        found: list[Any] = [None] * len(self._indices)
        slopes: list[Any] = [None] * len(self._indices)  # None if all derivatives are 0
        for index, leaf in self._leaves:
            found[index] = np.float64(values[leaf] if isinstance(leaf, str) else leaf)
            slopes[index] = units.get(leaf) if isinstance(leaf, str) else None
        with np.errstate(all="ignore"):
            for index, (rule, arguments) in zip(self._order, self._steps, strict=True):
                found[index], factors = rule([found[i] for i in arguments])
                for factor, i in zip(factors, arguments, strict=True):
                    if (inner := slopes[i]) is not None:
                        own, outer = factor * inner, slopes[index]
                        slopes[index] = own if outer is None else outer + own
        own, rows = np.zeros((len(self.results), *many)), len(units)
        table = np.zeros((len(self.results), rows, *many))
        for k, i in enumerate(self.results):
            own[k] = found[i]
            if slopes[i] is not None:
                table[k] = slopes[i]
        return own, table


def _rule(e: Formula) -> Rule:
    """Return the function that evaluates an operation and its derivatives for its arguments."""
    match e:
        case Sum():
            return lambda x: (sum(x), (1.0,) * len(x))
        case Product():
            return _product
        case Power():
            return _power if e.exp.is_number else _power_of_variable
        case Function():
            evaluators = _evaluators(e.name, len(e.args))

            def function(x: Sequence[Any]) -> tuple[Any, Sequence[Any]]:
                value, *slopes = (of(dict(zip("uv", x, strict=False))) for of in evaluators)
                return value, slopes

            return function
    raise TypeError(type(e).__name__)


def _kind(e: Formula) -> str:
    """Return ``+``, ``*``, ``^`` or the name of a function."""
    return e.name if isinstance(e, Function) else {Sum: "+", Product: "*", Power: "^"}[type(e)]


def _product(x: Sequence[Any]) -> tuple[Any, Sequence[Any]]:
    if len(x) == 2:
        return x[0] * x[1], (x[1], x[0])
    before, after = [1.0], [1.0]
    for a, b in zip(x[:-1], x[:0:-1], strict=True):
        before.append(before[-1] * a)
        after.append(after[-1] * b)
    return before[-1] * x[-1], [a * b for a, b in zip(before, after[::-1], strict=True)]


def _power(x: Sequence[Any]) -> tuple[Any, Sequence[Any]]:
    u, n = x
    return u**n, (n * u ** (n - 1), 0.0)


def _power_of_variable(x: Sequence[Any]) -> tuple[Any, Sequence[Any]]:
    u, n = x
    value = u**n
    return value, (n * u ** (n - 1), value * np.log(u))


@cache
def _evaluators(name: str, arguments: int) -> list[Evaluator]:
    """Return the evaluators of a function and of its first derivatives."""
    return [evaluator(e) for e in function_with_derivatives(name)[: 1 + arguments]]
