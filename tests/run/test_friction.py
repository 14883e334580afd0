"""Coulomb friction, held to closed forms."""

import math

import numpy as np
import pytest

import teachmech as tm
from teachmech import Constraint, System

G = 9.81
FINE = {"method": "dop853", "tolerance": 1e-12}
HOW = [{"compiled": False}, {"compiled": True}]


@pytest.fixture(params=HOW, ids=["plain", "compiled"])
def how(request):
    return FINE | request.param


def block(equation="y = 0", forces=("0", "-m*g"), start=None, **friction):
    values = {"m": 2, "g": G, "mu": 0.3, "mus": 0.5, "k": 50, "alpha": 0.2, "belt": 0.3}
    given = {"friction": "mu"} | friction
    parts = [Constraint(equation, "floor", **given)]
    return System(["x", "y"], ["m", "m"], forces, parts, parameters=values, start=start or {})


def closes(motion, size):
    assert not motion.ending
    assert np.abs(motion.energy_balance).max() < 1e-10 * size
    return True


def test_bead_on_a_rough_ring(how):
    R, mu, v0 = 2.0, 0.3, 3.0
    ring = Constraint(f"x^2 + y^2 = {R}^2", "ring", friction=mu)
    system = System(["x", "y"], [1.5, 1.5], [0, 0], [ring], start={"x": R, "vy": v0})
    motion = system.simulate(time=(0, 5, 0.1), **how)
    phi = np.unwrap(np.arctan2(motion["y"], motion["x"]))
    assert np.abs(phi - np.log(1 + mu * v0 * motion.t / R) / mu).max() < 1e-9
    assert np.abs(np.hypot(motion["vx"], motion["vy"]) - v0 * np.exp(-mu * phi)).max() < 1e-9
    assert closes(motion, 7)


@pytest.mark.few("plain-0.2-0.0")
@pytest.mark.parametrize("speed", [0.0, 2.0, -2.0])
@pytest.mark.parametrize("angle", [0.2, 0.5])
def test_block_on_an_incline(how, angle, speed):
    down, across, mu = G * math.sin(angle), G * math.cos(angle), 0.3
    system = block(forces=("m*g*sin(alpha)", "-m*g*cos(alpha)"), start={"vx": speed})
    motion = system.replace(parameters={"alpha": angle}).simulate(time=(0, 1, 0.1), **how)
    slows = down - math.copysign(mu * across, speed)
    stops = -speed / slows if speed * slows < 0 else 0.0
    later = max(down - mu * across, 0.0) if speed <= 0 else slows
    if speed > 0 and slows < 0:
        later = 0.0
    moved = np.where(motion.t < stops, speed + slows * motion.t, later * (motion.t - stops))
    moved = moved + (speed if not stops else 0.0)
    assert np.abs(motion["vx"] - moved).max() < 1e-9
    assert closes(motion, 10)


def test_sticking_holds_at_rounding_for_an_hour(how):
    system = block(forces=("m*g*sin(alpha)", "-m*g*cos(alpha)"), friction="0.21")
    motion = system.simulate(time=(0, 3600, 600), **how)
    assert np.abs(motion["vx"]).max() < 1e-15
    assert np.abs(motion["x"]).max() / 3600 < 1e-12  # m/s: rounding between the projections
    assert motion["lambda_floor_sticks"] == pytest.approx(2 * G * math.sin(0.2), rel=1e-12)


def test_spring_and_dry_friction(how):
    step, sticks = 2 * 0.3 * 2 * G / 50, 0.5 * 2 * G / 50
    motion = block(forces=("-k*x", "-m*g"), start={"x": 0.9}, static="mus").simulate(
        time=(0, 10, 0.1), **how
    )
    half = math.pi / math.sqrt(50 / 2)
    expected = [0.9 - step * k for k in range(1, 5)]
    last = next(i for i, x in enumerate(expected) if abs(x) <= sticks)
    turns = [abs(change.q[0]) for change in motion.changes]
    assert turns == pytest.approx(np.abs(expected[: last + 1]), abs=1e-9)
    times = [change.time for change in motion.changes]
    assert times == pytest.approx([half * (k + 1) for k in range(last + 1)], abs=1e-9)
    assert motion["vx"][-1] == 0 and closes(motion, 20)


