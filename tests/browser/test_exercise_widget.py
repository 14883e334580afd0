"""The widget of an exercise in a real browser: mistakes are corrected, answers are kept."""

import json
import os
import re
from pathlib import Path

import pytest

from teachmech.homework import Exercise
from tests import ROOT

from .conftest import expect, open_notebook, run_command, show_notebook, wait_for_kernel

EXERCISES = ROOT / "exercises"


@pytest.fixture(scope="session")
def bead():
    """Return the text of a task file of the bead on a wire."""
    exercise = Exercise.read(EXERCISES / "01-bead-on-a-wire.ipynb")
    return exercise.task(exercise.numbers, "ada").to_text()


def picture(page, name, whole=False):
    """Save a screenshot, if a folder for them is named."""
    folder = os.environ.get("TEACHMECH_SCREENSHOTS")
    if folder:
        size = page.viewport_size
        if whole:
            page.set_viewport_size({"width": size["width"], "height": 3600})
        page.wait_for_timeout(500)
        target = page.locator(".tm-exercise") if whole else page
        target.screenshot(path=Path(folder) / f"{name}.png")
        page.set_viewport_size(size)


def open_task(lab, page, text, name):
    """Show the widget of a task file in a notebook next to it."""
    (lab.folder / f"{name}.task.json").write_text(text, encoding="utf-8")
    code = f"from teachmech.homework import open_task\nopen_task('{name}.task.json').widget()"
    open_notebook(lab, page, [code], name)
    expect(page.locator(".tm-exercise .tm-card").first).to_be_visible()


def change_theme(page, theme):
    name = f"{{ theme: 'JupyterLab {theme.capitalize()}' }}"
    page.evaluate(f"() => void jupyterapp.commands.execute('apputils:change-theme', {name})")
    light = "true" if theme == "light" else "false"
    page.wait_for_selector(f'body[data-jp-theme-light="{light}"]', state="attached")


def part(page, name):
    """Return the card of a part."""
    return page.get_by_role("region", name=re.compile(rf"\d\s+{name} \("))


def test_a_mistake_is_named_and_mended_and_the_answers_survive_a_restart(
    lab, page, page_errors, bead
):
    open_task(lab, page, bead, "bead")
    expect(page.locator(".tm-exercise h3").first).to_have_text("A bead on a wire")
    picture(page, "exercise-1-open", whole=True)
    force = part(page, "force")
    force.get_by_label("force on x1").fill("0")
    force.get_by_label("force on y1").fill("m*g")
    expect(force.locator("math").last).to_be_visible()
    force.get_by_label("force on y1").press("Enter")
    expect(force.locator(".tm-feedback")).to_contain_text(re.compile("1 of 2 marks"))
    expect(force.locator(".tm-feedback")).to_contain_text(re.compile("gravity", re.IGNORECASE))
    force.get_by_role("button", name="Hint 1 of 3").click()
    expect(force.locator(".tm-hint")).to_contain_text("Which force acts on the bead")
    expect(force.get_by_role("button", name="Hint 2 of 3")).to_be_visible()
    picture(page, "exercise-2-mistake")
    force.get_by_label("force on y1").fill("-m*g")
    expect(force.locator(".tm-feedback")).to_contain_text("before the last change")
    force.get_by_role("button", name="Check").click()
    expect(force.locator(".tm-feedback")).to_contain_text("2 of 2 marks")
    expect(page.locator(".tm-exercise .tm-card").last).to_contain_text("2 of 10 marks")
    part(page, "constraint").get_by_label("equation").fill("y1 = a*x1^2")
    part(page, "push").get_by_label("number").fill("0.4*(9.81 N")
    expect(part(page, "push").locator("pre")).to_contain_text("^")
    page.get_by_role("button", name="Check all").click()
    expect(page.locator(".tm-exercise .tm-card").last).to_contain_text("5 of 10 marks")
    expect(force.locator(".tm-feedback")).to_contain_text("checked 3 times")
    picture(page, "exercise-3-checked", whole=True)
    kept = json.loads((lab.folder / "bead.answers.json").read_text(encoding="utf-8"))["parts"]
    assert kept["force"] == {"answer": {"x1": "0", "y1": "-m*g"}, "hints": 1, "attempts": 3}

    show_notebook(lab, page, "bead.ipynb")  # with a new kernel
    run_command(page, "notebook:run-all-cells")
    wait_for_kernel(page)
    expect(force.get_by_label("force on y1")).to_have_value("-m*g")
    expect(force.locator(".tm-hint")).to_have_count(1)
    expect(part(page, "constraint").get_by_label("equation")).to_have_value("y1 = a*x1^2")
    expect(page.locator(".tm-exercise .tm-card").last).to_contain_text("5 of 10 marks")
    assert page_errors == []


