"""Releases: what students get, in each format, and what they do not get."""

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell

import teachmech
from teachmech.base.errors import ProblemError
from teachmech.homework import Exercise
from teachmech.homework.exercise.notebooks import _instructions, literal, outline
from teachmech.homework.release.nbgrader import AnswersOnly
from teachmech.homework.release.release import release
from teachmech.homework.setting import Scope
from teachmech.homework.task.questions import typeset
from teachmech.homework.task.task import open_class, write_class
from tests.homework import releases
from tests.homework.releases import SECRET


@pytest.fixture(scope="module")
def exercise(tmp_path_factory):
    return Exercise.read(releases.write_source(tmp_path_factory.mktemp("source")))


@pytest.fixture(scope="module")
def plain(exercise, tmp_path_factory):
    folder = tmp_path_factory.mktemp("plain")
    release(exercise, folder, secret=SECRET, students=["ada", "bo"])
    return folder


def cells(path):
    return nbformat.read(path, as_version=4).cells


def test_a_plain_release_is_a_folder_with_two_files_for_each_student(plain):
    files = sorted(path.relative_to(plain).as_posix() for path in plain.rglob("*.*"))
    assert files == [
        f"{who}/slide.{what}" for who in ("ada", "bo") for what in ("ipynb", "task.json")
    ]


def test_the_texts_show_the_numbers_of_the_student(exercise, plain):
    for student in ("ada", "bo"):
        variant = exercise.variant(student, SECRET)
        text = "\n".join(cell.source for cell in cells(plain / student / "slide.ipynb"))
        assert f"A bead of {variant['m']:g} kg" in text
        assert f"rises by {variant['k']:g} m" in text
        assert "{{" not in text


@pytest.mark.parametrize("file", ["slide.task.json", "slide.class.json"])
def test_a_notebook_mentions_the_widget_and_hints(exercise, file):
    student = "ada" if "class" in file else ""
    blocks = outline(exercise, file, exercise.numbers, student=student)
    first = blocks[0].source
    hinted = next(part.name for part in exercise.specification.parts if part.hints)
    assert first.startswith("# ") and "`task.widget()`" in first
    assert f'`task.hint("{hinted}")`' in first
    assert blocks[3 if student else 1].role == "open"


@pytest.mark.parametrize(
    ("question", "shown"),
    [
        ("in x1 and y1.", "in $x_{1}$ and $y_{1}$."),
        ("the square of L, for A q'' = b", r"the square of $L$, for $A \ddot q = b$"),
        ("if lambda is positive, -A^T lambda", r"if $\lambda$ is positive, $-A^T \lambda$"),
        ("a mass of 2 m, in m or N/m: a", "a mass of 2 m, in m or N/m: a"),
        ("type `x1` or x1^2 or $x1$ or Lx1", "type `x1` or x1^2 or $x1$ or Lx1"),
    ],
)
def test_names_and_equations_are_typeset_and_nothing_else(question, shown):
    scope = Scope(coordinates=["x1", "y1"], parameters={"L": 2, "m": 1, "a": 1})
    assert typeset(question, scope) == shown


def test_a_question_occurs_once(exercise):
    blocks = outline(exercise, "slide.task.json", exercise.numbers)
    asked = [block for block in blocks if block.role == "ask"]
    assert len(asked) == len(exercise.specification.parts)
    shown = exercise.task(exercise.variant("ada", SECRET))._repr_html_()
    for part in exercise.specification.parts:
        assert part.name in shown
        assert part.ask not in shown


def test_a_notebook_without_hints_does_not_mention_them(exercise):
    parts = [part.model_copy(update={"hints": ()}) for part in exercise.specification.parts]
    assert "hint(" not in _instructions(parts)


