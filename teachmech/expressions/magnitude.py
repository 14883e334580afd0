"""The absolute value and the powers of what SymPy cannot prove to be real, such as ln(x).

SymPy's own derivative of abs(ln(x)) is one of complex numbers. In the language every value is
real, so that d|u| = sign(u) du always.

Before SymPy leaves sqrt(ln(x)^3) as it is, it looks for the real and the imaginary part of ln(x),
multiplied out; for a power of a sum, or functions inside one another, that does not end.
`Real` hides the base from it.
"""

from __future__ import annotations

from typing import Any

import sympy
from sympy.printing.precedence import precedence


class Magnitude(sympy.Function):  # type: ignore[misc]
    """|u| for a real u."""

    nargs = 1
    is_extended_real = True
    is_extended_nonnegative = True

    def fdiff(self, argindex: int = 1) -> Any:
        """The sign of u."""
        return Sign(self.args[0])

    def _eval_power(self, exponent: Any) -> Any:
        return self.args[0] ** exponent if exponent.is_even else None

    def _latex(self, printer: Any, exp: str | None = None) -> str:
        text = rf"\left|{{{printer._print(self.args[0])}}}\right|"
        return text if exp is None else f"{text}^{{{exp}}}"


class Sign(sympy.Function):  # type: ignore[misc]
    """1, 0 or -1: the sign of a real u, whose derivative is zero wherever it exists."""

    nargs = 1
    is_extended_real = True

    def fdiff(self, argindex: int = 1) -> Any:
        """Zero."""
        return sympy.Integer(0)

    def _latex(self, printer: Any, exp: str | None = None) -> str:
        text = rf"\operatorname{{sign}}{{\left({printer._print(self.args[0])}\right)}}"
        return text if exp is None else rf"{text}^{{{exp}}}"


class Real(sympy.Function):  # type: ignore[misc]
    """A real u that SymPy does not look into; a number or a name is shown to it."""

    nargs = 1
    is_extended_real = True

    @classmethod
    def eval(cls, u: Any) -> Any:
        """The number or the name itself, or None to hide u."""
        return u if u.is_number or u.is_Symbol else None

    @property
    def precedence(self) -> int:
        """That of u, which is printed."""
        return int(precedence(self.args[0]))

    def fdiff(self, argindex: int = 1) -> Any:
        """One."""
        return sympy.Integer(1)

    def _latex(self, printer: Any, exp: str | None = None) -> str:
        text = str(printer._print(self.args[0]))
        shown = rf"\left({text}\right)" if exp or self.args[0].is_Add else text
        return f"{shown}^{{{exp}}}" if exp else shown
