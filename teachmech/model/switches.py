"""Conditions on which a constraint acts: while they hold, or from a moment, or until one.

A switch is a parameter of the system, 1 while its constraint acts and 0 otherwise. The equation is
multiplied by it, and so are its row of A and its entry of b. A row of zeros constrains nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from teachmech.base.errors import ExpressionError
from teachmech.expressions import Formula, to_text

COMPARISON = re.compile(r"[<>]=?")
ONE = "combine two by min(a, b) > 0 (both hold) or max(a, b) > 0 (one holds)"


@dataclass(frozen=True)
class Condition:
    """A comparison, as the formula of a number that is positive if it holds.

    Attributes
    ----------
    text : str
        The comparison as it was typed.
    value : Formula
        Larger minus smaller side.
    closed : bool
        Whether the comparison holds if both sides are equal.
    """

    text: str
    value: Formula
    closed: bool

    @property
    def written(self) -> str:
        """The comparison in the names of the system."""
        return f"{to_text(self.value)} {'>=' if self.closed else '>'} 0"

    @classmethod
    def of(cls, text: str, read: Callable[[str], Formula], two: str = ONE) -> Condition:
        """Return the meaning of a comparison such as ``"t < 2"``.

        Parameters
        ----------
        text : str
        read : callable
            Returns the difference of the sides of an equation.
        two : str
            What to do if there are two comparisons.

        Raises
        ------
        ExpressionError
            If the text is not one comparison of two expressions; points at the character.

        Examples
        --------
        >>> from teachmech.expressions import Names, parse_equation, to_text
        >>> held = Condition.of("2 >= x", lambda text: parse_equation(text, Names(["x"])).symbolic)
        >>> to_text(held.value), held.closed
        ('-x + 2', True)
        """
        found = [*COMPARISON.finditer(text)]
        if len(found) != 1:
            what = "there is no comparison" if not found else "there is a second comparison"
            position = found[1].start() if found else len(text) - len(text.lstrip())
            hint = two if found else "write one with < or >, such as t < 2"
            length = len(found[1][0]) if found else len(text.strip())
            raise ExpressionError(what, text=text, position=position, length=length, hint=hint)
        sign, at = found[0][0], found[0].start()
        equal = text.find("=", 0, at) + 1 or text.find("=", at + len(sign)) + 1
        if equal:
            what, hint = "an equation is not a condition", "write one comparison with < or >"
            corrected = None
            if text[equal - 1 : at + 1] in ("=<", "=>"):
                what, hint = f"'={sign}' is not a comparison", f"write {sign}="
                corrected = f"{text[: equal - 1]}{sign}={text[at + 1 :]}"
            raise ExpressionError(
                what, text=text, position=equal - 1, hint=hint, suggestion=corrected
            )
        try:
            difference = read(text[:at] + "=".ljust(len(sign)) + text[at + len(sign) :])
        except ExpressionError as error:
            error.text = text
            raise
        return cls(text.strip(), -difference if "<" in sign else difference, "=" in sign)


def bound(what: str, constraint: int) -> str:
    """Return the name of a bound in the condition of a contact or a friction.

    No text of a user can contain the name. Programs compute the bound from the sizes of a motion.

    Parameters
    ----------
    what : {"overlap", "slow"}
        The overlap at which a contact begins, or the velocity that counts as zero.
    constraint : int

    Examples
    --------
    >>> bound("slow", 0)
    'slow[0]'
    """
    return f"{what}[{constraint}]"


@dataclass(frozen=True)
class Switch:
    """The conditions on which a constraint acts.

    Attributes
    ----------
    constraint : int
        Its index among the constraints.
    name : str
        The name of the parameter that is 1 while it acts.
    begin, end : Condition or None
        A constraint that does not act begins when ``begin`` becomes true; one that acts ends when
        ``end`` becomes true. Those of contacts and frictions contain a `bound`.
    restitution : Formula or None
        The coefficient of a one-sided constraint; None for others.
    sticks : bool
        Whether the constraint is the sticking of a friction.
    level : bool
        Whether it acts exactly as long as ``begin`` holds; ``end`` is then the opposite condition.
    """

    constraint: int
    name: str
    begin: Condition | None
    end: Condition | None
    level: bool = False
    restitution: Formula | None = None
    sticks: bool = False

    @property
    def one_sided(self) -> bool:
        """True for a contact, which begins by an impact and ends when it would pull."""
        return self.restitution is not None

    @property
    def conditional(self) -> bool:
        """True if the user has written its conditions."""
        return not (self.one_sided or self.sticks)

    @property
    def sentence(self) -> str:
        """The sentence that says when the constraint acts.

        Examples
        --------
        >>> from teachmech.expressions.algebra import symbol
        >>> Switch(0, "on_rod", None, Condition("t > 2", symbol("t") - 2, False)).sentence
        'acts until t > 2'
        """
        if self.one_sided:
            return "acts while it pushes"
        if self.sticks:
            return "acts while static friction holds"
        if self.level and self.begin:
            return f"acts while {self.begin.text}"
        parts = [f"from {self.begin.text} on"] if self.begin else []
        return " ".join(["acts", *parts, *([f"until {self.end.text}"] if self.end else [])])


def is_one_sided(equation: Any) -> bool:
    """Return whether a constraint is a comparison.

    Examples
    --------
    >>> is_one_sided("y >= 0"), is_one_sided("y = 0")
    (True, False)
    """
    return isinstance(equation, str) and COMPARISON.search(equation) is not None


def as_equation(text: str) -> str:
    """Return the equation of a constraint while it acts, with the same left minus right side.

    Examples
    --------
    >>> as_equation("y >= r"), as_equation("x^2 + y^2 <= L^2"), as_equation("y = r")
    ('y = r', 'L^2 = x^2 + y^2', 'y = r')
    """
    if (sign := COMPARISON.search(text)) is None:
        return text
    sides = text[: sign.start()].strip(), text[sign.end() :].strip()
    larger, smaller = sides if sign[0][0] == ">" else sides[::-1]
    return f"{larger} = {smaller}"


def switch_name(constraint: str) -> str:
    """Return the name of the parameter that switches a constraint.

    Examples
    --------
    >>> switch_name("rod"), switch_name("length of AC")
    ('on_rod', 'on_length_of_AC')
    """
    return "on_" + re.sub(r"\W", "_", constraint, flags=re.ASCII)


PHRASES = {"while": "when", "from": "begin", "until": "end"}
_PHRASE = re.compile(rf"\b({'|'.join(PHRASES)})\b")
_FORMS = "write while t < 2, from x < 0, until t > 2, or from x < 0 until t > 2"


def read_acts(text: str) -> dict[str, str]:
    """Return the conditions in a phrase that says when a constraint acts.

    Each condition has blanks before it, so that positions in it are positions in the phrase.

    Parameters
    ----------
    text : str
        Such as ``"while t < 2"`` or ``"from x < 0 until t > 2"``; empty if it always acts.

    Returns
    -------
    dict of str to str
        Comparisons by ``"when"``, ``"begin"`` and ``"end"``.

    Raises
    ------
    ExpressionError
        If the text is not such a phrase; points at the character.

    Examples
    --------
    >>> read_acts("until t > 2"), read_acts(" ")
    ({'end': '      t > 2'}, {})
    """
    found = [*_PHRASE.finditer(text)]
    first = found[0].start() if found else len(text)
    if (before := text[:first]).strip():
        what = "this does not begin with while, from or until"
        offset = len(before) - len(before.lstrip())
        raise ExpressionError(
            what, text=text, position=offset, length=len(before.strip()), hint=_FORMS
        )
    conditions: dict[str, str] = {}
    ends = [*(word.start() for word in found[1:]), len(text)]
    for word, end in zip(found, ends, strict=False):  # an empty text has an end only
        key, comparison = PHRASES[word[0]], re.sub(r"\s+on\s*$", "", text[word.end() : end])
        where: dict[str, Any] = {"text": text, "position": word.start(), "length": len(word[0])}
        if not comparison.strip():
            raise ExpressionError(f"there is no condition after '{word[0]}'", **where, hint=_FORMS)
        if key in conditions or (conditions and "when" in (key, *conditions)):
            raise ExpressionError(f"'{word[0]}' does not fit here", **where, hint=_FORMS)
        conditions[key] = " " * word.end() + comparison.rstrip()
    return conditions


def acts_text(conditions: Mapping[str, Any]) -> str:
    """Return the phrase of conditions, which `read_acts` reads.

    Examples
    --------
    >>> acts_text({"begin": "x < 0", "end": "t > 2"})
    'from x < 0 until t > 2'
    """
    phrases = {key: word for word, key in PHRASES.items()}
    return " ".join(f"{phrases[key]} {text.strip()}" for key, text in conditions.items())
