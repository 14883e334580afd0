"""The drawing board in Chromium: by mouse, finger and keys; Python also runs its text."""

import re

import numpy as np
import pytest

import teachmech as tm
from teachmech.board.board_page import board_page, text_of
from teachmech.problems.library import examples
from teachmech.program import Model

from .conftest import expect, open_notebook, run_cell

# What a page cannot compute; the chain and the second one leave their constraints, also in Python.
BEYOND = {"crank-and-load", "clutch", "geneva-drive"}
STEPS = 400
AGREEMENT = 1e-9  # relative to the size of the motion, without chaos
AT = """(place) => {
    const box = document.querySelector(".tm-board-main .tm-canvas").getBoundingClientRect();
    const [x, y] = teachmech.board.pixels(place);
    return [box.left + x, box.top + y];
}"""
# The forces of the joints by name, in a state with its accelerations and multipliers.
JOINTS = """([t, values]) => {
    const { problem } = teachmech.board, n = problem.coordinates.length;
    const [q, v, qdd] = [0, 1, 2].map((k) => values.slice(k * n, (k + 1) * n));
    const p = Float64Array.from(Object.values(problem.parameters));
    const forces = problem.jointForces(t, q, v, p, qdd, values.slice(3 * n));
    const names = problem.joints.map(({ name }) => name);
    return Object.fromEntries(names.map((name, k) => [name, forces.slice(2 * k, 2 * k + 2)]));
}"""
# The points of Jansen's leg in metres, to millimetres.
LEG = {
    "O": (0, 0), "B": (-0.38, -0.078), "C": (0.15, 0), "D": (-0.24, 0.313), "E": (-0.748, 0.081),
    "F": (-0.27, -0.455), "G": (-0.592, -0.28), "H": (-0.432, -0.918),
}  # fmt: skip


RODS = """
PartData:
  Fixed: {O: []}
  Particles: {A: 1, B: 2}
  Joints: {rod: {Distance: [O, A], Length: 1}, link: {Distance: [A, B], Length: 1}}
AppliedForces: {Gravity: []}
ProblemData: {tend: 2, positions: {A: [1, 0], B: [2, 0]}}
"""


