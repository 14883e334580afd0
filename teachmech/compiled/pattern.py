"""Which entries of the linear system are never zero, in which order it is eliminated, and its fill.

    [ M  A^T ] [ q''    ]   [ Q ]
    [ A   0  ] [ lambda ] = [ b ]

is factorised as L D L^T without pivoting. Where M is positive definite and the rows of A are
independent, every order in which a constraint comes behind its coordinates has pivots that are not
zero: positive ones for coordinates, negative ones for constraints. Of these orders, that of least
degree keeps L sparse; for a chain it has O(N) entries, and independent parts stay apart.

The way through the entries of L is found here once, so that the numeric factorisation
(`teachmech.compiled.algebra`) only follows it: T. A. Davis, "Direct Methods for Sparse Linear
Systems", SIAM 2006, chapter 4 (up-looking).
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

Index = np.ndarray[Any, np.dtype[np.int64]]


class Pattern(NamedTuple):
    """The linear system of some constraints, entry by entry; k counts in the order of elimination.

    Attributes
    ----------
    unknown : array, shape (n + m,)
        Which unknown is the k-th: a coordinate, or n + the number of a constraint.
    begin, row, value : array
        The upper triangle: column k has the entries ``begin[k]`` to ``begin[k + 1]`` in the rows
        ``row``, taken from the place ``value`` among the values of M and A.
    left_begin, left, place : array
        Row k of L has the entries ``left_begin[k]`` to ``left_begin[k + 1]`` in the columns
        ``left``, in rising order; ``place`` is where each stands among the entries of L.
    down, below : array
        The entries of L by columns: column j from ``down[j]`` to ``down[j + 1]``, in the rows
        ``below``, in rising order.
    """

    unknown: Index
    begin: Index
    row: Index
    value: Index
    left_begin: Index
    left: Index
    place: Index
    down: Index
    below: Index


def analyse(
    n: int,
    metric: Sequence[tuple[int, int]],
    first: int,
    rows: Sequence[int],
    columns: Sequence[int],
    behind: int,
    chosen: Sequence[int],
) -> Pattern:
    """Return the pattern of the linear system.

    Parameters
    ----------
    n : int
        Number of coordinates.
    metric : sequence of (int, int)
        Row and column of the entries of M, ``row >= column``.
    first : int
        Where the first of them stands among the values.
    rows, columns : sequence of int
        Row and column of the entries of A.
    behind : int
        Where the first of them stands.
    chosen : sequence of int
        The constraints that take part, such as the holonomic ones.

    Examples
    --------
    Two rods, the second one behind the first: six entries of L couple coordinates and rods, and
    one the rods.

    >>> rows, columns = [0, 0, 1, 1, 1, 1], [0, 1, 0, 1, 2, 3]
    >>> pattern = analyse(4, [(i, i) for i in range(4)], 0, rows, columns, 4, [0, 1])
    >>> len(pattern.below), pattern.unknown.tolist()
    (7, [0, 1, 4, 2, 3, 5])
    """
    number = {constraint: n + k for k, constraint in enumerate(chosen)}
    entries = [(i, j, first + k) for k, (i, j) in enumerate(metric)]
    entries += [
        (number[i], j, behind + k)
        for k, (i, j) in enumerate(zip(rows, columns, strict=True))
        if i in number
    ]
    size = n + len(number)
    neighbours: list[set[int]] = [set() for _ in range(size)]
    for i, j, _ in entries:
        if i != j:
            neighbours[i].add(j)
            neighbours[j].add(i)
    order, fill = _eliminate(n, neighbours)
    position = np.empty(size, dtype=np.int64)
    position[order] = np.arange(size)

    upper: list[list[tuple[int, int]]] = [[] for _ in range(size)]
    for i, j, value in entries:
        first, second = sorted((int(position[i]), int(position[j])))
        upper[second].append((first, value))
    upper = [sorted(column) for column in upper]
    down, below = _packed([sorted(int(position[i]) for i in column) for column in fill])
    lefts: list[list[tuple[int, int]]] = [[] for _ in range(size)]
    for j in range(size):
        for at in range(down[j], down[j + 1]):
            lefts[below[at]].append((j, at))
    begin, row = _packed([[i for i, _ in column] for column in upper])
    left_begin, left = _packed([[j for j, _ in entry] for entry in lefts])
    named = np.array([i if i < n else n + chosen[i - n] for i in order], dtype=np.int64)
    return Pattern(
        unknown=named,
        begin=begin,
        row=row,
        value=_packed([[value for _, value in column] for column in upper])[1],
        left_begin=left_begin,
        left=left,
        place=_packed([[at for _, at in entry] for entry in lefts])[1],
        down=down,
        below=below,
    )


def _eliminate(n: int, neighbours: list[set[int]]) -> tuple[list[int], list[set[int]]]:
    """The order of least degree with every constraint behind its coordinates, and the fill."""
    size = len(neighbours)
    waits = [0] * n + [sum(j < n for j in neighbours[i]) for i in range(n, size)]
    heap = [(len(neighbours[i]), i) for i in range(size) if not waits[i]]
    heapq.heapify(heap)
    order: list[int] = []
    fill: list[set[int]] = []
    done = [False] * size
    original = [set(found) for found in neighbours[:n]]
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
        for j in original[i] if i < n else ():
            if j >= n:
                waits[j] -= 1
                if not waits[j]:
                    heapq.heappush(heap, (len(neighbours[j]), j))
    return order, fill


def _packed(lists: Sequence[Sequence[int]]) -> tuple[Index, Index]:
    """Lists one behind the other, and where each begins."""
    begin = np.zeros(len(lists) + 1, dtype=np.int64)
    np.cumsum([len(entry) for entry in lists], out=begin[1:])
    return begin, np.array([x for entry in lists for x in entry], dtype=np.int64)
