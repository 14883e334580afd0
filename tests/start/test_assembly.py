"""Nearest starts and assemblies, against geometry."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import minimize

import teachmech as tm
from teachmech.problems.library import opened
from teachmech.program import Model
from teachmech.start.assembly import Assembler, assemblies, nearest_point

pytestmark = pytest.mark.quick


def ellipse(x):
    return np.array([x[0] ** 2 / 4 + x[1] ** 2 - 1])


@settings(max_examples=40, deadline=None, derandomize=True)
@given(
    x=st.floats(-3, 3), y=st.floats(0.05, 3), mass=st.floats(0.2, 5), sign=st.sampled_from([1, -1])
)
def test_the_nearest_point_of_an_ellipse_agrees_with_a_search(x, y, mass, sign):
    """For points outside, every other critical point is much farther away."""
    given_point = np.array([x, sign * y])
    M = np.diag([mass, 1.0])
    if ellipse(given_point)[0] < 0.05:
        return
    found = nearest_point(given_point, ellipse, lambda p: np.array([[p[0] / 2, 2 * p[1]]]), M)
    angles = np.linspace(0, 2 * np.pi, 20001)
    around = np.column_stack([2 * np.cos(angles), np.sin(angles)]) - given_point
    least = np.min(np.einsum("ki,ij,kj->k", around, M, around))
    assert ellipse(found)[0] == pytest.approx(0, abs=1e-9)
    assert (found - given_point) @ M @ (found - given_point) == pytest.approx(
        least, abs=1e-6
    )  # the search has steps of 6e-4


def test_the_nearest_start_of_a_chain_agrees_with_a_minimiser():
    chain = tm.System(
        ["x1", "y1", "x2", "y2"],
        ["1", "1", "3", "3"],  # the masses do not matter
        [0] * 4,
        ["x1^2 + y1^2 = 1", "(x2 - x1)^2 + (y2 - y1)^2 = 1"],
        start={"x1": 1.2, "y1": 0.4, "x2": 1.5, "y2": 1.9},
    )
    report = tm.examine_start(chain)
    found = np.array([report.proposal[name] for name in chain.coordinates])
    given_place = np.array([1.2, 0.4, 1.5, 1.9])
    lengths = [
        lambda q: q[0] ** 2 + q[1] ** 2 - 1,
        lambda q: (q[2] - q[0]) ** 2 + (q[3] - q[1]) ** 2 - 1,
    ]
    other = minimize(
        lambda q: np.sum((q - given_place) ** 2),
        given_place,
        constraints=[{"type": "eq", "fun": f} for f in lengths],
        method="SLSQP",
        options={"ftol": 1e-14},
    )
    assert found == pytest.approx(other.x, abs=1e-6)


@pytest.mark.parametrize("others", [[], ["a", "b"]], ids=["alone", "with a free point"])
@pytest.mark.parametrize("off", [-1.0, 0.3, 1e-3, 1e-6])
def test_a_double_root_is_found_to_full_digits(off, others):
    """A rod whose end is fixed as far out as it reaches; Newton's method gains a bit per step."""
    names, start = ["x", "y", *others], dict.fromkeys(others, 1.5)
    count = len(names)
    rod = tm.System(names, [1] * count, [0] * count, ["x^2 + y^2 = L^2"], {"L": 1.1})
    rod = rod.replace(start={"x": "L", "y": off, **start})
    found = Assembler(Model.of(rod), np.float64(0), 1e-6)
    x, y, *rest = found.positions(found.q, ["x"])
    assert x == 1.1 and abs(y) < 1e-15 and set(rest) <= {1.5}
    assert found.double == ("y",)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(angle=st.floats(0.3, 6), size=st.floats(0.2, 3), off=st.floats(-0.2, 0.2))
def test_circles_that_touch_meet_at_full_digits(angle, size, off):
    """They touch at size (cos, sin) of the angle, which is no direction of an axis."""
    c, s = math.cos(angle), math.sin(angle)
    p = {"R": size, "cx": 2.5 * size * c, "cy": 2.5 * size * s}
    bead = tm.System(
        ["x", "y"], [1, 1], [0, 0],
        ["x^2 + y^2 = R^2", "(x - cx)^2 + (y - cy)^2 = (1.5*R)^2"], p,
        start={"x": size * (c - off * s), "y": size * (s + off * c)},
    )  # fmt: skip
    found = Assembler(Model.of(bead), np.float64(0), 1e-6)
    q = found.positions(found.q, ())
    assert q == pytest.approx([size * c, size * s], abs=1e-13 * size)
    assert {*found.double} <= {"x", "y"}
    assert found.double or abs(off) < 1e-6


