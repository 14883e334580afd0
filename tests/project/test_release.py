"""The release: its checks, and the sentence for each package of an extra."""

import re
import tomllib
from pathlib import Path

import pytest
import release

from teachmech.base.errors import ProblemError
from teachmech.base.extras import is_in_extra, remedy, requiring

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
FOR_USERS = ("fast", "notebook", "homework", "cluster")


def named(requirements):
    return {re.match(r"[\w.-]+", text).group() for text in requirements}


@pytest.mark.parametrize("extra", FOR_USERS)
def test_each_package_of_an_extra_for_users_is_known_with_an_extra_that_has_it(extra):
    extras = PROJECT["optional-dependencies"]
    for package in named(extras[extra]):
        told = re.fullmatch(r'install it with  pip install "teachmech\[(\w+)\]"', remedy(package))
        assert package in named(extras[told[1]])


def test_packages_of_the_plain_install_are_in_no_extra():
    assert not [package for package in named(PROJECT["dependencies"]) if is_in_extra(package)]


def test_a_missing_package_is_one_sentence_with_another_way():
    with pytest.raises(ProblemError) as found, requiring("a sail needs", otherwise="row"):
        import no_mast  # noqa: F401
    said = found.value.one_line()
    assert said == "a sail needs the package no_mast; install it with  pip install no_mast, or row"


def test_the_largest_difference_is_relative_to_the_size_of_a_state():
    first = {"small": [0.0, 1e-3], "large": [1e6, 0.0]}
    other = {"small": [0.0, 1e-3 + 1e-9], "large": [1e6 + 1.0, 0.0]}
    gap, worst = release.gap(first, other)
    assert worst == "large"
    assert gap == pytest.approx(1e-6)
    with pytest.raises(KeyError):
        release.gap(first, {"small": [0.0, 0.0]})
    with pytest.raises(ValueError, match="shorter"):
        release.gap(first, {"small": [0.0], "large": [0.0, 0.0]})
