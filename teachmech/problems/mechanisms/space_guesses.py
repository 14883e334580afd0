"""The start of a spatial mechanism: positions and rotations of its bodies.

The rotation of a body is its given orientation. If none is given, the rotation R fits its points
and the axes of its joints in the sense of least squares,

    R = U diag(1, 1, det(U V)) V,    U S V the singular value decomposition of sum w l^T

for directions l in the body's frame that are w in the world (G. Wahba, Problem 65-1, SIAM Rev. 7
(1965) 409; the solution by singular values: F. L. Markley, J. Astronaut. Sci. 36 (1988) 245-258).
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.dynamics import singular_values
from teachmech.problems.mechanisms import spec
from teachmech.problems.mechanisms.bodies import angle_of
from teachmech.problems.mechanisms.guesses import Start
from teachmech.problems.mechanisms.joint_friction import GROUND
from teachmech.problems.mechanisms.joints import JOINT_TYPES, Joint, Side, displacement_of
from teachmech.problems.mechanisms.space_bodies import AXES, SpaceBody, direction_of
from teachmech.problems.mechanisms.space_motion import axis_and_angle, drawn_axes
from teachmech.problems.mechanisms.space_reading import SpaceReader
from teachmech.problems.mechanisms.texts import Path, check_known, wrong
from teachmech.start.assembly import Assembler
from teachmech.system_and_motion import System

Pairs = list[tuple[Array, Array]]  # directions in the frame of a body and in the world
GUESSED_RANK_TOLERANCE = 1e-6  # for singular values, relative to the largest


class SpaceStart(Start):
    """The start of a spatial mechanism."""

    reader: SpaceReader
    invented: dict[str, Array]  # the rotations that the file does not determine

    # --- positions and rotations --------------------------------------------------------------

    def _point_positions(self, numbers: Mapping[str, float]) -> dict[str, Array]:
        reader = self.reader
        positions = {point: reader.position_in_space(at) for point, at in reader.fixed.items()}
        for point in reader.moving:
            names = [f"{point}_{axis}" for axis in AXES]
            if {*names} <= numbers.keys():
                positions[point] = np.array([numbers[name] for name in names])
        self._turns = {GROUND: np.eye(3), **self._given_turns()}
        self.invented = {}
        while self._step(positions, numbers):
            pass
        return positions

    def notes(self) -> list[str]:
        """Return remarks on the orientations that the file does not determine."""
        notes = super().notes()
        for name, turn in self.invented.items():
            axes, angles = axis_and_angle(turn[None])
            axis = ", ".join(f"{x + 0.0:.3g}" for x in (axes[0] if axes.any() else np.eye(3)[2]))
            guess = f"{name}: {{axis: [{axis}], angle: {angles[0]:.3g}}}"
            what = f"the start leaves the orientation of {name} open; the guess is {guess}"
            notes.append(f"{what}; write this or another one under ProblemData.orientations")
        return notes

    def _given_turns(self) -> dict[str, Array]:
        """Return the rotations of the bodies whose orientation is given."""
        solids = self.reader.solids.items()
        turns = {name: drawn_axes(self.reader, body).T for name, body in solids if body.drawn}
        for name, turn in self.reader.file.ProblemData.orientations.items():
            path: Path = ("ProblemData", "orientations", name)
            check_known(name, self.reader.bodies, "body", path)
            if self.reader.solids[name].drawn:
                what = f"{name} has Geom: world, so its points give its orientation"
                raise wrong(path, what, "remove its orientation")
            turns[name] = self._turn(turn, path)
        return turns

    def _turn(self, turn: spec.TurnData, path: Path) -> Array:
        reader = self.reader
        if turn.euler is not None and turn.axis is None and turn.angle is None:
            angles = [reader.finite(x, (*path, "euler", i)) for i, x in enumerate(turn.euler)]
            z, x = np.eye(3)[2], np.eye(3)[0]
            return about(z, angles[0]) @ about(x, angles[1]) @ about(z, angles[2])
        if turn.euler is not None or turn.axis is None or turn.angle is None:
            raise wrong(path, "an orientation has one form", "give axis and angle, or euler")
        axis = reader.position_in_space(reader.vector(turn.axis, (*path, "axis")))
        if not np.linalg.norm(axis) > 0:
            raise wrong((*path, "axis"), "the axis is zero", "write a direction such as [0, 0, 1]")
        return about(axis / np.linalg.norm(axis), reader.finite(turn.angle, (*path, "angle")))

    def _step(self, positions: dict[str, Array], numbers: Mapping[str, float]) -> bool:
        """Add positions and rotations that follow from known ones; return False if none do."""
        before = len(positions), len(self._turns)
        bodies = [*self.reader.solids.values()]
        for body in bodies:
            known = next((point for point in body.points if point in positions), None)
            if known and body.name in self._turns:
                local, turn = self._locals[body.name], self._turns[body.name]
                for point in body.points:
                    positions.setdefault(
                        point, positions[known] + turn @ (local[point] - local[known])
                    )
        for joint in self.reader.joints.values():
            self._meet(joint, positions, numbers)
        for most in (2, 1):
            for body in bodies:
                if (len(positions), len(self._turns)) != before:
                    return True
                pairs = [] if body.name in self._turns else self._pairs(body, positions, numbers)
                if pairs and spread(pairs) >= most:
                    self._turns[body.name] = self._fitted(body, pairs)
        unknown = next((body.name for body in bodies if body.name not in self._turns), None)
        if (len(positions), len(self._turns)) == before and unknown is not None:
            self._turns[unknown] = self.invented[unknown] = np.eye(3)
        return (len(positions), len(self._turns)) != before

    def _meet(
        self, joint: Joint, positions: dict[str, Array], numbers: Mapping[str, float]
    ) -> None:
        """Find a point of a joint from its other point, if they coincide or s is known."""
        if not joint.sides:
            return
        a, b = joint.sides
        displacement = numbers.get(displacement_of(joint.name))
        if JOINT_TYPES[joint.kind].meets:
            shift = np.zeros(3)
        elif displacement is not None and joint.kind != "Planar" and (one := a.body) is not None:
            if one.name not in self._turns:
                return
            shift = displacement * self._turns[one.name] @ self._vector(a, "n")
        elif displacement is not None and a.body is None:
            shift = displacement * self._vector(a, "n")
        else:
            return
        if a.point in positions:
            positions.setdefault(b.point, positions[a.point] + shift)
        elif b.point in positions:
            positions.setdefault(a.point, positions[b.point] - shift)

    def _pairs(
        self, body: SpaceBody, positions: Mapping[str, Array], numbers: Mapping[str, float]
    ) -> Pairs:
        """Return the directions of a body that are known in the world."""
        local = self._locals[body.name]
        known = [point for point in body.points if point in positions]
        pairs = [
            (local[b] - local[known[0]], positions[b] - positions[known[0]]) for b in known[1:]
        ]
        pairs = [(u, w) for u, w in pairs if np.linalg.norm(u) * np.linalg.norm(w) > 0]
        for joint in self.reader.joints.values():
            pairs += self._joint_pairs(joint, body, numbers)
        return [(u / np.linalg.norm(u), w / np.linalg.norm(w)) for u, w in pairs]

    def _joint_pairs(
        self, joint: Joint, body: SpaceBody, numbers: Mapping[str, float]
    ) -> Iterator[tuple[Array, Array]]:
        """Yield the directions of a body that follow from a joint with a part of known rotation."""
        if not JOINT_TYPES[joint.kind].aligned:
            return
        for (own, other), sign in ((joint.sides[::-1], 1), (joint.sides, -1)):
            part = GROUND if other.body is None else other.body.name
            if own.body is None or own.body.name != body.name or part not in self._turns:
                continue
            turn = self._turns[part]
            n, p, q = (turn @ self._vector(other, name) for name in "npq")
            yield self._vector(own, "n"), n
            angle = 0.0 if joint.kind == "Prismatic" else numbers.get(angle_of(joint.name))
            if angle is not None:
                yield self._vector(own, "p"), math.cos(angle) * p + sign * math.sin(angle) * q

    def _fitted(self, body: SpaceBody, pairs: Pairs) -> Array:
        """Return the best rotation for pairs; store it as invented if it is not unique."""
        turn = rotation(pairs)
        if spread(pairs) > 1:
            return turn
        _, w = pairs[0]
        angles = self._spins(body, turn, w) or [0.0, 1.0]  # no angles: any will do
        turn, other = (about(w, angle) @ turn for angle in angles)
        if self._is_seen(body, turn, other):
            self.invented[body.name] = turn
        return turn

    def _is_seen(self, body: SpaceBody, turn: Array, other: Array) -> bool:
        """Return whether two rotations give different points or axes of joints."""
        first, *others = self._locals[body.name].values()
        gaps = [position - first for position in others]
        size = max(map(np.linalg.norm, gaps))
        if any(
            np.linalg.norm((turn - other) @ gap) > GUESSED_RANK_TOLERANCE * size for gap in gaps
        ):
            return True
        sides = [side for joint in self.reader.joints.values() for side in joint.sides]
        own = [side for side in sides if side.body and side.body.name == body.name]
        axes = [self._vector(side, "n") for side in own if any(x != 0 for x in side.frame.n)]
        return any(  # opposite axes count as equal
            min(np.linalg.norm(turn @ n - sign * other @ n) for sign in (1, -1))
            > GUESSED_RANK_TOLERANCE
            for n in axes
        )

    def _spins(self, body: SpaceBody, turn: Array, w: Array) -> list[float]:
        """Return the two angles about w that a universal joint allows, smaller one first.

        n_a . S R n_b = 0 for S about w by an angle is p + q cos(angle) + r sin(angle) = 0.
        """
        for joint in self.reader.joints.values():
            if joint.kind != "Universal":
                continue
            for own, other in (joint.sides, joint.sides[::-1]):
                part = GROUND if other.body is None else other.body.name
                if own.body is None or own.body.name != body.name or part not in self._turns:
                    continue
                a, b = self._turns[part] @ self._vector(other, "n"), turn @ self._vector(own, "n")
                p = float(a @ w) * float(b @ w)
                q, r = float(a @ b) - p, float(a @ np.cross(w, b))
                size = math.hypot(q, r)
                if size > GUESSED_RANK_TOLERANCE:
                    middle, half = math.atan2(r, q), math.acos(max(-1.0, min(1.0, -p / size)))
                    angles = [math.remainder(middle + x, 2 * math.pi) for x in (half, -half)]
                    return sorted(angles, key=abs)
        return []

    @cached_property
    def _locals(self) -> dict[str, dict[str, Array]]:
        """The local positions of the points of each body."""
        position, solids = self.reader.position_in_space, self.reader.solids.items()
        return {
            name: {p: position(at) for p, at in body.positions.items()} for name, body in solids
        }

    def _vector(self, side: Side, name: str) -> Array:
        """Return an axis of a joint in the frame of a part, with length 1."""
        key = id(side), name
        if key not in self._axes:
            found = self.reader.position_in_space(getattr(side.frame, name))
            self._axes[key] = found / np.linalg.norm(found)
        return self._axes[key]

    @cached_property
    def _axes(self) -> dict[tuple[int, str], Array]:
        """The stored results of `_vector`, by the identity of sides; the reader keeps the sides."""
        return {}

    # --- other coordinates --------------------------------------------------------------------

    def _scalar_guesses(
        self, numbers: Mapping[str, float], positions: Mapping[str, Array]
    ) -> dict[str, float]:
        """Return guesses of the directions, of the joint coordinates and of positions on lines."""
        found: dict[str, float] = {}
        for body in self.reader.solids.values():
            for axis in body.directions:
                column = self._turns[body.name][:, AXES.index(axis)]
                found |= _named(direction_of(body.name, axis), column)
        for joint in self.reader.joints.values():
            if joint.sides:
                found |= self._of_joint(joint, positions)
        found |= self._lengths(positions)
        for part, line_displacements in self.reader.line_displacements.items():
            a, b = (positions[point] for point in self.reader.lines[part][:2])
            for point, displacement in line_displacements.items():
                found[displacement] = float((positions[point] - a) @ (b - a) / ((b - a) @ (b - a)))
        return found

    def _of_joint(self, joint: Joint, positions: Mapping[str, Array]) -> dict[str, float]:
        """Return the angle and the displacement of a joint between parts of known position."""
        if not joint.scalars:
            return {}
        first, second = joint.sides
        turns = [self._turns[side.body.name if side.body else GROUND] for side in joint.sides]
        n, p, q = (turns[0] @ self._vector(first, name) for name in "npq")
        found, angle, displacement = {}, angle_of(joint.name), displacement_of(joint.name)
        if angle in joint.scalars:
            zero = turns[1] @ self._vector(second, "p")
            found[angle] = math.atan2(float(zero @ q), float(zero @ p))
        if displacement in joint.scalars:
            found[displacement] = float((positions[second.point] - positions[first.point]) @ n)
        return found

    # --- velocities ---------------------------------------------------------------------------

    def _following(self, system: System) -> set[str]:
        """Return the coordinates and velocities that the file does not give, also by a rotation."""
        turned = self.reader.file.ProblemData.orientations
        given = (direction_of(axis, name) for name in turned for axis in AXES)
        return super()._following(system) - {f"{d}_{axis}" for d in given for axis in AXES}

    def _with_rates(
        self, start: Assembler, found: tuple[Array, Array], fixed: Collection[str]
    ) -> tuple[Array, Array]:
        """Return the state with velocities that fit the given angular velocities best.

        Among the velocities with A v = c and the fixed values, choose those nearest to the given
        angular velocities and joint rates; among these, the nearest to all other guesses.
        """
        given = self.reader.file.ProblemData.angular_velocities
        q, v = found
        names = start.names[len(q) :]
        scalars = [name for name in self.given if name[1:] in self.reader.scalars and name in names]
        if not given and not scalars:
            return found
        values = dict(zip(start.names, q, strict=False))
        wanted = [self._spin(n, x, values, names) for n, x in given.items()]
        for name in scalars:
            rate = self.reader.value(self.given[name].value)
            wanted.append((np.eye(len(v))[[names.index(name)]], np.array([rate])))
        E, e = (np.concatenate(parts) for parts in zip(*wanted, strict=True))
        held = [np.eye(len(v))[names.index(name)] for name in fixed if name in names]
        A = np.array([*start.model.constraint_matrix(start.t, q, v, start.p), *held])
        if len(A):
            _, sizes, V = singular_values(A * (1 / np.linalg.norm(A, axis=1, keepdims=True)))
            N = V[
                int(np.sum(sizes > GUESSED_RANK_TOLERANCE)) :
            ].T  # directions that the constraints allow
        else:
            N = np.eye(len(v))
        y = np.linalg.lstsq(E @ N, e - E @ v, rcond=GUESSED_RANK_TOLERANCE)[0]
        guess = np.zeros(len(v))
        for name in self.given.keys() & {*names}:
            guess[names.index(name)] = self.reader.value(self.given[name].value)
        _, sizes, V = singular_values(E @ N)
        rest = N @ V[int(np.sum(sizes > GUESSED_RANK_TOLERANCE * sizes.max(initial=1.0))) :].T
        M = start.model.mass_matrix(start.t, q, v, start.p)
        far = guess - v - N @ y
        z = np.linalg.lstsq(rest.T @ M @ rest, rest.T @ M @ far, rcond=GUESSED_RANK_TOLERANCE)[0]
        return q, v + N @ y + rest @ z

    def _spin(
        self, name: str, given: spec.Spin, values: Mapping[str, float], names: Sequence[str]
    ) -> tuple[Array, Array]:
        """Return the rows that give the rates of the axes of a body, and their given values."""
        path: Path = ("ProblemData", "angular_velocities", name)
        check_known(name, self.reader.bodies, "body", path)
        body = self.reader.solids[name]
        if (given.world is None) == (given.body is None):
            hint = "as in {ABC: [0, 0, 2]}, or {ABC: {body: [0, 0, 2]}}"
            raise wrong(path, "the components must be in one frame, either world or body", hint)
        key = "world" if given.body is None else "body"
        spin = self.reader.position_in_space(self.reader.vector(getattr(given, key), (*path, key)))
        weights = [
            {part: self.reader.value(w) for part, w in body.axis_weights(axis).items()}
            for axis in body.axes
        ]
        positions = {
            part: np.array(self._position_of(part, values)) for of in weights for part in of
        }
        frame = np.array([sum(w * positions[part] for part, w in of.items()) for of in weights])
        if key == "body":
            if not body.directions:
                what = f"{name} is a rod without a frame"
                raise wrong(path, what, "give the components in the world, [x, y, z]")
            spin = drawn_axes(self.reader, body) @ spin @ frame
        rows = np.zeros((len(weights), 3, len(names)))
        for row, of in zip(rows, weights, strict=True):
            for part, w in of.items():
                for k, axis in enumerate(AXES):
                    if f"v{part}_{axis}" in names:
                        row[k, names.index(f"v{part}_{axis}")] = w
        return rows.reshape(-1, len(names)), np.cross(spin, frame).ravel()


def about(axis: Array, angle: float) -> Array:
    """Return the right-handed rotation about a unit vector by an angle in rad (Rodrigues).

    Examples
    --------
    >>> about(np.array([0.0, 0.0, 1.0]), np.pi / 2).round(12) @ [1, 0, 0]
    array([0., 1., 0.])
    """
    x, y, z = axis
    K = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])
    turned: Array = np.eye(3) + math.sin(angle) * K + (1 - math.cos(angle)) * K @ K
    return turned


def spread(pairs: Pairs) -> int:
    """Return 1 if the directions of a body are parallel, else 2."""
    if len(pairs) == 1:
        return 1
    sizes = np.linalg.svd(np.array([local for local, _ in pairs]), compute_uv=False)
    return 2 if sizes[1] > GUESSED_RANK_TOLERANCE * sizes[0] else 1


def rotation(pairs: Pairs) -> Array:
    """Return the rotation that fits pairs of directions best; for one pair, the smallest one."""
    if spread(pairs) == 1:
        local, world = pairs[0]
        axis, along = np.cross(local, world), float(local @ world)
        size = float(np.linalg.norm(axis))
        if size > GUESSED_RANK_TOLERANCE:
            return about(axis / size, math.atan2(size, along))
        if along > 0:
            return np.eye(3)
        normal = np.cross(local, np.eye(3)[int(np.abs(local).argmin())])
        return about(normal / np.linalg.norm(normal), math.pi)
    U, _, V = np.linalg.svd(sum(np.outer(world, local) for local, world in pairs))
    found: Array = U @ np.diag([1.0, 1.0, np.linalg.det(U) * np.linalg.det(V)]) @ V
    return found


def _named(name: str, vector: Array) -> dict[str, float]:
    """Return the components of a vector by the names of its coordinates."""
    return {f"{name}_{axis}": float(x) for axis, x in zip(AXES, vector, strict=True)}
