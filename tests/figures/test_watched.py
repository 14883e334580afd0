"""What can be watched: every entry of every example has its shape, finite numbers and a unit."""

import functools

import numpy as np
import pytest

import teachmech as tm
from teachmech.animation.chart import Chart
from teachmech.figures.limits import limits
from teachmech.figures.symbols import MAX_LINES, OWN, SI, pieces
from teachmech.figures.watched import WATCHED, History, Panel, shared_axes
from teachmech.problems.library import examples
from teachmech.problems.mechanisms.mechanism import Mechanism


@functools.cache
def short_motion(name):
    problem = tm.example(name)
    start = problem.settings.start
    return problem, problem.simulate(time=(start, start + 0.02, 0.005))


def panels_of(name, watched):
    problem, motion = short_motion(name)
    entry = WATCHED[watched]
    return entry.panels(problem.reactions(motion) if entry.of_joints else motion)


def offered(system, with_joints=False):
    """What can be watched of a system, and of the joints of a mechanism."""
    return [n for n, w in WATCHED.items() if w.applies(system) and (with_joints or not w.of_joints)]


@pytest.mark.few("meridian", "four-bar", "heavy-top", "turned-hoop")
@pytest.mark.parametrize("name", examples())
def test_every_quantity_of_every_example_can_be_drawn(name):
    problem, motion = short_motion(name)
    for watched in offered(problem.system, isinstance(problem, Mechanism)):
        panels = panels_of(name, watched)
        assert panels
        for panel in panels:
            assert panel.unit in {*SI, *OWN, ""}
            assert 0 < len(panel.lines) <= MAX_LINES
            for line in panel.lines:
                assert line.values.shape == motion.t.shape
                if not (panel.name == "multipliers" and problem.system.switches):  # gaps
                    assert np.isfinite(line.values).any()
                    assert panel.name == "singular values" or np.isfinite(line.values).all()


def test_angles_and_lengths_never_share_a_panel():
    _, motion = short_motion("four-bar")
    angles = [motion.system.coordinates[k] for k in dict(shared_axes(motion.system))["angles"]]
    lengths, turned = panels_of("four-bar", "Velocities")
    assert (lengths.unit, turned.unit) == ("velocity", "angular velocity")
    assert [line.values.tolist() for line in turned.lines] == [
        motion["v" + name].tolist() for name in angles
    ]


def test_only_what_a_system_has_is_offered():
    ball = tm.System(["z"], mass=[1], forces=[-9.81], points=[["z"]])
    free = {"Coordinates", "Velocities", "Accelerations", "Energy", "Errors"}
    assert {*offered(ball)} == free
    on_a_thread = ball.replace(constraints=["z = 0"])
    assert {*offered(on_a_thread)} == free | {
        "Constraint forces", "Multipliers", "Violation", "Rank"
    }  # fmt: skip
    driven = short_motion("quick-return")[0].system
    assert "Driving torque" in offered(driven)
    assert "Joint forces" not in offered(driven)
    assert "Joint forces" in offered(driven, with_joints=True)
    assert "Constraint forces" not in offered(driven, with_joints=True)


def test_the_driving_torque_is_the_torque_on_the_driven_body():
    """For a rod of 3 kg that is driven about its end: the weight times its lever."""
    rod = Mechanism.loads("""
PartData: {Fixed: {O: []}, Rigids: {OA: {Geom: [[2]], Dyna: [[1], 3, 1]}}}
AppliedForces: {Gravity: [0, -10]}
Drives: {theta_OA: t}
ProblemData: {tend: 1, positions: {A: [2, 0]}}
""")
    motion = rod.simulate(time=(0, 1, 0.1), method="kinematic")
    (panel,) = WATCHED["Driving torque"].panels(motion)
    (line,) = panel.lines
    assert panel.unit == "torque"
    assert line.values == pytest.approx(3 * 10 * 1 * np.cos(motion.t))


def test_energy_is_the_sum_where_the_potential_is_known():
    energy, imbalance = panels_of("four-bar", "Energy")
    kinetic, potential, total = (line.values for line in energy.lines)
    assert np.array_equal(total, kinetic + potential)
    assert imbalance.kind == "errors"


def test_the_names_of_a_page_are_letters_with_indices():
    assert pieces(r"$\ddot{\Lambda}_{2}$") == [("Λ̈", False), ("2", True)]
    assert pieces("point A") == [("point A", False)]
    assert pieces("along $A_{1x}$") == [("along ", False), ("A", False), ("1x", True)]


@pytest.mark.parametrize("values", [[np.nan, np.inf], []])
def test_limits_of_nothing_are_those_of_an_empty_panel(values):
    assert limits(np.array(values)) == (-1, 1)


def test_of_a_second_motion_a_chart_shows_what_the_first_one_has():
    t = np.linspace(0, 1, 5)
    one, two, three = (History(name, t + k) for k, name in enumerate(("one", "two", "three")))
    cut, chart = History("two", two.values[:3]), Chart()
    three = History("three", three.values[:3])
    courses = {"A": (t, [Panel("forces", "force", (one, two))])}
    courses["B"] = (
        t[:3],
        [Panel("else", "force", (three,)), Panel("forces", "force", (cut, three))],
    )
    chart.show("Forces", courses)
    (panel,) = chart.picture["panels"]
    shown = [(line["motion"], line["index"], line["count"]) for line in panel["lines"]]
    assert shown == [(0, 0, 5), (0, 1, 5), (1, 1, 3)]


def test_numbers_beyond_single_precision_are_cut():
    chart = Chart()
    panel = Panel("q", "coordinate", (History("x", np.array([0.0, 1e300])),))
    chart.show("Coordinates", {"": (np.array([0.0, 1.0]), [panel])})
    assert np.isfinite(np.frombuffer(chart.data, "<f4")).all()


def test_a_long_motion_is_sent_by_its_extremes():
    t = np.linspace(0, 1, 100_000)
    values = np.sin(900 * t)
    values[12_345] = 7.0
    chart = Chart()
    chart.show("Coordinates", {"": (t, [Panel("q", "coordinate", (History("x", values),))])})
    sent = np.frombuffer(chart.data, "<f4")
    assert len(sent) < 8000
    assert sent.max() == 7.0
