"""The words of the expression language, and its bounds."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from teachmech.expressions.elementary import TABLE


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

FUNCTIONS = {name: own.value for name, own in TABLE.items()}  # for doubles
# How many arguments a function takes, if it is not one: at least, at most.
ARGUMENTS = {name: own.arguments for name, own in TABLE.items() if own.arguments != (1, 1)}
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
