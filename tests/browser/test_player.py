"""The player in a real browser: a mechanism is drawn, moves, and is readable in the dark."""

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
LOOK = """(colours) => {
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
    page.wait_for_function(f"() => ({LOOK})(['#eeeeee']).count[0] > 100")
    page.get_by_label("labels").uncheck()
    without = page.evaluate(LOOK, ["#eeeeee"])["count"][0]
    page.get_by_label("labels").check()
    assert page.evaluate(LOOK, ["#eeeeee"])["count"][0] > without + 50
    assert page_errors == []


def write(path):
    path.write_text(FOUR_BAR)
    return path
