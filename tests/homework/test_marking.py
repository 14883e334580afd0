"""A class is marked: whatever is handed in, every submission has a row and the run goes on."""

import csv
import errno
import io
import json
import os
import signal
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import active_children, get_context
from pathlib import Path

import numpy as np
import pytest

from teachmech.base.errors import ProblemError, readable
from teachmech.homework.exercise.exercise import Exercise
from teachmech.homework.limited import sandbox
from teachmech.homework.limited.sandbox import Limits
from teachmech.homework.marking import checking, marking
from teachmech.homework.marking.marking import mark
from teachmech.homework.marking.marks import Marks, SubmissionResult
from teachmech.homework.task.key import Key
from teachmech.homework.task.task import Task
from tests.homework.classroom import (
    ANSWERS,
    SECRET,
    answered,
    exercise,
    hand_in,
    needs_sandbox,
    notebook,
)
from tests.homework.classroom import cold as cold
from tests.homework.classroom import warm as warm

LIMITS = Limits(seconds=12)


@pytest.fixture(scope="module")
def hanging(tmp_path_factory):
    return Exercise.read(exercise(tmp_path_factory.mktemp("course")))


def marked(folder, hanging, **options):
    return mark(folder, hanging, SECRET, **{"progress": None, "limits": LIMITS, **options})


@pytest.fixture(scope="module")
def class_of_five(tmp_path_factory):
    folder = tmp_path_factory.mktemp("class")
    hand_in(folder / "ada.ipynb", answered())
    hand_in(folder / "bob/hanging.ipynb", answered(rod="2*x1^2 = 2*L^2 - 2*y1^2"))
    hand_in(folder / "cem.ipynb", answered(force={"x1": 0, "y1": "m*g"}, type="holonom"))
    hand_in(folder / "dan.answers.json", {"exercise": "hanging", "parts": _kept(rod="x1 = ")})
    hand_in(folder / "eve.ipynb", "nonsense")
    return folder


def _kept(**answers):
    return {name: {"answer": a, "hints": 1} for name, a in {**ANSWERS, **answers}.items()}


@pytest.fixture(scope="module")
def told():
    """Return the progress that the run of `serial` reported."""
    return []


@pytest.fixture(scope="module")
def serial(class_of_five, hanging, told):
    return marked(class_of_five, hanging, progress=told.append)


@pytest.fixture(scope="module")
def by_two(class_of_five, hanging):
    return marked(class_of_five, hanging, workers=2)


def same(one, other):
    return [replace(row, seconds=0) for row in one.rows] == [
        replace(row, seconds=0) for row in other.rows
    ]


# --- marks ------------------------------------------------------------------------------------


def test_every_submission_has_its_marks(serial):
    assert [row.student for row in serial.rows] == ["ada", "bob", "cem", "dan", "eve"]
    assert [row.marks for row in serial.rows] == [6, 6, 4, 3, 0]
    assert [row.status for row in serial.rows] == ["read"] * 4 + ["not a notebook"]
    assert serial["dan"].parts == {"rod": 0, "force": 2, "type": 1}
    assert serial["dan"].hints == 3
    assert serial["dan"].report["parts"][0]["status"] == "unreadable"


def test_a_typical_mistake_is_named(serial):
    assert serial["cem"].mistakes == {"force": "gravity-sign"}
    assert serial["cem"].parts["force"] == 1


def test_the_numbers_are_those_of_the_student_not_of_the_notebook(hanging, tmp_path):
    students = [f"s{k}" for k in range(6)]
    lengths = [hanging.variant(student, SECRET)["L"] for student in students]
    assert len(set(lengths)) > 1
    for student in students:
        hand_in(tmp_path / f"{student}.ipynb", answered(rod=f"x1^2 + y1^2 = {lengths[0]}^2"))
    marks = [row.parts["rod"] for row in marked(tmp_path, hanging).rows]
    assert marks == [3 if length == lengths[0] else 0 for length in lengths]


def test_answers_are_marked_at_other_states_than_the_student_can_see(hanging):
    variant = hanging.variant("ada", SECRET)
    seen, marking = hanging.task(variant, "ada"), hanging.task(variant, "ada", SECRET)
    states = [task._key.parts["rod"].right["q"] for task in (seen, marking)]
    assert np.shape(states[0]) == np.shape(states[1])
    assert states[0][1] != states[1][1]
    for task in (seen, marking):
        assert task.check("rod", hanging.solution(variant)["rod"]).is_right


