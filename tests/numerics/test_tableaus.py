"""Embedded pairs: the conditions of order for all rooted trees, by J. C. Butcher.

J. C. Butcher, "Numerical Methods for Ordinary Differential Equations", 3rd ed., 2016, section 31.
"""

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import prod

import numpy as np
import pytest
from scipy.integrate import DOP853

from teachmech.numerics.integrators import TABLEAUS, stored_times
from teachmech.numerics.integrators.embedded import embedded_pair, interpolated

pytestmark = pytest.mark.quick
BOTH = sorted(TABLEAUS)
# Of both estimates of the error, and of the dense output; the papers of the two pairs.
ESTIMATES = {"dop853": (5, 3), "tsit5": (4, 5)}
BETWEEN = {"dop853": 7, "tsit5": 4}


@cache
def trees(order):
    """Rooted trees with so many vertices, each the tuple of those at its root."""

    def forests(vertices, largest):
        if vertices == 0:
            yield ()
        for size in range(min(vertices, largest), 0, -1):
            for count in range(1, vertices // size + 1):
                for equal in combinations_with_replacement(trees(size), count):
                    for rest in forests(vertices - size * count, size - 1):
                        yield equal + rest

    return tuple(forests(order - 1, order - 1))


def vertices(tree):
    return 1 + sum(map(vertices, tree))


def density(tree):
    return vertices(tree) * prod(map(density, tree))


def stage_weights(tree, A):
    """What the derivative of a stage has of this tree."""
    return prod((A @ stage_weights(child, A) for child in tree), start=np.ones(len(A)))


def largest_residual(A, b, order, x=1.0):
    """By how much the conditions up to an order are not met after the part x of a step."""
    found = [
        b @ stage_weights(tree, A) - x**n * float(Fraction(1, density(tree)))
        for n in range(1, order + 1)
        for tree in trees(n)
    ]
    return np.max(np.abs(found))


def test_there_are_as_many_rooted_trees_as_known():
    assert [len(trees(n)) for n in range(1, 9)] == [1, 1, 2, 4, 9, 20, 48, 115]


@pytest.mark.parametrize("name", BOTH)
def test_the_end_of_a_step_has_the_order_of_the_pair(name):
    pair = TABLEAUS[name]
    assert np.abs(pair.weights.sum(axis=1) - pair.nodes).max() < 1e-13
    end = pair.weights[pair.stages]
    assert largest_residual(pair.weights, end, pair.order) < 1e-13
    assert largest_residual(pair.weights, end, pair.order + 1) > 1e-7


@pytest.mark.parametrize("name", BOTH)
def test_the_embedded_methods_have_the_orders_of_the_papers(name):
    pair = TABLEAUS[name]
    A = pair.weights[: pair.stages + 1, : pair.stages + 1]
    for row, order in zip(pair.errors, ESTIMATES[name], strict=True):
        other = A[-1] - row
        assert largest_residual(A, other, order) < 1e-13
        assert not row.any() or largest_residual(A, other, order + 1) > 1e-7


@pytest.mark.parametrize("name", BOTH)
def test_the_dense_output_has_the_order_of_the_papers(name):
    pair = TABLEAUS[name]
    first, last = np.eye(len(pair.nodes))[[0, pair.stages]]
    end = pair.weights[pair.stages]
    F = [end, first - end, 2 * end - last - first, *pair.dense]
    for x in (0.1, 0.37, 0.5, 0.8, 1.0):
        assert largest_residual(pair.weights, interpolated(x, F), BETWEEN[name], x) < 1e-12


@pytest.mark.parametrize("name", BOTH)
def test_no_stage_lies_close_to_the_gap(name):
    pair = TABLEAUS[name]
    assert np.abs(pair.nodes[: pair.stages + 1] - pair.gap).min() > 0.06


def test_the_coefficients_of_dop853_are_those_of_scipy():
    pair, stages = TABLEAUS["dop853"], DOP853.n_stages
    assert stages == pair.stages
    assert np.array_equal(pair.nodes, [*DOP853.C, 1.0, *DOP853.C_EXTRA])
    assert np.array_equal(pair.weights[:stages, :stages], DOP853.A)
    assert np.array_equal(pair.weights[stages, :stages], DOP853.B)
    assert np.array_equal(pair.weights[stages + 1 :], DOP853.A_EXTRA)
    assert np.array_equal(pair.errors, [DOP853.E5, DOP853.E3])
    assert np.array_equal(pair.dense, DOP853.D)


@pytest.mark.parametrize("name", BOTH)
def test_errors_between_the_steps_are_no_larger_than_the_tolerance_promises(name):
    """The local tolerance times the growth over ten seconds of steps."""
    times, start = stored_times(0, 10, 0.01), np.array([1.0, 0.0, 0.0, 0.0])

    def oscillator(t, y, p):
        return np.array([y[1], -4 * y[0], 0.0, 0.0])

    for tolerance in (1e-4, 1e-7, 1e-10):
        steps = embedded_pair(
            TABLEAUS[name], oscillator, times, start, None, tolerance, np.ones(4), None
        )
        states = np.array([y for _, stored, _ in steps for _, y in stored])
        assert np.abs(states[:, 0] - np.cos(2 * times[1:])).max() < 100 * tolerance
