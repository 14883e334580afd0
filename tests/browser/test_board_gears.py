"""Gears of the drawing board; Python runs the text with the same motion."""

import numpy as np
import pytest

import teachmech as tm

from .test_board import assert_python_agrees, board

__all__ = ["board"]

P, Q = (0, 0), (0.6, 0)  # the pivots


@pytest.fixture
def two_bars(board):
    """Two bars OB and AC that turn at P and Q; the first has a motor."""
    user = board()
    user.bars((P, (0, 0.2)), (Q, (0.6, 0.25)))
    user.tool("Ground")
    user.press(P, Q)
    user.tool("Motor")
    user.press((0, 0.1))
    return user


@pytest.mark.parametrize(("touch", "ratio"), [((0.2, 0), 2), ((0.8, 0), -0.25), ((-0.2, 0), -4)])
def test_gears_turn_two_bars_with_a_ratio(two_bars, page_errors, violations, touch, ratio):
    user = two_bars
    user.tool("Gears")
    user.press((0, 0.1), (0.6, 0.12), touch)
    assert "0 degrees of freedom left; a motor drives the rest" in user.said
    first, second = tm.Mechanism.loads(user.text).PartData.Rigids
    motion = assert_python_agrees(user)
    turned = [motion[f"theta_{name}"] - motion[f"theta_{name}"][0] for name in (first, second)]
    assert np.abs(turned[0] + ratio * turned[1]).max() < 1e-9
    user.tool("Move")
    user.drag((0.6, 0.25), (0.8, 0.1))
    assert "the motion cannot begin" not in user.said
    moved = tm.Mechanism.loads(user.text).start
    assert (moved[f"{second[1]}_x"], moved[f"{second[1]}_y"]) == pytest.approx((0.8, 0.1), abs=1e-9)
    user.press((0.7, 0.05))
    field = user.page.get_by_label(f"radius of {second} / radius of {first}", exact=True)
    field.fill("1.5")
    field.press("Enter")
    motion = assert_python_agrees(user)
    turned = [motion[f"theta_{name}"] - motion[f"theta_{name}"][0] for name in (first, second)]
    assert np.abs(turned[0] + 1.5 * turned[1]).max() < 1e-9
    assert violations(user.page) == []
    field.fill("0")
    field.press("Enter")
    assert "the ratio of gears is 0; give another number" in user.page.locator("body").inner_text()
    user.tool("Without gears")
    assert "1 degree of freedom left" in user.said
    assert " i_" not in user.text


def test_gears_need_two_bodies_on_the_ground_and_a_place_between(board, page_errors):
    user = board()
    user.bars((P, (0, 0.2)), (Q, (0.6, 0.25)))
    user.tool("Gears")
    user.press((0, 0.1), (0.6, 0.12), (0.2, 0))
    assert "fix a point of each to the ground first" in user.told
    user.tool("Ground")
    user.press(P, Q)
    user.tool("Gears")
    user.press((0, 0.1), (0.6, 0.12), (0, 0))
    assert "gears touch between their pivots, or beyond one of them" in user.told


def test_pitch_circles_follow_the_ratio_while_the_gears_run(two_bars, page_errors):
    user = two_bars
    user.tool("Gears")
    user.press((0, 0.1), (0.6, 0.12), (0.2, 0))
    user.tool("▶ Run")
    radii = """() => {
        const { shapes } = teachmech.board.live.display.scene;
        return shapes.filter(({ kind }) => kind === "guide").map(({ lines: [[[x]]] }) => x);
    }"""
    assert user.page.evaluate(radii) == pytest.approx([0.2, 0.4], rel=1e-12)
    (name,) = (name for name in tm.Mechanism.loads(user.text).PhysicalParams if name[:2] == "i_")
    field = user.page.locator(f"input[type=text][aria-label*='{name}']")
    field.fill("0.5")
    field.press("Enter")
    user.page.wait_for_function(f"() => Math.abs(({radii})()[0] - 0.4) < 1e-12")
    assert user.page.evaluate(radii) == pytest.approx([0.4, 0.2], rel=1e-12)
