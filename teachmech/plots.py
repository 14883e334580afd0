"""Figures of a motion, and curves of any numbers, large enough for a projector.

Every function returns a matplotlib Figure, which a notebook shows and ``savefig`` writes to a
file. pyplot and its global state are not used, so no figure remains in memory. To show a figure in
a window, draw into one of pyplot: ``energy(motion, ax=plt.gca())`` or
``overview(motion, figure=plt.figure(figsize=SIZE))``, then ``plt.show()``.

These arguments have the same meaning in all functions:

``names``
    The coordinates or constraints to draw; by default all, or the first `MAX_LINES` and a note.
``ax``, ``figure``
    The axes or the figure to draw in; by default a new figure. The legend is outside the Axes if
    the figure has a layout engine, for example from ``plt.subplots(layout="constrained")``.
``units``
    Units for the labels of the axes, by ``"time"``, ``"coordinate"``, ``"velocity"``,
    ``"acceleration"``, ``"angle"``, ``"angular velocity"``, ``"angular acceleration"``,
    ``"energy"``, ``"power"``, ``"force"``, ``"torque"``, ``"multiplier"`` and ``"violation"``; a
    missing kind has no unit. `SI` has no units for multipliers and violations, since these depend
    on the form of each constraint.

``with theme("dark"):`` draws figures, films and still pictures on a dark ground.

Every function raises ProblemError for an unknown name, point or unit.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

from teachmech.animation.film import mechanism
from teachmech.animation.overview import overview
from teachmech.base.files import made_folder, replacing
from teachmech.design.linkage_figures import four_bar, pivot_curves
from teachmech.figures.curves import curves
from teachmech.figures.derivation_tree import derivation
from teachmech.figures.deviation import gauss
from teachmech.figures.free_multipliers import multiplier_choice
from teachmech.figures.histories import (
    accelerations,
    constraint_forces,
    coordinates,
    energy,
    inputs,
    multipliers,
    particle,
    programmes,
    rank,
    state,
    trajectory,
    velocities,
    violation,
)
from teachmech.figures.panels import SIZE as SIZE
from teachmech.figures.point_positions import particles
from teachmech.figures.stability import stability
from teachmech.figures.symbols import MAX_LINES, SI, Units
from teachmech.figures.theme import theme
from teachmech.fitting.fit_figure import fit
from teachmech.problems.mechanisms.reaction_figures import reactions
from teachmech.stability.diagrams import bifurcation, root_locus, stability_map
from teachmech.studies.comparison_figures import comparison, difference, formulations, inverses
from teachmech.studies.ensembles.member_figures import members
from teachmech.system_and_motion import Motion

__all__ = [
    "SI",
    "accelerations",
    "bifurcation",
    "comparison",
    "constraint_forces",
    "coordinates",
    "curves",
    "derivation",
    "difference",
    "energy",
    "fit",
    "formulations",
    "four_bar",
    "gauss",
    "inputs",
    "inverses",
    "mechanism",
    "members",
    "multiplier_choice",
    "multipliers",
    "overview",
    "particle",
    "pivot_curves",
    "programmes",
    "rank",
    "reactions",
    "root_locus",
    "save_all",
    "stability",
    "stability_map",
    "state",
    "theme",
    "trajectory",
    "velocities",
    "violation",
]


def save_all(motion: Motion, folder: str | Path, units: Units = None) -> list[Path]:
    """Write the figures as PNG: ``<name>-overview.png``, ``-trajectory``, ``-state`` and so on.

    ``-state`` shows coordinates, velocities and accelerations, ``-mechanism`` six positions of a
    system with a drawing. Figures of points or constraints are left out if the system has none.
    If there are 2 to `MAX_LINES` points, each also has its own figure (``-point-1``).

    Parameters
    ----------
    folder : str or Path
        The folder of the files; it is created if it is missing.

    Returns
    -------
    list of Path
        The files written.

    Examples
    --------
    >>> import tempfile, teachmech as tm
    >>> ball = tm.System(["z"], mass=[1], forces=[-9.81], name="ball")
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     [path.name for path in save_all(ball.simulate(time=(0, 1, 0.1)), folder)]
    ['ball-overview.png', 'ball-state.png', 'ball-energy.png']
    """
    folder, count, paths = made_folder(folder), len(motion.system.points), []

    def save(what: str, figure: Figure) -> None:
        paths.append(folder / f"{motion.name}-{what}.png")
        with replacing(paths[-1]) as part:
            figure.savefig(part, dpi=150)

    save("overview", overview(motion, units))
    if motion.system.drawing is not None:
        save("mechanism", mechanism(motion, at=[*np.linspace(motion.t[0], motion.t[-1], 6)]))
    if count:
        save("trajectory", trajectory(motion, units=units))
    save("state", state(motion, units=units))
    for point in motion.system.points if 2 <= count <= MAX_LINES else ():
        save(f"point-{point}", particle(motion, point, units))
    draw: list[Callable[..., Figure]] = []
    if motion.system.constraints:
        draw += [constraint_forces] if particles(motion.system) else []
        draw += [multipliers, violation, rank]
    draw += [inputs] if motion.system.inputs else []
    draw += [programmes] if motion.system.programmes else []
    for figure in [*draw, energy]:
        save(figure.__name__.replace("_", "-"), figure(motion, units=units))
    return paths
