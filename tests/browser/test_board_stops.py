"""Stops of angles and sliders on the drawing board: their fields, their marks, their text."""

import re

import numpy as np
import pytest

import teachmech as tm

from .test_board import AGREEMENT, assert_alike, board

__all__ = ["board"]

SLIDER = """
PhysicalParams: {a: 0.55}
PartData:
  Fixed: {O: [], X: [1]}
  Particles: {B: 2, C: 1}
  Springs: {BC: [100, 0.2]}
  Collinear: [OXBC]
ProblemData: {tend: 2, positions: {B: [0.2], C: [0.5]}, velocities: {B: [1]}}
"""
ELBOW = """
PartData:
  Fixed: {O: []}
  Rigids:
    OA: {Geom: [[0.3]], Dyna: [[0.15], 2, 0.02]}
    BA: {Geom: [[0.4]], Dyna: [[0.2], 1, 0.02]}
AppliedForces: {Gravity: [0, -9.81]}
ProblemData: {tend: 1, positions: {A: [0.3, 0], B: [0.651, 0.192]}}
"""


def fill(user, label, text):
    field = user.page.get_by_label(label, exact=True)
    field.fill(text)
    field.press("Enter")
    return field


def assert_runs_as_python(user, end=1.0):
    """Run the board, and what it saves in Python."""
    mechanism = tm.Mechanism.loads(tm.Mechanism.loads(user.text).to_draw())
    how = {"method": "rk4", "stabilisation": "projection"}
    motion = mechanism.simulate(time=(0, end, end / 400), **how, compiled=True)
    found = user.run(end=end, step=end / 400, **how)
    names = user.page.evaluate("() => teachmech.board.problem.constraints")
    assert names == list(motion.system.constraint_names)
    assert motion.changes
    assert_alike(motion, found, AGREEMENT)
    return motion


def test_a_pendulum_gets_a_stop_by_its_panel(board, page_errors):
    user = board()
    user.bars(((0, 0), (0.5, 0)))
    user.tool("Ground")
    user.press((0, 0))
    user.tool("Move")
    user.press((0.2, 0))
    before = user.text
    fill(user, "least angle of AB in rad", "-pi/3")
    fill(user, "restitution of this stop", "0.5")
    (stop,) = tm.Mechanism.loads(user.text).Constraints.values()
    assert (stop.equation, stop.restitution) == ("theta_AB >= -pi/3", "0.5")
    motion = assert_runs_as_python(user)
    assert -np.pi / 3 - 1e-9 < motion["theta_AB"].min() < -np.pi / 3 + 0.01
    # The mark is a bar in the direction of the stop, hatched on the other side.
    line = np.array(
        user.page.evaluate("() => teachmech.board.picture.main.scene.shapes.at(-1).lines[0]")
    )
    bar = line[3] - line[0]
    assert np.isclose(np.arctan2(bar[2], bar[0]), -np.pi / 3, atol=1e-6)
    fill(user, "least angle of AB in rad", "")
    assert "Constraints" not in user.text
    for _ in range(3):
        user.tool("Undo")
    assert user.text == before


@pytest.mark.few("0.7")
@pytest.mark.parametrize("turn", [0, np.pi / 2, 0.7])
def test_a_slider_gets_stops_on_a_line_of_any_direction(board, page_errors, turn):
    u, w = np.cos(turn).round(15), np.sin(turn).round(15)
    on = {"X: [1]": 1, "B: [0.2]": 0.2, "C: [0.5]": 0.5, "B: [1]": 1}
    text = SLIDER
    for old, x in on.items():
        text = text.replace(old, f"{old[:3]}[{u * x}, {w * x}]")
    user = board(text)
    user.tool("Move")
    user.press((0.8 * u, 0.8 * w))
    fill(user, "greatest position of C on OX in m", "a")
    fill(user, "least position of B on OX in m", "0.1")
    motion = assert_runs_as_python(user, end=2.0)
    along = {point: u * motion[f"{point}_x"] + w * motion[f"{point}_y"] for point in "BC"}
    assert np.isclose(along["C"].max(), 0.55, atol=1e-9)
    assert along["B"].min() > 0.1 - 1e-9
    user.tool("Erase")
    user.press((0.8 * u, 0.8 * w))
    assert "Constraints" not in user.text
    user.tool("Undo")
    assert len(tm.Mechanism.loads(user.text).Constraints) == 2


