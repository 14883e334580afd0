"""Typical mistakes: each loses marks and is found in another form than the one it was made in."""

import contextlib
import math
import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import teachmech as tm
from teachmech.base.errors import ProblemError, TeachmechError
from teachmech.expressions import Names, parse_equation
from teachmech.homework.kinds import KINDS
from teachmech.homework.mistakes import CATALOGUE, named
from teachmech.homework.mistakes.problem_content import content_of
from teachmech.homework.mistakes.roles import Roles
from teachmech.homework.parts import Part
from teachmech.homework.setting import Setting
from tests.homework import settings as known

TIME = {"end": 2, "step": 0.01}
PROBLEMS = {
    "pendulum": {
        "particles": {
            "dimension": 2,
            "parameters": {"m": 0.8, "L": 1.3, "g": 9.81},
            "particles": [
                {
                    "mass": "m",
                    "force": [0, "-m*g"],
                    "position": ["L*sin(pi/6)", "-L*cos(pi/6)"],
                    "velocity": ["2*cos(pi/6)", "2*sin(pi/6)"],
                }
            ],
            "constraints": [{"name": "rod", "equation": "x1^2 + y1^2 = L^2"}],
            "time": TIME,
        }
    },
    "parabola": {
        "particles": {
            "dimension": 2,
            "parameters": {"m": 0.4, "a": 0.75, "g": 9.81, "k": 3, "c": 0.2},
            "particles": [
                {
                    "mass": "m",
                    "force": ["-k*x1 - c*vx1", "-m*g - c*vy1"],
                    "position": ["0.5", "a*0.5^2"],
                    "velocity": ["1", "2*a*0.5"],
                }
            ],
            "constraints": [{"name": "wire", "equation": "y1 = a*x1^2"}],
            "time": TIME,
        }
    },
    "turned hoop": {
        "particles": {
            "dimension": 3,
            "parameters": {"m": 0.5, "R": 1.2, "w": 3, "g": 9.81},
            "particles": [
                {
                    "mass": "m",
                    "force": [0, 0, "-m*g"],
                    "position": ["R*sin(0.6)", 0, "-R*cos(0.6)"],
                    "velocity": ["0.7*cos(0.6)", "w*R*sin(0.6)", "0.7*sin(0.6)"],
                }
            ],
            "constraints": [
                {"name": "hoop", "equation": "x1^2 + y1^2 + z1^2 = R^2"},
                {"name": "turning", "equation": "y1*cos(w*t) - x1*sin(w*t) = 0"},
            ],
            "time": TIME,
        }
    },
    "turned rod": {  # a bead on a straight wire that turns about the origin, without gravity
        "particles": {
            "dimension": 2,
            "parameters": {"m": 0.5, "w": 3, "u": 0.4},
            "particles": [
                {"mass": "m", "force": [0, 0], "position": [2, 0], "velocity": ["u", "2*w"]}
            ],
            "constraints": [{"name": "wire", "equation": "y1*cos(w*t) - x1*sin(w*t) = 0"}],
            "time": TIME,
        }
    },
    "rod": {
        "particles": {
            "dimension": 2,
            "parameters": {"m1": 0.4, "m2": 1.1, "L": 1.5, "g": 9.81},
            "particles": [
                {
                    "mass": "m1",
                    "force": [0, "-m1*g"],
                    "position": [0.2, -0.3],
                    "velocity": [0.3, 0],
                },
                {
                    "mass": "m2",
                    "force": [0, "-m2*g"],
                    "position": ["0.2 + L*cos(0.4)", "-0.3 + L*sin(0.4)"],
                    "velocity": [0.3, 0],
                },
            ],
            "constraints": [{"name": "rod", "equation": "(x2 - x1)^2 + (y2 - y1)^2 = L^2"}],
            "time": TIME,
        }
    },
    "skate": {
        "system": {
            "coordinates": ["x", "y", "phi"],
            "mass": ["m", "m", "J"],
            "forces": ["m*g*sin(a)", "0", "0"],
            "constraints": [{"name": "edge", "equation": "vx*sin(phi) - vy*cos(phi) = 0"}],
            "parameters": {"m": 1.25, "J": 0.13, "g": 9.81, "a": 0.6},
            "start": {
                "phi": "pi/6",
                "vphi": "pi/3",
                "vx": "0.4*cos(pi/6)",
                "vy": "0.4*sin(pi/6)",
            },
            "time": TIME,
        }
    },
    "slider-crank": {
        "particles": {
            "dimension": 2,
            "parameters": {"m1": 0.3, "m2": 0.5, "r": 0.2, "l": 0.7, "g": 9.81},
            "particles": [
                {"mass": "m1", "force": [0, "-m1*g"], "position": [0, "r"], "velocity": [1.5, 0]},
                {
                    "mass": "m2",
                    "force": [0, "-m2*g"],
                    "position": ["sqrt(l^2 - r^2)", 0],
                    "velocity": [1.5, 0],
                },
            ],
            "constraints": [
                {"name": "crank", "equation": "x1^2 + y1^2 = r^2"},
                {"name": "rod", "equation": "(x2 - x1)^2 + (y2 - y1)^2 = l^2"},
                {"name": "slider", "equation": "y2 = 0"},
            ],
            "time": TIME,
        }
    },
}
MECHANISM = tm.example("slider-crank").to_yaml()
SWING = """\
PhysicalParams: {L: 0.9, m: 0.5, M: 1.2, alpha: 0.7, g: 9.81, k: 6, tau: 0.3}
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}}
  Particles: {A: M}
  TorsionSprings: {OA: [k, pi/6]}
AppliedForces:
  Gravity: [0, -g]
  ConstTorques: {OA: tau}
ProblemData:
  tend: 0.3
  positions: {A: [[L*sin(alpha), fixed], -L*cos(alpha)]}
"""
MOTOR = """\
PhysicalParams: {r: 0.2, l: 0.28, w: 3}
PartData:
  Fixed: {O: [], E: [1]}
  Rigids: {OA: {Geom: [[r]], Dyna: [[r/2], 1, 0.01]}, AB: {Geom: [[l]], Dyna: [[l/2], 1, 0.01]}}
  Collinear: [OEB]
Drives: {theta_OA: w*t + 0.8}
ProblemData: {tend: 0.3, positions: {B: [0.4]}}
"""
DOOR = """
Title: A door on a slanting hinge
PhysicalParams: {a: 0.8, m: 20, tilt: 0.3}
Dimension: 3
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[a]], Dyna: [[a/2], m, [0.1, 1.1, 1.1]]}}
  Joints:
    hinge: {Hinge: [ground, OA], At: O, Axis: [[sin(tilt), 0, cos(tilt)], [0, 0, 1]]}
AppliedForces: {Gravity: [0, 0, -9.81]}
ProblemData: {tend: 0.5, positions: {theta_hinge: [0.7, fixed]}}
"""
MECHANISMS = {"mechanism": MECHANISM, "swing": SWING, "motor": MOTOR, "door": DOOR}


