"""The hyperbolic functions of real numbers.

SymPy asks for the real and the imaginary part of the argument before it says that sinh(ln(x)) is
real, and multiplies out what it finds: for a power of a sum, or functions inside one another, that
does not end. In the language every value is real, and the sign follows from that of the argument.
"""

from __future__ import annotations

from typing import Any

import sympy


class sinh(sympy.sinh):  # type: ignore[misc]  # noqa: N801
    """The hyperbolic sine."""

    is_extended_real = True
    _eval_is_real = _eval_is_positive = _eval_is_negative = None

    def fdiff(self, argindex: int = 1) -> Any:
        """The hyperbolic cosine."""
        return cosh(self.args[0])

    def as_real_imag(self, deep: bool = True, **hints: Any) -> tuple[Any, Any]:
        """Itself and zero."""
        return self, sympy.Integer(0)

    def _eval_is_extended_positive(self) -> bool | None:
        return self.args[0].is_extended_positive  # type: ignore[no-any-return]

    def _eval_is_extended_negative(self) -> bool | None:
        return self.args[0].is_extended_negative  # type: ignore[no-any-return]


class cosh(sympy.cosh):  # type: ignore[misc]  # noqa: N801
    """The hyperbolic cosine."""

    is_extended_positive = True
    _eval_is_real = _eval_is_positive = _eval_is_nonnegative = None

    as_real_imag = sinh.as_real_imag

    def fdiff(self, argindex: int = 1) -> Any:
        """The hyperbolic sine."""
        return sinh(self.args[0])


class tanh(sympy.tanh):  # type: ignore[misc]  # noqa: N801
    """The hyperbolic tangent."""

    is_extended_real = is_finite = True
    _eval_is_real = _eval_is_positive = _eval_is_negative = _eval_is_finite = None
    _eval_is_extended_positive = sinh._eval_is_extended_positive
    _eval_is_extended_negative = sinh._eval_is_extended_negative
    as_real_imag = sinh.as_real_imag

    def fdiff(self, argindex: int = 1) -> Any:
        """1 - tanh^2."""
        return 1 - self**2
