"""The figure of Gauss' principle: accelerations of a point as arrows, and Z over distance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from teachmech.analysis.gauss import GaussReport
from teachmech.analysis.gauss import gauss as report_of
from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.figures.colours import COLOURS
from teachmech.figures.panels import equal_scale, prepare, styled, title_of
from teachmech.figures.point_positions import in_coordinates
from teachmech.figures.symbols import Units, axis_label, checked_point, symbols_of
from teachmech.run.trajectory import Trajectory

FREE, ACTUAL, CHANGE, OTHERS = COLOURS[0], COLOURS[2], COLOURS[1], COLOURS[7]
COUNT = 150  # number of random admissible accelerations
ADMISSIBLE: dict[str, Any] = {"color": OTHERS, "marker": "o", "markersize": 5, "linestyle": ""}


@styled
def gauss(
    motion: Trajectory,
    index: int = 0,
    point: int | str | None = None,
    units: Units = None,
    figure: Figure | None = None,
) -> Figure:
    """Draw the actual acceleration as the admissible acceleration nearest to the free one.

    The left panel shows a point on its path with its free and actual acceleration, their difference
    (for a particle the constraint force over its mass), and the ends of random admissible
    accelerations. The right panel shows Gauss' Z of random admissible accelerations of the whole
    system over their distance from the actual one, in the metric of M; see `teachmech.gauss`.

    If other masses move with the point, an admissible acceleration of the point may be nearer to
    the free one than the actual one is, at the expense of the other masses. A point in space is
    seen along the normal of the plane of its free and its actual acceleration. The left panel is
    omitted for a point on a line, a system without points, or a singular mass matrix.

    Parameters
    ----------
    index : int
        The number of the stored time; 0 is the start, -1 the end.
    point : int or str, optional
        The number of the point, counted from 1, or its name; by default the first point whose
        position consists of coordinates.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> left, right = gauss(motion, index=3).axes
    >>> right.get_ylabel()
    'Z'
    """
    report = report_of(motion, index)
    known = in_coordinates(motion.system)
    name = next(iter(known), "") if point is None else checked_point(motion, point, "point")
    if name and name not in known:
        hint = f"choose one of {', '.join(known)}" if known else "leave out point"
        what = f"the position of point '{name}' does not consist of coordinates"
        raise ProblemError(what, key="point", hint=hint)
    chosen = known.get(name, [])
    arrows = len(chosen) > 1 and report.free is not None
    figure = prepare(motion, (14, 7) if arrows else (11, 6.5), figure)
    about = f", point {name}" if arrows and len(motion.system.points) > 1 else ""
    figure.suptitle(title_of(motion, f"{about}, t = {report.time:g}"))
    panels = figure.subplots(1, 1 + arrows, squeeze=False)[0]
    if arrows:
        _draw_accelerations(report, motion, index, chosen, panels[0], units)
    _draw_deviation(report, panels[-1])
    named: dict[str, Any] = {}
    for ax in panels:
        handles, labels = ax.get_legend_handles_labels()
        named |= zip(labels, handles, strict=True)
    figure.legend(named.values(), named.keys(), loc="outside lower center", ncols=len(named))
    return figure


def _draw_accelerations(
    report: GaussReport,
    motion: Trajectory,
    index: int,
    columns: Sequence[int],
    ax: Axes,
    units: Units,
) -> None:
    """Draw a point on its path, its free, actual and admissible accelerations."""
    assert report.free is not None
    path, position = motion.q[:, columns], motion.q[index, columns]
    free, actual = report.free[columns], report.actual[columns]
    others = report.admissible(COUNT)[:, columns]
    symbols = [*symbols_of(motion.system).values()]
    names = [symbols[k] for k in columns]
    if len(columns) == 3:
        view = _side_view(free, actual, motion.v[index, columns])
        path, position = (path - position) @ view, np.zeros(2)
        free, actual, others = free @ view, actual @ view, others @ view
        names = ["across the free acceleration", "against the free acceleration"]
    sizes = [float(np.linalg.norm(vector)) for vector in (free, actual, actual - free)]
    unit = _arrow_unit(max(sizes[:2]), float(np.ptp(path, axis=0).max()))
    free_end, actual_end = position + free / unit, position + actual / unit
    # Accelerations far beyond the arrows would shrink the rest of the panel.
    others = others[np.linalg.norm(others - actual, axis=1) <= 1.2 * max(sizes)]
    ax.plot(*path.T, color="0.6", linewidth=1.5, label="path")
    ax.plot(*(position + others / unit).T, label="admissible", **ADMISSIBLE)
    _arrow(ax, position, free_end, label="free", color=FREE, linewidth=4.5)
    _arrow(ax, position, actual_end, label="actual", color=ACTUAL, linewidth=2)
    _arrow(ax, free_end, actual_end, label="difference", color=CHANGE, linewidth=2, linestyle="--")
    ax.plot(*position, "ko", markersize=9)
    length = axis_label("1", "coordinate", units).replace(" in ", " ")
    shown = axis_label(f"{unit:g}", "acceleration", units).replace(" in ", " ")
    ax.set_title(f"arrows: a length of {length} represents {shown}")
    ax.set_xlabel(axis_label(names[0], "coordinate", units))
    ax.set_ylabel(axis_label(names[1], "coordinate", units))
    equal_scale(ax, 2)


def _arrow(ax: Axes, tail: Array, head: Array, **look: Any) -> None:
    """Draw an arrow with a line in the legend; an arrow without length is not drawn."""
    ax.plot([], [], **look)
    ax.update_datalim([tail, head])
    if np.linalg.norm(head - tail) > 1e-9 * (np.linalg.norm(head) + np.linalg.norm(tail)):
        del look["label"]
        look |= {"arrowstyle": "-|>", "mutation_scale": 24, "shrinkA": 0, "shrinkB": 0}
        ax.annotate("", xy=tuple(head), xytext=tuple(tail), arrowprops=look)


def _arrow_unit(longest: float, extent: float) -> float:
    """Return the acceleration that an arrow of length 1 represents, a round number."""
    if not (longest > 0 and extent > 0):
        return 1.0
    wanted = longest / (0.7 * extent)
    power = 10.0 ** np.floor(np.log10(wanted))
    digits = (1, 1.5, 2, 3, 4, 5, 6, 8, 10)
    return float(power * next(digit for digit in digits if digit >= 0.999 * wanted / power))


def _side_view(free: Array, actual: Array, velocity: Array) -> Array:
    """Return two unit vectors as columns, across and against the free acceleration in space.

    Their plane also contains the actual acceleration or, if the two are parallel, the velocity.
    """
    found: list[Array] = []
    for vector in (-free, actual, velocity, *np.eye(3)):
        across = vector - sum((vector @ unit * unit for unit in found), np.zeros(3))
        length = np.linalg.norm(across)
        if length > 1e-9 * np.linalg.norm(vector):
            found.append(across / length)
    return np.column_stack([found[1], found[0]])


def _draw_deviation(report: GaussReport, ax: Axes) -> None:
    """Draw Z of random admissible accelerations over their distance from the actual one."""
    others = report.admissible(COUNT)
    change = others - report.actual
    distance = np.sqrt(np.sum(change @ report.M * change, axis=1))
    if report.directions.shape[1] == 1:  # one direction: the sign of the distance shows the side
        distance *= np.sign(change @ report.M @ report.directions[:, 0])
    s = np.linspace(distance.min(), distance.max(), 200)
    label = r"$Z_{\mathrm{least}} + \mathrm{distance}^2$"
    ax.plot(s, report.least + s**2, color="0.6", linewidth=1.5, label=label)
    ax.plot(distance, report.deviation(others), label="admissible", **ADMISSIBLE)
    ax.axhline(report.least, color=ACTUAL, linestyle="--")
    ax.plot(0, report.least, "o", color=ACTUAL, markersize=11)
    if report.free is not None:
        ax.axhline(0, color=FREE, linewidth=4)
    ax.set_title("Z, whole system: free 0 (blue), actual (dashed)")
    ax.set_xlabel("distance from the actual acceleration, $(d^T M d)^{1/2}$")
    ax.set_ylabel("Z")
