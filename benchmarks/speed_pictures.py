"""The pictures of speed.py: error against time of all runs, ratios as bars, cost against size."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from contest import Case, Result, Trial, base, said_ratio
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from work_precision_pictures import save

from teachmech.figures.colours import COLOURS
from teachmech.figures.panels import MARKERS, styled

__all__ = ["draw_contest", "draw_growth", "save"]

Array = np.ndarray
OURS = COLOURS[1]
OTHERS = "0.6"
KINDS = {"compiled": "o", "for many runs": "D", "plain": "s"}  # of our own runs


@styled
def draw_contest(case: Case, results: Sequence[Result]) -> Figure | None:
    """Draw bars of the ratios and, if an error is asked for, the error against CPU time."""
    shown = sorted((r for r in results if r.seconds), key=lambda r: r.best)
    against = base(case, results)
    if against is None or len(shown) < 2:
        return None
    precise = case.level is not None and any(len(r.trials) > 1 for r in shown)
    height = 2.5 + 0.5 * len(shown)
    if not precise:
        figure = Figure(figsize=(11, height), layout="constrained")
        _bars(figure.subplots(), case, shown, against)
    else:
        figure = Figure(figsize=(16, max(height, 7)), layout="constrained")
        left, right = figure.subplots(1, 2, width_ratios=(1, 1))
        _bars(left, case, shown, against)
        _errors(right, case, shown)
        right.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), fontsize="small")
    figure.suptitle(case.title)
    return figure


def _bars(ax: Axes, case: Case, shown: Sequence[Result], against: Result) -> None:
    ratios = [r.best / against.best for r in shown]
    names = [r.contestant.title + ("" if r.reached(case.level) else " *") for r in shown]
    ours = [r.contestant.title.startswith("teachmech") for r in shown]
    places = np.arange(len(shown))[::-1]
    left = min(*ratios, 1.0) / 3
    for place, ratio, own in zip(places, ratios, ours, strict=True):
        ax.barh(place, ratio - left, left=left, color=OURS if own else OTHERS, height=0.7)
        ground = {"boxstyle": "square,pad=0.15", "facecolor": "white", "edgecolor": "none"}
        at = {"textcoords": "offset points", "va": "center", "bbox": ground}
        ax.annotate(said_ratio(ratio), (ratio, place), (6, 0), **at)
    ax.axvline(1, color="0.3", linestyle=":", zorder=0)
    ax.set_xscale("log")
    ax.set_xlim(left, max(ratios) * 4)
    ax.set_yticks(places, names)
    ax.grid(axis="y", visible=False)
    ax.set_xlabel(f"CPU time / that of {against.contestant.title}")
    if not all(r.reached(case.level) for r in shown):
        ax.set_title("* did not reach the error", fontsize="small", loc="right")


def _errors(ax: Axes, case: Case, shown: Sequence[Result]) -> None:
    colours = [colour for colour in COLOURS if colour != OURS]
    looks = [
        {"color": colour, "linestyle": dash, "marker": marker}
        for dash, markers in (("-", MARKERS), ("--", MARKERS[::-1]))
        for colour, marker in zip(colours, markers, strict=False)
    ]
    methods: dict[str, str] = {}  # of ours: a dash for each, and a marker for how it runs
    for result in shown:
        trials = sorted((t for t in result.trials if np.isfinite(t.error)), key=_order(result))
        rows = np.array([(t.seconds, t.error) for t in trials])
        title = result.contestant.title
        method, _, kind = title.partition(", ")
        if kind in KINDS:
            dash = methods.setdefault(method, ("-", "--", ":")[len(methods)])
            look = {"color": OURS, "linestyle": dash, "marker": KINDS[kind], "linewidth": 2}
        else:
            look = looks.pop(0)
        ax.plot(*rows.T, label=title, **look)
    ax.axhline(case.level, color="0.3", linestyle=":", zorder=0)
    ax.set(xscale="log", yscale="log", xlabel="CPU time of a run / s", ylabel=case.error_title)


def _order(result: Result) -> Callable[[Trial], float]:
    sign = 1 if result.contestant.kind == "steps" else -1
    return lambda trial: sign * trial.setting


@styled
def draw_growth(title: str, sizes: Mapping[str, Array], seconds: Mapping[str, Array]) -> Figure:
    """Draw the time of one acceleration against the number of links, with fitted exponents."""
    figure = Figure(figsize=(11, 7), layout="constrained")
    ax = figure.subplots()
    for k, name in enumerate(seconds):
        look = {"color": COLOURS[k], "marker": MARKERS[k]}
        ax.plot(sizes[name], np.asarray(seconds[name]) * 1e6, label=name, **look)
    ax.set(xscale="log", yscale="log", xlabel="links", ylabel="one acceleration / µs")
    figure.suptitle(title)
    figure.legend(loc="outside lower center", ncols=2)
    return figure
