"""Arrows with numbers at points of a live page: closed forms, the link, a lecture, the keyboard."""

import re

import numpy as np
import pytest

import teachmech as tm
from teachmech.figures.point_positions import point_motion

from .conftest import expect

# Every text that is drawn on a canvas with its position, since the last picture began.
LISTEN = """() => {
    const { prototype } = CanvasRenderingContext2D, { clearRect, fillText } = prototype;
    globalThis.drawn = [];
    prototype.clearRect = function (...given) { drawn.length = 0; clearRect.apply(this, given); };
    prototype.fillText = function (words, x, y) {
        const { width } = this.measureText(words);
        const size = parseFloat(/[\\d.]+px/.exec(this.font)[0]);
        drawn.push({ words, x, y, wide: width, tall: size, align: this.textAlign });
        fillText.call(this, words, x, y);
    };
}"""
# The texts and vectors of the arrows at the time that is shown.
SHOWN = """() => {
    const { live } = teachmech, { arrows, clock, display } = live, texts = {};
    live.draw();
    for (const { words } of drawn) {
        const [, symbol, number, unit] = words.match(/^([vaF]) = (\\S+) ?(.*)$/) ?? [];
        if (symbol) (texts[symbol] ??= []).push([Number(number), unit]);
    }
    const vectors = arrows.last.map(({ quantity, name, vector }) => [quantity, name, vector]);
    return { texts, vectors, state: live.state, drawn: [...drawn] };
}"""


@pytest.fixture
def opened(page, opened):
    """The function `opened`; the texts of its page are recorded."""

    def open_it(problem, address="", **how):
        opened(problem, address, **how)
        page.evaluate(LISTEN)

    return open_it


def at_time(page, time):
    """Compute the whole motion and show a time."""
    page.get_by_label("whole motion").check()
    page.wait_for_function("() => teachmech.live.motions.complete")
    page.evaluate("(time) => teachmech.live.clock.seek(time)", time)


def overlap(a, b):
    """Whether two centred texts cover each other."""
    return (
        2 * abs(a["x"] - b["x"]) < a["wide"] + b["wide"]
        and 2 * abs(a["y"] - b["y"]) < a["tall"] + b["tall"]
    )


ALL = "#arrow.velocity=1&arrow.acceleration=1&arrow.force=1"


def test_the_numbers_of_a_pendulum_are_those_of_closed_forms(page, page_errors, opened):
    problem = tm.example("pendulum")
    opened(problem, ALL)
    g, length = (problem.system.parameter_values[name] for name in ("g", "L"))
    start = page.evaluate("() => teachmech.live.state.y")
    at_time(page, 0)
    for step in (0, 137, 400, 801):
        time = page.evaluate("(k) => teachmech.live.motions.first.recording.times.values[k]", step)
        page.evaluate("(time) => teachmech.live.clock.seek(time)", time)
        shown = page.evaluate(SHOWN)
        x, y = shown["state"]["y"][:2]
        vectors = {quantity: np.array(vector[:2]) for quantity, _, vector in shown["vectors"]}
        speed2 = start[2] ** 2 + start[3] ** 2 + 2 * g * (start[1] - y)
        along = np.array([x, y]) / length
        force = -(speed2 / length - g * along[1]) * along  # force on 1 kg, towards the pivot
        total = force - [0, g]
        assert vectors["velocity"] @ vectors["velocity"] == pytest.approx(speed2, abs=1e-6)
        assert vectors["velocity"] @ along == pytest.approx(0, abs=1e-7)
        assert vectors["force"] == pytest.approx(force, abs=1e-5)
        assert vectors["acceleration"] == pytest.approx(total, abs=1e-6)
        expected = {
            "v": (np.sqrt(max(speed2, 0)), "m/s"),
            "a": (np.hypot(*total), "m/s²"),
            "F": (np.hypot(*force), "N"),
        }
        for symbol, (number, unit) in expected.items():
            ((found, said),) = shown["texts"][symbol]
            assert found == pytest.approx(number, rel=6e-3, abs=1e-5)
            assert said == unit
    assert page_errors == []


