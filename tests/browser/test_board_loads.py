"""Forces, torques and torsion springs of the drawing board, against closed forms."""

import numpy as np
import pytest

import teachmech as tm

from .test_board import assert_python_agrees, board  # noqa: F401

LENGTH = 0.4
INERTIA = LENGTH**3 / 3  # moment of inertia of a bar of 1 kg/m about its end


@pytest.fixture
def arm(board):  # noqa: F811
    """Return a bar from the ground to the right."""
    user = board()
    user.page.get_by_label("gravity").uncheck()
    user.bars(((0, 0), (LENGTH, 0)))
    user.tool("Ground")
    user.press((0, 0))
    return user


def field(user, label):
    return user.page.get_by_label(label, exact=True)


def test_a_truss_carries_a_drawn_force(board, page_errors):  # noqa: F811
    user = board()
    user.page.get_by_label("gravity").uncheck()
    user.bars(((0, 0), (0.4, -0.2)), ((0.8, 0), (0.4, -0.2)))
    user.tool("Ground")
    user.press((0, 0), (0.8, 0))
    user.tool("Force")
    user.drag((0.4, -0.2), (0.4, -0.3))
    mechanism = tm.Mechanism.loads(user.text)
    motion = mechanism.simulate(time=(0, 0.1, 0.01), method="rk4", stabilisation="none")
    there = user.run(end=0.1, step=0.01, method="rk4", stabilisation="none")["values"]
    for k, own in enumerate(motion.multipliers.T):
        assert np.allclose(there[f"lambda{k + 1}"], own, rtol=1e-9, atol=1e-9)
    forces = mechanism.reactions(motion)
    pins = {name: force[0] for name, force in forces.items() if np.shape(force)[-1:] == (2,)}
    ground = [force for name, force in pins.items() if name.endswith("on ground")]
    assert len(ground) == 2
    # each bar carries half of the force along its axis, of slope 1/2; the ground is pulled inwards
    exact = np.array([[10, -5], [-10, -5]])
    assert np.allclose(sorted(ground, key=lambda force: -force[0]), exact, atol=1e-9)


def test_a_drawn_torque_turns_a_bar(arm, page_errors):
    arm.tool("Torque")
    arm.press((LENGTH / 2, 0))
    motion = assert_python_agrees(arm)
    assert np.allclose(motion["theta_AB"], motion.t**2 / (2 * INERTIA), rtol=1e-9, atol=1e-12)
    drawn = arm.text
    arm.press((LENGTH / 2, 0))
    assert "ConstTorques" not in arm.text
    arm.tool("Undo")
    assert arm.text == drawn


@pytest.mark.thorough
def test_a_drawn_torsion_spring_holds_the_drawn_angle(arm, page_errors):
    arm.tool("Torsion spring")
    arm.press((0, 0))
    arm.tool("Move")
    arm.press((0, 0))
    rest = field(arm, "angle without torque in rad")
    assert float(rest.input_value()) == 0
    rest.fill("0.1")
    rest.press("Enter")
    motion = assert_python_agrees(arm)
    exact = 0.1 - 0.1 * np.cos(motion.t / np.sqrt(INERTIA))
    assert np.abs(motion["theta_AB"] - exact).max() < 1e-7
    arm.page.get_by_role("button", name="Without torsion spring").click()
    assert "TorsionSprings" not in arm.text


@pytest.mark.thorough
def test_a_torsion_spring_between_two_bars_is_relaxed_as_drawn(arm, page_errors):
    arm.bars(((LENGTH, 0), (0.6, 0.2)))
    arm.tool("Torsion spring")
    arm.press((LENGTH, 0))
    motion = assert_python_agrees(arm)
    assert np.abs(motion.q - motion.q[0]).max() < 1e-12
    arm.tool("Erase")
    arm.press((0.5, 0.1))
    assert "TorsionSprings" not in arm.text


def test_loads_are_chosen_by_keys_and_survive_a_reload(arm, page_errors):
    arm.tool("Move")
    arm.press((LENGTH, 0))
    button = arm.page.locator(".tm-board-values").get_by_role("button", name="Force")
    button.focus()
    arm.page.keyboard.press("Enter")
    field(arm, "force in x in N").fill("3")
    field(arm, "force in x in N").press("Enter")
    drawn = arm.text
    arm.tool("Undo")
    arm.tool("Undo")
    assert "ConstForces" not in arm.text
    arm.tool("Redo")
    arm.tool("Redo")
    assert arm.text == drawn
    arm.page.evaluate("(text) => (location.hash = `drawing=${encodeURIComponent(text)}`)", drawn)
    arm.page.reload()
    arm.page.wait_for_function("() => globalThis.teachmech?.board")
    assert arm.text == drawn
    motion = assert_python_agrees(arm, end=0.2)
    work = 3 * motion["B_x"] - 10 * motion["B_y"]
    kinetic = INERTIA * (motion["vB_x"] ** 2 + motion["vB_y"] ** 2) / (2 * LENGTH**2)
    assert np.abs(kinetic - work + work[0]).max() < 1e-7


@pytest.mark.few("Torsion")
@pytest.mark.parametrize(
    ("tool", "places", "words"),
    [
        ("Force", [(0, 0), (0.1, 0.1)], "a force acts on a point that moves"),
        ("Force", [(0.2, 0.3), (0.3, 0.3)], "a force acts on a point that moves"),
        ("Torsion spring", [(LENGTH, 0)], "a torsion spring is at a pin of two bodies"),
    ],
)
def test_a_load_at_a_wrong_place_is_refused_with_a_sentence(arm, tool, places, words):
    before = arm.text
    arm.tool(tool)
    arm.press(*places)
    assert words in arm.told
    assert arm.text == before
