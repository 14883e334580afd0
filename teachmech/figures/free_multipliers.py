"""The figure of one choice of multipliers, if redundant constraints do not determine them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Patch

from teachmech.analysis.uniqueness import uniqueness
from teachmech.base.array_types import Array
from teachmech.figures.panels import BARS, draw_bars, prepare, styled, title_of
from teachmech.figures.symbols import Units, axis_label, checked_constraints, choose, symbols_of
from teachmech.run.trajectory import Trajectory

# The legend of the two styles of a bar, and the mark of the least norm.
DETERMINED = ("determined", "not determined")
MARK: dict[str, Any] = {
    "color": "black",
    "marker": "|",
    "markersize": 16,
    "markeredgewidth": 2.5,
    "linestyle": "none",
}


@styled
def multiplier_choice(
    motion: Trajectory,
    eta: Array | Sequence[float] | None = None,
    index: int = 0,
    units: Units = None,
    figure: Figure | None = None,
) -> Figure:
    """Draw one choice of the multipliers, lambda_0 + N eta, with the force that it gives.

    The panels show the multipliers by constraint, and the constraint force -A^T lambda and the
    acceleration by coordinate, both computed from this choice. The title states the largest
    difference of each from the choice of least norm.

    Parameters
    ----------
    eta : array, shape (m - rank,), optional
        See `teachmech.analysis.uniqueness.UniquenessReport`; by default zeros, the choice of least
        norm.
    index : int
        The number of the stored time; 0 is the start, -1 the end.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("conical-pendulum").simulate(time=(0, 0.1, 0.1))
    >>> [panel.get_title() for panel in multiplier_choice(motion, [0.5, -0.8]).axes]
    ['multipliers', 'constraint force', 'acceleration']
    """
    known, index = checked_constraints(motion), motion.stored_index(index)
    M, A, _ = motion.linear_system(index)
    report = uniqueness(motion, index)
    least = report.multipliers
    choice = report.general(np.zeros(len(known) - report.rank) if eta is None else eta)
    before, force = motion.constraint_force[index], -A.T @ choice
    Q, b = M @ motion.a[index] - before, A @ motion.a[index]
    # M and A are stacked, so that the mass matrix may be singular.
    stacked = np.vstack([M, A]), np.concatenate([Q + force, b])
    acceleration = np.linalg.lstsq(*stacked, rcond=None)[0]
    changes = (choice - least, force - before, acceleration - motion.a[index])

    figure = prepare(motion, (13, 5.5), figure)
    left, middle, right = figure.subplots(1, 3, width_ratios=[1.25, 1, 1])
    loose = [name in report.undetermined for name in known]
    first_loose = sorted(range(len(known)), key=lambda k: not loose[k])
    rows, note = choose(None, known, "constraint", first_loose)
    scales, names = motion.scales, [known[i] for i in rows]
    draw_bars(left, names, choice[rows], scales.multipliers[rows], [loose[i] for i in rows])
    left.plot(least[rows], range(len(rows)), **MARK)
    reach = max(3 * np.abs(least[rows]).max(), 1.5 * np.abs(choice[rows]).max()) or 1.0
    left.set_xlim(-reach, reach)
    left.set_title(f"multipliers ({note})" if note else "multipliers")
    columns, note = choose(None, motion.system.coordinates, "coordinate")
    for ax, title, kind, values, sizes in (
        (middle, "constraint force", "coordinates", force, scales.energy / scales.units),
        (right, "acceleration", "accelerations", acceleration, scales.units / scales.time**2),
    ):
        labels = list(symbols_of(motion.system, kind).values())
        draw_bars(ax, [labels[i] for i in columns], values[columns], sizes[columns])
        ax.set_title(f"{title} ({note})" if note else title)
    for ax, kind in ((left, "multiplier"), (right, "acceleration")):
        ax.set_xlabel(axis_label("", kind, units).strip() or " ")  # a blank keeps the legend apart
    handles: list[Any] = [Line2D([], [], label="least norm", **MARK)]
    handles += [Patch(label=label, **look) for label, look in zip(DETERMINED, BARS, strict=True)]
    figure.legend(handles=handles, loc="outside lower center", ncols=3, borderaxespad=0.8)
    where = title_of(motion, f" at t = {motion.t[index]:.6g} s")
    figure.suptitle(f"{where}\n{_effect(report.rank, len(known), changes)}")
    return figure


def _effect(rank: int, m: int, changes: Sequence[Array]) -> str:
    """Return the effect of the choice as a sentence."""
    if rank == m:
        return f"nothing is redundant, rank {rank} of {m}: every multiplier is determined"
    sizes = [np.abs(change).max() for change in changes]
    if sizes[0] == 0:
        return f"rank {rank} of {m}: one choice of many, that of least norm"
    multiplier, force, acceleration = (f"{size:.2g}" for size in sizes)
    return (
        f"the multipliers change by up to {multiplier}, "
        f"the force by {force}, the acceleration by {acceleration}"
    )
