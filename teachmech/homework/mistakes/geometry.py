"""Mistakes in lengths, directions and angles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import copysign, degrees, radians, tau
from typing import Any

from teachmech.expressions import parse_as_typed, symbol
from teachmech.expressions.algebra import PI, Function, Sum
from teachmech.homework.mistakes.answer_content import Change, Leaf
from teachmech.homework.mistakes.expression_changes import (
    angles_in,
    found_in,
    one_by_one,
    scaled,
    squares_in,
    terms_of,
    times,
    with_argument,
)
from teachmech.homework.mistakes.mistake import Mistake, exchanging, in_texts, in_value, of_kinds
from teachmech.homework.mistakes.roles import Roles
from teachmech.homework.parts import Part

_KINDS = ("constraint", "force", "start", "expression", "number", "motion")
_TYPED = ("constraint", "force", "mass", "start", "expression", "derivation", "motion")
_NOT_WHOLE = ("constraint", "force", "expression", "number", "multipliers")
_ALL = ("constraint", "force", "start", "expression", "A", "b")
_ANGLES = ("rad", "radian", "radians", "rad/s", "rad/s^2", "rad/s**2")


def _length_not_squared(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    squares = squares_in(expression)
    yield from one_by_one(expression, {s: b for s, b in squares.items() if b in roles.lengths})
    number, rest = expression.as_coeff_Add()
    if leaf.role == "constraint" and number != 0 and squares_in(rest):
        yield rest + copysign(abs(float(number)) ** 0.5, float(number))


def _square_left_out(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    squares = squares_in(expression)
    yield from one_by_one(expression, {s: b for s, b in squares.items() if b not in roles.lengths})


def _lengths_times(factor: str) -> Change:
    def change(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
        number, rest = expression.as_coeff_Add()
        by = parse_as_typed(factor)
        yield from one_by_one(expression, scaled(expression.free_symbols & roles.lengths, by))
        if leaf.role == "constraint" and number != 0 and squares_in(rest):
            yield rest + number * by**2

    return change


def _differences_as(wrong: Callable[[Any, Any], Any]) -> Change:
    """Return a change of squares (a + b)^2 in which a or b has a minus sign."""

    def change(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
        sums = {s: base.args for s, base in squares_in(expression).items() if isinstance(base, Sum)}
        pairs = {square: wrong(*args) for square, args in sums.items() if len(args) == 2}
        yield from one_by_one(expression, pairs)

    return change


def _sign_of_a_term(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    terms = terms_of(expression)
    if 1 < len(terms) <= 8 or leaf.role == "A":
        for term in terms:
            yield expression - 2 * term


def _term_left_out(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    terms = terms_of(expression)
    if 1 < len(terms) <= 8:
        for rest in (expression - term for term in terms):
            if leaf.role != "constraint" or rest.free_symbols & roles.state:
                yield rest


def _other_function(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    other = {"sin": "cos", "cos": "sin"}
    functions = [f for f in angles_in(expression) if f.name in other]
    yield from one_by_one(expression, {f: Function(other[f.name], f.argument) for f in functions})


def _fixed_angles_times(factor: str) -> Change:
    def change(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
        by = parse_as_typed(factor)
        functions = [f for f in angles_in(expression) if not f.free_symbols & roles.state]
        yield from one_by_one(expression, {f: with_argument(f, f.args[0] * by) for f in functions})
        turned = leaf.role == "start" and leaf.name.removeprefix("v") in roles.angles
        if turned or leaf.role == "angle":
            yield expression * by

    return change


def _turning_angles_times(factor: str) -> Change:
    def change(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
        faster = scaled([symbol("t")], parse_as_typed(factor))
        functions = [f for f in angles_in(expression) if symbol("t") in f.free_symbols]
        meanings = {f: with_argument(f, f.args[0].xreplace(faster)) for f in functions}
        yield from one_by_one(expression, meanings)

    return change


def _from_the_other_axis(expression: Any, leaf: Leaf, roles: Roles) -> Iterator[Any]:
    if leaf.role == "start" and leaf.name in roles.angles:
        yield PI / 2 - expression
    functions = [f for f in found_in(expression, "tan") if not f.free_symbols & roles.state]
    yield from one_by_one(expression, {f: 1 / f for f in functions})


def _angle_in_other_unit(value: float, part: Part) -> tuple[float, ...]:
    return (degrees(value), radians(value)) if part.unit in _ANGLES else ()


def _value_in_turns(value: float, part: Part) -> tuple[float, ...]:
    return (value / tau, value * tau) if part.unit in (*_ANGLES, "1/s", "Hz") else ()


LENGTH_NOT_SQUARED = Mistake(
    name="length-not-squared",
    title="Length not squared",
    says="A length seems to replace its square. Compare the units of both sides: a sum of squared "
    "coordinates is in square metres. Insert one point of the path as a check.",
    kinds=("constraint", "expression", "start", "number", "multipliers", "motion"),
    mutations=(in_texts(_length_not_squared, "constraint", "expression", "start", "inertia"),),
)
SQUARE_LEFT_OUT = Mistake(
    name="square-left-out",
    title="Square left out",
    says="A square seems to be missing. Compare the units of the terms that are added, and ask "
    "whether the sign of the coordinate or velocity should matter: a square does not depend "
    "on it.",
    kinds=("constraint", "expression"),
    mutations=(in_texts(_square_left_out, "constraint", "expression"),),
)
RADIUS_FOR_DIAMETER = Mistake(
    name="radius-for-diameter",
    title="Radius for diameter",
    says="A length is twice or half what it should be: a radius may have been taken for a "
    "diameter, or a half of a rod for the whole. Insert a point whose position you know into "
    "the equation.",
    kinds=("constraint", "expression", "number", "multipliers", "motion"),
    mutations=(
        of_kinds(_NOT_WHOLE, in_texts(_lengths_times("2"), "constraint", "expression")),
        of_kinds(_NOT_WHOLE, in_texts(_lengths_times("1/2"), "constraint", "expression")),
        in_texts(times("2"), "length", together=False),
        in_texts(times("2"), "centroid"),
        in_texts(times("1/2"), "length", together=False),
    ),
)
WRONG_AXIS = Mistake(
    name="wrong-axis",
    title="Wrong axis",
    says="Two axes seem to be exchanged. Sketch them with their names. Check along which axis a "
    "body falls, and what the equation states for a point on an axis.",
    kinds=(*_KINDS, "derivation"),
    mutations=(
        of_kinds(
            _TYPED,
            exchanging(
                Roles.axes_exchanged,
                ("force", "start", "A", "gravity"),
                ("constraint", "expression"),
            ),
        ),
        of_kinds(("number",), exchanging(Roles.axes_exchanged, ("force",), ("expression",))),
    ),
)
SWAPPED_PARTICLES = Mistake(
    name="swapped-particles",
    title="Particles exchanged",
    says="Two particles seem to be exchanged. Write their numbers into the sketch, and read each "
    "index in your answer aloud while you point at the particle.",
    kinds=(*_KINDS, "mass", "derivation"),
    mutations=(
        of_kinds(
            _TYPED,
            exchanging(
                Roles.points_exchanged,
                ("force", "mass", "start", "A"),
                ("constraint", "expression"),
            ),
        ),
        of_kinds(("number",), exchanging(Roles.points_exchanged, (), ("expression",))),
    ),
)
SUM_FOR_DIFFERENCE = Mistake(
    name="sum-for-difference",
    title="Sum for difference of coordinates",
    says="The length between two points follows from the differences of their coordinates. If "
    "both points move by the same amount, the distance is the same, but your expression changes.",
    kinds=("constraint", "expression", "motion"),
    mutations=(
        in_texts(_differences_as(lambda a, b: (a - b) ** 2), "constraint", "expression"),
        in_texts(_differences_as(lambda a, b: a**2), "constraint", "expression"),
        in_texts(_differences_as(lambda a, b: b**2), "constraint", "expression"),
    ),
)
SIGN_OF_A_TERM = Mistake(
    name="sign-of-a-term",
    title="Sign of a term",
    says="One term seems to have the wrong sign. Look at a limit in which all other terms vanish, "
    "or insert a known state, and check whether the equation still holds.",
    kinds=("constraint", "force", "expression", "derivation"),
    mutations=(
        in_texts(_sign_of_a_term, "constraint", "force", "expression", "A", "b", together=False),
    ),
)
TERM_LEFT_OUT = Mistake(
    name="term-left-out",
    title="A term left out",
    says="One term seems to be missing. Count the directions and the bodies that must occur; then "
    "change one of them alone and ask whether the equation should change.",
    kinds=("constraint", "force", "expression", "derivation"),
    mutations=(in_texts(_term_left_out, "constraint", "force", "expression", "b", together=False),),
)
SINE_FOR_COSINE = Mistake(
    name="sine-for-cosine",
    title="Sine for cosine",
    says="Sine and cosine seem to be exchanged, as if the angle were measured from the other "
    "axis. Let the angle go to 0 in the sketch and in the formula: the same component must "
    "vanish in both.",
    kinds=(*_KINDS, "sticking", "derivation", "multipliers"),
    mutations=(in_texts(_other_function, *_ALL),),
)
DEGREES_FOR_RADIANS = Mistake(
    name="degrees-for-radians",
    title="Degrees for radians",
    says="An angle seems to be in degrees instead of radians, or the other way round. The "
    "functions of this language, as those of physics, take radians: a right angle is pi/2. The "
    "sine of a small angle is nearly the angle itself.",
    kinds=(*_KINDS, "sticking", "derivation"),
    mutations=(
        in_texts(_fixed_angles_times("180/pi"), *_ALL, "angle"),
        in_texts(_fixed_angles_times("pi/180"), *_ALL, "angle"),
        in_value(_angle_in_other_unit),
    ),
)
TURNS_FOR_RADIANS = Mistake(
    name="turns-for-radians",
    title="Revolutions for radians",
    says="The answer is off by the factor 2 pi: revolutions per second and radians per second "
    "seem to be confused. One revolution is 2 pi radians; check the time of one revolution.",
    kinds=("constraint", "force", "expression", "number", "frequency", "motion"),
    mutations=(
        *(
            of_kinds(
                _NOT_WHOLE,
                in_texts(_turning_angles_times(factor), "constraint", "force", "expression"),
            )
            for factor in ("2*pi", "1/(2*pi)")
        ),
        in_texts(times("2*pi"), "drive"),
        in_texts(times("1/(2*pi)"), "drive"),
        in_value(_value_in_turns),
    ),
)
ANGLE_FROM_OTHER_AXIS = Mistake(
    name="angle-from-other-axis",
    title="Angle from the other axis",
    says="The angle seems to be measured from the other axis. Mark in the sketch where it is 0 "
    "and in which direction it grows.",
    kinds=("start", "force", "expression", "constraint"),
    mutations=(in_texts(_from_the_other_axis, *_ALL),),
)
