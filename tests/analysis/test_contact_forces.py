"""Contact forces that are not determined, with their exact bounds."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import teachmech as tm
from teachmech import Constraint, Mechanism, System

LEGS = {"c1": (1, 1), "c2": (1, -1), "c3": (-1, -1), "c4": (-1, 1)}


def table(a, b, weight=4.0):
    """Return a table on four legs at (+-1, +-1), with its weight at (a, b)."""
    legs = [f"z + {x}*al + {y}*be >= 0" for x, y in LEGS.values()]
    return System(["z", "al", "be"], [1, 1, 1], [-weight, -weight * a, -weight * b], legs)


def exact(a, b, weight=4.0):
    """Return the bounds by hand: N = W (1 + x a + y b)/4 + t (1, -1, 1, -1)."""
    base = {name: weight * (1 + x * a + y * b) / 4 for name, (x, y) in LEGS.items()}
    low = max(-base["c1"], -base["c3"])
    high = min(base["c2"], base["c4"])
    found = {}
    for name, sign in zip(LEGS, (1, -1, 1, -1), strict=True):
        ends = sorted([base[name] + sign * low, base[name] + sign * high])
        found[name] = tuple(ends)
    return found


@pytest.mark.parametrize(("a", "b"), [(0, 0), (0.3, 0.1), (0.8, 0.8), (0.5, 0.5), (-0.9, 0.2)])
def test_the_legs_of_a_table_have_the_bounds_found_by_hand(a, b):
    report = tm.uniqueness(table(a, b).simulate(time=(0, 1, 1)))
    for name, (least, greatest) in exact(a, b).items():
        found = report.contact_forces[name]
        assert (found.least, found.greatest) == pytest.approx((least, greatest), abs=1e-9)
        assert not found.determined
        assert least - 1e-9 <= found.force <= greatest + 1e-9
        assert f"contact force of {name}: " in str(report)
    assert "every multiplier is determined" not in str(report)


def test_a_load_on_one_leg_determines_all_forces():
    """The other legs carry nothing, and the diagonal table does not tilt."""
    forces = tm.uniqueness(table(1, 1).simulate(time=(0, 1, 1))).contact_forces
    assert forces["c1"].force == pytest.approx(4)
    assert all(force.determined for force in forces.values())


@settings(max_examples=15, deadline=None)
@given(st.floats(-0.7, 0.7), st.floats(-0.2, 0.2), st.floats(1e-6, 1e6))
def test_bounds_scale_with_the_load(a, b, weight):
    forces = tm.uniqueness(table(a, b, weight).simulate(time=(0, 1, 1))).contact_forces
    for name, ends in exact(a, b, weight).items():
        found = forces[name].least, forces[name].greatest
        assert found == pytest.approx(ends, abs=1e-7 * weight)


def test_three_legs_in_the_plane_and_two():
    """The middle leg carries 0 to W, each outer leg 0 to W/2; two legs are determined."""
    legs = ["z - x >= 0", "z >= 0", "z + x >= 0"]
    forces = tm.uniqueness(
        System(["z", "x"], [1, 1], [-6, 0], legs).simulate(time=(0, 1, 1))
    ).contact_forces
    ends = [(x.least, x.greatest) for x in forces.values()]
    assert np.array(ends) == pytest.approx(np.array([[0, 3], [0, 6], [0, 3]]), abs=1e-9)
    report = tm.uniqueness(
        System(["z", "x"], [1, 1], [-6, 0], [legs[0], legs[2]]).simulate(time=(0, 1, 1))
    )
    assert all(x.determined for x in report.contact_forces.values())
    assert "every multiplier is determined" in str(report)


def test_a_table_in_space_on_a_floor():
    """A square plate of 4 kg on four points, its centre of mass at (0.1, 0) of 0.5."""
    report = tm.uniqueness(
        Mechanism.loads("""
