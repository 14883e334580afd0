"""The widget of an exercise without a browser: fields, feedback, hints, and what is kept."""

import json
from functools import cache

import numpy as np
import pytest

from teachmech.base.errors import ProblemError
from teachmech.homework.exercise.exercise import Exercise
from teachmech.homework.kinds import kind_of, public
from teachmech.homework.parts import Part
from teachmech.homework.setting import Setting
from teachmech.homework.task import answer_fields, pictures
from teachmech.homework.task.answer_fields import answer_fields_of
from teachmech.homework.task.key import Key, SealedPart
from teachmech.homework.task.task import Task
from teachmech.homework.task.widget import ExerciseWidget
from teachmech.problems.particles import ParticleProblem
from teachmech.widgets.markdown import to_html
from tests import ROOT
from tests.homework.settings import BELT, HOOP, INCLINE, SLOPE, TANDEM

pytestmark = pytest.mark.quick

EXERCISES = sorted(ROOT.joinpath("exercises").glob("*.ipynb"))
PENDULUM = {
    "particles": {
        "name": "pendulum",
        "dimension": 2,
        "parameters": {"L": 2, "m": 0.5, "g": 10},
        "particles": [{"mass": "m", "force": [0, "-m*g"], "position": [0, "-L"]}],
        "constraints": [{"name": "rod", "equation": "x1^2 + y1^2 = L^2"}],
        "time": {"end": 0.5, "step": 0.1},
    }
}
HINTS = ("a nudge", "a pointer with $L^2$", "a worked line")
PARTS = {
    "rod": Part(name="rod", kind="constraint", of=["rod"], marks=2, hints=HINTS),
    "all": Part(name="all", kind="constraint"),
    "pull": Part(name="pull", kind="force"),
    "masses": Part(name="masses", kind="mass"),
    "start": Part(name="start", kind="start", of=["x1", "vx1"]),
    "tension": Part(name="tension", kind="number", of="2*lambda1*L", unit="N"),
    "multipliers": Part(name="multipliers", kind="multipliers"),
    "energy": Part(name="energy", kind="expression", of="m*g*y1"),
    "derived": Part(name="derived", kind="derivation", of=["rod"]),
    "problem": Part(name="problem", kind="motion", of=["x1", "y1"], hints=HINTS[:1]),
    "type": Part(name="type", kind="choice", of="holonomic", options=["holonomic", "other"]),
    "rub": Part(name="rub", kind="friction", unit="N"),
    "pulls": Part(name="pulls", kind="friction_components", unit="N"),
    "holds": Part(name="holds", kind="sticking", of="mus >= tan(alpha)"),
    "slides": Part(name="slides", kind="event", of="belt slides", unit="s"),
    "rest": Part(name="rest", kind="equilibrium", of="z < 0"),
    "swings": Part(name="swings", kind="frequency", unit="rad/s"),
    "shape": Part(name="shape", kind="mode"),
}
SETTINGS = {  # others: PENDULUM
    **{"rub": INCLINE, "pulls": SLOPE, "holds": INCLINE, "slides": BELT},
    **{"rest": HOOP, "swings": HOOP, "shape": TANDEM},
}


@cache
def task_of(*names):
    """A task with some of the parts; nothing but the right answers is sealed."""
    setting = Setting.of(SETTINGS.get(names[0], PENDULUM))
    parts = [PARTS[name] for name in names]
    sealed = {}
    for part in parts:
        kind = kind_of(part)
        solution = kind.solution(part, setting)
        right = kind.seal(solution, part, setting, part.name)
        if kind.is_problem:
            right |= kind.seal_extras(solution, part, setting, part.name, False)
        sealed[part.name] = SealedPart(right=right)
    task = Task(
        exercise="pendulum",
        title="A pendulum",
        goal="You can hang it up.",
        minutes=5,
        numbers={"L": 2.0},
        units={"L": "m"},
        text="# A pendulum\n\nIts length is $L$ = 2 m.",
        parts=tuple(map(public, parts)),
        frame=setting.scope(),
        key=Key(parts=sealed).to_text(),
    )
    return task.model_copy(update={"digest": task._digest()})


