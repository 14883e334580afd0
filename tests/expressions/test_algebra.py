"""Formulas as trees: normal forms, values, signs, and derivatives compared with SymPy's."""

import math
import pickle
from fractions import Fraction

import mpmath
import numpy as np
import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st

import teachmech as tm
from teachmech.base.errors import ExpressionError
from teachmech.expressions import (
    Names,
    evaluate,
    parse_expression,
    rounding_of,
    symbol,
    to_text,
)
from teachmech.expressions.algebra import PI, ExpansionBudget, Number, function, power, root
from teachmech.expressions.sympy_form import from_sympy, to_sympy
from tests import examples
from tests.expressions import exact
from tests.expressions.trees import VARIABLES, text, trees

NAMES = Names([*VARIABLES, "x", "y"])
many = settings(max_examples=examples(400), deadline=None, derandomize=True)
x, y = symbol("x"), symbol("y")


def read(text):
    return parse_expression(text, NAMES).symbolic


def place(seed):
    return dict(zip(VARIABLES, np.random.default_rng(seed).uniform(0.2, 0.9, 5), strict=True))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("x + y - x", "y"),
        ("2*(x + y) - 2*y", "2*x"),
        ("x*x^2/x", "x^2"),
        ("sqrt(x)*sqrt(x)", "x"),
        ("sqrt(x^2)", "abs(x)"),
        ("(x^4)^0.25", "abs(x)"),
        ("abs(x)^2", "x^2"),
        ("abs(-2*x)", "2*abs(x)"),
        ("abs(exp(x))", "exp(x)"),
        ("sign(-3*x)", "-sign(x)"),
        ("cos(x - y)", "cos(y - x)"),
        ("sin(x - y)", "-sin(y - x)"),
        ("tanh(1 - x)", "-tanh(x - 1)"),
        ("exp(x)*exp(-x)", "1"),
        ("exp(x)^y", "exp(x*y)"),
        ("exp(ln(x))", "x"),
        ("1/sqrt(2)", "sqrt(2)/2"),
        ("sqrt(9/4)", "3/2"),
        ("sin(pi/6) + cos(pi/3) + tan(pi/4)", "2"),
        ("cos(3*pi/4)", "-sqrt(2)/2"),
        ("sin(-7*pi/6)", "1/2"),
        ("cos(pi/2)*x", "0"),
        ("x^2.0", "x^2"),
    ],
)
def test_equal_formulas_have_one_normal_form(one, other):
    assert read(one) == read(other)
    assert hash(read(one)) == hash(read(other))


@pytest.mark.parametrize("text", ["sin(1)", "sqrt(2*x)", "x^(1/3)", "(x + y)^2", "sin(x + pi)"])
def test_formulas_are_not_rearranged_without_need(text):
    assert to_text(read(text)) == text


def test_short_numbers_are_exact():
    assert (x * Fraction(1, 3) * 3).args == ()
    assert read("2^1000/2^1000") == 1
    assert float(power(3, 2000)) == math.inf
    assert not (power(3, 2000) * x).is_finite
    assert read("1/3 + 1/6").value == Fraction(1, 2)
    assert isinstance(read("0.5 + 1/2").value, float)


def test_expand_multiplies_products_of_sums_out():
    assert ((x + y) ** 3).expand() == x**3 + 3 * x**2 * y + 3 * x * y**2 + y**3
    assert (x * (x + function("sin", (x + 1) * y))).expand() == x**2 + x * read("sin(x*y + y)")


def test_expand_leaves_products_that_would_be_too_long():
    names = [symbol(f"x{k}") for k in range(12)]
    many = sum(names[1:], names[0]) ** 50
    assert many.expand() == many
    assert (many * (x + 1)).expand() == many * x + many
    mass = [["1", "(x+y+1)^2"], ["(x+1+y)*(y+x) + x + y + 1", "1"]]
    tm.System(["x", "y"], mass=mass, forces=[0, 0])
    names = "+".join(f"p{k}" for k in range(12))
    mass = [["1", f"({names})^50"], [f"({names})^49*({names}) + x", "1"]]
    parameters = {f"p{k}": 0.1 for k in range(12)}
    with pytest.raises(tm.ProblemError, match="not symmetric"):
        tm.System(["x", "y"], mass=mass, forces=[0, 0], parameters=parameters)


