"""Answers are compared by physics: what is the same motion is right, in whatever form."""

import json
import math
import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as limits
from hypothesis import strategies as st

import teachmech
from teachmech.base.errors import ExpressionError, ProblemError, TeachmechError
from teachmech.homework.answers.answers import AnswerTooLongError
from teachmech.homework.answers.number_hashes import matches, seal_number
from teachmech.homework.answers.samples import ConstraintForm, admissible
from teachmech.homework.kinds import KINDS, kind_of, public
from teachmech.homework.kinds import motion_answer as motion
from teachmech.homework.parts import Part
from teachmech.homework.task.answer_fields import SHAPES
from tests.homework import settings as known
from tests.homework.settings import part, setting

PACKAGE = Path(teachmech.__file__).parent
SETTINGS = {
    name: setting(getattr(known, name.upper()))
    for name in (
        "pendulum wire turning double skate rolling redundant four_bar incline sliding belt ball"
        " slope oblique hoop tandem"
    ).split()
}


@cache
def _sealed(name, asked, salt="salt"):
    kind = kind_of(asked)
    return json.loads(
        json.dumps(kind.seal(kind.solution(asked, SETTINGS[name]), asked, SETTINGS[name], salt))
    )


def credit(name, asked, answer):
    """Return the credit of an answer, from the public part, the scope and the sealed values."""
    scope = SETTINGS[name].scope()
    return kind_of(asked).credit(answer, public(asked), scope, _sealed(name, asked))


CONSTRAINT = part("constraint")
LOWER = part("constraint", of=["lower"])
EQUIVALENT = {
    ("pendulum", CONSTRAINT): [
        "x1^2 + y1^2 = L^2",
        "L^2 = y1^2 + x1^2",
        "-3*(x1^2 + y1^2) + 3*L^2",
        "sqrt(x1^2 + y1^2) = 1.5",
        "ln((x1^2 + y1^2)/L^2) = 0",
        "(x1 + L)*(x1 - L) = -y1*y1",
        "(x1^2 + y1^2 - L^2)*(x1^2 + 7) = 0",
        "1e-9*x1^2 + 1e-9*y1^2 = 2.25e-9",
        "(x1^2 + y1^2 - L^2)*exp(x1*y1) = 0",
    ],
    ("wire", CONSTRAINT): [
        "y1 = 0.75*x1^2",
        "x1^2 = y1/a",
        "4*y1 - 3*x1^2",
        "sqrt(y1/a) = abs(x1)",
        "exp(y1) = exp(a*x1^2)",
    ],
    ("turning", CONSTRAINT): [
        "y1 = x1*tan(w*t)",
        "y1/x1 = sin(2*t)/cos(2*t)",
        "x1*sin(w*t)*2 - 2*y1*cos(w*t)",
        "y1 - y1*2*sin(w*t/2)^2 = 2*x1*sin(w*t/2)*cos(w*t/2)",
        "atan(y1/x1) = w*t",
    ],
    ("double", CONSTRAINT): [
        ["(x2-x1)^2 + (y2-y1)^2 = l^2", "x1^2 + y1^2 = L^2"],
        ["x1^2 + y1^2 = L^2", "x2^2 + y2^2 - 2*x1*x2 - 2*y1*y2 = l^2 - L^2"],
        ["x1^2 + y1^2 + 5*(x2-x1)^2 + 5*(y2-y1)^2 = L^2 + 5*l^2", "x1^2 + y1^2 = 1"],
        ["sqrt(x1^2 + y1^2) = L", "sqrt((x1-x2)^2 + (y1-y2)^2) = l"],
        ["x2 = x1 + (l^2 - (y2-y1)^2)/(x2-x1)", "0 = L^2 - x1^2 - y1^2"],
    ],
    ("double", LOWER): [
        "(x1-x2)^2 + (y1-y2)^2 = 0.64",
        ["(x1-x2)^2 + (y1-y2)^2 = 0.64"],
        "x2^2 + y2^2 - 2*x1*x2 - 2*y1*y2 = l^2 - L^2",
        "(x2-x1)^2 + (y2-y1)^2 - l^2 + 7*(x1^2 + y1^2 - L^2) = 0",
        ["(x1-x2)^2 + (y1-y2)^2 = 0.64", "x1^2 + y1^2 = L^2"],
    ],
    ("skate", CONSTRAINT): [
        "vx*sin(phi) - vy*cos(phi)",
        "vy = vx*tan(phi)",
        "vx*cos(phi - pi/2) = vy*sin(phi + pi/2)",
        "m*g*(vy*cos(phi) - vx*sin(phi)) = 0",
        "(vx*sin(phi) - vy*cos(phi))*(2 + sin(x)) = 0",
    ],
    ("rolling", CONSTRAINT): [
        "vx - R*vphi",
        "vphi = vx/R",
        "10*vx = 3*vphi",
        "vx^3 = R^3*vphi^3 + (vx - R*vphi)*(1 + x^2)",
        "m*vx = m*0.3*vphi",
    ],
    ("redundant", CONSTRAINT): [
        ["x^2 + y^2 = L^2", "(x + cos(phi) - 1)^2 + (y + sin(phi))^2 = L^2"],
        ["(x - cos(phi) + 1)^2 + (y - sin(phi))^2 = L^2", "x^2 + y^2 = 4"],
        [
            "x^2 + y^2 = L^2",
            "(x + cos(phi) - 1)^2 + (y + sin(phi))^2 = L^2",
            "(x - cos(phi) + 1)^2 + (y - sin(phi))^2 = L^2",
        ],
        ["x^2 + y^2 = L^2", "sin(phi) = 0"],
        ["x^2 + y^2 = L^2", "phi = 0"],
    ],
}


@pytest.mark.parametrize(
    ("name", "asked", "answer"),
    [(name, asked, answer) for (name, asked), answers in EQUIVALENT.items() for answer in answers],
)
def test_constraints_that_allow_the_same_motion_are_right(name, asked, answer):
    found = credit(name, asked, answer)
    assert (found.share, found.words) == (1.0, "Right.")


