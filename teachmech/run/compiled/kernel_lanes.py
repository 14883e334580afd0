"""Many motions of one problem side by side, one in each lane of the processor's vectors: the parts.

A lane computes with the bits of a motion by itself. What the code of a problem in lanes leaves to
the common functions, they do for one lane.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from teachmech.run.compiled.index import (
    DONE,
    ENTRIES,
    LANE_ROWS,
    LANES,
    MARGIN,
    MASS_COLUMN,
    MASS_ROW,
    MASSES,
    PLAIN,
    POWER,
    TOLERANCE,
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
)
from teachmech.run.compiled.kernel_states import derivative, project, record
from teachmech.run.compiled.kernel_vectors import (
    bits,
    choose,
    get,
    magnitude,
    mask,
    put,
    splat,
)


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
    when: Any  # a row for the time at which code is called
    margin: Any  # how far A is from losing rank, by the last projection
    rows: Any  # what a method keeps beside the states
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
    row = (2 * problem.index[N] + 2) * LANES  # 32 of them, 16 for k
    when = at(room, 32 * row)
    p = at(when, LANE_ROWS * LANES)
    return Group(
        *(problem, derive, correct, numbers, projected, tolerance, times, count, states),
        *(lanes, at(lanes, LANES)),
        *(room, at(room, 16 * row), at(room, 17 * row), at(room, 18 * row), at(room, 19 * row)),
        *(at(room, 20 * row), at(room, 21 * row), at(room, 23 * row)),
        *(when, at(when, LANES), at(when, 2 * LANES), at(room, 31 * row), p),
        at(p, numbers * LANES),
    )


@part
def of_member(problem: Problem, member: int, numbers: int) -> Problem:
    """The problem of one of many members, each of which has so many numbers in ``problem.p``."""
    return Problem(
        *(problem.terms, problem.direct, problem.correct, problem.slopes, problem.index),
        at(problem.p, member * numbers),
        *(problem.values, problem.work, problem.room),
    )


@part
def alone(group: Any, lane: int) -> Problem:
    """The problem of the member in a lane."""
    return of_member(group.problem, group.member[lane], group.numbers)


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
    size, when, lost = 2 * group.problem.index[N] + 2, group.when, 0
    put(when, 0, t)
    found = call(group.derive, when, y, group.p, rate, group.problem.room)
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

    How far A is from losing rank stays in ``group.margin``.
    """
    index, change = group.problem.index, group.change
    n, when, sizes = index[N], group.when, sizes_of(group)
    margin = group.margin
    put(when, 0, t)
    left, near, lost = wanted, 0, 0
    for _ in range(20):
        if left == 0:
            break
        found = call(group.correct, when, y, group.p, change, group.problem.room)
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
def record_in_lanes(
    problem: Problem,
    terms: int,
    derive: int,
    numbers: int,
    times: Any,
    count: int,
    states: Any,
    rows: Any,
    ranks: Any,
    room: Any,
) -> int:
    """As `record`, with states in the lanes, and without multipliers and constraint forces."""
    index, m = problem.index, problem.index[M]
    n, masses, last = index[N], index[MASSES], 2 * index[N] + 3 * m
    size, known = 2 * n + 2, index[POWER] + 1
    when, y, rate = room, at(room, LANES), at(room, (1 + size) * LANES)
    values = at(room, (1 + 2 * size) * LANES)
    p = at(values, known * LANES)
    for k in range(known):
        put(values, k, splat(problem.values[k]))  # of which some are constant
    for k in range(numbers):
        put(p, k, splat(problem.p[k]))
    for first in range(0, count, LANES):
        here = min(LANES, count - first)
        for lane in range(LANES):
            k = first + min(lane, here - 1)
            when[lane] = times[k]
            give(at(states, k * size), size, y, lane)
        call(terms, when, y, p, values, problem.room)
        found = call(derive, when, y, p, rate, problem.room)
        energy = splat(0.0)
        for e in range(masses):
            i, j = index[index[MASS_ROW] + e], index[index[MASS_COLUMN] + e]
            share = get(values, e) * get(y, n + i) * get(y, n + j)
            energy = energy + (share / 2.0 if i == j else share)
        put(when, 0, energy)
        residuals = at(values, (masses + index[ENTRIES] + n + m) * LANES)
        for lane in range(here):
            k, row = first + lane, at(rows, (first + lane) * (last + 1))
            if found >> lane & 1:  # clear pivots
                ranks[k] = m
                take(at(rate, n * LANES), lane, n, row)
                take(residuals, lane, 2 * m, at(row, 2 * n + m))
                row[last] = when[lane]
            elif record(problem, at(times, k), 1, at(states, k * size), row, at(ranks, k)) == 0:
                return k
    return count


@entry(
    INTEGER, INTEGER, INTEGER, INTEGER, FLOATS, INTEGER, FLOATS, INDICES, FLOATS, INDICES, FLOATS
)
def record_members(
    problem: Problem,
    terms: int,
    derive: int,
    numbers: int,
    members: int,
    times: Any,
    count: int,
    states: Any,
    status: Any,
    rows: Any,
    ranks: Any,
    room: Any,
) -> int:
    """`record` of the members whose ``status`` is DONE; it is PLAIN behind where only that can.

    Where ``terms`` is not 0, that is `record_in_lanes`.
    """
    index = problem.index
    size, width = 2 * index[N] + 2, 2 * index[N] + 3 * index[M] + 1
    for k in range(members):
        if status[k] != DONE:
            continue
        own, first = of_member(problem, k, numbers), k * count
        its_states, its_rows = at(states, first * size), at(rows, first * width)
        its_ranks = at(ranks, first)
        if terms == 0:
            evaluated = record(own, times, count, its_states, its_rows, its_ranks)
        else:
            evaluated = record_in_lanes(
                *(own, terms, derive, numbers, times, count, its_states, its_rows, its_ranks),
                room,
            )
        if evaluated < count:
            status[k] = PLAIN
    return members
