"""Steady motions against closed forms and simulated motions."""

import numpy as np
import pytest

import teachmech as tm
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
