"""Texts and columns of motions whose constraints begin and cease to act."""

import numpy as np
import pytest

from teachmech import Constraint, System
from teachmech.cli import main


def braked(rate):
    """Return a mass that is pulled by 1 and braked again and again."""
    brake = Constraint("vx = 0", "brake", when=f"cos({rate}*t) < 0")
    return System(["x"], [2], [1], [brake]).simulate(time=(0, 3.1, 0.1), method="dop853")


@pytest.mark.parametrize(("rate", "lines"), [(0.1, 0), (0.6, 1), (5, 5), (50, 10)])
def test_a_report_shows_at_most_ten_changes(rate, lines):
    motion = braked(rate)
    told = [line for line in str(motion).splitlines() if "act" in line or "more changes" in line]
    assert len(told) == lines == min(len(motion.changes), 10)
    assert len(motion.summary()["changes"]) == len(motion.changes)
    if lines == 10:
        hidden = motion.changes[8:-1]
        lost = sum(change.energy for change in hidden)
        assert told[8].strip() == f"{len(hidden)} more changes, energy {lost:.6g}"


def test_the_energy_of_a_change_is_shown():
    """The speed is pi/10 after the half period pi/5 of the acceleration 1/2."""
    lost = -2 * (np.pi / 10) ** 2 / 2
    assert f"brake begins to act, energy {lost:.6g}" in str(braked(5))
    assert "brake ceases to act\n" in str(braked(5))
    assert f"brake begins to act, energy {lost:.6g}" in braked(5)._repr_html_()


def test_a_switch_is_a_column(tmp_path):
    pytest.importorskip("pandas")
    motion = braked(5)
    assert (motion["on_brake"] == motion.acting[:, 0]).all()
    assert (motion.to_frame()["on_brake"] == motion["on_brake"]).all()
    motion.to_csv(tmp_path / "m.csv")
    table = np.genfromtxt(tmp_path / "m.csv", delimiter=",", names=True)
    assert (table["on_brake"] == motion["on_brake"]).all()
    assert 0 < motion["on_brake"].sum() < len(motion)


def test_check_and_equations_say_when_a_constraint_acts(tmp_path, capsys):
    file = tmp_path / "a.yaml"
    file.write_text(
        "name: a\ndimension: 1\nparticles: [{mass: 1, position: [0]}]\n"
        "constraints: [{name: stop, equation: vx1 = 0, when: t > 1}]\n"
        "time: {end: 2, step: 0.1}\n"
    )
    for command in ("check", "equations"):
        assert main([command, str(file)]) == 0
        assert "acts while t > 1" in capsys.readouterr().out


def test_an_impact_acts_for_an_instant():
    floor = Constraint("y >= 0", "floor", restitution=0.5)
    ball = System(["y"], [1], [-10], [floor], start={"y": 5})
    motion = ball.simulate(time=(0, 1.5, 0.1), method="dop853")
    assert "t = 1 s: floor acts for an instant, energy -37.5" in str(motion)
