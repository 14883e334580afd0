"""Questions of the drawing board, measuring, and sliding motors."""

import numpy as np
import pytest
import sympy

import teachmech as tm
from teachmech.board.board_page import text_of

from .test_board import assert_python_agrees, board

__all__ = ["board"]


def test_the_end_of_a_spring_in_empty_space_is_fixed_by_a_button(board, page_errors, violations):
    user = board()
    user.tool("Mass")
    user.press((0.3, 0.1))
    user.tool("Spring")
    user.drag((0.3, 0.1), (0.1, 0.1))
    assert "B has no mass" in user.said
    assert violations(user.page) == []
    user.tool("Fix B to the ground")
    assert list(tm.Mechanism.loads(user.text).PartData.Fixed) == ["B"]
    assert user.page.locator(".tm-board-offer").is_hidden()
    assert_python_agrees(user)
    user.tool("Undo")
    user.tool("Give B a mass")
    assert "B" in tm.Mechanism.loads(user.text).PartData.Particles


TRIANGLE = """
Units: SI
PartData: {Fixed: {O: []}, Particles: {A: 1, B: 1}, Springs: {OA: [10, 0.3], AB: [10, 0.3]}}
ProblemData: {tend: 1, positions: {A: [0.3, 0], B: [0.3, 0.3]}}
"""


def bar_from_a_bar(board):
    """A bar AB with the pin A on the ground, and a bar CD that begins 5 mm from the line of AB."""
    user = board()
    user.bars(((0, 0), (0.4, 0)))
    user.tool("Ground")
    user.press((0, 0))
    user.page.get_by_label("grid").uncheck()
    user.bars(((0.2, 0.005), (0.2, 0.3)))
    return user


def test_the_end_of_a_bar_on_a_bar_is_pinned_by_a_button(board, page_errors, violations):
    user = bar_from_a_bar(board)
    assert "not connected to the ground: C, D" in user.said
    assert violations(user.page) == []
    user.tool("Pin C to AB")
    assert "2 degrees of freedom" in user.said
    motion = assert_python_agrees(user, tolerance=1e-7)
    for axis in "xy":
        assert np.abs(motion[f"B_{axis}"] - 2 * motion[f"C_{axis}"]).max() < 2e-3


def test_a_bar_is_welded_to_a_bar_when_its_end_is_dropped_there(board, page_errors):
    user = bar_from_a_bar(board)
    user.tool("Leave it")
    assert user.page.locator(".tm-board-offer").is_hidden()
    user.tool("Move")
    user.drag((0.2, 0.005), (0.3, 0))
    user.tool("Weld CD to AB")
    assert "CD is a part of ABCD now" in user.told
    motion = assert_python_agrees(user, tolerance=1e-7)
    C, D = (complex(motion[f"{name}_x"][0], motion[f"{name}_y"][0]) for name in "CD")
    assert abs(C.imag) < 1e-9
    second, B = abs(D - C), abs(complex(motion["B_x"][0], motion["B_y"][0]))
    moment = B * B / 2 + second * (C + D) / 2  # moment of the masses of both bars, 1 kg/m
    inertia = B**3 / 3 + second**3 / 12 + second * abs(C + D) ** 2 / 4
    turned = (motion["B_x"] + 1j * motion["B_y"]) / B
    speed = np.hypot(motion["vB_x"], motion["vB_y"]) / B
    drop = (moment - moment * turned).imag
    assert np.abs(inertia * speed**2 / 2 - 9.80665 * drop).max() < 1e-6


WELDED = """
Units: SI
PartData:
  Fixed: {O: [0, 0]}
  Rigids:
    OA: {Geom: A_GEOM, Dyna: [A_CENTRE, 2, 0.1]}
    BC: {Geom: B_GEOM, Dyna: [B_CENTRE, 3, 0.2]}
AppliedForces: {Gravity: []}
ProblemData: {tend: 1, positions: {A: [0.4, 0.3], B: PLACE}}
"""
IN_WORLD = {
    "A_GEOM": ("[[0.5]]", "world"),
    "A_CENTRE": ("[0.2, 0]", "[0.16, 0.12]"),
    "B_GEOM": ("[[0.5]]", "world"),
    "B_CENTRE": ("[0.1, 0.1]", "[0.1, 0.2]"),
}


