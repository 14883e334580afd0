"""Every Moore-Penrose algorithm against the four conditions, the SVD and each other."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teachmech.numerics.dynamics import RANK_TOLERANCE, pseudo_inverse
from teachmech.numerics.inverses import ALGORITHMS, cholesky_limit, penrose, svd
from tests import examples

PENROSE_TOLERANCE = 1e-10
SQUARED = ("cholesky", "normal_equations", "augmented_system")  # use a matrix like A^T A
# The forward error of these, eps k^2 with condition k, is that of a relative change of A by
# eps k: about 1e-9 at k = 1e6, 1e-11 at 1e4.
SQUARED_CONDITION = 1e4
# Forward error |X - A^+| / |A^+| of a good method and of those that square, with condition k.
FORWARD = dict.fromkeys(SQUARED, lambda k: 1e-14 * k**2) | dict.fromkeys(
    ALGORITHMS.keys() - set(SQUARED), lambda k: 1e-14 * k
)
PIVOTED = [name for name in ALGORITHMS if name not in ("svd", *SQUARED, "complete_orthogonal")]
SHAPES = [(1, 1), (1, 6), (6, 1), (2, 2), (3, 2), (4, 7), (7, 4), (10, 10), (20, 30), (30, 20)]

every_algorithm = pytest.mark.parametrize("name", ALGORITHMS)
thorough = settings(max_examples=examples(100), deadline=None, derandomize=True)
quick = settings(max_examples=50, deadline=None, derandomize=True)


def with_singular_values(rng, m, n, s):
    """A random matrix of shape (m, n) with these singular values and zeros for the others."""
    U = np.linalg.qr(rng.normal(size=(m, len(s))))[0]
    V = np.linalg.qr(rng.normal(size=(n, len(s))))[0]
    return (U * s) @ V.T


def product(rng, m, n, rank):
    """Return a random matrix of shape (m, n) and of this rank."""
    return rng.normal(size=(m, rank)) @ rng.normal(size=(rank, n))


def graded(rng, m, n, rank, least):
    return with_singular_values(rng, m, n, np.geomspace(1, least, rank))


def repeated(rng, m, n, rank):
    """Return rows that come again, as they are, turned round and multiplied by 1e3 and 1e-3."""
    A = product(rng, m, n, rank)
    return np.vstack([A, A[:1], -3 * A[::2], 1e3 * A[-1:], 1e-3 * A])


def steep(rng, m, n, rank):
    """Columns scaled by 1e-2 to 1e2."""
    values = np.linspace(1, 0.5, rank)
    return with_singular_values(rng, m, n, values) * 10 ** rng.uniform(-2, 2, n)


FAMILY = {
    "random": product,
    "graded to 1e-6": lambda *case: graded(*case, 1e-6),
    "graded to 1e-4": lambda *case: graded(*case, 1.0001e-4),
    "rows repeated": repeated,
    "columns scaled": steep,
    "of size 1e200": lambda *case: 1e200 * graded(*case, 1e-2),
    "of size 1e-200": lambda *case: 1e-200 * graded(*case, 1e-2),
}
RANKS = [  # of large matrices 0, 1, and every second or fourth
    (m, n, rank)
    for m, n in SHAPES
    for rank in range(min(m, n) + 1)
    if rank == 1 or rank % max(min(m, n) // 5, 1) == 0
]


def matrices(kind):
    for number, (m, n, rank) in enumerate(RANKS):
        rng = np.random.default_rng([number, list(FAMILY).index(kind)])
        A = FAMILY[kind](rng, m, n, rank)
        yield A, rank, condition(A, rank)


def condition(A, rank):
    s = np.linalg.svd(A, compute_uv=False)
    return s[0] / s[rank - 1] if rank else 1.0


def relative_error(X, exact):
    """|X - exact| / |exact|, both scaled first so that no square overflows."""
    size = np.abs(exact).max(initial=0.0) or 1.0
    return np.linalg.norm((X - exact) / size) / (np.linalg.norm(exact / size) or 1.0)


@pytest.mark.few("random-varga")
@every_algorithm
@pytest.mark.parametrize("kind", FAMILY)
def test_the_inverse_satisfies_the_four_penrose_conditions(name, kind):
    tried = 0
    for A, rank, k in matrices(kind):
        if name in SQUARED and k > SQUARED_CONDITION:
            continue
        X, _ = ALGORITHMS[name](A)
        assert max(penrose(A, X)) < PENROSE_TOLERANCE, (A.shape, rank)
        tried += 1
    assert tried >= 20


@pytest.mark.few("1")
@every_algorithm
@pytest.mark.parametrize("kind", FAMILY)
def test_the_rank_is_the_true_one_where_a_gap_separates_it(name, kind):
    for A, rank, _ in matrices(kind):
        assert ALGORITHMS[name](A)[1] == rank, A.shape


@pytest.mark.few("random-householder")
@every_algorithm
@pytest.mark.parametrize("kind", FAMILY)
def test_the_inverse_agrees_with_numpys_as_closely_as_the_condition_allows(name, kind):
    for A, rank, k in matrices(kind):
        X, _ = ALGORITHMS[name](A)
        # a bound on numpy.linalg.pinv itself, so that its cut-off is ours
        assert relative_error(X, np.linalg.pinv(A, rcond=RANK_TOLERANCE)) < FORWARD[name](k), (
            A.shape,
            rank,
        )


@every_algorithm
@thorough
@given(seed=st.integers(0, 10**6), m=st.integers(1, 9), n=st.integers(1, 9), part=st.floats(0, 1))
def test_any_rank_of_any_shape_is_found_and_inverted(name, seed, m, n, part):
    rng = np.random.default_rng(seed)
    rank = round(part * min(m, n))
    A = with_singular_values(rng, m, n, 10 ** rng.uniform(-3, 3, 1) * rng.uniform(0.01, 1, rank))
    X, found = ALGORITHMS[name](A)
    assert found == rank
    assert max(penrose(A, X)) < PENROSE_TOLERANCE
    assert relative_error(X, np.linalg.pinv(A, rcond=1e-9)) < FORWARD[name](condition(A, rank))


@every_algorithm
@quick
@given(seed=st.integers(0, 10**6), m=st.integers(2, 9), n=st.integers(1, 9))
def test_another_order_of_the_rows_only_reorders_the_columns_of_the_inverse(name, seed, m, n):
    rng = np.random.default_rng(seed)
    A = with_singular_values(rng, m, n, rng.uniform(0.01, 1, rng.integers(1, min(m, n) + 1)))
    order = rng.permutation(m)
    X, rank = ALGORITHMS[name](A)
    reordered, same_rank = ALGORITHMS[name](A[order])
    assert same_rank == rank
    assert relative_error(reordered, X[:, order]) < 2 * FORWARD[name](condition(A, rank))


@every_algorithm
def test_the_inverse_of_the_transpose_is_the_transpose_of_the_inverse(name, rng):
    A = with_singular_values(rng, 8, 5, np.geomspace(1, 0.01, 4))
    X, rank = ALGORITHMS[name](A)
    turned, same_rank = ALGORITHMS[name](A.T)
    assert same_rank == rank == 4
    assert relative_error(turned, X.T) < 2 * FORWARD[name](condition(A, 4))


@every_algorithm
@pytest.mark.parametrize(("apart", "rank"), [(10, 2), (0.1, 1)])
def test_nearly_dependent_rows_count_by_the_side_of_the_tolerance(name, apart, rank):
    """Two rows at a small angle: the least singular value is about half of it."""
    tolerance = 1e-6
    A = np.array([[1.0, 0, 0], [1.0, apart * tolerance, 0]])
    X, found = ALGORITHMS[name](A, tolerance)
    assert found == rank
    kept = A if rank == 2 else np.array([[1.0, 0, 0], [1.0, 0, 0]])
    # what is dropped moves the inverse of rank 1 by about as much
    bound = 2 * apart * tolerance if rank == 1 else FORWARD[name](2 / (apart * tolerance))
    assert relative_error(X, np.linalg.pinv(kept)) < bound


@every_algorithm
def test_the_default_tolerance_is_that_of_the_dynamics(name):
    """At 1e-9 and at 1e-11 of the largest; methods that square keep neither."""
    kept, dropped = (np.diag([1.0, least]) for least in (1e-9, 1e-11))
    assert ALGORITHMS[name](kept)[1] == (1 if name in SQUARED else 2)
    assert ALGORITHMS[name](dropped)[1] == 1
    assert pseudo_inverse(kept)[2] == 2
    assert pseudo_inverse(dropped)[2] == 1


@pytest.mark.parametrize("name", PIVOTED)
@quick
@given(seed=st.integers(0, 10**6), m=st.integers(1, 9), n=st.integers(1, 9))
def test_pivots_and_singular_values_differ_by_the_stated_factor_at_most(name, seed, m, n):
    """Singular values with no gap, and a tolerance in the midst of them."""
    rng = np.random.default_rng(seed)
    tolerance = 1e-4
    A = with_singular_values(rng, m, n, np.sort(10 ** rng.uniform(-8, 0, min(m, n)))[::-1])
    s = np.linalg.svd(A, compute_uv=False) / np.linalg.norm(A, 2)
    p = m if name == "greville" else n
    k = np.arange(1, len(s) + 1)
    surely = np.count_nonzero(s / np.sqrt(p - k + 1) > tolerance)
    at_most = np.count_nonzero(s * np.sqrt(p * (4.0**k + 6 * k - 1)) / 3 > tolerance)
    assert surely <= ALGORITHMS[name](A, tolerance)[1] <= at_most


@pytest.mark.parametrize("name", ["svd", "complete_orthogonal", *PIVOTED])
def test_kahans_matrix_hides_a_small_singular_value_from_pivots_alone(name):
    """LAPACK's estimates see it, but stop at the first columns where it begins to show."""
    n, sine = 60, 0.9
    scale = sine ** np.arange(n) * (1 + 1e-13 * np.arange(n, 0, -1))  # no ties between columns
    A = scale[:, None] * (np.eye(n) - np.sqrt(1 - sine**2) * np.triu(np.ones((n, n)), 1))
    if name == "greville":  # which chooses rows
        A = A.T
    s = np.linalg.svd(A, compute_uv=False)
    assert s[-1] < 1e-11 * s[0]
    assert s[-2] > 1e-4 * s[0]
    rank = ALGORITHMS[name](A)[1]
    if name == "complete_orthogonal":
        assert n / 2 < rank < n - 1
    else:
        assert rank == (n - 1 if name == "svd" else n)


