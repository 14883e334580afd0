"""Forces of actuators that enforce programmes, as in `teachmech.numerics.control`."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.run.compiled.index import ACTUATORS, ADDED, POWER, PROGRAMMES, M, N
from teachmech.run.compiled.kernel_base import ProblemArrays, at, part
from teachmech.run.compiled.kernel_linear_system import rank_tolerance, respond


@part
def enforce(problem: ProblemArrays, rounds: int) -> bool:
    """Add the forces of actuators to the solution of `solve`.

    Return False if it is not certain that they can enforce the programmes; the plain program then
    decides.
    """
    index, values, work = problem.index, problem.values, problem.work
    n, m, k, p = index[N], index[M], index[ACTUATORS], index[PROGRAMMES]
    whole = n + m
    B = at(values, index[POWER] + 1 + n)
    E = at(B, k * n)
    low = at(E, p * n + p)
    force = at(work, index[ADDED])
    base = at(force, n)
    unit = at(base, whole)
    for i in range(whole):
        base[i] = work[i]
    for c in range(k):
        for i in range(whole):
            work[whole + i] = B[c * n + i] if i < n else 0.0
        respond(problem, rounds)
        for i in range(whole):
            unit[c * whole + i] = work[i]
    u = at(unit, k * whole)
    if not choose_forces(problem, E, base, unit, u):
        return False
    for c in range(k):
        if low[c] > low[k + c]:
            return False
    for i in range(whole):
        work[i] = base[i]
    for i in range(n):
        force[i] = 0.0
    for c in range(k):
        chosen = min(max(u[c], low[c]), low[k + c])
        for i in range(whole):
            work[i] += chosen * unit[c * whole + i]
        for i in range(n):
            force[i] += chosen * B[c * n + i]
    return True


@part
def choose_forces(problem: ProblemArrays, E: Any, base: Any, unit: Any, u: Any) -> bool:
    """Set u such that E q'' = d, with the least sum of squares of effects.

    ``unit`` has the responses to unit forces. With R = L Q and orthonormal rows of Q, u = Q^T
    L^-1 (d - E a). Return False if the rank of R is in doubt.
    """
    index, tolerance = problem.index, rank_tolerance(problem)
    n, m, k, p = index[N], index[M], index[ACTUATORS], index[PROGRAMMES]
    whole, d = n + m, at(E, p * n)
    column, R = at(u, k), at(u, 2 * k)
    L, y = at(R, p * k), at(R, p * k + p * p)
    for j in range(p):
        y[j], largest = d[j], 0.0
        for i in range(n):
            y[j] -= E[j * n + i] * base[i]
        for c in range(k):
            response, terms = 0.0, 0.0
            for i in range(n):
                share = E[j * n + i] * unit[c * whole + i]
                response += share
                terms += abs(share)
            R[j * k + c] = response if abs(response) > tolerance * terms else 0.0
            largest = max(largest, abs(R[j * k + c]))
        if not largest > 0.0:
            return False
        y[j] /= largest
        for c in range(k):
            R[j * k + c] /= largest
    for c in range(k):
        column[c] = 0.0
        for j in range(p):
            column[c] = max(column[c], abs(R[j * k + c]))
        if column[c] == 0.0:
            column[c] = 1.0
        for j in range(p):
            R[j * k + c] /= column[c]
    for j in range(p):
        own = at(R, j * k)
        for i in range(j):
            L[j * p + i] = 0.0
        for _ in range(2):
            for i in range(j):
                along = 0.0
                for c in range(k):
                    along += own[c] * R[i * k + c]
                L[j * p + i] += along
                for c in range(k):
                    own[c] -= along * R[i * k + c]
        square = 0.0
        for c in range(k):
            square += own[c] * own[c]
        length = np.sqrt(square)
        if not length > 1e-7:
            return False
        for c in range(k):
            own[c] /= length
        for i in range(j):
            y[j] -= L[j * p + i] * y[i]
        y[j] /= length
    for c in range(k):
        u[c] = 0.0
        for j in range(p):
            u[c] += R[j * k + c] * y[j]
        u[c] /= column[c]
    return True
