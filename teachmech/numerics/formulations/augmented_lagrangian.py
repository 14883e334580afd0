"""The augmented Lagrangian: a penalty on A q'' - b whose error is removed by iteration."""

from __future__ import annotations

from numpy.linalg import LinAlgError

from teachmech.base.array_types import Array
from teachmech.numerics import dynamics
from teachmech.numerics.formulations.formulation import Accelerations
from teachmech.numerics.formulations.linear_systems import (
    SINGULAR_ON_KERNEL,
    refuse_contradiction,
)
from teachmech.numerics.ranks import acceleration_is_unique

NOT_DEFINITE = "M + p A^T A with the penalty p is not positive definite"
NOT_CONVERGED = "the iteration has not met A q'' = b: rows contradict or nearly depend on others"


def augmented_lagrangian(M: Array, Q: Array, A: Array, b: Array) -> Accelerations:
    """Return the acceleration after at most ten iterations, and the multipliers of least norm.

    Raises
    ------
    numpy.linalg.LinAlgError
        If M is singular on the null space of A, M + p A^T A is not positive definite, or the
        iteration does not converge.

    Notes
    -----
    E. Bayo, J. Garcia de Jalon, M. A. Serna, Comput. Methods Appl. Mech. Eng. 71 (1988) 183-195;
    see `teachmech.numerics.dynamics.augmented_lagrangian`.
    """
    if not acceleration_is_unique(M, A):
        raise LinAlgError(SINGULAR_ON_KERNEL)
    try:
        result = Accelerations(*dynamics.augmented_lagrangian(M, Q, A, b)[:2])
    except LinAlgError:
        raise LinAlgError(NOT_DEFINITE) from None
    try:
        refuse_contradiction(A, b, result.acceleration)
    except LinAlgError:
        raise LinAlgError(NOT_CONVERGED) from None
    return result


def operations(n: int, m: int, r: int) -> float:
    """Count the operations: M + p A^T A, its Cholesky factor and inverse, and two iterations."""
    return 2 * m * n**2 + n**3 + 2 * (6 * n**2 + 4 * m * n)
