"""The freedom near a start, and starts at which a system can move for an instant only."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.ranks import FOUND, decide
from teachmech.program import Model
from teachmech.start.assembly import Assembler
from teachmech.start.mobility import Mobility

_NEARBY_STATES = 8  # random states near the start
_NEARBY_DISTANCE = 0.02  # their distance from the start, in units of the coordinates
LOCKED = (
    "singular start: it can move for an instant only; no other state near it meets the constraints"
)


def is_locked(model: Model, time: Any, rank: int, tolerance: float) -> bool:
    """Return whether a system has a velocity or an acceleration at a start, but cannot move.

    The start meets the constraints, but no other state near it does.

    Examples
    --------
    Two circles that touch, with a weight that pulls along both:

    >>> from teachmech.model.description import Description
    >>> bead = Description(["x", "y"], [1, 1], [0, -1], ["x^2 + y^2 = 1", "(x - 2)^2 + y^2 = 1"],
    ...     start={"x": 1})
    >>> is_locked(Model.of(bead), 0.0, 1, 1e-6)
    True
    """
    t, scales = np.float64(time), model.scales(time)
    if len(model.system.coordinates) == rank or not model.is_singular(t, rank):
        return False
    with np.errstate(all="ignore"):
        a = model.acceleration(t, *model.start, scales)
    moves = np.abs(model.start[1]) > tolerance * scales.velocities
    if not (moves | (np.abs(a) > tolerance * scales.accelerations)).any():
        return False
    return mobility_at(model, time, rank, tolerance)[2] == 0


def mobility_at(
    model: Model, time: float, rank: int, tolerance: float
) -> tuple[Mobility, Mobility, int | None]:
    """Return the mobility of positions and velocities at a start, and the freedom near it."""
    system, holonomic = model.system, model.holonomic
    with np.errstate(all="ignore"):
        near = Assembler(model, np.float64(time), tolerance)
        A = near.matrix(near.q, near.v)
        velocities = Mobility.of(system.velocities, A, rank)
        basis = velocities.basis
        if not holonomic.all():
            rank = decide(near.M, A[holonomic])[1]
            basis = Mobility.of(system.coordinates, A[holonomic], rank).basis
        positions = Mobility(tuple(system.coordinates), basis)
        return positions, velocities, _nearby(near, positions, velocities)


def _nearby(near: Assembler, positions: Mobility, velocities: Mobility) -> int | None:
    """Return the degrees of freedom at random states near the start; see `Freedom`."""
    here = velocities.degrees_of_freedom
    if not here or not near.model.holonomic.size:
        return here
    rng, q, v = np.random.default_rng(0), near.q, near.v
    speed, states, left = near.unit / near.scales.time, 0, []
    for _ in range(_NEARBY_STATES):
        step = near.unit * _NEARBY_DISTANCE * _direction(rng, positions.basis)
        there = near.positions(q + step, ())
        if there is None:
            continue
        near.v = v + speed * _direction(rng, velocities.basis)
        velocity = near.velocities(there, ())
        if velocity is None:
            continue
        states += 1
        moved = np.abs((there - q) / near.unit).max()
        if moved > 0.01 * _NEARBY_DISTANCE or positions.degrees_of_freedom == 0:
            A = near.matrix(there, velocity)
            if np.isfinite(A).all():
                left.append(len(q) - decide(near.M, A, FOUND)[1])
    if left:
        return min(here, *left)
    return 0 if states else None


def _direction(rng: np.random.Generator, basis: Array) -> Array:
    """Return a random unit vector in a space."""
    weights = rng.normal(size=basis.shape[1])
    direction: Array = basis @ weights / max(float(np.linalg.norm(weights)), 1e-300)
    return direction
