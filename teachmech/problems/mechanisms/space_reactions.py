"""Forces and moments of the joints of a spatial mechanism, as expressions.

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
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.expressions import Formula, evaluate, symbol
from teachmech.expressions.algebra import ZERO, total
from teachmech.model.description import Description
from teachmech.problems.mechanisms.bodies import At, Vector, angle_of
from teachmech.problems.mechanisms.contributions import PartTerms
from teachmech.problems.mechanisms.free_bodies import resting
from teachmech.problems.mechanisms.joint_forces import (
    Reactions,
    arm_of,
    free_multipliers,
)
from teachmech.problems.mechanisms.joint_friction import GROUND
from teachmech.problems.mechanisms.joints import JOINT_TYPES, Joint, way_of
from teachmech.problems.mechanisms.space_bodies import AXES
from teachmech.problems.mechanisms.space_reading import SpaceReader
from teachmech.problems.mechanisms.vectors import cross, gap
from teachmech.system_and_motion import Motion

Wrench = dict[str, list[Formula]]  # generalized forces by point or direction
MultipliedEquations = list[tuple[Formula, Formula]]  # multipliers and left sides
SIDES = ("first", "second")
LINKS = ("spring ", "damper ", "particle ", "line ", "plane ", "contact ", "joint ")


def space_reactions(reader: SpaceReader, motion: Motion) -> Reactions:
    """Return the forces and torques of all joints; see `Mechanism.reactions`."""
    values: dict[str, Any] = {**motion.columns, **motion.system.parameter_values}
    expressions = space_joint_expressions(reader, motion.system)
    names, n = motion.system.multipliers, len(motion)
    acting = values | dict(zip(names, motion.multipliers.T, strict=True))
    found = {name: _over_time(force, acting, n) for name, force in expressions.items()}
    first = {name: x[:1] if np.ndim(x) else x for name, x in values.items()}
    changes = dict.fromkeys(expressions, 0.0)  # changes by multipliers that are not unique
    rest = first | dict.fromkeys(names, np.zeros(1))
    for free in free_multipliers(motion).T:
        alone = first | dict(zip(names, free[:, None], strict=True))
        added = {
            n: _over_time(f, alone, 1) - _over_time(f, rest, 1) for n, f in expressions.items()
        }
        sizes = {n: np.abs(x).max() / arm_of(n, motion) for n, x in added.items()}
        most = max(sizes.values(), default=0.0)
        changes = {n: max(changes[n], sizes[n] / most if most else 0.0) for n in expressions}
    return Reactions(motion, found, tuple(n for n, size in changes.items() if size > 1e-9))


def _over_time(force: tuple[Formula, ...], values: Mapping[str, Any], n: int) -> Array:
    parts = [np.broadcast_to(evaluate(part, values), n) for part in force]
    over_time: Array = np.stack(parts, axis=-1) if len(parts) > 1 else np.array(parts[0])
    return over_time


def space_joint_expressions(
    reader: SpaceReader, system: Description
) -> dict[str, tuple[Formula, ...]]:
    """Return forces and torques of all joints as expressions, by the names of `Reactions`.

    They depend on time, coordinates, velocities, parameters, accelerations and multipliers.
    """
    return _FreeBodies(reader, system).reactions()


class _FreeBodies:
    """The free bodies of the parts of a mechanism."""

    def __init__(self, reader: SpaceReader, system: Description) -> None:
        self.reader = reader
        points = [*reader.moving, *reader.fixed]
        self.terms = reader.terms_in(points)
        own = self.terms.coordinates
        copied = {f"{o}{q}_{side}": f"{o}{q}" for o in ("", "v") for q in own for side in SIDES}
        self.originals = {symbol(copy): symbol(name) for copy, name in copied.items()}
        self.multiplier = dict(
            zip(system.constraint_names, map(symbol, system.multipliers), strict=True)
        )
        self.rests = resting(self.terms)

    def reactions(self) -> dict[str, tuple[Formula, ...]]:
        found: dict[str, tuple[Formula, ...]] = {}
        ground: dict[str, list[Formula]] = {}
        by_joints: dict[str, list[Wrench]] = {name: [] for name in self.reader.bodies}
        for joint in self.reader.joints.values():
            if joint.sides:
                found |= self._of_joint(joint, by_joints)
        pins: dict[str, tuple[Formula, ...]] = {}
        for name, body in self.reader.solids.items():
            around = self._around(name, [*body.points, *body.vectors])
            for wrench in (*by_joints[name], self._torque(name)):
                for place, force in wrench.items():
                    around[place] = [a - f for a, f in zip(around[place], force, strict=True)]
            for point in body.points:
                if self._is_pinned(point, name):
                    pins[f"{point} on {name}"] = tuple(around[point])
                    if point in self.reader.fixed:
                        sums = ground.setdefault(f"{point} on {GROUND}", [ZERO] * 3)
                        sums[:] = (h - f for h, f in zip(sums, around[point], strict=True))
        links = {name: force for part in self._links() for name, force in self._of_link(part)}
        whole = {**pins, **links, **found, **{name: tuple(f) for name, f in ground.items()}}
        return {name: tuple(e.xreplace(self.rests) for e in force) for name, force in whole.items()}

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

    def _around(self, name: str, places: list[str]) -> Wrench:
        """Return M q'' - Q + A^T lambda of one part."""
        sums: dict[str, Formula] = {f"{place}_{axis}": ZERO for place in places for axis in AXES}
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
        return {place: [sums[f"{place}_{axis}"] for axis in AXES] for place in places}

    def _torque(self, name: str) -> Wrench:
        """Return the generalized forces of the torques on a body."""
        found: Wrench = {}
        for part, coordinate, force in self.terms.force:
            if part == f"torque on {name}":
                place, _, axis = coordinate.rpartition("_")
                found.setdefault(place, [ZERO] * 3)[AXES.index(axis)] += force
        return found

    # --- joints -------------------------------------------------------------------------------

    def _of_joint(
        self, joint: Joint, by_joints: Mapping[str, list[Wrench]]
    ) -> Iterator[tuple[str, tuple[Formula, ...]]]:
        """Yield force and moment of a joint on each of its parts."""
        equations = self._equations(joint)
        wrenches = [self._side(joint, k, equations) for k in range(2)]
        first, second = joint.sides
        for side, wrench in zip(joint.sides, wrenches, strict=True):
            if side.body is not None:
                by_joints[side.body.name].append(wrench)
        assert second.body is not None
        place = self._place(second.point)
        force, moment = self._resultant(wrenches[1], place)
        yield from self._named(joint, second.point, second.body.name, force, moment)
        back = [-f for f in force]
        arm = gap(self._place(first.point), place)
        counter = [-m - x for m, x in zip(moment, cross(arm, tuple(force)), strict=True)]
        part = GROUND if first.body is None else first.body.name
        yield from self._named(joint, first.point, part, back, counter)
        for scalar, kind in ((angle_of(joint.name), "torque"), (way_of(joint.name), "force")):
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

    def _side(self, joint: Joint, k: int, equations: MultipliedEquations) -> Wrench:
        """Return -A^T lambda of a joint for the coordinates of one of its parts."""
        body = joint.sides[k].body
        places = [joint.sides[k].point] if body is None else [*body.points, *body.vectors]
        found: Wrench = {place: [ZERO] * 3 for place in places}
        own = {
            symbol(f"{order}{place}_{axis}_{SIDES[k]}"): (place, i)
            for place in places
            for i, axis in enumerate(AXES)
            for order in ("", "v")
        }
        for factor, h in equations:
            rolling = any(s.name.startswith("v") and s in own for s in h.free_symbols)
            for s, (place, i) in own.items():
                if h.has(s) and s.name.startswith("v") == rolling:
                    found[place][i] -= factor * h.diff(s).xreplace(self.originals)
        return {place: force for place, force in found.items() if any(force)}

    def _equations(self, joint: Joint) -> MultipliedEquations:
        """Return multipliers and left sides of a joint, with separate coordinates of its parts."""
        copied = _SideTerms(self.terms)
        ways = [copied.at_of(side) for side in SIDES]
        return [
            (self.multiplier[label], zero)
            for label, zero in self.reader.joint_equations(joint, copied, ways)
            if label in self.multiplier  # the others only equate the two names of a point
        ]

    def _resultant(self, wrench: Wrench, place: Vector) -> tuple[list[Formula], list[Formula]]:
        """Return the force of generalized forces, and their moment about a position."""
        force: list[Formula] = [ZERO] * 3
        moment: list[Formula] = [ZERO] * 3
        for name, own in wrench.items():
            arm = self._place(name)
            if name not in self.terms.vectors:
                arm = gap(place, arm)
                force = [f + o for f, o in zip(force, own, strict=True)]
            moment = [m + x for m, x in zip(moment, cross(arm, tuple(own)), strict=True)]
        return force, moment

    def _place(self, name: str) -> Vector:
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
