"""The journal of marking: no mark is lost, whatever ends a run, and nothing in it is trusted."""

import csv
import errno
import io
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from teachmech.base.errors import ProblemError
from teachmech.homework.exercise.exercise import Exercise
from teachmech.homework.limited.sandbox import Limits
from teachmech.homework.marking import checking, journal, marking
from teachmech.homework.marking.journal import HEADER, Journal
from teachmech.homework.marking.marking import mark
from teachmech.homework.marking.marks import SubmissionResult
from tests.homework.classroom import SECRET, answered, exercise, hand_in, needs_sandbox
from tests.homework.classroom import warm as warm

LIMITS = Limits(seconds=10)
STUDENTS = ["ada", "bob", "cem", "dan"]


@pytest.fixture(scope="module")
def hanging(tmp_path_factory):
    return Exercise.read(exercise(tmp_path_factory.mktemp("course")))


@pytest.fixture
def folder(tmp_path):
    for name in STUDENTS:
        answers = {} if name != "bob" else {"rod": "x1 = 0"}
        hand_in(tmp_path / f"handed/{name}.ipynb", answered(**answers))
    return tmp_path / "handed"


@pytest.fixture
def place(tmp_path):
    return tmp_path / "marks.csv.rows"


@pytest.fixture
def fresh(monkeypatch):
    """Return the students who were marked in this process, and not taken over."""
    found = []
    marked = marking._marked

    def noted(handed, job):
        if not handed.status:
            found.append(handed.student)
        return marked(handed, job)

    monkeypatch.setattr(marking, "_marked", noted)
    return found


@pytest.fixture
def run(folder, hanging, place):
    """Marks the folder with the journal."""

    def run(**options):
        given = {"exercise": hanging, "secret": SECRET, "limits": LIMITS, "journal": place}
        return mark(folder, **{**given, "progress": None, **options})

    return run


def table(marks):
    """Return the table without the last column, which holds times."""
    return [line.rpartition(",")[0] for line in marks.to_csv().splitlines()]


# --- going on ---------------------------------------------------------------------------------


def test_finished_rows_are_used_again(run, fresh):
    first = run()
    assert fresh == STUDENTS
    assert first.notes == ()
    again = run()
    assert fresh == STUDENTS
    assert table(again) == table(first)
    assert again.notes == ("4 rows of marks.csv.rows taken over",)
    assert str(again).endswith("\n4 rows of marks.csv.rows taken over")


def test_a_late_a_changed_and_a_renamed_submission_are_marked(run, folder, fresh):
    run()
    hand_in(folder / "eve.ipynb", answered())
    hand_in(folder / "bob.ipynb", answered())
    (folder / "dan.ipynb").rename(folder / "zoe.ipynb")
    del fresh[:]
    marks = run()
    assert fresh == ["bob", "eve", "zoe"]
    assert marks["bob"].marks == 6
    assert table(marks) == table(run(journal=None))


def test_notes_on_other_submissions_are_made_again(run, folder):
    run()
    hand_in(folder / "ADA/x.ipynb", answered())
    assert run()["ada"].words == "of the same student: ADA"
    (folder / "ADA/x.ipynb").unlink()
    (folder / "ADA").rmdir()
    assert run()["ada"].words == ""


def test_all_are_marked_again_on_request(run, fresh):
    run()
    marks = run(again=True)
    assert fresh == 2 * STUDENTS
    assert marks.notes == ()


def test_a_stopped_run_states_that_the_next_one_continues(run, fresh):
    ending = run(progress=lambda done: done < 0.5).ending
    assert ending.endswith("2 of 4 submissions were marked; the next run goes on from there")
    assert len(run()) == 4
    assert fresh == STUDENTS


@pytest.mark.few("True")
@pytest.mark.parametrize("again", [True, False])
def test_a_stopped_run_that_marks_all_again_is_continued(run, fresh, again):
    run()
    run(again=True, progress=lambda done: done < 0.5)
    del fresh[:]
    assert run(again=again).notes == ("2 rows of marks.csv.rows taken over",)
    assert fresh == ["cem", "dan"]  # whose earlier rows do not count any more
    assert run().notes == ("4 rows of marks.csv.rows taken over",)
    del fresh[:]
    run(again=True)
    assert fresh == STUDENTS


SCRIPT = """
import multiprocessing, os, signal, sys
from pathlib import Path
from teachmech.homework.limited.sandbox import Limits
from teachmech.homework.marking.marking import mark

def die(done):
    if done >= {share}:
        Path({pids!r}).write_text(" ".join(str(p.pid) for p in multiprocessing.active_children()))
        os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    mark({folder!r}, {exercise!r}, {secret!r}, workers={workers}, journal={journal!r},
         limits=Limits(seconds={seconds}), progress=die)
"""


