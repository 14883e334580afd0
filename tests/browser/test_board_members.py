"""The forces in members while a drawing runs: closed forms of statics and of a hanging bar."""

import pytest

import teachmech as tm

from .test_board import board

__all__ = ["board"]

G = 9.80665
FORCES = """() => {
    const { members } = teachmech.board.running;
    const forces = members.forcesAt(0);
    return Object.fromEntries(members.members.map(({ name }, k) => [name, forces[k]]));
}"""
# Two bars at 45 degrees carry F at their pin: their forces are F / sqrt(2) and -F / sqrt(2).
BRACKET = """
Units: SI
PartData:
  Fixed: {O: [0, 0], P: [0, 2]}
  Rigids:
    OA: {Geom: [[sqrt(2)]], Dyna: [[sqrt(2)/2], 1, 1/6]}
    PA: {Geom: [[sqrt(2)]], Dyna: [[sqrt(2)/2], 1, 1/6]}
AppliedForces: {ConstForces: {A: [0, -30]}}
ProblemData: {tend: 1, positions: {A: [1, 1]}}
"""
HANGING = """
Units: SI
PhysicalParams: {m: 3}
PartData:
  Fixed: {O: [0, 0], P: [1, 0]}
  Rigids: {AO: {Geom: [[1]], Dyna: [[0.5], m, 0.25]}}
  Particles: {B: 2}
  Springs: {PB: [100, 0.9]}
AppliedForces: {Gravity: []}
DRIVESProblemData: {tend: 1, positions: {A: [0, -1], B: [1, -1]}}
"""


def opened(user):
    user.tool("▶ Run")
    user.page.get_by_text("Forces in members").click()
    user.page.wait_for_function("() => teachmech.board.running.members.list.children.length")
    return user.page.evaluate(FORCES)


@pytest.mark.thorough
def test_a_bracket_has_one_bar_in_tension_and_one_in_compression(board, page_errors, violations):
    user = board(BRACKET)
    forces = opened(user)
    assert forces == pytest.approx({"OA": -30 / 2**0.5, "PA": 30 / 2**0.5}, rel=1e-9)
    listed = user.page.locator(".tm-board-runs details li").all_text_contents()
    assert listed == ["OA −21.2 compression", "PA +21.2 tension"]
    assert violations(user.page) == []


@pytest.mark.few("True")
@pytest.mark.parametrize("turns", [False, True])
def test_a_hanging_bar_has_half_its_weight_as_its_mean_tension(board, page_errors, turns):
    drives = "Drives: {theta_AO: pi/2}\n" if turns else ""
    forces = opened(board(HANGING.replace("DRIVES", drives)))
    assert forces == pytest.approx({"AO": 3 * G / 2, "PB": 100 * (1 - 0.9)}, rel=1e-9)


def test_a_thread_and_a_rod_pull(board, page_errors):
    text = """
Units: SI
PartData:
  Fixed: {O: [0, 0], P: [1, 0]}
  Particles: {A: 2, B: 3}
  Joints: {rod: {Distance: [O, A], Length: 1}}
AppliedForces: {Gravity: []}
Contacts: {thread: {Thread: [P, B], Length: 1}}
ProblemData: {tend: 1, positions: {A: [0, -1], B: [1, -1]}}
"""
    assert opened(board(text)) == pytest.approx({"rod": 2 * G, "thread": 3 * G}, rel=1e-9)
    slack = text.replace("[P, B], Length: 1", "[P, B], Length: 2")
    assert opened(board(slack)) == pytest.approx({"rod": 2 * G, "thread": 0}, rel=1e-9)


def test_forces_that_are_not_unique_belong_to_the_contacts_of_the_shown_time(board, page_errors):
    user = board("""
PartData:
  Fixed: {O: [0, 0]}
  Particles: {A: 2}
  Joints: {rod: {Distance: [O, A], Length: 1}}
AppliedForces: {Gravity: []}
Contacts: {thread: {Thread: [O, A], Length: 1}}
ProblemData: {tend: 1, positions: {A: [0, -1]}}
""")
    opened(user)
    loose = """() => {
        const { live, members } = teachmech.board.running;
        const { method } = live.motions.first.recording.eraAt(0);
        for (const { parameter } of members.problem.switches) method.set(parameter, 0); // later
        members.looked = null;
        return members.looseAt(0);
    }"""
    assert user.page.evaluate(loose) == [True, True]


# A panel with both diagonals has one bar too many; BC hangs from it.
PANEL = """
Units: SI
PartData:
  Fixed: {O: [0, 0], P: [0, 1]}
  Rigids:
    OA, PB, AB: {Geom: [[1]], Dyna: [[0.5], 1, 0.1]}
    OB, PA: {Geom: [[sqrt(2)]], Dyna: [[sqrt(2)/2], 1, 0.2]}
    BC: {Geom: [[0.5]], Dyna: [[0.25], 2, 0.1]}
  Springs: {OC: [10, 1]}
AppliedForces: {Gravity: []}
ProblemData: {tend: 1, positions: {A: [1, 0], B: [1, 1], C: [1.5, 1]}}
"""


def test_forces_that_are_not_unique_are_marked(board, page_errors):
    user = board(PANEL)
    opened(user)
    rows = user.page.locator(".tm-board-runs details li").all_text_contents()
    marked = {row.split()[0] for row in rows if "*" in row}
    undetermined = tm.uniqueness(tm.Mechanism.loads(PANEL), time=(0, 0.1, 0.1)).undetermined
    assert {f"length of {name}" for name in marked} == set(undetermined)
    assert marked == {"OA", "PB", "AB", "OB", "PA"}
    assert "constraints are redundant" in user.page.locator(".tm-board-runs").inner_text()
    without = PANEL.replace("OB, PA:", "OB:")
    user = board(without)
    opened(user)
    assert not any(
        "*" in row for row in user.page.locator(".tm-board-runs details li").all_text_contents()
    )