@every_algorithm
def test_rank_lost_after_a_small_first_row_is_found(name):
    """Pivots taken in the given order are 1e-7 both; the least singular value is 1e-14."""
    A = np.array([[1e-7, 0.0], [1.0, 1e-7]])
    assert ALGORITHMS[name](A)[1] == 1


every_squared = pytest.mark.parametrize("name", SQUARED)


@every_squared
def test_squares_lose_a_singular_value_of_1e_9_that_the_svd_keeps(name, rng):
    A = with_singular_values(rng, 5, 4, np.array([1.0, 0.5, 1e-9]))
    X, rank = svd(A)
    assert rank == 3
    assert np.linalg.norm(X, 2) == pytest.approx(1e9, rel=1e-6)
    for tolerance in (RANK_TOLERANCE, 1e-14):  # a smaller tolerance does not bring it back
        X, rank = ALGORITHMS[name](A, tolerance)
        assert rank == 2
        assert np.linalg.norm(X, 2) == pytest.approx(2, rel=1e-6)


@every_squared
def test_squares_keep_a_singular_value_above_their_limit(name, rng):
    least = 10 * cholesky_limit(9, 9)
    A = with_singular_values(rng, 5, 4, np.array([1.0, 0.5, least]))
    X, rank = ALGORITHMS[name](A)
    assert rank == 3
    assert relative_error(X, np.linalg.pinv(A, rcond=1e-10)) < FORWARD[name](1 / least)


