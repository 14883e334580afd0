"""The Udwadia-Kalaba equation against other methods for the same acceleration."""

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from teachmech.numerics.dynamics import (
    augmented_lagrangian,
    mass_root,
    nearest_zero,
    null_space_method,
    pseudo_inverse,
    udwadia_kalaba,
)

pytestmark = pytest.mark.quick

SHAPES = [(3, 1, 1), (4, 2, 2), (5, 4, 2), (3, 6, 3), (6, 6, 4), (4, 3, 0)]


def problem(seed, n, m, rank):
    """Return a mass matrix, a force, and a consistent A q'' = b of the given rank."""
    rng = np.random.default_rng(seed)
    root = rng.normal(size=(n, n))
    M = root @ root.T + n * np.eye(n)
    A = rng.normal(size=(m, rank)) @ rng.normal(size=(rank, n))
    return M, rng.normal(size=n), A, A @ rng.normal(size=n), rng


def gauss(M, Q, qdd):
    """Gauss' function Z of an acceleration."""
    difference = qdd - np.linalg.solve(M, Q)
    return difference @ M @ difference


cases = given(seed=st.integers(0, 10**6), shape=st.sampled_from(SHAPES))
quick = settings(max_examples=60, deadline=None, derandomize=True)


@quick
@cases
def test_acceleration_and_multipliers_solve_the_equations_of_motion(seed, shape):
    M, Q, A, b, _ = problem(seed, *shape)
    qdd, multipliers, force, _, rank = udwadia_kalaba(M, Q, A, b)
    assert rank == shape[2]
    assert A @ qdd == pytest.approx(b, abs=1e-9)
    assert M @ qdd == pytest.approx(Q - A.T @ multipliers, abs=1e-9)
    assert force == pytest.approx(M @ qdd - Q, abs=1e-9)


@quick
@cases
def test_acceleration_equals_that_of_the_pseudo_inverse_of_the_kkt_matrix(seed, shape):
    M, Q, A, b, _ = problem(seed, *shape)
    n, m = len(Q), len(b)
    kkt = np.block([[M, A.T], [A, np.zeros((m, m))]])
    solution = np.linalg.pinv(kkt, rcond=1e-11) @ np.concatenate([Q, b])
    qdd, multipliers, _, _, _ = udwadia_kalaba(M, Q, A, b)
    assert qdd == pytest.approx(solution[:n], abs=1e-8)
    assert multipliers == pytest.approx(solution[n:], abs=1e-8)  # both are of least norm


@quick
@cases
def test_no_admissible_acceleration_has_a_smaller_gauss_function(seed, shape):
    M, Q, A, b, rng = problem(seed, *shape)
    qdd = udwadia_kalaba(M, Q, A, b)[0]
    null_space = np.eye(len(Q)) - np.linalg.pinv(A, rcond=1e-11) @ A
    for _ in range(5):
        other = qdd + null_space @ rng.normal(size=len(Q))
        assert gauss(M, Q, other) >= gauss(M, Q, qdd) - 1e-9


@quick
@cases
def test_the_weighted_inverse_gives_the_least_change_in_the_metric_of_the_mass(seed, shape):
    M, _, A, b, rng = problem(seed, *shape)
    W = mass_root(M)
    x = W @ (pseudo_inverse(A @ W)[0] @ b)
    assert A @ x == pytest.approx(b, abs=1e-9)
    other = x + (np.eye(len(x)) - np.linalg.pinv(A, rcond=1e-11) @ A) @ rng.normal(size=len(x))
    assert other @ M @ other >= x @ M @ x - 1e-9


@quick
@cases
def test_a_repeated_row_changes_neither_acceleration_nor_constraint_force(seed, shape):
    M, Q, A, b, _ = problem(seed, *shape)
    once = udwadia_kalaba(M, Q, A, b)
    twice = udwadia_kalaba(M, Q, np.vstack([A, -3 * A]), np.concatenate([b, -3 * b]))
    assert twice[0] == pytest.approx(once[0], abs=1e-9)
    assert twice[2] == pytest.approx(once[2], abs=1e-9)
    assert twice[4] == once[4]


def test_without_constraints_the_acceleration_is_free():
    qdd, multipliers, force, singular_values, rank = udwadia_kalaba(
        np.diag([2.0, 4.0]), np.array([2.0, 2.0]), np.zeros((0, 2)), np.zeros(0)
    )
    assert qdd == pytest.approx([1, 0.5], abs=1e-15)
    assert multipliers.shape == singular_values.shape == (0,)
    assert force.tolist() == [0, 0]
    assert rank == 0


def test_rows_of_zeros_constrain_nothing():
    qdd, multipliers, _, _, rank = udwadia_kalaba(
        np.eye(2), np.array([3.0, 4.0]), np.zeros((2, 2)), np.zeros(2)
    )
    assert qdd.tolist() == [3, 4]
    assert multipliers.tolist() == [0, 0]
    assert rank == 0


