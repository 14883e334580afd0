"""Solids in a real browser: the surfaces of Python, what hides what, and a canvas without WebGL."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.animation.meshes import mesh_of
from teachmech.model.solids import SOLID_KINDS
from tests.animation.test_solids import WIDTH, numbers_of

from .conftest import import_module

NO_WEBGL = """
const get = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...given) {
    return kind === "2d" ? get.call(this, kind, ...given) : null;
};
"""
SHARED = "globalThis.teachmechSolids"
USED = f"Boolean({SHARED}?.gl)"
# How many pixels are about of a colour, whatever the light: by their hue.
HUES = """async (colours) => {
    for (let k = 0; k < 2; k++) await new Promise(requestAnimationFrame); // in which it is drawn
    const canvas = document.querySelector(".tm-canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const hue = (r, g, b) => Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b);
    const rgb = (c) => [1, 3, 5].map((k) => parseInt(c.slice(k, k + 2), 16));
    const wanted = colours.map((c) => hue(...rgb(c)));
    const found = colours.map(() => 0);
    for (let k = 0; k < data.length; k += 4) {
        const [r, g, b, a] = data.slice(k, k + 4);
        if (a < 250 || Math.max(r, g, b) - Math.min(r, g, b) < 60) continue;
        const off = (angle) => Math.abs(Math.sin((hue(r, g, b) - angle) / 2));
        wanted.forEach((angle, i) => (found[i] += off(angle) < 0.06));
    }
    return found;
}"""
TEXT = """
Title: Two plates
Dimension: 3
PartData:
  Fixed: {O: []}
  Rigids:
    ABC: {Geom: [[1], [0, 1]], Dyna: [[], 1, [1, 1, 2]]}
    PQR: {Geom: [[1], [0, 1]], Dyna: [[], 1, [1, 1, 2]]}
ProblemData:
  tend: 1
  positions: {A: [-0.5, -0.5, 1], P: [-0.5, -0.5, 0]}
  orientations: {ABC: {axis: [0, 0, 1], angle: 0}, PQR: {axis: [0, 0, 1], angle: 0}}
Animation: {view: [VIEW]}
"""
UPPER, LOWER = "#0072B2", "#D55E00"


def opened(page, tmp_path, view):
    motion = tm.Mechanism.loads(TEXT.replace("VIEW", view)).simulate(time=(0, 1, 0.1))
    motion.save_html(tmp_path / "p.html")
    page.goto((tmp_path / "p.html").as_uri())
    page.wait_for_timeout(300)


def test_the_page_has_the_same_surfaces(page):
    given = [(kind, numbers_of(kind)) for kind in SOLID_KINDS]
    given.append(("plate", [1, 0, 0.5, 3, 0, 0.5]))  # in line
    import_module(page, "animation/meshes.js", "meshOf")
    found = page.evaluate(
        f"(given) => given.map(([kind, numbers]) => meshOf(kind, numbers, {WIDTH}))", given
    )
    for (kind, numbers), faces in zip(given, found, strict=True):
        mesh = mesh_of(kind, numbers, WIDTH)
        corners = np.array([face["corners"] for face in faces])
        np.testing.assert_allclose(corners, mesh.corners, atol=1e-12, err_msg=kind)
        normals = np.array([face["normals"] for face in faces])
        np.testing.assert_allclose(normals, mesh.normals, atol=1e-9, err_msg=kind)
        assert [face["tint"] for face in faces] == mesh.tints.tolist()


@pytest.mark.thorough
@pytest.mark.parametrize("webgl", [True, False])
def test_the_nearer_plate_hides_the_farther_one(page, page_errors, tmp_path, webgl):
    """From above and from below: what is seen of both plates, which are alike."""
    if not webgl:
        page.add_init_script(NO_WEBGL)
    seen = {}
    for view in ("0, 89", "0, -89", "0, 0"):
        opened(page, tmp_path, view)
        if webgl and not page.evaluate(USED):
            pytest.skip("this Chromium has no WebGL")
        assert page.evaluate(USED) == webgl
        seen[view] = page.evaluate(HUES, [UPPER, LOWER])
    upper, lower = seen["0, 89"]
    assert upper > 2000
    assert lower < 0.05 * upper
    upper, lower = seen["0, -89"]
    assert lower > 2000
    assert upper < 0.05 * lower
    upper, lower = seen["0, 0"]  # edge on: both are seen
    assert 0.8 < upper / lower < 1.25
    assert not page_errors


def test_a_picture_is_turned_shifted_and_zoomed_by_keys(page, page_errors, tmp_path):
    opened(page, tmp_path, "0, 89")
    canvas = page.locator(".tm-canvas")
    canvas.focus()
    before = page.evaluate(HUES, [UPPER])[0]
    for _ in range(4):
        canvas.press("+")
    larger = page.evaluate(HUES, [UPPER])[0]
    assert 2 < larger / before < 4  # 1.15 to the eighth is 3.06
    canvas.press("0")
    assert abs(page.evaluate(HUES, [UPPER])[0] / before - 1) < 0.02
    for _ in range(16):  # 16 times 12 pixels of 0.008 are 1.54
        canvas.press("Shift+ArrowUp")
    assert page.evaluate(HUES, [UPPER])[0] < 0.3 * before
    canvas.press("0")
    for _ in range(60):
        canvas.press("d")
    assert page.evaluate(HUES, [UPPER])[0] == 0  # shifted out of the picture
    assert not page_errors


def test_many_pictures_share_one_context(page, page_errors, tmp_path):
    """Browsers keep some sixteen contexts of WebGL, and drop the oldest."""
    opened(page, tmp_path, "-50, 30")
    if not page.evaluate(USED):
        pytest.skip("this Chromium has no WebGL")
    contexts = page.evaluate(
        """() => {
            let made = 0;
            const get = HTMLCanvasElement.prototype.getContext;
            HTMLCanvasElement.prototype.getContext = function (kind, ...given) {
                made += kind.startsWith("webgl");
                return get.call(this, kind, ...given);
            };
            const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1]], position = [0, 0, 0];
            const solid = { kind: "pin", numbers: [], frame: null };
            const item = { solid, width: 1, position, axes, length: 0, alpha: 1,
                colour: "#ff0000" };
            const camera = { rows: axes, middle: position, scale: 20, x: 50, y: 50 };
            const size = { width: 100, height: 100, ratio: 1, depth: 9, floor: -1 };
            for (let k = 0; k < 30; k++) {
                const c = document.createElement("canvas").getContext("2d");
                globalThis.teachmechSolids.draw(c, camera, [item], size);
                if (c.getImageData(50, 50, 1, 1).data[0] < 100) throw new Error("nothing drawn");
            }
            return made;
        }"""
    )
    assert contexts == 0
    assert not page_errors


@pytest.mark.thorough
def test_a_context_that_is_lost_is_made_anew(page, page_errors, tmp_path):
    opened(page, tmp_path, "0, 89")
    if not page.evaluate(USED):
        pytest.skip("this Chromium has no WebGL")
    page.evaluate(f"{SHARED}.gl.getExtension('WEBGL_lose_context').loseContext()")
    page.locator(".tm-canvas").press("0")
    assert page.evaluate(HUES, [UPPER])[0] > 2000
    assert not page_errors


def test_parameters_change_the_solids_of_a_live_picture(page, page_errors, tmp_path):
    """The wheel of the gyroscope grows with r."""
    tm.example("gyroscope").live().save(tmp_path / "p.html")
    page.goto((tmp_path / "p.html").as_uri())
    page.wait_for_timeout(500)
    wheel = "#009E73"
    before = page.evaluate(HUES, [wheel])[0]
    assert before > 500
    page.get_by_label("r", exact=True).last.fill("0.1")
    page.get_by_label("r", exact=True).last.press("Enter")
    page.wait_for_timeout(500)
    after = page.evaluate(HUES, [wheel])[0]
    assert after == pytest.approx(before * (0.1 / 0.15) ** 2, rel=0.15)
    assert not page_errors


@pytest.mark.thorough
@pytest.mark.parametrize(
    "name, roams", [("bicycle", True), ("gyroscope", False), ("meridian", False)]
)
def test_what_goes_far_beside_its_size_is_followed(page, page_errors, tmp_path, name, roams):
    """A body that rides away has the checkbox; a body on a stand and particles do not."""
    path = tmp_path / "motion.html"
    tm.example(name).simulate().save_html(path)
    page.goto(path.as_uri())
    page.wait_for_selector(".tm-canvas")
    assert page.get_by_label("follow").is_visible() == roams
    assert not page_errors
