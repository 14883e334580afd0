"""The content of an animation as plain numbers, which the player and the films draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from teachmech.animation.arrows import (
    GREEN,
    RED,
    Arrows,
    Derivatives,
    Forces,
    asked,
    scaled,
    tips_of,
)
from teachmech.animation.displacements import displacements
from teachmech.animation.elements import WIDTH, contours, marks, parts, width_of
from teachmech.animation.friction_cones import friction_cones
from teachmech.animation.labels import sides
from teachmech.animation.outlines import Shape
from teachmech.animation.picture_frames import (
    Single,
    evenly,
    fine,
    of_particles,
    single,
    sound_until,
)
from teachmech.animation.rods import Rod, rods
from teachmech.animation.space import SceneSolid, Surfaces, directions_of, solids_of
from teachmech.animation.wheels import drawn_points
from teachmech.base.array_types import Array, Index
from teachmech.base.errors import ProblemError, a_kind
from teachmech.base.slider_range import round_down
from teachmech.figures.motion_in_words import motion_in_words
from teachmech.figures.point_positions import particles, positions_of, still
from teachmech.figures.symbols import checked_points
from teachmech.model.description import Description
from teachmech.model.drawing import Drawing
from teachmech.run.trajectory import Trajectory

LARGER = 4.0  # a diverging motion is shown up to this multiple of the size of its valid part
FLOOR = np.array([1.0, 1.0, 0.0])  # directions in which the box has a margin
SAMPLED = 40  # number of frames whose surfaces determine the box
THIN = 1e-9  # half the thickness of bars relative to the size, while the extent is measured
SLENDER = 0.06  # half the largest thickness of bars relative to their length
STRAY = 0.002  # error of straight lines between frames, relative to the size


@dataclass(frozen=True, eq=False)
class Scene:
    """The points of a motion and the shapes attached to them, in F frames.

    P points move and K points are fixed; indices count the moving points first, the last of which
    are the points of contact of wheels. Missing directions are zero, so that all points have three
    components.

    Attributes
    ----------
    dimension : int
        1, 2 or 3: the largest number of coordinates of a point.
    times, points, fixed : array, shape (F,), (F, P, 3) and (K, 3)
    rods : tuple of Rod
        None if the system has a drawing.
    forces : tuple of Forces
        Applied and constraint forces of particles, requested arrows, and friction cones. For a
        mechanism, whose coordinates share the forces on a body, only the last two.
    labels, marks : tuple of str
        The names of the P + K points, and their marks: ``"disc"``, ``"pin"``, ``"dot"`` or
        ``"none"``. The point of contact of a wheel has the mark ``"contact"``, which is not drawn.
    sides : array, shape (P + K, 2)
        Directions from the points to their names.
    paths : tuple of int
        The points whose path is drawn.
    low, high : array, shape (3,)
        Corners of the box around everything; for a diverging motion, around its valid part.
    left : float or None
        The time at which a motion that diverges leaves this box, in seconds.
    scale : float
        The length of an arrow in metres per newton.
    shapes : tuple of Shape
        The outlines in the order in which they are drawn.
    width : float
        The width of outlines, or half the thickness of bars, in metres.
    solids : tuple of SceneSolid
        The bodies, joints and springs in space.
    directions : array, shape (F, 2 S, 3)
        The directions y and z of the frames of S bodies.
    off : dict
        The spans of time in which constraints do not act; their rods are dashed.
    reach : float
        The size of a scene in space at one time, in metres.
    view : (float, float) or None
        The initial view in space: azimuth and elevation in radians.
    caption : tuple of str
        Parameters with their values.
    unit : str
        The unit of length; empty if the problem names none.
    words : str
        The motion in words, for a screen reader.
    """

    name: str
    dimension: int
    times: Single
    points: Single
    rods: tuple[Rod, ...]
    forces: tuple[Forces, ...]
    labels: tuple[str, ...]
    paths: tuple[int, ...]
    low: Array
    high: Array
    scale: float
    marks: tuple[str, ...]
    sides: Array
    fixed: Single = field(default_factory=lambda: np.zeros((0, 3), dtype=np.float32))
    shapes: tuple[Shape, ...] = ()
    width: float = 0.0
    caption: tuple[str, ...] = ()
    left: float | None = None
    unit: str = ""
    solids: tuple[SceneSolid, ...] = ()
    directions: Single = field(default_factory=lambda: np.zeros((0, 0, 3), dtype=np.float32))
    off: Mapping[str, list[list[float]]] = field(default_factory=dict)
    reach: float = 0.0
    view: tuple[float, float] | None = None
    words: str = ""

    @classmethod
    def of(cls, motion: Trajectory, arrows: Arrows = None) -> Scene:
        """Return the scene of a motion, with at most `MAX_FRAMES` evenly spread frames.

        Parameters
        ----------
        motion : Motion
        arrows : mapping of str to array, or Sensitivities, optional
            Forces to show, in newtons, of shape (N, 2) or (N, 3) over the times of the motion. The
            first word of the name is the point on which it acts: ``"C"``, ``"C on AC"``. They may
            be `Mechanism.reactions`, whose torques are not drawn. For `System.sensitivities` at the
            times of the motion, arrows lead from the points to their positions, to first order,
            with another parameter or start value; their title names the change.

        Raises
        ------
        ProblemError
            If the system has no points, an arrow has no point or another number of times, or the
            sensitivities belong to another motion.

        Examples
        --------
        >>> import teachmech as tm
        >>> motion = tm.example("meridian").simulate(time=(0, 0.1, 0.01))
        >>> Scene.of(motion).points.shape
        (11, 2, 3)
        >>> Scene.of(motion, arrows={"2 by wind": np.ones((11, 3))}).forces[-1].points
        (1,)
        >>> pendulum = tm.example("pendulum")
        >>> motion = pendulum.simulate(time=(0, 1, 0.1))
        >>> Scene.of(motion, arrows=pendulum.sensitivities(["g"], motion.t)).forces[-1].title
        'change for g + 2'
        """
        checked_points(motion.system)
        system, scene = motion.system, _of_points
        if system.drawing is not None:
            scene = _of_mechanism
        elif system.solids is not None:
            scene = _of_solids
        unit = system.units.get("length", "")
        return replace(scene(motion, arrows), unit=unit, words=motion_in_words(motion))

    def elsewhere(self, system: Description, times: Array, q: Array) -> Scene:
        """Return the scene of the same bodies in another motion of the system, without forces.

        Parameters
        ----------
        system : System
            The system of the scene.
        times, q : array, shape (F,) and (F, n)
            The other motion, in frames close enough for linear interpolation.
        """
        points = _points(system, times, q)
        turned = self.directions
        if self.solids:
            turned = single(directions_of(system, times, q)).astype(np.float32)
        return replace(
            self,
            times=times.astype(np.float32),
            points=points,
            directions=turned,
            forces=(),
            off={},
            left=None,
            low=np.minimum(self.low, points.min(axis=(0, 1))),
            high=np.maximum(self.high, points.max(axis=(0, 1))),
        )

    @property
    def size(self) -> float:
        """The longest side of the box around everything, in metres."""
        return float((self.high - self.low).max()) or 1.0

    @property
    def speed(self) -> float:
        """The playback speed: 1 (real time), or a speed for about ten seconds."""
        span = float(self.times[-1] - self.times[0])
        if span == 0 or 1 <= span <= 60:
            return 1.0
        return round_down(span / 10, slack=1e-3)

    def positions_at(self, t: float) -> Array:
        """Return the positions of all points at a time, shape (P + K, 3)."""
        return np.concatenate([self.between(self.points, t), self.fixed])

    def between(self, values: Single, t: float) -> Array:
        """Return values over the frames, interpolated at a time between them."""
        after = self.after(t)
        before = max(after - 1, 0)
        step = float(self.times[after] - self.times[before])
        part = min(max((t - float(self.times[before])) / step, 0.0), 1.0) if step > 0 else 0.0
        now: Array = (1 - part) * values[before] + part * values[after]
        return now

    def after(self, t: float) -> int:
        """Return the index of the first frame that is not before a time."""
        return min(int(np.searchsorted(self.times, t)), len(self.times) - 1)

    def description(self) -> dict[str, Any]:
        """Return the data for ``player.js`` other than the arrays, suitable for JSON."""
        return {
            "name": self.name,
            "dimension": self.dimension,
            "frames": len(self.times),
            "count": self.points.shape[1],
            "labels": self.labels,
            "marks": self.marks,
            "sides": self.sides.round(4).tolist(),
            "width": self.width,
            "fixed": self.fixed.tolist(),
            "paths": self.paths,
            "shapes": [shape.description() for shape in self.shapes],
            "solids": [solid.description() for solid in self.solids],
            "directions": self.directions.shape[1],
            "reach": self.reach,
            "view": self.view,
            "caption": self.caption,
            "low": self.low.tolist(),
            "high": self.high.tolist(),
            "left": self.left,
            "unit": self.unit,
            "words": self.words,
            "speed": self.speed,
            "scale": self.scale,
            "forces": [
                {key: value for key, value in vars(forces).items() if key != "values"}
                for forces in self.forces
            ],
            "rods": [
                {
                    "from": rod.start,
                    "to": rod.end,
                    "pivot": rod.pivot and self.padded(rod.pivot),
                    "constraint": rod.constraint,
                    "off": self.off.get(rod.constraint, []),
                }
                for rod in self.rods
            ],
        }

    def data(self) -> bytes:
        """Return times, points, directions and forces as little-endian float32."""
        moving = (self.points, self.directions)
        arrays = (self.times, *moving, *(forces.values for forces in self.forces))
        return b"".join(np.ascontiguousarray(array, dtype="<f4").tobytes() for array in arrays)

    @staticmethod
    def padded(position: tuple[float, ...]) -> list[float]:
        """Return a position with three components."""
        return [*position, *[0.0] * (3 - len(position))]


# --- points -----------------------------------------------------------------------------------


def _of_points(motion: Trajectory, arrows: Arrows) -> Scene:
    """Return points, the forces on points that are particles, and rods between points."""
    system, found, labels = motion.system, rods(motion.system), tuple(motion.system.points)
    index, resting = {name: k for k, name in enumerate(labels)}, still(system)
    pushed = tuple(index[name] for name in particles(system))
    frames = evenly(len(motion))
    times, q = motion.t[frames], motion.q[frames]
    points = _points(motion.system, times, q)
    if not pushed:  # without forces, which are known only at the stored times, any frames will do
        times, q = fine(motion, STRAY * _extent(points[0]))
        points = _points(motion.system, times, q)
    forces = _forces(motion, arrows, frames, pushed, (times, q))
    pivots = np.array([Scene.padded(rod.pivot) for rod in found if rod.pivot is not None])
    still_there = np.broadcast_to(pivots.reshape(-1, 3), (len(times), len(pivots), 3))
    everything = np.concatenate([points, still_there], axis=1).astype(float)
    shown = _shown(motion, times, everything)
    size = float(np.ptp(everything[:shown], axis=(0, 1)).max())
    forces, scale = scaled(forces, size, shown)
    shapes = contours(system)
    lines = [_in_space(line) for shape in shapes for line in shape.at(everything[..., :2])]
    low, high = _box([everything, *lines, *tips_of(forces, everything, scale)], shown)
    return Scene(
        name=motion.title,
        dimension=max(map(len, system.points.values())),
        times=times.astype(np.float32),
        points=points,
        rods=found,
        off=motion.times_off,
        forces=tuple(forces),
        labels=labels,
        paths=tuple(k for k, rests in enumerate(resting) if not rests),
        low=low,
        high=high,
        scale=scale,
        marks=tuple("pin" if rests else "disc" for rests in resting),
        sides=np.full((len(labels), 2), np.sqrt(0.5)),
        shapes=shapes,
        left=_left(times, everything, shown, low, high),
    )


def _forces(
    motion: Trajectory,
    arrows: Arrows,
    frames: Index,
    pushed: tuple[int, ...],
    moves: tuple[Array, Array],
) -> list[Forces]:
    """Return applied and constraint forces on particles, requested forces, and friction cones.

    The particles have stored times, and everything has the times and coordinates of ``moves``.
    """
    system, found = motion.system, []
    cones = [*friction_cones(motion, *moves)]
    rubbed = {k for friction in system.frictions for k in (friction.constraint, *friction.sticks)}
    if pushed:
        applied = of_particles(motion, motion.applied_force[frames])
        found.append(Forces("applied force", pushed, applied, GREEN, shown=False))
    if pushed and system.constraints:
        constraint = of_particles(motion, motion.constraint_force[frames])
        others = not cones or len(rubbed) < len(system.constraints)  # cones contain their forces
        found.append(Forces("constraint force", pushed, constraint, RED, shown=others))
    labels = tuple(system.points)
    return [*found, *_requested(arrows, motion, moves[0], labels), *cones]


def _requested(
    arrows: Any, motion: Trajectory, times: Array, labels: tuple[str, ...]
) -> list[Forces]:
    """Return the arrows that the user asked for."""
    if arrows is None or isinstance(arrows, Mapping):
        return asked(arrows or {}, motion, times, labels)
    if not isinstance(arrows, Derivatives):
        what = f"{a_kind(arrows)} is neither forces by name nor sensitivities"
        hint = "give {'A on AB': values}, or system.sensitivities([...], motion.t)"
        raise ProblemError(what, key="arrows", hint=hint)
    return displacements(arrows, motion, times, labels)


# --- mechanisms -------------------------------------------------------------------------------


def _of_solids(motion: Trajectory, arrows: Arrows) -> Scene:
    """Return the fields of the scene of a system with solids, for the motion's parameters."""
    system, parameters = motion.system, motion.system.parameter_values
    solids = system.solids
    assert solids is not None
    labels = tuple(drawn_points(system))
    pushed = tuple(labels.index(name) for name in particles(system))
    frames = evenly(len(motion))
    times, q = motion.t[frames], motion.q[frames]
    extent = _extent(np.concatenate([*_points(motion.system, times, q)]))
    if not pushed:
        times, q = fine(motion, STRAY * extent)
    points = _points(motion.system, times, q)
    turned = single(directions_of(system, times, q)).astype(np.float32)
    shown = _shown(motion, times, points.astype(float))
    size = _extent(np.concatenate([*points[:shown]]))
    found = solids_of(system, solids, parameters)
    ends = {end for solid in found for end in (solid.origin, solid.end)}
    held = [k for k in range(len(labels)) if k in ends]
    some = [(points[k].astype(float), turned[k].astype(float)) for k in evenly(shown, SAMPLED)]
    reach = max((_extent(p) for p in _filled(found, THIN * size, some)), default=size)
    lengths = [solid.axes(*some[0])[1] for solid in found if solid.end is not None]
    lengths = [length for length in lengths if length > 0]  # a slack thread may begin without
    width = min(WIDTH * reach, SLENDER * float(np.median(lengths or [reach])))
    if solids.width is not None:
        width = Drawing.number(solids.width, parameters)
    forces = _forces(motion, arrows, frames, pushed, (times, q))
    forces, scale = scaled(forces, size, shown)
    everything = points.astype(float)
    low, high = _box([everything, *tips_of(forces, everything, scale)], shown)
    corners = np.concatenate([*_filled(found, width, some), everything[0]])
    margin = 0.04 * size
    low = np.minimum(low, corners.min(axis=0)) - margin * FLOOR
    high = np.maximum(high, corners.max(axis=0)) + margin * FLOOR
    view = None
    if solids.view is not None:
        azimuth, elevation = (np.radians(Drawing.number(x, parameters)) for x in solids.view)
        view = float(azimuth), float(elevation)
    return Scene(
        name=motion.title,
        dimension=3,
        times=times.astype(np.float32),
        points=points,
        rods=(),
        forces=tuple(forces),
        labels=labels,
        paths=tuple(labels.index(name) for name in solids.traces),
        low=low,
        high=high,
        scale=scale,
        marks=tuple(
            "dot" if rests and k not in held else "none" for k, rests in enumerate(still(system))
        )
        + ("contact",) * (len(labels) - len(system.points)),
        sides=np.full((len(labels), 2), np.sqrt(0.5)),
        width=width,
        caption=_caption(motion, solids.shown),
        left=_left(times, everything, shown, low, high),
        solids=found,
        directions=turned,
        reach=reach,
        view=view,
    )


