"""Coulomb friction of hinges and slides in space, compared with closed forms."""

import re

import numpy as np
import pytest

import teachmech as tm
from teachmech import Mechanism
from tests.problems.mechanisms.test_joint_friction import closes
from tests.run.test_switched_programs import assert_same, in_page

G = 9.81
PLANAR = """
PhysicalParams: {L: 0.5, r: 0.05, mu: 0.1, a: 0.5}
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[L]], Dyna: [[0.7*L], 2, 0.02]}}
AppliedForces: {Gravity: [0, -9.81]}
Friction: {O: {Radius: r, friction: mu, static: 0.15}}
ProblemData: {tend: 3, positions: {A: [L*sin(a), -L*cos(a)]}}
"""
PENDULUM = """
Dimension: 3
PhysicalParams: {L: 0.5, r: 0.05, mu: 0.1, a: 0.5}
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[L]], Dyna: [[0.7*L], 2, [0.01, 0.02, 0.02]]}}
  Joints: {axle: {Hinge: [ground, OA], At: [O, O], Axis: [[0, 0, 2], [0, 0, 2]]}}
AppliedForces: {Gravity: [0, -9.81, 0]}
Friction: {axle: {Radius: r, friction: mu, static: 0.15}}
ProblemData: {tend: 3, positions: {A: [L*sin(a), -L*cos(a), 0]}}
"""
OWN_POINT = PENDULUM.replace("At: [O, O]", "At: [O, B]").replace("OA", "BA")
# A rotor on an axis along z; its centre of mass is at the distance e from the axis, at height h.
ROTOR = """
Dimension: 3
PhysicalParams: {e: 0, h: 0, r: 0.02, c: 0.05, mu: 0.2, l: 0.2, gy: 0, gz: -9.81}
PartData:
  Fixed: {O: []}
  Rigids: {OAB: {Geom: [[0.1], [0, 0.1]], Dyna: [[e, 0, h], 3, [0.02, 0.03, 0.05]]}}
  Joints: {axle: {Hinge: [ground, OAB], At: [O, O], Axis: [[0, 0, 1], [0, 0, 1]]}}
AppliedForces: {Gravity: [0, gy, gz]}
Friction: {axle: {Radius: r, friction: mu}}
ProblemData:
  tend: 1
  positions: {A: [0.1], B: [0, 0.1]}
  velocities: {theta_axle: [20, fixed]}
"""
COLLAR = ROTOR.replace("Radius: r", "Radius: r, AxialRadius: c")
# A block that slides along x on a rail; a couple about y and a force across it load its ends.
SLIDE = """
Dimension: 3
PhysicalParams: {mu: 0.2, al: 0.5, l: 0.3, C: 0}
PartData:
  Fixed: {O: []}
  Rigids: {PAB: {Geom: [[0.1], [0, 0.1]], Dyna: [[], 2, [0.02, 0.03, 0.05]]}}
  Joints: {rail: {Prismatic: [ground, PAB], At: [O, P], Axis: [[1], [1]]}}
AppliedForces:
  Gravity: [9.81*sin(al), 0, -9.81*cos(al)]
  ConstTorques: {PAB: [0, C, 0]}
Friction: {rail: {friction: mu}}
ProblemData: {tend: 1, positions: {P: [], A: [0.1], B: [0, 0.1]}}
"""
# A sleeve on a horizontal shaft along z, which slides and turns; its moment of inertia is m r^2.
SLEEVE = """
Dimension: 3
PhysicalParams: {mu: 0.2, r: 0.05, v: 1, w: 30, l: 0.3, C: 0}
PartData:
  Fixed: {O: []}
  Rigids: {PAB: {Geom: [[0.1], [0, 0.1]], Dyna: [[], 2, [0.03, 0.03, 0.005]]}}
  Joints: {shaft: {Cylindrical: [ground, PAB], At: [O, P], Axis: [[0, 0, 2], [0, 0, 2]]}}
AppliedForces: {Gravity: [0, -9.81, 0], ConstTorques: {PAB: [C, 0, 0]}}
Friction: {shaft: {Radius: r, friction: mu}}
ProblemData:
  tend: 1
  positions: {P: [], A: [0.1], B: [0, 0.1]}
  velocities: {s_shaft: [v, fixed], theta_shaft: [w, fixed]}
"""
# A block on a plane with the normal n, which gravity pulls along it.
ON_A_PLANE = """
Dimension: 3
PhysicalParams: {mu: 0.2, gx: 3, gn: -9}
PartData:
  Fixed: {O: []}
  Rigids: {PAB: {Geom: [[0.1], [0, 0.1]], Dyna: [[], 2, [0.02, 0.03, 0.05]]}}
  Joints: {table: {Planar: [ground, PAB], At: [O, P], Axis: [[0, 0.6, 0.8], [0, 0, 1]]}}
AppliedForces: {Gravity: [gx, 0.6*gn, 0.8*gn]}
Friction: {table: {friction: mu, static: 0.3}}
ProblemData:
  tend: 1
  positions: {P: [], A: [0.1], B: [0, 0.08, -0.06]}
  velocities: {P: [0, 0.8, -0.6], A: [0, 0.8, -0.6], B: [0, 0.8, -0.6]}
"""
# A block on a table that turns about z with w; its point P is at the distance R from the axis.
TURNTABLE = """
Dimension: 3
PhysicalParams: {w: 3, R: 0.2}
PartData:
  Fixed: {O: []}
  Rigids:
    OST: {Geom: [[1], [0, 1]], Dyna: [[], 1, [1, 1, 1]]}
    PAB: {Geom: [[0.1], [0, 0.1]], Dyna: [[], 2, [0.02, 0.03, 0.05]]}
  Joints:
    axle: {Hinge: [ground, OST], At: [O, O], Axis: [[0, 0, 1], [0, 0, 1]]}
    table: {Planar: [OST, PAB], At: [O, P], Axis: [[0, 0, 1], [0, 0, 1]]}
AppliedForces: {Gravity: [0, 0, -9.81]}
Drives: {theta_axle: w*t}
Friction: {table: {friction: 0.2, static: 0.3}}
ProblemData:
  tend: 1
  positions: {S: [1], T: [0, 1], P: [R], A: [R + 0.1], B: [R, 0.1]}
  velocities: {P: [0, w*R], A: [0, w*R], B: [0, w*R]}
"""


