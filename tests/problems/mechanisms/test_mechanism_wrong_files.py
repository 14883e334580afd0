"""Errors of wrong and hostile mechanism files, and their locations."""

import pytest

import teachmech as tm
from teachmech.problems.mechanisms import Mechanism

RIGHT = """\
Title: Two bodies
PhysicalParams: {L: 1, m: 2, g: 9.81, k: 5, c: 1, w: 2}
PartData:
  Fixed: {O: [], X: [3]}
  Rigids:
    OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}
    ABC: {Geom: [[L], [L/2, L/2]], Dyna: [[L/2], m, m*L^2/12]}
  Springs: {CX: [k, 1]}
AppliedForces:
  Gravity: [0, -g]
ProblemData:
  tend: 1
  positions: {A: [0.9, 0.1], B: [1.8, 0.2]}
"""
SPRING = "  Springs: {CX: [k, 1]}"
GRAVITY = "  Gravity: [0, -g]"
GUESSES = "positions: {A: [0.9, 0.1], B: [1.8, 0.2]}"


def with_part(text):
    return RIGHT.replace(SPRING, f"  {text}\n{SPRING}")


def with_force(text):
    return RIGHT.replace(GRAVITY, f"  {text}\n{GRAVITY}")


def with_key(text):
    return RIGHT.replace("ProblemData:", f"{text}\nProblemData:")


PARTS = [
    ("Dampers: {OAB: c}", "line 8, PartData.Dampers.OAB: 'OAB' is not the names of 2 points"),
    ("Dampers: {OX: c}", "O and X are fixed in the world, so that this moves nothing; remove it"),
    (
        "Dampers: {OB: -1}",
        "line 8, PartData.Dampers.OB: the damping is -1; a damping must be positive",
    ),
    ("Dampers: {OB: cc}", "line 8, column 1: unknown name 'cc'"),
    ("Dampers: {OB: [c]}", "Dampers.OB: the value is a list, neither a number nor a text"),
    ("Dampers: {OQ: c}", "there is no position of Q; give a rough guess"),
    ("Particles: {O: 1}", "O is fixed in the world, so that this moves nothing"),
    ("TorsionSprings: {OQ: [k, 0]}", "there is no body 'OQ'; known names: OA, ABC"),
    ("TorsionSprings: {OA-OA: [k, 0]}", "'OA-OA' is neither a body nor two bodies"),
    ("TorsionSprings: {OA: [k]}", "PartData.TorsionSprings.OA: at least 2 must be given"),
    ("TorsionSprings: {OA: k}", "a list is expected; as in 'OA: [5, 0]'"),
    ("TorsionSprings: {OA: [-k, 0]}", "the stiffness is -5; a stiffness must be positive or 0"),
    ("TorsionSprings: {OA: [k, t]}", "line 8, column 1: unknown name 't'"),
    (
        "Joints: {rod: {Hinge: [ground, OA]}}",
        "a hinge is a joint of spatial mechanisms; write Dimension: 3",
    ),
    ("Joints: {rod: {Distance: [O, Q]}}", "line 8, PartData.Joints.rod.Distance: there is no poi"),
    ("Joints: {rod: {Distance: [A, A]}}", "A is joined to itself; name two points"),
    ("Joints: {rod: {Distance: [O, X]}}", "O and X are fixed in the world, so that this moves"),
    ("Joints: {rod: {Distance: [O, B], Length: 0}}", "the length is 0; a length must be positive"),
    ("Joints: {rod: {Distance: [O, B], Axis: [1]}}", "a distance has no Axis; remove it"),
    ("Joints: {OA: {Distance: [O, B]}}", "OA is already the name of a part"),
    ("Dampers: {s_rod: 1}", "line 8, PartData.Dampers.s_rod: there is no joint 'rod'"),
    (
        "Dampers: {r: 1}\n  Joints: {r: {Distance: [O, B]}}",
        "r is a joint; write s_r for its displacement",
    ),
    ("Collinear: [OA]", "PartData.Collinear[1]: 'OA' is not the names of 3 or more points"),
    ("Collinear: [OXQ]", "PartData.Collinear[1]: there is no point 'Q'; known names: A, B, C"),
    ("Collinear: [OAO]", "a point occurs twice in 'OAO'"),
    (
        "Collinear: [OXB, OXBC]",
        "Collinear[2]: O, X, B are constrained to a line twice; remove one of the lines",
    ),
    ("Collinear: [[O, X, B]]", "Collinear[1]: the value is a list"),
    ("Collinear: OXB", "PartData.Collinear: a list is expected"),
    ("collinear: [OXB]", "there is no key 'collinear' here; did you mean 'Collinear'?"),
    (
        "Collinear: [ABC]",
        "cannot be assembled from these guesses; these constraints fail: A, B, C in line",
    ),
    (f"Dampers: {{A{'1' * 60}B: c}}", "1...' is not the names of 2 points"),
]

