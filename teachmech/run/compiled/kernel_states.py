"""A state of a compiled problem: acceleration and dy/dt, projection, record.

The files whose names begin with ``kernel`` are the source of ``kernels.ll``, which ships with the
package. Only developers compile it, with Numba:

    python -m teachmech.run.compiled.kernel_writer

`teachmech.run.compiled.kernel_library` calls the functions marked ``entry``; the others become part
of them.
"""

from __future__ import annotations

from typing import Any

from teachmech.run.compiled.index import (
    ACTUATORS,
    ADDED,
    ALL,
    AT_ONCE,
    COLUMN,
    ENTRIES,
    EVERY,
    FRICTIONS,
    HOLONOMIC,
    HOLONOMICS,
    MARGIN,
    MASS_COLUMN,
    MASS_ROW,
    MASSES,
    METRIC,
    METRICS,
    PENALTY,
    POSITIONS,
    POWER,
    ROW,
    SLOPE_BEGIN,
    SLOPE_ROW,
    TANGENTS,
    WEIGHTED,
    M,
    N,
)
from teachmech.run.compiled.kernel_augmented import (
    find_multipliers,
    prepare,
    react,
    solve_by_penalty,
    solve_without_factors,
    weigh,
)
from teachmech.run.compiled.kernel_base import (
    FLOATS,
    INDICES,
    INTEGER,
    ProblemArrays,
    at,
    call,
    entry,
    part,
)
from teachmech.run.compiled.kernel_control import added_force
from teachmech.run.compiled.kernel_enforce import enforce
from teachmech.run.compiled.kernel_friction import add_shares, rub, rub_change
from teachmech.run.compiled.kernel_linear_system import (
    factorise,
    is_undefined,
    make_metric,
    rank_of_factors,
    sizes_of,
    solve,
    solve_by_singular_values,
    units_of,
)


@part
def accelerate(problem: ProblemArrays, t: float, y: Any) -> int:
    """Find acceleration and multipliers at a state; return the rank of A, or -1.

    The array ``values`` then contains the values at the state.
    """
    call(problem.terms, t, y, problem.p, problem.values, problem.workspace)
    return resolve(problem)


@part
def resolve(problem: ProblemArrays) -> int:
    """Find acceleration and multipliers from the current values; return as `accelerate` does."""
    index, values, work = problem.index, problem.values, problem.work
    whole, first = index[N] + index[M], index[MASSES] + index[ENTRIES]
    for i in range(whole):
        work[whole + i] = values[first + i]
    rounds = prepare(problem)
    if index[TANGENTS] > 0:
        work[index[ADDED]] = rounds
    rank = answer(problem, rounds)
    if rank >= 0 and index[ACTUATORS] > 0:
        return rank if enforce(problem, rounds) else -1
    if rank >= 0 and index[FRICTIONS] > 0 and not rub(problem, rounds, False):
        return -1
    return rank


@part
def answer(problem: ProblemArrays, rounds: int) -> int:
    """Solve by the factors or by singular values; return the rank of A, or -1.

    The augmented Lagrangian needs no rank; the kernel then returns the number of constraints.
    """
    index = problem.index
    if index[PENALTY] > 0:
        if rounds == 0:
            return 0 if is_undefined(problem) else -1
        solve_by_penalty(problem)
        return index[M]
    if rounds > 0:
        solve(problem, index[ALL], rounds)
        return rank_of_factors(problem)
    return solve_without_factors(problem)


@part
def linearise(problem: ProblemArrays, t: float, y: Any, J: Any, workspace: Any) -> bool:
    """Find the derivatives of the accelerations with respect to the state, (n, 2 n), in units.

    They follow from the residuals of `teachmech.run.compiled.jacobian`. Return False if the mass
    matrix is not definite, or if they are not finite.
    """
    index, values, work = problem.index, problem.values, problem.work
    n, whole, first = index[N], index[N] + index[M], index[MASSES] + index[ENTRIES]
    begin = index[SLOPE_BEGIN]
    units = units_of(problem)
    point, slopes = workspace, at(workspace, 2 * n + 2 + whole)
    call(problem.terms, t, y, problem.p, values, problem.workspace)
    for i in range(whole):
        work[whole + i] = values[first + i]
    rounds = prepare(problem)
    if answer(problem, rounds) < 0:
        return False
    if index[FRICTIONS] > 0:
        if not rub(problem, rounds, False):
            return False
        if index[PENALTY] > 0:  # it has replaced the factors
            rounds = prepare(problem)
    find_slopes(problem, t, y, point, slopes)
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
        answer_again(problem, rounds)
        if index[FRICTIONS] > 0:
            rub_change(problem)
        for i in range(n):
            J[i * 2 * n + c] = work[i] * units[c % n] / units[i]
    return finite(J, 2 * n * n)