def test_stick_slip_on_a_belt(how):
    system = block(forces=("-k*x", "-m*g"), start={"vx": 0.3}, static="mus", slip="vx - belt")
    motion = system.simulate(time=(0, 8, 0.1), **how)
    w, x_s, x_k = math.sqrt(50 / 2), 0.5 * 2 * G / 50, 0.3 * 2 * G / 50
    slip = 2 / w * (math.pi - math.atan((x_s - x_k) * w / 0.3))
    stick = 2 * (x_s - x_k) / 0.3
    spans = np.diff([change.time for change in motion.changes])
    assert len(spans) >= 6 and closes(motion, 20)
    assert np.abs(spans - np.resize([slip, stick], len(spans))).max() < 1e-9


def test_bead_on_a_rough_vertical_circle(how):
    mu, R = 0.2, 1.0
    ring = Constraint("x^2 + y^2 = 1", "ring", friction=mu)
    system = System(["x", "y"], [1, 1], [0, -G], [ring], start={"x": 1})
    motion = system.simulate(time=(0, 3, 0.05), **how)
    rest = math.radians(134.56031)
    first = motion.changes[0]
    assert math.atan2(-first.q[1], first.q[0]) == pytest.approx(rest, abs=1e-7)
    bottom = system.simulate(time=(0, 3, 0.05), until="x = 0", **how)
    assert math.hypot(bottom["vx"][-1], bottom["vy"][-1]) == pytest.approx(3.1853894, abs=1e-7)
    q, v = motion.q[motion.t < first.time], motion.v[motion.t < first.time]
    th = np.arctan2(-q[:, 1], q[:, 0])
    square = 3 * mu * np.cos(th) + (1 - 2 * mu**2) * np.sin(th) - 3 * mu * np.exp(-2 * mu * th)
    exact = 2 * G * R / (1 + 4 * mu**2) * square
    assert np.abs((v**2).sum(axis=1) - exact).max() < 1e-9


def helix():
    """Return a particle on a rough helix, whose normal force has two components."""
    radial = Constraint(
        "sqrt(x^2 + y^2) = R",
        "radial",
        friction="mu",
        slip="(x*vy - y*vx)/R*cos(al) + vz*sin(al)",
        normal=["lambda_radial", "lambda_binormal"],
    )
    parts = [radial, Constraint("vz*cos(al) - (x*vy - y*vx)/R*sin(al) = 0", "binormal")]
    values = {"R": 0.5, "mu": 0.3, "al": math.radians(30)}
    return System(["x", "y", "z"], [1] * 3, [0, 0, G], parts, parameters=values, start={"x": "R"})


def test_helix_reaches_its_terminal_speed(how):
    R, mu, alpha = 0.5, 0.3, math.radians(30)
    motion = helix().simulate(time=(0, 12, 1), **how)
    speed = np.linalg.norm(motion.v[-1])
    exact = math.sqrt(G * R / math.cos(alpha) * math.sqrt(math.tan(alpha) ** 2 / mu**2 - 1))
    assert exact == pytest.approx(3.05171494, abs=1e-8)
    assert speed == pytest.approx(exact, abs=1e-9)


def ball(e=0.0, mu=0.2, **start):
    table = Constraint("y - r >= 0", "table", friction=mu, slip="vx + r*vphi", restitution=e)
    values = {"m": 2, "g": G, "r": 0.1}
    return System(
        ["x", "y", "phi"],
        ["m", "m", "2/5*m*r^2"],
        [0, "-m*g", 0],
        [table],
        parameters=values,
        start={"y": 0.1, "vx": 2} | start,
    )


@pytest.mark.few("compiled-0.5-0.5")
@pytest.mark.parametrize(("e", "height"), [(0.0, 0.1), (0.5, 0.5)])
def test_ball_slides_then_rolls(how, e, height):
    motion = ball(e, y=height).simulate(time=(0, 3, 0.1), **how)
    assert motion["vx"][-1] == pytest.approx(2 * 5 / 7, abs=1e-12)
    assert motion["vphi"][-1] * 0.1 == pytest.approx(-motion["vx"][-1], abs=1e-12)
    assert closes(motion, 10)
    if height == 0.1:
        rolls = [change.time for change in motion.changes]
        assert rolls == pytest.approx([2 * 2 / (7 * 0.2 * G)], abs=1e-9)
        at = motion.at([rolls[0]])
        assert at["x"][0] == pytest.approx(12 * 2**2 / (49 * 0.2 * G), abs=1e-9)


