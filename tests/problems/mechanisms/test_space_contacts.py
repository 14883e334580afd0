"""Contacts of points, balls, disks and planes in space, compared with closed forms."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import Constraint, Mechanism, System
from teachmech.expressions import evaluate
from teachmech.problems.mechanisms.contacts import Round
from tests.run.test_switched_programs import assert_same, in_page

G = 9.81
BALL = """
Dimension: 3
PhysicalParams: {e: 0.5, r: 0.1, m: 2}
PartData:
  Fixed: {O: [], X: [1]}
  Particles: {B: m}
AppliedForces: {Gravity: [0, 0, -9.81]}
Contacts: {floor: {Ball: B, Radius: r, Against: {Plane: O}, restitution: e}}
ProblemData: {tend: 2, positions: {B: [0.5, 1, 1]}, velocities: {B: [1, 2]}}
"""
DISK = """
Dimension: 3
PhysicalParams: {r: 0.3, m: 2, A: 0.05, C: 0.08}
PartData:
  Fixed: {O: []}
  Rigids: {ABC: {Geom: [[0.1], [0, 0.1]], Dyna: [[], m, [A, A, C]]}}
AppliedForces: {Gravity: [0, 0, -9.81]}
"""


@pytest.mark.few("False")
@pytest.mark.parametrize("compiled", [False, True])
def test_a_ball_falls_on_a_plane(compiled):
    mechanism = Mechanism.loads(BALL)
    motion = mechanism.simulate(tolerance=1e-12, compiled=compiled)
    fall = np.sqrt(2 * 0.9 / G)
    times = [change.time for change in motion.changes]
    assert times[:3] == pytest.approx([fall, 2 * fall, 2.5 * fall], rel=1e-9)
    assert times[-1] == pytest.approx(3 * fall, rel=1e-6)
    assert motion["lambda_floor"][-1] == pytest.approx(-2 * G)
    assert motion["B_x"][-1] == pytest.approx(2.5)
    pushed = mechanism.reactions(motion)["B on contact floor"][-1]
    assert pushed == pytest.approx([0, 0, -2 * G], abs=1e-9)


def test_a_mechanism_moves_as_the_same_system():
    """The plane is inclined, so that the ball gains speed down the slope."""
    sloped = BALL.replace("{Plane: O}", "{Plane: O, Axis: [-1, 0, 2]}")
    motion = Mechanism.loads(sloped).simulate(tolerance=1e-12)
    floor = Constraint("(2*z - x)/sqrt(5) >= r", "floor", restitution="e")
    system = System(
        ["x", "y", "z"],
        ["m"] * 3,
        [0, 0, "-9.81*m"],
        [floor],
        {"e": 0.5, "r": 0.1, "m": 2},
        {"x": 0.5, "y": 1, "z": 1, "vx": 1, "vy": 2},
    )
    alone = system.simulate(time=(0, 2), method="dop853", tolerance=1e-12)
    assert motion["B_x"] == pytest.approx(alone["x"], abs=1e-8)
    assert motion.changes[0].impulses == pytest.approx(alone.changes[0].impulses)


@pytest.mark.parametrize("e", [0, 0.6, 1])
def test_two_balls_exchange_the_velocities_along_their_centres(e):
    m, M, v = 2, 3, 4
    along = np.array([2, -1, 2]) / 3
    start, end = 1.3 * along, (0.3 + 0.5) * along  # the centres; they touch at 0.3
    across = 0.7 * np.cross(along, [0, 0, 1])
    motion = Mechanism.loads(f"""
Dimension: 3
PartData: {{Particles: {{A: {m}, B: {M}}}}}
Contacts: {{hit: {{Ball: A, Radius: 0.1, Against: {{Ball: B, Radius: 0.2}}, restitution: {e}}}}}
ProblemData:
  tend: 1
  positions: {{A: [0, 0, 0], B: {start.tolist()}}}
  velocities: {{A: {(v * along + across).tolist()}, B: {across.tolist()}}}
