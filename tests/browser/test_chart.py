"""The chart in a real browser: drawn for its width, on the time of its group, in light and dark."""

import base64
import json

import numpy as np
import pytest

import teachmech as tm
from teachmech.animation.chart import Chart
from teachmech.animation.scripts import FOLDER
from teachmech.figures.watched import WATCHED, History, Panel
from teachmech.problems.mechanisms.mechanism import Mechanism

from .conftest import expect, import_module

# A model as in a notebook, and the times of the group as a player receives them.
MODEL = """
const state = { group: "a", picture: null, data: null }, listeners = [];
window.told = [];
document.addEventListener("teachmech:time", ({ detail }) => window.told.push(detail));
const model = { get: (name) => state[name], on: (_, f) => listeners.push(f), off: () => {} };
window.show = (picture, data) => {
    const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
    Object.assign(state, { picture, data: new DataView(bytes.buffer) });
    listeners.forEach((f) => f());
};
window.tell = (time) => document.dispatchEvent(
    new CustomEvent("teachmech:time", { detail: { group: "a", time, source: "player" } }));
state.picture = {};
widget.render({ model, el: document.querySelector("#chart") });
"""
DARK = "body { background: #111111; color: #eeeeee; }"


def open_chart(page, chart, width):
    """Show a chart in a page of its own."""
    page.set_viewport_size({"width": width, "height": 900})
    page.set_content("<!doctype html><body style='margin: 0'><div id='chart'></div>")
    page.add_style_tag(content=(FOLDER / "chart.css").read_text(encoding="utf-8"))
    import_module(page, "animation/bundles/chart.js", widget="default")
    page.add_script_tag(content=MODEL, type="module")
    page.wait_for_function("() => window.show")
    show(page, chart)


def show(page, chart):
    data = base64.b64encode(chart.data).decode()
    page.evaluate(
        "([picture, data]) => show(picture, data)", [json.loads(json.dumps(chart.picture)), data]
    )
    expect(page.locator("svg.tm-chart-lines").first).to_be_visible()


def chart_of(name, watched, time=None, **other):
    problem = tm.example(name)
    motions = {"": problem.simulate(time=time)}
    if other:
        motions = {"A: as it is": motions[""], "B: other": problem.simulate(time=time, **other)}
    entry, courses = WATCHED[watched], {}
    for key, motion in motions.items():
        assert not entry.of_joints or isinstance(problem, Mechanism)
        what = problem.reactions(motion) if entry.of_joints else motion
        courses[key] = (motion.t, entry.panels(what))
    chart = Chart("a")
    chart.show(watched, courses)
    return chart


LETTERS = """() => [...document.querySelectorAll("#chart *")]
    .filter((e) => [...e.childNodes].some((c) => c.nodeType === 3 && c.data.trim()))
    .map((e) => parseFloat(getComputedStyle(e).fontSize))"""
OUTSIDE = """() => [...document.querySelectorAll("#chart text, #chart li, #chart svg")]
    .map((e) => e.getBoundingClientRect())
    .filter((r) => r.left < -0.5 || r.right > innerWidth + 0.5).length"""


@pytest.mark.parametrize("width", [390, 800, 1400])
@pytest.mark.parametrize(
    ("name", "watched"),
    [("pendulum", "Energy"), ("four-bar", "Joint forces"), ("andrews", "Accelerations")],
)
@pytest.mark.few("pendulum-Energy-390", "four-bar-Joint forces-1400")
def test_a_chart_is_drawn_for_its_width(page, page_errors, name, watched, width):
    open_chart(page, chart_of(name, watched), width)
    assert min(page.evaluate(LETTERS)) >= 11
    assert page.evaluate(OUTSIDE) == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page_errors == []


