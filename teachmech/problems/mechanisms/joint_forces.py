"""The motion of the bodies of a planar mechanism, and the forces in its joints.

Joint forces follow from free bodies; see `free_bodies`.
"""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from markupsafe import Markup

from teachmech.base.array_types import Array
from teachmech.base.errors import check_known, checked_arguments
from teachmech.base.rich_text import page, table
from teachmech.base.words import counted
from teachmech.expressions import Formula, evaluate
from teachmech.expressions.algebra import ZERO
from teachmech.figures.watched import is_torque
from teachmech.model.description import Description
from teachmech.numerics.ranks import decide
from teachmech.problems.mechanisms.bodies import RigidBody, angle_of
from teachmech.problems.mechanisms.free_bodies import (
    FreeBodyForce,
    PartCoordinate,
    cut_free,
    resting,
)
from teachmech.problems.mechanisms.reading import Reader
from teachmech.system_and_motion import Motion

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True, eq=False)
class BodyMotion:
    """The motion of a planar body at N times.

    Attributes
    ----------
    angle, angular_velocity, angular_acceleration : array, shape (N,)
        The angle from the world's x axis to that of the body, in rad, with its rates; positive if
        counter-clockwise, and continuous beyond a full turn.
    centroid, velocity, acceleration : array, shape (N, 2)
        The motion of its centroid, in m, m/s, m/s^2.
    drawn : array, shape (2, 2)
        The axes of its frame as rows along the axes of the file; the identity unless the body has
        ``Geom: world``.
    """

    angle: Array
    angular_velocity: Array
    angular_acceleration: Array
    centroid: Array
    velocity: Array
    acceleration: Array
    drawn: Array

    @property
    def rotation(self) -> Array:
        """The rotation from the frame of the body to the world, shape (N, 2, 2)."""
        c, s = np.cos(self.angle), np.sin(self.angle)
        turned: Array = np.moveaxis(np.array([[c, -s], [s, c]]), 2, 0) @ self.drawn
        return turned


