"""What people type into the fields is read as they mean it: entries.yaml is the table."""

from collections import Counter
from functools import cache
from itertools import takewhile
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from teachmech.homework import Exercise
from teachmech.homework.kinds import KINDS, public
from teachmech.homework.task.key import Key, Sealing, wrong_answers
from teachmech.homework.task.task_file import TaskFile
from tests.homework import bead

HERE = Path(__file__).parent
ENTRIES = YAML(typ="safe").load((HERE / "entries.yaml").read_text(encoding="utf-8"))
PARTS = [(exercise, part) for exercise, parts in ENTRIES.items() for part in parts]
OWN = {"bead": (bead.SPECIFICATION, bead.WORKED), "puck": (bead.PUCK, bead.PUCK_WORKED)}


@pytest.fixture(scope="module")
def tasks(tmp_path_factory):
    """The task of an exercise, which knows the mistakes of its author, but not the catalogue."""

    @cache
    def task(name):
        path = HERE.parents[1] / "exercises" / f"{name}.ipynb"
        if name in OWN:
            path = bead.write(tmp_path_factory.mktemp(name), *OWN[name], text="")
        exercise = Exercise.read(path)
        edition = exercise.edition(exercise.numbers)
        parts = [part for part in edition.parts if part.name in ENTRIES[name]]
        setting, sealed = edition.setting, {}
        for part in parts:
            solution = edition.solution[part.name]
            own = takewhile(lambda one: not one.form, wrong_answers(part, setting, solution))
            sealed[part.name] = Sealing(part, setting, solution, list(own), "entries").part
        return TaskFile(
            **exercise.specification.model_dump(include={"exercise", "title", "goal", "minutes"}),
            numbers={},
            units={},
            text="",
            parts=tuple(map(public, parts)),
            frame=setting.scope(),
            key=Key(parts=sealed).to_text(),
        )

    return task


@pytest.mark.parametrize(("exercise", "part"), PARTS, ids=lambda name: name)
def test_every_entry_has_its_status(tasks, exercise, part):
    asked = ENTRIES[exercise][part]
    found = [
        (expected, status, entry)
        for expected, entries in asked.items()
        for entry in entries
        if (status := str(tasks(exercise).check(part, entry).status)) != expected
    ]
    assert found == []


def test_the_table_has_400_entries_of_all_kinds(tasks):
    kinds = {tasks(exercise).part(part).kind for exercise, part in PARTS}
    assert kinds == set(KINDS)
    count = Counter[str]()
    for exercise, part in PARTS:
        for status, entries in ENTRIES[exercise][part].items():
            assert len({repr(entry) for entry in entries}) == len(entries)
            count[status] += len(entries)
    assert count.total() >= 400
    assert min(count.values()) > 20
