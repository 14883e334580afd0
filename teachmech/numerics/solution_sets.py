"""All solutions of a linear complementarity problem: forces that are not unique, paradoxes.

A table on four legs has many sets of contact forces with the same motion; `solution_set` describes
them. With friction, a problem may have two motions or none; `all_solutions` finds them all.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np

from teachmech.base.array_types import Array, Mask
from teachmech.numerics.complementarity import equilibration, lemke
from teachmech.numerics.dynamics import rank_of, singular_values
from teachmech.numerics.pivots import NEGLIGIBLE

MANY = 12  # largest number of unknowns whose index sets are enumerated


@dataclass(frozen=True)
class SolutionSet:
    """All z that solve a problem with a positive semidefinite W; w is the same for all of them.

    Attributes
    ----------
    z : array, shape (n,)
        The solution of least norm, in the given units.
    directions : array, shape (n, k)
        Orthonormal columns. A solution z + directions @ eta has no negative contact force.
    least, greatest : array, shape (n,)
        The bounds of each z_i among all solutions; they may be infinite.
    determined : array of bool, shape (n,)
        The contacts with a unique force.
    """

    z: Array
    directions: Array
    least: Array
    greatest: Array
    determined: Mask


def solution_set(W: Array, q: Array, z: Array, free: Mask | None = None) -> SolutionSet:
    """Describe all solutions of a problem with a symmetric positive semidefinite W.

    Parameters
    ----------
    W : array, shape (n, n)
        Symmetric, positive semidefinite.
    q : array, shape (n,)
    z : array, shape (n,)
        One solution, of `lemke` or `mixed`.
    free : array of bool, shape (n,), optional
        The rows of bilateral constraints.

    Returns
    -------
    SolutionSet

    Notes
    -----
    The solutions are a convex polyhedron (CPS, Theorem 3.1.7): z + N eta, where N spans the null
    space of W in the contacts with w_i = 0, and no contact force is negative. The solution of least
    norm is itself a complementarity problem, with the matrix N N^T.

    Examples
    --------
    A table of weight 4 on four legs, of which two opposite ones may press more:

    >>> G = np.array([[1.0, 1, 1], [1, -1, 1], [1, -1, -1], [1, 1, -1]])
    >>> W, q = G @ G.T, G @ np.array([-4.0, 0, 0])
    >>> legs = solution_set(W, q, lemke(W, q).z)
    >>> for forces in (legs.z, legs.least, legs.greatest):
    ...     print(*abs(forces.round(12)))
    1.0 1.0 1.0 1.0
    0.0 0.0 0.0 0.0
    2.0 2.0 2.0 2.0
    >>> (legs.directions / legs.directions[0]).round(12).ravel().tolist()
    [1.0, -1.0, 1.0, -1.0]
    """
    n, s = len(q), equilibration(W)
    free = np.zeros(n, bool) if free is None else np.asarray(free, bool)
    w = s * (W @ z + q)
    size = np.max(s * (np.abs(W) @ np.abs(z) + np.abs(q)), initial=0.0)
    touching = free | (w <= NEGLIGIBLE * size)
    N = _null_space(W, s, touching)
    middle = z - N @ (N.T @ z)  # of least norm if forces might pull
    contacts = N[~free & touching]
    push = lemke(contacts @ contacts.T, middle[~free & touching]).z
    shortest = middle + N @ (contacts.T @ push)
    shortest[~free] = np.maximum(shortest[~free], 0)
    least, greatest = bounds(shortest, N, np.eye(n)[~free & touching])
    bound = NEGLIGIBLE * s * np.max(np.abs(z / s), initial=0.0)
    zero = ~free & (greatest <= bound)
    return SolutionSet(
        z=shortest,
        directions=_null_space(W, s, touching & ~zero),
        least=least,
        greatest=greatest,
        determined=greatest - least <= bound,
    )


def _null_space(W: Array, s: Array, chosen: Mask) -> Array:
    """Return an orthonormal basis of the x with W x = 0 that are zero outside the chosen entries.

    The rank is decided in the units of the sizes s.
    """
    own = np.ix_(chosen, chosen)
    _, values, Vt = singular_values((s[:, None] * W * s)[own])
    null = Vt[rank_of(values, NEGLIGIBLE) :].T
    N = np.zeros((len(s), null.shape[1]))
    N[chosen] = np.linalg.qr(s[chosen, None] * null)[0]
    return N


def bounds(z: Array, N: Array, admissible: Array) -> tuple[Array, Array]:
    """Return the least and the greatest value of each entry of x = z + N eta.

    Parameters
    ----------
    z : array, shape (n,)
        An admissible solution, except for rounding.
    N : array, shape (n, k)
    admissible : array, shape (c, n)
        Rows of inequalities: ``admissible @ x`` is not negative, such as the contact forces.

    Examples
    --------
    Two contacts share a force of 2:

    >>> bounds(np.array([1.0, 1.0]), np.array([[1.0], [-1.0]]), np.eye(2))
    (array([0., 0.]), array([2., 2.]))
    """
    from scipy.optimize import linprog

    least, greatest = z.copy(), z.copy()
    size = np.max(np.abs(z), initial=0.0) or 1.0
    limits, slack = -admissible @ N, np.maximum(admissible @ z / size, 0)
    for i in np.flatnonzero(np.abs(N).max(axis=1, initial=0.0) > NEGLIGIBLE):
        for sign, found in ((1, least), (-1, greatest)):
            moved = linprog(sign * N[i], limits, slack, bounds=(None, None))
            bounded = moved.status == 0
            found[i] = z[i] + sign * size * moved.fun if bounded else -sign * np.inf
    return least, greatest


@dataclass(frozen=True)
class SolutionPiece:
    """A solution of w = W z + q, or a polyhedron of solutions with the same pressing contacts.

    Attributes
    ----------
    z, w : array, shape (n,)
        One solution.
    directions : array, shape (n, k)
        Orthonormal columns; z may move along their combinations as long as z and w are not
        negative. The solution is isolated, or at least unique for its contacts, if there is none.
    """

    z: Array
    w: Array
    directions: Array


def all_solutions(W: Array, q: Array) -> list[SolutionPiece]:
    """Return all solutions of w = W z + q, by a trial of all 2^n sets of pressing contacts.

    Parameters
    ----------
    W : array, shape (n, n)
        Any matrix with n <= 12. Ten unknowns take 0.2 s, or some seconds if W is singular.
    q : array, shape (n,)

    Returns
    -------
    list of SolutionPiece
        Fewer pressing contacts first. The list is empty if there is no solution. Forces and
        accelerations below 1e-10, in the units of
        `teachmech.numerics.complementarity.equilibration`, count as zero.

    Raises
    ------
    ValueError
        If n is more than 12.

    Examples
    --------
    A rod with friction that digs in (Painleve): the contact opens, or a force appears.

    >>> [piece.z.tolist() for piece in all_solutions(np.array([[-0.5]]), np.array([2.0]))]
    [[0.0], [4.0]]
    >>> all_solutions(np.array([[-0.5]]), np.array([-2.0]))
    []
    """
    n = len(q)
    if n > MANY:
        raise ValueError(f"{n} contacts have too many sets; give at most {MANY}")
    s = equilibration(W)
    size = np.max(np.abs(s * q), initial=0.0) or 1.0
    W, q = s[:, None] * W * s, s * q / size
    found: list[tuple[Mask, Array, Array]] = []
    for count in range(n + 1):
        for chosen in combinations(range(n), count):
            piece = _pressing(W, q, np.isin(np.arange(n), chosen))
            if piece is not None:
                found.append(piece)
    pieces = []
    for k, (pressed, z, null) in enumerate(found):
        w, others = W @ z + q, found[k + 1 :]
        bound = NEGLIGIBLE * max(1.0, np.abs(z).max(initial=0.0))
        within = (more for more, _, _ in others if not (pressed & ~more).any())
        if not any((np.abs(w[more]) <= bound).all() for more in within):
            w = size * np.where(pressed, 0.0, np.maximum(w, 0)) / s
            pieces += [SolutionPiece(size * s * z, w, np.linalg.qr(s[:, None] * null)[0])]
    return pieces


def _pressing(W: Array, q: Array, pressed: Mask) -> tuple[Mask, Array, Array] | None:
    """Return the pressing contacts, a solution with exactly these, and its free directions."""
    from scipy.optimize import linprog

    n, z = len(q), np.zeros(len(q))
    own, right = W[np.ix_(pressed, pressed)], q[pressed]
    U, values, Vt = singular_values(own)
    rank = rank_of(values, NEGLIGIBLE)
    x = -Vt[:rank].T @ (U[:, :rank].T @ right / values[:rank])
    null = np.zeros((n, len(x) - rank))
    null[pressed] = Vt[rank:].T
    bound = NEGLIGIBLE * max(1.0, np.abs(x).max(initial=0.0))
    if np.abs(own @ x + right).max(initial=0.0) > bound:
        return None
    z[pressed] = x
    k = null.shape[1]
    if k:  # the least force is to be as large as possible, up to 1
        others = -W[~pressed] @ null
        limits = np.block(
            [[-null[pressed], np.ones((len(x), 1))], [others, np.zeros((n - len(x), 1))]]
        )
        slack = np.concatenate([x, (W @ z + q)[~pressed]])
        moved = linprog(-np.eye(k + 1)[k], limits, slack, bounds=[(None, None)] * k + [(None, 1)])
        if moved.status != 0:
            return None
        z += null @ moved.x[:k]
    if (z[pressed] > bound).all() and ((W @ z + q)[~pressed] >= -bound).all():
        return pressed, z, null
    return None
