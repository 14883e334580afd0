"""FEED: fast and efficient evaluation of derivatives.

A number that carries its value, first and second partial derivatives through every operator and
elementary function, so that a composed expression is differentiated exactly, at a point, without
symbolic algebra (C. Itiki, J. J. Neto, Appl. Math. Comput. 152 (2004) 561-580).

Here it differentiates constraints that are Python functions, and in the tests it is the second,
independent route to the derivatives of `teachmech.model.derivation`.

To add a function: one line in `FUNCTIONS` with f, f' and f''.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array

_LN10 = float(np.log(10.0))


class Feed:
    """A value with its first and second partial derivatives in k independent variables.

    Parameters
    ----------
    value : float
    gradient : array, shape (k,)
    hessian : array, shape (k, k)

    Examples
    --------
    >>> x, y = variables([2.0, 3.0])
    >>> f = x**2 * np.sin(y)
    >>> f.gradient.round(6).tolist()  # 2 x sin y, x^2 cos y
    [0.56448, -3.95997]
    """

    __slots__ = ("gradient", "hessian", "value")

    def __init__(self, value: float, gradient: Array, hessian: Array) -> None:
        self.value = value
        self.gradient = gradient
        self.hessian = hessian

    def __repr__(self) -> str:
        return f"Feed({self.value!r}, gradient={self.gradient.tolist()})"

    def _through(self, f: float, df: float, ddf: float) -> Feed:
        """Chain rule for a function of one variable with these values at ``self.value``."""
        outer = np.outer(self.gradient, self.gradient)
        return Feed(f, df * self.gradient, ddf * outer + df * self.hessian)

    def _lift(self, other: Any) -> Feed:
        if isinstance(other, Feed):
            return other
        return Feed(np.float64(other), np.zeros_like(self.gradient), np.zeros_like(self.hessian))

    def __float__(self) -> float:
        hint = "use NumPy's functions, such as np.sin, instead of those of the module math"
        raise TypeError(f"a number that carries its derivatives is not a plain float; {hint}")

    def __neg__(self) -> Feed:
        return Feed(-self.value, -self.gradient, -self.hessian)

    def __pos__(self) -> Feed:
        return self

    def __abs__(self) -> Feed:
        return _apply("abs", self)

    def __add__(self, other: Any) -> Feed:
        o = self._lift(other)
        return Feed(self.value + o.value, self.gradient + o.gradient, self.hessian + o.hessian)

    __radd__ = __add__

    def __sub__(self, other: Any) -> Feed:
        return self + (-self._lift(other))

    def __rsub__(self, other: Any) -> Feed:
        return self._lift(other) - self

    def __mul__(self, other: Any) -> Feed:
        o = self._lift(other)
        cross = np.outer(self.gradient, o.gradient)
        return Feed(
            self.value * o.value,
            self.value * o.gradient + o.value * self.gradient,
            self.value * o.hessian + o.value * self.hessian + cross + cross.T,
        )

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Feed:
        o = self._lift(other)
        x = o.value
        return self * o._through(1 / x, -1 / x**2, 2 / x**3)

    def __rtruediv__(self, other: Any) -> Feed:
        return self._lift(other) / self

    def __pow__(self, other: Any) -> Feed:
        if isinstance(other, Feed):
            return _apply("exp", other * _apply("ln", self))
        x, n = self.value, np.float64(other)
        first = n * x ** (n - 1) if n != 0 else 0.0
        second = n * (n - 1) * x ** (n - 2) if n not in (0, 1) else 0.0
        return self._through(x**n, first, second)

    def __rpow__(self, other: Any) -> Feed:
        c = np.log(np.float64(other))
        f = np.float64(other) ** self.value
        return self._through(f, c * f, c**2 * f)

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **keywords: Any) -> Any:
        """Let ``np.sin(x)`` and ``np.float64(2) * x`` work on Feed numbers."""
        if method != "__call__" or keywords:
            return NotImplemented
        name = _UFUNCS.get(ufunc.__name__, "")
        if name in OF_TWO:
            return OF_TWO[name](*map(self._lift, inputs))
        if name:
            return _apply(name, inputs[0])
        operator = _OPERATORS.get(ufunc.__name__)
        if operator is None:
            return NotImplemented
        return operator(self._lift(inputs[0]), *inputs[1:])


# name -> value, first and second derivative. The first fifteen are those of Itiki & Neto 2004.
FUNCTIONS: dict[str, Callable[[Any], tuple[Any, Any, Any]]] = {
    "sin": lambda x: (np.sin(x), np.cos(x), -np.sin(x)),
    "cos": lambda x: (np.cos(x), -np.sin(x), -np.cos(x)),
    "tan": lambda x: (np.tan(x), 1 + np.tan(x) ** 2, 2 * np.tan(x) * (1 + np.tan(x) ** 2)),
    "asin": lambda x: (np.arcsin(x), (1 - x**2) ** -0.5, x * (1 - x**2) ** -1.5),
    "acos": lambda x: (np.arccos(x), -((1 - x**2) ** -0.5), -x * (1 - x**2) ** -1.5),
    "atan": lambda x: (np.arctan(x), 1 / (1 + x**2), -2 * x / (1 + x**2) ** 2),
    "exp": lambda x: (np.exp(x), np.exp(x), np.exp(x)),
    "ln": lambda x: (np.log(x), 1 / x, -1 / x**2),
    "log": lambda x: (np.log10(x), 1 / (x * _LN10), -1 / (x**2 * _LN10)),
    "sinh": lambda x: (np.sinh(x), np.cosh(x), np.sinh(x)),
    "cosh": lambda x: (np.cosh(x), np.sinh(x), np.cosh(x)),
    "tanh": lambda x: (
        np.tanh(x),
        1 - np.tanh(x) ** 2,
        -2 * np.tanh(x) * (1 - np.tanh(x) ** 2),
    ),
    "asinh": lambda x: (np.arcsinh(x), (x**2 + 1) ** -0.5, -x * (x**2 + 1) ** -1.5),
    "acosh": lambda x: (np.arccosh(x), (x**2 - 1) ** -0.5, -x * (x**2 - 1) ** -1.5),
    "atanh": lambda x: (np.arctanh(x), 1 / (1 - x**2), 2 * x / (1 - x**2) ** 2),
    "sqrt": lambda x: (np.sqrt(x), 0.5 * x**-0.5, -0.25 * x**-1.5),
    "abs": lambda x: (np.abs(x), np.sign(x), 0.0),
    "sign": lambda x: (np.sign(x), 0.0, 0.0),
    "step": lambda x: (np.heaviside(x, 0.5), 0.0, 0.0),
}
_UFUNCS = {
    "arcsin": "asin",
    "arccos": "acos",
    "arctan": "atan",
    "arcsinh": "asinh",
    "arccosh": "acosh",
    "arctanh": "atanh",
    "log": "ln",
    "log10": "log",
    "absolute": "abs",
    "arctan2": "atan2",
    "minimum": "min",
    "maximum": "max",
} | {name: name for name in ("sin", "cos", "tan", "exp", "sinh", "cosh", "tanh", "sqrt", "sign")}
_OPERATORS: dict[str, Callable[..., Feed]] = {
    "add": Feed.__add__,
    "subtract": Feed.__sub__,
    "multiply": Feed.__mul__,
    "divide": Feed.__truediv__,
    "power": Feed.__pow__,
    "negative": Feed.__neg__,
    "positive": Feed.__pos__,
    "square": lambda x: x * x,
}


def _atan2(y: Feed, x: Feed) -> Feed:
    """The angle of a point: near the axes its tangent or cotangent is small."""
    angle = _apply("atan", y / x) if abs(y.value) <= abs(x.value) else -_apply("atan", x / y)
    return Feed(np.arctan2(y.value, x.value), angle.gradient, angle.hessian)


def _smallest(x: Feed, y: Feed) -> Feed:
    if x.value == y.value:
        return 0.5 * (x + y)
    return y if x.value > y.value or np.isnan(y.value) else x


OF_TWO: dict[str, Callable[[Feed, Feed], Feed]] = {
    "atan2": _atan2,
    "min": _smallest,
    "max": lambda x, y: -_smallest(-x, -y),
}


def _apply(name: str, x: Feed) -> Feed:
    return x._through(*FUNCTIONS[name](np.float64(x.value)))


def variables(values: Sequence[float] | Array) -> list[Feed]:
    """Return the independent variables at these values.

    Parameters
    ----------
    values : sequence of float, length k

    Returns
    -------
    list of Feed
        The i-th has the i-th unit vector as its gradient and no second derivatives.

    Examples
    --------
    >>> x, y = variables([1.0, 2.0])
    >>> (x * y).hessian.tolist()
    [[0.0, 1.0], [1.0, 0.0]]
    """
    k = len(values)
    return [Feed(np.float64(x), np.eye(k)[i], np.zeros((k, k))) for i, x in enumerate(values)]


def linearise(
    function: Callable[..., Any],
    arguments: Sequence[tuple[str, int]],
    t: float,
    q: Array,
    v: Array,
    p: Array,
) -> tuple[float, float, Array, float]:
    """Differentiate a constraint that is a Python function to its row of A q'' = b.

    Parameters
    ----------
    function : callable
        Returns the left side of ``... = 0``.
    arguments : sequence of (str, int)
        Where each argument comes from: ``("t", 0)``, or an index in ``"q"``, ``"v"``, ``"p"``.
    t : float
        Time.
    q, v : array, shape (n,)
        Coordinates and velocities.
    p : array
        Parameters.

    Returns
    -------
    value : float
        The constraint h or g itself.
    rate : float
        The velocity form: dh/dt for a holonomic constraint, g itself for a non-holonomic one.
    row : array, shape (n,)
        A_k = dh/dq, or dg/dv (Itiki & Neto 2004, section on FEED).
    b : float
        ``-[1 v] H [1 v]`` with the Hessian H of h in (t, q), or ``-(dg/dt + dg/dq v)``.

    Raises
    ------
    TypeError
        The function returns no single number, or uses a function that knows no derivatives, such
        as those of the module `math`; use NumPy's.

    Examples
    --------
    >>> rod = lambda x, y: x**2 + y**2 - 1
    >>> q, v = np.array([0.6, 0.8]), np.array([0.8, -0.6])
    >>> value, rate, row, b = linearise(rod, [("q", 0), ("q", 1)], 0.0, q, v, np.array([]))
    >>> row.round(12).tolist(), float(round(b, 12))
    ([1.2, 1.6], -2.0)
    """
    given: dict[str, Any] = {"t": [t], "q": q, "v": v, "p": p}
    moving = [place for place in arguments if place[0] != "p"]
    feeds = dict(zip(moving, variables([given[kind][i] for kind, i in moving]), strict=True))
    result = function(*(feeds[a] if a in feeds else given["p"][a[1]] for a in arguments))
    if not isinstance(result, Feed):
        if not np.isscalar(result) or isinstance(result, str):
            raise TypeError(f"it returns {type(result).__name__} instead of one number")
        result = feeds[moving[0]]._lift(result)
    # velocity of each argument: 1 for time, v_i for a coordinate, unknown for a velocity
    speed = np.array([{"t": 1.0, "q": v[i], "v": 0.0}[kind] for kind, i in moving])
    row = np.zeros(len(q))
    of_velocity = any(kind == "v" for kind, _ in moving)
    for (kind, i), slope in zip(moving, result.gradient, strict=True):
        if kind == ("v" if of_velocity else "q"):
            row[i] = slope
    along = float(result.gradient @ speed)
    if of_velocity:
        return float(result.value), float(result.value), row, -along
    return float(result.value), along, row, -float(speed @ result.hessian @ speed)
