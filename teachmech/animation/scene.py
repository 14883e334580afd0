"""Scene: what a moving picture shows, as plain numbers; the player and the films draw it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.animation.rods import Rod, rods
from teachmech.errors import ProblemError
from teachmech.motion import Motion

Array = np.ndarray[Any, np.dtype[np.float32]]

MAX_FRAMES = 5000


@dataclass(frozen=True, eq=False)
class Scene:
    """The points of a motion with the forces on them, in F frames of P points in space.

    Missing directions are zero, so that everything has three components.

    Attributes
    ----------
    name : str
    dimension : int
        1, 2 or 3: the most coordinates that a point has.
    times : array, shape (F,)
    points, applied, constraint : array, shape (F, P, 3)
        Positions, applied forces, constraint forces; zero where the system says nothing of them.
    rods : tuple of Rod
    constrained : bool
        Whether there are constraints at all.
    """

    name: str
    dimension: int
    times: Array
    points: Array
    applied: Array
    constraint: Array
    rods: tuple[Rod, ...]
    constrained: bool

    @classmethod
    def of(cls, motion: Motion) -> Scene:
        """Return the scene of a motion; of a long one, `MAX_FRAMES` evenly spread frames.

        Raises
        ------
        ProblemError
            The system has no points.

        Examples
        --------
        >>> import teachmech as tm
        >>> motion = tm.example("meridian").simulate(time=(0, 0.1, 0.01))
        >>> Scene.of(motion).points.shape
        (11, 2, 3)
        """
        system = motion.system
        if not system.points:
            hint = "give the coordinates of each point, as in points=[['x1', 'y1'], ['x2', 'y2']]"
            raise ProblemError("the system has no point to draw", key="points", hint=hint)
        frames = np.arange(len(motion))
        if len(motion) > MAX_FRAMES:
            frames = np.linspace(0, len(motion) - 1, MAX_FRAMES).round().astype(int)
        shape = (len(frames), len(system.points), 3)
        points, applied, constraint = (np.zeros(shape, dtype=np.float32) for _ in range(3))
        forces = motion.applied_force
        for k, names in enumerate(system.points):
            for axis, name in enumerate(names):
                i = system.coordinates.index(name)
                points[:, k, axis] = _single(motion.q[frames, i])
                applied[:, k, axis] = _single(forces[frames, i])
                constraint[:, k, axis] = _single(motion.constraint_force[frames, i])
        return cls(
            name=motion.name,
            dimension=max(map(len, system.points)),
            times=motion.t[frames].astype(np.float32),
            points=points,
            applied=applied,
            constraint=constraint,
            rods=rods(system),
            constrained=bool(system.constraints),
        )

    def description(self) -> dict[str, Any]:
        """Return what the player needs beside the numbers, fit for JSON."""
        return {
            "name": self.name,
            "dimension": self.dimension,
            "frames": len(self.times),
            "labels": [str(k + 1) for k in range(self.points.shape[1])],
            "constrained": self.constrained,
            "rods": [
                {"from": rod.start, "to": rod.end, "pivot": rod.pivot and self.padded(rod.pivot)}
                for rod in self.rods
            ],
        }

    def data(self) -> bytes:
        """Return times, points, applied and constraint forces as little-endian float32."""
        arrays = (self.times, self.points, self.applied, self.constraint)
        return b"".join(np.ascontiguousarray(array, dtype="<f4").tobytes() for array in arrays)

    @staticmethod
    def padded(place: tuple[float, ...]) -> list[float]:
        """Return a place with three components."""
        return [*place, *[0.0] * (3 - len(place))]


def _single(values: np.ndarray[Any, np.dtype[np.float64]]) -> np.ndarray[Any, np.dtype[np.float64]]:
    """Cut what a number of single precision cannot hold."""
    cut: np.ndarray[Any, np.dtype[np.float64]] = np.clip(np.nan_to_num(values), -3e38, 3e38)
    return cut
