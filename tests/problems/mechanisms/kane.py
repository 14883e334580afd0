"""Chains of rods by Kane's method in minimal coordinates, derived independently by SymPy."""

import numpy as np
import sympy
from scipy.integrate import solve_ivp
from sympy.physics.mechanics import (
    KanesMethod,
    Point,
    ReferenceFrame,
    RigidBody,
    dynamicsymbols,
    inertia,
)

GRAVITY = 9.80665


class Chain:
    """A chain of hanging rods of length and mass 1.

    ``turns`` are for each rod the turns that lead from the frame before to its own, each an axis,
    0 to 2, and an angle, a number or an index of a generalized coordinate in brackets.
    """

    def __init__(self, turns):
        count = 1 + max(angle[0] for rod in turns for _, angle in rod if isinstance(angle, list))
        self.q = dynamicsymbols(f"q:{count}")
        self.u = dynamicsymbols(f"u:{count}")
        rates = dict(zip([q.diff() for q in self.q], self.u, strict=True))
        world, start = ReferenceFrame("W"), Point("O")
        start.set_vel(world, 0)
        point = start
        frame, bodies, loads, ends = world, [], [], []
        for k, rod in enumerate(turns):
            for j, (axis, angle) in enumerate(rod):
                by = self.q[angle[0]] if isinstance(angle, list) else sympy.Float(angle)
                about = (frame.x, frame.y, frame.z)[axis]
                frame = frame.orientnew(f"F{k}_{j}", "Axis", [by, about])
            frame.set_ang_vel(world, frame.ang_vel_in(world).subs(rates))
            middle = point.locatenew(f"G{k}", frame.x / 2)
            end = point.locatenew(f"P{k}", frame.x)
            for place in (middle, end):
                place.v2pt_theory(point, world, frame)
            moments = inertia(frame, 0, sympy.Rational(1, 12), sympy.Rational(1, 12))
            bodies.append(RigidBody(f"R{k}", middle, frame, 1, (moments, middle)))
            loads.append((middle, -GRAVITY * world.z))
            ends.append(end)
            point = end
        kane = KanesMethod(
            world,
            self.q,
            self.u,
            kd_eqs=[q.diff() - u for q, u in zip(self.q, self.u, strict=True)],
        )
        kane.kanes_equations(bodies, loads)
        state = [self.q, self.u]
        self._equations = sympy.lambdify(state, [kane.mass_matrix, kane.forcing], cse=True)
        places = [end.pos_from(start).to_matrix(world) for end in ends]
        self._places = sympy.lambdify([self.q], places, cse=True)

    def places(self, q):
        """Return the ends of the rods, one per row."""
        return np.array(self._places(q), dtype=float).reshape(-1, 3)

    def run(self, q, u, times):
        """Return the ends of all rods over time, shape (N, rods, 3), integrated by SciPy."""
        n = len(q)

        def rate(_, y):
            M, f = self._equations(y[:n], y[n:])
            return np.concatenate([y[n:], np.linalg.solve(M, f).ravel()])

        y = np.concatenate([q, u])
        span = (times[0], times[-1])
        found = solve_ivp(rate, span, y, "DOP853", times, rtol=1e-13, atol=1e-13)
        return found.y[:n].T, np.array([self.places(x) for x in found.y[:n].T])
