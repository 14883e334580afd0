"""Contacts of points, balls, disks, rings and lines in the plane, compared with closed forms."""

import math

import numpy as np
import pytest

import teachmech as tm
from teachmech import Constraint, Mechanism, System
from teachmech.expressions import evaluate

G = 9.81
BALL = """
PhysicalParams: {e: 0.5, r: 0.1, m: 2}
PartData:
  Fixed: {O: [], X: [1]}
  Particles: {B: m}
AppliedForces: {Gravity: [0, -9.81]}
Contacts: {floor: {Ball: B, Radius: r, Against: {Line: OX}, restitution: e}}
ProblemData: {tend: 2, positions: {B: [0.5, 1]}, velocities: {B: [1]}}
"""


@pytest.mark.few("False")
@pytest.mark.parametrize("compiled", [False, True])
def test_a_ball_falls_on_a_floor(compiled):
    mechanism = Mechanism.loads(BALL)
    motion = mechanism.simulate(tolerance=1e-12, compiled=compiled)
    fall = np.sqrt(2 * 0.9 / G)  # time in which the centre falls to r
    times = [change.time for change in motion.changes]
    assert times[:3] == pytest.approx([fall, 2 * fall, 2.5 * fall], rel=1e-9)
    assert times[-1] == pytest.approx(3 * fall, rel=1e-6)
    assert motion["B_y"][-1] == pytest.approx(0.1, abs=1e-9)
    assert motion["lambda_floor"][-1] == pytest.approx(-2 * G)  # a force in newtons
    assert mechanism.reactions(motion)["B on contact floor"][-1] == pytest.approx([0, -2 * G])


def test_a_mechanism_moves_as_the_same_system():
    motion = Mechanism.loads(BALL).simulate(tolerance=1e-12)
    floor = Constraint("y >= r", "floor", restitution="e")
    system = System(
        ["x", "y"],
        ["m", "m"],
        [0, "-9.81*m"],
        [floor],
        {"e": 0.5, "r": 0.1, "m": 2},
        {"x": 0.5, "y": 1, "vx": 1},
    )
    alone = system.simulate(time=(0, 2), method="dop853", tolerance=1e-12)
    assert motion["B_y"] == pytest.approx(alone["y"], abs=1e-10)
    assert [c.time for c in motion.changes] == pytest.approx([c.time for c in alone.changes])


@pytest.mark.parametrize("e", [0, 0.5, 1])
def test_a_rod_falls_with_one_end_on_a_smooth_floor(e):
    """The impulse is m v (1 + e)/(1 + 3 cos(th)^2) for the inclination th."""
    v, angle, m, size = 3, 0.7, 2, 1.5
    x, y = size * np.cos(angle), size * np.sin(angle)
    motion = Mechanism.loads(f"""
PartData:
  Fixed: {{O: [], X: [1]}}
  Rigids: {{AB: {{Geom: [[{size}]], Dyna: [[{size / 2}], {m}, {m * size**2 / 12}]}}}}
Contacts: {{tip: {{Point: A, Against: {{Line: OX}}, restitution: {e}}}}}
ProblemData:
  tend: 0.2
  positions: {{A: [0, 0.3], B: [{x}, {y + 0.3}]}}
  velocities: {{A: [0, -{v}], B: [0, -{v}]}}
""").simulate(tolerance=1e-12)
    impulse = m * v * (1 + e) / (1 + 3 * np.cos(angle) ** 2)
    assert motion.changes[0].time == pytest.approx(0.1, rel=1e-9)
    assert motion.changes[0].impulses[-1] == pytest.approx(-impulse, rel=1e-9)


@pytest.mark.parametrize("e", [0, 0.6, 1])
def test_two_balls_exchange_the_velocities_along_their_centres(e):
    """v1+ = (m1 - e m2)/(m1 + m2) v, v2+ = (1 + e) m1/(m1 + m2) v; across it nothing changes."""
    m, M, v, across = 2, 3, 4, 0.5
    motion = Mechanism.loads(f"""
PartData: {{Particles: {{A: {m}, B: {M}}}}}
Contacts: {{hit: {{Ball: A, Radius: 0.1, Against: {{Ball: B, Radius: 0.2}}, restitution: {e}}}}}
ProblemData:
  tend: 1
  positions: {{A: [0, 0], B: [1.3, 0]}}
  velocities: {{A: [{v}, {across}], B: [0, {across}]}}
""").simulate(tolerance=1e-12)
    hit = motion.changes[0]
    first, second = (m - e * M) / (m + M) * v, (1 + e) * m / (m + M) * v
    assert hit.time == pytest.approx(0.25, rel=1e-9)
    assert hit.v_after == pytest.approx([first, across, second, across], abs=1e-9)
    assert hit.impulses == pytest.approx([-M * second], rel=1e-9)


