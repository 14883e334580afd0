"""The rods of a picture: those that the system names, or constant distances.

The mechanics does not depend on them. If no rod is recognised in a constraint, none is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from teachmech.animation.wheels import drawn_points
from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import HALF, ONE, Power, total
from teachmech.figures.point_positions import in_coordinates, point_positions, still
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.description import Description

STATES = 8  # number of states at which distances are compared
SAME_DISTANCE = 1e-9  # relative difference of distances that count as equal
MAX_POINTS = 100  # the most points whose distances are examined


@dataclass(frozen=True)
class Rod:
    """A bar between two points, or from a point to a fixed pivot."""

    constraint: str  # name of its constraint, or ""
    start: int  # an index in system.points
    end: int | None = None  # an index in system.points; None for a rod to a pivot
    pivot: tuple[float, ...] | None = None  # its position, with as many components as a point
    centre: tuple[Formula, ...] = field(default=(), compare=False, repr=False)  # as formulas


def rods(system: Description) -> tuple[Rod, ...]:
    """Return the rods of a system.

    These are the threads of its drawing and the rods that it names. If it names none, rods are
    drawn for constraints on k |r_i - r_j|^2, k |r_i - c|^2 or their roots, and between points whose
    distance is constant by their expressions.

    Examples
    --------
    >>> pendulum = Description(["x", "y"], mass=[1, 1], forces=[0, -9.81],
    ...     constraints=["sqrt((x - 3)^2 + y^2) = L"], parameters={"L": 2}, points=[["x", "y"]])
    >>> rods(pendulum)
    (Rod(constraint='c1', start=0, end=None, pivot=(3.0, 0.0)),)
    >>> swing = Description(["phi"], mass=["L^2"], forces=["-9.81*L*sin(phi)"],
    ...     parameters={"L": 2}, points={"O": [0, 0], "bob": ["L*sin(phi)", "-L*cos(phi)"]})
    >>> rods(swing)
    (Rod(constraint='', start=0, end=1, pivot=None),)
    """
    drawing = system.drawing
    named = [("", *rod) for rod in system.rods or ()]
    named += [] if drawing is None else drawing.threads
    if named or system.rods is not None:
        fixed = () if drawing is None else drawing.fixed
        points = (*drawn_points(system), *fixed)
        index = {name: k for k, name in enumerate(points)}
        return tuple(Rod(name, index[a], end=index[b]) for name, a, b in named)
    told = drawing is not None or system.solids is not None
    return () if told else (*_constrained(system), *_rigid(system))


def _rigid(system: Description) -> Iterator[Rod]:
    """Return pairs of points with the same distance in any state, without pairs that never move."""
    count, n = len(system.points), len(system.coordinates)
    if not system.point_expressions or count > MAX_POINTS:
        return
    states = np.random.default_rng(0).uniform(-3, 3, (STATES, n + 1))  # always the same states
    at = point_positions(system, states[:, 0], states[:, 1:])
    apart = np.linalg.norm(at[:, :, None] - at[:, None], axis=-1)
    least, most = apart.min(axis=0), apart.max(axis=0)
    resting = np.array(still(system))
    same = (most - least <= SAME_DISTANCE * most) & (most > 0) & ~(resting & resting[:, None])
    for k, other in np.argwhere(np.triu(same)):
        yield Rod("", int(k), end=int(other))


def _constrained(system: Description) -> Iterator[Rod]:
    """Return the constraints on a distance of points whose positions consist of coordinates."""
    index = {name: k for k, name in enumerate(system.points)}
    named = in_coordinates(system)
    owner = {text: index[name] for name in named for text in system.points[name]}
    for name, read in zip(system.constraint_names, system.acting_constraints, strict=True):
        if isinstance(read, FunctionConstraint):
            continue
        used = {s.name for s in read.symbolic.free_symbols}
        ends = sorted({owner[name] for name in used & owner.keys()})
        others = {*system.velocities, *system.coordinates} - owner.keys()
        if len(ends) not in (1, 2) or used & others:
            continue
        for square in _candidates(read.symbolic, set(owner)):
            rod = _rod(name, square, ends, system)
            if rod is not None:
                yield rod
                break


def _candidates(h: Formula, coordinates: set[str]) -> Iterator[Formula]:
    """Yield the constraint itself, and the argument of a root that has all its coordinates."""
    yield h
    for power in sorted(h.atoms(Power), key=lambda power: power.key):
        if power.exp == HALF:
            rest = h.xreplace({power: ONE})
            if not {s.name for s in rest.free_symbols} & coordinates:
                yield power.base


def _rod(name: str, square: Formula, ends: list[int], system: Description) -> Rod | None:
    """Compare a polynomial with k |r_i - r_j|^2 + c, or with k |r_i - p|^2 + c."""
    every_place = [*system.points.values()]
    points = [[symbol(n) for n in every_place[k]] for k in ends]
    every = [s for point in points for s in point]
    if len({len(point) for point in points}) > 1:
        return None
    k = square.diff(every[0]).diff(every[0]) / 2
    if k == 0 or k.has(*every):
        return None
    if len(points) == 2:
        centre: list[Formula] = [*points[1]]
    else:
        at_zero = dict.fromkeys(every, 0)
        centre = [-square.diff(s).xreplace(at_zero) / (2 * k) for s in every]
    distance = total(*((s - c) ** 2 for s, c in zip(points[0], centre, strict=True)))
    if (square - k * distance).expand().has(*every):
        return None
    if len(points) == 2:
        return Rod(name, ends[0], end=ends[1])
    values: dict[Any, float] = {symbol(n): x for n, x in system.parameter_values.items()}
    pivot = [c.xreplace(values) for c in centre]
    if not all(c.is_number for c in pivot):  # a pivot that moves
        return None
    return Rod(name, ends[0], pivot=tuple(float(c) for c in pivot), centre=tuple(centre))
