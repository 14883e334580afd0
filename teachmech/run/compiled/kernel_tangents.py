"""Tangents: the changes of a motion with start values and parameters, integrated with it.

A state is followed by its tangents (dq, dv), which obey the differentiated equations of motion

    M da + A^T dlambda = (dr1/dx) dx + (dr1/dp) dp,    A da = (dr2/dx) dx + (dr2/dp) dp

with the residuals of `teachmech.run.compiled.jacobian`, and the differentiated constraints.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.run.compiled.index import (
    ADDED,
    ALL,
    CHANGING,
    COLUMN,
    ENTRIES,
    EVERY,
    HOLONOMIC,
    HOLONOMICS,
    MASSES,
    POSITIONS,
    ROW,
    SLOPE_BEGIN,
    SLOPE_ROW,
    TANGENTS,
    M,
    N,
)
from teachmech.run.compiled.kernel_base import ProblemArrays, at, call, part
from teachmech.run.compiled.kernel_linear_system import (
    factorise,
    make_metric,
    sizes_of,
    solve,
    solve_by_singular_values,
)
from teachmech.run.compiled.kernel_states import (
    answer_again,
    derivative,
    find_slopes,
    project,
)


@part
def size_of(problem: ProblemArrays) -> int:
    """Return the size of a state with its tangents."""
    n = problem.index[N]
    return 2 * n + 2 + 2 * n * problem.index[TANGENTS]


@part
def tangent_data(problem: ProblemArrays, c: int) -> Any:
    """Return the size of a tangent relative to that of the state, and its changes of parameters."""
    index, n = problem.index, problem.index[N]
    return at(sizes_of(problem), 2 * n + 2 + c * (1 + index[CHANGING]))


@part
def slope_memory(problem: ProblemArrays) -> Any:
    """Return the memory for a state with acceleration and multipliers, and then for the slopes."""
    return at(problem.work, problem.index[ADDED] + 1)


@part
def add_slopes(problem: ProblemArrays, column: int, first: int, change: float) -> None:
    """Add a column of derivatives times a change to the right side, from the row ``first`` on."""
    index, work = problem.index, problem.work
    n, whole = index[N], index[N] + index[M]
    slopes, begin = at(slope_memory(problem), 2 * n + 2 + whole), index[SLOPE_BEGIN] + column
    if change != 0.0:
        for e in range(index[begin], index[begin + 1]):
            work[whole + first + index[index[SLOPE_ROW] + e]] += slopes[e] * change


@part
def rates(problem: ProblemArrays, t: float, y: Any, rate: Any) -> bool:
    """Find dy/dt of a state and its tangents; return as `derivative` does."""
    index, work = problem.index, problem.work
    n, whole, changing = index[N], index[N] + index[M], index[CHANGING]
    if not derivative(problem, t, y, rate):
        return False
    if index[TANGENTS] == 0:
        return True
    rounds, point = int(work[index[ADDED]]), slope_memory(problem)
    find_slopes(problem, t, y, point, at(point, 2 * n + 2 + whole))
    for c in range(index[TANGENTS]):
        own, to = at(y, 2 * n + 2 + 2 * n * c), at(rate, 2 * n + 2 + 2 * n * c)
        changes = at(tangent_data(problem, c), 1)
        for i in range(whole):
            work[whole + i] = 0.0
        for j in range(2 * n):
            add_slopes(problem, j, 0, own[j])
        for j in range(changing):
            add_slopes(problem, 2 * n + j, 0, changes[j])
        answer_again(problem, rounds)
        for i in range(n):
            to[i], to[n + i] = own[n + i], work[i]
    return True


@part
def project_all(problem: ProblemArrays, t: float, y: Any) -> bool:
    """Move a state onto the constraints and its tangents onto the differentiated constraints."""
    index = problem.index
    n, count = index[N], index[TANGENTS]
    if not project(problem, t, y):
        return False
    if count == 0:
        return True
    point = slope_memory(problem)
    find_slopes(problem, t, y, point, at(point, 2 * n + 2 + n + index[M]))
    return keep_tangent(problem, t, y, at(y, 2 * n + 2), 2 * n, count, True)


@part
def keep_tangent(
    problem: ProblemArrays, t: float, y: Any, changes: Any, stride: int, count: int, full: bool
) -> bool:
    """Remove from small changes of a state what `project` would remove; return as it does.

    Changes that are ``full`` are tangents: those of positions also change the rates of the
    constraints, and those of parameters both.
    """
    index, values, work = problem.index, problem.values, problem.work
    n, m, masses, changing = index[N], index[M], index[MASSES], index[CHANGING]
    call(problem.terms, t, y, problem.p, values, problem.workspace)
    make_metric(problem)
    for positions in (True, False):
        rows = index[HOLONOMICS] if positions else m
        if rows == 0:
            continue
        pattern = index[POSITIONS] if positions else index[ALL]
        chosen, offset = (index[HOLONOMIC], 0) if positions else (index[EVERY], n)
        rounds, rank = factorise(problem, pattern), 0
        for c in range(count):
            change = at(changes, c * stride + offset)
            for i in range(n + m):
                work[n + m + i] = 0.0
            for e in range(index[ENTRIES]):
                i, j = index[index[ROW] + e], index[index[COLUMN] + e]
                work[n + m + n + i] += values[masses + e] * change[j]
            if full:
                further = at(tangent_data(problem, c), 1)
                own, column = at(changes, c * stride), 2 * n + changing
                if positions:
                    column += n + changing
                else:
                    for j in range(n):
                        add_slopes(problem, column + j, n, own[j])
                    column += n
                for j in range(changing):
                    add_slopes(problem, column + j, n, further[j])
            if rounds > 0:
                solve(problem, pattern, rounds)
            else:
                rank = solve_by_singular_values(problem, chosen, rows)
            if rank < 0:
                return False
            for i in range(n):
                change[i] -= work[i]
    return True


@part
def error_norm(errors: Any, others: Any, scale: Any, h: float, count: int) -> float:
    """Return the norm of both estimates of the error of a step."""
    sum5, sum3 = 0.0, 0.0
    for j in range(count):
        sum5 += (errors[j] / scale[j]) ** 2
        sum3 += (others[j] / scale[j]) ** 2
    if sum5 == 0 and sum3 == 0:
        return 0.0
    return h * sum5 / np.sqrt((sum5 + 0.01 * sum3) * count)


@part
def tangent_norm(
    problem: ProblemArrays, tolerance: float, h: float, y: Any, new: Any, errors: Any, scale: Any
) -> float:
    """Return the largest norm of the errors of tangents; each may have an error like its size."""
    index, sizes = problem.index, sizes_of(problem)
    size, states, largest = size_of(problem), 2 * index[N], 0.0
    for c in range(index[TANGENTS]):
        first, moved = states + 2 + c * states, 0.0
        for j in range(states):
            moved = max(moved, max(abs(y[first + j]), abs(new[first + j])) / sizes[j])
        moved += tangent_data(problem, c)[0]
        for j in range(states):
            scale[j] = tolerance * moved * sizes[j]
        norm = error_norm(at(errors, first), at(errors, size + first), scale, h, states)
        if not norm <= largest:  # not-a-number counts
            largest = norm
    return largest
