"""Angular velocities of bodies in space in expressions, against Euler's equations."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation

import teachmech as tm

MOMENTS, SPIN = np.array([0.4, 0.7, 1.0]), np.array([0.3, 2.0, 1.0])
BODY = """
PhysicalParams: {c: 0.3}
Dimension: 3
PartData:
  FIXED
  Rigids: {GPQ: {Geom: [[1], [0.2, 1]], Dyna: [[], 2, [0.4, 0.7, 1]]}}
GIVEN
ProblemData:
  tend: 2
  positions: {PLACE}
  orientations: {GPQ: {axis: [0, 0, 1], angle: 0}}
  angular_velocities: {GPQ: [0.3, 2, 1]}
SolverParams: {Integration: {tol: 1e-12}}
"""


def body(given, fixed=False):
    text = BODY.replace("GIVEN", given).replace("FIXED", "Fixed: {G: []}" if fixed else "")
    return tm.Mechanism.loads(text.replace("PLACE", "" if fixed else "G: []"))


def euler(torque, t, spin=SPIN):
    """Return angular velocities in the world, by Euler's equations in the body and a quaternion."""

    def rates(_, y):
        turn, own = Rotation.from_quat(y[:4]), y[4:]
        x, w = y[:3], y[3]
        quaternion = [*(w * own + np.cross(x, own)) / 2, -(x @ own) / 2]
        acting = turn.inv().apply(torque(turn, own))
        return [*quaternion, *((acting - np.cross(own, MOMENTS * own)) / MOMENTS)]

    start = [0, 0, 0, 1, *spin]
    found = solve_ivp(rates, (t[0], t[-1]), start, "DOP853", t, rtol=1e-12, atol=1e-13).y.T
    return Rotation.from_quat(found[:, :4]).apply(found[:, 4:])


OMEGA = ", ".join(f"-c*omega_GPQ_{axis}" for axis in "xyz")
SQUARES = " + ".join(f"omega_GPQ_{axis}^2" for axis in "xyz")


@pytest.mark.parametrize(
    "given",
    [
        f"AppliedForces: {{Torques: {{GPQ: [{OMEGA}]}}}}",
        f"AppliedForces: {{Rayleigh: c*({SQUARES})/2}}",
    ],
)
def test_drag_torques_of_the_angular_velocity_agree_with_eulers_equations(given):
    mechanism = body(given)
    motion = mechanism.simulate(time=(0, 2, 0.1))
    expected = euler(lambda turn, own: -0.3 * turn.apply(own), motion.t)
    found = mechanism.body_motion(motion, "GPQ")
    np.testing.assert_allclose(found.angular_velocity, expected, atol=1e-9)
    assert np.abs(found.centroid).max() < 1e-12  # a torque alone moves no centroid


def test_the_veselova_constraint_agrees_with_eulers_equations():
    """The constraint of A. P. Veselov and L. E. Veselova (1986): the vertical component is 0."""
    mechanism = body("Constraints: {upright: omega_GPQ_z = 0}", fixed=True)
    motion = mechanism.simulate(time=(0, 2, 0.1))
    found = mechanism.body_motion(motion, "GPQ").angular_velocity
    assert np.abs(found[:, 2]).max() < 1e-10

    def holding(turn, own):
        """Return the vertical torque that holds the component at 0."""
        up = turn.inv().apply([0, 0, 1])
        free = -np.cross(own, MOMENTS * own) / MOMENTS  # and up' . own = 0
        return np.array([0, 0, -(up @ free) / (up @ (up / MOMENTS))])

    np.testing.assert_allclose(found, euler(holding, motion.t, found[0]), atol=1e-9)
    assert np.ptp(motion.kinetic_energy) < 1e-10


def test_the_angular_velocity_of_a_rod_is_perpendicular_to_its_line():
    text = """
Dimension: 3
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[2]], Dyna: [[1], 3, 1]}}
AppliedForces: {Gravity: [], Rayleigh: GIVEN}
ProblemData: {tend: 2, positions: {A: [2]}, angular_velocities: {OA: [0, 1, 2]}}
"""
    squares = [
        " + ".join(f"omega_OA_{axis}^2" for axis in "xyz"),
        "(vA_x^2 + vA_y^2 + vA_z^2)/2^2",
    ]
    turned, moved = (
        tm.Mechanism.loads(text.replace("GIVEN", f"0.7*({sum})/2")).simulate() for sum in squares
    )
    np.testing.assert_allclose(turned.q, moved.q, atol=1e-9)


