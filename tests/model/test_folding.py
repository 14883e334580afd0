"""Similar expressions are grouped, and the derivatives of a template hold for each member."""

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings

import teachmech as tm
from teachmech.expressions import Expression, evaluate, to_text
from teachmech.model import derivation
from teachmech.model.derivation import derive
from teachmech.model.folding import fold, force_groups, mass_groups
from tests.expressions.trees import text, trees

pytestmark = pytest.mark.quick

NAMES = ["x1", "y1", "x2", "y2", "x3", "y3"]
PARAMETERS = {"l": 1.3, "k": 0.7, "g": 9.81}


def system(*constraints, **fields):
    given = {"coordinates": NAMES, "mass": [1] * 6, "forces": [0] * 6, "parameters": PARAMETERS}
    return tm.System(**{**given, **fields}, constraints=constraints)


def members(*constraints, **fields):
    s = system(*constraints, **fields)
    return [group.members for group in fold(s.constraint_expressions, s)]


def assert_same_as_alone(s):
    """Compare each constraint of a system with the same constraint derived alone."""
    rng = np.random.default_rng(1)
    names = ("t", *s.coordinates, *s.velocities, *s.parameters)
    states = [dict(zip(names, rng.uniform(-2, 2, len(names)), strict=True)) for _ in range(5)]
    states.append(dict.fromkeys(names, 0.0))
    for constraint, shared in zip(s.constraints, derive(s).constraints, strict=True):
        (alone,) = derive(s.replace(constraints=[constraint])).constraints
        assert (shared.name, shared.holonomic) == (alone.name, alone.holonomic)
        assert list(shared.row) == list(alone.row)
        pairs = [(shared.value, alone.value), (shared.rate, alone.rate), (shared.b, alone.b)]
        pairs += [(shared.row[i], alone.row[i]) for i in alone.row]
        for ours, theirs in pairs:
            assert ours.free_symbols == theirs.free_symbols
            for values in states:
                with np.errstate(all="ignore"):
                    a, b = evaluate(ours, values), evaluate(theirs, values)
                assert np.isfinite(a) == np.isfinite(b)
                assert not np.isfinite(b) or a == pytest.approx(b, rel=1e-12, abs=1e-12)
    for group, derived in derive(s).groups:
        assert_template_holds(s, group, derived, states[0])


def assert_template_holds(s, group, derived, values):
    """Compare the template with the expression of each member at the values of the member."""
    for k, place in enumerate(group.members):
        (alone,) = derive(s.replace(constraints=[s.constraints[place]])).constraints
        own = {"t": values["t"], **{name: values[name] for name in s.parameters}}
        for first, i in zip(group.coordinates, group.coordinate_index[k], strict=True):
            own[first] = values[s.coordinates[i]]
            own["v" + first] = values["v" + s.coordinates[i]]
        for first, i in zip(group.parameters, group.parameter_index[k], strict=True):
            own[first] = values[list(s.parameters)[i]]
        own |= dict(zip(group.numbers, group.values[k], strict=True))
        columns = dict(zip(group.coordinate_index[0], group.coordinate_index[k], strict=True))
        pairs = [(derived.value, alone.value), (derived.rate, alone.rate), (derived.b, alone.b)]
        pairs += [(entry, alone.row.get(columns[i], 0)) for i, entry in derived.row.items()]
        for ours, theirs in pairs:
            with np.errstate(all="ignore"):
                a = evaluate(ours, own)
                b = evaluate(theirs, values) if theirs != 0 else 0.0
            assert not np.isfinite(b) or a == pytest.approx(b, rel=1e-12, abs=1e-12)


def test_links_of_a_chain_are_one_group():
    links = [f"(x{i + 1}-x{i})^2 + (y{i + 1}-y{i})^2 = l^2" for i in (1, 2)]
    s = system("x1^2 + y1^2 = l^2", *links)
    first, rest = fold(s.constraint_expressions, s)
    assert (first.members, rest.members) == ((0,), (1, 2))
    assert rest.coordinates == ("x2", "x1", "y2", "y1")
    assert rest.coordinate_index.tolist() == [[2, 0, 3, 1], [4, 2, 5, 3]]
    assert (rest.parameters, rest.numbers) == ((), ())
    assert rest.template == s.constraint_expressions[1]
    assert rest.values.shape == (2, 0)


