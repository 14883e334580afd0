"""Pinocchio: articulated bodies (aba) in joint angles; integrated by SciPy's DOP853.

Each evaluation is one call from Python.
"""

from __future__ import annotations

import numpy as np
import trees
from contest import Contestant, Run

Array = np.ndarray


def build(tree: trees.Tree) -> Run:
    """Make the model; a run takes the tolerance."""
    import pinocchio as pin
    from scipy.integrate import solve_ivp

    model = pin.Model()
    model.gravity.linear = np.array([0, 0, -tree.gravity])
    joint = 0
    for k, (link, axis, first, last) in enumerate(tree.hinges):
        at = pin.SE3(link.turn, link.place) if first else pin.SE3.Identity()
        hinge = pin.JointModelRevoluteUnaligned(axis)
        joint = model.addJoint(joint, hinge, at, f"q{k}")
        if last:
            inertia = pin.Inertia(link.mass, link.centroid, np.diag(link.inertia).astype(float))
            model.appendBodyToJoint(joint, inertia, pin.SE3.Identity())
    data = model.createData()
    size, rest = model.nq, np.zeros(model.nq)

    def rates(t: float, y: Array) -> Array:
        return np.concatenate([y[size:], pin.aba(model, data, y[:size], y[size:], rest)])

    def run(tolerance: float) -> Array:
        found = solve_ivp(
            rates,
            (tree.times[0], tree.times[-1]),
            np.concatenate([tree.q, tree.v]),
            "DOP853",
            tree.times,
            rtol=tolerance,
            atol=tolerance,
        )
        return np.array([tree.tips(q) for q in found.y[:size].T])

    return run


def tree(name: str) -> list[Contestant]:
    """Return a mechanism of the package in joint angles."""
    tolerances = tuple(10.0**-k for k in range(4, 14))
    return [
        Contestant(
            "Pinocchio, aba",
            lambda: build(trees.tree(name)),
            tolerances,
            "tolerance",
            ("pinocchio", "scipy.integrate"),
            "joint angles; DOP853 of SciPy, each evaluation called from Python",
        )
    ]
