"""System: names, sizes and texts are checked when a system is built."""

import pytest

import teachmech as tm
from teachmech.expressions import parser, symbol, to_text
from teachmech.model import lazy_texts
from teachmech.model.derivation import derivation_of
from teachmech.model.folding import fold

pytestmark = pytest.mark.quick


def system(**changes):
    fields = {"coordinates": ["x", "y"], "mass": [1, 1], "forces": [0, 0]}
    return tm.System(**{**fields, **changes})


def test_names_of_velocities_accelerations_and_multipliers():
    s = system(constraints=["x = y", "vx = 0"])
    assert s.velocities == ("vx", "vy")
    assert s.accelerations == ("ax", "ay")
    assert s.multipliers == ("lambda1", "lambda2")
    assert s.constraint_names == ("c1", "c2")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"coordinates": []}, "there is no coordinate"),
        ({"coordinates": ["x", "x"]}, "'x' is a coordinate twice"),
        ({"coordinates": ["x", "vx"]}, "'vx' is a coordinate and a velocity"),
        ({"coordinates": ["x", "ax"]}, "'ax' is a coordinate and an acceleration"),
        ({"coordinates": ["x", "2y"]}, "'2y' is not a name"),
        ({"coordinates": ["x", "t"]}, "'t' is time"),
        ({"coordinates": ["x", "sin"]}, "'sin' is a function"),
        ({"coordinates": ["x", "lambda"]}, "'lambda' is a word with a fixed meaning"),
        ({"coordinates": ["x", "__class__"]}, "is not a name"),
        ({"coordinates": ["x", "φ"]}, "is not a name"),
        ({"mass": [1]}, "1 entries for 2 coordinates"),
        ({"mass": "m"}, "mass: a single text instead of a list"),
        ({"mass": [[1, 0], [0]]}, "neither 2 diagonal entries nor 2 rows"),
        ({"mass": [[1, "x"], ["2*x", 1]]}, "not symmetric at (x, y)"),
        ({"mass": ["vx", 1]}, "a mass may not depend on a velocity"),
        ({"forces": [0]}, "1 entries for 2 coordinates"),
        ({"forces": [0, None]}, "the force on y is missing"),
        ({"forces": [0, True]}, "the force on y is a bool"),
        ({"forces": [0, "g"]}, "unknown name 'g'"),
        ({"forces": [0, float("nan")]}, "unknown name 'nan'"),
        ({"constraints": "x = y"}, "a single text instead of a list"),
        ({"constraints": ["ax = 0"]}, "'ax': accelerations are not allowed; the program computes"),
        ({"constraints": ["t^2"]}, "contains no coordinate"),
        ({"constraints": ["x = x"]}, "is 0 = 0"),
        ({"constraints": [3]}, "is neither a text nor a function"),
        ({"constraints": [tm.Constraint("x", "a"), tm.Constraint("y", "a")]}, "two constraints"),
        ({"constraints": [tm.Constraint("x", "a\nimport os")]}, "is not a name for a constraint"),
        ({"parameters": {"x": 1}}, "'x' is a coordinate and a parameter"),
        ({"parameters": {"lambda1": 1}}, "'lambda1' is the name of a multiplier"),
        ({"parameters": {"g": "k"}}, "unknown name 'k'"),
        ({"start": {"z": 1}}, "there is no coordinate or velocity 'z'"),
        ({"start": {"x": "y"}}, "start values are constants"),
        ({"points": [["x", "z"]]}, "point 1, column 1: unknown name 'z'"),
        ({"name": "a b"}, "is not a name for a problem"),
    ],
)
def test_invalid_systems_are_refused_with_a_reason(changes, message):
    with pytest.raises(tm.TeachmechError) as caught:
        system(**changes)
    assert message in str(caught.value)


def test_an_error_names_the_field_and_the_entry():
    with pytest.raises(tm.ExpressionError) as caught:
        system(forces=["0", "2x"])
    assert caught.value.location == ("forces", 1)
    assert "force on y" in str(caught.value)


def test_numbers_and_their_texts_give_the_same_system():
    assert system(mass=[1.0, 0.5]).mass == system(mass=["1", "0.5"]).mass


def test_replace_keeps_the_derivation_when_only_values_change(pendulum):
    derivation = pendulum.derivation
    assert pendulum.replace(parameters={"g": 1.62}, start={"x": 0.5}).derivation is derivation
    assert pendulum.replace(constraints=["x = 0"]).derivation is not derivation


def test_replace_refuses_an_unknown_parameter(pendulum):
    with pytest.raises(tm.ProblemError, match="there is no parameter 'G'"):
        pendulum.replace(parameters={"G": 1})


