"""Documents, docstrings and comments name only files and objects that exist."""

import importlib
import re
from functools import cache

import pytest

from tests import ROOT

pytestmark = pytest.mark.quick

FOLDERS = "teachmech|docs|tests|exercises|notebooks|benchmarks"
SUFFIXES = "py|js|mjs|css|md|ipynb|yaml|lark|svg|png|ll"
PATH = re.compile(rf"(?<![\w/.-])(?:{FOLDERS})/[\w/.-]+\.(?:{SUFFIXES})\b")
NAME = re.compile(r"`(teachmech(?:\.\w+)+)`")
PATTERNS = [
    *("*.md", "docs/*.md", "docs/*.py", "benchmarks/*.md", "benchmarks/*.py", "exercises/*.md"),
    *("notebooks/*.md", "teachmech/**/*.py", "teachmech/**/*.js", "tests/**/*.py", "Makefile"),
]
FILES = [
    path
    for pattern in PATTERNS
    for path in sorted(ROOT.glob(pattern))
    if path.parent.name != "bundles"
]
CREATED = {"exercises/01-bead.ipynb"}  # in a folder of a test


def texts():
    return [(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in FILES]


@cache
def is_defined(name):
    """Return whether a dotted name is a module or can be reached from one by attributes."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            thing = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            fields = getattr(thing, "__dataclass_fields__", {})
            if part not in fields and not hasattr(thing, part):
                return False
            thing = getattr(thing, part, None)
        return True
    return False


def test_every_path_that_is_named_exists():
    missing = {
        (file, path)
        for file, text in texts()
        for path in PATH.findall(text)
        if not (ROOT / path).exists() and path not in CREATED
    }
    assert missing == set()


def test_every_dotted_name_in_backticks_exists():
    missing = {
        (file, name)
        for file, text in texts()
        for name in NAME.findall(text)
        if not is_defined(name)
    }
    assert missing == set()