@pytest.fixture(scope="session")
def rail():
    """Return the text of a task file that asks for a whole problem, and the right answer to it."""
    exercise = Exercise.read(EXERCISES / "04-pendulum-on-a-rail.ipynb")
    task = exercise.task(exercise.numbers, "ada").to_text()
    return task, exercise.edition(exercise.numbers).solution["problem"]


@pytest.mark.thorough
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1400, 390])
def test_the_students_own_problem_moves_alone_and_next_to_the_right_one(
    lab, page, page_errors, rail, width, theme
):
    text, right = rail
    page.set_viewport_size({"width": width, "height": 900})
    open_task(lab, page, text, f"rail-{theme}-{width}")
    change_theme(page, theme)
    card, player = part(page, "problem"), page.locator(".tm-exercise .tm-player")
    show = card.get_by_role("button", name="Show motion")
    field = card.get_by_role("textbox")
    field.fill(right.replace("-m2*g", "-m2*gg"))
    show.click()
    expect(card.locator(".tm-feedback")).to_contain_text("The motion cannot be shown. line 8")
    expect(card.locator(".tm-feedback pre")).to_contain_text("^^")
    picture(page, f"motion-error-{theme}-{width}")
    field.fill(right.replace("-m2*g", "-3*m2*g"))
    show.click()
    expect(player).to_have_count(1)
    expect(player.get_by_role("button", name="Pause")).to_be_visible()
    expect(card.locator(".tm-feedback")).to_contain_text("The motion of your problem.")
    player.scroll_into_view_if_needed()
    picture(page, f"motion-own-{theme}-{width}")
    card.get_by_role("button", name="Check").click()
    expect(card.locator(".tm-feedback")).to_contain_text("A: the right motion. B: yours.")
    expect(page.locator(".tm-exercise .tm-chart")).to_contain_text("B yours")
    player.scroll_into_view_if_needed()
    picture(page, f"motion-both-{theme}-{width}")
    picture(page, f"motion-whole-{theme}-{width}", whole=True)
    change_theme(page, "light")
    assert page_errors == []


@pytest.mark.thorough
def test_every_field_has_an_id_of_its_own_and_its_label_leads_to_it(lab, page, page_errors, bead):
    open_task(lab, page, bead, "labels")
    ids = page.locator(".tm-exercise [id]").evaluate_all("(nodes) => nodes.map((n) => n.id)")
    assert len(ids) == len({*ids}) > 10
    for name, label in (("mass", "mass of x1"), ("force", "force on x1")):
        field = part(page, name).get_by_label(label)
        part(page, name).locator("label", has_text=label).click()
        expect(field).to_be_focused()
    assert page_errors == []


@pytest.mark.thorough
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 900])
def test_nothing_is_wider_than_its_card(lab, page, page_errors, bead, width, theme):
    page.set_viewport_size({"width": width, "height": 900})
    open_task(lab, page, bead, f"bead-{theme}-{width}")
    change_theme(page, theme)
    part(page, "constraint").get_by_label("equation").fill("y1 = a*x1^3 + " + "a" * 150)
    part(page, "constraint").get_by_role("button", name="Check").click()
    expect(part(page, "constraint").locator(".tm-feedback")).to_contain_text("?")
    part(page, "force").get_by_label("force on y1").fill("m*g")
    for count in (1, 2, 3):
        part(page, "force").get_by_role("button", name=re.compile("Hint")).click()
        expect(part(page, "force").locator(".tm-hint")).to_have_count(count)
    part(page, "force").get_by_role("button", name="Check").click()
    expect(part(page, "force").locator(".tm-feedback")).to_contain_text("of 2 marks")
    picture(page, f"exercise-{theme}-{width}", whole=True)
    picture(page, f"exercise-page-{theme}-{width}")
    wide = page.evaluate(
        """() => [...document.querySelectorAll(".tm-exercise .tm-card")]
            .filter((card) => card.scrollWidth > card.clientWidth + 1).length"""
    )
    change_theme(page, "light")
    assert wide == 0
    assert page_errors == []
