"""The generated program: it runs by itself, it is what simulate runs, and it holds no user text."""

import ast
import subprocess
import sys
from types import ModuleType

import numpy as np
import pytest

import teachmech as tm
from teachmech.numerics.integrators import Settings
from teachmech.program import load, write
from teachmech.program.functions import execute

# Runs the program with nothing but the standard library and the packages named.
BARE = """
import runpy, sys
allowed = set(sys.argv[2:])
class Refuse:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in {"teachmech", "sympy", "scipy", "matplotlib", "lark", "pydantic"} - allowed:
            raise ImportError(name)
sys.meta_path.insert(0, Refuse())
runpy.run_path(sys.argv[1], run_name="__main__")
"""


def run_bare(source, folder, *allowed):
    path = folder / "program_of_student.py"
    path.write_text(source, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "-c", BARE, str(path), *allowed],
        cwd=folder, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_rk4_program_runs_with_numpy_alone_and_gives_the_same_digits(tmp_path):
    problem = tm.example("meridian")
    motion = problem.simulate()
    said = run_bare(problem.program(), tmp_path)
    assert "no picture" in said
    motion.to_csv(tmp_path / "ours.csv")
    assert (tmp_path / "meridian.csv").read_bytes() == (tmp_path / "ours.csv").read_bytes()


def test_dop853_program_runs_with_numpy_and_scipy_and_gives_the_same_digits(tmp_path):
    problem = tm.example("turned-hoop").replace(time={"end": "1", "step": "0.01"})
    run_bare(problem.program(), tmp_path, "scipy")
    problem.simulate().to_csv(tmp_path / "ours.csv")
    assert (tmp_path / "turned-hoop.csv").read_bytes() == (tmp_path / "ours.csv").read_bytes()


def test_program_draws_a_picture_where_matplotlib_is_there(tmp_path):
    problem = tm.example("meridian").replace(time={"end": "0.1", "step": "0.01"})
    assert "meridian.png" in run_bare(problem.program(), tmp_path, "matplotlib")
    assert (tmp_path / "meridian.png").read_bytes().startswith(b"\x89PNG")


def test_program_of_a_motion_is_the_one_with_its_values(pendulum):
    motion = pendulum.simulate(time=(0, 1, 0.1), parameters={"g": 1.62}, start={"vy": 0.0})
    program = ModuleType("program")
    execute(motion.program(), "<program>", program)
    assert program.PARAMETERS["g"] == 1.62
    q, v = program.start(np.array([1.0, 1.62, 1.0]))
    assert (q.tolist(), v.tolist()) == ([-1, 0], [0, 0])


def test_program_quotes_the_users_expressions_and_names():
    source = tm.example("meridian").program()
    for quoted in (
        "# meridian: x1*sin(2*pi*t) - y1*cos(2*pi*t) = 0",
        "x1, y1, z1 = q[0], q[1], q[2]",
        "A[0, 0] = 2*x1",
    ):
        assert quoted in source


def test_no_line_of_a_program_is_too_long_to_read():
    for name in tm.examples("particles"):
        assert max(map(len, tm.example(name).program().splitlines())) <= 100


def test_a_long_constraint_is_broken_into_lines_and_keeps_its_value(tmp_path):
    n = 30
    names = [f"x{i}" for i in range(1, n + 1)]
    long = " + ".join(f"{i}*sin({name})^2" for i, name in enumerate(names, start=1))
    system = tm.System(names, [1] * n, [0] * n, [long], name="long")
    program = load(system, Settings.of((0, 1, 0.1)))
    q = np.linspace(0, 1, n)
    expected = np.sum(np.arange(1, n + 1) * np.sin(q) ** 2)
    value = program.constraints(0.0, q, np.zeros(n), np.zeros(0))
    assert value == pytest.approx([expected], rel=1e-15)


AWKWARD = [
    *("A", "M", "q", "v", "p", "np", "N", "NAME", "masses", "start", "float", "arcsin"),
    *("x", "a", "h", "y", "k1", "derivative", "project", "run", "print", "len", "W", "G", "s"),
    *("class_", "FUNCTIONS", "linearise", "q_", "PARAMETERS", "self", "None_", "list", "zip"),
]


