"""Coulomb friction of contacts and bounds in mechanisms, compared with closed forms."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import Constraint, Mechanism, System

G = 9.81
BALL = """
PhysicalParams: {r: 0.1, mu: 0.2, k: 2/5, m: 2, al: 0, e: 0}
PartData:
  Fixed: {O: [], X: [cos(al), -sin(al)]}
  Rigids: {AB: {Geom: [[r]], Dyna: [[], m, k*m*r^2]}}
AppliedForces: {Gravity: [0, -9.81]}
Contacts: {table: {Disk: A, Radius: r, Against: {Line: OX}, friction: mu, restitution: e}}
ProblemData:
  tend: 1
  positions: {A: [r*sin(al), r*cos(al)], B: [r*sin(al) + r, r*cos(al)]}
  velocities: {A: [2], B: [2]}
"""
ROLLS = BALL.replace("velocities: {A: [2], B: [2]}", "velocities: {}")


def test_a_ball_slides_then_rolls():
    """It rolls from t = 2 v/(7 mu g) on, with 5/7 of its speed."""
    mechanism = Mechanism.loads(BALL)
    motion = mechanism.simulate(tolerance=1e-12)
    (rolls,) = motion.changes
    assert rolls.time == pytest.approx(2 * 2 / (7 * 0.2 * G), rel=1e-9)
    assert motion["vA_x"][-1] == pytest.approx(5 / 7 * 2, rel=1e-9)
    forces = mechanism.reactions(motion)
    pushed = forces["A on contact table"] + forces["B on contact table"]
    slides = motion.t < rolls.time
    assert pushed[slides] == pytest.approx(np.tile([0.2 * 2 * G, -2 * G], (slides.sum(), 1)))
    assert pushed[~slides] == pytest.approx(np.tile([0, -2 * G], ((~slides).sum(), 1)), abs=1e-8)


def test_a_mechanism_bounces_with_spin_as_the_same_system():
    """Dropped with a spin, each impact changes the speed along the table."""
    text = BALL.replace("e: 0}", "e: 0.6}").replace("r*cos(al)]", "r*cos(al) + 0.3]")
    motion = Mechanism.loads(text.replace("B: [2]", "B: [2, 3]")).simulate(tolerance=1e-12)
    system = System(
        ["x", "y", "phi"],
        [2, 2, 0.008],
        [0, "-2*9.81", 0],
        [Constraint("y >= 0.1", "table", friction=0.2, slip="vx + 0.1*vphi", restitution=0.6)],
        start={"y": 0.4, "vx": 2, "vphi": 30},
    )
    alone = system.simulate(time=(0, 1), method="dop853", tolerance=1e-12)
    assert len(motion.changes) > 3
    assert motion["A_x"] == pytest.approx(alone["x"], abs=1e-8)
    assert motion["A_y"] == pytest.approx(alone["y"], abs=1e-8)


@pytest.mark.few("0.3-0.4")
@pytest.mark.parametrize("k", [1 / 2, 1, 2 / 5])
@pytest.mark.parametrize("slope", [0.3, 0.9])
def test_a_disk_rolls_down_an_incline_if_it_is_rough_enough(k, slope):
    """J = k m r^2 rolls with g sin/(1 + k) if tan <= mu (1 + k)/k, else slides."""
    motion = Mechanism.loads(ROLLS).simulate(
        parameters={"al": slope, "k": k, "mu": 0.2}, time=(0, 1, 0.1), tolerance=1e-12
    )
    rolls = np.tan(slope) <= 0.2 * (1 + k) / k
    slides = G * (np.sin(slope) - 0.2 * np.cos(slope))
    along = G * np.sin(slope) / (1 + k) if rolls else slides
    speed = motion["vA_x"] * np.cos(slope) - motion["vA_y"] * np.sin(slope)
    assert speed == pytest.approx(along * motion.t, abs=1e-9)
    spin = along / 0.1 if rolls else 0.2 * G * np.cos(slope) / (k * 0.1)
    turned = np.hypot(motion["vB_x"] - motion["vA_x"], motion["vB_y"] - motion["vA_y"]) / 0.1
    assert turned == pytest.approx(spin * motion.t, abs=1e-7)


def test_a_disk_rolls_in_a_rough_bowl():
    """For a solid disk 3/2 (R - r) phi'' = -g sin(phi)."""
    motion = Mechanism.loads("""
PhysicalParams: {r: 0.1, R: 0.6, a: 0.8}
PartData:
  Fixed: {O: []}
  Rigids: {AB: {Geom: [[r]], Dyna: [[], 2, r^2]}}