WRONG = [
    ("pendulum", CONSTRAINT, "x1^2 + y1^2 = L", 0, "does not hold at the start"),
    ("pendulum", CONSTRAINT, "x1 = 0.9", 0, "does not hold at"),
    ("pendulum", CONSTRAINT, "x1 + y1 = L", 0, "does not hold at the start (x1 = 0.9, y1 = -1.2)"),
    ("pendulum", CONSTRAINT, "1e-9*(x1^2 + y1^2 - L)", 0, "does not hold"),
    (
        "pendulum",
        CONSTRAINT,
        "(x1^2 + y1^2 - L^2)^2 = 0",
        0,
        "does not constrain the accelerations",
    ),
    (
        "pendulum",
        CONSTRAINT,
        "(x1^2 + y1^2 - L^2)*vx1 = 0",
        0,
        "does not constrain the accelerations",
    ),
    ("pendulum", CONSTRAINT, "x1*vx1 + y1*vy1 = 0", 0.75, "does not fix the position"),
    ("pendulum", CONSTRAINT, ["x1^2 + y1^2 = L^2", "2*x1^2 = 2*L^2 - 2*y1^2"], 0.75, "follows"),
    ("pendulum", CONSTRAINT, ["x1^2 + y1^2 = L^2", "x1*vx1 + y1*vy1 = 0"], 0.75, "follows"),
    ("pendulum", CONSTRAINT, ["x1^2 + y1^2 = L^2", "x1^2 + y1^2 = L"], 0, "contradict"),
    ("pendulum", CONSTRAINT, ["x1 = 1", "x1 = 2"], 0, "contradict"),
    ("pendulum", CONSTRAINT, ["x1^2 + y1^2 = L^2", "y1 = -0.8*L"], 0, "'y1 = -0.8*L' does not"),
    ("pendulum", CONSTRAINT, "sqrt(x1 - 5) = y1", 0, "no finite value"),
    ("pendulum", CONSTRAINT, "ln(x1 - 100)", 0, "no finite value"),
    ("turning", CONSTRAINT, "y1 = 0", 0, "does not hold"),
    ("turning", CONSTRAINT, "y1 = x1*sin(w*t)", 0, "does not hold"),
    ("turning", CONSTRAINT, "vy1*cos(w*t) = vx1*sin(w*t)", 0, "does not hold at the start (t = 0"),
    ("double", CONSTRAINT, "x1^2 + y1^2 = L^2", 0.5, "1 of 2 independent constraints is right"),
    (
        "double",
        CONSTRAINT,
        ["x1^2 + y1^2 = L^2", "x2^2 + y2^2 = l^2"],
        0,
        "1 of 2 independent constraints is right",
    ),
    ("double", LOWER, "x1^2 + y1^2 = L^2", 0, "does not determine"),
    ("double", LOWER, "x2^2 + y2^2 = l^2", 0, "does not hold"),
    ("skate", CONSTRAINT, "vx*cos(phi) + vy*sin(phi) = 0", 0, "does not hold"),
    ("skate", CONSTRAINT, "x*sin(phi) = y*cos(phi)", 0, "does not hold"),
    (
        "skate",
        CONSTRAINT,
        "(vx*sin(phi) - vy*cos(phi))^2",
        0,
        "does not constrain the accelerations",
    ),
    ("rolling", CONSTRAINT, "x = R*phi", 0.75, "constrains only velocities"),
    ("rolling", CONSTRAINT, "x = R*phi + 1", 0, "does not hold at the start"),
    ("rolling", CONSTRAINT, "vx = vphi", 0, "does not hold"),
    ("redundant", CONSTRAINT, "x^2 + y^2 = L^2", 0.5, "1 of 2 independent constraints is right"),
]


@pytest.mark.parametrize(("name", "asked", "answer", "share", "words"), WRONG)
def test_constraints_of_another_motion_lose_marks_with_words_that_say_why(
    name, asked, answer, share, words
):
    found = credit(name, asked, answer)
    assert found.share == share
    assert words in found.words


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("pendulum", "y1 = -sqrt(L^2 - x1^2)"),  # the lower half
        ("pendulum", "x1 = sqrt(L^2 - y1^2)"),
        ("wire", "x1 = sqrt(y1/a)"),
        ("skate", "ln(vx) + ln(sin(phi)) = ln(vy) + ln(cos(phi))"),
    ],
)
def test_a_constraint_on_a_part_of_the_surface_is_partly_right(name, answer):
    found = credit(name, CONSTRAINT, answer)
    assert 0 < found.share <= 0.75
    assert "right for a part of the possible positions" in found.words


def test_the_branch_on_which_the_motion_does_not_start_is_wrong():
    found = credit("pendulum", CONSTRAINT, "y1 = sqrt(L^2 - x1^2)")
    assert found.share == 0
    assert "does not hold at the start" in found.words


NUMBERS = st.floats(-3, 3).map(lambda x: round(x, 3))


@limits(deadline=None, max_examples=15)
@given(
    rows=st.lists(st.lists(NUMBERS, min_size=2, max_size=2), min_size=2, max_size=2).filter(
        lambda rows: np.linalg.cond(np.array(rows)) < 1e3
    ),
    factors=st.lists(st.floats(0.01, 100), min_size=2, max_size=2),
    swapped=st.booleans(),
)
def test_any_regular_combination_of_constraints_is_right(rows, factors, swapped):
    sides = ["(x1^2 + y1^2 - L^2)", "((x2 - x1)^2 + (y2 - y1)^2 - l^2)"]
    texts = [
        f"{factor!r}*(({a!r})*{sides[0]} + ({b!r})*{sides[1]}) = 0"
        for (a, b), factor in zip(rows, factors, strict=True)
    ]
    assert credit("double", CONSTRAINT, texts[::-1] if swapped else texts).share == 1


@limits(deadline=None, max_examples=25)
@given(angle=st.floats(0, 6.3), c=st.floats(-2, 2))
def test_a_line_is_not_accepted_as_a_circle(angle, c):
    line = f"({math.cos(angle)!r})*x1 + ({math.sin(angle)!r})*y1 = {c!r}"
    assert credit("pendulum", CONSTRAINT, line).share == 0


def test_the_order_of_the_equations_of_a_mechanism_does_not_matter():
    texts = kind_of(CONSTRAINT).solution(CONSTRAINT, SETTINGS["four_bar"])
    assert credit("four_bar", CONSTRAINT, texts[::-1]).share == 1
    assert credit("four_bar", CONSTRAINT, texts[1:]).share == pytest.approx(6 / 7)
    one = part("constraint", of=["length of AB"])
    assert credit("four_bar", one, "sqrt((A_x - B_x)^2 + (A_y - B_y)^2) = c").share == 1
    assert credit("four_bar", one, "(A_x - B_x)^2 + (A_y - B_y)^2 = b^2").share == 0


@pytest.mark.parametrize(
    "name",
    [n for n, one in SETTINGS.items() if one.system.constraints and not one.system.switches],
)
def test_sampled_states_meet_the_constraints_and_are_always_the_same(name):
    setting = SETTINGS[name]
    states, starts = admissible(setting, setting.system, "a salt")
    form = ConstraintForm(setting.system)
    value, rate = form.value(states)[:, form.holonomic], form.rate(states)
    assert starts
    assert len(states) == 8
    assert np.abs(value).max(initial=0) < 1e-9
    assert np.abs(rate).max() < 1e-9 * max(1, np.abs(states.v).max())
    again, _ = admissible(setting, setting.system, "a salt")
    other, _ = admissible(setting, setting.system, "another salt")
    assert again.to_dict() == states.to_dict() != other.to_dict()
    if name == "turning":
        assert np.ptp(states.t) > 0.1


