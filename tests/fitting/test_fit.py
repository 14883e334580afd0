"""Fits to clean and noisy data, on systems with known motions."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import plots
from teachmech.base.errors import ProblemError
from teachmech.fitting.fit import Fit

T = np.linspace(0.1, 3, 40)
MASS = tm.System(
    ["x"], ["m"], ["-k*x - c*vx"], parameters={"m": 2, "k": 30, "c": 1}, start={"x": 0.5}, name="m"
)
TRUE = {"k": 40, "c": 0.8, "x": 0.7}
ROD = tm.System(
    ["x", "y"],
    ["m", "m"],
    ["-c*vx", "-m*g - c*vy"],
    ["x^2 + y^2 = L^2"],
    {"m": 1, "L": 1, "g": 9.81, "c": 0},
    start={"x": 0.6, "y": -0.8},
    name="rod",
)


def swings(values=TRUE):
    """Return x of the damped mass from rest, by its formula."""
    d, w2 = values["c"] / 4, values["k"] / 2
    w = np.sqrt(w2 - d**2)
    return values["x"] * np.exp(-d * T) * (np.cos(w * T) + d / w * np.sin(w * T))


def bearing():
    """Return a pendulum with Coulomb friction in its bearing of radius r."""
    rub = tm.Constraint("", "bearing", friction="mu", slip="r*vtheta", normal="m*g")
    return tm.System(
        ["theta"],
        ["m*L^2"],
        ["-m*g*L*sin(theta)"],
        [rub],
        {"m": 1, "L": 1, "g": 9.81, "mu": 0.1, "r": 0.1},
        start={"theta": 1},
        name="bearing",
    )


# --- clean data -----------------------------------------------------------------------------------


def test_parameters_and_start_values_from_clean_data():
    found = MASS.fit({"t": T, "x": swings()}, [*TRUE])
    assert found.values == pytest.approx(TRUE, rel=1e-8)
    assert not found.warnings
    values = {"start": found.start, "parameters": found.parameters}
    again = MASS.simulate((0, 3, 0.1), method="dop853", **values)
    assert again["x"][1] == pytest.approx(swings()[0], abs=1e-7)


def test_a_constrained_pendulum_by_its_angle_in_degrees_and_its_height():
    true = {"L": 1.1, "c": 0.2, "x": 0.66}
    start = {"x": 0.66, "y": -0.88}
    values = {name: true[name] for name in ("L", "c")}
    motion = ROD.simulate(
        (0, 3, 0.1), method="dop853", tolerance=1e-12, parameters=values, start=start
    )
    angle = np.degrees(np.arctan2(motion["x"], -motion["y"]))
    data = {"time [ms]": 1000 * motion.t, "atan2(x, -y) [deg]": angle, "y [mm]": 1e3 * motion["y"]}
    found = ROD.fit(data, [*true])
    assert found.values == pytest.approx(true, rel=1e-8)
    assert found.start["y"] == pytest.approx(-0.88, rel=1e-8)  # it follows from x and L
    named = {"time [ms]": 1000 * motion.t, "angle [deg]": angle, "volts": motion.t}
    found = ROD.fit(named, [*true], quantities={"angle": "atan2(x, -y)"})
    assert found.values == pytest.approx(true, rel=1e-8)


@pytest.mark.thorough
def test_the_friction_of_a_measured_pendulum():
    true = {"mu": 0.17, "theta": 1.2}
    motion = bearing().simulate(
        (0, 4, 0.1),
        method="dop853",
        tolerance=1e-12,
        parameters={"mu": 0.17},
        start={"theta": 1.2},
    )
    assert sum("the other direction" in change.event for change in motion.changes) >= 3
    data = {"t": motion.t, "theta": motion["theta"]}
    found = bearing().fit(data, [*true], {"mu": (0, 1)})
    assert found.values == pytest.approx(true, rel=1e-8)


def test_the_restitution_of_a_ball_from_its_heights():
    floor = tm.Constraint("y >= 0", "floor", restitution="e")
    ball = tm.System(["y"], [1], ["-g"], [floor], {"g": 9.81, "e": 0.7}, start={"y": 1}, name="b")
    t, h, e = np.linspace(0.05, 1.6, 32), 1.2, 0.75
    landing = np.sqrt(2 * h / 9.81) * np.array([1, 1 + 2 * e])
    speeds = np.sqrt(2 * h * 9.81) * np.array([e, e**2])
    flights = [h - 9.81 / 2 * t**2]
    flights += [
        v * (t - s) - 9.81 / 2 * (t - s) ** 2 for v, s in zip(speeds, landing, strict=False)
    ]
    y = np.select([t < landing[0], t < landing[1]], flights[:2], flights[2])
    found = ball.fit({"t": t, "y [cm]": 100 * y}, ["e", "y"], {"e": (0, 1)})
    assert found.values == pytest.approx({"e": e, "y": h}, rel=1e-8)


def test_a_mechanism_whose_start_follows_from_the_fitted_values():
    problem = tm.example("physical-pendulum")
    motion = problem.simulate((0, 1, 0.05), method="dop853", tolerance=1e-12, parameters={"L": 0.8})
    x = problem.system.coordinates[0]
    found = problem.fit({"t": motion.t, x: motion[x]}, ["L", x])
    assert found.values == pytest.approx({"L": 0.8, x: motion[x][0]}, rel=1e-8)
    state = [*motion.q[0], *motion.v[0]]
    assert [*found.start.values()] == pytest.approx(state, abs=1e-8)


# --- noisy data -----------------------------------------------------------------------------------


@pytest.mark.parametrize("runs", [20, pytest.param(100, marks=pytest.mark.thorough)])
def test_noisy_data_give_values_within_three_standard_errors(runs):
    rng = np.random.default_rng(0)
    near, ratios = 0, []
    for _ in range(runs):
        data = {"t": T, "x": swings() + 0.02 * rng.normal(size=len(T))}
        found = MASS.fit(data, [*TRUE])
        off = [(found.values[x] - TRUE[x]) / found.standard_errors[x] for x in TRUE]
        near += max(map(abs, off)) < 3
        ratios.append(off)
    assert near >= 0.95 * runs
    spread = np.std(ratios)  # 1 if the standard errors are right
    assert abs(spread - 1) < 4 / np.sqrt(6 * runs)


def test_standard_errors_are_those_of_a_straight_line():
    """x = x0 + v t with n points: the textbook's errors of a regression."""
    free = tm.System(["x"], [1], [0])
    rng = np.random.default_rng(1)
    x = 2 + 3 * T + 0.1 * rng.normal(size=len(T))
    found = free.fit({"t": T, "x": x}, ["x", "vx"])
    design = np.stack([T**0, T], axis=1)
    line, squares = np.linalg.lstsq(design, x, rcond=None)[:2]
    covariance = squares[0] / (len(T) - 2) * np.linalg.inv(design.T @ design)
    assert [*found.values.values()] == pytest.approx(line, rel=1e-9)
    assert found.covariance == pytest.approx(covariance, rel=1e-7)
    slope = covariance[0, 1] / np.sqrt(covariance[0, 0] * covariance[1, 1])
    assert found.correlation[0, 1] == pytest.approx(slope, rel=1e-7)
    known = free.fit({"t": T, "x": x}, ["x", "vx"], deviations={"x": 0.1})
    assert known.covariance == pytest.approx(0.01 * np.linalg.inv(design.T @ design), rel=1e-7)


