"""Panels, labels and line styles that the figures share."""

from __future__ import annotations

import base64
import io
import operator
import re
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

import matplotlib as mpl
import numpy as np
from markupsafe import Markup
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, NullLocator

from teachmech.base.array_types import Array
from teachmech.base.errors import C, ProblemError, check_known, checked_arguments
from teachmech.model.description import Description
from teachmech.model.equations import latex_names
from teachmech.run.trajectory import Trajectory

# Of particles in SI units. The unit of a multiplier depends on how its constraint is written.
SI = {
    "time": "s",
    "coordinate": "m",
    "velocity": "m/s",
    "acceleration": "m/s²",
    "angle": "rad",
    "angular velocity": "rad/s",
    "angular acceleration": "rad/s²",
    "energy": "J",
    "force": "N",
    "torque": "N m",
}
LETTERS = (9.0, 13.0)  # points, of a legend
SHORT = 5  # letters of a label, with which two columns are narrow
LEGEND: dict[str, Any] = {"labelspacing": 0.3, "handlelength": 2.2}
MAX_LINES = 12  # in one panel, unless the user names more
# Of the overview, in inches. Nothing is taller: then letters are 1/40 of the height and more.
TOO_LARGE = 1e300  # for axes
SIZE = (12.8, 7.2)

Names = Sequence[str] | None
Units = Mapping[str, str] | None

# Colours that colour-blind people can tell apart (Okabe, Ito 2008), without the pale yellow.
COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000"]
DASHES = ["-", (0, (6, 2)), (0, (6, 2, 1.5, 2)), (0, (1.5, 1.5))]
MARKERS = "osD^vPX*"
RATE: dict[str, Any] = {"linestyle": (0, (5, 2)), "markerfacecolor": "white"}
# A bar, and one that stands for what is not determined.
BARS: list[dict[str, Any]] = [
    {"facecolor": COLOURS[0], "edgecolor": "white"},
    {"facecolor": COLOURS[1], "edgecolor": "white", "hatch": "//"},
]
MANY = 20_000  # points of a line, beyond which it is drawn by the extremes of ...
STRETCHES = 4000  # ... so many stretches; a screen has less columns
FLOOR = 1e-17  # of the size: what is smaller, and 0, is drawn here on a logarithmic axis
SMALL = 1e-9  # of the size: rounding errors shall look small
CEILING = 1e100  # what is larger is drawn here: margins and powers of ten stay within floats
# Name in Motion and in System, kind of unit; and what angles have in the place of both.
STATE = {
    "coordinates": ("q", "coordinate"),
    "velocities": ("v", "velocity"),
    "accelerations": ("a", "acceleration"),
}
ANGLES = {
    "coordinates": ("angles", "angle"),
    "velocities": ("angular velocities", "angular velocity"),
    "accelerations": ("angular accelerations", "angular acceleration"),
}
# LaTeX of one letter with an index; other names are clearer as they were typed.
SYMBOL = re.compile(r"(\\[A-Za-z]+|[A-Za-z])(_\{[A-Za-z0-9]+\})?")

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


def styled(draw: C) -> C:
    """Let a function draw in the style of all figures, and say what is wrong with its arguments."""
    return checked_arguments(_STYLE(draw))


# --- panels -----------------------------------------------------------------------------------


def draw_state(
    motion: Trajectory, kind: str, names: Names, axes: Sequence[Axes], units: Units
) -> Figure:
    """Draw coordinates, velocities or accelerations, one panel for each of `shared_axes`.

    Into a single Axes go those that are named, with no unit if there are several; or the first.
    """
    field, unit = STATE[kind]
    values, t, scales = getattr(motion, field), motion.t, motion.scales
    sizes = {"coordinates": scales.coordinates, "velocities": scales.velocities}
    with np.errstate(invalid="ignore"):  # of numbers that are too large to have sizes
        sizes["accelerations"] = scales.velocities * (scales.velocities / scales.coordinates)
    symbols = list(symbols_of(motion.system, kind).values())
    groups = shared_axes(motion.system, names)
    if len(axes) < len(groups) and names is not None:
        groups, units = [(False, [k for _, some in groups for k in some])], None
    for ax, (are_angles, found) in zip(axes, groups, strict=False):
        shown = found[:MAX_LINES] if names is None else found
        note = f"{len(shown)} of {len(found)} shown" if len(shown) < len(found) else ""
        for k, i in enumerate(shown):
            draw_line(ax, t, values[:, i], label=symbols[i], **line_style(k, t))
        widen(ax, values[:, shown], float(sizes[kind][shown].max()))
        finish(ax, *(ANGLES[kind] if are_angles else (kind, unit)), units, note)
    figure: Figure = axes[0].figure.figure
    return figure


