"""The expression language: values, errors with corrections, and hostile texts."""

import math
import time
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teachmech.base.errors import ExpressionError
from teachmech.expressions import (
    FUNCTIONS,
    Names,
    evaluate,
    parse_constant,
    parse_equation,
    parse_expression,
    symbol,
    to_latex,
    to_python,
    to_text,
)
from teachmech.expressions.algebra import Number, Power
from teachmech.expressions.language import ARGUMENTS
from teachmech.expressions.typed_latex import typed_latex
from tests import examples
from tests.expressions.trees import MEANING, OF_TWO, VARIABLES, text, trees, value

NAMES = Names(VARIABLES)
x1, y1 = symbol("x1"), symbol("y1")
quick = settings(max_examples=examples(3000), deadline=None, derandomize=True)


def read(text):
    return parse_expression(text, NAMES).symbolic


# --- values -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "number"),
    [
        *(("12", 12), ("12.", 12), ("12.5", 12.5), (".5", 0.5), ("1e-3", 1e-3), ("1.5e+3", 1500)),
        *(
            (".5e3", 500),
            ("1E3", 1000),
            ("pi", math.pi),
            ("2^3^2", 512),
            ("-3^2", -9),
            ("2^-1", 0.5),
        ),
        *(
            ("2**3", 8),
            ("6/3/2", 1),
            ("6-3-2", 1),
            ("2*-3", -6),
            ("--3", 3),
            ("+3", 3),
            ("(-3)^2", 9),
        ),
        *(("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("1/2", 0.5), ("log(1000)", 3), ("ln(exp(2))", 2)),
        *(("sqrt(2)/2", math.sqrt(0.5)), ("abs(-3)", 3), ("  7\n ", 7), ("2^0.5", math.sqrt(2))),
    ],
)
def test_numbers_and_precedence(text, number):
    assert parse_constant(text) == pytest.approx(number, rel=1e-15)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_function_has_its_usual_value(name):
    given = [1.3 if name == "acosh" else 0.6] + [-0.8] * (name in OF_TWO)
    expected = pytest.approx((MEANING | OF_TWO)[name](*given), rel=1e-15)
    assert parse_constant(f"{name}({', '.join(map(str, given))})") == expected
    symbolic = read(f"{name}(x1{', y1' * (name in OF_TWO)})")
    named = {"x1": given[0], "y1": given[-1]}
    assert float(symbolic.xreplace({symbol(n): x for n, x in named.items()})) == expected
    assert evaluate(symbolic, named) == expected


def test_minimum_and_maximum_take_several_arguments():
    at = {"x1": 3.0, "y1": -1.0, "t": 2.0}
    assert evaluate(read("min(x1, y1, t)"), at) == -1
    assert evaluate(read("max(x1, 5/2, y1, t)"), at) == 3
    assert read("max(x1, y1)") == read("max(y1, x1)")
    assert read("min(2, 1/3)") == read("1/3")
    with pytest.raises(ExpressionError, match="'max' takes 2 to 50 arguments, and 51 are given"):
        read(f"max({', '.join(['x1'] * 51)})")


@pytest.mark.parametrize(
    ("text", "message", "corrected"),
    [
        ("sin(1,5)", "'sin' takes 1 argument, and 2 are given", "sin(1.5)"),
        ("min(x1)", "'min' takes 2 to 50 arguments, and 1 is given", None),
        ("atan2(x1)", "'atan2' takes 2 arguments, and 1 is given", None),
        ("atan2(x1, 2, 3)", "'atan2' takes 2 arguments, and 3 are given", None),
        ("(x1, y1)", "a comma separates the arguments of a function", None),
        ("min((x1, y1))", "a comma separates the arguments of a function", None),
        ("2,5", "a comma separates the arguments of a function", "2.5"),
        ("min(x1, )", "something is missing between ',' and ')'", None),
        ("arctan2(y1, x1)", "there is no function 'arctan2'", "atan2(y1, x1)"),
        ("heaviside(x1)", "there is no function 'heaviside'", "step(x1)"),
        ("clamp(x1, 0, 1)", "atan2, min, max", None),
    ],
)
def test_a_wrong_number_of_arguments_is_named(text, message, corrected):
    with pytest.raises(ExpressionError) as raised:
        read(text)
    assert message in str(raised.value)
    assert raised.value.suggestion == corrected


@pytest.mark.parametrize(
    ("text", "slope"),
    [
        ("step(x1 - 1)*x1^2", [0, 1, 3]),
        ("min(x1^2, 1)", [1, 1, 0]),
        ("max(x1^2, 1)", [0, 1, 3]),
        ("min(x1, 2)*max(3*x1, t)", [3, 6, 9]),
        ("atan2(x1, 1)", [4 / 5, 1 / 2, 4 / 13]),
        ("atan2(1, -x1)", [4 / 5, 1 / 2, 4 / 13]),
    ],
)
def test_derivatives_at_jumps_and_kinks(text, slope):
    """The points are 1/2, 1 and 3/2; at a jump or kink the value is the mean of both sides."""
    formula = read(text).diff(x1)
    found = [float(evaluate(formula, {"x1": x, "t": 0.0})) for x in (0.5, 1.0, 1.5)]
    assert found == pytest.approx(slope, rel=1e-14)


def test_ln_is_natural_and_log_is_decimal():
    assert parse_constant("ln(exp(3))") == pytest.approx(3, rel=1e-15)
    assert parse_constant("log(10^3)") == pytest.approx(3, rel=1e-15)


def test_an_equation_is_left_minus_right():
    assert parse_equation("x1^2 = 1 - y1", NAMES).symbolic == x1**2 + y1 - 1
    assert parse_equation("x1", NAMES).symbolic == x1


def test_integers_and_fractions_stay_exact_and_decimals_are_doubles():
    assert read("x1/3 + 1/7") == x1 / 3 + Fraction(1, 7)
    assert read("x1/3 + 1/7") != x1 * (1 / 3) + Fraction(1, 7)
    assert read("0.1").value == 0.1


@quick
@given(trees())
def test_a_printed_expression_is_read_back(tree):
    try:
        first = read(text(tree))
    except ExpressionError:
        return
    printed = to_text(first)
    assert read(printed) == first, printed


@quick
@given(trees(), st.integers(0, 1000))
def test_the_value_agrees_with_an_independent_evaluator(tree, seed):
    at = dict(
        zip(VARIABLES, np.random.default_rng(seed).uniform(0.2, 0.9, 5).tolist(), strict=True)
    )
    try:
        expected = value(tree, at)
        symbolic = read(text(tree))
    except (ExpressionError, ArithmeticError, ValueError):
        return
    names = {name: getattr(np, name) for name in dir(np) if not name.startswith("_")}
    with np.errstate(all="ignore"):
        got = eval(to_python(symbolic), names, {k: np.float64(v) for k, v in at.items()})  # noqa: S307
    if not math.isfinite(expected) or abs(expected) > 1e6:
        return
    # Terms are reordered and may cancel; the error is that of the largest intermediate value
    assert float(got) == pytest.approx(expected, rel=1e-6, abs=1e-6)
    with np.errstate(all="ignore"):
        again = evaluate(symbolic, {k: np.array([v, v]) for k, v in at.items()})
    assert again == pytest.approx(float(got), rel=1e-9, abs=1e-9)


# --- errors ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "corrections"),
    [
        ("L*x1 = 1", ["L1*x1 = 1", "L2*x1 = 1"]),
        ("siin(x1)", ["sin(x1)"]),
        ("k*x1", []),
        ("(x1 + 1 = 2", ["(x1 + 1) = 2"]),
        ("2*(x1 + 1", ["2*(x1 + 1)"]),
        ("x1 + L1)^2 = 1", ["x1 + L1^2 = 1", "(x1 + L1)^2 = 1"]),
        ("1 = x1 + L1)^2", ["1 = x1 + L1^2", "1 = (x1 + L1)^2"]),
    ],
)
def test_all_equally_likely_corrections_are_offered(text, corrections):
    with pytest.raises(ExpressionError) as caught:
        parse_equation(text, Names(["x1", "vx1", "L1", "L2"]))
    assert list(caught.value.suggestions) == corrections
    assert all(repr(correction) in str(caught.value) for correction in corrections)


