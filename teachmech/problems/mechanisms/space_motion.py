"""The motion of bodies in space: rotation, angular velocity and momentum.

The axes x, y, z of the frame of a body are the columns of a rotation R. Its angular velocity is
half the sum of x cross x', y cross y' and z cross z', the vector of R' R^T.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from teachmech.base.array_types import Array
from teachmech.problems.mechanisms.joints import Joint
from teachmech.problems.mechanisms.space_bodies import AXES, SpaceBody
from teachmech.problems.mechanisms.space_reading import SpaceReader
from teachmech.system_and_motion import Motion

VectorMotion = tuple[Array, Array, Array]  # a vector with its two derivatives, each (N, 3)


@dataclass(frozen=True, eq=False)
class SpaceBodyMotion:
    """The motion of a body in space at N times.

    Attributes
    ----------
    rotation : array, shape (N, 3, 3)
        The rotation from the frame of the body to the world; its columns are the axes of the frame.
        The frame of a body with ``Geom: world`` is parallel to the world in the given position. For
        a rod whose spin is left out, it is the rotation by the least angle that gives its line.
    angular_velocity, angular_acceleration : array, shape (N, 3)
        Components along the axes of the world, in rad/s and rad/s^2; perpendicular to the line of a
        rod whose spin is left out.
    centroid, velocity, acceleration : array, shape (N, 3)
        The motion of the centroid, in m, m/s, m/s^2.
    mass : float
        In kg.
    inertia : array, shape (3, 3)
        The inertia tensor about the centroid in the frame of the body, in kg m^2.
    """

    rotation: Array
    angular_velocity: Array
    angular_acceleration: Array
    centroid: Array
    velocity: Array
    acceleration: Array
    mass: float
    inertia: Array

    @cached_property
    def angular_velocity_in_body(self) -> Array:
        """The angular velocity along the axes of the body, shape (N, 3), in rad/s."""
        own: Array = np.einsum("nji,nj->ni", self.rotation, self.angular_velocity)
        return own

    @cached_property
    def angular_momentum(self) -> Array:
        """The angular momentum about the centroid along the world's axes, (N, 3), in kg m^2/s."""
        own = self.angular_velocity_in_body @ self.inertia
        momentum: Array = np.einsum("nij,nj->ni", self.rotation, own)
        return momentum

    @cached_property
    def euler_angles(self) -> Array:
        """Precession, nutation and spin, shape (N, 3), in rad, continuous.

        The body is rotated by psi, theta and phi about its own z, x and z axes in this order. If
        theta is 0 or pi, only the sum or the difference of the other angles is determined.
        """
        R = self.rotation
        nutation = np.arctan2(np.hypot(R[:, 0, 2], R[:, 1, 2]), R[:, 2, 2])
        precession = np.arctan2(R[:, 0, 2], -R[:, 1, 2])
        spin = np.arctan2(R[:, 2, 0], R[:, 2, 1])
        return np.column_stack([np.unwrap(precession), nutation, np.unwrap(spin)])

    @cached_property
    def turn(self) -> tuple[Array, Array]:
        """Axis (N, 3) and angle (N,) in rad of the rotation at each time.

        The angle is in [0, pi]. If it is 0, the axis is (0, 0, 0).
        """
        return axis_and_angle(self.rotation)


def axis_and_angle(R: Array) -> tuple[Array, Array]:
    """Return axes (N, 3) and angles (N,) in rad of rotations (N, 3, 3); see `SpaceBodyMotion.turn`.

    Examples
    --------
    >>> axis, angle = axis_and_angle(np.array([[[0.0, -1, 0], [1, 0, 0], [0, 0, 1]]]))
    >>> axis.tolist(), angle.round(4).tolist()
    ([[0.0, 0.0, 1.0]], [1.5708])
    """
    twice = np.stack([R[:, 2, 1] - R[:, 1, 2], R[:, 0, 2] - R[:, 2, 0], R[:, 1, 0] - R[:, 0, 1]])
    sine, cosine = np.linalg.norm(twice, axis=0) / 2, (np.trace(R, axis1=1, axis2=2) - 1) / 2
    # Near half a turn the symmetric part gives the axis: R + R^T = 2 cos I + 2 (1 - cos) n n^T.
    square = (R + np.swapaxes(R, 1, 2)) / 2 - cosine[:, None, None] * np.eye(3)
    longest = np.argmax(np.abs(np.diagonal(square, axis1=1, axis2=2)), axis=1)
    axis = square[np.arange(len(R)), :, longest]
    size = np.linalg.norm(axis, axis=1, keepdims=True)
    axis = np.divide(axis, size, out=np.zeros_like(axis), where=size > 1e-14)
    axis = np.where(np.sum(axis * twice.T, axis=1, keepdims=True) < 0, -axis, axis)
    return axis, np.arctan2(sine, cosine)


