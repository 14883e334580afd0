"""The forces on the parts of a planar mechanism, each cut free from all others.

With the terms of one part in the coordinates of all its points, including fixed points, M_P q'' -
Q_P + A_P^T lambda is the force of all other parts on it. A friction in a joint acts on both of its
parts: the share of each in the sliding velocity is its own.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import ZERO
from teachmech.problems.mechanisms.bodies import Vector
from teachmech.problems.mechanisms.contributions import PartTerms

PartCoordinate = tuple[str, str]  # a part and a coordinate


class FreeBodyForce(NamedTuple):
    """The force on a free body: M q'' - Q, and the coefficient of each multiplier."""

    inertia: Formula
    slopes: dict[int, Formula]

    @property
    def formula(self) -> Formula:
        """The force with the multipliers ``lambda1``, ``lambda2``, ..."""
        held = (slope * symbol(f"lambda{k + 1}") for k, slope in self.slopes.items())
        return self.inertia + sum(held, ZERO)


def cut_free(terms: PartTerms) -> dict[PartCoordinate, FreeBodyForce]:
    """Return the forces on free bodies by part and coordinate.

    ``terms`` has the coordinates of all points, including the fixed ones.
    """
    own = terms.coordinates
    forces: dict[PartCoordinate, FreeBodyForce] = defaultdict(lambda: FreeBodyForce(ZERO, {}))

    def add(part: str, coordinate: str, force: Formula) -> None:
        cut = forces[part, coordinate]
        forces[part, coordinate] = cut._replace(inertia=cut.inertia + force)

    for part, row, column, entry in terms.mass:
        add(part, row, entry * symbol(f"a{column}"))
    for part, coordinate, force in (*terms.force, *terms.virtual_work):
        add(part, coordinate, -force)
    for k, (part, _, h, *_) in enumerate(terms.constraints):
        names = {s.name for s in h.free_symbols}
        rate = "v" if any(f"v{name}" in names for name in own) else ""
        for name in own:
            if rate + name in names:
                forces[part, name].slopes[k] = h.diff(symbol(rate + name))
    for k, friction in terms.frictions.items():
        for part, slip in friction.slips[0].items():
            for name in own:
                if (slope := slip.diff(symbol(f"v{name}"))) != 0:
                    forces[part, name].slopes[k] = slope
    return dict(forces)


def resting(terms: PartTerms) -> dict[Formula, Formula]:
    """Return the positions, velocities and accelerations of the fixed points."""
    rests: dict[Formula, Formula] = {}
    for point, pair in terms.fixed.items():
        for axis, position in zip(terms.axes, pair, strict=True):
            name = f"{point}_{axis}"
            rests[symbol(name)] = position
            rests |= {symbol(f"v{name}"): ZERO, symbol(f"a{name}"): ZERO}
    return rests


def force_at(terms: PartTerms, part: str, point: str) -> Vector:
    """Return the force of all other parts on a part at one of its points.

    ``terms`` are those of `cut_free`. The components depend on accelerations and multipliers.
    """
    forces, rests = cut_free(terms), resting(terms)
    none = FreeBodyForce(ZERO, {})
    return tuple(
        forces.get((part, f"{point}_{axis}"), none).formula.xreplace(rests) for axis in terms.axes
    )
