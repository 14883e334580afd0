"""Coulomb friction: normal forces and friction forces, as in `teachmech.numerics.coulomb`."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.run.compiled.index import (
    ACTUATORS,
    COMPONENTS,
    DEPTH,
    ENTRIES,
    FRICTIONS,
    PENALTY,
    POWER,
    PROGRAMMES,
    SLIDING,
    M,
    N,
)
from teachmech.run.compiled.kernel_augmented import find_several, react
from teachmech.run.compiled.kernel_base import ProblemArrays, at, part
from teachmech.run.compiled.kernel_control import added_force, chosen_forces, comply


@part
def solution_before(problem: ProblemArrays) -> Any:
    """Return the memory of `rub`: the solution without frictions; the responses to them follow."""
    index = problem.index
    base, k = chosen_forces(problem), index[ACTUATORS]
    if k > 0:  # after the memory of `enforce` and of `overcome`
        further = index[N] + index[M] + index[PROGRAMMES] + index[N] + index[ENTRIES]
        base = at(base, k * (2 + index[FRICTIONS]) + further)
    return base


@part
def rub(problem: ProblemArrays, rounds: int, enforces: bool) -> bool:
    """Add the frictions that slide to the solution of `solve`.

    If it ``enforces`` programmes, the forces of actuators change, as `comply` decides. Return False
    if the forces of frictions are not certain to be unique; the plain program then decides.
    """
    index, values, work = problem.index, problem.values, problem.work
    n, m, k, d = index[N], index[M], index[FRICTIONS], index[DEPTH]
    whole, sliding, parts = n + m, at(index, index[SLIDING]), index[COMPONENTS]
    force, D = added_force(problem), at(values, index[POWER] + 1 + n)
    normal, mu = at(D, parts * (n + 1)), at(D, parts * (n + 1) + k * d * (whole + 1))
    actuators, u = index[ACTUATORS], chosen_forces(problem)
    base = solution_before(problem)
    unit = at(base, whole)
    number, N_ = at(unit, k * whole), at(unit, k * whole + 2 * k)
    S = at(N_, k)
    z, direction = at(S, k * d * k), at(S, k * d * k + k * d)
    equations, cosines = at(direction, k * d), at(direction, k * d + k * k + d)
    pulled = at(cosines, parts)  # the constraint forces of the augmented Lagrangian
    for i in range(n):
        force[i] = 0.0
    count = slides_along(problem, cosines, number)
    if count == 0:
        return True
    for i in range(whole):
        base[i] = work[i]
    if index[PENALTY] > 0:
        for i in range(n):
            pulled[i] = work[whole + i]
    for c in range(count):
        for i in range(whole):
            work[whole + i] = along(problem, cosines, int(number[k + c]), i) if i < n else 0.0
        react(problem, rounds)
        if enforces:
            comply(problem, u, 0.0, at(u, actuators * (1 + c)))
        for i in range(whole):
            unit[c * whole + i] = work[i]
        if index[PENALTY] > 0:
            for i in range(n):
                pulled[(c + 1) * n + i] = work[whole + i]
    if index[PENALTY] > 0 and not find_several(problem, count + 1, pulled, base):
        return False
    for c in range(count):
        share(problem, cosines, int(number[k + c]), 1.0, at(unit, c * whole + n))
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
                S[(c * d + e) * count + o] = mu[j] * change
    if not is_contraction(S, count, d):
        pushes = sliding[4 * int(number[k]) + 1] > 0
        if count > 1 or not pushes or not S[0] < 1.0:
            return False
    for c in range(count):
        pushes = sliding[4 * int(number[k + c]) + 1] > 0
        aim(at(z, c * d), d, pushes, at(direction, c * d))
    for _ in range(50):
        for c in range(count):
            N_[c] = 0.0
            for e in range(d):
                N_[c] += direction[c * d + e] * z[c * d + e]
        solve_along(direction, S, equations, N_, count, d)
        last = True
        for c in range(count):
            found = at(direction, k * d + k * k)
            for e in range(d):
                found[e] = z[c * d + e]
                for o in range(count):
                    found[e] -= S[(c * d + e) * count + o] * N_[o]
            pushes = sliding[4 * int(number[k + c]) + 1] > 0
            if not pushes and turn(found, d, at(direction, c * d)):
                last = False
        if last:
            break
    for i in range(whole):
        work[i] = base[i]
    if index[PENALTY] > 0:
        for i in range(n):
            work[whole + i] = pulled[i]
    for c in range(count):
        T = -mu[int(number[c])] * N_[c]
        for i in range(whole):
            work[i] += T * unit[c * whole + i]
        for a in range(actuators if enforces else 0):
            u[a] += T * u[actuators * (1 + c) + a]
        for i in range(n):
            force[i] += T * along(problem, cosines, int(number[k + c]), i)
            if index[PENALTY] > 0:
                work[whole + i] += T * pulled[(c + 1) * n + i]
    return True


@part
def share(problem: ProblemArrays, cosines: Any, first: int, T: float, multipliers: Any) -> None:
    """Add -T e, the multipliers of a friction that slides, to those of its sticking."""
    index = problem.index
    sliding = at(index, index[SLIDING])
    for a in range(index[COMPONENTS]):
        if sliding[4 * a + 3] == sliding[4 * first + 3]:
            multipliers[sliding[4 * a + 2]] -= T * cosines[a]


@part
def add_shares(problem: ProblemArrays) -> None:
    """Add the multipliers of frictions that slide, after `rub`, to those of `find_multipliers`."""
    index, work = problem.index, problem.work
    n, m, k, d = index[N], index[M], index[FRICTIONS], index[DEPTH]
    whole, parts = n + m, index[COMPONENTS]
    number = at(solution_before(problem), whole * (1 + k))
    N_ = at(number, 2 * k)
    cosines = at(N_, k + k * d * k + k * d + k * d + k * k + d)
    mu = at(problem.values, index[POWER] + 1 + n + parts * (n + 1) + k * d * (whole + 1))
    for c in range(slides_along(problem, cosines, number)):
        T = -mu[int(number[c])] * N_[c]
        share(problem, cosines, int(number[k + c]), T, at(work, n))


@part
def rub_change(problem: ProblemArrays) -> None:
    """Add the changes of frictions that slide to a change of the solution; `rub` was called."""
    index, work = problem.index, problem.work
    n, m, k, d = index[N], index[M], index[FRICTIONS], index[DEPTH]
    whole, parts = n + m, index[COMPONENTS]
    unit = at(solution_before(problem), whole)
    number, N_ = at(unit, k * whole), at(unit, k * whole + 2 * k)
    S = at(N_, k)
    direction = at(S, k * d * k + k * d)
    equations, cosines = at(direction, k * d), at(direction, k * d + k * k + d)
    normal = at(problem.values, index[POWER] + 1 + n + parts * (n + 1))
    mu = at(normal, k * d * (whole + 1))
    count = slides_along(problem, cosines, number)
    for c in range(count):
        N_[c] = 0.0
        for e in range(d):
            row = at(normal, (int(number[c]) * d + e) * (whole + 1))
            for i in range(whole):
                N_[c] += direction[c * d + e] * row[i] * work[i]
    solve_along(direction, S, equations, N_, count, d)
    for c in range(count):
        T = -mu[int(number[c])] * N_[c]
        for i in range(whole):
            work[i] += T * unit[c * whole + i]


@part
def slides_along(problem: ProblemArrays, cosines: Any, number: Any) -> int:
    """Set the cosines of sliding directions; list the frictions that slide, and return how many.

    The list has the numbers of the frictions, and after k places their first components.
    """
    index, p, count = problem.index, problem.p, 0
    n, parts, sliding = index[N], index[COMPONENTS], at(index, index[SLIDING])
    u = at(problem.values, index[POWER] + 1 + n + parts * n)
    for i in range(parts):
        own = sliding[4 * i + 3]
        second, pair = False, False
        if i > 0:
            second = sliding[4 * i - 1] == own
        if i + 1 < parts:
            pair = sliding[4 * i + 7] == own
        if not second:
            r, other = p[sliding[4 * i]], 0.0
            if pair:
                other = p[sliding[4 * i + 4]]
                x, y = u[i] + r, u[i + 1] + other
                size = np.sqrt(x * x + y * y)
                if x * r + y * other < 0.0:
                    size = -size
                cosines[i] = x / size if size != 0.0 else 0.0
                cosines[i + 1] = y / size if size != 0.0 else 0.0
            elif r > 0.0:
                cosines[i] = 1.0
            else:
                cosines[i] = -1.0
            if r != 0.0 or other != 0.0:
                number[count] = own
                number[index[FRICTIONS] + count] = i
                count += 1
    return count


@part
def along(problem: ProblemArrays, cosines: Any, first: int, i: int) -> float:
    """Return entry i of the gradient of the sliding speed of a friction."""
    index = problem.index
    n, parts, sliding = index[N], index[COMPONENTS], at(index, index[SLIDING])
    D, found = at(problem.values, index[POWER] + 1 + n), 0.0
    for a in range(first, parts):
        if sliding[4 * a + 3] == sliding[4 * first + 3]:
            found += cosines[a] * D[a * n + i]
    return found


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
def solve_along(direction: Any, S: Any, equations: Any, N_: Any, count: int, d: int) -> None:
    """Solve for the normal forces along their directions; ``N_`` has those without frictions."""
    for c in range(count):
        for o in range(count):
            entry = 1.0 if c == o else 0.0
            for e in range(d):
                entry += direction[c * d + e] * S[(c * d + e) * count + o]
            equations[c * count + o] = entry
    solve_dominant(equations, N_, count)


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
