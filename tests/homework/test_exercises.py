"""The exercises: solutions, equivalent forms, typical mistakes, variants; the template."""

import base64
import json
import re
from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pytest

import teachmech as tm
from teachmech.base import documents
from teachmech.base.errors import TeachmechError
from teachmech.expressions import Names, evaluate, parse_expression
from teachmech.homework import Exercise
from teachmech.homework.kinds import kind_of
from teachmech.homework.marking.answer_motions import motions_of
from teachmech.homework.mistakes import CATALOGUE
from teachmech.homework.variant_numbers import draw

HERE = Path(__file__).parent
FOLDER = HERE.parents[1] / "exercises"
FILES = {path.stem[3:]: path for path in sorted(FOLDER.glob("[0-9][0-9]-*.ipynb"))}
EQUIVALENT = documents.read((HERE / "equivalent.yaml").read_text(), "equivalent.yaml").data
SECRET = "a secret of the tests"
MOVING = ("constraint", "force", "mass", "start", "motion")  # kinds of answers with a motion
STUDENTS = tuple(f"student-{k}" for k in range(200))

every_exercise = pytest.mark.parametrize("name", FILES)


@cache
def exercise_of(name):
    return Exercise.read(FILES[name])


@cache
def task_of(name):
    """Return the task with the numbers of the notebook."""
    return exercise_of(name).task(exercise_of(name).numbers)


# --- the notebooks ----------------------------------------------------------------------------


def test_there_are_twenty_four_exercises():
    assert len(FILES) == 24
    assert list(EQUIVALENT) == list(FILES)


@every_exercise
def test_an_exercise_has_ten_marks_a_goal_and_three_hints_a_part(name):
    exercise = exercise_of(name)
    assert exercise.name == name
    assert exercise.marks == 10
    assert exercise.specification.goal.startswith("You can ")
    for part in exercise.specification.parts:
        assert part.ask
        assert len(part.hints) == 3, part.name


@every_exercise
def test_the_text_shows_every_number_of_the_variant(name):
    text = "\n".join(cell.source for cell in exercise_of(name).cells if cell.role == "text")
    for parameter in exercise_of(name).specification.variant:
        assert f"{{{{{parameter}}}}}" in text, parameter


@every_exercise
def test_the_attached_picture_is_the_one_that_is_drawn(name):
    cells = json.loads(FILES[name].read_text())["cells"]
    attached = [cell["attachments"] for cell in cells if "attachments" in cell]
    file = FOLDER / "images" / f"{name}.png"
    assert attached == [{file.name: {"image/png": base64.b64encode(file.read_bytes()).decode()}}]


def test_the_table_of_exercises_agrees_with_the_notebooks():
    table = (FOLDER / "README.md").read_text()
    for name, path in FILES.items():
        exercise = exercise_of(name)
        row = (
            f"| [{path.stem}]({path.name}) | {exercise.title} | {exercise.specification.minutes} |"
        )
        assert row in table, row


def test_every_lesson_has_exercises_and_every_exercise_has_a_lesson():
    """The first cell of a lesson agrees with the table of lessons."""
    table = (FOLDER.parent / "notebooks" / "README.md").read_text()
    known = {int(path.name[:2]) for path in FILES.values()}
    used = set()
    for row in re.finditer(r"\| \[\d\d .*?\]\((\d\d-.*?)\) \|(.*?)\|(.*?)\|([\d, ]*)\|", table):
        first = "".join(
            json.loads((FOLDER.parent / "notebooks" / row[1]).read_text())["cells"][0]["source"]
        )
        exercises = row[4].strip()
        assert f"Exercises: {exercises}." in first, row[1]
        used |= {int(number) for number in exercises.split(",")}
    assert used == known


# --- solutions and equivalent forms -----------------------------------------------------------


@pytest.mark.few("bead-on-a-wire", "skate", "slider-crank")
@every_exercise
def test_the_solution_of_the_notebook_has_full_marks(name):
    report = task_of(name).report(exercise_of(name).worked)
    assert report.marks == report.out_of, report


@pytest.mark.few("bead-on-a-wire", "skate", "slider-crank")
@every_exercise
def test_the_solution_of_the_engine_has_full_marks(name):
    report = task_of(name).report(exercise_of(name).solution(exercise_of(name).numbers))
    assert report.marks == report.out_of, report


