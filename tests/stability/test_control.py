"""Feedback, frequency response and python-control against each other and against motions."""

import control
import numpy as np
import pytest

import teachmech as tm
from tests.stability import closed_forms

pytestmark = pytest.mark.quick
G = closed_forms.G


def cart(start=None):
    """Return a cart with a pendulum that stands if phi = 0, pushed by the force u."""
    return tm.Lagrangian(
        T="(M + m)*vx^2/2 - m*L*cos(phi)*vx*vphi + m*L^2*vphi^2/2",
        V="m*g*L*cos(phi)",
        coordinates=["x", "phi"],
        parameters={"M": 1.2, "m": 0.3, "L": 0.6, "g": G},
        forces={"x": "u"},
        inputs={"u": 0},
        start=start or {},
    )


def rod_on_a_cart():
    """Return the same cart and pendulum in Cartesian coordinates with a rod."""
    return tm.System(
        ["s", "x", "y"],
        [1.2, 0.3, 0.3],
        ["u", 0, "-0.3*g"],
        [tm.Constraint("(x - s)^2 + y^2 = L^2", "rod")],
        {"g": G, "L": 0.6},
        start={"y": 0.6},
        inputs={"u": 0},
    )


@pytest.mark.parametrize("system", [cart(), rod_on_a_cart()], ids=["energies", "rod"])
def test_a_regulator_holds_a_pendulum_from_twenty_degrees(system):
    feedback = system.linearise().regulator()
    assert (feedback.eigenvalues.real < 0).all()
    tilt = np.radians(20)
    start = {"phi": tilt}
    if "y" in system.coordinates:
        start = {"x": -0.6 * np.sin(tilt), "y": 0.6 * np.cos(tilt)}
    motion = system.simulate(
        time=(0, 20, 0.02), method="dop853", start=start, inputs=feedback.inputs
    )
    # held if the mass never falls below half its height, and everything comes to rest
    height = motion["y"] if "y" in system.coordinates else 0.6 * np.cos(motion["phi"])
    assert height.min() > 0.3
    assert np.abs(motion.v[-1]).max() < 0.02 and abs(motion.q[-1, 0]) < 0.02


def test_gains_agree_with_python_control():
    of = cart().linearise()
    weights = {"x": 2, "phi": 10, "vx": 0.5}
    found = of.regulator(weights, effort=0.1)
    costs = np.diag([weights.get(name, 0) for name in found.states])
    gain, _, poles = control.lqr(of.A, of.B, costs, np.array([[0.1]]))
    assert np.allclose(found.gain, gain, rtol=1e-8)
    assert np.allclose(np.sort(found.eigenvalues), np.sort(poles), rtol=1e-8)


def test_a_regulator_does_not_depend_on_units():
    one = cart().linearise().regulator()
    grams = tm.System(["phi"], [3e5], ["3e5*9.81*sin(phi) + u"], inputs={"u": 0})
    plain = tm.System(["phi"], [3e-4], ["3e-4*9.81*sin(phi) + u"], inputs={"u": 0})
    found = [of.linearise().regulator(effort=e) for of, e in ((grams, 1e-18), (plain, 1.0))]
    assert np.allclose(found[0].eigenvalues, found[1].eigenvalues, rtol=1e-8)
    assert one.states == ("x", "phi", "vx", "vphi")


def test_frequency_response_is_that_of_python_control_and_of_a_driven_motion():
    mass = tm.System(
        ["x", "y"],
        [1, 2],
        ["-30*x + 10*(y - x) - 2*vx + u", "-10*(y - x) - 3*vy"],
        inputs={"u": 0},
    )
    of, frequency = mass.linearise(), 0.8
    found = of.response([0.1, frequency])
    other = of.to_control()(2j * np.pi * frequency)
    assert np.allclose([found["x"][1], found["y"][1]], other[:, 0], rtol=1e-10)
    driven = mass.simulate(
        time=(0, 120, 0.01),
        method="dop853",
        inputs={"u": f"cos(2*pi*{frequency}*t)"},
    )
    late = driven.t > 110
    expected = (found["y"][1] * np.exp(2j * np.pi * frequency * driven.t[late])).real
    assert np.abs(driven["y"][late] - expected).max() < 1e-5 * np.abs(expected).max() + 1e-7


