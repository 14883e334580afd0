"""Mistakes in the differentiation of constraints, with their effects on A and b."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from teachmech.expressions import evaluate, parse_as_typed, parse_equation, symbol, to_text
from teachmech.homework.mistakes.answer_content import AnswerContent, Change, Leaf
from teachmech.homework.mistakes.expression_changes import (
    one_by_one,
    terms_of,
    times,
    with_terms,
)
from teachmech.homework.mistakes.instants import Instant
from teachmech.homework.mistakes.mistake import (
    Mistake,
    Mutation,
    at_the_instant,
    in_texts,
    in_value,
    of_kinds,
    opposite,
)
from teachmech.homework.mistakes.problem_content import content_of
from teachmech.homework.mistakes.roles import Roles
from teachmech.homework.parts import Part
from teachmech.homework.setting import Setting
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.time_derivative import total_derivative
from teachmech.system_and_motion import System


def _missing_in_b(system: System, index: int) -> list[Any]:
    """Return the terms missing from b if time derivatives are omitted: all, h_tt, 2 h_tq v, half.

    b = -(h_tt + 2 h_tq v + v^T h_qq v), and b = -(g_t + g_q v) without positions.
    """
    derived = system.derivation.constraints[index]
    if isinstance(derived, FunctionConstraint):
        return []
    t = symbol("t")
    slope = derived.value.diff(t)
    if slope == 0:
        return []
    if not derived.holonomic:
        return [slope]
    twice = slope.diff(t)
    mixed = total_derivative(slope.xreplace({t: (now := symbol("now"))}), system.coordinates)
    mixed = mixed.xreplace({now: t})
    return [d for d in (twice + 2 * mixed, twice, 2 * mixed, mixed) if d != 0]


def _without_time(instant: Instant) -> Iterator[Instant]:
    system = instant.system
    missing = [_missing_in_b(system, k) for k in range(len(instant.b))]
    for k in range(max(map(len, missing), default=0)):
        terms = [evaluate(m[min(k, len(m) - 1)], instant.values) if m else 0.0 for m in missing]
        yield replace(instant, b=instant.b + np.array(terms))


def _derived_without_time(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    """Yield the entries of b, each scaled like its row of A."""
    content = content_of(answer, part, setting)
    if content is None or not isinstance(answer.get("b"), list):
        return
    system = setting.system
    names = part.names or system.constraint_names
    indices = [system.constraint_names.index(name) for name in names]
    missing = [_missing_in_b(system, index) for index in indices]
    texts = [leaf.text if leaf.role == "b" else "" for leaf in content.leaves]
    first = len(texts) - len(answer["b"])
    for k in range(max(map(len, missing), default=0)):
        changed: list[str | None] = [None] * len(texts)
        for j, (index, m) in enumerate(zip(indices, missing, strict=True)):
            factor = _scale(content, j, setting, index) if m else None
            if factor is not None:
                term = to_text(factor * m[min(k, len(m) - 1)])
                changed[first + j] = f"{texts[first + j]} + {term}"
        yield from content.written([changed])


def _scale(content: AnswerContent, j: int, setting: Setting, index: int) -> float | None:
    """Return the factor of the answer's row of A relative to the derived row, or None."""
    system = setting.system
    row = [leaf for leaf in content.leaves if leaf.role == "A"][j * len(system.coordinates) :]
    derived = system.derivation.constraints[index]
    assert not isinstance(derived, FunctionConstraint)
    names = ("t", *system.coordinates, *system.velocities)
    ratios = []
    for shift in (0.37, 0.83):
        state = {name: shift + 0.21 * (k + 1) for k, name in enumerate(names)}
        values = {**state, **system.parameter_values}
        for i, entry in derived.row.items():
            with np.errstate(all="ignore"):
                own = evaluate(parse_equation(row[i].text, content.names).symbolic, values)
                ratios.append(own / np.float64(evaluate(entry, values)))
    known = [r for r in ratios if np.isfinite(r)]
    if not known or not np.allclose(known, known[0], rtol=1e-9, atol=0) or known[0] == 0:
        return None
    return int(known[0]) if known[0] == int(known[0]) else float(known[0])