@pytest.mark.few("bead-on-a-wire", "skate", "slider-crank")
@every_exercise
def test_the_right_answer_moves_as_the_problem_does(name):
    """A page of feedback shows an answer as a motion."""
    edition = exercise_of(name).edition(exercise_of(name).numbers)
    for part in edition.parts:
        right = edition.solution[part.name]
        given = right if isinstance(right, str) else json.dumps(right)
        if kind_of(part).name not in MOVING:
            assert motions_of(given, part, edition) is None
            continue
        found = motions_of(given, part, edition)
        assert found.note == ""
        error = np.abs(found.own.q[-1] - found.right.q[-1])
        assert error.max() <= 1e-7 * np.abs(found.right.q).max(), part.name


@every_exercise
def test_the_main_part_has_five_other_forms(name):
    assert len(next(iter(EQUIVALENT[name].values()))) >= 5


@pytest.mark.few("bead-on-a-wire", "skate", "slider-crank")
@pytest.mark.parametrize(
    ("name", "part", "k"),
    [
        pytest.param(name, part, k, id=f"{name}-{part}-{k}")
        for name, parts in EQUIVALENT.items()
        for part, answers in parts.items()
        for k in range(len(answers))
    ],
)
def test_an_equivalent_form_has_full_marks(name, part, k):
    report = task_of(name).check(part, EQUIVALENT[name][part][k])
    assert report.is_right, report


# --- mistakes ---------------------------------------------------------------------------------


def wrong_answers(name, part):
    """Those of the author and of the catalogue, with their names and the number of the form."""
    edition = exercise_of(name).edition(exercise_of(name).numbers)
    right = edition.solution[part.name]
    bare = part.model_copy(update={"mistakes": ()})
    yield from ((own.name, 0, own.answer) for own in part.mistakes)
    for mistake in CATALOGUE:
        if part.kind in mistake.kinds:
            forms = mistake.mutate(right, bare, edition.setting)
            yield from ((mistake.name, k, form) for k, form in enumerate(forms, start=1))


@pytest.mark.few("bead-on-a-wire", "skate", "slider-crank")
@every_exercise
def test_every_typical_mistake_loses_marks_and_is_named(name):
    edition, task = exercise_of(name).edition(exercise_of(name).numbers), task_of(name)
    unnamed = []
    for part in edition.parts:
        alike = edition.sealed()[part.name].alike
        for mistake, k, answer in wrong_answers(name, part):
            if f"{mistake} ({k})" in alike:  # right with these numbers, or no answer at all
                continue
            report = task.check(part.name, answer)
            assert report.marks < part.marks, (part.name, mistake, answer)
            if report.mistake:
                assert report.says
            else:
                unnamed.append((part.kind, answer))
    # One equation for two surfaces, as vx*sin(phi) - vy*sin(phi), may go without a name.
    assert len(unnamed) <= 1
    assert all(kind == "constraint" for kind, _ in unnamed)


# As students type it in their own words, and the mistake that must be named.
TYPED = {
    "gravity-sign": ("bead-on-a-wire", "force", {"x1": "0", "y1": "0.4*9.81"}),
    "wrong-axis": ("bead-on-a-wire", "force", ["-g*m", "0"]),
    "length-not-squared": ("plane-pendulum", "constraint", "(y1 - H)^2 + x1^2 - L = 0"),
    "sine-for-cosine": ("skate", "constraint", "vx*cos(phi) - vy*sin(phi) = 0"),
    "degrees-for-radians": ("skate", "force", ["g*m*sin(12)", "0", "0"]),
    "holonomic-for-non-holonomic": ("skate", "constraint", "y*cos(phi) - x*sin(phi)"),
    "missing-time-derivative": (
        "turned-hoop",
        "derivation",
        {"A": [["sin(omega*t)", "-cos(omega*t)", "0"]], "b": ["0"]},
    ),
    "start-off-constraint": ("turned-hoop", "start", {"x1": 0.3463, "z1": -0.2002, "vy1": 0}),
    "redundant": ("three-planes", "constraints", ["y1 = 0", "z1 = k*x1", "z1 = k*x1 + c*y1"]),
    "contradictory": (
        "pendulum-on-a-rail",
        "constraints",
        ["y1 = 0", "y1 = L", "(x2 - x1)^2 + (y2 - y1)^2 = L^2"],
    ),
    "multiplier-sign": ("plane-pendulum", "multipliers", ["-1.9775"]),
    "free-acceleration": ("three-planes", "fall", "-9.81 m/s^2"),
    "mass-forgotten": ("bead-on-a-wire", "force", ["0", "-9.81"]),
    "unit-missing": ("bead-on-a-wire", "push", "10.925"),
    "swapped-particles": ("pendulum-on-a-rail", "travel", "0.4757 m"),
    "frozen-constraint": ("turned-hoop", "constraints", ["x1^2 + z1^2 + y1^2 = r^2", "y1 = 0"]),
}


