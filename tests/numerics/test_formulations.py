"""Every formulation against exact fractions, against mpmath, and where it must refuse."""

from fractions import Fraction

import mpmath
import numpy as np
import pytest
import scipy.linalg
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st

from teachmech.numerics.formulations import FORMULATIONS
from teachmech.numerics.formulations.kane import kane
from teachmech.numerics.formulations.linear_systems import ContradictionError
from tests import examples

EVERY = set(FORMULATIONS)
BY_METRIC = {"udwadia_kalaba", "mass_orthogonal_projection"}
BY_MINIMUM = BY_METRIC | {"null_space_svd", "augmented_lagrangian", "gibbs_appell"}
BY_FULL_RANK = {"lagrange_multipliers", "mass_orthogonal_projection"}
BY_LEAST_SQUARES = {"udwadia_kalaba", "null_space_svd"}

# M, Q, A and b as fractions, and the formulations that refuse.
SYSTEMS = {
    "pendulum at its lowest point": ("1 0; 0 1", "0 -10", "0 -2", "-8", set()),
    "one thread written three times": (
        "2 0 0; 0 2 0; 0 0 2",
        "0 0 -98/5",
        "3/5 0 4/5; 6/5 0 8/5; -3/5 0 -4/5",
        "-3 -6 3",
        BY_FULL_RANK,
    ),
    # R. G. Mukharlyamov, C. T. Deressa: R = 1, r = 0.2, m = 2, g = 9.8, here sin(theta) = 3/5
    "hoop on a cylinder, with a row of zeros": (
        "72/25 0; 0 2/25",
        "-14.112 0",
        "0 0; -6/5 1/5",
        "0 0",
        BY_FULL_RANK,
    ),
    "massless coordinate": ("0 0; 0 1", "1 0", "1 -2", "0", BY_METRIC),
    "driven cart with a singular full matrix": ("2 2; 2 2", "0 -8", "1 0", "-3/10", BY_METRIC),
    "indefinite, definite on the null space": ("1 0; 0 -1/2", "1 0", "-1 1", "0", BY_METRIC),
    "indefinite on the null space": (
        "1 0; 0 -2",
        "1 0",
        "-1 1",
        "3",
        BY_MINIMUM,
    ),
    "indefinite, zero on the null space": ("1 0; 0 -1", "1 0", "-1 1", "0", EVERY),
    # vx sin(phi) = vy cos(phi) with tan(phi) = 4/3, v = (3, 4), phi' = 2
    "skate": ("2 0 0; 0 2 0; 0 0 1/3", "1 0 1/2", "4/5 -3/5 0", "-10", set()),
    # y cos(2 t) = x sin(2 t) with tan(2 t) = 4/3, v = (5, -1)
    "bead on a turning rod": ("3 0; 0 3", "0 -30", "-4/5 3/5", "44/5", set()),
    "drives leave no freedom": ("3 1; 1 1", "0 -10", "1 0; 0 1", "2 -5", set()),
    "nothing determines a coordinate": ("1 0; 0 0", "1 1", "1 0", "0", EVERY),
    "masses of a fly and a ship": (
        "1000 0 0; 0 1/1000 0; 0 0 1",
        "1 1 1",
        "1 -1 0",
        "0",
        set(),
    ),
}


def arrays(text):
    rows = [[Fraction(x) for x in row.split()] for row in text.split(";")]
    return sympy.Matrix(rows)


def exact(M, Q, A, b):
    """The acceleration from N^T M q'' = N^T Q and A q'' = b with a basis N of the null space."""
    N = A.nullspace()
    rows = [(v.T * M, (v.T * Q)[0]) for v in N] + [(A.row(k), b[k]) for k in range(A.rows)]
    left = sympy.Matrix.vstack(*(row for row, _ in rows))
    acceleration, free = left.gauss_jordan_solve(sympy.Matrix([right for _, right in rows]))
    assert not free
    return acceleration


def numbers(matrix):
    return np.array(matrix.tolist(), dtype=float)


def system(name):
    M, Q, A, b, refusing = SYSTEMS[name]
    M, A = arrays(M), arrays(A)
    Q, b = arrays(Q).T, arrays(b).T
    return (M, Q, A, b), (numbers(M), numbers(Q)[:, 0], numbers(A), numbers(b)[:, 0]), refusing


@pytest.mark.parametrize("formulation", FORMULATIONS)
@pytest.mark.parametrize("name", SYSTEMS)
def test_each_gives_the_exact_acceleration_or_refuses(name, formulation):
    fractions, (M, Q, A, b), refusing = system(name)
    solve = FORMULATIONS[formulation].solve
    if formulation in refusing:
        with pytest.raises(np.linalg.LinAlgError, match=r"^[^.]+$"):
            solve(M, Q, A, b)
        return
    acceleration = exact(*fractions)
    found = solve(M, Q, A, b)
    assert found.acceleration == pytest.approx(numbers(acceleration)[:, 0], rel=1e-11, abs=1e-11)
    if formulation == "gibbs_appell":
        assert found.multipliers is None
        return
    M, Q, A, _ = fractions
    lost = Q - M * acceleration
    assert A.T.cols == len(found.multipliers)
    scale = max(1.0, np.abs(numbers(lost)).max())
    assert numbers(A.T) @ found.multipliers == pytest.approx(numbers(lost)[:, 0], abs=1e-8 * scale)
    if "least norm" in FORMULATIONS[formulation].multipliers:
        least = numbers(A.T.pinv() * lost)[:, 0]
        assert found.multipliers == pytest.approx(least, rel=1e-8, abs=1e-8 * scale)