@pytest.fixture
def saved(tmp_path):
    """Write a task file; what is returned reads it anew, as a new kernel does."""
    path = tmp_path / "pendulum.task.json"

    def read(*names):
        if names:
            task_of(*names).save(path)
        return Task.read(path)

    return read


def fields(widget, part):
    form = widget.parts[part].form
    return {f["name"]: f for group in form.card["groups"] for f in group["fields"]}


def fill(widget, part, texts):
    for name, text in texts.items():
        widget.parts[part].form.receive({"type": "typed", "name": name, "value": text})


def press(widget, part, button, texts=None):
    form = widget.parts[part].form
    message = {"type": "press", "button": button, "serial": form.card["serial"]}
    form.receive(message | {"values": texts or {}})
    return form.result["feedback"]


def score(widget):
    return widget._foot.result["feedback"]


RIGHT = {
    "rod": {"rod": "y1^2 = L^2 - x1^2"},
    "all": {"all": "x1^2 + y1^2 = 4\n\n"},
    "pull": {"x1": "0", "y1": "-m*g"},
    "masses": {"x1": "m", "y1": "0.5"},
    "start": {"x1": "0", "vx1": "0"},
    "tension": {"tension": "m*g N"},
    "multipliers": {"multipliers": "1.25"},
    "energy": {"energy": "5*y1"},
    "derived": {"A 1 x1": "2*x1", "A 1 y1": "2*y1", "b 1": "-2*(vx1^2 + vy1^2)"},
    "problem": {"problem": Setting.of(PENDULUM).problem.to_yaml()},
    "type": {"type": "holonomic"},
    "rub": {"rub": "-m*g*sin(alpha) N"},
    "pulls": {"1": "-m*g*sin(alpha) N", "2": "0 N"},
    "holds": {"holds": "tan(alpha) <= mus"},
    "slides": {"slides": "654 ms"},
    "rest": {"x": "0", "z": "-R", "stability": "unstable"},
    "swings": {"swings": "w*sqrt(1 - (g/(w^2*R))^2) rad/s"},
    "shape": {"a": "-1", "b": "-sqrt(2)"},
}


@pytest.mark.few("masses")
@pytest.mark.parametrize("name", PARTS)
def test_a_right_answer_to_each_kind_has_full_marks_and_comes_back(saved, name):
    widget = saved(name).widget()
    assert fields(widget, name).keys() == RIGHT[name].keys()
    fill(widget, name, RIGHT[name])
    for field, text in RIGHT[name].items():
        assert widget.parts[name]._fields.check(field, text).error == ""
    feedback = press(widget, name, "check")
    assert widget.report.is_right, feedback
    again = saved().widget()
    kept = {n: field["value"] for n, field in fields(again, name).items()}
    assert kept == {n: text.strip() if n != "problem" else text for n, text in RIGHT[name].items()}
    assert again.report.is_right
    assert again.parts[name].answer == widget.parts[name].answer


@pytest.mark.few("3-derived")
@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize(
    "answer",
    ["", "x" * 5000, 3, -2.5e-300, True, ["a", 1, None], [], {}, {"A": 3, "b": {"c": 1}},
     {"x1": [1], "Ω": None}, [["1"]], {"A": [["1"], "x"], "b": ["1", "2", "3"]}],
)  # fmt: skip
def test_the_widget_opens_and_checks_any_stored_answer(saved, name, answer):
    task = saved(name)
    task.answers.attempt(name, answer)
    widget = saved().widget()
    press(widget, name, "check")
    widget.check_all()
    assert widget.report.out_of == PARTS[name].marks
    assert "Traceback" not in widget.parts[name].form.result["feedback"]


