"""The problem of an exercise, with its numbers; and what a student may know of it."""

import json

import pytest

from teachmech.base.errors import ExpressionError, ProblemError
from teachmech.homework.setting import Scope, Setting
from teachmech.problems.generalized import SystemProblem
from tests.homework.settings import DOUBLE, FOUR_BAR, PENDULUM, SKATE, setting

pytestmark = pytest.mark.quick


@pytest.mark.parametrize(
    ("data", "coordinates", "constraints"),
    [
        (PENDULUM, ("x1", "y1"), ("rod",)),
        (DOUBLE, ("x1", "y1", "x2", "y2"), ("upper", "lower")),
        (SKATE, ("x", "y", "phi"), ("edge",)),
        (FOUR_BAR, ("A_x", "A_y", "B_x", "B_y", "P_x", "P_y", "theta_OA"), None),
    ],
)
def test_a_setting_is_read_from_a_specification(data, coordinates, constraints):
    made = setting(data)
    assert made.system.coordinates == coordinates
    assert constraints is None or made.system.constraint_names == constraints
    scope = made.scope()
    assert scope.coordinates == coordinates
    assert Scope(**json.loads(scope.model_dump_json())) == scope


@pytest.mark.parametrize(
    ("data", "name", "value"),
    [(PENDULUM, "L", 2.25), (SKATE, "J", 0.2), (FOUR_BAR, "rho", 0.5)],
)
def test_other_numbers_make_another_setting(data, name, value):
    made = setting(data)
    other = made.with_numbers({name: value})
    assert other.parameters == {**made.parameters, name: value}
    assert made.with_numbers({name: str(value)}).parameters == other.parameters
    assert other.system.constraints == made.system.constraints
    again = other.with_numbers({name: made.parameters[name]})
    assert again.parameters == made.parameters
    assert again.columns_at(0) == made.columns_at(0)


def test_a_mechanism_is_assembled_anew_for_other_numbers():
    other = setting(FOUR_BAR).with_numbers({"r": 0.05})
    start = other.columns_at(0)
    assert start["A_x"] == pytest.approx(0.05, rel=1e-12)
    assert (start["B_x"] - start["A_x"]) ** 2 + start["B_y"] ** 2 == pytest.approx(0.22**2)


def test_an_invalid_number_is_refused():
    with pytest.raises(ProblemError, match="no parameter 'l'; did you mean 'L'"):
        setting(PENDULUM).with_numbers({"l": 1})
    with pytest.raises(ProblemError, match="mass"):
        setting(PENDULUM).with_numbers({"m": -1}).columns_at(0)
    with pytest.raises(ProblemError, match="cannot be assembled"):
        setting(FOUR_BAR).with_numbers({"r": 1.1})


def test_columns_at_a_time_are_those_of_the_motion():
    made = setting(PENDULUM)
    first = made.columns_at(0)
    assert "_motion" not in made.__dict__  # one step was enough
    motion = made.motion
    assert motion is made.motion
    for name, x in made.columns_at(0).items():
        assert x == pytest.approx(first[name], abs=1e-9)
    assert made.columns_at(0.25)["x1"] == pytest.approx(float(motion.at(0.25)["x1"][0]))
    with pytest.raises(ProblemError, match="outside the motion"):
        made.columns_at(2.0)


def test_names_of_particles_are_explained():
    scope = setting(PENDULUM).scope()
    for text, words in (("x2 = 0", "there is 1 particle"), ("z1 = 0", "there is no z")):
        with pytest.raises(ExpressionError, match=words):
            scope.system([text])


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({}, "described by no key"),
        ({**PENDULUM, **SKATE}, "described by particles and system"),
        ({"mechanism": {"Title": "a"}}, "the text of a file"),
        ({"particles": ["x"]}, "a mapping of keys"),
        ({"system": {"coordinates": ["x"]}}, "the key 'mass' is missing"),
        ({"system": {**SKATE["system"], "masses": 1}}, "there is no key 'masses' here"),
        ({"particles": {"dimension": 4}}, "dimension"),
    ],
)
def test_a_specification_that_describes_no_problem_is_refused(data, words):
    with pytest.raises(ProblemError) as caught:
        Setting.of(data)
    assert words in caught.value.one_line()


def test_a_system_in_an_exercise_is_a_file_like_any_other():
    problem = setting(SKATE).problem
    assert isinstance(problem, SystemProblem)
    again = SystemProblem.loads(problem.to_yaml())
    assert again.to_dict() == problem.to_dict()
    with pytest.raises(ExpressionError, match="line 4, constraint edge"):
        SystemProblem.loads(
            "coordinates: [x]\nmass: [1]\nforces: [0]\n"
            "constraints: [{name: edge, equation: 2vx}]\ntime: {end: 1, step: 0.1}"
        )
