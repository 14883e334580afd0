"""Contact forces that are not unique, and problems with several solutions or none."""

import daqp
import numpy as np
import pytest
from scipy.optimize import linprog

from teachmech.numerics.complementarity import lemke, mixed
from teachmech.numerics.solution_sets import all_solutions, solution_set

LEGS = np.array([[1.0, 1, 1], [1, -1, 1], [1, -1, -1], [1, 1, -1]])  # heights at (+-1, +-1)


def redundant(seed, n):
    rng = np.random.default_rng([seed, n])
    G = rng.normal(size=(n, 1 + n // 2))
    return G, G @ G.T, G @ rng.normal(size=G.shape[1])


@pytest.mark.parametrize(("x", "y"), [(0, 0), (0.2, 0.1), (-0.5, 0.3), (0.7, -0.3), (0.5, 0.5)])
def test_the_legs_of_a_table_carry_between_two_bounds(x, y):
    """N = (1 + x x_i + y y_i)/4 + eta x_i y_i for the weight 1 at (x, y)."""
    W, q = LEGS @ LEGS.T, LEGS @ np.array([-1.0, -x, -y])
    sides = LEGS[:, 1] * LEGS[:, 2]
    plain = LEGS @ np.array([1, x, y]) / 4
    low, high = -plain[sides > 0].min(), plain[sides < 0].min()  # bounds of eta
    legs = solution_set(W, q, lemke(W, q).z)
    shift = np.clip(0, low, high) * sides
    np.testing.assert_allclose(legs.z, plain + shift, atol=1e-12)
    ends = np.array([plain + low * sides, plain + high * sides])
    np.testing.assert_allclose(legs.least, ends.min(axis=0), atol=1e-12)
    np.testing.assert_allclose(legs.greatest, ends.max(axis=0), atol=1e-12)
    if high > low:
        np.testing.assert_allclose(np.abs(legs.directions), 0.5, rtol=1e-12)
        assert legs.directions.shape == (4, 1) and not legs.determined.any()
    else:
        assert legs.directions.shape == (4, 0) and legs.determined.all()


def test_a_wedged_body_has_forces_without_an_upper_bound():
    G = np.array([[1.0], [-1.0]])  # two walls that press from both sides
    forces = solution_set(G @ G.T, np.array([-1.0, 1.0]), np.array([1.0, 0.0]))
    assert forces.least.tolist() == [1, 0] and forces.greatest.tolist() == [np.inf, np.inf]
    np.testing.assert_allclose(forces.directions / forces.directions[0], 1)


@pytest.mark.few("8")
@pytest.mark.parametrize("n", [2, 4, 8, 20])
def test_least_norm_and_bounds_agree_with_other_solvers(n):
    for seed in range(8):
        G, W, q = redundant(seed, n)
        z = lemke(W, q).z
        forces = solution_set(W, q, z)
        equations, right = G.T, G.T @ z
        limits, equal = np.vstack([np.eye(n), equations]), np.zeros(n + len(right), np.int32)
        equal[n:] = 5
        shortest, _, flag, _ = daqp.solve(
            np.eye(n), np.zeros(n), limits, np.concatenate([np.full(n, 1e30), right]),
            np.concatenate([np.zeros(n), right]), equal)  # fmt: skip
        assert flag > 0
        np.testing.assert_allclose(forces.z, shortest, atol=1e-7 * z.max())
        np.testing.assert_allclose(W @ forces.z, W @ z, atol=1e-10 * np.abs(q).max())
        for i in range(n):
            least = linprog(np.eye(n)[i], A_eq=equations, b_eq=right)
            greatest = linprog(-np.eye(n)[i], A_eq=equations, b_eq=right)
            assert forces.least[i] == pytest.approx(least.fun, abs=1e-7 * z.max())
            if np.isinf(forces.greatest[i]):
                assert greatest.status != 0
            else:
                assert forces.greatest[i] == pytest.approx(-greatest.fun, rel=1e-7, abs=1e-7)
        bound = 1e-9 * np.abs(W).max()
        assert (np.abs(W @ forces.directions) < bound).all()
        assert not np.abs(forces.directions[forces.determined]).max(initial=0) > 1e-8


def test_doubled_equations_next_to_a_contact():
    W = np.array([[1.0, 1.0, 0.5], [1.0, 1.0, 0.5], [0.5, 0.5, 1.0]])
    q, free = np.array([2.0, 2.0, -2.0]), np.array([True, True, False])
    forces = solution_set(W, q, mixed(W, q, free).z, free)
    np.testing.assert_allclose(forces.z, [-2, -2, 4], rtol=1e-12)
    assert forces.determined.tolist() == [False, False, True]
    assert forces.least.tolist()[:2] == [-np.inf, -np.inf]


@pytest.mark.parametrize("units", [np.array([1.0, 1e3, 1e-3, 1]), np.array([1e5, 1, 1, 1])])
def test_directions_do_not_depend_on_the_units(units):
    W, q = LEGS @ LEGS.T, LEGS @ np.array([-1.0, 0.1, 0.2])
    scaled, right = units[:, None] * W * units, units * q
    forces = solution_set(scaled, right, lemke(scaled, right).z)
    direction = units * forces.directions[:, 0]
    np.testing.assert_allclose(direction / direction[0], [1, -1, 1, -1], rtol=1e-9)
    plain = solution_set(W, q, lemke(W, q).z)
    np.testing.assert_allclose(units * forces.greatest, plain.greatest, atol=1e-9)


# --- all solutions --------------------------------------------------------------------------------


@pytest.mark.parametrize("n", range(1, 7))
def test_a_negative_unit_matrix_has_every_set_of_contacts(n):
    found = all_solutions(-np.eye(n), np.ones(n))
    assert len({tuple(piece.z.round(9)) for piece in found}) == len(found) == 2**n
    assert all_solutions(-np.eye(n), -np.ones(n)) == []


@pytest.mark.parametrize("n", range(1, 7))
def test_a_p_matrix_has_one_solution(n):
    for seed in range(5):
        rng = np.random.default_rng([n, seed])
        A, B = rng.normal(size=(2, n, n))
        W, q = A @ A.T + B - B.T + 0.1 * np.eye(n), rng.normal(size=n)
        (piece,) = all_solutions(W, q)
        np.testing.assert_allclose(piece.z, lemke(W, q).z, atol=1e-12 * max(1, piece.z.max()))
        assert piece.directions.shape == (n, 0)


@pytest.mark.parametrize("n", range(1, 6))
def test_what_lemke_finds_is_one_of_all_solutions(n):
    solved = 0
    for seed in range(40):
        rng = np.random.default_rng([n, seed])
        W, q = rng.normal(size=(n, n)), rng.normal(size=n)
        solution, found = lemke(W, q), all_solutions(W, q)
        for piece in found:
            assert np.abs(W @ piece.z + q - piece.w).max() < 1e-9 * (1 + piece.z.max())
            assert not (piece.z * piece.w).any()
        if solution.solved:
            solved += 1
            assert any(np.allclose(piece.z, solution.z, atol=1e-9) for piece in found)
    assert solved


def test_a_table_has_one_polyhedron_of_solutions():
    (piece,) = all_solutions(LEGS @ LEGS.T, LEGS @ np.array([-4.0, 0, 0]))
    np.testing.assert_allclose(np.abs(piece.directions), 0.5, rtol=1e-12)
    assert piece.z.min() > 0 and not piece.w.any()


def test_too_many_contacts_are_refused():
    with pytest.raises(ValueError, match="13 contacts have too many sets; give at most 12"):
        all_solutions(np.eye(13), np.ones(13))
