"""A scene in Matplotlib: the fixed parts, and a function that moves the others."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.patches import FancyArrowPatch, PathPatch, Polygon
from matplotlib.path import Path
from matplotlib.patheffects import withStroke
from matplotlib.ticker import MaxNLocator
from matplotlib.transforms import Bbox
from mpl_toolkits.mplot3d.art3d import Poly3DCollection

from teachmech.animation.outlines import Shape, convex_hull
from teachmech.animation.picture_frames import Single
from teachmech.animation.scene import Scene
from teachmech.animation.space import Surfaces, view_of
from teachmech.base.array_types import Array
from teachmech.figures.colours import COLOURS

ROD = "0.55"
INK = "0.15"
TRAIL = 12  # the trail of a point shows the last 1/TRAIL of the motion
HALO = [withStroke(linewidth=3, foreground="white")]

FOLLOWED = 2.5  # size of the frame that follows the moving parts, relative to them; as in a page

Update = Callable[[float], None]
Window = Callable[[float], tuple[Array, Array]]


def bounds(scene: Scene) -> tuple[Array, Array]:
    """Return the lower and the upper corner of the axes, with a margin."""
    size = 3 if scene.dimension == 3 else 2
    low, high = scene.low[:size], scene.high[:size]
    widest = float((high - low).max())
    if not widest > 1e-9 * max(abs(low).max(), abs(high).max()):  # only rounding errors
        widest = 1.0 * scene.size
    least = (0.3 if size == 3 else 0.1) * widest
    half = np.maximum((high - low) / 2, least) + 0.06 * widest
    return (low + high) / 2 - half, (low + high) / 2 + half


def goes_far(scene: Scene) -> bool:
    """Return whether the moving parts are small in the frame of their whole motion."""
    return bool(0 < FOLLOWED * scene.reach < (scene.high - scene.low).max())


def window_of(scene: Scene) -> Window:
    """Return a function for the corners of the axes at a time; they may follow moving parts."""
    low, high = bounds(scene)
    if scene.dimension < 3 or not goes_far(scene):
        return lambda t: (low, high)
    moving = np.ptp(scene.points, axis=0).max(axis=-1) > 0
    reach = scene.reach

    def about(t: float) -> tuple[Array, Array]:
        now = scene.positions_at(t)[: len(moving)][moving]
        middle = (now.min(axis=0) + now.max(axis=0)) / 2
        below, above = middle - 0.6 * reach, middle + 0.6 * reach
        below[2], above[2] = scene.low[2], max(scene.high[2], scene.low[2] + 0.3 * reach)
        return below, above

    return about


def clock(scene: Scene, t: float) -> str:
    """Return the time as text, with enough digits to distinguish frames."""
    span = float(scene.times[-1] - scene.times[0])
    digits = int(np.clip(3 - np.floor(np.log10(span)), 0, 6)) if span > 0 else 3
    return f"t = {t:.{digits}f} s"


def draw(scene: Scene, ax: Any) -> Update:
    """Draw a scene into Axes of the plane or of space; return the function that sets its time."""
    window = window_of(scene)
    low, high = window(float(scene.times[0]))
    space = scene.dimension == 3
    names = "xyz" if space else "xy"

    def look(t: float) -> None:
        ends = zip(names, *window(t), strict=True)
        ax.set(**{f"{axis}lim": (float(p), float(q)) for axis, p, q in ends})

    unit = f" in {scene.unit}" if scene.unit else ""
    ax.set(**{f"{axis}label": axis + unit for axis in names})
    if space:
        ax.set_box_aspect(high - low)
        if scene.view is not None:
            ax.view_init(azim=np.degrees(scene.view[0]), elev=np.degrees(scene.view[1]))
        for axis in (ax.xaxis, ax.yaxis, ax.zaxis):
            axis.set_major_locator(MaxNLocator(3))
            axis.labelpad = 6
    else:
        ax.set_aspect("equal")
        ax.set_axisbelow(True)
    movers = [look, _paths(scene, ax, window), _rods(scene, ax)]
    movers += [_solids(scene, ax)] if scene.solids else []
    movers += [_shape(shape, k, scene, ax) for k, shape in enumerate(scene.shapes)]
    movers += [_points(scene, ax, window), _cones(scene, ax), _arrows(scene, ax)]

    def update(t: float) -> None:
        for move in movers:
            move(t)

    return update


# --- solids -----------------------------------------------------------------------------------


def _solids(scene: Scene, ax: Any) -> Update:
    """Draw all faces in one collection, with near faces above far ones."""
    surfaces = Surfaces(scene.solids, scene.width)
    faces = Poly3DCollection([np.zeros((3, 3))], zsort="average", linewidth=0.3)
    ax.add_collection3d(faces)
    view = view_of(np.radians(ax.azim), np.radians(ax.elev))

    def update(t: float) -> None:
        corners, normals = surfaces.at(scene.positions_at(t), scene.between(scene.directions, t))
        seen = normals @ view[2] > -0.2  # faces that are turned away are hidden anyway
        colours = surfaces.lit(normals, view)[seen]
        faces.set_verts(corners[seen])
        faces.set_facecolor(colours)
        faces.set_edgecolor(colours)

    return update


# --- points, paths and arrows -----------------------------------------------------------------


def _inside(positions: Array, low: Array, high: Array) -> Array:
    """Return positions in space; NaN replaces those outside of the axes, which are not clipped."""
    if len(low) == 3:
        positions[((positions < low) | (positions > high)).any(axis=1)] = np.nan
    return positions


def _paths(scene: Scene, ax: Any, window: Window) -> Update:
    """Draw whole paths, faint, and the trail of each point."""
    size = 3 if scene.dimension == 3 else 2
    colours = [COLOURS[k % len(COLOURS)] for k in scene.paths]
    wholes = [ax.plot(*[[]] * size, color=c, linewidth=1.8, alpha=0.55)[0] for c in colours]
    trails = [ax.plot(*[[]] * size, color=colour, linewidth=3.5)[0] for colour in colours]
    length = max(2, len(scene.times) // TRAIL)

    def update(t: float) -> None:
        after, now = scene.after(t), scene.positions_at(t)
        for k, whole, trail in zip(scene.paths, wholes, trails, strict=True):
            path = scene.points[max(0, after - length) : after, k]
            for line, positions in ((whole, scene.points[:, k]), (trail, [*path, now[k]])):
                _put(line, _inside(np.array(positions), *window(t)), scene)

    return update


def _rods(scene: Scene, ax: Any) -> Update:
    space = scene.dimension == 3
    bars = [ax.plot([], [], [] if space else "", color=ROD, linewidth=3)[0] for _ in scene.rods]
    for rod in scene.rods:
        if rod.pivot is not None:
            spot = scene.padded(rod.pivot)[: 3 if space else 2]
            ax.plot(*[[x] for x in spot], "s", color=ROD, markersize=7)

    def update(t: float) -> None:
        now = scene.positions_at(t)
        for bar, rod in zip(bars, scene.rods, strict=True):
            end = now[rod.end] if rod.end is not None else scene.padded(rod.pivot or ())
            _put(bar, np.array([now[rod.start], end]), scene)
            acts = not any(a <= t < b for a, b in scene.off.get(rod.constraint, ()))
            bar.set(linestyle="-" if acts else (0, (2.3, 2)), alpha=1 if acts else 0.35)

    return update


def _points(scene: Scene, ax: Any, window: Window) -> Update:
    """Draw discs of particles, pins and dots, with the names of a mechanism's points."""
    size = 3 if scene.dimension == 3 else 2
    looks: dict[str, dict[str, Any]] = {
        "pin": {"color": "white", "markersize": 6, "mec": INK, "mew": 1.3, "zorder": 6},
        "dot": {"color": INK, "markersize": 4, "zorder": 6},
    }
    dots: list[tuple[int, Any]] = []
    for k, mark in enumerate(scene.marks):
        if mark in ("none", "contact"):
            continue
        disc = {"color": COLOURS[k % len(COLOURS)], "markersize": 11, "mec": "white", "zorder": 6}
        dots += [(k, *ax.plot(*[[]] * size, "o", **looks.get(mark, disc)))]
    flat = scene.dimension < 3 and not all(name.isdigit() for name in scene.labels)
    named = zip(scene.labels, scene.marks, strict=True) if flat else ()
    drawn = ["" if mark == "contact" else name for name, mark in named]
    style = {"ha": "center", "va": "center", "weight": "bold", "fontsize": 11, "zorder": 7}
    style |= {"textcoords": "offset points", "path_effects": HALO}
    letters = 0.5 * mpl.rcParams["font.size"] + 3
    pairs = zip(drawn, scene.sides, strict=False)
    texts = [ax.annotate(name, (0, 0), letters * side, **style) for name, side in pairs]

    def update(t: float) -> None:
        now = scene.positions_at(t)
        for k, dot in dots:
            _put(dot, _inside(now[[k]], *window(t)), scene)
        for text, position, side in zip(texts, now, scene.sides, strict=False):
            text.xy = tuple(position[:2] + 0.9 * scene.width * side)

    return update


