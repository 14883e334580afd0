"""The light and the dark theme of figures: a dark figure has the same curves on a dark ground.

Figures are drawn in light colours. `recoloured` changes the colours of a finished figure, so that
no function that draws has to know the theme.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakSet

import numpy as np
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.collections import Collection
from matplotlib.colors import to_hex, to_rgba
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Patch
from matplotlib.patheffects import withStroke
from matplotlib.text import Annotation, Text
from mpl_toolkits.mplot3d.art3d import Poly3DCollection

from teachmech.base.array_types import Array
from teachmech.base.errors import check_known
from teachmech.figures.colours import DARK_GROUND, DARK_INK, LEAST_CONTRAST, THEMES

PALE = 0.12  # a colour whose red, green and blue differ by less is a grey

_chosen = ["light"]  # the last entry is the theme
_recoloured: WeakSet[Artist] = WeakSet()


class _Restored:
    """The choice of a theme, which ends with a ``with`` block if there is one."""

    def __init__(self, before: str) -> None:
        self._before = before

    def __enter__(self) -> None:
        pass

    def __exit__(self, *error: object) -> None:
        _chosen[0] = self._before


def theme(name: str) -> _Restored:
    """Draw all further figures, films and still pictures in a theme.

    Parameters
    ----------
    name : {"light", "dark"}
        ``"dark"`` has a dark ground and light letters, for a dark hall or dark slides.

    Returns
    -------
    context manager
        In ``with theme("dark"):``, the theme before is restored at the end of the block.

    Raises
    ------
    ProblemError
        If the theme is not known.

    Examples
    --------
    >>> import teachmech as tm
    >>> from teachmech import plots
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> with theme("dark"):
    ...     figure = plots.energy(motion)
    >>> [round(float(x), 2) for x in figure.get_facecolor()]
    [0.09, 0.09, 0.11, 1.0]
    """
    check_known("theme", [name], THEMES, key="theme")
    before, _chosen[0] = _chosen[0], name
    return _Restored(before)


def contrast(one: Any, other: Any) -> float:
    """Return the contrast ratio of two colours, from 1 to 21 (WCAG 2.2).

    Examples
    --------
    >>> contrast("black", "white"), contrast("red", "red")
    (21.0, 1.0)
    """
    low, high = sorted(_luminance(np.array(to_rgba(colour)[:3])) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def _luminance(rgb: Array) -> float:
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    return float(linear @ (0.2126, 0.7152, 0.0722))


def on_dark(colour: Any) -> Any:
    """Return the colour of the dark theme for a colour on white.

    White becomes the dark ground, black the light ink, and greys lie between these. Other colours
    are kept, and are lightened if they could not be seen. The ink and the ground remain.

    Examples
    --------
    >>> to_hex(on_dark("white")), to_hex(on_dark("black")), to_hex(on_dark("#E69F00"))
    ('#16181c', '#e6e7e9', '#e69f00')
    """
    *rgb, opacity = to_rgba(colour)
    parts, ends = np.array(rgb), [np.array(to_rgba(c)[:3]) for c in (DARK_INK, DARK_GROUND)]
    if to_hex(colour) in (DARK_INK, DARK_GROUND):
        return colour
    if np.ptp(parts) < PALE:
        parts = ends[0] + parts.mean() * (ends[1] - ends[0])
        return (*parts.tolist(), opacity)
    while contrast(tuple(parts), DARK_GROUND) < LEAST_CONTRAST:
        parts = parts + 0.05 * (1 - parts)
    return (*parts.tolist(), opacity)


def recoloured(figure: Figure) -> Figure:
    """Give a figure the colours of the theme; parts that already have them keep them."""
    if _chosen[0] == "dark":
        for artist in figure.findobj():
            if artist not in _recoloured:
                _recoloured.add(artist)
                _recolour(artist)
    return figure


def _recolour(artist: Any) -> None:
    """Change all colours of one artist."""
    if isinstance(artist, Line2D):
        for part in ("color", "markerfacecolor", "markeredgecolor"):
            _change(artist, part)
    elif isinstance(artist, Text):
        _change(artist, "color")
        arrow = artist.arrow_patch if isinstance(artist, Annotation) else None
        for patch in filter(None, (artist.get_bbox_patch(), arrow)):
            _recolour(patch)
    elif isinstance(artist, Patch):
        for part in ("facecolor", "edgecolor"):
            _change(artist, part)
    elif isinstance(artist, Collection):
        _recolour_collection(artist)
    elif isinstance(artist, Axes):
        _recolour_axes(artist)
    if artist.get_path_effects():
        halo = withStroke(linewidth=3, foreground=DARK_GROUND)
        artist.set_path_effects([halo])


def _recolour_axes(ax: Any) -> None:
    """Change the colours of ticks that are made later, of the grid and of the walls in space."""
    for axis in ax._axis_map.values():
        axis.set_tick_params(which="both", colors=DARK_INK, grid_color=DARK_INK)
        if hasattr(axis, "pane"):
            axis.set_pane_color(DARK_GROUND)
            _change(axis.line, "color")


def _recolour_collection(artist: Collection) -> None:
    """Change the colours of many parts; solids, whose colours contain the light, keep theirs."""
    if not isinstance(artist, Poly3DCollection):
        for part in ("facecolor", "edgecolor"):
            colours = getattr(artist, f"get_{part}")()
            if artist.get_array() is None and len(colours):
                getattr(artist, f"set_{part}")([on_dark(colour) for colour in colours])


def _change(artist: Any, part: str) -> None:
    """Change one colour of an artist, unless it is "none" or follows another colour."""
    colour = getattr(artist, f"get_{part}")()
    if not isinstance(colour, str) or colour not in ("none", "auto"):
        getattr(artist, f"set_{part}")(on_dark(colour))
