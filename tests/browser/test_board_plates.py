"""Plates of the drawing board that weigh as plates: closed forms, and the motion by Python."""

import numpy as np
import pytest

import teachmech as tm

from .test_board import assert_python_agrees, board

__all__ = ["board"]

B, H, SIGMA = 0.4, 0.3, 10.0
SHAPES = {
    "triangle": ([(0, 0), (B, 0), (0, H)], B * H / 2, (B / 3, H / 3), (B**2 + H**2) / 18),
    "rectangle": ([(0, 0), (B, 0), (B, H), (0, H)], B * H, (B / 2, H / 2), (B**2 + H**2) / 12),
}


def plate(user, corners):
    user.tool("Plate")
    user.press(*corners, corners[0])
    user.tool("Move")


def weight(user):
    """Centroid, mass, and moment of inertia of the only body, as Python reads them."""
    mechanism = tm.Mechanism.loads(user.text)
    (body,) = mechanism.PartData.Rigids.values()
    known = {name: float(value) for name, value in mechanism.system.parameters.items()}
    evaluate = lambda text: float(eval(str(text).replace("^", "**"), {}, known))  # noqa: E731, S307
    (x, y), mass, inertia = body.Dyna
    return *map(evaluate, (x, y)), evaluate(mass), evaluate(inertia)


@pytest.mark.few("rectangle")
@pytest.mark.parametrize("shape", SHAPES)
def test_a_plate_weighs_as_its_area(board, page_errors, violations, shape):
    corners, area, centre, square = SHAPES[shape]
    user = board()
    plate(user, corners)
    found = weight(user)
    assert found == pytest.approx((*centre, SIGMA * area, SIGMA * area * square), rel=1e-9)
    user.tool("Ground")
    user.press(corners[0])
    assert_pendulum(user, centre, square)
    user.tool("Move")
    user.press(np.mean(corners, axis=0))
    user.page.get_by_label("mass in kg").fill("2*M + 1")
    user.page.keyboard.press("Enter")
    assert "M" in user.told
    user.page.get_by_label("mass in kg").fill("3")
    user.page.keyboard.press("Enter")
    assert weight(user) == pytest.approx((*centre, 3, 3 * square), rel=1e-9)
    assert violations(user.page) == []


def assert_pendulum(user, centre, square):
    """The angular acceleration of a body that is pinned at its first point begins as g x / k²."""
    motion = assert_python_agrees(user, 0.5)
    alpha = -9.80665 * centre[0] / (square + centre[0] ** 2 + centre[1] ** 2)
    column = motion.system.coordinates.index("B_y")
    assert motion.a[0, column] == pytest.approx(alpha * B, rel=1e-8)


def test_the_weight_follows_a_dragged_corner_and_a_pin_and_stays_where_it_is_typed(board):
    corners, *_ = SHAPES["triangle"]
    user = board()
    plate(user, corners)
    user.drag(corners[2], (0, 2 * H))
    area = B * H
    square = (B**2 + 4 * H**2) / 18
    expected = (B / 3, 2 * H / 3, SIGMA * area, SIGMA * area * square)
    assert weight(user) == pytest.approx(expected, rel=1e-9)
    user.press((B / 4, H / 4))
    user.tool("Mass along the outline")
    outline = B + 2 * H + np.hypot(B, 2 * H)
    assert weight(user)[2] == pytest.approx(outline, rel=1e-5)
    user.tool("Mass over the area")
    assert weight(user) == pytest.approx(expected, rel=1e-9)
