"""Every run ends, with a motion or with a sentence that keeps the motion so far."""

import numpy as np
import pytest

import teachmech as tm

WAYS = [("dop853", False), ("dop853", True), ("lsoda", False), ("radau", False), ("radau", True)]


def friction():
    """v = 2 - 3 t, until the friction turns to and fro at t = 2/3."""
    return tm.System(["x"], mass=[1], forces=["-3*sign(vx)"], start={"vx": 2})


@pytest.mark.parametrize(("method", "compiled"), WAYS)
def test_friction_that_jumps_to_and_fro_ends_with_a_sentence(method, compiled):
    tolerance = 1e-6 if method == "radau" else 1e-9
    with pytest.raises(tm.SimulationError, match="jump") as caught:
        friction().simulate(
            time=(0, 1.2, 0.01), method=method, tolerance=tolerance, compiled=compiled
        )
    still = "the steps do not get on" in str(caught.value)
    assert still or method == "radau"  # whose steps may become too small before
    assert still == ("tanh(v/eps)" in str(caught.value))
    motion = caught.value.motion
    assert motion.t[-1] == pytest.approx(0.66)
    assert motion["vx"] == pytest.approx(2 - 3 * motion.t, abs=1e-6)


def test_a_system_without_any_mass_is_not_compiled():
    """Its accelerations would be differences of its forces, however large these are."""
    led = tm.System(["y"], [0], ["-1e20*y"], ["y = 0.3*sin(3*t)"], start={"vy": 0.9})
    with pytest.raises(tm.ProblemError, match="without any mass is not compiled"):
        led.simulate(time=(0, 1, 0.02), compiled=True)
    motion = led.simulate(time=(0, 1, 0.02), method="dop853")
    assert motion["ay"] == pytest.approx(-2.7 * np.sin(3 * motion.t), abs=1e-6)


def test_friction_runs_by_steps_that_are_given_and_when_it_is_smooth():
    motion = friction().simulate(time=(0, 1.2, 0.001), method="rk4")
    assert abs(motion["vx"][-1]) < 3e-3
    smooth = friction().replace(forces=["-3*tanh(1000*vx)"])
    motion = smooth.simulate(time=(0, 1.2, 0.01), method="radau")
    assert motion["x"][-1] == pytest.approx(2 / 3, abs=1e-3)


@pytest.mark.parametrize("stop", [None, "x = 10"])
@pytest.mark.parametrize(("method", "compiled"), WAYS)
def test_a_mass_that_vanishes_ends_the_run(method, compiled, stop):
    """m = 1 - t under a unit force: vx = 1 - ln(1 - t)."""
    rocket = tm.System(["x"], mass=["1 - t"], forces=[1], start={"vx": 1})
    with pytest.raises(tm.SimulationError) as caught:
        rocket.simulate(time=(0, 2, 0.01), method=method, compiled=compiled, until=stop)
    motion = caught.value.motion
    assert motion.t[-1] == pytest.approx(0.99)
    assert motion["vx"] == pytest.approx(1 - np.log(1 - motion.t), rel=1e-6)


@pytest.mark.parametrize(("method", "compiled"), [*WAYS, ("rk4", False), ("rk4", True)])
def test_a_force_that_leaves_its_domain_keeps_the_motion_so_far(method, compiled):
    system = tm.System(["x"], mass=[1], forces=["asin(x)"], start={"vx": 1})
    with pytest.raises(tm.SimulationError, match="cannot go on") as caught:
        system.simulate(time=(0, 2, 0.01), method=method, compiled=compiled)
    assert caught.value.motion["x"][-1] == pytest.approx(1, abs=0.03)


@pytest.mark.parametrize("method", ["rk4", "dop853", "lsoda", "radau", "kinematic"])
def test_constraints_that_determine_all_need_no_mass(method):
    led = tm.System(
        ["x", "y"], [0, 0], [0, 0], ["x = cos(t)", "y = sin(t)"], start={"x": 1, "vy": 1}
    )
    motion = led.simulate(time=(0, 2, 0.01), method=method)
    assert motion["x"] == pytest.approx(np.cos(motion.t), abs=1e-6)
    assert motion["y"] == pytest.approx(np.sin(motion.t), abs=1e-6)
    off = led.replace(start={"x": 1.1})
    with pytest.raises(tm.InconsistentStartError, match="nearest consistent start: x = 1"):
        off.simulate(time=(0, 2, 0.01), method=method)
