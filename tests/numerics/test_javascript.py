"""The program in JavaScript as a text: what is written, and what is refused."""

import re

import pytest

import teachmech as tm
from teachmech.problems.library import examples
from teachmech.program.javascript import CORE, write_javascript

RK4 = {"time": (0, 1, 0.1), "method": "rk4", "stabilisation": "none"}


def source_of(problem, **options):
    return problem.program(**(RK4 | options), language="javascript")


@pytest.mark.parametrize("name", examples())
def test_every_example_is_written_as_one_module(name):
    source = source_of(tm.example(name))
    assert not re.search(r"^import\b", source, flags=re.MULTILINE)
    assert "eval(" not in source and "Function(" not in source
    for function in ("start", "massMatrix", "appliedForce", "constraintMatrix", "udwadiaKalaba"):
        assert len(re.findall(rf"^function {function}\(", source, flags=re.MULTILINE)) == 1
    assert len(source) < (200_000 if name in tm.examples("space") else 100_000)


def test_the_source_speaks_of_the_problem_in_its_own_names():
    source = source_of(tm.example("meridian"))
    assert "  A[2][3] = z2;" in source
    assert "  // skate: z2*vx2 - vy2 = 0\n" in source
    assert "sq(x1) + sq(y1) + sq(z1) - 1, // sphere: x1^2 + y1^2 + z1^2 - 1 = 0" in source


def test_names_that_mean_something_in_javascript_get_an_underscore():
    system = tm.System(
        ["zeros", "let"], mass=["M", 1], forces=["-new*zeros", "sq"], constraints=["zeros = let"],
        parameters={"new": 2, "sq": 3, "M": 5})  # fmt: skip
    source = source_of(system)
    assert "const zeros_ = q[0]" in source
    assert "-new_*zeros_" in source
    assert '"parameters": ' not in source and '"new": 2.0' in source


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"method": "lsoda"}, "JavaScript does not know Adams.*take rk4 or dop853"),
        ({"method": "radau"}, "JavaScript does not know"),
        ({"method": "kinematic", "stabilisation": None}, "JavaScript does not know"),
        ({"stabilisation": "augmented"}, "JavaScript does not know 'augmented' yet"),
    ],
)
def test_what_it_cannot_do_yet_is_said(options, message):
    with pytest.raises(tm.ProblemError, match=message):
        source_of(tm.example("pendulum"), **options)


def test_python_functions_and_other_languages_are_refused():
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
    for name in ("cholesky", "stateSizes", "nearestZero", "motionOf"):
        assert f"function {name}(" in source
    for name in ("rk4", "dop853", "stopAt"):
        assert f"function* {name}(" in source
