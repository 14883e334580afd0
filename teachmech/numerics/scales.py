"""The sizes of a problem, by which is judged what is small, so that nothing depends on the units.

They follow from the start: from the energies of masses, velocities and forces there, and from the
rows of A. In other units of length, mass, time or of a constraint they are the same sizes. The
source of these functions is copied into every generated program, which calls them once. For many
starts at once all arrays have one axis more in front, and every number is the same to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from teachmech.base.array_types import Array

START_TOLERANCE = 1e-6  # of a constraint that is met at the start, by `is_off`


def state_sizes(
    q: Array, v: Array, M: Array, Q: Array, A: Array, h: Array, b: Array, span: float
) -> Array:
    """Return the size of every entry of the state y = (q, v, works) about the start.

    The time T of a motion is the one in which it covers its own extent with the velocities or
    accelerations of the start; the size of a coordinate is what it is or covers in this time, or,
    where that is less, a tenth of what would have as much energy, or, without a mass, of what the
    constraints make of the others. But it is at most a thousand times what the coordinate itself
    is, or covers by its own velocity and force: an angle is not judged by an orbit. Velocities have
    the size of the coordinate by T, works the energy of such velocities.

    Parameters
    ----------
    q, v : array, shape (n,)
        Coordinates and velocities at the start.
    M : array, shape (n, n)
        Mass matrix there; positive semidefinite.
    Q : array, shape (n,)
        Applied force there.
    A : array, shape (m, n)
        Constraint matrix there.
    h, b : array, shape (m,)
        Holonomic constraints (0 for others), and the right side of A q'' = b. What each
        constraint alone asks for counts as a part of q, and as an acceleration.
    span : float
        The time span of the motion in seconds: T where nothing else tells it.

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
    ways = quotient(A, weights[..., None, :])  # of least energy
    ways = quotient(ways, np.sum(A * ways, axis=-1, keepdims=True))
    q = np.maximum(q, np.max(h[..., None] * ways, axis=-2, initial=0.0))
    free = quotient(Q, masses)
    a = np.maximum(free, np.max(b[..., None] * ways, axis=-2, initial=0.0))
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
    reach = led_sizes(np.where(weights > 0, size, 0.0), A, weights)
    dust = (weights == 0) & (size < 1e-12 * reach)
    size = led_sizes(np.where(dust, 0.0, size), A, weights)
    size = np.where(size > 0, size, np.where(most > 0, most, 1.0))
    energy = np.where(any_heavy, dot(weights, size * size) / (T * T), dot(Q, size))
    energy = np.where(energy > 0, energy, 1.0)
    return np.concatenate([size, size / T, energy, energy], axis=-1)


def diagonal(M: Array) -> Array:
    """Return the diagonals of one matrix or of many, shape (..., n)."""
    return np.diagonal(M, axis1=-2, axis2=-1)


def dot(x: Array, y: Array) -> Array:
    """Return the scalar products of one pair of vectors or of many, shape (..., 1).

    Examples
    --------
    >>> dot(np.array([[1.0, 2.0], [3.0, 4.0]]), np.ones((2, 2))).tolist()
    [[3.0], [7.0]]
    """
    product: Array = (x[..., None, :] @ y[..., :, None])[..., 0]
    return product


def quotient(x: Array, y: Array, otherwise: Array | float = 0.0) -> Array:
    """Return x / y where y is positive, and elsewhere another number.

    Examples
    --------
    >>> quotient(np.array([3.0, 3.0]), np.array([2.0, 0.0])).tolist()
    [1.5, 0.0]
    """
    found: Array = np.full(np.broadcast(x, y).shape, otherwise)
    np.divide(x, y, out=found, where=y > 0)
    return found


def magnitude(x: Array) -> Array:
    """Return absolute values, 0 for what is not a number and the largest number for infinity.

    Examples
    --------
    >>> magnitude(np.array([-2.0, np.nan])).tolist()
    [2.0, 0.0]
    """
    found = np.abs(x)
    return found if np.isfinite(found).all() else np.nan_to_num(found)


def led_sizes(size: Array, A: Array, weights: Array) -> Array:
    """Return sizes, those of what has no mass as constraints make them of the others.

    Parameters
    ----------
    size, weights : array, shape (n,)
        Sizes that are known, 0 where none is, and masses.
    A : array, shape (m, n)
        Sizes of the entries of the constraint matrix.

    Examples
    --------
    A massless y with x = 2 y:

    >>> led_sizes(np.array([6.0, 0.0]), np.array([[1.0, 2.0]]), np.array([1.0, 0.0])).round(3)
    array([6. , 0.3])
    """
    if weights.all():
        return size
    for _ in range(3):  # from what has a mass to what it leads, and on
        moves = A * size[..., None, :]
        others = np.sum(moves > 0, axis=-1, keepdims=True) > (moves > 0)
        led = np.full(A.shape, np.inf)  # by each constraint; the strictest says how far
        np.divide(
            np.max(moves, axis=-1, keepdims=True, initial=0.0), A, out=led, where=(A > 0) & others
        )
        least = np.min(led, axis=-2, initial=np.inf)
        size = np.where((weights > 0) | np.isinf(least), size, np.maximum(size, least / 10))
    return size


