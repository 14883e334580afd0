"""The geometry of contacts: gaps between shapes, and the velocities at which they slide.

A contact is a one-sided constraint g >= 0. With p and r for centre and radius of a ball or a disk,
and e for the direction of a line through a, with the normal n to its left:

    on a line        g = n . (p - a) - r                   s = e . (p' - a') + r w
    two disks        g = (|d|^2 - (r + R)^2)/(2 (r + R))   s = e . d' + r w + R W
    in a ring        g = ((R - r)^2 - |d|^2)/(2 (R - r))   s = e . d' + r w - R W
    thread           g = (L^2 - |d|^2)/(2 L)

Here d leads from the second centre to the first, n = d/|d| (n = -d/|d| in a ring), and e is n
turned clockwise; w and W are the angular velocities. If shapes touch, value, slope and sign of g
are those of their distance, and so the multiplier is a force in newtons. Unlike the distance, g is
smooth if the centres coincide. s is the velocity of the first surface along the second one, for
bodies that touch.

F. Pfeiffer, C. Glocker, "Multibody Dynamics with Unilateral Contacts" (Wiley 1996), chapter 4, for
gaps and sliding velocities of planar contours.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import ZERO
from teachmech.problems.mechanisms.bodies import At, RigidBody, Vector, angle_of
from teachmech.problems.mechanisms.vectors import dot, gap, unit


@dataclass(frozen=True)
class Round:
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


@dataclass(frozen=True)
class Line:
    """A line through two points of the ground or of a body; the other shape is on its left."""

    points: tuple[str, str]


@dataclass(frozen=True)
class Contact:
    """Two shapes that touch but do not penetrate, or two points on a thread.

    Attributes
    ----------
    name : str
    first : Round
    second : Round or Line
        For a thread, a ring around the point at its end, whose radius is its length.
    restitution : str
        The coefficient of restitution, an expression in the parameters.
    thread : bool
        Whether it is a thread, which does not slide on anything.
    """

    name: str
    first: Round
    second: Round | Line
    restitution: str = "0"
    thread: bool = False

    def gap(self, at: At) -> Formula:
        """Return g in the positions of the points."""
        p, r, other = at(self.first.point), self.first.radius, self.second
        if isinstance(other, Line):
            a, b = map(at, other.points)
            return dot(_left_of(unit(gap(a, b))), gap(a, p)) - r
        d = gap(at(other.point), p)
        reach = other.radius - r if other.hollow else other.radius + r
        near = (dot(d, d) - reach**2) / (2 * reach)
        return -near if other.hollow else near

    def slip(self, at: At, velocity: At, spin: Callable[[RigidBody], Formula]) -> Formula:
        """Return the sliding velocity of the first surface on the second one, in m/s.

        Parameters
        ----------
        at, velocity : function of a point
        spin : function of a body
            Returns its angular velocity.
        """
        first, other = self.first, self.second
        base = other.points[0] if isinstance(other, Line) else other.point
        turns = first.radius * spin(first.body) if first.body else ZERO
        if isinstance(other, Round) and other.body:
            surface = other.radius * spin(other.body)
            turns += -surface if other.hollow else surface
        return dot(self._direction(at), gap(velocity(base), velocity(first.point))) + turns

    def _direction(self, at: At) -> Vector:
        """Return the direction e, in which the first surface slides."""
        if isinstance(self.second, Line):
            return unit(gap(*map(at, self.second.points)))
        x, y = unit(gap(at(self.second.point), at(self.first.point)))
        return (-y, x) if self.second.hollow else (y, -x)


def _left_of(direction: Vector) -> Vector:
    """Return the normal to the left of a direction."""
    x, y = direction
    return -y, x


def spin_in_plane(body: RigidBody, at: At, velocity: At, scalars: list[str]) -> Formula:
    """Return the angular velocity of a planar body: the rate of its angle, or (c x c')/L^2."""
    if angle_of(body.name) in scalars:
        return symbol(f"v{angle_of(body.name)}")
    a, b = body.points[:2]
    (x, y), (vx, vy) = gap(at(a), at(b)), gap(velocity(a), velocity(b))
    return (x * vy - y * vx) / body.length**2