class User:
    """A user who draws on a board in a page."""

    def __init__(self, page):
        self.page = page

    def tool(self, name):
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def press(self, *places):
        for place in places:
            self.page.mouse.click(*self.at(place))

    def drag(self, start, end):
        self.page.mouse.move(*self.at(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.at(end), steps=4)
        self.page.mouse.up()

    def bars(self, *pairs):
        self.tool("Bar")
        for start, end in pairs:
            self.drag(start, end)

    def at(self, place):
        return self.page.evaluate(AT, list(place))

    def set(self, text):
        return self.page.evaluate("(text) => teachmech.board.set(text)?.message ?? null", text)

    def run(self, **asked):
        return self.page.evaluate("(asked) => teachmech.run(asked)", asked)

    @property
    def text(self):
        return self.page.evaluate("() => teachmech.board.text")

    @property
    def said(self):
        return " ".join(self.page.locator(".tm-board-said li").all_text_contents())

    @property
    def told(self):
        return self.page.locator(".tm-board-main .tm-live-message").text_content()


@pytest.fixture
def board(page, tmp_path):
    """Return a function that opens a board with a text, or an empty one."""

    def open_it(text=""):
        path = tmp_path / "board.html"
        path.write_text(board_page(text), encoding="utf-8")
        page.goto(path.as_uri())
        page.wait_for_function("() => globalThis.teachmech?.board")
        return User(page)

    return open_it


def assert_python_agrees(user, end=1.0, tolerance=AGREEMENT):
    """Python runs the text with the motion and the multipliers of the page."""
    mechanism = tm.Mechanism.loads(user.text)
    how = {"method": "rk4", "stabilisation": "none"}
    motion = mechanism.simulate(time=(0, end, end / STEPS), **how)
    found = user.run(end=end, step=end / STEPS, **how)
    system = mechanism.system
    assert_alike(motion, found, tolerance)
    assert user.page.evaluate("() => teachmech.board.problem.constraints") == list(
        system.constraint_names
    )
    return motion


def assert_alike(motion, found, tolerance):
    for arrays, names in (
        (motion.q, motion.system.coordinates),
        (motion.v, motion.system.velocities),
        (motion.multipliers, [f"lambda{k + 1}" for k in range(motion.multipliers.shape[1])]),
    ):
        there = np.array([found["values"][name] for name in names]).T.reshape(arrays.shape)
        size = max(np.abs(arrays).max(initial=0.0), 1e-12)
        assert np.abs(there - arrays).max(initial=0.0) <= tolerance * size
    assert found["rank"] == motion.rank.tolist()


# --- drawn ------------------------------------------------------------------------------------


def test_a_four_bar_linkage_is_drawn_and_runs_in_python_with_the_same_motion(board, page_errors):
    user = board()
    user.bars(((0, 0), (0, 0.1)), ((0.5, 0.3), (0.4, 0)))
    user.tool("Plate")
    user.press((0, 0.1), (0.5, 0.3), (0.2, 0.4), (0, 0.1))
    assert "not connected to the ground" in user.said
    user.tool("Ground")
    user.press((0, 0), (0.4, 0))
    assert "1 degree of freedom." in user.said
    user.tool("Motor")
    user.press((0, 0.05))
    assert "0 degrees of freedom left; a motor drives the rest." in user.said
    motion = assert_python_agrees(user)
    assert np.ptp(motion["theta_AB"]) == pytest.approx(2 * np.pi, rel=1e-9)
    user.tool("▶ Run")
    user.page.wait_for_function("() => teachmech.board.live.state.t > 0.3")
    assert user.page.evaluate("() => teachmech.board.live.state.violated") == []
    user.tool("✎ Draw")
    expect(user.page.locator(".tm-board-main")).to_be_visible()


@pytest.mark.thorough
def test_a_slider_crank_is_drawn_and_runs_in_python_with_the_same_motion(board, page_errors):
    user = board()
    user.bars(((0, 0), (0.1, 0.1)), ((0.1, 0.1), (0.5, 0)))
    user.tool("Ground")
    user.press((0, 0))
    user.tool("Slider")
    user.press((0, 0), (0.7, 0), (0.5, 0))
    user.tool("Mass")
    user.press((0.5, 0))
    user.tool("Motor")
    user.press((0.06, 0.06))
    motion = assert_python_agrees(user)
    assert np.abs(motion["C_y"]).max() < 1e-9
    crank, rod = np.hypot(0.1, 0.1), np.hypot(0.4, 0.1)
    angle = np.pi / 4 + 2 * np.pi * motion.t
    exact = crank * np.cos(angle) + np.sqrt(rod**2 - (crank * np.sin(angle)) ** 2)
    assert np.abs(motion["C_x"] - exact).max() < 1e-8


@pytest.mark.thorough
def test_a_leg_of_jansen_is_drawn_and_runs_in_python_with_the_same_motion(board, page_errors):
    user = board()
    user.page.get_by_label("grid").uncheck()
    user.page.evaluate("() => teachmech.board.look([-1, -1], [0.5, 0.5])")
    at = LEG.get
    user.bars(*((at(a), at(b)) for a, b in ("OC", "CD", "CF", "BF", "EG")))
    user.tool("Plate")
    for corners in ("BDE", "FGH"):
        user.press(*(at(name) for name in corners + corners[0]))
    user.tool("Ground")
    user.press(at("O"), at("B"))
    user.tool("Motor")
    user.press((0.08, 0))
    assert "0 degrees of freedom left" in user.said
    mechanism = tm.Mechanism.loads(user.text)
    assert len(mechanism.system.coordinates) == 13
    drawn = {tuple(np.round(place, 6)) for place in points_of(mechanism)}
    apart = np.abs(np.array(sorted(drawn)) - np.array(sorted(LEG.values())))
    assert apart.max() <= 0.002  # a pixel of the screen is wider than a millimetre
    motion = assert_python_agrees(user, tolerance=1e-8)
    assert np.ptp(motion["theta_AB"]) == pytest.approx(2 * np.pi, rel=1e-9)


def points_of(mechanism):
    start, fixed = mechanism.start, mechanism.system.drawing.fixed
    moving = {name[:-2] for name in mechanism.system.coordinates if name.endswith("_x")}
    yield from ((start[f"{name}_x"], start[f"{name}_y"]) for name in moving)
    yield from (tuple(map(float, place)) for place in fixed.values())


def test_springs_dampers_and_masses_are_those_of_python(board, page_errors):
    user = board()
    user.tool("Ground")
    user.press((0.2, 0.2))
    user.tool("Mass")
    user.press((0.4, 0))
    user.tool("Spring")
    user.press((0.2, 0.2), (0.4, 0))
    user.tool("Damper")
    user.drag((0.2, 0.2), (0.6, 0.1))
    user.bars(((0.6, 0.1), (0.4, 0)))
    assert "3 degrees of freedom." in user.said
    motion = assert_python_agrees(user)
    assert motion.work_applied[-1] < 0 or motion.kinetic_energy[-1] > 0


@pytest.mark.thorough
def test_a_spring_of_free_length_0_is_smooth_on_the_board_too(board, page_errors):
    text = """
PartData: {Fixed: {O: []}, Particles: {B: 0.5}, Springs: {OB: [4, 0]}}
AppliedForces: {Gravity: []}
ProblemData: {tend: 2, positions: {B: []}, velocities: {B: [1]}}
"""
    assert_python_agrees(board(text))


@pytest.mark.thorough
def test_massless_rods_are_drawn_added_up_and_follow_a_point_that_is_dragged(board, page_errors):
    user = board(RODS)
    assert_python_agrees(user)
    user.tool("Move")
    user.drag((1, 0), (1, 0.5))
    dragged = tm.Mechanism.loads(user.text)
    place = [float(x.value) for x in dragged.ProblemData.positions["A"]]
    assert place[1] > 0.3
    assert float(dragged.PartData.Joints["rod"].Length) == pytest.approx(np.hypot(*place))
    assert_python_agrees(user)
    user.tool("Erase")
    user.press((2, 0))
    assert list(tm.Mechanism.loads(user.text).PartData.Joints) == ["rod"]


def test_a_rod_whose_length_changes_is_told_to_be_for_python(board, page_errors):
    user = board(RODS)
    said = user.set(RODS.replace(", Length: 1", ""))
    assert "length of rod changes, which the board does not draw" in said
    damper = RODS.replace("AppliedForces:", "  Dampers: {s_rod: 1}\nAppliedForces:")
    assert "s_rod is a length that changes, which the board does not draw" in user.set(damper)


DRAWN = """
PhysicalParams: {a: 0.2, h: 0.12, w: 3}
PartData:
  Fixed: {O: [], C: [a]}
  Rigids:
    OA: {Geom: world, Dyna: [[a/20, a/10], 0.1, 1e-4]}
    ABP: {Geom: world, Dyna: [[0.1, h], 0.3, 1e-3]}
    CB: {Geom: world, Dyna: [[0.22, 0.06], 0.2, 5e-4]}
AppliedForces: {Gravity: [], ConstForces: {P on ABP: [0.3, -0.1]}}
ProblemData: {tend: 1, positions: {A: [0.02, 0.04], B: [0.24, h], P: [0.1, 0.2]}}
"""


FIXED = {"O": 0, "C": 0.2}
TURNED = DRAWN.replace("ProblemData: {", "Drives: {theta_OA: atan(2) + 0.5 + w*t}\nProblemData: {")


@pytest.mark.thorough
def test_bodies_by_places_in_the_world_move_as_in_python(board, page_errors):
    user = board(DRAWN)
    assert_python_agrees(user)
    assert user.set(DRAWN.replace("h: 0.12", "h: 0.15")) is None
    assert_python_agrees(user)
    assert user.set(TURNED) is None
    assert_python_agrees(user)


OFF = """
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[2]], Dyna: [[1], 3, 1]}, AB: {Geom: [[1]], Dyna: [[0.5], 1, 0.1]}}
  Particles: {B: 5}
AppliedForces: {Gravity: [], ConstTorques: {OA: 1}}
ProblemData: {tend: 3, positions: {A: [1, 1.5], B: [2, 2]}, velocities: {A: [1, 0.5]}}
"""


@pytest.mark.few("text0")
@pytest.mark.parametrize("text", [OFF, OFF.replace("[2, 2]", "[[2, fixed], 2]")])
def test_a_start_off_the_constraints_is_moved_as_in_python(board, page_errors, text):
    """Nearest by positions, whatever the masses; values that are not given follow."""
    start = tm.Mechanism.loads(text).start
    user = board(text)
    found = user.page.evaluate("() => teachmech.board.problem.start()")
    names = [*user.page.evaluate("() => teachmech.board.problem.coordinates")]
    for array, letter in (("q", ""), ("v", "v")):
        assert [*found[array]] == pytest.approx(
            [start[f"{letter}{name}"] for name in names], abs=1e-6
        )


def test_a_file_without_problem_data_is_drawn_with_the_positions_that_it_is_given(
    board, page_errors, tmp_path
):
    path = tmp_path / "without.yaml"
    path.write_text(OFF.partition("ProblemData")[0].replace("{O:", "{0:"))
    assert_python_agrees(board(text_of(path)), tolerance=1e-6)  # it begins off the constraints


@pytest.mark.thorough
def test_a_driven_velocity_is_left_to_python(board, page_errors):
    wrong = board(DRAWN).set(DRAWN.replace("ProblemData: {", "Drives: {vA_x: 1}\nProblemData: {"))
    assert "vA_x is a driven velocity, which the board does not draw" in wrong
    wrong = board(DRAWN).set(
        DRAWN.replace("ProblemData: {", "Drives: {speed_A: 1}\nProblemData: {")
    )
    assert "speed_A is a driven speed, which the board does not draw" in wrong


def forms(text):
    """Where the points are at the start, and each centroid as a part of the line of its body."""
    mechanism = tm.Mechanism.loads(text)
    motion = mechanism.simulate(time=(0, 0.1, 0.1))
    places = FIXED | {
        name: complex(motion[f"{name}_x"][0], motion[f"{name}_y"][0]) for name in "ABP"
    }
    parts = {}
    for name in mechanism.PartData.Rigids:
        centroid = complex(*mechanism.body_motion(motion, name).centroid[0])
        a, b = (places[point] for point in name[:2])
        parts[name] = (centroid - a) / (b - a)
    return places, parts


@pytest.mark.few("text0")
@pytest.mark.parametrize("text", [DRAWN, TURNED])
def test_a_point_of_a_body_in_the_world_is_dragged_and_its_centroid_moves_along(
    board, page_errors, text
):
    user = board(text)
    before, parts = forms(text)
    target = before["B"] + 0.05 + 0.03j
    user.tool("Move")
    user.drag(*((place.real, place.imag) for place in (before["B"], target)))
    after, kept = forms(user.text)
    assert "Geom: world" in user.text
    assert user.text.count("a/20") == (text == DRAWN)  # equal values keep their texts
    assert abs(after["B"] - target) < 0.02  # the grid of the pen
    for name in "AP":
        assert after[name] == pytest.approx(before[name], abs=1e-9)
    for name, part in parts.items():
        assert kept[name] == pytest.approx(part, abs=1e-9)
    assert_python_agrees(user)


def test_what_is_wrong_with_a_body_in_the_world_is_said(board, page_errors):
    user = board(DRAWN)
    wrong = user.set(DRAWN.replace(", P: [0.1, 0.2]", ""))
    assert "there is no position of P; Geom: world of ABP takes the places of its points" in wrong
    assert "A and B of ABP coincide" in user.set(DRAWN.replace("[0.24, h]", "[0.02, 0.04]"))


@pytest.mark.few("four-bar", "slider-crank", "andrews", "scissor-lift")
@pytest.mark.parametrize("name", [n for n in examples("mechanisms") if n not in BEYOND])
def test_mechanisms_are_added_up_as_python_derives_them(board, page_errors, name):
    mechanism = tm.example(name)
    user = board(mechanism.to_yaml())
    begin, end = mechanism.settings.start, mechanism.settings.end
    end = begin + 0.2 * (end - begin)
    how = {"method": "rk4", "stabilisation": "projection"}
    # Both move a state onto the constraints in the same way, which leaves the same rounding.
    motion = mechanism.simulate(time=(begin, end, (end - begin) / STEPS), **how, compiled=True)
    found = user.run(end=end, step=(end - begin) / STEPS, **how)
    assert_alike(motion, found, 1e-7 if name == "a02-chain" else AGREEMENT)
    reactions = mechanism.reactions(motion)
    largest = max(np.abs(reactions[joint][0]).max() for joint in reactions)
    state = [values[0] for values in found["values"].values()]
    forces = user.page.evaluate(JOINTS, [begin, state])
    assert forces
    for joint, force in forces.items():
        assert np.abs(reactions[joint][0] - force).max() <= AGREEMENT * largest


@pytest.mark.thorough
def test_an_angle_without_inertia_of_its_own_keeps_a_fixed_value(board, page_errors):
    text = tm.example("crank-and-load").to_yaml()
    user = board(re.sub(r"\n  Forces:.*", "", text))
    assert "1 degree of freedom left" in user.said
    assert_python_agrees(user)
    assert "1 degree of freedom left" in board(text).said


# --- checked ----------------------------------------------------------------------------------


@pytest.mark.thorough
def test_a_start_at_the_origin_that_is_off_by_rounding_is_one_for_both(board, page_errors):
    """The bound of the page is the larger one, by less than ten."""
    text = """
PhysicalParams: {a: 0.7, b: 0.3}
PartData:
  Fixed: {O: [-a*cos(b), -a*sin(b)]}
  Rigids: {OA: {Geom: [[a]], Dyna: [[a], 1, 0.01]}}
AppliedForces: {Gravity: []}
ProblemData: {tend: 0.1, positions: {A: [0, 0]}}
"""
    user, model = board(text), Model.of(tm.Mechanism.loads(text)._guessed)
    (h,), (rounding,) = (
        function(0.0, *model.start, model.p) for function in (model.constraints, model.rounding)
    )
    assert 0 < abs(h) <= rounding
    assert_python_agrees(user, 0.1)
    (known,) = user.page.evaluate("() => teachmech.board.problem.rounding")
    assert rounding <= known < 10 * rounding


def test_what_is_redundant_is_named(board, page_errors):
    user = board()
    legs = [((x, 0), (x, 0.2)) for x in (0, 0.2, 0.4)]
    user.bars(*legs)
    user.tool("Plate")
    user.press((0, 0.2), (0.2, 0.2), (0.4, 0.2), (0, 0.2))
    user.tool("Ground")
    user.press((0, 0), (0.2, 0), (0.4, 0))
    assert "1 degree of freedom." in user.said
    assert "1 constraint too many among length of AB; length of CD; length of EF" in user.said
    assert user.run(end=0.1)["rank"][0] == 5
    assert tm.Mechanism.loads(user.text).freedom().redundant


def test_what_does_not_fit_together_is_told_and_cannot_run(board, page_errors):
    user = board(tm.example("four-bar").to_yaml())
    assert user.set(user.text.replace("b: 0.18", "b: 0.03")) is None
    assert "cannot be assembled from these positions" in user.said
    expect(user.page.get_by_role("button", name="▶ Run")).to_be_disabled()


@pytest.mark.thorough
def test_what_a_page_cannot_compute_is_told_with_its_line(board, page_errors):
    user = board(tm.example("crank-and-load").to_yaml())
    assert "cannot compute Forces (line" in user.said
    expect(user.page.get_by_role("button", name="▶ Run")).to_be_disabled()
    kept = "Forces: {C: [-c*vC_x, -c*vC_y]}"
    assert kept in user.text
    user.tool("Move")
    user.drag((0.4, 0), (0.4, 0.1))
    assert kept in user.text


# --- drawing and text -------------------------------------------------------------------------


def test_comments_and_order_stay_while_it_is_drawn(board, page_errors):
    text = tm.example("slider-crank").to_yaml()
    user = board(text)
    user.tool("Mass")
    user.press((0.1, 0))
    changed = user.text
    assert changed.splitlines()[:4] == text.splitlines()[:4]
    assert "A: 1" in changed
    assert "engine of J. Pickard" in changed


def test_lengths_and_parameters_follow_a_point_that_is_dragged(board, page_errors):
    user = board(tm.example("double-pendulum").to_yaml())
    before = tm.Mechanism.loads(user.text)
    start = before.start["B_x"], before.start["B_y"]
    user.tool("Move")
    user.drag(start, (start[0] + 0.5, start[1] + 0.5))
    after = tm.Mechanism.loads(user.text)
    moved = np.hypot(after.start["B_x"] - start[0], after.start["B_y"] - start[1])
    assert moved > 0.4
    assert after.PhysicalParams != before.PhysicalParams
    assert_python_agrees(user, end=0.5)
    user.tool("Undo")
    assert tm.Mechanism.loads(user.text).start == before.start


@pytest.mark.thorough
def test_a_motor_begins_where_its_crank_is_dragged(board, page_errors):
    user = board(tm.example("four-bar").to_yaml())
    user.tool("Move")
    user.drag((0.08, 0), (0.06, 0.04))
    after = tm.Mechanism.loads(user.text)
    assert after.Drives == {"theta_OA": "phi_OA + omega*t"}
    assert after.start["theta_OA"] == pytest.approx(np.arctan2(0.04, 0.06), abs=0.05)
    assert_python_agrees(user)


@pytest.mark.thorough
def test_a_start_value_that_is_fixed_stays_fixed_when_it_is_typed(board, page_errors):
    user = board(tm.example("slider-crank").to_yaml())
    user.tool("Move")
    user.press((0.1, 0))
    field = user.page.get_by_label("y in m")
    assert field.input_value() == "0"
    field.fill("0.01")
    field.press("Enter")
    assert "A: [r, [0.01, fixed]]" in user.text


@pytest.mark.thorough
def test_what_is_joined_already_is_told_and_nothing_is_written_over(board, page_errors):
    user = board()
    user.bars(((0, 0), (0.3, 0.2)), ((0, 0), (0.3, 0.2)))
    user.bars(((0.1, 0.4), (0.5, 0.4)), ((0.2, 0.4), (0.4, 0.4)))  # one lies on the other
    rigids = tm.Mechanism.loads(user.text).PartData.Rigids
    assert list(rigids) == ["AB", "BA", "CD", "EF"]
    user.tool("Undo")
    user.tool("Undo")
    user.bars(((0, 0), (0.3, 0.2)))
    assert "AB and BA already join A and B; erase one of them first" in user.told
    user.tool("Mass")
    user.press((0, 0), (0, 0))
    assert "already has a mass" in user.told
    user.tool("Ground")
    user.press((0.3, 0.2))
    assert_python_agrees(user)


@pytest.mark.thorough
def test_values_that_were_moved_while_it_ran_are_kept_when_asked(board, page_errors):
    user = board(tm.example("four-bar").to_yaml())
    user.tool("▶ Run")
    field = user.page.get_by_role("textbox", name="r in", exact=False).or_(
        user.page.get_by_role("textbox", name="r", exact=True)
    )
    field.first.fill("0.07")
    field.first.press("Enter")
    user.page.get_by_role("button", name="Keep these values").click()
    assert float(tm.Mechanism.loads(user.text).PhysicalParams["r"]) == pytest.approx(0.07)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_drawn_python_reads_and_all_of_it_is_undone(board, page_errors, seed):
    user, random = board(), np.random.default_rng(seed)
    empty = user.text
    tools = ["Move", "Bar", "Bar", "Plate", "Ground", "Slider", "Motor", "Mass", "Spring", "Erase"]
    for _ in range(30):
        tool = random.choice(tools)
        places = np.round(random.uniform([0, -0.2], [0.8, 0.3], (4, 2)), 1).tolist()
        user.tool(tool)
        user.press(*(places[:3] + places[:1] if tool == "Plate" else places[:3]))
        runs = user.page.get_by_role("button", name="▶ Run").is_enabled()
        try:
            tm.Mechanism.loads(user.text)
        except tm.ProblemError as error:  # the error is about the drawing, not about its text
            assert not runs, error
            assert any(word in str(error) for word in ("assembled", "mass", "moves", "velocities"))
    undo = user.page.get_by_role("button", name="Undo")
    while undo.is_enabled():
        undo.click()
    assert user.text == empty


@pytest.mark.thorough
def test_text_is_drawn_and_what_cannot_be_read_loses_nothing(board, page_errors):
    user = board()
    area = user.page.get_by_label("text of the mechanism")
    user.bars(((0, 0), (0.3, 0.2)))
    good = user.text
    area.fill(good.replace("positions:", "positions: {"))
    wrong = user.page.locator(".tm-board-wrong")
    expect(wrong).to_contain_text("line")
    assert user.text == good
    user.bars(((0.5, 0), (0.6, 0.2)))  # would overwrite the typed text
    assert "cannot be read" in user.told
    assert "positions: {" in area.input_value()
    area.fill(good.replace("rho: 1", "rho: 2"))
    expect(wrong).to_be_hidden()
    user.tool("Undo")
    assert user.text == good


@pytest.mark.few("alert")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("theta_OA: omega*t", "theta_OX: omega*t", "there is no body OX"),
        ("r: 0.08", "r: 0.08, r: 1", "unique"),
        ("Dimension: 2", "Dimension: 3", "only planar mechanisms"),
        ("[[r/2]", "[[r/0]", "is Infinity"),
        ("rho*r^3/12", "constructor", "there is no 'constructor'"),
        ("rho*r^3/12", "alert(1)", "there is no 'alert'"),
        ("Title: Four-bar linkage", "Titel: x", "there is no key Titel"),
        ("Title: Four-bar linkage", "Title: !!js/function x", "tags"),
        ("Fixed: {O: [], C: [d]}", "Fixed: {O: &a [], C: *a}", "are not read"),
        ("tend: 2", "tend: " + "(" * 5000 + "2", "characters"),
        ("tend: 2", "tend: " + "(" * 500 + "2" + ")" * 500, "nested"),
        ("tend: 2", "tend: " + "[" * 20000, "nested"),
        ("CB: {Geom: [[b]]", "CB: {Geom: [[-b]]", "give a positive number"),
    ],
)
def test_wrong_and_hostile_texts_are_told_in_a_sentence(board, page_errors, old, new, said):
    user = board(tm.example("four-bar").to_yaml())
    good = user.text
    assert said in user.set(good.replace(old, new))
    assert user.text == good


