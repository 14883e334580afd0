"""Comparing formulations on problems: what they agree on, what breaks, tables and pictures."""

import csv
import io

import numpy as np
import pytest

import teachmech as tm
from teachmech import plots
from teachmech.numerics import FORMULATIONS
from teachmech.numerics.dynamics import is_positive_definite
from teachmech.numerics.formulations import table
from teachmech.program import Model
from teachmech.start.acting import acting_at_start
from tests.switching import PROGRAMMES, two_sided

BY_FULL_RANK = {"lagrange_multipliers", "mass_orthogonal_projection"}
BY_METRIC = {"udwadia_kalaba", "mass_orthogonal_projection"}


def skate():
    """A non-holonomic constraint; it turns at a constant rate, so it runs on a circle."""
    return tm.System(
        ["x", "y", "phi"],
        mass=[2, 2, 3],
        forces=[0, 0, 0],
        constraints=[tm.Constraint("vx*sin(phi) = vy*cos(phi)", "blade")],
        start={"vx": 3, "vphi": 2},
        name="skate",
    )


def bead():
    """Return a rheonomic constraint: a bead on a rod that turns at the rate 2, r'' = 4 r."""
    return tm.System(
        ["x", "y"],
        mass=[3, 3],
        forces=[0, 0],
        constraints=[tm.Constraint("y*cos(2*t) = x*sin(2*t)", "rod")],
        start={"x": 0.5, "vx": 1, "vy": 1},
        name="bead",
    )


def lever(mass):
    """M = diag(1, mass) and x = y: indefinite for a negative mass."""
    return tm.System(["x", "y"], [1, mass], [1, 0], [tm.Constraint("y = x", "rod")])


# A problem, its acceleration at the start by hand, and the formulations that break.
PROBLEMS = {
    # circle of radius v/2 = 1.5: 3^2 / 1.5 = 6 to the left
    "skate": (skate(), [0, 6, 0], set()),
    # r'' = 4 r = 2 along the rod, and 2 r' omega = 4 across
    "bead on a turning rod": (bead(), [2 - 4 * 0.5, 4], set()),
    "massless coordinate": (
        tm.System(["x", "y"], [0, 1], [1, 0], ["x = 2*y"]),
        [4, 2],
        BY_METRIC,
    ),
    "redundant thread": (tm.example("conical-pendulum"), None, BY_FULL_RANK),
    "double parallelogram": (tm.double_parallelogram(), None, BY_FULL_RANK),
    "indefinite, definite on the null space": (lever(-0.5), [2, 2], BY_METRIC),
    "indefinite, zero on the null space": (lever(-1), None, set(FORMULATIONS)),
    "Andrews' mechanism": ("andrews", None, BY_METRIC),
    "two particles on a meridian": ("meridian", None, set()),
    "Bricard's linkage": ("bricard", None, BY_FULL_RANK | BY_METRIC),
}


@pytest.mark.few("skate", "four-bar")
@pytest.mark.parametrize("name", PROBLEMS)
def test_all_that_do_not_break_agree(name):
    problem, by_hand, breaking = PROBLEMS[name]
    comparison = tm.compare_formulations(problem)
    assert {row.formulation for row in comparison.rows if row.refusals[0]} == breaking
    for row in comparison.rows:
        if row.formulation in breaking:
            assert np.isnan(row.accelerations).all()
            assert f"{row.formulation} breaks: {row.refusals[0]}" in str(comparison)
        else:
            assert row.difference[0] < 1e-9
            assert row.violation[0] < 1e-9
    if by_hand is not None:
        assert comparison.accelerations[0] == pytest.approx(by_hand, abs=1e-9)


@pytest.mark.few("four-bar", "heavy-top", "bennett", "scissor-lift")
# No contact acts at the start, and the formulations omit programmes.
@pytest.mark.parametrize("name", [name for name in two_sided() if name not in PROGRAMMES])
def test_in_every_example_those_agree_that_the_rank_and_the_mass_allow(name):
    system = acting_at_start(tm.example(name).system, 0.0)
    comparison = tm.compare_formulations(name)
    model = Model.of(system)
    definite = is_positive_definite(model.mass_matrix(0.0, *model.start, model.p))
    breaking = (set() if definite else BY_METRIC) | (
        BY_FULL_RANK if comparison.ranks[0] < len(system.constraints) else set()
    )
    assert {row.formulation for row in comparison.rows if row.refusals[0]} == breaking
    assert np.nanmax([row.difference[0] for row in comparison.rows]) < 1e-9
    assert np.nanmax([row.violation[0] for row in comparison.rows]) < 1e-9


