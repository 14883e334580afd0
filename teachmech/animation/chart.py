"""A figure over time in a notebook, with a cursor that follows the player of its group."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets
from matplotlib.figure import Figure

from teachmech.animation.scripts import FOLDER, script
from teachmech.figures.panels import picture_of

DPI = 130  # sharp on a projector, and below 200 kB


class Chart(anywidget.AnyWidget):
    """A picture of a figure whose axes run over time.

    Attributes
    ----------
    group : str
        The group of the player that it follows.

    Examples
    --------
    >>> import teachmech as tm
    >>> from teachmech import plots
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> chart = Chart(plots.energy(motion), group="a", text="energy over time")
    >>> len(chart.panels)
    2
    """

    _esm = script(FOLDER / "chart.js")
    _css = FOLDER / "chart.css"
    picture = traitlets.Bytes().tag(sync=True)
    panels = traitlets.List().tag(sync=True)
    text = traitlets.Unicode().tag(sync=True)
    group = traitlets.Unicode().tag(sync=True)

    def __init__(self, figure: Figure | None = None, *, group: str = "", text: str = "") -> None:
        super().__init__(group=group, text=text)
        if figure is not None:
            self.show(figure)

    def show(self, figure: Figure) -> None:
        """Show another figure."""
        picture = picture_of(figure, dpi=DPI)  # first: drawing finds the layout
        with self.hold_sync():
            self.panels = [_panel(ax) for ax in figure.axes]
            self.picture = picture


def _panel(ax: Any) -> dict[str, float]:
    """Where the axes stand in the picture, as parts of its width and height from the top left."""
    place, (start, end) = ax.get_position(), ax.get_xlim()
    return {
        "left": place.x0,
        "top": 1 - place.y1,
        "width": place.width,
        "height": place.height,
        "start": float(start),
        "end": float(end),
    }
