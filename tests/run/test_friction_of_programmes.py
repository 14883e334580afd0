"""Programmes in systems with Coulomb friction: closed forms, second methods, limits, refusals."""

import numpy as np
import pytest

import teachmech as tm
from tests.run.compared_programmes import assert_a_page_agrees, assert_machine_code_agrees

ACCURATE = {"method": "dop853", "tolerance": 1e-11}
GIVEN = {"m": 2, "g": 9.81, "mu": 0.3}


def block(way="0.3*sin(2*t)", forces=("F", "-m*g"), **others):
    """Return a block on a rough floor, whose motion is a programme."""
    return tm.System(
        *(["x", "y"], ["m", "m"], list(forces)),
        [tm.Constraint("y = 0", "floor", friction="mu")],
        parameters=GIVEN,
        programmes=[tm.Programme(f"x = {way}", by="F", name="way")],
        **{"start": {"vx": 0.6}} | others,
    )


def incline():
    """The block on a slope of 30 degrees, started from rest, and pushed steeply by its actuator."""
    steep = "F*cos(0.4) - m*g/2", "-F*sin(0.4) - m*g*sqrt(3)/2"
    return block("0.2*(1 - cos(3*t))", steep, start={})


def cart():
    """Return a pendulum on a cart, whose normal force depends on the pendulum."""
    return tm.System(
        *(["x", "y", "X", "Y"], ["m", "m", "M", "M"], [0, "-m*g", "F", "-M*g"]),
        ["(x - X)^2 + (y - Y)^2 = L^2", tm.Constraint("Y = 0", "floor", friction="mu", slip="vX")],
        parameters=GIVEN | {"M": 3, "L": 1},
        start={"x": 0.6, "y": -0.8, "vX": 0.6, "vx": 0.6},
        programmes=[tm.Programme("X = 0.3*sin(2*t)", by="F")],
    )


def table():
    """Return a particle on a rough table, which two forces lead along an ellipse."""
    return tm.System(
        *(["x", "y", "z"], ["m"] * 3, ["F", "G", "-m*g"]),
        [tm.Constraint("z = 0", "table", friction="mu")],
        parameters=GIVEN,
        points={"P": ["x", "y", "z"]},
        start={"x": 1, "vy": 1},
        programmes=[
            tm.Programme("x = cos(2*t)", by=["F", "G"]),
            tm.Programme("y = 0.5*sin(2*t)", by=["F", "G"]),
        ],
    )


def weak():
    """Return a block whose actuator is too weak to keep it in motion."""
    return block("10", limits={"F": (-5, 5)})


PROGRAMMES = {"theta_OA": "0.2*sin(3*t)", "theta_AB": "-0.3*sin(4*t)"}


def robot(**others):
    """Return a robot whose two pins are rough, with motors in both."""
    data = tm.example("double-pendulum").to_dict()
    friction = {"O": {"Radius": 0.05, "friction": 0.2}, "A": {"Radius": 0.04, "friction": 0.3}}
    speeds = {"theta_OA": [0.6, "fixed"], "theta_AB": [-1.2, "fixed"]}
    start = {"tend": 1, "positions": {q: [0, "fixed"] for q in PROGRAMMES}, "velocities": speeds}
    return tm.Mechanism(**data | {"Friction": friction, "ProblemData": start} | others)


def motors():
    """Return the robot with programmes for its angles."""
    data = tm.example("double-pendulum").to_dict()
    return robot(
        AppliedForces=data["AppliedForces"] | {"Torques": {"OA": "M1", "AB": "M2"}},
        Inputs={"M1": "0", "M2": "0"},
        Programmes={
            q: {"equation": f"{q} = {way}", "by": ["M1", "M2"]} for q, way in PROGRAMMES.items()
        },
    )