@part
def find_slopes(problem: ProblemArrays, t: float, y: Any, point: Any, slopes: Any) -> None:
    """Find the derivatives of the residuals; ``point`` receives the state, a and lambda."""
    n, m = problem.index[N], problem.index[M]
    for j in range(2 * n + 2):
        point[j] = y[j]
    for i in range(n + m):
        point[2 * n + 2 + i] = problem.work[i]
    call(problem.slopes, t, point, problem.p, slopes, problem.workspace)


@part
def answer_again(problem: ProblemArrays, rounds: int) -> None:
    """Solve for another right side, as `answer` did for the first."""
    index = problem.index
    if index[PENALTY] == 0 and (index[WEIGHTED] or (rounds == 0 and index[METRIC] > 0)):
        weigh(problem)
    react(problem, rounds)


@part
def derivative(problem: ProblemArrays, t: float, y: Any, rate: Any) -> bool:
    """Find dy/dt of y = (q, v, work of the applied force, work of the constraint force).

    Return False if the mass matrix is not definite; only the plain program can then continue.
    """
    direct = problem.direct != 0 and problem.index[TANGENTS] == 0  # tangents need the factors
    if direct and call(problem.direct, t, y, problem.p, rate, problem.workspace) != 0:
        return True
    if accelerate(problem, t, y) < 0:
        return False
    index, values, work = problem.index, problem.values, problem.work
    n, masses, entries = index[N], index[MASSES], index[ENTRIES]
    C, power, share = at(values, index[POWER] + 1), 0.0, 0.0
    for i in range(n):
        rate[i] = y[n + i]
        rate[n + i] = work[i]
        power += values[masses + entries + i] * y[n + i]
        share += C[i] * y[n + i]
    rate[2 * n] = power + values[index[POWER]] - share
    power = share  # power of the constraint force -A^T lambda + C
    if index[PENALTY] > 0:
        for i in range(n):
            power -= work[n + index[M] + i] * y[n + i]
    else:
        speed = 0.0  # A v of one constraint; its entries are adjacent
        for e in range(entries):
            i = index[index[ROW] + e]
            speed += values[masses + e] * y[n + index[index[COLUMN] + e]]
            if e + 1 == entries or index[index[ROW] + e + 1] != i:
                power -= work[n + i] * speed
                speed = 0.0
    if index[FRICTIONS] + index[ACTUATORS] > 0:
        force = added_force(problem)
        for i in range(n):
            power += force[i] * y[n + i]
    rate[2 * n + 1] = power
    return True


@part
def project(problem: ProblemArrays, t: float, y: Any) -> bool:
    """Move a state to the nearest one that meets the constraints: positions, then velocities.

    This is ``project`` of the program, in the metric of M at the given state. Return False if M is
    not definite.
    """
    if correct(problem, t, y):
        return True
    keep_metric(problem, t, y)
    return approach(problem, t, y, True) and approach(problem, t, y, False)


@part
def keep_metric(problem: ProblemArrays, t: float, y: Any) -> None:
    """Store the metric at a state for `approach`."""
    index, values = problem.index, problem.values
    metric, metrics = 0, index[MASSES]
    call(problem.terms, t, y, problem.p, values, problem.workspace)
    if index[WEIGHTED]:
        make_metric(problem)
        metric, metrics = index[METRIC], index[METRICS]
    own = at(problem.work, index[MARGIN] + 1)
    for i in range(metrics):
        own[i] = values[metric + i]


@part
def approach(problem: ProblemArrays, t: float, y: Any, positions: bool) -> bool:
    """Move positions or velocities onto the constraints by Newton's method in the stored metric.

    Return False if M is not definite.
    """
    index, values, work = problem.index, problem.values, problem.work
    n, m, masses = index[N], index[M], index[MASSES]
    rows = index[HOLONOMICS] if positions else m
    if rows == 0:
        return True
    metric, metrics = (index[METRIC], index[METRICS]) if index[WEIGHTED] else (0, masses)
    pattern = index[POSITIONS] if positions else index[ALL]
    chosen, offset = (index[HOLONOMIC], 0) if positions else (index[EVERY], n)
    first, own = masses + index[ENTRIES] + n + m, at(work, index[MARGIN] + 1)
    if not positions:
        first += m
    sizes = sizes_of(problem)
    for _ in range(20):
        call(problem.terms, t, y, problem.p, values, problem.workspace)
        for i in range(metrics):
            values[metric + i] = own[i]
        for i in range(n + m):
            work[n + m + i] = 0.0 if i < n else values[first + i - n]
        rounds, rank = factorise(problem, pattern), 0
        if rounds == 0 and not index[WEIGHTED]:
            make_metric(problem)
        if rounds > 0:
            solve(problem, pattern, rounds)
        else:
            rank = solve_by_singular_values(problem, chosen, rows)
        if rank < 0:
            return False
        last = True
        for i in range(n):
            y[offset + i] -= work[i]
            # Newton's method squares the error: after a change this small, only rounding is left.
            if abs(work[i]) > 1e-9 * (sizes[offset + i] + abs(y[offset + i])):
                last = False
        if last:
            break
    return True


