"""Bounds of angles, displacements and points in mechanisms, compared with closed forms."""

import numpy as np
import pytest
from scipy.integrate import quad

import teachmech as tm
from teachmech import Constraint, Mechanism, System

G = 9.81
ROD = """
PhysicalParams: {e: 0.5}
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[2]], Dyna: [[1], 3, 1]}}
AppliedForces: {Gravity: [0, -9.81]}
Constraints: {stop: {equation: theta_OA >= -1, restitution: e}}
ProblemData: {tend: 1.5, positions: {A: [2, 0]}}
"""
BOB = """
PhysicalParams: {L: 1.5, beta: pi/6, e: 0}
PartData:
  Fixed: {O: []}
  Particles: {A: 2}
AppliedForces: {Gravity: [0, -9.81]}
ProblemData: {tend: 2, positions: {A: [L*sin(beta), 0]}}
"""


@pytest.mark.few("False")
@pytest.mark.parametrize("compiled", [False, True])
def test_a_rod_hits_a_stop_of_its_angle(compiled):
    """J = 4 about O: J w^2/2 = m g sin(1), and w+ = -e w-."""
    motion = Mechanism.loads(ROD).simulate(tolerance=1e-12, compiled=compiled)
    hit = motion.changes[0]
    slope = 2 * 3 * G / 4  # w^2 = slope sin(fall)
    time, _ = quad(lambda s: 2 * s / np.sqrt(slope * np.sin(s**2)), 0, 1, epsabs=1e-13)
    assert hit.time == pytest.approx(time, rel=1e-9)
    assert hit.v_before[2] == pytest.approx(-np.sqrt(slope * np.sin(1)), rel=1e-9)
    assert hit.v_after == pytest.approx(-0.5 * hit.v_before, rel=1e-9)
    assert motion["theta_OA"].min() > -1 - 1e-12


def test_a_mechanism_moves_as_the_same_system_in_its_angle():
    motion = Mechanism.loads(ROD).simulate(tolerance=1e-12)
    stop = Constraint("phi >= -1", "stop", restitution=0.5)
    system = System(["phi"], [4], ["-3*9.81*cos(phi)"], [stop])
    alone = system.simulate(time=(0, 1.5), method="dop853", tolerance=1e-12)
    assert [c.time for c in motion.changes] == pytest.approx([c.time for c in alone.changes])
    assert motion["theta_OA"][-1] == pytest.approx(alone["phi"][-1], abs=1e-9)
    assert motion.changes[0].energy == pytest.approx(alone.changes[0].energy)


def test_a_rod_rests_on_a_stop_with_its_weight():
    """m g cos(1) is the moment about O."""
    motion = Mechanism.loads(ROD.replace("restitution: e", "restitution: 0")).simulate()
    moment = motion.force_of("stop")[-1, motion.system.coordinates.index("theta_OA")]
    assert moment == pytest.approx(3 * G * np.cos(1), rel=1e-9)


@pytest.mark.parametrize("dimension", [2, 3])
def test_a_slider_rebounds_from_a_stop(dimension):
    """It falls from rest over 0.5 m in sqrt(1/g), and returns with its speed."""
    slides = """
  Rigids: {AB: {Geom: [[1]], Dyna: [[0.5], 2, [0.1, 0.2, 0.2]]}}
  Joints: {slide: {Prismatic: [ground, AB], At: [O, A], Axis: [1]}}"""
    stop, speed = "s_slide <= 0.5", "vs_slide"
    if dimension == 2:
        slides, stop, speed = "\n  Particles: {A: 2}\n  Collinear: [OXA]", "A_x <= 0.5", "vA_x"
    motion = Mechanism.loads(f"""
Dimension: {dimension}
PartData:
  Fixed: {{O: [], X: [1]}}{slides}
AppliedForces: {{Gravity: [9.81]}}
Constraints: {{stop: {{equation: {stop}, restitution: 1}}}}
ProblemData: {{tend: 1, positions: {{A: []}}}}
""").simulate(tolerance=1e-12)
    names = (*motion.system.coordinates, *motion.system.velocities)
    k = names.index(speed) - len(motion.system.coordinates)
    hit = motion.changes[0]
    assert hit.time == pytest.approx(np.sqrt(1 / G), rel=1e-9)
    assert (hit.v_before[k], hit.v_after[k]) == pytest.approx((np.sqrt(G), -np.sqrt(G)), rel=1e-9)
    assert motion.t[motion[speed].argmax()] < motion.t[motion[speed].argmin()]


