"""Figures that compare motions: stabilisations, steps or methods, pseudo-inverse algorithms."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import fill
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import NullLocator

from teachmech.base.errors import ProblemError, a_kind
from teachmech.figures import watched
from teachmech.figures.colours import COLOURS
from teachmech.figures.limits import VALUE_ROUNDING
from teachmech.figures.panels import (
    BARS,
    LETTERS,
    MARKERS,
    Picture,
    draw_sizes,
    figure_panels,
    finish,
    line_style,
    mark_style,
    prepare,
    styled,
)
from teachmech.figures.symbols import Units
from teachmech.numerics.formulations import FORMULATIONS
from teachmech.problems.library import Described
from teachmech.studies.comparison import CORRECT, InverseComparison
from teachmech.studies.solver_difference import SolverDifference, compare_solvers
from teachmech.system_and_motion import Motion
from teachmech.verification.formulation_table import FormulationComparison


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
    given: Any = motions
    if not isinstance(given, Mapping):
        hint = "give motions by name, such as {'RK4': motion}"
        raise ProblemError(f"{a_kind(given)} cannot be drawn here", key="motions", hint=hint)
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

    The deviation is measured from the reference motion. States above the grey line are not correct.
    A cross marks the time at which a run failed.

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
        # Lines of runs that agree hide each other, so the marks of each run are at different times.
        step = max(1, len(t) // 8)
        marks = {"markevery": (k * step // count, step), "markersize": 8}
        look = line_style(k, t) | mark_style(k, t) | marks | {"linestyle": "-"}
        missing = np.full(len(t) - len(row.t), np.nan)
        label = row.method + (", fails" if row.reason else "")
        squares.append((label, np.append(row.sum_squares, missing), look))
        deviations.append((label, np.append(row.deviation, missing), look))
    figure = prepare(comparison.reference, (11, 7), figure)
    above, below = figure.subplots(2, 1, sharex=True)
    draw_sizes(above, t, squares, comparison.reference.scales.row**2, VALUE_ROUNDING**2)
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


@styled
def formulations(
    comparison: FormulationComparison, units: Units = None, figure: Figure | None = None
) -> Figure:
    """Draw difference and violation of each formulation, at one state with its operations.

    At one state there is a row for each formulation; the row of one that breaks has the reason.
    Along a motion the lines of difference and violation have a gap wherever a formulation breaks,
    and the third panel marks these times.

    Examples
    --------
    >>> from teachmech.studies.formulations import compare_formulations
    >>> [panel.get_xlabel() for panel in formulations(compare_formulations("pendulum")).axes]
    ['relative size', 'operations']
    """
    along = len(comparison.t) > 1
    figure = Picture(figsize=(11, 7.2 if along else 5.2)) if figure is None else figure
    if figure.get_layout_engine() is None:
        figure.set_layout_engine("constrained", h_pad=0.08)  # inches
    return (
        _along_the_motion(comparison, units, figure) if along else _at_one_state(comparison, figure)
    )


def _at_one_state(comparison: FormulationComparison, figure: Figure) -> Figure:
    rows = comparison.rows
    left, right = figure.subplots(1, 2, sharey=True, width_ratios=[2.2, 1])
    hollow = {"markerfacecolor": "none", "markeredgewidth": 2}
    for k, (name, label) in enumerate((("difference",) * 2, ("violation", "|A q'' - b|"))):
        sizes = np.array([getattr(row, name)[0] for row in rows])
        look = {"color": COLOURS[k], "marker": MARKERS[k], "linestyle": "", "markersize": 6 + 6 * k}
        look |= hollow if k else {}
        left.plot(np.maximum(sizes, VALUE_ROUNDING), range(len(rows)), label=label, **look)
    top = max(1e-8, 10 * float(left.dataLim.x1))
    decades = 10.0 ** np.arange(np.floor(np.log10(top)), np.log10(VALUE_ROUNDING) + 1, -2)
    left.set_xscale("log")
    left.set_xlim(VALUE_ROUNDING / 10, top)
    powers = [f"$10^{{{d:.0f}}}$" for d in np.log10(decades)]
    left.set_xticks([VALUE_ROUNDING, *decades], ["rounding", *powers])
    left.xaxis.set_minor_locator(NullLocator())
    for k, row in enumerate(rows):
        if row.refusals[0]:
            words = fill(f"breaks: {row.refusals[0]}", 76)
            look = {"va": "center", "fontsize": LETTERS, "in_layout": False}
            left.text(0.02, k, words, transform=left.get_yaxis_transform(), **look)
        right.text(row.operations, k, f" {row.operations:.0f}", va="center")
    right.barh(range(len(rows)), [row.operations for row in rows], **BARS[0])
    right.set_xlim(0, 1.4 * max(row.operations for row in rows))
    right.set_xticks([])
    right.grid(visible=False)
    left.set_xlabel("relative size")
    right.set_xlabel("operations")
    left.set_yticks(range(len(rows)), [FORMULATIONS[row.formulation].title for row in rows])
    left.set_ylim(len(rows) - 0.4, -0.6)
    figure.legend(*left.get_legend_handles_labels(), loc="outside lower left", ncols=2)
    figure.suptitle(comparison.title)
    return figure


def _along_the_motion(comparison: FormulationComparison, units: Units, figure: Figure) -> Figure:
    t, rows = comparison.t, comparison.rows
    above, middle, below = figure.subplots(3, 1, sharex=True, height_ratios=[3, 3, 2.4])
    for ax, name in ((above, "difference"), (middle, "violation")):
        lines = []
        for k, row in enumerate(rows):
            step = max(1, len(t) // 8)
            marks = {"markevery": (k * step // len(rows), step), "markersize": 8}
            look = line_style(k, t) | mark_style(k, t) | marks | {"linestyle": "-"}
            lines.append((FORMULATIONS[row.formulation].title, getattr(row, name), look))
        draw_sizes(ax, t, lines, 1.0)
    for k, row in enumerate(rows):
        broken = row.refuses
        below.plot(t[broken], np.full(broken.sum(), k), "|", color=COLOURS[1], markersize=9)
    below.set_yticks(range(len(rows)), [FORMULATIONS[row.formulation].title for row in rows])
    below.tick_params(axis="y", labelsize=9)
    below.set_ylim(len(rows) - 0.4, -0.6)
    finish(above, "difference", "", units)
    finish(middle, "|A q'' - b|", "", units)
    finish(below, "breaks", "", units)
    middle.label_outer()
    return _with_one_legend(figure, above, middle, 3)


@styled
def difference(
    found: SolverDifference | Described,
    units: Units = None,
    ax: Axes | None = None,
    **options: Any,
) -> Figure:
    """Draw the difference of two integration methods over time at several tolerances.

    Their errors grow with the motion; in chaotic motion all lines rise until nothing agrees. It is
    Figure 3 of J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action!" (2018), for any problem.

    Parameters
    ----------
    found : SolverDifference, or a problem as for `teachmech.simulate`
        A problem is integrated first, with the ``options`` of
        `teachmech.studies.solver_difference.compare_solvers`: ``methods``, ``tolerances``,
        ``time``, ``start``, ``parameters``.

    Examples
    --------
    >>> figure = difference("pendulum", tolerances=[1e-6, 1e-10], time=(0, 1))
    >>> [line.get_label() for line in figure.axes[0].lines]
    ['tolerance 1e-06', 'tolerance 1e-10']
    """
    if not isinstance(found, SolverDifference):
        found = compare_solvers(found, **options)
    elif options:
        given = ", ".join(options)
        hint = "give it to compare_solvers"
        raise ProblemError("the runs are complete, so there is no option", key=given, hint=hint)
    (panel,) = figure_panels(found.motion, ax)
    t, lines = found.motion.t, []
    for k, (tolerance, row) in enumerate(zip(found.tolerances, found.difference, strict=True)):
        fails = ", fails" if tolerance in found.failures else ""
        lines.append((f"tolerance {tolerance:.0e}{fails}", row, line_style(k, t)))
    draw_sizes(panel, t, lines, 1.0)
    first, second = found.methods
    return finish(panel, f"difference of {first} and {second}", "", units)


def _with_one_legend(figure: Figure, above: Any, below: Any, columns: int) -> Figure:
    above.label_outer()
    figure.align_ylabels()
    for ax in (above, below):
        ax.get_legend().remove()
    figure.suptitle("")
    figure.legend(*above.get_legend_handles_labels(), loc="outside upper left", ncols=columns)
    return figure
