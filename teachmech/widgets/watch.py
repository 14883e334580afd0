"""What is watched over time: two choices and their charts, on the time of a group."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import ipywidgets

from teachmech.animation.chart import Chart
from teachmech.faces import Motion
from teachmech.figures.symbols import SI, units_of
from teachmech.figures.watched import WATCHED, Panel, offered
from teachmech.problems.mechanisms.mechanism import Mechanism
from teachmech.widgets.cell import close_tree

NOTHING = "nothing more"
FIRST = ("Coordinates", "Energy")


class Watch(ipywidgets.VBox):  # type: ignore[misc]
    """Two choices of what is watched, each with its chart; they stay when another motion comes.

    Parameters
    ----------
    group : str
        Of the player that the charts follow.
    first : (str, str)
        What is watched at first, of the names in `teachmech.figures.watched`.

    Attributes
    ----------
    watched : tuple of str
        What is shown.

    Examples
    --------
    >>> import teachmech as tm
    >>> watch = Watch("a")
    >>> watch.show({"A": tm.example("pendulum").simulate(time=(0, 1, 0.1))})
    >>> watch.watched
    ('Coordinates', 'Energy')
    """

    def __init__(self, group: str, first: Sequence[str] = FIRST) -> None:
        self._motions: Mapping[str, Motion] = {}
        self._mechanism: Mechanism | None = None
        self._wanted = list(first)
        self._quiet = False
        self._choices = [
            ipywidgets.Dropdown(
                description=text, style={"description_width": "auto"}, layout={"width": "auto"}
            )
            for text in ("watch", "and")
        ]
        self._charts = [Chart(group), Chart(group)]
        self._drawn: list[set[str]] = [set(), set()]  # the names of the panels of each chart
        for k, choice in enumerate(self._choices):
            choice.observe(lambda _, k=k: self._chosen(k), names="value")
        row = ipywidgets.Box(self._choices, layout={"flex_flow": "row wrap"})
        super().__init__([row, *self._charts], layout={"min_width": "0"})

    def show(self, motions: Mapping[str, Motion], mechanism: Mechanism | None = None) -> None:
        """Show what is chosen of one motion, or of two in one chart.

        Parameters
        ----------
        motions : dict of str to Motion
            By the names that the charts show where there are two; all of one problem.
        mechanism : Mechanism, optional
            The one that moves; it knows the forces in its joints.
        """
        self._motions, self._mechanism = motions, mechanism
        names = offered(next(iter(motions.values())).system, mechanism is not None)
        self._quiet = True
        for choice, others, wanted in zip(
            self._choices, ([], [NOTHING]), self._wanted, strict=True
        ):
            options = [*names, *others]
            if list(choice.options) != options:
                choice.options = options
                choice.value = wanted if wanted in options else options[-1]
        self._quiet = False
        for k in range(len(self._charts)):
            self._draw(k)

    @property
    def watched(self) -> tuple[str, ...]:
        """The names of what is shown."""
        return tuple(choice.value for choice in self._choices if choice.value != NOTHING)

    def _chosen(self, k: int) -> None:
        if not self._quiet:
            self._wanted[k] = self._choices[k].value
            for later in range(k, len(self._charts)):
                self._draw(later)

    def _draw(self, k: int) -> None:
        """Draw a chart without the panels of the one above it."""
        name, chart = self._choices[k].value, self._charts[k]
        above = {panel for drawn in self._drawn[:k] for panel in drawn}
        courses = {n: (m.t, self._panels(name, m, above)) for n, m in self._motions.items()}
        first = next(iter(self._motions.values()))
        self._drawn[k] = {panel.name for _, panels in courses.values() for panel in panels}
        chart.layout.display = "" if self._drawn[k] else "none"
        if self._drawn[k]:
            chart.show(name, courses, units_of(first.system, SI))

    def _panels(self, name: str, motion: Motion, above: set[str]) -> Sequence[Panel]:
        if name == NOTHING:
            return []
        entry, joints = WATCHED[name], self._mechanism
        shown = joints.reactions(motion) if entry.of_joints and joints is not None else motion
        return [panel for panel in entry.panels(shown) if panel.name not in above]

    dispose = close_tree
