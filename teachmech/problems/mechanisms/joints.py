"""Joints in space: what each kind asks of the frames of two parts.

A side of a joint is a point and three directions at right angles of a part: its axis n, and p and
q, which turn with the part. With a for the side of the first part and b for that of the second one:

    together        b - a = 0                           ball, hinge, universal
    axes parallel   n_a . p_b = n_a . q_b = 0           hinge, cylindrical, prismatic, planar, screw
    on the axis     (b - a) . p_a = (b - a) . q_a = 0   cylindrical, prismatic, screw
    in the plane    (b - a) . n_a = 0                   planar
    no turn         p_a . q_b = 0                       prismatic
    crossed         n_a . n_b = 0                       universal

The angle theta of a joint leads from p_a to p_b about n_a, and its way s from a to b along n_a;
they are coordinates where they are named:

    angle           sin(theta) p_b . p_a - cos(theta) p_b . q_a = 0
    way             (b - a) . n_a - s = 0

A disk of radius r with the centre C and the axis n_b rolls on the plane through a across n_a.
With g = n_a . n_b its lowest point is C + r d, d = -(n_a - g n_b)/sqrt(1 - g^2), and the body is
at rest there:

    contact         (C - a) . n_a = r sqrt(1 - g^2)
    rolling         p_a . v = q_a . v = 0,    v = C' + r sum x_i' (x_i . d)

where x_i are the axes of its frame. For a ball, d = -n_a.

J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action!" (2018), for joints by points in line and
in a plane; J. Garcia de Jalon, E. Bayo, "Kinematic and Dynamic Simulation of Multibody Systems"
(Springer 1994), chapter 2, for joints by points and unit vectors.

A new kind is a function of two sides in `KINDS`, and a key of `spec.JointData`.
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

Equations = Iterator[tuple[str, Formula]]  # names, and what is zero


@dataclass(frozen=True)
class Frame:
    """The axis n of a joint and p, q beside it, in the frame of a part or in the world's.

    They are as long as the file gives the axis: q is n cross p, and ``size`` the length of n.
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
    frame : Frame
        In the frame of the body.
    """

    body: SpaceBody | None
    point: str
    frame: Frame


@dataclass(frozen=True)
class Placed:
    """A side in the directions of the world, with what moves it."""

    side: Side
    at: At
    velocity: At

    @property
    def place(self) -> Vector:
        """The point of the joint."""
        return self.at(self.side.point)

    @property
    def n(self) -> Vector:
        """The axis."""
        return self._turned(self.side.frame.n)

    @property
    def p(self) -> Vector:
        """The direction from which angles are counted."""
        return self._turned(self.side.frame.p)

    @property
    def q(self) -> Vector:
        """The direction at n x p."""
        return self._turned(self.side.frame.q)

    def _turned(self, vector: Vector) -> Vector:
        body = self.side.body
        return vector if body is None else body.turned(vector, self.at)


@dataclass(frozen=True)
class Joint:
    """A joint between two parts, as it is read from the file.

    Attributes
    ----------
    name, kind : str
    sides : tuple of Side
        Two; none where it joins no bodies.
    joined : tuple of str
        The names of the two parts, points or joints.
    sizes : dict of str to Formula
        What the kind needs: ``Pitch``, ``Radius``, ``Ratio``, ``Offset``, ``Length``.
    scalars : tuple of str
        Its angle and its way, where they are coordinates: ``"theta_crank"``, ``"s_crank"``.
    """

    name: str
    kind: str
    joined: tuple[str, str]
    sides: tuple[Side, ...]
    sizes: dict[str, Formula]
    scalars: tuple[str, ...] = ()

    def equations(self, first: Placed, second: Placed) -> Equations:
        """Yield names and equations of a joint of two sides, as `KINDS` has them."""
        for label, equation in KINDS[self.kind].equations(first, second, self.sizes):
            yield f"{self.name}, {label}", equation
        size = first.side.frame.size
        if angle_of(self.name) in self.scalars:
            angle = symbol(angle_of(self.name))
            along, aside = size * dot(second.p, first.p), dot(second.p, first.q)
            zero = function("sin", angle) * along - function("cos", angle) * aside
            yield f"angle of {self.name}", zero
        if way_of(self.name) in self.scalars:
            reach = dot(gap(first.place, second.place), first.n)
            yield f"way of {self.name}", reach - size * symbol(way_of(self.name))
        if self.kind == "Screw":
            lead = self.sizes["Pitch"] * symbol(angle_of(self.name)) / (2 * PI)
            reach = dot(gap(first.place, second.place), first.n)
            yield f"{self.name}, lead", reach - size * lead


@dataclass(frozen=True)
class Kind:
    """A kind of joint.

    Attributes
    ----------
    title : str
        For people.
    equations : function of two placed sides and the sizes
    needs : tuple of str
        Keys of the file that must be there.
    scalars : tuple of str
        What it has of ``"theta"`` and ``"s"``.
    joins : str
        ``"parts"``, ``"points"`` or ``"joints"``.
    meets : bool
        Whether its two points are at one place; where that is one point, its pin carries the force.
    aligned : bool
        Whether its two axes are parallel.
    """

    title: str
    equations: Callable[[Placed, Placed, dict[str, Formula]], Equations]
    needs: tuple[str, ...]
    scalars: tuple[str, ...] = ()
    joins: str = "parts"
    meets: bool = False
    aligned: bool = False


def way_of(joint: str) -> str:
    """The name of the way of a joint along its axis."""
    return f"s_{joint}"


# --- what they are made of ----------------------------------------------------------------------


def together(a: Placed, b: Placed) -> Equations:
    """Both points are at one place; nothing where it is one point."""
    for letter, left, right in zip(AXES, a.place, b.place, strict=True):
        if left != right:
            yield f"together, {letter}", right - left


def parallel(a: Placed, b: Placed) -> Equations:
    """The axes have one direction."""
    yield "axes parallel, 1", dot(a.n, b.p)
    yield "axes parallel, 2", dot(a.n, b.q)


def on_axis(a: Placed, b: Placed) -> Equations:
    """The second point is on the first axis."""
    between = gap(a.place, b.place)
    yield "on the axis, 1", dot(between, a.p)
    yield "on the axis, 2", dot(between, a.q)


def in_plane(a: Placed, b: Placed) -> Equations:
    """The second point is in the plane across the first axis."""
    yield "in the plane", dot(gap(a.place, b.place), a.n)


def no_turn(a: Placed, b: Placed) -> Equations:
    """The second part does not turn about the axis."""
    yield "no turn", dot(a.p, b.q)


def crossed(a: Placed, b: Placed) -> Equations:
    """The axes are at right angles."""
    yield "axes crossed", dot(a.n, b.n)


def rolling_disk(a: Placed, b: Placed, sizes: dict[str, Formula]) -> Equations:
    """The edge of a disk touches a plane and is at rest there."""
    up, body, axis = unit(a.n), b.side.body, unit(b.side.frame.n)
    assert body is not None
    tilt = dot(up, body.turned(axis, b.at))
    across = root(1 - tilt**2)
    yield "contact", dot(gap(a.place, b.place), up) - sizes["Radius"] * across
    lowest = [(dot(up, body.axis(k, b.at)) - tilt * axis[k]) / across for k in range(3)]
    yield from _rolling(a, b, sizes["Radius"], lowest)


def rolling_ball(a: Placed, b: Placed, sizes: dict[str, Formula]) -> Equations:
    """A ball touches a plane and is at rest there."""
    up, body = unit(a.n), b.side.body
    assert body is not None
    yield "contact", dot(gap(a.place, b.place), up) - sizes["Radius"]
    lowest = [dot(up, body.axis(k, b.at)) for k in range(3)]
    yield from _rolling(a, b, sizes["Radius"], lowest)


def _rolling(a: Placed, b: Placed, radius: Formula, lowest: list[Formula]) -> Equations:
    """The velocity of the body at C - r (sum of its axes times what is given) is 0 in the plane."""
    assert b.side.body is not None
    rates = [tuple(map(summed, b.side.body.axis_shares(k, b.velocity))) for k in range(3)]
    turning = sum_of(scaled(part, rate) for part, rate in zip(lowest, rates, strict=True))
    slip = gap(scaled(radius, turning), b.velocity(b.side.point))
    yield "rolling, 1", dot(slip, a.p)
    yield "rolling, 2", dot(slip, a.q)


def _of(*parts: Callable[[Placed, Placed], Equations]) -> Callable[..., Equations]:
    """The equations of several parts, one after the other."""

    def equations(a: Placed, b: Placed, sizes: dict[str, Formula]) -> Equations:
        for part in parts:
            yield from part(a, b)

    return equations


_AXIS = ("At", "Axis")
KINDS = {
    "Ball": Kind("ball joint", _of(together), ("At",), meets=True),
    "Hinge": Kind("hinge", _of(together, parallel), _AXIS, ("theta",), meets=True, aligned=True),
    "Cylindrical": Kind(
        "cylindrical joint", _of(on_axis, parallel), _AXIS, ("theta", "s"), aligned=True
    ),
    "Prismatic": Kind(
        "prismatic joint", _of(on_axis, parallel, no_turn), _AXIS, ("s",), aligned=True
    ),
    "Universal": Kind("universal joint", _of(together, crossed), _AXIS, meets=True),
    "Planar": Kind("planar joint", _of(in_plane, parallel), _AXIS, ("theta",), aligned=True),
    "Screw": Kind("screw", _of(on_axis, parallel), (*_AXIS, "Pitch"), ("theta", "s"), aligned=True),
    "RollingDisk": Kind("rolling disk", rolling_disk, (*_AXIS, "Radius")),
    "RollingBall": Kind("rolling ball", rolling_ball, (*_AXIS, "Radius")),
    "Distance": Kind("distance", _of(), (), ("s",), joins="points"),
    "Gear": Kind("gear pair", _of(), ("Ratio",), joins="joints"),
    "Rack": Kind("rack", _of(), ("Radius",), joins="joints"),
}


def between_points(joint: Joint, a: Vector, b: Vector) -> Equations:
    """The distance of two points: of a given length, or the coordinate s of the joint."""
    reach, way = gap(a, b), way_of(joint.name)
    size = symbol(way) if way in joint.scalars else joint.sizes["Length"]
    yield f"length of {joint.name}", dot(reach, reach) - size**2
    if way in joint.scalars and "Length" in joint.sizes:
        yield f"{joint.name}, length", size - joint.sizes["Length"]


def between_joints(joint: Joint) -> Equations:
    """A gear pair leads angle by angle, a rack a way by an angle."""
    first, second = joint.joined
    offset = joint.sizes.get("Offset", ZERO)
    if joint.kind == "Gear":
        led, factor = angle_of(first), joint.sizes["Ratio"]
    else:
        led, factor = way_of(first), joint.sizes["Radius"]
    yield joint.name, symbol(led) - factor * symbol(angle_of(second)) - offset


def frame_of(axis: Vector, beside: Vector, along: int) -> Frame:
    """The frame of a joint.

    Parameters
    ----------
    axis : tuple of Formula
    beside : tuple of Formula
        A direction that gives p; where it is empty, p is n x (the world's axis ``along``).
    along : int
    """
    if beside:
        p = gap(scaled(dot(beside, axis), axis), scaled(dot(axis, axis), beside))
    else:
        p = cross(axis, unit_vector(along))
    return Frame(axis, p, cross(axis, p), length(axis))
