"""The time to mark a class of 300, with computed and with hostile submissions among them.

    python benchmarks/marking.py            # minutes
    python benchmarks/marking.py --count 40

Of 300 submissions of 300 students 255 hold literal answers, a third of them with a typical mistake,
30 compute an answer with NumPy, and 15 are hostile. Two processes mark.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections import Counter
from pathlib import Path
from time import perf_counter

from teachmech.homework.exercise.exercise import Exercise
from teachmech.homework.marking.marking import mark
from teachmech.problems.library import shipped

SECRET = "a secret of a benchmark"
ANSWERS = {
    "constraint": '"y1 = a*x1^2"',
    "force": '{"x1": "0", "y1": "-m*g"}',
    "mass": '{"x1": "m", "y1": "m"}',
    "start": '{"vx1": "-u/sqrt(1 + (2*a*s)^2)", "vy1": "-2*a*s*u/sqrt(1 + (2*a*s)^2)"}',
    "push": '"10 N"',
}
WRONG = {"force": '{"x1": "0", "y1": "m*g"}'}
COMPUTED = {"push": 'import numpy as np\npush = f"{np.hypot(6, 8)} N"'}
HOSTILE = [
    "while True: pass",
    "while True: print('a' * 10000)",
    "x = bytearray(10**10)",
    "import os\nfor k in range(200): os.fork()",
    "open('/etc/passwd').read()",
]


def notebook(answers: dict[str, str], before: str = "") -> str:
    """Return a notebook with the given answers, each a cell of code or a literal."""
    cells = [
        {
            **{"cell_type": "code", "metadata": {"teachmech": {"part": name}}},
            **{"outputs": [], "execution_count": None},
            "source": source if "\n" in source else f"{name} = {source}",
        }
        for name, source in answers.items()
    ]
    if before:
        cells[0] = {**cells[0], "source": f"{before}\n{cells[0]['source']}.strip()"}
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells})


def submission(k: int) -> str:
    """Return the submission of student number k."""
    if k % 10 == 0:
        return notebook(ANSWERS | COMPUTED)
    if k % 20 == 5:
        return notebook(ANSWERS, HOSTILE[k // 20 % len(HOSTILE)])
    return notebook(ANSWERS | WRONG if k % 3 == 0 else ANSWERS)


def main() -> None:
    """Mark a class and print the seconds and the statuses."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=300)
    count = parser.parse_args().count
    (path,) = shipped("exercises").glob("*bead-on-a-wire.ipynb")
    exercise = Exercise.read(path)
    with tempfile.TemporaryDirectory() as folder:
        for k in range(count):
            Path(folder, f"student{k}.ipynb").write_text(submission(k), encoding="utf-8")
        begin = perf_counter()
        marks = mark(folder, exercise, SECRET, workers=2, progress=None)
        seconds = perf_counter() - begin
    times = sorted(row.seconds for row in marks.rows)
    print(f"{count} submissions: {seconds:.0f} s, {times[count // 2]:.2f} s for the median one")
    for status, number in Counter(row.status for row in marks.rows).most_common():
        print(f"  {number:4} {status}")


if __name__ == "__main__":
    main()