@needs_sandbox
def test_computed_answers_count(hanging, tmp_path):
    hand_in(
        tmp_path / "a.ipynb", answered({"rod": "rod = f'x1^2 + y1^2 = {task.numbers[\"L\"]}^2'"})
    )
    assert (row := marked(tmp_path, hanging)["a"]).marks == 6, row
    assert row.status == "run"
    row = marked(tmp_path, hanging, run=False)["a"]
    assert (row.marks, row.status, row.words) == (
        3,
        "not run",
        "computed answers were not run: rod",
    )


@needs_sandbox
def test_the_task_of_another_student_next_to_the_notebook_changes_no_mark(hanging, tmp_path):
    length = {name: hanging.variant(name, SECRET)["L"] for name in ("ada", "zoe", "eve", "bob")}
    other = next(name for name in length if length[name] != length["ada"])
    data = answered({"rod": "rod = f'x1^2 + y1^2 = {task.numbers[\"L\"]}^2'"})
    data["metadata"]["teachmech"] = {"exercise": "hanging", "student": other}
    hand_in(tmp_path / "ada/hanging.ipynb", data)
    theirs = hanging.task(hanging.variant(other, SECRET), other).sealed(SECRET)
    theirs.save(tmp_path / "ada/hanging.task.json")
    row = marked(tmp_path, hanging)["ada"]
    assert (row.marks, row.status, row.sandbox) == (6, "run", "bubblewrap"), row


def test_a_task_file_in_which_wrong_answers_are_sealed_as_right_changes_no_mark(hanging, tmp_path):
    task = hanging.task(hanging.variant("ada", SECRET), "ada")
    parts = task._key.parts
    wrong = {name: part.mistakes[0].sealed for name, part in parts.items() if part.mistakes}
    forged = {
        name: part.model_copy(update={"right": wrong.get(name, part.right), "mistakes": ()})
        for name, part in parts.items()
    }
    forged = task.model_copy(update={"key": Key(parts=forged).to_text()}).signed()
    forged = Task.loads(forged.to_text())
    assert task.check("rod", ANSWERS["rod"]).is_right
    assert not forged.check("rod", ANSWERS["rod"]).is_right
    for name, file in (("ada", task), ("bob", forged)):
        hand_in(tmp_path / name / "hanging.ipynb", answered())
        file.save(tmp_path / name / "hanging.task.json")
    rows = marked(tmp_path, hanging)
    assert [rows[name].marks for name in ("ada", "bob")] == [6, 6]


def test_a_file_of_answers_adds_the_answers_that_a_notebook_lacks(hanging, tmp_path):
    hand_in(tmp_path / "ada.ipynb", answered({"rod": "rod = ..."}))
    assert marked(tmp_path, hanging)["ada"].marks == 3
    kept = {"rod": {"answer": ANSWERS["rod"]}}
    hand_in(tmp_path / "ada.answers.json", {"exercise": "hanging", "parts": kept})
    marks = marked(tmp_path, hanging)
    assert [(row.student, row.marks) for row in marks.rows] == [("ada", 6)]
    (tmp_path / "ada.answers.json").unlink()
    (tmp_path / "ada.answers.json").symlink_to("ada.ipynb")
    assert marked(tmp_path, hanging)["ada"].status == "not a notebook"


def test_a_checking_process_that_cannot_start_is_reported(hanging, tmp_path, monkeypatch, cold):
    hand_in(tmp_path / "ada.ipynb", answered())
    monkeypatch.setattr(checking.Checker, "module", "tests.homework.no_such_module")
    with pytest.raises(ProblemError, match="nothing can be marked here: the process"):
        marked(tmp_path, hanging)


# --- hostile ----------------------------------------------------------------------------------


def _cell(source):
    return answered({"rod": f"{source}\nrod = 'x1' + ' = 0'"})


