"""The slider over eta without a browser, and the figure that it shows."""

import re
import subprocess
import sys

import numpy as np
import pytest

import teachmech as tm
from teachmech import plots
from teachmech.analysis.uniqueness import uniqueness


@pytest.fixture(scope="module")
def cone():
    """Return a thread that is given three times: rank 1 of 3."""
    return tm.example("conical-pendulum").simulate(time=(0, 1, 0.1))


@pytest.fixture(scope="module")
def meridian():
    """Rank 4 of 4, but at t = 3 s, where two rows become the same."""
    return tm.example("meridian").simulate(time=(0, 4, 0.5), method="dop853")


def drawn(ax):
    """Return the bars of one panel from the top."""
    return np.array([bar.get_width() for bar in ax.patches])


# --- the figure ---------------------------------------------------------------------------------


def test_another_choice_of_multipliers_changes_neither_force_nor_acceleration(cone, rng):
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


def test_the_acceleration_is_drawn_if_the_mass_matrix_is_singular():
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


def test_determined_multipliers_look_different(meridian):
    bars = plots.multiplier_choice(meridian, index=6).axes[0].patches
    assert [bar.get_hatch() for bar in bars] == [None, None, "//", "//"]
    assert len({bar.get_facecolor() for bar in bars}) == 2


def test_the_title_states_the_changes(cone):
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


def test_of_many_constraints_those_with_free_multipliers_are_shown():
    names = [f"x{k}" for k in range(20)]
    system = tm.System(names, [1] * 20, [1] * 20, [*names, "2*x19", "x18 + x17"])
    figure = plots.multiplier_choice(system.simulate(time=(0, 1, 1)))
    shown = [label.get_text() for label in figure.axes[0].get_yticklabels()]
    assert len(shown) == 12
    assert {"c18", "c19", "c20", "c21", "c22"} < set(shown)
    assert figure.axes[0].get_title() == "multipliers (12 of 22 shown)"


# --- the widget ---------------------------------------------------------------------------------


def test_a_negative_index_counts_from_the_last_time(cone):
    assert '"time":1.0' in tm.explore_multipliers(cone, -1).live.page
    with pytest.raises(tm.ProblemError, match="there is no stored time 11"):
        tm.explore_multipliers(cone, 11)


def test_a_motion_that_a_page_cannot_compute_is_played_below_the_multipliers_of_least_norm():
    motion = tm.example("conical-pendulum").simulate((0, 1, 0.1), method="lsoda")
    explorer = tm.explore_multipliers(motion, 7)
    note, picture, shown = explorer.children
    assert "JavaScript does not have the method lsoda; explore a motion by another" in note.value
    assert re.search(
        r'alt="[^"]*t = 0\.7 s[^"]*one choice of many, that of least norm', picture.value
    )
    player, charts = shown.children
    assert player.scene["frames"] == 11
    assert [chart.picture["title"] for chart in charts.children] == ["Multipliers"]


def test_a_system_without_constraints_is_refused():
    ball = tm.System(["z"], [1], [-9.81]).simulate(time=(0, 1, 0.5))
    with pytest.raises(tm.ProblemError, match="no constraints"):
        tm.explore_multipliers(ball)


def test_a_missing_notebook_extra_is_named():
    code = (
        "import sys; sys.modules['anywidget'] = sys.modules['ipywidgets'] = None\n"
        "import teachmech as tm\n"
        "motion = tm.example('conical-pendulum').simulate(time=(0, 0.1, 0.1))\n"
        "try: tm.explore_multipliers(motion)\n"
        "except tm.ProblemError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "the explorer of multipliers needs the package" in done.stdout
    assert 'pip install "teachmech[notebook]"' in done.stdout
