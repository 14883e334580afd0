"""Mistakes that are found without the right answer, such as contradictory constraints."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np

from teachmech.base import documents
from teachmech.base.errors import TeachmechError
from teachmech.homework.answers.samples import ConstraintForm, States, generator, scaled, start_of
from teachmech.homework.kinds import kind_of
from teachmech.homework.mistakes.mistake import Mistake, of_kinds
from teachmech.homework.mistakes.problem_content import content_of
from teachmech.homework.parts import Part
from teachmech.homework.setting import Scope, Setting
from teachmech.problems.library import kind_of_file
from teachmech.problems.mechanisms import Mechanism
from teachmech.start.start_report import StartReport

SEARCH_STARTS = 48  # start points in the search for states that meet constraints
SEARCH_WIDTHS = (0.1, 0.3, 1.0, 3.0, 10.0)  # their distances, in sizes of the coordinates
DEPENDENCE_TOLERANCE = 1e-7  # for singular values of rows of length 1
VANISHING_SLOPE = 1e-6  # relative to the largest row of A; a square has a row of 0
START_ERROR = 1e-6  # relative to the size of a constraint


def _is_redundant(answer: Any, part: Part, scope: Scope) -> bool:
    if kind_of(part).is_problem:
        report = _start_report(answer)
        return report is not None and not report.contradictory and report.redundant > 0
    form = _form(answer, part, scope)
    return form is not None and _met(form) and _dependent(form)


def _is_contradictory(answer: Any, part: Part, scope: Scope) -> bool:
    if kind_of(part).is_problem:
        report = _start_report(answer)
        return report is not None and bool(report.contradictory)
    form = _form(answer, part, scope)
    if form is None or len(form.system.constraints) < 2 or _met(form):
        return False
    return all(map(_met, _singly(form, scope)))


def _is_of_one_sign(answer: Any, part: Part, scope: Scope) -> bool:
    form = _form(answer, part, scope)
    return form is not None and not all(map(_crossed, _singly(form, scope)))


def _crossed(form: ConstraintForm) -> bool:
    """Return whether h changes its sign, or vanishes at a state at which A does not vanish."""
    there = _searched(form)
    value = form.value(there)
    if not ((value > 0).all() or (value < 0).all()):
        return True
    with np.errstate(all="ignore"):
        found = form.projected(there)
        sizes, typical = (
            np.linalg.norm(form.matrix(at), axis=2).max(axis=1) for at in (found, there)
        )
        return bool((form.met(found) & (sizes > VANISHING_SLOPE * typical.max())).any())


def _form(answer: Any, part: Part, scope: Scope) -> ConstraintForm | None:
    """Return the constraints of an answer; None if there are none."""
    texts = [answer] if isinstance(answer, str) else answer
    if not isinstance(texts, list | tuple):
        return None
    return ConstraintForm(scope.system([str(text) for text in texts]), scope)


def _singly(form: ConstraintForm, scope: Scope) -> Iterator[ConstraintForm]:
    """Yield each constraint alone."""
    for one in form.system.constraints:
        yield ConstraintForm(form.system.replace(constraints=[one]), scope)


def _met(form: ConstraintForm) -> bool:
    return len(_states(form)) > 0


def _dependent(form: ConstraintForm) -> bool:
    """Return whether the rows of A are dependent at all states that meet the constraints."""
    for rows in form.matrix(_states(form)):
        values = np.linalg.svd(scaled(rows), compute_uv=False)
        if (values > DEPENDENCE_TOLERANCE).sum() == len(rows):
            return False
    return True


@lru_cache(maxsize=8)
def _states(form: ConstraintForm) -> States:
    """Return states that meet the constraints, if Newton's method finds them."""
    with np.errstate(all="ignore"):
        found = form.projected(_searched(form))
        return found[form.met(found)]


def _searched(form: ConstraintForm) -> States:
    """Return random states at several distances."""
    rng, n = generator("places"), len(form.lengths)
    sizes = np.resize(SEARCH_WIDTHS, SEARCH_STARTS)[:, None] * form.lengths
    q, v = (sizes * (2 * rng.random((SEARCH_STARTS, n)) - 1) for _ in range(2))
    return States(form.time * rng.random(SEARCH_STARTS), q, v / form.time)


