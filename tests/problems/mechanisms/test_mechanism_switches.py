"""Mechanisms whose joints, drives and lengths begin and cease to act."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import Mechanism

BAR = """
PartData:
  Fixed: {O: [0, 0]}
  Rigids: {OA: {Geom: [[2]], Dyna: [[1], 3, 1]}}
AppliedForces: {Gravity: [0, -9.81]}
"""
TIME = "ProblemData: {tend: 1, positions: {A: [2, 0]}}"


def test_a_driven_bar_is_released():
    """It then swings with its energy: theta'^2 / 2 + (m g l / J) sin(theta) is constant."""
    text = f"{BAR}Drives: {{theta_OA: 2*t}}\nSwitches: {{theta_OA: {{end: t >= 0.5}}}}\n{TIME}"
    motion = Mechanism.loads(text).simulate(tolerance=1e-12)
    (change,) = motion.changes
    assert change.ended == ("drive of theta_OA",) and change.time == 0.5
    free = motion.t >= 0.5
    x, y = motion["A_x"][free], motion["A_y"][free]
    speed = (x * motion["vA_y"][free] - y * motion["vA_x"][free]) / 4
    energy = 4 * speed**2 / 2 + 3 * 9.81 * y / 2  # J = 1 + 3 about O
    assert energy == pytest.approx(energy[0], rel=1e-10)
    assert speed[0] == pytest.approx(2, rel=1e-10)
    assert np.ptp(speed) > 0.5


def test_two_bars_are_coupled_while_a_condition_holds():
    text = """
PartData:
  Fixed: {O: [0, 0], P: [5, 0]}
  Rigids:
    OA: {Geom: [[1]], Dyna: [[0], 1, 2]}
    PB: {Geom: [[1]], Dyna: [[0], 1, 3]}
Constraints: {clutch: vtheta_OA = vtheta_PB}
Switches: {clutch: {when: "min(t - 0.2, 0.7 - t) > 0"}}
ProblemData: {tend: 1, positions: {A: [1, 0], B: [6, 0]}, velocities: {A: [0, 5]}}
"""
    mechanism = Mechanism.loads(text)
    assert mechanism.examine_start().degrees_of_freedom == 2
    for compiled in (False, True):
        motion = mechanism.simulate(tolerance=1e-12, compiled=compiled)
        joined, parted = motion.changes
        assert (joined.begun, parted.ended) == (("clutch",), ("clutch",))
        speed = motion["A_x"] * motion["vA_y"] - motion["A_y"] * motion["vA_x"]
        assert speed[0] == pytest.approx(5, rel=1e-12)  # given values stay
        late = motion.t > 0.2
        assert speed[~late] == pytest.approx(speed[0], rel=1e-9)
        assert speed[late] == pytest.approx(speed[0] * 2 / 5, rel=1e-9)
        assert joined.energy == pytest.approx(-2 * 3 / 5 * speed[0] ** 2 / 2, rel=1e-9)
        assert np.abs(motion.energy_balance).max() < 1e-9


@pytest.mark.parametrize(
    ("switch", "message"),
    [
        ("{AB: {end: t > 1}}", "Switches.AB: there is no constraint 'AB'"),
        ("{O: {end: t > 1}}", "Switches.O: there is no constraint 'O'"),
        ("{OA: {end: t = 1}}", "there is no comparison"),
        ("{OA: {end: t > }}", "ends after"),
        ("{OA: {end: q > 1}}", "unknown name 'q'"),
        ("{OA: {ends: t > 1}}", "there is no key 'ends' here"),
    ],
)
def test_a_wrong_switch_is_refused_with_its_place(switch, message):
    with pytest.raises(tm.TeachmechError, match=message) as caught:
        Mechanism.loads(f"{BAR}Switches: {switch}\n{TIME}", source="bar.yaml")
    assert "bar.yaml, line 6" in str(caught.value)
