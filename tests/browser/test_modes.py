"""The panel of modes of a live picture in Chromium."""

import os

import pytest

import teachmech as tm

from .conftest import expect

HOOP = {
    "coordinates": ["theta"],
    "mass": ["m*R^2"],
    "forces": ["m*R^2*w^2*sin(theta)*cos(theta) - m*g*R*sin(theta)"],
    "parameters": {"w": 3, "m": 2, "R": 0.5, "g": 9.81},
    "points": {"bead": ["R*sin(theta)", "-R*cos(theta)"]},
    "name": "hoop",
}
MODES = "teachmech.live.modes"


@pytest.fixture
def opened(page, tmp_path):
    """Return a function that opens the live picture of the hoop with a start."""

    def open_page(theta):
        path = tmp_path / "page.html"
        tm.System(**HOOP, start={"theta": theta}).live(time=(0, 4, 0.01)).save(path)
        page.goto(path.as_uri())
        return page

    return open_page


def shown(page):
    page.get_by_text("Modes", exact=True).click()
    page.wait_for_function(f"() => !{MODES}.busy")


def test_nothing_is_computed_before_the_panel_is_opened(opened):
    page = opened(0)
    page.wait_for_timeout(200)
    assert page.evaluate(f"{MODES}.study === null && {MODES}.locus.points.length === 0")
    shown(page)
    expect(
        page.get_by_role("radio", name="0.5187 Hz: theta")
    ).to_be_visible()  # sqrt(g/R - w^2)/(2 pi)


def test_a_mode_moves_and_a_slider_leads_it_along_the_fork_of_the_hoop(opened):
    page = opened(0)
    shown(page)
    # the bead leaves the bottom at w^2 = g/R; the locus has a value every 0.0833
    said = page.locator("details figure p").inner_text()
    limit = float(said.rpartition("=")[2].rstrip("."))
    assert abs(limit - (9.81 / 0.5) ** 0.5) < 0.1
    page.get_by_role("button", name="Show a mode").click()
    places = {
        page.evaluate(f"{MODES}.time") for _ in range(3) if page.wait_for_timeout(100) is None
    }
    assert len(places) == 3
    field = page.get_by_role("textbox", name="w", exact=True)
    field.fill("5")
    field.press("Enter")
    expect(
        page.get_by_role("radio", name="decays with 2.319/s: theta")
    ).to_be_visible()  # sqrt(w^2 - g/R)
    expect(page.get_by_role("radio", name="grows with 2.319/s: theta")).to_be_visible()
    assert page.evaluate(f"{MODES}.moving")
    before = page.evaluate(f"{MODES}.chosen")
    page.get_by_role("button", name="Next mode").click()
    assert page.evaluate(f"{MODES}.chosen") == 1 - before
    page.get_by_role("button", name="Stop").click()
    assert not page.evaluate(f"{MODES}.moving")
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.clock.shown > 0.2")


def test_the_equilibrium_next_to_a_start_is_offered_and_followed(opened):
    page = opened(0.6)
    shown(page)
    expect(page.get_by_text("The start is not an equilibrium")).to_be_visible()
    field = page.get_by_role("textbox", name="w", exact=True)
    field.fill("6")
    field.press("Enter")
    page.get_by_role("button", name="Go to an equilibrium").click()
    expect(
        page.get_by_role("radio", name="0.8006 Hz: theta")
    ).to_be_visible()  # w sin(theta)/(2 pi)
    field.fill("8")
    field.press("Enter")
    expect(page.get_by_role("radio", name="1.212 Hz: theta")).to_be_visible()
    theta = page.evaluate("teachmech.live.setup.values.y[0]")
    assert abs(theta - 1.2592) < 1e-4  # cos(theta) = g/(w^2 R)


@pytest.mark.few("1400")
@pytest.mark.parametrize("width", [1400, 390])
def test_the_panel_fits_into_the_page(opened, width):
    page = opened(0)
    page.set_viewport_size({"width": width, "height": 900})
    shown(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if folder := os.environ.get("TEACHMECH_SCREENSHOTS"):
        page.screenshot(path=f"{folder}/live-modes-{width}.png")
