"""The player in a notebook; the numbers are sent to the browser once, in binary form."""

from __future__ import annotations

import uuid
from typing import Any

import anywidget
import traitlets

from teachmech.animation.arrows import Arrows
from teachmech.animation.last_picture import LastPicture, styles_over_picture
from teachmech.animation.scene import Scene
from teachmech.animation.scripts import FOLDER, bundle
from teachmech.run.trajectory import Trajectory


class Player(anywidget.AnyWidget):
    """The animation of a motion.

    Parameters
    ----------
    motion : Motion or Scene
        The motion, or its scene if this already exists.
    group : str, optional
    arrows : mapping of str to array, or Sensitivities, optional
        Forces or changes to show; see `Scene.of`.
    enlargement : float
        The initial size of the picture relative to the motion; above 1 if a slider can enlarge the
        motion.

    Attributes
    ----------
    time : float
        The shown time, updated at a pause and at the end of scrubbing.
    group : str
        Charts of the same group follow the player and set its time.

    Examples
    --------
    >>> import teachmech as tm
    >>> player = Player(tm.example("pendulum").simulate(time=(0, 1, 0.1)))
    >>> player.scene["frames"], len(player.data)
    (11, 440)
    """

    _esm = bundle("player")
    _css = styles_over_picture(FOLDER / "player.css")
    scene = traitlets.Dict().tag(sync=True)
    data = traitlets.Bytes().tag(sync=True)
    beside = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    beside_data = traitlets.Bytes().tag(sync=True)
    shown = traitlets.Int(0).tag(sync=True)  # number of calls of `show`
    enlargement = traitlets.Float(1.0).tag(sync=True)
    beginning = traitlets.Bool(False).tag(sync=True)  # the page resets it when it begins
    time = traitlets.Float(0.0).tag(sync=True)
    group = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        motion: Trajectory | Scene,
        group: str | None = None,
        arrows: Arrows = None,
        *,
        enlargement: float = 1.0,
    ) -> None:
        scene, times = (
            (motion, motion.times)
            if isinstance(motion, Scene)
            else (Scene.of(motion, arrows), motion.t)
        )
        super().__init__(
            scene=scene.description(),
            data=scene.data(),
            time=float(times[0]),
            group=group or uuid.uuid4().hex,
            enlargement=enlargement,
        )
        self._scene = scene

    def show(
        self,
        motion: Trajectory | Scene,
        arrows: Arrows = None,
        *,
        beside: Trajectory | Scene | None = None,
    ) -> None:
        """Show another motion, and keep the time, the view, the frame and the user's choices.

        The frame is the box that the picture shows. It grows if the motion leaves it, and shrinks
        only when the user asks for it, so that a longer part also looks longer. The previous motion
        remains visible, pale, in the background.

        Parameters
        ----------
        motion : Motion or Scene
        arrows : mapping of str to array, or Sensitivities, optional
            Forces or changes to show; see `Scene.of`.
        beside : Motion or Scene, optional
            A second motion of the same problem in the same picture; the legend calls them A and B.

        Raises
        ------
        ProblemError
            If the system has no points.
        """
        self._scene = motion if isinstance(motion, Scene) else Scene.of(motion, arrows)
        second = Scene.of(beside) if isinstance(beside, Trajectory) else beside
        with self.hold_sync():
            self.scene = self._scene.description()
            self.data = self._scene.data()
            self.beside = second and second.description()
            self.beside_data = second.data() if second else b""
            self.shown += 1

    def begin(self) -> None:
        """Take the focus and play as soon as the picture is on the page.

        If the user prefers reduced motion, the player only takes the focus.
        """
        self.beginning = True

    def _repr_mimebundle_(self, **options: Any) -> Any:
        LastPicture.place_of(self._scene)
        return super()._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        return f"<Player of {self._scene.name}>"
