"""Coulomb friction along surfaces in space, held to closed forms."""

import math

import numpy as np
import pytest

from teachmech import Constraint, Motion, System
from teachmech.base.errors import ProblemError
from tests.run.test_friction import FINE, G, closes, how  # noqa: F401 - a fixture
from tests.run.test_switched_programs import assert_same, in_page

POINT = {"P": ["x", "y", "z"]}


def particle(equation="z >= 0", forces=("0", "0", f"-{G}"), start=None, **friction):
    """Return a particle of unit mass on a rough surface."""
    rough = Constraint(equation, "floor", **({"friction": "0.5"} | friction))
    return System(["x", "y", "z"], [1, 1, 1], forces, [rough], start=start or {}, points=POINT)


def ball(v, omega, mu=0.2, r=0.03, e=0.0, z=0.0):
    """A solid ball; a, b and c are the integrals of its angular velocity, which need no frame."""
    rough = Constraint(
        "z >= 0", "table", friction=mu, slip=[f"vx - {r}*vb", f"vy + {r}*va"], restitution=e
    )
    names = ["x", "y", "z", "a", "b", "c"]
    start = {"z": z} | dict(zip(["vx", "vy", "vz", "va", "vb", "vc"], [*v, *omega], strict=True))
    inertia = 0.4 * r**2
    return System(names, [1] * 3 + [inertia] * 3, [0, 0, -G, 0, 0, 0], [rough], start=start)


# The components of the sliding velocity on a plane are the velocities along the other two axes.
@pytest.mark.parametrize(
    ("equation", "force"),
    [("z >= 0", (0, 0, -G)), ("z = 0", (0, 0, -G)), ("x <= 0", (G, 0, 0)), ("-y >= 0", (0, G, 0))],
)
def test_a_particle_stops_in_its_direction(how, equation, force):  # noqa: F811
    velocity = np.array([1.0, 2.0, 3.0]) * (np.array(force) == 0)
    system = particle(equation, force, dict(zip(["vx", "vy", "vz"], velocity, strict=True)))
    motion = system.simulate(time=(0, 1, 0.1), **how)
    speed = np.linalg.norm(velocity)
    stop = speed / (0.5 * G)
    (change,) = motion.changes
    assert change.time == pytest.approx(stop, abs=1e-9)
    assert change.event == "floor sticks"
    assert np.abs(motion.q[-1] - velocity * stop / 2).max() < 1e-9
    assert np.abs(motion.nonideal_force[0] + 0.5 * G * velocity / speed).max() < 1e-9
    assert motion.work_nonideal[-1] == pytest.approx(-(speed**2) / 2, rel=1e-12)
    assert not motion.v[-1].any()
    assert closes(motion, 10)


def sideways(f=4.0, v=2.0, mu=0.5, **friction):
    return particle(forces=(f, 0, -G), start={"vy": v}, friction=mu, **friction)


def where_it_stops(f, v, mu):
    """Return x, y and t of a particle that was pushed across the slope f, with mu G > f.

    With the angle psi to the line of slope and s = tan(psi/2), the speed is v s^n/sin(psi) for
    n = mu G/f, so that the integrals over psi are those of powers of s.
    """
    n = mu * G / f
    return (
        v**2 / (4 * f * (n**2 - 1)),
        v**2 / (2 * f) * 4 * n / (4 * n**2 - 1),
        v / f * n / (n**2 - 1),
    )


@pytest.mark.few("plain-4.0-2.0-0.5")
@pytest.mark.parametrize(("f", "v", "mu"), [(4.0, 2.0, 0.5), (1.0, 3.0, 0.3), (4.0, 2.0, 1.5)])
def test_a_particle_turns_down_the_slope_and_stops(how, f, v, mu):  # noqa: F811
    motion = sideways(f, v, mu).simulate(time=(0, 6, 0.5), **how)
    x, y, t = where_it_stops(f, v, mu)
    assert motion.q[-1, :2] == pytest.approx([x, y], abs=1e-9)
    assert motion.changes[-1].time == pytest.approx(t, abs=1e-9)
    assert not motion.v[-1].any()
    assert closes(motion, 10)


