"""The units in which the numbers of a problem stand: coherent ones, so that no equation changes.

The units of length and mass say what the numbers mean; time is in seconds. Those of coordinates
and parameters may be named beside them and must fit. Nothing is converted.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from math import isclose, prod
from typing import Any

from teachmech.base.errors import ProblemError, check_known
from teachmech.base.words import as_text
from teachmech.expressions.units import Unit, read_unit

BASE = {"length": "m", "time": "s", "mass": "kg"}
_DIMENSIONS = {"[length]": "length", "[time]": "time", "[mass]": "mass"}
# Of each kind the exponents of length, time and mass, and what it may be called.
_KINDS = {
    "time": ((0, 1, 0), ()),
    "coordinate": ((1, 0, 0), ()),
    "velocity": ((1, -1, 0), ()),
    "acceleration": ((1, -2, 0), ()),
    "angle": ((0, 0, 0), ()),
    "angular velocity": ((0, -1, 0), ()),
    "angular acceleration": ((0, -2, 0), ()),
    "energy": ((2, -2, 1), ("J", "kJ", "mJ", "MJ", "µJ", "nJ")),
    "force": ((1, -2, 1), ("N", "kN", "mN", "MN", "µN", "nN")),
    "torque": ((2, -2, 1), ("N m", "N mm", "kN m", "mN m", "µN m")),
}


def checked_units(
    given: Any, coordinates: Collection[str], parameters: Collection[str]
) -> dict[str, str]:
    """Return the units by name: of length, time and mass, then those that are named.

    ``"SI"`` stands for m, s and kg; nothing is known where nothing is given.

    Raises
    ------
    ProblemError
        A name is not known, a text is not a unit, or a unit does not fit the others; or pint is
        not installed, which reads other units than those of the SI.

    Examples
    --------
    >>> checked_units({"mass": "g", "k": "N/m"}, ["x"], ["k"])
    Traceback (most recent call last):
    teachmech.base.errors.ProblemError: unit of k: N/m does not fit m, s, g; write k in g/s², ...
    """
    if given is None:
        return {}
    if given == "SI":
        return dict(BASE)
    if not isinstance(given, Mapping):
        hint = "write SI, or units by name, as in {length: mm, mass: g}"
        raise ProblemError(f"{given!r} is neither", key="units", hint=hint)
    check_known("quantity", given, [*BASE, *coordinates, *parameters], key="units")
    if given.get("time", "s") != "s":
        hint = "give times in s, and what depends on them"
        raise ProblemError("time is in s everywhere", **_at("time"), hint=hint)
    units = BASE | {name: as_text(unit, f"the unit of {name}") for name, unit in given.items()}
    read = {name: _read(name, unit) for name, unit in units.items()}
    for name, dimension in zip(BASE, _DIMENSIONS, strict=True):
        if read[name].dimensions != ((dimension, 1.0),):
            what = f"{units[name]} is not a unit of {name}"
            raise ProblemError(what, **_at(name), hint=f"such as {BASE[name]}")
    for name, unit in read.items():
        fitting = _coherent(unit, read)
        if not isclose(unit.factor, fitting, rel_tol=1e-9):
            base = ", ".join(units[name] for name in BASE)
            what = f"{units[name]} does not fit {base}"
            powers = {units[_DIMENSIONS[d]]: p for d, p in unit.dimensions if d in _DIMENSIONS}
            hint = f"write {name} in {_product(powers) if powers else 'rad'}"
            hint += f", its number times {unit.factor / fitting:.6g}"
            raise ProblemError(what, **_at(name), hint=hint)
    return units


def angles_among(units: Mapping[str, str], coordinates: Collection[str]) -> set[str] | None:
    """Return the coordinates whose unit has no dimension; None where not all have a unit."""
    if not units.keys() >= {*coordinates}:
        return None
    return {name for name in coordinates if not _read(name, units[name]).dimensions}


def units_of_kinds(units: Mapping[str, str]) -> dict[str, str]:
    """Return the units of what figures show, by the kinds of `teachmech.plots.SI`.

    Examples
    --------
    >>> kinds = units_of_kinds({"length": "mm", "time": "s", "mass": "g"})
    >>> kinds["velocity"], kinds["force"], kinds["energy"]
    ('mm/s', 'µN', 'nJ')
    """
    return dict(_kinds(*(units[name] for name in BASE)))


@cache
def _kinds(*base: str) -> dict[str, str]:
    found = {}
    for kind, (powers, names) in _KINDS.items():
        written = _product(dict(zip(base, powers, strict=True)))
        if kind.startswith("ang"):
            written = f"rad{written[1:]}"
        if base == tuple(BASE.values()):
            found[kind] = names[0] if names else written
            continue
        factors = [read_unit(unit).factor for unit in base]
        size = prod(f**p for f, p in zip(factors, powers, strict=True))
        same = (n for n in names if isclose(read_unit(n).factor, size, rel_tol=1e-9))
        found[kind] = next(same, written)
    return found


def _product(powers: Mapping[str, float]) -> str:
    """Units with their exponents as one text: ``mm²/s``, ``1/s``."""
    raised: dict[float, str] = {1: "", 2: "²", 3: "³"}
    above = [name + raised.get(p, f"^{p:g}") for name, p in powers.items() if p > 0]
    below = [name + raised.get(-p, f"^{-p:g}") for name, p in powers.items() if p < 0]
    return (" ".join(above) or "1") + "".join(f"/{name}" for name in below)


def _coherent(unit: Unit, read: Mapping[str, Unit]) -> float:
    """The factor that a unit of these dimensions has in the units of length, time and mass."""
    known = ((_DIMENSIONS[name], power) for name, power in unit.dimensions if name in _DIMENSIONS)
    return float(prod(read[name].factor ** power for name, power in known))


def _read(name: str, unit: str) -> Unit:
    if unit in BASE.values() or unit == "rad":  # without pint
        dimension = [d for d, key in _DIMENSIONS.items() if BASE[key] == unit]
        return Unit(1.0, tuple((d, 1.0) for d in dimension))
    try:
        return read_unit(unit)
    except ProblemError as error:
        raise ProblemError(error.what, **_at(name), hint=error.hint) from None


def _at(name: str) -> dict[str, Any]:
    """Where the unit of a name stands, in words and in a file."""
    return {"where": f"unit of {name}", "place": ("units", name)}
