"""The geometry of contacts in space: points, balls and disks on planes, and balls on balls.

With n for the unit normal of a plane through o, p and r for centre and radius, and a for the unit
axis of a disk:

    ball    g = n . (p - o) - r
    disk    g = n . (p - o) - r sqrt(1 - (n . a)^2)

The gap of two balls is that of `contacts`. The sliding velocity is that of the touching points; its
two components are in the plane in which the shapes touch. A disk that lies flat on a plane touches
it everywhere; the force then acts at its centre.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from teachmech.expressions import Formula
from teachmech.expressions.algebra import formula, function, root
from teachmech.model.dry_friction import tangent_vectors
from teachmech.problems.mechanisms.bodies import At, RigidBody, Vector
from teachmech.problems.mechanisms.contacts import Round, Spin
from teachmech.problems.mechanisms.vectors import cross, dot, gap, scaled, sum_of, unit

FLAT_ANGLE = 1e-6  # rad; a disk that is less inclined touches a plane with its centre


@dataclass(frozen=True)
class SpaceRound(Round):
    """A point, ball or disk in space.

    Attributes
    ----------
    axis : tuple of Formula
        The axis of a disk in the frame of its body; empty for points and balls.
    """

    axis: Vector = ()

    def arm(self, normal: Vector, at: At) -> Vector:
        if not self.axis:
            return super().arm(normal, at)
        axis = _turned(unit(self.axis), self.body, at)
        tilt = dot(normal, axis)
        down = gap(normal, scaled(tilt, axis))
        return scaled(self.radius / _sine(tilt), down)

    def reach(self, normal: Vector, at: At) -> Formula:
        """Return the distance of this point from the centre along the normal."""
        if not self.axis:
            return self.radius
        tilt = dot(normal, _turned(unit(self.axis), self.body, at))
        return self.radius * _sine(tilt)

    def carried(self, arm: Vector, velocity: At, spin: Spin) -> Vector:
        """Return the velocity of the material point at an arm from the centre."""
        return _carried(self.point, self.body, arm, velocity, spin)

    def tangents(self, normal: Vector, at: At) -> tuple[Vector, ...]:
        return tangent_vectors(normal)

    def slip(self, first: Round, at: At, velocity: At, spin: Spin) -> Vector:
        """Return the sliding velocity of another ball on this one."""
        assert isinstance(first, SpaceRound)
        normal = self.normal(first, at)
        own = self.carried(scaled(self.radius, normal), velocity, spin)
        other = first.carried(first.arm(normal, at), velocity, spin)
        return _along(self.tangents(normal, at), gap(own, other))


@dataclass(frozen=True)
class Plane:
    """A plane of the ground or of a body; the other shape is on the side of its normal.

    Attributes
    ----------
    point : str
    axis : tuple of Formula
        The normal in the frame of the body, or in the world.
    body : RigidBody or None
        None for the ground.
    """

    point: str
    axis: Vector
    body: RigidBody | None = None
    hollow = True

    @property
    def points(self) -> tuple[str, ...]:
        """The points that carry the plane."""
        return (self.point,)

    def normal(self, first: SpaceRound, at: At) -> Vector:
        """Return n, the normal of the plane."""
        return _turned(unit(self.axis), self.body, at)

    def tangents(self, normal: Vector, at: At) -> tuple[Vector, ...]:
        """Return two perpendicular directions of the plane, which turn with its body."""
        sides = tangent_vectors(unit(self.axis), (True, True, True))
        return tuple(_turned(side, self.body, at) for side in sides)

    def gap(self, first: SpaceRound, at: At) -> Formula:
        """Return g of a point, ball or disk and the plane."""
        normal = self.normal(first, at)
        return dot(normal, gap(at(self.point), at(first.point))) - first.reach(normal, at)

    def slip(self, first: SpaceRound, at: At, velocity: At, spin: Spin) -> Vector:
        """Return the sliding velocity of a point, ball or disk on the plane."""
        normal = self.normal(first, at)
        arm = first.arm(normal, at)
        own_arm = sum_of([gap(at(self.point), at(first.point)), arm])
        own = _carried(self.point, self.body, own_arm, velocity, spin)
        moves = gap(own, first.carried(arm, velocity, spin))
        return _along(self.tangents(normal, at), moves)


def _carried(point: str, body: RigidBody | None, arm: Vector, velocity: At, spin: Spin) -> Vector:
    """Return the velocity of the point of a body at an arm from one of its points."""
    if body is None:
        return velocity(point)
    return sum_of([velocity(point), cross(spin(body), arm)])


def _turned(vector: Vector, body: RigidBody | None, at: At) -> Vector:
    return vector if body is None else body.turned(vector, at)


def _sine(cosine: Formula) -> Formula:
    """Return the sine of the angle between a normal and the axis of a disk, at least FLAT_ANGLE."""
    return root(function("max", 1 - cosine**2, formula(FLAT_ANGLE**2)))


def _along(sides: Iterable[Vector], vector: Vector) -> Vector:
    """Return the components of a vector along the directions of a surface."""
    return tuple(dot(side, vector) for side in sides)
