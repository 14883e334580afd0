"""Comparing pseudo-inverse algorithms: what is judged, what fails, and the double parallelogram."""

import numpy as np
import pytest
from scipy.integrate import simpson, solve_ivp

import teachmech as tm
from teachmech import plots
from teachmech.numerics.inverses import ALGORITHMS, svd
from teachmech.problems.double_parallelogram import double_parallelogram
from teachmech.studies.comparison import compare_inverses

PROJECTED = {"method": "dop853", "stabilisation": "projection"}
RADAU = {"method": "radau", "tolerance": 1e-6, "time": (0, 2, 0.02)}


@pytest.fixture(scope="module")
def mechanism():
    return double_parallelogram()


@pytest.fixture(scope="module")
def swing(mechanism):
    return mechanism.simulate(time=(0, 3, 0.005), method="dop853", tolerance=1e-11)


@pytest.fixture(scope="module")
def two(mechanism):
    """Return two algorithms at a rank tolerance below the differences that Radau takes."""
    options = RADAU | {"call_limit": 1500, "rank_tolerance": 1e-10}
    return compare_inverses(mechanism, methods=["svd", "cholesky"], **options)


class Bar:
    """The double parallelogram in the angle of its bars, with its data typed in anew."""

    inertia = 3 * (0.1 + 1 * 0.5**2) + 2 * 1**2
    weight = (3 * 1 * 0.5 + 2 * 1) * 9.81  # times the height of a tip

    @staticmethod
    def spring(angle):
        """Its length and the change of it with the angle: the third side of a triangle."""
        length = np.sqrt(2 - 2 * np.cos(angle))
        return length, np.sin(angle) / length

    def potential(self, angle):
        return self.weight * np.sin(angle) + 30 * (self.spring(angle)[0] - 1) ** 2

    def lost_power(self, angle, rate):
        return 2 * 0.9 * (self.spring(angle)[1] * rate) ** 2

    def derivative(self, t, state):
        angle, rate = state
        length, lever = self.spring(angle)
        torque = -self.weight * np.cos(angle) - 2 * (30 * (length - 1) + 0.9 * lever * rate) * lever
        return rate, torque / self.inertia


# --- the mechanism ----------------------------------------------------------------------------


def test_the_double_parallelogram_has_one_freedom_and_one_redundant_equation(mechanism):
    report = tm.examine_start(mechanism)
    assert (report.degrees_of_freedom, report.rank, report.redundant) == (1, 11, 1)
    assert report.consistent
    assert max(map(abs, report.violation.values())) < 1e-15


def test_the_double_parallelogram_moves_as_the_equation_in_its_angle_says(swing):
    start = (-3 * np.pi / 4, 0)
    exact = solve_ivp(
        Bar().derivative, (0, 3), start, "Radau", t_eval=swing.t, rtol=1e-11, atol=1e-12
    ).y
    for i in (1, 2, 3):
        assert swing[f"phi{i}"] == pytest.approx(exact[0], abs=1e-8)
        assert swing[f"vphi{i}"] == pytest.approx(exact[1], abs=1e-8)
    assert swing["x4"] == pytest.approx(1 + np.cos(exact[0]), abs=1e-8)
    assert swing["y4"] == pytest.approx(np.sin(exact[0]), abs=1e-8)
    assert np.abs(swing["phi4"]).max() < 1e-10
    assert np.ptp(exact[0]) > np.pi / 2  # it is lively


def test_kinetic_potential_and_dissipated_energy_of_the_double_parallelogram_balance(swing):
    bar, angle, rate = Bar(), swing["phi1"], swing["vphi1"]
    energy = swing.kinetic_energy + bar.potential(angle)
    assert swing.kinetic_energy == pytest.approx(bar.inertia * rate**2 / 2, abs=1e-8)
    lost = simpson(bar.lost_power(angle, rate), x=swing.t)
    assert lost > 5
    assert energy[-1] + lost == pytest.approx(energy[0], abs=1e-7)
    assert np.abs(swing.energy_balance).max() < 1e-8


