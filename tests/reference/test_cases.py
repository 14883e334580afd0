"""Systems with exact answers, each to 1e-8 with DOP853 at 1e-11."""

import tomllib
from pathlib import Path

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.special import ellipj

import teachmech as tm

CASES = tomllib.loads((Path(__file__).parent / "cases.toml").read_text())
G = 9.81
ACCURATE = {"method": "dop853", "tolerance": 1e-11}


def pendulum_angle(t):
    """psi = -2 asin(k cd(omega t | k^2)), k = sin(pi/4), omega = sqrt(9.81)."""
    k = np.sin(np.pi / 4)
    _, cn, dn, _ = ellipj(np.sqrt(G) * t, k**2)
    return -2 * np.arcsin(k * cn / dn)


@pytest.fixture(scope="module")
def pendulum():
    return tm.example("pendulum").simulate(time=(0, 10, 0.05), **ACCURATE)


def test_pendulum_follows_the_elliptic_function(pendulum):
    psi = pendulum_angle(pendulum.t)
    assert np.abs(pendulum["x1"] - np.sin(psi)).max() < 1e-8
    assert np.abs(pendulum["y1"] + np.cos(psi)).max() < 1e-8


def test_pendulum_conserves_energy_within_the_benchmark_limit(pendulum):
    energy = pendulum.kinetic_energy + G * pendulum["y1"]
    assert np.abs(energy).max() < 5e-5  # J over 10 s
    assert np.abs(energy).max() < 1e-8


def test_pendulum_reaches_the_tabulated_points(pendulum):
    at_10, at_100 = CASES["pendulum"]
    assert pendulum["x1"][-1] == pytest.approx(at_10["x"], abs=1e-8)
    assert pendulum["y1"][-1] == pytest.approx(at_10["y"], abs=1e-8)
    long = tm.example("pendulum").simulate(time=(0, 100, 100), method="dop853", tolerance=1e-13)
    assert long["x1"][-1] == pytest.approx(at_100["x"], abs=1e-8)
    assert long["y1"][-1] == pytest.approx(at_100["y"], abs=1e-8)


def test_pendulum_multiplier_is_the_tension_of_the_rod(pendulum):
    # -A^T lambda is the rod's pull towards the pivot: 2 lambda = v^2 - g y (unit mass and length)
    speed = pendulum["vx1"] ** 2 + pendulum["vy1"] ** 2
    assert np.abs(2 * pendulum["lambda1"] - (speed - G * pendulum["y1"])).max() < 1e-8


def test_knife_edge_on_an_incline_follows_its_cycloid():
    omega = np.pi / 3
    edge = tm.System(
        coordinates=["x", "y", "phi"],
        mass=["m", "m", "J"],
        forces=["m*g*sin(a)", 0, 0],
        constraints=["vx*sin(phi) - vy*cos(phi)"],
        parameters={"m": 1.25, "J": 0.13, "g": G, "a": "pi/4"},
    )
    motion = edge.simulate(start={"vphi": "pi/3"}, time=(0, 10, 0.05), **ACCURATE)
    t, factor = motion.t, G * np.sin(np.pi / 4) / (2 * omega**2)
    assert np.abs(motion["x"] - factor * np.sin(omega * t) ** 2).max() < 1e-8
    assert np.abs(motion["y"] - factor * (omega * t - np.sin(2 * omega * t) / 2)).max() < 1e-8
    assert np.abs(motion["phi"] - omega * t).max() < 1e-8


def test_driven_particle_turns_ever_faster_on_its_circle():
    motion = tm.example("driven-circle").simulate(time=(0, 3, 0.01), **ACCURATE)
    assert np.abs(motion["x1"] - np.sin(motion.t**2)).max() < 1e-8
    assert np.abs(motion["y1"] - np.cos(motion.t**2)).max() < 1e-8


def test_redundant_rows_do_not_change_the_conical_pendulum():
    m, length, angle = 0.7, 1.3, 0.6
    rate = np.sqrt(G / (length * np.cos(angle)))
    motion = tm.example("conical-pendulum").simulate(time=(0, 5, 0.02), **ACCURATE)
    radius = length * np.sin(angle)
    assert np.abs(motion["x1"] - radius * np.cos(rate * motion.t)).max() < 1e-8
    assert np.abs(motion["y1"] - radius * np.sin(rate * motion.t)).max() < 1e-8
    assert np.abs(motion["z1"] + length * np.cos(angle)).max() < 1e-8
    assert set(motion.rank) == {1}
    # The resultant is the tension m g / cos(angle) along the thread, whatever the three shares.
    tension = m * G / np.cos(angle)
    assert np.abs(motion.constraint_force + tension * motion.q / length).max() < 1e-7
    shares = [motion.force_of(name) for name in motion.system.constraint_names]
    assert np.abs(sum(shares) - motion.constraint_force).max() < 1e-12
    # Least norm: the multipliers are as 1 : 2 : -1, the factors of the rows.
    assert np.abs(motion.multipliers - motion["lambda1"][:, None] * [1, 2, -1]).max() < 1e-10


def test_bead_on_the_turned_hoop_stays_in_relative_equilibrium():
    omega, cos = 5.0, G / 25
    sin = np.sqrt(1 - cos**2)
    motion = tm.example("turned-hoop").simulate(time=(0, 4, 0.02), **ACCURATE)
    assert np.abs(motion["x1"] - sin * np.cos(omega * motion.t)).max() < 1e-8
    assert np.abs(motion["y1"] - sin * np.sin(omega * motion.t)).max() < 1e-8
    assert np.abs(motion["z1"] + cos).max() < 1e-8
    # The hoop turns at a constant rate and the bead keeps its energy: no work.
    assert np.abs(motion.work_constraint).max() < 1e-8


