"""What is compiled once for all problems: the linear system, projection, integrators, the record.

Two ways through the linear system: the sparse L D L^T of `teachmech.run.compiled.pattern`, and
where one of its pivots vanishes beside what it was made from, the singular values of A M^(-1/2),
as in `teachmech.numerics.dynamics`.

Numba compiles the functions marked ``entry`` for given types and keeps the machine code on disk;
the others become part of them. They stand in one file because that is what Numba watches for
changes, and are loops over flat arrays because that is what it compiles fastest.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit, types

from teachmech.base.array_types import Array
from teachmech.numerics import pivots
from teachmech.numerics.pivots import LIGHT, SMALL, SPREAD, VANISHED
from teachmech.run.compiled.machine import DERIVATIVE, TERMS
from teachmech.run.compiled.tableau import DENSE, ERROR3, ERROR5, NODES, STAGES, WEIGHTS

FLOATS = types.Array(types.float64, 1, "C")
TABLE = types.Array(types.float64, 2, "C")
INDICES = types.Array(types.int64, 1, "C")

MANY = 60  # constraints, beyond which singular values are left to the plain program


class Problem(NamedTuple):
    """One problem as the compiled functions take it.

    Attributes
    ----------
    terms, direct : first-class functions
        ``terms(t, y, p, values)`` fills the values; ``direct(t, y, p, rate)`` gives dy/dt, and 0
        where it cannot. See `teachmech.run.compiled.machine`.
    index : array of int
        What `teachmech.run.compiled.layout.packed` makes: how many there are of everything, and
        where the values stand.
    p : array
        Parameters, and behind them the rank tolerance and what `teachmech.numerics.scales` says:
        units of the coordinates, factors of the rows of A, sizes of the state.
    values : array
        As `teachmech.run.compiled.terms` orders them; behind them the metric, where it is not M.
    work : array
        Acceleration and multipliers, the right sides of their equations, room to solve them, and
        how far A is from losing rank.
    """

    terms: Any
    direct: Any
    index: Any
    p: Array
    values: Array
    work: Array


FUNCTIONS = types.FunctionType(TERMS), types.FunctionType(DERIVATIVE)
FIELDS: Any = [*FUNCTIONS, INDICES, FLOATS, FLOATS, FLOATS]
PROBLEM = types.NamedTuple(FIELDS, Problem)

# The head of ``index``. Counts: coordinates, constraints, entries of M, of A and of the metric,
# holonomic constraints, products of two entries of A in the metric, and where among the values the
# metric and the power of a moving M stand, and whether the metric is factorised, which it is not
# where constraints carry what has no mass. Lists: rows and columns of the entries, the numbers of
# all and of the holonomic constraints, which entry of the metric those of M go to, the two factors
# of the products and where they go, the patterns.
COUNTS = tuple(range(10))
N, M, MASSES, ENTRIES, METRICS, HOLONOMICS, PRODUCTS, METRIC, POWER, WEIGHTED = COUNTS
LISTS = tuple(range(10, 24))
MASS_ROW, MASS_COLUMN, ROW, COLUMN, METRIC_ROW, METRIC_COLUMN, EVERY, HOLONOMIC = LISTS[:8]
MASS_TO, FACTOR, OTHER, PRODUCT_TO, ALL, POSITIONS = LISTS[8:]


part = njit(error_model="numpy")
tell_the_rank = part(pivots.tell_the_rank)


def entry(signature: Any) -> Any:
    """A function that Python calls: compiled for its types, or taken from the disk.

    What is returned takes arguments of just these types and does not look at them, which would
    take longer than a short run.
    """

    def decorate(function: Any) -> Any:
        dispatcher = njit(signature, cache=True, error_model="numpy")(function)
        return dispatcher.get_compile_result(signature).entry_point

    return decorate


# --- the linear system ----------------------------------------------------------------------------


@part
def scales(problem: Problem) -> tuple[float, Array, Array, Array]:
    """Rank tolerance, units of the coordinates, factors of the rows of A, sizes of the state."""
    n, m, p = problem.index[N], problem.index[M], problem.p
    first = len(p) - 3 * n - m - 3
    units, factors = first + 1, first + 1 + n
    return p[first], p[units:factors], p[factors : factors + m], p[factors + m :]


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
    size, unknown, diagonal, begin, column, source, update, to, entry, by = index[
        pattern : pattern + 10
    ]
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
    work[len(work) - 1] = np.sqrt(sine)
    return rounds if least >= SPREAD * greatest else 0


@part
def solve(problem: Problem, pattern: int, rounds: int) -> None:
    """Solve the factorised system: coordinates first, then multipliers.

    Where a pivot is small, the solution is refined once by its own residual: then it is as exact
    as one by an orthogonal factorisation (A. Bjorck, Linear Algebra Appl. 88/89 (1987) 31-48).
    """
    index, values, work = problem.index, problem.values, problem.work
    whole = index[N] + index[M]
    size, unknown, diagonal, begin, column, source = index[pattern : pattern + 6]
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
    for i in range(whole):
        work[i] = np.nan
    if total != 0.0:  # not finite
        return 0
    if m > MANY:
        return -1
    L, B, J = np.zeros((n, n)), np.zeros((m, n)), np.zeros((m, m))
    lightest = least_mass(problem)
    tolerance, units, factors, _ = scales(problem)
    for e in range(index[METRICS]):
        i, j = index[index[METRIC_ROW] + e], index[index[METRIC_COLUMN] + e]
        L[i, j] = values[index[METRIC] + e]
    for j in range(n):
        diagonal = L[j, j]
        for i in range(j, n):
            for k in range(j):
                L[i, j] -= L[i, k] * L[j, k]
            if i > j:
                L[i, j] /= L[j, j]
            elif L[j, j] > max(1e-12 * diagonal, lightest / units[j] ** 2):
                L[j, j] = np.sqrt(L[j, j])
            else:
                return -1
    number = np.full(index[M], -1)
    for k in range(m):
        number[index[chosen + k]] = k
        J[k, k] = 1.0
    for e in range(index[ENTRIES]):
        k = number[index[index[ROW] + e]]
        if k >= 0:
            factor = factors[index[index[ROW] + e]]
            B[k, index[index[COLUMN] + e]] = factor * values[index[MASSES] + e]
    x = np.empty(n)  # L^-1 Q
    for i in range(n):
        x[i] = work[whole + i]
        for k in range(i):
            x[i] -= L[i, k] * x[k]
        x[i] /= L[i, i]
    rest = np.empty(m)  # b - A a
    for k in range(m):
        rest[k] = factors[index[chosen + k]] * work[whole + n + index[chosen + k]]
        for i in range(n):
            for j in range(i):
                B[k, i] -= L[i, j] * B[k, j]
            B[k, i] /= L[i, i]
            rest[k] -= B[k, i] * x[i]
    for _ in range(30):
        turned = False
        for k in range(m):
            for l in range(k):  # noqa: E741
                turned = rotate(B, J, k, l) or turned
        if not turned:
            break
    sizes, greatest, least, rank = np.zeros(m), 0.0, np.inf, 0
    for k in range(m):
        for i in range(n):
            sizes[k] += B[k, i] * B[k, i]
        greatest = max(greatest, sizes[k])
    for i in range(n, whole):
        work[i] = 0.0
    for k in range(m):
        if not np.sqrt(sizes[k]) > tolerance * np.sqrt(greatest):
            continue
        rank += 1
        least = min(least, sizes[k])
        share = 0.0
        for i in range(m):
            share += J[k, i] * rest[i]
        share /= sizes[k]
        for i in range(n):
            x[i] += B[k, i] * share
        for i in range(m):
            work[n + index[chosen + i]] -= factors[index[chosen + i]] * J[k, i] * share
    for i in range(n - 1, -1, -1):
        for k in range(i + 1, n):
            x[i] -= L[k, i] * x[k]
        x[i] /= L[i, i]
        work[i] = x[i]
    work[len(work) - 1] = np.sqrt(least / greatest) if rank > 0 else 1.0
    return rank


@part
def rotate(B: Array, J: Array, k: int, l: int) -> bool:  # noqa: E741
    """Turn two rows of B, and of J with them, until they are orthogonal; False where they are."""
    kk, ll, kl = 0.0, 0.0, 0.0
    for i in range(B.shape[1]):
        kk += B[k, i] * B[k, i]
        ll += B[l, i] * B[l, i]
        kl += B[k, i] * B[l, i]
    # The angle between a row of rounding errors and another one would never be settled.
    if abs(kl) <= 1e-15 * np.sqrt(kk * ll) or min(kk, ll) <= 1e-28 * max(kk, ll):
        return False
    ratio = (ll - kk) / (2 * kl)
    tangent = 1 / (abs(ratio) + np.sqrt(1 + ratio * ratio))
    if ratio < 0:
        tangent = -tangent
    cosine = 1 / np.sqrt(1 + tangent * tangent)
    sine = cosine * tangent
    for i in range(B.shape[1]):
        first, second = B[k, i], B[l, i]
        B[k, i], B[l, i] = cosine * first - sine * second, sine * first + cosine * second
    for i in range(J.shape[1]):
        first, second = J[k, i], J[l, i]
        J[k, i], J[l, i] = cosine * first - sine * second, sine * first + cosine * second
    return True


@part
def weigh(problem: Problem) -> None:
    """Take M + A^T S A for M, and add A^T S b to the right side."""
    index, values, work = problem.index, problem.values, problem.work
    n, whole, masses = index[N], index[N] + index[M], index[MASSES]
    make_metric(problem)
    b = masses + index[ENTRIES] + n
    for e in range(index[ENTRIES]):
        i, j = index[index[ROW] + e], index[index[COLUMN] + e]
        work[whole + j] += work[i] * values[masses + e] * values[b + i]


@part
def accelerate(problem: Problem, t: float, y: Array) -> int:
    """Find acceleration and multipliers at a state; return the rank of A, or -1.

    The values at the state stay in ``values``.
    """
    index, values, work = problem.index, problem.values, problem.work
    problem.terms(t, y.ctypes, problem.p.ctypes, values.ctypes)
    whole, first = index[N] + index[M], index[MASSES] + index[ENTRIES]
    for i in range(whole):
        work[whole + i] = values[first + i]
    if index[WEIGHTED]:
        weigh(problem)
    rounds = factorise(problem, index[ALL])
    if rounds > 0:
        solve(problem, index[ALL], rounds)
        return index[M]
    if index[METRIC] > 0 and not index[WEIGHTED]:
        weigh(problem)
    return solve_by_singular_values(problem, index[EVERY], index[M])


@part
def derivative(problem: Problem, t: float, y: Array, rate: Array) -> bool:
    """dy/dt of the state y = (q, v, work of the applied force, work of the constraint force).

    Returns False where the mass matrix is not definite: only the plain program goes on there.
    """
    if problem.direct(t, y.ctypes, problem.p.ctypes, rate.ctypes) != 0:
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
def project(problem: Problem, t: float, y: Array) -> bool:
    """Move a state to the nearest one on the constraints: positions, then velocities.

    As ``project`` of the program, in the metric of M at the given state. Returns False where
    M is not definite.
    """
    index, values, work = problem.index, problem.values, problem.work
    n, m, masses = index[N], index[M], index[MASSES]
    problem.terms(t, y.ctypes, problem.p.ctypes, values.ctypes)
    metric, metrics = 0, masses
    if index[WEIGHTED]:
        make_metric(problem)
        metric, metrics = index[METRIC], index[METRICS]
    own = values[metric : metric + metrics].copy()
    residuals = masses + index[ENTRIES] + n + m
    _, _, _, sizes = scales(problem)
    for positions in (True, False):
        if positions and index[HOLONOMICS] == 0:
            continue
        pattern = index[POSITIONS] if positions else index[ALL]
        first, offset = (residuals, 0) if positions else (residuals + m, n)
        for again in range(20):
            if again or not positions:
                problem.terms(t, y.ctypes, problem.p.ctypes, values.ctypes)
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
def keep_tangent(problem: Problem, t: float, y: Array, changes: Array) -> bool:
    """Take from small changes of a state what `project` would take; False as there."""
    index, values, work = problem.index, problem.values, problem.work
    n, m, masses = index[N], index[M], index[MASSES]
    problem.terms(t, y.ctypes, problem.p.ctypes, values.ctypes)
    make_metric(problem)
    for positions in (True, False):
        count = index[HOLONOMICS] if positions else m
        if count == 0:
            continue
        pattern = index[POSITIONS] if positions else index[ALL]
        chosen, offset = (index[HOLONOMIC], 0) if positions else (index[EVERY], n)
        rounds, rank = factorise(problem, pattern), 0
        for c in range(len(changes)):
            for i in range(n + m):
                work[n + m + i] = 0.0
            for e in range(index[ENTRIES]):
                i, j = index[index[ROW] + e], index[index[COLUMN] + e]
                work[n + m + n + i] += values[masses + e] * changes[c, offset + j]
            if rounds > 0:
                solve(problem, pattern, rounds)
            else:
                rank = solve_by_singular_values(problem, chosen, count)
            if rank < 0:
                return False
            for i in range(n):
                changes[c, offset + i] -= work[i]
    return True


@part
def finite(y: Array) -> bool:
    """Whether all are finite."""
    total = 0.0
    for i in range(len(y)):
        total += 0.0 * y[i]
    return total == 0.0


# --- integrators ----------------------------------------------------------------------------------

DONE, PAUSED, PLAIN, TOO_SMALL, STANDSTILL = 0, 1, 2, 3, 4  # how a function below ended


@entry(types.int64(PROBLEM, types.boolean, FLOATS, INDICES, TABLE, types.int64))
def rk4(
    problem: Problem, projected: bool, times: Array, index: Any, states: Array, budget: int
) -> int:
    """The steps of `teachmech.numerics.integrators.rk4` from ``states[index[0]]`` on, at most
    ``budget``.
    """
    size = states.shape[1]
    k, point, y = np.empty((4, size)), np.empty(size), np.empty(size)
    for _ in range(budget):
        i = index[0]
        if i + 1 >= len(times):
            return DONE
        t = times[i]
        h = times[i + 1] - t
        sound = derivative(problem, t, states[i], k[0])
        for stage in range(1, 4):
            part_of_step = h if stage == 3 else h / 2
            for j in range(size):
                point[j] = states[i, j] + part_of_step * k[stage - 1, j]
            when = times[i + 1] if stage == 3 else t + h / 2
            sound = sound and derivative(problem, when, point, k[stage])
        if not sound:
            return PLAIN
        for j in range(size):
            y[j] = states[i, j] + h / 6 * (k[0, j] + 2 * k[1, j] + 2 * k[2, j] + k[3, j])
        if projected and not project(problem, times[i + 1], y):
            return PLAIN
        if not finite(y):
            return TOO_SMALL
        for j in range(size):
            states[i + 1, j] = y[j]
        index[0] = i + 1
    return PAUSED


@part
def stage(
    problem: Problem, t: float, y: Array, h: float, k: Array, first: int, last: int, point: Array
) -> bool:
    """The stages ``first`` to ``last`` - 1 of a step of DOP853, into the rows of k."""
    for s in range(first, last):
        for j in range(len(y)):
            total = 0.0
            for i in range(s):
                total += WEIGHTS[s, i] * k[i, j]
            point[j] = y[j] + h * total
        if not derivative(problem, t + NODES[s] * h, point, k[s]):
            return False
    return True


@part
def norm(errors: Array, h: float, scale: Array) -> float:
    """The norm of DOP853 for two estimates of an error, of order 5 and 3."""
    sum5, sum3 = 0.0, 0.0
    for j in range(len(scale)):
        sum5 += (errors[0, j] / scale[j]) ** 2
        sum3 += (errors[1, j] / scale[j]) ** 2
    if sum5 == 0 and sum3 == 0:
        return 0.0
    return h * sum5 / np.sqrt((sum5 + 0.01 * sum3) * len(scale))


@part
def interpolate(
    old: float, h: float, y: Array, coefficients: Array, t: float, state: Array
) -> None:
    """The state inside a step of DOP853, by its polynomial of seventh degree."""
    x = (t - old) / h
    for j in range(len(y)):
        total = 0.0
        for i in range(6, -1, -1):
            total = (total + coefficients[i, j]) * (x if i % 2 == 0 else 1 - x)
        state[j] = y[j] + total


@entry(
    types.int64(
        *(PROBLEM, types.boolean, types.float64, FLOATS, INDICES, FLOATS),
        *(TABLE, TABLE, TABLE, types.int64),
    )
)
def dop853(
    problem: Problem,
    projected: bool,
    tolerance: float,
    times: Array,
    index: Any,
    clock: Array,
    now: Array,
    states: Array,
    ends: Array,
    budget: int,
) -> int:
    """The steps of `teachmech.numerics.integrators.dop853`, at most ``budget``.

    ``index[0]`` is the last stored time, ``index[1]`` counts the steps; ``clock`` holds t and the
    next step (0 at the start), how far A is from losing rank and how far away it seems to, and the
    longest step and the mark of `keeps_on`; ``now`` the state and its derivative at t. The rows of
    ``ends``, as far as there are any, are filled with time and state at the end of every step.
    """
    y, f = now[0], now[1]
    size, end = len(y), times[-1]
    _, _, _, sizes = scales(problem)
    k = np.empty((len(NODES), size))
    new, point = np.empty(size), np.empty(size)
    scale, errors, coefficients = np.empty(size), np.empty((2, size)), np.empty((7, size))
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
                k[0, j] = f[j]
            if not stage(problem, t, y, h, k, 1, STAGES + 1, new):
                return PLAIN
            # `new` is the last point, at which the last stage was taken.
            for j in range(size):
                scale[j] = tolerance * (sizes[j] + max(abs(y[j]), abs(new[j])))
                errors[0, j], errors[1, j] = 0.0, 0.0
                for s in range(STAGES + 1):
                    errors[0, j] += ERROR5[s] * k[s, j]
                    errors[1, j] += ERROR3[s] * k[s, j]
            # Where constraints do no work, its own scale would be rounding.
            scale[size - 1] = scale[size - 2] = max(scale[size - 1], scale[size - 2])
            error = norm(errors, h, scale)
            if projected and 1 <= error < np.inf:
                kept = errors.copy()
                if not project(problem, later, new):
                    return PLAIN
                if not keep_tangent(problem, later, new, kept):
                    return PLAIN
                square, error = 0.0, norm(kept, h, scale)
                for j in range(size):
                    for c in range(2):
                        square = max(square, abs(errors[c, j] - kept[c, j]) / scale[j])
                square *= np.sqrt(tolerance) * h
                if not error >= square:
                    error = square
            factor = 10.0 if error == 0 else 0.9 * error ** (-1 / 8)
            if error < 1:
                break
            length, most = h * (factor if factor > 0.2 else 0.2), 1.0
        if not finite(new):
            return TOO_SMALL
        rate, margin = k[STAGES], 0.0
        if projected:
            rate = np.empty(size)
            if not project(problem, later, new):
                return PLAIN
            margin = problem.work[len(problem.work) - 1]
            if not derivative(problem, later, new, rate):
                return PLAIN
        i = index[0]
        if i + 1 < len(times) and times[i + 1] <= later:
            if not stage(problem, t, y, h, k, STAGES + 1, len(NODES), point):
                return PLAIN
            for j in range(size):
                way = new[j] - y[j]
                coefficients[0, j] = way
                coefficients[1, j] = h * k[0, j] - way
                coefficients[2, j] = 2 * way - h * (rate[j] + k[0, j])
                for r in range(4):
                    total = 0.0
                    for s in range(len(NODES)):
                        total += DENSE[r, s] * k[s, j]
                    coefficients[3 + r, j] = h * total
            while i + 1 < len(times) and times[i + 1] <= later:
                interpolate(t, h, y, coefficients, times[i + 1], point)
                if projected and not project(problem, times[i + 1], point):
                    return PLAIN
                for j in range(size):
                    states[i + 1, j] = point[j]
                i += 1
        index[0] = i
        index[1] += 1
        for j in range(size):
            y[j], f[j] = new[j], rate[j]
        clock[0], clock[1] = later, max(h * min(most, factor), length if part < length else 0.0)
        falls = margin < clock[2] and margin < 0.2 and not ahead < h
        clock[3] = margin * h / (clock[2] - margin) if falls else np.inf
        clock[2], clock[4] = margin, max(clock[4], h)
        if taken < len(ends):
            ends[taken, 0] = later
            for j in range(size):
                ends[taken, 1 + j] = y[j]
        if index[1] % 1000 == 0:
            if later - clock[5] < max(clock[4], (end - times[0]) / 1000) / 100:
                return STANDSTILL
            clock[5] = later
    return PAUSED


@entry(types.int64(PROBLEM, FLOATS, TABLE, TABLE, INDICES))
def record(problem: Problem, times: Array, states: Array, rows: Array, ranks: Any) -> int:
    """Evaluate stored states; return how many of them, less where only the plain program can.

    A row holds acceleration, multipliers, constraint force, constraints, their rates, and the
    kinetic energy.
    """
    index, values, work = problem.index, problem.values, problem.work
    n, m, masses, entries = index[N], index[M], index[MASSES], index[ENTRIES]
    force, violation = n + m, 2 * n + m
    for k in range(len(times)):
        ranks[k] = accelerate(problem, times[k], states[k])
        if ranks[k] < 0:
            return k
        row = rows[k]
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
            share = values[e] * states[k, n + i] * states[k, n + j]
            energy += share / 2 if i == j else share
        row[violation + 2 * m] = energy
    return len(times)