@pytest.mark.parametrize(("mu", "rolls"), [(0.21, True), (0.19, False)])
def test_ball_on_an_incline(how, mu, rolls):
    limit = math.atan(7 * 0.2 / 2)  # tan(alpha) <= 7 mu/2
    system = ball(mu=mu, vx=0).replace(forces=[f"m*g*sin({limit})", f"-m*g*cos({limit})", 0])
    motion = system.simulate(time=(0, 1, 0.1), **how)
    slides = np.abs(motion["vx"] + 0.1 * motion["vphi"])[-1]
    assert slides < 1e-12 if rolls else slides > 1e-3


@pytest.mark.parametrize("factor", [1, 5])
def test_the_length_of_the_gradient_does_not_change_an_oblique_impact(how, factor):
    """A particle that slides in the impact loses the velocity mu (1 + e) vy along the floor."""
    e, mu, height = 0.5, 0.2, 1.5
    floor = Constraint(f"{factor}*y >= 0", "floor", restitution=e, friction=mu)
    system = System(["x", "y"], [2, 2], [0, -2 * G], [floor], start={"y": height, "vx": 3})
    hit = system.simulate(time=(0, 0.8, 0.1), **how).changes[0]
    speed = math.sqrt(2 * G * height)
    assert hit.v_after == pytest.approx([3 - mu * (1 + e) * speed, e * speed], rel=1e-9)


def rod(theta, speed, mu, spin=0.0):
    floor = Constraint("y - l*sin(th) >= 0", "floor", friction=mu, slip="vx + l*sin(th)*vth")
    values = {"m": 1, "l": 1, "g": G}
    start = {"x": math.cos(theta), "y": math.sin(theta), "th": theta}
    start |= {"vx": speed, "vth": spin, "vy": math.cos(theta) * spin}
    return System(
        ["x", "y", "th"],
        ["m", "m", "m*l^2/3"],
        [0, "-m*g", 0],
        [floor],
        parameters=values,
        start=start,
    )


@pytest.mark.parametrize("spin", [0.0, 1.0])
@pytest.mark.parametrize("speed", [5.0, -5.0])
def test_painleve_rod_before_the_paradox(how, speed, spin):
    theta, mu = 1.0, 1.2
    assert mu < (1 + 3 * math.cos(theta) ** 2) / (3 * math.sin(theta) * math.cos(theta))
    motion = rod(theta, speed, mu, spin).simulate(time=(0, 0.01, 0.01), **how)
    sign = math.copysign(1, speed + math.sin(theta) * spin)
    below = 1 + 3 * math.cos(theta) * (math.cos(theta) + sign * mu * math.sin(theta))
    force = (G - spin**2 * math.sin(theta)) / below
    assert -motion["lambda_floor"][0] == pytest.approx(force, abs=1e-9)


def test_painleve_rod_in_the_paradox(how):
    with pytest.raises(tm.ProblemError, match="floor: no normal force satisfies"):
        rod(1.0, -5.0, 1.6).simulate(time=(0, 0.01, 0.01), **how)
    with pytest.raises(tm.ProblemError, match="satisfied without contact and by") as found:
        rod(1.0, -9.0, 1.6, spin=4.0).simulate(time=(0, 0.01, 0.01), **how)
    below = 1 + 3 * math.cos(1) * (math.cos(1) - 1.6 * math.sin(1))
    force = (G - 16 * math.sin(1)) / below
    assert f"normal force {force:.6g}" in str(found.value)


def test_motion_that_runs_into_the_paradox_ends_by_name(how):
    """Sliding rods avoid the paradox (Genot, Brogliato 1999); a rougher floor leads into it."""
    with pytest.raises(tm.SimulationError, match=r"floor: .*Painleve") as found:
        rod(1.0, -6.0, "1.3 + 0.15*sign(t - 0.02)").simulate(time=(0, 1, 0.01), **how)
    assert found.value.time == pytest.approx(0.02, abs=0.01)


