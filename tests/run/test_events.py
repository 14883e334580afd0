"""A motion that ends where an equation is met, and a motion between its stored times."""

import math

import numpy as np
import pytest

import teachmech as tm
from teachmech.cli import main
from teachmech.numerics.integrators import INTEGRATORS

every_method = pytest.mark.parametrize("method", INTEGRATORS)


@pytest.fixture
def ball():
    """Dropped from 5 m where g = 10: it meets the ground after 1 s with 10 m/s."""
    return tm.System(["z"], [1], ["-g"], parameters={"g": 10}, start={"z": 5}, name="ball")


def hoop_on_a_cylinder(**start):
    """A hoop rolls down a cylinder in polar coordinates; the first multiplier is minus the normal
    force, since the contact may only push: rho >= R + r."""
    return tm.Lagrangian(
        T="m*(vrho^2 + rho^2*vtheta^2)/2 + m*r^2*vphi^2/2",
        V="m*g*rho*cos(theta)",
        coordinates=["rho", "theta", "phi"],
        constraints=[
            tm.Constraint("rho = R + r", "contact"),
            tm.Constraint("r*phi = (R + r)*theta", "rolling"),
        ],
        parameters={"R": 1, "r": 0.2, "m": 2, "g": 9.8},
        start={"rho": "R + r", **start},
        name="hoop",
    )


def test_the_search_within_a_step_evaluates_its_dense_output_once():
    """Steps of DOP853 have 12 evaluations, and 3 more for states within them."""
    swing = tm.System(["x"], [1], ["-x"], start={"x": 1})
    stats = swing.simulate(time=(0, 5, 5), method="dop853", until="x = 0.3").stats
    first = 1
    assert stats.evaluations <= first + 12 * (stats.steps + stats.rejected) + 3 * stats.steps


@every_method
def test_a_ball_meets_the_ground_at_the_exact_time(ball, method):
    motion = ball.simulate(time=(0, 3, 0.3), method=method, until="z = 0")
    assert motion.t[-1] == pytest.approx(1, abs=1e-8)
    assert motion["vz"][-1] == pytest.approx(-10, abs=1e-7)
    assert motion.t[:-1].tolist() == pytest.approx([0, 0.3, 0.6, 0.9])
    assert motion.ending == ""
    assert motion.stopped.startswith("stopped at t = ")
    assert "where z = 0" in str(motion)


@pytest.mark.few("radii0-radau")
@every_method
@pytest.mark.parametrize("radii", [(1, 0.2), (0.3, 0.5)])
def test_the_hoop_leaves_the_cylinder_at_60_degrees(method, radii):
    """From the top, pushed by 1e-5 rad/s, which changes cos(theta) by 1e-11."""
    R, r = radii
    hoop = hoop_on_a_cylinder(vtheta=1e-5, vphi="(R + r)*1e-5/r").replace(
        parameters={"R": R, "r": r}
    )
    motion = hoop.simulate(time=(0, 10, 0.005), method=method, tolerance=1e-11, until="lambda1 = 0")
    assert motion.stopped
    assert math.cos(motion["theta"][-1]) == pytest.approx(0.5, abs=1e-8)
    # Until then the cylinder pushes outwards: -A^T lambda along rho is positive.
    assert motion.force_of("contact")[:-1, 0].min() > 0


def test_a_motion_that_starts_on_the_equation_ends_when_it_comes_back(ball):
    thrown = ball.replace(start={"z": 0, "vz": 10})
    motion = thrown.simulate(time=(0, 9, 0.3), until="z = 0")
    assert motion.t[-1] == pytest.approx(2, abs=1e-12)


def test_an_equation_that_is_met_exactly_at_a_stored_time_ends_there_once(ball):
    motion = ball.simulate(time=(0, 3, 0.25), until="t = 1/2")
    assert motion.t.tolist() == [0, 0.25, 0.5]


def test_an_equation_may_hold_velocities_accelerations_and_parameters(ball):
    dragged = ball.replace(forces=["-g - vz"])  # vz = -g (1 - exp(-t)), az = -g exp(-t)
    motion = dragged.simulate(time=(0, 3), method="dop853", until="az = vz")
    assert motion.t[-1] == pytest.approx(math.log(2), abs=1e-8)
    motion = dragged.simulate(time=(0, 3), method="dop853", until="vz = -g/4")
    assert motion.t[-1] == pytest.approx(math.log(4 / 3), abs=1e-8)


def test_an_equation_that_is_not_met_is_a_warning_and_the_motion_is_complete(ball):
    motion = ball.simulate(time=(0, 0.5, 0.1), until="z = 0")
    assert (len(motion), motion.ending, motion.stopped) == (6, "", "")
    assert motion.warnings() == ["z = 0 was not met before the end time"]