def first_step(tolerance: float, sizes: Array, order: int = 2) -> float:
    """Return a first step in seconds that is small enough for a method of this order.

    SciPy's own guess has a microsecond in it.

    Parameters
    ----------
    tolerance : float
        Relative error of a step.
    sizes : array, shape (2 n + 2,)
        From `state_sizes`.
    order : int
        That of the error estimate; a step far below what it needs would be judged by rounding.

    Examples
    --------
    >>> first_step(1e-8, np.array([1.0, 2.0, 1.0, 1.0]))
    5e-06
    """
    T = sizes[0] / sizes[(len(sizes) - 2) // 2]
    return float(T * tolerance ** (1 / order) / 10)


def unit_sizes(M: Array, size: Array) -> Array:
    """Return units of the coordinates in which masses, rows of A and ways are comparable.

    A coordinate is moved by its unit with as much energy as any other; one that has no mass, or
    hardly any, has its own size as the unit, or a thousand times it. They are powers of two, which
    round nothing.

    Parameters
    ----------
    M : array, shape (n, n)
        Mass matrix at the start.
    size : array, shape (n,)
        Of the coordinates; see `state_sizes`.

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
    """Return how much the constraints change about the start, each in its own unit.

    A row of A may vanish at the start, in a singular position; so it is looked at beside it, too.

    Parameters
    ----------
    matrix : callable
        Of q and v; A, shape (m, n).
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
        ways = A * sizes[..., None, :n]
        found.append(np.nan_to_num(np.linalg.norm(ways, axis=-1), posinf=0.0))
    largest = np.max(found, axis=0)
    norms: Array = np.where(largest > 0, largest, 1.0)
    return norms


def row_factors(sizes: Array) -> Array:
    """Return factors of the rows of A and entries of b with which none is small beside others.

    They are 1 where the sizes differ by less than a thousand, and powers of two, which round
    nothing. A rank is decided with them, so that it does not depend on how a constraint is
    written; multipliers of least norm are those of the constraints so multiplied.

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


def is_off(h: Array, size: Array | float, A: Array, x: Array, tolerance: float) -> Any:
    """Return which constraints count as not met: abs(h) exceeds ``tolerance * (size + |A| |x|)``.

    Examples
    --------
    >>> is_off(np.array([1e-5, np.nan]), 1.0, np.ones((2, 1)), np.array([9.0]), 1e-5).tolist()
    [False, True]
    """
    return ~(np.abs(h) <= tolerance * (size + np.abs(A) @ np.abs(x)))


def plain(x: Any, size: Any) -> Any:
    """Return numbers for reading: 0 for what only rounding has left of a number of this size.

    Examples
    --------
    >>> plain([1.5, -1e-17], 1.0).tolist()
    [1.5, 0.0]
    """
    return np.where(np.abs(x) < 1e-12 * size, 0.0, x)


class Scales(NamedTuple):
    """What ``scales()`` of a program returns, and the judgements that rest on it.

    Attributes
    ----------
    state : array, shape (2 n + 2,)
        A tenth of `state_sizes`: a value below it need not be relatively exact.
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
        with np.errstate(invalid="ignore"):  # of numbers that are too large to have sizes
            sizes: Array = self.velocities * (self.velocities / self.coordinates)
        return sizes

    @property
    def time(self) -> float:
        """The time of the motion in seconds."""
        with np.errstate(invalid="ignore"):  # of numbers that are too large to have sizes
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
        """The size of the largest constraint; 1 where there is none."""
        return float(self.rows.max(initial=0.0)) or 1.0

    def positions_off(self, h: Array, A: Array, q: Array, tolerance: float) -> Any:
        """Which of abs(h) exceed ``tolerance * (row + |h_q| |q|)``, with the size of the row."""
        return is_off(h, self.rows, A, q, tolerance)

    def rates_off(self, rate: Array, A: Array, v: Array, tolerance: float) -> Any:
        """The same for the velocity form of the constraints."""
        return is_off(rate, self.rows / self.time, A, v, tolerance)

    def in_units(self, M: Array, A: Array) -> tuple[Array, Array]:
        """Return M and A with coordinates in their units and rows of like size; see `decide`."""
        return self.units[:, None] * M * self.units, self.factors[:, None] * A * self.units
