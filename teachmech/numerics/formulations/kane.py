"""The equations of Maggi and Kane, with chosen speeds in place of velocities."""

from __future__ import annotations

import numpy as np
from numpy.linalg import LinAlgError

from teachmech.base.array_types import Array
from teachmech.numerics.formulations.coordinate_partitioning import eliminate
from teachmech.numerics.formulations.formulation import Accelerations
from teachmech.numerics.formulations.linear_systems import (
    independent_rows,
    reduced_acceleration,
    solved,
)


def kane(M: Array, Q: Array, A: Array, b: Array, speeds: Array | None = None) -> Accelerations:
    """Return the acceleration by the equations F_k + F_k* = 0, one for each chosen speed.

    With speeds u = Y v, [A; Y]^-1 = [T S]. The columns of S are the partial velocities, and
    S^T (Q - M q'') = 0. The other columns give the multipliers, T^T (Q - M q'') = lambda; those of
    dependent rows are zero.

    Parameters
    ----------
    M, Q, A, b : array
        See `teachmech.numerics.udwadia_kalaba`; M must be regular on the null space of A.
    speeds : array, shape (n - r, n), optional
        Y; by default the velocities of independent coordinates, see `independent_speeds`.

    Raises
    ------
    numpy.linalg.LinAlgError
        If a dependent row contradicts the others, the speeds are not as many as the degrees of
        freedom, they and the constraints do not determine the velocities, or M is singular on the
        null space of A.

    Notes
    -----
    T. R. Kane, D. A. Levinson, "Dynamics: Theory and Applications", McGraw-Hill 1985;
    G. A. Maggi, Rend. Acc. Lincei (5) 10 (1901) 287-292. J. G. Papastavridis, "Analytical
    Mechanics", OUP 2002, calls the equations of the multipliers kinetostatic.

    Examples
    --------
    A unit mass on a line x = y, with the speed u = x' + y' and the force (2, 0):

    >>> result = kane(np.eye(2), np.array([2.0, 0.0]), np.array([[1.0, -1.0]]), np.zeros(1),
    ...     speeds=np.array([[1.0, 1.0]]))
    >>> result.acceleration.tolist(), result.multipliers.tolist()
    ([1.0, 1.0], [1.0])
    """
    n = A.shape[1]
    kept, _ = independent_rows(A, b)
    Y = independent_speeds(A) if speeds is None else speeds
    freedoms = n - len(kept)
    if len(Y) != freedoms:
        raise LinAlgError(
            f"{len(Y)} speeds are chosen, but A of rank {len(kept)} leaves {freedoms} of "
            f"{n} velocities free"
        )
    rows = np.vstack([A[kept], Y])
    sizes = np.linalg.norm(rows, axis=1)
    refusal = "the chosen speeds and the constraints do not determine the velocities"
    if not sizes.all():
        raise LinAlgError(refusal)
    inverse = solved(rows / sizes[:, None], np.diag(1 / sizes), refusal)
    T, S = inverse[:, : len(kept)], inverse[:, len(kept) :]
    acceleration = reduced_acceleration(M, Q, S, T @ b[kept])
    multipliers = np.zeros(len(b))
    multipliers[kept] = T.T @ (Q - M @ acceleration)
    return Accelerations(acceleration, multipliers)


def independent_speeds(A: Array) -> Array:
    """Return the velocities of independent coordinates as speeds, shape (n - r, n).

    Examples
    --------
    >>> independent_speeds(np.array([[1.0, 3.0]])).tolist()
    [[1.0, 0.0]]
    """
    dependent = eliminate(A, np.zeros(len(A)))[2]
    return np.delete(np.eye(A.shape[1]), dependent, axis=0)


def operations(n: int, m: int, r: int) -> float:
    """Count the operations: independent rows, the inverse, S^T M S and its LU factors."""
    f = n - r
    return 2 * n * m * r + 2 * n**3 + 2 * n**2 * f + 2 * n * f**2 + 2 * f**3 / 3
