"""The sparsity pattern of the linear system: non-zero entries, elimination order and fill.

    [ M  A^T ] [ q''    ]   [ Q ]
    [ A   0  ] [ lambda ] = [ b ]

is factorised as L D L^T without pivoting. If M is positive definite and the rows of A are
independent, every order in which a constraint comes after its coordinates has non-zero pivots:
positive ones for coordinates, negative ones for constraints. Among these orders, the one of least
degree keeps L sparse; for a chain it has O(N) entries, and independent parts stay separate.

A massless coordinate, such as an angle that a joint measures, has no pivot of its own. One of its
constraints carries it: this constraint comes before it, after its coordinates with mass, and leaves
a positive pivot, the square of its entry divided by its own pivot. The entry must not vanish during
the motion: it is constant, or no other constraint involves the coordinate. If no constraint can
carry a coordinate, M takes another form (`teachmech.run.compiled.layout`).

The operations on the entries of L are determined here once, and the numeric factorisation
(`teachmech.run.compiled.kernel_linear_system`) only follows them: T. A. Davis, "Direct Methods for
Sparse Linear Systems", SIAM 2006, chapter 4 (up-looking).
"""

from __future__ import annotations

import heapq
from collections.abc import Container, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from teachmech.base.array_types import Array, Index
from teachmech.numerics.pivots import SMALL


class Pattern(NamedTuple):
    """The entries of the linear system of some constraints, and how to factorise it.

    The k-th unknown is the k-th one to be eliminated. The entries of L are stored row by row; Y has
    the same entries before they are divided by the pivots.
    """

    unknown: Index  # k-th unknown, shape (n + m,): a coordinate, or n + number of a constraint
    diagonal: Index  # the index of the k-th diagonal entry among the values, shape (n + m,)
    # Row k of L consists of the entries begin[k] to begin[k + 1]. Those of the other kind
    # (coordinates # or constraints) come first, each kind by rising column. ``source``: positions
    # of initial values.
    begin: Index
    column: Index
    source: Index
    # For row k, Y[to] -= L[entry] Y[by] for all from update[k] to update[k + 1].
    update: Index
    to: Index
    entry: Index
    by: Index


def analyse(
    n: int,
    metric: Sequence[tuple[int, int]],
    first: int,
    rows: Sequence[int],
    columns: Sequence[int],
    first_of_A: int,
    chosen: Sequence[int],
    zero: int,
    constant: Container[int] = (),
    early: bool = False,
) -> Pattern | None:
    """Return the pattern of the linear system of n coordinates and the chosen constraints.

    The result is None if no order has pivots.

    Parameters
    ----------
    n : int
    metric, first
        Row and column of the entries of M, ``row >= column``; the position of the first entry.
    rows, columns, first_of_A
        Rows and columns of the entries of A; the position of the first entry among the values.
    chosen : sequence of int
    zero : int
        The index of a zero among the values.
    constant : container of int
        The entries of A that are numbers.
    early : bool
        Whether carrying constraints come before other constraints with the same coordinates, so
        that these do not determine all coordinates of a carrying one. L then has more fill.

    Examples
    --------
    Two rods, the second one fixed to the first: six entries of L couple coordinates and rods, and
    one the rods.

    >>> rows, columns = [0, 0, 1, 1, 1, 1], [0, 1, 0, 1, 2, 3]
    >>> pattern = analyse(4, [(i, i) for i in range(4)], 0, rows, columns, 4, [0, 1], 10)
    >>> len(pattern.column), pattern.unknown.tolist()
    (7, [2, 3, 0, 1, 4, 5])
    """
    number = {constraint: n + k for k, constraint in enumerate(chosen)}
    sure: set[tuple[int, int]] = set()
    entries = {(i, j): first + k for k, (i, j) in enumerate(metric)}
    for k, (i, j) in enumerate(zip(rows, columns, strict=True)):
        if i in number:
            entries[number[i], j] = first_of_A + k
            if k in constant:
                sure.add((number[i], j))
    size = n + len(number)
    neighbours: list[set[int]] = [set() for _ in range(size)]
    for i, j in entries:
        if i != j:
            neighbours[i].add(j)
            neighbours[j].add(i)
    carriers = _carriers(n, neighbours, {i for i, j in metric if i == j}, sure)
    if carriers is None:
        return None
    order, fill = _eliminate(n, neighbours, carriers, early)
    if len(order) < size:
        return None
    position = {i: k for k, i in enumerate(order)}

    rows_of: list[list[tuple[int, int]]] = []  # by row: columns and positions, by rising column
    column: list[int] = []
    source: list[int] = []
    to: list[int] = []
    entry: list[int] = []
    by: list[int] = []
    begin, update = [0], [0]
    lefts: list[list[int]] = [[] for _ in range(size)]
    for j, column_of_fill in enumerate(fill):
        for i in column_of_fill:
            lefts[position[i]].append(j)
    for k, left in enumerate(lefts):
        index: dict[int, int] = {}
        for j in sorted(left, key=lambda j: (order[j] < n) == (order[k] < n)):
            index[j] = len(column)
            column.append(j)
            below = entries.get((order[j], order[k]), zero)
            source.append(entries.get((order[k], order[j]), below))
        for j in left:
            for i, other in rows_of[j]:
                if i in index:
                    to.append(index[j])
                    entry.append(other)
                    by.append(index[i])
        rows_of.append(sorted(index.items()))
        begin.append(len(column))
        update.append(len(to))
    unknown = [i if i < n else n + chosen[i - n] for i in order]
    diagonal = [entries.get((i, i), zero) for i in order]
    lists = (unknown, diagonal, begin, column, source, update, to, entry, by)
    return Pattern(*(np.array(values, dtype=np.int64) for values in lists))