@pytest.mark.parametrize(
    "texts",
    [
        ("x1*x1 = 1", "x1*x2 = 1"),  # equal names against different ones
        ("x1 + y1 = 1", "x1 + vy1 = 1"),  # another kind
        ("x1 + vx1 = 1", "x1 + vx2 = 1"),  # a velocity belongs to its coordinate
        ("x1 + l = 1", "x1 + x2 = 1"),
        ("x1 + l = t", "x1 + l = k"),  # t is no parameter
        ("x1*l*l = 1", "x1*l*k = 1"),
        ("x1^2 = 1", "x1^3 = 1"),
        ("l*x1^(2*2) = 1", "l*x1^(2*3) = 1"),
        ("x1^-2 = 1", "x1^-1 = 1"),
        ("y1*x1^k^2 = 1", "y1*x1^k^3 = 1"),
        ("y1*x1^sqrt(2) = 1", "y1*x1^sqrt(3) = 1"),
        ("x1 + y1*0 = 1", "x1 + y1*2 = 1"),
        ("x1 + y1 = 1", "x1 - y1 = 1"),
        ("sin(x1) = 1", "cos(x1) = 1"),
        ("3*x1 - 2*x1 + y1 = 0", "2*x1 - 2*x1 + y1 = 0"),  # the second has no x1
        ("(3 - 2)*x1 + y1 = 0", "(2 - 2)*x1 + y1 = 0"),
        ("sin(2*pi)*x1 + sin(1)*y1 = 0", "sin(1)*x1 + sin(1)*y1 = 0"),
        ("y1 - x1*1e200*1e-150*1e90 = 0", "y1 - x1*1e190*1e-150*1e90 = 0"),
    ],
)
def test_texts_that_differ_in_more_than_names_and_numbers_are_not_folded(texts):
    assert members(*texts) == [(0,), (1,)]
    assert_same_as_alone(system(*texts))


@pytest.mark.parametrize(
    "texts",
    [
        ("x1^2 + y1^2 = l^2", "y2 ** 2+x3 ^ 2 = k^2", "x2^2+y1^2 = l ^2"),
        ("x1^2 + y1^2 = 1", "x2^2 + y2^2 = 2", "x3^2 + y3^2 = 0.25", "x1^2 + y2^2 = 1"),
        ("x1^2 + y1^2 = 1.5^2", "x2^2 + y2^2 = 2^2"),
        ("(x1 - 1)^2 + (y1 - 2)^2 = 3", "(x2 - 0.5)^2 + (y2 - 2)^2 = 1"),
        ("vx1*sin(x1) - vy1*cos(x1)", "vx3*sin(x3) - vy2*cos(x3)"),
        ("x1*sin(2*pi*t) - y1*cos(2*pi*t)", "x2*sin(3*pi*t) - y2*cos(3*pi*t)"),
        ("x1 = 0.5*t^2", "y1 = 1.5*t^2", "y3 = 2*t^2"),
        ("vx1*vy1 = -3", "vx2*vy1 = -1", "vy3*vx3 = -1"),
        ("exp(-2*x1)*y1 = k/3", "exp(-1*x2)*y3 = l/7"),
        ("sqrt(2*x1^2 + y1^2) = 1", "sqrt(3*x2^2 + y3^2) = 1"),
        ("abs(2*x1) + sign(3*y1)*x1 = 1", "abs(4*x2) + sign(5*x1)*x2 = 1"),
        ("ln(2*x1)*y1 = 3", "ln(4*x2)*y1 = 1"),
        ("y1*(2*x1)^1.5 = 3", "y1*(4*x2)^1.5 = 1"),
        ("x1/2 + vx1*x2 = 1", "x2/4 + vx2*x1 = 1"),  # names change places
    ],
)
def test_texts_that_differ_in_names_and_numbers_are_one_group(texts):
    assert members(*texts) == [tuple(range(len(texts)))]
    assert_same_as_alone(system(*texts))


def test_only_the_parameters_that_differ_are_parameters_of_a_group():
    s = system("l*x1 + k*y1 = 2", "l*x2 + g*y2 = 2")
    (group,) = fold(s.constraint_expressions, s)
    assert group.parameters == ("k",)
    assert group.parameter_index.tolist() == [[1], [2]]


