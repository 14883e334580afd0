"""Published files and runs: every key against the source, and the ends of long runs."""

from __future__ import annotations

import csv
import math

import numpy as np
import pytest

import teachmech as tm
from teachmech.problems.mechanisms import Mechanism
from tests import ROOT


def table(name):
    with (ROOT / "tests" / "reference" / name).open(encoding="utf-8") as file:
        rows = csv.DictReader(line for line in file if not line.startswith("#"))
        return {row.pop(next(iter(row))): row for row in list(rows)}


# --- keys -----------------------------------------------------------------------------------------

# Pryce and Nedialkov 2018, appendix B, after Hairer and Wanner, Solving ODEs II, chapter VII.7:
# masses, lengths and moments of inertia of Andrews' squeezing mechanism in SI units.
ANDREWS = {
    "beta0": -0.0617138900142764496358948458001, "mom": 0.033, "c0": 4530, "l0": 0.07785,
    "m1": 0.04325, "m2": 0.00365, "m3": 0.02373, "m4": 0.00706, "m5": 0.07050, "m6": 0.00706,
    "m7": 0.05498,
    "i1": 2.194e-6, "i2": 4.410e-7, "i3": 5.255e-6, "i4": 5.667e-7, "i5": 1.169e-5, "i6": 5.667e-7,
    "i7": 1.912e-5,
    "xa": -0.06934, "ya": -0.00227, "xb": -0.03635, "yb": 0.03273, "xc": 0.014, "yc": 0.072,
    "d": 0.028, "da": 0.0115, "e": 0.02, "ea": 0.01421, "rr": 0.007, "ra": 0.00092,
    "ss": 0.035, "sa": 0.01874, "sb": 0.01043, "sc": 0.018, "sd": 0.02, "ta": 0.02308,
    "tb": 0.00916, "u": 0.04, "ua": 0.01228, "ub": 0.00449, "zf": 0.02, "zt": 0.04, "fa": 0.01421,
}  # fmt: skip
P = ANDREWS
ANDREWS_BODIES = {  # places of the points after the first; centroid, mass, inertia
    "OF": ([[P["rr"], 0]], [P["ra"], 0], P["m1"], P["i1"]),
    "FE": ([[P["d"], 0]], [P["da"], 0], P["m2"], P["i2"]),
    "BED": ([[P["ss"], 0], [P["sc"], P["sd"]]], [P["sa"], P["sb"]], P["m3"], P["i3"]),
    "EG": ([[P["e"], 0]], [P["ea"], 0], P["m4"], P["i4"]),
    "AG": ([[P["zt"], 0]], [P["ta"], P["tb"]], P["m5"], P["i5"]),
    "HE": ([[P["zf"], 0]], [P["zf"] - P["fa"], 0], P["m6"], P["i6"]),
    "AH": ([[P["u"], 0]], [P["ua"], -P["ub"]], P["m7"], P["i7"]),
}
L0, L1 = 11.137, 0.58  # rod of Mechanism0; distance AB of Mechanism1
W = math.sqrt(2)
PUBLISHED = {
    "andrews": (
        ANDREWS,
        {"O": [0, 0], "A": [P["xa"], P["ya"]], "B": [P["xb"], P["yb"]], "C": [P["xc"], P["yc"]]},
        ANDREWS_BODIES,
        {"CD": [4530, 0.07785]},
        {},
    ),
    "mechanism0": (
        {"L": L0, "M": 2.059, "k": 35.24, "l": 11.88, "m": 1.416, "mu": 2.715, "torque": 6.46,
         "v0": 12.34},
        {"O": [0, 0]},
        {"OA": ([[L0, 0]], [L0 / 2, 0], 2.059, 2.059 * L0**2 / 12)},
        {"AB": [35.24, 11.88, 2.715]},
        {"B": 1.416},
    ),
    "mechanism1": (
        {"l": 1, "L": L1, "m": 1, "M": 1},
        {"A": [-L1 / 2, 0], "B": [L1 / 2, 0]},
        {
            **{rod: ([[1, 0]], [0.5, 0], 1, 1 / 12) for rod in ("AC", "BD", "EF")},
            "CDE": ([[W, 0], [1 / W, -1 / W]], [1 / W, -1 / (3 * W)], 1, 1 / 9),
        },
        {},
        {},
    ),
}  # fmt: skip


