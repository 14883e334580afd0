"""Printing: text, Python, LaTeX."""

import pytest

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
def test_forms_are_printed_as_people_write_them(text, printed, python):
    symbolic = parse_expression(text, NAMES).symbolic
    assert to_text(symbolic) == printed
    assert to_python(symbolic) == python


def test_a_python_name_replaces_that_of_a_symbol():
    assert to_python(2 * symbol("lambda"), {"lambda": "lambda_"}) == "2*lambda_"


def test_every_digit_of_a_decimal_is_printed():
    number = "0.12345678901234566"
    assert to_text(parse_expression(number).symbolic) == number


def test_latex_uses_ln_and_given_names():
    latex = to_latex(parse_expression("ln(x1)*y1", NAMES).symbolic, {"y1": r"\dot{y}"})
    assert r"\ln" in latex
    assert r"\dot{y}" in latex
