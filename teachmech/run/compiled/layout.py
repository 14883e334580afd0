"""The positions of a system's values in its linear system, as lists and as one flat index."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

import numpy as np

from teachmech.base.array_types import Array, Index
from teachmech.base.errors import ProblemError
from teachmech.model.actuation import actuation_of
from teachmech.model.derivation import derivation_of
from teachmech.model.description import Description
from teachmech.model.dry_friction import components_of, most_components
from teachmech.numerics.dynamics import is_positive_definite
from teachmech.run.compiled.index import MANY
from teachmech.run.compiled.jacobian import Slopes
from teachmech.run.compiled.pattern import Pattern, analyse, has_pivots
from teachmech.run.compiled.terms import Terms


@dataclass(frozen=True, eq=False)
class Layout:
    """The linear system of a problem, entry by entry; the metric is M, or M + A^T S A.

    If S has the penalties of the augmented Lagrangian, the linear system of the accelerations
    consists of the metric alone; the system with all constraints gives the multipliers. If
    constraints carry all massless coordinates, a singular M is factorised without a change;
    singular values still need the metric M + A^T S A.
    """

    n: int  # coordinates
    m: int  # constraints
    parameters: int  # number of parameters
    mass_row: Index  # this and the next three: see `teachmech.run.compiled.terms.Terms`
    mass_column: Index
    row: Index
    column: Index
    metric: Sequence[tuple[int, int]]  # row and column of each entry
    products: Index  # products of values of A, (k, 3): both positions, and the entry of the metric
    definite: bool  # True if the metric is M
    weighted: bool  # True if M + A^T S A is factorised
    penalty: int  # penalty of the augmented Lagrangian, or 0
    # Of each component of a sliding velocity: the index of its direction in p, whether the
    # constraint pushes, the one that acts while it sticks, its friction.
    sliding: Index
    depth: int  # components of the normal forces of frictions
    actuators: int
    programmes: int
    holonomic: Index  # indices of the holonomic constraints
    all: Pattern
    positions: Pattern  # holonomic constraints alone, except for the augmented Lagrangian

    @property
    def first_metric(self) -> int:
        """The index of the metric among the values: that of M, or after all computed values."""
        return 0 if self.definite else self.computed

    @property
    def size(self) -> int:
        """The number of values, with the metric and a zero."""
        return self.computed + (0 if self.definite else len(self.metric)) + 1

    @property
    def computed(self) -> int:
        """The number of values that the terms compute: the last are those of frictions."""
        width = self.depth * (self.n + self.m + 1) + 1
        frictions = len(self.sliding) * (self.n + 1) + self.frictions * width
        controls = (self.n + 2) * self.actuators + (self.n + 1) * self.programmes
        return self.power + 1 + self.n + frictions + controls

    @property
    def frictions(self) -> int:
        """The number of frictions."""
        return int(self.sliding[-1, 3]) + 1 if len(self.sliding) else 0

    @property
    def power(self) -> int:
        """The index of v^T (dM/dt) v / 2 among the values; C and the frictions follow."""
        return len(self.mass_row) + len(self.row) + self.n + 3 * self.m


def lay_out(
    system: Description,
    terms: Terms,
    start: tuple[Array, Array] | None = None,
    penalty: int = 0,
) -> Layout:
    """Return the layout of a system with these terms.

    If M is singular, ``start`` contains M and A at the start.

    Raises
    ------
    ProblemError
        If no order of the unknowns has nonzero pivots. `teachmech.start.checks` explains the error
        if it is due to a massless motion.
    """
    definite = start is None and not penalty
    n, m = len(system.coordinates), len(system.constraints)
    entries = list(zip(terms.mass_row.tolist(), terms.mass_column.tolist(), strict=True))
    number = {entry: k for k, entry in enumerate(entries)}
    products: list[tuple[int, int, int]] = []
    if not definite:
        _, begins = np.unique(terms.row, return_index=True)
        for rows in np.split(np.arange(len(terms.row)), np.sort(begins)[1:]):
            for e, f in combinations_with_replacement(rows.tolist(), 2):
                i, j = sorted((int(terms.column[e]), int(terms.column[f])), reverse=True)
                products.append((e, f, number.setdefault((i, j), len(number))))
    holonomic = np.flatnonzero(derivation_of(system).holonomic)
    zero = len(terms.constants) + (0 if definite else len(number))
    columns = (terms.row.tolist(), terms.column.tolist())
    computed = {entry for block in terms.blocks for where, _ in block.values for entry in where}
    everything = list(range(m))
    choices = [[], everything] if penalty else [everything, holonomic.tolist()]
    if choices[0] == choices[1]:  # both patterns are the same
        choices.pop()
    constant = {e for e in range(len(terms.row)) if len(entries) + e not in computed}

    def both(metric: list[tuple[int, int]], first: int, early: bool = False) -> list[Pattern]:
        patterns = [
            analyse(n, metric, first, *columns, len(entries), chosen, zero, constant, early)
            for chosen in choices
        ]
        return [pattern for pattern in patterns if pattern]

    weighted = penalty > 0
    patterns = both(entries, 0) if definite else []
    if start is not None and not penalty:
        M, A = start
        heavy = np.flatnonzero(np.bincount([i for i, j in entries if i == j], minlength=n))
        if is_positive_definite(M[np.ix_(heavy, heavy)]):
            patterns = both(entries, 0)
            if not all(has_pivots(pattern, n, M, A) for pattern in patterns):
                patterns = both(entries, 0, early=True)
        weighted = len(patterns) < len(choices)
    if weighted:
        patterns = both(list(number), len(terms.constants))
    if len(patterns) < len(choices):
        what = "the unknowns of this system have no order in which machine code can solve for them"
        raise ProblemError(what, key="compiled", hint="compiled=False runs the plain program")
    return Layout(
        *(n, m, len(system.parameters), terms.mass_row, terms.mass_column),
        *(terms.row, terms.column, list(number)),
        np.array(products, dtype=np.int64).reshape(-1, 3),
        definite,
        weighted,
        penalty,
        *_frictions(system),
        *_controls(system),
        holonomic,
        patterns[0],
        patterns[-1],
    )


def _frictions(system: Description) -> tuple[Index, int]:
    """Return the list of sliding velocities, and the number of components of normal forces."""
    names, frictions = [*system.parameters], system.frictions
    sliding = [
        (names.index(name), frictions[j].pushes, stick, j)
        for name, j, stick in zip(*components_of(frictions), strict=True)
    ]
    return np.array(sliding, dtype=np.int64).reshape(-1, 4), most_components(frictions)


def _controls(system: Description) -> tuple[int, int]:
    """Return the numbers of actuators and of programmes."""
    if not system.programmes:
        return 0, 0
    return len(actuation_of(system).actuators), len(system.programmes)


def packed(
    layout: Layout,
    direct: bool,
    slopes: Slopes | None = None,
    tangents: tuple[int, int] = (0, 0),
) -> tuple[Index, int]:
    """Return the index of a problem, and the size of its work array.

    It is ``direct`` if pivots decide the rank and rows have similar sizes, apart from single
    states. ``tangents`` are the numbers of tangents and of the parameters that change with them.
    The index begins with the numbers and the beginnings of lists that
    `teachmech.run.compiled.index` names; a pattern begins with its size and the beginnings of its
    own lists.
    """
    n, m = layout.n, layout.m
    patterns = (layout.all, layout.positions)
    whole, fill = n + m, max(len(pattern.column) for pattern in patterns)
    free = 2 * n + 3 * m + 1  # memory for a correction, a penalty, or singular values
    if m <= MANY:
        free = max(free, n * n + m * n + 2 * m * m + n + 2 * m)
    margin, rubs, d = 4 * whole + 2 * fill, layout.frictions, layout.depth
    components = len(layout.sliding)
    added = margin + 1 + len(layout.metric) + free
    counts = [
        *(n, m, len(layout.mass_row), len(layout.row), len(layout.metric)),
        *(len(layout.holonomic), len(layout.products), layout.first_metric, layout.power),
        *(layout.weighted, layout.parameters, margin, layout.penalty, direct, rubs, d, components),
        *(added, layout.actuators, layout.programmes, *tangents),
    ]
    lists = [
        *(layout.mass_row, layout.mass_column, layout.row, layout.column),
        *np.array(layout.metric, dtype=np.int64).reshape(-1, 2).T,
        *(np.arange(m), layout.holonomic, np.arange(len(layout.mass_row)), *layout.products.T),
        *((slopes.row, slopes.begin) if slopes else (np.zeros(0), np.zeros(2 * n + 1))),
        layout.sliding.ravel(),
    ]
    head = np.zeros(len(counts) + len(lists) + len(patterns), dtype=np.int64)
    head[: len(counts)] = counts
    parts, where = [head], len(head)
    for k, values in enumerate(lists):
        head[len(counts) + k] = where
        parts.append(values)
        where += len(values)
    for k, pattern in enumerate(patterns):
        head[len(counts) + len(lists) + k] = where
        lengths = [1 + len(pattern), *(len(values) for values in pattern)]
        begins = where + np.cumsum(lengths)[:-1]
        parts += [np.array([len(pattern.unknown), *begins]), *pattern]
        where += sum(lengths)
    if slopes and tangents[0]:  # the rounds of a solution, a state with a and lambda, the slopes
        added += 3 + 2 * n + whole + len(slopes.row)
    k, p = layout.actuators, layout.programmes
    added += n if rubs or k else 0  # force
    if k:  # responses, sizes of rows and columns, R, L, y, u with those due to frictions, solution
        added += k * whole + p + k + p * k + p * p + p + k * (1 + rubs) + whole
    if k and rubs:  # what programmes miss, forces without the sticking, sizes of forces, rows of A
        added += p + k + n + len(layout.row)
    if rubs:  # solution, responses, lists, N, S, z, directions and equations of N, cosines
        added += whole * (1 + rubs) + 3 * rubs + d * rubs * (rubs + 2) + rubs**2 + d
        added += components + (n * (rubs + 1) if layout.penalty else 0)  # constraint forces
    return np.concatenate(parts).astype(np.int64), added
