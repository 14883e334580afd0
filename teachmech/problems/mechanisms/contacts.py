"""The geometry of contacts: gaps between shapes, and the velocities at which they slide.

A contact is a one-sided constraint g >= 0. With p and r for centre and radius of a ball or a disk,
and e for the direction of a line through a, with the normal n to its left:

    on a line        g = n . (p - a) - r                   s = e . (p' - a') + r w
    on a segment     g = (|d|^2 - r^2)/(2 r)               s = e . (p' - c') + r w
    two disks        g = (|d|^2 - (r + R)^2)/(2 (r + R))   s = e . d' + r w + R W
    in a ring        g = ((R - r)^2 - |d|^2)/(2 (R - r))   s = e . d' + r w - R W
    thread           g = (L^2 - |d|^2)/(2 L)

Here d leads from the second centre to the first, or from the nearest point c of a segment, n =
d/|d| (n = -d/|d| in a ring), and e is n turned clockwise; w and W are the angular velocities. If
shapes touch, value, slope and sign of g are those of their distance, and so the multiplier is a
force in newtons. Unlike the distance, g is smooth if the centres coincide. s is the velocity of the
first surface along the second one, for bodies that touch.

F. Pfeiffer, C. Glocker, "Multibody Dynamics with Unilateral Contacts" (Wiley 1996), chapter 4, for
gaps and sliding velocities of planar contours.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import MINUS_ONE, ZERO, function
from teachmech.model.drawing import ContactFrame
from teachmech.problems.mechanisms.bodies import At, RigidBody, Vector, angle_of
from teachmech.problems.mechanisms.vectors import clockwise, dot, gap, length, scaled, sum_of, unit

Spin = Callable[[RigidBody], Any]  # the angular velocity of a body: a formula, or a vector in space


class InPlane:
    """A shape in the plane, on which another one slides in one direction."""

    def tangents(self, normal: Vector, at: At) -> tuple[Vector, ...]:
        """Return the unit vectors of the components of the sliding velocity."""
        return (clockwise(normal),)


@dataclass(frozen=True)
class Round(InPlane):
    """A point, ball, disk or ring.

    Attributes
    ----------
    kind : str
        The key of the file: ``"Point"``, ``"Ball"``, ``"Disk"`` or ``"Ring"``.
    point : str
        Its centre.
    radius : Formula
        In metres; 0 for a point.
    body : RigidBody or None
        The body with which it turns; None if it does not turn.
    """

    kind: str
    point: str
    radius: Formula
    body: RigidBody | None = None

    @property
    def hollow(self) -> bool:
        """True if the other shape is inside."""
        return self.kind == "Ring"

    @property
    def points(self) -> tuple[str, ...]:
        """The points that carry the shape."""
        return (self.point,)

    def arm(self, normal: Vector, at: At) -> Vector:
        """Return the vector from the centre to the point that is lowest along a unit normal."""
        return scaled(-self.radius, normal)

    def normal(self, first: Round, at: At) -> Vector:
        """Return n of another round shape on this one."""
        n = unit(gap(at(self.point), at(first.point)))
        return scaled(MINUS_ONE, n) if self.hollow else n

    def gap(self, first: Round, at: At) -> Formula:
        """Return g of another round shape and this one."""
        d = gap(at(self.point), at(first.point))
        reach = self.radius - first.radius if self.hollow else self.radius + first.radius
        near = (dot(d, d) - reach**2) / (2 * reach)
        return -near if self.hollow else near

    def slip(self, first: Round, at: At, velocity: At, spin: Spin) -> Vector:
        """Return the sliding velocity of another round shape on this one."""
        along = clockwise(self.normal(first, at))
        own = self.surface(spin)
        moves = dot(along, gap(velocity(self.point), velocity(first.point)))
        return (moves + first.surface(spin) + (-own if self.hollow else own),)

    def surface(self, spin: Spin) -> Formula:
        """Return the velocity of the surface due to the rotation in the plane."""
        return self.radius * spin(self.body) if self.body else ZERO


@dataclass(frozen=True)
class Line(InPlane):
    """A line through two points of the ground or of a body; the other shape is on its left."""

    points: tuple[str, str]
    hollow = True

    def normal(self, first: Round, at: At) -> Vector:
        """Return n, to the left of the line."""
        x, y = unit(gap(*map(at, self.points)))
        return -y, x

    def gap(self, first: Round, at: At) -> Formula:
        """Return g of a round shape and the line."""
        reach = gap(at(self.points[0]), at(first.point))
        return dot(self.normal(first, at), reach) - first.radius

    def slip(self, first: Round, at: At, velocity: At, spin: Spin) -> Vector:
        """Return the sliding velocity of a round shape on the line."""
        moves = gap(velocity(self.points[0]), velocity(first.point))
        return (dot(unit(gap(*map(at, self.points))), moves) + first.surface(spin),)


@dataclass(frozen=True)
class Segment(InPlane):
    """The segment between two points of the ground or of a body, with two sides and two ends.

    Attributes
    ----------
    points : (str, str)
    body : RigidBody or None
        None for the ground.
    """

    points: tuple[str, str]
    body: RigidBody | None = None
    hollow = True

    def _nearest(self, first: Round, at: At) -> Vector:
        """Return the vector from the first point of the segment to its point nearest to a ball."""
        a, b = map(at, self.points)
        along = unit(gap(a, b))
        distance = function("max", dot(along, gap(a, at(first.point))), ZERO)
        return scaled(function("min", distance, length(gap(a, b))), along)

    def _distance(self, first: Round, at: At) -> Vector:
        """Return d, the vector from the nearest point to the centre of a ball."""
        return gap(self._nearest(first, at), gap(at(self.points[0]), at(first.point)))

    def normal(self, first: Round, at: At) -> Vector:
        """Return n, from the nearest point to the centre of a ball."""
        return unit(self._distance(first, at))

    def gap(self, first: Round, at: At) -> Formula:
        """Return g of a ball or disk and the segment."""
        d = self._distance(first, at)
        return (dot(d, d) - first.radius**2) / (2 * first.radius)

    def slip(self, first: Round, at: At, velocity: At, spin: Spin) -> Vector:
        """Return the sliding velocity of a ball or disk on the segment."""
        x, y = self._nearest(first, at)
        turns = spin(self.body) if self.body else ZERO
        carried = (-turns * y, turns * x)
        moves = gap(carried, gap(velocity(self.points[0]), velocity(first.point)))
        return (dot(clockwise(self.normal(first, at)), moves) + first.surface(spin),)


class Surface(Protocol):
    """The second shape of a contact."""

    @property
    def points(self) -> tuple[str, ...]:
        """The points that carry the shape."""

    @property
    def hollow(self) -> bool:
        """True if this shape cannot be the first one."""

    def normal(self, first: Any, at: At) -> Vector:
        """Return n, along which this shape pushes a round one."""

    def tangents(self, normal: Vector, at: At) -> tuple[Vector, ...]:
        """Return the unit vectors of the components of the sliding velocity."""

    def gap(self, first: Any, at: At) -> Formula:
        """Return g of a round shape and this one."""

    def slip(self, first: Any, at: At, velocity: At, spin: Spin) -> Vector:
        """Return the sliding velocity of a round shape on this one."""


@dataclass(frozen=True)
class Contact:
    """Two shapes that touch but do not penetrate, or two points on a thread.

    Attributes
    ----------
    name : str
    first : Round
    second : Surface
        For a thread, a ring around the point at its end, whose radius is its length.
    law : mapping of str to str
        The arguments ``restitution``, ``friction`` and ``static`` of `Constraint`, as texts.
    thread : bool
        Whether it is a thread, which does not slide on anything.
    """

    name: str
    first: Round
    second: Surface
    law: Mapping[str, str]
    thread: bool = False

    def gap(self, at: At) -> Formula:
        """Return g in the positions of the points."""
        return self.second.gap(self.first, at)

    def slip(self, at: At, velocity: At, spin: Spin) -> Vector:
        """Return the sliding velocity of the first surface on the second one, in m/s.

        It has one component in the plane, and those along the axes of the world in space.

        Parameters
        ----------
        at, velocity : function of a point
        spin : function of a body
            Returns its angular velocity.
        """
        return self.second.slip(self.first, at, velocity, spin)

    def frame(self, at: At) -> ContactFrame:
        """Return the point of the first shape that touches the second one, and directions there."""
        normal: Any = self.second.normal(self.first, at)
        position: Any = sum_of([at(self.first.point), self.first.arm(normal, at)])
        tangents: Any = self.second.tangents(normal, at)
        return ContactFrame(position, normal, tangents)


def spin_in_plane(body: RigidBody, at: At, velocity: At, scalars: list[str]) -> Formula:
    """Return the angular velocity of a planar body: the rate of its angle, or (c x c')/L^2."""
    if angle_of(body.name) in scalars:
        return symbol(f"v{angle_of(body.name)}")
    a, b = body.points[:2]
    (x, y), (vx, vy) = gap(at(a), at(b)), gap(velocity(a), velocity(b))
    return (x * vy - y * vx) / body.length**2
