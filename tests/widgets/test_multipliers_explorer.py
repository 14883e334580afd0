"""The slider over eta without a browser, and the figure that it shows."""

import re
import subprocess
import sys

import numpy as np
import pytest

import teachmech as tm
from teachmech import plots
from teachmech.analysis.uniqueness import uniqueness
from teachmech.widgets.multiplier_explorer import MultiplierExplorer


@pytest.fixture(scope="module")
def cone():
    """A thread that is given three times: rank 1 of 3."""
    return tm.example("conical-pendulum").simulate(time=(0, 1, 0.1))


@pytest.fixture(scope="module")
def meridian():
    """Rank 4 of 4, but at t = 3 s, where two rows become the same."""
    return tm.example("meridian").simulate(time=(0, 4, 0.5), method="dop853")


@pytest.fixture
def explorer(cone):
    return MultiplierExplorer(cone)


def drawn(ax):
    """The bars of one panel from the top."""
    return np.array([bar.get_width() for bar in ax.patches])


def said(explorer):
    return re.search('alt="(.*?)"', explorer._picture.value, re.DOTALL)[1]


# --- the figure ---------------------------------------------------------------------------------


def test_another_choice_moves_the_multipliers_and_neither_force_nor_acceleration(cone, rng):
    least = plots.multiplier_choice(cone, index=4)
    for eta in rng.normal(size=(3, 2)):
        other = plots.multiplier_choice(cone, eta, index=4)
        before, after = ([drawn(ax) for ax in figure.axes] for figure in (least, other))
        assert np.abs(after[0] - before[0]).max() > 0.1
        assert after[1] == pytest.approx(before[1], abs=1e-12)
        assert after[2] == pytest.approx(before[2], abs=1e-12)


def test_the_drawn_force_and_acceleration_obey_the_equation_of_motion(cone):
    """M q'' = Q - A^T lambda with the drawn bars, and the tension of a conical pendulum."""
    panels = [drawn(ax) for ax in plots.multiplier_choice(cone, [1, -2], index=4).axes]
    M, A, _ = cone.linear_system(4)
    multipliers, force, acceleration = panels
    assert -A.T @ multipliers == pytest.approx(force, abs=1e-12)
    assert M @ acceleration == pytest.approx(cone.applied_force[4] + force, abs=1e-12)
    assert np.linalg.norm(force) == pytest.approx(0.7 * 9.81 / np.cos(0.6), abs=1e-8)


def test_a_mass_matrix_that_is_singular_has_its_acceleration_drawn_too():
    cart = tm.Lagrangian(
        T="(vx + vs)^2",
        V="4*s^2",
        coordinates=["x", "s"],
        constraints=["x = 0.3*sin(t)", "2*x = 0.6*sin(t)"],
        start={"vx": 0.3, "s": 0.1},
    )
    motion = cart.simulate(time=(0, 1, 0.5))
    panels = [drawn(ax) for ax in plots.multiplier_choice(motion, [3], index=1).axes]
    assert panels[2] == pytest.approx(motion.a[1], abs=1e-12)


def test_determined_multipliers_look_otherwise(meridian):
    bars = plots.multiplier_choice(meridian, index=6).axes[0].patches
    assert [bar.get_hatch() for bar in bars] == [None, None, "//", "//"]
    assert len({bar.get_facecolor() for bar in bars}) == 2


def test_the_title_tells_the_changes_in_numbers(cone):
    title = plots.multiplier_choice(cone, [1, -2]).get_suptitle()
    numbers = re.search("by up to (.*), the force by (.*), the acceleration by (.*)", title)
    multipliers, force, acceleration = map(float, numbers.groups())
    N = uniqueness(cone).null_space
    assert multipliers == pytest.approx(np.abs(N @ [1, -2]).max(), rel=0.1)
    assert max(force, acceleration) < 1e-13


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"index": 11}, "there is no stored time 11"),
        ({"index": 0.5}, "there is no stored time 0.5"),
        ({"eta": [1]}, r"eta has the shape \(1,\), not \(2,\)"),
    ],
)
def test_wrong_options_of_the_figure_are_named(cone, options, message):
    with pytest.raises(tm.ProblemError, match=message):
        plots.multiplier_choice(cone, **options)