""").simulate(tolerance=1e-12)
    hit = motion.changes[0]
    assert hit.time == pytest.approx((np.linalg.norm(start) - 0.3) / v, rel=1e-9)
    first, second = (m - e * M) / (m + M) * v, (1 + e) * m / (m + M) * v
    assert hit.v_after[:3] == pytest.approx(first * along + across, abs=1e-9)
    assert hit.v_after[3:] == pytest.approx(second * along + across, abs=1e-9)
    assert end @ along > 0.3


@pytest.mark.parametrize("tilt", [0.3, 1.2])
def test_a_tilted_disk_falls_on_a_smooth_plane(tilt):
    """The impulse at the lowest point is m v (1 + e)/(1 + m r^2 cos(tilt)^2/A).

    The lowest point is r down the disk; its horizontal distance from the centre is the arm.
    """
    m, A, r, e, v = 2, 0.05, 0.3, 0.4, 1.5
    motion = Mechanism.loads(
        f"""{DISK}
Contacts: {{rim: {{Disk: A, Radius: r, Against: {{Plane: O}}, restitution: {e}}}}}
ProblemData:
  tend: 0.2
  positions: {{A: [0, 0, {r * np.sin(tilt)} + 0.1]}}
  orientations: {{ABC: {{axis: [1, 0, 0], angle: {tilt}}}}}
  velocities: {{A: [0, 0, {-v}]}}
  angular_velocities: {{ABC: [0, 0, 0]}}
""".replace("Gravity: [0, 0, -9.81]", "Gravity: [0, 0, 0]")
    ).simulate(tolerance=1e-12)
    hit, arm = motion.changes[0], r * np.cos(tilt)
    assert hit.time == pytest.approx(0.1 / v, rel=1e-9)
    assert hit.impulses[-1] == pytest.approx(-m * v * (1 + e) / (1 + m * arm**2 / A), rel=1e-8)


@pytest.mark.parametrize("tilt", [0, 1e-8])
def test_a_disk_that_falls_flat_from_a_flat_start_rests_on_its_centre(tilt):
    motion = Mechanism.loads(f"""{DISK}
Contacts: {{rim: {{Disk: A, Radius: r, Against: {{Plane: O}}}}}}
ProblemData:
  tend: 1
  positions: {{A: [0, 0, 0.3]}}
  orientations: {{ABC: {{axis: [1, 0, 0], angle: {tilt}}}}}
""").simulate(tolerance=1e-12)
    assert motion.changes[0].time == pytest.approx(np.sqrt(2 * 0.3 / G), rel=1e-5)
    assert motion["lambda_rim"][-1] == pytest.approx(-2 * G, rel=1e-9)
    assert motion["z_ABC_z"][-1] == pytest.approx(1, abs=1e-12)


def test_a_thread_tautens_in_space():
    L, beta = 1.5, np.pi / 6
    motion = Mechanism.loads(f"""
Dimension: 3
PartData: {{Fixed: {{O: []}}, Particles: {{A: 2}}}}
AppliedForces: {{Gravity: [0, 0, -9.81]}}
Contacts: {{rope: {{Thread: [O, A], Length: {L}}}}}
ProblemData: {{tend: 1, positions: {{A: [0, {L * np.sin(beta)}, 0]}}}}
""").simulate(tolerance=1e-12)
    fall = np.sqrt(2 * G * L * np.cos(beta))
    assert motion.changes[0].time == pytest.approx(fall / G, rel=1e-9)
    assert motion.changes[0].impulses[0] == pytest.approx(-2 * fall * np.cos(beta), rel=1e-9)


# --- sliding velocities -------------------------------------------------------------------------

SLIDING = """
Dimension: 3
PartData:
  Fixed: {O: [0.1, -0.2, 0.3]}
  Rigids:
    ABC: {Geom: [[0.5], [0, 0.5]], Dyna: [[], 2, [1, 1, 1]]}
    DEF: {Geom: [[0.7], [0.2, 0.4]], Dyna: [[], 2, [1, 1, 1]]}
