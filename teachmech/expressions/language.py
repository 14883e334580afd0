"""The words of the expression language, and its bounds."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sympy

MAX_LENGTH = 10_000  # characters
MAX_NESTING = 50  # parentheses in parentheses, powers of powers
MAX_BITS = 1024  # no exact number beyond the range of a double
MAX_EXPONENT = 1_000_000
MAX_LOG_COEFFICIENT = 1_000  # k in exp(k*ln(u)), which SymPy rewrites as u^k

# The name in the language -> its value for a double. The first fifteen are those of Itiki & Neto
# 2004; ``ln`` is natural and ``log`` decimal, as there.
FUNCTIONS: dict[str, Callable[[float], float]] = {
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
    "asin": math.asin,
    "acos": math.acos,
    "atan": math.atan,
    "exp": math.exp,
    "ln": math.log,
    "log": math.log10,
    "sinh": math.sinh,
    "cosh": math.cosh,
    "tanh": math.tanh,
    "asinh": math.asinh,
    "acosh": math.acosh,
    "atanh": math.atanh,
    "sqrt": math.sqrt,
    "abs": abs,
    "sign": lambda x: float((x > 0) - (x < 0)),
}
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
    """

    variables: Sequence[str] = ()
    explain: Callable[[str], str | None] = lambda name: None

    @cached_property
    def known(self) -> frozenset[str]:
        """The names that may occur, to look one up."""
        return frozenset(self.variables)


def symbol(name: str) -> sympy.Symbol:
    """Return the real SymPy symbol of a name, the only kind used in teachmech."""
    import sympy

    return sympy.Symbol(name, real=True)