@pytest.mark.few("text1")
@pytest.mark.parametrize("text", [PENDULUM, OWN_POINT])
def test_a_pendulum_on_a_hinge_is_the_one_on_a_pin(text):
    planar, space = Mechanism.loads(PLANAR), Mechanism.loads(text)
    options = {"time": (0, 3, 0.1), "tolerance": 1e-12, "compiled": True}
    pin, hinge = planar.simulate(**options), space.simulate(**options)
    assert closes(hinge, 10)
    assert len(hinge.changes) == len(pin.changes) > 3
    assert hinge["A_x"] == pytest.approx(pin["A_x"], abs=1e-9)
    assert hinge.work_nonideal == pytest.approx(pin.work_nonideal, abs=1e-9)
    body = "BA" if text == OWN_POINT else "OA"
    forces = space.reactions(hinge)
    couple = forces[f"torque of axle on {body}"]
    plane = planar.reactions(pin)
    assert couple[:, 2] == pytest.approx(plane["torque of O on OA"], abs=1e-7)
    held = forces["B on BA by axle" if body == "BA" else "O on OA"]
    assert held[:, :2] == pytest.approx(plane["O on OA"], abs=1e-7)
    assert forces["torque of axle on ground"][:, 2] == pytest.approx(-couple[:, 2], abs=1e-12)


@pytest.mark.few("False")
@pytest.mark.parametrize("compiled", [False, True])
def test_a_rotor_with_an_axial_load_slows_down_linearly(compiled):
    """The couple is mu r_a m g."""
    motion = Mechanism.loads(COLLAR).simulate(
        time=(0, 0.5, 0.25), tolerance=1e-12, compiled=compiled
    )
    slower = 0.2 * 0.05 * 3 * G / 0.05
    assert motion["vtheta_axle"] == pytest.approx(20 - slower * motion.t, rel=1e-9)
    assert closes(motion, 10)