def test_two_roots_that_are_close_are_not_taken_for_one():
    rod = tm.System(["x", "y"], [1, 1], [0, 0], ["x^2 + y^2 = 1"], start={"x": 1 - 1e-9, "y": 1})
    report = tm.examine_start(rod, fixed=["x"])
    assert report.proposal["y"] == pytest.approx(math.sqrt(2e-9 - 1e-18), rel=1e-6)


# --- several assemblies ---------------------------------------------------------------------------


def four_bar(**start):
    """Return a linkage with crank 1, coupler 3, rocker 3 and ground 3."""
    return tm.System(
        ["x", "y", "u", "w"],
        [1] * 4,
        [0] * 4,
        [
            tm.Constraint("x^2 + y^2 = 1", "crank"),
            tm.Constraint("(u - x)^2 + (w - y)^2 = 9", "coupler"),
            tm.Constraint("(u - 3)^2 + w^2 = 9", "rocker"),
        ],
        start=start,
    )


def test_a_four_bar_has_two_assemblies_for_a_crank_angle():
    x, y = math.cos(1), math.sin(1)
    linkage = four_bar(x=x, y=y, u=2, w=1, vx=-y, vy=x)
    fixed = ["x", "y", "vx", "vy"]
    found = assemblies(linkage, fixed=fixed)
    # Isosceles: the joint lies on the line at a right angle to the one from (x, y) to (3, 0).
    half = np.array([3 - x, -y]) / 2
    foot, length = np.array([x, y]) + half, np.linalg.norm(half)
    across = np.array([-half[1], half[0]]) / length * math.sqrt(9 - length**2)
    expected = [foot + across, foot - across]  # the upper one is nearer to (2, 1)
    assert [[a["u"], a["w"]] for a in found] == pytest.approx(np.array(expected), abs=1e-9)
    for assembly in found:
        assert tm.examine_start(linkage.replace(start=assembly)).consistent
        assert (assembly["x"], assembly["vy"]) == (x, x)


def test_angles_that_differ_by_turns_are_one_assembly():
    """An arm of two links reaches for (1, 1): elbow down or up."""
    arm = tm.System(
        ["a", "b"],
        [1, 1],
        [0, 0],
        ["cos(a) + cos(a + b) = 1", "sin(a) + sin(a + b) = 1"],
        start={"a": 0.3, "b": 1.2},
    )
    found = [(s["a"], s["b"]) for s in assemblies(arm)]
    expected = [(0, math.pi / 2), (math.pi / 2, -math.pi / 2)]
    assert found == [pytest.approx(pair, abs=1e-9) for pair in expected]


def test_an_assembly_of_a_driven_linkage_has_the_velocities_of_its_drive():
    """The crank turns with 2 rad/s, so the velocities must include h_t."""
    crank = tm.System(
        ["x", "y", "s"],
        [1] * 3,
        [0] * 3,
        ["x = cos(2*t)", "y = sin(2*t)", "(s - x)^2 + y^2 = 4"],
        start={"s": 1},
    )
    found = assemblies(crank, time=math.pi / 4)
    assert [a["s"] for a in found] == pytest.approx([math.sqrt(3), -math.sqrt(3)], abs=1e-9)
    assert [a["vx"] for a in found] == pytest.approx([-2, -2])
    # (s - x)(s' - x') + y y' = 0 with x = 0, y = 1, x' = -2, y' = 0: s' = x'
    assert [a["vs"] for a in found] == pytest.approx([-2, -2])


def test_assemblies_need_as_many_fixed_values_as_degrees_of_freedom():
    linkage = four_bar(x=1, u=2, w=2)
    with pytest.raises(tm.ProblemError, match="have 1 degree of freedom; fix 1 more"):
        assemblies(linkage)
    with pytest.raises(tm.ProblemError, match="fix 4 more"):
        assemblies(linkage.replace(constraints=[]))


def test_no_assembly_is_an_empty_list():
    assert assemblies(four_bar(x=9), fixed=["x"]) == []


# --- too many fixed values ------------------------------------------------------------------------


def test_fixed_values_that_leave_no_start_are_named():
    linkage = four_bar(x=1, y=0.2, u=2, w=2)
    report = tm.examine_start(linkage, fixed=["x", "y", "u"])
    assert report.proposal == {}
    assert report.surplus == ("y",)  # x = 1 asks for y = 0
    assert "too many values are fixed: with y free there is a start" in str(report)
    with pytest.raises(tm.InconsistentStartError, match="with y free there is a start"):
        report.raise_if_inconsistent()
    freed = tm.examine_start(linkage, fixed=["x", "u"])
    assert freed.surplus == ()
    assert freed.proposal.keys() >= {"y", "w"}


