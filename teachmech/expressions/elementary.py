"""The table of elementary functions, used by the algebra and by every output language.

To add a function, add an entry here and its name to the lists that users read (see
`CONTRIBUTING.md`). If it is made of other functions, as ``log`` is, give its ``formula``. Otherwise
NumPy, ``Math`` of JavaScript, the C library and MATLAB must have a function with the same values.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

MAX_ARGUMENTS = 50  # largest number of arguments of min and max
HALF = Fraction(1, 2)
_OWN = "its own name"
Signs = frozenset[int]


@dataclass(frozen=True)
class Elementary:
    """A function of the expression language.

    ``slopes`` and ``formula`` are called with the arguments and `algebra.function`, which makes a
    function from its name and arguments.

    Attributes
    ----------
    name : str
        The name in the expression language.
    value : callable
        Return the value for doubles.
    slopes : callable, optional
        Return the derivative as a formula; for a function of two arguments, both derivatives.
    formula : callable, optional
        Return the function as a formula of other functions; ``slopes`` is then not needed.
    arguments : (int, int)
        The least and the largest number of arguments. More than two are combined in pairs.
    domain : (float, float)
        The open interval on which a function of one argument has a real value and derivatives.
    parity : int
        1 for an even function, -1 for an odd one.
    signs : callable, optional
        Return the possible signs (-1, 0, 1) of the value, given those of the argument.
    undoes : str
        The function ``g`` with value(g(u)) = u for all u in the domain of g.
    exact, angles : mapping
        Exact values at whole numbers: numbers in ``exact``, multiples of pi in ``angles``.
    jumps, bends, is_angle : bool
        ``jumps`` is True if the value is discontinuous somewhere, ``bends`` if its derivative is,
        ``is_angle`` if it is an angle.
    unit_power : Fraction, optional
        The unit of the value is the unit of the argument to this power; 0 for a plain number.
        None if the argument must be a plain number.
    numpy, script, machine, sympy, matlab : str
        The functions of the same value in NumPy, ``Math`` of JavaScript, the C library (or an
        intrinsic function of LLVM), SymPy, and MATLAB and Octave (or a file in
        ``teachmech/program/matlab``); "" if there is none. The default is ``name``, or "" if the
        function has a formula.
    latex : str
        The command before the argument.
    is_raised : bool
        True if its powers are written as sin^2(x).
    spellings : tuple of str
        Other names that people use for it.
    """

    name: str
    value: Callable[..., float]
    slopes: Any = None
    formula: Any = None
    arguments: tuple[int, int] = (1, 1)
    domain: tuple[float, float] = (-math.inf, math.inf)
    parity: int = 0
    signs: Callable[[Signs], Signs] | None = None
    undoes: str = ""
    exact: Mapping[Any, int] = field(default_factory=dict)
    angles: Mapping[Any, Fraction] = field(default_factory=dict)
    jumps: bool = False
    bends: bool = False
    is_angle: bool = False
    unit_power: Fraction | None = None
    numpy: str = _OWN
    script: str = _OWN
    machine: str = _OWN
    sympy: str = _OWN
    matlab: str = _OWN
    latex: str = _OWN
    is_raised: bool = False
    spellings: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Fill in the names in the output languages."""
        own = "" if self.formula else self.name
        names = dict.fromkeys(("numpy", "script", "machine", "sympy", "matlab"), own)
        for target, name in (names | {"latex": rf"\operatorname{{{self.name}}}"}).items():
            if getattr(self, target) == _OWN:
                object.__setattr__(self, target, name)

    @property
    def is_partial(self) -> bool:
        """True if the function has no real value for some real numbers."""
        return self.domain != (-math.inf, math.inf)


def _same(signs: Signs) -> Signs:
    return signs


def _positive(signs: Signs) -> Signs:
    return frozenset([1])


def _sign(x: float) -> float:
    return float((x > 0) - (x < 0))


