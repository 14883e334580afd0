"""A motion in space as one binary glTF 2.0 file (.glb), for viewers and for Blender.

Each solid of the picture is a node that moves and turns with its body. A solid between two points
stretches with their distance L: the part of its corners that grows with L is the only morph target,
and L is its weight. The z axis of a problem points up, the y axis of glTF; the root node turns one
into the other. (Khronos Group, "glTF 2.0 Specification", sections 3.6 to 3.11 and 4.)
"""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.animation.meshes import Mesh
from teachmech.animation.scene import Scene
from teachmech.animation.space import Surfaces
from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.base.files import write_bytes
from teachmech.base.version import __version__

if TYPE_CHECKING:
    from teachmech.run.trajectory import Trajectory

_FLOAT, _INDEX = 5126, 5125  # types of components
_TURNED = [-(0.5**0.5), 0.0, 0.0, 0.5**0.5]  # the quaternion from z up to y up
_TRIANGLES = np.array(
    [[0, 1, 2, 0, 2, 3], [0, 2, 1, 0, 3, 2]]
)  # corners of the triangles of a face, in both orientations


def save_gltf(motion: Trajectory, path: str | Path) -> None:
    """Write a motion in space as a binary glTF file with its solids; see `Motion.save_gltf`."""
    scene = Scene.of(motion)
    if not scene.solids:
        what = "a glTF file shows solids, and this picture has none"
        raise ProblemError(what, hint="save a planar motion as .html, .gif or .mp4")
    write_bytes(Path(path), _Writer().file(scene))


class _Writer:
    """The parts of a file: the description, and the numbers to which it refers."""

    def __init__(self) -> None:
        self._numbers = bytearray()
        self._views: list[dict[str, Any]] = []
        self._accessors: list[dict[str, Any]] = []

    def file(self, scene: Scene) -> bytes:
        """Return the content of the file."""
        surfaces = Surfaces(scene.solids, scene.width)
        count = len(scene.solids)
        fixed = np.broadcast_to(scene.fixed, (len(scene.times), *scene.fixed.shape))
        points = np.concatenate([scene.points, fixed], axis=1).astype(float)
        times = self._accessor((scene.times - scene.times[0])[:, None], "SCALAR", bounded=True)
        meshes, nodes = [], []
        samplers: list[dict[str, int]] = []
        channels: list[dict[str, Any]] = []
        for k, solid in enumerate(scene.solids):
            meshes.append(self._mesh(surfaces, k))
            placed = [solid.axes(points[i], scene.directions[i]) for i in range(len(points))]
            moving = {
                "translation": (points[:, solid.origin], "VEC3"),
                "rotation": (quaternions(np.array([axes for axes, _ in placed])), "VEC4"),
                "weights": (np.array([[length] for _, length in placed]), "SCALAR"),
            }
            nodes.append({"mesh": k, "name": f"{solid.kind} {k + 1}"})
            for name, (values, kind) in moving.items():
                channels.append({"sampler": len(samplers), "target": {"node": k, "path": name}})
                samplers.append({"input": times, "output": self._accessor(values, kind)})
        root = {"name": scene.name, "rotation": _TURNED, "children": [*range(count)]}
        surface = {"metallicFactor": 0.1, "roughnessFactor": 0.6}
        description = {
            "asset": {"version": "2.0", "generator": f"teachmech {__version__}"},
            "scene": 0,
            "scenes": [{"nodes": [count]}],
            "nodes": [*nodes, root],
            "meshes": meshes,
            "materials": [{"pbrMetallicRoughness": surface, "doubleSided": True}],
            "animations": [{"name": "motion", "samplers": samplers, "channels": channels}],
            "accessors": self._accessors,
            "bufferViews": self._views,
            "buffers": [{"byteLength": len(self._numbers)}],
        }
        chunks = (b"JSON", json.dumps(description).encode(), b" "), (b"BIN\0", self._numbers, b"\0")
        body = b"".join(_chunk(kind, bytes(content), fill) for kind, content, fill in chunks)
        return struct.pack("<4sII", b"glTF", 2, 12 + len(body)) + body

    def _mesh(self, surfaces: Surfaces, k: int) -> dict[str, Any]:
        mesh = surfaces.meshes[k]
        corners = mesh.corners.reshape(-1, 4)
        grows = np.zeros((len(corners), 3))
        grows[:, 0] = corners[:, 1]
        faces = 4 * np.arange(len(mesh.corners))[:, None] + _outwards(mesh)
        colours = np.repeat(surfaces.colours_of(k), 4, axis=0) ** 2.2  # glTF has linear colours
        attributes = {
            "POSITION": self._accessor(corners[:, [0, 2, 3]], "VEC3", bounded=True),
            "NORMAL": self._accessor(_unit(mesh.normals.reshape(-1, 3)), "VEC3"),
            "COLOR_0": self._accessor(colours, "VEC3"),
        }
        return {
            "primitives": [
                {
                    "attributes": attributes,
                    "indices": self._accessor(faces.reshape(-1, 1), "SCALAR", whole=True),
                    "material": 0,
                    "targets": [{"POSITION": self._accessor(grows, "VEC3", bounded=True)}],
                }
            ],
            "weights": [0.0],
        }

    def _accessor(
        self, values: Array, kind: str, *, bounded: bool = False, whole: bool = False
    ) -> int:
        """Append numbers, one row per element, and return their index."""
        rows = np.ascontiguousarray(values, dtype="<u4" if whole else "<f4")
        view = {"buffer": 0, "byteOffset": len(self._numbers), "byteLength": rows.nbytes}
        self._numbers += rows.tobytes()
        about = {
            "bufferView": len(self._views),
            "componentType": _INDEX if whole else _FLOAT,
            "count": len(rows),
            "type": kind,
        }
        if bounded:
            about |= {"min": rows.min(axis=0).tolist(), "max": rows.max(axis=0).tolist()}
        self._views.append(view)
        self._accessors.append(about)
        return len(self._accessors) - 1


