"""Units are read by a strict grammar and agree with the SI; numbers may have units."""

import math
import sys

import pytest

from teachmech.base.errors import ExpressionError, MissingPackageError, ProblemError, TeachmechError
from teachmech.expressions import units
from teachmech.expressions.units import read_unit
from teachmech.homework.answers.quantities import read_formula, read_quantity
from teachmech.homework.setting import Scope

pytestmark = pytest.mark.quick

SCOPE = Scope(coordinates=("x1", "y1"), parameters={"m": 2.0, "g": 9.81, "N": 5.0})


@pytest.mark.parametrize(
    ("given", "asked", "factor"),
    [
        ("kN", "N", 1000),
        ("mN", "N", 1e-3),
        ("kg m/s^2", "N", 1),
        ("kg*m*s^-2", "N", 1),
        ("kg·m/s²", "N", 1),
        ("kg m s⁻²", "N", 1),
        ("m/s**2", "m/s^2", 1),
        ("kg m s^(-2)", "N", 1),
        ("N m", "J", 1),
        ("Nm", "J", 1),  # not the unit of yarn
        ("kNm", "J", 1000),
        ("W*s", "J", 1),
        ("km/h", "m/s", 1 / 3.6),
        ("deg", "rad", math.pi / 180),
        ("°", "rad", math.pi / 180),
        ("rpm", "rad/s", math.pi / 30),
        ("1/s", "rad/s", 1),
        ("1/cm", "1/m", 100),
        ("s^-1", "1/s", 1),
        ("m/s/s", "m/s^2", 1),
        ("g cm^2", "kg m^2", 1e-7),
        ("kilonewton", "N", 1000),
    ],
)
def test_a_unit_is_converted(given, asked, factor):
    own, other = read_unit(given), read_unit(asked)
    assert own.dimensions == other.dimensions
    assert own.factor / other.factor == pytest.approx(factor, rel=1e-12)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "1", "2", "N^", "N^10", "N^-", "N^1.5", "N**", "(N)", "N+N", "N,m", "/s", "N/"),
        *(
            "degC",
            "dB",
            "apples",
            "N" * 100,
            "m " * 40,
            "__import__",
            "m;s",
            "1/1/s",
            "N\\0",
            "m^9^9",
        ),
        *("x.__class__", "[length]", "m if s", "%", "Ym^9 Ym^9 Ym^9"),
    ],
)
def test_texts_that_are_not_units_are_refused(text):
    with pytest.raises(ProblemError, match="unit"):
        read_unit(text)


@pytest.mark.parametrize(
    ("text", "value", "unit"),
    [
        ("3.2", 3.2, ""),
        ("3.2 N", 3.2, "N"),
        ("3.2N", 3.2, "N"),
        ("-3.2e-3 kN", -3.2, "kN"),
        ("3e3mN", 3.0, "mN"),
        (".5 N", 0.5, "N"),
        ("m*g", 19.62, ""),
        ("m*g N", 19.62, "N"),
        ("m*N", 10.0, ""),  # the parameters, not metre times newton
        ("sqrt(2)*9.81 N", math.sqrt(2) * 9.81, "N"),
        ("3 * 2 N", 6.0, "N"),
        ("3 kg m/s^2", 3.0, "kg m/s^2"),
        ("  3   N  ", 3.0, "N"),
    ],
)
def test_a_number_is_read_with_its_unit(text, value, unit):
    read = read_quantity(text, SCOPE, "N")
    assert read.value == pytest.approx(value, rel=1e-12)
    assert read.unit == unit


