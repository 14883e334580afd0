"""Coulomb friction of the sliders of planar mechanisms, compared with closed forms."""

import re

import numpy as np
import pytest

import teachmech as tm
from teachmech import Mechanism
from tests.problems.mechanisms.test_joint_friction import CRANK, balances, closes, work_of
from tests.run.test_switched_programs import assert_same, in_page

G = 9.81
INCLINE = """
PhysicalParams: {al: 0.5, mu: 0.2, mus: mu}
PartData:
  Fixed: {O: [], X: [cos(al), -sin(al)]}
  Particles: {B: 2}
  Collinear: [OXB]
AppliedForces: {Gravity: [0, -9.81]}
Friction: {OXB: {friction: mu, static: mus}}
ProblemData: {tend: 2, positions: {B: []}, velocities: {B: [-2*cos(al), 2*sin(al)]}}
"""
# A sleeve of the length l on a column, with a couple; its centre of mass is at the distance x.
SLEEVE = """
PhysicalParams: {l: 0.2, x: 0, mu: 0.2, L: l, F: 0, M: 5}
PartData:
  Fixed: {O: [], X: [0, 1]}
  Rigids: {BC: {Geom: [[l]], Dyna: [[l/2, -x], 3, 0.1]}}
  Collinear: [OXBC]
AppliedForces:
  Gravity: [0, -9.81]
  ConstForces: {B: [F/2, 0], C: [F/2, 0]}
  ConstTorques: {BC: M}
Friction: {OXBC: {friction: mu, Length: L}}
ProblemData:
  tend: 1
  positions: {B: [0, 0.4], C: [0, 0.4 + l]}
"""
ALL = CRANK.replace("  B: {Radius: 2*d", "  OXB: {friction: mu, static: 0.25}\n  B: {Radius: 2*d")
# The slot CB of a quick return guides the pin A of a crank; a ram is driven by the slot.
SLOT = """
PhysicalParams: {r: 0.12, d: 0.3, l: 0.6, c: 0.25, y0: 0.575, mu: 0.2}
PartData:
  Fixed: {C: [], O: [0, d], E: [-0.1, y0], F: [0.6, y0]}
  Rigids:
    OA: {Geom: [[r]], Dyna: [[r/2], 1, 0.01]}
    CB: {Geom: [[l]], Dyna: [[l/2], 1, 0.03]}
    BD: {Geom: [[c]], Dyna: [[c/2], 1, 0.01]}
  Collinear: [CBA, EFD]
AppliedForces: {Gravity: [0, -9.81]}
Friction:
  CBA: {friction: mu}
  EFD: {friction: mu}
  A: {friction: mu, Radius: 0.01}
  B: {friction: mu, Radius: 0.01}
ProblemData:
  tend: 0.6
  positions: {A: [r, d], B: [0.22, 0.56], D: [0.47, y0]}
  velocities: {A: [0, 2]}
"""


@pytest.mark.parametrize("compiled", [False, True])
def test_a_block_slides_up_an_incline_and_down(compiled):
    """It slows down with g (sin + mu cos) and returns with g (sin - mu cos)."""
    motion = Mechanism.loads(INCLINE).simulate(time=(0, 2, 0.1), tolerance=1e-12, compiled=compiled)
    up, down = (G * (np.sin(0.5) + sign * 0.2 * np.cos(0.5)) for sign in (1, -1))
    t = np.maximum(motion.t - 2 / up, 0)
    along = motion["vB_x"] * np.cos(0.5) - motion["vB_y"] * np.sin(0.5)
    assert along == pytest.approx(np.where(t > 0, down * t, -2 + up * motion.t), abs=1e-9)
    assert closes(motion, 50)


