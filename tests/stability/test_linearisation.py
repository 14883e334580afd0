"""Linearised equations of motion against closed forms, published values and simulated motions."""

import numpy as np
import pytest
from scipy.linalg import expm
from scipy.special import roots_laguerre

import teachmech as tm
from teachmech.program import Model
from teachmech.stability.linearisation import EQUILIBRIUM, MOTION, STEADY
from tests.stability import closed_forms

pytestmark = pytest.mark.quick
G = closed_forms.G


def frequencies(of):
    """Return the positive imaginary parts of the eigenvalues, ascending."""
    return np.array([s.imag for s in of.eigenvalues if s.imag > 0])


def close(found, expected, tolerance=1e-10):
    return np.shape(found) == np.shape(expected) and np.allclose(
        found, expected, rtol=tolerance, atol=tolerance
    )


# --- closed forms ---------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3, 10, 50])
def test_frequencies_of_a_hanging_chain_are_zeros_of_a_laguerre_polynomial(count):
    of = closed_forms.hanging_chain(count).linearise()
    assert of.kind == EQUILIBRIUM
    assert close(np.sort(frequencies(of) ** 2 / G), np.sort(roots_laguerre(count)[0]))


def test_published_zeros_of_the_chain_of_three():
    found = frequencies(closed_forms.hanging_chain(3).linearise()) ** 2 / G
    assert found == pytest.approx([0.41577456, 2.29428036, 6.28994508], abs=1e-8)


@pytest.mark.parametrize("count", [1, 4, 9])
def test_frequencies_of_a_loaded_string(count):
    tension, m, d, k = 50 * (0.4 - 0.3), 0.2, 0.4, 50
    sines = np.sin(np.arange(1, count + 1) * np.pi / (2 * (count + 1)))
    expected = [*(2 * np.sqrt(tension / (m * d)) * sines), *(2 * np.sqrt(k / m) * sines)]
    assert close(frequencies(closed_forms.loaded_string(count).linearise()), sorted(expected))


def test_small_oscillations_of_a_bead_on_a_turning_hoop():
    w, R = 6.0, 0.5
    theta = np.arccos(G / (w**2 * R))
    of = closed_forms.hoop(w, R).linearise(start={"theta": theta})
    assert close(frequencies(of), [w * np.sin(theta)])
    assert closed_forms.hoop(w, R).linearise(start={"theta": 0}).stability == "unstable"
    slow = closed_forms.hoop(4.0, R).linearise(start={"theta": 0})
    assert close(frequencies(slow), [np.sqrt(G / R - 16)])


def test_radial_oscillation_of_a_conical_pendulum():
    theta, L = 0.6, 1.3
    W = np.sqrt(G / (L * np.cos(theta)))
    of = closed_forms.spherical_pendulum(theta, W, L).linearise()
    assert of.kind == STEADY and of.free == ("phi",)
    assert close(frequencies(of), [W * np.sqrt(1 + 3 * np.cos(theta) ** 2)])
    assert [W, *frequencies(of)] == pytest.approx([3.02376151, 5.27517414], abs=1e-8)


def test_nutation_of_a_heavy_top_in_slow_precession():
    A, C, weight, spin, theta = 0.004, 0.002, 0.5, 100.0, 0.5
    a, b, c = A * np.cos(theta), -C * spin, weight
    W = (-b - np.sqrt(b**2 - 4 * a * c)) / (2 * a)
    assert pytest.approx(2.62053033, abs=1e-8) == W
    of = closed_forms.heavy_top(theta, W, spin).linearise()
    assert of.kind == STEADY and set(of.free) == {"phi", "psi"}
    nutation = np.hypot(W * np.sin(theta), C * spin / A - 2 * W * np.cos(theta))
    assert close(frequencies(of), [nutation])
    assert frequencies(of) == pytest.approx([45.417916], abs=1e-6)


@pytest.mark.parametrize("inertia", [1 / 4, 1 / 2], ids=["disk", "hoop"])
def test_an_upright_disk_or_hoop_rolls_stably_above_a_speed(inertia):
    """Characteristic equation: A (A + 1) s^2 = A g/r - C (C + 1) v^2/r^2, with m r^2 = 1."""
    r, A, C = 0.3, inertia, 2 * inertia
    limit = G * r * A / (C * (C + 1))
    assert limit == pytest.approx(G * r / {0.25: 3, 0.5: 4}[inertia])
    for share in (0.5, 0.9, 1.1, 2.0):
        of = closed_forms.rolling_ring(np.sqrt(share * limit), inertia, r).linearise()
        assert of.kind == STEADY
        s2 = (A * G / r - C * (C + 1) * share * limit / r**2) / (A * (A + 1))
        squares = [s.real for s in of.eigenvalues**2 if s != 0]
        assert close(squares, [s2, s2], 1e-9)
        assert (of.stability == "unstable") == (share < 1)


def test_straight_motion_of_a_sleigh_and_of_a_sleigh_backwards():
    rate = 0.2 * 1.5 / (0.13 + 0.2**2)
    for speed in (1.5, -1.5):
        of = closed_forms.sleigh(speed).linearise()
        assert of.kind == STEADY
        assert close([s for s in of.eigenvalues.real if s], [-np.sign(speed) * rate])


