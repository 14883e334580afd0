"""Draw the pictures of docs/mechanisms.md: python docs/mechanism_pictures.py [NAME ...].

``readme_pictures.py`` draws the two that are also in the README.
"""

import io
import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.figure import Figure

import teachmech as tm
from teachmech import plots
from teachmech.animation.scene import Scene
from teachmech.animation.stage import draw
from teachmech.figures.panels import picture_of
from teachmech.figures.theme import recoloured

FOLDER = Path(__file__).parent / "images" / "mechanisms"


def main(names: list[str]) -> None:
    """Write one picture per mechanism, of its first 10 s."""
    for name in names or [name for name in tm.examples("mechanisms") if name != "four-bar"]:
        path = FOLDER / f"{name}.png"
        planar(name).savefig(path, dpi=100)
        print(path)


def planar(name: str) -> Figure:
    """Return the picture of a mechanism."""
    mechanism = tm.example(name)
    start, end = mechanism.time_span
    end = min(end, start + 10)
    return plots.mechanism(mechanism.simulate(time=(start, end, (end - start) / 400)))


def space() -> Figure:
    """Return one picture of all mechanisms in space, each at a third of its first 3 s."""
    figure = plt.figure(figsize=(16, 16), layout="constrained")
    figure.get_layout_engine().set(w_pad=0.15, h_pad=0.15)  # inches
    for k, name in enumerate(tm.examples("space")):
        ax = figure.add_subplot(4, 4, k + 1)
        ax.imshow(cropped(name), interpolation="antialiased")
        ax.set_axis_off()
        ax.set_title(name, fontsize=20)
    return figure


def cropped(name: str) -> np.ndarray:
    """Return the picture of a mechanism in space without its border."""
    motion = tm.example(name).simulate(time=(0, 3, 0.01))
    figure = plt.figure(figsize=(8, 8))
    ax = figure.add_axes((0.2, 0.2, 0.6, 0.6), projection="3d")
    draw(Scene.of(motion), ax)(1)
    ax.set_axis_off()
    picture = plt.imread(io.BytesIO(picture_of(recoloured(figure), dpi=200)))
    plt.close(figure)
    rows, columns = np.nonzero((picture[..., :3] != picture[0, 0, :3]).any(axis=2))
    return picture[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1]


if __name__ == "__main__":
    main(sys.argv[1:])