@pytest.mark.few("unit-missing")
@pytest.mark.parametrize("mistake", TYPED)
def test_a_mistake_typed_by_hand_is_named(mistake):
    name, part, answer = TYPED[mistake]
    report = task_of(name).check(part, answer)
    assert report.marks < report.out_of
    assert report.mistake == mistake, report


# --- variants ---------------------------------------------------------------------------------


@cache
def drawn(name):
    """Return the different variants of 200 students, by parameter: a column of numbers for each."""
    allowed = exercise_of(name).specification.allowed
    numbers = [draw(name, allowed, student, SECRET) for student in STUDENTS]
    different = dict.fromkeys(tuple(one[parameter] for parameter in allowed) for one in numbers)
    return dict(zip(allowed, zip(*different, strict=True), strict=True))


@every_exercise
def test_two_hundred_combinations_are_possible_and_most_students_differ(name):
    allowed = exercise_of(name).specification.allowed
    assert np.prod([len(values) for values in allowed.values()]) >= 200
    assert len(next(iter(drawn(name).values()))) >= 100


@pytest.mark.few("skate")
@every_exercise
def test_two_hundred_variants_start_on_their_constraints_and_move_to_the_end(name):
    setting = exercise_of(name).specification.setting
    start, end = setting.settings.start, setting.settings.end
    motions = tm.ensemble(
        setting.problem,
        tm.table(drawn(name)),
        time=(start, end, (end - start) / 20),
        tolerance=1e-8,
    )
    assert not motions.failures
    assert (motions.t == end).all()
    assert (motions.violation < 1e-6).all()


@pytest.mark.few("bead-on-a-wire", "skate", "slider-crank")
@every_exercise
def test_the_numbers_of_every_combination_differ_from_those_of_the_own_mistakes(name):
    exercise = exercise_of(name)
    allowed = exercise.specification.allowed
    columns = np.array(list(product(*allowed.values())), dtype=float).T
    fixed = exercise.specification.setting.parameters
    values = {**fixed, **dict(zip(allowed, columns, strict=True))}
    for part in exercise.specification.parts:
        if part.kind != "number":
            continue
        right = number(exercise.worked[part.name], part, values)
        for mistake in part.mistakes:
            wrong = number(mistake.answer, part, values)
            assert np.isfinite(wrong).all()
            far = np.abs(wrong - right) > 3 * part.accuracy * np.abs(right)
            assert far.all(), (part.name, mistake.name)


def number(answer, part, values):
    """Return the number in an answer such as ``m*g N``, for many variants together."""
    text = str(answer).removesuffix(f" {part.unit}" if part.unit else "")
    return np.asarray(evaluate(parse_expression(text, Names(tuple(values))).symbolic, values))


@pytest.mark.few("skate")
@every_exercise
def test_a_student_gets_a_sound_variant_and_the_formulas_of_the_notebook_solve_it(name):
    exercise, student = exercise_of(name), STUDENTS[list(FILES).index(name)]
    variant = exercise.variant(student, SECRET)
    task = exercise.task(variant)
    for part, answer in exercise.worked.items():
        if task.part(part).kind != "motion":  # whose text holds the numbers of the notebook
            assert task.check(part, answer).is_right, part