@cache
def setting(name):
    if name in MECHANISMS:
        return Setting.of({"mechanism": MECHANISMS[name]})
    return Setting.of(PROBLEMS.get(name) or getattr(known, name.upper()))


def part(kind, **fields):
    return Part(name="asked", kind=kind, **fields)


HOLONOMY = {"of": "non-holonomic", "options": ["holonomic", "non-holonomic"]}
ENERGY = "m*(vx1^2 + vy1^2)/2 + m*g*y1"

# What is asked, and the mistakes that can be made there.
CASES = [
    ("pendulum", part("constraint"), "length-not-squared radius-for-diameter square-left-out"),
    ("pendulum", part("constraint"), "sign-of-a-term term-left-out"),
    ("pendulum", part("force"), "gravity-sign wrong-axis mass-forgotten weight-left-out"),
    ("pendulum", part("mass"), "weight-for-mass"),
    ("pendulum", part("expression", of=ENERGY), "gravity-sign wrong-axis mass-forgotten"),
    ("pendulum", part("expression", of=ENERGY), "factor-two square-left-out term-left-out"),
    ("pendulum", part("expression", of=ENERGY), "halves-forgotten"),
    ("pendulum", part("mass"), "unit-mass"),
    ("rod", part("count", of="1"), "rank-for-freedom"),
    ("pendulum", part("number", of="2*lambda1*L", unit="N"), "weight-for-constraint-force"),
    ("pendulum", part("number", of="2*lambda1*L", unit="N"), "multiplier-sign gravity-sign b-sign"),
    ("pendulum", part("number", of="2*lambda1*L", unit="N"), "velocity-terms-left-out wrong-axis"),
    ("pendulum", part("number", of="2*lambda1*L", unit="N"), "unit-prefix opposite-sign"),
    ("pendulum", part("number", of="2*lambda1*L", unit="N"), "mass-forgotten weight-left-out"),
    ("pendulum", part("number", of="2*lambda1*L", unit="N"), "radius-for-diameter factor-two"),
    ("pendulum", part("number", of="ay1", unit="m/s^2"), "free-acceleration"),
    ("pendulum", part("number", of="y1", unit="m", at="0.9"), "gravity-sign weight-left-out"),
    ("pendulum", part("start"), "sine-for-cosine degrees-for-radians wrong-axis opposite-sign"),
    ("pendulum", part("start"), "start-off-constraint"),
    ("pendulum", part("derivation"), "b-sign velocity-terms-left-out factor-two wrong-axis"),
    ("pendulum", part("derivation"), "sign-of-a-term"),
    ("pendulum", part("motion"), "gravity-sign weight-left-out"),
    ("parabola", part("constraint"), "square-left-out wrong-axis sign-of-a-term"),
    ("parabola", part("force"), "spring-sign damper-sign gravity-sign term-left-out"),
    ("parabola", part("number", of="lambda1", unit="N", at="0.5"), "spring-sign damper-sign"),
    ("parabola", part("derivation"), "b-sign factor-two sign-of-a-term"),
    ("turned hoop", part("constraint"), "frozen-constraint sine-for-cosine turns-for-radians"),
    ("turned hoop", part("constraint"), "degrees-for-radians length-not-squared wrong-axis"),
    ("turned hoop", part("derivation"), "missing-time-derivative sine-for-cosine term-left-out"),
    ("turned hoop", part("multipliers"), "missing-time-derivative multiplier-sign b-sign"),
    ("turned hoop", part("multipliers"), "frozen-constraint velocity-terms-left-out"),
    ("turned rod", part("multipliers"), "missing-time-derivative"),
    ("rod", part("constraint"), "sum-for-difference length-not-squared"),
    ("rod", part("force"), "gravity-sign mass-forgotten swapped-particles weight-left-out"),
    ("rod", part("mass", of=["x1", "x2"]), "swapped-particles weight-for-mass"),
    ("rod", part("start"), "swapped-particles degrees-for-radians start-off-constraint"),
    ("slider-crank", part("number", of="ax1", unit="m/s^2"), "swapped-particles wrong-axis"),
    ("skate", part("constraint"), "holonomic-for-non-holonomic sine-for-cosine sign-of-a-term"),
    ("skate", part("force"), "sine-for-cosine degrees-for-radians gravity-sign"),
    ("skate", part("choice", **HOLONOMY), "holonomic-for-non-holonomic"),
    ("rod", part("choice", **HOLONOMY | {"of": "holonomic"}), "non-holonomic-for-holonomic"),
    ("skate", part("start", of=["phi", "vphi"]), "degrees-for-radians angle-from-other-axis"),
    ("skate", part("number", of="vphi", unit="rad/s"), "turns-for-radians degrees-for-radians"),
    ("slider-crank", part("constraint", of=["rod"]), "sum-for-difference radius-for-diameter"),
    ("slider-crank", part("constraint"), "length-not-squared"),
    ("slider-crank", part("multipliers"), "gravity-sign velocity-terms-left-out mass-forgotten"),
    ("mechanism", part("number", of="atheta_OA", unit="rad/s^2"), "sine-for-cosine unit-prefix"),
    ("mechanism", part("constraint"), "length-not-squared wrong-axis swapped-particles"),
    ("skate", part("motion"), "gravity-sign holonomic-for-non-holonomic degrees-for-radians"),
    ("swing", part("motion"), "gravity-sign weight-left-out wrong-axis radius-for-diameter"),
    ("swing", part("motion"), "mass-forgotten inertia-about-end length-not-squared unit-prefix"),
    ("swing", part("motion"), "sine-for-cosine degrees-for-radians opposite-sign"),
    ("motor", part("motion"), "turns-for-radians opposite-sign"),
    ("incline", part("friction", unit="N"), "friction-sign limit-for-sticking unit-prefix"),
    ("incline", part("friction", unit="N"), "weight-for-normal-force"),
    ("sliding", part("friction", unit="N", at="0.1"), "static-for-kinetic friction-sign"),
    ("sliding", part("friction", unit="N"), "weight-for-normal-force"),
    ("slope", part("friction", unit="N"), "limit-for-sticking weight-for-normal-force"),
    ("oblique", part("friction", unit="N"), "friction-of-each-component static-for-kinetic"),
    (
        "oblique",
        part("friction", of=["slope", "1"], unit="N"),
        "friction-of-each-component static-for-kinetic friction-sign",
    ),
    ("oblique", part("friction", of=["slope", "1"], unit="N"), "weight-for-normal-force"),
    (
        "oblique",
        part("friction_components", unit="N"),
        "friction-of-each-component static-for-kinetic friction-sign",
    ),
    ("oblique", part("friction_components", unit="N"), "weight-for-normal-force unit-prefix"),
    ("slope", part("friction_components", unit="N"), "limit-for-sticking friction-sign"),
    ("slope", part("sticking", of="mus >= tan(alpha)"), "static-for-kinetic condition-reversed"),
    ("incline", part("sticking", of="mus >= tan(alpha)"), "static-for-kinetic condition-reversed"),
    ("incline", part("sticking", of="mus >= tan(alpha)"), "weight-for-normal-force"),
    ("incline", part("sticking", of="mus*cos(alpha) >= sin(alpha)"), "sine-for-cosine"),
    ("belt", part("event", of="belt slides", unit="s"), "other-event static-for-kinetic"),
    ("belt", part("event", of="belt sticks", unit="s"), "unit-prefix other-event"),
    ("belt", part("number", of="x", at="0.5", unit="m"), "gravity-sign weight-left-out"),
    ("hoop", part("equilibrium", of="x > 0.1*R"), "stability-swapped equilibrium-off-constraint"),
    ("hoop", part("equilibrium"), "stability-swapped"),
    ("tandem", part("frequency", unit="rad/s"), "square-root-forgotten period-for-frequency"),
    ("tandem", part("frequency", unit="rad/s"), "turns-for-radians other-mode spring-sign"),
    ("tandem", part("frequency", unit="rad/s"), "gravity-sign mass-forgotten weight-left-out"),
    ("tandem", part("frequency", of="2", unit="Hz"), "square-root-forgotten period-for-frequency"),
    ("tandem", part("frequency", of="2", unit="Hz"), "turns-for-radians unit-prefix factor-two"),
    ("tandem", part("mode"), "other-mode amplitude-sign"),
    ("door", part("motion"), "gravity-sign weight-left-out"),
    ("door", part("number", of="atheta_hinge", unit="rad/s^2"), "gravity-sign unit-prefix"),
]
EACH = [
    pytest.param(where, asked, name, id=f"{name} in {asked.kind} of {where}")
    for where, asked, names in CASES
    for name in names.split()
]


