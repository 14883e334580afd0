"""heyoka: Taylor series of high order, compiled by LLVM, for equations without multipliers.

For a chain A M^-1 A^T is tridiagonal; its elimination is written out in heyoka's expressions, so
that the equations of motion are explicit: q'' = Q/M - M^-1 A^T lambda(q, v).
"""

from __future__ import annotations

import chains
import numpy as np
from contest import Contestant, Run

Array = np.ndarray


def equations(n: int) -> list:
    """Return first-order equations of the chain as pairs of variable and right side."""
    import heyoka as hy

    q = [[hy.expression(f"{axis}{k}") for axis in "xyz"] for k in range(n)]
    v = [[hy.expression(f"v{axis}{k}") for axis in "xyz"] for k in range(n)]

    def links(places: list) -> list:
        apart = (
            [b - a for a, b in zip(*two, strict=True)]
            for two in zip(places, places[1:], strict=False)
        )
        return [places[0], *apart]

    def dot(a: list, b: list):
        return hy.sum([x * y for x, y in zip(a, b, strict=True)])

    # s = 2 lambda / m: mass k has the acceleration g - s[k] d[k] + s[k+1] d[k+1]
    d, w = links(q), links(v)
    diagonal = [(1.0 if k == 0 else 2.0) * dot(d[k], d[k]) for k in range(n)]
    beside = [-dot(d[k], d[k + 1]) for k in range(n - 1)]
    right = [dot(w[k], w[k]) for k in range(n)]
    right[0] = right[0] - chains.GRAVITY * d[0][2]
    for k in range(1, n):
        factor = beside[k - 1] / diagonal[k - 1]
        diagonal[k] = diagonal[k] - factor * beside[k - 1]
        right[k] = right[k] - factor * right[k - 1]
    s = [right[n - 1] / diagonal[n - 1]]
    for k in range(n - 2, -1, -1):
        s.insert(0, (right[k] - beside[k] * s[0]) / diagonal[k])

    rates = [(q[k][i], v[k][i]) for k in range(n) for i in range(3)]
    for k in range(n):
        for i in range(3):
            a = -s[k] * d[k][i]
            if k + 1 < n:
                a = a + s[k + 1] * d[k + 1][i]
            rates.append((v[k][i], a - chains.GRAVITY if i == 2 else a))
    return rates


def integrator(n: int, tolerance: float):
    """Return an adaptive integrator of the chain; long chains need heyoka's compact mode."""
    import heyoka as hy

    return hy.taylor_adaptive(equations(n), [0.0] * (6 * n), tol=tolerance, compact_mode=n > 10)


def propagate(n: int, taylor) -> Array:
    """Return positions at the times of the case."""
    taylor.time = 0.0
    taylor.state[:] = np.concatenate([part.ravel() for part in chains.start(n)])
    states = taylor.propagate_grid(chains.TIMES)[-1]
    return states[:, : 3 * n].reshape(-1, n, 3)


def chain(n: int) -> list[Contestant]:
    """Return the contestant heyoka, whose set-up is the compilation for its first tolerance."""

    def build() -> Run:
        import heyoka as hy

        hy.llvm_state.set_diskcache_enabled(False)  # set-up is that of a new problem
        hy.llvm_state.clear_memcache()
        compiled = {}

        def run(tolerance: float) -> Array:
            if tolerance not in compiled:
                compiled[tolerance] = integrator(n, tolerance)
            return propagate(n, compiled[tolerance])

        run(1e-7)
        return run

    note = "natural coordinates, multipliers eliminated by hand; Taylor"
    return [Contestant("heyoka", build, (1e-5, 1e-6, 1e-7, 1e-8), "tolerance", ("heyoka",), note)]
