"""Joints in space: degrees of freedom, closed forms, and Newton and Euler for every body."""

import functools
import math

import numpy as np
import pytest

import teachmech as tm
from teachmech.problems.mechanisms.space_guesses import about
from teachmech.problems.mechanisms.space_reading import GROUND
from tests.problems.mechanisms.kane import GRAVITY

TIGHT = 3e-14

BLOCK = """
PhysicalParams: {{m: 2, I: 0.3, r: 0.5, al: 0.4}}
Dimension: 3
PartData:
  Fixed: {{O: [], A: [1]}}
  Rigids: {{BC: {{Geom: [[0.5]], Dyna: [[], m, [I, I, I]]}}}}
  Joints: {{{joints}}}
AppliedForces: {{Gravity: {gravity}}}
ProblemData: {{tend: 1, positions: {{{positions}}}{start}}}
"""


def block(joints, positions, gravity="[]", start=""):
    """Return a body BC with joints."""
    text = BLOCK.format(joints=joints, positions=positions, gravity=gravity, start=start)
    return tm.Mechanism.loads(text)


AT_O = "B: [0, 0, 0]"
KINDS = {
    "Ball": ("{Ball: [ground, BC], At: [O, B]}", AT_O, 3),
    "Hinge": ("{Hinge: [ground, BC], At: [O, B], Axis: [0, 0, 1]}", AT_O, 1),
    "Cylindrical": ("{Cylindrical: [ground, BC], At: [O, B], Axis: [0, 0, 1]}", AT_O, 2),
    "Prismatic": ("{Prismatic: [ground, BC], At: [O, B], Axis: [0, 0, 1]}", AT_O, 1),
    "Universal": (
        "{Universal: [ground, BC], At: [O, B], Axis: [[0, 1, 0], [0, 0, 1]]}",
        AT_O,
        2,
    ),
    "Planar": ("{Planar: [ground, BC], At: [O, B], Axis: [0, 0, 1]}", AT_O, 3),
    "Screw": ("{Screw: [ground, BC], At: [O, B], Axis: [0, 0, 1], Pitch: 0.1}", AT_O, 1),
    "RollingDisk": (
        "{RollingDisk: [ground, BC], At: [O, B], Axis: [[0, 0, 1], [0, 1, 0]], Radius: r}",
        "B: [0, 0, r]",
        3,  # freedoms of velocities; positions have 5
    ),
    "RollingBall": (
        "{RollingBall: [ground, BC], At: [O, B], Axis: [0, 0, 1], Radius: r}",
        "B: [0, 0, r]",
        3,
    ),
    "Distance": ("{Distance: [O, B], Length: 1}", "B: [1]", 5),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_joint_has_its_degrees_of_freedom(kind):
    joint, positions, count = KINDS[kind]
    freedom = block(f"j: {joint}", positions).freedom()
    assert freedom.degrees_of_freedom == count
    assert freedom.redundant == ()


def test_every_type_of_joint_is_covered():
    from teachmech.problems.mechanisms.joints import JOINT_TYPES as KNOWN

    assert {*KINDS} == {*KNOWN} - {"Gear", "Rack"}


# --- closed forms -----------------------------------------------------------------------------


def test_a_block_slides_down_an_incline():
    axis = "[[cos(al), 0, -sin(al)], [1, 0, 0]]"
    slide = block(
        f"j: {{Prismatic: [ground, BC], At: [O, B], Axis: {axis}}}",
        "B: [0, 0, 0], s_j: 0",
    )
    motion = slide.simulate(tolerance=1e-12)
    assert np.abs(motion["s_j"] - GRAVITY * math.sin(0.4) * motion.t**2 / 2).max() < 1e-9


def test_a_nut_runs_down_a_screw():
    screw = block(
        "j: {Screw: [ground, BC], At: [O, B], Axis: [0, 0, 1], Pitch: 0.1}", f"{AT_O}, theta_j: 0"
    )
    motion = screw.simulate(tolerance=1e-12)
    lead = 0.1 / (2 * math.pi)
    fall = -2 * GRAVITY / (2 + 0.3 / lead**2)  # m s'' + I theta''/lead = -m g
    assert np.abs(motion["B_z"] - fall * motion.t**2 / 2).max() < 1e-9
    assert np.abs(motion["theta_j"] - motion["B_z"] / lead).max() < 1e-8


def test_a_ball_rolls_down_an_incline():
    axis = "[[sin(al), 0, cos(al)], [0, 0, 1]]"
    ball = block(
        f"j: {{RollingBall: [ground, BC], At: [O, B], Axis: {axis}, Radius: r}}",
        "B: [r*sin(al), 0, r*cos(al)]",
    )
    motion = ball.simulate(tolerance=1e-12)
    down = 2 * GRAVITY * math.sin(0.4) / (2 + 0.3 / 0.5**2)
    assert (
        np.abs(motion["B_x"] - 0.5 * math.sin(0.4) - down * math.cos(0.4) * motion.t**2 / 2).max()
        < 1e-8
    )


def test_a_gear_pair_and_a_rack_share_the_torque():
    gears = tm.Mechanism.loads("""
PhysicalParams: {I: 0.3, J: 0.8, m: 2, r: 0.25}
Dimension: 3
PartData:
  Fixed: {O: [], P: [1], Q: [2]}
  Rigids:
    OA: {Geom: [[0.2]], Dyna: [[], 1, [I, I, I]]}
    PB: {Geom: [[0.2]], Dyna: [[], 1, [J, J, J]]}
    CD: {Geom: [[0.2]], Dyna: [[], m, [I, I, I]]}
  Joints:
    a: {Hinge: [ground, OA], At: O, Axis: [0, 0, 1]}
    b: {Hinge: [ground, PB], At: P, Axis: [0, 0, 1]}
    c: {Prismatic: [ground, CD], At: [Q, C], Axis: [0, 1, 0]}
    pair: {Gear: [b, a], Ratio: -0.5}
    rack: {Rack: [c, a], Radius: r}
AppliedForces: {ConstTorques: {a: 0.6}}
ProblemData: {tend: 2, positions: {theta_a: 0, theta_b: 0, s_c: 0}}
""")
    motion = gears.simulate(tolerance=1e-12)
    growth = 0.6 / (0.3 + 0.25 * 0.8 + 2 * 0.25**2)
    angle = growth * motion.t**2 / 2
    assert np.abs(motion["theta_a"] - angle).max() < 1e-8
    assert np.abs(motion["theta_b"] + angle / 2).max() < 1e-8
    assert np.abs(motion["C_y"] - 0.25 * angle).max() < 1e-8


def test_spring_and_damper_on_a_hinge_give_frequency_and_decay():
    swing = tm.Mechanism.loads("""
PhysicalParams: {I: 0.3, k: 5, c: 0.4}
Dimension: 3
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[0.2]], Dyna: [[], 1, [I, I, I]]}}
  Joints: {j: {Hinge: [ground, OA], At: O, Axis: [1, 2, 2]}}
  TorsionSprings: {j: [k, 0]}
  TorsionDampers: {j: c}
ProblemData: {tend: 3, positions: {theta_j: [0.5, fixed]}}
""")
    motion = swing.simulate(tolerance=1e-12)
    decay, pace = 0.4 / 0.6, math.sqrt(5 / 0.3 - (0.4 / 0.6) ** 2)
    t = motion.t
    expected = 0.5 * np.exp(-decay * t) * (np.cos(pace * t) + decay / pace * np.sin(pace * t))
    assert np.abs(motion["theta_j"] - expected).max() < 1e-9


def test_a_torque_on_a_body_acts_in_the_frame_of_world_or_body():
    for name, value in (("BC", "[0, 0, 0.6]"), ("BC on BC", "[0, 0.6, 0]")):
        spun = tm.Mechanism.loads(f"""
Dimension: 3
PartData:
  Rigids: {{BC: {{Geom: [[1]], Dyna: [[], 2, [0.3, 0.3, 0.3]]}}}}
AppliedForces: {{ConstTorques: {{{name}: {value}}}}}
ProblemData:
  tend: 2
  positions: {{B: []}}
  orientations: {{BC: {{axis: [1, 0, 0], angle: pi/2}}}}
""")
        motion = spun.simulate(tolerance=1e-12)
        spin = spun.body_motion(motion, "BC").angular_velocity
        assert np.abs(spin - np.outer(motion.t, [0, 0, 2])).max() < 1e-9


def test_a_universal_joint_turns_unevenly_and_two_of_them_evenly():
    """w2/w1 = cos(b)/(1 - sin(b)^2 cos(phi)^2), phi from where the fork is in their plane."""
    shaft = tm.example("double-cardan")
    motion = shaft.simulate(method="kinematic", time=(0, 2, 0.01))
    first, between, last = (shaft.body_motion(motion, body) for body in ("OAC", "ABD", "BPE"))
    bend, speed = 0.6, 6.0
    line = between.rotation[:, :, 0]
    fork = motion["theta_drive"]
    expected = speed * math.cos(bend) / (1 - math.sin(bend) ** 2 * np.cos(fork) ** 2)
    assert np.abs(np.sum(between.angular_velocity * line, axis=1) - expected).max() < 1e-7
    assert np.abs(last.angular_velocity - first.angular_velocity).max() < 1e-7
    turned = motion["theta_load"]
    assert np.abs(turned - turned[0] - speed * motion.t).max() < 1e-7  # continuous over full turns


def test_a_governor_turns_steadily_at_the_angle_of_the_closed_form():
    l_, s, d, m, M, w = 0.4, 0.2, 0.03, 1.0, 0.5, 7.0
    low, high = 0.1, 1.5

    def balance(x):
        moment = m * w**2 * (d + l_ * math.sin(x)) * l_ * math.cos(x)
        return moment - (m * l_ + M * s) * GRAVITY * math.sin(x)

    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if balance(middle) > 0 else (low, middle)
    text = tm.example("flyball-governor").to_yaml()
    text = text.replace(
        "theta_spindle: 0, theta_right: [-0.7, fixed]", f"theta_right: [{-low!r}, fixed]"
    )
    text = text.replace("theta_left: -0.7", f"theta_left: {-low!r}")
    text = text.replace("  velocities: {theta_spindle: [w, fixed]}\n", "")
    text = text.replace("  TorsionDampers: {spindle: c}\n", "")
    text = text.replace("  ConstTorques: {spindle: tau}\n", "Drives: {theta_spindle: 7*t}\n")
    motion = tm.Mechanism.loads(text).simulate(time=(0, 2, 0.02), tolerance=1e-13)
    assert np.abs(motion["theta_right"] + low).max() < 1e-8
    assert np.abs(motion["N_z"] + 2 * s * math.cos(low)).max() < 1e-8
    assert np.abs(motion["E_z"] + l_ * math.cos(low)).max() < 1e-8


def test_the_spatial_slider_crank_follows_its_closed_form():
    crank = tm.example("spatial-slider-crank")
    r, rod, d, h, w = 0.08, 0.3, 0.1, 0.12, 6.0
    start = crank.start
    assert abs(start["B_x"] - math.sqrt(rod**2 - (d + r) ** 2 - h**2)) < 1e-12
    # x x' = -y y' - z z' at the pin of the crank, y = d + r cos, z = h + r sin
    assert abs(start["vB_x"] + h * r * w / start["B_x"]) < 1e-12
    led = crank.driven({"theta_crank": "w*t"})
    motion = led.simulate(time=(0, 2 * math.pi / w, 2 * math.pi / w / 200), method="kinematic")
    angle = w * motion.t
    y, z = d + r * np.cos(angle), h + r * np.sin(angle)
    assert np.abs(motion["B_x"] - np.sqrt(rod**2 - y**2 - z**2)).max() < 1e-9
    assert (np.diff(np.sign(motion["vB_x"])) != 0).sum() >= 2  # both dead centres
    free = crank.simulate(tolerance=1e-12)
    y, z = d + r * np.cos(free["theta_crank"]), h + r * np.sin(free["theta_crank"])
    assert np.abs(free["B_x"] - np.sqrt(rod**2 - y**2 - z**2)).max() < 1e-9


# --- linkages that counting does not explain --------------------------------------------------


@pytest.mark.few("bennett")
@pytest.mark.parametrize(("name", "redundant"), [("bennett", 3), ("bricard", 1)])
def test_an_overconstrained_linkage_moves_with_its_redundancy_named(name, redundant):
    linkage = tm.example(name)
    freedom = linkage.freedom()
    assert freedom.degrees_of_freedom == 1
    assert len(freedom.redundant) == redundant
    motion = linkage.simulate(tolerance=1e-11, time=(0, 4, 0.04))
    assert (motion.rank == len(motion.system.constraints) - redundant).all()
    E = motion.kinetic_energy + motion.potential_energy
    assert np.abs(E - E[0]).max() < 1e-8 * max(np.ptp(motion.kinetic_energy), abs(E[0]))
    for k in (0, 37, 100):
        there = dict(zip(motion.system.coordinates, motion.q[k], strict=True))
        there |= dict(zip(motion.system.velocities, motion.v[k], strict=True))
        found = tm.freedom(motion.system.replace(start=there))
        assert len(found.redundant) == redundant
    assert linkage.reactions(motion).undetermined


HOWS = [
    ("rk4", "none", False),
    ("rk4", "projection", False),
    ("rk4", "projection", True),
    ("dop853", "projection", True),
    ("lsoda", "none", False),
    ("radau", "projection", False),
]


LINKAGES = ["bennett", "bricard", "sarrus", "double-parallelogram"]  # the second is large


@functools.cache
def exactly(name):
    return tm.example(name).simulate(time=(0, 0.4, 0.02), tolerance=1e-12)


@pytest.mark.few("sarrus-rk4-projection-True", "sarrus-dop853-projection-True")
@pytest.mark.parametrize(
    ("name", "method", "stabilisation", "compiled"),
    [(name, *how) for name in LINKAGES for how in HOWS if name != "bricard" or how[-1]],
)
def test_every_method_runs_an_overconstrained_linkage(name, method, stabilisation, compiled):
    """Off its constraints it is locked; stages, drift and differences are off them."""
    linkage, exact, end = tm.example(name), exactly(name), 0.4
    how = {"method": method, "stabilisation": stabilisation, "compiled": compiled}
    errors = []
    for step, tolerance in ((0.02, 1e-6), (0.01, 1e-9)):
        chosen = {} if method == "rk4" else {"tolerance": tolerance}
        motion = linkage.simulate(time=(0, end, step), **how, **chosen)
        assert len({*motion.rank.tolist()}) == 1
        every = (len(motion) - 1) // (len(exact) - 1)
        sizes = motion.scales.state[: motion.q.shape[1]]
        errors.append(np.abs((motion.q[::every] - exact.q) / sizes).max())
    assert errors[0] < 1e-2
    if method == "rk4":
        assert errors[1] < errors[0] / 12  # order 4: a sixteenth
    else:
        assert errors[1] < 1e-5


def test_the_sarrus_linkage_moves_along_a_straight_line():
    linkage = tm.example("sarrus")
    assert len(linkage.freedom().redundant) == 1
    motion = linkage.simulate(tolerance=1e-11, time=(0, 2, 0.02))
    assert np.ptp(motion["P_z"]) > 0.05
    assert max(np.abs(motion["P_x"]).max(), np.abs(motion["P_y"]).max()) < 1e-9


def test_the_angles_of_bennetts_linkage_satisfy_its_relation():
    """tan(t/2) tan(p/2) = sin((b + a)/2)/sin((b - a)/2) of neighbouring hinges (Bennett)."""
    motion = tm.example("bennett").simulate(tolerance=1e-12)
    turn = motion["theta_o"]
    other = tm.example("bennett")
    bodies = [other.body_motion(motion, name).rotation for name in ("OC", "CB")]
    z, x = bodies[0][:, :, 2], bodies[0][:, :, 0]
    hinge = -np.sin(0.65) * bodies[0][:, :, 1] + np.cos(0.65) * z
    link = -bodies[1][:, :, 0]
    angle = np.arctan2(np.sum(np.cross(x, link) * hinge, axis=1), np.sum(x * link, axis=1))
    product = np.tan((turn) / 2) * np.tan(angle / 2)
    away = np.abs(np.tan(turn / 2)) < 50
    assert np.ptp(np.abs(product[away])) < 1e-6 * np.abs(product[away]).max()
    a, b = math.pi / 3, 0.65
    ratio = abs(math.sin((a + b) / 2) / math.sin((a - b) / 2))
    measured = float(np.median(np.abs(product[away])))
    assert min(abs(measured - ratio), abs(measured - 1 / ratio)) < 1e-6 * ratio


# --- Newton and Euler -------------------------------------------------------------------------


@functools.cache
def run(name):
    problem = tm.example(name)
    start = problem.time_span[0]
    method = "kinematic" if name in ("robot-arm", "stewart-platform", "double-cardan") else "dop853"
    return problem, problem.simulate(
        time=(start, start + 0.5, 0.05), method=method, tolerance=1e-12
    )


def place(problem, motion, point):
    fixed = problem._reader.fixed
    if point in fixed:
        return np.broadcast_to(problem._reader.position_in_space(fixed[point]), (len(motion), 3))
    return np.column_stack([motion[f"{point}_{axis}"] for axis in "xyz"])


@pytest.mark.few("heavy-top", "robot-arm", "bennett")
@pytest.mark.parametrize("name", tm.examples("space"))
def test_forces_and_torques_of_joints_agree_with_newton_and_euler(name):
    problem, motion = run(name)
    forces = problem.reactions(motion)
    gravity = np.array([0.0, 0.0, -GRAVITY]) if "Gravity" in problem.to_yaml() else np.zeros(3)
    if name == "bicycle":
        gravity = np.array([0.0, 0.0, -9.81])
    assert problem._reader.bodies or name == "multpendfp"
    for body in problem._reader.bodies:
        moved = problem.body_motion(motion, body)
        total, turning = np.zeros((len(motion), 3)), np.zeros((len(motion), 3))
        size = moved.mass * GRAVITY + 1.0
        for entry, value in forces.items():
            words = entry.split(" ")
            if words[0] == "torque" and words[1] == "of" and words[-1] == body:
                turning += value
                size = max(size, np.abs(value).max())
            elif words[0] not in ("torque", "force") and words[2] == body:
                total += value
                turning += np.cross(place(problem, motion, words[0]) - moved.centroid, value)
                size = max(size, np.abs(value).max())
        mass = moved.mass
        assert np.abs(total - mass * (moved.acceleration - gravity)).max() < 1e-8 * size
        own = np.einsum("nji,nj->ni", moved.rotation, moved.angular_acceleration)
        w = moved.angular_velocity_in_body
        rate = own @ moved.inertia + np.cross(w, w @ moved.inertia)
        rate = np.einsum("nij,nj->ni", moved.rotation, rate)
        assert np.abs(turning - rate).max() < 1e-8 * size


def test_a_hinge_has_no_torque_about_its_axis_unless_it_is_driven():
    problem, motion = run("gyroscope")
    forces = problem.reactions(motion)
    axle = problem.body_motion(motion, "OW").rotation[:, :, 2]
    about = np.sum(forces["torque of wheel on OW"] * axle, axis=1)
    assert np.abs(about).max() < 1e-10 * np.abs(forces["torque of wheel on OW"]).max()
    own = problem.reactions(motion, frame="wheel")["torque of wheel on OW"]
    assert np.abs(own[:, 2]).max() < 1e-10 * np.abs(own).max()


@pytest.mark.parametrize(
    ("name", "frames"), [("robot-arm", 12), ("flyball-governor", 8), ("andrews", 7)]
)
@pytest.mark.few("andrews", "flyball")
def test_forces_along_the_axes_of_a_part_are_the_same_forces(name, frames):
    """Of all bodies and joints: as long as in the world, and turned back the same."""
    problem = tm.example(name)
    motion = problem.simulate(time=(problem.time_span[0], problem.time_span[0] + 0.01, 0.005))
    forces, known = problem.reactions(motion), [*problem._reader.bodies]
    known += [k for k, joint in getattr(problem._reader, "joints", {}).items() if joint.sides]
    assert len(known) == frames
    for frame in known:
        turned = problem.reactions(motion, frame=frame)
        assert turned.undetermined == forces.undetermined
        for entry, force in forces.items():
            if force.ndim == 1:
                np.testing.assert_array_equal(turned[entry], force)
                continue
            sizes = np.linalg.norm(force, axis=1)
            assert np.linalg.norm(turned[entry], axis=1) == pytest.approx(sizes, rel=1e-9)
        if frame in problem._reader.bodies:
            R, entry = problem.body_motion(motion, frame).rotation, next(iter(forces))
            back = np.einsum("nij,nj->ni", R, turned[entry])
            assert back == pytest.approx(forces[entry], abs=1e-9 * np.abs(forces[entry]).max())
    with pytest.raises(tm.ProblemError, match="there is no body or joint 'door'"):
        problem.reactions(motion, frame="door")


def test_the_power_of_motors_becomes_energy():
    problem, motion = run("robot-arm")
    forces = problem.reactions(motion)
    joints = [f"q{k}" for k in range(1, 7)]
    power = sum(forces[f"torque on {j}"] * motion[f"vtheta_{j}"] for j in joints)
    M = motion.system.mass
    assert len(M) == len(motion.system.coordinates)
    change = np.zeros(len(motion))
    for body in problem._reader.bodies:
        moved = problem.body_motion(motion, body)
        change += moved.mass * np.sum(moved.acceleration * moved.velocity, axis=1)
        change += moved.mass * GRAVITY * moved.velocity[:, 2]
        w = moved.angular_velocity_in_body
        own = np.einsum("nji,nj->ni", moved.rotation, moved.angular_acceleration)
        change += np.sum(w * (own @ moved.inertia), axis=1)
    assert np.abs(power - change).max() < 1e-8 * np.abs(power).max()
    for joint in joints:  # the torque about the axis is that of the motor
        side = problem._reader.joints[joint].sides[1]
        axis = problem.body_motion(motion, side.body.name).rotation
        n = axis @ problem._reader.position_in_space(side.frame.n)
        own = np.sum(forces[f"torque of {joint} on {side.body.name}"] * n, axis=1)
        assert np.abs(own - forces[f"torque on {joint}"]).max() < 1e-9 * np.abs(power).max()


@pytest.mark.few("skew2pend")
@pytest.mark.parametrize("name", ["multpendfp", "multpenduj", "skew2pend", "gyroscope"])
def test_momentum_changes_by_weight_and_ground_forces(name):
    problem, motion = run(name)
    forces = problem.reactions(motion)
    about = np.array([0.3, -0.2, 0.1])
    M = problem.momentum(motion, about)
    h = 1e-3
    fine = problem.simulate(time=(0, 4 * h, h), tolerance=1e-13)
    force, torque = np.zeros(3), np.zeros(3)
    ground = [f"O on {part.split(' on ')[1]}" for part in forces if part.startswith("O on ")]
    for entry in ground:
        if not entry.endswith(GROUND):
            force = force + forces[entry][0]
            torque = torque + np.cross(-about, forces[entry][0])
    for entry in forces:
        if entry.startswith("torque of") and entry.endswith(GROUND):
            torque = torque - forces[entry][0]
    heavy = [
        (b.mass, b.centroid[0])
        for b in (problem.body_motion(motion, x) for x in problem._reader.bodies)
    ]
    for point, _, text in problem._reader.each("Particles"):
        heavy.append((problem._reader.finite(text, ()), place(problem, motion, point)[0]))
    for mass, centre in heavy:
        weight = mass * np.array([0, 0, -GRAVITY])
        force, torque = force + weight, torque + np.cross(centre - about, weight)
    near = problem.momentum(fine, about)
    for moved, cause in ((near.linear, force), (near.angular, torque)):
        rate = (
            (-25 * moved[0] + 48 * moved[1] - 36 * moved[2] + 16 * moved[3] - 3 * moved[4]) / 12 / h
        )
        assert np.abs(rate - cause).max() < 1e-5 * max(
            1.0, np.abs(cause).max(), np.abs(M.angular).max()
        )


def test_action_and_reaction_of_a_joint_are_opposite():
    problem, motion = run("spatial-slider-crank")
    forces = problem.reactions(motion)
    force, back = forces["B on BC by slide"], forces[f"O on {GROUND} by slide"]
    np.testing.assert_allclose(force, -back, atol=1e-12)
    arm = place(problem, motion, "B") - place(problem, motion, "O")
    torque = forces["torque of slide on BC"] + np.cross(arm, force)
    np.testing.assert_allclose(torque, -forces[f"torque of slide on {GROUND}"], atol=1e-10)


# --- turned worlds ----------------------------------------------------------------------------


def turned(problem, R):
    """Return the file with all vectors of the world rotated."""
    data = problem.model_dump(mode="json", exclude_unset=True)

    def value(text):
        return problem._reader.finite(text, ())

    def by(vector):
        padded = [value(x) for x in [*vector, "0", "0", "0"][:3]]
        return [repr(float(x)) for x in R @ padded]

    parts = data["PartData"]
    parts["Fixed"] = {name: by(at) for name, at in parts["Fixed"].items()}
    for name, joint in parts.get("Joints", {}).items():
        sides = problem._reader.joints[name].sides
        if sides and sides[0].body is None and "Axis" in joint:
            joint["Axis"] = [by(joint["Axis"][0]), joint["Axis"][1]]
            joint["Zero"] = [by(sides[0].frame.p), list(sides[1].frame.p)]
    gravity = data.get("AppliedForces", {}).get("Gravity")
    if gravity is not None:
        data["AppliedForces"]["Gravity"] = by(gravity or ["0", "0", str(-GRAVITY)])
    for key in ("positions", "velocities"):
        for name, components in data["ProblemData"].get(key, {}).items():
            if not name.startswith(("theta_", "s_")):
                plain = [c if isinstance(c, str) else c[0] for c in components]
                data["ProblemData"][key][name] = by(plain)
    return tm.Mechanism(**data)


@pytest.mark.few("skew2pend", "multpendfp", "spatial-slider-crank")
@pytest.mark.parametrize("name", ["skew2pend", "multpendfp", "multpenduj", "spatial-slider-crank"])
def test_a_turned_world_turns_the_motion(name):
    problem = tm.example(name)
    R = about(np.array([2.0, -1.0, 2.0]) / 3, 0.8)
    span = {"time": (0, 0.5, 0.05), "tolerance": TIGHT}
    motion, other = problem.simulate(**span), turned(problem, R).simulate(**span)
    for point in motion.system.points:
        if f"{point}_x" in motion.system.coordinates:
            here = np.column_stack([motion[f"{point}_{axis}"] for axis in "xyz"])
            there = np.column_stack([other[f"{point}_{axis}"] for axis in "xyz"])
            assert np.abs(there - here @ R.T).max() < 1e-10 * max(1.0, np.abs(here).max())


# --- the bicycle ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("speed", "expected"),
    [(5, [-0.77534188219585 + 4.46486771378823j, -0.32286642900409, -14.07838969279822])],
)
def test_the_bicycle_has_the_published_eigenvalues(speed, expected):
    """J. P. Meijaard et al., Proc. R. Soc. A 463 (2007) 1955-1982, table 2."""
    bicycle = tm.Mechanism.loads(
        tm.example("bicycle").to_yaml().replace("v: 5, lean: 0.3", f"v: {speed}, lean: 1e-4")
    )
    motion = bicycle.simulate(time=(0, 1.2, 0.01), tolerance=TIGHT)
    frame = bicycle.body_motion(motion, "RS").rotation
    lean = np.arcsin(frame[:, 2, 1])
    states = np.stack([lean, motion["theta_steer"]], axis=1)
    # Prony's method: four exponentials of two signals
    rows = np.concatenate([states[k : len(states) - 4 + k].T[..., None] for k in range(4)], axis=-1)
    right = states[4:].T
    scale = np.abs(states).max(axis=0)
    A = np.concatenate([rows[i] / scale[i] for i in range(2)])
    b = np.concatenate([right[i] / scale[i] for i in range(2)])
    coefficients = np.linalg.lstsq(A, b, rcond=None)[0]
    roots = np.log(np.roots([1, *-coefficients[::-1]]).astype(complex)) / 0.01
    for value in expected:
        assert np.abs(roots - value).min() < 2e-3 * abs(value), (value, roots)


