"""The least-squares driver, with residuals that are plain functions."""

import numpy as np
import pytest

from teachmech.base.errors import ProblemError
from teachmech.fitting.least_squares import least_squares

T = np.linspace(0, 3, 40)


def decay(x):
    """Residuals of a exp(-k t) against 2 exp(-0.7 t); rates below -2 are not possible."""
    a, k = x
    if k < -2:
        raise ProblemError("the motion grows")
    shape = np.exp(-k * T)
    return a * shape - 2 * np.exp(-0.7 * T), np.stack([shape, -a * T * shape], axis=1)


def test_clean_data_give_the_values():
    found = least_squares(decay, {"a": 1, "k": 0.1})
    assert found.x == pytest.approx([2, 0.7], rel=1e-12)
    assert not found.warnings
    assert found.cost < 1e-24


def test_values_of_very_different_sizes():
    def scaled(x):
        residuals, jacobian = decay([x[0] / 1e9, x[1] * 1e7])
        return residuals, jacobian * [1e-9, 1e7]

    found = least_squares(scaled, {"a": 1e9, "k": 1e-8})
    assert found.x == pytest.approx([2e9, 0.7e-7], rel=1e-11)


def test_a_bound_holds_and_is_named():
    found = least_squares(decay, {"a": 1, "k": 0.1}, {"a": (None, 1.5), "k": (0, 3)})
    assert found.values["a"] == pytest.approx(1.5, rel=1e-9)
    assert found.at_bounds == ("a",)
    assert any("at a bound" in text for text in found.warnings)
    slopes = found.residuals @ found.jacobian  # the other value is still optimal
    assert abs(slopes[1]) < 1e-6 * abs(slopes[0])


def test_values_that_are_not_possible_shorten_the_step():
    tried = []

    def counted(x):
        tried.append(x[1])
        return decay(x)

    found = least_squares(counted, {"a": 60, "k": -1.99})
    assert found.x == pytest.approx([2, 0.7], rel=1e-10)
    with pytest.raises(ProblemError, match="the motion grows"):
        least_squares(decay, {"a": 1, "k": -3})


def test_a_value_without_effect_and_two_that_cannot_be_told_apart_are_named():
    def together(x):
        residuals, jacobian = decay([x[0] * x[1], x[2]])
        a, b = jacobian.T
        return residuals, np.stack([a * x[1], a * x[0], b, 0 * a], axis=1)

    found = least_squares(together, {"a": 1, "c": 1.5, "k": 0.3, "m": 4})
    assert found.without_effect == ("m",)
    assert found.indistinct == (("a", "c"),)
    assert "m: no effect" in found.warnings[0]
    assert "a, c: the residuals do not determine them singly" in found.warnings[1]
    variances = found.inverse_normal.diagonal()
    assert np.isinf(variances[[0, 1, 3]]).all() and np.isfinite(variances[2])
    assert found.values["k"] == pytest.approx(0.7, rel=1e-9)


def test_the_inverse_of_the_normal_matrix():
    found = least_squares(decay, {"a": 1, "k": 0.1})
    J = decay([2, 0.7])[1]
    assert found.inverse_normal == pytest.approx(np.linalg.inv(J.T @ J), rel=1e-9)


def test_a_stopped_search_returns_its_best_values():
    calls = []

    def stop(done):
        calls.append(done)
        return len(calls) < 4

    def slow(x):
        from time import sleep

        sleep(0.21)  # reports come at most five times per second
        return decay(x)

    found = least_squares(slow, {"a": 1, "k": 0.1}, progress=stop)
    assert "stopped on request" in found.ending
    assert found.cost < decay([1, 0.1])[0] @ decay([1, 0.1])[0]
    with pytest.raises(ProblemError, match="there is no result yet"):
        least_squares(decay, {"a": 1, "k": 0.1}, progress=lambda done: False)


def test_an_interrupt_keeps_the_best_values():
    calls = []

    def interrupted(x):
        calls.append(x)
        if len(calls) == 3:
            raise KeyboardInterrupt
        return decay(x)

    found = least_squares(interrupted, {"a": 1, "k": 0.1})
    assert found.ending == "interrupted after 3 evaluations"
    assert found.cost < decay([1, 0.1])[0] @ decay([1, 0.1])[0]


def test_too_few_evaluations_are_reported():
    found = least_squares(decay, {"a": 60, "k": -1.9}, evaluations=2)
    assert found.ending == "not converged after 2 evaluations"


@pytest.mark.parametrize(
    ("bounds", "words"),
    [
        ({"b": (0, 1)}, "there is no fitted value 'b'"),
        ({"a": (2, 3)}, "the first value of a, 1, is outside its bounds"),
        ({"a": (2, 1)}, "the least value is not below"),
        ({"a": 3}, "not a pair of numbers"),
        ({"a": ("x", 3)}, "not a pair of numbers"),
    ],
)
def test_wrong_bounds_are_refused_by_name(bounds, words):
    with pytest.raises(ProblemError, match=words):
        least_squares(decay, {"a": 1, "k": 0.1}, bounds)


@pytest.mark.parametrize("wrong", [3.0, (np.zeros(3), np.zeros((2, 1))), (np.zeros(3),)])
def test_a_goal_that_does_not_return_residuals_and_their_jacobian_is_refused(wrong):
    with pytest.raises(
        ProblemError, match=r"does not return residuals.*Jacobian of shape \(m, 1\)"
    ):
        least_squares(lambda x: wrong, {"a": 1})
