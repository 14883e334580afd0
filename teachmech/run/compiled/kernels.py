"""What all problems have in common: the linear system, projection, integrators, the record.

Two ways through the linear system: the sparse L D L^T of `teachmech.run.compiled.pattern`, and
where one of its pivots vanishes beside what it was made from, the singular values of A M^(-1/2),
as in `teachmech.numerics.dynamics`.

This is the source of ``kernels.ll``, which ships with the package. Only developers compile it, with
Numba: ``python -m teachmech.run.compiled.kernel_writer``. The functions marked ``entry`` are what
`teachmech.run.compiled.kernel_library` calls; the others become part of them. Arrays are bare
pointers, so that no index is looked at, and all memory is handed in, so that threads may run side
by side and the code needs no library but that of C.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from teachmech.numerics import pivots
from teachmech.numerics.pivots import LIGHT, SMALL, SPREAD, VANISHED
from teachmech.run.compiled.index import (
    ALL,
    COLUMN,
    DONE,
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
    PAUSED,
    PLAIN,
    POSITIONS,
    POWER,
    PRODUCT_TO,
    PRODUCTS,
    ROW,
    SLOPE_BEGIN,
    SLOPE_ROW,
    STANDSTILL,
    TOLERANCE,
    TOO_SMALL,
    WEIGHTED,
    M,
    N,
)
from teachmech.run.compiled.radau_tableau import (
    DENSE as RADAU_DENSE,
)
from teachmech.run.compiled.radau_tableau import (
    ITERATIONS,
    PAIR,
    REAL,
    T_INVERSE,
    A,
    C,
    E,
    T,
)
from teachmech.run.compiled.tableau import DENSE, ERROR3, ERROR5, NODES, STAGES, WEIGHTS

FLOATS, INDICES = types.CPointer(types.float64), types.CPointer(types.int64)
INTEGER, NUMBER = types.int64, types.float64


class Problem(NamedTuple):
    """A problem of `teachmech.run.compiled.kernel_library`: addresses of its code, and arrays."""

    terms: Any
    direct: Any
    correct: Any
    slopes: Any
    index: Any
    p: Any
    values: Any
    work: Any
    room: Any


FIELDS: Any = [*[types.intp] * 4, INDICES, *[FLOATS] * 4]
PROBLEM = types.NamedTuple(FIELDS, Problem)

HOW: Any = {"error_model": "numpy", "_nrt": False}  # as C divides, and no memory of its own
part = njit(**HOW)
tell_the_rank = part(pivots.tell_the_rank)
ENTRY_POINTS: dict[str, Any] = {}  # by the name of the function


def entry(*arguments: Any) -> Any:
    """A function of the library, with the types of its arguments behind the problem."""

    def compiled(function: Any) -> Any:
        found = njit(INTEGER(PROBLEM, *arguments), **HOW)(function)
        ENTRY_POINTS[function.__name__] = found
        return found

    return compiled


# --- pointers -------------------------------------------------------------------------------------


@intrinsic
def at(_: Any, pointer: Any, offset: Any) -> Any:
    """The pointer to an entry."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.gep(arguments[0], [arguments[1]], inbounds=True)

    return pointer(pointer, types.intp), code


