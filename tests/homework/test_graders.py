"""Round trips through nbgrader and otter-grader: release, submit, autograde, feedback.

The graders are those of this environment (extra ``graders``) or of the Python that the environment
variable TEACHMECH_GRADERS names. Nothing here needs a server, a container or the network.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell

import teachmech
from teachmech.homework import Exercise
from teachmech.homework.release import release
from tests.homework import releases
from tests.homework.releases import SECRET, UPWARDS

PYTHON = os.environ.get("TEACHMECH_GRADERS", sys.executable)
SECONDS = 12  # that a notebook with computed answers may run; starting it takes some of them

MARKS_OF_NBGRADER = """
import json
from nbgrader.api import Gradebook
marks = {}
with Gradebook("sqlite:///gradebook.db") as book:
    for assignment in book.assignments:
        for submission in assignment.submissions:
            for grade in (grade for notebook in submission.notebooks for grade in notebook.grades):
                one = marks.setdefault(f"{assignment.name}/{submission.student.id}", {})
                one[grade.name.removeprefix("check-")] = grade.score
                assert not grade.needs_manual_grade
print(json.dumps(marks))
"""
GRADE_WITH_OTTER = """
import json, sys
from otter.api import grade_submission
zip, *paths = sys.argv[1:]
found = {}
for path in paths:
    results = grade_submission(path, zip, quiet=True)
    found[path] = [{name: one.score for name, one in results.results.items()}, results.summary()]
