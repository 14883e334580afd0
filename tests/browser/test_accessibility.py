"""What axe-core finds in live pages, players and the drawing board: nothing, light and dark."""

import pytest

import teachmech as tm
from teachmech.board.board_page import board_page
from teachmech.live.live import Live
from teachmech.live.live_page import live_page
from teachmech.live.live_picture import LivePicture

from .conftest import expect

RUNNING = "() => teachmech.live.state.t > 0.1"
PLAY = ".tm-button"  # the first one of a picture


@pytest.fixture(params=["light", "dark"])
def shown(request, page, tmp_path):
    """Return a function that shows the text of a page."""

    def show(text):
        path = tmp_path / "page.html"
        path.write_text(text, encoding="utf-8")
        page.emulate_media(color_scheme=request.param)
        page.goto(path.as_uri())
        return page

    return show


@pytest.mark.few("light-meridian")
@pytest.mark.parametrize("name", ["pendulum", "meridian", "four-bar", "bicycle"])
def test_nothing_is_found_in_a_live_page(shown, violations, name):
    problem = tm.example(name)
    motion = problem.simulate()
    every = [chart["title"] for chart in LivePicture.of(motion).description["charts"]]
    page = shown(live_page(LivePicture.of(motion, charts=every)))
    for summary in page.locator("summary").all():
        summary.click()
    page.get_by_role("button", name="Keep as B").click()
    assert violations(page) == []
    page.get_by_role("button", name="Play").click()
    page.wait_for_function(RUNNING)
    assert violations(page) == []


@pytest.mark.thorough
def test_nothing_is_found_where_values_are_refused_and_baumgarte_is_set(shown, violations):
    page = shown(tm.example("pendulum").live(method="rk4").page)
    page.get_by_label("drift").select_option("baumgarte")
    field = page.get_by_role("textbox", name="x1", exact=True)
    page.get_by_text("Start", exact=True).click()
    field.fill("7")
    field.press("Tab")
    expect(page.locator(".tm-live-message[data-kind=error]")).to_be_visible()
    assert violations(page) == []


@pytest.mark.thorough
def test_nothing_is_found_in_a_live_page_of_a_cell_whose_title_is_not_seen(shown, violations):
    picture = LivePicture.of(tm.example("pendulum").simulate(time=(0, 1, 0.1)))
    page = shown(Live(picture, headed=False).page)
    assert page.get_by_role("heading", level=1).bounding_box()["height"] <= 1
    assert violations(page) == []


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["pendulum", "bicycle"])
def test_nothing_is_found_in_a_player(shown, violations, tmp_path, name):
    path = tmp_path / "player.html"
    tm.example(name).simulate(time=(0, 0.5, 0.05)).save_html(path)
    assert violations(shown(path.read_text(encoding="utf-8"))) == []


@pytest.mark.few("dark-False")
@pytest.mark.parametrize("headed", [True, False])
def test_nothing_is_found_in_a_drawing_board(shown, violations, headed):
    page = shown(board_page(tm.example("four-bar").to_yaml(), headed=headed))
    assert violations(page) == []
    area = page.get_by_label("text of the mechanism (MechSpec)")
    text = area.input_value()
    area.fill("PartData: {Rigids: [}")
    expect(page.locator(".tm-board-wrong")).to_be_visible()
    assert violations(page) == []
    area.fill(text)
    expect(page.locator(".tm-board-wrong")).to_be_hidden()
    page.get_by_role("button", name="Run").click()
    page.wait_for_function("() => teachmech.board.live?.state.t > 0.05")
    assert violations(page) == []
