"""Answers that a program makes from a task file get no marks for mechanics; see `forgeries`."""

from functools import cache
from types import SimpleNamespace

import numpy as np
import pytest

from teachmech.homework.answers.other_starts import State, response, state_of
from teachmech.homework.kinds import kind_of, public
from teachmech.problems.particles import ParticleProblem
from tests.homework import forgeries
from tests.homework.test_exercises import EQUIVALENT, FILES, SECRET, exercise_of

STUDENT = "a forger"


@cache
def tasks_of(name):
    """Return the exercise, the task that a student has, and the one that marks are given with."""
    exercise = exercise_of(name)
    numbers = exercise.numbers
    return exercise, exercise.task(numbers, STUDENT), exercise.task(numbers, STUDENT, SECRET)


def forged_part(name, kind, k):
    """Return the report in marking on the k-th forged answer to the part of a kind."""
    exercise, known, marking = tasks_of(name)
    (part,) = (part.name for part in known.parts if part.kind == kind)
    return marking.check(part, forgeries.forged(exercise, known, k, (kind,))[part])


# --- whole problems -----------------------------------------------------------------------------

MOTIONS = ("pendulum-on-a-rail", "slider-crank", "parallel-four-bar")


@pytest.mark.few("-0")
@pytest.mark.parametrize("k", range(5))
@pytest.mark.parametrize("name", MOTIONS)
def test_a_motion_fitted_to_the_known_positions_gets_only_the_marks_of_its_start(name, k):
    report = forged_part(name, "motion", k)
    assert report.marks == report.out_of / 4, report


@pytest.mark.parametrize("name", MOTIONS)
def test_masses_that_fall_out_of_the_motion_cost_a_quarter(name):
    report = forged_part(name, "motion", 5)
    assert report.marks == 0.75 * report.out_of, report
    assert "check the masses" in report.words


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
    """Return a particle on a rod of length 5, in the lower right."""
    particle = {"mass": "m", "force": [0, "-9.81*m"], "position": [3, -4], "velocity": [0.8, 0.6]}
    return ParticleProblem(
        name="rod",
        dimension=2,
        parameters={"m": 2.5},
        particles=[{**particle, **changes}],
        constraints=["x1^2 + y1^2 = 25"],
        time={"end": 1, "step": 0.1},
    ).simulate(method="dop853", tolerance=1e-10)


def test_a_particle_on_a_rod_is_mobile_across_the_rod_only():
    motion = rod()
    state = State(motion.system, 0.0, motion.q[0], motion.v[0])
    acceleration, mobility = response(motion, state, [0, 1])
    along = np.array([3, -4]) / 5
    across = np.eye(2) - np.outer(along, along)
    assert mobility == pytest.approx(across / 2.5, abs=1e-12)
    assert acceleration == pytest.approx(across @ [0, -9.81] - along / 5, abs=1e-12)  # v^2/L


def test_a_state_has_the_given_velocities_if_the_constraints_allow_them():
    motion = rod()
    state = state_of(motion, 0, [0], [-1.6])
    assert state.v == pytest.approx([-1.6, -1.2], abs=1e-12)
    assert state_of(motion, 0, [0, 1], [-1.6, 1.2]) is None
    assert state_of(motion, 4, [0, 1], 3 * motion.v[4]).v == pytest.approx(3 * motion.v[4])


# --- constraints --------------------------------------------------------------------------------


def sealed_constraints(name, secret=SECRET):
    """Return the part, its right answer, the scope, and what a student and marking compare with."""
    exercise = exercise_of(name)
    setting = exercise.specification.setting
    (part,) = (part for part in exercise.specification.parts if part.kind == "constraint")
    kind = kind_of(part)
    right, asked, scope = kind.solution(part, setting), public(part), setting.scope()
    known = kind.seal(right, part, setting, "a salt that every student knows")
    marking = kind.seal(right, part, setting, secret)
    marking |= kind.seal_extras(right, part, setting, secret, marking=True)
    assert not kind.seal_extras(right, part, setting, secret, marking=False)

    def credit(answer, sealed):
        return kind.credit(answer, asked, scope, sealed)

    return part, right, scope, known, marking, credit


