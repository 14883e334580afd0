"""The program in JavaScript as a text: what is written, and what is refused."""

import ast
import re
from importlib.resources import files

import pytest

import teachmech as tm
from teachmech.run.compiled import kernel_printer, kernel_writer
from teachmech.run.javascript import CORE, write_javascript
from tests.switching import without_friction

RK4 = {"time": (0, 1, 0.1), "method": "rk4", "stabilisation": "none"}


def source_of(problem, **options):
    return problem.program(**(RK4 | options), language="javascript")


@pytest.mark.few("meridian", "four-bar", "heavy-top", "turned-hoop")
@pytest.mark.parametrize("name", without_friction())
def test_every_example_is_written_as_one_module(name):
    problem = tm.example(name)
    source = source_of(problem)
    assert not re.search(r"^import\b", source, flags=re.MULTILINE)
    assert "eval(" not in source and "Function(" not in source
    for function in ("start", "terms", "factorise", "embeddedPair", "radau", "motionOf"):
        assert len(re.findall(rf"^function {function}\(", source, flags=re.MULTILINE)) == 1
    planar = 190_000 if problem.system.contacts else 180_000
    assert len(source) < (240_000 if name in tm.examples("space") else planar)


def test_the_source_speaks_of_the_problem_in_its_own_names():
    source = source_of(tm.example("meridian"))
    assert " = z2; // [2][3]\n" in source
    assert " = sq(x1) + sq(y1) + sq(z1) - 1; // sphere\n" in source
    assert " = -vy2 + vx2*z2; // skate\n" in source


def test_names_that_mean_something_in_javascript_get_an_underscore():
    system = tm.System(
        ["zeros", "let"], mass=["M", 1], forces=["-new*zeros", "sq"], constraints=["zeros = let"],
        parameters={"new": 2, "sq": 3, "M": 5})  # fmt: skip
    source = source_of(system)
    assert "const zeros_ = y[0]" in source
    assert "-new_*zeros_" in source
    assert '"parameters": ' not in source and '"new": 2.0' in source


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"method": "lsoda"}, "does not have the method lsoda; take rk4, dop853, tsit5"),
    ],
)
def test_what_it_cannot_do_yet_is_said(options, message):
    with pytest.raises(tm.ProblemError, match=message):
        source_of(tm.example("pendulum"), **options)


def test_python_functions_and_other_languages_are_printed():
    def rod(x, y):
        return x**2 + y**2 - 1

    system = tm.System(["x", "y"], [1, 1], [0, 0], [tm.Constraint(rod, "rod")], start={"x": 1})
    with pytest.raises(tm.ProblemError, match="constraint rod is a Python function"):
        source_of(system)
    with pytest.raises(tm.ProblemError, match="did you mean 'javascript'"):
        tm.example("pendulum").program(language="javascrpt")


def test_the_core_is_the_files_of_the_package():
    source = write_javascript(
        tm.example("pendulum").system, tm.example("pendulum").settings_with(**RK4)
    )
    assert [name for name in CORE if f"/{name}.js" in source] == []  # nothing is loaded
    for name in ("rk4", "embeddedPair", "denseIndex", "stateSizes", "motionOf"):
        assert f"function {name}(" in source
    for name in ("Method", "Run"):
        assert f"class {name} " in source


def test_the_kernels_of_pages_are_those_of_the_machine_code():
    core = files("teachmech.numerics").joinpath("javascript", "kernels.js")
    head = core.read_text("utf-8").splitlines()[0]
    assert head == f"// {kernel_writer.stamp()}", "run kernel_writer again"


def printed(body):
    """Print a function of the subset of Python that the kernels are written in."""
    lines = "".join(f"    {line}\n" for line in body.split("\n"))
    node = ast.parse(f"def f(problem, n, y, x):\n    'Doc.'\n{lines}").body[0]
    return str(kernel_printer.JavaScriptFunction(kernel_printer.JavaScriptModule(()), node, {}))


UNKNOWN = """return n // 2
z = [i for i in range(n)]
with y: pass
z = y[1:2]
print(n)
return n @ n
del n
x = lambda: 1
return {1: 2}
assert n
return 'a'
z: int = 3
import os
return n & 1
return max(1, 2, 3)
return np.sin(n)
return y[-1]
sq = not n; return sq
return n in y
a, (b, c) = 1, (2, 3)
return None is n
return f'{n}'
return x.T
return 0 < n + 1 < y[0]
return y ** 3
pass""".splitlines()
LOOPS = [
    "for i in range(n):\n    i += 1",
    "for i in range(n):\n    y[0] = 1\nreturn i",
    "while n:\n    break\nelse:\n    return 1",
]


@pytest.mark.parametrize("body", [*UNKNOWN, *LOOPS])
def test_what_has_no_counterpart_in_javascript_is_refused(body):
    with pytest.raises(kernel_printer.RefusedError):
        printed(body)


def test_what_python_means_is_printed():
    text = printed("z = n if n > 1 else -n\nfor i in range(n):\n    z += y[i] ** 2\nreturn z")
    assert "let z = n > 1 ? n : -n;" in text and "z += sq(y[i]);" in text
    swapped = printed("y[0], y[1] = y[1], y[0]\nreturn y[0]")
    assert "[y[0], y[1]] = [y[1], y[0]];" in swapped
    assert "let i = 0, iEnd = y[0]; i < iEnd; i++" in printed(
        "for i in range(y[0]):\n    y[1] = i\nreturn n"
    )
