"""The linear system of compiled problems: factorisation and solution.

The kernels use the sparse factorisation L D L^T of `teachmech.run.compiled.pattern`. If a pivot
vanishes compared with the terms of its sum, they use the singular values of A M^(-1/2), as
`teachmech.numerics.dynamics` does. `kernel_augmented` contains the augmented Lagrangian.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.numerics.pivots import LIGHT, SMALL, SPREAD, VANISHED
from teachmech.run.compiled.index import (
    ALL,
    COLUMN,
    ENTRIES,
    EVERY,
    FACTOR,
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
    PRODUCT_TO,
    PRODUCTS,
    ROW,
    TOLERANCE,
    M,
    N,
)
from teachmech.run.compiled.kernel_base import ProblemArrays, at, part, pivots_decide_rank


@part
def rank_tolerance(problem: ProblemArrays) -> float:
    """Return the rank tolerance relative to the largest singular value of A."""
    return problem.p[problem.index[TOLERANCE]]


@part
def units_of(problem: ProblemArrays) -> Any:
    """Return the units of the coordinates."""
    return at(problem.p, problem.index[TOLERANCE] + 1)


@part
def factors_of(problem: ProblemArrays) -> Any:
    """Return the factors of the rows of A."""
    return at(problem.p, problem.index[TOLERANCE] + 1 + problem.index[N])


@part
def sizes_of(problem: ProblemArrays) -> Any:
    """Return a tenth of the sizes of the state."""
    index = problem.index
    return at(problem.p, index[TOLERANCE] + 1 + index[N] + index[M])


@part
def make_metric(problem: ProblemArrays) -> None:
    """Write M + A^T S A, if it is the metric, after the values, and the diagonal of S into work.

    This makes a singular M definite. Since A q'' = b, the acceleration and the multipliers also
    follow from (M + A^T S A) q'' + A^T lambda = Q + A^T S b. As in
    `teachmech.numerics.dynamics.metric`, S scales every row of A to the size of M, in the units of
    the coordinates. With a penalty, S is that of `augmented_lagrangian` in that module.
    """
    index, values, S = problem.index, problem.values, problem.work
    units = units_of(problem)
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
    trace = trace if trace > 0.0 else 1.0  # nothing has mass: the constraints determine the motion
    if index[PENALTY] > 0:
        trace *= index[PENALTY] / max(index[M], 1)
    for i in range(index[M]):
        S[i] = trace / S[i] if S[i] > 0.0 else 0.0
    for e in range(index[PRODUCTS]):
        first, second = index[index[FACTOR] + e], index[index[OTHER] + e]
        weighed = S[index[index[ROW] + first]] * values[masses + first]
        values[metric + index[index[PRODUCT_TO] + e]] += weighed * values[masses + second]


@part
def least_mass(problem: ProblemArrays) -> float:
    """Return the limit that the pivot of a coordinate must exceed if M is singular.

    The value is that of `null_space_method`, in the units of the coordinates.
    """
    index, trace = problem.index, 0.0
    units = units_of(problem)
    if index[METRIC] > 0:
        for e in range(index[MASSES]):
            i = index[index[MASS_ROW] + e]
            if i == index[index[MASS_COLUMN] + e]:
                trace += problem.values[e] * units[i] * units[i]
    return LIGHT * trace


@part
def factorise(problem: ProblemArrays, pattern: int) -> int:
    """Factorise the linear system; return the number of rounds in which `solve` must solve it.

    It is 2 if a pivot is small compared with the terms of its sum, otherwise 1. It is 0 if a pivot
    vanishes, or if the constraints differ so much in size that a small one may count as zero. The
    kernel stores the distance of A from a loss of rank at the end of ``work``.
    """
    index, values, work = problem.index, problem.values, problem.work
    n, whole = index[N], index[N] + index[M]
    size, unknown, diagonal = index[pattern], index[pattern + 1], index[pattern + 2]
    begin, column, source = index[pattern + 3], index[pattern + 4], index[pattern + 5]
    update, to = index[pattern + 6], index[pattern + 7]
    entry, by = index[pattern + 8], index[pattern + 9]
    D, L = 3 * whole, 4 * whole
    Y = L + index[begin + size]
    rounds, least, sizes, lightest = 1, np.inf, 0.0, least_mass(problem)
    tolerance, units, factors = rank_tolerance(problem), units_of(problem), factors_of(problem)
    if size > n and not pivots_decide_rank(tolerance):
        return 0
    sine = 1.0  # the least sin^2 of the angle between a row of A and the rows before it
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
        if sign < 0 and made == 0.0:  # a row of zeros: the constraint does not act
            work[D + k] = 0.0
            continue
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
            sizes += made * factor * factor
            sine = min(sine, -d / made)
    work[index[MARGIN]] = np.sqrt(sine)
    return rounds if SPREAD * sizes < least else 0


@part
def rank_of_factors(problem: ProblemArrays) -> int:
    """Return the rank of A after `factorise` of all rows: the number of rows that are not zero."""
    n, m = problem.index[N], problem.index[M]
    rank = m
    for k in range(n + m):
        if problem.work[3 * (n + m) + k] == 0.0:
            rank -= 1
    return rank


@part
def solve(problem: ProblemArrays, pattern: int, rounds: int) -> None:
    """Solve the factorised system for accelerations and multipliers.

    If a pivot is small, one step of iterative refinement makes the solution as accurate as that of
    an orthogonal factorisation (A. Bjorck, Linear Algebra Appl. 88/89 (1987) 31-48).
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
def respond(problem: ProblemArrays, rounds: int) -> None:
    """Solve for another right side, as `solve` or `solve_by_singular_values` did for the first."""
    if rounds > 0:
        solve(problem, problem.index[ALL], rounds)
    else:
        solve_again(problem, problem.index[EVERY], problem.index[M])


