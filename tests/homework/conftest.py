from functools import cache

import pytest

from teachmech.homework import Exercise
from tests.homework import bead
from tests.homework.entries import ENTRIES, task_of


@pytest.fixture(scope="package")
def bead_path(tmp_path_factory):
    return bead.write(tmp_path_factory.mktemp("exercises"))


@pytest.fixture(scope="package")
def exercise(bead_path):
    return Exercise.read(bead_path)


@pytest.fixture(scope="package")
def variant(exercise):
    return exercise.variant("Ada", bead.SECRET)


@pytest.fixture(scope="package")
def task(exercise, variant):
    return exercise.task(variant, "ada")


@pytest.fixture(scope="package")
def entry_task(tmp_path_factory):
    """Return the task of an exercise with the parts of entries.yaml, or with others."""
    folder = tmp_path_factory.mktemp("entries")
    return cache(lambda name, parts=(): task_of(folder, name, parts or ENTRIES[name]))
