"""The explorer without a browser: sliders and settings in, motions and messages out."""

import numpy as np
import pytest

import teachmech as tm


@pytest.fixture
def explorer():
    return tm.explore(tm.example("pendulum").replace(time={"end": 1, "step": 0.01}))


def test_a_constant_changes_the_motion_and_its_picture(explorer):
    before, picture = explorer._player.data, explorer._watch._charts[0].data
    explorer._constants["g"].value = 1.62
    (motion,) = explorer.motions.values()
    assert motion.system.parameter_values["g"] == 1.62
    assert explorer._player.data != before
    assert explorer._watch._charts[0].data != picture


def test_two_settings_stand_side_by_side(explorer):
    explorer._with_second.value = True
    names = list(explorer.motions)
    assert names == ["A: DOP853, tolerance 1e-11, projected", "B: RK4, step 0.01 s"]
    first, second = explorer.motions.values()
    assert np.abs(first.violation).max() < 1e-14 < np.abs(second.violation).max()
    explorer._second._step.value = 0.001
    assert len(explorer.motions["B: RK4, step 0.001 s"]) == 1001


def test_a_tolerance_is_offered_to_adaptive_methods_only(explorer):
    assert not explorer._first._tolerance.disabled
    assert explorer._second._tolerance.disabled
    explorer._second._method.value = "dop853"
    assert not explorer._second._tolerance.disabled


def test_a_start_off_the_constraint_keeps_the_motion_and_proposes_one(explorer):
    before = explorer.motions
    explorer._start["y1"].value = 0.5
    assert explorer.motions is before
    assert "the start does not meet rod" in explorer._message.value
    assert explorer._use.layout.display == ""
    explorer._use_proposal()
    (motion,) = explorer.motions.values()
    assert motion.q[0] == pytest.approx(np.array([-1, 0.5]) / np.sqrt(1.25), abs=1e-9)
    assert explorer._use.layout.display == "none"
    assert explorer._message.value == ""


def test_a_start_off_the_constraint_can_be_wanted(explorer):
    explorer._off.value = True
    explorer._start["y1"].value = 0.5
    (motion,) = explorer.motions.values()
    assert motion.q[0, 1] == 0.5


def test_two_motions_stand_in_one_chart(explorer):
    explorer._with_second.value = True
    for chart in explorer._watch._charts:
        assert chart.picture["motions"] == list(explorer.motions)
        for panel in chart.picture["panels"]:
            first, second = (
                [(line["name"], line["colour"]) for line in panel["lines"] if line["motion"] == k]
                for k in (0, 1)
            )
            assert first == second


def test_the_explorer_of_a_mechanism_offers_the_forces_in_its_joints():
    explorer = tm.explore("four-bar", time=(0, 0.1, 0.01))
    watch = explorer._watch
    assert {"Joint forces", "Driving torque"} <= {*watch._choices[0].options}
    watch._choices[0].value = "Joint forces"
    explorer._constants["omega"].value *= 1.5
    assert watch.watched == ("Joint forces", "Errors")
    assert watch._charts[0].picture["panels"][0]["name"] == "joint forces in N"


def test_a_constant_of_zero_has_a_slider_on_both_sides():
    problem = tm.ParticleProblem(
        dimension=1,
        parameters={"c": 0},
        particles=[{"mass": 1, "force": ["-c*vx1"], "position": [0], "velocity": [1]}],
        time={"end": 1, "step": 0.1},
    )
    slider = tm.explore(problem)._constants["c"]
    assert (slider.min, slider.max) == (-1, 1)


def test_a_system_without_points_has_a_chart_and_no_player():
    wheel = tm.System(["phi"], mass=["J"], forces=[1], parameters={"J": 2})
    explorer = tm.explore(wheel, (0, 1, 0.1))
    assert explorer._player is None
    shown = explorer._watch._charts[0].data
    explorer._constants["J"].value = 1
    assert explorer._watch._charts[0].data != shown
    explorer._draw_picture()()


def test_disposing_leaves_no_widget():
    from ipywidgets.widgets import widget

    before = set(widget._instances)
    tm.explore(tm.example("turned-hoop").replace(time={"end": 0.1, "step": 0.01})).dispose()
    assert set(widget._instances) == before
