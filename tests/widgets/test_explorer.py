"""The explorer without a browser: sliders and settings in, motions and messages out."""

import asyncio
import threading

import numpy as np
import pytest

import teachmech as tm
from teachmech.widgets.explorer import Explorer
from teachmech.widgets.live_explorer import LiveExplorer
from teachmech.widgets.runner import Runner
from teachmech.widgets.value_slider import Value


def in_kernel(problem, time=None):
    """The explorer that the kernel computes."""
    problem = tm.example(problem) if isinstance(problem, str) else problem
    return Explorer(problem, problem.settings_with(time=time))


@pytest.fixture
def explorer():
    return in_kernel(tm.example("pendulum").replace(time={"end": 1, "step": 0.01}))


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


def test_only_what_the_method_takes_is_shown(explorer):
    first, second = explorer._first, explorer._second
    assert first._tolerance.layout.display == "" and second._tolerance.layout.display == "none"
    second._method.value = "dop853"
    assert second._tolerance.layout.display == ""
    assert second._alpha.layout.display == "none"
    second._drift.value = "baumgarte"
    assert second._alpha.layout.display == second._beta.layout.display == ""


# --- in the page, or beside the kernel ----------------------------------------------------------


def test_a_page_computes_what_it_can_and_else_the_kernel_says_why():
    pendulum = tm.example("pendulum")
    assert isinstance(tm.explore(pendulum), LiveExplorer)
    assert isinstance(tm.explore("four-bar"), LiveExplorer)
    wheel = tm.System(["phi"], mass=[2], forces=[1])
    given = tm.System(
        ["x1", "y1"], [1, 1], [0, -9.81], [lambda x1, y1: x1 * x1 + y1 * y1 - 1], start={"x1": 1}
    )
    off = pendulum.replace(constraints=["x1^2 + y1^2 = -1"])
    for problem, time, why in [
        (pendulum.replace(solver={"method": "lsoda"}), None, "does not know Adams and BDF"),
        (wheel, (0, 1, 0.1), "no points"),
        (given, (0, 1, 0.1), "is a Python function"),
        (off, None, "there is no start nearby"),
    ]:
        explorer = tm.explore(problem, time)
        assert isinstance(explorer, Explorer)
        note = explorer._right.children[0].value
        assert note.startswith("The kernel computes this, not the page: ")
        assert why in note


def test_python_has_the_motions_of_what_was_set_in_the_page():
    explorer = tm.explore(tm.example("pendulum").replace(time={"end": 1, "step": 0.01}))
    live = explorer.live
    live.parameters, live.start = {"L": 2}, {"x1": 1.2, "y1": -1.6, "vx1": 0.4, "vy1": 0.3}
    live.settings = {"method": "rk4", "step": 0.02, "stabilisation": "baumgarte"}
    live.second = {"parameters": {"g": 1.62}, "start": {}, "settings": {"begin": 0.5}}
    a, b = explorer.motions.values()
    assert list(explorer.motions) == [
        "A: RK4, step 0.02 s, Baumgarte 5, 5",
        "B: DOP853, tolerance 1e-11, projected",
    ]
    assert (len(a), a.q[0].tolist(), a.v[0].tolist()) == (51, [1.2, -1.6], [0.4, 0.3])
    assert b.system.parameter_values == {"g": 1.62, "L": 1} and b.t[0] == 0.5
    live.start = {"x1": float("inf")}
    with pytest.raises(tm.TeachmechError):
        print(explorer.motions)


def test_a_long_first_motion_does_not_hold_the_notebook_and_can_be_stopped():
    async def main():
        explorer = tm.explore(tm.example("meridian"), (0, 500, 0.001))
        assert explorer.live is None and explorer.motions == {}
        runner = explorer._runner
        while runner.head.bar.value == 0 and not runner.task.done():
            await asyncio.sleep(0.02)
        runner.stop()
        await runner.task
        return explorer

    explorer = asyncio.run(main())
    assert explorer.children == (explorer.live,)


# --- beside the kernel --------------------------------------------------------------------------


def start_of(explorer):
    return {name: value.value for name, value in explorer._start.items()}


