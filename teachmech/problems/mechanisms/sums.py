"""Readable sums: plain numbers, common factors in front, and lines of limited length."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from teachmech.expressions import to_latex, to_text
from teachmech.expressions.sympy_form import from_sympy

if TYPE_CHECKING:
    import sympy

LINE_WIDTH = 76  # characters
NEGLIGIBLE_COEFFICIENT = 1e-12  # coefficients below this relative size are rounding


@dataclass(frozen=True)
class Summand:
    """A factor of numbers and parameters times an expression in time and state."""

    factor: sympy.Expr
    rest: sympy.Expr

    def text(self) -> str:
        """Return the product in the expression language."""
        if self.factor.is_Number and not self.rest.is_Add:
            return to_text(from_sympy(self.factor * self.rest))
        return self._product(
            to_text(from_sympy(self.factor)), to_text(from_sympy(self.rest)), "*", "(", ")"
        )

    def latex(self, names: dict[str, str]) -> str:
        """Return the product in LaTeX."""
        factor, rest = (to_latex(from_sympy(e), names) for e in (self.factor, self.rest))
        return self._product(factor, rest, r" \, ", r"\left(", r"\right)")

    def _product(self, factor: str, rest: str, times: str, opening: str, closing: str) -> str:
        if self.factor.is_Add:
            factor = f"{opening}{factor}{closing}"
        if self.rest == 1:
            return factor
        if self.rest.is_Add and self.factor != 1:
            rest = f"{opening}{rest}{closing}"
        return {"1": rest, "-1": f"-{rest}"}.get(factor, f"{factor}{times}{rest}")


def shortest(coefficient: sympy.Expr) -> sympy.Expr:
    """Return the shortest of some forms of a coefficient, with plain numbers."""
    import sympy

    forms = [plain(form(coefficient)) for form in (sympy.together, sympy.factor)]
    return min(forms, key=lambda form: len(to_text(from_sympy(form))))


def factored_sum(factor: sympy.Expr, terms: list[tuple[sympy.Expr, sympy.Expr]]) -> Summand:
    """Return a factor times a sum of monomials whose coefficients have no common divisor."""
    import sympy

    numbers = [number for number, _ in terms]
    same = len({abs(number) for number in numbers}) == 1
    common = abs(numbers[0]) if same else sympy.Integer(1)
    if all(number.is_Rational for number in numbers):
        common = sympy.gcd_list(numbers)
    common = -common if numbers[0] < 0 else common
    total = sympy.Add(*(number / common * monomial for number, monomial in terms))
    return Summand(common * factor, plain(total))


def plain(expression: sympy.Expr) -> sympy.Expr:
    """Return an expression with 2 for 2.0, 4/7 for 0.571428571428571, (x - y)^2 for (-x + y)^2."""
    import sympy

    def as_short(number: sympy.Float) -> sympy.Expr:
        value = float(number)
        near = Fraction(value).limit_denominator(999)
        long = len(repr(value)) > 9
        if abs(near - value) <= NEGLIGIBLE_COEFFICIENT * abs(value) and (
            long or near.denominator == 1
        ):
            return sympy.Rational(near.numerator, near.denominator)
        return sympy.Float(f"{value:.12g}")

    expression = expression.xreplace({n: as_short(n) for n in expression.atoms(sympy.Float)})
    return expression.replace(
        lambda e: e.is_Pow and e.base.is_Add and e.exp.is_even and _begins_with_minus(e.base),
        lambda e: (-e.base) ** e.exp,
    )


def _begins_with_minus(total: sympy.Expr) -> bool:
    return bool(total.as_ordered_terms()[0].could_extract_minus_sign())


def signed_sum(texts: Iterable[str]) -> str:
    """Return a sum of texts, each with its sign."""
    first, *others = [*texts] or [""]
    return " ".join([first, *map(_signed, others)])


def wrap_sum(summands: Iterable[tuple[str, str]]) -> list[list[str]]:
    """Return the second texts of pairs in lines, whose lengths are measured by the first texts."""
    lines: list[list[str]] = [[]]
    width = 0
    for text, shown in summands:
        if lines[-1] and width + len(text) > LINE_WIDTH:
            lines.append([])
            width = 0
        lines[-1].append(shown)
        width += len(text) + 3
    return lines


def text_lines(left: str, summands: Sequence[Summand], end: str = "") -> list[str]:
    """Return the lines of ``left`` and a sum."""
    lines = wrap_sum([(s.text(), s.text()) for s in summands])
    return _rows(f"    {left}", " " * 8, lines, end)


def latex_rows(left: str, lines: list[list[str]], end: str = "") -> list[str]:
    """Return the rows of ``left &= `` and a sum that `wrap_sum` has broken into lines."""
    return _rows(f"{left} &= ", r"&\quad ", lines, end)


def _rows(left: str, indent: str, lines: list[list[str]], end: str) -> list[str]:
    first, *others = map(signed_sum, lines)
    rows = [f"{left}{first or 0}", *(f"{indent}{_signed(other)}" for other in others)]
    return [*rows[:-1], rows[-1] + end]


def _signed(total: str) -> str:
    return f"- {total[1:].lstrip()}" if total.startswith("-") else f"+ {total}"