def _cones(scene: Scene, ax: Any) -> Update:
    """Draw friction cones, lightly: two outlines, in space the rim, and the force."""
    space, turns = scene.dimension == 3, np.linspace(0, 2 * np.pi, 33)
    view = view_of(np.radians(ax.azim), np.radians(ax.elev))[:2] if space else np.eye(2, 3)
    drawn: list[tuple[float, Array, Any, list[Any], Any]] = []
    for kind in scene.forces:
        for k in range(kind.cones.shape[1] if kind.cone else 0):
            look: dict[str, Any] = {"color": kind.colour, "zorder": 6.5}
            fill: Any = Polygon(np.zeros((3, 2)), alpha=0.2, linewidth=0, **look)
            if space:
                fill = Poly3DCollection([np.zeros((3, 3))], alpha=0.2, linewidth=0, **look)
            (ax.add_collection3d if space else ax.add_patch)(fill)
            empty: list[Any] = [[]] * (3 if space else 2)
            edges = [ax.plot(*empty, alpha=0.6, linewidth=1, **look)[0] for _ in range(2)]
            scale = kind.drawn(scene.scale)
            drawn.append((scale, kind.cones[:, k], fill, edges, _arrow(ax, kind.colour, space)))

    def update(t: float) -> None:
        for scale, values, fill, (sides, rim), arrow in drawn:
            position, force, axis, first, second = scene.between(values, t)  # type: ignore[arg-type]
            circle = axis + np.outer(np.cos(turns), first) + np.outer(np.sin(turns), second)
            corners = position + scale * np.array([np.zeros(3), *circle])
            seen = corners @ view.T
            hull = [int((seen == p).all(axis=1).argmax()) for p in convex_hull(seen)]
            k = hull.index(0) if 0 in hull and len(hull) > 2 else None
            through_tip = [] if k is None else [hull[k - 1], 0, hull[(k + 1) % len(hull)]]
            fill.set_verts([corners[hull]]) if space else fill.set_xy(seen[hull])
            _put(sides, corners[through_tip], scene)
            _put(rim, corners[1:] if second.any() else corners[:0], scene)
            _point_arrow(arrow, position, position + scale * force, scene)

    return update