@pytest.mark.parametrize(("factor", "moves"), [(0.999, False), (1.001, True)])
def test_a_block_sticks_up_to_the_static_friction_angle(factor, moves):
    text = INCLINE.replace("velocities: {B: [-2*cos(al), 2*sin(al)]}", "velocities: {}")
    motion = Mechanism.loads(text).simulate(
        parameters={"al": factor * np.arctan(0.3), "mus": 0.3}, time=(0, 1, 0.5)
    )
    assert bool(np.abs(motion["B_x"][-1]) > 1e-6) == moves


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("length", [0.2, 0.35])
def test_a_couple_brakes_a_sleeve(length, compiled):
    """The corners carry M/l each, so that the friction is 2 mu M/l."""
    motion = Mechanism.loads(SLEEVE).simulate(
        parameters={"L": length}, time=(0, 0.3, 0.1), tolerance=1e-12, compiled=compiled
    )
    assert motion["aB_y"] == pytest.approx(2 * 0.2 * 5 / (3 * length) - G, rel=1e-9)
    assert closes(motion, 10)


@pytest.mark.parametrize(("factor", "moves"), [(1.001, False), (0.999, True)])
def test_a_sleeve_jams_if_the_load_is_far_from_the_column(factor, moves):
    """It does from x = l/(2 mu) on, whatever the load is."""
    motion = Mechanism.loads(SLEEVE).simulate(
        parameters={"x": factor * 0.2 / (2 * 0.2), "M": 0}, time=(0, 0.5, 0.5)
    )
    assert bool(motion["B_y"][-1] < 0.4 - 1e-5) == moves


@pytest.mark.parametrize("force", [0.0, 5.0, -200.0])
def test_force_and_moment_of_a_shoe_add_up_to_the_larger_of_two(force):
    """|N_1| + |N_2| = max(|N|, 2 |M|/l) with the moment M about the middle."""
    mechanism = Mechanism.loads(SLEEVE)
    motion = mechanism.simulate(
        parameters={"F": force, "M": 2, "mu": 0.3}, time=(0, 0.1, 0.1), tolerance=1e-12
    )
    normal = max(abs(force), 2 * 2 / 0.2)
    acceleration = min(0.0, 0.3 * normal / 3 - G)
    assert motion["aB_y"][-1] == pytest.approx(acceleration, abs=1e-9)
    forces = mechanism.reactions(motion)
    total = forces["B on line OXBC"] + forces["C on line OXBC"]
    assert total == pytest.approx(np.tile([force, -min(0.3 * normal, 3 * G)], (2, 1)), abs=1e-8)


@pytest.mark.parametrize(("factor", "moves"), [(0.99, False), (1.01, True)])
@pytest.mark.parametrize("slider", ["", "  OXB: {friction: 0.3}"])
def test_a_slider_crank_locks_near_its_dead_centre(slider, factor, moves):
    """A force on the slider turns the crank if the rod is outside of the friction circle of O.

    The pin pulls along the rod, at the distance r sin(th + be) from O with sin(be) = r/l sin(th);
    friction resists up to mu R. The friction of the slider only changes the pull.
    """
    r, length, limit = 0.1, 0.3, 0.4 * 0.02
    th = np.arcsin(limit / r) * np.linspace(0, 1, 100_001)
    arm = r * np.sin(th + np.arcsin(r / length * np.sin(th)))
    th = factor * np.interp(limit, arm, th)
    be = np.arcsin(r / length * np.sin(th))
    x, y = r * np.cos(th), r * np.sin(th)
    motion = Mechanism.loads(f"""
PartData:
  Fixed: {{O: [], X: [0.6]}}
  Rigids: {{OA: {{Geom: [[{r}]], Dyna: [[], 1, 0.01]}}}}
  Joints: {{rod: {{Distance: [A, B], Length: {length}}}}}
  Particles: {{B: 1}}
  Collinear: [OXB]
AppliedForces: {{ConstForces: {{B: [-50, 0]}}}}
Friction:
  O: {{Radius: 0.02, friction: 0.4}}
{slider}
ProblemData: {{tend: 0.3, positions: {{A: [{x}, {y}], B: [{x + length * np.cos(be)}]}}}}
""").simulate(time=(0, 0.3, 0.1))
    assert bool(abs(motion["A_y"][-1] - y) > 1e-6) == moves