@pytest.mark.parametrize(
    ("text", "corrected"),
    [
        ("-2*omega_OA", "-2*vtheta_OA"),
        ("-2*omegaOA", "-2*vtheta_OA"),
        ("-2*w_AB", "-2*vtheta_AB"),
        ("omega1", "vphi1"),
        ("omega", "vpsi"),
        ("thetadot_OA", "vtheta_OA"),
        ("theta_OA_dot", "vtheta_OA"),
        ("dtheta_OA", "vtheta_OA"),
        ("omega_BC", None),
        ("alpha_OA", None),
        ("omega_OG_x", None),
        ("thetadot_BC", None),
        ("y_OGx", "y_OG_x"),
        ("k_o", "k_0"),
    ],
)
def test_only_names_of_the_same_kind_are_proposed(text, corrected):
    """A damper with theta instead of omega would act as a spring."""
    names = ["theta_OA", "theta_AB", "phi1", "psi", "y_OG_x"]
    names = Names(["t", *names, *(f"v{name}" for name in names), "k_0"])
    with pytest.raises(ExpressionError) as raised:
        parse_expression(text, names)
    assert raised.value.suggestion == corrected


@pytest.mark.parametrize(
    ("text", "latex"),
    [
        ("y1^2 + x1^2 = 1", "y_1^{2} + x_1^{2} = 1"),
        ("-(x1 - y1)", r"-(x_1 - y_1)"),
        ("x1 - (y1 - 2)", r"x_1 - (y_1 - 2)"),
        ("x1*2/y1*3", r"\frac{x_1 \cdot 2}{y_1} \cdot 3"),
        ("x1*(y1 + 1)/2", r"\frac{x_1 \, (y_1 + 1)}{2}"),
        ("-x1^2", "-x_1^{2}"),
        ("(-x1)^2", r"(-x_1)^{2}"),
        ("(x1/2)^2", r"\left(\frac{x_1}{2}\right)^{2}"),
        ("(x1^2)^3", r"(x_1^{2})^{3}"),
        ("x1*-2", r"x_1 \, (-2)"),
        ("sin(x1)^2", r"\sin^{2}(x_1)"),
        ("(sin(x1)^2)^2", r"(\sin^{2}(x_1))^{2}"),
        ("sqrt(x1) + abs(y1)", r"\sqrt{x_1} + \left|y_1\right|"),
        ("2e-3*pi", r"2 \cdot 10^{-3} \, \pi"),
    ],
)
def test_typed_latex_keeps_the_typed_order(text, latex):
    assert typed_latex(text, {"x1": "x_1", "y1": "y_1"}) == latex


