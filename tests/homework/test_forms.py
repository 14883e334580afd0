"""How an answer is written is said in words, so that a question need not say it."""

import ast

import pytest

from teachmech.homework.exercise.notebooks import outline
from teachmech.homework.kinds import kind_of
from tests.homework import bead


def form(task, name):
    return kind_of(task.part(name)).form(task.part(name), task.frame)


def test_every_question_of_a_release_says_how_its_answer_is_written(exercise, task):
    asked = {b.name: b.source for b in outline(exercise, "f", None) if b.role == "ask"}
    assert asked.keys() == bead.WORKED.keys()
    for name, source in asked.items():
        said = form(task, name)
        assert source.endswith(f"; the answer is {said}*")
        assert f"answer: {said}\n" in f"{task}\n"


def test_the_question_lists_the_options_of_a_choice_and_the_names_of_a_list(task):
    assert form(task, "type") == 'one of "holonomic", "non-holonomic"'
    assert form(task, "start") == "a list of texts, for x1, y1, vx1, vy1"
    assert form(task, "masses") == "a text, for x1"


@pytest.mark.parametrize(
    "name, answer", [("masses", "m"), ("force", ["0", "-m*g"]), ("start", ["1", "a", "1", "2*a"])]
)
def test_an_answer_in_that_form_is_right(task, name, answer):
    assert task.check(name, answer).is_right


def test_the_form_of_a_derivation_is_filled_in(exercise, variant, task):
    empty = ast.literal_eval(form(task, "derivation"))
    right = exercise.solution(variant)["derivation"]
    assert {key: len(rows) for key, rows in empty.items()} == {"A": 1, "b": 1}
    assert len(empty["A"][0]) == len(right["A"][0]) == 2
