"""The spherical chain: equal point masses on massless rods that hang from a point.

n masses of 1/n kg, n rods of 1/n m, gravity 9.81 along -z. At the start all rods lie in one line,
`TILT` from the downward vertical in the x-z plane, and turn about an axis in this plane at right
angles to the line: the mass at distance s from the origin has the velocity (0, RATE s, 0).

Two small changes of the start stay small over 10 s, so that an error of 1e-6 m means something at
40 links too; from the horizontal they grow to the length of the chain. `chain_reference.py` says
more.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

Array = np.ndarray

GRAVITY = 9.81
TILT, RATE = 0.5, 1.0  # rad, 1/s
TIMES = np.linspace(0.0, 10.0, 11)
REFERENCE = Path(__file__).parent / "reference"


def start(n: int) -> tuple[Array, Array]:
    """Return positions and velocities of the masses, shape (n, 3) each."""
    s = np.arange(1, n + 1) / n
    zero = 0 * s
    q = np.column_stack([s * np.sin(TILT), zero, -s * np.cos(TILT)])
    return q, np.column_stack([zero, RATE * s, zero])


def texts(n: int) -> dict:
    """Return the chain in natural coordinates as arguments of `teachmech.System`."""
    points = [[f"{axis}{k}" for axis in "xyz"] for k in range(1, n + 1)]
    rods = [" + ".join(f"{name}^2" for name in points[0]) + " = l^2"]
    for above, below in zip(points, points[1:], strict=False):
        rods.append(
            " + ".join(f"({b} - {a})^2" for a, b in zip(above, below, strict=True)) + " = l^2"
        )
    at_start = {}
    for k, (x, y, z) in enumerate(points, start=1):
        at_start |= {x: f"{k}*l*sin(tilt)", z: f"-{k}*l*cos(tilt)", f"v{y}": f"{k}*l*rate"}
    return {
        "name": f"chain{n}",
        "coordinates": [name for point in points for name in point],
        "mass": ["m"] * (3 * n),
        "forces": ["0", "0", "-m*g"] * n,
        "constraints": rods,
        "parameters": {"g": GRAVITY, "m": f"1/{n}", "l": f"1/{n}", "tilt": TILT, "rate": RATE},
        "start": at_start,
        "points": points,
    }


@cache
def reference(n: int) -> Array:
    """Return positions at `TIMES`, shape (11, n, 3), to about 11 digits; n is 5 or 40."""
    rows = np.loadtxt(REFERENCE / f"chain{n}.csv", delimiter=",", skiprows=1)
    return rows[:, 1:].reshape(len(TIMES), n, 3)


def error(positions: Array) -> float:
    """Return the largest error of a coordinate at a time of `TIMES`, in metres."""
    return float(np.abs(positions - reference(positions.shape[1])).max())