def test_expansions_share_a_budget():
    work = ExpansionBudget(40)
    square = (x + y) ** 2  # takes 1 * 2 + 2 * 2 products of terms
    assert all(square.expand(work) != square for _ in range(6))
    assert (work.left, work.refused) == (4, False)
    assert square.expand(work) == square
    assert work.refused


def test_a_mass_matrix_has_the_budget_of_one_entry():
    """Each of the 29 pairs of entries needs 9000 products of terms."""
    names = [f"q{k}" for k in range(58)]
    mass = [["1" if i == j else "0" for i in range(58)] for j in range(58)]
    for k in range(29):
        form = f"{k}*x + y + n + {k + 1}"
        mass[2 * k][2 * k + 1] = f"({form})^9"
        mass[2 * k + 1][2 * k] = f"({form})^8*(y + n) + ({k}*x + {k + 1})*({form})^8"
    values = {"x": 1, "y": 1, "n": 1}
    with pytest.raises(tm.ProblemError, match="as far as it could be expanded"):
        tm.System(names, mass=mass, forces=["0"] * 58, parameters=values)


def test_the_signs_of_a_formula():
    assert read("exp(x) + y^2").signs == {1}
    assert read("-abs(x)*y^2").signs == {-1, 0}
    assert read("sqrt(x) + 1").signs == {1}
    assert root(-1 - x**2).signs == frozenset()
    assert function("ln", -abs(x)).signs == frozenset()


@many
@given(trees(), st.integers(0, 1000))
def test_the_sign_of_a_value_is_among_the_signs_of_the_formula(tree, seed):
    try:
        formula = read(text(tree))
    except ExpressionError:
        return
    with np.errstate(all="ignore"):
        value = float(evaluate(formula, place(seed)))
    if math.isfinite(value) and abs(value) > 1e-9:  # what is smaller may be rounding
        assert int(np.sign(value)) in formula.signs


numbers = st.one_of(st.integers(0, 12).map(str), st.sampled_from(["0.5", "0.25", "pi"]))
places = st.fixed_dictionaries({name: st.fractions(-4, 4, max_denominator=2) for name in VARIABLES})


@settings(many, max_examples=examples(1000))
@given(trees(leaves=st.one_of(numbers, st.sampled_from(VARIABLES))), places)
def test_a_formula_has_the_value_of_its_text_to_50_digits(tree, place):
    """Try whole, fractional, negative and undefined values of names and exponents."""
    with mpmath.workdps(exact.DIGITS + 10):
        at = {name: mpmath.mpf(x.numerator) / x.denominator for name, x in place.items()}
        try:
            expected, formula = exact.of_tree(tree, at), read(text(tree))
        except (exact.UndefinedError, ExpressionError):
            return
        tolerance = mpmath.mpf(10) ** (-exact.DIGITS if is_exact(formula) else -9)
        for e in (formula, formula.expand(), read(to_text(formula))):
            value = exact.of_formula(e, at)
            assert abs(value - expected) <= tolerance * (1 + abs(expected)), (to_text(e), place)
        assert int(mpmath.sign(expected)) in formula.signs, (to_text(formula), place)
        for name in VARIABLES:
            check_slope(tree, formula, at, name)


@many
@given(trees(leaves=st.one_of(numbers, st.sampled_from(VARIABLES))), st.integers(0, 999))
def test_the_error_of_a_value_is_within_its_rounding_bound(tree, seed):
    """The bound is of first order; for large relative errors its square counts as well."""
    with mpmath.workdps(exact.DIGITS):
        at = place(seed)
        try:
            formula = read(text(tree))
            value = exact.of_formula(formula, {name: mpmath.mpf(x) for name, x in at.items()})
        except (exact.UndefinedError, ExpressionError):
            return
        with np.errstate(all="ignore"):
            found, rounding = float(evaluate(formula, at)), rounding_of(formula, at)
        if math.isfinite(found) and rounding < 1e-9 * abs(found):
            assert abs(found - value) <= rounding


def is_exact(formula):
    return all(part.is_exact for part in formula.atoms(Number))