def test_names_of_a_hostile_text_stay_text(board, page_errors):
    text = tm.example("four-bar").to_yaml().replace("Four-bar linkage", "<img src=x onerror=a()>")
    user = board(text)
    assert user.page.locator("img").count() == 0
    user.tool("▶ Run")
    user.page.wait_for_function("() => teachmech.board.live?.state.t > 0")
    assert user.page.locator("img").count() == 0


def test_a_drawing_is_shared_by_its_address(board, page_errors):
    user = board()
    user.bars(((0, 0), (0.3, 0.2)))
    text = user.text
    user.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    user.tool("Copy link")
    expect(user.page.locator(".tm-board-main .tm-live-message")).to_contain_text("address")
    address = user.page.evaluate("() => location.href.split('#')[0] + '#drawing='")
    address += user.page.evaluate("(text) => encodeURIComponent(text)", text)
    assert user.page.evaluate("() => navigator.clipboard.readText()") == address
    user.page.goto("about:blank")
    user.page.goto(address)
    user.page.wait_for_function("() => globalThis.teachmech?.board")
    assert user.text == text
    user.page.evaluate("() => (location.hash = '#drawing=%5B%3Cimg%20src%3Dx%3E')")
    expect(user.page.locator(".tm-board-wrong")).to_be_visible()
    assert user.page.locator("img").count() == 0
    assert user.text == text


