"""RK4 and embedded pairs for compiled problems, as in `teachmech.numerics.integrators`."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.run.compiled.index import (
    COEFFICIENTS,
    DENSE,
    DONE,
    GAP,
    NODES,
    ORDER,
    PAUSED,
    PLAIN,
    STAGES,
    STANDSTILL,
    TANGENTS,
    TOO_SMALL,
    N,
)
from teachmech.run.compiled.kernel_base import (
    ADAPTIVE,
    FLOATS,
    INDICES,
    INTEGER,
    ProblemArrays,
    at,
    entry,
    next_up,
    part,
    root_of,
)
from teachmech.run.compiled.kernel_linear_system import find_margin, sizes_of
from teachmech.run.compiled.kernel_states import (
    derivative,
    finite,
    has_stalled,
    keep_end,
    project,
)
from teachmech.run.compiled.kernel_tangents import (
    error_norm,
    keep_tangent,
    project_all,
    rates,
    size_of,
    tangent_norm,
)


@entry(INTEGER, FLOATS, INTEGER, INDICES, FLOATS, FLOATS, INTEGER)
def rk4(
    problem: ProblemArrays,
    projected: int,
    times: Any,
    count: int,
    index: Any,
    states: Any,
    workspace: Any,
    budget: int,
) -> int:
    """Take at most ``budget`` steps of `teachmech.numerics.integrators.rk4`.

    They begin at the stored state ``index[0]``.
    """
    size = 2 * problem.index[N] + 2
    k, point, y = workspace, at(workspace, 4 * size), at(workspace, 5 * size)
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
    """Find the weighted sum of the first rows of k."""
    for j in range(size):
        total[j] = 0.0
    for i in range(count):
        weight, row = weights[i], at(k, i * size)
        if weight != 0.0:
            for j in range(size):
                total[j] += weight * row[j]


@part
def nodes_of(pair: Any) -> Any:
    """Return the nodes of an embedded pair."""
    return at(pair, COEFFICIENTS)


@part
def weights_of(pair: Any, s: int) -> Any:
    """Return the weights of a stage."""
    return at(pair, COEFFICIENTS + (1 + s) * int(pair[NODES]))


@part
def errors_of(pair: Any, r: int) -> Any:
    """Return the coefficients of one of the two estimates of the error."""
    return weights_of(pair, int(pair[NODES]) + r)


@part
def dense_of(pair: Any, r: int) -> Any:
    """Return the coefficients of one row of the dense output."""
    return weights_of(pair, int(pair[NODES]) + 2 + r)


@part
def stage(
    problem: ProblemArrays,
    pair: Any,
    t: float,
    y: Any,
    h: float,
    k: Any,
    first: int,
    last: int,
    point: Any,
) -> bool:
    """Evaluate the stages ``first`` to ``last`` - 1 of a step, into the rows of k."""
    size, nodes = size_of(problem), nodes_of(pair)
    for s in range(first, last):
        combine(weights_of(pair, s), k, s, size, point)
        for j in range(size):
            point[j] = y[j] + h * point[j]
        if not rates(problem, t + nodes[s] * h, point, at(k, s * size)):
            return False
    return True


@part
def estimate_errors(
    problem: ProblemArrays,
    pair: Any,
    tolerance: float,
    k: Any,
    y: Any,
    new: Any,
    errors: Any,
    scale: Any,
) -> None:
    """Find both error estimates of a step divided by its length, and the allowed error."""
    size, sizes, count = size_of(problem), sizes_of(problem), int(pair[STAGES]) + 1
    states = 2 * problem.index[N] + 2
    combine(errors_of(pair, 0), k, count, size, errors)
    combine(errors_of(pair, 1), k, count, size, at(errors, size))
    for j in range(states):
        scale[j] = tolerance * (sizes[j] + max(abs(y[j]), abs(new[j])))
    # If constraints do no work, their work is rounding error and has no scale.
    scale[states - 1] = scale[states - 2] = max(scale[states - 1], scale[states - 2])


@part
def first_step(problem: ProblemArrays, tolerance: float, order: int, left: float) -> float:
    """Return a first step, as `teachmech.numerics.scales.first_step`, but at most ``left``."""
    sizes = sizes_of(problem)
    T = sizes[0] / sizes[problem.index[N]]
    return min(T * root_of(tolerance, order) / 10, left)


@part
def over_singular_state(length: float, ahead: float, gap: float) -> float:
    """Return the step for which a singular state ``ahead`` lies in the gap between two stages."""
    if 0.02 * length < ahead < 2 * gap * length:
        return ahead / 2 if ahead > gap * length else ahead / gap
    return length


@part
def step_factor(error: float, order: int) -> float:
    """Return the factor by which the next step may be longer than a step with this error."""
    return 10.0 if error == 0 else 0.9 / root_of(error, order)


@part
def tangent_error(
    problem: ProblemArrays,
    t: float,
    h: float,
    tolerance: float,
    new: Any,
    errors: Any,
    kept: Any,
    scale: Any,
) -> float:
    """Return the norm of the errors that remain if the end is moved onto the constraints.

    It is negative if only the plain program can move it.
    """
    size, states = size_of(problem), 2 * problem.index[N] + 2
    for j in range(states):
        kept[j], kept[size + j] = errors[j], errors[size + j]
    if not project(problem, t, new):
        return -1.0
    if not keep_tangent(problem, t, new, kept, size, 2, False):
        return -1.0
    square, error = 0.0, error_norm(kept, at(kept, size), scale, h, states)
    for j in range(states):
        for c in range(2):
            change = abs(errors[c * size + j] - kept[c * size + j])
            square = max(square, change / scale[j])
    square *= np.sqrt(tolerance) * h
    return error if error >= square else square


@part
def find_polynomial(
    pair: Any, k: Any, h: float, y: Any, new: Any, rate: Any, size: int, coefficients: Any
) -> int:
    """Find the polynomial from y to ``new`` for `interpolate`; return its number of rows."""
    for j in range(size):
        way = new[j] - y[j]
        coefficients[j] = way
        coefficients[size + j] = h * k[j] - way
        coefficients[2 * size + j] = 2 * way - h * (rate[j] + k[j])
    dense = int(pair[DENSE])
    for r in range(dense):
        row = at(coefficients, (3 + r) * size)
        combine(dense_of(pair, r), k, int(pair[NODES]), size, row)
        for j in range(size):
            row[j] *= h
    return 3 + dense


@part
def interpolate(x: float, y: Any, coefficients: Any, rows: int, size: int, state: Any) -> None:
    """Find the state inside a step by its polynomial; x goes from 0 to 1."""
    for j in range(size):
        state[j] = 0.0
    for i in range(rows - 1, -1, -1):
        factor, row = x if i % 2 == 0 else 1 - x, at(coefficients, i * size)
        for j in range(size):
            state[j] = (state[j] + row[j]) * factor
    for j in range(size):
        state[j] += y[j]


@entry(FLOATS, *ADAPTIVE)
def embedded_pair(
    problem: ProblemArrays,
    pair: Any,
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
    workspace: Any,
    budget: int,
) -> int:
    """Take at most ``budget`` steps of `teachmech.numerics.integrators.embedded_pair`.

    ``index`` holds the index of the last stored time, out of ``count``, and the number of steps.
    ``clock`` holds t, the next step (0 at the start), the distance of A from a loss of rank, the
    estimated time until the loss, the longest step, and the mark of `keeps_on`. ``now`` holds the
    state and its derivative at t. The ``kept_ends`` rows of ``ends`` receive time and state at the
    ends of steps. Tangents follow every state; they have no derivative at a singular configuration.
    """
    size, states_only = size_of(problem), 2 * problem.index[N] + 2
    end, gap, varied = times[count - 1], pair[GAP], problem.index[TANGENTS] > 0
    order, stages, nodes = int(pair[ORDER]), int(pair[STAGES]), int(pair[NODES])
    y, f = now, at(now, size)
    k, new, point = workspace, at(workspace, nodes * size), at(workspace, (nodes + 1) * size)
    scale, errors = at(workspace, (nodes + 2) * size), at(workspace, (nodes + 3) * size)
    kept, coefficients = at(workspace, (nodes + 5) * size), at(workspace, (nodes + 7) * size)
    if clock[1] == 0.0:
        if not rates(problem, clock[0], y, f):
            return PLAIN
        clock[1] = first_step(problem, tolerance, order, end - clock[0])
    for taken in range(budget):
        t = clock[0]
        if t >= end:
            return DONE
        least = 10 * (next_up(t) - t)
        length, most, ahead = max(clock[1], least), 10.0, clock[3]
        while True:
            if not length >= least:
                return TOO_SMALL
            part = over_singular_state(length, ahead, gap)
            if varied and part != length:
                return PLAIN
            later = min(t + part, end)
            h = later - t
            for j in range(size):
                k[j] = f[j]
            if not stage(problem, pair, t, y, h, k, 1, stages + 1, new):
                return PLAIN
            # `new` is the state of the last stage, which is the end of the step.
            estimate_errors(problem, pair, tolerance, k, y, new, errors, scale)
            error = error_norm(errors, at(errors, size), scale, h, states_only)
            if projected and 1 <= error < np.inf:
                error = tangent_error(problem, later, h, tolerance, new, errors, kept, scale)
                if error < 0:
                    return PLAIN
            if varied:
                norm = tangent_norm(problem, tolerance, h, y, new, errors, scale)
                if not norm <= error:
                    error = norm
            factor = step_factor(error, order)
            if error < 1:
                break
            length, most = h * (factor if factor > 0.2 else 0.2), 1.0
        if not finite(new, size):
            return TOO_SMALL
        rate, margin = at(k, stages * size), 0.0
        if projected:
            rate = at(workspace, (nodes + 10 + int(pair[DENSE])) * size)
            if not project_all(problem, later, new):
                return PLAIN
            margin = find_margin(problem)
            if not rates(problem, later, new, rate):
                return PLAIN
        i = index[0]
        if i + 1 < count and times[i + 1] <= later:
            if not stage(problem, pair, t, y, h, k, stages + 1, nodes, point):
                return PLAIN
            rows = find_polynomial(pair, k, h, y, new, rate, size, coefficients)
            while i + 1 < count and times[i + 1] <= later:
                when = (times[i + 1] - t) / h
                interpolate(when, y, coefficients, rows, size, point)
                if projected and not project_all(problem, times[i + 1], point):
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
            keep_end(later, y, size, at(ends, taken * (size + 1)))
        if index[1] % 1000 == 0 and has_stalled(later, end - times[0], clock):
            return STANDSTILL
    return PAUSED
