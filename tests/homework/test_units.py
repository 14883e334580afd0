"""Units are read by a strict grammar and mean what the SI says; numbers come with or without."""

import math
import sys

import pytest

from teachmech.errors import ExpressionError, ProblemError
from teachmech.homework import units
from teachmech.homework.quantities import read_quantity
from teachmech.homework.setting import Frame
from teachmech.homework.units import conversion, read_unit

FRAME = Frame(coordinates=("x1", "y1"), parameters={"m": 2.0, "g": 9.81, "N": 5.0})


@pytest.mark.parametrize(
    ("given", "asked", "factor"),
    [
        ("kN", "N", 1000),
        ("mN", "N", 1e-3),
        ("kg m/s^2", "N", 1),
        ("kg*m*s^-2", "N", 1),
        ("kg·m/s²", "N", 1),
        ("N m", "J", 1),
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
    assert conversion(given, asked) == pytest.approx(factor, rel=1e-12)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "1", "2", "N^", "N^10", "N^-", "N^1.5", "N**2", "(N)", "N+N", "N,m", "/s", "N/"),
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
def test_what_is_no_unit_is_refused(text):
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
        ("2*N", 10.0, ""),  # the parameter, not the newton
        ("sqrt(2)*9.81 N", math.sqrt(2) * 9.81, "N"),
        ("3 * 2 N", 6.0, "N"),
        ("3 kg m/s^2", 3.0, "kg m/s^2"),
        ("  3   N  ", 3.0, "N"),
    ],
)
def test_a_number_is_read_with_its_unit(text, value, unit):
    read = read_quantity(text, FRAME, "N")
    assert read.value == pytest.approx(value, rel=1e-12)
    assert read.unit == unit


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("3 m", ProblemError, "m does not measure the same as N"),
        ("3 Newtoon", ProblemError, "'Newtoon' is not a unit"),
        ("3..2 N", ExpressionError, "column"),
        ("x1 N", ExpressionError, "column"),
        ("x1", ExpressionError, "only parameters may occur"),
        ("1/(m-2) N", ProblemError, "not a finite number"),
        ("N 3", ExpressionError, "column"),
        ("three", ExpressionError, "unknown name"),
    ],
)
def test_what_is_no_number_with_such_a_unit_is_refused(text, error, words):
    with pytest.raises(error) as caught:
        read_quantity(text, FRAME, "N")
    assert words in str(caught.value)


def test_a_unit_where_none_is_asked_for_is_refused():
    with pytest.raises(ProblemError, match="no unit is asked for, but 'm' is given"):
        read_quantity("3 m", FRAME)


def test_without_pint_a_unit_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pint", None)
    for cached in (units._registry, units._named, units.read_unit):
        cached.cache_clear()
    try:
        with pytest.raises(ProblemError, match=r"pip install teachmech\[homework\]"):
            read_unit("N")
        assert read_quantity("3", FRAME, "N").value == 3  # a plain number needs no pint
    finally:
        for cached in (units._registry, units._named, units.read_unit):
            cached.cache_clear()