def shared_axes(system: Description, names: Names = None) -> list[tuple[bool, list[int]]]:
    """Return the places of coordinates that may share an axis, and whether they are angles.

    The angles of a mechanism are those of its coordinates that are of no point. Of another system
    nobody says what its coordinates are, and they stay together.
    """
    known = system.coordinates
    chosen = range(len(known)) if names is None else choose(names, known, "coordinate")[0]
    lengths = {name for point in system.points for name in point}
    is_angle = [system.drawing is not None and name not in lengths for name in known]
    groups = [(are, [k for k in chosen if is_angle[k] == are]) for are in (False, True)]
    return [(are, found) for are, found in groups if found]


def drawable(values: Array) -> Array:
    """Return values that fit axes, which are somewhat longer than their numbers.

    Raises
    ------
    ProblemError
        They are too large.
    """
    if np.abs(values[np.isfinite(values)]).max(initial=0.0) > TOO_LARGE:
        hint = "look at a shorter time"
        raise ProblemError(f"numbers beyond {TOO_LARGE:g} cannot be drawn", hint=hint)
    return values


def draw_line(ax: Axes, t: Array, values: Array, **look: Any) -> None:
    """Draw a line over time; a very long one by the least and the largest value of each stretch."""
    values = drawable(values)
    if len(t) > MANY:
        edges = np.linspace(0, len(t), STRETCHES + 1).astype(int)
        ends = zip(edges[:-1], edges[1:], strict=True)
        places = [(a + part.argmin(), a + part.argmax()) for a, b in ends for part in [values[a:b]]]
        seen = np.sort(np.array(places), axis=1).ravel()
        t, values = t[seen], values[seen]
    ax.plot(t, values, **look)


def draw_sizes(
    ax: Axes,
    t: Array,
    lines: Sequence[tuple[str, Array, dict[str, Any]]],
    size: float,
    least: float = FLOOR,
) -> None:
    """Draw |values| on a logarithmic axis with the tick 0 at its foot.

    There is drawn what is below ``least`` of the size with which the values are compared.
    """
    least *= size
    sizes = np.minimum(np.abs(np.array([values for _, values, _ in lines])), CEILING)
    finite = sizes[np.isfinite(sizes)]
    largest = finite.max(initial=0.0)
    floor = min(least, largest * 1e-3) if largest > 0 else least
    for (label, _, look), line in zip(lines, sizes, strict=True):
        exact = " (exactly 0)" if label and not line.any() else ""
        draw_line(ax, t, np.maximum(line, floor), label=label + exact, **look)
    top = max(3 * largest, SMALL * size)
    if ax.get_yscale() == "log":  # another motion is there already
        top = max(top, ax.get_ylim()[1])
    ax.set_yscale("log")
    ax.set_ylim(floor / 4, top)
    lowest, last = np.ceil(np.log10(floor)), np.floor(np.log10(top))
    first = lowest + max(2, (last - lowest) // 10)  # apart from the tick 0
    figure: Figure = ax.figure.figure
    most = 72 * figure.get_figheight() * ax.get_position(original=True).height / 30
    step = int(np.ceil((last - first) / np.clip(most, 1, 5)))
    decades = np.arange(last, first - 1, -max(1, step))
    ticks, labels = list(10.0**decades), [f"$10^{{{d:.0f}}}$" for d in decades]
    if (finite < floor).any():
        ticks, labels = [*ticks, floor], [*labels, "0"]
    ax.set_yticks(ticks, labels)
    ax.yaxis.set_minor_locator(NullLocator())


def draw_bars(
    ax: Axes, names: Sequence[str], values: Array, sizes: Array, loose: Sequence[bool] = ()
) -> None:
    """Draw one bar for each name, from the top, with its number; a loose one looks otherwise.

    A number counts as 0 beside its size.
    """
    for k, value in enumerate(values):
        ax.barh(k, value, **BARS[bool(loose) and loose[k]])
        text = f"{value:.3g}" if abs(value) > SMALL * sizes[k] else "0"
        ax.text(0.98, k, text, transform=ax.get_yaxis_transform(), ha="right", va="center")
    ax.set_yticks(range(len(names)), names)
    ax.set_ylim(len(names) - 0.4, -0.6)
    ax.axvline(0, color="0.3", linewidth=1)
    ax.grid(visible=False, axis="y")
    ax.set_axisbelow(True)
    largest = np.abs(values).max(initial=0.0)
    size = sizes.max(initial=0.0)
    reach = 1.7 * largest if largest > SMALL * size else size or 1.0
    ax.set_xlim(-reach, reach)
    ax.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))


