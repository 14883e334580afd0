"""The chart of a live page that a user chooses: phase plane, its link, a lecture."""

import csv
import io
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

import teachmech as tm

from .conftest import expect

# The curve and the dot of each motion in the first chart, in the units of its axes.
DRAWN = """() => {
    const [built] = teachmech.live.display.charts.built;
    return built.panel.lines.map((line, k) => {
        const place = built.values[k].dot.getAttribute("transform");
        const [x, y] = place.match(/-?[\\d.]+/g).map(Number);
        return { x: [...line.x], y: [...line.values],
            dot: [built.toX(0), built.toX(1), built.toY(0), built.toY(1), x, y] };
    });
}"""


def opened(page, path, problem, address="", **how):
    problem.live(**how).save(path)
    page.goto(f"{path.as_uri()}{address}")
    page.wait_for_function("() => globalThis.teachmech?.live")


def placed(dot):
    """Return the place of a dot in the units of the axes."""
    zero_x, one_x, zero_y, one_y, x, y = dot
    return (x - zero_x) / (one_x - zero_x), (y - zero_y) / (one_y - zero_y)


def test_in_the_phase_plane_the_energy_of_a_pendulum_is_constant(page, page_errors, tmp_path):
    problem = tm.example("pendulum")
    opened(page, tmp_path / "live.html", problem)
    page.get_by_label("whole motion").check()
    page.get_by_text("Own chart").click()
    page.locator(".tm-live-own").get_by_label("over").first.select_option("y1")
    page.locator(".tm-live-own").get_by_label("curve").first.select_option("vx1")
    page.get_by_role("button", name="Add curve").click()
    page.get_by_role("button", name="Keep as B").click()
    page.wait_for_function("() => teachmech.live.motions.complete")
    page.get_by_label("time", exact=True).fill("1")
    page.wait_for_function(
        "() => teachmech.live.display.charts.built[0].values[1]?.dot.hasAttribute('transform')"
    )
    page.wait_for_timeout(300)
    first, second = page.evaluate(DRAWN)
    assert first["x"] == second["x"]
    g, length = (problem.system.parameter_values[name] for name in ("g", "L"))
    y, vx = np.array(first["x"]), np.array(first["y"])
    # v = s omega and vx = -omega y, so 1/2 (L vx / y)^2 + g y is constant
    inside = np.abs(y) > 0.2 * length
    energy = (length * vx[inside] / y[inside]) ** 2 / 2 + g * y[inside]
    assert inside.sum() > 100
    assert energy - energy[0] == pytest.approx(0, abs=1e-6 * g * length)
    state = page.evaluate("() => teachmech.live.state.y")
    assert placed(first["dot"]) == pytest.approx((state[1], state[2]), abs=1e-3)
    assert page_errors == []


def test_a_link_carries_the_own_chart_and_quantities_of_two_units_get_two_axes(page, tmp_path):
    address = "#L=2&own.across=x1&own.curve=vx1&own.curve=y1&own.curve=nonsense"
    opened(page, tmp_path / "live.html", tm.example("pendulum"), address)
    names = page.locator(".tm-chart-name").all_inner_texts()
    assert names[:2] == ["velocities in m/s over x1", "coordinates in m over x1"]
    expect(page.locator(".tm-live-message")).to_contain_text("nonsense")
    axis = page.locator(".tm-chart-lines").first.get_by_text("x1 in m")
    expect(axis).to_be_visible()
    link = page.evaluate("() => teachmech.live.display.charts.own.addressWith('#L=2')")
    assert link == "#L=2&own.across=x1&own.curve=vx1&own.curve=y1"
    page.get_by_role("button", name="remove y1").click()
    expect(page.get_by_text("coordinates in m over x1")).to_have_count(0)


def test_a_step_of_a_lecture_shows_an_own_chart(page, page_errors, tmp_path):
    steps = tmp_path / "steps.yaml"
    steps.write_text(
        "steps:\n  - {title: A, charts: [], own: {across: y1, curves: ['Multipliers: λ1 rod']}}\n"
        "  - {title: B}\n",
        encoding="utf-8",
    )
    opened(page, tmp_path / "live.html", tm.example("pendulum"), lecture=steps)
    over = page.get_by_text("multipliers over y1")
    expect(over).to_be_visible()
    page.keyboard.press("PageDown")
    expect(over).to_have_count(0)
    assert page_errors == []


