"""FEED: fast and efficient evaluation of derivatives.

A `Feed` carries a value and its first and second partial derivatives through every operator and
elementary function. So a composed expression is differentiated exactly at a point, without
symbolic algebra (C. Itiki, J. J. Neto, Appl. Math. Comput. 152 (2004) 561-580).

It differentiates constraints that are Python functions. The tests use it as a second, independent
computation of the derivatives of `teachmech.model.derivation`.

The functions and their derivatives are those of `teachmech.expressions.elementary`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.expressions import symbol
from teachmech.expressions.algebra import function
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.evaluation import Evaluator, evaluator


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
        outer = self.gradient[:, None] * self.gradient
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
        cross = self.gradient[:, None] * o.gradient
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
        if name := _UFUNCS.get(ufunc, ""):
            return _apply(name, *map(self._lift, inputs))
        operator = _OPERATORS.get(ufunc.__name__)
        if operator is None:
            return NotImplemented
        return operator(self._lift(inputs[0]), *inputs[1:])


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


_UFUNCS = {getattr(np, own.numpy): name for name, own in TABLE.items() if own.numpy}
_NAMES = ("u", "v")  # of the arguments in the derivatives


@cache
def _derivatives(name: str) -> tuple[Any, list[Evaluator], list[list[Evaluator]]]:
    """Return NumPy's function, its first derivatives, and the lower triangle of its second ones."""
    arguments = [symbol(u) for u in _NAMES[: TABLE[name].arguments[0]]]
    slopes = [function(name, *arguments).diff(u) for u in arguments]
    second = [
        [evaluator(slope.diff(u)) for u in arguments[: k + 1]] for k, slope in enumerate(slopes)
    ]
    return getattr(np, TABLE[name].numpy), [*map(evaluator, slopes)], second


def _apply(name: str, *x: Feed) -> Feed:
    """Apply a function; arguments of zero slope are skipped, as they may have no derivative."""
    value, slopes, second = _derivatives(name)
    if len(x) == 1:
        at = {_NAMES[0]: x[0].value}
        return x[0]._through(value(x[0].value), slopes[0](at), second[0][0](at))
    at = dict(zip(_NAMES, (e.value for e in x), strict=True))
    gradient, hessian = np.zeros_like(x[0].gradient), np.zeros_like(x[0].hessian)
    for k, e in enumerate(x):
        if (df := slopes[k](at)) != 0:
            gradient, hessian = gradient + df * e.gradient, hessian + df * e.hessian
        for other, curvature in zip(x, second[k], strict=False):
            if (ddf := curvature(at)) != 0:
                cross = ddf * (e.gradient[:, None] * other.gradient)
                hessian = hessian + (cross if other is e else cross + cross.T)
    return Feed(value(*at.values()), gradient, hessian)


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
    """Return the row of A q'' = b of a constraint that is a Python function.

    Parameters
    ----------
    function : callable
        Returns the left side of ``... = 0``.
    arguments : sequence of (str, int)
        The source of each argument: ``("t", 0)``, or an index in ``"q"``, ``"v"``, ``"p"``.
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
        The function does not return a single number, or uses a function without derivatives, such
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
    # rate of each argument: 1 for time, v_i for a coordinate, unknown for a velocity
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