@pytest.mark.parametrize(
    "constraints", [["(x1^2 + y1^2 - L^2)^2"], ["x1^2 + y1^2 = -1"], ["x1 = 1", "x1 = 2"]]
)
def test_a_problem_whose_constraints_cannot_be_sampled_says_so(constraints):
    data = {"particles": {**known.PENDULUM["particles"], "constraints": constraints}}
    with pytest.raises(ProblemError, match="positions around the start"):
        kind_of(CONSTRAINT).seal(constraints, CONSTRAINT, setting(data), "salt")


# --- values -------------------------------------------------------------------------------------

FORCE = part("force", of=["x1", "y1"])
MASS = part("mass", of=["x1", "y1"], unit="kg")
INERTIA = part("mass", of=["phi"])
START = part("start", of=["x1", "y1", "vx1", "vy1"])
ENERGY = part("expression", of="m*(vx1^2 + vy1^2)/2 + m*g*y1")
COUNT = part("count", of="1")
TENSION = part("number", of="2*lambda1*L", at=0, unit="N")
SPEED = part("number", of="sqrt(vx1^2 + vy1^2)", at="0.5")
MULTIPLIERS = part("multipliers", at=0)
DERIVATION = part("derivation")
CHOICE = part("choice", of="holonomic", options=["holonomic", "non-holonomic"])
FRICTION = part("friction", unit="N")
COMPONENTS = part("friction_components", unit="N")
STICKING = part("sticking", of="mus >= tan(alpha)")
SLIPS = part("event", of="belt slides", unit="s")
IMPACT = part("event", of=["floor acts for an instant", "2"], unit="s")
REST = part("equilibrium")
ASIDE = part("equilibrium", of="abs(x) > R/10")
UPRIGHT = part("equilibrium", of=["cos(a) < 0", "cos(b) < 0"])
SLOW = part("frequency", unit="rad/s")
FAST = part("frequency", of="2", unit="Hz")
SHAPE = part("mode")
OPPOSED = part("mode", of="2")
# A pendulum at rest at 4/5 of its length below the pivot: the rod pulls with m g 4/5.
PULL = 0.5 * 9.81 * 0.8