def space_body_motion(reader: SpaceReader, body: SpaceBody, motion: Motion) -> SpaceBodyMotion:
    """Return the motion of a body; see `Mechanism.body_motion`."""
    axes = frame_motion(reader, body, motion)
    a = point_motion(reader, body.points[0], motion)
    position = reader.position_in_space(body.centroid)
    centre, velocity, acceleration = (
        a[k] + np.einsum("j,jni->ni", position, [e[k] for e in axes]) for k in range(3)
    )
    own, share = (axes, 0.5) if body.directions else (axes[:1], 1.0)
    rate, growth = (share * np.sum([np.cross(e[0], e[k]) for e in own], axis=0) for k in (1, 2))
    own_axes = drawn_axes(reader, body)
    rotation = np.stack([e[0] for e in axes], axis=-1) @ own_axes
    J = np.zeros((3, 3))
    for (i, j), text in body.spread.items():
        J[i, j] = J[j, i] = reader.value(text)
    mass = reader.value(body.mass)
    inertia = own_axes.T @ (np.trace(J) * np.eye(3) - J) @ own_axes
    return SpaceBodyMotion(rotation, rate, growth, centre, velocity, acceleration, mass, inertia)


def joint_axes(reader: SpaceReader, joint: Joint, motion: Motion) -> Array:
    """Return the axes p, q, n of a joint on its first part as columns, shape (N, 3, 3)."""
    body, frame = joint.sides[0].body, joint.sides[0].frame
    own = np.column_stack([reader.position_in_space(axis) for axis in (frame.p, frame.q, frame.n)])
    own = own / np.linalg.norm(own, axis=0)
    if body is None:
        return np.broadcast_to(own, (len(motion), 3, 3))
    turn = np.stack([e[0] for e in frame_motion(reader, body, motion)], axis=-1)
    turned: Array = turn @ own
    return turned


def drawn_axes(reader: SpaceReader, body: SpaceBody) -> Array:
    """Return the axes of a body's frame as rows along the axes of the file, shape (3, 3)."""
    return np.array([*map(reader.position_in_space, body.drawn)] or np.eye(3))


def space_momentum(reader: SpaceReader, motion: Motion, about: Array) -> Momentum:
    """Return momentum and angular momentum about a point; see `Mechanism.momentum`."""
    found = Momentum(np.zeros((len(motion), 3)), np.zeros((len(motion), 3)))
    for body in reader.solids.values():
        moved = space_body_motion(reader, body, motion)
        found = found.with_mass(moved.mass, moved.centroid - about, moved.velocity)
        found = found._replace(angular=found.angular + moved.angular_momentum)
    for point, path, text in reader.each("Particles"):
        position, velocity, _ = point_motion(reader, point, motion)
        found = found.with_mass(reader.finite(text, path), position - about, velocity)
    for name, path, given in reader.each("Springs"):
        if len(given) == 3:  # a uniform elastic rod: m/12 (b - a)(b - a)^T about its middle
            (a, va, _), (b, vb, _) = (
                point_motion(reader, point, motion) for point in reader.points(name, path)
            )
            mass = reader.finite(given[2], path)
            found = found.with_mass(mass, (a + b) / 2 - about, (va + vb) / 2)
            found = found.with_mass(mass / 12, b - a, vb - va, linear=False)
    return found


class Momentum(NamedTuple):
    """The momentum of a mechanism over time, along the axes of the world.

    Attributes
    ----------
    linear : array, shape (N, 3)
        In kg m/s.
    angular : array, shape (N, 3)
        The angular momentum about a given position, in kg m^2/s.
    """

    linear: Array
    angular: Array

    def with_mass(self, mass: float, arm: Array, velocity: Array, linear: bool = True) -> Momentum:
        """Return the sum with the momentum of a mass, or with its angular momentum only."""
        push = mass * velocity
        return Momentum(self.linear + push * linear, self.angular + np.cross(arm, push))


def point_motion(reader: SpaceReader, point: str, motion: Motion) -> VectorMotion:
    """Return position, velocity and acceleration of a point over time, each (N, 3)."""
    if point in reader.fixed:
        still = np.zeros((len(motion), 3))
        return still + reader.position_in_space(reader.fixed[point]), still, still
    x, v, a = (
        np.column_stack([motion[f"{order}{point}_{axis}"] for axis in AXES])
        for order in ("", "v", "a")
    )
    return x, v, a


def frame_motion(reader: SpaceReader, body: SpaceBody, motion: Motion) -> list[VectorMotion]:
    """Return the axes x, y, z of a body over time, with two derivatives each."""
    found = []
    for axis in body.axes:
        weights = body.axis_weights(axis).items()
        parts = [(reader.value(w), point_motion(reader, name, motion)) for name, w in weights]
        x, v, a = (np.sum([w * part[k] for w, part in parts], axis=0) for k in range(3))
        found.append((x, v, a))
    return found if body.directions else [*found, *_least_turn(found[0][0])]


def _least_turn(x: Array) -> list[VectorMotion]:
    """Return y and z after the smallest rotation from (1, 0, 0) to x; all rates are 0."""
    first, none = np.array([1.0, 0.0, 0.0]), np.zeros_like(x)
    across, along = np.cross(first, x), x[:, :1]
    axes = []
    for other in np.eye(3)[1:]:
        turned = along * other + np.cross(across, other)
        turned += across * (across @ other)[:, None] / np.maximum(1 + along, 1e-300)
        axes.append((turned, none, none))
    return axes
