"""Outlines that move with points: bodies, coils, dashpots, supports, guides and sliding blocks.

All of them are lines of vertices with three numbers (along, part, aside). A vertex is at

    origin + (along + part * L) u + aside * n,

where L is the distance of two points, u the direction from the first to the second, and n the
normal of u to the left. So a body (part = 0) is rigid, and a coil keeps its width.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.base.array_types import Array

TURNS = 10  # turns of a coil
DIGITS = 5  # of the numbers of a drawing
CORNERS = 90  # corners of a circle
ARC = np.pi / 12  # rad, angle per side of the polygon for a round corner


@dataclass(frozen=True, eq=False)
class Shape:
    """An outline that moves with points.

    Its kind decides how it is drawn: ``"body"``, ``"block"`` (both filled, with closed lines),
    ``"support"``, ``"guide"``, ``"slot"`` (a guide on a body), ``"spring"``, ``"damper"`` or
    ``"spoke"``.
    """

    kind: str
    origin: int  # index of the point at its origin
    lines: tuple[Array, ...]  # (K, 3): along, part and aside of every vertex
    ends: tuple[int, int] | None = None  # points that give u and L; None: u is the x axis
    name: str = ""  # index of the body, which decides the colours
    fill: str = ""
    edge: str = ""

    def at(self, points: Array) -> list[Array]:
        """Return the positions of the vertices, one array of shape (..., K, 2) for each line.

        The points (..., P, 2) are the positions of all points, in one or in many frames.
        """
        u = np.broadcast_to([1.0, 0.0], points[..., 0, :].shape)
        distance = np.zeros(u.shape[:-1])
        if self.ends is not None:
            apart = points[..., self.ends[1], :] - points[..., self.ends[0], :]
            distance = np.hypot(apart[..., 0], apart[..., 1])
            there = distance[..., None] > 0
            u = np.where(there, apart / np.where(there, distance[..., None], 1), u)
        n = np.stack([-u[..., 1], u[..., 0]], axis=-1)
        origin = points[..., self.origin, None, :]
        return [
            origin
            + (line[:, 0] + line[:, 1] * distance[..., None])[..., None] * u[..., None, :]
            + line[:, 2, None] * n[..., None, :]
            for line in self.lines
        ]

    def description(self) -> dict[str, Any]:
        """Return the shape fit for JSON, with lengths rounded as the longest."""
        longest = max(np.abs(line[:, [0, 2]]).max(initial=0.0) for line in self.lines)
        step = 10.0 ** (np.floor(np.log10(longest)) - DIGITS + 1) if longest else 1.0
        steps = np.array([step, 10.0**-DIGITS, step])
        rounded = [np.round(line / steps) * steps for line in self.lines]
        lines = [[[drawn(x) for x in vertex] for vertex in line] for line in rounded]
        return {key: value for key, value in vars(self).items() if key != "name"} | {"lines": lines}


def drawn(x: float) -> float:
    """Return a number with the digits that a drawing shows, without a fraction of zero.

    Examples
    --------
    >>> drawn(-0.123456789), drawn(2.0)
    (-0.12346, 2)
    """
    short = float(f"{x:.{DIGITS}g}")
    return int(short) if short.is_integer() else short


# --- bodies -----------------------------------------------------------------------------------


def rounded_hull(positions: Array, width: float) -> Array:
    """Return the convex hull of points (K, 2), offset by a width, with round corners.

    Two points give a capsule, one point a disc. The vertices (N, 2) run counter-clockwise and have
    the distance ``width`` from the hull.

    Examples
    --------
    >>> capsule = rounded_hull(np.array([[0.0, 0.0], [2.0, 0.0]]), 0.5)
    >>> capsule.min(axis=0).round(3), capsule.max(axis=0).round(3)
    (array([-0.5, -0.5]), array([2.5, 0.5]))
    """
    corners = convex_hull(positions)
    if len(corners) == 1:
        angles = np.arange(0, 2 * np.pi, ARC)
        return corners + width * np.column_stack([np.cos(angles), np.sin(angles)])
    edges = np.roll(corners, -1, axis=0) - corners
    normals = np.arctan2(edges[:, 1], edges[:, 0]) - np.pi / 2  # outwards
    rounds = []
    for corner, before, after in zip(corners, np.roll(normals, 1), normals, strict=True):
        turn = (after - before) % (2 * np.pi)
        angles = before + np.linspace(0, turn, max(2, int(np.ceil(turn / ARC)) + 1))
        rounds.append(corner + width * np.column_stack([np.cos(angles), np.sin(angles)]))
    return np.concatenate(rounds)


def thick_line(positions: Array, width: float) -> list[Array]:
    """Return the pieces of a line with round joints, each a capsule, without repetition.

    Examples
    --------
    >>> len(thick_line(np.array([[0, 0], [1, 0], [1, 1], [1, 0]]), 0.1))
    2
    """
    ends = zip(positions[:-1], positions[1:], strict=True)
    pieces = {frozenset([tuple(a), tuple(b)]): np.array([a, b]) for a, b in ends}
    return [rounded_hull(piece, width) for piece in pieces.values() or [positions]]


def circle(radius: float) -> Array:
    """Return the corners (N, 2) of the polygon that represents a circle about the origin."""
    angles = np.linspace(0, 2 * np.pi, CORNERS, endpoint=False)
    return radius * np.column_stack([np.cos(angles), np.sin(angles)])


def rigid(*outlines: Array) -> tuple[Array, ...]:
    """Return lines in the frame of a body as lines of a shape."""
    return tuple(
        np.column_stack([line[:, 0], np.zeros(len(line)), line[:, 1]]) for line in outlines
    )


def convex_hull(positions: Array) -> Array:
    """Return the convex hull of points (K, 2), counter-clockwise (A. M. Andrew 1979).

    Examples
    --------
    >>> convex_hull(np.array([[0, 0], [2, 0], [1, 1], [2, 2], [0, 2]])).tolist()
    [[0, 0], [2, 0], [2, 2], [0, 2]]
    """
    ordered = np.unique(positions, axis=0)
    if len(ordered) < 3:
        return ordered
    halves = []
    for run in (ordered, ordered[::-1]):
        half: list[Any] = []
        for p in run:
            while len(half) > 1 and _turn(half[-2], half[-1], p) <= 0:
                half.pop()
            half.append(p)
        halves += half[:-1]
    return np.array(halves)


def _turn(a: Array, b: Array, c: Array) -> float:
    return float((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))


# --- shapes between two points ----------------------------------------------------------------


def coil(unit: float, least: float) -> tuple[Array, ...]:
    """Return a coil spring with straight ends, 2 units wide.

    The straight ends are at most a fifth of the least distance of its points in the motion.
    """
    end = min(2 * unit, 0.2 * least)
    s = np.linspace(0, 1, 16 * TURNS + 1)
    angle = 2 * np.pi * TURNS * s
    slant = -0.8 * min(unit, end) * np.cos(angle)  # the coil is seen slightly from the front
    wound = np.column_stack([end * (1 - 2 * s) + slant, s, unit * np.sin(angle)])
    return (np.array([[0.0, 0.0, 0.0], *wound, [0.0, 1.0, 0.0]]),)


def dashpot(unit: float, least: float, most: float) -> tuple[Array, ...]:
    """Return a damper, 2 units wide: a cylinder at one point, a piston at the other.

    The piston remains in the cylinder at all distances of its points in the motion. If the stroke
    is longer than half the least distance, the cylinder stretches with it.
    """
    stroke = most - least
    if stroke <= 0.5 * least:
        bottom, top = (0.25 * least, 0.0), (0.4 * least + stroke, 0.0)
        piston = (-0.67 * least, 1.0)
    else:
        bottom, top = (0.0, 0.25), (0.0, 0.75)
        start, end = 0.35 * least, 0.65 * most
        slope = (end - start) / stroke
        piston = (start - slope * least, slope)
    lines = [
        [(0, 0, 0), (*bottom, 0)],
        [(*top, unit), (*bottom, unit), (*bottom, -unit), (*top, -unit)],
        [(*piston, 0.75 * unit), (*piston, -0.75 * unit)],
        [(*piston, 0), (0, 1, 0)],
    ]
    return tuple(np.array(line, dtype=float) for line in lines)


def guide(low: float, high: float) -> tuple[Array, ...]:
    """Return a line from ``low`` to ``high``, measured along it from its origin."""
    return (np.array([[low, 0.0, 0.0], [high, 0.0, 0.0]]),)


def floor(low: float, high: float, unit: float) -> tuple[Array, ...]:
    """Return a line from ``low`` to ``high`` that is hatched on its right, where the ground is."""
    feet = np.arange(low + unit, high, unit)
    hatches = [np.array([[foot, 0.0, 0.0], [foot - unit, 0.0, -unit]]) for foot in feet]
    return (*guide(low, high), *hatches)


# --- shapes at a point ------------------------------------------------------------------------


def block(width: float) -> tuple[Array, ...]:
    """Return a block that slides along its ends, a little wider than a rod of this width."""
    x, y = 2.6 * width, 1.7 * width
    return rigid(np.array([[-x, -y], [x, -y], [x, y], [-x, y]]))


def support(unit: float, hanging: bool = False) -> tuple[Array, ...]:
    """Return a triangle on hatched ground below a point, or above a point from which parts hang."""
    x, y = 1.7 * unit, -2.8 * unit
    lines = [[(0, 0), (-x, y), (x, y), (0, 0)], [(-1.6 * x, y), (1.6 * x, y)]]
    for foot in np.linspace(-1.3 * x, 1.6 * x, 6):
        lines.append([(foot, y), (foot - unit, y - unit)])
    sign = -1.0 if hanging else 1.0
    return rigid(*(sign * np.array(line) for line in lines))
