"""Units of numbers, such as ``N`` or ``kg m/s^2``: read by our own grammar, known by pint.

A unit is a product of names with whole exponents; each name is looked up by itself, so that no
text of a student reaches the parser of pint.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from teachmech.errors import ProblemError, shortened

MAX_UNIT = 60  # characters
MAX_EXPONENT = 9
_FACTOR = re.compile(r"\s*([A-Za-zµμΩ°]{1,24})(?:\s*\^\s*(-?[0-9]))?")
_BETWEEN = re.compile(r"\s*([*·/])\s*|\s+")
_SUPERSCRIPTS = str.maketrans({"¹": "^1", "²": "^2", "³": "^3", "⁴": "^4"})


@dataclass(frozen=True)
class Unit:
    """A unit in terms of the base units of the SI.

    Attributes
    ----------
    factor : float
        Of the product of base units.
    dimensions : tuple of (str, int)
        The exponents that are not zero, by the name of the dimension, sorted. An angle has none.
    """

    factor: float
    dimensions: tuple[tuple[str, float], ...]


@lru_cache(maxsize=1000)
def read_unit(text: str) -> Unit:
    """Return the unit that a text names.

    Parameters
    ----------
    text : str
        Names as ``N``, ``kg``, ``rad``, with ``*``, ``/``, ``·`` or blanks between them and whole
        exponents behind ``^``, from left to right: ``kg m/s^2``, ``1/s``, ``m s^-2``.

    Raises
    ------
    ProblemError
        It names no unit, or pint is not installed.

    Examples
    --------
    >>> read_unit("kN").factor, round(read_unit("km/h").factor, 12)
    (1000.0, 0.277777777778)
    >>> read_unit("kg m/s²") == read_unit("N")
    True
    """

    def wrong(what: str) -> ProblemError:
        return ProblemError(what, hint="write a unit such as N, m/s^2 or kg m^2")

    if len(text) > MAX_UNIT:
        raise wrong(f"a unit of {len(text)} characters")
    plain = text.translate(_SUPERSCRIPTS).strip()
    if plain.startswith("1/") or plain.startswith("1 /"):
        plain = plain[1:].lstrip()
    elif plain:
        plain = "*" + plain
    factor, dimensions = 1.0, dict[str, float]()
    position = 0
    while position < len(plain):
        between = _BETWEEN.match(plain, position)
        found = _FACTOR.match(plain, between.end()) if between else None
        if between is None or found is None:
            raise wrong(f"{shortened(text)} is not a unit")
        position = found.end()
        name, exponent = found.group(1), int(found.group(2) or 1)
        if between.group(1) == "/":
            exponent = -exponent
        size, own = _named(name)
        if size is None:
            raise wrong(f"{shortened(name)} is not a unit")
        factor *= size**exponent
        for dimension, power in own:
            dimensions[dimension] = dimensions.get(dimension, 0) + power * exponent
    if not plain or not 1e-100 < factor < 1e100:
        raise wrong(f"{shortened(text)} is not a unit")
    return Unit(factor, tuple(sorted((d, p) for d, p in dimensions.items() if p != 0)))


def conversion(given: str, asked: str) -> float:
    """Return the number by which a value in one unit is multiplied to have it in another.

    Raises
    ------
    ProblemError
        One of them is no unit, or they measure different things.

    Examples
    --------
    >>> conversion("kN", "N"), conversion("deg", "rad") == 3.141592653589793 / 180
    (1000.0, True)
    >>> conversion("m", "N")
    Traceback (most recent call last):
    teachmech.errors.ProblemError: m does not measure the same as N
    """
    own, other = read_unit(given), read_unit(asked)
    if own.dimensions != other.dimensions:
        raise ProblemError(f"{' '.join(given.split())} does not measure the same as {asked}")
    return own.factor / other.factor


@lru_cache(maxsize=1000)
def _named(name: str) -> tuple[float | None, tuple[tuple[str, float], ...]]:
    """The size of a unit in base units and its dimensions; None for a word that is none."""
    registry = _registry()
    try:
        unit = registry.Unit("degree" if name == "°" else name)
        one = registry.Quantity(1.0, unit).to_base_units().magnitude
        zero = registry.Quantity(0.0, unit).to_base_units().magnitude
    except Exception:  # whatever a registry may say of a word
        return None, ()
    if zero != 0:  # degrees Celsius, decibels
        return None, ()
    return float(one), tuple((str(d), float(p)) for d, p in unit.dimensionality.items())


@cache
def _registry() -> Any:
    try:
        import pint
    except ImportError:
        hint = "install it with  pip install teachmech[homework]"
        raise ProblemError("units need the package pint", hint=hint) from None
    return pint.UnitRegistry()