@pytest.mark.parametrize("path", EXERCISES, ids=lambda path: path.stem)
def test_the_solution_of_every_exercise_can_be_typed_into_its_fields(path):
    exercise = Exercise.read(path)
    edition = exercise.edition(exercise.numbers)
    for part in edition.parts:
        answer = edition.solution[part.name]
        shape = answer_fields_of(public(part), edition.setting.scope(), answer)
        said = {n: shape.check(n, text).error for n, text in shape.texts(answer).items()}
        assert set(said.values()) == {""}, (part.name, said)


HOSTILE = [
    "__import__('os').system('true')",
    "(" * 400,
    "x1^9^9^9^9",
    "<script>alert(1)</script>",
    "1e999",
    "x1 = = 2",
    "\x00\ud800",
    "y1 = " + "a" * 3000,
]


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize("name", PARTS)
def test_hostile_texts_get_feedback(saved, name, text):
    widget = saved(name).widget()
    texts = dict.fromkeys(fields(widget, name), text)
    fill(widget, name, texts)
    feedback = press(widget, name, "check", texts)
    assert "<script" not in feedback
    assert not widget.report.is_right
    assert not feedback.count("Traceback")


def test_a_formula_is_shown_while_typing_and_an_error_is_pointed_at():
    scope = Setting.of(PENDULUM).scope()
    rod = answer_fields_of(PARTS["rod"], scope)
    assert rod.check("rod", "x1^2 + y1^2 = L^2").latex == "x_{1}^{2} + y_{1}^{2} = L^{2}"
    assert rod.check("rod", "x1^2 + y1^2 - L^2").latex.endswith("= 0")
    check = rod.check("rod", "x1^2 + y1^2 = L^2 + sin(t")
    assert check.caret.endswith("^")
    assert check.suggestion == "x1^2 + y1^2 = L^2 + sin(t)"
    lines = answer_fields_of(PARTS["all"], scope)
    check = lines.check("all", "x1 = 0\ny1 = (L\n")
    assert check.error.startswith("line 2: ")
    assert check.suggestion == "x1 = 0\ny1 = (L)\n"
    assert "x_{1} = 0" in (latex := lines.check("all", "x1 = 0\ny1 = L").latex)
    assert "y_{1} = L" in latex
    number = answer_fields_of(PARTS["tension"], scope).check("tension", "2*m*g kN")
    assert (number.latex, number.note) == (r"2 \, m \, g", "= 10000 N")
    holds = answer_fields_of(PARTS["holds"], Setting.of(INCLINE).scope())
    assert holds.check("holds", "mus>=tan(alpha)").latex == r"\mathrm{mus} \ge \tan(\alpha)"
    mass = answer_fields_of(PARTS["masses"], scope).check("x1", "vx1")
    assert "velocity" in mass.error


def test_the_score_is_of_the_last_checks_and_names_later_changes(saved):
    widget = saved("rod", "pull", "type").widget()
    assert "0 of 4 marks" in score(widget)
    press(widget, "pull", "check", {"x1": "0", "y1": "m*g"})
    assert "0.5 of 4 marks" in score(widget)
    fill(widget, "rod", RIGHT["rod"])
    widget._foot.receive({"type": "press", "button": "all", "serial": 1})
    assert "2.5 of 4 marks" in score(widget)
    assert "1 of 3 parts" in score(widget)
    fill(widget, "rod", {"rod": "x1 = 0"})
    assert "Changed since the last check: rod" in score(widget)
    assert "before the last change" in widget.parts["rod"].form.result["feedback"]
    fill(widget, "rod", RIGHT["rod"])
    assert "Changed" not in score(widget)


def test_an_empty_answer_is_not_an_attempt(saved):
    task = saved("rod", "type")
    widget = task.widget()
    assert "no answer yet" in press(widget, "rod", "check")
    widget.check_all()
    assert task.answers.attempts("rod") == 0


def test_hints_come_one_by_one_and_are_restored(saved):
    widget = saved("rod").widget()
    buttons = lambda w: w.parts["rod"].form.result["buttons"]  # noqa: E731
    assert buttons(widget)["hint"] == {"label": "Hint 1 of 3", "disabled": False}
    feedback = press(widget, "rod", "hint")
    assert "a nudge" in feedback
    assert "pointer" not in feedback
    press(widget, "rod", "hint")
    again = saved().widget()
    assert buttons(again)["hint"]["label"] == "Hint 3 of 3"
    assert "<math" in again.parts["rod"].form.result["feedback"]
    press(again, "rod", "hint")
    assert buttons(again)["hint"]["disabled"]
    assert again.task.answers.hints("rod") == 3


