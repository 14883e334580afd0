"""The live picture in Chromium: dragged, compared, shared, embedded; and where it ends."""

import json
import re

import live_pages
import numpy as np
import pytest

import teachmech as tm
from teachmech.animation.outlines import ARC, rounded_hull
from teachmech.animation.scene import Scene
from teachmech.animation.scripts import bundle
from teachmech.live.live_picture import LivePicture
from teachmech.problems.library import examples
from tests.animation.test_friction_cones import BALL, DISK, SLEEVE
from tests.contacts import ball, cylinder
from tests.run.switched_systems import released_bob
from tests.run.test_friction import block
from tests.switching import portable

from .conftest import expect, import_module, open_notebook, run_cell

LARGEST = 300_000  # bytes of a page
LARGEST_IN_SPACE = 460_000  # 25 000 of them draw solids
# Whether the charts, the picture or both are hidden, and nothing else.
HIDES = """(parts) => {
    const curves = document.querySelector(".tm-chart-curves");
    const seen = { charts: getComputedStyle(curves).visibility === "visible",
        picture: getComputedStyle(document.querySelector(".tm-canvas")).opacity === "1" };
    return Object.keys(seen).every((part) => seen[part] !== parts.includes(part));
}"""
# Drag points to random positions; return failures, and the longest step of a point.
DRAGS = """(count) => {
    const { live } = teachmech, { scene, size } = live.given, wrong = [];
    let seed = 1, moved = 0;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const points = live.free.flatMap((is, k) => (is ? [k] : []));
    for (let i = 0; i < count && points.length; i++) {
        const point = points[Math.floor(random() * points.length)];
        const wide = scene.low.map((x, k) => scene.high[k] - x + 0.4 * size);
        const target = scene.low.map((x, k) => x - 0.2 * size + wide[k] * random());
        for (const k of [1, 2]) if (scene.dimension <= k) target[k] = 0;
        for (let again = 0; again < 3; again++) {
            const before = live.positions();
            live.drag(point, target);
            const { y, violated } = live.state, now = live.positions();
            if (!y.every(Number.isFinite) || violated.length) wrong.push([i, ...violated]);
            const apart = now.map((p, k) => Math.hypot(...p.map((x, axis) => x - before[k][axis])));
            moved = Math.max(moved, Math.max(...apart) / size);
        }
    }
    return { wrong, moved };
}"""
STATE = "() => teachmech.live.state"
PIXELS = """(place) => {
    const box = document.querySelector(".tm-canvas").getBoundingClientRect();
    const [x, y] = teachmech.live.pixels(place ?? teachmech.live.positions()[0]);
    return [box.left + x, box.top + y];
}"""


def value(page, name):
    """Return the field of a parameter or a start value."""
    return page.locator(".tm-live-value").filter(
        has=page.get_by_text(name, exact=True)
    ).get_by_role("textbox")  # fmt: skip


def typed(page, name, text):
    """Type a value and leave the field."""
    field = value(page, name)
    field.fill(text)
    field.press("Tab")


@pytest.mark.few("meridian", "four-bar", "gyroscope")
@pytest.mark.parametrize("name", portable())
def test_an_example_plays_and_follows_the_hand(page, page_errors, opened, name):
    path = opened(tm.example(name))
    assert path.stat().st_size < (LARGEST_IN_SPACE if name in examples("space") else LARGEST)
    found = page.evaluate(DRAGS, 20)
    assert found["wrong"] == []
    assert 0 < found["moved"] < 16 * 0.06  # 16 steps, each a twentieth of the picture or less
    page.get_by_role("button", name="Reset").click()
    page.get_by_role("button", name="Play").click()
    begin = tm.example(name).settings.start
    page.wait_for_function(f"() => teachmech.live.state.t > {begin}")
    page.get_by_role("button", name="Pause").click()
    assert page.locator(".tm-live-message[data-kind=error]").count() == 0
    assert page_errors == []


@pytest.mark.parametrize(
    ("method", "drift"),
    [("radau", "projection"), ("kinematic", "projection"), ("dop853", "augmented")],
)
def test_every_method_can_be_chosen_while_it_plays(page, page_errors, opened, method, drift):
    opened(tm.example("four-bar"))
    page.get_by_role("button", name="Play").click()
    page.get_by_label("method").select_option(method)
    page.get_by_label("drift").select_option(drift)
    before = page.evaluate(STATE)["t"]
    page.wait_for_function(f"() => teachmech.live.state.t > {before} + 0.05")
    page.get_by_role("button", name="Pause").click()
    state = page.evaluate(STATE)
    assert state["violated"] == []
    assert page.locator(".tm-live-message[data-kind=error]").count() == 0
    motion = tm.example("four-bar").simulate(time=(0, state["t"], state["t"]))
    size = 10 * motion.scales.coordinates
    assert np.abs(np.array(state["y"][: len(size)]) - motion.q[-1]) / size == pytest.approx(
        0, abs=1e-5
    )
    assert page_errors == []


@pytest.mark.few("rk4")
@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_what_it_shows_is_the_motion_of_python(page, opened, method):
    problem = tm.example("meridian")
    opened(problem, method=method)
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 0.3")
    page.get_by_role("button", name="Pause").click()
    state = page.evaluate(STATE)
    settings = problem.settings_with(method=method)
    count = int(state["t"] / settings.step)
    time = (0, state["t"], settings.step)
    motion = problem.simulate(time=time, method=method, compiled=False)
    assert count > 10
    assert np.hstack([motion.q[-1], motion.v[-1]]) == pytest.approx(state["y"][:-2], abs=1e-9)


def test_a_point_is_dragged_at_rest_and_the_motion_starts_there(page, page_errors, opened):
    opened(tm.example("pendulum"))
    x, y = page.evaluate(PIXELS)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(*page.evaluate(PIXELS, [-0.6, -0.8, 0]), steps=8)
    page.wait_for_function("() => Math.abs(teachmech.live.state.y[1] + 0.8) < 0.01")
    page.mouse.up()
    state = page.evaluate(STATE)
    assert np.hypot(*state["y"][:2]) == pytest.approx(1, abs=1e-9)
    assert state["y"][2:4] == [0, 0]
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 0.2")
    page.get_by_role("button", name="Restart").click()
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Home")
    page.wait_for_function("() => teachmech.live.state.t === 0")
    assert page.evaluate(STATE)["y"][:2] == pytest.approx(state["y"][:2], abs=1e-12)
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 0.1")
    page.get_by_role("button", name="Pause").click()
    page.mouse.move(*page.evaluate(PIXELS))
    page.mouse.down()
    page.mouse.move(*page.evaluate(PIXELS, [0.6, -0.8, 0]), steps=8)
    page.wait_for_function("() => Math.abs(teachmech.live.state.y[0] - 0.6) < 0.01")
    page.mouse.up()
    assert page.evaluate(STATE)["t"] == 0
    page.get_by_role("button", name="Reset").click()
    assert page.evaluate(STATE)["y"][:2] == [-1, 0]
    assert page_errors == []


def test_a_spring_pulls_a_point_in_motion_and_its_work_is_in_the_balance(page, page_errors, opened):
    opened(tm.example("pendulum"))
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 0.1")
    page.get_by_label("speed").select_option("0.01")  # a slow machine must also hit the point
    x, y = page.evaluate(PIXELS)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 200, y - 100, steps=4)
    page.wait_for_function("() => teachmech.live.pulls > 0")
    page.get_by_label("speed").select_option("1")
    before = page.evaluate(STATE)
    page.wait_for_timeout(300)
    page.mouse.up()
    page.get_by_role("button", name="Pause").click()
    state = page.evaluate(STATE)
    x1, y1, vx, vy, applied, constraint = state["y"]
    assert np.hypot(x1, y1) == pytest.approx(1, abs=1e-9)
    kinetic = (vx**2 + vy**2) / 2
    assert applied + constraint == pytest.approx(kinetic, rel=1e-8, abs=1e-6)
    assert abs(applied + 9.81 * y1) > 1e-3  # more than the weight worked
    assert before["t"] < state["t"]
    assert page_errors == []


def test_keys_do_what_the_mouse_does(page, page_errors, opened):
    opened(tm.example("pendulum"))
    page.locator(".tm-canvas").focus()
    page.keyboard.press("g")
    for _ in range(10):
        page.keyboard.press("ArrowDown")
    page.wait_for_function("() => teachmech.live.state.y[1] < -0.1")
    page.keyboard.press("Escape")
    page.keyboard.press(" ")
    page.wait_for_function("() => teachmech.live.state.t > 0.1")
    page.keyboard.press(" ")
    at = page.evaluate(STATE)["t"]
    page.keyboard.press(".")
    page.wait_for_function(f"() => teachmech.live.state.t > {at}")
    page.keyboard.press(",")
    page.wait_for_function(f"() => teachmech.live.state.t <= {at}")
    expect(page.locator(".tm-live-said")).to_contain_text("rank 1 of 1")
    assert page_errors == []


