"""Gears of the drawing board; Python runs the text with the same motion."""

import numpy as np
import pytest

import teachmech as tm

from .test_board import assert_python_agrees, board

__all__ = ["board"]

RADII = """() => {
    const { shapes } = teachmech.board.live.display.scene;
    return shapes.filter(({ kind }) => kind === "guide").map(({ lines: [[[x]]] }) => x);
}"""
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


@pytest.mark.few("touch0-2")
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


@pytest.mark.thorough
def test_pitch_circles_follow_the_ratio_while_the_gears_run(two_bars, page_errors):
    user = two_bars
    user.tool("Gears")
    user.press((0, 0.1), (0.6, 0.12), (0.2, 0))
    user.tool("▶ Run")
    assert user.page.evaluate(RADII) == pytest.approx([0.2, 0.4], rel=1e-12)
    (name,) = (name for name in tm.Mechanism.loads(user.text).PhysicalParams if name[:2] == "i_")
    field = user.page.locator(f"input[type=text][aria-label*='{name}']")
    field.fill("0.5")
    field.press("Enter")
    user.page.wait_for_function(f"() => Math.abs(({RADII})()[0] - 0.4) < 1e-12")
    assert user.page.evaluate(RADII) == pytest.approx([0.4, 0.2], rel=1e-12)


def test_a_planetary_train_turns_as_willis_says(board, page_errors, violations):
    """The sun rests, and the carrier turns: see R. Willis, "Principles of Mechanism", 1841."""
    user = board()
    sun, planet, ring = 0.2, 0.1, 0.4  # radii
    at = (sun + planet, 0)
    user.bars((P, at), (at, (0.3, 0.06)), (P, (0, 0.1)), (P, (-0.2, 0.1)))
    user.tool("Ground")
    user.press(P)
    carrier, second, first, third = tm.Mechanism.loads(user.text).PartData.Rigids
    user.tool("Gears")
    user.press((0, 0.06), (0.3, 0.04), (sun, 0))
    user.press((-0.1, 0.05), (0.3, 0.04), (ring, 0))
    assert "2 degrees of freedom" in user.said
    user.tool("Motor")
    user.press((0.1, 0), (0, 0.06))
    user.tool("Move")
    user.press((0, 0.06))
    field = user.page.get_by_label("angle of the motor", exact=True)
    field.fill("pi/2")
    field.press("Enter")
    motion = assert_python_agrees(user, 0.5)
    turn = {name: motion[f"theta_{name}"] - motion[f"theta_{name}"][0] for name in (second, third)}
    carried = motion[f"theta_{carrier}"] - motion[f"theta_{carrier}"][0]
    assert np.ptp(carried) == pytest.approx(np.pi, rel=1e-9)
    assert np.abs(turn[second] - (1 + sun / planet) * carried).max() < 1e-7
    assert np.abs(turn[third] - (1 + sun / ring) * carried).max() < 1e-7
    assert violations(user.page) == []
    user.drag((0.3, 0.06), (0.4, 0.14))
    assert "the motion cannot begin" not in user.said
    user.press((0.35, 0.07))
    assert user.page.get_by_label(f"radius of {second} / radius of {first}", exact=True).count()
    user.tool("▶ Run")
    assert sorted(user.page.evaluate(RADII)) == pytest.approx([planet, planet, sun, ring], rel=1e-9)


RACK = """
Units: SI
PartData:
  Fixed: {O: [0, 0], P: [-0.3, -0.1], Q: FAR}
  Rigids:
    OA: {Geom: [[0.08]], Dyna: [[0], 2, 0.01]}
    BC: {Geom: [[0.2]], Dyna: [[0.1], 3, 0.02]}
  Collinear: [PQBC]
AppliedForces: {ConstTorques: {OA: 0.5}}
ProblemData: {tend: 1, positions: {A: [0, 0.08], B: START}}
"""


@pytest.mark.few("along1")
@pytest.mark.parametrize(
    ("far", "start", "along"),
    [
        ("[0.7, -0.1]", "[-0.1, -0.1], C: [0.1, -0.1]", (1, 0)),
        ("[0.5, 0.5]", "[-0.14, 0.02], C: [0.02, 0.14]", (0.8, 0.6)),
    ],
)
def test_a_rack_moves_by_the_radius_times_the_angle(board, page_errors, far, start, along):
    user = board(RACK.replace("FAR", far).replace("START", start))
    B = np.array(user.page.evaluate("() => teachmech.board.drawing.meaning.positions.B"))
    touch = B + np.dot(-B, along) * np.array(along)  # the foot of the perpendicular from O
    user.page.get_by_label("grid").uncheck()
    user.tool("Gears")
    user.press((0, 0.05), B + 0.05 * np.array(along), touch)
    assert "1 degree of freedom" in user.said
    radius = float(tm.Mechanism.loads(user.text).PhysicalParams["r_OA_BC"])
    assert radius == pytest.approx(np.hypot(*touch), abs=2e-3)
    motion = assert_python_agrees(user, 0.5)
    side = np.sign(along[0] * touch[1] - along[1] * touch[0])  # a rack on the left moves backwards
    turned = motion["theta_OA"] - motion["theta_OA"][0]
    moved = (motion["B_x"] - B[0]) * along[0] + (motion["B_y"] - B[1]) * along[1]
    assert np.abs(moved + side * radius * turned).max() < 1e-9
    # the rack has the moment of inertia m r² about the gear
    assert turned == pytest.approx(0.5 / (0.01 + 3 * radius**2) * motion.t**2 / 2, rel=1e-6)
    user.tool("Move")
    user.drag((0, 0.08), (0.06, 0.06))
    user.press((0.03, 0.03))
    field = user.page.get_by_label("pitch radius of OA in m", exact=True)
    field.fill("0.05")
    field.press("Enter")
    motion = assert_python_agrees(user, 0.1)
    moved = (motion["B_x"] - B[0]) * along[0] + (motion["B_y"] - B[1]) * along[1]
    turned = motion["theta_OA"] - motion["theta_OA"][0]
    assert np.abs(moved + side * 0.05 * turned).max() < 1e-9


