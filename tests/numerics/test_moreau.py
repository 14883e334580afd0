"""Time stepping of Moreau and Jean: order, closed forms, piles of balls, messages."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import Constraint, System
from teachmech.numerics.integrators import Settings
from tests.contacts import ladder

G = 9.81
STEPS = (0.01, 0.005, 0.0025)
EVENTS = {"method": "dop853", "tolerance": 1e-11}


def points(*masses, constraints, start, **parameters):
    """Return particles in the plane with their weight, y upwards."""
    names = [f"{axis}{k}" for k in range(1, len(masses) + 1) for axis in "xy"]
    forces = [f for m in masses for f in (0, -G * m)]
    mass = [m for m in masses for _ in "xy"]
    return System(names, mass, forces, constraints, parameters=parameters, start=start)


def stepped(system, end, step, **options):
    motion = system.simulate(time=(0, end, step), method="moreau", **options)
    assert not motion.ending and motion.stats.residual < 1e-9
    for change in motion.changes:
        pushes = [change.impulses[k] for k in system.contacts]
        assert max(pushes, default=0) <= 0
    return motion


def errors(system, end):
    """Return the largest errors of positions for each step, compared with the method of events.

    The exact motion and that of the smallest step follow.
    """
    exact = system.simulate(time=(0, end, end / 10), **EVENTS)
    found = []
    for step in STEPS:
        motion = stepped(system, end, step)
        size = 1e-11 * max(1, motion.kinetic_energy.max())
        assert np.abs(motion.energy_balance).max() < size and imbalance(motion) < size
        rows = np.rint(exact.t / step).astype(int)
        found.append(np.abs(motion.q[rows] - exact.q).max())
    return np.array(found), exact, motion


def imbalance(motion):
    """Return the largest imbalance of energy before an impact, for a constant mass matrix."""
    p, before, found = motion.model.p, motion.kinetic_energy[0], [0.0]
    for change in motion.changes:
        v = change.v_before
        M = motion.model.mass_matrix(change.time, change.q, v, p)
        found.append(abs(v @ M @ v / 2 - before - change.works.sum()))
        before += change.energy
    return max(found)


def cylinder():
    start = {"x1": 1.3 * np.sin(0.2), "y1": 1.3 * np.cos(0.2)}
    return points(2, constraints=[Constraint("x1^2 + y1^2 >= 1.69", "cylinder")], start=start)


def pendulum():
    return points(2, constraints=["x1^2 + y1^2 = 1"], start={"x1": 1})


@pytest.mark.few("cylinder")
@pytest.mark.parametrize(
    ("made", "end"),
    [(ladder, 1), (cylinder, 1.5), (pendulum, 2)],
    ids=["ladder", "cylinder", "pendulum"],
)
def test_without_impacts_the_order_is_two(made, end):
    system = made()
    found, exact, motion = errors(system, end)
    assert np.log2(found[0] / found[-1]) / 2 > 1.5
    assert found[-1] < 1e-4
    assert [change.event for change in motion.changes] == [c.event for c in exact.changes]
    for one, other in zip(motion.changes, exact.changes, strict=True):
        assert one.time == pytest.approx(other.time, abs=2 * STEPS[-1])


@pytest.mark.few("0.5")
@pytest.mark.parametrize("e", [0, 0.3, 0.5, 0.8])
def test_a_bouncing_ball_is_late_by_less_than_a_step_per_impact(e):
    h = 1.5
    speed, first = np.sqrt(2 * G * h), np.sqrt(2 * h / G)
    floor = Constraint("y >= 0", "floor", restitution=e)
    ball = System(["y"], ["m"], ["-m*g"], [floor], {"m": 2, "g": G}, start={"y": h})
    found, exact, motion = errors(ball, 3)
    assert (found < 2 * (1 + e) * speed * np.array(STEPS)).all()
    one, other = (next(c for c in m.changes if c.begun) for m in (motion, exact))
    assert one.time == pytest.approx(first, abs=STEPS[-1])
    assert one.v_after == pytest.approx(-e * one.v_before, abs=G * STEPS[-1])
    late = 2 * G * speed * STEPS[-1]  # the work of the weight over the displacement of a step
    assert one.energy == pytest.approx(other.energy, abs=2 * late)
    if e < 0.8:  # the impacts have accumulated
        assert motion["y"][-1] == motion["vy"][-1] == 0
        assert motion["lambda_floor"][-1] == pytest.approx(-2 * G)
        assert motion.work_impulses[-1] == pytest.approx(-2 * G * h, abs=2 * late)


def test_a_thread_goes_slack_and_tautens():
    """Slack where cos(phi) = (2gL - v^2)/(3gL)."""
    L, v = 1.2, np.sqrt(3.5 * G * 1.2)
    thread = Constraint("x1^2 + y1^2 <= L^2", "thread")
    system = points(1, constraints=[thread], start={"y1": -L, "vx1": v}, L=L)
    found, _, motion = errors(system, 2)
    assert (found < v * np.array(STEPS)).all()
    slack, taut = motion.changes
    assert -slack.q[1] / L == pytest.approx((2 * G * L - v**2) / (3 * G * L), abs=5 * STEPS[-1])
    assert np.hypot(*taut.q) == pytest.approx(L, abs=v * STEPS[-1])


@pytest.mark.parametrize("e", [0.0, 0.4, 1.0])
def test_a_tilted_rod_hits_a_smooth_floor(e):
    """The impulse is m v (1 + e)/(1 + 3 cos(theta)^2)."""
    rod = System(
        ["y", "a"],
        mass=["m", "m*L^2/12"],
        forces=["0", "0"],
        constraints=[Constraint("y - L/2*sin(a) >= 0", "floor", restitution=e)],
        parameters={"m": 2, "L": 1.5},
        start={"y": 2, "a": 0.5, "vy": -3},
    )
    hit = stepped(rod, 0.9, 0.01).changes[0]
    assert -hit.impulses[0] == pytest.approx(6 * (1 + e) / (1 + 3 * np.cos(0.5) ** 2), rel=1e-12)


@pytest.mark.parametrize("e", [0, 0.5, 1])
def test_a_cradle_by_the_law_of_newton(e):
    touch = [Constraint(f"x{k + 1} - x{k} >= 1", f"c{k}", restitution=e) for k in (1, 2)]
    start = {"x1": -1, "vx1": 1, "x2": 1, "x3": 2}
    balls = System(["x1", "x2", "x3"], [1, 1, 1], [0, 0, 0], touch, start=start)
    motion = stepped(balls, 2, 0.01)
    assert motion.v[-1] == pytest.approx([(1 - 2 * e) / 3, (1 + e) / 3, (1 + e) / 3], abs=1e-12)


def test_a_block_slides_and_stops():
    """After v^2/(2 mu g), at v/(mu g)."""
    floor = Constraint("y1 >= 0", "floor", friction=0.3)
    motion = stepped(points(2, constraints=[floor], start={"vx1": 3}), 2, 0.01)
    assert motion["x1"][-1] == pytest.approx(9 / (0.6 * G), abs=1e-4)
    stop = next(change for change in motion.changes if "floor sticks" in change.begun)
    assert stop.time == pytest.approx(3 / (0.3 * G), abs=0.01)
    assert stop.energy == 0 and np.abs(motion.v[motion.t > stop.time + 0.01]).max() < 1e-15


@pytest.mark.parametrize(("mu", "sticks"), [(0.55, True), (0.45, False)])
def test_a_block_on_an_incline(mu, sticks):
    """It sticks for tan(a) = 1/2 < mu; else it slides with g (sin(a) - mu cos(a))."""
    slope = Constraint("y1 - x1/2 >= 0", "slope", friction=mu)
    motion = stepped(points(2, constraints=[slope], start={}), 1, 0.01)
    acceleration = 0.0 if sticks else G * (1 - mu * 2) / np.sqrt(5)
    assert np.hypot(*motion.q[-1]) == pytest.approx(acceleration / 2, rel=0.02, abs=1e-12)


def test_friction_in_impacts_agrees_with_events():
    floor = Constraint("y1 - x1/2 >= 0", "floor", restitution=0.5, friction=0.3)
    system = points(2, constraints=[floor], start={"y1": 1, "vx1": 3})
    found, exact, _ = errors(system, 1.2)
    speed = np.abs(exact.v).max()
    assert (found < 2 * speed * np.array(STEPS)).all()


def test_bilateral_constraints_take_part():
    """A bob on a rod hits a floor, and rebounds from it."""
    floor = Constraint("y1 >= -0.5", "floor", restitution=0.5)
    system = points(1, constraints=["x1^2 + y1^2 = 1", floor], start={"x1": 1})
    found, exact, motion = errors(system, 1)
    assert (found < 4 * np.array(STEPS)).all()
    assert np.abs(motion.violation_of("c1")).max() < 1e-12
    hit, other = motion.changes[0], exact.changes[0]
    assert hit.v_after == pytest.approx(other.v_after, rel=0.03)
    assert hit.impulses == pytest.approx(other.impulses, rel=0.03)


def test_a_mass_matrix_that_depends_on_the_position():
    thread = Constraint("r <= L", "thread")
    polar = tm.Lagrangian(
        T="m/2*(vr^2 + r^2*vphi^2)",
        V="-m*g*r*cos(phi)",
        coordinates=["r", "phi"],
        constraints=[thread],
        parameters={"m": 1, "g": G, "L": 1},
        start={"r": 0.8, "phi": 1},
    )
    exact = polar.simulate(time=(0, 1.5, 0.1), **EVENTS)
    motion = stepped(polar, 1.5, 0.001)
    assert motion.q[::100] == pytest.approx(exact.q, abs=0.005)
    assert np.abs(motion.energy_balance).max() < 0.01


def test_the_tabletop_moves():
    table = Constraint("y1 >= 0.05*sin(20*t)", "table", restitution=0.3)
    system = points(1, constraints=[table], start={"y1": 1})
    exact = system.simulate(time=(0, 0.5, 0.1), **EVENTS)
    motion = stepped(system, 0.5, 0.001)
    assert motion.q[::100] == pytest.approx(exact.q, abs=0.01)


def pile(seed, e, mu="", n=None):
    """Balls of radius 0.1 fall into a box; some of them are chained by threads."""
    random = np.random.default_rng(seed)
    n = n or int(random.integers(2, 6))
    walls = [("y{} >= 0.1", "floor"), ("x{} >= 0.1", "left"), ("x{} <= 0.7", "right")]
    rough = {"restitution": e, "friction": mu}
    constraints = [
        Constraint(text.format(k), f"{name}{k}", **rough)
        for k in range(1, n + 1)
        for text, name in walls
    ]
    distance = "(x{0} - x{1})^2 + (y{0} - y{1})^2"
    for i in range(1, n + 1):
        for j in range(i + 1, n + 1):
            text = distance.format(i, j)
            constraints.append(Constraint(f"{text} >= 0.04", f"ball{i} {j}", restitution=e))
            if j == i + 1 and i % 3 and random.random() < 0.3:
                thread = Constraint(f"{text} <= 0.25", f"thread{i}", restitution=e)
                constraints.append(thread)
    start = {}
    for k in range(n):
        start[f"x{k + 1}"] = 0.15 + 0.25 * (k % 3) + random.uniform(-0.01, 0.01)
        start[f"y{k + 1}"] = 0.15 + 0.25 * (k // 3) + random.uniform(0, 0.01)
        start[f"vx{k + 1}"], start[f"vy{k + 1}"] = random.normal(size=2)
    return points(*random.uniform(0.5, 2, n), constraints=constraints, start=start)


def check_pile(seed):
    """The energy rises only because positions are corrected, or extrapolated within a step."""
    e, step = (0, 0.5, 1)[seed % 3], 0.002
    system = pile(seed, e, 0.4 if seed % 4 == 3 or seed == 20 else "")
    weights = G * np.array([float(m.symbolic) for m in system.mass_expressions.values()][1::2])
    choices = (("none", 0.01), ("projection", 0.2))
    for drift, share in choices if seed < 4 else choices[seed % 2 :: 2]:
        motion = stepped(system, 0.5, step, stabilisation=drift)
        assert len(motion) == 251 and motion.changes
        assert np.abs(motion.energy_balance).max() < 1e-10
        energy = motion.kinetic_energy + motion.q[:, 1::2] @ weights
        speed = np.abs(motion.v).max()
        lift = weights.sum() * step * speed
        assert np.diff(energy).max() < share * lift
        assert energy.max() < energy[0] + 1e-10
        p = np.where(["on_" in name for name in system.parameters], 1.0, 0.0)
        states = zip(motion.t, motion.q, motion.v, strict=True)
        gaps = np.array([motion.model.constraints(*state, p) for state in states])
        assert gaps[:, [*system.contacts]].min() > -1.5 * speed * step


@pytest.mark.few("0")
@pytest.mark.parametrize("seed", range(4))
def test_a_random_pile_gains_no_energy_and_does_not_overlap(seed):
    check_pile(seed)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4, 40))
def test_random_piles_gain_no_energy_and_do_not_overlap(seed):
    check_pile(seed)


@pytest.mark.thorough
def test_twenty_balls_come_to_rest_in_a_box():
    motion = stepped(pile(1, 0.2, n=20), 2, 0.002)
    assert motion.kinetic_energy[-1] < 1e-3 * motion.kinetic_energy.max()


def test_the_motion_ends_where_a_condition_is_met():
    floor = Constraint("y >= 0", "floor", restitution=0.5)
    ball = System(["y"], [1], [-G], [floor], start={"y": 1})
    motion = stepped(ball, 3, 0.01, until="vy = 1")
    assert motion.stopped and motion["vy"][-1] == pytest.approx(1)
    assert all(change.time <= motion.t[-1] for change in motion.changes)


def test_programs_files_and_other_times(tmp_path):
    floor = Constraint("y1 >= 0", "floor", restitution=0.5, friction=0.2)
    motion = stepped(points(1, constraints=[floor], start={"y1": 1, "vx1": 1}), 1, 0.01)
    names = {"__name__": "ball"}
    exec(motion.program(), names)  # noqa: S102 - what we wrote ourselves
    p = np.array(list(names["PARAMETERS"].values()))
    steps = names["run"](motion.t, np.concatenate([motion.q[0], motion.v[0], [0, 0]]), p)
    states = [state for _, stored, _ in steps for _, state in stored]
    assert states[-1][:4] == pytest.approx([*motion.q[-1], *motion.v[-1]], abs=1e-12)
    motion.to_npz(tmp_path / "m.npz")
    again = tm.Motion.from_npz(tmp_path / "m.npz")
    assert (again.acting == motion.acting).all() and again.stats == motion.stats
    assert motion.at([0.105, 0.2]).q[1] == pytest.approx(motion.q[20])


def test_what_time_stepping_does_not_have_is_refused():
    with pytest.raises(tm.ProblemError, match="stabilisation: time stepping has no accelerations"):
        Settings.of((0, 1, 0.1), method="moreau", stabilisation="baumgarte")
    with pytest.raises(tm.ProblemError, match="time stepping follows Newton's law, not poisson"):
        Settings.of((0, 1, 0.1), method="moreau", impacts="poisson")
    with pytest.raises(tm.ProblemError, match="moreau has a constant step and needs the step"):
        Settings.of((0, 1), method="moreau")
