import pytest

from teachmech.homework import Exercise
from tests.homework import bead


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
