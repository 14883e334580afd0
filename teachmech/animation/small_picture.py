"""A scene at one time as a small inline SVG in the colour of the text, without Matplotlib."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np
from markupsafe import Markup

from teachmech.animation.meshes import WIRE
from teachmech.animation.outlines import convex_hull
from teachmech.animation.picture_frames import Single, evenly
from teachmech.animation.scene import Scene
from teachmech.animation.space import Surfaces
from teachmech.animation.stage import bounds
from teachmech.base.array_types import Array
from teachmech.figures.colours import COLOURS

WIDTH, HEIGHT = 320, 220  # px, largest width and height
HOLLOW = ("ring", "wheel")  # kinds of solids with a transparent outline
MAX_POSITIONS = 200  # points of a path

# The view of a scene in space, as in figures: directions to the right and up.
_RIGHT = np.array([np.sqrt(0.75), 0.5, 0.0])
_UP = np.array([-0.25, np.sqrt(0.1875), np.sqrt(0.75)])

_NEAR = np.cross(_RIGHT, _UP)

_LINE = Markup('<polyline points="{}" fill="{}" stroke="{}" stroke-width="{}" opacity="{}"/>')
_DISC = Markup('<circle cx="{}" cy="{}" r="{}" fill="{}" stroke="currentColor"/>')
_PIVOT = Markup('<rect x="{}" y="{}" width="8" height="8" fill="currentColor"/>')
_LABEL = Markup('<text x="{}" y="{}" font-size="13" fill="currentColor">{}</text>')
_PICTURE = Markup(
    '<svg role="img" aria-label="{}" viewBox="0 0 {} {}" width="{}" '
    'style="max-width:100%;max-height:100%;height:auto;color:inherit">{}</svg>'
)


def small_picture(scene: Scene, t: float, *, labels: bool = True) -> Markup:
    """Return a picture of a scene at a time, with the names of its points if they are few.

    Examples
    --------
    >>> import teachmech as tm
    >>> scene = Scene.of(tm.example("pendulum").simulate(time=(0, 1, 0.1)))
    >>> small_picture(scene, 1.0)[:26]
    Markup('<svg role="img" aria-label')
    """
    view = _View(scene)
    now = scene.positions_at(t)
    drawn = [
        _LINE.format(view.points(path), "none", COLOURS[k % len(COLOURS)], 1.5, 0.7)
        for k in scene.paths
        if len(path := _thinned(scene.points[:, k])) > 1
    ]
    for shape in scene.shapes:
        for line in shape.at(now[:, :2]):
            outline = np.vstack([line, line[:1]]) if shape.fill else line
            fill, edge = shape.fill or "none", shape.edge or "currentColor"
            drawn.append(_LINE.format(view.points(outline), fill, edge, 1.5, 1))
    drawn += _silhouettes(scene, view, t)
    for rod in scene.rods:
        end = now[rod.end] if rod.end is not None else np.array(scene.padded(rod.pivot or ()))
        positions = view.points(np.array([now[rod.start], end]))
        drawn.append(_LINE.format(positions, "none", "currentColor", 2.5, 0.5))
        if rod.pivot is not None:
            x, y = view.at(end[None])[0]
            drawn.append(_PIVOT.format(f"{x - 4:.1f}", f"{y - 4:.1f}"))
    for k, (mark, position) in enumerate(zip(scene.marks, now, strict=True)):
        if mark == "contact":
            continue
        x, y = view.at(position[None])[0]
        radius, fill = (5, COLOURS[k % len(COLOURS)]) if mark == "disc" else (2.5, "currentColor")
        if mark != "none":
            drawn.append(_DISC.format(f"{x:.1f}", f"{y:.1f}", radius, fill))
        if labels and len(now) <= len(COLOURS):
            drawn.append(_LABEL.format(f"{x + 7:.1f}", f"{y - 6:.1f}", scene.labels[k]))
    text = f"{scene.name} at t = {t:.4g} s"
    wide, high = view.size
    return _PICTURE.format(text, wide, high, wide, Markup().join(drawn))


def flat_view(positions: Array, space: bool) -> Array:
    """Return places, shape (n, 3), as they are seen in the plane, shape (n, 2).

    Examples
    --------
    >>> flat_view(np.array([[1.0, 2.0, 0.0]]), space=False)
    array([[1., 2.]])
    """
    flat: Array = positions @ np.array([_RIGHT, _UP]).T if space else positions[:, :2]
    return flat


def _silhouettes(scene: Scene, view: _View, t: float) -> Iterator[Markup]:
    """Return the outline of each solid as it is seen, from the farthest to the nearest."""
    if not scene.solids:
        return
    surfaces = Surfaces(scene.solids, scene.width)
    placed = surfaces.each(scene.positions_at(t), scene.between(scene.directions, t))
    found = []
    for solid, (corners, _) in zip(scene.solids, placed, strict=True):
        seen, near = view.at(corners.reshape(-1, 3)), float((corners @ _NEAR).mean())
        if solid.kind == "coil":
            line = _LINE.format(point_list(seen[:: 4 * WIRE]), "none", solid.colour, 1, 1)
        else:
            fill, wide = ("none", 3) if solid.kind in HOLLOW else (solid.colour, 0.6)
            edge = solid.colour if solid.kind in HOLLOW else "currentColor"
            hull = convex_hull(seen.round(1))
            line = _LINE.format(point_list(np.vstack([hull, hull[:1]])), fill, edge, wide, 1)
        found.append((near, line))
    yield from (line for _, line in sorted(found, key=lambda one: one[0]))


class _View:
    """The projection of the scene onto the picture."""

    def __init__(self, scene: Scene) -> None:
        low, high = bounds(scene)
        self._space = scene.dimension == 3
        flat = self._flat(_corners(low, high))
        self._low, top = flat.min(axis=0), flat.max(axis=0)
        extent = top - self._low
        self._scale = min(WIDTH / extent[0], HEIGHT / extent[1])
        self.size = tuple(int(x) + 1 for x in self._scale * extent)

    def _flat(self, positions: Array) -> Array:
        return flat_view(positions, self._space)

    def at(self, positions: Array) -> Array:
        across = self._scale * (self._flat(positions) - self._low)
        seen: Array = np.column_stack([across[:, 0], self.size[1] - across[:, 1]])
        return seen

    def points(self, positions: Array) -> str:
        return point_list(self.at(positions))


def point_list(seen: Array) -> str:
    """Return places in a picture, shape (n, 2), as the points of an SVG line."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in seen)


def _corners(low: Array, high: Array) -> Array:
    return np.array(list(product(*zip(low, high, strict=True))))


def _thinned(path: Single) -> Array:
    thinned: Array = path[evenly(len(path), MAX_POSITIONS)].astype(float)
    return thinned
