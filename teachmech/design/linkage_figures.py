"""Figures of four-bars through positions, and of the curves of their pivots."""

from __future__ import annotations

from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from teachmech.base.array_types import Array
from teachmech.design.four_bar import FourBar
from teachmech.design.position_synthesis import FourBars
from teachmech.figures.colours import COLOURS
from teachmech.figures.panels import SIZE, Picture, equal_scale, finish, styled

PATH, COUPLER, BARS, GIVEN = COLOURS[7], COLOURS[0], "0.35", COLOURS[1]
AXIS = 0.12  # length of the axes of a position, relative to the picture
LABEL = 0.035  # distance of its number


@styled
def four_bar(bar: FourBar, ax: Axes | None = None) -> Figure:
    """Draw a four-bar in the given positions, with the path of the guided point.

    The two lines of a position are the axes of the body. Defects are in the title.

    Parameters
    ----------
    bar : FourBar
        See `teachmech.four_bars`.
    ax : Axes, optional
        The axes to draw in; by default those of a new figure.

    Examples
    --------
    >>> import teachmech as tm
    >>> found = tm.four_bars([(0, 1, 0), (1, 2, 0.8), (2.5, 2, 1.6)], ground=[(0, -1), (2, -1)])
    >>> four_bar(found[0]).axes[0].get_xlabel()
    'x in m'
    """
    ax = _axes(ax)
    travel = bar.travel
    A, B = travel.pivots(np.linspace(*travel.span, 361))
    body = bar.rocker.body - bar.crank.body
    ax.plot(*_xy(A - (B - A) / body * bar.crank.body), color=PATH, label="path")
    size = _size(bar.positions, np.array([travel.O, travel.C]))
    d = bar.positions[:, 0] + 1j * bar.positions[:, 1]
    for k, (a, b, at) in enumerate(zip(travel.A, travel.B, d, strict=True)):
        first = k == 0
        bars: dict[str, Any] = {
            "color": BARS,
            "linewidth": 3 if first else 1,
            "alpha": 1 if first else 0.5,
        }
        ax.plot(*_xy(np.array([travel.O, a])), **bars, label="crank and rocker" if first else None)
        ax.plot(*_xy(np.array([travel.C, b])), **bars)
        ax.fill(*_xy(np.array([a, b, at])), color=COUPLER, alpha=0.3 if first else 0.12, zorder=1)
        ax.plot(*_xy(np.array([a, b, at, a])), color=COUPLER, linewidth=2 if first else 0.8)
        ax.plot(*_xy(np.array([a, b])), "o", color="white", markeredgecolor=BARS, markersize=5)
    _draw_positions(ax, bar.positions, size)
    ends = np.array([travel.O, travel.C])
    ax.plot(*_xy(ends), "^", color="black", markersize=10, label="pivots on the ground")
    for name, at in zip("OC", ends, strict=True):
        ax.annotate(name, (at.real, at.imag), (9, -5), textcoords="offset points")
    title = "; ".join(bar.defects) or "all positions in order on one circuit"
    return _finished(ax, title)


@styled
def pivot_curves(found: FourBars, ax: Axes | None = None) -> Figure:
    """Draw the curves of pivots of four positions: every point is the end of a bar that fits.

    Pivots on the body are shown in the first position. Dots are the pivots of the four-bars.

    Parameters
    ----------
    found : FourBars
        See `teachmech.four_bars`; of four positions.
    ax : Axes, optional
        The axes to draw in; by default those of a new figure.

    Examples
    --------
    >>> import teachmech as tm
    >>> found = tm.four_bars([(0, 1, 0), (1, 2, 0.8), (2.5, 2, 1.6), (3.5, 1, 2.2)])
    >>> pivot_curves(found).axes[0].get_title()
    'bars through 4 positions'
    """
    ax = _axes(ax)
    labels = ("pivots on the ground", "pivots on the body, first position")
    x, y, angle = found.positions[0]
    pivots = [(one.crank.ground, one.travel.A[0]) for one in found]
    pivots += [(one.rocker.ground, one.travel.B[0]) for one in found]
    ends = np.array(pivots).reshape(-1, 2)
    size = _size(found.positions, ends.ravel())
    for kind, (label, colour) in enumerate(zip(labels, (COLOURS[0], COLOURS[2]), strict=True)):
        rows = () if found.curve is None else found.curve[:, kind]
        for k, points in enumerate(rows):
            shown = points if kind == 0 else x + 1j * y + np.exp(1j * angle) * points
            shown = np.where(np.abs(shown - x - 1j * y) < size, shown, np.nan)
            ax.plot(*_xy(shown), color=colour, label=label if k == 0 else None)
    for column, colour in zip(ends.T, (COLOURS[0], COLOURS[2]), strict=True):
        ax.plot(*_xy(column), "o", color=colour, markersize=6)
    _draw_positions(ax, found.positions, size)
    return _finished(ax, f"bars through {len(found.positions)} positions")


def _axes(ax: Axes | None) -> Axes:
    if ax is not None:
        return ax
    return Picture(figsize=(0.9 * SIZE[0], SIZE[1]), layout="constrained").subplots()


def _xy(points: Array) -> tuple[Array, Array]:
    return points.real, points.imag


def _size(positions: Array, others: Array) -> float:
    """Return the extent of positions and other points, in m."""
    x = np.concatenate([positions[:, 0], others.real])
    y = np.concatenate([positions[:, 1], others.imag])
    return float(max(np.ptp(x), np.ptp(y))) or 1.0


def _draw_positions(ax: Axes, positions: Array, size: float) -> None:
    """Draw the axes of the body in each position, with its number."""
    for k, (x, y, angle) in enumerate(positions):
        for turn, length in ((0.0, AXIS), (np.pi / 2, AXIS / 2)):
            tip = length * size * np.exp(1j * (angle + turn))
            label = "given positions" if k == 0 and not turn else None
            look: dict[str, Any] = {"color": GIVEN, "linewidth": 2.5, "zorder": 4, "label": label}
            ax.plot([x, x + tip.real], [y, y + tip.imag], **look)
        away = LABEL * size * np.exp(1j * (angle - 3 * np.pi / 4))
        where: dict[str, Any] = {"ha": "center", "va": "center", "zorder": 5}
        box = {"boxstyle": "round,pad=0.1", "facecolor": "white", "edgecolor": "none", "alpha": 0.8}
        ax.text(x + away.real, y + away.imag, str(k + 1), color=GIVEN, bbox=box, **where)


def _finished(ax: Axes, title: str) -> Figure:
    finish(ax, "y in m", "", None)
    equal_scale(ax, 2)
    ax.set_xlabel("x in m")
    ax.set_title(title, wrap=True)
    return ax.figure.figure