RIGHT = {
    ("pendulum", FORCE): [
        ["0", "-m*g"],
        {"y1": "-0.5*9.81", "x1": 0},
        {"x1": "x1 - x1", "y1": "-g*m"},
        ["0", -4.905],
        ["0*t", "-m*g*(sin(x1)^2 + cos(x1)^2)"],
        ["0", "-m*g*(x1^2 + y1^2)/L^2"],  # on the circle
    ],
    ("pendulum", part("force", of=["y1"], unit="N")): [
        "-m*g",
        "-4905 mN",
        "-0.004905 kN",
        {"y1": "-4.905 N"},
        ["-4.905 kg m/s^2"],
    ],
    ("pendulum", MASS): [
        {"x1": "m", "y1": "m"},
        ["0.5", "m"],
        ["500 g", "0.5 kg"],
        [0.5, 0.5],
        ["m*1", "m^2/0.5"],
    ],
    ("rolling", INERTIA): [
        "m*R^2/2",
        {"phi": "0.5*m*R^2"},
        ["0.05625"],
        0.05625,
        "1.25*0.3*R/2",
    ],
    ("pendulum", START): [
        {"x1": "0.6*L", "y1": "-0.8*L", "vx1": 0, "vy1": 0},
        [0.9, -1.2, 0, 0],
        ["0.9", "-1.2", "0", "0*g"],
        ["L*sin(acos(0.8))", "-L*cos(asin(0.6))", "0", "0"],
        {"vy1": "0", "vx1": "0", "y1": "-12/10", "x1": "9/10"},
        ["90 cm", "-1.2 m", "0 m/s", "0 km/h"],
    ],
    ("pendulum", part("start", of=["x1"], unit="m")): [
        "90 cm",
        "0.9 m",
        "0.9",
        0.9,
        {"x1": "900mm"},
    ],
    ("pendulum", ENERGY): [
        "m*g*y1 + m*vx1^2/2 + m*vy1^2/2",
        "m*(g*y1 + (vx1^2 + vy1^2)/2)",
        "0.25*(vx1^2 + vy1^2) + 4.905*y1",
        "m*vx1^2*L^2/(2*y1^2) + m*g*y1",  # with the constraint
        "m*(vx1^2 + vy1^2)/2 + m*g*y1 + x1*vx1 + y1*vy1",
    ],
    ("pendulum", TENSION): [
        f"{PULL} N",
        f"{PULL / 1000} kN",
        f"{PULL * 1000}mN",
        "m*g*0.8 N",
        "0.5*9.81*4/5 kg m/s^2",
        f"{PULL * 1.0045:.5g} N",
        f"{PULL:.3g} kg*m*s^-2",
    ],
    ("pendulum", MULTIPLIERS): [  # lambda = tension/(2 L)
        [PULL / 3],
        PULL / 3,
        f"{PULL / 3}",
        {"lambda1": "m*g*0.8/(2*L)"},
        ["4*m*g/(10*L)"],
    ],
    ("redundant", MULTIPLIERS): [],
    ("pendulum", DERIVATION): [
        {"A": [["2*x1", "2*y1"]], "b": ["-2*(vx1^2 + vy1^2)"]},
        {"A": [["x1", "y1"]], "b": ["-vx1^2 - vy1^2"]},
        {"A": ["-x1", "-y1"], "b": "vx1^2 + vy1^2"},
        {"A": [{"x1": "x1*L", "y1": "y1*L"}], "b": ["-L*vx1^2 - L*vy1^2"]},
        {"A": [["x1/y1", "1"]], "b": ["-(vx1^2 + vy1^2)/y1"]},
    ],
    ("double", DERIVATION): [
        {
            "A": [["x1", "y1", 0, 0], ["x1-x2", "y1-y2", "x2-x1", "y2-y1"]],
            "b": ["-vx1^2-vy1^2", "-(vx2-vx1)^2 - (vy2-vy1)^2"],
        },
        {
            "A": [["x1-x2", "y1-y2", "x2-x1", "y2-y1"], ["x1", "y1", 0, 0]],
            "b": ["-(vx2-vx1)^2 - (vy2-vy1)^2", "-vx1^2-vy1^2"],
        },
        {
            "A": [["2*x1-x2", "2*y1-y2", "x2-x1", "y2-y1"], ["x1", "y1", "0", "0"]],
            "b": ["-(vx2-vx1)^2 - (vy2-vy1)^2 - vx1^2 - vy1^2", "-vx1^2-vy1^2"],
        },
        {
            "A": [["2*x1", "2*y1", "", ""], ["2*x1-2*x2", "2*y1-2*y2", "2*x2-2*x1", "2*y2-2*y1"]],
            "b": ["-2*vx1^2-2*vy1^2", "-2*(vx2-vx1)^2 - 2*(vy2-vy1)^2"],
        },
        {
            "A": [{"x1": "7*x1", "y1": "7*y1"}, ["x2-x1", "y2-y1", "x1-x2", "y1-y2"]],
            "b": ["-7*vx1^2-7*vy1^2", "(vx2-vx1)^2 + (vy2-vy1)^2"],
        },
    ],
    ("skate", DERIVATION): [
        {"A": [["sin(phi)", "-cos(phi)", 0]], "b": ["-vphi*(vx*cos(phi) + vy*sin(phi))"]},
    ],
    ("pendulum", CHOICE): ["holonomic", " Holonomic ", "HOLONOMIC"],
    ("pendulum", COUNT): ["1", 1, "1.0", "2 - 1", "1,0"],
    ("incline", FRICTION): [  # it sticks, so the friction balances the weight
        "-m*g*sin(alpha) N",
        "-2*9.81*sin(0.4) N",
        "-7.64 N",
        "-0.00764 kN",
        "-7.64 kg m/s^2",
    ],
    ("sliding", part("friction", of="plane", at="0.1", unit="N")): [
        "-mu*m*g*cos(alpha) N",
        "-9.04 N",
        "-9.04 kg*m/s^2",
    ],
    ("oblique", FRICTION): ["mu*m*g*cos(alpha) N", "9.036 N"],
    ("oblique", part("friction", of=["slope", "1"], unit="N")): ["-3/5*mu*m*g*cos(alpha) N"],
    ("oblique", part("friction", of=["slope", "2"], unit="N")): ["-4/5*mu*m*g*cos(alpha) N"],
    ("oblique", COMPONENTS): [
        ["-3/5*mu*m*g*cos(alpha) N", "-4/5*mu*m*g*cos(alpha) N"],
        {"1": "-5.4213 N", "2": "-7.229 N"},  # 9.0357 N in the direction (3, 4)
    ],
    ("slope", COMPONENTS): [["-m*g*sin(alpha) N", "0 N"]],
    ("slope", FRICTION): ["m*g*sin(alpha) N"],
    ("slope", part("friction", of=["slope", "1"], unit="N")): ["-m*g*sin(alpha) N"],
    ("slope", part("friction", of=["slope", "2"], unit="N")): ["0 N"],
    ("slope", STICKING): ["tan(alpha) <= mus", "m*g*sin(alpha) <= mus*m*g*cos(alpha)"],
    ("belt", part("friction", at="0.3", unit="N")): ["k*v*0.3 N", "4.5 N"],  # x = v t
    ("incline", STICKING): [
        "tan(alpha) <= mus",
        "mus > tan(alpha)",
        "sin(alpha) <= mus*cos(alpha)",
        "m*g*sin(alpha) <= mus*m*g*cos(alpha)",
        "alpha <= atan(mus)",
        "0 >= tan(alpha)/mus - 1",
        "mus^2*cos(alpha)^2 >= 1 - cos(alpha)^2",
    ],
    ("belt", SLIPS): ["mus*m*g/(k*v) s", "654 ms", "0.654 s", "0.0109 min"],
    ("ball", IMPACT): ["sqrt(2*h/g)*(1 + 2*e) s", "989 ms"],
    ("hoop", ASIDE): [  # cos(theta) = g/(w^2 R), on either side
        {"x": "sqrt(R^2 - (g/w^2)^2)", "z": "-g/w^2", "stability": "stable"},
        {"x": "-R*sin(acos(g/(R*w^2)))", "z": "-0.2002 m", "stability": "Asymptotically  stable"},
        ["0.34629", "-9.81/49", "stable"],
    ],
    ("hoop", REST): [
        {"x": 0, "z": "-R", "stability": "unstable"},
        {"x": 0, "z": "40 cm", "stability": "unstable"},
        {"x": "-0.3463", "z": "-0.2002", "stability": "stable"},
    ],
    ("tandem", UPRIGHT): [
        {"a": "pi", "b": "-pi", "stability": "unstable"},
        {"a": "-3*pi", "b": "180 deg", "stability": "unstable"},
        {"a": 3.1417, "b": 3.1415, "stability": "unstable"},
    ],
    ("tandem", REST): [[0, 0, "stable"], ["2*pi", 0, "stable"], [0, "pi", "unstable"]],
    ("tandem", SLOW): ["sqrt((2 - sqrt(2))*g/L) rad/s", "3.0947 rad/s", "3094.7 mrad/s"],
    ("tandem", FAST): ["sqrt((2 + sqrt(2))*g/L)/(2*pi) Hz", "1.189 Hz"],
    ("hoop", SLOW): ["w*sqrt(1 - (g/(w^2*R))^2) rad/s"],
    ("tandem", SHAPE): [[1, "sqrt(2)"], ["-1", "-1.414"], {"a": "L/sqrt(2)", "b": "L"}, [7, 9.9]],
    ("tandem", OPPOSED): [[1, "-sqrt(2)"], ["-sqrt(2)", 2], {"b": 1, "a": "-1/sqrt(2)"}],
}


@pytest.mark.few("pendulum-asked11-answer11")
@pytest.mark.parametrize(
    ("name", "asked", "answer"),
    [(name, asked, answer) for (name, asked), answers in RIGHT.items() for answer in answers],
)
def test_other_forms_of_the_same_values_are_right(name, asked, answer):
    found = credit(name, asked, answer)
    assert (found.share, found.words) == (1.0, "Right.")


