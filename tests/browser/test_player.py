"""The player in a real browser: a mechanism is drawn, moves, and is readable in the dark."""

import pytest

import teachmech as tm
from teachmech.animation import Scene

from .conftest import expect

FOUR_BAR = """
Title: Four-bar linkage
PhysicalParams: {r: 1}
PartData:
  Fixed: {O: [], Q: [3]}
  Rigids:
    OA: {Geom: [[r]], Dyna: [[r/2], 1, 0.1]}
    ABP: {Geom: [[3], [1.5, 1]], Dyna: [[1.5, 0.5], 1, 1]}
    QB: {Geom: [[2.5]], Dyna: [[1.25], 1, 1]}
  Springs: {PQ: [10, 1]}
Drives: {theta_OA: 2*t}
ProblemData: {tend: 3, positions: {A: [1, 0], B: [3, 2.4]}}
Animation: {physParamsToShow: [$r], traces: [P]}
"""

# How often each colour of the scene's fillings occurs, and the middle of the first.
LOOK = """async (colours) => {
    const picture = () => new Promise((go) => requestAnimationFrame(go));
    await picture().then(picture); // what has changed is drawn with the next one
    const canvas = document.querySelector(".tm-canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const count = colours.map(() => 0);
    let x = 0, y = 0;
    const wanted = colours.map((c) => [1, 3, 5].map((k) => parseInt(c.slice(k, k + 2), 16)));
    for (let k = 0; k < data.length; k += 4) {
        wanted.forEach(([r, g, b], i) => {
            if (data[k] !== r || data[k + 1] !== g || data[k + 2] !== b) return;
            count[i] += 1;
            if (i) return;
            x += (k / 4) % canvas.width;
            y += Math.floor(k / 4 / canvas.width);
        });
    }
    return { count, middle: [x / count[0], y / count[0]] };
}"""


def test_a_mechanism_is_drawn_and_moves(page, page_errors, tmp_path):
    mechanism = tm.load(write(tmp_path / "four-bar.yaml"))
    motion = mechanism.simulate(time=(0, 3, 0.05))
    forces = mechanism.reactions(motion)
    motion.save_html(tmp_path / "p.html", arrows={"B on QB": forces["B on QB"]})
    page.set_content((tmp_path / "p.html").read_text(encoding="utf-8"))
    fills = [s.fill for s in Scene.of(motion).shapes if s.kind == "body"]
    expect(page.get_by_text("r = 1")).to_be_visible()
    first = page.evaluate(LOOK, fills)
    assert min(first["count"]) > 500
    slider = page.get_by_label("time")
    slider.evaluate("(e) => { e.value = 1.5; e.dispatchEvent(new Event('input')); }")
    later = page.evaluate(LOOK, fills)
    assert min(later["count"]) > 500
    assert abs(later["middle"][1] - first["middle"][1]) > 3
    arrow = "#D55E00"
    with_arrow = page.evaluate(LOOK, [arrow])["count"][0]
    page.get_by_label("forces").uncheck()
    assert page.evaluate(LOOK, [arrow])["count"][0] < with_arrow
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => Number(document.querySelector('.tm-scrub').value) > 1.6")
    assert page_errors == []


def test_names_are_readable_in_the_dark(page, page_errors, tmp_path):
    motion = tm.load(write(tmp_path / "four-bar.yaml")).simulate(time=(0, 1, 0.05))
    motion.save_html(tmp_path / "p.html")
    page.set_content((tmp_path / "p.html").read_text(encoding="utf-8"))
    dark = "--jp-layout-color0: #111111; --jp-ui-font-color1: #eeeeee"
    page.evaluate(
        "(style) => { document.body.style = style; document.body.className = 'x'; }", dark
    )
    page.wait_for_function(f"async () => (await ({LOOK})(['#eeeeee'])).count[0] > 100")
    page.get_by_label("labels").uncheck()
    without = page.evaluate(LOOK, ["#eeeeee"])["count"][0]
    page.get_by_label("labels").check()
    assert page.evaluate(LOOK, ["#eeeeee"])["count"][0] > without + 50
    assert page_errors == []


def write(path):
    path.write_text(FOUR_BAR)
    return path


# --- by touch ---------------------------------------------------------------------------------