FORCES = [
    ("ConstForces: {O: [1]}", "O is fixed in the world, so that this moves nothing"),
    ("Forces: {O: [t]}", "line 10, AppliedForces.Forces.O: O is fixed in the world"),
    ("ConstForces: {C on ABD: [1]}", "there is no body 'ABD'; did you mean 'ABC'?"),
    ("ConstForces: {C on OA: [1]}", "C is not a point of OA; its points are O, A"),
    ("ConstForces: {C: [1, 2, 3]}", "3 coordinates in the plane; give at most 2"),
    ("ConstForces: {C: 3}", "a force at C has a component along each axis; write [3] for one"),
    (
        "ConstForces: {s_rod: 3}",
        "line 10, AppliedForces.ConstForces.s_rod: there is no joint",
    ),
    ("ConstForces: {C: [t]}", "unknown name 't'"),
    ("ConstForces: {c: [1]}", "there is no point 'c'; did you mean 'C'?"),
    ("Forces: {C: [O_x]}", "line 10, column 1: 'O_x': O is fixed in the world"),
    ("Forces: {C: [theta_oa]}", "'theta_oa': there is no body oa; did you mean 'OA'?"),
    ("Forces: {C: [1/t]}", "line 10, AppliedForces.Forces.C[1]: it is inf at the start; look for"),
    ("Forces: {C: [0, sqrt(-1 - t)]}", "AppliedForces.Forces.C[2]: it is nan at the start"),
    ("Forces: {C: [1/(C_x - C_x)]}", "line 10, column 4: this divides by zero"),
    ("Forces: {C: [1e999]}", "this number is larger than 1.8e308"),
    ("Forces: {C: [nan]}", "unknown name 'nan'"),
    ("Forces: {C: ['__import__(1)']}", "line 10, column 1"),
    ("Forces: {C: [9^9^9^9^9]}", "the exponent is larger than 1000000"),
    (f"Forces: {{C: ['{'sin(' * 300}t{')' * 300}']}}", "more than 50 nested parentheses"),
    (f"Forces: {{C: ['{'+'.join(['t'] * 9000)}']}}", "characters; at most 10000 are accepted"),
    ("Torques: {oa: 1}", "there is no body 'oa'; did you mean 'OA'?"),
    ("Torques: {OA: vtheta_OB}", "'vtheta_OB': there is no body OB"),
    (
        "Torques: {OA: ln(t)}\n  Rayleigh: vtheta_OA^2",
        "line 10, AppliedForces.Torques.OA: it is",
    ),
    (
        "Rayleigh: c*theta_OA^2/2",
        "contains no velocity and dissipates nothing; write a term such as c*vtheta_OA",
    ),
    ("Rayleigh: {OA: c}", "AppliedForces.Rayleigh: the value is a dict"),
]

