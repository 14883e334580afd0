"""The sizes of a problem, relative to which values count as small, in any units.

Sizes follow from the start: from the energies of masses, velocities and forces, and from the rows
of A. They are physical quantities and do not change with the units of length, mass, time or a
constraint. The source of these functions is copied into every generated program, which calls them
once. For many starts together, all arrays have one more axis in front; the numbers are the same to
the last bit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from teachmech.base.array_types import Array

START_TOLERANCE = 1e-6  # tolerance of `is_violated` for a constraint that is met at the start


def state_sizes(
    q: Array, v: Array, M: Array, Q: Array, A: Array, h: Array, b: Array, span: float
) -> Array:
    """Return the size of every entry of the state y = (q, v, works) about the start.

    The time T of a motion is the time in which it covers its extent with the velocities or
    accelerations of the start. The size of a coordinate is its value or its change in T, and at
    least a tenth of the change that takes as much energy, or, without a mass, of the change that
    the constraints transmit. It is at most a thousand times the coordinate's value, or the change
    that its own velocity and force cause, so that the size of an orbit does not affect an angle.
    Velocities have the size of the coordinate divided by T, works the energy of such velocities.

    Parameters
    ----------
    q, v : array, shape (n,)
        Coordinates and velocities at the start.
    M : array, shape (n, n)
        Mass matrix there; positive semidefinite.
    Q : array, shape (n,)
        Applied force there.
    A : array, shape (m, n)
        Constraint Jacobian there.
    h, b : array, shape (m,)
        Holonomic constraints (0 for the rest), and the right side of A q'' = b. The change that
        each constraint alone requires counts as part of q and as an acceleration.
    span : float
        The duration of the motion in seconds, which is T if nothing else determines it.

    Returns
    -------
    array, shape (2 n + 2,)
        All positive; the last two in joules.

    Examples
    --------
    A pendulum of 1 m and 2 kg, held horizontally: it falls its length in about 1/3 s.

    >>> sizes = state_sizes(np.array([1.0, 0.0]), np.zeros(2), 2 * np.eye(2),
    ...     np.array([0.0, -2 * 9.81]), np.array([[2.0, 0.0]]), np.zeros(1), np.zeros(1), span=10)
    >>> sizes.round(2).tolist()
    [1.0, 1.0, 3.13, 3.13, 39.24, 39.24]
    """
    q, v, Q, A, h, b, masses = (magnitude(x) for x in (q, v, Q, A, h, b, diagonal(M)))
    heavy = masses > 0
    any_heavy = heavy.any(axis=-1, keepdims=True)
    weights = np.where(any_heavy, masses, 1.0)
    directions = quotient(A, weights[..., None, :])  # the solution of least energy
    directions = quotient(directions, np.sum(A * directions, axis=-1, keepdims=True))
    q = np.maximum(q, np.max(h[..., None] * directions, axis=-2, initial=0.0))
    free = quotient(Q, masses)
    a = np.maximum(free, np.max(b[..., None] * directions, axis=-2, initial=0.0))
    extent, speed, growth = (np.sqrt(dot(weights, x * x)) for x in (q, v, a))
    crossed = np.minimum(quotient(extent, speed, np.inf), np.sqrt(quotient(extent, growth, np.inf)))
    stopped = np.where(speed > 0, np.minimum(quotient(speed, growth, np.inf), span), span)
    T = np.where(extent > 0, crossed, stopped)
    T = np.where(np.isfinite(T), T, span)
    size = np.maximum(q, np.maximum(v * T, a * T * T))
    most = np.max(size, axis=-1, keepdims=True, initial=0.0)
    alike = np.sqrt(quotient(dot(weights, size * size), weights))
    rounding = 1e-12 * alike
    own = np.where(q > rounding, q, np.maximum(v * T, free * T * T))
    size = np.maximum(size, alike / 10)
    size = np.where(own > rounding, np.minimum(size, 1000 * own), size)
    reach = driven_sizes(np.where(weights > 0, size, 0.0), A, weights)
    dust = (weights == 0) & (size < 1e-12 * reach)
    size = driven_sizes(np.where(dust, 0.0, size), A, weights)
    size = np.where(size > 0, size, np.where(most > 0, most, 1.0))
    energy = np.where(any_heavy, dot(weights, size * size) / (T * T), dot(Q, size))
    energy = np.where(energy > 0, energy, 1.0)
    return np.concatenate([size, size / T, energy, energy], axis=-1)


def diagonal(M: Array) -> Array:
    """Return the diagonals of one matrix or of many, shape (..., n)."""
    return np.diagonal(M, axis1=-2, axis2=-1)


def dot(x: Array, y: Array) -> Array:
    """Return the scalar products of one pair of vectors or of many, shape (..., 1).

    The products are added in order, as a page does, so that no digit depends on the processor.

    Examples
    --------
    >>> dot(np.array([[1.0, 2.0], [3.0, 4.0]]), np.ones((2, 2))).tolist()
    [[3.0], [7.0]]
    """
    product: Array = np.cumsum(x * y, axis=-1)[..., -1:]
    return product


def quotient(x: Array, y: Array, otherwise: Array | float = 0.0) -> Array:
    """Return x / y, or another number at the entries where y is not positive.

    Examples
    --------
    >>> quotient(np.array([3.0, 3.0]), np.array([2.0, 0.0])).tolist()
    [1.5, 0.0]
    """
    found: Array = np.full(np.broadcast(x, y).shape, otherwise)
    np.divide(x, y, out=found, where=y > 0)
    return found


def magnitude(x: Array) -> Array:
    """Return absolute values, with 0 for not-a-number and the largest number for infinity.

    Examples
    --------
    >>> magnitude(np.array([-2.0, np.nan])).tolist()
    [2.0, 0.0]
    """
    found = np.abs(x)
    return found if np.isfinite(found).all() else np.nan_to_num(found)


def driven_sizes(size: Array, A: Array, weights: Array) -> Array:
    """Return sizes; constraints determine the sizes of massless coordinates from other sizes.

    Parameters
    ----------
    size, weights : array, shape (n,)
        Known sizes, 0 for an unknown one, and masses.
    A : array, shape (m, n)
        Sizes of the entries of the constraint matrix.

    Examples
    --------
    A massless y with x = 2 y:

    >>> driven_sizes(np.array([6.0, 0.0]), np.array([[1.0, 2.0]]), np.array([1.0, 0.0])).round(3)
    array([6. , 0.3])
    """
    if weights.all():
        return size
    for _ in range(3):  # from coordinates with mass to those that they move, then further
        moves = A * size[..., None, :]
        others = np.sum(moves > 0, axis=-1, keepdims=True) > (moves > 0)
        led = np.full(A.shape, np.inf)  # size by each constraint; the smallest one counts
        np.divide(
            np.max(moves, axis=-1, keepdims=True, initial=0.0), A, out=led, where=(A > 0) & others
        )
        least = np.min(led, axis=-2, initial=np.inf)
        size = np.where((weights > 0) | np.isinf(least), size, np.maximum(size, least / 10))
    return size


def first_step(tolerance: float, sizes: Array, order: int = 2) -> float:
    """Return a first step in seconds that is small enough for a method of this order.

    SciPy's guess contains a microsecond, so it depends on the unit of time.

    Parameters
    ----------
    tolerance : float
        Relative error of a step.
    sizes : array, shape (2 n + 2,)
        From `state_sizes`.
    order : int
        The order of the error estimate. The error of a much smaller step would be rounding.

    Examples
    --------
    >>> first_step(1e-8, np.array([1.0, 2.0, 1.0, 1.0]))
    5e-06
    """
    T = sizes[0] / sizes[(len(sizes) - 2) // 2]
    return float(T * tolerance ** (1 / order) / 10)


def unit_sizes(M: Array, size: Array) -> Array:
    """Return units of the coordinates in which masses, rows of A and displacements are comparable.

    A displacement by its unit takes the same energy for each coordinate. The unit of a coordinate
    with little or no mass is its size, or a thousand times its size. Units are powers of two, so
    they cause no rounding.

    Parameters
    ----------
    M : array, shape (n, n)
        Mass matrix at the start.
    size : array, shape (n,)
        The sizes of the coordinates; see `state_sizes`.

    Examples
    --------
    >>> unit_sizes(np.diag([1.0, 1 / 16, 0.0]), np.array([2.0, 1.0, 1e6])).tolist()
    [2.0, 8.0, 1048576.0]
    """
    masses = np.nan_to_num(diagonal(M))
    most = np.max(masses * size * size, axis=-1, keepdims=True, initial=0.0)
    alike = np.sqrt(quotient(most, masses, size * size))
    units: Array = np.exp2(np.round(np.log2(np.minimum(alike, 1000 * size))))
    return units


def row_sizes(matrix: Callable[[Array, Array], Array], sizes: Array, q: Array, v: Array) -> Array:
    """Return how much each constraint changes near the start, in the unit of the constraint.

    A row of A may vanish at the start, in a singular position; so it is also evaluated nearby.

    Parameters
    ----------
    matrix : callable
        The function of q and v that returns A, shape (m, n).
    sizes : array, shape (2 n + 2,)
        From `state_sizes`.
    q, v : array, shape (n,)
        The start.

    Returns
    -------
    array, shape (m,)
        The norm of each row of A, times the sizes of the coordinates; positive.

    Examples
    --------
    >>> q = np.array([3.0, 4.0])
    >>> bool(row_sizes(lambda q, v: 2 * q[None, :], np.ones(6), q, 0 * q)[0] >= 10)
    True
    """
    n = q.shape[-1]
    direction = np.cos(np.arange(2 * n)) * sizes[..., : 2 * n]
    found = []
    for distance in (0, 0.1, 0.001):
        try:
            A = matrix(q + distance * direction[..., :n], v + distance * direction[..., n:])
        except (ArithmeticError, ValueError):  # outside the domain of a Python function
            continue
        rows = A * sizes[..., None, :n]
        found.append(np.nan_to_num(np.linalg.norm(rows, axis=-1), posinf=0.0))
    largest = np.max(found, axis=0)
    norms: Array = np.where(largest > 0, largest, 1.0)
    return norms


def row_factors(sizes: Array) -> Array:
    """Return factors for the rows of A and entries of b that make their sizes comparable.

    They are 1 if the sizes differ by less than a thousand, otherwise powers of two, which cause no
    rounding. They are part of rank decisions, so that ranks do not depend on the form of a
    constraint. Multipliers have the least norm for constraints that are multiplied by these
    factors.

    Parameters
    ----------
    sizes : array, shape (m,)
        From `row_sizes`.

    Examples
    --------
    >>> row_factors(np.array([1.0, 2.0, 1e-9])).tolist()
    [1.0, 1.0, 2147483648.0]
    """
    ratio = np.max(sizes, axis=-1, keepdims=True, initial=0.0) / sizes
    factors: Array = np.where(ratio > 1000, np.exp2(np.round(np.log2(ratio))), 1.0)
    return factors


def is_violated(h: Array, size: Array | float, A: Array, x: Array, tolerance: float) -> Any:
    """Return which constraints count as violated: abs(h) exceeds ``tolerance * (size + |A| |x|)``.

    Examples
    --------
    >>> is_violated(np.array([1e-5, np.nan]), 1.0, np.ones((2, 1)), np.array([9.0]), 1e-5).tolist()
    [False, True]
    """
    return ~(np.abs(h) <= tolerance * (size + np.abs(A) @ np.abs(x)))


def plain(x: Any, size: Any) -> Any:
    """Return numbers for display; replace rounding errors of numbers of this size by 0.

    Examples
    --------
    >>> plain([1.5, -1e-17], 1.0).tolist()
    [1.5, 0.0]
    """
    return np.where(np.abs(x) < 1e-12 * size, 0.0, x)


class Scales(NamedTuple):
    """The result of ``scales()`` of a program, and the decisions that depend on it.

    Attributes
    ----------
    state : array, shape (2 n + 2,)
        A tenth of `state_sizes`: smaller values need no relative accuracy.
    units : array, shape (n,)
        See `unit_sizes`.
    rows, factors : array, shape (m,)
        See `row_sizes` and `row_factors`.

    Examples
    --------
    >>> scales = Scales(np.array([1.0, 10.0, 2.0, 2.0]), np.ones(1), np.ones(1), np.ones(1))
    >>> h, A, q = np.array([1e-5]), np.array([[1.0]]), np.array([9.0])
    >>> scales.positions_off(h, A, q, tolerance=1e-5), scales.positions_off(h, A, q, tolerance=1e-7)
    (array([False]), array([ True]))
    """

    state: Array
    units: Array
    rows: Array
    factors: Array

    @property
    def coordinates(self) -> Array:
        """A tenth of the sizes of the coordinates, shape (n,)."""
        return self.state[: len(self.units)]

    @property
    def velocities(self) -> Array:
        """A tenth of the sizes of the velocities, shape (n,)."""
        return self.state[len(self.units) : -2]

    @property
    def accelerations(self) -> Array:
        """A tenth of the sizes of the accelerations, shape (n,)."""
        with np.errstate(invalid="ignore"):  # overflow means that there is no size
            sizes: Array = self.velocities * (self.velocities / self.coordinates)
        return sizes

    @property
    def time(self) -> float:
        """The time of the motion in seconds."""
        with np.errstate(invalid="ignore"):  # overflow means that there is no size
            return float(self.state[0] / self.state[len(self.units)])

    @property
    def energy(self) -> float:
        """A tenth of the energy of the motion in joules."""
        return float(self.state[-1])

    @property
    def multipliers(self) -> Array:
        """A tenth of the sizes of the multipliers, shape (m,), in their own units."""
        sizes: Array = self.energy / self.rows
        return sizes

    @property
    def row(self) -> float:
        """The size of the largest constraint; 1 if there is none."""
        return float(self.rows.max(initial=0.0)) or 1.0

    def positions_off(self, h: Array, A: Array, q: Array, tolerance: float) -> Any:
        """Return which abs(h) exceed ``tolerance * (row + |h_q| |q|)``; row is the row's size."""
        return is_violated(h, self.rows, A, q, tolerance)

    def rates_off(self, rate: Array, A: Array, v: Array, tolerance: float) -> Any:
        """Return which velocity forms of the constraints count as violated; see `positions_off`."""
        return is_violated(rate, self.rows / self.time, A, v, tolerance)

    def of_rows(self, chosen: Array) -> Scales:
        """Return the sizes for some of the constraints, given by a mask, shape (m,)."""
        return self._replace(rows=self.rows[chosen], factors=self.factors[chosen])

    def in_units(self, M: Array, A: Array) -> tuple[Array, Array]:
        """Return M and A with coordinates in their units and rows of similar size; see `decide`."""
        return self.units[:, None] * M * self.units, self.factors[:, None] * A * self.units
