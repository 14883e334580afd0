"""Mistakes in forces and masses."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from teachmech.expressions.units import read_unit
from teachmech.homework.kinds.number_answer import with_unit
from teachmech.homework.mistakes.answer_content import Leaf
from teachmech.homework.mistakes.expression_changes import negated, one_by_one, scaled, with_terms
from teachmech.homework.mistakes.mistake import Mistake, in_texts
from teachmech.homework.mistakes.problem_content import content_of
from teachmech.homework.mistakes.roles import Roles
from teachmech.homework.parts import Part
from teachmech.homework.setting import Setting
from teachmech.system_and_motion import System

EARTH = 9.81  # m/s^2, if the problem has no parameter for it


def _weight_turned(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    if leaf.role == "gravity":
        yield -expression
    elif named := expression.free_symbols & roles.gravity:
        yield expression.xreplace(scaled(named, -1))
    else:
        yield negated(expression, roles.is_weight)


def _weight_left_out(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    if leaf.role == "gravity":
        yield 0 * expression
    yield with_terms(expression, lambda term: 0 if roles.is_weight(term) else term)


def _mass_left_out(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    masses = expression.free_symbols & roles.masses
    yield from one_by_one(expression, dict.fromkeys(sorted(masses, key=str), 1))
    number = roles.mass_of.get(leaf.name)
    if not masses and number and leaf.role == "force":
        yield with_terms(expression, lambda term: term / number if roles.is_weight(term) else term)


def _weight_for_mass(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    for g in sorted(roles.gravity, key=str):
        yield expression * g
    if not roles.gravity:
        yield 9.81 * expression


def _about_the_origin(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    """Yield the answer with Steiner's m c^2 added to the moments of inertia of all bodies."""
    if (content := content_of(answer, part, setting)) is None:
        return
    squares, mass = defaultdict[str, list[str]](list), dict[str, str]()
    for leaf in content.leaves:
        if leaf.role == "centroid":
            squares[leaf.name].append(f"({leaf.text})^2")
        elif leaf.role == "body":
            mass[leaf.name] = leaf.text
    steiner = {body: f"({mass[body]})*({' + '.join(sides)})" for body, sides in squares.items()}
    changed = [
        f"{leaf.text} + {steiner[leaf.name]}"
        if leaf.role == "inertia" and leaf.name in steiner
        else None
        for leaf in content.leaves
    ]
    yield from content.written([changed])


def _spring_turned(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    def elastic(term: Any) -> bool:
        names = term.free_symbols
        return bool(names & roles.positions) and not names & roles.velocities

    yield negated(expression, elastic)


def _damper_turned(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    yield negated(expression, lambda term: bool(term.free_symbols & roles.velocities))


def weights_of(system: System) -> Iterator[float]:
    """Yield the weight of each moving point, then that of all together, in newtons."""
    roles, values = Roles.of(system), system.parameter_values
    g = [values[name.name] for name in roles.gravity] or [EARTH]
    names = sorted(s.name for s in roles.masses)
    own = [m for name, m in roles.mass_of.items() if name not in roles.angles]
    masses = list(dict.fromkeys([values[name] for name in names] or own))
    yield from (m * abs(x) for m in [*masses, sum(masses)] for x in g)


def _weight_alone(answer: Any, part: Part, setting: Setting) -> Iterator[Any]:
    if part.unit and (unit := read_unit(part.unit)).dimensions == read_unit("N").dimensions:
        for weight in weights_of(setting.system):
            yield with_unit(part, weight / unit.factor)


GRAVITY_SIGN = Mistake(
    name="gravity-sign",
    title="Sign of gravity",
    says="The direction of the weight seems to be wrong. Mark the positive direction of the "
    "vertical axis in a sketch and draw the weight next to it. A body that is released "
    "without any constraint must fall, and its potential energy must grow with its height.",
    kinds=("force", "expression", "number", "frequency", "multipliers", "motion"),
    mutations=(in_texts(_weight_turned, "force", "expression", "gravity"),),
)
WEIGHT_LEFT_OUT = Mistake(
    name="weight-left-out",
    title="No weight",
    says="The weight seems to be missing. Before anything is computed, list the applied forces "
    "on each body; gravity acts on every mass, also on one that is held by a constraint.",
    kinds=("force", "expression", "number", "frequency", "multipliers", "motion"),
    mutations=(in_texts(_weight_left_out, "force", "expression", "gravity"),),
)
MASS_FORGOTTEN = Mistake(
    name="mass-forgotten",
    title="Mass left out",
    says="A mass seems to be missing: the answer is an acceleration, but a force or an energy is "
    "required. Compare the units of both sides. A body of twice the mass has twice the "
    "weight.",
    kinds=("force", "expression", "number", "frequency", "multipliers", "motion"),
    mutations=(in_texts(_mass_left_out, "force", "mass", "expression", "inertia"),),
)
UNIT_MASS = Mistake(
    name="unit-mass",
    title="A mass of 1",
    says="A mass is taken as 1. The entries of the mass matrix are the masses of the bodies in "
    "kilograms, so that the mass matrix times the accelerations is a force.",
    kinds=("mass",),
    mutations=(in_texts(_mass_left_out, "mass"),),
)
WEIGHT_FOR_CONSTRAINT_FORCE = Mistake(
    name="weight-for-constraint-force",
    title="Weight for the force of a constraint",
    says="This is a weight. A constraint carries the weight alone only if the body is not "
    "accelerated along its force: on a curved path it also causes the centripetal acceleration, "
    "and on a slope it carries a part of the weight.",
    kinds=("number",),
    mutations=(_weight_alone,),
)
WEIGHT_FOR_MASS = Mistake(
    name="weight-for-mass",
    title="Weight for mass",
    says="This looks like a weight in newtons, but a mass in kilograms is required. Gravity "
    "belongs to the forces; the mass matrix is the same on the Moon.",
    kinds=("mass",),
    mutations=(in_texts(_weight_for_mass, "mass"),),
)
INERTIA_ABOUT_END = Mistake(
    name="inertia-about-end",
    title="Moment of inertia about another point",
    says="A moment of inertia seems to be about the point at which the body is supported. Give "
    "the one about the centroid; the mass accounts for the motion of the centroid.",
    kinds=("motion",),
    mutations=(_about_the_origin,),
)
SPRING_SIGN = Mistake(
    name="spring-sign",
    title="Sign of a spring",
    says="A restoring force seems to be repulsive. Displace the body slightly in the positive "
    "direction and find the direction of the force of the spring, or of gravity on an "
    "inclined path. Near a stable equilibrium the force is restoring.",
    kinds=("force", "number", "frequency", "multipliers", "motion"),
    mutations=(in_texts(_spring_turned, "force"),),
)
DAMPER_SIGN = Mistake(
    name="damper-sign",
    title="Sign of a damper",
    says="A force that depends on the velocity seems to drive instead of brake. Friction in a "
    "damper is opposite to the velocity, so its power is never positive.",
    kinds=("force", "number", "multipliers", "motion"),
    mutations=(in_texts(_damper_turned, "force"),),
)
