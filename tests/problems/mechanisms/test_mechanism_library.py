"""The library of mechanisms: every file runs and agrees with geometry and mechanics."""

from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.interpolate import CubicHermiteSpline
from scipy.special import ellipeinc, ellipj, ellipk

import teachmech as tm
from teachmech.problems.double_parallelogram import double_parallelogram

NAMES = tm.examples("mechanisms")
PUBLISHED = {
    "andrews",
    "mechanism0",
    "mechanism1",
}  # numbers in test_mechanisms.py
OTHERS = {
    *PUBLISHED,
    "crank-and-load",
}  # test_mechspec.py has the last
OURS = [name for name in NAMES if name not in OTHERS]


@cache
def mechanism(name):
    return tm.example(name)


@cache
def motion(name):
    """Return the motion of the file, or its first 2 s."""
    end = min(2, mechanism(name).time_span[1])
    end, steps = {"a02-chain": (10, 400), "quick-return": (2, 240)}.get(name, (end, 40))
    return mechanism(name).simulate(time=(0, end, end / steps))


def at(motion, point):
    """Return the position of a point over time, as complex numbers."""
    return motion[f"{point}_x"] + 1j * motion[f"{point}_y"]


def parameters(name):
    return mechanism(name).system.parameter_values


def meet(a, r, b, s, side):
    """Return the intersection of circles about a and b, to the left (1) or right (-1) of a to b."""
    gap = b - a
    along = (r**2 - s**2 + np.abs(gap) ** 2) / (2 * np.abs(gap))
    return a + (along + side * 1j * np.sqrt(r**2 - along**2)) * gap / np.abs(gap)


def drive(motion, coordinate):
    """Return the driving force or torque over time."""
    k = motion.system.coordinates.index(coordinate)
    return motion.force_of(f"drive of {coordinate}")[:, k]


# --- every file -----------------------------------------------------------------------------------


def test_the_library_has_the_classic_mechanisms():
    assert set(NAMES) >= {
        *("physical-pendulum", "double-pendulum", "four-bar", "slider-crank", "a02-chain"),
        *("scissor-lift", "peaucellier", "watt", "chebyshev", "hoecken", "roberts", "jansen"),
        *("quick-return", "double-parallelogram", "elliptic-trammel", "scotch-yoke"),
        *("pantograph", "toggle-press", *OTHERS),
    }


@pytest.mark.few("four-bar")
@pytest.mark.parametrize("name", NAMES)
def test_a_file_starts_on_its_constraints(name):
    report = mechanism(name).examine_start()
    assert report.consistent
    assert max(map(abs, report.violation.values())) < 1e-12
    assert max(map(abs, report.rate.values())) < 1e-12
    assert report.redundant == (name in ("double-parallelogram", "isosceles-slider-crank"))
    loose = name in ("crank-and-load", "cam-and-follower")  # a load, a follower
    free = report.degrees_of_freedom > loose
    assert free != bool(mechanism(name).Drives)


@pytest.mark.parametrize("name", OURS)
def test_a_file_of_the_library_has_no_notes_and_has_a_description(name):
    assert mechanism(name).notes == []
    lines = mechanism(name).to_yaml().splitlines()
    assert lines[0].startswith("# ")
    assert len([line for line in lines if line.startswith("#")]) >= 3
    assert max(map(len, lines)) <= 120
    animation = mechanism(name).Animation
    assert animation.traces
    assert animation.Skeleton.fleshoutwid
    shown = {text.removeprefix("$") for text in animation.physParamsToShow}
    assert shown
    assert shown <= mechanism(name).PhysicalParams.keys()


@pytest.mark.few("four-bar", "slider-crank", "peaucellier", "scissor-lift")
@pytest.mark.parametrize("name", OURS)
def test_a_file_runs_with_energy_and_work_in_balance(name):
    m = motion(name)
    assert not m.ending
    assert np.abs(m.violation).max() < 1e-12
    turned_over = 1 + np.ptp(m.work_applied) + np.ptp(m.work_constraint)
    assert np.abs(m.energy_balance).max() < 1e-9 * turned_over
    T, V = m.kinetic_energy, m.potential_energy
    if name != "double-parallelogram":  # its dampers take energy away
        work = m.work_constraint + m.work_impulses
        assert T + V - T[0] - V[0] == pytest.approx(work, abs=1e-9 * turned_over)