def test_the_double_parallelogram_stays_away_from_aligned_bars(swing):
    assert -np.pi + 0.5 < swing["phi1"].min() < swing["phi1"].max() < -0.4
    assert set(swing.rank) == {11}
    assert swing.singular_values[:, 10].min() > 0.3


@pytest.mark.parametrize("error", [1e-6, 1e-4])
def test_a_violated_pin_lifts_the_singular_value_of_the_redundant_row_as_far(mechanism, error):
    turned = mechanism.replace(start={"phi2": f"phi + {error}"})
    least = tm.examine_start(turned).singular_values[-1]
    assert 0.01 * error < least < error


# --- what is judged ---------------------------------------------------------------------------


def test_every_algorithm_is_correct_where_the_rank_is_clear(pendulum):
    comparison = compare_inverses(pendulum, time=(0, 1, 0.1), **PROJECTED)
    assert [row.method for row in comparison.rows] == list(ALGORITHMS)
    exact = comparison.reference.q
    for row in comparison.rows:
        assert row.correct
        assert row.result == "correct to the end"
        assert row.q == pytest.approx(exact, abs=1e-8)
        assert row.t.tolist() == comparison.reference.t.tolist()
        assert row.sum_squares.max() < 1e-28
        assert np.abs(row.energy_imbalance).max() < 1e-7
        assert row.ranks == (1,)
        assert row.calls > 3 * row.steps > 0


@pytest.mark.parametrize("stabilisation", ["none", "baumgarte"])
def test_a_run_is_that_of_simulate_but_for_rounding(stabilisation, pendulum):
    options = {"time": (0, 2, 0.1), "method": "lsoda", "stabilisation": stabilisation}
    options |= {"tolerance": 1e-10, "alpha": 3, "beta": 4}
    motion = pendulum.simulate(**options)
    row = compare_inverses(pendulum, methods=["svd"], **options)["svd"]
    assert row.q == pytest.approx(motion.q, abs=1e-12)
    assert row.v == pytest.approx(motion.v, abs=1e-12)
    assert row.sum_squares == pytest.approx((motion.violation**2).sum(axis=1), rel=0.1)
    assert row.energy_imbalance == pytest.approx(motion.energy_balance, abs=1e-11)


def test_a_particle_problem_brings_its_time():
    problem = tm.example("pendulum")
    comparison = compare_inverses(problem, methods=["varga"], tolerance=1e-6)
    assert comparison.settings.end == problem.settings.end == 10
    assert comparison["varga"].t[-1] == problem.settings.end == 10


def test_a_constraint_that_is_a_function_can_be_compared():
    system = tm.System(
        ["x", "y"],
        [1, 1],
        [0, -9.81],
        [lambda x, y: x**2 + y**2 - 1],
        start={"x": 1},
    )
    row = compare_inverses(system, time=(0, 0.5, 0.1), methods=["svd"])["svd"]
    assert row.correct


@pytest.mark.thorough
def test_differences_that_leave_the_constraints_end_a_run_and_a_wider_gap_saves_it(mechanism, two):
    row = two["svd"]
    assert row.reason == "call limit, rank 11 or 12"
    assert row.result.endswith(f"fails after {row.t[-1]:.4g} s: call limit, rank 11 or 12")
    assert 0 < row.correct_until <= row.t[-1] < 1
    assert row.calls == 1500
    assert two["cholesky"].correct
    assert two["cholesky"].ranks == (11,)
    wider = compare_inverses(mechanism, methods=["svd"], **RADAU)
    assert wider.rank_tolerance == 1e-6  # that of Radau
    assert wider["svd"].correct
    for method in ("lsoda", "radau"):
        motion = mechanism.simulate(time=(0, 2, 0.02), method=method, tolerance=1e-6)
        assert motion.rank.tolist() == [11] * 101


def test_long_names_are_written_into_the_program_whole():
    names = [f"pin {k} of the long coupler, x" for k in range(8)]
    system = tm.System(["x"], [1], [0], [tm.Constraint("x = 0", name) for name in names])
    assert list(system.simulate(time=(0, 0.1, 0.1)).system.constraint_names) == names