@pytest.mark.thorough
def test_a_shaft_without_a_collar_carries_its_weight_without_friction():
    motion = Mechanism.loads(ROTOR).simulate(time=(0, 1, 0.5), tolerance=1e-12)
    assert motion["vtheta_axle"] == pytest.approx(20, rel=1e-10)


@pytest.mark.few("True")
@pytest.mark.parametrize("compiled", [False, True])
def test_an_eccentric_rotor_slows_down_like_a_hyperbola(compiled):
    """I w' = -mu r m e sqrt(w^4 + w'^2), so that w = w_0/(1 + k w_0 t)."""
    motion = Mechanism.loads(ROTOR).simulate(
        parameters={"e": 0.1, "gz": 0}, time=(0, 1, 0.25), tolerance=1e-12, compiled=compiled
    )
    part = 0.2 * 0.02 * 3 * 0.1 / (0.05 + 3 * 0.1**2)
    k = part / np.sqrt(1 - part**2)
    assert motion["vtheta_axle"] == pytest.approx(20 / (1 + k * 20 * motion.t), rel=1e-9)


@pytest.mark.few("0.25")
@pytest.mark.parametrize("height", [0.05, 0.25])
def test_two_bearings_carry_an_overhanging_rotor(height):
    """|N_1| + |N_2| = m g max(1, 2 h/l)."""
    text = ROTOR.replace("Radius: r", "Radius: r, Length: l")
    motion = Mechanism.loads(text).simulate(
        parameters={"h": height, "gz": 0, "gy": -G, "l": 0.2}, time=(0, 0.5, 0.25), tolerance=1e-12
    )
    slower = 0.2 * 0.02 * 3 * G * max(1, 2 * height / 0.2) / 0.05
    assert motion["vtheta_axle"] == pytest.approx(20 - slower * motion.t, rel=1e-9)


@pytest.mark.few("4.0")
@pytest.mark.parametrize("couple", [0.0, 1.0, 4.0])
def test_a_block_slides_on_a_rail(couple):
    """The friction is mu max(N, 2 |C|/l), and mu N without a length."""
    options = {"parameters": {"C": couple}, "time": (0, 1, 0.5), "tolerance": 1e-12}
    normal = 2 * G * np.cos(0.5)
    for text, force in (
        (SLIDE, normal),
        (SLIDE.replace("friction: mu", "friction: mu, Length: l"), max(normal, 2 * couple / 0.3)),
    ):
        mechanism = Mechanism.loads(text)
        motion = mechanism.simulate(**options)
        along = max(0.0, G * np.sin(0.5) - 0.2 * force / 2)
        assert motion["vP_x"] == pytest.approx(along * motion.t, abs=1e-8)
        pushed = mechanism.reactions(motion)["P on PAB by rail"]
        assert pushed[:, 0] == pytest.approx(2 * along - 2 * G * np.sin(0.5), abs=1e-8)
        assert pushed[:, 2] == pytest.approx(normal, abs=1e-8)


@pytest.mark.few("True")
@pytest.mark.parametrize("compiled", [False, True])
def test_a_sleeve_that_slides_and_turns_stops_in_both_directions_together(compiled):
    """The speed on the shaft decreases by mu g t, and its direction remains."""
    mechanism = Mechanism.loads(SLEEVE)
    motion = mechanism.simulate(time=(0, 1, 0.1), tolerance=1e-12, compiled=compiled)
    speed = np.hypot(1, 0.05 * 30)
    stops = speed / (0.2 * G)
    assert [(c.event, c.time) for c in motion.changes] == [("shaft sticks", pytest.approx(stops))]
    part = np.maximum(0, 1 - motion.t / stops)
    assert motion["vs_shaft"] == pytest.approx(part, abs=1e-9)
    assert motion["vtheta_shaft"] == pytest.approx(30 * part, abs=1e-7)
    assert closes(motion, 10)
    forces = mechanism.reactions(motion)
    rubs = 0.2 * 2 * G / speed
    assert forces["P on PAB by shaft"][0] == pytest.approx([0, 2 * G, -rubs], abs=1e-8)
    assert forces["torque of shaft on PAB"][0, 2] == pytest.approx(-0.05 * 1.5 * rubs, abs=1e-9)