def killed(tmp_path, folder, hanging, place, workers, share):
    """Run it in a process that is killed when a share is marked; return the pids of its workers."""
    script, pids = tmp_path / "script.py", tmp_path / "pids"
    given = {"folder": str(folder), "exercise": str(hanging.path), "secret": SECRET}
    given |= {"workers": workers, "journal": str(place), "pids": str(pids)}
    script.write_text(SCRIPT.format(**given, seconds=LIMITS.seconds, share=share))
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    return [int(pid) for pid in pids.read_text().split()]


def is_running(pid):
    try:
        return bool(Path(f"/proc/{pid}/cmdline").read_bytes())  # empty when it has ended
    except OSError:
        return False


@pytest.mark.few("2")
@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
@pytest.mark.parametrize("workers", [None, 2])
def test_a_killed_process_costs_no_mark_and_leaves_no_worker(
    tmp_path, folder, hanging, place, run, fresh, workers
):
    pids = killed(tmp_path, folder, hanging, place, workers, 0.5)
    marks = run()
    assert len(fresh) == 2
    assert marks.notes == ("2 rows of marks.csv.rows taken over",)
    assert table(marks) == table(run(journal=None))
    assert len(pids) == (workers or 0)
    end = time.monotonic() + 60
    while any(map(is_running, pids)) and time.monotonic() < end:
        time.sleep(0.1)
    assert not any(map(is_running, pids))


@pytest.mark.thorough
def test_submissions_with_transient_failures_are_tried_again(run, monkeypatch):
    ask, student = checking.Checker.ask, ""

    def hurried(self, request, seconds=None):
        nonlocal student
        student = request.get("student", student)
        slow = student == "bob" and request.get("step") == "check"
        return ask(self, request, 1e-6 if slow else seconds)

    with monkeypatch.context() as patch:
        patch.setattr(checking.Checker, "ask", hurried)
        assert run()["bob"].status == "too slow"
    marks = run()
    assert marks["bob"].status == "read"
    assert marks.notes == ("3 rows of marks.csv.rows taken over",)


# --- what is not taken over -------------------------------------------------------------------


def test_a_torn_line_is_not_used_and_the_next_one_is(run, place, fresh):
    run()
    place.write_bytes(place.read_bytes()[:-100])
    del fresh[:]
    marks = run()
    assert fresh == ["dan"]
    why = "damaged, or of a course with another secret"
    assert marks.notes == (
        "3 rows of marks.csv.rows taken over",
        f"1 line of marks.csv.rows not used: {why}",
    )
    run()
    assert fresh == ["dan"]


def test_a_changed_or_forged_line_is_not_used(run, place, fresh):
    first = run()
    lines = place.read_text().split("\n")
    lines[2] = lines[2].replace('"marks": 0.0', '"marks": 3.0')  # the marks of bob
    lines += ["0" * 64 + " " + lines[1].partition(" ")[2], "[" * 100_000, "\0\xff"]
    place.write_text("\n".join(lines))
    del fresh[:]
    marks = run()
    assert fresh == ["bob"]
    assert marks.notes[1].startswith("4 lines of marks.csv.rows not used: damaged")
    assert table(marks) == table(first)


@pytest.mark.parametrize(
    ("other", "note"),
    [
        ({"secret": "another secret of a course"}, "4 lines of marks.csv.rows not used: damaged"),
        ({"limits": replace(LIMITS, seconds=11)}, "4 rows of marks.csv.rows not used: of another"),
        ({"run": False}, "4 rows of marks.csv.rows not used: of another"),
        ({"trust": True}, "4 rows of marks.csv.rows not used: of another"),
    ],
)
@pytest.mark.few("other0", "other1")
def test_rows_of_another_job_are_not_used_and_not_lost(run, fresh, other, note):
    run()
    marks = run(**other)
    assert fresh == 2 * STUDENTS
    assert len(marks.notes) == 1
    assert marks.notes[0].startswith(note)
    assert run().notes[0] == "4 rows of marks.csv.rows taken over"
    assert fresh == 2 * STUDENTS


@pytest.mark.thorough
def test_a_changed_exercise_is_marked_again(run, hanging, tmp_path, fresh):
    run()
    path = exercise(tmp_path)
    path.write_text(path.read_text().replace("The rod?", "Which rod?"))
    marks = run(exercise=path)
    assert fresh == 2 * STUDENTS
    assert "of another exercise" in marks.notes[0]


@pytest.mark.parametrize("content", ["the thesis of a student", "teachmech", HEADER.decode()[:-1]])
def test_another_file_is_not_changed(run, place, fresh, content):
    place.write_text(content)
    if HEADER.decode().startswith(content):  # a journal that was cut in its first line
        assert len(run()) == 4
        assert run().notes == ("4 rows of marks.csv.rows taken over",)
        return
    with pytest.raises(ProblemError, match=r"marks\.csv\.rows: this is not a journal of marking"):
        run()
    assert place.read_text() == content
    assert fresh == []


