"""Problem files: structure, errors with key and line, saving and loading."""

import json
import math

import pytest

import teachmech as tm
from teachmech.base.errors import ExpressionError
from teachmech.expressions import parser
from teachmech.numerics.integrators import METHODS
from teachmech.problems.library import loaded

pytestmark = pytest.mark.quick

GOOD = """\
name: pair
dimension: 2
parameters: {g: 9.81, k: 1e-3}
particles:
  - mass: 1
    force: [k*x2, -g]
    position: [sqrt(2)/2, 0]
  - mass: 2.50
    position: [.5, 1e-3]
    velocity: [0, 12.]
constraints:
  - x1^2 + y1^2 = 1/2
  - {name: link, equation: x2 - 0.5}
time: {start: 0, end: 5, step: 0.005}
solver: {method: rk4}
"""


def changed(before, after):
    assert before in GOOD
    return GOOD.replace(before, after)


def test_a_file_becomes_a_system():
    problem = tm.ParticleProblem.loads(GOOD)
    system = problem.system
    assert system.coordinates == ("x1", "y1", "x2", "y2")
    assert system.mass == ("1", "1", "2.50", "2.50")
    assert system.forces == ("k*x2", "-g", "0", "0")
    assert system.start == {
        "x1": "sqrt(2)/2", "y1": "0", "x2": ".5", "y2": "1e-3", "vx2": "0", "vy2": "12.",
    }  # fmt: skip
    assert system.parameter_values == {"g": 9.81, "k": 1e-3}
    assert system.constraint_names == ("c1", "link")
    assert system.points == {"1": ("x1", "y1"), "2": ("x2", "y2")}


@pytest.mark.parametrize("dimension", [1, 2, 3])
def test_the_dimension_gives_the_axes(dimension):
    problem = tm.ParticleProblem(
        dimension=dimension,
        particles=[{"mass": 1, "position": [0] * dimension}] * 2,
        time={"end": 1, "step": 0.1},
    )
    axes = "xyz"[:dimension]
    assert problem.system.coordinates == tuple(f"{a}{i}" for i in (1, 2) for a in axes)


def test_a_saved_file_has_the_typed_text(tmp_path):
    problem = tm.ParticleProblem.loads("# mine\n" + GOOD)
    problem.save(tmp_path / "a.yaml")
    assert (tmp_path / "a.yaml").read_text() == "# mine\n" + GOOD
    rebuilt = problem.replace(name="other")
    rebuilt.save(tmp_path / "b.yaml")
    text = (tmp_path / "b.yaml").read_text()
    for typed in ("2.50", "[.5, 1e-3]", "sqrt(2)/2", "12.", "x1^2 + y1^2 = 1/2", "k: 1e-3"):
        assert typed in text
    assert tm.load(tmp_path / "b.yaml").to_dict() == rebuilt.to_dict()


def test_texts_that_yaml_would_misread_are_saved_correctly():
    problem = tm.ParticleProblem.loads(GOOD).replace(
        constraints=[{"name": "odd", "equation": "x1 - x2\n  = 0"}, "-x1 + y1"],
    )
    again = tm.ParticleProblem.loads(problem.to_yaml())
    assert again.to_dict() == problem.to_dict()


