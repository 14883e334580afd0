"""The Baumgarte explorer and its picture without a browser, against the exact damped equation."""

import asyncio

import numpy as np
import pytest

import teachmech as tm
from teachmech import plots
from teachmech.numerics.integrators import baumgarte
from teachmech.widgets.baumgarte_explorer import BaumgarteExplorer

# x = 0 without force is the damped equation itself, so that RK4 multiplies its error exactly.
LINEAR = tm.System(["x", "y"], [1, 1], [0, 0], ["x = 0"], start={"x": 1e-3})
KNIFE_EDGE = tm.System(
    ["x", "y", "phi"],
    mass=[1.25, 1.25, 0.13],
    forces=["1.25*9.81*sin(pi/4)", 0, 0],
    constraints=["vx*sin(phi) - vy*cos(phi)"],
    start={"vphi": "pi/3"},
)


def in_kernel(problem, time=None):
    """The explorer that the kernel computes."""
    return BaumgarteExplorer(problem.system, problem.settings_with(time=time))


@pytest.fixture
def explorer():
    return in_kernel(tm.example("pendulum").replace(time={"end": 2, "step": 0.02}))


def choose(explorer, **values):
    explorer._critical.value = "beta" not in values
    for name, value in values.items():
        getattr(explorer, f"_{name}").value = value


# --- how long a step may be -------------------------------------------------------------------


@pytest.mark.parametrize("holonomic", [(True,), (False,), (True, False)])
@pytest.mark.parametrize(("alpha", "beta"), [(3, 3), (1, 20), (20, 1), (0, 7), (5, 0)])
def test_the_longest_step_is_where_growth_begins(alpha, beta, holonomic):
    if alpha == 0 and holonomic == (False,):
        assert baumgarte.longest_step(alpha, beta, holonomic) == np.inf
        return
    longest = baumgarte.longest_step(alpha, beta, holonomic)
    steps = longest * np.linspace(0.001, 0.999, 400)
    growths = [baumgarte.rk4_growth(alpha, beta, step, holonomic) for step in steps]
    assert max(growths) <= 1 + 1e-12
    assert baumgarte.rk4_growth(alpha, beta, 1.001 * longest, holonomic) > 1


def test_the_limits_on_the_axes_are_those_of_the_textbook():
    """E. Hairer, G. Wanner: 2.785 on the real axis; 2 sqrt(2) on the imaginary one, exact."""
    assert baumgarte.longest_step(1, 1) == pytest.approx(2.785, abs=5e-4)
    assert baumgarte.longest_step(0, 1) == pytest.approx(2 * np.sqrt(2), rel=1e-9)
    assert baumgarte.longest_step(1, 5, [False]) == pytest.approx(2.785 / 2, abs=3e-4)


def test_without_a_constraint_there_is_no_longest_step():
    with pytest.raises(tm.ProblemError, match="no constraint"):
        baumgarte.longest_step(1, 1, [])


def test_the_factor_of_rk4_is_that_of_the_method_itself():
    for z in (-0.7, -1.9 + 0.8j, -2.9j):
        y, step = [1.0 + 0j], 1.0
        k1 = z * y[0]
        k2 = z * (y[0] + step / 2 * k1)
        k3 = z * (y[0] + step / 2 * k2)
        k4 = z * (y[0] + step * k3)
        assert baumgarte.amplification(z) == pytest.approx(y[0] + (k1 + 2 * k2 + 2 * k3 + k4) / 6)


# --- the picture ------------------------------------------------------------------------------


def test_the_picture_marks_what_decays_and_what_grows_by_colour_and_shape():
    inside = plots.stability(10, 30, 0.05).axes[0].lines[-1]
    outside = plots.stability(10, 30, 0.2).axes[0].lines[-1]
    assert (inside.get_marker(), outside.get_marker()) == ("o", "X")
    assert inside.get_color() != outside.get_color()
    assert "decays" in inside.get_label()
    assert "grows" in outside.get_label()


def test_the_marks_stand_at_the_step_times_the_roots():
    mark = plots.stability(3, 5, 0.1).axes[0].lines[-1]
    assert mark.get_xdata() == pytest.approx([-0.3, -0.3])
    assert mark.get_ydata() == pytest.approx([0.4, -0.4])


def test_a_root_far_away_stands_inside_the_picture_in_its_direction():
    ax = plots.stability(600, 1000, 0.5).axes[0]
    x, y = ax.lines[-1].get_xdata()[0], ax.lines[-1].get_ydata()[0]
    assert ax.get_xlim()[0] < x < 0 < y < ax.get_ylim()[1]
    assert y / x == pytest.approx(-8 / 6)
    assert "z = -300 ± 400i" in ax.lines[-1].get_label()


def test_both_coefficients_zero_are_a_double_root_that_grows_with_time():
    assert "grows with time" in plots.stability(0, 0, 0.1).axes[0].lines[-1].get_label()
    assert "stays" in plots.stability(0, 0, 0.1, [False]).axes[0].lines[-1].get_label()


# --- the explorer -----------------------------------------------------------------------------


def test_a_slider_changes_the_motion_and_both_pictures(explorer):
    roots, chart = explorer._picture.value, explorer._watch._charts[0].data
    choose(explorer, alpha=10.0)
    stabilised, plain = explorer.motions.values()
    assert (stabilised.settings.alpha, stabilised.settings.beta) == (10, 10)
    assert plain.settings.stabilisation == "none"
    assert explorer._picture.value != roots
    assert explorer._watch._charts[0].data != chart


