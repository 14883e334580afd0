"""Constraints of mechanisms whose forces do a prescribed virtual work, held to closed forms."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.problems.mechanisms import Mechanism

GEAR = """
PhysicalParams: {L: 1, m: 3, c: 0.4, ratio: 2}
PartData:
  Fixed: {O: [], B: [4]}
  Rigids:
    OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}
    BD: {Geom: [[L]], Dyna: [[L/2], 2*m, m*L^2/6]}
Constraints:
  gear:
    equation: ratio*theta_OA + theta_BD = 0
    virtual_work: {theta_OA: -c*vtheta_OA}
ProblemData:
  tend: 2
  positions: {A: [L], D: [4 + L]}
  velocities: {theta_OA: [3, fixed]}
SolverParams: {Integration: {tol: 1e-12}}
"""
INERTIA = 3 / 3 + 2**2 * 2 * 3 / 3  # about the pins, reduced to the first wheel

RACK = """
Dimension: 3
PhysicalParams: {r: 0.5, m: 3, I: 0.2, c: 0.4}
PartData:
  Fixed: {O: [], P: [0, 1, 0]}
  Rigids:
    ABC: {Geom: [[0.1], [0, 0.1]], Dyna: [[], m, [I, I, I]]}
    PQR: {Geom: [[0.1], [0, 0.1]], Dyna: [[], m, [I, I, I]]}
  Joints:
    slide: {Prismatic: [ground, ABC], At: [O, A], Axis: [1, 0, 0]}
    pinion: {Hinge: [ground, PQR], At: P, Axis: [0, 0, 1]}
Constraints:
  rack:
    equation: s_slide = r*theta_pinion
    virtual_work: {s_slide: -c*vs_slide}
ProblemData:
  tend: 2
  positions: {s_slide: 0}
  velocities: {s_slide: [3, fixed]}
SolverParams: {Integration: {tol: 1e-12}}
"""

BEAD = """
PhysicalParams: {m: 1.5, c: 0.6, R: 2}
PartData: {Particles: {B: m}}
Constraints:
  ring: {equation: B_x^2 + B_y^2 = R^2, virtual_work: {B_x: -c*vB_x, B_y: -c*vB_y}}