@cache
def right_answer(where, asked):
    kind = KINDS[asked.kind]
    answer = kind.solution(asked, setting(where))
    return answer, kind.seal(answer, asked, setting(where), "salt")


def credit(where, asked, answer, sealed):
    return KINDS[asked.kind].credit(answer, asked, setting(where).scope(), sealed).share


def otherwise(answer, kind):
    """Return the same answer in another form."""
    one = "(sin(t)^2 + cos(t)^2)"
    if kind == "constraint":
        texts = [answer] if isinstance(answer, str) else answer
        sides = [(*text.split("="), "0")[:2] for text in texts]
        return [f"-2*({right}) = -2*({left})" for left, right in sides][::-1]
    if kind in ("force", "expression"):
        if isinstance(answer, str):
            return f"{one}*({answer})"
        return {name: f"{one}*({text})" for name, text in answer.items()}
    if kind in ("start", "mass"):
        return {name: f"3*({text})/3" for name, text in answer.items()}
    if kind == "derivation":
        rows = [[f"-2*({entry})" for entry in row] for row in answer["A"]]
        return {"A": rows, "b": [f"-2*({entry})" for entry in answer["b"]]}
    if kind == "sticking":
        left, sign, right = re.split("([<>]=?)", answer)
        return f"3*({right}) {sign.translate(str.maketrans('<>', '><'))} 3*({left})"
    if kind == "friction_components":
        return {name: otherwise(text, "friction") for name, text in answer.items()}
    if kind == "mode":  # in another scale
        return {name: f"-3*({text})" for name, text in answer.items()}
    if kind == "equilibrium":
        places = {name: f"3*({text})/3" for name, text in answer.items() if name != "stability"}
        return places | {"stability": answer["stability"].upper()}
    if kind == "count":
        return f"2*{answer}/2"
    if kind in ("number", "friction", "event", "frequency"):
        value, unit = answer.split(" ", 1)
        return f"{float(value) / 1000!r} k{unit}"
    if kind == "multipliers":
        return {f"lambda{k + 1}": f"({x:.12f})*2/2" for k, x in enumerate(answer)}
    return f"{answer}\n# by another student" if kind == "motion" else f" {answer.upper()} "


