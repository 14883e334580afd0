"""The nine dialogs in a real browser: the worked example by keyboard, mistakes, stop, files."""

import os
import re
from pathlib import Path

import numpy as np
import pytest

import teachmech as tm

from .conftest import (
    expect,
    open_notebook,
    open_voila,
    run_cell,
    run_command,
    show_notebook,
    wait_for_kernel,
)

DIALOGS = "import teachmech\nd = teachmech.dialogs()\nd"

# The worked example of Itiki & Neto 2004; every entry is typed into the field that has the focus.
CARDS = [
    ("A", ["meridian"]),
    ("B", ["3"]),
    ("C", ["2"]),
    ("D", ["4"]),
    ("E", ["1", "1", "g = 9.81"]),
    ("F", ["-g*x1", "-g*y1", "-g*z1", "0", "0", "0"]),
    ("G  Constraint c1, 1 of", ["x1^2 + y1^2 + z1^2 - 1"]),
    ("G  Constraint c2, 2 of", ["x1*sin(2*pi*t) - y1*cos(2*pi*t)"]),
    ("G  Constraint c3, 3 of", ["z2*vx2 - vy2"]),
    ("G  Constraint c4, 4 of", ["z2^2*vx2 - vy2"]),
    ("H", "sqrt(2)/2|0|sqrt(2)/2|0|sqrt(2)*pi|0|2|1|-0.75|0|0|0.25".split("|")),
    ("I", ["0.005", "0", "5"]),
]


def picture(page, name):
    """Save a screenshot, if a folder for them is named."""
    folder = os.environ.get("TEACHMECH_SCREENSHOTS")
    if folder:
        page.wait_for_timeout(400)
        page.screenshot(path=Path(folder) / f"{name}.png")


PICTURE = "canvas => canvas.toDataURL()"


def card(page, title):
    expect(page.locator(".tm-card h3")).to_have_text(re.compile(title))


def fill(page, texts):
    """Type into the fields in Tab order, beginning with the one that has the focus."""
    for k, text in enumerate(texts):
        if k:
            page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type") == "radio":
            while page.evaluate("document.activeElement.value") != text:
                page.keyboard.press("ArrowDown")
        else:
            page.keyboard.press("Control+a")
            page.keyboard.type(text)


def begin(page):
    page.locator(".tm-card input").first.focus()


def to_summary(page):
    """Go from a complete problem to its summary."""
    page.get_by_role("button", name="I time").click()
    card(page, "^I ")
    page.locator(".tm-card input").first.press("Enter")
    card(page, "^Summary")


def motion_of(page):
    """Return the live picture of the results, after it has appeared."""
    live = page.frame_locator(".tm-results iframe")
    expect(live.locator(".tm-canvas")).to_be_visible()
    return live


def turn_to(page, title):
    """Look at another tab; above a long page the notebook goes on scrolling for a moment."""
    tab = page.get_by_role("tab", name=title)
    tab.scroll_into_view_if_needed()
    page.wait_for_timeout(500)
    tab.click()


def walk(page, cards, screenshots=""):
    for number, (letter, texts) in enumerate(cards):
        card(page, f"^{letter} ")
        fill(page, texts)
        if screenshots:
            picture(page, f"{screenshots}-{number:02d}-{letter[0]}")
        page.keyboard.press("Enter")


@pytest.mark.few("1280")
@pytest.mark.parametrize("width", [1280, 800])
def test_the_worked_example_by_keyboard_from_name_to_picture(lab, page, page_errors, width):
    page.set_viewport_size({"width": width, "height": 900})
    open_notebook(lab, page, [DIALOGS, "print(d.motion.q[-1])"][:1], f"worked{width}")
    begin(page)
    walk(page, CARDS, f"lab{width}")
    card(page, "Summary of meridian")
    expect(page.locator(".tm-card")).to_contain_text(
        "6 coordinates, 4 constraints, rank of A 4: 2 degrees of freedom, no constraint is"
    )
    picture(page, f"lab{width}-20-summary")
    page.keyboard.press("Enter")
    live = motion_of(page)
    expect(live.locator(".tm-clock")).not_to_have_text("t = 0.00 s")  # it plays by itself
    page.keyboard.press(" ")
    expect(live.get_by_role("button", name="Play")).to_be_focused()
    picture(page, f"lab{width}-30-motion")
    for title in ("Velocities", "Constraint forces", "Violation", "Energy"):
        box = live.get_by_label(title, exact=True)
        if not box.is_checked():
            box.press(" ")
        expect(box).to_be_checked()
    names = live.locator(".tm-chart-name")
    for name in ("velocities in", "constraint force in", "|violation|", "energy change, work in"):
        expect(names.get_by_text(name).first).to_be_visible()
    picture(page, f"lab{width}-31-charts")
    turn_to(page, "Equations")
    expect(page.locator("math").locator("visible=true").first).to_be_visible()
    picture(page, f"lab{width}-32-Equations")
    turn_to(page, "Program")
    expect(page.locator(".tm-source")).to_contain_text("def constraint_matrix(t, q, v, p):")
    picture(page, f"lab{width}-33-Program")
    turn_to(page, "Second opinion")
    page.get_by_role("button", name="Second opinion").click()
    expect(page.get_by_role("cell", name="balance of linear momentum")).to_be_visible()
    expect(page.get_by_role("img", name="differences of positions over time")).to_be_visible()
    picture(page, f"lab{width}-34-opinion")
    turn_to(page, "Save")
    expect(page.get_by_role("button", name="Problem (YAML)")).to_be_visible()
    picture(page, f"lab{width}-35-Save")
    with page.expect_download() as download:
        page.get_by_role("button", name="Problem (YAML)").click()
    problem = tm.load(download.value.path())
    worked = tm.example("meridian").simulate()
    again = problem.simulate()
    assert download.value.suggested_filename == "meridian.yaml"
    assert np.abs(again.q - worked.q).max() < 1e-9
    assert page_errors == []


