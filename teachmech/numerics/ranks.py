"""The rank decision for A, its dependent rows, and the null space of A^T."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.dynamics import (
    RANK_TOLERANCE,
    is_positive_definite,
    mass_root,
    rank_of,
    singular_values,
)
from teachmech.numerics.scales import Scales

ZERO_ENTRY = 1e-8  # relative size below which entries of null vectors count as zero
FOUND = 1e-5  # rank tolerance at states that Newton's method found; inexact near a singular state


@dataclass(frozen=True)
class Relation:
    """A row of A that is a combination of other rows.

    Attributes
    ----------
    constraint : str
        The constraint whose row depends on those of other constraints.
    factors : dict of str to float
        Its row is the sum of these multiples of the rows of the named constraints; empty for a row
        of zeros.
    contradictory : bool
        Whether the right sides violate the relation: those of A q'' = b, so that no acceleration
        satisfies all constraints, or those of the constraints in a report on a start.
    """

    constraint: str
    factors: dict[str, float]
    contradictory: bool

    def __str__(self) -> str:
        """Return the relation of the rows, with a note if it is contradictory."""
        return f"{self.rows} (contradictory)" if self.contradictory else self.rows

    @property
    def rows(self) -> str:
        """The relation of the rows as ``c5 = c1 + c3`` or ``c2 = -1/2 c1``."""
        text = ""
        for name, factor in self.factors.items():
            size = _ratio(abs(factor))
            sign = "-" if factor < 0 else "+"
            term = name if size == "1" else f"{size} {name}"
            if text:
                text += f" {sign} {term}"
            else:
                text = term if factor > 0 else f"-{term}"
        return f"{self.constraint} = {text or '0'}"


def acceleration_is_unique(M: Array, A: Array) -> bool:
    """Return whether M q'' = Q - A^T lambda and A q'' = b determine q''.

    Parameters
    ----------
    M : array, shape (n, n)
        Symmetric.
    A : array, shape (m, n)

    Returns
    -------
    bool
        True if M is regular on the null space of A. For a positive semidefinite M this means that
        M and A stacked have rank n. If A also has full row rank, the multipliers are determined as
        well.

    Notes
    -----
    R. G. Mukharlyamov, C. T. Deressa, "Dynamic equations of controlled mechanical system with
    redundant holonomic constraints".

    Examples
    --------
    A mass matrix that is indefinite, and a constraint along which it vanishes:

    >>> acceleration_is_unique(np.diag([1.0, -1.0]), np.array([[-1.0, 1.0]]))
    False
    """
    return not massless_directions(M, A).size


def massless_directions(M: Array, A: Array) -> Array:
    """Return an orthonormal basis of the motions without mass that A allows, shape (n, d).

    The columns are z in the null space V of A for which V^T M z vanishes. For a positive
    semidefinite M they span the common null space of M and A.

    Examples
    --------
    >>> massless_directions(np.diag([1.0, 0.0]), np.zeros((1, 2))).round(12).tolist()
    [[0.0], [1.0]]
    """
    energies, modes = modes_on_null_space(M, A)
    return modes[:, np.abs(energies) <= 1e-12 * np.abs(M).max(initial=0.0)]


def modes_on_null_space(M: Array, A: Array) -> tuple[Array, Array]:
    """Return the eigenvalues of V^T M V, and its eigenvectors in terms of all coordinates.

    V is an orthonormal basis of the null space of A; the columns have shape (n,).

    Examples
    --------
    >>> energies, modes = modes_on_null_space(np.diag([1.0, 2.0]), np.array([[1.0, 0.0]]))
    >>> energies.tolist(), np.abs(modes).tolist()
    ([2.0], [[0.0], [1.0]])
    """
    _, s, Vt = singular_values(A)
    V = Vt[rank_of(s) :].T
    energies, modes = np.linalg.eigh(V.T @ M @ V)
    return energies, V @ modes


def relations(
    M: Array,
    A: Array,
    b: Array,
    names: tuple[str, ...],
    tolerance: float = 1e-6,
    rank_tolerance: float = RANK_TOLERANCE,
) -> tuple[Relation, ...]:
    """Return the redundant constraints of A q'' = b, each in terms of earlier constraints.

    Parameters
    ----------
    M : array, shape (n, n)
    A : array, shape (m, n)
    b : array, shape (m,)
    names : tuple of str, length m
    tolerance : float
        A relation is contradictory if b violates it by more than this fraction of its terms.
    rank_tolerance : float
        Singular values below this part of the largest count as zero.

    Examples
    --------
    >>> A, b = np.array([[1.0, 2.0], [0.5, 1.0]]), np.array([4.0, 3.0])
    >>> [str(relation) for relation in relations(np.eye(2), A, b, ("first", "second"))]
    ['second = 1/2 first (contradictory)']
    """
    return relations_in(decide(M, A, rank_tolerance)[2], b, names, tolerance)


def decide(M: Array, A: Array, rank_tolerance: float = RANK_TOLERANCE) -> tuple[Array, int, Array]:
    """Return the singular values, the rank, and the null space of A^T.

    Parameters
    ----------
    M : array, shape (n, n)
    A : array, shape (m, n)
    rank_tolerance : float
        Singular values below this part of the largest count as zero.

    Returns
    -------
    singular_values : array, shape (min(m, n),)
        Those of A M^(-1/2) (of A if M is singular), in descending order.
    rank : int
    N : array, shape (m, m - rank)
        Orthonormal columns that span the null space.

    Examples
    --------
    >>> singular_values, rank, N = decide(np.eye(2), np.array([[3.0, 0], [6.0, 0]]))
    >>> rank, np.abs(N).ravel().round(3).tolist()
    (1, [0.894, 0.447])
    """
    masses = M.diagonal()
    if np.count_nonzero(M) == len(M) and masses.min(initial=1.0) > 0:  # diagonal
        A = A * (1 / np.sqrt(masses))
    elif is_positive_definite(M):
        A = A @ mass_root(M)
    s = np.asarray(np.linalg.svd(A, compute_uv=False), dtype=float)
    rank = rank_of(s, rank_tolerance)
    if rank == len(A):
        return s, rank, np.zeros((rank, 0))
    U = np.linalg.svd(A, full_matrices=len(A) > A.shape[1])[0]
    return s, rank, U[:, rank:]


def relations_in(
    N: Array,
    b: Array,
    names: tuple[str, ...],
    tolerance: float = 1e-6,
    scales: Scales | None = None,
) -> tuple[Relation, ...]:
    """Return the relations that null vectors express, solved for the last possible constraints.

    Parameters
    ----------
    N : array, shape (m, k)
        A basis of the null space of A^T, as from `decide`.
    b, names, tolerance
        As for `relations`.
    scales : Scales, optional
        The scales of the rows of A in `decide`; if they are missing, b counts as zero below the
        tolerance.

    Examples
    --------
    >>> N = np.array([[1.0], [-2.0]])
    >>> [str(relation) for relation in relations_in(N, np.array([4.0, 2.0]), ("first", "second"))]
    ['second = 1/2 first']
    """
    rows = N.T.copy()
    factors, size = np.ones(len(b)), np.ones(len(b))
    if scales is not None:
        factors, size = scales.factors, scales.factors * scales.rows / scales.time**2
    b = factors * b
    pivots: list[int] = []
    for column in range(len(names) - 1, -1, -1):
        k = len(pivots)
        if k == len(rows):
            break
        best = k + int(np.argmax(np.abs(rows[k:, column])))
        if abs(rows[best, column]) < ZERO_ENTRY:
            continue
        rows[[k, best]] = rows[[best, k]]
        rows[k] /= rows[k, column]
        others = np.arange(len(rows)) != k
        rows[others] -= np.outer(rows[others, column], rows[k])
        pivots.append(column)
    relations = []
    for pivot, row in sorted(zip(pivots, rows, strict=False), key=lambda pair: pair[0]):
        parts = {
            name: float(-x * factors[k] / factors[pivot])
            for k, (name, x) in enumerate(zip(names, row, strict=True))
            if k != pivot and abs(x) > ZERO_ENTRY
        }
        contradictory = bool(abs(row @ b) > tolerance * (np.abs(row) @ (size + np.abs(b))))
        relations.append(Relation(names[pivot], parts, contradictory))
    return tuple(relations)


def _ratio(number: float) -> str:
    """Return the number as a simple ratio if it is one, otherwise with four digits."""
    simple = Fraction(number).limit_denominator(12)
    if abs(float(simple) - number) < ZERO_ENTRY * max(1.0, number) and simple.numerator <= 1000:
        return str(simple)
    return f"{number:.4g}"