@pytest.mark.parametrize("numbers", [{}, {"L": 1.05, "v0": 4.8}])
def test_the_slack_thread_of_the_exercise_is_that_of_the_example(numbers):
    exercise = exercise_of("slack-thread")
    values = exercise.numbers | numbers
    right = exercise.solution(values)
    motion = tm.example("slack-thread").simulate(parameters=values, tolerance=1e-12)
    slack = next(change for change in motion.changes if change.ended)
    angle = np.degrees(np.arctan2(slack.q[0], -slack.q[1]))
    assert float(right["angle"].removesuffix(" deg")) == pytest.approx(angle, abs=1e-6)
    speed = float(right["speed"].removesuffix(" m/s"))
    assert speed == pytest.approx(np.hypot(*slack.v_after), abs=1e-8)


@pytest.mark.parametrize("numbers", [{}, {"mu": 0.3, "v0": 2.1, "r": 0.025}])
def test_the_billiard_ball_of_the_exercise_is_that_of_the_example(numbers):
    exercise = exercise_of("billiard-ball")
    values = exercise.numbers | numbers
    right = {part: text.split()[0] for part, text in exercise.solution(values).items()
             if part in ("time", "speed", "energy")}  # fmt: skip
    motion = tm.example("billiard-ball").simulate(parameters=values, tolerance=1e-12)
    (rolls,) = motion.changes
    assert float(right["time"]) == pytest.approx(rolls.time, abs=1e-8)
    assert float(right["speed"]) == pytest.approx(rolls.v_after[0], abs=1e-8)
    assert float(right["energy"]) == pytest.approx(-motion.work_constraint[-1], abs=1e-8)


@pytest.mark.few("numbers1")
@pytest.mark.parametrize("numbers", [{}, {"mu": 0.4, "v": 0.2, "x0": 0.05, "k": 40, "mus": 0.6}])
def test_the_stick_slip_of_the_exercise_is_that_of_the_example(numbers):
    """And of the closed forms: xs = mus m g/k, xk = mu m g/k."""
    exercise = exercise_of("stick-slip")
    values = exercise.numbers | numbers
    right = {part: text.split()[0] for part, text in exercise.solution(values).items()}
    belt = {name: x for name, x in values.items() if name != "x0"}
    start = {"x": values["x0"], "vx": values["v"]}
    motion = tm.example("belt").simulate(parameters=belt, start=start, tolerance=1e-12)
    slides, sticks = motion.changes[:2]
    xs, xk = (values[mu] * values["m"] * 9.81 / values["k"] for mu in ("mus", "mu"))
    assert float(right["slides"]) == pytest.approx(slides.time, abs=1e-9)
    assert slides.time == pytest.approx((xs - values["x0"]) / values["v"], abs=1e-9)
    assert float(right["again"]) == pytest.approx(sticks.q[0], abs=1e-8)
    forces = motion.at([0.0, slides.time + 0.1]).nonideal_force[:, 0]
    assert [float(right["sticks"]), float(right["friction"])] == pytest.approx(list(forces))
    assert forces == pytest.approx([values["k"] * values["x0"], xk * values["k"]], rel=1e-8)


@pytest.mark.parametrize("numbers", [{}, {"R": 0.34, "omega": 6.6}])
def test_the_bead_of_the_exercise_oscillates_with_the_frequency_of_its_answer(numbers):
    """The period of a motion with a small amplitude A; its error is of the order of A^2."""
    exercise = exercise_of("equilibria-on-a-hoop")
    values = exercise.numbers | numbers
    right = exercise.solution(values)
    w = float(right["frequency"].split()[0])
    R, g, omega = values["R"], 9.81, values["omega"]
    sine = np.sqrt(1 - (g / (R * omega**2)) ** 2)
    assert w == pytest.approx(omega * sine, rel=1e-11)
    theta = np.arccos(g / (R * omega**2)) + 1e-4
    motion = exercise.edition(values).setting.problem.simulate(
        time=(0, 2 * np.pi / w, np.pi / w),
        tolerance=1e-12,
        start={"x": float(R * np.sin(theta)), "z": float(-R * np.cos(theta))},
    )
    swing = np.arctan2(motion["x"], -motion["z"]) - theta
    assert swing == pytest.approx([0, -2e-4, 0], abs=1e-7)
    assert "stable" in right["aside"].values()


