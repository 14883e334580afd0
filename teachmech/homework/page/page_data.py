"""The tables that the checker in JavaScript shares with Python.

The checker, ``checker.js``, compares answers as `teachmech.homework.task.task_file.TaskFile.check`
does. The units of pint, the properties of the functions, limits, texts and the catalogue of
mistakes are written once, in Python; `page_data` collects those that the answers to a task need.
"""

from __future__ import annotations

import string
from functools import cache
from typing import Any

from teachmech.base.errors import ProblemError
from teachmech.expressions.algebra import function, symbol
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.language import TYPED
from teachmech.expressions.units import name_of_unit, read_unit
from teachmech.homework import parts
from teachmech.homework.answers import (
    answers,
    calculations,
    directions,
    kinks,
    notation,
    number_hashes,
    other_factors,
    quantities,
    samples,
    values,
    verdicts,
)
from teachmech.homework.kinds import (
    derivation_answer,
    equilibrium_answer,
    kind_of,
    named_answers,
    number_answer,
)
from teachmech.homework.mistakes import CATALOGUE, properties
from teachmech.homework.parts import Part
from teachmech.homework.setting import Scope
from teachmech.homework.task import key, task_file
from teachmech.homework.task.task_file import TaskFile

# Kinds whose answers the checker in JavaScript does not compare.
UNCHECKED_KINDS = ("motion",)

_PREFIXED = ("m", "g", "s", "N", "J", "W", "Pa", "Hz", "A", "V", "K", "l", "L", "rad", "bar")
_PREFIXES = ("", *"fpnuµμmcdhkMG")
_WORDS = (
    *("meter", "metre", "gram", "kilogram", "second", "sec", "minute", "hour", "day", "newton"),
    *("joule", "watt", "pascal", "hertz", "radian", "degree", "turn", "litre", "liter", "volt"),
    *("ampere", "kelvin", "tonne", "ton", "kilometer", "kilometre", "centimeter", "centimetre"),
    *("millimeter", "millimetre", "kilonewton", "millinewton", "millisecond", "milligram"),
    *("mile", "inch", "foot", "feet", "pound", "lbf", "lb", "ft", "mph", "rpm", "rps", "cycle"),
    *("revolution", "dyne", "erg", "kgf", "kp", "atm", "cal", "kcal", "eV", "Wh", "kWh"),
)
_OTHER = (
    *string.ascii_letters,
    "µ",
    "μ",
    "deg",
    "°",
    "min",
    "hr",
    "yr",
    "kph",
    "Kg",
    "KG",
    "Sec",
    "secs",
)
_TOGETHER = ("Nm", "kNm", "mNm", "MNm", "Nmm", "Ncm", "Ns", "Ws")

_LIMITS = {
    answers: ("MAX_TEXT", "MAX_TEXTS", "MAX_CHARACTERS", "MAX_DEPTH", "MAX_FACTORS", "MAX_WORK"),
    calculations: ("MAX_LENGTH", "MAX_PARENTHESES", "MAX_POWER"),
    directions: (
        *("DISTANCE_TOLERANCE", "ANGLE_TOLERANCE", "MAX_REDUNDANT", "MAX_WRONG_LEVEL"),
        *("MAX_BRANCH", "MAX_SUPERFLUOUS", "CLOSE_DISTANCE", "MIN_BRANCH"),
        *("NO_DERIVATIVE", "WITHOUT_DERIVATIVE", "SUPERFLUOUS", "SEVERAL_FACTORS"),
    ),
    derivation_answer: ("ENTRY_TOLERANCE", "MAX_ENTRIES", "EXAMPLE", "FACTOR_WORDS"),
    equilibrium_answer: ("STABILITY", "STABLE", "UNSTABLE", "WORDS", "SHARE_OF_POSITION"),
    key: ("MAX_CHARACTERS", "FULL"),
    kinks: ("VERTICAL",),
    named_answers: ("MAX_ROWS",),
    notation: ("EXACT_INTEGERS",),
    number_answer: ("SHARE_WITHOUT_UNIT",),
    number_hashes: ("NEIGHBOURS", "CLOSE_FACTOR", "LARGEST_CLOSE"),
    other_factors: ("SPREAD",),
    parts: ("THREE_DIGITS", "CLOSE", "LEAST_TOLERANCE"),
    properties: ("DEPENDENCE_TOLERANCE", "VANISHING_SLOPE", "SEARCH_STARTS", "SEARCH_WIDTHS"),
    samples: (
        "ROUNDING_ERROR",
        "VANISHING_ROW",
        "SAMPLED_RANK_TOLERANCE",
        "ZERO_RATIO",
        "ZERO_VALUE",
    ),
    task_file: ("CLOSE_SHARE",),
    values: ("VALUE_TOLERANCE", "DIFFERS_BY_A_CONSTANT"),
    verdicts: ("ALL_ZERO",),
}


