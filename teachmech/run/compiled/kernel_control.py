"""Forces of actuators that enforce programmes, as in `teachmech.numerics.control`."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.numerics.control import CANCELS
from teachmech.run.compiled.index import (
    ACTUATORS,
    ADDED,
    COLUMN,
    COMPONENTS,
    DEPTH,
    ENTRIES,
    FRICTIONS,
    MASSES,
    POWER,
    PROGRAMMES,
    ROW,
    M,
    N,
)
from teachmech.run.compiled.kernel_base import ProblemArrays, at, part
from teachmech.run.compiled.kernel_linear_system import rank_tolerance, respond


@part
def added_force(problem: ProblemArrays) -> Any:
    """Return the generalized force of frictions and actuators, (n,); other memory follows."""
    return at(problem.work, problem.index[ADDED])


@part
def directions(problem: ProblemArrays) -> Any:
    """Return the values of the actuators: B by columns, E, d, and the limits."""
    index = problem.index
    n, rubs = index[N], index[FRICTIONS]
    frictions = index[COMPONENTS] * (n + 1) + rubs * (index[DEPTH] * (n + index[M] + 1) + 1)
    return at(problem.values, index[POWER] + 1 + n + frictions)


@part
def wanted_forces(problem: ProblemArrays) -> Any:
    """Return the forces of actuators without limits, (k,), after `enforce`.

    They are in place of the sizes of columns of `relate`.
    """
    index = problem.index
    n, k, p = index[N], index[ACTUATORS], index[PROGRAMMES]
    return at(added_force(problem), n + k * (n + index[M]) + p)


@part
def chosen_forces(problem: ProblemArrays) -> Any:
    """Return the forces of actuators, (k,), after `enforce`; those due to frictions follow."""
    index = problem.index
    n, k, p = index[N], index[ACTUATORS], index[PROGRAMMES]
    return at(added_force(problem), n + k * (n + index[M] + 1 + p) + p * p + 2 * p)


@part
def clean(problem: ProblemArrays, moved: Any) -> None:
    """Set accelerations to 0 that constraints A q'' = 0 prevent; they are errors of rounding.

    The entries of A are stored row by row.
    """
    index, values = problem.index, problem.values
    rows, columns = at(index, index[ROW]), at(index, index[COLUMN])
    A, count = at(values, index[MASSES]), index[ENTRIES]
    for _ in range(index[M]):
        again, begin = False, 0
        while begin < count:
            end, total, terms = begin, 0.0, 0.0
            while end < count and rows[end] == rows[begin]:
                share = A[end] * moved[columns[end]]
                total += share
                terms += abs(share)
                end += 1
            if abs(total) > CANCELS * terms:
                again = True
                for e in range(begin, end):
                    largest = 0.0
                    for other in range(count):
                        if columns[other] == columns[e]:
                            largest = max(largest, abs(A[other]))
                    if abs(A[e]) > CANCELS * largest:
                        moved[columns[e]] = 0.0
            begin = end
        if not again:
            return


@part
def respond_to_actuators(problem: ProblemArrays, rounds: int) -> None:
    """Store the responses to unit forces of the actuators, after the generalized force."""
    index, work = problem.index, problem.work
    n, whole = index[N], index[N] + index[M]
    B, unit = directions(problem), at(added_force(problem), n)
    for c in range(index[ACTUATORS]):
        for i in range(whole):
            work[whole + i] = B[c * n + i] if i < n else 0.0
        respond(problem, rounds)
        for i in range(whole):
            unit[c * whole + i] = work[i]
        clean(problem, at(unit, c * whole))


@part
def relate(problem: ProblemArrays) -> None:
    """Store R, the accelerations of programmes due to unit forces, with scaled rows and columns.

    Before R are the sizes of its rows and columns.
    """
    index, tolerance = problem.index, rank_tolerance(problem)
    n, k, p = index[N], index[ACTUATORS], index[PROGRAMMES]
    whole, E, unit = n + index[M], at(directions(problem), k * n), at(added_force(problem), n)
    row = at(unit, k * whole)
    column, R = at(row, p), at(row, p + k)
    for j in range(p):
        row[j] = 0.0
        for c in range(k):
            response, terms = 0.0, 0.0
            for i in range(n):
                share = E[j * n + i] * unit[c * whole + i]
                response += share
                terms += abs(share)
            R[j * k + c] = response if abs(response) > tolerance * terms else 0.0
            row[j] = max(row[j], abs(R[j * k + c]))
        row[j] = row[j] if row[j] > 0.0 else 1.0
        for c in range(k):
            R[j * k + c] /= row[j]
    for c in range(k):
        column[c] = 0.0
        for j in range(p):
            column[c] = max(column[c], abs(R[j * k + c]))
        column[c] = column[c] if column[c] > 0.0 else 1.0
        for j in range(p):
            R[j * k + c] /= column[c]


@part
def comply(problem: ProblemArrays, d: Any, aims: float, u: Any) -> int:
    """Add forces u of actuators to a solution, so that E q'' = d times ``aims``.

    The responses to their unit forces are stored. With R = L Q and orthonormal rows of Q, u = Q^T
    L^-1 (d - E a) has the least sum of squares of effects. Return how many programmes depend on
    others, or not on the actuators; their rows are left out.
    """
    index, work = problem.index, problem.work
    n, m, k, p = index[N], index[M], index[ACTUATORS], index[PROGRAMMES]
    whole, lost = n + m, 0
    E, unit = at(directions(problem), k * n), at(added_force(problem), n)
    row = at(unit, k * whole)
    column, R = at(row, p), at(row, p + k)
    L, y = at(R, p * k), at(R, p * k + p * p)
    relate(problem)
    for j in range(p):
        y[j] = aims * d[j]
        for i in range(n):
            y[j] -= E[j * n + i] * work[i]
        y[j] /= row[j]
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
        for i in range(j):
            y[j] -= L[j * p + i] * y[i]
        if not length > 1e-7:
            lost += 1
            length, y[j] = np.inf, 0.0
        for c in range(k):
            own[c] /= length
        y[j] /= length
    for c in range(k):
        u[c] = 0.0
        for j in range(p):
            u[c] += R[j * k + c] * y[j]
        u[c] /= column[c]
        for i in range(whole):
            work[i] += u[c] * unit[c * whole + i]
    return lost


@part
def unmet(problem: ProblemArrays, d: Any, missing: Any) -> None:
    """Set the part of d - E q'' that the actuators cannot change."""
    index, work = problem.index, problem.work
    n, k, p = index[N], index[ACTUATORS], index[PROGRAMMES]
    E, unit = at(directions(problem), k * n), at(added_force(problem), n)
    row = at(unit, k * (n + index[M]))
    R = at(row, p + k)
    relate(problem)
    for j in range(p):
        missing[j] = d[j]
        for i in range(n):
            missing[j] -= E[j * n + i] * work[i]
        missing[j] /= row[j]
    for c in range(k):  # orthonormal columns
        for _ in range(2):
            for o in range(c):
                along = 0.0
                for j in range(p):
                    along += R[j * k + c] * R[j * k + o]
                for j in range(p):
                    R[j * k + c] -= along * R[j * k + o]
        square, along = 0.0, 0.0
        for j in range(p):
            square += R[j * k + c] ** 2
        length = np.sqrt(square) if square > 1e-14 else np.inf
        for j in range(p):
            R[j * k + c] /= length
            along += R[j * k + c] * missing[j]
        for j in range(p):
            missing[j] -= along * R[j * k + c]
    for j in range(p):
        missing[j] *= row[j]