def _arrow(ax: Any, colour: str, space: bool) -> Any:
    """Return an arrow in the plane, or a line with a dot at its tip in space."""
    if space:
        return ax.plot([], [], [], color=colour, marker="o", markevery=[1])[0]
    head: dict[str, Any] = {"arrowstyle": "-|>", "mutation_scale": 15, "shrinkA": 0, "shrinkB": 0}
    arrow = FancyArrowPatch((0, 0), (0, 0), linewidth=2, color=colour, zorder=8, **head)
    return ax.add_patch(arrow)


def _point_arrow(arrow: Any, start: Array, tip: Array, scene: Scene) -> bool:
    """Move an arrow; return whether it is long enough to be seen in the plane."""
    if scene.dimension == 3:
        _put(arrow, np.array([start, tip]), scene)
        return False
    seen = bool(np.hypot(*(tip - start)[:2]) > 0.01 * scene.size)
    arrow.set_visible(seen)
    if seen:
        arrow.set_positions(start[:2], tip[:2])
    return seen


def _arrows(scene: Scene, ax: Any) -> Update:
    """Draw the requested arrows, with their names at free positions."""
    space = scene.dimension == 3
    drawn: list[tuple[int, float, Single, Any, Any]] = []
    for forces in scene.forces:
        for i, name in enumerate(forces.names if forces.shown else ()):
            values, k = forces.values[:, [i]], forces.points[i]
            arrow, text = _arrow(ax, forces.colour, space), None
            if not space:
                style = {"ha": "center", "va": "center", "fontsize": 10, "path_effects": HALO}
                text = ax.text(0, 0, name, color=forces.colour, zorder=8, **style)
            drawn.append((k, forces.drawn(scene.scale), values, arrow, text))

    own = {text for *_, text in drawn}

    def update(t: float) -> None:
        now, heads = scene.positions_at(t), []
        for k, length, values, arrow, text in drawn:
            force = length * scene.between(values, t)[0]
            tip = now[k] + force
            seen = _point_arrow(arrow, now[k], tip, scene)
            if text is not None:
                text.set_visible(seen)
            if seen:
                heads.append((text, tip[:2], force[:2] / np.hypot(*force[:2])))
        taken = [text.get_window_extent() for text in ax.texts if text not in own] if heads else []
        for text, tip, ahead in heads:
            taken.append(_put_free(text, tip, ahead, taken, ax))

    return update


