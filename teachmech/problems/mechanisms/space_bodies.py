"""Spatial rigid bodies in natural coordinates, in which the mass matrix is constant.

A body has a frame of unit vectors x, y, z at its first point A. x = (B - A)/L is linear in its
first two points. y is linear in the first three points if the third, C, is far enough from the
line AB; otherwise y is a direction, that is a vector of coordinates. z is also a direction. Every
point of the body is linear in its coordinates,

    P = A + p x + q y + r z

With the centroid c and J = int (P - c)(P - c)^T dm in the frame, the kinetic energy is quadratic
with constant coefficients:

    T = m/2 |c'|^2 + 1/2 sum J_ij x_i' . x_j',     J = trace(I)/2 - I

A rod has no components of J along y and z. If its frame is not needed, it has no directions, and
its spin is left out. Further points are also coordinates, with three equations each.

The frame is that of the QR form of J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action!
Simulating mechanisms direct from a text file" (2018). There, z is always x cross y, and the mass
matrix depends on the position. Natural coordinates: J. Garcia de Jalon, E. Bayo, "Kinematic and
Dynamic Simulation of Multibody Systems" (Springer 1994).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from teachmech.expressions import Formula
from teachmech.expressions.algebra import HALF, ONE, ZERO, total
from teachmech.problems.mechanisms.bodies import At, RigidBody, Shares, Vector, summed
from teachmech.problems.mechanisms.vectors import cross, dot, gap, scaled, sum_of

AXES = "xyz"


@dataclass(frozen=True)
class SpaceBody(RigidBody):
    """A spatial rigid body; moments of inertia are formulas in the parameters.

    Attributes
    ----------
    third : str
        The reference point off the line of the first two points; empty if there is none, or if it
        is too close to the line.
    spread : dict of (int, int) to Formula
        The nonzero entries (i, j), i <= j, of J about the centroid, in kg m^2.
    directions : str
        The axes of the frame that are coordinates: "" for a rod, "z" if there is a third reference
        point, "yz" if not.
    """

    third: str
    spread: dict[tuple[int, int], Formula]
    directions: str

    @property
    def vectors(self) -> list[str]:
        """The names of the directions that are coordinates, such as ``"z_ABC"``."""
        return [direction_of(self.name, axis) for axis in self.directions]

    @property
    def axes(self) -> range:
        """The axes of the frame: all three, or only x for a rod without directions."""
        return range(3 if self.directions else 1)

    # --- the frame ----------------------------------------------------------------------------

    def axis_weights(self, axis: int) -> dict[str, Formula]:
        """Return the weights of points and directions whose sum is an axis of the frame."""
        a, b = self.points[:2]
        if axis == 0:
            return {b: 1 / self.length, a: -1 / self.length}
        if AXES[axis] in self.directions:
            return {direction_of(self.name, AXES[axis]): ONE}
        x, y, _ = self.positions[self.third]
        if x == 0:
            return {self.third: 1 / y, a: -1 / y}
        back = x / (y * self.length)
        return {self.third: 1 / y, a: back - 1 / y, b: -back}

    def axis_shares(self, axis: int, at: At) -> list[Shares]:
        """Return an axis of the frame as weighted sums of coordinates, one per world axis."""
        weights = self.axis_weights(axis)
        positions = {name: at(name) for name in weights}
        return [[(w, positions[name][k]) for name, w in weights.items()] for k in range(3)]

    def axis(self, axis: int, at: At) -> Vector:
        """Return an axis of the frame along the axes of the world."""
        if axis == 0:
            return scaled(1 / self.length, gap(*map(at, self.points[:2])))
        return tuple(map(summed, self.axis_shares(axis, at)))

    def turned(self, vector: Vector, at: At) -> Vector:
        """Return a vector of the local frame along the axes of the world."""
        along = ((k, part) for k, part in enumerate(vector) if part != 0)
        found = [scaled(part, self.axis(k, at)) for k, part in along]
        return sum_of(found) if found else (ZERO,) * 3

    def spin(self, at: At, velocity: At) -> Vector:
        """Return the angular velocity along the axes of the world: half the sum of x_i cross x_i'.

        For a rod without directions it is x cross x', perpendicular to its line.
        """
        turning = sum_of(
            cross(self.axis(k, at), tuple(map(summed, self.axis_shares(k, velocity))))
            for k in self.axes
        )
        return scaled(HALF, turning) if self.directions else turning

    def shares(self, position: Vector, at: At) -> list[Shares]:
        """Return a local position as weighted sums of coordinates."""
        weights: dict[str, Formula] = {self.points[0]: ONE}
        for axis, part in enumerate(position):
            if part != 0:
                for name, weight in self.axis_weights(axis).items():
                    weights[name] = weights.get(name, ZERO) + part * weight
        positions = {name: at(name) for name in weights}
        return [[(w, positions[name][k]) for name, w in weights.items()] for k in range(3)]

    # --- mechanics ----------------------------------------------------------------------------

    def inertia_shares(self, at: At) -> Iterator[tuple[Formula, Shares]]:
        """Yield the mass with the centroid, and the entries of J with the axes.

        2 x' . y' is written as |x' + y'|^2 - |x'|^2 - |y'|^2.
        """
        for shares in self.shares(self.centroid, at):
            yield self.mass, shares
        for (i, j), entry in self.spread.items():
            first, second = (self.axis_shares(axis, at) for axis in (i, j))
            for left, right in zip(first, second, strict=True):
                if i == j:
                    yield entry, left
                else:
                    yield entry, _together(left, right)
                    yield -entry, left
                    yield -entry, right

    def rigidity(self, at: At, known: Collection[str]) -> Iterator[tuple[str, Formula]]:
        """Yield the constraints of an orthonormal frame, and three for each further point."""
        name, (a, b) = self.name, self.points[:2]
        x, frame = gap(at(a), at(b)), {a, b}
        if not frame <= {*known}:
            yield f"length of {a}{b}", dot(x, x) - self.length**2
        if self.third:
            frame.add(self.third)
            to_third, (p, q, _) = gap(at(a), at(self.third)), self.positions[self.third]
            if not {a, self.third} <= {*known}:
                yield f"length of {a}{self.third}", dot(to_third, to_third) - (p**2 + q**2)
            if not frame <= {*known}:
                yield f"angle {b}{a}{self.third}", dot(x, to_third) - p * self.length
        if "y" in self.directions:
            y = at(direction_of(name, "y"))
            yield f"y of {name}, length", dot(y, y) - 1
            yield f"y of {name}, across {a}{b}", dot(y, x)
        if "z" in self.directions:
            z, across = at(direction_of(name, "z")), cross(self.axis(0, at), self.axis(1, at))
            for letter, own, found in zip(AXES, z, across, strict=True):
                yield f"z of {name}, {letter}", own - found
        for point in self.points:
            if point not in frame and not {*frame, point} <= {*known}:
                position = sum_of([at(a), self.turned(self.positions[point], at)])
                for letter, own, found in zip(AXES, at(point), position, strict=True):
                    yield f"{point} on {name}, {letter}", own - found


def direction_of(body: str, axis: str) -> str:
    """Return the name of an axis of a body that is a vector of coordinates: ``"z_ABC"``."""
    return f"{axis}_{body}"


def spin_of(body: str) -> list[str]:
    """Return the names of the angular velocity of a body: ``"omega_ABC_x"``, ..."""
    return [f"omega_{body}_{axis}" for axis in AXES]


def spread_of(inertia: Vector) -> dict[tuple[int, int], Formula]:
    """Return J = trace(I)/2 - I, without entries that vanish for all parameters.

    Examples
    --------
    >>> from teachmech.expressions import symbol
    >>> A, B = map(symbol, "AB")
    >>> spread_of((ZERO, A, A))
    {(0, 0): A}
    >>> spread_of((A, A, A, ZERO, ZERO, A - B))[1, 2]
    Sum(Product(-1, A), B)
    """
    found = {}
    for i, own in enumerate(inertia[:3]):
        others = [moment for k, moment in enumerate(inertia[:3]) if k != i]
        if own in others:  # avoid the rounding of other + own - own
            others.remove(own)
            found[i, i] = others[0] / 2
        else:
            found[i, i] = (total(*others) - own) / 2
    found |= {
        position: -e for position, e in zip(((0, 1), (0, 2), (1, 2)), inertia[3:], strict=False)
    }
    return {position: entry for position, entry in found.items() if entry != 0}


def about_centroid(inertia: Vector, mass: Formula, centroid: Vector) -> Vector:
    """Return the inertia about the centroid, given that about the origin (parallel axes)."""
    x, y, z = centroid
    full = [*inertia, *[ZERO] * (6 - len(inertia))]
    squares = (y * y + z * z, x * x + z * z, x * x + y * y)
    moved = [own - mass * square for own, square in zip(full, squares, strict=False)]
    products = (x * y, x * z, y * z)
    return (*moved, *(own + mass * p for own, p in zip(full[3:], products, strict=True)))


def _together(left: Shares, right: Shares) -> Shares:
    """Return the sum of two weighted sums, in which each coordinate occurs once."""
    weights: dict[Formula, Formula] = {}
    for weight, position in (*left, *right):
        weights[position] = weights.get(position, ZERO) + weight
    return [(weight, position) for position, weight in weights.items()]
