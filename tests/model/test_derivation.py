"""The derivation of A and b from constraints."""

import re

import numpy as np
import pytest
import sympy

import teachmech as tm
from teachmech.expressions import symbol
from teachmech.expressions.algebra import function
from teachmech.expressions.sympy_form import to_sympy
from teachmech.model.constraint_steps import KINDS, OPERATIONS
from teachmech.model.derivation import MAX_FACTORS, MAX_OPERATIONS, derive
from teachmech.model.equations import latex_names
from teachmech.numerics.integrators import Settings
from teachmech.program import load

pytestmark = pytest.mark.quick

x, y, vx, vy, t = (symbol(name) for name in ("x", "y", "vx", "vy", "t"))


def derived(equation, **changes):
    fields = {"coordinates": ["x", "y"], "mass": [1, 1], "forces": [0, 0]}
    (constraint,) = derive(tm.System(**{**fields, **changes}, constraints=[equation])).constraints
    return constraint


def test_a_holonomic_constraint_is_differentiated_twice():
    c = derived("x^2 + y^2 = 4")
    assert c.holonomic
    assert c.rate == 2 * x * vx + 2 * y * vy
    assert c.row == {0: 2 * x, 1: 2 * y}
    assert c.b == -2 * vx**2 - 2 * vy**2


def test_b_is_minus_the_quadratic_form_of_the_hessian_in_time_and_coordinates():
    c = derived("x*sin(2*t) - y^2*cos(t)*x")
    h, speeds = to_sympy(c.value), sympy.Matrix([1, to_sympy(vx), to_sympy(vy)])
    hessian = sympy.hessian(h, [to_sympy(s) for s in (t, x, y)])
    assert sympy.expand(to_sympy(c.b) + (speeds.T * hessian * speeds)[0]) == 0


def test_a_non_holonomic_constraint_is_differentiated_once():
    c = derived("t*x*vy^2 - vx")
    assert not c.holonomic
    assert c.rate == c.value
    assert c.row == {0: -1, 1: 2 * t * x * vy}
    assert c.b == -(x * vy**2) - t * vx * vy**2


def test_a_constraint_is_differentiated_only_with_respect_to_its_symbols():
    names = [f"x{i}" for i in range(1, 41)]
    s = tm.System(names, [1] * 40, [0] * 40, [f"x{i} - x{i + 1}" for i in range(1, 40)])
    assert all(len(c.row) == 2 for c in derive(s).constraints)


def test_the_second_derivative_of_abs_leaves_no_delta_function():
    c = derived("abs(x) - y")
    assert c.row == {0: function("sign", x), 1: -1}
    assert c.b == 0


@pytest.mark.parametrize(
    ("text", "function"),
    [
        ("abs(ln(x))*y", lambda x, y: abs(np.log(x)) * y),
        ("abs(asin(x))^3 - y", lambda x, y: abs(np.arcsin(x)) ** 3 - y),
        ("abs(exp(asin(x)) - 2)*y", lambda x, y: abs(np.exp(np.arcsin(x)) - 2) * y),
        ("abs(ln(x) + y^0.5)", lambda x, y: abs(np.log(x) + y**0.5)),
        ("abs(abs(ln(x)) - y)^x", lambda x, y: abs(abs(np.log(x)) - y) ** x),
        ("x*abs(x^y - 3*acosh(y))", lambda x, y: x * abs(x**y - 3 * np.arccosh(y))),
    ],
)
def test_abs_of_an_expression_that_may_be_undefined_has_real_derivatives(text, function):
    fields = {"coordinates": ["x", "y"], "mass": [1, 1], "forces": [0, 0]}
    fields["start"] = {"x": 0.3, "y": 1.7, "vx": 0.4, "vy": -1.1}
    by_symbols, by_feed = (tm.System(**fields, constraints=[c]) for c in (text, function))
    state = 0.0, np.array([0.3, 1.7]), np.array([0.4, -1.1]), np.array([])
    settings = Settings.of((0, 1, 1))
    programs = [load(s, settings) for s in (by_symbols, by_feed)]
    for part in ("constraints", "constraint_rates", "constraint_matrix", "constraint_vector"):
        one, other = (getattr(program, part)(*state) for program in programs)
        assert one == pytest.approx(other, rel=1e-12)


def test_the_rate_of_a_variable_mass_matrix_is_derived():
    s = tm.System(["x", "y"], [["2", "cos(x - y)"], ["cos(x - y)", "1"]], [0, 0])
    rates = derive(s).mass_rate
    assert rates.keys() == {(0, 1), (1, 0)}
    assert (rates[0, 1] + function("sin", x - y) * (vx - vy)).expand() == 0


@pytest.mark.parametrize(
    ("equation", "message"),
    [
        ("*".join(f"(y + {k}*x)" for k in range(400)), f"more than {MAX_FACTORS} factors"),
        ("x/" + "/".join(f"(x + {k})" for k in range(1, 900)), f"more than {MAX_FACTORS} factors"),
        (
            " + ".join(f"sqrt(abs(x*y*sin(x)*sin(y)-{k}))" for k in range(265)),
            f"{MAX_OPERATIONS} operations",
        ),
    ],
)
def test_a_constraint_that_would_take_minutes_is_refused(equation, message):
    with pytest.raises(tm.ProblemError, match=message):
        derived(equation)


