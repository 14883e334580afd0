"""Mechanisms in space against closed forms and independent derivations."""

import math

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.special import ellipj, ellipkinc

import teachmech as tm
from teachmech.problems.mechanisms.space_guesses import about
from tests.problems.mechanisms.kane import GRAVITY, Chain

TIGHT = 3e-14


def changed(name, *changes, **options):
    """Return an example with other texts in its file."""
    text = tm.example(name).to_yaml()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return tm.Mechanism.loads(text)


def energy(motion):
    return motion.kinetic_energy + motion.potential_energy


# --- one body ---------------------------------------------------------------------------------


def test_a_free_body_follows_jacobi_functions_for_a_hundred_turns():
    """L. D. Landau, E. M. Lifshitz, Mechanics, paragraph 37."""
    moments, spin = np.array([0.4, 0.7, 1.0]), np.array([0.3, 0.4, 3.0])
    body = changed("tumbling-body", ("[0.01, w, 0.01]", "[0.3, 0.4, 3]"))
    motion = body.simulate(time=(0, 100 * 2 * np.pi / 3, 0.1), tolerance=TIGHT)
    moved = body.body_motion(motion, "GPQ")
    energy2, momentum2 = moments @ spin**2, moments**2 @ spin**2
    a, b, c = moments
    assert momentum2 > energy2 * b
    size = np.sqrt(
        [
            (energy2 * c - momentum2) / (a * (c - a)),
            (energy2 * c - momentum2) / (b * (c - b)),
            (momentum2 - energy2 * a) / (c * (c - a)),
        ]
    )
    rate = np.sqrt((c - b) * (momentum2 - energy2 * a) / (a * b * c))
    k2 = (b - a) * (energy2 * c - momentum2) / ((c - b) * (momentum2 - energy2 * a))
    phase = ellipkinc(np.arctan2(spin[1] / size[1], spin[0] / size[0]), k2)
    sn, cn, dn, _ = ellipj(phase + rate * motion.t, k2)
    expected = size * np.column_stack([cn, sn, dn])
    assert np.abs(moved.angular_velocity_in_body - expected).max() < 1e-9 * 3
    L = moved.angular_momentum
    assert np.abs(L - L[0]).max() < 1e-11 * np.linalg.norm(L[0])


def test_a_heavy_top_agrees_with_the_quadrature():
    """u = cos(theta): (A' u'/..)^2 is a cubic in u (Lagrange), with A' about the fixed point."""
    top = tm.example("heavy-top")
    motion = top.simulate(time=(0, 1, 0.01), tolerance=TIGHT)
    moved = top.body_motion(motion, "OG")
    arm, m, C, w, g = 0.3, 2, 0.02, 60, GRAVITY
    A, start = 0.05 + m * arm**2, math.pi / 2 - math.pi / 3
    u = moved.rotation[:, 2, 0]  # the height of its axis
    p, u0 = (
        C * w * math.cos(start),
        math.cos(start),
    )  # momentum about the vertical; otherwise at rest

    def precession(u):
        return (p - C * w * u) / (A * (1 - u * u))

    # From rest at u0: u'^2 = (u0 - u) (2 m g l (1 - u^2)/A - (C w)^2 (u0 - u)/A^2)
    k = 2 * m * g * arm / A, (C * w / A) ** 2

    def rate2(u):
        return (u0 - u) * (k[0] * (1 - u * u) - k[1] * (u0 - u))

    lowest = min(x for x in np.roots([-k[0], k[1], k[0] - k[1] * u0]) if -1 < x < u0)
    assert abs(u.min() - lowest) < 2e-4 * (u0 - lowest)  # at one of the stored times, nearly
    for i in (3, 7, 12):  # while it sinks for the first time
        assert (np.diff(u[: i + 1]) < 0).all()
        # t = integral du/|u'|, with u = u0 - s^2 against the root at u0
        time, _ = quad(
            lambda s: 2 / math.sqrt(k[0] * (1 - (u0 - s * s) ** 2) - k[1] * s * s),
            *(0, math.sqrt(u0 - u[i])),
            epsabs=1e-13,
            epsrel=1e-13,
        )
        assert abs(time - motion.t[i]) < 1e-8
        turned, _ = quad(
            lambda s: (
                2
                * precession(u0 - s * s)
                / math.sqrt(k[0] * (1 - (u0 - s * s) ** 2) - k[1] * s * s)
            ),
            *(0, math.sqrt(u0 - u[i])),
            epsabs=1e-13,
            epsrel=1e-13,
        )
        axis = moved.rotation[i, :, 0]
        assert abs(math.atan2(axis[1], axis[0]) - turned) < 1e-8
    assert rate2(lowest + 1e-9) > 0