@pytest.mark.parametrize(
    ("text", "marked", "message", "suggestion"),
    [
        ("2x1", "x1", "an operator is missing between '2' and 'x1'", "2*x1"),
        ("2(x1 + 1)", "(", "an operator is missing", "2*(x1 + 1)"),
        ("(x1)(y1)", "(", "an operator is missing", "(x1)*(y1)"),
        ("x1 y1", "y1", "an operator is missing", "x1 *y1".replace(" ", "")),
        ("x1y1", "x1y1", "unknown name 'x1y1'", "x1*y1"),
        ("sin x1", "x1", "the argument of 'sin' needs parentheses", "sin(x1)"),
        ("sinx1", "sinx1", "unknown name 'sinx1'", "sin(x1)"),
        ("sin^2(x1) + 1", "(", "the power of 'sin' is written after its argument", "sin(x1)^2 + 1"),
        ("sin", "sin", "'sin' is a function", None),
        ("arcsin(x1)", "arcsin", "there is no function 'arcsin'", "asin(x1)"),
        ("log10(x1)", "log10", "there is no function", "log(x1)"),
        ("log2(x1)", "log2", "write ln(...)/ln(2)", None),
        ("cot(x1)", "cot", "write 1/tan(...)", None),
        ("dx1", "dx1", "unknown name 'dx1'", "vx1"),
        ("1.2.3", ".3", "a number has one decimal point", None),
        ("f(x1)", "f", "there is no function 'f'", None),
        ("x1(y1)", "x1", "'x1' is not a function", "x1*(y1)"),
        ("e^x1", "e", "unknown name 'e'", "exp(1)^x1"),
        ("X1 + 1", "X1", "unknown name 'X1'", "x1 + 1"),
        ("vx_1", "vx_1", "unknown name 'vx_1'", "vx1"),
        ("x_1^2 + y_1", "x_1", "unknown name 'x_1'", "x1^2 + y1"),
        ("X_1*VX1 + X_1", "X_1", "unknown name 'X_1'", "x1*vx1 + x1"),
        ("x_{1} + y_{1}", "{", "only round parentheses", "x1 + y1"),
        ("2π*x1π", "π", "write pi", "2*pi*x1*pi"),
        ("x₁ + Y_1", "₁", "write 1", "x1 + y1"),
        ("q", "q", "unknown name 'q'", None),
        ("(x1 + 2", "(", "never closed", "(x1 + 2)"),
        ("((x1 + 2)", "(", "never closed", "((x1 + 2))"),
        ("x1) + 2", ")", "closes nothing", "x1 + 2"),
        ("", "", "the expression is missing", None),
        ("  ", "", "the expression is missing", None),
        ("()", ")", "nothing between the parentheses", None),
        ("x1 +", "", "ends after '+'", None),
        ("*x1", "*", "cannot begin with '*'", None),
        ("x1 */ y1", "/", "something is missing between '*' and '/'", None),
        ("x1 = 2", "=", "'=' has no meaning here", None),
        ("0,5*x1", ",", "decimals take a point", "0.5*x1"),
        ("x1\N{MULTIPLICATION SIGN}y1", "\N{MULTIPLICATION SIGN}", "multiplication is", "x1*y1"),
        ("x1\N{SUPERSCRIPT TWO}", "\N{SUPERSCRIPT TWO}", "powers are written", "x1^2"),
        ("\N{MINUS SIGN}x1", "\N{MINUS SIGN}", "typographic minus", "-x1"),
        ("2*π", "π", "write pi", "2*pi"),
        ("√2*x1", "√", "write sqrt", "sqrt(2)*x1"),
        ("|x1| + 1", "|", "abs(...)", "abs(x1) + 1"),
        ("[x1 + 1]*2", "[", "only round parentheses", "(x1 + 1)*2"),
        ("x1'", "x1'", "write vx1: the coordinate with a v before it", "vx1"),
        ("2*x1'", "x1'", "a velocity is not written x1' here", "2*vx1"),
        ("dx1/dt - 1", "dx1/dt", "write vx1", "vx1 - 1"),
        ("dx_1/dt", "dx_1/dt", "write vx1", "vx1"),
        ("d(x1)/dt", "d(x1)/dt", "write vx1", "vx1"),
        ("d/dt x1", "d/dt x1", "write vx1", "vx1"),
        ("xdot1", "xdot1", "write vx1", "vx1"),
        ("x_dot_1", "x_dot_1", "write vx1", "vx1"),
        ("x1_dot", "x1_dot", "write vx1", "vx1"),
        ("x1dot", "x1dot", "write vx1", "vx1"),
        (r"\dot{x}_1 + 1", r"\dot{x}_1", "write vx1", "vx1 + 1"),
        (r"\dot{x_1}", r"\dot{x_1}", "write vx1", "vx1"),
        (r"\dot x_1", r"\dot x_1", "write vx1", "vx1"),
        ("\u1e8b1", "\u1e8b1", "write vx1", "vx1"),
        ("x1''", "'", "a velocity is written with a v", None),
        ("x1.y1", ".", "a point belongs to a number", None),
        ("1e", "e", "needs digits after the e", None),
        ("x1 < 3", "<", "only a constraint may be an inequality", None),
        ("1/0", "0", "divides by zero", None),
        ("1/(2 - 2)", "2 - 2", "divides by zero", None),
        ("1/(x1 - x1)", "x1 - x1", "divides by zero", None),
        ("0^-1", "0^-1", "divides by zero", None),
        ("ln(0)", "0", "not a finite real number", None),
        ("asin(2)", "2", "asin(2) is not a finite real number", None),
        ("sqrt(-4)", "-4", "not a finite real number", None),
        ("(-8)^(1/3)", "-8)^(1/3", "is not a real number", None),
        ("(-2)^x1", "-2)^x1", "real for whole exponents only", None),
        ("(-exp(x1))^y1", "-exp(x1))^y1", "real for whole exponents only", None),
        ("(-exp(x1))^(2/3)", "-exp(x1))^(2/3", "real for whole exponents only", None),
        ("(-x1^2)^(1/3)", "-x1^2)^(1/3", "real for whole exponents only", None),
        ("1e999", "1e999", "larger than 1.8e308", None),
        ("x1\n + 2y1", "y1", "line 2, column 5", "x1\n + 2*y1"),
    ],
)
def test_mistakes_are_marked_explained_and_corrected(text, marked, message, suggestion):
    with pytest.raises(ExpressionError) as caught:
        read(text)
    error = caught.value
    assert message in str(error)
    assert error.suggestion == suggestion
    if marked:
        # where the offending character occurs twice, the message is about the last or the first
        assert text[error.position :].lstrip("(").startswith(marked.lstrip("("))
    else:
        assert error.position == len(text.rstrip())
    if suggestion is not None:
        read(suggestion)