@pytest.mark.few("slider-crank-2")
@pytest.mark.parametrize(("name", "points"), [("slider-crank", 2), ("four-bar", 2)])
def test_points_of_mechanisms_move_as_in_python(page, page_errors, opened, name, points):
    mechanism = tm.example(name)
    system = mechanism.system
    chosen = [*system.points][:points]
    opened(mechanism, "#" + "&".join(f"arrow.{q}={p}" for p in chosen for q in QUANTITIES))
    at_time(page, 0)
    time = page.evaluate("() => teachmech.live.motions.first.recording.times.values[333]")
    page.evaluate("(time) => teachmech.live.clock.seek(time)", time)
    motion = mechanism.simulate(time=(0, time, time))
    shown = page.evaluate(SHOWN)["vectors"]
    found = [vector for quantity, _, vector in shown if quantity != "force"]
    expected = []
    for point in chosen:
        moved = point_motion(motion, point)
        expected += [moved["velocities"][-1], moved["accelerations"][-1]]
    largest = [max(np.linalg.norm(row) for row in expected[k::2]) for k in (0, 1)]
    assert len(found) == len(expected) == 2 * points
    for k, (one, other) in enumerate(zip(found, expected, strict=True)):
        assert np.array(one[:2]) == pytest.approx(other, abs=1e-6 * largest[k % 2])
    joints = mechanism.joints(motion)
    forces = [(name, vector) for quantity, name, vector in shown if quantity == "force"]
    assert forces
    for name, vector in forces:
        assert np.array(vector[:2]) == pytest.approx(joints.reactions[name][-1], rel=1e-4, abs=1e-4)
    assert page_errors == []


QUANTITIES = ("velocity", "acceleration", "force")


def test_arrows_are_chosen_by_keyboard_kept_by_the_link_and_removed(page, page_errors, opened):
    opened(tm.example("double-pendulum"), "#arrow.speed=1&arrow.force=nonsense")
    expect(page.locator(".tm-live-message")).to_contain_text("arrow.force nonsense")
    expect(page.locator(".tm-live-message")).to_contain_text("arrow.speed 1")
    summary = page.get_by_text("Arrows at points")
    summary.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")  # the second point
    for _ in range(2):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert page.evaluate("() => teachmech.live.address") == "#arrow.acceleration=B"
    page.get_by_label("velocity", exact=True).check()
    link = page.evaluate("() => teachmech.live.address")
    assert link == "#arrow.velocity=B&arrow.acceleration=B"
    assert {*page.evaluate(SHOWN)["texts"]} == {"v", "a"}
    page.get_by_role("button", name="remove B: velocity, acceleration").press("Enter")
    assert page.evaluate("() => teachmech.live.address") == ""
    assert page.evaluate(SHOWN)["texts"] == {}
    assert page_errors == []


def test_numbers_cover_no_name_and_scales_stay_during_a_motion(page, page_errors, opened):
    opened(
        tm.example("double-pendulum"),
        f"{ALL}&arrow.velocity=2".replace("=1", "=A").replace("=2", "=B"),
    )
    at_time(page, 0)
    scales = "() => ({ ...teachmech.live.arrows.scales })"
    before = page.evaluate(scales)
    last = page.evaluate("() => teachmech.live.motions.last")
    box = page.locator(".tm-canvas").bounding_box()
    for time in np.linspace(0, last, 23):
        page.evaluate("(time) => teachmech.live.clock.seek(time)", time)
        drawn = page.evaluate(SHOWN)["drawn"]
        numbers = [text for text in drawn if re.match("[vaF] = ", text["words"])]
        keys = [text for text in drawn if re.match("[vaF]: ", text["words"])]
        names = [text for text in drawn if text["words"] in ("A", "B")]
        assert len(numbers) == 4
        assert len(keys) == 3
        assert len(names) >= 2
        for k, text in enumerate(numbers):
            assert not any(overlap(text, other) for other in numbers[:k] + keys)
            assert text["wide"] / 2 <= text["x"] <= box["width"] - text["wide"] / 2
            assert text["tall"] / 2 <= text["y"] <= box["height"] - text["tall"] / 2
    assert page.evaluate(scales) == before
    assert page_errors == []


