"""Submissions: literals are read as data, everything else is a status in words."""

import json
import os
import sys
from dataclasses import replace

import pytest

from teachmech.homework.answers.literals import COMPUTED, assigned
from teachmech.homework.limited import sandbox
from teachmech.homework.limited.sandbox import Limits
from teachmech.homework.marking.submissions import read_submission
from tests.homework.classroom import (
    ANSWERS,
    CHECKS,
    OPEN,
    REPORT,
    answered,
    code,
    hand_in,
    needs_sandbox,
    notebook,
    text,
)

pytestmark = pytest.mark.quick

LOCKED = [OPEN, *CHECKS.values(), REPORT]


@pytest.fixture
def read(tmp_path):
    def read(content, name="ab12.ipynb", **options):
        options = {"parts": list(ANSWERS), "run": False, **options}
        return read_submission(hand_in(tmp_path / name, content), **options)

    return read


# --- answers ----------------------------------------------------------------------------------


def test_literals_are_read_without_running_anything(read, monkeypatch):
    monkeypatch.setattr(sandbox, "_run", lambda *arguments: pytest.fail("it was run"))
    submission = read(answered(), run=True)
    assert submission.answers == ANSWERS
    assert (submission.student, submission.exercise) == ("ab12", "hanging")
    assert (submission.status, submission.words) == ("read", "")


def test_cells_that_lost_their_metadata_are_found_by_the_names(read):
    data = answered()
    for cell in data["cells"]:
        cell["metadata"] = {}
    assert read(data).answers == ANSWERS


def test_without_names_of_parts_the_metadata_give_them(read):
    assert read(answered(), parts=()).answers == ANSWERS


def test_an_unchanged_answer_cell_counts_as_missing(read):
    submission = read(answered({"rod": "rod = ..."}))
    assert submission.answers.keys() == {"force", "type"}


def test_the_last_of_several_answers_counts_and_a_note_reports_it(read):
    data = answered({"rod": "rod = 'a'\nrod = 'b'"})
    data["cells"].append(code("rod = 'c'"))
    submission = read(data)
    assert submission.answers["rod"] == "c"
    assert "rod is given 3 times; the last counts" in submission.words


def test_a_source_may_be_a_list_of_lines_and_hold_lines_for_ipython(read):
    magic = code(["%matplotlib inline\n", "!ls\n", "rod?\n", "rod = 'a'\n"])
    plain = code("type = '''\n%a\n!b\nc?'''")
    assert read(notebook([magic, plain])).answers == {"rod": "a", "type": "\n%a\n!b\nc?"}


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("x = 'a' 'b'", "ab"),
        ("x: str = 'a'", "a"),
        ("x = y = -1.5e3", -1500.0),
        ("x = ('a', None, True)", ("a", None, True)),
        ("x = {'A': [['1', '0']]}", {"A": [["1", "0"]]}),
        ("x = 3\ntask.check('x', x)\nprint(x[0])", 3),
        ("x = ...", ...),
        ("x = 2 * 3", COMPUTED),
        ("x = f'{1}'", COMPUTED),
        ("x = []\nx.append('a')", COMPUTED),
        ("x = 'a'\nx += 'b'", COMPUTED),
        ("x = {}\nx['a'] = 1", COMPUTED),
        ("x = {'a': {}}\nx['a']['b'] = 1", COMPUTED),
        ("if True:\n    x = 3", COMPUTED),
        ("for x in 'ab': pass", COMPUTED),
        ("x, y = 1, 2", COMPUTED),
        ("x = 1\ndel x", COMPUTED),
        ("def f():\n    global x\n    x = 1", COMPUTED),
    ],
)
def test_an_expression_is_not_read_as_a_literal(source, value):
    assert assigned(source, {"x"})[-1] == ("x", value)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("rod = {1, 2}", "rod cannot be a set"),
        ("rod = b'a'", "rod cannot be a bytes"),
        ("rod = 1e999", "rod cannot be 'inf'"),
        ("rod = {1: 2}", "rod cannot be a dict"),
        ("rod = 'a", "cell 3 is not Python: line 1: unterminated string literal"),
        ("rod = -3.2e3 kN/m", 'write a number with its unit in quotes, such as "3.2 N"'),
        (f"rod = '{'a' * 60_000}'", "cell 3 is too long to be read"),
        (f"rod = '{'ä' * 20_000}'", "rod is too long; an answer has at most"),
        (f"rod = {'[' * 90}{']' * 90}", "rod cannot be a list"),
        ("rod = " + "(" * 20_000, "cell 3 is not Python: "),
        ("rod = " + "-" * 40_000 + "1", "cell 3 is not Python: "),
        ("rod = 1" + "+1" * 20_000, "cell 3 is not Python: "),
        ("rod = a" + ".a" * 20_000, "cell 3 is not Python: "),
        ("rod = " + "9" * 5000, "cell 3 is not Python: "),
        ("rod = '\x00'", "cell 3 is not Python: "),
    ],
    ids=lambda value: value[:40],
)
def test_an_impossible_answer_is_reported_and_the_others_are_read(read, source, words):
    submission = read(answered({"rod": source}))
    assert submission.answers == {name: ANSWERS[name] for name in ("force", "type")}
    assert words in submission.words
    assert submission.status == "read"


