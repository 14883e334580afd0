"""Positions of the points of a picture, and the coordinates that are angles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.expressions import Expression, Formula, evaluate, symbol
from teachmech.model.coherent_units import angles_among
from teachmech.model.description import Description
from teachmech.model.time_derivative import total_derivative
from teachmech.run.trajectory import Trajectory

STATE = ("coordinates", "velocities", "accelerations")


def point_positions(system: Description, t: Array, q: Array) -> Array:
    """Return the positions of all points, shape (F, P, 3), in metres.

    Parameters
    ----------
    system : System
        A system with P points. Components that a point does not have are zero.
    t, q : array, shape (F,) and (F, n)

    Examples
    --------
    >>> swing = Description(["phi"], mass=["L^2"], forces=["-9.81*L*sin(phi)"],
    ...     parameters={"L": 2}, points={"bob": ["L*sin(phi)", "-L*cos(phi)"]})
    >>> point_positions(swing, np.zeros(1), np.array([[np.pi / 2]])).round(12).tolist()
    [[[2.0, -0.0, 0.0]]]
    """
    return positions_of(system.point_formulas, system, t, q)


def positions_of(
    points: Mapping[str, Sequence[Formula]], system: Description, t: Array, q: Array
) -> Array:
    """Return the positions of points that are given by formulas, as `point_positions` does."""
    values: dict[str, Any] = dict(zip(system.coordinates, q.T, strict=True))
    values |= system.parameter_values | {"t": t}
    found = np.zeros((len(t), len(points), 3))
    with np.errstate(all="ignore"):
        for k, position in enumerate(points.values()):
            for axis, formula in enumerate(position):
                found[:, k, axis] = evaluate(formula, values)
    return found


def point_motion(motion: Trajectory, point: str) -> dict[str, Array]:
    """Return coordinates, velocities and accelerations of one point, each (N, 1 to 3).

    A component e(t, q) of the position has the velocity e' = de/dt + de/dq v, and e'' likewise.
    """
    system, names = motion.system, {*motion.system.coordinates}
    values: dict[str, Any] = {"t": motion.t} | system.parameter_values
    for kind, columns in zip(STATE, (motion.q, motion.v, motion.a), strict=True):
        values |= zip(getattr(system, kind), columns.T, strict=True)
    rates = {symbol("v" + q): symbol("a" + q) for q in names}
    found: dict[str, list[Array]] = {kind: [] for kind in STATE}
    for position in system.point_formulas[point]:
        velocity = total_derivative(position, names)
        acceleration = total_derivative(velocity, names) + velocity.along(rates)
        for kind, formula in zip(STATE, (position, velocity, acceleration), strict=True):
            found[kind].append(np.broadcast_to(evaluate(formula, values), motion.t.shape))
    return {kind: np.stack(columns, axis=-1) for kind, columns in found.items()}


def particles(system: Description) -> dict[str, list[int]]:
    """Return the points on which forces in newtons act, with the indices of their coordinates.

    A mechanism has no such points: masses belong to its bodies, and forces to its joints.
    """
    return {} if system.drawing is not None or _shares(system) else in_coordinates(system)


def _shares(system: Description) -> bool:
    """Return whether points share the mass of bodies in space."""
    if not system.vectors:
        return False
    return bool(directions(system)) or not system.mass_is_diagonal


def in_coordinates(system: Description) -> dict[str, list[int]]:
    """Return the points whose positions consist of coordinates, with their indices."""
    index = {name: k for k, name in enumerate(system.coordinates)}
    return {
        name: [index[text] for text in position]
        for name, position in system.points.items()
        if index.keys() >= {*position}
    }


def still(system: Description) -> list[bool]:
    """Return which points never move: their positions contain only numbers and parameters."""
    moving, read = {"t", *system.coordinates}, system.point_expressions
    return [
        all(
            (name, axis) in read and moving.isdisjoint(read[name, axis].symbols)
            for axis in range(len(position))
        )
        for name, position in system.points.items()
    ]


def moving(system: Description) -> dict[str, int]:
    """Return the moving points and their indices, or all points if no point moves."""
    points, rests = [*system.points], still(system)
    return {name: k for k, name in enumerate(points) if not rests[k] or all(rests)}


def angles(system: Description) -> frozenset[str]:
    """Return the coordinates that are angles.

    If all coordinates have units, the units decide. Otherwise, angles are the coordinates that
    belong to no point in a mechanism, and the arguments of sine, cosine and tangent in another
    system.

    Examples
    --------
    >>> edge = Description(["x", "phi"], mass=[1, 1], forces=["cos(phi)", "sin(k*x)"],
    ...     parameters={"k": 2})
    >>> angles(edge)
    frozenset({'phi'})
    """
    found: frozenset[str] = system.cached("angles", _angles)
    return found


def directions(system: Description) -> frozenset[str]:
    """Return the coordinates that are components of vectors other than positions of points."""
    of_points = {x for x, own in zip(system.coordinates, system.lengths, strict=True) if own}
    vectors = (name for vector in system.vectors for name in vector)
    return frozenset(vectors) - of_points


def _angles(system: Description) -> frozenset[str]:
    if (named := angles_among(system.units, system.coordinates)) is not None:
        return frozenset(named)
    others = {*system.coordinates}.difference(*system.points.values(), directions(system))
    if system.drawing is not None or not others:
        return frozenset(others)
    texts = [
        *system.mass_expressions.values(),
        *system.force_expressions,
        *system.point_expressions.values(),
        *(read for read in system.acting_constraints if isinstance(read, Expression)),
    ]
    found = set()
    for read in texts:
        if not read.is_typed or any(name in read.text for name in ("sin", "cos", "tan")):
            for function in read.symbolic.atoms("sin", "cos", "tan"):
                found |= {term.as_coeff_Mul()[1] for term in function.argument.terms}
    return frozenset(name for name in others if symbol(name) in found)