@pytest.mark.parametrize("name", AWKWARD)
def test_any_name_of_a_parameter_or_coordinate_works(name):
    other = "zeta"
    as_parameter = tm.System(
        [other], ["2"], [f"-{name}*{other}*sin(t)^2"], [], {name: 3}, {other: 1}
    ).simulate(time=(0, 1, 0.1))
    as_coordinate = tm.System(
        [name, other],
        ["2", "1"],
        [f"-3*{name}*sin(t)^2", 0],
        [f"{other} = 1"],
        {},
        {name: 1, other: 1},
    ).simulate(time=(0, 1, 0.1))
    assert as_coordinate.q[:, 0] == pytest.approx(as_parameter.q[:, 0], abs=1e-14)


@pytest.mark.parametrize("name", ["lambda", "class", "import", "def", "None", "True", "exec"])
def test_a_word_of_python_is_refused_or_harmless_as_a_name(name):
    try:
        system = tm.System(["zeta"], [1], [f"{name}*zeta"], [], {name: 2}, {"zeta": 1})
    except tm.ProblemError as error:
        assert name in str(error)
    else:
        assert len(system.simulate(time=(0, 1, 0.5))) == 3


def test_source_holds_only_calls_that_we_wrote():
    """Whatever the problem, the names that the program calls are the fixed ones."""
    system = tm.System(
        ["x", "exec_"],
        ["m", "1"],
        ["exec_*sin(x) - abs(x)^1.5", "-exp(x)*vx"],
        [tm.Constraint("x^2 + exec_ = 3", "import os, sys")],
        {"m": 2},
        {"exec_": 3},
    )
    tree = ast.parse(write(system, Settings.of((0, 1, 0.1))))
    called = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    assert not called & {"eval", "exec", "compile", "__import__", "getattr", "open"}
    imported = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert imported == {"numpy", "matplotlib", "matplotlib.pyplot"}


def test_a_mass_matrix_that_moves_is_written_with_its_rate():
    system = tm.System(
        ["x", "y"],
        [["2", "cos(x - y)"], ["cos(x - y)", "1"]],
        ["-sin(x - y)*vy^2", "sin(x - y)*vx^2"],
        start={"x": 0.5, "vy": 1},
    )
    motion = system.simulate(time=(0, 5, 0.01), method="dop853", tolerance=1e-11)
    # M(q) q'' = Q with velocity terms alone in Q: the kinetic energy is constant.
    assert np.ptp(motion.kinetic_energy) < 1e-9
    assert np.abs(motion.energy_balance).max() < 1e-9
    assert "def mass_matrix_rate" in motion.program()


def test_constraints_that_are_python_functions_run_by_feed():
    def rod(x, y):
        return x**2 + y**2 - 1

    def moving(x, vy, t):
        return vy - x * np.sin(t)

    fields = {"coordinates": ["x", "y", "z"], "mass": [1, 2, 3], "forces": [0, -9.81, "x"]}
    start = {"x": 0.6, "y": 0.8}
    by_feed = tm.System(**fields, constraints=[rod, moving], start=start)
    by_symbols = tm.System(**fields, constraints=["x^2 + y^2 = 1", "vy - x*sin(t)"], start=start)
    for method in ("rk4", "dop853"):
        motions = [s.simulate(time=(0, 1, 0.01), method=method) for s in (by_feed, by_symbols)]
        assert motions[0].q == pytest.approx(motions[1].q, abs=1e-12)
        assert motions[0].multipliers == pytest.approx(motions[1].multipliers, abs=1e-9)
    assert "linearise(FUNCTIONS['rod']" in by_feed.program(time=(0, 1, 0.1))


@pytest.mark.few("options1")
@pytest.mark.parametrize(
    "options",
    [
        {"until": "x1 = 0"},
        {"until": "lambda1 = 1 + ay1/100", "method": "rk4", "stabilisation": "projection"},
        {"stabilisation": "augmented", "method": "rk4"},
    ],
)
def test_program_that_stops_or_is_stabilised_gives_the_same_digits(tmp_path, options):
    problem = tm.example("pendulum").replace(time={"end": "2", "step": "0.01"})
    run_bare(problem.program(**options), tmp_path, "scipy")
    problem.simulate(**options).to_csv(tmp_path / "ours.csv")
    assert (tmp_path / "pendulum.csv").read_bytes() == (tmp_path / "ours.csv").read_bytes()