def wire():
    """Return a bead on a rough wire, whose actuator is too weak; its lock is oblique to x and y."""
    return tm.System(
        *(["x", "y"], ["m", "m"], ["F", "-m*g"]),
        [tm.Constraint("y = x^2/2", "wire", friction=0.2)],
        parameters={"m": 1, "g": 9.81},
        start={"vx": 1},
        programmes=[tm.Programme("x = sin(t)", by="F", alpha=3, beta=3)],
        limits={"F": (-4, 4)},
    )


SYSTEMS = {x.__name__: x for x in (block, incline, cart, table, weak, wire)}


def test_a_block_is_pushed_against_its_friction():
    motion = block().simulate((0, 3, 0.01), **ACCURATE)
    t = motion.t
    exact = -2 * 1.2 * np.sin(2 * t) + 0.3 * 2 * 9.81 * np.sign(np.cos(2 * t))
    assert len(motion.changes) == 2
    assert np.abs(motion["x"] - 0.3 * np.sin(2 * t)).max() < 1e-10
    assert np.abs(motion["F"] - exact).max() < 1e-8


def test_the_work_of_friction_is_that_of_its_path():
    motion = block().simulate((0, 0.7, 0.001), **ACCURATE)
    assert np.abs(motion.work_nonideal + 0.3 * 2 * 9.81 * motion["x"]).max() < 1e-5


def test_the_force_of_an_actuator_presses_the_block_to_a_slope():
    motion = incline().simulate((0, 3, 0.01), **ACCURATE)
    t = motion.t
    side = np.where(np.sin(3 * t + 1e-12) > 0, 1, -1)
    slope = 2 * 1.8 * np.cos(3 * t) + 2 * 9.81 / 2 + side * 0.3 * 2 * 9.81 * np.sqrt(3) / 2
    exact = slope / (np.cos(0.4) - side * 0.3 * np.sin(0.4))
    assert np.abs(motion["x"] - 0.2 * (1 - np.cos(3 * t))).max() < 1e-9
    assert np.abs(motion["F"] - exact).max() < 1e-7


def test_friction_on_a_surface_opposes_the_velocity():
    motion = table().simulate((0, 3, 0.01), **ACCURATE)
    speed = np.hypot(motion["vx"], motion["vy"])
    for force, v, shape in (("F", "vx", np.cos), ("G", "vy", np.sin)):
        size = {"F": 1, "G": 0.5}[force]
        exact = -8 * size * shape(2 * motion.t) + 0.3 * 2 * 9.81 * motion[v] / speed
        assert np.abs(motion[force] - exact).max() < 1e-7


def test_a_rough_floor_carries_the_cart_and_its_pendulum():
    motion = cart().simulate((0, 3, 0.01), **ACCURATE)
    m, M = 2, 3
    normal = (m + M) * 9.81 + m * motion["ay"]
    across = M * motion["aX"] + m * motion["ax"]
    exact = across + 0.3 * normal * np.sign(np.cos(2 * motion.t))
    assert np.abs(motion["X"] - 0.3 * np.sin(2 * motion.t)).max() < 1e-10
    assert np.abs(motion["F"] - exact).max() < 1e-7


def test_motors_overcome_friction_in_the_joints_as_drives_do():
    motion = motors().simulate((0, 1.2, 0.02), **ACCURATE)
    driven = robot(Drives=PROGRAMMES, ProblemData={"tend": 1}).simulate((0, 1.2, 0.02), **ACCURATE)
    assert len(motion.changes) == 2
    assert np.abs(motion.q - driven.q[:, : motion.q.shape[1]]).max() < 1e-8
    for name, q in (("M1", "theta_OA"), ("M2", "theta_AB")):
        assert np.abs(motion[name] + driven[f"lambda_drive_of_{q}"]).max() < 1e-6