def test_a_parameter_moves_at_rest_and_in_motion(page, opened):
    opened(tm.example("pendulum"))
    typed(page, "L", "2,5")
    length = "(() => Math.hypot(teachmech.live.state.y[0], teachmech.live.state.y[1]))()"
    assert page.evaluate(length) == pytest.approx(2.5, abs=1e-9)
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 0.1")
    typed(page, "L", "2")
    page.wait_for_function("() => teachmech.live.state.t > 0.3")
    assert page.evaluate(length) == pytest.approx(2, abs=1e-9)


def test_a_start_value_is_kept_and_the_rest_follows(page, opened):
    opened(tm.example("pendulum"))
    page.get_by_text("Start", exact=True).click()
    typed(page, "x1", "0.6")
    x1, y1 = page.evaluate(STATE)["y"][:2]
    assert (x1, abs(y1)) == pytest.approx((0.6, 0.8), abs=1e-9)
    typed(page, "x1", "1.5")
    message = page.locator(".tm-live-message")
    kept = "The previous values stay."
    expect(message).to_have_text(f"there is no start nearby with x1 = 1.5. {kept}")
    expect(value(page, "x1")).to_have_value("0.6")
    typed(page, "x1", "sin(pi/6)")
    assert page.evaluate(STATE)["y"][0] == pytest.approx(0.5, abs=1e-12)
    typed(page, "x1", "x1 + 1")
    expect(message).to_have_text(f"x1: x1 + 1 is not a number. {kept}")


def test_settings_that_make_no_sense_are_told(page, opened):
    opened(tm.example("meridian"))
    page.get_by_label("step in s").fill("0")
    page.get_by_label("step in s").press("Tab")
    expect(page.locator(".tm-live-message")).to_contain_text("the step 0 s is not positive")
    page.get_by_label("step in s").fill("")
    page.get_by_label("step in s").press("Tab")
    expect(page.locator(".tm-live-message")).to_contain_text("step is empty; type a number")


@pytest.mark.thorough
def test_drift_is_seen_beside_projection(page, opened):
    opened(tm.example("meridian"), method="rk4", stabilisation="none", time=(0, 5, 0.02))
    page.get_by_role("button", name="Keep as B").click()
    page.get_by_label("drift").select_option("projection")
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 1")
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".tm-legend")).to_be_visible()
    values = page.locator(".tm-chart li").filter(has_text="largest violation")
    expect(values.locator(".tm-chart-value").first).to_have_text("rounding")
    expect(values.locator(".tm-chart-value").nth(1)).to_contain_text("e−")
    page.get_by_role("button", name="Drop B").click()
    expect(page.locator(".tm-legend")).to_be_hidden()


@pytest.mark.thorough
def test_multipliers_of_redundant_constraints_are_marked(page, opened):
    opened(tm.example("double-parallelogram"))
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 0.2")
    expect(page.locator(".tm-chart-hatched").first).to_be_attached()
    expect(page.locator(".tm-chart li").filter(has_text="(not unique)").first).to_be_visible()


def test_a_motion_that_cannot_go_on_stops_with_a_sentence(page, page_errors, opened):
    opened(tm.example("pendulum"))
    page.get_by_label("method").select_option("rk4")
    typed(page, "g", "1e200")
    page.get_by_role("button", name="Play").click()
    message = page.locator(".tm-live-message")
    expect(message).to_contain_text("The motion cannot go on after t = 0")
    expect(message).to_contain_text("the state is no longer finite")
    assert all(np.isfinite(page.evaluate(STATE)["y"]))
    typed(page, "g", "9.81")
    page.get_by_role("button", name="Restart").click()
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 0.1")
    assert page_errors == []


def test_an_address_carries_the_state(page, page_errors, opened):
    path = opened(tm.example("pendulum"), "#L=2&g=1.62&x1=0&y1=-2&vx1=1&set.method=rk4")
    state = page.evaluate(STATE)
    assert state["p"] == [1.62, 2]
    assert state["y"][:4] == pytest.approx([0, -2, 1, 0], abs=1e-9)
    expect(page.get_by_label("method")).to_have_value("rk4")
    page.evaluate(
        "() => { navigator.clipboard.writeText = async (text) => void (globalThis.copied = text); }"
    )
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".tm-live-message")).to_have_text(
        "The address with these values is copied."
    )
    copied = page.evaluate("() => copied")
    page.goto("about:blank")
    page.goto(copied)
    page.wait_for_function("() => globalThis.teachmech?.live")
    assert page.evaluate(STATE)["y"] == pytest.approx(state["y"], abs=1e-12)
    assert copied.startswith(path.as_uri())
    assert page_errors == []


def test_an_address_of_a_stranger_stays_text(page, page_errors, opened):
    names = "L=1e999&k=3&%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E=1"
    opened(tm.example("pendulum"), f"#{names}&set.method=euler&g=alert(1)&set.step=-1")
    expect(page.locator(".tm-live-message")).to_contain_text(
        "Part of the address is not used: L, k, <img"
    )
    assert page.locator("img").count() == 0
    assert page.evaluate(STATE)["p"] == [9.81, 1]
    assert page_errors == []


def test_hostile_titles_stay_text(page, page_errors, tmp_path):
    (tmp_path / "hostile.yaml").write_text("""
Title: "</script><script>alert(1)</script><img src=x onerror=alert(2)>"
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[1]], Dyna: [[0.5], 1, 0.1]}}
ProblemData: {tend: 1, positions: {A: [1, 0]}}
""")
    tm.load(tmp_path / "hostile.yaml").live().save(tmp_path / "p.html")
    page.goto((tmp_path / "p.html").as_uri())
    page.wait_for_function("() => globalThis.teachmech?.live")
    expect(page.locator("h1")).to_have_text(
        "</script><script>alert(1)</script><img src=x onerror=alert(2)>"
    )
    assert page.locator("img").count() == 0
    assert page_errors == []


@pytest.mark.few("reduce")
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_plays_by_itself_where_motion_is_to_be_reduced(page, page_errors, opened, motion):
    page.emulate_media(reduced_motion=motion)
    opened(tm.example("pendulum"))
    page.evaluate("() => teachmech.live.start()")
    page.wait_for_timeout(300)
    play = page.get_by_role("button", name="Play" if motion == "reduce" else "Pause")
    expect(play).to_be_focused()
    assert (page.evaluate(STATE)["t"] == 0) == (motion == "reduce")
    assert page_errors == []


def test_a_whole_motion_goes_on_from_where_a_hand_took_it(page, page_errors, opened):
    opened(tm.example("pendulum"))
    page.get_by_label("whole motion").check()
    page.wait_for_function("() => Number(document.querySelector('.tm-scrub').max) === 10")
    page.get_by_label("speed").select_option("0.1")
    page.get_by_label("time", exact=True).fill("4.7")  # nearly at rest
    before = page.evaluate(STATE)
    assert before["t"] == pytest.approx(4.7, abs=0.02)
    page.get_by_role("button", name="Play").click()
    page.wait_for_timeout(200)
    page.mouse.move(*page.evaluate(PIXELS))
    page.mouse.down()
    page.mouse.move(*page.evaluate(PIXELS, [0.9, 0.3, 0]), steps=4)
    page.wait_for_function("() => teachmech.live.pulls > 0")
    page.wait_for_timeout(300)
    page.mouse.up()
    page.get_by_role("button", name="Pause").click()
    state = page.evaluate(STATE)
    assert state["t"] > before["t"] and np.hypot(*state["y"][:2]) == pytest.approx(1, abs=1e-9)
    assert abs(state["y"][4] + 9.81 * state["y"][1]) > 1e-3  # the pull has also done work
    page.get_by_role("button", name="Restart").click()
    assert page.evaluate(STATE)["t"] == 0
    assert page_errors == []