@pytest.mark.parametrize("name", ["redundant thread", "skate", "massless coordinate"])
def test_multipliers_differ_but_their_force_does_not(name):
    problem = PROBLEMS[name][0]
    system = problem.system
    motion = system.simulate(time=(0, 0.01, 0.01))
    _, A, _ = motion.linear_system(0)
    forces = [
        -A.T @ row.multipliers[0]
        for row in tm.compare_formulations(problem).rows
        if row.multipliers is not None and not row.refusals[0]
    ]
    assert len(forces) >= 6
    assert np.ptp(forces, axis=0) == pytest.approx(np.zeros(A.shape[1]), abs=1e-9)
    assert forces[0] == pytest.approx(motion.constraint_force[0], abs=1e-9)


@pytest.mark.thorough
def test_along_a_motion_three_break_at_the_singular_position_alone():
    """The row "squared" of the meridian vanishes at t = 3 s, where it equals that of the skate."""
    motion = tm.example("meridian").simulate()
    comparison = tm.compare_formulations(motion)
    assert comparison.t.tolist() == motion.t.tolist()
    broken = {row.formulation: row.refuses for row in comparison.rows if row.refuses.any()}
    assert set(broken) == BY_FULL_RANK | {"kane"}
    for where in broken.values():
        assert comparison.t[where] == pytest.approx([3])
    assert "at 1 of 1001 states, first at t = 3 s: 2 speeds are chosen" in str(comparison)
    assert comparison.accelerations == pytest.approx(motion.a, abs=1e-8)
    assert set(comparison.ranks[comparison.t != 3]) == {4}


def test_the_motion_of_a_problem_is_compared_over_a_time_span():
    comparison = tm.compare_formulations("pendulum", time=(0, 0.2, 0.1))
    assert comparison.t.tolist() == [0, 0.1, 0.2]


def test_another_state_may_be_given(pendulum):
    """On the unit circle at an angle of 3-4-5, with the speed 5: the radial acceleration is 25."""
    comparison = tm.compare_formulations(pendulum, t=2, q=[0.6, -0.8], v=[4, 3])
    radial = comparison.accelerations[0] @ [0.6, -0.8]
    assert comparison.t.tolist() == [2]
    assert radial == pytest.approx(-25)
    assert comparison.accelerations[0] @ [0.8, 0.6] == pytest.approx(-9.81 * 0.6)
    assert not comparison.remarks


def test_a_state_off_the_constraints_has_a_remark(pendulum):
    comparison = tm.compare_formulations(pendulum, q=[3, 4])
    assert comparison.remarks == ("the state does not meet constraint 'rod'",)
    assert comparison.remarks[0] in str(comparison)


@pytest.mark.parametrize("speeds", [["vy"], ["x*vy - y*vx"], ["y"]])
def test_chosen_speeds_give_the_same_acceleration(speeds, pendulum):
    comparison = tm.compare_formulations(pendulum, speeds=speeds, formulations=["kane"])
    assert comparison.accelerations[0] == pytest.approx([0, -9.81])


def test_a_speed_that_the_constraint_stops_breaks(pendulum):
    """At the start the thread is horizontal, so that vx is zero whatever the motion."""
    row = tm.compare_formulations(pendulum, speeds=["vx"])["kane"]
    assert row.refusals == (
        "the chosen speeds and the constraints do not determine the velocities",
    )


def test_contradictory_constraints_are_called_by_their_names():
    system = tm.System(
        ["x"], [1], [0], [tm.Constraint("x = 0", "fixed"), tm.Constraint("x = t^2", "driven")]
    )
    comparison = tm.compare_formulations(system)
    told = {comparison[name].refusals[0] for name in ("null_space_qr", "kane", "gibbs_appell")}
    assert told <= {f"constraint '{name}' contradicts the others" for name in ("fixed", "driven")}
    assert comparison["udwadia_kalaba"].accelerations[0] == pytest.approx([1])  # between 0 and 2
    assert comparison["udwadia_kalaba"].violation[0] > 0.1


