"""Coulomb friction of constraints: forces that do work, and depend on the multipliers.

The friction force T_j acts along the gradient D_j of the sliding velocity u_j. Together with the
multipliers it follows from the responses to unit forces along every D_j, which the equations of
motion give: lambda = lambda_0 + sum lambda_j T_j. The normal force N is the length of a vector that
is linear in lambda and q'':

    M q'' = Q - A^T lambda + D^T T,    A q'' = b,    T_j = -mu_j N_j sign(u_j) while it slides

This is the equation of F. E. Udwadia and R. E. Kalaba, J. Appl. Mech. 69 (2002) 335-339, for
constraint forces that do work, with C = D^T T. Since T depends on lambda, existence and uniqueness
are not certain (P. Painleve 1895): forces are not computed where they fail.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.friction import plane_friction
from teachmech.numerics.impact import NO_IMPULSE

PARADOX = (
    "friction determines no acceleration (Painleve's paradox)",
    "end the run before it, or take a smaller coefficient of friction",
)
NO_FORCE = "no normal force satisfies the law of friction (Painleve's paradox)"
TWO_FORCES = "the law of friction is satisfied without contact and by the normal force"
GAIN = (
    "with friction, Newton's law of impact would add energy here",
    "take a smaller restitution",
)
SHARES = (
    "the acceleration depends on normal forces that redundant constraints share in an unknown way",
    "remove a redundant constraint, or make their coefficients of friction equal",
)
MANY_FRICTIONS = 12  # frictions whose uniqueness is examined completely


def with_friction(
    M: Array,
    Q: Array,
    A: Array,
    b: Array,
    solve: Callable[[Array, Array, Array, Array], tuple[Any, ...]],
    D: Array,
    normal: Array,
    slips: Array,
    pushes: Any,
    sticks: Any,
    names: Sequence[str],
) -> tuple[Array, Array, Array, Array, int]:
    """Return acceleration, multipliers, constraint force, singular values and rank with friction.

    Parameters
    ----------
    M, Q, A, b : array
        As for `teachmech.numerics.dynamics.udwadia_kalaba`.
    solve : callable
        Solves M x = Q - A^T z, A x = b, such as this function.
    D : array, shape (k, n)
        The gradients du/dv of the sliding velocities.
    normal : array, shape (k, d, n + m + 1)
        The normal force of friction j is the length of ``normal[j] @ (q'', lambda, 1)``.
    slips : array, shape (k,)
        mu_j sign(u_j); 0 for a friction that does not slide.
    pushes : array of bool, shape (k,)
        True for a one-sided constraint: N is minus the first component, without a change of sign.
    sticks : array of int, shape (k,)
        The constraints that act while they stick. The multiplier of one that slides is -T.
    names : sequence of str
        The names of the constraints, for errors.

    Returns
    -------
    acceleration, multipliers, constraint_force, singular_values, rank
        As ``solve`` does; the constraint force M q'' - Q contains the friction.

    Raises
    ------
    FloatingPointError
        If no acceleration, or more than one, satisfies the law of friction.

    Examples
    --------
    A block of 2 kg slides on a floor with mu = 0.5 under gravity 10:

    >>> from teachmech.numerics.dynamics import udwadia_kalaba
    >>> A, D = np.array([[0.0, 1.0], [0.0, 0.0]]), np.array([[1.0, 0.0]])
    >>> a, multipliers, force, _, _ = with_friction(np.array([2.0, 2.0]), np.array([0.0, -20.0]),
    ...     A, np.zeros(2), udwadia_kalaba, D, np.array([[[0, 0, 1.0, 0, 0]]]), np.array([0.5]),
    ...     np.array([False]), np.array([1]), ["floor"])
    >>> a.round(12).tolist(), multipliers.round(12).tolist(), force.round(12).tolist()
    ([-5.0, 0.0], [-20.0, 10.0], [-10.0, 20.0])
    """
    a, multipliers, force, singular_values, rank = solve(M, Q, A, b)
    sliding = np.flatnonzero(slips)
    if not len(sliding):
        return a, multipliers, force, singular_values, rank
    none = np.zeros(len(b))
    unit = [solve(M, D[j], A, none)[:3] for j in sliding]
    moved, held, pulled = (np.array(part) for part in zip(*unit, strict=True))
    held[np.arange(len(sliding)), sticks[sliding]] -= 1
    parts = normal[sliding]
    z = parts @ np.concatenate([a, multipliers, [1.0]])
    S = parts[..., :-1] @ np.concatenate([moved, held], axis=1).T * slips[sliding]
    own = pushes[sliding]
    if not is_unique(S, own):
        refuse_paradox(z, S, own, [names[j] for j in sliding.tolist()])
    N = normal_forces(z, S, own)
    T = -slips[sliding] * N
    force = force + T @ (pulled + D[sliding])
    return a + T @ moved, multipliers + T @ held, force, singular_values, rank


def normal_forces(z: Array, S: Array, pushes: Any) -> Array:
    """Return the normal forces N = |z - S N|, or N = -(z - S N) of a constraint that pushes.

    Parameters
    ----------
    z : array, shape (k, d)
        The components of the normal forces without friction.
    S : array, shape (k, d, k)
        Minus their changes due to the N of each friction.
    pushes : array of bool, shape (k,)

    Examples
    --------
    >>> normal_forces(np.array([[3.0, 4.0]]), np.zeros((1, 2, 1)), np.array([False])).tolist()
    [5.0]
    >>> normal_forces(np.array([[-10.0]]), np.array([[[0.5]]]), np.array([True])).tolist()
    [20.0]
    """
    one = np.eye(len(z))
    direction = np.where(pushes[:, None], -np.eye(z.shape[1])[0], unit_vectors(z))
    for _ in range(50):  # Newton's method: directions settle after a few steps
        matrix = one + np.einsum("kd,kdi->ki", direction, S)
        N: Array = np.linalg.solve(matrix, np.sum(direction * z, axis=1))
        found = np.where(pushes[:, None], direction, unit_vectors(z - S @ N))
        change, direction = np.abs(found - direction).max(), found
        if not change > 1e-15:
            break
    return N


def unit_vectors(z: Array) -> Array:
    """Return the rows of z divided by their lengths; a row of zeros stays.

    Examples
    --------
    >>> unit_vectors(np.array([[0.0, -2.0], [0.0, 0.0]])).tolist()
    [[0.0, -1.0], [0.0, 0.0]]
    """
    length = np.linalg.norm(z, axis=1, keepdims=True)
    unit: Array = z / np.where(length > 0, length, 1.0)
    return unit


def is_unique(S: Array, pushes: Any) -> bool:
    """Return whether `normal_forces` has exactly one solution for every z.

    This holds if the changes are a contraction. If all constraints push, it also holds if every
    principal minor of I - S is positive.

    Parameters
    ----------
    S, pushes
        As for `normal_forces`.

    Examples
    --------
    >>> [is_unique(np.array([[[x]]]), np.array([True])) for x in (0.9, 1.1, -1.1)]
    [True, False, True]
    >>> is_unique(np.array([[[-1.1]]]), np.array([False]))
    False
    """
    changes = np.linalg.norm(S, axis=1)
    if changes.sum(axis=1).max() < 1:
        return True
    if pushes.all():
        return len(S) <= MANY_FRICTIONS and has_positive_minors(np.eye(len(S)) - S[:, 0])
    return bool(np.abs(np.linalg.eigvals(changes)).max() < 1)


def has_positive_minors(matrix: Array) -> bool:
    """Return whether all principal minors of a matrix are positive (a P-matrix).

    Notes
    -----
    M. J. Tsatsomeros, L. Li, BIT 40 (2000) 404-410: those with the first row, and those without.

    Examples
    --------
    >>> has_positive_minors(np.array([[1.0, 3.0], [0.1, 1.0]]))
    True
    >>> has_positive_minors(np.array([[1.0, 3.0], [1.0, 1.0]]))
    False
    """
    if not len(matrix):
        return True
    if not matrix[0, 0] > 0:
        return False
    rest = matrix[1:, 1:]
    with_first = rest - np.outer(matrix[1:, 0], matrix[0, 1:]) / matrix[0, 0]
    return has_positive_minors(rest) and has_positive_minors(with_first)


def coulombs_law(W: Array, before: Array, free: Array, e: Array, mu: Array, energy: float) -> Array:
    """Return the impulses of an impact with friction, along the normals and then the tangents.

    The normal velocities obey Newton's law, as in `teachmech.numerics.impact`, and the impulses of
    friction the law of Coulomb with the sliding velocities after the impact (J. J. Moreau 1988):
    T = -mu N sign(u+), or |T| <= mu N if u+ = 0.

    Parameters
    ----------
    W : array, shape (2 k, 2 k)
        The Delassus matrix.
    before, free : array, shape (2 k,)
        As for `teachmech.numerics.impact.newtons_law`, then the sliding velocities.
    e, mu : array, shape (k,)
        The coefficients of restitution and of friction.
    energy : float
        Twice the kinetic energy, relative to which work counts as rounding.

    Raises
    ------
    FloatingPointError
        If no impulses are admissible, or if the impulses would add energy: Newton's law with
        friction does so for some bodies (T. R. Kane 1984).

    Examples
    --------
    A ball hits the floor obliquely, mu = 0.2:

    >>> v, e, mu = np.array([-4.0, 3.0]), np.array([0.5]), np.array([0.2])
    >>> coulombs_law(np.eye(2), v, v, e, mu, v @ v).round(12).tolist()
    [6.0, -1.2]
    """
    q = free.copy()
    q[: len(e)] += e * np.minimum(before[: len(e)], 0)
    size = np.abs(q).max(initial=0.0) or 1.0  # at a start that touches, it may be 1e-160
    found = plane_friction(W, q / size, mu)
    if not found.solved:
        raise FloatingPointError(*NO_IMPULSE)
    z: Array = size * np.concatenate([found.normal, found.tangential])
    after = free + W @ z
    work, size = z @ (before + after) / 2, np.abs(z) @ (np.abs(before) + np.abs(after))
    if work > 1e-9 * size + 1e-12 * energy:
        raise FloatingPointError(*GAIN)
    return z


def refuse_paradox(z: Array, S: Array, pushes: Any, names: Sequence[str]) -> None:
    """Raise the error for friction that does not determine one acceleration."""
    where = " and ".join(names)
    if len(z) > 1 or not pushes[0]:
        raise FloatingPointError(f"{where}: {PARADOX[0]}", PARADOX[1])
    if z[0, 0] < 0:
        raise FloatingPointError(f"{where}: {NO_FORCE}", PARADOX[1])
    force = -z[0, 0] / (1 - S[0, 0, 0])
    raise FloatingPointError(f"{where}: {TWO_FORCES} {force:.6g}", PARADOX[1])


def undetermined_frictions(
    A: Array, D: Array, normal: Array, slips: Array, multipliers: Array, N: Array
) -> list[int]:
    """Return the frictions whose normal forces are not determined, if the acceleration needs them.

    Redundant constraints determine only the resultant of their forces: multipliers may change by
    every vector eta with A^T eta = 0. If the friction forces then change the acceleration, this is
    not determined either (M. Wojtyra, M. Pekal, J. Fraczek, Mech. Mach. Theory 153 (2020) 103999).

    Parameters
    ----------
    A : array, shape (m, n)
    D, slips : array
        As for `with_friction`.
    normal : array, shape (k, d, m)
        The part of ``normal`` there that belongs to the multipliers.
    multipliers : array, shape (m,)
    N : array, shape (m, r)
        Columns eta, a basis of the null space of A^T.

    Examples
    --------
    Two rows for one floor share its force. The share matters only if one of them is rougher:

    >>> A, D = np.array([[0, 1.0], [0, 1.0]]), np.array([[1.0, 0], [1.0, 0]])
    >>> N = np.array([[1.0], [-1.0]])
    >>> normal, multipliers = np.eye(2)[:, None], np.array([-5.0, -5.0])
    >>> undetermined_frictions(A, D, normal, np.array([0.3, 0.3]), multipliers, N)
    []
    >>> undetermined_frictions(A, D, normal, np.array([0.3, 0.5]), multipliers, N)
    [0, 1]
    """
    direction = unit_vectors(normal @ multipliers)
    changes = slips[:, None] * np.einsum("kd,kdr->kr", direction, normal @ N)
    force = D.T @ changes
    left = force - A.T @ np.linalg.lstsq(A.T, force, rcond=None)[0]
    size = np.abs(D.T) @ np.abs(changes)
    matters = (np.abs(left) > 1e-9 * (size.max(axis=0) + 1e-300)).any(axis=0)
    return np.flatnonzero((np.abs(changes[:, matters]) > 1e-9).any(axis=1)).tolist()