def test_the_modes_of_the_exercise_are_those_of_a_motion():
    """A motion that begins in a mode keeps its shape, and returns after one period."""
    exercise = exercise_of("small-oscillations")
    right = exercise.solution(exercise.numbers)
    problem = exercise.specification.setting.problem
    for frequency, shape in (("slow", "slow_shape"), ("fast", "fast_shape")):
        w = float(right[frequency].split()[0])
        start = {name: 1e-4 * float(x) for name, x in right[shape].items()}
        time = (0, 2 * np.pi / w, np.pi / w)
        motion = problem.simulate(time=time, start=start, tolerance=1e-12)
        for name, x in start.items():
            assert motion[name] == pytest.approx([x, -x, x], abs=1e-11)


def test_the_nutation_of_the_exercise_is_that_of_a_disturbed_motion():
    """A push outwards keeps the momentum; theta returns after a period, and psi has advanced."""
    exercise = exercise_of("nutation")
    right = {k: x.split()[0] for k, x in exercise.solution(exercise.numbers).items()}
    w, alpha = float(right["nutation"]), exercise.numbers["alpha"]
    assert w == pytest.approx(5.27517414, abs=1e-8)  # stability.md of the reference texts
    problem = exercise.specification.setting.problem
    steps = {"time": (0, 2 * np.pi / w, np.pi / w), "tolerance": 1e-12}
    motion = problem.simulate(start={"vtheta": 1e-4}, **steps)
    assert motion["theta"] == pytest.approx([alpha] * 3, abs=1e-8)
    assert motion["vtheta"] == pytest.approx([1e-4, -1e-4, 1e-4], abs=1e-8)
    assert np.degrees(motion["psi"][-1]) == pytest.approx(float(right["advance"]), abs=1e-5)


def test_the_load_of_the_crane_moves_as_the_exercise_says():
    """With a winch the two programmes of the load are enforced; feedforward computes them."""
    exercise = exercise_of("crane-programme")
    values = exercise.numbers | {"g": 9.81}
    right = {k: float(x.split()[0]) for k, x in exercise.solution(exercise.numbers).items()
             if k in ("lead", "tension", "force")}  # fmt: skip
    assert right["force"] == pytest.approx(values["M"] * values["a"] * values["w"] ** 2)
    lift = tm.System(["X", "l", "x", "y"], ["M", "m/100", "m", "m"], ["F", "W", 0, "-m*g"],
        ["(x - X)^2 + y^2 = l^2"], parameters=values, start={"l": "L", "y": "-L"}, name="crane",
        programmes=[tm.Programme("x = a*(1 - cos(w*t))", by=["F", "W"]),
                    tm.Programme("y = -L", by=["F", "W"])])  # fmt: skip
    moved = lift.feedforward((0, 0.2, 0.1)).open_loop.simulate((0, 0.2, 0.1), method="dop853")
    assert moved["X"][0] - moved["x"][0] == pytest.approx(right["lead"], abs=1e-9)
    pull = values["m"] * np.hypot(moved["ax"][0], moved["ay"][0] + 9.81)
    assert pull == pytest.approx(right["tension"], rel=1e-9)


def test_a_motor_of_the_trolley_alone_is_refused_for_the_load():
    problem = exercise_of("crane-programme").specification.setting.problem
    load = tm.Programme("X + L*sin(phi) = a*(1 - cos(w*t))", by="F", name="load")
    with pytest.raises(TeachmechError, match="load"):
        problem.system.replace(programmes=[load]).simulate((0, 1, 0.01))


def test_the_motor_of_the_slider_crank_is_that_of_a_drive():
    exercise = exercise_of("slider-crank")
    (text,) = (cell.source for cell in exercise.cells if cell.part == "mechanism")
    text = text.split('"""')[1].lstrip("\\\n").replace("tau: 0.12", "tau: 0")
    driven = tm.Mechanism.loads(text + "Drives: {theta_OA: pi/2 + 20*t}\n")
    motion = driven.simulate(method="kinematic", time=(0, 0.01, 0.01))
    torque = -motion.multipliers[0, list(driven.system.constraint_names).index("drive of theta_OA")]
    assert float(exercise.solution(exercise.numbers)["motor"].split()[0]) == pytest.approx(torque)