@part
def is_undefined(problem: ProblemArrays) -> bool:
    """Return whether M or A is not finite; accelerations and multipliers are then nan."""
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
def solve_by_singular_values(problem: ProblemArrays, chosen: int, m: int) -> int:
    """Solve as `solve` by the weighted inverse of A; return the rank, or -1 if M is not definite.

    The list ``chosen`` gives the m constraints. The acceleration is q'' = a + G (b - A a), as in
    `teachmech.numerics.dynamics.udwadia_kalaba`; the multipliers have the least norm. Pivots give
    the rank if they leave no doubt which singular values count as zero; otherwise the singular
    values are computed.
    """
    index = problem.index
    if is_undefined(problem):
        return 0
    if index[M] > MANY or not weight_rows(problem, chosen, m):
        return -1
    rank = decide_by_pivots(problem, m)
    if rank < 0:
        weight_rows(problem, chosen, m)
        rank = decide_by_rotations(problem, m)
    solve_again(problem, chosen, m)
    return rank


@part
def memory_of(problem: ProblemArrays) -> Any:
    """Return the memory of `solve_by_singular_values`.

    It holds L with M = L L^T (n, n), B (m, n), J (m, m), x (n), the squares of singular values (m),
    a list (m), and T (m, m), for the m chosen constraints.
    """
    return at(problem.work, problem.index[MARGIN] + 1 + problem.index[METRICS])


@part
def weight_rows(problem: ProblemArrays, chosen: int, m: int) -> bool:
    """Find L and B = A L^-T, with rows of A times their factors; return whether M is definite."""
    index, values, memory = problem.index, problem.values, memory_of(problem)
    n = index[N]
    L, B, number = memory, at(memory, n * n), at(memory, n * n + m * n + m * m + n + m)
    for k in range(n * n + m * n):
        memory[k] = 0.0
    lightest = least_mass(problem)
    units, factors = units_of(problem), factors_of(problem)
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
                return False
    for i in range(index[M]):
        number[i] = -1.0
    for k in range(m):
        number[index[chosen + k]] = k
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
    return True