@pytest.mark.few("geneva-drive", "four-bar")
@pytest.mark.parametrize("name", OURS)
def test_only_two_of_them_pass_singular_configurations(name):
    singular = name in ("a02-chain", "isosceles-slider-crank")
    assert bool(motion(name).singularities()) == singular


@pytest.mark.parametrize("name", ["jansen", "scissor-lift", "pantograph"])
def test_a_driven_file_moves_the_same_without_integration(name):
    led = mechanism(name).simulate(time=motion(name).t[[0, -1]].tolist(), method="kinematic")
    for mine, other in ((led.q, motion(name).q), (led.v, motion(name).v), (led.a, motion(name).a)):
        assert mine[-1] == pytest.approx(other[-1], abs=1e-8)


# --- pendulums ------------------------------------------------------------------------------------


def test_the_physical_pendulum_follows_elliptic_functions():
    """Sin(phi/2) = k cd(w t | k^2) with the length 2 L/3 of the equivalent thread."""
    p, m = parameters("physical-pendulum"), motion("physical-pendulum")
    k, w = np.sin(p["phi0"] / 2), np.sqrt(1.5 * p["g"] / p["L"])
    _, cn, dn, _ = ellipj(w * m.t, k**2)
    phi = 2 * np.arcsin(k * cn / dn)
    assert at(m, "A") == pytest.approx(-1j * p["L"] * np.exp(1j * phi), abs=1e-9)
    period = 4 / w * ellipk(k**2)
    turn = mechanism("physical-pendulum").simulate(time=(0, period, period / 2))
    assert turn["A_x"] == pytest.approx(p["L"] * np.sin(p["phi0"]) * np.array([1, -1, 1]), abs=1e-9)


def test_the_double_pendulum_follows_the_equation_in_two_angles():
    p = parameters("double-pendulum")
    m1, m2, l1, l2, g = (p[name] for name in ("m1", "m2", "l1", "l2", "g"))
    h = m2 * l1 * l2 / 2

    def derivative(_, y):
        a, b, u, v = y
        mass = [
            [m1 * l1**2 / 3 + m2 * l1**2, h * np.cos(a - b)],
            [h * np.cos(a - b), m2 * l2**2 / 3],
        ]
        torque = [
            -h * np.sin(a - b) * v**2 - (m1 / 2 + m2) * g * l1 * np.sin(a),
            h * np.sin(a - b) * u**2 - m2 / 2 * g * l2 * np.sin(b),
        ]
        return [u, v, *np.linalg.solve(mass, torque)]

    m = mechanism("double-pendulum").simulate(time=(0, 3, 0.1))
    y0 = [np.pi / 2, np.pi / 2, 0, 0]
    exact = solve_ivp(derivative, (0, 3), y0, "DOP853", m.t, rtol=1e-13, atol=1e-13)
    A = -1j * l1 * np.exp(1j * exact.y[0])
    assert at(m, "A") == pytest.approx(A, abs=1e-8)
    assert at(m, "B") == pytest.approx(A - 1j * l2 * np.exp(1j * exact.y[1]), abs=1e-8)


# --- cranks and sliders ---------------------------------------------------------------------------


def test_the_four_bar_linkage_is_a_crank_rocker_and_meets_two_circles():
    p, m = parameters("four-bar"), motion("four-bar")
    bars = sorted(p[name] for name in ("r", "c", "b", "d"))
    assert bars[0] == p["r"]
    assert bars[0] + bars[-1] < sum(bars[1:-1])  # Grashof
    A = p["r"] * np.exp(1j * p["omega"] * m.t)
    B = meet(A, p["c"], p["d"], p["b"], 1)
    P = A + (p["p"] + 1j * p["q"]) / p["c"] * (B - A)
    for point, place in (("A", A), ("B", B), ("P", P)):
        assert at(m, point) == pytest.approx(place, abs=1e-12)
    assert m["theta_OA"][-1] == pytest.approx(4 * np.pi, abs=1e-12)


def test_the_four_bar_linkage_meets_the_equation_of_freudenstein():
    """K1 cos(rocker) - K2 cos(crank) + K3 = cos(crank - rocker); Trans. ASME 77 (1955) 853."""
    p, m = parameters("four-bar"), motion("four-bar")
    r, c, b, d = (p[name] for name in ("r", "c", "b", "d"))
    crank, rocker = m["theta_OA"], np.angle(at(m, "B") - d)
    K1, K2, K3 = d / r, d / b, (r**2 - c**2 + b**2 + d**2) / (2 * r * b)
    left = K1 * np.cos(rocker) - K2 * np.cos(crank) + K3
    assert left == pytest.approx(np.cos(crank - rocker), abs=1e-12)


