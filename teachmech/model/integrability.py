"""Velocity constraints that can be integrated, by the condition of Frobenius.

With x = (t, q), a constraint that is linear in the velocities is w(x) dx/dt = 0. A multiple of it
is the derivative of a function of x if and only if, for all i < j < k,

    w_i (dw_k/dx_j - dw_j/dx_k) + w_j (dw_i/dx_k - dw_k/dx_i) + w_k (dw_j/dx_i - dw_i/dx_j) = 0

(G. Frobenius, J. reine angew. Math. 82 (1877) 230-315).
"""

from __future__ import annotations

from itertools import combinations

import numpy as np

from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import ONE, ZERO, Symbol, replaced
from teachmech.expressions.evaluation import evaluate
from teachmech.model.derivation import DerivedConstraint
from teachmech.model.description import Description

_POINTS = 5  # random positions at which the condition is evaluated
_TOLERANCE = 1e-9  # relative to the sum of the sizes of the terms
_MOST = 12  # variables; the number of conditions grows with the third power


def can_be_integrated(constraint: DerivedConstraint, system: Description) -> bool:
    """Return whether a velocity constraint, taken alone, restricts positions.

    The condition is evaluated at random positions, with the parameters of the system. It is not
    examined for constraints that are nonlinear in the velocities.

    Examples
    --------
    >>> from teachmech.model.derivation import derive
    >>> texts = ["x*vx + y*vy", "y*vx - x*vy", "vx*sin(phi) - vy*cos(phi)", "vx^2 + vy^2 = 1"]
    >>> plane = Description(["x", "y", "phi"], [1, 1, 1], [0, 0, 0], texts)
    >>> [can_be_integrated(derived, plane) for derived in derive(plane).constraints]
    [True, True, False, False]
    """
    velocities = {symbol(name) for name in system.velocities}
    row = {symbol(system.coordinates[i]): entry for i, entry in constraint.row.items()}
    if any(not entry.free_symbols.isdisjoint(velocities) for entry in row.values()):
        return False
    (rest,) = replaced([constraint.rate], dict.fromkeys(velocities, ZERO))
    form: dict[Symbol, Formula] = {symbol("t"): rest, **row}
    others = {s for w in form.values() for s in w.free_symbols} - set(form)
    positions = {s.name for s in others} & set(system.coordinates)
    form |= {symbol(name): ZERO for name in sorted(positions)}
    if len(form) > _MOST:
        return False
    known = dict(system.parameter_values)
    random = np.random.default_rng(1877)
    names = sorted({s.name for w in form.values() for s in w.free_symbols} - known.keys())
    values = known | {name: random.uniform(0.2, 1.2, _POINTS) for name in names}

    def value(formula: Formula) -> np.ndarray:
        return np.broadcast_to(evaluate(formula, values), _POINTS)

    with np.errstate(all="ignore"):
        for triple in combinations(form.items(), 3):
            terms = []
            for k in range(3):
                (_, w), (x, one), (y, two) = triple[k], triple[(k + 1) % 3], triple[(k + 2) % 3]
                terms += [value(w * two.along({x: ONE})), -value(w * one.along({y: ONE}))]
            size = np.abs(terms).sum(axis=0)
            if not (np.abs(np.sum(terms, axis=0)) <= _TOLERANCE * size).all():
                return False
    return True