def test_a_rack_is_drawn_with_two_sliders(board, page_errors):
    text = RACK.replace("FAR", "[0.7, -0.1]").replace("START", "[-0.1, -0.1], C: [0.1, -0.1]")
    user = board(text.replace("  Collinear: [PQBC]\n", ""))
    user.tool("Slider")
    user.press((-0.3, -0.1), (0.7, -0.1), (-0.1, -0.1))
    user.press((0.7, -0.1), (-0.3, -0.1), (0.1, -0.1))
    assert tm.Mechanism.loads(user.text).PartData.Collinear == ("PQB", "QPC")
    user.tool("Gears")
    user.press((0, 0.05), (-0.05, -0.1), (0, -0.1))
    assert "1 degree of freedom" in user.said
    motion = assert_python_agrees(user, 0.5)
    moved = motion["B_x"] - motion["B_x"][0]
    assert np.abs(moved - 0.1 * (motion["theta_OA"] - motion["theta_OA"][0])).max() < 1e-9
    user.tool("▶ Run")
    assert user.page.evaluate(RADII)[-1] == pytest.approx(0.1, rel=1e-12)
    field = user.page.locator("input[type=text][aria-label*='r_OA_BC']")
    field.fill("0")
    field.press("Enter")
    user.page.wait_for_function(f"() => ({RADII})().at(-1) === 0", timeout=5000)


@pytest.mark.thorough
def test_a_rack_follows_its_line_that_turns_by_a_right_angle_and_the_pivot_that_crosses_it(
    board, page_errors
):
    text = RACK.replace("FAR", "[0.7, -0.1]").replace("START", "[-0.1, -0.1], C: [0.1, -0.1]")
    gears = "Constraints: {gears: r*(theta_OA - pi/2) - (B_x + 0.1) = 0}"
    user = board(
        text.replace("AppliedForces", f"{gears}\nPhysicalParams: {{r: 0.1}}\nAppliedForces")
    )

    def moved(places):
        """Move points, and return the equation of the gears."""
        edit = "(places) => teachmech.board.edit((edits) => edits.moveAll(places))"
        user.page.evaluate(edit, places)
        equation = tm.Mechanism.loads(user.text).Constraints["gears"]
        return getattr(equation, "equation", equation)

    # the side of the gear that touches the rack goes down on the left and up on the right
    assert "+ (B_y" in moved({"Q": [-0.3, 0.9], "B": [-0.3, 0.1], "C": [-0.3, 0.3]})
    assert "- (B_y" in moved({"O": [-0.6, 0]})
    assert "- (B_x" in moved({"Q": [0.7, -0.1], "B": [-0.1, -0.1], "C": [0.1, -0.1]})


def test_a_rack_that_meets_its_gear_on_a_third_body_and_a_used_name(board, page_errors):
    text = RACK.replace("FAR", "[0.7, -0.1]").replace("START", "[-0.1, -0.1], C: [0.1, -0.1]")
    text = text.replace(
        "Collinear", "  AB: {Geom: [[sqrt(0.0424)]], Dyna: [[0], 1, 0.1]}\n  Collinear"
    )
    text = "PhysicalParams: {r_OA_BC: 7}\nConstraints: {gears OA BC: A_x = B_x + 0.1}" + text
    user = board(text)
    user.tool("Gears")
    user.press((0, 0.05), (0.05, -0.1), (0, -0.1))
    mechanism = tm.Mechanism.loads(user.text)
    assert mechanism.PhysicalParams == {"r_OA_BC": "7", "r_OA_BC_2": "0.1"}
    assert set(mechanism.Constraints) == {"gears OA BC", "gears OA BC 2"}
    assert mechanism.Constraints["gears OA BC 2"].equation.startswith("r_OA_BC_2*(theta_OA")


@pytest.mark.thorough
def test_only_parameters_that_the_board_made_and_used_are_removed(two_bars, page_errors):
    user = two_bars
    first, second = tm.Mechanism.loads(user.text).PartData.Rigids
    user.tool("Gears")
    user.press((0, 0.1), (0.6, 0.12), (0.2, 0))
    text = user.text.replace("PhysicalParams:", f"PhysicalParams:\n  i_x: 1\n  L_{first[::-1]}: 2")
    length = f"L_{second}"
    text = text.replace("PhysicalParams:", "PhysicalParams:\n  L_rod: 0.5")
    assert user.set(text.replace(f"[{length}/2]", f"[L_rod*{length}]")) is None
    before = set(tm.Mechanism.loads(user.text).PhysicalParams)
    user.tool("Erase")
    user.press((0.6, 0.12))
    left = set(tm.Mechanism.loads(user.text).PhysicalParams)
    assert before - left == {length, f"i_{first}_{second}"}