def test_the_slider_crank_passes_both_dead_centres_on_the_closed_form():
    p, m = parameters("slider-crank"), motion("slider-crank")
    theta = m["theta_OA"]
    assert theta[-1] > 8 * 2 * np.pi
    x = p["r"] * np.cos(theta) + np.sqrt(p["l"] ** 2 - (p["r"] * np.sin(theta)) ** 2)
    assert m["B_x"] == pytest.approx(x, abs=1e-12)


def test_the_slider_crank_reaches_the_angles_of_an_independent_program():
    m = motion("slider-crank")
    for index, theta, rate in (
        (6, 1.45279882, 6.43774563),
        (20, 14.12789222, 20.53748285),
        (40, 55.0724438, 39.79557704),
    ):
        assert m["theta_OA"][index] == pytest.approx(theta, abs=1e-7)
        assert m["vtheta_OA"][index] == pytest.approx(rate, abs=1e-7)


def test_the_quick_return_takes_its_ratio_and_its_closed_form():
    p, m = parameters("quick-return"), motion("quick-return")
    A = 1j * p["d"] + p["r"] * np.exp(1j * p["omega"] * m.t)
    B = p["l"] * A / np.abs(A)
    assert at(m, "B") == pytest.approx(B, abs=1e-12)
    x = B.real + np.sqrt(p["c"] ** 2 - (p["y0"] - B.imag) ** 2)
    assert m["D_x"] == pytest.approx(x, abs=1e-12)
    turns = CubicHermiteSpline(m.t, m["vD_x"], m["aD_x"]).roots(extrapolate=False)
    there, back = sorted(b - a for a, b in pairwise(turns[-3:]))[::-1]
    alpha = np.degrees(np.arcsin(p["r"] / p["d"]))
    assert there / back == pytest.approx((180 + 2 * alpha) / (180 - 2 * alpha), rel=1e-6)


def test_the_scotch_yoke_moves_harmonically_and_its_torque_at_twice_the_frequency():
    p, m = parameters("scotch-yoke"), motion("scotch-yoke")
    angle = p["omega"] * m.t
    assert m["B_x"] == pytest.approx(p["r"] * np.cos(angle), abs=1e-12)
    assert m["C_x"] == pytest.approx(p["r"] * np.cos(angle) + p["l"], abs=1e-12)
    torque = p["m"] * (p["r"] * p["omega"]) ** 2 / 2 * np.sin(2 * angle)
    assert drive(m, "theta_OA") == pytest.approx(torque, abs=1e-9)


def test_the_toggle_press_needs_the_torque_of_virtual_work():
    p = parameters("toggle-press")

    def places(theta):
        A = p["x0"] - 1j * p["l"] + p["r"] * np.exp(1j * theta)
        B = meet(A, p["c"], 0, p["l"], -1)
        return B, -2 * np.sqrt(p["l"] ** 2 - B.real**2)

    m = motion("toggle-press")
    B, y = places(np.pi + p["omega"] * m.t)
    assert at(m, "B") == pytest.approx(B, abs=1e-12)
    assert m["D_y"] == pytest.approx(y, abs=1e-12)
    slow = mechanism("toggle-press").simulate(
        time=(0, 2000 * np.pi, 100 * np.pi), parameters={"omega": 1e-3}
    )
    theta, h = np.pi + 1e-3 * slow.t, 1e-4
    slope = (places(theta + h)[1] - places(theta - h)[1]) / (2 * h)
    assert drive(slow, "theta_OA") == pytest.approx(-p["F"] * slope, abs=1e-4)


def test_the_scissor_lift_rises_by_pythagoras_and_takes_the_force_of_virtual_work():
    p = parameters("scissor-lift")
    m = mechanism("scissor-lift").simulate(time=(0, 8, 0.25))
    x = p["x0"] + p["dx"] * np.cos(p["omega"] * m.t)
    height = np.sqrt(p["l"] ** 2 - x**2)
    for point, place in (("B", 1j * height), ("F", x + 2j * height), ("H", p["l"] + 2j * height)):
        assert at(m, point) == pytest.approx(place, abs=1e-12)
    slow = mechanism("scissor-lift").simulate(
        time=(0, 2000 * np.pi, 100 * np.pi), parameters={"omega": 1e-3}
    )
    x = p["x0"] + p["dx"] * np.cos(1e-3 * slow.t)
    weight = 9.80665 * (2 * p["mp"] + 4 * p["mb"])  # V = weight * height of one pair of bars
    force = -weight * x / np.sqrt(p["l"] ** 2 - x**2)
    assert drive(slow, "D_x") == pytest.approx(force, rel=1e-5)