def _filled(
    solids: Sequence[SceneSolid], width: float, some: Sequence[tuple[Array, Array]]
) -> list[Array]:
    """Return the corners of all faces of solids at given positions of points and directions."""
    if not solids:
        return []
    surfaces = Surfaces(tuple(solids), width)
    return [surfaces.at(positions, turned)[0].reshape(-1, 3) for positions, turned in some]


def _caption(motion: Trajectory, shown: Sequence[str]) -> tuple[str, ...]:
    """Return parameters with their values and units."""
    values, units = motion.system.parameter_values, motion.system.units
    return tuple(f"{name} = {values[name]:.4g} {units.get(name, '')}".rstrip() for name in shown)


def _of_mechanism(motion: Trajectory, arrows: Arrows) -> Scene:
    """Return the fields of the scene of a system with a drawing, for the motion's parameters."""
    drawing, parameters = motion.system.drawing, motion.system.parameter_values
    assert drawing is not None
    names = tuple(drawn_points(motion.system))
    labels = (*names, *drawing.fixed)
    spots = [[drawing.number(x, parameters) for x in p] for p in vars(drawing)["fixed"].values()]
    fixed = np.array([[x, y, 0.0] for x, y in spots]).reshape(-1, 3)
    size = _extent(np.concatenate([_points(motion.system, motion.t[:1], motion.q[:1])[0], fixed]))
    times, q = fine(motion, STRAY * size)
    points = _points(motion.system, times, q)
    still = np.broadcast_to(fixed, (len(times), *fixed.shape))
    in_space = np.concatenate([points, still], axis=1).astype(float)
    shown = _shown(motion, times, in_space)
    everyone = in_space[:shown, :, :2]
    shapes = parts(drawing, names, parameters, everyone, size)
    lines = [line for shape in shapes for line in shape.at(everyone)]
    width = width_of(drawing, parameters, size)
    forces = [*_requested(arrows, motion, times, labels), *friction_cones(motion, times, q)]
    forces, scale = scaled(forces, size, shown)
    tips = [tip[..., :2] for tip in tips_of(forces, in_space, scale)]
    corners = [np.append(corner, 0.0) for corner in _box([everyone, *lines, *tips], shown)]
    return Scene(
        name=motion.title,
        dimension=2,
        times=times.astype(np.float32),
        points=points,
        rods=rods(motion.system),
        off=motion.times_off,
        forces=tuple(forces),
        labels=labels,
        paths=tuple(names.index(name) for name in drawing.traces),
        low=corners[0],
        high=corners[1],
        scale=scale,
        fixed=fixed.astype(np.float32),
        shapes=shapes,
        marks=marks(drawing, names),
        sides=sides(everyone, lines, reach=width + 0.035 * size, clear=0.035 * size),
        width=width,
        caption=_caption(motion, drawing.shown),
        left=_left(times, in_space, shown, *corners),
    )


