"""Draw the pictures of docs/mechanisms.md: python docs/mechanism_pictures.py [NAME ... | space]."""

import sys
from pathlib import Path

import matplotlib.pyplot as plt

import teachmech as tm
from teachmech import plots
from teachmech.animation.scene import Scene
from teachmech.animation.stage import draw

FOLDER = Path(__file__).parent / "images" / "mechanisms"
SPACE = FOLDER / "space.png"


def main(names: list[str]) -> None:
    """Write one picture a mechanism, of its first 10 s, and one of all in space."""
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
    for k, name in enumerate(tm.examples("space")):
        motion = tm.example(name).simulate(time=(0, 3, 0.01))
        ax = figure.add_subplot(4, 4, k + 1, projection="3d")
        draw(Scene.of(motion), ax)(1)
        ax.set_axis_off()
        ax.set_title(name, fontsize=18)
    figure.savefig(SPACE, dpi=75)
    print(SPACE)


if __name__ == "__main__":
    main(sys.argv[1:])