def test_the_coupler_is_carried_by_the_sum_that_the_exercise_states():
    exercise = exercise_of("parallel-four-bar")
    right, v = exercise.solution(exercise.numbers), exercise.numbers
    (text,) = (cell.source for cell in exercise.cells if cell.part == "mechanism")
    swing = tm.Mechanism.loads(text.split('"""')[1].lstrip("\\\n")).simulate(tolerance=1e-11)
    k = int(np.argmax(np.abs(swing["vD_x"])))
    height, acceleration = swing["D_y"], np.gradient(np.gradient(swing["D_y"], swing.t), swing.t)
    assert height[k] == pytest.approx(-v["L"], abs=1e-3)
    fastest = np.hypot(swing["vD_x"], swing["vD_y"]).max()
    assert float(right["speed"].split()[0]) == pytest.approx(fastest, rel=1e-3)
    pull = v["M"] * (9.81 + acceleration.max())
    assert float(right["carried"].split()[0]) == pytest.approx(pull, rel=2e-3)


def test_the_lower_rod_can_point_upwards_with_the_energy_of_the_bound():
    exercise = exercise_of("double-pendulum")
    v = exercise.numbers | {"g": 9.81}
    names = ("x1", "y1", "x2", "y2", "vx1", "vy1", "vx2", "vy2")
    energy = parse_expression(exercise.worked["energy"], Names((*v, *names))).symbolic

    def at_rest(upper, lower):
        rods = v["L1"] * np.exp(1j * upper), v["L2"] * np.exp(1j * lower)  # from the vertical
        y1, y2 = -np.cumsum(rods).real
        return evaluate(energy, v | dict.fromkeys(names, 0.0) | {"y1": y1, "y2": y2})

    bound = np.radians(float(exercise.solution(exercise.numbers)["bound"].removesuffix(" deg")))
    assert at_rest(bound, bound) == pytest.approx(at_rest(0, np.pi), rel=1e-10)


def test_the_upper_rod_rests_at_the_frequency_of_the_absorber():
    exercise = exercise_of("small-oscillations")
    w = float(exercise.solution(exercise.numbers)["absorber"].split()[0])
    v, F = exercise.numbers, 1e-3
    system = exercise.specification.setting.problem.system
    shaken = system.replace(forces=[f"{system.forces[0]} + {F}*L*cos({w!r}*t)", system.forces[1]])
    lower = -F / (v["m2"] * 9.81)
    motion = shaken.simulate((0, 4, 0.1), method="dop853", start={"phi2": lower}, tolerance=1e-12)
    assert np.abs(motion["phi1"]).max() < abs(lower) * 1e-6
    assert motion["phi2"] == pytest.approx(lower * np.cos(w * motion.t), abs=abs(lower) * 1e-6)


def test_the_swinging_weight_obeys_newtons_law():
    """In Cartesian coordinates, with the thread as a constraint: accelerations and its force."""
    exercise = exercise_of("swinging-weight")
    answers, values = exercise.worked, exercise.numbers | {"g": 9.81}
    state = {"r": 0.7, "theta": 0.5, "vr": -0.3, "vtheta": 1.4}
    for start in (state, {"r": values["a"], "theta": values["alpha"], "vr": 0, "vtheta": 0}):
        newton = tm.System(
            ["x", "y", "h"], ["m", "m", "M"], ["F", "-m*g", "-M*g"],
            [tm.Constraint("sqrt(x^2 + y^2) - h = 1", "thread")],
            parameters=values | {f"{name}0": x for name, x in start.items()},
            start={"x": "r0*sin(theta0)", "y": "-r0*cos(theta0)", "h": "r0 - 1",
                   "vx": "vr0*sin(theta0) + r0*vtheta0*cos(theta0)", "vh": "vr0",
                   "vy": "-vr0*cos(theta0) + r0*vtheta0*sin(theta0)"})  # fmt: skip
        now = newton.simulate((0, 0.01, 0.01)).at(0)
        s, c = np.sin(start["theta"]), np.cos(start["theta"])
        along = now["ax"] * s - now["ay"] * c + start["r"] * start["vtheta"] ** 2
        across = now["ax"] * c + now["ay"] * s - 2 * start["vr"] * start["vtheta"]
        formula = {part: parse_expression(answers[part], Names((*values, *start))).symbolic
                   for part in ("along", "across")}  # fmt: skip
        assert along == pytest.approx(evaluate(formula["along"], values | start), abs=1e-9)
        turn = evaluate(formula["across"], values | start)
        assert across / start["r"] == pytest.approx(turn, abs=1e-9)
    pull = float(exercise.solution(exercise.numbers)["tension"].removesuffix(" N"))
    assert pull == pytest.approx(values["M"] * (now["ah"] + 9.81), rel=1e-9)


