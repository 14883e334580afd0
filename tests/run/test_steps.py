"""Time stepping: conditions, static friction and friction of two-sided constraints."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import Constraint, Mechanism, System
from tests.problems.mechanisms.test_slider_friction import SLEEVE
from tests.problems.mechanisms.test_space_joint_friction import COLLAR
from tests.run.test_friction import block

G = 9.81
EVENTS = {"method": "dop853", "tolerance": 1e-11}


def stepped(system, end, step, **options):
    motion = system.simulate(time=(0, end, step), method="moreau", **options)
    size = max(1, motion.kinetic_energy.max())
    assert not motion.ending and np.abs(motion.energy_balance).max() < 1e-11 * size
    assert motion.stats.residual < 1e-9
    return motion


def errors(system, end, steps):
    """Return the largest errors of positions at ten times for each step, compared with events."""
    exact = system.simulate(time=(0, end, end / 10), **EVENTS)
    rows = [(step, np.rint(exact.t / step).astype(int)) for step in steps]
    return [np.abs(stepped(system, end, h).q[k] - exact.q).max() for h, k in rows]


# --- the start and the counts ----------------------------------------------------------------


@pytest.mark.parametrize("method", ["dop853", "moreau"])
@pytest.mark.parametrize("force", [0, 3, -3])
def test_an_overlap_at_the_start_is_refused_with_its_depth(method, force):
    """Also if no force presses the bodies, or one separates them."""
    wall = Constraint("x <= 2", "wall", restitution=0.5)
    ball = System(["x", "y"], [1, 1], [force, -G], [wall, "y >= 0"], start={"x": 2.25, "y": 1})
    with pytest.raises(tm.InconsistentStartError, match=r"not meet wall \(by -0.25, its rate by 0"):
        ball.simulate(time=(0, 1, 0.1), method=method)
    assert tm.examine_start(ball).proposal == pytest.approx({"x": 2})


def test_evaluations_and_projections_are_counted():
    ball = System(["y"], [1], [-G], [Constraint("y >= 0", "floor")], start={"y": 1})
    flies = stepped(ball, 0.4, 0.01).stats
    assert (flies.steps, flies.evaluations, flies.projections) == (40, 40, 0)
    rests = stepped(ball.replace(start={"y": 0}), 0.4, 0.01).stats
    assert (rests.steps, rests.evaluations, rests.projections) == (40, 80, 40)


# --- conditions -----------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["t > 1.005", "a > 3.015"])
def test_a_clutch_closes_at_the_end_of_a_step(when):
    """The speeds become (2*3 + 0)/3; the energy of the lost velocity is lost."""
    clutch = Constraint("va = vb", "clutch", when=when)
    motion = stepped(System(["a", "b"], [2, 1], [0, 0], [clutch], start={"va": 3}), 2, 0.01)
    (change,) = motion.changes
    assert change.time == pytest.approx(1.01) and change.begun == change.acting == ("clutch",)
    assert motion.v[-1] == pytest.approx([2, 2], abs=1e-12)
    assert change.impulses == pytest.approx([2], abs=1e-12)
    assert change.energy == motion.work_impulses[-1] == pytest.approx(-3, abs=1e-12)
    at = np.searchsorted(motion.t, change.time)
    assert (motion.acting[:, 0] == (np.arange(201) >= at)).all()


def test_a_rod_breaks_under_a_load_and_the_bob_flies_on():
    """Its force is 3 g sin(phi) from the horizontal; a first-order error of the time is left."""
    rod = Constraint("x^2 + y^2 = 1", "rod", end="lambda_rod > 10")
    bob = System(["x", "y"], [1, 1], [0, -G], [rod], start={"x": 1})
    for step in (0.01, 0.0025):
        (change,) = stepped(bob, 1, step).changes
        sine = -change.q[1]
        assert change.ended == ("rod",) and change.energy == 0
        assert 2 * 10 / (3 * G) <= sine < 2 * 10 / (3 * G) + 4 * step  # lambda = 3 g sin/2


def test_a_hook_catches_what_passes_and_is_moved_by_less_than_a_step():
    hook = Constraint("x = 0", "hook", begin="x < 0", end="t > 1.5")
    thing = System(["x", "y"], [1, 1], [0, 0], [hook], start={"x": 1, "vx": -1.3, "vy": 0.5})
    for stabilisation, left in (("projection", 0), ("none", 0.013)):
        motion = stepped(thing, 2, 0.01, stabilisation=stabilisation)
        caught, freed = motion.changes
        assert caught.time == pytest.approx(1 / 1.3, abs=0.01)
        assert caught.energy == pytest.approx(-(1.3**2) / 2, abs=1e-12)
        assert freed.time == pytest.approx(1.5, abs=0.0101)
        assert np.abs(motion["x"][-1]) <= left and motion["y"][-1] == pytest.approx(1)


def test_a_constraint_far_from_its_positions_does_not_begin():
    hook = Constraint("x = 0", "hook", begin="t > 0.5")
    thing = System(["x"], [1], [0], [hook], start={"x": 1, "vx": -1})
    with pytest.raises(tm.SimulationError, match="hook begins to act, but its positions do not"):
        thing.simulate(time=(0, 1, 0.01), method="moreau")


@pytest.mark.parametrize("name", ["clutch", "peg-pendulum"])
def test_examples_with_conditions_converge_to_events(name):
    coarse, fine = errors(tm.example(name).system, 2, (0.04, 0.01))
    assert fine < coarse / 2 < 0.02


def test_a_jerk_presses_a_body_onto_the_floor():
    """The bar of length 1 must move along a slope: the floor holds its lower end."""
    jerk = Constraint("vy = -vx", "slope", begin="t > 0.5")
    floor = Constraint("y >= 0", "floor")
    body = System(["x", "y"], [2, 2], [0, -2 * G], [floor, jerk], start={"vx": 1})
    exact = body.simulate(time=(0, 1, 0.1), **EVENTS)
    motion = stepped(body, 1, 0.1)
    assert motion.v[-1] == pytest.approx(exact.v[-1], abs=1e-12)
    assert motion.changes[0].impulses == pytest.approx(exact.changes[0].impulses, abs=1e-12)


def test_a_motion_ends_where_a_jump_meets_its_condition():
    clutch = Constraint("va = vb", "clutch", when="t > 1.005")
    system = System(["a", "b"], [2, 1], [0, 0], [clutch], start={"va": 3})
    motion = stepped(system, 2, 0.01, until="vb = 1")
    assert motion.stopped and motion.t[-1] == pytest.approx(1.01)
    assert motion["vb"][-1] == pytest.approx(2)


def test_a_pulse_shorter_than_a_step_is_not_missed():
    pulse = {"times": [0, 0.33, 0.34], "values": [0, 50, 0], "between": "hold"}
    cart = System(["x"], [2], ["u"], inputs={"u": pulse})
    motion = stepped(cart, 1, 0.1)
    assert len(motion) == 11
    assert motion["vx"][-1] == pytest.approx(0.25, abs=1e-12)
    assert motion["x"][-1] == pytest.approx(0.25 * 0.665, abs=1e-12)


# --- static friction ------------------------------------------------------------------------------


@pytest.mark.parametrize("equation", ["y >= 0", "y = 0"])
@pytest.mark.parametrize("rests", [True, False])
def test_static_friction_holds_what_rests_and_not_what_slides(equation, rests):
    """A force of 0.4 m g, with mu = 0.3 and mu_s = 0.5."""
    start = {} if rests else {"vx": 0.5}
    load = block(equation, ("0.4*m*g", "-m*g"), start, friction=0.3, static=0.5)
    motion = stepped(load, 1, 0.02)
    assert motion["vx"][-1] == pytest.approx(0 if rests else 0.5 + 0.1 * G, abs=1e-12)


@pytest.mark.parametrize("equation", ["y >= 0", "y = 0"])
def test_an_oscillation_ends_where_static_friction_holds_it(equation):
    """It loses 2 mu m g/k per half swing, and rests at |x| <= mu_s m g/k."""
    spring = block(equation, ("-50*x", "-m*g"), {"x": 0.3}, friction=0.1, static=0.25)
    x, weight = 0.3, spring.parameter_values["m"] * G
    while x > 0.25 * weight / 50:
        x -= 2 * 0.1 * weight / 50
    motion = stepped(spring, 3, 0.02)
    assert np.abs(motion["x"][-1]) == pytest.approx(x, abs=0.02)
    assert np.abs(motion.v[-50:]).max() < 1e-15 and motion.acting[-1].all()


@pytest.mark.parametrize("equation", ["y >= 0", "y = 0"])
def test_a_block_sticks_and_slips_on_a_belt(equation):
    """It slips for (2/w) (pi - arctan((x_s - x_k) w/v)) and sticks for 2 (x_s - x_k)/v."""
    m, k, v, mus, mu = 2, 50, 0.3, 0.5, 0.3
    belt = Constraint(equation, "belt", friction=mu, static=mus, slip=f"vx - {v}")
    forces = [f"-{k}*x", -m * G]
    system = System(["x", "y"], [m, m], forces, [belt], start={"vx": v})
    w, reach = np.sqrt(k / m), (mus - mu) * m * G / k
    slip, stick = 2 / w * (np.pi - np.arctan(reach * w / v)), 2 * reach / v
    h = 0.01
    times = [change.time for change in stepped(system, 3, h).changes]
    first = mus * m * G / k / v
    exact = [first, first + slip, first + slip + stick, first + 2 * slip + stick]
    assert times[:4] == pytest.approx(exact, abs=3 * h)


# --- friction of two-sided constraints ------------------------------------------------------------


@pytest.mark.parametrize(("mu", "sticks"), [(0.55, True), (0.45, False)])
def test_a_block_on_an_incline(mu, sticks):
    """It sticks for tan(a) = 1/2 < mu; else it slides with g (sin(a) - mu cos(a))."""
    slope = Constraint("y = x/2", "slope", friction=mu)
    system = System(["x", "y"], [2, 2], [0, -2 * G], [slope], points={"B": ["x", "y"]})
    motion = stepped(system, 1, 0.05)
    acceleration = 0.0 if sticks else G * (1 - mu * 2) / np.sqrt(5)
    assert np.hypot(*motion.q[-1]) == pytest.approx(acceleration / 2, abs=1e-12)
    assert bool(motion.changes) == (not sticks) or not motion.changes


def test_a_bead_on_a_rough_ring():
    """The speed falls as exp(-mu phi); the arc is (R/mu) ln(1 + mu v t/R)."""
    ring = Constraint("x^2 + y^2 = 1", "ring", friction=0.2)
    bead = System(
        ["x", "y"], [1, 1], [0, 0], [ring], start={"x": 1, "vy": 2}, points={"B": ["x", "y"]}
    )
    found = []
    for step in (0.02, 0.01):
        motion = stepped(bead, 1, step)
        arc = np.log(1 + 0.2 * 2) / 0.2
        found.append(np.abs(motion.q[-1] - [np.cos(arc), np.sin(arc)]).max())
        assert np.hypot(*motion.v[-1]) == pytest.approx(2 / 1.4, abs=step)
        assert motion.work_nonideal[-1] == pytest.approx((2 / 1.4**2) - 2, abs=2 * step)
    assert found[1] < 0.6 * found[0] < 0.01


def pin(mu):
    """Return a rod on a pin of radius r, with the friction of the resultant of both components."""
    return System(
        ["x", "y", "phi"],
        ["m", "m", "m*L^2/12"],
        [0, "-m*g", 0],
        [
            Constraint("x = L/2*sin(phi)", "px"),
            Constraint("y = -L/2*cos(phi)", "py"),
            Constraint("", "pin", friction=mu, slip="r*vphi", normal=["lambda_px", "lambda_py"]),
        ],
        parameters={"m": 2, "L": 1, "g": G, "r": 0.05},
        start={"phi": 1, "x": "L/2*sin(1)", "y": "-L/2*cos(1)"},
    )


def test_a_pendulum_with_friction_in_its_pin_converges_to_events():
    steps = np.array([0.04, 0.02])
    assert (errors(pin(0.3), 1.6, steps) < 0.1 * steps).all()


def test_a_pendulum_in_its_circle_of_friction_rests():
    """The weight m g at the distance L/2 sin(phi) against mu r m g."""
    for factor, moves in ((0.99, False), (1.01, True)):
        angle = np.arcsin(factor * 0.3 * 0.05 / 0.5)
        start = {"phi": angle, "x": np.sin(angle) / 2, "y": -np.cos(angle) / 2}
        motion = stepped(pin(0.3).replace(start=start), 0.5, 0.05)
        assert bool(np.abs(motion.v).max() > 1e-9) == moves


@pytest.mark.parametrize(("factor", "moves"), [(0.999, True), (1.001, False), (1.5, False)])
def test_a_sleeve_jams_if_the_load_is_far_from_the_column(factor, moves):
    """It jams for x >= L/(2 mu): each edge then carries m g x/L. A free fall is also a solution."""
    values = {"M": 0, "x": factor * 0.2 / (2 * 0.2)}
    sleeve = Mechanism.loads(SLEEVE)
    motion = sleeve.simulate(parameters=values, time=(0, 0.2, 0.02), method="moreau")
    assert bool(np.abs(motion.v).max() > 1e-6) == moves


def test_a_rotor_slows_down_linearly_on_its_collar():
    """mu c m g/J, with the radius c of the collar: the force along the axis is m g."""
    motion = Mechanism.loads(COLLAR).simulate(time=(0, 1, 0.05), method="moreau")
    slowing = 0.2 * 0.05 * 3 * G / 0.05
    assert motion["vtheta_axle"] == pytest.approx(20 - slowing * motion.t, rel=0.02)
    assert np.abs(motion.energy_balance).max() < 1e-9


def test_a_brake_with_a_given_force_stops_a_wheel():
    """After J w/(mu F r) = 1 s; it then carries the torque 1 within its limit 2."""
    brake = Constraint("", "brake", friction=0.4, slip="r*vphi", normal="F")
    wheel = System(
        ["phi"], [4], ["-2 + 3*step(t - 2)"], [brake], {"r": 0.5, "F": 10}, start={"vphi": 1}
    )
    motion = stepped(wheel, 3, 0.01)
    (change,) = motion.changes
    assert change.event == "brake sticks" and change.time == pytest.approx(1, abs=0.01)
    assert np.abs(motion["vphi"][motion.t > 1.01]).max() < 1e-15
    assert motion["lambda_brake_sticks"][-1] == pytest.approx(2)


def test_friction_ends_with_its_constraint():
    """A table that holds a load by friction is taken away: the load moves freely from then on."""
    table = Constraint("y = 0", "table", friction=0.5, slip="vx", end="t > 0.505")
    system = System(["x", "y"], [2, 2], [4, -2 * G], [table])
    motion = stepped(system, 1, 0.01)
    (change,) = motion.changes
    assert change.ended == ("table", "table sticks") and change.time == pytest.approx(0.51)
    assert motion["x"][-1] == pytest.approx(0.49**2) and not motion["x"][:52].any()
    assert motion["ax"][[0, 51]] == pytest.approx([0, 2])


def test_along_a_surface_friction_turns_with_the_velocity():
    table = Constraint("z = 0", "table", friction=0.5)
    puck = System([*"xyz"], [1] * 3, [4, 0, -G], [table], start={"vy": 2}, points={"P": [*"xyz"]})
    n = 0.5 * G / 4  # mu m g over the force along the slope
    exact = 2**2 / (4 * 4 * (n**2 - 1))
    found = [stepped(puck, 2, h)["x"][-1] - exact for h in (0.04, 0.01)]
    assert abs(found[1]) < abs(found[0]) / 2 < 0.05


def test_a_program_with_conditions_and_friction_runs_alone():
    clutch = Constraint("va = vx/r", "clutch", when="t > 0.2")
    rail = Constraint("y = 0", "rail", friction=0.1, static=0.2)
    floor = Constraint("z >= 0", "floor", friction=0.3, restitution=0.5, slip="vx")
    system = System(
        [*"xyza"], [2] * 4, [0, -G, -2 * G, 0], [clutch, rail, floor], {"r": 0.5},
        start={"vx": 3, "z": 0.1}, points={"P": ["x", "y"]},
    )  # fmt: skip
    motion = stepped(system, 1, 0.01)
    names = {"__name__": "cart"}
    exec(motion.program(), names)  # noqa: S102 - what we wrote ourselves
    p = motion.parameters[0].copy()
    steps = names["run"](motion.t, np.concatenate([motion.q[0], motion.v[0], [0, 0]]), p)
    states = [state for _, stored, _ in steps for _, state in stored]
    assert states[-1][:8] == pytest.approx([*motion.q[-1], *motion.v[-1]], abs=1e-12)
    assert motion.at([0.505, 0.7]).q[1] == pytest.approx(motion.q[70], abs=1e-9)
