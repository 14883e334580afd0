"""Forces that actuators and sliding frictions together add to the solution of a linear system."""

from __future__ import annotations

from typing import Any

from teachmech.numerics.control import OVERCOMES
from teachmech.run.compiled.index import (
    ACTUATORS,
    COMPONENTS,
    ENTRIES,
    FRICTIONS,
    MASS_COLUMN,
    MASS_ROW,
    MASSES,
    PROGRAMMES,
    ROW,
    SLIDING,
    M,
    N,
)
from teachmech.run.compiled.kernel_augmented import prepare, solve_without_factors
from teachmech.run.compiled.kernel_base import ProblemArrays, at, part
from teachmech.run.compiled.kernel_control import (
    added_force,
    chosen_forces,
    comply,
    directions,
    respond_to_actuators,
    unmet,
    wanted_forces,
)
from teachmech.run.compiled.kernel_friction import rub
from teachmech.run.compiled.kernel_linear_system import units_of


@part
def enforce(problem: ProblemArrays, rounds: int) -> bool:
    """Add the forces of actuators, and of frictions that slide, to the solution of `solve`.

    Return False if it is not certain that forces exist and are unique; the plain program decides.
    """
    index, work = problem.index, problem.work
    n, k, p, rubs = index[N], index[ACTUATORS], index[PROGRAMMES], index[FRICTIONS]
    whole, B, force = n + index[M], directions(problem), added_force(problem)
    d, low, unit = at(B, (k + p) * n), at(B, (k + p) * n + p), at(force, n)
    u, wanted = chosen_forces(problem), wanted_forces(problem)
    base = at(u, k * (1 + rubs))
    for c in range(k):
        if low[c] > low[k + c]:
            return False
    for i in range(whole):
        base[i] = work[i]
    respond_to_actuators(problem, rounds)
    for i in range(whole):
        work[i] = base[i]
    for i in range(n):
        force[i] = 0.0
    lost = comply(problem, d, 1.0, u)
    if lost > 0 and rubs == 0:
        return False
    if rubs > 0 and not rub(problem, rounds, True):
        return False
    limited = lost > 0
    if limited:
        rounds = overcome(problem, d, u)
        if rounds < 0:
            return False
    for c in range(k):
        wanted[c] = u[c]
        chosen = min(max(u[c], low[c]), low[k + c])
        limited = limited or chosen != u[c]
        u[c] = chosen
    if limited:
        for i in range(whole):
            work[i] = base[i]
            for c in range(k):
                work[i] += u[c] * unit[c * whole + i]
        if rubs > 0 and not rub(problem, rounds, False):
            return False
    for c in range(k):
        for i in range(n):
            force[i] += u[c] * B[c * n + i]
    return True


@part
def overcome(problem: ProblemArrays, d: Any, u: Any) -> int:
    """Add all force to u in the direction that programmes lack because frictions stick.

    Return the rounds of the factors as they are then, or -1 if only the plain program can decide.
    """
    index, values, work = problem.index, problem.values, problem.work
    n, k, p, rubs = index[N], index[ACTUATORS], index[PROGRAMMES], index[FRICTIONS]
    whole, masses, B, units = n + index[M], index[MASSES], directions(problem), units_of(problem)
    missing = at(u, k * (1 + rubs) + whole)
    found, A = at(missing, p), at(values, masses)
    forces, rows = at(found, k), at(found, k + n)
    unmet(problem, d, missing)
    for i in range(n):
        forces[i] = -values[masses + index[ENTRIES] + i]
    for e in range(masses):
        i, j = index[index[MASS_ROW] + e], index[index[MASS_COLUMN] + e]
        forces[i] += values[e] * work[j]
        if i != j:
            forces[j] += values[e] * work[i]
    largest, size = 0.0, 0.0
    for i in range(n):
        applied = values[masses + index[ENTRIES] + i]
        largest = max(largest, units[i] * (abs(applied) + abs(forces[i])))
    for e in range(index[ENTRIES]):
        rows[e] = A[e]
        for a in range(index[COMPONENTS]):
            if index[index[SLIDING] + 4 * a + 2] == index[index[ROW] + e]:
                A[e] = 0.0
    rounds = refactor(problem)
    if rounds >= 0:
        respond_to_actuators(problem, rounds)
        for i in range(whole):
            work[i] = 0.0
        if comply(problem, missing, 1.0, found) > 0:
            rounds = -1
    for e in range(index[ENTRIES]):
        A[e] = rows[e]
    if rounds >= 0:
        rounds = refactor(problem)
    if rounds < 0:
        return -1
    respond_to_actuators(problem, rounds)
    most = 0.0
    for i in range(n):
        effect = 0.0
        for c in range(k):
            effect += units[i] * abs(B[c * n + i] * found[c])
        size = max(size, effect)
    for c in range(k):
        most = max(most, abs(found[c]))
    if not size > 1e-9 * largest:  # at rest
        return -1
    for c in range(k):
        if abs(found[c]) > 1e-10 * most:
            u[c] += OVERCOMES * found[c] * (1.0 + largest / size)
    return rounds


@part
def refactor(problem: ProblemArrays) -> int:
    """Factorise for `respond`, after a change of A; return -1 if only the plain program can."""
    whole = problem.index[N] + problem.index[M]
    for i in range(whole):
        problem.work[whole + i] = 0.0
    rounds = prepare(problem)
    if rounds == 0 and solve_without_factors(problem) < 0:
        return -1
    return rounds
