"""Recorded motions: a player and charts of a motion that a page cannot compute."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Mapping, Sequence

import ipywidgets
from markupsafe import Markup

from teachmech.animation.chart import Chart
from teachmech.animation.player import Player
from teachmech.animation.scene import Scene
from teachmech.base.errors import ProblemError
from teachmech.figures.symbols import SI, units_of
from teachmech.figures.watched import WATCHED
from teachmech.live.live_picture import check_live
from teachmech.model.description import Description
from teachmech.numerics.integrators import Settings
from teachmech.run.sides import with_sides
from teachmech.system_and_motion import Motion


def why_recorded(system: Description, settings: Settings, method: str) -> str:
    """Return why Python computes a motion instead of the page; empty if the page can compute it.

    Parameters
    ----------
    system : Description
    settings : Settings
    method : str
        The advice on how to choose another method.

    Examples
    --------
    >>> import teachmech as tm
    >>> pendulum = tm.example("pendulum")
    >>> why_recorded(pendulum.system, pendulum.settings, "choose radau")
    ''
    >>> why_recorded(pendulum.system, pendulum.settings_with(method="lsoda"), "choose radau")
    'Python computed this motion: JavaScript does not have the method lsoda; choose radau.'
    """
    try:
        check_live(system, settings)
    except ProblemError as error:
        hint = method if error.key == "method" else error.hint
        return f"Python computed this motion: {error.what}; {hint}."
    return ""


def recorded(
    motions: Mapping[str, Motion], charts: Sequence[str], playing: bool = False
) -> Callable[[], ipywidgets.Box]:
    """Return a function that makes a player of the first motion and charts of all motions.

    All slow work is done before `recorded` returns.

    Parameters
    ----------
    motions : mapping of str to Motion
        Motions of one problem; the charts show their names if there are two.
    charts : sequence of str
        The charts, as keys of `teachmech.figures.watched.WATCHED`.
    playing : bool
        Whether the player starts as soon as it is on the page.

    Examples
    --------
    >>> import teachmech as tm
    >>> motions = {"": tm.example("pendulum").simulate(time=(0, 1, 0.1))}
    >>> [type(part).__name__ for part in recorded(motions, ["Coordinates", "Rank"])().children]
    ['Player', 'VBox']
    """
    first = next(iter(motions.values()))
    scene = Scene.of(first) if first.system.points else None
    units = units_of(first.system, SI)
    sides = {name: with_sides(motion) for name, motion in motions.items()}
    courses = {
        title: {name: (m.t, WATCHED[title].panels(m)) for name, m in sides.items()}
        for title in charts
        if WATCHED[title].applies(first.system)
    }

    def made() -> ipywidgets.Box:
        group = uuid.uuid4().hex
        drawn = [Chart(group) for _ in courses]
        for chart, (title, course) in zip(drawn, courses.items(), strict=True):
            marked = [change.time for change in first.changes if not change.turns]
            chart.show(title, course, units, marked)
        parts = [ipywidgets.VBox(drawn)]
        if scene is not None:
            player = Player(scene, group)
            if playing:
                player.begin()
            parts.insert(0, player)
        for part in parts:
            part.layout.flex, part.layout.min_width = "1 1 400px", "0"
        return ipywidgets.Box(parts, layout={"flex_flow": "row wrap", "grid_gap": "0 24px"})

    return made


def alert(*texts: str) -> Markup:
    """Return messages as prominent HTML that a screen reader reads immediately."""
    style = "border-left:4px solid #d55e00;background:#d55e001a;padding:6px 12px;font-size:15px"
    each = Markup("<div role='alert' style='{}'>{}</div>")
    return Markup().join(each.format(style, text) for text in texts)
