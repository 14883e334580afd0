"""Redundant constraints by name, determined multipliers, contradictions."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import teachmech as tm
from teachmech.analysis.uniqueness import uniqueness, uniqueness_along
from teachmech.numerics.ranks import acceleration_is_unique, relations

pytestmark = pytest.mark.quick


def report(constraints, coordinates=("x", "y"), allow=False, **start):
    n = len(coordinates)
    system = tm.System(list(coordinates), [1] * n, [0] * n, constraints, start=start)
    motion = system.simulate(time=(0, 1, 1), allow_inconsistent_start=allow)
    return uniqueness(motion)


def test_scaled_rows_are_named_as_multiples():
    motion = tm.example("conical-pendulum").simulate(time=(0, 0.1, 0.05))
    found = uniqueness(motion, -1)
    assert [str(r) for r in found.relations] == ["doubled = 2 thread", "reversed = -thread"]
    assert found.undetermined == motion.system.constraint_names
    assert found.degrees_of_freedom == 2


def test_a_sum_of_constraints_is_found_by_name():
    found = report(["x", "y", "x + y = 0", "x = 3/2*y"])
    assert [str(r) for r in found.relations] == ["c3 = c1 + c2", "c4 = c1 - 3/2 c2"]


def test_an_odd_ratio_is_given_as_a_decimal():
    assert str(report(["x", "pi*x"]).relations[0]) == "c2 = 3.142 c1"


def test_independent_constraints_determine_every_multiplier():
    found = report(["x", "y"])
    assert found.relations == ()
    assert found.determined == ("c1", "c2")
    assert found.null_space.shape == (2, 0)
    assert "every multiplier is determined" in str(found)


def test_a_multiplier_outside_the_dependence_stays_determined():
    found = report(["x", "2*x", "y"])
    assert found.determined == ("c3",)
    assert found.undetermined == ("c1", "c2")


def test_a_row_of_zeros_is_redundant_by_itself():
    found = report(["x^2", "y"])
    assert [str(r) for r in found.relations] == ["c1 = 0"]


def test_contradictory_rows_are_not_redundant():
    found = report(["x", "x = t^2", "y", "2*y"], allow=True)
    assert [str(r) for r in found.relations] == ["c2 = c1 (contradictory)", "c4 = 2 c3"]


def test_without_constraints_nothing_is_redundant():
    found = report([])
    assert (found.rank, found.degrees_of_freedom, found.relations) == (0, 2, ())


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), m=st.integers(1, 6), rank=st.integers(0, 4))
def test_relations_reproduce_the_rows_and_n_changes_no_force(seed, m, rank):
    rng = np.random.default_rng(seed)
    A = rng.normal(size=(m, min(rank, m))) @ rng.normal(size=(min(rank, m), 4))
    U, s, _ = np.linalg.svd(A)
    true_rank = int(np.sum(s > 1e-10 * max(s.max(initial=0), 1e-300)))
    N = U[:, true_rank:]
    names = tuple(f"c{k + 1}" for k in range(m))
    found = relations(np.eye(4), A, A @ rng.normal(size=4), names)
    assert len(found) == m - true_rank
    assert np.abs(A.T @ N).max(initial=0) < 1e-12
    index = {name: k for k, name in enumerate(names)}
    redundant = {r.constraint for r in found}
    for relation in found:
        assert not relation.contradictory
        assert not redundant & relation.factors.keys()
        row = sum((f * A[index[n]] for n, f in relation.factors.items()), np.zeros(4))
        scale = 1 + sum(abs(f) for f in relation.factors.values())
        assert A[index[relation.constraint]] == pytest.approx(row, abs=1e-8 * scale)


# --- whether the acceleration is unique -----------------------------------------------------------


def semidefinite(rng, n, rank):
    root = rng.normal(size=(n, rank))
    return root @ root.T


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), mass=st.integers(0, 5), m=st.integers(0, 5))
def test_the_acceleration_is_unique_when_m_and_a_stacked_have_full_rank(seed, mass, m):
    rng = np.random.default_rng(seed)
    M, A = semidefinite(rng, 5, mass), rng.normal(size=(m, 5))
    stacked = np.linalg.matrix_rank(np.vstack([M, A]), tol=1e-9)
    assert acceleration_is_unique(M, A) == (stacked == 5)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), mass=st.integers(0, 4), m=st.integers(1, 4))
def test_with_full_row_rank_the_kkt_matrix_decides_uniqueness(seed, mass, m):
    rng = np.random.default_rng(seed)
    M, A = semidefinite(rng, 4, mass), rng.normal(size=(m, 4))
    kkt = np.block([[M, A.T], [A, np.zeros((m, m))]])
    regular = np.linalg.matrix_rank(kkt, tol=1e-9) == 4 + m
    assert acceleration_is_unique(M, A) == regular


def test_an_indefinite_mass_matrix_can_make_the_kkt_matrix_singular():
    M, A = np.diag([1.0, -1.0]), np.array([[-1.0, 1.0]])
    assert np.linalg.matrix_rank(np.block([[M, A.T], [A, np.zeros((1, 1))]])) == 2
    assert not acceleration_is_unique(M, A)


def test_every_multiplier_of_the_general_solution_gives_the_same_force(rng):
    motion = tm.example("conical-pendulum").simulate(time=(0, 1, 0.1))
    found = uniqueness(motion, 5)
    _, A, _ = motion.linear_system(5)
    assert found.acceleration_unique
    for _ in range(5):
        multipliers = found.general(rng.normal(size=2))
        assert np.abs(multipliers - found.multipliers).max() > 0.1
        assert -A.T @ multipliers == pytest.approx(motion.constraint_force[5], abs=1e-12)
    with pytest.raises(tm.ProblemError, match=r"eta has the shape \(1,\), not \(2,\)"):
        found.general([1.0])


def test_stretches_of_a_motion_change_with_the_rank():
    """At t = 3 s the plane of the meridian passes the second constraint's direction."""
    stretches = uniqueness_along(tm.example("meridian").simulate())
    assert [s.report.rank for s in stretches] == [4, 3, 4]
    assert (stretches[1].first, stretches[1].last) == (pytest.approx(3), pytest.approx(3))
    assert "rank 3 of 4" in str(stretches[1])
    assert "not determined" in str(stretches[1])
    assert stretches[0].report.undetermined == ()