def _starts_off(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    """Yield starts at rest, or on an axis, if no motion can begin there."""
    content = content_of(answer, part, setting)
    if content is None:
        return
    names = [leaf.name for leaf in content.leaves]
    given = setting.system.velocities
    tried: list[list[str | None]] = [["0" if name in given else None for name in names]]
    tried += [["0" if k == j else None for k in range(len(names))] for j in range(len(names))]
    for changes in tried:
        texts = [t or leaf.text for t, leaf in zip(changes, content.leaves, strict=True)]
        if is_off(setting, dict(zip(names, texts, strict=True))):
            yield from content.written([changes])


def is_off(setting: Setting, start: dict[str, str]) -> bool:
    """Return whether a start violates the constraints of the problem, or their derivatives."""
    try:
        moved = setting.system.replace(start=start)
        q, v = start_of(moved)
    except TeachmechError:
        return False
    at = States(np.array([setting.settings.start]), q[None], v[None])
    form, scales = ConstraintForm(moved), setting.scales
    (h,), (rate,), (A,) = form.value(at), form.rate(at), form.matrix(at)
    off = scales.positions_off(h, A, q, START_ERROR) & form.holonomic
    return bool((off | scales.rates_off(rate, A, v, START_ERROR)).any())


def _begins_off(answer: Any, part: Part, scope: Scope) -> bool:
    report = _start_report(answer) if kind_of(part).is_problem else None
    return report is not None and bool(report.violated)


@lru_cache(maxsize=8)
def _start_report(answer: str) -> StartReport | None:
    """Return the report on the start of a problem; None for a mechanism, which is assembled."""
    document = documents.read(answer, "answer")
    kind = kind_of_file(document)
    return None if kind is Mechanism else kind.of(document).examine_start()


def _other_count(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    """Yield the number of coordinates minus a rank, or minus a number of degrees of freedom."""
    yield f"{len(setting.system.coordinates) - float(answer):.12g}"


REDUNDANT = Mistake(
    name="redundant",
    title="Redundant constraint",
    says="One of the equations follows from the others and excludes no further motion. The motion "
    "is the same without it, but single multipliers are no longer unique. Count the degrees "
    "of freedom that are left and compare with the sketch.",
    kinds=("constraint", "motion"),
    shown=_is_redundant,
)
CONTRADICTORY = Mistake(
    name="contradictory",
    title="Contradictory constraints",
    says="No position and no velocity meets all these equations at the same time. Insert a state "
    "that you know from the sketch into each of them.",
    kinds=("constraint", "motion"),
    shown=_is_contradictory,
)
ONE_SIGN = Mistake(
    name="one-sign",
    title="Equation that changes no sign",
    says="One side of this equation is never larger than the other, as with a sum of squares that "
    "must be zero. It holds nowhere, or only at positions where A vanishes, so no force can "
    "keep a body there. Check the signs of the terms, and whether a term is missing.",
    kinds=("constraint",),
    shown=_is_of_one_sign,
)
RANK_FOR_FREEDOM = Mistake(
    name="rank-for-freedom",
    title="Rank for degrees of freedom",
    says="This seems to be the rank of A instead of the number of degrees of freedom, or the other "
    "way round. Together they are the number of coordinates.",
    kinds=("count",),
    mutations=(_other_count,),
)
START_OFF_CONSTRAINT = Mistake(
    name="start-off-constraint",
    title="Start off the constraint",
    says="The motion cannot begin there: the positions do not meet the constraint, or the "
    "velocities do not meet its derivative. Insert the start into both; if a constraint "
    "moves, the body must move with it from the start.",
    kinds=("start", "motion"),
    mutations=(of_kinds(("start",), _starts_off),),
    shown=_begins_off,
)
NO_DERIVATIVE = Mistake(
    name="no-derivative",
    title="Equation without a derivative",
    says="A constraint force follows from the derivatives of the equation, and this equation has "
    "none at the positions where it holds: the slope of abs(h) jumps at h = 0, and that of the "
    "root of abs(h) is infinite. Write the difference of both sides itself, h = 0.",
    kinds=("constraint",),
    compared=True,
)
SUPERFLUOUS_EQUATION = Mistake(
    name="superfluous-equation",
    title="One equation too many",
    says="One of the equations is not a property of the problem, and the others are right. Perhaps "
    "it describes only this motion, or its start: imagine other starts and ask which equations "
    "still hold.",
    kinds=("constraint",),
    compared=True,
)
ZERO_LEVEL = Mistake(
    name="zero-level",
    title="Another zero level",
    says="The answer differs by a constant from the right one. An energy is defined up to a "
    "constant, but the question fixes the level at which the potential energy is 0.",
    kinds=("expression",),
    compared=True,
)
