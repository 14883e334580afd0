"""The equations of Gibbs and Appell: the minimum of the Gibbs function in quasi-accelerations."""

from __future__ import annotations

import numpy as np
from numpy.linalg import LinAlgError

from teachmech.base.array_types import Array
from teachmech.numerics.formulations.formulation import Accelerations
from teachmech.numerics.formulations.linear_systems import row_factors

NO_MINIMUM = "the Gibbs function has no minimum: M is not positive definite on the null space of A"
LEAST_SIZE = 1e-12  # least pivot of the Gibbs function, relative to the largest entry of M


def gibbs_appell(M: Array, Q: Array, A: Array, b: Array) -> Accelerations:
    """Minimise the Gibbs function G = q''^T M q'' / 2 - Q^T q'' under A q'' = b.

    Quasi-accelerations s along directions V of the null space, orthonormal in the metric of M,
    give G = |s|^2 / 2 - p^T s + constant. So s = p, and no linear system is left.

    Raises
    ------
    numpy.linalg.LinAlgError
        If a dependent row of A q'' = b contradicts the others, or M is not positive definite on the
        null space of A.

    Notes
    -----
    P. Appell, J. reine angew. Math. 121 (1900) 310-319. Constraint forces do no work along V, so
    the equations contain no multipliers.
    """
    _, _, _, V, c = row_factors(A, b)
    inner = V.T @ M @ V
    if not np.linalg.eigvalsh(inner).min(initial=np.inf) > LEAST_SIZE * np.abs(M).max(initial=0.0):
        raise LinAlgError(NO_MINIMUM)
    L = np.linalg.cholesky(inner)
    V = np.linalg.solve(L, V.T).T  # V^T M V = I
    return Accelerations(c + V @ (V.T @ (Q - M @ c)), None)


def operations(n: int, m: int, r: int) -> float:
    """Count the operations: both QR factors of A^T, V^T M V, its eigenvalues and L, and V L^-T."""
    f = n - r
    qr = 4 * n**2 * r - 2 * n * r**2 + 2 * n * m * r
    return qr + 2 * n**2 * f + 2 * n * f**2 + 5 * f**3 / 3 + n * f**2
