"""Coulomb friction in space: the exact cone |T| <= mu N, not a polyhedron.

The laws of Signorini and Coulomb are the roots of a function that is differentiable almost
everywhere (P. Alart, A. Curnier, Comput. Methods Appl. Mech. Eng. 92 (1991) 353-375). Newton's
method finds a root to rounding errors if it starts near it. The start comes from projected
Gauss-Seidel sweeps (M. Jean, ibid. 177 (1999) 235-257), or from Lemke's method with a polyhedral
cone. V. Acary, M. Bremond, O. Huber, "On solving contact problems with Coulomb friction", Springer
2018, compare such methods; none always converges.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.complementarity import lemke
from teachmech.numerics.friction import (
    FrictionForces,
    friction_residual,
    nearest_in_disk,
    plane_friction,
)
from teachmech.numerics.pivots import NEGLIGIBLE

SWEEPS = 20  # projected Gauss-Seidel sweeps before Newton's method
PARTS = tuple(0.5**k for k in range(11))  # tried fractions of a step of Newton's method
STEPS = 50  # of Newton's method from one start
FACES = 8, 16, 32  # faces of the polyhedral cones of further starts
STIFFNESSES = 1.0, 30.0  # penalties of the augmented Lagrangian, for a W with entries near 1
CONVERGED = 1e-12  # relative size of the function, near its root
STUCK = 1e-9  # part of mu N by which the friction of a contact that sticks is smaller
SINGULAR = 1e-12  # singular values of the Jacobian below this part of the largest count as zero


def space_friction(
    W: Array, q: Array, mu: Array, slip: Array | None = None, start: Array | None = None
) -> FrictionForces:
    """Return the forces of contacts with Coulomb friction in space.

    Parameters
    ----------
    W : array, shape (3 m, 3 m)
        The Delassus matrix: m normal directions first, then two tangential directions for each
        contact, orthogonal to each other.
    q : array, shape (3 m,)
        The accelerations without contact forces, in this order.
    mu : array, shape (m,)
        The friction coefficients.
    slip : array, shape (m, 2), optional
        The slip velocities; zero for a contact that sticks, whose friction opposes its
        acceleration. A contact that slips has T = -mu N slip/|slip|.
    start : array, shape (3 m,), optional
        Forces near the solution, such as those of the last time step.

    Returns
    -------
    FrictionForces
        The status is "limit" if no start leads to a solution. There may be several solutions, of
        which one is returned, and redundant contacts have many.

    Examples
    --------
    A block of unit mass and weight 10 that the force (6, 8) pushes along a floor with mu = 0.5:

    >>> block = space_friction(np.eye(3), np.array([-10.0, 6, 8]), np.array([0.5]))
    >>> block.normal.round(12).tolist(), block.tangential.round(12).tolist()
    ([10.0], [[-3.0, -4.0]])
    >>> block.slips.round(12).tolist()
    [[3.0, 4.0]]
    """
    m = len(mu)
    if not (np.isfinite(W).all() and np.isfinite(q).all()):
        nothing = np.full(3 * m, np.nan)
        return _forces(nothing, nothing, "undefined", np.nan)
    if m == 0:
        return _forces(q, q, "solved", 0.0)
    diagonal = np.abs(W.diagonal())
    largest = np.maximum(diagonal[:m], diagonal[m:].reshape(m, 2).max(axis=1, initial=0.0))
    one = 1 / np.sqrt(np.where(largest > 0, largest, 1.0))
    s = np.concatenate([one, np.repeat(one, 2)])  # one size per contact, as N and T share a unit
    size = np.max(np.abs(s * q), initial=0.0) or 1.0
    scaled, right = s[:, None] * W * s, s * q / size
    best, least = np.zeros(3 * m), np.inf
    directions = _directions(m, slip)
    warm = None if start is None else start / (s * size)
    for f in _candidates(scaled, right, mu, directions, warm):
        forces = s * size * _in_cones(f, mu)
        residual = friction_residual(W, q, mu, forces[:m], forces[m:].reshape(m, 2), directions)
        if residual < least:
            best, least = forces, residual
        if least <= CONVERGED:
            break
    return _forces(best, W @ best + q, "solved" if least <= NEGLIGIBLE else "limit", least)


def friction_forces(W: Array, q: Array, mu: Array) -> FrictionForces:
    """Return the forces of contacts with Coulomb friction, in the plane or in space.

    Slips of contacts that stick are exactly zero.

    Parameters
    ----------
    W, q, mu : array
        As for `teachmech.numerics.plane_friction`, if there is one tangential direction for each
        contact; otherwise as for `space_friction`. A second direction may be zero.

    Examples
    --------
    >>> friction_forces(np.eye(2), np.array([-10.0, 6]), np.array([0.5])).tangential.tolist()
    [-5.0]
    """
    m = len(mu)
    found = plane_friction(W, q, mu) if len(q) == 2 * m else space_friction(W, q, mu)
    f = np.concatenate([found.normal, found.tangential.ravel()])
    terms = (np.abs(W) @ np.abs(f) + np.abs(q))[m:].reshape(m, -1).max(axis=1)
    size, speed = (
        np.linalg.norm(x.reshape(m, -1), axis=1) for x in (found.tangential, found.slips)
    )
    sticks = (size < (1 - STUCK) * mu * found.normal) | (speed <= CONVERGED * terms)
    slips = np.where(sticks, 0.0, found.slips.T).T
    return replace(found, slips=slips)


def _forces(f: Array, a: Array, status: str, residual: float) -> FrictionForces:
    m = len(f) // 3
    T, rates = f[m:].reshape(m, 2), a[m:].reshape(m, 2)
    return FrictionForces(f[:m], T, a[:m], rates, status, residual)


def _directions(m: int, slip: Array | None) -> Array:
    """Return the unit vectors of the slip velocities, shape (m, 2); zero for sticking contacts."""
    slip = np.zeros((m, 2)) if slip is None else np.asarray(slip, float)
    speed = np.linalg.norm(slip, axis=1, keepdims=True)
    return slip / np.where(speed > 0, speed, 1.0)


def _in_cones(f: Array, mu: Array) -> Array:
    """Return the forces with N >= 0 and |T| <= mu N, which rounding errors may violate."""
    m = len(mu)
    N = np.maximum(f[:m], 0)
    return np.concatenate([N, nearest_in_disk(f[m:].reshape(m, 2), (mu * N)[:, None]).ravel()])


def _candidates(W: Array, q: Array, mu: Array, u: Array, start: Array | None) -> Iterator[Array]:
    """Yield what Newton's method finds from one start after the other."""
    for stiffness in STIFFNESSES:
        for f in _starts(W, q, mu, u, start):
            for parts in ((1.0,), PARTS):
                yield _newton(stiffness * W, stiffness * q, mu, u, f, parts)


