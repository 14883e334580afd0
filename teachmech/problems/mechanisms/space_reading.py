"""The reader of MechSpec files of spatial mechanisms: bodies, joints, angles, torques."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import nearest
from teachmech.expressions import Formula, parse_expression, symbol
from teachmech.expressions.algebra import ZERO, formula, function, total
from teachmech.problems.mechanisms import spec
from teachmech.problems.mechanisms.bodies import At, RigidBody, Vector, angle_of
from teachmech.problems.mechanisms.contributions import PartTerms
from teachmech.problems.mechanisms.joint_friction import GROUND
from teachmech.problems.mechanisms.joints import (
    JOINT_TYPES,
    Joint,
    JointFrame,
    Side,
    WorldSide,
    between_joints,
    displacement_of,
    frame_of,
)
from teachmech.problems.mechanisms.reading import (
    NAMED_SCALAR,
    TURNING,
    Reader,
    kind_of,
)
from teachmech.problems.mechanisms.space_bodies import (
    SpaceBody,
    about_centroid,
    spin_of,
    spread_of,
)
from teachmech.problems.mechanisms.space_contact_reading import SpaceContactReader
from teachmech.problems.mechanisms.space_free_bodies import SpaceFreeBodies
from teachmech.problems.mechanisms.space_friction_of_joints import (
    JointFriction,
    JointFrictionReader,
)
from teachmech.problems.mechanisms.texts import POINT, Inertia, Path, Texts, check_known, wrong
from teachmech.problems.mechanisms.vectors import along, cross, dot, gap, unit_vector

NAMED_SPIN = re.compile(r"\bomega_([A-Za-z0-9]+)_[xyz]\b")
ZERO_INERTIA = 1e-10  # relative to the trace of J; more digits of moments of inertia mean nothing
LEAST_HEIGHT = 0.1  # relative height of a triangle above which its third point defines an axis
COLLINEAR = 1e-9  # relative distance of a point from a line


class SpaceReader(Reader):
    """Reads the keys of a spatial mechanism; errors name the key."""

    AXES = "xyz"
    EARTH: Vector = (ZERO, ZERO, formula(-9.80665))
    CONTACTS = SpaceContactReader

    # --- bodies -------------------------------------------------------------------------------

    def _body(self, name: str, path: Path, data: spec.RigidData) -> SpaceBody:
        data, drawn = self.in_own_frame(name, path, data)
        positions = self._positions(name, path, data)
        centroid = self.vector(data.Dyna[0], (*path, "Dyna", 0))
        mass = self.mass(data.Dyna[1], positions, path)
        aside, third = self._third(positions)
        spread = self._spread(data, centroid, mass, aside, path)
        rod = {*spread} <= {(0, 0)} and not aside
        on_line = all(x == 0 for position in (centroid, *positions.values()) for x in position[1:])
        directions = "z" if third else "yz"
        if rod and on_line and name not in self._framed:
            directions = ""
        own = drawn if directions else ()  # without directions, a rod has no local components
        points = tuple(positions)
        return SpaceBody(
            name, points, positions, centroid, mass, third, spread, directions, drawn=own
        )

    def _axes_drawn(self, placed: Sequence[Vector], size: float) -> tuple[Vector, ...]:
        """Return the axes of the frame; if points are collinear, y and z are any normals of x."""
        x = self._direction(gap(placed[0], placed[1]), size)
        reference = gap(placed[0], placed[2]) if len(placed) > 2 else (ZERO,) * 3
        across = tuple(self.reduced(part, size) for part in cross(x, reference))
        if np.linalg.norm(self.position_in_space(across)) <= COLLINEAR * size:
            given = Texts(self.file.PhysicalParams)  # other values must not change the frame
            k = int(np.abs(given.position_in_space(x)).argmin())
            across = cross(x, unit_vector(k))
        z = self._direction(across, size)
        return x, tuple(map(self.reduced, cross(z, x))), z

    def _along_own(self, inertia: Inertia, axes: tuple[Vector, ...], path: Path) -> Inertia:
        """Return the inertia along the axes of a body, from that along the axes of the world."""
        if not isinstance(inertia, tuple) or len(inertia) not in (3, 6):
            return inertia
        given = self.numbers(inertia, (*path, "Dyna", 2))
        a, b, c, p, q, r = [*given, *[ZERO] * 3][:6]
        rows: tuple[Vector, ...] = ((a, p, q), (p, b, r), (q, r, c))
        size = max(abs(self.value(x)) for x in given)
        turned = [along(rows, axis) for axis in axes]
        pairs = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))
        return tuple(self.reduced(dot(axes[i], turned[j]), size) for i, j in pairs)

    @cached_property
    def solids(self) -> dict[str, SpaceBody]:
        """The rigid bodies by name."""
        return {name: body for name, body in self.bodies.items() if isinstance(body, SpaceBody)}

    def _third(self, positions: dict[str, Vector]) -> tuple[bool, str]:
        """Return whether the third point is off the x axis, and its name if it defines y.

        It defines y if it is in the xy plane and far enough from the x axis. In a flat triangle,
        the rows of A for its rigidity are nearly dependent, to second order in the height.
        """
        if len(positions) < 3:
            return False, ""
        third, (length, *_) = [*positions][2], [*positions.values()][1]
        x, y, z = map(self.value, positions[third])
        aside = z == 0 and abs(y) > COLLINEAR * (abs(x) + abs(y))
        steep = aside and abs(y) > LEAST_HEIGHT * (abs(x) + abs(y) + self.value(length))
        return aside, third if steep else ""

    def _spread(
        self, data: spec.RigidData, centroid: Vector, mass: Formula, third: bool, path: Path
    ) -> dict[tuple[int, int], Formula]:
        """Return J about the centroid from the moments of inertia of the file."""
        path, given = (*path, "Dyna", 2), data.Dyna[2]
        if not isinstance(given, tuple):
            if third:
                what = "there is one moment of inertia, but the body is not a rod"
                hint = "give [Ixx, Iyy, Izz] or [Ixx, Iyy, Izz, Ixy, Ixz, Iyz]"
                raise wrong(path, what, hint)
            given = ("0", given, given)
        if len(given) not in (3, 6):
            what = f"there are {len(given)} moments and products of inertia"
            raise wrong(path, what, "give 3, or 6: Ixx, Iyy, Izz, Ixy, Ixz, Iyz")
        inertia = tuple(self.numbers(given, path))
        if data.About == "origin":
            inertia = about_centroid(inertia, mass, centroid)
        self._check_moments(self._inertia(inertia), path)
        here, always = self._flat(inertia)
        found = spread_of(inertia).items()
        spread = {position: entry for position, entry in found if always.isdisjoint(position)}
        for i in here - always:  # for other parameter values, the body may have an extent
            thick = function("step", spread.get((i, i), ZERO) - ZERO_INERTIA * total(*inertia[:3]))
            spread |= {
                position: entry * thick for position, entry in spread.items() if i in position
            }
        return spread

    def _inertia(self, given: Vector, values: Mapping[str, float] | None = None) -> Array:
        """Return the inertia tensor of three moments, or of three moments and three products."""
        numbers = [self.value(entry, values) for entry in given]
        a, b, c, p, q, r = (*numbers, 0, 0, 0)[:6]
        return np.array([[a, p, q], [p, b, r], [q, r, c]])

    def _flat(self, texts: Vector) -> tuple[set[int], set[int]]:
        """Return the axes along which a body has no extent: for these and for generic values."""
        changed = {
            name: x * (1 + 0.1 * math.sin(1 + k)) for k, (name, x) in enumerate(self.values.items())
        }
        found = []
        for values in (self.values, changed):
            J = _spread_in(self._inertia(texts, values))
            small = np.abs(J) <= ZERO_INERTIA * np.trace(J)
            found.append({int(i) for i in np.flatnonzero(small.all(axis=1))})
        here, elsewhere = found
        return here, here & elsewhere

    def _check_moments(self, inertia: Array, path: Path) -> None:
        """Refuse impossible moments of inertia: J must not have a negative eigenvalue."""
        J = _spread_in(inertia)
        if np.linalg.eigvalsh(J)[0] < -ZERO_INERTIA * abs(np.trace(J)):
            first, second, largest = np.linalg.eigvalsh(inertia)
            what = f"no body has the moments of inertia {first:g}, {second:g} and {largest:g}"
            raise wrong(path, what, "none is negative, and none larger than the other two together")

    @cached_property
    def _framed(self) -> set[str]:
        """The bodies whose frame is needed by a joint, a torque, a force or a contact."""
        kinds = map(kind_of, self.parts.Joints.values())
        asked = {
            body for kind, joined in kinds if "Axis" in JOINT_TYPES[kind].needs for body in joined
        }
        for key in ("ConstForces", "Forces", "ConstTorques", "Torques"):
            for name, given in getattr(self.applied, key).items():
                point, on, body = (text.strip() for text in name.partition(" on "))
                asked |= {body} if on else {point} if not isinstance(given, str) else set()
        for data in self.file.Contacts.values():
            for kind in ("Ball", "Disk", "Plane"):
                for name in filter(None, (getattr(x, kind) for x in (data, data.Against) if x)):
                    point, on, body = (text.strip() for text in name.partition(" on "))
                    around = {b for b, _, _ in self.each("Rigids") if point in POINT.findall(b)}
                    asked |= {body} if on else around if kind != "Ball" else set()
        return asked

    # --- joints -------------------------------------------------------------------------------

    def _named_scalars(self) -> set[str]:
        named = super()._named_scalars()
        for key in ("ConstTorques", "Torques"):
            named |= {angle_of(name) for name in getattr(self.applied, key)}
        for kind in ("TorsionSprings", "TorsionDampers"):
            named |= {angle_of(x) for name, _, _ in self.each(kind) for x in name.split("-")}
        for joint in self.out_file.angles or ():
            path: Path = ("SolverParams", "OutFile", "angles")
            named |= {angle_of(name) for name in self.turned(joint, path)}
        for data in self.parts.Joints.values():
            if data.Gear or data.Rack:
                first, second = kind_of(data)[1]
                named |= {
                    angle_of(first) if data.Gear else displacement_of(first),
                    angle_of(second),
                }
        return named

    def _check_kind(self, key: str, path: Path) -> None:
        """Accept every joint."""

    def _joined(
        self, key: str, joined: tuple[str, str], data: spec.JointData, path: Path
    ) -> tuple[Side, ...]:
        if JOINT_TYPES[key].joins == "points":
            return super()._joined(key, joined, data, path)
        if JOINT_TYPES[key].joins == "joints":
            self._check_geared(joined, key, path)
            return ()
        sides = self._sides(joined, data, path)
        if key.startswith("Rolling") and joined[0] != GROUND:
            what = f"{joined[1]} rolls on the body {joined[0]}"
            raise wrong((*path, key), what, f"write [{GROUND}, {joined[1]}]")
        return sides

    def _sides(self, joined: tuple[str, str], data: spec.JointData, path: Path) -> tuple[Side, ...]:
        """Return the two sides of a joint between two bodies, or between ground and a body."""
        key = kind_of(data)[0]
        if joined[0] == joined[1]:
            raise wrong((*path, key), f"{joined[0]} is joined to itself", "name two parts")
        if joined[1] == GROUND:
            hint = f"write [{GROUND}, {joined[0]}]"
            raise wrong((*path, key), f"{GROUND} is the second part", hint)
        assert data.At is not None
        sides = []
        for i, (part, point) in enumerate(zip(joined, data.At, strict=True)):
            body = None
            if part != GROUND:
                check_known(part, [GROUND, *self.bodies], "part", (*path, key, i))
                body = self.solids[part]
            known = self.fixed if body is None else body.positions
            if point not in known:
                where = "fixed in the world" if body is None else f"a point of {part}"
                what = f"{point} is not {where}"
                hint = nearest(point, known) if known else "name a point under Fixed"
                raise wrong((*path, "At"), what, hint + "; or give At for each part: [A, B]")
            sides.append(Side(body, point, self._frame(data, i, path)))
        return tuple(sides)

    def _frame(self, data: spec.JointData, i: int, path: Path) -> JointFrame:
        """Return the axes of a joint in the frame of one of its parts."""
        if data.Axis is None:
            return JointFrame(*((ZERO,) * 3,) * 3)
        axis = self.vector(data.Axis[i], (*path, "Axis", i))
        n = self.position_in_space(axis)
        if not np.linalg.norm(n) > 0:
            raise wrong((*path, "Axis"), "the axis is zero", "write a direction such as [0, 0, 1]")
        reference: Vector = ()
        if data.Zero is not None:
            reference = self.vector(data.Zero[i], (*path, "Zero", i))
            w = self.position_in_space(reference)
            least = COLLINEAR * np.linalg.norm(n) * np.linalg.norm(w)
            if np.linalg.norm(np.cross(n, w)) <= least:
                what = "Zero is parallel to the axis"
                raise wrong((*path, "Zero"), what, "give a direction perpendicular to it")
        frame, part = frame_of(axis, reference, int(np.abs(n).argmin())), kind_of(data)[1][i]
        drawn = self.bodies[part].drawn if part in self.bodies else ()
        if not drawn:
            return frame
        own = [
            tuple(map(self.reduced, along(drawn, vector))) for vector in (frame.n, frame.p, frame.q)
        ]
        return JointFrame(own[0], own[1], own[2], frame.size)

    def _check_geared(self, joined: tuple[str, str], key: str, path: Path) -> None:
        """Refuse a gear pair or a rack between joints that do not turn or slide."""
        for joint, scalar in zip(joined, ("theta" if key == "Gear" else "s", "theta"), strict=True):
            check_known(joint, self.parts.Joints, "joint", (*path, key))
            kind, _ = kind_of(self.parts.Joints[joint])
            if scalar not in JOINT_TYPES[kind].scalars:
                does = "turn" if scalar == "theta" else "slide"
                what = f"{joint}, a {JOINT_TYPES[kind].title}, does not {does}"
                raise wrong((*path, key), what, "name two joints, as in [wheel, pinion]")

    # --- coordinates --------------------------------------------------------------------------

    @cached_property
    def turning(self) -> list[str]:
        """The joints whose angle is a coordinate because it is named somewhere."""
        return [name for name, joint in self.joints.items() if angle_of(name) in joint.scalars]

    @property
    def scalars(self) -> list[str]:
        """The coordinates that are angles or displacements of joints, or positions on lines."""
        found = [scalar for joint in self.joints.values() for scalar in joint.scalars]
        return [
            *found,
            *(
                displacement
                for line_displacements in self.line_displacements.values()
                for displacement in line_displacements.values()
            ),
        ]

    @cached_property
    def line_displacements(self) -> dict[str, dict[str, str]]:
        """The coordinate of each point on a line, as a fraction of a b, by line."""
        line_displacements = {}
        for part, (a, b, *others) in self.lines.items():
            free = not {a, b} <= self.fixed.keys()
            line_displacements[part] = {point: f"s_{a}{b}{point}" for point in others if free}
        return line_displacements

    def _empty_terms(self, points: Collection[str]) -> PartTerms:
        vectors = [name for body in self.bodies.values() for name in body.vectors]
        return PartTerms(points, self.fixed, self.scalars, self.axes, vectors)

    def turned(self, name: str, path: Path) -> list[str]:
        """Return the joint on which a torque acts."""
        if name in self.bodies:
            hint = "name a joint that turns, or give [x, y, z] of a torque on the body"
            raise wrong(path, f"the rotation of {name} in space is not one angle", hint)
        check_known(name, self.parts.Joints, "joint", path)
        kind = JOINT_TYPES[kind_of(self.parts.Joints[name])[0]]
        if "theta" not in kind.scalars:
            raise wrong(path, f"{name}, a {kind.title}, does not have one angle", "name a hinge")
        return [name]

    def check_scalar(self, name: str, path: Path) -> None:

        kind, _, joint = name.partition("_")
        check_known(joint, self.parts.Joints, "joint", path)
        title = JOINT_TYPES[self.joints[joint].kind].title
        what = f"{joint}, a {title}, has no {'angle' if kind == 'theta' else 'displacement'}"
        raise wrong(path, what, f"name a joint that {'turns' if kind == 'theta' else 'slides'}")

    def undetermined_angles(self, given: Collection[str]) -> list[str]:
        known = {*given, *self.drives, *NAMED_SCALAR.findall(" ".join(self._equations()))}
        held = {name for joint in self.joints.values() if not joint.sides for name in joint.joined}
        screws = {name for name, joint in self.joints.items() if joint.kind == "Screw"}
        free = [joint for joint in self.turning if joint not in held | screws]
        return [angle_of(joint) for joint in free if angle_of(joint) not in known]

    def _explain(self, name: str) -> str | None:
        kind, _, rest = name.removeprefix("v").partition("_")
        if kind not in ("theta", "s"):
            return self._explain_turning(name) or super()._explain(name)
        if rest in self.bodies:
            return f"{rest} is a body; in space joints have angles, such as theta_crank"
        if rest not in self.parts.Joints and name.removeprefix("v") not in self.scalars:
            return f"there is no joint {rest}; {nearest(rest, self.parts.Joints)}"
        return None

    def _explain_turning(self, name: str) -> str | None:
        """Explain a wrong name of an angular velocity, or return None."""
        turning = TURNING.fullmatch(name)
        if turning and turning[1] in self.bodies:
            written = ", ".join(spin_of(turning[1]))
            return f"the angular velocity of {turning[1]} is written {written}"
        if (
            turning
            and (joint := self.joints.get(turning[1]))
            and "theta" in JOINT_TYPES[joint.kind].scalars
        ):
            return f"the rate of the angle of {turning[1]} is written v{angle_of(turning[1])}"
        if turning and name.startswith("omega"):
            return f"there is no body {turning[1]}; {nearest(turning[1], self.bodies)}"
        return None

    # --- angular velocities -------------------------------------------------------------------

    @cached_property
    def _state(self) -> list[str]:
        """The time, coordinates, velocities and angular velocities of bodies."""
        return [*super()._state, *(name for body in self.bodies for name in spin_of(body))]

    def _unfolds(self, text: str) -> bool:
        return bool(NAMED_SPIN.search(text))

    def _in_state(
        self, text: str, path: Path, parse: Callable[..., Any] = parse_expression
    ) -> Formula:
        """Return the formula of a text, with angular velocities in terms of the coordinates."""
        read = super()._in_state(text, path, parse)
        named = {body for body in NAMED_SPIN.findall(text) if body in self.bodies}
        for name in (name for body in named for name in spin_of(body)):
            if name in self.parameters:
                what = f"{name} is both a parameter and an angular velocity"
                raise wrong(("PhysicalParams", name), what, "give the parameter another name")
        return read.xreplace({s: w for body in sorted(named) for s, w in self._spin(body).items()})

    def _spin_of(self, body: RigidBody, terms: PartTerms) -> Vector:
        return self.solids[body.name].spin(terms.at, terms.velocity)

    def _spin(self, name: str) -> dict[Formula, Formula]:
        """Return the formulas that replace the names of the angular velocity of a body."""
        terms = self._empty_terms(self.moving)
        spin = self.solids[name].spin(terms.at, terms.velocity)
        return dict(zip(map(symbol, spin_of(name)), spin, strict=True))

    # --- terms --------------------------------------------------------------------------------

    @cached_property
    def rubbing(self) -> dict[str, JointFriction]:
        """The joints with friction by name."""
        found = JointFrictionReader(self, self.joints, self.bodies).read(self.file.Friction)
        self._check_laws(found)
        return found

    @property
    def rough_joints(self) -> Mapping[str, JointFriction]:
        """All joints with friction by name."""
        return self.rubbing

    def _add_friction(self, terms: PartTerms) -> None:
        for name, friction in self.rubbing.items():
            turning = [side.body for side in friction.joint.sides if side.body is not None]
            spins = {body.name: self._spin_of(body, terms) for body in turning}
            part = self._part(f"friction {name}", ("Friction", name))
            terms.rub(part, name, friction.slips(terms, spins), friction.law)

    def _press(self, terms: PartTerms) -> None:
        if not self.rubbing:
            return
        free = SpaceFreeBodies(self, self.solids, self.rubbing, terms.multipliers)
        terms.press(
            {
                name: friction.normals(terms, *free.carried(friction.joint))
                for name, friction in self.rubbing.items()
            }
        )

    def _add_lines(self, terms: PartTerms) -> None:
        for part, points in self.lines.items():
            self._add_line(terms, part, points)
        for i, name in enumerate(self.parts.Coplanar):
            path: Path = ("PartData", "Coplanar", i)
            points = self.points(name, path, least=4)
            for point in points:
                self.known_point(point, path)
            self._check_plane_points(points[:3], path)
            a, b, c = map(terms.at, points[:3])
            across = cross(gap(a, b), gap(a, c))
            for point in points[3:]:
                self._check_moves((*points[:3], point), path)
                volume = dot(gap(a, terms.at(point)), across)
                label = f"{', '.join((*points[:3], point))} in a plane"
                terms.constrain(self._part(f"plane {name}", path), label, volume)

    def _check_plane_points(self, points: Sequence[str], path: Path) -> None:
        """Refuse three points on one line, which do not define a plane."""
        for positions in (self.fixed, *(body.positions for body in self.bodies.values())):
            if not {*points} <= positions.keys():
                continue
            a, b, c = (self.position_in_space(positions[point]) for point in points)
            if np.linalg.norm(np.cross(b - a, c - a)) <= COLLINEAR * np.sum(
                (b - a) ** 2 + (c - a) ** 2
            ):
                what = f"{', '.join(points)} are on one line and do not define a plane"
                raise wrong(path, what, "the first three points define the plane; name others")

    def joint_equations(
        self, joint: Joint, terms: PartTerms, at: Sequence[At] = ()
    ) -> Iterator[tuple[str, Formula]]:
        if joint.sides:
            named = zip(joint.sides, at or (terms.at, terms.at), strict=True)
            return joint.equations(*(WorldSide(side, of, terms.velocity) for side, of in named))
        if JOINT_TYPES[joint.kind].joins == "points":
            return super().joint_equations(joint, terms)
        return between_joints(joint)

    def _add_line(self, terms: PartTerms, part: str, points: Sequence[str]) -> None:
        """Constrain points to the line through a and b: a + s (b - a), or a fixed line."""
        a, b = map(terms.at, points[:2])
        for point, displacement in self.line_displacements[part].items():
            label = ", ".join((*points[:2], point))
            for axis, start, end, position in zip(self.axes, a, b, terms.at(point), strict=True):
                zero = position - start - symbol(displacement) * (end - start)
                terms.constrain(part, f"{label} in line, {axis}", zero)
        if not self.line_displacements[part]:
            apart = gap(*(self.fixed[point] for point in points[:2]))
            along = tuple(ZERO if self.value(x) == 0 else x for x in apart)
            size = self.position_in_space(along)
            frame = frame_of(along, (), int(np.abs(size).argmin()))
            for point in points[2:]:
                label = ", ".join((*points[:2], point))
                for k, across in enumerate((frame.p, frame.q), start=1):
                    zero = dot(gap(a, terms.at(point)), across)
                    terms.constrain(part, f"{label} in line, {k}", zero)

    def _add_torque(
        self, terms: PartTerms, name: str, torque: str | tuple[str, ...], path: Path, constant: bool
    ) -> None:
        """Add a torque on the angle of a joint, or a vector T on a body: T cross x_i / 2 on x_i."""
        if isinstance(torque, str):
            return super()._add_torque(terms, name, torque, path, constant)
        name, on, body_of = (text.strip() for text in name.partition(" on "))
        if on and body_of != name:
            hint = f"write '{name} on {name}' for components in its own frame"
            raise wrong(path, f"the torque on {name} is in the frame of {body_of}", hint)
        if name in self.parts.Joints:
            what = f"a torque on the joint {name} has {len(torque)} components"
            raise wrong(path, what, "give one number")
        check_known(name, self.bodies, "body", path)
        part, body = self._part(f"torque on {name}", path), self.solids[name]
        vector = self._components(torque, path, constant)
        if on:
            vector = body.turned(along(body.drawn, vector), terms.at)
        for axis in range(3):
            turning = cross(vector, body.axis(axis, terms.at))
            for shares, component in zip(body.axis_shares(axis, terms.at), turning, strict=True):
                if component != 0:
                    terms.push(part, shares, component / 2)
        return None


def _spread_in(inertia: Array) -> Array:
    """Return J = trace(I)/2 - I."""
    J: Array = np.trace(inertia) / 2 * np.eye(3) - inertia
    return J
