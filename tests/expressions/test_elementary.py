"""The table of functions is the only definition of a function: trial entries work everywhere."""

import json
import math
import re
import shutil
import subprocess
import sys

import numpy as np
import pytest

from teachmech.expressions import elementary
from teachmech.expressions.elementary import TABLE
from teachmech.numerics.feed import variables
from tests import ROOT
from tests.program.octave import run_all

from ..node import in_node

# A basic function, and one with a formula.
TRIAL = """
    Elementary(
        "cbrt", math.cbrt, lambda u, f: 1 / (3 * f("cbrt", u) ** 2), parity=-1, signs=_same,
        unit_power=Fraction(1, 3), spellings=("kubik",),
    ),
    Elementary("cot", lambda x: 1 / math.tan(x), formula=lambda u, f: 1 / f("tan", u)),
"""
RUN = """
import json, sys, types
from pathlib import Path

folder, path, trial = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
name = "teachmech.expressions.elementary"
sys.modules[name] = module = types.ModuleType(name)
before, end, after = path.read_text("utf-8").partition(")  # fmt: skip\\nTABLE")
exec(before + trial + end + after, module.__dict__)

import numpy as np
import teachmech as tm
from teachmech.expressions import Names, parse_expression, to_latex
from teachmech.expressions.typed_latex import typed_latex
from teachmech.expressions.mistakes import unknown_name
from teachmech.expressions.printing import functions_in_javascript
from teachmech.homework.answers.calculations import Calculation
from teachmech.numerics.feed import variables

system = tm.System(["x"], [1], ["-cbrt(x) + cot(x + 1)/9"], start={"x": 1.0}, name="trial")
ends = [system.simulate((0, 1, 0.1), compiled=how).q[-1, 0] for how in (False, True)]
source = system.program(time=(0, 1, 0.1), method="rk4", language="javascript")
(folder / "program.js").write_text(source, "utf-8")
(folder / "functions.js").write_text(functions_in_javascript(), "utf-8")
e, (x,) = parse_expression("cbrt(x)", Names(["x"])).symbolic, variables([-8.0])
made, volume = np.cbrt(x), Calculation("cbrt(8 m^3)").result()
print(json.dumps({
    "ends": ends,
    "matlab": system.program(time=(0, 1, 0.1), method="rk4", language="matlab"),
    "latex": [to_latex(e), typed_latex("cbrt(x)")],
    "signs": str(parse_expression("cbrt(-x)", Names(["x"])).symbolic),
    "unit": [volume.factor, volume.base],
    "feed": [made.value, made.gradient[0], made.hessian[0, 0]],
    "hint": unknown_name("kubik(x)", Names(["x"]), "kubik", 0, call=True).suggestion,
}))
"""
PAGE = """
import { run } from "./program.js";
console.log(run({ end: 1 }).values.x.at(-1));
"""
JETS = """
import { readText } from "./arithmetic.js";
const given = JSON.parse(process.argv[2]);
console.log(JSON.stringify(given.map(([text, t]) => readText(text, ["t"])({ t: [t, 1, 0] }))));
"""


@pytest.fixture(scope="module")
def trial(tmp_path_factory):
    """Return the output of a process with the trial entries, and the folder of its JavaScript."""
    folder = tmp_path_factory.mktemp("trial")
    command = [sys.executable, "-c", RUN, folder, elementary.__file__, TRIAL]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout), folder


def test_formulas_programs_latex_units_and_hints_know_a_new_function(trial):
    found, _ = trial
    assert found["ends"][0] == pytest.approx(found["ends"][1], abs=1e-14)
    assert found["latex"][:2] == [
        r"\operatorname{cbrt}{\left(x \right)}",
        r"\operatorname{cbrt}(x)",
    ]
    assert found["signs"] == "Product(-1, cbrt(x))"
    assert found["unit"] == [pytest.approx(2, rel=1e-15), "m"]
    assert found["feed"] == pytest.approx([-2, 1 / 12, 1 / 144], rel=1e-15)
    assert "cbrt(x)" in str(found["hint"])


def test_pages_know_a_new_function(trial):
    found, folder = trial
    assert in_node(folder, PAGE) == pytest.approx(found["ends"][0], abs=1e-6)
    shutil.copy(ROOT / "teachmech/live/arithmetic.js", folder)
    first, second = in_node(folder, JETS, json.dumps([["cbrt(t)", -8], ["cot(t)", 0.5]]))
    assert first == pytest.approx([-2, 1 / 12, 1 / 144], rel=1e-14)
    sine, cosine = math.sin(0.5), math.cos(0.5)
    assert second == pytest.approx([cosine / sine, -1 / sine**2, 2 * cosine / sine**3], rel=1e-13)


def test_programs_in_matlab_know_a_new_function(trial, tmp_path):
    found, _ = trial
    _, rows = run_all({"trial": found["matlab"]}, tmp_path)["trial"]
    assert rows[-1, 1] == pytest.approx(found["ends"][0], rel=1e-13)


def test_pages_and_feed_have_the_same_derivatives_of_every_function(tmp_path):
    for name in ("arithmetic.js", "functions.js"):
        shutil.copy(ROOT / "teachmech/live" / name, tmp_path)
    inside = {name: "t, 2 - t^2" if own.arguments[0] > 1 else "t" for name, own in TABLE.items()}
    points = {name: 0.4 + max(own.domain[0], 0) for name, own in TABLE.items()}
    given = [[f"{name}({inside[name]})", points[name]] for name in TABLE]
    for name, jet in zip(TABLE, in_node(tmp_path, JETS, json.dumps(given)), strict=True):
        (t,) = variables([points[name]])
        if name == "step":
            expected = (np.sign(t) + 1) / 2
        else:
            more = (2 - t**2,) * (TABLE[name].arguments[0] - 1)
            expected = getattr(np, TABLE[name].numpy)(t, *more)
        derivatives = [expected.value, expected.gradient[0], expected.hessian[0, 0]]
        assert jet == pytest.approx(derivatives, rel=1e-12, abs=1e-12), name


@pytest.mark.parametrize("name", [name for name, own in TABLE.items() if own.is_partial])
def test_a_function_has_values_only_on_its_domain(name):
    least, most = TABLE[name].domain
    inside = least + 0.1 if math.isfinite(least) else most - 0.1
    assert math.isfinite(TABLE[name].value(inside))
    for outside in (least - 0.1, most + 0.1):
        if math.isfinite(outside):
            with pytest.raises(ValueError):
                TABLE[name].value(outside)


@pytest.mark.parametrize("name", TABLE)
def test_the_lists_that_users_read_have_every_function(name):
    for path, pattern in (
        ("docs/expressions.md", r"^\| (?:functions|of more arguments) .*$"),
        ("teachmech/template.yaml", r"^#   (?:sin |atan2).*$"),
    ):
        text = (ROOT / path).read_text(encoding="utf-8")
        lists = " ".join(re.findall(pattern, text, re.MULTILINE))
        assert name in re.findall(r"[a-z]\w*", lists), path
