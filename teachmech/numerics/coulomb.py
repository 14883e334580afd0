"""Coulomb friction of constraints: forces that do work, and depend on the multipliers.

The friction force T_j acts along the gradient D_j of the sliding speed. Together with the
multipliers it follows from the responses to unit forces along every D_j, which the equations of
motion give: lambda = lambda_0 + sum lambda_j T_j. The normal force N is the length of a vector that
is linear in lambda and q'':

    M q'' = Q - A^T lambda + D^T T,    A q'' = b,    T_j = -mu_j N_j while it slides

On a surface the sliding velocity u has two components, and D_j = e_1 D_j1 + e_2 D_j2 with the
direction e = u/|u|.

This is the equation of F. E. Udwadia and R. E. Kalaba, J. Appl. Mech. 69 (2002) 335-339, for
constraint forces that do work, with C = D^T T. Since T depends on lambda, existence and uniqueness
are not certain (P. Painleve 1895): forces are not computed where they fail.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.impact import NO_IMPULSE
from teachmech.numerics.space_friction import friction_forces

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
# Times the velocity that counts as zero: a faster one turns, and does not stick. A slower one is
# an error of the integration, in which its direction is lost.
TURNS = 10_000
MANY_FRICTIONS = 12  # frictions whose uniqueness is examined completely


def with_friction(
    M: Array,
    Q: Array,
    A: Array,
    b: Array,
    solve: Callable[[Array, Array, Array, Array], tuple[Any, ...]],
    D: Array,
    shares: Array,
    normal: Array,
    mu: Array,
    pushes: Any,
    names: Sequence[str],
) -> tuple[Array, Array, Array, Array, int]:
    """Return acceleration, multipliers, constraint force, singular values and rank with friction.

    Parameters
    ----------
    M, Q, A, b : array
        As for `teachmech.numerics.dynamics.udwadia_kalaba`.
    solve : callable
        Solves M x = Q - A^T z, A x = b. The first m of its multipliers z are those of the law.
    D : array, shape (k, n)
        The gradients of the sliding speeds by the velocities; zero for a friction that sticks.
    shares : array, shape (k, m)
        The cosines e of the sliding direction, in the columns of the constraints that act while it
        sticks; their multipliers are -T e.
    normal : array, shape (k, d, n + m + 1)
        The normal force of friction j is the length of ``normal[j] @ (q'', lambda, 1)``.
    mu : array, shape (k,)
        The coefficients of friction.
    pushes : array of bool, shape (k,)
        True for a one-sided constraint: N is minus the first component, without a change of sign.
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
    ...     A, np.zeros(2), udwadia_kalaba, D, np.array([[0.0, 1.0]]),
    ...     np.array([[[0, 0, 1.0, 0, 0]]]), np.array([0.5]), np.array([False]), ["floor"])
    >>> a.round(12).tolist(), multipliers.round(12).tolist(), force.round(12).tolist()
    ([-5.0, 0.0], [-20.0, 10.0], [-10.0, 20.0])
    """
    a, multipliers, force, singular_values, rank = solve(M, Q, A, b)
    m = shares.shape[1]
    sliding = np.flatnonzero(shares.any(axis=1))
    if not len(sliding):
        return a, multipliers, force, singular_values, rank
    none = np.zeros(len(b))
    unit = [solve(M, D[j], A, none)[:3] for j in sliding]
    moved, held, pulled = (np.array(part) for part in zip(*unit, strict=True))
    held[:, :m] -= shares[sliding]
    parts = normal[sliding]
    z = parts @ np.concatenate([a, multipliers[:m], [1.0]])
    S = parts[..., :-1] @ np.concatenate([moved, held[:, :m]], axis=1).T * mu[sliding]
    own = pushes[sliding]
    if not is_unique(S, own):
        refuse_paradox(z, S, own, [names[j] for j in sliding.tolist()])
    N = normal_forces(z, S, own)
    T = -mu[sliding] * N
    force = force + T @ (pulled + D[sliding])
    return a + T @ moved, multipliers + T @ held, force, singular_values, rank


def slides_along(
    D: Array, u: Array, r: Array, of: Array, sticks: Array, factors: Array
) -> tuple[Array, Array]:
    """Return the gradients of the sliding speeds, shape (k, n), and the shares of the multipliers.

    Parameters
    ----------
    D : array, shape (c, n)
        The gradients of the c components of the sliding velocities.
    u : array, shape (c,)
        These components.
    r : array, shape (c,)
        For a component by itself the sign of the sliding velocity; otherwise a velocity so short
        that it counts as zero, within 90 degrees of u; 0 for a friction that sticks.
    of : array of int, shape (c,)
        The friction of each component, in rising order.
    sticks : array of int, shape (c,)
        The constraint that acts while it sticks.
    factors : array, shape (m,)
        The multipliers are relative to these factors.

    Notes
    -----
    The direction e of u + r differs from u/|u| only where |u| counts as zero. Its sign is such that
    e.r > 0, so that forces are smooth where u passes zero, until the change is located.

    Examples
    --------
    >>> D, u, r = np.eye(2), np.array([3.0, -4.0]), np.array([1e-12, -1e-12])
    >>> of, sticks = np.array([0, 0]), np.array([1, 2])
    >>> along, shares = slides_along(D, u, r, of, sticks, np.ones(3))
    >>> along.round(9).tolist(), shares.round(9).tolist()
    ([[0.6, -0.8]], [[0.0, 0.6, -0.8]])
    """
    alone = np.bincount(of)[of] == 1
    w = np.where(alone, r, u + r)
    size, sign = np.sqrt(np.bincount(of, w * w))[of], np.sign(np.bincount(of, w * r))[of]
    k = of[-1] + 1
    e, shares = np.zeros((k, len(of))), np.zeros((k, len(factors)))
    cosines = sign * w / np.where(size > 0, size, 1.0)
    e[of, np.arange(len(of))] = cosines
    shares[of, sticks] = cosines / factors[sticks]
    return e @ D, shares


def sliding_directions(u: Array, of: Array, least: Array) -> Array:
    """Return what `slides_along` calls r for sliding velocities u, or for velocities like them.

    Examples
    --------
    >>> u, of = np.array([-0.2, 3.0, 4.0]), np.array([0, 1, 1])
    >>> sliding_directions(u, of, np.full(3, 0.01)).round(9).tolist()
    [-1.0, 0.006, 0.008]
    """
    size = np.sqrt(np.bincount(of, u * u))[of]
    unit = u / np.where(size > 0, size, 1.0)
    found: Array = np.where(np.bincount(of)[of] == 1, unit, least * unit)
    return found


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
    """Return the rows of z divided by their lengths; rows of zeros are not changed.

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
    T = -mu N u+/|u+|, or |T| <= mu N if u+ = 0.

    Parameters
    ----------
    W : array, shape (2 k, 2 k) or (3 k, 3 k)
        The Delassus matrix; with two tangents for each contact on surfaces.
    before, free : array, shape (2 k,) or (3 k,)
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
    found = friction_forces(W, q / size, mu)
    if not found.solved:
        raise FloatingPointError(*NO_IMPULSE)
    z: Array = size * np.concatenate([found.normal, found.tangential.ravel()])
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
    A: Array, D: Array, normal: Array, mu: Array, multipliers: Array, N: Array
) -> list[int]:
    """Return the frictions whose normal forces are not determined, if the acceleration needs them.

    Redundant constraints determine only the resultant of their forces: multipliers may change by
    every vector eta with A^T eta = 0. If the friction forces then change the acceleration, this is
    not determined either (M. Wojtyra, M. Pekal, J. Fraczek, Mech. Mach. Theory 153 (2020) 103999).

    Parameters
    ----------
    A : array, shape (m, n)
    D, mu : array
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
    changes = mu[:, None] * np.einsum("kd,kdr->kr", direction, normal @ N)
    force = D.T @ changes
    left = force - A.T @ np.linalg.lstsq(A.T, force, rcond=None)[0]
    size = np.abs(D.T) @ np.abs(changes)
    matters = (np.abs(left) > 1e-9 * (size.max(axis=0) + 1e-300)).any(axis=0)
    return np.flatnonzero((np.abs(changes[:, matters]) > 1e-9).any(axis=1)).tolist()
