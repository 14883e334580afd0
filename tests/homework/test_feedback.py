"""An exercise without feedback: students get no key to compare with, and marks stay."""

import json

import pytest

from teachmech.homework import Exercise, Task, mark
from teachmech.homework.release.release import release
from teachmech.homework.task.key import Key
from tests.homework import bead, classroom

SILENT = "minutes: 20\nfeedback: false\n"


@pytest.fixture(scope="module")
def silent(tmp_path_factory):
    """Return the exercise with all kinds of parts, and the task that a student gets of it."""
    text = bead.SPECIFICATION.replace("minutes: 20\n", SILENT)
    assert text != bead.SPECIFICATION
    exercise = Exercise.read(bead.write(tmp_path_factory.mktemp("silent"), text))
    return exercise, exercise.task(exercise.numbers, "ada")


def test_the_task_of_a_student_has_no_sealed_answers(silent):
    _, task = silent
    parts = Key.from_text(task.key).parts
    assert set(parts) == set(bead.WORKED)
    assert all(part.right == {} and part.mistakes == () for part in parts.values())
    assert Task.loads(task.to_text()).to_text() == task.to_text()


@pytest.mark.parametrize("part", bead.WORKED)
def test_a_check_states_only_that_an_answer_can_be_read(silent, part):
    _, task = silent
    report = task.check(part, bead.WORKED[part])
    assert (report.status, report.marks, report.mistake) == ("unmarked", 0.0, "")
    assert "It is marked after you hand it in" in report.words


@pytest.mark.parametrize("part", ["wire", "force", "push", "problem"])
def test_the_reports_of_right_and_wrong_answers_are_equal(silent, part):
    _, task = silent
    wrong = {
        "wire": "y1 = a*x1",
        "force": {"x1": 0, "y1": "m*g"},
        "push": "3 N",
        "problem": bead.PROBLEM.replace("-m*g", "m*g"),
    }
    assert task.check(part, wrong[part]) == task.check(part, bead.WORKED[part])


def test_an_unreadable_answer_is_reported(silent):
    _, task = silent
    assert task.check("wire", "y1 = = a").status == "unreadable"
    assert task.check("wire", "").status == "missing"
    report = task.report({"wire": "y1 = a*x1^2"})
    assert str(report).startswith("bead: not marked yet, of 17 marks\nwire: unmarked, of 3 marks")


def test_the_expected_motion_is_not_shown(silent):
    _, task = silent
    shown = task.motion("problem", bead.PROBLEM, compared=True)
    assert shown.right is None
    assert [*shown.courses] == [""]


def test_marks_are_those_of_an_exercise_with_feedback(silent):
    exercise, _ = silent
    marking = exercise.task(exercise.numbers, "ada", bead.SECRET)
    report = marking.report(bead.WORKED)
    assert report.marks == report.out_of
    assert marking.check("wire", "y1 = a*x1").mistake == "straight"


def test_a_submission_is_marked(tmp_path):
    path = classroom.exercise(tmp_path)
    notebook = json.loads(path.read_text())
    text = "".join(notebook["cells"][0]["source"]).replace(
        "minutes: 5\n", "minutes: 5\nfeedback: false\n"
    )
    notebook["cells"][0]["source"] = text
    path.write_text(json.dumps(notebook))
    exercise = Exercise.read(path)
    release(exercise, tmp_path / "out", secret=classroom.SECRET, students=["ada"])
    task = Task.read(tmp_path / "out" / "ada" / "hanging.task.json")
    assert task.check("rod", "x1 = 0").status == "unmarked"
    folder = tmp_path / "in"
    classroom.hand_in(folder / "ada.ipynb", classroom.answered())
    classroom.hand_in(folder / "bob.ipynb", classroom.answered(rod="x1 = 0"))
    marks = mark(folder, path, classroom.SECRET, progress=None)
    assert {row.student: row.marks for row in marks.rows} == {"ada": 6, "bob": 3}
