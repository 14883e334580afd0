"""The examples whose constraints switch, compared with closed forms."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.special import ellipk

import teachmech as tm
from teachmech.run.sides import with_sides
from tests.switching import SWITCHING

G = 9.81
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


@pytest.mark.parametrize("w", [20, 26, 35])
def test_the_follower_leaves_the_cam_if_it_falls_away_too_fast(w):
    """Its height is R + a sin(w t) as long as -a w^2 sin(w t) > -g."""
    problem = tm.example("cam-and-follower")
    a, R = (problem.system.parameter_values[name] for name in "aR")
    motion = problem.simulate(parameters={"w": w}, time=(0, 0.5, 1e-3), tolerance=1e-12)
    if a * w**2 < 9.81:
        assert not motion.changes
        assert motion["E_y"] == pytest.approx(R + a * np.sin(w * motion.t), abs=1e-10)
        push = problem.system.parameter_values["m"] * (9.81 - a * w**2 * np.sin(w * motion.t))
        assert motion["lambda_face"] == pytest.approx(-push, abs=1e-8)
        return
    left, hit = motion.changes[:2]
    assert np.sin(w * left.time) == pytest.approx(9.81 / (a * w**2), rel=1e-9)
    rates = dict(zip(motion.system.velocities, range(99), strict=False))
    before, after = (v[rates["vE_y"]] - v[rates["vA_y"]] for v in (hit.v_before, hit.v_after))
    assert before < 0
    assert after == pytest.approx(-0.3 * before, rel=1e-9)


def test_a_release_at_rounding_level_does_not_end_the_run():
    """There the force, the gap and its rate vanish together."""
    motion = tm.example("cam-and-follower").simulate(time=(0, 1, 1 / 400))
    released = [c.time for c in motion.changes if "face" in c.ended and "face" not in c.begun]
    phase = np.arcsin(9.81 / (0.02 * 26**2))
    assert len(released) == 5  # once per turn
    assert np.mod(26 * np.array(released), 2 * np.pi) == pytest.approx(phase, abs=1e-8)


@pytest.mark.thorough
def test_these_are_the_examples_whose_constraints_switch():
    assert {name for name in tm.examples() if tm.example(name).system.switches} == {*SWITCHING}


def test_the_impacts_of_the_bouncing_ball_accumulate():
    h, e = 1, 0.7
    motion = tm.example("bouncing-ball").simulate(tolerance=1e-12)
    first = np.sqrt(2 * h / G)
    times = [change.time for change in motion.changes]
    bounces = first * (1 + 2 * np.cumsum(e ** np.arange(1, 13)))
    assert times[:13] == pytest.approx([first, *bounces], abs=1e-9)
    end = first * (1 + e) / (1 - e)
    assert times[-1] == pytest.approx(end, abs=1e-8)
    slides = motion.t > end
    assert motion["y"][slides] == pytest.approx(0.05, abs=1e-12)
    assert motion["lambda_floor"][slides] == pytest.approx(-0.5 * G, rel=1e-12)
    assert motion["x"] == pytest.approx(0.4 * motion.t, abs=1e-12)


@pytest.mark.parametrize("degrees", [40, 70, 85])
def test_the_ladder_leaves_the_wall_at_two_thirds_of_its_height(degrees):
    """Twice the energy of the fall is m L^2/3 times the squared rate; m x'' is 0 there."""
    a, L = np.radians(degrees), 3
    motion = tm.example("ladder").simulate(parameters={"theta0": a}, **ACCURATE)
    (left,) = [change for change in motion.changes if change.ended == ("wall",)]
    s = 2 / 3 * np.sin(a)
    x, y, theta = left.q
    assert [np.sin(theta), x, y] == pytest.approx([s, L / 2 * np.sqrt(1 - s**2), L / 2 * s])
    rate = -np.sqrt(3 * G / L * (np.sin(a) - s))
    assert left.v_after == pytest.approx(
        [-L / 2 * s * rate, L / 2 * np.sqrt(1 - s**2) * rate, rate]
    )
    assert left.v_after == pytest.approx(left.v_before, abs=1e-9)  # no impulse
    after = motion.t > left.time
    assert motion["vx"][after] == pytest.approx(left.v_after[0], rel=1e-9)
    assert np.all(motion["lambda_wall"] <= 0)  # the wall pushes, M q'' = Q - A^T lambda
    assert motion["theta"][-1] == pytest.approx(0, abs=1e-9)


def test_the_thread_goes_slack_and_is_taut_again_on_the_circle():
    L, v0 = 1, 6.5
    motion = tm.example("slack-thread").simulate(**ACCURATE)
    slack = next(change for change in motion.changes if change.ended)
    c = (2 * G * L - v0**2) / (3 * G * L)
    assert slack.q == pytest.approx([np.sqrt(1 - c**2), -c], abs=1e-9)
    assert slack.v_after @ slack.v_after == pytest.approx(-G * L * c)  # v^2/L = -g cos(phi)
    taut = next(change for change in motion.changes if change.time > slack.time)
    # The circle osculates the parabola at phi and meets it again at psi; the tangent and the common
    # chord are equally inclined to the axis of the parabola, so 3 phi + psi = 2 pi k.
    psi = -3 * np.arccos(c)
    assert taut.q == pytest.approx([np.sin(psi), -np.cos(psi)], abs=1e-8)
    assert taut.v_after @ taut.q == pytest.approx(0, abs=1e-9)
    along = np.array([-taut.q[1], taut.q[0]])
    assert taut.v_after @ along == pytest.approx(taut.v_before @ along, abs=1e-9)
    assert np.all(motion["lambda_thread"] <= 0)


@pytest.mark.parametrize("e", [0.5, 1])
def test_the_balls_of_the_cradle_hit_one_after_the_other(e):
    """Each impact passes (1 + e)/2 of the speed on and leaves (1 - e)/2."""
    motion = tm.example("cradle").simulate(parameters={"e": e}, time=(0, 0.235, 0.005), **ACCURATE)
    first = motion.changes[:4]
    assert [change.begun for change in first] == [(f"contact{k}{k + 1}",) for k in range(1, 5)]
    v = first[0].v_before[0]
    assert v == pytest.approx(np.sqrt(2 * G / 0.2 * (1 - np.cos(np.pi / 4))), rel=1e-6)
    passed = v * ((1 + e) / 2) ** np.arange(5)
    speeds = [*(1 - e) / 2 * passed[:4], passed[4]]
    assert first[3].v_after == pytest.approx(np.array(speeds), abs=1e-4 * v)


@pytest.mark.parametrize("e", [0, 0.25, 0.5, 1])
def test_balls_that_touch_have_one_impact_for_all_contacts(e):
    """By Newton's law the first separates with e v, and the others stay together."""
    problem = tm.example("cradle")
    motion = problem.simulate(parameters={"e": e, "gap": 0}, time=(0, 0.24, 0.005), **ACCURATE)
    impact = next(change for change in motion.changes if "contact12" in change.begun)
    v = impact.v_before[0]
    speeds = np.array([(1 + e) / 5 - e, *[(1 + e) / 5] * 4])
    assert impact.v_after == pytest.approx(v * speeds, abs=1e-9 * v)