@pytest.mark.few("world1")
@pytest.mark.parametrize(
    ("world", "place", "centre"),
    [
        ((True, False), "[0.24, 0.18], C: [-0.06, 0.58]", (0.1, 0.2)),
        ((False, True), "[0.24, 0.18], C: [-0.06, 0.58]", (0.1, 0.2)),
        ((True, True), "[0.24, 0.18], C: [-0.06, 0.58]", (0.1, 0.2)),
        ((False, False), "[0.4, 0.3], C: [0.1, 0.7]", (0.26, 0.32)),  # at the end A
    ],
)
def test_bodies_are_welded_also_if_they_are_given_in_the_world(
    board, page_errors, world, place, centre
):
    text = WELDED.replace("PLACE", place)
    for name, texts in IN_WORLD.items():
        text = text.replace(name, texts[world[name[0] == "B"]])
    user = board(text)
    user.page.evaluate("() => teachmech.board.land(['B'])")
    user.tool("Weld BC to OA")
    mechanism = tm.Mechanism.loads(user.text)
    (name,) = mechanism.PartData.Rigids
    motion = assert_python_agrees(user, 0.5)
    # a pendulum of both masses; the centroid of the first is at (0.16, 0.12)
    moment = 2 * 0.16 + 3 * centre[0]
    inertia = 0.1 + 2 * 0.2**2 + 0.2 + 3 * np.square(centre).sum()
    alpha = -9.80665 * moment / inertia
    column = motion.system.coordinates.index("C_y")
    assert motion.a[0, column] == pytest.approx(alpha * motion["C_x"][0], rel=1e-8)


@pytest.mark.thorough
def test_a_bar_of_the_world_that_its_motor_turns_at_the_start_is_welded_there(board, page_errors):
    text = WELDED.replace("PLACE", "[B_PLACE], C: [C_PLACE]") + "Drives: {theta_OA: 2}\n"
    for name, texts in IN_WORLD.items():
        text = text.replace(name, texts[name[0] == "A"])
    u = np.array([np.cos(2), np.sin(2)])
    B = 0.3 * u
    C, theirs = np.add(B, (0.5, 0)), np.add(B, (0.1, 0.1))
    for name, place in (("B", B), ("C", C)):
        text = text.replace(f"{name}_PLACE", ", ".join(map(repr, place.tolist())))
    user = board(text)
    user.page.evaluate("() => teachmech.board.land(['B'])")
    user.tool("Weld BC to OA")
    (body,) = tm.Mechanism.loads(user.text).PartData.Rigids.values()
    centre = [float(sympy.sympify(coordinate)) for coordinate in body.Dyna[0]]
    assert centre == pytest.approx((2 * 0.2 * u + 3 * theirs) / 5, abs=1e-9)


APART = """
Units: SI
PhysicalParams: {m: 2}
PartData:
  Fixed: {O: [0, 0]}
  Rigids:
    OA: {Geom: [[0.4]], Dyna: [[0.2], 2, 0.1]}
    BC: {Geom: [[0.4]], Dyna: [[0.2], 3, 0.2]}
  Particles: {A: m, B: 3}
AppliedForces: {Gravity: [], ConstForces: {A: [0, 1], B: [m, 3]}}
Drives: {theta_BC: 0.1*sin(t)}
ProblemData: {tend: 1, positions: {A: [0.4, 0], B: [0.4, 0.2], C: [0.8, 0.2]}}
"""
JOINED = """
PartData:
  Fixed: {O: [0, 0]}
  Rigids:
    OA: {Geom: [[0.4]], Dyna: [[0.2], 2, 0.1]}
    AC: {Geom: [[LENGTH]], Dyna: [[0.2], 3, 0.2]}
  Particles: {A: 5}
AppliedForces: {Gravity: [], ConstForces: {A: [2, 4]}}
Drives: {theta_AC: ANGLE0.1*sin(t)}
ProblemData: {tend: 1, positions: {A: [0.4, 0], C: [0.8, 0.2]}}
"""


def join_by_drag(user):
    user.drag((0.4, 0.2), (0.4, 0))


def join_by_presses(user):
    user.tool("Select")
    user.press((0.4, 0), (0.4, 0.2))


