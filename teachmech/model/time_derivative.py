"""The derivative of a formula with respect to time."""

from __future__ import annotations

from collections.abc import Container

from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import ONE, Symbol


def total_derivative(expression: Formula, coordinates: Container[str]) -> Formula:
    """Return the time derivative of an expression for constant velocities.

    Examples
    --------
    >>> from teachmech.expressions import to_text
    >>> to_text(total_derivative(symbol("t") * symbol("x") ** 2, ["x"]))
    '2*t*vx*x + x^2'
    """
    names = expression.free_symbols
    rates: dict[Symbol, Formula] = {s: symbol("v" + s.name) for s in names if s.name in coordinates}
    return expression.along(rates | {s: ONE for s in names if s.name == "t"})
