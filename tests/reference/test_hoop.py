"""The hoop on a cylinder in its two angles: a row of zeros, and one multiplier that is free."""

import tomllib
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from teachmech.numerics.dynamics import null_space_method, udwadia_kalaba
from teachmech.numerics.ranks import acceleration_is_unique, relations

pytestmark = pytest.mark.quick

CASE = tomllib.loads((Path(__file__).parent / "hoop.toml").read_text())
R, r, m, g = (CASE[name] for name in "Rrmg")
EXACT = {
    "acceleration": [Fraction(*pair) for pair in CASE["exact"]["acceleration"]],
    "multiplier": Fraction(*CASE["exact"]["multiplier"]),
    "left_side": [Fraction(*pair) for pair in CASE["exact"]["left_side"]],
}
NAMES = ("contact", "rolling")

# With the published Q the weight draws the hoop back to the top; -1 is the weight of nature.
both_signs = pytest.mark.parametrize("sign", [1, -1])
angles = pytest.mark.parametrize("theta", [0.1, 1.0, np.pi / 2, 2.5])


def hoop(theta, sign):
    """Return M, Q, A and b."""
    M = np.diag([m * (R + r) ** 2, m * r**2])
    Q = np.array([-sign * m * g * (R + r) * np.sin(theta), 0.0])
    return M, Q, np.array([[0.0, 0.0], [-(R + r), r]]), np.zeros(2)


def floats(fractions):
    return np.array([float(x) for x in fractions])


def test_the_exact_fractions_solve_the_equations_of_motion():
    """M q'' + A^T lambda = Q and A q'' = b without rounding; lambda of the contact drops out."""
    R, r, m, g = Fraction(1), Fraction(1, 5), Fraction(2), Fraction(49, 5)
    theta, phi = EXACT["acceleration"]
    rolling = EXACT["multiplier"]
    assert EXACT["left_side"] == [-(R + r) * rolling, r * rolling]
    assert m * (R + r) ** 2 * theta + EXACT["left_side"][0] == -m * g * (R + r)
    assert m * r**2 * phi + EXACT["left_side"][1] == 0
    assert -(R + r) * theta + r * phi == 0


def test_the_printed_numbers_are_the_exact_ones_to_their_rounding():
    assert CASE["printed"]["acceleration"] == pytest.approx(floats(EXACT["acceleration"]), rel=1e-4)
    assert CASE["printed"]["multiplier"] == pytest.approx(float(EXACT["multiplier"]), rel=1e-4)


@both_signs
@angles
def test_the_published_numbers_change_sign_with_the_weight(theta, sign):
    acceleration, multipliers, force, _, rank = udwadia_kalaba(*hoop(theta, sign))
    factor = sign * np.sin(theta)
    assert acceleration == pytest.approx(factor * floats(EXACT["acceleration"]), abs=1e-12)
    assert multipliers[1] == pytest.approx(factor * float(EXACT["multiplier"]), abs=1e-12)
    assert force == pytest.approx(-factor * floats(EXACT["left_side"]), abs=1e-12)
    assert rank == 1


def test_with_downward_weight_the_hoop_rolls_down():
    """theta'' = g sin(theta)/(2 (R + r)): half the weight goes into the turning of the hoop."""
    acceleration, _, force, _, _ = udwadia_kalaba(*hoop(1.0, -1))
    assert acceleration[0] == pytest.approx(g * np.sin(1) / (2 * (R + r)), abs=1e-12)
    assert acceleration[1] == pytest.approx((R + r) / r * acceleration[0], abs=1e-12)
    # Friction m g sin(theta)/2 holds it back at the lever R + r and turns it at the lever r.
    friction = m * g * np.sin(1) / 2
    assert force == pytest.approx([-(R + r) * friction, r * friction], abs=1e-12)


@both_signs
def test_only_the_multiplier_of_rolling_is_determined(sign):
    M, Q, A, b = hoop(1.0, sign)
    acceleration, multipliers, force, _, _ = udwadia_kalaba(M, Q, A, b)
    assert multipliers[0] == 0  # least norm
    N = np.linalg.svd(A)[0][:, 1:]
    assert np.abs(N[:, 0]) == pytest.approx([1, 0], abs=1e-15)
    for eta in (-50.0, 0.3, 1e4):
        other = multipliers + N[:, 0] * eta
        assert other[1] == multipliers[1]
        assert -A.T @ other == pytest.approx(force, abs=1e-12)
        assert M @ acceleration + A.T @ other == pytest.approx(Q, abs=1e-12)
    assert [str(relation) for relation in relations(M, A, b, NAMES)] == ["contact = 0"]


@both_signs
def test_the_null_space_method_gives_the_same_result(sign):
    M, Q, A, b = hoop(1.0, sign)
    one, other = udwadia_kalaba(M, Q, A, b), null_space_method(M, Q, A, b)
    for x, y in zip(one[:3], other[:3], strict=True):
        assert x == pytest.approx(y, abs=1e-12)
    assert acceleration_is_unique(M, A)


def test_a_row_of_zeros_with_a_nonzero_right_side_contradicts():
    M, _, A, _ = hoop(1.0, 1)
    (relation,) = relations(M, A, np.array([0.5, 0.0]), NAMES)
    assert str(relation) == "contact = 0 (contradictory)"