def quaternions(axes: Array) -> Array:
    """Return the unit quaternions (F, 4), scalar last, of frames whose axes are rows (F, 3, 3).

    Consecutive quaternions have the same sign, so that a viewer turns by the shorter way.

    Examples
    --------
    >>> import numpy as np
    >>> quarter = np.array([[[0.0, 1, 0], [-1, 0, 0], [0, 0, 1]]])  # about z
    >>> quaternions(quarter).round(6).tolist()
    [[0.0, 0.0, 0.707107, 0.707107]]
    """
    from scipy.spatial.transform import Rotation

    found: Array = Rotation.from_matrix(axes.transpose(0, 2, 1)).as_quat()
    along = np.sign(np.einsum("ij,ij->i", found[1:], found[:-1]))
    found[1:] *= np.cumprod(np.where(along < 0, -1.0, 1.0))[:, None]
    return found


def _outwards(mesh: Mesh) -> Array:
    """Return the corners of two triangles per face, counter-clockwise if seen from outside."""
    corners = mesh.corners[..., [0, 2, 3]].copy()
    corners[..., 0] += mesh.corners[..., 1]  # at a distance of 1
    area = np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1])
    inwards = np.einsum("ij,ij->i", area, mesh.normals.mean(axis=1)) < 0
    found: Array = _TRIANGLES[inwards.astype(int)]
    return found


def _unit(vectors: Array) -> Array:
    length = np.linalg.norm(vectors, axis=1, keepdims=True)
    return np.where(length > 0, vectors / np.where(length > 0, length, 1), [0.0, 0, 1])


def _chunk(kind: bytes, content: bytes, fill: bytes) -> bytes:
    """Return a chunk, filled to a multiple of four bytes."""
    content += fill * (-len(content) % 4)
    return struct.pack("<I4s", len(content), kind) + content