@pytest.mark.thorough
def test_a_wrong_constraint_is_pointed_at_and_mended_by_a_click(lab, page, page_errors):
    open_notebook(lab, page, [DIALOGS], "wrong")
    begin(page)
    walk(page, [(letter, []) for letter in "ABCDEF"])
    card(page, "^G  Constraint c1, 1 of 1")
    fill(page, ["x1^2 + y1^2 = 1 + 0*sin(t"])
    said = page.locator(".tm-said.tm-wrong")
    expect(said.locator("pre")).to_contain_text("^")
    page.keyboard.press("Enter")
    equation = page.get_by_role("textbox", name="equation or inequality", exact=True)
    expect(equation).to_have_attribute("aria-invalid", "true")
    card(page, "^G  Constraint c1, 1 of 1")
    picture(page, "wrong")
    page.get_by_role("button", name="Use x1^2 + y1^2 = 1 + 0*sin(t)").click()
    expect(said).to_have_count(0)
    page.keyboard.press("Enter")
    card(page, "^H ")
    assert page_errors == []


@pytest.mark.thorough
def test_reject_and_return_with_nothing_lost(lab, page, page_errors):
    open_notebook(lab, page, [DIALOGS], "back")
    begin(page)
    walk(page, [("A", ["swing"]), ("B", ["3"]), ("C", ["2"]), ("D", ["1"]), ("E", ["2", "3/2"])])
    card(page, "^F ")
    fill(page, ["1", "sin(", "-3*g"])
    page.get_by_role("button", name="Back").click()
    card(page, "^E ")
    expect(page.locator(".tm-card input").nth(1)).to_have_value("3/2")
    page.get_by_role("button", name="B dimension: done").click()
    card(page, "^B ")
    fill(page, ["1"])
    page.keyboard.press("Enter")
    card(page, "^C ")
    expect(page.locator(".tm-message")).to_contain_text("force 1 y: sin(; force 1 z: -3*g")
    page.get_by_role("button", name="B dimension: done").click()
    card(page, "^B ")
    fill(page, ["3"])
    page.keyboard.press("Enter")
    card(page, "^C ")
    page.get_by_role("button", name="F forces").click()
    card(page, "^F ")
    for k, text in enumerate(["1", "sin(", "-3*g"]):
        expect(page.locator(".tm-card input").nth(k)).to_have_value(text)
    assert page_errors == []


@pytest.mark.thorough
def test_a_start_off_the_constraint_gets_a_proposal_that_keeps_what_is_ticked(lab, page):
    code = (
        "import teachmech\n"
        "p = teachmech.example('pendulum')\n"
        "d = teachmech.dialogs(p.replace(particles=[{'mass': 1, 'force': [0, '-g'],"
        " 'position': ['0.8', '-0.6'], 'velocity': [1, 0]}], constraints=['x1^2 + y1^2 = 1.1']))\n"
        "d"
    )
    open_notebook(lab, page, [code], "proposal")
    begin(page)
    to_summary(page)
    expect(page.locator(".tm-card")).to_contain_text("c1 is not met: position off by -0.1")
    page.get_by_label("keep y1", exact=True).check()
    expect(page.locator(".tm-good").first).to_have_text(f"{(1.1 - 0.36) ** 0.5:.6g}")
    picture(page, "proposal")
    page.get_by_role("button", name="Use the proposed start").click()
    expect(page.locator(".tm-card")).to_contain_text("The start meets all constraints.")
    page.get_by_role("button", name="Run", exact=True).click()
    motion_of(page)


def long_problem(end):
    return (
        "import teachmech\n"
        f"p = teachmech.example('pendulum').replace(time={{'end': {end}, 'step': 100}})\n"
        "d = teachmech.dialogs(p)\n"
        "d"
    )