print(json.dumps(found))
"""


def python(folder, *arguments):
    """Run the graders' Python in a folder; return what it prints."""
    path = [str(Path(teachmech.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(PYTHON).parent), os.environ["PATH"]]),
        "PYTHONPATH": os.pathsep.join(filter(None, path)),
        "JUPYTER_PLATFORM_DIRS": "1",
        "OMP_NUM_THREADS": "1",
    }
    done = subprocess.run(
        [PYTHON, *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module", autouse=True)
def graders():
    found = subprocess.run([PYTHON, "-c", "import nbgrader, otter"], capture_output=True)
    if found.returncode:
        pytest.skip("nbgrader and otter-grader are not installed: pip install teachmech[graders]")


@pytest.fixture(scope="module")
def exercise(tmp_path_factory):
    return Exercise.read(releases.write_source(tmp_path_factory.mktemp("source")))


@pytest.fixture(scope="module")
def variant(exercise):
    return exercise.variant("class", SECRET)


def quickly(path):
    """Shorten the time that computed answers may take, as an instructor may."""
    text = path.read_text(encoding="utf-8")
    assert text.count("seconds=20") + text.count("seconds: 20") == 1
    text = re.sub(r"(seconds[=:] ?)20", rf"\g<1>{SECONDS}", text)
    path.write_text(text, encoding="utf-8")


def cheat(solution):
    """Return a student's edit of a notebook that tries everything but to answer."""

    def edit(notebook):
        for cell in notebook.cells:
            if "check" in cell.metadata.get("teachmech", {}):
                cell.source = "float(3)"
        steal = (
            "import json, pathlib, teachmech.homework.task as task_module\n"
            "task_module.Task.marks = lambda *_: 3.0\n"
            "task_module.Task.check = lambda self, name, _: self.check(name, None)\n"
            f"for path in pathlib.Path('../../..').rglob({solution!r}):\n"
            "    pathlib.Path('stolen.txt').write_text(path.read_text())\n"
        )
        notebook.cells.insert(1, new_code_cell(steal))
        # The check of the last part goes.
        notebook.cells = [
            cell
            for cell in notebook.cells
            if cell.metadata.get("teachmech", {}).get("check") != "push"
        ]

    return edit


STUDENTS = ("ada", "eve", "joe", "max")
LOOP = "# for ever\nwhile True:\n    pass\nrail = input()"
THEFT = "# the instructor's copy\nforce = open('../../../source/slide/slide.ipynb').read()"


def hand_in(released, folder, variant, solution):
    """Ada answers in other forms; Eve cheats; Joe loops; Max has the wrong sign, and computes."""
    good = releases.right(variant)
    computed = "# with the numbers of the task\nk, m = task.numbers['k'], task.numbers['m']\n"
    computed += "push = f'{9.81 * m / (1 + k**2)} N'"
    releases.fill(released, folder("ada"), good)
    releases.fill(released, folder("eve"), {"force": THEFT}, cheat(solution))
    releases.fill(released, folder("joe"), {"rail": LOOP})
    (folder("eve") / "slide.task.json").write_text("{}", encoding="utf-8")
    releases.fill(released, folder("max"), good | UPWARDS | {"push": computed})


# --- nbgrader ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def course(exercise, variant, tmp_path_factory):
    """A course with two assignments: one variant for all, and a variant for every student."""
    folder = tmp_path_factory.mktemp("course")
    release(exercise, folder, secret=SECRET, format="nbgrader")
    own = folder / "own"
    release(exercise, own, secret=SECRET, format="nbgrader", students=["ada", "bo"])
    shutil.move(own / "source" / "slide", folder / "source" / "own")
    quickly(folder / "nbgrader_config.py")
    nbgrader(folder, "generate_assignment", "slide")
    nbgrader(folder, "generate_assignment", "own")
    hand_in(
        folder / "release" / "slide",
        lambda student: folder / "submitted" / student / "slide",
        variant,
        "source/slide/*.ipynb",
    )
    adas = releases.right(exercise.variant("ada", SECRET))
    for student in ("ada", "bo"):  # Bo hands in what Ada wrote, with her id
        path = folder / "submitted" / student / "own"
        releases.fill(folder / "release" / "own", path, adas | {"student": "ada"})
    nbgrader(folder, "autograde", "slide")
    nbgrader(folder, "autograde", "own")
    nbgrader(folder, "generate_feedback", "slide")
    return folder


def nbgrader(folder, *arguments):
    return python(folder, "-m", "nbgrader", *arguments)


@pytest.fixture(scope="module")
def marks(course):
    return json.loads(python(course, "-c", MARKS_OF_NBGRADER))


def feedback(course, student):
    page = (course / "feedback" / student / "slide" / "slide.html").read_text(encoding="utf-8")
    return re.sub(r"\s+", " ", page)


def test_nbgrader_gives_full_marks_for_right_answers_in_other_forms(course, marks):
    assert marks["slide/ada"] == {"rail": 3, "force": 2, "push": 1}
    assert "Sign of gravity" not in feedback(course, "ada")


def test_nbgrader_gives_part_of_the_marks_and_its_feedback_names_the_mistake(course, marks):
    assert marks["slide/max"] == {"rail": 3, "force": 1, "push": 1}
    assert "Sign of gravity" in feedback(course, "max")


def test_nbgrader_gives_nothing_for_a_hostile_notebook(course, marks):
    assert marks["slide/eve"] == {"rail": 0, "force": 0, "push": 0}
    assert not list(course.rglob("stolen.txt"))
    assert "Your notebook:" in feedback(course, "eve")


def test_nbgrader_ends_a_notebook_that_loops_and_goes_on(course, marks):
    assert marks["slide/joe"] == {"rail": 0, "force": 0, "push": 0}
    assert f"ran for more than {SECONDS} s" in feedback(course, "joe")
    assert marks["slide/max"]["rail"] == 3  # who comes after him


def test_nbgrader_marks_by_the_variant_of_the_folder_not_of_the_notebook(exercise, marks):
    assert releases.push(exercise.variant("ada", SECRET)) != pytest.approx(
        releases.push(exercise.variant("bo", SECRET)), rel=0.02
    )
    assert marks["own/ada"] == {"rail": 3, "force": 2, "push": 1}
    assert marks["own/bo"] == {"rail": 3, "force": 2, "push": 0}


def test_what_nbgrader_releases_holds_no_answer(course, exercise):
    releases.assert_no_answers(course / "release", exercise, ["class", "ada", "bo"])
    with pytest.raises(AssertionError):
        releases.assert_no_answers(course / "source", exercise, ["class", "ada", "bo"])


# --- otter-grader -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def assigned(exercise, tmp_path_factory):
    """The folder of ``otter assign``, which grades the instructor's own copy on the way."""
    folder = tmp_path_factory.mktemp("otter")
    (master,) = release(exercise, folder, secret=SECRET, format="otter")
    quickly(master)
    python(master.parent, "-m", "otter", "assign", master.name, "dist")
    return master.parent / "dist"


@pytest.fixture(scope="module")
def graded(assigned, variant):
    handed_in = assigned.parent / "submitted"
    hand_in(
        assigned / "student",
        lambda student: handed_in / student,
        variant,
        "autograder/*.ipynb",
    )
    (zipped,) = (assigned / "autograder").glob("*.zip")
    paths = [str(handed_in / student / "slide.ipynb") for student in STUDENTS]
    found = json.loads(python(handed_in, "-c", GRADE_WITH_OTTER, str(zipped), *paths))
    return dict(zip(STUDENTS, found.values(), strict=True))


def test_otter_gives_full_marks_for_right_answers_in_other_forms(graded):
    marks, said = graded["ada"]
    assert marks == {"rail": 3, "force": 2, "push": 1}
    assert "failed" not in said


def test_otter_gives_part_of_the_marks_and_names_the_mistake(graded):
    marks, said = graded["max"]
    assert marks == {"rail": 3, "force": 1, "push": 1}
    assert "Sign of gravity" in said


def test_otter_gives_nothing_for_a_hostile_notebook(assigned, graded):
    marks, said = graded["eve"]
    assert marks == {"rail": 0, "force": 0, "push": 0}
    assert "There is no answer yet" in said
    assert not list(assigned.parent.rglob("stolen.txt"))


def test_otter_ends_a_notebook_that_loops_and_goes_on(graded):
    marks, said = graded["joe"]
    assert marks == {"rail": 0, "force": 0, "push": 0}
    assert f"ran for more than {SECONDS} s" in said
    assert graded["max"][0]["rail"] == 3  # who comes after him


def test_what_otter_releases_is_the_plain_notebook_without_answers(assigned, exercise):
    releases.assert_no_answers(assigned / "student", exercise, ["class"])
    notebook = nbformat.read(assigned / "student" / "slide.ipynb", as_version=4)
    assert "otter" not in "".join(cell.source for cell in notebook.cells)
    with pytest.raises(AssertionError):
        releases.assert_no_answers(assigned / "autograder", exercise, ["class"])