def _at_rest(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    """Yield the form of a moving constraint at the start."""
    yield expression.xreplace({symbol("t"): 0})


MISSING_TIME_DERIVATIVE = Mistake(
    name="missing-time-derivative",
    title="Time derivative left out",
    says="This constraint contains the time itself, and a time derivative seems to be missing. "
    "The total derivative of h(t, q) has the term h_t besides h_q v, and the second "
    "derivative contains further time derivatives. Check whether a body at rest in the "
    "laboratory would meet the constraint.",
    kinds=("derivation", "number", "multipliers"),
    mutations=(of_kinds(("derivation",), _derived_without_time), at_the_instant(_without_time)),
)
FROZEN_CONSTRAINT = Mistake(
    name="frozen-constraint",
    title="Moving constraint taken as fixed",
    says="This constraint seems to hold only at the start. The constraint of the problem moves; "
    "consider its position a moment later.",
    kinds=("constraint", "motion", "number", "multipliers"),
    mutations=(in_texts(_at_rest, "constraint"),),
)


def _terms_times(factor: str) -> Change:
    def change(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
        by = parse_as_typed(factor)
        terms = [term for term in terms_of(expression) if term.free_symbols]
        yield from one_by_one(expression, {term: by * term for term in terms})

    return change


def _b_times(factor: float) -> Mutation:
    return at_the_instant(lambda instant: [replace(instant, b=factor * instant.b)])


B_SIGN = Mistake(
    name="b-sign",
    title="Sign of b",
    says="The right side b seems to have the wrong sign. Differentiate the constraint twice, move "
    "the terms without accelerations to the other side, and check the sign: a point that "
    "moves along a circle must be accelerated towards its centre.",
    kinds=("derivation", "number", "multipliers"),
    mutations=(in_texts(opposite, "b"), _b_times(-1)),
)
VELOCITY_TERMS_LEFT_OUT = Mistake(
    name="velocity-terms-left-out",
    title="Velocity terms left out",
    says="The terms with squared velocities seem to be missing, as if the body were at rest. The "
    "second derivative of a constraint contains them; without them a point on a circle would "
    "leave it along the tangent.",
    kinds=("derivation", "number", "multipliers"),
    mutations=(in_texts(times("0"), "b"), _b_times(0)),
)


def _halves_forgotten(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    """Yield an energy without the halves of kinetic energy, then without all halves."""
    tests: tuple[Callable[[Any], bool], ...] = (
        lambda term: bool(term.free_symbols & roles.velocities),
        lambda term: abs(float(term.as_coeff_Mul()[0])) == 0.5,
    )
    for has_half in tests:
        yield with_terms(expression, partial(_doubled, has_half))


def _doubled(has_half: Callable[[Any], bool], term: Any) -> Any:
    return 2 * term if has_half(term) else term


HALVES_FORGOTTEN = Mistake(
    name="halves-forgotten",
    title="Halves forgotten",
    says="The factor 1/2 is missing in all terms that have one. The energy of a motion is half the "
    "mass times the square of the speed, and that of a spring half its stiffness times the square "
    "of its extension.",
    kinds=("expression",),
    mutations=(in_texts(_halves_forgotten, "expression"),),
)
FACTOR_TWO = Mistake(
    name="factor-two",
    title="A factor of two",
    says="There seems to be a factor of two too many or too few. The derivative of a square has "
    "one, and so has a mixed derivative, which occurs twice; a kinetic energy has a half. Compare "
    "one entry with a difference quotient of numbers.",
    kinds=("derivation", "expression", "number", "frequency"),
    mutations=(
        in_texts(times("1/2"), "A"),
        in_texts(times("1/2"), "b"),
        of_kinds(("expression",), in_texts(_terms_times("2"), "expression")),
        of_kinds(("expression",), in_texts(_terms_times("1/2"), "expression")),
        in_value(lambda value, part: (2 * value, value / 2)),
    ),
)


def _positions_for_velocities(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    velocities = expression.free_symbols & roles.velocities
    yield expression.xreplace({v: symbol(v.name[1:]) for v in velocities})


def _chosen(right: str, wrong: str) -> Any:
    def mutation(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
        if _word(answer) == right:
            yield from (option for option in part.options if _word(option) == wrong)

    return of_kinds(("choice",), mutation)


def _word(text: Any) -> str:
    return "".join(letter for letter in str(text).lower() if letter.isalpha())


HOLONOMIC_FOR_NON_HOLONOMIC = Mistake(
    name="holonomic-for-non-holonomic",
    title="Holonomic for non-holonomic",
    says="A condition on the velocities is treated as one on the positions. Ask whether the body "
    "can reach every position by some path: a skate can, so its condition forbids no position "
    "and cannot be integrated.",
    kinds=("choice", "constraint", "motion"),
    mutations=(
        _chosen("nonholonomic", "holonomic"),
        in_texts(_positions_for_velocities, "constraint"),
    ),
)
NON_HOLONOMIC_FOR_HOLONOMIC = Mistake(
    name="non-holonomic-for-holonomic",
    title="Non-holonomic for holonomic",
    says="A condition on the positions is treated as one on the velocities alone. Ask whether some "
    "positions can never be reached: if so, the constraint is holonomic, even if it is written "
    "with velocities or contains the time.",
    kinds=("choice",),
    mutations=(_chosen("holonomic", "nonholonomic"),),
)