WITHOUT_CONSTRAINTS = (
    *("slider-crank", "parallel-four-bar", "hoop-on-a-cylinder", "clutch", "billiard-ball"),
    *("stick-slip", "equilibria-on-a-hoop", "small-oscillations", "nutation", "crane-programme"),
    *("swinging-weight", "thrown-book", "measured-block"),
)
CONSTRAINTS = [name for name in FILES if name not in WITHOUT_CONSTRAINTS]


@pytest.mark.few("three-planes")
@pytest.mark.parametrize("name", CONSTRAINTS)
def test_products_of_guesses_get_no_marks(name):
    _, right, scope, known, marking, credit = sealed_constraints(name)
    task = SimpleNamespace(frame=scope)
    held = 0
    for k, hidden in enumerate((False, False, True, True)):
        answer = forgeries.products(task, None, np.random.default_rng(k), right, hidden)
        held += hidden and credit(answer, known).share > 0
        assert hidden or credit(answer, known).share == 0, answer
        assert credit(answer, marking).share == 0, answer
    assert held >= 1  # the known states do not distinguish a hidden product


@pytest.mark.few("conical-pendulum")
@pytest.mark.parametrize("name", CONSTRAINTS)
def test_formulas_fitted_to_the_known_states_get_no_marks_unless_they_are_the_constraint(name):
    """Cubic ones are products, or two surfaces that meet on the right one and elsewhere."""
    part, _, scope, known, marking, credit = sealed_constraints(name)
    key = SimpleNamespace(parts={part.name: SimpleNamespace(right=known)})
    task = SimpleNamespace(frame=scope, _key=key)
    answer = forgeries.fitted(task, part, np.random.default_rng(1), degree=3)
    assert credit(answer, known).share >= 0.5
    # Of the turned hoop a sphere is found, which is one of its two constraints.
    assert credit(answer, marking).share <= (0.5 if name == "turned-hoop" else 0)


@pytest.mark.few("pendulum-on-a-rail")
@pytest.mark.parametrize("name", CONSTRAINTS)
def test_other_forms_have_full_marks_by_any_secret(name):
    part, right, _, _, _, credit = sealed_constraints(name)
    marking = [sealed_constraints(name, f"another secret {k}")[4] for k in range(2)]
    for answer in (right, *EQUIVALENT[name].get(part.name, ())):
        for sealed in marking:
            assert credit(answer, sealed).share == 1, answer


CIRCLE = ("plane-pendulum", "x1^2 + (y1 - H)^2 - L^2")


@pytest.mark.few("pendulum-on-a-rail-answer12-0.5")
@pytest.mark.parametrize(
    ("name", "answer", "share"),
    [
        (CIRCLE[0], f"({CIRCLE[1]})*(y1 - 3*x1) = 0", 0),
        (CIRCLE[0], f"({CIRCLE[1]})*(2 + x1^2) = 0", 1),  # a factor that is never 0
        (CIRCLE[0], f"({CIRCLE[1]})*(y1 - 9*H) = 0", 0),  # far away
        (CIRCLE[0], "x1^2 = (L^2 - (y1 - H)^2)", 1),
        (CIRCLE[0], "x1^4 = (L^2 - (y1 - H)^2)^2", 0),  # also a hyperbola
        (CIRCLE[0], "2*x1*vx1 + 2*(y1 - H)*vy1", 0.75),
        (CIRCLE[0], "(x1*vx1 + (y1 - H)*vy1)*(vx1 - vy1)", 0),
        ("skate", "cos(phi)*(vx*sin(phi) - vy*cos(phi)) = 0", 1),  # no motion is bound by cos(phi)
        ("skate", "(vphi - 3*vx)*(vx*sin(phi) - vy*cos(phi)) = 0", 0),
        ("pendulum-on-a-rail", ["y1*(y1 - x2) = 0", "(x2 - x1)^2 + (y2 - y1)^2 = L^2"], 0),
        ("pendulum-on-a-rail", ["y1 = 0"], 0.5),
        ("pendulum-on-a-rail", ["y1*(y1 - x2) = 0"], 0),
        ("pendulum-on-a-rail", ["y1 + (x2 - x1)^2 + (y2 - y1)^2 = L^2"], 0.5),
    ],
)
def test_equations_that_allow_forbidden_states_get_no_marks(name, answer, share):
    *_, marking, credit = sealed_constraints(name)
    found = credit(answer, marking)
    assert found.share == share, found
    if not share:
        said = ("also allow what the problem forbids: ", "is a product. It also holds if ")
        assert any(words in found.words for words in said)
