"""Equilibria against closed forms: positions, multipliers, stability, sets, contacts, friction."""

import numpy as np
import pytest

import teachmech as tm
from tests.stability import closed_forms

pytestmark = pytest.mark.quick
G = closed_forms.G


def by_stability(found):
    return [one.stability for one in found]


def test_a_bead_on_a_turning_hoop_has_a_fork():
    w, R = 6.0, 0.5
    theta = np.arccos(G / (w**2 * R))
    found = closed_forms.hoop(w, R).equilibria()
    angles = sorted(one.positions["theta"] for one in found)
    assert angles == pytest.approx([-theta, 0, theta, np.pi], abs=1e-10)
    stable = sorted(e.positions["theta"] for e in found if e.stability == "stable")
    assert stable == pytest.approx([-theta, theta], abs=1e-10)
    slow = closed_forms.hoop(4.0, R).equilibria()
    assert [e.positions["theta"] for e in slow if e.stability == "stable"] == [0]
    assert len(slow) == 2


def test_watts_governor():
    found = closed_forms.governor().equilibria()
    angle = np.arccos(0.68125)
    assert np.degrees(angle) == pytest.approx(47.05860, abs=1e-5)
    stable = sorted(abs(e.positions["theta"]) for e in found if e.stability == "stable")
    assert stable == pytest.approx([angle, angle], abs=1e-10)


@pytest.mark.parametrize("links", [2, 3, 5])
def test_a_column_buckles_at_the_load_of_the_closed_form(links):
    k, length = 3, 0.5
    critical = 4 * k / length * np.sin(np.pi / (2 * links)) ** 2
    straight = dict.fromkeys([f"a{j}" for j in range(1, links + 1)], 0)
    for share, sign in ((1 - 1e-6, 1), (1 + 1e-6, -1)):
        below = closed_forms.column(links, share * critical, k, length)
        of = below.linearise(start=straight)
        least = np.linalg.eigvalsh(of.K).min()
        assert np.sign(least) == sign
    at = closed_forms.column(links, critical, k, length).linearise(start=straight)
    assert abs(np.linalg.eigvalsh(at.K)[0]) < 1e-10 * k


def test_a_chain_of_two_has_four_equilibria_with_their_multipliers():
    found = closed_forms.hanging_chain(2).equilibria()
    assert by_stability(found) == ["stable", "unstable", "unstable", "unstable"]
    heights = sorted((round(e.positions["y1"]), round(e.positions["y2"])) for e in found)
    assert heights == [(-1, -2), (-1, 0), (1, 0), (1, 2)]
    # -A^T lambda carries the weights: 2 lambda_1 y_1 = -2 g, 2 lambda_2 (y_2 - y_1) = -g
    assert found[0].multipliers["c1"] == pytest.approx(G, rel=1e-10)
    assert found[0].multipliers["c2"] == pytest.approx(G / 2, rel=1e-10)
    assert found[0].stiffnesses == pytest.approx(G * np.array([2 - 2**0.5, 2 + 2**0.5]))


def test_redundant_constraints_leave_the_equilibria():
    chain = closed_forms.hanging_chain(2)
    more = [c.equation for c in chain.constraints] + ["2*x1^2 + 2*y1^2 = 2"]
    found = chain.replace(constraints=more).equilibria()
    assert by_stability(found) == ["stable", "unstable", "unstable", "unstable"]
    assert found[0].multipliers["c1"] + 2 * found[0].multipliers["c3"] == pytest.approx(G)


def test_a_set_of_equilibria_is_one_entry_nearest_to_the_start():
    cart = tm.System(["x", "phi"], [1, 1], [0, "-sin(phi)"], start={"x": 0.7, "phi": 1})
    found = cart.equilibria()
    assert [e.positions["x"] for e in found] == pytest.approx([0.7, 0.7])
    assert [e.dimension for e in found] == [1, 1]
    assert sorted(by_stability(found)) == ["stable", "unstable"]
    assert "a point of a set of dimension 1 along x" in found[0].notes


def test_equilibria_of_a_nonholonomic_system_form_a_set():
    """A sleigh may rest anywhere in any direction; without a force all its motions are neutral."""
    (found,) = closed_forms.sleigh(1.0).equilibria()
    assert found.dimension == 3 and found.stability == "neutral"
    assert found.positions == {"x": 0, "y": 0, "phi": 0}


def test_contacts_push_or_are_open():
    ball = tm.System(
        ["x", "y"], [2, 2], ["-5*x", "-2*g"], [tm.Constraint("y >= 0", "floor")], {"g": G},
        start={"x": 1, "y": 1},
    )  # fmt: skip
    (found,) = ball.equilibria()
    assert found.contacts == ("floor",) and found.positions == {"x": 0, "y": 0}
    assert found.multipliers["floor"] == pytest.approx(-2 * G)
    thread = tm.System(["y"], [2], ["-2*g"], [tm.Constraint("-y <= 3", "thread")], {"g": G})
    assert [e.positions["y"] for e in thread.equilibria()] == pytest.approx([-3])
    lifted = thread.replace(forces=["2*g"])
    assert len(lifted.equilibria()) == 0