def test_too_many_fixed_velocities_are_named(pendulum):
    report = tm.examine_start(pendulum.replace(start={"vx": 1, "vy": 1}), fixed=["vy", "vx"])
    assert report.surplus == ("vx",)


def test_contradictory_constraints_are_not_blamed_on_fixed_values(pendulum):
    impossible = pendulum.replace(constraints=["x^2 + y^2 = -1"])
    assert tm.examine_start(impossible, fixed=["x"]).surplus == ()


def test_the_table_shows_given_nearest_and_fixed_values(pendulum):
    report = tm.examine_start(pendulum.replace(start={"x": 0.6, "y": 1}), fixed=["x"])
    rows = [line.split() for line in report.table()]
    assert rows == [
        ["given", "nearest", "moved", "by"],
        ["x", "0.6", "fixed"],
        ["y", "1", "0.8", "-0.2"],
    ]


def test_a_name_that_cannot_be_fixed_is_named(pendulum):
    with pytest.raises(tm.ProblemError, match="there is no coordinate or velocity 'z'"):
        tm.examine_start(pendulum, fixed=["z"])
    with pytest.raises(tm.ProblemError, match="there is no coordinate or velocity 'vz'"):
        assemblies(pendulum, fixed=["vz"])


# --- starts that are far off, or of another size --------------------------------------------------


def test_a_symmetric_guess_moves_to_the_nearest_side():
    """From (1/2, 0), the end of the ellipse's long axis is a distant critical point."""
    curve = tm.System(["x", "y"], [1, 1], [0, 0], ["x^2/4 + y^2 = 1"], start={"x": 0.5})
    proposal = tm.examine_start(curve).proposal
    # nearest: x (1 - 1/4) = 1/2 from the right angle
    assert proposal["x"] == pytest.approx(2 / 3, abs=1e-6)
    assert abs(proposal["y"]) == pytest.approx(math.sqrt(8) / 3, abs=1e-6)


def test_a_start_that_was_left_at_zero_gets_a_proposal(pendulum):
    proposal = tm.examine_start(pendulum.replace(start={"x": 0})).proposal
    assert math.hypot(proposal.get("x", 0), proposal.get("y", 0)) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("size", [1e-3, 1, 1e6])
def test_assembly_does_not_depend_on_the_size_of_a_problem(size):
    circle = tm.System(
        ["x", "y"], [1, 1], [0, 0], ["x^2 + y^2 = L^2", "x = y"], {"L": size}, {"x": 2 * size}
    )
    found = assemblies(circle)
    expected = size / math.sqrt(2)
    assert [a["x"] for a in found] == pytest.approx([expected, -expected], rel=1e-9)


def test_a_single_name_may_be_fixed_without_a_list(pendulum):
    off = pendulum.replace(start={"x": 0.6, "y": 0.9, "vx": 1})
    assert tm.examine_start(off, fixed="vx").fixed == ("vx",)


def test_full_turns_give_one_assembly_and_lines_give_none():
    half = tm.System(["phi"], [1], [0], ["sin(phi) = 0"])
    assert [a["phi"] for a in assemblies(half)] == pytest.approx([0, math.pi], abs=1e-9) or [
        a["phi"] for a in assemblies(half)
    ] == pytest.approx([0, -math.pi], abs=1e-9)
    line = tm.System(["x", "y"], [1, 1], [0, 0], ["x*y = 0", "x*(x - 1) = 0"])
    assert [(a["x"], a["y"]) for a in assemblies(line)] == [pytest.approx((1, 0), abs=1e-9)]


def test_velocities_that_do_not_fit_are_named(pendulum):
    with pytest.raises(tm.ProblemError, match="can be assembled, but not with vx"):
        assemblies(pendulum.replace(start={"vx": 1}), fixed=["x", "y", "vx"])


def test_a_mass_that_is_not_positive_is_named():
    with pytest.raises(tm.ProblemError, match="mass of x"):
        assemblies(tm.System(["x"], [-1], [0], ["x^2 = 2"]))


def test_rounding_errors_are_proposed_as_0():
    assembled = tm.assemblies("four-bar")
    assert [(start["A_y"], start["theta_OA"], start["vA_x"]) for start in assembled] == 2 * [
        (0, 0, 0)
    ]


def test_a_search_for_a_double_root_that_diverges_leaves_the_start_as_it_was_found():
    """A wheelbase of 102 m instead of 1.02 m: the values of the search overflow."""
    start = tm.examine_start(opened("bicycle", {"W": 102}))
    assert start.consistent