@pytest.mark.parametrize(
    ("text", "corrected", "name"),
    [
        ("ω*t + x1", "omega*t + x1", "omega"),
        ("ϕ₂ + µ*x_1", "phi2 + mu*x1", "phi2"),
        ("sin(λ)", "sin(lamda)", "lamda"),
    ],
)
def test_an_undefined_greek_letter_is_spelled_out(text, corrected, name):
    with pytest.raises(ExpressionError) as caught:
        read(text)
    assert caught.value.suggestions == (corrected,)
    with pytest.raises(ExpressionError) as caught:
        read(corrected)
    assert caught.value.name == name
    with pytest.raises(ExpressionError) as caught:
        parse_constant(text)  # in which no name can be defined
    assert caught.value.suggestions == ()


def test_a_correction_that_leaves_a_mistake_is_not_offered():
    for wrong in ("ω*t +", "ω*foo", "x_1 + foo", "x_1*(", "X1 + 1.2.3"):
        with pytest.raises(ExpressionError) as caught:
            read(wrong)
        assert caught.value.suggestions == ()


def test_the_caret_points_at_the_mistake():
    with pytest.raises(ExpressionError) as caught:
        read("x1 + sin(t) - vy15")
    message, shown, caret = str(caught.value).split("\n")
    assert shown[caret.index("^") : caret.rindex("^") + 1] == "vy15"
    assert message.startswith("column 15: unknown name 'vy15'")


