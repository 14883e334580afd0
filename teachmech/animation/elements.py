"""The shapes of a drawing: one for every body, spring, support and guide."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain

import numpy as np

from teachmech.animation.outlines import (
    Shape,
    block,
    circle,
    coil,
    dashpot,
    floor,
    guide,
    rigid,
    rounded_hull,
    support,
    thick_line,
)
from teachmech.base.array_types import Array
from teachmech.model.description import Description
from teachmech.model.drawing import Drawing

# Fill and edge: light tints of colours that colour-blind people can distinguish.
COLOURS = [
    ("#80b9d9", "#005686"),
    ("#eaaf80", "#a04700"),
    ("#80cfb9", "#007756"),
    ("#e6bcd3", "#995b7d"),
    ("#f3cf80", "#ad7700"),
    ("#abdaf4", "#4187af"),
    ("#c6b68f", "#695217"),
    ("#b4b8be", "#555960"),
]
WIDTH = 0.018  # width of an outline relative to the size of the mechanism
UNIT = 0.023  # half the width of a coil relative to the same size


def width_of(drawing: Drawing, parameters: Mapping[str, float], size: float) -> float:
    """Return the distance of an outline from its points, in metres."""
    if drawing.width is None:
        return WIDTH * size
    return drawing.number(drawing.width, parameters)


def parts(
    drawing: Drawing,
    names: Sequence[str],
    parameters: Mapping[str, float],
    points: Array,
    size: float,
) -> tuple[Shape, ...]:
    """Return the shapes of a drawing; the first shape is in front.

    Parameters
    ----------
    drawing : Drawing
    names : sequence of str
        The names of the P moving points.
    parameters : dict of str to float
    points : array, shape (F, P + K, 2)
        Positions over the motion of the P moving points, in the order of ``names``, and of the
        K fixed points.
    size : float
        The size of the mechanism in metres.
    """
    index = {name: k for k, name in enumerate([*names, *drawing.fixed])}
    width, unit = width_of(drawing, parameters, size), UNIT * size
    shapes: list[Shape] = []

    def along(on: Sequence[str], kind: str, lines: tuple[Array, ...], *look: str) -> Shape:
        ends = index[on[0]], index[on[1]]
        return Shape(kind, ends[0], lines, ends, *look)

    def apart(a: str, b: str) -> Array:
        distance: Array = np.linalg.norm(points[:, index[b]] - points[:, index[a]], axis=-1)
        return distance

    lying = [set(body.points) for body in drawing.bodies]
    slots: list[Shape] = []
    for line in drawing.lines:
        reach = _range(points, [index[name] for name in line], 4 * width)
        on_body = any({*line[:2]} <= body for body in lying)  # drawn above the body
        kind, kept = ("slot", slots) if on_body else ("guide", shapes)
        kept.append(along(line, kind, guide(*reach)))
    used = _attached(drawing)
    for name in drawing.fixed:
        if used[name]:
            above = _hangs(index[name], drawing, index, points)
            shapes.append(Shape("support", index[name], support(unit, above)))
    shapes += [
        along(pair, "spoke", (np.array([[0.0, 0, 0], [0, 1, 0]]),)) for pair in drawing.edges
    ]
    shapes += [_floor(line, index, drawing, points, unit) for line in drawing.floors]
    outlines = []
    for body, colours in zip(drawing.bodies, itertools.cycle(COLOURS), strict=False):
        positions = np.array(
            [[drawing.number(x, parameters) for x in p] for p in vars(body)["places"]]
        )
        lines = [rounded_hull(positions, width)] if body.hull else thick_line(positions, width)
        outlines.append(along(body.points, "body", rigid(*lines), body.name, *colours))
    outlines += _circles(drawing, index, parameters)
    shapes += sorted(outlines, key=_area, reverse=True)  # large bodies are drawn below small ones
    shapes += slots
    for line in drawing.lines:
        for name in line[2:]:
            if not any(name in body and len(body & {*line}) > 1 for body in lying):
                square = along(line, "block", block(max(width, 0.5 * unit)))
                shapes.append(replace(square, origin=index[name]))
    for pair in drawing.springs:
        shapes.append(along(pair, "spring", coil(unit, apart(*pair).min())))
    for pair in drawing.dampers:
        far = apart(*pair)
        shapes.append(along(pair, "damper", dashpot(unit, far.min(), far.max())))
    return tuple(shapes)


def _floor(
    line: Sequence[str], index: Mapping[str, int], drawing: Drawing, points: Array, unit: float
) -> Shape:
    """Return a line with hatching, or a dashed line if it moves."""
    low, high = _range(points, [index[name] for name in line], 3 * unit)
    ends = index[line[0]], index[line[1]]
    if {*line[:2]} <= drawing.fixed.keys():
        return Shape("support", ends[0], floor(low, high, unit), ends)
    return Shape("slot", ends[0], guide(low, high), ends)


def _circles(
    drawing: Drawing, index: Mapping[str, int], parameters: Mapping[str, float]
) -> Iterator[Shape]:
    """Yield the balls, disks and rings of a drawing; what turns has a spoke."""
    by_body = {
        body.name: look
        for body, look in zip(drawing.bodies, itertools.cycle(COLOURS), strict=False)
    }
    others = itertools.cycle([*COLOURS[len(by_body) % len(COLOURS) :], *COLOURS])
    for ball in drawing.circles:
        radius, origin = drawing.number(vars(ball)["radius"], parameters), index[ball.on[0]]
        ends = (index[ball.on[1]], index[ball.on[2]]) if len(ball.on) > 1 else None
        line, look = circle(radius), by_body.get(ball.body) or ("", "")
        if ball.kind == "moving":
            look = by_body.get(ball.body) or next(others)
            yield Shape("body", origin, rigid(line), ends, ball.on[0], *look)
        elif ball.kind == "ground":
            yield Shape("block", origin, rigid(line), ends)
        else:
            yield Shape("support", origin, rigid(np.concatenate([line, line[:1]])), ends)
        if ends and ball.kind == "moving":
            spoke = rigid(np.array([[0.0, 0.0], [radius, 0.0]]))
            yield Shape("spoke", origin, spoke, ends)


def contours(system: Description) -> tuple[Shape, ...]:
    """Return the shapes of the outlines of a system; small ones are in front of large ones."""
    index = {name: k for k, name in enumerate(system.points)}
    shapes, spokes = [], []
    bodies = zip(system.outlines.items(), itertools.cycle(COLOURS), strict=False)
    for (name, body), colours in bodies:
        origin, *others = (index[point] for point in body.on)
        ends = (origin, others[0]) if others else None
        if body.radius:
            radius = Drawing.number(body.radius, system.parameter_values)
            line = circle(radius)
            if ends:
                spoke = rigid(np.array([[0.0, 0.0], [radius, 0.0]]))
                spokes.append(Shape("spoke", origin, spoke, ends))
        else:
            numbers = [Drawing.number(x, system.parameter_values) for x in chain(*body.places)]
            line = np.reshape(numbers, (-1, 2))
        shapes.append(Shape("body", origin, rigid(line), ends, name, *colours))
    return (*sorted(shapes, key=_area, reverse=True), *spokes)


def _attached(drawing: Drawing) -> Counter[str]:
    """Return how many parts meet at each point."""
    held: list[Sequence[str]] = [body.points for body in drawing.bodies]
    held += [*drawing.springs, *drawing.dampers, *(line[2:] for line in drawing.lines)]
    return Counter(itertools.chain.from_iterable(held))


def marks(drawing: Drawing, names: Sequence[str]) -> tuple[str, ...]:
    """Return the mark of every point: ``disc``, ``pin``, ``dot`` or ``contact``.

    The fixed points are last.
    """
    used, wheels = _attached(drawing), vars(drawing)["wheels"]
    pins = {name for name in used if used[name] > 1 or name in drawing.fixed}
    kinds = {"contact": wheels, "disc": drawing.particles, "pin": pins}
    return tuple(
        next((kind for kind, those in kinds.items() if name in those), "dot")
        for name in [*names, *drawing.fixed]
    )


def _range(points: Array, on_line: Sequence[int], margin: float) -> tuple[float, float]:
    """Return the range of a line over the motion, measured from its first point."""
    a, b = on_line[:2]
    along = points[:, b] - points[:, a]
    length = np.linalg.norm(along, axis=-1, keepdims=True)
    u = along / np.where(length > 0, length, 1)
    distances = np.einsum("fki,fi->fk", points[:, on_line] - points[:, [a]], u)
    return float(distances.min() - margin), float(distances.max() + margin)


def _hangs(k: int, drawing: Drawing, index: Mapping[str, int], points: Array) -> bool:
    """Return whether the parts at a fixed point are below it most of the time."""
    near = [body.points for body in drawing.bodies] + [*drawing.springs, *drawing.dampers]
    others = {index[name] for part in near if k in {index[n] for n in part} for name in part} - {k}
    away = points[:, sorted(others)] - points[:, [k]]
    return bool(away.size and away[..., 1].mean() < -0.3 * np.linalg.norm(away, axis=-1).mean())


def _area(shape: Shape) -> float:
    corners = np.concatenate(shape.lines)[:, [0, 2]]
    with np.errstate(over="ignore"):  # some positions are too large for a picture
        return float(np.prod(np.ptp(corners, axis=0))) if len(shape.lines) == 1 else 0.0