def test_quantities_with_different_noise_have_their_own_deviations():
    free = tm.System(["x", "y"], [1, 1], [0, 0])
    rng = np.random.default_rng(2)
    data = {"t": T, "x": 1 + 1e-3 * rng.normal(size=len(T)), "y": 1 + rng.normal(size=len(T))}
    found = free.fit(data, ["x", "y"])
    spread = [np.std(data["x"]), np.std(data["y"])]
    assert found.deviations == pytest.approx(spread, rel=0.05)
    assert "x 0.001" in str(found) or "x 0.0009" in str(found)


def test_missing_values_do_not_count():
    x = swings()
    x[::3] = np.nan
    found = MASS.fit({"t": T, "x": x}, [*TRUE])
    assert found.values == pytest.approx(TRUE, rel=1e-8)
    assert found.data.count == np.isfinite(x).sum()


# --- values that data do not determine ------------------------------------------------------------


def test_values_that_the_data_do_not_determine_are_named():
    found = MASS.fit({"t": T, "x": swings() + 1e-3 * np.sin(99 * T)}, ["k", "m", "c", "x"])
    assert found.solution.indistinct == (("k", "m", "c"),)
    assert found.standard_errors["m"] == np.inf
    assert np.isfinite(found.standard_errors["x"])
    assert "k, m, c: the residuals do not determine them singly" in str(found)
    still = bearing().fit({"t": T, "theta": 0 * T}, ["mu"], start={"theta": 0})
    assert "mu: no effect on the residuals" in still.warnings


