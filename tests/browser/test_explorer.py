"""The explorers in a real browser: live pictures, or players of what a page cannot compute."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import teachmech as tm

from .conftest import (
    expect,
    open_notebook,
    run_cell,
    run_command,
    show_notebook,
    write_notebook,
)
from .test_dialogs import PICTURE, picture
from .test_exercise_widget import change_theme

EXPLORE = "import teachmech as tm\nexplorer = tm.explore('pendulum')\nexplorer"
RECORDED = (
    "import teachmech as tm\ntm.explore(tm.example('pendulum').replace(solver={'method': 'lsoda'}))"
)


def shown(lab, page, code, name, width=1400):
    """Return the page of an explorer in a notebook."""
    page.set_viewport_size({"width": width, "height": 1000})
    open_notebook(lab, page, code if isinstance(code, list) else [code], name)
    inside = page.frame_locator(".jp-OutputArea iframe")
    expect(inside.locator(".tm-canvas")).to_be_visible()
    return inside


@pytest.fixture
def alone(page, tmp_path):
    """Return a function that opens the page of an explorer by itself, which needs no kernel."""

    def open_it(explore, problem, width=1400):
        with ThreadPoolExecutor() as threads:  # the loop of Playwright runs in this one
            explorer = threads.submit(explore, problem).result()
        explorer.live.save(tmp_path / "explorer.html")
        page.set_viewport_size({"width": width, "height": 1000})
        page.goto((tmp_path / "explorer.html").as_uri())
        expect(page.locator(".tm-canvas")).to_be_visible()
        return page

    return open_it


def field(inside, name):
    """Return the field of a parameter or a start value."""
    return inside.locator(".tm-live-value").filter(
        has=inside.get_by_text(name, exact=True)
    ).get_by_role("textbox")  # fmt: skip


# --- in the page --------------------------------------------------------------------------------


def test_the_whole_motion_follows_a_slider_and_python_has_it_too(lab, page, page_errors):
    said = (
        "if explorer.live:\n"
        "    print(explorer.live.parameters, [len(m) for m in explorer.motions.values()])"
    )
    inside = shown(lab, page, [EXPLORE, said], "explorer")
    line = inside.locator(".tm-chart-lines path[stroke]").first
    before, canvas = line.get_attribute("d"), inside.locator(".tm-canvas")
    first = canvas.evaluate(PICTURE)
    length = inside.get_by_role("slider", name="L", exact=True)
    for _ in range(20):
        length.press("ArrowRight")
    expect(field(inside, "L")).to_have_value("1.2")
    expect(line).not_to_have_attribute("d", before)
    assert canvas.evaluate(PICTURE) != first
    inside.get_by_text("Start", exact=True).click()
    expect(field(inside, "x1")).to_have_value("-1.2")
    inside.get_by_role("button", name="Keep as B").click()
    inside.get_by_label("method").select_option("rk4")
    expect(inside.locator(".tm-legend")).to_be_visible()
    picture(page, "explorer")
    page.wait_for_timeout(600)
    run_cell(page, 1)
    expect(page.get_by_text("{'L': 1.2} [1001, 1001]")).to_be_visible()
    inside.get_by_role("button", name="Reset").click()
    expect(field(inside, "x1")).to_have_value("-1")
    assert page_errors == []


def test_a_press_on_a_chart_and_the_slider_of_the_time_move_the_picture(alone, page, page_errors):
    inside = alone(tm.explore, "pendulum")
    lines, clock = inside.locator("svg.tm-chart-lines"), inside.locator(".tm-clock")
    lines.first.scroll_into_view_if_needed()
    frame = lines.first.locator(".tm-chart-frame").bounding_box()
    page.mouse.click(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 4)
    expect(clock).to_have_text("t = 5.00 s")
    for k in range(lines.count()):
        axes = lines.nth(k).locator(".tm-chart-frame").bounding_box()
        cursor = lines.nth(k).locator(".tm-chart-cursor").bounding_box()
        middle = cursor["x"] + cursor["width"] / 2
        assert middle == pytest.approx(axes["x"] + axes["width"] / 2, abs=2)
    inside.get_by_label("time", exact=True).press("Home")
    expect(clock).to_have_text("t = 0.00 s")
    assert page_errors == []


def test_a_start_off_the_constraints_can_be_wanted(alone, page_errors):
    inside = alone(tm.explore, "pendulum")
    inside.get_by_text("Start", exact=True).click()
    inside.get_by_label("allow a start off the constraints").check()
    field(inside, "y1").fill("0.5")
    field(inside, "y1").press("Tab")
    expect(field(inside, "x1")).to_have_value("-1")
    expect(field(inside, "y1")).to_have_value("0.5")
    assert page_errors == []


def test_on_a_phone_the_picture_stands_first_then_sliders_then_charts(alone, page, page_errors):
    inside = alone(tm.explore, "pendulum", width=390)
    parts = [
        inside.locator(".tm-canvas"),
        field(inside, "g"),
        inside.locator(".tm-chart svg").first,
    ]
    for part in parts:
        expect(part).to_be_visible()
    heights = [part.bounding_box()["y"] for part in parts]
    assert heights == sorted(heights)
    picture(page, "explorer-narrow")
    assert page_errors == []


def test_roots_and_errors_of_baumgarte_follow_and_a_step_that_is_too_long_is_told(
    alone, page, page_errors
):
    inside = alone(tm.explore_baumgarte, "pendulum")
    told = inside.locator(".tm-live-stability:not(.tm-live-locus) p")
    expect(told).to_contain_text("a small error × 0.9512 per step; the longest step is 0.5571 s")
    expect(told).to_contain_text("a violation may be large although it decays")
    root = inside.locator(".tm-live-stability:not(.tm-live-locus) circle").first
    before = float(root.get_attribute("cx"))
    picture(page, "baumgarte")
    inside.get_by_label("alpha, round numbers").press("ArrowRight")
    assert float(root.get_attribute("cx")) < before
    expect(inside.get_by_label("beta in 1/s")).to_have_value("7")
    step = inside.get_by_label("step in s")
    step.fill("0.5")
    step.press("Tab")
    expect(told).to_contain_text("The step is too long; with these coefficients the longest is")
    expect(inside.locator(".tm-live-stability path[stroke='#d55e00']").first).to_be_attached()
    picture(page, "baumgarte-too-long")
    assert page_errors == []


@pytest.mark.thorough
def test_a_slider_over_eta_chooses_other_multipliers_and_least_norm_the_first(
    alone, page, page_errors
):
    inside = alone(tm.explore_multipliers, "conical-pendulum")
    outputs = inside.locator(".tm-live-bars output")
    expect(outputs).to_have_count(3)
    first = outputs.all_inner_texts()
    inside.get_by_label("eta 2").press("End")
    said = inside.locator(".tm-live-free p")
    expect(said).to_contain_text("The multipliers change by up to")
    expect(said).to_contain_text("the motion is the same")
    assert outputs.all_inner_texts() != first
    picture(page, "multipliers")
    inside.get_by_role("button", name="Least norm").click()
    assert outputs.all_inner_texts() == first
    assert page_errors == []


@pytest.mark.thorough
def test_python_has_the_multipliers_that_a_slider_over_eta_chose(lab, page, page_errors):
    code = "import teachmech as tm\nexplorer = tm.explore_multipliers('conical-pendulum')\nexplorer"
    said = "if explorer.live:\n    print(len(explorer.live.multipliers))"
    inside = shown(lab, page, [code, said], "multipliers")
    inside.get_by_label("eta 2").press("End")
    page.wait_for_timeout(500)
    run_cell(page, 1)
    expect(page.locator(".jp-CodeCell").nth(1).get_by_text("3", exact=True).last).to_be_visible()
    assert page_errors == []


@pytest.mark.thorough
def test_no_last_picture_is_seen_next_to_a_picture_that_is_alive(lab, page, page_errors):
    shown = [
        "tm.explore('pendulum')",
        "tm.explore_baumgarte('pendulum')",
        "tm.explore_multipliers('conical-pendulum')",
        "tm.example('pendulum').live()",
    ]
    path = write_notebook(lab.folder, ["import teachmech as tm", *shown], "live-only")
    show_notebook(lab, page, path.name, afresh=True)  # without the styles of other widgets
    assert run_command(page, "notebook:run-all-cells")
    for k in range(len(shown)):
        inside = page.frame_locator(".jp-OutputArea iframe").nth(k)
        expect(inside.locator(".tm-canvas")).to_be_visible()
    expect(page.locator("img.tm-last-picture")).to_have_count(len(shown))
    expect(page.locator("img.tm-last-picture").locator("visible=true")).to_have_count(0)
    assert page_errors == []


# --- recorded by Python -------------------------------------------------------------------------


@pytest.fixture(params=[(1400, "light"), (800, "dark"), (390, "light")])
def look(lab, page, request):
    yield request.param
    change_theme(page, "light")


@pytest.mark.thorough
def test_what_a_page_cannot_compute_is_played_next_to_charts_that_share_its_time(
    lab, page, page_errors, look
):
    width, theme = look
    page.set_viewport_size({"width": width, "height": 1000})
    open_notebook(lab, page, [RECORDED], f"recorded-{theme}-{width}")
    change_theme(page, theme)
    note = page.get_by_text("Python computed this motion: JavaScript does not have the method")
    expect(note).to_be_visible()
    expect(page.locator(".tm-canvas")).to_be_visible()
    area = page.locator(".jp-OutputArea-output").first.bounding_box()
    for part in (note, page.locator(".tm-canvas")):
        box = part.bounding_box()
        assert box["x"] + box["width"] <= area["x"] + area["width"] + 1
    lines = page.locator("svg.tm-chart-lines")
    lines.first.scroll_into_view_if_needed()
    picture(page, f"recorded-{theme}-{width}")
    frame = lines.first.locator(".tm-chart-frame").bounding_box()
    page.mouse.click(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 4)
    expect(page.locator(".tm-clock")).to_have_text("t = 5.00 s")
    assert page_errors == []
