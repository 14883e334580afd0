"""The words of the expression language, and its bounds."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from teachmech.expressions.algebra import ELEMENTARY, OF_TWO


@dataclass(frozen=True)
class Bounds:
    """The largest text that is read.

    Parameters
    ----------
    length : int
        In characters.
    nesting : int
        How deep parentheses, functions and powers may lie inside one another.
    """

    length: int
    nesting: int


TYPED = Bounds(length=10_000, nesting=50)  # what users write
COMPOSED = Bounds(length=200_000, nesting=100)  # what a front end puts together of typed texts

# The name in the language -> its value for a double. Most are those of Itiki & Neto 2004; ``ln`` is
# natural and ``log`` decimal, as there.
FUNCTIONS: dict[str, Callable[..., float]] = {
    **{name: value for name, (value, _) in (ELEMENTARY | OF_TWO).items()},
    "log": math.log10,
    "sqrt": math.sqrt,
    "step": lambda x: (1 + ELEMENTARY["sign"][0](x)) / 2,
}
MOST = 50  # arguments of min and max
# How many arguments a function takes, if it is not one: at least, at most.
ARGUMENTS = {"atan2": (2, 2), "min": (2, MOST), "max": (2, MOST)}
PARTIAL = frozenset("asin acos ln log acosh atanh sqrt".split())  # not of every real number
CONSTANTS = {"pi": math.pi}


@dataclass(frozen=True)
class Names:
    """The names that an expression may use.

    Parameters
    ----------
    variables : sequence of str
        Time, coordinates, velocities and parameters, whatever the expression may contain.
    explain : callable, optional
        Given an unknown name, says why it is wrong, or returns None. This is where a particle
        problem explains ``vy15`` in a system of 14 particles.
    bounds : Bounds
        How large the expression may be.
    """

    variables: Sequence[str] = ()
    explain: Callable[[str], str | None] = lambda name: None
    bounds: Bounds = TYPED

    @cached_property
    def known(self) -> frozenset[str]:
        """The names that may occur, to look one up."""
        return frozenset(self.variables)
