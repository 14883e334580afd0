"""The picture of a mechanism in space: its points, and lines along its parts."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from teachmech.problems.mechanisms.space_reading import SpaceReader


def looks_in_space(reader: SpaceReader) -> dict[str, Any]:
    """Return points and rods of a picture, as keyword arguments of `System`.

    A body of two points is a rod, one of more the polygon of its points; springs, dampers and
    distances are lines, too.
    """
    moving = {point: tuple(f"{point}_{axis}" for axis in reader.axes) for point in reader.moving}
    lines: list[tuple[str, str]] = []
    for body in reader.bodies.values():
        corners = [*body.points, body.points[0]] if len(body.points) > 2 else [*body.points]
        lines += pairwise(corners)
    for key in ("Springs", "Dampers"):
        lines += [
            (a, b) for name, path, _ in reader.each(key) for a, b in [reader.points(name, path)]
        ]
    lines += [joint.joined for joint in reader.joints.values() if joint.kind == "Distance"]
    known = {**moving, **reader.fixed}
    both = [(a, b) for a, b in dict.fromkeys(lines) if not {a, b} <= reader.fixed.keys()]
    vectors = [*moving.values(), *map(reader.terms.at, reader.terms.vectors)]
    return {"points": known, "rods": both, "vectors": vectors}
