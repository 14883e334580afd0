"""Pictures: the motion of a student's problem against the expected one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, SimulationError, check_known
from teachmech.faces import Motion
from teachmech.figures import panels
from teachmech.figures.colours import COLOURS
from teachmech.figures.symbols import Units, axis_label, symbols_of
from teachmech.problems.file import ProblemFile

EXPECTED, YOURS = COLOURS[0], COLOURS[1]  # blue and vermilion
MAX_PANELS = 3  # of coordinates over time
INTERVALS = 400  # of the student's motion
SAME = 1e-4  # of the size of a coordinate
ROUNDING = 1e-9  # of the time between first and last
PATIENCE = 10.0  # seconds for one motion

_Course = Mapping[str, Array]  # the times "t" and coordinates by name, each of shape (N,)


@panels.styled
def compare(expected: Mapping[str, Any], problem: ProblemFile, *, units: Units = None) -> Figure:
    """Draw the motion of a student's problem against the expected one.

    On the left the path of the point that differs most, in the plane or in space; on the right
    the coordinates that differ most over time. The expected motion is drawn as marks, since nobody
    knows what is between its times.

    Parameters
    ----------
    expected : mapping
        What was sealed of the right motion: the ``names`` of coordinates, ``q`` with a row for each
        of some times at equal distances, and ``span``, the first and the last of them.
    problem : ParticleProblem, SystemProblem or Mechanism
        The student's, which is integrated over these times.
    units : mapping of str to str, optional
        As in `teachmech.plots`.

    Raises
    ------
    ProblemError
        The problem has other coordinates than those that are compared, or the sealed numbers are
        not a motion.
    InconsistentStartError
        The student's motion cannot begin.
    """
    course = _expected(expected)
    motion = _motion(problem, course)
    check_known("coordinate", expected["names"], motion.system.coordinates)
    yours = {name: motion[name] for name in course}
    paths = [p for p in motion.system.points.values() if len(p) > 1 and set(p) <= course.keys()]
    far = _distances(course, yours)
    chosen = sorted(far, key=far.__getitem__, reverse=True)[:MAX_PANELS]
    chosen = [name for name in chosen if far[name] > SAME] or chosen[:1]
    symbols = symbols_of(motion.system)
    labels = {name: axis_label(symbols[name], "coordinate", units) for name in far}
    figure = panels.Picture(figsize=(13, 7) if paths else (11, 7), layout="constrained")
    title = "Expected motion and yours"
    title += "" if max(far.values()) > SAME else ": they are the same"
    title += f"\nyours is not complete: {motion.ending}" if motion.ending else ""
    figure.suptitle(title)
    parts: Any = [figure]
    if paths:
        parts = figure.subfigures(1, 2, width_ratios=[1.05, 1])
        path = max(paths, key=lambda point: max(far[name] for name in point))
        space = {"projection": "3d"} if len(path) == 3 else {}
        _draw_path(parts[0].subplots(subplot_kw=space), course, yours, {x: labels[x] for x in path})
    axes = parts[-1].subplots(len(chosen), 1, sharex=True, squeeze=False)[:, 0]
    for ax, name in zip(axes, chosen, strict=True):
        _draw_coordinate(ax, course, yours, name, far[name])
        ax.set_ylabel(labels[name])
    axes[-1].set_xlabel(axis_label("time", "time", units))
    return figure


def _expected(sealed: Mapping[str, Any]) -> _Course:
    try:
        names, q = sealed["names"], np.array(sealed["q"], dtype=float)
        first, last = sealed["span"]
        t = np.linspace(float(first), float(last), len(q))
        return {"t": t, **dict(zip(names, q.reshape(len(t), len(names)).T, strict=True))}
    except (KeyError, TypeError, ValueError):
        hint = "give names, q with a row for each time, and span"
        raise ProblemError("these numbers are not a motion", key="expected", hint=hint) from None


def _motion(problem: ProblemFile, course: _Course) -> Motion:
    first, last = course["t"][[0, -1]].tolist()
    method = problem.settings.method
    begun = monotonic()
    try:
        return problem.simulate(
            time=(first, last, (last - first) / INTERVALS),
            method="dop853" if method == "rk4" else method,
            tolerance=1e-8,
            until=None,
            progress=lambda done: monotonic() - begun < PATIENCE,
        )
    except SimulationError as error:
        motion: Motion | None = error.motion
        if motion is None or len(motion) < 2:
            raise
        return motion


def _distances(expected: _Course, yours: _Course) -> dict[str, float]:
    """The largest difference of each coordinate as part of its size, by name."""
    t = expected["t"][expected["t"] <= yours["t"][-1] + ROUNDING * np.ptp(expected["t"])]
    sizes = {name: float(np.abs(q).max()) for name, q in expected.items() if name != "t"}
    least = 1e-6 * max(sizes.values()) or 1.0  # rounding errors shall look small
    far = {}
    for name, size in sizes.items():
        apart = np.abs(np.interp(t, yours["t"], yours[name]) - expected[name][: len(t)])
        far[name] = float(np.nan_to_num(apart.max(initial=0.0))) / max(size, least)
    return far


def _draw(ax: Any, expected: _Course, yours: _Course, names: Sequence[str]) -> None:
    """Both courses; what is at the same time has marks."""
    t = expected["t"]
    same = np.searchsorted(yours["t"], t - ROUNDING * np.ptp(t))
    marks: dict[str, Any] = {"marker": "o", "markevery": same[same < len(yours["t"])].tolist()}
    ax.plot(*(yours[name] for name in names), color=YOURS, linewidth=2.2, markersize=5, **marks)
    ring = {"markersize": 10, "markerfacecolor": "none", "markeredgewidth": 2.2}
    ax.plot(*(expected[name] for name in names), "o", color=EXPECTED, **ring)


def _draw_path(ax: Any, expected: _Course, yours: _Course, labels: Mapping[str, str]) -> None:
    _draw(ax, expected, yours, list(labels))
    for course, colour in ((expected, EXPECTED), (yours, YOURS)):
        ax.plot(*([course[name][0]] for name in labels), "s", color=colour, markersize=9)
    panels.equal_scale(ax, len(labels))
    for label, axis in zip(labels.values(), "xyz", strict=False):
        getattr(ax, f"set_{axis}label")(label, labelpad=12 if len(labels) == 3 else None)
    words = (("expected", EXPECTED, 0), ("yours", YOURS, 95), ("squares: start", "0.3", 160))
    for text, colour, x in words:
        weight = "normal" if colour == "0.3" else "bold"
        place = {"xycoords": "axes fraction", "textcoords": "offset points", "fontsize": 14}
        ax.annotate(text, (0, 1), (x, 5), color=colour, fontweight=weight, **place)


def _draw_coordinate(ax: Axes, expected: _Course, yours: _Course, name: str, far: float) -> None:
    _draw(ax, expected, yours, ["t", name])
    values = np.concatenate([expected[name], yours[name]])
    panels.widen(ax, values[np.isfinite(values)])
    ax.margins(x=0.02)
    low, high = ax.get_ylim()
    room = 0.25 * (high - low)
    ax.set_ylim(low - room, high + room)
    curves = [_in_panel(ax, course, name) for course in (expected, yours)]
    if far <= SAME:
        _label(ax, "expected and yours", "0.2", curves[0], curves)
    else:
        _label(ax, "yours", YOURS, curves[1], curves)
        _label(ax, "expected", EXPECTED, curves[0], curves)


def _in_panel(ax: Axes, course: _Course, name: str) -> Array:
    """A curve in parts of the panel, shape (2, 200)."""
    t = np.linspace(course["t"][0], course["t"][-1], 200)
    places = np.column_stack([t, np.interp(t, course["t"], course[name])])
    panel: Array = ax.transAxes.inverted().transform(ax.transData.transform(places))
    return panel.T


def _label(ax: Axes, text: str, colour: str, own: Array, taken: list[Array]) -> None:
    """Write a word above or below a curve, where it covers least and the other is far."""
    width, height = 0.018 * len(text), 0.07
    best, place = np.inf, (0.5, 0.5)
    for x, y in own.T[::5]:
        for centre in (y + 1.8 * height, y - 1.8 * height):
            if not (width < x < 1 - width and height < centre < 1 - height):
                continue
            cost = 0.0
            for curve in taken:
                dx, dy = np.abs(curve - np.array([[x], [centre]]))
                cost += float(((dx < width) & (dy < height)).sum())
                if curve is not own:
                    apart = y - float(np.interp(x, *curve))
                    cost += 25 * (abs(apart) < height or apart * (centre - y) < 0)
                    cost -= min(abs(apart), float(np.hypot(dx, dy).min()))
            if cost < best:
                best, place = cost, (x, centre)
    look: dict[str, Any] = {"color": colour, "fontsize": 14, "fontweight": "bold"}
    ax.text(*place, text, transform=ax.transAxes, ha="center", va="center", **look)
    across = np.linspace(place[0] - width, place[0] + width, 50)
    taken.append(np.array([across, np.full(50, place[1])]))
