"""Bodies of the plane: local frames, and what they add to mass matrix, forces and constraints.

The first two points of a body, a and b at the distance L, carry its frame: with complex numbers
for vectors, the point with the local place (x, y) is at a + (x + i y)/L (b - a), linear in the
coordinates. So the mass matrix is constant, and a force at any point is shared by a and b.

J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action!" (2018).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

Text = str
Pair = tuple[Text, Text]


@dataclass(frozen=True)
class Body:
    """A rigid body in the plane; lengths, mass and inertia are texts in the parameters.

    Attributes
    ----------
    name : str
        Its points one after the other, such as ``"CDE"``.
    points : tuple of str
    places : dict of str to (str, str)
        The local place of every point: the first at (0, 0), the second at (L, 0).
    centroid : (str, str)
        Its local place.
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


@dataclass
class Terms:
    """Mass matrix, forces, energies and constraints, gathered part by part as texts.

    Parameters
    ----------
    moving : iterable of str
        Points that move.
    fixed : dict of str to (str, str)
        Points fixed in the world, with their places.
    angles : iterable of str
        Bodies whose turn angle is a coordinate.
    """

    moving: Iterable[str]
    fixed: dict[str, Pair]
    angles: Iterable[str] = ()
    coordinates: list[str] = field(init=False)
    mass: dict[tuple[str, str], list[Text]] = field(init=False)
    force: dict[str, list[Text]] = field(init=False)
    kinetic: list[Text] = field(init=False)
    potential: list[Text] = field(init=False)
    constraints: list[tuple[str, Text]] = field(init=False)

    def __post_init__(self) -> None:
        self.coordinates = [f"{point}_{axis}" for point in sorted(self.moving) for axis in "xy"]
        self.coordinates += [angle_of(body) for body in sorted(self.angles)]
        self.mass, self.force = defaultdict(list), defaultdict(list)
        self.kinetic, self.potential, self.constraints = [], [], []

    def at(self, point: str) -> Pair:
        """The place of a point: the names of its coordinates, or where it is fixed."""
        if point in self.fixed:
            x, y = self.fixed[point]
            return f"({x})", f"({y})"
        return f"{point}_x", f"{point}_y"

    def velocity(self, point: str) -> Pair:
        """The velocity of a point."""
        return ("0", "0") if point in self.fixed else (f"v{point}_x", f"v{point}_y")

    # --- parts ------------------------------------------------------------------------------------

    def add_body(self, body: Body) -> None:
        """Kinetic energy of a body, and the constraints that keep it rigid."""
        a, b, *others = body.points
        L, (ax, ay), (bx, by) = f"({body.length})", self.at(a), self.at(b)
        shares_x, shares_y = self.shares(body, body.centroid)
        for shares in (shares_x, shares_y):
            self.add_kinetic(f"({body.mass})", shares)
        for k in (0, 1):
            turning: Shares = [("1", self.at(b)[k]), ("(-1)", self.at(a)[k])]
            self.add_kinetic(f"({body.inertia})/{L}^2", turning)
        if body.name in self.angles:
            angle = angle_of(body.name)
            self.constrain(f"{b} on {body.name}, x", f"{bx} - {ax} = {L}*cos({angle})")
            self.constrain(f"{b} on {body.name}, y", f"{by} - {ay} = {L}*sin({angle})")
        elif not {a, b} <= self.fixed.keys():
            self.constrain(f"length of {a}{b}", f"({bx} - {ax})^2 + ({by} - {ay})^2 = {L}^2")
        for point in others:
            if {a, b, point} <= self.fixed.keys():
                continue
            for axis, place, shares in zip(
                "xy", self.at(point), self.shares(body, body.places[point]), strict=True
            ):
                self.constrain(f"{point} on {body.name}, {axis}", f"{place} = {_sum(shares)}")

    def add_particle(self, point: str, mass: Text) -> None:
        """Kinetic energy of a point mass."""
        for place in self.at(point):
            self.add_kinetic(f"({mass})", [("1", place)])

    def add_spring(self, a: str, b: str, stiffness: Text, length: Text, mass: Text = "0") -> None:
        """A spring; one with mass is a uniform rod that stretches."""
        stretched = self._distance(a, b)
        self.potential.append(f"({stiffness})*({stretched} - ({length}))^2/2")
        pull = f"({stiffness})*({stretched} - ({length}))/{stretched}"
        self.pull(a, b, pull)
        if mass != "0":
            for p, q in zip(self.at(a), self.at(b), strict=True):
                for weight, shares in (
                    ("1/12", [("1", p), ("(-1)", q)]),  # m/6 (a^2 + a b + b^2)
                    ("1", [("1/2", p), ("1/2", q)]),
                ):
                    self.add_kinetic(f"({mass})*{weight}", shares)

    def add_weight(self, shares: tuple[Shares, Shares], mass: Text, gravity: Pair) -> None:
        """Gravity on a mass whose place is a sum of coordinates."""
        for g, part in zip(gravity, shares, strict=True):
            if g != "0":
                self.potential.append(f"-({mass})*({g})*({_sum(part)})")
                self.push(part, f"({mass})*({g})")

    def pull(self, a: str, b: str, over_length: Text) -> None:
        """A force along a b, positive when it pulls them together, divided by their distance."""
        for p, q in zip(self.at(a), self.at(b), strict=True):
            self.push([("1", p), ("(-1)", q)], f"({over_length})*({q} - {p})")

    def push(self, shares: Shares, force: Text) -> None:
        """A force on a place that is a sum of coordinates."""
        for weight, coordinate in shares:
            if coordinate in self.coordinates:
                self.force[coordinate].append(f"{weight}*{force}")

    def add_torque(self, body: str, torque: Text) -> None:
        """A torque on a body with a turn angle."""
        self.potential.append(f"-({torque})*{angle_of(body)}")
        self.force[angle_of(body)].append(f"({torque})")

    def constrain(self, name: str, equation: Text) -> None:
        """Add a constraint."""
        self.constraints.append((name, equation))

    # --- places as sums of coordinates ------------------------------------------------------------

    def shares(self, body: Body, place: Pair) -> tuple[Shares, Shares]:
        """X and y of a local place of a body, as sums over the coordinates of a and b."""
        (ax, ay), (bx, by) = self.at(body.points[0]), self.at(body.points[1])
        u, w = (f"({part})/({body.length})" for part in place)
        if place[1] == "0":
            return [(f"(1 - {u})", ax), (u, bx)], [(f"(1 - {u})", ay), (u, by)]
        return (
            [(f"(1 - {u})", ax), (w, ay), (u, bx), (f"(-{w})", by)],
            [(f"(-{w})", ax), (f"(1 - {u})", ay), (w, bx), (u, by)],
        )

    def middle(self, a: str, b: str) -> tuple[Shares, Shares]:
        """X and y of the middle of two points."""
        (ax, ay), (bx, by) = self.at(a), self.at(b)
        return [("1/2", ax), ("1/2", bx)], [("1/2", ay), ("1/2", by)]

    def add_kinetic(self, mass: Text, shares: Shares) -> None:
        """mass/2 times the square of the rate of a sum of coordinates."""
        moving = [(weight, name) for weight, name in shares if name in self.coordinates]
        if not moving:
            return
        rate = " + ".join(f"{weight}*v{name}" for weight, name in moving)
        self.kinetic.append(f"{mass}*({rate})^2/2")
        for left, p in moving:
            for right, q in moving:
                self.mass[p, q].append(f"{mass}*{left}*{right}")

    def _distance(self, a: str, b: str) -> Text:
        (ax, ay), (bx, by) = self.at(a), self.at(b)
        return f"sqrt(({bx} - {ax})^2 + ({by} - {ay})^2)"


Shares = list[tuple[Text, Text]]


def angle_of(body: str) -> str:
    """The name of the turn angle of a body."""
    return f"theta_{body}"


def _sum(shares: Shares) -> Text:
    return " + ".join(f"{weight}*{place}" for weight, place in shares)
