"""Lines over time in a notebook, drawn by the browser, with a cursor that follows the player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import anywidget
import numpy as np
import traitlets

from teachmech.animation.chart_panels import Course, described
from teachmech.animation.scripts import FOLDER, bundle
from teachmech.base.array_types import Array
from teachmech.figures.symbols import SI, Units


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
