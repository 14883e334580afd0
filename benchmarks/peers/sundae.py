"""scikit-sundae: IDA and CVODE of SUNDIALS on Andrews' mechanism.

IDA has the equations in index 1, CVODE without multipliers, both compiled by Numba. Velocities
are some 1e3 1/s and multipliers some 1e2, so that absolute tolerances are scaled with them; the
multipliers, which follow from the rest, are given a wide one.
"""

from __future__ import annotations

import numpy as np
import squeezer
from contest import Contestant, Run

Array = np.ndarray
TOLERANCES = tuple(10.0**-k for k in range(4, 15))
SCALES = np.concatenate([np.ones(7), np.full(7, 1e3), np.full(6, 1e5)])


def build_ida() -> Run:
    """Build a run of IDA that takes the relative tolerance."""
    from sksundae.ida import IDA

    y, rate = squeezer.consistent_start()
    residual = squeezer.residual

    def fill(t: float, y: Array, rate: Array, r: Array) -> None:
        residual(t, y, rate, r)

    def run(tolerance: float) -> Array:
        solver = IDA(
            fill,
            rtol=tolerance,
            atol=tolerance * SCALES,
            algebraic_idx=list(range(14, 20)),
            max_num_steps=10**6,
        )
        found = solver.solve(np.array([0.0, squeezer.END]), y, rate)
        return found.y[-1, :7]

    return run


def build_cvode() -> Run:
    """Build a run of Adams methods on the explicit equations."""
    from sksundae.cvode import CVODE

    y = squeezer.consistent_start()[0][:14]
    derivative = squeezer.derivative

    def fill(t: float, y: Array, rate: Array) -> None:
        rate[:] = derivative(t, y)

    def run(tolerance: float) -> Array:
        solver = CVODE(
            fill,
            rtol=tolerance,
            atol=tolerance * SCALES[:14],
            method="Adams",
            max_num_steps=10**6,
        )
        return solver.solve(np.array([0.0, squeezer.END]), y).y[-1, :7]

    return run


def andrews() -> list[Contestant]:
    """Return the contestants IDA and CVODE."""
    needs = ("sksundae.ida", "sksundae.cvode", "numba")
    return [
        Contestant(
            "scikit-sundae IDA",
            build_ida,
            TOLERANCES,
            "tolerance",
            needs,
            "angles, index 1, residual by Numba; BDF",
        ),
        Contestant(
            "scikit-sundae CVODE",
            build_cvode,
            TOLERANCES,
            "tolerance",
            needs,
            "angles, multipliers eliminated, by Numba; Adams",
        ),
    ]
