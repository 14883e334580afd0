"""Panels, labels and line styles that the figures share."""

from __future__ import annotations

import base64
import inspect
import io
import re
import textwrap
from collections.abc import Sequence
from dataclasses import replace
from functools import wraps
from threading import RLock
from typing import Any, cast

import matplotlib as mpl
import numpy as np
from markupsafe import Markup
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, NullLocator

from teachmech.base.array_types import Array
from teachmech.base.errors import C, ProblemError, a_kind, checked_arguments
from teachmech.figures.change_marks import mark_changes
from teachmech.figures.colours import COLOURS, DASHES
from teachmech.figures.limits import LEAST_EXTENT, VALUE_ROUNDING, envelope, extremes, limits
from teachmech.figures.point_positions import moving, point_positions
from teachmech.figures.symbols import (
    MAX_LINES,
    Units,
    axis_label,
    common,
    symbols_of,
    units_of,
)
from teachmech.figures.theme import recoloured
from teachmech.figures.watched import Kind, Panel
from teachmech.run.sides import with_sides
from teachmech.run.trajectory import Trajectory

LETTERS = 11.0  # pt, font size of a legend
SHORT = 5  # letters; if all labels are shorter, the legend has two columns
WIDEST = 32  # letters in a line of a legend; longer labels are wrapped ...
TALL = 8  # ... if the legend has space for this number of lines
LEGEND: dict[str, Any] = {"labelspacing": 0.3, "handlelength": 2.2}
TOO_LARGE = 1e300  # the limit of Matplotlib's axes
# Inches, size of the overview. No figure is taller, so letters are at least 1/40 of the height.
SIZE = (12.8, 7.2)

MARKERS = "osD^vPX*"
RATE: dict[str, Any] = {"linestyle": (0, (5, 2)), "markerfacecolor": "white"}
# The styles of bars: for a value that is determined, and for one that is not.
BARS: list[dict[str, Any]] = [
    {"facecolor": COLOURS[0], "edgecolor": "white"},
    {"facecolor": COLOURS[1], "edgecolor": "white", "hatch": "//"},
]
MANY = 20_000  # points of a line; a longer line is drawn by the extremes of ...
STRETCHES = 4000  # ... this number of intervals; a screen has fewer columns
CEILING = 1e100  # larger values are drawn here, so that margins and powers of ten do not overflow
_DRAWING = RLock()  # all threads share one style and one formula parser of Matplotlib
_drawing: list[str] = []  # the functions that are drawing, the outermost first
_STYLE = mpl.rc_context(
    {
        "figure.dpi": 125,
        "font.size": 13,
        "axes.labelsize": 14,
        "axes.titlesize": 13,
        "figure.titlesize": 16,
        "legend.fontsize": 13,
        "legend.title_fontsize": 12,
        "lines.linewidth": 2.0,
        "axes.grid": True,
        "grid.alpha": 0.35,
        "axes.formatter.useoffset": False,
        "axes.formatter.limits": (-3, 4),
        "axes.formatter.use_mathtext": True,
        "text.usetex": False,
    }
)


# What figures draw, by the annotation of their first argument, and the function that returns it.
RESULTS = {
    "Trajectory": "simulate",
    "FeedTable": "its method feed, such as problem.feed(1)",
    "FormulationComparison": "compare_formulations",
    "InverseComparison": "compare_inverses",
    "RootLocus": "its method root_locus",
    "Branches": "its method branches",
    "StabilityMap": "its method stability_map",
    "Fit": "its method fit",
    "FourBar": "four_bars, such as found[0]",
    "FourBars": "four_bars",
}


def styled(draw: C) -> C:
    """Return a function that draws in the style of all figures and checks its arguments.

    If no units are given, the units of the system are used. A motion whose constraints switch is
    drawn with both sides of each change.
    """
    signature = inspect.signature(draw)
    name, first = next(iter(signature.parameters.items()))

    @wraps(draw)
    def drawn(*args: Any, **options: Any) -> Any:
        given = signature.bind(*args, **options)
        motion = given.arguments[name]
        known = [kind.__name__ for kind in type(motion).__mro__]
        if first.annotation in RESULTS and first.annotation not in known:
            hint = f"give the result of {RESULTS[first.annotation]}"
            raise ProblemError(f"{a_kind(motion)} cannot be drawn here", key=name, hint=hint)
        if isinstance(motion, Trajectory):
            given.arguments[name] = with_sides(motion)
            if "units" in signature.parameters:
                given.arguments["units"] = given.arguments.get("units") or units_of(motion.system)
        with _DRAWING:
            _drawing.append(draw.__name__)
            try:
                found = _STYLE(draw)(*given.args, **given.kwargs)
            finally:
                _drawing.pop()
            if found is not None and not _drawing:  # one inside another is recoloured with it
                recoloured(found if isinstance(found, Figure) else found[0])
            return found

    return cast(C, checked_arguments(drawn))