def test_a_top_precesses_steadily_at_the_speed_of_the_closed_form():
    """A' W^2 cos(theta) - C w3 W + m g l = 0."""
    arm, m, C, g, theta, w = 0.3, 2, 0.02, GRAVITY, 1.1, 200.0
    A = 0.05 + m * arm**2
    W = min(np.roots([A * math.cos(theta), -C * w, m * g * arm]))
    own = w - W * math.cos(theta)  # spin about the axis, in addition to the precession
    axis = [math.sin(theta), 0, math.cos(theta)]
    spin = [float(own * axis[0]), 0, float(own * axis[2] + W)]
    top = changed(
        "heavy-top",
        ("axis: [0, 1, 0], angle: -pi/3", f"axis: [0, 1, 0], angle: {theta - math.pi / 2!r}"),
        ("{body: [w]}", repr(spin)),
    )
    motion = top.simulate(time=(0, 2, 0.1), tolerance=TIGHT)
    moved = top.body_motion(motion, "OG")
    assert np.abs(moved.rotation[:, 2, 0] - math.cos(theta)).max() < 1e-9
    angle = np.unwrap(np.arctan2(moved.rotation[:, 1, 0], moved.rotation[:, 0, 0]))
    assert np.abs(angle - W * motion.t).max() < 1e-9


def test_a_disk_rolls_on_a_circle_at_the_speed_of_the_closed_form():
    """Steady rolling (E. J. Routh 1884): disk tilted by theta from the horizontal, precession W."""
    r, m, theta, W = 0.3, 1.0, 1.2, 2.0
    across, along = m * r * r / 4, m * r * r / 2  # moments of inertia about its axis
    s, c = math.sin(theta), math.cos(theta)
    axis, contact, up = np.array([s, 0, c]), r * np.array([c, 0, -s]), np.array([0, 0, 1.0])

    def motion_with(n):
        """Return spin, velocity of the centre, and the difference between the torque and W x L."""
        spin = n * axis + W * up
        velocity = -np.cross(spin, contact)
        force = m * (W * np.cross(up, velocity) + GRAVITY * up)
        L = across * spin + (along - across) * (spin @ axis) * axis
        return spin, velocity, (np.cross(contact, force) - W * np.cross(up, L))[1]

    none, one = (motion_with(n)[2] for n in (0.0, 1.0))
    spin, velocity, left = motion_with(none / (none - one))  # it is linear in the spin n
    assert abs(left) < 1e-12
    disk = changed(
        "rolling-disk",
        ("C: [0, 0, r*cos(phi)]", f"C: [0, 0, {r * s!r}]"),
        ("axis: [1, 0, 0], angle: pi/2 - phi", f"axis: [0, 1, 0], angle: {theta!r}"),
        ("{body: [0, 0, w]}", repr(spin.tolist())),
        ("  angular", f"  velocities: {{C: {velocity.tolist()!r}}}\n  angular"),
    )
    motion = disk.simulate(time=(0, 3, 0.05), tolerance=TIGHT)
    moved = disk.body_motion(motion, "CP")
    assert np.abs(moved.rotation[:, 2, 2] - c).max() < 1e-9
    turned = np.unwrap(np.arctan2(moved.rotation[:, 1, 2], moved.rotation[:, 0, 2]))
    assert np.abs(turned - W * motion.t).max() < 1e-9


