"""The pages with feedback: one for each student, one for the lecturer without names."""

import json
import re
from pathlib import Path

import numpy as np
import pytest

from teachmech.animation.scene import Scene
from teachmech.base.errors import ProblemError
from teachmech.cli import main
from teachmech.homework import Exercise
from teachmech.homework.marking import answer_motions
from teachmech.homework.marking.answer_motions import motions_of
from teachmech.homework.marking.class_feedback import lecturer_page, student_page, write_feedback
from teachmech.homework.marking.marks import Marks, SubmissionResult
from teachmech.homework.statuses import SubmissionStatus
from tests.homework import bead
from tests.homework.classroom import warm as warm

SMALL = bead.SPECIFICATION[: bead.SPECIFICATION.index("  - {name: masses")]
WORKED = {name: bead.WORKED[name] for name in ("wire", "force")}
ANSWERS = {
    "ada": {"wire": "y1 = a*x1^2", "force": ["0", "-m*g"]},
    "ben": {"wire": "y1 = a*x1", "force": ["0", "-3,9 N"]},
    "cat": {"wire": "<script>alert(1)</script>", "force": ["0", "0"]},
    "dan": {},
}


@pytest.fixture(scope="module")
def exercise(tmp_path_factory):
    return Exercise.read(bead.write(tmp_path_factory.mktemp("small"), SMALL, WORKED))


@pytest.fixture(scope="module")
def marks(exercise):
    task = exercise.task(exercise.numbers)
    rows = [
        SubmissionResult(
            name, SubmissionStatus.READ, report=task.report(own).to_dict(), numbers=task.numbers
        )
        for name, own in ANSWERS.items()
    ]
    rows.append(SubmissionResult("eve", SubmissionStatus.CRASHED, "the notebook ended its process"))
    rows.append(SubmissionResult("fay", SubmissionStatus.NOTHING))
    return Marks(exercise.name, {"wire": 3.0, "force": 2.0}, tuple(rows))


@pytest.fixture(scope="module")
def exercise_04():
    folder = Path(__file__).parents[2] / "exercises"
    return Exercise.read(folder / "04-pendulum-on-a-rail.ipynb")


def said(page):
    return re.sub(r"\s+", " ", re.sub(r"<style>.*?</style>|<[^>]*>", " ", page, flags=re.DOTALL))


def test_a_page_shows_what_was_handed_in_its_marks_and_the_mistake(marks, exercise):
    page = said(student_page(marks["ben"], exercise))
    assert "1.5 of 5 marks" in page  # one entry of the force, and half for the close one
    assert "You handed in: y1 = a*x1 " in page and "straight wire" in page
    assert "✗ wire: wrong, 0 of 3 marks" in page
    assert "≈ force: close, 1.5 of 2 marks" in page
    assert "close: one more digit, please" in page
    assert "a = 0.5, m = 0.4" in page
    assert "✓ wire: right, 3 of 3 marks" in said(student_page(marks["ada"], exercise))
    assert "missing" in said(student_page(marks["dan"], exercise))
    assert "the notebook ended its process" in said(student_page(marks["eve"], exercise))


def test_a_whole_problem_is_shown_with_the_motion_of_the_student_next_to_the_right_one(exercise_04):
    own, name = exercise_04, "problem"
    task = own.task(own.numbers)
    given = own.solution(own.numbers)[name]
    heavier = given.replace("mass: m1", "mass: 3*m1", 1)
    for answer, status in ((heavier, "partly"), ("mass: [", "unreadable")):
        report = task.report({name: answer})
        (part,) = (one for one in report.parts if one.part == name)
        assert part.status == status
        row = SubmissionResult(
            "ada", SubmissionStatus.READ, report=report.to_dict(), numbers=task.numbers
        )
        page = student_page(row, own)
        assert page.count('alt="The expected motion and yours') == (status != "unreadable")
        assert ("data:image/png;base64,iVBOR" in page) == (status != "unreadable")


def moving(exercise, name, answer):
    """Return the motions of an answer, which its page shows."""
    edition = exercise.edition(exercise.numbers)
    (part,) = (one for one in edition.parts if one.name == name)
    given = answer if isinstance(answer, str) else json.dumps(answer)
    return motions_of(given, part, edition)


def test_a_wrong_constraint_moves_along_its_own_curve(exercise):
    found = moving(exercise, "wire", "y1 = a*x1^3")
    a = exercise.numbers["a"]
    assert found.own["y1"] == pytest.approx(a * found.own["x1"] ** 3, abs=1e-8)
    assert found.right["y1"] == pytest.approx(a * found.right["x1"] ** 2, abs=1e-8)
    assert "nearest one" in found.note  # the given velocity is along the parabola


