"""Coordinate partitioning: dependent accelerations are eliminated by Gauss-Jordan steps."""

from __future__ import annotations

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.dynamics import rank_of
from teachmech.numerics.formulations.formulation import Accelerations
from teachmech.numerics.formulations.linear_systems import (
    reduced_acceleration,
    refuse_contradiction,
)


def coordinate_partitioning(M: Array, Q: Array, A: Array, b: Array) -> Accelerations:
    """Solve for independent, then for dependent accelerations.

    A new partition is chosen at every state, by the pivots of `eliminate`. The multipliers of
    dependent rows are zero.

    Raises
    ------
    numpy.linalg.LinAlgError
        If a dependent row of A q'' = b contradicts the others, or M is singular on the null space.

    Notes
    -----
    R. A. Wehage, E. J. Haug, ASME J. Mech. Des. 104 (1982) 247-255.

    Examples
    --------
    >>> result = coordinate_partitioning(np.diag([0.0, 1.0]), np.array([1.0, 0.0]),
    ...     np.array([[1.0, -2.0]]), np.zeros(1))
    >>> result.acceleration.tolist(), result.multipliers.tolist()
    ([4.0, 2.0], [1.0])
    """
    T, rows, dependent = eliminate(A, b)
    n, rank = A.shape[1], len(dependent)
    independent = [k for k in range(n) if k not in dependent]
    S, c = np.zeros((n, n - rank)), np.zeros(n)
    S[independent] = np.eye(n - rank)
    S[dependent] = -T[:rank, independent]
    c[dependent] = T[:rank, n]
    refuse_contradiction(A, b, c)
    acceleration = reduced_acceleration(M, Q, S, c)
    multipliers = np.zeros(len(b))
    loose = Q - M @ acceleration  # equals A^T lambda
    multipliers[rows] = np.linalg.solve(A[np.ix_(rows, dependent)].T, loose[dependent])
    return Accelerations(acceleration, multipliers)


def eliminate(A: Array, b: Array) -> tuple[Array, list[int], list[int]]:
    """Return [A b] after Gauss-Jordan steps with complete pivoting, and the pivots.

    Parameters
    ----------
    A : array, shape (m, n)
    b : array, shape (m,)

    Returns
    -------
    T : array, shape (m, n + 1)
        Row k means q''_j + (independent terms) = T[k, n], with j = dependent[k].
    rows, dependent : list of int
        The r rows of A and the r dependent coordinates that were chosen as pivots.

    Examples
    --------
    >>> T, rows, dependent = eliminate(np.array([[1.0, 4.0]]), np.array([8.0]))
    >>> T.tolist(), rows, dependent
    ([[0.25, 1.0, 2.0]], [0], [1])
    """
    m, n = A.shape
    sizes = np.abs(A).max(axis=1, initial=0.0)
    T = np.column_stack([A, b]) / np.where(sizes > 0, sizes, 1.0)[:, None]
    order, dependent = np.arange(m), [0] * 0
    pivots: list[float] = []
    for k in range(min(m, n)):
        left = np.abs(T[k:, :n])
        left[:, dependent] = 0.0
        i, j = (int(x) for x in np.unravel_index(left.argmax(), left.shape))
        pivots.append(float(left[i, j]))
        if rank_of(np.array(pivots)) <= k:
            break
        for rows in (T, order):
            rows[[k, k + i]] = rows[[k + i, k]]
        T[k] /= T[k, j]
        others = np.arange(m) != k
        T[others] -= np.outer(T[others, j], T[k])
        dependent.append(j)
    return T, order[: len(dependent)].tolist(), dependent


def operations(n: int, m: int, r: int) -> float:
    """Count the operations: elimination, S^T M S for S with unit rows, LU factors, multipliers."""
    f = n - r
    return 2 * m * n * r + 2 * n**2 * f + 2 * r * f**2 + 2 * f**3 / 3 + 2 * r**3 / 3