# --- joints by points -------------------------------------------------------------------------

RODS = """
PhysicalParams: {{al: 0.4}}
Dimension: 3
PartData:
  Fixed: {{O: [], X: [cos(al), 0, -sin(al)], Y: [0, 1, 0]}}
{parts}
AppliedForces: {{Gravity: []}}
ProblemData: {{tend: 1, positions: {{{positions}}}}}
"""


def test_a_bead_slides_down_a_line_of_fixed_points():
    bead = tm.Mechanism.loads(
        RODS.format(parts="  Particles: {B: 2}\n  Collinear: [OXB]", positions="B: [0, 0, 0]")
    )
    assert bead.freedom().degrees_of_freedom == 1
    motion = bead.simulate(tolerance=1e-12)
    distance = GRAVITY * math.sin(0.4) * motion.t**2 / 2
    assert np.abs(motion["B_x"] - distance * math.cos(0.4)).max() < 1e-9
    assert np.abs(motion["B_z"] + distance * math.sin(0.4)).max() < 1e-9


def test_a_rod_sliding_through_a_point_has_a_position_coordinate():
    rod = tm.Mechanism.loads(
        RODS.format(
            parts="  Rigids: {AB: {Geom: [[2]], Dyna: [[1], 1, 1/3]}}\n  Collinear: [ABO]",
            positions="A: [-0.5, 0, 0.1], B: [1.5, 0, -0.3]",
        )
    )
    assert rod.freedom().degrees_of_freedom == 3  # along itself, and about two axes
    motion = rod.simulate(tolerance=1e-12)
    A, B = (np.column_stack([motion[f"{p}_{a}"] for a in "xyz"]) for p in "AB")
    assert np.abs(np.cross(A, B)).max() < 1e-9
    assert np.abs(A + motion["s_ABO"][:, None] * (B - A)).max() < 1e-9
    E = motion.kinetic_energy + motion.potential_energy
    assert np.abs(E - E[0]).max() < 1e-9