def sealable(answers, asked, setting):
    """The wrong answers that can be compared with: a constraint may be one that nothing meets."""
    for answer in answers:
        with contextlib.suppress(ProblemError):
            yield answer, KINDS[asked.kind].seal(answer, asked, setting, "salt")


@pytest.mark.few("freedom")
@pytest.mark.parametrize(("where", "asked", "name"), EACH)
def test_a_mistake_loses_marks_and_is_found_in_another_form(where, asked, name):
    answer, sealed = right_answer(where, asked)
    assert credit(where, asked, answer, sealed) == 1
    wrong = [
        one
        for one in named(name).mutate(answer, asked, setting(where))
        if credit(where, asked, one, sealed) < 1
    ]
    first, mistaken = next(sealable(wrong, asked, setting(where)))
    assert credit(where, asked, otherwise(first, asked.kind), mistaken) == 1
    assert credit(where, asked, answer, mistaken) < 1


def test_every_mistake_that_changes_an_answer_is_tried_above():
    tried = {name for _, _, names in CASES for name in names.split()}
    assert tried == {mistake.name for mistake in CATALOGUE if mistake.mutations}


# --- what becomes of an answer ------------------------------------------------------------------


def mutated(name, where, asked, answer=None):
    answer = KINDS[asked.kind].solution(asked, setting(where)) if answer is None else answer
    return list(named(name).mutate(answer, asked, setting(where)))


def same(text, other, names=("t", "x1", "y1", "x2", "y2", "vx1", "m", "m1", "m2", "g", "L", "a")):
    read = [parse_equation(one, Names(names)).symbolic for one in (text, other)]
    return (read[0] - read[1]).expand() == 0


def test_gravity_may_be_wrong_in_all_particles_or_in_one():
    found = [(a["y1"], a["y2"]) for a in mutated("gravity-sign", "rod", part("force"))]
    expected = [("m1*g", "m2*g"), ("m1*g", "-m2*g"), ("-m1*g", "m2*g")]
    assert len(found) == 3
    for one, other in zip(found, expected, strict=True):
        assert all(same(a, b) for a, b in zip(one, other, strict=True))


def test_a_mistake_of_the_author_may_be_a_mapping():
    own = {"answer": {"x1": "0", "y1": "m*g"}, "says": "Which way is down?"}
    asked = part("force", mistakes=[own])
    assert mutated("gravity-sign", "pendulum", asked) == mutated(
        "gravity-sign", "pendulum", part("force")
    )


def test_the_length_of_a_distance_is_found_as_a_number():
    (wrong,) = mutated("length-not-squared", "rod", part("constraint"), "(x2-x1)^2+(y2-y1)^2=2.25")
    assert same(wrong, "(x2 - x1)^2 + (y2 - y1)^2 - 1.5")


def test_the_sine_of_a_number_is_not_worked_out_before_it_is_changed():
    asked = part("start", of=["x1"])
    assert mutated("sine-for-cosine", "pendulum", asked, {"x1": "2*sin(pi/6)"}) == [
        {"x1": "2*cos(pi/6)"}
    ]
    degrees = mutated("degrees-for-radians", "pendulum", asked, {"x1": "2*sin(pi/6)"})
    assert degrees[0] == {"x1": "2*sin(30)"}


