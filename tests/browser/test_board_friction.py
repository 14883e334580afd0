"""Friction of contacts, pins and sliders on the drawing board."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.animation.scene import Scene

from .conftest import expect
from .test_board import JOINTS, board
from .test_board_stops import assert_runs_as_python, fill

__all__ = ["board"]

G = 9.81
DISK = """
PhysicalParams: {r: 0.1, mu: 0.2, v: 2}
PartData:
  Fixed: {O: [], X: [1]}
  Rigids: {AB: {Geom: [[r]], Dyna: [[], 1, 2/5*r^2]}}
AppliedForces: {Gravity: [0, -9.81]}
Contacts: {table: {Disk: A, Radius: r, Against: {Line: OX}, friction: mu}}
ProblemData: {tend: 0.6, positions: {A: [0, r], B: [r, r]}, velocities: {A: [v], B: [v]}}
"""
SPRING = """
PartData:
  Fixed: {O: [], X: [1]}
  Particles: {B: 1}
  Springs: {OB: [100, 0.4]}
  Collinear: [OXB]
AppliedForces: {Gravity: [0, -9.81]}
ProblemData: {tend: 2, positions: {B: [0.8]}}
"""
SHOE = """
PhysicalParams: {l: 0.2, a: 0.28, P: 50}
PartData:
  Fixed: {O: [], X: [1]}
  Rigids: {BCD: {Geom: [[l], [l/2, a]], Dyna: [[l/2], 2, 0.01]}}
  Collinear: [OXBC]
AppliedForces: {ConstForces: {D: [P]}}
Friction: {OXBC: {friction: 0.35, Length: 0.25}}
ProblemData:
  tend: 0.1
  positions: {B: [0.2], C: [0.2 + l], D: [0.2 + l/2, a]}
  velocities: {B: [-0.5]}
"""
CHAIN = """
PartData:
  Fixed: {O: []}
  Rigids:
    OA: {Geom: [[0.3]], Dyna: [[0.15], 2, 0.02]}
    AB: {Geom: [[0.4]], Dyna: [[0.2], 1, 0.02]}
AppliedForces: {Gravity: [0, -9.81]}
Friction:
  A on AB: {Radius: 0.02, friction: 0.2, Against: OA}
  O: {Radius: 0.02, friction: 0.1, static: 0.15}
ProblemData: {tend: 1, positions: {A: [0.3, 0], B: [0.651, 0.192], theta_AB: 0.5}}
"""
BOWL = """
PhysicalParams: {r: 0.1}
PartData:
  Fixed: {O: [], P: [-0.3, -0.9], S: [1, -1.5]}
  Particles: {C: 2}
  Rigids: {BD: {Geom: [[r]], Dyna: [[], 1, 0.01]}}
AppliedForces: {Gravity: [0, -9.81]}
Contacts:
  bowl: {Disk: B, Radius: r, Against: {Ring: O, Radius: 1}, restitution: 0.5, friction: 0.2}
  balls: {Disk: B, Radius: r, Against: {Ball: C, Radius: 2*r}, friction: 0.3}
  other way: {Ring: O, Radius: 1, Against: {Ball: C, Radius: 2*r}, friction: 0.1}
  bar: {Disk: B, Radius: r, Against: {Segment: PS}, friction: 0.1}
ProblemData: {tend: 0.6, positions: {B: [0.6, 0], D: [0.7, 0], C: [-0.5, 0]}}
"""
# A pin of a crank slides in a slot that swings, and turns in its block.
SLOT = """
PartData:
  Fixed: {O: [], Q: [0, -0.4]}
  Rigids:
    OA: {Geom: [[0.15]], Dyna: [[0.05], 2, 0.02]}
    QC: {Geom: [[0.8]], Dyna: [[0.4], 1, 0.05]}
  Collinear: [QCA]
AppliedForces: {Gravity: [0, -9.81]}
Friction:
  QCA: {friction: 0.2}
  A on OA: {Radius: 0.02, friction: 0.3}
