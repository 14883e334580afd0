"""Radau IIA of order 5 for compiled problems, with the step control of SciPy's `Radau`.

The linear systems of a step have the matrix c - J for the whole state, with a real and a complex c.
Since q' = v, each of them reduces to one of half the size for the velocities. Coordinates are in
their units, which are powers of two and do not affect the choice of pivots.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.run.compiled.index import (
    DONE,
    PAUSED,
    PLAIN,
    STANDSTILL,
    TOO_SMALL,
    N,
)
from teachmech.run.compiled.kernel_base import (
    ADAPTIVE,
    ProblemArrays,
    at,
    entry,
    next_up,
    part,
)
from teachmech.run.compiled.kernel_linear_system import sizes_of, units_of
from teachmech.run.compiled.kernel_states import (
    derivative,
    finite,
    has_stalled,
    keep_end,
    linearise,
    project,
)
from teachmech.run.compiled.radau_tableau import (
    ITERATIONS,
    PAIR,
    RADAU_DENSE,
    REAL,
    T_INVERSE,
    A,
    C,
    E,
    T,
)


@part
def eliminate(J: Any, n: int, c: float, ci: float, shifted: Any) -> None:
    """Factorise c - Jv - Jq / c for the complex number c + i ci with row pivoting.

    ``shifted`` receives the real and the imaginary part, (n, n) each, and the pivots, (n,).
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
    """Solve (c + i ci - J) z = x + i y for a change of the state, (2 n,), in place."""
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
    """Return the root mean square of the first n entries by their scales, over ``size``."""
    total = 0.0
    for j in range(n):
        total += (x[j] / scale[j]) ** 2
    return np.sqrt(total / size)


@part
def on_polynomial(x: float, y: Any, Z: Any, size: int, state: Any) -> None:
    """Find the state at x by the polynomial of third degree; the step is 0 to 1."""
    for j in range(size):
        state[j] = y[j]
    for s in range(3):
        weight = x * (RADAU_DENSE[s, 0] + x * (RADAU_DENSE[s, 1] + x * RADAU_DENSE[s, 2]))
        for j in range(size):
            state[j] += weight * Z[s * size + j]


@part
def stages(problem: ProblemArrays, t: float, h: float, y: Any, Z: Any, F: Any, point: Any) -> bool:
    """Find dy/dt at the three stages of a step, which are at y + Z."""
    size = 2 * problem.index[N] + 2
    for s in range(3):
        for j in range(size):
            point[j] = y[j] + Z[s * size + j]
        if not derivative(problem, t + C[s] * h, point, at(F, s * size)):
            return False
    return True


@part
def iterate(
    problem: ProblemArrays,
    t: float,
    h: float,
    y: Any,
    J: Any,
    scale: Any,
    tol: float,
    Z: Any,
    workspace: Any,
) -> int:
    """Solve the equations of a step by Newton's method; return the number of iterations.

    It is negative if the method does not converge, and 0 if only the plain program can continue.
    """
    n = problem.index[N]
    size, states = 2 * n + 2, 2 * n
    units = units_of(problem)
    W, F, changes, point = (
        workspace,
        at(workspace, 3 * size),
        at(workspace, 6 * size),
        at(workspace, 9 * size),
    )
    real = at(workspace, 10 * size)
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


@entry(*ADAPTIVE)
def radau(
    problem: ProblemArrays,
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
    """Take at most ``budget`` steps; the arguments are those of `embedded_pair`.

    Unlike in SciPy's `Radau`, every step computes the Jacobian, which is exact. Nothing depends on
    the works, which follow from the powers at the stages. ``clock`` holds t, the next step, length
    and error of the step before, the longest step, and the mark of `keeps_on`. ``now`` holds the
    state and its derivative at t, the stages of the step before, and the state at its beginning.
    """
    n, end = problem.index[N], times[count - 1]
    size = 2 * n + 2
    y, f, stages_before, y_before = now, at(now, size), at(now, 2 * size), at(now, 5 * size)
    new, Z, scale, errors = (
        workspace,
        at(workspace, size),
        at(workspace, 4 * size),
        at(workspace, 5 * size),
    )
    rest, point = at(workspace, 6 * size), at(workspace, 7 * size)
    inner = at(workspace, 8 * size)  # W, F, changes, a point and two matrices
    F, real = at(inner, 3 * size), at(inner, 10 * size)
    J = at(real, 2 * (2 * n * n + n))
    free = at(J, 2 * n * n)
    units, sizes = units_of(problem), sizes_of(problem)
    tol = max(2.3e-15 / tolerance, min(0.03, np.sqrt(tolerance)))
    if clock[1] == 0.0:
        if not derivative(problem, clock[0], y, f):
            return PLAIN
        T = sizes[0] / sizes[n]  # as in `teachmech.numerics.scales.first_step`
        clock[1], clock[2] = min(T * np.sqrt(tolerance) / 10, end - clock[0]), 0.0
    for taken in range(budget):
        t = clock[0]
        if t >= end:
            return DONE
        least = 10 * (next_up(t) - t)
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
                factor = 1 / np.sqrt(np.sqrt(error))
                if clock[2] > 0:
                    factor *= min(1.0, h / clock[2] * np.sqrt(np.sqrt(clock[3] / error)))
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
        # An error below 0.01 may be rounding and does not predict the next error (Hairer, Wanner).
        clock[0], clock[1], clock[2], clock[3] = later, h * min(10.0, factor), h, max(0.01, error)
        clock[4] = max(clock[4], h)
        if taken < kept_ends:
            keep_end(later, y, size, at(ends, taken * (size + 1)))
        if index[1] % 1000 == 0 and has_stalled(later, end - times[0], clock):
            return STANDSTILL
    return PAUSED
