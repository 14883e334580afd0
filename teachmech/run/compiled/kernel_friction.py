"""Coulomb friction: normal forces and friction forces, as in `teachmech.numerics.coulomb`."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.run.compiled.index import (
    ALL,
    DEPTH,
    EVERY,
    FRICTIONS,
    POWER,
    RUBBING,
    SLIDING,
    M,
    N,
)
from teachmech.run.compiled.kernel_base import ProblemArrays, at, part
from teachmech.run.compiled.kernel_linear_system import solve, solve_again


@part
def friction_force(problem: ProblemArrays) -> Any:
    """Return the generalized force of all frictions, (n,), after `rub`."""
    return at(problem.work, problem.index[RUBBING])


@part
def rub(problem: ProblemArrays, rounds: int) -> bool:
    """Add the frictions that slide to the solution of `solve`.

    Return False if their forces are not certain to be unique; the plain program then decides.
    """
    index, values, p, work = problem.index, problem.values, problem.p, problem.work
    n, m, k, d = index[N], index[M], index[FRICTIONS], index[DEPTH]
    whole, sliding = n + m, at(index, index[SLIDING])
    force, D = friction_force(problem), at(values, index[POWER] + 1)
    normal, mu = at(D, k * n), at(D, k * n + k * d * (whole + 1))
    base, unit = at(force, n), at(force, n + whole)
    number, N_ = at(unit, k * whole), at(unit, k * whole + k)
    S = at(N_, k)
    z, direction = at(S, k * d * k), at(S, k * d * k + k * d)
    equations = at(direction, k * d)
    for i in range(n):
        force[i] = 0.0
    count = 0
    for j in range(k):
        if p[sliding[3 * j]] != 0.0:
            number[count] = j
            count += 1
    if count == 0:
        return True
    for i in range(whole):
        base[i] = work[i]
    for c in range(count):
        own = at(D, int(number[c]) * n)
        for i in range(whole):
            work[whole + i] = own[i] if i < n else 0.0
        if rounds > 0:
            solve(problem, index[ALL], rounds)
        else:
            solve_again(problem, index[EVERY], m)
        for i in range(whole):
            unit[c * whole + i] = work[i]
        unit[c * whole + n + sliding[3 * int(number[c]) + 2]] -= 1.0  # its multiplier is -T
    for c in range(count):
        for e in range(d):
            row = at(normal, (int(number[c]) * d + e) * (whole + 1))
            z[c * d + e] = row[whole]
            for i in range(whole):
                z[c * d + e] += row[i] * base[i]
            for o in range(count):
                j, change = int(number[o]), 0.0
                for i in range(whole):
                    change += row[i] * unit[o * whole + i]
                S[(c * d + e) * count + o] = mu[j] * p[sliding[3 * j]] * change
    if not is_contraction(S, count, d):
        pushes = sliding[3 * int(number[0]) + 1] > 0
        if count > 1 or not pushes or not S[0] < 1.0:
            return False
    for c in range(count):
        pushes = sliding[3 * int(number[c]) + 1] > 0
        aim(at(z, c * d), d, pushes, at(direction, c * d))
    for _ in range(50):
        for c in range(count):
            N_[c] = 0.0
            for e in range(d):
                N_[c] += direction[c * d + e] * z[c * d + e]
            for o in range(count):
                entry = 1.0 if c == o else 0.0
                for e in range(d):
                    entry += direction[c * d + e] * S[(c * d + e) * count + o]
                equations[c * count + o] = entry
        solve_dominant(equations, N_, count)
        last = True
        for c in range(count):
            found = at(direction, k * d + k * k)
            for e in range(d):
                found[e] = z[c * d + e]
                for o in range(count):
                    found[e] -= S[(c * d + e) * count + o] * N_[o]
            pushes = sliding[3 * int(number[c]) + 1] > 0
            if not pushes and turn(found, d, at(direction, c * d)):
                last = False
        if last:
            break
    for i in range(whole):
        work[i] = base[i]
    for c in range(count):
        j = int(number[c])
        T = -mu[j] * p[sliding[3 * j]] * N_[c]
        for i in range(whole):
            work[i] += T * unit[c * whole + i]
        for i in range(n):
            force[i] += T * D[j * n + i]
    return True


@part
def is_contraction(S: Any, count: int, d: int) -> bool:
    """Return whether the changes of the normal forces due to all of them add up to less than 1."""
    for c in range(count):
        changes = 0.0
        for o in range(count):
            square = 0.0
            for e in range(d):
                square += S[(c * d + e) * count + o] ** 2
            changes += np.sqrt(square)
        if not changes < 1.0:
            return False
    return True


@part
def aim(z: Any, d: int, pushes: bool, direction: Any) -> None:
    """Set a direction to the unit vector of z, or to -1 in the first place if it pushes."""
    square = 0.0
    for e in range(d):
        square += z[e] * z[e]
    length = np.sqrt(square)
    for e in range(d):
        direction[e] = z[e] / length if length > 0.0 else 0.0
        if pushes:
            direction[e] = -1.0 if e == 0 else 0.0


@part
def turn(z: Any, d: int, direction: Any) -> bool:
    """Set a direction to the unit vector of z; return whether it has changed."""
    square, changed = 0.0, False
    for e in range(d):
        square += z[e] * z[e]
    length = np.sqrt(square)
    for e in range(d):
        new = z[e] / length if length > 0.0 else 0.0
        changed = changed or abs(new - direction[e]) > 1e-15
        direction[e] = new
    return changed


@part
def solve_dominant(matrix: Any, right: Any, size: int) -> None:
    """Solve linear equations whose diagonal dominates; the solution replaces the right side."""
    for k in range(size):
        for i in range(k + 1, size):
            factor = matrix[i * size + k] / matrix[k * size + k]
            for j in range(k + 1, size):
                matrix[i * size + j] -= factor * matrix[k * size + j]
            right[i] -= factor * right[k]
    for k in range(size - 1, -1, -1):
        for j in range(k + 1, size):
            right[k] -= matrix[k * size + j] * right[j]
        right[k] /= matrix[k * size + k]