@pytest.mark.few("radau")
@pytest.mark.parametrize("method", ["tsit5", "radau"])
def test_other_methods_stop_there_too(method):
    motion = sideways().simulate(time=(0, 2, 0.1), method=method, compiled=False)
    assert motion.q[-1, :2] == pytest.approx(where_it_stops(4.0, 2.0, 0.5)[:2], abs=1e-7)
    assert not motion.v[-1].any()


def test_fixed_steps_reach_the_place_with_an_order_of_two_at_least():
    exact = np.array(where_it_stops(4.0, 2.0, 0.5)[:2])

    def error(step):
        motion = sideways().simulate(time=(0, 2, step), method="rk4", compiled=True)
        assert not motion.v[-1].any()
        return np.abs(motion.q[-1, :2] - exact).max()

    assert error(0.02) < 1e-5
    assert error(0.005) < error(0.02) / 16


def test_time_stepping_is_of_first_order():
    exact = np.array(where_it_stops(4.0, 2.0, 0.5)[:2])

    def error(step):
        motion = sideways().simulate(time=(0, 2, step), method="moreau")
        assert np.abs(motion.v[-1]).max() < 1e-12
        assert motion.acting[-1].all()
        return np.abs(motion.q[-1, :2] - exact).max()

    errors = [error(step) for step in (0.04, 0.02, 0.01, 0.005)]
    assert errors[0] < 0.05
    assert errors[-1] < errors[0] / 5


@pytest.mark.few("plain-omega0")
@pytest.mark.parametrize("omega", [(0.0, 30.0, 10.0), (20.0, 30.0, -5.0), (-60.0, 0.0, 0.0)])
def test_a_ball_slides_in_a_constant_direction_and_then_rolls(how, omega):  # noqa: F811
    v, r, mu = np.array([2.0, 0.0]), 0.03, 0.2
    u = v + r * np.array([-omega[1], omega[0]])
    motion = ball([*v, 0], omega).simulate(time=(0, 0.5, 0.05), **how)
    (change,) = motion.changes
    ends = 2 * np.linalg.norm(u) / (7 * mu * G)
    assert change.time == pytest.approx(ends, abs=1e-9)
    rolls = 5 / 7 * v + 2 / 7 * r * np.array([omega[1], -omega[0]])
    assert np.abs(motion.v[-1, :2] - rolls).max() < 1e-9
    assert np.abs(motion["vc"] - omega[2]).max() < 1e-12
    early = motion.t < ends
    direction = u / np.linalg.norm(u)
    assert np.abs(motion.nonideal_force[early, :2] + mu * G * direction).max() < 1e-9
    assert np.abs(motion["lambda_table_sticks"][~early]).max() < 1e-9  # a ball rolls freely
    assert closes(motion, 5)


def test_a_bead_in_a_rough_tube_keeps_its_helix(how):  # noqa: F811
    """Without gravity the developed path is straight: v' = -mu v^2 cos(beta)^2/R."""
    R, mu, v0, beta = 2.0, 0.3, 3.0, 0.4
    start = {"y": R, "vz": v0 * math.cos(beta), "vx": v0 * math.sin(beta)}
    system = particle(f"y^2 + z^2 = {R}^2", (0, 0, 0), start, friction=mu)
    motion = system.simulate(time=(0, 3, 0.1), **how)
    slowing = mu * math.cos(beta) ** 2 / R
    speed = v0 / (1 + slowing * v0 * motion.t)
    path = np.log1p(slowing * v0 * motion.t) / slowing
    assert np.abs(np.linalg.norm(motion.v, axis=1) - speed).max() < 1e-9
    assert np.abs(motion["x"] - path * math.sin(beta)).max() < 1e-9
    phi = np.unwrap(np.arctan2(motion["z"], motion["y"]))
    assert np.abs(phi - path * math.cos(beta) / R).max() < 1e-9
    assert closes(motion, 5)