@pytest.mark.parametrize("shape", ["Point: A", "Ball: A, Radius: 0.25"])
def test_a_body_slides_off_a_smooth_cylinder(shape):
    """From rest at th0 from the top, it leaves at cos(th) = 2/3 cos(th0)."""
    reach, start = (1.25 if "Ball" in shape else 1), 0.3
    x, y = reach * np.sin(start), reach * np.cos(start)
    motion = Mechanism.loads(f"""
PartData: {{Fixed: {{O: []}}, Particles: {{A: 3}}}}
AppliedForces: {{Gravity: [0, -9.81]}}
Contacts: {{roof: {{{shape}, Against: {{Disk: O, Radius: 1}}}}}}
ProblemData: {{tend: 1.2, positions: {{A: [{x}, {y}]}}}}
""").simulate(tolerance=1e-12)
    left = motion.changes[-1]
    assert left.ended == ("roof",)
    height = np.interp(left.time, motion.t, motion["A_y"])
    assert height / reach == pytest.approx(2 / 3 * np.cos(start), abs=1e-5)
    assert not motion["on_roof"][-1]


def test_a_ball_falls_on_a_seesaw():
    """At the distance s from its pivot, the impulse is (1 + e) v/(1/m + s^2/J)."""
    m, J, s, e, r = 2, 3, 0.8, 0.5, 0.1
    motion = Mechanism.loads(f"""
PartData:
  Fixed: {{O: []}}
  Rigids: {{OA: {{Geom: [[1]], Dyna: [[], 5, {J}]}}}}
  Particles: {{B: {m}}}
Contacts: {{board: {{Line: OA, Against: {{Ball: B, Radius: {r}}}, restitution: {e}}}}}
ProblemData: {{tend: 0.3, positions: {{A: [1], B: [{s}, 0.5]}}, velocities: {{B: [0, -2]}}}}
""").simulate(tolerance=1e-12)
    hit, impulse = motion.changes[0], (1 + e) * 2 / (1 / m + s**2 / J)
    assert hit.time == pytest.approx(0.2, rel=1e-9)
    assert hit.impulses[-1] == pytest.approx(-impulse, rel=1e-9)
    after = dict(zip(motion.system.velocities, hit.v_after, strict=True))
    assert after["vA_y"] == pytest.approx(-impulse * s / J, rel=1e-9)
    assert after["vB_y"] == pytest.approx(-2 + impulse / m, rel=1e-9)


def test_a_disk_stays_in_a_ring_and_swings_as_a_pendulum():
    """A smooth bowl of radius R: the centre swings as on a rod of the length R - r."""
    text = """
PhysicalParams: {r: 0.1, R: 0.6}
PartData:
  Fixed: {O: []}
  Rigids: {AB: {Geom: [[r]], Dyna: [[], 2, 0.01]}}
AppliedForces: {Gravity: [0, -9.81]}
ProblemData: {tend: 1, positions: {A: [R - r, 0], B: [R, 0]}}
"""
    bowl = "Contacts: {bowl: {Disk: A, Radius: r, Against: {Ring: O, Radius: R}}}\n"
    ring = Mechanism.loads(text + bowl).simulate(tolerance=1e-12)
    rod = "  Joints: {rod: {Distance: [O, A], Length: R - r}}\n"
    swing = Mechanism.loads(text.replace("AppliedForces", f"{rod}AppliedForces"))
    assert ring["A_x"] == pytest.approx(swing.simulate(tolerance=1e-12)["A_x"], abs=1e-9)
    starts_inside = Mechanism.loads((text + bowl).replace("[R - r, 0], B: [R, 0]", "[], B: [r]"))
    falls = starts_inside.simulate(tolerance=1e-12)
    assert falls.changes[0].time == pytest.approx(np.sqrt(1 / G), rel=1e-9)


