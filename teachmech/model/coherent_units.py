"""The units of a problem. They are coherent, so no equation contains a conversion factor.

A problem states its units of length and mass; time is in seconds. It may also state units of
coordinates, parameters and inputs, which must be coherent with them. No number is converted.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from math import isclose, prod
from typing import Any

from teachmech.base.errors import ProblemError, check_known
from teachmech.base.words import as_text
from teachmech.expressions.units import Unit, read_unit

BASE_UNITS = {"length": "m", "time": "s", "mass": "kg"}
_DIMENSIONS = {"[length]": "length", "[time]": "time", "[mass]": "mass"}
# The exponents of length, time and mass of each kind of quantity, and the names of its units.
_QUANTITIES = {
    "time": ((0, 1, 0), ()),
    "coordinate": ((1, 0, 0), ()),
    "velocity": ((1, -1, 0), ()),
    "acceleration": ((1, -2, 0), ()),
    "angle": ((0, 0, 0), ()),
    "angular velocity": ((0, -1, 0), ()),
    "angular acceleration": ((0, -2, 0), ()),
    "energy": ((2, -2, 1), ("J", "kJ", "mJ", "MJ", "µJ", "nJ")),
    "power": ((2, -3, 1), ("W", "kW", "mW", "MW", "µW", "nW")),
    "force": ((1, -2, 1), ("N", "kN", "mN", "MN", "µN", "nN")),
    "torque": ((2, -2, 1), ("N m", "N mm", "kN m", "mN m", "µN m")),
}


def checked_units(
    given: Any, coordinates: Collection[str], others: Collection[str]
) -> dict[str, str]:
    """Return the units by name: length, time and mass, then the other names in ``given``.

    ``"SI"`` means m, s and kg. None gives an empty result. ``others`` are the names of parameters
    and inputs.

    Raises
    ------
    ProblemError
        If a name is not known, a text is not a unit, or a unit is not coherent with the others;
        or if pint is needed and not installed.

    Examples
    --------
    >>> checked_units({"mass": "g", "k": "N/m"}, ["x"], ["k"])
    Traceback (most recent call last):
    teachmech.base.errors.ProblemError: unit of k: N/m does not fit m, s, g; write k in g/s² ...
    """
    if given is None:
        return {}
    if given == "SI":
        return dict(BASE_UNITS)
    if not isinstance(given, Mapping):
        hint = "write SI, or units by name, as in {length: mm, mass: g}"
        raise ProblemError(f"{given!r} does not state units", key="units", hint=hint)
    check_known("quantity", given, [*BASE_UNITS, *coordinates, *others], key="units")
    if given.get("time", "s") != "s":
        hint = "give times, velocities and accelerations in s"
        raise ProblemError("time is always in s", **_at("time"), hint=hint)
    named = {name: as_text(unit, f"the unit of {name}") for name, unit in given.items()}
    units = BASE_UNITS | named
    read = {name: read_stated(name, unit) for name, unit in units.items()}
    for name, dimension in zip(BASE_UNITS, _DIMENSIONS, strict=True):
        if read[name].dimensions != ((dimension, 1.0),):
            what = f"{units[name]} is not a unit of {name}"
            raise ProblemError(what, **_at(name), hint=f"write a unit such as {BASE_UNITS[name]}")
    for name, unit in read.items():
        fitting = _coherent(unit, read)
        if not isclose(unit.factor, fitting, rel_tol=1e-9):
            base = ", ".join(units[name] for name in BASE_UNITS)
            what = f"{units[name]} does not fit {base}"
            powers = {units[_DIMENSIONS[d]]: p for d, p in unit.dimensions if d in _DIMENSIONS}
            hint = f"write {name} in {_product(powers) if powers else 'rad'}"
            hint += f" and multiply its number by {unit.factor / fitting:.6g}"
            raise ProblemError(what, **_at(name), hint=hint)
    return units


def angles_among(units: Mapping[str, str], coordinates: Collection[str]) -> set[str] | None:
    """Return the coordinates without dimension, or None if not all coordinates have a unit."""
    if not units.keys() >= {*coordinates}:
        return None
    return {name for name in coordinates if not read_stated(name, units[name]).dimensions}


def units_of_kinds(units: Mapping[str, str]) -> dict[str, str]:
    """Return the units of the quantities in figures, by the kinds of `teachmech.plots.SI`.

    Examples
    --------
    >>> kinds = units_of_kinds({"length": "mm", "time": "s", "mass": "g"})
    >>> kinds["velocity"], kinds["force"], kinds["energy"]
    ('mm/s', 'µN', 'nJ')
    """
    return dict(_kinds(*(units[name] for name in BASE_UNITS)))


@cache
def _kinds(*base: str) -> dict[str, str]:
    found = {}
    for kind, (powers, names) in _QUANTITIES.items():
        written = _product(dict(zip(base, powers, strict=True)))
        if kind.startswith("ang"):
            written = f"rad{written[1:]}"
        if base == tuple(BASE_UNITS.values()):
            found[kind] = names[0] if names else written
            continue
        factors = [read_unit(unit).factor for unit in base]
        size = prod(f**p for f, p in zip(factors, powers, strict=True))
        same = (n for n in names if isclose(read_unit(n).factor, size, rel_tol=1e-9))
        found[kind] = next(same, written)
    return found


def shown_unit(unit: Unit, units: Mapping[str, str]) -> str:
    """Return the text of a unit in the units of length, time and mass of a problem.

    Examples
    --------
    >>> newton = read_unit("N")
    >>> shown_unit(newton, BASE_UNITS), shown_unit(newton.times(newton), BASE_UNITS)
    ('N', 'm² kg²/s^4')
    """
    powers = dict(unit.dimensions)
    if not powers or not powers.keys() <= _DIMENSIONS.keys():
        return unit.base or "1"
    own = tuple(powers.get(d, 0) for d in _DIMENSIONS)
    kinds = [kind for kind, (exponents, _) in _QUANTITIES.items() if exponents == own]
    if kinds:
        return units_of_kinds(units)[kinds[-1]]
    return _product({units[key]: powers[d] for d, key in _DIMENSIONS.items() if d in powers})


def in_problem_units(text: str, units: Mapping[str, str]) -> Unit:
    """Return a unit with its factor to the units of a problem; without units, to those of the SI.

    Examples
    --------
    >>> in_problem_units("ms", {}).factor, in_problem_units("m", {"length": "mm"}).factor
    (0.001, 1000.0)
    """
    found = read_stated("", text) if text in BASE_UNITS.values() else read_unit(text)
    base = {name: read_stated(name, units.get(name, own)) for name, own in BASE_UNITS.items()}
    return Unit(found.factor / _coherent(found, base), found.dimensions)


def _product(powers: Mapping[str, float]) -> str:
    """Return a product of units as text: ``mm²/s``, ``1/s``."""
    raised: dict[float, str] = {1: "", 2: "²", 3: "³"}
    above = [name + raised.get(p, f"^{p:g}") for name, p in powers.items() if p > 0]
    below = [name + raised.get(-p, f"^{-p:g}") for name, p in powers.items() if p < 0]
    return (" ".join(above) or "1") + "".join(f"/{name}" for name in below)


def _coherent(unit: Unit, read: Mapping[str, Unit]) -> float:
    """Return the factor of the coherent unit with the dimensions of a unit."""
    known = ((_DIMENSIONS[name], power) for name, power in unit.dimensions if name in _DIMENSIONS)
    return float(prod(read[name].factor ** power for name, power in known))


def read_stated(name: str, unit: str) -> Unit:
    """Return the unit that is stated for a name."""
    if unit in BASE_UNITS.values() or unit == "rad":  # these need no pint
        dimension = [d for d, key in _DIMENSIONS.items() if BASE_UNITS[key] == unit]
        return Unit(1.0, tuple((d, 1.0) for d in dimension))
    try:
        return read_unit(unit)
    except ProblemError as error:
        raise ProblemError(error.what, **_at(name), hint=error.hint) from None


def _at(name: str) -> dict[str, Any]:
    """Return the arguments of an error that locate the unit of a name."""
    return {"where": f"unit of {name}", "location": ("units", name)}