@pytest.mark.parametrize(
    ("data", "parameters", "words"),
    [
        ({"t": T, "x": T}, ["q"], "there is no parameter or start value 'q'"),
        ({"t": T, "x": T[1:]}, ["k"], "39 values and 40 times"),
        ({"t": -T[::-1], "x": T}, ["k"], "before the start of the motion"),
        ({"t": T[:1], "x": T[:1]}, ["k"], "1 measured number for 1 value"),
        ({"x": T}, ["k"], "there is no column of times"),
        ({"t": T}, ["k"], "there is no measured quantity"),
        ({"t": T, "time": T, "x": T}, ["k"], "two columns"),
        ({"t": T, "x +": T}, ["k"], r"data, column x \+"),
        ({"t": T, "z": T}, ["k"], "column z"),
        ({"t [m]": T, "x": T}, ["k"], "m is not a unit of this quantity"),
        ({"t": T, "x [parsnips]": T}, ["k"], "'parsnips' is not a unit"),
        (3, ["k"], "an int is not measured data"),
    ],
)
def test_wrong_data_are_refused(data, parameters, words):
    with pytest.raises(tm.TeachmechError, match=words):
        MASS.fit(data, parameters)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"deviations": 0.1}, "deviations: a float is not a mapping; give"),
        ({"quantities": "x"}, "quantities: a str is not a mapping; give"),
        ({"deviations": {"x": 1e-300}}, "residuals of the first values are not finite"),
    ],
)
def test_wrong_deviations_and_quantities_are_refused(given, words):
    with pytest.raises(tm.TeachmechError, match=words):
        MASS.fit({"t": T, "x": T}, ["k"], **given)


def test_a_parameter_in_no_equation_is_refused():
    system = tm.System(["x"], [1], [0], parameters={"colour": 1})
    with pytest.raises(ProblemError, match="no measured quantity contains colour"):
        system.fit({"t": T, "x": T}, ["colour"])
    found = system.fit({"t": T, "colour*t": 3 * T}, ["colour"])
    assert found.values["colour"] == pytest.approx(3)


# --- goals, progress, figure, command -------------------------------------------------------------


class Frequency:
    """A goal that is no motion: k/m = 9."""

    def residuals(self, system, names):
        assert [*names] == ["k"]
        m = system.parameter_values["m"]
        return lambda x: (np.array([x[0] / m - 9]), np.array([[1 / m]]))


def test_another_goal():
    found = MASS.fit(Frequency(), ["k"])
    assert found.values["k"] == pytest.approx(18)
    assert found.system.parameter_values["k"] == found.parameters["k"]
    assert found.standard_errors == {}
    assert "root mean square" in str(found)
    with pytest.raises(ProblemError, match="no measured data"):
        plots.fit(found)


def test_a_stopped_fit_keeps_its_best_values():
    calls = []

    def stop(done):
        calls.append(done)
        return len(calls) < 3

    found = MASS.fit({"t": T, "x": swings()}, [*TRUE], progress=stop)
    assert "stopped on request" in found.warnings[0]


def test_the_figure_shows_data_motion_and_residuals():
    data = {"t": T, "x": swings() + 0.01 * np.cos(99 * T), "vx": np.full(len(T), np.nan)}
    data["vx"][3] = 0.1
    found = MASS.fit(data, [*TRUE])
    figure = plots.fit(found)
    above, _, below, _ = figure.axes
    measured, curve = above.lines
    assert measured.get_ydata() == pytest.approx(data["x"])
    assert np.interp(T, *curve.get_data()) == pytest.approx(found.model[:, 0], abs=1e-4)
    assert below.lines[1].get_ydata() == pytest.approx(found.residuals["x"])
    assert len(plots.fit(found, ["x"]).axes) == 2


def test_the_result_shows_itself_in_a_notebook():
    found = MASS.fit({"t": T, "x": swings()}, ["k", "c", "x"])
    assert isinstance(found, Fit)
    assert "standard error" in found._repr_html_()
