"""Impacts of one-sided constraints g >= 0, several together, without friction.

Newton's law: the velocity of separation of contact i after an impact is at least -e_i times the one
before it, and the impulse only pushes (J. J. Moreau 1988; C. Glocker, "Set-Valued Force Laws",
2001):

    w = g'+ + e g'-,   w >= 0,   z >= 0,   w^T z = 0,   M (v+ - v-) = J^T z - B^T Lambda

J has the rows of the contacts, B those of the other constraints that act. The responses to unit
impulses follow from the equations of motion, and give the Delassus matrix W of w = W z + q.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.complementarity import lemke

NO_IMPULSE = (
    "no impulses are admissible: the contacts and the other constraints contradict each other",
    "change the constraints, or end the run before",
)
TOUCHES = 1e-10  # gap that counts as zero, relative to its terms
SLOW = 1e-11  # velocity of a contact that counts as zero, relative to the size of its velocity


def velocity_after_impact(
    v: Array,
    M: Array,
    A: Array,
    rates: Array,
    contacts: Any,
    restitution: Array,
    solve: Callable[[Array, Array, Array, Array], tuple[Any, ...]],
) -> tuple[Array, Array, Array]:
    """Return velocity, impulses and velocities of separation after an impact.

    Parameters
    ----------
    v : array, shape (n,)
        The velocity before.
    M : array, shape (n, n) or (n,)
        Mass matrix, or its diagonal.
    A : array, shape (m, n)
        Rows of the constraints that act and of the contacts that touch; other rows are zero.
    rates : array, shape (m,)
        Their velocity form before the impact; negative for a contact that approaches.
    contacts : array of bool, shape (m,)
        Which of them are contacts that touch.
    restitution : array, shape (m,)
        The coefficients e, between 0 and 1.
    solve : callable
        Solves M x = Q - A^T z, A x = b, such as `teachmech.numerics.dynamics.udwadia_kalaba`.

    Returns
    -------
    velocity : array, shape (n,)
    impulses : array, shape (m,)
        Lambda in M (v+ - v-) = -A^T Lambda; not positive for a contact, which pushes.
    separation : array, shape (m,)
        g'+ of the contacts; 0 for the other constraints.

    Raises
    ------
    FloatingPointError
        If no impulses are admissible.

    Examples
    --------
    Two equal balls, the first of which hits the second:

    >>> from teachmech.numerics.dynamics import udwadia_kalaba
    >>> v, impulses, _ = velocity_after_impact(np.array([2.0, 0.0]), np.ones(2),
    ...     np.array([[-1.0, 1.0]]), np.array([-2.0]), np.array([True]), np.ones(1), udwadia_kalaba)
    >>> v.round(12).tolist(), impulses.round(12).tolist()
    ([0.0, 2.0], [-2.0])
    """
    J, B = A[contacts], A[~contacts]
    before, e = rates[contacts], restitution[contacts]
    change, multipliers, *_ = solve(M, np.zeros(len(v)), B, -rates[~contacts])
    unit = [solve(M, row, B, np.zeros(len(B)))[:2] for row in J]
    moved = np.array([x for x, _ in unit]).reshape(len(J), len(v))
    held = np.array([x for _, x in unit]).reshape(len(J), len(B))
    W, free = J @ moved.T, before + J @ change
    q = free + e * np.minimum(before, 0)
    size = np.abs(q).max(initial=0.0) or 1.0  # at a start that touches, it may be 1e-160
    found = lemke(W, q / size)
    if not found.solved:
        raise FloatingPointError(*NO_IMPULSE)
    z = size * found.z
    impulses, separation = np.zeros(len(A)), np.zeros(len(A))
    impulses[contacts], impulses[~contacts] = -z, multipliers + z @ held
    separation[contacts] = free + W @ z
    return v + change + z @ moved, impulses, separation
