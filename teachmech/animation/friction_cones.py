"""The friction cones of contacts, which contain their forces.

The cone of a contact has the axis N n, with the normal force N and the unit normal n, and the
radius mu N along the unit tangents t, with the static coefficient while it sticks. The force N n +
T is inside while it sticks, and on the cone while it slides. In the plane, a cone is the triangle
between N n + mu N t and N n - mu N t.

A pin touches its bearing where their force points: r N/|N| from its axis, with the tangent across
both.

If several normal forces share one friction, such as those of the two corners of a slider, each has
a share in T in proportion to its normal force.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from teachmech.animation.arrows import CONE, Forces
from teachmech.animation.picture_frames import single
from teachmech.base.array_types import Array
from teachmech.expressions import Expression, Formula, Names, evaluate, parse_expression, symbol
from teachmech.expressions.algebra import ONE, ZERO, Number, function, total
from teachmech.figures.point_positions import in_coordinates
from teachmech.model.description import Description
from teachmech.model.drawing import ContactFrame
from teachmech.model.dry_friction import Friction, by_stick, length, normal_force_of
from teachmech.run.trajectory import Trajectory

TITLE, COLOUR = "friction cone", "#CC79A7"
Vector = tuple[Formula, ...]


def cones(system: Description) -> Iterator[tuple[Vector, ...]]:
    """Yield the vectors of `CONE` for each contact, pin and slide of a system.

    A contact has a cone if its equation contains only the coordinates of one point, or if the
    `contacts` of the drawing or the solids contain it. Joints have a cone if these contain them.

    Yields
    ------
    tuple of tuple of Formula
        The point of contact in metres; in newtons the contact force, the axis of the cone, and its
        two radii, in the plane one. The names are those of the state, the accelerations, the
        multipliers and the parameters.

    Examples
    --------
    >>> from teachmech.model.constraints import Constraint
    >>> floor = Constraint("y = 0", "floor", friction=0.5)
    >>> block = Description(["x", "y"], [1, 1], [0, -10], [floor], points={"P": ["x", "y"]})
    >>> [position for position, *_ in cones(block)]
    [(x, y)]
    """
    drawn = system.drawing or system.solids
    known = vars(drawn)["contacts"] if drawn is not None else {}
    names = Names((*system.coordinates, *system.parameters))
    for frictions in by_stick(system.frictions).values():
        first, whole = frictions[0], normal_force_of(frictions)
        frames = known.get(system.constraints[first.sticks[0]].sticks_for) or _of_point(
            system, first
        )
        slides = function("sign", total(*(symbol(part) ** 2 for part in first.names)))
        for friction, frame in zip(frictions, frames, strict=False):
            position, normal, pin, *tangents = (
                tuple(parse_expression(text, names).symbolic for text in vector)
                for vector in (frame.position, frame.normal, frame.pin, *frame.tangents)
            )
            pushes = friction.normal_force
            share = pushes / _not_zero(whole) if len(frictions) > 1 else ONE
            mu = friction.static + (friction.coefficient - friction.static) * slides
            axis = tuple(-friction.normal[0] * n for n in normal) or friction.normal
            if pin:
                along = tuple(x / _not_zero(pushes) for x in axis)
                position = tuple(x + pin[3] * n for x, n in zip(position, along, strict=True))
                tangents.append(_across(pin[:3], along))
            rubs = [symbol(system.multipliers[k]) * share for k in friction.sticks]
            sides = tuple(zip(*tangents, strict=True))
            force = (
                n - total(*(T * t for T, t in zip(rubs, side, strict=True)))
                for n, side in zip(axis, sides, strict=True)
            )
            radii = (tuple(mu * pushes * t for t in tangent) for tangent in tangents)
            yield position, tuple(force), axis, *radii


def _not_zero(size: Formula) -> Formula:
    return function("max", size, Number(1e-300))


def _across(a: Vector, b: Vector) -> Vector:
    """Return the cross product of the axis of a pin and a vector, in the plane or in space."""
    x, y, z = (*b, ZERO)[:3]
    return (a[1] * z - a[2] * y, a[2] * x - a[0] * z, a[0] * y - a[1] * x)[: len(b)]


def _of_point(system: Description, friction: Friction) -> tuple[ContactFrame, ...]:
    """Return the frame of a contact whose equation contains only the coordinates of a point.

    The contact of a circle is on it.
    """
    read = system.acting_constraints[friction.constraint]
    if not isinstance(read, Expression) or len(friction.normal) > 1:
        return ()
    names = {s.name for s in read.symbolic.free_symbols}
    own = {k for k, name in enumerate(system.coordinates) if name in names}
    if not own or names & {*system.velocities}:
        return ()
    radii = {body.on[0]: body.radius for body in system.outlines.values() if body.radius}
    for point, columns in in_coordinates(system).items():
        if len(columns) != 1 + len(friction.sticks) or not own <= {*columns}:
            continue
        positions = [symbol(system.coordinates[k]) for k in columns]
        slope = [read.symbolic.diff(position) for position in positions]
        normal = tuple(x / length(slope) for x in slope)
        tangents: Any = tuple(tuple(row.get(k, ZERO) for k in columns) for row in friction.rows)
        radius = parse_expression(radii.get(point, "0"), Names((*system.parameters,))).symbolic
        position = (x - radius * n for x, n in zip(positions, normal, strict=True))
        return (ContactFrame(tuple(position), normal, tangents),)  # type: ignore[arg-type]
    return ()


def friction_cones(motion: Trajectory, times: Array, q: Array) -> Iterator[Forces]:
    """Yield the cones of all contacts at times between the stored ones, with the coordinates q."""
    found = [*cones(motion.system)]
    if not found:
        return
    columns: dict[str, Any] = {"t": times} | dict(zip(motion.system.coordinates, q.T, strict=True))
    stored = np.searchsorted(motion.t, times, side="right") - 1
    columns |= dict(zip(motion.system.parameters, motion.parameters[stored].T, strict=True))
    names = {s.name for cone in found for vector in cone for x in vector for s in x.free_symbols}
    for name in names - columns.keys():
        columns[name] = np.interp(times, motion.t, np.nan_to_num(motion.columns[name]))
    values = np.zeros((len(times), len(found), CONE, 3))
    with np.errstate(all="ignore"):
        for k, cone in enumerate(found):
            for i, vector in enumerate(cone):
                for axis, part in enumerate(vector):
                    values[:, k, i, axis] = evaluate(part, columns)
    drawn = single(values).reshape(len(times), -1, 3).astype(np.float32)
    yield Forces(TITLE, (0,) * drawn.shape[1], drawn, COLOUR, cone=True)
