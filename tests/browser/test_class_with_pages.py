"""A class with pages: release, answers by touch, marks, feedback.

The minutes of each step of a class of thirty are printed by
TEACHMECH_CLASS=30 pytest -s -m thorough tests/browser/test_class_with_pages.py
"""

import csv
import os
import re
import time

import pytest

from teachmech.cli import main
from teachmech.homework import Exercise
from tests import ROOT

from .conftest import expect
from .phones import Phones, download, hand_in, part, picture, tap, write

SOURCE = ROOT / "exercises" / "01-bead-on-a-wire.ipynb"
SECRET = "the secret of a course"
# What students type, by part and label; a number is that of the solution, times a factor.
RIGHT = {
    "constraint": {"equation": "a*x1^2 - y1 = 0"},
    "force": {"force on x1": "0", "force on y1": "-g*m"},
    "mass": {"mass of x1": "m", "mass of y1": "m"},
    "push": 1.0,
}
OTHERS = [
    {},
    {"constraint": {"equation": "y1 = a*x1"}},
    {"force": {"force on x1": "0", "force on y1": "m*g"}},
    {"push": 1.2, "mass": {"mass of x1": "m", "mass of y1": "0"}},
    {"constraint": {"equation": "y1 = (a*x1^2"}},  # cannot be read
    {"mass": {}, "push": 1.001},
]
STUDENTS = int(os.environ.get("TEACHMECH_CLASS", len(OTHERS)))


@pytest.fixture
def phones(browser):
    phones = Phones(browser)
    yield phones
    phones.close()


def answers(exercise, student, k):
    numbers = exercise.variant(student, SECRET)
    given = RIGHT | OTHERS[k % len(OTHERS)]
    right = float(str(exercise.solution(numbers)["push"]).split()[0])
    return given | {"push": {None: f"{given['push'] * right:.4g} N"}}


def answer(page, given):
    """Answer and check each part by touch; return the marks that the page shows."""
    for name, texts in given.items():
        card = part(page, name)
        for label, text in texts.items():
            write(card, label or re.compile("number"), text)
        if texts:
            tap(card, "Check")
            expect(card.locator(".tm-feedback")).to_contain_text("Checked once")
    return float(re.match(r"[\d.]+", hand_in(page).locator(".tm-score b").inner_text())[0])


@pytest.mark.thorough
def test_a_class_answers_by_touch_and_gets_the_marks_of_its_pages(phones, tmp_path):
    ids, secret, out = tmp_path / "ids", tmp_path / "secret", tmp_path / "handout"
    students = [f"s{k:02}" for k in range(STUDENTS)]
    ids.write_text("\n".join(students))
    secret.write_text(SECRET)
    exercise, minutes = Exercise.read(SOURCE), {}

    def step(name, action):
        begun = time.perf_counter()
        result = action()
        minutes[name] = round((time.perf_counter() - begun) / 60, 2)
        return result

    def run(*words):
        assert main(["exercise", *words, "--secret-file", str(secret)]) == 0

    def work():
        for k, student in enumerate(students):
            page = phones.open(out / student / "bead-on-a-wire.html")
            shown[student] = answer(page, answers(exercise, student, k))
            if k == 3:
                picture(page, "class-390")
            download(page, submissions / student)
            phones.close()

    shown, submissions = {}, tmp_path / "submissions"
    step("release", lambda: run("release", str(SOURCE), str(out), "--page", "--students", str(ids)))
    step("answer and hand in", work)
    table, pages = tmp_path / "marks.csv", tmp_path / "feedback"
    marked = (str(submissions), "--exercise", str(SOURCE))
    step("mark", lambda: run("report", *marked, "--csv", str(table)))
    step("feed back", lambda: run("feedback", *marked, "-o", str(pages)))
    print("\nminutes:", minutes)
    with table.open(newline="") as file:
        rows = {row["student"]: row for row in csv.DictReader(file)}
    assert {row["status"] for row in rows.values()} == {"read"}
    assert {student: float(row["marks"]) for student, row in rows.items()} == shown
    assert len(set(shown.values())) > 1
    assert sorted(path.stem for path in pages.glob("*.html")) == sorted([*students, "lecturer"])
