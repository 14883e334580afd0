"""Dependent parameters follow the parameters that they use, wherever these are changed."""

import json
import re

import pytest

import teachmech as tm
from teachmech.cli import main
from teachmech.draft.draft import Draft
from teachmech.live.live_picture import LivePicture

pytestmark = pytest.mark.quick

DEPENDENT = {"m": "rho*V", "V": "min(a, 2)^3", "a": "L/2", "rho": "2", "L": "1", "g": "9.81"}
TIME = (0, 0.5, 0.1)


def pendulum(**parameters):
    return tm.System(
        ["x", "y"],
        mass=["m", "m"],
        forces=["0", "-m*g"],
        constraints=["x^2 + y^2 = L^2"],
        parameters=DEPENDENT | parameters,
        start={"x": "L"},
    )


def test_values_are_computed_in_order_of_dependence_and_listed_as_typed():
    system = pendulum()
    assert list(system.dependent_parameters) == ["a", "V", "m"]
    assert list(system.parameter_values) == list(DEPENDENT)
    assert system.base_parameters == {"rho": 2, "L": 1, "g": 9.81}
    assert system.parameter_values == {"m": 0.25, "V": 0.125, "a": 0.5, **system.base_parameters}
    chain = {f"p{k}": f"p{k + 1} + 1" for k in range(100)} | {"p100": "0"}
    found = tm.System(["x"], mass=["1"], forces=["p0"], parameters=chain)
    assert found.parameter_values["p0"] == 100


@pytest.mark.parametrize(
    ("parameters", "values"),
    [
        ({"L": 2}, {"L": 2, "a": 1, "V": 1, "m": 2}),
        ({"L": 6}, {"L": 6, "a": 3, "V": 8, "m": 16}),
        ({"a": 2}, {"L": 1, "a": 2, "V": 8, "m": 16}),  # what is set takes its value
        ({"a": "3*L/2", "L": 1}, {"a": 1.5, "V": 3.375, "m": 6.75}),
    ],
)
def test_dependent_parameters_follow_a_change(parameters, values):
    followed = pendulum().replace(parameters=parameters)
    assert {name: followed.parameter_values[name] for name in values} == values
    written = pendulum(**{name: str(x) for name, x in values.items()})
    motion, other = (system.simulate(TIME) for system in (followed, written))
    assert motion.q == pytest.approx(other.q, rel=1e-13, abs=1e-13)
    assert motion.multipliers == pytest.approx(other.multipliers, rel=1e-12)


@pytest.mark.parametrize(
    ("parameters", "said"),
    [
        ({"a": "V"}, "parameter V: parameters use each other in a circle: V uses a, a uses V"),
        ({"rho": "m*g", "V": "rho"}, "m uses V, V uses rho, rho uses m"),
        ({"a": "2*a"}, "parameter a: the parameter 'a' uses itself; give a a number"),
        ({"a": "L/x"}, "parameter a, column 3: unknown name 'x'"),
        ({"a": "L*t"}, "'t': a parameter does not change with time"),
        ({"a": "1/(rho - 2)"}, "parameter a: '1/(rho - 2)' is inf with rho = 2"),
        ({"L": "-1", "a": "sqrt(L)"}, "parameter a: 'sqrt(L)' is nan with L = -1"),
    ],
)
def test_parameters_without_a_value_are_named(parameters, said):
    with pytest.raises(tm.TeachmechError) as raised:
        pendulum(**parameters)
    assert said in str(raised.value)
    with pytest.raises(tm.TeachmechError):
        pendulum().replace(parameters=parameters)


def test_parameters_follow_a_change_in_the_program():
    source = pendulum().program(TIME)
    assert "PARAMETERS['a'] = PARAMETERS['L']/2\n" in source
    names = {"__name__": "program"}
    exec(source.replace("'L': 1.0", "'L': 2.0"), names)  # noqa: S102 - our own
    assert names["PARAMETERS"] == pendulum().replace(parameters={"L": 2}).parameter_values


@pytest.mark.parametrize("compiled", [False, True])
def test_parameters_of_ensemble_members_follow_as_those_of_motions(compiled):
    lengths = [1.0, 2.0, 6.0]
    falling = tm.System(["z"], ["m"], ["-m*g + w"], [], {"w": "a*g", "a": "m/2", "m": 1, "g": 9.81})
    members = tm.ensemble(falling, {"m": lengths}, time=TIME, compiled=compiled, workers=1)
    for k, m in enumerate(lengths):  # m z'' = -m g + m g/2
        assert members["q"][k] == pytest.approx([-9.81 / 4 * TIME[1] ** 2], rel=1e-12), m
    members = tm.ensemble(pendulum(), {"L": lengths}, time=TIME, compiled=compiled, workers=1)
    for k, length in enumerate(lengths):
        motion = pendulum().simulate(TIME, parameters={"L": length})
        assert members["q"][k] == pytest.approx(motion.q[-1], rel=1e-9, abs=1e-9)


def test_only_parameters_given_as_numbers_have_sliders():
    picture = LivePicture.of(pendulum().simulate(TIME))
    assert [slider["name"] for slider in picture.description["parameters"]] == ["rho", "L", "g"]
    assert '"dependent": ["a", "V", "m"]' in picture.program.replace("dependent:", '"dependent":')