def _put_free(text: Any, tip: Array, ahead: Array, taken: list[Bbox], ax: Any) -> Bbox:
    """Put a name at the first free position ahead of the tip of an arrow or next to it."""
    box, (x, y) = text.get_window_extent(), ax.transData.transform(tip)
    positions = []
    for far, turn in product((1.0, 1.9, 2.8), (0, 1, -1, 2, -2)):
        c, s = np.cos(turn * np.pi / 4), np.sin(turn * np.pi / 4)
        dx, dy = (c * ahead[0] - s * ahead[1], s * ahead[0] + c * ahead[1])
        middle = x + dx * far * (8 + box.width / 2), y + dy * far * (8 + box.height / 2)
        corner = middle[0] - box.width / 2, middle[1] - box.height / 2
        positions.append((middle, Bbox.from_bounds(*corner, box.width, box.height)))
    inside = [
        position
        for position in positions
        if ax.bbox.containsx(position[1].x0) and ax.bbox.containsx(position[1].x1)
    ]
    found = (position for position in inside if not any(map(position[1].overlaps, taken)))
    middle, box = next(found, positions[0])
    text.set_position(ax.transData.inverted().transform(middle))
    return box


# --- shapes -----------------------------------------------------------------------------------


def _shape(shape: Shape, rank: int, scene: Scene, ax: Axes) -> Update:
    """Draw one shape; all edges are below all areas, so that the pieces look like one."""
    patches = [PathPatch(Path(np.zeros((1, 2))), **look) for look in _looks(shape)]
    for patch in patches:
        patch.set_zorder(3 + rank / len(scene.shapes))
        ax.add_patch(patch)
    closed = shape.kind in ("body", "block")

    def update(t: float) -> None:
        vertices, codes = [], []
        for line in shape.at(scene.positions_at(t)[:, :2]):
            vertices += [line, line[:1]] if closed else [line]
            codes += [Path.MOVETO, *[Path.LINETO] * (len(line) - 1)]
            codes += [Path.CLOSEPOLY] if closed else []
        for patch in patches:
            patch.set_path(Path(np.concatenate(vertices), codes))

    return update


def _looks(shape: Shape) -> list[dict[str, Any]]:
    line = {"facecolor": "none", "edgecolor": INK, "capstyle": "round", "joinstyle": "round"}
    if shape.kind == "body":
        edge = {**line, "edgecolor": shape.edge, "linewidth": 2.6}
        return [edge, {"facecolor": shape.fill, "edgecolor": "none"}]
    if shape.kind == "block":
        return [{"facecolor": "0.85", "edgecolor": INK, "linewidth": 1.3}]
    if shape.kind in ("guide", "slot"):
        dashes = (0, (9, 3, 1.5, 3))
        return [{**line, "linewidth": 1, "linestyle": dashes, "alpha": 0.7}]
    if shape.kind == "support":
        return [{**line, "linewidth": 1.3}]
    return [{**line, "linewidth": 1.8}]  # a spring, a damper, a spoke


def _put(line: Any, positions: Any, scene: Scene) -> None:
    x, y, z = np.transpose(positions)
    line.set_data(x, y)
    if scene.dimension == 3:
        line.set_3d_properties(z)