def test_the_augmented_lagrangian_is_not_compared(pendulum):
    with pytest.raises(tm.ProblemError, match="uses no pseudo-inverse"):
        compare_inverses(pendulum, time=(0, 1), method="dop853", stabilisation="augmented")


def test_a_wrong_inverse_is_found_out_by_the_reference(pendulum, monkeypatch):
    monkeypatch.setitem(ALGORITHMS, "none", lambda A, tolerance: (np.zeros(A.shape[::-1]), 0))
    row = compare_inverses(pendulum, time=(0, 1, 0.01), methods=["none"])["none"]
    # It falls freely: 9.81 t^2 / 2 against a circle that begins as steeply; x moves by g^2 t^4 / 8.
    assert not row.correct
    assert not row.reason
    assert row.result == f"correct up to {row.correct_until:.4g} s"
    assert row.correct_until == pytest.approx((8 * 2e-3 / 9.81**2) ** 0.25, abs=0.02)


# --- what fails -------------------------------------------------------------------------------


def failing(error, after=50):
    calls = []

    def algorithm(A, tolerance):
        calls.append(A)
        if len(calls) > after:
            if isinstance(error, Exception):
                raise error
            return np.full(A.shape[::-1], error), 1
        return svd(A, tolerance)

    return algorithm


@pytest.mark.few("error1-ValueError-dop853")
@pytest.mark.parametrize("method", ["rk4", "dop853", "lsoda", "radau"])
@pytest.mark.parametrize(
    ("error", "said"),
    [
        (np.linalg.LinAlgError("SVD did not converge"), "SVD did not converge"),
        (ValueError(), "ValueError"),
        (FloatingPointError("underflow"), "underflow"),
        (np.nan, ""),
    ],
)
def test_a_run_that_fails_is_a_row_that_says_so(method, error, said, pendulum, monkeypatch):
    monkeypatch.setitem(ALGORITHMS, "bad", failing(error))
    options = {"time": (0, 1, 0.01), "method": method, "methods": ["bad", "svd"]}
    comparison = compare_inverses(pendulum, **options, tolerance=1e-6)
    row = comparison["bad"]
    assert row.reason
    assert said in row.reason
    assert row.result.startswith(f"fails after {row.t[-1]:.4g} s: ")
    assert 0 <= row.t[-1] < 1
    assert comparison["svd"].correct


@pytest.mark.parametrize("method", ["rk4", "dop853", "lsoda", "radau"])
def test_a_run_that_crawls_ends_at_the_call_limit(method, pendulum):
    options = {"time": (0, 1, 0.01), "method": method, "call_limit": 30}
    row = compare_inverses(pendulum, methods=["svd"], **options)["svd"]
    assert row.reason == "call limit"
    assert row.calls == 30


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"methods": ["grevile"]}, "there is no algorithm 'grevile'; did you mean 'greville'"),
        ({"methods": []}, "no algorithm is named"),
        ({"time": None}, "a System has no time span"),
        ({"rank_tolerance": 0}, "the rank tolerance 0 is not between 0 and 1"),
        ({"call_limit": 0}, "0 calls are too few"),
        ({"method": "lsoda", "stabilisation": "projection"}, "a projection would change"),
    ],
)
def test_an_argument_that_makes_no_sense_is_refused(options, said, pendulum):
    with pytest.raises(tm.ProblemError, match=said):
        compare_inverses(pendulum, **{"time": (0, 1)} | options)


def test_only_a_problem_with_constraints_and_a_positive_definite_mass_is_compared():
    massless = tm.System(["x", "y"], [0, 1], [1, 0], ["x = 2*y"])
    with pytest.raises(tm.ProblemError, match="not positive definite at the start"):
        compare_inverses(massless, time=(0, 1))
    with pytest.raises(tm.ProblemError, match="nothing to invert"):
        compare_inverses(tm.System(["x"], [1], [1]), time=(0, 1))
    with pytest.raises(tm.ProblemError, match="neither a problem, a mechanism nor a System"):
        compare_inverses(7, time=(0, 1))


# --- progress ---------------------------------------------------------------------------------


