"""An exercise whose setting is written in other units gives the same marks, words and mistakes."""

from functools import cache

import pytest

from teachmech.homework.kinds import KINDS, public
from teachmech.homework.mistakes import CATALOGUE
from teachmech.homework.parts import Part
from teachmech.homework.setting import Setting
from tests.model.rewriting import SI, TIME, Units, masked
from tests.model.unit_cases import CASES

REWRITTEN = {
    "nanometres": Units({"length": 1e9, "mass": 1e6}),
    "planets": Units({"length": 2.0**-30, "mass": 1e-12, "time": 1e-3}),
    "milliseconds": Units({"time": 1e3, "own": 2.0**20}),
    "own": Units({"own": 1e-6, "mass": 2.0**13}),
    "constraints": Units(constraints={"rod": 1e-6, "edge": 1e6, "teeth": 1e6, "lever": 1e-6}),
}
CIRCLE = "x1^2 + y1^2 = L^2"
# Name of the case, kind and "of" of the part: answers, the first right, the last wrong.
ASKED = {
    ("pendulum", "constraint", ""): [
        CIRCLE,
        "x1^2 + y1^2 = L^2/4",
        "x1 + y1 = L",
        "x1*vx1 + y1*vy1 = 0",
        "(x1^2 + y1^2 - L^2)^2 = 0",
        "x1^2 + y1^2 + L^2 = 0",
        [CIRCLE, "2*x1^2 + 2*y1^2 = 2*L^2"],
        [CIRCLE, "x1^2 + y1^2 = 4*L^2"],
        [CIRCLE, "y1 = x1"],
    ],
    ("pendulum", "force", ""): [
        {"x1": "0", "y1": "-m*g"},
        {"x1": "m*g/1000", "y1": "-m*g"},
        {"x1": "0", "y1": "m*g"},
    ],
    ("pendulum", "mass", ""): [{"x1": "m", "y1": "m"}, {"x1": "m", "y1": "m/2"}],
    ("pendulum", "start", ""): [
        {"x1": "-L", "y1": "0", "vx1": "0", "vy1": "0"},
        {"x1": "-L", "y1": "L/50", "vx1": "0", "vy1": "sqrt(g*L)/100"},
    ],
    ("pendulum", "derivation", ""): [
        {"A": [["2*x1", "2*y1"]], "b": ["-2*vx1^2 - 2*vy1^2"]},
        {"A": [["x1", "y1"]], "b": ["-2*vx1^2 - 2*vy1^2"]},
        {"A": [["x1", "y1"]], "b": ["-vx1^2 + vy1^2"]},
    ],
    ("pendulum", "number", "ax1"): ["0", "g/1000", "g/50", "g/5"],
    ("pendulum", "multipliers", ""): [{"lambda1": "0"}, {"lambda1": "10^9*m*g/L"}],
    ("pendulum", "expression", "m*g*y1"): [
        "m*g*y1",
        "m*g*y1*(x1^2 + y1^2)/L^2",
        "0",
        "m*g*x1",
    ],
    ("skate", "constraint", ""): [
        "vx*sin(phi) = vy*cos(phi)",
        "vy = vx*tan(phi)",
        ["vx*sin(phi) = vy*cos(phi)", "2*vx*sin(phi) = 2*vy*cos(phi)"],
        "x*sin(phi) = y*cos(phi)",
        "vx*cos(phi) = vy*sin(phi)",
    ],
    ("skate", "force", ""): [
        {"x": "m*g*sin(a)", "y": "0", "phi": "0"},
        {"x": "m*g*sin(a)", "y": "0", "phi": "m*g*x"},
    ],
    ("rack", "constraint", ""): [
        "x = r*s",
        "x/r = s",
        ["x = r*s", "2*vx = 2*r*vs"],
        "vx = r*vs",
        "r*s*x = x^2",
        "x = 2*r*s",
    ],
    ("rack", "derivation", ""): [
        {"A": [["1", "-r"]], "b": ["0"]},
        {"A": [["1/r", "-1"]], "b": ["0"]},
        {"A": [["1", "-r"]], "b": ["vx^2/x"]},
    ],
    ("rack", "force", ""): [{"x": "-k*x - c*vx", "s": "F"}, {"x": "-k*x", "s": "F"}],
    ("massless", "constraint", ""): ["s = k*x", ["s = k*x", "s^2 = k^2*x^2"], "s = 2*k*x"],
    ("massless", "force", ""): [{"x": "0", "s": "-c*s"}, {"x": "0", "s": "0"}],
}


@cache
def setting_of(name, written):
    case, units = CASES[name], REWRITTEN.get(written, SI)
    texts, second = case.texts(units), TIME.factor(units.base)
    repeat = case.dimension or 1
    system = {
        "coordinates": list(case.coordinates),
        "mass": [m for m in case.mass for _ in range(repeat)],
        "forces": list(case.forces),
        "constraints": [{"name": c.name, "equation": c.equation} for c in texts["constraints"]],
        "parameters": texts["parameters"],
        "start": texts["start"],
        "time": {"end": case.end * second, "step": case.step * second},
        "solver": {"method": "dop853", "tolerance": 1e-10},
    }
    return Setting.of({"system": system})


def judged(asked, written):
    """Share, words without their numbers, and names of mistakes, for each answer to a part."""
    name, kind, of = asked
    setting, part = setting_of(name, written), Part(name="asked", kind=kind, of=of or ())
    scope, known = setting.scope(), public(part)
    sealed = KINDS[kind].seal(KINDS[kind].solution(part, setting), part, setting, "salt")
    diagnosed = [m for m in CATALOGUE if m.shown and kind in m.kinds]
    found = []
    for answer in ASKED[asked]:
        credit = KINDS[kind].credit(answer, known, scope, sealed)
        mistakes = [m.name for m in diagnosed if m.diagnose(answer, known, scope)]
        found.append((round(credit.share, 9), masked(credit.words), mistakes))
    return found


@cache
def in_si(asked):
    return judged(asked, "")


@pytest.mark.parametrize("written", REWRITTEN)
@pytest.mark.parametrize("asked", ASKED, ids=" ".join)
def test_answers_are_judged_alike_in_other_units(asked, written):
    assert judged(asked, written) == in_si(asked)


@pytest.mark.parametrize("asked", ASKED, ids=" ".join)
def test_the_right_answer_alone_has_full_marks(asked):
    shares = [share for share, _, _ in in_si(asked)]
    assert shares[0] == 1
    assert shares[-1] < 1


@pytest.mark.parametrize("written", REWRITTEN)
def test_a_whole_problem_is_judged_alike_in_other_units(written):
    setting = setting_of("pendulum", written)
    part, kind = Part(name="asked", kind="motion"), KINDS["motion"]
    right = kind.solution(part, setting)
    sealed = kind.seal(right, part, setting, "salt")
    shares = [
        kind.credit(answer, part, setting.scope(), sealed).share
        for answer in (right, right.replace("-m*g", "-m*g/2"), right.replace("-L", "L"))
    ]
    assert shares == [1.0, 0.25, pytest.approx(0.25)]