def test_constants_of_the_dialogs_may_use_each_other():
    draft = Draft()
    draft.type("constants", "h = max(L/2, 1), L = 4, g = 9.81")
    assert draft.check("constants").error == ""
    assert draft.problem().system.parameter_values == {"h": 2, "L": 4, "g": 9.81}
    draft.type("constants", "h = L/2, L = h")
    assert "circle" in draft.check("constants").error
    draft.type("constants", "g = 9.81, h = 2*k")
    assert "unknown name 'k'" in draft.check("constants").error


def test_parameters_of_a_file_may_use_each_other(tmp_path):
    text = """
name: drop
dimension: 1
particles: [{mass: m, force: [-m*g], position: [h]}]
parameters: {h: 2*r, m: "rho*max(r, 1)^3", r: 3, rho: 0.5, g: 10}
time: {end: 1, step: 0.5}
"""
    path = tmp_path / "drop.yaml"
    path.write_text(text, encoding="utf-8")
    motion = tm.simulate(path)
    assert motion["x1"] == pytest.approx(6 - 5 * motion.t**2, rel=1e-14, abs=1e-14)
    path.write_text(text.replace("r: 3", "r: h"), encoding="utf-8")
    with pytest.raises(tm.ProblemError, match=r"line 5.* in a circle: h uses r, r uses h"):
        tm.load(path)


def test_parameters_of_a_mechanism_may_use_each_other(tmp_path):
    text = """
Title: physical pendulum
PhysicalParams: {l: 2*r, r: 1/2, m: rho*l, rho: 3}
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[l]], Dyna: [[r], m, m*l^2/12]}}
AppliedForces: {Gravity: []}
ProblemData: {tend: 0.5, positions: {A: [l]}}
"""
    path = tmp_path / "pendulum.yaml"
    path.write_text(text, encoding="utf-8")
    mechanism = tm.load(path)
    assert mechanism.system.parameter_values == {"l": 1, "r": 0.5, "m": 3, "rho": 3}
    written = text.replace("l: 2*r, r: 1/2, m: rho*l", "l: 3, r: 3/2, m: 9")
    path.write_text(written, encoding="utf-8")
    longer, other = mechanism.simulate(parameters={"r": 1.5}), tm.load(path).simulate()
    assert longer["A_x"][0] == pytest.approx(3, rel=1e-12)
    assert longer.q == pytest.approx(other.q, rel=1e-9, abs=1e-9)
    path.write_text(text.replace("rho: 3", "rho: m"), encoding="utf-8")
    with pytest.raises(tm.ProblemError, match=r"line 3.*in a circle: m uses rho, rho uses m"):
        _ = tm.load(path).system


IN_A_CIRCLE = {
    "drop.yaml": """
name: drop
dimension: 1
particles: [{mass: p, force: [-10*p], position: [q]}]
parameters: {p: 2*q, q: p/2}
time: {end: 1, step: 0.5}
""",
    "fall.yaml": """
name: fall
coordinates: [z]
mass: [p]
forces: [-10*p]
parameters: {p: 2*q, q: p/2}
start: {z: q}
time: {end: 1, step: 0.5}
""",
    "pendulum.yaml": """
PhysicalParams: {p: 2*q, q: p/2}
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[p]], Dyna: [[q], p, 1]}}
ProblemData: {tend: 1, positions: {A: [p]}}
""",
}


@pytest.mark.parametrize("name", IN_A_CIRCLE)
def test_a_given_parameter_breaks_a_circle_of_parameters(tmp_path, name, capsys):
    path = tmp_path / name
    path.write_text(IN_A_CIRCLE[name], encoding="utf-8")
    motion = tm.simulate(path, parameters={"q": 1.5}, compiled=False)
    assert motion.system.parameter_values == {"p": 3, "q": 1.5}
    numbers = path.with_name("numbers.yaml")
    numbers.write_text(IN_A_CIRCLE[name].replace("q: p/2", "q: 1.5"), encoding="utf-8")
    assert (motion.q == tm.simulate(numbers, compiled=False).q).all()
    assert main(["run", str(path), "--set", "q=1.5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["name"] == motion.name
    for given, said in [
        ([], r"line \d+.*in a circle: p uses q, q uses p"),
        (["--set", "q=p/3"], r"in a circle: p uses q, q uses p"),
        (["--set", "q=2*"], r"^teachmech: parameter q, column 3"),
        (["--set", "r=1"], r"line \d+.*in a circle"),
        (["--set", "q=1", "--set", "r=1"], r"^teachmech: parameters: there is no parameter 'r'"),
    ]:
        assert main(["run", str(path), *given]) == 1
        assert re.search(said, capsys.readouterr().err), given


def test_ensembles_accept_a_parameter_that_breaks_a_circle(tmp_path):
    path = tmp_path / "pendulum.yaml"
    path.write_text(IN_A_CIRCLE["pendulum.yaml"], encoding="utf-8")
    result = tm.ensemble(path, {"vA_y": [1, 2]}, parameters={"q": 1.5}, workers=2)
    assert result.end("A_x") ** 2 + result.end("A_y") ** 2 == pytest.approx(9, rel=1e-9)
