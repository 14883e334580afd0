"""The recipes of CONTRIBUTING name all places, and those hold every entry."""

import ast
import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import teachmech as tm
from teachmech import plots
from teachmech.expressions import FUNCTIONS, Names, parse_expression
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.language import ARGUMENTS
from teachmech.expressions.printing import PYTHON_NAMES, to_python
from teachmech.homework.kinds import KINDS
from teachmech.homework.mistakes import CATALOGUE
from teachmech.numerics.integrators import METHODS
from teachmech.problems.mechanisms.spec import PartsData
from tests import ROOT

PATH = re.compile(r"`((?:teachmech|docs|tests|exercises)/[\w/.-]+\.\w+)`")
SOURCES = [
    path.relative_to(ROOT).as_posix()
    for pattern in ("teachmech/**/*", "docs/*.md", "exercises/*.ipynb")
    for path in ROOT.glob(pattern)
    if path.suffix in (".py", ".yaml", ".lark", ".js", ".md", ".ipynb")
    and path.parent.name != "bundles"  # which hold many files
]


def recipes():
    """The title of each recipe, with the paths that hold all entries and those that some need."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for part in text.split("\n### ")[1:]:
        title, _, items = part.partition("\n")
        always, others = set(), set()
        for item in items.split("\n- ")[1:]:
            (others if item.startswith("if ") else always).update(PATH.findall(item))
        yield title, always, others


RECIPES = {title: (always, others) for title, always, others in recipes()}
OF_SPACE = ("Joints", "Coplanar", "TorsionDampers")  # shown by the examples in space
# The entries of each kind, with the other names that a file may call them by.
ENTRIES = {
    "A function of the expression language": {name: set() for name in FUNCTIONS},
    "An integration method": {
        name: set() for name, method in METHODS.items() if not method.tableau
    },
    "A part of a mechanism": {
        name: set() for name in PartsData.model_fields if name not in OF_SPACE
    },
    "A kind of answer": {name: {type(kind).__name__} for name, kind in KINDS.items()},
    "A typical mistake": {
        mistake.name: {mistake.name.upper().replace("-", "_")} for mistake in CATALOGUE
    },
    "A figure": {name: set() for name in plots.__all__ if name not in ("SI", "save_all")},
}
# Lists whose entries are explained by an example each, so that they need no others.
EXAMPLES = {
    "A kind of answer": {"teachmech/homework/kinds/number_answer.py"},
    "An integration method": {"teachmech/numerics/integrators/scipy_solvers.py"},
}


@cache
def words(path):
    return set(re.findall(r"[\w-]+|\w+", (ROOT / path).read_text(encoding="utf-8")))


def called(name, first, second="y"):
    """Return a function of one name, or of two."""
    return f"{name}({first}, {second})" if name in ARGUMENTS else f"{name}({first})"


def missing(title, path):
    return {name for name, others in ENTRIES[title].items() if not words(path) & {name, *others}}


@pytest.mark.parametrize("title", RECIPES)
def test_the_places_of_a_recipe_exist(title):
    always, others = RECIPES[title]
    assert {path for path in always | others if not (ROOT / path).is_file()} == set()


@pytest.mark.parametrize("title", RECIPES)
def test_every_entry_stands_in_every_place_of_its_recipe(title):
    places = RECIPES[title][0] - EXAMPLES.get(title, set())
    assert places
    found = {path: missing(title, path) for path in places}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize("title", RECIPES)
def test_no_file_that_holds_all_entries_is_left_out(title):
    known = set().union(*RECIPES[title])
    assert {path for path in SOURCES if not missing(title, path)} - known == set()


def test_there_is_a_recipe_for_all_of_what_is_entered_in_tables():
    assert set(RECIPES) == set(ENTRIES)


def test_no_place_of_a_function_is_left_out():
    """The table, what is written from it and the lists for users name hyperbolic functions."""
    always, _ = RECIPES["A function of the expression language"]
    assert {path for path in SOURCES if "atanh" in words(path)} == always


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_function_has_a_name_in_python(name):
    source = to_python(parse_expression(called(name, "x"), Names(["x", "y"])).symbolic)
    assert set(re.findall("[a-z]\\w+", source)) <= {*PYTHON_NAMES, "abs"}


def test_every_function_is_compiled():
    n = len(FUNCTIONS)
    system = tm.System(
        [f"q{i}" for i in range(n)],
        mass=[1] * n,
        forces=[f"{called(name, f'q{i}', 'q1')}/10" for i, name in enumerate(FUNCTIONS)],
        start={f"q{i}": 0.4 + max(own.domain[0], 0) for i, own in enumerate(TABLE.values())},
    )
    plain, compiled = (system.simulate((0, 0.5, 0.1), compiled=how) for how in (False, True))
    assert np.abs(plain.q - compiled.q).max() < 1e-14


def test_every_figure_is_a_name_of_plots_and_stands_in_a_test():
    """The figures are the public functions with the decorator ``styled``."""
    package = ROOT / "teachmech"
    texts = (path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    figures = {
        node.name
        for text in texts
        if "@styled" in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef)
        and not node.name.startswith("_")
        and "styled" in map(ast.unparse, node.decorator_list)
    }
    assert figures == set(plots.__all__) - {"SI", "save_all", "theme"}
    tests = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (ROOT / "tests").rglob("test_*.py")
        if path.name != Path(__file__).name
    )
    assert {
        name for name in figures if not re.search(rf"plots\.{name}\b|\"{name}\"", tests)
    } == set()
