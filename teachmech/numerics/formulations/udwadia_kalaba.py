"""The formula of Udwadia and Kalaba, q'' = a + M^(-1/2) (A M^(-1/2))^+ (b - A a)."""

from __future__ import annotations

from numpy.linalg import LinAlgError

from teachmech.base.array_types import Array
from teachmech.numerics import dynamics
from teachmech.numerics.formulations.formulation import Accelerations

NOT_DEFINITE = "M is not positive definite, so it has no root M^(1/2)"


def udwadia_kalaba(M: Array, Q: Array, A: Array, b: Array) -> Accelerations:
    """Return the acceleration and the multipliers of least norm, for any rank of A.

    If the rows of A q'' = b contradict each other, |A q'' - b| is as small as possible.

    Raises
    ------
    numpy.linalg.LinAlgError
        If M is not positive definite.

    Notes
    -----
    F. E. Udwadia, R. E. Kalaba, Proc. R. Soc. A 439 (1992) 407-410; see
    `teachmech.numerics.udwadia_kalaba`.
    """
    if not dynamics.is_positive_definite(M):
        raise LinAlgError(NOT_DEFINITE)
    return Accelerations(*dynamics.udwadia_kalaba(M, Q, A, b)[:2])


def operations(n: int, m: int, r: int) -> float:
    """Count the operations: root of M, A M^(-1/2), singular values, product of the inverse."""
    long, short = max(m, n), min(m, n)
    return n**3 + 2 * m * n**2 + 14 * long * short**2 + 8 * short**3 + 2 * m * n * r