@pytest.mark.thorough
def test_stop_keeps_what_is_done(lab, page, page_errors):
    open_notebook(lab, page, [long_problem(1_000_000)], "stop")
    to_summary(page)
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("s to go"))).to_be_visible()
    picture(page, "running")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("alert")).to_contain_text("the motion is not complete")
    live = motion_of(page)
    expect(live.locator(".tm-live-message")).to_contain_text("computed up to t =")
    picture(page, "stopped")
    assert page_errors == []


@pytest.mark.thorough
def test_a_slider_gives_a_new_picture_and_the_kernel_hears_of_it(lab, page, page_errors):
    code = "import teachmech\nd = teachmech.dialogs(teachmech.example('pendulum'))\nd"
    said = "if d.motion:\n    print(d.motion.system.parameter_values['L'])"
    open_notebook(lab, page, [code, said], "slider")
    to_summary(page)
    page.keyboard.press("Enter")
    live = motion_of(page)
    page.keyboard.press(" ")
    handle, canvas = live.get_by_role("slider", name="L", exact=True), live.locator(".tm-canvas")
    pictures = [canvas.evaluate(PICTURE)]
    for _ in range(5):
        for _ in range(8):
            handle.press("ArrowRight")
        page.wait_for_timeout(100)
        pictures.append(canvas.evaluate(PICTURE))
    assert len(set(pictures)) == 6
    length = float(handle.input_value())
    assert length > 1.2
    page.wait_for_timeout(1500)  # the pointer rests, and the kernel runs
    run_cell(page, 1)
    expect(page.locator(".jp-CodeCell").nth(1).get_by_text(f"{length:g}").last).to_be_visible()
    assert page_errors == []


@pytest.mark.thorough
def test_two_dialogs_do_not_disturb_each_other_and_a_new_run_leaves_nothing_behind(lab, page):
    count = "from ipywidgets.widgets import widget\nprint('alive', len(widget._instances))"
    outputs = open_notebook(
        lab, page, [DIALOGS, DIALOGS.replace("d", "e").replace("eialogs", "dialogs"), count], "two"
    )
    forms = page.locator(".tm-form")
    expect(forms).to_have_count(2)
    forms.nth(1).locator("input[type=text]").fill("second")
    forms.nth(1).locator("input[type=text]").press("Enter")
    expect(forms.nth(1).locator("h3")).to_have_text(re.compile("^B "))
    expect(forms.nth(0).locator("h3")).to_have_text(re.compile("^A "))
    expect(forms.nth(0).locator("input[type=text]")).to_have_value("pendulum")
    alive = outputs.nth(2).inner_text()
    for _ in range(3):
        run_command(page, "notebook:run-all-cells")
        wait_for_kernel(page)
    expect(forms).to_have_count(2)
    assert outputs.nth(2).inner_text() == alive


@pytest.mark.few("live")
@pytest.mark.parametrize("widget", ["example('pendulum').live()", "dialogs('pendulum')"])
def test_a_saved_notebook_shows_the_last_picture_without_a_kernel(lab, page, widget):
    open_notebook(lab, page, [f"import teachmech\nteachmech.{widget}"], "saved")
    if "dialogs" in widget:
        to_summary(page)
        page.keyboard.press("Enter")
    live = page.frame_locator(".jp-OutputArea iframe")
    expect(live.locator(".tm-canvas")).to_be_visible()
    image = page.locator("img.tm-last-picture")
    expect(image).to_have_count(1)
    expect(image).to_be_hidden()
    run_command(page, "docmanager:save")
    show_notebook(lab, page, "saved.ipynb", afresh=True)
    expect(image).to_be_visible()
    picture(page, "saved")


@pytest.mark.thorough
def test_under_voila_the_default_problem_runs_by_enter_alone(voila, page, page_errors):
    open_voila(voila, page, [DIALOGS], "dashboard")
    expect(page.locator(".tm-card")).to_be_visible()
    begin(page)
    walk(page, [(letter, []) for letter in "ABCDEFGHI"])
    card(page, "^Summary")
    page.keyboard.press("Enter")
    motion_of(page)
    picture(page, "voila")
    assert page_errors == []


@pytest.mark.thorough
def test_on_a_phone_nothing_of_the_first_card_is_wider_than_the_card(voila, page, page_errors):
    page.set_viewport_size({"width": 390, "height": 844})
    open_voila(voila, page, [DIALOGS], "phone")
    expect(page.locator(".tm-card input[type=file]")).to_be_visible()
    picture(page, "phone")
    beyond = page.evaluate(
        """() => {
            const card = document.querySelector(".tm-card");
            const edge = card.getBoundingClientRect().right + 1;
            const all = [...card.querySelectorAll("*")];
            return all.filter((one) => one.getBoundingClientRect().right > edge).length;
        }"""
    )
    assert beyond == 0
    assert page_errors == []
