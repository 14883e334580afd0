"""Both sides of the changes of a motion, for charts."""

from __future__ import annotations

import dataclasses
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np

from teachmech.model.dry_friction import without_sticks
from teachmech.run.record import Record
from teachmech.run.trajectory import ARRAYS, Trajectory

T = TypeVar("T", bound=Trajectory)


def with_sides(motion: T) -> T:
    """Return a motion that also has the states immediately before and after each change.

    The state before has the next smaller time. A line over time then jumps vertically.

    Examples
    --------
    >>> from teachmech import Constraint, System
    >>> stop = Constraint("vx = 0", "stop", begin="t > 0.7")
    >>> motion = System(["x"], [1], [0], [stop], start={"vx": 3}).simulate(time=(0, 1, 0.5))
    >>> with_sides(motion).v[:, 0].tolist(), with_sides(motion).acting[:, 0].tolist()
    ([3.0, 3.0, 3.0, 0.0, 0.0], [False, False, False, True, True])
    """
    if not motion.changes:
        return motion
    system, n = motion.system, len(motion.system.coordinates)
    record, names = Record(system, motion.settings), [*system.parameters]
    rows: list[dict[str, Any]] = []
    indices = [names.index(name) for friction in system.frictions for name in friction.names]
    modes = zip(motion.acting_by_phase, motion.slips_by_phase, strict=True)
    for change, before in zip(motion.changes, modes, strict=False):
        earlier = float(np.nextafter(change.time, -np.inf))
        after = change.acting, change.slips
        sides = (earlier, change.v_before, before), (change.time, change.v_after, after)
        for t, v, (acting, slips) in sides:
            if t <= motion.t[0] or (motion.t == t).any() or (rows and t <= rows[-1]["t"]):
                continue
            for switch in system.switches:
                acts = system.constraint_names[switch.constraint] in acting
                record.p[names.index(switch.name)] = acts
            record.p[indices] = slips
            y = np.zeros(2 * n + 2)
            y[:n], y[n : 2 * n], y[2 * n :] = change.q, v, change.works
            try:
                rows.append(record.evaluated(t, y))
            except (ArithmeticError, np.linalg.LinAlgError):  # not defined on this side
                continue
    if not rows:
        return motion
    order = np.argsort(np.concatenate([motion.t, [row["t"] for row in rows]]), kind="stable")
    arrays: dict[str, Any] = {}
    for name in ARRAYS:
        field = "known_singular_values" if name == "singular_values" else name
        stored = getattr(motion, field)
        if stored is not None:
            arrays[field] = np.concatenate([stored, np.array([row[name] for row in rows])])[order]
    return dataclasses.replace(motion, **arrays)


def spans_of(motion: Trajectory) -> dict[str, list[tuple[float, float, int]]]:
    """Return begin and end of the spans in which each switched constraint acts.

    The third number is the sign of the sliding velocity while a friction slides, 2 while it slides
    along a surface in space, otherwise 0.

    Examples
    --------
    >>> from teachmech import Constraint, System
    >>> stop = Constraint("vx = 0", "stop", begin="t >= 0.5", end="t >= 0.75")
    >>> spans_of(System(["x"], [1], [0], [stop]).simulate(time=(0, 1, 0.5)))
    {'stop': [(0.5, 0.75, 0)]}
    >>> floor = Constraint("y = 0", "floor", friction=0.1)
    >>> block = System(["x", "y"], [1, 1], [0, -10], [floor], start={"vx": 0.5})
    >>> (slides, sticks), = spans_of(block.simulate(time=(0, 1, 0.1))).values()
    >>> round(slides[1], 6), slides[2], sticks[2]
    (0.5, 1, 0)
    """
    system, names = motion.system, motion.system.constraint_names
    times = [motion.t[0], *(change.time for change in motion.changes), motion.t[-1]]
    rubbing = [without_sticks(names[f.sticks[0]]) for f in system.frictions]
    ends = np.cumsum([len(f.sticks) for f in system.frictions]).tolist()
    slips = {name: slice(i, j) for name, (i, j) in zip(rubbing, pairwise([0, *ends]), strict=True)}
    switched = [names[s.constraint] for s in system.switches if not s.sticks]
    found: dict[str, list[tuple[float, float, int]]] = {}
    for name in dict.fromkeys([*switched, *slips]):
        spans: list[tuple[float, float, int]] = []
        phases = zip(motion.acting_by_phase, motion.slips_by_phase, pairwise(times), strict=True)
        for acting, signs, (t, after) in phases:
            side = _side(signs[slips[name]]) if name in slips else 0
            if name in switched and name not in acting:
                continue
            if spans and spans[-1][1:] == (t, side):
                spans[-1] = spans[-1][0], float(after), side
            else:
                spans.append((float(t), float(after), side))
        found[name] = spans
    return found


def _side(direction: tuple[float, ...]) -> int:
    """Return the sign of a direction on a line, 2 for one on a surface, 0 for none."""
    return int(direction[0]) if len(direction) == 1 else 2 * any(direction)
