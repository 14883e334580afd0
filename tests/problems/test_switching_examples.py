"""The examples whose constraints switch, compared with closed forms."""

import numpy as np
import pytest
from scipy.special import ellipk

import teachmech as tm
from teachmech.run.sides import with_sides
from tests.switching import SWITCHING

ACCURATE = {"method": "dop853", "tolerance": 1e-12}


@pytest.fixture(scope="module")
def geneva():
    return tm.example("geneva-drive").simulate(tolerance=1e-12)


def test_the_flywheels_of_the_clutch_jump_to_one_speed():
    """Momentum M t is shared from t = 1 on; the first flywheel is free again from t = 3 on."""
    problem = tm.example("clutch")
    J1, J2, M = (problem.system.parameter_values[name] for name in ("J1", "J2", "M"))
    motion = problem.simulate(tolerance=1e-12)
    first, t = M * 1 / J1, motion.t
    joined, parted = motion.changes
    assert (joined.time, parted.time) == (pytest.approx(1), pytest.approx(3))
    assert joined.energy == pytest.approx(-J1 * J2 / (J1 + J2) * first**2 / 2, rel=1e-9)
    common = M * np.minimum(t, 3) / (J1 + J2)
    one = np.where(t < 1, M * t / J1, common) + M / J1 * np.maximum(t - 3, 0)
    assert motion["vtheta_OA"] == pytest.approx(one, abs=1e-9)
    assert motion["vtheta_PB"] == pytest.approx(np.where(t < 1, 0, common), abs=1e-9)
    acts = motion["on_clutch"] > 0
    assert motion["lambda_clutch"][acts] == pytest.approx(M * J2 / (J1 + J2), abs=1e-9)


def test_the_wheel_of_the_geneva_drive_follows_the_pin(geneva):
    """tan(psi) = sin(phi)/(a/r - cos(phi)) from the middle of the slot, and psi is odd in phi."""
    phi = np.angle(np.exp(1j * geneva["theta_OA"]))  # 0 on the line of centres
    turns = np.round((geneva["theta_OA"] - phi) / (2 * np.pi))
    moves = np.abs(phi) < np.pi / 4
    psi = np.arctan2(np.sin(phi), np.sqrt(2) - np.cos(phi))
    quarter = np.where(moves, psi, np.sign(phi) * np.pi / 4)
    assert geneva["theta_CD"] == pytest.approx(-turns * np.pi / 2 - quarter, abs=1e-9)
    assert (geneva["on_slot"] == moves).mean() > 0.99
    assert (geneva["on_slot"] + geneva["on_lock"] == 1).all()


def test_the_pin_enters_and_leaves_the_slot_without_a_shock(geneva):
    assert len(geneva.changes) == 8
    kinetic = geneva.kinetic_energy.max()
    for change in geneva.changes:
        assert change.v_after == pytest.approx(change.v_before, abs=1e-9)
        assert abs(change.energy) < 1e-15 * kinetic
    peak = np.abs(geneva["vtheta_CD"]).max()  # r w/(a - r) on the line of centres
    assert peak == pytest.approx(2 / (np.sqrt(2) - 1), rel=1e-3)


@pytest.mark.parametrize("fall", [0.25, 0.5, 0.6])
def test_the_tension_jumps_when_the_thread_meets_the_peg(fall):
    """After a fall by h it jumps from m g (1 + 2 h/L) to m g (1 + 2 h/(L - d))."""
    g, L, d = 9.81, 1, 0.4
    start = {"x1": -np.sqrt(L**2 - (L - fall) ** 2), "y1": -(L - fall)}
    motion = tm.example("peg-pendulum").simulate(start=start, time=(0, 1, 1e-3), **ACCURATE)
    first = motion.changes[0]
    assert first.v_after == pytest.approx([np.sqrt(2 * g * fall), 0], abs=1e-9)
    assert abs(first.energy) < 1e-15
    both = with_sides(motion)
    k = np.flatnonzero(both.t == first.time)[0]
    tension = np.linalg.norm(both.constraint_force[k - 1 : k + 1], axis=1)
    assert tension == pytest.approx([g * (1 + 2 * fall / L), g * (1 + 2 * fall / (L - d))])


def test_the_period_of_the_peg_pendulum_is_half_of_each_thread():
    motion = tm.example("peg-pendulum").simulate(**ACCURATE)
    whole = [np.arccos(1 - 0.5), np.arccos(1 - 0.5 / 0.6)]
    halves = [
        2 * np.sqrt(length / 9.81) * ellipk(np.sin(angle / 2) ** 2)
        for length, angle in zip([1, 0.6], whole, strict=True)
    ]
    times = [change.time for change in motion.changes]
    assert np.diff(times)[:4] == pytest.approx([halves[1], halves[0]] * 2, abs=1e-9)


def test_these_are_the_examples_whose_constraints_switch():
    assert {name for name in tm.examples() if tm.example(name).system.switches} == {*SWITCHING}