def test_the_cursor_follows_the_player_and_the_values_with_it(page, page_errors):
    motion = tm.example("pendulum").simulate(time=(0, 2, 0.01))
    open_chart(page, chart_of("pendulum", "Coordinates", (0, 2, 0.01)), 800)
    page.evaluate("tell(0.5)")
    cursor = page.locator(".tm-chart-cursor")
    early = float(cursor.get_attribute("x1"))
    shown = page.locator(".tm-chart-value").all_inner_texts()
    assert [float(text.replace("−", "-")) for text in shown] == pytest.approx(
        motion.q[50].tolist(), rel=1e-3
    )
    page.evaluate("tell(1.5)")
    frame = page.locator(".tm-chart-frame").evaluate("e => e.width.baseVal.value")
    assert float(cursor.get_attribute("x1")) - early == pytest.approx(frame / 2, abs=0.1)
    assert page_errors == []


def test_a_click_sets_the_time_which_a_drag_and_arrow_keys_move(page, page_errors):
    open_chart(page, chart_of("pendulum", "Coordinates", (0, 2, 0.01)), 800)
    box = page.locator(".tm-chart-frame").bounding_box()
    page.mouse.click(box["x"] + 0.25 * box["width"], box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 0.75 * box["width"], box["y"] + 400)  # below the axes
    page.mouse.up()
    told = page.evaluate("told.map(({ time }) => time)")
    assert [told[0], told[-1]] == pytest.approx([0.5, 1.5], abs=0.01)
    page.locator(".tm-chart").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("told.at(-1).time") == pytest.approx(told[-1] + 0.01)
    assert page.locator(".tm-chart-said").inner_text().startswith("t = 1.51")
    page.keyboard.press("End")
    assert page.evaluate("told.at(-1).time") == 2
    assert page_errors == []


def test_the_values_at_the_pointer_are_those_of_the_motion(page, page_errors):
    motion = tm.example("pendulum").simulate(time=(0, 2, 0.01))
    open_chart(page, chart_of("pendulum", "Coordinates", (0, 2, 0.01)), 800)
    page.evaluate("tell(0.5)")
    box = page.locator(".tm-chart-frame").bounding_box()
    x = round(box["x"] + 0.7 * box["width"])  # pointers are at whole pixels
    page.mouse.move(x, box["y"] + 30)
    time = 2 * (x - box["x"]) / box["width"]
    shown = [float(x.replace("−", "-")) for x in page.locator(".tm-chart-value").all_inner_texts()]
    said = float(page.locator(".tm-chart-reader text").text_content()[4:-2])
    assert said == pytest.approx(time, abs=1e-3)
    expected = [np.interp(said, motion.t, column) for column in motion.q.T]
    assert shown == pytest.approx(expected, abs=5e-4)  # four digits of the time
    page.mouse.move(x, box["y"] + 2000)
    expect(page.locator(".tm-chart-reader")).to_be_hidden()
    shown = [float(x.replace("−", "-")) for x in page.locator(".tm-chart-value").all_inner_texts()]
    assert shown == pytest.approx(motion.q[50].tolist(), rel=1e-3)
    assert page_errors == []


def test_a_box_zooms_both_axes_and_a_double_click_shows_everything(page, page_errors):
    open_chart(page, chart_of("pendulum", "Coordinates", (0, 2, 0.01)), 800)
    page.evaluate("tell(0.75)")
    frame, cursor = page.locator(".tm-chart-frame"), page.locator(".tm-chart-cursor")
    marks = "es => es.filter(e => e.getAttribute('x') < 60).map(e => e.textContent)"
    everything = page.locator(".tm-chart-lines > g:first-child text").evaluate_all(marks)
    box = frame.bounding_box()
    page.mouse.move(box["x"] + 0.25 * box["width"], box["y"] + 0.25 * box["height"])
    page.mouse.down()
    page.mouse.move(box["x"] + 0.5 * box["width"], box["y"] + 0.75 * box["height"])
    page.mouse.up()
    x, left, wide = (
        cursor.get_attribute("x1"),
        *frame.evaluate("e => [e.x.baseVal.value, e.width.baseVal.value]"),
    )
    assert float(x) == pytest.approx(left + wide / 2, abs=2)  # 0.75 is in the middle of 0.5 to 1
    assert page.locator(".tm-chart-lines > g:first-child text").evaluate_all(marks) != everything
    assert page.evaluate("document.documentElement.scrollWidth") <= 800
    page.mouse.dblclick(box["x"] + 0.9 * box["width"], box["y"] + 10)
    assert page.locator(".tm-chart-lines > g:first-child text").evaluate_all(marks) == everything
    assert page_errors == []


