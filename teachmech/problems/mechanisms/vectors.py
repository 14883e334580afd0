"""Vectors of formulas: sums and products."""

from __future__ import annotations

from collections.abc import Iterable

from teachmech.expressions import Formula, to_text
from teachmech.expressions.algebra import ONE, ZERO, product, root, total
from teachmech.problems.mechanisms.bodies import Vector


def unit_vector(axis: int) -> Vector:
    """Return the direction of an axis of space."""
    return tuple(ONE if k == axis else ZERO for k in range(3))


def dot(u: Vector, w: Vector) -> Formula:
    """Return the scalar product."""
    return total(*(product(a, b) for a, b in zip(u, w, strict=True)))


def cross(u: Vector, w: Vector) -> Vector:
    """Return the vector product."""
    (a, b, c), (x, y, z) = u, w
    return b * z - c * y, c * x - a * z, a * y - b * x


def along(axes: Iterable[Vector], vector: Vector) -> Vector:
    """Return the components of a vector along given axes; without axes, return the vector."""
    return tuple(dot(axis, vector) for axis in axes) or vector


def sum_of(vectors: Iterable[Vector]) -> Vector:
    """Return the sum of vectors."""
    return tuple(total(*components) for components in zip(*vectors, strict=True))


def scaled(factor: Formula, vector: Vector) -> Vector:
    """Return a number times a vector."""
    return tuple(product(factor, component) for component in vector)


def gap(start: Vector, end: Vector) -> Vector:
    """Return the vector from one position to another."""
    return tuple(b - a for a, b in zip(start, end, strict=True))


def length(vector: Vector) -> Formula:
    """Return the length of a vector."""
    return root(dot(vector, vector))


def unit(vector: Vector) -> Vector:
    """Return a vector divided by its length."""
    return scaled(1 / length(vector), vector)


def clockwise(vector: Vector) -> Vector:
    """Return a vector of the plane after a quarter turn clockwise."""
    x, y = vector
    return y, -x


def written(vector: Vector) -> tuple[str, ...]:
    """Return the components as texts."""
    return tuple(map(to_text, vector))
