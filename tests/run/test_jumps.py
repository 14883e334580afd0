"""A constraint whose value jumps ends a projected run in a sentence, at the jump."""

import numpy as np
import pytest

import teachmech as tm


def turning(rate=2):
    """Return a point on a circle whose angle is prescribed; atan2 returns it only up to pi."""
    constraints = ["x^2 + y^2 = 1", tm.Constraint("atan2(y, x) = w*t", "led")]
    start = {"x": 1, "vy": "w"}
    return tm.System(["x", "y"], [1, 1], [0, 0], constraints, {"w": rate}, start)


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("method", ["dop853", "rk4"])
def test_a_run_ends_at_the_cut_of_atan2(method, compiled):
    if method == "lsoda" and compiled:
        pytest.skip("LSODA is not compiled")
    with pytest.raises(tm.SimulationError) as caught:
        turning().simulate(
            (0, 4, 0.01), method=method, stabilisation="projection", compiled=compiled
        )
    message, motion = str(caught.value), caught.value.motion
    assert "no state nearby meets led any more" in message
    assert "write it without atan2" in message
    assert 1 < motion.t[-1] <= np.pi / 2
    assert motion["x"] == pytest.approx(np.cos(2 * motion.t), abs=1e-5)


def test_an_equation_without_the_jump_goes_on():
    system = turning().replace(constraints=["x^2 + y^2 = 1", "x*sin(w*t) = y*cos(w*t)"])
    motion = system.simulate((0, 4, 0.01), method="dop853")
    assert motion["y"] == pytest.approx(np.sin(2 * motion.t), abs=1e-6)


@pytest.mark.parametrize("compiled", [False, True])
def test_members_that_come_to_the_cut_fail_and_the_others_do_not(compiled):
    rates = np.linspace(0.5, 2.5, 20)
    how = {"time": (0, 2, 0.05), "method": "dop853", "compiled": compiled}
    found = tm.ensemble(turning(), vary={"w": rates.tolist()}, **how)
    assert list(found.failures) == np.flatnonzero(2 * rates > np.pi).tolist()
    assert "led" in str(found.failures[19])


def test_a_start_off_the_constraints_that_is_allowed_is_no_jump():
    rod = tm.System(["x", "y"], [1, 1], [0, -1], ["x^2 + y^2 = 1"], {}, {"x": 1.2})
    motion = rod.simulate((0, 1, 0.1), method="dop853", allow_inconsistent_start=True)
    assert motion.t[-1] == 1
