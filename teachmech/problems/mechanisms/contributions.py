"""The terms of the parts of a mechanism in mass matrix, forces, energies and constraints.

Every term is a formula with the name of its part. The sum of all terms gives the system; the terms
of one part give its free body.

J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action!" (2018).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

from teachmech.expressions import Formula, symbol, to_text
from teachmech.expressions.algebra import HALF, MINUS_ONE, ONE, ZERO, Symbol, product, total
from teachmech.model.constraints import Constraint
from teachmech.model.dry_friction import stick_name
from teachmech.model.switches import PHRASES, Condition, is_one_sided, switch_name
from teachmech.problems.mechanisms.bodies import RigidBody, Shares, Vector, summed
from teachmech.problems.mechanisms.vectors import along, dot, gap, length


class ConstraintTerm(NamedTuple):
    """A constraint: its part, its name, its left side, and the equation if it was typed."""

    part: str
    name: str
    zero: Formula  # the larger minus the smaller side if it is one-sided
    typed: str = ""
    conditions: Mapping[str, Any] = MappingProxyType({})  # further arguments of `Constraint`
    # Of its friction: the share of each part in each component of the sliding velocity.
    slips: tuple[Mapping[str, Formula], ...] = ()


@dataclass
class PartTerms:
    """The terms of all parts in mass matrix, forces, energies and constraints.

    Parameters
    ----------
    points : collection of str
        The points whose positions are coordinates: the moving points. If fixed points are included,
        the terms of a part are those of its free body.
    fixed : dict of str to tuple of str
        Points fixed in the world, with their positions.
    scalars : iterable of str
        Further coordinates: angles, and the displacements in joints.
    axes : str
        ``"xy"`` or ``"xyz"``.
    vectors : collection of str
        Directions of spatial bodies that are coordinates, such as ``"z_ABC"``.

    Attributes
    ----------
    coordinates : list of str
    mass : list of (part, row, column, Formula)
        Terms of entries of the mass matrix.
    force : list of (part, coordinate, Formula)
        Terms of applied forces.
    constraints : list of ConstraintTerm
    frictions_alone : list of ConstraintTerm
        Frictions without a constraint of their own, such as those of pins.
    rates : list of (part, mass, shares)
        Weighted sums of velocities; T is the sum of mass/2 times their squares.
    potential : list of (part, Formula)
        Terms of V.
    """

    points: Collection[str]
    fixed: dict[str, Vector]
    scalars: Iterable[str] = ()
    axes: str = "xy"
    vectors: Collection[str] = ()
    coordinates: list[str] = field(init=False)
    mass: list[tuple[str, str, str, Formula]] = field(default_factory=list, init=False)
    force: list[tuple[str, str, Formula]] = field(default_factory=list, init=False)
    constraints: list[ConstraintTerm] = field(default_factory=list, init=False)
    frictions_alone: list[ConstraintTerm] = field(default_factory=list, init=False)
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
        """Return the position of a point: its coordinates, or its fixed position."""
        if point in self.points or point in self.vectors:
            return tuple(symbol(f"{point}_{axis}") for axis in self.axes)
        return self.fixed[point]

    def velocity(self, point: str) -> Vector:
        """Return the velocity of a point."""
        return tuple(self._rates.get(position, ZERO) for position in self.at(point))

    # --- parts ------------------------------------------------------------------------------------

    def add_body(self, body: RigidBody) -> None:
        """Add the kinetic energy and the constraints of rigidity of a body."""
        for mass, shares in body.inertia_shares(self.at):
            self.add_kinetic(body.name, mass, shares)
        for name, zero in body.rigidity(self.at, {*self.fixed, *self.scalars}):
            self.constrain(body.name, name, zero)

    def add_particle(self, part: str, point: str, mass: Formula) -> None:
        """Add the kinetic energy of a point mass."""
        for position in self.at(point):
            self.add_kinetic(part, mass, [(ONE, position)])

    def add_spring(self, part: str, a: str, b: str, stiffness: Formula, rest: Formula) -> None:
        """Add a spring between two points; a spring of free length 0 is smooth everywhere."""
        reach = gap(self.at(a), self.at(b))
        if rest == 0:
            self.potential.append((part, stiffness * dot(reach, reach) / 2))
            return self.pull(part, a, b, stiffness)
        stretch = length(reach) - rest
        self.potential.append((part, stiffness * stretch**2 / 2))
        return self.pull(part, a, b, product(stiffness, stretch, 1 / length(reach)))

    def add_rod(self, part: str, a: str, b: str, mass: Formula) -> None:
        """Add the mass of a spring, a uniform elastic rod: T = m/6 (a'^2 + a' b' + b'^2)."""
        for p, q in zip(self.at(a), self.at(b), strict=True):
            self.add_kinetic(part, mass / 12, [(ONE, p), (MINUS_ONE, q)])
            self.add_kinetic(part, mass, [(HALF, p), (HALF, q)])

    def add_damper(self, part: str, a: str, b: str, damping: Formula) -> None:
        """Add a damper between two points: its force is damping times the rate of the distance."""
        reach = gap(self.at(a), self.at(b))
        rate = dot(reach, gap(self.velocity(a), self.velocity(b)))
        self.pull(part, a, b, damping * rate / dot(reach, reach))

    def add_spring_on(
        self, part: str, scalars: Sequence[str], stiffness: Formula, rest: Formula
    ) -> None:
        """Add a spring on an angle or a displacement, or on the difference of two."""
        deflection = difference(*map(symbol, scalars)) - rest
        self.potential.append((part, stiffness * deflection**2 / 2))
        self.push_scalar(part, scalars, -stiffness * deflection)

    def add_damper_on(self, part: str, scalars: Sequence[str], damping: Formula) -> None:
        """Add a damper on an angle or a displacement, or on the difference of two."""
        rate = difference(*(symbol(f"v{scalar}") for scalar in scalars))
        self.push_scalar(part, scalars, -damping * rate)

    def add_weight(
        self, part: str, shares: Sequence[Shares], mass: Formula, gravity: Vector
    ) -> None:
        """Add the weight of a mass whose position is a weighted sum of coordinates."""
        for g, position in zip(gravity, shares, strict=True):
            if g != 0:
                self.potential.append((part, -mass * g * summed(position)))
                self.push(part, position, mass * g)

    # --- forces -----------------------------------------------------------------------------------

    def pull(self, part: str, a: str, b: str, over_length: Formula) -> None:
        """Add a force between points, divided by their distance; an attraction is positive."""
        for p, q in zip(self.at(a), self.at(b), strict=True):
            self.push(part, [(ONE, p), (MINUS_ONE, q)], over_length * (q - p))

    def push(self, part: str, shares: Shares, force: Formula) -> None:
        """Add a force at a position that is a weighted sum of coordinates."""
        for weight, position in self._moving(shares):
            self.force.append((part, position.name, weight * force))

    def push_point(
        self, part: str, point: str, force: Vector, body: RigidBody | None = None
    ) -> None:
        """Add a force at a point, along the axes of the world or of a body."""
        if body is not None:
            force = body.turned(along(body.drawn, force), self.at)
        for position, component in zip(self.at(point), force, strict=True):
            self.push(part, [(ONE, position)], component)

    def push_scalar(self, part: str, scalars: Sequence[str], force: Formula) -> None:
        """Add a torque on an angle or a force on a displacement, and its reaction on another."""
        for own, scalar in zip((force, -force), scalars, strict=False):
            self.force.append((part, scalar, own))

    def constrain(
        self,
        part: str,
        name: str,
        zero: Formula,
        typed: str = "",
        law: Mapping[str, Any] = MappingProxyType({}),
        slip: Sequence[Formula] = (),
    ) -> None:
        """Add a constraint.

        ``typed`` is the equation or the inequality that the user wrote, ``law`` has the arguments
        of `Constraint` for friction and impact, and ``slip`` is the sliding velocity, one component
        or two.
        """
        slips = tuple({part: component} for component in slip)
        texts = [*map(to_text, slip)]
        law = {**law, "slip": texts if len(texts) > 1 else texts[0]} if slip else law
        self.constraints.append(ConstraintTerm(part, name, zero, typed, law, slips))

    def rub(
        self, part: str, name: str, slips: Sequence[Mapping[str, Formula]], law: Mapping[str, Any]
    ) -> None:
        """Add a friction without a constraint of its own; its normal force follows by `press`.

        ``slips`` has the share of each part in each component of the sliding velocity.
        """
        texts = [to_text(total(*shares.values())) for shares in slips]
        law = {**law, "slip": texts if len(texts) > 1 else texts[0]}
        self.frictions_alone.append(ConstraintTerm(part, name, ZERO, "", law, tuple(slips)))

    def press(self, normals: Mapping[str, Sequence[Vector]]) -> None:
        """Set the normal forces of the frictions without a constraint, by their names.

        The normal force of a friction is the sum of the lengths of its vectors.
        """
        texts = {name: [[*map(to_text, v)] for v in given] for name, given in normals.items()}
        self.frictions_alone = [
            h._replace(conditions={**h.conditions, "normal": texts[h.name]})
            for h in self.frictions_alone
        ]

    @property
    def _rubbed(self) -> list[ConstraintTerm]:
        """The constraints with friction, then the frictions without a constraint."""
        return [h for h in self.constraints if "friction" in h.conditions] + self.frictions_alone

    @property
    def frictions(self) -> dict[int, ConstraintTerm]:
        """The constraints with friction, by the indices of the ones that act while they stick.

        Each has one component of its sliding velocity.
        """
        parts = [h._replace(slips=(x,)) for h in self._rubbed for x in h.slips]
        return dict(enumerate(parts, start=len(self.constraints)))

    @property
    def virtual_work(self) -> Iterator[tuple[str, str, Formula]]:
        """The prescribed virtual work of each constraint, with its part and the coordinate."""
        for h in self.constraints:
            switched = h.conditions.keys() & {*PHRASES.values()} or is_one_sided(h.typed)
            acts = symbol(switch_name(h.name)) if switched else ONE
            for coordinate, work in h.conditions.get("virtual_work", {}).items():
                yield h.part, coordinate, acts * work

    @property
    def multipliers(self) -> dict[str, Symbol]:
        """The multipliers by the names of the constraints, with those of sticking."""
        sticks = [stick_name(h.name, i) for h in self._rubbed for i in range(len(h.slips))]
        names = [*(h.name for h in self.constraints), *sticks]
        return {name: symbol(f"lambda{k}") for k, name in enumerate(names, 1)}

    def switch(self, name: str, conditions: Mapping[str, Condition]) -> bool:
        """Let the constraints of a part act on conditions; return whether there are any."""
        found = False
        for k, constraint in enumerate(self.constraints):
            kind, _, own = constraint.part.removeprefix("drive of ").partition(" ")
            if name in (constraint.name, constraint.part, kind, own):
                law = {**constraint.conditions, **conditions}
                self.constraints[k] = constraint._replace(conditions=law)
                found = True
        return found

    def align(self, part: str, points: Sequence[str]) -> None:
        """Constrain points in the plane to the line through the first two."""
        (ax, ay), (bx, by) = self.at(points[0]), self.at(points[1])
        for point in points[2:]:
            cx, cy = self.at(point)
            zero = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
            self.constrain(part, in_line(points[0], points[1], point), zero)

    def position_shares(self, point: str) -> list[Shares]:
        """Return the position of a point as weighted sums of coordinates."""
        return [[(ONE, position)] for position in self.at(point)]

    def middle(self, a: str, b: str) -> list[Shares]:
        """Return the middle of two points as weighted sums of coordinates."""
        return [[(HALF, p), (HALF, q)] for p, q in zip(self.at(a), self.at(b), strict=True)]

    def add_kinetic(self, part: str, mass: Formula, shares: Shares) -> None:
        """Add mass/2 times the squared rate of a weighted sum of coordinates."""
        moving = [*self._moving(shares)]
        if not moving:
            return
        self.rates.append(
            (part, mass, [(weight, self._rates[position]) for weight, position in moving])
        )
        for i, (left, p) in enumerate(moving):
            self.mass.append((part, p.name, p.name, product(mass, left, left)))
            for right, q in moving[i + 1 :]:
                entry = product(mass, left, right)  # rounded only once: M stays symmetric
                self.mass += [(part, p.name, q.name, entry), (part, q.name, p.name, entry)]

    def _moving(self, shares: Shares) -> Iterator[tuple[Formula, Symbol]]:
        """Yield the pairs of a weighted sum whose position is a coordinate."""
        for weight, position in shares:
            if isinstance(position, Symbol) and position in self._rates:
                yield weight, position

    @property
    def kinetic(self) -> list[tuple[str, Formula]]:
        """The terms of T, each with its part."""
        return [(part, mass * summed(shares) ** 2 / 2) for part, mass, shares in self.rates]

    # --- sums -------------------------------------------------------------------------------------

    def described(self) -> dict[str, Any]:
        """Return the sums as keyword arguments of `System`."""
        entries: dict[tuple[str, str], list[Formula]] = defaultdict(list)
        forces: dict[str, list[Formula]] = defaultdict(list)
        for _, row, column, entry in self.mass:
            entries[row, column].append(entry)
        for _, coordinate, force in self.force:
            forces[coordinate].append(force)
        mass = {position: total(*parts) for position, parts in entries.items()}
        q = self.coordinates
        return {
            "coordinates": q,
            "mass": [[mass.get((row, column), ZERO) for column in q] for row in q],
            "forces": [total(*forces.get(coordinate, ())) for coordinate in q],
            "constraints": [
                *(Constraint(h.typed or h.zero, h.name, **h.conditions) for h in self.constraints),
                *(Constraint("", h.name, **h.conditions) for h in self.frictions_alone),
            ],
            "potential": [V for _, V in self.potential],
        }


def in_line(a: str, b: str, point: str) -> str:
    """Return the name of the constraint of a point on the line from a to b."""
    return f"{a}, {b}, {point} in line"


def difference(first: Formula, *second: Formula) -> Formula:
    """Return the first of one or two formulas minus the second."""
    return total(first, *(-e for e in second))
