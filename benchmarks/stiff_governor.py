"""Watt's flyball governor with stiff springs: in constraints, and by hand in four coordinates.

Two balls hang on rods from the axis of a spindle and turn with it; springs of `STIFFNESS`, as long
as the rods, hold a damped sleeve below them. A torque drives the spindle. The springs swing some
thousand times a second, the governor once.
"""

from __future__ import annotations

from functools import cache
from math import cos, sin, sqrt

import numpy as np

try:
    from numba import njit
except ImportError:

    def njit(function):
        """Return the function itself if Numba is missing, so that Python runs it."""
        return function


Array = np.ndarray

STIFFNESS, END = 1e8, 2.0
TIMES = np.linspace(0.0, END, 11)
BALL, SLEEVE, SPINDLE, LENGTH, G, TORQUE, DAMPING = 1.0, 0.5, 0.05, 0.4, 9.81, 0.3, 2.0
TILT, RATE = 0.7, 5.5  # rad, 1/s, at the start


def texts() -> dict:
    """Return the governor in cylindrical coordinates of the balls, for `teachmech.System`."""
    pull = {ball: f"k*(1 - L/sqrt(r{ball}^2 + (z{ball} - s)^2))" for ball in "bc"}
    height = "-L*cos(tilt)"
    return {
        "name": "stiff-governor",
        "coordinates": ["rb", "zb", "rc", "zc", "s", "phi"],
        "mass": ["m", "m", "m", "m", "M", "J + m*rb^2 + m*rc^2"],
        "forces": [
            f"m*rb*vphi^2 - ({pull['b']})*rb",
            f"-m*g - ({pull['b']})*(zb - s)",
            f"m*rc*vphi^2 - ({pull['c']})*rc",
            f"-m*g - ({pull['c']})*(zc - s)",
            f"-M*g + ({pull['b']})*(zb - s) + ({pull['c']})*(zc - s) - d*vs",
            "tau - 2*m*(rb*vrb + rc*vrc)*vphi",
        ],
        "constraints": ["rb^2 + zb^2 = L^2", "rc^2 + zc^2 = L^2"],
        "parameters": {
            **{"m": BALL, "M": SLEEVE, "J": SPINDLE, "L": LENGTH, "g": G, "tau": TORQUE},
            **{"k": STIFFNESS, "d": DAMPING, "tilt": TILT, "rate": RATE},
        },
        "start": {
            **{"rb": "L*sin(tilt)", "zb": height, "rc": "L*sin(tilt)", "zc": height},
            **{"s": f"2*({height})", "vphi": "rate"},
        },
    }


def start() -> Array:
    """Return angles of both rods, height of the sleeve, angle of the spindle, and their rates."""
    return np.array([TILT, TILT, -2 * LENGTH * cos(TILT), 0, 0, 0, 0, RATE])


@njit
def derivative(t: float, y: Array) -> Array:
    """Return the time derivatives of a state, from explicit equations written by hand."""
    rate = np.empty(8)
    rate[:4] = y[4:]
    on_sleeve, inertia, brake = -SLEEVE * G - DAMPING * y[6], SPINDLE, 0.0
    for i in range(2):
        r, z = LENGTH * sin(y[i]), -LENGTH * cos(y[i])
        below = z - y[2]
        pull = STIFFNESS * (1 - LENGTH / sqrt(r * r + below * below))
        along = (BALL * r * y[7] ** 2 - pull * r) * -z + (-BALL * G - pull * below) * r
        rate[4 + i] = along / (BALL * LENGTH**2)
        on_sleeve += pull * below
        inertia += BALL * r * r
        brake += 2 * BALL * r * -z * y[4 + i] * y[7]
    rate[6] = on_sleeve / SLEEVE
    rate[7] = (TORQUE - brake) / inertia
    return rate


def coordinates_of(y: Array) -> Array:
    """Return the coordinates of `texts` for states in angles, shape (N, 8)."""
    (b, c), (s, phi) = y[:, :2].T, y[:, 2:4].T
    balls = [LENGTH * np.sin(b), -LENGTH * np.cos(b), LENGTH * np.sin(c), -LENGTH * np.cos(c)]
    return np.array([*balls, s, phi]).T


@cache
def reference() -> Array:
    """Return the coordinates at `TIMES` by DOP853 on the explicit equations."""
    from scipy.integrate import solve_ivp

    how = {"method": "DOP853", "t_eval": TIMES, "rtol": 1e-12, "atol": 1e-14}
    return coordinates_of(solve_ivp(derivative, (0, END), start(), **how).y.T)


def error(found: Array) -> float:
    """Return the largest error of any coordinate, in metres and radians."""
    return float(np.abs(found - reference()).max())