def test_an_actuator_at_its_limit_slides_with_the_force_that_is_left():
    limited = block("10", start={}, limits={"F": (-9, 9)})
    motion = limited.simulate((0, 1, 0.01), **ACCURATE)
    a = 9 / 2 - 0.3 * 9.81
    assert np.abs(motion["x"] - a / 2 * motion.t**2).max() < 1e-10
    assert np.abs(motion["F"] - 9).max() < 1e-12


def test_an_actuator_that_is_too_weak_pushes_with_all_its_force():
    motion = weak().simulate((0, 2, 0.1), **ACCURATE)
    a = 5 / 2 - 0.3 * 9.81
    t = np.minimum(motion.t, -0.6 / a)
    assert np.abs(motion["x"] - 0.6 * t - a / 2 * t**2).max() < 1e-9
    assert np.abs(motion["F"] - 5).max() < 1e-9
    held = motion.t > -0.6 / a
    assert np.abs(motion["lambda_floor_sticks"][held] - 5).max() < 1e-9


def test_an_actuator_pushes_with_all_its_force_in_an_oblique_lock():
    motion = wire().simulate((0, 2, 0.05), **ACCURATE)
    stuck = motion.t > motion.changes[0].time
    assert len(motion.changes) == 1 and stuck.sum() > 20
    assert np.ptp(motion["x"][stuck]) < 1e-14
    assert np.abs(motion["F"][stuck] - 4).max() < 1e-12


def test_a_programme_of_a_point_that_oblique_constraints_hold_is_refused():
    held = tm.System(
        *(["x", "y"], ["m", "m"], ["F", "-m*g"], ["y = 0.4875*x", "0.9*x + 0.438*y = 0"]),
        parameters={"m": 1, "g": 9.81},
        programmes=[tm.Programme("x = 0.1*t^2", by="F", name="way")],
    )
    for compiled in (False, True):
        with pytest.raises(tm.TeachmechError, match="the actuators cannot enforce way"):
            held.simulate((0, 1, 0.1), method="dop853", compiled=compiled)


def test_a_friction_that_sticks_next_to_a_programme_is_a_constraint():
    # the rough hinge holds the rod on its cart; the actuator moves both
    rod = tm.System(
        *(["x", "phi"], [["M + m", "m*L*cos(phi)"], ["m*L*cos(phi)", "m*L^2"]]),
        ["F + m*L*vphi^2*sin(phi)", 0],
        [tm.Constraint("", "hinge", friction=1, slip="vphi", normal="3")],
        parameters={"M": 2, "m": 1, "L": 0.5},
        programmes=[tm.Programme("x = t^3 + t^2", by="F")],
    )
    motion = rod.simulate((0, 0.6, 0.1), **ACCURATE)
    a = 6 * motion.t + 2
    assert np.abs(motion["phi"]).max() < 1e-14
    assert np.abs(motion["F"] - 3 * a).max() < 1e-8


@pytest.mark.few("cart")
@pytest.mark.parametrize("name", SYSTEMS)
def test_machine_code_takes_the_same_steps(name):
    assert_machine_code_agrees(SYSTEMS[name], 1e-11, 1e-7)


@pytest.mark.few("incline")
@pytest.mark.parametrize("name", SYSTEMS)
def test_a_page_computes_the_same_motion(name, tmp_path):
    assert_a_page_agrees(SYSTEMS[name], 1e-11, tmp_path)


def test_forces_of_a_programme_at_rest_are_not_invented():
    with pytest.raises(tm.TeachmechError, match="way is at rest while friction sticks"):
        block("t^3", start={}).simulate((0, 1, 0.1))


def test_friction_that_no_force_overcomes_is_named():
    steep = block("t^2", ("F*cos(1.4)", "-m*g - F*sin(1.4)"), start={})
    with pytest.raises(tm.TeachmechError, match="floor sticks, and no force of the act"):
        steep.simulate((0, 1, 0.1))


def test_time_stepping_has_no_programmes():
    with pytest.raises(tm.TeachmechError, match="time stepping omits"):
        block().simulate((0, 1, 0.1), method="moreau")
