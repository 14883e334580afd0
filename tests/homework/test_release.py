"""A release next to an earlier one, and the data for its marking."""

import ast
import json

import nbformat
import pytest

from teachmech.base.errors import ProblemError
from teachmech.cli import main
from teachmech.homework import Exercise, open_class, open_task
from teachmech.homework.marking.submissions import read_submission
from teachmech.homework.release.nbgrader import AnswersOnly
from teachmech.homework.release.otter import Marking
from teachmech.homework.release.release import release
from tests.homework import releases
from tests.homework.releases import SECRET

OTHER_SECRET = "the secret of another course"
CLASS = ["ada", "bo"]


@pytest.fixture(scope="module")
def exercise(tmp_path_factory):
    return Exercise.read(releases.write_source(tmp_path_factory.mktemp("source")))


def contents(folder):
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


# --- an earlier release -----------------------------------------------------------------------


@pytest.mark.few("plain-ada")
@pytest.mark.parametrize(
    "format, place", [("plain", "ada"), ("nbgrader", "source/slide"), ("otter", "slide")]
)
def test_a_release_is_replaced_only_on_request(exercise, tmp_path, format, place):
    release(exercise, tmp_path, secret=SECRET, students=CLASS, format=format)
    before = contents(tmp_path)
    with pytest.raises(ProblemError) as caught:
        release(exercise, tmp_path, secret=OTHER_SECRET, students=CLASS, format=format)
    assert str(caught.value).startswith(f"{tmp_path / place}: slide is already released here")
    assert "another folder" in caught.value.hint
    assert contents(tmp_path) == before
    release(exercise, tmp_path, secret=OTHER_SECRET, students=CLASS, format=format, replace=True)
    after = contents(tmp_path)
    assert after.keys() == before.keys()
    assert [name for name in after if "json" in name and after[name] == before[name]] == []


@pytest.mark.parametrize("format", ["nbgrader", "otter"])
def test_a_replaced_release_leaves_no_files(exercise, tmp_path, format):
    folder = tmp_path / "new"
    release(exercise, folder, secret=SECRET, students=CLASS, format=format)
    names = contents(folder)
    release(exercise, folder, secret=SECRET, format=format, replace=True)
    assert set(contents(folder)) == {name.replace(".class.", ".task.") for name in names}


def test_marking_files_do_not_stay_in_the_folder_of_a_student(exercise, tmp_path):
    release(exercise, tmp_path, secret=SECRET, format="otter")
    release(exercise, tmp_path, secret=SECRET, students=["slide"], replace=True)
    assert sorted(p.name for p in tmp_path.rglob("*.*")) == ["slide.ipynb", "slide.task.json"]


def test_a_student_who_comes_later_gets_a_release_in_the_same_folder(exercise, tmp_path):
    release(exercise, tmp_path, secret=SECRET, students=["ada"])
    before = contents(tmp_path)
    with pytest.raises(ProblemError, match="ada: slide is already released"):
        release(exercise, tmp_path, secret=SECRET, students=["bo", "ada"])
    assert contents(tmp_path) == before
    release(exercise, tmp_path, secret=SECRET, students=["bo"])
    assert contents(tmp_path).items() > before.items()


def test_other_files_of_a_student_stay(exercise, tmp_path):
    kept = tmp_path / "ada" / "slide.answers.json"
    kept.parent.mkdir()
    kept.write_text("{}", encoding="utf-8")
    for _ in range(2):
        release(exercise, tmp_path, secret=SECRET, students=["ada"], replace=True)
    assert kept.read_text(encoding="utf-8") == "{}"


def test_the_command_explains_how_to_replace_a_release(exercise, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("TEACHMECH_SECRET", SECRET)
    monkeypatch.setattr("teachmech.homework.commands.find", lambda name: exercise)
    (tmp_path / "ids.txt").write_text("ada\nbo\n", encoding="utf-8")
    out, ids = str(tmp_path / "out"), str(tmp_path / "ids.txt")
    command = ["exercise", "release", "slide", out, "--students", ids]
    assert main(command) == 0
    assert main(command) == 1
    said = capsys.readouterr().err
    assert "slide is already released here, and in 1 other folder" in said
    assert "--replace" in said
    assert main([*command, "--replace"]) == 0


# --- what is marked with ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "format, theirs, ours",
    [
        ("nbgrader", "source/slide/slide", "marking/slide/slide"),
        ("otter", "slide/slide", "slide/marking-slide"),
    ],
)
def test_a_grader_has_a_task_file_of_its_own(exercise, tmp_path, format, theirs, ours):
    release(exercise, tmp_path, secret=SECRET, format=format)
    variant = exercise.variant("class", SECRET)
    of_students = open_task(tmp_path / f"{theirs}.task.json")
    marking = open_task(tmp_path / f"{ours}.task.json")
    assert of_students.to_text() == exercise.task(variant).sealed(SECRET).to_text()
    as_of_mark = exercise.task(variant, secret=SECRET)
    assert marking.to_text() == as_of_mark.sealed(SECRET).to_text()
    release(exercise, tmp_path, secret=SECRET, format=format, students=CLASS, replace=True)
    for student in CLASS:
        variant = exercise.variant(student, SECRET)
        of_student = open_class(tmp_path / f"{theirs}.class.json", student)
        marking = open_class(tmp_path / f"{ours}.class.json", student)
        assert of_student.to_text() == exercise.task(variant).sealed(SECRET).to_text()
        as_of_mark = exercise.task(variant, secret=SECRET)
        assert marking.to_text() == as_of_mark.sealed(SECRET).to_text()