@pytest.mark.parametrize(
    ("text", "line", "key", "message"),
    [
        (changed("dimension: 2", "dimension: 4"), 2, "dimension", "is not one of 1, 2 or 3"),
        (changed("dimension: 2", "dimnsion: 2"), 2, "dimnsion", "did you mean 'dimension'"),
        (changed("name: pair", "name: a pair"), 1, "name", "is not a name for a problem"),
        (
            changed("    velocity: [0, 12.]", "    speed: [0, 12.]"),
            10,
            "particles[2].speed",
            "no key",
        ),
        (changed("    position: [.5, 1e-3]\n", ""), 8, "particles[2]", "'position' is missing"),
        (changed("mass: 2.50", "mass: 0"), 8, "particles[2].mass", "its mass is 0"),
        (changed("mass: 2.50", "mass: -2.5"), 8, "particles[2].mass", "its mass is -2.5"),
        (changed("mass: 2.50", "mass:"), 8, "particles[2].mass", "the value is missing"),
        (changed("[0, 12.]", "[0, 12., 3]"), 10, "particles[2].velocity", "velocity has 3 entries"),
        (changed("[0, 12.]", "12"), 10, "particles[2].velocity", "a list is expected"),
        (changed("g: 9.81", "sin: 9.81"), 3, "parameters", "'sin' is a function"),
        (changed("g: 9.81", "x2: 9.81"), 3, "parameters", "'x2' is a coordinate and a parameter"),
        (changed("name: link", "name: c1"), 13, "constraints[2].equation", "two constraints"),
        (changed("name: link", "nam: link"), 13, "constraints[2].nam", "did you mean 'name'"),
        (changed("x2 - 0.5", "t - 0.5"), 13, "constraints[2].equation", "contains no coordinate"),
        (changed("end: 5", "end: -5"), 14, "time.end", "is not after the start"),
        (changed(", step: 0.005", ""), 14, "time.step", "needs the step"),
        (changed("step: 0.005", "step: 0"), 14, "time.step", "is not positive"),
        (changed("end: 5", "stop: 5"), 14, "time.stop", "there is no key 'stop'"),
        (changed("rk4", "rk5"), 15, "solver.method", "did you mean 'rk4'"),
        (changed("name: pair", "name: [a"), 2, "", "this is not YAML"),
        (changed("name: pair", "name: !!python/name:os.system x"), 1, "name", "tags such as"),
        (changed("name: pair", "name: !exec x"), 1, "name", "tags such as '!exec'"),
        (changed("name: pair", "name: &a x"), 1, "name", "anchors"),
        (changed("name: pair", "name: a\nname: b"), 2, "", "occurs twice"),
        (changed("name: pair", "T: m*vx1^2/2"), 1, "T", "teachmech.Lagrangian(T, V, coordinates"),
        (changed("name: pair", "_document: pair"), 1, "_document", "there is no key"),
        (changed("name: pair", "self: pair"), 1, "self", "there is no key"),
        ("", None, "", "no mapping of keys"),
        ("- 1\n- 2\n", None, "", "no mapping of keys"),
        ("a: b\n---\nc: d\n", 2, "", "this is not YAML"),
    ],
)
def test_a_wrong_file_names_key_and_line(text, line, key, message):
    with pytest.raises(tm.ProblemError) as caught:
        tm.ParticleProblem.loads(text, source="p.yaml")
    error = caught.value
    assert message in str(error)
    assert error.line == line
    assert error.key == key
    assert str(error).startswith("p.yaml" if line is None else f"p.yaml, line {line}")


@pytest.mark.parametrize(
    ("text", "line", "column", "place", "message"),
    [
        (
            changed("k*x2, -g", "k*x2, -9.81*y3"),
            6,
            7,
            "particle 1, force in y",
            "there are 2 particles",
        ),
        (changed("k*x2, -g", "2x2, -g"), 6, 2, "particle 1, force in x", "an operator is missing"),
        (
            changed("k*x2, -g", "k*z1, 0"),
            6,
            3,
            "particle 1, force in x",
            "in the plane (dimension 2)",
        ),
        (
            changed("k*x2, -g", "x1 = 2, 0"),
            6,
            4,
            "particle 1, force in x",
            "'=' has no meaning here",
        ),
        (changed("mass: 2.50", "mass: 2..5"), 8, 3, "particle 2, mass", "one decimal point"),
        (changed("[0, 12.]", "[x1, 12.]"), 10, 1, "particle 2, velocity in x", "start values"),
        (changed("x2 - 0.5", "x2 - (0.5"), 13, 6, "constraint link", "never closed"),
        (
            changed("x2 - 0.5", "ax2 - 0.5"),
            13,
            1,
            "constraint link",
            "accelerations are not allowed",
        ),
        (changed("k: 1e-3", "k: 2*h"), 3, 3, "parameter k", "unknown name 'h'"),
        (changed("end: 5", "end: 5s"), 14, 2, "time.end", "an operator is missing"),
    ],
)
def test_the_error_of_an_expression_names_line_key_and_column(text, line, column, place, message):
    with pytest.raises(tm.ExpressionError) as caught:
        tm.ParticleProblem.loads(text, source="p.yaml")
    error = caught.value
    assert str(error).startswith(f"p.yaml, line {line}, {place}, column {column}: ")
    assert message in str(error)
    assert str(error).splitlines()[-1].index("^") == 3 + column


