"""Integrators: order of convergence, stored times, settings."""

from functools import partial

import numpy as np
import pytest
import scipy.integrate

import teachmech as tm
from teachmech.numerics.integrators import INTEGRATORS, METHODS, Settings, rk4, stored_times

pytestmark = pytest.mark.quick


def oscillator(t, y, p):
    return np.array([y[1], -p[0] * y[0], 0.0, 0.0])  # and the works


def integrator(name):
    """Return the generator of a method, with its solver of SciPy."""
    method = METHODS[name]
    if method.tableau:
        return partial(method.integrate, method.tableau)
    if not method.solver:
        return method.integrate
    return partial(method.integrate, getattr(scipy.integrate, method.solver))


def integrate(method, times, tolerance=None):
    states = [np.array([1.0, 0.0, 0.0, 0.0])]
    for _, passed, _ in method(
        oscillator, times, states[0], np.array([4.0]), tolerance, np.ones(4), None
    ):
        states.extend(state for _, state in passed)
    return np.array(states)


def test_rk4_converges_with_order_four():
    errors = []
    for step in (0.05, 0.025, 0.0125):
        times = stored_times(0, 2, step)
        errors.append(np.abs(integrate(rk4, times)[-1, 0] - np.cos(4)))
    assert np.log2(np.array(errors[:-1]) / errors[1:]) == pytest.approx(4, abs=0.1)


@pytest.mark.few("tsit5-100")
@pytest.mark.parametrize(
    ("name", "factor"), [("dop853", 30), ("tsit5", 100), ("lsoda", 300), ("radau", 300)]
)
def test_adaptive_methods_keep_their_tolerance_at_every_stored_time(name, factor):
    """The local tolerance, times the growth over ten seconds of steps."""
    times = stored_times(0, 10, 0.01)
    for tolerance in (1e-6, 1e-9, 1e-11):
        error = np.abs(integrate(integrator(name), times, tolerance)[:, 0] - np.cos(2 * times))
        assert error.max() < factor * tolerance


def test_radau_takes_long_steps_where_the_system_is_stiff():
    stiff = tm.System(["x"], mass=[1], forces=["-1e6*x - 1e6*vx"], start={"x": 1})
    motion = stiff.simulate(time=(0, 2, 0.01), method="radau", tolerance=1e-8)
    # after the first microseconds vx = -x, up to 1e-6
    assert motion["x"][1:] == pytest.approx(np.exp(-motion.t[1:]), rel=1e-5)
    program = {}
    exec(compile(motion.program(), "p", "exec"), program)  # noqa: S102 - what we wrote ourselves
    steps = program["run"](motion.t, np.array([1.0, 0, 0, 0]), np.array([]))
    assert sum(1 for _ in steps) < 300  # an explicit method needs a million


def test_a_method_with_memory_is_not_projected():
    with pytest.raises(
        tm.ProblemError, match="take 'baumgarte', 'augmented', 'none', or the method dop853"
    ):
        Settings.of((0, 1), method="lsoda", stabilisation="projection")
    assert Settings.of((0, 1), method="lsoda").stabilisation == "none"
    assert Settings.of((0, 1), method="radau").stabilisation == "projection"


@pytest.mark.parametrize("name", INTEGRATORS)
def test_every_method_stores_exactly_the_times_asked_for(name):
    times = stored_times(0, 1, 0.3)
    reached = []
    count = 0
    start, p = np.array([1.0, 0.0, 0.0, 0.0]), np.array([4.0])
    for t, passed, _ in integrator(name)(
        oscillator, times, start, p, 1e-8, np.ones(len(start)), None
    ):
        reached.append(t)
        count += len(passed)
    assert count == len(times) - 1
    assert reached[-1] == 1
    assert reached == sorted(reached)


@pytest.mark.parametrize("name", [n for n in INTEGRATORS if not METHODS[n].remembers])
def test_every_method_without_memory_projects_every_stored_state(name):
    def project(t, y, p):
        return y / np.hypot(y[0], y[1] / 2)

    times = stored_times(0, 1, 0.1)
    start, p = np.array([1.0, 0.0, 0.0, 0.0]), np.array([4.0])
    for _, passed, _ in integrator(name)(
        oscillator, times, start, p, 1e-3, np.ones(len(start)), project
    ):
        for _, y in passed:
            assert np.hypot(y[0], y[1] / 2) == pytest.approx(1, abs=1e-15)


def test_stored_times_end_on_the_end():
    assert stored_times(0, 1, 0.3)[-2:].tolist() == pytest.approx([0.9, 1.0])
    assert stored_times(1, 2, 5).tolist() == [1, 2]
    assert len(stored_times(0, 5, 0.005)) == 1001
    assert stored_times(0, 0.3, 0.1).tolist() == pytest.approx([0, 0.1, 0.2, 0.3])


@pytest.mark.parametrize(
    ("arguments", "key", "message"),
    [
        ({"time": (0, 1)}, "time.step", "such as dop853, need none"),
        ({"time": (1, 0, 0.1)}, "time.end", "not after the start"),
        ({"time": (0, 1, -0.1)}, "time.step", "is not positive"),
        ({"time": (0, 1, 1e-9)}, "time.step", "at most 10,000,000"),
        ({"time": 5}, "time", "is not a time span"),
        ({"time": "0, 5"}, "time", "is not a time span"),
        ({"time": (0, float("inf"), 1)}, "time.end", "not a finite number"),
        ({"time": (0, [1], 1)}, "time.end", "is not a number"),
        ({"time": (0, 1, 0.1), "method": "rk5"}, "method", "did you mean 'rk4'?"),
        ({"time": (0, 1), "method": "dop853", "tolerance": 1e-20}, "tolerance", "not between"),
        ({"time": (0, 1, 0.1), "stabilisation": "projecton"}, "stabilisation", "'projection'"),
    ],
)
def test_settings_that_make_no_sense_name_their_key(arguments, key, message):
    with pytest.raises(tm.ProblemError) as caught:
        Settings.of(**arguments)
    assert caught.value.key == key
    assert message in str(caught.value)


def test_times_may_be_constant_expressions():
    assert Settings.of(("0", "2*pi", "pi/100")).end == pytest.approx(2 * np.pi)
    with pytest.raises(tm.ExpressionError, match=r"time\.end"):
        Settings.of(("0", "2pi", "0.1"))


def test_a_run_without_a_step_says_that_the_method_with_a_constant_step_is_the_default():
    with pytest.raises(tm.ProblemError, match="the method rk4, the default, has a constant step"):
        Settings.of((0, 1))
    with pytest.raises(tm.ProblemError, match="the method rk4 has a constant step and needs the"):
        Settings.of((0, 1), method="rk4")