KEYS = [
    ("Drives: {theta_OQ: t}", "line 11, Drives.theta_OQ: there is no body OQ; known names: OA"),
    ("Drives: {O_x: t}", "line 11, Drives.O_x: O is fixed in the world; drive a coordinate that"),
    ("Drives: {A_x: t, vA_x: 1}", "A_x is driven already, and its velocity follows; remove"),
    ("Drives: {A: t}", "there is no coordinate 'A'; did you mean 'A_x'?"),
    ("Drives: {OA: t}", "there is no coordinate 'OA'; did you mean 'theta_OA'?"),
    ("Drives: {L: t}", "there is no coordinate 'L'; known names: A_x, A_y"),
    ("Drives: {theta_OA: vA_x}", "'vA_x': a prescribed motion depends on time and parameters only"),
    ("Drives: {theta_OA: theta_OA}", "a prescribed motion depends on time and parameters only"),
    ("Drives: {theta_OA: omega*t}", "line 11, column 1: unknown name 'omega'"),
    ("Drives: {theta_OA: 1/t}", "Drives.theta_OA: it is inf at the start, t = 0; look for a div"),
    ("Drives: {A_x: 2}", "the mechanism cannot be assembled from these guesses"),
    ("Drives: {theta_OA: t, A_x: 0.5}", "the mechanism cannot be assembled from these guesses"),
    ("Drives: {theta_OA: }", "Drives.theta_OA: the value is missing"),
    (
        "Drives: {speed_A: 1}",
        "line 11, Drives.speed_A: A begins with the speed 1, but its direction",
    ),
    ("Drives: {speed_A: 0.1*t}", "the speed of A is 0 at the start, t = 0; a speed is positive;"),
    ("Drives: {speed_A: t - 2}", "the speed of A is -2 at the start, t = 0; a speed is positive;"),
    ("Drives: {speed_A: vA_x}", "'vA_x': a prescribed motion depends on time and parameters only"),
    ("Drives: {speed_O: 1}", "line 11, Drives.speed_O: O is fixed in the world; drive a point"),
    ("Drives: {speed_a: 1}", "there is no point 'a'; did you mean 'A'?"),
    ("Drives: {speed_OA: 1}", "there is no point 'OA'"),
    ("Drives: {vA: 1}", "vA is a vector; write speed_A for its size, or vA_x for a component"),
    ("Constraints: {gear: theta_OA = theta_OA}", "is 0 = 0; it constrains nothing"),
    ("Constraints: {gear: 1 = 0}", "line 11, constraint gear: '1 = 0' contains no coordinate"),
    ("Constraints: {gear: theta_OA = q}", "line 11, column 12: unknown name 'q'"),
    ("Constraints: {length of OA: A_x = 0.5}", "line 11, constraint 5: two constraints are named"),
    ("Constraints: {1st: A_x = 0.5}", "'1st' is not a name for a constraint"),
    ("Constraints: {a: A_x = 0.5, b: A_x = 0.6}", "these constraints fail: a by 0.4, b by 0.3"),
    (
        "Constraints: {a: vA_x^2 = -1}",
        "ProblemData.velocities: no velocities satisfy the constraints at",
    ),
    (
        "Constraints: {" + ", ".join(f"c{i}: A_x = {i}" for i in range(200)) + "}",
        "more than 100 are given",
    ),
]

