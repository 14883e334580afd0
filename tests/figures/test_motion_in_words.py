"""A motion in words."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.figures.motion_in_words import turning_values


@pytest.mark.parametrize(("whole", "phase"), [(3, 0.1), (12, 1.0), (40, 2.0)])
def test_swings_are_counted_and_small_ways_back_are_not(whole, phase):
    t = np.linspace(0, 1, 4001)
    wave = 31 * np.cos(2 * np.pi * (whole + 0.05) * t + phase)
    jitter = 0.2 * np.sin(900 * t)
    turns = turning_values(wave + jitter, 2.0)
    assert len(turns) // 2 == whole
    assert np.abs(turns) == pytest.approx(31, abs=0.3)
    assert (turns[1:] * turns[:-1] < 0).all()


@pytest.mark.parametrize("form", [(1, 0), (-1, 3)])
def test_a_monotone_course_has_no_turns(form):
    factor, shift = form
    assert turning_values(factor * np.linspace(0, 1, 50) ** 3 + shift, 0.01).size == 0


def test_a_swing_is_told_by_its_amplitude_and_its_period():
    """A harmonic oscillator of period 2 s, released at 0.5 rad, swings ten times in 20.1 s."""
    swing = tm.System(
        ["phi"], ["J"], ["-J*pi^2*phi"], parameters={"J": 1}, units={"J": "kg*m^2", "phi": "rad"}
    )
    motion = swing.simulate(start={"phi": 0.5}, time=(0, 20.1, 0.01))
    assert motion.in_words() == "In 20.1 s, phi swings ±28.6°, 10 times."


def test_other_courses():
    system = tm.System(["x", "y", "z"], [1, 1, 1], [0, -2, 0])
    motion = system.simulate(start={"vx": 2, "vy": 2, "y": 1, "z": 5}, time=(0, 3, 0.01))
    assert motion.in_words() == (
        "In 3 s, x rises from 0 m to 6 m. y rises from 1 m to 2 m, then falls to −2 m. "
        "z stays at 5 m."
    )
    far = tm.System(["x"], [1], ["F"], parameters={"F": 2e7}).simulate(time=(0, 3, 0.1))
    assert far.in_words() == "In 3 s, x rises from 0 m to 9e+07 m."
    with pytest.raises(tm.ProblemError, match="q"):
        motion.in_words(["q"])
    turned = tm.example("elliptic-trammel").simulate(time=(0, 4))
    assert "theta_ABPM rises by 2 turns" in turned.in_words()


def test_a_motion_that_ends_early_says_so_and_a_long_one_counts_the_rest():
    ladder = tm.example("ladder").simulate()
    assert ladder.in_words(["theta"]).endswith(f"It {ladder.stopped}.")
    assert tm.example("jansen").simulate().in_words().endswith("7 more coordinates are not listed.")