@pytest.mark.parametrize(
    ("name", "asked", "answer", "share", "words"),
    [
        ("pendulum", FORCE, ["0", "m*g"], 0.5, "1 of 2 are right. The force on y1 does not have"),
        ("pendulum", FORCE, ["-m*g", "0"], 0, "x1, y1"),
        ("pendulum", FORCE, {"x1": "0"}, 0, "All entries are 0"),
        ("pendulum", FORCE, ["0", "-m*g*sqrt(x1^3)/(x1*sqrt(x1))"], None, "defined"),
        ("pendulum", MASS, ["m", "2*m"], 0.5, "mass of y1"),
        ("pendulum", START, [0.9, 1.2, 0, 0], 0.75, "3 of 4 values are right. y1 is not right"),
        ("pendulum", START, {"x1": 0.9}, 0.25, "y1, vx1, vy1 are missing"),
        ("hoop", ASIDE, [0, "-R", "unstable"], 0, "not an equilibrium that is asked for"),
        ("hoop", ASIDE, ["R", "-g/w^2", "stable"], 0, "not an equilibrium that is asked for"),
        ("hoop", REST, [0, "R", "stable"], 0.5, "its stability is not"),
        ("hoop", REST, {"x": 0, "z": "R"}, 0.5, "Missing: stability"),
        ("hoop", REST, {"x": 0, "stability": "stable"}, 0, "Missing: z"),
        ("tandem", REST, ["pi/2", 0, "stable"], 0, "not an equilibrium"),
        ("tandem", SLOW, "sqrt((2 - sqrt(2))*g/L)", 0.5, "the unit is missing"),
        ("tandem", SLOW, "sqrt((2 + sqrt(2))*g/L) rad/s", 0, "not right"),
        ("tandem", SHAPE, [1, "-sqrt(2)"], 0, "a/b is not right"),
        ("tandem", SHAPE, [1, 0], 0, "The amplitude of b is not 0"),
        ("tandem", SHAPE, {"b": 1}, 0, "Missing: a"),
        ("pendulum", ENERGY, "m*(vx1^2 + vy1^2)/2 - m*g*y1", 0, "not have the right value"),
        ("pendulum", ENERGY, "(vx1^2 + vy1^2)/2 + g*y1", 0, "not have the right value"),
        ("pendulum", TENSION, str(PULL), 0.5, "the unit is missing"),
        ("pendulum", TENSION, PULL, 0.5, "the unit is missing"),
        ("pendulum", TENSION, f"-{PULL} N", 0, "not right"),
        ("pendulum", TENSION, f"{PULL} kN", 0, "not right"),
        ("pendulum", TENSION, f"{PULL * 1.021} N", 0, "not right"),
        ("pendulum", MULTIPLIERS, [-PULL / 3], 0, "not right"),
        (
            "pendulum",
            DERIVATION,
            {"A": [["2*x1", "-2*y1"]], "b": ["-2*(vx1^2+vy1^2)"]},
            2 / 3,
            "2 of 3 entries are right. Not right: A, row 1, column y1",
        ),
        (
            "pendulum",
            DERIVATION,
            {"A": [["2*x1", "2*y1"]], "b": ["2*(vx1^2+vy1^2)"]},
            2 / 3,
            "b, entry 1",
        ),
        ("pendulum", DERIVATION, {"A": [[0, 0]], "b": [0]}, 0, "0 of 3"),
        ("skate", DERIVATION, {"A": [["sin(phi)", "-cos(phi)", 0]], "b": [0]}, 2 / 3, "b, entry 1"),
        ("pendulum", CHOICE, "non-holonomic", 0, "'non-holonomic' is not right"),
        ("pendulum", COUNT, "1.004", 0, "1.004 is not right: a count is a whole number"),
        ("pendulum", COUNT, "2", 0, "2 is not right"),
        ("incline", FRICTION, "-m*g*sin(alpha)", 0.5, "the unit is missing"),
        ("incline", FRICTION, "m*g*sin(alpha) N", 0, "7.64039 N is not right"),
        ("incline", FRICTION, "-mus*m*g*cos(alpha) N", 0, "not right"),
        ("slope", COMPONENTS, ["-m*g*sin(alpha) N", "0"], 0.75, "2: The number is right in N, but"),
        ("slope", COMPONENTS, ["0 N", "0 N"], 0, "All entries are 0"),
        ("slope", COMPONENTS, {"1": "-m*g*sin(alpha) N"}, 0.5, "Component 2: It is missing."),
        ("incline", STICKING, "mus >= sin(alpha)", 0, "it holds, although the contact slides"),
        ("incline", STICKING, "mus >= alpha", 0, "it holds, although the contact slides"),
        ("incline", STICKING, "mus >= 1.1*tan(alpha)", 0, "not hold, although the contact sticks"),
        ("incline", STICKING, "mu >= tan(alpha)", 0, "With other numbers"),
        ("incline", STICKING, "mus <= tan(alpha)", 0, "With other numbers of the parameters"),
        ("incline", STICKING, "mus >= 0.4228", 0, "With other numbers"),
        ("incline", STICKING, "1 > 0", 0, "it holds, although the contact slides"),
        ("incline", STICKING, "sqrt(mu - 5*mus) > 0", 0, "no finite value"),
        ("belt", SLIPS, "mu*m*g/(k*v) s", 0, "not right"),
        ("ball", IMPACT, "sqrt(2*h/g) s", 0, "not right"),
    ],
)
def test_wrong_values_lose_marks_with_words_that_say_where(name, asked, answer, share, words):
    found = credit(name, asked, answer)
    assert (share is None and 0 <= found.share < 1) or found.share == pytest.approx(share)
    assert words in found.words


@pytest.mark.parametrize(
    ("row", "b", "words"),
    [
        (["4*x1", "4*y1"], "-2*(vx1^2 + vy1^2)", "it is half of the value that fits A"),
        (["2*x1", "2*y1"], "-4*(vx1^2 + vy1^2)", "it is twice the value that fits A"),
        (["x1", "y1"], "-2*(vx1^2 + vy1^2)", "it is twice the value that fits A"),
        (["-2*x1", "-2*y1"], "-2*(vx1^2 + vy1^2)", "it is the opposite of the value that fits A"),
        (["4*x1", "4*y1"], "2*(vx1^2 + vy1^2)", "it is -1/2 times the value that fits A"),
        (["6*x1", "6*y1"], "-2*(vx1^2 + vy1^2)", "row 1 of A: both must have the same factor"),
    ],
)
def test_a_row_and_its_b_with_different_factors_do_not_belong_together(row, b, words):
    found = credit("pendulum", DERIVATION, {"A": [row], "b": [b]})
    assert found.share == pytest.approx(2 / 3)
    assert "b, entry 1, does not belong to row 1 of A: " in found.words
    assert words in found.words
    assert "column" not in found.words


@pytest.mark.parametrize(
    ("row", "b", "wrong"),
    [
        (["4*x1", "4*y1"], "-2*vx1^2", "Not right: b, entry 1."),
        (["2*x1", "2*y1"], "-6*(vx1^2 + vy1^2)", "Not right: b, entry 1."),  # 3 would reveal it
        (["4*x1", "2*y1"], "-2*(vx1^2 + vy1^2)", "Not right: A, row 1, column x1."),
        (["2*x1*x1", "2*y1*x1"], "0", "column x1; A, row 1, column y1; b, entry 1."),
    ],
)
def test_wrong_entries_are_named_if_more_than_a_factor_is_wrong(row, b, wrong):
    words = credit("pendulum", DERIVATION, {"A": [row], "b": [b]}).words
    assert wrong in words
    assert "belong" not in words