HOSTILE = {
    "deep answers": (
        _cell(
            "import os\nos.write(3, ('{\"answers\": {\"rod\": ' + 500 * '[' + 500 * ']' + '}, '\n"
            "    '\"failures\": [], \"unusable\": [], \"memory\": false}').encode())\nos._exit(0)"
        ),
        "crashed",
    ),
    "loop": (_cell("while True: pass"), "too slow"),
    "power": (_cell("n = 9**9**9"), "too slow"),
    "bomb": (_cell("import os\nwhile True: os.fork()"), "run"),
    "prints": (_cell("while True: print('a' * 10**6)"), "too much output"),
    "memory": (_cell("n = bytearray(100 * 2**30)"), "too much memory"),
    "recursion": (_cell("def f(): return f()\nf()"), "run"),
    "leaves": (_cell("import os; os._exit(0)"), "crashed"),
    "exits": (_cell("import sys; sys.exit()"), "run"),
    "reads": (_cell("open('../../exercises/01-hanging.ipynb').read()"), "run"),
    "globs": (_cell("import glob; print(glob.glob('/**'))"), "run"),
    "kills": (_cell("import os; os.kill(os.getppid(), 9)"), "run"),
    "calls": (_cell("import socket; socket.socket()"), "run"),
    "ctypes": (_cell("import ctypes; ctypes.CDLL(None)"), "run"),
    "edited": (answered() | {"cells": answered()["cells"][:-1]}, "edited checks"),
    "other": (notebook([{"cell_type": "code", "source": "open_task('skate.task.json')"}]),
              "another exercise"),
    "text": ("no JSON", "not a notebook"),
    "empty": ("", "not a notebook"),
    "binary": (bytes(range(256)) * 100, "not a notebook"),
    "deep": ("[" * 1_000_000, "not a notebook"),
    "nested": (json.dumps(answered())[:-1] + ', "a": ' + "[" * 10_000 + "]" * 10_000 + "}",
               "not a notebook"),
    "large": (b"a" * 6_000_000, "too large"),
}  # fmt: skip
HUGE = {
    "parentheses": "x1 = " + "(" * 9999 + "1" + ")" * 9999,
    "towers": "x1 = 9^9^9^9^9",
    "long": "x1 = " + "+".join(["x1"] * 15_000),
    "expand": "x1 = " + "*".join(["(x1 + y1 + L + m + g)"] * 400),
    "code": "__import__('os').system('ls') = 0",
    "list": [["x1 = 0"] * 50] * 50,
    "odd": {"x1": {"y1": [None, True]}},
}


@pytest.mark.thorough
@needs_sandbox
def test_everything_hostile_has_a_row_and_the_others_keep_their_marks(hanging, tmp_path):
    for name, (content, _) in HOSTILE.items():
        hand_in(tmp_path / f"{name}.ipynb", content)
    for name, answer in HUGE.items():
        hand_in(tmp_path / f"{name}.ipynb", answered(rod=answer))
    hand_in(tmp_path / "zip.zip", "PK")
    (tmp_path / "link.ipynb").symlink_to(tmp_path / "loop.ipynb")
    (tmp_path / "nothing").mkdir()
    for name in ("ada", "zoe"):
        hand_in(tmp_path / f"{name}.ipynb", answered())
    marks = marked(tmp_path, hanging, workers=2)
    assert (marks.ending, marks.missing) == ("", 0)
    found = {row.student: row.status for row in marks.rows}
    expected = {name: status for name, (_, status) in HOSTILE.items()}
    expected |= dict.fromkeys(("zip.zip", "link", "nothing"), "not a notebook")
    assert {name: found[name] for name in expected} == expected
    assert marks["ada"].marks == marks["zoe"].marks == 6
    for name in ("loop", "bomb", "prints", "leaves", "reads"):
        assert marks[name].parts == {"rod": 0, "force": 2, "type": 1}  # the literals count
    for name in HUGE:
        row = marks[name]
        if row.status == "read":
            assert row.parts == {"rod": 0, "force": 2, "type": 1}, row
            assert row.report["parts"][0]["status"] in ("unreadable", "too long")
        else:
            assert row.status in ("too slow", "too much memory")


def test_checks_that_take_too_long_cost_one_submission(hanging, tmp_path, monkeypatch):
    for name in "abc":
        hand_in(tmp_path / f"{name}.ipynb", answered())
    ask, student = checking.Checker.ask, ""

    def hurried(self, request, seconds=None):
        nonlocal student
        student = request.get("student", student)
        if student == "b" and request.get("step") == "check":
            self.process.send_signal(signal.SIGSTOP)  # so that no answer comes, however fast it is
            seconds = 0.1
        return ask(self, request, seconds)

    monkeypatch.setattr(checking.Checker, "ask", hurried)
    marks = marked(tmp_path, hanging)
    assert [(row.marks, row.status) for row in marks.rows] == [
        (6, "read"),
        (0, "too slow"),
        (6, "read"),
    ]


