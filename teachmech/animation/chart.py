"""Lines over time in a notebook, drawn in the page, with a cursor that follows the player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import anywidget
import numpy as np
import traitlets

from teachmech.animation.picture_frames import single
from teachmech.animation.scripts import FOLDER, script
from teachmech.base.array_types import Array
from teachmech.figures.panels import CEILING, COLOURS, DASHES
from teachmech.figures.symbols import OWN, OWN_UNIT, SI, axis_label, pieces
from teachmech.figures.watched import ROUNDING, SMALL, Kind, Panel, envelope, extremes, limits

STRETCHES = 1500  # of time, of which a long line shows the extremes; a screen has less columns
INK = "#000000"  # what is black on paper has the colour of the letters on a page

Course = tuple[Array, Sequence[Panel]]  # times and what is shown over them


class Chart(anywidget.AnyWidget):
    """Lines over time, one panel for each unit.

    Attributes
    ----------
    group : str
        The group of the player that it follows, and whose time it sets.

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

    _esm = script(FOLDER / "chart.js")
    _css = FOLDER / "chart.css"
    picture = traitlets.Dict().tag(sync=True)
    data = traitlets.Bytes().tag(sync=True)
    group = traitlets.Unicode().tag(sync=True)

    def __init__(self, group: str = "") -> None:
        super().__init__(group=group)

    def show(self, title: str, courses: Mapping[str, Course]) -> None:
        """Show the same panels of one or several motions, by the names of the motions.

        Lines of several motions have the same colours; those of the second are dashed.
        """
        arrays: list[Array] = []
        panels = [
            _panel(alike, [t for t, _ in courses.values()], arrays)
            for alike in zip(*(panels for _, panels in courses.values()), strict=True)
        ]
        times = np.concatenate([t[[0, -1]] for t, _ in courses.values()])
        with self.hold_sync():
            self.picture = {
                "title": title,
                "motions": [*courses] if len(courses) > 1 else [],
                "span": [float(times.min()), float(times.max())],
                "panels": panels,
            }
            self.data = b"".join(single(array).astype("<f4").tobytes() for array in arrays)


def _panel(
    alike: Sequence[Panel], all_times: Sequence[Array], arrays: list[Array]
) -> dict[str, Any]:
    """Describe one panel of all motions, and add times and values of its lines to the arrays."""
    first, lines = alike[0], []
    logarithmic, size = first.kind != "linear", max(panel.size for panel in alike)
    floor = ROUNDING * size
    everything = np.concatenate([line.values for panel in alike for line in panel.lines])
    low, high = limits(everything, size)
    if logarithmic:
        sizes = np.abs(everything[np.isfinite(everything)])
        largest = min(float(sizes.max(initial=0.0)), CEILING)
        low, high = np.log10([floor, max(3 * largest, SMALL * size)]).tolist()
    for motion, (panel, t) in enumerate(zip(alike, all_times, strict=True)):
        for k, line in enumerate(panel.lines):
            times, values = _fewer(t, line.values, panel.kind)
            if logarithmic:
                values = np.log10(np.clip(np.abs(values), floor, CEILING))
            arrays += [times, values]
            dash = motion if len(alike) > 1 else k
            lines.append(
                {
                    "name": pieces(line.name),
                    "motion": motion,
                    "count": len(values),
                    "colour": COLOURS[k % len(COLOURS)].replace(INK, "currentColor"),
                    "dash": _dashes(DASHES[dash % len(DASHES)]),
                }
            )
    remark = [OWN_UNIT] if first.unit in OWN else []
    return {
        "name": axis_label(first.name, first.unit, SI),
        "remark": ", ".join([*remark, *filter(None, [first.note])]),
        "logarithmic": logarithmic,
        "low": low,
        "high": high,
        "lines": lines,
    }


def _fewer(t: Array, values: Array, kind: Kind) -> tuple[Array, Array]:
    """The times and values that are sent: a screen shows no more."""
    if kind == "errors":
        return envelope(t, values)
    if len(t) <= 4 * STRETCHES:
        return t, values
    seen = extremes(values, STRETCHES)
    return t[seen], values[seen]


def _dashes(style: Any) -> str:
    """Dashes of Matplotlib, in widths of a line, as those of SVG, in pixels."""
    return "" if style == "-" else " ".join(f"{2 * part:g}" for part in style[1])