def test_of_two_rows_the_one_is_named_whose_b_has_another_factor():
    upper, lower = RIGHT["double", DERIVATION][0]["A"], RIGHT["double", DERIVATION][0]["b"]
    doubled = {"A": [upper[0], [f"2*({entry})" for entry in upper[1]]], "b": lower}
    found = credit("double", DERIVATION, doubled)
    assert "b, entry 2, does not belong to row 2 of A: it is half of" in found.words
    assert "entry 1" not in found.words


def test_a_number_at_a_later_time_comes_from_the_motion():
    """Energy: v^2 = 2 g (y(0) - y(0.5)), with y from the motion itself."""
    motion = SETTINGS["pendulum"].motion.at(0.5)
    speed = math.sqrt(2 * 9.81 * (-1.2 - float(motion["y1"][0])))
    assert credit("pendulum", SPEED, speed).share == 1
    assert credit("pendulum", SPEED, 1.03 * speed).share == 0


def test_multipliers_that_are_not_unique_are_right_when_their_force_is():
    """Rows of the platform at phi = 0: 2 (x, y, -y), 2 (x, y, 0), 2 (x, y, y)."""
    solution = kind_of(MULTIPLIERS).solution(MULTIPLIERS, SETTINGS["redundant"])
    for shift in (0.0, 1.0, -2.5):
        answer = [x + shift * k for x, k in zip(solution, (1, -2, 1), strict=True)]
        assert credit("redundant", MULTIPLIERS, answer).share == 1
    off = [solution[0] + 1, *solution[1:]]
    found = credit("redundant", MULTIPLIERS, off)
    assert found.share < 1
    assert "not unique" in found.words


PROBLEM = part("motion", of=["x1", "y1"])


@pytest.mark.parametrize(
    ("change", "share"),
    [
        # A mass that falls out of the motion, but not of what a further force does.
        (("{L: 1.5, g: 9.81, m: 0.5}", "{L: 1.5, g: 9.81, m: 0.8}"), 0.75),
        (("x1^2 + y1^2 = L^2", "sqrt(x1^2 + y1^2) = L"), 1),
        (("-0.8*L", "-1.2"), 1),
        (("-m*g", "-4.905"), 1),
        (("step: 0.01", "step: 0.1"), 1),
        (("-m*g", "m*g"), 0.25),
        (("-m*g", "-0.9*m*g"), 0.25),
        (("-0.8*L", "0.8*L"), 0),
        (("x1^2 + y1^2 = L^2", "x1^2 + y1^2 = L"), 0.25),
    ],
)
def test_a_whole_problem_is_compared_by_its_motion(change, share):
    text = SETTINGS["pendulum"].problem.to_yaml()
    assert change[0] in text
    assert credit("pendulum", PROBLEM, text.replace(*change)).share == share


def test_a_mechanism_may_be_answered_by_its_text():
    asked = part("motion", of=["B_x", "B_y"])
    text = SETTINGS["four_bar"].problem.to_yaml()
    assert credit("four_bar", asked, text).share == 1
    assert credit("four_bar", asked, text.replace("rho: 0.8", "rho: 0.4")).share == 1
    assert credit("four_bar", asked, text.replace("omega: 2*pi", "omega: pi")).share < 0.6


# --- numbers as hashes --------------------------------------------------------------------------


@limits(deadline=None, max_examples=40)
@given(
    size=st.floats(1e-3, 1e6),
    negative=st.booleans(),
    tolerance=st.sampled_from([1e-6, 1e-3, 0.01, 0.05, 0.2]),
    off=st.floats(-1, 1),
)
def test_a_number_within_the_tolerance_is_met_and_none_beyond_twice_of_it(
    size, negative, tolerance, off
):
    value = -size if negative else size
    sealed = seal_number(value, tolerance, 1e-6, "salt")
    assert matches(value * (1 + off * tolerance), sealed, tolerance, 1e-6, "salt")
    assert not matches(value * (1 + 2.0001 * tolerance), sealed, tolerance, 1e-6, "salt")
    assert not matches(value * (1 - 2.0001 * tolerance), sealed, tolerance, 1e-6, "salt")
    assert not matches(-value, sealed, tolerance, 1e-6, "salt")
    assert not matches(0.0, sealed, tolerance, 1e-6, "salt")


def test_zero_is_met_within_the_tolerance_of_the_scale():
    sealed = seal_number(0.0, 0.01, 200.0, "salt")
    assert all(matches(x, sealed, 0.01, 200.0, "salt") for x in (0.0, 1.99, -1.99))
    assert not any(matches(x, sealed, 0.01, 200.0, "salt") for x in (2.1, -2.1, math.nan, math.inf))


# --- what is sealed, and what is refused --------------------------------------------------------

ALL = [(name, asked) for name, asked in (*EQUIVALENT, *RIGHT, ("pendulum", PROBLEM))]


@pytest.mark.parametrize(("name", "asked"), ALL, ids=lambda x: getattr(x, "kind", x))
def test_the_sealed_form_is_small_json_without_the_text_of_the_answer(name, asked):
    kind, setting = kind_of(asked), SETTINGS[name]
    solution = kind.solution(asked, setting)
    sealed = json.dumps(_sealed(name, asked))
    assert len(sealed) < 12_000
    for text in _leaves(solution):
        if len(text) > 3:
            assert text not in sealed
    if kind.secret:
        assert public(asked).of == ()
    assert kind.credit(solution, public(asked), setting.scope(), json.loads(sealed)).share == 1


def _leaves(answer):
    if isinstance(answer, dict):
        return [text for value in answer.values() for text in _leaves(value)]
    if isinstance(answer, list):
        return [text for value in answer for text in _leaves(value)]
    return [str(answer)]


def test_the_same_salt_seals_alike_and_another_does_not():
    kind, setting = kind_of(TENSION), SETTINGS["pendulum"]
    one, again, other = (
        kind.seal("3 N", TENSION, setting, salt)["hash"] for salt in ("a", "a", "b")
    )
    assert one == again != other