def test_both_ends_of_a_long_sleeve_rub():
    """|N_1| + |N_2| = max(m g, 2 |C|/l), as on a rail."""
    text = SLEEVE.replace("Radius: r", "Radius: r, Length: l")
    motion = Mechanism.loads(text).simulate(
        parameters={"C": 6, "w": 0}, time=(0, 0.1, 0.05), tolerance=1e-12
    )
    assert motion["vs_shaft"] == pytest.approx(1 - 0.2 * 2 * 6 / 0.3 / 2 * motion.t, rel=1e-9)


@pytest.mark.few("False")
@pytest.mark.parametrize("compiled", [False, True])
def test_a_block_on_a_planar_joint_slides_as_a_particle_on_the_plane(compiled):
    motion = Mechanism.loads(ON_A_PLANE).simulate(
        time=(0, 1, 0.1), tolerance=1e-12, compiled=compiled
    )
    floor = tm.Constraint("z = 0", "floor", friction=0.2, static=0.3)
    particle = tm.System(
        ["x", "y", "z"],
        [2] * 3,
        [6, 0, -18],
        [floor],
        start={"vy": 1},
        points={"P": ["x", "y", "z"]},
    )
    expected = particle.simulate(time=(0, 1, 0.1), method="dop853", tolerance=1e-12)
    assert motion["P_x"] == pytest.approx(expected["x"], abs=1e-10)
    assert motion["P_y"] == pytest.approx(0.8 * expected["y"], abs=1e-10)
    assert motion["P_z"] == pytest.approx(-0.6 * expected["y"], abs=1e-10)
    assert closes(motion, 10)


@pytest.mark.thorough
def test_a_block_rests_on_a_turntable_until_it_is_too_fast():
    """Static friction is the centripetal force m w^2 R, up to mu_s m g."""
    mechanism = Mechanism.loads(TURNTABLE)
    motion = mechanism.simulate(time=(0, 0.4, 0.1), tolerance=1e-12)
    assert not motion.changes
    assert motion["P_x"] == pytest.approx(0.2 * np.cos(3 * motion.t), abs=1e-9)
    inward = mechanism.reactions(motion)["P on PAB by table"][:, :2]
    along = np.stack([np.cos(3 * motion.t), np.sin(3 * motion.t)], axis=1)
    assert inward == pytest.approx(-2 * 9 * 0.2 * along, abs=1e-7)
    fast = mechanism.simulate(parameters={"w": 4}, time=(0, 0.5, 0.1), tolerance=1e-12)
    assert np.hypot(fast["P_x"], fast["P_y"])[-1] > 0.21  # since 16 * 0.2 > 0.3 * 9.81
    assert closes(fast, 10)


@pytest.mark.few("text2")
@pytest.mark.parametrize(
    "text",
    [PENDULUM, COLLAR.replace("{e: 0, h: 0", "{e: 0.1, h: 0.1"), SLEEVE.replace("C: 0", "C: 1")],
)
def test_the_compiled_program_and_the_page_agree_with_the_plain_one(text, tmp_path):
    system = Mechanism.loads(text).system
    options = {"time": (0, 0.6, 0.2), "method": "dop853", "tolerance": 1e-12}
    options["stabilisation"] = "projection"
    plain, compiled = (system.simulate(**options, compiled=c) for c in (False, True))
    assert compiled.q == pytest.approx(plain.q, abs=1e-9)
    assert compiled.multipliers == pytest.approx(plain.multipliers, abs=1e-6)
    assert_same(system, in_page(system, tmp_path, **options), plain, 1e-6)


