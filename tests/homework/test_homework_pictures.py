"""The student's motion against the expected one."""

import matplotlib.colors
import numpy as np
import pytest

import teachmech as tm
from teachmech.base.errors import ProblemError
from teachmech.homework.task.pictures import EXPECTED, YOURS, compare
from teachmech.problems.generalized import SystemProblem

LIFTED = {"g": -9.81, "L": 1}


@pytest.fixture(scope="module")
def problem():
    return tm.example("pendulum").replace(time={"end": "1", "step": "0.05"})


def sealed(motion):
    span = motion.t[[0, -1]].tolist()
    return {"names": list(motion.system.coordinates), "q": motion.q.tolist(), "span": span}


def lines_of(ax, colour):
    wanted = matplotlib.colors.to_rgb(colour)
    return [line for line in ax.lines if matplotlib.colors.to_rgb(line.get_color()) == wanted]


def legend_of(ax):
    return [text.get_text() for text in ax.get_legend().texts]


def test_the_expected_motion_is_the_sealed_one(problem):
    motion = problem.simulate()
    path, *panels = compare(sealed(motion), problem.replace(parameters=LIFTED)).axes
    assert (path.get_xlabel(), path.get_ylabel()) == ("$x_{1}$", "$y_{1}$")
    shown = lines_of(panels[0], EXPECTED)[0].get_ydata()
    assert np.allclose(np.asarray(shown), motion["y1"], atol=1e-9)


def test_the_drawn_motions_are_those_of_the_two_problems(problem):
    ax = compare(sealed(problem.simulate()), problem.replace(parameters=LIFTED)).axes[1]
    yours = lines_of(ax, YOURS)[0]
    t, y = np.asarray(yours.get_xdata()), np.asarray(yours.get_ydata())
    lifted = problem.replace(parameters=LIFTED).simulate(time=(0, 1, t[1]), tolerance=1e-12)
    assert np.allclose(y, lifted["y1"], atol=1e-6)
    assert (y >= -1e-9).all()  # what falls upwards stays above the horizontal


def test_both_are_named_above_the_path_and_in_the_legend_of_each_panel(problem):
    path, *panels = compare(sealed(problem.simulate()), problem.replace(parameters=LIFTED)).axes
    assert {"expected", "yours"} <= {text.get_text() for text in path.texts}
    for ax in panels:
        assert sorted(legend_of(ax)) == ["expected", "yours"]


def test_the_expected_times_are_marks_without_a_line_between_them(problem):
    ax = compare(sealed(problem.simulate()), problem.replace(parameters=LIFTED)).axes[1]
    (expected,) = lines_of(ax, EXPECTED)
    assert expected.get_linestyle() == "None"
    assert expected.get_marker() == "o"


def test_the_coordinates_that_differ_most_come_first_and_equal_ones_are_left_out(problem):
    figure = compare(sealed(problem.simulate()), problem.replace(parameters=LIFTED))
    assert [ax.get_ylabel() for ax in figure.axes[1:]] == ["$y_{1}$"]  # x1 is the same


def test_the_title_states_that_motions_are_the_same(problem):
    figure = compare(sealed(problem.simulate()), problem)
    assert figure.get_suptitle().endswith("they are the same")
    assert legend_of(figure.axes[1]) == ["expected and yours"]


def test_points_in_space_are_drawn_in_space():
    hoop = tm.example("turned-hoop").replace(time={"end": "0.5", "step": "0.05"})
    lighter = hoop.replace(parameters=hoop.parameters | {"g": 4.0})
    figure = compare(sealed(hoop.simulate()), lighter)
    assert figure.axes[0].name == "3d"


def test_a_system_without_points_has_its_coordinates_alone():
    data = {
        "coordinates": ["phi"],
        "mass": ["1"],
        "forces": ["-9.81*sin(phi)"],
        "start": {"phi": "1"},
        "time": {"end": 1, "step": 0.01},
    }
    right = SystemProblem(**data)
    wrong = SystemProblem(**{**data, "forces": ["9.81*sin(phi)"]})
    figure = compare(sealed(right.simulate()), wrong, units={"time": "s", "coordinate": "rad"})
    assert [ax.get_ylabel() for ax in figure.axes] == [r"$\phi$ in rad"]
    assert figure.axes[0].get_xlabel() == "time in s"


def test_the_title_reports_a_motion_that_ends_early(problem):
    data = {
        "dimension": 1,
        "particles": [{"mass": 1, "force": [0], "position": [0], "velocity": [1]}],
        "time": {"end": 1, "step": 0.01},
    }
    right = tm.ParticleProblem(**data)
    stuck = tm.ParticleProblem(
        **{**data, "particles": [{**data["particles"][0], "force": ["1/sqrt(0.5 - x1)"]}]}
    )
    figure = compare(sealed(right.simulate()), stuck)
    assert "yours is not complete" in figure.get_suptitle()


def test_a_problem_with_other_coordinates_is_refused(problem):
    ball = tm.ParticleProblem(
        dimension=1, particles=[{"mass": 1, "position": [0]}], time={"end": 1, "step": 0.1}
    )
    with pytest.raises(ProblemError, match="no coordinate 'y1'"):
        compare(sealed(problem.simulate()), ball)


def test_a_start_off_the_constraint_cannot_be_drawn(problem):
    with pytest.raises(tm.InconsistentStartError):
        compare(
            sealed(problem.simulate()),
            problem.replace(parameters={"g": 9.81, "L": 1}, constraints=["x1 = 3"]),
        )


@pytest.mark.parametrize(
    "numbers",
    [{}, {"names": ["x1"], "q": [[0]]}, {"names": ["x1", "y1"], "q": [[1], [2]], "span": [0, 1]}],
)
def test_numbers_of_another_shape_are_refused(problem, numbers):
    with pytest.raises(ProblemError, match="not a motion"):
        compare(numbers, problem)