def test_a_point_goes_by_two_presses_to_the_second_one(page, page_errors, opened):
    opened(tm.example("pendulum"))
    pixels = """(place) => {
        const { live: { display: { picture }, state } } = teachmech;
        const box = picture.canvas.getBoundingClientRect();
        const [x, y] = picture.pixels(place ?? state.y.slice(0, 2));
        return [box.left + x, box.top + y]; }"""
    state = "() => [...teachmech.live.state.y.slice(0, 2)]"
    page.mouse.click(*page.evaluate(pixels))
    start, before = page.evaluate(state), page.evaluate(pixels, [0, 0, 0])
    page.mouse.move(before[0] - 60, before[1] + 90)
    page.mouse.down()
    page.mouse.move(before[0] - 20, before[1] + 90, steps=4)
    page.mouse.up()
    assert page.evaluate(state) == start  # a drag elsewhere does not move the point
    page.mouse.click(*page.evaluate(pixels, [0.6, -0.8, 0]))
    assert page.evaluate(state) == pytest.approx([0.6, -0.8], abs=0.01)
    page.mouse.click(*page.evaluate(pixels, [-0.6, -0.8, 0]))  # nothing is selected any more
    assert page.evaluate(state) == pytest.approx([0.6, -0.8], abs=0.01)
    assert page_errors == []


@pytest.mark.thorough
def test_the_whole_motion_changes_while_its_start_is_dragged(page, page_errors, opened):
    opened(tm.example("pendulum"))
    page.get_by_label("whole motion").check()
    line = page.locator(".tm-chart-lines path[stroke]").first
    before = line.get_attribute("d")
    page.mouse.move(*page.evaluate(PIXELS))
    page.mouse.down()
    page.mouse.move(*page.evaluate(PIXELS, [-0.6, -0.8, 0]), steps=6)
    expect(line).not_to_have_attribute("d", before)
    spread = "() => document.querySelector('.tm-chart-lines path[stroke]').getBBox().width"
    page.wait_for_function(f"() => ({spread})() > 200")  # to the end, and the button is still down
    page.mouse.up()
    assert page.evaluate(STATE)["y"][:2] == pytest.approx([-0.6, -0.8], abs=0.02)
    assert page_errors == []


def test_it_works_in_a_frame_without_rights(page, page_errors, tmp_path):
    tm.example("four-bar").live().save(tmp_path / "p.html")
    frame = '<iframe sandbox="allow-scripts" src="p.html" width="900" height="900"></iframe>'
    (tmp_path / "course.html").write_text(f"<!DOCTYPE html><body>{frame}", encoding="utf-8")
    page.goto((tmp_path / "course.html").as_uri())
    inside = page.frame_locator("iframe")
    inside.get_by_role("button", name="Play").click()
    expect(inside.locator(".tm-clock")).to_have_text(re.compile("t = ([1-9]|0.[1-9]).* s"))
    inside.get_by_role("button", name="Pause").click()
    inside.get_by_role("button", name="Copy link").click()
    expect(inside.locator(".tm-live-message")).to_contain_text("The address with these values")
    assert page_errors == []


@pytest.mark.thorough
def test_a_notebook_hears_what_was_set(lab, page, page_errors):
    cells = [
        "import teachmech as tm\nlive = tm.example('pendulum').live()\nlive",
        "print(live.parameters, round(live.time, 3))",
    ]
    open_notebook(lab, page, cells, "live")
    inside = page.frame_locator(".jp-OutputArea iframe")
    field = inside.locator(".tm-live-value").filter(
        has=inside.get_by_text("L", exact=True)
    ).get_by_role("textbox")  # fmt: skip
    field.fill("2.5")
    field.press("Tab")
    page.wait_for_timeout(500)
    run_cell(page, 1)
    expect(page.get_by_text("{'L': 2.5} 0.0")).to_be_visible()
    assert page_errors == []


PUSHED = """
PhysicalParams: {L: 1, m: 2}
Units: {w: N, u: N}
Inputs:
  w: 3*cos(t) - L*vA_y
  u: {times: [0, 0.4, 1, 3/2], values: [1, -2, 4, 0]}
  f: {times: [0, 0.3], values: [5, 1], between: hold}
  M: 0.2
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}}
AppliedForces: {Gravity: [], Forces: {A: [u + 3*w, f]}, Torques: {OA: M}}
ProblemData: {tend: 4, positions: {A: [1]}}
"""


@pytest.mark.few("four-bar")
@pytest.mark.parametrize(
    "name", ["four-bar", "slider-crank", "andrews", "double-parallelogram", "pushed"]
)
def test_the_forces_of_joints_in_the_page_are_those_of_python(page, page_errors, name):
    """At the stored states of a motion, with their accelerations and multipliers."""
    mechanism = tm.Mechanism.loads(PUSHED) if name == "pushed" else tm.example(name)
    end = mechanism.settings.end / 20
    motion = mechanism.simulate(time=(0, end, end / 5))
    joints = mechanism.joints(motion)
    assert [*joints.expressions] == [*joints.reactions]
    source = LivePicture.of(motion, joints=joints).program
    offered = "globalThis.forces = problem.jointForces;"
    page.add_script_tag(type="module", content=f"{bundle('live_page')}\n{source}\n{offered}")
    page.wait_for_function("() => globalThis.forces")
    p = list(motion.system.parameter_values.values())
    expected = np.column_stack([*joints.reactions.values()])
    largest = np.abs(expected).max()
    for k, t in enumerate(motion.t):
        state = [motion.q[k], motion.v[k], p, motion.a[k], motion.multipliers[k]]
        given = [float(t), *(np.asarray(part, dtype=float).tolist() for part in state)]
        found = page.evaluate("(given) => [...forces(...given)]", given)
        assert np.array(found) == pytest.approx(expected[k], abs=1e-11 * largest)
    assert page_errors == []


@pytest.mark.thorough
def test_the_friction_cone_in_the_page_is_that_of_python(page, page_errors, opened):
    """With the coefficient that a reader sets, and next to the contact force."""
    line = tm.Constraint("y >= k*x", "line", friction="mu", static="mus")
    values = {"m": 2, "g": 9.81, "k": 0.4, "mu": 0.5, "mus": 0.7}
    start = {"vx": 1, "vy": "k"}
    incline = tm.System(["x", "y"], ["m", "m"], [0, "-m*g"], [line], values, start,
                        points={"P": ["x", "y"]})  # fmt: skip
    opened(incline, time=(0, 1, 0.01), method="dop853")
    expect(page.get_by_label("friction cone", exact=True)).to_be_checked()
    typed(page, "mu", "0.3")
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 0.1")
    page.get_by_role("button", name="Pause").click()
    drawn = "() => teachmech.live.motions.first.recording.data.forces.map((kind) => [...kind])"
    _, force, cone = (np.array(kind[:15]) for kind in page.evaluate(drawn))
    normal = 2 * 9.81 * np.array([-0.4, 1]) / 1.16
    slide = 0.3 * np.linalg.norm(normal) * np.array([1, 0.4]) / np.sqrt(1.16)
    _, inside, axis, radius, _ = cone.reshape(5, 3)[:, :2]
    assert axis == pytest.approx(normal, rel=1e-9)
    assert np.abs(radius) == pytest.approx(slide, rel=1e-9)
    assert force[:2] == pytest.approx(normal - slide, rel=1e-9)  # it moves up, on one edge
    assert inside == pytest.approx(force[:2], rel=1e-9)
    assert page_errors == []


@pytest.mark.few("text0")
@pytest.mark.parametrize("text", [DISK, SLEEVE, BALL])
def test_the_cones_of_a_mechanism_in_the_page_are_those_of_python(page, page_errors, opened, text):
    problem = tm.Mechanism.loads(text)
    opened(problem, time=(0, 0.1, 0.01))
    expect(page.get_by_label("friction cone", exact=True)).to_be_checked()
    drawn = "() => [...teachmech.live.motions.first.recording.data.forces.at(-1)]"
    (cones,) = (kind for kind in Scene.of(problem.simulate()).forces if kind.cone)
    found = np.reshape(page.evaluate(drawn), (-1, *cones.cones.shape[1:]))[0]
    assert found == pytest.approx(cones.cones[0], rel=1e-5, abs=1e-5)
    assert page_errors == []


def test_inputs_that_are_not_numbers_show_their_present_values(page, page_errors, opened):
    opened(tm.Mechanism.loads(PUSHED))
    rows = page.locator(".tm-live-input")
    assert rows.locator(".tm-live-name").all_inner_texts() == ["w", "u", "f"]
    assert rows.locator(".tm-live-unit").all_inner_texts() == ["N", "N", ""]
    words = rows.locator(".tm-live-text").all_inner_texts()
    assert words[1:] == [
        "4 samples from 0 to 1.5 s, with lines between them",
        "2 samples from 0 to 0.3 s, held until the next",
    ]
    slider = page.locator(".tm-live-value").filter(has=page.get_by_text("M", exact=True))
    expect(slider.get_by_role("textbox")).to_have_value("0.2")
    expect(rows.get_by_role("textbox")).to_have_count(0)
    assert rows.locator(".tm-live-now").all_inner_texts() == ["3", "1", "5"]
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 0.5")
    page.get_by_role("button", name="Pause").click()
    typed(page, "L", "1.2")
    shown = page.locator(".tm-live-now")
    expect(shown.last).to_have_text("1")
    state = page.evaluate(STATE)
    t, vy, length = state["t"], state["y"][4], state["p"][0]
    expected = [3 * np.cos(t) - length * vy, np.interp(t, [0, 0.4, 1, 1.5], [1, -2, 4, 0])]
    found = [float(text) for text in shown.all_inner_texts()]
    assert found[:2] == pytest.approx(expected, rel=1e-3, abs=1e-3)
    assert page_errors == []


