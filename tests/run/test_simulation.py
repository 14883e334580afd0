"""Running: progress, stopping, failing, and what is kept."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.numerics.integrators import INTEGRATORS, TABLEAUS, embedded_pair


def test_progress_is_reported_up_to_the_end(pendulum):
    seen = []
    pendulum.simulate(time=(0, 1, 0.001), progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == pytest.approx(1)
    assert 90 <= len(seen) <= 110


def test_progress_that_returns_false_stops_and_keeps_what_is_done(pendulum):
    motion = pendulum.simulate(time=(0, 1, 0.01), progress=lambda done: done < 0.5)
    whole = pendulum.simulate(time=(0, 1, 0.01))
    assert motion.ending.startswith("stopped at t = 0.5")
    assert len(motion) == 51
    assert np.array_equal(motion.q, whole.q[:51])
    assert "WARNING: the motion is not complete: stopped at t = 0.5" in str(motion)
    assert whole.ending == ""


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_an_interrupt_keeps_what_is_done(pendulum, method):
    def interrupt(done):
        if done > 0.3:
            raise KeyboardInterrupt

    motion = pendulum.simulate(time=(0, 1, 0.01), method=method, progress=interrupt)
    assert motion.ending.startswith("interrupted at t = ")
    assert 25 < len(motion) < 101


def test_a_bar_is_drawn_on_request(pendulum, capsys):
    pendulum.simulate(time=(0, 0.1, 0.01), progress=True)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_leaving_the_domain_of_an_expression_is_an_error_that_keeps_the_motion(method):
    falling = tm.System(["z"], [1], ["-9.81 + 0*sqrt(z) + 0.01*ln(z)"], start={"z": 1})
    with pytest.raises(tm.SimulationError) as caught:
        falling.simulate(time=(0, 2, 0.01), method=method)
    error = caught.value
    touches = np.sqrt(2 / 9.81)
    assert error.time == pytest.approx(touches, abs=0.02)
    assert error.state.keys() == {"z", "vz"}
    assert error.motion.t[-1] == error.time
    assert error.motion["z"][0] == 1
    assert "the last valid state is z = " in str(error)


def test_a_force_without_bound_ends_with_the_time_and_the_state():
    s = tm.System(["x"], [1], ["x^3"], start={"x": 1, "vx": 1})
    with pytest.raises(tm.SimulationError) as caught:
        s.simulate(time=(0, 10, 0.01), method="dop853")
    told, _, why = caught.value.motion.ending.partition(": ")
    assert told.startswith("failed after t = ") and why and why in str(caught.value)
    # x = sqrt(2)/(sqrt(2) - t) for vx = x^2/sqrt(2); a little later for this start
    assert 1 < caught.value.time < 2


def test_an_exception_of_the_callback_is_not_swallowed(pendulum):
    def broken(done):
        raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        pendulum.simulate(time=(0, 1, 0.1), progress=broken)


def test_a_motion_that_would_fill_the_memory_is_refused(pendulum):
    names = [f"x{i}" for i in range(200)]
    many = tm.System(names, [1] * 200, [0] * 200)
    with pytest.raises(tm.ProblemError, match="take a larger step"):
        many.simulate(time=(0, 1000, 1e-3))


def test_projection_keeps_rk4_on_the_constraints(pendulum):
    free = pendulum.simulate(time=(0, 5, 0.02))
    held = pendulum.simulate(time=(0, 5, 0.02), stabilisation="projection")
    assert np.abs(free.violation).max() > 1e-7
    assert np.abs(held.violation).max() < 1e-14
    assert np.abs(held.velocity_violation).max() < 1e-13


def test_the_work_ledger_closes_to_the_order_of_the_method(pendulum):
    errors = []
    for step in (0.02, 0.01, 0.005):
        motion = pendulum.simulate(time=(0, 1, step))
        errors.append(np.abs(motion.energy_balance).max())
        assert np.abs(motion.work_applied + 9.81 * motion["y"]).max() < 30 * step**4
    assert np.log2(np.array(errors[:-1]) / errors[1:]) == pytest.approx(4, abs=0.3)


def test_a_stored_grid_does_not_change_an_adaptive_motion(pendulum):
    coarse = pendulum.simulate(time=(0, 2, 0.5), method="dop853", tolerance=1e-10)
    fine = pendulum.simulate(time=(0, 2, 0.01), method="dop853", tolerance=1e-10)
    assert coarse.q == pytest.approx(fine.q[::50], abs=1e-14)


def test_no_constraints_is_a_free_motion():
    ball = tm.System(["x", "z"], [2, 2], [0, "-2*9.81"], start={"vx": 1, "vz": 5})
    for method in ("rk4", "dop853"):
        motion = ball.simulate(time=(0, 1, 0.1), method=method)
        assert motion["z"] == pytest.approx(5 * motion.t - 9.81 / 2 * motion.t**2, abs=1e-13)
        assert motion.multipliers.shape == (11, 0)
        assert "violation" not in str(motion)


def test_start_parameters_and_options_override_those_of_the_problem():
    problem = tm.example("pendulum")
    motion = problem.simulate(
        start={"x1": 0, "y1": "-L", "vx1": "sqrt(g)/10"}, parameters={"L": 2}, time=(0, 1, 0.01),
        method="rk4",
    )  # fmt: skip
    assert motion.settings.method == "rk4"
    assert motion.settings.stabilisation == "none"
    assert motion["y1"][0] == -2
    assert motion["vx1"][0] == pytest.approx(np.sqrt(9.81) / 10)


def test_a_motion_that_has_left_its_constraint_says_so(pendulum):
    coarse = pendulum.simulate(time=(0, 20, 0.4))
    (warning,) = coarse.warnings()
    assert warning.startswith("rod is violated by ")
    assert f"WARNING: {warning}" in str(coarse)
    assert pendulum.simulate(time=(0, 20, 0.4), stabilisation="projection").warnings() == []
    assert tm.example("meridian").simulate(time=(0, 2.9, 0.005)).warnings() == []


def test_a_rank_that_falls_is_a_warning_with_the_time():
    motion = tm.example("meridian").simulate()
    (warning,) = motion.warnings()
    assert warning.startswith("A loses rank at t = 3 s: more than one motion may go on")
    assert f"WARNING: {warning}" in str(motion)


@pytest.mark.parametrize("method", ["rk4", "dop853", "radau", "lsoda"])
def test_a_mass_matrix_that_turns_negative_is_named(method):
    s = tm.System(["x"], ["1 - t"], [0], start={"vx": 1})
    with pytest.raises(tm.SimulationError, match="no longer determine the acceleration") as error:
        s.simulate(time=(0, 2, 0.25), method=method)
    assert error.value.motion["x"] == pytest.approx(error.value.motion.t, abs=1e-12)


@pytest.mark.parametrize("method", ["dop853", "radau", "lsoda"])
def test_a_mass_that_vanishes_where_the_motion_goes_is_named(method):
    s = tm.System(["x"], ["x"], [0], start={"x": 1, "vx": -1})
    with pytest.raises(tm.SimulationError, match="no longer determine the acceleration") as error:
        s.simulate(time=(0, 3, 0.1), method=method)
    assert error.value.motion["x"] == pytest.approx(1 - error.value.motion.t, abs=1e-9)


def test_a_state_within_a_step_at_which_nothing_is_determined_is_not_stored():
    """DOP853 tries a tenth of a step only to give states inside it."""
    tried = []

    def derivative(t, y, p):
        tried.append(t)
        if bad and abs(t - bad[0]) < 1e-9:
            raise np.linalg.LinAlgError
        return np.ones_like(y)

    def run():
        tried.clear()
        steps = embedded_pair(
            TABLEAUS["dop853"],
            derivative,
            np.array([0.0, 1.5, 3.0]),
            np.zeros(2),
            [],
            1e-9,
            np.ones(2),
            None,
        )
        return [state for _, stored, _ in steps for _, state in stored]

    bad = []
    assert np.isfinite(run()).all()
    bad = tried[-3:-2]
    with pytest.raises(np.linalg.LinAlgError):
        run()


@pytest.mark.few("tsit5-1e-08")
@pytest.mark.parametrize(
    ("method", "accuracy"), [("dop853", 1e-10), ("tsit5", 1e-8), ("radau", 1e-8), ("lsoda", 1e-6)]
)
def test_a_bar_too_many_with_a_massless_angle_swings_as_a_pendulum(method, accuracy):
    """Three parallel bars and a load: one of seven constraints is redundant, on their surface."""
    bars = tm.System(
        coordinates=["x1", "y1", "x2", "y2", "x3", "y3", "theta"],
        mass=[2, 2, 1, 1, 2, 2, 0],
        forces=[0, -20, 0, -10, 0, -20, 0],
        constraints=[
            *("x1 = sin(theta)", "y1 = -cos(theta)"),
            *("(x2 - 1)^2 + y2^2 = 1", "(x3 - 2)^2 + y3^2 = 1"),
            *("(x3 - x1)^2 + (y3 - y1)^2 = 4", "2*x2 = x1 + x3", "2*y2 = y1 + y3"),
        ],
        start={f"{a}{k}": v for k in (1, 2, 3) for a, v in (("x", f"{k - 1} + 3/5"), ("y", "-4/5"))}
        | {"theta": "asin(3/5)"},
    )
    motion = bars.simulate(time=(0, 1, 0.1), method=method, tolerance=1e-10)
    pendulum = tm.System(["phi"], mass=[1], forces=["-10*sin(phi)"], start={"phi": "asin(3/5)"})
    exact = pendulum.simulate(time=(0, 1, 0.1), method="dop853", tolerance=1e-12)
    assert set(motion.rank) == {6}
    assert motion["theta"] == pytest.approx(exact["phi"], abs=accuracy)


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_speed_is_kept_by_a_constraint_that_is_not_linear_in_it(method):
    s = tm.System(["x", "y"], [1, 1], [0, -9.81], ["vx^2 + vy^2 = 4"], start={"vx": 2})
    motion = s.simulate(time=(0, 3, 0.005), method=method)
    assert np.hypot(motion["vx"], motion["vy"]) == pytest.approx(2, abs=1e-8)
    # the constraint force takes from gravity exactly the part along the path
    assert np.abs((motion.v * motion.a).sum(axis=1)).max() < 1e-8


def test_time_may_begin_before_zero_and_end_inside_a_step():
    s = tm.System(["x"], [1], ["6*t"], start={"x": -1, "vx": 3})
    motion = s.simulate(time=(-1, 1, 0.3))
    assert motion.t[-2:] == pytest.approx([0.8, 1.0])
    assert motion["x"] == pytest.approx(motion.t**3, abs=1e-14)


# --- constraints that come into conflict ----------------------------------------------------------

EVERY = pytest.mark.parametrize("method", INTEGRATORS)


@EVERY
def test_constraints_that_contradict_each_other_later_are_named_with_the_time(method):
    """x = 0 and x = (t - 1 + |t - 1|)^3 agree until t = 1."""
    late = tm.System(
        ["x", "y"],
        [1, 1],
        [0, 0],
        [tm.Constraint("x = 0", "wall"), tm.Constraint("x = (t - 1 + abs(t - 1))^3", "push")],
    )
    with pytest.raises(tm.SimulationError, match="wall and push contradict each other") as caught:
        late.simulate(time=(0, 3, 0.01), method=method)
    assert caught.value.time == pytest.approx(1, abs=0.011)
    assert np.abs(caught.value.motion["x"]).max() < 1e-9
    allowed = late.simulate(time=(0, 2, 0.01), method="rk4", allow_inconsistent_start=True)
    assert allowed.t[-1] == 2


@pytest.mark.parametrize("method", ["dop853", "radau"])
def test_a_rod_that_cannot_follow_its_drive_is_named_with_it(method):
    """A unit rod is lifted to y = t/2: it is vertical at t = 2, and the motion cannot continue."""
    crane = tm.System(
        ["x", "y"],
        [1, 1],
        [0, 0],
        [tm.Constraint("x^2 + y^2 = 1", "rod"), tm.Constraint("y = t/2", "drive")],
        start={"x": 1, "vy": 0.5},
    )
    with pytest.raises(tm.SimulationError, match="rod and drive come into conflict") as caught:
        crane.simulate(time=(0, 3, 0.01), method=method)
    assert caught.value.time == pytest.approx(2, abs=0.011)