def test_an_unwritable_journal_is_reported_before_the_work(run, tmp_path, fresh):
    with pytest.raises(ProblemError, match="there is no folder"):
        run(journal=tmp_path / "none" / "marks.rows")
    with pytest.raises(ProblemError, match="this is a folder"):
        run(journal=tmp_path)
    assert fresh == []


def test_a_full_disk_costs_no_mark(run, monkeypatch):
    def full(descriptor):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(journal.os, "fsync", full)
    marks = run()
    assert [row.marks for row in marks.rows] == [6, 3, 6, 6]
    assert marks.notes == (
        "marks.csv.rows lacks rows, which could not be written: No space left on device",
    )


# --- two runs at the same time ----------------------------------------------------------------


def test_two_runs_write_into_one_journal(place):
    place.write_bytes(HEADER)  # both have begun it
    one, other = (Journal(place, "job", SECRET) for _ in range(2))
    one.write("a", SubmissionResult("ada", "read"))
    other.write("b", SubmissionResult("bob", "read"))
    with place.open("ab") as file:
        file.write(b"\n" + HEADER[:20])  # a third one was killed
    one.write("c", SubmissionResult("cem", "read"))
    found = Journal(place, "job", SECRET)
    assert [row.student for row in found.rows.values()] == ["ada", "bob", "cem"]
    assert len(found.notes) == 1


def test_of_two_rows_of_a_submission_the_last_counts(place):
    written = Journal(place, "job", SECRET)
    written.write("a", SubmissionResult("ada", "read", words="first"))
    written.write("a", SubmissionResult("ada", "read", words="second"))
    assert Journal(place, "job", SECRET).rows["a"].words == "second"


def test_a_removed_journal_is_not_made_again(place):
    written = Journal(place, "job", SECRET)
    place.unlink()
    written.write("a", SubmissionResult("ada", "read"))
    assert not place.exists()
    assert "lacks rows" in written.notes[0]


def test_a_journal_does_not_contain_the_secret(run, place):
    run()
    assert SECRET not in place.read_text()


# --- all of it --------------------------------------------------------------------------------


def _everything(folder):
    """Forty submissions: right and wrong, odd names, nothing to mark, and what does harm."""
    for k in range(20):
        force = {"x1": 0, "y1": "m*g"} if k % 3 else {"x1": 0, "y1": "-m*g"}
        hand_in(folder / f"s{k:02}.ipynb", answered(force=force))
    for name in ("ada", "\u0430da", "=1+1", "a;=1+1", "＝x", "b\x1b[31m", "c\n\u202ed", "BOB"):
        hand_in(folder / f"{name}.ipynb", answered())
    hand_in(folder / "bob/hanging.ipynb", answered())
    for name in (b"M\xfcller", rb"M\xfcller"):
        hand_in(os.fsdecode(os.fsencode(folder) + b"/" + name + b".ipynb"), answered())
    hand_in(folder / "loops.ipynb", answered({"rod": "while True: pass\nrod = str()"}))
    hand_in(folder / "leaves.ipynb", answered({"rod": "import os; os._exit(0)\nrod = str()"}))
    hand_in(folder / "computes.ipynb", answered({"rod": "rod = 'x1^2 + y1^2' + ' = L^2'"}))
    hand_in(folder / "large.ipynb", b"a" * 6_000_000)
    hand_in(folder / "nonsense.ipynb", "nonsense")
    hand_in(folder / "deep.ipynb", "[" * 100_000)
    hand_in(folder / "nested.ipynb", answered(rod="x1 = " + "(" * 9999 + "1" + ")" * 9999))
    hand_in(folder / "zip.zip", "PK")
    (folder / "empty").mkdir()


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform != "linux", reason="file names are bytes on Linux alone")
@needs_sandbox
def test_interruptions_do_not_change_the_marks_of_a_class(tmp_path, hanging, place, fresh, capsys):
    folder = tmp_path / "handed"
    _everything(folder)
    assert len(list(folder.iterdir())) == 40
    killed(tmp_path, folder, hanging, place, 2, 0.5)
    options = {"limits": LIMITS, "progress": None}
    marks = mark(folder, hanging, SECRET, journal=place, **options)
    assert "taken over" in marks.notes[0]
    assert 0 < len(fresh) <= 20
    whole = mark(folder, hanging, SECRET, workers=2, **options)
    assert table(marks) == table(whole)
    assert (len(marks), marks.missing, marks.ending) == (40, 0, "")
    print(marks)
    assert capsys.readouterr().out.replace("\n", "").isprintable()
    assert {row.student: row.status for row in marks.rows if row.student[0] in "abBl"} == {
        "BOB": "handed in twice",
        "bob": "handed in twice",
        "ada": "read",
        "a;=1+1": "read",
        "b\x1b[31m": "no student",
        "large": "too large",
        "leaves": "crashed",
        "loops": "too slow",
    }
    rows = list(csv.reader(io.StringIO(marks.to_csv())))
    assert {len(row) for row in rows} == {len(rows[0])}
    assert not any(cell.startswith(("=", "＝")) for row in rows for cell in row)
