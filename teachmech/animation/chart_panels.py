"""The panels of charts over time as data, which the browser draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.figures.colours import chart_colours
from teachmech.figures.limits import LEAST_EXTENT, VALUE_ROUNDING, envelope, extremes, limits
from teachmech.figures.symbols import OWN, OWN_UNIT, Units, axis_label, pieces
from teachmech.figures.watched import Kind, Panel

STRETCHES = 1500  # intervals of time; a long line shows the extremes of each
LARGEST = 1e38  # the largest number of single precision

Course = tuple[Array, Sequence[Panel]]  # times, and panels over them


def described(
    first: Panel, courses: Sequence[Course], arrays: list[Array], units: Units
) -> dict[str, Any]:
    """Describe a panel with the same lines of all motions; append their numbers to arrays.

    Examples
    --------
    >>> import teachmech as tm
    >>> from teachmech.figures.symbols import SI
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
