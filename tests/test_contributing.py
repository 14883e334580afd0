"""The recipe in CONTRIBUTING for a new function names all places, and these hold every function."""

import re
from pathlib import Path

import numpy as np
import pytest

import teachmech as tm
from teachmech.expressions import FUNCTIONS, Names, parse_expression
from teachmech.expressions.printing import PYTHON_NAMES, to_python
from teachmech.numerics import feed

ROOT = Path(__file__).parents[1]
RECIPE = re.sub(r"\s+", " ", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
PLACES = {  # of the recipe, and the file of each
    "expressions/language.FUNCTIONS": "teachmech/expressions/language.py",
    "expressions/printing.PYTHON_NAMES": "teachmech/expressions/printing.py",
    "numerics/feed.FUNCTIONS": "teachmech/numerics/feed.py",
    "run/compiled/machine._LIBRARY": "teachmech/run/compiled/machine.py",
    "docs/expressions.md": "docs/expressions.md",
    "teachmech/template.yaml": "teachmech/template.yaml",
}
OTHER_SPELLINGS = "teachmech/expressions/mistakes.py"  # what people write instead


def words(path):
    return set(re.findall(r"\w+", (ROOT / path).read_text(encoding="utf-8")))


@pytest.mark.parametrize("place", PLACES)
def test_the_recipe_names_the_place(place):
    assert f"`{place}`" in RECIPE


def test_there_is_no_place_that_the_recipe_leaves_out():
    """The names of hyperbolic functions stand where all functions are listed, and nowhere else."""
    files = [*ROOT.glob("teachmech/**/*"), *ROOT.glob("docs/*.md")]
    kinds = (".py", ".yaml", ".lark", ".js", ".md")
    paths = (path.relative_to(ROOT).as_posix() for path in files if path.suffix in kinds)
    assert {path for path in paths if "atanh" in words(path)} == {*PLACES.values(), OTHER_SPELLINGS}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_function_stands_in_every_place(name):
    assert name in feed.FUNCTIONS
    source = to_python(parse_expression(f"{name}(x)", Names(["x"])).symbolic)
    assert set(re.findall("[a-z]\\w+", source)) <= {*PYTHON_NAMES, "abs"}
    assert name in words("docs/expressions.md") & words("teachmech/template.yaml")


def test_every_function_is_compiled():
    n = len(FUNCTIONS)
    system = tm.System(
        [f"q{i}" for i in range(n)],
        mass=[1] * n,
        forces=[f"{name}(q{i})/10" for i, name in enumerate(FUNCTIONS)],
        start={f"q{i}": 1.7 if name == "acosh" else 0.4 for i, name in enumerate(FUNCTIONS)},
    )
    plain, compiled = (system.simulate((0, 0.5, 0.1), compiled=how) for how in (False, True))
    assert np.abs(plain.q - compiled.q).max() < 1e-14
