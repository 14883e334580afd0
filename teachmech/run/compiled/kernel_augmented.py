"""The augmented Lagrangian for compiled problems, as in `teachmech.numerics.dynamics`.

The iteration uses the factors of M + A^T P A, which replaces the metric.
"""

from __future__ import annotations

from typing import Any

from teachmech.numerics.pivots import LIGHT
from teachmech.run.compiled.index import (
    ALL,
    COLUMN,
    ENTRIES,
    EVERY,
    MARGIN,
    MASS_COLUMN,
    MASS_ROW,
    MASSES,
    METRIC,
    METRIC_COLUMN,
    METRIC_ROW,
    METRICS,
    PENALTY,
    POSITIONS,
    ROW,
    WEIGHTED,
    M,
    N,
)
from teachmech.run.compiled.kernel_base import ProblemArrays, at, part
from teachmech.run.compiled.kernel_linear_system import (
    factorise,
    least_mass,
    make_metric,
    rank_of_factors,
    respond,
    solve,
    solve_again,
    solve_by_singular_values,
    units_of,
)


@part
def weigh(problem: ProblemArrays) -> None:
    """Replace M by M + A^T S A, and add A^T S b to the right side."""
    index, values, work = problem.index, problem.values, problem.work
    n, whole, masses = index[N], index[N] + index[M], index[MASSES]
    make_metric(problem)
    for e in range(index[ENTRIES]):
        i, j = index[index[ROW] + e], index[index[COLUMN] + e]
        work[whole + j] += work[i] * values[masses + e] * work[whole + n + i]


@part
def penalise(problem: ProblemArrays) -> int:
    """Factorise M + A^T P A as `factorise` does; store the penalties P in the free memory."""
    index, work = problem.index, problem.work
    make_metric(problem)
    P = at(work, index[MARGIN] + 1 + index[METRICS])
    for i in range(index[M]):
        P[i] = work[i]
    return factorise(problem, index[ALL])


@part
def solve_by_penalty(problem: ProblemArrays) -> None:
    """Solve as `solve` by the iteration of `teachmech.numerics.dynamics.augmented_lagrangian`.

    The constraint force Q - M q'' replaces Q, and the multipliers are one set that produces it.
    """
    index, work = problem.index, problem.work
    n, m, whole, entries = index[N], index[M], index[N] + index[M], index[ENTRIES]
    units = units_of(problem)
    right, missing, A = at(work, whole), at(work, n), at(problem.values, index[MASSES])
    P = at(work, index[MARGIN] + 1 + index[METRICS])
    multipliers, a, Q = at(P, m), at(P, 2 * m), at(P, 2 * m + n)
    for i in range(whole):
        Q[i] = right[i]
    for i in range(m):
        multipliers[i] = 0.0
    for e in range(entries):
        i, j = index[index[ROW] + e], index[index[COLUMN] + e]
        right[j] += A[e] * P[i] * Q[n + i]
    solve(problem, index[ALL], 1)
    for i in range(n):
        a[i] = work[i]
    miss(problem, P, a, Q)
    for _ in range(10):
        for i in range(m):
            multipliers[i] += missing[i]
        for e in range(entries):
            i, j = index[index[ROW] + e], index[index[COLUMN] + e]
            right[j] -= A[e] * (multipliers[i] + missing[i])
        solve(problem, index[ALL], 1)
        change, largest = 0.0, 0.0
        for i in range(n):
            a[i] += work[i]
            change = max(change, abs(work[i]) / units[i])
            largest = max(largest, abs(a[i]) / units[i])
        miss(problem, P, a, Q)
        if not change > 1e-14 * largest:
            break
    for i in range(n):
        work[i] = a[i]
    for i in range(m):
        missing[i] += multipliers[i]


@part
def miss(problem: ProblemArrays, P: Any, a: Any, Q: Any) -> None:
    """Find the residuals of both equations: Q - M a, and P (A a - b)."""
    index, values, work = problem.index, problem.values, problem.work
    n, whole, masses = index[N], index[N] + index[M], index[MASSES]
    for i in range(n):
        work[whole + i] = Q[i]
    for e in range(masses):
        i, j = index[index[MASS_ROW] + e], index[index[MASS_COLUMN] + e]
        work[whole + i] -= values[e] * a[j]
        if i != j:
            work[whole + j] -= values[e] * a[i]
    for i in range(n, whole):
        work[i] = -Q[i]
    for e in range(index[ENTRIES]):
        work[n + index[index[ROW] + e]] += values[masses + e] * a[index[index[COLUMN] + e]]
    for i in range(n, whole):
        work[i] *= P[i - n]


@part
def prepare(problem: ProblemArrays) -> int:
    """Factorise the linear system of the accelerations; return as `factorise` does."""
    if problem.index[PENALTY] > 0:
        return penalise(problem)
    if problem.index[WEIGHTED]:
        weigh(problem)
    return factorise(problem, problem.index[ALL])


@part
def solve_without_factors(problem: ProblemArrays) -> int:
    """Solve by singular values; return the rank of A, or -1 if M is not definite."""
    index = problem.index
    if index[METRIC] > 0 and not index[WEIGHTED]:
        weigh(problem)
    return solve_by_singular_values(problem, index[EVERY], index[M])


@part
def react(problem: ProblemArrays, rounds: int) -> None:
    """Solve for another right side, as the first one was solved."""
    if problem.index[PENALTY] > 0:
        solve_by_penalty(problem)
    else:
        respond(problem, rounds)


@part
def find_multipliers(problem: ProblemArrays) -> int:
    """Find the multipliers of least norm that produce the force left by `solve_by_penalty`.

    They depend on A alone, so the metric here is that of the units. Return the rank, or -1 if only
    the plain program can find it.
    """
    rounds = factorise_rows(problem)
    if rounds == 0:
        return solve_by_singular_values(problem, problem.index[EVERY], problem.index[M])
    solve(problem, problem.index[POSITIONS], rounds)
    return rank_of_factors(problem)


@part
def factorise_rows(problem: ProblemArrays) -> int:
    """Factorise for multipliers of least norm; return as `factorise` does."""
    index, values, work = problem.index, problem.values, problem.work
    trace = least_mass(problem) / LIGHT
    units = units_of(problem)
    for e in range(index[METRICS]):
        i, same = index[index[METRIC_ROW] + e], index[METRIC_COLUMN] + e
        values[index[METRIC] + e] = trace / units[i] ** 2 if index[same] == i else 0.0
    for i in range(index[M]):
        work[index[N] + index[M] + index[N] + i] = 0.0
    return factorise(problem, index[POSITIONS])


@part
def find_several(problem: ProblemArrays, count: int, pulled: Any, found: Any) -> bool:
    """Find the multipliers of least norm of several forces, as `find_multipliers` does of one.

    ``pulled`` has the forces, (count, n). The multipliers are stored after the accelerations in
    ``found``, (count, n + m). Return False if only the plain program can find them.
    """
    index, work, rounds = problem.index, problem.work, 0
    n, m = index[N], index[M]
    for c in range(count):
        for i in range(n):
            work[n + m + i] = pulled[c * n + i]
        for i in range(m):
            work[n + m + n + i] = 0.0
        if c == 0:
            rounds = factorise_rows(problem)
        if rounds > 0:
            solve(problem, index[POSITIONS], rounds)
        elif c > 0:
            solve_again(problem, index[EVERY], m)
        elif solve_by_singular_values(problem, index[EVERY], m) < 0:
            return False
        for i in range(m):
            found[c * (n + m) + n + i] = work[n + i]
    return True