def test_a_moved_start_value_stays_and_the_rest_follows(explorer):
    explorer._start["x1"].value = -0.4
    (motion,) = explorer.motions.values()
    assert explorer._message.value == ""
    assert motion.q[0] == pytest.approx([-0.4, -(0.84**0.5)], abs=1e-9) or motion.q[0, 1] > 0
    assert motion.q[0] @ motion.q[0] == pytest.approx(1, abs=1e-9)
    assert start_of(explorer)["x1"] == motion.q[0, 0] == -0.4
    assert start_of(explorer)["y1"] == pytest.approx(motion.q[0, 1], abs=1e-12)


def test_the_value_moved_last_stays_where_both_cannot(explorer):
    explorer._start["x1"].value = -0.4
    explorer._start["y1"].value = -0.5
    (motion,) = explorer.motions.values()
    assert motion.q[0] == pytest.approx([-(0.75**0.5), -0.5], abs=1e-9)


def test_a_velocity_and_a_position_stay_together():
    explorer = in_kernel(tm.example("pendulum").replace(time={"end": 1, "step": 0.01}))
    explorer._start["vy1"].value = 1.0
    explorer._start["x1"].value = -0.8
    (motion,) = explorer.motions.values()
    assert motion.q[0, 0] == -0.8 and motion.v[0, 1] == pytest.approx(1, abs=1e-12)
    assert motion.q[0] @ motion.v[0] == pytest.approx(0, abs=1e-9)


def test_where_no_start_can_follow_the_last_motion_stays_and_it_is_said(explorer):
    before = explorer.motions
    explorer._start["x1"].value = 1.6
    assert explorer.motions is before
    assert "there is no start nearby that meets rod with x1 = 1.6" in explorer._message.value
    assert "allow_inconsistent_start" not in explorer._message.value
    explorer.reset()
    assert explorer._message.value == "" and start_of(explorer)["x1"] == -1


def test_the_start_follows_a_constant():
    problem = tm.example("pendulum").replace(
        parameters={"g": 9.81, "L": 1},
        constraints=["x1^2 + y1^2 = L^2"],
        time={"end": 1, "step": 0.01},
    )
    explorer = in_kernel(problem)
    explorer._constants["L"].value = 1.4
    (motion,) = explorer.motions.values()
    assert explorer._message.value == ""
    assert motion.q[0] == pytest.approx([-1.4, 0], abs=1e-9)
    assert start_of(explorer)["x1"] == pytest.approx(-1.4, abs=1e-9)
    explorer.reset()
    assert start_of(explorer) == {"x1": -1, "y1": 0, "vx1": 0, "vy1": 0}
    assert next(iter(explorer.motions.values())).q[0].tolist() == [-1, 0]


def test_a_linkage_follows_a_moved_angle_without_a_jump():
    explorer = in_kernel("slider-crank", (0, 0.1, 0.01))
    places = []
    for k in range(5):
        explorer._start["theta_OA"].value = 0.05 * k
        assert explorer._message.value == ""
        places.append(next(iter(explorer.motions.values())).q[0])
    assert np.abs(np.diff(places, axis=0)).max() < 0.051


def test_a_start_off_the_constraint_can_be_wanted(explorer):
    explorer._off.value = True
    explorer._start["y1"].value = 0.5
    (motion,) = explorer.motions.values()
    assert motion.q[0, 1] == 0.5


def test_a_panel_that_both_charts_have_is_drawn_once(explorer):
    def drawn():
        shown = [c for c in explorer._watch._charts if c.layout.display == ""]
        return [[panel["name"] for panel in chart.picture["panels"]] for chart in shown]

    imbalance = "|energy imbalance| in J"
    first, second = explorer._watch._choices
    second.value = "Energy"
    assert imbalance in drawn()[1]
    first.value = "Errors"
    assert drawn() == [["largest |violation|", imbalance], ["energy change, work in J"]]
    first.value = "Energy"
    assert len(drawn()) == 1
    second.value = "Errors"
    assert drawn()[1] == ["largest |violation|"]


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
    explorer = in_kernel("four-bar", time=(0, 0.1, 0.01))
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
    assert in_kernel(problem)._constants["c"].range == (-1, 1)


