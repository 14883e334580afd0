"""A small exercise for the tests of releases and graders, and a student who fills in a notebook."""

import json
import re
import shutil
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_raw_cell

SECRET = "the secret of a course"

SPECIFICATION = """\
exercise: slide
title: A slide
goal: You can write a slide as a constraint.
minutes: 10
variant:
  k: {values: [0.5, 0.75, 1.25, 1.5]}
  m: {unit: kg, from: 0.2, to: 0.9, step: 0.1}
particles:
  dimension: 2
  parameters: {k: 0.5, m: 0.4, g: 9.81}
  particles:
    - {mass: m, force: [0, -m*g], position: [1, k], velocity: [1, k]}
  constraints:
    - {name: rail, equation: y1 = k*x1}
  time: {end: 0.5, step: 0.01}
parts:
  - name: rail
    kind: constraint
    of: [rail]
    marks: 3
    ask: Write the equation of the rail, which rises by {{k|number}} m for each metre.
    hints: [Which coordinate does the height depend on?]
  - {name: force, kind: force, of: [x1, y1], marks: 2, ask: Which forces are applied?}
  - {name: push, kind: number, of: -lambda1, unit: N, tolerance: 0.01, ask: The multiplier?}
"""


def push(variant):
    """-lambda of y - k x = 0: Newton's m x'' = k lambda, m y'' = -m g - lambda, y'' = k x''."""
    return 9.81 * variant["m"] / (1 + variant["k"] ** 2)


WORKED = {
    "rail": "y1 - k*x1 = 0",
    "force": {"x1": 0, "y1": "-m*g"},
    "push": f"{push({'k': 0.5, 'm': 0.4})} N",
}
# Other forms of the right answers, and the force with the typical mistake of its sign.
OTHER = {"rail": ["2*x1*k = 2*y1"], "force": ["0", "-g*m"]}
UPWARDS = {"force": ["0", "m*g"]}


def write_source(folder):
    """Write the instructor's notebook."""
    cells = [
        new_raw_cell(SPECIFICATION, metadata={"tags": ["exercise"]}),
        new_markdown_cell("# A slide\n\nA bead of {{m}} slides on a rail."),
        *(
            new_code_cell(f"{name} = {answer!r}", metadata={"teachmech": {"part": name}})
            for name, answer in WORKED.items()
        ),
        new_markdown_cell("The reasons: the rail is y1 = k*x1.", metadata={"tags": ["solution"]}),
    ]
    path = Path(folder, "07-slide.ipynb")
    nbformat.write(new_notebook(cells=cells), path)
    return path


def right(variant):
    """Right answers in other forms than the instructor's."""
    return {**OTHER, "push": f"{push(variant):.4f} N"}


def fill(release, folder, answers, edit=None):
    """Copy a release and fill in answers, literals or the text of a cell, as a student does."""
    shutil.copytree(release, folder)
    (path,) = folder.glob("*.ipynb")
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        name = cell.metadata.get("teachmech", {}).get("part")
        if name in answers:
            given = answers[name]
            is_code = isinstance(given, str) and given.startswith("#")
            cell.source = given if is_code else f"{name} = {given!r}"
    if edit:
        edit(notebook)
    nbformat.write(notebook, path)
    return path


def released_text(folder):
    """All that is in a folder, with the keys of tasks unpacked."""
    texts = []
    for path in sorted(Path(folder).rglob("*")):
        if path.is_file():
            texts.append(path.read_text(encoding="utf-8", errors="replace"))
            if path.suffix == ".json":
                texts += keys(json.loads(texts[-1]))
    return "\n".join(texts)


def keys(data):
    """Return the keys in the file of a task, or in that of a class."""
    from teachmech.homework.task.key import Key

    tasks = data["tasks"].values() if "tasks" in data else [data] if "key" in data else []
    return [Key.from_text(task["key"]).model_dump_json() for task in tasks]


def assert_no_answers(folder, exercise, students):
    """No text and no number of a solution is in a folder, plainly or in a key."""
    text = released_text(folder)
    squeezed = re.sub(r"\s|\*\*", "", text)
    for numbers in [exercise.numbers, *(exercise.variant(one, SECRET) for one in students)]:
        for answer in (*WORKED.values(), *exercise.solution(numbers).values(), "-lambda1"):
            for part in _texts(answer):
                assert part.replace(" ", "") not in squeezed, part
        for value in (f"{push(numbers):.{digits}g}" for digits in (5, 8)):
            assert value not in text, value
    for word in ("SOLUTION", "HIDDEN", "lambda1", "The reasons", "equation:", "of:"):
        assert word not in text, word


def assert_no_marking(folder, exercise, students):
    """Nothing that answers are marked with is in a folder, by its name or by its keys."""
    assert not [path for path in Path(folder).rglob("*") if "marking" in path.name]
    text = released_text(folder)
    for one in students:
        marking = exercise.task(exercise.variant(one, SECRET), secret=SECRET)
        assert marking.key not in text


def right_where_the_file_looks(task):
    """Return a wrong force that is right at all states in the file of a task."""
    states = task._key.parts["force"].right["states"]["q"]
    vanishing = "*".join(f"(x1 - {state[0]})".replace("- -", "+ ") for state in states)
    return [vanishing, f"{vanishing} - m*g"]


def _texts(answer):
    """Return the texts of an answer that say something: a lone 0 is everywhere."""
    if isinstance(answer, dict):
        answer = list(answer.values())
    if isinstance(answer, list):
        return [text for one in answer for text in _texts(one)]
    return [answer] if isinstance(answer, str) and len(answer) > 2 else []