@pytest.mark.few("disk-3")
@pytest.mark.parametrize(("rolling", "limit"), [("disk", 3), ("hoop", 4)])
def test_a_disk_that_rolls_upright_falls_below_the_speed_of_the_closed_form(rolling, limit):
    """v^2 > g r/3 for a disk, g r/4 for a hoop."""
    r = 0.3
    critical = math.sqrt(GRAVITY * r / limit)
    inertia = "m*r^2/4, m*r^2/4, m*r^2/2" if rolling == "disk" else "m*r^2/2, m*r^2/2, m*r^2"
    for factor, stays in ((0.95, False), (1.05, True)):
        disk = changed(
            "rolling-disk",
            ("phi: 0.3", "phi: 1e-6"),
            ("m*r^2/4, m*r^2/4, m*r^2/2", inertia),
            ("w: 12", f"w: {factor * critical / r!r}"),
        )
        motion = disk.simulate(time=(0, 8, 0.05), tolerance=1e-12)
        tilt = np.abs(disk.body_motion(motion, "CP").rotation[:, 2, 2]).max()
        assert (tilt < 1e-4) == stays, (factor, tilt)  # tilted by 1e-6 at first


# --- chains -----------------------------------------------------------------------------------


def test_the_skew_double_pendulum_agrees_with_kanes_method():
    alpha, beta = 0.4, 1.0
    chain = Chain(  # hanging, with y along the axis of h1; at A, y along that of h2
        [
            [(0, math.pi / 2), (2, alpha - math.pi / 2), (1, [0])],
            [(0, beta), (1, [1])],
        ]
    )
    times = np.linspace(0, 5, 51)
    q, places = chain.run(np.array([0.5, 0.3]), np.zeros(2), times)
    start = "theta_h1: [0.5, fixed], theta_h2: [0.3, fixed]"
    skew = changed("skew2pend", ("theta_h1: 1.2, theta_h2: 0.5", start))
    motion = skew.simulate(time=(0, 5, 0.1), tolerance=TIGHT)
    for k, point in enumerate("AB"):
        found = np.column_stack([motion[f"{point}_{axis}"] for axis in "xyz"])
        assert np.abs(found - places[:, k]).max() < 1e-8
    assert np.abs(motion["theta_h2"] - q[:, 1]).max() < 1e-8


@pytest.mark.few("2")
@pytest.mark.parametrize("count", [2, 3])
def test_rods_with_universal_joints_agree_with_kanes_method(count):
    alpha, n = 0.3, 2 * count
    turns = [[(1, [0]), (2, [1])]]
    turns += [[(0, alpha), (1, [2 * k]), (2, [2 * k + 1])] for k in range(1, count)]
    chain, times = Chain(turns), np.linspace(0, 4, 41)
    first = 0.3 + 0.1 * np.arange(n)
    _, places = chain.run(first, np.zeros(n), times)
    names = "ABC"[:count]
    rods = [a + b for a, b in zip("O" + names, names, strict=False)]
    joints = [f"u0: {{Universal: [ground, {rods[0]}], At: O, Axis: [[0, 1, 0], [0, 0, 1]]}}"]
    joints += [
        f"u{k}: {{Universal: [{a}, {b}], At: {b[0]}, "
        "Axis: [[0, cos(alpha), sin(alpha)], [0, 0, 1]]}"
        for k, (a, b) in enumerate(zip(rods, rods[1:], strict=False), start=1)
    ]
    guesses = [f"{p}: {chain.places(first)[k].tolist()}" for k, p in enumerate(names)]
    mechanism = tm.Mechanism.loads(f"""
PhysicalParams: {{alpha: {alpha}}}
Dimension: 3
PartData:
  Fixed: {{O: []}}
  Rigids: {{"{", ".join(rods)}": {{Geom: [[1]], Dyna: [[1/2], 1, 1/12]}}}}
  Joints: {{{", ".join(joints)}}}
AppliedForces: {{Gravity: []}}
ProblemData: {{tend: 4, positions: {{{", ".join(guesses)}}}}}
""")
    motion = mechanism.simulate(time=(0, 4, 0.1), tolerance=TIGHT)
    for k, point in enumerate(names):
        found = np.column_stack([motion[f"{point}_{axis}"] for axis in "xyz"])
        assert np.abs(found - places[:, k]).max() < 1e-8


