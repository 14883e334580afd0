"""The source notebook: what it gives, and where its errors point."""

import nbformat
import pytest

from teachmech.base.errors import ProblemError, TeachmechError
from teachmech.homework import Exercise
from teachmech.homework.task.report import STATUS_MARKS, PartReport, Report
from tests.homework import bead

pytestmark = pytest.mark.quick


def test_the_notebook_gives_text_numbers_and_solutions(exercise):
    assert exercise.name == "bead"
    assert exercise.marks == 17
    assert exercise.numbers == {"a": 0.5, "m": 0.4}
    assert exercise.worked["multipliers"] == [bead.PUSH]
    edition = exercise.edition({"a": 1.25, "m": 0.3})
    assert edition.text == "# A bead\n\nA wire $y = 1.25x^2$."
    assert edition.parts[0].ask == "Write the equation of the wire, y = a x^2 with a = 1.25 1/m."
    assert edition.parts[0].hints[2].startswith("For a = 1.25 the bead")
    assert "reasons" not in exercise.task({"a": 1.25, "m": 0.3}).to_text()


def test_the_solution_follows_the_numbers_of_the_variant(exercise):
    # Newton along the wire, as in bead.py, at x = 1, x' = 1.
    a, m = 1.25, 0.3
    solution = exercise.solution({"a": a, "m": m})
    (multiplier,) = solution["multipliers"]
    assert multiplier == pytest.approx(-m * (9.81 + 2 * a) / (1 + 4 * a**2), rel=1e-9)
    assert solution["push"] == f"{multiplier:.12g} N"


def test_the_solutions_of_the_author_are_right_with_the_numbers_of_the_notebook(exercise):
    assert exercise.faults(exercise.numbers) == ()
    report = exercise.task(exercise.numbers).report(exercise.worked)
    assert report.is_right, str(report)


def test_pictures_are_included_in_the_text(tmp_path):
    notebook = bead.source()
    notebook.cells[1].source += "\n\n![the wire](attachment:wire.png)"
    notebook.cells[1].attachments = {"wire.png": {"image/png": "QUJD\n"}}
    nbformat.write(notebook, tmp_path / "bead.ipynb")
    text = Exercise.read(tmp_path / "bead.ipynb").edition({"a": 0.5, "m": 0.4}).text
    assert text.endswith("![the wire](data:image/png;base64,QUJD)")


@pytest.mark.parametrize(
    "before, after, said",
    [
        ("minutes: 20", "minuts: 20", ["line 4", "no key 'minuts'", "did you mean 'minutes'?"]),
        ("minutes: 20", "minutes: long", ["line 4", "minutes", "valid integer"]),
        ("goal:", "gaol:", ["line 3", "no key 'gaol'", "did you mean 'goal'?"]),
        ("exercise: bead", "exercise: be ad", ["line 1", "not a name for an exercise"]),
        ("values: [0.5, 0.75", "values: [half, 0.75", ["line 6", "'half' is not a decimal number"]),
        ("values: [0.5, 0.75", "values: [nan, 0.75", ["line 6", "'nan' is not a decimal number"]),
        ("values: [0.5, 0.75", "values: [0.50, 0.5", ["line 6", "a value occurs twice"]),
        ("from: 0.2,", "from: 1.2,", ["line 7", "to not less than from"]),
        ("step: 0.1}", "step: 1e-9}", ["line 7", "at most 10000 values"]),
        ("from: 0.2,", "form: 0.2,", ["line 7", "no key 'form'", "did you mean 'from'?"]),
        ("  m: {unit: kg", "  M: {unit: kg", ["line 7", "no parameter 'M'", "did you mean 'm'?"]),
        ("-m*g]", "-M*g]", ["line 12", "particle 1, force in y", "unknown name 'M'"]),
        ("mass: m,", "maas: m,", ["line 12", "no key 'maas'", "did you mean 'mass'?"]),
        ("position: [1, a]", "position: [1]", ["line 12", "position has 1 entries"]),
        ("y1 = a*x1^2}", "y1 = a*x1^^2}", ["line 14", "constraint wire", "'^' and '^'"]),
        ("{end: 0.5, step: 0.01}", "{end: -1, step: 0.01}", ["line 15", "is not after the start"]),
        ("kind: constraint", "kind: constrain", ["line 18", "did you mean 'constraint'?"]),
        ("name: force,", "name: wire,", ["line 28", "two parts are named 'wire'"]),
        ("name: force,", "name: 1force,", ["line 28", "not a name of a part"]),
        ("marks: 3", "marks: -3", ["line 20", "greater than 0"]),
        ("says: That is", "say: That is", ["line 27", "no key 'say'", "did you mean 'says'?"]),
        ("title: A", "title: !!python/object:os.system A", ["line 2", "tags such as"]),
        ("title: A", "title: &x A", ["line 2", "anchors and aliases are not accepted"]),
        ("minutes: 20", "minutes: 20\nminutes: 30", ["line 5", "the key 'minutes' occurs twice"]),
        ("a = {{a}}.", "a = {{b}}.", ["line 21", "no parameter 'b' for the placeholder {{b}}"]),
        ("a = {{a}}.", "a = {{a|nummer}}.", ["line 21", "write {{a}} or {{a|number}}"]),
        ("variant:", "- variant:", ["line 5", "this is not YAML"]),
        (
            "particles:",
            "particles: {}\nsystem:",
            ["line 8, particles: the problem is described by particles and system"],
        ),
    ],
)
def test_an_error_names_the_line_of_the_cell(tmp_path, before, after, said):
    assert before in bead.SPECIFICATION
    path = bead.write(tmp_path, bead.SPECIFICATION.replace(before, after, 1))
    with pytest.raises(TeachmechError) as caught:
        Exercise.read(path)
    for words in [f"{path}, cell 1, ", *said]:
        assert words in caught.value.one_line()


