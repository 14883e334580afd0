"""What axe-core finds in dialogs, explorers and exercises: nothing, light and dark."""

import json
import re
from concurrent.futures import ThreadPoolExecutor

import pytest

import teachmech as tm
from teachmech.homework import Exercise
from teachmech.widgets.dialog import Dialog
from teachmech.widgets.form import Form

from .conftest import expect, import_module, open_notebook
from .test_dialogs import DIALOGS, begin, card, fill, motion_of, turn_to
from .test_exercise_widget import EXERCISES, change_theme, open_task


@pytest.fixture
def checked(page, violations):
    """Return a function that looks at the parts of a selector in both themes."""

    def check(within):
        for theme in ("dark", "light"):
            change_theme(page, theme)
            assert violations(page, within) == []

    yield check
    change_theme(page, "light")


# A card without a notebook, in a page of its own.
ALONE = """
const data = { card: CARD, result: {}, waiting: {} };
const model = { get: (name) => data[name], on() {}, off() {}, send() {} };
form.render({ model, el: document.querySelector("main") });
"""


def every_card():
    """Return the cards of the dialogs, from the name to the summary, with long formulas."""
    dialog = Dialog(tm.example("meridian"))
    cards = []
    for letter in "ABCDEFGHI":
        dialog.press("go", letter)
        cards.append(dialog._form.card)
    dialog.press("confirm")
    return [*cards, dialog._form.card]


@pytest.mark.thorough
@pytest.mark.parametrize("width", [1280, 320])
def test_nothing_is_found_in_any_card_alone(page, violations, width):
    page.set_viewport_size({"width": width, "height": 900})
    with ThreadPoolExecutor() as threads:  # the loop of Playwright runs in this one
        cards = threads.submit(every_card).result()
    assert cards[-1]["title"] == "Summary of meridian"
    for shown in cards:
        page.goto("about:blank")
        page.set_content(f"<html lang=en><title>a</title><style>{Form._css}</style><main></main>")
        import_module(page, "animation/bundles/form.js", form="default")
        page.add_script_tag(type="module", content=ALONE.replace("CARD", json.dumps(shown)))
        expect(page.locator(".tm-card h3")).to_have_text(re.sub(r"\s+", " ", shown["title"]))
        if "Summary" in shown["title"] and width == 320:
            table = page.locator(".tm-scroll").last  # wider than the card, and scrolled by keys
            table.focus()
            table.press("ArrowRight")
            expect(table).not_to_have_js_property("scrollLeft", 0)
        found = [line for line in violations(page) if "page-has-heading-one" not in line]
        assert found == [], shown["title"]


@pytest.mark.thorough
def test_nothing_is_found_in_the_dialogs(lab, page, checked):
    open_notebook(lab, page, [DIALOGS], "axe-dialogs")
    begin(page)
    for letter in "ABCDEF":
        card(page, f"^{letter} ")
        if letter in "ABE":
            checked(".tm-form")  # a change of the theme can take the focus from the field
        page.locator(".tm-card input").first.press("Enter")
    card(page, "^G ")
    fill(page, ["x_1^2 + y1 = sin(t"])
    expect(page.locator(".tm-suggestion")).to_be_visible()
    checked(".tm-form")
    begin(page)
    fill(page, ["x1^2 + y1^2 = 1.1"])
    for letter in "GHI":
        card(page, f"^{letter} ")
        page.keyboard.press("Enter")
    card(page, "^Summary")
    checked(".tm-form")
    page.get_by_role("button", name="Use the proposed start").click()
    page.get_by_role("button", name="Run", exact=True).click()
    motion_of(page)
    for title in ("Equations", "Program", "Second opinion", "Save"):
        turn_to(page, title)
    expect(page.get_by_role("button", name="Problem (YAML)")).to_be_visible()
    checked(".tm-results")


@pytest.mark.few("01")
@pytest.mark.parametrize("number", ["01", "02", "04"])
def test_nothing_is_found_in_an_exercise(lab, page, checked, number):
    (path,) = EXERCISES.glob(f"{number}-*.ipynb")
    exercise = Exercise.read(path)
    open_task(lab, page, exercise.task(exercise.numbers, "ada").to_text(), f"axe-{number}")
    checked(".tm-exercise")
    for field in page.locator(".tm-exercise input[type=text]").all():
        field.fill("1*")
    page.get_by_role("button", name=re.compile("^Hint 1")).first.click()
    page.get_by_role("button", name="Check all").click()
    expect(page.locator(".tm-exercise").get_by_text("checked once").first).to_be_visible()
    checked(".tm-exercise")