def _in_space(positions: Array) -> Array:
    """Return positions in the plane (..., 2) with a third component 0."""
    return np.concatenate([positions, np.zeros_like(positions[..., :1])], axis=-1)


def _points(system: Description, t: Array, q: Array) -> Single:
    """Return the positions of the points, limited to the range of single precision."""
    return single(positions_of(drawn_points(system), system, t, q)).astype(np.float32)


def _extent(points: Array) -> float:
    """Return the longest side of the box around points (K, 3), or 1 if they coincide."""
    return float(np.ptp(points, axis=0).max()) or 1.0


# --- motions that diverge ---------------------------------------------------------------------


def _shown(motion: Trajectory, times: Array, positions: Array) -> int:
    """Return how many frames determine the box: all, or the valid frames of a diverging motion.

    The positions have the shape (F, K, 3). A wrong motion that stays near is shown completely.
    """
    lowest = np.minimum.accumulate(positions.min(axis=1), axis=0)
    highest = np.maximum.accumulate(positions.max(axis=1), axis=0)
    sizes = (highest - lowest).max(axis=1)
    sound = max(int((times <= sound_until(motion)).sum()), int(np.argmax(sizes > 0)) + 1)
    return len(times) if sizes[-1] <= LARGER * sizes[sound - 1] else sound


def _box(parts: list[Array], shown: int) -> tuple[Array, Array]:
    """Return the corners of the box around parts (F, K, 2) or (F, K, 3) in the first frames."""
    corners = np.concatenate([part[:shown].reshape(-1, part.shape[-1]) for part in parts])
    return corners.min(axis=0), corners.max(axis=0)


def _left(times: Array, positions: Array, shown: int, low: Array, high: Array) -> float | None:
    """Return the time at which diverging points leave a box by a tenth of its size."""
    if shown == len(times):
        return None
    margin = 0.1 * (high - low).max()
    outside = ((positions < low - margin) | (positions > high + margin)).any(axis=(1, 2))
    return float(times[int(np.argmax(outside))])
