"""Moving pictures of modes: they meet the constraints, and keep frequency and amplitude."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.animation.scene import Scene
from tests.stability import closed_forms

pytestmark = pytest.mark.quick


def test_a_mode_moves_on_the_constraints_with_its_frequency():
    of = closed_forms.hanging_chain(3).linearise()
    for k, mode in enumerate(of.modes):
        motion = of.mode_motion(k, amplitude=0.05)
        points = motion.q.reshape(len(motion), -1, 2)
        rods = np.diff(np.concatenate([np.zeros((len(motion), 1, 2)), points], axis=1), axis=1)
        assert np.linalg.norm(rods, axis=2) == pytest.approx(1, abs=1e-9)
        assert motion.t[-1] == pytest.approx(3 / mode.frequency)
        largest = np.argmax(np.abs(mode.shape))
        assert np.abs(motion.q[:, largest]).max() == pytest.approx(0.05, rel=0.02)
        again = motion.q[::60]  # after each cycle
        assert again == pytest.approx(np.tile(motion.q[0], (4, 1)), abs=1e-9)


@pytest.mark.thorough
def test_modes_that_do_not_oscillate_and_modes_of_steady_motions_have_pictures():
    of = tm.linearise("bicycle", parameters={"v": 5, "lean": 0})
    titles = [mode.title for mode in of.modes]
    assert titles[0].startswith("decays with 14.08/s") and "neutral: R_x" in titles
    assert titles[-1].startswith("0.7106 Hz")
    for k in (0, len(of.modes) - 1):
        scene = Scene.of(of.mode_motion(k))
        assert np.isfinite(scene.points).all() and np.ptp(scene.points, axis=0).max() > 0.02


def test_the_player_shows_the_chosen_mode():
    player = closed_forms.hanging_chain(2).linearise().player()
    first = player.player.data
    player.choice.value = 1
    second = player.player.data
    player.amplitude.value = 2.0
    assert player.player.shown == 2
    assert len({first, second, player.player.data}) == 3


def test_what_has_no_picture_is_named():
    of = closed_forms.hanging_chain(2).linearise()
    with pytest.raises(tm.ProblemError, match="there is no mode 5; there are 2"):
        of.mode_motion(5)
    with pytest.raises(tm.ProblemError, match="the amplitude is not a finite number"):
        of.mode_motion(0, np.inf)
    fixed = tm.System(["x", "y"], [1, 1], [0, 0], ["x = 0", "y = 0"]).linearise()
    with pytest.raises(tm.ProblemError, match="nothing can move"):
        fixed.player()
