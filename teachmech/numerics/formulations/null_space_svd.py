"""The null-space method with the singular value decomposition of A."""

from __future__ import annotations

from numpy.linalg import LinAlgError

from teachmech.base.array_types import Array
from teachmech.numerics.dynamics import null_space_method
from teachmech.numerics.formulations.formulation import Accelerations

NOT_DEFINITE = "M is not positive definite on the null space of A"


def null_space_svd(M: Array, Q: Array, A: Array, b: Array) -> Accelerations:
    """Return A^+ b + V z; V is an orthonormal basis of the null space, from singular vectors.

    If the rows of A q'' = b contradict each other, |A q'' - b| is as small as possible.

    Raises
    ------
    numpy.linalg.LinAlgError
        If V^T M V is not positive definite.

    Notes
    -----
    R. P. Singh, P. W. Likins, ASME J. Appl. Mech. 52 (1985) 943-948; see
    `teachmech.numerics.null_space_method`.
    """
    try:
        return Accelerations(*null_space_method(M, Q, A, b)[:2])
    except LinAlgError:
        raise LinAlgError(NOT_DEFINITE) from None


def operations(n: int, m: int, r: int) -> float:
    """Count the operations: all singular vectors, V^T M V, and its eigenvectors."""
    long, short, f = max(m, n), min(m, n), n - r
    svd = 4 * long**2 * short + 8 * long * short**2 + 9 * short**3
    return svd + 2 * n**2 * f + 2 * n * f**2 + 9 * f**3
