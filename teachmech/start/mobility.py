"""Values that share degrees of freedom: groups, values that may be fixed together, a proposal.

A basis of the null space of A has one row per coordinate: its motion in the f independent motions
that the constraints allow. Coordinates may be fixed together if their rows are linearly
independent. The rows form a matroid: a coordinate with a row of zeros cannot move, a circuit is a
minimal set that cannot be fixed together, and the connected components are independent groups
(J. Oxley, "Matroid Theory", chapters 1 and 4).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import check_known, listed

_ROW_TOLERANCE = 1e-8  # length below which rows of the basis, and their remainders, count as zero
HALF = 0.5 * (1 - 1e-9)  # rounding does not decide between a half and less
MAX_PARTS = 12  # most lines on the sets in a group
MAX_TRIED = 20_000  # most subsets tried in the search for the smallest conflict


@dataclass(frozen=True)
class MobilityGroup:
    """Coordinates that share degrees of freedom; at most that number of them may be fixed.

    Attributes
    ----------
    names : tuple of str
    degrees_of_freedom : int
    parts : tuple of MobilityGroup
        Sets of these names that share fewer degrees of freedom; the members of a set with one
        move in proportion. Sets may overlap.
    """

    names: tuple[str, ...]
    degrees_of_freedom: int
    parts: tuple[MobilityGroup, ...] = ()

    def __str__(self) -> str:
        """Return the group as one line."""
        return f"at most {self.degrees_of_freedom} of {listed(self.names)}"


@dataclass(frozen=True, eq=False)
class Mobility:
    """The motions of named coordinates that the linear constraints A x = 0 allow.

    Attributes
    ----------
    names : tuple of str
        The n coordinates.
    basis : array, shape (n, f)
        Orthonormal columns that span the null space of A.
    """

    names: tuple[str, ...]
    basis: Array

    @classmethod
    def of(cls, names: Sequence[str], A: Array, rank: int) -> Mobility:
        """Return the mobility under a matrix A of shape (m, n) and of known rank.

        Examples
        --------
        Two rods of a chain whose lower end is at rest in x:

        >>> left = Mobility.of(["x", "y", "u"], np.array([[1.0, 1.0, 0.0]]), rank=1)
        >>> left.degrees_of_freedom, left.conflict(["x", "y"]), left.conflict(["x", "u"])
        (2, ('x', 'y'), ())
        >>> [group.names for group in left.groups]
        [('x', 'y'), ('u',)]
        """
        return cls(tuple(names), np.linalg.svd(A)[2][rank:].T)

    @property
    def degrees_of_freedom(self) -> int:
        """The number f of coordinates that can be fixed."""
        return int(self.basis.shape[1])

    @property
    def still(self) -> tuple[str, ...]:
        """The coordinates that cannot move; none of them may be fixed."""
        return self._named(np.flatnonzero(self._sizes <= _ROW_TOLERANCE))

    @cached_property
    def proposal(self) -> tuple[str, ...]:
        """A largest well-conditioned set of coordinates that can be fixed, early ones first.

        Each choice is the first coordinate whose remaining motion, with the earlier choices fixed,
        is at least half of the largest.
        """
        return self._named(sorted(self._chosen))

    def completed(self, names: Iterable[str] = ()) -> tuple[str, ...]:
        """Return the names, followed by all names of the `proposal` that can be fixed with them."""
        fixed = list(names)
        for name in self.proposal:
            if not self.conflict([*fixed, name]):
                fixed.append(name)
        return tuple(fixed)

    @cached_property
    def groups(self) -> tuple[MobilityGroup, ...]:
        """The groups of coordinates that share degrees of freedom, in the order of coordinates.

        They are the connected components of the matroid of the rows: values fixed in one group
        do not affect another group.
        """
        groups: list[set[int]] = []
        for circuit in self._circuits.values():
            apart = [group for group in groups if not group & circuit]
            groups = [*apart, circuit.union(*(group for group in groups if group & circuit))]
        return tuple(self._group(members) for members in sorted(groups, key=min))

    def conflict(self, names: Iterable[str]) -> tuple[str, ...]:
        """Return a smallest subset of names that cannot all be fixed, or () if all can.

        It is a circuit: without any one of its names, the others may be fixed. If there are more
        than 20 000 subsets to try, it need not be the smallest. A text is one name.
        """
        names = [names] if isinstance(names, str) else list(names)
        check_known("coordinate", names, self.names, key="names")
        indices = list(dict.fromkeys(self.names.index(name) for name in names))
        if self._independent(indices):
            return ()
        for size in range(1, self.degrees_of_freedom + 2):
            if comb(len(indices), size) > MAX_TRIED:
                break
            for subset in combinations(indices, size):
                if not self._independent(subset):
                    return self._named(subset)
        for index in list(indices):
            fewer = [other for other in indices if other != index]
            if not self._independent(fewer):
                indices = fewer
        return self._named(indices)

    def in_words(self) -> list[str]:
        """Return lines on the values that may be fixed, group by group."""
        lines, single = [], [group.names[0] for group in self.groups if len(group.names) == 1]
        for group in self.groups:
            if len(group.names) == 1:
                continue
            lines += [f"{group}" + (", and in these" if group.parts else "")]
            lines += [f"  {part}" for part in group.parts[:MAX_PARTS]]
            if len(group.parts) > MAX_PARTS:
                lines += [f"  and {len(group.parts) - MAX_PARTS} more; see groups"]
        if single:
            lines += [f"each by itself, whatever else is fixed: {listed(single)}"]
        if self.still:
            lines += [f"leave free, held by the constraints to first order: {listed(self.still)}"]
        if self.proposal:
            lines += [f"for example: {listed(self.proposal)}"]
        return lines

    # --- rows of the basis ------------------------------------------------------------------------

    @property
    def _sizes(self) -> Array:
        sizes: Array = np.linalg.norm(self.basis, axis=1)
        return sizes

    @cached_property
    def _rows(self) -> Array:
        """The rows of the basis, scaled to unit length; zero rows are not changed."""
        moving = self._sizes > _ROW_TOLERANCE
        rows: Array = self.basis * (moving / np.where(moving, self._sizes, 1.0))[:, None]
        return rows

    @cached_property
    def _chosen(self) -> list[int]:
        """The coordinates of the proposal in the order of choice: a basis of the matroid."""
        left, chosen = self.basis.copy(), []
        for _ in range(self.degrees_of_freedom):
            sizes = np.linalg.norm(left, axis=1)
            chosen.append(int(np.argmax(sizes >= HALF * sizes.max())))
            direction = left[chosen[-1]] / sizes[chosen[-1]]
            left = left - np.outer(left @ direction, direction)
        return chosen

    @cached_property
    def _circuits(self) -> dict[int, set[int]]:
        """The circuit of each moving coordinate: it and the chosen coordinates that fix it."""
        chosen = np.array(self._chosen, dtype=int)
        shares = np.abs(self._rows @ np.linalg.inv(self._rows[chosen]))
        return {
            int(i): {int(i), *map(int, chosen[shares[i] > _ROW_TOLERANCE])}
            for i in np.flatnonzero(self._sizes > _ROW_TOLERANCE)
        }

    def _group(self, members: set[int]) -> MobilityGroup:
        """Return a group with its subsets that share fewer degrees of freedom."""
        freedom = self._rank(sorted(members))
        parts = []
        if freedom > 1:
            seeds = [{i} for i in sorted(members)] + [self._circuits[i] for i in sorted(members)]
            flats = {self._closure(sorted(seed)) for seed in seeds}
            ranked = sorted((self._rank(flat), flat) for flat in flats)
            parts = [
                MobilityGroup(self._named(flat), rank)
                for rank, flat in ranked
                if rank < min(freedom, len(flat))
            ]
        return MobilityGroup(self._named(sorted(members)), freedom, tuple(parts))

    def _closure(self, indices: Sequence[int]) -> tuple[int, ...]:
        """Return the moving coordinates that can no longer move once these are fixed."""
        rows = self._rows[list(indices)]
        span = np.linalg.svd(rows)[2][: self._rank(indices)]
        rest = np.linalg.norm(self._rows - self._rows @ span.T @ span, axis=1)
        closed = (rest <= _ROW_TOLERANCE) & (self._sizes > _ROW_TOLERANCE)
        return tuple(np.flatnonzero(closed).tolist())

    def _rank(self, indices: Sequence[int]) -> int:
        s = np.linalg.svd(self._rows[list(indices)], compute_uv=False)
        return int(np.count_nonzero(s > _ROW_TOLERANCE))

    def _independent(self, indices: Sequence[int]) -> bool:
        return len(indices) <= self.degrees_of_freedom and self._rank(indices) == len(indices)

    def _named(self, indices: Iterable[Any]) -> tuple[str, ...]:
        return tuple(self.names[i] for i in indices)
