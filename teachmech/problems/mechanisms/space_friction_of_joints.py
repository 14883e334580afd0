"""Friction of hinges and slides in space, which have one sliding velocity.

With the unit axis n of the first part, the force F and the moment M of the joint on the second part
about its point, and the part F_n = F - n (n . F) across the axis, the friction T obeys

    hinge   u = r n . (w_2 - w_1),     |T| <= mu (|F_n| + r_a/r |n . F|),     a couple r T about n
    slide   u = n . (b' - a'),         |T| <= mu |F_n|,                       a force T along n

r is the radius of the shaft and r_a that of the collar that carries the axial force; without r_a
the axial force has no friction. A short bearing carries the moment across the axis without
friction. With a length l, two ends carry force and moment, F_n/2 -+ n x M/l, and the sum of both
magnitudes replaces |F_n|.
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
from teachmech.problems.mechanisms.vectors import cross, dot, gap, scaled, sum_of

KINDS = ("Hinge", "Prismatic")


@dataclass(frozen=True)
class JointFriction:
    """The friction of a hinge or a slide in space.

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

    @property
    def turns(self) -> bool:
        """True for a hinge."""
        return self.joint.kind == "Hinge"

    def axis(self, at: At) -> Vector:
        """Return the unit axis n."""
        side = self.joint.sides[0]
        return scaled(1 / side.frame.size, WorldSide(side, at, at).n)

    def direction(self, terms: PartTerms) -> Vector:
        """Return the couple or the force on the second part for T = 1."""
        return scaled(self.radius or ONE, self.axis(terms.at))

    def slips(self, terms: PartTerms, spins: Mapping[str, Vector]) -> dict[str, Formula]:
        """Return the share of each part in the sliding velocity.

        ``spins`` has the angular velocities of the bodies.
        """
        along, shares = self.direction(terms), {}
        for side, sign in zip(self.joint.sides, (-1, 1), strict=True):
            if side.body is not None:
                moves = spins[side.body.name] if self.turns else terms.velocity(side.point)
                shares[side.body.name] = sign * dot(along, moves)
        return shares

    def normals(self, terms: PartTerms, force: Vector, moment: Vector) -> list[Vector]:
        """Return vectors whose lengths add up to the normal force."""
        n = self.axis(terms.at)
        axial = dot(n, force)
        across = gap(scaled(axial, n), force)
        found = [across]
        if self.length is not None:
            turning, half = scaled(1 / self.length, cross(n, moment)), scaled(HALF, across)
            found = [gap(turning, half), sum_of([turning, half])]
        if self.collar is not None and self.radius is not None:
            found.append((self.collar / self.radius * axial,))
        return found

    def frames(self, at: At) -> tuple[ContactFrame, ...]:
        """Return the place and the axis of the joint for each normal force across the axis."""
        n, b = self.axis(at), at(self.joint.sides[1].point)
        places = [b]
        if self.length is not None:
            end = scaled(self.length / 2, n)
            places = [sum_of([b, end]), gap(end, b)]
        pin: Any = (*n, self.radius) if self.turns else ()
        tangents: Any = () if self.turns else (n,)
        return tuple(ContactFrame(place, (), tangents, pin) for place in places)  # type: ignore[arg-type]


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
        if joint.kind not in KINDS:
            what = f"the friction of {name}, a {title}, is not computed"
            raise wrong(path, what, "in space, hinges and prismatic joints have friction")
        wanted = ("Radius", "AxialRadius", "Length") if joint.kind == "Hinge" else ("Length",)
        sizes: dict[str, Formula | None] = {}
        for key in ("Radius", "AxialRadius", "Length", "Against"):
            text = getattr(data, key)
            if text is not None and key not in wanted:
                raise wrong((*path, key), f"the friction of a {title} has no {key}", "remove it")
            what = "radius" if key.endswith("Radius") else key.lower()
            sizes[key] = None if text is None else self.texts.positive(text, (*path, key), what)
        if joint.kind == "Hinge" and data.Radius is None:
            raise wrong(path, "the friction of a hinge needs Radius", "write Radius: ...")
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