@pytest.mark.parametrize("speed", [0.3, 0.6, 1.5])
def test_a_ball_leaves_the_edge_of_a_table(speed):
    """Over the edge, it slides as on a cylinder until cos(th) = 2/3 + v^2/(3 g r)."""
    r, gap = 0.1, 0.2
    mechanism = Mechanism.loads(f"""
PartData: {{Fixed: {{O: [], X: [1]}}, Particles: {{B: 2}}}}
AppliedForces: {{Gravity: [0, -9.81]}}
Contacts: {{table: {{Ball: B, Radius: {r}, Against: {{Segment: XO}}}}}}
ProblemData:
  tend: 1
  positions: {{B: [{1 - gap}, {r}]}}
  velocities: {{B: [{speed}]}}
""")
    motion = mechanism.simulate(tolerance=1e-12, time=(0, 1, 1e-3))
    left = motion.changes[-1]
    assert left.ended == ("table",) and motion["B_y"][-1] < 0
    cosine = min(1, 2 / 3 + speed**2 / (3 * G * r))
    x, y = left.q
    assert y / r == pytest.approx(cosine, abs=1e-7)
    assert x == pytest.approx(1 + r * np.sqrt(1 - cosine**2), abs=1e-6)
    assert np.hypot(*left.v_after) ** 2 == pytest.approx(speed**2 + 2 * G * (r - y), rel=1e-7)


def test_a_ball_passes_the_end_of_a_segment_and_touches_it_from_below():
    """Its centre passes O at the distance 0.06; the impulse acts along the line of centres."""
    r, aside, v = 0.1, 0.06, 2
    motion = Mechanism.loads(f"""
PartData: {{Fixed: {{O: [], X: [1]}}, Particles: {{B: 2}}}}
Contacts: {{rod: {{Ball: B, Radius: {r}, Against: {{Segment: OX}}, restitution: 1}}}}
ProblemData: {{tend: 0.5, positions: {{B: [{-aside}, -0.5]}}, velocities: {{B: [0, {v}]}}}}
""").simulate(tolerance=1e-12)
    (hit,) = motion.changes
    normal = np.array([-aside, -np.sqrt(r**2 - aside**2)]) / r
    assert hit.time == pytest.approx((0.5 - 0.08) / v, rel=1e-9)
    assert hit.v_after == pytest.approx([0, v] - 2 * v * normal[1] * normal, abs=1e-9)


def test_a_thread_tautens():
    """The bob falls from the height of O; the impulse takes its velocity along the thread."""
    L, beta = 1.5, np.pi / 6
    motion = Mechanism.loads(f"""
PartData: {{Fixed: {{O: []}}, Particles: {{A: 2}}}}
AppliedForces: {{Gravity: [0, -9.81]}}
Contacts: {{rope: {{Thread: [O, A], Length: {L}}}}}
ProblemData: {{tend: 2, positions: {{A: [{L * np.sin(beta)}, 0]}}}}
""").simulate(tolerance=1e-12)
    (taut,) = motion.changes
    fall = np.sqrt(2 * G * L * np.cos(beta))
    assert taut.time == pytest.approx(fall / G, rel=1e-9)
    assert taut.impulses[0] == pytest.approx(-2 * fall * np.cos(beta), rel=1e-9)
    below = motion["A_y"][(motion.t > taut.time) & (motion["A_x"] < 0)]
    assert below.max() == pytest.approx(-L * np.cos(beta) ** 3, abs=1e-4)


def test_a_thread_may_begin_without_length():
    motion = Mechanism.loads("""
PartData: {Fixed: {O: []}, Particles: {A: 2}}
AppliedForces: {Gravity: [0, -9.81]}
Contacts: {rope: {Thread: [O, A], Length: 0.5, restitution: 1}}
ProblemData: {tend: 0.6, positions: {A: []}}
""").simulate(tolerance=1e-12)
    assert motion.changes[0].time == pytest.approx(np.sqrt(1 / G), rel=1e-9)
    assert motion.changes[0].v_after == pytest.approx([0, np.sqrt(G)], abs=1e-9)


def test_a_guess_below_the_floor_is_moved_to_it():
    mechanism = Mechanism.loads(BALL.replace("[0.5, 1]", "[0.5, -1]"))
    assert mechanism.start["B_y"] == pytest.approx(0.1)
    assert mechanism.moved == {"B_y": (-1, pytest.approx(0.1))}


# --- sliding velocities -------------------------------------------------------------------------

