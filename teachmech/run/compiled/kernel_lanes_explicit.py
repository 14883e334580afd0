"""RK4 and DOP853 of many motions side by side, one in each lane of the processor's vectors.

Every lane takes the steps of `kernel_explicit`, and has the same bits. With RK4 all lanes go in
step; with DOP853 each has its own time and step size, and takes the next motion when its own ends.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.run.compiled.index import (
    DONE,
    LANE_ROWS,
    LANES,
    PAUSED,
    PLAIN,
    STANDSTILL,
    TOO_SMALL,
    N,
)
from teachmech.run.compiled.kernel_base import (
    FLOATS,
    INDICES,
    INTEGER,
    NUMBER,
    Problem,
    at,
    eighth_root,
    entry,
    next_up,
    part,
)
from teachmech.run.compiled.kernel_explicit import first_step, tangent_error
from teachmech.run.compiled.kernel_lanes import (
    alone,
    give,
    grouped,
    onto_constraints,
    rates,
    sizes_of,
    take,
)
from teachmech.run.compiled.kernel_states import derivative, stands_still
from teachmech.run.compiled.kernel_vectors import (
    above,
    bits,
    choose,
    get,
    magnitude,
    mask,
    put,
    root,
    splat,
)
from teachmech.run.compiled.tableau import DENSE, ERROR3, ERROR5, NODES, STAGES, WEIGHTS

# Rows of numbers that a lane of DOP853 keeps from try to try: those of the clock of `dop853`, the
# length of the next try, by how much it may grow, and the time of the next state to store; then
# others.
T, MARGIN_THERE, AHEAD, LONGEST, MARK, LENGTH, MOST, DUE = range(8)
ERROR, FACTOR, LATER, STEP = range(8, LANE_ROWS - 2)

ARGUMENTS: Any = (
    *(INTEGER, INTEGER, INTEGER, INTEGER, INTEGER, NUMBER, FLOATS, INTEGER),
    *(INDICES, FLOATS, INDICES, INDICES, FLOATS, INTEGER),
)


@part
def finite_in(new: Any, size: int) -> int:
    """The lanes in which all numbers are finite."""
    total = splat(0.0)
    for j in range(size):
        total = total + 0.0 * get(new, j)
    return bits(total == 0.0)


@entry(*ARGUMENTS)
def rk4_in_lanes(
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
    """Take at most ``budget`` steps in all lanes; arguments as those of `dop853_in_lanes`."""
    group = grouped(
        *(problem, derive, correct, numbers, projected, tolerance, times, count, states),
        *(lanes, room),
    )
    size, upcoming, y, k, new = (
        2 * problem.index[N] + 2,
        at(lanes, 2 * LANES),
        group.y,
        room,
        group.new,
    )
    row = size * LANES
    for _ in range(budget):
        active = 0
        for lane in range(LANES):
            active |= int(lanes[lane] >= 0) << lane
        if active == 0:
            for lane in range(min(LANES, members - upcoming[0])):
                m = upcoming[0] + lane
                lanes[lane], active, steps[m] = m, active | 1 << lane, 0
                give(at(states, m * count * size), size, y, lane)
                give(alone(group, lane).p, numbers, group.p, lane)
            if active == 0:
                return DONE
            upcoming[0], group.stored[0] = min(upcoming[0] + LANES, members), 0
        i = group.stored[0]
        t, later = times[i], times[i + 1]
        h = later - t
        lost = rates(group, splat(t), y, k, active)
        for stage in range(1, 4):
            part_of_step = h if stage == 3 else h / 2
            for j in range(size):
                put(group.point, j, get(y, j) + part_of_step * get(k, (stage - 1) * size + j))
            when = later if stage == 3 else t + h / 2
            lost |= rates(group, splat(when), group.point, at(k, stage * row), active & ~lost)
        for j in range(size):
            ends = get(k, j) + 2.0 * get(k, size + j) + 2.0 * get(k, 2 * size + j)
            put(new, j, get(y, j) + h / 6 * (ends + get(k, 3 * size + j)))
        if projected:
            lost |= onto_constraints(group, splat(later), new, active & ~lost)
        infinite = active & ~lost & ~finite_in(new, size)
        for j in range(size):
            put(y, j, get(new, j))
        group.stored[0] = i + 1
        for lane in range(LANES):
            if not active >> lane & 1:
                continue
            m, how = lanes[lane], DONE if i + 2 == count else PAUSED
            if (lost | infinite) >> lane & 1:
                how = PLAIN if lost >> lane & 1 else TOO_SMALL
            else:
                take(new, lane, size, at(states, (m * count + i + 1) * size))
                steps[m] += 1
            if how != PAUSED:
                status[m], lanes[lane] = how, -1
    return PAUSED


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
    least = 10 * (next_up(start) - start)
    rows[LENGTH * LANES + lane] = max(first_step(own, group.tolerance, end - start), least)
    rows[MOST * LANES + lane] = 10.0
    rows[T * LANES + lane] = rows[MARK * LANES + lane] = start
    rows[MARGIN_THERE * LANES + lane] = rows[LONGEST * LANES + lane] = 0.0
    rows[AHEAD * LANES + lane] = np.inf
    rows[DUE * LANES + lane] = group.times[1]
    return True


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
        rows[FACTOR * LANES + lane] = 10.0 if error == 0 else 0.9 / eighth_root(error)
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
    infinite, lost = wanted & ~finite_in(new, size), 0
    accepted, rate = wanted & ~infinite, at(group.k, STAGES * size * LANES)
    put(group.margin, 0, splat(0.0))
    if group.projected:
        rate = group.rate
        lost |= onto_constraints(group, later, new, accepted)
    margin = get(group.margin, 0)
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


@entry(*ARGUMENTS)
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