def test_a_force_fitted_to_the_states_of_the_task_file_has_no_marks(exercise):
    variant = exercise.variant("class", SECRET)
    forged = releases.right_where_the_file_looks(exercise.task(variant))
    assert exercise.task(variant).check("force", forged).marks == 2
    assert exercise.task(variant, secret=SECRET).check("force", forged).marks == 0
    assert exercise.task(variant, secret=SECRET).check("force", ["0", "-m*g"]).marks == 2


def test_nbgrader_does_not_mark_without_the_task_file_of_the_course(
    exercise, tmp_path, monkeypatch
):
    (path,) = release(exercise, tmp_path, secret=SECRET, format="nbgrader")
    notebook = nbformat.read(path, as_version=4)
    marked = [cell for cell in notebook.cells if "nbgrader" in cell.metadata]
    kept = {cell.metadata.nbgrader.grade_id: cell.source for cell in marked}
    monkeypatch.setattr("teachmech.homework.release.nbgrader._kept", lambda about: (kept, set()))
    monkeypatch.chdir(tmp_path)
    about = {"notebook": "slide", "student": "ada", "assignment": "moved"}
    resources = {"nbgrader": about, "metadata": {"path": str(path.parent)}}
    with pytest.raises(ProblemError, match="there is no task file to mark with") as caught:
        AnswersOnly()(notebook, resources)
    assert caught.value.where.endswith("marking/moved/slide.task.json")


@pytest.fixture
def plugin(exercise, tmp_path):
    """Return the plugin in a folder as otter-grader prepares it for a submission."""
    (path,) = release(exercise, tmp_path, secret=SECRET, format="otter", students=CLASS)
    (path.parent / "tests").mkdir()
    files = {"task": "slide.class.json", "marking": "marking-slide.class.json"}
    options = files | {"parts": ["rail", "force", "push"], "seconds": 20}
    return Marking(str(path), {}, options)


def report(plugin, **answers):
    """Return the text of the notebook that otter-grader runs."""
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(f"{name} = {value!r}") for name, value in answers.items()]
    )
    nbformat.write(notebook, plugin.path)
    (cell,) = plugin.before_execution(notebook).cells
    return ast.literal_eval(cell.source.removeprefix("report = "))


@pytest.mark.parametrize("student", ["", "eve", ["ada"]])
def test_otter_reports_a_student_who_is_not_in_the_class(plugin, student):
    found = report(plugin, student=student, rail="y1 = k*x1")
    assert {part["status"] for part in found.values()} == {"missing"}
    assert all(part["said"] == plugin.generate_report() for part in found.values())
    assert "student" in plugin.generate_report()


def test_otter_marks_by_the_id_and_names_it(plugin):
    found = report(plugin, student=" Ada", rail="y1 = k*x1")
    assert [part["status"] for part in found.values()] == ["right", "missing", "missing"]
    assert plugin.generate_report().startswith("slide: 3 of 6 marks")
    assert "Student: Ada" in plugin.generate_report()


def test_otter_removes_other_files_of_a_student_before_it_runs(plugin):
    folder = plugin.path.parent
    (folder / "numpy.py").write_text("raise SystemExit", encoding="utf-8")
    (folder / "teachmech").mkdir()
    (folder / "teachmech" / "__init__.py").write_text("raise SystemExit", encoding="utf-8")
    report(plugin, student="ada")
    assert sorted(path.name for path in folder.iterdir()) == [
        *("marking-slide.class.json", "slide.class.json", "slide.ipynb", "tests"),
    ]


def test_computing_cells_find_the_given_task(exercise, tmp_path):
    variant = exercise.variant("ada", SECRET)
    exercise.task(variant).save(tmp_path / "slide.task.json")
    source = "import json\npush = json.load(open('slide.task.json'))['numbers']['m']"
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source)])
    (tmp_path / "ada").mkdir()
    path = tmp_path / "ada" / "slide.ipynb"
    nbformat.write(notebook, path)
    forged = {"numbers": {"m": 1000}}
    (tmp_path / "ada" / "slide.task.json").write_text(json.dumps(forged), encoding="utf-8")
    for handed in (path, path.parent):
        found = read_submission(handed, ["push"], task=tmp_path / "slide.task.json")
        assert found.answers == {"push": variant["m"]}
    assert read_submission(path.parent, ["push"]).answers == {"push": 1000}
    with pytest.raises(ProblemError, match="No such file"):
        read_submission(path, ["push"], task=tmp_path / "none.task.json")
