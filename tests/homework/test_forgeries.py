"""Answers that a program makes from a task file get no marks for mechanics; see `forgeries`."""

from functools import cache

import numpy as np
import pytest

from teachmech.homework import Exercise
from teachmech.homework.answers.elsewhere import State, response, state_of
from teachmech.problems.particles import ParticleProblem
from tests.homework import forgeries
from tests.homework.test_exercises import FILES, SECRET

STUDENT = "a forger"


@cache
def tasks_of(name):
    """The exercise, the task that a student has, and the one that marks are given with."""
    exercise = Exercise.read(FILES[name])
    numbers = exercise.numbers
    return exercise, exercise.task(numbers, STUDENT), exercise.task(numbers, STUDENT, SECRET)


def forged_part(name, kind, k):
    """The report in marking on the k-th forged answer to the part of a kind."""
    exercise, known, marking = tasks_of(name)
    (part,) = (part.name for part in known.parts if part.kind == kind)
    return marking.check(part, forgeries.forged(exercise, known, k, (kind,))[part])


# --- whole problems -----------------------------------------------------------------------------

MOTIONS = ("pendulum-on-a-rail", "slider-crank", "parallel-four-bar")


@pytest.mark.parametrize("k", range(5))
@pytest.mark.parametrize("name", MOTIONS)
def test_a_motion_through_the_known_places_gets_the_marks_of_its_start_alone(name, k):
    report = forged_part(name, "motion", k)
    assert report.marks == report.out_of / 4, report


@pytest.mark.parametrize("name", MOTIONS)
def test_masses_that_fall_out_of_the_motion_cost_a_quarter(name):
    report = forged_part(name, "motion", 5)
    assert report.marks == 0.75 * report.out_of, report
    assert "look at masses" in report.words


def test_a_constraint_that_only_the_known_motion_meets_is_wrong():
    """From rest the centroid of the dumb-bell stays above one place of the rail; else it moves."""
    exercise, known, marking = tasks_of("pendulum-on-a-rail")
    text = exercise.solution(exercise.numbers)["problem"]
    rail = "- {name: rail, equation: y1 = 0}"
    assert rail in text
    still = "- {name: still, equation: m1*x1 + m2*x2 = m2*L*sin(alpha)}"
    for task in (known, marking):
        report = task.check("problem", text.replace(rail, f"{rail}\n{still}"))
        assert report.marks == report.out_of / 4, report


def rod(**changes):
    """A particle on a rod of length 5, in the lower right."""
    particle = {"mass": "m", "force": [0, "-9.81*m"], "position": [3, -4], "velocity": [0.8, 0.6]}
    return ParticleProblem(
        name="rod",
        dimension=2,
        parameters={"m": 2.5},
        particles=[{**particle, **changes}],
        constraints=["x1^2 + y1^2 = 25"],
        time={"end": 1, "step": 0.1},
    ).simulate(method="dop853", tolerance=1e-10)


def test_the_mobility_of_a_particle_on_a_rod_is_that_across_the_rod():
    motion = rod()
    state = State(motion.system, 0.0, motion.q[0], motion.v[0])
    acceleration, mobility = response(motion, state, [0, 1])
    along = np.array([3, -4]) / 5
    across = np.eye(2) - np.outer(along, along)
    assert mobility == pytest.approx(across / 2.5, abs=1e-12)
    assert acceleration == pytest.approx(across @ [0, -9.81] - along / 5, abs=1e-12)  # v^2/L


def test_a_state_takes_the_velocities_that_are_given_and_refuses_others():
    motion = rod()
    state = state_of(motion, 0, [0], [-1.6])
    assert state.v == pytest.approx([-1.6, -1.2], abs=1e-12)
    assert state_of(motion, 0, [0, 1], [-1.6, 1.2]) is None
    assert state_of(motion, 4, [0, 1], 3 * motion.v[4]).v == pytest.approx(3 * motion.v[4])
