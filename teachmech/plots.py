"""Plots: the figures of a Motion, large enough for a projector.

Every function returns a matplotlib Figure that shows itself in a notebook and writes itself with
``savefig``. pyplot and its global state are left alone, so that drawing many figures keeps none
in memory. To see one in a window, draw into one of pyplot: ``energy(motion, ax=plt.gca())`` or
``overview(motion, figure=plt.figure(figsize=SIZE))``, then ``plt.show()``.

Arguments that mean the same everywhere:

``names``
    Which coordinates or constraints to draw; by default all of them, or `MAX_LINES` and a note.
``ax``, ``figure``
    Where to draw; by default a new figure is made.
``units``
    Units for the labels of the axes, by ``"time"``, ``"coordinate"``, ``"velocity"``,
    ``"acceleration"``, ``"multiplier"`` and ``"energy"``; no unit where missing. See `SI`.

Every function raises ProblemError for a name, a point or a unit that there is not.
"""

from __future__ import annotations

import io
import operator
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, NullLocator

from teachmech.equations import latex_names
from teachmech.errors import ProblemError, did_you_mean
from teachmech.motion import Array, Motion
from teachmech.systems import System

# Of particles in SI units. The unit of a multiplier depends on how its constraint is written.
SI = {"time": "s", "coordinate": "m", "velocity": "m/s", "acceleration": "m/s²", "energy": "J"}
MAX_LINES = 12  # in one panel, unless the user names more
SIZE = (16.0, 9.0)  # of the overview, in inches

Names = Sequence[str] | None
Units = Mapping[str, str] | None

# Colours that colour-blind people can tell apart (Okabe, Ito 2008), without the pale yellow.
_COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000"]
_DASHES = ["-", (0, (6, 2)), (0, (6, 2, 1.5, 2)), (0, (1.5, 1.5))]
_MARKERS = "osD^vPX*"
_RATE: dict[str, Any] = {"linestyle": (0, (5, 2)), "markerfacecolor": "white"}
_FLOOR = 1e-17  # what is smaller, and 0, is drawn here on a logarithmic axis
# Name in Motion and in System, kind of unit.
_STATE = {
    "coordinates": ("q", "coordinate"),
    "velocities": ("v", "velocity"),
    "accelerations": ("a", "acceleration"),
}
# LaTeX of one letter with an index; other names are clearer as they were typed.
_SYMBOL = re.compile(r"(\\d?dot\{)?(\\[A-Za-z]+|[A-Za-z])\}?(_\{[A-Za-z0-9]+\})?")