def seen(page):
    """The middle of the picture and the width between its axis and its right side, in metres."""
    return page.evaluate(
        """() => { const { canvas, view, inSpace, project } = teachmech.live.display.picture;
        if (inSpace) return [view.azimuth, view.elevation, view.zoom];
        const [x0, y0, , scale] = project([0, 0, 0]);
        const { clientWidth: width, clientHeight: height } = canvas;
        const pixels = [width / 2 + 16 - x0, y0 - height / 2 + 12, width - 120];
        return pixels.map((x) => x / scale); }"""
    )


@pytest.mark.thorough
def test_a_step_sets_the_view_and_a_link_keeps_it(page, page_errors, tmp_path):
    steps, path = tmp_path / "steps.yaml", tmp_path / "live.html"
    steps.write_text(
        "steps:\n  - {title: A, view: {center: [0.1, -0.5], width: 3}}\n  - {title: B}\n",
        encoding="utf-8",
    )
    page.set_viewport_size({"width": 1000, "height": 800})
    opened(page, path, tm.example("pendulum"), lecture=steps)
    page.wait_for_timeout(200)
    assert seen(page) == pytest.approx([0.1, -0.5, 3])
    page.evaluate("() => teachmech.live.changeParameter('L', 2)")  # the motion leaves the view
    page.wait_for_timeout(200)
    assert seen(page) == pytest.approx([0.1, -0.5, 3])
    page.keyboard.press("PageDown")
    page.wait_for_timeout(200)
    assert seen(page)[2] != pytest.approx(3, rel=0.05)
    page.locator("canvas").focus()
    page.keyboard.press("+")
    page.keyboard.press("a")
    page.wait_for_timeout(200)
    moved = seen(page)
    link = page.evaluate("() => teachmech.live.lecture.addressWith(teachmech.live.address)")
    assert link.startswith("#step.2&view.x=")
    page.goto("about:blank")
    page.goto(f"{path.as_uri()}{link}")
    page.wait_for_timeout(300)
    assert seen(page) == pytest.approx(moved, rel=1e-3)
    for useless in ("width=none", "x=5e15&view.y=0&view.width=4", "x=0&view.y=0&view.width=1e-300"):
        page.goto("about:blank")
        page.goto(f"{path.as_uri()}#step.1&view.{useless}")
        expect(page.locator(".tm-live-message")).to_contain_text("not used: view")
    assert page_errors == []


@pytest.mark.thorough
def test_a_link_keeps_the_direction_in_space(page, page_errors, tmp_path):
    path = tmp_path / "live.html"
    opened(page, path, tm.example("bennett"))
    page.locator("canvas").focus()
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("+")
    turned = seen(page)
    link = page.evaluate("() => teachmech.live.address")
    page.goto("about:blank")
    page.goto(f"{path.as_uri()}{link}")
    page.wait_for_timeout(300)
    assert seen(page) == pytest.approx(turned, rel=1e-4)
    page.goto("about:blank")
    page.goto(f"{path.as_uri()}#view.azimuth=90&view.elevation=0&view.zoom=100")
    page.wait_for_timeout(300)
    assert seen(page) == pytest.approx([np.pi / 2, 0, 8])
    assert page_errors == []


def save(page, name):
    with page.expect_download() as download:
        page.get_by_role("group", name="save").get_by_role("button", name=name).click()
    return download.value.path().read_bytes()


# in space, the canvas shows shadows, which the SVG does not have
@pytest.mark.few("bennett-0.4")
@pytest.mark.parametrize(("name", "most"), [("four-bar", 0.12), ("bennett", 0.4)])
def test_a_picture_is_saved_as_svg_as_it_is_seen(page, page_errors, tmp_path, name, most):
    opened(page, tmp_path / "live.html", tm.example(name))
    page.evaluate("() => teachmech.live.clock.step(1)")
    page.wait_for_timeout(300)
    written = save(page, "picture as SVG").decode()
    names = set(ElementTree.fromstring(written).itertext())
    assert set(page.evaluate("() => teachmech.live.given.scene.labels")) <= names
    shown = Image.open(io.BytesIO(save(page, "picture as PNG"))).convert("RGB")
    page.set_content(f"<body style='margin: 0'>{written}")
    drawn = Image.open(io.BytesIO(page.locator("svg").first.screenshot())).convert("RGB")
    drawn = drawn.resize(shown.size)
    # edges and the shading of solids differ
    off = np.abs(np.asarray(drawn, float) - np.asarray(shown, float)).max(axis=2) > 40
    inked = (np.asarray(shown).min(axis=2) < 230).sum()
    assert inked > 4000
    assert off.sum() < most * inked
    assert page_errors == []


