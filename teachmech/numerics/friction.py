"""Coulomb friction at contacts: normal and tangential forces from the Delassus matrix.

Contact k has a normal force N_k >= 0, which pushes, and a tangential force T_k. The contact
accelerations are a_N = W_NN N + W_NT T + q_N and a_T = W_TN N + W_TT T + q_T. The laws are those of
Signorini and Coulomb:

    a_N >= 0,  N >= 0,  a_N N = 0;    T = -mu N a_T/|a_T|, or |T| <= mu N if a_T = 0.

The same laws hold for impulses and velocities, as in the scheme of Moreau. The solvers take arrays
only, and all friction coefficients refer to the sticking contacts unless a slip is given.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.complementarity import equilibration, lemke


@dataclass(frozen=True)
class FrictionForces:
    """The forces and accelerations of contacts with friction.

    Attributes
    ----------
    normal, gaps : array, shape (m,)
        The normal forces N and the normal accelerations a_N.
    tangential, slips : array, shape (m,) in the plane, (m, 2) in space
        The tangential forces T and the tangential accelerations a_T.
    status : str
        As in `teachmech.numerics.complementarity.ComplementaritySolution`; "limit" if an iteration
        has not converged. Without a solution, all numbers are nan.
    residual : float
        The largest error of the laws, scaled as in
        `teachmech.numerics.complementarity.natural_residual`.
    """

    normal: Array
    tangential: Array
    gaps: Array
    slips: Array
    status: str
    residual: float

    @property
    def solved(self) -> bool:
        """Whether there is a solution."""
        return self.status == "solved"


# --- in the plane ---------------------------------------------------------------------------------


def plane_problem(W: Array, q: Array, mu: Array, slip: Array | None = None) -> tuple[Array, Array]:
    """Return the linear complementarity problem of contacts with friction in the plane.

    Parameters
    ----------
    W : array, shape (2 m, 2 m)
        The Delassus matrix: m normal directions first, then m tangential directions.
    q : array, shape (2 m,)
        The accelerations without contact forces, in this order.
    mu : array, shape (m,)
        The friction coefficients.
    slip : array, shape (m,), optional
        The signs of the slip velocities; 0 for a contact that sticks, whose friction opposes its
        acceleration. A contact that slips has T = -mu N sign.

    Returns
    -------
    matrix : array, shape (m + 3 k, m + 3 k)
        For the m normal forces and, for the k sticking contacts, the friction forces beta' and
        beta'' in both directions, and the amounts lambda of the slip.
    vector : array, shape (m + 3 k,)

    Notes
    -----
    D. E. Stewart, J. C. Trinkle, Int. J. Numer. Methods Eng. 39 (1996) 2673-2691, with two
    directions of friction: T = beta' - beta'', and

        a_T + lambda >= 0, beta' >= 0;  -a_T + lambda >= 0, beta'' >= 0;
        mu N - beta' - beta'' >= 0, lambda >= 0,

    each pair complementary. The matrix is copositive if W is positive semidefinite and no contact
    slips. Lemke's method then finds a solution if q is due to velocities that the contacts share
    (M. Anitescu, F. A. Potra, Nonlinear Dynamics 14 (1997) 231-247).

    Examples
    --------
    >>> matrix, vector = plane_problem(np.eye(2), np.array([-10.0, 3.0]), np.array([0.5]))
    >>> (matrix + 0.0).tolist()
    [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 1.0], [0.5, -1.0, -1.0, 0.0]]
    """
    m = len(mu)
    slip = np.zeros(m) if slip is None else np.asarray(slip, float)
    sticks = slip == 0
    k = int(np.count_nonzero(sticks))
    # accelerations by N and by the frictions of contacts that stick
    normal, tangential = W[:, :m] - W[:, m:] * (mu * slip), W[:, m:][:, sticks]
    accelerations = np.hstack([normal, tangential, -tangential])
    turns = accelerations[m:][sticks]
    matrix, one = np.zeros((m + 3 * k, m + 3 * k)), np.eye(k)
    matrix[:m, : -k or None] = accelerations[:m]
    matrix[m : m + k, : m + 2 * k], matrix[m + k : m + 2 * k, : m + 2 * k] = turns, -turns
    matrix[m : m + k, m + 2 * k :] = matrix[m + k : m + 2 * k, m + 2 * k :] = one
    matrix[m + 2 * k :, :m] = np.diag(mu)[sticks]
    matrix[m + 2 * k :, m : m + k] = matrix[m + 2 * k :, m + k : m + 2 * k] = -one
    q = np.concatenate([q[:m], q[m:][sticks]])
    return matrix, np.concatenate([q, -q[m:], np.zeros(k)])


def plane_friction(W: Array, q: Array, mu: Array, slip: Array | None = None) -> FrictionForces:
    """Return the forces of contacts with Coulomb friction in the plane.

    Parameters
    ----------
    W, q, mu, slip
        As for `plane_problem`.

    Returns
    -------
    FrictionForces
        The status "ray" means that no solution was found. Contacts that slip may have no solution
        or several (Painleve); see `teachmech.numerics.solution_sets.all_solutions`.

    Examples
    --------
    A block of unit mass and weight 10 that a force of 3 or 8 pushes along a floor with mu = 0.5:

    >>> for push in (3.0, 8.0):
    ...     block = plane_friction(np.eye(2), np.array([-10.0, push]), np.array([0.5]))
    ...     print(block.normal, block.tangential, block.slips)
    [10.] [-3.] [0.]
    [10.] [-5.] [3.]
    """
    m = len(mu)
    slip = np.zeros(m) if slip is None else np.asarray(slip, float)
    sticks = slip == 0
    k = np.count_nonzero(sticks)
    found = lemke(*plane_problem(W, q, mu, slip))
    N, one, other, _ = np.split(found.z, [m, m + k, m + 2 * k])
    T = -mu * slip * N
    limit = mu[sticks] * N[sticks]
    T[sticks] = np.clip(one - other, -limit, limit)
    slips = (W @ np.concatenate([N, T]) + q)[m:]
    forward, backward = found.w[m : m + k], found.w[m + k : m + 2 * k]  # lambda +- a_T
    slips[sticks] = (forward - backward) / 2  # zero without rounding errors if the contact sticks
    residual = friction_residual(W, q, mu, N, T, slip)
    return FrictionForces(N, T, found.w[:m], slips, found.status, residual)


def friction_residual(
    W: Array, q: Array, mu: Array, N: Array, T: Array, slip: Array | None = None
) -> float:
    """Return the largest error of the laws of Signorini and Coulomb, scaled.

    These are min(N, a_N), and T minus the point of the disk |T| <= mu N nearest to T - a_T. Sizes
    are those of `teachmech.numerics.complementarity.equilibration`, relative to the terms of a.

    Parameters
    ----------
    W, q, mu, slip
        As for `plane_problem` or `space_friction`.
    N : array, shape (m,)
    T : array, shape (m,) or (m, 2)
        Friction forces of a contact that slips must be -mu N slip/|slip|.

    Examples
    --------
    >>> mu, N, T = np.array([0.5]), np.array([10.0]), np.array([-4.0])
    >>> friction_residual(np.eye(2), np.array([-10.0, 4.0]), mu, N, T)
    0.0
    >>> friction_residual(np.eye(2), np.array([-10.0, 5.0]), mu, N, T)
    0.05
    """
    m = len(mu)
    forces = np.concatenate([N, T.ravel()])
    s = equilibration(W)
    a = W @ forces + q
    size = np.max(s * (np.abs(W) @ np.abs(forces) + np.abs(q)), initial=0.0) or 1.0
    normal = np.minimum(N / s[:m], s[:m] * a[:m])
    sizes = s[m:].reshape(m, -1).min(axis=1, initial=np.inf, keepdims=True)
    along, rates = T.reshape(m, -1), a[m:].reshape(m, -1)
    limit = (mu * N)[:, None]
    error = along - nearest_in_disk(along - sizes**2 * rates, limit)
    if slip is not None:
        slip = np.asarray(slip).reshape(m, -1)
        speed = np.linalg.norm(slip, axis=1, keepdims=True)
        given = along + limit * slip / np.where(speed > 0, speed, 1.0)
        error = np.where(speed > 0, given, error)
    return float(max(np.abs(x).max(initial=0.0) for x in (normal, error / sizes)) / size)


def nearest_in_disk(T: Array, limit: Array) -> Array:
    """Return the points of disks nearest to the rows of T.

    Parameters
    ----------
    T : array, shape (m, d)
    limit : array, shape (m, 1)
        The radii; a negative one counts as zero.

    Examples
    --------
    >>> nearest_in_disk(np.array([[3.0, 4.0], [0.3, 0.4]]), np.ones((2, 1))).round(12).tolist()
    [[0.6, 0.8], [0.3, 0.4]]
    """
    limit = np.maximum(limit, 0)
    size = np.linalg.norm(T, axis=1, keepdims=True)
    outside = size > limit
    near: Array = np.where(outside, limit * T / np.where(outside, size, 1.0), T)
    return near
