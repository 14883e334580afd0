"""The difference of two methods at several tolerances, and its figure."""

from __future__ import annotations

import numpy as np
import pytest

import teachmech as tm
from teachmech import plots
from teachmech.studies.solver_difference import compare_solvers

STOPS = """
name: stops
dimension: 1
particles:
  - {mass: 1, force: ["-sqrt(1 - t)"], position: [1]}
time: {start: 0, end: 2}
solver: {method: dop853}
"""


@pytest.fixture(scope="module")
def found():
    return compare_solvers("pendulum", ("tsit5", "dop853"), [1e-10, 1e-5], time=(0, 5, 0.1))


@pytest.mark.thorough
def test_smaller_tolerances_give_smaller_differences(found):
    assert found.tolerances == (1e-5, 1e-10)
    large, small = found.difference.max(axis=1)
    assert 1e-7 < large < 1e-3
    assert small < 1e-3 * large
    assert found.difference.shape == (2, 51)
    assert "tolerance 1e-05: " in str(found)


def test_the_difference_is_that_of_the_two_motions(found):
    one, other = (
        tm.simulate("pendulum", (0, 5, 0.1), method=name, tolerance=1e-5)
        for name in ("tsit5", "dop853")
    )
    off = np.abs(one.q - other.q).max(axis=1)  # both coordinates have one unit
    ratio = found.difference[0][1:] / off[1:]
    assert ratio.max() < 2 * ratio.min() * (1 + np.abs(one.q).max())


def test_the_figure_has_a_line_for_each_tolerance(found):
    axes = plots.difference(found).axes[0]
    assert [line.get_label() for line in axes.lines] == ["tolerance 1e-05", "tolerance 1e-10"]
    assert axes.get_yscale() == "log"
    assert axes.get_ylabel() == "difference of tsit5 and dop853"
    same = plots.difference("pendulum", methods=("tsit5", "dop853"), tolerances=[1e-5], time=(0, 1))
    assert len(same.axes[0].lines) == 1


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"methods": ("rk4", "dop853")}, "two different methods with a tolerance are compared"),
        ({"methods": ("dop853", "dop853")}, "two different methods"),
        ({"methods": ("dop853",)}, "two different methods"),
        ({"methods": ("dop853", "eins")}, "choose two of"),
        ({"tolerances": []}, "there is no tolerance"),
    ],
)
def test_a_comparison_that_makes_no_sense_is_refused(options, message):
    with pytest.raises(tm.ProblemError, match=message):
        compare_solvers("pendulum", time=(0, 1), **options)


def test_options_of_finished_runs_are_refused(found):
    with pytest.raises(tm.ProblemError, match="the runs are complete"):
        plots.difference(found, tolerances=[1e-5])


def test_a_run_that_fails_is_drawn_to_its_end(tmp_path):
    """The force is not defined after t = 1."""
    path = tmp_path / "stops.yaml"
    path.write_text(STOPS)
    found = compare_solvers(path, ("tsit5", "dop853"), [1e-6])
    assert "failed" in found.failures[1e-6]
    assert "failed" in str(found)
    assert found.motion.t[-1] <= 1
    (line,) = plots.difference(found).axes[0].lines
    assert line.get_label() == "tolerance 1e-06, fails"
