"""Formulas to LaTeX."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction

from teachmech.expressions.algebra import (
    Formula,
    Function,
    Number,
    Pi,
    Power,
    Product,
    Sum,
    Symbol,
)
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.writing import fraction_of, ordered_terms

GREEK = frozenset(
    """alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi rho sigma tau
    upsilon phi chi psi omega Gamma Delta Theta Lambda Xi Sigma Upsilon Phi Psi Omega""".split()
)


def to_latex(expression: Formula, names: Mapping[str, str] | None = None) -> str:
    r"""Return an expression in LaTeX.

    Parameters
    ----------
    expression : Formula
    names : mapping, optional
        The LaTeX of symbols; `stem_and_index` writes all other symbols.

    Examples
    --------
    >>> from teachmech.expressions import symbol
    >>> to_latex(symbol("vx1") ** 2 / 2, {"vx1": r"\dot{x}_{1}"})
    '\\frac{\\dot{x}_{1}^{2}}{2}'
    """
    known = names or {}
    words = any(r"\mathrm" in known.get(s.name, "") for s in expression.free_symbols)
    between = r" \, " if words else " "  # words next to each other need a gap
    return _LatexWriter(known, between).write(expression)


def stem_and_index(name: str) -> tuple[str, str]:
    r"""Return the LaTeX of a name as its stem and its index.

    ``x12`` gives ``x`` and ``_{12}``, ``phi`` gives ``\phi``; a longer word is set upright.
    ``A1_x`` of a point A1 gives ``A`` and ``_{1x}``, ``theta_OA`` gives ``\theta`` and ``_{OA}``.
    """
    found = re.fullmatch(r"([A-Za-z]+)_?([0-9]*|[A-Za-z])", name)
    stem, index = found.groups() if found else (name, "")
    if point := re.fullmatch(r"([A-Za-z])([0-9]+)_([xyz])", name):
        stem, index = point[1], point[2] + point[3]
    angle, _, body = name.partition("_")
    if angle in GREEK and body.isalnum():
        stem, index = angle, body if len(body) == 1 or body.isdigit() else rf"\mathrm{{{body}}}"
    if stem in GREEK:
        stem = "\\" + stem
    elif len(stem) > 1:
        stem, index = name.replace("_", r"\_"), ""
        stem = rf"\mathrm{{{stem}}}"
    return stem, f"_{{{index}}}" if index else ""


class _LatexWriter:
    """Writes formulas with given LaTeX names and a given separator of factors."""

    def __init__(self, names: Mapping[str, str], times: str) -> None:
        self.names, self.times = names, times

    def write(self, e: Formula) -> str:
        match e:
            case Symbol():
                return self.names.get(e.name) or "".join(stem_and_index(e.name))
            case Number():
                return _number(e)
            case Pi():
                return r"\pi"
            case Sum():
                return self._sum(e)
            case Power() if e.exp.as_coeff_Mul()[0].value < 0:
                return self._product(e)
            case Product():
                return self._product(e)
            case Power():
                return self._power(e)
            case Function():
                return self._function(e)
        raise TypeError(type(e).__name__)

    def _sum(self, e: Sum) -> str:
        first, *others = map(self.write, ordered_terms(e))
        signed = (f" - {text[2:]}" if text.startswith("- ") else f" + {text}" for text in others)
        return "".join([first, *signed])

    def _product(self, e: Formula) -> str:
        negative, above, below = fraction_of(e)
        sign = "- " if negative else ""
        if not below:
            return sign + self._factors(above)
        top, bottom = (  # a single factor needs no parentheses next to a fraction bar
            self.write(own[0]) if len(own) == 1 else self._factors(own) for own in (above, below)
        )
        return rf"{sign}\frac{{{top}}}{{{bottom}}}"

    def _factors(self, factors: list[Formula]) -> str:
        text = ""
        for factor in factors:
            own = self._inside(factor) if isinstance(factor, Sum) else self.write(factor)
            two_numbers = re.search(r"[0-9][} ]*$", text) and re.match(r"\d|\\frac\{\d", own)
            text += (r" \cdot " if two_numbers else self.times) + own if text else own
        return text

    def _inside(self, e: Formula) -> str:
        return rf"\left({self.write(e)}\right)"

    def _power(self, e: Power) -> str:
        base, exponent = e.args
        if isinstance(exponent, Number) and isinstance(exponent.value, Fraction):
            p, q = exponent.value.as_integer_ratio()
            if p == 1:
                return rf"\sqrt{'' if q == 2 else f'[{q}]'}{{{self.write(base)}}}"
        raised = self.write(exponent)
        if isinstance(base, Function) and TABLE[base.name].is_raised:
            return self._function(base, f"^{{{raised}}}")
        plain = isinstance(base, Symbol | Pi) or (isinstance(base, Function) and base.name != "exp")
        if isinstance(base, Number):
            plain = base.value >= 0 and not isinstance(base.value, Fraction)
        return rf"{self.write(base) if plain else self._inside(base)}^{{{raised}}}"

    def _function(self, e: Function, raised: str = "") -> str:
        inside = ", ".join(map(self.write, e.args))
        if e.name == "exp":
            return f"e^{{{inside}}}"
        if e.name == "abs":
            return rf"\left|{{{inside}}}\right|"
        return rf"{TABLE[e.name].latex}{raised}{{\left({inside} \right)}}"


def _number(e: Number) -> str:
    if e.value < 0:
        return f"- {_number(Number(-e.value))}"
    if isinstance(e.value, Fraction):
        return rf"\frac{{{e.value.numerator}}}{{{e.value.denominator}}}"
    text = f"{e.value:.15g}" if isinstance(e.value, float) else str(e.value)
    mantissa, _, exponent = text.partition("e")
    return rf"{mantissa} \cdot 10^{{{int(exponent)}}}" if exponent else mantissa
