"""Gauss' principle: Z of the actual acceleration is the least of all that are admissible."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import teachmech as tm
from teachmech import plots
from teachmech.analysis.gauss import GaussReport, gauss
from teachmech.numerics.dynamics import udwadia_kalaba

EXAMPLES = [(name, index) for name in tm.examples("particles") for index in (0, 5, -1)]


@pytest.fixture
def crane():
    """Return a trolley on a rail with a load on a rod, at rest at 45 degrees from the vertical."""
    return tm.System(
        ["x1", "y1", "x2", "y2"],
        mass=["m1", "m1", "m2", "m2"],
        forces=[0, "-m1*g", 0, "-m2*g"],
        constraints=["y1 = 0", "(x2 - x1)^2 + (y2 - y1)^2 = L^2"],
        parameters={"m1": 1, "m2": 2, "g": 9.81, "L": 1},
        start={"x2": "L*sqrt(1/2)", "y2": "-L*sqrt(1/2)"},
        points=[("x1", "y1"), ("x2", "y2")],
        name="crane",
    )


@pytest.fixture
def massless():
    """Return a massless coordinate x that is coupled to a mass y, with forces on both."""
    return tm.System(["x", "y"], [0, 1], [1, 3], ["x = 2*y"], points=[("x", "y")])


def random_report(seed, n, m, rank):
    """Return a report on random M, Q, and A of some rank with b in its range."""
    rng = np.random.default_rng(seed)
    root = rng.normal(size=(n, n))
    M = root @ root.T + np.diag(rng.random(n) + 0.1)
    A = rng.normal(size=(m, rank)) @ rng.normal(size=(rank, n))
    Q, b = rng.normal(size=n), A @ rng.normal(size=n)
    actual = udwadia_kalaba(M, Q, A, b)[0]
    names = tuple(f"q{i}" for i in range(n))
    return GaussReport(names, 0.0, M, Q, A, b, actual, np.linalg.solve(M, Q))


# --- the identities ---------------------------------------------------------------------------


@pytest.mark.few("meridian-0")
@pytest.mark.parametrize(("name", "index"), EXAMPLES)
def test_z_grows_with_the_square_of_the_change(name, index):
    report = gauss(tm.example(name).simulate(time=(0, 0.5, 0.05)), index)
    others = report.admissible(200, seed=3)
    size = 1 + np.abs(report.b).max()
    assert np.abs(others @ report.A.T - report.b).max() < 1e-10 * size
    change = others - report.actual
    expected = report.least + np.sum(change @ report.M * change, axis=1)
    assert report.deviation(others) == pytest.approx(expected, rel=1e-11, abs=1e-11)
    assert report.smallest_excess(200, seed=3) > 0


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), n=st.integers(1, 7), m=st.integers(0, 6), rank=st.integers(0, 6))
def test_the_actual_acceleration_has_the_least_z_of_random_systems(seed, n, m, rank):
    report = random_report(seed, n, m, rank=min(rank, m, n))
    others = report.admissible(100, seed)
    size = 1 + n * np.abs(others).max() * np.abs(report.A).max(initial=0)
    assert np.abs(others @ report.A.T - report.b).max(initial=0) < 1e-10 * size
    change = others - report.actual
    expected = report.least + np.sum(change @ report.M * change, axis=1)
    assert report.deviation(others) == pytest.approx(expected, rel=1e-8, abs=1e-8)
    assert (report.deviation(others) >= report.least - 1e-9 * (1 + report.least)).all()


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), n=st.integers(1, 7), rank=st.integers(0, 6))
def test_open_directions_are_orthonormal_in_the_metric_of_the_masses(seed, n, rank):
    rank = min(rank, n)
    report = random_report(seed, n, 8, rank)
    D = report.directions
    assert D.shape == (n, n - rank)
    angles = D.T @ report.M @ D
    assert angles == pytest.approx(np.eye(n - rank), abs=1e-9)
    force = report.M @ report.actual - report.Q
    assert np.abs(D.T @ force).max(initial=0) < 1e-8 * (1 + np.abs(force).max())


@pytest.mark.parametrize("name", tm.examples("particles"))
def test_z_is_the_constraint_force_in_the_metric_of_the_inverse_masses(name):
    motion = tm.example(name).simulate(time=(0, 0.5, 0.05))
    report = gauss(motion, -1)
    force = motion.constraint_force[-1]
    expected = force @ np.linalg.solve(report.M, force)
    assert report.least == pytest.approx(expected, rel=1e-9, abs=1e-12)
    assert report.shares.sum() == pytest.approx(report.least, rel=1e-12, abs=1e-12)


def test_a_general_minimiser_finds_the_same_acceleration(crane):
    """SciPy minimises Z under A q'' = b without the formula."""
    from scipy.optimize import minimize

    report = gauss(crane.simulate(time=(0, 0.5, 0.01)), -1)
    found = minimize(
        lambda x: report.deviation(x),
        np.zeros(4),
        method="SLSQP",
        constraints={"type": "eq", "fun": lambda x: report.A @ x - report.b},
        options={"ftol": 1e-14, "maxiter": 500},
    )
    assert found.x == pytest.approx(report.actual, abs=1e-5)


# --- exact numbers ----------------------------------------------------------------------------


def test_the_pendulum_deviates_by_nine_g_squared_times_the_depth_squared(pendulum):
    """From the horizontal v^2 = 2 g depth, the rod pulls with 3 m g depth / L, and Z = pull^2/m."""
    motion = pendulum.simulate(
        parameters={"m": 2}, time=(0, 2, 0.1), method="dop853", tolerance=1e-12
    )
    for index in range(len(motion)):
        expected = 9 * 2 * 9.81**2 * motion["y"][index] ** 2
        assert gauss(motion, index).least == pytest.approx(expected, rel=1e-8, abs=1e-8)


@pytest.mark.parametrize("trolley", [0.5, 2.0, 50.0])
def test_the_deviation_of_trolley_and_load(crane, trolley):
    """At rest at 45 degrees the rod pulls with T = m1 m2 g cos/(m1 + m2 sin^2)."""
    report = gauss(crane.simulate(parameters={"m1": trolley}, time=(0, 0.1, 0.1)))
    c, g, load = np.sqrt(0.5), 9.81, 2.0
    T = trolley * load * g * c / (trolley + load * c**2)
    expected = [(T * c) ** 2 / trolley, trolley * g**2, *2 * [(T * c) ** 2 / load]]
    assert report.shares == pytest.approx(expected, rel=1e-10)


def test_a_free_system_does_not_deviate():
    ball = tm.System(["x", "y"], [2, 2], [0, -19.62]).simulate(time=(0, 1, 0.5))
    report = gauss(ball)
    assert report.least == 0
    assert report.directions.shape == (2, 2)
    assert report.smallest_excess() > 0


def test_without_freedom_only_the_actual_acceleration_is_admissible():
    driven = tm.System(["x"], [3], [1], ["x = sin(t)"], start={"vx": 1}).simulate(time=(0, 1, 0.5))
    report = gauss(driven, 1)
    assert np.array_equal(report.admissible(5), np.tile(report.actual, (5, 1)))
    assert report.smallest_excess(5) == 0
    assert "0 directions" in str(report)


# --- Baumgarte, singular masses, contradictions -----------------------------------------------


def test_with_baumgarte_b_includes_the_stabilisation(pendulum):
    motion = pendulum.simulate(
        start={"x": -1.02, "vx": 0.1},
        time=(0, 0.5, 0.01),
        stabilisation="baumgarte",
        allow_inconsistent_start=True,
    )
    report = gauss(motion, 3)
    assert np.abs(report.b - motion.linear_system(3)[2]).max() > 0.1
    assert report.A @ report.actual == pytest.approx(report.b, abs=1e-12)
    assert report.smallest_excess() > 0


def test_with_baumgarte_b_of_a_velocity_constraint_is_stabilised():
    system = tm.System(["x", "y"], [1, 2], [1, 1], ["vx = 2*vy"], start={"vx": 0.1})
    motion = system.simulate(
        time=(0, 0.1, 0.1), stabilisation="baumgarte", allow_inconsistent_start=True
    )
    report = gauss(motion)
    assert report.A @ report.actual == pytest.approx(report.b, abs=1e-12)


def test_with_a_singular_mass_z_has_no_constant_term(massless):
    """With x'' = 2 y'' and y'' = s: s^2 - 2 (2 s + 3 s) is least for s = 5, and is -25 there."""
    report = gauss(massless.simulate(time=(0, 1, 0.5)))
    assert report.free is None
    assert report.actual == pytest.approx([10, 5], abs=1e-12)
    assert report.least == pytest.approx(-25, abs=1e-11)
    others = report.admissible(50, seed=2)
    assert others[:, 0] == pytest.approx(2 * others[:, 1], abs=1e-11)
    assert report.deviation(others) == pytest.approx(-25 + (others[:, 1] - 5) ** 2, abs=1e-10)
    assert "M is singular" in str(report)
    with pytest.raises(tm.ProblemError, match="no free acceleration"):
        _ = report.shares


def test_contradictory_constraints_are_refused_by_name():
    system = tm.System(["x"], [1], [0], ["x", "x = t^2"])
    motion = system.simulate(time=(0, 1, 1), allow_inconsistent_start=True)
    with pytest.raises(tm.ProblemError, match=r"no acceleration is admissible at t = 0: c2 = c1"):
        gauss(motion)


# --- the report -------------------------------------------------------------------------------


def test_the_report_names_the_coordinates(crane):
    text = str(gauss(crane.simulate(time=(0, 0.1, 0.1))))
    assert [line.split()[0] for line in text.splitlines()[1:5]] == list(crane.coordinates)
    assert "the constraints leave 2 directions open" in text


def test_random_accelerations_depend_on_the_seed_only(crane):
    report = gauss(crane.simulate(time=(0, 0.1, 0.1)))
    assert np.array_equal(report.admissible(10, seed=4), report.admissible(10, seed=4))
    assert not np.array_equal(report.admissible(10, seed=4), report.admissible(10, seed=5))


@pytest.mark.parametrize("index", [2, -3, 0.5, "0", None])
def test_an_index_without_a_stored_time_is_refused(crane, index):
    with pytest.raises(tm.ProblemError, match="there is no stored time"):
        gauss(crane.simulate(time=(0, 0.1, 0.1)), index)


@pytest.mark.parametrize("wrong", [1.0, [1, 2], [[[0, 0, 0, 0]]]])
def test_an_acceleration_of_another_shape_is_refused(crane, wrong):
    with pytest.raises(
        tm.ProblemError, match=r"acceleration: the array has shape \(.*\) instead of \("
    ):
        gauss(crane.simulate(time=(0, 0.1, 0.1))).deviation(wrong)


def test_a_count_of_no_accelerations_is_refused(crane):
    with pytest.raises(tm.ProblemError, match="give 1 or more"):
        gauss(crane.simulate(time=(0, 0.1, 0.1))).smallest_excess(0)


# --- the picture ------------------------------------------------------------------------------


def arrows(ax):
    """Return tail and head of every arrow."""
    return [(np.array(text.xyann), np.array(text.xy)) for text in ax.texts]


def drawn(figure, tmp_path):
    figure.savefig(tmp_path / "picture.png", dpi=40)
    return figure


@pytest.mark.few("1")
@pytest.mark.parametrize("point", [None, 1, 2])
def test_the_arrows_are_the_accelerations_of_the_point(crane, point, tmp_path):
    motion = crane.simulate(time=(0, 0.5, 0.01))
    left, _ = drawn(plots.gauss(motion, 20, point, units=plots.SI), tmp_path).axes
    report, places = gauss(motion, 20), slice(2, 4) if point == 2 else slice(0, 2)
    unit = float(left.get_title().split()[-2])
    (tail, free), (_, actual), (middle, end) = arrows(left)
    assert tail == pytest.approx(motion.q[20, places], abs=1e-12)
    assert unit * (free - tail) == pytest.approx(report.free[places], abs=1e-9)
    assert unit * (actual - tail) == pytest.approx(report.actual[places], abs=1e-9)
    assert np.array_equal([middle, end], [free, actual])


def test_the_difference_is_perpendicular_to_admissible_motions(pendulum, tmp_path):
    motion = pendulum.simulate(time=(0, 1, 0.02))
    left, _ = drawn(plots.gauss(motion, 20), tmp_path).axes
    _, _, (tail, head) = arrows(left)
    ends = left.lines[1].get_xydata()
    assert np.abs((ends - head) @ (head - tail)).max() < 1e-10


def test_a_point_in_space_is_seen_with_its_lengths_and_its_tangent_plane_on_edge(tmp_path):
    motion = tm.example("conical-pendulum").simulate(time=(0, 0.5, 0.05))
    left, _ = drawn(plots.gauss(motion, 3), tmp_path).axes
    report = gauss(motion, 3)
    unit = float(left.get_title().split()[-2])
    (tail, free), (_, actual), (_, head) = arrows(left)
    assert tail.tolist() == [0, 0]
    assert unit * np.linalg.norm(free) == pytest.approx(9.81, rel=1e-12)
    assert unit * np.linalg.norm(actual) == pytest.approx(np.linalg.norm(report.actual), rel=1e-12)
    assert np.abs((left.lines[1].get_xydata() - head) @ (head - free)).max() < 1e-10


@pytest.mark.few("2-10")
@pytest.mark.parametrize("index", [0, 10])
@pytest.mark.parametrize("point", [1, 2])
def test_the_points_of_the_worked_example_can_be_drawn(index, point, tmp_path):
    motion = tm.example("meridian").simulate(time=(0, 0.2, 0.02))
    assert len(drawn(plots.gauss(motion, index, point), tmp_path).axes) == 2


def test_the_right_panel_shows_z_above_the_dashed_line(crane, tmp_path):
    motion = crane.simulate(time=(0, 0.1, 0.1))
    right = drawn(plots.gauss(motion), tmp_path).axes[-1]
    report = gauss(motion)
    distance, Z = right.lines[1].get_xydata().T
    assert report.least + distance**2 == pytest.approx(Z, rel=1e-12)
    assert set(right.lines[2].get_ydata()) == {report.least}
    assert (report.least <= Z).all()


def test_where_free_and_actual_coincide_no_difference_is_drawn(pendulum, tmp_path):
    motion = pendulum.simulate(time=(0, 1, 0.1))  # the rod is horizontal, gravity along the circle
    left, _ = drawn(plots.gauss(motion, 0), tmp_path).axes
    assert len(arrows(left)) == 2


@pytest.mark.few("3-free")
@pytest.mark.parametrize(
    ("force", "start"), [(0, {}), (0, {"vx": 1}), (1, {})], ids=["rest", "drift", "free"]
)
@pytest.mark.parametrize("size", [2, 3])
def test_a_particle_without_acceleration_or_path_can_be_drawn(force, start, size, tmp_path):
    names = ["x", "y", "z"][:size]
    ball = tm.System(names, [1] * size, [force] * size, points=[names], start=start)
    assert len(drawn(plots.gauss(ball.simulate(time=(0, 1, 0.5))), tmp_path).axes) == 2


@pytest.mark.thorough
def test_without_points_on_a_line_and_with_a_singular_mass_only_z_is_drawn(massless, tmp_path):
    angle = tm.System(["phi"], [1], [1])
    systems = [angle, angle.replace(points=[("phi",)]), massless]
    for system in systems:
        motion = system.simulate(time=(0, 1, 0.5))
        assert len(drawn(plots.gauss(motion), tmp_path).axes) == 1


@pytest.mark.parametrize("point", [0, 3, 1.0, "3"])
def test_the_error_of_an_unknown_point_lists_the_points(crane, point):
    with pytest.raises(tm.ProblemError, match="point: there is no point"):
        plots.gauss(crane.simulate(time=(0, 0.1, 0.1)), point=point)


@pytest.mark.thorough
def test_the_legend_is_outside_both_panels(crane):
    figure = plots.gauss(crane.simulate(time=(0, 0.5, 0.05)), 3)
    figure.draw_without_rendering()
    box = figure.legends[0].get_window_extent()
    assert not any(box.overlaps(ax.get_tightbbox()) for ax in figure.axes)