def draw_paths(motion: Trajectory, size: int, ax: Any, units: Units) -> Figure:
    """Draw the paths of the points with ``size`` coordinates."""
    count = len(motion.system.points)
    numbers = [k for k in range(count) if len(motion.system.points[k]) == size]
    named = point_names(motion.system)
    for k, number in enumerate(numbers):
        path = [drawable(motion[name]) for name in motion.system.points[number]]
        path = [motion.t, *path] if size == 1 else path
        look = line_style(k, motion.t)
        ax.plot(*path, label=named[number] if k < MAX_LINES and count > 1 else "", **look)
        for place, mark in ((0, {"markersize": 12, "markerfacecolor": "none"}), (-1, {})):
            spot = [x[[place]] for x in path]
            ax.plot(*spot, marker="o", color=look["color"], clip_on=size > 1, **mark)
    for label, face in (("start", "none"), ("end", "0.4")):
        empty: list[list[float]] = [[]] * max(2, size)
        ax.plot(*empty, "o", color="0.4", markerfacecolor=face, label=label)
    symbols = symbols_of(motion.system)
    names = [common([symbols[motion.system.points[k][i]] for k in numbers]) for i in range(size)]
    note = f"first {MAX_LINES} of {len(numbers)} named" if len(numbers) > MAX_LINES else ""
    figure = finish(ax, names[-1] if size == 1 else names[1], "coordinate", units, note)
    if size == 1:
        widen(ax, np.array([motion[motion.system.points[k][0]] for k in numbers]))
    else:
        ax.set_xlabel(axis_label(names[0], "coordinate", units))
        equal_scale(ax, size)
    if size == 3:
        ax.set_zlabel(axis_label(names[2], "coordinate", units))
        for axis in (ax.xaxis, ax.yaxis, ax.zaxis):
            axis.labelpad = 12
    return figure


def equal_scale(ax: Any, size: int) -> None:
    """Give the axes of the plane or of space one scale, and a flat path some room."""
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
        ax.set_box_aspect(spans, zoom=0.8)  # room for the label of z
    else:
        ax.set_aspect("equal")


# --- figures, labels and lines ----------------------------------------------------------------


class Picture(Figure):
    """A Figure without pyplot that a notebook shows nevertheless."""

    def _repr_png_(self) -> bytes:
        return picture_of(self)


def picture_of(figure: Figure, kind: str = "png", dpi: float | str = "figure") -> bytes:
    """Return a figure as the content of a picture file."""
    buffer = io.BytesIO()
    figure.savefig(buffer, format=kind, dpi=dpi)
    return buffer.getvalue()


def picture_tag(picture: bytes, text: str, look: str = "") -> Markup:
    """Return a picture as HTML, with the text that is read in its place and how it looks."""
    data = base64.b64encode(picture).decode()
    tag = Markup('<img {} alt="{}" src="data:image/png;base64,{}">')
    return tag.format(look, text, data)


