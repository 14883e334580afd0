"""Vectors of space as texts: sums and products, without what is 0 or a factor of 1."""

from __future__ import annotations

import re
from collections.abc import Iterable

from teachmech.problems.mechanisms.bodies import Text, Vector

_ZERO = re.compile(r"[-+]?0*\.?0*")
_ATOM = re.compile(r"[A-Za-z0-9_.]+|\([^()]*\)")


def is_zero(text: Text) -> bool:
    """Whether a text is 0 as it is written, whatever the parameters.

    Examples
    --------
    >>> is_zero("0.0"), is_zero("I")
    (True, False)
    """
    return bool(_ZERO.fullmatch(text)) and "0" in text


def plus(*terms: Text) -> Text:
    """The sum of some texts.

    Examples
    --------
    >>> plus("x", "0", "2*y")
    'x + 2*y'
    """
    return " + ".join(term for term in terms if not is_zero(term)) or "0"


def times(*factors: Text) -> Text:
    """The product of some texts.

    Examples
    --------
    >>> times("a", "1", "x + y"), times("0", "x")
    ('a*(x + y)', '0')
    """
    if any(map(is_zero, factors)):
        return "0"
    kept = [factor for factor in factors if factor != "1"]
    return "*".join(map(bracketed, kept)) or "1"


def bracketed(text: Text) -> Text:
    """A text that may stand as a factor."""
    return text if _ATOM.fullmatch(text) else f"({text})"


def negative(text: Text) -> Text:
    """The opposite of a text."""
    return "0" if is_zero(text) else f"(-{bracketed(text)})"


def minus(left: Text, right: Text) -> Text:
    """The difference of two texts."""
    if is_zero(right):
        return left
    return f"{'' if left == '0' else left} - {bracketed(right)}".strip()


def dot(u: Vector, w: Vector) -> Text:
    """The scalar product."""
    return plus(*(times(a, b) for a, b in zip(u, w, strict=True)))


def cross(u: Vector, w: Vector) -> Vector:
    """The vector product."""
    (a, b, c), (x, y, z) = u, w
    pairs = ((times(b, z), times(c, y)), (times(c, x), times(a, z)), (times(a, y), times(b, x)))
    return tuple(minus(left, right) for left, right in pairs)


def along(axes: Iterable[Vector], vector: Vector) -> Vector:
    """The components of a vector along some axes; the vector as it stands where there are none."""
    return tuple(dot(axis, vector) for axis in axes) or vector


def sum_of(vectors: Iterable[Vector]) -> Vector:
    """The sum of vectors."""
    return tuple(plus(*components) for components in zip(*vectors, strict=True))


def scaled(factor: Text, vector: Vector) -> Vector:
    """A number times a vector."""
    return tuple(times(factor, component) for component in vector)


def gap(start: Vector, end: Vector) -> Vector:
    """The vector from one place to another."""
    return tuple(minus(b, a) for a, b in zip(start, end, strict=True))


def length(vector: Vector) -> Text:
    """The length of a constant vector; 1 of one along an axis that is written so."""
    known = [component for component in vector if not is_zero(component)]
    if known in (["1"], ["-1"]):
        return "1"
    return f"sqrt({plus(*(f'{bracketed(x)}^2' for x in known))})"


def unit(vector: Vector) -> Vector:
    """A constant vector divided by its length."""
    size = length(vector)
    return vector if size == "1" else tuple(_over(x, size) for x in vector)


def _over(text: Text, size: Text) -> Text:
    return "0" if is_zero(text) else f"{bracketed(text)}/{size}"
