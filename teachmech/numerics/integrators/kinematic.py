"""Kinematics: the motion of constraints and drives that leave no freedom.

Only the work is integrated, by Simpson's rule. A state is extrapolated from the one before and
projected onto the constraints, which determine it. In a singular position they do not determine it,
because branches meet. The state is then interpolated between two certain states, so that the motion
is smooth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from teachmech.base.array_types import Array


def kinematic(
    margin: Callable[[float, Array, Array], float],
    derivative: Callable[[float, Array, Array], Array],
    times: Array,
    y: Array,
    p: Array,
    tolerance: float | None,
    sizes: Array,
    project: Callable[[float, Array, Array], Array],
) -> Iterator[tuple[float, list[tuple[float, Array]], Callable[[float], Array]]]:
    """Follow the branch of the state y through the times.

    After every step, yield the time, the states to store, and a function that returns the state at
    any time in the step. A step is shortened if the projection changes an extrapolated coordinate
    by more than a tenth of its own change, so that it stays on the branch; angles and lengths are
    not compared. The tolerance is not used.
    """
    n = (len(y) - 2) // 2
    size = sizes[:n]
    extent = np.zeros(n)  # largest change of every coordinate from its start
    start = y[:n]

    def step(later: float) -> tuple[Array, bool, bool]:
        """Return the state at ``later``, whether it is certain, and whether branches are too close.

        If branches meet, the margin is their distance. A state is certain if the error of the
        extrapolation was much smaller.
        """
        h = later - t
        guess = y + h * rate
        guess[:n] += h * h / 2 * rate[n : 2 * n]
        found = project(later, guess, p)
        moved = np.abs(found[:n] - guess[:n])
        change = np.maximum(np.abs(h * rate[:n]), h * h / 2 * np.abs(rate[n : 2 * n]))
        least = 1e-4 * extent + 1e-5 * size
        if not (moved < change / 10 + least).all():
            return found, False, False
        left = np.abs(project(later, found, p) - found)
        if not (left <= 1e-8 * (sizes + np.abs(found))).all():
            return found, False, False
        distance = margin(later, found, p)
        sure = distance > 1e-4 and (moved < distance / 10 * (change + extent) + 1e-9 * size).all()
        return found, bool(sure), not distance > 1e-4

    def works(later: float, found: Array, rate_later: Array) -> Array:
        """Return the works at ``later``, by Simpson's rule if the middle state is reliable."""
        middle, sure, _ = step((t + later) / 2)
        power = (rate[2 * n :] + rate_later[2 * n :]) / 2
        if sure:
            power = (power + 2 * derivative((t + later) / 2, middle, p)[2 * n :]) / 3
        total: Array = y[2 * n :] + (later - t) * power
        return total

    def inside(when: float) -> Array:
        """Return the state at any time in the step to ``later``."""
        state = found
        if when < later:
            state = step(when)[0]
            state[2 * n :] = works(when, state, derivative(when, state, p))
        return state

    def between(when: float, later: float, found: Array, rate_later: Array) -> Array:
        """Return the state between two known states, by Hermite's polynomial of fifth degree."""
        h = later - t
        s = (when - t) / h
        change = found[:n] - y[:n]
        v0, v1 = h * rate[:n], h * rate_later[:n]
        a0, a1 = h * h * rate[n : 2 * n], h * h * rate_later[n : 2 * n]
        c3 = 10 * change - 6 * v0 - 4 * v1 - (3 * a0 - a1) / 2
        c4 = -15 * change + 8 * v0 + 7 * v1 + (3 * a0 - 2 * a1) / 2
        c5 = 6 * change - 3 * (v0 + v1) - (a0 - a1) / 2
        q = y[:n] + s * (v0 + s * (a0 / 2 + s * (c3 + s * (c4 + s * c5))))
        v = (v0 + s * (a0 + s * (3 * c3 + s * (4 * c4 + s * 5 * c5)))) / h
        work = y[2 * n :] + s * (found[2 * n :] - y[2 * n :])
        return np.concatenate([q, v, work])

    t, rate = times[0], derivative(times[0], y, p)
    waiting: list[float] = []
    for before, target in zip(times[:-1], times[1:], strict=True):
        h = 2 * (waiting[-1] - t) if waiting else target - t
        while t < target:
            later = target if t + 1.1 * h >= target else t + h
            found, sure, blind = step(later)
            close = later - t < (target - before) / 20
            if blind and later == target and (close or step((t + later) / 2)[2]):
                waiting.append(target)
                break
            if not sure:
                h = 0.7 * (later - t)
                if h < 1e-7 * (times[-1] - times[0]):
                    raise FloatingPointError("the drives lead to no position there")
                continue
            rate_later = derivative(later, found, p)
            found[2 * n :] = works(later, found, rate_later)
            behind = [when for when in waiting if when < later]
            stored = [(when, between(when, later, found, rate_later)) for when in behind]
            stored += [(later, found)] if later == target else []
            waiting = waiting[len(behind) :]
            yield later, stored, inside
            h = 2 * (later - t)
            t, y, rate = later, found, rate_later
            extent = np.maximum(extent, np.abs(y[:n] - start))
    if waiting:
        yield waiting[-1], [(when, step(when)[0]) for when in waiting], lambda when: step(when)[0]
