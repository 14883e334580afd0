"""Baumgarte's stabilisation: the two published forms, and the steps for which RK4 is stable.

J. Baumgarte, Comput. Methods Appl. Mech. Eng. 1 (1972) 1-16. The constraint obeys
a damped equation in place of h'' = 0, so that an error decays. teachmech uses the form

    h'' + 2 alpha h' + beta^2 h = 0            g' + 2 alpha g = 0 for a non-holonomic constraint

(the form of the program Gauss2D of D. de Falco, E. Pennestri, L. Vita). R. G. Mukharlyamov and
C. T. Deressa write h'' + a h' + b h = 0.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Iterable
from typing import Any

from teachmech.base.errors import ProblemError

GROWTH_ROUNDING = 1e-12  # a growth factor this close to 1 counts as 1


def from_damping_and_stiffness(a: float, b: float) -> tuple[float, float]:
    """Return alpha and beta for which teachmech's form equals h'' + a h' + b h = 0.

    Parameters
    ----------
    a : float
        In 1/s; not negative.
    b : float
        In 1/s^2; not negative.

    Examples
    --------
    >>> from_damping_and_stiffness(20, 100)
    (10.0, 10.0)
    """
    if a < 0 or b < 0:
        what = f"a = {a:g} and b = {b:g} must not be negative"
        raise ProblemError(what, hint="give 0 or more; otherwise errors grow")
    return a / 2, math.sqrt(b)


def to_damping_and_stiffness(alpha: float, beta: float) -> tuple[float, float]:
    """Return a = 2 alpha and b = beta^2.

    Examples
    --------
    >>> to_damping_and_stiffness(10, 10)
    (20, 100)
    """
    return 2 * alpha, beta**2


def roots(alpha: float, beta: float) -> tuple[complex, complex]:
    """Return the roots of s^2 + 2 alpha s + beta^2 = 0, in 1/s: errors change as exp(s t).

    Examples
    --------
    >>> roots(10, 10)
    ((-10+0j), (-10+0j))
    """
    root = cmath.sqrt(alpha**2 - beta**2)
    return -alpha + root, -alpha - root


def error_roots(alpha: float, beta: float, holonomic: Iterable[bool]) -> tuple[complex, ...]:
    """Return the roots for the errors of these constraints, in 1/s.

    Parameters
    ----------
    alpha, beta : float
        In 1/s.
    holonomic : iterable of bool
        Whether each constraint is holonomic, with two roots; a non-holonomic one has the root
        -2 alpha.

    Raises
    ------
    ProblemError
        If there is no constraint.

    Examples
    --------
    >>> error_roots(5, 5, [True, False])
    ((-5+0j), (-5+0j), (-10+0j))
    """
    kinds = set(holonomic)
    if not kinds:
        raise ProblemError("there is no constraint to stabilise", key="holonomic")
    both = roots(alpha, beta) if True in kinds else ()
    return (*both, complex(-2 * alpha)) if False in kinds else both


def amplification(z: Any) -> Any:
    """Return 1 + z + z^2/2 + z^3/6 + z^4/24, the factor of an error in one step of RK4.

    Parameters
    ----------
    z : complex or array of complex
        The step times a root s; the exact factor for an error exp(s t) is exp(z).

    Notes
    -----
    The stability function of RK4; E. Hairer, G. Wanner, "Solving Ordinary Differential
    Equations II", 2nd ed., 1996, chapter IV.2.

    Examples
    --------
    >>> round(amplification(-1), 12)
    0.375
    """
    return 1 + z + z**2 / 2 + z**3 / 6 + z**4 / 24


def rk4_growth(
    alpha: float, beta: float, step: float, holonomic: Iterable[bool] = (True,)
) -> float:
    """Return the largest factor of a constraint's error in one step of RK4.

    Below 1 the error decays; above 1 the step is too long for these coefficients. It is the largest
    abs(1 + z + z^2/2 + z^3/6 + z^4/24) with z = step * root.

    Parameters
    ----------
    alpha, beta : float
        In 1/s.
    step : float
        In seconds.
    holonomic : iterable of bool
        The kinds of the constraints; see `error_roots`.

    Examples
    --------
    >>> rk4_growth(10, 10, 0.01) < 1 < rk4_growth(10, 10, 0.3)
    True
    """
    factors = (amplification(step * root) for root in error_roots(alpha, beta, holonomic))
    return max(abs(complex(factor)) for factor in factors)


def longest_step(alpha: float, beta: float, holonomic: Iterable[bool] = (True,)) -> float:
    """Return the longest step in seconds for which no error grows under RK4.

    Parameters
    ----------
    alpha, beta : float
        In 1/s, not negative.
    holonomic : iterable of bool
        The kinds of the constraints; see `error_roots`.

    Returns
    -------
    float
        Infinite if all roots are 0, since every step is then stable.

    Notes
    -----
    Every ray from 0 into the left half plane leaves the region of stability of RK4 once, between
    abs(z) = 2.6 and 3, so that bisection finds this point.

    Examples
    --------
    >>> round(longest_step(10, 10), 4)
    0.2785
    """
    kinds = tuple(holonomic)
    fastest = max(abs(root) for root in error_roots(alpha, beta, kinds))
    if fastest == 0:
        return math.inf
    stable, unstable = 2 / fastest, 4 / fastest
    for _ in range(60):
        middle = (stable + unstable) / 2
        if rk4_growth(alpha, beta, middle, kinds) > 1 + GROWTH_ROUNDING:
            unstable = middle
        else:
            stable = middle
    return stable
