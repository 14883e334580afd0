"""Planar rigid bodies and their local frames.

The first two points of a body, a and b at the distance L, define its frame: with complex numbers
for vectors, the point with the local position (x, y) is at a + (x + i y)/L (b - a), linear in the
coordinates. Hence the mass matrix is constant, and a force at any point acts on a and b.

J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action!" (2018).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field

from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import MINUS_ONE, ONE, function, product, total

Vector = tuple[Formula, ...]  # two components in the plane, three in space
Shares = list[tuple[Formula, Formula]]  # a weighted sum: pairs of weight and coordinate
At = Callable[[str], Vector]  # the position of a point


@dataclass(frozen=True)
class RigidBody:
    """A planar or spatial rigid body; lengths and mass are formulas in the parameters.

    Attributes
    ----------
    name : str
        The names of its points, such as ``"CDE"``.
    points : tuple of str
    places, centroid
        Local positions; the first point is the origin, the second is at (L, 0) or (L, 0, 0).
    mass : Formula
        In kg.
    drawn : tuple of tuple of Formula
        For a body with ``Geom: world``, the axes of its local frame in the world. The file gives
        vectors of such a body along the axes of the world.
    """

    name: str
    points: tuple[str, ...]
    positions: dict[str, Vector]
    centroid: Vector
    mass: Formula
    drawn: tuple[Vector, ...] = field(default=(), kw_only=True)

    @property
    def length(self) -> Formula:
        """The distance L of the first two points."""
        return self.positions[self.points[1]][0]

    @property
    def vectors(self) -> list[str]:
        """The directions of the body that are coordinates; none in the plane."""
        return []

    def shares(self, position: Vector, at: At) -> list[Shares]:
        """Return a local position as weighted sums of coordinates, one per axis of the world."""
        raise NotImplementedError

    def inertia_shares(self, at: At) -> Iterator[tuple[Formula, Shares]]:
        """Yield masses and weighted sums; T is the sum of mass/2 times their squared rates."""
        raise NotImplementedError

    def rigidity(self, at: At, known: Collection[str]) -> Iterator[tuple[str, Formula]]:
        """Yield the names and left sides of the constraints of rigidity."""
        raise NotImplementedError

    def turned(self, vector: Vector, at: At) -> Vector:
        """Return a vector of the local frame along the axes of the world."""
        raise NotImplementedError


@dataclass(frozen=True)
class Body(RigidBody):
    """A rigid body in the plane.

    Attributes
    ----------
    inertia : Formula
        The moment of inertia about the centroid, in kg m^2.
    """

    inertia: Formula

    def shares(self, position: Vector, at: At) -> list[Shares]:
        """Return x and y of a local position as sums over the coordinates of the points a and b."""
        (ax, ay), (bx, by) = map(at, self.points[:2])
        u, w = (part / self.length for part in position)
        if position[1] == 0:
            return [[(1 - u, ax), (u, bx)], [(1 - u, ay), (u, by)]]
        return [
            [(1 - u, ax), (w, ay), (u, bx), (-w, by)],
            [(-w, ax), (1 - u, ay), (w, bx), (u, by)],
        ]

    def inertia_shares(self, at: At) -> Iterator[tuple[Formula, Shares]]:
        """Yield the mass with the centroid, and inertia / L^2 with b - a."""
        for shares in self.shares(self.centroid, at):
            yield self.mass, shares
        for p, q in zip(*map(at, self.points[:2]), strict=True):
            yield self.inertia / self.length**2, [(ONE, q), (MINUS_ONE, p)]

    def rigidity(self, at: At, known: Collection[str]) -> Iterator[tuple[str, Formula]]:
        """Yield the constraints that keep the body rigid, each with its name.

        The first one is the distance of the first two points, a and b. If the angle of the body is
        a coordinate, both components of b - a follow from it instead. Every other point has two
        equations. ``known`` contains the points that are fixed in the world, and the angle if it is
        a coordinate.
        """
        a, b, *others = self.points
        L, (ax, ay), (bx, by) = self.length, at(a), at(b)
        angle = angle_of(self.name)
        if angle in known:
            yield f"{b} on {self.name}, x", bx - ax - L * function("cos", symbol(angle))
            yield f"{b} on {self.name}, y", by - ay - L * function("sin", symbol(angle))
        elif not {a, b} <= {*known}:
            yield f"length of {a}{b}", (bx - ax) ** 2 + (by - ay) ** 2 - L**2
        for point in others:
            if {a, b, point} <= {*known}:
                continue
            sums = self.shares(self.positions[point], at)
            for axis, position, shares in zip("xy", at(point), sums, strict=True):
                yield f"{point} on {self.name}, {axis}", position - summed(shares)

    def turned(self, vector: Vector, at: At) -> Vector:
        """Return a vector of the local frame along the axes of the world."""
        (ax, ay), (bx, by) = map(at, self.points[:2])
        fx, fy = vector
        ux, uy = (bx - ax) / self.length, (by - ay) / self.length
        return fx * ux - fy * uy, fx * uy + fy * ux


def angle_of(body: str) -> str:
    """Return the name of the angle of a body, or of a joint in space."""
    return f"theta_{body}"


def summed(shares: Shares) -> Formula:
    """Return a weighted sum of coordinates."""
    return total(*(product(weight, position) for weight, position in shares))
