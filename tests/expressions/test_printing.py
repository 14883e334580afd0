"""Printing: text, Python, LaTeX."""

import math

import pytest

from teachmech.base.errors import ExpressionError
from teachmech.expressions import Names, parse_expression, symbol, to_latex, to_python, to_text

pytestmark = pytest.mark.quick

NAMES = Names(["x1", "y1", "lambda"])


@pytest.mark.parametrize(
    ("text", "printed", "python"),
    [
        ("-x1^2", "-x1^2", "-x1**2"),
        ("(-x1)^2", "x1^2", "x1**2"),
        ("x1/(2*y1)", "x1/(2*y1)", "x1/(2*y1)"),
        ("(x1/y1)^2.5", "(x1/y1)^2.5", "(x1/y1)**2.5"),
        ("2^-x1", "2^(-x1)", "2**(-x1)"),
        ("x1^(-2)", "x1^(-2)", "x1**(-2)"),
        ("(x1^3)^y1", "(x1^3)^y1", "(x1**3)**y1"),
        ("sqrt(x1 + 1)/y1", "sqrt(x1 + 1)/y1", "sqrt(x1 + 1)/y1"),
        ("1/sqrt(x1)", "1/sqrt(x1)", "1/sqrt(x1)"),
        ("log(x1)", "ln(x1)/ln(10)", "log(x1)/log(10)"),
        ("abs(x1)*ln(y1)", "ln(y1)*abs(x1)", "log(y1)*abs(x1)"),
        ("acosh(x1)", "acosh(x1)", "arccosh(x1)"),
        ("0.1*x1 + 1e-30", "0.1*x1 + 1e-30", "0.1*x1 + 1e-30"),
        ("exp(1)^x1", "exp(x1)", "exp(x1)"),
        ("2*pi*x1", "2*pi*x1", "2*pi*x1"),
        ("x1/3", "x1/3", "x1/3"),
    ],
)
def test_formulas_are_printed_as_people_write_them(text, printed, python):
    symbolic = parse_expression(text, NAMES).symbolic
    assert to_text(symbolic) == printed
    assert to_python(symbolic) == python


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("(x1^1000)^2000", "the exponent is larger than 1000000"),
        ("x1^1000000*x1^2", "the exponent is larger than 1000000"),
        ("2/(x1*y1^1000)^1001", "the exponent is larger than 1000000"),
        ("(pi*x1)^-1000000", "beyond the range"),
        ("x1^2*ln(3)^-1e6", "beyond the range"),
        ("0.5*atan(3)^-1e6", "beyond the range"),
    ],
)
def test_formulas_that_could_not_be_read_back_are_refused(text, message):
    with pytest.raises(ExpressionError, match=message):
        parse_expression(text, NAMES)


@pytest.mark.parametrize("text", ["(2/pi)^-1000", "x1^1000000", "(x1^1000)^1000", "x1/2^1000"])
def test_numbers_barely_in_range_are_read_back(text):
    formula = parse_expression(text, NAMES).symbolic
    assert parse_expression(to_text(formula), NAMES).symbolic == formula


def test_a_number_whose_parts_overflow_has_a_value():
    """(pi/2)^1000 = exp(1000 ln(pi/2))."""
    value = float(parse_expression("(2/pi)^-1000").symbolic)
    assert value == pytest.approx(math.exp(1000 * math.log(math.pi / 2)), rel=1e-12)


def test_a_python_name_replaces_the_name_of_a_symbol():
    assert to_python(2 * symbol("lambda"), {"lambda": "lambda_"}) == "2*lambda_"


def test_every_digit_of_a_decimal_is_printed():
    number = "0.12345678901234566"
    assert to_text(parse_expression(number).symbolic) == number


def test_latex_uses_ln_and_given_names():
    latex = to_latex(parse_expression("ln(x1)*y1", NAMES).symbolic, {"y1": r"\dot{y}"})
    assert r"\ln" in latex
    assert r"\dot{y}" in latex
