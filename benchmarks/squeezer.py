"""Andrews' squeezing mechanism in its seven angles, for the solvers that are given equations.

Angles beta, Theta, gamma, Phi, delta, Omega, epsilon and six loop equations, as published: E.
Hairer, G. Wanner, Solving Ordinary Differential Equations II, ch. VII.7; F. Mazzia, C. Magherini,
Test Set for IVP Solvers 2.4, problem II-13. If Numba is installed, it compiles the functions, so
that no peer waits for Python.
"""

from __future__ import annotations

import csv
from functools import cache
from math import cos, sin, sqrt
from pathlib import Path

import numpy as np

try:
    from numba import njit
except ImportError:

    def njit(function):
        """Return the function itself if Numba is missing, so that Python runs it."""
        return function


Array = np.ndarray

END = 0.03
START = np.array(
    [
        -0.0617138900142764496358948458001,
        0.0,
        0.455279819163070380255912382449,
        0.222668390165885884674473185609,
        0.487364979543842550225598953530,
        -0.222668390165885884674473185609,
        1.23054744454982119249735015568,
    ]
)
ANGLES = ("beta", "Theta", "gamma", "Phi", "delta", "Omega", "epsilon")
PUBLISHED = Path(__file__).parents[1] / "tests" / "reference" / "andrews.csv"

# masses kg, inertias kg m^2, lengths m, spring N/m, moment N m
M1, M2, M3, M4, M5, M6, M7 = 0.04325, 0.00365, 0.02373, 0.00706, 0.07050, 0.00706, 0.05498
I1, I2, I3, I4 = 2.194e-6, 4.410e-7, 5.255e-6, 5.667e-7
I5, I6, I7 = 1.169e-5, 5.667e-7, 1.912e-5
XA, YA, XB, YB, XC, YC = -0.06934, -0.00227, -0.03635, 0.03273, 0.014, 0.072
D, DA, E, EA, RR, RA = 28e-3, 115e-4, 2e-2, 1421e-5, 7e-3, 92e-5
SS, SA, SB, SC, SD = 35e-3, 1874e-5, 1043e-5, 18e-3, 2e-2
TA, TB, U, UA, UB = 2308e-5, 916e-5, 4e-2, 1228e-5, 449e-5
ZF, ZT, FA, C0, L0, MOMENT = 2e-2, 4e-2, 1421e-5, 4530.0, 7785e-5, 33e-3


@njit
def mass_force(q: Array, v: Array, M: Array, f: Array) -> None:
    """Fill mass matrix and force, M v' = f - G^T lambda."""
    th, ga, ph, om = q[1], q[2], q[3], q[5]
    M[:] = 0.0
    M[0, 0] = M1 * RA**2 + M2 * (RR**2 - 2 * DA * RR * cos(th) + DA**2) + I1 + I2
    M[1, 0] = M[0, 1] = M2 * (DA**2 - DA * RR * cos(th)) + I2
    M[1, 1] = M2 * DA**2 + I2
    M[2, 2] = M3 * (SA**2 + SB**2) + I3
    a = E - EA
    M[3, 3] = M4 * a**2 + I4
    M[4, 3] = M[3, 4] = M4 * (a**2 + ZT * a * sin(ph)) + I4
    M[4, 4] = M4 * (ZT**2 + 2 * ZT * a * sin(ph) + a**2) + M5 * (TA**2 + TB**2) + I4 + I5
    c = ZF - FA
    M[5, 5] = M6 * c**2 + I6
    M[6, 5] = M[5, 6] = M6 * (c**2 - U * c * sin(om)) + I6
    M[6, 6] = M6 * (c**2 - 2 * U * c * sin(om) + U**2) + M7 * (UA**2 + UB**2) + I6 + I7

    dx = SD * cos(ga) + SC * sin(ga) + XB - XC
    dy = SD * sin(ga) - SC * cos(ga) + YB - YC
    length = sqrt(dx**2 + dy**2)
    fx, fy = -C0 * (length - L0) / length * dx, -C0 * (length - L0) / length * dy
    f[0] = MOMENT - M2 * DA * RR * v[1] * (v[1] + 2 * v[0]) * sin(th)
    f[1] = M2 * DA * RR * v[0] ** 2 * sin(th)
    f[2] = fx * (SC * cos(ga) - SD * sin(ga)) + fy * (SD * cos(ga) + SC * sin(ga))
    f[3] = M4 * ZT * a * v[4] ** 2 * cos(ph)
    f[4] = -M4 * ZT * a * v[3] * (v[3] + 2 * v[4]) * cos(ph)
    f[5] = -M6 * U * c * v[6] ** 2 * cos(om)
    f[6] = M6 * U * c * v[5] * (v[5] + 2 * v[6]) * cos(om)


