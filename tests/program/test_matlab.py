"""The program in MATLAB: GNU Octave computes the motion of the program in Python."""

import itertools
import os
import re
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import teachmech as tm
from teachmech.cli import main
from teachmech.expressions import Names, parse_expression, to_matlab, to_python
from teachmech.expressions.elementary import TABLE
from teachmech.program import matlab_program
from teachmech.program.matlab_names import (
    FUNCTIONS,
    KEYWORDS,
    LOCAL,
    OWN,
    function_name,
    matlab_path,
)
from teachmech.program.matlab_program import method_source
from tests import examples
from tests.expressions.trees import VARIABLES, text, trees
from tests.program.octave import difference, octave, run_all
from tests.run.test_programmes import SYSTEMS
from tests.switching import portable

CLOSE = 1e-10  # relative; rounding differs, and a motion enlarges it


def options_of(problem, stabilisation, steps):
    start, end, step = (getattr(problem.settings, name) for name in ("start", "end", "step"))
    step = min(step, (end - start) / 2000)
    time = (start, start + steps * step, step)
    return {"time": time, "method": "rk4", "stabilisation": stabilisation}


def assert_same(cases, folder):
    """Compare problems, each with the options of its run, with the plain program.

    Examples have no limits of actuators here, where steps of these programs do not end.
    """
    cases = [
        (p.system.replace(limits={}) if p.system.limits and p is not p.system else p, options)
        for p, options in cases
    ]
    sources = {
        problem.system.name: problem.program(**options, language="matlab")
        for problem, options in cases
    }
    found = run_all(sources, folder)
    for problem, options in cases:
        name = problem.system.name
        assert not isinstance(found[name], str), f"{name}: {found[name]}"
        motion = problem.simulate(**options, compiled=False)
        assert difference(found[name], motion) < CLOSE, name


SOME = ("four-bar", "double-cardan", "rolling-disk")


@pytest.mark.few("projection")
@pytest.mark.parametrize("stabilisation", ["none", "projection", "baumgarte"])
def test_programs_move_as_those_in_python(stabilisation, tmp_path):
    cases = [tm.example(name) for name in (*portable("particles"), *SOME)]
    assert_same([(p, options_of(p, stabilisation, 20)) for p in cases], tmp_path)


@pytest.mark.few("projection")
@pytest.mark.parametrize("stabilisation", ["projection", "baumgarte"])
def test_actuators_of_programs_are_those_in_python(stabilisation, tmp_path):
    # an actuator that stays at its limit: steps of these programs do not end where it leaves it
    always = {"own": {"limits": {"lift": (0, 5)}}}
    systems = [make().replace(name=name, **always.get(name, {})) for name, make in SYSTEMS.items()]
    how = {"time": (0, 1, 0.02), "method": "rk4", "stabilisation": stabilisation}
    assert_same([(system, how) for system in systems], tmp_path)


@pytest.mark.thorough
def test_programs_of_all_examples_move_as_those_in_python(tmp_path):
    """The stabilisations take turns."""
    choices = itertools.cycle(("none", "projection", "baumgarte"))
    cases = [tm.example(name) for name in portable()]
    assert_same(
        [(p, options_of(p, choice, 10)) for p, choice in zip(cases, choices, strict=False)],
        tmp_path,
    )


@pytest.mark.thorough
def test_whole_motions_of_particles_are_those_in_python(tmp_path):
    run = {"method": "rk4", "stabilisation": "projection"}
    assert_same([(tm.example(name), run) for name in portable("particles")], tmp_path)


