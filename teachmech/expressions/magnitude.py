"""The absolute value of what SymPy cannot prove to be real, such as ln(x).

SymPy's own derivative of abs(ln(x)) is one of complex numbers. In the language every value is
real, so that d|u| = sign(u) du always.
"""

from __future__ import annotations

from typing import Any

import sympy


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