def test_results_do_not_depend_on_the_unit_of_length():
    """The same pendulum in metres and in nanometres."""
    one, other = (
        tm.System(
            ["x", "y"], [2, 2], [0, -19.62 * unit], [f"x^2 + y^2 = {unit}^2"], start={"x": unit}
        )
        for unit in (1.0, 1e9)
    )
    first, second = (tm.compare_formulations(system, q=None) for system in (one, other))
    assert second.accelerations == pytest.approx(1e9 * first.accelerations)
    for row in second.rows:
        assert row.difference[0] < 1e-12


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"formulations": ["kan"]}, "there is no formulation 'kan'; did you mean 'kane'"),
        ({"formulations": []}, "no formulation is named"),
        ({"q": [1]}, "q does not fit the coordinates; give 2 numbers, in the order x, y"),
        ({"v": [1, np.nan]}, "v does not fit the coordinates"),
        ({"q": ["a", "b"]}, "q is not a list of numbers"),
        ({"time": (0, 1), "q": [1, 0]}, "one state is given together with a motion"),
        ({"speeds": [3]}, "a speed is not a text"),
        ({"speeds": ["vz"]}, "speed 1.*vz"),
        ({"repeat": -1}, "repeat is -1; give 0 or more"),
    ],
)
def test_an_argument_that_makes_no_sense_is_refused(options, said, pendulum):
    with pytest.raises(tm.TeachmechError, match=said):
        tm.compare_formulations(pendulum, **options)


def test_a_system_without_constraints_or_finite_forces_is_refused(pendulum):
    with pytest.raises(tm.ProblemError, match="no constraints"):
        tm.compare_formulations(tm.System(["x"], [1], [1]))
    with pytest.raises(tm.ProblemError, match="a motion already has its times"):
        tm.compare_formulations(pendulum.simulate(time=(0, 1, 0.1)), time=(0, 1))
    pole = tm.System(["x", "y"], [1, 1], ["1/x", 0], ["y = 0"], start={"x": 1})
    with pytest.raises(tm.ProblemError, match="Q is not finite at t = 0 s"):
        tm.compare_formulations(pole, q=[0, 0])


# --- tables and pictures ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def thread():
    return tm.compare_formulations("conical-pendulum", repeat=1)


def test_the_table_has_a_line_per_formulation_and_the_reasons(thread):
    title, head, *lines = str(thread).splitlines()
    assert title == "conical-pendulum: 3 coordinates, 3 constraints of rank 1; t = 0 s"
    assert "time" in head.split()
    assert [line.split()[0] for line in lines[: len(FORMULATIONS)]] == list(FORMULATIONS)
    assert sum(" breaks: A has the rank 1 and 3 rows" in line for line in lines) == 2
    with pytest.raises(tm.ProblemError, match="did you mean 'kane'"):
        thread["kan"]


def test_csv_frame_and_page_hold_the_table(thread, tmp_path):
    text = thread.to_csv(tmp_path / "table.csv")
    assert (tmp_path / "table.csv").read_bytes() == text.encode()
    assert text.count("\n") == 1 + len(FORMULATIONS) and "\r" not in text
    records = {row["formulation"]: row for row in csv.DictReader(io.StringIO(text))}
    assert list(records) == list(FORMULATIONS)
    assert records["kane"]["answers"] == records["kane"]["states"] == "1"
    assert records["lagrange_multipliers"]["answers"] == "0"
    assert "rank 1 and 3 rows" in records["lagrange_multipliers"]["breaks"]
    assert "breaks: A has the rank" in thread._repr_html_()
    pytest.importorskip("pandas")
    frame = thread.to_frame()
    assert frame.loc["kane", "needs"] == table.FORMULATIONS["kane"].needs
    assert frame["time"].min() == 1


def test_the_picture_of_a_state_shows_sizes_reasons_and_operations(thread):
    left, right = plots.formulations(thread).axes
    texts = [text.get_text().replace("\n", " ") for text in left.texts]
    assert texts == [f"breaks: {row.refusals[0]}" for row in thread.rows if row.refusals[0]]
    assert [bar.get_width() for bar in right.patches] == [row.operations for row in thread.rows]
    names = [label.get_text() for label in left.get_yticklabels()]
    assert names == [formulation.title for formulation in FORMULATIONS.values()]


@pytest.mark.thorough
def test_the_picture_along_a_motion_marks_the_times_at_which_one_breaks():
    motion = tm.example("meridian").simulate()
    figure = plots.formulations(tm.compare_formulations(motion), units=plots.SI)
    _, _, below = figure.axes
    assert below.get_xlabel() == "time in s"
    marked = [line.get_xdata().tolist() for line in below.lines]
    assert [len(times) for times in marked] == [0, 1, 0, 0, 0, 1, 0, 1, 0]
    assert figure.legends[0].texts[0].get_text() == "Udwadia-Kalaba"
