"""Draw the pictures of the README, light and dark: python docs/readme_pictures.py [NAME ...].

A reader's theme chooses between ``NAME.png`` and ``NAME-dark.png``. They have few colours, so that
a page of the README is small.
"""

import base64
import io
import json
import shutil
import sys
from functools import cache
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
from first_picture import first
from matplotlib.figure import Figure
from mechanism_pictures import planar, space
from PIL import Image
from playwright.sync_api import sync_playwright

import teachmech as tm
from teachmech import plots
from teachmech.figures.theme import recoloured, theme
from teachmech.widgets.dialog import Dialog
from teachmech.widgets.form import FOLDER as WIDGETS
from teachmech.widgets.form import Form, check_fields

IMAGES = Path(__file__).parent / "images"
COLOURS = 96  # colours of a picture
WIDTH = 1000  # pixels, largest width
STARTS = 100  # starts of each angle in the picture of the ensemble
TYPED = "x1*sin(2*pi*t) - y1*cos(2*pi*t = 0"
# What JupyterLab says about its two themes: text, fainter text, the ground, grey, a border.
LAB = {
    "light": ("#212121", "#616161", "#fff", "#eee", "#e0e0e0"),
    "dark": ("#ffffffde", "#ffffffb3", "#111", "#424242", "#616161"),
}
CARD = """<!doctype html><body data-jp-theme-light="{light}" style="margin: 0; {style}
background: var(--jp-layout-color0)"><style>{css}</style><div class="tm-form" id="card"></div>
<script type="module">
import widget from "data:text/javascript;base64,{script}";
const state = {state};
const model = {{ get: (name) => state[name], on: () => {{}}, off: () => {{}}, send: () => {{}} }};
widget.render({{ model, el: document.querySelector("#card") }});
</script>"""
LAB_NAMES = ("ui-font-color1", "ui-font-color2", "layout-color0", "layout-color2", "border-color2")


def main(names: list[str]) -> None:
    """Write the pictures with these names, or all."""
    for name in names or PICTURES:
        for look in ("light", "dark"):
            path = IMAGES / (f"{name}.png" if look == "light" else f"{name}-dark.png")
            with theme(look):
                stored(PICTURES[name](look)).save(path, optimize=True)
            print(path, path.stat().st_size)


def stored(drawn: Figure | bytes) -> Image.Image:
    """Return a drawn picture with few colours, so that its file is small."""
    if isinstance(drawn, Figure):
        file = io.BytesIO()
        recoloured(drawn).savefig(file, dpi=200)
        plt.close(drawn)
        drawn = file.getvalue()
    image = Image.open(io.BytesIO(drawn)).convert("RGB")
    image.thumbnail((WIDTH, WIDTH), Image.Resampling.LANCZOS)
    rare, flat = Image.Quantize.MAXCOVERAGE, Image.Dither.NONE
    few = image.quantize(COLOURS, rare, kmeans=2, dither=flat)  # keeps colours of thin lines
    corner, palette = few.getpixel((0, 0)), few.getpalette()
    palette[3 * corner : 3 * corner + 3] = image.getpixel((0, 0))  # the exact ground
    few.putpalette(palette)
    return few


def meridian(look: str) -> Figure:
    """Return the overview of the demo."""
    return plots.overview(tm.example("meridian").simulate(), figure=plt.figure(figsize=(16, 9)))


@cache
def turns() -> tuple[np.ndarray, np.ndarray]:
    """Return the start angles of double pendulums, and the times at which they turn over."""
    pair = tm.Lagrangian(
        "vth1^2 + vth2^2/2 + vth1*vth2*cos(th1 - th2)",
        "-g*(2*cos(th1) + cos(th2))",
        coordinates=["th1", "th2"],
        parameters={"g": 9.81},
    )
    angles = np.linspace(-3.1, 3.1, STARTS)
    turned = "(pi^2 - th1^2)*(pi^2 - th2^2) = 0"
    found = tm.ensemble(
        pair, {"th1": angles, "th2": angles}, time=(0, 10), method="dop853", until=turned
    )
    return angles, np.where(found.t < 10, found.t, np.nan)


def basin(look: str) -> Figure:
    """Return the time at which double pendulums first turn over, for each start at rest."""
    figure, ax = plt.subplots(figsize=(7.8, 6.2), layout="constrained")
    angles, times = turns()
    mesh = ax.pcolormesh(angles, angles, np.log10(times).T, cmap="viridis_r", rasterized=True)
    ax.contour(
        angles,
        angles,
        2 * np.cos(angles)[None] + np.cos(angles)[:, None],
        levels=[1],
        colors="0.5",
    )
    ax.set(xlabel="angle of the first rod at the start", aspect="equal")
    ax.set_ylabel("angle of the second rod at the start")
    figure.colorbar(mesh, label="log10 of the time of the first turn in s")
    return figure


def dialogs(look: str) -> bytes:
    """Return a screen of the card of a constraint, with a text that is not complete."""
    dialog = Dialog(tm.example("meridian"))
    for button, step in (("go", "G"), ("confirm", "")):
        dialog.press(button, step)
    card = json.loads(json.dumps(dialog._form.card))
    field = card["groups"][0]["fields"][0]["name"]
    dialog.typed(field, TYPED)
    card["groups"][0]["fields"][0]["value"] = TYPED
    card["checks"] |= {field: check_fields(dialog.draft.check(field))}
    page = CARD.format(
        light=str(look == "light").lower(),
        style="".join(f"--jp-{name}: {x};" for name, x in zip(LAB_NAMES, LAB[look], strict=True)),
        css=(WIDGETS / "form.css").read_text("utf-8"),
        script=base64.b64encode(Form._esm.encode()).decode(),
        state=json.dumps({"card": card, "result": {}, "waiting": {}}),
    )
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        shown = browser.new_page(viewport={"width": 932, "height": 500}, color_scheme=look)
        shown.set_content(page)
        shown.locator("input[type=text]").first.press("End")
        picture = shown.screenshot(clip={"x": 0, "y": 0, "width": 932, "height": 462})
        browser.close()
    return picture


PICTURES = {
    "pendulum": lambda look: first(),
    "meridian": meridian,
    "mechanisms/four-bar": lambda look: planar("four-bar"),
    "mechanisms/space": lambda look: space(),
    "dialogs": dialogs,
    "basin": basin,
}

if __name__ == "__main__":
    main(sys.argv[1:])
