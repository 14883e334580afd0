"""Friction of joints in space that slide: hinges, prismatic, cylindrical and planar joints.

With the unit axis n of the first part, the force F and the moment M of the joint on the second part
about its point, and the part F_n = F - n (n . F) across the axis, the friction T obeys

    hinge         u = r n . (w_2 - w_1)    |T| <= mu (|F_n| + r_a/r |n . F|)    a couple r T about n
    prismatic     u = n . (b' - a')        |T| <= mu |F_n|                      a force T along n
    cylindrical   u has both components    |T| <= mu |F_n|                      force and couple
    planar        u = b' in the plane      |T| <= mu |n . F|                    a force in the plane

In the last two, u and T are vectors of two components with opposite directions; that of a planar
joint is the velocity of its point b relative to the first part. r is the radius of the shaft and
r_a that of the collar that carries the axial force; without r_a the axial force has no friction. A
short bearing carries the moment across the axis without friction. With a length l, two ends carry
force and moment, F_n/2 -+ n x M/l, and the sum of both magnitudes replaces |F_n|.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from teachmech.expressions import Formula
from teachmech.expressions.algebra import HALF, ONE
from teachmech.model.drawing import ContactFrame
from teachmech.problems.mechanisms import spec
from teachmech.problems.mechanisms.bodies import At, RigidBody, Vector
from teachmech.problems.mechanisms.contributions import PartTerms
from teachmech.problems.mechanisms.joint_friction import GROUND
from teachmech.problems.mechanisms.joints import JOINT_TYPES, Joint, WorldSide
from teachmech.problems.mechanisms.texts import Path, Texts, check_known, wrong
from teachmech.problems.mechanisms.vectors import cross, dot, gap, scaled, sum_of, unit

# The sizes that the friction of each kind of joint may have.
SIZES = {
    "Hinge": ("Radius", "AxialRadius", "Length"),
    "Prismatic": ("Length",),
    "Cylindrical": ("Radius", "Length"),
    "Planar": (),
}


@dataclass(frozen=True)
class JointFriction:
    """The friction of a joint in space that slides.

    Attributes
    ----------
    joint : Joint
    radius, collar, length : Formula or None
        r, r_a and l.
    law : mapping of str to str
        The arguments ``friction`` and ``static`` of `Constraint`, as texts.
    """

    joint: Joint
    radius: Formula | None
    collar: Formula | None
    length: Formula | None
    law: Mapping[str, str]

    def axis(self, at: At) -> Vector:
        """Return the unit axis n."""
        side = self.joint.sides[0]
        return scaled(1 / side.frame.size, WorldSide(side, at, at).n)

    def sliding_directions(self, at: At) -> list[tuple[bool, Vector]]:
        """Return for each component of T the couple (True) or the force on the second part."""
        side, n = self.joint.sides[0], self.axis(at)
        if self.joint.kind == "Planar":
            world = WorldSide(side, at, at)
            return [(False, unit(world.p)), (False, unit(world.q))]
        found = [] if self.joint.kind == "Hinge" else [(False, n)]
        return found if self.radius is None else [*found, (True, scaled(self.radius, n))]

    def slips(self, terms: PartTerms, spins: Mapping[str, Vector]) -> list[dict[str, Formula]]:
        """Return the share of each part in each component of the sliding velocity.

        ``spins`` has the angular velocities of the bodies.
        """
        found = []
        first, second = self.joint.sides
        arm = gap(terms.at(first.point), terms.at(second.point))
        for turns, along in self.sliding_directions(terms.at):
            shares = {}
            for side, sign in ((first, -1), (second, 1)):
                if side.body is None:
                    continue
                spin = spins[side.body.name]
                moves = spin if turns else terms.velocity(side.point)
                shares[side.body.name] = sign * dot(along, moves)
                if side is first and self.joint.kind == "Planar":  # its plane turns below b
                    shares[side.body.name] -= dot(along, cross(spin, arm))
            found.append(shares)
        return found

    def normals(self, terms: PartTerms, force: Vector, moment: Vector) -> list[Vector]:
        """Return vectors whose lengths add up to the normal force."""
        n = self.axis(terms.at)
        axial = dot(n, force)
        if self.joint.kind == "Planar":
            return [(axial,)]
        across = gap(scaled(axial, n), force)
        found = [across]
        if self.length is not None:
            turning, half = scaled(1 / self.length, cross(n, moment)), scaled(HALF, across)
            found = [gap(turning, half), sum_of([turning, half])]
        if self.collar is not None and self.radius is not None:
            found.append((self.collar / self.radius * axial,))
        return found

    def frames(self, at: At) -> tuple[ContactFrame, ...]:
        """Return the position and the axis of the joint for each normal force across the axis."""
        n, b = self.axis(at), at(self.joint.sides[1].point)
        positions = [b]
        if self.length is not None:
            end = scaled(self.length / 2, n)
            positions = [sum_of([b, end]), gap(end, b)]
        pin: Any = () if self.radius is None else (*n, self.radius)
        across: Any = scaled(-ONE, n) if self.joint.kind == "Planar" else ()
        tangents: Any = tuple(along for turns, along in self.sliding_directions(at) if not turns)
        ends: list[Any] = [*positions]
        return tuple(ContactFrame(position, across, tangents, pin) for position in ends)


class JointFrictionReader:
    """Reads the friction of joints in space; errors name the key.

    Parameters
    ----------
    texts : Texts
        Reads numbers and names.
    joints : mapping of str to Joint
    bodies : mapping of str to RigidBody
    """

    def __init__(
        self, texts: Texts, joints: Mapping[str, Joint], bodies: Mapping[str, RigidBody]
    ) -> None:
        self.texts = texts
        self.joints = joints
        self.bodies = bodies

    def read(self, given: Mapping[str, spec.FrictionData]) -> dict[str, JointFriction]:
        """Return the joints with friction by name."""
        return {name: self._friction(name, data) for name, data in given.items()}

    def _friction(self, name: str, data: spec.FrictionData) -> JointFriction:
        path: Path = ("Friction", name)
        check_known(name, self.joints, "joint", path)
        joint = self.joints[name]
        title = JOINT_TYPES[joint.kind].title
        if joint.kind not in SIZES:
            titles = ", ".join(f"{JOINT_TYPES[kind].title}s" for kind in SIZES)
            what = f"the friction of {name}, a {title}, is not computed"
            raise wrong(path, what, f"in space, {titles} have friction")
        wanted = SIZES[joint.kind]
        sizes: dict[str, Formula | None] = {}
        for key in ("Radius", "AxialRadius", "Length", "Against"):
            text = getattr(data, key)
            if text is not None and key not in wanted:
                raise wrong((*path, key), f"the friction of a {title} has no {key}", "remove it")
            what = "radius" if key.endswith("Radius") else key.lower()
            sizes[key] = None if text is None else self.texts.positive(text, (*path, key), what)
        if "Radius" in wanted and data.Radius is None:
            raise wrong(path, f"the friction of a {title} needs Radius", "write Radius: ...")
        self._check_pin(joint, path)
        law = data.model_dump(include={"friction", "static"}, exclude_none=True)
        return JointFriction(joint, sizes["Radius"], sizes["AxialRadius"], sizes["Length"], law)

    def _check_pin(self, joint: Joint, path: Path) -> None:
        """Refuse a common point of more than two parts, whose force is not that of one joint."""
        first, second = joint.sides
        if first.point != second.point:
            return
        parts = [body.name for body in self.bodies.values() if first.point in body.points]
        if first.body is None:
            parts.append(GROUND)
        others = [
            name
            for name, other in self.joints.items()
            if other is not joint and any(side.point == first.point for side in other.sides)
        ]
        if len(parts) > 2 or others:
            what = f"{first.point} joins {', '.join([*parts, *others])}"
            hint = "give each part of the joint its own point: At: [A, B]"
            raise wrong(path, what, hint)