def test_two_sided_friction_may_have_no_solution():
    # a block in a slot: N acts at a distance, so that friction presses harder
    with pytest.raises(tm.ProblemError, match="slot: friction determines no"):
        slot = Constraint("y - 2*x = 0", "slot", friction=3.0, slip="vx", normal="5*lambda_slot")
        System(["x", "y"], [1, 1], [1, 0], [slot], start={"vx": 1, "vy": 2}).simulate(
            time=(0, 1, 0.1), **FINE
        )


@pytest.mark.parametrize(
    ("given", "what"),
    [
        ({"friction": 0.3, "slip": "x"}, "not linear in the velocities"),
        ({"friction": 0.3, "slip": "vx^2"}, "not linear in the velocities"),
        ({"friction": 0.3, "normal": "lambda1^2"}, "not linear in multipliers"),
        ({"friction": "q"}, "'q'"),
        ({"static": 0.3}, "without friction"),
    ],
)
def test_wrong_friction(given, what):
    with pytest.raises(tm.TeachmechError, match=what):
        System(["x", "y"], [1, 1], [0, 0], [Constraint("y = 0", "floor", **given)])


def test_sliding_velocity_must_be_known():
    with pytest.raises(tm.ProblemError, match="write slip"):
        System(["phi"], [1], [0], [Constraint("phi = 0", friction=0.1)])


def test_file_and_program(tmp_path, how):
    system = block(start={"vx": 1}, static="mus")
    again = System.from_dict(system.to_dict())
    assert again.constraint_names == system.constraint_names == ("floor", "floor sticks")
    motion = again.simulate(time=(0, 1, 0.1), **how)
    motion.to_npz(tmp_path / "block.npz")
    read = tm.Motion.from_npz(tmp_path / "block.npz")
    assert (read.parameters == motion.parameters).all()
    namespace = {"__name__": "block"}
    exec(motion.program(), namespace)  # noqa: S102 - the program of the package
    p = np.array(list(namespace["PARAMETERS"].values()))
    y = np.concatenate([*namespace["start"](p), [0.0, 0.0]])
    times = namespace["stored_times"](0.0, 1.0, 0.1)
    last = [state for _, stored, _ in namespace["run"](times, y, p) for _, state in stored][-1]
    assert last[:4] == pytest.approx([*motion.q[-1], *motion.v[-1]], abs=1e-12)


@pytest.mark.thorough
def test_many_frictions_plain_and_compiled():
    """Blocks between springs on a belt stick and slide in turn."""
    count, names, forces, parts, start = 3, [], [], [], {}
    for i in range(1, count + 1):
        left, right = ("0" if i == 1 else f"x{i - 1}"), ("0" if i == count else f"x{i + 1}")
        names += [f"x{i}", f"y{i}"]
        forces += [f"-k*(x{i} - {left}) - k*(x{i} - {right})", "-m*g"]
        slip = {"friction": 0.3, "static": 0.5, "slip": f"vx{i} - 0.3"}
        parts.append(Constraint(f"y{i} = 0", f"floor{i}", **slip))
        start[f"x{i}"] = 0.01 * i**2
    values = {"m": 1, "g": G, "k": 50}
    system = System(names, ["m"] * 2 * count, forces, parts, parameters=values, start=start)
    plain, compiled = (
        system.simulate(time=(0, 3, 0.1), compiled=compiled, **FINE) for compiled in (False, True)
    )
    assert compiled.stats.compiled and len(plain.changes) == len(compiled.changes) > 10
    assert [c.slips for c in plain.changes] == [c.slips for c in compiled.changes]
    for name in ("q", "v", "multipliers", "constraint_force", "work_constraint"):
        assert getattr(compiled, name) == pytest.approx(getattr(plain, name), abs=1e-10)


@pytest.mark.parametrize("other", [0.3, 0.5])
def test_redundant_normal_forces_with_friction(how, other):
    """Two constraints hold one block: only their common normal force is known."""
    floors = [
        Constraint("y = 0", "first", friction=0.3),
        Constraint("2*y = 0", "second", friction=other),
    ]
    system = System(["x", "y"], [2, 2], [0, -2 * G], floors, start={"vx": 5})
    if other == 0.3:
        motion = system.simulate(time=(0, 1, 0.1), **how)
        assert np.abs(motion["ax"] + 0.3 * G).max() < 1e-9
        return
    with pytest.raises(tm.TeachmechError, match="first and second: the acceleration") as found:
        system.simulate(time=(0, 1, 0.1), **how)
    assert "second = 2 first" in str(found.value)