def test_joint_forces_run_along_and_are_drawn_as_arrows(page, page_errors, opened):
    path = opened(tm.example("jansen"))
    assert path.stat().st_size < LARGEST
    page.get_by_label("Joint forces", exact=True).check()
    page.get_by_label("joint forces", exact=True).check()
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 0.2")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_text("joint forces in N")).to_be_visible()
    values = page.locator(".tm-chart li").filter(has_text="on").locator(".tm-chart-value")
    assert len({*values.all_inner_texts()} - {"–"}) > 3
    assert page_errors == []


def test_a_panel_that_two_charts_have_is_drawn_once(page, page_errors, opened):
    opened(tm.example("pendulum"))
    for title in ("Energy", "Errors"):
        page.get_by_label(title, exact=True).check()
    expect(page.get_by_text("largest |violation|")).to_have_count(1)
    expect(page.get_by_text("energy change, work in J")).to_have_count(1)
    expect(page.locator(".tm-chart-name").get_by_text("|energy imbalance|")).to_have_count(1)
    page.get_by_label("Errors", exact=True).uncheck()
    expect(page.get_by_text("largest |violation|")).to_have_count(0)
    expect(page.locator(".tm-chart-name").get_by_text("|energy imbalance|")).to_have_count(1)
    assert page_errors == []


def test_outlines_in_the_page_are_those_of_python(page):
    cases = [
        [[0, 0]],
        [[0, 0], [2, 1]],
        [[0, 0], [2, 0], [1, 1], [1, 0.2]],
        [[1, 1], [1, 1], [0, 3]],
    ]
    random = np.random.default_rng(1)
    cases += random.uniform(-1, 1, (5, 7, 2)).tolist()
    import_module(page, "animation/hull.js", "roundedHull")
    for places in cases:
        found = page.evaluate(f"() => roundedHull({json.dumps(places)}, 0.3, {ARC})")
        assert np.array(found) == pytest.approx(
            rounded_hull(np.array(places, float), 0.3), abs=1e-12
        )


@pytest.mark.few("jansen")
@pytest.mark.parametrize("name", live_pages.PAGES)
def test_a_lecture_is_given_with_the_keyboard(page, page_errors, tmp_path, name):
    lecture = live_pages.LECTURES / f"{name}.yaml"
    text = live_pages.PAGES[name].html(lecture)
    assert len(text) < LARGEST
    (tmp_path / "p.html").write_text(text, encoding="utf-8")
    page.goto((tmp_path / "p.html").as_uri())
    steps = page.evaluate("() => teachmech.live.given.lecture")
    assert len(steps) > 1
    for k, step in enumerate(steps):
        expect(page.locator(".tm-lecture-count")).to_have_text(f"{k + 1} of {len(steps)}")
        expect(page.get_by_role("heading", name=step["title"])).to_be_visible()
        expect(page.locator(".tm-lecture p")).to_have_text(step["text"])
        shown = page.locator("input:checked + span, label:has(input:checked)").all_inner_texts()
        assert set(step["charts"]) <= {text.strip() for text in shown}
        if hidden := step.get("hide"):
            page.wait_for_function(HIDES, arg=hidden)
            page.keyboard.press("PageDown")
        page.wait_for_function(HIDES, arg=[])
        if step.get("play"):
            page.wait_for_function("() => teachmech.live.state.t > 0.1")
        values = page.evaluate("() => teachmech.live.state.p")
        names = list(page.evaluate("() => teachmech.live.problem.parameters"))
        asked = step["values"]["parameters"]
        assert {n: values[names.index(n)] for n in asked} == asked
        page.keyboard.press("PageDown")
    page.keyboard.press("PageUp")
    expect(page.locator(".tm-lecture-count")).to_have_text(f"{len(steps) - 1} of {len(steps)}")
    page.reload()
    expect(page.locator(".tm-lecture-count")).to_have_text(f"{len(steps) - 1} of {len(steps)}")
    assert page.locator(".tm-live-message").get_attribute("data-kind") != "error"
    assert page_errors == []


@pytest.mark.thorough
def test_a_step_of_a_lecture_begins_anew_and_reset_returns_to_it(page, page_errors, tmp_path):
    (tmp_path / "steps.yaml").write_text(
        "steps:\n"
        "  - {title: long, parameters: {L: 2}, start: {x1: 2, y1: 0}, charts: Energy}\n"
        "  - {title: two, B: {parameters: {g: 1.62}}, whole: yes, time: 0.5}\n"
    )
    live = tm.example("pendulum").live(time=(0, 2, 0.01), lecture=tmp_path / "steps.yaml")
    live.save(tmp_path / "p.html")
    page.goto((tmp_path / "p.html").as_uri())
    state = page.evaluate(STATE)
    assert (state["p"][1], state["y"][:2]) == (2, [2, 0])
    typed(page, "L", "3")
    page.wait_for_function("() => teachmech.live.state.p[1] === 3")
    page.get_by_role("button", name="Reset").click()
    assert page.evaluate(STATE)["p"][1] == 2
    page.get_by_title("the next step (Page Down)").click()
    page.wait_for_function("() => teachmech.live.state.t === 0.5")
    motion = tm.example("pendulum").simulate(time=(0, 0.5))
    assert page.evaluate(STATE)["y"][:2] == pytest.approx(motion.q[-1], abs=1e-7)
    second = page.evaluate("() => teachmech.live.motions.second.p")
    assert second[0] == 1.62
    assert second[1] == 1
    assert page_errors == []


@pytest.mark.thorough
def test_a_link_of_a_lecture_keeps_the_step_and_what_was_changed_in_it(page, page_errors, tmp_path):
    (tmp_path / "steps.yaml").write_text(
        "steps:\n"
        "  - {title: one}\n"
        "  - {title: two, parameters: {L: 2}, start: {x1: 2, y1: 0}, own: {curves: x1}}\n"
    )
    path = tmp_path / "p.html"
    tm.example("pendulum").live(time=(0, 2, 0.01), lecture=tmp_path / "steps.yaml").save(path)

    def link():
        return page.evaluate("() => teachmech.live.lecture.addressWith(teachmech.live.address)")

    def step():
        return page.locator(".tm-lecture-count").inner_text()

    def opened(address):
        page.goto("about:blank")
        page.goto(f"{path.as_uri()}{address}")
        page.wait_for_function("() => globalThis.teachmech?.live")
        return page.evaluate(STATE)

    opened("#step.2")
    assert link() == "#step.2"
    typed(page, "g", "1.62")
    page.wait_for_function("() => teachmech.live.state.p[0] === 1.62")
    changed = link()
    state = opened(changed)
    assert (step(), state["p"][:2], state["y"][:2]) == ("2 of 2", [1.62, 2], [2, 0])
    assert link() == changed
    typed(page, "g", "9.81")
    page.wait_for_function("() => teachmech.live.state.p[0] === 9.81")
    assert link() == "#step.2"
    # values as in the problem, in a step that has others; a link without a step
    for address, count in [("#step.2&", "2 of 2"), ("#L=3&x1=3", "1 of 2")]:
        length = opened(address)["p"][1]
        assert (step(), length) == (count, 3 if "L" in address else 1)
    opened("#step.9")
    assert step() == "1 of 2"
    expect(page.locator(".tm-live-message")).to_contain_text("step.9")
    assert page_errors == []


@pytest.mark.few("1280-720")
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_projector_shows_picture_values_and_two_charts_in_large_letters(
    page, page_errors, opened, width, height
):
    page.set_viewport_size({"width": width, "height": height})
    opened(tm.example("four-bar"), time=(0, 2, 0.01))
    page.locator(".tm-canvas").press("p")
    page.wait_for_function(f"() => document.querySelector('.tm-live').clientWidth === {width}")
    shown = [".tm-canvas", ".tm-chart > div:nth-of-type(2) .tm-chart-legend"]
    # the next picture, whose charts know the height of their legends
    page.wait_for_function(
        "(at) => document.querySelector(at).getBoundingClientRect().bottom <= innerHeight",
        arg=shown[1],
    )
    for part in shown:
        box = page.locator(part).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
    size = "one => parseFloat(getComputedStyle(one).fontSize)"
    for part in (".tm-live-values input[type=text]", ".tm-chart"):
        assert page.locator(part).first.evaluate(size) > 0.02 * height
    page.locator(".tm-canvas").press("p")
    expect(page.get_by_role("button", name="Projector", exact=True)).to_be_visible()
    assert page_errors == []