def test_every_joint_of_a_chain_rubs_with_its_own_force():
    """Two rods in the plane z = 0, in space and in the plane."""
    planar = """
PhysicalParams: {mu: 0.2}
PartData:
  Fixed: {O: []}
  Rigids:
    OA: {Geom: [[1]], Dyna: [[0.5], 2, 0.2]}
    AB: {Geom: [[1]], Dyna: [[0.5], 1, 0.1]}
AppliedForces: {Gravity: [0, -9.81]}
Friction: {O: {Radius: 0.05, friction: mu}, A: {Radius: 0.03, friction: mu}}
ProblemData: {tend: 1, positions: {A: [1, 0], B: [2, 0]}}
"""
    space = """
Dimension: 3
PhysicalParams: {mu: 0.2}
PartData:
  Fixed: {O: []}
  Rigids:
    OA: {Geom: [[1]], Dyna: [[0.5], 2, [0.1, 0.2, 0.2]]}
    AB: {Geom: [[1]], Dyna: [[0.5], 1, [0.1, 0.1, 0.1]]}
  Joints:
    first: {Hinge: [ground, OA], At: [O, O], Axis: [[0, 0, 1], [0, 0, 1]]}
    second: {Hinge: [OA, AB], At: [A, A], Axis: [[0, 0, 1], [0, 0, 1]]}
AppliedForces: {Gravity: [0, -9.81, 0]}
Friction: {first: {Radius: 0.05, friction: mu}, second: {Radius: 0.03, friction: mu}}
ProblemData: {tend: 1, positions: {A: [1, 0], B: [2, 0]}}
"""
    options = {"time": (0, 1, 0.1), "tolerance": 1e-12, "compiled": True}
    mechanism = Mechanism.loads(space)
    plane, motion = Mechanism.loads(planar).simulate(**options), mechanism.simulate(**options)
    assert motion["B_x"] == pytest.approx(plane["B_x"], abs=1e-9)
    assert closes(motion, 10)
    couples = mechanism.reactions(motion)
    both = couples["torque of second on OA"] + couples["torque of second on AB"]
    assert np.abs(both).max() < 1e-9


@pytest.mark.parametrize(
    ("friction", "what"),
    [
        ("O: {Radius: 1, friction: 0.1}", "there is no joint 'O'"),
        ("axle: {friction: 0.1}", "the friction of a hinge needs Radius"),
        ("axle: {Radius: 1, friction: 0.1, Against: OA}", "a hinge has no Against"),
        ("axle: {Radius: 1, AxialRadius: 0, friction: 0.1}", "the radius is 0"),
        ("axle: {Radius: 1, friction: -0.1}", "coefficient is -0.1"),
    ],
)
def test_errors_name_the_key(friction, what):
    text = re.sub("Friction: .*", f"Friction: {{{friction}}}", PENDULUM)
    with pytest.raises(tm.TeachmechError, match=what) as found:
        Mechanism.loads(text, source="rod.yaml")
    assert str(found.value).startswith("rod.yaml, line 9")


@pytest.mark.parametrize(
    ("joint", "what"),
    [
        ("Ball: [ground, OA], At: [O, O]", "axle, a ball joint, is not computed"),
        (
            "Screw: [ground, OA], At: [O, O], Axis: [[0, 0, 1], [0, 0, 1]], Pitch: 1",
            "axle, a screw, is not computed; in space, hinges, prismatic joints, cylindrical",
        ),
        (
            "Planar: [ground, OA], At: [O, O], Axis: [[0, 0, 1], [0, 0, 1]]",
            "a planar joint has no Radius",
        ),
        (
            "Prismatic: [ground, OA], At: [O, O], Axis: [[0, 0, 1], [0, 0, 1]]",
            "a prismatic joint has no Radius",
        ),
    ],
)
def test_other_joints_are_refused_by_name(joint, what):
    with pytest.raises(tm.ProblemError, match=what):
        Mechanism.loads(re.sub("axle: {Hinge.*}}", f"axle: {{{joint}}}}}", PENDULUM))


def test_a_point_of_three_parts_is_refused():
    text = PENDULUM.replace("Rigids: {", "Rigids: {OB: {Geom: [[1]], Dyna: [[0.5], 1, 1]}, ")
    with pytest.raises(tm.ProblemError, match="O joins OB, OA, ground") as found:
        Mechanism.loads(text)
    assert "its own point" in found.value.hint
