"""The player in a notebook: play, scrub, turn; the numbers go to the browser once, as binary."""

from __future__ import annotations

import uuid
from typing import Any

import anywidget
import traitlets

from teachmech.animation.arrows import Arrows
from teachmech.animation.last_picture import LastPicture, last_picture
from teachmech.animation.scene import Scene
from teachmech.animation.scripts import FOLDER, script
from teachmech.run.trajectory import Trajectory


class Player(anywidget.AnyWidget):
    """A moving picture of a motion.

    Parameters
    ----------
    motion : Motion
    group : str, optional
    arrows : mapping of str to array, optional
        Forces to show; see `Scene.of`.

    Attributes
    ----------
    time : float
        The time shown when the picture rests: after a pause or the end of scrubbing.
    group : str
        Charts of the same group follow the player, and set its time.

    Examples
    --------
    >>> import teachmech as tm
    >>> player = Player(tm.example("pendulum").simulate(time=(0, 1, 0.1)))
    >>> player.scene["frames"], len(player.data)
    (11, 440)
    """

    _esm = script(FOLDER / "player.js")
    _css = FOLDER / "player.css"
    scene = traitlets.Dict().tag(sync=True)
    data = traitlets.Bytes().tag(sync=True)
    time = traitlets.Float(0.0).tag(sync=True)
    group = traitlets.Unicode().tag(sync=True)

    def __init__(self, motion: Trajectory, group: str | None = None, arrows: Arrows = None) -> None:
        scene = Scene.of(motion, arrows)
        super().__init__(
            scene=scene.description(),
            data=scene.data(),
            time=float(motion.t[0]),
            group=group or uuid.uuid4().hex,
        )
        self._scene = scene

    def show(self, motion: Trajectory, arrows: Arrows = None) -> None:
        """Show another motion; time, view and choices of the user stay."""
        self._scene = Scene.of(motion, arrows)
        with self.hold_sync():
            self.scene = self._scene.description()
            self.data = self._scene.data()

    def _repr_mimebundle_(self, **options: Any) -> Any:
        picture = LastPicture()
        picture.keep(last_picture(self._scene))
        picture.place()
        return super()._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        return f"<Player of {self._scene.name}>"