@pytest.mark.few("join_by_drag")
@pytest.mark.parametrize("gesture", [join_by_drag, join_by_presses])
def test_a_point_on_a_point_of_another_bar_becomes_one_pin(board, page_errors, gesture):
    user = board(APART)
    gesture(user)
    before = user.text
    user.tool("Join B and A by a pin")
    assert "B is the point A now" in user.told
    length, angle = np.hypot(0.4, 0.2), np.arctan2(0.2, 0.4)
    if gesture is join_by_drag:  # the angle of the motor at the start follows the drag
        angle = float(tm.Mechanism.loads(user.text).start["theta_AC"])
    reference = tm.Mechanism.loads(
        JOINED.replace("LENGTH", str(length)).replace("ANGLE", f"{angle} + ")
    )
    motion = assert_python_agrees(user, 0.4)
    how = {"method": "rk4", "stabilisation": "none"}
    expected = reference.simulate(time=(0, 0.4, 0.001), **how)
    for name in expected.system.coordinates:
        assert np.abs(motion[name] - expected[name]).max() < 1e-9
    user.tool("Undo")
    assert user.text == before


@pytest.mark.thorough
def test_points_join_the_ground_and_parts_of_the_same_points_are_refused(board, page_errors):
    user = board(APART)
    user.drag((0.4, 0.2), (0, 0))
    user.tool("Join B and O by a pin")
    assert user.told.startswith("B is the point O now; its mass and force are removed")
    mechanism = tm.Mechanism.loads(user.text)
    assert list(mechanism.PartData.Rigids) == ["OA", "OC"]
    assert mechanism.freedom().degrees_of_freedom == 1
    user.press((0.4, 0))
    user.tool("Fix to the ground")
    mechanism = tm.Mechanism.loads(user.text)
    assert "A" in mechanism.PartData.Fixed and not mechanism.PartData.Particles
    user.tool("Undo")
    user.page.keyboard.press("Escape")
    before = user.text
    user.tool("Select")
    user.press((0.4, 0), (0.8, 0.2))
    user.tool("Join C and A by a pin")
    assert "OC and OA would begin at the same two points" in user.told
    assert user.text == before


SLIDERS = """
Units: SI
PhysicalParams: {x_B: 0.6}
PartData:
  Fixed: {O: [0, 0], P: [1, 0], Q: [1, -1]}
  Rigids:
    AC: {Geom: [[0.2]], Dyna: [[0.1], 2, 0.1]}
    BD: {Geom: [[0.2]], Dyna: [[0.1], 3, 0.1]}
  Particles: {E: 1}
  Collinear: LINES
AppliedForces: {Gravity: []}
Drives: {A_x: 0.4 + 0.1*sin(t), B_x: x_B + 0.2*sin(t)}
Contacts:
  B on OQ: {Point: B, Against: {Line: OQ}, restitution: 0}
  A on OQ: {Point: A, Against: {Line: OQ}, restitution: 0.5}
Friction: {B on BLINE: {friction: 0.3}, A on OPA: {friction: 0.1}}
Animation: {traces: [B, A]}
ProblemData:
  tend: 1
  positions: {A: [0.4, 0], B: [0.6, 0], C: [0.4, 0.2], D: [0.6, 0.2], E: [0.8, 0]}
"""


@pytest.mark.few("POB")
@pytest.mark.parametrize("line", ["POB", "OPEB"])
def test_two_sliders_on_one_line_become_one_without_entries_of_the_same_name(
    board, page_errors, line
):
    lines = {"POB": "[OPA, POB, OPE]", "OPEB": "[OPA, OPEB]"}[line]
    user = board(SLIDERS.replace("LINES", lines).replace("BLINE", line))
    user.tool("Select")
    user.press((0.4, 0), (0.6, 0))
    user.tool("Join B and A by a pin")
    assert "B_x is removed from Drives, as there is A_x" in user.told
    mechanism = tm.Mechanism.loads(user.text)
    assert mechanism.PartData.Collinear == ("OPA", "OPE")
    assert list(mechanism.Drives) == ["A_x"] and not mechanism.PhysicalParams
    assert [contact.restitution for contact in mechanism.Contacts.values()] == ["0.5"]
    assert list(mechanism.Friction) == ["A on OPA"]
    assert user.text.count("traces: [A]") == 1
    system = mechanism.system
    assert "drive of A_x" in system.constraint_names


def test_sliders_join_where_their_lines_meet_to_rounding(board, page_errors):
    user = board("""
PartData:
  Fixed: {O: [0, 0], P: [0.7, 0.3], Q: [0.01, 0.9], R: [0.69, -0.6]}
  Particles: {A: 1, B: 1}
  Collinear: [OPA, QRB]
ProblemData: {tend: 1, positions: {A: [0.07, 0.03], B: [0.35, 0.15]}}
""")
    user.tool("Select")
    user.press((0.35, 0.15), (0.07, 0.03))
    user.tool("Join A and B by a pin")
    assert "A is the point B now" in user.told
    assert tm.Mechanism.loads(user.text).PartData.Collinear == ("OPB", "QRB")