@pytest.mark.thorough
@pytest.mark.parametrize(("deaths", "status", "marks"), [(1, "read", 6), (9, "crashed", 0)])
def test_a_checking_process_that_was_killed_is_replaced_once(
    hanging, tmp_path, monkeypatch, deaths, status, marks
):
    for name in "abc":
        hand_in(tmp_path / f"{name}.ipynb", answered())
    ask, student = checking.Checker.ask, ""

    def killed(self, request, seconds=None):
        nonlocal deaths, student
        student = request.get("student", student)
        if student == "b" and request.get("step") == "check" and deaths:
            deaths -= 1
            self.process.kill()
            self.process.wait()
        return ask(self, request, seconds)

    monkeypatch.setattr(checking.Checker, "ask", killed)
    rows = marked(tmp_path, hanging).rows
    assert [(row.marks, row.status) for row in rows] == [(6, "read"), (marks, status), (6, "read")]


ODD_NAMES = ["-1", "=cmd|' :C calc'!A0", "@a", 'a b, "c"', "a\nb", "%s", "Ünal Ö", "+1", "＝1"]


def test_odd_names_are_quoted_and_never_formulas(hanging, tmp_path):
    for student in ODD_NAMES:
        hand_in(tmp_path / f"{student}.ipynb", "nonsense")
    rows = csv.DictReader(io.StringIO(marked(tmp_path, hanging).to_csv()))
    students = [row["student"] for row in rows]
    known = [student.replace("\n", r"\n") for student in sorted(ODD_NAMES)]
    assert [student.removeprefix("'") for student in students] == known
    assert not any(student.startswith(("=", "+", "-", "@", "＝")) for student in students)


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("=1+1", "'=1+1"),
        ("  -1", "'  -1"),
        ("﹢1", "'﹢1"),
        ("＠a", "'＠a"),
        ("\t=1", r"\t=1"),
        ("\r\n@a", r"\r\n@a"),
        ("a;=1;b; +1", "a;'=1;b;' +1"),
        ('a;"=1', """a;'"=1"""),
        ("a=1, -2 @ x", "a=1, -2 @ x"),
        ("\x1b[31ma\u202eb", r"\x1b[31ma\u202eb"),
        ("M\udcfcller", r"M\xfcller"),
        ("", ""),
    ],
)
def test_foreign_texts_are_not_formulas_in_any_spreadsheet(text, cell):
    marks = Marks("bead", {}, (SubmissionResult(text, "read", words=text),))
    for split_at in ",;":  # some spreadsheets split at semicolons, whatever the quotes
        rows = list(csv.reader(io.StringIO(marks.to_csv()), delimiter=split_at))
        cells = [one.lstrip(' "') for row in rows for one in row]
        assert not any(one.startswith(("=", "+", "-", "@", "﹢", "＠")) for one in cells)
        assert split_at == ";" or (rows[1][0], rows[1][-3]) == (cell, cell)
    assert str(marks).isprintable() or "\n" in str(marks)


def test_the_list_to_look_at_escapes_unprintable_characters(capsys):
    row = SubmissionResult("M\udcfcller\n\x1b[2J", "crashed", words="\u202e")
    print(Marks("bead", {}, (row,)))
    assert capsys.readouterr().out.endswith(
        "to look at\n  M\\xfcller\\n\\x1b[2J: crashed; \\u202e\n"
    )


def test_a_data_frame_has_unescaped_texts():
    pytest.importorskip("pandas")
    assert Marks("bead", {}, (SubmissionResult("=1", "read"),)).to_frame()["student"][0] == "=1"


def test_an_error_keeps_the_table_that_was_there(tmp_path, monkeypatch):
    (tmp_path / "marks.csv").write_text("last week")

    def full(path, content):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(ProblemError, match="cannot be written: No space left on device"):
        Marks("bead", {}, ()).to_csv(tmp_path / "marks.csv")
    assert (tmp_path / "marks.csv").read_text() == "last week"


