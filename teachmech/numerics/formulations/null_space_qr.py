"""The null-space method with QR factors of A^T."""

from __future__ import annotations

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.formulations.formulation import Accelerations
from teachmech.numerics.formulations.linear_systems import (
    reduced_acceleration,
    row_factors,
)


def null_space_qr(M: Array, Q: Array, A: Array, b: Array) -> Accelerations:
    """Return the acceleration; the last columns of the orthogonal factor span the null space.

    A^T P = [Y V] [R; 0] with pivots, so that V spans the null space, and the first r rows in the
    order P are independent. The multipliers of the other rows are zero.

    Raises
    ------
    numpy.linalg.LinAlgError
        If a dependent row of A q'' = b contradicts the others, or M is singular on the null space.

    Notes
    -----
    S. S. Kim, M. J. Vanderploeg, ASME J. Mech. Trans. Autom. Des. 108 (1986) 183-188.
    """
    from scipy import linalg

    kept, R, Y, V, c = row_factors(A, b)
    acceleration = reduced_acceleration(M, Q, V, c)
    multipliers = np.zeros(len(b))
    multipliers[kept] = linalg.solve_triangular(R, Y.T @ (Q - M @ acceleration))
    return Accelerations(acceleration, multipliers)


def operations(n: int, m: int, r: int) -> float:
    """Count the operations: both QR factors of A^T, V^T M V, and its LU factors."""
    f = n - r
    return 4 * n**2 * r - 2 * n * r**2 + 2 * n * m * r + 2 * n**2 * f + 2 * n * f**2 + 2 * f**3 / 3