Dimension: 3
PartData:
  Fixed: {O: []}
  Rigids:
    ABCD: {Geom: [[1], [0, 1], [1, 1]], Dyna: [[0.6, 0.5, 0.2], 4, [0.3, 0.3, 0.6]]}
AppliedForces: {Gravity: [0, 0, -10]}
Contacts:
  a: {Point: A, Against: {Plane: O}}
  b: {Point: B, Against: {Plane: O}}
  c: {Point: C, Against: {Plane: O}}
  d: {Point: D, Against: {Plane: O}}
ProblemData: {tend: 1, positions: {A: [], B: [1], C: [0, 1], D: [1, 1]}}
""").simulate(time=(0, 1, 1))
    )
    ends = {name: (x.least, x.greatest) for name, x in report.contact_forces.items()}
    exact = {"a": (0, 16), "c": (0, 16), "b": (4, 20), "d": (4, 20)}
    for name, pair in exact.items():
        assert ends[name] == pytest.approx(pair, abs=1e-7)


def test_two_walls_may_clamp_with_any_force():
    """Both press with the same force, or with none; with friction, a falling bead shows it."""
    bead = System(["x", "y"], [1, 1], [0, -6], ["x >= 0", "-x >= 0"])
    forces = tm.uniqueness(bead.simulate(time=(0, 0.1, 0.1))).contact_forces
    assert [(x.least, x.greatest) for x in forces.values()] == [(0, np.inf)] * 2
    walls = [
        Constraint(wall, name, friction=0.5, slip="vy")
        for wall, name in (("x >= 0", "left"), ("-x >= 0", "right"))
    ]
    falls = System(["x", "y"], [1, 1], [0, -6], walls, start={"vy": -1})
    forces = tm.uniqueness(falls.simulate(time=(0, 0.1, 0.1))).contact_forces
    assert [(x.greatest, x.determined) for x in forces.values()] == [(0, True)] * 2


def test_sliding_contacts_share_their_force_without_a_change_of_the_motion():
    """Two equal pads under a block that slides: each carries 0 to the weight."""
    pads = [Constraint("y >= 0", name, friction=0.3, slip="vx") for name in ("front", "rear")]
    block = System(["x", "y"], [2, 2], [0, -20], pads, start={"vx": 3})
    report = tm.uniqueness(block.simulate(time=(0, 0.1, 0.1)))
    for force in report.contact_forces.values():
        assert (force.least, force.greatest) == pytest.approx((0, 20), abs=1e-9)


def test_pads_of_different_friction_do_not_determine_the_motion():
    """T = mu_1 N_1 + mu_2 N_2 depends on the share of each."""
    pads = [
        Constraint("y >= 0", "front", friction=0.3, slip="vx"),
        Constraint("y >= 0", "rear", friction=0.1, slip="vx"),
    ]
    block = System(["x", "y"], [2, 2], [0, -20], pads, start={"vx": 3})
    with pytest.raises(tm.ProblemError, match="normal forces that redundant constraints share"):
        block.simulate(time=(0, 0.1, 0.1))


def test_a_pad_that_sticks_needs_its_normal_force():
    """One of two pads is rough and holds 3 N: it presses with 3/mu_s at least."""
    pads = [
        Constraint("y >= 0", "rough", friction=0.3, slip="vx"),
        Constraint("y >= 0", "smooth"),
    ]
    block = System(["x", "y"], [2, 2], [2.5, -20], pads)
    forces = tm.uniqueness(block.simulate(time=(0, 0.1, 0.1))).contact_forces
    assert forces["rough"].least == pytest.approx(2.5 / 0.3)
    assert forces["rough"].greatest == pytest.approx(20)
    assert forces["smooth"].greatest == pytest.approx(20 - 2.5 / 0.3)


def test_problems_without_contacts_have_none():
    report = tm.uniqueness("conical-pendulum", time=(0, 0.1, 0.1))
    assert report.contact_forces == {}
