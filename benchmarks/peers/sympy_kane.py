"""SymPy's KanesMethod, lambdify and SciPy's DOP853: the chain in two angles per link.

The angles are those of each rod in space, which keeps the equations short: the rod points along
Ry(a) Rx(b) (0, 0, -1). The set-up holds the derivation, lambdify with common subexpressions, and
nothing else.
"""

from __future__ import annotations

import chains
import numpy as np
from contest import Contestant, Run

Array = np.ndarray


def build(n: int) -> Run:
    """Derive the equations; a run takes the tolerance."""
    import sympy as sp
    from scipy.integrate import solve_ivp
    from sympy.physics import mechanics as me

    q, u = me.dynamicsymbols(f"q:{2 * n}"), me.dynamicsymbols(f"u:{2 * n}")
    m = length = sp.Rational(1, n)
    world, origin = me.ReferenceFrame("N"), me.Point("O")
    origin.set_vel(world, 0)
    place, velocity, particles, loads = origin, 0, [], []
    for k in range(n):
        a, b, va, vb = q[2 * k], q[2 * k + 1], u[2 * k], u[2 * k + 1]
        rod = (-sp.sin(a) * sp.cos(b), sp.sin(b), -sp.cos(a) * sp.cos(b))
        rate = [sp.diff(c, a) * va + sp.diff(c, b) * vb for c in rod]
        axes = (world.x, world.y, world.z)
        below = place.locatenew(
            f"P{k}", length * sum(c * e for c, e in zip(rod, axes, strict=True))
        )
        velocity = velocity + length * sum(c * e for c, e in zip(rate, axes, strict=True))
        below.set_vel(world, velocity)
        particles.append(me.Particle(f"particle{k}", below, m))
        loads.append((below, -m * chains.GRAVITY * world.z))
        place = below
    kinematic = [ui - qi.diff() for qi, ui in zip(q, u, strict=True)]
    kane = me.KanesMethod(world, q_ind=q, u_ind=u, kd_eqs=kinematic)
    kane.kanes_equations(particles, loads)
    function = sp.lambdify([q, u], [kane.mass_matrix, kane.forcing], cse=True)

    def derivative(t: float, y: Array) -> Array:
        mass, forcing = function(y[: 2 * n], y[2 * n :])
        return np.concatenate([y[2 * n :], np.linalg.solve(mass, forcing)[:, 0]])

    tilted, turning = np.zeros(2 * n), np.zeros(2 * n)
    tilted[::2], turning[1::2] = -chains.TILT, chains.RATE
    y = np.concatenate([tilted, turning])

    def run(tolerance: float) -> Array:
        found = solve_ivp(
            derivative,
            (0, chains.TIMES[-1]),
            y,
            method="DOP853",
            rtol=tolerance,
            atol=tolerance,
            t_eval=chains.TIMES,
        )
        a, b = found.y[: 2 * n : 2].T, found.y[1 : 2 * n : 2].T
        rods = np.stack([-np.sin(a) * np.cos(b), np.sin(b), -np.cos(a) * np.cos(b)], axis=-1)
        return np.cumsum(rods, axis=1) / n

    return run


def chain(n: int) -> list[Contestant]:
    """Return the short chain only, because the derivation grows too fast."""
    if n > 10:
        return []
    tolerances = tuple(10.0**-k for k in range(4, 10))
    note = "two angles per link; DOP853 of SciPy"
    needs = ("sympy.physics.mechanics", "scipy.integrate")
    title = "SymPy KanesMethod, lambdify"
    return [Contestant(title, lambda: build(n), tolerances, "tolerance", needs, note)]
