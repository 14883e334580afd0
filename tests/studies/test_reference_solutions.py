"""Reference solutions: how exact they are, and whether the estimate says so."""

import numpy as np
import pytest

import teachmech as tm

pytest.importorskip("llvmlite")


def conical(**changes):
    """Return a pendulum of length 1 that turns at z = -0.8 with omega^2 = g / 0.8."""
    start = {"x": 0.6, "z": -0.8, "vy": "0.6*sqrt(9.81/0.8)"}
    forces = [0, 0, "-9.81"]
    return tm.System(["x", "y", "z"], [1] * 3, forces, ["x^2+y^2+z^2=1"], start=start, **changes)


def test_the_estimate_tells_the_error_of_uniform_rotation():
    """Both are rounding; two runs may be nearer to each other than to the truth."""
    found = tm.reference(conical(), (0, 200))
    angle = np.sqrt(9.81 / 0.8) * found.motion.t
    exact = np.column_stack([0.6 * np.cos(angle), 0.6 * np.sin(angle), np.full_like(angle, -0.8)])
    error = np.abs(found.motion.q - exact).max()
    assert error < 1e-11
    assert error / 3 <= found.error < 1e-9
    assert found.digits > 9


def test_it_is_more_exact_than_the_least_tolerance_of_simulate():
    angle = np.sqrt(9.81 / 0.8) * 1000
    exact = 0.6 * np.array([np.cos(angle), np.sin(angle)])
    options = {"time": (0, 1000, 1000), "method": "dop853", "tolerance": 3e-14}
    usual = conical().simulate(**options, compiled=True)
    best = tm.reference(conical(), (0, 1000, 1000))
    off = [np.abs(motion.q[-1, :2] - exact).max() for motion in (usual, best.motion)]
    assert off[1] < off[0] / 3


def test_in_chaotic_motion_the_estimate_grows_with_the_errors():
    problem = tm.example("double-pendulum")
    early, late = (tm.reference(problem, (0, end)).error for end in (1, 15))
    assert early < 1e-11
    assert late > 30 * early


def test_what_is_stopped_is_no_reference():
    with pytest.raises(tm.ProblemError, match="no reference: stopped at"):
        tm.reference(conical(), (0, 5000), progress=lambda done: False)
    assert "digits" in str(tm.reference(conical(), (0, 1)))
