"""Kinematics as machine code: the states, the steps and the ends of the plain program."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.numerics.integrators import Settings
from teachmech.problems.mechanisms import Mechanism
from teachmech.run.compiled.policy import is_compiled
from tests.problems.mechanisms.test_mechanism_analysis import FOUR_BAR, HALF_TURNS, PARALLELOGRAM

pytest.importorskip("llvmlite")

STATES = ("t", "q", "v", "work_applied", "work_constraint")
FORCES = ("a", "multipliers", "constraint_force")


def both(problem, **options):
    """Return the motion of the plain program, and the compiled one."""
    options = {"method": "kinematic", **options}
    plain, motion = (problem.simulate(**options, compiled=compiled) for compiled in (False, True))
    assert not plain.stats.compiled
    assert motion.stats.compiled
    return plain, motion


def assert_same(motion, plain, determined=slice(None)):
    """Arrays to 1e-10 of their largest entry, forces where they are determined; steps and ranks."""
    assert motion.stats.steps == plain.stats.steps
    assert (motion.rank == plain.rank).all()
    for name in (*STATES, *FORCES):
        where = determined if name in FORCES else slice(None)
        found, expected = getattr(motion, name)[where], getattr(plain, name)[where]
        atol = 1e-10 * np.abs(expected).max()
        np.testing.assert_allclose(found, expected, rtol=0, atol=atol, err_msg=name)
    assert np.abs(motion.violation).max() < 1e-12


def parallelogram(start):
    text = PARALLELOGRAM.replace("[2.7, 2.4]", "[3 + cos(start), sin(start)]")
    return Mechanism.loads(text.replace("start: 0", f"start: {start}"))


@pytest.mark.few("spatial-slider-crank-drives6")
@pytest.mark.parametrize(
    ("name", "drives"),
    [
        ("watt", {}),
        ("toggle-press", {}),
        ("jansen", {}),
        ("scissor-lift", {}),
        ("robot-arm", {}),
        ("stewart-platform", {}),
        ("spatial-slider-crank", {"theta_crank": "6*t"}),
        ("double-cardan", {}),  # with four redundant constraints
    ],
)
def test_a_driven_mechanism_moves_as_in_the_plain_program(name, drives):
    mechanism = tm.example(name)
    mechanism = mechanism.driven(drives) if drives else mechanism
    start = float(mechanism.time_span[0])
    plain, motion = both(mechanism, time=(start, start + 0.4, 0.02))
    assert_same(motion, plain)


def test_two_motors_may_turn_what_one_would_turn():
    text = PARALLELOGRAM.replace("[2.7, 2.4]", "[3 + cos(1), sin(1)]").replace(
        "start: 0", "start: 1"
    )
    text = text.replace("theta_OA: start + w*t", "theta_OA: start + w*t, theta_CB: start + w*t")
    plain, motion = both(Mechanism.loads(text), time=(0, 7, 0.03))
    assert plain.rank.max() < len(plain.system.constraints)
    assert_same(motion, plain)


@pytest.mark.parametrize(("start", "step"), [(0.3, 0.17), (-np.pi / 2, np.pi / 50)])
def test_singular_positions_are_passed_alike(start, step):
    """The last start and step meet the flat positions exactly."""
    plain, motion = both(parallelogram(start), time=(0, 7, step))
    determined = plain.rank == 5
    assert determined.all() == (step > 0.1)
    assert_same(motion, plain, determined)


def test_near_a_singular_position_velocities_differ_by_its_rounding_and_places_do_not():
    plain, motion = both(parallelogram(0.3), time=(0, 7, 0.01))
    assert motion.stats.steps == plain.stats.steps
    np.testing.assert_allclose(motion.q, plain.q, rtol=0, atol=1e-13)
    np.testing.assert_allclose(motion.v, plain.v, rtol=0, atol=1e-10)
    np.testing.assert_allclose(motion.a, plain.a, rtol=0, atol=1e-7)


def test_a_motion_that_ends_in_a_singular_position_ends_alike():
    plain, motion = both(parallelogram(np.pi - 1), time=(0, 1, 0.1))
    assert motion.t[-1] == 1
    assert_same(motion, plain, determined=slice(-1))


@pytest.mark.parametrize("step", [0.3, 0.01])
def test_at_the_limit_of_a_drive_the_same_is_said_and_kept(step):
    text = FOUR_BAR.replace("a: 1, b: 3, c: 2.5, d: 3", "a: 1, b: 1, c: 1, d: 2.5")
    mechanism = Mechanism.loads(text.replace("[2.7, 2.4]", "[1.8, 0.5]"))
    ends = []
    for compiled in (False, True):
        with pytest.raises(tm.SimulationError, match="the drives lead to no position") as caught:
            mechanism.simulate(method="kinematic", time=(0, 3, step), compiled=compiled)
        ends.append(caught.value)
    plain, found = ends
    assert str(found) == str(plain)
    assert len(plain.motion) > 2
    assert_same(found.motion, plain.motion)


def test_a_drive_that_is_defined_no_longer_ends_alike():
    mechanism = Mechanism.loads(FOUR_BAR).driven({"theta_OA": "sqrt(1 - t)"})
    ends = []
    for compiled in (False, True):
        with pytest.raises(tm.SimulationError) as caught:
            mechanism.simulate(method="kinematic", time=(0, 3, 0.01), compiled=compiled)
        ends.append(caught.value)
    assert str(ends[0]) == str(ends[1])
    assert_same(ends[1].motion, ends[0].motion)


@pytest.mark.parametrize("step", [0.5, 0.05])
def test_half_turns_in_a_step_are_followed_alike(step):
    plain, motion = both(Mechanism.loads(HALF_TURNS), time=(0, 3, step))
    assert_same(motion, plain)


@pytest.mark.parametrize("step", [0.01, 1.0])
@pytest.mark.parametrize("until", ["B_y = 2.2", "lambda5 = 0", "t = 3.3333"])
def test_a_led_motion_ends_where_it_does_in_the_plain_program(until, step):
    plain, motion = both(Mechanism.loads(FOUR_BAR), time=(0, 12, step), until=until)
    assert plain.stopped
    assert len(motion) == len(plain)
    assert_same(motion, plain)


def test_the_works_at_the_end_of_a_led_motion_are_those_of_any_other_time():
    """As exact as those of a run that stores this time: an end may lie anywhere in a step."""
    mechanism = Mechanism.loads(FOUR_BAR)
    stored = mechanism.simulate(method="kinematic", time=(0, 0.23, 0.01))
    ended = mechanism.simulate(method="kinematic", time=(0, 12, 0.1), until="t = 0.23")
    assert ended.work_constraint[-1] == pytest.approx(stored.work_constraint[-1], rel=1e-4)


def test_what_takes_the_plain_program_long_is_compiled_by_default():
    system = tm.example("four-bar").system
    for end, pays in ((1, False), (50, True)):
        settings = Settings.of((0, end, 0.01), method="kinematic")
        assert is_compiled(system, settings, None) == pays


def test_members_of_an_ensemble_are_led_by_machine_code():
    particle = tm.System(
        ["x", "y"],
        mass=["m", "m"],
        forces=[0, "-9.81*m"],
        constraints=["x = cos(w*t)", "x^2 + y^2 = 4"],
        parameters={"m": 1, "w": 0.5},
        start={"x": 1, "y": "sqrt(3)"},
    )
    options = {"time": (0, 2, 0.1), "method": "kinematic", "store": ["y", "lambda2"]}
    result = tm.ensemble(particle, {"m": [1, 2], "w": [0.3, 0.6]}, **options, compiled=True)
    plain = tm.ensemble(particle, {"m": [1, 2], "w": [0.3, 0.6]}, **options, compiled=False)
    assert not result.failures
    for name in ("y", "lambda2"):
        np.testing.assert_allclose(result[name], plain[name], rtol=0, atol=1e-10 * 20)
    free = particle.replace(constraints=["x = cos(w*t)"])
    for compiled in (False, True):
        result = tm.ensemble(
            free, {"w": [0.3, 0.6]}, **{**options, "store": ["y"]}, compiled=compiled
        )
        assert all("1 degree of freedom" in why for why in result.failures.values())
        assert len(result.failures) == 2