def test_a_ball_on_a_turntable_runs_in_circles():
    of = closed_forms.ball_on_turntable(3.0).linearise()
    assert close(frequencies(of), [2 * 3.0 / 7])


@pytest.mark.parametrize(
    ("speed", "weave", "capsize", "caster"),
    # table 2 of J. P. Meijaard, J. M. Papadopoulos, A. Ruina, A. L. Schwab, Proc. R. Soc. A 463
    [
        (2, 2.68234517512745 + 1.68066296590675j, -3.07158645641514, -8.67387984831735),
        (5, -0.77534188219585 + 4.46486771378823j, -0.32286642900409, -14.07838969279822),
        (8, -2.69348683581097 + 8.46037971396931j, 0.14327879765713, -20.27940894394569),
    ],
)
def test_published_eigenvalues_of_the_bicycle(speed, weave, capsize, caster):
    of = tm.linearise("bicycle", parameters={"v": speed, "lean": 0})
    assert of.kind == STEADY
    found = [s for s in of.eigenvalues if s != 0]
    expected = sorted([weave, np.conj(weave), capsize, caster], key=lambda s: (s.real, s.imag))
    assert sorted(found, key=lambda s: (s.real, s.imag)) == pytest.approx(expected, rel=1e-9)


# --- independent computations ---------------------------------------------------------------------


def change_after(of, z, span):
    """Return the change of (dp, du) after a time, as half the difference of two motions."""
    system, f = of.system, len(of.coordinates)
    names = (*system.coordinates, *system.velocities)
    kept = [names.index(name) for name in (*of.coordinates, *of.velocities)]
    ends = []
    for sign in (1, -1):
        q, v = Model.of(system).start
        state = [*(q + sign * of.positions @ z[:f]), *(v + sign * of.rates @ z)]
        motion = system.simulate(
            start=dict(zip(names, state, strict=True)),
            time=(0, span, span),
            method="dop853",
            tolerance=1e-12,
            start_tolerance=1e-3,
        )
        ends.append(np.concatenate([motion.q[-1], motion.v[-1]])[kept])
    return (ends[0] - ends[1]) / 2


@pytest.mark.parametrize(
    "system",
    [
        closed_forms.hanging_chain(2),
        closed_forms.rolling_ring(1.2, 0.25),
        closed_forms.heavy_top(0.5, 2.62053033, 100.0),
        tm.example("double-pendulum").system.replace(
            start={"A_x": 0, "A_y": -0.4, "B_x": 0, "B_y": -0.7}
        ),
    ],
    ids=["chain", "disk", "top", "mechanism"],
)
def test_the_exponential_of_a_matrix_is_the_difference_of_two_motions(system):
    of = system.linearise()
    z = 1e-5 * of.sizes * np.random.default_rng(1).normal(size=len(of.sizes))
    span = 0.3 * of.period
    error = change_after(of, z, span) - expm(of.A * span) @ z
    assert np.abs(error / of.sizes).max() < 1e-9


@pytest.mark.parametrize("name", ["conical-pendulum", "heavy-top", "bennett"])
def test_the_matrix_along_a_motion_is_the_rate_of_the_difference_of_two_motions(name):
    """The error of the difference quotient falls with the time: A is its limit."""
    of = tm.example(name).linearise()
    assert of.kind == MOTION
    z = 1e-5 * of.sizes * np.random.default_rng(2).normal(size=len(of.sizes))
    errors = []
    for span in (0.02 * of.period, 0.01 * of.period):
        rate = (change_after(of, z, span) - z) / span
        errors.append(np.abs((rate - of.A @ z) / of.sizes).max())
    assert errors[0] / errors[1] == pytest.approx(2, abs=0.2)
    assert errors[1] * of.period < 0.05 * 1e-5


def test_redundant_constraints_and_units_do_not_change_the_modes():
    single = closed_forms.hanging_chain(2).linearise()
    twice = closed_forms.hanging_chain(2)
    more = [c.equation for c in twice.constraints] + ["3*x1^2 + 3*y1^2 = 3"]
    assert close(twice.replace(constraints=more).linearise().eigenvalues, single.eigenvalues)
    small = tm.System(
        ["x", "y"], [1, 1], [0, -9810], ["x^2 + y^2 = 1e6"], start={"y": -1000}
    ).linearise()
    assert close(frequencies(small), [np.sqrt(9.81)])


def test_friction_that_slides_and_prescribed_work_enter_the_linearisation():
    """A bead slides on a line with a normal force 5 + 3 x: m s^2 + mu 3 + k = 0, and damping."""
    bead = tm.System(
        ["x", "y"],
        [2, 2],
        ["-7*x - 4*vx", "-5 - 3*x"],
        [tm.Constraint("y = 0", "line", friction=0.3, virtual_work={"x": "-0.5*vx"})],
        start={"vx": 1},
    )
    of = bead.linearise()
    assert close(of.K, [[7 + 0.3 * 3]]) and close(of.D, [[4.5]]) and close(of.M, [[2]])
    stuck = bead.linearise(start={"vx": 0})
    assert stuck.velocities == ()


