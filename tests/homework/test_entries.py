"""What people type into the fields is read as they mean it: entries.yaml is the table."""

from collections import Counter

import pytest

from teachmech.homework.kinds import KINDS
from tests.homework.entries import ENTRIES

PARTS = [(exercise, part) for exercise, parts in ENTRIES.items() for part in parts]


@pytest.mark.parametrize(("exercise", "part"), PARTS, ids=lambda name: name)
def test_every_entry_has_its_status(entry_task, exercise, part):
    asked = ENTRIES[exercise][part]
    found = [
        (expected, status, entry)
        for expected, entries in asked.items()
        for entry in entries
        if (status := str(entry_task(exercise).check(part, entry).status)) != expected
    ]
    assert found == []


def test_the_table_has_400_entries_of_all_kinds(entry_task):
    kinds = {entry_task(exercise).part(part).kind for exercise, part in PARTS}
    assert kinds == set(KINDS)
    count = Counter[str]()
    for exercise, part in PARTS:
        for status, entries in ENTRIES[exercise][part].items():
            assert len({repr(entry) for entry in entries}) == len(entries)
            count[status] += len(entries)
    assert count.total() >= 400
    assert min(count.values()) > 20