AppliedForces: {Gravity: [0, -9.81]}
Contacts: {bowl: {Disk: A, Radius: r, Against: {Ring: O, Radius: R}, friction: 2}}
ProblemData:
  tend: 2
  positions: {A: [(R - r)*sin(a), -(R - r)*cos(a)], B: [(R - r)*sin(a) + r, -(R - r)*cos(a)]}
""").simulate(tolerance=1e-12)
    swing = System(["phi"], [1.5 * 0.5], ["-9.81*sin(phi)"], start={"phi": 0.8})
    alone = swing.simulate(time=(0, 2), method="dop853", tolerance=1e-12)
    assert np.arctan2(motion["A_x"], -motion["A_y"]) == pytest.approx(alone["phi"], abs=1e-8)


def test_a_disk_rolls_on_a_rough_cylinder():
    """3/2 (R + r) phi'' = g sin(phi) as long as friction holds."""
    motion = Mechanism.loads("""
PhysicalParams: {r: 0.1, R: 0.5, a: 0.2}
PartData:
  Fixed: {O: []}
  Rigids: {AB: {Geom: [[r]], Dyna: [[], 2, r^2]}}
AppliedForces: {Gravity: [0, -9.81]}
Contacts: {roof: {Disk: A, Radius: r, Against: {Disk: O, Radius: R}, friction: 2}}
ProblemData:
  tend: 0.4
  positions: {A: [(R + r)*sin(a), (R + r)*cos(a)], B: [(R + r)*sin(a) + r, (R + r)*cos(a)]}
""").simulate(tolerance=1e-12)
    swing = System(["phi"], [1.5 * 0.6], ["9.81*sin(phi)"], start={"phi": 0.2})
    alone = swing.simulate(time=(0, 0.4), method="dop853", tolerance=1e-12)
    assert np.arctan2(motion["A_x"], motion["A_y"]) == pytest.approx(alone["phi"], abs=1e-8)


def test_a_block_slides_off_a_board_that_is_tilted():
    """At the distance s, it slides when g sin(th) - w^2 s = mu_s g cos(th)."""
    w, s, mu = 0.5, 0.8, 0.4
    motion = Mechanism.loads(f"""
PartData:
  Fixed: {{O: []}}
  Rigids: {{OA: {{Geom: [[1]], Dyna: [[], 1, 1]}}}}
  Particles: {{B: 2}}
AppliedForces: {{Gravity: [0, -9.81]}}
Drives: {{theta_OA: {w}*t}}
Contacts: {{board: {{Point: B, Against: {{Line: OA}}, friction: 0.2, static: {mu}}}}}
ProblemData: {{tend: 1, positions: {{B: [{s}]}}, velocities: {{B: [0, {w * s}]}}}}
""").simulate(tolerance=1e-12)
    starts = next(change for change in motion.changes if "board sticks" in change.ended)
    th = w * starts.time
    assert G * np.sin(th) - w**2 * s == pytest.approx(mu * G * np.cos(th), rel=1e-9)


@pytest.mark.parametrize("slip", ["", ", slip: vA_x"])
def test_a_bound_of_a_mechanism_has_friction(slip):
    """A block with v stops after v^2/(2 mu g)."""
    mechanism = Mechanism.loads(f"""
PartData: {{Particles: {{A: 2}}}}
AppliedForces: {{Gravity: [0, -9.81]}}
Constraints: {{floor: {{equation: A_y >= 0, friction: 0.3{slip}}}}}
ProblemData: {{tend: 2, positions: {{A: []}}, velocities: {{A: [3]}}}}
""")
    motion = mechanism.simulate(tolerance=1e-12)
    assert motion["A_x"][-1] == pytest.approx(3**2 / (2 * 0.3 * G), rel=1e-9)
    forces = mechanism.reactions(motion)["A on constraint floor"]
    assert forces[0] == pytest.approx([0.3 * 2 * G, -2 * G])
    assert forces[-1] == pytest.approx([0, -2 * G], abs=1e-8)


@pytest.mark.parametrize(
    ("given", "wanted", "message"),
    [
        ("friction: mu", "static: mu", "static is given without friction; write friction: ..."),
        ("friction: mu", "friction: q", "unknown name 'q'"),
        (
            "{Disk: A, Radius: r, Against: {Line: OX}, friction: mu, restitution: e}",
            "{Thread: [O, A], Length: 1, friction: mu}",
            "a thread has no friction; remove it",
        ),
    ],
)
def test_wrong_friction_is_refused_with_its_place(given, wanted, message):
    with pytest.raises(tm.TeachmechError) as caught:
        Mechanism.loads(BALL.replace(given, wanted), source="ball.yaml")
    assert message in str(caught.value)
    assert "ball.yaml, line 7" in str(caught.value)
