"""SciPy's solve_ivp on explicit equations by hand, compiled by Numba."""

from __future__ import annotations

import numpy as np
import squeezer
import stiff_governor
from contest import Contestant, Run

Array = np.ndarray
SCALES = np.concatenate([np.ones(7), np.full(7, 1e3)])  # rad and rad/s


def build(method: str) -> Run:
    """Build a run that takes the relative tolerance; the absolute one is scaled by `SCALES`."""
    from scipy.integrate import solve_ivp

    y = np.concatenate([squeezer.START, np.zeros(7)])

    def run(tolerance: float) -> Array:
        found = solve_ivp(
            squeezer.derivative,
            (0, squeezer.END),
            y,
            method=method,
            rtol=tolerance,
            atol=tolerance * SCALES,
        )
        return found.y[:7, -1]

    return run


def andrews() -> list[Contestant]:
    """Return Radau, the usual reference for stiff solvers, and DOP853."""
    found = []
    for method, last in (("Radau", 12), ("DOP853", 13)):
        tolerances = tuple(10.0**-k for k in range(4, last + 1))
        note = f"angles, multipliers eliminated, by Numba; {method}"
        needs = ("scipy.integrate", "numba")
        title = f"SciPy {method}"
        found.append(
            Contestant(title, lambda m=method: build(m), tolerances, "tolerance", needs, note)
        )
    return found


def governor() -> list[Contestant]:
    """Return Radau and LSODA, with Jacobians by differences."""
    from scipy.integrate import solve_ivp

    def built(method: str) -> Run:
        def run(tolerance: float) -> Array:
            how = {"t_eval": stiff_governor.TIMES, "rtol": tolerance, "atol": tolerance}
            y, span = stiff_governor.start(), (0, stiff_governor.END)
            found = solve_ivp(stiff_governor.derivative, span, y, method=method, **how)
            return stiff_governor.coordinates_of(found.y.T)

        return run

    return [
        Contestant(
            f"SciPy {method}",
            lambda m=method: built(m),
            tuple(10.0**-k for k in range(3, 11)),
            "tolerance",
            ("scipy.integrate", "numba"),
            f"two angles, the sleeve, the spindle; by Numba; {method}",
        )
        for method in ("Radau", "LSODA")
    ]
