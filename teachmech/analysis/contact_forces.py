"""The forces of one-sided constraints that redundant contacts leave open: a table on four legs.

The multipliers lambda_0 + N eta give the same motion. Those of contacts may only push, and static
friction is limited, so that eta lies in a polyhedron: linear inequalities. Two linear programmes
per contact give its least and its greatest force. A contact that slides with friction has the row
A - mu s w D in place of its row of A, with N = -w lambda and T = mu s w lambda (s: the sign of the
sliding velocity), so that N spans the kernel of the transpose of these rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from teachmech.base.array_types import Array, Mask
from teachmech.expressions import evaluate
from teachmech.model.dry_friction import Friction, components_of
from teachmech.numerics.coulomb import slides_along
from teachmech.numerics.impact import SLOW, TOUCHES
from teachmech.numerics.ranks import decide
from teachmech.numerics.solution_sets import bounds
from teachmech.program import Model

if TYPE_CHECKING:
    from teachmech.run.trajectory import Trajectory

SAME_FORCE = 1e-8  # difference of two forces that counts as zero, relative to the largest force


class ContactForce(NamedTuple):
    """The force of a contact, and its bounds among all admissible forces with the same motion.

    Forces are minus multipliers: newtons if the constraint is a distance in metres.

    Attributes
    ----------
    force : float
        That of the motion.
    least, greatest : float
        The bounds; ``greatest`` is infinite if contacts are clamped against each other.
    determined : bool
        Whether both are equal, except for rounding.
    """

    force: float
    least: float
    greatest: float
    determined: bool

    def __str__(self) -> str:
        """Return the force and its bounds.

        Examples
        --------
        >>> print(ContactForce(2.5, 0.0, 5.0, False))
        2.5, possible from 0 to 5
        """
        if self.determined:
            return f"{self.force:.6g}"
        return f"{self.force:.6g}, possible from {self.least:.6g} to {self.greatest:.6g}"


def contact_forces(motion: Trajectory, index: int = 0) -> dict[str, ContactForce]:
    """Return the forces of the contacts that touch at one stored time, by their names.

    A contact also touches if its force is zero, but its gap remains zero. The result is empty if a
    two-sided constraint has friction, whose set of forces is not convex, or if friction along a
    surface sticks, whose cone has no plane sides.

    Examples
    --------
    A table of weight 4 on four legs at the corners of a square:

    >>> from teachmech import System
    >>> legs = ["z + a + b >= 0", "z + a - b >= 0", "z - a - b >= 0", "z - a + b >= 0"]
    >>> table = System(["z", "a", "b"], [1, 1, 1], [-4, 0, 0], legs)
    >>> for name, force in contact_forces(table.simulate(time=(0, 1, 1))).items():
    ...     print(name, force)
    c1 1, possible from 0 to 2
    c2 1, possible from 0 to 2
    c3 1, possible from 0 to 2
    c4 1, possible from 0 to 2
    """
    system, k = motion.system, motion.stored_index(index)
    if not system.contacts or any(not friction.pushes for friction in system.frictions):
        return {}
    model, p = motion.model, motion.parameters[k].copy()
    touching = _touching(motion, k)
    parameters = [*system.parameters]
    for switch in system.switches:
        if touching[switch.constraint]:
            p[parameters.index(switch.name)] = 1.0
    state = motion.t[k], motion.q[k], motion.v[k], p
    M, A = model.mass_matrix(*state), model.constraint_matrix(*state)
    acting = motion.acting[k]
    forces = -np.where(acting, motion.multipliers[k], 0.0)
    admissible = [np.eye(len(A))[i] for i in np.flatnonzero(touching)]
    if system.frictions:
        D, u, normal, mu = model.friction(*state)
        names, numbers, sticks = components_of(system.frictions)
        r = p[[parameters.index(name) for name in names]]
        along, _ = slides_along(D, u, r, np.array(numbers), np.array(sticks), np.ones(len(A)))
        first = len(system.coordinates)
        values = {**{n: float(x[k]) for n, x in motion.columns.items()}, **system.parameter_values}
        for j, friction in enumerate(system.frictions):
            of, w = friction.constraint, normal[j, 0, first + friction.constraint]
            if acting[friction.sticks[0]]:
                if len(friction.sticks) > 1:
                    return {}
                admissible += _cone(friction, w * float(evaluate(friction.static, values)), len(A))
            elif touching[of]:
                A[of] -= mu[j] * w * along[j]
    chosen = acting | touching
    scales = motion.scales.of_rows(chosen)
    tolerance = Model.of(system).rank_tolerance(motion.settings)
    _, _, N = decide(*scales.in_units(M, A[chosen]), tolerance)
    rows = np.array(admissible).reshape(-1, len(A))[:, chosen] * scales.factors
    found = bounds(forces[chosen] / scales.factors, N, rows)
    least, greatest = (np.full(len(A), np.nan) for _ in range(2))
    least[chosen], greatest[chosen] = (x * scales.factors for x in found)
    return _named(system.constraint_names, touching, forces, least, greatest)


def _named(
    names: tuple[str, ...], touching: Mask, forces: Array, least: Array, greatest: Array
) -> dict[str, ContactForce]:
    """Return the forces of contacts by name, without rounding below 0."""
    contacts = np.flatnonzero(touching)
    most = np.abs(forces[contacts]).max(initial=0.0)

    def rounded(x: float) -> float:
        return 0.0 if x <= SAME_FORCE * most else float(x)

    return {
        names[i]: ContactForce(
            rounded(forces[i]),
            rounded(least[i]),
            rounded(greatest[i]),
            bool(greatest[i] - least[i] <= SAME_FORCE * most),
        )
        for i in contacts
    }


def _cone(friction: Friction, factor: float, m: int) -> list[Array]:
    """Return the two inequalities |T| <= mu_s N of a contact that sticks, as rows of forces.

    The factor is mu_s w.
    """
    rows = np.zeros((2, m))
    rows[:, friction.constraint] = factor
    rows[:, friction.sticks[0]] = 1.0, -1.0
    return [*rows]


def _touching(motion: Trajectory, k: int) -> Mask:
    """Return which contacts act, or have a gap that is and remains zero."""
    system, model, scales = motion.system, motion.model, motion.scales
    touching = np.zeros(len(system.constraints), dtype=bool)
    contacts = [switch for switch in system.switches if switch.one_sided]
    p, parameters = motion.parameters[k].copy(), [*system.parameters]
    for switch in contacts:
        p[parameters.index(switch.name)] = 1.0
    state = motion.t[k], motion.q[k], motion.v[k], p
    gaps = np.abs(model.constraints(*state)) <= TOUCHES * scales.rows
    rates = np.abs(model.constraint_rates(*state)) <= SLOW * scales.rows / scales.time
    A, b = model.constraint_matrix(*state), model.constraint_vector(*state)
    terms = np.abs(A) @ np.abs(motion.a[k]) + np.abs(b) + scales.rows / scales.time**2
    rests = np.abs(A @ motion.a[k] - b) <= SAME_FORCE * terms
    for switch in contacts:
        i = switch.constraint
        touching[i] = motion.acting[k, i] or (gaps[i] and rates[i] and rests[i])
    return touching
