"""The pictures of the dialogs: an example, and the start, which grows with the cards."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence

import numpy as np
from markupsafe import Markup

from teachmech.animation.gallery import stored
from teachmech.animation.rods import rods
from teachmech.animation.small_picture import flat_view, point_list
from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.base.slider_range import round_down
from teachmech.expressions import evaluate
from teachmech.figures.colours import COLOURS
from teachmech.problems.library import examples
from teachmech.problems.particles import ParticleProblem

WIDE, HIGH, EDGE = 320, 220, 36  # px
ARROW, HEAD = 60.0, 8.0  # px, the longest arrow, and its head
DISC = 6.0  # px, the radius of the disc of the largest mass
INK, FORCE, VELOCITY = "#333333", "#d00000", "#0072b2"
FARTHEST = 1e100  # metres

_IMAGE = Markup('<img alt="{}" src="data:image/svg+xml;base64,{}">')
_SVG = Markup(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" width="{}" height="{}" '
    'font-family="sans-serif" font-size="13">{}</svg>'
)
_LINE = Markup('<polyline points="{}" fill="{}" stroke="{}" stroke-width="{}"/>')
_DISC = Markup('<circle cx="{:.1f}" cy="{:.1f}" r="{:.1f}" fill="{}"/>')
_TEXT = Markup(
    '<text x="{:.1f}" y="{:.1f}" fill="{}" text-anchor="{}" stroke="#ffffff" stroke-width="3" '
    'paint-order="stroke">{}</text>'
)


def start_picture(problem: ParticleProblem, dialog: str) -> Markup:
    """Return the start of a problem as an image with a description.

    The image shows what the dialogs up to this one ask for: the particles, discs of their masses
    from E on, forces from F on, rods from G on, and velocities on H.

    Parameters
    ----------
    problem : ParticleProblem
    dialog : str
        The letter of a dialog.

    Raises
    ------
    TeachmechError
        If a formula cannot be evaluated at the start.

    Examples
    --------
    >>> import teachmech as tm
    >>> start_picture(tm.example("pendulum"), "F")[:64]
    Markup('<img alt="Start: particle 1 at (-1, 0) m, force (0, -9.81) N" sr')
    """
    system = problem.system
    values = dict(system.parameter_values) | {"t": problem.settings.start}
    values |= {n: evaluate(e.symbolic, values) for n, e in system.start_expressions.items()}
    count = len(system.points)
    axes = len(system.coordinates) // count

    def vectors(numbers: Sequence[float]) -> Array:
        rows = np.array(numbers, float).reshape(count, axes)
        return np.pad(rows, ((0, 0), (0, 3 - axes)))

    positions = vectors([values[name] for name in system.coordinates])
    velocities = vectors([values[name] for name in system.velocities])
    forces = vectors([evaluate(e.symbolic, values) for e in system.force_expressions])
    masses = [evaluate(e.symbolic, values) for e in system.mass_expressions.values()][::axes]
    bars = rods(system) if dialog >= "G" else ()
    ends = [np.pad(rod.pivot, (0, 3 - axes)) for rod in bars if rod.pivot is not None]
    view = _Projection(np.array([*positions, *ends]), axes == 3)
    drawn = [*view.scale_bar(), *view.axes()]
    for rod in bars:
        end = positions[rod.end] if rod.end is not None else np.pad(rod.pivot or (), (0, 3 - axes))
        drawn.append(_LINE.format(view.written([positions[rod.start], end]), "none", "#8a8f98", 3))
        if rod.pivot is not None:
            x, y = view.at(end)
            drawn.append(_DISC.format(x, y, 3.5, INK))
    shown = {"force": forces} if dialog >= "F" else {}
    shown |= {"velocity": velocities} if dialog >= "H" else {}
    largest = max(map(abs, masses)) or 1.0
    for k, position in enumerate(positions):
        part = np.cbrt(abs(masses[k]) / largest) if dialog >= "E" else 0.7
        x, y = view.at(position)
        drawn.append(_DISC.format(x, y, 3 + DISC * part, COLOURS[k % len(COLOURS)]))
    for k, (what, rows) in enumerate(shown.items()):
        colour = FORCE if what == "force" else VELOCITY
        drawn += [*view.arrows(positions, rows, colour)]
        drawn.append(_TEXT.format(6, 16 + 18 * k, colour, "start", what))
    for name, (x, y) in zip(system.points, map(view.at, positions), strict=True):
        drawn.append(_TEXT.format(x - 9, y - 9, INK, "end", name))
    names = {"force": "N", "velocity": "m/s"}
    parts = [
        f"particle {name} at {_vector(positions[k], axes)} m"
        + "".join(
            f", {what} {_vector(rows[k], axes)} {names[what]}" for what, rows in shown.items()
        )
        for k, name in enumerate(system.points)
    ]
    svg = _SVG.format(WIDE, HIGH, WIDE, HIGH, Markup().join(drawn))
    return _IMAGE.format("Start: " + "; ".join(parts), base64.b64encode(svg.encode()).decode())


def example_picture(name: str) -> Markup:
    """Return the picture of an example and its sentence; empty if there is no such example.

    Examples
    --------
    >>> example_picture("pendulum").striptags()
    'A plane pendulum released from the horizontal: benchmark A01 of the IFToMM library.'
    """
    if not (svg := stored(name)):
        return Markup()
    data = str(svg).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    image = _IMAGE.format(name, base64.b64encode(data.encode()).decode())
    return image + Markup("<p>{}</p>").format(examples().sentence(name))


def _vector(numbers: Array, axes: int) -> str:
    return f"({', '.join(f'{x:.4g}' for x in numbers[:axes])})"


class _Projection:
    """The projection of positions onto the picture."""

    def __init__(self, positions: Array, space: bool) -> None:
        self._space = space
        seen = flat_view(positions, space)
        seen = seen[np.isfinite(seen).all(axis=1)]
        low, high = (
            (seen.min(axis=0), seen.max(axis=0)) if len(seen) else (np.zeros(2), np.zeros(2))
        )
        available = np.array([WIDE - 2 * EDGE - ARROW, HIGH - 2 * EDGE - ARROW])
        if np.abs([low, high]).max() > FARTHEST:
            raise ProblemError("the particles are too far away for a picture")
        self._middle = (low + high) / 2
        extent = high - low
        size = float(extent.max())
        size = size if size > 1 / FARTHEST else 0.0  # all at one position
        self._scale = float((available / np.maximum(extent, 0.5 * size)).min()) if size else 60.0

    def at(self, position: Array) -> Array:
        across = self._scale * (flat_view(position[None], self._space)[0] - self._middle)
        seen: Array = np.array([WIDE / 2, HIGH / 2]) + across * [1, -1]
        return seen

    def written(self, positions: Sequence[Array]) -> str:
        return point_list(np.array([*map(self.at, positions)]))

    def arrows(self, positions: Array, rows: Array, colour: str) -> Iterator[Markup]:
        """Yield an arrow for each vector, the longest of a fixed length."""
        flat = flat_view(rows, self._space) * [1, -1]
        sizes = np.hypot(*flat.T)
        most = max(sizes[np.isfinite(sizes)], default=0.0)
        for position, vector, size in zip(positions, flat, sizes, strict=True):
            if not 0.01 * most < size < np.inf:
                continue
            along, start = vector / size, self.at(position)
            end = start + ARROW * vector / most
            aside, foot = np.array([-along[1], along[0]]) * HEAD / 2, end - HEAD * along
            lines = (
                ([start, foot], 2.5, "none"),
                ([end, foot + aside, foot - aside, end], 1, colour),
            )
            for line, wide, fill in lines:
                yield _LINE.format(point_list(np.array(line)), fill, colour, wide)

    def scale_bar(self) -> Iterator[Markup]:
        """Yield a bar of a round length, with its length."""
        length = round_down(80 / self._scale)
        right, wide = EDGE / 3 + length * self._scale, HIGH - 10
        yield _LINE.format(f"{EDGE / 3:.1f},{wide} {right:.1f},{wide}", "none", INK, 1.5)
        yield _TEXT.format((EDGE / 3 + right) / 2, HIGH - 15, INK, "middle", f"{length:g} m")

    def axes(self) -> Iterator[Markup]:
        """Yield the directions of the axes in space."""
        if not self._space:
            return
        origin = np.array([WIDE - 36.0, HIGH - 20.0])
        for axis, row in zip("xyz", flat_view(np.eye(3), True) * [1, -1], strict=True):
            end = origin + 18 * row
            yield _LINE.format(point_list(np.array([origin, end])), "none", INK, 1.5)
            yield _TEXT.format(*(end + 7 * row + [0, 4]), INK, "middle", axis)
