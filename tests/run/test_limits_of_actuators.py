"""Steps end where an actuator reaches or leaves its limit: closed forms and orders of methods."""

import numpy as np
import pytest

import teachmech as tm
from tests.node import RUN, in_node

LEAVES = (np.sqrt(1.92) - 1.2) / 0.6  # time at which the force leaves its limit


def programme():
    """Return a block that is to be at 1 m, with a force of at most 0.6 m/s^2 times its mass."""
    aim = [tm.Programme("x = 1", by="F", alpha=1, beta=1)]
    return tm.System(["x"], [2], ["F"], programmes=aim, limits={"F": (-1.2, 1.2)})


def feedback():
    """Return the same motion by a feedback, which has the same limits."""
    law = {"F": "2*(1 - x - 2*vx)"}
    return tm.System(["x"], [2], ["F"], inputs=law, limits={"F": (-1.2, 1.2)})


def exact(t):
    """Return the position: a constant force, then a critically damped motion."""
    x, v, later = 0.3 * LEAVES**2, 0.6 * LEAVES, np.maximum(t - LEAVES, 0)
    return np.where(t < LEAVES, 0.3 * t**2, 1 + (x - 1 + (v + x - 1) * later) * np.exp(-later))


def error(system, step, **options):
    """Return the largest error of the position."""
    motion = system.simulate((0, 3, step), **options)
    return np.abs(motion["x"] - exact(motion.t)).max()


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("system", [programme, feedback])
def test_rk4_keeps_its_order_across_a_limit(system, compiled):
    errors = [error(system(), h, method="rk4", compiled=compiled) for h in (0.2, 0.1, 0.05)]
    orders = np.log2(np.divide(errors[:-1], errors[1:]))
    assert errors[-1] < 1e-7
    assert np.abs(orders - 4).max() < 0.2


@pytest.mark.few("dop853")
@pytest.mark.parametrize("method", ["dop853", "tsit5", "radau"])
def test_tolerances_hold_across_a_limit(method):
    assert error(programme(), 0.1, method=method, tolerance=1e-11) < 1e-9


def test_a_page_ends_its_steps_at_limits(tmp_path):
    for system in (programme(), feedback()):
        how = {"time": (0, 3, 0.1), "method": "rk4"}
        (tmp_path / "program.js").write_text(system.program(**how, language="javascript"), "utf-8")
        found, motion = in_node(tmp_path, RUN), system.simulate(**how, compiled=True)
        assert np.abs(np.array(found["x"]) - motion["x"]).max() < 1e-14


def test_works_are_exact_across_a_limit():
    motion = programme().simulate((0, 3, 0.01), method="dop853", tolerance=1e-12)
    assert np.abs(motion.control_works["F"] - motion.kinetic_energy).max() < 1e-9


def test_works_are_exact_where_friction_reverses():
    floor = tm.Constraint("y = 0", "floor", friction=0.3)
    aim = [tm.Programme("x = 0.3*sin(2*t)", by="F")]
    given = ["x", "y"], [2, 2], ["F", "-2*9.81"], [floor]
    motion = tm.System(*given, start={"vx": 0.6}, programmes=aim).simulate(
        (0, 2, 0.01), method="dop853", tolerance=1e-12
    )
    distance = np.abs(np.diff(0.3 * np.sin([0, np.pi / 2, 2 * 2]))).sum()
    gained = motion.kinetic_energy[-1] - motion.kinetic_energy[0]
    assert abs(motion.control_works["F"][-1] - gained - 0.3 * 2 * 9.81 * distance) < 1e-8