def test_letters_and_axes_have_the_colour_of_the_page(page, page_errors):
    open_chart(page, chart_of("meridian", "Coordinates", (0, 1, 0.01)), 800)
    page.add_style_tag(content=DARK)
    light = "rgb(238, 238, 238)"
    fills = "es => es.map(e => getComputedStyle(e).fill)"
    assert {*page.locator("#chart text:visible").evaluate_all(fills)} == {light}
    strokes = "es => es.map(e => getComputedStyle(e).stroke)"
    assert {*page.locator(".tm-chart-grid").evaluate_all(strokes)} == {light}
    assert page_errors == []


def test_the_second_motion_is_dashed_in_the_same_colours(page, page_errors):
    chart = chart_of("pendulum", "Coordinates", (0, 1, 0.01), parameters={"g": 1.62})
    open_chart(page, chart, 800)
    lines = page.locator(".tm-chart-lines path[stroke]")
    looks = lines.evaluate_all(
        "es => es.map(e => [e.getAttribute('stroke'), e.getAttribute('stroke-dasharray')])"
    )
    colours, dashes = zip(*looks, strict=True)
    assert colours[:2] == colours[2:]
    assert dashes[:2] == (None, None)
    assert None not in dashes[2:]
    assert page.get_by_label("motions").all_inner_texts() == ["A: as it is\nB: other"]
    assert page.locator(".tm-chart-legend").last.locator("li").count() == 2
    assert page_errors == []


def test_names_are_typeset_and_the_picture_has_a_text(page, page_errors):
    open_chart(page, chart_of("four-bar", "Velocities"), 800)
    angle = page.locator("li", has_text="θ").first
    assert angle.locator("sub").inner_text() == "OA"
    told = page.locator("svg.tm-chart-lines").last.get_attribute("aria-label")
    assert told.startswith("angular velocities in rad/s: θ̇_OA from ")
    assert page_errors == []


def test_a_violation_of_rounding_is_a_line_at_the_foot(page, page_errors):
    problem = tm.example("pendulum")
    motion = problem.simulate(time=(0, 1, 0.001), method="dop853")
    motion.violation[:] = 1e-18 * np.random.default_rng(1).normal(size=motion.violation.shape)
    chart = Chart("a")
    chart.show("Errors", {"": (motion.t, WATCHED["Errors"].panels(motion))})
    open_chart(page, chart, 800)
    assert page.locator("text", has_text="rounding").count() == 2
    assert page.locator(".tm-chart-value").first.inner_text() == "rounding"
    path = page.locator(".tm-chart-lines").first.locator("path[stroke]")
    assert path.evaluate("e => e.getBBox().height") < 0.5
    assert page_errors == []


def test_a_value_without_neighbours_is_drawn(page, page_errors):
    chart = Chart("a")
    lone = History("lone", np.array([np.nan, 1.0, np.nan]))
    chart.show("x", {"": (np.arange(3.0), [Panel("x", "", (lone,))])})
    open_chart(page, chart, 800)
    drawn = page.locator(".tm-chart-lines path[stroke]").evaluate("e => e.getBBox().width")
    assert drawn == pytest.approx(6)
    page.evaluate("tell(0)")
    assert page.locator(".tm-chart-value").inner_text() == "–"
    page.evaluate("tell(1)")
    assert page.locator(".tm-chart-value").inner_text() == "1"
    assert page_errors == []


def test_hostile_names_stay_texts(page, page_errors):
    chart = chart_of("pendulum", "Coordinates", (0, 1, 0.1))
    hostile = "<img src=x onerror=alert(1)>"
    panels = chart.picture["panels"]
    panels[0]["lines"][0]["name"] = [(hostile, False), (hostile, True)]
    chart.picture = {**chart.picture, "title": hostile, "motions": [hostile], "panels": panels}
    open_chart(page, chart, 800)
    assert page.locator("#chart img").count() == 0
    assert page.get_by_text(hostile).first.is_visible()
    assert page_errors == []