@pytest.mark.parametrize(
    "equation",
    ["x^2 + y^2 + z^2 = 1", "x^2 + y^2 + z^2 <= 1", "z >= (x^2 + y^2)/2 - 1", "x + 2*y = 3*z + 3"],
)
def test_friction_is_opposed_to_the_velocity_on_any_surface(equation):
    start = {"z": -1, "vx": 1, "vy": -0.5}
    system = particle(equation, (0, 0, -G), start, friction=0.1)
    motion = system.simulate(time=(0, 0.4, 0.05), compiled=True, **FINE)
    ideal = motion.constraint_force - motion.nonideal_force
    N = np.linalg.norm(ideal, axis=1, keepdims=True)
    moves = np.linalg.norm(motion.v, axis=1) > 1e-6
    assert moves.sum() > 3
    unit = (motion.v / np.linalg.norm(motion.v, axis=1, keepdims=True))[moves]
    assert np.abs(motion.nonideal_force[moves] + 0.1 * N[moves] * unit).max() < 1e-9
    assert closes(motion, 10)


def test_a_force_that_turns_does_not_move_what_sticks(how):  # noqa: F811
    system = particle(forces=("4*cos(3*t)", "4*sin(3*t)", -G))
    motion = system.simulate(time=(0, 10, 0.5), **how)
    assert not motion.changes
    assert np.abs(motion.v).max() < 1e-15
    held = np.stack([motion["lambda_floor_sticks"], motion["lambda3"]], axis=1)
    exact = 4 * np.stack([np.cos(3 * motion.t), np.sin(3 * motion.t)], axis=1)
    assert np.abs(held - exact).max() < 1e-12


def test_what_sticks_gives_way_in_the_direction_of_the_force(how):  # noqa: F811
    """A force F t along (3, 4)/5 moves it from t = mu_s m g/F on, as on a line."""
    system = particle(forces=("3*t", "4*t", -G), friction=0.3, static=0.5)
    motion = system.simulate(time=(0, 2, 0.1), **how)
    begins = 0.5 * G / 5
    assert [change.time for change in motion.changes] == pytest.approx([begins], abs=1e-9)
    later = np.maximum(motion.t - begins, 0)
    speed = 5 * later * (begins + later / 2) - 0.3 * G * later
    assert np.abs(motion.v - speed[:, None] * np.array([0.6, 0.8, 0])).max() < 1e-9


@pytest.mark.parametrize("e", [0.0, 0.5])
@pytest.mark.parametrize("vz", [-1.0, -3.0])
def test_an_oblique_impact_brakes_in_the_direction_of_sliding(how, e, vz):  # noqa: F811
    """The impulse of friction is mu times that of the normal, or makes the ball stick."""
    system = particle(start={"z": 0.1, "vx": 0.6, "vy": -0.8, "vz": vz}, restitution=e)
    motion = system.simulate(time=(0, 0.15, 0.01), **how)
    hit = motion.changes[0]
    down = math.hypot(vz, math.sqrt(2 * G * 0.1))
    after = max(1 - 0.5 * (1 + e) * down, 0.0)
    assert hit.v_after == pytest.approx([0.6 * after, -0.8 * after, e * down], abs=1e-9)
    assert hit.energy < 0


def test_a_ball_with_spin_bounces_to_the_side(how):  # noqa: F811
    """While it slides in the impact, the impulse along the table is mu times the normal one."""
    motion = ball((0, 0, -2), (40, 30, 0), e=0.5, z=0.01).simulate(time=(0, 0.02, 0.001), **how)
    down = math.hypot(2, math.sqrt(2 * G * 0.01))
    along = np.array([-30, 40]) / 50
    expected = -0.2 * 1.5 * down * along
    if np.linalg.norm(expected) > 2 / 7 * 0.03 * 50:  # it grips: u = 0 after 2/7 of u
        expected = -2 / 7 * 0.03 * 50 * along
    assert motion.changes[0].v_after[:2] == pytest.approx(expected, abs=1e-9)


