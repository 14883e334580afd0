"""The reader of MechSpec files: their keys as bodies, points, joints and terms."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, combinations
from typing import Any

import numpy as np

from teachmech.base.errors import ExpressionError, nearest, shortened
from teachmech.expressions import (
    Formula,
    evaluate,
    parse_equation,
    parse_expression,
    symbol,
    to_text,
)
from teachmech.expressions.algebra import ONE, ZERO, formula
from teachmech.model.dry_friction import tangents_of
from teachmech.model.programmes import Programme
from teachmech.model.switches import Condition, is_one_sided
from teachmech.problems.data import EquationData
from teachmech.problems.mechanisms import spec
from teachmech.problems.mechanisms.bodies import At, Body, RigidBody, Vector, angle_of
from teachmech.problems.mechanisms.contact_reading import ContactReader
from teachmech.problems.mechanisms.contacts import Contact, spin_in_plane
from teachmech.problems.mechanisms.contributions import PartTerms, difference
from teachmech.problems.mechanisms.free_bodies import force_at
from teachmech.problems.mechanisms.joint_friction import GROUND, Bearing, BearingReader
from teachmech.problems.mechanisms.joints import (
    JOINT_TYPES,
    Joint,
    Side,
    between_points,
    displacement_of,
)
from teachmech.problems.mechanisms.slider_friction import Slider, SliderReader
from teachmech.problems.mechanisms.texts import (
    NOT_FINITE,
    POINT,
    Inertia,
    Path,
    Texts,
    check_known,
    wrong,
)
from teachmech.problems.mechanisms.vectors import along, gap, length, unit

NAMED_ANGLE = re.compile(r"\bv?theta_([A-Za-z0-9]+)")
NAMED_SCALAR = re.compile(r"\bv?((?:theta|s)_[A-Za-z0-9]+)\b")
# Other spellings of an angular velocity (vtheta_OA, or omega_ABC_x in space).
TURNING = re.compile(r"v?(?:omega|w|theta_?dot|phi_?dot)_([A-Za-z0-9]+)(?:_([a-z]))?")
SPEED = "speed_"  # the prefix of a drive that prescribes |v| of a point
ZERO_FOR_O = "0"  # a name under Fixed, as in Figure 2 of Pryce and Nedialkov (2018)
JOINT_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]{0,33}")
SIZES = ("Pitch", "Radius", "Ratio", "Offset", "Length")
MAX_NAME = 34  # most characters of a body's name, so that theta_... is a valid name
MAX_POINTS = 100  # most moving points; the start of 100 rods is assembled in seconds


PART_TITLES = {
    "Rigids": "body",
    "Springs": "spring",
    "Dampers": "damper",
    "TorsionSprings": "torsion spring",
    "TorsionDampers": "torsion damper",
    "Particles": "particle",
}


class Reader(Texts):
    """A reader of the keys of a planar mechanism, with given values of the parameters.

    Errors name the key.

    Attributes
    ----------
    paths : dict of str to tuple
        The path of keys in the file that leads to each part, by name of the part.
    """

    AXES = "xy"
    EARTH: Vector = (ZERO, formula(-9.80665))
    CONTACTS = ContactReader

    def __init__(self, file: spec.MechSpec, parameters: Mapping[str, Any] | None = None) -> None:
        others = {name: x for name, x in (parameters or {}).items() if name not in file.Inputs}
        super().__init__({**file.PhysicalParams, **others}, self.AXES)
        self.file = file
        self.parts = file.PartData
        self.applied = file.AppliedForces
        self.drives = file.Drives
        self.constraints = {name: equation_of(x) for name, x in file.Constraints.items()}
        self.out_file = file.SolverParams.OutFile or spec.OutFileData()
        self.paths: dict[str, Path] = {}

    # --- points and bodies --------------------------------------------------------------------

    def each(self, key: str) -> Iterator[tuple[str, Path, Any]]:
        """Yield the parts of one kind with their keys; ``AB, CD: ...`` are two equal parts."""
        seen = set()
        for names, given in getattr(self.parts, key).items():
            for name in map(str.strip, names.split(",")):
                path = ("PartData", key, names)
                if name in seen:
                    raise wrong(path, f"the {PART_TITLES[key]} {name} is described twice")
                seen.add(name)
                yield name, path, given

    @cached_property
    def fixed(self) -> dict[str, Vector]:
        """The points fixed in the world, with their positions."""
        fixed = {}
        for point, position in self.parts.Fixed.items():
            path = ("PartData", "Fixed", point)
            name = "O" if point == ZERO_FOR_O and "O" not in self.parts.Fixed else point
            self.points(name, path, 1)
            fixed[name] = self.vector(position, path)
        return fixed

    @cached_property
    def moving(self) -> list[str]:
        """The points that move, in alphabetic order."""
        points = {point for body in self.bodies.values() for point in body.points}
        for key, count in (("Springs", 2), ("Dampers", 2), ("Particles", 1)):
            for name, path, _ in self.each(key):
                if not is_displacement(name):
                    self._check_no_joint(name, path, count)
                    points |= set(self.points(name, path, count))
        if len(points) > MAX_POINTS:
            what = f"{len(points)} points; at most {MAX_POINTS} are accepted"
            raise wrong(("PartData",), what, "remove parts")
        return sorted(points - self.fixed.keys())

    def _check_no_joint(self, name: str, path: Path, count: int) -> None:
        """Refuse the name of a joint instead of the name of its displacement."""
        if name in self.parts.Joints and len(POINT.findall(name)) != count:
            raise wrong(
                path, f"{name} is a joint", f"write {displacement_of(name)} for its displacement"
            )

    @cached_property
    def bodies(self) -> dict[str, RigidBody]:
        """The rigid bodies by name."""
        bodies: dict[str, RigidBody] = {}
        for name, path, data in self.each("Rigids"):
            bodies[self._part(name, path)] = self._body(name, path, data)
        return bodies

    def _body(self, name: str, path: Path, data: spec.RigidData) -> RigidBody:
        data, drawn = self.in_own_frame(name, path, data)
        positions = self._positions(name, path, data)
        self._check_plane(path, data)
        centroid, mass, inertia = data.Dyna
        assert not isinstance(inertia, tuple)
        return Body(
            name,
            tuple(positions),
            positions,
            self.vector(centroid, (*path, "Dyna", 0)),
            self.mass(mass, positions, path),
            self.positive(inertia, (*path, "Dyna", 2), "moment of inertia", or_zero=True),
            drawn=drawn,
        )

    # --- bodies with Geom: world --------------------------------------------------------------

    def in_own_frame(
        self, name: str, path: Path, data: spec.RigidData
    ) -> tuple[spec.RigidData, tuple[Vector, ...]]:
        """Return the data of a body in its own frame, and the axes of the frame in the world.

        The axes are empty unless the body has ``Geom: world``.
        """
        if data.Geom:
            return data, ()
        points = self.points(name, path)
        placed = [self._drawn(point, (*path, "Geom")) for point in points]
        apart = [*map(self.position_in_space, placed)]
        size = float(max(np.abs(position - apart[0]).max() for position in apart))
        if not np.linalg.norm(apart[1] - apart[0]) > 0:
            what = f"{points[0]} and {points[1]} of {name} coincide"
            raise wrong((*path, "Geom"), what, "the first two points give its direction")
        axes = self._axes_drawn(placed, size)

        def local(position: Vector) -> Vector:
            return tuple(self.reduced(x, size) for x in along(axes, gap(placed[0], position)))

        centroid, mass, inertia = data.Dyna
        own = local(self.vector(centroid, (*path, "Dyna", 0)))
        dyna = (own, mass, self._along_own(inertia, axes, path))
        geom = tuple(map(local, placed[1:]))
        return data.model_copy(update={"Geom": geom, "Dyna": dyna}), axes

    def _drawn(self, point: str, path: Path) -> Vector:
        """Return the given position of a point in the world."""
        if point in self.fixed:
            return self.fixed[point]
        given = self.file.ProblemData.positions.get(point)
        if given is None:
            hint = f"Geom: {spec.WORLD} takes the places of points from positions and Fixed"
            raise wrong(path, f"there is no position of {point}", hint)
        position = tuple(component.value for component in given)
        return self.vector(position, ("ProblemData", "positions", point))

    def _axes_drawn(self, placed: Sequence[Vector], size: float) -> tuple[Vector, ...]:
        """Return the axes of the frame of a body with ``Geom: world``."""
        x, y = self._direction(gap(placed[0], placed[1]), size)
        return (x, y), (self.reduced(-y), x)

    def _direction(self, vector: Vector, size: float) -> Vector:
        """Return a vector divided by its length."""
        return tuple(map(self.reduced, unit(tuple(self.reduced(x, size) for x in vector))))

    def _along_own(self, inertia: Inertia, axes: tuple[Vector, ...], path: Path) -> Inertia:
        """Return the inertia along the axes of a body; in the plane it does not change."""
        return inertia

    def local(self, body: RigidBody, position: Vector) -> Vector:
        """Return a position from the file in the frame of a body."""
        if not body.drawn:
            return position
        start = self._drawn(body.points[0], ())
        return tuple(map(self.reduced, along(body.drawn, gap(start, position))))

    def mass(self, text: str, points: Collection[str], path: Path) -> Formula:
        """Return the mass of a body; refuse a rod without mass, which is a joint."""
        where = (*path, "Dyna", 1)
        if self.finite(text, where) == 0 and len(points) == 2:
            joint = f"rod: {{Distance: [{', '.join(points)}], Length: ...}}"
            hint = f"write a rod without mass as a joint, Joints: {{{joint}}}"
            raise wrong(where, "the mass is 0", hint)
        return self.positive(text, where, "mass")

    def _check_plane(self, path: Path, data: spec.RigidData) -> None:
        """Refuse data that a planar body does not have."""
        if isinstance(data.Dyna[2], tuple):
            what = f"a planar body has one moment of inertia, not {len(data.Dyna[2])}"
            raise wrong((*path, "Dyna", 2), what, "give one, or write Dimension: 3")
        if data.About != "centroid":
            what = "the moment of inertia of a planar body is about the centroid"
            raise wrong((*path, "About"), what, "remove About")

    def _positions(self, name: str, path: Path, data: spec.RigidData) -> dict[str, Vector]:
        """Return the local positions of the points of a body."""
        points = self.points(name, path)
        if len(name) > MAX_NAME:
            what = f"the name {shortened(name)} has {len(name)} characters"
            hint = f"at most {MAX_NAME} are accepted; name fewer points, with few digits"
            raise wrong(path, what, hint)
        if len(data.Geom) != len(points) - 1:
            what = f"Geom has {len(data.Geom)} entries for the points {', '.join(points[1:])}"
            hint = f"the first point, {points[0]}, is the origin; give one position for each other"
            raise wrong((*path, "Geom"), what, hint)
        positions: dict[str, Vector] = {points[0]: self.vector((), path)}
        for i, (point, position) in enumerate(zip(points[1:], data.Geom, strict=True)):
            positions[point] = self.vector(position, (*path, "Geom", i))
        length, *aside = positions[points[1]]
        if any(self.value(component) != 0 for component in aside):
            what = f"{points[1]}, the second point of {name}, is not on the x axis of its frame"
            raise wrong((*path, "Geom", 0), what, "give [L]: its distance from the first")
        if not self.value(length) > 0:
            what = f"{points[0]} and {points[1]} of {name} are {self.value(length):g} apart"
            raise wrong((*path, "Geom", 0), what, "a distance must be positive")
        positions[points[1]] = self.vector((length,), path)
        self._check_fixed(name, positions, path)
        return positions

    def _check_fixed(self, name: str, positions: dict[str, Vector], path: Path) -> None:
        """Refuse a body whose fixed points have other distances in the world."""
        for a, b in combinations([point for point in positions if point in self.fixed], 2):
            own, world = (self._distance(of[a], of[b]) for of in (positions, self.fixed))
            if abs(own - world) > 1e-9 * (own + world):
                what = f"{a} and {b} are {own:g} apart on {name}, but fixed {world:g} apart"
                raise wrong((*path, "Geom"), what, "correct Geom or Fixed")

    def _distance(self, a: Vector, b: Vector) -> float:
        return math.dist([*map(self.value, a)], [*map(self.value, b)])

    @cached_property
    def turning(self) -> list[str]:
        """The bodies whose angle is a coordinate because it is named somewhere."""
        turning = []
        for key in ("ConstTorques", "Torques"):
            for name in getattr(self.applied, key):
                turning += self.turned(name, ("AppliedForces", key, name))
        for key in ("TorsionSprings", "TorsionDampers"):
            for name, path, _ in self.each(key):
                turning += self.turned(name, path)
        texts = self._named_in()
        turning += [body for text in texts for body in NAMED_ANGLE.findall(text)]
        for body in self.out_file.angles or ():
            check_known(body, self.bodies, "body", ("SolverParams", "OutFile", "angles"))
            turning.append(body)
        return [body for body in self.bodies if body in turning]

    @property
    def scalars(self) -> list[str]:
        """The coordinates that are not positions of points."""
        displacements = (scalar for joint in self.joints.values() for scalar in joint.scalars)
        return [*map(angle_of, self.turning), *displacements]

    def check_scalar(self, name: str, path: Path) -> None:
        """Refuse an unknown name of an angle or displacement."""
        kind, _, rest = name.partition("_")
        known, title = (self.bodies, "body") if kind == "theta" else (self.parts.Joints, "joint")
        check_known(rest, known, title, path)

    def undetermined_angles(self, given: Collection[str]) -> list[str]:
        """Return the angles whose number of full turns is not determined."""
        known = {*given, *self.drives, *NAMED_ANGLE.findall(" ".join(self._equations()))}
        return [angle_of(b) for b in self.turning if not known & {b, angle_of(b)}]

    def _equations(self) -> Iterator[str]:
        """Yield the further constraints that are equations."""
        typed = (data.equation for data in self.constraints.values())
        return (text for text in typed if not is_one_sided(text))

    def _named_in(self) -> list[str]:
        """Return all texts that may name an angle or another coordinate."""
        start = self.file.ProblemData
        texts = [*self.drives, self.applied.Rayleigh or ""]
        for data in self.constraints.values():
            slips = [data.slip] if isinstance(data.slip, str) else data.slip or []
            works = chain.from_iterable((data.virtual_work or {}).items())
            texts += [data.equation, *slips, *works]
        texts += [text for torque in self.applied.Torques.values() for text in components(torque)]
        texts += [text for force in self.applied.Forces.values() for text in components(force)]
        texts += [*self.parts.Springs, *self.parts.Dampers]
        texts += [*self.applied.ConstForces, *self.applied.Forces]
        return [*texts, *start.positions, *start.velocities]

    def turned(self, name: str, path: Path) -> list[str]:
        """Return the one or two bodies on which a torque acts."""
        bodies = name.split("-")
        if len(set(bodies)) < len(bodies) or len(bodies) > 2:
            hint = "name one body, or two different ones as in OF-FE"
            raise wrong(path, f"{name!r} is neither a body nor two bodies", hint)
        for body in bodies:
            check_known(body, self.bodies, "body", path)
        return bodies

    # --- joints -------------------------------------------------------------------------------

    @cached_property
    def joints(self) -> dict[str, Joint]:
        """The joints by name."""
        named = self._named_scalars()
        return {name: self._joint(name, data, named) for name, data in self.parts.Joints.items()}

    def _named_scalars(self) -> set[str]:
        """Return the angles and displacements of joints that are named somewhere."""
        return {name for text in self._named_in() for name in NAMED_SCALAR.findall(text)}

    def _joint(self, name: str, data: spec.JointData, named: set[str]) -> Joint:
        path: Path = ("PartData", "Joints", name)
        if not JOINT_NAME.fullmatch(name) or name in (*"xyz", GROUND):
            hint = "a letter, then letters and digits; x, y and z are the axes"
            raise wrong(path, f"{name!r} is not a name of a joint", hint)
        if name in self.bodies or name in self.fixed or name in self.moving:
            raise wrong(path, f"{name} is already the name of a part", "give it another name")
        key, joined = kind_of(data, path)
        self._check_kind(key, path)
        kind = JOINT_TYPES[key]
        given = {field for field in data.model_fields_set if getattr(data, field) is not None}
        for need in kind.needs:
            if need not in given:
                hint = f"write {need}: ... next to {key}"
                raise wrong(path, f"a {kind.title} needs {need}", hint)
        wanted = {*kind.needs, key, *({"Zero"} if "Axis" in kind.needs else ())}
        wanted |= {"Length"} if key == "Distance" else set()
        wanted |= {"Offset"} if kind.joins == "joints" else set()
        if extra := sorted(given - wanted):
            raise wrong((*path, extra[0]), f"a {kind.title} has no {extra[0]}", "remove it")
        sizes = {
            size: self.number(getattr(data, size), (*path, size)) for size in SIZES if size in given
        }
        for size in ("Radius", "Length"):
            if size in sizes and key != "Rack":
                self.positive(getattr(data, size), (*path, size), size.lower())
        possible = {"theta": angle_of(name), "s": displacement_of(name)}
        scalars = [possible[letter] for letter in kind.scalars if possible[letter] in named]
        if key == "Screw" and angle_of(name) not in scalars:
            scalars.insert(0, angle_of(name))
        if key == "Distance" and "Length" not in sizes and not scalars:
            scalars = [displacement_of(name)]
        sides = self._joined(key, joined, data, path)
        return Joint(name, key, joined, sides, sizes, tuple(scalars))

    def _check_kind(self, key: str, path: Path) -> None:
        """Refuse joints of spatial mechanisms."""
        if key != "Distance":
            what = f"a {JOINT_TYPES[key].title} is a joint of spatial mechanisms"
            hint = "write Dimension: 3; in the plane, bodies that share a point are pinned, and a"
            raise wrong((*path, key), what, f"{hint} joint is a massless rod, Distance: [A, B]")

    def _joined(
        self, key: str, joined: tuple[str, str], data: spec.JointData, path: Path
    ) -> tuple[Side, ...]:
        """Check the parts that a joint connects; return the sides of a joint between bodies."""
        for point in joined:
            self.known_point(point, (*path, key))
        if joined[0] == joined[1]:
            raise wrong((*path, key), f"{joined[0]} is joined to itself", "name two points")
        self._check_moves(joined, (*path, key))
        return ()

    # --- contacts -----------------------------------------------------------------------------

    @cached_property
    def contacts(self) -> dict[str, Contact]:
        """The contacts by name."""
        reader = self.CONTACTS(self, self.fixed, self.moving, self.bodies)
        return {name: reader.read(name, data) for name, data in self.file.Contacts.items()}

    def slip(self, contact: Contact, terms: PartTerms) -> Vector:
        """Return the sliding velocity of a contact: one component, in space two."""
        return contact.slip(terms.at, terms.velocity, lambda body: self._spin_of(body, terms))

    def _spin_of(self, body: RigidBody, terms: PartTerms) -> Any:
        """Return the angular velocity of a body."""
        return spin_in_plane(body, terms.at, terms.velocity, terms.coordinates)

    # --- friction in joints -------------------------------------------------------------------

    @cached_property
    def bearings(self) -> dict[str, Bearing]:
        """The pins with friction by name."""
        reader = BearingReader(self, self.fixed, self.moving, self.bodies, self.lines)
        pins = {name: x for name, x in self.file.Friction.items() if name not in self.sliders}
        found = reader.read(pins)
        self._check_laws(found)
        return found

    @cached_property
    def sliders(self) -> dict[str, Slider]:
        """The sliders with friction by name."""
        reader = SliderReader(self, self.fixed, self.bodies, self.lines)
        found = reader.read(self.file.Friction)
        self._check_laws(found)
        return found

    @property
    def rough_joints(self) -> Mapping[str, Any]:
        """All joints with friction by name."""
        return {**self.bearings, **self.sliders}

    def _check_laws(self, found: Mapping[str, Any]) -> None:
        """Refuse wrong coefficients of the frictions with these names."""
        for name, rubbed in found.items():
            for key, text in rubbed.law.items():
                self._check_coefficient(text, ("Friction", name, key))

    # --- terms --------------------------------------------------------------------------------

    @cached_property
    def terms(self) -> PartTerms:
        """The terms of the system in the coordinates of the moving points."""
        terms = self.terms_in(self.moving)
        self._press(terms)
        return terms

    def _press(self, terms: PartTerms) -> None:
        """Set the normal forces of the frictions in joints."""
        pressed = {x.name: x.normals(terms) for x in self.sliders.values()}
        if bearings := self.bearings:
            free = self.terms_in([*self.moving, *self.fixed])
            pressed |= {x.name: [force_at(free, x.body.name, x.point)] for x in bearings.values()}
        terms.press(pressed)

    def terms_in(self, points: Collection[str], gravity: Vector = ()) -> PartTerms:
        """Return the terms of all parts in the coordinates of the given points.

        ``gravity`` replaces the gravity of the file.
        """
        terms = self._empty_terms(points)
        self._add_parts(terms, gravity or self.gravity)
        self._add_joints(terms)
        self._add_forces(terms)
        return terms

    def _empty_terms(self, points: Collection[str]) -> PartTerms:
        return PartTerms(points, self.fixed, self.scalars)

    def _add_parts(self, terms: PartTerms, gravity: Vector) -> None:
        for body in self.bodies.values():
            terms.add_body(body)
            terms.add_weight(body.name, body.shares(body.centroid, terms.at), body.mass, gravity)
        for name, path, given in self.each("Springs"):
            stiffness, length, *mass = self.numbers(given, path)
            self.positive(stiffness, (*path, 0), "stiffness", or_zero=True)
            if is_displacement(name):
                self._check_displacement(name, path)
                if mass:
                    hint = "give [stiffness, rest]; Particles have masses"
                    raise wrong(
                        (*path, 2), f"a spring on the displacement {name} cannot have mass", hint
                    )
                part = self._part(f"spring {name}", path)
                terms.add_spring_on(part, [name], stiffness, length)
                continue
            part, a, b = self._between("spring", name, path)
            self.positive(length, (*path, 1), "free length", or_zero=True)
            terms.add_spring(part, a, b, stiffness, length)
            for text in mass:
                self.positive(text, (*path, 2), "mass", or_zero=True)
                terms.add_rod(part, a, b, text)
                terms.add_weight(part, terms.middle(a, b), text, gravity)
        for name, path, damping in self.each("Dampers"):
            rate = self.positive(damping, path, "damping", or_zero=True)
            if is_displacement(name):
                self._check_displacement(name, path)
                terms.add_damper_on(self._part(f"damper {name}", path), [name], rate)
            else:
                part, a, b = self._between("damper", name, path)
                terms.add_damper(part, a, b, rate)
        for name, path, given in self.each("TorsionSprings"):
            stiffness, rest = self.numbers(given, path)
            self.positive(stiffness, (*path, 0), "stiffness", or_zero=True)
            part = self._part(f"torsion spring {name}", path)
            terms.add_spring_on(part, self._angles(name, path), stiffness, rest)
        for name, path, damping in self.each("TorsionDampers"):
            part = self._part(f"torsion damper {name}", path)
            rate = self.positive(damping, path, "damping", or_zero=True)
            terms.add_damper_on(part, self._angles(name, path), rate)
        for point, path, mass_of_point in self.each("Particles"):
            self._check_moves((point,), path)
            own = self.positive(mass_of_point, path, "mass")
            part = self._part(f"particle {point}", path)
            terms.add_particle(part, point, own)
            terms.add_weight(part, terms.position_shares(point), own, gravity)

    def _angles(self, name: str, path: Path) -> list[str]:
        """Return the one or two angles on which a torque acts."""
        return [*map(angle_of, self.turned(name, path))]

    def _check_displacement(self, name: str, path: Path) -> None:
        """Refuse a spring, damper or force on a name that is not the displacement of a joint."""
        if name in (scalar for joint in self.joints.values() for scalar in joint.scalars):
            return
        if name in self.scalars:  # a coordinate of a line in space
            what = f"{name} is a fraction of a distance, not a length"
            raise wrong(path, what, "name the displacement of a joint, or two points")
        self.check_scalar(name, path)

    def _between(self, kind: str, name: str, path: Path) -> tuple[str, str, str]:
        """Return the name of a part and the two points that it connects."""
        a, b = self.points(name, path, 2)
        self._check_moves((a, b), path)
        return self._part(f"{kind} {name}", path), a, b

    @cached_property
    def lines(self) -> dict[str, tuple[str, ...]]:
        """The points of each line by the name of its part."""
        lines = {}
        for i, name in enumerate(self.parts.Collinear):
            path: Path = ("PartData", "Collinear", i)
            points = self.points(name, path, least=3)
            for point in points:
                self.known_point(point, path)
            self._check_line(points, i)
            lines[self._part(f"line {name}", path)] = points
        return lines

    def _add_joints(self, terms: PartTerms) -> None:
        self._add_lines(terms)
        for name, joint in self.joints.items():
            part = self._part(f"joint {name}", ("PartData", "Joints", name))
            for label, zero in self.joint_equations(joint, terms):
                terms.constrain(part, label, zero)
        for name in self.drives:
            path: Path = ("Drives", name)
            self._check_driven(name, terms.coordinates, path)
            part = self._part(f"drive of {name}", path)
            terms.constrain(part, part, self._prescribed(name) - self._drive(name))
        for name, data in self.constraints.items():
            self._add_constraint(terms, name, data)
        for name, contact in self.contacts.items():
            part = self._part(f"contact {name}", ("Contacts", name))
            gap, law = contact.gap(terms.at), contact.law
            slip = self.slip(contact, terms) if "friction" in law else ()
            terms.constrain(part, name, gap, f"{to_text(gap)} >= 0", law, slip)
        self._add_friction(terms)
        for name, given in self.file.Switches.items():
            conditions = {
                key: self._condition(text, ("Switches", name, key))
                for key, text in given.model_dump(exclude_none=True).items()
            }
            if not terms.switch(name, conditions):
                known = [constraint.name for constraint in terms.constraints]
                check_known(name, known, "constraint", ("Switches", name))

    def _add_friction(self, terms: PartTerms) -> None:
        """Add the friction of joints."""
        for name, bearing in self.bearings.items():
            self._add_bearing(terms, name, bearing)
        for name, slider in self.sliders.items():
            part = self._part(f"friction {name}", ("Friction", name))
            terms.rub(part, name, [{slider.part: slider.slip(terms)}], slider.law)

    def _add_bearing(self, terms: PartTerms, name: str, bearing: Bearing) -> None:
        """Add the friction of a pin; each part has its own share in the sliding velocity."""
        slips = {bearing.body.name: bearing.radius * self._spin_of(bearing.body, terms)}
        if bearing.turns_with is not None:
            spin = self._spin_of(bearing.turns_with, terms)
            slips[self._part_of(bearing.other)] = -bearing.radius * spin
        terms.rub(self._part(f"friction {name}", ("Friction", name)), name, [slips], bearing.law)

    def _part_of(self, name: str) -> str:
        """Return the part of a body or a line."""
        return name if name in self.bodies else f"line {name}"

    def _check_coefficient(self, text: str, path: Path) -> None:
        """Refuse a coefficient that is negative, or not an expression in the state."""
        if self._in_state(text, path).has(*map(symbol, (*self._state, *self.file.Inputs))):
            return
        self.positive(text, path, "coefficient", or_zero=True)

    def _add_constraint(self, terms: PartTerms, name: str, data: EquationData) -> None:
        """Add a further constraint, an equation or a bound."""
        path: Path = ("Constraints", name)
        at = (*path, "equation") if isinstance(self.file.Constraints[name], EquationData) else path
        part, text = self._part(f"constraint {name}", at), data.equation
        law = data.model_dump(exclude={"equation", "slip", "virtual_work"}, exclude_none=True)
        if data.virtual_work:
            law["virtual_work"] = self._virtual_work(data.virtual_work, path, terms.coordinates)
        texts = [data.slip] if isinstance(data.slip, str) else data.slip or []
        slip = tuple(self._in_state(text, (*path, "slip")) for text in texts)
        if is_one_sided(text):
            bound = self._condition(text, at)
            zero, written = bound.value, bound.written
        elif data.restitution is not None:
            hint = "write >= or <= for a one-sided constraint, or remove the restitution"
            raise wrong((*path, "restitution"), f"'{text}' is an equation", hint)
        else:
            zero, written = self._in_state(text, at, parse_equation), ""
        if not slip and data.friction is not None:
            positions = [tuple(map(str, terms.at(point))) for point in self.moving]
            slip, _ = tangents_of(zero, positions, terms.coordinates) or ((), None)
        terms.constrain(part, name, zero, written if self._unfolds(text) else text, law, slip)

    @cached_property
    def programmes(self) -> list[Programme]:
        """The programmes, whose equations are formulas in the coordinates."""
        found = []
        for name, data in self.file.Programmes.items():
            path: Path = ("Programmes", name)
            zero = self._in_state(data.equation, (*path, "equation"), parse_equation)
            others = data.model_dump(exclude={"equation", "by"})
            by: Any = data.by
            if isinstance(by, dict):
                by = {q: self._in_state(text, (*path, "by", q)) for q, text in by.items()}
            found.append(Programme(zero, by, name, **others))
        return found

    def _virtual_work(
        self, texts: Mapping[str, str], path: Path, coordinates: Sequence[str]
    ) -> dict[str, Formula]:
        """Return the virtual work of a constraint by coordinate."""
        found = {}
        for name, text in texts.items():
            at = (*path, "virtual_work", name)
            if explained := self._explain(name):
                raise wrong(at, explained, "name a coordinate that moves")
            check_known(name, coordinates, "coordinate", at)
            try:
                found[name] = self._in_state(text, at)
            except ExpressionError as error:
                raise error.at(f"constraint {path[-1]}, virtual work of {name}", at) from None
        return found

    def _condition(self, text: str, path: Path) -> Condition:
        """Return the meaning of a comparison in the state."""
        try:
            return Condition.of(text, lambda text: self._in_state(text, path, parse_equation))
        except ExpressionError as error:
            error.location = path
            raise

    def _add_lines(self, terms: PartTerms) -> None:
        start = self.file.ProblemData
        asked = {("PartData", "Coplanar"): self.parts.Coplanar}
        asked |= {("ProblemData", key): getattr(start, key) for key in spec.SPATIAL_START}
        for path, given in asked.items():
            if given:
                hint = "write Dimension: 3; in the plane, bodies that share a point are pinned"
                raise wrong(path, f"{path[1]} is a key of spatial mechanisms", hint)
        for part, points in self.lines.items():
            terms.align(part, points)

    def joint_equations(
        self, joint: Joint, terms: PartTerms, at: Sequence[At] = ()
    ) -> Iterator[tuple[str, Formula]]:
        """Return the equations of a joint; ``at`` gives separate coordinates for each side."""
        return between_points(joint, *map(terms.at, joint.joined))

    def _check_line(self, points: Sequence[str], i: int) -> None:
        """Refuse a line without direction, of fixed points, or given twice."""
        path, (a, b, *others) = ("PartData", "Collinear", i), points
        if {a, b} <= self.fixed.keys():
            if self._distance(self.fixed[a], self.fixed[b]) == 0:
                what = f"{a} and {b} coincide and do not define a line"
                raise wrong(path, what, "the first two points define the line; move one of them")
            if fixed := [point for point in others if point in self.fixed]:
                what = f"{', '.join((a, b, *fixed))} are all fixed"
                raise wrong(path, what, "name two fixed points, then the points that move")
        for earlier in self.parts.Collinear[:i]:
            if POINT.findall(earlier)[:2] == [a, b]:
                twice = set(POINT.findall(earlier)).intersection(others)
                if twice:
                    what = f"{a}, {b}, {min(twice)} are constrained to a line twice"
                    raise wrong(path, what, "remove one of the lines")

    def _check_driven(self, name: str, coordinates: Sequence[str], path: Path) -> None:
        """Refuse a drive of an unknown name, or of a coordinate and its velocity."""
        if point := speed_of(name):
            self.known_point(point, path)
            if point in self.fixed:
                raise wrong(path, f"{point} is fixed in the world", "drive a point that moves")
            return
        if name[:1] == "v" and name[1:] in coordinates:
            if name[1:] in self.drives:
                what = f"{name[1:]} is driven already, and its velocity follows"
                raise wrong(path, what, f"remove the drive of {name}")
            return
        if name in self._state and name not in ("t", *coordinates):
            what = f"{name} is not the velocity of one coordinate"
            raise wrong(path, what, "write an equation under Constraints")
        if explained := self._explain(name):
            raise wrong(path, explained, "drive a coordinate that moves")
        speed = f"{SPEED}{name.removeprefix('v')}"
        if speed_of(speed) in self.moving and name.startswith("v"):
            hint = f"write {speed} for its size, or v{speed_of(speed)}_x for a component"
            raise wrong(path, f"{name} is a vector", hint)
        for meant in (f"{name}_x", angle_of(name)):
            if meant in coordinates or meant.removeprefix("theta_") in self.bodies:
                raise wrong(path, f"there is no coordinate {name!r}", f"did you mean {meant!r}?")
        check_known(name, coordinates, "coordinate", path)

    def _add_forces(self, terms: PartTerms) -> None:
        for constant in ("Const", ""):
            for name, force in getattr(self.applied, f"{constant}Forces").items():
                path: Path = ("AppliedForces", f"{constant}Forces", name)
                if is_displacement(name):
                    self._push_displacement(terms, name, force, path, bool(constant))
                    continue
                part, point, body = self._target(name, path)
                if isinstance(force, str):
                    what = f"a force at {point} has a component along each axis"
                    raise wrong(path, what, f"write [{force}] for one along x")
                vector = self._components(force, path, bool(constant))
                terms.push_point(part, point, vector, body)
                if constant and body is None:
                    for position, component in zip(terms.at(point), vector, strict=True):
                        terms.potential.append((part, -component * position))
            for name, torque in getattr(self.applied, f"{constant}Torques").items():
                path = ("AppliedForces", f"{constant}Torques", name)
                self._add_torque(terms, name, torque, path, bool(constant))
        if self.applied.Rayleigh is not None:
            self._add_dissipation(terms, self.applied.Rayleigh)

    def _add_torque(
        self, terms: PartTerms, name: str, torque: str | tuple[str, ...], path: Path, constant: bool
    ) -> None:
        """Add a torque on one or two angles."""
        if not isinstance(torque, str):
            what = f"a torque on an angle has {len(torque)} components"
            raise wrong(path, what, "give one number or expression")
        part, angles = self._part(f"torque on {name}", path), self._angles(name, path)
        (torque_of,) = self._components(torque, path, constant)
        terms.push_scalar(part, angles, torque_of)
        if constant:
            terms.potential.append((part, -torque_of * difference(*map(symbol, angles))))

    def _components(self, given: str | tuple[str, ...], path: Path, constant: bool) -> Vector:
        """Return the formulas of a force or torque: one for a joint coordinate, or one per axis."""
        if constant:
            if isinstance(given, str):
                return (self.number(given, path),)
            return self.vector(given, path)
        read = tuple(self._expressions[at] for at in _by_path(given, path))
        return read if isinstance(given, str) else self.padded(read, path)

    def _push_displacement(
        self,
        terms: PartTerms,
        displacement: str,
        force: str | tuple[str, ...],
        path: Path,
        constant: bool,
    ) -> None:
        """Add a force on the displacement of a joint, a coordinate such as ``s_rod``."""
        self._check_displacement(displacement, path)
        if len(components(force)) != 1:
            what = f"a force along {displacement} has {len(components(force))} components"
            raise wrong(path, what, "give one number or expression")
        part = self._part(f"force on {displacement}", path)
        pushed, *_ = self._components(force, path, constant)
        terms.push_scalar(part, [displacement], pushed)
        if constant:
            terms.potential.append((part, -pushed * symbol(displacement)))

    @cached_property
    def _expressions(self) -> dict[Path, Formula]:
        """The forces and torques that are expressions."""
        texts: dict[Path, str] = {}
        for name, force in self.applied.Forces.items():
            texts |= _by_path(force, ("AppliedForces", "Forces", name))
        for name, torque in self.applied.Torques.items():
            texts |= _by_path(torque, ("AppliedForces", "Torques", name))
        return {path: self._in_state(text, path) for path, text in texts.items()}

    def check_forces(self, state: Mapping[str, float]) -> None:
        """Refuse a force or a torque without inputs that is not finite in a state."""
        for path, expression in self._expressions.items():
            if expression.has(*map(symbol, self.file.Inputs)):
                continue
            with np.errstate(all="ignore"):
                value = float(evaluate(expression, {**self.values, **state}))
            if not math.isfinite(value):
                raise wrong(path, f"it is {value} at the start", NOT_FINITE)

    def _add_dissipation(self, terms: PartTerms, text: str) -> None:
        """Add the forces Q = -dR/dv."""
        path = ("AppliedForces", "Rayleigh")
        dissipation = self._in_state(text, path)
        rates = {coordinate: symbol(f"v{coordinate}") for coordinate in terms.coordinates}
        if not dissipation.has(*rates.values()):
            what = f"{text} contains no velocity and dissipates nothing"
            raise wrong(path, what, "write a term such as c*vtheta_OA^2/2, or remove it")
        for coordinate, rate in rates.items():
            if dissipation.has(rate):
                part = self._part("dissipation", path)
                terms.push(part, [(ONE, symbol(coordinate))], -dissipation.diff(rate))

    def _target(self, name: str, path: Path) -> tuple[str, str, RigidBody | None]:
        """Return part, point and body of a force, ``B`` or ``E on CDE`` in the frame of CDE."""
        point, on, body = (text.strip() for text in name.partition(" on "))
        self._check_no_joint(point, path, 1)
        self.known_point(point, path)
        self._check_moves((point,), path)
        part = self._part(f"force on {name}", path)
        if not on:
            return part, point, None
        check_known(body, self.bodies, "body", path)
        if point not in self.bodies[body].points:
            points = ", ".join(self.bodies[body].points)
            raise wrong(path, f"{point} is not a point of {body}", f"its points are {points}")
        return part, point, self.bodies[body]

    def _part(self, part: str, path: Path) -> str:
        """Store the keys of a part of the terms and return its name."""
        self.paths[part] = path
        return part

    def _check_moves(self, points: Sequence[str], path: Path) -> None:
        """Refuse a force or a mass on fixed points only."""
        if set(points) <= self.fixed.keys():
            are = "is" if len(points) == 1 else "are"
            what = f"{' and '.join(points)} {are} fixed in the world, so that this moves nothing"
            raise wrong(path, what, "remove it, or name a point that moves")

    def _prescribed(self, name: str) -> Formula:
        """Return the coordinate, the velocity, or the speed of a point that a drive prescribes.

        The speed is |v|, not its square: its row of A is then the unit vector along v, so that the
        multiplier is a force.
        """
        if point := speed_of(name):
            return length(tuple(symbol(f"v{point}_{axis}") for axis in self.axes))
        return symbol(name)

    def _drive(self, name: str) -> Formula:
        """Return the prescribed motion of a coordinate, its velocity, or the speed of a point."""

        def explain(name: str) -> str | None:
            if name in self._state:
                return "a prescribed motion depends on time and parameters only"
            return self._explain(name)

        return self.read(self.drives[name], ("Drives", name), ["t"], explain)

    def drive_at(self, name: str, time: float) -> float:
        """Return the value of a drive at a time."""
        with np.errstate(all="ignore"):
            value = float(evaluate(self._drive(name), {**self.values, "t": time}))
        if not math.isfinite(value):
            raise wrong(("Drives", name), f"it is {value} at the start, t = {time:g}", NOT_FINITE)
        if speed_of(name) and not value > 0:
            what = f"the speed of {speed_of(name)} is {value:g} at the start, t = {time:g}"
            hint = "a speed is positive; from rest, begin with a small one, as in 1e-6 + a*t"
            raise wrong(("Drives", name), what, hint)
        return value

    def point_at_rest(self, begin: float, end: float) -> tuple[str, float] | None:
        """Return a point whose prescribed speed falls to 0 in this time, and when."""
        times = np.linspace(begin, end, 1001)
        for name in filter(speed_of, self.drives):
            with np.errstate(all="ignore"):
                speeds = evaluate(self._drive(name), {**self.values, "t": times}) + 0 * times
            stopped = np.flatnonzero(speeds <= 1e-9 * np.abs(speeds).max())
            if len(stopped):
                return speed_of(name), float(times[stopped[0]])
        return None

    @cached_property
    def gravity(self) -> Vector:
        """The acceleration of gravity along the axes of the world."""
        if "Gravity" not in self.applied.model_fields_set:
            return self.vector((), ())
        if not self.applied.Gravity:
            return self.EARTH
        return self.vector(self.applied.Gravity, ("AppliedForces", "Gravity"))

    # --- texts and names ----------------------------------------------------------------------

    @cached_property
    def _state(self) -> list[str]:
        """The time, coordinates and velocities."""
        names = self._empty_terms(self.moving).coordinates
        return ["t", *names, *(f"v{name}" for name in names)]

    def _in_state(
        self, text: str, path: Path, parse: Callable[..., Any] = parse_expression
    ) -> Formula:
        """Return the formula of a text in time, coordinates, velocities and parameters."""
        names = [*self._state, *self.file.Inputs]
        return self.read(text, path, names, self._explain, parse)

    def _unfolds(self, text: str) -> bool:
        """Return whether a text has names that are replaced by expressions of coordinates."""
        return False

    def _explain(self, name: str) -> str | None:
        """Explain a name that resembles a coordinate or a velocity, or return None."""
        point, _, axis = name.removeprefix("v").rpartition("_")
        if point in self.fixed and axis and axis in self.axes:
            return f"{point} is fixed in the world"
        angle = NAMED_ANGLE.fullmatch(name)
        if angle and angle[1] not in self.bodies:
            return f"there is no body {angle[1]}; {nearest(angle[1], self.bodies)}"
        turning = TURNING.fullmatch(name)
        if turning and turning[1] in self.bodies:
            return f"the angular velocity of {turning[1]} is written v{angle_of(turning[1])}"
        return None

    def known_point(self, point: str, path: Path) -> None:
        """Refuse an unknown point."""
        check_known(point, [*self.moving, *self.fixed], "point", path)


def components(given: str | tuple[str, ...]) -> Sequence[str]:
    """Return the texts of a force or torque: one for a joint coordinate, or one per axis."""
    return (given,) if isinstance(given, str) else given


def speed_of(drive: str) -> str:
    """Return the point whose speed a drive prescribes; empty if it prescribes something else.

    >>> speed_of("speed_B"), speed_of("vB_x")
    ('B', '')
    """
    return drive.removeprefix(SPEED) if drive.startswith(SPEED) else ""


def equation_of(given: str | EquationData) -> EquationData:
    """Return the data of a further constraint, which may be given as a text."""
    return given if isinstance(given, EquationData) else EquationData(equation=given)


def is_displacement(name: str) -> bool:
    """Return whether a name is the displacement of a joint, not a pair of points."""
    return name.startswith("s_")


def kind_of(data: spec.JointData, path: Path = ()) -> tuple[str, tuple[str, str]]:
    """Return the type of a joint and the parts that it connects."""
    kinds = [kind for kind in JOINT_TYPES if getattr(data, kind) is not None]
    if len(kinds) == 1:
        return kinds[0], getattr(data, kinds[0])
    if not path:
        return (kinds[0], getattr(data, kinds[0])) if kinds else ("Ball", ("", ""))
    what = f"the joint has {len(kinds)} types" if kinds else "the joint has no type"
    raise wrong(path, what, f"give one of {', '.join(JOINT_TYPES)}")


def _by_path(given: str | tuple[str, ...], path: Path) -> dict[Path, str]:
    """Return the texts of a force or torque by their keys."""
    return {
        path if isinstance(given, str) else (*path, i): text
        for i, text in enumerate(components(given))
    }