@part
def decide_by_pivots(problem: ProblemArrays, m: int) -> int:
    """Decompose B = J^T T^T Q; return the rank, or -1 if a singular value may be near the limit.

    The rows of Q, which replaces B, and of J are orthonormal, and T is lower triangular: a complete
    orthogonal decomposition (A. Bjorck, "Numerical Methods for Least Squares Problems", SIAM 1996,
    section 2.7). Rows shorter than 1e-7 times the longest count as redundant, such as those of a
    linkage that closes by its proportions, slightly off its constraints; they tilt Q to the space
    of the other singular vectors. The norm of T^-1 bounds the least singular value of the other
    rows. The mark -1 in place of the distance of A from a loss of rank means that `find_margin`
    must find it.
    """
    memory, n, tolerance = memory_of(problem), problem.index[N], rank_tolerance(problem)
    B, J = at(memory, n * n), at(memory, n * n + m * n)
    sizes, row = at(J, m * m + n), at(J, m * m + n + m)
    T = at(row, m)
    rank = orthogonalise(B, m, n, J, sizes, row, min(1e-7, tolerance / 100))
    for i in range(rank):
        own = at(J, i * m)
        for j in range(i):
            T[i * m + j] = subtract(own, at(J, j * m), m)
        subtract_again(own, J, i, m, at(T, i * m), 1)
        T[i * m + i] = normalise(own, m)
        for j in range(i + 1, rank):
            T[i * m + j] = 0.0
    square, inverse = 0.0, 0.0
    x = at(memory, n * n + m * n + m * m)
    for j in range(rank):  # columns of T^-1
        for i in range(j, rank):
            x[i] = 1.0 if i == j else 0.0
            for k in range(j, i):
                x[i] -= T[i * m + k] * x[k]
            x[i] /= T[i * m + i]
            inverse += x[i] * x[i]
            square += T[i * m + j] * T[i * m + j]
    if not square * inverse * tolerance**2 < 1:
        return -1
    for k in range(rank, m):  # tilt Q by a short row, to second order in its length
        if sizes[k] == 0.0:
            continue
        for i in range(rank - 1, -1, -1):
            x[i] = J[i * m + int(row[k])]
            for j in range(i + 1, rank):
                x[i] -= T[j * m + i] * x[j]
            x[i] /= T[i * m + i]
            for j in range(n):
                B[i * n + j] += x[i] * B[k * n + j]
    for k in range(m):
        sizes[k] = -1.0 if k < rank else 0.0
    problem.work[problem.index[MARGIN]] = -1.0
    return rank


@part
def orthogonalise(B: Any, m: int, n: int, J: Any, sizes: Any, row: Any, least: float) -> int:
    """Replace B = J^T Q by Q with orthonormal rows; return the number of rows.

    This is the modified Gram-Schmidt method, applied twice to rows that lose digits. The longest
    rows come first; rows shorter than ``least`` times the first are left out. ``row`` becomes the
    list of the rows of B in this order.
    """
    for k in range(m):
        row[k] = k
        sizes[k] = squares(at(B, k * n), n)
        for i in range(m):
            J[k * m + i] = 0.0
    first = 0.0
    for k in range(m):
        longest = k
        for i in range(k + 1, m):
            if sizes[i] > sizes[longest]:
                longest = i
        first = max(first, sizes[longest])
        if not sizes[longest] > least * least * first:
            return k
        row[k], row[longest] = row[longest], row[k]
        sizes[longest] = sizes[k]
        for i in range(n):
            B[k * n + i], B[longest * n + i] = B[longest * n + i], B[k * n + i]
        own, number = at(B, k * n), int(row[k])
        subtract_again(own, B, k, n, at(J, number), m)
        J[k * m + number] = normalise(own, n)
        for i in range(k + 1, m):
            other = at(B, i * n)
            J[k * m + int(row[i])] = subtract(other, own, n)
            sizes[i] = squares(other, n)
    return m


@part
def squares(x: Any, n: int) -> float:
    """Return the sum of the squares."""
    total = 0.0
    for i in range(n):
        total += x[i] * x[i]
    return total


@part
def subtract(x: Any, unit: Any, n: int) -> float:
    """Make x orthogonal to a unit vector; return its component along that vector."""
    along = 0.0
    for i in range(n):
        along += x[i] * unit[i]
    for i in range(n):
        x[i] -= along * unit[i]
    return along


@part
def subtract_again(x: Any, units: Any, count: int, n: int, along: Any, stride: int) -> None:
    """Make x orthogonal to unit vectors once more if it lost digits; correct its components."""
    taken = 0.0
    for i in range(count):
        taken += along[i * stride] ** 2
    if squares(x, n) < taken / 100:  # rounding errors have grown tenfold
        for i in range(count):
            along[i * stride] += subtract(x, at(units, i * n), n)


@part
def normalise(x: Any, n: int) -> float:
    """Make x a unit vector; return its length."""
    length = np.sqrt(squares(x, n))
    for i in range(n):
        x[i] /= length
    return length


