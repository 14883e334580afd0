"""Selection of several points, copies, mirror images and new names on the drawing board."""

import numpy as np
import pytest

import teachmech as tm

from .test_board import assert_python_agrees, board

__all__ = ["board"]

PENDULUM = """
PhysicalParams: {L: 0.3, m: 2}
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}}
AppliedForces: {Gravity: []}
ProblemData: {tend: 1, positions: {A: [0.3, 0]}}
"""


@pytest.mark.parametrize("way", ["keys", "buttons"])
def test_a_pendulum_is_copied_and_both_swing_alike(board, page_errors, way):
    hand = board(PENDULUM)
    before = hand.text
    hand.tool("Select")
    hand.drag((-0.05, -0.05), (0.35, 0.05))
    if way == "keys":
        hand.page.keyboard.press("Control+c")
        hand.page.keyboard.press("Control+v")
    else:
        hand.tool("Copy selection")
        hand.tool("Paste")
    assert set(tm.Mechanism.loads(hand.text).PartData.Rigids) == {"OA", "CB"}
    motion = assert_python_agrees(hand)
    shift = motion["B_y"] - motion["A_y"]
    assert np.ptp(shift) < 1e-9 and shift[0] < 0
    hand.tool("Undo")
    assert hand.text == before


def test_a_mirrored_pendulum_swings_the_other_way(board, page_errors):
    hand = board(PENDULUM)
    hand.page.locator(".tm-board-main .tm-canvas").focus()
    hand.page.keyboard.press("Control+a")
    plain = assert_python_agrees(hand)
    hand.tool("Mirror")
    motion = assert_python_agrees(hand)
    assert np.abs(motion["A_x"] + plain["A_x"] - 0.3).max() < 1e-9
    assert np.abs(motion["A_y"] - plain["A_y"]).max() < 1e-9


def test_points_and_parameters_get_other_names(board, page_errors):
    hand = board(PENDULUM)
    plain = assert_python_agrees(hand)
    hand.tool("Move")
    hand.press((0.3, 0))
    name = hand.page.get_by_label("name of the point", exact=True)
    name.fill("Q7")
    name.press("Enter")
    hand.press((0.15, 0))
    name = hand.page.get_by_label("name of L", exact=True)
    name.fill("long")
    name.press("Enter")
    mechanism = tm.Mechanism.loads(hand.text)
    assert set(mechanism.PartData.Rigids) == {"OQ7"} and "long" in mechanism.PhysicalParams
    motion = assert_python_agrees(hand)
    assert np.abs(motion["Q7_y"] - plain["A_y"]).max() < 1e-12
