"""The live picture in a notebook: its page in a frame, and the values that were set in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from teachmech.animation.last_picture import LastPicture
from teachmech.animation.scripts import script
from teachmech.base.files import write_text
from teachmech.live.live_page import live_page
from teachmech.live.live_picture import LivePicture

_HERE = Path(__file__).parent


class Live(anywidget.AnyWidget):
    """A live picture, which computes in the page; no kernel is needed for it.

    Parameters
    ----------
    picture : LivePicture

    Attributes
    ----------
    parameters, start : dict of str to float
        The values that were moved there, fit for `simulate`; known when the hand rests.
    settings : dict
        Method, step and stabilisation, where they are others than at first.
    time : float
        Where the motion is, in seconds.

    Examples
    --------
    >>> import teachmech as tm
    >>> live = tm.example("pendulum").live(time=(0, 2, 0.01))
    >>> live.parameters
    {}
    """

    _esm = script(_HERE / "frame.js")
    title = traitlets.Unicode().tag(sync=True)
    page = traitlets.Unicode().tag(sync=True)
    parameters = traitlets.Dict().tag(sync=True)
    start = traitlets.Dict().tag(sync=True)
    settings = traitlets.Dict().tag(sync=True)
    time = traitlets.Float(0.0).tag(sync=True)

    def __init__(self, picture: LivePicture) -> None:
        super().__init__(title=picture.title, page=live_page(picture))
        self._scene = picture.scene

    def save(self, path: str | Path) -> None:
        """Write the page as one file, which opens by a double click and needs nothing else."""
        write_text(path, self.page)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        LastPicture.place_of(self._scene)
        return super()._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        return f"<Live picture of {self.title}>"
