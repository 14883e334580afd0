"""FEED arithmetic against closed forms, symbols and finite differences."""

import math

import numpy as np
import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st

import teachmech as tm
from teachmech.base.errors import ExpressionError
from teachmech.expressions import Names, parse_expression, symbol, to_python
from teachmech.expressions.algebra import ONE
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.sympy_form import to_sympy
from teachmech.model.derivation import derive
from teachmech.numerics.feed import Feed, linearise, variables
from tests import examples
from tests.expressions.trees import VARIABLES, text, trees

pytestmark = pytest.mark.quick


def evaluate(tree, at):
    """Return a tree over numbers or Feed numbers, by NumPy's functions."""
    if isinstance(tree, str):
        return at[tree] if tree in at else np.pi if tree == "pi" else float(tree)
    head, *parts = tree
    values = [evaluate(part, at) for part in parts]
    if head == "step":
        return (1 + np.sign(values[0])) / 2
    if head in TABLE:
        return getattr(np, TABLE[head].numpy)(*values)
    if len(values) == 1:
        return -values[0]
    a, b = values
    match head:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case "/":
            return a / b
    return a**b


def symbolic_derivatives(expression, at):
    """Value, gradient, Hessian by SymPy, evaluated with 30 digits."""
    expression, symbols = (
        to_sympy(expression, hiding=False),
        [to_sympy(symbol(name)) for name in VARIABLES],
    )
    point = {s: sympy.Float(at[s.name], 30) for s in symbols}

    def number(e):
        # abs and its derivatives are differentiated where they are smooth
        e = e.replace(sympy.DiracDelta, lambda *_: sympy.Integer(0))
        return float(e.subs(point).evalf(30))

    gradient = [expression.diff(s) for s in symbols]
    return (
        number(expression),
        np.array([number(e) for e in gradient]),
        np.array([[number(e.diff(s)) for s in symbols] for e in gradient]),
    )


def point(seed):
    return dict(zip(VARIABLES, np.random.default_rng(seed).uniform(0.2, 0.9, 5), strict=True))


@pytest.mark.parametrize("name", [name for name, own in TABLE.items() if own.arguments == (1, 1)])
def test_every_function_carries_its_derivatives(name):
    at = 0.4 + max(TABLE[name].domain[0], 0)
    (x,) = variables([at])
    f = evaluate((name, "x"), {"x": x})
    s = sympy.Symbol("s", positive=True)
    closed = to_sympy(parse_expression(f"{name}(s)", Names(["s"])).symbolic, hiding=False)
    closed = closed.subs(to_sympy(symbol("s")), s)
    for k, got in enumerate((f.value, f.gradient[0], f.hessian[0, 0])):
        expected = float(closed.diff(s, k).subs(s, sympy.Float(at, 30)).evalf(30))
        assert got == pytest.approx(expected, rel=1e-13, abs=1e-13)


@settings(max_examples=examples(150), deadline=None, derandomize=True)
@given(trees(), st.integers(0, 1000))
def test_random_expressions_agree_with_symbols(tree, seed):
    at = point(seed)
    try:
        expression = parse_expression(text(tree), Names(VARIABLES)).symbolic
        value, gradient, hessian = symbolic_derivatives(expression, at)
    except (ExpressionError, TypeError, ValueError, OverflowError):
        return  # not an expression, or complex at this point
    with np.errstate(all="ignore"):  # a constant such as 1/0 is refused above
        f = evaluate(tree, dict(zip(VARIABLES, variables(list(at.values())), strict=True)))
    if not isinstance(f, Feed) or not np.isfinite(hessian).all() or np.abs(hessian).max() > 1e4:
        return  # a constant, or so steep at this point that rounding of the input dominates
    if not np.isfinite(f.hessian).all():
        return  # SymPy cancelled a part that is undefined as written, such as ln(x - x)
    # Cancellation inside the tree costs digits that SymPy's own simplification may save.
    scale = 1 + max(abs(value), np.abs(gradient).max(), np.abs(hessian).max())
    assert f.value == pytest.approx(value, rel=1e-12, abs=1e-12 * scale)
    assert f.gradient == pytest.approx(gradient, rel=1e-12, abs=1e-12 * scale)
    assert f.hessian == pytest.approx(hessian, rel=1e-12, abs=1e-11 * scale)


SMOOTH = ("sin", "cos", "exp", "atan", "sinh", "cosh", "tanh", "asinh")


