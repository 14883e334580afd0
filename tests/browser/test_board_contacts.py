"""Floors, threads, stops and equations on the drawing board."""

import numpy as np
import pytest

import teachmech as tm

from .conftest import expect
from .test_board import AGREEMENT, assert_alike, board

__all__ = ["board"]

G = 9.81
BALL = """
PhysicalParams: {r: 0.1, e: 0.5, h: 1}
PartData:
  Fixed: {O: [], X: [1]}
  Particles: {B: 1}
AppliedForces: {Gravity: [0, -9.81]}
Contacts: # a ball on the ground
  floor: {Ball: B, Radius: r, Against: {Line: OX}, restitution: e}
ProblemData: {tend: 2, positions: {B: [0.3, h + r]}}
"""
STOP = """
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[2]], Dyna: [[1], 3, 1]}}
AppliedForces: {Gravity: [0, -9.81]}
Constraints: {stop: {equation: theta_OA >= -1, restitution: 0.5}}
ProblemData: {tend: 2, positions: {A: [2, 0]}}
"""
THREAD = """
PartData:
  Fixed: {O: []}
  Particles: {B: 1}
AppliedForces: {Gravity: [0, -9.81]}
Contacts: {rope: {Thread: [O, B], Length: 1}}
ProblemData: {tend: 2, positions: {B: [0.6, 0]}}
"""
BOWL = """
PhysicalParams: {r: 0.1}
PartData:
  Fixed: {O: [], P: [-0.3, -0.9], S: [1, -1.5]}
  Particles: {B: 1, C: 2}
AppliedForces: {Gravity: [0, -9.81]}
Contacts:
  bowl: {Ball: B, Radius: r, Against: {Ring: O, Radius: 1}, restitution: 0.5}
  balls: {Ball: B, Radius: r, Against: {Ball: C, Radius: 2*r}, restitution: 0.5}
  other way: {Ring: O, Radius: 1, Against: {Ball: C, Radius: 2*r}}
  bar: {Ball: B, Radius: r, Against: {Segment: PS}}
ProblemData: {tend: 1, positions: {B: [0.6, 0], C: [-0.5, 0]}}
"""
GEAR = """
PhysicalParams: {z: 2}
PartData:
  Fixed: {O: [], C: [1]}
  Rigids:
    OA: {Geom: [[0.2]], Dyna: [[0.1], 3, 1]}
    CD: {Geom: [[0.3]], Dyna: [[0.1], 3, 1]}
AppliedForces: {Gravity: [0, -9.81]}
Constraints: {gear: z*theta_OA + theta_CD = t^2/3, high: A_y*D_x - t/50 <= 0.05}
ProblemData: {tend: 2, positions: {A: [0.2, 0], theta_CD: 0}}
"""
TEXTS = {"ball": BALL, "stop": STOP, "thread": THREAD, "bowl": BOWL, "gear": GEAR}


def columns(found, *names):
    return [np.array(found["values"][name]) for name in names]


@pytest.mark.few("ball", "gear")
@pytest.mark.parametrize("name", [*TEXTS])
def test_contacts_and_bounds_move_as_in_python(board, page_errors, name):
    user = board(TEXTS[name])
    mechanism = tm.Mechanism.loads(TEXTS[name])
    end = mechanism.settings.end
    how = {"method": "rk4", "stabilisation": "projection"}
    motion = mechanism.simulate(time=(0, end, end / 400), **how, compiled=True)
    found = user.run(end=end, step=end / 400, **how)
    assert motion.changes
    assert_alike(motion, found, AGREEMENT)
    names = user.page.evaluate("() => teachmech.board.problem.constraints")
    assert names == list(motion.system.constraint_names)
    assert user.text == TEXTS[name]


