"""Baumgarte's stabilisation: the two published forms, and where a method can follow them.

J. Baumgarte, Comput. Methods Appl. Mech. Eng. 1 (1972) 1-16. In place of h'' = 0 the constraint
obeys a damped equation, so that an error decays. teachmech uses the form

    h'' + 2 alpha h' + beta^2 h = 0            g' + 2 alpha g = 0 for a non-holonomic constraint

(the form of the program Gauss2D of D. de Falco, E. Pennestri, L. Vita). R. G. Mukharlyamov and
C. T. Deressa write h'' + a h' + b h = 0.
"""

from __future__ import annotations

import cmath
import math

from teachmech.errors import ProblemError


def from_damping_and_stiffness(a: float, b: float) -> tuple[float, float]:
    """Return alpha and beta for which h'' + a h' + b h = 0 is the same equation.

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
        raise ProblemError(what, hint="else errors grow in place of decaying")
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
    """Return the roots of s^2 + 2 alpha s + beta^2 = 0, in 1/s: errors go as exp(s t).

    Examples
    --------
    >>> roots(10, 10)
    ((-10+0j), (-10+0j))
    """
    root = cmath.sqrt(alpha**2 - beta**2)
    return -alpha + root, -alpha - root


def rk4_growth(alpha: float, beta: float, step: float) -> float:
    """Return by how much RK4 multiplies the worst error of a constraint in one step.

    Below 1 the error decays; above, the step is too long for these coefficients. It is the largest
    abs(1 + z + z^2/2 + z^3/6 + z^4/24) with z = step * root.

    Examples
    --------
    >>> rk4_growth(10, 10, 0.01) < 1 < rk4_growth(10, 10, 0.3)
    True
    """
    return max(
        abs(1 + z + z**2 / 2 + z**3 / 6 + z**4 / 24)
        for z in (step * root for root in roots(alpha, beta))
    )
