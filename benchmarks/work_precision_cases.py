"""The cases of work_precision.py: mechanisms, settings and published results."""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import teachmech as tm
from teachmech.problems.mechanisms import Mechanism

FILES = Path(tm.__file__).parent / "problems" / "examples" / "mechanisms"
REFERENCE = Path(__file__).parents[1] / "tests" / "reference"

FINEST = 3e-14
PROJECTION, NONE = "DOP853, projection", "DOP853, no stabilisation"
CURVES: dict[str, dict[str, Any]] = {
    PROJECTION: {"method": "dop853"},
    NONE: {"method": "dop853", "stabilisation": "none"},
    "DOP853, Baumgarte": {"method": "dop853", "stabilisation": "baumgarte"},
    "LSODA, no stabilisation": {"method": "lsoda"},
    "Radau, projection": {"method": "radau"},
    "RK4, projection": {"method": "rk4", "stabilisation": "projection"},
}
DECADES = (1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12, FINEST)
ALL_METHODS = dict(
    zip(CURVES, (DECADES, DECADES, DECADES, DECADES[:-1], DECADES[:5]), strict=False)
)
ANGLES = ("beta", "Theta", "gamma", "Phi", "delta", "Omega", "epsilon")
Values = dict[str, float]


@dataclass(frozen=True)
class Case:
    """A mechanism, the end time, what is compared, and the settings: tolerances, steps of RK4."""

    name: str
    title: str
    file: str
    end: float
    settings: dict[str, tuple[float, ...]]
    quantities: Callable[[Values], Values]
    published: Values
    against: tuple[str, ...]  # keys of TITLES
    coordinates: tuple[str, ...]  # whose distance from the finest run is drawn
    unit: str
    known_digits: float | None = None  # of the published values, if the runs have more
    rate: float = 5.0  # alpha = beta of Baumgarte in 1/s


@cache
def load_mechanism(file: str) -> Mechanism:
    """Return a mechanism of the package."""
    return Mechanism.load(FILES / f"{file}.yaml")


@cache
def published(file: str, column: str) -> Values:
    """Return a column of a table in tests/reference."""
    with (REFERENCE / file).open(encoding="utf-8") as lines:
        rows = csv.DictReader(line for line in lines if not line.startswith("#"))
        return {next(iter(row.values())): float(row[column]) for row in rows}


def cartesian(state: Values) -> Values:
    """Return the published quantities of Mechanism1a: C_x, ..., Cdot_x, ..."""
    names = published("mechanism1a.csv", "t200")
    return {n: state["v" + n.replace("dot", "") if "dot" in n else n] for n in names}


def angles(state: Values) -> Values:
    """Return the angles of Andrews' mechanism, each within half a turn of its published value."""
    p = load_mechanism("andrews").system.parameter_values
    state = {**state, "A_x": p["xa"], "A_y": p["ya"], "B_x": p["xb"], "B_y": p["yb"]}

    def turn(a: str, b: str) -> float:
        x, y = (state[f"{b}_{axis}"] - state[f"{a}_{axis}"] for axis in "xy")
        return float(np.arctan2(y, x))

    beta, delta, epsilon = state["theta_OF"], turn("A", "G"), turn("A", "H") + np.pi / 2
    found = {
        "beta": beta,
        "Theta": turn("E", "F") - beta,
        "gamma": turn("B", "E") + np.pi / 2,
        "Phi": turn("E", "G") - np.pi / 2 - delta,
        "delta": delta,
        "Omega": turn("H", "E") - epsilon,
        "epsilon": epsilon,
    }
    near = published("andrews.csv", "reference")
    return {n: x + 2 * np.pi * round((near[n] - x) / (2 * np.pi)) for n, x in found.items()}


def cases(quick: bool) -> list[Case]:
    """Return the cases; if ``quick``, without Radau, fine tolerances and 200 s."""
    long = {
        PROJECTION: (1e-4, 1e-6, 1e-8, 1e-10, 1e-12, FINEST),
        NONE: (1e-6, 1e-10, FINEST),
    }
    coarse = dict.fromkeys(list(CURVES)[:4], DECADES[:6:2])
    coarse[PROJECTION] += (FINEST,)
    methods = coarse if quick else ALL_METHODS
    of_1a = {"file": "mechanism1", "quantities": cartesian, "coordinates": ("C_x", "D_x", "F_x")}
    found = [
        Case(
            name="mechanism1a-20",
            title="Mechanism1a to t = 20 s",
            end=20,
            settings=methods
            | {"RK4, projection": (500, 1000, 2000, 4000, 8000)[: 2 if quick else 5]},
            published={},
            against=("finest",),
            unit="m",
            **of_1a,
        ),
        Case(
            name="andrews",
            title="Andrews' squeezing mechanism to t = 0.03 s",
            file="andrews",
            end=0.03,
            settings=methods
            | {"RK4, projection": (125, 250, 500, 1000, 2000, 4000)[: 4 if quick else 6]},
            quantities=angles,
            published={
                n: x for n, x in published("andrews.csv", "reference").items() if n in ANGLES
            },
            coordinates=("theta_OF",),
            unit="rad",
            against=("published", "finest"),
            known_digits=9.5,
            rate=1000,
        ),
        Case(
            name="mechanism1a-200",
            title="Mechanism1a to t = 200 s",
            end=200,
            settings=long,
            published=published("mechanism1a.csv", "t200"),
            against=("published",),
            unit="m",
            **of_1a,
        ),
    ]
    return found[:2] if quick else found