def test_picture_values_and_charts_share_a_screen_and_a_phone_keeps_the_picture(page, opened):
    page.set_viewport_size({"width": 1400, "height": 900})
    opened(tm.example("four-bar"), time=(0, 2, 0.01))
    for part in (".tm-canvas", ".tm-live-values", ".tm-chart-lines"):
        box = page.locator(part).first.bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 900
    page.set_viewport_size({"width": 390, "height": 844})
    slider = page.locator(".tm-live-values input[type=range]").last
    slider.scroll_into_view_if_needed()
    picture, moved = page.locator(".tm-canvas").bounding_box(), slider.bounding_box()
    assert picture["y"] == pytest.approx(0, abs=1)
    assert moved["y"] > picture["y"] + picture["height"] > 200


def test_a_thread_goes_slack_where_its_page_says(page):
    """T = m (v^2 - g y)/L vanishes at y = (v0^2 - 2 g L)/(3 g), by energy."""
    start = {"x1": 0, "y1": -1, "vx1": 6, "vy1": 0}
    motion = tm.example("pendulum").simulate(start=start, time=(0, 2), until="lambda1 = 0")
    assert motion["y1"][-1] == pytest.approx((36 - 2 * 9.81) / (3 * 9.81), abs=1e-8)
    assert "0.56 m" in (live_pages.LECTURES / "thread.yaml").read_text(encoding="utf-8")


def test_the_walk_of_jansens_leg_is_as_its_page_says():
    jansen = tm.example("jansen")

    def low(**lengths):
        motion = jansen.simulate(time=(0, 1, 0.005), method="dop853", parameters=lengths)
        x, y = motion["H_x"], motion["H_y"]
        near = y < y.min() + 0.03
        return near.mean(), np.ptp(x[near])

    part, length = low()
    assert (part, length) == pytest.approx((0.6, 0.68), abs=0.01)
    values = jansen.system.parameter_values
    assert all(low(**{name: 1.05 * values[name]})[0] < 0.5 for name in "eh")
    with pytest.raises(tm.SimulationError):
        low(k=1.05 * values["k"])


@pytest.mark.few("True")
@pytest.mark.parametrize("playing", [False, True])
def test_a_value_with_which_nothing_can_move_is_refused(page, page_errors, opened, playing):
    mass, forces = ["m", "m"], [0, "-m*g/(k - 1)"]
    values = {"m": 1, "g": 9.81, "k": 2}
    system = tm.System(["x", "y"], mass, forces, ["x^2 + y^2 = 1"], values, start={"x": 1})
    opened(system, time=(0, 5, 0.01), method="dop853")
    if playing:
        page.get_by_role("button", name="Play").click()
        page.wait_for_function("() => teachmech.live.state.t > 0.1")
    for name, text in (("m", "0"), ("k", "1")):
        typed(page, name, text)
        expect(page.locator(".tm-live-message")).to_contain_text("The previous values stay.")
    assert page.evaluate(STATE)["p"] == [1, 9.81, 2]
    expect(value(page, "m")).to_have_value("1")
    typed(page, "m", "3")
    page.wait_for_function("() => teachmech.live.state.p[0] === 3")
    expect(page.locator(".tm-live-message")).not_to_contain_text("previous values")
    if not playing:
        page.get_by_role("button", name="Play").click()
    at = page.evaluate(STATE)["t"]
    page.wait_for_function(f"() => teachmech.live.state.t > {at}")
    assert page_errors == []


def test_a_finger_leads_a_point_and_scrolls_elsewhere(page, page_errors, opened):
    page.set_viewport_size({"width": 390, "height": 700})
    opened(tm.example("pendulum"))
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def swipe(begin, end):
        for k in range(11):
            x, y = (a + (b - a) * k / 10 for a, b in zip(begin, end, strict=True))
            kind = "touchMove" if k else "touchStart"
            points = [{"x": x, "y": y}]
            client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    swipe(page.evaluate(PIXELS), page.evaluate(PIXELS, [-0.6, -0.8, 0]))
    page.wait_for_function("() => Math.abs(teachmech.live.state.y[1] + 0.8) < 0.02")
    assert page.evaluate("scrollY") == 0
    y1 = page.evaluate(STATE)["y"][1]
    x, y = page.evaluate(PIXELS, [0.6, -0.5, 0])
    swipe((x, y), (x, y - 200))
    page.wait_for_function("() => scrollY > 50")
    assert page.evaluate(STATE)["y"][1] == y1
    client.detach()
    assert page_errors == []


def test_an_address_with_which_nothing_can_move_leaves_the_page_as_at_first(
    page, page_errors, opened
):
    system = tm.System(["x"], ["m"], ["-1/(k - 1)"], parameters={"m": 1, "k": 2}, start={"x": 1})
    opened(system, "#k=1", time=(0, 5, 0.01), method="dop853")
    message = page.locator(".tm-live-message")
    said = "Part of the address is not used: the acceleration is not finite there"
    expect(message).to_have_text(said)
    assert page.evaluate(STATE)["p"] == [1, 2]
    assert page_errors == []


SIZES = """() => {
    const of = (selector) => [...document.querySelectorAll(selector)].find((e) => e.clientWidth);
    const [box, field] = [of(".tm-live-value input[type=range]"), of(".tm-live-name")];
    const letters = (e) => parseFloat(getComputedStyle(e).fontSize);
    const chart = document.querySelector(".tm-chart-lines");
    return {
        slider: box.getBoundingClientRect().width, letters: letters(field),
        axis: chart.getScreenCTM().a * letters(chart.querySelector("text")),
        canvas: of(".tm-canvas").clientHeight, wide: document.documentElement.scrollWidth,
    };
}"""


AT_THE_END = """() => { // of a motion that was computed whole
    const scrub = document.querySelector(".tm-scrub");
    scrub.value = scrub.max;
    scrub.dispatchEvent(new Event("input"));
    return teachmech.live.state.t === Number(scrub.max);
}"""