def test_typed_answers_are_saved_before_any_check_and_not_checked_on_return(saved):
    widget = saved("pull").widget()
    fill(widget, "pull", {"y1": "-m*g"})
    again = saved().widget()
    assert fields(again, "pull")["y1"]["value"] == "-m*g"
    assert "Not checked yet" in again.parts["pull"].form.result["feedback"]


@pytest.mark.parametrize("text", ["{", "[]", '{"format": "x"}', "\x00", '{"format": 1e999}'])
def test_a_damaged_file_of_answers_is_reported_and_renamed(saved, tmp_path, text):
    saved("rod")
    kept = tmp_path / "pendulum.answers.json"
    kept.write_text(text, encoding="utf-8")
    widget = saved().widget()
    assert "renamed to" in widget._head.card["message"]
    fill(widget, "rod", RIGHT["rod"])
    (aside,) = tmp_path.glob("*aside*")
    assert aside.read_text(encoding="utf-8") == text
    assert json.loads(kept.read_text(encoding="utf-8"))["parts"]["rod"]


def test_answers_that_cannot_be_saved_are_reported(saved, monkeypatch):
    widget = saved("rod").widget()

    def refuse(*given, **changes):
        raise ProblemError("the answers cannot be saved: disk full")

    monkeypatch.setattr(type(widget.task.answers), "_change", refuse)
    fill(widget, "rod", RIGHT["rod"])
    assert "disk full" in score(widget)
    assert "2 of 2 marks" in press(widget, "rod", "check")
    assert "disk full" in score(widget)
    monkeypatch.undo()
    fill(widget, "rod", {"rod": "x1 = 0"})
    assert "disk full" not in score(widget)


def test_a_bug_gives_a_message_and_a_log_entry(saved, monkeypatch, told):
    widget = saved("rod", "problem").widget()
    monkeypatch.setattr(Task, "check", lambda *given: 1 / 0)
    monkeypatch.setattr(Task, "motion", lambda *given: 1 / 0)
    assert "ZeroDivisionError" in press(widget, "rod", "check", RIGHT["rod"])
    assert "could not be drawn" in press(widget, "problem", "show", RIGHT["problem"])
    monkeypatch.setattr(answer_fields.AnswerFields, "read", lambda *given: 1 / 0)
    widget.parts["rod"].form.receive({"type": "typed", "name": "rod", "value": "x1 = 0"})
    assert [text.splitlines()[0] for text in told] == [
        "the answer to rod cannot be checked",
        "the motion of problem cannot be drawn",
        "the text of the field rod cannot be read",
    ]
    assert all(text.endswith("ZeroDivisionError: division by zero") for text in told)
    told.clear()


HEAVY = RIGHT["problem"]["problem"].replace("-m*g", "-2*m*g").replace("[0, -L]", "[L*0.6, -L*0.8]")


def moving(scene, data):
    """Times and positions of one point that moves, as the page reads them."""
    numbers = np.frombuffer(data, dtype="<f4").astype(float)
    frames = scene["frames"]
    return numbers[:frames], numbers[frames : 4 * frames].reshape(frames, 3)[:, :2]


def straight(motion, t):
    return np.column_stack([np.interp(t, motion.t, motion[x]) for x in ("x1", "y1")])


