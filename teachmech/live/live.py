"""The live picture in a notebook: its page in a frame, and the values that the user sets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from teachmech.animation.last_picture import LastPicture, styles_over_picture
from teachmech.animation.page import heading
from teachmech.animation.scripts import bundle
from teachmech.base.files import write_text
from teachmech.live.live_page import live_page
from teachmech.live.live_picture import LivePicture


class Live(anywidget.AnyWidget):
    """A live picture, which the page computes without a kernel.

    Parameters
    ----------
    picture : LivePicture
    headed : bool
        Whether the name of the problem is shown above the picture; otherwise only screen readers
        read it.

    Attributes
    ----------
    parameters, start : dict of str to float
        The values that the user changed, for use in `simulate`; updated when a drag ends.
    settings : dict
        The settings that the user changed: method, step and stabilisation.
    second : dict or None
        The parameters, start and settings of the motion B, if there is one.
    charts : list of str
        The names of the visible charts.
    multipliers : dict of str to float
        The chosen multipliers by constraint, if they are not determined and the page shows them.
    time : float
        The shown time in seconds.

    Examples
    --------
    >>> import teachmech as tm
    >>> live = tm.example("pendulum").live(time=(0, 2, 0.01))
    >>> live.parameters
    {}
    """

    _esm = bundle("frame")
    _css = styles_over_picture()
    title = traitlets.Unicode().tag(sync=True)
    page = traitlets.Unicode().tag(sync=True)
    told = traitlets.List(
        ["parameters", "start", "settings", "second", "charts", "multipliers", "time"]
    ).tag(sync=True)  # names of the values that the page sends
    parameters = traitlets.Dict().tag(sync=True)
    start = traitlets.Dict().tag(sync=True)
    settings = traitlets.Dict().tag(sync=True)
    second = traitlets.Dict(None, allow_none=True).tag(sync=True)
    beginning = traitlets.Bool(False).tag(sync=True)  # the page resets it when it begins
    charts = traitlets.List().tag(sync=True)
    multipliers = traitlets.Dict().tag(sync=True)
    time = traitlets.Float(0.0).tag(sync=True)

    def __init__(self, picture: LivePicture, headed: bool = True) -> None:
        given = picture.description["second"]
        second = given and {"parameters": {}, "start": {}, "settings": given}
        super().__init__(
            title=f"Live picture of {picture.title}",
            page=live_page(picture, heading(picture.title, seen=headed)),
            second=second,
        )
        self._scene = picture.scene

    @property
    def chosen(self) -> dict[str, dict[str, Any]]:
        """The parameters, start and settings of motion A and, if there is one, of motion B.

        The settings have the names of `teachmech.numerics.integrators.Settings`.
        """
        first = {"parameters": self.parameters, "start": self.start, "settings": self.settings}
        both = {"A": first} | ({"B": self.second} if self.second else {})
        return {letter: values | {"settings": _named(values)} for letter, values in both.items()}

    def begin(self) -> None:
        """Take the focus and play as soon as the page is loaded; see `Player.begin`."""
        self.beginning = True

    def save(self, path: str | Path) -> None:
        """Write the page as one self-contained file, which a double click opens."""
        write_text(path, self.page)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        LastPicture.place_of(self._scene)
        return super()._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        return f"<{self.title}>"


def _named(values: dict[str, Any]) -> dict[str, Any]:
    """Return the settings of a page by their names in Python."""
    return {"start" if name == "begin" else name: x for name, x in values["settings"].items()}