@pytest.mark.parametrize(
    ("until", "said"),
    [
        ("z = ground", "until, column 5: unknown name 'ground'"),
        ("z < 0", "write an equation with ="),
        ("g = 10", "'g = 10' never changes"),
        ("lambda1 = 0", "unknown name 'lambda1'"),
    ],
)
def test_a_wrong_equation_is_said_before_anything_runs(ball, until, said):
    with pytest.raises(tm.TeachmechError) as caught:
        ball.simulate(time=(0, 1, 0.1), until=until)
    assert said in str(caught.value)


def test_an_equation_that_is_not_finite_ends_the_motion_with_an_error(ball):
    with pytest.raises(tm.SimulationError, match="condition at which to stop is not finite"):
        ball.simulate(time=(0, 2, 0.3), until="sqrt(z) = -1")


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "pendulum.yaml"
    text = tm.example("pendulum").to_yaml()
    assert "time: {start: 0, end: 10, step: 0.01}" in text
    path.write_text(text.replace("step: 0.01}", "step: 0.01, until: x1 = 0}"))
    return path


def test_a_file_may_hold_the_equation(file, tmp_path, capsys):
    motion = tm.load(file).simulate()
    assert motion["x1"][-1] == pytest.approx(0, abs=1e-12)
    motion.to_npz(tmp_path / "m.npz")
    assert tm.Motion.from_npz(tmp_path / "m.npz").stopped == motion.stopped
    assert main(["run", str(file), "--until", "y1 = -1/2", "--json"]) == 0
    assert '"stopped": "stopped at t = ' in capsys.readouterr().out


def test_a_wrong_equation_on_the_command_line_is_not_blamed_on_the_file(file, capsys):
    assert main(["run", str(file), "--until", "x2 = 0"]) == 1
    assert capsys.readouterr().err.startswith("teachmech: until, column 1: 'x2': there is 1")
    assert main(["check", str(file), "--fixed", "zz"]) == 1
    assert capsys.readouterr().err.startswith(
        "teachmech: fixed: there is no coordinate or velocity 'zz'"
    )


def test_a_wrong_equation_in_a_file_has_its_line(file):
    file.write_text(file.read_text().replace("x1 = 0", "x2 = 0"))
    with pytest.raises(
        tm.ExpressionError, match=r"line [0-9]+, until, column 1: 'x2': there is 1 particle"
    ):
        tm.load(file)


def test_what_only_rounding_makes_zero_at_the_start_is_no_event():
    """The thread is just slack at the start, and the multiplier grows from there."""
    rng = np.random.default_rng(0)
    for angle, mass in zip(rng.uniform(0.1, 1.5, 20), 10 ** rng.uniform(0, 8, 20), strict=True):
        ball = tm.System(
            ["x", "y"],
            ["m", "m"],
            [0, "-m*g"],
            ["x^2 + y^2 = 1"],
            parameters={"m": mass, "g": 9.81, "a": angle},
            start={
                "x": "cos(a)",
                "y": "sin(a)",
                "vx": "sin(a)*sqrt(g*sin(a))",
                "vy": "-cos(a)*sqrt(g*sin(a))",
            },
        )
        assert ball.simulate(time=(0, 0.1, 0.01), until="lambda1 = 0").t[-1] == 0.1


def test_a_pole_is_no_event_and_the_zero_behind_it_is():
    turn = tm.System(["phi"], [1], [0], start={"vphi": 1, "phi": 0.5})
    motion = turn.simulate(time=(0, 9, 0.1), until="tan(phi) = 0")
    assert motion["phi"][-1] == pytest.approx(math.pi, abs=1e-12)


def test_an_event_at_the_end_is_said(ball):
    motion = ball.simulate(time=(0, 1, 0.1), until="t = 1")
    assert motion.stopped == "stopped at t = 1 s where t = 1"
    assert motion.warnings() == []


def test_an_equation_that_is_not_defined_at_the_start_is_an_error(ball):
    with pytest.raises(tm.SimulationError, match="not finite"):
        ball.simulate(time=(0, 1, 0.1), start={"z": -0.5, "vz": 10}, until="ln(z) = -9")


@pytest.mark.parametrize("until", [5, ["z = 0"], True])
def test_what_is_no_text_is_no_equation(ball, until):
    with pytest.raises(tm.ProblemError, match="is not an equation"):
        ball.simulate(time=(0, 1, 0.1), until=until)


def test_a_parameter_may_be_called_acceleration():
    spring = tm.System(["x"], [1], ["-x"], parameters={"acceleration": 0}, start={"x": 1})
    motion = spring.simulate(time=(0, 3, 0.01), until="ax = acceleration")
    assert motion.t[-1] == pytest.approx(math.pi / 2, abs=1e-8)


