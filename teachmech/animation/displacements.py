"""Arrows of a picture: how a parameter or a start value changes the positions of the points."""

from __future__ import annotations

import numpy as np

from teachmech.animation.arrows import ARROW, Derivatives, Forces, quantile
from teachmech.animation.picture_frames import single
from teachmech.animation.wheels import drawn_points
from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.base.slider_range import round_down
from teachmech.run.trajectory import Trajectory

COLOUR = "#9933FF"
NEAR = 1e-3  # difference of two motions at a common time, relative to the largest coordinate


def displacements(
    found: Derivatives, motion: Trajectory, times: Array, labels: tuple[str, ...]
) -> list[Forces]:
    """Return displacements as arrows, one kind for each parameter or start value.

    The parameter or start value changes by 1, 2 or 5 times a power of ten. An arrow leads from the
    point to its position after this change, to first order; most arrows have at most `ARROW` times
    the size of the motion.

    Raises
    ------
    ProblemError
        If these are derivatives of another motion, or end before this one.
    """
    _check(found, motion, times)
    system = found.system
    formulas = drawn_points(system)
    names = [name for name in labels if name in formulas]
    axes = [(k, axis) for k, name in enumerate(names) for axis in range(len(formulas[name]))]
    values, slopes = found.of([formulas[names[k]][axis] for k, axis in axes])
    rows, columns = np.array(axes).T
    points = np.zeros((len(found.t), len(names), 3))
    moved = np.zeros((*points.shape, len(found.names)))
    points[:, rows, columns], moved[:, rows, columns] = values, slopes
    size = float(np.ptp(points, axis=(0, 1)).max()) or 1.0
    moving = np.flatnonzero(np.any(moved, axis=(0, 2, 3)))
    at = tuple(labels.index(names[k]) for k in moving)
    kinds: list[Forces] = []
    for k, name in enumerate(found.names):
        slope = moved[:, moving][..., k]
        step = round_down(ARROW * size / (quantile([slope], 0.95) or 1.0))
        unit = system.units.get(name, "")
        columns = single(step * slope).reshape(len(slope), -1).T
        between = np.array([np.interp(times, found.t, x) for x in columns], dtype=np.float32)
        arrows = between.T.reshape(len(times), -1, 3)
        title = f"change for {name} + {step:g} {unit}".rstrip()
        kind = Forces(title, at, arrows, COLOUR, ("",) * len(at), shown=not kinds, metres=True)
        kinds.append(kind)
    return kinds


def _check(found: Derivatives, motion: Trajectory, times: Array) -> None:
    """Refuse the derivatives of another motion, and of a part of this one."""
    system, own = found.system, motion.system
    at = found.t[0]
    same = (system.coordinates, system.parameter_values) == (own.coordinates, own.parameter_values)
    if same and motion.t[0] <= at <= motion.t[-1]:
        q = np.array([np.interp(at, motion.t, x) for x in motion.q.T])
        same = bool(np.abs(q - found.q[0]).max() <= NEAR * (np.abs(motion.q).max() or 1.0))
    hint = "compute them with the start, the parameters and the times t of this motion"
    if not same:
        raise ProblemError("the arrows are derivatives of another motion", key="arrows", hint=hint)
    if not (at <= times[0] and times[-1] <= found.t[-1]):
        spans = [f"{t[0]:g} s to {t[-1]:g} s" for t in (found.t, times)]
        what = f"the derivatives extend from {spans[0]}, but the motion from {spans[1]}"
        raise ProblemError(what, key="arrows", hint=hint)
