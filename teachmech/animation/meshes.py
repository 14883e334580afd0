"""Meshes: the surface of each kind of solid, as faces of four corners in its own frame.

A corner has four numbers (along, part, aside, up). Its position is

    origin + (along + part * L) u + aside * n + up * m

where u, n, m are the axes of the frame of a body, or of the world. For a solid between two points,
u is the direction from the first to the second, L their distance, and n, m are any perpendicular
axes. In this way a spring stretches. ``meshes.js`` computes the same meshes in the page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from teachmech.animation.outlines import rounded_hull
from teachmech.base.array_types import Array

ROUND = 16  # sides of a bar
CIRCLE = 48  # sides of a disk
HALF = np.pi / 2
ZERO_SINE = 1e-9  # the sine of an angle that counts as zero
WINDINGS, WIRE = 8, 6  # points along a spring, and sides of its wire

Piece = list[list[float]]  # rows (s, part, r, along, out) of a smooth piece of a profile


@dataclass(frozen=True, eq=False)
class Mesh:
    """The N faces of a surface, each with four corners; a triangle has two equal corners.

    Attributes
    ----------
    corners : array, shape (N, 4, 4)
        Along, part, aside and up.
    normals : array, shape (N, 4, 3)
        Unit vectors outwards, along, aside and up.
    tints : array, shape (N,)
        1 for darker faces, which make a rotation visible.
    """

    corners: Array
    normals: Array
    tints: Array

    def __add__(self, other: Mesh) -> Mesh:
        """Return both as one mesh."""
        pairs = zip(vars(self).values(), vars(other).values(), strict=True)
        return Mesh(*(np.concatenate(pair) for pair in pairs))


def mesh_of(kind: str, numbers: Sequence[float], width: float) -> Mesh:
    """Return the surface of a solid.

    Parameters
    ----------
    kind : str
        One of `teachmech.model.solids.SOLID_KINDS`.
    numbers : sequence of float
        The numbers that `SOLID_KINDS` lists, in metres in the frame of the solid.
    width : float
        Half the thickness of a bar in metres.

    Examples
    --------
    >>> ball = mesh_of("ball", [0, 0, 0, 2.0], 0.1)
    >>> float(np.linalg.norm(ball.corners[..., [0, 2, 3]], axis=-1).max().round(12))
    2.0
    """
    return _BUILDERS[kind](np.asarray(numbers, dtype=float), width)


# --- surfaces of revolution ---------------------------------------------------------------------


def revolved(
    position: Array,
    axis: Array,
    beside: Array | None,
    profile: list[Piece],
    sides: int,
    tinted: int = 0,
) -> Mesh:
    """Return the surface of revolution of a profile about an axis through a point.

    Rows of a profile are (s, part, r, along, out): a position on the axis, a radius, and the
    normal. Every second one of ``tinted`` sectors is darker.
    """
    n, p, q = frame_of(axis, beside)
    angles = np.linspace(0, 2 * np.pi, sides + 1)
    out = np.cos(angles)[:, None] * p + np.sin(angles)[:, None] * q
    corners, normals, tints = [], [], []
    for piece in profile:
        rows = np.array(piece)
        s, part, r, along, away = (column[:, None, None] for column in rows.T)
        positions = position + s * n + r * out  # (rows, sides + 1, 3)
        with_part = np.insert(
            positions, 1, np.broadcast_to(part[..., 0], positions.shape[:2]), axis=2
        )
        corners.append(_faces(with_part))
        normals.append(_faces(along * n + away * out))
        sector = (np.arange(sides) * tinted) // sides % 2
        tints.append(np.tile(sector, len(rows) - 1))
    return Mesh(np.concatenate(corners), np.concatenate(normals), np.concatenate(tints))


def frame_of(axis: Array, beside: Array | None = None) -> tuple[Array, Array, Array]:
    """Return an axis as a unit vector n, with p perpendicular to it and q = n x p.

    p is the part of ``beside`` perpendicular to n; by default ``beside`` is the coordinate axis
    with the smallest component along n.
    """
    n = axis / np.linalg.norm(axis)
    if beside is None:
        beside = np.eye(3)[int(np.abs(n).argmin())]
    p = beside - (beside @ n) * n
    p = p / np.linalg.norm(p)
    return n, p, np.cross(n, p)


def _faces(grid: Array) -> Array:
    """Return the faces between the rows and columns of a grid of vertices."""
    faces = np.stack([grid[:-1, :-1], grid[:-1, 1:], grid[1:, 1:], grid[1:, :-1]], axis=2)
    return faces.reshape(-1, 4, grid.shape[-1])


def line(a: tuple[float, float, float], b: tuple[float, float, float]) -> Piece:
    """Return a straight piece of a profile between two (s, part, r)."""
    ds, dr = b[0] - a[0] + 1e6 * (b[1] - a[1]), b[2] - a[2]
    size = float(np.hypot(ds, dr))
    return [[*a, -dr / size, ds / size], [*b, -dr / size, ds / size]]


def arc(s: float, part: float, middle: float, radius: float, ends: tuple[float, float]) -> Piece:
    """Return a round piece of a profile, about a point of the axis or a ring around it."""
    count = max(3, round((ends[1] - ends[0]) / HALF * 4) + 1)
    return [
        [s + radius * np.sin(a), part, middle + radius * np.cos(a), np.sin(a), np.cos(a)]
        for a in np.linspace(*ends, count)
    ]


def _cylinder(radius: float, half: float) -> list[Piece]:
    """Return the profile of a cylinder or disk with round edges."""
    b = 0.4 * min(radius, half)
    return [
        line((-half, 0, 0), (-half, 0, radius - b)),
        arc(-half + b, 0, radius - b, b, (-HALF, 0)),
        line((-half + b, 0, radius), (half - b, 0, radius)),
        arc(half - b, 0, radius - b, b, (0, HALF)),
        line((half, 0, radius - b), (half, 0, 0)),
    ]


# --- prisms -------------------------------------------------------------------------------------


def prism(
    outer: Array, inner: Array, half: float, frame: tuple[Array, Array, Array, Array]
) -> Mesh:
    """Return a prism with bevelled edges over an outline.

    Parameters
    ----------
    outer, inner : array, shape (K, 2)
        The outline, which is star-shaped about its centre, and the edge of its two faces.
    half : float
        Half the depth in metres.
    frame : tuple of array
        Origin, two directions of the outline, and the direction across it.
    """
    position, p, q, n = frame
    bevel = min(0.5 * half, float(np.linalg.norm(outer - inner, axis=1).min()))
    levels = [(inner, -half), (outer, bevel - half), (outer, half - bevel), (inner, half)]
    rings = [position + ring[:, :1] * p + ring[:, 1:] * q + z * n for ring, z in levels]
    edges = np.roll(outer, -1, axis=0) - outer
    flat = np.column_stack([edges[:, 1], -edges[:, 0]])
    flat /= np.maximum(np.linalg.norm(flat, axis=1, keepdims=True), 1e-300)
    out = flat[:, :1] * p + flat[:, 1:] * q
    corners, normals = [], []
    for below, above, lean in zip(rings[:-1], rings[1:], (-1, 0, 1), strict=True):
        sides = (below, np.roll(below, -1, axis=0), np.roll(above, -1, axis=0), above)
        corners.append(np.stack(sides, axis=1))
        leaning = (out + lean * n) / np.sqrt(1 + lean**2)
        normals.append(np.repeat(leaning[:, None], 4, axis=1))
    for ring, sign in ((rings[0], -1), (rings[3], 1)):
        centre = np.broadcast_to(ring.mean(axis=0), ring.shape)
        after = np.roll(ring, -1, axis=0)
        corners.append(np.stack([centre, ring, after, after], axis=1))
        normals.append(np.broadcast_to(sign * n, corners[-1].shape))
    return _rigid(np.concatenate(corners), np.concatenate(normals))


def _rigid(corners: Array, normals: Array, tints: Array | None = None) -> Mesh:
    """Return a mesh whose corners are fixed in the frame."""
    tints = np.zeros(len(corners), dtype=int) if tints is None else tints
    return Mesh(np.insert(corners, 1, 0.0, axis=2), normals, tints)


# --- kinds --------------------------------------------------------------------------------------

ORIGIN, X, Y, Z = np.zeros(3), *np.eye(3)


def _bar(_: Array, width: float) -> Mesh:
    profile = [
        arc(0, 0, 0, width, (-HALF, 0)),
        line((0, 0, width), (0, 1, width)),
        arc(0, 1, 0, width, (0, HALF)),
    ]
    return revolved(ORIGIN, X, Y, profile, ROUND, tinted=4)


def _strut(numbers: Array, width: float) -> Mesh:
    start, along = numbers[:3], numbers[3:] - numbers[:3]
    long = float(np.linalg.norm(along))
    profile = [
        arc(0, 0, 0, width, (-HALF, 0)),
        line((0, 0, width), (long, 0, width)),
        arc(long, 0, 0, width, (0, HALF)),
    ]
    return revolved(start, along, None, profile, ROUND)


def _rail(_: Array, width: float) -> Mesh:
    return revolved(ORIGIN, X, Y, [line((0, 0, 0.5 * width), (0, 1, 0.5 * width))], ROUND)


def _plate(numbers: Array, width: float) -> Mesh:
    """Return the rounded hull of points, in the plane of the first three that are not collinear.

    If all are collinear, the plane is perpendicular to the z axis of the frame.
    """
    positions = numbers.reshape(-1, 3)
    away = positions - positions[0]
    far = int(np.linalg.norm(away, axis=1).argmax())
    across = np.cross(away[far], away)
    n = across[int(np.linalg.norm(across, axis=1).argmax())]
    if np.linalg.norm(n) <= ZERO_SINE * np.linalg.norm(away[far]) ** 2:
        n = Z
    n, p, q = frame_of(n, away[far])
    flat = np.column_stack([away @ p, away @ q])
    radius = 1.6 * width
    outer, inner = (rounded_hull(flat, r) for r in (radius, 0.6 * radius))
    return prism(outer, inner, 0.6 * width, (positions[0], p, q, n))


def _box(numbers: Array, width: float) -> Mesh:
    position, edges = numbers[:3], numbers[3:].reshape(3, 3)
    sizes = np.linalg.norm(edges, axis=1)
    p, q, n = (edge / size for edge, size in zip(edges, sizes, strict=True))
    a, b, half = sizes / 2
    outer = np.array([[-a, -b], [a, -b], [a, b], [-a, b]])
    bevel = min(0.3 * width, 0.2 * float(sizes.min()))
    return prism(outer, outer - bevel * np.sign(outer), half, (position, p, q, n))


def _disk(numbers: Array, width: float) -> Mesh:
    position, axis, radius, half = numbers[:3], numbers[3:6], numbers[6], _half(numbers[7], width)
    return revolved(position, axis, None, _cylinder(radius, half), CIRCLE, tinted=4)


def _ring(numbers: Array, width: float) -> Mesh:
    position, axis, radius, half = numbers[:3], numbers[3:6], numbers[6], _half(numbers[7], width)
    return revolved(
        position, axis, None, [arc(0, 0, radius - half, half, (-2 * HALF, 2 * HALF))], CIRCLE
    )


def _wheel(numbers: Array, width: float) -> Mesh:
    """Return a ring with a hub and six spokes, one of them thicker."""
    position, axis, radius, half = numbers[:3], numbers[3:6], numbers[6], _half(numbers[7], width)
    n, p, q = frame_of(axis)
    mesh = _ring(numbers, width) + revolved(
        position, axis, None, _cylinder(1.5 * half, 1.5 * half), ROUND
    )
    for k in range(6):
        out = np.cos(k * np.pi / 3) * p + np.sin(k * np.pi / 3) * q
        thick = (0.7 if k == 0 else 0.3) * half
        spoke = [line((half, 0, thick), (radius - half, 0, thick))]
        one = revolved(position, out, n, spoke, 8)
        mesh += Mesh(one.corners, one.normals, one.tints + int(k == 0))
    return mesh


def _half(depth: float, width: float) -> float:
    """Return half the depth of a body; a body without a depth is as deep as a bar."""
    return 0.5 * depth if depth > 0 else 0.7 * width


def _gear(numbers: Array, width: float) -> Mesh:
    """Return a gear of a pitch radius with one tooth in the given direction."""
    position, axis, beside, (radius, depth, count) = *numbers[:9].reshape(3, 3), numbers[9:]
    n, p, q = frame_of(axis, beside)
    teeth = max(3, round(float(count)))
    step, module = 2 * np.pi / teeth, 2 * radius / teeth
    shape = [(-0.36, -1.1), (-0.14, 0.9), (0.14, 0.9), (0.36, -1.1)]  # profile of a tooth
    angles = np.array([(k + x) * step for k in range(teeth) for x, _ in shape])
    radii = np.tile([radius + 0.9 * module * y for _, y in shape], teeth)
    outer = radii[:, None] * np.column_stack([np.cos(angles), np.sin(angles)])
    half = _half(depth, width)
    return prism(outer, (1 - 0.3 * half / radius) * outer, half, (position, p, q, n))


def _cone(numbers: Array, width: float) -> Mesh:
    tip, up, radius = numbers[:3], numbers[3:6], numbers[6]
    high = float(np.linalg.norm(up))
    profile = [line((0, 0, 0), (high, 0, radius)), line((high, 0, radius), (high, 0, 0))]
    return revolved(tip, up, None, profile, CIRCLE, tinted=4)


def _ball(numbers: Array, width: float) -> Mesh:
    radius = numbers[3] if numbers[3] > 0 else 2.2 * width
    upper, lower = (
        revolved(numbers[:3], Z, X, [arc(0, 0, 0, radius, ends)], 24, tinted=4)
        for ends in ((0, HALF), (-HALF, 0))
    )
    return upper + Mesh(lower.corners, lower.normals, 1 - lower.tints)


def _axle(numbers: Array, width: float) -> Mesh:
    return revolved(numbers[:3], numbers[3:], None, _cylinder(1.25 * width, 2.4 * width), ROUND)


def _pin(_: Array, width: float) -> Mesh:
    return revolved(ORIGIN, Z, X, [arc(0, 0, 0, 1.35 * width, (-HALF, HALF))], ROUND)


def _foot(_: Array, width: float) -> Mesh:
    profile = [line((-4 * width, 0, 2.6 * width), (0, 0, 0.8 * width))]
    profile += [line((-4 * width, 0, 0), (-4 * width, 0, 2.6 * width))]
    return revolved(ORIGIN, Z, X, profile, ROUND)


def _coil(_: Array, width: float) -> Mesh:
    """Return a wire with straight ends around the line between two points."""
    turn = np.linspace(0, 1, 12 * WINDINGS + 1)
    angle, wound = 2 * np.pi * WINDINGS * turn, 1.3 * width
    part = np.concatenate([[0.0], 0.12 + 0.76 * turn, [1.0]])
    radius = np.concatenate([[0.0], np.full(len(turn), wound), [0.0]])
    angle = np.concatenate([[0.0], angle, [0.0]])
    out = np.cos(angle)[:, None] * Y + np.sin(angle)[:, None] * Z
    around = np.linspace(0, 2 * np.pi, WIRE + 1)
    normals = np.cos(around)[None, :, None] * out[:, None] + np.sin(around)[None, :, None] * X
    positions = radius[:, None, None] * out[:, None] + 0.3 * width * normals
    with_part = np.insert(positions, 1, np.broadcast_to(part[:, None], positions.shape[:2]), axis=2)
    faces = _faces(with_part)
    return Mesh(faces, _faces(normals), np.zeros(len(faces), dtype=int))


def _damper(_: Array, width: float) -> Mesh:
    """Return a cylinder at the first point and a rod at the second; both stretch."""
    wide, thin = 1.5 * width, 0.45 * width
    profile = [
        line((0, 0, thin), (0, 0.2, thin)),
        line((0, 0.2, 0), (0, 0.2 + 1e-9, wide)),
        line((0, 0.2, wide), (0, 0.6, wide)),
        line((0, 0.6, wide), (0, 0.6 + 1e-9, 0)),
        line((0, 0.6, thin), (0, 1, thin)),
    ]
    return revolved(ORIGIN, X, Y, profile, ROUND)


_BUILDERS: dict[str, Callable[[Array, float], Mesh]] = {
    "bar": _bar,
    "plate": _plate,
    "box": _box,
    "disk": _disk,
    "wheel": _wheel,
    "ring": _ring,
    "gear": _gear,
    "cone": _cone,
    "ball": _ball,
    "axle": _axle,
    "pin": _pin,
    "rail": _rail,
    "strut": _strut,
    "foot": _foot,
    "coil": _coil,
    "damper": _damper,
}