SLIDING = """
PartData:
  Fixed: {O: [0.1, -0.2], X: [1, 0.3]}
  Rigids:
    AB: {Geom: [[0.5]], Dyna: [[], 2, 1]}
    CDE: {Geom: [[0.7], [0.2, 0.4]], Dyna: [[], 2, 1]}
CONSTRAINED
Contacts: {pair: {PAIR}}
ProblemData: {tend: 1, positions: {A: [0.2, 0.9], B: [0.5, 1.3], C: [1, 2], D: [1.4, 2.5]},
  velocities: {A: [0.3, -0.8], B: [0.7, 0.2], C: [-0.4, 0.6], D: [0.9, 0.1]}}
"""
PAIRS = [
    "Disk: A, Radius: 0.2, Against: {Line: OX}",
    "Ball: A, Radius: 0.2, Against: {Line: OX}",
    "Disk: A, Radius: 0.2, Against: {Line: CD}",
    "Disk: A, Radius: 0.2, Against: {Disk: E, Radius: 0.3}",
    "Point: A, Against: {Disk: E, Radius: 0.3}",
    "Disk: A, Radius: 0.2, Against: {Ring: E on CDE, Radius: 2}",
    "Disk: A, Radius: 0.2, Against: {Disk: O, Radius: 2}",
    "Disk: A, Radius: 0.2, Against: {Segment: OX}",
    "Disk: A, Radius: 0.2, Against: {Segment: CE}",
    "Disk: A, Radius: 0.2, Against: {Segment: DE}",
]


@pytest.mark.parametrize("angles", [False, True])
@pytest.mark.parametrize("pair", PAIRS)
def test_the_sliding_velocity_is_that_of_the_touching_points(pair, angles):
    """The points of both bodies at the contact are moved by their turn about a centre."""
    named = "Constraints: {bound: theta_AB + theta_CDE <= 100}" if angles else ""
    text = SLIDING.replace("CONSTRAINED", named).replace("{PAIR}", f"{{{pair}}}")
    mechanism = Mechanism.loads(text)
    reader, start = mechanism._reader, mechanism.start
    contact = reader.contacts["pair"]
    values = {**start, **reader.values}
    (formula,) = reader.slip(contact, reader.terms)
    slip = float(evaluate(formula, values))

    def place(point, order=""):
        at = reader.terms.at(point) if not order else reader.terms.velocity(point)
        return complex(*(float(evaluate(x, values)) for x in at))

    def spin(body):
        a, b = body.points[:2]
        c, rate = place(b) - place(a), place(b, "v") - place(a, "v")
        return (rate / c).imag

    def carried(point, body, touch):
        turn = spin(body) if body else 0
        return place(point, "v") + 1j * turn * (touch - place(point))

    first, second = contact.first, contact.second
    p, r = place(first.point), reader.value(first.radius)
    if len(second.points) == 2:
        a, b = second.points
        along = (place(b) - place(a)) / abs(place(b) - place(a))
        normal, segment = 1j * along, "Segment" in pair
        body = next((x for x in mechanism._reader.bodies.values() if {a, b} <= {*x.points}), None)
        part = ((p - place(a)) * along.conjugate()).real
        part = min(max(part, 0), abs(place(b) - place(a))) if segment else part
        touch = place(a) + part * along
        normal = (p - touch) / abs(p - touch) if segment else normal
        along = -1j * normal
        other = carried(a, body, touch)
    else:
        R, centre = reader.value(second.radius), place(second.point)
        normal = (p - centre) / abs(p - centre) * (-1 if second.hollow else 1)
        along = -1j * normal
        touch = centre + R * normal * (-1 if second.hollow else 1)
        other = carried(second.point, second.body, touch)
    own = carried(first.point, first.body, p - r * normal)
    assert slip == pytest.approx(((own - other) * along.conjugate()).real, abs=1e-12)
    gap = float(evaluate(contact.gap(reader.terms.at), values))
    apart = ((p - r * normal - touch) * normal.conjugate()).real
    assert math.copysign(1, gap) == math.copysign(1, apart)