@pytest.mark.parametrize(
    ("dimension", "count", "name", "message"),
    [
        (3, 14, "vy15", "there are 14 particles"),
        (3, 1, "x2", "there is 1 particle"),
        (2, 3, "z1", "in the plane (dimension 2) there is no z"),
        (1, 3, "y1", "on a line (dimension 1) there is no y"),
        (3, 3, "y", "the number of the particle is missing; write y1 to y3"),
        (3, 3, "vz", "the number of the particle is missing; write vz1 to vz3"),
        (3, 3, "z0", "numbered from 1"),
        (3, 3, "x01", "numbered from 1"),
        (3, 3, "x" + "1" * 5000, "there are 3 particles"),
        (3, 3, "t12", "time is t, without a number"),
        (3, 3, "X1", "did you mean 'x1 + x1'"),
    ],
)
def test_similar_names_are_explained(dimension, count, name, message):
    with pytest.raises(tm.ExpressionError) as caught:
        tm.ParticleProblem(
            dimension=dimension,
            particles=[{"mass": 1, "position": [0] * dimension}] * count,
            constraints=[f"x1 + {name}"],
            time={"end": 1, "step": 0.1},
        )
    assert message in str(caught.value)


def test_errors_of_a_run_are_located_in_the_file():
    text = changed("k*x2, -g", "1/y1, -g").replace("x1^2 + y1^2 = 1/2", "x1 + y1 = sqrt(2)/2")
    problem = tm.ParticleProblem.loads(text, source="p.yaml")
    with pytest.raises(
        tm.ProblemError, match=r"p\.yaml, line 6, particle 1, force in x: it is inf"
    ):
        problem.simulate()


def test_a_problem_can_be_built_in_python():
    problem = tm.ParticleProblem.loads(GOOD)
    built = tm.ParticleProblem(
        name="pair",
        dimension=2,
        parameters={"g": 9.81, "k": "1e-3"},
        particles=[
            {"mass": 1, "force": ["k*x2", "-g"], "position": ["sqrt(2)/2", 0]},
            {"mass": "2.50", "position": [".5", "1e-3"], "velocity": [0, "12."]},
        ],
        constraints=["x1^2 + y1^2 = 1/2", {"name": "link", "equation": "x2 - 0.5"}],
        time={"start": 0, "end": 5, "step": 0.005},
        solver={"method": "rk4"},
    )
    assert built.to_dict() == problem.to_dict()
    with pytest.raises(tm.ProblemError, match="there is no field 'mass'"):
        built.replace(mass=3)
    with pytest.raises(tm.ProblemError, match="the key 'particles' is missing"):
        tm.ParticleProblem(dimension=2, time={"end": 1, "step": 0.1})


def test_another_end_keeps_the_step_of_the_file():
    problem = tm.example("meridian")
    assert problem.settings.method == "rk4"
    motion = problem.simulate(time=(0, 0.1))
    assert motion.settings.step == problem.settings.step
    assert motion.t[-1] == 0.1


def test_errors_of_values_in_python_use_words_of_python():
    at_rest = {"mass": 1, "position": [0]}
    with pytest.raises(tm.ProblemError, match=r"time: this is a tuple, not a dict; .*\{'end': 5\}"):
        tm.ParticleProblem(dimension=1, particles=[at_rest], time=(0, 5, 0.01))


def test_a_problem_cannot_be_changed_in_place():
    problem = tm.example("pendulum")
    with pytest.raises(Exception, match="frozen"):
        problem.name = "other"


def test_the_schema_describes_the_file():
    schema = tm.ParticleProblem.json_schema()
    assert json.loads(json.dumps(schema)) == schema
    assert schema["additionalProperties"] is False
    assert set(schema["required"]) == {"dimension", "particles", "time"}
    assert schema["$defs"]["SolverData"]["properties"]["method"]["enum"] == list(METHODS)


@pytest.mark.parametrize("name", tm.examples("particles"))
def test_every_example_has_a_consistent_start_and_is_saved_unchanged(name, tmp_path):
    problem = tm.example(name)
    assert problem.examine_start().consistent
    problem.save(tmp_path / "copy.yaml")
    assert tm.load(tmp_path / "copy.yaml").to_dict() == problem.to_dict()