HOSTILE = [
    None, True, [], {}, [[]], [None], {"a": 1}, {"A": 1}, {"A": [[1]], "b": []}, 1e999, -(10**400),
    math.nan, "", "   ", "\0", "a" * 100_000, ["x1"] * 1000, [["x1"] * 1000] * 1000, [[[[["x1"]]]]],
    "__import__('os').system('ls')", "().__class__", "x1 = y1 = 2", "1/0 N", "3 N N N", "9^9^9^9 N",
    "3 degC", "3 " + "m" * 5000, "3 m^99999", "1 N^-9^9", "x1^" * 40 + "x1",
    "(" * 60 + "x1" + ")" * 60,
    "sin(" * 30 + "x1" + ")" * 30, "!!python/object/apply:os.system [ls]", "a: &a [*a, *a]",
    "dimension: 2\nparticles: []", {"lambda9": 1}, {"lambda1": None}, ["1", "2"], {1: 2},
    "sqrt(-1)", "ln(0)", "x1/0", "0 = 0", "1 = 2", {"x1": {}}, {"x1": "x1", "y1": [1]}, object(),
    {"A": [["x1", "y1"]] * 300, "b": ["0"] * 300}, {"A": "x1", "b": "0"}, {"A": [], "b": [0]},
    b"x1",
]  # fmt: skip


@pytest.mark.parametrize(
    "asked",
    [
        CONSTRAINT,
        FORCE,
        MASS,
        START,
        TENSION,
        SPEED,
        MULTIPLIERS,
        ENERGY,
        DERIVATION,
        CHOICE,
        PROBLEM,
        FRICTION,
        COMPONENTS,
        STICKING,
        SLIPS,
        REST,
        SLOW,
        SHAPE,
    ],
    ids=lambda asked: asked.kind,
)
def test_hostile_answers_get_an_error_or_no_marks(asked):
    names = {FRICTION: "incline", COMPONENTS: "slope", STICKING: "incline", SLIPS: "belt"}
    names |= dict.fromkeys((REST, SLOW, SHAPE), "tandem")
    name = names.get(asked, "pendulum")
    for answer in HOSTILE:
        try:
            found = credit(name, asked, answer)
        except TeachmechError as error:
            assert len(error.one_line()) < 6000
            assert "Traceback" not in str(error)
        else:
            assert found.share < 1


@pytest.mark.parametrize(
    ("asked", "answer", "error", "words"),
    [
        (CONSTRAINT, {"a": "b"}, ProblemError, "a text or a list of texts is expected, not a mapp"),
        (CONSTRAINT, "x1^2 + y2^2 = L^2", ExpressionError, "there is 1 particle"),
        (CONSTRAINT, ["x1 = 0", "2x1 = 0"], ExpressionError, "equation 2, column 2"),
        (CONSTRAINT, "x" * 2001, AnswerTooLongError, "2001 characters; at most 2000"),
        (CONSTRAINT, "sin(" * 13 + "x1" + ")" * 13, AnswerTooLongError, "nested operations"),
        (
            CONSTRAINT,
            "*".join(f"sin({k}*x1)" for k in range(2, 20)),
            AnswerTooLongError,
            "a product of 18 factors",
        ),
        (
            CONSTRAINT,
            [f"x1*y1*{'*'.join(f'cos({j}*x1+{k}*y1)' for j in range(2, 9))}" for k in range(30)],
            AnswerTooLongError,
            "the equations are too long",
        ),
        (FORCE, {"z1": "0"}, ProblemError, "'z1' is not expected here"),
        (FORCE, ["0"], ProblemError, "the list has 1 entries; 2 are asked for"),
        (FORCE, ["0", "-m*gg"], ExpressionError, "force on y1"),
        (MASS, ["vx1", "m"], ExpressionError, "may not depend on a velocity"),
        (START, ["x1", 0, 0, 0], ExpressionError, "only parameters may occur"),
        (TENSION, "3 apples", ExpressionError, "'apples' is not a unit"),
        (TENSION, "3 m", ProblemError, "m does not measure the same as N"),
        (SPEED, "3 m/s", ProblemError, "no unit is asked for"),
        (MULTIPLIERS, [1, 2], ProblemError, "there is 1 multiplier"),
        (DERIVATION, ["x1"], ProblemError, "a mapping with A and b is expected"),
        (DERIVATION, {"A": [["x1"]], "b": ["0"]}, ProblemError, "A, row 1: the list has 1"),
        (CHOICE, "holonom", ProblemError, "did you mean 'holonomic'"),
        (PROBLEM, "dimension: 2", ProblemError, "particles"),
        (PROBLEM, 3, ProblemError, "no mapping of keys"),
    ],
)
def test_an_answer_of_another_kind_gets_a_message_with_the_right_form(asked, answer, error, words):
    with pytest.raises(error) as caught:
        credit("pendulum", asked, answer)
    assert words in caught.value.one_line()


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (part("constraint", of=["wire"]), "there is no constraint 'wire'"),
        (part("force", of=["x9"]), "there is no coordinate 'x9'"),
        (part("start", of=["vx"]), "there is no coordinate or velocity 'vx'"),
        (part("number", of="tension"), "tension"),
        (part("number", of="1/vx1"), "part answer, of"),
        (part("choice", of="maybe", options=["yes", "no"]), "not one of the options"),
        (part("number", of="L", at="9"), "outside the motion"),
    ],
)
def test_an_invalid_part_is_an_error_for_its_author(asked, words):
    with pytest.raises(TeachmechError) as caught:
        kind_of(asked).solution(asked, SETTINGS["pendulum"])
    assert words in caught.value.one_line()


@pytest.mark.few("incline-asked7-empty")
@pytest.mark.parametrize(
    ("name", "asked", "words"),
    [
        ("pendulum", FRICTION, "no constraint of the problem has friction"),
        ("incline", part("friction", of="plain"), "friction 'plain'; did you mean 'plane'"),
        ("incline", part("friction", of=["plane", "2"]), "there is no component '2'"),
        ("slope", part("friction", of=["slope", "x"]), "there is no component 'x'"),
        ("incline", COMPONENTS, "there is no component '2'"),
        ("slope", part("friction_components", of="slop"), "friction 'slop'; did you mean 'slope'"),
        ("slope", part("sticking", of="mus >= sin(alpha)"), "it slides at the start"),
        ("incline", part("sticking"), "empty"),
        ("incline", part("sticking", of="mus >= sin(alpha)"), "it slides at the start"),
        ("incline", part("sticking", of="mus >= 1.5*tan(alpha)"), "it sticks at the start"),
        ("incline", part("sticking", of=["mus > 1", "plain"]), "did you mean 'plane'"),
        ("sliding", STICKING, "it slides at the start; take a problem at rest"),
        ("belt", part("event", of="belt slips"), "did you mean 'belt slides'"),
        ("belt", part("event", of=["belt slides", "9"]), "the motion has 2 events"),
        ("belt", part("event", of=["belt slides", "x"]), "a list of it and a number"),
        ("belt", part("event"), "'of' is not an event"),
    ],
)
def test_a_part_about_friction_that_fits_no_motion_is_an_error_for_its_author(name, asked, words):
    with pytest.raises(TeachmechError) as caught:
        kind_of(asked).solution(asked, SETTINGS[name])
    assert words in caught.value.one_line()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("mus = tan(alpha)", "there is no comparison"),
        ("mus > x", "a condition in the parameters is asked for"),
        ("0 < mus < 1", "write one comparison"),
        ("mus => 1", "write >="),
        ("slip_plane > 0", "slip_plane"),
    ],
)
def test_a_condition_that_cannot_be_read_says_why(text, words):
    with pytest.raises(TeachmechError) as caught:
        credit("incline", STICKING, text)
    assert words in caught.value.one_line()


