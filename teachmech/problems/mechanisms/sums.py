"""Sums for reading: plain numbers, common factors in front, lines that are not too long."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from teachmech.expressions import to_latex, to_text
from teachmech.expressions.sympy_form import from_sympy

if TYPE_CHECKING:
    import sympy

WIDTH = 76  # of a line, in characters of its text
NEGLIGIBLE = 1e-12


@dataclass(frozen=True)
class Summand:
    """A factor of numbers and parameters, times what depends on time and state."""

    factor: sympy.Expr
    rest: sympy.Expr

    def text(self) -> str:
        """The product in the expression language."""
        if self.factor.is_Number and not self.rest.is_Add:
            return to_text(from_sympy(self.factor * self.rest))
        return self._product(
            to_text(from_sympy(self.factor)), to_text(from_sympy(self.rest)), "*", "(", ")"
        )

    def latex(self, names: dict[str, str]) -> str:
        """The product in LaTeX."""
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
    """The shortest of some forms of a coefficient, with plain numbers."""
    import sympy

    forms = [plain(form(coefficient)) for form in (sympy.together, sympy.factor)]
    return min(forms, key=lambda form: len(to_text(from_sympy(form))))


def gathered(factor: sympy.Expr, terms: list[tuple[sympy.Expr, sympy.Expr]]) -> Summand:
    """A factor times a sum of monomials, whose numbers have no common divisor."""
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
    """The same with 2 for 2.0, 4/7 for 0.571428571428571, and (x - y)^2 for (-x + y)^2."""
    import sympy

    def as_short(number: sympy.Float) -> sympy.Expr:
        value = float(number)
        near = Fraction(value).limit_denominator(999)
        long = len(repr(value)) > 9
        if abs(near - value) <= NEGLIGIBLE * abs(value) and (long or near.denominator == 1):
            return sympy.Rational(near.numerator, near.denominator)
        return sympy.Float(f"{value:.12g}")

    expression = expression.xreplace({n: as_short(n) for n in expression.atoms(sympy.Float)})
    return expression.replace(
        lambda e: e.is_Pow and e.base.is_Add and e.exp.is_even and _begins_with_minus(e.base),
        lambda e: (-e.base) ** e.exp,
    )


def _begins_with_minus(total: sympy.Expr) -> bool:
    return bool(total.as_ordered_terms()[0].could_extract_minus_sign())


def joined(texts: Iterable[str]) -> str:
    """Summands with their signs between them."""
    first, *others = [*texts] or [""]
    return " ".join([first, *map(_signed, others)])


def broken(summands: Iterable[tuple[str, str]]) -> list[list[str]]:
    """The second of each pair, in lines that are not too wide for the first."""
    lines: list[list[str]] = [[]]
    width = 0
    for text, shown in summands:
        if lines[-1] and width + len(text) > WIDTH:
            lines.append([])
            width = 0
        lines[-1].append(shown)
        width += len(text) + 3
    return lines


def text_lines(left: str, summands: Sequence[Summand], end: str = "") -> list[str]:
    """The lines of ``left`` and a sum."""
    lines = broken([(s.text(), s.text()) for s in summands])
    return _rows(f"    {left}", " " * 8, lines, end)


def latex_rows(left: str, lines: list[list[str]], end: str = "") -> list[str]:
    """The rows of ``left &= `` a sum that is broken into lines."""
    return _rows(f"{left} &= ", r"&\quad ", lines, end)


def _rows(left: str, indent: str, lines: list[list[str]], end: str) -> list[str]:
    first, *others = map(joined, lines)
    rows = [f"{left}{first or 0}", *(f"{indent}{_signed(other)}" for other in others)]
    return [*rows[:-1], rows[-1] + end]


def _signed(total: str) -> str:
    return f"- {total[1:].lstrip()}" if total.startswith("-") else f"+ {total}"
