"""The figure of the forces in the joints of a mechanism."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from matplotlib.figure import Figure
from matplotlib.lines import Line2D

from teachmech.figures import watched
from teachmech.figures.panels import (
    end_column,
    equal_scale,
    line_style,
    prepare,
    styled,
    title_of,
    widen,
)
from teachmech.figures.symbols import Names, Units, axis_label
from teachmech.system_and_motion import Motion


class _JointForces(watched.ShownReactions, Protocol):
    @property
    def motion(self) -> Motion: ...


@styled
def reactions(
    reactions: _JointForces, names: Names = None, units: Units = None, figure: Figure | None = None
) -> Figure:
    """Draw the magnitudes of joint forces and torques over time, and F_y against F_x.

    In the polar panel, a force is the vector from the black cross to its curve; an open circle
    marks the start. In space there is no polar panel, and torque vectors are drawn by their
    magnitude. Forces that are not unique because constraints are redundant are marked.

    Parameters
    ----------
    reactions : Reactions
        The result of ``mechanism.reactions(motion)``.
    names : sequence of str, optional
        The names of reactions. By default torques and the largest forces, at most `MAX_LINES`,
        without zero forces and without the opposite of another force at the same pin.

    Examples
    --------
    >>> import teachmech as tm
    >>> crank = tm.example("crank-and-load")
    >>> motion = crank.simulate(time=(0, 0.1, 0.02))
    >>> figure = reactions(crank.reactions(motion), units={"force": "N"})
    >>> [panel.get_ylabel() for panel in figure.axes]
    ['size of force in N', '$F_y$ in N', 'torque']
    """
    t = reactions.motion.t
    picked, note = watched.shown_reactions(reactions, names)
    forces = [name for name in picked if not watched.is_torque(name)]
    torques = [name for name in picked if watched.is_torque(name)]
    values = {name: reactions[name] for name in picked}
    sizes = {n: x if x.ndim < 2 else np.linalg.norm(x, axis=1) for n, x in values.items()}
    polar = bool(forces) and all(reactions[name].shape[1:] == (2,) for name in forces)

    figure = prepare(reactions.motion, (14 if polar else 11, 6.5), figure)
    figure.suptitle(title_of(reactions.motion, ", joint forces"))
    rows = [["force"]] * 2 * bool(forces) + [["torque"]] * bool(torques)
    mosaic: list[Any] = [[*row, "polar"] for row in rows] if polar else rows
    panels = figure.subplot_mosaic(mosaic)
    looks = {name: line_style(k, t) for k, name in enumerate([*forces, *torques])}
    for name in forces:
        panels["force"].plot(t, sizes[name], **looks[name])
    for name in forces if polar else ():
        panels["polar"].plot(*reactions[name].T, **looks[name])
        start = {"marker": "o", "markersize": 10, "markerfacecolor": "none"}
        panels["polar"].plot(*reactions[name][:1].T, **{**looks[name], **start})
    for name in torques:
        panels["torque"].plot(t, sizes[name], **looks[name])
    if forces:
        panels["force"].set_ylim(bottom=0)
        panels["force"].set_ylabel(axis_label("size of force", "force", units))
    if polar:
        panels["polar"].plot(0, 0, "k+", markersize=14, markeredgewidth=2)
        panels["polar"].set_xlabel(axis_label("$F_x$", "force", units))
        panels["polar"].set_ylabel(axis_label("$F_y$", "force", units))
        equal_scale(panels["polar"], 2)
    if torques:
        widen(panels["torque"], np.array([sizes[name] for name in torques]))
        panels["torque"].set_ylabel(axis_label("torque", "torque", units))
    for kind in ("force", "torque"):
        if kind in panels:
            panels[kind].margins(x=0)
            panels[kind].set_xlabel(axis_label("time", "time", units))
    end_column(reactions.motion, [panels[k] for k in ("force", "torque") if k in panels])
    if forces and torques:
        panels["force"].sharex(panels["torque"])
        panels["force"].label_outer()
        figure.align_ylabels([panels["force"], panels["torque"]])
    doubts = dict.fromkeys(reactions.undetermined, "\n(not unique)")
    handles: list[Any] = [
        Line2D([], [], label=name + doubts.get(name, ""), **look) for name, look in looks.items()
    ]
    figure.legend(handles=handles, title=note or None, loc="outside right upper")
    return figure