@pytest.mark.skipif(sys.platform != "linux", reason="file names are bytes on Linux alone")
def test_a_file_name_that_is_not_utf_8_has_a_row(hanging, tmp_path):
    path = os.fsencode(tmp_path) + b"/\xff.ipynb"
    Path(os.fsdecode(path)).write_text("nonsense")
    marks = marked(tmp_path, hanging)
    marks.to_csv(tmp_path / "marks.csv")
    assert [row.status for row in marks.rows] == ["no student"]
    assert str(marks).endswith("the id in its name has characters that do not print; rename it")


@needs_sandbox
def test_the_notebook_that_runs_is_given_no_path_and_no_secret(hanging, tmp_path):
    source = "import os, sys; rod = repr([dict(os.environ), sys.argv, sys.path, os.listdir()])"
    hand_in(tmp_path / "a.ipynb", answered({"rod": source}))
    seen = {}

    def spy(cells, names, files, *options):
        seen["ran"] = sandbox.run_cells(cells, names, files, *options)
        seen["files"] = files
        return seen["ran"]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(marking, "run_cells", spy)
        marked(tmp_path, hanging)
    found = str(seen["ran"].answers) + str(seen["files"])
    for hidden in (SECRET, str(hanging.path), str(tmp_path), "x1^2 + y1^2"):
        assert hidden not in found
    assert list(seen["files"]) == ["hanging.task.json"]


@pytest.mark.few("True")
@pytest.mark.parametrize("trust", [False, True])
def test_a_row_names_the_sandbox_of_its_notebook(hanging, tmp_path, monkeypatch, trust):
    hand_in(tmp_path / "a.ipynb", answered({"rod": "rod = 'x1^2 + y1^2' + ' = L^2'"}))
    hand_in(tmp_path / "b.ipynb", answered())

    def run_cells(cells, names, files, limits, trust):
        protection = "none: trusted" if trust else "bubblewrap"
        return sandbox.Outcome({"rod": "x1^2 + y1^2 = L^2"}, "run", "", protection)

    monkeypatch.setattr(marking, "run_cells", run_cells)
    marks = marked(tmp_path, hanging, trust=trust)
    protection = "none: trusted" if trust else "bubblewrap"
    assert [(row.marks, row.sandbox) for row in marks.rows] == [(6, protection), (6, "")]
    found = csv.DictReader(io.StringIO(marks.to_csv()))
    assert [row["sandbox"] for row in found] == [protection, ""]


# --- who is who -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "pattern", "student"),
    [
        ("ab12.ipynb", "{student}", "ab12"),
        ("ab12_hanging_final.ipynb", "{student}_*", "ab12"),
        ("hanging-ab12.ipynb", "hanging-{student}", "ab12"),
        ("Ada L_1234_assignsubmission_file/x.ipynb", "{student}_*_assignsubmission_file", "Ada L"),
        ("a.b@uni.org.answers.json", "{student}", "a.b@uni.org"),
    ],
)
def test_the_student_is_found_in_the_name(tmp_path, name, pattern, student):
    hand_in(tmp_path / name, answered() if name.endswith("ipynb") else ANSWERS)
    (handed,) = marking.SubmissionFolder(tmp_path, pattern, LIMITS)[:]
    assert (handed.student, handed.status, len(handed.files)) == (student, None, 1)


def test_a_file_name_without_an_id_is_reported(tmp_path):
    hand_in(tmp_path / "ab12.ipynb", answered())
    (handed,) = marking.SubmissionFolder(tmp_path, "{student}_*", LIMITS)[:]
    assert (handed.student, handed.status) == ("ab12", "no student")


def test_answers_beside_a_notebook_belong_to_it(tmp_path):
    hand_in(tmp_path / "ab12.ipynb", answered())
    hand_in(tmp_path / "ab12.answers.json", ANSWERS)
    hand_in(tmp_path / ".DS_Store", "a")
    (handed,) = marking.SubmissionFolder(tmp_path, "{student}", LIMITS)[:]
    assert handed.student == "ab12"


