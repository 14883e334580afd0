"""What is installed without the clone: the wheel has examples, exercises and lessons."""

import os
import subprocess
import sys
import zipfile

import nbformat
import pytest

from tests import ROOT


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Return a folder with the wheel unpacked, as an installation has it."""
    folder = tmp_path_factory.mktemp("wheel")
    command = "-m pip wheel --quiet --disable-pip-version-check --no-deps"
    built = [sys.executable, *command.split(), "--wheel-dir", folder, ROOT]
    done = subprocess.run(built, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    target = folder / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(target)
    return target


@pytest.fixture
def teachmech(installed, tmp_path):
    """Run the command of the wheel in an empty folder; return what it says."""

    def run(*arguments):
        environment = {**os.environ, "PYTHONPATH": str(installed)}
        command = [sys.executable, "-m", "teachmech", *arguments]
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def names(folder):
    return {path.stem.lstrip("0123456789-") for path in ROOT.joinpath(folder).glob("*.ipynb")}


@pytest.mark.thorough
def test_exercises_are_listed_in_an_empty_folder(teachmech):
    listed = {line.split()[1] for line in teachmech("exercise", "list").splitlines()}
    assert listed == names("exercises") - {"template"}


@pytest.mark.thorough
def test_the_program_in_javascript_finds_its_core(teachmech):
    said = teachmech("program", "pendulum", "--method", "rk4", "--language", "javascript")
    assert "function factorise(problem, pattern)" in said


@pytest.mark.thorough
def test_the_program_in_matlab_finds_its_method(teachmech):
    said = teachmech("program", "pendulum", "--method", "rk4", "--language", "matlab")
    assert "function [a, lambda] = udwadia_kalaba(M, Q, A, b)" in said


@pytest.mark.thorough
def test_an_exercise_is_released_by_its_name(teachmech, tmp_path):
    (tmp_path / "secret").write_text("a secret that is long enough for a course")
    (tmp_path / "ids").write_text("ada")
    options = ["--students", "ids", "--secret-file", "secret"]
    teachmech("exercise", "release", "skate", "handout", *options)
    notebook = nbformat.read(tmp_path / "handout" / "ada" / "skate.ipynb", as_version=4)
    assert any("task.report(" in cell.source for cell in notebook.cells)
    assert (tmp_path / "handout" / "ada" / "skate.task.json").is_file()


@pytest.mark.thorough
def test_lessons_are_copied_and_not_written_over(teachmech, tmp_path):
    said = teachmech("lessons", "course")
    written = {path.stem.lstrip("0123456789-") for path in tmp_path.joinpath("course").iterdir()}
    assert written == names("notebooks")
    assert said.count("written: ") == len(written)
    lesson = tmp_path / "course" / "02-first-problem.ipynb"
    shipped = nbformat.read(ROOT / "notebooks" / lesson.name, as_version=4)
    kept = [cell for cell in shipped.cells if "test" not in cell.metadata.get("tags", [])]
    assert nbformat.read(lesson, as_version=4).cells == kept
    lesson.write_text("mine")
    with pytest.raises(AssertionError, match="already exists; choose another folder"):
        teachmech("lessons", "course")
    assert lesson.read_text() == "mine"
    teachmech("lessons", "course", "--force")
    assert lesson.read_text() != "mine"