def prepare(motion: Trajectory, size: tuple[float, float], figure: Figure | None = None) -> Figure:
    """Return a new figure, or the given one, with the title of the motion."""
    figure = Picture(figsize=size) if figure is None else figure
    if figure.get_layout_engine() is None:
        figure.set_layout_engine("constrained")
    figure.suptitle(title_of(motion))
    return figure


def figure_panels(
    motion: Trajectory, ax: Axes | None, rows: int = 1, equal: bool = False
) -> list[Axes]:
    """Return the Axes that is given, or those of a new figure: a large one above small ones."""
    if ax is not None:
        return [ax]
    figure = prepare(motion, (9.6, min(SIZE[1], 4.5 + 1.2 * rows)))
    ratios = [1 if equal else 2, *[1] * (rows - 1)]
    panels = figure.subplots(rows, 1, sharex=True, squeeze=False, height_ratios=ratios)
    return list(panels[:, 0])


def title_of(motion: Trajectory, what: str = "") -> str:
    """Return the title of the motion, and why it is not complete."""
    return f"{motion.title}{what}" + (f"\nnot complete: {motion.ending}" if motion.ending else "")


def finish(ax: Axes, name: str, kind: str, units: Units, note: str = "") -> Figure:
    """Label the axes; the legend stands outside where a layout engine makes room for it."""
    figure: Figure = ax.figure.figure  # of a SubFigure, the figure around it
    box = ax.get_position(original=True)
    width, height = 72 * figure.get_size_inches() * (box.width, box.height)
    ax.set_xlabel(axis_label("time", "time", units))
    ax.set_ylabel(wrapped(axis_label(name, kind, units), height))
    if ax.name != "3d":
        ax.margins(x=0)
        ax.xaxis.set_major_locator(MaxNLocator(int(np.clip(width / 90, 3, 8))))
    if not ax.get_legend_handles_labels()[1]:
        return figure
    # "best" is slow for long data.
    short = sum(np.size(line.get_xdata()) for line in ax.lines) < 20_000
    if figure.get_layout_engine() is None:
        ax.legend(title=note or None, loc="best" if short else "upper right", **LEGEND)
        return figure
    handles, labels = ax.get_legend_handles_labels()
    seen = [re.sub(r"\\[a-z]+|[${}_^]", "", label) for label in labels]
    columns = 2 if max(map(len, seen)) < SHORT else 1  # a wide legend would squeeze its panel
    fit = columns * int(height / 1.5 / LETTERS[0]) - 2
    if len(labels) > fit:
        note = f"{fit} of {len(labels)} lines named"
    lines = min(len(labels), fit) + (note.count("\n") + 1 if note else 0)
    letters = float(np.clip(height / lines / 1.6, *LETTERS))
    look: dict[str, Any] = {"fontsize": letters, "title_fontsize": letters, "borderaxespad": 0.0}
    look |= {"loc": "upper left", "bbox_to_anchor": (1.01, 1.0), "title": note or None}
    columns = min(columns, int(np.ceil(1.5 * letters * lines / height)))
    ax.legend(handles[:fit], labels[:fit], ncols=columns, **look, **LEGEND)
    return figure


def wrapped(label: str, height: float) -> str:
    """Return a label in lines that fit a panel of this height in points; formulas stay whole."""
    if "$" in label:
        return label
    width = max(8, int(height / (0.56 * mpl.rcParams["axes.labelsize"])))
    joined = re.sub(r" in (?=\S+$)", " in\N{NO-BREAK SPACE}", label)  # no unit on its own
    filled = textwrap.fill(joined, width, break_long_words=False)
    return filled.replace("\N{NO-BREAK SPACE}", " ")


def axis_label(name: str, kind: str, units: Units) -> str:
    """Return a name with its unit, where one is given."""
    known = [*SI, "multiplier"]
    check_known("unit of", units or (), known, key="units")
    return f"{name} in {units[kind]}" if units and kind in units else name