Contacts: {pair: {PAIR}}
ProblemData:
  tend: 1
  positions: {A: [0.2, 0.9, 1.5], D: [1, 2, -0.4]}
  orientations: {ABC: {axis: [1, 2, 3], angle: 0.7}, DEF: {axis: [-1, 0.5, 1], angle: 1.1}}
  velocities: {A: [0.3, -0.8, 0.4], D: [-0.4, 0.6, 0.2]}
  angular_velocities: {ABC: [1, -2, 0.5], DEF: [0.3, 0.7, -0.9]}
"""


@pytest.mark.few("Point")
@pytest.mark.parametrize(
    "pair",
    [
        "Ball: A on ABC, Radius: 0.2, Against: {Plane: O, Axis: [1, 0, 2]}",
        "Ball: A, Radius: 0.2, Against: {Plane: O}",
        "Point: A, Against: {Plane: D, Axis: [1, 1, 2]}",
        "Disk: A, Radius: 0.2, Axis: [0, 1, 0], Against: {Plane: O}",
        "Disk: A, Radius: 0.2, Axis: [0, 1, 1], Against: {Plane: D, Axis: [1, 0, 0]}",
        "Ball: A on ABC, Radius: 0.2, Against: {Ball: D on DEF, Radius: 0.3}",
    ],
)
def test_the_sliding_velocity_is_that_of_the_touching_points(pair):
    mechanism = Mechanism.loads(SLIDING.replace("{PAIR}", f"{{{pair}}}"))
    reader = mechanism._reader
    contact, values = reader.contacts["pair"], {**mechanism.start, **reader.values}

    def number(vector):
        return np.array([float(evaluate(x, values)) for x in vector])

    def place(point):
        return number(reader.terms.at(point))

    def axes(body):
        return np.array([number(body.axis(k, reader.terms.at)) for k in range(3)])

    spins = {"ABC": [1, -2, 0.5], "DEF": [0.3, 0.7, -0.9]}

    def carried(point, body, touch):
        turn = spins[body.name] if body else [0, 0, 0]
        return number(reader.terms.velocity(point)) + np.cross(turn, touch - place(point))

    first, second = contact.first, contact.second
    p, r = place(first.point), reader.value(first.radius)
    if isinstance(second, Round):
        normal = (p - place(second.point)) / np.linalg.norm(p - place(second.point))
        touch = place(second.point) + reader.value(second.radius) * normal
    else:
        axis = reader.position_in_space(second.axis)
        normal = (axis @ axes(second.body) if second.body else axis) / np.linalg.norm(axis)
        touch = None
    around = np.linspace(0, 2 * np.pi, 200_001)
    low = -r * normal
    if first.kind == "Disk":  # the lowest of many points of the rim
        axis = reader.position_in_space(first.axis) @ axes(first.body)
        u = np.cross(axis, [1, 0, 0]) / np.linalg.norm(np.cross(axis, [1, 0, 0]))
        w = np.cross(axis, u) / np.linalg.norm(axis)
        rim = r * (np.outer(np.cos(around), u) + np.outer(np.sin(around), w))
        low = rim[(rim @ normal).argmin()]
    touch = p + low if touch is None else touch
    apart = carried(first.point, first.body, p + low) - carried(second.point, second.body, touch)
    across = apart - (apart @ normal) * normal
    speed = np.linalg.norm(number(reader.slip(contact, reader.terms)))
    assert speed == pytest.approx(np.linalg.norm(across), abs=1e-4)
    gap = float(evaluate(contact.gap(reader.terms.at), values))
    if isinstance(second, Round):
        assert gap > 0
    else:
        assert gap == pytest.approx((p + low - place(second.point)) @ normal, abs=1e-8)


# --- wrong files --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("contact", "message"),
    [
        ("{Ball: B, Radius: r}", "the contact has one shape; write Against: {Plane: O}, or a Th"),
        ("{Ball: B, Radius: r, Against: {Line: OX}}", "a line is a shape of the plane; in space,"),
        ("{Ball: B, Radius: r, Against: {Plane: Q}}", "there is no point 'Q'"),
        ("{Ball: B, Radius: r, Against: {Plane: O, Axis: []}}", "the axis is zero"),
        ("{Ball: B, Radius: r, Against: {Plane: O, Axis: [1, 1, 1, 1]}}", "more than 3 are given"),
        ("{Ball: B, Radius: r, Axis: [1], Against: {Plane: O}}", "a ball has no Axis; remove it"),
        ("{Ball: B, Radius: r, Against: {Plane: O, Radius: 1}}", "a plane has no Radius"),
        ("{Plane: X, Against: {Plane: O}}", "no Point, Ball or Disk; name a Point, Ball or Disk"),
        ("{Disk: B, Radius: r, Against: {Plane: O}}", "B is not a point of a body; write Ball"),
        ("{Disk: O, Radius: r, Against: {Ball: B, Radius: r}}", "the disk has no body; write the"),
        ("{Thread: [O, B], Length: 1, Axis: [1]}", "a thread has no Axis; remove it"),
    ],
)
def test_a_wrong_contact_is_refused_with_its_place(contact, message):
    given = "{Ball: B, Radius: r, Against: {Plane: O}, restitution: e}"
    with pytest.raises(tm.TeachmechError) as caught:
        Mechanism.loads(BALL.replace(given, contact), source="ball.yaml")
    assert message in str(caught.value)
    assert "ball.yaml, line 8" in str(caught.value)


def test_a_disk_touches_planes_only():
    contact = "Contacts: {rim: {Disk: A, Radius: r, Against: {Ball: O, Radius: r}}}\n"
    text = f"{DISK}{contact}ProblemData: {{tend: 1, positions: {{A: [0, 0, 1]}}}}\n"
    with pytest.raises(tm.ProblemError, match="a disk in space touches a plane only; name a Plane"):
        Mechanism.loads(text)


def test_a_plane_is_refused_in_the_plane():
    text = BALL.replace("Dimension: 3", "Dimension: 2").replace(", -9.81]", "]")
    flat = text.replace("[0.5, 1, 1]", "[0.5, 1]")
    with pytest.raises(tm.ProblemError, match="a plane is a shape of space; write Dimension: 3"):
        Mechanism.loads(flat)


# --- friction -------------------------------------------------------------------------------------

SPUN = """
Dimension: 3
PhysicalParams: {r: 0.03, m: 0.2, I: 0.4*m*r^2, mu: 0.2, e: 0.5}
PartData:
  Fixed: {O: []}
  Rigids: {ABC: {Geom: [[0.01], [0, 0.01]], Dyna: [[], m, [I, I, I]]}}
