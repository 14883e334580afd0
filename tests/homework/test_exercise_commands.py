"""The command ``teachmech exercise``: what it writes and says, how it ends."""

import csv
import errno
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook

from teachmech.base.errors import MissingPackageError
from teachmech.cli import main
from teachmech.expressions import units
from teachmech.homework import open_task
from teachmech.homework.variant_numbers import SECRET_VARIABLE
from tests.homework import bead
from tests.homework.classroom import warm as warm

SMALL = bead.SPECIFICATION[: bead.SPECIFICATION.index("  - {name: masses")]
WORKED = {name: bead.WORKED[name] for name in ("wire", "force")}


@pytest.fixture
def course(tmp_path, monkeypatch):
    """Return a folder with an exercise in ``exercises/`` and a secret."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)
    (tmp_path / "exercises").mkdir()
    bead.write(tmp_path / "exercises", SMALL, WORKED)
    (tmp_path / "secret").write_text(bead.SECRET)
    return tmp_path


@pytest.fixture(scope="module")
def task_file(tmp_path_factory):
    """Return the text of Ada's task, as the command writes it."""
    folder = tmp_path_factory.mktemp("course")
    notebook, secret, task = bead.write(folder, SMALL, WORKED), folder / "secret", folder / "task"
    secret.write_text(bead.SECRET)
    options = ["--student", "Ada", "--secret-file", str(secret), "-o", str(task)]
    assert main(["exercise", "variant", str(notebook), *options]) == 0
    return task.read_text()


@pytest.fixture
def task(course, task_file):
    (course / "bead.task.json").write_text(task_file)
    return open_task("bead.task.json")


def test_foreign_texts_cannot_control_the_terminal(course, capsys):
    for old, new in (("A bead on", '"A \\u009b31m bead'), ("You can write", '"You \\e]0;x\\a')):
        (path,) = (course / "exercises").glob("*.ipynb")
        cells = json.loads(path.read_text())
        for cell in cells["cells"]:
            lines = "".join(cell["source"]).split("\n")
            cell["source"] = "\n".join(
                line.replace(old, new) + '"' if old in line else line for line in lines
            )
        path.write_text(json.dumps(cells))
    assert main(["exercise", "list"]) == 0
    assert main(["exercise", "show", "bead"]) == 0
    shown = capsys.readouterr().out
    assert r"\x9b31m" in shown and r"\x1b]0;" in shown
    assert all(c.isprintable() or c == "\n" for c in shown)


def test_list_shows_the_exercises_of_a_folder(course, capsys):
    assert main(["exercise", "list"]) == 0
    assert capsys.readouterr().out.split() == "1 bead 20 min 5 marks A bead on a parabola".split()
    (course / "exercises" / "02-wrong.ipynb").write_text("{}")
    assert main(["exercise", "list", "exercises"]) == 1
    streams = capsys.readouterr()
    assert streams.out.startswith(" 1 bead ")
    assert "02-wrong.ipynb: this is not a Jupyter notebook" in streams.err
    assert main(["exercise", "show", "1"]) == main(["exercise", "show", "01"]) == 0
    assert capsys.readouterr().out.count("A bead on a parabola (") == 2
    assert main(["exercise", "show", "99"]) == 1
    assert "there is no exercise '99'" in capsys.readouterr().err
    assert main(["exercise", "list", "none"]) == 1
    assert "none: there is no exercise in this folder" in capsys.readouterr().err