def test_a_long_line_is_cut_around_the_caret():
    with pytest.raises(ExpressionError) as caught:
        read(" + ".join(["x1"] * 500) + " + zz + " + " + ".join(["y1"] * 500))
    _, shown, caret = str(caught.value).split("\n")
    assert len(shown) < 90
    assert shown[caret.index("^") : caret.rindex("^") + 1] == "zz"


def test_an_equation_has_one_equals_sign():
    for wrong, message in (("x1 == 1", "one '=' is enough"), ("1 = 2 = 3", "a second '='")):
        with pytest.raises(ExpressionError, match=message):
            parse_equation(wrong, NAMES)
    with pytest.raises(ExpressionError, match="inside parentheses"):
        parse_equation("(x1 = 1)", NAMES)


def test_a_problem_may_explain_its_own_names():
    names = Names(["x1"], lambda name: "no z in the plane" if name == "z1" else None)
    with pytest.raises(ExpressionError, match="'z1': no z in the plane"):
        parse_expression("z1", names)


# --- hostile text ---------------------------------------------------------------------------

ATTACKS = [
    "__import__('os')", "__import__", "x1.__class__", "().__class__", "lambda: 0", "lambda x1: x1",
    "exec('1')", "exec(1)", "eval(x1)", "open(1)", "x1; y1", "x1 if 1 else 2", "[x for x in ()]",
    "(x1 := 2)", "{x1}", "`x1`", "$x1", "x1[0]", "@x1", "'x1'", '"x1"', "f'{x1}'", "x1\\n", "# x1",
    "print(1)", "globals()", "None", "True", "x1 and y1", "not x1", "x1 is y1", "x1 // 2", "x1 % 2",
    "x1 << 2", "~x1", "!x1", "x1 -> 1", "\x00", "x1\x00", "\u202ex1", "x\u0301",
    "ｘ1", "１", "x1\u2028y1",
    "Symbol('x')", "S(1)", "sympify(1)", "oo", "zoo", "nan", "I", "E", "Integer(1)", "factorial(9)",
    "%s", "{0}", "x1 ? 1 : 2", "a.b.c", "import os", "os.system", "__class__", "_", "__",
    "0x10", "1_0",
    "1j", "\\alpha", "x1 # 2\nimport os", "1" * 5000 + "e", "((((((((((", "))))))", "+" * 30,
]  # fmt: skip


