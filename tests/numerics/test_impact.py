"""One-sided constraints: when they open, impacts, and closed forms of contact."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import Constraint, System
from tests.contacts import G, ball, cradle, cylinder, ladder, thread, tilted_rod, two_balls

ACCURATE = {"method": "dop853", "tolerance": 1e-12}


def both(system, **options):
    return [system.simulate(compiled=compiled, **ACCURATE, **options) for compiled in (False, True)]


@pytest.mark.few("0.5")
@pytest.mark.parametrize("e", [0, 0.3, 0.5, 0.8])
def test_a_ball_bounces_until_its_impacts_accumulate(e):
    """They accumulate at sqrt(2 h/g) (1 + e)/(1 - e)."""
    first = np.sqrt(2 * 1.5 / G)
    for motion in both(ball(e), time=(0, 6, 0.01)):
        times = [change.time for change in motion.changes]
        flights = np.concatenate([[first], 2 * first * e ** np.arange(1, len(times))])
        assert times == pytest.approx(np.cumsum(flights), abs=1e-9)
        assert times[-1] == pytest.approx(first * (1 + e) / (1 - e), abs=1e-9)
        lost = [change.energy for change in motion.changes]
        assert sum(lost) == pytest.approx(-2 * G * 1.5, rel=1e-12)
        assert all(x <= 0 for x in lost)
        assert abs(motion["y"][-1]) < 1e-12 and abs(motion["vy"][-1]) < 1e-15
        assert motion["lambda_floor"][-1] == pytest.approx(-2 * G, rel=1e-12)
        assert motion["y"].min() > -1e-12
        assert np.abs(motion.energy_balance).max() < 1e-9


@pytest.mark.parametrize("how", [{"method": "rk4"}, ACCURATE, ACCURATE | {"compiled": True}])
def test_a_beam_on_three_supports_tips_when_its_load_passes_the_last(how):
    """The first support hovers: its positions, but not its force, are those of a contact."""
    supports = [Constraint(f"y + {d}*phi >= 0", f"support{d + 2}") for d in (-1, 0, 1)]
    system = System(["y", "phi"], [1, "1/3"], [-10, "-10*load"], supports, inputs={"load": "t"})
    motion = system.simulate(time=(0, 1.3, 0.01), **how)
    assert motion.t[-1] == 1.3
    assert [change.ended for change in motion.changes] == [("support1",), ("support2",)]
    assert motion.changes[-1].time == pytest.approx(1, abs=1e-9)
    late = motion.t > 1
    assert (motion.q[late] @ [1, 1]) == pytest.approx(0, abs=1e-12)
    # About the last support: (1/3 + 1) phi'' = 10 - 10 t
    assert motion["phi"][-1] == pytest.approx(-7.5 * 0.3**3 / 6, rel=1e-6)


@pytest.mark.parametrize("compiled", [False, True])
def test_a_contact_that_opens_with_another_one_may_close_again(compiled):
    """The force jumps: both contacts would pull, but the first is needed if the second opens."""
    jump = {"times": [0, 1], "values": [0, 1], "between": "hold"}
    contacts = [Constraint("x >= 0", "first"), Constraint("-0.5*x + 0.866*y >= 0", "second")]
    forces = ["-1", "-5 + 7.887*u"]
    system = System(["x", "y"], [1, 1], forces, contacts, inputs={"u": jump})
    motion = system.simulate(time=(0, 1.6, 0.01), compiled=compiled, **ACCURATE)
    assert np.abs(motion["x"]).max() < 1e-12
    assert motion["lambda_first"][-1] == pytest.approx(-1)
    assert motion["y"][-1] == pytest.approx((7.887 - 5) * 0.6**2 / 2)


def test_a_ball_without_loss_bounces_for_ever():
    motion = ball(1, height=1).simulate(time=(0, 20, 0.01), **ACCURATE)
    flight = np.sqrt(8 / G)
    assert [c.time for c in motion.changes] == pytest.approx(
        flight * (np.arange(len(motion.changes)) + 0.5), abs=1e-9
    )
    assert len(motion.changes) == int(20 / flight + 0.5)
    assert np.abs(motion.energy_balance).max() < 1e-9


def test_a_particle_leaves_a_smooth_cylinder():
    """From rest at the angle a from the top: cos(phi) = 2/3 cos(a)."""
    a, R = 0.2, 1.3
    for motion in both(cylinder(a, R), time=(0, 1.5, 0.01)):
        (opened,) = motion.changes
        assert motion.acting[0, 0] and opened.ended == ("cylinder",)
        assert opened.q[1] / R == pytest.approx(2 / 3 * np.cos(a), abs=1e-9)
        assert opened.energy == 0


def test_a_thread_goes_slack_and_tautens():
    """Started at the bottom with 2 g L < v^2 < 5 g L: slack where cos(phi) = (2gL - v^2)/(3gL)."""
    L, v = 1.2, np.sqrt(3.5 * G * 1.2)
    for motion in both(thread(L, y1=-L, vx1=v), time=(0, 2, 0.01)):
        slack, taut, *_ = motion.changes
        assert slack.ended == ("thread",) and taut.begun == ("thread",)
        cosine = (2 * G * L - v**2) / (3 * G * L)
        assert -slack.q[1] / L == pytest.approx(cosine, abs=1e-9)
        assert slack.v_before @ slack.q == pytest.approx(0, abs=1e-9)
        # Free flight until the distance is L again, where the radial velocity is lost.
        flight = taut.time - slack.time
        fallen = slack.q + slack.v_after * flight - [0, G * flight**2 / 2]
        assert taut.q == pytest.approx(fallen, abs=1e-9)
        assert np.hypot(*taut.q) == pytest.approx(L, abs=1e-11)
        radial = taut.v_before @ taut.q / L
        assert taut.energy == pytest.approx(-(radial**2) / 2, rel=1e-9)
        assert (np.hypot(motion["x1"], motion["y1"]) <= L + 1e-9).all()


def test_a_bob_dropped_from_the_height_of_its_pivot():
    """Its thread tautens at b to the vertical; it then swings to cos(phi) = cos(b)^3."""
    b = np.radians(30)
    for motion in both(thread(1, x1=np.sin(b), y1=0), time=(0, 1.5, 0.001)):
        taut = motion.changes[0]
        assert np.arctan2(taut.q[0], -taut.q[1]) == pytest.approx(b, abs=1e-12)
        after = motion.t > taut.time
        highest = motion["y1"][after & (motion["x1"] < 0)].max()
        assert np.degrees(np.arccos(-highest)) == pytest.approx(49.494650, abs=1e-3)
        energy = taut.v_after @ taut.v_after / 2 + G * taut.q[1]
        assert np.degrees(np.arccos(-energy / G)) == pytest.approx(49.494650, abs=1e-6)


def test_a_smooth_ladder_leaves_the_wall():
    """From the angle a to the horizontal: sin(theta) = 2/3 sin(a)."""
    a = 1.2
    for motion in both(ladder(a), time=(0, 1.5, 0.001)):
        (left,) = [change for change in motion.changes if change.ended == ("wall",)]
        assert np.sin(left.q[2]) == pytest.approx(2 / 3 * np.sin(a), abs=1e-9)
        assert left.acting == ("floor",)


@pytest.mark.parametrize("e", [0, 0.5, 1])
def test_a_cradle_of_three_by_the_law_of_newton(e):
    """All contacts together: ((1 - 2 e)/3, (1 + e)/3, (1 + e)/3)."""
    for motion in both(cradle(e), time=(0, 2, 0.1)):
        hit = next(change for change in motion.changes if "c1" in change.begun)
        assert hit.v_after == pytest.approx([(1 - 2 * e) / 3, (1 + e) / 3, (1 + e) / 3], abs=1e-12)
        assert hit.time == pytest.approx(1, abs=1e-12)


def test_two_balls_are_dropped_one_shortly_after_the_other():
    """The lower one, three times as heavy, stops; the upper one rises to four times the height."""
    for motion in both(two_balls(), time=(0, 0.4516, 0.01)):
        first, second = motion.changes[:2]
        assert (first.begun, second.begun) == (("floor",), ("balls",))
        speed = np.sqrt(2 * G)
        assert second.v_after == pytest.approx([0, 2 * speed], abs=1e-5)
        assert second.v_after[1] ** 2 / (2 * G) == pytest.approx(4, abs=1e-5)
        assert second.energy == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("e", [0.0, 0.4, 1.0])
def test_a_tilted_rod_hits_a_smooth_floor(e):
    """The impulse is m v (1 + e)/(1 + 3 cos(theta)^2)."""
    m, v, tilt = 2.0, 3.0, 0.5
    for motion in both(tilted_rod(e, m, v, tilt), time=(0, 0.9, 0.1)):
        hit = motion.changes[0]
        expected = m * v * (1 + e) / (1 + 3 * np.cos(tilt) ** 2)
        assert -hit.impulses[0] == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize(
    ("constraint", "message"),
    [
        (Constraint("y > 0"), "write <= or >="),
        (Constraint("vy >= 0"), "a one-sided constraint bounds positions"),
        (Constraint("0 <= y <= 1"), "there is a second comparison"),
        (Constraint("y >= 0", when="t > 1"), "acts while it pushes"),
        (Constraint("y >= 0", restitution="y"), "the restitution is a constant"),
    ],
)
def test_a_wrong_one_sided_constraint_is_refused(constraint, message):
    with pytest.raises(tm.TeachmechError, match=message):
        System(["y"], [1], [0], [constraint])


@pytest.mark.parametrize("e", [2, -0.1, "k"])
def test_a_restitution_that_gains_energy_is_refused(e):
    floor = Constraint("y >= 0", "floor", restitution=e)
    ball = System(["y"], [1], [-G], [floor], {"k": 1.5}, start={"y": 1})
    with pytest.raises(tm.ProblemError, match="constraint floor: the restitution is"):
        ball.simulate(time=(0, 1, 0.1))


def test_a_start_that_penetrates_is_refused():
    ball = System(["y"], [1], [-G], [Constraint("y >= 0", "floor")], start={"y": -0.1})
    with pytest.raises(tm.InconsistentStartError, match="floor"):
        ball.simulate(time=(0, 1, 0.1))


def test_the_program_of_a_ball_runs_alone(tmp_path):
    import runpy

    floor = Constraint("y >= 0", "floor", restitution=0.5)
    ball = System(["y"], [1], [-G], [floor], start={"y": 1}, name="ball")
    (tmp_path / "ball.py").write_text(ball.program((0, 1, 0.01)), "utf-8")
    names = runpy.run_path(str(tmp_path / "ball.py"))
    p = np.array(list(names["PARAMETERS"].values()))
    changes = []
    for reached, _, _ in names["run"](np.array([0, 1.0]), np.array([1.0, 0, 0, 0]), p, changes):
        last = reached
    motion = ball.simulate((0, 1, 1))
    assert last == 1 and len(changes) == len(motion.changes) > 1
    assert changes[-1][0] == motion.changes[-1].time


def test_files_and_dictionaries_keep_restitution(tmp_path):
    text = """
coordinates: [y]
mass: [1]
forces: [-9.81]
constraints: [{name: floor, equation: y >= 0, restitution: 0.7}]
start: {y: 1}
time: {end: 1, step: 0.1}
"""
    (tmp_path / "ball.yaml").write_text(text, "utf-8")
    problem = tm.load(tmp_path / "ball.yaml")
    motion = problem.simulate()
    assert motion.changes[0].v_after / -motion.changes[0].v_before == pytest.approx(0.7)
    again = System.from_dict(problem.system.to_dict())
    assert again.to_dict() == problem.system.to_dict()
    assert again.constraints[0].restitution == "0.7"
    motion.to_npz(tmp_path / "m.npz")
    assert tm.Motion.from_npz(tmp_path / "m.npz").changes[0].time == motion.changes[0].time
    for language in ("javascript", "matlab"):
        assert "restitution(p)" in problem.program(language=language)
