"""Conditions on which a constraint acts: while they hold, or from a moment, or until one.

A switch is a parameter of the system, 1 while its constraint acts and 0 otherwise. The equation is
multiplied by it, and so are its row of A and its entry of b. A row of zeros constrains nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
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
    def of(cls, text: str, read: Callable[[str], Formula]) -> Condition:
        """Return the meaning of a comparison such as ``"t < 2"``.

        Parameters
        ----------
        text : str
        read : callable
            Returns the difference of the sides of an equation.

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
            position = found[1].start() if found else 0
            hint = ONE if found else "write one with < or >, such as t < 2"
            length = len(found[1][0]) if found else len(text)
            raise ExpressionError(what, text=text, position=position, length=length, hint=hint)
        sign, at = found[0][0], found[0].start()
        equal = text.find("=", 0, at) + 1 or text.find("=", at + len(sign)) + 1
        if equal:
            what, hint = "an equation is not a condition", "write one comparison with < or >"
            raise ExpressionError(what, text=text, position=equal - 1, hint=hint)
        try:
            difference = read(text[:at] + "=".ljust(len(sign)) + text[at + len(sign) :])
        except ExpressionError as error:
            error.text = text
            raise
        return cls(text.strip(), -difference if "<" in sign else difference, "=" in sign)


@dataclass(frozen=True)
class Switch:
    """When a constraint acts.

    Attributes
    ----------
    constraint : int
        Its place among the constraints.
    name : str
        The name of the parameter that is 1 while it acts.
    begin, end : Condition or None
        A constraint that does not act begins when ``begin`` becomes true; one that acts ends when
        ``end`` becomes true.
    restitution : Formula or None
        The coefficient of a one-sided constraint; None for others.
    level : bool
        Whether it acts exactly as long as ``begin`` holds; ``end`` is then the contrary.
    """

    constraint: int
    name: str
    begin: Condition | None
    end: Condition | None
    level: bool = False
    restitution: Formula | None = None

    @property
    def one_sided(self) -> bool:
        """True for a contact, which begins by an impact and ends when it would pull."""
        return self.restitution is not None

    @property
    def sentence(self) -> str:
        """When the constraint acts, in words.

        Examples
        --------
        >>> from teachmech.expressions.algebra import symbol
        >>> Switch(0, "on_rod", None, Condition("t > 2", symbol("t") - 2, False)).sentence
        'acts until t > 2'
        """
        if self.one_sided:
            return "acts while it pushes"
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


def switch_name(constraint: str) -> str:
    """Return the name of the parameter that switches a constraint.

    Examples
    --------
    >>> switch_name("rod"), switch_name("length of AC")
    ('on_rod', 'on_length_of_AC')
    """
    return "on_" + re.sub(r"\W", "_", constraint, flags=re.ASCII)