# --- two motions from one position ----------------------------------------------------------------

ISOSCELES = "isosceles-slider-crank"


def isosceles(s, end=2.0):
    """Return the motion that begins with the velocity s * v_A of the slider."""
    time = (0, end, 0.01)
    return mechanism(ISOSCELES).simulate(time=time, parameters={"s": s}, tolerance=1e-12)


def test_the_isosceles_slider_crank_has_two_freedoms_where_its_motions_meet():
    freedom = mechanism(ISOSCELES).freedom()
    assert (freedom.degrees_of_freedom, freedom.nearby, freedom.singular) == (2, 1, True)
    assert "2 degrees of freedom here, 1 near it; several motions may continue" in str(freedom)
    for s in (0, 2):
        met = isosceles(s).singularities()
        assert {(each.rank, each.greatest) for each in met} == {(2, 3)}
        freedoms = "rank 2 instead of 3, 2 instantaneous degrees of freedom instead of 1"
        assert str(met[0]) == f"t = 0 s: {freedoms}"


def test_the_folded_isosceles_slider_crank_turns_as_one_body():
    p, m = parameters(ISOSCELES), isosceles(0)
    angle = np.pi / 2 + p["omega"] * m.t
    assert at(m, "A") == pytest.approx(p["l"] * np.exp(1j * angle), abs=1e-9)
    assert at(m, "B") == pytest.approx(0, abs=1e-9)
    # It is vertical, and A singular, after each half turn.
    half = np.pi / p["omega"]
    assert [each.first for each in m.singularities()] == pytest.approx(
        half * np.arange(5), abs=1e-6
    )


def test_the_sliding_isosceles_slider_crank_follows_an_elliptic_integral():
    """x = 2 l cos(theta), and T = (a + b sin(theta)^2) theta'^2/2 is constant."""
    p, m = parameters(ISOSCELES), isosceles(2)
    A = at(m, "A")
    assert at(m, "B") == pytest.approx(2 * A.real, abs=1e-9)
    theta = np.unwrap(np.angle(A))
    a = 2 * p["m"] * p["l"] ** 2 / 3
    b = (2 * p["m"] + 4 * p["ms"]) * p["l"] ** 2
    passed = ellipeinc(theta, -b / a) - ellipeinc(np.pi / 2, -b / a)
    assert np.sqrt(a / (a + b)) / p["omega"] * passed == pytest.approx(m.t, abs=1e-8)
    assert theta[-1] - theta[0] > 5 * np.pi  # five passes of the position in which motions meet


@pytest.mark.parametrize("s", [-1, 1, 1.9, 3])
def test_between_the_two_motions_of_the_isosceles_slider_crank_there_is_none(s):
    """Twice differentiated, its dependent row requires vB^2 = 2 vA vB: s is 0 or 2."""
    with pytest.raises(tm.InconsistentStartError, match="no acceleration satisfies all of"):
        isosceles(s)


# --- straight lines and other curves --------------------------------------------------------------


@pytest.mark.parametrize("r", [0.2, 0.19])
def test_peaucelliers_point_runs_on_an_exact_line_and_inverts(r):
    p = parameters("peaucellier")
    m = motion("peaucellier")
    if r != p["r"]:
        m = mechanism("peaucellier").simulate(time=(0, 4, 0.1), parameters={"r": r})
    C, P = at(m, "C"), at(m, "P")
    power = p["l"] ** 2 - p["s"] ** 2
    assert P.real == pytest.approx(power / (2 * r), abs=1e-9)
    assert np.abs(C) * np.abs(P) == pytest.approx(power, abs=1e-9)
    assert (C * P.conj()).imag == pytest.approx(0, abs=1e-9)
    assert np.ptp(P.imag) > 0.6