def test_squares_lose_digits_with_the_square_of_the_condition(rng):
    """The other methods lose them with the condition itself: 1e-10 here."""
    A = with_singular_values(rng, 20, 20, np.geomspace(1, 1e-6, 20))
    exact = np.linalg.pinv(A)
    for name in SQUARED:
        assert 1e-6 < relative_error(ALGORITHMS[name](A)[0], exact) < 1e-2
    for name in ALGORITHMS.keys() - set(SQUARED):
        assert relative_error(ALGORITHMS[name](A)[0], exact) < 1e-8


@every_algorithm
@pytest.mark.parametrize("shape", [(0, 0), (0, 3), (3, 0), (1, 1), (2, 3), (3, 2)])
def test_an_empty_or_zero_matrix_has_a_zero_inverse_of_rank_zero(name, shape):
    X, rank = ALGORITHMS[name](np.zeros(shape))
    assert X.shape == shape[::-1]
    assert not X.any()
    assert rank == 0
    assert penrose(np.zeros(shape), X) == (0, 0, 0, 0)


@every_algorithm
@pytest.mark.parametrize("wrong", [np.nan, np.inf])
def test_a_matrix_that_is_not_finite_gives_no_number(name, wrong):
    X, rank = ALGORITHMS[name](np.array([[1.0, wrong, 0.0], [0.0, 1.0, 0.0]]))
    assert X.shape == (3, 2)
    assert np.isnan(X).all()
    assert rank == 0


@every_algorithm
def test_the_matrix_that_was_given_stays_as_it_was(name, rng):
    A = product(rng, 5, 4, 3)
    before = A.copy()
    ALGORITHMS[name](A)
    assert (before == A).all()


@every_algorithm
def test_a_regular_matrix_gives_the_ordinary_inverse(name):
    X, rank = ALGORITHMS[name](np.array([[2.0, 1.0], [1.0, 1.0]]))
    assert rank == 2
    assert pytest.approx(np.array([[1.0, -1.0], [-1.0, 2.0]]), abs=1e-13) == X


@pytest.mark.parametrize(
    ("X", "broken"),
    [
        ([[0.5, 0], [0, 0]], []),
        ([[0, 0], [0, 0]], [0]),
        ([[0.5, 0], [0, 1]], [1]),
        ([[0.5, 1], [0, 0]], [2]),
        ([[0.5, 0], [1, 0]], [3]),
    ],
)
def test_each_penrose_residual_sees_its_own_condition(X, broken):
    residuals = penrose(np.array([[2.0, 0], [0, 0]]), np.array(X, dtype=float))
    assert [i for i, residual in enumerate(residuals) if residual > 0.1] == broken