def page_data(task: TaskFile) -> dict[str, Any]:
    """Return what the checker in JavaScript needs in addition to the file of a task, as JSON.

    Parameters
    ----------
    task : Task

    Returns
    -------
    dict
        ``units`` contains the units that students write, by dimension; ``functions`` the
        properties of the functions; ``measures`` the units of answers without a requested unit;
        ``limits`` the constants and texts of the comparisons, by module; ``mistakes`` the feedback
        on mistakes that an answer or the comparison shows; ``parts`` the form of each answer;
        ``names`` the names that answers may use; ``random`` the random numbers of the comparison
        of constraints.
    """
    return {
        "units": unit_table(),
        "unit_names": {x: name for x in string.ascii_uppercase if (name := name_of_unit(x))},
        "functions": {
            name: {
                "arguments": own.arguments,
                "bends": own.bends,
                "is_angle": own.is_angle,
                "unit_power": None if own.unit_power is None else float(own.unit_power),
                "is_partial": own.is_partial,
                "spellings": own.spellings,
                "signs": [_signs(name, mask) for mask in range(8)],
            }
            for name, own in TABLE.items()
        },
        "measures": {
            name: {"thing": own.thing, "exponents": own.exponents}
            for name, own in vars(quantities).items()
            if isinstance(own, quantities.Measure)
        },
        "limits": {
            module.__name__.rpartition(".")[2]: {name: getattr(module, name) for name in names}
            for module, names in _LIMITS.items()
        },
        "nesting": TYPED.nesting,
        "mistakes": [
            {"name": m.name, "title": m.title, "says": m.says, "kinds": m.kinds}
            for m in CATALOGUE
            if m.shown or m.compared
        ],
        "parts": {part.name: _form_of(part, task.frame) for part in task.parts},
        "names": task.frame.names.variables,
        "random": _random_numbers(len(task.frame.coordinates)),
    }


def _random_numbers(n: int) -> dict[str, list[float]]:
    """Return the random numbers from which states near and far from those of the key follow."""
    counts = {
        "beside": 2 * n * directions.MOST_STATES,
        "places": (2 * n + 1) * properties.SEARCH_STARTS,
    }
    return {
        salt: [round(x, 5) for x in samples.generator(salt).random(count).tolist()]
        for salt, count in counts.items()
    }


def _form_of(part: Part, scope: Scope) -> dict[str, Any]:
    kind: Any = kind_of(part)
    own = {name: getattr(kind, name, "") for name in ("about", "example")}
    measure = getattr(kind, "measure", None)
    found = [name for name, one in vars(quantities).items() if one is measure and measure]
    return {
        **own,
        "names": kind.names(part, scope),
        "measure": "".join(found),
        "accuracy": part.accuracy,
        "digits": part.asked_digits,
    }


def _signs(name: str, mask: int) -> int:
    """Return the signs of a function of one argument with some signs; 1 is -, 2 is 0, 4 is +."""
    x = symbol("x")
    known = {4: function("exp", x), 6: x**2, 7: x, 5: 1 / x}
    known |= {1: -known[4], 3: -known[6]}
    if mask not in known or TABLE[name].arguments != (1, 1):
        return 7
    signs = function(name, known[mask]).signs
    return sum(2 ** (sign + 1) for sign in signs)


@cache
def unit_table() -> list[list[Any]]:
    """Return the units that students write: for each dimension, the factor of each name.

    Examples
    --------
    >>> {names["kN"] for dimensions, names in unit_table() if "kN" in names}
    {1000.0}
    """
    words = {prefix + unit for unit in _PREFIXED for prefix in _PREFIXES}
    words |= {*_WORDS, *(f"{word}s" for word in _WORDS), *_OTHER, *_TOGETHER}
    words |= {word.title() for word in _WORDS}
    table: dict[Any, dict[str, float]] = {}
    for word in sorted(words):
        try:
            unit = read_unit(word)
        except ProblemError:  # such as a foot with a prefix
            continue
        table.setdefault(unit.dimensions, {})[word] = unit.factor
    return [[dict(dimensions), names] for dimensions, names in table.items()]
