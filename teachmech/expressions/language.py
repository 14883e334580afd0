"""The functions and constants of the expression language, and the limits on texts."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from teachmech.expressions.elementary import TABLE


@dataclass(frozen=True)
class Bounds:
    """Limits on a text.

    Parameters
    ----------
    length : int
        The largest number of characters.
    nesting : int
        The largest depth of nested parentheses, functions and powers.
    """

    length: int
    nesting: int


TYPED = Bounds(length=10_000, nesting=50)  # for texts that users write
COMPOSED = Bounds(length=200_000, nesting=100)  # for texts composed from those of users

FUNCTIONS = {name: own.value for name, own in TABLE.items()}  # values as doubles
# Least and largest number of arguments, for functions that do not take exactly one.
ARGUMENTS = {name: own.arguments for name, own in TABLE.items() if own.arguments != (1, 1)}
CONSTANTS = {"pi": math.pi}


@dataclass(frozen=True)
class Names:
    """The names that an expression may use.

    Parameters
    ----------
    variables : sequence of str
        The time, coordinates, velocities and parameters that the expression may contain.
    explain : callable, optional
        Returns the reason why an unknown name is wrong, or None. A particle problem uses it to
        explain ``vy15`` in a system of 14 particles.
    bounds : Bounds
        The largest length and nesting of the expression.
    unlisted : frozenset of str
        Variables that hints do not list, such as the switches of constraints.
    """

    variables: Sequence[str] = ()
    explain: Callable[[str], str | None] = lambda name: None
    bounds: Bounds = TYPED
    unlisted: frozenset[str] = frozenset()

    @cached_property
    def known(self) -> frozenset[str]:
        """The variables as a set, for fast lookup."""
        return frozenset(self.variables)