def test_bobs_on_free_pivots_agree_with_a_chain_of_particles():
    chain = tm.example("multpendfp")
    motion = chain.simulate(time=(0, 1, 0.1), tolerance=1e-13)
    names = [f"{axis}{k}" for k in range(1, 11) for axis in "xyz"]
    rods = ["x1^2 + y1^2 + z1^2 = 1"]
    rods += [
        f"(x{k + 1} - x{k})^2 + (y{k + 1} - y{k})^2 + (z{k + 1} - z{k})^2 = 1" for k in range(1, 10)
    ]
    start = {f"x{k}": k for k in range(1, 11)} | {"vy10": 2}
    particles = tm.System(
        names, [1] * 30, ["0", "0", f"-{GRAVITY}"] * 10, rods, start=start, name="particles"
    )
    other = particles.simulate(time=(0, 1, 0.1), method="dop853", tolerance=1e-13)
    order = {
        f"{point}_{axis}": f"{axis}{k}" for k, point in enumerate("ABCDEFGHIJ", 1) for axis in "xyz"
    }
    worst = max(np.abs(motion[a] - other[b]).max() for a, b in order.items())
    assert worst < 1e-8


@pytest.mark.few("multpenduj")
@pytest.mark.parametrize("name", ["multpendfp", "multpenduj"])
def test_ten_links_keep_their_energy_for_ten_seconds(name):
    chain = tm.example(name)
    motion = chain.simulate(time=(0, 10, 0.1), tolerance=1e-13)
    E = energy(motion)
    assert np.abs(E - E[0]).max() < 1e-9 * np.ptp(motion.kinetic_energy)


def test_the_frame_is_that_of_the_qr_form_of_the_source():
    """P = A R^-1, Q = [P, cross product of P] (J. D. Pryce, N. S. Nedialkov 2018)."""
    body = tm.example("tumbling-body")
    motion = body.simulate(time=(0, 3, 0.1))
    places = {p: np.column_stack([motion[f"{p}_{a}"] for a in "xyz"]) for p in "GPQ"}
    local = np.array([[1, 0, 0], [0, 0.6, 0]]).T  # of P and Q, from the file
    Q0, R = np.linalg.qr(local)
    signs = np.sign(np.diag(R))
    moved = np.stack([places["P"] - places["G"], places["Q"] - places["G"]], axis=-1)
    P = moved @ np.linalg.inv(signs[:, None] * R)
    frame = np.concatenate([P, np.cross(P[..., 0], P[..., 1])[..., None]], axis=-1)
    first = Q0 * signs
    first = np.column_stack([first, np.cross(first[:, 0], first[:, 1])])
    turn = body.body_motion(motion, "GPQ")
    assert np.abs(frame @ first.T - turn.rotation).max() < 1e-9
    rate = np.gradient(turn.rotation, 1e-1, axis=0, edge_order=2)
    skew = rate @ np.swapaxes(turn.rotation, 1, 2)
    found = np.column_stack([skew[:, 2, 1], skew[:, 0, 2], skew[:, 1, 0]])
    assert (
        np.abs(found - turn.angular_velocity)[1:-1].max() < 0.1 * 3
    )  # the error is of second order in 0.1


def test_euler_angles_and_axis_and_angle_give_the_rotation():
    top = tm.example("heavy-top")
    turn = top.body_motion(top.simulate(time=(0, 1, 0.001)), "OG")
    axis, angle = turn.turn
    turned = np.array([about(n, a) for n, a in zip(axis, angle, strict=True)])
    assert np.abs(turned - turn.rotation).max() < 1e-9
    psi, theta, phi = turn.euler_angles.T
    z, x = np.array([0, 0, 1.0]), np.array([1.0, 0, 0])
    led = [about(z, a) @ about(x, b) @ about(z, c) for a, b, c in zip(psi, theta, phi, strict=True)]
    assert np.abs(np.array(led) - turn.rotation).max() < 1e-9
    apart = np.sin(theta) > 0.3  # if precession and spin are determined, there are no jumps
    assert np.abs(np.diff(turn.euler_angles, axis=0)[apart[1:] & apart[:-1]]).max() < 0.5