def check_slope(tree, formula, at, name):
    """The derivative is the difference quotient if both one-sided quotients agree."""
    h = mpmath.mpf(10) ** -15
    try:
        below, here, above = (exact.of_tree(tree, at | {name: at[name] + s}) for s in (-h, 0, h))
        slope = exact.of_formula(formula.diff(symbol(name)), at)
    except exact.UndefinedError:
        return
    expected = (above - below) / (2 * h)
    rise, fall = above - here, here - below
    if max(abs(rise), abs(fall)) < h**0.5 and abs(rise - fall) < h**1.5:  # no jump, no kink
        tolerance = 1e-15 if is_exact(formula) else 1e-9
        assert abs(slope - expected) <= tolerance * (1 + abs(expected)), (to_text(formula), name)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("abs(x^n)", 8),
        ("sqrt((x^n + 1)^2)", 7),
        ("sign(2 + x^n)", -1),
        ("((1 + x^n)^n)^(1/3)", math.nan),
        ("abs((-3)*x^t)", 24),
        ("sqrt(x^(2*n))", 8),
        ("(x^2)^(n/2)", 8),
        ("abs(x^n)^n", 512),
        ("sign(0^(n - 3))", 1),
    ],
)
def test_an_exponent_with_a_name_may_be_odd(text, expected):
    formula = parse_expression(text, Names(["x", "n", "t"])).symbolic
    with np.errstate(invalid="ignore"):
        value = evaluate(formula, {"x": -2.0, "n": 3.0, "t": 3.0})
    assert value == pytest.approx(expected, rel=1e-15, nan_ok=True)


def test_a_power_with_a_name_as_exponent_keeps_the_absolute_value():
    """m a = -c |x|^n at x = -2, n = 3."""
    force = "-c*abs(x^n)"
    parameters = {"c": 2, "n": 3}
    system = tm.System(["x"], mass=["1"], forces=[force], parameters=parameters, start={"x": -2})
    motion = system.simulate((0, 0.01, 0.01))
    assert motion.a[0, 0] == pytest.approx(-16, rel=1e-15)


@many
@given(trees(), st.integers(0, 1000))
def test_derivatives_are_those_of_sympy(tree, seed):
    at = place(seed)
    numbers = {sympy.Symbol(name, real=True): sympy.Float(value, 30) for name, value in at.items()}
    try:
        formula = read(text(tree))
        other = to_sympy(formula, hiding=False)
        for name in VARIABLES:
            slope = other.diff(sympy.Symbol(name, real=True))
            slope = slope.replace(sympy.DiracDelta, lambda *_: sympy.Integer(0))
            if slope.has(sympy.Derivative, sympy.Subs):  # SymPy may take them for complex numbers
                continue
            expected = float(slope.subs(numbers).evalf(30))
            with np.errstate(all="ignore"):
                found = float(evaluate(formula.diff(symbol(name)), at))
            if abs(expected) < 1e4 and math.isfinite(found):
                assert found == pytest.approx(expected, rel=1e-9, abs=1e-9)
    except (ExpressionError, TypeError, ValueError, OverflowError):
        return  # not an expression, or complex at this point


@many
@given(trees())
def test_a_formula_survives_sympy_and_back(tree):
    try:
        formula = read(text(tree))
        again = from_sympy(to_sympy(formula))
    except (ExpressionError, KeyError, TypeError, ValueError, OverflowError):
        return  # SymPy may leave the language
    with np.errstate(all="ignore"):
        here, there = (float(evaluate(e, place(3))) for e in (formula, again))
    if math.isfinite(here) and abs(here) < 1e6:
        assert there == pytest.approx(here, rel=1e-6, abs=1e-9)


@many
@given(trees())
def test_a_formula_is_the_same_in_another_process(tree):
    """Hashes of names differ between processes and must not be pickled."""
    try:
        formula = read(text(tree))
    except ExpressionError:
        return
    made, parts = formula.__reduce__()
    assert made(*parts) == formula
    assert pickle.loads(pickle.dumps(formula)) == formula  # noqa: S301 - our own
    assert "_hash" not in str(formula.__reduce__())


def test_a_constant_has_a_value_and_a_formula_with_names_has_none():
    assert float(PI / 4 + root(2)) == pytest.approx(math.pi / 4 + math.sqrt(2), rel=1e-15)
    assert math.isnan(float(function("acosh", 1) + root(-1)))
    with pytest.raises(TypeError, match="x, y"):
        float(x + y)
