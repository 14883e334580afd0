"""Joints in space: the constraints of each type on the frames of two parts.

A side of a joint is a point and three perpendicular directions of a part: its axis n, and p and q,
which rotate with the part. With a for the side of the first part and b for that of the second one:

    together        b - a = 0                           ball, hinge, universal
    axes parallel   n_a . p_b = n_a . q_b = 0           hinge, cylindrical, prismatic, planar, screw
    on the axis     (b - a) . p_a = (b - a) . q_a = 0   cylindrical, prismatic, screw
    in the plane    (b - a) . n_a = 0                   planar
    no turn         p_a . q_b = 0                       prismatic
    crossed         n_a . n_b = 0                       universal

The angle theta of a joint is measured from p_a to p_b about n_a, and its displacement s
from a to b along n_a. They are coordinates if they are named:

    angle           sin(theta) p_b . p_a - cos(theta) p_b . q_a = 0
    displacement    (b - a) . n_a - s = 0

A disk of radius r with the centre C and the axis n_b rolls on the plane through a perpendicular to
n_a. With g = n_a . n_b its lowest point is C + r d, d = -(n_a - g n_b)/sqrt(1 - g^2), where the
body is at rest:

    contact         (C - a) . n_a = r sqrt(1 - g^2)
    rolling         p_a . v = q_a . v = 0,    v = C' + r sum x_i' (x_i . d)

where x_i are the axes of the body's frame. For a ball, d = -n_a.

J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action!" (2018), for joints by points in line and
in a plane; J. Garcia de Jalon, E. Bayo, "Kinematic and Dynamic Simulation of Multibody Systems"
(Springer 1994), chapter 2, for joints by points and unit vectors.

To add a type, write a function of two sides, an entry of `JOINT_TYPES` and a key of
`spec.JointData`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import ONE, PI, ZERO, function, root
from teachmech.problems.mechanisms.bodies import At, Vector, angle_of, summed
from teachmech.problems.mechanisms.space_bodies import AXES, SpaceBody
from teachmech.problems.mechanisms.vectors import (
    cross,
    dot,
    gap,
    length,
    scaled,
    sum_of,
    unit,
    unit_vector,
)

NamedEquations = Iterator[tuple[str, Formula]]  # names and left sides


@dataclass(frozen=True)
class JointFrame:
    """The axis n of a joint and p, q perpendicular to it, in the frame of a part or of the world.

    n has the length given in the file, ``size``; q is n cross p.
    """

    n: Vector
    p: Vector
    q: Vector
    size: Formula = ONE


@dataclass(frozen=True)
class Side:
    """One side of a joint: a part with a point and a frame of the joint.

    Attributes
    ----------
    body : SpaceBody or None
        None for the ground.
    point : str
    frame : JointFrame
        Its vectors in the frame of the body.
    """

    body: SpaceBody | None
    point: str
    frame: JointFrame


@dataclass(frozen=True)
class WorldSide:
    """A side with its vectors in the world."""

    side: Side
    at: At
    velocity: At

    @property
    def position(self) -> Vector:
        """The position of the joint."""
        return self.at(self.side.point)

    @property
    def n(self) -> Vector:
        """The axis."""
        return self._turned(self.side.frame.n)

    @property
    def p(self) -> Vector:
        """The direction from which angles are measured."""
        return self._turned(self.side.frame.p)

    @property
    def q(self) -> Vector:
        """The direction n x p."""
        return self._turned(self.side.frame.q)

    def _turned(self, vector: Vector) -> Vector:
        body = self.side.body
        return vector if body is None else body.turned(vector, self.at)


@dataclass(frozen=True)
class Joint:
    """A joint between two parts, read from the file.

    Attributes
    ----------
    name, kind : str
    sides : tuple of Side
        Two sides; empty if the joint does not connect bodies.
    joined : tuple of str
        The names of the two parts, points or joints.
    sizes : dict of str to Formula
        The sizes that its type needs: ``Pitch``, ``Radius``, ``Ratio``, ``Offset``, ``Length``.
    scalars : tuple of str
        Its angle and its displacement if they are coordinates: ``"theta_crank"``, ``"s_crank"``.
    """

    name: str
    kind: str
    joined: tuple[str, str]
    sides: tuple[Side, ...]
    sizes: dict[str, Formula]
    scalars: tuple[str, ...] = ()

    def equations(self, first: WorldSide, second: WorldSide) -> NamedEquations:
        """Yield names and left sides of the equations of a joint with two sides."""
        for label, equation in JOINT_TYPES[self.kind].equations(first, second, self.sizes):
            yield f"{self.name}, {label}", equation
        size = first.side.frame.size
        if angle_of(self.name) in self.scalars:
            angle = symbol(angle_of(self.name))
            along, aside = size * dot(second.p, first.p), dot(second.p, first.q)
            zero = function("sin", angle) * along - function("cos", angle) * aside
            yield f"angle of {self.name}", zero
        if displacement_of(self.name) in self.scalars:
            reach = dot(gap(first.position, second.position), first.n)
            yield f"displacement of {self.name}", reach - size * symbol(displacement_of(self.name))
        if self.kind == "Screw":
            lead = self.sizes["Pitch"] * symbol(angle_of(self.name)) / (2 * PI)
            reach = dot(gap(first.position, second.position), first.n)
            yield f"{self.name}, lead", reach - size * lead


@dataclass(frozen=True)
class JointType:
    """A type of joint.

    Attributes
    ----------
    title : str
        The name in messages.
    equations : function of two sides in the world and the sizes
    needs : tuple of str
        The required keys of the file.
    scalars : tuple of str
        The coordinates that it can have: ``"theta"`` and ``"s"``.
    joins : str
        ``"parts"``, ``"points"`` or ``"joints"``.
    meets : bool
        True if its two points coincide. If both sides have the same point, its pin carries the
        force.
    aligned : bool
        True if its two axes are parallel.
    """

    title: str
    equations: Callable[[WorldSide, WorldSide, dict[str, Formula]], NamedEquations]
    needs: tuple[str, ...]
    scalars: tuple[str, ...] = ()
    joins: str = "parts"
    meets: bool = False
    aligned: bool = False


def displacement_of(joint: str) -> str:
    """Return the name of the displacement of a joint along its axis."""
    return f"s_{joint}"


# --- equations ----------------------------------------------------------------------------------


def together(a: WorldSide, b: WorldSide) -> NamedEquations:
    """Yield the equations of coincident points; none if they are one point."""
    for letter, left, right in zip(AXES, a.position, b.position, strict=True):
        if left != right:
            yield f"together, {letter}", right - left


def parallel(a: WorldSide, b: WorldSide) -> NamedEquations:
    """Yield the equations of parallel axes."""
    yield "axes parallel, 1", dot(a.n, b.p)
    yield "axes parallel, 2", dot(a.n, b.q)


def on_axis(a: WorldSide, b: WorldSide) -> NamedEquations:
    """Yield the equations of a second point on the first axis."""
    between = gap(a.position, b.position)
    yield "on the axis, 1", dot(between, a.p)
    yield "on the axis, 2", dot(between, a.q)


def in_plane(a: WorldSide, b: WorldSide) -> NamedEquations:
    """Yield the equation of a second point in the plane perpendicular to the first axis."""
    yield "in the plane", dot(gap(a.position, b.position), a.n)


def no_turn(a: WorldSide, b: WorldSide) -> NamedEquations:
    """Yield the equation of no rotation about the axis."""
    yield "no turn", dot(a.p, b.q)


def crossed(a: WorldSide, b: WorldSide) -> NamedEquations:
    """Yield the equation of perpendicular axes."""
    yield "axes crossed", dot(a.n, b.n)


def rolling_disk(a: WorldSide, b: WorldSide, sizes: dict[str, Formula]) -> NamedEquations:
    """Yield the equations of a disk that touches a plane and is at rest at the contact."""
    up, body, axis = unit(a.n), b.side.body, unit(b.side.frame.n)
    assert body is not None
    tilt = dot(up, body.turned(axis, b.at))
    across = root(1 - tilt**2)
    yield "contact", dot(gap(a.position, b.position), up) - sizes["Radius"] * across
    lowest = [(dot(up, body.axis(k, b.at)) - tilt * axis[k]) / across for k in range(3)]
    yield from _rolling(a, b, sizes["Radius"], lowest)


def rolling_ball(a: WorldSide, b: WorldSide, sizes: dict[str, Formula]) -> NamedEquations:
    """Yield the equations of a ball that touches a plane and is at rest at the contact."""
    up, body = unit(a.n), b.side.body
    assert body is not None
    yield "contact", dot(gap(a.position, b.position), up) - sizes["Radius"]
    lowest = [dot(up, body.axis(k, b.at)) for k in range(3)]
    yield from _rolling(a, b, sizes["Radius"], lowest)


def _rolling(a: WorldSide, b: WorldSide, radius: Formula, lowest: list[Formula]) -> NamedEquations:
    """Yield the equations of zero velocity in the plane at C - r (sum of lowest_k times axis k)."""
    assert b.side.body is not None
    rates = [tuple(map(summed, b.side.body.axis_shares(k, b.velocity))) for k in range(3)]
    turning = sum_of(scaled(part, rate) for part, rate in zip(lowest, rates, strict=True))
    slip = gap(scaled(radius, turning), b.velocity(b.side.point))
    yield "rolling, 1", dot(slip, a.p)
    yield "rolling, 2", dot(slip, a.q)


def _of(*parts: Callable[[WorldSide, WorldSide], NamedEquations]) -> Callable[..., NamedEquations]:
    """Return a function that yields the equations of several functions."""

    def equations(a: WorldSide, b: WorldSide, sizes: dict[str, Formula]) -> NamedEquations:
        for part in parts:
            yield from part(a, b)

    return equations


_AXIS = ("At", "Axis")
JOINT_TYPES = {
    "Ball": JointType("ball joint", _of(together), ("At",), meets=True),
    "Hinge": JointType(
        "hinge", _of(together, parallel), _AXIS, ("theta",), meets=True, aligned=True
    ),
    "Cylindrical": JointType(
        "cylindrical joint", _of(on_axis, parallel), _AXIS, ("theta", "s"), aligned=True
    ),
    "Prismatic": JointType(
        "prismatic joint", _of(on_axis, parallel, no_turn), _AXIS, ("s",), aligned=True
    ),
    "Universal": JointType("universal joint", _of(together, crossed), _AXIS, meets=True),
    "Planar": JointType("planar joint", _of(in_plane, parallel), _AXIS, ("theta",), aligned=True),
    "Screw": JointType(
        "screw", _of(on_axis, parallel), (*_AXIS, "Pitch"), ("theta", "s"), aligned=True
    ),
    "RollingDisk": JointType("rolling disk", rolling_disk, (*_AXIS, "Radius")),
    "RollingBall": JointType("rolling ball", rolling_ball, (*_AXIS, "Radius")),
    "Distance": JointType("distance", _of(), (), ("s",), joins="points"),
    "Gear": JointType("gear pair", _of(), ("Ratio",), joins="joints"),
    "Rack": JointType("rack", _of(), ("Radius",), joins="joints"),
}


def between_points(joint: Joint, a: Vector, b: Vector) -> NamedEquations:
    """Yield the equations of the distance of two points, a length or the coordinate s."""
    reach, displacement = gap(a, b), displacement_of(joint.name)
    size = symbol(displacement) if displacement in joint.scalars else joint.sizes["Length"]
    yield f"length of {joint.name}", dot(reach, reach) - size**2
    if displacement in joint.scalars and "Length" in joint.sizes:
        yield f"{joint.name}, length", size - joint.sizes["Length"]


def between_joints(joint: Joint) -> NamedEquations:
    """Yield the equation of a gear pair (two angles) or of a rack (displacement and angle)."""
    first, second = joint.joined
    offset = joint.sizes.get("Offset", ZERO)
    if joint.kind == "Gear":
        driven, factor = angle_of(first), joint.sizes["Ratio"]
    else:
        driven, factor = displacement_of(first), joint.sizes["Radius"]
    yield joint.name, symbol(driven) - factor * symbol(angle_of(second)) - offset


def frame_of(axis: Vector, reference: Vector, along: int) -> JointFrame:
    """Return the frame of a joint.

    Parameters
    ----------
    axis : tuple of Formula
    reference : tuple of Formula
        A direction whose part perpendicular to n is p; if it is empty, p is n x (axis ``along``
        of the world).
    along : int
    """
    if reference:
        p = gap(scaled(dot(reference, axis), axis), scaled(dot(axis, axis), reference))
    else:
        p = cross(axis, unit_vector(along))
    return JointFrame(axis, p, cross(axis, p), length(axis))
