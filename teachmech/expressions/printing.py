"""SymPy to text: the expression language, Python and JavaScript source, LaTeX.

`to_text` writes what `parser.parse_expression` reads back to the same expression.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from teachmech.expressions.language import FUNCTIONS, symbol

if TYPE_CHECKING:
    import sympy

_TEXT_NAMES = {"log": "ln", "Abs": "abs", "Magnitude": "abs", "Sign": "sign"}
NUMPY_NAMES = {
    "Abs": "abs",
    "Magnitude": "abs",
    "Sign": "sign",
    "asin": "arcsin",
    "acos": "arccos",
    "atan": "arctan",
    "asinh": "arcsinh",
    "acosh": "arccosh",
    "atanh": "arctanh",
}
# The NumPy names that Python source may contain, to import them.
PYTHON_NAMES = frozenset(
    """sin cos tan arcsin arccos arctan exp log sinh cosh tanh arcsinh arccosh arctanh sqrt sign
    pi""".split()
)
SCRIPT_NAMES = {"Abs": "abs", "Magnitude": "abs", "Sign": "sign"}
_FUNCTIONS = frozenset((*FUNCTIONS, "Abs", "Magnitude", "Sign", "Real"))


def is_real_formula(expression: sympy.Expr) -> bool:
    """Return whether an expression is made of the functions of the language alone.

    SymPy may leave it, for an argument that it cannot prove to be real.

    Examples
    --------
    >>> import sympy
    >>> is_real_formula(sympy.sin(1) * symbol("x")), is_real_formula(sympy.re(sympy.Symbol("z")))
    (True, False)
    """
    import sympy

    foreign = (sympy.I, sympy.Derivative, sympy.nan, sympy.zoo, sympy.oo, -sympy.oo)
    used = {function.func.__name__ for function in expression.atoms(sympy.Function)}
    return used <= _FUNCTIONS and not expression.has(*foreign)


def to_text(expression: sympy.Expr) -> str:
    """Return an expression in the expression language.

    Examples
    --------
    >>> from teachmech.expressions import parse_expression, Names
    >>> to_text(parse_expression("2*abs(x1)^2/ln(3)", Names(["x1"])).symbolic)
    '2*x1^2/ln(3)'
    """
    return str(_printer()("^", _TEXT_NAMES, {}).doprint(expression))


def to_python(expression: sympy.Expr, names: Mapping[str, str] | None = None) -> str:
    """Return an expression as Python source over NumPy's function names.

    Parameters
    ----------
    expression : sympy.Expr
        Made of numbers, symbols and the functions of the language.
    names : mapping, optional
        The Python name of a symbol where it differs from its own.

    Examples
    --------
    >>> from teachmech.expressions import parse_expression, Names
    >>> to_python(parse_expression("asin(x1)^2", Names(["x1"])).symbolic)
    'arcsin(x1)**2'
    """
    return str(_printer()("**", NUMPY_NAMES, names or {}).doprint(expression))


def to_javascript(expression: sympy.Expr, names: Mapping[str, str] | None = None) -> str:
    """Return an expression as JavaScript source over the functions of ``Math``.

    Powers are calls of ``pow``, and squares of ``sq``, which the program defines.

    Examples
    --------
    >>> from teachmech.expressions import parse_expression, Names
    >>> to_javascript(parse_expression("-x1^2/sqrt(x1^3)", Names(["x1"])).symbolic)
    '-sq(x1)/sqrt(pow(x1, 3))'
    """
    return str(_printer()("pow", SCRIPT_NAMES, names or {}).doprint(expression))


def to_latex(expression: sympy.Expr, names: Mapping[str, str] | None = None) -> str:
    r"""Return an expression in LaTeX.

    Parameters
    ----------
    expression : sympy.Expr
    names : mapping, optional
        The LaTeX of a symbol where SymPy's own is not wanted.

    Examples
    --------
    >>> from teachmech.expressions import symbol
    >>> to_latex(symbol("vx1") ** 2, {"vx1": r"\dot{x}_{1}"})
    '\\dot{x}_{1}^{2}'
    """
    symbols = {symbol(name): latex for name, latex in (names or {}).items()}
    words = any(r"\mathrm" in symbols.get(s, "") for s in expression.free_symbols)
    between = r" \, " if words else None  # words side by side need a gap
    settings = {"symbol_names": symbols, "ln_notation": True, "mul_symbol": between}
    return str(_latex_printer()(settings).doprint(expression))


@cache
def _latex_printer() -> Any:
    """SymPy's, which would simplify a negative exponent to see whether it is constant."""
    from sympy import Mul, exp
    from sympy.printing.latex import LatexPrinter

    from teachmech.expressions.magnitude import Real

    class Printer(LatexPrinter):  # type: ignore[misc]
        def _print_Mul(self, e: Any) -> str:  # noqa: N802
            powers = {f: Real(f) for f in e.args if f.is_Pow or isinstance(f, exp)}
            hidden = {f: real for f, real in powers.items() if not f.exp.is_number}
            factors = [hidden.get(f, f) for f in e.args]
            return str(super()._print_Mul(Mul(*factors, evaluate=False) if hidden else e))

    return Printer


@cache
def _printer() -> Any:
    """The printer of all dialects, made once SymPy is needed."""
    from sympy.printing.precedence import PRECEDENCE
    from sympy.printing.str import StrPrinter

    class Printer(StrPrinter):  # type: ignore[misc]
        def __init__(
            self, power: str, functions: Mapping[str, str], names: Mapping[str, str]
        ) -> None:
            super().__init__()
            self.power, self.functions, self.names = power, functions, names

        def _print_Symbol(self, e: Any) -> str:  # noqa: N802
            return self.names.get(e.name, e.name)

        def _print_Function(self, e: Any) -> str:  # noqa: N802
            name = e.func.__name__
            return f"{self.functions.get(name, name)}({self.stringify(e.args, ', ')})"

        def _print_Real(self, e: Any) -> str:  # noqa: N802
            return str(self._print(e.args[0]))

        def _print_Exp1(self, e: Any) -> str:  # noqa: N802
            return "exp(1)"

        def _print_Float(self, e: Any) -> str:  # noqa: N802
            return repr(float(e))

        def _print_Pow(self, e: Any, rational: bool = False) -> str:  # noqa: N802
            if e.exp.is_Rational and e.exp.q == 2 and abs(e.exp.p) == 1:
                root = f"sqrt({self._print(e.base)})"
                return root if e.exp.p == 1 else f"1/{root}"
            if e.exp == -1:
                return f"1/{self.parenthesize(e.base, PRECEDENCE['Pow'])}"
            exponent = self._print(e.exp)
            if self.power == "pow":
                base = self._print(e.base)
                return f"sq({base})" if exponent == "2" else f"pow({base}, {exponent})"
            if not re.fullmatch(r"[\w.]+", exponent):
                exponent = f"({exponent})"
            return f"{self.parenthesize(e.base, PRECEDENCE['Pow'] + 1)}{self.power}{exponent}"

    return Printer