@part
def correct(problem: ProblemArrays, t: float, y: Any) -> bool:
    """Move positions and velocities onto the constraints together; False if pivots cannot decide.

    Each iteration corrects the velocities at the previous positions, so they are correct as soon as
    the positions no longer change.
    """
    index = problem.index
    n, change = index[N], at(problem.work, index[MARGIN] + 1 + index[METRICS])
    sizes = sizes_of(problem)
    near, found = False, 0
    if not index[AT_ONCE]:
        return False
    for _ in range(20):
        if problem.correct != 0:
            found = call(problem.correct, t, y, problem.p, change, problem.workspace)
        else:
            found = find_changes(problem, t, y, change)
        if found == 0:
            return False
        # Newton's method squares the error: a change of 1e-7 leaves one of 1e-14.
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
def find_changes(problem: ProblemArrays, t: float, y: Any, change: Any) -> int:
    """Find the change that moves a state onto the linearised constraints; 0 if pivots are small.

    The last entry of ``change`` is the distance of A from a loss of rank. The result equals that of
    ``correction`` in the code of a problem (`teachmech.run.compiled.derivative`) bit for bit.
    """
    index, values, work = problem.index, problem.values, problem.work
    n, m, holonomic = index[N], index[M], index[HOLONOMICS]
    call(problem.terms, t, y, problem.p, values, problem.workspace)
    if index[WEIGHTED]:
        make_metric(problem)
    residuals, margin = index[MASSES] + index[ENTRIES] + n + m, 1.0
    for i in range(n):
        change[i] = 0.0
    for positions in (True, False):
        if positions and holonomic == 0:
            continue
        pattern = index[POSITIONS] if positions else index[ALL]
        first = residuals if positions else residuals + m
        if positions or holonomic < m:  # otherwise the factors for the positions are used again
            if factorise(problem, pattern) != 1:
                return 0
            margin = min(margin, work[index[MARGIN]])
        for i in range(n + m):
            work[n + m + i] = 0.0 if i < n else values[first + i - n]
        solve(problem, pattern, 1)
        for i in range(n):
            change[i if positions else n + i] = work[i]
    change[2 * n] = margin
    return 1


@part
def finite(y: Any, size: int) -> bool:
    """Return whether all numbers are finite."""
    total = 0.0
    for i in range(size):
        total += 0.0 * y[i]
    return total == 0.0


@part
def keep_end(t: float, y: Any, size: int, row: Any) -> None:
    """Store time and state at the end of a step in a row."""
    row[0] = t
    for j in range(size):
        row[1 + j] = y[j]


@part
def has_stalled(t: float, span: float, clock: Any) -> bool:
    """Return whether the last 1000 steps made almost no progress, as ``keeps_on`` decides.

    ``clock`` holds the longest step and the time of the previous call.
    """
    if t - clock[5] < max(clock[4], span / 1000) / 100:
        return True
    clock[5] = t
    return False


@entry(FLOATS, INTEGER, FLOATS, FLOATS, INDICES)
def record(
    problem: ProblemArrays, times: Any, count: int, states: Any, rows: Any, ranks: Any
) -> int:
    """Evaluate stored states; return their number, smaller if only the plain program can continue.

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
        C = at(values, index[POWER] + 1)
        for i in range(n):
            row[i], row[force + i] = work[i], C[i]
        if index[PENALTY] > 0:
            for i in range(n):
                row[force + i] -= work[n + m + i]
            ranks[k] = find_multipliers(problem)
            if ranks[k] < 0:
                return k
            if index[FRICTIONS] > 0:
                add_shares(problem)
        else:
            for e in range(entries):
                i, j = index[index[ROW] + e], index[index[COLUMN] + e]
                row[force + j] -= values[masses + e] * work[n + i]
        if index[FRICTIONS] + index[ACTUATORS] > 0:
            added = added_force(problem)
            for i in range(n):
                row[force + i] += added[i]
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
