"""Coulomb friction in the joints of planar mechanisms, compared with closed forms."""

import re

import numpy as np
import pytest

import teachmech as tm
from teachmech import Mechanism

G = 9.81
PENDULUM = """
PhysicalParams: {L: 0.5, m: 2, r: 0.01, mu: 0.1, mus: mu, a: 0.1}
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[L]], Dyna: [[L], m, 1e-9]}}
AppliedForces: {Gravity: [0, -9.81]}
Friction: {O: {Radius: r, friction: mu, static: mus}}
ProblemData: {tend: 5, positions: {A: [L*sin(a), -L*cos(a)]}}
"""
CRANK = """
PhysicalParams: {r: 0.1, l: 0.3, m: 0.4, M: 1, mu: 0.2, d: 0.01}
PartData:
  Fixed: {O: [], X: [0.6]}
  Rigids:
    OA: {Geom: [[r]], Dyna: [[r/2], m, m*r^2/12]}
    AB: {Geom: [[l]], Dyna: [[l/3], m, m*l^2/12]}
  Particles: {B: M}
  Collinear: [OXB]
AppliedForces: {Gravity: [0, -9.81], Forces: {B: [-2*vB_x, 0]}}
Friction:
  O: {Radius: d, friction: mu, static: 0.3}
  A: {Radius: d, friction: mu}
  B: {Radius: 2*d, friction: mu}
ProblemData: {tend: 1, positions: {A: [0, r], B: [0.2828]}, velocities: {A: [-1]}}
"""


def closes(motion, size):
    assert not motion.ending
    assert np.abs(motion.energy_balance).max() < 1e-10 * size
    return True


def work_of(motion, friction, slip):
    """Return the work of a friction by the trapezoidal rule; the multiplier is minus its force."""
    power = -motion[f"lambda_{friction}_sticks"] * slip
    return np.sum(np.diff(motion.t) * (power[1:] + power[:-1]) / 2)


def balances(mechanism, motion):
    """Return what Newton's and Euler's equations of each body lack, with the couples of pins."""
    forces, reader = mechanism.reactions(motion), mechanism._reader
    for name, body in reader.bodies.items():
        turn = mechanism.body_motion(motion, name)
        mass, inertia = reader.value(body.mass), reader.value(body.inertia)
        total = np.tile([0, -G * mass], (len(motion), 1))
        torque = forces.values_by_name.get(f"torque on {name}", 0)
        for point in body.points:
            force = forces[f"{point} on {name}"]
            at = np.array([*map(reader.value, reader.fixed.get(point, ()))])
            if point in reader.moving:
                at = np.column_stack([motion[f"{point}_{axis}"] for axis in "xy"])
            arm = at - turn.centroid
            total = total + force
            torque = torque + arm[:, 0] * force[:, 1] - arm[:, 1] * force[:, 0]
            torque = torque + forces.values_by_name.get(f"torque of {point} on {name}", 0)
        yield mass * turn.acceleration - total
        yield inertia * turn.angular_acceleration - torque


@pytest.mark.few("True")
@pytest.mark.parametrize("compiled", [False, True])
def test_a_pendulum_loses_a_constant_angle_per_swing(compiled):
    """The couple mu r m g moves the position of rest by mu r/L, to first order."""
    motion = Mechanism.loads(PENDULUM).simulate(tolerance=1e-12, compiled=compiled)
    assert closes(motion, 10)
    peaks = [0.1, *(abs(np.arctan2(c.q[0], c.q[1] * -1)) for c in motion.changes)]
    assert len(peaks) > 6
    assert -np.diff(peaks) == pytest.approx(np.full(len(peaks) - 1, 2 * 0.1 * 0.01 / 0.5), rel=0.02)


@pytest.mark.parametrize(("factor", "moves"), [(0.999, False), (1.001, True)])
def test_a_pendulum_at_rest_leaves_the_circle_of_friction(factor, moves):
    """The weight acts at L sin(a) from the axis; it sticks up to r mu_s."""
    limit = np.arcsin(0.3 * 0.05 / 0.5)
    motion = Mechanism.loads(PENDULUM).simulate(
        parameters={"a": factor * limit, "mus": 0.3, "r": 0.05}, time=(0, 1, 0.1), tolerance=1e-12
    )
    assert bool(np.ptp(motion["A_x"]) > 1e-6) == moves


def test_the_couple_is_mu_r_times_the_force_of_the_pin():
    mechanism = Mechanism.loads(PENDULUM)
    motion = mechanism.simulate(time=(0, 0.5, 0.01), tolerance=1e-12)
    forces = mechanism.reactions(motion)
    pin, couple = np.linalg.norm(forces["O on OA"], axis=1), forces["torque of O on OA"]
    slides = np.abs(motion["vA_x"]) > 1e-6
    assert couple[slides] == pytest.approx(0.1 * 0.01 * pin[slides], rel=1e-10)
    assert forces["torque of O on ground"] == pytest.approx(-couple, abs=0)
    for missing in balances(mechanism, motion):
        assert np.abs(missing).max() < 1e-8


