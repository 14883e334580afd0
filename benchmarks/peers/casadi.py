"""CasADi with IDAS of SUNDIALS: the chain as a differential-algebraic system of index 1.

The unknowns are q, v and one multiplier per rod. The second derivative of the rod's length is zero,
which is the algebraic equation. CasADi gives exact sparse Jacobians.
"""

from __future__ import annotations

import chains
import numpy as np
from contest import Contestant, Run

Array = np.ndarray
# the multipliers follow from q and v, so that their error need not be tested
OPTIONS = {"suppress_algebraic": True, "max_num_steps": 50_000}


def build(n: int) -> Run:
    """Write the equations; a run takes the tolerance, for which CasADi makes an integrator."""
    import casadi as ca

    q, v, s = ca.SX.sym("q", 3, n), ca.SX.sym("v", 3, n), ca.SX.sym("s", n)
    zero = ca.SX.zeros(3, 1)
    d = q - ca.horzcat(zero, q[:, :-1])
    w = v - ca.horzcat(zero, v[:, :-1])
    pull = d * ca.repmat(s.T, 3, 1)  # s = 2 lambda / m
    gravity = ca.repmat(ca.DM([0, 0, -chains.GRAVITY]), 1, n)
    a = gravity - pull + ca.horzcat(pull[:, 1:], zero)
    apart = a - ca.horzcat(zero, a[:, :-1])
    rates = ca.vertcat(ca.vec(v), ca.vec(a))
    length = ca.sum1(d * apart + w * w).T
    problem = {"x": ca.vertcat(ca.vec(q), ca.vec(v)), "z": s, "ode": rates, "alg": length}
    start = np.concatenate([part.ravel() for part in chains.start(n)])
    linear = ca.Function("linear", [problem["x"], s], [length, ca.jacobian(length, s)])
    rest, matrix = linear(start, np.zeros(n))
    multipliers = -np.linalg.solve(matrix.full(), rest.full()[:, 0])
    made = {}

    def prepare(tolerance: float):
        if tolerance not in made:
            options = OPTIONS | {"abstol": tolerance, "reltol": tolerance}
            times = chains.TIMES[1:].tolist()
            made[tolerance] = ca.integrator("chain", "idas", problem, 0.0, times, options)
        return made[tolerance]

    def run(tolerance: float) -> Array:
        found = prepare(tolerance)(x0=start, z0=multipliers)["xf"].full()
        states = np.vstack([start, found.T])
        return states[:, : 3 * n].reshape(-1, n, 3)

    prepare(1e-8)
    return run


def chain(n: int) -> list[Contestant]:
    """Return the contestant: IDAS, called by CasADi."""
    tolerances = tuple(10.0**-k for k in range(6, 14))
    note = "natural coordinates, index 1; IDAS (BDF), sparse Jacobian"
    return [Contestant("CasADi IDAS", lambda: build(n), tolerances, "tolerance", ("casadi",), note)]
