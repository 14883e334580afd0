"""Selection of several points, copies, mirror images and new names on the drawing board."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.board.board_page import text_of

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


def test_a_pendulum_is_copied_and_both_swing_alike(board, page_errors):
    user = board(PENDULUM)
    before = user.text
    user.tool("Select")
    user.drag((-0.05, -0.05), (0.35, 0.05))
    user.tool("Copy selection")
    user.tool("Paste")
    assert set(tm.Mechanism.loads(user.text).PartData.Rigids) == {"OA", "CB"}
    motion = assert_python_agrees(user)
    shift = motion["B_y"] - motion["A_y"]
    assert np.ptp(shift) < 1e-9 and shift[0] < 0
    user.tool("Undo")
    assert user.text == before


def test_points_move_by_presses_without_a_drag(board, page_errors):
    user = board(PENDULUM)
    user.tool("Move")
    user.press((0.3, 0))
    user.tool("Move by pressing")
    user.page.keyboard.press("Escape")
    assert user.page.locator(".tm-board-hint").text_content().startswith("Drag a point")
    user.tool("Move by pressing")
    user.press((0.2, -0.1))
    positions = tm.Mechanism.loads(user.text).simulate(time=(0, 0.1, 0.1))
    assert [positions["A_x"][0], positions["A_y"][0]] == pytest.approx([0.2, -0.1], abs=1e-9)
    user.tool("Select")
    user.press((0, 0))  # A is selected already
    user.tool("Move by pressing")
    user.press((0.2, 0.05), (0.15, 0.1))
    mechanism = tm.Mechanism.loads(user.text)
    positions = mechanism.simulate(time=(0, 0.1, 0.1))
    assert [positions["A_x"][0], positions["A_y"][0]] == pytest.approx([0.15, -0.05], abs=1e-9)
    assert [*mechanism.PartData.Fixed["O"]] == ["-0.05", "0.05"]
    assert_python_agrees(user)


FOUR_BAR = text_of("four-bar")


def four_bar(board):
    user = board(FOUR_BAR)
    user.page.locator(".tm-board-main .tm-canvas").focus()
    user.page.keyboard.press("Control+a")
    return user


def test_a_pasted_four_bar_moves_like_the_original(board, page_errors):
    user = four_bar(board)
    user.page.keyboard.press("Control+c")
    user.page.keyboard.press("Control+v")
    mechanism = tm.Mechanism.loads(user.text)
    assert len(mechanism.PartData.Rigids) == 6 and len(mechanism.Drives) == 2
    motion = assert_python_agrees(user, tolerance=1e-8)
    copy = next(name for name in mechanism.PartData.Rigids if len(name) == 3 and name != "ABP")
    for old, new in zip("ABP", copy, strict=True):
        for axis in "xy":
            assert np.ptp(motion[f"{new}_{axis}"] - motion[f"{old}_{axis}"]) < 1e-9
    user.page.keyboard.press("Control+v")
    assert len(tm.Mechanism.loads(user.text).PartData.Rigids) == 9


@pytest.mark.thorough
def test_a_mirrored_four_bar_turns_the_other_way_with_the_same_parameters(board, page_errors):
    user = four_bar(board)
    before = tm.Mechanism.loads(user.text)
    plain = assert_python_agrees(user, tolerance=1e-8)
    user.tool("Mirror")
    assert tm.Mechanism.loads(user.text).PhysicalParams == before.PhysicalParams
    motion = assert_python_agrees(user, tolerance=1e-8)
    for name in "ABP":
        assert np.ptp(motion[f"{name}_x"] + plain[f"{name}_x"]) < 1e-9
        assert np.abs(motion[f"{name}_y"] - plain[f"{name}_y"]).max() < 1e-9
    user.tool("Mirror")
    twice = assert_python_agrees(user, tolerance=1e-8)
    assert np.abs(twice["P_x"] - plain["P_x"]).max() < 1e-9


LOADED = """
PhysicalParams: {L: 0.3, h: 0.1, k: 2}
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[L]], Dyna: [[L/2, h], 1, 0.01]}, AB: {Geom: [[L]], Dyna: [[L/2], 1, 0.01]}}
  TorsionSprings: {OA: [k, 0.3], OA-AB: [k, 0.2]}
AppliedForces: {Gravity: [], ConstForces: {A: [4, 1], B on AB: [1, 3]}, ConstTorques: {AB: 0.5}}
ProblemData:
  tend: 1
  positions: {A: [0.24, 0.18], B: [0.42, 0.42]}
  velocities: {A: [-0.18, 0.24], B: [-0.66, 0.6]}
"""


@pytest.mark.thorough
def test_loads_springs_and_velocities_are_mirrored(board, page_errors):
    user = board(LOADED)
    user.tool("Select all")
    plain = assert_python_agrees(user, tolerance=1e-5)
    user.tool("Mirror")
    motion = assert_python_agrees(user, tolerance=1e-5)
    for name in "AB":
        assert np.ptp(motion[f"{name}_x"] + plain[f"{name}_x"]) < 1e-9
        assert np.abs(motion[f"{name}_y"] - plain[f"{name}_y"]).max() < 1e-9


@pytest.mark.thorough
def test_a_mirror_does_not_change_a_length_that_other_parts_use(board, page_errors):
    user = board(LOADED.replace("  TorsionSprings: {OA: [k, 0.3], OA-AB: [k, 0.2]}\n", ""))
    before = user.text
    user.tool("Select")
    user.drag((-0.05, -0.05), (0.3, 0.25))
    user.tool("Mirror")
    assert "only a part of AB is selected, and other parts use its length L" in user.told
    assert user.text == before
    assert user.set(before.replace("AB: {Geom: [[L]]", "AB: {Geom: [[0.3]]")) is None
    user.tool("Mirror")
    length = float(tm.Mechanism.loads(user.text).PartData.Rigids["AB"].Geom[0][0])
    assert length == pytest.approx(np.hypot(0.42 - 0, 0.42 - 0.18))
    assert_python_agrees(user, tolerance=1e-5)


@pytest.mark.thorough
def test_points_and_parameters_get_other_names(board, page_errors):
    user = board(PENDULUM)
    plain = assert_python_agrees(user)
    user.tool("Move")
    user.press((0.3, 0))
    name = user.page.get_by_label("name of the point", exact=True)
    name.fill("Q7")
    name.press("Enter")
    user.press((0.15, 0))
    user.page.get_by_text("Rename parameters").click()
    name = user.page.get_by_label("name of L", exact=True)
    name.fill("long")
    name.press("Enter")
    mechanism = tm.Mechanism.loads(user.text)
    assert set(mechanism.PartData.Rigids) == {"OQ7"} and "long" in mechanism.PhysicalParams
    motion = assert_python_agrees(user)
    assert np.abs(motion["Q7_y"] - plain["A_y"]).max() < 1e-12