def test_the_worked_example_is_that_of_the_paper(tmp_path):
    """Itiki & Neto 2004: the whole motion, with table and picture."""
    problem = tm.example("meridian")
    matlab_path("meridian", tmp_path).write_text(problem.program(language="matlab"), "utf-8")
    said, _ = octave(tmp_path, "motion = meridian(); disp(size(motion.lambda))")
    assert re.search(r"largest violation of sphere: 1\.47e-05\n", said)
    assert re.search(r"largest violation of skate: 0\n", said)
    assert re.search(r"^ +1001 +4$", said, re.MULTILINE)
    columns, *rows = (tmp_path / "meridian.csv").read_text("utf-8").splitlines()
    end = dict(zip(columns.split(","), map(float, rows[-1].split(",")), strict=True))
    assert [end[name] for name in ("x1", "z1", "vx1", "vy1", "vz1")] == pytest.approx(
        [0.997331727, 0.0729025023, 0.322173928, 6.26641999, -4.40744486], rel=1e-8
    )
    assert "written: meridian.png" in said
    assert (tmp_path / "meridian.png").read_bytes().startswith(b"\x89PNG")


def test_a_program_that_cannot_draw_says_so_and_ends_well(tmp_path):
    source = tm.example("meridian").program(time=(0, 0.1, 0.01), language="matlab")
    matlab_path("meridian", tmp_path).write_text(source, "utf-8")
    said, _ = octave(
        tmp_path, "gnuplot_binary('false'); meridian", env=os.environ | {"DISPLAY": ""}
    )
    assert "written: meridian.csv" in said
    assert "no picture: The gnuplot executable 'false' was not found" in said
    assert "ans =" not in said


def system(name, force, start=1.0, parameters=None):
    return tm.System(
        ["x"], [1], [force], start={"x": start}, parameters=parameters or {}, name=name
    )


RUN = {"time": (0, 0.5, 0.1), "method": "rk4"}


def test_every_function_of_the_language_has_the_same_values(tmp_path):
    cases = []
    for name, own in TABLE.items():
        inside = "x/2 + 1" if own.domain[0] == 1 else "x/2"
        more = ", 1 - x^2" if own.arguments[0] > 1 else ""
        cases.append((system(f"f-{name}", f"{name}({inside}{more})"), RUN))
    powers = "x^1.5 - x^(-3) + (x + 1)^x + 2^-x - sqrt(x)/x^2^0.5 + (-8)^2*1e-5 + 3^(1/3)"
    cases.append((system("powers", powers), RUN))
    assert_same(cases, tmp_path)


@pytest.mark.parametrize("force", ["sqrt(x)", "ln(x)^2", "x^1.5", "x^p"])
def test_powers_and_functions_that_may_leave_their_domain_are_guarded(force):
    source = system("leaves", force, parameters={"p": 0.5}).program(**RUN, language="matlab")
    assert "real_value(" in source and "function x = real_value(x)" in source


@pytest.mark.parametrize("force", ["sqrt(x^2 + 1)", "abs(x)^1.5", "exp(x)^p", "sin(x)^3", "ln(3)"])
def test_other_powers_and_functions_are_written_plainly(force):
    source = system("stays", force, parameters={"p": 0.5}).program(**RUN, language="matlab")
    assert "real_value" not in source


def test_a_value_that_is_not_real_ends_the_program(tmp_path):
    """MATLAB continues with complex numbers, of which abs and squares are real again."""
    outside = ["abs(sqrt(x))", "acos(x)^2", "ln(x)^2", "acosh(x - 3)^2", "abs(x^1.5)", "abs(x^p)"]
    sources = {
        f"outside{k}": system(f"outside{k}", force, -2.0, {"p": 0.5}).program(
            **RUN, language="matlab"
        )
        for k, force in enumerate(outside)
    }
    sources["infinite"] = system("infinite", "1/x", 0.0).program(**RUN, language="matlab")
    found = run_all(sources, tmp_path)
    infinite = found.pop("infinite")
    assert infinite == "a force, a mass or a constraint is not finite at t = 0"
    assert {*found.values()} == {"a root, a power or a function of the problem has left its domain"}


def test_an_undefined_value_ends_the_program(tmp_path):
    """0/0 is not a number, and in MATLAB the lesser of it and 1 would be 1."""
    sources = {
        name: system(name, f"{name[:3]}(vx/abs(vx), 1)").program(**RUN, language="matlab")
        for name in ("min1", "max1")
    }
    found = run_all(sources, tmp_path)
    assert {*found.values()} == {"a force, a mass or a constraint is not finite at t = 0"}


