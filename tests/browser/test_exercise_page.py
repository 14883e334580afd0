"""The page of an exercise without a kernel, as a student uses it on a phone, by touch."""

import json
import re
from pathlib import Path

import pytest

from teachmech.homework import Exercise, mark
from teachmech.homework.kinds import public
from teachmech.homework.release.release import release
from teachmech.homework.task.answer_fields import answer_fields_of
from tests import ROOT

from .conftest import expect
from .phones import Phones, download, hand_in, part, picture, tap, write

SECRET = "the secret of a course"
NO_MEMORY = """Object.defineProperty(window, "localStorage",
    { get() { throw new DOMException("denied", "SecurityError"); } });"""


@pytest.fixture(scope="module")
def bead():
    return Exercise.read(ROOT / "exercises" / "01-bead-on-a-wire.ipynb")


@pytest.fixture(scope="module")
def bead_page(bead, tmp_path_factory):
    folder = tmp_path_factory.mktemp("handout")
    (path,) = release(bead, folder, secret=SECRET, students=["ada"], format="page")
    return path


@pytest.fixture
def phone(browser):
    """Return a function that opens a page on a phone."""
    phones = Phones(browser)
    yield phones.open
    phones.close()


def test_a_student_answers_by_touch_hands_in_and_gets_the_marks_of_the_page(
    phone, bead, bead_page, tmp_path
):
    page = phone(bead_page)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    force, push, last = part(page, "force"), part(page, "push"), hand_in(page)
    write(force, "force on x1", "0")
    write(force, "force on y1", "m*g")
    tap(force, "Check")
    expect(force.get_by_role("status").last).to_contain_text("1 of 2 marks")
    expect(force.locator(".tm-feedback")).to_contain_text(re.compile("gravity", re.IGNORECASE))
    tap(force, "Hint 1 of 3")
    expect(force.locator(".tm-hint")).to_contain_text("Which force acts on the bead")
    write(push, re.compile("number"), "0.4*(9.81 N")
    tap(push, "Check")
    expect(push.locator("pre")).to_contain_text("^")
    write(part(page, "constraint"), "equation", "y1 = a*x1^2")
    part(page, "constraint").get_by_label("equation").press("Enter")
    expect(part(page, "constraint").locator(".tm-feedback")).to_contain_text("3 of 3 marks")
    expect(last).to_contain_text("4 of 10 marks, 1 of 5 parts right")
    picture(page, "page-390")

    page.reload()
    expect(force.get_by_label("force on y1")).to_have_value("m*g")
    expect(force.locator(".tm-hint")).to_have_count(1)
    expect(last).to_contain_text("4 of 10 marks")
    force.get_by_label("force on y1").fill("-m*g")
    expect(force.locator(".tm-feedback")).to_contain_text("before the last change")
    expect(last).to_contain_text("Changed since the last check: force.")
    tap(last, "Check all")
    expect(last).to_contain_text("5 of 10 marks, 2 of 5 parts right")

    place = tmp_path / "submissions"
    path = download(page, place / "ada")
    assert path.name == "bead-on-a-wire.answers.json"
    expect(last).to_contain_text("bead-on-a-wire.answers.json is downloaded.")
    kept = json.loads(path.read_text(encoding="utf-8"))["parts"]
    assert kept["force"] == {"answer": {"x1": "0", "y1": "-m*g"}, "hints": 1, "attempts": 2}
    marks = mark(place, bead, SECRET)
    assert (marks["ada"].marks, marks["ada"].hints) == (5, 1)
    report = bead.task(bead.variant("ada", SECRET)).report(
        {name: record["answer"] for name, record in kept.items()}
    )
    assert report.marks == 5