AppliedForces: {Gravity: [0, 0, -9.81]}
Contacts:
  table: {Ball: A on ABC, Radius: r, Against: {Plane: O, Axis: AXIS}, friction: mu, restitution: e}
ProblemData:
  tend: 0.5
  positions: {A: PLACE}
  orientations: {ABC: {axis: [1, 2, 3], angle: 0.7}}
  velocities: {A: VELOCITY}
  angular_velocities: {ABC: SPIN}
"""


def spun(velocity, spin, axis=(0, 0, 1), above=0.0):
    """Return the mechanism of a ball that touches a plane, or is above it."""
    n = np.array(axis) / np.linalg.norm(axis)
    texts = {"AXIS": axis, "PLACE": (0.03 + above) * n, "VELOCITY": velocity, "SPIN": spin}
    source = SPUN
    for name, given in texts.items():
        source = source.replace(name, str(np.array(given, float).tolist()))
    return Mechanism.loads(source)


@pytest.mark.few("spin0-False", "spin1-True")
@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("spin", [(0, 30, 10), (20, 30, -5)])
def test_a_ball_with_spin_slides_and_then_rolls(compiled, spin):
    """It slides in one direction for 2 |u|/(7 mu g); then v = 5/7 v0 + 2/7 r w0 x n."""
    v, r, mu = np.array([2.0, 0.0]), 0.03, 0.2
    u = v + r * np.array([-spin[1], spin[0]])
    motion = spun((2, 0, 0), spin).simulate(tolerance=1e-12, compiled=compiled)
    (change,) = motion.changes
    assert change.time == pytest.approx(2 * np.linalg.norm(u) / (7 * mu * G), abs=1e-9)
    rolls = 5 / 7 * v + 2 / 7 * r * np.array([spin[1], -spin[0]])
    reached = [motion["vA_x"][-1], motion["vA_y"][-1]]
    assert reached == pytest.approx(rolls, abs=1e-9)
    assert np.abs(motion.energy_balance).max() < 1e-9


def test_a_ball_on_an_incline_rolls_below_its_limit_and_slides_above():
    """Without slipping it rolls for tan(alpha) <= 7 mu/2, with 5/7 of the acceleration."""
    for slope, rolls in ((0.69, True), (0.71, False)):
        axis = np.array([np.sin(np.arctan(slope)), 0, np.cos(np.arctan(slope))])
        down = np.array([axis[2], 0, -axis[0]])
        motion = spun((0, 0, 0), (0, 0, 0), axis).simulate(tolerance=1e-12)
        alpha = np.arctan(slope)
        a = 5 / 7 * G * np.sin(alpha) if rolls else G * (np.sin(alpha) - 0.2 * np.cos(alpha))
        assert np.array([motion["vA_x"][-1], motion["vA_z"][-1]]) == pytest.approx(
            a * 0.5 * down[[0, 2]], abs=1e-8
        )
        assert motion.acting[-1].all() == rolls


def test_a_page_spins_the_same_ball(tmp_path):
    mechanism = spun((1, 0, -1), (40, 30, 10), above=0.1)
    system = mechanism.system
    options = {"time": (0, 0.5, 0.05), "method": "dop853", "stabilisation": "projection"}
    motion = system.simulate(**options)
    assert len(motion.changes) > 3
    assert_same(system, in_page(system, tmp_path, **options), motion, 1e-7)


@pytest.mark.few("0.5")
@pytest.mark.parametrize("mu", [0.02, 0.5])
def test_balls_that_graze_each_other_turn_each_other(mu):
    """Equal balls hit with the offset of a sliding contact: both get the same spin."""
    source = """
