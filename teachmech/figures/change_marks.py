"""Marks of the changes of a motion in charts over time: lines, labels and bands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from matplotlib.axes import Axes
from matplotlib.lines import Line2D
from matplotlib.transforms import ScaledTranslation

from teachmech.figures.colours import COLOURS
from teachmech.model.dry_friction import STICKS
from teachmech.run.changes import Change
from teachmech.run.sides import spans_of
from teachmech.run.trajectory import Trajectory

LETTERS = 9.0  # pt, font size of the labels
ROW = 11.0  # pt, height of a row of the band
MOST_LINES = 60  # more changes have no lines; the band shows them
MOST_ROWS = 5  # most rows of the band
TALL = 130.0  # pt, least height of axes with labels
GREY = "0.45"
HALF = ": half while it slides"


def mark_changes(motion: Trajectory, axes: Sequence[Axes], size: Any) -> float:
    """Mark the changes in axes of one column: a line at each change, and a band below the lowest.

    The band shows when each constraint acts. Labels at the lines are left out if they would
    overlap.

    Parameters
    ----------
    motion : Trajectory
    axes : sequence of Axes
        Axes over time, from the top.
    size : callable
        Returns width and height of axes in points.

    Returns
    -------
    float
        The height of the band in points.
    """
    if not motion.changes:
        return 0.0
    changes = [change for change in motion.changes if not change.turns]
    for ax in axes:  # a line with a gap at its end would shorten the axis
        ax.set_xlim(motion.t[0], motion.t[-1])
    if len(changes) <= MOST_LINES:
        for ax in axes:
            for change in changes:
                ax.axvline(change.time, color=GREY, linewidth=0.9, linestyle=(0, (4, 3)), zorder=0)
    width, height = size(axes[0])
    if height >= TALL:
        _label(motion, changes, axes[0], width)
    place = axes[-1].get_subplotspec()
    drawn = place is None or place.is_last_row()
    return ROW * _draw_band(motion, axes[-1]) if drawn else 0.0


def change_label(change: Change) -> str:
    """Return the short label of a change.

    Examples
    --------
    >>> import numpy as np
    >>> none = np.zeros(1)
    >>> change_label(Change(1.0, ("rod",), ("hook",), ("rod",), *[none] * 5, 0.0, none))
    'rod on, hook off'
    """
    parts = [f"{name} on" for name in change.begun if name not in change.ended]
    parts += [f"{name} off" for name in change.ended if name not in change.begun]
    parts += [f"{name} on, off" for name in change.begun if name in change.ended]
    return _cut(", ".join(part for part in parts if f"{STICKS} 2 " not in part), 28)


def _label(motion: Trajectory, changes: Sequence[Change], ax: Axes, width: float) -> None:
    """Write the label of each change along its line, unless it would overlap the one before."""
    span, last = motion.t[-1] - motion.t[0], -1.0
    for change in changes:
        place = (change.time - motion.t[0]) / span * width  # pt
        if place - last < 1.5 * LETTERS:
            continue
        last = place
        right = place < 1.5 * LETTERS
        ax.annotate(
            change_label(change),
            (change.time, 1.0),
            xycoords=ax.get_xaxis_transform(),
            xytext=(2.5 if right else -2.5, -4),
            textcoords="offset points",
            rotation=90,
            ha="left" if right else "right",
            va="top",
            fontsize=LETTERS,
            color="0.25",
            bbox={"facecolor": "white", "alpha": 0.75, "edgecolor": "none", "pad": 0.8},
            in_layout=False,
        )


def _draw_band(motion: Trajectory, ax: Axes) -> int:
    """Draw below the axes when each switched constraint acts; return the number of rows.

    Equal rows are drawn once. A friction that slides has half the height: the upper half if its
    sliding velocity is positive, the lower half if it is negative, the middle along a surface.
    """
    rows: dict[tuple[tuple[float, float, int], ...], list[str]] = {}
    for name, found in spans_of(motion).items():
        rows.setdefault(tuple(found), []).append(name)
    shown = [*rows.items()][:MOST_ROWS]
    for k, (spans, names) in enumerate(shown):
        down = ROW * (k + 0.7)
        whole = (float(motion.t[0]), float(motion.t[-1]), 0)
        for (first, last, side), colour in [(whole, "0.9"), *((x, COLOURS[k]) for x in spans)]:
            middle = ((side if abs(side) == 1 else 0) * (ROW - 4) / 4 - down) / 72
            lower = ScaledTranslation(0, middle, ax.figure.figure.dpi_scale_trans)
            wide = (ROW - 4) / (2 if side else 1)
            bar = Line2D((first, last), (0, 0), linewidth=wide, color=colour)
            bar.set_solid_capstyle("butt")
            bar.set(transform=ax.get_xaxis_transform() + lower, clip_on=False, in_layout=False)
            ax.add_artist(bar)
        more = f" and {len(rows) - len(shown)} more" if k == len(shown) - 1 < len(rows) - 1 else ""
        ax.annotate(
            f"{_cut(', '.join(names), 22)}{more}{HALF * any(abs(side) == 1 for *_, side in spans)}",
            (1.0, 0.0),
            xycoords="axes fraction",
            xytext=(6, -down),
            textcoords="offset points",
            va="center",
            fontsize=LETTERS,
            in_layout=False,
        )
    pad = float(ax.xaxis.get_tick_params().get("pad", 3.5))
    ax.tick_params(axis="x", pad=pad + ROW * len(shown) + 2, length=0)
    return len(shown)


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else f"{text[: length - 1]}…"
