"""The friction cones of particles in the plane, which contain the force of a contact.

The edges of the cone of a contact are N n + mu N t and N n - mu N t, with the normal force N, the
unit vectors n across the contact and t along it, and the static coefficient while it sticks. The
contact force is inside while it sticks, and on an edge while it slides.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from teachmech.animation.arrows import Forces
from teachmech.animation.picture_frames import single
from teachmech.base.array_types import Index
from teachmech.expressions import Expression, Formula, evaluate, symbol
from teachmech.expressions.algebra import ZERO
from teachmech.figures.places import particles
from teachmech.model.description import Description
from teachmech.run.trajectory import Trajectory

TITLE, COLOUR = "friction cone", "#CC79A7"


def cone_edges(system: Description) -> dict[tuple[str, str], tuple[Formula, ...]]:
    """Return the edges of the friction cones of particles in the plane.

    A contact has a cone if its equation contains only the two coordinates of one particle.

    Returns
    -------
    dict of (str, str) to tuple of Formula
        By constraint and point, the components (x, y) of both edges in newtons, in the names of
        the state, the accelerations, the multipliers and the parameters.

    Examples
    --------
    >>> from teachmech.model.constraints import Constraint
    >>> floor = Constraint("y = 0", "floor", friction=0.5)
    >>> block = Description(["x", "y"], [1, 1], [0, -10], [floor], points={"P": ["x", "y"]})
    >>> [len(edges) for edges in cone_edges(block).values()], list(cone_edges(block))
    ([4], [('floor', 'P')])
    """
    found = {}
    for friction in system.frictions:
        if len(friction.sticks) > 1:  # a cone in space is not drawn
            continue
        read = system.acting_constraints[friction.constraint]
        if not isinstance(read, Expression):
            continue
        names = {s.name for s in read.symbolic.free_symbols}
        own = [k for k, name in enumerate(system.coordinates) if name in names]
        if names & {*system.velocities}:
            continue
        for point, columns in particles(system).items():
            if len(columns) != 2 or not {*own} <= {*columns}:
                continue
            pushes = symbol(system.multipliers[friction.constraint])
            slides = symbol(friction.names[0]) ** 2  # 1 or 0
            mu = friction.static + (friction.coefficient - friction.static) * slides
            across, along = [], []
            for k in columns:
                slope = read.symbolic.diff(symbol(system.coordinates[k]))
                across.append(-pushes * slope)
                along.append(mu * friction.normal_force * friction.rows[0].get(k, ZERO))
            left = (a + b for a, b in zip(across, along, strict=True))
            right = (a - b for a, b in zip(across, along, strict=True))
            name = system.constraint_names[friction.constraint]
            found[name, point] = (*left, *right)
            break
    return found


def friction_cones(motion: Trajectory, labels: tuple[str, ...], frames: Index) -> Iterator[Forces]:
    """Yield the edges of all cones at some of the stored times, two for each contact."""
    edges = cone_edges(motion.system)
    if not edges:
        return
    columns: dict[str, Any] = {name: column[frames] for name, column in motion.columns.items()}
    columns |= dict(zip(motion.system.parameters, motion.parameters[frames].T, strict=True))
    values = np.zeros((len(columns["t"]), 2 * len(edges), 3))
    with np.errstate(all="ignore"):
        for k, parts in enumerate(edges.values()):
            for i, part in enumerate(parts):
                values[:, 2 * k + i // 2, i % 2] = evaluate(part, columns)
    points = tuple(labels.index(point) for _, point in edges for _ in range(2))
    yield Forces(TITLE, points, single(values).astype(np.float32), COLOUR, cone=True)