def test_computed_answers_are_listed_if_nothing_is_run(read):
    submission = read(answered({"rod": "rod = 'x1' + '^2'"}))
    assert submission.computed == ("rod",)
    assert "rod" not in submission.answers


@needs_sandbox
def test_computed_answers_come_from_running_the_cells(read):
    submission = read(answered({"rod": "rod = ' + '.join(['x1^2', 'y1^2']) + ' = L^2'"}), run=True)
    assert submission.answers == {**ANSWERS, "rod": "x1^2 + y1^2 = L^2"}
    assert submission.status == "run"


@needs_sandbox
def test_literals_count_also_where_the_run_ends_badly(read):
    data = answered({"rod": "while True: rod = 'a'"})
    submission = read(data, run=True, limits=Limits(seconds=2))
    assert submission.answers == {name: ANSWERS[name] for name in ("force", "type")}
    assert submission.status == "too slow"


# --- files ------------------------------------------------------------------------------------


def test_a_file_of_answers_is_read(read):
    kept = {name: {"answer": answer, "hints": 1} for name, answer in ANSWERS.items()}
    data = {"format": "teachmech answers 1", "exercise": "hanging", "parts": kept}
    submission = read(data, name="ab12.answers.json")
    assert (submission.student, submission.exercise) == ("ab12", "hanging")
    assert submission.answers == ANSWERS
    assert submission.hints == 3
    assert read(ANSWERS, name="cd.json").answers == ANSWERS


def test_in_a_folder_the_notebook_counts_and_the_file_of_answers_fills_its_gaps(tmp_path):
    hand_in(tmp_path / "ab12/hanging.ipynb", answered({"rod": "rod = ...", "type": "type = 'a'"}))
    kept = {"rod": {"answer": "x1 = 0", "hints": 2}, "type": {"answer": "holonomic"}}
    hand_in(tmp_path / "ab12/hanging.answers.json", {"exercise": "hanging", "parts": kept})
    hand_in(tmp_path / "ab12/.ipynb_checkpoints/hanging.ipynb", "nonsense")
    submission = read_submission(tmp_path / "ab12", list(ANSWERS))
    assert submission.answers == {"rod": "x1 = 0", "force": ANSWERS["force"], "type": "a"}
    assert submission.hints == 2


def test_the_folder_of_nbgrader_is_one_deeper(tmp_path):
    hand_in(tmp_path / "ab12/hanging/hanging.ipynb", answered())
    assert read_submission(tmp_path / "ab12", list(ANSWERS)).answers == ANSWERS


