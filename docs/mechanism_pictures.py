"""Draw the pictures of docs/mechanisms.md: python docs/mechanism_pictures.py [NAME ... | space]."""

import io
import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import teachmech as tm
from teachmech import plots
from teachmech.animation.scene import Scene
from teachmech.animation.stage import draw
from teachmech.figures.panels import picture_of

FOLDER = Path(__file__).parent / "images" / "mechanisms"
SPACE = FOLDER / "space.png"


def main(names: list[str]) -> None:
    """Write one picture per mechanism, of its first 10 s, and one of all in space."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or [*tm.examples("mechanisms"), "space"]:
        if name == "space":
            space()
            continue
        mechanism = tm.example(name)
        start, end = mechanism.time_span
        end = min(end, start + 10)
        motion = mechanism.simulate(time=(start, end, (end - start) / 400))
        figure = plots.mechanism(motion)
        figure.savefig(FOLDER / f"{name}.png", dpi=100)
        print(FOLDER / f"{name}.png")


def space() -> None:
    """Write one picture of all mechanisms in space, each at a third of its first 3 s."""
    figure = plt.figure(figsize=(16, 16), layout="constrained")
    figure.get_layout_engine().set(w_pad=0.15, h_pad=0.15)  # inches
    for k, name in enumerate(tm.examples("space")):
        ax = figure.add_subplot(4, 4, k + 1)
        ax.imshow(cropped(name), interpolation="antialiased")
        ax.set_axis_off()
        ax.set_title(name, fontsize=20)
    figure.savefig(SPACE, dpi=75)
    print(SPACE)


def cropped(name: str) -> np.ndarray:
    """Return the picture of a mechanism in space without its white border."""
    motion = tm.example(name).simulate(time=(0, 3, 0.01))
    figure = plt.figure(figsize=(8, 8))
    ax = figure.add_axes((0.2, 0.2, 0.6, 0.6), projection="3d")
    draw(Scene.of(motion), ax)(1)
    ax.set_axis_off()
    picture = plt.imread(io.BytesIO(picture_of(figure, dpi=200)))
    plt.close(figure)
    rows, columns = np.nonzero((picture[..., :3] < 1).any(axis=2))
    return picture[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1]


if __name__ == "__main__":
    main(sys.argv[1:])