@settings(max_examples=examples(20), deadline=None, derandomize=True)
@given(st.lists(trees(), min_size=60, max_size=60), st.integers(0, 1000))
def test_random_expressions_have_the_values_of_those_in_python(tmp_path_factory, drawn, seed):
    folder = tmp_path_factory.mktemp("values")
    for name in OWN:
        (folder / f"{name}.m").write_text(method_source(name), "utf-8")
    at = dict(zip(VARIABLES, np.random.default_rng(seed).uniform(-1, 1, 5).tolist(), strict=True))
    lines, expected = [f"{name} = {x!r};" for name, x in at.items()], []
    numpy = {name: getattr(np, name) for name in dir(np) if not name.startswith("_")}
    for tree in drawn:
        try:
            formula = parse_expression(text(tree), Names(VARIABLES)).symbolic
        except tm.ExpressionError:
            continue
        with np.errstate(all="ignore"):
            known = {name: np.float64(x) for name, x in at.items()}
            expected.append(float(eval(to_python(formula), numpy, known)))  # noqa: S307
        lines.append(f"try, z = {to_matlab(formula)}; catch, z = NaN; end")
        lines.append("fprintf('%.17g\\n', z);")
    (folder / "values.m").write_text("\n".join(lines) + "\n", "utf-8")
    said, _ = octave(folder, "run('values.m')")
    found = [*map(float, said.split())]
    # Terms have the same order; an exponential or a large argument of sin enlarges a rounding.
    assert found == pytest.approx(expected, rel=1e-9, abs=1e-9, nan_ok=True)


def test_other_kinds_of_systems_move_as_in_python(tmp_path):
    angles = tm.System(
        ["a", "b"], [["2*m", "m*cos(a - b)"], ["m*cos(a - b)", "m"]],
        ["-m*sin(a - b)*vb^2 - 2*g*sin(a)", "m*sin(a - b)*va^2 - g*sin(b)"],
        parameters={"m": "2*k", "k": 0.5, "g": 9.81}, start={"a": 1, "vb": 0.5},
        name="angles")  # fmt: skip
    massless = tm.System(
        ["x", "y"], [["m", 0], [0, 0]], ["t", "-x"], ["x = 1e6*sin(y)"],
        parameters={"m": 1e-3}, name="massless")  # fmt: skip
    rolling = tm.System(
        ["x", "y", "phi"], [1, 1, 0.1], [0.3, 0, 0.2],
        ["vx*sin(phi) - vy*cos(phi)", "2*vx*sin(phi) = 2*vy*cos(phi)", "1e-5*y = 1e-5*y0"],
        parameters={"y0": 0}, start={"vx": 1}, name="rolling")  # fmt: skip
    swing = tm.Lagrangian(
        T="m*(L*vphi)^2/2", V="-m*g*L*cos(phi)", coordinates=["phi"],
        parameters={"m": 1, "L": 1, "g": 9.81}, start={"phi": 1}, name="swing")  # fmt: skip
    run = {"time": (0, 1, 0.03), "method": "rk4"}
    cases = [(problem, run) for problem in (angles, massless, rolling, swing)]
    assert_same(cases, tmp_path)


def test_inputs_that_are_samples_are_written(tmp_path):
    u, w = ({"times": [-0.1, 0.12, 0.3], "values": [1, -2.5, 1e-3]} for _ in range(2))
    problem = tm.System(
        ["x"], [1], ["2*u - k*w + s*vx + c"], parameters={"k": 3},
        inputs={"u": u, "w": w | {"between": "hold"}, "s": "sin(t)", "c": 2,
                "one": {"times": [1], "values": [4]}},
        name="driven")  # fmt: skip
    assert_same([(problem, {"time": (-0.3, 0.5, 0.04), "method": "rk4"})], tmp_path)
    problem = problem.replace(inputs={"u": lambda t, q, v: -v[0]})
    with pytest.raises(tm.ProblemError, match="input u is a Python function, which MATLAB cannot"):
        problem.program(**RUN, language="matlab")


