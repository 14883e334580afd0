"""The spatial picture of a planar mechanism: its bodies are bevelled prisms in layers.

The layers are parallel to the xy plane. Bodies that share a point are in different layers, and a
pin connects them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count, pairwise
from typing import Any

import numpy as np

from teachmech.expressions import Formula, to_text
from teachmech.expressions.algebra import ONE, ZERO, formula
from teachmech.model.drawing import Circle, Drawing, Outline
from teachmech.model.solids import Solid, Solids
from teachmech.problems.mechanisms.reading import Reader
from teachmech.problems.mechanisms.sketch import drawing_of, rods_of
from teachmech.problems.mechanisms.spec import AnimationData
from teachmech.problems.mechanisms.vectors import unit_vector, written

PRISM_VIEW = ("-75", "50")  # azimuth and elevation in degrees: x to the right, y up and away
BAR_WIDTH = 0.012  # half the thickness of a bar, relative to the size of the mechanism
LAYER_DISTANCE = 1.3  # relative to this width


def prisms_of(reader: Reader, look: AnimationData, title: str = "") -> Solids:
    """Return the solids of the spatial picture of a planar mechanism.

    Examples
    --------
    >>> import teachmech as tm
    >>> solids = tm.example("andrews").in_space().system.solids
    >>> sorted({solid.kind for solid in solids.solids})
    ['coil', 'disk', 'foot', 'plate']
    """
    drawing = drawing_of(reader, look, title)
    size = _size(reader, drawing)
    width = reader.read(drawing.width, ()) if drawing.width else formula(BAR_WIDTH * size)
    zscale = look.Skeleton.zscale
    step = reader.read(zscale, ()) if zscale else LAYER_DISTANCE * width
    layers = _layers(drawing)
    middle = max(layers.values(), default=0) / 2
    height = {name: to_text((layer - middle) * step) for name, layer in layers.items()}
    solids = list(chain(*(_plates(body, height[body.name]) for body in drawing.bodies)))
    joined = dict.fromkeys(chain(*(body.points for body in drawing.bodies)), "")
    deep = 2 * middle * step + 2 * width
    disk = written((ZERO, ZERO, ZERO, *unit_vector(2), 1.25 * width, deep))
    solids += [Solid("disk", (p,), "", disk) for p in joined]
    below = to_text(-(deep + width) / 2)
    lines = (*drawing.lines, *drawing.floors)
    solids += [_guide(line, reader, size, below) for line in lines]
    solids += [_round(circle, width) for circle in drawing.circles]
    solids += [Solid("rail", pair) for pair in drawing.edges]
    solids += [Solid("rail", thread[1:]) for thread in drawing.threads]
    solids += [Solid("coil", pair) for pair in drawing.springs]
    solids += [Solid("damper", pair) for pair in drawing.dampers]
    held = joined.keys() | {*chain(*drawing.springs, *drawing.dampers)}
    solids += [Solid("foot", (point,)) for point in drawing.fixed if point in held]
    at = reader.terms.at
    frames: dict[str, Any] = {
        name: ((*body.turned((ZERO, ONE), at), ZERO), unit_vector(2))
        for name, body in (reader.bodies | rods_of(reader)).items()
    }
    return Solids(
        frames=frames,
        solids=tuple(solids),
        particles=drawing.particles,
        traces=drawing.traces,
        shown=drawing.shown,
        view=drawing.view or PRISM_VIEW,
        contacts=drawing.contacts,
        wheels=vars(drawing)["wheels"],
        width=to_text(width),
        title=title,
    )


def _size(reader: Reader, drawing: Drawing) -> float:
    """Return the size of the largest body, spring or distance of fixed points, in metres."""
    groups = [vars(body)["places"] for body in drawing.bodies]
    groups += [tuple(vars(drawing)["fixed"].values())]
    positions = (
        [[reader.finite(x, ()) for x in position] for position in group] for group in groups
    )
    sizes = [np.ptp(np.array(group), axis=0).max() for group in positions if group]
    return float(max(sizes, default=0.0)) or 1.0


def _layers(drawing: Drawing) -> dict[str, int]:
    """Return the layer of each body: the lowest one without a body that shares a point with it."""
    found: dict[str, int] = {}
    for body in drawing.bodies:
        taken = {
            found[other.name]
            for other in drawing.bodies
            if other.name in found and {*other.points} & {*body.points}
        }
        found[body.name] = next(layer for layer in count() if layer not in taken)
    return found


def _guide(line: tuple[str, ...], reader: Reader, size: float, height: str) -> Solid:
    """Return a rail below all layers; it extends beyond its two points if they are fixed."""
    a, b = line[:2]
    if not {a, b} <= reader.fixed.keys():
        return Solid("rail", (a, b))
    positions = (reader.position_in_space(reader.fixed[point]) for point in (a, b))
    apart = np.subtract(*positions)
    beyond = 0.5 * size * apart / np.linalg.norm(apart)
    ends = [repr(float(x)) for x in (*beyond, *(-apart - beyond))]
    return Solid("strut", (a,), "", (*ends[:2], height, *ends[2:], height))


def _round(circle: Circle, width: Formula) -> Solid:
    """Return the disk or ring of a contact."""
    kind = "ring" if circle.kind == "ring" else "disk"
    radius: Any = vars(circle)["radius"]
    numbers = (ZERO, ZERO, ZERO, *unit_vector(2), radius, 2 * width)
    part = circle.body or circle.on[0] if circle.kind == "moving" else ""
    return Solid(kind, circle.on[:1], "", written(numbers), part)


def _plates(body: Outline, height: str) -> Iterator[Solid]:
    """Yield the rounded hull of a body, or of each piece of its path."""
    positions = [(*position, height) for position in body.places]
    pieces = (
        [positions] if body.hull else [pair for pair in pairwise(positions) if pair[0] != pair[1]]
    )
    for piece in pieces:
        yield Solid("plate", body.points[:1], body.name, tuple(chain(*piece)), body.name)