@pytest.mark.few("size1")
@pytest.mark.parametrize("size", [(1280, 900), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_what_fills_the_screen_has_larger_letters_and_sliders_of_their_size(page, opened, size):
    page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    opened(tm.example("pendulum"))
    page.wait_for_selector(".tm-chart-lines text")
    before = page.evaluate(SIZES)
    page.get_by_role("button", name="Full screen").click()
    expect(page.get_by_role("button", name="Leave full screen")).to_be_visible()
    page.wait_for_function(f"(now) => ({SIZES})().axis > 1.2 * now.axis", arg=before)
    now = page.evaluate(SIZES)
    grown = now["letters"] / before["letters"]
    assert grown > 1.2
    assert now["slider"] > 0.95 * grown * before["slider"]
    assert now["axis"] == pytest.approx(grown * before["axis"], rel=1e-3)
    assert now["canvas"] > 0.65 * size[1]
    assert now["wide"] == size[0]
    # a position in a chart means the time of its cursor
    page.get_by_label("whole motion").check()
    page.wait_for_function(AT_THE_END)
    chart = page.locator(".tm-chart-lines").first
    chart.scroll_into_view_if_needed()
    box = chart.bounding_box()
    x = box["x"] + 0.3 * box["width"]
    page.mouse.click(x, box["y"] + 0.4 * box["height"])
    page.wait_for_function(
        """(x) => {
            const cursor = document.querySelector(".tm-chart-cursor");
            const { left, width } = cursor.getBoundingClientRect();
            return Math.abs(left + width / 2 - x) < 3;
        }""",
        arg=x,
    )


RESIZED = """async () => { // the scale of a chart, two pictures after it has another width
    const picture = () => new Promise(requestAnimationFrame), scales = [];
    const of = (name) => document.querySelector(name), box = of(".tm-live");
    for (let wide = 600; wide < 920; wide += 40) {
        box.style.maxWidth = `${wide}px`;
        for (let k = 0; k < 3; k++) await picture();
        const chart = of(".tm-chart-lines");
        scales.push(chart.getBoundingClientRect().width / chart.viewBox.baseVal.width);
    }
    return scales;
}"""


def test_a_chart_is_drawn_for_its_new_width_with_the_next_picture(page, opened):
    opened(tm.example("pendulum"))
    page.get_by_role("button", name="Play").click()
    page.wait_for_selector(".tm-chart-lines text")
    assert page.evaluate(RESIZED) == pytest.approx([1] * 8, rel=2e-3)


FALLS = "The rank of the constraints falls from 4 to 3 at t = 3 s: more than one motion may go on"


@pytest.mark.thorough
def test_a_rank_that_falls_is_said_as_in_python_until_something_is_set(page, opened, page_errors):
    problem = tm.example("meridian")
    motion = problem.simulate(stabilisation="none")
    assert motion.warnings()[-1].startswith("A loses rank at t = 3 s: more than one motion may go")
    opened(problem, method="lsoda")  # which is DOP853 in the page, as a note says
    message = page.locator(".tm-live-message")
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 3.1")
    expect(message).to_contain_text(f"here it is dop853. · {FALLS}")
    assert message.get_attribute("data-kind") == "note"
    page.get_by_role("button", name="Restart").click()
    expect(message).to_be_empty()
    page.get_by_label("whole motion").check()
    expect(message).to_contain_text(FALLS)
    assert page_errors == []


# Let performance.now() advance by three milliseconds with each call, as on a machine under load.
SLOWLY = """() => {
    const now = performance.now.bind(performance);
    let calls = 0;
    performance.now = () => now() + 3 * calls++;
}"""


def test_the_stored_times_of_a_whole_motion_do_not_depend_on_the_speed_of_the_machine(page, opened):
    opened(tm.example("meridian"), method="dop853")
    times = []
    for change in (None, SLOWLY):
        if change:
            page.get_by_label("whole motion").uncheck()
            page.evaluate(change)
        page.get_by_label("whole motion").check()
        page.wait_for_function("() => teachmech.live.motions.complete")
        times.append(page.evaluate("() => [...teachmech.live.motions.first.recording.times.all]"))
    assert times[0] == times[1]
    expect(page.locator(".tm-live-message")).to_contain_text(FALLS)


@pytest.mark.thorough
def test_a_rank_that_stays_is_not_said(page, opened):
    opened(tm.example("double-parallelogram"))  # its constraints are redundant throughout
    page.get_by_label("whole motion").check()
    page.wait_for_function(AT_THE_END)
    expect(page.locator(".tm-live-message")).to_be_empty()


# --- what a link carries, and what is refused ---------------------------------------------------

COPIED = """() => new Promise((done) => {
    navigator.clipboard.writeText = async (text) => done(text.split("#")[1] ?? "");
    [...document.querySelectorAll("button")].find((b) => b.textContent === "Copy link").click();
})"""


def follow_link(page, copied):
    """Open a link in a page that was never there."""
    address = page.url.split("#")[0]
    page.goto("about:blank")
    page.goto(f"{address}#{copied}")
    page.wait_for_function("() => globalThis.teachmech?.live")


def names_in(copied):
    return [pair.split("=")[0] for pair in copied.split("&") if pair]


def message(page):
    return page.locator(".tm-live-message")


def test_a_link_carries_the_parameter_that_was_moved_and_its_page_takes_other_lengths(page, opened):
    opened(tm.example("four-bar"))
    typed(page, "p", "0.12")
    state = page.evaluate(STATE)
    copied = page.evaluate(COPIED)
    assert copied == "p=0.12"
    follow_link(page, copied)
    assert page.evaluate(STATE)["y"] == pytest.approx(state["y"], abs=1e-9)
    typed(page, "c", "0.23")
    expect(message(page)).to_be_empty()
    assert page.evaluate(STATE)["p"][1] == 0.23
    assert page.evaluate(COPIED) == "c=0.23&p=0.12"


def test_a_link_carries_what_a_slider_passed_on_its_way_only_where_it_rests(page, opened):
    opened(tm.example("four-bar"))
    box = page.locator(".tm-live-value").filter(has=page.get_by_text("b", exact=True))
    box.get_by_role("slider").focus()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    state = page.evaluate(STATE)
    copied = page.evaluate(COPIED)
    assert names_in(copied) == ["b"]
    follow_link(page, copied)
    assert page.evaluate(STATE)["y"] == pytest.approx(state["y"], abs=1e-9)


def test_a_link_carries_a_start_that_was_typed_and_what_follows_is_found_again(page, opened):
    opened(tm.example("pendulum"))
    page.get_by_text("Start", exact=True).click()
    typed(page, "x1", "0.6")
    typed(page, "L", "2")
    state = page.evaluate(STATE)
    assert np.hypot(*state["y"][:2]) == pytest.approx(2, abs=1e-9)
    copied = page.evaluate(COPIED)
    assert copied == "L=2&x1=0.6"
    follow_link(page, copied)
    assert page.evaluate(STATE)["y"] == pytest.approx(state["y"], abs=1e-9)
    typed(page, "L", "3")
    assert np.hypot(*page.evaluate(STATE)["y"][:2]) == pytest.approx(3, abs=1e-9)
    assert page.evaluate(STATE)["y"][0] == 0.6


def test_a_link_carries_where_a_hand_led_and_its_page_takes_other_lengths(page, opened):
    opened(tm.example("pendulum"))
    page.evaluate("() => teachmech.live.drag(0, [-0.6, -0.8, 0])")
    typed(page, "L", "1.5")
    state = page.evaluate(STATE)
    copied = page.evaluate(COPIED)
    assert set(names_in(copied)) == {"L", "at.x1", "at.y1"}
    follow_link(page, copied)
    assert page.evaluate(STATE)["y"] == pytest.approx(state["y"], abs=1e-9)
    typed(page, "L", "1")
    expect(message(page)).to_be_empty()
    assert page.evaluate(STATE)["y"][:2] == pytest.approx([-0.6, -0.8], abs=0.02)


def test_a_link_carries_a_start_off_the_constraints(page, opened):
    opened(tm.example("pendulum"))
    page.get_by_text("Start", exact=True).click()
    page.get_by_label("allow a start off the constraints").check()
    typed(page, "y1", "-0.5")
    copied = page.evaluate(COPIED)
    follow_link(page, copied)
    assert page.evaluate(STATE)["y"][:2] == [-1, -0.5]
    assert page.get_by_label("allow a start off the constraints").is_checked()


@pytest.mark.few("Tab")
@pytest.mark.parametrize("key", ["Tab", "Enter"])
def test_a_value_that_is_refused_leaves_its_field_and_play_leaves_the_message(page, opened, key):
    opened(tm.example("pendulum"))
    page.get_by_text("Start", exact=True).click()
    box = page.locator(".tm-live-value").filter(has=page.get_by_text("x1", exact=True))
    slider, reach = box.get_by_role("slider"), box.get_by_role("slider").get_attribute("max")
    for field, wrong, kept in (
        (value(page, "x1"), "7", "-1"),
        (value(page, "x1"), "seven", "-1"),
        (page.get_by_role("textbox", name="tolerance"), "-2", None),
    ):
        before = kept or field.input_value()
        field.fill(wrong)
        field.press(key)
        expect(message(page)).to_contain_text("The previous values stay.")
        expect(field).to_have_value(before)
        said = message(page).text_content()
        page.get_by_role("button", name="Play").click()
        page.wait_for_function("() => teachmech.live.state.t > 0.1")
        page.get_by_role("button", name="Pause").click()
        expect(message(page)).to_have_text(said)
        page.get_by_role("button", name="Restart").click()
        expect(message(page)).to_be_empty()
    assert slider.get_attribute("max") == reach


# --- time, and messages during a run ------------------------------------------------------------

# Each picture advances a clock by this number of milliseconds.
SLOW_PICTURES = """
    globalThis.fake = 0;
    let due = new Map(), count = 0;
    performance.now = () => fake;
    globalThis.requestAnimationFrame = (draw) => due.set(++count, draw) && count;
    globalThis.cancelAnimationFrame = (id) => due.delete(id);
    setInterval(() => {
        const drawn = due;
        due = new Map();
        fake += STEP;
        for (const draw of drawn.values()) draw(fake);
    }, 1);
    Object.defineProperty(document, "hidden", { value: false, writable: true });
"""


TIMES = "() => [teachmech.live.state.t, fake]"


@pytest.fixture
def slow(context, tmp_path):
    """Return a function that opens the live picture of a problem with pictures that come slowly."""
    pages = []

    def open_it(problem, milliseconds, **how):
        page = context.new_page()
        pages.append(page)
        page.add_init_script(SLOW_PICTURES.replace("STEP", str(milliseconds)))
        problem.live(**how).save(tmp_path / "live.html")
        page.goto((tmp_path / "live.html").as_uri())
        page.wait_for_function("() => globalThis.teachmech?.live")
        return page

    yield open_it
    for page in pages:
        page.close()


@pytest.mark.few("rk4")
@pytest.mark.parametrize("method", ["dop853", "rk4"])
def test_four_pictures_a_second_show_the_time_of_the_clock_and_no_polygon(slow, method):
    page = slow(tm.example("pendulum"), 250, method=method)
    page.evaluate("() => teachmech.live.play()")
    page.wait_for_function("() => teachmech.live.state.t > 0.3")
    t0, then = page.evaluate(TIMES)
    page.wait_for_function("(t) => teachmech.live.state.t > t + 3.5", arg=t0)
    t, now = page.evaluate(TIMES)
    assert t - t0 == pytest.approx((now - then) / 1000, abs=0.02)  # a step of RK4 at most
    expect(message(page)).to_be_empty()
    line = "() => document.querySelector('.tm-chart-lines path[stroke^=\"#\"]').getAttribute('d')"
    page.wait_for_function(f"() => ({line})().split('L').length > 60 * 3")


def test_a_picture_every_two_seconds_says_how_slow_the_time_is(slow):
    page = slow(tm.example("pendulum"), 2000)
    page.evaluate("() => teachmech.live.play()")
    expect(message(page)).to_contain_text("instead of 1 ×")
    assert message(page).get_attribute("data-kind") == "progress"
    page.evaluate("() => teachmech.live.pause()")
    expect(message(page)).to_be_empty()


def test_a_hidden_tab_rests_and_goes_on_where_it_was(slow):
    page = slow(tm.example("pendulum"), 20)
    page.evaluate("() => teachmech.live.play()")
    page.wait_for_function("() => teachmech.live.state.t > 0.1")
    page.evaluate("() => { document.hidden = true; }")
    t0, then = page.evaluate(TIMES)
    page.wait_for_function("(then) => fake > then + 5000", arg=then)
    assert page.evaluate(STATE)["t"] == t0
    begun = page.evaluate("() => { document.hidden = false; return fake; }")
    page.wait_for_function("(t) => teachmech.live.state.t > t + 0.5", arg=t0)
    t, now = page.evaluate(TIMES)
    assert t - t0 == pytest.approx(
        (now - begun) / 1000 - 0.02, abs=1e-6
    )  # no more time was caught up


def test_states_are_stored_by_time_and_the_last_one_is_that_of_the_picture(slow):
    page = slow(tm.example("pendulum"), 7)  # more than a hundred pictures per second
    page.evaluate("() => teachmech.live.play()")
    page.wait_for_function("() => teachmech.live.state.t > 0.5")
    page.evaluate("() => teachmech.live.pause()")
    t = page.evaluate(STATE)["t"]
    assert t / 0.007 == pytest.approx(round(t / 0.007), abs=1e-6)
    page.wait_for_timeout(50)
    line = page.locator(".tm-chart-lines path[stroke^='#']").first.get_attribute("d")
    assert t * 60 * 0.4 < line.count("L") < t * 60 * 1.1


def test_the_line_under_a_running_picture_tells_its_time_and_is_read_aloud_at_rest(page, opened):
    opened(tm.example("pendulum"))
    said = page.locator(".tm-live-said")
    assert said.get_attribute("aria-live") == "polite"
    page.get_by_role("button", name="Play").click()
    page.wait_for_function(
        "() => Number(/[0-9.]+/.exec(document.querySelector('.tm-live-said').textContent)) > 0.3"
    )
    assert said.get_attribute("aria-live") == "off"
    page.get_by_role("button", name="Pause").click()
    assert said.get_attribute("aria-live") == "polite"
    expect(said).to_contain_text(f"t = {page.evaluate(STATE)['t']:.2f} s")


# --- dragging during a motion -------------------------------------------------------------------


def pull(page, point, shift):
    """Press at a point of a picture that runs slowly, and drag it by pixels."""
    page.get_by_label("speed").select_option("0.01")
    x, y = page.evaluate(
        PIXELS.replace("positions()[0]", f"positions()[{point}]"),
    )
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + shift[0], y + shift[1], steps=4)


@pytest.mark.thorough
def test_a_mechanism_that_a_drive_leads_is_pulled_without_force(page, page_errors, opened):
    """Its drive leaves a point no acceleration along a force: what is computed is rounding."""
    opened(tm.example("four-bar"))
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 0.1")
    pull(page, 0, (60, 40))
    expect(page.locator(".tm-canvas")).to_have_css("cursor", "grabbing")
    assert page.evaluate("() => teachmech.live.pulls") == 0
    page.get_by_label("speed").select_option("1")
    t = page.evaluate(STATE)["t"]
    page.wait_for_function("(t) => teachmech.live.state.t > t + 0.2", arg=t)
    page.mouse.up()
    expect(message(page)).to_be_empty()
    assert page_errors == []


def test_the_spring_of_a_hand_is_as_stiff_however_slowly_it_is_watched(page, opened):
    """It swings the unit mass in 0.8 s; along the path the rod leaves all of its mobility."""
    opened(tm.example("pendulum"))
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 0.1")
    pull(page, 0, (80, 0))
    page.wait_for_function("() => teachmech.live.pulls > 0")
    stiffness = page.evaluate("() => teachmech.live.pulls")
    page.mouse.up()
    assert (
        stiffness <= 2 * (2 * np.pi / 0.8) ** 2
    )  # the larger mobility along x or y is 1/2 or more
    assert stiffness >= (2 * np.pi / 0.8) ** 2


# --- positions ----------------------------------------------------------------------------------


def test_a_frame_of_space_widens_to_the_sides_and_stands_on_its_floor(page):
    import_module(page, "animation/projection.js", "frameAround", "grownFrame")
    found = page.evaluate(
        """() => {
            const box = { dimension: 3, low: [0, -1, 0], high: [20, 1, 1.7], scale: 1 };
            const frame = frameAround([box], 1.15);
            return [frame, grownFrame(frame, [{ ...box, low: [0, -1, -0.5] }])];
        }"""
    )
    for frame, floor in zip(found, (0, -0.5), strict=True):
        assert frame["low"][2] == floor
        assert frame["low"][0] == pytest.approx(-1.5) and frame["high"][2] > 1.7


@pytest.mark.thorough
def test_a_constraint_that_ends_is_seen_and_is_back_after_a_step_back(page, page_errors, opened):
    """The rod ends where x < -y; then the bob is on a parabola, and its rod is dashed."""
    bob = released_bob().replace(points=[["x", "y"]])
    opened(bob, time=(0, 1, 0.01), method="dop853", tolerance=1e-11)
    assert page.get_by_text("on_rod").count() == 0
    page.get_by_label("whole motion").check()
    page.wait_for_function("() => Number(document.querySelector('.tm-scrub').max) === 1")
    motion = bob.simulate((0, 1, 0.001), method="dop853", tolerance=1e-11)
    recorded = """() => {
        const { recording } = teachmech.live.motions.first;
        const { times, states, switched, off } = recording;
        const all = [...times.all].map((t, k) => [t, ...states.row(k)]);
        const multipliers = recording.course(["multipliers", 0], [0, 1], 1e6).values;
        const imbalance = recording.course(["imbalance", 0], [0, 1], 1e6).values;
        const found = { switched: switched.map(({ t }) => t), off: [...off.get("rod")] };
        return { all, ...found, multipliers, imbalance };
    }"""
    found = page.evaluate(recorded)
    (change,) = motion.changes
    assert found["switched"] == pytest.approx([change.time], abs=1e-9)
    assert found["off"][0][0] == found["switched"][0]
    rows = np.array(found["all"])
    assert np.abs(found["imbalance"]).max() < 1e-6
    x, vx = rows[rows[:, 0] >= change.time][:, [1, 3]].T
    t = rows[rows[:, 0] >= change.time][:, 0]
    assert x == pytest.approx(change.q[0] + change.v_after[0] * (t - change.time), abs=1e-7)
    assert vx == pytest.approx(np.full(len(t), change.v_after[0]), abs=1e-7)
    acts = np.isfinite(np.array(found["multipliers"], dtype=float))
    assert (acts == (rows[:, 0] < found["switched"][0])).all()  # a gap in the line afterwards
    # Another length in motion: the bob falls on, without its rod.
    page.get_by_label("whole motion").uncheck()
    page.get_by_role("button", name="Restart").click()
    page.get_by_label("speed").select_option("0.1")
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => teachmech.live.state.t > 0.05")
    page.get_by_role("button", name="Pause").click()
    page.evaluate("() => { teachmech.live.motions.advance(0.6, Infinity, Infinity, 1 / 60); }")
    assert page.evaluate("() => teachmech.live.motions.first.p[3]") == 0
    page.evaluate("() => { teachmech.live.motions.rewind(0.2); }")
    assert page.evaluate("() => teachmech.live.motions.first.p[3]") == 1
    again = """() => {
        const { first } = teachmech.live.motions;
        first.advance(0.6, Infinity, 1 / 60);
        return [...first.y];
    }"""
    k = int(np.argmin(np.abs(motion.t - 0.6)))
    there = [*motion.q[k], *motion.v[k]]
    assert page.evaluate(again)[:4] == pytest.approx(there, abs=1e-6)
    assert page_errors == []


# --- contacts -----------------------------------------------------------------------------------


def test_impacts_are_marked_with_their_impulses(page, page_errors, opened):
    system = ball(0.5).replace(points={"ball": [0, "y"]})
    opened(system, time=(0, 3, 0.01), method="dop853")
    page.get_by_label("whole motion").check()
    page.wait_for_function("() => teachmech.live.motions.complete")
    motion = system.simulate((0, 3, 0.01), method="dop853")
    found = page.evaluate("() => teachmech.live.motions.first.recording.switched.map(({ t }) => t)")
    assert found == pytest.approx([change.time for change in motion.changes], abs=1e-8)
    panel = page.locator(".tm-chart div").filter(has_text="multipliers").first
    first = panel.locator(".tm-chart-change title").first
    expect(first).to_have_text("t = 0.553 s: floor acts for an instant, impulse of floor −16.27")
    expect(panel.get_by_text("Λ −16.27")).to_be_visible()
    # Later impacts are too close for a label each; the last ones are one line.
    assert 1 < panel.get_by_text("Λ").count() < panel.locator(".tm-chart-change").count() < 38
    assert system.simulate((0, 1, 0.01)).changes[0].impulses[0] == pytest.approx(-16.27, abs=0.01)


def test_a_point_is_dragged_along_a_contact_and_lifted_from_it(page, page_errors, opened):
    opened(cylinder().replace(points={"P": ["x1", "y1"]}), time=(0, 1, 0.01), method="dop853")

    def drag(*target):
        for _ in range(10):  # pictures
            page.evaluate("(target) => teachmech.live.drag(0, target)", target)
        state = page.evaluate("() => teachmech.live.state")
        assert state["violated"] == []
        return np.array(state["y"][:2])

    inside = drag(0.6, 0.3, 0)  # the nearest place is on the cylinder, along the radius
    assert inside == pytest.approx(1.3 * np.array([0.6, 0.3]) / np.hypot(0.6, 0.3), abs=0.01)
    assert drag(1.5, 1.2, 0) == pytest.approx([1.5, 1.2], abs=1e-5)
    typed(page, "R", "2.5")  # the particle is pushed out
    assert np.hypot(*page.evaluate("() => teachmech.live.state")["y"][:2]) == pytest.approx(2.5)


@pytest.mark.thorough
def test_a_running_pull_lifts_a_ball_that_rests(page, page_errors, opened):
    system = ball(0.5, height=0.01).replace(points={"ball": [0, "y"]})
    opened(system, time=(0, 3, 0.01), method="dop853")
    found = page.evaluate(
        """() => {
            const first = teachmech.live.motions.first;
            first.advance(1, Infinity, 0.01);
            const rests = [first.y[0], first.p[3]];
            first.hold(0, [0, 1, 0], 0.8);
            for (let t = 1; t < 2; t += 0.01) first.advance(t, Infinity, 0.01);
            const pulled = [first.y[0], first.p[3]];
            first.release();
            for (let t = 2; t < 5; t += 0.01) first.advance(t, Infinity, 0.01);
            return [rests, pulled, [first.y[0], first.p[3]]];
        }"""
    )
    rests, pulled, again = found
    assert rests == pytest.approx([0, 1], abs=1e-9) and again == pytest.approx(rests, abs=1e-9)
    stiffness = 2 * (2 * np.pi / 0.8) ** 2  # the weight stretches the spring
    assert pulled == pytest.approx([1 - 2 * 9.81 / stiffness, 0], abs=0.02)


def test_a_restitution_is_between_0_and_1(page, page_errors, opened):
    system = ball(0.5).replace(points={"ball": [0, "y"]})
    opened(system, address="#e=1.5", time=(0, 3, 0.01))
    message = page.locator(".tm-live-message")
    expect(message).to_contain_text("the restitution of floor is 1.5, not a number from 0 to 1")
    slider = page.get_by_role("slider", name="e", exact=True)
    assert [slider.get_attribute(name) for name in ("min", "max")] == ["0", "1"]
    typed(page, "e", "-0.5")
    expect(message).to_have_text(
        "the restitution of floor is -0.5, not a number from 0 to 1. The previous values stay."
    )
    expect(value(page, "e")).to_have_value("0.5")
    page.get_by_text("Start", exact=True).click()
    typed(page, "y", "-1")
    expect(message).to_have_text("there is no start nearby with y = -1. The previous values stay.")


def test_a_chart_shows_actuators_with_their_limits(page, page_errors, opened):
    floor = tm.Constraint("y = 0", "floor", friction=0.3)
    cart = tm.System(
        *(["x", "y"], [2, 2], ["F", "-2*9.81"], [floor]),
        points={"cart": ["x", "y"]},
        programmes=[tm.Programme("x = 0.3*sin(2*t)", by="F")],
        limits={"F": (-9, 9)},
    )
    opened(cart, time=(0, 2, 0.01), method="dop853")
    page.get_by_label("Actuators").check()
    page.get_by_label("whole motion").check()
    page.wait_for_function("() => teachmech.live.motions.complete")
    found = page.evaluate(
        """() => {
            const { recording } = teachmech.live.motions.first;
            const of = (name) => recording.course([name, 0], [0, 2], 1e6);
            const quantities = ["controls", "low", "high", "powers", "aims"];
            return { t: of("aims").t, values: quantities.map((name) => of(name).values) };
        }"""
    )
    motion = cart.simulate((0, 2, 0.01), method="dop853")
    then = motion.at([t for t in found["t"] if t <= 2])
    u, power, e = then["F"], then.control_powers["F"], then.programme_errors["p1"]
    exact = [u, np.full(len(u), -9), np.full(len(u), 9), power, e]
    for values, x in zip(found["values"], exact, strict=True):
        assert np.abs(np.array(values) - x).max() < 1e-5
    assert page.locator("svg.tm-chart-lines").count() > 2


def test_friction_sticks_and_slides_in_a_page(page, page_errors, opened):
    system = block(forces=("-k*x", "-m*g"), static="mus", slip="vx - belt")
    system = system.replace(points={"block": ["x", "y"]})
    opened(system, time=(0, 3, 0.01), method="dop853")
    assert page.get_by_text("slip_floor").count() == 0
    assert page.get_by_role("slider", name="mu", exact=True).get_attribute("min") == "0"
    page.get_by_label("whole motion").check()
    page.wait_for_function("() => teachmech.live.motions.complete")
    found = page.evaluate(
        """() => {
            const { recording } = teachmech.live.motions.first;
            const works = recording.course(["works", 4], [0, 3], 1e6);
            const times = recording.switched.map(({ t }) => t);
            return { times, t: works.t, values: works.values };
        }"""
    )
    motion = system.simulate((0, 3, 0.01), method="dop853")
    assert found["times"] == pytest.approx([change.time for change in motion.changes], abs=1e-7)
    work = np.interp(motion.t, found["t"], found["values"])
    assert work == pytest.approx(motion.work_nonideal, abs=1e-3)
    # A block that sticks can be dragged; from its new place, the spring pulls it along.
    page.evaluate("() => teachmech.live.drag(0, [0.3, 0, 0])")
    state = page.evaluate("() => teachmech.live.state")
    assert state["y"][0] > 0.05 and state["violated"] == []


@pytest.mark.thorough
def test_a_path_that_turns_on_a_rough_slope_marks_only_where_it_stops(page, opened):
    slope = tm.Constraint("z = 0", "slope", friction=0.5)
    names, forces, start = [*"xyz"], [4, 0, -9.81], {"vy": 2}
    puck = tm.System(names, [1] * 3, forces, [slope], start=start, points={"P": names})
    motion = puck.simulate(time=(0, 2, 0.01), method="dop853")
    assert sum(change.turns for change in motion.changes) > 0
    opened(puck, time=(0, 2, 0.01), method="dop853")
    page.get_by_label("whole motion").check()
    page.wait_for_function("() => teachmech.live.motions.complete")
    panel = page.locator(".tm-chart-lines").first
    expect(panel.locator(".tm-chart-change")).to_have_count(1)
    assert "slope sticks begins to act" in panel.locator(".tm-chart-change title").inner_html()