OTHERS = [
    (RIGHT.replace("[L/2], m, m*L^2/12]}\n    ABC", "[], 0, 0]}\n    ABC"),
     "Rigids.OA.Dyna[2]: the mass is 0; "
     "write a rod without mass as a joint, Joints: {rod: {Distance"),
    (RIGHT.replace("[k, 1]", "[-k, 1]"),
     "Springs.CX[1]: the stiffness is -5; a stiffness must be positive"),
    (RIGHT.replace("[k, 1]", "[k, -1]"),
     "the free length is -1; a free length must be positive or 0"),
    (RIGHT.replace("{CX", "{OX"), "O and X are fixed in the world, so that this moves nothing"),
    (
        RIGHT.replace("    OA:", "    OX: {Geom: [[2]], Dyna: [[1], 1, 1]}\n    OA:"),
        "line 6, PartData.Rigids.OX.Geom: O and X are 2 apart on OX, but fixed 3 apart; "
        "correct Geom or Fixed",
    ),
    (RIGHT.replace("[L/2, L/2]", "[L/2, L/2, 0]"), "3 coordinates in the plane"),
    (RIGHT.replace("    ABC:", f"    {'ABCDEFGHIJKLMNPQRS' * 2}:"), "a point occurs twice"),
    (RIGHT.replace("{O: [], X: [3]}", "{O: [], X: [0, 0]}\n  Collinear: [OXB]"),
     "do not define a line"),
    (
        RIGHT.replace("{O: [], X: [3]}", "{O: [], X: [3], Y: [4]}\n  Collinear: [OXYB]"),
        "line 5, PartData.Collinear[1]: O, X, Y are all fixed; "
        "name two fixed points, then the points",
    ),
    (RIGHT.replace("    OA: {", "    {OA, AC: {"), "line 7: this is not YAML"),
    (RIGHT.replace(GUESSES, "positions: {theta_OQ: 1}"), "there is no body 'OQ'"),
    (
        with_key("Drives: {theta_OA: t}").replace(
            GUESSES, "positions: {theta_OA: [1, fixed], B: [2]}"
        ),
        "theta_OA is fixed at 1 here, but its drive starts at 0; remove one of them",
    ),
    (
        with_key("Drives: {theta_OA: t}").replace(
            GUESSES, f"{GUESSES}\n  velocities: {{theta_OA: [2, fixed]}}"
        ),
        "too many values are fixed: with vtheta_OA free it can be assembled",
    ),
    (RIGHT.replace("[0.9, 0.1]", "[1e300, 0.1]"), "cannot be assembled from these guesses"),
    (RIGHT.replace("[0.9, 0.1]", "[.nan, 0.1]"), "line 13, column 1"),
    (RIGHT.replace("tend: 1", "tend: .inf"), "line 12, column 1"),
    (RIGHT.replace("tend: 1", "t0: q\n  tend: 1"), "line 12, column 1: unknown name 'q'"),
    (RIGHT.replace("L: 1", "L: 1, t: 2"), "line 2, PhysicalParams: 't' is time"),
    (RIGHT.replace("L: 1", "L: 1, pi: 3"), "line 2, PhysicalParams: 'pi' is the number pi"),
    (RIGHT.replace("L: 1", "L: 1, A_x: 3"), "PhysicalParams: 'A_x' is a coordinate and a param"),
    (
        with_force("Torques: {OA: 1}").replace("L: 1", "L: 1, theta_OA: 3"),
        "'theta_OA' is a coordinate and a parameter; rename one of them",
    ),
    (RIGHT.replace("L: 1", "L: 1e999"), "this number is larger than 1.8e308"),
    (RIGHT.replace("L: 1", f"L: 1, {'a' * 900}: 3"), "PhysicalParams: 'aaaa"),
    (RIGHT.replace("m: 2", "m: 2, m: 3"), "line 2: the key 'm' occurs twice; remove one of them"),
    (RIGHT.replace("m: 2", "m: &a 2, n: *a"), "anchors and aliases are not accepted"),
    (RIGHT.replace("m: 2", "m: !!python/name:os.system 2"), "tags such as"),
    (RIGHT.replace("m: 2", "[a, b]: 2"), "a key must be a plain word"),
    ("PartData: {}\nProblemData: {tend: 1}\n", "nothing moves; name a body, spring or particle"),
    ("PartData:\nProblemData: {tend: 1}\n", "line 1, PartData: there is nothing after this key"),
    (
        "PartData:\n  Rigids: {OA, AB: {Geom: [[1]], Dyna: [[0], 1, 1]}}\nProblemData: {tend: 1}\n",
        "line 2, PartData.Rigids.OA: there is nothing after this key; write keys with values; in",
    ),
    (
        "PartData:\n  Springs: {AB: [1, 2]}\n  Particles: {A: 1, B: 1}\n"
        "ProblemData: {tend: 1, positions: {A: [1], B: [1]}}\n",
        "line 2, PartData.Springs.AB: A and B start at the same position, "
        "so that the spring AB has no direction",
    ),
    (
        "PartData:\n  Fixed: {O: []}\n  Particles: {B: 1, C: 1}\n  Collinear: [BCO]\n"
        "ProblemData: {tend: 1, positions: {B: [1], C: [1]}}\n",
        "line 4, PartData.Collinear[1]: B and C start at the same position, "
        "so that the line BCO has no direction",
    ),
    (
        with_part(f"Dampers: {{{', '.join(f'A{i}B{i}: 1' for i in range(3000))}}}"),
        "PartData: 6005 points; at most 100 are accepted",
    ),
    (
        RIGHT.replace("  Rigids:", "  Rigids:\n    " + "A1B1C1D1E1F1G1H1I1J1K1L1M1N1O1P1Q1R1: "
        f"{{Geom: [{'[1], ' * 17}], Dyna: [[0], 1, 1]}}"),
        "has 36 characters; at most 34",
    ),
]  # fmt: skip


def test_the_unchanged_file_is_valid():
    assert len(Mechanism.loads(RIGHT).simulate(time=(0, 0.1, 0.1))) == 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        *((with_part(text), message) for text, message in PARTS),
        *((with_force(text), message) for text, message in FORCES),
        *((with_key(text), message) for text, message in KEYS),
        *OTHERS,
    ],
)
def test_errors_name_location_mistake_and_correction(text, message):
    assert text != RIGHT
    with pytest.raises(tm.TeachmechError) as caught:
        Mechanism.loads(text, "wrong.yaml")
    assert message in str(caught.value)
    assert "wrong.yaml, line " in str(caught.value)


def test_a_dissipation_that_is_not_finite_at_the_start_is_located():
    mechanism = Mechanism.loads(with_force("Rayleigh: c*sqrt(vtheta_OA)"), "wrong.yaml")
    with pytest.raises(tm.ProblemError, match=r"line 10, force theta_OA: it is -inf"):
        mechanism.simulate()
