"""Comparison of named expressions by their values at sampled states, entry by entry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, listed
from teachmech.expressions import Expression
from teachmech.expressions.algebra import ZERO
from teachmech.homework.answers.notation import digits_of
from teachmech.homework.answers.number_hashes import CLOSE_FACTOR
from teachmech.homework.answers.samples import ROUNDING_ERROR, States, evaluated, rounded
from teachmech.homework.answers.verdicts import ALL_ZERO
from teachmech.homework.parts import CLOSE, THREE_DIGITS, Credit, Sealed
from teachmech.homework.setting import Scope
from teachmech.system_and_motion import System

VALUE_TOLERANCE = 1e-6  # relative to the size of an entry over the states
DIFFERS_BY_A_CONSTANT = "zero-level"  # name of the mistake


def values_at(expression: Any, states: States, system: System) -> Array:
    """Return the values of a formula at the states, shape (K,); not-a-number outside its domain."""
    return np.broadcast_to(evaluated(expression, states.values(system)), len(states)).astype(float)


def seal_values(
    read: Mapping[str, Expression], states: States, system: System, sizes: Mapping[str, float]
) -> Sealed:
    """Return the values of expressions at the states; values near 0 are compared with `sizes`.

    An expression that is finite at fewer than half of the states raises `ProblemError`.
    """
    sealed: dict[str, list[float | None]] = {}
    for name, expression in read.items():
        values = values_at(expression.symbolic, states, system)
        finite = np.isfinite(values)
        if 2 * finite.sum() < len(states):
            what = f"it is a finite number at {finite.sum()} of {len(states)} sampled states only"
            raise ProblemError(what, where=name)
        sealed[name] = [rounded(x) if np.isfinite(x) else None for x in values]
    rough = {name: float(f"{sizes[name]:.1g}") for name in sealed}
    return {"states": states.to_dict(), "values": sealed, "sizes": rough}


def credit_values(
    read: Mapping[str, Expression | None], scope: Scope, sealed: Sealed, thing: str
) -> Credit:
    """Compare expressions (None for a missing one) with the values that `seal_values` returned.

    `thing` is the name of an entry in the feedback, such as ``"force on"``.
    """
    states, system = States.from_dict(sealed["states"]), scope.system()
    errors = {
        name: _error(read.get(name), np.array(values, float), sealed["sizes"][name], states, system)
        for name, values in sealed["values"].items()
    }
    right = {name: own.share for name, own in errors.items()}
    share = sum(right.values()) / len(right)
    if share == 1:
        return Credit(1.0, "Right.")
    if len(read) > 1 and all(e is None or e.symbolic == ZERO for e in read.values()):
        return Credit(0.0, ALL_ZERO)
    close = [name for name, own in errors.items() if own.is_close]
    words = _words(right, close, [n for n, own in errors.items() if own.undefined], read, thing)
    constant = [name for name, own in errors.items() if own.is_constant]
    if constant == [""] and not close:
        return Credit(share, f"{words} It differs by a constant.", mistake=DIFFERS_BY_A_CONSTANT)
    return Credit(share, words, len(close) / len(errors))


class _Error(NamedTuple):
    """The comparison of the values of one expression with the right ones."""

    share: float = 0.0
    is_close: bool = False  # right but for the rounding of its numbers to two digits
    is_constant: bool = False  # the same difference everywhere
    undefined: bool = False  # not finite at some states


def _error(
    expression: Expression | None, right: Array, size: float, states: States, system: System
) -> _Error:
    if expression is None:
        return _Error()
    given, asked = values_at(expression.symbolic, states, system), np.isfinite(right)
    given, right = given[asked], right[asked]
    largest = np.abs(right).max(initial=0.0)
    size = largest if largest > ROUNDING_ERROR * size else size
    defined = np.isfinite(given)
    apart = (given - right)[defined] / size
    error = np.abs(apart).max(initial=0.0)
    digits = digits_of(expression.text)
    tolerance = THREE_DIGITS if largest and digits else VALUE_TOLERANCE
    undefined = not defined.all()
    if error <= tolerance:
        return _Error(float(defined.mean()), undefined=undefined)
    varies = np.ptp(right) > VALUE_TOLERANCE * size and np.ptp(apart) <= VALUE_TOLERANCE
    is_close = bool(largest and digits and digits < 3 and error <= CLOSE_FACTOR * tolerance)
    return _Error(0.0, is_close and not undefined, bool(varies) and not undefined, undefined)


def _words(
    shares: Mapping[str, float],
    close: list[str],
    undefined: list[str],
    read: Mapping[str, Expression | None],
    thing: str,
) -> str:
    missing = [name for name in shares if read.get(name) is None]
    wrong = [
        n for n, share in shares.items() if share == 0 and n not in (*missing, *undefined, *close)
    ]
    right = sum(share == 1 for share in shares.values())
    words = [f"{right} of {len(shares)} are right."] if len(shares) > 1 else []
    for names, what in (
        (wrong, "does not have the right value"),
        (close, f"is {CLOSE}"),
        (missing, "is missing"),
        (undefined, "is not defined everywhere: check its roots and divisions"),
    ):
        if names:
            which = "" if names == [""] else f" {listed(names, 6)}"
            words.append(f"The {thing}{which} {what}.")
    return " ".join(words)