@checked_arguments
@dataclass(frozen=True, eq=False)
class Reactions(Mapping[str, Array]):
    """The forces of the joints at N times, by names such as ``"C on CDE"`` and ``"torque on OA"``.

    ``reactions["C on CDE"]``, shape (N, 2) or (N, 3), is the force of the pin C on the body CDE, in
    newton, along the axes of the world. ``reactions["O on ground"]`` is the force of the mechanism
    on the ground. ``reactions["torque on OA"]``, shape (N,), is the torque of drives, torsion
    springs and torques on a body, in newton metre. A force that is applied at a point belongs to
    its pin. "B on line OXB" is the force of the pin on the line.

    A joint in space also has a force and a torque: ``"B on BC by slide"``, shape (N, 3), is the
    force of the joint ``slide`` on BC at the point B, and ``"torque of slide on BC"``, shape (N,
    3), its torque about B. If two bodies share the point of a joint, the force belongs to the pin.
    ``"torque on slide"``, shape (N,), is the sum of drives, springs and torques on its angle;
    ``"force on slide"`` is the sum of drives, springs and forces on its displacement.

    Attributes
    ----------
    motion : Motion
        The motion.
    values_by_name : dict of str to array
        The values of ``reactions[name]``.
    undetermined : tuple of str
        The joint forces that are not unique at the first time because constraints are redundant;
        their values are those of the multipliers of least norm.
    """

    motion: Motion
    values_by_name: dict[str, Array]
    undetermined: tuple[str, ...]

    @property
    def t(self) -> Array:
        """The times, shape (N,), in seconds."""
        return self.motion.t

    def along(self, axes: Array) -> Reactions:
        """Return the components along the columns of a rotation, shape (N, d, d).

        `Mechanism.reactions` accepts the name of a body or a joint as ``frame``.
        """
        turned = {
            name: x if x.ndim == 1 else np.einsum("nji,nj->ni", axes, x)
            for name, x in self.values_by_name.items()
        }
        return dataclasses.replace(self, values_by_name=turned)

    def __getitem__(self, name: str) -> Array:
        """Return one force or torque over time."""
        check_known("reaction", [name], self.values_by_name)
        return self.values_by_name[name]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names."""
        return iter(self.values_by_name)

    def __len__(self) -> int:
        """Return the number of forces and torques."""
        return len(self.values_by_name)

    def __repr__(self) -> str:
        return f"<Reactions of {self.motion.name}: {counted(len(self), 'reaction')}>"

    def __str__(self) -> str:
        """Return a table of the greatest magnitudes."""
        width = max(map(len, self), default=0)
        rows = (
            f"  {name:<{width}}  {size:11.5g} {unit}{note and f'  ({note})'}"
            for name, size, unit, note in self._greatest()
        )
        return "\n".join([f"{'greatest reaction':<{width}}", *rows])

    def _repr_html_(self) -> Markup:
        rows = ((name, f"{size:.5g} {unit}", note) for name, size, unit, note in self._greatest())
        return page("Reactions", table(["of", "greatest", ""], rows, len(self)))

    def _greatest(self) -> Iterator[tuple[str, float, str, str]]:
        """Yield each name with its greatest magnitude, its unit and a note."""
        values = self.values_by_name
        sizes = {n: np.linalg.norm(np.atleast_2d(x.T), axis=0).max() for n, x in values.items()}
        forces = {name: sizes[name] / arm_of(name, self.motion) for name in values}
        least = 1e-12 * max(forces.values(), default=0.0)  # smaller values are rounding
        for name in values:
            size = float(sizes[name]) if forces[name] > least else 0.0
            note = "not unique" if name in self.undetermined else ""
            yield name, size, "N m" if is_torque(name) else "N", note

    def plot(
        self,
        names: Sequence[str] | None = None,
        units: Mapping[str, str] | None = None,
        figure: Figure | None = None,
    ) -> Figure:
        """Draw the forces; the arguments are those of `teachmech.plots.reactions`."""
        from teachmech.problems.mechanisms.reaction_figures import reactions

        return reactions(self, names, units, figure)


def body_motion(reader: Reader, body: RigidBody, motion: Motion) -> BodyMotion:
    """Return the motion of a body; see `Mechanism.body_motion`."""
    ends = (_point(reader, point, motion) for point in body.points[:2])
    (a, b), (va, vb), (aa, ab) = zip(*ends, strict=True)
    c, vc, ac = b - a, vb - va, ab - aa  # complex: w = (c x c')/|c|^2
    length = np.abs(c[0])
    turned = np.conj(c) * vc / length**2
    rate, acceleration = turned.imag, (np.conj(c) * ac).imag / length**2
    local = reader.position(body.centroid) / length
    whole = [start + local * along for start, along in ((a, c), (va, vc), (aa, ac))]
    centroid, velocity, pull = (np.column_stack([z.real, z.imag]) for z in whole)
    return BodyMotion(
        _turned(motion.t, np.angle(c), rate, acceleration),
        rate,
        acceleration,
        centroid,
        velocity,
        pull,
        np.array([*map(reader.position_in_space, body.drawn)] or np.eye(2)),
    )


def _turned(t: Array, angle: Array, rate: Array, acceleration: Array) -> Array:
    """Return the continuous angle; the rates at both ends of a step predict its full turns."""
    h, jump = np.diff(t), np.diff(angle)
    predicted = h * (rate[:-1] + rate[1:]) / 2 - h**2 * np.diff(acceleration) / 12
    jump += 2 * np.pi * np.round((predicted - jump) / (2 * np.pi))
    whole: Array = angle[0] + np.concatenate([[0.0], np.cumsum(jump)])
    return whole


def _point(reader: Reader, point: str, motion: Motion) -> tuple[Any, Any, Any]:
    """Return position, velocity and acceleration of a point over time, as complex numbers."""
    if point in reader.fixed:
        still = np.zeros(len(motion), dtype=complex)
        return still + reader.position(reader.fixed[point]), still, still
    position, velocity, acceleration = (
        motion[f"{order}{point}_x"] + 1j * motion[f"{order}{point}_y"] for order in ("", "v", "a")
    )
    return position, velocity, acceleration


def reactions(reader: Reader, motion: Motion) -> Reactions:
    """Return the forces of all joints; see `Mechanism.reactions`."""
    values, free, n = _values(reader, motion), free_multipliers(motion), len(motion)
    # The force on each part, by coordinate: its values over time, then its change due to each #
    # combination of multipliers that exerts no force.
    forces: dict[PartCoordinate, Array] = {}
    for pair, cut in _cut_free(reader).items():
        force = np.zeros(n + free.shape[1])
        force[:n] += evaluate(cut.inertia, values)
        for k, slope in cut.slopes.items():
            along = evaluate(slope, values)
            force[:n] += along * motion.multipliers[:, k]
            force[n:] += np.atleast_1d(along)[0] * free[k]
        forces[pair] = force
    found: dict[str, Array] = {}
    for name, axes in _joints(reader, forces).items():
        parts = [
            sum((s * forces[p] for s, p in terms), np.zeros(n + free.shape[1])) for terms in axes
        ]
        found[name] = np.column_stack(parts) if len(parts) == 2 else parts[0]
    sizes = {
        name: np.abs(np.atleast_2d(force[n:].T)).max(axis=0) / arm_of(name, motion)
        for name, force in found.items()
    }
    most = np.max(list(sizes.values()), axis=0, initial=0.0)
    undetermined = [name for name, size in sizes.items() if (size > 1e-9 * most).any()]
    values_by_name = {name: force[:n] for name, force in found.items()}
    return Reactions(motion, values_by_name, tuple(undetermined))


def joint_expressions(reader: Reader, system: Description) -> dict[str, tuple[Formula, ...]]:
    """Return the forces and torques of all joints as expressions, by the names of `Reactions`.

    They depend on time, coordinates, velocities, parameters, accelerations and multipliers.
    """
    rests = resting(reader.terms)
    forces = {p: cut.formula.xreplace(rests) for p, cut in _cut_free(reader).items()}
    return {
        name: tuple(sum((s * forces[p] for s, p in terms), ZERO) for terms in axes)
        for name, axes in _joints(reader, forces).items()
    }


def _cut_free(reader: Reader) -> dict[PartCoordinate, FreeBodyForce]:
    """Return the forces on free bodies, and the couples of friction in pins by their names."""
    terms = reader.terms_in([*reader.moving, *reader.fixed])
    forces = cut_free(terms)
    for k, friction in terms.frictions.items():
        if bearing := reader.bearings.get(friction.name):
            r = bearing.radius
            for part, arm in ((bearing.body.name, -r), (bearing.other, r)):
                pair = (f"torque of {bearing.point} on {part}", "")
                forces.setdefault(pair, FreeBodyForce(ZERO, {})).slopes[k] = arm
    return forces


def _joints(
    reader: Reader, pairs: Iterable[PartCoordinate]
) -> dict[str, list[list[tuple[int, PartCoordinate]]]]:
    """Return the forces on parts that add up to each component of a reaction, with their signs."""
    found: dict[str, list[list[tuple[int, PartCoordinate]]]] = {}
    ground: dict[str, list[list[tuple[int, PartCoordinate]]]] = {}
    along: dict[str, set[str]] = defaultdict(set)
    for part, coordinate in pairs:
        along[part].add(coordinate)
    for part, names in along.items():
        if names == {""}:  # a couple of friction
            found[part] = [[(1, (part, ""))]]
        for point in sorted([*reader.moving, *reader.fixed]):
            axes = [f"{point}_{axis}" for axis in "xy"]
            if not names.intersection(axes):
                continue
            name = f"{point} on {part.removeprefix('joint ')}"
            found[name] = [[(1, (part, a))] if a in names else [] for a in axes]
            if point in reader.fixed:
                held = ground.setdefault(f"{point} on ground", [[], []])
                for terms, a in zip(held, axes, strict=True):
                    terms += [(-1, (part, a))] if a in names else []
        if part in reader.turning:
            found[f"torque on {part}"] = [[(1, (part, angle_of(part)))]]
    return found | ground


def _values(reader: Reader, motion: Motion) -> dict[str, Any]:
    """Return the values of all symbols over time, including those of the fixed points."""
    fixed = {str(s): reader.value(value) for s, value in resting(reader.terms).items()}
    return {**motion.system.parameter_values, **motion.columns, **fixed}


def free_multipliers(motion: Motion) -> Array:
    """Return a basis N of the multipliers that exert no force at the first time: A^T N = 0."""
    M, A, _ = motion.linear_system(0)
    basis = decide(*motion.scales.in_units(M, A))[2]
    basis[~A.any(axis=1)] = 0  # a constraint that does not act exerts no force
    return motion.scales.factors[:, None] * basis


def arm_of(name: str, motion: Motion) -> float:
    """Return the length that makes a torque comparable with forces; 1 for a force."""
    if not is_torque(name):
        return 1.0
    positions = [name for point in motion.system.points.values() for name in point]
    sizes = [
        u
        for q, u in zip(motion.system.coordinates, motion.scales.units, strict=True)
        if q in positions
    ]
    return float(max(sizes, default=0.0)) or 1.0