@pytest.mark.thorough
def test_the_homework_block_of_the_readme_runs_as_printed(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    block = readme.partition("\n## Homework\n")[2].partition("\n## ")[0]
    lines = [shlex.split(line, comments=True) for line in block.splitlines() if line[:4] == " " * 4]
    assert [line[0] for line in lines] == ["teachmech"] * 2 + [
        "echo",
        "teachmech",
        "cp",
        "teachmech",
    ]
    for command, *words in lines:
        if command == "teachmech":
            assert main(words) == 0, words
        elif command == "echo":
            (tmp_path / words[2]).write_text(words[0] + "\n")
        else:
            shutil.copytree(words[1], words[2])
    said = capsys.readouterr().out
    assert "bead-on-a-wire: 1 submission, mean 0 of 10 marks" in said
    with (tmp_path / "marks.csv").open(newline="") as file:
        (row,) = csv.DictReader(file)
    assert (row["student"], row["status"], row["marks"]) == ("ada", "read", "0")


def test_a_missing_package_is_named_with_its_extra_and_no_exercise_is_blamed(
    course, capsys, monkeypatch, task
):
    monkeypatch.setitem(sys.modules, "pint", None)
    for cached in (units._registry, units._unit_of_name, units.read_unit):
        cached.cache_clear()
    assert main(["exercise", "list"]) == 1
    assert main(["exercise", "show", "bead"]) == 1
    said, _, again = capsys.readouterr().err.partition("\n")
    assert f"{said}\n" == again  # once for the list
    assert (
        'need the package pint, which is not installed; install it with  pip install "teach' in said
    )
    assert "bead" not in said and "part" not in said
    with pytest.raises(MissingPackageError, match=r"^numbers with units need the package pint"):
        task.check("force", ["0", "-3.9 N"])
    assert task.check("force", ["0", "-m*g"]).status == "right"


def test_show_lists_the_parts_and_only_on_request_their_solutions(course, capsys):
    assert main(["exercise", "show", "bead"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("A bead on a parabola (20 minutes, 5 marks)\n")
    assert "varies: m from 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9 kg" in said
    assert "wire (constraint, 3): Write the equation of the wire" in said
    assert "y1 = a*x1^2" not in said
    assert main(["exercise", "show", "exercises/01-bead.ipynb", "--solution"]) == 0
    said = capsys.readouterr().out
    assert 'solution: "y1 = a*x1^2"' in said
    assert "typical mistake: straight" in said
    assert "typical mistake: Sign of gravity" in said
    assert "NOT SOUND" not in said


def test_show_reports_an_unsound_exercise(course, capsys):
    bead.write(course / "exercises", SMALL, {**WORKED, "force": ["0", "m*g"]})
    assert main(["exercise", "show", "01-bead", "--solution"]) == 0
    assert "NOT SOUND: part force: the solution in the notebook" in capsys.readouterr().out


def test_an_unknown_name_is_reported(course, capsys):
    assert main(["exercise", "show", "beat"]) == 1
    assert "no exercise 'beat'; did you mean 'bead'?" in capsys.readouterr().err
    assert main(["exercise", "show", "other.ipynb"]) == 1
    assert "other.ipynb: No such file" in capsys.readouterr().err
    (course / "bead").mkdir()  # as a release to otter-grader leaves it
    assert main(["exercise", "show", "bead"]) == 0


def test_variant_writes_the_task_of_a_student(course, capsys):
    command = "exercise variant bead --student Ada --secret-file secret".split()
    assert main(command) == 0
    assert capsys.readouterr().out.startswith("written: bead.task.json (a = ")
    task = open_task("bead.task.json")
    assert task.student == "ada"
    assert task.check("wire", "y1 = a*x1^2").status == "right"


def test_variant_needs_the_secret(course, capsys, monkeypatch):
    command = ["exercise", "variant", "bead", "--student", "ada", "-o", "ada.task.json"]
    assert main(command) == 1
    assert f"give --secret-file FILE, or set {SECRET_VARIABLE}" in capsys.readouterr().err
    monkeypatch.setenv(SECRET_VARIABLE, "short")
    assert main(command) == 1
    assert "has 5 characters; it needs at least 16" in capsys.readouterr().err
    monkeypatch.setenv(SECRET_VARIABLE, bead.SECRET)
    assert main(command) == 0
    assert open_task("ada.task.json").exercise == "bead"


def test_secret_writes_a_new_secret_and_replaces_no_file(course, capsys):
    assert main(["exercise", "secret", "-o", "fresh"]) == 0
    fresh = (course / "fresh").read_text().strip()
    assert len(fresh) >= 32
    assert (course / "fresh").stat().st_mode & 0o077 == 0
    assert fresh not in capsys.readouterr().out
    assert main(["exercise", "secret", "-o", "fresh"]) == 1
    assert "the file already exists" in capsys.readouterr().err
    assert (course / "fresh").read_text().strip() == fresh
    assert main(["exercise", "secret"]) == 0
    assert capsys.readouterr().out.strip() != fresh


def notebook(path, answers):
    cells = [
        new_code_cell(f"{name} = {value!r}", metadata={"teachmech": {"part": name}})
        for name, value in answers.items()
    ]
    nbformat.write(new_notebook(cells=cells), path)


def test_check_prints_the_report_and_sets_the_exit_code(task, course, capsys):
    right = {"wire": "y1 - a*x1^2 = 0", "force": [0, "-m*g"]}
    (course / "right.json").write_text(json.dumps(right))
    notebook(course / "right.ipynb", right)
    for file in ("right.json", "right.ipynb"):
        capsys.readouterr()
        assert main(["exercise", "check", "bead.task.json", file]) == 0
        assert capsys.readouterr().out.startswith("bead: 5 of 5 marks\nwire: right, 3 of 3 marks")
    notebook(course / "wrong.ipynb", {**right, "force": [0, "m*g"]})
    assert main(["exercise", "check", "bead.task.json", "wrong.ipynb"]) == 1
    assert "Sign of gravity" in capsys.readouterr().out
    assert main(["exercise", "check", "bead.task.json", "wrong.ipynb", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["marks"] == 4


def test_check_with_the_secret_refuses_a_task_released_with_another(
    task, course, capsys, monkeypatch
):
    (course / "a.json").write_text('{"wire": "y1 = a*x1^2", "force": [0, "-m*g"]}')
    command = ["exercise", "check", "bead.task.json", "a.json"]
    assert main([*command, "--secret-file", "secret"]) == 0
    (course / "bead.task.json").write_text(task.model_copy(update={"goal": "x"}).signed().to_text())
    assert main(command) == 0
    capsys.readouterr()
    assert main([*command, "--secret-file", "secret"]) == 2
    said = "teachmech: bead.task.json: this task file was not released with this secret"
    assert capsys.readouterr().err.startswith(said)
    monkeypatch.setenv(SECRET_VARIABLE, bead.SECRET)
    assert main(command) == 0
    assert capsys.readouterr().err.startswith(said)


def test_check_reads_the_answers_stored_by_the_widget(task, course, capsys):
    task.answers.attempt("wire", "y1 = a*x1^2")
    task.answers["force"] = [0, "-m*g"]
    assert main(["exercise", "check", "bead.task.json", "bead.answers.json"]) == 0


@pytest.mark.parametrize(
    "name, text",
    [("a.json", "{"), ("a.json", "[]"), ("a.ipynb", "{}"), ("a.ipynb", ""), ("a.txt", "")],
)
def test_check_reports_unusable_files(task, course, capsys, name, text):
    (course / name).write_text(text)
    assert main(["exercise", "check", "bead.task.json", name]) == 2
    assert f"teachmech: {name}: not a notebook" in capsys.readouterr().err


def test_check_refuses_another_task_and_unknown_parts(task, course, capsys):
    assert main(["exercise", "check", "none.task.json", "a.json"]) == 2
    assert "none.task.json: No such file" in capsys.readouterr().err
    (course / "bead.task.json").write_text("{}")
    (course / "a.json").write_text('{"wire": "y1 = 0"}')
    assert main(["exercise", "check", "bead.task.json", "a.json"]) == 2
    assert "this is not a task file" in capsys.readouterr().err
    (course / "bead.task.json").write_text(task.to_text())
    (course / "a.json").write_text('{"wier": "y1 = 0"}')
    assert main(["exercise", "check", "bead.task.json", "a.json"]) == 2
    assert "there is no part 'wier'; did you mean 'wire'?" in capsys.readouterr().err


def test_report_marks_a_folder(task, course, capsys):
    (course / "handed").mkdir()
    notebook(course / "handed" / "ada.ipynb", {"wire": "y1 = a*x1^2", "force": [0, "-m*g"]})
    notebook(course / "handed" / "eve.ipynb", {"wire": "y1 = a*x1", "force": [0, "m*g"]})
    command = "exercise report handed --exercise bead --secret-file secret --csv marks.csv".split()
    assert main(command) == 0
    said = capsys.readouterr().out
    assert "2 submissions" in said
    assert "written: marks.csv" in said
    with (course / "marks.csv").open() as file:
        rows = {row["student"]: row for row in csv.DictReader(file)}
    assert float(rows["ada"]["marks"]) == 5
    assert float(rows["eve"]["marks"]) == 1
    assert "gravity-sign" in rows["eve"]["mistakes"]
    with pytest.raises(SystemExit):
        main([*command, "--workers", "0"])


@pytest.mark.parametrize(
    "csv, said",
    [
        ("handed", "handed: this is a folder"),
        ("none/marks.csv", "none/marks.csv: there is no folder 'none'"),
        ("/dev/full", "/dev/full: it cannot be written: No space left on device"),
        ("/proc/x.csv", "/proc/x.csv: it cannot be written: No such file or directory"),
    ],
)
def test_report_refuses_a_table_that_cannot_be_written_before_it_marks(course, capsys, csv, said):
    (course / "handed").mkdir()
    command = f"exercise report handed --exercise bead --secret-file secret --csv {csv}".split()
    assert main(command) == 1
    streams = capsys.readouterr()
    assert f"teachmech: {said}" in streams.err
    assert not streams.out


@pytest.mark.parametrize(
    "csv",
    ["handed/ada.ipynb", "handed/link.csv", "handed/eve/data.csv", "secret", "ids",
     "exercises/01-bead.ipynb"],
)  # fmt: skip
def test_report_replaces_no_file_that_it_reads(course, capsys, csv):
    (course / "handed" / "eve").mkdir(parents=True)
    notebook(course / "handed" / "ada.ipynb", {"wire": "y1 = a*x1^2"})
    (course / "handed" / "eve" / "data.csv").write_text("t,x")
    (course / "handed" / "link.csv").symlink_to("ada.ipynb")
    (course / "ids").write_text("ada")
    before = (course / csv).read_bytes()
    command = "exercise report handed --exercise bead --secret-file secret --students ids"
    assert main([*command.split(), "--csv", csv]) == 1
    told = f"{csv}: the table would replace a file that this command reads; name another file"
    assert told in capsys.readouterr().err
    assert (course / csv).read_bytes() == before
    assert not list((course / "handed").glob("*.rows"))


REPORT = "exercise report handed --exercise bead --secret-file secret --csv marks.csv".split()


@pytest.mark.thorough
def test_report_marks_a_late_submission_and_keeps_the_other_rows(course, capsys):
    (course / "handed").mkdir()
    notebook(course / "handed" / "ada.ipynb", {"wire": "y1 = a*x1^2"})
    assert main(REPORT) == 0
    assert "taken over" not in capsys.readouterr().out
    early = (course / "marks.csv").read_text()
    notebook(course / "handed" / "zoe.ipynb", {"wire": "y1 = a*x1^2"})
    assert main(REPORT) == 0
    assert "1 row of marks.csv.rows taken over" in capsys.readouterr().out
    late = (course / "marks.csv").read_text()
    assert late.startswith(early)  # with the seconds of the first time
    assert late.removeprefix(early).startswith("zoe,bead,edited checks,3,")
    assert main([*REPORT, "--again"]) == 0
    assert "taken over" not in capsys.readouterr().out


def test_a_table_among_the_submissions_is_not_a_submission(course, capsys, monkeypatch):
    (course / "handed").mkdir()
    notebook(course / "handed" / "ada.ipynb", {"wire": "y1 = a*x1^2"})
    monkeypatch.chdir(course / "handed")
    command = "exercise report . --exercise ../exercises/01-bead.ipynb --secret-file ../secret"
    for _ in range(2):
        assert main([*command.split(), "--csv", "marks.csv"]) == 0
        assert capsys.readouterr().out.startswith("bead: 1 submission,")
    assert sorted(path.name for path in Path().iterdir()) == [
        "ada.ipynb",
        "marks.csv",
        "marks.csv.rows",
    ]


def test_an_interrupted_report_keeps_the_old_table_and_explains_how_to_continue(
    course, capsys, monkeypatch
):
    from teachmech.homework.marking import marking

    marked = marking._marked

    def interrupt(handed, job):
        if handed.student == "bob":
            raise KeyboardInterrupt
        return marked(handed, job)

    (course / "handed").mkdir()
    for name in ("ada", "bob"):
        notebook(course / "handed" / f"{name}.ipynb", {"wire": "y1 = a*x1^2"})
    (course / "marks.csv").write_text("last week")
    with monkeypatch.context() as patch:
        patch.setattr(marking, "_marked", interrupt)
        assert main(REPORT) == 130
    said = capsys.readouterr().out
    assert "interrupted: 1 of 2 submissions were marked; the next run goes on from there" in said
    assert said.endswith("marks.csv is not written; the rows are in marks.csv.rows\n")
    assert (course / "marks.csv").read_text() == "last week"
    assert main(REPORT) == 0
    assert "1 row of marks.csv.rows taken over" in capsys.readouterr().out
    assert (course / "marks.csv").read_text().count("\n") == 3


def test_report_with_a_list_names_missing_students(course, capsys):
    (course / "handed").mkdir()
    (course / "ids.txt").write_text("# winter\nada\nfay\n")
    assert main([*REPORT, "--students", "ids.txt"]) == 0
    assert "nothing handed in: ada, fay" in capsys.readouterr().out
    with (course / "marks.csv").open() as file:
        rows = [(row["student"], row["status"]) for row in csv.DictReader(file)]
    assert rows == [("ada", "nothing handed in"), ("fay", "nothing handed in")]
    (course / "ids.txt").write_text("ada\nADA\n")
    assert main([*REPORT, "--students", "ids.txt"]) == 1
    assert "the student 'ADA' is listed twice; list each student once" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="file names are bytes on Linux alone")
def test_report_shows_names_that_are_not_utf_8_and_writes_the_table(course):
    (course / "handed").mkdir()
    path = os.fsencode(course / "handed") + b"/M\xfcller.ipynb"
    notebook(os.fsdecode(path), {"wire": "y1 = a*x1^2"})
    command = [sys.executable, "-m", "teachmech", *REPORT]
    done = subprocess.run(command, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert rb"M\xfcller: no student" in done.stdout
    assert (course / "marks.csv").read_text().splitlines()[1].startswith(r"M\xfcller,bead,")


@pytest.mark.skipif(os.name != "posix", reason="a device of POSIX")
def test_report_to_a_device_has_no_journal(course):
    (course / "handed").mkdir()
    assert main([*REPORT[:-1], "/dev/null"]) == 0
    assert not Path("/dev/null.rows").exists()


def test_report_replaces_a_table_without_a_journal(course, capsys):
    (course / "handed").mkdir()
    (course / "marks.csv").write_text("last week")
    (course / "marks.csv.rows").write_text("my own notes")
    assert main(REPORT) == 1
    assert "marks.csv.rows: this is not a journal of marking" in capsys.readouterr().err
    assert (course / "marks.csv").read_text() == "last week"
    (course / "marks.csv.rows").unlink()
    assert main(REPORT) == 0
    assert (course / "marks.csv").read_text().startswith("student,exercise,")


def test_report_refuses_a_folder_that_it_may_not_write_to_before_it_marks(
    course, capsys, monkeypatch
):
    (course / "handed").mkdir()
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert main(REPORT) == 1
    streams = capsys.readouterr()
    assert "marks.csv: it cannot be written: Permission denied" in streams.err
    assert not streams.out


def test_report_with_a_full_disk_shows_the_marks_and_keeps_the_old_table(
    course, capsys, monkeypatch
):
    def full(path, content):
        raise OSError(errno.ENOSPC, "No space left on device")

    (course / "handed").mkdir()
    (course / "marks.csv").write_text("last week")
    monkeypatch.setattr(Path, "write_bytes", full)
    assert main(REPORT) == 1
    streams = capsys.readouterr()
    assert "marks.csv: it cannot be written: No space left on device" in streams.err
    assert streams.out == "bead: 0 submissions\n"
    assert (course / "marks.csv").read_text() == "last week"


def test_release_writes_a_notebook_and_a_task_for_each_student(course, capsys):
    (course / "ids.txt").write_text("ada\n\n eve \n")
    command = "exercise release bead out --students ids.txt --secret-file secret".split()
    assert main(command) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"written: out/{student}/bead.{ending}"
        for student in ("ada", "eve")
        for ending in ("ipynb", "task.json")
    ]
    for student in ("ada", "eve"):
        assert (course / "out" / student / "bead.ipynb").exists()
        assert open_task(course / "out" / student / "bead.task.json").exercise == "bead"
    assert main("exercise release bead out --secret-file secret".split()) == 1
    assert "there are no students" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command", ["", "list", "show", "variant", "release", "check", "report", "feedback", "secret"]
)
def test_help_is_short_and_has_examples(command, capsys):
    with pytest.raises(SystemExit) as caught:
        main(["exercise", *command.split(), "--help"])
    assert caught.value.code == 0
    said = capsys.readouterr().out
    assert f"examples:\n  teachmech exercise {command}".rstrip() in said
    assert len(said.splitlines()) < 30


def test_the_help_of_teachmech_loads_nothing_slow():
    code = (
        "import sys\nfrom teachmech.cli import main\n"
        "try: main(['exercise', 'list', '--help'])\nexcept SystemExit: pass\n"
        "print([m for m in 'sympy scipy matplotlib pint nbformat'.split() if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("[]")
