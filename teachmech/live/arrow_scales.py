"""Units and initial scales of the arrows that a user chooses at points of a live page."""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.animation.arrows import ARROW
from teachmech.animation.picture_frames import evenly
from teachmech.animation.scene import Scene
from teachmech.base.array_types import Array
from teachmech.figures.point_positions import point_positions
from teachmech.figures.symbols import SI, units_of
from teachmech.model.description import Description
from teachmech.run.trajectory import Trajectory

USUAL = 0.95  # quantile of all lengths that is drawn with the length ARROW; impacts do not count


def arrow_scales(motion: Trajectory, scene: Scene) -> dict[str, dict[str, Any]]:
    """Return the unit and the scale of velocities, accelerations and forces.

    Parameters
    ----------
    motion : Motion
    scene : Scene
        The scene of the motion; its scale of forces is kept.

    Returns
    -------
    dict
        For each quantity ``unit``, a text, and ``scale``, in metres per unit; 0 if the motion does
        not determine it.

    Examples
    --------
    A particle with the speed 2 moves by 4; an arrow is 0.35 times as long.

    >>> import teachmech as tm
    >>> ball = tm.System(["x"], mass=[1], forces=[0], points={"ball": ["x"]})
    >>> motion = ball.simulate((0, 2, 0.1), start={"x": 0, "vx": 2})
    >>> arrows = arrow_scales(motion, Scene.of(motion))
    >>> arrows["velocity"]["unit"], round(arrows["velocity"]["scale"], 6)
    ('m/s', 0.7)
    >>> arrows["acceleration"]["scale"]
    0.0
    """
    units = units_of(motion.system, SI) or {}
    frames = evenly(len(motion))
    frames = frames[np.diff(motion.t[frames], prepend=-np.inf) > 0]
    t, size = motion.t[frames], scene.size
    found = point_positions(motion.system, t, motion.q[frames])
    scales = {}
    for kind in ("velocity", "acceleration"):
        found = np.gradient(found, t, axis=0) if len(t) > 1 else np.zeros_like(found)
        scales[kind] = ARROW * size / usual if (usual := _usual(found, size, t)) else 0.0
    scales["force"] = scene.scale
    return {kind: {"unit": units.get(kind, ""), "scale": x} for kind, x in scales.items()}


def _usual(vectors: Array, size: float, t: Array) -> float:
    """Return a large length among vectors; 0 if all lengths are rounding errors."""
    with np.errstate(over="ignore"):
        lengths = np.linalg.norm(vectors, axis=-1)
    seen = lengths[(lengths > 1e-6 * size / max(np.ptp(t), 1.0)) & np.isfinite(lengths)]
    return float(np.quantile(seen, USUAL, method="lower")) if len(seen) else 0.0


def points_with_forces(scene: Scene) -> tuple[str, ...]:
    """Return the points at which a force of a constraint or joint acts, in the order of the scene.

    Examples
    --------
    >>> import teachmech as tm
    >>> points_with_forces(Scene.of(tm.example("pendulum").simulate(time=(0, 0.1, 0.05))))
    ('1',)
    """
    kinds = (kind for kind in scene.forces if not kind.cone and kind.title != "applied force")
    forced = {k for kind in kinds for k in kind.points}
    return tuple(label for k, label in enumerate(scene.labels) if k in forced)


def planar_bodies(system: Description, scene: Scene) -> dict[str, list[int]]:
    """Return two points of each planar body, as indices in the scene; a particle has one point.

    A body is one of a mechanism, or an outline that two points carry.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("four-bar").simulate(time=(0, 0.1, 0.05))
    >>> planar_bodies(motion.system, Scene.of(motion))
    {'OA': [3, 0], 'ABP': [0, 1], 'CB': [4, 1]}
    """
    if scene.dimension > 2:
        return {}
    carried = {name: outline.on for name, outline in system.outlines.items()}
    drawn = () if system.drawing is None else system.drawing.bodies
    carried |= {body.name: body.points for body in drawn}
    return {
        name: [scene.labels.index(point) for point in points[:2]]
        for name, points in carried.items()
        if len(points) > 1
    }