@pytest.mark.thorough
def test_stops_of_a_slider_follow_the_points_of_its_line(board, page_errors):
    user = board(SLIDER)
    user.tool("Move")
    user.press((0.8, 0))
    fill(user, "greatest position of C on OX in m", "a")
    user.drag((1, 0), (0.4, 0.3))
    (stop,) = tm.Mechanism.loads(user.text).Constraints.values()
    assert stop.equation == "0.8*C_x + 0.6*C_y <= a"
    user.drag((0, 0), (0, -0.1))
    (stop,) = tm.Mechanism.loads(user.text).Constraints.values()
    assert "(C_y - (-0.1))" in stop.equation
    motion = assert_runs_as_python(user, end=2.0)
    away = np.hypot(motion["C_x"], motion["C_y"] + 0.1)
    assert np.isclose(away.max(), 0.55, atol=1e-9)


@pytest.mark.thorough
def test_a_slider_on_a_line_that_moves_gets_a_stop(board, page_errors):
    text = SLIDER.replace("X: [1]}", "}\n  Rigids: {OX: {Geom: [[1]], Dyna: [[0.5], 3, 0.3]}}")
    text = text.replace("O: [], ", "O: []").replace("positions: {", "positions: {X: [1, 0], ")
    user = board(text)
    user.tool("Move")
    user.press((0.5, 0))
    fill(user, "greatest position of C on OX in m", "a")
    motion = assert_runs_as_python(user, end=2.0)
    assert np.isclose(np.hypot(motion["C_x"], motion["C_y"]).max(), 0.55, atol=1e-9)


@pytest.mark.thorough
def test_a_pin_gets_stops_of_the_angle_between_its_bodies(board, page_errors):
    user = board(ELBOW)
    user.tool("Move")
    user.press((0.3, 0))
    fill(user, "greatest angle of BA to OA in rad", "-2.5")
    motion = assert_runs_as_python(user)
    assert np.isclose((motion["theta_BA"] - motion["theta_OA"]).max(), -2.5, atol=1e-9)
    user.tool("Erase")
    user.press((0.48, 0.1))
    assert "Constraints" not in user.text
    assert "is also removed" in user.told


WRONG = [
    ("least angle of OA in rad", "x", "least angle of OA: "),
    ("least angle of OA in rad", "> 1", "least angle of OA: "),
    ("least angle of OA in rad", "theta_OA", "least angle of OA: "),
    ("least angle of OA in rad", "2", "which is not less than the greatest one, 1; give"),
    ("restitution of this stop", "1.5", "is 1.5; give a number from 0 to 1"),
]


@pytest.mark.thorough
def test_wrong_stops_are_refused_at_their_field(board, page_errors):
    user = board(ELBOW)
    user.tool("Move")
    user.press((0.1, 0))
    fill(user, "greatest angle of OA in rad", "1")
    before = user.text
    for label, typed, told in WRONG:
        field = fill(user, label, typed)
        assert told in user.told
        assert told in user.page.locator(".tm-board-told:visible").last.text_content()
        assert field.get_attribute("aria-invalid") is not None
        assert user.text == before
    fill(user, "restitution of this stop", "")
    assert re.search(r"greatest angle of OA: \{equation: theta_OA <= 1\}", user.text)


@pytest.mark.few("equation")
@pytest.mark.parametrize(
    "equation", ["{equation: -1 <= theta_OA, restitution: 0.5}", "theta_OA >= -1"]
)
def test_a_stop_of_an_opened_file_is_shown_and_changed(board, page_errors, equation):
    user = board(ELBOW + f"Constraints: {{low: {equation}}}\n")
    user.tool("Move")
    user.press((0.1, 0))
    assert user.page.get_by_label("least angle of OA in rad").input_value() == "-1"
    fill(user, "least angle of OA in rad", "-1/2")
    fill(user, "restitution of this stop", "1/4")
    stop = tm.Mechanism.loads(user.text).Constraints["low"]
    assert (stop.equation, stop.restitution) == ("theta_OA >= -1/2", "1/4")
    assert_runs_as_python(user)


def test_the_mark_of_a_stop_follows_its_parameter_in_the_running_picture(board, page_errors):
    user = board(SLIDER)
    user.tool("Move")
    user.press((0.8, 0))
    fill(user, "greatest position of C on OX in m", "a")
    user.page.get_by_role("button", name="▶ Run").click()
    mark = "() => teachmech.board.live.display.picture.main.scene.shapes.at(-1).lines[0][0][0]"
    first = user.page.evaluate(mark)
    field = user.page.get_by_role("textbox", name="a", exact=True).first
    field.fill("0.65")
    field.press("Enter")
    user.page.wait_for_function(f"(was) => Math.abs(({mark})() - was) > 1e-3", arg=first)
    assert np.isclose(user.page.evaluate(mark) - first, 0.1)