@intrinsic
def call(_: Any, function: Any, t: Any, y: Any, p: Any, result: Any, room: Any) -> Any:
    """Call the code of a problem at an address."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        address, *given = arguments
        kind = ir.FunctionType(ir.IntType(64), [value.type for value in given])
        return builder.call(builder.inttoptr(address, kind.as_pointer()), given)

    return INTEGER(types.intp, NUMBER, y, p, result, room), code


# --- the linear system ----------------------------------------------------------------------------


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
    of the coordinates.
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
    if not tell_the_rank(tolerance):
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
def solve_by_singular_values(problem: Problem, chosen: int, m: int) -> int:
    """As `solve`, with the weighted inverse of A; return the rank, or -1 where M is not definite.

    The m constraints in the list ``chosen`` take part. q'' = a + G (b - A a), as in
    `teachmech.numerics.dynamics.udwadia_kalaba`; multipliers of least norm. The singular values of
    B = A L^-T, where M = L L^T, come from rotations of its rows until they are orthogonal
    (one-sided Jacobi: J. Demmel, K. Veselic, SIAM J. Matrix Anal. Appl. 13 (1992) 1204-1245).
    """
    index, values, work = problem.index, problem.values, problem.work
    n, whole = index[N], index[N] + index[M]
    total = 0.0
    for e in range(index[MASSES] + index[ENTRIES]):
        total += 0.0 * values[e]
    for e in range(index[METRICS]):
        total += 0.0 * values[index[METRIC] + e]
    if total != 0.0:  # not finite
        for i in range(whole):
            work[i] = np.nan
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
def accelerate(problem: Problem, t: float, y: Any) -> int:
    """Find acceleration and multipliers at a state; return the rank of A, or -1.

    The values at the state stay in ``values``.
    """
    index, values, work = problem.index, problem.values, problem.work
    call(problem.terms, t, y, problem.p, values, problem.room)
    whole, first = index[N] + index[M], index[MASSES] + index[ENTRIES]
    for i in range(whole):
        work[whole + i] = values[first + i]
    if index[WEIGHTED]:
        weigh(problem)
    return answer(problem, factorise(problem, index[ALL]))


@part
def answer(problem: Problem, rounds: int) -> int:
    """Solve by the factors or by singular values; return the rank of A, or -1."""
    index = problem.index
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
    if index[WEIGHTED]:
        weigh(problem)
    rounds = factorise(problem, index[ALL])
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


# --- integrators ----------------------------------------------------------------------------------


@entry(INTEGER, FLOATS, INTEGER, INDICES, FLOATS, FLOATS, INTEGER)
def rk4(
    problem: Problem,
    projected: int,
    times: Any,
    count: int,
    index: Any,
    states: Any,
    room: Any,
    budget: int,
) -> int:
    """The steps of `teachmech.numerics.integrators.rk4` from the state ``index[0]`` on, at most
    ``budget``.
    """
    size = 2 * problem.index[N] + 2
    k, point, y = room, at(room, 4 * size), at(room, 5 * size)
    for _ in range(budget):
        i = index[0]
        if i + 1 >= count:
            return DONE
        t, before = times[i], at(states, i * size)
        h = times[i + 1] - t
        sound = derivative(problem, t, before, k)
        for stage in range(1, 4):
            part_of_step = h if stage == 3 else h / 2
            for j in range(size):
                point[j] = before[j] + part_of_step * k[(stage - 1) * size + j]
            when = times[i + 1] if stage == 3 else t + h / 2
            sound = sound and derivative(problem, when, point, at(k, stage * size))
        if not sound:
            return PLAIN
        for j in range(size):
            rate = k[j] + 2 * k[size + j] + 2 * k[2 * size + j] + k[3 * size + j]
            y[j] = before[j] + h / 6 * rate
        if projected and not project(problem, times[i + 1], y):
            return PLAIN
        if not finite(y, size):
            return TOO_SMALL
        for j in range(size):
            before[size + j] = y[j]
        index[0] = i + 1
    return PAUSED


@part
def combine(weights: Any, k: Any, count: int, size: int, total: Any) -> None:
    """The weighted sum of the first rows of k."""
    for j in range(size):
        total[j] = 0.0
    for i in range(count):
        weight, row = weights[i], at(k, i * size)
        if weight != 0.0:
            for j in range(size):
                total[j] += weight * row[j]


@part
def stage(
    problem: Problem, t: float, y: Any, h: float, k: Any, first: int, last: int, point: Any
) -> bool:
    """The stages ``first`` to ``last`` - 1 of a step of DOP853, into the rows of k."""
    size = 2 * problem.index[N] + 2
    for s in range(first, last):
        combine(WEIGHTS[s], k, s, size, point)
        for j in range(size):
            point[j] = y[j] + h * point[j]
        if not derivative(problem, t + NODES[s] * h, point, at(k, s * size)):
            return False
    return True


@part
def norm(errors: Any, h: float, scale: Any, size: int) -> float:
    """The norm of DOP853 for two estimates of an error, of order 5 and 3."""
    sum5, sum3 = 0.0, 0.0
    for j in range(size):
        sum5 += (errors[j] / scale[j]) ** 2
        sum3 += (errors[size + j] / scale[j]) ** 2
    if sum5 == 0 and sum3 == 0:
        return 0.0
    return h * sum5 / np.sqrt((sum5 + 0.01 * sum3) * size)


@part
def interpolate(x: float, y: Any, coefficients: Any, size: int, state: Any) -> None:
    """The state inside a step of DOP853, by its polynomial of seventh degree; x from 0 to 1."""
    for j in range(size):
        state[j] = 0.0
    for i in range(6, -1, -1):
        factor, row = x if i % 2 == 0 else 1 - x, at(coefficients, i * size)
        for j in range(size):
            state[j] = (state[j] + row[j]) * factor
    for j in range(size):
        state[j] += y[j]


@entry(
    *(INTEGER, NUMBER, FLOATS, INTEGER, INDICES, FLOATS, FLOATS),
    *(FLOATS, FLOATS, INTEGER, FLOATS, INTEGER),
)
def dop853(
    problem: Problem,
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
    room: Any,
    budget: int,
) -> int:
    """The steps of `teachmech.numerics.integrators.dop853`, at most ``budget``.

    ``index[0]`` is the last stored time of ``count``, ``index[1]`` counts the steps; ``clock``
    holds t and the next step (0 at the start), how far A is from losing rank and how far away it
    seems to, and the longest step and the mark of `keeps_on`; ``now`` the state and its derivative
    at t. The ``kept_ends`` rows of ``ends`` are filled with time and state at the end of steps.
    """
    size, end, nodes = 2 * problem.index[N] + 2, times[count - 1], len(NODES)
    y, f = now, at(now, size)
    _, _, _, sizes = scales(problem)
    k, new, point = room, at(room, nodes * size), at(room, (nodes + 1) * size)
    scale, errors = at(room, (nodes + 2) * size), at(room, (nodes + 3) * size)
    kept, coefficients = at(room, (nodes + 5) * size), at(room, (nodes + 7) * size)
    if clock[1] == 0.0:
        if not derivative(problem, clock[0], y, f):
            return PLAIN
        T = sizes[0] / sizes[problem.index[N]]  # as `teachmech.numerics.scales.first_step`
        clock[1] = min(T * tolerance ** (1 / 8) / 10, end - clock[0])
    for taken in range(budget):
        t = clock[0]
        if t >= end:
            return DONE
        least = 10 * (np.nextafter(t, np.inf) - t)
        length, most, ahead = max(clock[1], least), 10.0, clock[3]
        while True:
            if not length >= least:
                return TOO_SMALL
            part = length
            if 0.02 * length < ahead < 10 / 7 * length:
                part = ahead / 2 if ahead > 5 / 7 * length else 7 / 5 * ahead
            later = min(t + part, end)
            h = later - t
            for j in range(size):
                k[j] = f[j]
            if not stage(problem, t, y, h, k, 1, STAGES + 1, new):
                return PLAIN
            # `new` is the last point, at which the last stage was taken.
            combine(ERROR5, k, STAGES + 1, size, errors)
            combine(ERROR3, k, STAGES + 1, size, at(errors, size))
            for j in range(size):
                scale[j] = tolerance * (sizes[j] + max(abs(y[j]), abs(new[j])))
            # Where constraints do no work, its own scale would be rounding.
            scale[size - 1] = scale[size - 2] = max(scale[size - 1], scale[size - 2])
            error = norm(errors, h, scale, size)
            if projected and 1 <= error < np.inf:
                for j in range(2 * size):
                    kept[j] = errors[j]
                if not project(problem, later, new):
                    return PLAIN
                if not keep_tangent(problem, later, new, kept, 2):
                    return PLAIN
                square, error = 0.0, norm(kept, h, scale, size)
                for j in range(size):
                    for c in range(2):
                        change = abs(errors[c * size + j] - kept[c * size + j])
                        square = max(square, change / scale[j])
                square *= np.sqrt(tolerance) * h
                if not error >= square:
                    error = square
            factor = 10.0 if error == 0 else 0.9 * error ** (-1 / 8)
            if error < 1:
                break
            length, most = h * (factor if factor > 0.2 else 0.2), 1.0
        if not finite(new, size):
            return TOO_SMALL
        rate, margin = at(k, STAGES * size), 0.0
        if projected:
            rate = at(room, (nodes + 14) * size)
            if not project(problem, later, new):
                return PLAIN
            margin = problem.work[problem.index[MARGIN]]
            if not derivative(problem, later, new, rate):
                return PLAIN
        i = index[0]
        if i + 1 < count and times[i + 1] <= later:
            if not stage(problem, t, y, h, k, STAGES + 1, nodes, point):
                return PLAIN
            for j in range(size):
                way = new[j] - y[j]
                coefficients[j] = way
                coefficients[size + j] = h * k[j] - way
                coefficients[2 * size + j] = 2 * way - h * (rate[j] + k[j])
            for r in range(4):
                row = at(coefficients, (3 + r) * size)
                combine(DENSE[r], k, nodes, size, row)
                for j in range(size):
                    row[j] *= h
            while i + 1 < count and times[i + 1] <= later:
                interpolate((times[i + 1] - t) / h, y, coefficients, size, point)
                if projected and not project(problem, times[i + 1], point):
                    return PLAIN
                for j in range(size):
                    states[(i + 1) * size + j] = point[j]
                i += 1
        index[0] = i
        index[1] += 1
        for j in range(size):
            y[j], f[j] = new[j], rate[j]
        clock[0], clock[1] = later, max(h * min(most, factor), length if part < length else 0.0)
        falls = margin < clock[2] and margin < 0.2 and not ahead < h
        clock[3] = margin * h / (clock[2] - margin) if falls else np.inf
        clock[2], clock[4] = margin, max(clock[4], h)
        if taken < kept_ends:
            row = at(ends, taken * (size + 1))
            row[0] = later
            for j in range(size):
                row[1 + j] = y[j]
        if index[1] % 1000 == 0:
            if later - clock[5] < max(clock[4], (end - times[0]) / 1000) / 100:
                return STANDSTILL
            clock[5] = later
    return PAUSED


# Radau: the linear systems have the matrix c - J of the whole state, with a real and a complex c.
# Its upper half, v for q', leaves one of half the size for the velocities. Coordinates are in their
# units, powers of two, so that these choose no pivot.


@part
def eliminate(J: Any, n: int, c: float, ci: float, shifted: Any) -> None:
    """Factorise c - Jv - Jq / c with c + i ci for c, by rows with pivots.

    ``shifted`` holds the real and the imaginary part, (n, n) each, and the pivots, (n,).
    """
    re, im, order = shifted, at(shifted, n * n), at(shifted, 2 * n * n)
    square = c * c + ci * ci
    for i in range(n):
        for j in range(n):
            slope = J[i * 2 * n + j] / square
            re[i * n + j] = -J[i * 2 * n + n + j] - slope * c
            im[i * n + j] = slope * ci
        re[i * n + i] += c
        im[i * n + i] += ci
    for k in range(n):
        best, largest = k, 0.0
        for i in range(k, n):
            size = abs(re[i * n + k]) + abs(im[i * n + k])
            if size > largest:
                best, largest = i, size
        order[k] = best
        if best != k:
            for j in range(n):
                re[k * n + j], re[best * n + j] = re[best * n + j], re[k * n + j]
                im[k * n + j], im[best * n + j] = im[best * n + j], im[k * n + j]
        a, b = re[k * n + k], im[k * n + k]
        square = a * a + b * b
        a, b = a / square, -b / square
        re[k * n + k], im[k * n + k] = a, b
        for i in range(k + 1, n):
            x, y = re[i * n + k], im[i * n + k]
            if x == 0.0 and y == 0.0:
                continue
            x, y = x * a - y * b, x * b + y * a
            re[i * n + k], im[i * n + k] = x, y
            if ci == 0.0:  # a real matrix
                for j in range(k + 1, n):
                    re[i * n + j] -= x * re[k * n + j]
                continue
            for j in range(k + 1, n):
                u, w = re[k * n + j], im[k * n + j]
                re[i * n + j] -= x * u - y * w
                im[i * n + j] -= x * w + y * u


@part
def substitute(
    J: Any, n: int, units: Any, c: float, ci: float, shifted: Any, x: Any, y: Any
) -> None:
    """Solve (c + i ci - J) z = x + i y for a change of the state, (2 n,), in its place."""
    re, im, order = shifted, at(shifted, n * n), at(shifted, 2 * n * n)
    square = c * c + ci * ci
    a, b = c / square, -ci / square
    for j in range(2 * n):
        x[j], y[j] = x[j] / units[j % n], y[j] / units[j % n]
    for j in range(n):
        x[j], y[j] = x[j] * a - y[j] * b, x[j] * b + y[j] * a
    for i in range(n):
        for j in range(n):
            x[n + i] += J[i * 2 * n + j] * x[j]
            y[n + i] += J[i * 2 * n + j] * y[j]
    v, w = at(x, n), at(y, n)
    for k in range(n):
        best = int(order[k])
        v[k], v[best] = v[best], v[k]
        w[k], w[best] = w[best], w[k]
    for i in range(n):
        for j in range(i):
            v[i] -= re[i * n + j] * v[j] - im[i * n + j] * w[j]
            w[i] -= re[i * n + j] * w[j] + im[i * n + j] * v[j]
    for i in range(n - 1, -1, -1):
        for j in range(i + 1, n):
            v[i] -= re[i * n + j] * v[j] - im[i * n + j] * w[j]
            w[i] -= re[i * n + j] * w[j] + im[i * n + j] * v[j]
        p, q = re[i * n + i], im[i * n + i]
        v[i], w[i] = v[i] * p - w[i] * q, v[i] * q + w[i] * p
    for j in range(n):
        x[j] += v[j] * a - w[j] * b
        y[j] += v[j] * b + w[j] * a
    for j in range(2 * n):
        x[j], y[j] = x[j] * units[j % n], y[j] * units[j % n]


@part
def root_mean_square(x: Any, scale: Any, n: int, size: int) -> float:
    """The norm of the first n entries beside their scales, as a mean over ``size``."""
    total = 0.0
    for j in range(n):
        total += (x[j] / scale[j]) ** 2
    return np.sqrt(total / size)


@part
def on_polynomial(x: float, y: Any, Z: Any, size: int, state: Any) -> None:
    """The state at a part x of a step of Radau, or behind it, by its polynomial of third degree."""
    for j in range(size):
        state[j] = y[j]
    for s in range(3):
        weight = x * (RADAU_DENSE[s, 0] + x * (RADAU_DENSE[s, 1] + x * RADAU_DENSE[s, 2]))
        for j in range(size):
            state[j] += weight * Z[s * size + j]


@part
def stages(problem: Problem, t: float, h: float, y: Any, Z: Any, F: Any, point: Any) -> bool:
    """dy/dt at the three stages of a step of Radau, which lie at y + Z."""
    size = 2 * problem.index[N] + 2
    for s in range(3):
        for j in range(size):
            point[j] = y[j] + Z[s * size + j]
        if not derivative(problem, t + C[s] * h, point, at(F, s * size)):
            return False
    return True


@part
def iterate(
    problem: Problem, t: float, h: float, y: Any, J: Any, scale: Any, tol: float, Z: Any, room: Any
) -> int:
    """Solve the equations of a step by Newton's method; return after how many iterations.

    Negative where they do not converge, and 0 where only the plain program goes on.
    """
    n = problem.index[N]
    size, states = 2 * n + 2, 2 * n
    _, units, _, _ = scales(problem)
    W, F, changes, point = room, at(room, 3 * size), at(room, 6 * size), at(room, 9 * size)
    real = at(room, 10 * size)
    pair = at(real, 2 * n * n + n)
    c, d, di = REAL / h, PAIR[0] / h, PAIR[1] / h
    eliminate(J, n, c, 0.0, real)
    eliminate(J, n, d, di, pair)
    for i in range(3):
        for j in range(states):
            total = 0.0
            for s in range(3):
                total += T_INVERSE[i, s] * Z[s * size + j]
            W[i * size + j] = total
    rate, before = 0.0, 0.0
    for k in range(ITERATIONS):
        if not stages(problem, t, h, y, Z, F, point):
            return 0
        if not finite(F, 3 * size):
            return -1
        for i in range(3):
            for j in range(states):
                total = 0.0
                for s in range(3):
                    total += T_INVERSE[i, s] * F[s * size + j]
                changes[i * size + j] = total
        for j in range(states):
            one, other = W[size + j], W[2 * size + j]
            changes[j] -= c * W[j]
            changes[size + j] -= d * one - di * other
            changes[2 * size + j] -= d * other + di * one
            point[j] = 0.0
        substitute(J, n, units, c, 0.0, real, changes, point)
        substitute(J, n, units, d, di, pair, at(changes, size), at(changes, 2 * size))
        total = 0.0
        for i in range(3):
            total += root_mean_square(at(changes, i * size), scale, states, size) ** 2
        change = np.sqrt(total / 3)
        if not change < np.inf:
            return -1
        if k > 0:
            rate = change / before
            if rate >= 1 or rate ** (ITERATIONS - k) / (1 - rate) * change > tol:
                return -1
        for j in range(states):
            for i in range(3):
                W[i * size + j] += changes[i * size + j]
            for s in range(3):
                total = 0.0
                for i in range(3):
                    total += T[s, i] * W[i * size + j]
                Z[s * size + j] = total
        if change == 0 or (k > 0 and rate / (1 - rate) * change < tol):
            return k + 1
        before = change
    return -1


@entry(
    *(INTEGER, NUMBER, FLOATS, INTEGER, INDICES, FLOATS, FLOATS),
    *(FLOATS, FLOATS, INTEGER, FLOATS, INTEGER),
)
def radau(
    problem: Problem,
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
    room: Any,
    budget: int,
) -> int:
    """Steps of Radau IIA, at most ``budget``; arguments as those of `dop853`.

    As SciPy's `Radau`, but each step has a Jacobian of its own, which is exact. The works influence
    nothing and follow from the powers at the stages. ``clock`` holds t and the next step, length
    and error of the step before, and the longest step and the mark of `keeps_on`; ``now`` the state
    and its derivative at t, and of the step before its stages and the state at its beginning.
    """
    n, end = problem.index[N], times[count - 1]
    size = 2 * n + 2
    y, f, stages_before, y_before = now, at(now, size), at(now, 2 * size), at(now, 5 * size)
    new, Z, scale, errors = room, at(room, size), at(room, 4 * size), at(room, 5 * size)
    rest, point = at(room, 6 * size), at(room, 7 * size)
    inner = at(room, 8 * size)  # W, F, changes, a point and two matrices
    F, real = at(inner, 3 * size), at(inner, 10 * size)
    J = at(real, 2 * (2 * n * n + n))
    free = at(J, 2 * n * n)
    _, units, _, sizes = scales(problem)
    tol = max(2.3e-15 / tolerance, min(0.03, np.sqrt(tolerance)))
    if clock[1] == 0.0:
        if not derivative(problem, clock[0], y, f):
            return PLAIN
        T = sizes[0] / sizes[n]  # as `teachmech.numerics.scales.first_step`
        clock[1], clock[2] = min(T * np.sqrt(tolerance) / 10, end - clock[0]), 0.0
    for taken in range(budget):
        t = clock[0]
        if t >= end:
            return DONE
        least = 10 * (np.nextafter(t, np.inf) - t)
        length, rejected = max(clock[1], least), False
        if not linearise(problem, t, y, J, free):
            return PLAIN
        while True:
            if not length >= least:
                return TOO_SMALL
            later = min(t + length, end)
            h = later - t
            for s in range(3):
                guess = at(Z, s * size)
                if clock[2] > 0:
                    on_polynomial(1 + C[s] * h / clock[2], y_before, stages_before, size, guess)
                for j in range(size):
                    guess[j] = guess[j] - y[j] if clock[2] > 0 and j < 2 * n else 0.0
            for j in range(size):
                scale[j] = tolerance * (sizes[j] + abs(y[j]))
            rounds = iterate(problem, t, h, y, J, scale, tol, Z, inner)
            if rounds == 0:
                return PLAIN
            if rounds < 0:
                length = h / 2
                continue
            for j in range(2 * n):
                new[j] = y[j] + Z[2 * size + j]
                scale[j] = tolerance * (sizes[j] + max(abs(y[j]), abs(new[j])))
                rest[j] = 0.0
                for s in range(3):
                    rest[j] += E[s] * Z[s * size + j] / h
                errors[j], point[j] = f[j] + rest[j], 0.0
            substitute(J, n, units, REAL / h, 0.0, real, errors, point)
            error = root_mean_square(errors, scale, 2 * n, size)
            if rejected and error > 1:
                for j in range(2 * n):
                    point[j] = y[j] + errors[j]
                if not derivative(problem, t, point, errors):
                    return PLAIN
                for j in range(2 * n):
                    errors[j] += rest[j]
                    point[j] = 0.0
                substitute(J, n, units, REAL / h, 0.0, real, errors, point)
                error = root_mean_square(errors, scale, 2 * n, size)
            factor = 10.0
            if error != 0.0:
                factor = error**-0.25
                if clock[2] > 0:
                    factor *= min(1.0, h / clock[2] * (clock[3] / error) ** 0.25)
                factor *= 0.9 * (2 * ITERATIONS + 1) / (2 * ITERATIONS + rounds)
            if error <= 1:
                break
            length, rejected = h * (factor if factor > 0.2 else 0.2), True
        if not stages(problem, t, h, y, Z, F, point):
            return PLAIN
        for j in range(2 * n, size):
            for s in range(3):
                total = 0.0
                for r in range(3):
                    total += h * A[s, r] * F[r * size + j]
                Z[s * size + j] = total
            new[j] = y[j] + Z[2 * size + j]
        if not finite(new, size):
            return TOO_SMALL
        if projected and not project(problem, later, new):
            return PLAIN
        if not derivative(problem, later, new, rest):
            return PLAIN
        i = index[0]
        while i + 1 < count and times[i + 1] <= later:
            on_polynomial((times[i + 1] - t) / h, y, Z, size, point)
            if projected and not project(problem, times[i + 1], point):
                return PLAIN
            for j in range(size):
                states[(i + 1) * size + j] = point[j]
            i += 1
        index[0] = i
        index[1] += 1
        for j in range(3 * size):
            stages_before[j] = Z[j]
        for j in range(size):
            y_before[j], y[j], f[j] = y[j], new[j], rest[j]
        clock[0], clock[1], clock[2], clock[3] = later, h * min(10.0, factor), h, error
        clock[4] = max(clock[4], h)
        if taken < kept_ends:
            row = at(ends, taken * (size + 1))
            row[0] = later
            for j in range(size):
                row[1 + j] = y[j]
        if index[1] % 1000 == 0:
            if later - clock[5] < max(clock[4], (end - times[0]) / 1000) / 100:
                return STANDSTILL
            clock[5] = later
    return PAUSED


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
        for i in range(n + m):
            row[i] = work[i]
        for i in range(n):
            row[force + i] = 0.0
        for e in range(entries):
            i, j = index[index[ROW] + e], index[index[COLUMN] + e]
            row[force + j] -= values[masses + e] * work[n + i]
        for i in range(2 * m):
            row[violation + i] = values[masses + entries + n + m + i]
        energy = 0.0
        for e in range(masses):
            i, j = index[index[MASS_ROW] + e], index[index[MASS_COLUMN] + e]
            share = values[e] * y[n + i] * y[n + j]
            energy += share / 2 if i == j else share
        row[last] = energy
    return count