def test_ids_that_differ_in_capital_letters_are_one_student_who_handed_in_twice(hanging, tmp_path):
    # A folder and a file, since some file systems do not distinguish ADA.ipynb from ada.ipynb.
    hand_in(tmp_path / "ADA.ipynb", answered())
    hand_in(tmp_path / "ada/hanging.ipynb", answered(rod="x1 = 0"))
    hand_in(tmp_path / "adam.ipynb", answered())
    marks = marked(tmp_path, hanging)
    assert [(row.student, row.status, row.marks) for row in marks.rows] == [
        ("ADA", "handed in twice", 6),
        ("ada", "handed in twice", 3),
        ("adam", "read", 6),
    ]
    assert [row.words for row in marks.rows[:2]] == [
        "of the same student: ada",
        "of the same student: ADA.ipynb",
    ]
    assert "  ada: handed in twice; of the same student: ADA.ipynb" in str(marks)


def test_a_faulty_file_of_two_keeps_its_status(hanging, tmp_path):
    hand_in(tmp_path / "ada_1.ipynb", "nonsense")
    hand_in(tmp_path / "ada_2.ipynb", answered())
    hand_in(tmp_path / "odd", "no student, since the pattern does not fit")
    rows = marked(tmp_path, hanging, pattern="{student}_*").rows
    assert [row.status for row in rows] == ["not a notebook", "handed in twice", "no student"]
    assert rows[0].words.endswith("; of the same student: ada_2.ipynb")
    assert "same student" not in rows[2].words


ALIKE = {
    "cyrillic": ("ada", "\u0430da"),
    "greek": ("Victor", "Vict\u03bfr"),
    "full width": ("ada", "\uff41da"),
    "digits": ("ab10", "abl0"),
    "not seen": ("ada", "ada\ufe0f"),
    "blanks": ("ada b", "ada  b"),
    "escapes": ("a\nb", r"a\nb"),
    "apostrophe": ("=1", "'=1"),
}


@pytest.mark.few("cyrillic", "escapes")
@pytest.mark.parametrize("ids", ALIKE.values(), ids=ALIKE)
def test_ids_that_look_alike_get_a_note(hanging, tmp_path, ids):
    for student in ids:
        hand_in(tmp_path / f"{student}.ipynb", "nonsense")
    hand_in(tmp_path / "zoe.ipynb", "nonsense")
    marks = marked(tmp_path, hanging)
    for student, other in (ids, ids[::-1]):
        said = f"its id looks like that of {readable(other)}.ipynb"
        assert f"{said} (" in marks[student].words
        assert said in str(marks)
    assert "looks like" not in marks["zoe"].words


def test_the_letter_by_which_ids_differ_is_named(hanging, tmp_path):
    for student in ("ada", "\u0430da"):
        hand_in(tmp_path / f"{student}.ipynb", "nonsense")
    marks = marked(tmp_path, hanging)
    assert marks["ada"].words.endswith("('a' is LATIN SMALL LETTER A here)")
    assert marks["\u0430da"].words.endswith("('\u0430' is CYRILLIC SMALL LETTER A here)")


def test_with_a_list_only_listed_students_are_marked_and_missing_ones_have_a_row(hanging, tmp_path):
    for name in ("ada", "fay final (2)", "bob", "BOB"):
        hand_in(tmp_path / f"{name}.ipynb", answered())
    marks = marked(tmp_path, hanging, students=["fay", "Ada", "bob", "guy"])
    assert [(row.student, row.status, row.marks) for row in marks.rows] == [
        ("BOB", "handed in twice", 6),
        ("ada", "read", 6),
        ("bob", "handed in twice", 6),
        ("fay", "nothing handed in", 0),
        ("fay final (2)", "not on the list", 0),
        ("guy", "nothing handed in", 0),
    ]
    said = str(marks)
    assert said.startswith("hanging: 4 submissions, mean 6 of 6 marks (1 of them counted)\n")
    assert "\nnothing handed in: fay, guy\n" in said
    assert "  fay final (2): not on the list; its name is not the id of a student" in said
    with pytest.raises(ProblemError, match="'ADA' is listed twice"):
        marked(tmp_path, hanging, students=["ada", "ADA"])


def test_a_task_file_released_with_another_secret_is_reported(hanging, tmp_path):
    task = hanging.task(hanging.variant("ada", SECRET), "ada")
    beside = {
        "ada": task.sealed(SECRET).to_text(),
        "bob": task.sealed("the secret of another course").to_text(),
        "cem": "nonsense",
    }
    for name, text in beside.items():
        hand_in(tmp_path / f"{name}.ipynb", answered())
        hand_in(tmp_path / f"{name}.task.json", text)
    marks = marked(tmp_path, hanging)
    assert [(row.status, row.marks) for row in marks.rows] == [("read", 6)] * 3
    assert marks["ada"].words == ""
    assert "was not released with this secret" in marks["bob"].words
    assert "its task file: this is not a task file" in marks["cem"].words
    assert "  bob: read; this task file was not" in str(marks)
    assert "  ada:" not in str(marks)


