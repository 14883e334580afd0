"""Lines over time in a notebook, drawn by the browser, with a cursor that follows the player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import anywidget
import numpy as np
import traitlets

from teachmech.animation.scripts import FOLDER, bundle
from teachmech.base.array_types import Array
from teachmech.figures.colours import chart_colours
from teachmech.figures.limits import LEAST_EXTENT, VALUE_ROUNDING, envelope, extremes, limits
from teachmech.figures.symbols import OWN, OWN_UNIT, SI, Units, axis_label, pieces
from teachmech.figures.watched import Kind, Panel

STRETCHES = 1500  # intervals of time; a long line shows the extremes of each
LARGEST = 1e38  # the largest number of single precision

Course = tuple[Array, Sequence[Panel]]  # times, and panels over them


class Chart(anywidget.AnyWidget):
    """A chart of lines over time, with one panel for each unit.

    Attributes
    ----------
    group : str
        The group of players that the chart follows, and whose time it sets.

    Examples
    --------
    >>> import teachmech as tm
    >>> from teachmech.figures.watched import energy
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> chart = Chart("a")
    >>> chart.show("Energy", {"": (motion.t, energy(motion))})
    >>> [panel["name"] for panel in chart.picture["panels"]]
    ['energy change, work in J', '|energy imbalance| in J']
    """

    _esm = bundle("chart")
    _css = FOLDER / "chart.css"
    picture = traitlets.Dict().tag(sync=True)
    data = traitlets.Bytes().tag(sync=True)
    group = traitlets.Unicode().tag(sync=True)

    def __init__(self, group: str = "") -> None:
        super().__init__(group=group)

    def show(
        self,
        title: str,
        courses: Mapping[str, Course],
        units: Units = SI,
        changes: Sequence[float] = (),
    ) -> None:
        """Show the panels of several motions by name; the first motion determines the panels.

        Lines of several motions have the same colours; those of the second motion are dashed. A
        dotted line marks each time at which constraints begin or cease to act.
        """
        arrays: list[Array] = []
        all_courses = [*courses.values()]
        panels = [described(panel, all_courses, arrays, units) for panel in all_courses[0][1]]
        unnamed = {"kind": "change", "label": "", "sentence": ""}
        events = [{"t": float(t)} | unnamed for t in changes]
        panels = [{**panel, "events": events} for panel in panels] if events else panels
        times = np.concatenate([t[[0, -1]] for t, _ in all_courses])
        with self.hold_sync():
            self.picture = {
                "title": title,
                "motions": [*courses] if len(courses) > 1 else [],
                "span": [float(times.min()), float(times.max())],
                "panels": panels,
            }
            self.data = b"".join(array.astype("<f4").tobytes() for array in arrays)


def described(
    first: Panel, courses: Sequence[Course], arrays: list[Array], units: Units
) -> dict[str, Any]:
    """Describe a panel with the same lines of all motions; append their numbers to arrays.

    Examples
    --------
    >>> import teachmech as tm
    >>> from teachmech.figures.watched import multipliers
    >>> motion, arrays = tm.example("pendulum").simulate(time=(0, 1, 0.1)), []
    >>> [panel] = multipliers(motion)
    >>> described(panel, [(motion.t, [panel])], arrays, SI)["lines"][0]["of"], len(arrays)
    (('multipliers', 0), 2)
    """
    indices = {line.name: k for k, line in enumerate(first.lines)}
    found = [
        (motion, indices[line.name], t, np.clip(line.values, -LARGEST, LARGEST))
        for motion, (t, panels) in enumerate(courses)
        for panel in panels
        for line in panel.lines
        if panel.name == first.name and line.name in indices
    ]
    size, logarithmic = min(first.size, LARGEST), first.kind != "linear"
    floor = VALUE_ROUNDING * size
    everything = np.concatenate([values for *_, values in found])
    low, high = limits(everything, size)
    if logarithmic:
        sizes = np.abs(everything[np.isfinite(everything)])
        low, high = np.log10([floor, max(3 * sizes.max(initial=0.0), LEAST_EXTENT * size)]).tolist()
    lines, (colours, dashes) = [], chart_colours()
    for motion, index, t, values in found:
        times, seen = _fewer(t, values, first.kind)
        arrays += [times, np.log10(np.maximum(np.abs(seen), floor)) if logarithmic else seen]
        dash = motion if len(courses) > 1 else index
        lines.append(
            {
                "name": pieces(first.lines[index].name),
                "index": index,
                "of": first.lines[index].of,
                "motion": motion,
                "count": len(times),
                "colour": colours[index % len(colours)],
                "dash": dashes[dash % len(dashes)],
            }
        )
    remark = [OWN_UNIT] if first.unit in OWN else []
    return {
        "name": axis_label(first.name, first.unit, units),
        "remark": ", ".join([*remark, *filter(None, [first.note])]),
        "logarithmic": logarithmic,
        "low": low,
        "high": high,
        "lines": lines,
    }


def _fewer(t: Array, values: Array, kind: Kind) -> tuple[Array, Array]:
    """Return the times and values that are sent: only as many as a screen can show."""
    if kind == "errors":
        return envelope(t, values)
    if len(t) <= 2 * STRETCHES:
        return t, values
    seen = extremes(values, STRETCHES)
    return t[seen], values[seen]
