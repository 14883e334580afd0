"""Frames: where the points of a rigid body are when some of them are known, in plane and space.

Two reference points of the plane, or three of space that are not in line, carry the frame of a
body. With the displacements of the reference points from the first as the columns of A, and those
of the other points as the columns of X, the QR factorisation

    [A, X] = Q [R, X']

is done once. In another position of the body, the displacements A_t of the reference points give

    P_t = A_t R^-1,    Q_t = [P_t, cross product of P_t],    X_t = Q_t X'

where the cross product of one column of the plane is its perpendicular. In the plane X_t is linear
in A_t, and is the complex formula of `bodies`; in space it is bilinear.

J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action! Simulating mechanisms direct from a text
file" (2018).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import ArrayLike

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError

SMALLEST_ANGLE = 1e-9  # of three reference points of space, in rad


@dataclass(frozen=True, eq=False)
class Frame:
    """The frame of a rigid body, made by `Frame.of`; dimension d is 2 or 3.

    Its methods take the places of the reference points in other positions of the body, such as
    over time: shape (..., d, d), one point per row.

    Attributes
    ----------
    axes : array, shape (d, d)
        Q, a rotation: the axes of the frame in the position that was given.
    triangle : array, shape (d - 1, d - 1)
        R, upper triangular with a positive diagonal.
    local : array, shape (d, n)
        X', the local places of the n other points.

    Examples
    --------
    A square A, B, C, D of which A and B are led:

    >>> square = Frame.of([[0, 0], [1, 0]], [[1, 1], [0, 1]])
    >>> square.places([[2, 2], [2, 3]]).tolist()
    [[1.0, 3.0], [1.0, 2.0]]
    >>> square.rotation([[2, 2], [2, 3]]).tolist()
    [[0.0, -1.0], [1.0, 0.0]]
    >>> float(square.angular_velocity([[2, 2], [2, 3]], [[0, 0], [-5, 0]]))
    5.0
    """

    axes: Array
    triangle: Array
    local: Array

    @classmethod
    def of(cls, reference: ArrayLike, others: ArrayLike = ()) -> Self:
        """Return the frame of a body in one of its positions.

        Parameters
        ----------
        reference : array_like, shape (d, d)
            The places of the reference points, one per row: two of the plane, three of space.
        others : array_like, shape (n, d)
            The places of the other points.

        Examples
        --------
        >>> Frame.of([[1, 1], [1, 1]])  # doctest: +NORMALIZE_WHITESPACE
        Traceback (most recent call last):
            ...
        teachmech.base.errors.ProblemError: reference: the points 1 and 2 are at one place; a frame
        needs two different points
        """
        points = _points("reference", reference)
        d = points.shape[-1]
        if points.ndim != 2:
            raise _misshapen("reference", points, "one position, one point per row")
        further = _numbers("others", others)
        further = further.reshape(0, d) if further.size == 0 else further
        if further.ndim != 2 or further.shape[1] != d:
            raise _misshapen("others", further, f"shape (n, {d}), one point per row")
        A = _displacements(points)
        _check_apart(A)
        _, R = np.linalg.qr(A)
        R *= np.sign(np.diag(R))[:, None]
        axes = _completed(_columns(A, R))
        return cls(axes, R, axes.T @ (further - points[0]).T)

    def rotation(self, reference: ArrayLike) -> Array:
        """Return the rotation from the position that was given to others, shape (..., d, d)."""
        return self._axes_at(_points("reference", reference, self.axes.shape[0])) @ self.axes.T

    def places(self, reference: ArrayLike) -> Array:
        """Return the places of the other points, shape (..., n, d)."""
        points = _points("reference", reference, self.axes.shape[0])
        return points[..., :1, :] + np.swapaxes(self._axes_at(points) @ self.local, -1, -2)

    def angular_velocity(self, reference: ArrayLike, rates: ArrayLike) -> Array:
        """Return the angular velocity in rad/s: shape (...) in the plane, (..., 3) in space.

        It is read from the skew matrix Q_t^T dQ_t/dt; counter-clockwise is positive in the plane,
        and the components in space are those in the directions of the world. ``rates`` are the
        velocities of the reference points, like their places.
        """
        d = self.axes.shape[0]
        points, speeds = _points("reference", reference, d), _points("rates", rates, d)
        P = _columns(_displacements(points), self.triangle)
        dP = _columns(_displacements(speeds), self.triangle)
        Q = _completed(P)
        if d == 2:
            turning: Array = np.sum(Q[..., 1] * dP[..., 0], axis=-1)
            return turning
        last = np.cross(dP[..., 0], P[..., 1]) + np.cross(P[..., 0], dP[..., 1])
        turning = np.swapaxes(Q, -1, -2) @ np.concatenate([dP, last[..., None]], axis=-1)
        skew = (turning - np.swapaxes(turning, -1, -2)) / 2
        own = np.stack([skew[..., 2, 1], skew[..., 0, 2], skew[..., 1, 0]], axis=-1)
        in_world: Array = (Q @ own[..., None])[..., 0]
        return in_world

    def _axes_at(self, points: Array) -> Array:
        return _completed(_columns(_displacements(points), self.triangle))


def _displacements(points: Array) -> Array:
    """A: from the first point to each other, one a column."""
    return np.swapaxes(points[..., 1:, :] - points[..., :1, :], -1, -2)


def _columns(A: Array, R: Array) -> Array:
    """P = A R^-1, by substitution."""
    P = np.empty_like(A)
    for k in range(R.shape[0]):
        P[..., k] = (A[..., k] - P[..., :k] @ R[:k, k]) / R[k, k]
    return P


def _completed(P: Array) -> Array:
    """Q = [P, cross product of P], so that a body is never mirrored."""
    if P.shape[-2] == 2:
        last = np.stack([-P[..., 1, 0], P[..., 0, 0]], axis=-1)
    else:
        last = np.cross(P[..., 0], P[..., 1])
    return np.concatenate([P, last[..., None]], axis=-1)


def _numbers(key: str, given: ArrayLike) -> Array:
    try:
        numbers = np.asarray(given, dtype=np.float64)
    except (TypeError, ValueError):
        hint = "give places of points, one per row, all of one dimension"
        raise ProblemError("these are not places", key=key, hint=hint) from None
    if not np.isfinite(numbers).all():
        raise ProblemError("a number is not finite", key=key, hint="look for nan and inf")
    return numbers


def _points(key: str, given: ArrayLike, d: int | None = None) -> Array:
    points = _numbers(key, given)
    wanted = (d,) if d else (2, 3)
    if points.ndim < 2 or points.shape[-1] not in wanted or points.shape[-2] != points.shape[-1]:
        shape = "two points of the plane or three of space" if d is None else f"(..., {d}, {d})"
        raise _misshapen(key, points, f"{shape}, one per row")
    return points


def _misshapen(key: str, given: Array, wanted: str) -> ProblemError:
    return ProblemError(f"its shape is {given.shape}", key=key, hint=f"give {wanted}")


def _check_apart(A: Array) -> None:
    """Refuse reference points that give no frame."""
    lengths = np.linalg.norm(A, axis=0)
    for k, length in enumerate(lengths, start=2):
        if length == 0:
            what = f"the points 1 and {k} are at one place"
            hint = f"a frame needs {('two', 'three')[A.shape[1] - 1]} different points"
            raise ProblemError(what, key="reference", hint=hint)
    if A.shape[1] == 2:
        u, w = (A / lengths).T
        if np.linalg.norm(np.cross(u, w)) < SMALLEST_ANGLE:
            what = "the three points are in line, and the body could turn about it"
            hint = "choose a point beside the line, a further one of the body if need be"
            raise ProblemError(what, key="reference", hint=hint)
