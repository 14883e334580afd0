"""Every figure of every example: nothing is cut off, no label lies on another, no panel is thin."""

import functools
from itertools import pairwise

import numpy as np
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

import teachmech as tm
from teachmech import plots
from teachmech.problems.library import examples

FIGURES = {
    "overview": lambda m: plots.overview(m, plots.SI),
    "state": lambda m: plots.state(m, units=plots.SI),
    "coordinates": lambda m: plots.coordinates(m, units=plots.SI),
    "multipliers": lambda m: plots.multipliers(m, units=plots.SI),
    "violation": lambda m: plots.violation(m, units=plots.SI),
    "rank": lambda m: plots.rank(m, units=plots.SI),
    "energy": lambda m: plots.energy(m, units=plots.SI),
    "constraint forces": lambda m: plots.constraint_forces(m, units=plots.SI),
    "trajectory": lambda m: plots.trajectory(m, units=plots.SI),
    "mechanism": lambda m: plots.mechanism(m, at=[m.t[0], m.t[-1]]),
}


@functools.cache
def motion_of(name):
    return tm.simulate(name)


def faults(figure: Figure) -> list[str]:
    """Return the faults that a reader in the last row would see."""
    canvas = FigureCanvasAgg(figure)
    canvas.draw()
    renderer = canvas.get_renderer()
    width, height = figure.bbox.width, figure.bbox.height
    found = []

    def box(text):
        return text.get_window_extent(renderer)

    labels: list = []
    for number, ax in enumerate(figure.axes):
        where = f"panel {number}"
        if ax.bbox.width < 0.2 * width and ax.get_aspect() == "auto":
            found.append(f"{where}: {ax.bbox.width / width:.2f} of the width")
        axes = [ax.xaxis, ax.yaxis, *([ax.zaxis] if ax.name == "3d" else [])]
        texts = [ax.title, *(axis.label for axis in axes)]
        if legend := ax.get_legend():
            texts += [legend]
        for axis in axes if ax.name != "3d" else ():
            ticks = [t for t in axis.get_ticklabels() if t.get_visible() and t.get_text()]
            low, high = sorted(axis.get_view_interval())
            ends = [(t.get_position()[axis is ax.yaxis], box(t)) for t in ticks]
            shown = [b for at, b in sorted(ends, key=lambda e: e[0]) if low <= at <= high]
            found += [f"{where}: ticks overlap" for a, b in pairwise(shown) if a.overlaps(b)]
            if axis.label.get_text() and axis.label.get_visible():
                found += [f"{where}: label on a tick" for b in shown if b.overlaps(box(axis.label))]
        labels += [(where, text) for text in texts if text.get_visible() and box(text).width > 0]
    if figure._suptitle is not None:
        labels.append(("title", figure._suptitle))
    for where, text in labels:
        b = box(text)
        if min(b.x0, b.y0) < -1 or b.x1 > width + 1 or b.y1 > height + 1:
            what = getattr(text, "get_text", lambda: "legend")()
            found.append(f"{where}: {what!r} is cut off")
    for k, (where, text) in enumerate(labels):
        for other, another in labels[k + 1 :]:
            if box(text).overlaps(box(another)):
                found.append(f"{where}: lies on a label of {other}")
    return found


FOR_ALL = ("overview", "mechanism")  # the others do not differ so much
FEW = ("andrews", "conical-pendulum", "jansen", "meridian")


@pytest.mark.few("meridian", "four-bar", "stewart")
@pytest.mark.parametrize(
    ("name", "figure"),
    [
        (name, figure)
        for name in examples()
        for figure in FIGURES
        if figure in FOR_ALL or name in FEW
    ],
)
@pytest.mark.few(
    "four-bar-mechanism", "meridian-state", "meridian-constraint forces", "ladder-overview"
)
def test_a_figure_can_be_read_from_the_last_row(name, figure):
    motion = motion_of(name)
    try:
        drawn = FIGURES[figure](motion)
    except tm.ProblemError as error:
        assert (
            "no constraints" in str(error) or "no points" in str(error) or "no point" in str(error)
        )
        return
    assert faults(drawn) == []
    height = 72 * drawn.get_figheight()
    letters = [t.get_fontsize() for ax in drawn.axes for t in (ax.xaxis.label, ax.yaxis.label)]
    assert np.min(letters) >= height / 40
