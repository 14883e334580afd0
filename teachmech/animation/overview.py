"""The overview of a motion: its paths, histories and errors in one figure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from teachmech.animation.scene import Scene
from teachmech.animation.stage import bounds, clock, draw
from teachmech.figures import watched
from teachmech.figures.colours import COLOURS
from teachmech.figures.histories import energy, multipliers, violation
from teachmech.figures.panels import (
    LETTERS,
    SIZE,
    draw_panels,
    draw_paths,
    drawable,
    prepare,
    styled,
)
from teachmech.figures.point_positions import moving, point_positions
from teachmech.figures.symbols import Units, axis_label
from teachmech.run.trajectory import Trajectory

WIDE = 440  # pt, width of a legend above a panel


@styled
def overview(motion: Trajectory, units: Units = None, figure: Figure | None = None) -> Figure:
    """Draw trajectory, coordinates, multipliers, violation and energy, if the system has them.

    A mechanism is drawn in its start configuration, on the paths of its points; its angles have
    their own panel.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> len(overview(motion).axes)
    5
    """
    sizes = [len(motion.system.points[name]) for name in moving(motion.system)]
    size = max(sizes, default=0)
    panels = watched.state(motion, "coordinates")
    states = ["coordinates", "angles"][: len(panels)]
    left, right = ["trajectory"] if size else [], [*states, "energy"]
    if motion.system.constraints:
        left = ["trajectory", "trajectory", "energy"] if size else [*states, "energy"]
        right = [*(states if size else []), "multipliers", "violation"]
    columns: list[Any] = [[[name] for name in column] for column in (left, right) if column]
    space: dict[Any, Any] = {"trajectory": {"projection": "3d"}} if size == 3 else {}
    given, figure = figure, prepare(motion, SIZE, figure)
    widths = [1, 1.3][: len(columns)]  # legends on the right keep the axes equally wide
    axes = figure.subplot_mosaic([columns], per_subplot_kw=space, width_ratios=widths)
    draw_panels(motion, panels, [axes[name] for name in states], units)
    others: list[Callable[..., Figure]] = [multipliers, violation, energy]
    for history in others:
        if history.__name__ in axes:
            history(motion, ax=axes[history.__name__], units=units)
    for name, ax in axes.items():
        if name != "trajectory":
            ax.label_outer()
        elif motion.system.drawing is not None:
            _draw_mechanism(motion, ax, units)
        else:
            draw_paths(motion, size, ax, units)
            if less := sum(other < size for other in sizes):
                ax.set_title(f"{less} points of other dimension not shown; see trajectory")
    for (name,) in columns[0] if len(columns) > 1 else ():
        _put_above(axes[name])
    if (
        given is None
    ):  # equal scales need a second layout pass, and long labels next to them a third
        for _ in range(2 if motion.changes else 1):
            figure.draw_without_rendering()
    return figure


def _put_above(ax: Axes) -> None:
    """Put the legend of a panel above it, to save width."""
    if old := ax.get_legend():
        look: dict[str, Any] = {"fontsize": LETTERS, "title_fontsize": LETTERS}
        look |= {"title": old.get_title().get_text().replace("\n", " ") or None}
        longest = max(len(text.get_text()) for text in old.get_texts())
        columns = int(np.clip(WIDE / (0.5 * LETTERS * longest + 32), 1, 4))  # 32 pt for the line
        look |= {"loc": "lower center", "bbox_to_anchor": (0.5, 1.0), "ncols": columns}
        ax.legend(frameon=False, columnspacing=1.2, **look)


def _draw_mechanism(motion: Trajectory, ax: Axes, units: Units) -> None:
    """Draw a mechanism at its start, on the paths of all its points."""
    scene = Scene.of(motion)
    paths = point_positions(motion.system, motion.t, motion.q)
    for k in range(paths.shape[1]):
        x, y = map(drawable, paths[:, k, :2].T)
        ax.plot(x, y, color=COLOURS[k % len(COLOURS)], linewidth=1.5)
    draw(scene, ax)(float(motion.t[0]))
    wide, tall = np.ptp(bounds(scene), axis=0)
    for axis, share in ((ax.xaxis, wide / tall), (ax.yaxis, 1)):
        axis.set_major_locator(MaxNLocator(int(np.clip(4 * share, 2, 5))))
    ax.set(title=clock(scene, motion.t[0]))
    ax.set(**{f"{name}label": axis_label(name, "coordinate", units) for name in "xy"})
