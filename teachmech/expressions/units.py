"""Units such as ``N`` or ``kg m/s^2``, read by our own grammar and defined by pint.

A unit is a product of names with whole exponents, read from left to right. Each name is looked up
alone, so no text of a student reaches the parser of pint.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.util import find_spec
from math import inf, log10
from typing import Any

from teachmech.base.errors import ExpressionError, MissingPackageError, ProblemError, shortened
from teachmech.base.extras import remedy
from teachmech.expressions.language import FUNCTIONS

MAX_UNIT = 60  # characters
MAX_UNIT_NAME = 24  # characters of one name
DOTS = "·⋅×"  # signs of multiplication besides *
UNIT_HINT = "write a unit such as N, m/s^2 or kg m^2"
UNIT_NAME = r"[A-Za-zµμΩ°_][A-Za-z0-9µμΩ°_]*+"
_POWER = r"(?:\s*(?:\^|\*\*)\s*(-?[0-9](?![0-9.])|\(\s*-?[0-9]\s*\))|([⁻]?[¹²³⁴]))?"
_FACTOR = re.compile(rf"({UNIT_NAME})(?!\s*\(){_POWER}")
_FIRST = re.compile(rf"\s*(?:1(?=\s*/))?(\s*[*{DOTS}/]\s*)?")
_NEXT = re.compile(rf"\s*([*{DOTS}/])\s*|\s+")
SUPERSCRIPTS = str.maketrans("⁻¹²³⁴", "-1234")
# Products written as one word: pint reads Nm as a unit of yarn.
_TOGETHER = {
    **{f"{newton}m": f"{newton}*m" for newton in ("N", "kN", "mN", "MN")},
    **{"Nmm": "N*mm", "Ncm": "N*cm", "Ns": "N*s", "Ws": "W*s"},
}
_SPELLINGS = {"Kg": "kg", "KG": "kg", "Sec": "s", "secs": "s", "Hertz": "Hz"}  # common misspellings
_BASE = {"[mass]": "kg", "[length]": "m", "[time]": "s", "[current]": "A", "[temperature]": "K"}


@dataclass(frozen=True)
class Unit:
    """A unit in terms of the base units of the SI."""

    factor: float  # multiple of the product of base units
    dimensions: tuple[tuple[str, float], ...] = ()  # dimensions with nonzero exponents, sorted

    def times(self, other: Unit, power: float = 1) -> Unit:
        """Return the product with a power of another unit."""
        found = dict(self.dimensions)
        for dimension, exponent in other.dimensions:
            found[dimension] = found.get(dimension, 0) + exponent * power
        dimensions = tuple(sorted((d, p) for d, p in found.items() if p != 0))
        return Unit(self.factor * other.factor**power, dimensions)

    @property
    def base(self) -> str:
        """The product of base units, without the factor; empty for a plain number."""
        powers = dict(self.dimensions)
        names = {d: _BASE.get(d, d.strip("[]")) for d in (*_BASE, *powers) if d in powers}
        return " ".join(n if powers[d] == 1 else f"{n}^{powers[d]:g}" for d, n in names.items())


@lru_cache(maxsize=1000)
def read_unit(text: str) -> Unit:
    """Return the unit that a text names.

    Parameters
    ----------
    text : str
        Names such as ``N``, ``kg``, ``rad``, with ``*``, ``/``, ``·`` or blanks between them and
        whole exponents after ``^``, read from left to right: ``kg m/s^2``, ``1/s``, ``m s^-2``.

    Raises
    ------
    ProblemError
        If the text is not a unit.
    MissingPackageError
        If pint is not installed.

    Examples
    --------
    >>> read_unit("kN").factor, round(read_unit("km/h").factor, 12)
    (1000.0, 0.277777777778)
    >>> read_unit("kg m/s²") == read_unit("N")
    True
    """
    if len(text) > MAX_UNIT:
        what = f"the unit has {len(text)} characters; at most {MAX_UNIT} are accepted"
        raise ProblemError(what, hint=UNIT_HINT)
    plain = text.strip()
    try:
        found = unit_at(plain, 0)
    except ExpressionError as error:
        raise ProblemError(error.what, hint=error.hint) from None
    if found is None or found[1] < len(plain) or plain[0] in f"*{DOTS}/":
        raise ProblemError(f"{shortened(text)} is not a unit", hint=UNIT_HINT)
    return found[0]


def unit_at(text: str, position: int, names: Collection[str] = ()) -> tuple[Unit, int] | None:
    """Return the unit that begins at a position of a text, and the position after it, or None.

    Its first name may follow blanks, ``*``, ``/`` or ``1/``. After such a sign, a word among
    ``names`` is not read as a unit.

    Raises
    ------
    ExpressionError
        If a name is not a unit; the error points at it.
    MissingPackageError
        If pint is not installed.

    Examples
    --------
    >>> unit_at("9.81 m/s^2 * 2 kg", 4)
    (Unit(factor=1.0, dimensions=(('[length]', 1.0), ('[time]', -2.0))), 10)
    """
    between = _FIRST.match(text, position)
    assert between is not None
    first = _FACTOR.match(text, between.end())
    sign = between.group().lstrip()[:1] in ("*", *DOTS, "/")
    if first is None or (sign and first.group(1) in names):
        return None
    unit, end = Unit(1.0), position
    while between is not None and (found := _FACTOR.match(text, between.end())):
        own = _unit_of_name(found.group(1))
        if own is None:
            hint = UNIT_HINT
            if found.group(1) in FUNCTIONS:
                hint = f"a function is written {found.group(1)}(...)"
            elif found.group(1) in ("grad", "Grad"):
                hint = "degrees are written deg"
            elif written := re.fullmatch(r"([A-Za-zµμΩ°]+)([1-9])", found.group(1)):
                hint = f"a power is written {written[1]}^{written[2]}"
            raise ExpressionError(
                f"{shortened(found.group(1))} is not a unit",
                text=text,
                position=found.start(1),
                length=len(found.group(1)),
                hint=hint,
            )
        typed = (found.group(2) or found.group(3) or "1").translate(SUPERSCRIPTS)
        exponent = int(typed.strip("( )"))
        exponent = -exponent if (between.group(1) or "").strip() == "/" else exponent
        if abs(exponent * log10(own.factor) + log10(unit.factor)) > 100:
            what = "the unit is too large or too small"
            raise ExpressionError(what, text=text, position=found.start(1), hint=UNIT_HINT)
        unit = unit.times(own, exponent)
        end = found.end()
        between = _NEXT.match(text, end)
    return unit, end


@lru_cache(maxsize=1000)
def _unit_of_name(name: str) -> Unit | None:
    """Return the unit of a name, or None for a word that is not a unit."""
    if name in ("grad", "Grad", "alpha", "zeta"):  # pint has other meanings for these
        return None
    if name in _TOGETHER:
        return read_unit(_TOGETHER[name])
    if len(name) > MAX_UNIT_NAME or not (name.isalpha() or name == "°"):
        return None
    name = _SPELLINGS.get(name, name.lower() if name.istitle() and len(name) > 3 else name)
    registry = _registry()
    try:
        unit = registry.Unit("degree" if name == "°" else name)
        one = float(registry.Quantity(1.0, unit).to_base_units().magnitude)
        zero = registry.Quantity(0.0, unit).to_base_units().magnitude
    except (AttributeError, TypeError, ValueError, ArithmeticError):  # unknown to pint
        return None
    if zero != 0 or not 0 < one < inf:  # such as degrees Celsius or decibels
        return None
    return Unit(one, tuple(sorted((str(d), float(p)) for d, p in unit.dimensionality.items())))


def name_of_unit(symbol: str) -> str:
    """Return the name of the unit with a symbol, such as tesla for T, or "" if there is none."""
    return str(_registry().Unit(symbol)) if _unit_of_name(symbol) is not None else ""


def require_pint() -> None:
    """Raise `MissingPackageError` if the package that defines the units is not installed."""
    if find_spec("pint") is None:
        _registry()


@cache
def _registry() -> Any:
    try:
        import pint
    except ImportError:
        what = "numbers with units need the package pint, which is not installed"
        raise MissingPackageError(what, hint=remedy("pint")) from None
    return pint.UnitRegistry()