FOCUS = """() => {
    const { activeElement: e } = document, { top, bottom } = e.getBoundingClientRect();
    const card = e.closest("section")?.querySelector("h2, h3")?.textContent ?? "";
    const label = e.labels?.[0]?.textContent ?? e.textContent;
    return { card, label, type: e.type ?? "", seen: top > -1 && bottom < innerHeight + 1 };
}"""
READ = """() => {  // what a live region says, and whether all of it can be seen
    const said = document.activeElement.closest("section").querySelector(".tm-feedback");
    const { top, bottom } = said.getBoundingClientRect();
    return { role: said.role, text: said.textContent, seen: top > -1 && bottom < innerHeight + 1 };
}"""
MARKS = re.compile(r"right: (\d) of \1 marks?")


def right_texts(exercise, student):
    """Return the right text of each field, by the name of the part and the label of the field."""
    edition = exercise.edition(exercise.variant(student, SECRET))
    found = {}
    for asked in edition.parts:
        answer = edition.solution[asked.name]
        fields = answer_fields_of(public(asked), edition.setting.scope(), answer)
        texts = fields.texts(answer)
        found |= {(asked.name, label): texts[name] for name, label in fields.labels.items()}
    return found


@pytest.mark.thorough
def test_keys_alone_lead_from_the_first_field_to_the_marks_and_the_file(phone, bead, bead_page):
    page = phone(bead_page, viewport={"width": 1400, "height": 900}, has_touch=False)
    texts, read = right_texts(bead, "ada"), 0
    for _ in range(80):
        page.keyboard.press("Tab")
        page.wait_for_function(f"() => ({FOCUS})().seen")  # the browser scrolls to it
        focus = page.evaluate(FOCUS)
        if focus["type"] == "text":
            name = re.search(r"\d\s+(\w+) \(", focus["card"])[1]
            page.keyboard.type(texts.pop((name, focus["label"])))
            if not any(key[0] == name for key in texts):  # the last field of its part
                page.keyboard.press("Enter")
                expect(part(page, name).locator(".tm-feedback")).to_contain_text(MARKS)
                page.wait_for_function(f"() => ({READ})().seen")  # the page scrolls to it
                assert page.evaluate(READ)["role"] == "status"
                read += 1
        elif focus["label"] == "Download answers":
            break
    assert (texts, read) == ({}, 5)
    score = hand_in(page).get_by_role("status").first
    expect(score).to_contain_text("10 of 10 marks, 5 of 5 parts right")
    expect(score).to_be_in_viewport()
    with page.expect_download() as caught:
        page.keyboard.press("Enter")
    kept = json.loads(Path(caught.value.path()).read_text(encoding="utf-8"))["parts"]
    assert len(kept) == 5


@pytest.mark.thorough
def test_taps_alone_lead_to_the_marks_which_are_in_sight(phone, bead, bead_page):
    page = phone(bead_page)
    for (name, label), text in right_texts(bead, "ada").items():
        write(part(page, name), label, text)
    for card in ("constraint", "mass", "force", "start", "push"):
        tap(part(page, card), "Check")
        said = part(page, card).locator(".tm-feedback")
        expect(said).to_contain_text(MARKS)
        expect(said).to_have_attribute("role", "status")
        expect(said.get_by_text(MARKS).last).to_be_in_viewport(ratio=0.9)
    expect(hand_in(page)).to_contain_text("10 of 10 marks, 5 of 5 parts right")


@pytest.mark.thorough
def test_answers_are_opened_on_another_device_and_other_files_are_refused(
    phone, bead_page, tmp_path
):
    page = phone(bead_page)
    write(part(page, "constraint"), "equation", "y1 = a*x1^2")
    tap(part(page, "mass"), "Hint 1 of 3")
    path = download(page, tmp_path)

    other = phone(bead_page)
    field, last = part(other, "constraint").get_by_label("equation"), hand_in(other)
    expect(last).to_contain_text("kept in this browser")
    wrong = tmp_path / "wrong.json"
    wrong.write_text(path.read_text().replace('"bead-on-a-wire"', '"crane"'), encoding="utf-8")
    other.get_by_label("file of answers").set_input_files(wrong)
    expect(last).to_contain_text("answers to the exercise “crane”, not to “bead-on-a-wire”")
    expect(field).to_have_value("")
    other.get_by_label("file of answers").set_input_files(path)
    expect(field).to_have_value("y1 = a*x1^2")
    expect(part(other, "mass").locator(".tm-hint")).to_have_count(1)
    field.fill("y1 = 3")
    other.on("dialog", lambda dialog: dialog.dismiss())
    other.get_by_label("file of answers").set_input_files(path)
    expect(field).to_have_value("y1 = 3")  # the student did not want to lose it