@settings(max_examples=examples(150), deadline=None, derandomize=True)
@given(trees(functions=SMOOTH), st.integers(0, 1000))
def test_random_expressions_agree_with_finite_differences(tree, seed):
    at, h = point(seed), 1e-5
    try:
        with np.errstate(all="ignore"):
            f = evaluate(tree, dict(zip(VARIABLES, variables(list(at.values())), strict=True)))
    except ArithmeticError:
        return  # a constant such as 1/0
    if not isinstance(f, Feed) or not np.isfinite(f.hessian).all():
        return
    if max(np.abs(f.hessian).max(), abs(f.value)) > 100:
        return

    def gradient(shift):
        numbers = variables([v + s for v, s in zip(at.values(), shift, strict=True)])
        return evaluate(tree, dict(zip(VARIABLES, numbers, strict=True)))

    for k in range(5):
        step = np.eye(5)[k] * h
        ahead, behind = gradient(step), gradient(-step)
        # central differences: an error of h^2 f'''/6, about 1e-10 times a third derivative
        assert (ahead.value - behind.value) / (2 * h) == pytest.approx(f.gradient[k], abs=1e-4)
        difference = (ahead.gradient - behind.gradient) / (2 * h)
        assert difference == pytest.approx(f.hessian[k], abs=1e-3)


def test_numbers_may_stand_on_either_side():
    x, y = variables([0.5, 2.0])
    for f, value, slope in (
        (np.float64(3) * x, 1.5, 3),
        (x * np.float64(3), 1.5, 3),
        (3 - x, 2.5, -1),
        (np.float64(3) - x, 2.5, -1),
        (1 / x, 2, -4),
        (2**x, math.sqrt(2), math.sqrt(2) * math.log(2)),
        (np.float64(2) ** x, math.sqrt(2), math.sqrt(2) * math.log(2)),
        (x**y, 0.25, 1),
        (+x, 0.5, 1),
        (-x, -0.5, -1),
        (abs(-x), 0.5, 1),
        (np.square(x), 0.25, 1),
    ):
        assert f.value == pytest.approx(value, rel=1e-15)
        assert f.gradient[0] == pytest.approx(slope, rel=1e-14)


def test_powers_are_right_at_zero():
    (x,) = variables([0.0])
    assert [(x**n).gradient[0] for n in (0, 1, 2, 3)] == [0, 1, 0, 0]
    assert [(x**n).hessian[0, 0] for n in (0, 1, 2, 3)] == [0, 0, 2, 0]


def test_a_function_of_the_module_math_is_refused_with_advice():
    (x,) = variables([0.5])
    with pytest.raises(TypeError, match=r"use NumPy's functions, such as np\.sin"):
        math.sin(x)


def test_a_numpy_function_without_derivatives_is_refused():
    (x,) = variables([0.5])
    with pytest.raises(TypeError):
        np.floor(x)


@pytest.mark.parametrize(
    "equation",
    [
        "x^2 + y^2 - 1",
        "x*sin(2*pi*t) - y*cos(2*pi*t)",
        "exp(x*y) - k*t^2*atan(y)",
        "vx*sin(y) - vy*cos(x)",
        "vx^2 + vy^2 - t*x*k",
        "vx*vy*t - cosh(x)",
    ],
)
def test_a_function_gives_the_same_row_and_b_as_the_text(equation):
    system = tm.System(["x", "y"], [1, 1], [0, 0], [equation], {"k": 1.5})
    (derived,) = derive(system).constraints
    names = ("t", "x", "y", "vx", "vy", "k")
    source = to_python(system.constraint_expressions[0].symbolic)
    space = {n: getattr(np, n) for n in ("sin", "cos", "exp", "arctan", "cosh", "pi")}
    used = [n for n in names if symbol(n) in derived.value.free_symbols]
    function = eval(f"lambda {', '.join(used)}: {source}", space)  # noqa: S307
    places = {"t": ("t", 0), "k": ("p", 0)}
    places |= {"x": ("q", 0), "y": ("q", 1), "vx": ("v", 0), "vy": ("v", 1)}
    rng = np.random.default_rng(1)
    for _ in range(5):
        t, q, v = rng.uniform(0.1, 2), rng.normal(size=2), rng.normal(size=2)
        value, rate, row, b = linearise(
            function, [places[n] for n in used], t, q, v, np.array([1.5])
        )
        at = dict(zip(names, (t, *q, *v, 1.5), strict=True))
        point = {symbol(n): at[n] for n in names}
        expected = [float((derived.row.get(i, 0) * ONE).xreplace(point)) for i in (0, 1)]
        assert value == pytest.approx(float(derived.value.xreplace(point)), rel=1e-12, abs=1e-12)
        assert rate == pytest.approx(float(derived.rate.xreplace(point)), rel=1e-12, abs=1e-12)
        assert row == pytest.approx(expected, rel=1e-12, abs=1e-12)
        assert b == pytest.approx(float(derived.b.xreplace(point)), rel=1e-12, abs=1e-12)
