"""A motion in pieces: constraints begin and cease to act, inputs jump.

Between two changes a motion is smooth, and an ordinary integrator computes it. A change occurs when
a condition becomes true (`stop_at` locates it), or at a given time. If constraints begin to act,
the velocity jumps to the nearest velocity that they allow, in the metric M (L. A. Pars, "A Treatise
on Analytical Dynamics", 1965, chapter XIV: impulsive motion; the energy that is lost is that of the
lost velocity, a theorem of L. Carnot):

    M (v+ - v-) = -A^T Lambda,    A v+ = A v- - r,    r: velocity form of the constraints at v-

The impulses Lambda follow from the equations of motion with Q = 0, b = -r and v+ - v- for q''.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.integrators.events import Steps

Pieces = Iterator[tuple[float, list[tuple[float, Array]], Callable[[float], Array] | None]]
MANY = 10  # as many changes, in this part of the span, count as infinitely many
MOMENT = 1e-12
MOST_CHANGES = 100_000  # in one run
SWITCHES_FOREVER = (
    "constraints begin and cease to act faster and faster",
    "end the run before it, or change the conditions",
)
NOT_MET = (
    "begins to act, but its positions do not meet it",
    "let it begin where its positions meet it, or write it with velocities, as in vx = 0",
)
OFF = 1e-6  # allowed error of a position when a constraint begins to act, relative to its terms
BEND = 1e-10  # of a relative excess: more than rounding
TINY = 1e-150  # replaces a condition that is zero; its square is not zero


def switched(
    piece: Callable[[Array, Array, Array, Callable[[float, Array, Array], float]], Steps],
    conditions: Callable[[float, Array, Array], Array],
    engage: Callable[[float, Array, Array, Any], tuple[Array, Array]],
    times: Array,
    y: Array,
    p: Array,
    switches: Any,
    level: Any,
    breaks: Array,
    changes: list[Any],
    stop: Callable[[float, Array, Array], float] | None,
    bends: Callable[[float, Array, Array], Array] | None,
) -> Pieces:
    """Yield the steps of a motion in pieces; a later piece begins without dense output.

    Parameters
    ----------
    piece : callable
        Returns the steps from ``times[0]`` to ``times[-1]``, or until a condition becomes positive.
    conditions : callable
        Returns for each switch two values, shape (s, 2): a constraint that does not act begins when
        the first becomes positive; one that acts ends when the second does.
    engage : callable
        Sets the parameters of these switches; returns state and impulses after the change.
    times : array, shape (N,)
        The times to store.
    y : array, shape (2 n + 2,)
        The state at the first time.
    p : array
        The parameters; those with the indices ``switches`` are 1 if their constraint acts, or 0.
        They change with the motion.
    level : array of bool, shape (s,)
        True if a constraint acts as long as a condition is true; otherwise a condition must become
        true for a change.
    breaks : array
        Times at which an input jumps, in rising order. The last step before such a time ends one
        rounding error earlier, so that no step sees values from both sides.
    changes : list
        Receives for each change its time, the states before and after it, which constraints began,
        which ended, the parameters after it, and the impulses.
    stop : callable or None
        The motion also ends if this condition becomes zero or changes its sign between two pieces.
    bends : callable or None
        Forces bend where one of these values changes its sign. A piece ends there too; its last
        step is then repeated up to this time, so that all its stages have the same force.
    """
    t, span, found = times[0], times[-1] - times[0], 0
    jumps = np.append(breaks, np.inf)

    def relevant(t: float, y: Array) -> Array:
        """Return the condition of each switch for its next change."""
        begins, ends = conditions(t, y, p).T
        now: Array = np.where(p[switches] > 0, ends, begins)
        return now

    while True:
        sign = np.where(relevant(t, y) > 0, -1.0, 1.0)  # -1: it must become false first

        def ahead(t: float, y: Array, p: Array, sign: Array = sign) -> float:
            return float(np.max(sign * relevant(t, y), initial=-1.0))

        watches = bends if found < MOST_CHANGES else None
        sides = np.where(watches(t, y, p) > 0, -1.0, 1.0) if watches else np.zeros(0)

        def bent(t: float, y: Array, p: Array, sides: Any = sides, of: Any = watches) -> float:
            """Return a value that becomes positive if a force bends, or if a constraint changes."""
            left = np.max(sides * of(t, y, p), initial=-1.0) - BEND if of else -1.0
            return max(ahead(t, y, p), float(left))

        jump = jumps[np.searchsorted(jumps, t, side="right")]
        last = max(t, min(times[-1], np.nextafter(jump, -np.inf)))
        inside = times[np.searchsorted(times, t, side="right") : np.searchsorted(times, last)]
        changed = False
        steps = piece(np.array([t, *inside, last]), y, p, bent) if last > t else ()
        for reached, stored, state_at in steps:
            begun, t, was = t, reached, y
            y = stored[-1][1] if stored and stored[-1][0] == t else state_at(t)
            changed = bent(t, y, p) > 0
            if changed and t - begun > MOMENT * span and not ahead(t, y, p) > 0:
                found += 1
                again = np.array([begun, *(when for when, _ in stored if when < t), t])
                for reached, stored, state_at in piece(again, was, p, lambda *_: -1.0):
                    y = stored[-1][1] if stored and stored[-1][0] == t else state_at(reached)
                    yield reached, [pair for pair in stored if pair[0] < t], state_at
                break
            kept = [pair for pair in stored if pair[0] < last or last == times[-1]]
            yield t, [pair for pair in kept if pair[0] < t or not changed], state_at
            if changed:
                break
        if not changed and (t < last or last == times[-1]):
            return
        side = stop(t, y, p) if stop else 1.0
        if not changed:
            t = jump
        before, begins, ends = y, np.zeros(len(switches), dtype=bool), np.zeros(len(switches))
        due = (sign > 0) & (relevant(t, y) > 0)
        rounds, impulses = 0, np.zeros(1)
        while due.any():
            rounds += 1
            if rounds > 2 + 2 * len(due):
                raise FloatingPointError(*SWITCHES_FOREVER)
            known = conditions(t, y, p) > 0
            begun, acted = due & (p[switches] == 0), p[switches] > 0
            begins = begins | begun
            y, impulse = engage(t, y, p, due)
            impulses = impulses + impulse
            opened = (acted | begun) & (p[switches] == 0)  # a contact that rebounds has begun
            ends = ends + (opened & (due | (not np.any(impulse))))
            now = conditions(t, y, p) > 0
            fresh = now & ~(known & ~level[:, None])
            released = due & ~begun & ~np.any(impulse)  # without a jump nothing approaches again
            due = np.where(p[switches] > 0, fresh[:, 1], fresh[:, 0]) & ~released
        if rounds:
            changes.append((t, before, y, begins, ends > 0, p.copy(), impulses))
            quick = len(changes) > MANY and t - changes[-MANY][0] < MOMENT * span
            if quick or len(changes) > MOST_CHANGES:
                raise FloatingPointError(*SWITCHES_FOREVER)
        at = np.searchsorted(times, t)
        if rounds or times[at] == t:
            yield t, [(t, y)] if times[at] == t else [], None
        if t >= times[-1]:
            return
        if stop and side != 0 and not side * stop(t, y, p) > 0:
            yield t, [] if times[at] == t else [(t, y)], None
            return


def refuse_unmet(gaps: Array, begun: Any, names: Sequence[str]) -> None:
    """Raise an error if positions do not meet a constraint that begins to act.

    Parameters
    ----------
    gaps : array, shape (m,)
        Errors of the positions relative to the terms of the constraints; 0 if a constraint contains
        velocities.
    begun : array of int
        The constraints that begin.
    names : sequence of str
        The names of the m constraints.

    Examples
    --------
    >>> refuse_unmet(np.array([1.0, 0.0]), np.array([1]), ["rod", "hook"])
    """
    for k in begun:
        if gaps[k] > OFF:
            raise FloatingPointError(f"{names[k]} {NOT_MET[0]}", NOT_MET[1])


def velocity_after(
    v: Array,
    M: Array,
    matrix: Callable[[Array], Array],
    rates: Callable[[Array], Array],
    solve: Callable[[Array, Array, Array, Array], tuple[Any, ...]],
    size: Array | float = 1.0,
) -> tuple[Array, Array]:
    """Return the nearest velocity that constraints allow, in the metric M, and their impulses.

    Parameters
    ----------
    v : array, shape (n,)
        The velocity before.
    M : array, shape (n, n) or (n,)
        Mass matrix, or its diagonal.
    matrix, rates : callable
        A, shape (m, n), and the velocity form of the constraints, shape (m,), for a velocity.
    solve : callable
        Solves M x = Q - A^T z, A x = b, such as `teachmech.numerics.dynamics.udwadia_kalaba`.
    size : array, shape (n,), or float
        The size of v.

    Returns
    -------
    velocity : array, shape (n,)
    impulses : array, shape (m,)
        Lambda in M (v+ - v-) = -A^T Lambda, in N s times the unit of a row.

    Examples
    --------
    A mass 2 with the speed 3 is coupled with a mass 1 at rest:

    >>> from teachmech.numerics.dynamics import udwadia_kalaba
    >>> v, impulses = velocity_after(np.array([3.0, 0.0]), np.array([2.0, 1.0]),
    ...     lambda v: np.array([[1.0, -1.0]]), lambda v: v[:1] - v[1:], udwadia_kalaba)
    >>> v.round(12).tolist(), impulses.round(12).tolist()
    ([2.0, 2.0], [2.0])
    """
    impulses = np.zeros(len(rates(v)))
    for _ in range(20):  # more than once for a constraint that is not linear in the velocities
        change, more, *_ = solve(M, np.zeros(len(v)), matrix(v), -rates(v))
        v, impulses = v + change, impulses + more
        if not (np.abs(change) > 1e-9 * (size + np.abs(v))).any():
            break
    return v, impulses