@pytest.mark.parametrize(
    ("text", "asked", "value"),
    [
        ("100/s", "1/s", 100),
        ("100 / s", "1/s", 100),
        ("100 1/s", "1/s", 100),
        ("6000/min", "1/s", 100),
        ("1/(2 s)", "1/s", 0.5),
        ("2 kg*9.81 m/s^2", "N", 19.62),
        ("9.81 m/s^2 * 2 kg", "N", 19.62),
        ("2000 g * 9.81 m/s²", "N", 19.62),
        ("2 kg * (10 m/s^2 - 0.19 m/s^2)", "N", 19.62),
        ("(2*9.81) N", "N", 19.62),
        ("(2*9.81)N", "N", 19.62),
        ("9.81*m/s^2", "m/s^2", 9.81),  # m is a parameter, but one without a unit
        ("m*g*kN", "N", 19620),
        ("sin(30 deg)*4 N", "N", 2),
        ("3.5 N m", "N m", 3.5),
        ("3.5 Nm", "J", 3.5),
        ("1.2e3 N/m", "N/m", 1200),
        ("1.2 kN/(m)", "N/m", 1200),
        ("30 deg", "rad", math.pi / 6),
        ("2*pi/s", "rad/s", 2 * math.pi),
        ("1/2 m", "m", 0.5),
        ("1/2 m/s", "m/s", 0.5),
        ("10 m / 2 s", "m/s", 5),
        ("20 N / 4 m/s^2", "kg", 5),
        ("5 m + 20 cm", "m", 5.2),
        ("1 + 1/2 m", "m", 1.5),  # one unit at the end is that of the whole
        ("m*3 - sqrt(4) + 2 m", "m", 6),
        ("pi/2 - 30 deg", "rad", math.pi / 3),  # pi is in radians, and so is a parameter
        ("m/4 + 30°", "rad", 0.5 + math.pi / 6),
        ("atan(0.5) + 30°", "rad", math.atan(0.5) + math.pi / 6),
        ("10*cos(60°)/2 N", "N", 2.5),  # the unit within a function is none of the whole
        ("9.81 m⋅s⁻² × 2 kg", "N", 19.62),
        ("2 kg*(3 m/s)²/2", "J", 9),
        ("3500 mNm + 50 Ncm", "N m", 4),
        ("30 + 60 deg", "rad", math.pi / 2),
        ("1 + 2*(3 + 4) N", "N", 15),
        ("-(3 m)^2", "m^2", -9),
        ("sqrt(2 * 9.81 m/s^2 * 5 cm)", "m/s", math.sqrt(0.981)),
        ("2*min(1 m, 30 cm, 2 m)", "m", 0.6),
        ("max(1, 2) N", "N", 2),
        ("step(3 N)*atan2(3 m, 300 cm) rad", "rad", math.pi / 4),
        ("abs(-2 m)", "m", 2),
    ],
)
def test_a_calculation_with_units_has_a_unit(text, asked, value):
    read = read_quantity(text, SCOPE, asked)
    assert read.value == pytest.approx(value, rel=1e-12)
    assert read.unit


def test_a_function_of_degrees_is_a_plain_number():
    for asked in ("N", ""):
        read = read_quantity("m*g*cos(60 deg)", SCOPE, asked)
        assert read.value == pytest.approx(9.81, rel=1e-12)
        assert read.unit == ""