ProblemData: {tend: 5, positions: {B: [R]}, velocities: {B: [0, 3]}}
"""


@pytest.mark.parametrize("compiled", [False, True])
def test_gears_with_losses_slow_down(compiled):
    gear = Mechanism.loads(GEAR)
    motion = gear.simulate(time=(0, 2, 0.1), compiled=compiled)
    speed = 3 * np.exp(-0.4 / INERTIA * motion.t)
    assert np.abs(motion["vtheta_OA"] - speed).max() < 1e-9
    assert np.abs(motion["vtheta_BD"] + 2 * speed).max() < 1e-9
    assert motion.work_nonideal == pytest.approx(INERTIA / 2 * (speed**2 - 9), abs=1e-8)
    found, slows = gear.reactions(motion), -0.4 / INERTIA * speed
    assert found["torque on OA"] == pytest.approx(3 / 3 * slows, abs=1e-9)
    assert found["torque on BD"] == pytest.approx(-2 * 2 * slows, abs=1e-9)
    pull = np.linalg.norm(found["O on OA"], axis=1)
    assert pull == pytest.approx(3 / 2 * np.hypot(speed**2, slows), abs=1e-9)


def test_losses_end_with_their_constraint():
    gear = Mechanism.loads(f"{GEAR}Switches: {{gear: {{end: t > 1}}}}\n")
    motion = gear.simulate(time=(0, 2, 0.1))
    after = motion.t > 1
    last = 3 * np.exp(-0.4 / INERTIA)
    assert np.abs(motion["vtheta_OA"][after] - last).max() < 1e-9
    assert np.abs(motion.nonideal_force[after]).max() < 1e-12
    found = gear.reactions(motion)["torque on OA"]
    assert np.abs(found[after]).max() < 1e-9
    assert found[0] == pytest.approx(-0.4 / INERTIA * 3)


def test_a_rack_with_losses_slows_down():
    rack = Mechanism.loads(RACK)
    motion = rack.simulate(time=(0, 2, 0.1))
    mass = 3 + 0.2 / 0.5**2
    speed = 3 * np.exp(-0.4 / mass * motion.t)
    assert np.abs(motion["vs_slide"] - speed).max() < 1e-9
    assert motion.work_nonideal == pytest.approx(mass / 2 * (speed**2 - 9), abs=1e-8)
    found, slows = rack.reactions(motion), -0.4 / mass * speed
    assert found["force on slide"] == pytest.approx(3 * slows, abs=1e-9)
    assert found["torque on pinion"] == pytest.approx(0.2 * slows / 0.5, abs=1e-9)


def test_losses_on_a_point_are_forces_on_its_pin():
    """A bead on a viscous ring, as a particle on an equation of its place."""
    bead = Mechanism.loads(BEAD)
    motion = bead.simulate(time=(0, 5, 0.1), tolerance=1e-12)
    speed = 3 * np.exp(-0.6 / 1.5 * motion.t)
    assert np.abs(np.hypot(motion["vB_x"], motion["vB_y"]) - speed).max() < 1e-9
    held = bead.reactions(motion)
    assert held["B on constraint ring"] == pytest.approx(-1.5 * motion.a, abs=1e-9)


def test_the_lagrangian_shows_the_virtual_work():
    form = Mechanism.loads(BEAD).lagrangian()
    assert "virtual work C\n    constraint ring, on B_x: -c*vB_x\n" in form.text
    assert "d/dt (dL/dv) - dL/dq = -A^T lambda + C" in form.text
    assert r"C_{B_{x}}^{\text{constraint ring}} &= - c" in form.latex


def test_files_keep_the_virtual_work():
    gear = Mechanism.loads(GEAR)
    again = Mechanism.loads(Mechanism(**gear.to_dict()).to_yaml())
    assert again.to_dict() == gear.to_dict()
    driven = gear.driven({"theta_OA": "3*t"}).simulate(time=(0, 1, 0.5), method="kinematic")
    assert driven["lambda_drive_of_theta_OA"] == pytest.approx(-0.4 * 3, abs=1e-9)


@pytest.mark.parametrize(
    ("work", "says"),
    [
        ("{theta_AO: 1}", "line 11, Constraints.gear.virtual_work.theta_AO: there is no body AO"),
        ("{O_x: 1}", "O is fixed in the world; name a coordinate that moves"),
        ("{vA_x: 1}", "line 11, Constraints.gear.virtual_work.vA_x: there is no coordinate 'vA_x'"),
        ("{A: [1, 2]}", "the value is a list, neither a number nor a text"),
        (
            "{A_x: lambda1}",
            "line 11, constraint gear, virtual work of A_x, column 1: unknown name 'lambda1'",
        ),
        ("{A_x: -q*vA_x}", "column 2: unknown name 'q'"),
        ("-c*vA_x", "keys with values are expected here; as in 'virtual_work: {x: -c*vx}'"),
    ],
)
def test_wrong_work_is_refused_with_its_line(work, says):
    with pytest.raises(tm.TeachmechError) as caught:
        Mechanism.loads(GEAR.replace("{theta_OA: -c*vtheta_OA}", work))
    assert says in str(caught.value)


def test_an_input_does_no_virtual_work():
    with pytest.raises(tm.TeachmechError, match="an input acts in forces only"):
        Mechanism.loads(GEAR.replace("-c*vtheta_OA", "u*vtheta_OA") + "Inputs: {u: sin(t)}\n")


def test_contacts_have_no_virtual_work():
    contact = "{Point: A, Against: {Line: OB}, virtual_work: {A_x: -c*vA_x}}"
    with pytest.raises(tm.ProblemError, match=r"Contacts\.low.*no key 'virtual_work' here"):
        Mechanism.loads(f"{GEAR}Contacts: {{low: {contact}}}\n")


def test_a_constraint_that_switches_keeps_its_friction():
    text = GEAR.replace(
        "virtual_work: {theta_OA: -c*vtheta_OA}", "friction: c\n    slip: vtheta_OA"
    )
    gear = Mechanism.loads(f"{text}Switches: {{gear: {{end: t > 1}}}}\n")
    (friction,) = gear.system.frictions
    assert str(friction.coefficient) == "c"