# --- between the stored times --------------------------------------------------------------------


@pytest.mark.few("tsit5")
@pytest.mark.parametrize("method", INTEGRATORS)
def test_a_motion_between_its_stored_times_is_as_accurate_as_at_them(method):
    """The driven circle: x = sin(t^2), y = cos(t^2)."""
    problem = tm.example("driven-circle")
    few = problem.simulate(time=(0, 2, 0.5 if method != "rk4" else 0.002), method=method)
    times = np.linspace(0.01, 1.99, 45)
    between = few.at(times)
    assert between.t == pytest.approx(times)
    tolerance = 1e-7 if method != "lsoda" else 1e-6  # it has neither projection nor much order
    assert between["x1"] == pytest.approx(np.sin(times**2), abs=tolerance)
    assert between["ax1"] == pytest.approx(
        2 * np.cos(times**2) - 4 * times**2 * np.sin(times**2), abs=20 * tolerance
    )
    # The force (2y, -2x) along the path is 2 ds/dt: its work is s'^2/2 = 2 t^2.
    assert between.work_applied == pytest.approx(2 * times**2, abs=10 * tolerance)


def test_the_energy_balances_between_stored_times_too(ball):
    assert np.abs(ball.simulate(time=(0, 1, 0.1)).at([0.5, 0.9]).energy_balance).max() < 1e-12


def test_a_motion_at_its_own_times_is_itself(pendulum):
    motion = pendulum.simulate(time=(0, 1, 0.1))
    again = motion.at(motion.t)
    assert np.array_equal(again.q, motion.q)
    assert motion.at(0.35).t.tolist() == [0.35]


def test_a_motion_at_other_times_still_says_why_it_ended_and_counts_all_work(ball):
    motion = ball.simulate(time=(0, 1, 0.01), progress=lambda done: done < 0.5)
    part = motion.at([0.2, 0.205, 0.21])
    assert part.ending == motion.ending != ""
    assert part.work_applied[0] == pytest.approx(motion.work_applied[20], rel=1e-12)
    assert len(part) == 3


@pytest.mark.parametrize("times", [[], [-0.1], [1.1], [0.2, 0.1], [0.1, 0.1], [[0.1]], [np.nan]])
def test_times_outside_or_in_disorder_are_refused(pendulum, times):
    with pytest.raises(tm.ProblemError, match="time"):
        pendulum.simulate(time=(0, 1, 0.1)).at(times)


def test_a_multiplier_is_named_by_its_constraint(pendulum):
    """The rod of a pendulum that starts too slowly for a whole turn goes slack on its way."""
    start = {"x": 0, "y": -1, "vx": 6}
    how = {"time": (0, 2, 0.01), "method": "dop853", "tolerance": 1e-11, "start": start}
    motion = pendulum.simulate(**how, until="lambda_rod = 0")
    height = (6**2 - 2 * 9.81) / (3 * 9.81)  # m, by energy and the vanishing tension
    assert motion["y"][-1] == pytest.approx(height, abs=1e-8)
    assert motion["lambda_rod"] is motion["lambda1"]
    assert motion.stopped.endswith("where lambda_rod = 0")
    again = pendulum.simulate(**how, until="lambda1 = 0")
    assert again.t[-1] == motion.t[-1]


def test_a_multiplier_of_a_constraint_whose_name_has_blanks_has_a_name_with_underscores(pendulum):
    rod = tm.Constraint("x^2 + y^2 = L^2", "my rod")
    how = {"time": (0, 2, 0.01), "method": "dop853"}
    swing = pendulum.replace(constraints=[rod], start={"x": 0, "y": 1, "vx": 1})
    motion = swing.simulate(**how, until="lambda_my_rod = 0")
    assert motion["lambda_my_rod"] is motion["lambda1"]
    assert motion.stopped.endswith("where lambda_my_rod = 0")
    with pytest.raises(tm.ProblemError, match=r"'lambda_my rod' has blanks; write lambda_my_rod,"):
        swing.simulate(**how, until="lambda_my rod = 0")
    twice = swing.replace(constraints=[rod, tm.Constraint("2*x^2 + 2*y^2 = 2*L^2", "my_rod")])
    assert twice.named_multipliers == {}


def test_an_empty_text_is_no_condition_and_replaces_that_of_the_problem():
    problem = tm.example("pendulum").replace(time={"end": 1, "step": 0.1, "until": "t = 1/2"})
    assert problem.simulate().t[-1] == pytest.approx(0.5, abs=1e-9)
    motion = problem.simulate(until="")
    assert (motion.t[-1], motion.stopped) == (1, "")
