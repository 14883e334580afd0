"""The first picture of the README; ``readme_pictures.py`` draws it.

It shows a problem file, the motion that follows from it, and the force that keeps the constraint.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.figure import Figure

import teachmech as tm

PROBLEM = """\
name: pendulum
dimension: 2
parameters: {g: 9.81, L: 1}
particles:
  - mass: 1
    force: [0, -g]
    position: [-L, 0]
constraints:
  - {name: rod, equation: x1^2 + y1^2 = L^2}
time: {start: 0, end: 2.3, step: 0.01}
"""


def first() -> Figure:
    """Return the picture: the text on the left, the path in the middle, the force on the right."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "pendulum.yaml"
        file.write_text(PROBLEM, encoding="utf-8")
        motion = tm.load(file).simulate(method="dop853")
    t, x, y = (motion[name] for name in ("t", "x1", "y1"))
    force = motion.force_of("rod")
    figure, (text, path, tension) = plt.subplots(
        1, 3, figsize=(12, 3.6), width_ratios=[1.25, 1, 1], layout="constrained"
    )
    text.axis("off")
    text.set_title("1  You write the problem as text", loc="left")
    text.text(0, 0.97, PROBLEM, family="monospace", fontsize=9.5, va="top", linespacing=1.5)
    path.set_title("2  teachmech computes the motion ...", loc="left")
    path.plot(x, y, color="tab:blue", label="path of the particle")
    for k in range(0, len(t), 20):
        path.plot([0, x[k]], [0, y[k]], color="0.8", lw=0.8, zorder=0)
    shown = slice(0, 120, 15)
    path.quiver(
        x[shown],
        y[shown],
        *force[shown].T,
        color="tab:orange",
        scale=90,
        width=0.012,
        label="force of the rod",
    )
    path.plot(0, 0, "k^", ms=8, label="pivot")
    path.set(aspect="equal", xlabel="x1 in m", ylabel="y1 in m", ylim=(-1.2, 0.75))
    path.legend(loc="upper center", fontsize=8, ncols=2)
    tension.set_title("3  ... and the force of the constraint", loc="left")
    tension.plot(t, np.linalg.norm(force, axis=1), color="tab:orange")
    tension.axhline(3 * 9.81, color="0.6", ls=":")
    tension.text(0.02, 3 * 9.81 + 0.5, "3 m g, as the textbook says", fontsize=9)
    tension.set(xlabel="t in s", ylabel="force of the rod in N", ylim=(0, 34))
    tension.grid(alpha=0.3)
    return figure