MECHANISM = """\
exercise: swing
title: A swing
goal: You can describe a swing.
minutes: 5
variant: {L: {unit: m, values: [1, 2]}}
mechanism: |
  Title: Swing
  PhysicalParams: {L: 1, m: 2}
  PartData:
    Fixed: {O: []}
    Rigids: {OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}}
  AppliedForces: {Gravity: [0, -9.81]}
  ProblemData: {tend: 0.2, positions: {A: [0.9, 0]}}
parts:
  - {name: bar, kind: constraint, ask: What holds the bar?}
"""


def test_an_error_in_a_mechanism_names_its_own_line(tmp_path):
    worked = {"bar": "A_x^2 + A_y^2 = L^2"}
    exercise = Exercise.read(bead.write(tmp_path, MECHANISM, worked, text="It has {{L}}."))
    assert exercise.edition({"L": 2}).setting.system.coordinates == ("A_x", "A_y")
    assert exercise.faults({"L": 2}) == ()
    wrong = MECHANISM.replace("tend: 0.2", "tendd: 0.2")
    with pytest.raises(TeachmechError, match=r"cell 1, line 13, mechanism, .*no key 'tendd'"):
        Exercise.read(bead.write(tmp_path, wrong, worked))


def test_a_system_in_generalized_coordinates_is_a_problem_too(tmp_path):
    text = MECHANISM[: MECHANISM.index("mechanism: |")] + (
        "system:\n  coordinates: [phi]\n  mass: [m*L^2]\n  forces: [-m*9.81*L*sin(phi)]\n"
        "  parameters: {L: 1, m: 2}\n  start: {phi: 0.5}\n  time: {end: 0.2, step: 0.01}\n"
        "parts:\n  - {name: moment, kind: force, ask: The moment?}\n"
    )
    worked = {"moment": "-9.81*m*L*sin(phi)"}
    exercise = Exercise.read(bead.write(tmp_path, text, worked, text="It has {{L}}."))
    assert exercise.faults(exercise.numbers) == ()
    assert exercise.solution({"L": 2})["moment"] == {"phi": "-m*9.81*L*sin(phi)"}
    with pytest.raises(TeachmechError, match=r"cell 1, line 9, system.*unknown name 'M'"):
        Exercise.read(bead.write(tmp_path, text.replace("[-m*", "[-M*"), {"moment": "1"}))


