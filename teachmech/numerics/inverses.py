"""Algorithms for the Moore-Penrose inverse, for comparison on the matrices of mechanics.

Every function takes a matrix A of shape (m, n), of any rank, and returns its pseudo-inverse of
shape (n, m) and its numerical rank. The list of methods follows D. de Falco, E. Pennestrì, L. Vita,
"Esperienze numeriche sulla formulazione multibody di Udwadia-Kalaba" (program Gauss2D); Cholesky
and LAPACK's own method are added.

The rank rule
-------------
All methods use the rule of `rank_of`: the rank is the number of sizes above ``tolerance`` times
the largest size. The meaning of a size depends on the method:

=====================  ==============================================  ======================
method                 size number k                                   largest size
=====================  ==============================================  ======================
`svd`                  singular value s_k                              s_1
`complete_orthogonal`  LAPACK's estimate of the least singular value   its estimate of the
                       of the first k pivot columns                    largest of them
`householder`,         pivot norm |R_kk|: length of the longest        length of the longest
`varga`,               column outside the span of the k - 1 columns    column
`gram_schmidt`         that were taken before
`greville`             the same of rows                                of the longest row
`cholesky`             the same of rows (of columns where m > n), as   of the longest row (or
                       the square root of a pivot of the Gram matrix   column)
`normal_equations`,    square root of a pivot norm of the Gram matrix  of the longest column of
`augmented_system`     or of the augmented matrix                      that matrix
=====================  ==============================================  ======================

With p rows or columns to choose from, the relative pivot norm of number k is at least the relative
singular value s_k / s_1 divided by sqrt(p - k + 1), and at most s_k / s_1 times sqrt(p (4^k + 6 k -
1)) / 3 (from C. L. Lawson, R. J. Hanson, "Solving Least Squares Problems", 1974, (6.31)). On most
matrices the two differ by a factor of a few; so all methods agree if the singular values leave a
wide gap around the tolerance, and their ranks may differ by one or two if a singular value is
within that factor of the tolerance. Kahan's matrices are an exception, since they nearly reach the
upper bound. Pivots then do not reveal the small singular value, and LAPACK's estimates stop at the
first columns that are ill-conditioned together, well before the rank of the SVD.

`cholesky`, `normal_equations` and `augmented_system` only have the squares of the sizes, with
rounding errors of a few eps. So their tolerance is never below `cholesky_limit`, about 1e-7.

How to add one
--------------
1. Write a function ``name(A, tolerance=RANK_TOLERANCE)`` under `_any_matrix`, so that it only
   receives finite matrices that are neither empty nor zero, with a largest entry between 1/2 and 1.
   It takes its rank from `rank_of`, or the table above states what it compares instead.
2. Add one line to `ALGORITHMS`; the tests run over that table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.dynamics import RANK_TOLERANCE, rank_of

Algorithm = Callable[..., tuple[Array, int]]


def _any_matrix(algorithm: Algorithm) -> Algorithm:
    """Restrict an algorithm to finite matrices of about unit size, neither empty nor zero.

    An empty or zero matrix has a zero inverse of rank 0; the inverse of a matrix that is not finite
    is all not-a-number, with rank 0, as in `teachmech.numerics.dynamics.pseudo_inverse`. Any other
    matrix is scaled by a power of two, which costs no accuracy, so that squares of entries neither
    overflow nor underflow.
    """

    @wraps(algorithm)
    def guarded(A: Array, tolerance: float = RANK_TOLERANCE) -> tuple[Array, int]:
        m, n = A.shape
        if not np.isfinite(A).all():
            return np.full((n, m), np.nan), 0
        if not A.any():
            return np.zeros((n, m)), 0
        exponent = _exponent(A)
        X, rank = algorithm(np.ldexp(A, -exponent), tolerance)
        return np.ldexp(X, -exponent), rank

    return guarded


@_any_matrix
def svd(A: Array, tolerance: float = RANK_TOLERANCE) -> tuple[Array, int]:
    """Invert the singular values: A = U S V^T, A^+ = V S^-1 U^T.

    Parameters
    ----------
    A : array, shape (m, n)
    tolerance : float
        Singular values up to this part of the largest count as zero.

    Returns
    -------
    X : array, shape (n, m)
    rank : int

    Notes
    -----
    G. H. Golub, W. Kahan, J. SIAM Numer. Anal. B 2 (1965) 205-224. It is the only method that drops
    the smallest possible part of A for its numerical rank.

    Examples
    --------
    >>> X, rank = svd(np.array([[3.0, 4.0], [3.0, 4.0]]))
    >>> X.round(12).tolist(), rank
    ([[0.06, 0.06], [0.08, 0.08]], 1)
    """
    U, s, Vt = np.linalg.svd(A, full_matrices=False)
    rank = rank_of(s, tolerance)
    return (Vt[:rank].T / s[:rank]) @ U[:, :rank].T, rank


@_any_matrix
def greville(A: Array, tolerance: float = RANK_TOLERANCE) -> tuple[Array, int]:
    """Build the inverse row by row, by Greville's method.

    With the rows A_i so far, the next row a, d = a A_i^+ and c = a - d A_i, the part of a outside
    their span, the new inverse is [A_i^+ - b d, b] with b = c^T / (c c^T); for c = 0 it is
    b = A_i^+ d^T / (1 + d d^T).

    Parameters, returns and an example are those of `svd`. A row with c up to ``tolerance`` times
    the longest row counts as dependent.

    Notes
    -----
    T. N. E. Greville, SIAM Review 2 (1960) 15-22. The rows may be taken in any order; here the row
    with the longest c is next. In their original order, c may be far above the least singular
    value: the rows (e, 0), (1, e) have c of length e and e, but a singular value of about e^2.
    """
    m, n = A.shape
    order: list[int] = []
    left = list(range(m))
    lengths: list[float] = []
    X = np.zeros((n, 0))
    while left:
        a = A[left]
        d = a @ X
        c = a - d @ A[order]
        rest = c @ A[order].T @ X.T  # a second pass makes c normal to the rows themselves
        c -= rest
        d += rest @ X
        i = int(np.argmax(np.linalg.norm(c, axis=1)))
        lengths.append(float(np.linalg.norm(c[i])))
        if len(order) == n or rank_of(np.array(lengths), tolerance) < len(lengths):
            break
        b = c[i] / (c[i] @ c[i])
        X = np.column_stack([X - np.outer(b, d[i]), b])
        order.append(left.pop(i))
    rank = len(order)
    for i in left:  # every remaining row depends on earlier rows
        d = A[i] @ X
        b = X @ d / (1 + d @ d)
        X = np.column_stack([X - np.outer(b, d), b])
    return X[:, np.argsort(order + left)], rank


@_any_matrix
def varga(A: Array, tolerance: float = RANK_TOLERANCE) -> tuple[Array, int]:
    """Factor A by two successive QR factorisations: U [G 0; 0 0] V^T with triangular G.

    Parameters, returns and an example are those of `svd`. The pivots of the first factorisation are
    the sizes.

    Notes
    -----
    Gauss2D calls this method Varga's. The first factorisation pivots the columns of A, the
    second the rows of its R; A^+ = V [G^-1 0; 0 0] U^T.
    """
    from scipy import linalg

    U, R, columns = linalg.qr(A, mode="economic", pivoting=True)
    rank = rank_of(np.abs(R.diagonal()), tolerance)
    V, Gt, rows = linalg.qr(R[:rank].T, mode="economic", pivoting=True)
    X = np.empty(A.shape[::-1])
    X[columns] = V @ linalg.solve_triangular(Gt, U[:, rows].T, trans="T")
    return X, rank


@_any_matrix
def gram_schmidt(A: Array, tolerance: float = RANK_TOLERANCE) -> tuple[Array, int]:
    """Factor A = C R by pivoted modified Gram-Schmidt, and R^T = D S again: A^+ = D S^-T C^T.

    Parameters, returns and an example are those of `svd`. The sizes are the pivot norms.

    Notes
    -----
    A. Björck, BIT 7 (1967) 1-21 for the modified form; every pivot is orthogonalised twice, which
    is enough (L. Giraud, J. Langou, M. Rozložník, Comput. Math. Appl. 50 (2005) 1069-1075). Without
    the second pass, the columns of C lose orthogonality in proportion to the condition of A.
    """
    return _least_norm(A, np.eye(len(A)), tolerance)


@_any_matrix
def normal_equations(A: Array, tolerance: float = RANK_TOLERANCE) -> tuple[Array, int]:
    """Solve the normal equations A^T A X = A^T by pivoted modified Gram-Schmidt.

    The matrix is A A^T if it is smaller. Its singular values are the squares of those of A, so
    errors and limits are those of `cholesky`.

    Parameters, returns and an example as for `svd`. The sizes are the square roots of pivot
    norms of A^T A; tolerances below `cholesky_limit` are raised to it.

    Notes
    -----
    The first of the two least-squares systems that de Falco, Pennestrì and Vita solve by modified
    Gram-Schmidt for one unit vector after the other.
    """
    m, n = A.shape
    if m < n:
        X, rank = normal_equations(A.T, tolerance)
        return X.T, rank
    return _least_norm(A.T @ A, A.T, max(tolerance, cholesky_limit(m, n)) ** 2)


@_any_matrix
def augmented_system(A: Array, tolerance: float = RANK_TOLERANCE) -> tuple[Array, int]:
    """Solve [s I, A; A^T, 0] [R; X] = [I; 0] by pivoted modified Gram-Schmidt.

    R holds the residuals of least squares over s, the length of the longest column. A small
    singular value z of A becomes z^2/s, so errors and limits are those of `cholesky`. An s near the
    least singular value would avoid this, but it is not known in advance.

    Parameters, returns and an example as for `svd`. The sizes are the square roots of pivot
    norms; tolerances below `cholesky_limit` of the large matrix are raised to it.

    Notes
    -----
    The second system of de Falco, Pennestrì and Vita; A. Björck, BIT 7 (1967) 257-278, on s.
    """
    m, n = A.shape
    length = np.linalg.norm(A, axis=0).max()
    K = np.block([[length * np.eye(m), A], [A.T, np.zeros((n, n))]])
    limit = max(tolerance, cholesky_limit(*K.shape)) ** 2
    Z, rank = _least_norm(K, np.eye(m + n, m), limit)
    return Z[m:], rank - m


@_any_matrix
def householder(A: Array, tolerance: float = RANK_TOLERANCE) -> tuple[Array, int]:
    """Solve A x = e_i by least squares for every unit vector e_i.

    Parameters, returns and an example are those of `svd`. Pivots are the sizes; column i of the
    inverse is the solution of least norm for e_i.

    Notes
    -----
    P. Businger, G. H. Golub, Numer. Math. 7 (1965) 269-276. If the columns are independent, back
    substitution gives the only solution; otherwise a second factorisation, of the remaining rows
    of R, gives the one of least norm.
    """
    from scipy import linalg

    Q, R, columns = linalg.qr(A, mode="economic", pivoting=True)
    rank = rank_of(np.abs(R.diagonal()), tolerance)
    right_sides = Q[:, :rank].T
    X = np.empty(A.shape[::-1])
    if rank == A.shape[1]:
        X[columns] = linalg.solve_triangular(R, right_sides)
    else:
        V, S = linalg.qr(R[:rank].T, mode="economic")
        X[columns] = V @ linalg.solve_triangular(S, right_sides, trans="T")
    return X, rank


@_any_matrix
def cholesky(A: Array, tolerance: float = RANK_TOLERANCE) -> tuple[Array, int]:
    """Factor the Gram matrix A A^T = L L^T with L of full column rank: A^+ = (L^+ A)^T L^+.

    The Gram matrix squares the condition of A. Singular values below about 1e-8 of the largest
    leave no trace in it and are lost for any tolerance. The inverse has a relative error of about
    eps times the squared condition, while other methods have eps times
    the condition: at a condition of 1e4 about 1e-8 instead of 1e-12.

    Parameters, returns and an example are those of `svd`. A row (a column if m > n) whose part
    outside the span of the others is up to ``tolerance`` times the longest counts as dependent;
    tolerances below `cholesky_limit` are raised to it.

    Notes
    -----
    P. Courrieu, Neural Inf. Process. Lett. Rev. 8 (2005) 25-29, with diagonal pivoting added
    (LAPACK's dpstrf). The pivots are squared lengths, so their square roots are compared.
    Courrieu inverts L^T L twice; here L^+ comes from a QR factorisation of L, since the condition
    need not be squared a second time.
    """
    from scipy import linalg

    m, n = A.shape
    if m > n:  # the smaller of the two Gram matrices
        X, rank = cholesky(A.T, tolerance)
        return X.T, rank
    gram = A @ A.T
    least = max(tolerance, cholesky_limit(m, n)) ** 2 * gram.diagonal().max()
    packed, pivots, rank, _ = linalg.lapack.dpstrf(gram, tol=least, lower=1)
    L = np.empty((m, rank))
    L[pivots - 1] = np.tril(packed)[:, :rank]  # Fortran counts from 1
    Q, R = linalg.qr(L, mode="economic")
    L_inverse: Array = linalg.solve_triangular(R, Q.T)
    return (L_inverse @ A).T @ L_inverse, int(rank)


def cholesky_limit(m: int, n: int) -> float:
    """Return the least tolerance of `cholesky`: below it a pivot is rounding error.

    Parameters
    ----------
    m, n : int
        Shape of the matrix.

    Returns
    -------
    float
        The square root of 4 max(m, n) eps.

    Notes
    -----
    The rounding error of a sum of n products grows with n eps, and elimination adds as much. On
    4000 random matrices with dependent rows, of up to 30 rows and 40 columns, no pivot made of
    rounding error was above 0.4 max(m, n) eps of the largest; 4 leaves a margin of ten.

    Examples
    --------
    >>> f"{cholesky_limit(3, 4):.0e}"
    '6e-08'
    """
    return float(np.sqrt(4 * max(m, n) * np.finfo(float).eps))


@_any_matrix
def complete_orthogonal(A: Array, tolerance: float = RANK_TOLERANCE) -> tuple[Array, int]:
    """Solve A X = I for the least norm by LAPACK's complete orthogonal factorisation.

    Parameters, returns and an example are those of `svd`. Pivot columns are taken while their
    estimated least singular value is at least ``tolerance`` times the estimated largest.

    Notes
    -----
    LAPACK's dgelsy: QR with column pivoting, incremental condition estimation (C. H. Bischof,
    SIAM J. Matrix Anal. Appl. 11 (1990) 312-322), then R11 and R12 become one triangle.
    """
    from scipy import linalg

    X, _, rank, _ = linalg.lstsq(A, np.eye(len(A)), cond=tolerance, lapack_driver="gelsy")
    return X, int(rank)


ALGORITHMS: dict[str, Algorithm] = {
    "svd": svd,
    "greville": greville,
    "varga": varga,
    "gram_schmidt": gram_schmidt,
    "normal_equations": normal_equations,
    "augmented_system": augmented_system,
    "householder": householder,
    "cholesky": cholesky,
    "complete_orthogonal": complete_orthogonal,
}


def penrose(A: Array, X: Array) -> tuple[float, float, float, float]:
    """Return the residuals of X in the four conditions that only the pseudo-inverse of A satisfies.

    Parameters
    ----------
    A : array, shape (m, n)
    X : array, shape (n, m)

    Returns
    -------
    tuple of four floats
        |A X A - A| / |A|, |X A X - X| / (|A| |X|^2), |(A X)^T - A X| / (|A| |X|) and
        |(X A)^T - X A| / (|A| |X|), in Frobenius norms; zero if the residual is zero.

    Notes
    -----
    R. Penrose, Proc. Camb. Phil. Soc. 51 (1955) 406-413. The inverse of A + E, with a small E that
    keeps the rank, leaves residuals of about E, X E X, E X and X E; so each is divided by a norm
    that makes it the relative size of E. An inverse of the wrong rank may satisfy all conditions
    but the first, so also compare the ranks.

    Examples
    --------
    >>> penrose(np.array([[2.0, 0.0]]), np.array([[0.5], [0.0]]))
    (0.0, 0.0, 0.0, 0.0)
    >>> penrose(np.eye(2), np.zeros((2, 2)))
    (1.0, 0.0, 0.0, 0.0)
    """
    A, X = np.ldexp(A, -_exponent(A)), np.ldexp(X, _exponent(A))
    AX, XA = A @ X, X @ A
    size = _norm(A) * _norm(X)
    return (
        _relative(AX @ A - A, _norm(A)),
        _relative(XA @ X - X, size * _norm(X)),
        _relative(AX.T - AX, size),
        _relative(XA.T - XA, size),
    )


def _exponent(A: Array) -> int:
    """Return the power of two just above the largest entry; 0 for an empty or zero matrix."""
    return int(np.frexp(np.abs(A).max(initial=0.0))[1])


def _norm(A: Array) -> float:
    return float(np.linalg.norm(A))


def _relative(residual: Array, size: float) -> float:
    error = _norm(residual)
    return error / size if error else 0.0


def _least_norm(K: Array, Y: Array, tolerance: float) -> tuple[Array, int]:
    """Return the X of least norm with K X as near to Y as possible, and the rank of K."""
    from scipy import linalg

    C, R, columns = _orthonormal_columns(K, tolerance)
    D, S, rows = _orthonormal_columns(R.T, 0.0)  # the rank is decided: R has independent rows
    X = np.empty((K.shape[1], Y.shape[1]))
    X[columns] = D @ linalg.solve_triangular(S, (C.T @ Y)[rows], trans="T")
    return X, len(R)


def _orthonormal_columns(A: Array, tolerance: float) -> tuple[Array, Array, Array]:
    """Return C (m, r), R (r, n) and the order of columns with A[:, order] = C R and C^T C = I."""
    m, n = A.shape
    V = A.astype(float)  # the columns minus their parts along the columns of C
    C, R = np.zeros((m, min(m, n))), np.zeros((min(m, n), n))
    order = np.arange(n)
    rank = 0
    for k in range(min(m, n)):
        j = k + int(np.argmax(np.linalg.norm(V[:, k:], axis=0)))
        for columns in (V, R, order):
            columns[..., [k, j]] = columns[..., [j, k]]
        again = C[:, :k].T @ V[:, k]  # a second pass removes the rounding of the first
        R[:k, k] += again
        V[:, k] -= C[:, :k] @ again
        R[k, k] = np.linalg.norm(V[:, k])
        if rank_of(R.diagonal()[: k + 1], tolerance) <= k:
            break
        rank = k + 1
        C[:, k] = V[:, k] / R[k, k]
        R[k, k + 1 :] = C[:, k] @ V[:, k + 1 :]
        V[:, k + 1 :] -= np.outer(C[:, k], R[k, k + 1 :])
    return C[:, :rank], R[:rank], order
