"""Texts as people write them: decimal commas, typographic signs, lists and names in a text.

The functions only exchange, remove or spell out characters. The grammar of the language decides on
the rest.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from teachmech.base.errors import ExpressionError
from teachmech.expressions.language import ARGUMENTS, FUNCTIONS
from teachmech.expressions.mistakes import spelled_out
from teachmech.expressions.units import SUPERSCRIPTS

# Characters that are pasted from documents, with those of the language.
_SIGNS = str.maketrans(
    {
        **dict.fromkeys("\N{MINUS SIGN}\N{EN DASH}\N{HYPHEN}\N{NON-BREAKING HYPHEN}", "-"),
        **dict.fromkeys("×·⋅∗", "*"),
        "\N{DIVISION SIGN}": "/",
        **dict.fromkeys("\N{NO-BREAK SPACE}\N{THIN SPACE}\N{NARROW NO-BREAK SPACE}", " "),
    }
)
_POWER = re.compile(r"⁻?[¹²³⁴]+")
_LETTER = re.compile(r"[α-λν-ωΑ-Ψϑϕϵ₀-₉]")  # Greek, without the units µ and Ω, or a subscript
_FULL_STOP = re.compile(r"(?<=[\w)\]°])\.\s*$")
_INTEGER = re.compile(r"(?:^|[^\w.^])[0-9]+\.\s*$")  # such as 1500. with four digits
_NUMBER = re.compile(r"[0-9][0-9.]*(?:,[0-9][0-9.]*)+")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*$")
_BEFORE = re.compile(r"\s*(?:([A-Za-z][A-Za-z0-9_]*)(['′″’]*)\s*)?[=≈~](?!=)")
_BRACKETS = re.compile(r"\[([^\[\]]*[A-Za-zµμΩ°][^\[\]]*)\]\s*$")
_DIGITS = re.compile(r"(?<![A-Za-z0-9_.])(?:[0-9]+\.?[0-9]*|\.[0-9]+)")
_ALONE = re.compile(r"\s*[-+]?\s*([0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?[^0-9(]*")
EXACT_INTEGERS = (100, 180, 360, 1000)  # numbers of three digits that are not rounded
_PAIRS = {"(": ")", "[": "]", "{": "}"}


def plain(text: str) -> str:
    """Return a text with decimal points and the signs of the language.

    Raised digits become powers, and Greek letters names. A full stop at the end is removed. A comma
    between two digits is a decimal comma, except between the arguments of a function such as
    ``max(1,2)``. A number with several commas, or with a comma and a point, raises
    `ExpressionError`.

    Examples
    --------
    >>> plain("−3,924 N"), plain("sqrt(0,64) + max(1,2)"), plain("m*cos(α)*v².")
    ('-3.924 N', 'sqrt(0.64) + max(1,2)', 'm*cos(alpha)*v^2')
    """
    text = text.translate(_SIGNS)
    text = _POWER.sub(lambda found: f"^{found[0].translate(SUPERSCRIPTS)}", text)
    text = _LETTER.sub(lambda found: spelled_out(found[0]), text)
    if not _INTEGER.search(text):
        text = _FULL_STOP.sub("", text)
    if "," not in text:
        return text
    several = _in_several_arguments(text)
    letters = list(text)
    for found in _NUMBER.finditer(text):
        if several[found.start()]:
            continue
        if found[0].count(",") > 1 or "." in found[0]:
            hint = "write a decimal point or a decimal comma, and nothing between thousands"
            what = "this number has a comma and another separator"
            raise ExpressionError(
                what, text=text, position=found.start(), length=len(found[0]), hint=hint
            )
        letters[found.start() + found[0].index(",")] = "."
    return "".join(letters)


def _in_several_arguments(text: str) -> list[bool]:
    """Return which characters are inside a call of a function with several arguments."""
    inside: list[bool] = []
    open_: list[bool] = []
    for k, letter in enumerate(text):
        if letter == "(":
            name = _NAME.search(text, max(0, k - 20), k)
            open_.append(bool(name) and name[0] in ARGUMENTS)  # type: ignore[index]
        elif letter == ")" and open_:
            open_.pop()
        inside.append(bool(open_) and open_[-1])
    return inside


def entries(text: str, most: int) -> list[str]:
    """Return the entries of a list that is written in one text, separated by ``;`` or ``,``.

    Brackets around all entries are removed. A text with more than `most` entries, and a text whose
    only commas are decimal commas or separate arguments, is returned as one entry.

    Examples
    --------
    >>> entries("[0, -m*g]", 2), entries("0; -3,924 N", 2), entries("0,4", 2)
    (['0', '-m*g'], ['0', '-3,924 N'], ['0,4'])
    """
    inner = text.strip()
    if inner[:1] in _PAIRS and inner[-1:] == _PAIRS[inner[0]] and _closes_last(inner):
        inner = inner[1:-1]
    separator = ";" if ";" in inner else ","
    depth, begin, found = 0, 0, list[str]()
    for k, letter in enumerate(inner):
        depth += (letter in _PAIRS) - (letter in _PAIRS.values())
        decimal = inner[k - 1 : k].isdigit() and inner[k + 1 : k + 2].isdigit()
        if letter == separator and not depth and (letter == ";" or not decimal):
            found.append(inner[begin:k].strip())
            begin = k + 1
    found.append(inner[begin:].strip())
    return found if 1 < len(found) <= most and all(found) else [text]


def _closes_last(text: str) -> bool:
    """Return whether the first bracket of a text is closed by its last character."""
    depth = 0
    for k, letter in enumerate(text):
        depth += (letter in _PAIRS) - (letter in _PAIRS.values())
        if depth == 0:
            return k == len(text) - 1
    return False


def bare(text: str, names: Collection[str] = (), own: str = "") -> str:
    """Return a value without a name and ``=`` before it, and without brackets around its unit.

    A name among `names` is only removed if it is `own`, the quantity that is asked for, or has
    primes, as a derivative.

    Examples
    --------
    >>> bare("T = 3.2 [N]"), bare("≈ 3.2 N"), bare("x1 = 2", ["x1", "y1"], "y1")
    ('3.2  N ', '3.2 N', 'x1 = 2')
    >>> bare("x1'' = -g/L*x1", ["x1"])
    '-g/L*x1'
    """
    text = _BRACKETS.sub(r" \1 ", text)
    found = _BEFORE.match(text)
    other = found and found[1] in names and found[1] != own and not found[2]
    if found and not other and found[1] not in FUNCTIONS:
        text = text[found.end() :].lstrip()
    return text


def is_one_number(text: str) -> bool:
    """Return whether a text is a number alone, with a unit or without.

    Examples
    --------
    >>> [is_one_number(text) for text in ("-3.92 N/m", "3 m*g", "m*g N")]
    [True, False, False]
    """
    return "*" not in text and bool(_ALONE.fullmatch(text))


def digits_of(text: str) -> int | None:
    """Return the number of digits to which a value may be rounded; None if it is exact.

    A number alone, with a unit or without, may be rounded. In a formula, numbers with a point and
    integers with three digits may be rounded, but halves are exact.

    Examples
    --------
    >>> [digits_of(text) for text in ("-3.92 N", "0.40 kg", "1500", "2*m*9.81", "m*vx1^2*0.5/3")]
    [3, 2, 2, 3, None]
    """
    if alone := _ALONE.fullmatch(text):
        return _significant(alone[1])
    found = _DIGITS.findall(text)
    may = [
        x
        for x in found
        if float(x) % 0.5 or (len(x) > 2 and float(x) not in (*EXACT_INTEGERS, 0.5))
    ]
    return min(map(_significant, may), default=None)


def _significant(number: str) -> int:
    """Return the number of significant digits; zeros at the end of an integer do not count."""
    digits = number.replace(".", "").lstrip("0")
    return max(1, len(digits if "." in number else digits.rstrip("0")))