def has_pivots(pattern: Pattern, n: int, M: Array, A: Array) -> bool:
    """Return whether the order of a pattern has clear pivots for these values of M and A.

    Examples
    --------
    >>> pattern = analyse(1, [(0, 0)], 0, [0], [0], 1, [0], zero=2)
    >>> [has_pivots(pattern, 1, np.array([[2.0]]), np.array([[a]])) for a in (3.0, 0.0)]
    [True, False]
    """
    K = np.block([[M, A.T], [A, np.zeros((len(A), len(A)))]])
    K = K[np.ix_(pattern.unknown, pattern.unknown)]
    sign = np.where(pattern.unknown < n, 1.0, -1.0)
    made = sign * K.diagonal()
    for k in range(len(K)):
        if not sign[k] * K[k, k] > SMALL * made[k]:
            return False
        column = K[k + 1 :, k] / K[k, k]
        made[k + 1 :] += np.maximum(-sign[k + 1 :] * column * K[k, k + 1 :], 0)
        K[k + 1 :, k + 1 :] -= np.outer(column, K[k, k + 1 :])
    return True


def _carriers(
    n: int, neighbours: list[set[int]], heavy: set[int], sure: set[tuple[int, int]]
) -> dict[int, int] | None:
    """Match each massless coordinate with its own constraint that involves another coordinate.

    Prefer constraints with another coordinate that has mass, if there are enough.
    """
    light = [i for i in range(n) if i not in heavy]
    if not light:
        return {}
    for others in (heavy, set(range(n))):
        may = {}
        for i in light:
            found = {j for j in neighbours[i] if (neighbours[j] & others) - {i}}
            may[i] = [j for j in sorted(found) if (j, i) in sure or len(found) == 1]
        if match := _matched(may):
            return match
    return None


def _matched(may: Mapping[int, Sequence[int]]) -> dict[int, int] | None:
    """Return a different partner for each key, one of those that it may have; None if impossible.

    Each key takes the first free partner. Keys that find none change partners along the shortest
    path to a free one. The function of SciPy does the same, but its import takes a quarter second.

    Examples
    --------
    >>> _matched({0: [5, 6], 1: [5]}), _matched({0: [5], 1: [5]})
    ({0: 6, 1: 5}, None)
    """
    key_of: dict[int, int] = {}
    match: dict[int, int] = {}
    for i, partners in may.items():
        if (free := next((j for j in partners if j not in key_of), None)) is not None:
            match[i], key_of[free] = free, i
    for i in [i for i in may if i not in match]:
        reached: dict[int, int] = {}  # partners, and the key from which each was reached
        waiting = [i]
        for key in waiting:
            new = [j for j in may[key] if j not in reached]
            reached |= dict.fromkeys(new, key)
            end = next((j for j in new if j not in key_of), None)
            if end is not None:
                break
            waiting += [key_of[j] for j in new]
        else:
            return None
        while end is not None:
            key = reached[end]
            key_of[end], match[key], end = key, end, match.get(key)
    return {i: match[i] for i in may}


def _eliminate(
    n: int, neighbours: list[set[int]], carriers: dict[int, int], early: bool
) -> tuple[list[int], list[set[int]]]:
    """Return the order of least degree with every constraint after its coordinates, and the fill.

    A coordinate comes after the constraint that carries it. The order is incomplete if some
    unknowns wait for each other.
    """
    size, carrying = len(neighbours), {*carriers.values()}
    before = [{carriers[i]} if i in carriers else set() for i in range(n)]
    for i in range(n, size):
        before.append({j for j in neighbours[i] if carriers.get(j) != i})
        if early and i not in carrying:
            before[i] |= {k for j in neighbours[i] for k in neighbours[j] & carrying}
    after: list[list[int]] = [[] for _ in range(size)]
    for i, needed in enumerate(before):
        for j in needed:
            after[j].append(i)
    waits = [*map(len, before)]
    heap = [(len(neighbours[i]), i) for i in range(size) if not waits[i]]
    heapq.heapify(heap)
    order: list[int] = []
    fill: list[set[int]] = []
    done = [False] * size
    while heap:
        degree, i = heapq.heappop(heap)
        if done[i] or degree != len(neighbours[i]):
            continue
        done[i] = True
        order.append(i)
        column = neighbours[i]
        fill.append(column)
        for j in column:
            neighbours[j] |= column
            neighbours[j] -= {i, j}
            if not waits[j]:
                heapq.heappush(heap, (len(neighbours[j]), j))
        for j in after[i]:
            waits[j] -= 1
            if not waits[j]:
                heapq.heappush(heap, (len(neighbours[j]), j))
    return order, fill
