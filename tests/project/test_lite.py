"""The version for the browser: what its builder chooses and writes."""

import json
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import lite
import pytest

# Runs the code of a lesson in a Python that does not have some packages.
WITHOUT = """
import json, os, sys
class Finder:
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[2].split():
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Finder)
import matplotlib
matplotlib.use("agg")
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
os.chdir(os.path.dirname(sys.argv[1]))
for cell in json.load(open(sys.argv[1], encoding="utf-8"))["cells"]:
    if cell["cell_type"] == "code":
        shell.run_cell("".join(cell["source"])).raise_error()
print("every cell ran")
"""

LOCK = {"packages": {"numpy": {"name": "numpy", "file_name": "numpy-2.whl"},
                     "ruamel": {"name": "ruamel.yaml", "file_name": "ruamel.whl"}}}  # fmt: skip


def test_packages_of_a_distribution_are_those_whose_files_are_there(tmp_path):
    folder = tmp_path / "pyodide"
    folder.mkdir()
    (folder / "pyodide-lock.json").write_text(json.dumps(LOCK))
    (folder / "ruamel.whl").touch()
    assert lite.lock_of(folder) == {"ruamel-yaml"}
    archive = tmp_path / "pyodide.tar.bz2"
    with tarfile.open(archive, "w:bz2") as file:
        file.add(folder, "pyodide")
    assert lite.lock_of(archive) == {"ruamel-yaml", "numpy"}


def test_wheels_are_added_if_they_fit_every_platform_and_are_missing():
    names = ["Pint-0.25-py3-none-any.whl", "numpy-2-py3-none-any.whl", "x-1-cp311-cp311-linux.whl",
             "ruamel_yaml-0.19-py3-none-any.whl"]  # fmt: skip
    found = lite.missing_wheels(map(Path, names), {"ruamel-yaml", "numpy"})
    assert [path.name for path in found] == ["Pint-0.25-py3-none-any.whl"]


def test_the_wheel_of_the_site_has_no_lessons(tmp_path):
    names = ["teachmech/cli.py", *(f"{folder}a.ipynb" for folder in lite.NOT_THERE)]
    record = "teachmech-1.dist-info/RECORD"
    with zipfile.ZipFile(tmp_path / "whole.whl", "w") as whole:
        for name in names:
            whole.writestr(name, name)
        whole.writestr(record, "".join(f"{name},,\n" for name in [*names, record]))
    lite.shorten(tmp_path / "whole.whl", tmp_path / "short.whl")
    with zipfile.ZipFile(tmp_path / "short.whl") as short:
        assert short.namelist() == ["teachmech/cli.py", record]
        assert short.read(record).decode() == f"teachmech/cli.py,,\n{record},,\n"


def test_a_lesson_gets_a_first_cell_that_installs_the_package(tmp_path):
    source = tmp_path / "a.ipynb"
    source.write_text(json.dumps({"cells": [{"cell_type": "markdown"}], "nbformat": 4}))
    lite.write_lesson(source, tmp_path / "deep" / "a.ipynb")
    first, second = json.loads((tmp_path / "deep" / "a.ipynb").read_text())["cells"]
    assert "%pip install -q --no-deps teachmech" in first["source"]
    assert "scipy" in first["source"].splitlines()[-1]
    assert second == {"cell_type": "markdown"}


def test_a_browser_gets_every_dependency():
    project = tomllib.loads((lite.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = {re.match(r"[\w.-]+", one)[0] for one in project["dependencies"]}
    assert names - {"threadpoolctl"} <= {*lite.FIRST, *lite.LATER}


@pytest.mark.few("02")
@pytest.mark.parametrize("number", lite.LIGHT)
def test_a_first_lesson_runs_before_scipy_is_there(number):
    (lesson,) = (lite.ROOT / "notebooks").glob(f"{number}-*.ipynb")
    text = lesson.read_text("utf-8")
    later = [name for name in lite.LATER if f"import {name}" not in text]  # it installs the others
    command = [sys.executable, "-c", WITHOUT, lesson, " ".join(later)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert "every cell ran" in run.stdout, run.stderr


def test_the_pages_of_the_site_show_what_is_saved(tmp_path):
    for name in lite.APPLICATIONS:
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.html").write_text("<head></head><body>")
    lite.add_saved_line(tmp_path)
    assert (tmp_path / "saved.js").read_text("utf-8") == lite.SAVED.read_text("utf-8")
    tag = '<head><script type="module" src="../saved.js"></script></head>'
    assert all(tag in path.read_text("utf-8") for path in tmp_path.glob("*/index.html"))
    (tmp_path / "lab" / "index.html").write_text("<p>")
    with pytest.raises(SystemExit, match="has no </head>"):
        lite.add_saved_line(tmp_path)