@pytest.mark.parametrize(
    ("name", "asked", "words"),
    [
        ("hoop", part("equilibrium", of="z > R"), "none of the 4 isolated equilibria"),
        ("hoop", part("equilibrium", of="z = R"), "there is no comparison"),
        ("rolling", REST, "none of the 0 isolated equilibria"),
        ("pendulum", SLOW, "neither an equilibrium nor a steady motion"),
        ("tandem", part("frequency", of="3"), "there is no oscillation '3'; the problem has 2"),
        ("tandem", part("mode", of="a"), "there is no oscillation 'a'"),
    ],
)
def test_a_part_about_an_equilibrium_that_fits_no_problem_is_an_error(name, asked, words):
    with pytest.raises(TeachmechError) as caught:
        kind_of(asked).solution(asked, SETTINGS[name])
    assert words in caught.value.one_line()


def test_a_mode_whose_coordinates_are_out_of_phase_has_no_shape():
    """In a field that turns velocities, x and y of a charged particle are a quarter turn apart."""
    charge = setting({"system": {"coordinates": ["x", "y"], "mass": [1, 1],
        "forces": ["-x + vy", "-y - vx"], "time": {"end": 1, "step": 0.1}}})  # fmt: skip
    with pytest.raises(ProblemError, match="do not oscillate in phase"):
        kind_of(SHAPE).solution(SHAPE, charge)


@limits(deadline=None, max_examples=10)
@given(factor=st.floats(1e-4, 1e4), negative=st.booleans(), off=st.floats(-0.0045, 0.0045))
def test_a_mode_is_right_in_any_scale(factor, negative, off):
    """A double pendulum: b/a = sqrt(2) in the slow mode."""
    factor = -factor if negative else factor
    answer = [factor, factor * math.sqrt(2) * (1 + off)]
    assert credit("tandem", SHAPE, answer).share == 1
    assert credit("tandem", SHAPE, [-answer[0], answer[1]]).share == 0


@limits(deadline=None, max_examples=10)
@given(alpha=st.floats(0.05, 1.2), mu=st.floats(0.05, 1.5))
def test_the_friction_on_an_incline_is_that_of_coulombs_law(alpha, mu):
    """At rest m g sin(alpha) up to mu_s m g cos(alpha), then mu m g cos(alpha)."""
    alpha, mu = round(alpha, 3), round(mu, 3)
    there = SETTINGS["incline"].with_numbers({"alpha": alpha, "mu": mu, "mus": mu})
    found = float(kind_of(FRICTION).solution(FRICTION, there).removesuffix(" N"))
    weight = 2 * 9.81
    expected = min(weight * math.sin(alpha), mu * weight * math.cos(alpha))
    assert found == pytest.approx(-expected, rel=1e-9)


def test_the_events_of_a_block_on_a_belt_have_the_times_of_stick_and_slip():
    """It slips for (2/w) (pi - atan((xs - xk) w/v)), sticks for 2 (xs - xk)/v."""
    m, g, k, mu, mus, v = (SETTINGS["belt"].parameters[x] for x in "m g k mu mus v".split())
    w, xs, xk = math.sqrt(k / m), mus * m * g / k, mu * m * g / k
    slips = 2 / w * (math.pi - math.atan((xs - xk) * w / v))
    times = {
        ("belt slides",): xs / v,
        ("belt sticks",): xs / v + slips,
        ("belt slides", "2"): xs / v + slips + 2 * (xs - xk) / v,
    }
    for of, time in times.items():
        found = kind_of(SLIPS).solution(part("event", of=of, unit="s"), SETTINGS["belt"])
        assert float(found.removesuffix(" s")) == pytest.approx(time, rel=1e-9)


def test_an_unknown_kind_is_named():
    with pytest.raises(ProblemError, match="there is no kind 'forces'; did you mean 'force'"):
        kind_of(part("forces"))


def test_every_kind_is_tested_here():
    tested = {asked.kind for _, asked in ALL}
    assert tested == set(KINDS)


@pytest.mark.parametrize(
    "data", [{"name": "1a"}, {"marks": 0}, {"tolerance": 0.5}, {"hints": ["a"] * 4}, {"marx": 1}]
)
def test_a_part_is_checked_when_it_is_built(data):
    with pytest.raises(ValueError):
        Part(**{"name": "a", "kind": "force", **data})


def test_a_motion_that_took_too_long_is_not_computed_again_for_every_mistake(monkeypatch):
    asked = part("motion")
    text = kind_of(asked).solution(asked, SETTINGS["pendulum"]) + "# for long"
    counted = []

    def computed(text, method, start, end, patience):
        counted.append(patience)
        return whole(text, method, start, end, 0.0 if patience < 60 else patience)

    whole = motion._computed
    monkeypatch.setattr(motion, "_computed", computed)
    for _ in range(3):
        found = credit("pendulum", asked, text)
        assert "took too long" in found.words
    assert len([patience for patience in counted if patience < 60]) == 1
    kind_of(asked).seal(text, asked, SETTINGS["pendulum"], "salt")
    assert credit("pendulum", asked, text).share == 1


# Where a kind is asked for by its name: in the list of kinds, in the catalogue of mistakes, each of
# which names the kinds in which it occurs, and in the texts for readers.
BY_NAME = {
    "homework/kinds/kinds.py",
    "homework/mistakes/mistake.py",
    "homework/exercise/specification.py",
    "homework/commands.py",
}


def test_a_new_kind_needs_no_change_where_kinds_are_used():
    """The classes of the kinds contain their differences; see `teachmech.homework.kinds.kinds`."""
    asking = set()
    for path in (PACKAGE / "homework").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if re.search(r"\b(part|asked|self\.part)\.kind\b", source):
            asking.add(path.relative_to(PACKAGE).as_posix())
    assert asking == BY_NAME
    assert {kind.fields for kind in KINDS.values()} == set(SHAPES)
