"""Linear complementarity problems: w = W z + q, w >= 0, z >= 0, z^T w = 0.

Contact is such a problem. For each contact, z is its force and w its acceleration of separation. A
contact either presses or separates. W is the Delassus matrix, the inverse mass that the contacts
feel. These functions take and return arrays only. They are for small dense problems, up to about
100 unknowns.

The unit of z may differ from contact to contact. The product z_i w_i then has one unit for all i,
such as watt. Results do not depend on the units, since all decisions use the sizes of
`equilibration`.

R. W. Cottle, J.-S. Pang, R. E. Stone, "The Linear Complementarity Problem", SIAM 2009 (CPS below).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from teachmech.base.array_types import Array, Index, Mask
from teachmech.numerics.dynamics import rank_of, singular_values
from teachmech.numerics.pivots import LIMIT, NEGLIGIBLE, PIVOT, REFINEMENTS, TIE


@dataclass(frozen=True)
class ComplementaritySolution:
    """The result of the search for z with w = W z + q.

    Attributes
    ----------
    z, w : array, shape (n,)
        Not negative, and one of z_i, w_i is exactly zero; nan if no solution was found.
    status : str
        "solved"; "ray" if the path of Lemke's method has no end; "limit" after 10 000 pivots;
        "inaccurate" if rounding errors exceed 1e-10; "contradiction" if no z meets the equations of
        bilateral constraints; "undefined" if W or q is not finite. If the path has no end and W is
        copositive plus, there is no solution.
    residual : float
        The largest abs(min(z_i, (W z + q)_i)), in the units of `equilibration`, relative to the
        terms of W z + q. It is at rounding level, 1e-16 to 1e-14, for a solution.
    pivots : int
        The number of pivots.
    ray : array, shape (n,)
        If the status is "ray": the direction of z along the ray, with largest entry 1.
        See `proves_that_none_exists`.
    """

    z: Array
    w: Array
    status: str
    residual: float
    pivots: int = 0
    ray: Array | None = None

    @property
    def solved(self) -> bool:
        """Whether there is a solution."""
        return self.status == "solved"


def equilibration(W: Array) -> Array:
    """Return sizes s such that diag(s) W diag(s) has no entry above 1.

    Each row whose diagonal entry is not zero has a 1. The entry is s_i = W_ii^(-1/2) for a positive
    semidefinite W. If z is expressed in other units and w with it, s changes with them, and the
    scaled matrix does not change.

    Parameters
    ----------
    W : array, shape (n, n)

    Returns
    -------
    array, shape (n,)
        Positive. W counts as symmetric: the larger of W_ij and W_ji decides. An entry is 1 if its
        row and column vanish.

    Notes
    -----
    J. R. Bunch, "Equilibration of symmetric matrices in the max-norm", J. ACM 18 (1971) 566-572.

    Examples
    --------
    >>> equilibration(np.array([[4.0, 0, 0], [0, 0, 3], [0, -3, 0.25]])).round(12).tolist()
    [0.5, 0.166666666667, 2.0]
    """
    B = np.maximum(np.abs(W), np.abs(W.T))
    roots = np.sqrt(B.diagonal())
    if (roots * roots[:, None] >= B).all() and roots.all():  # W is positive semidefinite
        return 1 / roots
    s = np.zeros(len(B))
    for last in (False, True):  # rows that begin with zeros follow when the others are known
        for i in np.flatnonzero(s == 0):
            linked = s if last else s[:i]
            largest = max(np.sqrt(B[i, i]), np.max(linked * B[i, : len(linked)], initial=0.0))
            s[i] = 1 / largest if largest > 0 else float(last)
    return s


def natural_residual(
    W: Array, q: Array, z: Array, free: Mask | None = None, sizes: Array | None = None
) -> float:
    """Return the largest abs(min(z, W z + q)), scaled, relative to the terms of W z + q.

    Parameters
    ----------
    W : array, shape (n, n)
    q, z : array, shape (n,)
    free : array of bool, shape (n,), optional
        Rows of bilateral constraints, in which (W z + q)_i is zero and z_i has any sign.
    sizes : array, shape (n,), optional
        Those of `equilibration` if they are known.

    Examples
    --------
    >>> natural_residual(np.array([[2.0]]), np.array([-4.0]), np.array([2.0]))
    0.0
    >>> natural_residual(np.array([[2.0]]), np.array([-4.0]), np.array([1.0]))
    0.3333333333333333
    """
    s = equilibration(W) if sizes is None else sizes
    w = W @ z + q
    size = np.max(s * (np.abs(W) @ np.abs(z) + np.abs(q)), initial=0.0)
    off = np.minimum(z / s, s * w)
    if free is not None:
        off = np.where(free, s * w, off)
    return float(np.max(np.abs(off), initial=0.0) / (size or 1.0))


def lemke(W: Array, q: Array) -> ComplementaritySolution:
    """Solve w = W z + q, w >= 0, z >= 0, z^T w = 0 by Lemke's method with lexicographic pivots.

    The method follows the solutions of w = W z + q + d z0 from large z0 to z0 = 0, one pivot per
    step (CPS, section 4.4). The lexicographic rule (CPS, section 4.9) chooses among equal
    ratios, so the path visits no basis twice. The original W and q refine the solution of the final
    basis, so that errors of the pivots do not remain.

    Parameters
    ----------
    W : array, shape (n, n)
        Any matrix. The method finds a solution if W is a P-matrix, such as a symmetric positive
        definite one. It finds a solution if there is one if W is copositive plus, such as a
        positive semidefinite one (CPS, section 4.4).
    q : array, shape (n,)

    Returns
    -------
    ComplementaritySolution

    Examples
    --------
    A ball between two springs, pressed onto the first:

    >>> solution = lemke(np.array([[2.0, -1.0], [-1.0, 2.0]]), np.array([-3.0, 4.0]))
    >>> solution.z.round(12).tolist(), solution.w.round(12).tolist(), solution.status
    ([1.5, 0.0], [0.0, 2.5], 'solved')

    No force keeps the contact from penetrating:

    >>> lemke(np.array([[-1.0]]), np.array([-1.0])).status
    'ray'
    """
    n = len(q)
    if not (np.isfinite(W).all() and np.isfinite(q).all()):
        return _nothing(n, "undefined")
    s = equilibration(W)
    size = np.max(np.abs(s * q), initial=0.0) or 1.0
    scaled, right = s[:, None] * W * s, s * q / size
    status, basis, T, pivots, ray = _path(scaled, right)
    if status != "solved":
        return replace(_nothing(n, status), pivots=pivots, ray=None if ray is None else s * ray)
    x = np.zeros(2 * n + 1)
    x[basis] = np.maximum(_refined(_columns(scaled), right, basis, T), 0)
    pressed = np.zeros(2 * n + 1, dtype=bool)
    pressed[basis] = True
    z = size * s * x[n:-1]
    w = np.where(pressed[n:-1], 0.0, np.maximum(W @ z + q, 0))
    residual = natural_residual(W, q, z, sizes=s)
    status = "solved" if residual <= NEGLIGIBLE else "inaccurate"
    return ComplementaritySolution(z, w, status, residual, pivots)


def _nothing(n: int, status: str) -> ComplementaritySolution:
    return ComplementaritySolution(np.full(n, np.nan), np.full(n, np.nan), status, np.nan)


def _columns(W: Array) -> Array:
    """Return the matrix of w - W z - z0 = q for the unknowns (w, z, z0), shape (n, 2 n + 1)."""
    return np.column_stack([np.eye(len(W)), -W, -np.ones(len(W))])


def _path(W: Array, q: Array) -> tuple[str, Index, Array, int, Array | None]:
    """Follow Lemke's path; return status, final basis, tableau, number of pivots and ray.

    The numbers 0 to n - 1 denote w, n to 2 n - 1 z, and 2 n z0. The first n columns of
    the tableau are the inverse of the basis, the last one is q.
    """
    n = len(q)
    basis, z0 = np.arange(n), 2 * n
    T = np.column_stack([_columns(W), q])
    if not q.min(initial=0.0) < 0:
        return "solved", basis, T, 0, None
    row = n - 1 - int(np.argmin(q[::-1]))  # the last of the most negative ones
    entering = z0
    for pivots in range(1, LIMIT + 1):
        leaving, basis[row] = int(basis[row]), entering
        _pivot(T, row, entering)
        rest = T[basis == z0, -1].sum()  # z0; zero after it has left
        if rest <= TIE * max(1.0, T[:, -1].max()):
            return "solved", basis, T, pivots, None
        entering = leaving + n if leaving < n else leaving - n  # the complement
        column = T[:, entering]
        rows = np.flatnonzero(column > PIVOT * np.abs(column).max())
        if not len(rows):
            return "ray", basis, T, pivots, _direction(basis, column, entering)
        row = _leaving(T, rows, column, basis)
    return "limit", basis, T, LIMIT, None


def _leaving(T: Array, rows: Index, column: Array, basis: Index) -> int:
    """Return the row with the lexicographically least ratios; z0 leaves as soon as it may."""
    n = len(basis)
    for k in (2 * n + 1, *range(n)):  # q, then the columns of the inverse of the basis
        ratios = T[rows, k] / column[rows]
        least = ratios.min()
        rows = rows[ratios <= least + TIE * max(1.0, abs(least))]
        ending = rows[basis[rows] == 2 * n]
        if k == 2 * n + 1 and len(ending):
            return int(ending[0])
        if len(rows) == 1:
            break
    return int(rows[0])


def _pivot(T: Array, row: int, column: int) -> None:
    """Solve the equation of the row for the variable of the column."""
    T[row] /= T[row, column]
    factors = T[:, column].copy()
    factors[row] = 0
    T -= np.outer(factors, T[row])


def _direction(basis: Index, column: Array, entering: int) -> Array:
    """Return the direction of z along a ray, with largest entry 1."""
    n = len(basis)
    whole = np.zeros(2 * n + 1)
    whole[basis] = np.maximum(-column, 0)
    whole[entering] = 1
    z = whole[n:-1]
    return z / (z.max() or 1.0)


def _refined(columns: Array, q: Array, basis: Index, T: Array) -> Array:
    """Return the unknowns of the basis by iterative refinement of those in the tableau."""
    B, inverse = columns[:, basis], T[:, : len(q)]
    x = inverse @ q
    for _ in range(REFINEMENTS):
        x += inverse @ (q - B @ x)
    return x


def proves_that_none_exists(W: Array, q: Array, ray: Array) -> bool:
    """Return whether the direction y proves that W z + q >= 0 has no solution z >= 0.

    It does if y >= 0, W^T y <= 0 and y^T q < 0, because y^T (W z + q) would be negative (Farkas).
    The ray of `lemke` is such a direction if W is symmetric and positive semidefinite.

    Examples
    --------
    Two contacts that squeeze a body from both sides, both of which are to penetrate:

    >>> W, q = np.array([[1.0, -1.0], [-1.0, 1.0]]), np.array([-1.0, -1.0])
    >>> solution = lemke(W, q)
    >>> solution.status, solution.ray.tolist(), proves_that_none_exists(W, q, solution.ray)
    ('ray', [1.0, 1.0], True)
    """
    s = equilibration(W)
    y, size = ray / s, np.max(np.abs(s * q), initial=0.0)
    bound = NEGLIGIBLE * np.max(np.abs(y), initial=0.0)
    rates = s * (W.T @ ray)
    return bool((y >= -bound).all() and (rates <= bound).all() and ray @ q < -bound * size)


# --- bilateral constraints next to contacts ------------------------------------------------------


def mixed(W: Array, q: Array, free: Mask) -> ComplementaritySolution:
    """Solve a problem in which some rows are equations: w_i = 0 and z_i of any sign.

    Parameters
    ----------
    W : array, shape (n, n)
        The equations may be redundant.
    q : array, shape (n,)
    free : array of bool, shape (n,)
        The rows of bilateral constraints.

    Returns
    -------
    ComplementaritySolution

    Notes
    -----
    The equations are eliminated by a generalized inverse: redundant ones share the force, with the
    least norm in the units of `equilibration`. If a dependent equation involves a contact, as with
    friction, z_i is instead the difference of two forces that are not negative.

    Examples
    --------
    Two equal equations next to a contact share the force:

    >>> W = np.array([[1.0, 1.0, 0.5], [1.0, 1.0, 0.5], [0.5, 0.5, 1.0]])
    >>> mixed(W, np.array([2.0, 2.0, -2.0]), np.array([True, True, False])).z.round(12).tolist()
    [-2.0, -2.0, 4.0]
    """
    F, C = np.flatnonzero(free), np.flatnonzero(~np.asarray(free, bool))
    if not len(F):
        return lemke(W, q)
    if not (np.isfinite(W).all() and np.isfinite(q).all()):
        return _nothing(len(q), "undefined")
    s = equilibration(W)
    scaled, right = s[:, None] * W * s, s * q
    U, values, Vt = singular_values(scaled[np.ix_(F, F)])
    rank = rank_of(values, NEGLIGIBLE)
    N, K = U[:, rank:], Vt[rank:].T  # left and right null space
    FC, CF = scaled[np.ix_(F, C)], scaled[np.ix_(C, F)]
    coupled = max(np.abs(N.T @ FC).max(initial=0.0), np.abs(CF @ K).max(initial=0.0))
    if coupled > NEGLIGIBLE:
        return _split(W, q, F)
    if np.abs(N.T @ right[F]).max(initial=0.0) > NEGLIGIBLE * np.abs(right).max():
        return _nothing(len(q), "contradiction")
    inverse = (Vt[:rank].T / values[:rank]) @ U[:, :rank].T
    found = lemke(scaled[np.ix_(C, C)] - CF @ inverse @ FC, right[C] - CF @ (inverse @ right[F]))
    z, w, ray = np.zeros(len(q)), np.zeros(len(q)), np.zeros(len(q))
    z[F] = -inverse @ (FC @ found.z + right[F])
    z[F] -= inverse @ (scaled[F] @ _placed(z, C, found.z) + right[F])  # iterative refinement
    z[C], w[C] = found.z, found.w
    if found.ray is not None:
        ray[C], ray[F] = found.ray, -inverse @ (FC @ found.ray)
    residual = natural_residual(W, q, s * z, free)
    return replace(found, z=s * z, w=w / s, residual=residual,
                   ray=None if found.ray is None else s * ray)  # fmt: skip


def _placed(z: Array, rows: Index, values: Array) -> Array:
    z = z.copy()
    z[rows] = values
    return z


def _split(W: Array, q: Array, F: Index) -> ComplementaritySolution:
    """Solve a mixed problem with z_i = z_i' - z_i'' in the rows F."""
    n = len(q)
    both = np.block([[W, -W[:, F]], [-W[F], W[np.ix_(F, F)]]])
    found = lemke(both, np.concatenate([q, -q[F]]))

    def joined(x: Array) -> Array:
        x = x.copy()
        x[F] -= x[n:]
        return x[:n]

    free = np.isin(np.arange(n), F)
    z, w = joined(found.z), np.where(free, 0.0, found.w[:n])
    ray = None if found.ray is None else joined(found.ray)
    return replace(found, z=z, w=w, residual=natural_residual(W, q, z, free), ray=ray)
