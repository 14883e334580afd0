"""Arrows that show how a parameter or a start value moves the points of a motion."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.animation.scene import Scene

MASS = tm.System(
    ["x"], ["m"], ["-k*x"], parameters={"m": 1, "k": 4}, start={"x": 1}, points={"A": ["x"]}
)


def test_an_arrow_leads_to_the_position_after_the_change():
    motion = MASS.simulate(time=(0, 2, 0.05))
    scene = Scene.of(motion, arrows=MASS.sensitivities(["k", "x"], motion.t))
    by_k, by_x = scene.forces[-2:]

    assert (by_k.title, by_x.title) == ("change for k + 2", "change for x + 0.5")
    assert (by_k.shown, by_x.shown) == (True, False)
    t = scene.times
    assert by_k.values[:, 0, 0] == pytest.approx(-t * np.sin(2 * t) / 2, abs=1e-6)
    assert by_x.values[:, 0, 0] == pytest.approx(0.5 * np.cos(2 * t), abs=1e-6)
    assert by_k.drawn(scene.scale) == 1  # metre for metre
    assert scene.description()["forces"][-1]["metres"]


@pytest.mark.parametrize(
    "name, parameter",
    [("double-pendulum", "g"), ("slider-crank", "tau"), ("heavy-top", "m")],
)
def test_the_arrows_are_differences_of_two_motions(name, parameter):
    given = tm.example(name)
    system, change = getattr(given, "system", given), 1e-4
    value = system.parameter_values[parameter]
    options = {"time": (0, 0.5, 0.05), "method": "dop853", "tolerance": 1e-11}
    near = [given.simulate(parameters={parameter: value + x}, **options) for x in (-change, change)]
    motion = given.simulate(**options)
    scene = Scene.of(motion, arrows=system.sensitivities([parameter], motion.t))
    kind = scene.forces[-1]
    step = float(kind.title.split()[4])
    low, high = (Scene.of(x) for x in near)
    chosen = np.searchsorted(scene.times, motion.t.astype(np.float32))
    at = np.searchsorted(low.times, motion.t.astype(np.float32))
    slope = kind.values[chosen] / step
    expected = (high.points[at] - low.points[at])[:, kind.points] / (2 * change)

    assert np.abs(slope).max() > 1e-3
    assert slope == pytest.approx(
        expected, abs=1e-2 * float(np.abs(slope).max())
    )  # of single precision


def test_derivatives_of_another_motion_are_refused():
    motion = MASS.simulate(time=(0, 2, 0.05))
    with pytest.raises(tm.ProblemError, match="a list is neither forces by name nor sensitivities"):
        Scene.of(motion, arrows=[1, 2])
    other = MASS.sensitivities(["k"], motion.t, start={"x": 2})
    with pytest.raises(tm.ProblemError, match="derivatives of another motion"):
        Scene.of(motion, arrows=other)
    with pytest.raises(tm.ProblemError, match="from 0 s to 1 s, but the motion from 0 s to 2 s"):
        Scene.of(motion, arrows=MASS.sensitivities(["k"], np.linspace(0, 1, 11)))
