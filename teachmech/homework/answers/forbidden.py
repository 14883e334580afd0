"""States that a student's constraints allow and the right constraints forbid.

Equations are compared at states that meet the right equations
(`teachmech.homework.answers.directions`). A product of guesses holds at these states if one of its
factors is right. Therefore marking also searches for states that meet the student's equations,
possibly with a product replaced by one factor, and requires that the right equations hold at them.
Only the key for marking contains the texts of the right equations.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import TeachmechError
from teachmech.expressions import to_text
from teachmech.expressions.algebra import Product
from teachmech.homework.answers.samples import (
    SAMPLED_RANK_TOLERANCE,
    VANISHING_ROW,
    ConstraintForm,
    States,
    generic,
    regular,
    scaled,
    start_of,
)
from teachmech.homework.parts import Sealed
from teachmech.homework.setting import Scope, Setting
from teachmech.system_and_motion import System

SEARCH_STARTS = 45  # search points around the start; the same number around the origin
SEARCH_WIDTHS = (0.3, 1.5, 5.0)  # their distances, in sizes of the coordinates
SURFACE_TOLERANCE = 1e-5  # distance from the right surface, in sizes of the coordinates
MAX_DISTANCE = 20  # distance from the start, in sizes of the coordinates


def seal_forbidden(
    right: Sequence[str], others: Sequence[str], setting: Setting, salt: str
) -> Sealed:
    """Return the data for `forbidden_states`: texts, and points at which the search begins."""
    states = generic(setting, f"{salt}/forbidden", SEARCH_STARTS, SEARCH_WIDTHS)
    q, v = start_of(setting.system)
    t = np.array([setting.settings.start, *states.t, *states.t])
    around_origin = states.q - q  # guessed surfaces are often small surfaces around the origin
    there = States(t, np.vstack([q, states.q, around_origin]), np.vstack([v, states.v, states.v]))
    return {"right": list(right), "others": list(others), "places": there.to_dict()}


def forbidden_states(
    system: System, held: Any, at: States, scope: Scope, sealed: Sealed, fixed: bool = False
) -> States | None:
    """Return states that a student's constraints allow and the right ones forbid, or None.

    Only states count at which the student's rows of A are as independent as elsewhere: a factor
    that depends on positions, in an equation between velocities, forbids nothing less. `held`, of
    shape (m,), is a mask of the student's constraints that hold at some right state; the others are
    already counted as wrong. `at` are right states. If `fixed` is true, only right positions are
    examined, because the student's constraints are derivatives and do not fix positions.
    """
    kept = [k for k in range(len(system.constraints)) if held[k]]
    own = [str(system.constraints[k].equation) for k in kept]
    added = _missing(own, [*sealed["others"], *sealed["right"]], at, scope)
    judge = ConstraintForm(scope.system(sealed["right"]), scope)
    whole = ConstraintForm(scope.system([*own, *added]), scope)
    states = States.from_dict(sealed["places"])
    if fixed:
        states = States(at.t, at.q, np.resize(states.v, at.v.shape))
    elsewhere = whole.matrix(states)
    factors = [_factors(system.constraint_expressions[k]) for k in kept]
    for texts in _by_factor(own, factors):
        try:
            form = ConstraintForm(scope.system([*texts, *added]), scope)
        except TeachmechError:  # a factor without coordinates
            continue
        with np.errstate(all="ignore"):
            found = form.projected(states)
            met = form.met(found)
            met &= (np.abs(found.q - states.q[0]) < MAX_DISTANCE * scope.lengths).all(axis=1)
            met = regular(whole.matrix(found), met, elsewhere)
            off = _off(judge, found, states)
        if (met & off).any():
            return found[met & off]
    return None


def _missing(own: Sequence[str], known: Sequence[str], at: States, scope: Scope) -> list[str]:
    """Return the known equations that must be added to a student's equations for the full rank."""
    form = ConstraintForm(scope.system([*own, *known]), scope)
    A = form.matrix(at)
    sizes = np.linalg.norm(A, axis=2, keepdims=True)
    A = scaled(np.where(sizes > VANISHING_ROW * np.nanmax(sizes, axis=0), A, 0.0))
    best = max(A, key=lambda rows: _rank(rows[: len(own)]))  # a row may vanish at a state
    covering = list(range(len(own)))
    for k in range(len(own), len(best)):
        if _rank(best[[*covering, k]]) > _rank(best[covering]):
            covering.append(k)
    return [known[k - len(own)] for k in covering[len(own) :]]


def _rank(rows: Array) -> int:
    finite = len(rows) and np.isfinite(rows).all()
    return int(np.linalg.matrix_rank(rows, tol=SAMPLED_RANK_TOLERANCE)) if finite else 0


def _factors(expression: Any) -> list[str]:
    """Return the factors of a product as texts; an empty list for any other expression."""
    formula = expression.symbolic
    return [to_text(one) for one in formula.factors] if isinstance(formula, Product) else []


def _by_factor(texts: list[str], factors: list[list[str]]) -> Iterator[list[str]]:
    """Yield the equations, then the equations with one of them replaced by each of its factors."""
    yield texts
    for k, several in enumerate(factors):
        for factor in several:
            yield [*texts[:k], factor, *texts[k + 1 :]]


def _off(judge: ConstraintForm, found: States, states: States) -> Any:
    """Return a mask of the states at which the right constraints do not hold, shape (K,)."""
    size = np.linalg.norm(judge.matrix(found), axis=2)
    typical = np.nanmax(np.linalg.norm(judge.matrix(states), axis=2), axis=0)
    size = np.maximum(size, SURFACE_TOLERANCE * typical)
    far = np.abs(judge.value(found)) > SURFACE_TOLERANCE * size
    fast = np.abs(judge.rate(found)) > SURFACE_TOLERANCE * size
    return ((far & judge.holonomic) | fast).any(axis=1)