def test_the_motion_of_a_whole_problem_moves_alone_and_after_its_check_next_to_the_right_one(saved):
    widget = saved("problem").widget()
    part = widget.parts["problem"]
    fill(widget, "problem", {"problem": ""})
    assert part.form.result["buttons"]["show"]["disabled"]
    fill(widget, "problem", {"problem": HEAVY})
    assert not part.form.result["buttons"]["show"]["disabled"]
    feedback = press(widget, "problem", "show")
    assert "The motion of your problem." in feedback
    player, chart = part._screen.children
    assert player.beside is None
    assert chart.picture["motions"] == []
    run = {"time": (0, 0.5, 0.5 / 2000), "method": "dop853"}
    heavy = ParticleProblem.loads(HEAVY).simulate(**run)
    t, own = moving(player.scene, player.data)
    assert t[[0, -1]].tolist() == [0, 0.5]
    assert np.allclose(own, straight(heavy, t), atol=2e-6)

    feedback = press(widget, "problem", "check")
    assert "A: the right motion. B: yours." in feedback
    player, chart = part._screen.children
    assert chart.picture["motions"] == ["A right", "B yours"]
    assert np.allclose(moving(player.beside, player.beside_data)[1], own, atol=1e-6)
    t, shown = moving(player.scene, player.data)
    right = Setting.of(PENDULUM).problem.simulate(**run)
    assert np.allclose(shown, straight(right, t), atol=2e-5)  # five digits
    fill(widget, "problem", {"problem": HEAVY + "\n"})
    assert "that of an earlier text" in part.form.result["feedback"]
    feedback = press(widget, "problem", "show", {"problem": HEAVY.replace("-2*m*g", "-2*m*q")})
    assert "line 6" in feedback
    assert "^" in feedback
    assert part._screen.children == ()


def test_a_motion_that_would_take_hours_is_shown_as_far_as_it_was_computed(saved, monkeypatch):
    monkeypatch.setattr(pictures, "MAX_SECONDS", 0.2)
    widget = saved("problem").widget()
    stiff = HEAVY.replace("-2*m*g", "-2*m*g - 1e9*sin(1e7*t)")
    assert "not complete" in press(widget, "problem", "show", {"problem": stiff})
    player, _ = widget.parts["problem"]._screen.children
    assert len(player.data) < 100_000


def test_a_correction_of_a_formula_keeps_the_rest_of_the_file():
    fields = answer_fields_of(PARTS["problem"], Setting.of(PENDULUM).scope())
    right = RIGHT["problem"]["problem"]
    check = fields.check("problem", right.replace("= L^2", "= (L^2"))
    assert check.error.startswith("line 9, constraint rod: ")
    assert check.suggestion == right.replace("= L^2", "= (L^2)")
    check = fields.check("problem", right.replace("force:", "forse:"))
    line, mark = check.caret.split("\n")
    assert line[mark.index("^") :][: mark.count("^")] == "forse"


def test_a_reloaded_page_has_the_typed_texts(saved):
    widget = saved("rod").widget()
    fill(widget, "rod", {"rod": "x1 = 1"})
    assert fields(widget, "rod")["rod"]["value"] == "x1 = 1"


def test_the_task_is_shown_above_its_parts():
    card = ExerciseWidget(task_of("rod"))._head.card
    assert (card["title"], "5 minutes" in card["intro"]) == ("A pendulum", True)
    assert "<h1>" not in card["before"]
    assert "<td>2 m</td>" in card["before"]
    assert "<math" in card["before"]


def test_markdown_shows_its_own_pictures_and_no_others(caplog):
    assert '<img src="data:image/png;base64,AA==" alt="a rod">' in to_html(
        "![a rod](data:image/png;base64,AA==)"
    )
    assert "src=" not in to_html("![a rod](https://example.org/rod.png)")
    assert "<script" not in to_html("<script>alert(1)</script> ![x](data:text/html,<script>)")
    assert 'href="javascript' not in to_html("[x](javascript:alert(1))")
    assert "<table>" in to_html("| a | b |\n|---|---|\n| $x_1$ | 2 |")
    assert "<code>" in to_html(r"$\frac{$")
    assert r"the formula \frac{ cannot be shown" in caplog.text


def test_closing_removes_all_widgets():
    widget = ExerciseWidget(task_of("rod", "type"))
    forms = [part.form for part in widget.parts.values()]
    widget.dispose()
    assert all(form.comm is None for form in forms)
