"""Questions of the drawing board, which buttons answer."""

import pytest

import teachmech as tm

from .test_board import assert_python_agrees, board

__all__ = ["board"]


@pytest.mark.parametrize("tool", ["Spring", "Damper"])
def test_the_end_of_a_spring_in_empty_space_is_fixed_by_a_button(
    board, page_errors, violations, tool
):
    hand = board()
    hand.tool("Mass")
    hand.press((0.3, 0.1))
    hand.tool(tool)
    hand.drag((0.3, 0.1), (0.1, 0.1))
    assert "B has no mass" in hand.said
    assert violations(hand.page) == []
    hand.tool("Fix B to the ground")
    assert list(tm.Mechanism.loads(hand.text).PartData.Fixed) == ["B"]
    assert hand.page.locator(".tm-board-offer").is_hidden()
    assert_python_agrees(hand)
    hand.tool("Undo")
    hand.tool("Give B a mass")
    assert "B" in tm.Mechanism.loads(hand.text).PartData.Particles