@pytest.mark.quick
@pytest.mark.parametrize("name", PUBLISHED)
def test_every_number_of_a_published_file_is_that_of_the_paper(name):
    parameters, fixed, bodies, springs, particles = PUBLISHED[name]
    mechanism = tm.example(name)
    assert mechanism.system.parameter_values == parameters
    reader = mechanism._reader
    values = {point: [*map(reader.value, place)] for point, place in reader.fixed.items()}
    assert values == {point: pytest.approx(place) for point, place in fixed.items()}
    assert {*reader.bodies} == {*bodies}
    for body, (places, centroid, mass, inertia) in bodies.items():
        found = reader.bodies[body]
        own = [[*map(reader.value, found.positions[point])] for point in found.points[1:]]
        assert own == [pytest.approx(place, abs=1e-15) for place in places]
        assert [*map(reader.value, found.centroid)] == pytest.approx(centroid, abs=1e-15)
        assert reader.value(found.mass) == mass
        assert reader.value(found.inertia) == pytest.approx(inertia, rel=1e-14)
    data = mechanism.PartData
    values = mechanism.system.parameter_values
    given = {key: [values.get(text, text) for text in texts] for key, texts in data.Springs.items()}
    assert given == springs
    assert {point: values.get(mass, mass) for point, mass in data.Particles.items()} == particles
    left = {
        "Fixed",
        "Rigids",
        *(["Springs"] if springs else []),
        *(["Particles"] if particles else []),
    }
    assert data.model_fields_set == left


GRAVITY = {"andrews": None, "mechanism0": (), "mechanism1": ()}
TORQUES = {"andrews": {"OF": "mom"}, "mechanism0": {"OA": "torque"}, "mechanism1": {}}
SPAN = {"andrews": (0, 0.03), "mechanism0": (0, 10), "mechanism1": (0, 200)}
FIXED = {  # the fixed start values, then the guesses
    "andrews": (
        {"F_y": P["rr"] * math.sin(P["beta0"])},
        {"F_x": P["rr"] * math.cos(P["beta0"]), "E_x": -0.02, "E_y": 0.001, "G_x": -0.03,
         "G_y": 0.01, "H_x": -0.03, "H_y": -0.01},
    ),
    "mechanism0": (
        {"A_x": L0 * 5 / 13, "B_x": L0 * 5 / 13 + 0.6 * 11.88, "B_y": -L0 * 12 / 13 - 0.8 * 11.88,
         "vA_x": 12.34, "vB_x": 0, "vB_y": 0},
        {"A_y": -L0 * 12 / 13, "vA_y": 0},
    ),
    "mechanism1": (
        {"C_x": -1 / W, "F_x": 0, "vC_x": 2, "vF_x": 1},
        {"C_y": -1, "D_x": 1 / W, "D_y": -1, "F_y": -(1 + 1 / W), "vC_y": 0, "vD_x": 2, "vD_y": 0,
         "vF_y": 0},
    ),
}  # fmt: skip


@pytest.mark.quick
@pytest.mark.parametrize("name", PUBLISHED)
def test_forces_and_start_of_a_published_file_are_those_of_the_paper(name):
    mechanism = tm.example(name)
    forces = mechanism.AppliedForces
    assert forces.Gravity == GRAVITY[name]
    assert dict(forces.ConstTorques) == TORQUES[name]
    assert not (forces.ConstForces or forces.Forces or forces.Torques or forces.Rayleigh)
    assert not (mechanism.Drives or mechanism.Constraints)
    assert tuple(mechanism.time_span) == SPAN[name]
    given, value = mechanism._start.given, mechanism._reader.value
    for held, expected in zip((True, False), FIXED[name], strict=True):
        found = {key: value(x.value) for key, x in given.items() if x.fixed == held}
        assert found == {key: pytest.approx(x, rel=1e-15) for key, x in expected.items()}
    for key, x in FIXED[name][0].items():
        assert mechanism.start[key] == pytest.approx(x, rel=1e-15)