def test_axes_are_exchanged_row_by_row_in_a_derivation():
    answer = {"A": [["2*x1", "2*y1", "2*z1"], ["-sin(w*t)", "cos(w*t)", "0"]], "b": ["0", "0"]}
    first = mutated("wrong-axis", "turned hoop", part("derivation"), answer)[0]
    assert first["A"] == [["2*y1", "2*x1", "2*z1"], ["cos(w*t)", "-sin(w*t)", "0"]]


def test_an_answer_may_be_a_list_a_text_or_a_mapping():
    asked = part("force", of=["x1", "y1"])
    assert mutated("gravity-sign", "pendulum", asked, [0, "-m*g"]) == [[0, "g*m"]]
    asked = part("force", of=["y1"])
    assert mutated("gravity-sign", "pendulum", asked, "-m*g") == ["g*m"]


def test_invalid_answers_give_no_wrong_answers():
    for asked in (part("constraint"), part("force"), part("motion"), part("derivation")):
        for answer in ("", "x1 +* 2", None, {}, [], 3.5, {"A": 1}, [["x1"]], "import os"):
            for mistake in CATALOGUE:
                list(mistake.mutate(answer, asked, setting("pendulum")))


# --- roles --------------------------------------------------------------------------------------


def test_roles_follow_from_positions_not_from_names():
    system = tm.System(
        ["x", "y"],
        mass=["g", "g"],
        forces=["F", "-g*m"],
        constraints=["x^2 + y^2 = a^2"],
        parameters={"g": 2, "m": 9.81, "a": 1, "F": 3},
    )
    roles = Roles.of(system)
    assert {s.name for s in roles.masses} == {"g"}
    assert {s.name for s in roles.gravity} == {"m"}
    assert {s.name for s in roles.lengths} == {"a"}


def test_a_length_in_a_moment_of_inertia_is_not_a_mass():
    system = tm.System(
        ["phi"],
        mass=["m*L^2/3"],
        forces=["-m*g*L*sin(phi)/2"],
        parameters={"m": 1, "g": 9.81, "L": 1},
    )
    roles = Roles.of(system)
    assert {s.name for s in roles.masses} == {"m"}
    assert {s.name for s in roles.gravity} == {"g"}


@pytest.mark.parametrize("force", ["-9.81*m", "-19.62"])
def test_gravity_may_be_a_number(force):
    mass = "m" if "m" in force else 2
    problem = {
        "dimension": 2,
        "parameters": {"m": 2},
        "particles": [{"mass": mass, "force": ["5", force], "position": [0, -1]}],
        "constraints": ["x1^2 + y1^2 = 1"],
        "time": TIME,
    }
    own = Setting.of({"particles": problem})
    asked = part("force")
    answer = {"x1": "5", "y1": force}
    (wrong,) = named("gravity-sign").mutate(answer, asked, own)
    assert wrong == {"x1": "5", "y1": force.removeprefix("-")}
    (massless,) = named("mass-forgotten").mutate(answer, asked, own)
    assert parse_equation(massless["y1"]).symbolic == pytest.approx(-9.81)


def test_a_constant_force_is_not_a_weight():
    problem = {
        "dimension": 1,
        "parameters": {"F": 3},
        "particles": [{"mass": 2, "force": ["F"], "position": [0]}],
        "time": TIME,
    }
    own = Setting.of({"particles": problem})
    assert not list(named("gravity-sign").mutate({"x1": "F"}, part("force"), own))


# --- numbers are computed by the engine ---------------------------------------------------------


def values(name, where, asked):
    return [float(text.split()[0]) for text in mutated(name, where, asked)]


def test_wrong_tensions_of_a_pendulum_follow_from_their_formulas():
    """T = m v^2/L + m g cos(phi)."""
    m, L, g, v, phi = 0.8, 1.3, 9.81, 2.0, math.pi / 6
    swing, weight = m * v**2 / L, m * g * math.cos(phi)
    asked = part("number", of="2*lambda1*L", unit="N")
    right = float(KINDS["number"].solution(asked, setting("pendulum")).split()[0])
    assert right == pytest.approx(swing + weight, rel=1e-9)
    for name, value in {
        "multiplier-sign": -swing - weight,
        "gravity-sign": swing - weight,
        "weight-left-out": swing,
        "velocity-terms-left-out": weight,
        "b-sign": weight - swing,
    }.items():
        assert values(name, "pendulum", asked)[0] == pytest.approx(value, rel=1e-9), name
    assert values("mass-forgotten", "pendulum", asked)[0] == pytest.approx(right / m, rel=1e-9)


def test_the_free_acceleration_is_that_of_a_falling_body():
    asked = part("number", of="ay1", unit="m/s^2")
    assert values("free-acceleration", "pendulum", asked) == [pytest.approx(-9.81, rel=1e-12)]


def test_a_bead_on_a_turned_wire_loses_its_coriolis_force_without_the_time():
    """The wire pushes with 2 m w u; without any derivative by time with 0, with one of two half."""
    m, w, u = 0.5, 3, 0.4
    asked = part("multipliers")
    answer = KINDS["multipliers"].solution(asked, setting("turned rod"))
    assert answer == pytest.approx([-2 * m * w * u], rel=1e-9)
    found = [a[0] for a in mutated("missing-time-derivative", "turned rod", asked)]
    assert found == pytest.approx([0, -m * w * u], abs=1e-12)


