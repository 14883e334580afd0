"""Parts of constraints that have no derivative where the constraint holds, such as ``abs(h) = 0``.

Such an equation has the right positions, but no row of A: the slope of |h| jumps at h = 0, and that
of sqrt(|h|) is infinite.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from teachmech.expressions.algebra import Function, Number, Power
from teachmech.expressions.elementary import TABLE
from teachmech.homework.answers.samples import States, vanishing
from teachmech.system_and_motion import System

VERTICAL = ("asin", "acos", "acosh")  # functions with an infinite slope at 1


def kink_at(formula: Any, states: States, nearby: States, system: System) -> Any | None:
    """Return a part of a formula that has no derivative at any of the states, or None.

    The `nearby` states give the usual size of the values.

    Examples
    --------
    >>> import numpy as np
    >>> from teachmech.expressions import to_text
    >>> line = System(["x", "y"], [1, 1], [0, 0], ["abs(y - x) + x = y"])
    >>> on, off = (States(np.zeros(2), np.array(q), np.zeros((2, 2))) for q in (
    ...     [[1.0, 1.0], [3.0, 3.0]], [[1.0, 1.5], [3.0, 2.5]]))
    >>> to_text(kink_at(line.constraint_expressions[0].symbolic, on, off, line))
    'abs(x - y)'
    >>> kink_at(line.constraint_expressions[0].symbolic, off, on, line) is None
    True
    """
    for part, zero in _kinks(formula):
        if vanishing(zero, states, nearby, system).all():
            return part
    return None


def _kinks(formula: Any) -> Iterator[tuple[Any, Any]]:
    """Yield the parts without a derivative, each with the formula that is 0 there."""
    for part in formula.parts():
        if isinstance(part, Function):
            first, *others = part.args
            if TABLE[part.name].bends:  # at 0, or where both arguments are equal
                yield part, first - others[0] if others else first
            elif part.name in VERTICAL:
                yield part, first * first - 1
        elif isinstance(part, Power) and isinstance(part.exp, Number) and float(part.exp) % 1:
            yield part, part.base