@pytest.mark.quick
def test_the_solver_and_the_drawing_of_andrews_file_are_those_of_the_paper():
    mechanism = tm.example("andrews")
    integration, look = mechanism.SolverParams.Integration, mechanism.Animation
    assert (mechanism.Title, mechanism.Dimension) == ("Andrews Squeezing Mechanism", "2")
    assert (integration.tol, integration.order, mechanism.SolverParams.Mode) == (
        "1e-14",
        "17",
        "solve",
    )
    assert look.view == ("-5", "27") and look.physParamsToShow == ("$beta0", "$c0", "$mom")
    assert (look.Skeleton.zscale, look.Skeleton.fleshoutwid) == ("0.0005", "0.0015")
    centroids = {"BED": ("X", ["sa", "sb"]), "AG": ("Y", ["ta", "tb"]), "AH": ("Z", ["ua", "-ub"])}
    assert {body: skel.path for body, skel in look.Skels.items()} == {
        "BED": "XBEXDX", "AG": "YAYGY", "AH": "ZHAZ",
    }  # fmt: skip
    for body, skel in look.Skels.items():
        assert list(skel.newpts) == list(centroids[body])


@pytest.mark.quick
def test_the_spatial_pendulums_are_those_of_the_paper():
    """Skew2Pend: two rods, two hinges, the axes tilted by alpha and beta; chains of equal parts."""
    skew = tm.example("skew2pend")
    p = skew.system.parameter_values
    hinges = skew._reader.joints
    assert [joint.kind for joint in hinges.values()] == ["Hinge", "Hinge"]
    axes = {
        name: [*map(skew._reader.value, skew._reader.vector(joint.Axis[0], ()))]
        for name, joint in skew.PartData.Joints.items()
    }
    assert math.asin(axes["h1"][2]) == pytest.approx(p["alpha"])  # above the horizontal
    assert math.atan2(axes["h2"][2], axes["h2"][1]) == pytest.approx(p["beta"])
    assert skew.freedom().degrees_of_freedom == 2
    bobs = tm.example("multpendfp")
    assert len(bobs.PartData.Joints) == len([*bobs._reader.moving]) == 10
    assert np.allclose(bobs.simulate(time=(0, 0.1, 0.1)).linear_system(0)[0], np.eye(30))
    rods = tm.example("multpenduj")
    assert len(rods._reader.bodies) == 10
    assert {joint.kind for joint in rods._reader.joints.values()} == {"Universal"}


# --- ends of long runs ----------------------------------------------------------------------------


def mechanism1b():
    """Return Mechanism1 with the masses, pivots and start of case 1b."""
    text = tm.example("mechanism1").to_yaml()
    for now, then in (
        ("m: 1, M: 1", "m: 2, M: 5"),
        ("A: [-L/2], B: [L/2]", "A: [], B: [L]"),
        ("tend: 200", "tend: 20"),
        ("C: [[2, fixed]]", "C: [[-4.5, fixed]]"),
        ("F: [[1, fixed]]", "F: [[3, fixed]]"),
    ):
        assert now in text
        text = text.replace(now, then)
    return Mechanism.loads(text)


@pytest.mark.quick
def test_mechanism1b_starts_where_it_was_published():
    start = mechanism1b().start
    for name, row in table("mechanism1b.csv").items():
        assert start[name] == pytest.approx(float(row["start"]), abs=2e-15)
        assert start[f"v{name}"] == pytest.approx(float(row["start_velocity"]), abs=2e-14)


def test_mechanism1b_ends_where_it_was_published():
    """The motion is chaotic; some four digits can be had at t = 20."""
    motion = mechanism1b().simulate(time=(0, 20, 20))
    for name, row in table("mechanism1b.csv").items():
        assert motion[name][-1] == pytest.approx(float(row["t20"]), abs=2e-4)
        assert motion[f"v{name}"][-1] == pytest.approx(float(row["t20_velocity"]), abs=2e-3)


@pytest.mark.thorough
def test_mechanism1a_ends_where_it_was_published():
    motion = tm.example("mechanism1").simulate(time=(0, 200, 200))
    for name, row in table("mechanism1a.csv").items():
        quantity = "v" + name.replace("dot", "") if "dot" in name else name
        assert motion[quantity][-1] == pytest.approx(float(row["t200"]), abs=1e-8)


@pytest.mark.thorough
def test_andrews_mechanism_is_after_a_second_where_it_was_published():
    motion = tm.example("andrews").simulate(time=(0, 1, 1))
    for name, row in table("andrews-long.csv").items():
        coordinate = "theta_OF" if name == "OF" else name
        velocity = float(row["t1_velocity"])
        assert motion[coordinate][-1] == pytest.approx(float(row["t1"]), rel=1e-10, abs=1e-9)
        assert motion[f"v{coordinate}"][-1] == pytest.approx(velocity, rel=1e-7)
