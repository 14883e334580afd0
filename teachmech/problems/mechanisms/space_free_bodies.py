"""The free bodies of a spatial mechanism, and the force and moment of each joint on its parts.

Each body is a free body: with its own terms, M_P q'' - Q_P + A_P^T lambda is the generalized force
of its surroundings on its points and directions. The equations of a joint are differentiated with
respect to the coordinates of each of its two bodies separately, with separate names for common
points: -A_J^T lambda is the force of the joint on a body. With f_i on points at r_i and f_u on
directions u, the force and the moment about a position r are

    F = sum f_i,    M = sum (r_i - r) cross f_i + sum u cross f_u

The force on a point minus the forces of joints and torques is the force of its pin.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import ZERO, total
from teachmech.model.dry_friction import stick_name
from teachmech.problems.mechanisms.bodies import At, Vector, angle_of
from teachmech.problems.mechanisms.contributions import PartTerms
from teachmech.problems.mechanisms.free_bodies import resting
from teachmech.problems.mechanisms.joint_friction import GROUND
from teachmech.problems.mechanisms.joints import JOINT_TYPES, Joint, displacement_of
from teachmech.problems.mechanisms.reading import Reader
from teachmech.problems.mechanisms.space_bodies import AXES, SpaceBody
from teachmech.problems.mechanisms.space_friction_of_joints import JointFriction
from teachmech.problems.mechanisms.vectors import cross, gap, scaled

Wrench = dict[str, list[Formula]]  # generalized forces by point or direction
MultipliedEquations = list[tuple[Formula, Formula]]  # multipliers and left sides
SIDES = ("first", "second")
LINKS = ("spring ", "damper ", "particle ", "line ", "plane ", "contact ", "joint ")


class SpaceFreeBodies:
    """The free bodies of the parts of a mechanism.

    Parameters
    ----------
    reader : Reader
    solids : mapping of str to SpaceBody
        Its bodies.
    frictions : mapping of str to JointFriction
        The friction of joints by their names.
    multiplier : mapping of str to Formula
        The multipliers by the names of their constraints.
    """

    def __init__(
        self,
        reader: Reader,
        solids: Mapping[str, SpaceBody],
        frictions: Mapping[str, JointFriction],
        multiplier: Mapping[str, Formula],
    ) -> None:
        self.reader = reader
        self.frictions = frictions
        self.solids = solids
        self.multiplier = multiplier
        points = [*reader.moving, *reader.fixed]
        self.terms = reader.terms_in(points)
        own = self.terms.coordinates
        copied = {f"{o}{q}_{side}": f"{o}{q}" for o in ("", "v") for q in own for side in SIDES}
        self.originals = {symbol(copy): symbol(name) for copy, name in copied.items()}
        self.rests = resting(self.terms)

    def reactions(self) -> dict[str, tuple[Formula, ...]]:
        """Return the forces and torques of all joints by the names of `Reactions`."""
        found: dict[str, tuple[Formula, ...]] = {}
        ground: dict[str, list[Formula]] = {}
        for joint in self.reader.joints.values():
            if joint.sides:
                found |= self._of_joint(joint)
        pins: dict[str, tuple[Formula, ...]] = {}
        for name, body in self.solids.items():
            around = self._by_pins(name)
            for point in body.points:
                if self._is_pinned(point, name):
                    pins[f"{point} on {name}"] = tuple(around[point])
                    if point in self.reader.fixed:
                        sums = ground.setdefault(f"{point} on {GROUND}", [ZERO] * 3)
                        sums[:] = (h - f for h, f in zip(sums, around[point], strict=True))
        links = {name: force for part in self._links() for name, force in self._of_link(part)}
        whole = {**pins, **links, **found, **{name: tuple(f) for name, f in ground.items()}}
        return {name: tuple(e.xreplace(self.rests) for e in force) for name, force in whole.items()}

    def carried(self, joint: Joint) -> tuple[Vector, Vector]:
        """Return force and moment of a joint on its second part, without its friction.

        The moment is about the point of the second part.
        """
        first, second = joint.sides
        assert second.body is not None
        force, moment = self._resultant(self._wrenches[joint.name][1], self._position(second.point))
        if first.point == second.point:  # its pin carries the force
            force = self._by_pins(second.body.name)[second.point]
        rested = ([e.xreplace(self.rests) for e in vector] for vector in (force, moment))
        found = tuple(map(tuple, rested))
        return found[0], found[1]

    def _by_pins(self, name: str) -> Wrench:
        """Return the generalized forces of the pins of a body."""
        body = self.solids[name]
        around = self._around(name, [*body.points, *body.vectors])
        by_joints = [
            wrench
            for joint, sides in self._wrenches.items()
            for side, wrench in zip(self.reader.joints[joint].sides, sides, strict=True)
            if side.body is not None and side.body.name == name
        ]
        for wrench in (*by_joints, self._torque(name)):
            for position, force in wrench.items():
                around[position] = [a - f for a, f in zip(around[position], force, strict=True)]
        return around

    def _is_pinned(self, point: str, name: str) -> bool:
        """Return whether any part except the joints of a body can act on one of its points."""
        reader = self.reader
        others = [body for body in reader.bodies.values() if body.name != name]
        if not (others or reader.joints or reader.fixed):  # a single free body
            return True
        if point in reader.fixed or any(point in body.points for body in others):
            return True
        parts = [*self.terms.mass, *((part, c, "") for part, c, _ in self.terms.force)]
        own = {f"{point}_{axis}" for axis in AXES}
        acting = {entry[0] for entry in parts if entry[1] in own}
        acting |= {h.part for h in self.terms.constraints if _names(h.zero) & own}
        joints = {f"joint {joint}" for joint, data in reader.joints.items() if data.sides}
        return bool(acting - {name, f"torque on {name}"} - joints)

    def _links(self) -> list[str]:
        """Return the parts that are not bodies: springs, particles, distances, lines."""
        terms, joints = self.terms, self.reader.joints
        at_points = [entry for entry in terms.force if entry[1] not in terms.scalars]
        own: list[tuple[Any, ...]] = [*terms.mass, *at_points, *terms.constraints]
        parts: dict[str, None] = dict.fromkeys(entry[0] for entry in own)
        held = {f"joint {name}" for name, joint in joints.items() if joint.kind != "Distance"}
        return [part for part in parts if part.startswith(LINKS) and part not in held]

    def _of_link(self, part: str) -> Iterator[tuple[str, tuple[Formula, ...]]]:
        """Yield the forces of pins on a part that is not a body."""
        points = [*self.reader.moving, *self.reader.fixed]
        for point, force in self._around(part, points).items():
            if any(force):
                yield f"{point} on {part.removeprefix('joint ')}", tuple(force)

    # --- bodies -------------------------------------------------------------------------------

    def _around(self, name: str, positions: list[str]) -> Wrench:
        """Return M q'' - Q + A^T lambda of one part."""
        sums: dict[str, Formula] = {
            f"{position}_{axis}": ZERO for position in positions for axis in AXES
        }
        for part, row, column, entry in self.terms.mass:
            if part == name:
                sums[row] += entry * symbol(f"a{column}")
        for part, coordinate, force in self.terms.force:
            if part == name:
                sums[coordinate] -= force
        for part, label, h, *_ in self.terms.constraints:
            if part == name and label in self.multiplier:
                for coordinate in sums.keys() & _names(h):
                    sums[coordinate] += self.multiplier[label] * h.diff(symbol(coordinate))
        for friction in (*self.terms.constraints, *self.terms.frictions_alone):
            for i, slips in enumerate(friction.slips):
                if slip := slips.get(name):
                    held = self.multiplier[stick_name(friction.name, i)]
                    for coordinate in sums.keys() & {s[1:] for s in _names(slip)}:
                        sums[coordinate] += held * slip.diff(symbol(f"v{coordinate}"))
        return {position: [sums[f"{position}_{axis}"] for axis in AXES] for position in positions}

    def _torque(self, name: str) -> Wrench:
        """Return the generalized forces of the torques on a body."""
        found: Wrench = {}
        for part, coordinate, force in self.terms.force:
            if part == f"torque on {name}":
                position, _, axis = coordinate.rpartition("_")
                found.setdefault(position, [ZERO] * 3)[AXES.index(axis)] += force
        return found

    # --- joints -------------------------------------------------------------------------------

    @cached_property
    def _wrenches(self) -> dict[str, tuple[Wrench, Wrench]]:
        """The generalized forces of each joint on its two parts."""
        return {
            name: (self._side(joint, 0), self._side(joint, 1))
            for name, joint in self.reader.joints.items()
            if joint.sides
        }

    def _of_joint(self, joint: Joint) -> Iterator[tuple[str, tuple[Formula, ...]]]:
        """Yield force and moment of a joint on each of its parts."""
        equations = self._equations(joint)
        first, second = joint.sides
        assert second.body is not None
        position = self._position(second.point)
        force, moment = self._resultant(self._wrenches[joint.name][1], position)
        if rubbed := self.frictions.get(joint.name):
            for i, (turns, along) in enumerate(rubbed.sliding_directions(self.terms.at)):
                pulled = scaled(-self.multiplier[stick_name(joint.name, i)], along)
                changed = moment if turns else force
                changed[:] = [x + p for x, p in zip(changed, pulled, strict=True)]
        yield from self._named(joint, second.point, second.body.name, force, moment)
        back = [-f for f in force]
        arm = gap(self._position(first.point), position)
        counter = [-m - x for m, x in zip(moment, cross(arm, tuple(force)), strict=True)]
        part = GROUND if first.body is None else first.body.name
        yield from self._named(joint, first.point, part, back, counter)
        for scalar, kind in (
            (angle_of(joint.name), "torque"),
            (displacement_of(joint.name), "force"),
        ):
            if scalar in joint.scalars:
                # A^T lambda of the joint: the sum of all drives of its angle or displacement
                driven = total(*(factor * h.diff(symbol(scalar)) for factor, h in equations))
                yield f"{kind} on {joint.name}", (driven.xreplace(self.originals),)

    def _named(
        self, joint: Joint, point: str, part: str, force: list[Formula], moment: list[Formula]
    ) -> Iterator[tuple[str, tuple[Formula, ...]]]:
        a, b = joint.sides
        if a.point != b.point or not JOINT_TYPES[joint.kind].meets:
            yield f"{point} on {part} by {joint.name}", tuple(force)
        if any(moment):
            yield f"torque of {joint.name} on {part}", tuple(moment)

    def _side(self, joint: Joint, k: int) -> Wrench:
        """Return -A^T lambda of a joint for the coordinates of one of its parts."""
        equations = self._equations(joint)
        body = joint.sides[k].body
        positions = [joint.sides[k].point] if body is None else [*body.points, *body.vectors]
        found: Wrench = {position: [ZERO] * 3 for position in positions}
        own = {
            symbol(f"{order}{position}_{axis}_{SIDES[k]}"): (position, i)
            for position in positions
            for i, axis in enumerate(AXES)
            for order in ("", "v")
        }
        for factor, h in equations:
            rolling = any(s.name.startswith("v") and s in own for s in h.free_symbols)
            for s, (position, i) in own.items():
                if h.has(s) and s.name.startswith("v") == rolling:
                    found[position][i] -= factor * h.diff(s).xreplace(self.originals)
        return {position: force for position, force in found.items() if any(force)}

    def _equations(self, joint: Joint) -> MultipliedEquations:
        """Return multipliers and left sides of a joint, with separate coordinates of its parts."""
        copied = _SideTerms(self.terms)
        sliding_directions = [copied.at_of(side) for side in SIDES]
        return [
            (self.multiplier[label], zero)
            for label, zero in self.reader.joint_equations(joint, copied, sliding_directions)
            if label in self.multiplier  # the others only equate the two names of a point
        ]

    def _resultant(self, wrench: Wrench, position: Vector) -> tuple[list[Formula], list[Formula]]:
        """Return the force of generalized forces, and their moment about a position."""
        force: list[Formula] = [ZERO] * 3
        moment: list[Formula] = [ZERO] * 3
        for name, own in wrench.items():
            arm = self._position(name)
            if name not in self.terms.vectors:
                arm = gap(position, arm)
                force = [f + o for f, o in zip(force, own, strict=True)]
            moment = [m + x for m, x in zip(moment, cross(arm, tuple(own)), strict=True)]
        return force, moment

    def _position(self, name: str) -> Vector:
        return tuple(symbol(f"{name}_{axis}") for axis in AXES)


class _SideTerms(PartTerms):
    """Terms whose points have separate names for each side of a joint."""

    def __init__(self, terms: PartTerms) -> None:
        super().__init__(terms.points, terms.fixed, terms.scalars, terms.axes, terms.vectors)

    def at_of(self, side: str) -> At:
        """Return the function that gives the points and directions of one side of a joint."""

        def at(point: str) -> Vector:
            return tuple(symbol(f"{point}_{axis}_{side}") for axis in self.axes)

        return at

    def velocity(self, point: str) -> Vector:
        """Return the velocity of a point of the second side, which is the rolling body."""
        return tuple(symbol(f"v{point}_{axis}_{SIDES[1]}") for axis in self.axes)


def _names(formula: Formula) -> set[str]:
    return {s.name for s in formula.free_symbols}