def test_lengths_and_angles_are_measured_and_change_nothing(board, page_errors, violations):
    user = board(TRIANGLE)
    before = user.text
    user.page.evaluate("() => teachmech.board.look([-0.2, -0.2], [0.6, 0.6])")
    user.tool("Measure")
    user.drag((0.3, 0), (0, 0))
    assert user.told.startswith("A to O: 0.3 m, at 180.0° from the x axis")
    user.press((0.3, 0.3))
    assert user.told == "Angle at O: 45.0°; A to O: 0.3 m; O to B: 0.42426 m."
    assert violations(user.page) == []
    assert user.text == before
    user.page.locator(".tm-board-main .tm-canvas").press("Enter")  # at the cross
    assert user.told == ""
    user.press((0.3, 0))
    assert user.told.endswith("Press a third place for an angle.")


SLIDER = """
Units: SI
PartData:
  Fixed: {O: [], C: [0.8, 0.2], D: [0, 0.3]}
  Rigids: {AB: {Geom: [[0.4]], Dyna: [[0.2], 1, 0.01]}}
  Collinear: [OCA]
AppliedForces: {Gravity: []}
ProblemData: {tend: 1, positions: {A: [0.4, 0.1], B: [0.4, -0.3]}}
"""


def test_a_sliding_motor_moves_a_slider_and_follows_it(board, page_errors, violations):
    user = board(SLIDER)
    place = "() => teachmech.board.drawing.meaning.positions.A"
    user.tool("Move")
    user.press(user.page.evaluate(place))
    user.tool("Sliding motor")
    assert "1 degree of freedom left; a motor drives the rest" in user.said
    assert violations(user.page) == []
    user.page.get_by_label("grid").uncheck()
    user.drag(user.page.evaluate(place), (0.56, 0.14))
    x, y = user.page.evaluate(place)
    assert x == pytest.approx(0.56, abs=0.01) and y == pytest.approx(x / 4)
    motion = assert_python_agrees(user, tolerance=1e-7)
    assert motion["A_x"] == pytest.approx(x + 0.16 * np.sin(2 * np.pi * motion.t), abs=1e-7)
    assert np.abs(motion["A_y"] - motion["A_x"] / 4).max() < 1e-9
    user.tool("Without sliding motor")
    assert not tm.Mechanism.loads(user.text).Drives


@pytest.mark.thorough
def test_a_sliding_motor_on_a_line_that_moves_is_refused(board, page_errors):
    moving = "OB: {Geom: [[0.5]], Dyna: [[0.2], 1, 0.01]}"
    text = SLIDER.replace("AB: {Geom: [[0.4]], Dyna: [[0.2], 1, 0.01]}", moving)
    user = board(
        text.replace("[OCA]", "[OBA]")
        .replace("A: [0.4, 0.1], B: [0.4, -0.3]", "B: [0.4, 0.3], A: [0.24, 0.18]")
        .replace("  Collinear", "  Particles: {A: 1}\n  Collinear")
    )
    before = user.text
    user.press((0.24, 0.18))
    user.tool("Sliding motor")
    assert "a sliding motor needs a line on the ground, and that of A moves" in user.told
    assert user.text == before


@pytest.mark.thorough
def test_the_motor_of_a_mirrored_crank_follows_it(board, page_errors):
    user = board(text_of("four-bar"))
    user.tool("Select all")
    user.tool("Mirror")
    user.page.keyboard.press("Escape")
    places = "() => teachmech.board.drawing.meaning.positions"
    before = user.page.evaluate(places)
    user.drag(before["A"], (before["O"][0], before["O"][1] + 0.08))
    after = user.page.evaluate(places)
    start = np.subtract(after["A"], after["O"])
    assert start == pytest.approx((0, 0.08), abs=2e-3)
    user.drag(after["A"], before["A"])
    motion = assert_python_agrees(user, tolerance=1e-7)
    turned = np.unwrap(np.arctan2(motion["A_y"] - after["O"][1], motion["A_x"] - after["O"][0]))
    assert turned[-1] - turned[0] == pytest.approx(-2 * np.pi, abs=1e-6)
