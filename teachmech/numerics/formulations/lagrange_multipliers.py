"""Lagrange's equations of the first kind: one linear system for accelerations and multipliers."""

from __future__ import annotations

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.dynamics import rank_of, singular_values
from teachmech.numerics.formulations.formulation import Accelerations
from teachmech.numerics.formulations.linear_systems import (
    SINGULAR_ON_KERNEL,
    rank_in_words,
    solved,
)


def lagrange_multipliers(M: Array, Q: Array, A: Array, b: Array) -> Accelerations:
    """Solve [M A^T; A 0] [q''; lambda] = [Q; b], the KKT system, by LU factors.

    M may be singular or indefinite if it is regular on the null space of A.

    Raises
    ------
    numpy.linalg.LinAlgError
        If the rows of A are dependent, or M is singular on the null space of A. Rows count as
        dependent if they are dependent up to about half of the digits, since the least eigenvalue
        of the system is the square of the least singular value.

    Notes
    -----
    R. G. Mukharlyamov, C. T. Deressa, "Dynamic equations of controlled mechanical system with
    redundant holonomic constraints": the system is regular exactly if A has independent rows and
    M is regular on the null space of A.

    Examples
    --------
    >>> lagrange_multipliers(np.diag([1.0, -0.5]), np.array([1.0, 0.0]), np.array([[-1.0, 1.0]]),
    ...     np.zeros(1)).acceleration.round(12).tolist()
    [2.0, 2.0]
    """
    m, n = A.shape
    K = np.block([[M, A.T], [A, np.zeros((m, m))]])
    independent = rank_of(singular_values(A)[1], 1e-7) == m
    dependent = f"{rank_in_words(A)}, so the KKT matrix is singular"
    x = solved(K, np.concatenate([Q, b]), SINGULAR_ON_KERNEL if independent else dependent)
    return Accelerations(x[:n], x[n:])


def operations(n: int, m: int, r: int) -> float:
    """Count the operations of LU factors with n + m rows."""
    return 2 * (n + m) ** 3 / 3
