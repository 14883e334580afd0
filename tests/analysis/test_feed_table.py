"""The table of FEED: every node has the derivatives of its text, and the last one gives A and b."""

import csv
import io

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import teachmech as tm
from teachmech.expressions import Names, evaluate, parse_expression, symbol
from teachmech.program.functions import Model
from tests import examples
from tests.expressions.trees import text, trees

pytestmark = pytest.mark.quick
ROD = tm.System(["x", "y"], [1, 1], [0, 0], ["x^2 + y^2 = L^2"], {"L": 1}, {"x": 1}, "rod")


@pytest.mark.few("meridian", "four-bar", "bennett", "slack-thread", "bouncing-ball")
@pytest.mark.parametrize("name", tm.examples())
def test_the_last_node_of_every_constraint_gives_its_row(name):
    problem = tm.example(name)
    system = problem.starting(problem.start_time)
    model, rng = Model.of(system), np.random.default_rng(1)
    q, v = (x + 0.1 * rng.normal(size=x.shape) for x in model.start)
    state = 0.3, q, v, model.p
    A, b = model.constraint_matrix(*state), model.constraint_vector(*state)
    h = model.constraints(*state)
    for k, constraint in enumerate(system.constraint_names):
        found = system.feed(constraint, t=0.3, q=q, v=v)
        row = np.array([found.row.get(name, 0.0) for name in system.coordinates])
        assert row == pytest.approx(A[k], rel=1e-11, abs=1e-12 * (1 + np.abs(A[k]).max()))
        assert found.b == pytest.approx(b[k], rel=1e-10, abs=1e-11)
        assert found.nodes[-1].value == pytest.approx(h[k], rel=1e-11, abs=1e-12)


@settings(max_examples=examples(500), deadline=None, derandomize=True)
@given(trees(), st.integers(0, 1000))
def test_every_node_has_the_derivatives_of_its_formula(tree, seed):
    values = np.random.default_rng(seed).uniform(0.2, 0.9, 6)
    given = dict(zip(("t", "x1", "y1", "vx1", "vy1", "g"), values, strict=True))
    try:
        system = tm.System(["x1", "y1"], [1, 1], [0, 0], [text(tree)], {"g": given["g"]})
        found = system.feed(t=given["t"], q=values[1:3], v=values[3:5])
    except tm.TeachmechError:
        return
    for node in found.nodes:
        if any(sign in str(node.tree) for sign in "="):
            continue
        if not np.isfinite([node.value, *node.gradient, *node.hessian.ravel()]).all():
            return  # undefined as written, such as ln(x - x)
        try:
            formula = parse_expression(str(node.tree), Names([*given])).symbolic
        except tm.ExpressionError:
            return
        slopes = [formula.diff(symbol(name)) for name in found.variables]
        with np.errstate(all="ignore"):
            numbers = [evaluate(e, given) for e in (formula, *slopes)]
            second = [evaluate(s.diff(symbol(n)), given) for s in slopes for n in found.variables]
        if not np.isfinite([*numbers, *second]).all() or np.abs([*numbers, *second]).max() > 1e4:
            return
        size = 1 + np.abs([*numbers, *second]).max()
        got = [node.value, *node.gradient, *node.hessian.ravel()]
        assert got == pytest.approx([*numbers, *second], rel=1e-9, abs=1e-11 * size)


def test_a_table_prints_the_derivatives_that_are_not_zero():
    lines = str(ROD.feed("c1", q=[0.6, 0.8], v=[0.8, -0.6])).splitlines()
    assert lines[0] == "c1: holonomic, at t = 0 s"
    assert lines[4].split() == ["3", "x^2", "0.36", "x:", "1.2", "x", "x:", "2"]
    assert lines[-3:] == [
        *("A = dh/dx = (x: 1.2, y: 1.6)", "b = -[1 v]' H [1 v] = -2"),
        "with [1 v] = (x: 0.8, y: -0.6)",
    ]
    skate = tm.example("meridian").feed("skate")
    assert "second" not in str(skate)
    assert str(skate).splitlines()[-1] == "with the rates (z2: 0.25)"
    assert str(skate).splitlines()[-3] == "A = dg/dv = (x2: -0.75, y2: -1)"


def test_rounding_errors_are_shown_as_zero():
    system = tm.System(["x"], [1], [0], ["x - cos(pi/2)"], start={"x": 0})
    assert str(system.feed()).splitlines()[-4].split()[-3:] == ["0", "x:", "1"]


def test_a_text_without_a_derivative_at_the_state_says_so():
    kink = tm.System(["x", "y"], [1, 1], [0, 0], ["sqrt(x^2) = y"])
    assert str(kink.feed()).endswith("has no derivative at this state")
    assert "nan" not in str(kink.feed(q=[1, 1]))


def test_a_long_constraint_shows_its_last_nodes_and_their_number():
    terms = " + ".join(f"{k}*x^{k}" for k in range(1, 20))
    found = tm.System(["x"], [1], [0], [terms]).feed(q=[0.5])
    count = len(found.nodes)
    assert f"{count} nodes; the last 30 are shown" in str(found)
    assert len(str(found).splitlines()) == 30 + 6
    assert f"{count} nodes; the last 12 are shown" in found._repr_html_()
    assert repr(found) == f"<FeedTable of c1: {count} nodes>"
    longer = " + ".join(f"{k}*x" for k in range(1, 200))
    with pytest.raises(tm.ProblemError, match="more than 500 operations"):
        tm.System(["x"], [1], [0], [longer]).feed()


def test_a_file_has_all_digits_and_no_formula_of_a_spreadsheet(tmp_path):
    system = tm.System(["x", "y"], [1, 1], [0, 0], ["-x/3 + y^2"])
    found = system.feed(q=[1, 2])
    assert found.to_csv(tmp_path / "feed.csv") == (tmp_path / "feed.csv").read_text("utf-8")
    head, *rows = csv.reader(io.StringIO(found.to_csv()))
    assert head[3:] == ["value", "d/dx", "d/dy", "d2/dx dx", "d2/dx dy", "d2/dy dy"]
    last = rows[-1]
    assert [*map(float, last[3:])] == [1 * (-1 / 3) + 4, -1 / 3, 4, 0, 0, 2]
    assert all(row[1][0] not in "=+-@" for row in rows)
    assert last[2] == "4 7"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"constraint": "rood"}, "there is no constraint 'rood'"),
        ({"constraint": 0}, "there is no constraint 0"),
        ({"constraint": 2}, "give 1, or a name"),
        ({"q": [1, 2, 3]}, r"shape \(3,\) instead of \(2,\)"),
        ({"v": [1, np.nan]}, "a number is not finite"),
        ({"q": ["a", "b"]}, "one number for each coordinate"),
        ({"t": np.inf}, "the time is inf"),
    ],
)
def test_wrong_arguments_are_refused(given, said):
    with pytest.raises(tm.ProblemError, match=said):
        ROD.feed(**given)


def test_a_system_without_constraints_and_a_python_function_are_refused():
    with pytest.raises(tm.ProblemError, match="no constraint"):
        tm.System(["x"], [1], [0]).feed()
    system = tm.System(["x"], [1], [0], [lambda x: x - 1], start={"x": 1})
    with pytest.raises(tm.ProblemError, match="which has no syntax tree"):
        system.feed()