def test_equations_show_every_step_as_text():
    s = tm.System(["x", "y"], [1, 2], [0, 0], ["x^2 = y", "vx = x*vy"])
    text = str(s.equations())
    for line in (
        "h = x^2 - y = 0",
        "dh/dt = 2*vx*x - vy = 0",
        "d2h/dt2 = 2*x*ax - ay - b = 0",
        "A[1, x] = 2*x",
        "b[1] = -2*vx^2",
        "g = vx - vy*x = 0",
        "A[2, y] = -x",
        "b[2] = vx*vy",
    ):
        assert line in text


def test_equations_with_steps_show_the_tokens_the_tree_and_what_each_step_does():
    s = tm.System(["x", "y"], [1, 2], [0, 0], ["x^2 = 3*y", "vx = x*vy"])
    text = str(s.equations(steps=True))
    for line in (
        "        x  ^  2  =  3  *  y\n",
        "        x^2 = 3*y  left side minus right side\n"
        "          x^2      power\n"
        "            x      coordinate\n"
        "            2      number\n"
        "          3*y      product\n",
        "    value, which must remain 0\n        h = x^2 - 3*y = 0\n",
        "x is its velocity vx\n        dh/dt = 2*vx*x - 3*vy = 0\n",
        "vx is its acceleration ax\n        d2h/dt2 = 2*x*ax - 3*ay - b = 0\n",
        "accelerations\n        A[1, x] = 2*x\n        A[1, y] = -3\n",
        "accelerations\n        b[1] = -2*vx^2\n",
        "          vx       velocity\n",
        "acceleration ax\n        dg/dt = ax - x*ay - b = 0\n",
    ):
        assert line in text
    plain = str(s.equations()).splitlines()
    shown = [line.strip() for line in text.splitlines()]
    assert all(line.strip() in shown for line in plain)  # the steps only add lines
    latex = s.equations(steps=True).latex
    assert r"\hline x & \hat{\ } & \mathrm{2} & = & \mathrm{3} & * & y \\ \hline" in latex
    assert r"&\hspace{2em} x^{2} \quad\text{power}" in latex
    assert r"\ddot{h}_{1} &= 2 \ddot{x} x - 3 \ddot{y} - b_{1} = 0" in latex
    for row in s.equations().rows:
        assert row in s.equations(steps=True).rows


@pytest.mark.few("meridian", "andrews", "skew2pend", "slack-thread")
@pytest.mark.parametrize("name", tm.examples())
def test_the_tree_of_the_steps_has_the_operations_that_feed_evaluates(name):
    problem = tm.example(name)
    sections = re.split(r"\nconstraint \d+, ", str(problem.equations(steps=True)))[1:]
    for constraint, section in zip(problem.system.constraint_names, sections, strict=True):
        if "tokens; the tree is shown for at most" in section:
            continue
        tree = section.partition("operands\n")[2].partition("\n    value")[0]
        nodes = [str(node.tree) for node in problem.feed(constraint).nodes]
        shown = "".join(tree.split())
        assert all("".join(node.split()) in shown for node in nodes)
        words = "|".join([*OPERATIONS.values(), *KINDS.values(), "number", "constant", "function"])
        at_ends = rf"^ *({words})\b.*: |  ({words})( \w+)?$"
        assert len(re.findall(at_ends, tree, re.MULTILINE)) == len(nodes)


def test_a_text_of_thousands_of_terms_has_equations_and_a_sentence_instead_of_its_tree():
    s = tm.System(["x"], [1], [0], ["+".join(["x"] * 3000) + " = 3000"], start={"x": 1})
    assert "6001 tokens; the tree is shown for at most 150" in str(s.equations(steps=True))
    with pytest.raises(tm.ProblemError, match="more than 500 operations, numbers and names"):
        s.feed()


def test_equations_show_latex_with_dots():
    s = tm.System(["x1", "phi"], [1, 2], [0, 0], ["x1^2 = phi", "vx1 = x1*vphi"])
    latex = s.equations().latex
    assert r"\dot{x}_{1}" in latex
    assert r"\dot{\phi}" in latex
    assert r"\begin{pmatrix}" in latex
    assert latex.count(r"\begin{aligned}") == latex.count(r"\end{aligned}") == 1


@pytest.mark.parametrize(
    ("name", "latex", "velocity"),
    [
        ("x1", "x_{1}", r"\dot{x}_{1}"),
        ("x", "x", r"\dot{x}"),
        ("x_a", "x_{a}", r"\dot{x}_{a}"),
        ("phi", r"\phi", r"\dot{\phi}"),
        ("theta_2", r"\theta_{2}", r"\dot{\theta}_{2}"),
        ("xdot", r"\mathrm{xdot}", r"\dot{\mathrm{xdot}}"),
        ("height_of_c", r"\mathrm{height\_of\_c}", r"\dot{\mathrm{height\_of\_c}}"),
        ("x__1", r"\mathrm{x\_\_1}", r"\dot{\mathrm{x\_\_1}}"),
        ("omicron", r"\mathrm{omicron}", r"\dot{\mathrm{omicron}}"),
    ],
)
def test_names_are_set_with_greek_letters_indices_and_dots(name, latex, velocity):
    names = latex_names(tm.System([name], [1], [0]))
    assert (names[name], names["v" + name]) == (latex, velocity)