ProblemData: {tend: 1, positions: {A: [0.15, 0], C: [0.28, 0.35]}, velocities: {A: [0, 0.6]}}
"""
TEXTS = {"disk": DISK, "shoe": SHOE, "chain": CHAIN, "bowl": BOWL, "slot": SLOT}


@pytest.mark.few("disk", "slot")
@pytest.mark.parametrize("name", [*TEXTS])
def test_mechanisms_with_friction_move_as_in_python(board, page_errors, name):
    user = board(TEXTS[name])
    assert "cannot compute" not in user.said
    assert_runs_as_python(user, end=tm.Mechanism.loads(TEXTS[name]).settings.end)


def test_joint_forces_with_friction_are_the_reactions_of_python(board, page_errors):
    user = board(CHAIN)
    mechanism = tm.Mechanism.loads(CHAIN)
    how = {"method": "rk4", "stabilisation": "projection"}
    reactions = mechanism.reactions(mechanism.simulate(time=(0, 0.5, 0.0025), **how))
    found = user.run(end=0.5, step=0.0025, **how)
    forces = user.page.evaluate(JOINTS, [0.5, [x[-1] for x in found["values"].values()]])
    assert forces
    for joint, force in forces.items():
        assert np.allclose(force, reactions[joint][-1], atol=1e-9)


# The vectors of the cones in a state with its accelerations, multipliers and parameters.
CONES = """([t, values, given]) => {
    const { problem } = teachmech.board, n = problem.coordinates.length;
    const [q, v, qdd] = [0, 1, 2].map((k) => values.slice(k * n, (k + 1) * n));
    const p = Float64Array.from(Object.keys(problem.parameters), (name) => given[name]);
    const forces = problem.jointForces(t, q, v, p, qdd, values.slice(3 * n));
    return Array.from(forces.slice(2 * problem.joints.length));
}"""


@pytest.mark.few("slot-0.5")
@pytest.mark.parametrize(
    ("name", "end"), [("shoe", 0.1), ("chain", 0.5), ("disk", 0.1), ("bowl", 0.1), ("slot", 0.5)]
)
def test_friction_cones_are_those_of_python(board, page_errors, name, end):
    touching = "B: [0.54, -0.72], D: [0.64, -0.72]"  # the disk and the bowl
    text = TEXTS[name].replace("B: [0.6, 0], D: [0.7, 0]", touching)
    user, mechanism = board(text), tm.Mechanism.loads(text)
    how = {"method": "dop853", "stabilisation": "projection"}
    motion = mechanism.simulate(time=(0, end, end / 20), **how)
    (drawn,) = (kind for kind in Scene.of(motion).forces if kind.cone)
    names = user.page.evaluate("() => teachmech.board.problem.coordinates")
    values = [motion[f"{order}{x}"][-1] for order in ("", "v", "a") for x in names]
    values += motion.multipliers[-1].tolist()
    given = dict(zip(motion.system.parameters, motion.parameters[-1].tolist(), strict=True))
    found = np.reshape(user.page.evaluate(CONES, [end, values, given]), (-1, 4, 2))
    expected = drawn.cones[-1, :, :4, :2]
    assert len(expected) == len(found)
    touches = np.abs(expected[:, 2]).max(axis=1) > 0
    assert touches.any()
    assert (found[~touches, 1:] == 0).all()
    assert np.allclose(found[touches], expected[touches], rtol=1e-6, atol=1e-5)


@pytest.mark.thorough
def test_a_slider_gets_friction_by_its_panel_and_stops_at_the_closed_form(board, page_errors):
    user = board(SPRING)
    user.tool("Move")
    user.press((0.9, 0))
    fill(user, "friction of B on OX", "0.3")
    fill(user, "static friction of B on OX", "0.4")
    given = tm.Mechanism.loads(user.text).Friction["OXB"]
    assert (given.friction, given.static, given.Radius) == ("0.3", "0.4", None)
    motion = assert_runs_as_python(user, end=2.0)
    # The amplitude falls by 2 mu m g/k per half swing.
    turns = np.pi / 10 * np.arange(4)
    heights = np.interp(turns, motion.t, motion["B_x"] - 0.4)
    falls = -np.diff(np.abs(heights))
    assert np.allclose(falls, 2 * 0.3 * G / 100, atol=1e-4)
    fill(user, "friction of B on OX", "")
    assert "Friction" not in user.text
    user.tool("Undo")
    assert "static: 0.4" in user.text
    user.tool("Erase")
    user.press((0.9, 0))
    assert "Friction" not in user.text
    assert "the friction of OXB is also removed" in user.told


@pytest.mark.thorough
def test_a_pendulum_that_is_drawn_gets_friction_in_its_pin(board, page_errors):
    user = board()
    user.bars(((0, 0), (0.5, 0)))
    user.tool("Ground")
    user.press((0, 0))
    user.tool("Move")
    user.press((0, 0))
    fill(user, "friction of the pin", "0.2")
    fill(user, "radius of the pin in m", "0.05")
    given = tm.Mechanism.loads(user.text).Friction["A"]
    assert (given.friction, given.Radius) == ("0.2", "0.05")
    motion = assert_runs_as_python(user, end=2.0)
    assert motion.work_nonideal[-1] < -0.01
    user.tool("Ground")
    user.press((0, 0))
    assert "Friction" not in user.text
    user.tool("Undo")
    assert "Friction" in user.text


def test_a_disk_on_a_floor_gets_friction_and_rolls_after_the_time_of_the_closed_form(
    board, page_errors
):
    user = board(DISK.replace(", friction: mu", ""))
    user.tool("Move")
    user.press((0.6, 0))
    fill(user, "friction", "mu")
    assert tm.Mechanism.loads(user.text).Contacts["table"].friction == "mu"
    motion = assert_runs_as_python(user, end=0.6)
    assert np.isclose(motion.changes[0].time, 2 * 2 / (7 * 0.2 * G), atol=1e-6)
    assert np.isclose(motion["vA_x"][-1], 5 / 7 * 2, atol=1e-6)
    user.page.get_by_role("button", name="▶ Run").click()
    expect(user.page.get_by_text("not acting: table sticks").first).to_be_visible()


@pytest.mark.thorough
def test_a_pin_of_three_bodies_has_a_friction_for_each_pair_with_the_first(board, page_errors):
    third = "    AC: {Geom: [[0.2]], Dyna: [[0.1], 1, 0.01]}\nAppliedForces"
    text = CHAIN.replace("AppliedForces", third)
    user = board(text.replace("B: [0.651", "C: [0.5, 0], B: [0.651"))
    user.tool("Move")
    user.press((0.3, 0))
    assert user.page.get_by_label("friction of AB on OA", exact=True).input_value() == "0.2"
    fill(user, "friction of AB on OA", "0.25")
    fill(user, "friction of AC on OA", "0.1")
    given = tm.Mechanism.loads(user.text).Friction
    assert given["A on AB"].friction == "0.25"
    assert (given["A on AC"].friction, given["A on AC"].Against) == ("0.1", "OA")
    assert_runs_as_python(user, end=0.5)


WRONG_CONTACTS = [
    ("friction: mu", "static: mu", "static without friction"),
    ("friction: mu", "friction: nu", "the friction of table"),
]
WRONG = [
    ("A on AB: {", "A on OB: {", "there is no body OB"),
    ("A on AB: {", "B on AB: {", "there is no other part OA at B"),
    ("A on AB: {", "A on AC: {", "there is no body AC"),
    ("O: {Radius: 0.02, ", "B: {Radius: 0.02, ", "AB is not joined to another part at B"),
    ("O: {Radius: 0.02, ", "O: {", "has no Radius"),
    ("O: {Radius: 0.02, ", "O: {Radius: -1, ", "the radius of the pin O is -1"),
    ("O: {Radius: 0.02, ", "O: {Radius: 1, Length: 1, ", "the friction of a pin has no Length"),
    ("O: {Radius", "A on OA: {Radius", "is the friction of the same parts as"),
    ("friction: 0.1, ", "", "has no coefficient"),
    ("friction: 0.1, ", "friction: 0.1, mu: 1, ", "there is no key Friction.O.mu"),
]
WRONG_SHOES = [
    ("OXBC: {f", "B on OXBC: {f", "B and C of BCD slide together; write BC on OXBC"),
    ("OXBC: {f", "D on OXBC: {f", "D does not slide on OXBC"),
    ("OXBC: {f", "OXBC: {Radius: 1, f", "the friction of a slider has no Radius"),
    ("Length: 0.25", "Length: 0", "the length of OXBC is 0"),
]


def test_a_negative_friction_of_a_contact_is_refused(board):
    user = board(DISK)
    told = "the friction of table is -0.2; give a positive number or 0"
    assert told in user.set(DISK.replace("friction: mu", "friction: -mu"))


@pytest.mark.thorough
def test_wrong_frictions_are_refused_as_in_python(board):
    user = board(DISK)
    cases = [(DISK, WRONG_CONTACTS), (CHAIN, WRONG), (SHOE, WRONG_SHOES)]
    for text, changes in cases:
        for before, after, told in changes:
            wrong = text.replace(before, after)
            assert wrong != text
            assert told in (user.set(wrong) or ""), (after, user.set(wrong))
            with pytest.raises((tm.ProblemError, tm.ExpressionError)):
                _ = tm.Mechanism.loads(wrong).system


@pytest.mark.thorough
def test_a_wrong_friction_is_refused_at_its_field(board, page_errors):
    user = board(SPRING)
    user.tool("Move")
    user.press((0.9, 0))
    before = user.text
    for typed, told in (("-1", "is -1; give a positive number or 0"), ("x y", "friction of OXB")):
        fill(user, "friction of B on OX", typed)
        assert told in user.page.locator(".tm-board-told:visible").text_content()
        assert user.text == before


@pytest.mark.few("text2")
@pytest.mark.parametrize(
    ("text", "what"),
    [
        (DISK.replace("friction: mu", "friction: mu + A_x"), "friction of table"),
        (CHAIN.replace("friction: 0.2", "friction: 0.2 + abs(vA_x)"), "friction of "),
        (DISK + "Constraints: {low: {equation: B_x <= 9, friction: 0.1}}\n", "friction of low"),
        (
            DISK + "Constraints: {low: {equation: B_x = 9*t, virtual_work: {B_x: -vB_x}}}\n",
            "virtual work of low",
        ),
    ],
)
def test_forces_that_the_board_does_not_know_are_left_to_python(board, page_errors, text, what):
    user = board(text)
    assert f"cannot compute the {what}" in user.said
    expect(user.page.get_by_role("button", name="▶ Run")).to_be_disabled()
    assert user.text == text
