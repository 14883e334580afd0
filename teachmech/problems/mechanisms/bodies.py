"""Bodies of the plane and their local frames.

The first two points of a body, a and b at the distance L, carry its frame: with complex numbers
for vectors, the point with the local place (x, y) is at a + (x + i y)/L (b - a), linear in the
coordinates. So the mass matrix is constant, and a force at any point is shared by a and b.

J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action!" (2018).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field

Text = str
Vector = tuple[Text, ...]  # two components in the plane, three in space
Shares = list[tuple[Text, Text]]  # weights and coordinates: what is summed
At = Callable[[str], Vector]  # the place of a point, as texts


@dataclass(frozen=True)
class RigidBody:
    """A rigid body, of the plane or of space; lengths and mass are texts in the parameters.

    Attributes
    ----------
    name : str
        Its points one after the other, such as ``"CDE"``.
    points : tuple of str
    places, centroid
        Local places: that of the first point is the origin, that of the second (L, 0) or (L, 0, 0).
    mass : str
        In kg.
    drawn : tuple of tuple of str
        The axes of the local frame in the world as the body is drawn, where it is given there; what
        the file says along the axes of such a body is along those of the world.
    """

    name: str
    points: tuple[str, ...]
    places: dict[str, Vector]
    centroid: Vector
    mass: Text
    drawn: tuple[Vector, ...] = field(default=(), kw_only=True)

    @property
    def length(self) -> Text:
        """L, the distance of the first two points."""
        return self.places[self.points[1]][0]

    @property
    def vectors(self) -> list[str]:
        """Directions of the body that are coordinates; none in the plane."""
        return []

    def shares(self, place: Vector, at: At) -> list[Shares]:
        """Return a local place as sums over coordinates, one for each axis of the world."""
        raise NotImplementedError

    def inertia_shares(self, at: At) -> Iterator[tuple[Text, Shares]]:
        """Yield masses and sums, of which T is mass/2 times the square of the rate."""
        raise NotImplementedError

    def rigidity(self, at: At, known: Collection[str]) -> Iterator[tuple[str, Text]]:
        """Yield what keeps the body rigid: names and equations."""
        raise NotImplementedError

    def turned(self, vector: Vector, at: At) -> Vector:
        """Return a vector of the local frame in the directions of the world."""
        raise NotImplementedError


@dataclass(frozen=True)
class Body(RigidBody):
    """A rigid body in the plane.

    Attributes
    ----------
    inertia : str
        The moment of inertia about the centroid, in kg m^2.
    """

    inertia: Text

    def shares(self, place: Vector, at: At) -> list[Shares]:
        """X and y of a local place, as sums over those of the reference points a and b."""
        (ax, ay), (bx, by) = map(at, self.points[:2])
        u, w = (f"({part})/({self.length})" for part in place)
        if place[1] == "0":
            return [[(f"(1 - {u})", ax), (u, bx)], [(f"(1 - {u})", ay), (u, by)]]
        return [
            [(f"(1 - {u})", ax), (w, ay), (u, bx), (f"(-{w})", by)],
            [(f"(-{w})", ax), (f"(1 - {u})", ay), (w, bx), (u, by)],
        ]

    def inertia_shares(self, at: At) -> Iterator[tuple[Text, Shares]]:
        """Mass with the rate of the centroid, inertia / L^2 with that of b - a."""
        for shares in self.shares(self.centroid, at):
            yield f"({self.mass})", shares
        for p, q in zip(*map(at, self.points[:2]), strict=True):
            yield f"({self.inertia})/({self.length})^2", [("1", q), ("(-1)", p)]

    def rigidity(self, at: At, known: Collection[str]) -> Iterator[tuple[str, Text]]:
        """The distance of the reference points, or both components where the angle is known.

        Then two equations for each further point. ``known`` has the points fixed in the world, and
        the angle of the body where it is a coordinate.
        """
        a, b, *others = self.points
        L, (ax, ay), (bx, by) = f"({self.length})", at(a), at(b)
        angle = angle_of(self.name)
        if angle in known:
            yield f"{b} on {self.name}, x", f"{bx} - {ax} = {L}*cos({angle})"
            yield f"{b} on {self.name}, y", f"{by} - {ay} = {L}*sin({angle})"
        elif not {a, b} <= {*known}:
            yield f"length of {a}{b}", f"({bx} - {ax})^2 + ({by} - {ay})^2 = {L}^2"
        for point in others:
            if {a, b, point} <= {*known}:
                continue
            sums = self.shares(self.places[point], at)
            for axis, place, shares in zip("xy", at(point), sums, strict=True):
                yield f"{point} on {self.name}, {axis}", f"{place} = {total(shares)}"

    def turned(self, vector: Vector, at: At) -> Vector:
        """A vector of the local frame in the directions of the world."""
        (ax, ay), (bx, by) = map(at, self.points[:2])
        fx, fy = vector
        ux, uy = f"({bx} - {ax})/({self.length})", f"({by} - {ay})/({self.length})"
        return f"({fx}*{ux} - {fy}*{uy})", f"({fx}*{uy} + {fy}*{ux})"


def angle_of(body: str) -> str:
    """The name of the turn angle of a body, or of a joint in space."""
    return f"theta_{body}"


def total(shares: Shares) -> Text:
    """A sum of weights times coordinates as one text."""
    return " + ".join(f"{weight}*{place}" for weight, place in shares)