Dimension: 3
PhysicalParams: {r: 0.03, m: 0.2, I: 0.4*m*r^2, e: 0.9}
PartData:
  Rigids:
    ABC: {Geom: [[0.01], [0, 0.01]], Dyna: [[], m, [I, I, I]]}
    DEF: {Geom: [[0.01], [0, 0.01]], Dyna: [[], m, [I, I, I]]}
Contacts:
  hit:
    {Ball: A on ABC, Radius: r, Against: {Ball: D on DEF, Radius: r}, friction: MU, restitution: e}
ProblemData:
  tend: 0.1
  positions: {A: [0, 0, 0], D: [0.08, 0.03, 0.02]}
  velocities: {A: [1, 0, 0], D: [0, 0, 0]}
  angular_velocities: {ABC: [0, 0, 0], DEF: [0, 0, 0]}
"""
    motion = Mechanism.loads(source.replace("MU", str(mu))).simulate(tolerance=1e-12)
    (hit,) = motion.changes
    t = hit.time
    n = np.array([0.08 - t, 0.03, 0.02]) / 0.06
    approach = n[0]
    slide = np.array([1.0, 0, 0]) - approach * n
    normal = 1.9 * approach * 0.2 / 2
    along = np.linalg.norm(slide)
    drag = min(mu * normal, 0.2 / 7 * along)  # m/7 of the sliding velocity would end the sliding
    impulse = -normal * n - drag * slide / along
    names = [*motion.system.coordinates]

    def velocity(point):
        return np.array([hit.v_after[names.index(f"{point}_{axis}")] for axis in "xyz"])

    def spin(a, b, c):  # the arms are 0.01 along x and y
        ahead, aside = (velocity(point) - velocity(a) for point in (b, c))
        return np.array([aside[2], -ahead[2], ahead[1]]) / 0.01

    assert velocity("A") == pytest.approx(np.array([1.0, 0, 0]) + impulse / 0.2, abs=1e-9)
    own, other = spin(*"ABC"), spin(*"DEF")
    assert own == pytest.approx(other, abs=1e-8)
    assert np.linalg.norm(own) == pytest.approx(0.03 * drag / (0.4 * 0.2 * 0.03**2), rel=1e-8)