def test_the_thrown_book_turns_as_a_body_in_space():
    exercise = exercise_of("thrown-book")
    v = exercise.numbers
    a, b, c, m = (v[name] for name in "abcm")
    A, B, C = m / 12 * np.array([b**2 + c**2, a**2 + c**2, a**2 + b**2])
    right = exercise.solution(v)
    book = tm.Mechanism.loads(f"""
Title: Book
Dimension: 3
PartData: {{Rigids: {{GPQ: {{Geom: [[{a}], [0, {b}]], Dyna: [[], {m}, [{A}, {B}, {C}]]}}}}}}
ProblemData:
  tend: 0.6
  positions: {{G: [], P: [{a}], Q: [0, {b}]}}
  velocities: {{G: []}}
  angular_velocities: {{GPQ: {{body: [{v["W"] / 4}, {v["W"]}, {v["W"] / 8}]}}}}
""")
    flight = book.simulate(time=(0, 0.6, 0.1), tolerance=1e-11)
    spin = book.body_motion(flight, "GPQ").angular_velocity_in_body
    own = exercise.specification.setting.problem.simulate(time=(0, 0.6, 0.1), tolerance=1e-11)
    assert spin == pytest.approx(np.column_stack([own[w] for w in ("wx", "wy", "wz")]), abs=1e-7)
    grow = np.array([[0, (B - C) / A], [(A - B) / C, 0]]) * v["W"]
    rate = float(right["rate"].removesuffix(" 1/s"))
    assert np.linalg.eigvals(grow) == pytest.approx([rate, -rate], rel=1e-10)
    assert float(right["turns"]) == pytest.approx(v["W"] * np.log(100) / rate / (2 * np.pi))
    assert float(right["inertia"].split()[0]) == pytest.approx(B)


@pytest.mark.thorough
@pytest.mark.parametrize("numbers", [{}, {"x2": 0.1529, "x5": 0.0752, "t5": 1.85, "m": 0.7}])
def test_the_measured_block_is_that_of_the_fit(numbers):
    """The model in the notebook is fitted to the whole motion, a line to the turning points."""
    exercise = exercise_of("measured-block")
    task = exercise.task(exercise.numbers | numbers)
    right = exercise.solution(exercise.numbers | numbers)
    (code,) = (c.source for c in exercise.cells if "tm.System" in c.source)
    cell = {"task": task}
    exec(code, cell)  # noqa: S102 - a cell of ours
    found = cell["block"].fit(cell["data"], ["mu", "x"], bounds={"mu": (0, 1)})
    w = float(right["frequency"].split()[0])
    line, covariance = np.polyfit(range(6), cell["x"], 1, cov=True)
    assert float(right["decrease"].split()[0]) == pytest.approx(-line[0], rel=1e-9)
    assert float(right["friction"]) == pytest.approx(found.values["mu"], rel=1e-6)
    error = w**2 / (2 * 9.81) * np.sqrt(covariance[0, 0])
    assert float(right["uncertainty"]) == pytest.approx(error, rel=1e-9)
    assert found.standard_errors["mu"] == pytest.approx(error, rel=1e-5)
    fitted = {"parameters": {"mu": found.values["mu"]}, "start": {"x": found.values["x"]}}
    rests = cell["block"].simulate((0, 4, 0.02), tolerance=1e-10, **fitted).changes[-1]
    assert rests.begun == ("table sticks",)
    assert rests.time * w / np.pi == pytest.approx(int(right["stops"]), abs=1e-4)


# --- the template -----------------------------------------------------------------------------


def test_the_template_is_an_exercise_whose_solution_has_full_marks():
    template = Exercise.read(FOLDER / "template.ipynb")
    report = template.task(template.numbers).report(template.worked)
    assert report.marks == report.out_of == 10, report
    assert not template.faults(template.numbers)