def test_a_text_that_cannot_be_read_stays_on_a_board_that_opens_with_it(board, page_errors):
    user = board("Title: [")
    expect(user.page.locator(".tm-board-wrong")).to_be_visible()
    assert user.page.get_by_label("text of the mechanism").input_value() == "Title: ["


# --- without a mouse --------------------------------------------------------------------------


def test_a_pendulum_is_drawn_by_keys_alone(board, page_errors):
    user = board()
    page = user.page
    page.locator(".tm-board-main .tm-canvas").focus()
    for key in ("b", "Enter", *["ArrowRight"] * 8, "Enter", "Escape", "g", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".tm-board-where")).to_contain_text("x = ")
    mechanism = tm.Mechanism.loads(user.text)
    assert len(mechanism.PartData.Rigids) == 1
    assert mechanism.freedom().degrees_of_freedom == 1
    page.keyboard.press("r")
    page.wait_for_function("() => teachmech.board.live.state.t > 0.1")


def test_a_bar_is_drawn_by_a_finger(browser, tmp_path):
    path = tmp_path / "board.html"
    path.write_text(board_page(), encoding="utf-8")
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(path.as_uri())
    page.wait_for_function("() => globalThis.teachmech?.board")
    user = User(page)
    top = page.locator(".tm-board-main .tm-canvas").evaluate("(e) => e.getBoundingClientRect().top")
    assert top < 0.25 * 844  # the tools leave the canvas in view
    tools = page.get_by_role("combobox", name="tool")
    names = page.evaluate("() => teachmech.board.dom.choices.map((one) => one.textContent)")
    assert sorted(tools.locator("option").all_text_contents()) == sorted(names)
    tools.select_option("Bar")
    for place in ((0.1, 0.1), (0.5, 0.2)):
        page.touchscreen.tap(*user.at(place))
    tools.select_option("Ground")
    page.touchscreen.tap(*user.at((0.1, 0.1)))
    assert "1 degree of freedom." in user.said
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 390
    for button in ("Full screen", "Examples", "grid"):  # of the row that wraps
        box = page.locator(".tm-board-bar").get_by_text(button, exact=True).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    context.close()