def test_arrows_are_drawn_while_it_runs_and_while_a_point_is_dragged(page, page_errors, opened):
    opened(tm.example("pendulum"), ALL)
    for _ in range(5):
        page.evaluate("() => teachmech.live.drag(0, [0.6, -0.8, 0])")
    shown = page.evaluate(SHOWN)
    assert {*shown["texts"]} == {"v", "a", "F"}
    x, y, vx, vy = shown["state"]["y"][:4]
    assert (x, y) == pytest.approx((0.6, -0.8), abs=1e-2)
    vectors = {quantity: vector for quantity, _, vector in shown["vectors"]}
    assert vectors["velocity"][:2] == pytest.approx([vx, vy], abs=1e-9)
    page.get_by_title("compute and show the motion (space)").click()
    page.wait_for_function("() => teachmech.live.clock.shown > 0.2")
    shown = page.evaluate(SHOWN)
    assert shown["texts"]["v"][0][0] > 0
    page.get_by_title("compute and show the motion (space)").click()
    assert page_errors == []


def test_a_step_of_a_lecture_shows_its_arrows(page, page_errors, opened, tmp_path):
    steps = tmp_path / "steps.yaml"
    steps.write_text(
        "steps:\n  - {title: A, arrows: {1: [velocity, force]}}\n  - {title: B}\n",
        encoding="utf-8",
    )
    opened(tm.example("pendulum"), lecture=steps)
    assert {*page.evaluate(SHOWN)["texts"]} == {"v", "F"}
    page.keyboard.press("PageDown")
    assert page.evaluate(SHOWN)["texts"] == {}
    assert page_errors == []


def test_the_pole_of_a_rolling_wheel_is_its_point_of_contact(page, page_errors, opened):
    wheel = tm.System(
        ["x", "phi"],
        mass=["m", "m*R^2/2"],
        forces=["m*g*sin(0.1)", 0],
        constraints=["vx = R*vphi"],
        parameters={"m": 2, "R": 0.5, "g": 9.81},
        points={"C": ["x", "R"], "Q": ["x + R*sin(phi)", "R + R*cos(phi)"]},
        outlines={"wheel": {"on": ["C", "Q"], "radius": "R"}},
    )
    motion = wheel.simulate((0, 2, 0.01))
    opened(motion, "#arrow.pole=body+wheel")
    poles = "() => { teachmech.live.draw(); return teachmech.live.arrows.poles['body wheel']; }"
    assert page.evaluate(poles) is None  # it is at rest
    at_time(page, 0)
    time = page.evaluate("() => teachmech.live.motions.first.recording.times.values[600]")
    page.evaluate("(time) => teachmech.live.clock.seek(time)", time)
    shown = page.evaluate(SHOWN)
    pole = page.evaluate(poles)
    x, _, vx, vphi = shown["state"]["y"][:4]
    assert vx > 0.5
    assert pole["position"] == pytest.approx([x, 0, 0], abs=1e-9)
    assert pole["omega"] == pytest.approx(-vphi, rel=1e-9)
    (words,) = [text["words"] for text in shown["drawn"] if text["words"].startswith("P wheel")]
    assert words == f"P wheel, ω = −{vphi:.3g} rad/s"
    assert page_errors == []


