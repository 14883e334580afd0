"""The figure of joint forces shows their sizes, directions and names, and what is not unique."""

import matplotlib.pyplot as plt
import numpy as np
import pytest

import teachmech as tm
from teachmech import plots

pytestmark = pytest.mark.quick


@pytest.fixture(scope="module")
def rod():
    """Return a rod of 3 kg, driven with 2 rad/s: 3 kg 1 m (2/s)^2 = 12 N towards the pivot."""
    mechanism = tm.Mechanism.loads("""
Title: Rod
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[2]], Dyna: [[1], 3, 1]}}
Drives: {theta_OA: 2*t}
ProblemData: {tend: pi, positions: {A: [2]}}
""")
    motion = mechanism.simulate(method="kinematic", time=(0, np.pi, np.pi / 40))
    return mechanism.reactions(motion)


@pytest.fixture(scope="module")
def four_bar():
    mechanism = tm.example("four-bar")
    return mechanism.reactions(mechanism.simulate(method="kinematic", time=(0, 1, 0.02)))


@pytest.fixture(scope="module")
def shared():
    """A beam on three bars, one more than is needed."""
    mechanism = tm.example("double-parallelogram")
    return mechanism.reactions(mechanism.simulate(time=(0, 0.1, 0.05)))


def names_in(figure):
    return [text.get_text() for text in figure.legends[0].get_texts()]


def test_a_rod_that_is_led_round_pulls_at_its_pivot_with_m_r_w2(rod):
    figure = rod.plot(names=["O on OA"])
    size, polar = figure.axes
    assert np.array_equal(size.lines[0].get_xdata(), rod.t)
    assert size.lines[0].get_ydata() == pytest.approx(12, abs=1e-11)
    x, y = polar.lines[0].get_data()
    assert x == pytest.approx(-12 * np.cos(2 * rod.t), abs=1e-11)
    assert y == pytest.approx(-12 * np.sin(2 * rod.t), abs=1e-11)
    assert polar.get_aspect() == 1
    assert polar.lines[1].get_data() == (pytest.approx([-12]), pytest.approx([0], abs=1e-11))


def test_of_the_two_forces_at_a_pin_one_is_drawn_and_zeros_are_not(rod, four_bar):
    assert names_in(plots.reactions(rod)) == ["O on OA"]
    names = names_in(plots.reactions(four_bar))
    assert sorted(name[0] for name in names) == ["A", "B", "C", "O", "t"]
    assert not any(name.endswith("ground") for name in names)


def test_torques_have_a_panel_of_their_own(four_bar):
    figure = four_bar.plot(units=plots.SI)
    assert [ax.get_ylabel() for ax in figure.axes] == [
        "size of force in N",
        "$F_y$ in N",
        "torque in N m",
    ]
    assert np.array_equal(figure.axes[2].lines[0].get_ydata(), four_bar["torque on OA"])
    (only,) = four_bar.plot(names=["torque on OA"]).axes
    assert (only.get_xlabel(), only.get_ylabel()) == ("time", "torque")


def test_what_is_not_unique_is_said_to_be(shared):
    names = names_in(shared.plot(names=["A on ground", "B on spring BD"]))
    assert names == ["A on ground\n(not unique)", "B on spring BD"]


def test_the_torque_and_the_largest_forces_are_chosen_when_there_are_many():
    mechanism = tm.example("andrews")
    forces = mechanism.reactions(mechanism.simulate(time=(0, 0.002, 0.001)))
    figure = forces.plot()
    assert figure.legends[0].get_title().get_text() == "12 of 14 shown"
    drawn = names_in(figure)
    assert "torque on OF" in drawn
    shown = [forces[name] for name in drawn if forces[name].ndim == 2]
    least = min(np.abs(force).max() for force in shown)
    for force in forces.values():
        if force.ndim == 2 and np.abs(force).max() > 1.001 * least:
            turned = [force - other for other in shown] + [force + other for other in shown]
            assert min(np.abs(missing).max() for missing in turned) < 1e-6


def test_panels_and_legend_do_not_overlap(four_bar):
    figure = four_bar.plot(units=plots.SI)
    figure.draw_without_rendering()
    boxes = [ax.get_tightbbox() for ax in figure.axes] + [figure.legends[0].get_window_extent()]
    for i, box in enumerate(boxes):
        assert not any(box.overlaps(other) for other in boxes[i + 1 :])


def test_it_goes_into_a_given_figure_and_leaves_no_other(rod):
    figure = plt.figure()
    try:
        assert rod.plot(figure=figure) is figure
    finally:
        plt.close(figure)
    assert rod.plot()._repr_png_().startswith(b"\x89PNG\r\n")
    assert plt.get_fignums() == []


def test_wrong_names_and_units_are_told(rod):
    with pytest.raises(tm.ProblemError, match="no reaction 'O on OB'; did you mean 'O on OA'"):
        rod.plot(names=["O on OB"])
    with pytest.raises(tm.ProblemError, match="did you mean 'force'"):
        rod.plot(units={"forces": "N"})


def test_a_motion_that_was_stopped_is_marked():
    mechanism = tm.example("four-bar")
    with pytest.raises(tm.SimulationError) as caught:
        mechanism.simulate(method="kinematic", parameters={"c": 0.1, "b": 0.14}, time=(0, 1, 0.02))
    figure = mechanism.reactions(caught.value.motion).plot()
    assert "not complete" in figure.get_suptitle()
