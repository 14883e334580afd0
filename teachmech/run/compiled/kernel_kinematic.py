"""Kinematics for compiled problems, as in `teachmech.numerics.integrators.kinematic`."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.run.compiled.index import (
    COLUMN,
    DONE,
    ENTRIES,
    MASSES,
    PAUSED,
    PLAIN,
    ROW,
    TOO_SMALL,
    M,
    N,
)
from teachmech.run.compiled.kernel_base import (
    ADAPTIVE,
    ProblemArrays,
    at,
    call,
    entry,
    part,
)
from teachmech.run.compiled.kernel_linear_system import sizes_of
from teachmech.run.compiled.kernel_states import derivative, keep_end, project

LOST, UNSURE, BLIND, SURE = -1, 0, 1, 2  # results of `follow`


@part
def gram(problem: ProblemArrays, t: float, y: Any, G: Any) -> None:
    """Find A^T A, (n, n), with coordinates in units of their sizes and rows of A of length 1."""
    index, values = problem.index, at(problem.values, problem.index[MASSES])
    n, entries, row, column = index[N], index[ENTRIES], index[ROW], index[COLUMN]
    sizes = sizes_of(problem)
    call(problem.terms, t, y, problem.p, problem.values, problem.workspace)
    for k in range(n * n):
        G[k] = 0.0
    last = 0
    while last < entries:
        first, square = last, 0.0
        while last < entries and index[row + last] == index[row + first]:
            square += (values[last] * sizes[index[column + last]]) ** 2
            last += 1
        for e in range(first, last if square > 0 else first):
            i = index[column + e]
            for f in range(first, last):
                j = index[column + f]
                G[i * n + j] += values[e] * sizes[i] * values[f] * sizes[j] / square


@part
def spread(problem: ProblemArrays, t: float, y: Any, G: Any) -> float:
    """Prepare `narrower`; return the square of the largest singular value.

    Reflections make the matrix of `gram` tridiagonal. The diagonal and the squares of the
    off-diagonal entries follow it in G.
    """
    n = problem.index[N]
    if problem.index[M] < n:
        return 0.0
    gram(problem, t, y, G)
    diagonal, squares, p = at(G, n * n), at(G, n * n + n), at(G, n * n + 2 * n)
    trace = 0.0
    for k in range(n):
        v, square = at(G, k * n), 0.0
        for j in range(k + 1, n):
            square += v[j] * v[j]
            p[j] = 0.0
        diagonal[k], squares[k] = v[k], square
        trace += v[k]
        if k >= n - 2 or square == 0.0:
            continue
        length = np.sqrt(square) if v[k + 1] <= 0 else -np.sqrt(square)
        v[k + 1] -= length
        half, share = -length * v[k + 1], 0.0
        for i in range(k + 1, n):
            for j in range(k + 1, n):
                p[j] += v[i] / half * G[i * n + j]
        for j in range(k + 1, n):
            share += v[j] * p[j]
        for j in range(k + 1, n):
            p[j] -= share / (2 * half) * v[j]
        for i in range(k + 1, n):
            for j in range(k + 1, n):
                G[i * n + j] -= v[i] * p[j] + p[i] * v[j]
    if not 0.0 < trace < np.inf:
        return 0.0
    low, high = 0.0, trace
    while high - low > 1e-10 * high:
        middle = (low + high) / 2
        if below(diagonal, squares, n, middle) == n:
            high = middle
        else:
            low = middle
    return high


@part
def below(diagonal: Any, squares: Any, n: int, x: float) -> int:
    """Return how many eigenvalues of a tridiagonal matrix are below x, by Sturm's sequence."""
    found, pivot = 0, diagonal[0] - x
    for k in range(n):
        if pivot < 0:
            found += 1
        if k < n - 1:
            pivot = diagonal[k + 1] - x - squares[k] / (pivot if pivot != 0.0 else 1e-300)
    return found


@part
def narrower(n: int, G: Any, greatest: float, least: float) -> bool:
    """Return whether ``margin`` of the program is at most ``least``."""
    diagonal, squares = at(G, n * n), at(G, n * n + n)
    return below(diagonal, squares, n, least * least * greatest) > 0


@part
def follow(
    problem: ProblemArrays,
    t: float,
    y: Any,
    rate: Any,
    later: float,
    extent: Any,
    found: Any,
    free: Any,
) -> int:
    """Find the state at ``later``; return its certainty, or LOST for the plain program."""
    n, h = problem.index[N], later - t
    sizes = sizes_of(problem)
    guess, again, G = free, at(free, 2 * n + 2), at(free, 4 * n + 4)
    for j in range(2 * n + 2):
        guess[j] = y[j] + h * rate[j]
    for i in range(n):
        guess[i] += h * h / 2 * rate[n + i]
    for j in range(2 * n + 2):
        found[j] = guess[j]
    if not project(problem, later, found):
        return LOST
    for i in range(n):
        way = max(abs(h * rate[i]), h * h / 2 * abs(rate[n + i]))
        if not abs(found[i] - guess[i]) < way / 10 + (1e-4 * extent[i] + 1e-5 * sizes[i]):
            return UNSURE
    for j in range(2 * n + 2):
        again[j] = found[j]
    if not project(problem, later, again):
        return LOST
    for j in range(2 * n + 2):
        if not abs(again[j] - found[j]) <= 1e-8 * (sizes[j] + abs(found[j])):
            return UNSURE
    greatest = spread(problem, later, found, G)
    if greatest == 0.0 or narrower(n, G, greatest, 1e-4):
        return BLIND
    needed = 0.0
    for i in range(n):
        way = max(abs(h * rate[i]), h * h / 2 * abs(rate[n + i]))
        moved = abs(found[i] - guess[i]) - 1e-9 * sizes[i]
        if moved >= 0:
            needed = max(needed, 10 * moved / (way + extent[i]))
    return UNSURE if narrower(n, G, greatest, needed) else SURE