def symbols_of(system: Description, kind: str = "coordinates") -> dict[str, str]:
    """Return what to call each coordinate, its velocity or its acceleration, by its name."""
    latex, names = latex_names(system), zip(system.coordinates, getattr(system, kind), strict=True)
    return {q: f"${latex[name]}$" if SYMBOL.fullmatch(latex[q]) else name for q, name in names}


def point_names(system: Description) -> list[str]:
    """Return what to call each point: its name in a mechanism, else its number."""
    if system.drawing is not None:
        return [f"point {name}" for name in system.drawing.names]
    return [f"point {number}" for number, _ in enumerate(system.points, start=1)]


def common(symbols: Sequence[str]) -> str:
    """Return one label for the same coordinate of several points: x for x1 and x2."""
    stems = {re.sub(r"_\{[0-9]+\}(?=\$)|_?[0-9]+$", "", symbol) for symbol in symbols}
    several = stems if len(symbols) > 1 and len(stems) == 1 else dict.fromkeys(symbols)
    return ", ".join([*several][:3]) + (", ..." if len(several) > 3 else "")


def line_style(k: int, t: Array) -> dict[str, Any]:
    """Return colour and dashes of the k-th line; 28 differ. A single time shows as a dot."""
    look = {"color": COLOURS[k % len(COLOURS)], "linestyle": DASHES[k % len(DASHES)]}
    return look | ({"marker": "o"} if len(t) == 1 else {})


def mark_style(k: int, t: Array) -> dict[str, Any]:
    """Return the markers of the k-th line, eight of them, apart from those of the others."""
    step = max(1, (len(t) if len(t) <= MANY else 2 * STRETCHES) // 8)
    return {"marker": MARKERS[k % len(MARKERS)], "markevery": (k * step // 6 % step, step)}


def widen(ax: Axes, values: Array, size: float = 0.0) -> None:
    """Keep rounding errors of a constant from filling the panel; the size is that of the values."""
    ax.ticklabel_format(axis="y", useOffset=False)
    low, high = values.min(), values.max()
    scale = max(abs(low), abs(high))
    if high - low < max(1e-6 * scale, SMALL * size):
        half = 0.5 * (max(scale, size) or 1.0)
        ax.set_ylim((low + high) / 2 - half, (low + high) / 2 + half)


# --- what is chosen ---------------------------------------------------------------------------


def choose(
    names: Names, known: Sequence[str], what: str, order: Sequence[int] | None = None
) -> tuple[list[int], str]:
    """Return the places of the names, or of the first in the given order, with a note."""
    if names is None:
        note = f"{MAX_LINES} of {len(known)} shown" if len(known) > MAX_LINES else ""
        return sorted((order or range(len(known)))[:MAX_LINES]), note
    names = [names] if isinstance(names, str) else names
    check_known(what, names, known, key="names")
    if not names:
        raise ProblemError(f"no {what} is named", key="names", hint="leave out names to see all")
    return [known.index(name) for name in names], ""


def checked_points(motion: Trajectory) -> Sequence[Sequence[str]]:
    """Return the points of the system; an error where there are none."""
    if not motion.system.points:
        hint = "give the System points, or use state to see the coordinates"
        raise ProblemError("the system has no points to draw", key="points", hint=hint)
    return motion.system.points


def checked_point(motion: Trajectory, number: int, key: str) -> Sequence[str]:
    """Return the coordinates of one point, counted from 1; an error where there is none."""
    points = checked_points(motion)
    try:
        known = 1 <= operator.index(number) <= len(points)
    except TypeError:
        known = False
    if not known:
        hint = f"points are counted from 1 to {len(points)}"
        raise ProblemError(f"there is no point {number!r}", key=key, hint=hint)
    return points[number - 1]


def checked_constraints(motion: Trajectory) -> tuple[str, ...]:
    """Return the names of the constraints; an error where there are none."""
    if not motion.system.constraints:
        raise ProblemError("the system has no constraints to draw", hint="use state or energy")
    return motion.system.constraint_names
