"""The derivatives of the equations of motion for Radau: exact, from the same formulas.

With the residuals r1 = Q - M a - A^T lambda and r2 = b - A a of

    [ M  A^T ] [ a      ]   [ Q ]
    [ A   0  ] [ lambda ] = [ b ]

a change of the state by dx changes a and lambda so that M da + A^T dlambda = (dr1/dx) dx and
A da = (dr2/dx) dx, where r1 and r2 are differentiated with a and lambda held fixed: the same linear
system as that of the accelerations. This module computes the non-zero entries of dr/dx.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.base.array_types import Index
from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import ONE, Number, function, total
from teachmech.model.derivation import DerivedConstraint, derivation_of
from teachmech.model.description import Description
from teachmech.model.dry_friction import Friction, length
from teachmech.numerics.integrators import Settings
from teachmech.run.compiled.machine import LlvmFunction, LlvmModule, Operand
from teachmech.run.compiled.terms import Terms

LONGEST = 50_000  # most operations; LLVM needs some seconds for them
Term = tuple[int, Formula, Formula | float]  # a row, a term of it, and a factor
LARGEST = 300  # most coordinates; a step with full matrices of this size takes 0.1 s


@dataclass(frozen=True, eq=False)
class Slopes:
    """The entries of dr/dx, with x = (q, v) and r = (r1, r2), column by column."""

    values: tuple[Formula, ...]
    row: Index
    begin: Index  # beginning of each column, shape (2 n + 1,)
    operations: int  # approximate number; above twice `LONGEST`, not all entries are derived

    def entries(self, code: LlvmFunction) -> list[Operand]:
        """Write the entries; return them in their order."""
        return [code.value(value) for value in self.values]


def slopes_of(system: Description, settings: Settings) -> Slopes:
    """Return the derivatives of the residuals of a system without Python functions.

    Examples
    --------
    A unit mass on a circle; the rows are those of x, y and the constraint 2 x ax + 2 y ay = ...:

    >>> rod = Description(["x", "y"], [1, 1], ["-5*x", 0], ["x^2 + y^2 = 1"], start={"x": 1})
    >>> slopes = slopes_of(rod, Settings.of((0, 1)  , method="radau"))
    >>> from teachmech.expressions import to_text
    >>> [to_text(value) for value in slopes.values]
    ['-2*lambda1 - 5', '-2*ax', '-2*lambda1', '-2*ay', '-4*vx', '-4*vy']
    >>> slopes.row.tolist(), slopes.begin.tolist()
    ([0, 2, 1, 2, 2, 2], [0, 2, 4, 5, 6])
    """
    damping = (settings.alpha, settings.beta) if settings.damped else None
    return system.cached(("slopes", damping), lambda system: derived_slopes(system, damping))


def write_slopes_code(
    module: LlvmModule, slopes: Slopes, terms: Terms, system: Description
) -> None:
    """Write the function ``slopes(t, y, p, values, workspace)``; y ends with a and lambda."""
    code, first = LlvmFunction(module, "slopes"), 2 * len(system.coordinates) + 2
    further = (*system.accelerations, *system.multipliers)
    own = {name: ("y", np.array([first + k])) for k, name in enumerate(further)}
    code.names = {**terms.blocks[0].names, **own}
    for k, entry in enumerate(slopes.entries(code)):
        code.store(code.target, k, entry)
    code.finish()


def derived_slopes(
    system: Description, damping: tuple[Any, Any] | None, most: int = LONGEST
) -> Slopes:
    """Return the derivatives of the residuals, with or without Baumgarte's alpha and beta.

    Derivation stops when the derivatives have more than twice as many operations as ``most``.
    """
    states = [symbol(name) for name in (*system.coordinates, *system.velocities)]
    column = {s: k for k, s in enumerate(states)}
    found: dict[tuple[int, int], list[Formula]] = {}
    operations = 0
    rubbed = [(i, force, 1) for friction in system.frictions for i, force in force_of(friction)]
    for row, value, factor in (*residual_terms(system, damping), *rubbed):
        for term in value.terms:
            # Velocities come first: their derivatives are short and show how long the others will
            # be.
            for s in sorted(column.keys() & term.free_symbols, key=column.__getitem__)[::-1]:
                if operations > 2 * most:
                    break
                slope = term.diff(s) * factor
                operations += 1 + slope.count_ops()
                found.setdefault((column[s], row), []).append(slope)
    sums = {pair: total(*found[pair]) for pair in sorted(found)}
    entries = {pair: value for pair, value in sums.items() if value != 0}
    columns, rows = np.array([*entries], dtype=np.int64).reshape(-1, 2).T
    begin = np.searchsorted(columns, np.arange(len(states) + 1))
    if operations <= 2 * most:
        operations = sum(1 + value.count_ops() for value in entries.values())
    return Slopes(tuple(entries.values()), rows, begin, operations)


def residual_terms(system: Description, damping: tuple[Any, Any] | None = None) -> Iterator[Term]:
    """Yield the terms of r: the row, the part that depends on the state, and its factor."""
    n = len(system.coordinates)
    a = [symbol(name) for name in system.accelerations]
    multipliers = [symbol(name) for name in system.multipliers]
    for i, force in enumerate(system.known_forces):
        yield i, force.symbolic, 1
    for (i, j), mass in system.mass_expressions.items():
        yield i, mass.symbolic, -a[j]
    for k, derived in enumerate(derivation_of(system).constraints):
        assert isinstance(derived, DerivedConstraint)
        for j, entry in derived.row.items():
            yield j, entry, -multipliers[k]
            yield n + k, entry, -a[j]
        yield n + k, derived.b, 1  # the longest terms come last
        if damping is not None:  # Baumgarte, as in `teachmech.run.compiled.terms`
            alpha, beta = damping
            yield n + k, derived.rate, -2 * alpha
            if derived.holonomic:
                yield n + k, derived.value, -(beta**2)


def force_of(friction: Friction) -> list[tuple[int, Formula]]:
    """Return the generalized force of a friction by coordinates; 0 while it sticks.

    Examples
    --------
    >>> from teachmech.model.constraints import Constraint
    >>> floor = Constraint("y = 0", "floor", friction="0.3*y")
    >>> block = Description(["x", "y"], [1, 1], [0, -10], [floor], points={"P": ["x", "y"]})
    >>> force_of(block.frictions[0])
    [(0, Product(-0.3, slip_floor, y, abs(lambda1)))]
    """
    along: list[Formula] = [symbol(name) for name in friction.names]
    size: Formula = ONE
    if len(along) > 1:
        slides = function("sign", length(along))
        along = [slides * (r + u) for r, u in zip(along, friction.slips, strict=True)]
        size = function("max", length(along), Number(1e-300))
    return [
        (i, -friction.coefficient * friction.normal_force * direction / size * entry)
        for direction, row in zip(along, friction.rows, strict=True)
        for i, entry in row.items()
    ]
