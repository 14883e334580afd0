"""Time histories of one motion: its coordinates, multipliers, energies, errors, and its path."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from teachmech.analysis.singularities import singularities
from teachmech.base.errors import ProblemError
from teachmech.figures import watched
from teachmech.figures.limits import sized
from teachmech.figures.panels import (
    RATE,
    SIZE,
    draw_line,
    draw_panels,
    draw_paths,
    draw_sizes,
    end_column,
    figure_panels,
    finish,
    line_style,
    mark_style,
    prepare,
    styled,
    title_of,
    widen,
)
from teachmech.figures.point_positions import moving
from teachmech.figures.symbols import (
    OWN_UNIT,
    Names,
    Units,
    checked_point,
    checked_points,
)
from teachmech.figures.watched import STATE, Panel
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
    panels = [watched.state(motion, kind, names) for kind in STATE]
    columns = len(panels[0])
    figure = prepare(motion, (9.6 if columns == 1 else SIZE[0], SIZE[1]), figure)
    axes = figure.subplots(3, columns, sharex=True, squeeze=False)
    for column, below_each_other in zip(axes.T, zip(*panels, strict=True), strict=True):
        draw_panels(motion, below_each_other, column, units)
    return figure


@styled
def particle(
    motion: Trajectory, number: int | str, units: Units = None, figure: Figure | None = None
) -> Figure:
    """Draw coordinates, velocities and accelerations of one point of ``system.points``.

    Parameters
    ----------
    number : int or str
        The number of the point, counted from 1, or its name.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("meridian").simulate(time=(0, 0.1, 0.01))
    >>> particle(motion, 2).get_suptitle()
    'meridian, point 2'
    """
    name = checked_point(motion, number, "number")
    figure = prepare(motion, (9.6, SIZE[1]), figure)
    axes = figure.subplots(3, 1, sharex=True)
    draw_panels(motion, watched.point(motion, name), axes, units)
    figure.suptitle(title_of(motion, f", point {name}"))
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
    """Draw the velocities over time; ``names`` are names of coordinates."""
    return _history(motion, "velocities", names, ax, units)


@styled
def accelerations(
    motion: Trajectory, names: Names = None, ax: Axes | None = None, units: Units = None
) -> Figure:
    """Draw the accelerations over time; ``names`` are names of coordinates."""
    return _history(motion, "accelerations", names, ax, units)


def _history(motion: Trajectory, kind: str, names: Names, ax: Axes | None, units: Units) -> Figure:
    panels = watched.state(motion, kind, names)
    axes = figure_panels(motion, ax, len(panels), equal=True)
    if names is None:
        panels = panels[: len(axes)]
    return draw_panels(motion, panels, axes, units)


@styled
def multipliers(
    motion: Trajectory, names: Names = None, ax: Axes | None = None, units: Units = None
) -> Figure:
    """Draw the multipliers over time, with a warning if A does not determine them."""
    (panel,) = watched.multipliers(motion, names)
    axes = figure_panels(motion, ax)
    count = len(motion.system.constraints)
    if (motion.rank < motion.acting.sum(axis=1)).any():
        what = f"when the rank of A is below {count}, single multipliers"
        axes[0].set_title(f"{what}\nare not unique; those of least norm are shown")
    return draw_panels(motion, [_remarked(panel, ax, units)], axes, units)


@styled
def inputs(
    motion: Trajectory, names: Names = None, units: Units = None, figure: Figure | None = None
) -> Figure:
    """Draw the inputs over time, one panel each.

    Raises
    ------
    ProblemError
        If the system has no inputs, or none with such a name.

    Examples
    --------
    >>> import teachmech as tm
    >>> cart = tm.System(["x"], mass=[1], forces=["u"], inputs={"u": "sin(t)"})
    >>> inputs(cart.simulate(time=(0, 6, 0.1))).axes[0].get_ylabel()
    '$u$'
    """
    panels = watched.inputs(motion, names)
    figure = prepare(motion, (9.6, 2.2 + 1.8 * len(panels)), figure)
    axes = figure.subplots(len(panels), 1, sharex=True, squeeze=False)
    return draw_panels(motion, panels, [*axes[:, 0]], units)


@styled
def programmes(motion: Trajectory, units: Units = None, figure: Figure | None = None) -> Figure:
    """Draw the errors of programmes and the forces of their actuators over time, one panel each.

    Raises
    ------
    ProblemError
        If the system has no programmes.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("planar-robot").simulate(time=(0, 1, 0.01))
    >>> [ax.get_ylabel() for ax in programmes(motion).axes[2:]]
    ['$M_{1}$', '$M_{2}$']
    """
    panels = watched.programmes(motion)
    figure = prepare(motion, (9.6, 2.2 + 1.8 * len(panels)), figure)
    axes = figure.subplots(len(panels), 1, sharex=True, squeeze=False)
    return draw_panels(motion, panels, [*axes[:, 0]], units)


def _remarked(panel: Panel, ax: Axes | None, units: Units) -> Panel:
    """Return the panel; if only its unit is missing and there is space, state the reason."""
    if ax is not None or not units or panel.unit in units:
        return panel
    return replace(panel, name=f"{panel.name}, {OWN_UNIT}")


@styled
def constraint_forces(
    motion: Trajectory,
    numbers: Sequence[int | str] | None = None,
    units: Units = None,
    figure: Figure | None = None,
) -> Figure:
    """Draw the magnitude and the components of the constraint force on each particle over time.

    It is the sum of the forces of all constraints on the particle, in newtons. Unlike multipliers,
    it does not depend on how their equations are written. The tension of a thread is the magnitude
    of the force on the particle that hangs on it.

    Parameters
    ----------
    numbers : sequence of int or str, optional
        Numbers of particles, counted from 1 in ``system.points``, or their names; by default all.

    Raises
    ------
    ProblemError
        If there are no constraints, or no point of the system is a particle. For a mechanism, see
        `reactions`.

    Examples
    --------
    A pendulum is released with a horizontal thread. At the lowest point the tension is three times
    the weight:

    >>> import teachmech as tm
    >>> swing = tm.System(["x", "y"], mass=[1, 1], forces=[0, -10], points=[["x", "y"]],
    ...     constraints=["x^2 + y^2 = 1"], start={"x": 1})
    >>> motion = swing.simulate(time=(0, 1, 0.01), method="dop853")
    >>> size, components = constraint_forces(motion, units={"force": "N"}).axes
    >>> size.get_ylabel(), round(float(size.lines[0].get_ydata().max()), 1)
    ('constraint force in N', 30.0)
    """
    panels = watched.constraint_forces(motion, numbers)
    figure = prepare(motion, (9.6, 6.6), figure)
    axes = figure.subplots(2, 1, sharex=True)
    draw_panels(motion, panels, [*axes], units)
    axes[0].set_ylim(bottom=0)
    figure.align_ylabels()
    return figure


@styled
def violation(
    motion: Trajectory, names: Names = None, ax: Axes | None = None, units: Units = None
) -> Figure:
    """Draw the magnitude of the violation of each constraint over time, on a logarithmic axis.

    A solid line shows a constraint, a dashed line the velocity level dh/dt of a holonomic one. In
    each interval of time, the largest value is drawn. A value below the rounding error of the terms
    of the constraint is drawn at the tick "rounding" at the bottom of the axis.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> violation(motion).axes[0].get_yscale()
    'log'
    """
    given, *rates = watched.violation(motion, names)
    axes, t = figure_panels(motion, ax), motion.t
    looks = {
        line.name: line_style(k, t) | mark_style(k, t) | {"linestyle": "-", "linewidth": 1.5}
        for k, line in enumerate(given.lines)
    }
    lines = [
        ("", sized(line.values, panel.size), looks[line.name] | RATE)
        for panel in rates
        for line in panel.lines
    ]
    lines += [(line.name, line.values, looks[line.name]) for line in given.lines]
    draw_sizes(axes[0], t, lines, given.size)
    note = "\n".join(filter(None, [given.note, "dashed: d/dt" if rates else ""]))
    figure = finish(axes[0], _remarked(given, ax, units).name, given.unit, units, note)
    end_column(motion, axes)
    return figure


@styled
def energy(motion: Trajectory, ax: Axes | None = None, units: Units = None) -> Figure:
    """Draw the energy balance: change of kinetic energy, work of the forces, and their imbalance.

    If ``ax`` is given, only the energies are drawn, and the legend states the largest imbalance.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> ledger, imbalance = energy(motion).axes
    >>> ledger.get_ylabel(), imbalance.get_yscale()
    ('energy change, work in J', 'log')
    """
    works, off, t = watched.ledger(motion), watched.imbalance(motion), motion.t
    ax, *below = figure_panels(motion, ax, 2)
    # Work often equals the change of energy; the wider line remains visible around the other.
    looks = [line_style(5, t) | {"linestyle": "-", "linewidth": 6}]
    looks += [line_style(k, t) for k in (1, 6, 3)]
    for line, look in zip(works.lines, looks, strict=False):
        draw_line(ax, t, line.values, label=line.name, **look)
    widen(ax, np.array([line.values for line in works.lines]), works.size)
    (error,) = off.lines
    note = f"largest imbalance\n{np.abs(error.values).max():.1e}" if not below else ""
    figure = finish(ax, works.name, works.unit, units, note)
    if below:
        draw_sizes(below[0], t, [("", error.values, line_style(0, t))], off.size)
        finish(below[0], off.name, off.unit, units).align_ylabels()
    end_column(motion, [ax, *below])
    return figure


@styled
def rank(motion: Trajectory, ax: Axes | None = None, units: Units = None) -> Figure:
    """Draw the singular values next to the cut, the rank of A, violation and energy imbalance.

    Dotted lines mark the singular configurations (`Motion.singularities`). The lower panels show
    whether a motion leaves the constraints or loses energy there. If ``ax`` is given, only the
    singular values are drawn, and the legend states the rank.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> int(rank(motion).axes[1].lines[1].get_ydata().max())
    1
    """
    values, ranks = watched.rank(motion)
    m, t = len(motion.system.constraints), motion.t
    # The rank may fall at a single time.
    looks = [line_style(0, t), line_style(1, t) | {"marker": "o", "markersize": 5}]
    lines = zip(values.lines, looks, strict=False)
    ax, *below = figure_panels(motion, ax, 4)
    shown = [(line.name, line.values, look) for line, look in lines]
    draw_sizes(ax, t, shown, values.size, kind=values.kind)
    least_greatest = dict.fromkeys((str(motion.rank.min()), str(motion.rank.max())))
    note = f"rank {' to '.join(least_greatest)} of {m}" if not below else ""
    figure = finish(ax, "singular values\nof $A M^{-1/2}$", values.unit, units, note)
    if below:
        number, *others = below
        number.axhline(m, label="constraints", color="0.6", linewidth=6)
        for line in ranks.lines:
            number.step(t, line.values, where="post", label=line.name, **line_style(0, t))
        number.set_ylim(-0.05 * m, 1.15 * m)
        number.yaxis.set_major_locator(MaxNLocator(5, integer=True))
        finish(number, "number", "", units)
        for panel, off in zip(others, watched.errors(motion), strict=True):
            draw_sizes(panel, t, [("", off.lines[0].values, line_style(0, t))], off.size)
            finish(panel, off.name, off.unit, units)
        figure.align_ylabels()
    end_column(motion, [ax, *below])
    for panel in (ax, *below):
        for singularity in singularities(motion):
            panel.axvline(singularity.first, color="0.5", linestyle=":", zorder=0)
    return figure


@styled
def trajectory(motion: Trajectory, ax: Axes | None = None, units: Units = None) -> Figure:
    """Draw the path of every point of ``system.points``, in the plane or in space.

    An open circle marks the start, a filled circle the end. A point on a line is drawn over time.
    Points of different dimension have separate panels.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("meridian").simulate(time=(0, 0.1, 0.01))
    >>> trajectory(motion).axes[0].name
    '3d'
    """
    points = checked_points(motion.system)
    sizes = sorted({len(points[name]) for name in moving(motion.system)})
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