@pytest.mark.few("plain-normal2")
@pytest.mark.parametrize(
    "normal", ["lambda_floor", "m*(ay + g)", ["3/5*lambda_floor", "-4/5*lambda_floor"]]
)
def test_normal_force_in_other_words(how, normal):
    system = block(start={"vx": 1}, forces=("2*sin(9*t)", "-m*g"), static="mus", normal=normal)
    motion, usual = (
        s.simulate(time=(0, 2, 0.1), **how)
        for s in (system, block(start={"vx": 1}, forces=("2*sin(9*t)", "-m*g"), static="mus"))
    )
    assert motion["vx"] == pytest.approx(usual["vx"], abs=1e-10)
    slides = motion["vx"] > 1e-9
    assert motion["lambda_floor_sticks"][slides] == pytest.approx(0.3 * 2 * G, rel=1e-12)
    assert motion.nonideal_force[:, 0] == pytest.approx(-motion["lambda_floor_sticks"], abs=1e-12)


def test_friction_alone_with_a_given_normal_force(how, tmp_path):
    """A pad presses on a wheel with the force F: the wheel stops after J w/(mu r F)."""
    pad = Constraint("", "pad", friction="mu", slip="r*vphi", normal="F")
    values = {"J": 2, "r": 0.5, "F": 30, "mu": 0.4, "w": 3}
    wheel = System(["phi"], ["J"], [0], [pad], parameters=values, start={"vphi": "w"})
    motion = wheel.simulate(time=(0, 2, 0.1), **how)
    (stop,) = motion.changes
    assert stop.time == pytest.approx(2 * 3 / (0.4 * 0.5 * 30), abs=1e-9)
    assert stop.event == "pad sticks" and motion["vphi"][-1] == 0
    assert wheel.replace(start={"vphi": 1}).constraint_names == ("pad sticks",)
    assert System.from_dict(wheel.to_dict()).frictions == wheel.frictions
    motion.to_npz(tmp_path / "wheel.npz")
    assert len(tm.Motion.from_npz(tmp_path / "wheel.npz")) == len(motion)
    with pytest.raises(tm.ProblemError, match="needs slip and normal"):
        System(["phi"], [1], [0], [Constraint("", "pad", friction=1)])


def test_pin_with_friction(how):
    """A pendulum of mass m in a pin of radius r loses 4 mu r N per swing, here to first order."""
    mu, r, L = 0.1, 0.01, 0.5
    parts = [
        Constraint("x - L*sin(phi) = 0", "px"),
        Constraint("y + L*cos(phi) = 0", "py"),
        Constraint("", "pin", friction=mu, slip="r*vphi", normal=["lambda_px", "lambda_py"]),
    ]
    system = System(
        ["x", "y", "phi"],
        ["m", "m", "J"],
        [0, "-m*g", 0],
        parts,
        parameters={"m": 2, "J": 1e-9, "g": G, "L": L, "r": r},
        start={"x": f"L*sin({0.1})", "y": f"-L*cos({0.1})", "phi": 0.1},
    )
    motion = system.simulate(time=(0, 5, 0.1), **how)
    assert closes(motion, 10)
    peaks = [abs(change.q[2]) for change in motion.changes[:6]]
    drops = -np.diff([0.1, *peaks])  # the torque mu r m g moves the rest position by mu r/L
    assert drops == pytest.approx(np.full(len(drops), 2 * mu * r / L), rel=0.02)


def driven_pad():
    """Return a mass that is driven to and fro, and rubs on a pad with a given normal force."""
    drive = Constraint("x - 0.5*sin(3*t) = 0", "drive")
    pad = Constraint("", "pad", friction=0.4, slip="vx", normal="20")
    return System(["x"], [2], [0], [drive, pad], start={"vx": 1.5}, name="driven")


def test_friction_at_a_dead_centre_changes_its_direction(how):
    """The drive leaves no time to stick; the friction takes mu N times the path."""
    motion = driven_pad().simulate(time=(0, math.pi, 0.05), **how)
    turns = [change.time for change in motion.changes]
    assert turns == pytest.approx(np.arange(0.5, 3) * math.pi / 3, abs=1e-9)
    assert {change.event for change in motion.changes} == {"pad slides in the other direction"}
    assert motion.nonideal_force[:, 0] == pytest.approx(-8 * np.sign(np.cos(3 * motion.t)))
    assert closes(motion, 30)