CASES = {
    "floor": (particle(start={"vx": 1, "vy": 2}), (0, 1, 0.05)),
    "slope": (sideways(), (0, 2, 0.05)),
    "ball": (ball((2, 0, 0), (20, 30, 10)), (0, 0.5, 0.05)),
    "bounce": (ball((1, 0, -1), (40, 30, 10), e=0.6, z=0.2), (0, 1, 0.05)),
    "bowl": (
        particle("z >= (x^2 + y^2)/2", start={"x": 1, "z": 0.5, "vy": 2}, friction=0.1),
        (0, 2, 0.05),
    ),
    "pulled": (particle(forces=("3*t", "4*t", -G), friction=0.3, static=0.5), (0, 2, 0.05)),
    "two": (
        System(
            ["x", "y", "z", "s"],
            [1, 1, 1, 2],
            [0, 0, -G, "-40*s"],
            [
                Constraint("z >= 0", "top", friction=0.3, slip=["vx - vs", "vy"]),
                Constraint("", "guide", friction=0.05, slip="vs", normal=f"3*{G}"),
            ],
            start={"vy": 2, "s": 0.3},
        ),
        (0, 2, 0.05),
    ),
}


@pytest.mark.parametrize("method", ["rk4", "dop853"])
@pytest.mark.parametrize("name", CASES)
@pytest.mark.few("dop853")
def test_plain_compiled_and_page_agree(name, method, tmp_path):
    system, time = CASES[name]
    options = {"time": time, "method": method, "stabilisation": "projection"}
    motion = system.simulate(**options, compiled=False)
    assert not motion.ending
    compiled = system.simulate(**options, compiled=True)
    assert np.abs(compiled.q - motion.q).max() < 1e-8
    assert_same(system, in_page(system, tmp_path, **options), motion, 1e-8)


def test_time_stepping_bounces_and_rolls():
    system = ball((1, 0, -1), (40, 30, 10), e=0.6, z=0.2)
    exact = system.simulate(time=(0, 1, 0.001), method="dop853")
    stepped = system.simulate(time=(0, 1, 0.001), method="moreau")
    assert np.abs(stepped.v[-1] - exact.v[-1]).max() < 0.02 * np.abs(exact.v[0]).max()
    energy = stepped.kinetic_energy + G * stepped["z"]
    assert (np.diff(energy) < 1e-9 * energy[0]).all()


def test_equations_state_the_law_in_space():
    text = particle(start={"vx": 1}).equations().text
    assert "u = (vx, vy)" in text
    assert "slides: T = -mu N u/|u|, mu = 0.5" in text


@pytest.mark.parametrize(
    ("slip", "says"),
    [(["vx"] * 3, "slip has 3 components"), (["vx", "vy*vx"], "'vy\\*vx' is not linear")],
)
def test_wrong_components_are_named(slip, says):
    with pytest.raises(ProblemError, match=says):
        particle(slip=slip)


def test_a_file_keeps_both_components():
    system = ball((1, 0, 0), (0, 0, 0))
    again = System.from_dict(system.to_dict())
    assert again.to_dict() == system.to_dict()
    assert again.constraint_names == ("table", "table sticks", "table sticks 2")


def test_a_file_keeps_the_motion(tmp_path):
    motion = ball((1, 0, 0), (0, 0, 0)).simulate(time=(0, 0.1, 0.05))
    motion.to_npz(tmp_path / "motion.npz")
    assert (Motion.from_npz(tmp_path / "motion.npz").multipliers == motion.multipliers).all()
