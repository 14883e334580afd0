"""FEED: fast and efficient evaluation of derivatives.

A `Feed` carries a value and its first and second partial derivatives through every operator and
elementary function. So a composed expression is differentiated exactly at a point, without
symbolic algebra (C. Itiki, J. J. Neto, Appl. Math. Comput. 152 (2004) 561-580).

It differentiates constraints that are Python functions. `teachmech.program.feed_writer` copies it
into programs that differentiate all constraints at run time. The tests use it as a second,
independent computation of the derivatives of `teachmech.model.derivation`.

The functions and their derivatives are those of `teachmech.expressions.elementary`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from teachmech.base.array_types import Array
from teachmech.expressions.algebra import function_with_derivatives
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.evaluation import Evaluator, evaluator

Locations = Sequence[tuple[str, int]]


class Feed(NDArrayOperatorsMixin):
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

    def __float__(self) -> float:
        hint = "use NumPy's functions, such as np.sin, instead of those of the module math"
        raise TypeError(f"a number that carries its derivatives is not a plain float; {hint}")

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **keywords: Any) -> Any:
        """Apply an operation; NumPy calls this for operators, as in 2 * x, and for np.sin(x)."""
        rule = RULES.get(ufunc)
        if rule is None or method != "__call__" or keywords:
            return NotImplemented
        return rule(*(x if isinstance(x, Feed) else constant(x, self) for x in inputs))


# --- the rules of differentiation -------------------------------------------------------------


def constant(x: Any, like: Feed) -> Feed:
    """Return a constant: a number whose derivatives are 0."""
    k = len(like.gradient)
    return Feed(np.float64(x), np.zeros(k), np.zeros((k, k)))


def add(u: Feed, v: Feed) -> Feed:
    """Return the sum u + v."""
    return Feed(u.value + v.value, u.gradient + v.gradient, u.hessian + v.hessian)


def subtract(u: Feed, v: Feed) -> Feed:
    """Return the difference u - v."""
    return Feed(u.value - v.value, u.gradient - v.gradient, u.hessian - v.hessian)


def negative(u: Feed) -> Feed:
    """Return -u."""
    return Feed(-u.value, -u.gradient, -u.hessian)


def multiply(u: Feed, v: Feed) -> Feed:
    """Return u v: the gradient is u v' + v u', the Hessian u v'' + v u'' + u' v'^T + v' u'^T."""
    cross = u.gradient[:, None] * v.gradient
    return Feed(
        u.value * v.value,
        u.value * v.gradient + v.value * u.gradient,
        u.value * v.hessian + v.value * u.hessian + cross + cross.T,
    )


def divide(u: Feed, v: Feed) -> Feed:
    """Return the quotient u/v as the product of u and 1/v."""
    x = v.value
    return multiply(u, chain_of_one(v, 1 / x, -1 / x**2, 2 / x**3))


def power(u: Feed, v: Feed) -> Feed:
    """Return u^v; a variable exponent needs u > 0, as u^v = exp(v ln u)."""
    x, n = u.value, v.value
    f = x**n
    if v.gradient.any() or v.hessian.any():
        return chain_of_one(multiply(v, chain_of_one(u, np.log(x), 1 / x, -1 / x**2)), f, f, f)
    slope = n * x ** (n - 1) if n != 0 else 0.0
    return chain_of_one(u, f, slope, n * (n - 1) * x ** (n - 2) if n not in (0, 1) else 0.0)


def chain_of_one(u: Feed, f: float, df: float, ddf: float) -> Feed:
    """Chain rule for a function f(u) with these derivatives at u."""
    outer = u.gradient[:, None] * u.gradient
    return Feed(f, df * u.gradient, ddf * outer + df * u.hessian)


def chain_of_two(
    u: Feed, v: Feed, f: float, fu: float, fv: float, fuu: float, fuv: float, fvv: float
) -> Feed:
    """Chain rule for a function f(u, v); an argument without influence may have no derivative."""
    gradient, hessian = np.zeros_like(u.gradient), np.zeros_like(u.hessian)
    for x, df in ((u, fu), (v, fv)):
        if df != 0:
            gradient, hessian = gradient + df * x.gradient, hessian + df * x.hessian
    for x, y, ddf in ((u, u, fuu / 2), (u, v, fuv), (v, v, fvv / 2)):
        if ddf != 0:
            cross = ddf * (x.gradient[:, None] * y.gradient)
            hessian = hessian + cross + cross.T
    return Feed(f, gradient, hessian)


@cache
def _evaluators(name: str) -> list[Evaluator]:
    return [evaluator(e) for e in function_with_derivatives(name)[1:]]


def _elementary(name: str, *arguments: Feed) -> Feed:
    """Return an elementary function of one or two arguments."""
    values = [u.value for u in arguments]
    at = dict(zip("uv", values, strict=False))
    derivatives = [evaluate(at) for evaluate in _evaluators(name)]
    chain: Callable[..., Feed] = chain_of_one if len(arguments) == 1 else chain_of_two
    return chain(*arguments, getattr(np, TABLE[name].numpy)(*values), *derivatives)


# The rule of each operation that NumPy knows
RULES: dict[np.ufunc, Callable[..., Feed]] = {
    np.add: add,
    np.subtract: subtract,
    np.negative: negative,
    np.positive: lambda u: u,
    np.multiply: multiply,
    np.divide: divide,
    np.power: power,
    np.square: lambda u: multiply(u, u),
    **{getattr(np, own.numpy): partial(_elementary, n) for n, own in TABLE.items() if own.numpy},
}


# --- constraints ------------------------------------------------------------------------------


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
    function: Callable[..., Any], arguments: Locations, t: float, q: Array, v: Array, p: Array
) -> tuple[float, float, Array, float]:
    """Return the row of A q'' = b for a constraint that is a Python function.

    Parameters
    ----------
    function : callable
        Returns the left side of ``... = 0``.
    arguments : sequence of (str, int)
        The value that each argument receives: ``("t", 0)``, or an index in ``"q"``, ``"v"``,
        ``"p"``.
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
        If the function does not return a single number, or uses a function without derivatives,
        such as those of the module `math`; use NumPy's functions.

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
        result = constant(result, feeds[moving[0]])
    of_velocity = any(kind == "v" for kind, _ in moving)
    return (nonholonomic_row if of_velocity else holonomic_row)(result, moving, v)


def holonomic_row(h: Feed, locations: Locations, v: Array) -> tuple[float, float, Array, float]:
    """Return h, dh/dt, A_k = dh/dx and b_k = -[1 v]' H [1 v] (Itiki, Neto 2004).

    `locations` describes the variables of h: time, or coordinates by their numbers.
    """
    rates = np.array([1.0 if kind == "t" else v[i] for kind, i in locations])
    row = np.zeros(len(v))
    for (kind, i), slope in zip(locations, h.gradient, strict=True):
        if kind == "q":
            row[i] = slope
    return h.value, float(h.gradient @ rates), row, -float(rates @ h.hessian @ rates)


def nonholonomic_row(g: Feed, locations: Locations, v: Array) -> tuple[float, float, Array, float]:
    """Return g, g again as velocity form, A_k = dg/dv and b_k = -(dg/dt + dg/dx v).

    `locations` describes the variables of g: time, or coordinates or velocities by their numbers.
    """
    rates = np.array([{"t": 1.0, "q": v[i], "v": 0.0}[kind] for kind, i in locations])
    row = np.zeros(len(v))
    for (kind, i), slope in zip(locations, g.gradient, strict=True):
        if kind == "v":
            row[i] = slope
    return g.value, g.value, row, -float(g.gradient @ rates)