def test_watts_point_is_on_watts_curve_and_leaves_the_line_with_the_fifth_power():
    """r^2 = b^2 - (a sin t +- sqrt(c^2 - a^2 cos^2 t))^2, pivots 2a apart, arms b, coupler 2c."""
    p, m = parameters("watt"), motion("watt")
    b, c, a = p["b"], p["c"], np.hypot(p["b"], p["c"])
    P = at(m, "P")
    t = np.angle(P) - np.angle(b - 1j * c)
    root = np.sqrt(np.maximum(c**2 - (a * np.cos(t)) ** 2, 0))  # 0 at P = 0, to rounding
    off = [np.abs(P) ** 2 - b**2 + (a * np.sin(t) + s * root) ** 2 for s in (1, -1)]
    moved = np.abs(P) > 1e-9
    assert np.abs(off).min(axis=0)[moved].max() < 1e-12
    # cos(a) + cos(b) and sin(a) - sin(b) of the arms' angles, expanded, give y^5/(8 c b^3)
    small = mechanism("watt").simulate(time=(0, 0.5, 0.25), parameters={"h": 0.05})
    assert abs(small["P_x"][-1]) == pytest.approx(0.05**5 / (8 * c * b**3), rel=0.02)


def test_chebyshevs_point_is_exact_at_three_places_and_never_off_by_more_than_its_greatest_wave():
    """With the coupler at the angle s: y^2 = u^2 (2 + c)^2 (20 - 4 c)/(5 + 4 c), c = cos(s).

    From the lengths of both arms; its only extremes are c = 0 and 5/8, where y^2 = 16.078125 u^2.
    """
    p, m = parameters("chebyshev"), motion("chebyshev")
    u = p["u"]
    y = m["P_y"]
    for x in (0, 2, 4):
        assert y[np.isclose(m["P_x"], x * u, atol=1e-12)] == pytest.approx(4 * u, abs=1e-12)
    c = np.cos(np.angle(at(m, "A") - at(m, "P")))
    assert y**2 == pytest.approx(u**2 * (2 + c) ** 2 * (20 - 4 * c) / (5 + 4 * c), abs=1e-12)
    assert y.min() > 4 * u - 1e-12
    greatest = np.sqrt(16.078125) * u
    assert 4 * u + 0.9 * (greatest - 4 * u) < y.max() < greatest + 1e-12


def test_hoeckens_linkage_draws_chebyshevs_curve():
    """Chebyshev's curve without its angle: y^2 (25 - R) = (7 - R/4)^2 R, R = x^2 + y^2, u = 1."""
    p, m = parameters("hoecken"), motion("hoecken")
    A = p["u"] * np.exp(1j * p["omega"] * m.t)
    B = meet(A, 2.5 * p["u"], 2 * p["u"], 2.5 * p["u"], 1)
    assert at(m, "P") == pytest.approx(2 * B - A, abs=1e-12)
    for name in ("hoecken", "chebyshev"):
        x, y = motion(name)["P_x"] / p["u"] - 2, motion(name)["P_y"] / p["u"]
        R = x**2 + y**2
        assert y**2 * (25 - R) == pytest.approx((7 - R / 4) ** 2 * R, abs=1e-9)


def test_roberts_point_is_exact_in_the_middle_and_at_both_pivots():
    p = parameters("roberts")
    d, length = p["d"], p["l"]
    m = mechanism("roberts").simulate(time=(0, 2, 0.05), parameters={"s": d})
    x, y = m["P_x"], m["P_y"]
    for place in (0, d, 2 * d):
        assert y[np.isclose(x, place, atol=1e-12)] == pytest.approx(0, abs=1e-12)
    A = at(m, "A")
    B = meet(A, d, 2 * d, length, -1)
    P = A + (B - A) * (0.5 + 1j * np.sqrt((length / d) ** 2 - 0.25))
    assert at(m, "P") == pytest.approx(P, abs=1e-9)
    assert np.abs(y).max() < 0.02 * d
    longer = mechanism("roberts").simulate(
        time=(0, 2, 0.05), parameters={"s": d, "l": 1.5 * length}
    )
    assert np.abs(longer["P_y"]).max() < np.abs(y).max() / 2


def test_the_trammel_draws_an_ellipse_and_its_middle_a_circle():
    p, m = parameters("elliptic-trammel"), motion("elliptic-trammel")
    assert m["A_y"] == pytest.approx(0, abs=1e-12)
    assert m["B_x"] == pytest.approx(0, abs=1e-12)
    angle = p["omega"] * m.t
    P = (p["p"] - p["c"]) * np.cos(angle) + 1j * p["p"] * np.sin(angle)
    assert at(m, "P") == pytest.approx(P, abs=1e-12)
    assert np.abs(at(m, "M")) == pytest.approx(p["c"] / 2, abs=1e-12)


