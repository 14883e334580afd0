"""Time histories of one motion: its coordinates, multipliers, energies, errors, and its path."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from teachmech.analysis.singularities import singularities
from teachmech.base.errors import ProblemError
from teachmech.figures.panels import (
    RATE,
    SIZE,
    STATE,
    Names,
    Units,
    checked_constraints,
    checked_point,
    checked_points,
    choose,
    draw_line,
    draw_paths,
    draw_sizes,
    draw_state,
    figure_panels,
    finish,
    line_style,
    mark_style,
    point_names,
    prepare,
    shared_axes,
    styled,
    title_of,
    widen,
)
from teachmech.model.derivation import derivation_of
from teachmech.run.trajectory import Trajectory


@styled
def state(
    motion: Trajectory, names: Names = None, units: Units = None, figure: Figure | None = None
) -> Figure:
    """Draw coordinates, velocities and accelerations over time, one panel each.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> len(state(motion, units={"coordinate": "m"}).axes)
    3
    """
    columns = len(shared_axes(motion.system, names))
    figure = prepare(motion, (9.6 if columns == 1 else SIZE[0], SIZE[1]), figure)
    rows = figure.subplots(3, columns, sharex=True, squeeze=False)
    for kind, axes in zip(STATE, rows, strict=True):
        draw_state(motion, kind, names, axes, units)
        for ax in axes if kind != "accelerations" else ():
            ax.set_xlabel("")
    return figure


@styled
def particle(
    motion: Trajectory, number: int, units: Units = None, figure: Figure | None = None
) -> Figure:
    """Draw coordinates, velocities and accelerations of one point of ``system.points``.

    Parameters
    ----------
    number : int
        Counted from 1.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("meridian").simulate(time=(0, 0.1, 0.01))
    >>> particle(motion, 2).get_suptitle()
    'meridian, point 2'
    """
    point = checked_point(motion, number, "number")
    figure = state(motion, point, units, figure)
    figure.suptitle(title_of(motion, f", {point_names(motion.system)[number - 1]}"))
    return figure


@styled
def coordinates(
    motion: Trajectory, names: Names = None, ax: Axes | None = None, units: Units = None
) -> Figure:
    """Draw the coordinates over time.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> coordinates(motion, units={"time": "s"}).axes[0].get_xlabel()
    'time in s'
    """
    return _history(motion, "coordinates", names, ax, units)


@styled
def velocities(
    motion: Trajectory, names: Names = None, ax: Axes | None = None, units: Units = None
) -> Figure:
    """Draw the velocities over time; ``names`` are those of coordinates."""
    return _history(motion, "velocities", names, ax, units)


@styled
def accelerations(
    motion: Trajectory, names: Names = None, ax: Axes | None = None, units: Units = None
) -> Figure:
    """Draw the accelerations over time; ``names`` are those of coordinates."""
    return _history(motion, "accelerations", names, ax, units)


def _history(motion: Trajectory, kind: str, names: Names, ax: Axes | None, units: Units) -> Figure:
    rows = len(shared_axes(motion.system, names))
    axes = figure_panels(motion, ax, rows, equal=True)
    figure = draw_state(motion, kind, names, axes, units)
    for upper in axes[:-1]:
        upper.set_xlabel("")
    return figure


@styled
def multipliers(
    motion: Trajectory, names: Names = None, ax: Axes | None = None, units: Units = None
) -> Figure:
    """Draw the multipliers over time, with a warning where A does not determine them."""
    known = checked_constraints(motion)
    chosen, note = choose(names, known, "constraint")
    (ax,) = figure_panels(motion, ax)
    for k, i in enumerate(chosen):
        label = f"$\\lambda_{{{i + 1}}}$ {known[i]}"
        draw_line(ax, motion.t, motion.multipliers[:, i], label=label, **line_style(k, motion.t))
    widen(ax, motion.multipliers[:, chosen])
    if motion.rank.min() < len(known):
        what = f"where the rank of A is below {len(known)}, single multipliers"
        ax.set_title(f"{what}\nare not unique; those of least norm are shown")
    return finish(ax, "multipliers", "multiplier", units, note)


@styled
def violation(
    motion: Trajectory, names: Names = None, ax: Axes | None = None, units: Units = None
) -> Figure:
    """Draw the size of the violation of each constraint over time, on a logarithmic axis.

    Solid is the constraint as it is given, dashed the velocity level dh/dt of a holonomic one.
    Where a violation is exactly 0, the line runs at the tick 0 at the foot of the axis.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> violation(motion).axes[0].get_yscale()
    'log'
    """
    known, t = checked_constraints(motion), motion.t
    largest_first = np.argsort(-np.abs(motion.violation).max(axis=0), kind="stable").tolist()
    chosen, note = choose(names, known, "constraint", largest_first)
    (ax,) = figure_panels(motion, ax)
    given, rates = [], []
    for k, i in enumerate(chosen):
        look = line_style(k, t) | mark_style(k, t) | {"linestyle": "-", "linewidth": 1.5}
        given += [(known[i], motion.violation[:, i], look)]
        if derivation_of(motion.system).holonomic[i]:
            rates += [("", motion.velocity_violation[:, i], look | RATE)]
    if rates:  # first, so that the legend has it in any case
        ax.plot([], [], label="d/dt, dashed", color="0.3", **RATE)
    draw_sizes(ax, t, [*rates, *given], motion.scales.row)
    return finish(ax, "|violation|", "", units, note)


@styled
def energy(motion: Trajectory, ax: Axes | None = None, units: Units = None) -> Figure:
    """Draw the ledger: change of kinetic energy, work of the forces, and below their imbalance.

    Into an ``ax`` that is given, only the ledger is drawn; the legend tells the largest imbalance.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> [panel.get_ylabel() for panel in energy(motion).axes]
    ['energy change, work', '|imbalance|']
    """
    t, imbalance = motion.t, motion.energy_balance
    ax, *below = figure_panels(motion, ax, 2)
    # Work often equals the change of energy: the wide line shows on both sides of the other.
    change = motion.kinetic_energy - motion.kinetic_energy[0]
    wide = line_style(5, t) | {"linestyle": "-", "linewidth": 6}
    draw_line(ax, t, change, label="kinetic energy", **wide)
    draw_line(ax, t, motion.work_applied, label="work applied", **line_style(1, t))
    if motion.system.constraints:
        draw_line(ax, t, motion.work_constraint, label="work constraints", **line_style(6, t))
    works = [change, motion.work_applied, motion.work_constraint]
    widen(ax, np.array(works), motion.scales.energy)
    note = f"largest imbalance\n{np.abs(imbalance).max():.1e}" if not below else ""
    figure = finish(ax, "energy change, work", "energy", units, note)
    if below:
        draw_sizes(below[0], t, [("", imbalance, line_style(0, t))], motion.scales.energy)
        finish(below[0], "|imbalance|", "energy", units).align_ylabels()
        ax.label_outer()
    return figure


@styled
def rank(motion: Trajectory, ax: Axes | None = None, units: Units = None) -> Figure:
    """Draw the singular values next to the cut, the rank of A, violation and energy imbalance.

    Dotted lines mark the singular configurations (`Motion.singularities`): a motion that leaves
    the constraints or loses energy there shows it below. Into an ``ax`` that is given, only the
    singular values are drawn; the legend tells the rank.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> int(rank(motion).axes[1].lines[1].get_ydata().max())
    1
    """
    m, t = len(checked_constraints(motion)), motion.t
    none = np.full((len(t), 1), np.nan)
    values = np.hstack([none, motion.singular_values, none])
    kept, dropped = (values[np.arange(len(t)), motion.rank + side] for side in (0, 1))
    dots = line_style(1, t) | {"marker": "o", "markersize": 5}  # the rank may fall at a single time
    lines = [("smallest kept", kept, line_style(0, t)), ("largest dropped", dropped, dots)]
    ax, *below = figure_panels(motion, ax, 4)
    largest = float(np.nanmax(motion.singular_values, initial=0.0)) or 1.0
    draw_sizes(ax, t, [line for line in lines if np.isfinite(line[1]).any()], largest)
    least_greatest = dict.fromkeys((str(motion.rank.min()), str(motion.rank.max())))
    note = f"rank {' to '.join(least_greatest)} of {m}" if not below else ""
    figure = finish(ax, "singular values\nof $A M^{-1/2}$", "", units, note)
    if below:
        number, violation, imbalance = below
        number.axhline(m, label="constraints", color="0.6", linewidth=6)
        number.step(t, motion.rank, where="post", label="rank of A", **line_style(0, t))
        number.set_ylim(-0.05 * m, 1.15 * m)
        number.yaxis.set_major_locator(MaxNLocator(5, integer=True))
        finish(number, "number", "", units)
        off = [("", np.abs(motion.violation).max(axis=1), line_style(0, t))]
        draw_sizes(violation, t, off, motion.scales.row)
        finish(violation, "largest\n|violation|", "", units)
        off = [("", motion.energy_balance, line_style(0, t))]
        draw_sizes(imbalance, t, off, motion.scales.energy)
        finish(imbalance, "|energy\nimbalance|", "energy", units).align_ylabels()
        for panel in (ax, number, violation):
            panel.label_outer()
    for panel in (ax, *below):
        for singularity in singularities(motion):
            panel.axvline(singularity.first, color="0.5", linestyle=":", zorder=0)
    return figure


@styled
def trajectory(motion: Trajectory, ax: Axes | None = None, units: Units = None) -> Figure:
    """Draw the path of every point of ``system.points``, in the plane or in space.

    An open circle marks the start, a filled one the end. A point on a line is drawn over time.
    Points of different dimension get panels of their own.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("meridian").simulate(time=(0, 0.1, 0.01))
    >>> trajectory(motion).axes[0].name
    '3d'
    """
    sizes = sorted({len(point) for point in checked_points(motion)})
    if ax is None:
        figure = prepare(motion, (9.1 * len(sizes), SIZE[1]))
        for k, size in enumerate(sizes, start=1):
            panel = figure.add_subplot(1, len(sizes), k, projection="3d" if size == 3 else None)
            draw_paths(motion, size, panel, units)
        return figure
    if len(sizes) > 1 or (sizes == [3]) != (ax.name == "3d"):
        what = f"points with {' and '.join(map(str, sizes))} coordinates do not fit into this Axes"
        raise ProblemError(what, key="ax", hint="leave out ax, or make it with projection='3d'")
    return draw_paths(motion, sizes[0], ax, units)