def _starts(W: Array, q: Array, mu: Array, u: Array, start: Array | None) -> Iterator[Array]:
    if start is not None:
        yield start
    yield _sweeps(W, q, mu, u)
    for faces in FACES:
        f = _with_polyhedral_cones(W, q, mu, u, faces)
        if f is not None:
            yield f


def _sweeps(W: Array, q: Array, mu: Array, u: Array) -> Array:
    """Return forces after projected Gauss-Seidel sweeps over the contacts."""
    m = len(mu)
    f = np.zeros(3 * m)
    for _ in range(SWEEPS):
        for k in range(m):
            own = slice(m + 2 * k, m + 2 * k + 2)
            largest = np.linalg.norm(W[own, own]) or 1.0
            if W[k, k] > 0:
                f[k] = max(f[k] - (W[k] @ f + q[k]) / W[k, k], 0)
            f[own] -= (W[own] @ f + q[own]) / largest
            f[own] = _friction(f[None, own], mu[k] * f[None, k, None], u[k : k + 1])[0]
    return f


def _friction(T: Array, limit: Array, u: Array) -> Array:
    """Return the friction forces nearest to T; those of contacts that slip are given."""
    slips = u.any(axis=1, keepdims=True)
    forces: Array = np.where(slips, -limit * u, nearest_in_disk(T, limit))
    return forces


