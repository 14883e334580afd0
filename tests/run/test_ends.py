"""Every run ends, with a motion or with a sentence that keeps the motion so far."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.numerics.integrators import keeps_on

WAYS = [
    ("dop853", False),
    ("dop853", True),
    ("tsit5", True),
    ("lsoda", False),
    ("radau", False),
    ("radau", True),
]


def friction():
    """v = 2 - 3 t, until the friction turns to and fro at t = 2/3."""
    return tm.System(["x"], mass=[1], forces=["-3*sign(vx)"], start={"vx": 2})


@pytest.mark.few("dop853", "lsoda")
@pytest.mark.parametrize(("method", "compiled"), WAYS)
def test_friction_that_jumps_to_and_fro_ends_with_a_sentence(method, compiled):
    tolerance = 1e-6 if method == "radau" else 1e-9
    with pytest.raises(tm.SimulationError, match="jump") as caught:
        friction().simulate(
            time=(0, 1.2, 0.01), method=method, tolerance=tolerance, compiled=compiled
        )
    still = "the integration has stalled" in str(caught.value)
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


@pytest.mark.few("dop853-False", "radau-True-None", "lsoda-False-None")
@pytest.mark.parametrize("stop", [None, "x = 10"])
@pytest.mark.few("lsoda-False-None")
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


@pytest.mark.parametrize("method", ["rk4", "dop853", "lsoda", "radau", "kinematic", "moreau"])
def test_constraints_that_determine_all_need_no_mass(method):
    led = tm.System(
        ["x", "y"], [0, 0], [0, 0], ["x = cos(t)", "y = sin(t)"], start={"x": 1, "vy": 1}
    )
    motion = led.simulate(time=(0, 0.5, 0.01), method=method)
    assert motion["x"] == pytest.approx(np.cos(motion.t), abs=1e-6)
    assert motion["y"] == pytest.approx(np.sin(motion.t), abs=1e-6)
    off = led.replace(start={"x": 1.1})
    with pytest.raises(tm.InconsistentStartError, match="nearest consistent start: x = 1"):
        off.simulate(time=(0, 0.5, 0.01), method=method)


def stretched_links():
    """Return three links of length 1 that are stretched between points 3 apart."""
    links = ["x1^2 + y1^2 = 1", "(x2 - x1)^2 + (y2 - y1)^2 = 1", "(x2 - 3)^2 + y2^2 = 1"]
    return tm.System(
        ["x1", "y1", "x2", "y2"], [1] * 4, [0, -9.81] * 2, links, start={"x1": 1, "x2": 2}
    )


def test_stretched_links_are_told_to_be_locked():
    assert "no other state near it meets the constraints" in str(tm.freedom(stretched_links()))


WITHOUT_END = [("dop853", None), ("dop853", False), ("radau", None), ("rk4", None), ("lsoda", None)]


@pytest.mark.parametrize(("method", "compiled"), WITHOUT_END)
@pytest.mark.few("dop853-None", "rk4")
def test_a_start_that_can_move_for_an_instant_only_is_refused(method, compiled):
    stretched = stretched_links()
    with pytest.raises(tm.InconsistentStartError, match="can move for an instant only") as caught:
        stretched.simulate(time=(0, 1, 0.01), method=method, compiled=compiled)
    assert list(caught.value.violations) == ["c1", "c2", "c3"]
    at_rest = stretched.replace(forces=[3, 0, -1, 0])  # along the links, which hold it
    motion = at_rest.simulate(time=(0, 0.1, 0.01), method=method, compiled=compiled)
    assert motion.q[-1] == pytest.approx([1, 0, 2, 0], abs=1e-12)


def test_a_singular_start_from_which_it_can_move_is_not_refused():
    """Two links of length 1 hang folded from points that coincide: together they are a pendulum."""
    links = ["x^2 + y^2 = 1", "x^2 + y^2 = 1"]
    swing = tm.System(["x", "y"], [1, 1], [0, -9.81], links, start={"x": 1})
    assert swing.simulate(time=(0, 0.1, 0.01), method="dop853").rank.max() == 1


def test_a_body_that_is_too_light_is_named():
    """2 N m turn 1e-9 kg m^2 with 2e9 rad/s^2: after a second it would have turned 1e9 radians."""
    torque = ["-2*y/(x^2 + y^2)", "2*x/(x^2 + y^2)"]
    light = tm.System(["x", "y"], [1e-9, 1e-9], torque, ["x^2 + y^2 = 1"], start={"x": 1})
    with pytest.raises(tm.SimulationError, match="too fast for its time span") as caught:
        light.simulate(time=(0, 1), method="dop853")
    said = str(caught.value)
    assert "changes fastest there" in said
    assert "mass 1e-09" in said
    assert "drive" not in said
    assert "conflict" not in said
    motion = caught.value.motion
    assert np.hypot(*motion.v.T) == pytest.approx(2e9 * motion.t, rel=1e-4)  # error after 1e5 steps


def test_steps_that_get_ever_shorter_end_long_before_they_stand_still():
    """Three steps a radian of a turn phi = 1e9 t^2: t is the root of their number over 3e9."""
    taken = [(np.sqrt(k / 3e9), [], None) for k in range(1, 100_000)]
    passed = keeps_on(iter(taken), np.array([0.0, 1.0]))
    with pytest.raises(FloatingPointError, match="too fast for its time span"):
        for count, _ in enumerate(passed, start=1):
            assert count < 20_000


@pytest.mark.few("False")
@pytest.mark.parametrize("compiled", [None, False])
def test_a_time_span_of_many_years_is_what_is_said_to_be_too_long(compiled):
    with pytest.raises(tm.SimulationError, match=r"too fast for its time span.*end sooner"):
        tm.simulate("pendulum", (0, 1e9), method="dop853", compiled=compiled)


@pytest.mark.few("False")
@pytest.mark.parametrize("compiled", [None, False])
def test_a_distance_that_is_led_to_zero_is_named(compiled):
    """At the distance 1 - t the angular momentum asks for the speed 0.1/(1 - t)."""
    led = tm.System(
        ["x", "y"], [1, 1], [0, 0], ["x^2 + y^2 = (1 - t)^2"], start={"x": 1, "vx": -1, "vy": 0.1}
    )
    with pytest.raises(tm.SimulationError, match="row of A of c1 is almost zero") as caught:
        led.simulate(time=(0, 2, 0.01), method="dop853", compiled=compiled)
    assert "jump" not in str(caught.value)
    motion = caught.value.motion
    speed = np.hypot(*motion.v.T)
    assert speed == pytest.approx(np.hypot(1, 0.1 / (1 - motion.t)), rel=1e-6)


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_force_beyond_all_sizes_is_called_so(method):
    with pytest.raises(tm.ProblemError, match="too large to be squared"):
        tm.System(["x"], [1], [1e300]).simulate(time=(0, 1, 0.1), method=method)