def test_the_derivation_without_time_is_that_of_the_formula():
    answer = {"A": [["-sin(w*t)", "cos(w*t)"]], "b": ["2*w*vx1*cos(w*t)+2*w*vy1*sin(w*t)"]}
    answer["b"][0] += " - w^2*x1*sin(w*t) + w^2*y1*cos(w*t)"
    names = Names(("t", "x1", "y1", "vx1", "vy1", "w"))
    b = [
        parse_equation(wrong["b"][0], names).symbolic
        for wrong in mutated("missing-time-derivative", "turned rod", part("derivation"), answer)
    ]
    assert b[0].expand() == 0  # all is due to time here
    twice = parse_equation("2*w*vx1*cos(w*t) + 2*w*vy1*sin(w*t)", names).symbolic
    assert (b[1] - twice).expand() == 0  # without h_tt


def test_a_scaled_derivation_loses_as_much():
    answer = {"A": [["3*sin(w*t)", "-3*cos(w*t)"]], "b": ["-6*w*vx1*cos(w*t)-6*w*vy1*sin(w*t)"]}
    answer["b"][0] += " + 3*w^2*x1*sin(w*t) - 3*w^2*y1*cos(w*t)"
    names = Names(("t", "x1", "y1", "vx1", "vy1", "w"))
    first = mutated("missing-time-derivative", "turned rod", part("derivation"), answer)[0]
    assert parse_equation(first["b"][0], names).symbolic.expand() == 0


def test_a_later_number_is_that_of_the_wrong_motion():
    asked = part("number", of="y1", unit="m", at="0.9")
    lifted = setting("pendulum").problem.replace(parameters={"m": 0.8, "L": 1.3, "g": -9.81})
    y = lifted.simulate(time=(0, 0.9, 0.1), method="dop853")["y1"][-1]
    assert values("gravity-sign", "pendulum", asked)[0] == pytest.approx(y, abs=1e-6)


@pytest.mark.parametrize("asked", [part("multipliers"), part("number", of="ax1")])
def test_a_mistake_that_does_not_change_a_number_gives_no_wrong_answer(asked):
    answer = KINDS[asked.kind].solution(asked, setting("turned hoop"))
    right = np.array(answer if isinstance(answer, list) else [float(answer)])
    for mistake in CATALOGUE:
        for wrong in mistake.mutate(answer, asked, setting("turned hoop")):
            numbers = np.array(wrong if isinstance(wrong, list) else [float(wrong)])
            assert not np.allclose(numbers, right, rtol=1e-9, atol=1e-12), mistake.name


# --- what an answer shows by itself -------------------------------------------------------------


def shows(name, where, asked, answer):
    return named(name).diagnose(answer, asked, setting(where).scope())


@pytest.mark.parametrize(
    ("where", "answer", "redundant", "contradictory"),
    [
        ("pendulum", "x1^2 + y1^2 = L^2", False, False),
        ("pendulum", ["x1^2 + y1^2 = L^2", "2*y1^2 = 2*L^2 - 2*x1^2"], True, False),
        ("pendulum", ["x1^2 + y1^2 = L^2", "x1*vx1 + y1*vy1 = 0"], True, False),
        ("pendulum", ["x1^2 + y1^2 = L^2", "x1^2 + y1^2 = 4*L^2"], False, True),
        ("pendulum", ["x1^2 + y1^2 = L^2", "y1 = 3*L"], False, True),
        ("pendulum", ["x1^2 + y1^2 = L^2", "y1 = x1"], False, False),
        ("skate", ["vx*sin(phi) = vy*cos(phi)", "vx*sin(phi) = vy*cos(phi) + 1"], False, True),
        ("pendulum", "x1^2 +", False, False),
    ],
)
def test_redundant_and_contradictory_constraints_are_distinguished(
    where, answer, redundant, contradictory
):
    assert shows("redundant", where, part("constraint"), answer) is redundant
    assert shows("contradictory", where, part("constraint"), answer) is contradictory


@pytest.mark.parametrize(
    ("where", "answer", "shown"),
    [
        ("pendulum", "x1^2 + y1^2 + L^2 = 0", True),
        ("pendulum", "x1^2 + y1^2 = 0", True),
        ("pendulum", "-2*x1^2 = 0", True),
        ("pendulum", "(x1^2 + y1^2 - L^2)^2 = 0", True),
        ("pendulum", ["y1 = 0", "x1^2 + y1^2 = -L^2"], True),
        ("skate", "vx^2 + vy^2 = 0", True),
        ("pendulum", "x1^2 + y1^2 = L^2", False),
        ("pendulum", "x1^2 + y1^2 = 10000", False),
        ("pendulum", "x1^2 + (y1 - 100*L)^2 = L^2", False),
        ("pendulum", "sqrt(x1^2 + y1^2) = L", False),
        ("pendulum", "x1*y1 = 0", False),
        ("pendulum", ["x1 = 2*L", "y1 = L"], False),
        ("skate", "vx*sin(phi) = vy*cos(phi)", False),
        ("pendulum", "x1^2 +", False),
    ],
)
def test_an_equation_without_a_change_of_sign_is_recognised(where, answer, shown):
    assert shows("one-sign", where, part("constraint"), answer) is shown