def test_of_many_constraints_the_loose_ones_are_shown():
    names = [f"x{k}" for k in range(20)]
    system = tm.System(names, [1] * 20, [1] * 20, [*names, "2*x19", "x18 + x17"])
    figure = plots.multiplier_choice(system.simulate(time=(0, 1, 1)))
    shown = [label.get_text() for label in figure.axes[0].get_yticklabels()]
    assert len(shown) == 12
    assert {"c18", "c19", "c20", "c21", "c22"} < set(shown)
    assert figure.axes[0].get_title() == "multipliers (12 of 22 shown)"


# --- the widget ---------------------------------------------------------------------------------


def test_each_lost_rank_has_a_slider(explorer):
    assert [slider.name for slider in explorer._sliders] == ["eta 1", "eta 2"]
    assert "one choice of many, that of least norm" in said(explorer)
    explorer._sliders[1].value = 1
    assert explorer.eta == [0, 1]
    assert "the multipliers change by up to" in said(explorer)
    explorer._least.click()
    assert explorer.eta == [0, 0]


def test_another_time_begins_at_the_least_norm(explorer, cone):
    explorer.choose([1, 0.5])
    before = explorer._picture.value
    explorer._time.value = 7
    assert explorer.eta == [0, 0]
    assert explorer._picture.value != before
    assert f"t = {cone.t[7]:g} s" in said(explorer)


def test_an_index_may_count_from_the_end(cone):
    assert MultiplierExplorer(cone, -1).index == len(cone) - 1
    with pytest.raises(tm.ProblemError, match="there is no stored time 11"):
        tm.explore_multipliers(cone, 11)


def test_where_nothing_is_redundant_it_is_said_and_no_slider_is_shown(meridian):
    explorer = MultiplierExplorer(meridian)
    assert explorer.eta == []
    assert [slider.layout.display for slider in explorer._sliders] == ["none"]
    assert explorer._note.value == "No constraint is redundant at this time; one is at t = 3 s."
    explorer._time.value = 6
    assert [slider.layout.display for slider in explorer._sliders] == [""]
    assert explorer._note.value == ""


def test_where_nothing_is_ever_redundant_there_is_no_slider(pendulum):
    explorer = MultiplierExplorer(pendulum.simulate(time=(0, 1, 0.5)))
    assert explorer._sliders == []
    assert "there is nothing to choose" in explorer._note.value
    assert "every multiplier is determined" in said(explorer)


def test_without_constraints_it_is_refused():
    ball = tm.System(["z"], [1], [-9.81]).simulate(time=(0, 1, 0.5))
    with pytest.raises(tm.ProblemError, match="no constraints"):
        tm.explore_multipliers(ball)


def test_of_many_directions_the_first_six_have_a_slider():
    system = tm.System(["x"], [1], [-1], [f"{k}*x" for k in range(1, 9)])
    explorer = MultiplierExplorer(system.simulate(time=(0, 1, 0.5)))
    assert len(explorer._sliders) == 6
    assert explorer._note.value == "6 of 7 directions have a slider."


def test_disposing_leaves_no_widget(cone):
    from ipywidgets.widgets import widget

    before = set(widget._instances)
    MultiplierExplorer(cone).dispose()
    assert set(widget._instances) == before


def test_without_the_extra_for_notebooks_the_way_to_it_is_said():
    code = (
        "import sys; sys.modules['anywidget'] = sys.modules['ipywidgets'] = None\n"
        "import teachmech as tm\n"
        "motion = tm.example('conical-pendulum').simulate(time=(0, 0.1, 0.1))\n"
        "try: tm.explore_multipliers(motion)\n"
        "except tm.ProblemError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "the explorer of multipliers needs the package" in done.stdout
    assert "pip install teachmech[notebook]" in done.stdout
