"""An equilibrium of a mechanism as a motion with one state, for its joint forces."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.numerics.integrators import Settings
from teachmech.program import Model
from teachmech.stability.equilibria import Equilibrium
from teachmech.system_and_motion import Motion, System


def at_rest(of: Any) -> Any:
    """Return an equilibrium as a state with the multipliers of statics; others are not changed."""
    if not isinstance(of, Equilibrium) or not isinstance(of.system, System):
        return of
    system, n, m = of.system, len(of.positions), len(of.multipliers)
    q, still, none = np.array([[*of.positions.values()]]), np.zeros((1, n)), np.zeros((1, m))
    multipliers = np.array([[*of.multipliers.values()]]).reshape(1, m)
    state = (of.time, q[0], still[0])
    model = Model.of(system)
    A = model.constraint_matrix(*state, model.p)
    return Motion(
        system=system,
        settings=Settings.of((of.time, of.time + 1.0, 1.0)),
        t=np.array([of.time]),
        q=q,
        v=still,
        a=still,
        multipliers=multipliers,
        constraint_force=-multipliers @ A,
        violation=none,
        velocity_violation=none,
        kinetic_energy=np.zeros(1),
        work_applied=np.zeros(1),
        work_constraint=np.zeros(1),
        rank=np.array([np.linalg.matrix_rank(A) if m else 0]),
    )