@pytest.mark.parametrize(("mu", "count"), [(0.6, 1), (0.5, 0)])
def test_friction_holds_a_block_on_an_incline_up_to_its_limit(mu, count):
    slope = np.radians(30)  # tan = 0.577
    block = tm.System(
        ["s", "n"],
        [2, 2],
        [-2 * G * np.sin(slope), -2 * G * np.cos(slope)],
        [tm.Constraint("n = 0", "plane", friction=mu, slip="vs")],
        start={"s": 0.4},
    )
    found = block.equilibria()
    assert len(found) == count
    for one in found:
        assert one.sticking == ("plane",) and one.dimension == 1
        assert one.positions["s"] == pytest.approx(0.4)
        assert abs(one.multipliers["plane sticks"]) == pytest.approx(2 * G * np.sin(slope))


def test_a_block_on_a_belt_rests_where_the_spring_balances_friction():
    block = tm.System(
        ["x", "y"],
        [2, 2],
        ["-k*x", "-2*g"],
        [tm.Constraint("y = 0", "belt", friction="mu", slip="vx - 0.3")],
        {"k": 40, "g": G, "mu": 0.25},
        start={"vx": 0.0},
    )
    (found,) = block.equilibria()
    assert found.positions["x"] == pytest.approx(0.25 * 2 * G / 40, rel=1e-10)


def test_follower_forces_have_no_potential():
    """A force that follows the rod: K is not symmetric, so that the energy does not decide."""
    rod = tm.System(
        ["a", "b"],
        [[3, 1], [1, 1]],
        ["-2*a + b + P*(a - b)", "a - b"],
        parameters={"P": 1.0},
    )
    found = rod.equilibria(restarts=4)
    assert found[0].stiffnesses is None
    assert found[0].stability == "not decided"  # both oscillate: [[1, 0], [-1, 1]] by M


def test_damping_makes_a_minimum_asymptotically_stable():
    damped = tm.System(["x"], [1], ["-4*x - vx"])
    assert by_stability(damped.equilibria()) == ["asymptotically stable"]
    pushed = tm.System(["x"], [1], ["-4*x + 0.1*vx"])
    assert by_stability(pushed.equilibria()) == ["unstable"]


def test_nothing_rests_if_a_constraint_moves():
    with pytest.raises(tm.ProblemError, match=r"drive of theta_OA prescribes a motion"):
        tm.equilibria("four-bar")


def test_a_search_can_be_stopped_and_repeated():
    shares = []

    def stop(share):
        shares.append(share)
        return False

    found = closed_forms.hoop(6.0).equilibria(progress=stop)
    assert found.ending == "stopped on request" and "stopped on request" in str(found)
    again = [str(closed_forms.hoop(6.0).equilibria()) for _ in range(2)]
    assert again[0] == again[1]


@pytest.mark.few("1000.0")
@pytest.mark.parametrize("factor", [1e-3, 1e3])
def test_units_do_not_change_what_is_found(factor):
    """The bead with lengths in other units."""
    w, R = 6.0, 0.5
    bead = closed_forms.hoop(w, R)
    other = bead.replace(parameters={"R": R * factor, "g": G * factor})
    found, others = bead.equilibria(), other.equilibria()
    assert by_stability(found) == by_stability(others)
    for one, two in zip(found, others, strict=True):
        assert one.positions == pytest.approx(two.positions, abs=1e-9)


@pytest.mark.thorough
def test_equilibria_without_bound_are_not_reported():
    """A force that fades with the distance never vanishes."""
    assert len(tm.System(["x"], [1], ["1/x"], start={"x": 1}).equilibria()) == 0


@pytest.mark.parametrize("restarts", [-1, "x", 2.5])
def test_a_wrong_number_of_restarts_is_named(restarts):
    with pytest.raises(tm.ProblemError, match="restarts is not a whole number from 0 on"):
        tm.example("pendulum").equilibria(restarts=restarts)


def test_an_equilibrium_is_found_under_the_conditions_that_hold_there():
    """Right of 1 a spring pulls to 0.5, where it does not act; left of 1 nothing pulls."""
    held = tm.System(
        ["x", "y"],
        [1, 1],
        ["2 - x", 0],
        [tm.Constraint("y = x", "guide", when="x > 1"), tm.Constraint("y = 0", "floor")],
        start={"x": 0.5},
    )
    assert len(held.equilibria()) == 0  # x = 2 would need y = 2 and y = 0
    free = held.replace(forces=["0.5 - x", 0])
    assert [one.positions["x"] for one in free.equilibria()] == pytest.approx([0.5])


def test_a_singular_start_of_a_mechanism_is_named():
    with pytest.raises(tm.ProblemError, match="the constraints lose rank at this state"):
        tm.linearise("isosceles-slider-crank")


@pytest.mark.few("heavy-top-19.6133")
@pytest.mark.parametrize(
    ("name", "weight"), [("double-pendulum", 0.35 * 9.81), ("heavy-top", 2 * 9.80665)]
)
def test_the_ground_carries_a_mechanism_at_rest(name, weight):
    mechanism = tm.example(name)
    found = mechanism.equilibria(restarts=4)
    for one in found:
        forces = mechanism.reactions(one)
        assert len(forces.t) == 1
        carried = forces["O on ground"][0]
        assert carried[:-1] == pytest.approx(0, abs=1e-9)
        assert carried[-1] == pytest.approx(-weight, rel=1e-9)


def test_joint_forces_of_another_mechanism_are_refused():
    other = tm.example("pendulum").equilibria(restarts=4)[0]
    with pytest.raises(tm.ProblemError, match="its coordinates differ"):
        tm.example("double-pendulum").reactions(other)
    with pytest.raises(tm.ProblemError):
        tm.example("double-pendulum").reactions("rest")
