"""The Baumgarte explorer and its picture without a browser, against the exact damped equation."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import plots
from teachmech.numerics.integrators import baumgarte

# x = 0 without force is the damped equation itself, so that RK4 multiplies its error exactly.
LINEAR = tm.System(["x", "y"], [1, 1], [0, 0], ["x = 0"], start={"x": 1e-3})
KNIFE_EDGE = tm.System(
    ["x", "y", "phi"],
    mass=[1.25, 1.25, 0.13],
    forces=["1.25*9.81*sin(pi/4)", 0, 0],
    constraints=["vx*sin(phi) - vy*cos(phi)"],
    start={"vphi": "pi/3"},
)


# --- how long a step may be -------------------------------------------------------------------


@pytest.mark.parametrize("holonomic", [(True,), (False,), (True, False)])
@pytest.mark.parametrize(("alpha", "beta"), [(3, 3), (1, 20), (20, 1), (0, 7), (5, 0)])
def test_growth_begins_at_the_longest_stable_step(alpha, beta, holonomic):
    if alpha == 0 and holonomic == (False,):
        assert baumgarte.longest_step(alpha, beta, holonomic) == np.inf
        return
    longest = baumgarte.longest_step(alpha, beta, holonomic)
    steps = longest * np.linspace(0.001, 0.999, 400)
    growths = [baumgarte.rk4_growth(alpha, beta, step, holonomic) for step in steps]
    assert max(growths) <= 1 + 1e-12
    assert baumgarte.rk4_growth(alpha, beta, 1.001 * longest, holonomic) > 1


def test_the_limits_on_the_axes_agree_with_the_textbook():
    """E. Hairer, G. Wanner: 2.785 on the real axis; 2 sqrt(2) on the imaginary one, exact."""
    assert baumgarte.longest_step(1, 1) == pytest.approx(2.785, abs=5e-4)
    assert baumgarte.longest_step(0, 1) == pytest.approx(2 * np.sqrt(2), rel=1e-9)
    assert baumgarte.longest_step(1, 5, [False]) == pytest.approx(2.785 / 2, abs=3e-4)


def test_without_a_constraint_there_is_no_longest_step():
    with pytest.raises(tm.ProblemError, match="no constraint"):
        baumgarte.longest_step(1, 1, [])


def test_the_factor_of_rk4_agrees_with_its_tableau():
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


def test_the_marks_are_at_the_step_times_the_roots():
    mark = plots.stability(3, 5, 0.1).axes[0].lines[-1]
    assert mark.get_xdata() == pytest.approx([-0.3, -0.3])
    assert mark.get_ydata() == pytest.approx([0.4, -0.4])


def test_a_distant_root_is_marked_at_the_edge_in_its_direction():
    ax = plots.stability(600, 1000, 0.5).axes[0]
    x, y = ax.lines[-1].get_xdata()[0], ax.lines[-1].get_ydata()[0]
    assert ax.get_xlim()[0] < x < 0 < y < ax.get_ylim()[1]
    assert y / x == pytest.approx(-8 / 6)
    assert "z = -300 ± 400i" in ax.lines[-1].get_label()


def test_both_coefficients_zero_are_a_double_root_that_grows_with_time():
    assert "grows with time" in plots.stability(0, 0, 0.1).axes[0].lines[-1].get_label()
    assert "stays" in plots.stability(0, 0, 0.1, [False]).axes[0].lines[-1].get_label()


# --- the explorer -----------------------------------------------------------------------------


def test_a_motion_of_two_roots_grows_as_predicted():
    motion = LINEAR.simulate(
        (0, 30, 0.5), stabilisation="baumgarte", alpha=2, beta=1, allow_inconsistent_start=True
    )
    explorer = tm.explore_baumgarte(motion)
    sizes = np.abs(next(iter(explorer.motions.values())).violation[:, 0])
    growth = baumgarte.rk4_growth(2, 1, 0.5)
    assert sizes[-1] / sizes[-2] == pytest.approx(growth, rel=1e-6)


def test_an_inconsistent_start_is_used_unchanged_and_its_error_decays():
    system = KNIFE_EDGE.replace(start={"vy": 0.2})
    stabilised, plain = tm.explore_baumgarte(system, time=(0, 1, 0.01)).motions.values()
    g, kept = stabilised.violation[:, 0], plain.violation[:, 0]
    assert g == pytest.approx(-0.2 * np.exp(-10 * stabilised.t), abs=1e-5)
    assert kept == pytest.approx(-0.2, abs=1e-6)


def test_unsuitable_problems_are_refused():
    with pytest.raises(tm.ProblemError, match="no constraints to stabilise"):
        tm.explore_baumgarte(tm.System(["x"], [1], [0]), time=(0, 1, 0.1))
    with pytest.raises(tm.ProblemError, match="a System has no time span"):
        tm.explore_baumgarte(LINEAR)
    with pytest.raises(tm.ProblemError, match="needs the step"):
        tm.explore_baumgarte(LINEAR, time=(0, 1))


def test_the_explorer_takes_system_and_time_of_a_motion():
    motion = tm.example("pendulum").simulate(time=(0, 1, 0.02), parameters={"g": 1.62})
    explorer = tm.explore_baumgarte(motion)
    stabilised, _ = explorer.motions.values()
    assert stabilised.system.parameter_values["g"] == 1.62
    assert stabilised.t == pytest.approx(motion.t)


def test_a_motion_that_a_page_cannot_compute_is_played_below_the_roots():
    angle = tm.System(["phi", "psi"], [1, 1], [-1, 0], ["psi = 2*phi"], start={"phi": 0.1})
    explorer = tm.explore_baumgarte(angle, time=(0, 1, 0.01))
    assert list(explorer.motions) == ["A: RK4, step 0.01 s, Baumgarte 5, 5", "B: RK4, step 0.01 s"]
    note, roots, (charts,) = *explorer.children[:2], explorer.children[2].children
    assert "Python computed this motion: the system has no points to draw" in note.value
    growth = f"{baumgarte.rk4_growth(5, 5, 0.01):.4g}"
    assert f'alt="RK4, step 0.01 s: errors × {growth} per step"' in roots.value
    assert charts.children[0].picture["motions"] == list(explorer.motions)