@pytest.mark.few("OutFile")
@pytest.mark.parametrize("angles", ["", "OutFile: {angles: [OA, AB]}"])
def test_a_crank_with_friction_in_all_pins(angles):
    """The frictions are those of the pin forces, and every body obeys Newton's law."""
    mechanism = Mechanism.loads(f"{CRANK}SolverParams: {{{angles}}}\n")
    motion = mechanism.simulate(tolerance=1e-12, time=(0, 1, 5e-4))
    assert closes(motion, 1)
    turns = {name: mechanism.body_motion(motion, name).angular_velocity for name in ("OA", "AB")}
    slips = {
        "O": 0.01 * turns["OA"],
        "A": 0.01 * (turns["OA"] - turns["AB"]),
        "B": 0.02 * turns["AB"],
    }
    forces = mechanism.reactions(motion)
    for pin, on in (("O", "OA"), ("A", "OA"), ("B", "AB")):
        N = np.linalg.norm(forces[f"{pin} on {on}"], axis=1)
        slides = np.abs(slips[pin]) > 1e-6
        assert slides.sum() > 1900
        T = -np.sign(slips[pin]) * 0.2 * N
        assert -motion[f"lambda_{pin}_sticks"][slides] == pytest.approx(T[slides], abs=1e-7)
    parts = sum(work_of(motion, pin, slip) for pin, slip in slips.items())
    assert motion.work_nonideal[-1] == pytest.approx(parts, rel=1e-4)
    for missing in balances(mechanism, motion):
        assert np.abs(missing).max() < 1e-7


@pytest.mark.thorough
def test_the_compiled_program_agrees_with_the_plain_one():
    crank = Mechanism.loads(CRANK)
    plain, compiled = (
        crank.simulate(tolerance=1e-12, time=(0, 0.8, 0.1), compiled=c) for c in (False, True)
    )
    assert len(plain.changes) > 4
    assert compiled.q == pytest.approx(plain.q, abs=1e-10)
    assert compiled.multipliers == pytest.approx(plain.multipliers, abs=1e-8)


def test_a_pin_of_three_bodies_names_its_bearing():
    """Two rods turn about a pin of the third; without Against it is not known which."""
    text = """
PartData:
  Fixed: {O: []}
  Rigids:
    OA: {Geom: [[1]], Dyna: [[0.5], 1, 1]}
    AB: {Geom: [[1]], Dyna: [[0.5], 1, 1]}
    AC: {Geom: [[1]], Dyna: [[0.5], 2, 1]}
AppliedForces: {Gravity: [0, -9.81]}
Friction:
  A on AB: {Against: OA, Radius: 0.02, friction: 0.2}
  A on AC: {Against: OA, Radius: 0.02, friction: 0.2}
ProblemData:
  tend: 0.2
  positions: {A: [0, -1], B: [1, -1], C: [-1, -1]}
  velocities: {B: [0, -1], C: [0, -2]}
"""
    mechanism = Mechanism.loads(text)
    motion = mechanism.simulate(tolerance=1e-12)
    assert closes(motion, 30)
    for missing in balances(mechanism, motion):
        assert np.abs(missing).max() < 1e-7
    with pytest.raises(tm.ProblemError, match="A joins AB, OA, AC") as found:
        Mechanism.loads(text.replace("Against: OA, ", ""))
    assert "A on AB: {Against: OA" in found.value.hint


@pytest.mark.parametrize(
    ("friction", "what"),
    [
        ("A: {friction: 0.1, Radius: 1}", "OA is not joined to another part at A"),
        ("Z: {friction: 0.1, Radius: 1}", "there is no point 'Z'"),
        ("O on AB: {friction: 0.1, Radius: 1}", "there is no body 'AB'"),
        ("O: {friction: 0.1}", "needs Radius"),
        ("O: {friction: 0.1, Radius: 0}", "radius is 0"),
        ("O: {friction: -0.1, Radius: 1}", "coefficient is -0.1"),
        ("O: {friction: q, Radius: 1}", "'q'"),
        ("O: {friction: 0.1, static: 1 +, Radius: 1}", "1 \\+"),
        ("O: {Radius: 1}", "friction"),
        ("O: {friction: 0.1, Radius: 1, Against: AB}", "no other part 'AB'"),
        ("O: {friction: 0.1, Radius: 1, Length: 2}", "Length"),
        (
            "O: {friction: 0.1, Radius: 1}\n  O on OA: {friction: 0.1, Radius: 1}",
            "O is the friction of the same two parts",
        ),
    ],
)
def test_errors_name_the_key(friction, what):
    old = "Friction: {O: {Radius: r, friction: mu, static: mus}}"
    with pytest.raises(tm.TeachmechError, match=what) as found:
        Mechanism.loads(PENDULUM.replace(old, f"Friction:\n  {friction}"), source="rod.yaml")
    assert re.match("rod.yaml, line [789], ", str(found.value))
