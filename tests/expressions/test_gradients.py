"""First derivatives by the chain rule at each operation, against the derivatives as formulas."""

import numpy as np
import pytest

from teachmech.expressions import Names, evaluate, parse_expression, symbol
from teachmech.expressions.gradients import Gradients

TEXTS = ["a*b^2*c - sin(a*b)", "sqrt(a + c^2)^3/b", "atan2(a, b) + a^b", "max(a, b)*exp(-c)", "7"]


def formulas():
    names = Names(["a", "b", "c"])
    return [parse_expression(text, names).symbolic for text in TEXTS]


def test_many_points_at_the_same_time_agree_with_formulas_and_with_single_points():
    rng = np.random.default_rng(0)
    values = {"a": rng.uniform(0.5, 2, 9), "b": 1.3, "c": rng.uniform(-1, 1, 9)}
    found, slopes = Gradients(formulas(), ["a", "b", "c"])(values)
    assert slopes.shape == (5, 3, 9)
    for k, e in enumerate(formulas()):
        assert found[k] == pytest.approx(evaluate(e, values) * np.ones(9), rel=1e-14)
        for j, name in enumerate("abc"):
            expected = evaluate(e.diff(symbol(name)), values) * np.ones(9)
            assert slopes[k, j] == pytest.approx(expected, rel=1e-12, abs=1e-14)
    one = {name: np.ravel(x)[-1] for name, x in values.items()}
    single, slope = Gradients(formulas(), ["a", "b", "c"])(one)
    assert single == pytest.approx(found[:, -1], rel=1e-14)
    assert slope == pytest.approx(slopes[:, :, -1], rel=1e-13)