def test_a_weight_upward_is_the_motion_with_the_opposite_gravity(exercise):
    found = moving(exercise, "force", {"x1": "0", "y1": "m*g"})
    other = exercise.edition(exercise.numbers).setting.system
    other = other.replace(parameters={"g": -other.parameter_values["g"]})
    t = found.own.t
    right = other.simulate(time=(t[0], t[-1], t[1] - t[0]), method="dop853")
    assert found.own.q == pytest.approx(right.q, abs=1e-7)
    assert found.note == ""


@pytest.mark.parametrize(
    ("name", "answer"),
    [("wire", "x1^2 = -1"), ("wire", "__import__('os')"), ("force", ["0"]), ("wire", "")],
)
def test_an_answer_without_a_motion_has_no_picture(exercise, name, answer):
    assert moving(exercise, name, answer) is None


def test_a_motion_that_cannot_be_completed_says_so_and_is_shown(exercise, monkeypatch):
    monkeypatch.setattr(answer_motions, "MAX_SECONDS", 0.2)
    found = moving(exercise, "force", ["0", "sin(1e8*t)"])
    assert found.own.t[-1] < found.right.t[-1]
    assert found.note.startswith("Your motion is not complete: ")


def test_forces_beyond_single_precision_are_drawn_without_a_warning(exercise):
    found = moving(exercise, "force", ["exp(1e3*t)", "0"])
    assert np.isfinite(Scene.of(found.own).scale)


def test_only_wrong_answers_move_and_only_their_pages_have_a_script(marks, exercise):
    page = student_page(marks["ben"], exercise)
    assert page.count('<div id="motion-') == page.count("page.showPlayer(") == 1
    assert "script-src 'sha256-" in page
    assert page.index("A: the right motion. B: yours.") > page.index("✗ wire")
    assert "<script" not in student_page(marks["ada"], exercise)
    assert "<script" not in student_page(marks["dan"], exercise)


def test_the_texts_of_a_student_are_escaped(marks, exercise):
    page = student_page(marks["cat"], exercise)
    assert page.count("<script") == 1  # that of the player
    assert "&lt;script&gt;alert(1)" in page


def test_the_page_of_the_lecturer_counts_and_names_nobody(marks, exercise):
    page = lecturer_page(marks, exercise)
    assert not any(f">{name}<" in page for name in ANSWERS)
    rows = dict(re.findall(r"<tr><td>(wire|force)</td>(.*?)</tr>", page))
    cells = {part: re.findall("<td>(.*?)</td>", row) for part, row in rows.items()}
    # The mean share; then right, close, partly, wrong, unreadable, missing.
    assert cells["wire"][1:] == ["1", "0", "0", "1", "1", "1"]
    assert cells["force"][1:] == ["1", "1", "0", "1", "0", "1"]
    assert "straight" in page
    assert "<td>a = 0.5</td><td>4</td>" in page
    assert ">ada<" in lecturer_page(marks, exercise, names=True)


def test_the_pages_are_written_and_ids_that_are_no_file_names_are_refused(
    marks, exercise, tmp_path
):
    written = write_feedback(marks, exercise, tmp_path)
    names = [path.name for path in written]
    assert names == [*(f"{name}.html" for name in (*ANSWERS, "eve")), "lecturer.html"]
    for student in ("../ada", "lecturer", ""):
        odd = Marks(exercise.name, marks.parts, (SubmissionResult(student, SubmissionStatus.READ),))
        with pytest.raises(ProblemError, match="no page for the student"):
            write_feedback(odd, exercise, tmp_path / "odd")
    assert not list((tmp_path / "odd").iterdir())


def test_the_command_marks_a_folder_and_writes_the_pages(exercise, tmp_path, capsys):
    (tmp_path / "secret").write_text(bead.SECRET)
    (tmp_path / "submissions").mkdir()
    parts = {name: {"answer": answer} for name, answer in ANSWERS["ada"].items()}
    text = json.dumps({"format": "teachmech answers 1", "exercise": "bead", "parts": parts})
    (tmp_path / "submissions" / "ada.answers.json").write_text(text)
    words = ["exercise", "feedback", str(tmp_path / "submissions"), "-o", str(tmp_path / "pages")]
    words += ["--exercise", str(exercise.path), "--secret-file", str(tmp_path / "secret")]
    assert main(words) == 0
    assert "written: 1 page for students, " in capsys.readouterr().out
    page = said((tmp_path / "pages" / "ada.html").read_text(encoding="utf-8"))
    numbers = exercise.variant("ada", bead.SECRET)
    assert f"Your numbers: a = {numbers['a']:g}, m = {numbers['m']:g}" in page
    assert "5 of 5 marks" in page