# --- panels -----------------------------------------------------------------------------------


def draw_panels(
    motion: Trajectory, panels: Sequence[Panel], axes: Sequence[Axes], units: Units
) -> Figure:
    """Draw each panel into its axes, which form one column.

    If there are several panels but a single Axes, all lines are drawn in it, without a unit.
    """
    if len(axes) < len(panels):
        lines = tuple(line for panel in panels for line in panel.lines)
        panels, units = [replace(panels[0], lines=lines)], None
    for ax, panel in zip(axes, panels, strict=True):
        for k, line in enumerate(panel.lines):
            draw_line(ax, motion.t, line.values, label=line.name, **line_style(k, motion.t))
        widen(ax, np.array([line.values for line in panel.lines]), panel.size)
        finish(ax, panel.name, panel.unit, units, panel.note)
    end_column(motion, axes)
    figure: Figure = axes[0].figure.figure
    return figure


def end_column(motion: Trajectory, axes: Sequence[Axes]) -> None:
    """Keep the time label of the lowest axes only, and mark the changes of the motion."""
    for upper in axes[:-1]:
        upper.set_xlabel("")
    band, lowest = mark_changes(motion, axes, size_of), axes[-1]
    if band:  # less height remains for the label
        label = lowest.get_ylabel().replace("\n", " ")
        lowest.set_ylabel(wrapped(label, size_of(lowest)[1] - band))


def drawable(values: Array) -> Array:
    """Return values that fit into axes with margins.

    Raises
    ------
    ProblemError
        If a value is too large.
    """
    if np.abs(values[np.isfinite(values)]).max(initial=0.0) > TOO_LARGE:
        hint = "end the run earlier"
        raise ProblemError(f"numbers beyond {TOO_LARGE:g} cannot be drawn", hint=hint)
    return values


def draw_line(ax: Axes, t: Array, values: Array, **look: Any) -> None:
    """Draw a line over time; if it has many points, draw only the extremes of each interval."""
    values = drawable(values)
    if len(t) > MANY:
        seen = extremes(values, STRETCHES)
        t, values = t[seen], values[seen]
    ax.plot(t, values, **look)


def draw_sizes(
    ax: Axes,
    t: Array,
    lines: Sequence[tuple[str, Array, dict[str, Any]]],
    size: float,
    floor: float = VALUE_ROUNDING,
    kind: Kind = "errors",
) -> None:
    """Draw |values| on a logarithmic axis with the tick "rounding" at its bottom.

    Values below ``floor`` times the size with which they are compared are drawn at this tick. For
    errors, the largest value of each interval of time is drawn.
    """
    floor *= size
    sizes = np.minimum(np.abs(np.array([values for _, values, _ in lines])), CEILING)
    finite = sizes[np.isfinite(sizes)]
    for (label, _, look), line in zip(lines, sizes, strict=True):
        exact = " (exactly 0)" if label and not line.any() else ""
        times, drawn = envelope(t, line) if kind == "errors" else (t, line)
        draw_line(ax, times, np.maximum(drawn, floor), label=label + exact, **look)
    top = max(3 * finite.max(initial=0.0), LEAST_EXTENT * size)
    if ax.get_yscale() == "log":  # the axes already show another motion
        top = max(top, ax.get_ylim()[1])
    ax.set_yscale("log")
    ax.set_ylim(floor / 4, top)
    foot, last = np.log10(floor), np.floor(np.log10(top))
    step = max(1, int(np.ceil((last - foot) / np.clip(size_of(ax)[1] / 30, 1, 5))))
    decades = np.arange(last, foot + step, -step)
    ticks, labels = list(10.0**decades), [f"$10^{{{d:.0f}}}$" for d in decades]
    if (finite < floor).any():
        ticks, labels = [*ticks, floor], [*labels, "rounding"]
    ax.set_yticks(ticks, labels)
    ax.yaxis.set_minor_locator(NullLocator())


def draw_bars(
    ax: Axes, names: Sequence[str], values: Array, sizes: Array, loose: Sequence[bool] = ()
) -> None:
    """Draw one bar with its number for each name, from the top; hatch the ``loose`` bars.

    A number that is small compared with the size is written as 0.
    """
    for k, value in enumerate(values):
        ax.barh(k, value, **BARS[bool(loose) and loose[k]])
        text = f"{value:.3g}" if abs(value) > LEAST_EXTENT * sizes[k] else "0"
        ax.text(0.98, k, text, transform=ax.get_yaxis_transform(), ha="right", va="center")
    ax.set_yticks(range(len(names)), names)
    ax.set_ylim(len(names) - 0.4, -0.6)
    ax.axvline(0, color="0.3", linewidth=1)
    ax.grid(visible=False, axis="y")
    ax.set_axisbelow(True)
    largest = np.abs(values).max(initial=0.0)
    size = sizes.max(initial=0.0)
    reach = 1.7 * largest if largest > LEAST_EXTENT * size else size or 1.0
    ax.set_xlim(-reach, reach)
    ax.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))


