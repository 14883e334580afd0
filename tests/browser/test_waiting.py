"""The line that says what is waited for, in a real browser: in the dialogs and in an explorer."""

import pytest

from .conftest import expect, open_notebook, run_cell
from .test_dialogs import card, picture
from .test_exercise_widget import change_theme

# A derivation that continues until another cell opens the gate, or the user presses Stop.
SLOW = """
import threading
import teachmech as tm
from teachmech.base.progress import stage
from teachmech.model import derivation

gate, derive_one = threading.Event(), derivation.derive_one

def slow(name, *given):
    while not gate.wait(0.02):
        with stage(f"deriving A and b: {name}"):
            pass
    return derive_one(name, *given)

derivation.derive_one = slow
d = tm.dialogs()
d
"""
LONG = """
import teachmech as tm
problem = tm.example("meridian").replace(time={"end": 5000, "step": 0.001})
explorer = tm.explore(problem.replace(solver={"method": "lsoda"}))
explorer
"""


def waiting(page):
    return page.locator(".tm-waiting span")


@pytest.fixture(params=[(1400, "light"), (800, "dark"), (390, "light")])
def look(lab, page, request):
    yield request.param
    change_theme(page, "light")


@pytest.mark.thorough
def test_a_dialog_says_what_it_waits_for_and_nothing_jumps(lab, page, page_errors, look):
    width, theme = look
    page.set_viewport_size({"width": width, "height": 900})
    release = "if d._form.runner.busy:\n    gate.set()"
    open_notebook(lab, page, [SLOW, release], f"waiting-{theme}-{width}")
    change_theme(page, theme)
    for _ in "ABCDEF":
        before = page.locator(".tm-card h3").inner_text()
        page.locator(".tm-primary").click()
        expect(page.locator(".tm-card h3")).not_to_have_text(before)
    card(page, "^G ")
    height = page.locator(".tm-card").bounding_box()["height"]
    page.locator(".tm-primary").click()
    expect(waiting(page)).to_have_text("deriving A and b: c1")
    assert page.locator(".tm-card").bounding_box()["height"] == height
    picture(page, f"waiting-{theme}-{width}")
    page.get_by_role("button", name="Stop").click()
    expect(waiting(page)).to_have_text("stopped")
    card(page, "^G ")
    page.locator(".tm-primary").click()
    expect(waiting(page)).to_have_text("deriving A and b: c1")
    run_cell(page, 1)  # the kernel is free meanwhile
    card(page, "^H ")
    expect(waiting(page)).to_have_text("")
    assert page_errors == []


@pytest.mark.few("look0")
def test_an_explorer_says_how_far_its_motion_is(lab, page, page_errors, look):
    width, theme = look
    page.set_viewport_size({"width": width, "height": 900})
    open_notebook(lab, page, [LONG], f"waiting-explorer-{theme}-{width}")
    change_theme(page, theme)
    head = page.locator(".tm-waiting-head")
    expect(head).to_contain_text("computing the motion: t = ")
    picture(page, f"waiting-explorer-{theme}-{width}")
    head.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("alert")).to_contain_text("on request")
    expect(head).to_have_count(0)
    picture(page, f"waiting-explorer-{theme}-{width}-done")
    assert page_errors == []
