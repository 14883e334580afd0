"""The entries of entries.yaml, and tasks that they answer."""

from itertools import takewhile
from pathlib import Path

from ruamel.yaml import YAML

from teachmech.homework import Exercise
from teachmech.homework.kinds import public
from teachmech.homework.task.key import Key, Sealing, wrong_answers
from teachmech.homework.task.task_file import TaskFile
from tests.homework import bead

HERE = Path(__file__).parent
ENTRIES = YAML(typ="safe").load((HERE / "entries.yaml").read_text(encoding="utf-8"))
OWN = {"bead": (bead.SPECIFICATION, bead.WORKED), "puck": (bead.PUCK, bead.PUCK_WORKED)}


def task_of(folder, name, names):
    """The task of an exercise, which knows the mistakes of its author, but not the catalogue."""
    path = HERE.parents[1] / "exercises" / f"{name}.ipynb"
    if name in OWN:
        path = bead.write(folder, *OWN[name], name=f"{name}.ipynb", text="")
    exercise = Exercise.read(path)
    edition = exercise.edition(exercise.numbers)
    parts = [part for part in edition.parts if part.name in names]
    setting, sealed = edition.setting, {}
    for part in parts:
        solution = edition.solution[part.name]
        own = takewhile(lambda one: not one.form, wrong_answers(part, setting, solution))
        sealed[part.name] = Sealing(part, setting, solution, list(own), "entries").part
    task = TaskFile(
        **exercise.specification.model_dump(include={"exercise", "title", "goal", "minutes"}),
        numbers={},
        units={},
        text="",
        parts=tuple(map(public, parts)),
        frame=setting.scope(),
        key=Key(parts=sealed).to_text(),
    )
    return task.signed()