@pytest.mark.few("ids3")
@pytest.mark.parametrize("ids", [("eva", "éva"), ("maß", "mab"), ("ида", "uda"), ("s01", "s10")])
def test_ids_that_look_different_get_no_note(hanging, tmp_path, ids):
    for student in ids:
        hand_in(tmp_path / f"{student}.ipynb", "nonsense")
    assert not any("looks like" in row.words for row in marked(tmp_path, hanging).rows)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"folder": "not-there"}, "No such file"),
        ({"pattern": "*"}, "does not say where the student's id is"),
        ({"secret": "short"}, "secret"),
        ({"exercise": "not-there.ipynb"}, "No such file"),
        ({"workers": 0}, "is not a number of workers"),
        ({"executor": 3}, "is not an executor"),
    ],
)
def test_invalid_arguments_are_refused(hanging, class_of_five, arguments, message):
    given = {"folder": class_of_five, "exercise": hanging, "secret": SECRET, **arguments}
    with pytest.raises(ProblemError, match=message):
        mark(**given)


def test_an_empty_folder_has_no_rows(hanging, tmp_path):
    marks = marked(tmp_path, hanging)
    assert str(marks) == "hanging: 0 submissions"
    assert marks.to_csv().startswith("student,exercise,status,marks,out_of,rod,force,type,")


# --- executors --------------------------------------------------------------------------------


def test_processes_give_the_same_table_as_one_process(serial, by_two):
    assert same(by_two, serial)


@pytest.mark.thorough
def test_threads_give_the_same_table_as_one_process(class_of_five, hanging, serial):
    with ThreadPoolExecutor(2) as pool:
        assert same(marked(class_of_five, hanging, executor=pool), serial)


@pytest.mark.thorough
def test_processes_of_the_user_give_the_same_table_as_one_process(class_of_five, hanging, serial):
    with ProcessPoolExecutor(1, get_context("forkserver")) as pool:
        assert same(marked(class_of_five, hanging, executor=pool), serial)


@pytest.mark.thorough
def test_a_cluster_gives_the_same_table_as_one_process(class_of_five, hanging, serial):
    distributed = pytest.importorskip("distributed")
    options = {"n_workers": 2, "threads_per_worker": 1, "processes": True}
    with (
        distributed.LocalCluster(**options, dashboard_address=":0") as cluster,
        distributed.Client(cluster) as client,
    ):
        assert same(marked(class_of_five, hanging, executor=client), serial)


@pytest.mark.thorough
def test_a_submission_whose_worker_was_killed_is_marked_again(
    class_of_five, hanging, serial, monkeypatch, tmp_path
):
    run = partial(_die_once, tmp_path / "died")
    run.__module__ = __name__
    monkeypatch.setattr(marking.MarkingJob, "run", property(lambda job: run))
    assert same(marked(class_of_five, hanging, workers=2), serial)
    assert (tmp_path / "died").exists()


def test_workers_that_are_killed_from_outside_cost_no_mark(class_of_five, hanging, serial):
    killed = []

    def kill_once(done):
        if not killed:
            killed.extend(process.pid for process in active_children())
            for pid in killed:
                os.kill(pid, signal.SIGKILL)

    assert same(marked(class_of_five, hanging, workers=2, progress=kill_once), serial)
    assert killed  # one or both: a pool starts the second worker where the first is still busy


@pytest.mark.thorough
def test_a_submission_that_kills_every_worker_is_reported_and_the_others_are_marked(
    class_of_five, hanging, serial, monkeypatch
):
    monkeypatch.setattr(marking.MarkingJob, "run", property(lambda job: _die))
    marks = marked(class_of_five, hanging, workers=2)
    assert [row.status for row in marks.rows] == [
        "read",
        "crashed",
        "read",
        "read",
        "not a notebook",
    ]
    assert marks["bob"].words == "the worker died"
    assert marks["cem"].marks == serial["cem"].marks