@pytest.mark.parametrize(
    ("text", "asked", "names", "parameter", "unit"),
    [
        ("2*N", "N", "N", "(2*N) N", "2 N"),
        ("3*m", "m", "m", "(3*m) m", "3 m"),
        ("100/s", "1/s", "s", "(100/s) 1/s", "100 1/s"),
        ("6*m/s", "m/s", "m, s", "(6*m/s) m/s", "6 m/s"),
    ],
)
def test_a_name_that_could_be_a_parameter_or_a_unit_is_refused(text, asked, names, parameter, unit):
    scope = Scope(coordinates=("x1",), parameters={"m": 2.0, "s": 4.0, "N": 5.0})
    with pytest.raises(ProblemError, match=f"may mean the parameter {names} or the unit") as caught:
        read_quantity(text, scope, asked)
    assert f"write '{parameter}' for the parameter, '{unit}' for the unit" in str(caught.value)
    plain = read_quantity(text, scope).value
    assert read_quantity(parameter, scope, asked).value == pytest.approx(plain, rel=1e-12)
    assert read_quantity(unit, scope, asked).value == pytest.approx(float(unit.split()[0]))


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("3 m", ProblemError, "m does not measure the same as N"),
        ("(3 N)^2", ProblemError, "kg^2 m^2 s^-4 does not measure the same as N"),
        ("m*g - 2 kN", ExpressionError, "is 'kN' the unit of both terms"),
        ("3 N*sin 45", ExpressionError, "a function is written sin(...)"),
        ("90 Grad", ExpressionError, "degrees are written deg"),
        ("3 Newtoon", ExpressionError, "column 3: 'Newtoon' is not a unit"),
        ("3 m2", ExpressionError, "a power is written m^2"),
        ("2 kg * 9.81 m/t0^2", ExpressionError, "column 15: 't0' is not a unit"),
        ("max(2 N, 1 kg)", ExpressionError, "column 1: kg m s^-2 and kg cannot be compared"),
        ("min(2 N) N", ExpressionError, "column 1: 'min' takes 2 to 50 arguments, and 1 is given"),
        ("sin(1, 2)", ExpressionError, "'sin' takes 1 argument, and 2 are given"),
        ("2 kg * 9.81 m/s^2 *", ExpressionError, "column 20: a number is expected"),
        ("2 kg * (9.81 m/s^2", ExpressionError, "column 19: a ')' is missing"),
        ("2 kg + 3 N", ExpressionError, "column 6: kg and kg m s^-2 cannot be added"),
        ("2*(1 + 3 m) N", ExpressionError, "column 6: a number without unit and m cannot be"),
        ("1 + 3 N/2", ExpressionError, "column 3: a number without unit and kg m s^-2 cannot"),
        ("2 kg + 3", ExpressionError, "column 6: kg and a number without unit cannot be added"),
        ("2^(3 m) N", ExpressionError, "column 3: an exponent has no unit"),
        ("sin(3 m) N", ExpressionError, "column 1: sin of a value in m has no meaning"),
        ("2 kg * 3 m", ProblemError, "kg m does not measure the same as N"),
        ("2 kg*g", ProblemError, "write one unit after the whole product, such as '2*g N'"),
        ("m*9.81 m/s^2", ProblemError, "the parameter m is a number without unit"),
        ("10/2 m N", ProblemError, "m N does not measure the same as N"),
        ("1 1/2 N", ExpressionError, "column 3"),
        ("x1 = 3 N", ExpressionError, "'=' has no meaning here"),
        ("2 kg / (1 m - 1 m)", ProblemError, "not a finite number"),
        ("sqrt(-2 N) N", ProblemError, "not a finite number"),
        ("kg m/s^2", ExpressionError, "column"),
        ("3..2 N", ExpressionError, "column"),
        ("x1 N", ExpressionError, "column"),
        ("x1", ExpressionError, "only parameters may occur"),
        ("1/(m-2) N", ProblemError, "not a finite number"),
        ("N 3", ExpressionError, "column"),
        ("three", ExpressionError, "unknown name"),
    ],
)
def test_numbers_with_wrong_units_are_refused(text, error, words):
    with pytest.raises(error) as caught:
        read_quantity(text, SCOPE, "N")
    assert words in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        *("(" * 200 + "3 N" + ")" * 200, "3 N" + "^2" * 150, "2 N*" * 95 + "1"),
        *("1 Ym^9*" * 50 + "1 N", "9 N^9^9^9", "(9 N)^999999", "9^9^9^9 N", "3 " + "N" * 390),
        *("10^(10^(10^9)) N", "1e999 N", "sqrt(" * 60 + "3 N", "3 N\0", "3 N;import os"),
        *("3 N.__class__", "3 __import__('os')", "3 \u00b5\u00b5\u00b5", "3 N" * 100, "x" * 3000),
    ],
)
def test_a_hostile_text_is_refused(text):
    with pytest.raises(TeachmechError):
        read_quantity(text, SCOPE, "N")


def test_the_caret_points_at_a_word_that_is_not_a_unit():
    with pytest.raises(ExpressionError) as caught:
        read_quantity("2 kg * 9.81 meterz/s^2", SCOPE, "N")
    assert caught.value.caret().splitlines()[1].strip() == "^" * len("meterz")
    assert caught.value.column == 13


def test_a_mass_may_be_a_calculation_with_units():
    read = read_formula("2 kg + 500 g", SCOPE.names, SCOPE, "kg", "mass of x1")
    assert float(read.symbolic) == pytest.approx(2.5, rel=1e-12)
    with pytest.raises(ExpressionError, match="mass of x1, column 3: 'kgg' is not a unit"):
        read_formula("2 kgg", SCOPE.names, SCOPE, "kg", "mass of x1")


def test_a_unit_after_a_plain_number_is_refused():
    with pytest.raises(ProblemError, match="no unit is asked for, but 'm' is given"):
        read_quantity("3 m", SCOPE)


def test_the_error_without_pint_names_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pint", None)
    for cached in (units._registry, units._unit_of_name, units.read_unit):
        cached.cache_clear()
    try:
        with pytest.raises(MissingPackageError, match=r'pip install "teachmech\[homework\]"'):
            read_unit("N")
        assert read_quantity("3", SCOPE, "N").value == 3  # a plain number needs no pint
    finally:
        for cached in (units._registry, units._unit_of_name, units.read_unit):
            cached.cache_clear()