@pytest.mark.parametrize("attack", ATTACKS)
def test_nothing_but_the_language_is_accepted(attack):
    with pytest.raises(ExpressionError):
        parse_equation(attack, NAMES)


TOWERS = [
    "9^9^9^9", "9^9^9", "2^10000", "0.5^100000000", "10^300*10^300", "10^-300*10^-300 + 1/10^400",
    "((((2*x1)^1000)^1000)^1000)^1000", "((((2*x1)^9)^9)^9)^9^9", "exp(1000000000*ln(2*x1))",
    "2^(10^9*ln(2*x1)/ln(2))", "exp(1)^(10^9*ln(2*x1))", "exp(exp(exp(9)))", "exp(-exp(exp(9)))",
    "exp(710)", "1" * 4000, "1" * 9000, "1e99999999", "9" * 400 + ".5", "x1^(10^15)", "x1^-(10^15)",
    "sqrt(" * 60 + "x1" + ")" * 60, "-" * 5000 + "x1", "^".join(["x1"] * 400), "x1^(9^9)",
    "(x1 + 1)^9999999", "exp(ln(x1)*999999)", "exp(999999*log(2*x1) + x1)",
    "cosh(1e6)", "tan(pi/2)",
    "(9^300)^300", "(1/9)^300^2", "sqrt(2)^100000", "pi^100000", "(2*pi*x1)^100000",
    "exp(x1*ln(2)*10^9)", "(3^x1)^(10^6)", "2^(2^(2^(2^(2^x1))))", "ln(10^300)^300",
    "abs(exp(700) - exp(699)*2.718281828459045)^0.5", "1/(exp(700)*exp(9))", "(-2)^10001",
    "(sqrt(2)*x1)^1000000", "(x1/sqrt(7)/3^(1/3))^900000", "(10^15*sqrt(x1))^999999",
]  # fmt: skip


@pytest.mark.parametrize("tower", TOWERS)
def test_towers_of_powers_are_refused_quickly(tower):
    begin = time.process_time()
    try:
        symbolic = read(tower)
    except ExpressionError:
        symbolic = Number(0)
    assert all(abs(float(n)) < 1.8e308 for n in symbolic.atoms(Number))
    # a bound against hanging, not a measure of speed: the error takes milliseconds
    assert time.process_time() - begin < 5


def applied(function, text):
    """Return a call with a text as argument, and with x1 if there are two arguments."""
    return f"{function}({text}, x1)" if function in ARGUMENTS else f"{function}({text})"


BIG = "(x1 + t + sqrt(y1) + 1)^100", "(x1 + t + y1 + g)^99"


@pytest.mark.few("step")
@pytest.mark.parametrize("inner", sorted(FUNCTIONS))
def test_no_power_is_expanded_to_decide_whether_a_value_is_real(inner, monkeypatch):
    def multiplied_out(*_, **__):
        raise AssertionError("a power of a sum was multiplied out")

    monkeypatch.setattr(Power, "expand", multiplied_out)
    for big in BIG:
        called = applied(inner, big)
        power = f"{called}^"
        texts = [applied(outer, called) for outer in FUNCTIONS]
        texts += [power + e for e in ("0.5", "(1/3)", "-1", "g", "(g/(t + 1))", "sqrt(2)")]
        texts += [f"({power}{e})^{f}" for e in ("3", "-1", "g") for f in ("0.5", "1.5", "g")]
        texts.append(f"exp(g*ln({called})/(t + 1))")
        for one in texts:
            read(one).diff(x1)
            to_latex(read(one))