def test_inputs_and_gyroscopic_terms():
    cart = tm.System(
        ["x", "y"],
        [2, 1],
        ["u - 3*vy", "3*vx - w"],
        inputs={"u": 0, "w": "t"},
    ).linearise()
    assert cart.inputs == ("u", "w")
    assert close(cart.B, [[0, 0], [0, 0], [0.5, 0], [0, -1]])
    assert close(cart.G, [[0, 3], [-3, 0]]) and not cart.D.any()


def test_an_input_that_is_an_expression_closes_the_loop():
    held = tm.System(["x"], [1], ["u"], inputs={"u": "-4*x - 2*vx"}).linearise()
    assert close(held.K, [[4]]) and close(held.D, [[2]])


def test_a_singular_mass_matrix():
    """A massless coordinate follows a constraint: s = 2 phi carries the spring."""
    of = tm.System(["phi", "s"], [3, 0], [0, "-5*s"], ["s = 2*phi"], start={}).linearise()
    assert close(frequencies(of), [np.sqrt(5 * 4 / 3)])


# --- refusals -------------------------------------------------------------------------------------


def test_what_cannot_be_linearised_is_named():
    plain = tm.System(["x"], [1], [0], [lambda x: x], start={})
    with pytest.raises(tm.ProblemError, match="constraint c1: a Python function has no formula"):
        plain.linearise()
    driven = tm.System(["x"], [1], ["u"], inputs={"u": lambda t, q, v: 0.0})
    with pytest.raises(tm.ProblemError, match="input u: a Python function has no formula"):
        driven.linearise()
    with pytest.raises(tm.InconsistentStartError, match="does not meet rod"):
        tm.example("pendulum").linearise(start={"x1": 0.5})
    flat = {"x": 1, "u": 2, "y": 0, "w": 0}
    linkage = tm.System(
        ["x", "y", "u", "w"],
        [1] * 4,
        [0] * 4,
        ["x^2 + y^2 = 1", "(u - 1)^2 + w^2 = 1", "(u - x)^2 + (w - y)^2 = 1"],
        start=flat,
    )
    with pytest.raises(tm.ProblemError, match="the constraints lose rank at this state"):
        linkage.linearise()


def test_a_linear_system_in_motion_is_not_steady_but_its_coefficients_are_constant():
    of = tm.System(["x"], [1], ["-4*x"], start={"x": 1}).linearise()
    assert of.kind == "a motion with constant coefficients"
    assert close(frequencies(of), [2])


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda p: p.linearise(start="x"), "give a mapping of names to values"),
        (lambda p: p.linearise(start={"z": 1}), "^start: there is no coordinate or velocity 'z'"),
        (lambda p: p.linearise().response("x"), "frequencies: these are not finite numbers"),
        (lambda p: p.linearise().mode_motion("x"), "there is no mode 'x'; there are 1"),
        (lambda p: p.root_locus("L", "abc"), "^values: these are not finite numbers"),
        (lambda p: p.branches("L", (0, "x")), "^between: these are not finite numbers"),
        (lambda p: p.branches("L", (0, 1, 2)), "^between: the range of L is not valid"),
    ],
)
def test_wrong_arguments_are_named_without_the_line_of_the_file(ask, message):
    with pytest.raises(tm.ProblemError, match=message):
        ask(tm.example("pendulum"))


def test_a_state_of_a_motion_is_a_start():
    pendulum = tm.System(["theta"], [1], ["-g*sin(theta)"], parameters={"g": G}, start={"theta": 2})
    exact = {"method": "dop853", "tolerance": 1e-13}
    motion = pendulum.simulate((0, 1, 0.25), **exact)
    found = pendulum.linearise(start=motion.state(2), time=motion.t[2])
    assert found.kind == MOTION
    assert close(np.sort(found.eigenvalues**2), np.full(2, -G * np.cos(motion["theta"][2])))
    again = pendulum.simulate((0.5, 1, 0.25), start=motion.state(2), **exact)
    assert close(again.q[-1], motion.q[-1]) and again.state(0) == motion.state(2)
    with pytest.raises(tm.ProblemError, match="no stored time 9"):
        motion.state(9)


@pytest.mark.parametrize("unit", [1, 1e-3, 40.0])
def test_a_mode_is_labelled_by_what_moves_most_in_any_unit(unit):
    """Two equal storeys: shapes (1, golden) and (golden, -1), whatever moves at the start."""
    storeys = tm.System(
        ["a", "b"],
        ["m", "m*u^2"],
        ["-k*(a - ground) + k*(u*b - a)", "-u*k*(u*b - a)"],
        parameters={"m": 1000, "k": 1e5, "u": unit},
        inputs={"ground": "0.01*sin(6*t)"},
    )
    golden = (1 + 5**0.5) / 2
    first, second = storeys.linearise().modes
    assert (first.label, second.label) == ("b, a", "a, b")
    assert close(first.shape * [1, unit] / (first.shape[1] * unit), [1 / golden, 1])
    assert close(second.shape, [1, -1 / golden / unit])
