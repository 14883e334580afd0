"""Periodic motions and their Floquet multipliers: closed forms and published values."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.linalg import expm
from scipy.special import ellipk, mathieu_a, mathieu_b

import teachmech as tm
from teachmech.base.errors import ProblemError, TeachmechError

G = 9.81
SWING = tm.System(["phi"], ["L"], ["-g*sin(phi)"], parameters={"L": 1, "g": G}, start={"phi": 1.2})
ROD = tm.System(
    ["x", "y"],
    [1, 1],
    [0, -G],
    ["x^2 + y^2 = 1"],
    start={"x": np.sin(1.2), "y": -np.cos(1.2)},
)


def period_of(phi):
    """Return the period of a pendulum of 1 m with this amplitude."""
    return 4 * ellipk(np.sin(phi / 2) ** 2) / np.sqrt(G)


@pytest.mark.parametrize(
    ("system", "fixed"), [(SWING, ["phi", "vphi"]), (ROD, ["x", "vx"])], ids=["angle", "constraint"]
)
def test_the_period_of_a_pendulum(system, fixed):
    orbit = system.periodic_orbit(2.3, fixed=fixed)
    assert orbit.period == pytest.approx(period_of(1.2), rel=1e-10)
    assert orbit.multipliers == pytest.approx([1, 1], abs=1e-7)
    assert orbit.stability == "not decided"
    assert "along the orbit" in str(orbit)


def test_without_fixed_values_the_nearest_orbit_is_found():
    orbit = SWING.periodic_orbit(2.3)
    energy = orbit.start["vphi"] ** 2 / 2 - G * np.cos(orbit.start["phi"])
    assert orbit.period == pytest.approx(period_of(np.arccos(-energy / G)), rel=1e-10)


def test_a_rotation_closes_up_to_a_full_turn():
    orbit = SWING.periodic_orbit(1.2, start={"phi": 0, "vphi": 7}, fixed=["vphi", "phi"])
    assert orbit.period == pytest.approx(4 / 7 * ellipk(4 * G / 49), rel=1e-10)
    assert orbit.turned == ("phi",)


def test_van_der_pol():
    system = tm.System(["x"], [1], ["m*(1 - x^2)*vx - x"], parameters={"m": 1}, start={"x": 2})
    orbit = system.periodic_orbit(6.5)

    def upwards(t, y):
        return y[0]

    upwards.direction = 1
    cycle = solve_ivp(
        lambda t, y: [y[1], (1 - y[0] ** 2) * y[1] - y[0]],
        (0, 80),
        [2, 0],
        "DOP853",
        events=upwards,
        rtol=1e-13,
        atol=1e-13,
    )
    assert orbit.period == pytest.approx(np.diff(cycle.t_events[0])[-1], rel=1e-9)
    motion = system.simulate(
        (0, orbit.period, orbit.period / 500), method="dop853", tolerance=1e-13, start=orbit.start
    )
    divergence = np.mean(1 - motion["x"][:-1] ** 2) * orbit.period  # spectral on a full period
    assert orbit.own == pytest.approx([np.exp(divergence)], rel=1e-8)
    assert orbit.multipliers[0] == 1
    assert orbit.stability == "asymptotically stable"
    state = {name: x[-1] for name, x in zip(("x", "vx"), (motion["x"], motion["vx"]), strict=True)}
    assert state == pytest.approx(orbit.start, abs=1e-9)


def test_a_linear_system_under_a_harmonic_force():
    system = tm.System(
        ["x", "y"],
        [1, 2],
        ["-3*x + y - 0.1*vx + cos(w*t)", "x - 5*y - 0.2*vy"],
        parameters={"w": 2.5},
    )
    T = 2 * np.pi / 2.5
    orbit = system.periodic_orbit("2*pi/2.5")
    A = np.array([[0, 0, 1, 0], [0, 0, 0, 1], [-3, 1, -0.1, 0], [0.5, -2.5, 0, -0.1]])
    forced = np.linalg.solve(2.5j * np.eye(4) - A, [0, 0, 1, 0]).real
    assert [*orbit.start.values()] == pytest.approx(forced, abs=1e-10)
    expected = np.linalg.eigvals(expm(A * T))
    assert sorted(orbit.multipliers, key=np.angle) == pytest.approx(
        sorted(expected, key=np.angle), abs=1e-10
    )
    assert orbit.driven


@pytest.mark.parametrize(
    ("a", "trace"),
    [
        (mathieu_a(1, 0.7), -2),
        (mathieu_b(1, 0.7), -2),
        (mathieu_a(2, 1.5), 2),
        (mathieu_a(0, 0.4), 2),
    ],
)
def test_the_limits_of_stability_of_mathieus_equation(a, trace):
    """On its characteristic curves the multipliers are both -1 or both 1."""
    q = {-2: 0.7}.get(trace, 1.5 if a > 1 else 0.4)
    system = tm.System(["x"], [1], ["-(a - 2*q*cos(2*t))*x"], parameters={"a": float(a), "q": q})
    orbit = system.periodic_orbit("pi")
    assert orbit.multipliers.sum() == pytest.approx(trace, abs=1e-9)
    assert np.prod(orbit.multipliers) == pytest.approx(1, abs=1e-10)
    inside = system.periodic_orbit(np.pi, parameters={"a": 1.0, "q": 0.3})
    assert inside.stability == "unstable"


def test_a_support_that_vibrates_holds_a_pendulum_upright():
    """A rheonomic constraint; small motions obey Mathieu's equation."""
    system = tm.System(
        ["x", "y"],
        [1, 1],
        [0, -G],
        ["x^2 + (y - a*cos(W*t))^2 = 1"],
        parameters={"a": 0.05, "W": 120},
        start={"y": 1.05},
    )
    orbit = system.periodic_orbit("2*pi/120")
    linear = tm.System(
        ["p"], [1], ["(g - a*W^2*cos(W*t))*p"], parameters={"g": G, "a": 0.05, "W": 120}
    )
    expected = linear.periodic_orbit("2*pi/120").multipliers
    assert orbit.multipliers == pytest.approx(expected, abs=1e-9)
    assert np.abs(orbit.multipliers) == pytest.approx([1, 1], abs=1e-9)
    slow = system.periodic_orbit("2*pi/40", parameters={"W": 40})
    assert slow.stability == "unstable"