@pytest.mark.parametrize(
    ("content", "name", "words"),
    [
        ("", "a.ipynb", "it is empty"),
        ("nonsense", "a.ipynb", "it is not the JSON of a notebook"),
        (bytes(range(256)), "a.ipynb", "it is not the JSON of a notebook"),
        ("[" * 100_000, "a.ipynb", "it is not the JSON of a notebook"),
        ("[1]", "a.ipynb", "it is not the JSON of a notebook"),
        ("{}", "a.ipynb", "it is not a notebook of format 4"),
        ({"worksheets": []}, "a.ipynb", "it is not a notebook of format 4"),
        ({"cells": 3}, "a.ipynb", "it is not a notebook of format 4"),
        ("", "a.answers.json", "it is empty"),
        ("a", "a.zip", "it is packed (.zip); unpack it first"),
        ("a", "a.pdf", "its file type is not accepted; hand in .ipynb or .answers.json"),
    ],
)
def test_a_file_that_is_not_a_notebook_is_reported(read, content, name, words):
    submission = read(content, name=name)
    assert submission.status == "not a notebook"
    assert words in submission.words


@pytest.mark.parametrize(
    "cells",
    [
        [3, None, [], {}],
        [{"cell_type": "code"}],
        [{"cell_type": "code", "source": 3, "metadata": 3}],
        [{"cell_type": "code", "source": [3, None], "metadata": {"teachmech": {"part": ["a"]}}}],
        [{"cell_type": ["code"], "source": "rod = 3"}],
    ],
)
def test_malformed_cells_are_ignored(read, cells):
    submission = read(notebook(cells, teachmech=3, kernelspec=[]))
    assert (submission.status, submission.answers) == ("read", {})


def test_a_large_file_is_not_read(tmp_path):
    path = tmp_path / "ab12.ipynb"
    with path.open("wb") as file:
        file.truncate(2**30)
    submission = read_submission(path, list(ANSWERS))
    assert submission.status == "too large"
    assert "such a file has at most 5 MB" in submission.words


@pytest.mark.skipif(sys.platform == "win32", reason="needs links and pipes")
def test_links_and_pipes_are_not_followed(tmp_path):
    secret = hand_in(tmp_path / "secret.ipynb", answered())
    for name in ("link.ipynb", "a/link.ipynb"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.symlink_to(secret)
    (tmp_path / "b").mkdir()
    os.mkfifo(tmp_path / "b/pipe.ipynb")
    (tmp_path / "folder").symlink_to(tmp_path)
    for name in ("link.ipynb", "a", "b", "folder"):
        submission = read_submission(tmp_path / name, list(ANSWERS))
        assert (submission.status, submission.answers) == ("not a notebook", {})
        assert submission.words


def test_folders_with_no_or_two_notebooks_are_reported(tmp_path):
    (tmp_path / "none").mkdir()
    hand_in(tmp_path / "two/a.ipynb", answered())
    hand_in(tmp_path / "two/b.ipynb", answered())
    assert "no notebook in the folder" in read_submission(tmp_path / "none").words
    assert (
        "there is more than one notebook: a.ipynb, b.ipynb"
        in read_submission(tmp_path / "two").words
    )
    assert read_submission(tmp_path / "not-there").status == "not a notebook"


# --- checks -----------------------------------------------------------------------------------


def test_cells_of_checks_that_were_changed_or_deleted_are_counted(read):
    assert read(answered(), locked=LOCKED).status == "read"
    data = answered()
    data["cells"][3]["source"] = "print('right')"
    del data["cells"][5]
    submission = read(data, locked=LOCKED)
    assert submission.status == "edited checks"
    assert "2 of 5 cells of checks were changed or deleted" in submission.words
    assert submission.answers == ANSWERS


def test_notebooks_of_a_grader_have_other_checks_which_it_puts_back_itself(read):
    data = notebook([*answered()["cells"][::2], text("a", nbgrader={"grade": True})])
    assert read(data, locked=LOCKED).status == "read"


def test_the_worse_of_two_statuses_stays(read):
    submission = read(answered())
    edited = submission.noted("a", "edited checks")
    assert edited.noted("b", "run").status == "edited checks"
    assert edited.noted("b", "too slow").status == "too slow"
    assert edited.noted("b").words == "a; b"
    assert replace(submission, status="crashed").noted("", "edited checks").status == "crashed"


def test_the_exercise_is_known_by_the_task_that_is_opened(read):
    data = json.loads(json.dumps(answered()).replace("hanging.task", "skate.task"))
    assert read(data).exercise == "skate"