@pytest.mark.parametrize("k", [2, 2.5])
def test_the_pantograph_copies_k_times_as_large(k):
    p, m = parameters("pantograph"), motion("pantograph")
    if k != p["k"]:
        m = mechanism("pantograph").simulate(time=(0, 2, 0.1), parameters={"k": k})
    A = p["x0"] + p["a"] * np.sin(p["omega"] * m.t)
    A = A + 1j * (p["y0"] + p["a"] * np.sin(2 * p["omega"] * m.t))
    assert at(m, "A") == pytest.approx(A, abs=1e-12)
    assert at(m, "P") == pytest.approx(k * A, abs=1e-12)


def test_the_foot_of_jansens_leg_runs_where_seven_circles_meet():
    p, m = parameters("jansen"), motion("jansen")
    a, b, c, d, e, f, g, h, i, j, k, l, crank = (p[name] for name in "abcdefghijklm")  # noqa: E741
    C, B = crank * np.exp(1j * p["omega"] * m.t), -a - 1j * l
    D, F = meet(B, b, C, j, 1), meet(B, c, C, k, -1)
    E = meet(B, d, D, e, 1)
    G = meet(F, g, E, f, 1)
    H = meet(F, i, G, h, 1)
    for point, place in zip("CDEFGH", (C, D, E, F, G, H), strict=True):
        assert at(m, point) == pytest.approx(place, abs=1e-9)
    foot = at(m, "H")
    assert foot[20] == pytest.approx(foot[0], abs=1e-9)  # one turn of two
    step, lift = np.ptp(foot.real), np.ptp(foot.imag)
    assert (step, lift) == pytest.approx((np.ptp(H.real), np.ptp(H.imag)), abs=1e-9)
    assert step > 4 * crank
    low = foot.imag < foot.imag.min() + lift / 10
    assert np.ptp(foot.real[low]) > 0.6 * step  # the flat bottom


# --- singular and redundant -----------------------------------------------------------------------


def test_the_chain_passes_collinear_configurations_as_one_pendulum():
    """Problem A02 of the IFToMM library: I theta'' = -mu g cos(theta) on the right branch."""
    m = motion("a02-chain")
    N = 2
    inertia, moment = (N + 1) / 3 + N, (N + 1) / 2 + N

    def derivative(_, y):
        return [y[1], -moment * 9.81 * np.cos(y[0]) / inertia]

    def collinear(_, y):
        return np.sin(y[0])

    start = [np.pi / 2, -1]
    options = {"rtol": 1e-12, "atol": 1e-12, "t_eval": m.t, "events": collinear}
    exact = solve_ivp(derivative, (0, 10), start, "DOP853", **options)
    theta = exact.y[0]
    for i in range(N + 1):
        assert at(m, f"B{i}") == pytest.approx(i + np.exp(1j * theta), abs=1e-7)
    first = m["B0_x"], m["B0_y"]
    for index, x, y in (
        (160, 0.11761610237643051, 0.9930591384513698),
        (400, 0.32845811153835774, 0.9445185381794556),
    ):
        assert (first[0][index], first[1][index]) == pytest.approx((x, y), abs=1e-8)
    found = [s.first for s in m.singularities()]
    assert found == pytest.approx(list(exact.t_events[0]), abs=0.01)
    T, V = m.kinetic_energy, m.potential_energy
    assert np.ptp(T + V) < 1e-7


def test_the_damped_double_parallelogram_moves_as_the_one_of_centroids_and_angles():
    """The same mechanism in other coordinates, with twelve pin equations instead of six."""
    other = double_parallelogram().simulate(time=(0, 1, 0.1), method="dop853", tolerance=1e-10)
    m = mechanism("double-parallelogram").simulate(time=(0, 1, 0.1))
    phi = other["phi1"]
    for point, foot in (("D", 0), ("E", 1), ("F", 2)):
        assert at(m, point) == pytest.approx(foot + np.exp(1j * phi), abs=1e-7)
    assert m.kinetic_energy == pytest.approx(other.kinetic_energy, abs=1e-6)
    assert (m.rank.min(), m.rank.max(), m.multipliers.shape[1]) == (5, 5, 6)