def test_a_motion_is_saved_as_gif_and_can_be_stopped(page, page_errors, tmp_path):
    opened(page, tmp_path / "live.html", tm.example("four-bar"))
    gif = page.get_by_role("button", name="picture as GIF")
    gif.click()
    expect(page.locator(".tm-live-message")).to_contain_text("Nothing has moved yet")
    page.get_by_label("whole motion").check()
    page.wait_for_function("() => teachmech.live.motions.complete")
    gif.click()
    gif.click()
    expect(page.locator(".tm-live-message")).to_contain_text("The GIF is stopped")
    image = Image.open(io.BytesIO(save(page, "picture as GIF")))
    end = tm.example("four-bar").settings.end
    assert image.n_frames == round(end / 0.05) + 1
    assert image.info["duration"] == 50
    corner = page.evaluate("() => teachmech.live.dom.canvas.clientWidth") / image.width
    for frame, time in ((0, 0.0), (17, 0.85), (image.n_frames - 1, end)):
        image.seek(frame)
        pixels = image.convert("RGB")
        page.evaluate("(t) => teachmech.live.clock.seek(t)", time)
        page.wait_for_timeout(100)
        middle = page.evaluate(
            """() => { const live = teachmech.live, places = live.positions();
            const mean = [0, 1, 2].map((k) => (places[0][k] + places[1][k] + places[2][k]) / 3);
            return live.pixels(mean).slice(0, 2); }"""
        )
        # the middle of the triangle has its colour
        red, green, blue = pixels.getpixel(tuple(round(x / corner) for x in middle))
        assert (red, green, blue) == pytest.approx((232, 174, 129), abs=12)
    assert page_errors == []


def test_picture_charts_and_table_are_saved_from_a_file(page, page_errors, tmp_path):
    problem = tm.example("pendulum")
    opened(page, tmp_path / "live.html", problem, "#own.across=x1&own.curve=vx1")
    page.get_by_label("whole motion").check()
    page.wait_for_function("() => teachmech.live.motions.complete")
    saved = {}
    for name in ("picture as PNG", "charts as PNG", "charts as SVG", "table as CSV"):
        saved[name] = save(page, name)
    for name in ("picture as PNG", "charts as PNG"):
        assert saved[name].startswith(b"\x89PNG")
    drawing = ElementTree.fromstring(saved["charts as SVG"].decode())
    assert "velocities in m/s over x1" in drawing.itertext()
    table = list(csv.DictReader(io.StringIO(saved["table as CSV"].decode())))
    x, y, vx, vy, force = (
        np.array([float(row[name]) for row in table])
        for name in (
            "x1 in m",
            "y1 in m",
            "vx1 in m/s",
            "vy1 in m/s",
            "Constraint forces: on point 1 in N",
        )
    )
    assert len(table) > 500
    g, length = (problem.system.parameter_values[name] for name in ("g", "L"))
    assert np.hypot(x, y) == pytest.approx(length, abs=1e-9)
    # A mass of 1 kg: the rod carries the weight along it and turns the velocity
    assert force == pytest.approx(np.abs(vx**2 + vy**2 - g * y) / length, abs=1e-8)
    assert page_errors == []


@pytest.mark.thorough
def test_zoomed_charts_show_the_time_around_the_cursor(page, page_errors, tmp_path):
    problem = tm.example("pendulum")
    opened(page, tmp_path / "live.html", problem)
    whole = problem.settings.end - problem.settings.start
    page.get_by_label("whole motion").check()
    page.wait_for_function("() => teachmech.live.motions.complete")
    zoom = page.get_by_role("group", name="zoom")
    zoom.get_by_role("button", name="+").click()
    zoom.get_by_role("button", name="+").click()
    shown = "() => { const { t } = teachmech.live.display.charts.built[0].panel.lines[0];"
    shown += " return [t[0], t.at(-1)]; }"
    for time in (0.8 * whole, 0.3 * whole):
        page.get_by_label("time", exact=True).fill(f"{time:g}")
        page.wait_for_timeout(400)
        first, last = page.evaluate(shown)
        assert first < time < last
        assert last - first == pytest.approx(whole / 4, abs=whole / 100)
    zoom.get_by_role("button", name="Whole").click()
    page.wait_for_timeout(400)
    assert page.evaluate(shown) == pytest.approx([0, whole], abs=whole / 100)
    assert page_errors == []