@pytest.mark.parametrize("given", [{"friction": -0.3}, {"friction": "mu", "static": "-mu"}])
def test_a_negative_coefficient_is_refused(given):
    with pytest.raises(tm.ProblemError, match=r"floor: the coefficient of friction is -0\.3"):
        block(start={"vx": 1}, **given).simulate(time=(0, 1, 0.1))


def test_a_static_coefficient_below_that_of_sliding_is_refused():
    """One that grows with the velocity may exceed it."""
    with pytest.raises(tm.ProblemError, match=r"0\.2, below the 0\.3 of sliding; raise static"):
        block(start={"vx": 1}, friction=0.3, static=0.2).simulate(time=(0, 1, 0.1))
    motion = block(start={"vx": 1}, friction="0.3 + vx^2", static=0.3).simulate(time=(0, 0.1, 0.1))
    assert motion.nonideal_force[0, 0] == pytest.approx(-1.3 * 2 * G)


def redundant():
    """Return a block in a groove whose bottom is held twice, with rows of different sizes."""
    floors = [Constraint(f"{k}*y = 0", f"floor{k}", friction=0.3) for k in (1, 3)]
    return System(["x", "y"], [2, 2], ["-20*x", -2 * G], floors, start={"vx": 5})


def on_a_surface():
    """Return a particle on an inclined plane, which turns."""
    slope = Constraint("z = 0.3*x", "slope", friction=0.25)
    points = {"P": ["x", "y", "z"]}
    start = {"vy": 2}
    return System(["x", "y", "z"], [2] * 3, [0, 0, -2 * G], [slope], start=start, points=points)


@pytest.mark.parametrize(
    "method",
    [
        {"method": "radau"},
        {"method": "dop853", "stabilisation": "augmented"},
        {"method": "radau", "stabilisation": "augmented"},
    ],
    ids=["radau", "augmented", "both"],
)
@pytest.mark.parametrize(
    ("system", "end"),
    [(redundant(), 0.6), (on_a_surface(), 0.8), (helix(), 0.3)],
    ids=["2", "3d", "helix"],
)
@pytest.mark.few("2-augmented", "2-both", "3d-radau")
def test_radau_and_the_augmented_lagrangian_are_compiled_with_friction(system, end, method):
    options = {"time": (0, end, 0.1), "tolerance": 1e-10, **method}
    plain, compiled = (system.simulate(**options, compiled=c) for c in (False, True))
    assert compiled.stats.compiled
    assert [c.event for c in compiled.changes] == [c.event for c in plain.changes]
    for name in ("q", "v", "multipliers", "constraint_force", "nonideal_force"):
        assert getattr(compiled, name) == pytest.approx(getattr(plain, name), abs=2e-7), name
    assert np.abs(compiled.energy_balance).max() < 1e-8


@pytest.mark.parametrize("compiled", [False, True])
def test_a_block_slides_steadily_on_a_stribeck_curve(compiled):
    """F = m g mu(v) keeps the speed; on the falling curve a larger force accelerates ever more."""
    curve = "mu + (mus - mu)*exp(-(vx/vs)^2) + c*abs(vx)"
    floor = tm.Constraint("y = 0", "floor", friction=curve, static="mus", slip="vx")
    numbers = {"mu": 0.2, "mus": 0.4, "vs": 0.1, "c": 0.05, "g": 9.81}
    force = 2 * 9.81 * (0.2 + 0.2 * np.exp(-1) + 0.05 * 0.1)
    block = tm.System(
        ["x", "y"], [2, 2], ["F", "-2*g"], [floor], {**numbers, "F": force}, {"vx": 0.1}
    )
    how = {"time": (0, 0.3, 0.1), "method": "dop853", "compiled": compiled}
    assert abs(block.simulate(**how)["ax"][0]) < 1e-12
    faster = block.simulate(**how, parameters={"F": 1.1 * force})
    v = faster["vx"]
    mu = 0.2 + 0.2 * np.exp(-((v / 0.1) ** 2)) + 0.05 * v
    assert np.abs(faster["ax"] - (1.1 * force / 2 - 9.81 * mu)).max() < 1e-12
    assert faster["ax"][1] > faster["ax"][0]
