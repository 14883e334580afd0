"""Mistakes with friction and contact: direction, coefficient, normal force, the wrong event."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import numpy as np

from teachmech.base.errors import TeachmechError
from teachmech.expressions import Names, evaluate, parse_expression
from teachmech.expressions.algebra import Function, formula
from teachmech.homework.kinds import kind_of
from teachmech.homework.kinds.event_answer import times_of
from teachmech.homework.kinds.friction_answer import FrictionAnswer, friction_of
from teachmech.homework.kinds.number_answer import ComputedAnswer, time_of, with_unit
from teachmech.homework.mistakes.answer_content import Leaf
from teachmech.homework.mistakes.expression_changes import angles_in
from teachmech.homework.mistakes.forces import weights_of
from teachmech.homework.mistakes.mistake import Mistake, by_component, in_texts, in_value, of_kinds
from teachmech.homework.mistakes.roles import Roles
from teachmech.homework.parts import Part
from teachmech.homework.setting import Setting
from teachmech.model.constraints import Constraint

FRICTION = ("friction", "friction_components")


# --- the friction at a time -----------------------------------------------------------------------


class _Rubbing:
    """A friction at the time of a part's question."""

    def __init__(self, part: Part, setting: Setting) -> None:
        motion, time = setting.motion, time_of(part, setting)
        self.system = system = setting.system
        self.friction = friction_of(part, system, part.names[0] if part.names else "")
        values = {**setting.columns_at(time), **system.parameter_values}
        passed = np.searchsorted([change.time for change in motion.changes], time, side="right")
        signs = motion.slips_by_phase[passed]
        slips = [name for friction in system.frictions for name in friction.names]
        self.slides = signs[slips.index(self.friction.names[0])] != 0
        parts = [values[system.multipliers[k]] for k in self.friction.sticks]
        read = parse_expression(FrictionAnswer().expression(part, system), Names(tuple(values)))
        self.force = float(evaluate(read.symbolic, values))
        self.components = len(parts)
        self.share = self.force / float(np.linalg.norm(parts)) if any(parts) else 1.0
        self.normal = float(evaluate(self.friction.normal_force, values))
        self.coefficient = float(evaluate(self.friction.coefficient, values))
        self.static = float(evaluate(self.friction.static, values))