def _die_once(marker, job, first, handed, attempt):
    if handed[0].student == "bob" and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return marking.mark_chunk(job, first, handed, attempt)


def _die(job, first, handed, attempt):
    if handed[0].student == "bob":
        os.kill(os.getpid(), signal.SIGKILL)
    return marking.mark_chunk(job, first, handed, attempt)


def test_progress_is_reported_and_a_stop_keeps_finished_rows(class_of_five, hanging, serial, told):
    assert told == sorted(told)
    assert told[-1] == 1
    marks = marked(class_of_five, hanging, progress=lambda done: done < 0.4)
    assert marks.ending == "stopped on request: 2 of 5 submissions were marked"
    assert marks.missing == 3
    assert marks.rows[1].marks == serial.rows[1].marks
    assert str(marks).endswith(marks.ending)


def test_ctrl_c_keeps_finished_rows(class_of_five, hanging):
    def interrupt(done):
        if done > 0.3:
            raise KeyboardInterrupt

    marks = marked(class_of_five, hanging, progress=interrupt)
    assert marks.ending.startswith("interrupted")
    assert len(marks) == 2


def test_no_process_is_left_behind(class_of_five, hanging, serial, cold):
    assert same(marked(class_of_five, hanging), serial)
    assert checking._idle == {}


@pytest.mark.thorough
def test_a_script_marks_with_workers(class_of_five, hanging, tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        "from teachmech.homework.marking.marking import mark\n"
        'if __name__ == "__main__":\n'
        f"    marks = mark({str(class_of_five)!r}, {str(hanging.path)!r}, {SECRET!r}, workers=2)\n"
        "    print(len(marks))\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "5\n"), done.stderr


# --- the table --------------------------------------------------------------------------------


def test_the_csv_has_a_line_for_each_submission_and_differs_in_the_seconds_alone(
    serial, by_two, tmp_path
):
    by_two.to_csv(tmp_path / "marks.csv")
    written = (tmp_path / "marks.csv").read_bytes().decode()
    one = [line.rpartition(",")[0] for line in written.splitlines()]
    other = [line.rpartition(",")[0] for line in serial.to_csv().splitlines()]
    assert one == other
    rows = list(csv.DictReader(io.StringIO(written)))
    assert list(rows[0]) == [
        *("student", "exercise", "status", "marks", "out_of"),
        *("rod", "force", "type", "mistakes", "hints", "words", "sandbox", "seconds"),
    ]
    assert rows[2]["mistakes"] == "force: gravity-sign"
    assert float(rows[0]["marks"]) == 6


def test_statistics_are_counts_over_the_rows(serial):
    statistics = serial.statistics()
    assert statistics.count == 5
    assert statistics.mean == (6 + 6 + 4 + 3 + 0) / 5
    assert statistics.full == {"rod": 3 / 5, "force": 3 / 5, "type": 3 / 5}
    assert statistics.share["force"] == (2 + 2 + 1 + 2 + 0) / 10
    assert statistics.mistakes == {("force", "gravity-sign"): 1}
    assert statistics.statuses == {"not a notebook": 1, "read": 4}


def test_the_report_lists_submissions_to_look_at(serial):
    said = str(serial).splitlines()
    assert said[0] == "hanging: 5 submissions, mean 3.8 of 6 marks"
    assert said[-1] == "  eve: not a notebook; it is not the JSON of a notebook"
    assert "    1  force: gravity-sign" in said


def test_a_data_frame_has_the_columns_of_the_csv(serial):
    pytest.importorskip("pandas")
    frame = serial.to_frame()
    assert ",".join(frame.columns) == serial.to_csv().splitlines()[0]
    assert frame["marks"].sum() == 19


def test_a_missing_pandas_is_reported(serial, monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ProblemError, match="a frame needs the package pandas"):
        serial.to_frame()


def test_a_part_with_the_name_of_a_column_has_its_own_column():
    report = {"parts": [{"part": "marks", "marks": 1.0}]}
    table = Marks("a", {"marks": 1}, (SubmissionResult("b", "read", report=report),)).to_csv()
    (record,) = csv.DictReader(io.StringIO(table))
    assert (record["marks"], record["marks_"]) == ("1", "1")


def test_a_student_without_a_row_is_reported(serial):
    with pytest.raises(ProblemError, match="no submission of 'zoe'"):
        serial["zoe"]
