"""Flat outputs: the crane, and what is not flat; linearised equations with programmes."""

import numpy as np
import pytest
from numpy.polynomial import Polynomial

import teachmech as tm

# from rest to rest in 3 s, with five derivatives that are zero at both ends
WAY = "(126*(t/3)^5 - 420*(t/3)^6 + 540*(t/3)^7 - 315*(t/3)^8 + 70*(t/3)^9)"
PATH = Polynomial([0] * 5 + [126, -420, 540, -315, 70])(Polynomial([0, 1 / 3]))
G = 9.81


def aims(x, y):
    """The load moves 5 m to the right and 2 m up."""
    return [
        tm.Programme(f"{x} = 5*{WAY}", by=["F", "W"], name="across"),
        tm.Programme(f"{y} = -4 + 2*{WAY}", by=["F", "W"], name="up"),
    ]


def crane(**others):
    """A crane with trolley s, rope l and its angle phi; F moves the trolley, W the winch."""
    return tm.Lagrangian(
        "M*vs^2/2 + J/r^2*vl^2/2 + m*((vs + vl*sin(phi) + l*vphi*cos(phi))^2"
        " + (vl*cos(phi) - l*vphi*sin(phi))^2)/2",
        "-m*g*l*cos(phi)",
        coordinates=["s", "l", "phi"],
        forces={"s": "F", "l": "W"},
        parameters={"M": 10, "m": 100, "J": 0.1, "r": 0.1, "g": G},
        start={"l": 4},
        programmes=aims("s + l*sin(phi)", "-l*cos(phi)"),
        **others,
    )


def crane_of_points():
    """The same crane in Cartesian coordinates, with the length of the rope as a constraint."""
    return tm.System(
        *(["s", "l", "x", "y"], ["M", "J/r^2", "m", "m"], ["F", "W", 0, "-m*g"]),
        constraints=["(x - s)^2 + y^2 = l^2"],
        parameters={"M": 10, "m": 100, "J": 0.1, "r": 0.1, "g": G},
        start={"l": 4, "y": -4},
        programmes=aims("x", "y"),
    )


def exact(t):
    """The rope points along (x'', g + y''); its tension is m times the length of this vector."""
    x, y = 5 * PATH, -4 + 2 * PATH
    pull = np.array([x.deriv(2)(t), G + y.deriv(2)(t)])
    phi = -np.arctan2(*pull)
    l = -y(t) / np.cos(phi)  # noqa: E741 - the length of the rope
    return {"s": x(t) - l * np.sin(phi), "l": l}, phi, 100 * np.hypot(*pull)


@pytest.mark.few("crane")
@pytest.mark.parametrize("make", [crane, crane_of_points])
def test_the_crane_follows_its_load_by_flatness(make):
    found = make().feedforward((0, 3, 0.05))
    places, phi, tension = exact(found.t)
    assert found.order == 2
    for name, values in places.items():
        k = found.system.coordinates.index(name)
        assert np.abs(found.q[:, k] - values).max() < 1e-11
    l_dd = found.a[:, found.system.coordinates.index("l")]
    s_dd = found.a[:, found.system.coordinates.index("s")]
    assert np.abs(found.controls["W"] - (0.1 / 0.1**2 * l_dd - tension)).max() < 1e-8
    assert np.abs(found.controls["F"] - (10 * s_dd - tension * np.sin(phi))).max() < 1e-8


def test_the_inputs_move_the_crane_along_the_path():
    found = crane().feedforward((0, 3, 0.01))
    motion = found.open_loop.simulate((0, 3, 0.05), method="dop853", tolerance=1e-12)
    x = motion["s"] + motion["l"] * np.sin(motion["phi"])
    assert np.abs(x - 5 * PATH(motion.t)).max() < 1e-8
    samples = crane().replace(programmes=(), inputs=found.samples, start=found.start)
    motion = samples.simulate((0, 3, 0.05), method="dop853")
    x = motion["s"] + motion["l"] * np.sin(motion["phi"])
    assert np.abs(x - 5 * PATH(motion.t)).max() < 1e-3