def test_a_file_that_is_not_a_notebook_is_refused(tmp_path):
    path = tmp_path / "e.ipynb"
    for text in ("", "[]", "{}", '{"cells": 3}', '{"cells": [3]}', "[" * 100_000, "\0"):
        path.write_text(text)
        with pytest.raises(TeachmechError, match=r"not a Jupyter notebook|no raw cell"):
            Exercise.read(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(TeachmechError, match="not a Jupyter notebook"):
        Exercise.read(path)
    with pytest.raises(TeachmechError, match="No such file"):
        Exercise.read(tmp_path / "none.ipynb")


@pytest.mark.parametrize(
    "worked, said",
    [
        ({**bead.WORKED, "wier": "x"}, "cell 13: this cell answers 'wier', which is not a part"),
        ({k: v for k, v in bead.WORKED.items() if k != "type"}, "give one code cell for each part"),
        ({k: bead.WORKED[k] for k in reversed(bead.WORKED)}, "in the order of the specification"),
    ],
)
def test_cells_and_parts_belong_together(tmp_path, worked, said):
    with pytest.raises(TeachmechError, match=said):
        Exercise.read(bead.write(tmp_path, worked=worked))


@pytest.mark.parametrize(
    "source",
    [
        "wire = open('x')",
        "wire",
        "wire = 1; force = 2",
        "wier = 1",
        "wire = {1: 2, b''}",
        "wire = b'x'",
    ],
)
def test_a_solution_is_a_literal_and_nothing_is_run(tmp_path, source):
    notebook = bead.source()
    notebook.cells[2].source = source
    nbformat.write(notebook, tmp_path / "bead.ipynb")
    with pytest.raises(TeachmechError, match="cell 3: this is not an answer"):
        Exercise.read(tmp_path / "bead.ipynb")


def test_an_unknown_placeholder_in_a_text_cell_names_the_cell(tmp_path):
    with pytest.raises(TeachmechError, match=r"cell 2: there is no parameter 'b'"):
        Exercise.read(bead.write(tmp_path, text="A wire of {{ b }}"))


def test_a_variant_has_a_number_for_each_parameter_and_no_other(exercise):
    for wrong in ({}, {"a": 1}, {"a": 1, "m": 1, "g": 1}):
        with pytest.raises(
            TeachmechError, match=r"the variant has numbers for .*; give numbers for a, m"
        ):
            exercise.edition(wrong)
    for wrong in ({"a": 1, "m": "heavy"}, {"a": None, "m": 1}):
        with pytest.raises(TeachmechError, match="a variant of bead has numbers, not"):
            exercise.edition(wrong)


# --- reports ----------------------------------------------------------------------------------


def test_a_report_is_readable_on_light_and_dark_backgrounds_and_escapes_html():
    for status, (_, colour) in STATUS_MARKS.items():
        part = PartReport(
            "<b>", status, 0.5, 1, "<script>", "m", "<i>", "a & b", "no <\n    x < y\n    ^"
        )
        shown = part._repr_html_()
        assert "<script>" not in shown and "&lt;script&gt;" in shown
        assert "a &amp; b" in shown
        assert "no &lt;" in shown
        assert ">    x &lt; y\n    ^</pre>" in shown
        report = Report("bead", (part,))
        assert Report.from_dict(report.to_dict()) == report
        # WCAG: the contrast of the colour with white and with the dark theme of JupyterLab
        for ground in (1.0, 0.0056):
            darker, lighter = sorted([ground, _luminance(colour)])
            assert (lighter + 0.05) / (darker + 0.05) > 3
    assert "color:inherit" in shown


def _luminance(colour):
    channels = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("data", [None, [], {}, {"parts": 3}, {"parts": [{"part": "x"}]}])
def test_data_that_are_not_a_report_are_refused(data):
    with pytest.raises(TeachmechError, match="not the report"):
        Report.from_dict(data)


@pytest.mark.few("text3-worked3-numbers3")
@pytest.mark.parametrize(
    ("text", "worked", "numbers"),
    [
        (bead.INCLINE, bead.INCLINE_WORKED, {"mus": 0.7, "m": 0.9}),
        (bead.PUCK, bead.PUCK_WORKED, {"m": 0.9}),
        (bead.BALL, bead.BALL_WORKED, {"h": 0.75}),
        (bead.TANDEM, bead.TANDEM_WORKED, {"L": 0.75}),
    ],
)
def test_an_exercise_with_each_further_kind_of_answer_is_sound(tmp_path, text, worked, numbers):
    shown = " ".join(f"{{{{{name}}}}}" for name in numbers)
    exercise = Exercise.read(bead.write(tmp_path, text, worked, text=shown))
    for variant in (exercise.numbers, numbers):
        assert exercise.faults(variant) == ()
        task = exercise.task(variant)
        assert task.report(worked).marks == task.report(exercise.solution(variant)).marks
        assert task.report(worked).marks == exercise.marks
    assert not {"on_plane", "slip_plane", "on_floor"} & {*task.frame.parameters}


def test_a_wrong_condition_of_sticking_is_a_fault_of_the_author(tmp_path):
    text = bead.INCLINE.replace("abs(F - m*g*sin(alpha))", "0.9*abs(F - m*g*sin(alpha))")
    exercise = Exercise.read(bead.write(tmp_path, text, bead.INCLINE_WORKED, text="{{m}} {{mus}}"))
    (fault,) = exercise.faults(exercise.numbers)
    assert "is not the condition: for m = " in fault
    assert "it slides at the start" in fault


@pytest.mark.parametrize("kind", ["constraint", "force", "derivation", "motion", "multipliers"])
def test_kinds_that_know_no_friction_are_refused(tmp_path, kind):
    text = bead.INCLINE.replace("kind: choice, of: sticks,", f"kind: {kind}, of: [],")
    with pytest.raises(ProblemError) as caught:
        Exercise.read(bead.write(tmp_path, text, bead.INCLINE_WORKED))
    words = caught.value.one_line()
    assert "parts[4].kind: the problem has a constraint" in words
    assert f"'{kind}' are not compared" in words
    assert "ask for one of start, number, count, choice, friction, friction_components" in words