def test_a_slider_has_both_signs_and_round_steps():
    moved = []
    g = Value("g", 9.81, moved.append)
    assert g.range == (-20, 20) and g.step == 0.01
    g._slider.value = 1.62
    assert (g.value, g._field.value, moved) == (1.62, "1.62", ["g"])


def test_what_the_page_rounds_to_a_step_is_not_a_move():
    moved = []
    speed = Value("vy1", 4.443223890402377, moved.append)
    speed._slider.value = round(4.443223890402377 / speed.step) * speed.step
    assert speed.value == 4.443223890402377 and moved == []


def test_what_is_typed_beyond_a_slider_is_kept_and_told():
    moved = []
    angle = Value("phi", 1, moved.append)
    angle._field.value = "3*pi"
    assert angle.value == 3 * np.pi and angle._field.value == "3*pi"
    assert angle.range == (-20, 20) and angle.word == "the slider now reaches from -20 to 20"
    assert moved == ["phi"]


@pytest.mark.parametrize("text", ["abc", "", "1,5", "1/0", "__import__('os')", "nan"])
def test_what_is_not_a_number_is_told_and_changes_nothing(text):
    moved = []
    value = Value("x1", 2, moved.append)
    value._field.value = text
    assert value.value == 2 and moved == [] and value.word.endswith("; still 2")
    assert value._field.value == text  # nothing typed is lost


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
    in_kernel(tm.example("turned-hoop").replace(time={"end": 0.1, "step": 0.01})).dispose()
    assert set(widget._instances) == before


def test_what_the_page_counts_in_parts_of_the_range_is_a_step_of_the_slider(explorer):
    explorer._constants["L"]._slider.value = 1.0099999999999998
    (motion,) = explorer.motions.values()
    assert motion.system.parameter_values["L"] == 1.01


def test_a_value_that_is_shown_is_not_sent_back_as_moved():
    """The page rounds it to a step; it sends that back unless it is told to wait for a hand."""
    told = []
    value = in_kernel("pendulum", (0, 0.1, 0.1))._start["y1"]
    value._slider.observe(lambda _: told.append(value._slider.continuous_update), "value")
    value.show(0.123456)
    assert told == [False]
    assert value._slider.continuous_update


def test_what_a_page_rounds_when_it_first_shows_a_slider_changes_nothing():
    value = in_kernel("four-bar", (0, 0.1, 0.05))._constants["omega"]
    before = value.value
    value._slider.value = 6.300000000000001
    assert value.value == before == pytest.approx(2 * np.pi)


def test_two_settings_stand_in_one_picture(explorer):
    assert explorer._player.beside is None
    explorer._with_second.value = True
    assert explorer._player.beside is not None
    explorer._with_second.value = False
    assert explorer._player.beside is None


def test_where_parts_do_not_reach_it_is_said_without_a_file_and_the_motion_stays():
    explorer = in_kernel("four-bar", (0, 0.1, 0.05))
    before = explorer.motions
    explorer._constants["r"].value = 30
    assert explorer.motions is before
    assert "cannot be assembled" in explorer._message.value
    assert "The last motion stays: move the value back, or press Reset" in explorer._message.value
    assert ".yaml" not in explorer._message.value
    explorer.reset()
    assert explorer.motions is not before
    assert explorer._message.value == ""


def test_slow_work_waits_until_the_hand_rests_and_a_newer_job_does_not_wait_for_it():
    begun, shown, released = [], [], threading.Event()

    def slow():
        begun.append(len(shown))
        released.wait(10)
        return lambda: shown.append("slow")

    async def main():
        runner = Runner()
        for k in range(5):
            runner.run(lambda progress, k=k: k, shown.append, slow)
            await asyncio.sleep(0.05)
        while not begun:
            await asyncio.sleep(0.01)
        runner.run(lambda progress: "newer", shown.append)
        await runner.task
        released.set()

    asyncio.run(main())
    assert len(begun) == 1
    assert shown[-2:] == [4, "newer"]
