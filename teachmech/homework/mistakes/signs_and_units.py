"""Mistakes in results of a motion: multipliers, accelerations, units, signs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from teachmech.homework.kinds import kind_of
from teachmech.homework.mistakes.expression_changes import times
from teachmech.homework.mistakes.instants import Instant
from teachmech.homework.mistakes.mistake import (
    Mistake,
    by_component,
    in_texts,
    in_value,
    of_kinds,
    opposite,
    with_values,
)
from teachmech.homework.parts import Part
from teachmech.homework.setting import Scope


def _multipliers_turned(instant: Instant) -> Iterator[Mapping[str, float]]:
    values, names = instant.values, instant.system.multipliers
    yield {**values, **{name: -values[name] for name in names}}


def _free(instant: Instant) -> Iterator[Mapping[str, float]]:
    """Yield the acceleration without constraints, M^-1 Q."""
    try:
        free = np.linalg.solve(instant.M, instant.Q)
    except np.linalg.LinAlgError:
        return
    names = instant.system.accelerations
    yield {**instant.values, **dict(zip(names, map(float, free), strict=True))}


def _without_unit(answer: Any, part: Part, scope: Scope) -> bool:
    return bool(part.unit) and not kind_of(part).read(answer, part, scope).unit


MULTIPLIER_SIGN = Mistake(
    name="multiplier-sign",
    title="Sign of the multipliers",
    says="The multipliers seem to follow the other sign convention. Here "
    "M q'' = Q - A^T lambda, so that the constraint force is -A^T lambda; check with a body at "
    "rest, where the constraint force must balance the applied one.",
    kinds=("multipliers", "number"),
    mutations=(with_values(_multipliers_turned),),
)
FREE_ACCELERATION = Mistake(
    name="free-acceleration",
    title="Free instead of actual acceleration",
    says="This seems to be the acceleration without constraints, M^-1 Q. The constraint forces "
    "change it: insert it into A q'' = b to see that the body would leave its path.",
    kinds=("number",),
    mutations=(with_values(_free),),
)
OPPOSITE_SIGN = Mistake(
    name="opposite-sign",
    title="Opposite sign",
    says="The magnitude is right, but the sign is wrong. State the direction of the quantity and "
    "compare it with the positive axis in your sketch; for a force, state which body acts on "
    "which.",
    kinds=("number", "force", "start", "motion"),
    mutations=(
        of_kinds(("force", "start"), in_texts(opposite, "force", "start")),
        in_texts(opposite, "load", "drive"),
        in_value(lambda value, part: [-value]),
    ),
)
UNIT_PREFIX = Mistake(
    name="unit-prefix",
    title="Kilo or milli",
    says="The digits are right, but the power of ten is wrong. Write every number with its unit, "
    "in kilograms, metres and seconds, before you insert it.",
    kinds=("number", "friction", "friction_components", "event", "frequency", "motion"),
    mutations=(
        in_texts(times("1/1000"), "stiffness"),
        by_component(
            in_value(lambda value, part: [value * f for f in (1000.0, 0.001, 100.0, 0.01)])
        ),
    ),
)
UNIT_MISSING = Mistake(
    name="unit-missing",
    title="No unit",
    says="The number has no unit. Write the unit after the number; without it a reader cannot "
    "tell newtons from kilonewtons.",
    kinds=("number", "friction", "event", "frequency"),
    shown=_without_unit,
)