def test_a_system_equals_that_of_its_dictionary(pendulum):
    again = tm.System.from_dict(pendulum.to_dict())
    assert again.to_dict() == pendulum.to_dict()
    assert again.constraint_expressions == pendulum.constraint_expressions


def test_a_full_mass_matrix_is_read_by_rows():
    s = system(mass=[["2", "cos(x)"], ["cos(x)", "1"]])
    assert {place: e.text for place, e in s.mass_expressions.items()} == {
        (0, 0): "2", (0, 1): "cos(x)", (1, 0): "cos(x)", (1, 1): "1",
    }  # fmt: skip


def test_a_function_constraint_takes_its_arguments_by_name():
    def rod(x, L, t):
        return x - L * t

    s = system(constraints=[rod], parameters={"g": 1, "L": 2})
    (read,) = s.constraint_expressions
    assert s.constraint_names == ("rod",)
    assert read.arguments == (("q", 0), ("p", 1), ("t", 0))
    assert read.holonomic


def test_a_function_constraint_with_an_unknown_argument_is_refused():
    with pytest.raises(tm.ProblemError, match="has an argument 'z'"):
        system(constraints=[lambda x, z: x - z])
    with pytest.raises(tm.ProblemError, match="no coordinate and no velocity"):
        system(constraints=[lambda t: t])


def test_replace_shares_parsed_texts_and_checks_new_values():
    rod = tm.System(["x", "y"], ["m", "m"], [0, 0], ["x^2 + y^2 = 1"], {"m": 1}, {"x": 1})
    other = rod.replace(parameters={"m": "3/2"}, start={"y": "m"})
    assert other.mass_expressions is rod.mass_expressions
    assert (other.parameter_values, rod.parameter_values) == ({"m": 1.5}, {"m": 1.0})
    assert other.start == {"x": "1", "y": "m"}
    assert rod.start == {"x": "1"}
    for wrong in ({"start": {"y": "k"}}, {"start": {"z": 1}}, {"parameters": {"m": "1/0"}}):
        with pytest.raises(tm.TeachmechError):
            rod.replace(**wrong)


def pulled_ball(written):
    """Return a ball on a rod and a spring, with formulas or with their texts."""
    x, y, m, k = map(symbol, "x y m k".split())
    rod = written(x**2 + y**2 - 1)
    return tm.System(
        ["x", "y"],
        mass=[[written(m), 0], [0, written(m)]],
        forces=[written(-k * x), written(-9.81 * m)],
        constraints=[tm.Constraint(rod, "rod")],
        parameters={"m": 2, "k": 3},
        start={"x": 1},
        potential=[written(k * x**2 / 2), written(9.81 * m * y)],
    )


def test_formulas_are_not_parsed(monkeypatch):
    def refuse(*_, **__):
        raise AssertionError("a text is written")

    with monkeypatch.context() as patched:
        patched.setattr(lazy_texts, "to_text", refuse)
        patched.setattr(parser, "to_text", refuse)
        system = pulled_ball(lambda formula: formula)
        assert system.force_expressions[0].symbolic == -symbol("k") * symbol("x")
        assert derivation_of(system).constraints[0].row[0] == 2 * symbol("x")
    texts = pulled_ball(to_text)
    formulas = pulled_ball(lambda formula: formula)
    for name in ("mass", "forces", "potential", "constraints"):
        assert getattr(formulas, name) == getattr(texts, name)
    assert formulas.forces == ("-k*x", "-9.81*m")
    assert formulas.to_dict() == texts.to_dict()
    motions = [s.simulate((0, 1, 0.1), compiled=False) for s in (texts, formulas)]
    assert (motions[0].q == motions[1].q).all()
    other = formulas.replace(name="other").force_expressions[0]
    assert other.symbolic is formulas.force_expressions[0].symbolic


@pytest.mark.parametrize("formula", [symbol("x") * symbol("w"), symbol("x") * float("inf")])
def test_a_formula_with_an_unknown_name_or_no_finite_number_is_refused(formula):
    with pytest.raises(tm.ExpressionError, match="force on x"):
        system(forces=[formula, 0])


def test_formulas_that_differ_only_in_names_are_folded():
    names = [f"{axis}{i}" for i in range(1, 5) for axis in "xy"]
    x, y = ([symbol(f"{axis}{i}") for i in range(1, 5)] for axis in "xy")
    rods = [(x[i + 1] - x[i]) ** 2 + (y[i + 1] - y[i]) ** 2 - 1 for i in range(3)]
    chain = tm.System(names, [1] * 8, [0] * 8, rods)
    (group,) = fold(chain.constraint_expressions, chain)
    assert group.members == (0, 1, 2)
    for k, rod in enumerate(rods):
        assert group.template.symbolic.xreplace(group.replacements(chain, k)) == rod
    assert [derived.value for derived in chain.derivation.constraints] == rods
