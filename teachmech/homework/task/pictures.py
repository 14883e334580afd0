"""The motion of a student's problem, alone and compared with the expected motion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from teachmech.animation.chart_panels import Course
from teachmech.animation.scene import Scene
from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, SimulationError, check_known
from teachmech.figures import panels
from teachmech.figures.colours import COLOURS
from teachmech.figures.symbols import Units, axis_label, symbols_of
from teachmech.figures.watched import Panel, state
from teachmech.problems.file import ProblemFile
from teachmech.system_and_motion import InitialValueProblem, Motion

EXPECTED, YOURS = COLOURS[0], COLOURS[1]  # blue and vermilion
MAX_PANELS = 3  # most panels of coordinates over time
INTERVALS = 400  # stored intervals of the student's motion
VISIBLE_DIFFERENCE = 1e-4  # relative to the size of a coordinate
TIME_ROUNDING = 1e-9  # relative to the time span
MAX_SECONDS = 10.0  # seconds for one motion

_Times = Mapping[str, Array]  # the times "t" and coordinates by name, each of shape (N,)


class AnswerMotion(NamedTuple):
    """What the page shows of the motion of an answer.

    The scenes are None without points, or without a right motion to show. ``courses`` has
    the panels of a chart by the name of the motion.
    """

    own: Scene | None
    right: Scene | None
    courses: Mapping[str, Course]
    words: str


def answer_motion(motion: Motion, expected: Mapping[str, Any]) -> AnswerMotion:
    """Return what is shown of a student's motion, and of the right one.

    The right motion is drawn with the bodies of the student's problem: a bar that is wrong changes
    its length there.

    Parameters
    ----------
    motion : Motion
        The motion of the student's problem.
    expected : mapping
        The sealed right motion; empty if it is not to be shown.

    Raises
    ------
    ProblemError
        If the sealed numbers are not a motion.
    """
    system, right = motion.system, None
    own, words = Scene.of(motion) if system.points else None, "The motion of your problem."
    courses: dict[str, Course] = {"": (motion.t, state(motion, "coordinates"))}
    if expected:
        course = _expected(expected.get("course") or expected)
        names = [name for name in system.coordinates if name in course]
        panels = state(motion, "coordinates", names)
        known = [_panel_of(panel, course, system.coordinates) for panel in panels]
        courses = {"A right": (course["t"], known), "B yours": (motion.t, panels)}
        words = "A: the right motion. B: yours."
        if own and len(names) == len(system.coordinates):
            q = np.column_stack([course[name] for name in names])
            right = own.elsewhere(system, course["t"], q)
        elif own:
            words += " Your problem has other coordinates, so the picture shows your motion alone."
    if motion.ending:
        words += f" Your motion is not complete: {motion.ending}."
    return AnswerMotion(own, right, courses, words)


def _panel_of(panel: Panel, course: _Times, names: Sequence[str]) -> Panel:
    """Return a panel of coordinates with the values of the right motion."""
    found = [(line, line.of[1]) for line in panel.lines if line.of is not None]
    lines = tuple(replace(line, values=course[names[k]]) for line, k in found)
    return replace(panel, lines=lines)


def own_motion(problem: ProblemFile, expected: Mapping[str, Any]) -> Motion:
    """Return the motion of a student's problem over the times of the expected motion.

    It has `INTERVALS` intervals, whatever step the student chose, and at most `MAX_SECONDS` of
    computing time. Without an expected motion, the times are those of the problem.
    """
    first, last = problem.settings.start, problem.settings.end
    if expected:
        first, last = _expected(expected)["t"][[0, -1]].tolist()
    method = problem.settings.method
    return motion_within(
        MAX_SECONDS,
        problem,
        time=(first, last, (last - first) / INTERVALS),
        method="dop853" if method == "rk4" else method,
        tolerance=1e-8,
    )


@panels.styled
def compare(expected: Mapping[str, Any], problem: ProblemFile, *, units: Units = None) -> Figure:
    """Draw the motion of a student's problem and the expected motion.

    The left panel shows the path of the point that differs most, in the plane or in space. The
    right panels show the coordinates that differ most over time. The expected motion is drawn as
    marks, since it is not known between its times.

    Parameters
    ----------
    expected : mapping
        The sealed right motion: the ``names`` of coordinates, ``q`` with a row for each of some
        times at equal distances, and ``span``, the first and the last of them.
    problem : ParticleProblem, SystemProblem or Mechanism
        The problem of the student, which is integrated over these times.
    units : mapping of str to str, optional
        As in `teachmech.plots`.

    Raises
    ------
    ProblemError
        If the problem has other coordinates, or the sealed numbers are not a motion.
    InconsistentStartError
        If the student's motion cannot begin.
    """
    course = _expected(expected)
    motion = own_motion(problem, expected)
    check_known("coordinate", expected["names"], motion.system.coordinates)
    yours = {name: motion[name] for name in course}
    paths = [p for p in motion.system.points.values() if len(p) > 1 and set(p) <= course.keys()]
    far = _distances(course, yours)
    chosen = sorted(far, key=far.__getitem__, reverse=True)[:MAX_PANELS]
    chosen = [name for name in chosen if far[name] > VISIBLE_DIFFERENCE] or chosen[:1]
    symbols = symbols_of(motion.system)
    labels = {name: axis_label(symbols[name], "coordinate", units) for name in far}
    figure = panels.Picture(figsize=(13, 7) if paths else (11, 7), layout="constrained")
    title = "Expected motion and yours"
    title += "" if max(far.values()) > VISIBLE_DIFFERENCE else ": they are the same"
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


def _expected(sealed: Mapping[str, Any]) -> _Times:
    try:
        names, q = sealed["names"], np.array(sealed["q"], dtype=float)
        first, last = sealed["span"]
        t = np.linspace(float(first), float(last), len(q))
        return {"t": t, **dict(zip(names, q.reshape(len(t), len(names)).T, strict=True))}
    except (KeyError, TypeError, ValueError):
        hint = "give names, q with a row for each time, and span"
        raise ProblemError("these numbers are not a motion", key="expected", hint=hint) from None


def motion_within(seconds: float, problem: InitialValueProblem, **options: Any) -> Motion:
    """Return the motion of a student's problem, or the part that can be computed in this time.

    Parameters
    ----------
    seconds : float
    problem : InitialValueProblem
    **options
        Options of `InitialValueProblem.simulate`.

    Raises
    ------
    SimulationError
        If not even two states can be computed; other errors as in a run.
    """
    begun = monotonic()
    try:
        return problem.simulate(
            until=None, progress=lambda done: monotonic() - begun < seconds, **options
        )
    except SimulationError as error:
        motion: Motion | None = error.motion
        if motion is None or len(motion) < 2:
            raise
        return motion


def _distances(expected: _Times, yours: _Times) -> dict[str, float]:
    """Return the largest difference of each coordinate, relative to its size, by name."""
    t = expected["t"][expected["t"] <= yours["t"][-1] + TIME_ROUNDING * np.ptp(expected["t"])]
    sizes = {name: float(np.abs(q).max()) for name, q in expected.items() if name != "t"}
    least = 1e-6 * max(sizes.values()) or 1.0  # so that rounding errors look small
    far = {}
    for name, size in sizes.items():
        apart = np.abs(np.interp(t, yours["t"], yours[name]) - expected[name][: len(t)])
        far[name] = float(np.nan_to_num(apart.max(initial=0.0))) / max(size, least)
    return far


def _draw(ax: Any, expected: _Times, yours: _Times, names: Sequence[str]) -> None:
    """Draw both motions, with marks at their common times."""
    t = expected["t"]
    same = np.searchsorted(yours["t"], t - TIME_ROUNDING * np.ptp(t))
    marks: dict[str, Any] = {"marker": "o", "markevery": same[same < len(yours["t"])].tolist()}
    ax.plot(*(yours[name] for name in names), color=YOURS, linewidth=2.2, markersize=5, **marks)
    ring = {"markersize": 10, "markerfacecolor": "none", "markeredgewidth": 2.2}
    ax.plot(*(expected[name] for name in names), "o", color=EXPECTED, **ring)


def _draw_path(ax: Any, expected: _Times, yours: _Times, labels: Mapping[str, str]) -> None:
    _draw(ax, expected, yours, list(labels))
    for course, colour in ((expected, EXPECTED), (yours, YOURS)):
        ax.plot(*([course[name][0]] for name in labels), "s", color=colour, markersize=9)
    panels.equal_scale(ax, len(labels))
    for label, axis in zip(labels.values(), "xyz", strict=False):
        getattr(ax, f"set_{axis}label")(label, labelpad=12 if len(labels) == 3 else None)
    words = (("expected", EXPECTED, 0), ("yours", YOURS, 95), ("squares: start", "0.3", 160))
    for text, colour, x in words:
        weight = "normal" if colour == "0.3" else "bold"
        offset = {"xycoords": "axes fraction", "textcoords": "offset points", "fontsize": 14}
        ax.annotate(text, (0, 1), (x, 5), color=colour, fontweight=weight, **offset)


def _draw_coordinate(ax: Axes, expected: _Times, yours: _Times, name: str, far: float) -> None:
    _draw(ax, expected, yours, ["t", name])
    values = np.concatenate([expected[name], yours[name]])
    panels.widen(ax, values[np.isfinite(values)])
    ax.margins(x=0.02)
    names = ("yours", "expected") if far > VISIBLE_DIFFERENCE else ("expected and yours", "_")
    for line, name in zip(ax.lines, names, strict=True):
        line.set_label(name)
    ax.legend(loc="best", fontsize=14)