@njit
def loops(q: Array, v: Array, G: Array, b: Array) -> None:
    """Fill G = dg/dq and the right side of G v' = b."""
    be, ga, de, ep = q[0], q[2], q[4], q[6]
    bt, pd, oe = q[0] + q[1], q[3] + q[4], q[5] + q[6]
    vbt, vpd, voe = v[0] + v[1], v[3] + v[4], v[5] + v[6]
    G[:] = 0.0
    for k in (0, 2, 4):  # all three loops begin with the crank and its rod
        G[k, 0] = -RR * sin(be) + D * sin(bt)
        G[k, 1] = D * sin(bt)
        G[k + 1, 0] = RR * cos(be) - D * cos(bt)
        G[k + 1, 1] = -D * cos(bt)
        b[k] = RR * cos(be) * v[0] ** 2 - D * cos(bt) * vbt**2
        b[k + 1] = RR * sin(be) * v[0] ** 2 - D * sin(bt) * vbt**2
    G[0, 2], G[1, 2] = -SS * cos(ga), -SS * sin(ga)
    b[0] -= SS * sin(ga) * v[2] ** 2
    b[1] += SS * cos(ga) * v[2] ** 2
    G[2, 3], G[3, 3] = -E * cos(pd), -E * sin(pd)
    G[2, 4], G[3, 4] = -E * cos(pd) + ZT * sin(de), -E * sin(pd) - ZT * cos(de)
    b[2] -= E * sin(pd) * vpd**2 + ZT * cos(de) * v[4] ** 2
    b[3] -= -E * cos(pd) * vpd**2 + ZT * sin(de) * v[4] ** 2
    G[4, 5], G[5, 5] = ZF * sin(oe), -ZF * cos(oe)
    G[4, 6], G[5, 6] = ZF * sin(oe) - U * cos(ep), -ZF * cos(oe) - U * sin(ep)
    b[4] -= ZF * cos(oe) * voe**2 + U * sin(ep) * v[6] ** 2
    b[5] -= ZF * sin(oe) * voe**2 - U * cos(ep) * v[6] ** 2


@njit
def residual(t: float, y: Array, rate: Array, r: Array) -> None:
    """Fill the index 1 residual in (q, v, lambda): q' = v, M v' = f - G^T lambda, G v' = b."""
    M, G, f, b = np.empty((7, 7)), np.empty((6, 7)), np.empty(7), np.empty(6)
    q, v, multipliers, a = y[:7], y[7:14], y[14:], rate[7:14]
    mass_force(q, v, M, f)
    loops(q, v, G, b)
    for i in range(7):
        r[i] = rate[i] - v[i]
        r[7 + i] = -f[i]
        for k in range(7):
            r[7 + i] += M[i, k] * a[k]
        for k in range(6):
            r[7 + i] += G[k, i] * multipliers[k]
    for i in range(6):
        r[14 + i] = -b[i]
        for k in range(7):
            r[14 + i] += G[i, k] * a[k]


@njit
def derivative(t: float, y: Array) -> Array:
    """Return q' and v' from the equations of `residual`."""
    K, right = np.zeros((13, 13)), np.empty(13)
    M, G = np.empty((7, 7)), np.empty((6, 7))
    mass_force(y[:7], y[7:], M, right[:7])
    loops(y[:7], y[7:], G, right[7:])
    K[:7, :7], K[7:, :7], K[:7, 7:] = M, G, G.T
    found = np.linalg.solve(K, right)
    return np.concatenate((y[7:], found[:7]))


def consistent_start() -> tuple[Array, Array]:
    """Return the unknowns (q, v, lambda) and their rates at the start, at rest."""
    K, right = np.zeros((13, 13)), np.zeros(13)
    M, G, v = np.empty((7, 7)), np.empty((6, 7)), np.zeros(7)
    mass_force(START, v, M, right[:7])
    loops(START, v, G, right[7:])
    K[:7, :7], K[7:, :7], K[:7, 7:] = M, G, G.T
    found = np.linalg.solve(K, right)
    zero = np.zeros(6)
    return np.concatenate([START, v, found[7:]]), np.concatenate([v, found[:7], zero])


def compile_all() -> None:
    """Compile the functions, so that no set-up of a peer includes the compilation."""
    y, rate = consistent_start()
    for writeable in (True, False):  # SUNDIALS gives arrays that may be read only
        y.flags.writeable = rate.flags.writeable = writeable
        residual(0.0, y, rate, np.empty(20))
        derivative(0.0, y[:14])


@cache
def published() -> Array:
    """Return the seven published angles at the end, good to 9.5 digits."""
    with PUBLISHED.open(encoding="utf-8") as lines:
        rows = csv.DictReader(line for line in lines if not line.startswith("#"))
        values = {next(iter(row.values())): float(row["reference"]) for row in rows}
    return np.array([values[name] for name in ANGLES])


@cache
def reference() -> Array:
    """Return the seven angles at the end to 12 digits, by DOP853 on the explicit equations."""
    from scipy.integrate import solve_ivp

    y = np.concatenate([START, np.zeros(7)])
    found = solve_ivp(derivative, (0, END), y, method="DOP853", rtol=3e-14, atol=1e-14)
    return found.y[:7, -1]


def error(angles: Array) -> float:
    """Return the largest relative error of an angle at the end, modulo whole turns."""
    wrong = angles - reference()
    wrong -= 2 * np.pi * np.round(wrong / (2 * np.pi))
    return float(np.abs(wrong / reference()).max())
