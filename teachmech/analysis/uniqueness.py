"""The uniqueness of a motion: rank, redundant constraints by name, multipliers, accelerations.

The left null space of A shows which rows of A are dependent. Each null vector gives a relation
between rows, such as ``c5 = c1 + c3``, and a direction in which the multipliers can change without
a change of the motion: lambda = lambda_0 + N eta, where lambda_0 has the least norm and N is a
basis of ker A^T (R. G. Mukharlyamov, C. T. Deressa, on redundant holonomic constraints). Forces of
contacts may only push, which bounds them; see `contact_forces`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import compress
from typing import TYPE_CHECKING, Any

import numpy as np
from markupsafe import Markup

from teachmech.analysis.contact_forces import ContactForce, contact_forces
from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.base.rich_text import notes, page, table
from teachmech.base.words import counted
from teachmech.numerics.ranks import (
    ZERO_ENTRY,
    Relation,
    acceleration_is_unique,
    decide,
    massless_directions,
    relations_in,
)
from teachmech.numerics.scales import plain
from teachmech.program import Model

if TYPE_CHECKING:
    from teachmech.run.trajectory import Trajectory


@dataclass(frozen=True)
class UniquenessReport:
    """The quantities that the constraints determine at one state.

    Attributes
    ----------
    constraints : tuple of str
        The m names.
    rank : int
        The rank of A.
    kept, dropped : tuple of float
        Singular values of A M^(-1/2) (of A if M is singular): those that count as non-zero, and the
        others.
    degrees_of_freedom : int
        The number of coordinates minus the rank.
    relations : tuple of Relation
        One for each redundant constraint; later constraints in terms of earlier ones.
    multipliers : array, shape (m,)
        lambda_0, of least norm; M q'' = Q - A^T lambda.
    sizes : array, shape (m,)
        The typical sizes of the multipliers; below 1e-12 of its size, a multiplier is rounding.
    null_space : array, shape (m, m - rank)
        N, with orthonormal columns: every lambda_0 + N eta gives the same motion.
    determined : tuple of str
        The constraints with a unique multiplier: their row of N is zero.
    acceleration_unique : bool
        See `acceleration_is_unique`. It is False only for a motion that was computed with
        ``allow_undetermined``.
    free_accelerations : array, shape (n, d)
        Orthonormal columns: adding any combination of them to the acceleration meets all equations.
    moving : tuple of str
        The coordinates that these columns move.
    time : float
        The time of the state, in seconds.
    contact_forces : dict of str to ContactForce
        The forces of the contacts that touch, with their bounds among all admissible forces.
    """

    constraints: tuple[str, ...]
    rank: int
    kept: tuple[float, ...]
    dropped: tuple[float, ...]
    degrees_of_freedom: int
    relations: tuple[Relation, ...]
    multipliers: Array
    sizes: Array
    null_space: Array
    determined: tuple[str, ...]
    acceleration_unique: bool
    time: float
    free_accelerations: Array
    moving: tuple[str, ...]
    contact_forces: Mapping[str, ContactForce] = field(default_factory=dict)

    def general(self, eta: Array | Sequence[float]) -> Array:
        """Return the multipliers lambda_0 + N eta, shape (m,), for an eta of shape (m - rank,)."""
        eta = np.asarray(eta, dtype=float)
        if eta.shape != (self.null_space.shape[1],):
            what = f"eta has the shape {eta.shape}, not ({self.null_space.shape[1]},)"
            raise ProblemError(what, key="eta", hint="give one number per redundant constraint")
        return self.multipliers + self.null_space @ eta

    @property
    def undetermined(self) -> tuple[str, ...]:
        """The constraints without a unique multiplier; only combinations are determined."""
        return tuple(name for name in self.constraints if name not in self.determined)

    def __str__(self) -> str:
        """Return the report in a few lines."""
        m = len(self.constraints)
        lines = [f"rank of A: {self.rank} of {m}; degrees of freedom: {self.degrees_of_freedom}"]
        if self.kept:
            lines += [f"smallest singular value that counts: {self.kept[-1]:.3g}"]
        if self.dropped:
            lines += [f"largest singular value taken as zero: {self.dropped[0]:.3g}"]
        lines += [f"redundant: {relation}" for relation in self.relations]
        if self.undetermined:
            lines += [f"multipliers not determined singly: {', '.join(self.undetermined)}"]
        elif m and not self._open_contacts:
            lines += ["every multiplier is determined"]
        lines += self._open_contacts
        lines += self._undetermined_accelerations
        return "\n".join(lines)

    def __repr__(self) -> str:
        rank = f"rank {self.rank} of {len(self.constraints)}"
        return f"<UniquenessReport at t = {self.time:g}: {rank}>"

    def _repr_html_(self) -> Markup:
        """Return the report with one row per constraint."""
        m = len(self.constraints)
        rows = (
            (name, f"{value:.6g}", "yes" if name in self.determined else "only with others")
            for name, value in zip(
                self.constraints, plain(self.multipliers, self.sizes), strict=True
            )
        )
        return page(
            f"rank of A: {self.rank} of {m}; degrees of freedom: {self.degrees_of_freedom}",
            table(["constraint", "multiplier", "determined"], rows, m),
            *(f"redundant: {relation}" for relation in self.relations),
            notes([*self._open_contacts, *self._undetermined_accelerations]),
        )

    @property
    def _open_contacts(self) -> list[str]:
        """The contacts without a unique force, with their bounds."""
        forces = self.contact_forces.items()
        return [f"contact force of {name}: {x}" for name, x in forces if not x.determined]

    @property
    def _undetermined_accelerations(self) -> list[str]:
        if self.acceleration_unique:
            return []
        count = counted(self.free_accelerations.shape[1], "free direction")
        return [f"the acceleration is not determined: {count} in {', '.join(self.moving)}"]


def uniqueness(motion: Trajectory, index: int = 0) -> UniquenessReport:
    """Report the uniqueness at one stored time; see `teachmech.uniqueness`.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("conical-pendulum").simulate(time=(0, 0.1, 0.1))
    >>> uniqueness(motion).undetermined
    ('thread', 'doubled', 'reversed')
    """
    return replace(_of_rows(motion, index), contact_forces=contact_forces(motion, index))


def _of_rows(motion: Trajectory, index: int) -> UniquenessReport:
    """Return the report without the bounds of contact forces."""
    index = motion.stored_index(index)
    M, A, b = motion.linear_system(index)
    acting = motion.acting[index]
    A, b, scales = A[acting], b[acting], motion.scales.of_rows(acting)
    names = tuple(compress(motion.system.constraint_names, acting))
    tolerance = Model.of(motion.system).rank_tolerance(motion.settings)
    s, rank, N = decide(*scales.in_units(M, A), tolerance)
    free = scales.units[:, None] * massless_directions(*scales.in_units(M, A))
    moved = np.abs(free).max(axis=1, initial=0.0) > ZERO_ENTRY * np.abs(free).max(initial=0.0)
    loose = np.abs(N).max(axis=1, initial=0.0) > ZERO_ENTRY
    return UniquenessReport(
        constraints=names,
        rank=rank,
        kept=tuple(s[:rank].tolist()),
        dropped=tuple(s[rank:].tolist()),
        degrees_of_freedom=A.shape[1] - rank,
        relations=relations_in(N, b, names, scales=scales),
        multipliers=motion.multipliers[index][acting],
        sizes=scales.multipliers,
        null_space=np.linalg.qr(scales.factors[:, None] * N)[0],
        determined=tuple(name for name, free in zip(names, loose, strict=True) if not free),
        acceleration_unique=acceleration_is_unique(*scales.in_units(M, A)),
        time=float(motion.t[index]),
        free_accelerations=np.linalg.qr(free)[0],
        moving=tuple(q for q, k in zip(motion.system.coordinates, moved, strict=True) if k),
    )


@dataclass(frozen=True)
class Stretch:
    """Successive stored times at which the constraints determine the same quantities.

    Attributes
    ----------
    first, last : float
        The times at the ends, in seconds.
    report : UniquenessReport
        The report at the first time; the factors in its relations may change with time.
    """

    first: float
    last: float
    report: UniquenessReport

    def __str__(self) -> str:
        """Return the stretch as one line."""
        r = self.report
        until = f" to {self.last:.6g}" if self.last > self.first else ""
        parts = [f"t = {self.first:.6g}{until} s: rank {r.rank} of {len(r.constraints)}"]
        if r.relations:
            parts += [", ".join(map(str, r.relations))]
        if r.undetermined:
            parts += [f"not determined: {', '.join(r.undetermined)}"]
        return "; ".join(parts)


def uniqueness_along(motion: Trajectory) -> list[Stretch]:
    """Report the uniqueness along a motion; see `teachmech.uniqueness_along`.

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
        report = _of_rows(motion, i)
        related = tuple((relation.constraint, *relation.factors) for relation in report.relations)
        kind = report.rank, related, report.determined
        if kind == previous:
            stretches[-1] = replace(stretches[-1], last=float(time))
        else:
            stretches.append(Stretch(float(time), float(time), uniqueness(motion, i)))
        previous = kind
    return stretches
