"""What works in a Python like that of a browser kernel (Pyodide), and the messages about the rest.

It has no processes, no threads, no `resource`, no LLVM, and a `hashlib` without scrypt.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import teachmech
from teachmech.homework import Exercise
from teachmech.homework.answers.scrypt import scrypt
from teachmech.problems.library import shipped

BLOCKED = """
import sys, hashlib, subprocess, threading
for name in ("_multiprocessing", "_posixshmem", "resource", "numba", "llvmlite", "dask"):
    sys.modules[name] = None
def no_process(*given, **named):
    raise OSError(138, "emscripten does not support processes.")
def no_thread(self):
    raise RuntimeError("can't start new thread")
subprocess.Popen.__init__ = no_process
threading.Thread.start = no_thread
del hashlib.scrypt
import matplotlib
matplotlib.use("Agg")
import teachmech as tm
"""


def browser(lines, folder):
    """Run lines in such a Python, with warnings as errors; return the last line that they print."""
    done = subprocess.run(
        [sys.executable, "-W", "error::UserWarning", "-c", BLOCKED + lines],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(Path(teachmech.__file__).parents[1])},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip().rpartition("\n")[2]


RIGHT = {
    "an example": ("tm.simulate('pendulum', (0, 1, 0.1))['t'][-1]", "1.0"),
    "a mechanism": ("len(tm.example('four-bar').simulate((0, 0.5, 0.1)))", "6"),
    "a bar": ("len(tm.simulate('pendulum', (0, 1, 0.1), progress=True))", "11"),
    "the equations": ("'A' in str(tm.example('pendulum').equations())", "True"),
    "the program": ("len(tm.example('meridian').program().splitlines()) > 100", "True"),
    "a figure": ("len(tm.simulate('pendulum', (0, 1, 0.1)).plot().axes)", "5"),
    "a page": ("tm.simulate('pendulum', (0, 1, 0.1)).save_html('p.html')", "None"),
    "a film": (
        "tm.simulate('pendulum', (0, 0.1, 0.1)).save_animation('p.gif', speed=1, progress=True)",
        "None",
    ),
    "the degrees of freedom": ("tm.freedom('pendulum').degrees_of_freedom", "1"),
    "an ensemble": ("len(tm.ensemble('pendulum', {'g': [1, 2]}, time=(0, 1), progress=True))", "2"),
    "the explorer": ("len(tm.explore('pendulum', (0, 1, 0.1)).motions)", "1"),
    "the dialogs": ("tm.dialogs()", "<Dialogs of pendulum>"),
    "a widget in a running loop": ("asyncio.new_event_loop().run_until_complete(explored())", "1"),
}


SAID = {
    "workers": (
        "tm.ensemble('pendulum', {'g': [1, 2]}, time=(0, 1), workers=2)",
        "workers: this Python, such as one in a browser, cannot start processes; leave out workers",
    ),
    "threads": (
        "tm.ensemble('pendulum', {'g': [1]}, executor=ThreadPoolExecutor()).ending",
        "the executor takes no more work (RuntimeError: can't start new thread)",
    ),
    "compiled": (
        "tm.simulate('pendulum', compiled=True)",
        "a compiled run needs the package llvmlite",
    ),
    "the reference": ("tm.reference('pendulum')", "a compiled run needs the package llvmlite"),
    "running cells": ("run_cells([(1, 'x = 1')], ['x']).words", "this system cannot limit"),
}

ALL = """
import asyncio, json
from concurrent.futures import ThreadPoolExecutor
from teachmech.homework.limited.sandbox import run_cells
async def explored():
    return len(tm.explore("pendulum", (0, 1, 0.1)).motions)
def answer(ask):
    try:
        return str(ask())
    except tm.ProblemError as error:
        return str(error)
print(json.dumps({name: answer(ask) for name, ask in asked.items()}))
"""


@pytest.fixture(scope="module")
def answers(tmp_path_factory):
    """What is answered to all questions, by their names."""
    lines = [f"{name!r}: lambda: {ask}," for name, (ask, _) in (RIGHT | SAID).items()]
    asked = "\n".join(["asked = {", *lines, "}"])
    return json.loads(browser(asked + ALL, tmp_path_factory.mktemp("browser")))


@pytest.mark.parametrize("name", RIGHT)
def test_it_works(name, answers):
    assert answers[name] == RIGHT[name][1]


@pytest.mark.parametrize("name", SAID)
def test_what_it_cannot_do_is_said_in_a_sentence(name, answers):
    assert SAID[name][1] in answers[name]


@pytest.fixture(scope="module")
def exercise():
    return Exercise.read(shipped("exercises") / "04-pendulum-on-a-rail.ipynb")


CHECK = """
import json
task, answers = tm.homework.open_task("rail.task.json"), json.load(open("answers.json"))
print(json.dumps([[task.check(name, a).status for name, a in given.items()] for given in answers]))
"""


@pytest.mark.thorough
def test_an_exercise_is_checked(exercise, tmp_path):
    right = exercise.solution(exercise.numbers)
    exercise.task(exercise.numbers).save(tmp_path / "rail.task.json")
    wrong = {**dict.fromkeys(right, "x1 = 7"), "travel": "7 m", "masses": {"x1": "7", "phi": "7"}}
    (tmp_path / "answers.json").write_text(json.dumps([right, wrong]))
    first, second = json.loads(browser(CHECK, tmp_path))
    assert set(first) == {"right"}
    assert "right" not in second


@pytest.mark.thorough
def test_a_class_cannot_be_marked_there(exercise, tmp_path):
    (tmp_path / "handed").mkdir()
    (tmp_path / "handed" / "ada.ipynb").write_text(exercise.path.read_text())
    lines = f"""
try:
    exercise = tm.homework.Exercise.read({str(exercise.path)!r})
    tm.homework.mark("handed", exercise, "a secret that is long enough for a course")
except tm.ProblemError as error:
    print(error)
"""
    said = browser(lines, tmp_path)
    assert "answers are checked in a process of their own, which cannot start" in said


@pytest.mark.few("given1")
@pytest.mark.parametrize(
    "given",
    [
        {"password": b"", "salt": b"", "n": 16, "r": 1, "p": 1, "dklen": 64},
        {"password": b"+17", "salt": b"NaCl", "n": 64, "r": 8, "p": 3, "dklen": 33},
        {"password": b"-5", "salt": b"a salt", "n": 1024, "r": 8, "p": 1, "dklen": 9},
    ],
)
def test_the_hash_in_plain_python_is_that_of_openssl(given):
    named = {name: value for name, value in given.items() if name != "password"}
    assert scrypt(**given) == hashlib.scrypt(given["password"], **named)