# --- through singular configurations, with the default settings of an adaptive method -------------


def chain(count):
    """A02 of the IFToMM library: 2 count + 1 uniform rods, in the ends of the upper ones."""
    ends = range(count + 1)
    T = [f"(vx{i}^2 + vy{i}^2)/6" for i in ends]
    V = [f"g*y{i}/2" for i in ends]
    constraints = [f"(x{i} - {i})^2 + y{i}^2 = 1" for i in ends]
    for i in range(count):
        T += [f"(v{q}{i}^2 + v{q}{i}*v{q}{i + 1} + v{q}{i + 1}^2)/6" for q in "xy"]
        V += [f"g*(y{i} + y{i + 1})/2"]
        constraints += [f"(x{i + 1} - x{i})^2 + (y{i + 1} - y{i})^2 = 1"]
    return tm.Lagrangian(
        T=" + ".join(T),
        V=" + ".join(V),
        coordinates=[f"{q}{i}" for i in ends for q in "xy"],
        constraints=constraints,
        parameters={"g": G},
        start={f"x{i}": i for i in ends} | {f"{q}{i}": 1 for i in ends for q in ("y", "vx")},
    )


def test_the_chain_stays_on_its_branch_through_all_collinear_configurations():
    motion = chain(2).simulate(time=(0, 10), method="dop853")
    inertia, weight = (2 + 1) / 3 + 2, (2 + 1) / 2 + 2
    reduced = solve_ivp(
        lambda t, y: [y[1], -weight / inertia * G * np.cos(y[0])],
        (0, 10),
        [np.pi / 2, -1],
        method="DOP853",
        t_eval=motion.t,
        rtol=1e-13,
        atol=1e-13,
    ).y[0]
    assert np.abs(motion["x0"] - np.cos(reduced)).max() < 1e-6
    assert np.abs(motion["y0"] - np.sin(reduced)).max() < 1e-6
    (published,) = CASES["chain"]
    assert abs(motion["x0"][-1] - published["x"]) < 1e-6
    assert abs(motion["y0"][-1] - published["y"]) < 1e-6
    energy = motion.kinetic_energy + G * (motion["y0"] + 1.5 * motion["y1"] + motion["y2"])
    assert np.abs(energy - energy[0]).max() < 1e-6
    # it did pass them: the rods lie along x, and A comes close to losing rank
    assert motion["y0"].min() < -0.5
    assert motion.singular_values[:, -1].min() < 0.01 * motion.singular_values[:, -1].max()


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize(("count", "tolerance"), [(2, 1e-6), (2, 1e-13), (10, 1e-8), (40, 1e-13)])
@pytest.mark.few("2-1e-06", "10-1e-08-True")
def test_the_chain_passes_collinear_configurations_at_any_tolerance(count, tolerance, compiled):
    """((count + 1)/6 + count/2) of theta'^2 is the kinetic energy, all bars being parallel."""
    if count == 40 and not compiled:
        count = 6  # the plain program takes a minute for 40
    motion = chain(count).simulate(
        time=(0, 10, 0.1), method="dop853", tolerance=tolerance, compiled=compiled
    )
    inertia, weight = (count + 1) / 3 + count, (count + 1) / 2 + count
    theta = solve_ivp(
        lambda t, y: [y[1], -weight / inertia * G * np.cos(y[0])],
        (0, 10),
        [np.pi / 2, -1],
        method="DOP853",
        t_eval=motion.t,
        rtol=3e-14,
        atol=1e-14,
    ).y[0]
    error = 3000 * tolerance  # that of a step, times the steps and their growth over 10 s
    for k in range(count + 1):
        assert np.abs(motion[f"x{k}"] - k - np.cos(theta)).max() < error
        assert np.abs(motion[f"y{k}"] - np.sin(theta)).max() < error
    assert "A loses rank" in motion.warnings()[0]  # and the warning names the position


@pytest.fixture(scope="module")
def slider_crank():
    return tm.Lagrangian(
        T="mc*(L*va)^2/6 + mr*(R*vb)^2/24 + ms*vs^2/2"
        " + mr*((L*sin(a)*va + R*sin(b)*vb/2)^2 + (L*cos(a)*va + R*cos(b)*vb/2)^2)/2",
        coordinates=["a", "b", "s"],
        constraints=["L*cos(a) + R*cos(b) = s", "L*sin(a) + R*sin(b) = 0"],
        forces={"a": 0.1},
        parameters={"mc": 0.2, "mr": 0.2, "ms": 0.4, "L": 0.1, "R": 0.3},
        start={"s": 0.4},
    )


@pytest.mark.thorough
def test_the_slider_crank_passes_both_dead_centres(slider_crank):
    motion = slider_crank.simulate(time=(0, 2, 0.1), method="dop853")
    for case in CASES["slider_crank"]:
        k = round(case["t"] / 0.1)
        assert abs(motion["a"][k] - case["angle"]) < 1e-6
        assert abs(motion["va"][k] - case["rate"]) < 1e-6


def test_a_hundred_turns_of_the_slider_crank_do_not_leave_the_constraints(slider_crank):
    motion = slider_crank.simulate(time=(0, 7, 0.02), method="dop853", tolerance=1e-6)
    assert motion["a"][-1] > 100 * 2 * np.pi
    assert np.abs(motion.violation).max() < 1e-10
    assert np.abs(motion.velocity_violation).max() < 1e-10