_styled = mpl.rc_context(
    {
        "figure.dpi": 100,
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


@_styled
def state(
    motion: Motion, names: Names = None, units: Units = None, figure: Figure | None = None
) -> Figure:
    """Draw coordinates, velocities and accelerations over time, one panel each.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> len(state(motion, units=SI).axes)
    3
    """
    figure = _prepare(motion, (11, 10), figure)
    for kind, ax in zip(_STATE, figure.subplots(3, 1, sharex=True), strict=True):
        _draw_state(motion, kind, names, ax, units)
        ax.label_outer()
    return figure


@_styled
def particle(
    motion: Motion, number: int, units: Units = None, figure: Figure | None = None
) -> Figure:
    """Draw coordinates, velocities and accelerations of one point of ``system.points``.

    Parameters
    ----------
    number : int
        Counted from 1.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("meridian").simulate(time=(0, 0.1, 0.01))
    >>> particle(motion, 2).get_suptitle()
    'meridian, point 2'
    """
    points = _points(motion)
    try:
        known = 1 <= operator.index(number) <= len(points)
    except TypeError:
        known = False
    if not known:
        hint = f"points are counted from 1 to {len(points)}"
        raise ProblemError(f"there is no point {number!r}", key="number", hint=hint)
    figure = state(motion, points[number - 1], units, figure)
    figure.suptitle(_title(motion, f", point {number}"))
    return figure


@_styled
def coordinates(
    motion: Motion, names: Names = None, ax: Axes | None = None, units: Units = None
) -> Figure:
    """Draw the coordinates over time.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> coordinates(motion, units={"time": "s"}).axes[0].get_xlabel()
    'time in s'
    """
    return _draw_state(motion, "coordinates", names, _panels(motion, ax)[0], units)


@_styled
def velocities(
    motion: Motion, names: Names = None, ax: Axes | None = None, units: Units = None
) -> Figure:
    r"""Draw the velocities over time; ``names`` are those of coordinates.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> velocities(motion).axes[0].lines[0].get_label()
    '$\\dot{x}_{1}$'
    """
    return _draw_state(motion, "velocities", names, _panels(motion, ax)[0], units)


@_styled
def accelerations(
    motion: Motion, names: Names = None, ax: Axes | None = None, units: Units = None
) -> Figure:
    """Draw the accelerations over time; ``names`` are those of coordinates.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> len(accelerations(motion, names=["y1"]).axes[0].lines)
    1
    """
    return _draw_state(motion, "accelerations", names, _panels(motion, ax)[0], units)


@_styled
def multipliers(
    motion: Motion, names: Names = None, ax: Axes | None = None, units: Units = None
) -> Figure:
    """Draw the multipliers over time, with a warning where A does not determine them.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> len(multipliers(motion).axes[0].lines)
    1
    """
    known = _constraint_names(motion)
    chosen, note = _choose(names, known, "constraint")
    ax, _ = _panels(motion, ax)
    for k, i in enumerate(chosen):
        label = f"$\\lambda_{{{i + 1}}}$ {known[i]}"
        ax.plot(motion.t, motion.multipliers[:, i], label=label, **_line(k, motion.t))
    _widen(ax, motion.multipliers[:, chosen])
    if motion.rank.min() < len(known):
        where = f"where the rank of A is below {len(known)}"
        what = "single multipliers are not unique, those of least norm are shown"
        ax.set_title(f"{where},\n{what}")
    return _finish(ax, "multipliers", "multiplier", units, note)


@_styled
def violation(
    motion: Motion, names: Names = None, ax: Axes | None = None, units: Units = None
) -> Figure:
    """Draw the size of the violation of each constraint over time, on a logarithmic axis.

    Solid is the constraint as it is given, dashed the velocity level dh/dt of a holonomic one.
    Where a violation is exactly 0, the line runs at the tick 0 at the foot of the axis.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> violation(motion).axes[0].get_yscale()
    'log'
    """
    known, t = _constraint_names(motion), motion.t
    largest_first = np.argsort(-np.abs(motion.violation).max(axis=0), kind="stable").tolist()
    chosen, note = _choose(names, known, "constraint", largest_first)
    ax, _ = _panels(motion, ax)
    given, rates = [], []
    for k, i in enumerate(chosen):
        look = _line(k, t) | _marks(k, t) | {"linestyle": "-", "linewidth": 1.5}
        given += [(known[i], motion.violation[:, i], look)]
        if motion.system.derivation.constraints[i].holonomic:
            rates += [("", motion.velocity_violation[:, i], look | _RATE)]
    _draw_sizes(ax, t, [*rates, *given])
    if rates:
        ax.plot([], [], label="d/dt, dashed", color="0.3", **_RATE)
    return _finish(ax, "|violation|", "", units, note)


@_styled
def energy(motion: Motion, ax: Axes | None = None, units: Units = None) -> Figure:
    """Draw the ledger: change of kinetic energy, work of the forces, and below their imbalance.

    Into an ``ax`` that is given, only the ledger is drawn; the legend tells the largest imbalance.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> [panel.get_ylabel() for panel in energy(motion, units=SI).axes]
    ['energy change, work in J', '|imbalance| in J']
    """
    t, imbalance = motion.t, motion.energy_balance
    ax, below = _panels(motion, ax, 2)
    # Work often equals the change of energy: the wide line shows on both sides of the other.
    change = motion.kinetic_energy - motion.kinetic_energy[0]
    ax.plot(t, change, label="kinetic energy", **_line(5, t) | {"linestyle": "-", "linewidth": 6})
    ax.plot(t, motion.work_applied, label="work applied", **_line(1, t))
    if motion.system.constraints:
        ax.plot(t, motion.work_constraint, label="work constraints", **_line(6, t))
    _widen(ax, np.array([change, motion.work_applied, motion.work_constraint]))
    note = f"largest imbalance\n{np.abs(imbalance).max():.1e}" if below is None else ""
    figure = _finish(ax, "energy change, work", "energy", units, note)
    if below is not None:
        _draw_sizes(below, t, [("", imbalance, _line(0, t))])
        _finish(below, "|imbalance|", "energy", units).align_ylabels()
        ax.label_outer()
    return figure


@_styled
def rank(motion: Motion, ax: Axes | None = None, units: Units = None) -> Figure:
    """Draw the singular values next to the cut on a logarithmic axis, and below the rank of A.

    Into an ``ax`` that is given, only the singular values are drawn; the legend tells the rank.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> int(rank(motion).axes[1].lines[1].get_ydata().max())
    1
    """
    m, t = len(_constraint_names(motion)), motion.t
    none = np.full((len(t), 1), np.nan)
    values = np.hstack([none, motion.singular_values, none])
    kept, dropped = (values[np.arange(len(t)), motion.rank + side] for side in (0, 1))
    dots = _line(1, t) | {"marker": "o", "markersize": 5}  # the rank may fall at a single time
    lines = [("smallest kept", kept, _line(0, t)), ("largest dropped", dropped, dots)]
    ax, below = _panels(motion, ax, 2)
    _draw_sizes(ax, t, [line for line in lines if np.isfinite(line[1]).any()])
    note = _rank_text(motion) if below is None else ""
    figure = _finish(ax, "singular values of $A M^{-1/2}$", "", units, note)
    if below is not None:
        below.axhline(m, label="constraints", color="0.6", linewidth=6)
        below.step(t, motion.rank, where="post", label="rank of A", **_line(0, t))
        below.set_ylim(-0.05 * m, 1.15 * m)
        below.yaxis.set_major_locator(MaxNLocator(5, integer=True))
        _finish(below, "number", "", units).align_ylabels()
        ax.label_outer()
    return figure


@_styled
def trajectory(motion: Motion, ax: Axes | None = None, units: Units = None) -> Figure:
    """Draw the path of every point of ``system.points``, in the plane or in space.

    An open circle marks the start, a filled one the end. A point on a line is drawn over time.
    Points of different dimension get panels of their own.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("meridian").simulate(time=(0, 0.1, 0.01))
    >>> trajectory(motion).axes[0].name
    '3d'
    """
    sizes = sorted({len(point) for point in _points(motion)})
    if ax is None:
        figure = _prepare(motion, (9.5 * len(sizes), 7.5))
        for k, size in enumerate(sizes, start=1):
            panel = figure.add_subplot(1, len(sizes), k, **_projection(size))
            _draw_paths(motion, size, panel, units)
        return figure
    if len(sizes) > 1 or (sizes == [3]) != (ax.name == "3d"):
        what = f"points with {' and '.join(map(str, sizes))} coordinates do not fit into this Axes"
        raise ProblemError(what, key="ax", hint="leave out ax, or make it with projection='3d'")
    return _draw_paths(motion, sizes[0], ax, units)


@_styled
def overview(motion: Motion, units: Units = None, figure: Figure | None = None) -> Figure:
    """Draw trajectory, coordinates, multipliers, violation and energy, as far as there are any.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> len(overview(motion).axes)
    5
    """
    sizes = sorted({len(point) for point in motion.system.points}, reverse=True)
    paths = [f"trajectory {size}" for size in sizes]
    left, right = paths, ["coordinates", "energy"]
    if motion.system.constraints:
        # A single panel of trajectories takes the room of two.
        left = [*(paths * 2 if len(paths) == 1 else paths or ["coordinates"]), "energy"]
        right = ["coordinates", "multipliers", "violation"][0 if paths else 1 :]
    columns: list[Any] = [[[name] for name in column] for column in (left, right) if column]
    projections: dict[Any, Any] = {
        name: _projection(size) for name, size in zip(paths, sizes, strict=True)
    }
    draw: dict[str, Callable[..., Figure]] = {
        f.__name__: f for f in (coordinates, multipliers, violation, energy)
    }
    figure = _prepare(motion, SIZE, figure)
    for name, ax in figure.subplot_mosaic([columns], per_subplot_kw=projections).items():
        if name in draw:
            draw[name](motion, ax=ax, units=units)
            ax.label_outer()
        else:
            _draw_paths(motion, int(name.split()[1]), ax, units)
    return figure


def save_all(motion: Motion, folder: str | Path, units: Units = None) -> list[Path]:
    """Write the figures as PNG: ``<name>-overview.png``, ``-trajectory``, ``-state`` and so on.

    What the system does not have, points or constraints, is left out. When there are 2 to
    `MAX_LINES` points, each has a figure of its own (``-point-1``).

    Parameters
    ----------
    folder : str or Path
        Made when it is missing.

    Returns
    -------
    list of Path
        The files written.

    Examples
    --------
    >>> import tempfile, teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     [path.name for path in save_all(motion, folder)][:2]
    ['pendulum-overview.png', 'pendulum-trajectory.png']
    """
    folder, count, paths = Path(folder), len(motion.system.points), []
    folder.mkdir(parents=True, exist_ok=True)

    def save(what: str, figure: Figure) -> None:
        paths.append(folder / f"{motion.name}-{what}.png")
        figure.savefig(paths[-1], dpi=150)

    save("overview", overview(motion, units))
    if count:
        save("trajectory", trajectory(motion, units=units))
    save("state", state(motion, units=units))
    for number in range(1, count + 1) if 2 <= count <= MAX_LINES else ():
        save(f"point-{number}", particle(motion, number, units))
    draw: list[Callable[..., Figure]] = [multipliers, violation, rank]
    for figure in [*(draw if motion.system.constraints else ()), energy]:
        save(figure.__name__, figure(motion, units=units))
    return paths


# --- panels -----------------------------------------------------------------------------------


def _draw_state(motion: Motion, kind: str, names: Names, ax: Axes, units: Units) -> Figure:
    field, unit = _STATE[kind]
    values, t = getattr(motion, field), motion.t
    chosen, note = _choose(names, motion.system.coordinates, "coordinate")
    symbols = _symbols(motion.system, getattr(motion.system, kind))
    for k, i in enumerate(chosen):
        ax.plot(t, values[:, i], label=symbols[i], **_line(k, t))
    _widen(ax, values[:, chosen])
    return _finish(ax, kind, unit, units, note)


def _draw_sizes(ax: Axes, t: Array, lines: Sequence[tuple[str, Array, dict[str, Any]]]) -> None:
    """Draw |values| on a logarithmic axis with the tick 0 at its foot."""
    sizes = np.abs(np.array([values for _, values, _ in lines]))
    finite = sizes[np.isfinite(sizes)]
    largest = finite.max(initial=0.0)
    floor = min(_FLOOR, largest * 1e-3) if largest > 0 else _FLOOR
    for (label, _, look), size in zip(lines, sizes, strict=True):
        exact = " (exactly 0)" if label and not size.any() else ""
        ax.plot(t, np.maximum(size, floor), label=label + exact, **look)
    top = max(3 * largest, 1e-9)  # rounding errors shall look small
    ax.set_yscale("log")
    ax.set_ylim(floor / 4, top)
    first, last = np.ceil(np.log10(floor)) + 2, np.floor(np.log10(top))
    decades = np.arange(last, first - 1, -max(1, round((last - first) / 5)))
    ticks, labels = list(10.0**decades), [f"$10^{{{d:.0f}}}$" for d in decades]
    if (finite < floor).any():
        ticks, labels = [*ticks, floor], [*labels, "0"]
    ax.set_yticks(ticks, labels)
    ax.yaxis.set_minor_locator(NullLocator())


def _draw_paths(motion: Motion, size: int, ax: Any, units: Units) -> Figure:
    """Draw the paths of the points with ``size`` coordinates."""
    count = len(motion.system.points)
    numbers = [k for k in range(count) if len(motion.system.points[k]) == size]
    for k, number in enumerate(numbers):
        path = [motion[name] for name in motion.system.points[number]]
        path = [motion.t, *path] if size == 1 else path
        look = _line(k, motion.t)
        ax.plot(*path, label=f"point {number + 1}" if k < MAX_LINES and count > 1 else "", **look)
        for place, mark in ((0, {"markersize": 12, "markerfacecolor": "none"}), (-1, {})):
            spot = [x[[place]] for x in path]
            ax.plot(*spot, marker="o", color=look["color"], clip_on=size > 1, **mark)
    for label, face in (("start", "none"), ("end", "0.4")):
        empty: list[list[float]] = [[]] * max(2, size)
        ax.plot(*empty, "o", color="0.4", markerfacecolor=face, label=label)
    points = [_symbols(motion.system, motion.system.points[k]) for k in numbers]
    names = [_common(symbols) for symbols in zip(*points, strict=True)]
    note = f"first {MAX_LINES} of {len(numbers)}" if len(numbers) > MAX_LINES else ""
    figure = _finish(ax, names[-1] if size == 1 else names[1], "coordinate", units, note)
    if size > 1:
        ax.set_xlabel(_label(names[0], "coordinate", units))
        _equal_scale(ax, size)
    if size == 3:
        ax.set_zlabel(_label(names[2], "coordinate", units))
        for axis in (ax.xaxis, ax.yaxis, ax.zaxis):
            axis.labelpad = 12
    return figure


def _projection(size: int) -> dict[str, Any]:
    return {"projection": "3d"} if size == 3 else {}


def _equal_scale(ax: Any, size: int) -> None:
    """Give the axes of the plane or of space one scale, and a flat path some height."""
    names = "xyz"[:size]
    ax.margins(0.05)
    limits = np.array([getattr(ax, f"get_{name}lim")() for name in names])
    widths = limits[:, 1] - limits[:, 0]
    spans = np.maximum(widths, 0.5 * widths.max())
    for name, centre, span in zip(names, limits.mean(axis=1), spans, strict=True):
        getattr(ax, f"set_{name}lim")(centre - span / 2, centre + span / 2)
        getattr(ax, f"{name}axis").set_major_locator(MaxNLocator(6 - size, steps=[1, 2, 5, 10]))
    if size == 3:
        ax.set_box_aspect(spans, zoom=1.0)
    else:
        ax.set_aspect("equal")


# --- figures, labels and lines ----------------------------------------------------------------


class _Picture(Figure):
    """A Figure without pyplot that a notebook shows nevertheless."""

    def _repr_png_(self) -> bytes:
        buffer = io.BytesIO()
        self.savefig(buffer, format="png")
        return buffer.getvalue()


def _prepare(motion: Motion, size: tuple[float, float], figure: Figure | None = None) -> Figure:
    figure = _Picture(figsize=size) if figure is None else figure
    if figure.get_layout_engine() is None:
        figure.set_layout_engine("constrained")
    figure.suptitle(_title(motion))
    return figure


def _panels(motion: Motion, ax: Axes | None, rows: int = 1) -> tuple[Axes, Axes | None]:
    """The Axes that is given, or those of a new figure; the second is small, below the first."""
    if ax is not None:
        return ax, None
    figure = _prepare(motion, (11, 6.5 if rows == 1 else 8))
    panels = figure.subplots(rows, 1, sharex=True, squeeze=False, height_ratios=[2, 1][:rows])
    return panels[0, 0], panels[1, 0] if rows > 1 else None


def _title(motion: Motion, what: str = "") -> str:
    return f"{motion.name}{what}" + (f"\nnot complete: {motion.ending}" if motion.ending else "")


def _finish(ax: Axes, name: str, kind: str, units: Units, note: str = "") -> Figure:
    """Label the axes and put a legend where it covers nothing."""
    ax.set_xlabel(_label("time", "time", units))
    ax.set_ylabel(_label(name, kind, units))
    if ax.name != "3d":
        ax.margins(x=0)
    figure: Figure = ax.figure.figure  # of a SubFigure, the figure around it
    count = len(ax.get_legend_handles_labels()[1])
    if count == 0:
        return figure
    height = 72 * figure.get_figheight() * ax.get_position(original=True).height
    rows = max(1, int(height / 20) - note.count("\n") - bool(note))
    place: dict[str, Any] = {"loc": "upper right"}
    if figure.get_layout_engine() is not None:
        place = {"loc": "upper left", "bbox_to_anchor": (1.01, 1.0), "borderaxespad": 0.0}
    columns = -(-count // rows)
    ax.legend(title=note or None, ncols=columns, labelspacing=0.3, handlelength=2.2, **place)
    return figure


def _label(name: str, kind: str, units: Units) -> str:
    known = [*SI, "multiplier"]
    for key in units or {}:
        if key not in known:
            hint = did_you_mean(str(key), known) or f"known are {', '.join(known)}"
            raise ProblemError(f"there is no unit of {key!r}", key="units", hint=hint)
    return f"{name} in {units[kind]}" if units and kind in units else name


def _symbols(system: System, names: Sequence[str]) -> list[str]:
    latex = latex_names(system)
    return [f"${latex[n]}$" if _SYMBOL.fullmatch(latex[n]) else n for n in names]


def _common(symbols: Sequence[str]) -> str:
    """One label for the same coordinate of several points: x for x1 and x2."""
    stems = {re.sub(r"_\{[0-9]+\}(?=\$)|_?[0-9]+$", "", symbol) for symbol in symbols}
    several = stems if len(symbols) > 1 and len(stems) == 1 else dict.fromkeys(symbols)
    return ", ".join([*several][:3]) + (", ..." if len(several) > 3 else "")


def _rank_text(motion: Motion) -> str:
    least, greatest = motion.rank.min(), motion.rank.max()
    shown = f"{least}" if least == greatest else f"{least} to {greatest}"
    return f"rank of A {shown} of {motion.multipliers.shape[1]}"


def _line(k: int, t: Array) -> dict[str, Any]:
    """Colour and dashes of the k-th line; 28 differ. A single time shows as a dot."""
    look = {"color": _COLOURS[k % len(_COLOURS)], "linestyle": _DASHES[k % len(_DASHES)]}
    return look | ({"marker": "o"} if len(t) == 1 else {})


def _marks(k: int, t: Array) -> dict[str, Any]:
    step = max(1, len(t) // 8)
    return {"marker": _MARKERS[k % len(_MARKERS)], "markevery": (k * step // 6 % step, step)}


def _widen(ax: Axes, values: Array) -> None:
    """Keep rounding errors of a constant from filling the panel."""
    ax.ticklabel_format(axis="y", useOffset=False)
    low, high = values.min(), values.max()
    scale = max(abs(low), abs(high)) or 1.0
    if high - low < 1e-6 * scale:
        ax.set_ylim((low + high) / 2 - 0.5 * scale, (low + high) / 2 + 0.5 * scale)


# --- what is chosen ---------------------------------------------------------------------------


def _choose(
    names: Names, known: Sequence[str], what: str, order: Sequence[int] | None = None
) -> tuple[list[int], str]:
    """The places of the names, or of the first of all in the given order, with a note."""
    if names is None:
        note = f"{MAX_LINES} of {len(known)} shown" if len(known) > MAX_LINES else ""
        return list(range(len(known)) if order is None else order)[:MAX_LINES], note
    names = [names] if isinstance(names, str) else names
    for name in names:
        if name not in known:
            hint = did_you_mean(str(name), [*known]) or f"known are {', '.join(known[:20])}"
            raise ProblemError(f"there is no {what} {name!r}", key="names", hint=hint)
    if not names:
        raise ProblemError(f"no {what} is named", key="names", hint="leave out names to see all")
    return [known.index(name) for name in names], ""


def _points(motion: Motion) -> Sequence[Sequence[str]]:
    if not motion.system.points:
        hint = "give the System points, or use state to see the coordinates"
        raise ProblemError("the system has no points to draw", key="points", hint=hint)
    return motion.system.points


def _constraint_names(motion: Motion) -> tuple[str, ...]:
    if not motion.system.constraints:
        raise ProblemError("the system has no constraints to draw", hint="use state or energy")
    return motion.system.constraint_names
