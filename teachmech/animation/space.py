"""The solids of a scene in space: their surfaces, and the positions of these."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from teachmech.animation.meshes import Mesh, mesh_of
from teachmech.animation.outlines import drawn
from teachmech.base.array_types import Array
from teachmech.expressions import evaluate
from teachmech.figures.colours import COLOURS, INK
from teachmech.model.description import Description
from teachmech.model.drawing import Drawing
from teachmech.model.solids import Solids

STEEL, DARK, GROUND, SPRING, FLOOR = "#9aa1ab", "#5d636c", "#747b85", "#b08a3e", "#d3d8de"
OF_KIND = {"foot": GROUND, "coil": SPRING, "damper": STEEL, "rail": STEEL, "bar": STEEL}
OF_KIND |= {"box": FLOOR}  # a box that is not a body is a part of the ground
PARTS = [colour for colour in COLOURS if colour != INK]
LIGHT = np.array([0.35, 0.5, 0.79])  # towards the light: right, up, towards the eye
AMBIENT, DIFFUSE, SHINE = 0.62, 0.5, 0.2
DARKER = 0.72  # factor of the colour of darker faces


@dataclass(frozen=True, eq=False)
class SceneSolid:
    """A solid that moves with points of a scene.

    Attributes
    ----------
    kind : str
        A kind of `teachmech.model.solids.SOLID_KINDS`.
    origin : int
        The index of the point at its origin.
    end : int or None
        The index of the point at its other end.
    frame : int or None
        The index of the body with which it rotates.
    numbers : tuple of float
        Its sizes in metres, as `SOLID_KINDS` describes them.
    colour : str
    """

    kind: str
    origin: int
    end: int | None
    frame: int | None
    numbers: tuple[float, ...]
    colour: str

    def mesh(self, width: float) -> Mesh:
        """Return the surface in the frame of the solid."""
        return mesh_of(self.kind, self.numbers, width)

    def axes(self, points: Array, directions: Array) -> tuple[Array, float]:
        """Return the rows u, n, m of the frame at a time, and the distance L of its points.

        ``points`` (P, 3) are the positions of all points, ``directions`` (2 S, 3) are y and z of
        the frames of S bodies.
        """
        if self.frame is not None:
            y, z = directions[2 * self.frame : 2 * self.frame + 2]
            z = z / np.linalg.norm(z)
            y = y - (y @ z) * z
            y = y / np.linalg.norm(y)
            axes = np.array([np.cross(y, z), y, z])
            if self.end is None:
                return axes, 0.0
            return axes, float((points[self.end] - points[self.origin]) @ axes[0])
        if self.end is None:
            return np.eye(3), 0.0
        apart = points[self.end] - points[self.origin]
        length = float(np.linalg.norm(apart))
        u = apart / length if length > 0 else np.array([1.0, 0, 0])
        n = np.cross(u, np.eye(3)[int(np.abs(u).argmin())])
        n = n / np.linalg.norm(n)
        return np.array([u, n, np.cross(u, n)]), length

    def description(self) -> dict[str, Any]:
        """Return the solid in a form for JSON."""
        return {**vars(self), "numbers": [drawn(x) for x in self.numbers]}


@dataclass(frozen=True, eq=False)
class Surfaces:
    """The faces of a scene, whose positions can be computed for any time."""

    solids: tuple[SceneSolid, ...]
    width: float

    @cached_property
    def meshes(self) -> list[Mesh]:
        """The surfaces of the solids in their own frames."""
        return [solid.mesh(self.width) for solid in self.solids]

    def at(self, points: Array, directions: Array) -> tuple[Array, Array]:
        """Return corners (N, 4, 3) and outward normals (N, 3) of all faces."""
        placed = [*self.each(points, directions)]
        corners, normals = (np.concatenate(arrays) for arrays in zip(*placed, strict=True))
        return corners, normals

    def each(self, points: Array, directions: Array) -> Iterator[tuple[Array, Array]]:
        """Yield corners and normals of the faces of each solid."""
        for solid, mesh in zip(self.solids, self.meshes, strict=True):
            axes, length = solid.axes(points, directions)
            local = mesh.corners[..., [0, 2, 3]].copy()
            local[..., 0] += length * mesh.corners[..., 1]
            yield points[solid.origin] + local @ axes, mesh.normals.mean(axis=1) @ axes

    @cached_property
    def colours(self) -> Array:
        """The colours of all faces, (N, 3) from 0 to 1, without light."""
        return np.concatenate([self.colours_of(k) for k in range(len(self.solids))])

    def colours_of(self, k: int) -> Array:
        """Return the colours of the faces of one solid, (N, 3) from 0 to 1, without light."""
        solid, mesh = self.solids[k], self.meshes[k]
        darker = (mesh.tints[:, None] > 0) & (solid.frame is not None)
        colours: Array = np.where(darker, DARKER, 1.0) * _numbers(solid.colour)
        return colours

    def lit(self, normals: Array, view: Array) -> Array:
        """Return lit colours (N, 3) of faces with these normals in a view of `view_of`."""
        facing = normals @ view.T
        size = np.linalg.norm(facing, axis=1, keepdims=True)
        facing = facing / np.where(size > 0, size, 1)
        light = LIGHT / np.linalg.norm(LIGHT)
        half = light + np.array([0, 0, 1])
        half = half / np.linalg.norm(half)
        diffuse = np.clip(facing @ light, 0, None)[:, None]
        shine = np.clip(facing @ half, 0, None)[:, None] ** 24
        colours: Array = self.colours * (AMBIENT + DIFFUSE * diffuse) + SHINE * shine
        return np.clip(colours, 0, 1)


def view_of(azimuth: float, elevation: float) -> Array:
    """Return the rows right, up and towards the eye (3, 3) of a view with angles in radians."""
    ca, sa, ce, se = np.cos(azimuth), np.sin(azimuth), np.cos(elevation), np.sin(elevation)
    return np.array([[-sa, ca, 0.0], [-se * ca, -se * sa, ce], [ce * ca, ce * sa, se]])


def solids_of(
    system: Description, solids: Solids, parameters: Mapping[str, float]
) -> tuple[SceneSolid, ...]:
    """Return the solids of a system; a particle has the colour of its path."""
    index = {name: k for k, name in enumerate(system.points)}
    frames = {name: k for k, name in enumerate(solids.frames)}
    parts = dict.fromkeys(solid.part for solid in solids.solids if solid.part)
    colours = dict(zip(parts, itertools.cycle(PARTS), strict=False))
    found = [
        SceneSolid(
            solid.kind,
            index[solid.on[0]],
            index[solid.on[1]] if len(solid.on) > 1 else None,
            frames[solid.frame] if solid.frame else None,
            tuple(Drawing.number(x, parameters) for x in vars(solid)["numbers"]),
            colours[solid.part] if solid.part else OF_KIND.get(solid.kind, DARK),
        )
        for solid in solids.solids
    ]
    for name in solids.particles:
        colour = COLOURS[index[name] % len(COLOURS)]
        found.append(SceneSolid("ball", index[name], None, None, (0.0,) * 4, colour))
    return tuple(found)


def directions_of(system: Description, t: Array, q: Array) -> Array:
    """Return y and z of the frames of all bodies, shape (F, 2 S, 3)."""
    values: dict[str, Any] = dict(zip(system.coordinates, q.T, strict=True))
    values |= system.parameter_values
    read = system.direction_expressions
    found = np.zeros((len(t), len(read)))
    with np.errstate(all="ignore"):
        for k, expression in enumerate(read):
            found[:, k] = evaluate(expression.symbolic, values)
    return found.reshape(len(t), -1, 3)


def _numbers(colour: str) -> Array:
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255
