"""The points at which wheels touch what they roll or slide on, which have paths but no mass."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.expressions import Formula, Names, evaluate, parse_expression
from teachmech.expressions.algebra import ZERO
from teachmech.model.description import Description
from teachmech.run.trajectory import Trajectory


def contact_points(system: Description) -> dict[str, tuple[Formula, ...]]:
    """Return three coordinates of the point of contact of each wheel, by the name of the point.

    Examples
    --------
    >>> import teachmech as tm
    >>> [*contact_points(tm.example("bicycle").system)]
    ['contact_back', 'contact_fore']
    """
    drawn = system.drawing or system.solids
    given = vars(drawn)["wheels"] if drawn is not None else {}
    names = Names((*system.coordinates, *system.parameters))
    return {
        name: (*(parse_expression(x, names).symbolic for x in place), ZERO, ZERO)[:3]
        for name, place in given.items()
    }


def contact_positions(motion: Trajectory, t: Array, q: Array) -> Array:
    """Return the points of contact of all wheels at times, shape (F, W, 3), in metres."""
    system = motion.system
    values: dict[str, Any] = dict(zip(system.coordinates, q.T, strict=True))
    values |= system.parameter_values | {"t": t}
    wheels = contact_points(system)
    found = np.zeros((len(t), len(wheels), 3))
    with np.errstate(all="ignore"):
        for k, place in enumerate(wheels.values()):
            for axis, formula in enumerate(place):
                found[:, k, axis] = evaluate(formula, values)
    return found