# What the axes of the first chart show, and the frame in pixels of the page.
AXES = """() => {
    const [{ span, range, svg }] = teachmech.live.display.charts.built;
    const frame = svg.querySelector(".tm-chart-frame").getBoundingClientRect();
    const { left, top, width, height } = frame;
    return { span, range, left, top, width, height };
}"""
PINCH = """([before, now]) => {
    const [{ svg: target }] = teachmech.live.display.charts.built;
    const fingers = (places) => places.map(([clientX, clientY], identifier) =>
        new Touch({ identifier, target, clientX, clientY }));
    for (const [kind, places] of [["touchstart", before], ["touchmove", now], ["touchend", []]]) {
        target.dispatchEvent(new TouchEvent(kind, { touches: fingers(places), bubbles: true,
            cancelable: true }));
    }
}"""


@pytest.fixture
def complete(page, tmp_path):
    """A page of a pendulum whose motion is computed to its end."""
    opened(page, tmp_path / "live.html", tm.example("pendulum"))
    page.get_by_label("whole motion").check()
    page.wait_for_function("() => teachmech.live.motions.complete")
    page.locator(".tm-chart-frame").first.scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    return page.evaluate(AXES)


def axes(page):
    page.wait_for_timeout(300)
    return page.evaluate(AXES)


def test_a_box_a_wheel_and_keys_zoom_the_charts_of_a_live_page(page, page_errors, complete):
    begin, end = complete["span"]
    low, high = complete["range"]
    left, top = complete["left"], complete["top"]
    wide, tall = complete["width"], complete["height"]
    page.mouse.move(left + 0.5 * wide, top + 0.25 * tall)
    page.mouse.down()
    page.mouse.move(left + 0.75 * wide, top + 0.5 * tall)
    page.mouse.up()
    boxed = axes(page)
    part = (end - begin) / wide  # one pixel
    expected = begin + 0.5 * (end - begin), begin + 0.75 * (end - begin)
    assert boxed["span"] == pytest.approx(expected, abs=2 * part)
    expected = low + 0.5 * (high - low), low + 0.75 * (high - low)
    assert boxed["range"] == pytest.approx(expected, abs=2 * (high - low) / tall)
    page.locator(".tm-live > .tm-chart").focus()
    page.keyboard.press("ArrowUp")
    tighter = axes(page)["range"]
    assert np.mean(tighter) == pytest.approx(np.mean(boxed["range"]))
    assert np.ptp(tighter) == pytest.approx(np.ptp(boxed["range"]) / 1.25)
    page.keyboard.press("0")
    assert axes(page)["span"] == [begin, end]
    assert axes(page)["range"] == [low, high]
    page.keyboard.down("Control")
    page.mouse.wheel(0, -150)
    page.keyboard.up("Control")
    zoomed = axes(page)["span"]
    pointed = begin + 0.75 * (end - begin)
    assert np.ptp(zoomed) == pytest.approx((end - begin) * np.exp(-0.5))
    # the time under the pointer stays there
    assert zoomed[0] + 0.75 * np.ptp(zoomed) == pytest.approx(pointed, abs=2 * part)
    assert page_errors == []


def test_two_fingers_zoom_and_shift_charts(page, page_errors, complete):
    begin, end = complete["span"]
    left, top = complete["left"], complete["top"]
    wide, tall = complete["width"], complete["height"]

    def places(*parts):
        return [[left + x * wide, top + 0.5 * tall] for x in parts]

    page.evaluate(PINCH, [places(0.4, 0.6), places(0.2, 0.6)])
    span = axes(page)["span"]
    at = [(x - begin) / (end - begin) for x in span]
    # the middle 0.5 went to 0.4, and the distance doubled
    assert at == pytest.approx([0.3, 0.8], abs=1e-3)
    assert axes(page)["range"] == complete["range"]  # the fingers were not one above the other
    assert page_errors == []


def test_keys_read_the_values_of_a_running_motion_without_moving_it(page, page_errors, tmp_path):
    opened(page, tmp_path / "live.html", tm.example("pendulum"))
    page.evaluate("() => teachmech.live.clock.step(1)")
    page.locator(".tm-live > .tm-chart").focus()
    time = page.evaluate("() => teachmech.live.clock.shown")
    assert time > 0
    page.keyboard.press("Home")
    expect(page.locator(".tm-live .tm-chart-said")).to_contain_text("t = 0 s: x_1 −1; y_1 0;")
    assert page.evaluate("() => teachmech.live.clock.shown") == time
    assert page_errors == []