@pytest.mark.thorough
def test_two_tabs_show_the_same_answers(phone, bead_page):
    page = phone(bead_page)
    other = page.context.new_page()
    other.goto(page.url)
    write(part(page, "mass"), "mass of x1", "2*m")
    tap(part(page, "mass"), "Hint 1 of 3")
    mass = part(other, "mass")
    expect(mass.get_by_label("mass of x1")).to_have_value("2*m")
    expect(mass.locator(".tm-hint")).to_have_count(1)
    write(mass, "mass of y1", "3*m")
    expect(part(page, "mass").get_by_label("mass of y1")).to_have_value("3*m")


def test_a_page_says_that_a_browser_keeps_no_answers(phone, bead_page):
    page = phone(bead_page, NO_MEMORY)
    notice = "This browser does not keep your answers. Download them before you close this page."
    expect(hand_in(page)).to_contain_text(notice)
    write(part(page, "constraint"), "equation", "y1 = a*x1^2")
    expect(hand_in(page)).to_contain_text(notice)
    tap(part(page, "constraint"), "Check")
    expect(part(page, "constraint").locator(".tm-feedback")).to_contain_text("3 of 3 marks")


@pytest.mark.thorough
def test_a_page_without_feedback_says_only_whether_an_answer_can_be_read(phone, bead, tmp_path):
    (path,) = release(
        bead, tmp_path, secret=SECRET, students=["ada"], format="page", feedback=False
    )
    page = phone(path)
    constraint = part(page, "constraint")
    write(constraint, "equation", "y1 = 3*x1")
    tap(constraint, "Read")
    expect(constraint.locator(".tm-feedback")).to_contain_text("marked after you hand it in")
    expect(constraint.locator(".tm-feedback")).not_to_contain_text("marks")
    constraint.get_by_label("equation").fill("y1 = (3")
    tap(constraint, "Read")
    expect(constraint.locator(".tm-feedback")).to_contain_text("unreadable")
    expect(hand_in(page)).to_contain_text("1 of 5 parts answered")


@pytest.mark.few("dark")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_found_in_the_page_of_an_exercise(phone, bead_page, violations, scheme):
    page = phone(bead_page, color_scheme=scheme, bypass_csp=True)  # axe is a script of the test
    force, start = part(page, "force"), part(page, "start")
    assert violations(page) == []
    force.get_by_label("force on y1").fill("m*(g")
    start.get_by_label("vx1").fill("2")
    tap(force, "Check")
    tap(start, "Check")
    tap(start, "Hint 1 of 3")
    expect(force.locator(".tm-feedback")).to_contain_text("unreadable")
    expect(start.locator(".tm-feedback")).to_contain_text("Checked once")
    assert violations(page) == []


@pytest.mark.few("14-clutch")
@pytest.mark.parametrize(
    "source", sorted((ROOT / "exercises").glob("[0-9]*.ipynb")), ids=lambda path: path.stem
)
def test_every_part_of_every_exercise_has_its_fields(phone, tmp_path, source):
    exercise = Exercise.read(source)
    (path,) = release(exercise, tmp_path, secret=SECRET, students=["ada"], format="page")
    page = phone(path)
    for name in exercise.worked:
        card = part(page, name)
        assert card.locator("input, textarea").count()
        expect(card.get_by_role("button", name="Check", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
