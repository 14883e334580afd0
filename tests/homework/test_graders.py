"""Round trips through nbgrader and otter-grader: release, submit, autograde, feedback.

The graders are those of this environment (extra ``graders``) or of the Python that the environment
variable TEACHMECH_GRADERS names. Nothing here needs a server, a container or the network.

Grading a student takes a grader ten seconds. The tests that need Joe and Bo are thorough, and the
two are graded only if one of these tests runs.
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
from teachmech.homework.release.release import release
from tests.homework import releases
from tests.homework.releases import SECRET, UPWARDS

PYTHON = os.environ.get("TEACHMECH_GRADERS", sys.executable)
SECONDS = 3  # that a notebook with computed answers may run where one loops

FIND = "from importlib.util import find_spec as f; assert f('nbgrader') and f('otter')"
GENERATE_WITH_NBGRADER = """
import sys
from nbgrader.apps import GenerateAssignmentApp
for assignment in sys.argv[1:]:
    GenerateAssignmentApp.launch_instance([assignment])
    GenerateAssignmentApp.clear_instance()
"""
# Grades one assignment in a hurry and the other one as it is released.
GRADE_WITH_NBGRADER = """
import json, pathlib, sys
from nbgrader.api import Gradebook
from nbgrader.apps import AutogradeApp, GenerateFeedbackApp
hurried, released, *assignments = sys.argv[1:]
for assignment, text in zip(assignments, (hurried, released)):
    pathlib.Path("nbgrader_config.py").write_text(text)
    for app in (AutogradeApp, GenerateFeedbackApp):
        app.launch_instance([assignment])
        app.clear_instance()
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
# For both assignments; the solutions of the second one are also graded.
ASSIGN_WITH_OTTER = """
import os, sys
from otter.assign import main
for master, first in zip(sys.argv[1:], (True, False)):
    main(master, master.replace("slide.ipynb", "dist"), no_run_tests=first)
os._exit(0)  # the threads in which otter waits for logs may never end
"""
GRADE_WITH_OTTER = """
import json, os, sys
from otter.api import grade_submission
found = {}
for name in sys.argv[1:]:
    path, zip = name.split(":")
    results = grade_submission(path, zip, quiet=True)
    found[path] = [{name: one.score for name, one in results.results.items()}, results.summary()]
print(json.dumps(found), flush=True)
os._exit(0)
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
        [PYTHON, "-P", *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module", autouse=True)
def graders(tmp_path_factory):
    found = subprocess.run([PYTHON, "-c", FIND], capture_output=True)
    if found.returncode:
        pytest.skip('nbgrader and otter-grader are not installed: pip install "teachmech[graders]"')
    # A grammar that jsonschema can do without, and that takes every process seconds to load.
    lean = tmp_path_factory.mktemp("lean")
    (lean / "rfc3987_syntax.py").write_text("raise ImportError", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(lean), prepend=os.pathsep)
        yield


@pytest.fixture(scope="module")
def exercise(tmp_path_factory):
    return Exercise.read(releases.write_source(tmp_path_factory.mktemp("source")))


def hurried(text):
    """Shorten the time that computed answers may take, as an instructor may."""
    assert text.count("seconds=20") + text.count("seconds: 20") == 1
    return re.sub(r"(seconds[=:] ?)20", rf"\g<1>{SECONDS}", text)


def cheat(solution):
    """Return a student's edit of a notebook that tries everything but to answer."""

    def edit(notebook):
        for cell in notebook.cells:
            if "check" in cell.metadata.get("teachmech", {}):
                cell.source = "float(3)"
        steal = (
            "import json, pathlib, teachmech.homework.task.task as task_module\n"
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


LOOP = "# for ever\nwhile True:\n    pass\nrail = input()"
THEFT = "# the instructor's copy\nforce = open('../../../source/slide/slide.ipynb').read()"
COMPUTED = """# with the numbers of the task
k, m = task.numbers['k'], task.numbers['m']
push = f'{9.81 * m / (1 + k**2)} N'
"""
ALL = {"rail": 3, "force": 2, "push": 1}
NOTHING = dict.fromkeys(ALL, 0)


@pytest.fixture(scope="module")
def are_all_graded(request):
    """Return whether a test that needs Joe or Bo runs."""
    items = (item for item in request.session.items if item.path == request.path)
    return any(item.get_closest_marker("thorough") for item in items)


def hand_in(slide, own, submitted, exercise, solution, bo):
    """Fill in the releases of both assignments, as ``submitted/STUDENT/ASSIGNMENT/``.

    Eve cheats; Joe loops, and is right where the task file looks; Max has the wrong sign. Ada
    computes; Bo hands in what Ada wrote, with an id. Joe and Bo hand in nothing if `bo` is None.
    """
    variant, adas = exercise.variant("class", SECRET), exercise.variant("ada", SECRET)
    evil = submitted / "eve" / "slide"
    releases.fill(slide, evil, {"force": THEFT}, cheat(solution))
    (evil / "slide.task.json").write_text("{}", encoding="utf-8")
    theft = f"open({str(submitted / 'stolen.txt')!r}, 'w')"
    (evil / "numpy.py").write_text(theft, encoding="utf-8")
    releases.fill(slide, submitted / "max" / "slide", releases.right(variant) | UPWARDS)
    right = releases.right(adas)
    releases.fill(own, submitted / "ada" / "own", right | {"student": "ada", "push": COMPUTED})
    if bo is not None:
        forged = releases.right_where_the_file_looks(exercise.task(variant))
        releases.fill(slide, submitted / "joe" / "slide", {"rail": LOOP, "force": forged})
        releases.fill(own, submitted / "bo" / "own", right | {"student": bo})


def test_the_numbers_of_two_students_differ(exercise):
    ada, bo = (releases.push(exercise.variant(student, SECRET)) for student in ("ada", "bo"))
    assert ada != pytest.approx(bo, rel=0.02)


# --- nbgrader ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def course(exercise, are_all_graded, tmp_path_factory):
    """A course with two assignments: one variant for all, and a variant for every student."""
    folder = tmp_path_factory.mktemp("course")
    release(exercise, folder / "own", secret=SECRET, format="nbgrader", students=["ada", "bo"])
    for step in ("source", "marking"):
        shutil.move(folder / "own" / step / "slide", folder / step / "own")
    release(exercise, folder, secret=SECRET, format="nbgrader")
    python(folder, "-c", GENERATE_WITH_NBGRADER, "slide", "own")
    released, submitted = folder / "release", folder / "submitted"
    solution = "source/slide/*.ipynb"
    bo = "ada" if are_all_graded else None
    hand_in(released / "slide", released / "own", submitted, exercise, solution, bo)
    return folder


@pytest.fixture(scope="module")
def marks(course):
    released = (course / "nbgrader_config.py").read_text(encoding="utf-8")
    told = (hurried(released), released, "slide", "own")
    return json.loads(python(course, "-c", GRADE_WITH_NBGRADER, *told))


def feedback(course, handed):
    assignment, student = handed.split("/")
    page = course / "feedback" / student / assignment / "slide.html"
    return re.sub(r"\s+", " ", page.read_text(encoding="utf-8"))


@pytest.mark.thorough
def test_nbgrader_gives_full_marks_for_right_answers_in_other_forms(course, marks):
    assert marks["own/ada"] == ALL
    assert "Sign of gravity" not in feedback(course, "own/ada")


@pytest.mark.thorough
def test_nbgrader_gives_partial_credit_and_names_the_mistake(course, marks):
    assert marks["slide/max"] == ALL | {"force": 1}
    assert "Sign of gravity" in feedback(course, "slide/max")


@pytest.mark.thorough
def test_nbgrader_gives_no_marks_to_a_hostile_notebook(course, marks):
    assert marks["slide/eve"] == NOTHING
    assert not list(course.parent.rglob("stolen.txt"))
    assert "Your notebook:" in feedback(course, "slide/eve")


@pytest.mark.thorough
def test_nbgrader_ends_an_endless_notebook_and_continues(course, marks):
    assert marks["slide/joe"]["rail"] == 0
    assert f"ran for more than {SECONDS} s" in feedback(course, "slide/joe")
    assert marks["slide/max"]["rail"] == 3  # the student after him


@pytest.mark.thorough
def test_nbgrader_marks_at_other_states_than_those_in_the_task_file(course, marks):
    assert marks["slide/joe"] == NOTHING
    assert "0 of 2 are right" in feedback(course, "slide/joe")


@pytest.mark.thorough
def test_nbgrader_marks_by_the_variant_of_the_folder_not_of_the_notebook(marks):
    assert marks["own/bo"] == ALL | {"push": 0}


@pytest.mark.thorough
def test_the_release_of_nbgrader_has_no_answer(course, exercise):
    releases.assert_no_answers(course / "release", exercise, ["class", "ada", "bo"])
    with pytest.raises(AssertionError):
        releases.assert_no_answers(course / "source", exercise, ["class", "ada", "bo"])


@pytest.mark.thorough
@pytest.mark.parametrize("folder", ["release", "autograded", "feedback", "source"])
def test_the_marking_files_of_nbgrader_stay_in_one_folder(course, marks, exercise, folder):
    releases.assert_no_marking(course / folder, exercise, ["class", "ada", "bo"])
    for student in ("class", "ada", "bo"):
        with pytest.raises(AssertionError):
            releases.assert_no_marking(course / "marking", exercise, [student])


# --- otter-grader -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def assigned(exercise, tmp_path_factory):
    """Return the same two assignments."""
    folder = tmp_path_factory.mktemp("otter")
    (one,) = release(exercise, folder / "one", secret=SECRET, format="otter")
    own = folder / "own"
    (each,) = release(exercise, own, secret=SECRET, format="otter", students=["ada", "bo"])
    one.write_text(hurried(one.read_text(encoding="utf-8")), encoding="utf-8")
    python(folder, "-c", ASSIGN_WITH_OTTER, str(one), str(each))
    return {"slide": one.parent / "dist", "own": each.parent / "dist"}


@pytest.fixture(scope="module")
def graded(assigned, exercise, are_all_graded, tmp_path_factory):
    folder = tmp_path_factory.mktemp("submitted")
    students = (assigned[name] / "student" for name in ("slide", "own"))
    bo = "bo" if are_all_graded else None
    hand_in(*students, folder, exercise, "autograder/*.ipynb", bo)
    submitted = {}
    for path in folder.glob("*/*/"):
        (autograder,) = (assigned[path.name] / "autograder").glob("*.zip")
        everything = shutil.make_archive(str(path), "zip", path)  # as Gradescope takes it
        submitted[f"{path.name}/{path.parent.name}"] = f"{everything}:{autograder}"
    found = json.loads(python(folder, "-c", GRADE_WITH_OTTER, *submitted.values()))
    return dict(zip(submitted, found.values(), strict=True))


@pytest.mark.thorough
def test_otter_gives_full_marks_for_right_answers_in_other_forms(graded):
    marks, said = graded["own/ada"]
    assert marks == ALL
    assert "failed" not in said


@pytest.mark.thorough
def test_otter_gives_partial_credit_and_names_the_mistake(graded):
    marks, said = graded["slide/max"]
    assert marks == ALL | {"force": 1}
    assert "Sign of gravity" in said


@pytest.mark.thorough
def test_otter_gives_no_marks_to_a_hostile_notebook(graded, tmp_path_factory):
    marks, said = graded["slide/eve"]
    assert marks == NOTHING
    assert "There is no answer yet" in said
    assert not list(tmp_path_factory.getbasetemp().rglob("stolen.txt"))


@pytest.mark.thorough
def test_otter_ends_an_endless_notebook_and_continues(graded):
    marks, said = graded["slide/joe"]
    assert marks["rail"] == 0
    assert f"ran for more than {SECONDS} s" in said
    assert graded["slide/max"][0]["rail"] == 3


@pytest.mark.thorough
def test_otter_marks_at_other_states_than_those_in_the_task_file(graded):
    marks, said = graded["slide/joe"]
    assert marks == NOTHING
    assert "0 of 2 are right" in said


@pytest.mark.thorough
def test_otter_marks_by_the_variant_of_the_id_in_the_notebook(graded):
    marks, said = graded["own/bo"]
    assert marks == ALL | {"push": 0}
    assert "Student: bo" in said


@pytest.mark.thorough
def test_the_release_of_otter_is_the_plain_notebook_without_answers(assigned, exercise):
    for folder in assigned.values():
        students = ["class", "ada", "bo"]
        releases.assert_no_answers(folder / "student", exercise, students)
        releases.assert_no_marking(folder / "student", exercise, students)
        notebook = nbformat.read(folder / "student" / "slide.ipynb", as_version=4)
        assert "otter" not in "".join(cell.source for cell in notebook.cells)
        for check in (releases.assert_no_answers, releases.assert_no_marking):
            with pytest.raises(AssertionError):
                check(folder / "autograder", exercise, students)
