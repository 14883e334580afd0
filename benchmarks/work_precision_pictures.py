"""The pictures of work_precision.py: digits against work, and errors over time."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, LogLocator, NullLocator
from PIL import Image

from teachmech.figures.colours import COLOURS
from teachmech.figures.panels import MARKERS, draw_sizes, styled

Array = np.ndarray


@styled
def draw_work(title: str, ordinate: str, curves: dict[str, Array], known: float | None) -> Figure:
    """Draw digits against the number of evaluations and against time.

    Rows of a curve begin with evaluations, ratio of time and digits; ``known`` is the number of
    digits of the reference, if runs have more.
    """
    figure = Figure(figsize=(14, 7.5), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    for k, (label, rows) in enumerate(curves.items()):
        if len(rows) == 0:
            continue
        look = {"color": COLOURS[k], "marker": MARKERS[k], "markersize": 8}
        left.plot(rows[:, 0], rows[:, 2], label=label, **look)
        right.plot(rows[:, 1], rows[:, 2], **look)
    left.set(xlabel="evaluations of the acceleration", ylabel=ordinate)
    right.set(xlabel="CPU time / that of the fastest run")
    for ax in (left, right):
        ax.set_xscale("log")
        ax.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
        ax.xaxis.set_major_formatter(FuncFormatter(lambda x, _: f"{x:g}"))
        ax.xaxis.set_minor_locator(NullLocator())
        ax.set_ylim(bottom=0)
        if known is not None:
            label = f"digits of the published values, {known:g}" if ax is left else ""
            ax.axhline(known, color="0.3", linestyle=":", zorder=0, label=label)
    figure.suptitle(title)
    figure.legend(loc="outside lower center", ncols=3)
    return figure


@styled
def draw_errors(
    title: str, t: Array, energy: dict[str, Array], distance: dict[str, Array], unit: str
) -> Figure:
    """Draw the energy error, and the distance from the finest run, over time."""
    figure = Figure(figsize=(14, 9), layout="constrained")
    upper, lower = figure.subplots(2, 1, sharex=True)
    for ax, lines in ((upper, energy), (lower, distance)):
        looks = [{"color": COLOURS[k], "linewidth": 1.5} for k in (1, 0, 2)]  # as in draw_work
        draw_sizes(ax, t, list(zip(lines, lines.values(), looks, strict=False)))
    upper.set_ylabel(r"$|T + V - (T + V)_0|$ / J")
    lower.set_ylabel(f"distance from the finest run / {unit}")
    lower.set_xlabel("t / s")
    figure.suptitle(title)
    figure.legend(*upper.get_legend_handles_labels(), loc="outside lower center", ncols=3)
    return figure


def save(figure: Figure, path: Path) -> None:
    """Write a small PNG, of 256 colours."""
    file = BytesIO()
    figure.savefig(file, dpi=80)
    Image.open(file).convert("RGB").quantize(256).save(path, optimize=True)