def test_the_hoop_has_the_published_numbers():
    _, arguments, _ = system("hoop on a cylinder, with a row of zeros")
    result = FORMULATIONS["null_space_qr"].solve(*arguments)
    assert result.acceleration == pytest.approx([-49 / 12 * 0.6, -24.5 * 0.6])
    assert result.multipliers == pytest.approx([0, 9.8 * 0.6])


# --- where they break -------------------------------------------------------------------------

M2 = np.eye(2)
TWICE = np.array([[1.0, 0.0], [2.0, 0.0]])


@pytest.mark.parametrize(
    ("formulation", "M", "A", "said"),
    [
        ("udwadia_kalaba", np.diag([0.0, 1]), TWICE[:1], "M is not positive definite, so it has"),
        ("lagrange_multipliers", M2, TWICE, "A has the rank 1 and 2 rows, so the KKT matrix is"),
        ("lagrange_multipliers", np.diag([1.0, 0]), TWICE[:1], "M is singular on the null space"),
        ("null_space_svd", np.diag([1.0, -1]), TWICE, "M is not positive definite on the null"),
        ("null_space_qr", np.diag([1.0, 0]), TWICE, "M is singular on the null space of A, so"),
        ("coordinate_partitioning", np.diag([1.0, 0]), TWICE, "M is singular on the null space"),
        ("kane", np.diag([1.0, 0]), TWICE, "M is singular on the null space of A, so the accel"),
        ("augmented_lagrangian", np.diag([1.0, -1]), TWICE, r"M \+ p A\^T A with the penalty p"),
        ("mass_orthogonal_projection", M2, TWICE, "A has the rank 1 and 2 rows, so A M"),
        ("mass_orthogonal_projection", np.diag([0.0, 1]), TWICE, "it defines no right angles"),
        ("gibbs_appell", np.diag([1.0, -1]), TWICE, "the Gibbs function has no minimum: M is"),
    ],
)
def test_each_says_in_one_sentence_why_it_breaks(formulation, M, A, said):
    with pytest.raises(np.linalg.LinAlgError, match=said):
        FORMULATIONS[formulation].solve(M, np.ones(2), A, np.arange(1.0, len(A) + 1))


@pytest.mark.parametrize("formulation", sorted(EVERY - BY_LEAST_SQUARES - BY_FULL_RANK))
def test_contradictory_rows_are_refused(formulation):
    with pytest.raises(np.linalg.LinAlgError, match="contradict") as caught:
        FORMULATIONS[formulation].solve(M2, np.zeros(2), TWICE, np.array([1.0, 3.0]))
    if formulation != "augmented_lagrangian":
        assert isinstance(caught.value, ContradictionError)
        assert caught.value.row in (0, 1)


@pytest.mark.parametrize("formulation", sorted(BY_LEAST_SQUARES))
def test_contradictory_rows_are_met_by_least_squares(formulation):
    found = FORMULATIONS[formulation].solve(M2, np.zeros(2), TWICE, np.array([1.0, 3.0]))
    assert found.acceleration == pytest.approx([7 / 5, 0])  # least (x - 1)^2 + (2 x - 3)^2


@pytest.mark.parametrize(
    ("speeds", "said"),
    [
        ([[1.0, 0.0]], "do not determine the velocities"),
        ([[0.0, 0.0]], "do not determine the velocities"),
        (np.eye(2), "2 speeds are chosen, but A of rank 1 leaves 1 of 2 velocities free"),
    ],
)
def test_speeds_that_do_not_determine_the_motion_are_refused(speeds, said):
    with pytest.raises(np.linalg.LinAlgError, match=said):
        kane(M2, np.zeros(2), TWICE, np.zeros(2), speeds=np.array(speeds))


def test_any_regular_speeds_give_the_same_acceleration(rng):
    M, Q = np.diag([2.0, 3.0, 5.0]), np.array([1.0, -2.0, 4.0])
    A, b = np.array([[1.0, 2.0, -1.0]]), np.array([0.5])
    expected = FORMULATIONS["udwadia_kalaba"].solve(M, Q, A, b)
    for _ in range(5):
        found = kane(M, Q, A, b, speeds=rng.normal(size=(2, 3)))
        assert found.acceleration == pytest.approx(expected.acceleration, rel=1e-9)
        assert found.multipliers == pytest.approx(expected.multipliers, rel=1e-9)