def test_an_unknown_example_gets_a_suggestion():
    with pytest.raises(tm.ProblemError, match="did you mean 'meridian'"):
        tm.example("meridan")
    with pytest.raises(tm.ProblemError, match="did you mean 'four-bar'"):
        tm.example("fourbar")
    with pytest.raises(tm.ProblemError, match="did you mean 'mechanisms'"):
        tm.examples("mechanism")


def test_every_example_has_one_name_and_one_kind():
    kinds = [tm.examples(kind) for kind in ("particles", "systems", "mechanisms", "space")]
    names = [name for kind in kinds for name in kind]
    assert len({*names}) == len(names)
    assert tm.examples() == sorted(names)


@pytest.mark.parametrize(
    "text",
    [
        "coordinates: [x]\nT: m*vx^2/2\nV: m*g*x\nparameters: {m: 2, g: 9.81}\ntime: {end: 1}\n",
        "T: m*vx^2/2\nV: m*g*x\n",
        "coordinates: [x]\nLagrangian: m*vx^2/2 - m*g*x\ntime: {end: 1}\n",
        "coordinates: [x]\nkinetic_energy: m*vx^2/2\ntime: {end: 1}\n",
        "PartData: {}\nT: 2\nProblemData: {tend: 1}\n",
    ],
)
def test_the_error_of_energies_in_a_file_names_the_function_for_them(tmp_path, text):
    path = tmp_path / "energies.yaml"
    path.write_text(text)
    with pytest.raises(tm.ProblemError, match=r"teachmech.Lagrangian\(T, V, coordinates="):
        tm.load(path)


def test_unknown_keys_get_a_suggestion(tmp_path):
    path = tmp_path / "other.yaml"
    path.write_text("coordinates: [x]\nmass: [1]\nforces: [0]\nL: 2\ntime: {end: 1}\n")
    with pytest.raises(tm.ProblemError, match="no key 'L' here; known names: name, coordinates"):
        tm.load(path)


def test_a_file_with_generalized_coordinates_is_loaded(tmp_path):
    path = tmp_path / "swing.yaml"
    path.write_text(
        "coordinates: [phi]\nmass: [L^2]\nforces: [-g*L*sin(phi)]\n"
        "parameters: {g: 9.81, L: 0.5}\nstart: {phi: 0.001}\ntime: {end: 1, step: 0.01}\n"
    )
    problem = tm.load(path)
    assert problem.title == "problem: coordinates: phi"
    swung = 0.001 * math.cos(math.sqrt(9.81 / 0.5))
    assert problem.simulate()["phi"][-1] == pytest.approx(swung, abs=1e-9)
    path.write_text(path.read_text().replace("sin(phi)", "sin(psi)"))
    with pytest.raises(tm.ExpressionError, match=r"swing\.yaml, line 3"):
        tm.load(path)


@pytest.mark.parametrize(
    ("text", "location", "line"),
    [
        (
            "name: a\ndimension: 1\nparticles:\n- mass: 1\n  force: [2*]\n  position: [0]\n"
            "time: {end: 1, step: 1}\n",
            ("file", "particles", 0, "force", 0),
            5,
        ),
        (
            "coordinates: [x]\nmass: [1]\nforces: [0]\nparameters:\n  p: 1\n  q: 2*\n"
            "time: {end: 1, step: 1}\n",
            ("file", "parameters", "q"),
            6,
        ),
        (
            "PartData:\n  Fixed: {O: []}\n  Rigids:\n    OA: {Geom: [[1]], Dyna: [[2*], 1, 1]}\n"
            "ProblemData: {tend: 1, positions: {A: [1]}}\n",
            ("file", "PartData", "Rigids", "OA", "Dyna", 0, 0),
            4,
        ),
    ],
)
def test_an_error_collects_its_location(monkeypatch, text, location, line):
    """It gathers its places on the way, and keeps the caret."""
    raised, parse = [], parser._parse

    def noted(*given, **how):
        try:
            return parse(*given, **how)
        except ExpressionError as error:
            raised.append(error)
            raise

    monkeypatch.setattr(parser, "_parse", noted)
    with pytest.raises(ExpressionError) as caught:
        loaded(text, "some.yaml")
    error = caught.value
    assert error in raised
    assert error.location == location
    assert error.where.startswith(f"some.yaml, line {line}")
    assert error.caret().splitlines()[1].strip() == "^" and error.text == "2*"