@part
def decide_by_rotations(problem: ProblemArrays, m: int) -> int:
    """Rotate the rows of B until they are orthogonal, and return the rank.

    Their lengths are then the singular values, and the rows of J the left singular vectors
    (one-sided Jacobi: J. Demmel, K. Veselic, SIAM J. Matrix Anal. Appl. 13 (1992) 1204-1245).
    """
    memory, n, tolerance = memory_of(problem), problem.index[N], rank_tolerance(problem)
    B, J = at(memory, n * n), at(memory, n * n + m * n)
    sizes = at(J, m * m + n)
    for k in range(m):
        for i in range(m):
            J[k * m + i] = 1.0 if i == k else 0.0
    make_orthogonal(B, n, n, J, m, m, sizes)
    greatest, least, rank = 0.0, np.inf, 0
    for k in range(m):
        greatest = max(greatest, sizes[k])
    for k in range(m):
        if np.sqrt(sizes[k]) > tolerance * np.sqrt(greatest):
            rank += 1
            least = min(least, sizes[k])
        else:
            sizes[k] = 0.0
    problem.work[problem.index[MARGIN]] = np.sqrt(least / greatest) if rank > 0 else 1.0
    return rank


@part
def make_orthogonal(B: Any, n: int, stride: int, J: Any, m: int, rows: int, sizes: Any) -> None:
    """Rotate rows of B, and those of J with them; store the squares of their lengths."""
    for _ in range(30):
        turned = False
        for k in range(rows):
            for l in range(k):  # noqa: E741
                first, second = at(B, k * stride), at(B, l * stride)
                turned = rotate(first, second, n, at(J, k * m), at(J, l * m), m) or turned
        if not turned:
            break
    for k in range(rows):
        sizes[k] = squares(at(B, k * stride), n)


@part
def find_margin(problem: ProblemArrays) -> float:
    """Return the distance of A from a loss of rank, after a solution with all constraints."""
    work, index, memory = problem.work, problem.index, memory_of(problem)
    if work[index[MARGIN]] < 0:
        n, m = index[N], index[M]
        sizes = at(memory, n * n + m * n + m * m + n)
        T, rank, greatest, least = at(sizes, 2 * m), 0, 0.0, np.inf
        while rank < m and sizes[rank] != 0.0:
            rank += 1
        make_orthogonal(T, rank, m, T, 0, rank, sizes)
        for k in range(rank):
            greatest = max(greatest, sizes[k])
            least = min(least, sizes[k])
        work[index[MARGIN]] = np.sqrt(least / greatest) if rank > 0 else 1.0
    return work[index[MARGIN]]


@part
def solve_again(problem: ProblemArrays, chosen: int, m: int) -> None:
    """Solve for another right side after `solve_by_singular_values`."""
    index, work, memory = problem.index, problem.work, memory_of(problem)
    n, whole = index[N], index[N] + index[M]
    L, B, J = memory, at(memory, n * n), at(memory, n * n + m * n)
    x, sizes, y = at(J, m * m), at(J, m * m + n), at(J, m * m + n + m)
    T = at(y, m)
    factors = factors_of(problem)
    for i in range(n):  # L^-1 Q
        x[i] = work[whole + i]
        for k in range(i):
            x[i] -= L[i * n + k] * x[k]
        x[i] /= L[i * n + i]
    for i in range(n, whole):
        work[i] = 0.0
    rank = 0  # a decomposition by pivots: y is T^-T J (b - A a)
    while rank < m and sizes[rank] < 0:
        rank += 1
    for k in range(rank - 1, -1, -1):
        y[k] = 0.0
        for i in range(m):
            y[k] += J[k * m + i] * factors[index[chosen + i]] * work[whole + n + index[chosen + i]]
        for i in range(k + 1, rank):
            y[k] -= T[i * m + k] * y[i]
        y[k] /= T[k * m + k]
    for k in range(rank):
        share = y[k]
        for i in range(n):
            share -= B[k * n + i] * x[i]
        for i in range(n):
            x[i] += B[k * n + i] * share
        y[k] = share
    for k in range(rank):  # T^-1 times the shares
        for i in range(k):
            y[k] -= T[k * m + i] * y[i]
        y[k] /= T[k * m + k]
        for i in range(m):
            work[n + index[chosen + i]] -= factors[index[chosen + i]] * J[k * m + i] * y[k]
    for k in range(rank, m):
        if sizes[k] == 0.0:  # counts as zero
            continue
        share = 0.0  # share of b - A a; this row is orthogonal to the shares in x
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
    """Rotate two rows of B, and of J with them, to make them orthogonal; False if they were."""
    kk, ll, kl = 0.0, 0.0, 0.0
    for i in range(n):
        kk += first[i] * first[i]
        ll += second[i] * second[i]
        kl += first[i] * second[i]
    # A row of rounding errors would never become orthogonal to another row.
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
