"""The last picture of a widget, for a saved notebook and for pages made from it.

Without a kernel, a notebook shows no widget, but it shows other output. So a widget adds a picture
as a second output, which the styles of the widget hide while the widget is active.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from markupsafe import Markup

from teachmech.animation.scene import Scene
from teachmech.run.trajectory import Trajectory

_HIDDEN = "tm-last-picture"  # CSS class of the picture


def styles_over_picture(*paths: Path) -> str:
    r"""Return the styles of a widget: its files, and the rule that hides its last picture.

    Examples
    --------
    >>> styles_over_picture()
    '.tm-last-picture { display: none !important; }\n'
    """
    own = "".join(path.read_text(encoding="utf-8") for path in paths)
    return f"{own}.{_HIDDEN} {{ display: none !important; }}\n"


def last_picture(scene: Scene) -> dict[str, str]:
    """Return the bundle of MIME types with the last frame of a scene.

    Examples
    --------
    >>> import teachmech as tm
    >>> scene = Scene.of(tm.example("pendulum").simulate(time=(0, 1, 0.1)))
    >>> last_picture(scene)["text/plain"]
    'pendulum: the last picture'
    """
    from teachmech.animation.film import still
    from teachmech.figures.panels import picture_tag

    text = f"{scene.name}: the last picture"
    hidden = Markup('class="{}"').format(_HIDDEN)
    return {"text/html": picture_tag(still(scene), text, hidden), "text/plain": text}


class LastPicture:
    """The second output of a widget: initially empty, later a picture."""

    @classmethod
    def place_of(cls, scene: Scene) -> None:
        """Put the last picture of a scene among the outputs of the cell."""
        picture = cls()
        picture.keep(last_picture(scene))
        picture.place()

    def __init__(self) -> None:
        self._handle: Any = None
        self._bundle = {"text/html": "", "text/plain": ""}

    def place(self) -> None:
        """Put the output below the running cell, once."""
        from IPython.display import display

        if self._handle is None:
            self._handle = display(self._bundle, raw=True, display_id=True)  # type: ignore[no-untyped-call]

    def drawn(self, motion: Trajectory) -> Callable[[], None]:
        """Draw the end of a motion, which is slow; return the function that shows it."""
        bundle = last_picture(Scene.of(motion))
        return lambda: self.keep(bundle)

    def keep(self, bundle: dict[str, str]) -> None:
        """Show this bundle as the output."""
        self._bundle = bundle
        if self._handle is not None:
            self._handle.update(bundle, raw=True)
