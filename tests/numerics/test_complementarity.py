"""Lemke's method against other solvers, closed forms, and certificates."""

import daqp
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from quantecon.optimize import lcp_lemke

from teachmech.numerics.complementarity import (
    equilibration,
    lemke,
    mixed,
    natural_residual,
    proves_that_none_exists,
)
from teachmech.numerics.pivots import LIMIT
from tests import examples

ROUNDING = 2e-14
SIZES = [1, 2, 3, 5, 10, 30, 100]
each_size = pytest.mark.parametrize("n", SIZES)
random = settings(max_examples=examples(300), deadline=None, derandomize=True)


def definite(rng, n):
    A = rng.normal(size=(n, n))
    return A @ A.T + 1e-2 * np.eye(n), rng.normal(size=n)


def redundant(rng, n):
    """Contacts of a body with about n/3 degrees of freedom."""
    G = rng.normal(size=(n, 1 + n // 3))
    return G @ G.T, G @ rng.normal(size=G.shape[1])


def positive_minors(rng, n):
    """Return a P-matrix that is not symmetric."""
    A, B = rng.normal(size=(2, n, n))
    return A @ A.T / n + B - B.T + 0.1 * np.eye(n), rng.normal(size=n)


def error_of(W, q, solution):
    """Return the largest violation of the definition, in terms of the sum of absolute terms."""
    z, w = solution.z, solution.w
    assert (z >= 0).all() and (w >= 0).all() and not (z * w).any()
    return np.max(np.abs(W @ z + q - w) / (np.abs(W) @ z + np.abs(q) + 1e-300))


def quadratic_program(W, q):
    """min z^T W z / 2 + q^T z, z >= 0, by DAQP; its conditions are the complementarity problem."""
    n = len(q)
    z, _, flag, _ = daqp.solve(
        W, q, np.eye(n), np.full(n, 1e30), np.zeros(n), np.zeros(n, np.int32), iter_limit=100_000
    )
    assert flag > 0
    return z


def accelerations_of_least_constraint(G, a):
    """G x with min |x - a|^2, G x >= 0 (Gauss), by DAQP; a is the free acceleration."""
    n = len(G)
    x, _, flag, _ = daqp.solve(
        np.eye(len(a)), -a, G, np.full(n, 1e30), np.zeros(n), np.zeros(n, np.int32),
        iter_limit=100_000)  # fmt: skip
    assert flag > 0
    return G @ x


# --- known solutions ------------------------------------------------------------------------------


@pytest.mark.few("definite-2")
@each_size
@pytest.mark.parametrize("family", [definite, positive_minors])
def test_a_p_matrix_gives_the_solution_of_quantecon(family, n):
    for seed in range(20 if n < 100 else 3):
        W, q = family(np.random.default_rng([n, seed]), n)
        solution, other = lemke(W, q), lcp_lemke(W, q, max_iter=LIMIT)
        assert solution.solved and other.success
        assert solution.residual < ROUNDING
        assert error_of(W, q, solution) < 1e-12
        np.testing.assert_allclose(solution.z, other.z, atol=1e-9 * np.abs(other.z).max())


@each_size
def test_a_definite_matrix_gives_the_minimum_of_a_quadratic_program(n):
    for seed in range(20 if n < 100 else 3):
        W, q = definite(np.random.default_rng([n, seed]), n)
        z = quadratic_program(W, q)
        np.testing.assert_allclose(lemke(W, q).z, z, atol=1e-8 * (1 + np.abs(z).max()))


@each_size
@pytest.mark.parametrize("freedoms", [1, 3, 6, 20])
def test_redundant_contacts_give_the_acceleration_of_least_constraint(n, freedoms):
    for seed in range(20 if n < 100 else 3):
        rng = np.random.default_rng([n, seed])
        G, a = rng.normal(size=(n, freedoms)), rng.normal(size=freedoms)
        W, q = G @ G.T, G @ a
        solution = lemke(W, q)
        assert solution.solved and solution.residual < ROUNDING
        exact = accelerations_of_least_constraint(G, a)
        np.testing.assert_allclose(solution.w, exact, atol=1e-8 * np.abs(q).max())


@each_size
def test_a_ray_of_a_semidefinite_matrix_proves_that_no_force_prevents_penetration(n):
    found = 0
    for seed in range(20 if n < 100 else 5):
        rng = np.random.default_rng([n, seed])
        G = rng.normal(size=(n + 1, 1 + n // 3))
        G[-1] = -G[:-1].T @ rng.uniform(0, 1, n)  # the last contact opposes the others
        W, q = G @ G.T, rng.normal(size=n + 1)
        solution = lemke(W, q)
        if solution.status == "ray":
            found += 1
            assert np.isnan(solution.z).all()
            assert proves_that_none_exists(W, q, solution.ray)
        else:
            assert solution.solved and solution.residual < ROUNDING
    assert found


@pytest.mark.parametrize("e", [0, 0.3, 0.5, 1])
def test_a_cradle_of_three_balls_with_newtons_law_for_all_contacts(e):
    W, before = np.array([[2.0, -1.0], [-1.0, 2.0]]), np.array([-1.0, 0.0])
    impulse, second = lemke(W, (1 + e) * before).z
    after = [1 - impulse, impulse - second, second]
    np.testing.assert_allclose(after, [(1 - 2 * e) / 3, (1 + e) / 3, (1 + e) / 3], atol=1e-15)


@pytest.mark.parametrize("n", [1, 2, 10, 100])
def test_a_pile_presses_with_the_weight_above(n):
    masses = 1.5 ** -np.arange(n)
    lower = np.concatenate([[0], 1 / masses[:-1]])
    W = np.diag(1 / masses + lower) - np.diag(1 / masses[:-1], 1) - np.diag(1 / masses[:-1], -1)
    q = np.zeros(n)
    q[0] = -9.81  # all fall together; only the floor does not
    weight = 9.81 * np.cumsum(masses[::-1])[::-1]
    np.testing.assert_allclose(lemke(W, q).z, weight, rtol=1e-11)


def test_a_table_on_four_legs_stands():
    G = np.array([[1.0, 1, 1], [1, -1, 1], [1, -1, -1], [1, 1, -1]])
    W, q = G @ np.diag([1, 3, 3]) @ G.T, G @ np.array([-9.81, 0.3, 0.2])
    solution = lemke(W, q)
    assert solution.w.max() < 1e-13 and solution.residual < ROUNDING
    np.testing.assert_allclose(solution.z.sum(), 9.81, rtol=1e-14)


def test_a_contact_without_a_solution_or_with_no_unknowns():
    assert lemke(np.array([[-1.0]]), np.array([-1.0])).status == "ray"
    assert lemke(np.zeros((1, 1)), np.array([-1.0])).status == "ray"
    assert lemke(np.zeros((2, 2)), np.array([1.0, 0.0])).w.tolist() == [1, 0]
    nothing = lemke(np.zeros((0, 0)), np.zeros(0))
    assert nothing.solved and nothing.residual == 0 and nothing.z.shape == (0,)


@pytest.mark.parametrize("wrong", [np.nan, np.inf])
def test_numbers_that_are_not_finite_give_an_undefined_result(wrong):
    assert lemke(np.array([[wrong]]), np.ones(1)).status == "undefined"
    assert lemke(np.ones((1, 1)), np.array([wrong])).status == "undefined"
    assert mixed(np.eye(2), np.array([wrong, 1]), np.array([True, False])).status == "undefined"


# --- degenerate paths -----------------------------------------------------------------------------

# Linear programs max c^T x, A x <= b, x >= 0 on which the simplex method cycles.
CYCLING = {
    "Beale 1955": (  # E. M. L. Beale, Naval Res. Logist. Q. 2 (1955) 269-275
        [0.75, -150, 0.02, -6],
        [[0.25, -60, -1 / 25, 9], [0.5, -90, -1 / 50, 3], [0, 0, 1, 0]],
        [0, 0, 1],
        1 / 20,
    ),
    "Marshall, Suurballe 1969": (  # K. T. Marshall, J. W. Suurballe, ibid. 16 (1969) 121-137
        [10, -57, -9, -24],
        [[0.5, -5.5, -2.5, 9], [0.5, -1.5, -0.5, 1], [1, 0, 0, 0]],
        [0, 0, 1],
        1,
    ),
}


def program(c, A, b):
    """Return the conditions of a linear program: matrix and vector of a complementarity problem."""
    c, A, b = (np.array(x, float) for x in (c, A, b))
    m, n = A.shape
    return np.block([[np.zeros((n, n)), A.T], [-A, np.zeros((m, m))]]), np.concatenate([-c, b])


@pytest.mark.parametrize("name", CYCLING)
def test_programs_on_which_the_simplex_method_cycles_are_solved(name):
    c, A, b, best = CYCLING[name]
    W, q = program(c, A, b)
    for order in np.random.default_rng(0).permuted(np.tile(np.arange(7), (50, 1)), axis=1):
        solution = lemke(W[np.ix_(order, order)], q[order])
        assert solution.solved and solution.residual < ROUNDING
        x = np.zeros(7)
        x[order] = solution.z
        assert np.dot(c, x[:4]) == pytest.approx(best, rel=1e-13)


@pytest.mark.parametrize("n", range(1, 9))
def test_long_paths_of_murty_and_fathi_end(n):
    """K. G. Murty, Oper. Res. 26 (1978); Y. Fathi, Math. Program. 17 (1979), with 2^n pivots."""
    lower = np.eye(n) + 2 * np.tril(np.ones((n, n)), -1)
    exact = np.zeros(n)
    exact[0] = 1
    for W in (lower, lower @ lower.T):
        solution = lemke(W, -np.ones(n))
        np.testing.assert_allclose(solution.z, exact, atol=1e-12)
        assert lemke(W, -(2.0 ** np.arange(n))).residual < ROUNDING
    assert natural_residual(lower, -np.ones(n), exact) == 0


@random
@given(st.integers(1, 8), st.integers(0, 2**32), st.integers(0, 2))
def test_whole_numbers_with_many_equal_ratios(n, seed, kind):
    rng = np.random.default_rng(seed)
    G = rng.integers(-1, 2, (n, rng.integers(1, n + 1))).astype(float)
    W = G @ G.T
    if kind == 1:
        B = rng.integers(-1, 2, (n, n))
        W = W + B - B.T
    q = rng.integers(-2, 3, n).astype(float)
    if kind == 2:
        q = G @ rng.integers(-2, 3, G.shape[1])
    solution = lemke(W, q)
    assert solution.status in ("solved", "ray")
    if solution.solved:
        assert solution.residual < ROUNDING
        assert error_of(W, q, solution) < 1e-12
    else:
        assert proves_that_none_exists(W, q, solution.ray) or kind == 1
    assert solution.solved or kind < 2


@random
@given(st.integers(1, 12), st.integers(0, 2**32))
def test_every_call_ends_with_a_solution_or_none(n, seed):
    rng = np.random.default_rng(seed)
    W = rng.normal(size=(n, n)) * rng.integers(0, 2, (n, n))
    solution = lemke(W, rng.integers(-1, 2, n) * rng.uniform(0, 1, n))
    assert solution.status in ("solved", "ray") and solution.pivots <= LIMIT
    assert solution.residual < ROUNDING or not solution.solved


# --- units ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("base", [2.0, 10.0])
@pytest.mark.parametrize("family", [definite, redundant, positive_minors])
def test_other_units_give_the_same_forces_and_accelerations(family, base):
    """Also one of many solutions: the path is the same."""
    for seed in range(50):
        rng = np.random.default_rng(seed)
        W, q = family(rng, 6)
        units, time = base ** rng.integers(-6, 7, 6), base ** rng.integers(-6, 7)
        solution = lemke(W, q)
        other = lemke(time * units[:, None] * W * units, time * units * q)
        assert other.pivots == solution.pivots
        np.testing.assert_allclose(units * other.z, solution.z, atol=1e-9 * solution.z.max())
        size = 1e-9 * np.abs(q).max()
        np.testing.assert_allclose(other.w / units / time, solution.w, atol=size)


@random
@given(st.integers(1, 8), st.integers(0, 2**32))
def test_scaled_entries_are_at_most_one_and_rows_have_a_one(n, seed):
    rng = np.random.default_rng(seed)
    A = rng.normal(size=(n, n)) * rng.integers(0, 2, (n, n)) * 10.0 ** rng.integers(-8, 8, (n, n))
    s = equilibration(A)
    scaled = s[:, None] * np.maximum(np.abs(A), np.abs(A.T)) * s
    largest = scaled.max(axis=1)
    assert largest.max() <= 1 + 1e-12
    np.testing.assert_allclose(largest[A.diagonal() != 0], 1, rtol=1e-12)


# --- bilateral constraints next to contacts ------------------------------------------------------


def bound(rng, n, k, twice):
    """Contacts next to k bilateral constraints, with all of these a second time if wished."""
    G = rng.normal(size=(n + k, n + k))
    free = np.arange(n + k) < k
    if twice:
        G, free = np.vstack([2 * G[:k], G]), np.concatenate([np.ones(k, bool), free])
    return G @ G.T, G @ rng.normal(size=n + k), free


@pytest.mark.parametrize("twice", [False, True])
@pytest.mark.parametrize(("n", "k"), [(1, 1), (3, 2), (10, 5), (40, 20), (0, 3)])
def test_equations_next_to_contacts_agree_with_elimination(n, k, twice):
    for seed in range(10):
        W, q, free = bound(np.random.default_rng([n, k, seed]), n, k, twice)
        solution = mixed(W, q, free)
        assert solution.solved and solution.residual < ROUNDING
        w = W @ solution.z + q
        assert np.abs(w[free]).max() < 1e-11 * np.abs(q).max() * (1 + np.abs(solution.z).max())
        np.testing.assert_allclose(solution.w, np.where(free, 0, w), atol=1e-10 * np.abs(q).max())
        once = free.copy()
        once[: k if twice else 0] = False
        C = ~free
        F = np.linalg.inv(W[np.ix_(once, once)])
        E = W[np.ix_(C, once)] @ F
        z = np.zeros(n)
        if n:
            z = quadratic_program(W[np.ix_(C, C)] - E @ W[np.ix_(once, C)], q[C] - E @ q[once])
        np.testing.assert_allclose(solution.z[C], z, atol=1e-6 * (1 + np.abs(z).max(initial=0)))


def test_two_equal_equations_share_the_force_equally():
    W, q, free = bound(np.random.default_rng(1), 2, 1, True)
    z = mixed(W, q, free).z
    assert 2 * z[0] == pytest.approx(z[1], rel=1e-12)  # the first row is twice the second


def test_contradictory_equations_are_reported():
    W = np.ones((3, 3))
    free = np.array([True, True, False])
    assert mixed(W, np.array([1.0, 2.0, 0.0]), free).status == "contradiction"


def test_dependent_equations_that_involve_a_contact_are_solved():
    """Row 2 is 0 = z_3 - 1, whatever the forces of the equations are."""
    W = np.array([[1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [0.0, 0.0, 1.0]])
    solution = mixed(W, np.array([1.0, 0.0, -1.0]), np.array([True, True, False]))
    assert solution.solved and solution.residual < ROUNDING
    assert solution.z[2] == pytest.approx(1, rel=1e-12)
    assert solution.z[:2].sum() == pytest.approx(-1, rel=1e-12)
