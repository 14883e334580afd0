"""What all problems have in common: the linear system, the projection, the record of a state.

Two ways through the linear system: the sparse L D L^T of `teachmech.run.compiled.pattern`, and
where one of its pivots vanishes beside what it was made from, the singular values of A M^(-1/2),
as in `teachmech.numerics.dynamics`. The augmented Lagrangian has factors of M + A^T P A instead.

With the methods in `kernel_explicit`, `kernel_radau` and `kernel_kinematic` this is the source of
``kernels.ll``, which ships with the package. Only developers compile it, with Numba:
``python -m teachmech.run.compiled.kernel_writer``. The functions marked ``entry`` are what
`teachmech.run.compiled.kernel_library` calls; the others become part of them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.numerics.pivots import (
    LIGHT,
    SMALL,
    SPREAD,
    VANISHED,
)
from teachmech.run.compiled.index import (
    ALL,
    COLUMN,
    ENTRIES,
    EVERY,
    FACTOR,
    HOLONOMIC,
    HOLONOMICS,
    MANY,
    MARGIN,
    MASS_COLUMN,
    MASS_ROW,
    MASS_TO,
    MASSES,
    METRIC,
    METRIC_COLUMN,
    METRIC_ROW,
    METRICS,
    OTHER,
    PENALTY,
    POSITIONS,
    POWER,
    PRODUCT_TO,
    PRODUCTS,
    ROW,
    SLOPE_BEGIN,
    SLOPE_ROW,
    TOLERANCE,
    WEIGHTED,
    M,
    N,
)
from teachmech.run.compiled.kernel_base import (
    FLOATS,
    INDICES,
    INTEGER,
    Problem,
    at,
    call,
    entry,
    part,
    tell_the_rank,
)


@part
def scales(problem: Problem) -> tuple[float, Any, Any, Any]:
    """Rank tolerance, units of the coordinates, factors of the rows of A, sizes of the state."""
    n, m, p = problem.index[N], problem.index[M], problem.p
    first = problem.index[TOLERANCE]
    units, factors = first + 1, first + 1 + n
    return p[first], at(p, units), at(p, factors), at(p, factors + m)


@part
def make_metric(problem: Problem) -> None:
    """Put M + A^T S A behind the values, if that is the metric, and the diagonal of S into work.

    A singular M becomes definite so, and as A q'' = b, the same acceleration and multipliers
    come from (M + A^T S A) q'' + A^T lambda = Q + A^T S b. As
    `teachmech.numerics.dynamics.metric`: S gives every row of A the size of M, both in the units
    of the coordinates; with a penalty it is the one of `augmented_lagrangian` there.
    """
    index, values, S = problem.index, problem.values, problem.work
    _, units, _, _ = scales(problem)
    metric, masses = index[METRIC], index[MASSES]
    if metric == 0:
        return
    for e in range(index[METRICS]):
        values[metric + e] = 0.0
    for i in range(index[M]):
        S[i] = 0.0
    trace = 0.0
    for e in range(masses):
        values[metric + index[index[MASS_TO] + e]] = values[e]
        i = index[index[MASS_ROW] + e]
        if i == index[index[MASS_COLUMN] + e]:
            trace += values[e] * units[i] * units[i]
    for e in range(index[ENTRIES]):
        entry = values[masses + e] * units[index[index[COLUMN] + e]]
        S[index[index[ROW] + e]] += entry * entry
    trace = trace if trace > 0.0 else 1.0  # nothing has mass: the constraints determine it all
    if index[PENALTY] > 0:
        trace *= index[PENALTY] / max(index[M], 1)
    for i in range(index[M]):
        S[i] = trace / S[i] if S[i] > 0.0 else 0.0
    for e in range(index[PRODUCTS]):
        first, second = index[index[FACTOR] + e], index[index[OTHER] + e]
        product = values[masses + first] * values[masses + second]
        values[metric + index[index[PRODUCT_TO] + e]] += S[index[index[ROW] + first]] * product


@part
def least_mass(problem: Problem) -> float:
    """What the pivot of a coordinate must exceed where M is singular, as in `null_space_method`.

    In the units of the coordinates.
    """
    index, trace = problem.index, 0.0
    _, units, _, _ = scales(problem)
    if index[METRIC] > 0:
        for e in range(index[MASSES]):
            i = index[index[MASS_ROW] + e]
            if i == index[index[MASS_COLUMN] + e]:
                trace += problem.values[e] * units[i] * units[i]
    return LIGHT * trace


@part
def factorise(problem: Problem, pattern: int) -> int:
    """Factorise the linear system; return in how many rounds it is to be solved.

    One, two where a pivot is small beside what it was made from, none where one vanishes, or where
    the constraints are so unlike in size that a small one may count as zero. How far A is from
    losing rank stands at the end of ``work``.
    """
    index, values, work = problem.index, problem.values, problem.work
    n, whole = index[N], index[N] + index[M]
    size, unknown, diagonal = index[pattern], index[pattern + 1], index[pattern + 2]
    begin, column, source = index[pattern + 3], index[pattern + 4], index[pattern + 5]
    update, to = index[pattern + 6], index[pattern + 7]
    entry, by = index[pattern + 8], index[pattern + 9]
    D, L = 3 * whole, 4 * whole
    Y = L + index[begin + size]
    rounds, least, greatest, lightest = 1, np.inf, 0.0, least_mass(problem)
    tolerance, units, factors, _ = scales(problem)
    if size > n and not tell_the_rank(tolerance):
        return 0
    sine = 1.0  # the least squared one of the angle between a row of A and those before it
    for k in range(size):
        sign = 1.0 if index[unknown + k] < n else -1.0
        first, last = index[begin + k], index[begin + k + 1]
        for e in range(first, last):
            work[Y + e] = values[index[source + e]]
        for u in range(index[update + k], index[update + k + 1]):
            change = work[L + index[entry + u]] * work[Y + index[by + u]]
            work[Y + index[to + u]] -= change
        d = values[index[diagonal + k]]
        made = sign * d
        for e in range(first, last):
            y = work[Y + e]
            work[L + e] = y * work[D + index[column + e]]
            change = work[L + e] * y
            d -= change
            made += max(-sign * change, 0.0)
        work[D + k] = 1 / d
        if not sign * d > SMALL * made:
            if not sign * d > VANISHED * made:
                return 0
            rounds = 2
        if sign > 0:
            unit = units[index[unknown + k]]
            if not d * unit * unit > lightest:
                return 0
        else:
            factor = factors[index[unknown + k] - n]
            least = min(least, -d * factor * factor)
            greatest = max(greatest, made * factor * factor)
            sine = min(sine, -d / made)
    work[index[MARGIN]] = np.sqrt(sine)
    return rounds if least >= SPREAD * greatest else 0


@part
def solve(problem: Problem, pattern: int, rounds: int) -> None:
    """Solve the factorised system: coordinates first, then multipliers.

    Where a pivot is small, the solution is refined once by its own residual: then it is as exact
    as one by an orthogonal factorisation (A. Bjorck, Linear Algebra Appl. 88/89 (1987) 31-48).
    """
    index, values, work = problem.index, problem.values, problem.work
    whole = index[N] + index[M]
    size, unknown, diagonal = index[pattern], index[pattern + 1], index[pattern + 2]
    begin, column, source = index[pattern + 3], index[pattern + 4], index[pattern + 5]
    right, z, D, L = whole, 2 * whole, 3 * whole, 4 * whole
    for k in range(whole):
        work[k] = 0.0
    for again in range(rounds):
        for k in range(size):
            work[z + k] = work[right + index[unknown + k]]
        if again:
            for k in range(size):
                x = work[index[unknown + k]]
                work[z + k] -= values[index[diagonal + k]] * x
                for e in range(index[begin + k], index[begin + k + 1]):
                    j, value = index[column + e], values[index[source + e]]
                    work[z + j] -= value * x
                    work[z + k] -= value * work[index[unknown + j]]
        for k in range(size):
            for e in range(index[begin + k], index[begin + k + 1]):
                work[z + k] -= work[L + e] * work[z + index[column + e]]
        for k in range(size):
            work[z + k] *= work[D + k]
        for k in range(size - 1, -1, -1):
            x = work[z + k]
            for e in range(index[begin + k], index[begin + k + 1]):
                work[z + index[column + e]] -= work[L + e] * x
            work[index[unknown + k]] += x


@part
def undefined(problem: Problem) -> bool:
    """Whether M or A is not finite; then no acceleration and no multiplier is a number."""
    index, values, total = problem.index, problem.values, 0.0
    for e in range(index[MASSES] + index[ENTRIES]):
        total += 0.0 * values[e]
    for e in range(index[METRICS]):
        total += 0.0 * values[index[METRIC] + e]
    if total == 0.0:
        return False
    for i in range(index[N] + index[M]):
        problem.work[i] = np.nan
    return True


@part
def solve_by_singular_values(problem: Problem, chosen: int, m: int) -> int:
    """As `solve`, with the weighted inverse of A; return the rank, or -1 where M is not definite.

    The m constraints in the list ``chosen`` take part. q'' = a + G (b - A a), as in
    `teachmech.numerics.dynamics.udwadia_kalaba`; multipliers of least norm. The singular values of
    B = A L^-T, where M = L L^T, come from rotations of its rows until they are orthogonal
    (one-sided Jacobi: J. Demmel, K. Veselic, SIAM J. Matrix Anal. Appl. 13 (1992) 1204-1245).
    """
    index, values, work = problem.index, problem.values, problem.work
    n = index[N]
    if undefined(problem):
        return 0
    if index[M] > MANY:
        return -1
    room = at(work, index[MARGIN] + 1 + index[METRICS])
    L, B, J = room, at(room, n * n), at(room, n * n + m * n)
    sizes, number = at(J, m * m + n), at(J, m * m + n + m)
    for k in range(n * n + m * n + m * m):
        room[k] = 0.0
    lightest = least_mass(problem)
    tolerance, units, factors, _ = scales(problem)
    for e in range(index[METRICS]):
        i, j = index[index[METRIC_ROW] + e], index[index[METRIC_COLUMN] + e]
        L[i * n + j] = values[index[METRIC] + e]
    for j in range(n):
        diagonal = L[j * n + j]
        for i in range(j, n):
            for k in range(j):
                L[i * n + j] -= L[i * n + k] * L[j * n + k]
            if i > j:
                L[i * n + j] /= L[j * n + j]
            elif L[j * n + j] > max(1e-12 * diagonal, lightest / units[j] ** 2):
                L[j * n + j] = np.sqrt(L[j * n + j])
            else:
                return -1
    for i in range(index[M]):
        number[i] = -1.0
    for k in range(m):
        number[index[chosen + k]] = k
        J[k * m + k] = 1.0
    for e in range(index[ENTRIES]):
        k = int(number[index[index[ROW] + e]])
        if k >= 0:
            factor = factors[index[index[ROW] + e]]
            B[k * n + index[index[COLUMN] + e]] = factor * values[index[MASSES] + e]
    for k in range(m):
        for i in range(n):
            for j in range(i):
                B[k * n + i] -= L[i * n + j] * B[k * n + j]
            B[k * n + i] /= L[i * n + i]
    for _ in range(30):
        turned = False
        for k in range(m):
            for l in range(k):  # noqa: E741
                turned = (
                    rotate(at(B, k * n), at(B, l * n), n, at(J, k * m), at(J, l * m), m) or turned
                )
        if not turned:
            break
    greatest, least, rank = 0.0, np.inf, 0
    for k in range(m):
        sizes[k] = 0.0
        for i in range(n):
            sizes[k] += B[k * n + i] * B[k * n + i]
        greatest = max(greatest, sizes[k])
    for k in range(m):
        if np.sqrt(sizes[k]) > tolerance * np.sqrt(greatest):
            rank += 1
            least = min(least, sizes[k])
        else:
            sizes[k] = 0.0
    work[index[MARGIN]] = np.sqrt(least / greatest) if rank > 0 else 1.0
    solve_again(problem, chosen, m)
    return rank


@part
def solve_again(problem: Problem, chosen: int, m: int) -> None:
    """Solve for another right side, after `solve_by_singular_values`."""
    index, work = problem.index, problem.work
    n, whole = index[N], index[N] + index[M]
    room = at(work, index[MARGIN] + 1 + index[METRICS])
    L, B, J = room, at(room, n * n), at(room, n * n + m * n)
    x, sizes = at(J, m * m), at(J, m * m + n)
    _, _, factors, _ = scales(problem)
    for i in range(n):  # L^-1 Q
        x[i] = work[whole + i]
        for k in range(i):
            x[i] -= L[i * n + k] * x[k]
        x[i] /= L[i * n + i]
    for i in range(n, whole):
        work[i] = 0.0
    for k in range(m):
        if sizes[k] == 0.0:  # it counts as zero
            continue
        share = 0.0  # of b - A a; what was added to x before is at right angles to this row
        for i in range(m):
            share += J[k * m + i] * factors[index[chosen + i]] * work[whole + n + index[chosen + i]]
        for i in range(n):
            share -= B[k * n + i] * x[i]
        share /= sizes[k]
        for i in range(n):
            x[i] += B[k * n + i] * share
        for i in range(m):
            work[n + index[chosen + i]] -= factors[index[chosen + i]] * J[k * m + i] * share
    for i in range(n - 1, -1, -1):
        for k in range(i + 1, n):
            x[i] -= L[k * n + i] * x[k]
        x[i] /= L[i * n + i]
        work[i] = x[i]


@part
def rotate(first: Any, second: Any, n: int, with_first: Any, with_second: Any, m: int) -> bool:
    """Turn two rows of B until they are orthogonal, those of J with them; False where they are."""
    kk, ll, kl = 0.0, 0.0, 0.0
    for i in range(n):
        kk += first[i] * first[i]
        ll += second[i] * second[i]
        kl += first[i] * second[i]
    # The angle between a row of rounding errors and another one would never be settled.
    if abs(kl) <= 1e-15 * np.sqrt(kk * ll) or min(kk, ll) <= 1e-28 * max(kk, ll):
        return False
    ratio = (ll - kk) / (2 * kl)
    tangent = 1 / (abs(ratio) + np.sqrt(1 + ratio * ratio))
    if ratio < 0:
        tangent = -tangent
    cosine = 1 / np.sqrt(1 + tangent * tangent)
    sine = cosine * tangent
    for i in range(n):
        one, other = first[i], second[i]
        first[i], second[i] = cosine * one - sine * other, sine * one + cosine * other
    for i in range(m):
        one, other = with_first[i], with_second[i]
        with_first[i], with_second[i] = cosine * one - sine * other, sine * one + cosine * other
    return True


@part
def weigh(problem: Problem) -> None:
    """Take M + A^T S A for M, and add A^T S b to the right side."""
    index, values, work = problem.index, problem.values, problem.work
    n, whole, masses = index[N], index[N] + index[M], index[MASSES]
    make_metric(problem)
    for e in range(index[ENTRIES]):
        i, j = index[index[ROW] + e], index[index[COLUMN] + e]
        work[whole + j] += work[i] * values[masses + e] * work[whole + n + i]


@part
def penalise(problem: Problem) -> int:
    """Factorise M + A^T P A, as `factorise`; the penalties P stand in the free room then."""
    index, work = problem.index, problem.work
    make_metric(problem)
    P = at(work, index[MARGIN] + 1 + index[METRICS])
    for i in range(index[M]):
        P[i] = work[i]
    return factorise(problem, index[ALL])


@part
def solve_by_penalty(problem: Problem) -> None:
    """As `solve`, in the rounds of `teachmech.numerics.dynamics.augmented_lagrangian`.

    What is left to the constraint force, Q - M q'', takes the place of Q, and the multipliers are
    any that make it.
    """
    index, work = problem.index, problem.work
    n, m, whole, entries = index[N], index[M], index[N] + index[M], index[ENTRIES]
    _, units, _, _ = scales(problem)
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
def miss(problem: Problem, P: Any, a: Any, Q: Any) -> None:
    """What the accelerations a leave of both equations: Q - M a, and P (A a - b)."""
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
def find_multipliers(problem: Problem) -> int:
    """Find the multipliers of least norm that make the force left by `solve_by_penalty`.

    As there by A alone: the metric becomes that of the units. Return the rank, or -1 where only the
    plain program finds it.
    """
    index, values, work = problem.index, problem.values, problem.work
    trace = least_mass(problem) / LIGHT
    _, units, _, _ = scales(problem)
    for e in range(index[METRICS]):
        i, same = index[index[METRIC_ROW] + e], index[METRIC_COLUMN] + e
        values[index[METRIC] + e] = trace / units[i] ** 2 if index[same] == i else 0.0
    for i in range(index[M]):
        work[index[N] + index[M] + index[N] + i] = 0.0
    rounds = factorise(problem, index[POSITIONS])
    if rounds == 0:
        return solve_by_singular_values(problem, index[EVERY], index[M])
    solve(problem, index[POSITIONS], rounds)
    return index[M]


@part
def accelerate(problem: Problem, t: float, y: Any) -> int:
    """Find acceleration and multipliers at a state; return the rank of A, or -1.

    The values at the state stay in ``values``.
    """
    index, values, work = problem.index, problem.values, problem.work
    call(problem.terms, t, y, problem.p, values, problem.room)
    whole, first = index[N] + index[M], index[MASSES] + index[ENTRIES]
    for i in range(whole):
        work[whole + i] = values[first + i]
    return answer(problem, prepare(problem))


@part
def prepare(problem: Problem) -> int:
    """Factorise the linear system of the accelerations, as `factorise`."""
    if problem.index[PENALTY] > 0:
        return penalise(problem)
    if problem.index[WEIGHTED]:
        weigh(problem)
    return factorise(problem, problem.index[ALL])


@part
def answer(problem: Problem, rounds: int) -> int:
    """Solve by the factors or by singular values; return the rank of A, or -1.

    With a penalty no rank is decided.
    """
    index = problem.index
    if index[PENALTY] > 0:
        if rounds == 0:
            return 0 if undefined(problem) else -1
        solve_by_penalty(problem)
        return index[M]
    if rounds > 0:
        solve(problem, index[ALL], rounds)
        return index[M]
    if index[METRIC] > 0 and not index[WEIGHTED]:
        weigh(problem)
    return solve_by_singular_values(problem, index[EVERY], index[M])


@part
def linearise(problem: Problem, t: float, y: Any, J: Any, room: Any) -> bool:
    """The derivatives of the accelerations by the state, (n, 2 n), each coordinate in its unit.

    By the residuals of `teachmech.run.compiled.jacobian`. Returns False where the mass matrix is
    not definite, or where they are not finite.
    """
    index, values, work = problem.index, problem.values, problem.work
    n, whole, first = index[N], index[N] + index[M], index[MASSES] + index[ENTRIES]
    begin = index[SLOPE_BEGIN]
    _, units, _, _ = scales(problem)
    point, slopes = room, at(room, 2 * n + 2 + whole)
    call(problem.terms, t, y, problem.p, values, problem.room)
    for i in range(whole):
        work[whole + i] = values[first + i]
    rounds = prepare(problem)
    if answer(problem, rounds) < 0:
        return False
    for j in range(2 * n + 2):
        point[j] = y[j]
    for i in range(whole):
        point[2 * n + 2 + i] = work[i]
    call(problem.slopes, t, point, problem.p, slopes, problem.room)
    for c in range(2 * n):
        first, last = index[begin + c], index[begin + c + 1]
        for i in range(n):
            J[i * 2 * n + c] = 0.0
        if first == last:
            continue
        for i in range(whole):
            work[whole + i] = 0.0
        for e in range(first, last):
            work[whole + index[index[SLOPE_ROW] + e]] = slopes[e]
        if index[PENALTY] > 0:
            solve_by_penalty(problem)
        else:
            if index[WEIGHTED] or (rounds == 0 and index[METRIC] > 0):
                weigh(problem)
            if rounds > 0:
                solve(problem, index[ALL], rounds)
            else:
                solve_again(problem, index[EVERY], index[M])
        for i in range(n):
            J[i * 2 * n + c] = work[i] * units[c % n] / units[i]
    return finite(J, 2 * n * n)


@part
def derivative(problem: Problem, t: float, y: Any, rate: Any) -> bool:
    """dy/dt of the state y = (q, v, work of the applied force, work of the constraint force).

    Returns False where the mass matrix is not definite: only the plain program goes on there.
    """
    if problem.direct != 0 and call(problem.direct, t, y, problem.p, rate, problem.room) != 0:
        return True
    if accelerate(problem, t, y) < 0:
        return False
    index, values, work = problem.index, problem.values, problem.work
    n, masses, entries = index[N], index[MASSES], index[ENTRIES]
    power = values[index[POWER]]
    for i in range(n):
        rate[i] = y[n + i]
        rate[n + i] = work[i]
        power += values[masses + entries + i] * y[n + i]
    rate[2 * n] = power
    power = 0.0  # of the constraint force -A^T lambda
    if index[PENALTY] > 0:
        for i in range(n):
            power -= work[n + index[M] + i] * y[n + i]
    else:
        for e in range(entries):
            i, j = index[index[ROW] + e], index[index[COLUMN] + e]
            power -= values[masses + e] * work[n + i] * y[n + j]
    rate[2 * n + 1] = power
    return True


@part
def project(problem: Problem, t: float, y: Any) -> bool:
    """Move a state to the nearest one on the constraints: positions, then velocities.

    As ``project`` of the program, in the metric of M at the given state. Returns False where
    M is not definite.
    """
    if correct(problem, t, y):
        return True
    index, values, work = problem.index, problem.values, problem.work
    n, m, masses = index[N], index[M], index[MASSES]
    call(problem.terms, t, y, problem.p, values, problem.room)
    metric, metrics = 0, masses
    if index[WEIGHTED]:
        make_metric(problem)
        metric, metrics = index[METRIC], index[METRICS]
    own = at(work, index[MARGIN] + 1)
    for i in range(metrics):
        own[i] = values[metric + i]
    residuals = masses + index[ENTRIES] + n + m
    _, _, _, sizes = scales(problem)
    for positions in (True, False):
        if positions and index[HOLONOMICS] == 0:
            continue
        pattern = index[POSITIONS] if positions else index[ALL]
        first, offset = (residuals, 0) if positions else (residuals + m, n)
        for again in range(20):
            if again or not positions:
                call(problem.terms, t, y, problem.p, values, problem.room)
                for i in range(metrics):
                    values[metric + i] = own[i]
            for i in range(n + m):
                work[n + m + i] = 0.0 if i < n else values[first + i - n]
            rounds, rank = factorise(problem, pattern), 0
            if rounds == 0 and not index[WEIGHTED]:
                make_metric(problem)
            if rounds > 0:
                solve(problem, pattern, rounds)
            elif positions:
                rank = solve_by_singular_values(problem, index[HOLONOMIC], index[HOLONOMICS])
            else:
                rank = solve_by_singular_values(problem, index[EVERY], m)
            if rank < 0:
                return False
            last = True
            for i in range(n):
                y[offset + i] -= work[i]
                # Newton squares the error: behind a change this small only rounding is left.
                if abs(work[i]) > 1e-9 * (sizes[offset + i] + abs(y[offset + i])):
                    last = False
            if last:
                break
    return True


@part
def correct(problem: Problem, t: float, y: Any) -> bool:
    """Move a state onto the constraints by the code of the problem; False where it cannot.

    That finds the changes of positions and velocities at once, so that the velocities fit the
    positions before, and are right when these no longer change.
    """
    index = problem.index
    n, change = index[N], at(problem.work, index[MARGIN] + 1 + index[METRICS])
    _, _, _, sizes = scales(problem)
    near = False
    for _ in range(20):
        if problem.correct == 0:
            return False
        if call(problem.correct, t, y, problem.p, change, problem.room) == 0:
            return False
        # Newton squares the error: a change of 1e-7 leaves one of 1e-14.
        rounding, settled, close = True, True, True
        for i in range(n):
            size, step = sizes[i] + abs(y[i]), abs(change[i])
            rounding = rounding and not step > 1e-13 * size
            settled = settled and not step > 1e-9 * size
            close = close and not step > 1e-7 * size
            y[i] -= change[i]
            y[n + i] -= change[n + i]
        if rounding or (settled and near):
            break
        near = close
    problem.work[index[MARGIN]] = change[2 * n]
    return True


@part
def keep_tangent(problem: Problem, t: float, y: Any, changes: Any, count: int) -> bool:
    """Take from small changes of a state what `project` would take; False as there."""
    index, values, work = problem.index, problem.values, problem.work
    n, m, masses = index[N], index[M], index[MASSES]
    call(problem.terms, t, y, problem.p, values, problem.room)
    make_metric(problem)
    for positions in (True, False):
        rows = index[HOLONOMICS] if positions else m
        if rows == 0:
            continue
        pattern = index[POSITIONS] if positions else index[ALL]
        chosen, offset = (index[HOLONOMIC], 0) if positions else (index[EVERY], n)
        rounds, rank = factorise(problem, pattern), 0
        for c in range(count):
            change = at(changes, c * (2 * n + 2) + offset)
            for i in range(n + m):
                work[n + m + i] = 0.0
            for e in range(index[ENTRIES]):
                i, j = index[index[ROW] + e], index[index[COLUMN] + e]
                work[n + m + n + i] += values[masses + e] * change[j]
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
def finite(y: Any, size: int) -> bool:
    """Whether all are finite."""
    total = 0.0
    for i in range(size):
        total += 0.0 * y[i]
    return total == 0.0


@part
def keep_end(t: float, y: Any, size: int, row: Any) -> None:
    """Put time and state at the end of a step into a row."""
    row[0] = t
    for j in range(size):
        row[1 + j] = y[j]


@part
def stands_still(t: float, span: float, clock: Any) -> bool:
    """Whether a thousand steps came on by next to nothing; see the integrators' ``keeps_on``.

    ``clock`` holds the longest step and the time at which this was asked before.
    """
    if t - clock[5] < max(clock[4], span / 1000) / 100:
        return True
    clock[5] = t
    return False


@entry(FLOATS, INTEGER, FLOATS, FLOATS, INDICES)
def record(problem: Problem, times: Any, count: int, states: Any, rows: Any, ranks: Any) -> int:
    """Evaluate stored states; return how many of them, less where only the plain program can.

    A row holds acceleration, multipliers, constraint force, constraints, their rates, and the
    kinetic energy.
    """
    index, values, work = problem.index, problem.values, problem.work
    n, m, masses, entries = index[N], index[M], index[MASSES], index[ENTRIES]
    force, violation, last = n + m, 2 * n + m, 2 * n + 3 * m
    for k in range(count):
        y, row = at(states, k * (2 * n + 2)), at(rows, k * (last + 1))
        ranks[k] = accelerate(problem, times[k], y)
        if ranks[k] < 0:
            return k
        for i in range(n):
            row[i], row[force + i] = work[i], 0.0
        if index[PENALTY] > 0:
            for i in range(n):
                row[force + i] = -work[n + m + i]
            ranks[k] = find_multipliers(problem)
            if ranks[k] < 0:
                return k
        else:
            for e in range(entries):
                i, j = index[index[ROW] + e], index[index[COLUMN] + e]
                row[force + j] -= values[masses + e] * work[n + i]
        for i in range(m):
            row[n + i] = work[n + i]
        for i in range(2 * m):
            row[violation + i] = values[masses + entries + n + m + i]
        energy = 0.0
        for e in range(masses):
            i, j = index[index[MASS_ROW] + e], index[index[MASS_COLUMN] + e]
            share = values[e] * y[n + i] * y[n + j]
            energy += share / 2 if i == j else share
        row[last] = energy
    return count