def test_progress_runs_over_the_reference_and_all_algorithms(pendulum):
    seen = []
    compare_inverses(pendulum, time=(0, 1), methods=["svd", "varga"], progress=seen.append)
    assert seen == sorted(seen)
    assert seen[0] < 0.1
    assert seen[-1] == pytest.approx(1)


def test_stopping_and_interrupting_keep_the_rows_that_are_done(pendulum):
    def interrupt(done):
        if done > 0.7:
            raise KeyboardInterrupt

    def go_on(done):
        return done < 0.7

    options = {"time": (0, 1, 0.01), "methods": ["svd", "varga"]}
    for progress, word in ((interrupt, "interrupted"), (go_on, "stopped")):
        comparison = compare_inverses(pendulum, **options, progress=progress)
        assert [row.method for row in comparison.rows] == ["svd"]
        assert comparison.rows[0].correct
        assert comparison.ending.startswith(word)
        assert comparison.ending in str(comparison)
    nothing = compare_inverses(pendulum, **options, progress=lambda done: False)
    assert nothing.rows == ()
    assert nothing.ending
    assert str(nothing).count("\n") == 2
    with pytest.raises(tm.ProblemError, match="nothing to draw"):
        plots.inverses(nothing)


# --- tables and the picture -------------------------------------------------------------------


def test_the_table_says_what_became_of_each_method(two):
    title, head, first, second, note = str(two).splitlines()
    assert "radau, tolerance 1e-06, no stabilisation, rank tolerance 1e-10" in title
    assert head.split("  ")[0] == "method"
    assert first.startswith("svd") and two["svd"].result in first
    assert f"{two['cholesky'].sum_squares[-1]:.1e}" in second
    assert "sum Psi^2 at the last stored time" in note
    with pytest.raises(tm.ProblemError, match="did you mean 'cholesky'"):
        two["cholesk"]


def test_the_frame_holds_the_table(two):
    pytest.importorskip("pandas")
    frame = two.to_frame()
    assert list(frame.index) == ["svd", "cholesky"]
    assert frame.loc["cholesky", "result"] == "correct to the end"
    assert frame.loc["svd", "calls"] == 1500
    assert frame.loc["svd", "reached"] == two["svd"].t[-1]


def test_the_page_escapes_every_text(pendulum, monkeypatch):
    monkeypatch.setitem(ALGORITHMS, "<i>&", failing(ValueError("<script>")))
    page = compare_inverses(pendulum, time=(0, 1), methods=["<i>&"])._repr_html_()
    assert "<script>" not in page and "<i>" not in page
    assert "&lt;i&gt;&amp;" in page
    assert "&lt;script&gt;" in page


def test_the_picture_shows_squares_and_deviation_and_names_what_fails(two):
    figure = plots.inverses(two, units=plots.SI)
    above, below = figure.axes
    assert [ax.get_yscale() for ax in (above, below)] == ["log", "log"]
    assert below.get_xlabel() == "time in s"
    assert [text.get_text() for text in figure.legends[0].texts] == ["svd, fails", "cholesky"]
    crosses = [line for line in above.lines if line.get_marker() == "x"]
    assert [line.get_xdata()[0] for line in crosses] == [two["svd"].t[-1]]
    assert below.get_ylim()[1] > 1e-3


def test_the_figure_of_several_motions_draws_violation_and_imbalance_of_each(pendulum):
    motions = {name: pendulum.simulate(time=(0, 1, 0.1), method=name) for name in ("rk4", "dop853")}
    above, below = plots.comparison(motions, units=plots.SI).axes
    for line, motion in zip(above.lines, motions.values(), strict=False):
        assert line.get_ydata() == pytest.approx(np.abs(motion.violation).max(axis=1), abs=1e-12)
    assert below.get_ylabel().replace("\n", " ") == "|energy imbalance| in J"
    (legend,) = above.figure.legends
    assert [text.get_text() for text in legend.get_texts()] == ["rk4", "dop853"]
    with pytest.raises(tm.ProblemError, match="no motion to compare"):
        plots.comparison({})
