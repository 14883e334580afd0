"""Pages are written without the packages of notebooks."""

import subprocess
import sys

import pytest

from teachmech.problems.library import shipped

# Runs the command line in a Python that does not have some packages.
WITHOUT = """
import sys
class Finder:
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[1].split():
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Finder)
from teachmech.cli import main
sys.exit(main(sys.argv[2:]))
"""
NOTEBOOK = "anywidget ipywidgets jupyterlab pandas IPython comm ipykernel"
PAGES = {
    "live": (f"{NOTEBOOK} traitlets latex2mathml mistune nbformat pint",
             ("live", "pendulum", "-o", "page.html")),
    "exercise": (NOTEBOOK,
                 ("exercise", "release", shipped("exercises") / "01-bead-on-a-wire.ipynb", ".",
                  "--page", "--students", "ids.txt")),
}  # fmt: skip


@pytest.mark.thorough
@pytest.mark.parametrize("kind", PAGES)
def test_a_page_is_written_without_packages_of_notebooks(kind, tmp_path, monkeypatch):
    monkeypatch.setenv("TEACHMECH_SECRET", "a secret that is long enough for a course")
    (tmp_path / "ids.txt").write_text("ada\n")
    packages, arguments = PAGES[kind]
    command = [sys.executable, "-c", WITHOUT, packages, *arguments]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr
    (page,) = tmp_path.rglob("*.html")
    assert page.read_text("utf-8").startswith("<!DOCTYPE html>")
