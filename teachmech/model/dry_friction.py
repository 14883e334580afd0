"""Coulomb friction of a constraint: normal force, sliding velocity, coefficients.

A constraint with friction has a second constraint, which acts as long as it sticks: its sliding
velocity is zero, and its multiplier is the force of static friction. A parameter, such as
``slip_floor``, is the sign of the sliding velocity while it slides, and otherwise 0.

    sticks:  u = 0,                        |T| <= mu_s N
    slides:  T = -mu N sign(u)             generalized force: T times the gradient du/dv

N is the length of the normal force, which is linear in multipliers and accelerations.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass

from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import HALF, ZERO, total

STICKS = " sticks"  # follows the name of the constraint


@dataclass(frozen=True)
class Friction:
    """The friction of one constraint.

    Attributes
    ----------
    constraint, stick : int
        The places of the constraint, and of the one that acts while it sticks.
    name : str
        The parameter that is the sign of the sliding velocity, or 0.
    slip : Formula
        The sliding velocity u, linear in the velocities.
    row : dict of int to Formula
        du/dv by the index of the coordinate.
    normal : tuple of Formula
        The components of the normal force, linear in accelerations and multipliers.
    coefficient, static : Formula
        mu while it slides, and mu_s.
    pushes : bool
        Whether the constraint is one-sided; its normal force is then minus the one component.
    """

    constraint: int
    stick: int
    name: str
    slip: Formula
    row: dict[int, Formula]
    normal: tuple[Formula, ...]
    coefficient: Formula
    static: Formula
    pushes: bool

    @property
    def normal_force(self) -> Formula:
        """N in the names of accelerations and multipliers."""
        parts = self.normal
        if self.pushes:
            return -parts[0]
        return abs(parts[0]) if len(parts) == 1 else total(*(x**2 for x in parts)) ** HALF

    def slopes(self, unknowns: Sequence[str]) -> Iterator[tuple[int, int, Formula]]:
        """Yield component, index of the unknown, and coefficient of each term of the normal force.

        Parameters
        ----------
        unknowns : sequence of str
            Accelerations, then multipliers. The index after the last is that of a constant term.
        """
        for d, part in enumerate(self.normal):
            slopes = {i: part.diff(symbol(name)) for i, name in enumerate(unknowns)}
            slopes = {i: slope for i, slope in slopes.items() if slope != 0}
            slopes[len(unknowns)] = part.xreplace({symbol(unknowns[i]): ZERO for i in slopes})
            yield from ((d, i, slope) for i, slope in slopes.items() if slope != 0)


def most_components(frictions: Iterable[Friction]) -> int:
    """Return the largest number of components of a normal force; 0 without frictions."""
    return max((len(friction.normal) for friction in frictions), default=0)


def slip_name(constraint: str) -> str:
    """Return the name of the parameter for the sign of the sliding velocity.

    Examples
    --------
    >>> slip_name("floor"), slip_name("length of AC")
    ('slip_floor', 'slip_length_of_AC')
    """
    return "slip_" + re.sub(r"\W", "_", constraint, flags=re.ASCII)


def tangent_of(
    equation: Formula, points: Iterable[Sequence[str | Formula]], coordinates: Container[str]
) -> tuple[Formula, Formula] | None:
    """Return the sliding velocity of a particle on a curve in the plane, and |dh/dr|.

    Parameters
    ----------
    equation : Formula
        h(x, y) with the coordinates of one particle.
    points : iterable of sequence of str
        The places of the points.
    coordinates : container of str
        All coordinates of the system.

    Returns
    -------
    tuple of Formula, or None
        (h_y vx - h_x vy)/|dh/dr|: to the right of dh/dr, such as vx on a floor y = 0; None if the
        equation is not such a curve.

    Examples
    --------
    >>> from teachmech.expressions import to_text
    >>> [to_text(found) for found in tangent_of(symbol("y") - 1, [("x", "y")], ["x", "y"])]
    ['vx', '1']
    """
    names = {s.name for s in equation.free_symbols if s.name in coordinates}
    for point in points:
        axes = [str(axis) for axis in point]
        if len(axes) == 2 and names and names <= {*axes}:
            across, up = (equation.diff(symbol(axis)) for axis in axes)
            length = (across**2 + up**2) ** HALF
            vx, vy = (symbol("v" + axis) for axis in axes)
            return (up * vx - across * vy) / length, length
    return None
