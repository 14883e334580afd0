"""The worked example written by hand: in C, fixed sizes, gcc -O3, and in NumPy with pinv.

Both take the 1000 classical Runge-Kutta steps of this project's program and store every state. The
C source is `worked_example.c`; it is compiled into a temporary folder.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from contest import Contestant, MissingError, Run

Array = np.ndarray

STEPS = 1000
SPAN = (0.0, 5.0)
SOURCE = Path(__file__).with_name("worked_example.c")
GRAVITY, TURN = 9.81, 2 * np.pi


def start() -> Array:
    """Return positions and velocities of both particles."""
    half = np.sqrt(2) / 2
    return np.array([half, 0, half, 2, 1, -0.75, 0, np.sqrt(2) * np.pi, 0, 0, 0, 0.25])


def build_c(*flags: str) -> Run:
    """Compile and load the C program."""
    compiler = shutil.which("gcc")
    if compiler is None:
        raise MissingError("there is no gcc")
    folder = tempfile.TemporaryDirectory()
    library = Path(folder.name) / "worked_example.so"
    command = [compiler, "-O3", "-shared", "-fPIC", *flags, "-o", library, SOURCE, "-lm"]
    subprocess.run(command, check=True, capture_output=True)
    code = ctypes.CDLL(str(library))
    pointer = np.ctypeslib.ndpointer(float, flags="C_CONTIGUOUS")
    code.run.argtypes = [ctypes.c_double, ctypes.c_double, ctypes.c_int, pointer]
    code.run.restype = None
    size, first = code.state_size(), start()

    def run(steps: float) -> Array:
        states = np.zeros((round(steps) + 1, size))
        states[0, : len(first)] = first
        code.run(*SPAN, round(steps), states)
        return states

    folder.cleanup()  # the library stays loaded
    return run


def build_numpy() -> Run:
    """Use the printed formula, M^-1/2 (A M^-1/2)^+ (b - A a), with NumPy's pseudo-inverse."""
    root = np.diag(1 / np.sqrt(np.ones(6)))  # M^-1/2

    def derivative(t: float, y: Array) -> Array:
        x1, y1, z1, _, _, z2, vx1, vy1, vz1, vx2, _, vz2 = y
        c, s = np.cos(TURN * t), np.sin(TURN * t)
        a = np.array([-GRAVITY * x1, -GRAVITY * y1, -GRAVITY * z1, 0, 0, 0])
        A = np.array(
            [
                [2 * x1, 2 * y1, 2 * z1, 0, 0, 0],
                [s, -c, 0, 0, 0, 0],
                [0, 0, 0, z2, -1, 0],
                [0, 0, 0, z2**2, -1, 0],
            ]
        )
        b = np.array(
            [
                -2 * (vx1**2 + vy1**2 + vz1**2),
                TURN**2 * (x1 * s - y1 * c) - 2 * TURN * (vx1 * c + vy1 * s),
                -vz2 * vx2,
                -2 * z2 * vz2 * vx2,
            ]
        )
        return np.concatenate([y[6:], a + root @ np.linalg.pinv(A @ root, 1e-10) @ (b - A @ a)])

    def run(steps: float) -> Array:
        times = np.linspace(*SPAN, round(steps) + 1)
        h = times[1] - times[0]
        states = [start()]
        for t in times[:-1]:
            y = states[-1]
            k1 = derivative(t, y)
            k2 = derivative(t + h / 2, y + h / 2 * k1)
            k3 = derivative(t + h / 2, y + h / 2 * k2)
            k4 = derivative(t + h, y + h * k3)
            states.append(y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4))
        return np.array(states)

    return run


def worked_example() -> list[Contestant]:
    """Return the program in C, without and with the work of the forces, and in NumPy."""
    note = "4x4 Cholesky, a vanishing pivot drops its row"
    steps = {"settings": (float(STEPS),), "kind": "steps"}
    return [
        Contestant("C, -O3", build_c, note=note, **steps),
        Contestant("C, -O3 -march=native", lambda: build_c("-march=native"), note=note, **steps),
        Contestant(
            "C, -O3, work of forces",
            lambda: build_c("-DLEDGER"),
            note=note + "; 14 states",
            **steps,
        ),
        Contestant("NumPy with pinv", build_numpy, note="textbook formula", **steps),
    ]