@pytest.mark.parametrize(("factor", "moves"), [(0.99, True), (1.01, False)])
def test_a_steep_rod_does_not_push_a_slider(factor, moves):
    """The crank pushes with S cos(be) against mu S sin(be): it locks if tan(be) >= 1/mu."""
    length, mu = 0.11, 1.2
    be = factor * np.arctan(1 / mu)
    y = length * np.sin(be)
    x = np.sqrt(0.1**2 - y**2)
    motion = Mechanism.loads(f"""
PartData:
  Fixed: {{O: [], X: [0.6]}}
  Rigids: {{OA: {{Geom: [[0.1]], Dyna: [[], 1, 0.01]}}}}
  Joints: {{rod: {{Distance: [A, B], Length: {length}}}}}
  Particles: {{B: 1}}
  Collinear: [OXB]
AppliedForces: {{ConstTorques: {{OA: -5}}}}
Friction: {{OXB: {{friction: {mu}}}}}
ProblemData: {{tend: 0.01, positions: {{A: [{x}, {y}], B: [{x + length * np.cos(be)}]}}}}
""").simulate(time=(0, 0.01, 0.005))
    assert bool(abs(motion["A_y"][-1] - y) > 1e-7) == moves


def test_a_crank_with_friction_in_all_pins_and_the_slider():
    """The friction of the slider is mu N, and the work is the loss."""
    mechanism = Mechanism.loads(ALL)
    motion = mechanism.simulate(tolerance=1e-12, time=(0, 0.4, 5e-4))
    assert closes(motion, 1)
    forces = mechanism.reactions(motion)["B on line OXB"]
    slides = np.abs(motion["vB_x"]) > 1e-6
    assert slides.sum() > 700
    drag = 0.2 * np.abs(forces[:, 1]) * np.sign(motion["vB_x"])
    assert forces[slides, 0] == pytest.approx(drag[slides], abs=1e-8)
    for missing in balances(mechanism, motion):
        assert np.abs(missing).max() < 1e-7
    turns = {name: mechanism.body_motion(motion, name).angular_velocity for name in ("OA", "AB")}
    slips = {"O": 0.01 * turns["OA"], "A": 0.01 * (turns["OA"] - turns["AB"])}
    slips |= {"B": 0.02 * turns["AB"], "OXB": motion["vB_x"]}
    parts = sum(work_of(motion, name, slip) for name, slip in slips.items())
    assert motion.work_nonideal[-1] == pytest.approx(parts, rel=1e-4)


def test_a_slot_that_turns_guides_a_pin_with_friction():
    mechanism = Mechanism.loads(SLOT)
    motion = mechanism.simulate(tolerance=1e-12, time=(0, 0.6, 0.01))
    assert closes(motion, 1)
    assert motion.work_nonideal[-1] < -0.1
    for missing in balances(mechanism, motion):
        assert np.abs(missing).max() < 1e-7
    along = np.column_stack([motion["B_x"], motion["B_y"]]) / 0.6
    force = mechanism.reactions(motion)["A on line CBA"]
    drag = np.sum(along * force, axis=1)
    across = along[:, 0] * force[:, 1] - along[:, 1] * force[:, 0]
    slip = along[:, 0] * motion["vA_x"] + along[:, 1] * motion["vA_y"]
    slides = np.abs(slip) > 1e-6
    assert drag[slides] == pytest.approx((0.2 * np.abs(across) * np.sign(slip))[slides], abs=1e-8)


# A drive reverses the sleeve at its dead centre: it slides in the other direction without sticking.
DRIVEN = f"""{SLEEVE.replace("0, M", "20, M")}  velocities: {{B: [0, 1], C: [0, 1]}}
Drives: {{B_y: 0.4 + 0.1*sin(10*t)}}
"""


