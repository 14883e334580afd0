"""DOP853 of many motions side by side, one in each lane of the processor's vectors.

Every lane takes the steps of `kernel_explicit.dop853`, with its own time and step size, and the
same bits. A lane whose motion has ended takes the next one. What the code of a problem leaves to
the common functions, they do for one lane.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from teachmech.run.compiled.index import (
    DONE,
    LANE_ROWS,
    LANES,
    MARGIN,
    PAUSED,
    PLAIN,
    STANDSTILL,
    TOLERANCE,
    TOO_SMALL,
    M,
    N,
)
from teachmech.run.compiled.kernel_base import (
    FLOATS,
    INDICES,
    INTEGER,
    NUMBER,
    Problem,
    at,
    entry,
    part,
)
from teachmech.run.compiled.kernel_explicit import first_step, tangent_error
from teachmech.run.compiled.kernel_vectors import (
    above,
    bits,
    call_lanes,
    choose,
    get,
    magnitude,
    mask,
    put,
    root,
    splat,
)
from teachmech.run.compiled.kernels import derivative, project, stands_still
from teachmech.run.compiled.tableau import DENSE, ERROR3, ERROR5, NODES, STAGES, WEIGHTS

# Rows of numbers that a lane keeps from try to try: those of the clock of `dop853`, the length of
# the next try, by how much it may grow, and the time of the next state to store; then others.
T, MARGIN_THERE, AHEAD, LONGEST, MARK, LENGTH, MOST, DUE = range(8)
WHEN, ERROR, FACTOR, MARGIN_HERE, LATER, STEP = range(8, LANE_ROWS)


class Group(NamedTuple):
    """What all lanes have: the problem, its code in lanes, how it is run, and where all stands.

    Arrays have a row of `LANES` numbers for each entry of the state, or of a parameter; the work of
    the problem is used by one lane after the other.
    """

    problem: Any
    derive: Any  # addresses
    correct: Any
    numbers: Any  # how many a member has in ``problem.p``
    projected: Any
    tolerance: Any
    times: Any
    count: Any
    states: Any  # of all members
    member: Any  # in each lane, -1 where there is none
    stored: Any  # the last stored time
    k: Any  # the stages; the first one is the rate at y
    y: Any
    new: Any  # at the end of the step, with its rate
    rate: Any
    point: Any
    scale: Any
    errors: Any
    coefficients: Any
    rows: Any
    change: Any
    p: Any
    spare: Any  # room for one lane alone


@part
def grouped(
    problem: Problem,
    derive: int,
    correct: int,
    numbers: int,
    projected: int,
    tolerance: float,
    times: Any,
    count: int,
    states: Any,
    lanes: Any,
    room: Any,
) -> Group:
    """Say where everything stands; `teachmech.run.compiled.kernel_library` makes the room."""
    row, nodes = (2 * problem.index[N] + 2) * LANES, len(NODES)
    rest = at(room, (nodes + 15) * row)
    p = at(rest, LANE_ROWS * LANES)
    return Group(
        *(problem, derive, correct, numbers, projected, tolerance, times, count, states),
        *(lanes, at(lanes, LANES)),
        *(room, at(room, nodes * row), at(room, (nodes + 1) * row), at(room, (nodes + 2) * row)),
        *(at(room, (nodes + 3) * row), at(room, (nodes + 4) * row), at(room, (nodes + 5) * row)),
        *(at(room, (nodes + 7) * row), rest, at(room, (nodes + 14) * row), p),
        at(p, numbers * LANES),
    )


@part
def alone(group: Any, lane: int) -> Problem:
    """The problem of the member in a lane."""
    problem = group.problem
    return Problem(
        *(problem.terms, problem.direct, problem.correct, problem.slopes, problem.index),
        at(problem.p, group.member[lane] * group.numbers),
        *(problem.values, problem.work, problem.room),
    )


@part
def begin(group: Any, lane: int, member: int, steps: Any) -> bool:
    """Let a member run in a lane; False where only the plain program can."""
    size, rows, spare = 2 * group.problem.index[N] + 2, group.rows, group.spare
    start, end = group.times[0], group.times[group.count - 1]
    state = at(group.states, member * group.count * size)
    group.member[lane], group.stored[lane], steps[member] = member, 0, 0
    own = alone(group, lane)
    if not derivative(own, start, state, spare):
        return False
    give(state, size, group.y, lane)
    give(spare, size, group.k, lane)
    give(own.p, group.numbers, group.p, lane)
    least = 10 * (np.nextafter(start, np.inf) - start)
    rows[LENGTH * LANES + lane] = max(first_step(own, group.tolerance, end - start), least)
    rows[MOST * LANES + lane] = 10.0
    rows[T * LANES + lane] = rows[MARK * LANES + lane] = start
    rows[MARGIN_THERE * LANES + lane] = rows[LONGEST * LANES + lane] = 0.0
    rows[AHEAD * LANES + lane] = np.inf
    rows[DUE * LANES + lane] = group.times[1]
    return True


@part
def take(rows: Any, lane: int, count: int, numbers: Any) -> None:
    """Take the numbers of one lane."""
    for j in range(count):
        numbers[j] = rows[j * LANES + lane]


@part
def give(numbers: Any, count: int, rows: Any, lane: int) -> None:
    """Give numbers to one lane."""
    for j in range(count):
        rows[j * LANES + lane] = numbers[j]


@part
def rates(group: Any, t: Any, y: Any, rate: Any, wanted: int) -> int:
    """dy/dt in the wanted lanes; returns those in which only the plain program goes on."""
    size, when, lost = 2 * group.problem.index[N] + 2, at(group.rows, WHEN * LANES), 0
    put(when, 0, t)
    found = call_lanes(group.derive, when, y, group.p, rate, group.problem.room)
    missing = wanted & ~found
    if missing:
        state, its_rate = group.spare, at(group.spare, size)
        for lane in range(LANES):
            if missing >> lane & 1:
                take(y, lane, size, state)
                if not derivative(alone(group, lane), when[lane], state, its_rate):
                    lost |= 1 << lane
                give(its_rate, size, rate, lane)
    return lost


@part
def onto_constraints(group: Any, t: Any, y: Any, wanted: int) -> int:
    """Move the states of the wanted lanes onto the constraints, as `project`; returns as `rates`.

    How far A is from losing rank stays in the rows.
    """
    index, change = group.problem.index, group.change
    n, when, sizes = index[N], at(group.rows, WHEN * LANES), sizes_of(group)
    margin = at(group.rows, MARGIN_HERE * LANES)
    put(when, 0, t)
    left, near, lost = wanted, 0, 0
    for _ in range(20):
        if left == 0:
            break
        found = call_lanes(group.correct, when, y, group.p, change, group.problem.room)
        missing = left & ~found
        if missing:
            for lane in range(LANES):
                if missing >> lane & 1:
                    take(y, lane, 2 * n, group.spare)
                    if not project(alone(group, lane), when[lane], group.spare):
                        lost |= 1 << lane
                    give(group.spare, 2 * n, y, lane)
                    margin[lane] = group.problem.work[index[MARGIN]]
            left &= found
        moving = mask(left)
        rough, unsettled, far = 0, 0, 0  # as in `correct`, with the other answer
        for i in range(n):
            q, step = get(y, i), get(change, i)
            size, distance = get(sizes, i) + magnitude(q), magnitude(step)
            rough |= bits(distance > 1e-13 * size)
            unsettled |= bits(distance > 1e-9 * size)
            far |= bits(distance > 1e-7 * size)
            put(y, i, choose(moving, q - step, q))
            v = get(y, n + i)
            put(y, n + i, choose(moving, v - get(change, n + i), v))
        put(margin, 0, choose(moving, get(change, 2 * n), get(margin, 0)))
        left &= rough & (unsettled | ~near)
        near = ~far
    return lost


@part
def sizes_of(group: Any) -> Any:
    """The sizes of the state in all lanes, as `scales`."""
    index = group.problem.index
    return at(group.p, (index[TOLERANCE] + 1 + index[N] + index[M]) * LANES)


@part
def combined(weights: Any, k: Any, count: int, size: int, j: int) -> Any:
    """Entry j of the weighted sum of the first rates, as `combine`."""
    total = splat(0.0)
    for i in range(count):
        weight = weights[i]
        if weight != 0.0:
            total = total + weight * get(k, i * size + j)
    return total


@part
def stages(group: Any, t: Any, h: Any, first: int, last: int, point: Any, wanted: int) -> int:
    """The stages ``first`` to ``last`` - 1 of a step, as `stage`; returns as `rates`."""
    size, y, k, lost = 2 * group.problem.index[N] + 2, group.y, group.k, 0
    for s in range(first, last):
        for j in range(size):
            put(point, j, get(y, j) + h * combined(WEIGHTS[s], k, s, size, j))
        lost |= rates(group, t + NODES[s] * h, point, at(k, s * size * LANES), wanted)
    return lost


@part
def greater(x: Any, y: Any) -> Any:
    """The greater one in every lane."""
    return choose(x > y, x, y)


@part
def error_of_step(group: Any, h: Any) -> Any:
    """The norm of both estimates of the error, which stay in the group with their scale."""
    size, k, scale, errors = 2 * group.problem.index[N] + 2, group.k, group.scale, group.errors
    sizes = sizes_of(group)
    for j in range(size):
        most = greater(magnitude(get(group.y, j)), magnitude(get(group.new, j)))
        put(scale, j, group.tolerance * (get(sizes, j) + most))
    # Where constraints do no work, its own scale would be rounding.
    works = greater(get(scale, size - 1), get(scale, size - 2))
    put(scale, size - 1, works)
    put(scale, size - 2, works)
    sum5, sum3 = splat(0.0), splat(0.0)
    for j in range(size):
        error5 = combined(ERROR5, k, STAGES + 1, size, j)
        error3 = combined(ERROR3, k, STAGES + 1, size, j)
        put(errors, j, error5)
        put(errors, size + j, error3)
        error5, error3 = error5 / get(scale, j), error3 / get(scale, j)
        sum5 = sum5 + error5 * error5
        sum3 = sum3 + error3 * error3
    none = (sum5 == 0.0) & (sum3 == 0.0)
    return choose(none, splat(0.0), h * sum5 / root((sum5 + 0.01 * sum3) * float(size)))


@part
def judge(group: Any, wanted: int) -> int:
    """The factors of the next steps, from the errors, of which those of rejected steps may become
    less; returns as `rates`.
    """
    size, rows, spare, lost = 2 * group.problem.index[N] + 2, group.rows, group.spare, 0
    errors, kept, scale = at(spare, size), at(spare, 3 * size), at(spare, 5 * size)
    for lane in range(LANES):
        if not wanted >> lane & 1:
            continue
        error = rows[ERROR * LANES + lane]
        if group.projected and 1 <= error < np.inf:
            later, h = rows[LATER * LANES + lane], rows[STEP * LANES + lane]
            take(group.new, lane, size, spare)
            take(group.errors, lane, 2 * size, errors)
            take(group.scale, lane, size, scale)
            own, tolerance = alone(group, lane), group.tolerance
            error = tangent_error(own, later, h, tolerance, spare, errors, kept, scale)
            if error < 0:
                lost |= 1 << lane
            give(spare, size, group.new, lane)
            rows[ERROR * LANES + lane] = error
        rows[FACTOR * LANES + lane] = 10.0 if error == 0 else 0.9 * error ** (-1 / 8)
    return lost


@part
def store(group: Any, t: Any, h: Any, later: Any, rate: Any, wanted: int) -> int:
    """Store the states that are due within a step; returns as `rates`."""
    size, rows, coefficients = 2 * group.problem.index[N] + 2, group.rows, group.coefficients
    k, point, due = group.k, group.point, wanted & bits(get(group.rows, DUE) <= later)
    if due == 0:
        return 0
    lost = stages(group, t, h, STAGES + 1, len(NODES), point, due)
    for j in range(size):
        way, f = get(group.new, j) - get(group.y, j), get(k, j)
        put(coefficients, j, way)
        put(coefficients, size + j, h * f - way)
        put(coefficients, 2 * size + j, 2.0 * way - h * (get(rate, j) + f))
        for r in range(4):
            share = combined(DENSE[r], k, len(NODES), size, j)
            put(coefficients, (3 + r) * size + j, share * h)
    due &= ~lost
    while due != 0:
        x = (get(rows, DUE) - t) / h
        for j in range(size):
            state = splat(0.0)
            for i in range(6, -1, -1):
                factor = x if i % 2 == 0 else 1.0 - x
                state = (state + get(coefficients, i * size + j)) * factor
            put(point, j, state + get(group.y, j))
        if group.projected:
            lost |= onto_constraints(group, get(rows, DUE), point, due)
            due &= ~lost
        for lane in range(LANES):
            if due >> lane & 1:
                i = group.stored[lane] + 1
                where = (group.member[lane] * group.count + i) * size
                take(point, lane, size, at(group.states, where))
                group.stored[lane] = i
                rows[DUE * LANES + lane] = group.times[i + 1] if i + 1 < group.count else np.inf
        due &= bits(get(rows, DUE) <= later)
    return lost


@part
def finish(group: Any, t: Any, h: Any, later: Any, wanted: int) -> tuple[int, int]:
    """End the steps that are accepted; return where only the plain program goes on, and where
    the state is no longer finite.
    """
    size, rows, new = 2 * group.problem.index[N] + 2, group.rows, group.new
    total = splat(0.0)
    for j in range(size):
        total = total + 0.0 * get(new, j)
    infinite, lost = wanted & ~bits(total == 0.0), 0
    accepted, rate = wanted & ~infinite, at(group.k, STAGES * size * LANES)
    put(rows, MARGIN_HERE, splat(0.0))
    if group.projected:
        rate = group.rate
        lost |= onto_constraints(group, later, new, accepted)
    margin = get(rows, MARGIN_HERE)
    if group.projected:
        lost |= rates(group, later, new, rate, accepted & ~lost)
    lost |= store(group, t, h, later, rate, accepted & ~lost)
    accepted &= ~lost
    these, before, ahead = mask(accepted), get(rows, MARGIN_THERE), get(rows, AHEAD)
    for j in range(size):
        put(group.y, j, choose(these, get(new, j), get(group.y, j)))
        put(group.k, j, choose(these, get(rate, j), get(group.k, j)))
    falls = mask(bits((margin < before) & (margin < 0.2)) & ~bits(ahead < h))
    ahead = choose(these, choose(falls, margin * h / (before - margin), splat(np.inf)), ahead)
    put(rows, AHEAD, ahead)
    put(rows, MARGIN_THERE, choose(these, margin, before))
    put(rows, LONGEST, choose(these, greater(get(rows, LONGEST), h), get(rows, LONGEST)))
    put(rows, T, choose(these, later, t))
    return lost, infinite


@entry(
    *(INTEGER, INTEGER, INTEGER, INTEGER, INTEGER, NUMBER, FLOATS, INTEGER),
    *(INDICES, FLOATS, INDICES, INDICES, FLOATS, INTEGER),
)
def dop853_in_lanes(
    problem: Problem,
    derive: int,
    correct: int,
    numbers: int,
    members: int,
    projected: int,
    tolerance: float,
    times: Any,
    count: int,
    lanes: Any,
    states: Any,
    steps: Any,
    status: Any,
    room: Any,
    budget: int,
) -> int:
    """Take at most ``budget`` tries of a step in all lanes; return whether all members have ended.

    ``lanes`` holds the member in each lane, -1 where there is none, the last stored time of each,
    and which member is the next. Each member has ``numbers`` in ``problem.p``, ``count`` of
    ``states``, whose first one is given, and its number of ``steps`` and ``status`` in the end.
    """
    group = grouped(
        *(problem, derive, correct, numbers, projected, tolerance, times, count, states),
        *(lanes, room),
    )
    rows, upcoming, end = group.rows, at(lanes, 2 * LANES), times[count - 1]
    for _ in range(budget):
        active = 0
        for lane in range(LANES):
            if lanes[lane] >= 0 and rows[T * LANES + lane] >= end:
                status[lanes[lane]], lanes[lane] = DONE, -1
            while lanes[lane] < 0 and upcoming[0] < members:
                upcoming[0] += 1
                if not begin(group, lane, upcoming[0] - 1, steps):
                    status[lanes[lane]], lanes[lane] = PLAIN, -1
            active |= int(lanes[lane] >= 0) << lane
        if active == 0:
            return DONE
        t, length, ahead = get(rows, T), get(rows, LENGTH), get(rows, AHEAD)
        small = active & ~bits(length >= 10.0 * (above(t) - t))
        near = (0.02 * length < ahead) & (ahead < 10 / 7 * length)
        shorter = choose(ahead > 5 / 7 * length, ahead / 2.0, 7 / 5 * ahead)
        part_of_step = choose(near, shorter, length)
        later = choose(t + part_of_step < end, t + part_of_step, splat(end))
        h = later - t
        lost = stages(group, t, h, 1, STAGES + 1, group.new, active & ~small)
        put(rows, LATER, later)
        put(rows, STEP, h)
        put(rows, ERROR, error_of_step(group, h))
        lost |= judge(group, active & ~small & ~lost)
        factor, most = get(rows, FACTOR), get(rows, MOST)
        accepted, infinite = active & ~small & ~lost & bits(get(rows, ERROR) < 1.0), 0
        if accepted != 0:
            left, infinite = finish(group, t, h, later, accepted)
            lost |= left
            accepted &= ~lost & ~infinite
        these, growth = mask(accepted), choose(factor < most, factor, most)
        coming = greater(h * growth, choose(part_of_step < length, length, splat(0.0)))
        coming = greater(coming, 10.0 * (above(later) - later))
        again = h * choose(factor > 0.2, factor, splat(0.2))
        put(rows, LENGTH, choose(these, coming, again))
        put(rows, MOST, choose(these, splat(10.0), splat(1.0)))
        for lane in range(LANES):
            m, how = lanes[lane], PAUSED
            if accepted >> lane & 1:
                steps[m] += 1
                if steps[m] % 1000 == 0:
                    clock = group.spare
                    clock[4] = rows[LONGEST * LANES + lane]
                    clock[5] = rows[MARK * LANES + lane]
                    if stands_still(rows[T * LANES + lane], end - times[0], clock):
                        how = STANDSTILL
                    rows[MARK * LANES + lane] = clock[5]
            elif lost >> lane & 1:
                how = PLAIN
            elif (small | infinite) >> lane & 1:
                how = TOO_SMALL
            if active >> lane & 1 and how != PAUSED:
                status[m], lanes[lane] = how, -1
    return PAUSED
