"""Salted hashes of numbers, which match numbers within a tolerance.

The hash is that of a cell in a logarithmic grid, one grid for each sign. Numbers near zero have a
separate cell. Numbers match if their cells are at most two apart. The cells are half a tolerance
wide, so that all numbers within the tolerance match, and none beyond twice the tolerance.

A second hash, for ten times the tolerance, shows that a number is close: a digit is missing.
"""

from __future__ import annotations

import hashlib
import math
from functools import lru_cache

from teachmech.homework.answers.scrypt import scrypt

NEIGHBOURS = 2
_WIDE = "/wide"  # part of the salt of the second hash
CLOSE_FACTOR = 10  # tolerance of a close number over that of a right one
LARGEST_CLOSE = 0.2  # largest tolerance of a close number
NEARLY_ZERO = 1e-7  # relative to the scale; smaller computed numbers count as zero


def seal_number(value: float, tolerance: float, scale: float, salt: str) -> str:
    """Return the hashes of the cells of a number, for a right and for a close one.

    The tolerance is relative, at most 0.2; ``scale`` is the size with which 0 is compared.

    Examples
    --------
    >>> sealed = seal_number(3.14159, 0.01, 1.0, "salt")
    >>> [matches(x, sealed, 0.01, 1.0, "salt") for x in (3.14, 3.17, 3.21, -3.14)]
    [True, True, False, False]
    >>> [matches(x, seal_number(0, 0.01, 50, ""), 0.01, 50, "") for x in (0, 0.4, -0.4, 0.6)]
    [True, True, True, False]
    """
    if abs(value) <= NEARLY_ZERO * scale:
        return _hash("0", salt)
    wide = _hash(_cell(value, _wider(tolerance), 0), salt + _WIDE)
    return f"{_hash(_cell(value, tolerance, 0), salt)} {wide}"


def is_close(value: float, sealed: str, tolerance: float, salt: str) -> bool:
    """Return whether a number equals the sealed number, which is not 0, up to one more digit.

    Examples
    --------
    >>> sealed = seal_number(3.14159, 0.01, 1.0, "salt")
    >>> [is_close(x, sealed, 0.01, "salt") for x in (3.3, 2.9, 5, 0, -3.14)]
    [True, True, False, False, False]
    """
    wide = sealed.partition(" ")[2]
    return bool(wide) and _is_near(value, wide, _wider(tolerance), salt + _WIDE)


def _wider(tolerance: float) -> float:
    return max(tolerance, min(CLOSE_FACTOR * tolerance, LARGEST_CLOSE))


def matches(value: float, sealed: str, tolerance: float, scale: float, salt: str) -> bool:
    """Return whether a number equals the sealed number within the tolerance."""
    if abs(value) <= tolerance * scale and _hash("0", salt) == sealed:
        return True
    return _is_near(value, sealed.partition(" ")[0], tolerance, salt)


def _is_near(value: float, sealed: str, tolerance: float, salt: str) -> bool:
    if not math.isfinite(value) or value == 0:
        return False
    steps = range(-NEIGHBOURS, NEIGHBOURS + 1)
    return any(_hash(_cell(value, tolerance, step), salt) == sealed for step in steps)


def _cell(value: float, tolerance: float, step: int) -> str:
    width = -math.log1p(-tolerance) / NEIGHBOURS * (1 + 1e-9)
    return f"{'-' if value < 0 else '+'}{math.floor(math.log(abs(value)) / width) + step}"


@lru_cache(maxsize=100_000)
def _hash(cell: str, salt: str) -> str:
    """Return a hash that takes some milliseconds, which slows down a search over all cells."""
    make = getattr(hashlib, "scrypt", scrypt)  # missing in a Python without OpenSSL
    made: bytes = make(cell.encode(), salt=salt.encode(), n=1024, r=8, p=1, dklen=9)
    return made.hex()
