"""The projection of the free acceleration onto A q'' = b, orthogonal in the metric of M."""

from __future__ import annotations

import numpy as np
from numpy.linalg import LinAlgError

from teachmech.base.array_types import Array
from teachmech.numerics.dynamics import is_positive_definite
from teachmech.numerics.formulations.formulation import Accelerations
from teachmech.numerics.formulations.linear_systems import rank_in_words, solved

NOT_DEFINITE = "M is not positive definite, so it defines no right angles"


def mass_orthogonal_projection(M: Array, Q: Array, A: Array, b: Array) -> Accelerations:
    """Return q'' = a - M^-1 A^T lambda with (A M^-1 A^T) lambda = A a - b and a = M^-1 Q.

    Raises
    ------
    numpy.linalg.LinAlgError
        If M is not positive definite, or the rows of A are dependent.

    Notes
    -----
    W. Blajer, Z. Angew. Math. Mech. 81 (2001) 247-259: the constraint force lies in the span of
    the rows of A, which is orthogonal to the admissible directions in the metric of M.
    """
    if not is_positive_definite(M):
        raise LinAlgError(NOT_DEFINITE)
    L = np.linalg.cholesky(M)
    B, w = np.linalg.solve(L, A.T), np.linalg.solve(L, Q)  # B^T B = A M^-1 A^T
    why = f"{rank_in_words(A)}, so A M^-1 A^T is singular"
    multipliers = solved(B.T @ B, B.T @ w - b, why)
    return Accelerations(np.linalg.solve(L.T, w - B @ multipliers), multipliers)


def operations(n: int, m: int, r: int) -> float:
    """Count the operations: Cholesky factor of M, B, B^T B and its LU factors."""
    return n**3 / 3 + n**2 * m + n * m**2 + 2 * m**3 / 3