SEEN = """() => {
    const canvas = document.querySelector(".tm-canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    let sum = 0;
    for (let k = 0; k < data.length; k += 97) sum = (sum * 31 + data[k]) % 1000003;
    return sum;
}"""


def fingers(page, *paths):
    """Lay a finger on the picture for each path, and move all of them along theirs together.

    A path is a list of places (x, y) from the middle of the picture, in pixels.
    """
    page.locator(".tm-canvas").scroll_into_view_if_needed()
    box = page.locator(".tm-canvas").bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    for k, places in enumerate(zip(*paths, strict=True)):
        points = [
            {"x": middle[0] + x, "y": middle[1] + y, "id": i} for i, (x, y) in enumerate(places)
        ]
        kind = "touchMove" if k else "touchStart"
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    client.detach()


def shown_on_a_phone(page, tmp_path, name):
    motion = tm.simulate(name, (0, 1, 0.01))
    motion.save_html(tmp_path / "p.html")
    page.set_viewport_size({"width": 390, "height": 700})
    page.set_content((tmp_path / "p.html").read_text(encoding="utf-8"))
    expect(page.locator(".tm-canvas")).to_be_visible()
    page.evaluate("document.body.style.minHeight = '3000px'")
    button = page.get_by_role("button", name="Pause")
    if button.count():
        button.click()


@pytest.mark.few("meridian")
@pytest.mark.parametrize("name", ["pendulum", "meridian"])
def test_a_swipe_over_a_picture_scrolls_the_page(page, page_errors, tmp_path, name):
    shown_on_a_phone(page, tmp_path, name)
    before, picture = page.evaluate("scrollY"), page.evaluate(SEEN)
    fingers(page, [(0, -15 * k) for k in range(11)])
    page.wait_for_function("before => scrollY > before + 50", arg=before)
    assert page.evaluate(SEEN) == picture
    assert page_errors == []


@pytest.mark.few("meridian")
@pytest.mark.parametrize("name", ["pendulum", "meridian"])
def test_two_fingers_zoom_a_picture_and_a_double_click_fits_it(page, page_errors, tmp_path, name):
    shown_on_a_phone(page, tmp_path, name)
    picture = page.evaluate(SEEN)
    fingers(page, [(-20 - 5 * k, 0) for k in range(11)], [(20 + 5 * k, 0) for k in range(11)])
    page.wait_for_function(f"before => ({SEEN})() !== before", arg=picture)
    assert page.evaluate("visualViewport.scale") == 1  # the page is as large as it was
    page.locator(".tm-canvas").dblclick()
    page.wait_for_function(f"before => ({SEEN})() === before", arg=picture)
    assert page_errors == []


def test_a_page_is_dark_for_a_reader_who_likes_dark_pages(page, tmp_path):
    path = tmp_path / "page.html"
    tm.example("pendulum").simulate(time=(0, 1, 0.1)).save_html(path)
    page.emulate_media(color_scheme="dark")
    page.goto(path.as_uri())
    halo = "() => getComputedStyle(document.querySelector('.tm-player')).backgroundColor"
    corner = """() => {
        const canvas = document.querySelector(".tm-canvas"), size = [canvas.width, canvas.height];
        const { data } = canvas.getContext("2d").getImageData(0, 0, ...size);
        let ink = 0;
        for (let k = 0; k < data.length; k += 4) {
            if (data[k + 3] > 200) ink = Math.max(ink, data[k]);
        }
        return ink;
    }"""
    expect(page.locator("body")).to_have_css("background-color", "rgb(22, 24, 28)")
    assert page.evaluate(halo) == "rgb(22, 24, 28)"
    assert page.evaluate(corner) > 200
    page.emulate_media(color_scheme="light")
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    assert page.evaluate(halo) == "rgb(255, 255, 255)"


def test_a_page_counts_the_constraints_that_it_does_not_list(page, tmp_path):
    path = tmp_path / "page.html"
    motion = tm.example("bicycle").simulate(time=(0, 0.1, 0.05))
    motion.save_html(path)
    page.goto(path.as_uri())
    last = page.locator("main > p")
    names = motion.system.constraint_names
    expect(last).to_contain_text(f"{names[11]} and {len(names) - 12} more")
