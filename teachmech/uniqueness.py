"""What the constraints determine: rank, redundant constraints by name, multipliers, accelerations.

The rows of A that depend on each other are found in the left null space of A. Each gives a relation
such as ``c5 = c1 + c3`` between the rows, and a direction in which the multipliers may change
without any change of the motion: lambda = lambda_0 + N eta, where lambda_0 has the least norm and
N is a basis of ker A^T (R. G. Mukharlyamov, C. T. Deressa, on redundant holonomic constraints).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.dynamics import RANK_TOLERANCE, is_positive_definite, mass_root
from teachmech.errors import ProblemError
from teachmech.integrators import METHODS
from teachmech.scales import Scales

if TYPE_CHECKING:
    from teachmech.motion import Motion

Array = np.ndarray[Any, np.dtype[np.float64]]

_SMALL = 1e-8  # relative: entries of null vectors below it count as zero


@dataclass(frozen=True)
class Relation:
    """A row of A that is a combination of others.

    Attributes
    ----------
    constraint : str
        The constraint whose row depends on the others.
    factors : dict of str to float
        Its row is the sum of these multiples of the rows of the named constraints; empty for a row
        of zeros.
    contradictory : bool
        The right sides b do not obey the relation, so that no acceleration satisfies them all.
    """

    constraint: str
    factors: dict[str, float]
    contradictory: bool

    def __str__(self) -> str:
        """Return the relation as ``c5 = c1 + c3`` or ``c2 = -1/2 c1``."""
        text = ""
        for name, factor in self.factors.items():
            size = _ratio(abs(factor))
            sign = "-" if factor < 0 else "+"
            term = name if size == "1" else f"{size} {name}"
            if text:
                text += f" {sign} {term}"
            else:
                text = term if factor > 0 else f"-{term}"
        relation = f"{self.constraint} = {text or '0'}"
        return f"{relation} (contradictory)" if self.contradictory else relation


@dataclass(frozen=True)
class UniquenessReport:
    """What the constraints determine at one state.

    Attributes
    ----------
    constraints : tuple of str
        The m names.
    rank : int
        Rank of A.
    kept, dropped : tuple of float
        Singular values of A M^(-1/2) (of A where M is singular) that count as non-zero, and those
        that do not.
    degrees_of_freedom : int
        Number of coordinates minus rank.
    relations : tuple of Relation
        One for each redundant constraint; later constraints in terms of earlier ones.
    multipliers : array, shape (m,)
        lambda_0, of least norm; M q'' = Q - A^T lambda.
    null_space : array, shape (m, m - rank)
        N with orthonormal columns: every lambda_0 + N eta gives the same motion.
    determined : tuple of str
        The constraints whose single multiplier is determined: their row of N is zero.
    acceleration_unique : bool
        See `acceleration_is_unique`; true at every time of a motion.
    time : float
        In seconds.
    """

    constraints: tuple[str, ...]
    rank: int
    kept: tuple[float, ...]
    dropped: tuple[float, ...]
    degrees_of_freedom: int
    relations: tuple[Relation, ...]
    multipliers: Array
    null_space: Array
    determined: tuple[str, ...]
    acceleration_unique: bool
    time: float

    def general(self, eta: Array | Sequence[float]) -> Array:
        """Return the multipliers lambda_0 + N eta, shape (m,); all of them give the same motion.

        Parameters
        ----------
        eta : array, shape (m - rank,)
        """
        eta = np.asarray(eta, dtype=float)
        if eta.shape != (self.null_space.shape[1],):
            what = f"eta has the shape {eta.shape}, not ({self.null_space.shape[1]},)"
            raise ProblemError(what, key="eta", hint="one number for every lost rank")
        return self.multipliers + self.null_space @ eta

    @property
    def undetermined(self) -> tuple[str, ...]:
        """The constraints whose single multiplier is not determined, only its sum with others."""
        return tuple(name for name in self.constraints if name not in self.determined)

    def __str__(self) -> str:
        """Say it in a few lines."""
        m = len(self.constraints)
        lines = [f"rank of A: {self.rank} of {m}; degrees of freedom: {self.degrees_of_freedom}"]
        if self.kept:
            lines += [f"smallest singular value that counts: {self.kept[-1]:.3g}"]
        if self.dropped:
            lines += [f"largest singular value taken as zero: {self.dropped[0]:.3g}"]
        lines += [f"redundant: {relation}" for relation in self.relations]
        if self.undetermined:
            lines += [f"multipliers not determined singly: {', '.join(self.undetermined)}"]
        elif m:
            lines += ["every multiplier is determined"]
        if not self.acceleration_unique:
            lines += ["the acceleration is not determined"]
        return "\n".join(lines)


def uniqueness(motion: Motion, index: int = 0) -> UniquenessReport:
    """Report what the constraints determine at one stored time of a motion.

    Parameters
    ----------
    motion : Motion
    index : int
        Of the stored time; 0 is the start, -1 the end.

    Returns
    -------
    UniquenessReport

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("conical-pendulum").simulate(time=(0, 0.1, 0.1))
    >>> print(uniqueness(motion))
    rank of A: 1 of 3; degrees of freedom: 2
    smallest singular value that counts: ...
    largest singular value taken as zero: ...
    redundant: doubled = 2 thread
    redundant: reversed = -thread
    multipliers not determined singly: thread, doubled, reversed
    """
    index = motion.stored_index(index)
    M, A, b = motion.linear_system(index)
    names = motion.system.constraint_names
    scales = motion.scales
    s, rank, N = decide(*scales.in_units(M, A), METHODS[motion.settings.method].rank_tolerance)
    loose = np.abs(N).max(axis=1, initial=0.0) > _SMALL
    return UniquenessReport(
        constraints=names,
        rank=rank,
        kept=tuple(s[:rank].tolist()),
        dropped=tuple(s[rank:].tolist()),
        degrees_of_freedom=A.shape[1] - rank,
        relations=relations_in(N, b, names, scales=scales),
        multipliers=motion.multipliers[index],
        null_space=np.linalg.qr(scales.factors[:, None] * N)[0],
        determined=tuple(name for name, free in zip(names, loose, strict=True) if not free),
        acceleration_unique=acceleration_is_unique(*scales.in_units(M, A)),
        time=float(motion.t[index]),
    )


@dataclass(frozen=True)
class Stretch:
    """Stored times in a row at which the constraints determine the same.

    Attributes
    ----------
    first, last : float
        In seconds.
    report : UniquenessReport
        At the first of them; the factors in its relations may change with time.
    """

    first: float
    last: float
    report: UniquenessReport

    def __str__(self) -> str:
        """Say it in a line."""
        r = self.report
        until = f" to {self.last:.6g}" if self.last > self.first else ""
        parts = [f"t = {self.first:.6g}{until} s: rank {r.rank} of {len(r.constraints)}"]
        if r.relations:
            parts += [", ".join(map(str, r.relations))]
        if r.undetermined:
            parts += [f"not determined: {', '.join(r.undetermined)}"]
        return "; ".join(parts)


def uniqueness_along(motion: Motion) -> list[Stretch]:
    """Report what the constraints determine along a motion, at every stored time.

    Parameters
    ----------
    motion : Motion

    Returns
    -------
    list of Stretch
        In the order of time; a new one begins where the rank, the constraints in a relation or the
        multipliers that are determined change.

    Examples
    --------
    >>> import teachmech as tm
    >>> for stretch in uniqueness_along(tm.example("meridian").simulate()):
    ...     print(stretch)
    t = 0 to 2.995 s: rank 4 of 4
    t = 3 s: rank 3 of 4; squared = skate; not determined: skate, squared
    t = 3.005 to 5 s: rank 4 of 4
    """
    stretches: list[Stretch] = []
    previous: Any = None
    for i, time in enumerate(motion.t):
        report = uniqueness(motion, i)
        related = tuple((relation.constraint, *relation.factors) for relation in report.relations)
        kind = report.rank, related, report.determined
        if kind == previous:
            stretches[-1] = replace(stretches[-1], last=float(time))
        else:
            stretches.append(Stretch(float(time), float(time), report))
        previous = kind
    return stretches


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
        Whether M is regular on the null space of A. For a positive semidefinite M this is the same
        as that M and A stacked have the rank n; where A has full row rank besides, the
        multipliers are determined, too.

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
    _, s, Vt = np.linalg.svd(A)
    V = Vt[int(np.count_nonzero(s > RANK_TOLERANCE * s[:1])) :].T
    inner = np.linalg.eigvalsh(V.T @ M @ V)
    return bool((np.abs(inner) > 1e-12 * np.abs(M).max(initial=0.0)).all())


def relations(
    M: Array,
    A: Array,
    b: Array,
    names: tuple[str, ...],
    tolerance: float = 1e-6,
    rank_tolerance: float = RANK_TOLERANCE,
) -> tuple[Relation, ...]:
    """Return the redundant constraints of A q'' = b, each in terms of those before it.

    Parameters
    ----------
    M : array, shape (n, n)
    A : array, shape (m, n)
    b : array, shape (m,)
    names : tuple of str, length m
    tolerance : float
        A relation is contradictory when b misses it by more than this part of its terms.
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
    """Return the singular values, the rank that they mean, and the null space of A^T.

    Parameters
    ----------
    M : array, shape (n, n)
    A : array, shape (m, n)
    rank_tolerance : float
        Singular values below this part of the largest count as zero.

    Returns
    -------
    singular_values : array, shape (min(m, n),)
        Of A M^(-1/2) (of A where M is singular), in falling order.
    rank : int
    N : array, shape (m, m - rank)
        With orthonormal columns.

    Examples
    --------
    >>> singular_values, rank, N = decide(np.eye(2), np.array([[3.0, 0], [6.0, 0]]))
    >>> rank, np.abs(N).ravel().round(3).tolist()
    (1, [0.894, 0.447])
    """
    masses = M.diagonal()
    if np.count_nonzero(M) == len(M) and masses.min() > 0:  # diagonal
        A = A * (1 / np.sqrt(masses))
    elif is_positive_definite(M):
        A = A @ mass_root(M)
    s = np.asarray(np.linalg.svd(A, compute_uv=False), dtype=float)
    rank = int(np.count_nonzero(s > rank_tolerance * s.max(initial=0.0)))
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
    """Return the relations that null vectors hold, solved for the last constraints possible.

    Parameters
    ----------
    N : array, shape (m, k)
        A basis of the null space of A^T, as from `decide`.
    b, names, tolerance
        As for `relations`.
    scales : Scales, optional
        Those by which the rows of A were multiplied before `decide`; without them, b counts as
        zero below the tolerance.

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
        if abs(rows[best, column]) < _SMALL:
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
            if k != pivot and abs(x) > _SMALL
        }
        contradictory = bool(abs(row @ b) > tolerance * (np.abs(row) @ (size + np.abs(b))))
        relations.append(Relation(names[pivot], parts, contradictory))
    return tuple(relations)


def _ratio(number: float) -> str:
    """The number as a simple ratio where it is one, else with four digits."""
    simple = Fraction(number).limit_denominator(12)
    if abs(float(simple) - number) < _SMALL * max(1.0, number) and simple.numerator <= 1000:
        return str(simple)
    return f"{number:.4g}"