def _limit_for_sticking(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    there = _Rubbing(part, setting)
    if not there.slides:
        for mu in (there.static, there.coefficient):
            yield with_unit(part, mu * there.normal * there.share)


def _static_while_sliding(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    there = _Rubbing(part, setting)
    if there.slides and there.coefficient:
        yield with_unit(part, there.force * there.static / there.coefficient)


def _weight_for_normal_force(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    there = _Rubbing(part, setting)
    for weight in weights_of(there.system):
        yield with_unit(part, there.coefficient * weight * there.share)
        yield with_unit(part, there.static * weight * there.share)


def _each_component(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    """Yield the friction if each of its components were mu N."""
    there = _Rubbing(part, setting)
    if there.slides and there.components > 1:
        whole = there.coefficient * there.normal
        asked = np.copysign(whole, there.force) if len(part.names) > 1 else np.sqrt(2) * whole
        yield with_unit(part, asked)


# --- events ---------------------------------------------------------------------------------------


def _other_events(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    """Yield the other times of the same event, then the times of the other events."""
    motion = setting.motion
    event = part.names[0]
    known = [text for change in motion.changes for text in change.events]
    for text in dict.fromkeys([event, *known]):
        for time in times_of(text, motion)[:2]:
            yield with_unit(part, time)


def _with_constraints(change: Callable[[Constraint], Constraint]) -> Any:
    """Return the mutation that computes an answer from the motion with other constraints."""

    def mutation(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
        kind, system, given = kind_of(part), setting.system, setting.settings
        stuck = {system.constraint_names[k] for f in system.frictions for k in f.sticks}
        own = [c for c in system.constraints if isinstance(c, Constraint) and c.name not in stuck]
        changed = [*map(change, own)]
        if changed == own or not isinstance(kind, ComputedAnswer):
            return
        with suppress(TeachmechError):  # such as an impact that the changed problem does not have
            motion = system.replace(constraints=changed, potential=None).simulate(
                time=(given.start, kind.until(part, setting), given.step),
                method=given.method,
                tolerance=given.tolerance,
            )
            if not motion.ending and (found := kind.of_motion(part, motion)) is not None:
                yield found

    return mutation


def _only_static(constraint: Constraint) -> Constraint:
    both = constraint.friction and constraint.static
    return replace(constraint, friction=constraint.static, static="") if both else constraint


def _only_kinetic(constraint: Constraint) -> Constraint:
    return replace(constraint, static="") if constraint.static else constraint


# --- conditions of sticking -----------------------------------------------------------------------


def _across(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    """Yield a text with the weight instead of its part across an incline."""
    sides = {
        angle: Function("sin", formula(angle.args[0])) if angle.name == "tan" else formula(1)
        for angle in angles_in(expression)
        if angle.name in ("tan", "cos")
    }
    if sides:
        yield expression.xreplace(sides)


def _coefficients_exchanged(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    """Yield the condition with the kinetic instead of the static coefficient."""
    friction = friction_of(part, setting.system, part.names[1] if len(part.names) > 1 else "")
    static, kinetic = friction.static.free_symbols, friction.coefficient.free_symbols
    if len(static) == len(kinetic) == 1 and static != kinetic:
        (one,), (other,) = static, kinetic
        exchanged = in_texts(lambda read, leaf, roles: [read.xreplace({one: other})], "expression")
        yield from exchanged(answer, part, setting)


def _reversed(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    for sign, other in (("<", ">"), (">", "<")):
        if sign in answer:
            yield answer.replace(sign, other)
            return


FRICTION_SIGN = Mistake(
    name="friction-sign",
    title="Direction of friction",
    says="The magnitude is right, but the friction has the wrong direction. Friction acts against "
    "the sliding velocity of the body, or against the sliding that it prevents; its power on "
    "what slides is never positive.",
    kinds=FRICTION,
    mutations=(by_component(in_value(lambda value, part: [-value])),),
)
LIMIT_FOR_STICKING = Mistake(
    name="limit-for-sticking",
    title="Limit of friction while it sticks",
    says="This is a coefficient times the normal force, but the contact sticks. The friction is "
    "then only as large as the motion without sliding needs: solve the equation of motion for it, "
    "and compare it with the limit.",
    kinds=FRICTION,
    mutations=(by_component(_limit_for_sticking),),
)
STATIC_FOR_KINETIC = Mistake(
    name="static-for-kinetic",
    title="Static and kinetic coefficient exchanged",
    says="The wrong one of the two coefficients of friction seems to be used. The static one "
    "limits the friction while the contact sticks; the kinetic one gives it while the contact "
    "slides.",
    kinds=(*FRICTION, "sticking", "event"),
    mutations=(
        of_kinds(FRICTION, by_component(_static_while_sliding)),
        of_kinds(("sticking",), _coefficients_exchanged),
        of_kinds(("event",), _with_constraints(_only_static)),
        of_kinds(("event",), _with_constraints(_only_kinetic)),
    ),
)
WEIGHT_FOR_NORMAL_FORCE = Mistake(
    name="weight-for-normal-force",
    title="Weight for normal force",
    says="The normal force seems to be taken as the weight. It follows from the equation of motion "
    "across the contact: on an incline only a part of the weight presses, and other forces, other "
    "bodies and a curved path change it.",
    kinds=(*FRICTION, "sticking"),
    mutations=(
        of_kinds(FRICTION, by_component(_weight_for_normal_force)),
        of_kinds(("sticking",), in_texts(_across, "expression")),
    ),
)
FRICTION_OF_EACH_COMPONENT = Mistake(
    name="friction-of-each-component",
    title="Friction of each component",
    says="Each component of the friction seems to be taken as mu N. The friction along a surface "
    "is one vector of the length mu N, opposed to the sliding velocity: its components are in the "
    "ratio of those of the velocity.",
    kinds=FRICTION,
    mutations=(by_component(_each_component),),
)
CONDITION_REVERSED = Mistake(
    name="condition-reversed",
    title="Condition reversed",
    says="The inequality seems to be the other way round. Check it with a very large coefficient "
    "of friction, with which every contact that presses sticks.",
    kinds=("sticking",),
    mutations=(_reversed,),
)
OTHER_EVENT = Mistake(
    name="other-event",
    title="Another event",
    says="At this time another event happens. State which contacts act, stick and slide before and "
    "after the requested one.",
    kinds=("event",),
    mutations=(_other_events,),
)
