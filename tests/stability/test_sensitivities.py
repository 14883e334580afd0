"""Derivatives of motions: closed forms, and differences of simulated motions."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.base.errors import ProblemError, SimulationError
from teachmech.numerics.integrators import Settings
from teachmech.run.simulation import run
from teachmech.stability.sensitivities import Sensitizer, sensitivities
from teachmech.stability.varied_start import VariedStart

TIMES = np.linspace(0.2, 2, 7)


def differences(system, names, times, step=1e-4):
    """Return the derivatives of q and v by differences of fourth order, shape (N, 2 n, k)."""
    start, columns = VariedStart(system, names, 0.0), []
    settings = Settings.of((0, times[-1]), method="dop853", tolerance=1e-13)
    for k in range(len(names)):
        d = step * (abs(start.x[k]) or 1.0)
        states = []
        for c in (-2, -1, 1, 2):
            x = start.x.copy()
            x[k] += c * d
            motion = run(start.at(x), settings, times=np.array([0, *times]))
            states.append(np.hstack([motion.q, motion.v])[1:])
        columns.append((states[0] - 8 * states[1] + 8 * states[2] - states[3]) / (12 * d))
    return np.stack(columns, axis=2)


def checked(system, names, times=TIMES, tolerance=1e-8):
    found = sensitivities(system, names, times)
    expected = differences(system, names, times)
    both = np.concatenate([found.positions, found.velocities], axis=1)
    for k in range(len(names)):
        size = np.abs(expected[:, :, k]).max()
        assert np.abs(both[:, :, k] - expected[:, :, k]).max() < tolerance * max(size, 1e-3)
    return found


# --- closed forms ---------------------------------------------------------------------------------


def test_an_oscillator_by_all_its_values():
    system = tm.System(
        ["x"], ["m"], ["-k*x + f"], parameters={"m": 2, "k": 18, "f": 3}, start={"x": 0.4, "vx": 1}
    )
    names = ["k", "m", "f", "x", "vx"]
    t = np.linspace(0, 7, 15)
    found = sensitivities(system, names, t)
    w, m, k, f, x, v = 3.0, 2.0, 18.0, 3.0, 0.4, 1.0
    rest = f / k
    by_w = -(x - rest) * t * np.sin(w * t) + v / w * (t * np.cos(w * t) - np.sin(w * t) / w)
    by_rest = 1 - np.cos(w * t)
    expected = [
        by_w * w / (2 * k) - by_rest * rest / k,
        -by_w * w / (2 * m),
        by_rest / k,
        np.cos(w * t),
        np.sin(w * t) / w,
    ]
    assert found["x"] == pytest.approx(np.array(expected).T, abs=1e-9)
    power = found["x*vx"][:, 3]
    slow = (x - rest) * np.cos(w * t) + v / w * np.sin(w * t) + rest
    fast = -(x - rest) * w * np.sin(w * t) + v * np.cos(w * t)
    assert power == pytest.approx(np.cos(w * t) * fast - slow * w * np.sin(w * t), abs=1e-8)


def test_across_the_reversals_of_a_friction():
    """A block on a rough floor: each half swing has the centre -+ mu m g/k."""
    rub = tm.Constraint("", "floor", friction="mu", slip="vx", normal="m*g")
    system = tm.System(
        ["x"],
        ["m"],
        ["-k*x"],
        [rub],
        {"m": 2, "k": 18, "g": 9.81, "mu": 0.1},
        start={"x": 2},
    )
    w, d = 3.0, 0.1 * 2 * 9.81 / 18
    t = np.array([0.5, np.pi / 3 + 0.5, 2 * np.pi / 3 + 0.3, np.pi + 0.1])
    swings = np.floor(t * w / np.pi)
    sign = (-1) ** swings
    turned = 2 - 2 * d * swings - d  # amplitude about the centre sign*d
    x = sensitivities(system, ["mu", "x", "k"], t)["x"]
    by_d = sign * 1 + np.cos(w * t) * (-2 * swings - 1)
    assert x[:, 0] == pytest.approx(by_d * 2 * 9.81 / 18, abs=1e-9)
    assert x[:, 1] == pytest.approx(np.cos(w * t), abs=1e-9)
    by_w = -turned * t * np.sin(w * t)
    assert x[:, 2] == pytest.approx(by_w * w / 36 - by_d * d / 18, abs=1e-8)


def test_a_friction_that_comes_to_rest_keeps_only_the_change_of_the_place():
    rub = tm.Constraint("", "floor", friction="mu", slip="vx", normal="m*g")
    block = tm.System(["x"], ["m"], [0], [rub], {"m": 2, "g": 9.81, "mu": 0.1}, start={"vx": 3})
    found = sensitivities(block, ["mu", "vx"], [1, 10])
    a = 0.1 * 9.81  # stops after v^2/(2 a)
    assert found["x"][1] == pytest.approx([-9 / (2 * a) / 0.1, 3 / a], rel=1e-9)
    assert found["vx"][1] == pytest.approx([0, 0], abs=1e-12)


def test_a_constraint_that_ends_at_a_time_or_a_place_given_by_a_parameter():
    rail = tm.Constraint("y = 0", "rail", end="x > d")
    ball = tm.System(["x", "y"], [1, 1], [0, "-g"], [rail], {"d": 3, "g": 9.81}, start={"vx": 2})
    t = np.array([1, 2, 4])
    found = sensitivities(ball, ["d", "vx"], t)["y"]
    falls = np.maximum(t - 3 / 2, 0)
    assert found[:, 0] == pytest.approx(9.81 * falls / 2, abs=1e-9)
    assert found[:, 1] == pytest.approx(-9.81 * falls * 3 / 4, abs=1e-9)
    hook = tm.Constraint("y = 0", "hook", end="t > t1")
    held = tm.System(["y"], [1], ["-g"], [hook], {"g": 9.81, "t1": 1.5})
    assert sensitivities(held, ["t1"], t)["y"][:, 0] == pytest.approx(9.81 * falls, abs=1e-9)


def test_a_force_with_a_kink():
    """x'' = -|x|: a cosine until x = 0, then a hyperbolic sine."""
    system = tm.System(["x"], [1], ["-abs(x)"], start={"x": 2})
    t = np.array([1, 3])
    expected = [np.cos(1), -np.sinh(3 - np.pi / 2)]
    assert sensitivities(system, ["x"], t)["x"][:, 0] == pytest.approx(expected, rel=1e-8)


def test_across_an_impact():
    """A ball that falls from h and bounces, before it falls again."""
    floor = tm.Constraint("y >= 0", "floor", restitution="e")
    ball = tm.System(["y"], [1], ["-g"], [floor], {"g": 9.81, "e": 0.8}, start={"y": 1})
    t1 = np.sqrt(2 / 9.81)
    t, v = np.array([0.3, 0.6, 1.0]), 9.81 * t1
    found = sensitivities(ball, ["e", "y"], t)["y"]
    up, rises = t - t1, t > t1
    assert found[:, 0] == pytest.approx(np.where(rises, v * up, 0), abs=1e-9)
    by_h = 0.8 / t1 * up - 0.8 * v / (9.81 * t1) + up / t1
    assert found[:, 1] == pytest.approx(np.where(rises, by_h, 1), abs=1e-9)


# --- differences of simulated motions -------------------------------------------------------------

GEARS = tm.System(
    ["x", "y"],
    ["m", "2*m"],
    ["F", "-k*y - c*vy^3"],
    ["y = x + a*sin(w*t)"],
    {"m": "J/4", "k": 20, "a": 0.1, "w": 3, "J": 4, "c": 0.1},
    start={"x": 0.2, "y": 0.2, "vx": "0.5 - a*w", "vy": 0.5},
    inputs={"F": {"times": [0, 1, 1.4], "values": [0, 3, 1]}},
    name="gears",
)
WIRE = tm.System(
    ["x", "y"],
    ["m", "m"],
    [0, "-m*g"],
    [tm.Constraint("x^2 + y^2 = R^2", "wire", friction="mu")],
    {"m": 1, "R": 1.2, "g": 9.81, "mu": 0.1},
    start={"x": "R*0.6", "y": "-R*0.8"},
    points=[("x", "y")],
    name="wire",
)
BELT = tm.System(
    ["x"],
    ["m"],
    ["-k*x"],
    [tm.Constraint("", "belt", friction="mu", slip="vx - w", normal="m*g")],
    {"m": 1, "k": 20, "g": 9.81, "mu": 0.1, "w": 0.3},
    start={"x": 0.2},
    name="belt",
)
TWICE = tm.System(
    ["x", "y"],
    [1, 1],
    [0, -9.81],
    ["x^2 + y^2 = L^2", "2*x^2 + 2*y^2 = 2*L^2"],
    {"L": 1},
    start={"x": 0.6, "y": -0.8},
    name="redundant",
)
TABLE = tm.System(
    ["x", "y"],
    [1, 1],
    [0, "-g"],
    [tm.Constraint("y >= a*sin(w*t) + s*x^2", "table", restitution="e")],
    {"g": 9.81, "e": 0.8, "a": 0.02, "w": 9, "s": 0.3},
    start={"y": 1, "vx": 0.3},
    name="table",
)
WALL = tm.System(
    ["x", "y"],
    ["m", "m"],
    [0, "-m*g"],
    ["x^2 + y^2 = L^2", tm.Constraint("x >= b", "wall", restitution="e")],
    {"m": 1, "L": 1, "g": 9.81, "e": 0.7, "b": "L/4"},
    start={"x": 0.6, "y": -0.8},
    name="wall",
)
CLUTCH = tm.System(
    ["x", "y"],
    [1, 2],
    [0, "-k*y"],
    [tm.Constraint("vx = vy", "clutch", begin="x > d")],
    {"d": 1.1, "k": 3},
    start={"y": 1, "vx": 2},
    name="clutch",
)
MASSLESS = tm.System(
    ["x", "y", "s"],
    ["m", "m", 0],
    ["-c*vx", "-m*g", 0],
    ["x^2 + y^2 = L^2", "s = x*y + a"],
    {"m": 1, "L": 1, "g": 9.81, "c": 0.3, "a": 0.1},
    start={"x": 0.6, "y": -0.8, "s": -0.38},
    name="massless",
)


@pytest.mark.few("clutch-names7")
@pytest.mark.parametrize(
    ("system", "names"),
    [
        (GEARS, ["a", "w", "J", "x", "vx", "c"]),
        (WIRE, ["mu", "R", "x"]),
        (BELT, ["mu", "w", "k", "x"]),
        (TWICE, ["L", "x", "vx"]),
        (MASSLESS, ["L", "a", "c", "x"]),
        (TABLE, ["e", "y", "vx", "a", "w", "s"]),
        (WALL, ["e", "L", "x"]),
        (CLUTCH, ["d", "vx", "k"]),
        ("four-bar", ["r", "c", "b"]),
        ("rolling-disk", ["r"]),
        pytest.param("heavy-top", ["l", "A", "C"], marks=pytest.mark.thorough),
        pytest.param("bennett", ["a", "beta"], marks=pytest.mark.thorough),
        pytest.param("flyball-governor", ["l", "s", "d"], marks=pytest.mark.thorough),
    ],
    ids=lambda given: getattr(given, "name", given if isinstance(given, str) else None),
)
def test_differences_of_simulated_motions(system, names):
    if isinstance(system, str):
        system = tm.example(system).system
        names = [name for name in names if name in system.base_parameters]
    found = checked(system, names)
    assert found.positions.shape == (len(TIMES), len(system.coordinates), len(names))


def test_the_changes_obey_the_constraints():
    found = sensitivities(TWICE, ["L", "vx"], TIMES)
    for q, v, dq, dv in zip(found.q, found.v, found.positions, found.velocities, strict=True):
        assert q @ dq == pytest.approx([1, 0], abs=1e-12)
        assert v @ dq + q @ dv == pytest.approx([0, 0], abs=1e-12)


def test_panels_are_kept_for_other_values():
    start = VariedStart(BELT, ["mu", "k"], 0.0)
    sensitizer = Sensitizer(start, TIMES)
    first = sensitizer.at(start.x)
    sensitizer.at(np.array([0.2, 15]))
    again = sensitizer.at(start.x)
    assert again.positions == pytest.approx(first.positions, abs=1e-10)


THROWN = tm.System(
    ["x", "y"],
    [1, 1],
    [0, -9.81],
    [tm.Constraint("y >= 0", "floor", restitution=0.5, friction=0.2)],
    start={"y": 1, "vx": 3},
    points=[("x", "y")],
)


def test_a_parameter_without_effect_needs_no_further_panels():
    swing = tm.System(
        ["phi"], ["m"], ["-m*g*sin(phi) - m*c*vphi"], [], {"m": 3, "g": 9.81, "c": 0.1},
        start={"phi": 1},
    )  # fmt: skip
    panels = []
    for names in (["g"], ["g", "m"]):
        start = VariedStart(swing, names, 0.0)
        sensitizer = Sensitizer(start, TIMES)
        found = sensitizer.at(start.x)
        panels.append(len(sensitizer.edges))
    assert np.abs(found["phi"][:, 1]).max() < 1e-12
    assert panels[0] == panels[1]


# --- refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "names", "words"),
    [
        (
            THROWN,
            ["y"],
            "t = 0.451524 s: floor.*an impact with friction",
        ),
        (tm.System(["x"], [1], ["-sign(vx)"]), ["x"], r"sign\(...\) jumps"),
        (
            tm.System(["x", "y"], [1, 1], [0, 0], [lambda t, x: x]),
            ["y"],
            "a Python function has no formula",
        ),
        (tm.System(["x"], [1], ["u"], inputs={"u": lambda t, q, v: 1}), ["x"], "input u"),
        (TWICE, ["x", "y"], "x, y cannot vary independently"),
        (TWICE, ["L", "z"], "there is no parameter or start value 'z'"),
        (TWICE, ["L", "L"], "given twice"),
        (TWICE, [], "nothing to vary"),
        (TWICE, ["rub"], "there is no parameter or start value 'rub'"),
    ],
)
def test_what_has_no_derivatives_is_refused_by_name(system, names, words):
    with pytest.raises(ProblemError, match=words):
        sensitivities(system, names, TIMES)


def test_wrong_times_are_refused():
    for times in ([], [-1, 2], [1, 1], [2, 1], ["x"]):
        with pytest.raises(ProblemError, match="times"):
            TWICE.sensitivities(["L"], times)


def test_a_motion_that_ends_early_is_an_error():
    burst = tm.System(["x"], [1], ["x^3*20"], start={"x": 1})
    with pytest.raises(SimulationError):
        burst.sensitivities(["x"], [1, 9])


def test_a_request_to_stop_ends_the_computation():
    with pytest.raises(ProblemError, match="stopped on request"):
        TWICE.sensitivities(["L"], [1, 2], progress=lambda done: False)


@pytest.mark.parametrize(
    "name, parameter",
    [("heavy-top", "w"), ("heavy-top", "l"), ("four-bar", "r"), ("double-pendulum", "l1")],
)
def test_the_start_of_a_mechanism_depends_on_parameters_as_in_simulations(name, parameter):
    mechanism, change = tm.example(name), 1e-6
    x = mechanism.system.parameter_values[parameter]
    how = {"time": (0, 0.3, 0.1), "method": "dop853", "tolerance": 1e-12}
    low, high = (mechanism.simulate(parameters={parameter: x + s * change}, **how) for s in (-1, 1))
    expected = (high.q - low.q) / (2 * change)

    found = tm.sensitivities(name, [parameter], low.t).positions[..., 0]
    assert np.abs(expected).max() > 0.1
    assert found == pytest.approx(expected, abs=1e-7 * float(np.abs(expected).max()))


def test_a_parameter_that_only_the_start_of_a_mechanism_contains_is_fitted():
    top = tm.example("heavy-top")
    motion = top.simulate((0, 0.5, 0.05), parameters={"w": 50}, method="dop853", tolerance=1e-11)
    found = top.fit({"t": motion.t, "G_x": motion["G_x"], "G_y": motion["G_y"]}, ["w"])
    assert found.values["w"] == pytest.approx(50, abs=1e-8) and not found.warnings