def test_the_crane_is_refused_by_name_if_it_is_simulated():
    with pytest.raises(tm.ProblemError, match=r"cannot enforce across: .* use feedforward"):
        crane().simulate((0, 1, 0.01))


def test_a_path_with_a_kink_is_refused():
    bent = [tm.Programme("s + l*sin(phi) = abs(t - 1)", ["F", "W"], "across"), aims("s", "l")[1]]
    with pytest.raises(tm.ProblemError, match=r"abs\(...\) in the programme across has no"):
        crane().replace(programmes=bent).feedforward((0, 2, 0.1))


def test_limits_that_are_exceeded_are_named():
    found = crane(limits={"F": (-100, 100)}).feedforward((0, 3, 0.05))
    first = found.t[np.argmax(np.abs(found.controls["F"]) > 100)]
    assert found.exceeded() == {"F": first}
    assert f"F exceeds its limit from t = {first:g} s" in str(found)


def test_a_robot_needs_no_derivatives():
    robot = tm.example("planar-robot")
    found = robot.feedforward((0, 1, 0.01))
    motion = robot.simulate((0, 1, 0.01), start=found.start, tolerance=1e-12)
    assert found.order == 0
    assert np.abs(motion.q - found.q).max() < 1e-9
    assert np.abs(motion["M1"] - found.controls["M1"]).max() < 1e-7


def test_outputs_that_are_not_flat_are_named():
    pendulum = tm.Lagrangian(
        "(M + m)*vs^2/2 + m*(L^2*vphi^2/2 + L*vs*vphi*cos(phi))",
        "-m*g*L*cos(phi)",
        coordinates=["s", "phi"],
        forces={"s": "F"},
        parameters={"M": 2, "m": 1, "L": 1, "g": G},
        programmes=[tm.Programme("s = 0.1*sin(t)", by="F")],
    )
    with pytest.raises(tm.ProblemError, match=r"do not determine the motion: .*phi.* not flat"):
        pendulum.feedforward((0, 1, 0.1))
    # the eigenvalues of the motion that remains free are those of the pendulum
    free = pendulum.replace(programmes=[tm.Programme("s = 0", by="F", alpha=2, beta=1)])
    found = np.sort_complex(free.linearise().eigenvalues)
    roots = -2 + np.array([-1, 1]) * np.sqrt(3)
    assert np.abs(found[:1] - roots[0]).max() < 1e-12
    assert np.abs(found[1:2] - roots[1]).max() < 1e-12
    assert np.abs(np.abs(found[2:].imag) - np.sqrt(G)).max() < 1e-12


def test_linearised_programmes_agree_with_differences_of_accelerations():
    robot = tm.example("planar-robot").system.replace(limits={})
    found = robot.linearise()
    columns = []
    for name in (*robot.coordinates, *robot.velocities):
        value, h = float(robot.start.get(name, 0)), 1e-5
        ends = [
            robot.replace(start={name: value + s}).simulate((0, 1e-3, 1e-3)).a[0] for s in (h, -h)
        ]
        columns.append((ends[0] - ends[1]) / (2 * h))
    assert np.abs(np.array(columns).T - found.A[2:]).max() < 1e-6


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"programmes": ()}, "no programme that it could follow"),
        (
            {"programmes": [tm.Programme("x = 2 + t", "F"), tm.Programme("x = 1", "F", "other")]},
            "no motion near the start meets the programmes",
        ),
        ({"inputs": {"F": {"times": [0, 1], "values": [0, 1]}}}, "has no formula"),
    ],
)
def test_what_cannot_be_followed_is_refused(change, message):
    cart = tm.System(["x"], [1], ["F"], inputs={"F": 0}, programmes=[tm.Programme("x = t", "F")])
    with pytest.raises(tm.ProblemError, match=message):
        cart.replace(**change).feedforward((0, 1, 0.1))


def test_an_actuator_at_its_limit_is_not_linearised():
    cart = tm.System(
        ["x"], [1], ["F"], programmes=[tm.Programme("x = 10", "F")], limits={"F": (-3, 3)}
    )
    with pytest.raises(tm.ProblemError, match="F is at its limit"):
        cart.linearise()