def run(path):
    """Run the code cells of a notebook as a program; return what it prints."""
    lines = []
    for cell in cells(path):
        if cell.cell_type == "code":
            *before, last = ast.parse(cell.source).body
            lines += map(ast.unparse, before)
            shown = isinstance(last, ast.Expr)
            lines.append(f"print({ast.unparse(last)})" if shown else ast.unparse(last))
    program = path.with_suffix(".py")
    program.write_text("\n".join(lines), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(Path(teachmech.__file__).parents[1])}
    command = [sys.executable, program.name]
    done = subprocess.run(
        command, cwd=path.parent, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_a_plain_notebook_runs_with_nothing_but_teachmech(exercise, plain, tmp_path):
    variant = exercise.variant("ada", SECRET)
    said = run(releases.fill(plain / "ada", tmp_path / "ada", releases.right(variant)))
    assert f"given: k = {variant['k']:g}, m = {variant['m']:g} kg" in said
    assert said.count("rail: right, 3 of 3 marks") == 2  # by its check, and in the report
    assert "slide: 6 of 6 marks" in said


def test_an_untouched_notebook_runs_and_has_no_marks(plain, tmp_path):
    said = run(releases.fill(plain / "bo", tmp_path / "bo", {}))
    assert "slide: 0 of 6 marks" in said
    assert said.count("missing") == 6


def test_only_the_cells_of_answers_can_be_edited(plain):
    code = [cell for cell in cells(plain / "ada" / "slide.ipynb") if cell.cell_type == "code"]
    free = [cell for cell in code if cell.metadata.get("editable", True)]
    assert [cell.metadata.teachmech.part for cell in free] == ["rail", "force", "push"]
    assert [cell.source for cell in free] == ["rail = ...", "force = ...", "push = ..."]
    assert all(cell.metadata.get("deletable") is False for cell in code if cell not in free)


def test_the_same_release_is_the_same_text(exercise, plain, tmp_path):
    release(exercise, tmp_path, secret=SECRET, students=["ada"])
    for name in ("slide.ipynb", "slide.task.json"):
        assert (tmp_path / "ada" / name).read_bytes() == (plain / "ada" / name).read_bytes()


def test_the_files_of_a_student_have_no_answer(exercise, plain):
    releases.assert_no_answers(plain, exercise, ["ada", "bo"])


# --- graders ----------------------------------------------------------------------------------


def test_nbgrader_finds_the_metadata_of_its_schema(exercise, tmp_path):
    (path,) = release(exercise, tmp_path, secret=SECRET, format="nbgrader")
    assert path == tmp_path / "source" / "slide" / "slide.ipynb"
    assert (path.parent / "slide.task.json").is_file()
    assert "AnswersOnly" in (tmp_path / "nbgrader_config.py").read_text(encoding="utf-8")
    marked = [cell for cell in cells(path) if "nbgrader" in cell.metadata]
    meta = [cell.metadata.nbgrader for cell in marked]
    assert all(one.schema_version == 3 and one.task is False for one in meta)
    assert len({one.grade_id for one in meta}) == len(meta)
    assert {one.grade_id: one.points for one in meta if one.grade} == {
        "check-rail": 3,
        "check-force": 2,
        "check-push": 1,
    }
    assert [one.grade_id for one in meta if one.solution] == [
        "answer-rail",
        "answer-force",
        "answer-push",
    ]
    for cell in marked:
        region = {True: "SOLUTION", False: "HIDDEN TESTS"}[cell.metadata.nbgrader.solution]
        both = all(f"### {word} {region}" in cell.source for word in ("BEGIN", "END"))
        assert both == (cell.metadata.nbgrader.grade or cell.metadata.nbgrader.solution)


def test_an_existing_configuration_is_kept(exercise, tmp_path):
    (tmp_path / "nbgrader_config.py").write_text("c = get_config()\n", encoding="utf-8")
    release(exercise, tmp_path, secret=SECRET, format="nbgrader")
    assert (tmp_path / "nbgrader_config.py").read_text(encoding="utf-8") == "c = get_config()\n"


def test_blocks_of_an_otter_master_are_closed_in_order(exercise, tmp_path):
    (path,) = release(exercise, tmp_path, secret=SECRET, format="otter")
    first, *raw = [cell.source for cell in cells(path) if cell.cell_type == "raw"]
    assert first.startswith("# ASSIGNMENT CONFIG")
    question = [
        "# BEGIN QUESTION",
        *("# BEGIN SOLUTION", "# END SOLUTION", "# BEGIN TESTS", "# END TESTS"),
        "# END QUESTION",
    ]
    assert [source.splitlines()[0] for source in raw] == question * 3


def graded(path, kept, monkeypatch, student="ada"):
    """Return the notebook as it is run by nbgrader, whose gradebook has these locked cells."""
    graded = {name for name in kept if name.startswith("check-")}
    monkeypatch.setattr("teachmech.homework.release.nbgrader._kept", lambda about: (kept, graded))
    monkeypatch.chdir(path.parents[1])  # the folder of the course
    about = {"notebook": path.stem, "student": student, "assignment": "slide"}
    resources = {"nbgrader": about, "metadata": {"path": str(path.parent)}}
    notebook = nbformat.read(path, as_version=4)
    for _ in range(2):  # as nbgrader does
        notebook, resources = AnswersOnly(seconds=20)(notebook, resources)
    return notebook.cells


def test_nbgrader_runs_answers_and_the_cells_of_the_gradebook_alone(
    exercise, tmp_path, monkeypatch
):
    (path,) = release(exercise, tmp_path, secret=SECRET, format="nbgrader")
    named = {
        cell.metadata.nbgrader.grade_id: cell for cell in cells(path) if "nbgrader" in cell.metadata
    }
    kept = {name: cell.source for name, cell in named.items() if cell.metadata.nbgrader.locked}

    def edit(notebook):
        changed = {"answer-rail": "rail = 'y1 = x1'; 1/0", "check-force": "2.0", "open": "pass"}
        for cell in notebook.cells:
            name = cell.metadata.get("nbgrader", {}).get("grade_id")
            cell.source = changed.get(name, cell.source)
        notebook.cells = [c for c in notebook.cells if "push" not in str(c.metadata)]
        notebook.cells += [new_code_cell("push = '2 N'"), new_code_cell("%%bash\nrm -r ..")]

    filled = releases.fill(path.parent, tmp_path / "ada", {"force": ["0", "-m*g"]}, edit)
    found = graded(filled, kept, monkeypatch)
    assert [cell.source for cell in found if cell.cell_type == "code"] == [
        "push = '2 N'",
        kept["open"],
        "rail = 'y1 = x1'",
        kept["check-rail"],
        "force = ['0', '-m*g']",
        kept["check-force"],
        kept["report"],
    ]
    text = "\n".join(cell.source for cell in found if cell.cell_type == "markdown")
    assert "    rail = 'y1 = x1'; 1/0" in text  # to be read, not run
    assert "    %%bash\n    rm -r .." in text


def test_other_assignments_of_an_nbgrader_course_stay_as_they_are(plain, monkeypatch):
    path = plain / "ada" / "slide.ipynb"
    assert graded(path, {"open": "import numpy"}, monkeypatch) == cells(path)


@pytest.mark.parametrize("format", ["nbgrader", "otter"])
def test_a_grader_asks_for_the_id_if_every_student_has_a_variant(exercise, tmp_path, format):
    (path,) = release(exercise, tmp_path, secret=SECRET, format=format, students=["ada", "bo"])
    text = "\n".join(cell.source for cell in cells(path))
    assert "A bead of *your m*" in text
    assert 'task = open_class("slide.class.json", student)' in text
    for student in ("ada", " BO "):
        task = open_class(path.parent / "slide.class.json", student)
        assert task.numbers == exercise.variant(student, SECRET)


def test_the_file_of_a_class_has_no_ids(exercise, tmp_path):
    path = tmp_path / "slide.class.json"
    write_class(path, {"adalovelace": exercise.task(exercise.numbers)})
    assert "lovelace" not in path.read_text(encoding="utf-8")
    with pytest.raises(ProblemError, match="no task for the student 'eve'"):
        open_class(path, "eve")


@pytest.mark.parametrize(
    "text", ["", "[]", '{"format": "another"}', '{"format": "teachmech class 1"}']
)
def test_a_file_that_is_not_of_a_class_is_refused(tmp_path, text):
    path = tmp_path / "slide.class.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ProblemError, match="not the file of a class"):
        open_class(path, "ada")
    with pytest.raises(ProblemError, match="No such file"):
        open_class(tmp_path / "other.class.json", "ada")


# --- what is refused --------------------------------------------------------------------------


@pytest.mark.parametrize("student", ["../ada", "a/b", "", "..", "-x", "a\nb", "x" * 101])
def test_an_id_that_cannot_name_a_folder_is_refused(exercise, tmp_path, student):
    with pytest.raises(ProblemError, match="name of a folder"):
        release(exercise, tmp_path / "out", secret=SECRET, students=[student])
    assert not (tmp_path / "out").exists()


def test_a_student_is_listed_once(exercise, tmp_path):
    with pytest.raises(ProblemError, match="listed twice"):
        release(exercise, tmp_path, secret=SECRET, students=["ada", "Ada "])


def test_a_plain_release_needs_a_student(exercise, tmp_path):
    with pytest.raises(ProblemError, match="no students"):
        release(exercise, tmp_path, secret=SECRET)


def test_a_part_cannot_have_the_name_of_our_own_variables(tmp_path):
    path = releases.write_source(tmp_path)
    text = json.dumps(json.loads(path.read_text(encoding="utf-8")))
    path.write_text(re.sub(r"\bforce\b(?= =|\"|, kind)", "task", text), encoding="utf-8")
    exercise = Exercise.read(path)
    with pytest.raises(ProblemError, match="cannot be called 'task'"):
        outline(exercise, "slide.task.json", exercise.numbers)


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "a",
        "it's",
        "both \"'",
        "two\nlines",
        "ends'\n'",
        "'''\n'''",
        "a\\\nb",
        "\n",
        1.5,
        ["a\nb"],
        {},
    ],
)
def test_a_literal_evaluates_to_its_answer(answer):
    assert ast.literal_eval(literal(answer)) == answer