def test_a_hinge_turns_its_body_at_the_rate_of_its_angle():
    text = """
Dimension: 3
PartData:
  Fixed: {O: []}
  Rigids: {OAB: {Geom: [[1], [0.3, 0.4]], Dyna: [[0.4, 0.1], 2, [0.1, 0.3, 0.35]]}}
  Joints: {h: {Hinge: [ground, OAB], At: O, Axis: [0, 1, 0]}}
AppliedForces: {Gravity: [], Torques: {h: -0.5*GIVEN*abs(GIVEN)}}
ProblemData: {tend: 2, positions: {A: [1]}, velocities: {theta_h: 3}}
"""
    along, angle = (
        tm.Mechanism.loads(text.replace("GIVEN", name)).simulate()
        for name in ("omega_OAB_y", "vtheta_h")
    )
    np.testing.assert_allclose(along["theta_h"], angle["theta_h"], atol=1e-9)


def test_joint_forces_include_torques_of_the_angular_velocity():
    mechanism = body(f"AppliedForces: {{Gravity: [], Torques: {{GPQ: [{OMEGA}]}}}}", fixed=True)
    motion = mechanism.simulate(time=(0, 1, 0.1))
    moved = mechanism.body_motion(motion, "GPQ")
    pin = mechanism.reactions(motion)["G on GPQ"]
    weight = np.array([0, 0, -2 * 9.80665])
    np.testing.assert_allclose(pin + weight, 2 * moved.acceleration, atol=1e-9)


WRONG = [
    ("omega_GQP_x", "there is no body GQP; did you mean 'GPQ'?"),
    ("omega_GPQ", "the angular velocity of GPQ is written omega_GPQ_x, omega_GPQ_y, omega_GPQ_z"),
    ("omega_GPQ_w", "the angular velocity of GPQ is written omega_GPQ_x, omega_GPQ_y"),
    ("w_GPQ_x", "the angular velocity of GPQ is written omega_GPQ_x"),
    ("vomega_GPQ_x", "the angular velocity of GPQ is written omega_GPQ_x"),
    ("omega_h", "the rate of the angle of h is written vtheta_h"),
]


@pytest.mark.parametrize(("name", "message"), WRONG)
def test_other_names_of_angular_velocities_get_the_right_suggestion(name, message):
    text = BODY.replace("FIXED", "Fixed: {G: []}").replace("PLACE", "").replace(
        "GIVEN",
        f"  Joints: {{h: {{Hinge: [ground, GPQ], At: G, Axis: [0, 0, 1]}}}}\n"
        f"AppliedForces: {{Torques: {{GPQ: [-c*{name}]}}}}",
    )  # fmt: skip
    with pytest.raises(tm.ExpressionError) as caught:
        tm.Mechanism.loads(text)
    assert message in str(caught.value)
    assert "line 8, column 4" in str(caught.value)
    assert "y_GPQ_x" not in str(caught.value)


def test_an_angular_velocity_can_be_neither_driven_nor_a_parameter():
    with pytest.raises(tm.ProblemError, match="is not the velocity of one coordinate; write"):
        body("Drives: {omega_GPQ_x: t}")
    with pytest.raises(tm.ExpressionError, match="depends on time and parameters only"):
        body("Drives: {G_x: omega_GPQ_x}")
    text = BODY.replace("{c: 0.3}", "{c: 0.3, omega_GPQ_x: 1}").replace("FIXED", "")
    text = text.replace("PLACE", "G: []").replace("GIVEN", "AppliedForces: {Forces: {G: [FORCE]}}")
    assert tm.Mechanism.loads(text.replace("FORCE", "-vG_x")).system.parameters["omega_GPQ_x"]
    with pytest.raises(tm.ProblemError, match="is both a parameter and an angular velocity"):
        tm.Mechanism.loads(text.replace("FORCE", "omega_GPQ_x"))


@pytest.mark.parametrize("name", ["omega_OA", "w_OA", "thetadot_OA", "theta_dot_OA"])
def test_in_the_plane_the_rate_of_the_angle_is_offered(name):
    text = f"""
PartData: {{Fixed: {{O: []}}, Rigids: {{OA: {{Geom: [[1]], Dyna: [[0.5], 1, 1]}}}}}}
AppliedForces: {{Torques: {{OA: -2*{name}}}}}
ProblemData: {{tend: 1, positions: {{A: [1]}}}}
"""
    with pytest.raises(tm.ExpressionError, match="of OA is written vtheta_OA"):
        tm.Mechanism.loads(text)