def test_the_block_on_the_belt_sticks_and_slips_in_turn():
    m, k, mu, mus, v = 2, 50, 0.3, 0.5, 0.3
    motion = tm.example("belt").simulate(tolerance=1e-12)
    w, xs, xk = np.sqrt(k / m), mus * m * G / k, mu * m * G / k
    slips = 2 / w * (np.pi - np.arctan((xs - xk) * w / v))
    sticks = 2 * (xs - xk) / v
    times = [change.time for change in motion.changes]
    assert times[0] == pytest.approx(xs / v, abs=1e-9)  # the block starts at x = 0
    assert np.diff(times) == pytest.approx(np.resize([slips, sticks], len(times) - 1), abs=1e-9)


@pytest.mark.parametrize(("mu", "v0"), [(0.2, 1), (0.05, 0.3)])
def test_the_billiard_ball_slides_and_rolls(mu, v0):
    values = {"mu": mu, "v0": v0}
    motion = tm.example("billiard-ball").simulate(
        time=(0, 0.5, 0.01), parameters=values, **ACCURATE
    )
    (rolls,) = motion.changes
    assert rolls.time == pytest.approx(2 * v0 / (7 * mu * G), abs=1e-9)
    assert rolls.q[0] == pytest.approx(12 * v0**2 / (49 * mu * G), abs=1e-9)
    after = motion.t > rolls.time
    assert motion["vx"][after] == pytest.approx(5 / 7 * v0, abs=1e-9)
    assert motion["vphi"][after] == pytest.approx(-5 / 7 * v0 / 0.03, abs=1e-7)


@pytest.mark.parametrize("mu", [0.2, 0.5, 1])
def test_the_hoop_slips_before_it_lifts(mu):
    """It slips where sin(theta)/2 = mu (2 cos(theta) - cos(theta0)).

    Then u = theta'^2 obeys du/dtheta = 2 (g sin(theta) - mu N/m)/(R + r), and it lifts at N = 0,
    with N/m = g cos(theta) - (R + r) u.
    """
    a, rho = 0.02, 1.2
    motion = tm.example("falling-hoop").simulate(parameters={"mu": mu}, **ACCURATE)
    slips, lifts = [np.arctan2(change.q[0], change.q[1]) for change in motion.changes]
    assert np.sin(slips) / 2 == pytest.approx(mu * (2 * np.cos(slips) - np.cos(a)), abs=1e-8)

    def normal(theta, u):
        return G * np.cos(theta) - rho * u[0]

    normal.terminal = True
    found = solve_ivp(
        lambda theta, u: 2 * (G * np.sin(theta) - mu * normal(theta, u)) / rho,
        (slips, 2), [G * (np.cos(a) - np.cos(slips)) / rho], events=normal, rtol=1e-12, atol=1e-12,
    )  # fmt: skip
    assert lifts == pytest.approx(found.t_events[0][0], abs=1e-8)
    assert slips < lifts < np.pi / 3


def test_the_woodpecker_returns_to_its_published_state():
    """Glocker's start, vy = -0.3411 and vphi_S = -7.4583 at phi_S = -0.2788, is on the cycle."""
    motion = tm.example("woodpecker").simulate(time=(0, 0.6, 0.0005))
    phi = motion["phi_S"]
    passes = np.flatnonzero((phi[:-1] > -0.2788) & (phi[1:] <= -0.2788))
    assert len(passes) == 4
    for k in passes:
        part = (phi[k] + 0.2788) / (phi[k] - phi[k + 1])
        vy, vphi = ((1 - part) * x[k] + part * x[k + 1] for x in (motion["vy"], motion["vphi_S"]))
        assert (vy, vphi) == (pytest.approx(-0.3411, rel=0.01), pytest.approx(-7.4583, rel=0.01))
    beats = [change for change in motion.changes if "beak" in change.begun]
    falls = np.diff([change.q[0] for change in beats])
    assert falls == pytest.approx(falls[0], rel=0.02)  # it descends evenly
    gaps = [0.01 + 0.015 - 0.0201 - 0.0025 - 0.02 * phi]
    gaps += [0.0006 + side * 0.0058 * motion["phi_M"] for side in (1, -1)]
    assert np.min(gaps) > -1e-12
    assert np.abs(motion.energy_balance).max() < 1e-8 * motion.kinetic_energy.max()