def test_a_whole_problem_shows_a_start_off_its_own_constraint():
    problem = setting("pendulum").problem
    asked = part("motion")
    assert not shows("start-off-constraint", "pendulum", asked, problem.to_yaml())
    off = problem.replace(parameters={"m": 0.8, "L": 1.3, "g": 9.81}, constraints=["y1 = 0"])
    assert shows("start-off-constraint", "pendulum", asked, off.to_yaml())
    twice = problem.replace(constraints=["x1^2 + y1^2 = L^2", "2*x1^2 + 2*y1^2 = 2*L^2"])
    assert shows("redundant", "pendulum", asked, twice.to_yaml())
    assert not shows("redundant", "pendulum", asked, "no problem at all")


def test_starts_off_the_constraint_violate_it():
    for where in ("pendulum", "rod", "turned hoop", "skate"):
        asked = part("start")
        for wrong in mutated("start-off-constraint", where, asked):
            moved = setting(where).system.replace(start=wrong)
            with pytest.raises(tm.InconsistentStartError):
                moved.simulate(time=(0, 0.01, 0.01))


@pytest.mark.parametrize(
    ("answer", "missing"),
    [("3.2", True), (3.2, True), ("m*g", True), ("3.2 N", False), ("", False)],
)
def test_a_number_without_a_unit_is_recognised(answer, missing):
    asked = part("number", of="lambda1", unit="N")
    assert shows("unit-missing", "pendulum", asked, answer) is missing
    assert not shows("unit-missing", "pendulum", part("number", of="lambda1"), answer)


@pytest.mark.parametrize(("where", "asked"), [case[:2] for case in CASES])
def test_a_right_answer_shows_no_mistake(where, asked):
    answer, _ = right_answer(where, asked)
    scope = setting(where).scope()
    for mistake in CATALOGUE:
        assert mistake.diagnose is None or not mistake.diagnose(answer, asked, scope), mistake.name


# --- whole problems -----------------------------------------------------------------------------


def begun(name, form=0):
    """Return the angular acceleration of the swing at its start, after a mistake in its text."""
    text = mutated(name, "swing", part("motion"))[form]
    return tm.problems.mechanisms.Mechanism.loads(text).simulate(time=(0, 1e-3, 1e-3))["atheta_OA"][
        0
    ]


def swinging(L=0.9, m=0.5, M=1.2, g=9.81, k=6, tau=0.3, centroidal=None, rest=math.pi / 6):
    """I theta'' = tau - k (theta - rest) - g L cos(theta) (m/2 + M), about O."""
    theta = 0.7 - math.pi / 2
    inertia = m * L**2 / 12 if centroidal is None else centroidal
    moment = tau - k * (theta - rest) - g * L * math.cos(theta) * (m / 2 + M)
    return moment / (inertia + m * L**2 / 4 + M * L**2)


@pytest.mark.parametrize(
    ("name", "form", "expected"),
    [
        ("gravity-sign", 0, swinging(g=-9.81)),
        ("weight-left-out", 0, swinging(g=0)),
        ("wrong-axis", 0, swinging(g=9.81 * math.tan(math.pi / 2 - 0.7))),
        ("radius-for-diameter", 0, swinging(L=1.8)),
        ("radius-for-diameter", 2, swinging(L=0.45)),
        ("inertia-about-end", 0, swinging(centroidal=0.5 * 0.9**2 / 3)),
        ("mass-forgotten", 0, swinging(centroidal=0.9**2 / 12)),
        ("length-not-squared", 0, swinging(centroidal=0.5 * 0.9 / 12)),
        ("opposite-sign", 0, swinging(tau=-0.3)),
        ("unit-prefix", 0, swinging(k=0.006)),
    ],
)
def test_a_wrong_mechanism_has_the_acceleration_of_newtons_law(name, form, expected):
    assert swinging() == pytest.approx(setting("swing").columns_at(0)["atheta_OA"], rel=1e-9)
    assert begun(name, form) == pytest.approx(expected, rel=1e-9)


def test_half_a_rod_may_be_taken_for_the_whole():
    text = mutated("radius-for-diameter", "swing", part("motion"))[1]
    assert "Dyna: [[L]," in text


def test_the_sign_of_default_gravity_can_be_wrong():
    earth = Setting.of({"mechanism": SWING.replace("[0, -g]", "[]")})
    (turned,) = named("gravity-sign").mutate(earth.problem.to_yaml(), part("motion"), earth)
    assert "Gravity: [0, 9.80665]" in turned
    none = Setting.of({"mechanism": SWING.replace("  Gravity: [0, -g]\n", "")})
    for name in ("gravity-sign", "weight-left-out", "wrong-axis"):
        assert not list(named(name).mutate(none.problem.to_yaml(), part("motion"), none))


def test_a_length_that_prevents_assembly_gives_no_wrong_answer():
    # The slider-crank with r = 0.4 at the angle 0.8: A is 0.287 above the guide, l is 0.28.
    found = mutated("radius-for-diameter", "motor", part("motion"))
    assert not any("r: 0.4" in text for text in found)
    assert any("l: 0.56" in text for text in found)


