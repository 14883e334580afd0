"""Terms: what the parts of a mechanism add to mass matrix, forces, energies and constraints.

Everything is a formula in the names of the system, under the name of the part that it comes from.
So the whole can be summed and a part be cut free.

J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action!" (2018).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import HALF, MINUS_ONE, ONE, ZERO, Symbol, product, total
from teachmech.model.constraints import Constraint
from teachmech.problems.mechanisms.bodies import RigidBody, Shares, Vector, summed
from teachmech.problems.mechanisms.vectors import along, dot, gap, length


class Held(NamedTuple):
    """A constraint: the part that it belongs to, its name, what is zero, and how it was typed."""

    part: str
    name: str
    zero: Formula
    typed: str = ""


@dataclass
class Terms:
    """Mass matrix, forces, energies and constraints, gathered part by part.

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
    mass : list of (part, row, column, Formula)
        Terms of entries of the mass matrix.
    force : list of (part, coordinate, Formula)
        Terms of applied forces.
    constraints : list of Held
    rates : list of (part, mass, shares)
        Sums of velocities, of whose squares T is the sum, times mass/2.
    potential : list of (part, Formula)
        Terms of T and V.
    """

    points: Collection[str]
    fixed: dict[str, Vector]
    scalars: Iterable[str] = ()
    axes: str = "xy"
    vectors: Collection[str] = ()
    coordinates: list[str] = field(init=False)
    mass: list[tuple[str, str, str, Formula]] = field(default_factory=list, init=False)
    force: list[tuple[str, str, Formula]] = field(default_factory=list, init=False)
    constraints: list[Held] = field(default_factory=list, init=False)
    rates: list[tuple[str, Formula, Shares]] = field(default_factory=list, init=False)
    potential: list[tuple[str, Formula]] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        named = [*sorted(self.points), *self.vectors]
        self.coordinates = [f"{name}_{axis}" for name in named for axis in self.axes]
        self.coordinates += sorted(self.scalars)

    @cached_property
    def _rates(self) -> dict[Formula, Symbol]:
        """The velocity of each coordinate."""
        return {symbol(name): symbol(f"v{name}") for name in self.coordinates}

    def at(self, point: str) -> Vector:
        """The place of a point: its coordinates, or where it is fixed."""
        if point in self.points or point in self.vectors:
            return tuple(symbol(f"{point}_{axis}") for axis in self.axes)
        return self.fixed[point]

    def velocity(self, point: str) -> Vector:
        """The velocity of a point."""
        return tuple(self._rates.get(place, ZERO) for place in self.at(point))

    # --- parts ------------------------------------------------------------------------------------

    def add_body(self, body: RigidBody) -> None:
        """Kinetic energy of a body, and the constraints that keep it rigid."""
        for mass, shares in body.inertia_shares(self.at):
            self.add_kinetic(body.name, mass, shares)
        for name, zero in body.rigidity(self.at, {*self.fixed, *self.scalars}):
            self.constrain(body.name, name, zero)

    def add_particle(self, part: str, point: str, mass: Formula) -> None:
        """Kinetic energy of a point mass."""
        for place in self.at(point):
            self.add_kinetic(part, mass, [(ONE, place)])

    def add_spring(self, part: str, a: str, b: str, stiffness: Formula, rest: Formula) -> None:
        """A spring between two points; of free length 0 it is smooth everywhere."""
        reach = gap(self.at(a), self.at(b))
        if rest == 0:
            self.potential.append((part, stiffness * dot(reach, reach) / 2))
            return self.pull(part, a, b, stiffness)
        stretch = length(reach) - rest
        self.potential.append((part, stiffness * stretch**2 / 2))
        return self.pull(part, a, b, product(stiffness, stretch, 1 / length(reach)))

    def add_rod(self, part: str, a: str, b: str, mass: Formula) -> None:
        """A uniform rod that stretches, the mass of a spring: m/6 (a^2 + a b + b^2) for T."""
        for p, q in zip(self.at(a), self.at(b), strict=True):
            self.add_kinetic(part, mass / 12, [(ONE, p), (MINUS_ONE, q)])
            self.add_kinetic(part, mass, [(HALF, p), (HALF, q)])

    def add_damper(self, part: str, a: str, b: str, damping: Formula) -> None:
        """A damper between two points: it pulls with damping times the rate of their distance."""
        reach = gap(self.at(a), self.at(b))
        rate = dot(reach, gap(self.velocity(a), self.velocity(b)))
        self.pull(part, a, b, damping * rate / dot(reach, reach))

    def add_spring_on(
        self, part: str, scalars: Sequence[str], stiffness: Formula, rest: Formula
    ) -> None:
        """A spring on an angle or a way, or on the difference of two."""
        led = difference(*map(symbol, scalars)) - rest
        self.potential.append((part, stiffness * led**2 / 2))
        self.lead(part, scalars, -stiffness * led)

    def add_damper_on(self, part: str, scalars: Sequence[str], damping: Formula) -> None:
        """A damper that leads an angle or a way back, or two against each other."""
        rate = difference(*(symbol(f"v{scalar}") for scalar in scalars))
        self.lead(part, scalars, -damping * rate)

    def add_weight(
        self, part: str, shares: Sequence[Shares], mass: Formula, gravity: Vector
    ) -> None:
        """Gravity on a mass whose place is a sum of coordinates."""
        for g, place in zip(gravity, shares, strict=True):
            if g != 0:
                self.potential.append((part, -mass * g * summed(place)))
                self.push(part, place, mass * g)

    # --- forces -----------------------------------------------------------------------------------

    def pull(self, part: str, a: str, b: str, over_length: Formula) -> None:
        """A force along a b, positive when it pulls them together, divided by their distance."""
        for p, q in zip(self.at(a), self.at(b), strict=True):
            self.push(part, [(ONE, p), (MINUS_ONE, q)], over_length * (q - p))

    def push(self, part: str, shares: Shares, force: Formula) -> None:
        """A force on a place that is a sum of coordinates."""
        for weight, place in self._moving(shares):
            self.force.append((part, place.name, weight * force))

    def push_point(
        self, part: str, point: str, force: Vector, body: RigidBody | None = None
    ) -> None:
        """A force on a point, in the directions of the world or in those of a body."""
        if body is not None:
            force = body.turned(along(body.drawn, force), self.at)
        for place, component in zip(self.at(point), force, strict=True):
            self.push(part, [(ONE, place)], component)

    def lead(self, part: str, scalars: Sequence[str], force: Formula) -> None:
        """A torque on an angle, a force on a way; on two, it leads the second one back."""
        for led, scalar in zip((force, -force), scalars, strict=False):
            self.force.append((part, scalar, led))

    def constrain(self, part: str, name: str, zero: Formula, typed: str = "") -> None:
        """Add a constraint; ``typed`` is the equation that the user wrote."""
        self.constraints.append(Held(part, name, zero, typed))

    def align(self, part: str, points: Sequence[str]) -> None:
        """Keep points of the plane on the line through the first two."""
        (ax, ay), (bx, by) = self.at(points[0]), self.at(points[1])
        for point in points[2:]:
            cx, cy = self.at(point)
            zero = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
            self.constrain(part, f"{points[0]}, {points[1]}, {point} in line", zero)

    def place_shares(self, point: str) -> list[Shares]:
        """The place of a point, as sums over coordinates."""
        return [[(ONE, place)] for place in self.at(point)]

    def middle(self, a: str, b: str) -> list[Shares]:
        """The middle of two points, as sums over coordinates."""
        return [[(HALF, p), (HALF, q)] for p, q in zip(self.at(a), self.at(b), strict=True)]

    def add_kinetic(self, part: str, mass: Formula, shares: Shares) -> None:
        """mass/2 times the square of the rate of a sum of coordinates."""
        moving = [*self._moving(shares)]
        if not moving:
            return
        self.rates.append((part, mass, [(weight, self._rates[place]) for weight, place in moving]))
        for i, (left, p) in enumerate(moving):
            self.mass.append((part, p.name, p.name, product(mass, left, left)))
            for right, q in moving[i + 1 :]:
                entry = product(mass, left, right)  # the same in both places, in rounding, too
                self.mass += [(part, p.name, q.name, entry), (part, q.name, p.name, entry)]

    def _moving(self, shares: Shares) -> Iterator[tuple[Formula, Symbol]]:
        """The shares of places that are coordinates."""
        for weight, place in shares:
            if isinstance(place, Symbol) and place in self._rates:
                yield weight, place

    @property
    def kinetic(self) -> list[tuple[str, Formula]]:
        """The terms of T, each with its part."""
        return [(part, mass * summed(shares) ** 2 / 2) for part, mass, shares in self.rates]

    # --- the whole --------------------------------------------------------------------------------

    def described(self) -> dict[str, Any]:
        """Return the sums as keyword arguments of `System`."""
        entries: dict[tuple[str, str], list[Formula]] = defaultdict(list)
        forces: dict[str, list[Formula]] = defaultdict(list)
        for _, row, column, entry in self.mass:
            entries[row, column].append(entry)
        for _, coordinate, force in self.force:
            forces[coordinate].append(force)
        mass = {place: total(*parts) for place, parts in entries.items()}
        q = self.coordinates
        return {
            "coordinates": q,
            "mass": [[mass.get((row, column), ZERO) for column in q] for row in q],
            "forces": [total(*forces.get(coordinate, ())) for coordinate in q],
            "constraints": [Constraint(h.typed or h.zero, h.name) for h in self.constraints],
            "potential": [V for _, V in self.potential],
        }


def difference(first: Formula, *second: Formula) -> Formula:
    """Return the first of one or two formulas, less the second."""
    return total(first, *(-e for e in second))
