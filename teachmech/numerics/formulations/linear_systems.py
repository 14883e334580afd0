"""Linear systems of several formulations; errors state why there is no solution."""

from __future__ import annotations

import numpy as np
from numpy.linalg import LinAlgError

from teachmech.base.array_types import Array
from teachmech.numerics.dynamics import rank_of, singular_values

LEAST_RCOND = 1e-13  # reciprocal condition below which a matrix counts as singular
CONTRADICTION = 1e-8  # least relative residual of a contradicting row

SINGULAR_ON_KERNEL = "M is singular on the null space of A, so the acceleration is not unique"


def solved(K: Array, Y: Array, refusal: str, sizes: Array | None = None) -> Array:
    """Return X with K X = Y by LU factors with partial pivoting.

    Parameters
    ----------
    K : array, shape (k, k)
        Symmetric, or with rows and columns of similar size.
    Y : array, shape (k,) or (k, p)
    refusal : str
        The sentence of the error.
    sizes : array, shape (k,), optional
        The sizes of the rows of K before terms cancel; by default their largest entries.

    Raises
    ------
    numpy.linalg.LinAlgError
        If LAPACK's estimate of the reciprocal condition, with rows and columns scaled to size one,
        or the largest entry, is below 1e-13.

    Examples
    --------
    >>> solved(np.array([[2.0, 0.0], [0.0, 4.0]]), np.ones(2), "K is singular").tolist()
    [0.5, 0.25]
    """
    from scipy.linalg import lapack

    if not len(K):
        return np.zeros(Y.shape)
    if sizes is None:
        sizes = np.abs(K).max(axis=1)
    if not sizes.all():
        raise LinAlgError(refusal)
    scale = np.exp2(-np.round(np.log2(sizes) / 2))  # powers of two cause no rounding
    scaled = scale[:, None] * K * scale
    factors, pivots, _ = lapack.dgetrf(scaled)
    norm = np.abs(scaled).sum(axis=0).max()
    rcond, _ = lapack.dgecon(factors, norm)
    if not rcond * min(norm, 1.0) > LEAST_RCOND:
        raise LinAlgError(refusal)
    by_row = scale if Y.ndim == 1 else scale[:, None]
    X: Array = by_row * lapack.dgetrs(factors, pivots, by_row * Y)[0]
    return X


def rank_in_words(A: Array) -> str:
    """Return the rank of A as a clause for an error.

    Examples
    --------
    >>> rank_in_words(np.ones((3, 2)))
    'A has the rank 1 and 3 rows'
    """
    return f"A has the rank {rank_of(singular_values(A)[1])} and {len(A)} rows"


def independent_rows(A: Array, b: Array) -> tuple[Array, Array]:
    """Return which rows of A to keep, and a particular solution of A q'' = b.

    Parameters
    ----------
    A : array, shape (m, n)
    b : array, shape (m,)

    Returns
    -------
    kept : array of int, shape (r,)
        Independent rows, found by QR factors of A^T with pivots; r is the rank of A.
    solution : array, shape (n,)
        The shortest vector that satisfies the kept rows and, therefore, all rows.

    Raises
    ------
    ContradictionError
        If a dependent row contradicts the kept ones.

    Examples
    --------
    >>> kept, solution = independent_rows(np.array([[1.0, 0], [2.0, 0]]), np.array([3.0, 6.0]))
    >>> kept.tolist(), solution.tolist()
    ([1], [3.0, 0.0])
    """
    kept, _, _, _, solution = row_factors(A, b)
    return kept, solution


def row_factors(A: Array, b: Array) -> tuple[Array, Array, Array, Array, Array]:
    """Return the QR factors of `independent_rows`, and its results.

    Returns
    -------
    kept : array of int, shape (r,)
    R : array, shape (r, r)
        A[kept]^T = Y R.
    Y, V : array, shape (n, r), (n, n - r)
        Orthonormal bases of the row space and of the null space of A.
    solution : array, shape (n,)
    """
    from scipy import linalg

    orthogonal, R, order = linalg.qr(A.T, pivoting=True)
    rank = rank_of(np.abs(R.diagonal()))
    kept, R = order[:rank], R[:rank, :rank]
    Y, V = orthogonal[:, :rank], orthogonal[:, rank:]
    solution: Array = Y @ linalg.solve_triangular(R, b[kept], trans="T")
    refuse_contradiction(A, b, solution)
    return kept, R, Y, V, solution


class ContradictionError(LinAlgError):
    """A dependent row of A q'' = b contradicts the other rows.

    Attributes
    ----------
    row : int
        The index of the row, from 0.
    """

    def __init__(self, row: int) -> None:
        super().__init__(f"row {row + 1} of A q'' = b contradicts the other rows")
        self.row = row


def refuse_contradiction(A: Array, b: Array, acceleration: Array) -> None:
    """Raise an error if an acceleration that satisfies r independent rows violates another row.

    Examples
    --------
    >>> try:
    ...     refuse_contradiction(np.ones((2, 1)), np.array([1.0, 2.0]), np.array([1.0]))
    ... except ContradictionError as error:
    ...     print(error)
    row 2 of A q'' = b contradicts the other rows
    """
    off = np.abs(A @ acceleration - b)
    size = np.abs(A) @ np.full(A.shape[1], np.abs(acceleration).max()) + np.abs(b).max(initial=0.0)
    wrong = np.flatnonzero(off > CONTRADICTION * size)
    if len(wrong):
        raise ContradictionError(int(wrong[-1]))


def reduced_acceleration(M: Array, Q: Array, S: Array, c: Array) -> Array:
    """Return the acceleration c + S z, where S^T M S z = S^T (Q - M c).

    Parameters
    ----------
    M : array, shape (n, n)
    Q : array, shape (n,)
    S : array, shape (n, n - r)
        A basis of the null space of A, so that S^T A^T lambda = 0.
    c : array, shape (n,)
        A particular solution of A q'' = b.

    Raises
    ------
    numpy.linalg.LinAlgError
        If S^T M S is singular.

    Examples
    --------
    A massless x tied to a mass y by x = 2 y, with the force 1 on x:

    >>> reduced_acceleration(np.diag([0.0, 1.0]), np.array([1.0, 0.0]), np.array([[2.0], [1.0]]),
    ...     np.zeros(2)).tolist()
    [4.0, 2.0]
    """
    sizes = np.sum(np.abs(S) * (np.abs(M) @ np.abs(S)), axis=0)
    return c + S @ solved(S.T @ M @ S, S.T @ (Q - M @ c), SINGULAR_ON_KERNEL, sizes)
