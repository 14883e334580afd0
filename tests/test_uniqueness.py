"""Redundant constraints by name, determined multipliers, contradictions."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import teachmech as tm
from teachmech.uniqueness import _relations, uniqueness


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


def test_contradictory_accelerations_are_told_apart_from_redundant_ones():
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
    found = _relations(N, A @ rng.normal(size=4), names)
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