@pytest.mark.thorough
def test_stick_and_slip_on_a_belt_forgets_its_start():
    belt = tm.Constraint(
        "", "belt", friction="0.2 + 0.2*exp(-abs(vx - v)/w)", slip="vx - v", normal="9.81"
    )
    system = tm.System(
        ["x"], [1], ["-4*x"], [belt], parameters={"v": 0.3, "w": 0.5}, start={"x": 0.9}
    )
    orbit = system.periodic_orbit(4)
    assert orbit.own == pytest.approx([0], abs=1e-9)  # it sticks once in each period
    motion = system.simulate(
        (0, orbit.period, 0.1), method="dop853", tolerance=1e-12, start=orbit.start
    )
    assert motion["x"][-1] == pytest.approx(orbit.start["x"], abs=1e-8)
    assert len(motion.changes) >= 2


def test_a_ball_that_bounces_without_loss():
    floor = tm.Constraint("y >= 0", "floor", restitution=1)
    ball = tm.System(["y"], [1], [-G], [floor], start={"y": 0.7})
    orbit = ball.periodic_orbit(0.8, fixed=["y", "vy"])
    assert orbit.period == pytest.approx(2 * np.sqrt(2 * 0.7 / G), rel=1e-10)
    assert orbit.multipliers == pytest.approx([1, 1], abs=1e-8)


@pytest.mark.parametrize(
    ("period", "options", "words"),
    [
        (-1, {}, "the period -1 is not positive"),
        ("pi", {"start": {"phi": 0}}, "at rest"),
        (2, {"fixed": ["z"]}, "there is no coordinate or velocity 'z'"),
        ("x", {}, "unknown name 'x'"),
        (2, {"progress": lambda done: False}, "stopped on request"),
    ],
)
def test_wrong_arguments_are_refused(period, options, words):
    with pytest.raises(TeachmechError, match=words):
        SWING.periodic_orbit(period, **options)


def test_a_period_that_is_not_that_of_the_drive_is_refused():
    system = tm.System(["x"], [1], ["-x + cos(3*t)"])
    with pytest.raises(ProblemError, match="do not recur after 2 s"):
        system.periodic_orbit(2)
    assert system.periodic_orbit("4*pi/3").driven
