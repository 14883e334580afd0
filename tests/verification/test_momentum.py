"""The laws of momentum: met by motions, and broken by a wrong velocity or force."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.verification.momentum import momentum_balances

HOW = {"method": "dop853", "tolerance": 1e-13, "stabilisation": "projection"}
BOTH = ["linear momentum", "angular momentum"]


@pytest.mark.few("slider-crank")
@pytest.mark.parametrize("name", ["double-pendulum", "heavy-top", "slider-crank"])
def test_forces_from_outside_change_the_momentum(name):
    begin = tm.example(name).settings.start
    found = momentum_balances(tm.simulate(name, (begin, begin + 0.4, 0.02), **HOW))
    assert [*found] == BOTH
    assert max(off.max() for off in found.values()) < 1e-11


def test_a_wrong_velocity_is_found_at_its_time():
    motion = tm.simulate("double-pendulum", (0, 0.4, 0.02), **HOW)
    motion.v[12] *= 1 + 1e-6
    for off in momentum_balances(motion).values():
        assert np.flatnonzero(off > 1e-10)[0] == 12


def test_laws_that_say_nothing_are_refused_with_the_reason():
    angle = tm.System(["phi"], [1], ["-g*sin(phi)"], parameters={"g": 9.81})
    with pytest.raises(tm.ProblemError, match="not those of points"):
        momentum_balances(angle.simulate(time=(0, 1, 0.1)))
    with pytest.raises(tm.ProblemError, match="constraints change"):
        momentum_balances(tm.simulate("bouncing-ball", (0, 2, 0.1)))
    falls = tm.System(["x"], ["1 + x^2"], [1], points={"P": ["x"]})
    with pytest.raises(tm.ProblemError, match="depends on positions"):
        momentum_balances(falls.simulate(time=(0, 1, 0.1)))


def test_forces_that_are_not_resolved_are_refused():
    shaken = tm.System(["x"], [1], ["sin(1000*t)"], points={"P": ["x"]})
    with pytest.raises(tm.ProblemError, match="too quickly"):
        momentum_balances(shaken.simulate(time=(0, 1, 0.25), method="dop853"))


def test_a_mass_that_is_not_the_same_in_all_directions_has_no_angular_momentum():
    system = tm.System(["x", "y"], [1, 2], [0, -1], points={"P": ["x", "y"]}, start={"vx": 1})
    found = momentum_balances(system.simulate(time=(0, 1, 0.1), **HOW))
    assert [*found] == BOTH[:1]