def test_a_particle_slides_down_a_plane_of_three_points():
    slide = tm.Mechanism.loads(
        RODS.format(parts="  Particles: {B: 2}\n  Coplanar: [OXYB]", positions="B: [0, 0, 0]")
    )
    assert slide.freedom().degrees_of_freedom == 2
    motion = slide.simulate(tolerance=1e-12)
    distance = GRAVITY * math.sin(0.4) * motion.t**2 / 2
    assert np.abs(motion["B_x"] - distance * math.cos(0.4)).max() < 1e-9
    assert np.abs(motion["B_y"]).max() < 1e-12


def test_collinear_points_act_as_a_hinge():
    """A shared, and A, B, C in line: B of one body, C of the other (Pryce and Nedialkov)."""
    door = tm.Mechanism.loads(
        RODS.format(
            parts="""  Rigids:
    OYD: {Geom: [[1], [0, 0.8]], Dyna: [[0.5, 0.4], 3, [0.2, 0.3, 0.5]]}""",
            positions="D: [0.8, 0, 0]",
        )
    )
    named = tm.Mechanism.loads(
        RODS.format(
            parts="""  Rigids:
    OBD: {Geom: [[1], [0, 0.8]], Dyna: [[0.5, 0.4], 3, [0.2, 0.3, 0.5]]}
  Collinear: [OYB]""",
            positions="B: [0, 1, 0], D: [0.8, 0, 0]",
        )
    )
    first, second = (x.simulate(tolerance=1e-12) for x in (door, named))
    assert door.freedom().degrees_of_freedom == named.freedom().degrees_of_freedom == 1
    for name in ("D_x", "D_z"):
        assert np.abs(first[name] - second[name]).max() < 1e-9
    assert np.ptp(first["D_z"]) > 0.5