def test_the_impacts_of_a_ball_accumulate_at_the_time_of_the_closed_form(board, page_errors):
    user = board(BALL)
    e, h = 0.5, 1.0
    fall = np.sqrt(2 * h / G)
    last = fall * (1 + e) / (1 - e)
    found = user.run(end=2, step=0.01, method="dop853", stabilisation="none")
    t = np.array(found["t"])
    y, v = columns(found, "B_y", "vB_y")
    begin, up = [-fall], [G * fall]  # a throw upwards from the floor reaches h at t = 0
    while begin[-1] + 2 * up[-1] / G < last * (1 - 1e-12):
        begin.append(begin[-1] + 2 * up[-1] / G)
        up.append(e * up[-1])
    k = np.searchsorted(begin, t) - 1
    since, up = t - np.array(begin)[k], np.array(up)[k]
    height = np.where(t < last, up * since - G * since**2 / 2, 0)
    speed = np.where(t < last, up - G * since, 0)
    assert np.abs(y - 0.1 - height).max() < 1e-9
    near = np.abs(t - last) < 0.01
    assert np.abs(v - speed)[~near].max() < 1e-9


def test_a_slack_thread_becomes_taut_and_takes_the_velocity_along_it(board, page_errors):
    user = board(THREAD)
    assert user.page.evaluate("() => teachmech.board.picture.main.scene.rods[0].off.length") == 1
    found = user.run(end=1, step=0.01, method="dop853")
    t = np.array(found["t"])
    x, y, u, v = columns(found, "B_x", "B_y", "vB_x", "vB_y")
    falls = t < np.sqrt(2 * 0.8 / G)
    assert np.abs(y + G * t**2 / 2)[falls].max() < 1e-9
    # The thread is taut at (0.6, -0.8); the velocity across it remains, 0.6 of the whole.
    energy = (u**2 + v**2) / 2 + G * y
    assert np.abs(energy / G - (0.36 * 0.8 - 0.8))[~falls].max() < 1e-8
    assert np.abs(np.hypot(x, y) - 1)[~falls].max() < 1e-9


@pytest.mark.thorough
def test_each_rebound_from_a_stop_has_a_quarter_of_the_energy(board, page_errors):
    user = board(STOP)
    found = user.run(end=3, step=0.002, method="dop853")
    (angle,) = columns(found, "theta_OA")
    assert angle.min() > -1 - 1e-10
    inside = (angle[1:-1] > angle[:-2]) & (angle[1:-1] > angle[2:])
    tops = angle[1:-1][inside] + 1
    # V = m g sin(angle) above the stop
    gained = np.sin(tops[:3] - 1) + np.sin(1)
    assert np.allclose(gained[1:] / gained[:-1], 0.25, atol=1e-4)  # maxima are sampled


def test_a_floor_and_a_thread_are_drawn_changed_and_erased(board, page_errors):
    user = board()
    user.tool("Mass")
    user.press((0.3, 0.2))
    user.tool("Floor")
    user.press((0.6, 0), (0, 0), (0.3, 0.2))  # from the right, and the mass is still above it
    user.tool("Thread")
    user.press((0, 0.3), (0.3, 0.2))
    mechanism = tm.Mechanism.loads(user.text)
    (floor, thread) = mechanism.Contacts.items()
    assert floor[0].startswith("A on ")
    assert (floor[1].Point, floor[1].restitution) == ("A", "0")
    assert floor[0].endswith(floor[1].Against.Line)
    a, b = (mechanism.PartData.Fixed[point] for point in floor[1].Against.Line)
    assert float(a[0]) < float(b[0])
    assert np.isclose(float(thread[1].Length), np.hypot(0.3, 0.1))
    user.tool("Move")
    user.press((0.15, 0))
    user.page.get_by_label("restitution").fill("0.5")
    user.page.get_by_label("restitution").press("Enter")
    assert tm.Mechanism.loads(user.text).Contacts[floor[0]].restitution == "0.5"
    how = {"method": "rk4", "stabilisation": "projection"}
    motion = tm.Mechanism.loads(user.text).simulate(time=(0, 1, 0.01), **how, compiled=True)
    found = user.run(end=1, step=0.01, **how)
    assert motion.changes
    assert_alike(motion, found, AGREEMENT)
    user.tool("Erase")
    user.press((0.15, 0))
    assert [*tm.Mechanism.loads(user.text).Contacts] == [thread[0]]
    user.tool("Undo")
    assert [*tm.Mechanism.loads(user.text).Contacts] == [floor[0], thread[0]]
    user.tool("Erase")
    user.press((0.3, 0.2))
    assert "Contacts" not in user.text
    assert "is also removed" in user.told
    user.tool("Undo")
    assert [*tm.Mechanism.loads(user.text).Contacts] == [floor[0], thread[0]]


