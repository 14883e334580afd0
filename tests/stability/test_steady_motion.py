"""Steady motions against closed forms and simulated motions."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import plots
from tests.stability import closed_forms

pytestmark = pytest.mark.quick
G = closed_forms.G


@pytest.mark.parametrize("fixed", ["theta", "vphi"])
def test_a_conical_pendulum(fixed):
    theta, L = 0.6, 1.3
    W = np.sqrt(G / (L * np.cos(theta)))
    start = (theta, 2.5) if fixed == "theta" else (0.5, W)
    found = closed_forms.spherical_pendulum(*start, L).steady_motion(fixed=[fixed])
    assert found.running == ("phi",)
    assert [found.start["theta"], found.start["vphi"]] == pytest.approx([theta, W], abs=1e-10)


def test_slow_and_fast_precession_of_a_top():
    """A W^2 cos(theta) - C s W + w = 0 with the angular velocity s along the axis."""
    A, C, weight, theta = 0.004, 0.002, 0.5, 0.5
    for guess in (2.0, 60.0):
        top = closed_forms.heavy_top(theta, guess, 100.0)
        found = top.steady_motion(fixed=["theta", "vpsi"])
        W = found.start["vphi"]
        spin = found.start["vpsi"] + W * np.cos(theta)
        assert abs(A * W**2 * np.cos(theta) - C * spin * W + weight) < 1e-10
        assert found.running == ("phi", "psi")


def test_a_disk_rolls_in_a_circle():
    """x and y of the centre are not constant: they follow the heading."""
    disk = closed_forms.rolling_ring(1.5, 0.25).replace(start={"lean": 0.2, "vpsi": 1.0})
    found = disk.steady_motion(fixed=["lean", "vphi"])
    assert found.running == ("psi", "phi") and found.start["lean"] == 0.2
    motion = disk.simulate(start=found.start, time=(0, 4, 0.1), method="dop853", tolerance=1e-12)
    for name in ("lean", "vpsi", "vphi"):
        assert np.ptp(motion[name]) < 1e-10
    size = np.abs(found.linearisation.eigenvalues).max()
    slightly = {**found.start, "vlean": 1e-5}
    near = disk.simulate(start=slightly, time=(0, 2 * np.pi / size, 0.01), method="dop853")
    assert near["lean"][-1] == pytest.approx(0.2, abs=3e-8)  # after one period of its oscillation


def test_named_coordinates_run():
    disk = closed_forms.rolling_ring(1.5, 0.25).replace(start={"lean": 0.2, "vpsi": 1.0})
    named = disk.steady_motion(fixed=["lean", "vphi"], running=["psi", "phi"])
    assert named.start == pytest.approx(disk.steady_motion(fixed=["lean", "vphi"]).start)


def test_what_is_not_steady_is_named():
    at_rest = closed_forms.spherical_pendulum(0.6, 0.0)
    with pytest.raises(tm.ProblemError, match="no coordinate runs"):
        at_rest.steady_motion()
    with pytest.raises(tm.ProblemError, match="no coordinate 'z'"):
        at_rest.steady_motion(running=["z"])
    swinging = closed_forms.spherical_pendulum(2.0, 1.0)  # above the pivot nothing balances
    with pytest.raises(tm.ProblemError, match="no steady motion of phi was found"):
        swinging.steady_motion(fixed=["theta"])


@pytest.fixture(scope="module")
def governor():
    """Watt's governor with a spindle of its own inertia; cos(theta) = (m + M) g/(m l vphi^2)."""
    return tm.Lagrangian(
        T="m*l^2*(vtheta^2 + sin(theta)^2*vphi^2) + 2*M*l^2*sin(theta)^2*vtheta^2 + J*vphi^2/2",
        V="-2*(m + M)*g*l*cos(theta)",
        coordinates=["theta", "phi"],
        parameters={"m": 1, "M": 2, "l": 0.3, "g": G, "J": 0.1},
        start={"theta": 0.8, "vphi": 12},
        name="governor",
    )


def test_a_governor_opens_at_its_critical_speed(governor):
    (found,) = branches = governor.steady_branches("vphi", (8, 14))
    theta, speed = found.positions["theta"], found.velocities["vphi"]
    assert speed == pytest.approx(found.values, abs=1e-12)
    assert np.cos(theta) == pytest.approx(3 * G / (0.3 * speed**2), abs=1e-9)
    assert found.values[list(found.folds)] == pytest.approx([np.sqrt(3 * G / 0.3)], abs=1e-8)
    assert theta[0] == pytest.approx(-theta[-1], abs=1e-9) and len(found) > 20
    assert "steady motions over vphi" in str(branches)
    figure = plots.bifurcation(branches, "theta")
    assert figure.axes[0].get_title() == "governor: steady motions over vphi"


def test_a_governor_over_a_parameter_with_a_given_speed(governor):
    (found,) = governor.steady_branches("l", (0.25, 0.5), fixed=["vphi"])
    assert np.ptp(found.velocities["vphi"]) == 0
    theta = found.positions["theta"]
    assert np.cos(theta) == pytest.approx(3 * G / (found.values * 12**2), abs=1e-9)
    assert sorted({found.values.min(), found.values.max()}) == [0.25, 0.5]


def test_conical_pendulums_of_all_angles():
    pendulum = closed_forms.spherical_pendulum(0.6, 3.0)
    (found,) = pendulum.steady_branches("theta", (0.2, 1.3))
    square = found.velocities["vphi"] ** 2
    assert square * 1.3 * np.cos(found.values) == pytest.approx(G, abs=1e-9)
    assert found.values.min() == 0.2 and found.values.max() == 1.3


def test_a_branch_that_does_not_exist_is_named(governor):
    with pytest.raises(tm.ProblemError, match="no parameter or value 'Q'"):
        governor.steady_branches("Q", (0, 1))
    with pytest.raises(tm.ProblemError, match="the range of vphi is not valid"):
        governor.steady_branches("vphi", (1, 1))
    with pytest.raises(tm.ProblemError, match="no coordinate runs"):
        governor.steady_branches("l", (0.2, 0.3), start={"vphi": 0})