def test_poles_of_python_control_are_the_eigenvalues():
    of = tm.linearise("bicycle", parameters={"v": 5, "lean": 0})
    poles = of.to_control("theta_steer").poles()
    assert np.allclose(
        np.sort_complex(poles[np.abs(poles) > 0.01]),
        np.sort_complex(of.eigenvalues[np.abs(of.eigenvalues) > 0.01]),
        rtol=1e-6,
    )


def test_what_cannot_be_controlled_is_named():
    with pytest.raises(tm.ProblemError, match="has no input that could control it"):
        tm.linearise("pendulum").regulator()
    apart = tm.System(["x", "y"], [1, 1], ["u", "3*y"], inputs={"u": 0})
    with pytest.raises(tm.ProblemError, match="u does not reach a mode that does not decay"):
        apart.linearise().regulator()
    of = cart().linearise()
    with pytest.raises(tm.ProblemError, match="no independent coordinate or velocity 'theta'"):
        of.regulator({"theta": 1})
    with pytest.raises(tm.ProblemError, match="the effort of an input is not a positive number"):
        of.regulator(effort=0.0)
    with pytest.raises(tm.ProblemError, match="the weights of the states are not valid"):
        of.regulator({"phi": -1})
    with pytest.raises(tm.ProblemError, match="no input or coordinate 'force'"):
        of.response([1], "force")


def test_a_bicycle_is_held_upright_by_a_torque_on_its_handlebar():
    """At 3 m/s it would fall; its speed and the way along the road stay as they are."""
    upright = tm.example("bicycle").starting(0.0, None, {"v": 3, "lean": 0})
    written = upright.to_dict() | {"inputs": {"u": "0"}}
    written["forces"][upright.coordinates.index("theta_steer")] = "u"
    bicycle = tm.System.from_dict(written)
    of = bicycle.linearise()
    assert of.stability == "unstable"
    feedback = of.regulator()
    held = {"R_y", "S_y", "z_RS_y", "theta_steer", "vz_RS_y", "vtheta_steer"}
    assert set(feedback.states) == held
    assert (feedback.eigenvalues.real < 0).all()
    pushed = tm.example("bicycle").starting(0.0, None, {"v": 3, "lean": 0.1}).start
    motion = bicycle.simulate(
        start=pushed, inputs=feedback.inputs, time=(0, 6, 0.05), method="dop853"
    )
    assert np.abs(motion["z_RS_y"][-1]) < 1e-3 < 0.01 < np.abs(motion["z_RS_y"]).max()


def test_a_crane_that_is_moved_by_its_regulator_does_not_sway():
    crane = tm.Lagrangian(
        "(M + m)*vs^2/2 + m*(L^2*vphi^2/2 + L*vs*vphi*cos(phi))",
        "-m*g*L*cos(phi)",
        coordinates=["s", "phi"],
        forces={"s": "F"},
        inputs={"F": 0},
        parameters={"M": 10, "m": 100, "L": 4, "g": 9.81},
        limits={"F": (-400, 400)},
    )
    weights = {"s": 1e4, "phi": 1e5}
    feedback = crane.linearise().regulator(weights)
    how = {"time": (0, 30, 0.05), "method": "dop853", "start": {"s": -3}}
    moved = crane.simulate(**how, inputs=feedback.inputs)
    assert np.abs(moved["phi"][moved.t > 20]).max() < 1e-3
    assert abs(moved["s"][-1]) < 1e-3
    assert np.abs(moved["F"]).max() <= 400
    pd = crane.simulate(**how, inputs={"F": "-4000*s - 4000*vs"})  # looks at the trolley alone
    assert np.abs(pd["phi"][pd.t > 20]).max() > 0.01
