"""The equations of motion as formulas that vanish, for their derivatives in Python and in pages.

With the unknowns a = q'' and lambda,

    R = M a - Q - C - F + A^T lambda = 0,        S = A a - b = 0,

where F is the friction of constraints that slide. h are the constraints, r their velocity forms.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teachmech.expressions import Formula
from teachmech.expressions.algebra import total
from teachmech.expressions.gradients import Gradients
from teachmech.model.derivation import DerivedConstraint, derivation_of
from teachmech.model.description import Description
from teachmech.model.dry_friction import Friction
from teachmech.run.compiled.jacobian import force_of, residual_terms

MOST_OPERATIONS = 20_000  # in a page of acceptable size


def residuals(
    system: Description, sliding: Sequence[Friction] = (), parameters: Sequence[str] = ()
) -> Gradients:
    """Return R, S, h and r with their derivatives by q, v, a, lambda and parameters.

    Parameters
    ----------
    system : Description
        A system without Python functions.
    sliding : sequence of Friction
        The frictions that are part of F.
    parameters : sequence of str

    Examples
    --------
    >>> rod = Description(["x", "y"], [1, 1], [0, -9.81], ["x^2 + y^2 = 1"])
    >>> names = ["x", "y", "vx", "vy", "ax", "ay", "lambda1"]
    >>> hangs = dict.fromkeys(names, 0.0) | {"y": -1, "lambda1": 4.905}
    >>> residuals(rod)(hangs)[0].tolist()
    [0.0, 0.0, 0.0, 0.0, 0.0]
    """
    constraints = [c for c in derivation_of(system).constraints if isinstance(c, DerivedConstraint)]
    n, m = len(system.coordinates), len(constraints)
    rows: list[list[Formula]] = [[] for _ in range(n + m)]
    for row, value, factor in residual_terms(system):
        rows[row].append(-value * factor)
    for friction in sliding:
        for i, force in force_of(friction):
            rows[i].append(-force)
    formulas = [total(*terms) for terms in rows]
    formulas += [read.value for read in constraints] + [read.rate for read in constraints]
    return Gradients(formulas, (*unknowns(system), *parameters))


def unknowns(system: Description) -> tuple[str, ...]:
    """Return the names of q, v, a and lambda."""
    states = (*system.coordinates, *system.velocities)
    return (*states, *system.accelerations, *system.multipliers)


def residuals_for_pages(system: Description) -> dict[str, Any] | None:
    """Return the operations of R, S, h and r for JSON, or None if a page cannot evaluate them.

    A page has no derivatives of friction in two directions, of inputs that are samples, and of
    forces that enforce programmes.
    """
    frictions = system.frictions
    if (
        system.signals
        or system.programmes
        or any(len(friction.names) > 1 for friction in frictions)
    ):
        return None
    found = system.cached("residuals for pages", lambda system: residuals(system, frictions))
    if len(found.operations) > MOST_OPERATIONS:
        return None
    given = {"operations": found.operations, "results": found.results, "lengths": system.lengths}
    return {"unknowns": unknowns(system), **given}