def test_beta_follows_alpha_at_critical_damping_only(explorer):
    assert explorer._beta.disabled
    choose(explorer, alpha=2.0)
    assert explorer._beta.value == 2
    choose(explorer, beta=0.0)
    assert not explorer._beta.disabled
    assert list(explorer.motions) == ["alpha = 2, beta = 0", "no stabilisation"]
    assert "one of the roots is 0" in explorer._message.value


def test_a_step_that_is_too_long_is_said_with_its_growth_and_the_limit():
    explorer = in_kernel(LINEAR, time=(0, 20, 0.5))
    assert "too long" not in explorer._message.value
    choose(explorer, alpha=7.0)  # z = -3.5
    growth = abs(1 - 3.5 + 3.5**2 / 2 - 3.5**3 / 6 + 3.5**4 / 24)
    assert f"the step is too long: errors grow by {growth:.4g} per step" in explorer._message.value
    assert f"the longest step is {2.785 / 7:.3g} s" in explorer._message.value
    sizes = np.abs(next(iter(explorer.motions.values())).violation[:, 0])
    # a double root: its error is (c + k d) growth^k, so the ratio comes near only slowly
    assert sizes[-1] / sizes[-2] == pytest.approx(growth, rel=0.1)


def test_the_predicted_growth_is_what_a_motion_of_two_roots_shows():
    explorer = in_kernel(LINEAR, time=(0, 30, 0.5))
    choose(explorer, alpha=2.0, beta=1.0)
    sizes = np.abs(next(iter(explorer.motions.values())).violation[:, 0])
    growth = baumgarte.rk4_growth(2, 1, 0.5)
    assert sizes[-1] / sizes[-2] == pytest.approx(growth, rel=1e-6)
    assert f"<b>{growth:.4g}</b>" in explorer._numbers.value
    assert f"{sizes.max():.2e}" in explorer._numbers.value


def test_a_run_that_blows_up_is_shown_as_far_as_it_came():
    explorer = in_kernel(tm.example("pendulum"), time=(0, 10, 0.05))
    before = explorer._watch._charts[0].data
    choose(explorer, alpha=1000.0)
    stabilised, plain = explorer.motions.values()
    assert "failed after t" in stabilised.ending
    assert 1 < len(stabilised) < len(plain)
    assert "the motion is not complete" in explorer._message.value
    assert explorer._watch._charts[0].data != before


def test_a_step_that_only_the_roots_allow_is_said():
    explorer = in_kernel(tm.example("pendulum"), time=(0, 4, 0.05))
    choose(explorer, alpha=50.0)  # z = -2.5
    assert baumgarte.rk4_growth(50, 50, 0.05) < 1
    assert "failed after t" in next(iter(explorer.motions.values())).ending
    assert explorer._numbers.value.count("Each step also adds an error of its own") == 1


def test_an_error_decays_and_a_violation_is_large_and_the_text_says_both():
    explorer = in_kernel(tm.example("pendulum"), time=(0, 1, 0.01))
    choose(explorer, alpha=200.0)  # z = -2
    stabilised, plain = (np.abs(m.violation).max() for m in explorer.motions.values())
    assert baumgarte.rk4_growth(200, 200, 0.01) < 1 and stabilised > 100 * plain
    assert explorer._message.value == ""
    assert "a violation may be large although it decays" in explorer._numbers.value


def test_a_non_holonomic_constraint_has_the_root_minus_two_alpha_alone():
    explorer = in_kernel(KNIFE_EDGE, time=(0, 1, 0.1))
    choose(explorer, alpha=5.0, beta=1000.0)  # beta acts on positions, of which none is bound
    assert explorer._message.value == ""
    assert f"<b>{abs(baumgarte.amplification(-1.0)):.4g}</b>" in explorer._numbers.value


def test_a_start_off_the_constraint_is_taken_to_see_the_error_decay():
    system = KNIFE_EDGE.replace(start={"vy": 0.2})
    stabilised, plain = in_kernel(system, time=(0, 1, 0.01)).motions.values()
    g, kept = stabilised.violation[:, 0], plain.violation[:, 0]
    assert g == pytest.approx(-0.2 * np.exp(-10 * stabilised.t), abs=1e-5)
    assert kept == pytest.approx(-0.2, abs=1e-6)


def test_in_a_running_loop_it_returns_at_once_and_can_be_stopped():
    async def main():
        explorer = in_kernel(tm.example("pendulum"), time=(0, 10_000, 0.01))
        assert explorer.motions == {}
        runner = explorer._runner
        while runner.head.bar.value == 0 and not runner.task.done():
            await asyncio.sleep(0.02)
        runner.stop()
        await runner.task
        return explorer

    explorer = asyncio.run(main())
    assert "stopped at t" in next(iter(explorer.motions.values())).ending
    assert explorer._runner.head.button.disabled


def test_what_it_cannot_take_is_refused():
    with pytest.raises(tm.ProblemError, match="no constraints to stabilise"):
        tm.explore_baumgarte(tm.System(["x"], [1], [0]), time=(0, 1, 0.1))
    with pytest.raises(tm.ProblemError, match="a System has no time span"):
        tm.explore_baumgarte(LINEAR)
    with pytest.raises(tm.ProblemError, match="needs the step"):
        tm.explore_baumgarte(LINEAR, time=(0, 1))


def test_disposing_leaves_no_widget():
    from ipywidgets.widgets import widget

    before = set(widget._instances)
    in_kernel(LINEAR, time=(0, 1, 0.1)).dispose()
    assert set(widget._instances) == before


def test_a_motion_lends_its_system_and_time():
    motion = tm.example("pendulum").simulate(time=(0, 1, 0.02), parameters={"g": 1.62})
    explorer = tm.explore_baumgarte(motion)
    stabilised, _ = explorer.motions.values()
    assert stabilised.system.parameter_values["g"] == 1.62
    assert stabilised.t == pytest.approx(motion.t)
