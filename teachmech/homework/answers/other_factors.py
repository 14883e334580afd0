"""Factors of a product that may be zero where the right equation does not hold.

The equation ``(y - x^2)*(y - 2*x) = 0`` holds on the parabola and on the line. If the known states
are all on the parabola, the other factor allows the line in addition.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from teachmech.expressions.algebra import Number, Power, Product
from teachmech.homework.answers.samples import States, evaluated, vanishing
from teachmech.system_and_motion import System

SPREAD = (3.0, 15.0, 50.0)  # distances of the searched states, in those of the states nearby


def other_factor(formula: Any, states: States, nearby: States, system: System) -> Any | None:
    """Return a factor of a product that allows what the product should forbid, or None.

    Another factor is zero at all `states`. The returned one is zero at none of them, but changes
    its sign elsewhere. In an equation between velocities it contains velocities. The `nearby`
    states give the usual size of the values, and the directions in which the search goes.

    Examples
    --------
    >>> from teachmech.expressions import to_text
    >>> line = System(["x", "y"], [1, 1], [0, 0], ["(y - x)*(y - 3) = 0", "(y - x)*(y^2 + 1) = 0"])
    >>> on, off = (States(np.zeros(2), np.array(q), np.zeros((2, 2))) for q in (
    ...     [[1.0, 1.0], [2.0, 2.0]], [[1.1, 0.9], [1.9, 2.1]]))
    >>> first, second = (one.symbolic for one in line.constraint_expressions)
    >>> to_text(other_factor(first, on, off, line))
    'y - 3'
    >>> other_factor(second, on, off, line) is None
    True
    """
    factors = list(_factors(formula))
    if len(factors) < 2:
        return None
    unknowns = {*system.coordinates, *system.velocities}
    velocities = set(system.velocities)
    asked = velocities if _names(formula) & velocities else unknowns
    searched = _searched(states, nearby)
    zero = [vanishing(factor, states, nearby, system) for factor in factors]
    if not any(all(one) for one in zero):
        return None
    for factor, at in zip(factors, zero, strict=True):
        if any(at) or not _names(factor) & asked:
            continue
        values = np.broadcast_to(evaluated(factor, searched.values(system)), len(searched))
        if (values > 0).any() and (values < 0).any():
            return factor
    return None


def _factors(formula: Any) -> Iterator[Any]:
    """Yield the factors of a product that may be zero, without their exponents."""
    for factor in formula.factors if isinstance(formula, Product) else [formula]:
        if not isinstance(factor, Power):
            yield factor
        elif not isinstance(factor.exp, Number) or float(factor.exp) > 0:
            yield factor.base


def _names(formula: Any) -> set[str]:
    return {symbol.name for symbol in formula.free_symbols}


def _searched(states: States, nearby: States) -> States:
    """Return states farther from the known ones, and others around the origin."""
    q, v = nearby.q - states.q, nearby.v - states.v
    moved = [(own + far * q, states.v + far * v) for own in (states.q, 0.0) for far in SPREAD]
    return States(np.tile(states.t, len(moved)), *map(np.vstack, zip(*moved, strict=True)))