def _with_polyhedral_cones(W: Array, q: Array, mu: Array, u: Array, faces: int) -> Array | None:
    """Return the forces for cones with plane faces, if Lemke's method finds them.

    D. E. Stewart, J. C. Trinkle, Int. J. Numer. Methods Eng. 39 (1996) 2673-2691, as in
    `teachmech.numerics.friction.plane_problem`.
    """
    m = len(mu)
    sticks = ~u.any(axis=1)
    angles = 2 * np.pi * np.arange(faces) / faces
    one = np.eye(m)[:, sticks]
    D = np.kron(one, [np.cos(angles), np.sin(angles)])
    E = np.kron(np.eye(one.shape[1]), np.ones((faces, 1)))
    k, zero = one.shape[1], np.zeros((m, E.shape[0]))
    along = np.kron(np.eye(m), [[1], [1]]) * (-mu[:, None] * u).reshape(-1, 1)
    B = np.block([[np.eye(m), zero], [along, D]])  # all forces in terms of N and those on faces
    C = np.block([[np.eye(m), zero], [np.zeros((2 * m, m)), D]])
    matrix = np.block(
        [
            [C.T @ W @ B, np.vstack([np.zeros((m, k)), E])],
            [np.diag(mu)[sticks], -E.T, np.zeros((k, k))],
        ]
    )
    found = lemke(matrix, np.concatenate([C.T @ q, np.zeros(k)]))
    return B @ found.z[: len(found.z) - k] if found.solved else None


def _newton(W: Array, q: Array, mu: Array, u: Array, f: Array, parts: tuple[float, ...]) -> Array:
    """Return the result of Newton's method for `_function`.

    The step is the shortest one if the Jacobian is singular, as for redundant contacts. Of the
    parts of a step, the first that reduces the function is taken, otherwise the last one.
    """
    F = _function(W, q, mu, u, f)
    for _ in range(STEPS):
        step = np.linalg.lstsq(_jacobian(W, q, mu, u, f), -F, rcond=SINGULAR)[0]
        for part in parts:
            new = f + part * step
            after = _function(W, q, mu, u, new)
            if np.linalg.norm(after) <= (1 - part / 1e4) * np.linalg.norm(F):
                break
        close = np.abs(F).max() <= CONVERGED * (1 + np.abs(f).max())
        if not np.isfinite(after).all() or (close and np.abs(after).max() >= np.abs(F).max()):
            break  # rounding errors remain
        f, F = new, after
    return f


def _targets(W: Array, q: Array, mu: Array, f: Array) -> tuple[Array, Array, Array]:
    """Return N - a_N, T - a_T, and the radius mu max(N - a_N, 0) of the disk for T."""
    m = len(mu)
    target = f - (W @ f + q)
    N = target[:m]
    return N, target[m:].reshape(m, 2), (mu * np.maximum(N, 0))[:, None]


def _function(W: Array, q: Array, mu: Array, u: Array, f: Array) -> Array:
    """Return the function of Alart and Curnier: each force minus the projection of its target."""
    N, T, limit = _targets(W, q, mu, f)
    off: Array = f - np.concatenate([np.maximum(N, 0), _friction(T, limit, u).ravel()])
    return off


def _jacobian(W: Array, q: Array, mu: Array, u: Array, f: Array) -> Array:
    """Return a generalized derivative of `_function`, shape (3 m, 3 m)."""
    m = len(mu)
    N, T, limit = _targets(W, q, mu, f)
    D = np.eye(3 * m) - W  # derivatives of the targets
    presses = (N > 0)[:, None]
    normal, tangential = presses * D[:m], D[m:].reshape(m, 2, 3 * m)
    size: Array = np.linalg.norm(T, axis=1, keepdims=True)
    outside, slips = size > limit, np.linalg.norm(u, axis=1, keepdims=True) > 0
    size = np.where(outside, size, 1.0)
    e = np.where(slips, -u, T / size)  # the direction of T at its limit
    growing = e[:, :, None] * (mu[:, None] * normal)[:, None]
    turning = tangential - e[:, :, None] * np.einsum("ki,kij->kj", e, tangential)[:, None]
    moved = np.where(
        outside[:, :, None], (limit / size)[:, :, None] * turning + growing, tangential
    )
    moved = np.where(slips[:, :, None], growing, moved)
    J: Array = np.eye(3 * m) - np.concatenate([normal, moved.reshape(2 * m, 3 * m)])
    return J