# As in Itiki & Neto 2004, ``ln`` is the natural and ``log`` the decimal logarithm.
_ALL = (
    Elementary(
        "sin", math.sin, lambda u, f: f("cos", u), parity=-1, undoes="asin",
        machine="llvm.sin.f64", latex=r"\sin", is_raised=True, spellings=("sen",),
    ),
    Elementary(
        "cos", math.cos, lambda u, f: -f("sin", u), parity=1, undoes="acos",
        machine="llvm.cos.f64", latex=r"\cos", is_raised=True,
    ),
    Elementary(
        "tan", math.tan, lambda u, f: 1 + f("tan", u) ** 2, parity=-1, undoes="atan",
        latex=r"\tan", is_raised=True, spellings=("tg",),
    ),
    Elementary(
        "asin", math.asin, lambda u, f: (1 - u**2) ** -HALF, domain=(-1, 1), parity=-1,
        signs=_same, angles={1: HALF}, is_angle=True, numpy="arcsin", latex=r"\arcsin",
        spellings=("arcsin",),
    ),
    Elementary(
        "acos", math.acos, lambda u, f: -((1 - u**2) ** -HALF), domain=(-1, 1), exact={1: 0},
        angles={0: HALF, -1: Fraction(1)}, is_angle=True, numpy="arccos", latex=r"\arccos",
        spellings=("arccos",),
    ),
    Elementary(
        "atan", math.atan, lambda u, f: 1 / (1 + u**2), parity=-1, signs=_same,
        angles={1: Fraction(1, 4)}, is_angle=True, numpy="arctan", latex=r"\arctan",
        spellings=("arctan",),
    ),
    Elementary(
        "exp", math.exp, lambda u, f: f("exp", u), signs=_positive, undoes="ln", exact={0: 1},
        machine="llvm.exp.f64",
    ),
    Elementary(
        "ln", math.log, lambda u, f: 1 / u, domain=(0, math.inf), undoes="exp", exact={1: 0},
        signs=lambda s: frozenset((-1, 0, 1)) if 1 in s else frozenset(),
        numpy="log", script="log", machine="llvm.log.f64", sympy="log", matlab="log",
        latex=r"\ln",
    ),
    Elementary(
        "log", math.log10, formula=lambda u, f: f("ln", u) / f("ln", 10), domain=(0, math.inf),
        numpy="log10", script="log10", latex=r"\log_{10}", spellings=("log10", "lg"),
    ),
    Elementary(
        "sinh", math.sinh, lambda u, f: f("cosh", u), parity=-1, signs=_same, undoes="asinh",
        latex=r"\sinh", is_raised=True,
    ),
    Elementary(
        "cosh", math.cosh, lambda u, f: f("sinh", u), parity=1, signs=_positive, undoes="acosh",
        exact={0: 1}, latex=r"\cosh", is_raised=True,
    ),
    Elementary(
        "tanh", math.tanh, lambda u, f: 1 - f("tanh", u) ** 2, parity=-1, signs=_same,
        undoes="atanh", latex=r"\tanh", is_raised=True,
    ),
    Elementary(
        "asinh", math.asinh, lambda u, f: (1 + u**2) ** -HALF, parity=-1, signs=_same,
        numpy="arcsinh", spellings=("arcsinh", "arsinh"),
    ),
    Elementary(
        "acosh", math.acosh, lambda u, f: (u - 1) ** -HALF * (u + 1) ** -HALF,
        domain=(1, math.inf), exact={1: 0},
        signs=lambda s: frozenset((0, 1)) if 1 in s else frozenset(),
        numpy="arccosh", spellings=("arccosh", "arcosh"),
    ),
    Elementary(
        "atanh", math.atanh, lambda u, f: 1 / (1 - u**2), domain=(-1, 1), parity=-1, signs=_same,
        numpy="arctanh", spellings=("arctanh", "artanh"),
    ),
    Elementary(
        "sqrt", math.sqrt, formula=lambda u, f: u**HALF, domain=(0, math.inf), unit_power=HALF,
        numpy="sqrt", script="sqrt", machine="llvm.sqrt.f64",
    ),
    Elementary(
        "abs", abs, lambda u, f: f("sign", u), parity=1, bends=True,
        signs=lambda s: frozenset(map(abs, s)), exact={0: 0}, unit_power=Fraction(1),
        machine="llvm.fabs.f64", sympy="Abs", spellings=("fabs",),
    ),
    Elementary(
        "sign", _sign, lambda u, f: 0, parity=-1, signs=_same, jumps=True, bends=True,
        unit_power=Fraction(0), machine="",
    ),
    Elementary(
        "step", lambda x: (1 + _sign(x)) / 2, formula=lambda u, f: (1 + f("sign", u)) / 2,
        jumps=True, bends=True, unit_power=Fraction(0),
        spellings=("heaviside", "Heaviside"),
    ),
    Elementary(
        "atan2", math.atan2, lambda y, x, f: (x / (x**2 + y**2), -y / (x**2 + y**2)),
        arguments=(2, 2), jumps=True, is_angle=True, unit_power=Fraction(0), numpy="arctan2",
        spellings=("arctan2",),
    ),
    Elementary(
        "min", min, lambda u, v, f: (f("step", v - u), f("step", u - v)),
        arguments=(2, MAX_ARGUMENTS), bends=True, unit_power=Fraction(1), numpy="minimum",
        machine="llvm.minimum.f64", sympy="Min", matlab="least", latex=r"\min",
        spellings=("minimum",),
    ),
    Elementary(
        "max", max, lambda u, v, f: (f("step", u - v), f("step", v - u)),
        arguments=(2, MAX_ARGUMENTS), bends=True, unit_power=Fraction(1), numpy="maximum",
        machine="llvm.maximum.f64", sympy="Max", matlab="greatest", latex=r"\max",
        spellings=("maximum",),
    ),
)  # fmt: skip
TABLE = {entry.name: entry for entry in _ALL}
BASIC = {name: entry for name, entry in TABLE.items() if entry.formula is None}
