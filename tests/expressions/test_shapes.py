"""Texts whose shape is known have their own formulas, and are refused as if it were unknown."""

import pickle

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from teachmech.base.errors import ExpressionError
from teachmech.expressions import Expression, Names, parse_equation, parse_expression, to_text
from teachmech.expressions.shapes import shape_of
from tests.expressions.trees import VARIABLES, text, trees

pytestmark = pytest.mark.quick

NAMES = Names(["x1", "y1", "x2", "y2", "t", "g", "vx1", "vx2"])


@given(trees())
@settings(deadline=None)
def test_texts_of_one_shape_have_their_own_formulas(tree):
    typed = text(tree)
    other = typed.replace("x1", "x2").replace("y1", "t")
    try:
        parse_expression(typed, NAMES)
    except ExpressionError:
        assume(False)
    assume(shape_of(typed, NAMES.known) == shape_of(other, NAMES.known)._replace(
        names=shape_of(typed, NAMES.known).names))  # fmt: skip
    second = parse_expression(other, NAMES)
    alone = Expression(other, tuple(NAMES.variables))
    assert second.symbolic == alone.symbolic
    assert second.symbols == alone.symbols
    assert second.is_zero == alone.is_zero


@given(trees(), st.sampled_from(VARIABLES))
@settings(deadline=None)
def test_an_unknown_name_is_refused_in_a_known_shape(tree, name):
    typed = f"{text(tree)} - {name}^2"
    try:
        parse_expression(typed, NAMES)
    except ExpressionError:
        assume(False)
    fewer = Names([other for other in NAMES.variables if other != name])
    with pytest.raises(ExpressionError, match=name):
        parse_expression(typed, fewer)


@pytest.mark.parametrize(
    ("good", "bad", "what"),
    [
        ("x1/2", "x1/0", "divides by zero"),
        ("2*x1", "1e999*x1", "larger than"),
        ("2*x1", "1e200*1e200*x1", "beyond the range"),
        ("sqrt(2)*x1", "sqrt(0-2)*x1", "not a finite real number"),
        ("x1/(3 - 2)", "x1/(2 - 2)", "divides by zero"),
        ("x1^2", "x1^20000000", "exponent is larger than"),
        ("asin(0.5)", "asin(1.5)", "not a finite real number"),
        ("2*x1", "2x1", "operator is missing"),
        ("2*x1", "2*(x1", "never closed"),
    ],
)
def test_numbers_are_checked_in_each_text(good, bad, what):
    parse_expression(good, NAMES)
    with pytest.raises(ExpressionError, match=what):
        parse_expression(bad, NAMES)


def test_an_equals_sign_is_refused_in_a_known_shape():
    parse_equation("x1 = y1", NAMES)
    with pytest.raises(ExpressionError, match="'=' has no meaning here"):
        parse_expression("x1 = y1", NAMES)


def test_long_names_count_for_the_bound_of_the_length():
    short = " + ".join(["x1"] * 1500)
    parse_expression(short, NAMES)
    name = "a_much_longer_name"
    with pytest.raises(ExpressionError, match="at most 10000 are accepted"):
        parse_expression(short.replace("x1", name), Names([name]))


def test_cancelled_names_are_no_symbols_of_a_later_text():
    assert parse_equation("x1 - x1 + y1", NAMES).symbols == {"y1"}
    later = parse_equation("y2 - y2 + x2", NAMES)
    assert later.symbols == {"x2"}
    assert parse_equation("g - g", NAMES).is_zero
    assert parse_equation("t - t", NAMES).is_zero


def test_a_product_with_zero_is_zero_in_a_known_shape():
    assert not parse_expression("2*x1", NAMES).is_zero
    assert parse_expression("0*x1", NAMES).is_zero
    assert not parse_expression("7", NAMES).is_zero
    assert parse_expression("0", NAMES).is_zero
    assert parse_expression("0.0", NAMES).is_zero


def test_an_expression_can_be_pickled():
    parse_expression("3*x1*y1", NAMES)
    sent = pickle.dumps(parse_expression("3*x2*y2", NAMES))
    later = pickle.loads(sent)  # noqa: S301
    assert (later.text, to_text(later.symbolic)) == ("3*x2*y2", "3*x2*y2")
