"""Bodies of the plane and their local frames.

The first two points of a body, a and b at the distance L, carry its frame: with complex numbers
for vectors, the point with the local place (x, y) is at a + (x + i y)/L (b - a), linear in the
coordinates. So the mass matrix is constant, and a force at any point is shared by a and b.

J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action!" (2018).
"""

from __future__ import annotations

from dataclasses import dataclass

Text = str
Pair = tuple[Text, Text]
Shares = list[tuple[Text, Text]]  # weights and coordinates: what is summed


@dataclass(frozen=True)
class Body:
    """A rigid body in the plane; lengths, mass and inertia are texts in the parameters.

    Attributes
    ----------
    name : str
        Its points one after the other, such as ``"CDE"``.
    points : tuple of str
    places, centroid
        Local places: that of the first point is (0, 0), that of the second (L, 0).
    mass, inertia : str
        In kg and kg m^2, the moment of inertia about the centroid.
    """

    name: str
    points: tuple[str, ...]
    places: dict[str, Pair]
    centroid: Pair
    mass: Text
    inertia: Text

    @property
    def length(self) -> Text:
        """L, the distance of the reference points."""
        return self.places[self.points[1]][0]

    def shares(self, place: Pair, a: Pair, b: Pair) -> tuple[Shares, Shares]:
        """X and y of a local place, as sums over those of the reference points a and b."""
        (ax, ay), (bx, by) = a, b
        u, w = (f"({part})/({self.length})" for part in place)
        if place[1] == "0":
            return [(f"(1 - {u})", ax), (u, bx)], [(f"(1 - {u})", ay), (u, by)]
        return (
            [(f"(1 - {u})", ax), (w, ay), (u, bx), (f"(-{w})", by)],
            [(f"(-{w})", ax), (f"(1 - {u})", ay), (w, bx), (u, by)],
        )


def angle_of(body: str) -> str:
    """The name of the turn angle of a body."""
    return f"theta_{body}"
