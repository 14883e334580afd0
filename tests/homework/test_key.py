"""The sealed key: what it holds, and what it does not."""

import base64
import json
import re
import zlib

import pytest

from teachmech.base.errors import ProblemError
from teachmech.homework.task.key import MAX_CHARACTERS, Key, SealedPart
from tests.homework import bead

pytestmark = pytest.mark.quick


def opened(task):
    return zlib.decompress(base64.b64decode(task.key)).decode()


def texts_in(answer):
    if isinstance(answer, dict):
        return [text for value in answer.values() for text in texts_in(value)]
    if isinstance(answer, list):
        return [text for value in answer for text in texts_in(value)]
    return [str(answer)]


def plain(text):
    return re.sub(r"\s", "", text)


def test_task_and_key_do_not_contain_the_text_of_a_solution(exercise, variant, task):
    for part, text in [("the file", task.to_text()), ("the key", opened(task))]:
        there = plain(text)
        for answers in (exercise.solution(variant), exercise.worked):
            for name, answer in answers.items():
                for solution in texts_in(answer):
                    # Every task contains "m", "0", "1" and the options of the choice.
                    if len(plain(solution)) > 2 and name != "type":
                        assert plain(solution) not in there, f"{name} in {part}"


def test_task_and_key_do_not_contain_the_numbers_asked_for(exercise, variant, task):
    solution = exercise.solution(variant)
    hidden = [float(solution["push"].split()[0]), *solution["multipliers"]]
    assert all(hidden)
    for text in (task.to_text(), opened(task)):
        numbers = re.findall(r"(?<![\w.])-?\d+\.?\d*(?:e[+-]?\d+)?(?![\w.])", text)
        assert numbers
        for number in map(float, numbers):
            assert not any(abs(number - x) < 1e-3 * abs(x) for x in hidden), number


def test_task_and_key_do_not_contain_the_wrong_answers_of_the_author(task):
    for text in (task.to_text(), opened(task)):
        assert "y1=a*x1" not in plain(text)
    assert "straight wire" not in task.to_text()


def test_the_public_part_does_not_reveal_the_answer(task):
    assert {name: task.part(name).of for name in ("push", "energy", "type")} == {
        "push": (),
        "energy": (),
        "type": (),
    }
    assert task.part("force").of == ("x1", "y1")
    assert all(part.mistakes == () for part in task.parts)


def test_the_key_holds_the_mistakes_in_the_form_of_the_right_answer(task):
    parts = json.loads(opened(task))["parts"]
    assert set(parts) == set(bead.WORKED)
    for sealed in parts.values():
        for mistake in sealed["mistakes"]:
            assert mistake["sealed"].keys() == sealed["right"].keys() - {"elsewhere", "course"}
            assert mistake["name"] and mistake["says"]


def test_the_same_numbers_give_the_same_key(exercise, variant, task):
    again = type(exercise).read(exercise.path).task(variant, "ada")
    assert again.to_text() == task.to_text()


def test_a_key_is_read_back_and_another_one_is_refused():
    key = Key(parts={"wire": SealedPart(right={"x": [1.5, None]})})
    assert Key.from_text(key.to_text()) == key
    packed = base64.b64encode(zlib.compress(b'{"parts": 3}')).decode()
    bomb = base64.b64encode(zlib.compress(b" " * (MAX_CHARACTERS + 1))).decode()
    deep = base64.b64encode(zlib.compress(b"[" * 100_000)).decode()
    cut = key.to_text()[:-8]
    for wrong in ("", "1", "!", packed, bomb, deep, cut, "é"):
        with pytest.raises(ProblemError, match="ask for a fresh task file"):
            Key.from_text(wrong)