@pytest.mark.parametrize("where", ["pendulum", "skate", "swing", "motor"])
def test_a_problem_file_is_written_back_unchanged(where):
    asked = part("motion")
    answer, sealed = right_answer(where, asked)
    content = content_of(answer, asked, setting(where))
    assert credit(where, asked, content.write([leaf.text for leaf in content.leaves]), sealed) == 1


@pytest.mark.few("skate")
@pytest.mark.parametrize("where", ["pendulum", "skate", "swing", "motor"])
def test_a_problem_file_has_few_wrong_answers(where):
    counts = [len(mutated(mistake.name, where, part("motion"))) for mistake in CATALOGUE]
    assert max(counts) <= 4
    assert 0 < sum(counts) <= 24


def test_a_system_shows_a_start_off_its_own_constraint():
    problem = setting("skate").problem
    asked, text = part("motion"), problem.to_yaml()
    assert not shows("start-off-constraint", "skate", asked, text)
    assert shows("start-off-constraint", "skate", asked, text.replace("0.4*cos", "0.6*cos"))


# --- whatever the answer ------------------------------------------------------------------------

NAMES = ["x1", "y1", "vx1", "t", "m", "g", "L", "pi", "2", "0", "1", "9.81", "0.5", "1e3"]
KINDS_OF_TEXTS = ["constraint", "force", "expression", "derivation"]
EXPRESSIONS = st.recursive(
    st.sampled_from(NAMES),
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from("+-*/"), inner).map(lambda x: f"({''.join(x)})"),
        inner.map(lambda x: f"(-{x})"),
        st.tuples(st.sampled_from(["sin", "cos", "tan", "sqrt", "ln", "abs", "exp"]), inner).map(
            lambda x: f"{x[0]}({x[1]})"
        ),
        st.tuples(inner, st.sampled_from(["2", "3", "-1", "0.5"])).map(
            lambda x: f"{x[0]}^({x[1]})"
        ),
    ),
    max_leaves=8,
)


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(EXPRESSIONS, EXPRESSIONS, st.sampled_from(KINDS_OF_TEXTS))
def test_mistakes_accept_every_valid_answer(one, other, kind):
    answers = {
        "constraint": f"{one} = {other}",
        "force": {"x1": one, "y1": other},
        "expression": f"{one} + {other}",
        "derivation": {"A": [[one, other]], "b": [other]},
    }
    asked = part(kind, of=one if kind == "expression" else ())
    own, scope = setting("pendulum"), setting("pendulum").scope()
    try:
        KINDS[kind].read(answers[kind], asked, scope)
    except TeachmechError:
        assume(False)
    for mistake in CATALOGUE:
        for wrong in mistake.mutate(answers[kind], asked, own):
            assert wrong != answers[kind]
            try:
                KINDS[kind].read(wrong, asked, scope)
            except TeachmechError:
                assert kind == "constraint"  # one without a coordinate is none
        if mistake.diagnose is not None:
            assert mistake.diagnose(answers[kind], asked, scope) in (True, False)


# --- the catalogue ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "answer", "name"),
    [
        (part("constraint"), "abs(x1^2 + y1^2 - L^2) = 0", "no-derivative"),
        (part("constraint"), ["x1^2 + y1^2 = L^2", "y1 = x1"], "superfluous-equation"),
        (part("expression", of=ENERGY), f"{ENERGY} + m*g*L", "zero-level"),
    ],
)
def test_the_comparison_with_the_right_answer_finds_a_mistake(asked, answer, name):
    _, sealed = right_answer("pendulum", asked)
    scope = setting("pendulum").scope()
    found = KINDS[asked.kind].credit(answer, asked, scope, sealed)
    assert (found.share, found.mistake) == (0, name)
    assert named(name).compared and not named(name).mutations


def test_names_are_unique_and_titles_are_short():
    names = [mistake.name for mistake in CATALOGUE]
    assert len(set(names)) == len(names)
    for mistake in CATALOGUE:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", mistake.name)
        assert 5 < len(mistake.title) < 45
        assert not mistake.title.endswith(".")
        assert set(mistake.kinds) <= set(KINDS)
        assert mistake.mutations or mistake.shown or mistake.compared


def test_feedback_has_one_to_three_sentences():
    for mistake in CATALOGUE:
        sentences = re.findall(r"[^.]+\.(?=\s|$)", mistake.says)
        assert 1 <= len(sentences) <= 3, mistake.name
        assert "!" not in mistake.says


def test_the_page_of_the_docs_has_every_mistake_with_its_words():
    page = (Path(tm.__file__).parents[1] / "docs" / "mistakes.md").read_text(encoding="utf-8")
    rows = [row for row in page.splitlines() if row.startswith("| `")]
    assert len(rows) == len(CATALOGUE)
    for row, mistake in zip(rows, CATALOGUE, strict=True):
        assert row.startswith(f"| `{mistake.name}` | {mistake.title}")
        assert mistake.says in row


def test_an_unknown_mistake_is_named_with_the_nearest():
    with pytest.raises(ProblemError, match="gravity-sign"):
        named("gravity-sing")


def test_mutating_is_deterministic():
    asked = part("force")
    first = [mutated(mistake.name, "rod", asked) for mistake in CATALOGUE]
    Roles.of.cache_clear()
    assert [mutated(mistake.name, "rod", asked) for mistake in CATALOGUE] == first
    assert np.sum([len(found) for found in first]) > 10
