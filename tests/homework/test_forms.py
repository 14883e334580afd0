"""The form of an answer is described in words, so that a question need not describe it."""

import ast
import re
from pathlib import Path

import pytest

from teachmech.homework import Exercise
from teachmech.homework.answers.literals import assigned
from teachmech.homework.exercise.notebooks import outline
from teachmech.homework.kinds import kind_of, public
from tests.homework import bead

EXERCISES = Path(__file__).parents[2] / "exercises"
PARTIAL = ("derivation",)  # a zero may be right


def form(task, name):
    return kind_of(task.part(name)).form(task.part(name), task.frame)


def test_every_question_of_a_release_says_how_its_answer_is_written(exercise, task):
    asked = {b.name: b.source for b in outline(exercise, "f", None) if b.role == "ask"}
    assert asked.keys() == bead.WORKED.keys()
    for name, source in asked.items():
        said = form(task, name)
        assert f"; the answer is {said}*" in source
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


THOROUGH = [pytest.param(n, marks=pytest.mark.thorough) for n in (17, 18)]


@pytest.mark.parametrize("number", [1, 2, 10, 19, *THOROUGH])  # all kinds but two
def test_the_line_that_shows_how_to_type_an_answer_can_be_read_and_is_not_right(number):
    (path,) = (EXERCISES).glob(f"{number:02d}-*.ipynb")
    exercise = Exercise.read(path)
    edition = exercise.edition(exercise.numbers)
    scope, asked = edition.setting.scope(), {}
    for block in outline(exercise, "f", None):
        if block.role == "ask" and (
            typed := re.search(r"; it is typed as in `(.*)`$", block.source)
        ):
            ((name, asked[block.name]),) = assigned(typed[1], [block.name])
            assert name == block.name
    for part in edition.parts:
        if part.kind not in ("choice", "motion"):
            answer, kind = asked.pop(part.name), kind_of(part)
            assert kind.read(answer, public(part), scope) is not None
            if part.kind not in PARTIAL and number < 17:
                sealed = kind.seal(edition.solution[part.name], part, edition.setting, "salt")
                found = kind.credit(answer, public(part), scope, sealed)
                assert found.share + found.close == 0, part.name
    assert not asked


def test_the_notebook_of_a_student_names_what_it_needs_and_no_file_of_the_project():
    for path in EXERCISES.glob("[0-9]*.ipynb"):
        exercise = Exercise.read(path)
        texts = [block.source for block in outline(exercise, "f", exercise.numbers)]
        assert 'pip install "teachmech[homework,notebook]"' in texts[0]
        assert not re.search(r"docs/|\.md\b|\]\(\.\.|notebooks/", "\n".join(texts)), path
        for said in re.findall(r"^\*\d.*", "\n".join(texts), re.M):  # the star of a unit is escaped
            assert len(re.findall(r"(?<!\\)\*", said.split("; it is typed as")[0])) == 2, said