@pytest.mark.parametrize("until", ["x1 = 0", "lambda1 = 1 + ay1/100", "t = 0.55"])
def test_a_program_ends_where_the_one_in_python_ends(until, tmp_path):
    problem = tm.example("pendulum")
    run = {"time": (0, 2, 0.02), "method": "rk4", "stabilisation": "projection", "until": until}
    assert problem.simulate(**run).t[-1] < 2
    assert_same([(problem, run)], tmp_path)


# --- names and numbers -------------------------------------------------------------------------

OTHERS = """i j I J e E g G eps Inf NaN inf nan NA true k k1 s U V D F W R x y1 h1 clear disp exit
end_ q_ real_value_ INDEX1 realmax ones rand length""".split()
HOSTILE = sorted(KEYWORDS | LOCAL | FUNCTIONS | {*OTHERS, "x" * 40})


def is_allowed(name):
    """Return whether teachmech accepts a name for a coordinate."""
    try:
        tm.System([name], [1], [0])
    except tm.ProblemError:
        return False
    return True


names = st.sampled_from([name for name in HOSTILE if is_allowed(name)])
numbers = st.floats(-1e150, 1e150, allow_subnormal=False) | st.integers(-(10**25), 10**25)


@st.composite
def problems(draw):
    """Draw the names and the values of a problem."""
    coordinate, other, parameter = draw(st.lists(names, min_size=3, max_size=3, unique=True))
    return coordinate, other, parameter, draw(numbers)


@pytest.mark.thorough
@settings(max_examples=examples(20), deadline=None, derandomize=True)
@given(st.lists(problems(), min_size=12, max_size=12))
def test_any_name_and_number_is_safe(tmp_path_factory, drawn):
    """A constant force on a unit mass is its acceleration: every digit of the number arrives."""
    sources = {}
    for k, (x, y, p, number) in enumerate(drawn):
        try:
            problem = tm.System(
                [x, y], [1, 1], [p, f"-{y}*sin({x})*t"], [f"{y} = v{x}*0 + 1"],
                parameters={p: number}, start={y: 1}, name=f"hostile{k}")  # fmt: skip
            sources[f"hostile{k}"] = problem.program(**RUN, language="matlab")
        except tm.ProblemError as error:
            assert "rename one of them" in str(error)  # such as x and vx
    found = run_all(sources, tmp_path_factory.mktemp("hostile"))
    for name in sources:
        number = drawn[int(name.removeprefix("hostile"))][3]
        assert not isinstance(found[name], str), found[name]
        columns, rows = found[name]
        assert rows[0, columns.index(f"a{columns[1]}")] == float(number)


def test_a_problem_with_the_name_of_a_function_does_not_hide_it(tmp_path):
    cases = [
        (system(name, "-x"), RUN)
        for name in ("plot", "pinv", "start", "end", "system", "a-b", "a" * 80)
    ]
    assert_same(cases, tmp_path)
    assert max(len(path.stem) for path in tmp_path.glob("*.m")) < 64


def test_the_names_of_all_functions_in_a_program_are_known():
    """A problem of the name of a function would hide it; FUNCTIONS must have them all."""
    called = set()
    sources = [path.read_text("utf-8") for path in files(matlab_program.__package__).joinpath(
        "matlab").iterdir()]  # fmt: skip
    for options in ({"until": "x1 = 0"}, {"stabilisation": "baumgarte"}):
        problem = tm.example("pendulum")
        sources.append(problem.program(method="rk4", language="matlab", **options))
    for source in sources:
        code = re.sub(r"'[^'\n]*'|%.*", "", source.replace(".'", ""))
        assigned = set(re.findall(r"^ *\[?(\w+)[^=\n]* = ", code, re.MULTILINE))
        arguments = set(re.findall(r"\w+", " ".join(re.findall(r"function (.*)", code))))
        called |= set(re.findall(r"\b[a-z]\w*(?=\()", code)) - assigned - arguments
        called |= set(re.findall(r"(\w+)\(", " ".join(re.findall(r"function (.*)", code))))
    known = FUNCTIONS | LOCAL | KEYWORDS | {"pendulum", "residual", "jacobian"}
    assert called - known == set()
    assert {"udwadia_kalaba", "pinv", "state_at", "is_positive_definite"} <= called


