"""Units of virtual work and of sliding velocities: what is in wrong units is refused by name."""

import pytest

import teachmech as tm
from teachmech import Constraint, Mechanism, System

UNITS = {"r": "m", "w": "1/s", "c": "N s/m", "F": "N", "belt": "m/s", "x": "m", "phi": "rad"}


def system(equation="y = 0", coordinates=("x", "y"), units=UNITS, **law):
    values = dict.fromkeys(("r", "w", "c", "F", "belt", "k"), 1)
    named = {name: unit for name, unit in units.items() if name in {*values, *coordinates}}
    named |= {name: units[name] for name in ("length", "mass") if name in units}
    ones, zeros = [1] * len(coordinates), [0] * len(coordinates)
    constraint = Constraint(equation, "floor", **law)
    return System(coordinates, ones, zeros, [constraint], parameters=values, units=named)


ROLLS = {"equation": "x = r*phi", "coordinates": ("x", "phi")}
SPEEDS = ROLLS | {"equation": "vx = r*vphi"}
RING = {"equation": "x^2 + y^2 = r^2"}


@pytest.mark.parametrize(
    "given",
    [
        {"friction": 0.3, "slip": "vx - belt"},
        {"friction": 0.3, "slip": "vx - 2"},  # a number has any unit
        {"friction": 0.3, "slip": "k*x*vx"},  # k has no stated unit
        {"friction": 0.3, "slip": "vx/r", "normal": "F*r"},
        {"friction": 0.3, "slip": "sqrt(w^2*r^2)/belt*vx"},
        {"friction": 0.3, "slip": "vx*cos(x/r) + max(belt, w*r)"},
        {"equation": "", "friction": 0.3, "slip": "vx", "normal": "F"},
        RING | {"friction": 0.3},
        RING | {"friction": 0.3, "normal": "r*lambda1"},
        RING | {"virtual_work": {"x": "-c*vx", "y": "-3*vy"}},
        ROLLS | {"friction": 0.3, "slip": "r*vphi"},
        SPEEDS | {"friction": 0.3, "slip": "r*vphi"},
        ROLLS | {"virtual_work": {"phi": "-c*r^2*vphi", "x": "-F"}},
    ],
)
def test_units_that_fit_or_are_not_known_are_accepted(given):
    assert not system(**given).is_ideal


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            {"friction": 0.3, "slip": "w*vx"},
            "constraint floor: slip 'w*vx' is in m/s², not in m/s; its product with the normal "
            "force, in N, must be a power",
        ),
        ({"friction": 0.3, "slip": "vx - r"}, "floor: '-r + vx' adds quantities in m and m/s"),
        (
            {"friction": 0.3, "slip": "vx", "normal": "F*r"},
            "floor: normal in N m times slip in m/s is not a power; write a force and a velocity",
        ),
        (
            RING | {"friction": 0.3, "normal": "lambda1"},
            "normal in kg/s² times slip in m/s is not a power",
        ),
        (
            {"equation": "", "friction": 1, "slip": "vx", "normal": "F*r"},
            "normal in N m times slip",
        ),
        (ROLLS | {"friction": 0.3, "slip": "vphi"}, "slip 'vphi' is in rad/s, not in m/s"),
        (SPEEDS | {"friction": 0.3, "slip": "vphi"}, "slip 'vphi' is in rad/s, not in m/s"),
        (
            {"friction": 0.3, "slip": "w*vx", "units": UNITS | {"length": "m", "mass": "g"} | {
                "c": "g/s", "F": "mN"}},
            "slip 'w*vx' is in m/s², not in m/s; its product with the normal force, in mN, must",
        ),
        (
            RING | {"virtual_work": {"y": "-vy"}},
            "constraint floor, virtual work of y: '-vy' is in m/s, not in N; its product with y "
            "must be an energy",
        ),
        (RING | {"virtual_work": {"x": "c*vx + c*r"}}, "adds quantities in N and m kg/s"),
        (
            ROLLS | {"virtual_work": {"phi": "-c*vx"}},
            "virtual work of phi: '-c*vx' is in N, not in N m",
        ),
    ],
)  # fmt: skip
def test_wrong_units_are_refused_by_name(given, message):
    with pytest.raises(tm.ProblemError) as caught:
        system(**given)
    assert message in str(caught.value)


BELT = """\
dimension: 2
parameters: {v: 2}
units: {v: m}
particles: [{mass: 1, position: [0, 0]}]
constraints:
- {name: belt, equation: y1 = 0, friction: 0.3, slip: vx1 - v}
time: {end: 1, step: 0.1}
"""


def test_the_error_of_a_file_names_the_line():
    with pytest.raises(tm.ProblemError, match=r"line 6, constraint belt: '-v \+ vx1' adds"):
        tm.ParticleProblem.loads(BELT)
    assert tm.ParticleProblem.loads(BELT.replace("v: m", "v: m/s")).system.frictions


GEARS = """\
PhysicalParams: {c: 0.4}
Units: {c: UNIT}
PartData:
  Fixed: {O: [], B: [4]}
  Rigids:
    OA: {Geom: [[1]], Dyna: [[0.5], 1, 1]}
    BD: {Geom: [[1]], Dyna: [[0.5], 1, 1]}
Constraints:
  gear: {equation: theta_OA = theta_BD, virtual_work: {theta_OA: -c*vtheta_OA, A_x: -c*vA_x}}
ProblemData: {tend: 2, positions: {A: [1], D: [5]}}
"""


@pytest.mark.parametrize(
    ("unit", "message"),
    [
        ("N s/m", "line 9, constraint gear, virtual work of theta_OA: '-c*vtheta_OA' is in kg/s"),
        ("N m s", "line 9, constraint gear, virtual work of A_x: '-c*vA_x' is in"),
    ],
)
def test_the_angles_of_a_mechanism_are_in_radians(unit, message):
    with pytest.raises(tm.ProblemError) as caught:
        Mechanism.loads(GEARS.replace("UNIT", unit))
    assert message in str(caught.value)


def test_a_displacement_of_a_joint_is_a_length():
    text = """\
Dimension: 3
Units: {c: N s/m}
PhysicalParams: {c: 2}
PartData:
  Fixed: {O: []}
  Rigids: {ABC: {Geom: [[1], [0, 1]], Dyna: [[], 1, [1, 1, 1]]}}
  Joints: {slide: {Prismatic: [ground, ABC], At: [O, A], Axis: [1, 0, 0]}}
Constraints: {way: {equation: vs_slide = t, virtual_work: {s_slide: -c*s_slide}}}
ProblemData: {tend: 1, positions: {s_slide: 0}}
"""
    with pytest.raises(tm.ProblemError, match=r"virtual work of s_slide: .* not in N;"):
        Mechanism.loads(text)
    right = Mechanism.loads(text.replace("-c*s_slide", "-c*vs_slide"))
    assert right.system.units["s_slide"] == "m"
