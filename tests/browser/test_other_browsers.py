"""What people do most on live pages, players and the board, in Firefox and WebKit."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.board.board_page import board_page

from .other_browsers import firefox, webkit

pytestmark = pytest.mark.thorough

AGREEMENT = 1e-9  # relative to the size; elementary functions of browsers differ in their last bits
STATE = "() => teachmech.live.state"
LIVE = "() => globalThis.teachmech?.live"
# The middle of the first visible element that a selector finds, with this text if one is given.
MIDDLE = """(selector, text) => {
    const found = [...document.querySelectorAll(selector)].find(
        (e) => e.clientWidth && (!text || e.textContent.trim() === text));
    found.scrollIntoView({ block: "center" });
    const { left, top, width, height } = found.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
}"""
PIXELS = """(place) => {
    const box = document.querySelector(".tm-canvas").getBoundingClientRect();
    const [x, y] = teachmech.live.pixels(place ?? teachmech.live.positions()[0]);
    return [box.left + x, box.top + y];
}"""
ON_BOARD = """(place) => {
    const box = document.querySelector(".tm-board-main .tm-canvas").getBoundingClientRect();
    const [x, y] = teachmech.board.pixels(place);
    return [box.left + x, box.top + y];
}"""
FIELD = ".tm-live-value input[type=text]"  # the first one is that of g, a parameter
COPIED = """() => new Promise((done) => {
    const writeText = async (text) => done(text.split("#")[1] ?? "");
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    [...document.querySelectorAll("button")].find((b) => b.textContent === "Copy link").click();
})"""


@pytest.fixture(scope="module", params=["Firefox", "WebKit"])
def other(request):
    if request.param == "WebKit":
        shown = webkit()
    else:
        shown = firefox(request.getfixturevalue("playwright"))
    with shown as page:
        yield page


@pytest.fixture
def opened(other, tmp_path):
    """Return a function that shows the text of a page."""

    def show(text, address=""):
        path = tmp_path / "page.html"
        path.write_text(text, encoding="utf-8")
        other.open(f"{path.as_uri()}{address}")
        return other

    return show


def live(opened, problem, address="", **how):
    page = opened(problem.live(**how).page, address)
    page.wait(LIVE)
    return page


def click(page, text):
    page.drag(page.ask(MIDDLE, "button, label", text))


def test_a_live_page_loads_and_plays(opened):
    page = live(opened, tm.example("four-bar"))
    click(page, "▶ Play")
    page.wait("() => teachmech.live.state.t > 0.3")
    click(page, "❚❚ Pause")
    state = page.ask(STATE)
    assert state["violated"] == []
    said = page.ask("() => document.querySelector('.tm-live-said').textContent")
    assert said.startswith(f"t = {state['t']:.2f} s")
    assert page.ask("() => document.querySelector('.tm-live-message').textContent") == ""


def test_a_solid_mechanism_is_drawn_and_plays(opened):
    page = live(opened, tm.example("spatial-slider-crank"))
    click(page, "▶ Play")
    page.wait("() => teachmech.live.state.t > 0.1")
    inked = """() => {
        const canvas = document.querySelector(".tm-canvas"), size = [canvas.width, canvas.height];
        return canvas.getContext("2d").getImageData(0, 0, ...size).data.some((x) => x > 0);
    }"""
    assert page.ask(inked)


def test_a_point_is_dragged_and_its_rod_keeps_its_length(opened):
    page = live(opened, tm.example("pendulum"))
    page.drag(page.ask(PIXELS), page.ask(PIXELS, [-0.6, -0.8, 0]))
    page.wait("() => Math.abs(teachmech.live.state.y[1] + 0.8) < 0.02")
    assert np.hypot(*page.ask(STATE)["y"][:2]) == pytest.approx(1, abs=1e-9)


def test_a_slider_moves_a_parameter_and_a_field_takes_a_number(opened):
    page = live(opened, tm.example("pendulum"))
    page.ask("() => document.querySelector('.tm-live-value input[type=range]').focus()")
    page.keys("ArrowRight")
    page.wait("() => teachmech.live.state.p[0] > 9.81")
    page.type(FIELD, "1,62")
    page.wait("() => teachmech.live.state.p[0] === 1.62")


def test_a_link_carries_what_was_set(opened):
    page = live(opened, tm.example("pendulum"), "#L=2")
    assert page.ask(STATE)["p"] == [9.81, 2]
    assert np.hypot(*page.ask(STATE)["y"][:2]) == pytest.approx(2, abs=1e-9)
    page.type(FIELD, "1.62")
    page.wait("() => teachmech.live.state.p[0] === 1.62")
    assert page.ask(COPIED) == "g=1.62&L=2"


def test_a_press_in_a_chart_sets_the_time_and_selects_no_text(opened):
    page = live(opened, tm.example("pendulum"))
    click(page, "whole motion")
    page.wait("() => Number(document.querySelector('.tm-scrub').max) > 0")
    page.wait("() => document.querySelectorAll('.tm-chart-lines path[stroke]').length > 0")
    x, y = page.ask(MIDDLE, ".tm-chart-lines", None)
    number = "() => { const box = document.querySelector('.tm-chart-lines text')"
    begin = page.ask(number + ".getBoundingClientRect(); return [box.left + 3, box.top + 5]; }")
    page.drag((x, y), (x, y))
    page.wait("() => teachmech.live.state.t > 0")
    page.drag((x - 100, y), (x, y + 40), (x + 80, y + 20))
    page.drag(begin, (x, y), (x + 80, y + 60))
    assert page.ask("() => getSelection().toString()") == ""


def test_numbers_are_those_of_python(opened):
    problem = tm.example("four-bar")
    page = live(opened, problem)
    found = page.ask("() => teachmech.run({ end: 1 })")
    motion = problem.simulate(time=(0, 1, problem.settings.step))
    names = motion.system.coordinates
    there = np.array([found["values"][name] for name in names]).T
    assert np.abs(there - motion.q).max() < AGREEMENT * np.abs(motion.q).max()


def test_a_bar_is_drawn_on_the_board_and_swings(opened):
    page = opened(board_page(""))
    page.wait("() => globalThis.teachmech?.board")
    click(page, "Bar")
    page.drag(page.ask(ON_BOARD, [0, 0]), page.ask(ON_BOARD, [0.2, 0.1]))
    click(page, "Ground")
    page.drag(page.ask(ON_BOARD, [0, 0]))
    page.wait(
        "() => document.querySelector('.tm-board-said').textContent === '1 degree of freedom.'"
    )
    click(page, "▶ Run")
    page.wait("() => teachmech.board.live?.state.t > 0.1")
    assert page.ask("() => teachmech.board.live.state.violated") == []


def test_a_player_plays(opened, tmp_path):
    tm.example("pendulum").simulate(time=(0, 2, 0.05)).save_html(tmp_path / "player.html")
    page = opened((tmp_path / "player.html").read_text(encoding="utf-8"))
    page.wait("() => document.querySelector('.tm-button')?.textContent === '▶ Play'")
    click(page, "▶ Play")
    page.wait("() => Number(document.querySelector('.tm-scrub').value) > 0.2")
