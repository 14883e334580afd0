"""Constraints that begin and cease to act: times of changes, impulses, energy, all methods."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import Constraint, System

G = 9.81
METHODS = ("rk4", "dop853", "tsit5", "lsoda", "radau")
ACCURATE = {"tolerance": 1e-12}


def both(system, **options):
    """Return the motions of the plain and of the compiled program, which has no LSODA."""
    choices = (False,) if options.get("method") == "lsoda" else (False, True)
    return [system.simulate(compiled=compiled, **options) for compiled in choices]


@pytest.fixture
def pendulum():
    """Return a bob on a rod of length 1 that is released where it is horizontal."""

    def made(**conditions):
        rod = Constraint("x^2 + y^2 = L^2", "rod", **conditions)
        how = {"mass": ["m", "m"], "forces": ["0", "-m*g"], "start": {"x": "L"}}
        given = {"m": 2, "g": G, "L": 1}
        return System(["x", "y"], constraints=[rod], parameters=given, name="bob", **how)

    return made


@pytest.mark.few("tsit5")
@pytest.mark.parametrize("method", METHODS)
def test_a_released_bob_flies_on_a_parabola(pendulum, method):
    """v^2 = 2 g L sin(a) at the angle a below the horizontal, here a = 45 degrees."""
    step = 2e-4 if method == "rk4" else 0.01
    how = {} if method == "rk4" else ACCURATE
    system = pendulum(end="x < -y")
    for motion in both(system, time=(0, 0.7, step), method=method, **how):
        (change,) = motion.changes
        assert change.ended == ("rod",) and change.begun == ()
        bound = 1e-10
        speed = np.sqrt(2 * G / np.sqrt(2))
        half = np.sqrt(0.5)
        assert change.q == pytest.approx([half, -half], abs=bound)
        assert change.v_before == pytest.approx([-speed * half, -speed * half], abs=10 * bound)
        assert (change.v_after == change.v_before).all() and change.energy == 0
        left = 0.7 - change.time
        there = [half - speed * half * left, -half - speed * half * left - G * left**2 / 2]
        assert motion.q[-1] == pytest.approx(there, abs=10 * bound)
        after = motion.t >= change.time
        assert (motion.acting[:, 0] == ~after).all() and (motion.rank == ~after).all()
        assert (motion["lambda_rod"][after] == 0).all()
        assert np.abs(motion.energy_balance).max() < 1e-7


@pytest.mark.parametrize("method", METHODS)
def test_a_clutch_takes_the_energy_of_the_relative_motion(method):
    """Carnot: the energy that is lost is J1 J2 / (J1 + J2) (w1 - w2)^2 / 2."""
    J, K, w = 2.0, 3.0, 5.0
    clutch = Constraint("va = vb", "clutch", begin="t > 1", end="t > 2")
    system = System(["a", "b"], mass=[J, K], forces=[0, 6], constraints=[clutch], start={"va": w})
    for motion in both(system, time=(0, 3, 0.1), method=method):
        joined, parted = motion.changes
        assert joined.time == pytest.approx(1, abs=1e-15)
        assert parted.time == pytest.approx(2, abs=1e-15)
        before = w, 2.0
        common = (J * w + K * 2) / (J + K)
        lost = J * K / (J + K) * (before[0] - before[1]) ** 2 / 2
        assert joined.v_before == pytest.approx(before, rel=1e-8)
        assert joined.v_after == pytest.approx([common, common], rel=1e-8)
        assert joined.energy == pytest.approx(-lost, rel=1e-8)
        assert joined.impulses == pytest.approx([J * (w - common)], rel=1e-8)
        assert joined.impulse == pytest.approx([J * (common - w), K * (common - 2)], rel=1e-8)
        assert parted.energy == 0
        # Together they accelerate by 6 / (J + K); then the second alone by 6 / K.
        assert motion.v[-1] == pytest.approx([common + 1.2, common + 1.2 + 2], rel=1e-8)
        assert motion.work_impulses[[0, -1]] == pytest.approx([0, -lost], rel=1e-8)
        assert np.abs(motion.energy_balance).max() < 1e-7
        assert motion["lambda_clutch"][15] == pytest.approx(6 / (J + K) * -J, rel=1e-8)


def test_a_wall_that_holds_while_it_is_pressed():
    """A mass on a spring is caught at x = 0 and let go at t = 2, with v = 0."""
    wall = Constraint("x = 0", "wall", begin="min(-x, 1.5 - t) > 0", end="t > 2")
    system = System(["x"], mass=[1], forces=["-4*x - 3"], constraints=[wall], start={"x": 1})
    for motion in both(system, time=(0, 4, 0.01), method="dop853", **ACCURATE):
        caught, freed = motion.changes
        assert caught.begun == freed.ended == ("wall",)
        # x = -3/4 + 7/4 cos(2 t) vanishes for cos(2 t) = 3/7.
        assert caught.time == pytest.approx(np.arccos(3 / 7) / 2, abs=1e-12)
        assert caught.energy == pytest.approx(-(4 / 2 + 3), rel=1e-12)  # all of it
        held = (motion.t > caught.time) & (motion.t < freed.time)
        assert motion["lambda_wall"][held] == pytest.approx(-3, abs=1e-12)
        assert motion.q[held] == pytest.approx(0, abs=1e-15)
        assert motion["x"][-1] == pytest.approx(-3 / 4 * (1 - np.cos(4)), abs=1e-11)


def test_a_condition_holds_again_and_again():
    """While x > 0 the velocity is 1 - y: y follows."""
    system = System(
        ["x", "y"],
        mass=[1, 1],
        forces=["-x", "0"],
        constraints=[Constraint("vy = 0", "brake", when="x > 0")],
        start={"x": 1, "vy": 0},
    )
    for motion in both(system, time=(0, 20, 0.1), method="dop853", **ACCURATE):
        crossings = np.pi * np.arange(0.5, 6.5)
        assert [c.time for c in motion.changes] == pytest.approx(crossings, abs=1e-10)
        assert [bool(c.begun) for c in motion.changes] == [False, True] * 3


def test_the_motion_at_other_times_crosses_the_changes(pendulum):
    system = pendulum(end="t > 0.5")
    for motion in both(system, time=(0, 1, 0.1), method="dop853", **ACCURATE):
        finer = system.simulate(time=(0, 1, 0.01), method="dop853", **ACCURATE)
        found = motion.at(finer.t[1:])
        assert found.q == pytest.approx(finer.q[1:], abs=1e-11)
        assert found.multipliers == pytest.approx(finer.multipliers[1:], abs=1e-9)
        assert (found.acting == finer.acting[1:]).all()


def test_a_multiplier_ends_its_constraint(pendulum):
    """The tension 3 m g sin(a) reaches 2 m g at sin(a) = 2/3."""
    system = pendulum(end="2*L*lambda_rod > 2*m*g")
    for motion in both(system, time=(0, 1, 0.01), method="dop853", **ACCURATE):
        (change,) = motion.changes
        assert change.q[1] == pytest.approx(-2 / 3, abs=1e-10)


def test_redundant_constraints_switch_too():
    """A constraint written twice has a resultant that is unique."""
    twice = [Constraint("x = 0", "a", begin="t > 1"), Constraint("2*vx = 0", "b", begin="t > 1")]
    with pytest.raises(
        tm.SimulationError, match="a begins to act, but its positions do not meet it"
    ):
        System(["x"], [2], ["3"], twice).simulate(time=(0, 2, 0.1))
    twice[0] = Constraint("vx = 0", "a", begin="t > 1")
    for motion in both(System(["x"], [2], ["3"], twice), time=(0, 2, 0.1)):
        (change,) = motion.changes
        assert set(change.begun) == {"a", "b"}
        assert change.impulse == pytest.approx([-3.0], rel=1e-12)
        assert change.impulses == pytest.approx([3 / 5, 6 / 5], rel=1e-12)
        assert motion.constraint_force[-1] == pytest.approx([-3], rel=1e-12)
        assert motion.rank[-1] == 1


def test_the_file_of_a_motion_keeps_its_changes(pendulum, tmp_path):
    motion = pendulum(end="t > 0.5").simulate(time=(0, 1, 0.1))
    motion.to_npz(tmp_path / "m.npz")
    again = tm.Motion.from_npz(tmp_path / "m.npz")
    assert [c.to_dict() for c in again.changes] == [c.to_dict() for c in motion.changes]
    assert (again.acting == motion.acting).all()
    assert again.force_of("rod") == pytest.approx(motion.force_of("rod"), abs=0)


@pytest.mark.parametrize(
    ("conditions", "message"),
    [
        ({"when": "t = 1"}, "there is no comparison"),
        ({"when": "0 < x < 1"}, "there is a second comparison"),
        ({"when": "x > 0 = y"}, "an equation is not a condition"),
        ({"when": "z > 0"}, "unknown name 'z'"),
        ({"when": "L > 0"}, "never changes"),
        ({"begin": "lambda_rod > 0"}, "unknown name 'lambda_rod'"),
        ({"when": "t > 1", "end": "t > 2"}, "'when' is given together with 'begin' or 'end'"),
    ],
)
def test_a_wrong_condition_is_refused(pendulum, conditions, message):
    with pytest.raises(tm.TeachmechError, match=message):
        pendulum(**conditions)


def test_a_switch_may_not_hide_a_parameter():
    rod = Constraint("x = 0", "rod", end="t > 1")
    with pytest.raises(tm.ProblemError, match="'on_rod' is a parameter and the switch"):
        System(["x"], [1], [0], [rod], parameters={"on_rod": 1})


@pytest.mark.parametrize("compiled", [False, True])
def test_endless_changes_end_with_a_sentence(compiled):
    """The brake stops the mass when its speed is 1 - t: always after a third of the time to 1."""
    brake = Constraint("vx = 0", "brake", when="vx > 1 - t")
    system = System(["x"], [1], [2], [brake])
    with pytest.raises(tm.SimulationError, match="faster and faster") as caught:
        system.simulate(time=(0, 2, 0.1), compiled=compiled)
    motion = caught.value.motion
    times = np.array([change.time for change in motion.changes])
    assert len(times) > 50
    assert 1 - times == pytest.approx((2 / 3) ** np.arange(1, len(times) + 1), abs=1e-14)
    first = motion.changes[0]
    assert first.begun == first.ended == ("brake",) and first.acting == ()
    assert first.v_before == pytest.approx([2 / 3]) and first.v_after == [0]


@pytest.mark.parametrize("compiled", [False, True])
def test_one_of_many_equal_links_is_cut(compiled):
    """The end of a chain then falls freely; the rest has one constraint less."""
    names = [f"{axis}{k}" for k in range(1, 6) for axis in "xy"]
    links = [
        Constraint(
            f"(x{k} - x{k - 1})^2 + (y{k} - y{k - 1})^2 = 1" if k > 1 else "x1^2 + y1^2 = 1",
            f"link{k}",
            end="t > 0.3" if k == 5 else "",
        )
        for k in range(1, 6)
    ]
    start = {f"x{k}": k for k in range(1, 6)}
    chain = System(names, [1] * 10, [0, -G] * 5, links, start=start)
    motion = chain.simulate(time=(0, 1, 0.1), method="dop853", compiled=compiled, **ACCURATE)
    (change,) = motion.changes
    assert motion.rank.tolist() == [5] * 3 + [4] * 8
    x, y, vx, vy = change.q[8], change.q[9], change.v_after[8], change.v_after[9]
    t = motion.t[3:] - change.time
    assert motion["x5"][3:] == pytest.approx(x + vx * t, abs=1e-9)
    assert motion["y5"][3:] == pytest.approx(y + vy * t - G * t**2 / 2, abs=1e-9)
    assert np.abs(motion.violation).max() < 1e-9


def test_reports_know_the_constraints_that_act_at_the_start(pendulum):
    late = pendulum(begin="t > 1")
    assert tm.examine_start(late).degrees_of_freedom == 2
    assert tm.freedom(late).holonomic == 0
    with pytest.raises(tm.ProblemError, match="the system has no constraints"):
        tm.compare_formulations(late)
    assert tm.uniqueness(late.simulate(time=(0, 0.1, 0.1))).constraints == ()
    early = pendulum(end="t > 1")
    assert tm.examine_start(early).degrees_of_freedom == 1
    assert tm.compare_formulations(early).system.constraint_names == ("rod",)
    motion = early.simulate(time=(0, 2, 0.1))
    assert [str(stretch) for stretch in tm.uniqueness_along(motion)] == [
        "t = 0 to 1 s: rank 1 of 1",
        "t = 1.1 to 2 s: rank 0 of 0",
    ]
    with pytest.raises(tm.ProblemError, match="change during this motion"):
        tm.compare_formulations(motion)
    runs = tm.compare_inverses(early, time=(0, 2, 0.1), methods=["svd"])
    assert runs.rows[0].reason == ""


def test_a_switch_is_not_set_as_a_parameter(pendulum):
    with pytest.raises(tm.ProblemError, match="there is no parameter 'on_rod'"):
        pendulum(end="t > 1").simulate(time=(0, 1, 0.1), parameters={"on_rod": 0})