@pytest.mark.parametrize(
    "text",
    [
        *("sqrt(sin(x1)^3)", "2*(ln(x1)^3)^(1/(t + 1))/x1", "exp(t*ln(ln(x1) + 2)/(t + 1))"),
        *("abs(sinh(ln(x1)))", "sign(tanh(sqrt(x1)))*x1", "cosh(sqrt(x1) + t)^0.5"),
        *("sqrt(1/sin(x1))", "(3*tan(x1)^5)^t", "tanh(ln(x1))^2", "1/(ln(x1)^3)^0.5"),
    ],
)
def test_a_function_inside_a_power_is_not_changed(text):
    def plain(x):
        names = {"x1": x, "t": 0.3, "sign": np.sign, **MEANING}
        return eval(text.replace("^", "**"), {}, names)  # noqa: S307

    symbolic, at = read(text), {"x1": 1.4, "t": 0.3}
    assert evaluate(symbolic, at) == pytest.approx(plain(1.4), rel=1e-13)
    slope = (plain(1.4 + 1e-5) - plain(1.4 - 1e-5)) / 2e-5
    rate = symbolic.diff(x1)
    assert evaluate(rate, at) == pytest.approx(slope, rel=1e-7)
    assert read(to_text(symbolic)) == symbolic


@pytest.mark.parametrize("text", ["ln(-1 - x1^2)", "log(-exp(x1))", "sqrt(-cosh(x1))"])
def test_expressions_that_are_never_real_are_refused(text):
    with pytest.raises(ExpressionError, match=r"this is (never|not) a"):
        read(text)


def test_long_valid_expressions_are_read():
    long = " + ".join(f"{k}*sin({k}*x1)^2/{k + 1}" for k in range(1, 200))
    assert len(read(long).args) == 199


def test_length_and_nesting_are_bounded():
    with pytest.raises(ExpressionError, match="at most 10000 are accepted"):
        read("1+" * 6000 + "1")
    with pytest.raises(ExpressionError, match="more than 50 nested parentheses"):
        read("(" * 100 + "x1" + ")" * 100)


@settings(max_examples=examples(300), deadline=None, derandomize=True)
@given(st.text(max_size=40))
def test_any_text_is_an_expression_or_our_own_error(text):
    try:
        parse_equation(text, NAMES)
    except ExpressionError as error:
        assert error.one_line()
        assert "\n" not in error.one_line()
        assert len(error.caret().split("\n")) == 2


@settings(max_examples=examples(300), deadline=None, derandomize=True)
@given(trees(), st.data())
def test_a_damaged_expression_is_an_expression_or_our_own_error(tree, data):
    good = text(tree)
    first = data.draw(st.integers(0, len(good)))
    last = data.draw(st.integers(first, min(len(good), first + 4)))
    piece = data.draw(st.text("()+-*/^=.,0129exyvtsin_ \n²π'", max_size=4))
    try:
        parse_equation(good[:first] + piece + good[last:], NAMES)
    except ExpressionError as error:
        assert str(error)
        if error.suggestion is not None:
            try:
                parse_equation(error.suggestion, NAMES)
            except ExpressionError as left:  # a name that was spelled out may not be defined yet
                assert "π" in piece and left.name.startswith("pi")


@pytest.mark.parametrize(
    "text", ["0", "-0", "2", "-2", "2.5", "-.5e-3", "1.", "123456789012345678"]
)
def test_a_single_number_has_the_value_of_the_grammar(text):
    read, whole = parse_expression(text), parse_expression(f"({text})")
    assert read.symbolic == whole.symbolic
    assert type(read.symbolic.value) is type(whole.symbolic.value)
    assert read.text == text


@pytest.mark.parametrize("text", ["1e999", "-1e999", "1_0", "\u0663", "2e", "--2x", "1 2"])
def test_texts_that_resemble_numbers_are_refused(text):
    with pytest.raises(ExpressionError):
        parse_expression(text)