def draw_paths(motion: Trajectory, size: int, ax: Any, units: Units) -> Figure:
    """Draw the paths of the points with ``size`` coordinates that move."""
    system = motion.system
    everywhere = point_positions(system, motion.t, motion.q)
    drawn = {
        name: everywhere[:, k, :size].T
        for name, k in moving(system).items()
        if len(system.points[name]) == size
    }
    for k, (name, moved) in enumerate(drawn.items()):
        path = [drawable(along) for along in moved]
        path = [motion.t, *path] if size == 1 else path
        look = line_style(k, motion.t)
        named = k < MAX_LINES and len(system.points) > 1
        ax.plot(*path, label=f"point {name}" if named else "", **look)
        for index, mark in ((0, {"markersize": 12, "markerfacecolor": "none"}), (-1, {})):
            spot = [x[[index]] for x in path]
            ax.plot(*spot, marker="o", color=look["color"], clip_on=size > 1, **mark)
    for label, face in (("start", "none"), ("end", "0.4")):
        empty: list[list[float]] = [[]] * max(2, size)
        ax.plot(*empty, "o", color="0.4", markerfacecolor=face, label=label)
    symbols = symbols_of(system)
    names = [
        common([symbols.get(system.points[name][axis], letter) for name in drawn])
        for axis, letter in enumerate("xyz"[:size])
    ]
    if size == 3:  # long names would overlap the ticks
        names = [
            letter if ", " in name else name for letter, name in zip("xyz", names, strict=True)
        ]
    note = f"first {MAX_LINES} of {len(drawn)} named" if len(drawn) > MAX_LINES else ""
    figure = finish(ax, names[-1] if size == 1 else names[1], "coordinate", units, note)
    if size == 1:
        widen(ax, np.array([*drawn.values()])[:, 0])
    else:
        ax.set_xlabel(axis_label(names[0], "coordinate", units))
        equal_scale(ax, size)
    if size == 3:
        ax.set_zlabel(axis_label(names[2], "coordinate", units))
        for axis in (ax.xaxis, ax.yaxis, ax.zaxis):
            axis.set_major_locator(MaxNLocator(4, steps=[1, 2, 5, 10]))
            axis.labelpad = 14
    return figure


def equal_scale(ax: Any, size: int) -> None:
    """Give the axes of the plane or of space equal scales, and a flat path some space around it."""
    names = "xyz"[:size]
    ax.margins(0.05)
    limits = np.array([getattr(ax, f"get_{name}lim")() for name in names])
    widths = limits[:, 1] - limits[:, 0]
    least = widths.max() * (0.75 if size == 2 else 0.5)
    spans = np.maximum(widths, max(least, 1e-6 * np.abs(limits).max()))
    for name, centre, span in zip(names, limits.mean(axis=1), spans, strict=True):
        getattr(ax, f"set_{name}lim")(centre - span / 2, centre + span / 2)
        getattr(ax, f"{name}axis").set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    if size == 3:
        ax.set_box_aspect(spans, zoom=0.75)  # space for the label of z
    else:
        ax.set_aspect("equal")


# --- figures, labels and lines ----------------------------------------------------------------


class Picture(Figure):
    """A Figure without pyplot that a notebook can show."""

    def _repr_png_(self) -> bytes:
        return picture_of(self)


def picture_of(figure: Figure, kind: str = "png", dpi: float | str = "figure") -> bytes:
    """Return a figure as the content of a picture file."""
    buffer = io.BytesIO()
    with _DRAWING:
        figure.savefig(buffer, format=kind, dpi=dpi)
    return buffer.getvalue()


def picture_tag(picture: bytes, text: str, look: str = "") -> Markup:
    """Return a picture as HTML, with its alternative text and its style."""
    data = base64.b64encode(picture).decode()
    tag = Markup('<img {} alt="{}" src="data:image/png;base64,{}">')
    return tag.format(look, text, data)


def prepare(motion: Trajectory, size: tuple[float, float], figure: Figure | None = None) -> Figure:
    """Return a new figure, or the given one, with the title of the motion."""
    figure = Picture(figsize=size) if figure is None else figure
    if figure.get_layout_engine() is None:
        figure.set_layout_engine("constrained", h_pad=0.08)  # inches, also below the title
    figure.suptitle(title_of(motion))
    return figure


