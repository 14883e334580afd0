"""The explorer in a real browser: a slider is dragged by keys, and the motion follows."""

from .conftest import expect, open_notebook
from .test_dialogs import PICTURE, picture

CODE = "import teachmech\nexplorer = teachmech.explore('pendulum')\nexplorer"


def test_a_slider_moves_the_picture_and_the_start_follows(lab, page, page_errors):
    page.set_viewport_size({"width": 1400, "height": 1000})
    open_notebook(lab, page, [CODE], "explorer")
    expect(page.locator(".tm-canvas")).to_be_visible()
    length = page.get_by_role("slider").nth(1)
    field = page.get_by_placeholder("L", exact=True)
    before = page.evaluate(PICTURE)
    length.focus()
    for _ in range(20):
        length.press("ArrowRight")
    expect(field).to_have_value("1.2")
    page.wait_for_function(f"before => {PICTURE} !== before", arg=before)
    page.get_by_text("start", exact=True).click()
    expect(page.get_by_placeholder("x1", exact=True)).to_have_value("-1.2")
    picture(page, "explorer")
    page.get_by_role("button", name="Reset").click()
    expect(field).to_have_value("1")
    expect(page.get_by_placeholder("x1", exact=True)).to_have_value("-1")
    assert page_errors == []


def test_a_value_is_typed_beyond_the_slider_and_nonsense_is_answered(lab, page, page_errors):
    page.set_viewport_size({"width": 1400, "height": 1000})
    open_notebook(lab, page, [CODE], "explorer-typed")
    expect(page.locator(".tm-canvas")).to_be_visible()
    field = page.get_by_placeholder("g", exact=True)
    field.fill("24.79")
    field.press("Enter")
    expect(page.get_by_text("the slider now reaches from -50 to 50")).to_be_visible()
    slider = page.get_by_role("slider").first
    before = slider.get_attribute("aria-valuenow")
    field.fill("heavy")
    field.press("Enter")
    expect(page.get_by_text("still 24.79")).to_be_visible()
    assert slider.get_attribute("aria-valuenow") == before
    picture(page, "explorer-typed")
    assert page_errors == []


def test_the_last_motion_stays_pale_and_two_settings_stand_in_one_picture(lab, page, page_errors):
    page.set_viewport_size({"width": 1400, "height": 1000})
    open_notebook(lab, page, [CODE], "explorer-ghost")
    canvas, last = page.locator(".tm-canvas"), page.get_by_label("last motion")
    expect(canvas).to_be_visible()
    expect(last).to_be_hidden()
    page.wait_for_timeout(1000)  # only a motion that was looked at stays
    page.get_by_role("slider").nth(1).press("PageUp")
    expect(last).to_be_checked()
    with_ghost = page.evaluate(PICTURE)
    last.uncheck()
    page.wait_for_function(f"before => {PICTURE} !== before", arg=with_ghost)
    without = page.evaluate(PICTURE)
    page.get_by_label("compare with B").check()
    page.wait_for_function(f"before => {PICTURE} !== before", arg=without)
    expect(page.get_by_role("button", name="Full screen")).to_be_visible()
    assert canvas.evaluate("e => getComputedStyle(e).touchAction") == "pan-x pan-y"
    picture(page, "explorer-ghost")
    assert page_errors == []


def test_on_a_phone_the_picture_stands_first_then_sliders_then_charts(lab, page, page_errors):
    page.set_viewport_size({"width": 390, "height": 1700})
    open_notebook(lab, page, [CODE], "explorer-narrow")
    shown = [
        page.locator(".tm-canvas"),
        page.get_by_placeholder("g", exact=True),
        page.locator(".tm-chart svg").first,
    ]
    for part in shown:
        expect(part).to_be_visible()
    heights = [part.bounding_box()["y"] for part in shown]
    assert heights == sorted(heights)
    assert page.locator(".tm-canvas").bounding_box()["width"] > 240
    page.set_viewport_size({"width": 1400, "height": 1000})
    left = "document.querySelector('.tm-canvas').getBoundingClientRect().left"
    page.wait_for_function(f"() => {left} > 400")  # the page lays itself out again
    canvas, field, _ = (part.bounding_box() for part in shown)
    assert field["x"] + field["width"] <= canvas["x"]
    assert page_errors == []


def test_the_roots_and_errors_of_baumgarte_follow_while_the_slider_is_dragged(
    lab, page, page_errors
):
    page.set_viewport_size({"width": 1400, "height": 1000})
    code = "import teachmech as tm\nmotion = tm.example('pendulum').simulate(time=(0, 1, 0.01))\n"
    open_notebook(lab, page, [code + "tm.explore_baumgarte(motion)"], "baumgarte-dragged")
    expect(page.get_by_text("alpha = 5,").first).to_be_visible()
    handle = page.locator(".noUi-handle").first
    box = handle.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + box["height"] / 2, steps=5)
    expect(page.get_by_text("alpha = 5,")).to_have_count(0)  # the button is still down
    page.mouse.up()
    assert page_errors == []