@pytest.mark.few("text0")
@pytest.mark.parametrize("text", [ALL, SLOT, DRIVEN])
def test_the_compiled_program_and_the_page_agree_with_the_plain_one(text, tmp_path):
    system = Mechanism.loads(text).system
    options = {"time": (0, 0.3, 0.1), "method": "dop853", "tolerance": 1e-12}
    options["stabilisation"] = "projection"
    plain, compiled = (system.simulate(**options, compiled=c) for c in (False, True))
    assert compiled.q == pytest.approx(plain.q, abs=1e-10)
    assert compiled.multipliers == pytest.approx(plain.multipliers, abs=1e-7)
    assert_same(system, in_page(system, tmp_path, **options), plain, 1e-7)


def test_the_equations_state_the_sum_of_the_corners():
    text = Mechanism.loads(SLEEVE.replace(", Length: L", "")).system.equations().text
    assert "N = sqrt(lambda2^2) + sqrt(lambda3^2)" in text or "N = abs(" in text
    assert text.count("friction of OXBC") == 1


def test_a_file_of_the_system_has_the_same_motion():
    system = Mechanism.loads(SLEEVE).system
    same = tm.System.from_dict(system.to_dict())
    options = {"time": (0, 0.2, 0.1), "method": "dop853"}
    assert same.simulate(**options).q == pytest.approx(system.simulate(**options).q, abs=0)


@pytest.mark.parametrize(
    ("friction", "what"),
    [
        ("C on OXBC: {friction: 0.1}", "B and C of BC slide on OXBC together"),
        ("D on OXBC: {friction: 0.1}", "no point that slides on OXBC: 'D'"),
        ("OXBC: {friction: 0.1, Radius: 1}", "the friction of a slider has no Radius"),
        ("OXBC: {friction: 0.1, Against: BC}", "the friction of a slider has no Against"),
        ("OXBC: {friction: 0.1, Length: 0}", "the length is 0"),
        ("OXBC: {friction: -0.1}", "coefficient is -0.1"),
        ("OXC: {friction: 0.1}", "there is no point 'OXC'"),
        (
            "OXBC: {friction: 0.1}\n  BC on OXBC: {friction: 0.1}",
            "OXBC is the friction of B on the same line",
        ),
    ],
)
def test_errors_name_the_key(friction, what):
    old = "Friction: {OXBC: {friction: mu, Length: L}}"
    with pytest.raises(tm.TeachmechError, match=what) as found:
        Mechanism.loads(SLEEVE.replace(old, f"Friction:\n  {friction}"), source="sleeve.yaml")
    assert re.match("sleeve.yaml, line 1[23]", str(found.value))


@pytest.mark.parametrize(
    ("parts", "what", "hint"),
    [
        (
            "Rigids: {BCD: {Geom: [[1], [2]], Dyna: [[1], 1, 1]}}\n  Collinear: [OXBCD]",
            "B, C, D of BCD slide on OXBCD",
            "normal forces of three points",
        ),
        ("Particles: {B: 1, C: 1}\n  Collinear: [OXBC]", "are not points of one body", "B on OX"),
        ("Particles: {B: 1}\n  Collinear: [OXB]", "B alone transmits no moment", "two points"),
        ("Particles: {B: 1, C: 1}\n  Collinear: [OCB]", "nor both fixed", "needs a guide"),
    ],
)
def test_a_slider_that_is_not_a_shoe_is_refused(parts, what, hint):
    line = parts.split("[")[-1][:-1]
    with pytest.raises(tm.ProblemError, match=what) as found:
        Mechanism.loads(f"""
PartData:
  Fixed: {{O: [], X: [1]}}
  {parts}
Friction: {{{line}: {{friction: 0.1, Length: 0.2}}}}
ProblemData: {{tend: 1, positions: {{B: [1], C: [2], D: [3]}}}}
""")
    assert hint in found.value.hint