# --- wrong files --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("contact", "message"),
    [
        ("{Ball: B, Radius: r}", "the contact has one shape; write Against: {Line: OX}, or a Th"),
        ("{Ball: B, Against: {Line: OX}}", "Contacts.floor.Ball: a ball needs Radius"),
        ("{Ball: B, Radius: -r, Against: {Line: OX}}", "the radius is -0.1; a radius must be pos"),
        ("{Ball: B, Radius: q, Against: {Line: OX}}", "unknown name 'q'"),
        ("{Ball: Q, Radius: r, Against: {Line: OX}}", "there is no point 'Q'"),
        ("{Ball: B, Radius: r, Against: {Line: OB}}", "O and B are neither both fixed nor points"),
        ("{Ball: B, Radius: r, Against: {Line: OXB}}", "'OXB' is not the names of 2 points"),
        ("{Ball: B, Radius: r, Against: {Line: OX, Radius: r}}", "a line has no Radius; remove"),
        ("{Ball: B, Radius: r, Against: {Lime: OX}}", "did you mean 'Line'?"),
        ("{Ball: B, Radius: r, Against: {}}", "Contacts.floor.Against: there is no shape here"),
        ("{Ball: B, Disk: B, Radius: r, Against: {Line: OX}}", "there are 2 shapes here"),
        ("{Ball: B on OX, Radius: r, Against: {Line: OX}}", "there is no body 'OX'"),
        ("{Point: B, Against: {Segment: OX}}", "a point and a segment do not touch; name a Ball"),
        ("{Disk: B, Radius: r, Against: {Line: OX}}", "B is not a point of a body; write Ball"),
        ("{Line: OX, Against: {Line: OX}}", "the contact has no Point, Ball or Disk; name a Poi"),
        ("{Ball: O, Radius: r, Against: {Line: OX}}", "both shapes contain the point O"),
        ("{Ball: O, Radius: r, Against: {Ball: X, Radius: r}}", "both shapes are fixed in the wo"),
        ("{Ball: B, Radius: r, Against: {Ring: O, Radius: r}}", "does not fit into the ring of r"),
        ("{Point: B, Against: {Point: O}}", "two points have no surface; give one of them"),
        ("{Ball: B, Radius: r, Against: {Line: OX}, Length: 1}", "two shapes has no Length"),
        ("{Ball: B, Radius: r, Against: {Line: OX}, restitution: 2}", "the restitution is 2, not"),
        ("{Thread: [O, B]}", "a thread needs Length; write Length: ... next to Thread"),
        ("{Thread: [O, B], Length: 0}", "the length is 0; a length must be positive"),
        ("{Thread: [O, X], Length: 1}", "fixed in the world"),
        ("{Thread: [B, B], Length: 1}", "B is joined to itself"),
        ("{Thread: [B, Q], Length: 1}", "there is no point 'Q'"),
        ("{Thread: B, Length: 1}", "a list is expected"),
        ("{Thread: [O, B], Length: 1, Ball: B}", "a thread has no Ball; remove it"),
        ("{Floor: B}", "there is no key 'Floor' here"),
    ],
)
def test_a_wrong_contact_is_refused_with_its_place(contact, message):
    given = "{Ball: B, Radius: r, Against: {Line: OX}, restitution: e}"
    text = BALL.replace(given, contact)
    assert text != BALL
    with pytest.raises(tm.TeachmechError) as caught:
        Mechanism.loads(text, source="ball.yaml")
    assert message in str(caught.value)
    assert "ball.yaml, line 7" in str(caught.value)


def test_shapes_on_one_body_are_refused():
    text = SLIDING.replace("CONSTRAINED", "")
    pair = "{Disk: E, Radius: 0.1, Against: {Line: CD}}"
    with pytest.raises(tm.ProblemError, match="both shapes are on CDE, so that they do not move"):
        Mechanism.loads(text.replace("{PAIR}", pair))


def test_a_disk_on_a_shared_point_needs_its_body():
    text = """
PartData:
  Fixed: {O: [], X: [1]}
  Rigids: {OA: {Geom: [[1]], Dyna: [[], 1, 1]}, AB: {Geom: [[1]], Dyna: [[], 1, 1]}}
Contacts: {floor: {Disk: A, Radius: 0.1, Against: {Line: OX}}}
ProblemData: {tend: 1, positions: {A: [0, 1], B: [1, 1]}}
"""
    with pytest.raises(tm.ProblemError, match="several bodies; write A on OA or A on AB"):
        Mechanism.loads(text)
    assert Mechanism.loads(text.replace("Disk: A,", "Disk: A on AB,")).system.contacts
