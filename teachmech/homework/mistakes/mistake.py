"""A typical mistake, with its feedback and the wrong answers that it causes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np

from teachmech.base.errors import TeachmechError
from teachmech.expressions import symbol
from teachmech.homework.kinds import kind_of
from teachmech.homework.kinds.friction_components_answer import (
    FrictionComponentsAnswer,
    component_parts,
)
from teachmech.homework.kinds.number_answer import ComputedAnswer, NumberAnswer, with_unit
from teachmech.homework.mistakes.answer_content import Change, Leaf
from teachmech.homework.mistakes.instants import Instant
from teachmech.homework.mistakes.problem_content import content_of
from teachmech.homework.mistakes.roles import Roles
from teachmech.homework.parts import Part
from teachmech.homework.setting import Scope, Setting

MAX_FORMS = 8  # wrong answers for one mistake in one part
MAX_MOTIONS = 4  # the same, if each wrong answer is a motion
SAME_NUMBER = 1e-8  # relative difference of numbers that count as the same

# The right answer, the part and its setting -> wrong answers.
Mutation = Callable[[Any, "Part", "Setting"], Iterator[Any]]


@dataclass(frozen=True)
class Mistake:
    """A typical mistake.

    Examples
    --------
    >>> import teachmech.homework.mistakes as mistakes
    >>> mistakes.named("gravity-sign").title
    'Sign of gravity'
    """

    name: str  # name in tables and files
    title: str  # a short noun phrase
    says: str  # the feedback: the probable mistake, and a check that reveals it
    kinds: tuple[str, ...]  # the kinds of parts in which it occurs
    mutations: tuple[Mutation, ...] = ()  # see the functions below
    shown: Callable[[Any, Part, Scope], bool] | None = None  # does an answer alone show it?
    compared: bool = False  # the comparison with the right answer finds it: `Credit.mistake`

    def diagnose(self, answer: Any, part: Part, scope: Scope) -> bool:
        """Return whether an answer alone shows this mistake; False if it cannot be read."""
        if self.shown is None or part.kind not in self.kinds:
            return False
        try:
            return self.shown(answer, part, scope)
        except TeachmechError:
            return False

    def mutate(self, answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
        """Yield the wrong answers that this mistake causes, most likely first.

        The answers are distinct. There are none if the mistake is not possible. An expression may
        have the same meaning as the right one.
        """
        if part.kind not in self.kinds:
            return
        seen = {_key(answer)}
        most = MAX_MOTIONS if kind_of(part).is_problem else MAX_FORMS
        for wrong in chain.from_iterable(
            mutate(answer, part, setting) for mutate in self.mutations
        ):
            if (key := _key(wrong)) not in seen:
                seen.add(key)
                if not _is_same_number(wrong, answer, part, setting):
                    yield wrong
            if len(seen) > most:
                return


def in_texts(change: Change, *roles: str, together: bool = True) -> Mutation:
    """Return the mutation that changes the texts of some roles; see `AnswerContent.changed`."""

    def mutation(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
        if content := content_of(answer, part, setting):
            yield from content.changed(change, roles, together)

    return mutation


def opposite(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    """Yield the negative of a text."""
    yield -expression


def of_kinds(kinds: Sequence[str], mutation: Mutation) -> Mutation:
    """Restrict a mutation to some kinds of parts."""

    def restricted(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
        if part.kind in kinds:
            yield from mutation(answer, part, setting)

    return restricted


def exchanging(
    pairs: Callable[[Roles], Iterator[Mapping[str, str]]],
    texts: tuple[str, ...],
    names: tuple[str, ...],
) -> Mutation:
    """Return the mutation that confuses coordinates.

    ``pairs`` yields mappings from coordinates to the coordinates with which they are confused.
    Texts of the roles ``texts`` belong to coordinates and are exchanged. In texts of the roles
    ``names``, the names of the coordinates are exchanged.
    """

    def mutation(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
        if content := content_of(answer, part, setting):
            for other in pairs(content.roles):
                yield from content.exchanged(other, texts)
                yield from content.changed(_renaming(other), names)

    return mutation


def at_the_instant(change: Callable[[Instant], Iterable[Instant]]) -> Mutation:
    """Return the mutation that computes a number or multipliers from other arrays."""
    return with_values(lambda right: (wrong.solved() for wrong in change(right)))


def with_values(change: Callable[[Instant], Iterable[Mapping[str, float]]]) -> Mutation:
    """Return the mutation that computes a number or multipliers from other values of the motion."""

    def mutation(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
        # The arrays of an instant do not know which constraints act.
        if isinstance(kind := kind_of(part), ComputedAnswer) and not setting.system.switches:
            for values in change(Instant.of(part, setting)):
                found = kind.answer(part, setting.system, values)
                if found is not None:
                    yield found

    return mutation


def in_value(change: Callable[[float, Part], Iterable[float]]) -> Mutation:
    """Return the mutation that changes the number itself."""

    def mutation(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
        if isinstance(kind := kind_of(part), NumberAnswer):
            for value in change(kind.read(answer, part, setting.scope()).value, part):
                if np.isfinite(value):
                    yield with_unit(part, value)

    return mutation


def by_component(mutation: Mutation) -> Mutation:
    """Apply a mutation of a friction to both components, if these are asked for."""

    def mutations(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
        if part.kind != FrictionComponentsAnswer.name:
            yield from mutation(answer, part, setting)
            return
        parts = component_parts(part, setting.system)
        wrong = (mutation(answer[name], one, setting) for name, one in parts.items())
        for texts in zip(*wrong, strict=False):
            yield dict(zip(parts, texts, strict=True))

    return mutations


def _renaming(other: Mapping[str, str]) -> Change:
    """Return the change that renames coordinates, velocities and accelerations."""
    pairs = {
        symbol(letter + name): symbol(letter + to)
        for letter in ("", "v", "a")
        for name, to in other.items()
    }
    return lambda expression, leaf, roles: [expression.xreplace(pairs)]


def _is_same_number(wrong: Any, right: Any, part: Part, setting: Setting) -> bool:
    kind, scope = kind_of(part), setting.scope()
    if not isinstance(kind, ComputedAnswer):
        return False
    one, other = (kind.numbers(answer, part, scope) for answer in (wrong, right))
    return bool(np.allclose(one, other, rtol=SAME_NUMBER, atol=SAME_NUMBER**1.5))


def _key(answer: Any) -> str:
    return json.dumps(answer, sort_keys=True, default=str)
