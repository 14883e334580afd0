"""Goals for dimensions: known mechanisms are found again, derivatives agree with other motions."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.design.driven_positions import DrivenPositions
from teachmech.expressions import symbol
from teachmech.fitting.least_squares import least_squares

pytestmark = pytest.mark.quick

NAMES = ["r", "c", "b", "d", "p", "q"]
FIRST = {"r": 0.085, "c": 0.21, "b": 0.19, "d": 0.21, "p": 0.12, "q": 0.09}


@pytest.fixture(scope="module")
def bar():
    return tm.example("four-bar")


@pytest.fixture(scope="module")
def motion(bar):
    return bar.simulate(time=(0, 1, 1 / 24), method="kinematic")


def fitted(bar, goal, first=FIRST):
    system = bar.starting(0.0, parameters=first)
    return least_squares(goal.residuals(system, [*first]), first)


def true(bar, names=NAMES):
    return {name: bar.system.parameter_values[name] for name in names}


@pytest.mark.parametrize("timed", [True, False])
def test_a_coupler_curve_gives_its_four_bar(bar, motion, timed):
    path = np.stack([motion["P_x"], motion["P_y"]], axis=1)[:-1]
    when = {"times": motion.t[:-1].tolist()} if timed else {"during": (0, 1)}
    found = fitted(bar, tm.PointPath("P", path.tolist(), **when))
    assert found.values == pytest.approx(true(bar), abs=1e-12)
    assert not found.warnings and found.cost < 1e-24


def test_positions_of_the_coupler_give_its_four_bar(bar, motion):
    rows = np.arange(0, 24, 5)
    angles = np.arctan2(motion["B_y"] - motion["A_y"], motion["B_x"] - motion["A_x"])
    at = np.stack([motion["A_x"], motion["A_y"], angles], axis=1)[rows]
    goal = tm.BodyPositions(("A", "B"), at.tolist(), scale=0.2, during=(0, 1))
    first = {name: FIRST[name] for name in ("r", "c", "b", "d")}
    assert fitted(bar, goal, first).values == pytest.approx(true(bar, first), abs=1e-12)


def test_derivatives_agree_with_motions_of_other_dimensions(bar):
    """Central differences of assembled and simulated mechanisms."""
    times = np.array([0.1, 0.45, 0.9])
    goal = tm.PointPath("P", [(0, 0)] * 3, times=times.tolist())
    residuals, slopes = goal.residuals(bar.system, NAMES)(np.array([*true(bar).values()]))

    def path(values):
        found = bar.simulate(time=(0, 0.9, 0.05), method="kinematic", parameters=values)
        rows = np.searchsorted(found.t, times - 1e-9)
        return np.stack([found["P_x"], found["P_y"]], axis=1)[rows].ravel()

    assert residuals == pytest.approx(path({}), abs=1e-13)
    for k, (name, x) in enumerate(true(bar).items()):
        step = 1e-5
        change = path({name: x + step}) - path({name: x - step})
        assert slopes[:, k] == pytest.approx(change / (2 * step), abs=1e-8)


def test_the_gradient_of_distances_from_a_path_is_exact(bar):
    """Half the sum of squares, by central differences; the times are free."""
    goal = tm.PointPath("P", [(0.05, 0.2), (-0.05, 0.1), (0.1, 0.15)], during=(0, 1))
    evaluate = goal.residuals(bar.system, NAMES)
    x = np.array([*true(bar).values()])
    residuals, slopes = evaluate(x)
    step = 1e-6
    by_x = [
        (np.sum(evaluate(x + step * e)[0] ** 2) - np.sum(evaluate(x - step * e)[0] ** 2))
        / (4 * step)
        for e in np.eye(6)
    ]
    assert slopes.T @ residuals == pytest.approx(by_x, abs=1e-9)
    motion = bar.simulate(time=(0, 1, 1e-4), method="kinematic")
    path = motion["P_x"] + 1j * motion["P_y"]
    for target, missed in zip(goal.targets, residuals.reshape(-1, 2), strict=True):
        assert np.linalg.norm(missed) == pytest.approx(np.abs(path - complex(*target)).min(), 1e-6)


def test_a_path_that_ends(bar):
    """The nearest position is the end of the range: its distance changes with the crank."""
    goal = tm.PointPath("P", [(0.1, 0.1)], during=(0, 0.1))
    residuals, slopes = goal.residuals(bar.system, ["p", "q"])(np.array([0.11, 0.10]))
    start = bar.simulate(time=(0, 0.1, 0.1), method="kinematic")
    ends = [(start["P_x"][k] - 0.1, start["P_y"][k] - 0.1) for k in (0, -1)]
    assert residuals == pytest.approx(min(ends, key=np.hypot.reduce), abs=1e-12)
    ahead = goal.residuals(bar.system, ["p", "q"])(np.array([0.11 + 1e-6, 0.10]))[0]
    assert (ahead - residuals) / 1e-6 == pytest.approx(slopes[:, 0], abs=1e-5)


@pytest.mark.parametrize("side", [-1, 1])
def test_the_nearest_position_of_a_closed_path_is_on_either_side_of_its_start(bar, side):
    motion = bar.simulate(time=(0, 1, 1e-3), method="kinematic")
    path = motion["P_x"] + 1j * motion["P_y"]
    k = 2 if side > 0 else 998
    tangent = (path[k + 1] - path[k - 1]) / abs(path[k + 1] - path[k - 1])
    target = path[k] + 0.001j * tangent
    goal = tm.PointPath("P", [(target.real, target.imag)], during=(0, 1))
    missed = goal.residuals(bar.system, ["p"])(np.array([0.11]))[0]
    assert np.linalg.norm(missed) == pytest.approx(np.abs(path - target).min(), rel=1e-4)
    assert np.linalg.norm(missed) == pytest.approx(0.001, rel=1e-4)


def test_a_point_in_space():
    crank = tm.example("spatial-slider-crank").driven({"theta_crank": "w*t"})
    motion = crank.simulate(time=(0, 1, 0.1), method="kinematic")
    path = np.stack([motion[f"B_{axis}"] for axis in "xyz"], axis=1)
    goal = tm.PointPath("B", path.tolist(), times=motion.t.tolist())
    found = fitted(crank, goal, {"r": 0.07, "l": 0.33})
    assert found.values == pytest.approx({"r": 0.08, "l": 0.3}, abs=1e-10)
    with pytest.raises(tm.ProblemError, match="a target has 2 numbers and needs 3"):
        tm.PointPath("B", [(0, 0)], during=(0, 1)).residuals(crank.system, ["r"])


def test_a_parameter_on_which_others_depend_and_redundant_constraints():
    """Two cranks of the radius 2 s carry a rod; a third crank is redundant."""
    cranks = tm.Mechanism.loads("""
    PhysicalParams: {s: 0.5, r: 2*s, l: 2}
    PartData:
      Fixed: {O: [], X: [l], Y: [2*l]}
      Rigids:
        OA: {Geom: [[r]], Dyna: [[], 1, 1]}
        XB: {Geom: [[r]], Dyna: [[], 1, 1]}
        YC: {Geom: [[r]], Dyna: [[], 1, 1]}
        ABC: {Geom: [[l], [2*l]], Dyna: [[], 1, 1]}
    Drives: {theta_OA: pi/3 + t}
    ProblemData:
      tend: 1
      positions: {A: [0.5, 0.8], B: [2.5, 0.8], C: [4.5, 0.8]}
    """)
    assert cranks.freedom().redundant
    followed = DrivenPositions(cranks.system, ["s"], [symbol("C_y")], np.array([0.0, 1.0]))
    found = followed.at(np.array([0.6]))
    assert found.outputs[:, 0] == pytest.approx(1.2 * np.sin(np.pi / 3 + found.times), abs=1e-12)
    assert found.slopes[:, 0, 0] == pytest.approx(2 * np.sin(np.pi / 3 + found.times), abs=1e-12)


def test_dimensions_that_cannot_be_assembled_are_refused(bar):
    evaluate = tm.PointPath("P", [(0, 0)], during=(0, 1)).residuals(bar.system, ["d"])
    assert np.isfinite(evaluate(np.array([0.25]))[0]).all()
    with pytest.raises(tm.TeachmechError):  # crank and coupler are in line, and the crank stops
        evaluate(np.array([0.34]))
    with pytest.raises(tm.TeachmechError):  # no assembly
        evaluate(np.array([2.0]))
    assert evaluate(np.array([0.2]))[0] == pytest.approx(evaluate(np.array([0.2]))[0], abs=1e-12)


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (lambda: tm.PointPath("P", [(0, 0)]), "either the time of each target, or a range"),
        (lambda: tm.PointPath("P", [(0, 0)], times=[0, 1]), "2 times for 1 target;"),
        (lambda: tm.PointPath("P", [(0, 0)], during=(1, 1)), "the range of times is not valid"),
        (lambda: tm.PointPath("P", [(0, 0), (1, 1, 1)], during=(0, 1)), "entry 2 has 3 numbers"),
        (lambda: tm.PointPath("P", [], during=(0, 1)), "there are no targets"),
        (lambda: tm.BodyPositions("A", [(0, 0, 0)], 1, during=(0, 1)), "not given by two points"),
        (lambda: tm.BodyPositions("AB", [(0, 0, 0)], 0, during=(0, 1)), "scale is not positive"),
    ],
)
def test_goals_that_are_not_valid_are_named(made, message):
    with pytest.raises(tm.ProblemError, match=message):
        made()


@pytest.mark.parametrize(
    ("point", "when", "names", "example", "message"),
    [
        ("Z", {"during": (0, 1)}, ["r"], "four-bar", "no point 'Z'"),
        ("P", {"during": (0, 1)}, ["A_x"], "four-bar", "no parameter 'A_x'"),
        ("P", {"times": [-1]}, ["r"], "four-bar", "the time -1 is before the start time 0"),
        ("A", {"during": (0, 1)}, ["l1"], "double-pendulum", "the start leaves 2 degrees"),
        ("A", {"during": (0, 1)}, ["r"], "geneva-drive", "do not follow from velocities"),
    ],
)
def test_mechanisms_that_do_not_fit_a_goal_are_named(point, when, names, example, message):
    goal = tm.PointPath(point, [(0, 0)], **when)
    problem = tm.example(example)
    with pytest.raises(tm.TeachmechError, match=message):
        goal.residuals(problem.system, names)


def test_errors_in_a_goal_name_the_goal_and_not_the_file():
    with pytest.raises(tm.ProblemError, match=r"^point: there is no point 'Z'"):
        tm.example("four-bar").fit(tm.PointPath("Z", [(0, 0)], during=(0, 1)), ["r"])