@part
def between(
    s: float, h: float, n: int, y: Any, rate: Any, found: Any, later: Any, state: Any
) -> None:
    """Find the state in a step, s from 0 to 1, by Hermite's polynomial of fifth degree."""
    for i in range(n):
        way = found[i] - y[i]
        v0, v1 = h * rate[i], h * later[i]
        a0, a1 = h * h * rate[n + i], h * h * later[n + i]
        c3 = 10 * way - 6 * v0 - 4 * v1 - (3 * a0 - a1) / 2
        c4 = -15 * way + 8 * v0 + 7 * v1 + (3 * a0 - 2 * a1) / 2
        c5 = 6 * way - 3 * (v0 + v1) - (a0 - a1) / 2
        state[i] = y[i] + s * (v0 + s * (a0 / 2 + s * (c3 + s * (c4 + s * c5))))
        state[n + i] = (v0 + s * (a0 + s * (3 * c3 + s * (4 * c4 + s * 5 * c5)))) / h
    for j in range(2 * n, 2 * n + 2):
        state[j] = y[j] + s * (found[j] - y[j])


@entry(*ADAPTIVE)
def kinematic(
    problem: ProblemArrays,
    projected: int,
    tolerance: float,
    times: Any,
    count: int,
    index: Any,
    clock: Any,
    now: Any,
    states: Any,
    ends: Any,
    kept_ends: int,
    workspace: Any,
    budget: int,
) -> int:
    """Take at most ``budget`` steps of `teachmech.numerics.integrators.kinematic`.

    The arguments are those of `embedded_pair`. ``clock`` holds t, the next step (0 at the start)
    and the number of stored times that wait for a later, certain state. ``now`` holds the state and
    its derivative at t, the coordinates at the start, and their extent about these values.
    """
    n = problem.index[N]
    size = 2 * n + 2
    y, rate, start, extent = now, at(now, size), at(now, 2 * size), at(now, 2 * size + n)
    found, rate_later, free = workspace, at(workspace, size), at(workspace, 4 * size)
    middle, rate_middle = at(workspace, 2 * size), at(workspace, 3 * size)
    if clock[1] == 0.0:
        if not derivative(problem, clock[0], y, rate):
            return PLAIN
        for i in range(n):
            start[i], extent[i] = y[i], 0.0
        clock[1] = times[1] - clock[0]
    for taken in range(budget):
        t, h = clock[0], clock[1]
        first = index[0] + 1
        k = first + int(clock[2])  # the target; the times from ``first`` on wait
        if first >= count:
            return DONE
        while k < count:
            target = times[k]
            later = target if t + 1.1 * h >= target else t + h
            what = follow(problem, t, y, rate, later, extent, found, free)
            if what == LOST:
                return PLAIN
            if what == SURE:
                break
            if what == BLIND and later == target:
                half = (t + later) / 2
                if not later - t < (target - times[k - 1]) / 20:
                    what = follow(problem, t, y, rate, half, extent, middle, free)
                    if what == LOST:
                        return PLAIN
                if what == BLIND:
                    h = 2 * (target - t)
                    k += 1
                    continue
            h = 0.7 * (later - t)
            if h < 1e-7 * (times[count - 1] - times[0]):
                return TOO_SMALL
        if k >= count:  # no certain state follows the waiting times
            later = times[count - 1]
            for i in range(first, count):
                state = at(states, i * size)
                if follow(problem, t, y, rate, times[i], extent, state, free) == LOST:
                    return PLAIN
            for j in range(size):
                y[j] = states[(count - 1) * size + j]
            index[0], clock[2] = count - 1, 0.0
        else:
            if not derivative(problem, later, found, rate_later):
                return PLAIN
            half = (t + later) / 2
            what = follow(problem, t, y, rate, half, extent, middle, free)
            if what == LOST:
                return PLAIN
            if what == SURE and not derivative(problem, half, middle, rate_middle):
                return PLAIN
            for j in range(2 * n, size):
                power = (rate[j] + rate_later[j]) / 2
                if what == SURE:
                    power = (power + 2 * rate_middle[j]) / 3
                found[j] = y[j] + (later - t) * power
            i = first
            while i < k and times[i] < later:
                state = at(states, i * size)
                h = later - t
                between((times[i] - t) / h, h, n, y, rate, found, rate_later, state)
                i += 1
            clock[1], clock[2] = 2 * (later - t), k - i
            if later == times[k]:
                for j in range(size):
                    states[k * size + j] = found[j]
                i = k + 1
                clock[2] = 0.0
                if i < count:
                    clock[1] = times[i] - later
            index[0] = i - 1
            for j in range(size):
                y[j], rate[j] = found[j], rate_later[j]
            for i in range(n):
                extent[i] = max(extent[i], abs(y[i] - start[i]))
        index[1] += 1
        clock[0] = later
        if taken < kept_ends:
            keep_end(later, y, size, at(ends, taken * (size + 1)))
    return PAUSED
