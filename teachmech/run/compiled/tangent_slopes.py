"""The derivatives of the equations of motion for tangents, written as code by the chain rule.

No derivative is a formula, as in `teachmech.expressions.gradients`: the derivatives of long
formulas need little time, and parts that several of them share are computed once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np

from teachmech.expressions import Formula
from teachmech.expressions.algebra import (
    ONE,
    Function,
    Power,
    Product,
    Sum,
    Symbol,
    formula,
    function,
    function_with_derivatives,
    product,
    symbol,
)
from teachmech.model.derivation import DerivedConstraint, derivation_of
from teachmech.model.description import Description
from teachmech.run.compiled.jacobian import Slopes, Term, residual_terms
from teachmech.run.compiled.machine import LlvmFunction, Operand

Columns = dict[str, int]  # numbers of columns by name


@dataclass(frozen=True, eq=False)
class TangentSlopes(Slopes):
    """The derivatives for tangents.

    The columns are those of r by the state and by P parameters, then those of the velocity forms of
    all constraints by coordinates and parameters, and of holonomic constraints by parameters. In
    the latter two, the row is the number of the constraint.
    """

    parts: tuple[tuple[Columns, tuple[Term, ...]], ...]
    pairs: tuple[tuple[int, int], ...]  # column and row of each entry

    def entries(self, code: LlvmFunction) -> list[Operand]:
        """Write the entries; return them in their order."""
        found: dict[tuple[int, int], Operand] = {}
        for columns, terms in self.parts:
            rule = ChainRule(code, columns)
            for row, value, factor in terms:
                weight = code.value(formula(factor))
                for column, slope in rule.slopes(value).items():
                    own = code.mul(weight, slope)
                    found[column, row] = code.add(found.get((column, row), 0.0), own)
        return [found.get(pair, 0.0) for pair in self.pairs]


def tangent_slopes(system: Description, parameters: tuple[str, ...]) -> TangentSlopes:
    """Return the derivatives for tangents of a system without Python functions.

    Examples
    --------
    >>> rod = Description(["x"], [1], ["-x"], ["x = L*t"], parameters={"L": 2})
    >>> tangent_slopes(rod, ("L",)).pairs
    ((0, 0), (4, 0), (5, 0))
    """
    return system.cached(
        ("slopes", "tangents", parameters), lambda system: _tangent_slopes(system, parameters)
    )


def _tangent_slopes(system: Description, parameters: tuple[str, ...]) -> TangentSlopes:
    q, states = system.coordinates, (*system.coordinates, *system.velocities)
    rates, positions = list[Term](), list[Term]()
    for k, derived in enumerate(derivation_of(system).constraints):
        assert isinstance(derived, DerivedConstraint)
        rates.append((k, derived.rate, 1))
        if derived.holonomic:
            positions.append((k, derived.value, 1))
    parts, pairs = list[tuple[Columns, tuple[Term, ...]]](), set[tuple[int, int]]()
    first = operations = 0
    for names, terms in (
        ((*states, *parameters), tuple(residual_terms(system))),
        ((*q, *parameters), tuple(rates)),
        (parameters, tuple(positions)),
    ):
        columns = {name: first + k for k, name in enumerate(names)}
        first += len(names)
        parts.append((columns, terms))
        for row, value, _ in terms:
            pairs |= {(columns[s.name], row) for s in value.free_symbols if s.name in columns}
        operations += multiplications((value for _, value, _ in terms), names)
    ordered = tuple(sorted(pairs))
    column, rows = np.array(ordered, dtype=np.int64).reshape(-1, 2).T
    begin = np.searchsorted(column, np.arange(first + 1))
    return TangentSlopes((), rows, begin, operations, tuple(parts), ordered)


class ChainRule:
    """A writer of derivatives.

    Parameters
    ----------
    code : LlvmFunction
        The function into which the instructions are written.
    columns : mapping of str to int
        The names by which formulas are differentiated, with the numbers of their columns.
    """

    def __init__(self, code: LlvmFunction, columns: Mapping[str, int]) -> None:
        self.code, self.columns = code, columns
        self.known: dict[Formula, dict[int, Operand]] = {}

    def slopes(self, e: Formula) -> dict[int, Operand]:
        """Return the derivatives of a formula by column; the others are 0."""
        found = self.known.get(e)
        if found is None:
            found = self.known[e] = self._new_slopes(e)
        return found

    def _new_slopes(self, e: Formula) -> dict[int, Operand]:
        if isinstance(e, Symbol):
            return {self.columns[e.name]: 1.0} if e.name in self.columns else {}
        found: dict[int, Operand] = {}
        for k, argument in enumerate(e.args):
            if inner := self.slopes(argument):
                factor = self.code.value(_slope(e, k))
                for column, slope in inner.items():
                    own = self.code.mul(factor, slope)
                    found[column] = self.code.add(found.get(column, 0.0), own)
        return found


def multiplications(formulas: Iterable[Formula], columns: Iterable[str]) -> int:
    """Return about how many products the derivatives of formulas need.

    Examples
    --------
    >>> x, y = symbol("x"), symbol("y")
    >>> multiplications([x * y, x * y + x], ["x", "y"])
    5
    """
    names = {symbol(name) for name in columns}
    seen, waiting, count = set[Formula](), [*formulas], 0
    while waiting:
        e = waiting.pop()
        if e not in seen:
            seen.add(e)
            count += sum(len(names & argument.free_symbols) for argument in e.args)
            waiting.extend(e.args)
    return count


def _slope(e: Formula, k: int) -> Formula:
    """Return the derivative of an operation by one of its arguments."""
    match e:
        case Sum():
            return ONE
        case Product():
            return product(*e.args[:k], *e.args[k + 1 :])
        case Power():
            base, exponent = e.args
            return e * function("ln", base) if k else exponent * base ** (exponent - 1)
        case Function():
            given = dict(zip((symbol("u"), symbol("v")), e.args, strict=False))
            return function_with_derivatives(e.name)[1 + k].xreplace(given)
    raise TypeError(type(e).__name__)
