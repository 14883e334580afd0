"""Comparison of named expressions by their values at sampled states, entry by entry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, listed
from teachmech.expressions import Expression
from teachmech.homework.answers.samples import ROUNDING_ERROR, States, evaluated, rounded
from teachmech.homework.parts import Credit, Sealed
from teachmech.homework.setting import Scope
from teachmech.system_and_motion import System

VALUE_TOLERANCE = 1e-6  # relative to the size of an entry over the states


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
    shares: dict[str, float] = {}
    undefined = []
    for name, values in sealed["values"].items():
        expression = read.get(name)
        if expression is None:
            shares[name] = 0.0
            continue
        right = np.array([np.nan if x is None else x for x in values])
        given = values_at(expression.symbolic, states, system)
        asked = np.isfinite(right)
        size = np.abs(right[asked]).max(initial=0.0)
        size = size if size > ROUNDING_ERROR * sealed["sizes"][name] else sealed["sizes"][name]
        off = np.abs(given - right)[asked] > VALUE_TOLERANCE * size
        defined = np.isfinite(given[asked])
        shares[name] = 0.0 if (off & defined).any() else float(defined.mean())
        if not defined.all():
            undefined.append(name)
    share = sum(shares.values()) / len(shares)
    return Credit(share, _words(shares, undefined, read, thing))


def _words(
    shares: Mapping[str, float],
    undefined: list[str],
    read: Mapping[str, Expression | None],
    thing: str,
) -> str:
    if all(share == 1 for share in shares.values()):
        return "Right."
    missing = [name for name in shares if read.get(name) is None]
    wrong = [n for n, share in shares.items() if share == 0 and n not in (*missing, *undefined)]
    right = sum(share == 1 for share in shares.values())
    words = [f"{right} of {len(shares)} are right."] if len(shares) > 1 else []
    for names, what in (
        (wrong, "does not have the right value"),
        (missing, "is missing"),
        (undefined, "is not defined everywhere: check its roots and divisions"),
    ):
        if names:
            which = "" if names == [""] else f" {listed(names, 6)}"
            words.append(f"The {thing}{which} {what}.")
    return " ".join(words)