def test_only_the_numbers_that_differ_are_numbers_of_a_group():
    s = system("2*x1 + 3*y1 = 1e-1", "2*x2 + 3*y2 = 4")
    (group,) = fold(s.constraint_expressions, s)
    assert group.numbers == ("number1",)
    assert group.values.tolist() == [[0.1], [4.0]]
    assert to_text(group.template.symbolic) == "-number1 + 2*x1 + 3*y1"


def test_symbols_of_numbers_are_not_names_of_the_system():
    s = system("number1*x1 = 2", "number1*x2 = 3", parameters={"number1": 2.0, "number2": 1.0})
    (group,) = fold(s.constraint_expressions, s)
    assert group.numbers == ("number3",)


def test_python_functions_belong_to_no_group():
    s = system("x1 = 1", lambda x1, y1: x1 + y1, "x2 = 1")
    assert [group.members for group, _ in s.derivation.groups] == [(0, 2)]
    assert s.derivation.holonomic == (True, True, True)
    assert s.derivation.constraints[1] is s.constraint_expressions[1]


def test_forces_and_masses_fold():
    s = system(
        mass=["l", "2", "k", "3.5", "2", "4"],
        forces=["-g*x1", 0, "-l*x2", "vx1*t", 0, "vx2*t"],
    )
    assert [group.members for group in force_groups(s)] == [(0, 2), (1, 4), (3, 5)]
    assert [group.members for group in mass_groups(s)] == [(0, 2), (1, 3, 4, 5)]
    assert mass_groups(s)[1].values.ravel().tolist() == [2, 3.5, 2, 4]


def test_the_error_of_a_too_long_constraint_names_it_in_any_group(monkeypatch):
    monkeypatch.setattr(derivation, "MAX_FACTORS", 3)
    just, too_long = "1*y2*t*k = x1", "2*y2*t*k = x1"  # a factor 1 does not count
    with pytest.raises(tm.ProblemError, match="constraint c2: it has a product of more than 3"):
        _ = system(just, too_long).derivation
    with pytest.raises(tm.ProblemError, match="constraint c1: it has a product of more than 3"):
        _ = system(too_long, just).derivation
    assert len(system(just, just.replace("x1", "x2")).derivation.constraints) == 2


@pytest.mark.parametrize("name", ["double-parallelogram", "jansen", "peaucellier", "andrews"])
def test_constraints_of_a_mechanism_equal_those_derived_alone(name):
    s = tm.example(name).system
    s = s.replace(constraints=s.constraints[:12])
    for constraint, shared in zip(s.constraints, derive(s).constraints, strict=True):
        assert [shared] == list(derive(s.replace(constraints=[constraint])).constraints)


RENAMINGS = [
    {"x1": "x2", "y1": "y2", "vx1": "vx2"},
    {"x1": "y1", "y1": "x1", "vx1": "vy1"},
    {"x1": "y3", "y1": "x1", "vx1": "vy3", "g": "l"},
    {"x1": "x3", "y1": "y3", "vx1": "vx3", "0.5": "0.75", "9.81": "2", "3": "5", "7": "1"},
]


def renamed(tree, names):
    if isinstance(tree, str):
        return names.get(tree, tree)
    return (tree[0], *(renamed(part, names) for part in tree[1:]))


@given(trees())
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
def test_random_constraints_equal_those_derived_alone(tree):
    texts = [text(renamed(tree, names)) for names in ({}, *RENAMINGS)]
    try:
        s = system(*texts)
        _ = s.derivation
    except (tm.ExpressionError, tm.ProblemError):
        assume(False)
    groups = fold(s.constraint_expressions, s)
    assert len(groups) <= 2  # but for the last all have the same numbers
    assert sorted(k for group in groups for k in group.members) == list(range(5))
    assert_same_as_alone(s)


def test_every_expression_is_in_one_group():
    s = tm.example("andrews").system
    for groups, count in (
        (mass_groups(s), len(s.mass_expressions)),
        (force_groups(s), len(s.coordinates)),
        ([group for group, _ in s.derivation.groups], len(s.constraints)),
    ):
        assert sorted(k for group in groups for k in group.members) == list(range(count))
    assert all(isinstance(group.template, Expression) for group in mass_groups(s))