def test_a_thread_tautens_and_keeps_the_speed_across_it():
    """The bob falls from the height of O; it then rises to cos(phi) = cos(beta)^3."""
    thread = "Constraints: {thread: sqrt(A_x^2 + A_y^2) <= L}\n"
    motion = Mechanism.loads(BOB + thread).simulate(tolerance=1e-12)
    beta, L = np.pi / 6, 1.5
    (taut,) = motion.changes
    fall = np.sqrt(2 * G * L * np.cos(beta))
    along = fall * np.cos(beta)
    assert taut.time == pytest.approx(fall / G, rel=1e-9)
    assert taut.impulses[0] == pytest.approx(-2 * along, rel=1e-9)  # its length is a distance
    late = motion.t > taut.time
    highest = motion["A_y"][late][motion["A_x"][late] < 0].max()
    assert highest == pytest.approx(-L * np.cos(beta) ** 3, abs=1e-4)


def test_impacts_on_a_floor_accumulate():
    floor = "Constraints: {floor: {equation: A_y >= -1, restitution: e}}\n"
    mechanism = Mechanism.loads(BOB.replace("e: 0", "e: 0.5") + floor)
    times = [change.time for change in mechanism.simulate(tolerance=1e-12).changes]
    assert times[0] == pytest.approx(np.sqrt(2 / G), rel=1e-9)
    assert times[-1] == pytest.approx(3 * np.sqrt(2 / G), rel=1e-6)
    assert len(times) > 20


def test_a_guess_beyond_a_stop_is_moved_to_it():
    mechanism = Mechanism.loads(ROD.replace(">= -1", ">= 0.5"))
    assert mechanism.start["theta_OA"] == pytest.approx(0.5, rel=1e-12)
    assert set(mechanism.moved) == {"A_x", "A_y"}
    assert mechanism.freedom().degrees_of_freedom == 1
    inside = Mechanism.loads(ROD.replace("[2, 0]", "[9, -4]"))  # only the guess is beyond A_x <= 3
    bounded = Mechanism.loads(inside.to_yaml().replace("theta_OA >= -1", "A_x <= 3"))
    assert bounded.start == {name: pytest.approx(inside.start[name]) for name in bounded.start}


def test_the_lagrangian_form_shows_a_bound_as_an_inequality():
    form = Mechanism.loads(ROD).lagrangian()
    assert form.constraints["stop"] == "theta_OA + 1"
    assert "h3 = theta_OA + 1 >= 0" in form.text
    assert r"\ge 0 \qquad \lambda_{3}" in form.latex
    assert form.text.count(">= 0") == 1


def test_a_bound_is_written_to_the_file_as_it_was_read():
    mechanism = Mechanism.loads(ROD)
    again = Mechanism(**mechanism.to_dict())
    assert again.to_dict() == mechanism.to_dict()
    assert tm.System.from_dict(mechanism.system.to_dict()).contacts == mechanism.system.contacts


@pytest.mark.parametrize(
    ("bound", "message"),
    [
        ("{equation: theta_OA >= -1, restitution: 2}", "the restitution is 2, not a number from"),
        ("{equation: theta_OA >= -1, restitution: q}", "unknown name 'q'"),
        ("{equation: theta_OA >= -1, restitution: t}", "the restitution is a constant"),
        ("{equation: theta_OA >= -1, restitution: 1/0}", "this divides by zero"),
        ("{equation: theta_OA = -1, restitution: 1}", "'theta_OA = -1' is an equation; write >="),
        ("{equation: theta_OB >= -1}", "there is no body OB"),
        ("{equaton: theta_OA >= -1}", "did you mean 'equation'?"),
        ("{restitution: 1}", "the key 'equation' is missing"),
        ("theta_OA > 1", "'<' and '>' exclude the contact itself; write <= or >="),
        ("vtheta_OA >= 1", "it contains velocities; a one-sided constraint bounds positions"),
        ("1 >= theta_OA >= 0", "there is a second comparison"),
        ("theta_OA >= ", "the expression ends after '='"),
        ("e >= 0", "contains no coordinate and no velocity"),
        ("[A_x >= 0]", "the value is a list, neither a number nor a text"),
    ],
)
def test_a_wrong_bound_is_refused_with_its_place(bound, message):
    text = ROD.replace("{equation: theta_OA >= -1, restitution: e}", bound)
    with pytest.raises(tm.TeachmechError, match=message) as caught:
        Mechanism.loads(text, source="rod.yaml")
    assert "rod.yaml, line 7" in str(caught.value)


def test_a_bound_beyond_the_reach_is_refused_with_the_guesses():
    with pytest.raises(tm.ProblemError, match=r"cannot be assembled .* stop by 1"):
        Mechanism.loads(ROD.replace("theta_OA >= -1", "A_x >= 3"))


def test_a_bound_has_no_further_conditions():
    with pytest.raises(tm.ProblemError, match="a one-sided constraint acts while it pushes"):
        Mechanism.loads(f"{ROD}Switches: {{stop: {{end: t > 1}}}}\n")


def test_a_drive_against_a_stop_ends_the_motion():
    driven = Mechanism.loads(f"{ROD}Drives: {{theta_OA: -2*t}}\n")
    with pytest.raises(tm.SimulationError, match="contacts and the other constraints contradict"):
        driven.simulate(method="kinematic")