def test_singular_values_below_the_tolerance_count_as_zero():
    A = np.diag([1.0, 1e-9, 1e-11])
    assert pseudo_inverse(A)[2] == 2
    assert pseudo_inverse(A, rank_tolerance=1e-8)[2] == 1


def test_a_matrix_that_is_not_finite_gives_not_a_number_instead_of_a_crash():
    A = np.array([[np.inf, 1.0]])
    qdd, multipliers, _, _, _ = udwadia_kalaba(np.eye(2), np.ones(2), A, np.zeros(1))
    assert np.isnan(qdd).all()
    assert np.isnan(multipliers).all()
    assert np.isnan(mass_root(np.diag([np.nan, 1.0]))).all()
    for least, mass in ((1.0, np.nan), (1.0, np.inf), (np.nan, 2.0)):
        with np.errstate(invalid="ignore"):
            M, A = np.array([mass, 2.0]), least * np.eye(2)
            values = udwadia_kalaba(M, np.ones(2), A, np.zeros(2))
        assert np.isnan(values[2]).any()


@quick
@cases
def test_a_diagonal_mass_matrix_may_be_given_by_its_diagonal(seed, shape):
    M, Q, A, b, _ = problem(seed, *shape)
    masses = M.diagonal()
    for one, other in zip(
        udwadia_kalaba(masses, Q, A, b), udwadia_kalaba(np.diag(masses), Q, A, b), strict=True
    ):
        assert one == pytest.approx(other, abs=1e-9)


def test_a_mass_matrix_that_is_not_positive_definite_is_refused():
    for M in (np.diag([1.0, -1.0]), np.array([1.0, -1.0]), np.array([1.0, 0.0])):
        with pytest.raises(np.linalg.LinAlgError):
            mass_root(M)


def test_nearest_zero_takes_the_shortest_way_in_the_metric_of_the_mass():
    # On the line x + y = 2, the heavy coordinate moves a fourth of what the light one does.
    W = mass_root(np.diag([4.0, 1.0]))
    x = nearest_zero(np.zeros(2), lambda x: np.array([x.sum() - 2]), lambda x: np.ones((1, 2)), W)
    assert x == pytest.approx([0.4, 1.6], abs=1e-14)


@quick
@cases
def test_the_augmented_lagrangian_converges_to_the_same_acceleration_and_multipliers(seed, shape):
    M, Q, A, b, _ = problem(seed, *shape)
    qdd, multipliers, force, values, rank = udwadia_kalaba(M, Q, A, b)
    # It meets in ten rounds what a singular value above a hundredth of the largest asks for.
    assume(rank == 0 or values[rank - 1] > 0.01 * values[0])
    found = augmented_lagrangian(M, Q, A, b)
    size = np.abs(qdd).max() + np.abs(multipliers).max()
    assert found[0] == pytest.approx(qdd, abs=1e-10 * size)
    assert found[1] == pytest.approx(multipliers, abs=1e-6 * size)
    assert found[2] == pytest.approx(force, abs=1e-8 * size)
    assert found[4] == rank


def test_the_augmented_lagrangian_needs_no_mass_where_a_constraint_stands():
    M, Q, A, b = np.diag([0.0, 1.0]), np.array([1.0, 0.0]), np.array([[1.0, -2.0]]), np.zeros(1)
    found, expected = (f(M, Q, A, b) for f in (augmented_lagrangian, null_space_method))
    assert found[0] == pytest.approx(expected[0], abs=1e-12)
    assert found[1] == pytest.approx(expected[1], abs=1e-9)


def test_the_augmented_lagrangian_passes_not_a_number_on():
    values = augmented_lagrangian(np.eye(2), np.ones(2), np.array([[np.nan, 1.0]]), np.zeros(1))
    assert all(np.isnan(x).all() for x in values[:3])


def test_the_augmented_lagrangian_holds_rows_of_any_scale(rng):
    A = rng.normal(size=(3, 5)) * np.array([[1e4], [1.0], [1e-4]])
    M, Q, b = np.eye(5), rng.normal(size=5), A @ rng.normal(size=5)
    found, expected = (f(M, Q, A, b) for f in (augmented_lagrangian, udwadia_kalaba))
    assert found[0] == pytest.approx(expected[0], abs=1e-9)


def test_the_augmented_multipliers_are_of_least_norm_where_b_drifts():
    A, b = np.array([[0.0, -2.0], [0.0, -2.0]]), np.array([-8.0, -8.0 + 1e-6])
    found = augmented_lagrangian(np.eye(2), np.array([0, -10.0]), A, b)
    assert found[1] == pytest.approx([3.5, 3.5], abs=1e-5)