def figure_panels(
    motion: Trajectory, ax: Axes | None, rows: int = 1, equal: bool = False
) -> list[Axes]:
    """Return the given Axes, or a new figure's large Axes above small Axes."""
    if ax is not None:
        return [ax]
    figure = prepare(motion, (9.6, min(SIZE[1], 4.5 + 1.2 * rows)))
    ratios = [1 if equal else 2, *[1] * (rows - 1)]
    panels = figure.subplots(rows, 1, sharex=True, squeeze=False, height_ratios=ratios)
    return list(panels[:, 0])


def title_of(motion: Trajectory, what: str = "") -> str:
    """Return the title of the motion, and the reason if it is not complete."""
    return f"{motion.title}{what}" + (f"\nnot complete: {motion.ending}" if motion.ending else "")


def size_of(ax: Axes) -> Array:
    """Return width and height of the axes in points, before the layout engine adds labels."""
    figure: Figure = ax.figure.figure  # the whole figure of a SubFigure
    box = ax.get_position(original=True)
    points: Array = 72 * figure.get_size_inches() * (box.width, box.height)
    return points


def finish(ax: Axes, name: str, kind: str, units: Units, note: str = "") -> Figure:
    """Label the axes; put the legend outside if a layout engine is active."""
    figure: Figure = ax.figure.figure
    width, height = size_of(ax)
    ax.set_xlabel(axis_label("time", "time", units))
    ax.set_ylabel(wrapped(axis_label(name, kind, units), height))
    if ax.name != "3d":
        ax.margins(x=0)
        ax.xaxis.set_major_locator(MaxNLocator(int(np.clip(width / 90, 3, 8))))
    handles, labels = ax.get_legend_handles_labels()
    if not labels:
        return figure
    if figure.get_layout_engine() is None:
        # Matplotlib's position "best" is slow for long data.
        short = sum(np.size(line.get_xdata()) for line in ax.lines) < 20_000
        ax.legend(title=note or None, loc="best" if short else "upper right", **LEGEND)
        return figure
    rows = int(height / (1.45 * LETTERS)) - (note.count("\n") + 1 if note else 0)
    lengths = [len(re.sub(r"\\[a-z]+|[${}_^]", "", label)) for label in labels]
    # A wide legend would squeeze its panel, or be cut off next to axes of equal scale.
    if rows >= TALL:
        labels = [x if "$" in x else "\n".join(textwrap.wrap(x, WIDEST) or [x]) for x in labels]
    columns = 2 if len(labels) > rows and max(lengths) < SHORT else 1
    taken = np.array([label.count("\n") + 1 for label in labels])
    if taken.sum() > columns * rows:
        order = np.argsort([-_reach(handle) for handle in handles], kind="stable")
        kept = sorted(order[np.cumsum(taken[order]) <= columns * (rows - 1)])
        note = "\n".join(filter(None, [note, f"largest {len(kept)} of {len(labels)} named"]))
        handles, labels = [handles[k] for k in kept], [labels[k] for k in kept]
    look: dict[str, Any] = {"fontsize": LETTERS, "title_fontsize": LETTERS, "borderaxespad": 0.0}
    look |= {"loc": "upper left", "bbox_to_anchor": (1.01, 1.0), "title": note or None}
    ax.legend(handles, labels, ncols=columns, **look, **LEGEND)
    return figure


def _reach(handle: Any) -> float:
    """Return the largest magnitude of a line."""
    return float(np.abs(np.nan_to_num(handle.get_ydata())).max(initial=0.0))


def wrapped(label: str, height: float) -> str:
    """Return a label wrapped for a panel of this height in points; formulas remain whole."""
    if "$" in label:
        return label
    width = max(8, int(height / (0.56 * mpl.rcParams["axes.labelsize"])))
    joined = re.sub(r" in (?=\S+$)", " in\N{NO-BREAK SPACE}", label)  # keeps a unit with its name
    filled = textwrap.fill(joined, width, break_long_words=False)
    return filled.replace("\N{NO-BREAK SPACE}", " ")


def line_style(k: int, t: Array) -> dict[str, Any]:
    """Return colour and dashes of the k-th of up to 60 lines; a single time becomes a dot."""
    look = {"color": COLOURS[k % len(COLOURS)], "linestyle": DASHES[k % len(DASHES)]}
    return look | ({"marker": "o"} if len(t) == 1 else {})


def mark_style(k: int, t: Array) -> dict[str, Any]:
    """Return eight markers of the k-th line, at other points than the markers of other lines."""
    step = max(1, (len(t) if len(t) <= MANY else 2 * STRETCHES) // 8)
    return {"marker": MARKERS[k % len(MARKERS)], "markevery": (k * step // 6 % step, step)}


def widen(ax: Axes, values: Array, size: float = 0.0) -> None:
    """Widen the y axis, so that rounding errors relative to the size do not fill the panel."""
    ax.ticklabel_format(axis="y", useOffset=False)
    low, high = limits(values, size)
    if low < np.nanmin(values, initial=np.inf):
        ax.set_ylim(low, high)