# --- in a notebook ----------------------------------------------------------------------------


def test_what_is_drawn_reaches_the_kernel_and_is_there_when_the_cell_runs_again(lab, page):
    asked = "board.mechanism.freedom() if 'Rigids' in board.text else 'nothing'"
    code = ["import teachmech as tm\nboard = tm.draw()\nboard", f"print({asked})"]
    open_notebook(lab, page, code, "board")
    run_cell(page, 0)
    frame = page.frame_locator("iframe[title='Drawing board']")
    frame.get_by_role("button", name="Bar", exact=True).click()
    canvas = frame.locator(".tm-board-main .tm-canvas")
    box = canvas.bounding_box()
    a, b = ((box["x"] + part * box["width"], box["y"] + 0.4 * box["height"]) for part in (0.4, 0.6))
    page.mouse.move(*a)
    page.mouse.down()
    page.mouse.move(*b, steps=4)
    page.mouse.up()
    frame.get_by_role("button", name="Ground", exact=True).click()
    page.mouse.click(*a)
    expect(frame.locator(".tm-board-said")).to_contain_text("1 degree of freedom")
    page.wait_for_timeout(1000)
    run_cell(page, 1)
    expect(page.locator(".jp-OutputArea-output").nth(1)).to_contain_text("1 degree of freedom")
    run_cell(page, 0)
    expect(frame.locator(".tm-board-said")).to_contain_text("1 degree of freedom")