def test_a_floor_needs_a_point_that_moves(board, page_errors):
    user = board()
    user.tool("Floor")
    user.press((0, 0), (0.6, 0), (0.3, 0.2))
    assert "press one after the two points of the floor. The drawing is unchanged." in user.told
    assert "Contacts" not in user.text


def test_a_start_inside_of_the_floor_is_moved_out_of_it(board, page_errors):
    text = BALL.replace("h + r", "r/2")
    user = board(text)
    start = user.page.evaluate("() => [...teachmech.board.problem.start().q]")
    mechanism = tm.Mechanism.loads(text)
    assert np.allclose(start, [mechanism.start["B_x"], mechanism.start["B_y"]], atol=1e-12)
    assert np.allclose(start, [0.3, 0.1], atol=1e-12)


def test_contacts_run_in_the_live_picture(board, page_errors):
    user = board(BALL)
    assert "not connected" not in user.said
    user.page.get_by_role("button", name="▶ Run").click()
    expect(user.page.get_by_label("impacts")).to_be_visible()
    expect(user.page.get_by_text("not acting: floor").first).to_be_visible()


WRONG_CONTACTS = [
    ("Line: OX", "Line: OY", "there is no point Y"),
    ("Line: OX", "Line: OB", "neither both fixed nor points of one body"),
    ("Ball: B, Radius: r, ", "Ball: B, ", "has no Radius; write Radius"),
    ("Ball: B, Radius: r, ", "Disk: B, Radius: r, ", "write Ball instead of Disk"),
    ("Ball: B, Radius: r, ", "Ball: B, Radius: -r, ", "give a positive number"),
    ("Ball: B, Radius: r, ", "Point: B, Radius: r, ", "a point has no Radius; remove it"),
    ("restitution: e", "restitution: 2*e + 1", "give a number from 0 to 1"),
    ("restitution: e", "bounce: e", "there is no key Contacts.floor.bounce"),
    (", Against: {Line: OX}", "", "has one shape; write Against"),
    ("Against: {Line: OX}", "Against: {Plane: O}", "a plane is a shape of space"),
    ("Against: {Line: OX}", "Against: {Point: B}", "both shapes contain the point B"),
    ("Against: {Line: OX}", "Against: {Ring: O, Radius: r}", "does not fit into the ring"),
    ("floor: {Ball: B, Radius: r, Against: {Line: OX}", "floor: {Thread: [O, X]", "are fixed"),
    ("floor: {Ball: B, Radius: r, Against: {Line: OX}", "floor: {Thread: [O, B]", "no Length"),
]
WRONG_BOUNDS = [
    ("theta_OA > -1", "write <= or >="),
    ("-1 <= theta_OA <= 2", "write one equation, or one bound"),
    ("2 >= 1", "contains no coordinate"),
    ("theta_OA = -1", "is an equation and has no restitution"),
    ("theta_OA + >= -1", "the constraint stop: "),
    ("theta_OX >= -1", "there is no body OX"),
]


@pytest.mark.thorough
def test_wrong_contacts_and_bounds_are_refused_with_their_lines(board):
    user = board(BALL)
    changed = [(BALL.replace(before, after), told, 8) for before, after, told in WRONG_CONTACTS]
    changed += [(STOP.replace("theta_OA >= -1", after), told, 6) for after, told in WRONG_BOUNDS]
    for text, told, line in changed:
        assert told in (user.set(text) or "")
        assert user.page.locator(".tm-board-wrong").text_content().startswith(f"line {line}: ")
        with pytest.raises((tm.ProblemError, tm.ExpressionError)):
            _ = tm.Mechanism.loads(text).system