def test_the_pole_of_a_coupler_is_where_the_lines_of_its_cranks_meet(page, page_errors, opened):
    opened(tm.example("four-bar"), "#arrow.pole=body+ABP&arrow.pole=body+OA")
    at_time(page, 0)
    time = page.evaluate("() => teachmech.live.motions.first.recording.times.values[333]")
    page.evaluate("(time) => teachmech.live.clock.seek(time)", time)
    page.evaluate(SHOWN)
    coupler, crank = page.evaluate("() => Object.values(teachmech.live.arrows.poles)")
    a, b = (np.array(end[:2]) for end in coupler["ends"])
    o = np.array(crank["ends"][0][:2])
    c = np.array(
        page.evaluate(
            "() => { const { fixed, labels, count } = teachmech.live.given.scene;"
            " return fixed[labels.indexOf('C') - count]; }"
        )[:2]
    )
    assert crank["position"][:2] == pytest.approx(o, abs=1e-9)
    # o + s (a - o) = c + r (b - c)
    s, _ = np.linalg.solve(np.column_stack([a - o, c - b]), c - o)
    assert coupler["position"][:2] == pytest.approx(o + s * (a - o), abs=1e-6)
    assert page_errors == []


def test_a_step_of_a_lecture_shows_instant_centres(page, page_errors, opened, tmp_path):
    steps = tmp_path / "steps.yaml"
    steps.write_text("steps:\n  - {title: A, poles: ABP}\n", encoding="utf-8")
    opened(tm.example("four-bar"), lecture=steps)
    page.evaluate(SHOWN)
    assert page.evaluate("() => Object.keys(teachmech.live.arrows.poles)") == ["body ABP"]
    assert page_errors == []


def test_the_path_of_a_chosen_point_is_drawn_and_removed(page, page_errors, opened):
    mechanism = tm.example("four-bar")
    radius = mechanism.system.parameter_values["r"]
    opened(mechanism)
    at_time(page, 0)
    pixels = """(r) => {
        const { live } = teachmech, { canvas } = live.dom;
        const ratio = canvas.width / canvas.clientWidth;
        live.draw();
        const [x, y] = live.pixels([-0.6 * r, -0.8 * r, 0]).map((x) => Math.round(ratio * x));
        return [...canvas.getContext("2d").getImageData(x - 2, y - 2, 5, 5).data];
    }"""
    before = page.evaluate(pixels, radius)
    page.get_by_text("Arrows at points").click()
    page.locator(".tm-live-own").get_by_label("path").check()
    assert page.evaluate(pixels, radius) != before
    assert page.evaluate("() => teachmech.live.address") == "#arrow.path=A"
    page.get_by_role("button", name="remove A: path").click()
    assert page.evaluate(pixels, radius) == before
    assert page_errors == []


def test_a_step_back_shows_velocities_with_the_parameters_of_that_time(page, opened, page_errors):
    rod = tm.System(
        ["phi"],
        mass=["m*L^2"],
        forces=["-m*g*L*sin(phi)"],
        parameters={"m": 1, "g": 9.81, "L": 1},
        start={"phi": 1},
        points={"P": ["L*sin(phi)", "-L*cos(phi)"]},
        name="rod",
    )
    opened(rod, "#arrow.velocity=P", time=(0, 2, 0.01))
    page.evaluate(
        """() => { const { live } = teachmech;
        for (let k = 0; k < 10; k++) live.clock.step(1);
        live.changeParameter("L", 3);
        for (let k = 0; k < 3; k++) live.clock.step(1);
        for (let k = 0; k < 6; k++) live.clock.step(-1); }"""
    )
    found = page.evaluate(SHOWN)
    length = found["state"]["p"][2]
    phi, rate = found["state"]["y"][:2]
    assert length == 1
    assert rate < -0.1
    ((_, _, vector),) = found["vectors"]
    expected = [rate * np.cos(phi), rate * np.sin(phi), 0]
    assert vector == pytest.approx(expected, rel=1e-8)
    page.evaluate("() => { for (let k = 0; k < 6; k++) teachmech.live.clock.step(1); }")
    found = page.evaluate(SHOWN)
    phi, rate = found["state"]["y"][:2]
    ((_, _, vector),) = found["vectors"]
    assert found["state"]["p"][2] == 3
    expected = [3 * rate * np.cos(phi), 3 * rate * np.sin(phi), 0]
    assert vector == pytest.approx(expected, rel=1e-8)
    assert page_errors == []