def test_only_what_both_languages_have_is_used():
    problem = tm.example("turned-hoop")
    for stabilisation in ("none", "projection"):
        source = problem.program(method="rk4", stabilisation=stabilisation, language="matlab")
        code = re.sub(r"'[^'\n]*'|%.*", "", source.replace(".'", ""))
        assert not re.search(r'["#!]|\+=|\*\*|\bend(function|if|for|while)\b|\bprintf\b', code)
        assert max(map(len, source.splitlines())) <= 100
        assert source.isascii()


# --- what is refused ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({}, "has a constant step, not the method dop853; take rk4"),
        ({"method": "rk4", "stabilisation": "augmented"}, "take none, projection or baumgarte"),
    ],
)
def test_other_methods_are_refused(options, message):
    with pytest.raises(tm.ProblemError, match=message):
        tm.example("pendulum").program(**options, language="matlab")


def test_python_functions_are_refused():
    def rod(x, y):
        return x**2 + y**2 - 1

    problem = tm.System(["x", "y"], [1, 1], [0, 0], [tm.Constraint(rod, "rod")], start={"x": 1})
    with pytest.raises(tm.ProblemError, match="rod is a Python function, which MATLAB cannot run"):
        problem.program(**RUN, language="matlab")


@pytest.mark.parametrize(
    ("mass", "options"), [([2, -1], {}), ([2, 1], {"allow_undetermined": True})]
)
def test_masses_that_need_another_method_are_refused(mass, options):
    problem = tm.System(["x", "y"], mass, [1, 0], ["x = y"])
    with pytest.raises(tm.ProblemError, match=r"in MATLAB needs .* use the program in Python"):
        problem.program(**RUN, **options, language="matlab")


def test_parentheses_that_matlab_does_not_read_are_refused(tmp_path):
    def nested(depth):
        return system(f"nested{depth}", "cos(" * depth + "x" + ")" * depth)

    assert_same([(nested(32), RUN)], tmp_path)
    with pytest.raises(tm.ProblemError, match=r"reads 32 nested parentheses, and .* needs 33"):
        nested(33).program(**RUN, language="matlab")


# --- files -------------------------------------------------------------------------------------


def test_the_command_writes_a_file_that_matlab_finds(tmp_path, capsys):
    words = ["program", "turned-hoop", "--language", "matlab", "--method", "rk4", "-o"]
    source = tm.example("turned-hoop").program(method="rk4", language="matlab")
    for output in (tmp_path, tmp_path / "turned_hoop.m"):
        assert main([*words, str(output)]) == 0
        assert (tmp_path / "turned_hoop.m").read_text("utf-8") == source
        (tmp_path / "turned_hoop.m").unlink()
    assert main([*words, str(tmp_path / "hoop.m")]) == 1
    assert "name it turned_hoop.m, or give a folder" in capsys.readouterr().err
    assert main(words[:-1]) == 0
    assert capsys.readouterr().out == source


def test_the_name_of_the_file_is_that_of_the_function():
    for name in ("pendulum", "four-bar", "plot", "x" * 80):
        assert matlab_path(name, Path(f"{function_name(name)}.m")).stem == function_name(name)
        assert re.fullmatch(r"[A-Za-z]\w{0,62}", function_name(name))


def test_a_programme_of_a_point_that_oblique_constraints_hold_is_refused(tmp_path):
    held = tm.System(
        *(["x", "y"], ["m", "m"], ["F", "-m*g"], ["y = 0.4875*x", "0.9*x + 0.438*y = 0"]),
        parameters={"m": 1, "g": 9.81},
        name="held",
        programmes=[tm.Programme("x = 0.1*t^2", by="F", name="way")],
    )
    source = held.program((0, 1, 0.1), method="rk4", language="matlab")
    assert "actuators cannot enforce" in run_all({"held": source}, tmp_path)["held"]
