"""Terms: what the parts of a mechanism add to mass matrix, forces, energies and constraints.

Everything is a text in the names of the system, under the name of the part that it comes from, so
that the whole can be summed and a part be cut free.

J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action!" (2018).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from teachmech.model.constraints import Constraint
from teachmech.problems.mechanisms.bodies import RigidBody, Shares, Text, Vector, total
from teachmech.problems.mechanisms.vectors import along, is_zero


@dataclass
class Terms:
    """Mass matrix, forces, energies and constraints, gathered part by part as texts.

    Parameters
    ----------
    points : collection of str
        Points that are coordinates: those that move; where those fixed in the world are added,
        the terms of a part are those of the part cut free.
    fixed : dict of str to tuple of str
        Points fixed in the world, with their places.
    scalars : iterable of str
        Further coordinates: turn angles, and in space what else is named of a joint.
    axes : str
        ``"xy"`` or ``"xyz"``.
    vectors : collection of str
        Directions of bodies that are coordinates, such as ``"z_ABC"``; in space alone.

    Attributes
    ----------
    coordinates : list of str
    mass : list of (part, row, column, text)
        Terms of entries of the mass matrix.
    force : list of (part, coordinate, text)
        Terms of applied forces.
    constraints : list of (part, name, text)
        Equations ``left = right``.
    kinetic, potential : list of (part, text)
        Terms of T and V.
    """

    points: Collection[str]
    fixed: dict[str, Vector]
    scalars: Iterable[str] = ()
    axes: str = "xy"
    vectors: Collection[str] = ()
    coordinates: list[str] = field(init=False)
    mass: list[tuple[str, str, str, Text]] = field(default_factory=list, init=False)
    force: list[tuple[str, str, Text]] = field(default_factory=list, init=False)
    constraints: list[tuple[str, str, Text]] = field(default_factory=list, init=False)
    kinetic: list[tuple[str, Text]] = field(default_factory=list, init=False)
    potential: list[tuple[str, Text]] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        named = [*sorted(self.points), *self.vectors]
        self.coordinates = [f"{name}_{axis}" for name in named for axis in self.axes]
        self.coordinates += sorted(self.scalars)

    def at(self, point: str) -> Vector:
        """The place of a point: the names of its coordinates, or where it is fixed."""
        if point in self.points or point in self.vectors:
            return tuple(f"{point}_{axis}" for axis in self.axes)
        return tuple(f"({x})" for x in self.fixed[point])

    def velocity(self, point: str) -> Vector:
        """The velocity of a point."""
        moves = point in self.points or point in self.vectors
        return tuple(f"v{point}_{axis}" if moves else "0" for axis in self.axes)

    # --- parts ------------------------------------------------------------------------------------

    def add_body(self, body: RigidBody) -> None:
        """Kinetic energy of a body, and the constraints that keep it rigid."""
        for mass, shares in body.inertia_shares(self.at):
            self.add_kinetic(body.name, mass, shares)
        for name, equation in body.rigidity(self.at, {*self.fixed, *self.scalars}):
            self.constrain(body.name, name, equation)

    def add_particle(self, part: str, point: str, mass: Text) -> None:
        """Kinetic energy of a point mass."""
        for place in self.at(point):
            self.add_kinetic(part, f"({mass})", [("1", place)])

    def add_spring(self, part: str, a: str, b: str, stiffness: Text, length: Text) -> None:
        """A spring between two points; of free length 0 it is smooth everywhere."""
        if is_zero(length):
            self.potential.append((part, f"({stiffness})*({self._square(a, b)})/2"))
            return self.pull(part, a, b, f"({stiffness})")
        stretch = f"({self._distance(a, b)} - ({length}))"
        self.potential.append((part, f"({stiffness})*{stretch}^2/2"))
        return self.pull(part, a, b, f"({stiffness})*{stretch}/{self._distance(a, b)}")

    def add_rod(self, part: str, a: str, b: str, mass: Text) -> None:
        """A uniform rod that stretches, the mass of a spring: m/6 (a^2 + a b + b^2) for T."""
        for p, q in zip(self.at(a), self.at(b), strict=True):
            self.add_kinetic(part, f"({mass})*1/12", [("1", p), ("(-1)", q)])
            self.add_kinetic(part, f"({mass})*1", [("1/2", p), ("1/2", q)])

    def add_damper(self, part: str, a: str, b: str, damping: Text) -> None:
        """A damper between two points: it pulls with damping times the rate of their distance."""
        rates = zip(self._gaps(a, b), self.velocity(a), self.velocity(b), strict=True)
        rate = f"({' + '.join(f'({gap})*({vb} - {va})' for gap, va, vb in rates)})"
        self.pull(part, a, b, f"({damping})*{rate}/{self._distance(a, b)}^2")

    def add_spring_on(self, part: str, scalars: Sequence[str], stiffness: Text, rest: Text) -> None:
        """A spring on an angle or a way, or on the difference of two."""
        led = f"({' - '.join(scalars)} - ({rest}))"
        self.potential.append((part, f"({stiffness})*{led}^2/2"))
        self.lead(part, scalars, f"(-({stiffness})*{led})")

    def add_damper_on(self, part: str, scalars: Sequence[str], damping: Text) -> None:
        """A damper that leads an angle or a way back, or two against each other."""
        rate = " - ".join(f"v{scalar}" for scalar in scalars)
        self.lead(part, scalars, f"(-({damping})*({rate}))")

    def add_weight(self, part: str, shares: Sequence[Shares], mass: Text, gravity: Vector) -> None:
        """Gravity on a mass whose place is a sum of coordinates."""
        for g, place in zip(gravity, shares, strict=True):
            if g != "0":
                self.potential.append((part, f"-({mass})*({g})*({total(place)})"))
                self.push(part, place, f"({mass})*({g})")

    # --- forces -----------------------------------------------------------------------------------

    def pull(self, part: str, a: str, b: str, over_length: Text) -> None:
        """A force along a b, positive when it pulls them together, divided by their distance."""
        for p, q in zip(self.at(a), self.at(b), strict=True):
            self.push(part, [("1", p), ("(-1)", q)], f"({over_length})*({q} - {p})")

    def push(self, part: str, shares: Shares, force: Text) -> None:
        """A force on a place that is a sum of coordinates."""
        for weight, coordinate in shares:
            if coordinate in self.coordinates:
                self.force.append((part, coordinate, f"{weight}*{force}"))

    def push_point(
        self, part: str, point: str, force: Vector, body: RigidBody | None = None
    ) -> None:
        """A force on a point, in the directions of the world or in those of a body."""
        force = tuple(f"({component})" for component in force)
        if body is not None:
            if body.drawn:
                force = tuple(f"({component})" for component in along(body.drawn, force))
            force = body.turned(force, self.at)
        for place, component in zip(self.at(point), force, strict=True):
            self.push(part, [("1", place)], component)

    def lead(self, part: str, scalars: Sequence[str], force: Text) -> None:
        """A torque on an angle, a force on a way; on two, it leads the second one back."""
        for sign, scalar in zip(("", "-"), scalars, strict=False):
            self.force.append((part, scalar, f"{sign}({force})"))

    def constrain(self, part: str, name: str, equation: Text) -> None:
        """Add a constraint."""
        self.constraints.append((part, name, equation))

    def align(self, part: str, points: Sequence[str]) -> None:
        """Keep points of the plane on the line through the first two."""
        (ax, ay), (bx, by) = self.at(points[0]), self.at(points[1])
        for point in points[2:]:
            cx, cy = self.at(point)
            equation = f"({bx} - {ax})*({cy} - {ay}) - ({by} - {ay})*({cx} - {ax}) = 0"
            self.constrain(part, f"{points[0]}, {points[1]}, {point} in line", equation)

    def place_shares(self, point: str) -> list[Shares]:
        """The place of a point, as sums over coordinates."""
        return [[("1", place)] for place in self.at(point)]

    def middle(self, a: str, b: str) -> list[Shares]:
        """The middle of two points, as sums over coordinates."""
        return [[("1/2", p), ("1/2", q)] for p, q in zip(self.at(a), self.at(b), strict=True)]

    def add_kinetic(self, part: str, mass: Text, shares: Shares) -> None:
        """mass/2 times the square of the rate of a sum of coordinates."""
        moving = [(weight, name) for weight, name in shares if name in self.coordinates]
        if not moving:
            return
        rate = " + ".join(f"{weight}*v{name}" for weight, name in moving)
        self.kinetic.append((part, f"{mass}*({rate})^2/2"))
        for i, (left, p) in enumerate(moving):
            self.mass.append((part, p, p, f"{mass}*{left}*{left}"))
            for right, q in moving[i + 1 :]:
                text = f"{mass}*{left}*{right}"  # the same in both places, in rounding, too
                self.mass += [(part, p, q, text), (part, q, p, text)]

    # --- the whole --------------------------------------------------------------------------------

    def described(self) -> dict[str, Any]:
        """Return the sums as keyword arguments of `System`."""
        mass: dict[tuple[str, str], list[str]] = defaultdict(list)
        force: dict[str, list[str]] = defaultdict(list)
        for _, row, column, text in self.mass:
            mass[row, column].append(text)
        for _, coordinate, text in self.force:
            force[coordinate].append(text)
        q = self.coordinates
        return {
            "coordinates": q,
            "mass": [[" + ".join(mass.get((row, column), "0")) for column in q] for row in q],
            "forces": [" + ".join(force.get(coordinate, "0")) for coordinate in q],
            "constraints": [Constraint(text, name) for _, name, text in self.constraints],
            "potential": [text for _, text in self.potential],
        }

    def _gaps(self, a: str, b: str) -> list[Text]:
        return [f"{q} - {p}" for p, q in zip(self.at(a), self.at(b), strict=True)]

    def _square(self, a: str, b: str) -> Text:
        return " + ".join(f"({gap})^2" for gap in self._gaps(a, b))

    def _distance(self, a: str, b: str) -> Text:
        return f"sqrt({self._square(a, b)})"