# --- any matrices -----------------------------------------------------------------------------


def high_precision(M, Q, C, x):
    """Return the acceleration from the KKT system with independent rows C, in 40 digits."""
    n, r = len(M), len(C)
    with mpmath.workdps(40):
        K = mpmath.matrix(n + r)
        right = mpmath.matrix(n + r, 1)
        for i in range(n):
            right[i] = mpmath.mpf(Q[i])
            for j in range(n):
                K[i, j] = mpmath.mpf(M[i, j])
            for k in range(r):
                K[i, n + k] = K[n + k, i] = mpmath.mpf(C[k, i])
        for k in range(r):
            right[n + k] = sum(mpmath.mpf(C[k, i]) * mpmath.mpf(x[i]) for i in range(n))
        solution = mpmath.lu_solve(K, right)
        return np.array([float(solution[i]) for i in range(n)])


def drawn(seed, n, part, extra, kind):
    """M of the kind, and A of n columns and any rank with orthonormal combinations of C."""
    rng = np.random.default_rng(seed)
    r = round(part * n)
    C = rng.normal(size=(r, n)) * 10 ** rng.uniform(-1, 1)
    A = np.linalg.qr(rng.normal(size=(r + extra, r)))[0] @ C if r else np.zeros((1 + extra, n))
    eigenvalues = rng.uniform(0.1, 2, n)
    if kind == "semidefinite":
        eigenvalues[: n // 2] = 0
    elif kind == "indefinite":
        eigenvalues[: n // 2] *= -1
    U = np.linalg.qr(rng.normal(size=(n, n)))[0]
    return (U * eigenvalues) @ U.T, rng.normal(size=n), A, C, rng.normal(size=n)


@settings(max_examples=examples(300), deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 10**6),
    n=st.integers(1, 6),
    part=st.floats(0, 1),
    extra=st.integers(0, 3),
    kind=st.sampled_from(["definite", "semidefinite", "indefinite"]),
)
def test_each_agrees_with_40_digits_as_far_as_the_condition_allows_or_refuses(
    seed, n, part, extra, kind
):
    M, Q, A, C, x = drawn(seed, n, part, extra, kind)
    r, b = len(C), A @ x
    K = np.block([[M, C.T], [C, np.zeros((r, r))]])
    condition = np.linalg.cond(K)
    regular = condition < 1e6
    refusing = set()
    for name, formulation in FORMULATIONS.items():
        try:
            found = formulation.solve(M, Q, A, b).acceleration
        except np.linalg.LinAlgError:
            refusing.add(name)
            continue
        assert condition < 1e14, name
        expected = high_precision(M, Q, C, x)
        size = np.abs(expected).max() + np.abs(x).max() + np.abs(Q).max()
        assert np.abs(found - expected).max() < 1e-13 * condition**2 * size + 1e-12 * size, name
    if regular and kind == "definite":
        assert refusing == (BY_FULL_RANK if len(A) > r else set())
    if condition > 1e15:
        assert refusing == EVERY


@settings(max_examples=examples(100), deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), n=st.integers(2, 6), extra=st.integers(1, 3))
def test_rows_that_contradict_each_other_are_refused_or_met_by_least_squares(seed, n, extra):
    M, Q, A, C, x = drawn(seed, n, 0.7, extra, "definite")
    b = A @ x + np.linalg.svd(A)[0][:, -1]  # a part that no acceleration meets
    expected = high_precision(M, Q, C, x)
    for name, formulation in FORMULATIONS.items():
        if name in BY_LEAST_SQUARES:
            found = formulation.solve(M, Q, A, b).acceleration
            bound = 1e-12 * np.linalg.cond(C) ** 2 * np.linalg.cond(M)
            assert np.abs(found - expected).max() < bound * (1 + np.abs(expected).max()), name
        else:
            with pytest.raises(np.linalg.LinAlgError):
                formulation.solve(M, Q, A, b)


def test_the_counts_of_operations_order_the_formulations_of_a_long_chain():
    """20 bars in a chain: 60 coordinates, 40 constraints, 20 degrees of freedom."""
    counts = {name: f.operations(60, 40, 40) for name, f in FORMULATIONS.items()}
    assert counts["lagrange_multipliers"] == pytest.approx(2 / 3 * 100**3)
    assert min(counts.values()) > 1e5
    assert counts["null_space_qr"] < counts["null_space_svd"]
    assert counts["mass_orthogonal_projection"] < counts["udwadia_kalaba"]


@pytest.mark.parametrize("formulation", ["null_space_qr", "gibbs_appell"])
def test_one_factorisation_gives_independent_rows_and_null_space(formulation, monkeypatch):
    (M, Q, A, b) = system("one thread written three times")[1]
    factorised, qr = [], scipy.linalg.qr
    monkeypatch.setattr(
        "scipy.linalg.qr", lambda X, **how: factorised.append(X.shape) or qr(X, **how)
    )
    FORMULATIONS[formulation].solve(M, Q, A, b)
    assert factorised == [A.T.shape]