def test_a_board_fills_the_screen_and_so_does_what_runs_on_it(board):
    user = board(tm.example("four-bar").to_yaml())
    page = user.page
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.get_by_role("button", name="Full screen").click()
    expect(page.get_by_role("button", name="Leave full screen")).to_be_visible()
    size = "(e) => [e.clientWidth / innerWidth, e.clientHeight / innerHeight]"
    letters = "(e) => parseFloat(getComputedStyle(e).fontSize)"
    wide, high = page.locator(".tm-board-main .tm-canvas").evaluate(size)
    assert wide > 0.55 and 0.65 < high < 0.75
    assert page.locator(".tm-board-text").evaluate(letters) > 20
    user.tool("▶ Run")
    wide, high = page.locator(".tm-live .tm-canvas").evaluate(size)
    assert wide > 0.6 and 0.65 < high < 0.75
    assert page.locator(".tm-live-name").first.evaluate(letters) > 24


def test_a_drawing_stays_where_it_is_under_the_pen_and_near_the_edge(board):
    user = board()
    user.bars(((0, 0), (0.1, 0.1)))
    before = user.at((0.1, 0.1))
    box = user.page.locator(".tm-board-main .tm-canvas").bounding_box()
    edge = (box["x"] + box["width"] - 30, before[1])
    user.page.mouse.move(*before)
    user.page.mouse.down()
    user.page.mouse.move(*edge, steps=6)
    user.page.mouse.up()
    assert user.text.count("Geom") == 2
    assert user.at((0.1, 0.1)) == before
    user.tool("Move")
    outside = (box["x"] + box["width"] + 60, before[1])
    user.page.mouse.move(*edge)
    user.page.mouse.down()
    user.page.mouse.move(*outside, steps=6)
    assert user.at((0.1, 0.1)) == before  # while the pointer drags it
    user.page.mouse.up()
    user.page.wait_for_function(
        "(was) => teachmech.board.pixels([0.1, 0.1])[0] < was - 5", arg=before[0] - box["x"]
    )
    places = user.page.evaluate("() => teachmech.board.problem.start().q")
    x, _ = user.at((max(places), 0))
    assert box["x"] < x < box["x"] + box["width"]


def test_no_sentence_ends_twice(board):
    user = board()
    assert user.said == "Draw a bar, fix a point to the ground, press Run."
    user.set("PartData: {Rigids: {OA: {Geom: [[1]], Dyna: [[0.5], 1, 0.1]}}}")
    assert ".." not in user.said
