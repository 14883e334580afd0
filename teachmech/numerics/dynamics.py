"""The Udwadia-Kalaba formula: accelerations, multipliers and constraint forces for any rank of A.

These functions take and return arrays only. Their source is copied into every generated program,
so that the program that a student reads is the program that runs.

Sign of the multipliers: M q'' = Q - A^T lambda, so that the constraint force is -A^T lambda.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from teachmech.base.array_types import Array

RANK_TOLERANCE = 1e-10


def product(X: Array, D: Array) -> Array:
    """Return X D, where D is a matrix or the diagonal of one.

    Parameters
    ----------
    X : array, shape (m, n) or (n,)
    D : array, shape (n, n) or (n,)

    Examples
    --------
    >>> product(np.ones((1, 2)), np.array([2.0, 3.0])).tolist()
    [[2.0, 3.0]]
    """
    if D.ndim == 1:
        return X * D
    with np.errstate(invalid="ignore"):  # values that are not finite remain visible in the product
        XD: Array = X.dot(D)
    return XD


def mass_root(M: Array) -> Array:
    """Return W with W W^T = M^-1, which takes the place of M^(-1/2) in the formulas.

    Parameters
    ----------
    M : array, shape (n, n) or (n,)
        Mass matrix, symmetric and positive definite, or the diagonal of one.

    Returns
    -------
    array, shape of M
        W = L^-T from M = L L^T, or its diagonal; all not-a-number if M is not finite.

    Raises
    ------
    numpy.linalg.LinAlgError
        If M is not positive definite.

    Notes
    -----
    Every such W is M^(-1/2) times a rotation, and a rotation changes neither the singular values
    of A W nor the weighted inverse W (A W)^+.

    Examples
    --------
    >>> mass_root(np.diag([4.0, 1.0])).tolist()
    [[0.5, 0.0], [0.0, 1.0]]
    >>> mass_root(np.array([4.0, 1.0])).tolist()
    [0.5, 1.0]
    """
    if M.ndim == 1:
        if M[M.argmin()] <= 0:
            raise np.linalg.LinAlgError("the mass matrix is not positive definite")
        return M**-0.5
    if not np.isfinite(M).all():
        return np.full_like(M, np.nan)
    root: Array = np.linalg.inv(np.linalg.cholesky(M)).T
    return root


def singular_values(A: Array, full_matrices: bool = True) -> tuple[Array, Array, Array]:
    """Return U, s and V^T with A = U diag(s) V^T, s in descending order, as `numpy.linalg.svd`.

    LAPACK's fast method fails for some matrices with entries at rounding level. It is then applied
    to the transposed matrix, for which it takes other rotations.

    Examples
    --------
    >>> U, s, Vt = singular_values(np.array([[0.0, 3.0], [2.0, 0.0]]))
    >>> s.tolist()
    [3.0, 2.0]
    """
    try:
        return np.linalg.svd(A, full_matrices)
    except np.linalg.LinAlgError:
        U, s, Vt = np.linalg.svd(A.T, full_matrices)
        return Vt.T, s, U.T


def rank_of(sizes: Array, tolerance: float = RANK_TOLERANCE) -> int:
    """Return the rank: the number of sizes above the tolerance times the largest size.

    Every rank decision is made here, except in compiled runs, which decide by pivots.

    Parameters
    ----------
    sizes : array, shape (k,)
        Singular values, or norms of pivots, in descending order.
    tolerance : float

    Examples
    --------
    >>> rank_of(np.array([4.0, 1e-3, 1e-12])), rank_of(np.zeros(2))
    (2, 0)
    """
    return int(np.count_nonzero(sizes > tolerance * sizes[:1]))


def pseudo_inverse(B: Array, rank_tolerance: float = RANK_TOLERANCE) -> tuple[Array, Array, int]:
    """Return the pseudo-inverse B^+, the singular values of B, and its rank.

    Among all x with B x = y, or as near to y as possible, x = B^+ y is the shortest.

    Parameters
    ----------
    B : array, shape (m, n)
        A matrix of any rank; A M^(-1/2) in the formulas.
    rank_tolerance : float
        Singular values below this part of the largest count as zero.

    Returns
    -------
    inverse : array, shape (n, m)
        All not-a-number if B is not finite, so that an adaptive method steps back from a state
        outside the domain of an expression.
    singular_values : array, shape (min(m, n),)
        In descending order.
    rank : int

    Notes
    -----
    F. E. Udwadia, R. E. Kalaba, "Analytical Dynamics: A New Approach", CUP 1996.

    Examples
    --------
    >>> inverse, singular_values, rank = pseudo_inverse(np.array([[3.0, 0], [6.0, 0]]))
    >>> rank
    1
    """
    if not (B.size and np.vdot(B, B) < np.inf):  # faster than a test of each entry
        m, n = B.shape
        return np.full((n, m), np.nan), np.full(min(m, n), np.nan), 0
    U, s, Vt = singular_values(B, full_matrices=False)
    rank = rank_of(s, rank_tolerance)
    inverse = (Vt[:rank].T / s[:rank]).dot(U[:, :rank].T)
    return inverse, s, rank


def udwadia_kalaba(
    M: Array, Q: Array, A: Array, b: Array
) -> tuple[Array, Array, Array, Array, int]:
    """Return acceleration, multipliers, constraint force, and singular values and rank of A.

    q'' = a + M^(-1/2) (A M^(-1/2))^+ (b - A a), with the free acceleration a = M^-1 Q.

    Parameters
    ----------
    M : array, shape (n, n) or (n,)
        Mass matrix, symmetric and positive definite, or the diagonal of one.
    Q : array, shape (n,)
        Applied force.
    A : array, shape (m, n)
        Constraint Jacobian, of any rank.
    b : array, shape (m,)
        Right side of A q'' = b.

    Returns
    -------
    acceleration : array, shape (n,)
        Unique for any rank of A.
    multipliers : array, shape (m,)
        M q'' = Q - A^T lambda; those of least norm if A does not determine them.
    constraint_force : array, shape (n,)
        M q'' - Q = -A^T lambda; unique for any rank of A.
    singular_values : array, shape (min(m, n),)
        Those of A M^(-1/2), in descending order.
    rank : int
        The number of singular values that count as non-zero.

    Raises
    ------
    numpy.linalg.LinAlgError
        If M is not positive definite.

    Notes
    -----
    F. E. Udwadia, R. E. Kalaba, Proc. R. Soc. A 439 (1992) 407-410.

    Examples
    --------
    A unit mass on a circle, at its lowest point with speed 2 under gravity 10:

    >>> acceleration, multipliers, force, _, _ = udwadia_kalaba(
    ...     M=np.eye(2), Q=np.array([0, -10.0]), A=np.array([[0.0, -2.0]]), b=np.array([-8.0]))
    >>> np.concatenate([acceleration, multipliers, force]).round(12) + 0
    array([ 0.,  4.,  7.,  0., 14.])
    """
    W = mass_root(M)
    inverse, singular_values, rank = pseudo_inverse(product(A, W))  # (A M^(-1/2))^+
    a = Q / M if M.ndim == 1 else W @ (W.T @ Q)  # free acceleration M^-1 Q
    x = inverse.dot(b - A.dot(a))
    change = product(x, W.T)  # due to the constraints
    constraint_force = product(change, M)
    multipliers = -x.dot(inverse)
    return a + change, multipliers, constraint_force, singular_values, rank


def is_positive_definite(M: Array) -> bool:
    """Return whether M is clearly positive definite, in any units of the coordinates.

    With rows and columns scaled to a diagonal of ones, every eigenvalue must exceed 1e-12.

    Examples
    --------
    >>> is_positive_definite(np.diag([1e-9, 1e6])), is_positive_definite(np.ones((2, 2)))
    (True, False)
    """
    masses = M.diagonal()
    if not masses.min() > 0:
        return False
    if np.count_nonzero(M) == len(M):  # diagonal
        return True
    if not np.isfinite(M).all():
        return False
    scale = 1 / np.sqrt(masses)
    return bool(np.linalg.eigvalsh(M * np.outer(scale, scale))[0] > 1e-12)


def null_space_method(
    M: Array,
    Q: Array,
    A: Array,
    b: Array,
    rank_tolerance: float = RANK_TOLERANCE,
    unique: bool = True,
) -> tuple[Array, Array, Array, Array, int]:
    """Return the results of `udwadia_kalaba` for a positive semidefinite M.

    q'' = A^+ b + V z with the null space V of A, and V^T M V z = V^T (Q - M A^+ b).

    Parameters
    ----------
    M : array, shape (n, n)
        Mass matrix, symmetric; positive definite on the null space of A.
    Q, A, b : array
        As for `udwadia_kalaba`.
    rank_tolerance : float
        Singular values of A below this part of the largest count as zero.
    unique : bool
        If it is False, M may also be only semidefinite on the null space of A. The acceleration is
        then that of least norm.

    Returns
    -------
    acceleration, multipliers, constraint_force, singular_values, rank
        As `udwadia_kalaba` does, but with the singular values of A itself.

    Raises
    ------
    numpy.linalg.LinAlgError
        If the acceleration is not unique: V^T M V is not positive definite. If ``unique`` is False:
        there is no acceleration, because a force acts along a motion that has neither mass nor
        constraint.

    Notes
    -----
    The result is that of F. E. Udwadia, P. Phohomsiri, Proc. R. Soc. A 462 (2006) 2097-2117, q'' =
    [(I - A^+ A) M; A]^+ [Q; b]. The tests compare both.

    Examples
    --------
    A massless coordinate x tied to a mass y by x = 2 y, with the force 1 on x:

    >>> acceleration, _, _, _, _ = null_space_method(np.diag([0.0, 1.0]), np.array([1.0, 0.0]),
    ...     np.array([[1.0, -2.0]]), np.array([0.0]))
    >>> acceleration.round(12).tolist()
    [4.0, 2.0]
    """
    if not (np.isfinite(M).all() and np.isfinite(A).all()):
        (m, n), none = A.shape, np.nan
        return np.full(n, none), np.full(m, none), np.full(n, none), np.full(min(m, n), none), 0
    U, s, Vt = singular_values(A)
    rank = rank_of(s, rank_tolerance)
    U, V = U[:, :rank], Vt[rank:].T
    acceleration = Vt[:rank].T @ (U.T @ b / s[:rank])  # A^+ b
    if V.shape[1] > 0:
        energies, modes = np.linalg.eigh(V.T @ M @ V)
        modes, heavy = V @ modes, energies > 1e-12 * np.abs(M).max()
        forces = modes.T @ (Q - M @ acceleration)
        if unique and not heavy.all():
            raise np.linalg.LinAlgError("the acceleration is not unique")
        if (np.abs(forces[~heavy]) > 1e-9 * np.abs(Q).max()).any():
            raise np.linalg.LinAlgError("no acceleration exists")
        acceleration = acceleration + modes[:, heavy] @ (forces[heavy] / energies[heavy])
    constraint_force = M @ acceleration - Q
    multipliers = -U @ (Vt[:rank] @ constraint_force / s[:rank])
    return acceleration, multipliers, constraint_force, s, rank


def semidefinite_acceleration(
    M: Array, Q: Array, A: Array, b: Array
) -> tuple[Array, Array, Array, Array, int]:
    """Return the result of `udwadia_kalaba`, or of `null_space_method` if M is singular.

    Examples
    --------
    >>> M, Q, A, b = np.diag([0.0, 1.0]), np.ones(2), np.array([[1.0, -1.0]]), np.zeros(1)
    >>> semidefinite_acceleration(M, Q, A, b)[0].round(12).tolist()
    [2.0, 2.0]
    """
    if is_positive_definite(M):
        return udwadia_kalaba(M, Q, A, b)
    return null_space_method(M, Q, A, b)


def least_norm_acceleration(
    M: Array, Q: Array, A: Array, b: Array
) -> tuple[Array, Array, Array, Array, int]:
    """Do the same as `null_space_method`, with the least acceleration if several exist.

    All accelerations are q'' + N mu, where N is a basis of the common null space of M and A.

    Raises
    ------
    numpy.linalg.LinAlgError
        If a force acts along a motion that has neither mass nor constraint.

    Notes
    -----
    R. G. Mukharlyamov, C. T. Deressa, "Dynamic equations of controlled mechanical system with
    redundant holonomic constraints".

    Examples
    --------
    A force of 6 acts on a mass of 2; another coordinate has no mass:

    >>> M, Q, A, b = np.diag([2.0, 0.0]), np.array([6.0, 0.0]), np.zeros((1, 2)), np.zeros(1)
    >>> least_norm_acceleration(M, Q, A, b)[0].tolist()
    [3.0, 0.0]
    """
    return null_space_method(M, Q, A, b, RANK_TOLERANCE, False)


def augmented_lagrangian(
    M: Array, Q: Array, A: Array, b: Array, penalty: float = 1e5
) -> tuple[Array, Array, Array, Array, int]:
    """Return the results of `udwadia_kalaba` by a penalty, whose error iteration removes.

    Every iteration solves (M + p A^T A) q'' = Q + A^T (p b - lambda), then adds p (A q'' - b) to
    lambda. No rank decision is needed: iterations satisfy a nearly singular row more and more.

    Parameters
    ----------
    M : array, shape (n, n)
        Mass matrix, symmetric and positive semidefinite; positive on the null space of A.
    Q, A, b : array
        As for `udwadia_kalaba`.
    penalty : float
        p_k = penalty trace(M) / (m A_k A_k^T) for row k, so that rows may differ in scale.

    Returns
    -------
    acceleration, multipliers, constraint_force, singular_values, rank
        As `udwadia_kalaba` does, but with the singular values of A itself.

    Raises
    ------
    numpy.linalg.LinAlgError
        If M and A stacked do not have rank n.

    Notes
    -----
    E. Bayo, J. Garcia de Jalon, M. A. Serna, Comput. Methods Appl. Mech. Eng. 71 (1988) 183-195.
    The multipliers are those of least norm that produce the resulting force.

    Examples
    --------
    >>> acceleration, multipliers, _, _, rank = augmented_lagrangian(np.eye(2),
    ...     np.array([0, -10.0]), np.array([[0.0, -2.0], [0.0, -2.0]]), np.array([-8.0, -8.0]))
    >>> np.concatenate([acceleration, multipliers]).round(9) + 0, rank
    (array([0. , 4. , 3.5, 3.5]), 1)
    """
    sizes = np.sum(A * A, axis=1) * len(b)
    p = penalty * np.trace(M) / np.where(sizes > 0, sizes, np.inf)
    W = mass_root(M + A.T * p @ A)
    multipliers = np.zeros(len(b))
    acceleration = W @ (W.T @ (Q + A.T @ (p * b)))
    for _ in range(10):
        missing = p * (A @ acceleration - b)
        multipliers = multipliers + missing
        # Solve for the change, since a sum of large terms would lose digits.
        change = W @ (W.T @ (Q - M @ acceleration - A.T @ (multipliers + missing)))
        acceleration = acceleration + change
        if not np.abs(change).max() > 1e-14 * np.abs(acceleration).max():
            break
    finite: Any = np.nan_to_num(A)
    multipliers = np.linalg.pinv(finite.T, rcond=RANK_TOLERANCE) @ (Q - M @ acceleration)
    s = np.linalg.svd(finite, compute_uv=False)
    rank = rank_of(s)
    force: Array = M @ acceleration - Q
    return acceleration, multipliers, force, s, rank


def metric(M: Array, A: Array) -> Array:
    """Return the metric for projections: M, plus A^T A if M is not positive definite.

    Every row of A is first scaled to the size of M, so that rows may differ in scale. If the sum is
    not positive definite either, its eigenvalues are replaced by their magnitudes, and zero
    eigenvalues by the largest magnitude. A projection then avoids the directions with zero
    eigenvalues.

    Examples
    --------
    >>> metric(np.diag([2.0, 0.0]), np.array([[0.0, 3.0]])).tolist()
    [[2.0, 0.0], [0.0, 2.0]]
    """
    if is_positive_definite(M):
        return M
    sizes = np.sum(A * A, axis=1)
    S = (abs(np.trace(M)) or 1.0) / np.where(sizes > 0, sizes, np.inf)
    K: Array = M + A.T * S @ A
    if is_positive_definite(K) or not np.isfinite(K).all():
        return K
    values, vectors = np.linalg.eigh(K)
    sizes = np.abs(values)
    sizes = np.where(sizes > 1e-12 * sizes.max(), sizes, sizes.max() or 1.0)
    positive: Array = vectors * sizes @ vectors.T
    return positive


def metric_root(M: Array, A: Array, units: Array) -> Array:
    """Return W with W W^T = K^-1 for the metric K, with coordinates in these units.

    Examples
    --------
    >>> metric_root(np.diag([4.0, 1.0]), np.zeros((0, 2)), np.array([2.0, 1.0])).tolist()
    [[0.5, 0.0], [0.0, 1.0]]
    """
    root: Array = units[:, None] * mass_root(metric(units[:, None] * M * units, A * units))
    return root


def nearest_zero(
    x: Array,
    residual: Callable[[Array], Array],
    jacobian: Callable[[Array], Array],
    W: Array,
    size: Array | float = 1.0,
) -> Array:
    """Return the point nearest to x, in the metric of M, at which the residual is zero.

    This is Newton's method with the least change W (J W)^+ r in every step; it projects a state
    onto the constraints.

    Parameters
    ----------
    x : array, shape (n,)
    residual : callable
        A function of x; shape (m,).
    jacobian : callable
        A function of x; shape (m, n), of any rank.
    W : array, shape (n, n) or (n,)
        From `mass_root`.
    size : array, shape (n,), or float
        The size of x: iteration ends at a change below 1e-9 (size + |x|).

    Returns
    -------
    array, shape (n,)
        If the method has converged, the residual is a rounding error; the caller checks this.

    Examples
    --------
    >>> x = nearest_zero(np.array([3.0, 4.0]), lambda x: np.array([x @ x - 1]),
    ...     lambda x: 2 * x[None, :], np.eye(2))
    >>> x.round(12).tolist()
    [0.6, 0.8]
    """
    for _ in range(20):
        inverse, _, _ = pseudo_inverse(product(jacobian(x), W))
        change = product(inverse.dot(residual(x)), W.T)
        x = x - change
        # Newton's method squares the error: after a change this small, only rounding is left.
        if not (np.abs(change) > 1e-9 * (size + np.abs(x))).any():
            break
    return x
