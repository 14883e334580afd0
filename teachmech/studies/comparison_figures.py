"""Figures of several motions: by stabilisation, step or method, and by pseudo-inverse algorithm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from teachmech.base.errors import ProblemError
from teachmech.figures import watched
from teachmech.figures.limits import ROUNDING
from teachmech.figures.panels import draw_sizes, finish, line_style, mark_style, prepare, styled
from teachmech.figures.symbols import Units
from teachmech.studies.comparison import CORRECT, InverseComparison
from teachmech.system_and_motion import Motion


@styled
def comparison(
    motions: Mapping[str, Motion], units: Units = None, figure: Figure | None = None
) -> Figure:
    """Draw the largest violation of any constraint and the energy imbalance of several motions.

    Parameters
    ----------
    motions : dict of str to Motion
        The motions by the names that the legend shows, such as ``"RK4"``.

    Examples
    --------
    >>> import teachmech as tm
    >>> problem = tm.example("pendulum")
    >>> two = {name: problem.simulate(time=(0, 1, 0.05), method=name) for name in ("rk4", "dop853")}
    >>> [panel.get_ylabel() for panel in comparison(two).axes]
    ['largest |violation|', '|energy imbalance|']
    """
    if not motions:
        raise ProblemError("there is no motion to compare", key="motions")
    figure = prepare(next(iter(motions.values())), (11, 6), figure)
    above, below = figure.subplots(2, 1, sharex=True)
    for k, (name, motion) in enumerate(motions.items()):
        look = line_style(k, motion.t)
        both = [watched.largest_violation(motion), watched.imbalance(motion)]
        for ax, off in zip((above, below), both, strict=True):
            draw_sizes(ax, motion.t, [(name, off.lines[0].values, look)], off.size)
            finish(ax, off.name, off.unit, units)
    return _with_one_legend(figure, above, below, 2)


@styled
def inverses(
    comparison: InverseComparison, units: Units = None, figure: Figure | None = None
) -> Figure:
    r"""Draw the sum of Psi^2 over the constraints and the deviation for each algorithm.

    The deviation is that from the reference motion. Above the grey line a state is not correct. A
    cross marks the time at which a run failed.

    Examples
    --------
    >>> import teachmech as tm
    >>> from teachmech.studies.comparison import compare_inverses
    >>> two = compare_inverses(tm.example("pendulum"), time=(0, 1), methods=["svd", "varga"])
    >>> [panel.get_ylabel() for panel in inverses(two).axes]
    ['sum of $\\Psi^2$', 'deviation']
    """
    if not comparison.rows:
        raise ProblemError("no run is complete, so there is nothing to draw", key="comparison")
    t, count = comparison.reference.t, len(comparison.rows)
    limit = ("", np.full(len(t), CORRECT), {"color": "0.6", "linestyle": "--"})
    squares, deviations = [], [limit]
    for k, row in enumerate(comparison.rows):
        # The lines of runs that agree hide each other, so each run has marks at its own times.
        step = max(1, len(t) // 8)
        place = {"markevery": (k * step // count, step), "markersize": 8}
        look = line_style(k, t) | mark_style(k, t) | place | {"linestyle": "-"}
        missing = np.full(len(t) - len(row.t), np.nan)
        label = row.method + (", fails" if row.reason else "")
        squares.append((label, np.append(row.sum_squares, missing), look))
        deviations.append((label, np.append(row.deviation, missing), look))
    figure = prepare(comparison.reference, (11, 7), figure)
    above, below = figure.subplots(2, 1, sharex=True)
    draw_sizes(above, t, squares, comparison.reference.scales.row**2, ROUNDING**2)
    draw_sizes(below, t, deviations, 1.0)
    for row in comparison.rows:
        if row.reason:
            for ax, size in ((above, row.sum_squares), (below, row.deviation)):
                ax.plot(row.t[-1], size[-1], "kx", markersize=14, markeredgewidth=3)
    low, high = below.get_ylim()
    below.set_ylim(low, 30 * high)
    below.annotate(
        "correct below", (t[0], CORRECT), (6, 4), textcoords="offset points", color="0.3"
    )
    finish(above, r"sum of $\Psi^2$", "", units)
    finish(below, "deviation", "", units)
    return _with_one_legend(figure, above, below, 4)


def _with_one_legend(figure: Figure, above: Any, below: Any, columns: int) -> Figure:
    above.label_outer()
    figure.align_ylabels()
    for ax in (above, below):
        ax.get_legend().remove()
    figure.suptitle("")
    figure.legend(*above.get_legend_handles_labels(), loc="outside upper left", ncols=columns)
    return figure
