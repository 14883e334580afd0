"""The picture of a spatial mechanism: the solids of its bodies, joints and springs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.expressions import Formula
from teachmech.expressions.algebra import ZERO
from teachmech.model.solids import Solid, Solids
from teachmech.problems.mechanisms.bodies import Vector
from teachmech.problems.mechanisms.contacts import Contact
from teachmech.problems.mechanisms.joints import Joint, Side
from teachmech.problems.mechanisms.sketch import (
    check_look,
    pairs_of,
    particles_of,
    rounds_of,
    rubbing,
    shown,
    view_of,
    wheels_of,
)
from teachmech.problems.mechanisms.space_bodies import SpaceBody
from teachmech.problems.mechanisms.space_contacts import Plane, SpaceRound
from teachmech.problems.mechanisms.space_reading import SpaceReader
from teachmech.problems.mechanisms.spec import AnimationData, SolidData
from teachmech.problems.mechanisms.texts import POINT, Path, check_known, wrong
from teachmech.problems.mechanisms.vectors import along, scaled, unit_vector

COPLANAR_TOLERANCE = 1e-6  # relative distance of points of a body from a plane or a line
TILES = 8  # tiles of a drawn plane along each of its sides
ROLLING_SOLIDS = {"RollingDisk": "disk", "RollingBall": "ball"}
SLIDING_JOINTS = ("Prismatic", "Cylindrical", "Screw")
SOLID_KEYS = ("Bar", "Plate", "Box", "Disk", "Wheel", "Ring", "Gear", "Cone", "Ball")


def solids_of(reader: SpaceReader, look: AnimationData, title: str = "") -> Solids:
    """Return the solids of the picture of a spatial mechanism.

    By default, a body with collinear points is a bar, and one with coplanar points a plate. Other
    bodies are bars from the first point, and rolling bodies are disks and balls. The key Animation
    can replace these solids.

    Examples
    --------
    >>> import teachmech as tm
    >>> solids = tm.example("gyroscope").system.solids
    >>> [(solid.kind, solid.part) for solid in solids.solids if solid.kind == "ring"]
    [('ring', 'OA'), ('ring', 'OB')]
    """
    wheels = wheels_of(reader) | dict(_rolling_contacts(reader))
    check_look(reader, look, "Solids", wheels)
    at = reader.terms.at
    framed = [body for body in reader.solids.values() if body.directions]
    found: list[Solid] = []
    for name, body in reader.solids.items():
        given = look.Solids.get(name)
        found += _looks(body, reader) if given is None else _given(body, given, reader)
    for joint in reader.joints.values():
        found += _joint(joint)
    found += _contacts(reader)
    found += [Solid("coil", pair) for pair in pairs_of(reader, "Springs")]
    found += [Solid("damper", pair) for pair in pairs_of(reader, "Dampers")]
    held = {point for body in reader.bodies.values() for point in body.points}
    held |= {point for solid in found for point in solid.on}
    found += [Solid("foot", (point,)) for point in reader.fixed if point in held]
    frames: dict[str, Any] = {body.name: (body.axis(1, at), body.axis(2, at)) for body in framed}
    return Solids(
        frames=frames,
        solids=tuple(dict.fromkeys(found)),
        particles=particles_of(reader),
        traces=look.traces,
        shown=tuple(shown(reader, look)),
        view=view_of(reader, look),
        width=look.Skeleton.fleshoutwid,
        contacts=rubbing(reader),
        wheels=wheels,
        title=title,
    )


# --- contacts -----------------------------------------------------------------------------------


def _contacts(reader: SpaceReader) -> Iterator[Solid]:
    """Yield the balls and disks of contacts, planes of the ground, and threads."""
    for contact in reader.contacts.values():
        if contact.thread:
            yield Solid("rail", (*contact.second.points, contact.first.point))
            continue
        for shape in (contact.first, contact.second):
            if isinstance(shape, SpaceRound) and shape.radius != 0:
                yield _ball(shape)
            if isinstance(shape, Plane) and shape.body is None:
                yield from _ground(shape, reader)


def _ball(shape: SpaceRound) -> Solid:
    """Return the solid of a ball or a disk."""
    if not isinstance(shape.body, SpaceBody) or not shape.body.directions:
        numbers: Any = (*(ZERO,) * 3, shape.radius)
        return Solid("ball", (shape.point,), "", numbers, shape.point)
    position = shape.body.positions[shape.point]
    if shape.kind == "Disk":
        return _framed("disk", shape.body, (*position, *shape.axis, shape.radius, ZERO))
    return _framed("ball", shape.body, (*position, shape.radius))


def _ground(plane: Plane, reader: SpaceReader) -> Iterator[Solid]:
    """Yield the tiles of a plane that extends beyond the start of all points.

    Matplotlib sorts faces by their centres, so that large ones would hide what is on them.
    """
    given = {
        point: [x.value for x in position]
        for point, position in reader.file.ProblemData.positions.items()
        if point in reader.moving
    }
    points = [reader.vector(x, ("ProblemData", "positions", name)) for name, x in given.items()]
    centre = reader.position_in_space(reader.fixed[plane.point])
    away = [reader.position_in_space(x) - centre for x in (*points, *reader.fixed.values())]
    size = 1.5 * max(float(np.linalg.norm(x)) for x in away) or 1.0
    axis = reader.position_in_space(plane.axis)
    normal = axis / np.linalg.norm(axis)
    u = np.cross(normal, np.eye(3)[np.abs(normal).argmin()])
    u *= 2 * size / TILES / np.linalg.norm(u)
    w, thick = np.cross(normal, u), 0.01 * size * normal
    for i, k in product(range(TILES), repeat=2):
        middle = (i - (TILES - 1) / 2) * u + (k - (TILES - 1) / 2) * w - thick / 2
        numbers = np.concatenate([middle, u, w, thick])
        yield Solid("box", (plane.point,), "", tuple(map(repr, numbers.tolist())))


def _rolling_contacts(reader: SpaceReader) -> Iterator[tuple[str, Any]]:
    """Yield names and positions of the points of contact of rolling disks and balls."""
    at = reader.terms.at
    for joint in reader.joints.values():
        if joint.kind in ROLLING_SOLIDS:
            ground, own = joint.sides
            axis = own.frame.n if joint.kind == "RollingDisk" else ()
            shape = SpaceRound("Disk", own.point, joint.sizes["Radius"], own.body, axis)
            plane = Plane(ground.point, ground.frame.n, ground.body)
            frame = Contact(joint.name, shape, plane, {}).frame(at)
            yield f"contact_{joint.name}", vars(frame)["position"]


# --- bodies -------------------------------------------------------------------------------------


def _looks(body: SpaceBody, reader: SpaceReader) -> list[Solid]:
    """Return the default solids of a body."""
    if any(x.body is body and x.point == body.points[0] for x in rounds_of(reader)):
        return []  # the ball or disk of a contact is the body
    rolling = [joint for joint in reader.joints.values() if joint.kind in ROLLING_SOLIDS]
    for joint in rolling:
        side = joint.sides[1]
        if side.body is body:
            numbers = (*body.positions[side.point], *_round(joint, side))
            return [_framed(ROLLING_SOLIDS[joint.kind], body, numbers)]
    positions = np.array(
        [reader.position_in_space(position) for position in body.positions.values()]
    )
    flat = np.linalg.svd(positions - positions[0], compute_uv=False)
    rank = int((flat > COPLANAR_TOLERANCE * flat[0]).sum())
    if rank == 1:
        return [_bar(body, _ends(positions, body.points))]
    if rank == 2:
        return [
            _framed(
                "plate", body, tuple(x for position in body.positions.values() for x in position)
            )
        ]
    first, *others = body.points
    return [_bar(body, (first, other)) for other in others]


def _round(joint: Joint, side: Side) -> Vector:
    radius = joint.sizes["Radius"]
    return (radius,) if joint.kind == "RollingBall" else (*side.frame.n, radius, ZERO)


def _ends(positions: Array, points: Sequence[str]) -> tuple[str, str]:
    """Return the first and the last of several points on a line."""
    along = positions @ (positions[1] - positions[0])
    return points[int(along.argmin())], points[int(along.argmax())]


def _bar(body: SpaceBody, ends: tuple[str, str]) -> Solid:
    """Return a bar between two points; if it is on the x axis of the frame, its spin is shown."""
    on_axis = all(x == 0 for point in ends for x in body.positions[point][1:])
    return Solid("bar", ends, body.name if body.directions and on_axis else "", part=body.name)


def _framed(kind: str, body: SpaceBody, numbers: Any) -> Solid:
    return Solid(kind, body.points[:1], body.name, numbers, body.name)


# --- solids of the file -------------------------------------------------------------------------


def _given(body: SpaceBody, given: Sequence[SolidData], reader: SpaceReader) -> Iterator[Solid]:
    for i, data in enumerate(given):
        path: Path = ("Animation", "Solids", body.name, i)
        named = [look for look in SOLID_KEYS if getattr(data, look) is not None]
        if len(named) != 1:
            what = f"the solid has {len(named)} kinds" if named else "the solid has no kind"
            raise wrong(path, what, f"give one of {', '.join(SOLID_KEYS)}")
        (look,) = named
        if look == "Bar" and isinstance(data.Bar, str):
            yield from (
                _bar(body, pair) for pair in pairwise(_path(body, data.Bar, 2, (*path, look)))
            )
            continue
        if not body.directions:
            what = f"the rod {body.name} has no frame, because its spin is left out"
            raise wrong((*path, look), what, "give it three moments of inertia, or a Bar")
        if look == "Bar":
            given_ones = [_local(body, at, reader, (*path, look)) for at in data.Bar or ()]
            yield from (_framed("strut", body, (*a, *b)) for a, b in pairwise(given_ones))
        elif look == "Plate":
            points = _path(body, data.Plate or "", 3, (*path, look))
            yield _framed("plate", body, tuple(x for name in points for x in body.positions[name]))
        else:
            yield _framed(look.lower(), body, _numbers(body, look, data, reader, path))


def _path(body: SpaceBody, text: str, least: int, path: Path) -> list[str]:
    """Return the points of a body in a text."""
    points = POINT.findall(text)
    if "".join(points) != text or len(points) < least:
        raise wrong(path, f"{text!r} is not a path", "name points one after the other, as in ABC")
    for point in points:
        check_known(point, body.positions, f"point of {body.name}", path)
    return points


def _local(body: SpaceBody, at: str | tuple[str, ...], reader: SpaceReader, path: Path) -> Vector:
    """Return a local position, given by its components or by the name of a point."""
    if not isinstance(at, str):
        return reader.local(body, reader.vector(at, path))
    check_known(at, body.positions, f"point of {body.name}", path)
    return body.positions[at]


def _numbers(
    body: SpaceBody, look: str, data: SolidData, reader: SpaceReader, path: Path
) -> Vector:
    """Return the position, direction and sizes of a solid."""
    size = getattr(data, look)
    at = body.points[0] if data.At is None else data.At
    position = _local(body, at, reader, (*path, "At"))
    if look == "Box":
        edges = reader.vector(size, (*path, look))
        for k, edge in enumerate(edges):
            reader.positive(edge, (*path, look, k), "edge")
        sides = [scaled(edge, unit_vector(k)) for k, edge in enumerate(edges)]
        return (*position, *(x for side in sides for x in along(body.drawn, side)))
    size = reader.positive(size, (*path, look), "radius")
    if look == "Ball":
        return (*position, size)
    axis = unit_vector(2) if data.Axis is None else reader.vector(data.Axis, (*path, "Axis"))
    axis = tuple(map(reader.reduced, along(body.drawn, axis)))
    long = float(np.linalg.norm(reader.position_in_space(axis)))
    if not long > 0:
        raise wrong((*path, "Axis"), "the axis is zero", "write a direction such as [0, 0, 1]")
    depth: Formula = ZERO
    if data.Depth is not None or look == "Cone":
        depth = reader.positive(data.Depth or "0", (*path, "Depth"), "depth")
    if look == "Cone":
        return (*position, *scaled(depth / long, axis), size)
    if look == "Gear":
        teeth = reader.positive(data.Teeth, (*path, "Teeth"), "number of teeth")
        tooth = unit_vector(1 if axis[1] == axis[2] == 0 else 0)
        return (*position, *axis, *tooth, size, depth, teeth)
    return (*position, *axis, size, depth)


# --- joints -------------------------------------------------------------------------------------


def _joint(joint: Joint) -> Iterator[Solid]:
    """Yield the axles, rails, balls and legs of a joint."""
    if joint.kind == "Distance":
        a, b = joint.joined
        yield Solid("damper" if joint.scalars else "bar", (a, b))
    if not joint.sides or joint.kind in ROLLING_SOLIDS or joint.kind == "Planar":
        return
    first, second = joint.sides
    if joint.kind == "Ball":
        yield Solid("pin", (first.point,))
        return
    yield _axle(first)
    if joint.kind == "Universal":
        yield _axle(second)
    if joint.kind in SLIDING_JOINTS and first.point != second.point:
        yield Solid("rail", (first.point, second.point))


def _axle(side: Side) -> Solid:
    numbers: Any = (*(ZERO,) * 3, *side.frame.n)
    if side.body is None:
        return Solid("axle", (side.point,), "", numbers)
    numbers = (*side.body.positions[side.point], *side.frame.n)
    return Solid("axle", side.body.points[:1], side.body.name, numbers)
