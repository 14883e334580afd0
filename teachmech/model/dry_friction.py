"""Coulomb friction of a constraint: normal force, sliding velocity, coefficients.

A constraint with friction has another constraint, which acts as long as it sticks: its sliding
velocity is zero, and its multiplier is the force of static friction. A parameter, such as
``slip_floor``, is the sign of the sliding velocity while it slides, and otherwise 0.

    sticks:  u = 0,                        |T| <= mu_s N
    slides:  T = -mu N u/|u|               generalized force: T times the gradient du/dv

N is the length of the normal force, which is linear in multipliers and accelerations. If N is the
sum of several lengths, as for the two corners of a slider, each of them is a `Friction` of its own
with the same constraint of sticking; together they slide or stick.

On a surface u and T have two components, each with a constraint and a parameter of its own. The
parameters are then a velocity r in a direction near that of u, so short that it counts as zero: the
direction of u + r is defined also where the sliding begins and ends (`teachmech.numerics.coulomb`).
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from teachmech.base.errors import ProblemError
from teachmech.expressions import Formula, evaluate, symbol
from teachmech.expressions.algebra import HALF, ONE, ZERO, Number, function, total

STICKS = " sticks"  # follows the name of the constraint
# Perpendicular unit vectors whose directions are those of no axis and of no common symmetry.
SKEW = (("0.8", "-0.6", "0"), ("0.48", "0.64", "-0.6"), ("0.36", "0.48", "0.8"))


@dataclass(frozen=True)
class Friction:
    """The friction of one constraint.

    Attributes
    ----------
    constraint : int
        The index of the constraint.
    sticks : tuple of int
        The indices of those that act while it sticks, one for each component of the velocity.
    names : tuple of str
        The parameters: the sign of the sliding velocity, or a short velocity in its direction; 0
        while it sticks.
    slips : tuple of Formula
        The sliding velocity u, one component or two, linear in the velocities.
    rows : tuple of dict of int to Formula
        du/dv by the index of the coordinate.
    normal : tuple of Formula
        The components of the normal force, linear in accelerations and multipliers.
    coefficient, static : Formula
        mu while it slides, and mu_s.
    pushes : bool
        Whether the constraint is one-sided; its normal force is then minus the one component.
    """

    constraint: int
    sticks: tuple[int, ...]
    names: tuple[str, ...]
    slips: tuple[Formula, ...]
    rows: tuple[dict[int, Formula], ...]
    normal: tuple[Formula, ...]
    coefficient: Formula
    static: Formula
    pushes: bool

    @property
    def normal_force(self) -> Formula:
        """N in the names of accelerations and multipliers."""
        return -self.normal[0] if self.pushes else length(self.normal)

    @property
    def reversal(self) -> Formula:
        """An expression that becomes positive when the sliding velocity passes zero.

        On a surface it is also positive if u has turned by more than 60 degrees from r.
        """
        r = tuple(symbol(name) for name in self.names)
        along = total(*(a * u for a, u in zip(r, self.slips, strict=True)))
        if len(r) == 1:
            return -along
        return HALF * length(self.slips) - along / function("max", length(r), Number(1e-300))

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


def length(parts: Sequence[Formula]) -> Formula:
    """Return the length of a vector.

    Examples
    --------
    >>> from teachmech.expressions import to_text
    >>> [to_text(length([symbol(name) for name in names])) for names in ("x", "xy")]
    ['abs(x)', 'sqrt(x^2 + y^2)']
    """
    return abs(parts[0]) if len(parts) == 1 else total(*(x**2 for x in parts)) ** HALF


def components_of(frictions: Sequence[Friction]) -> tuple[list[str], list[int], list[int]]:
    """Return the parameter, friction and constraint of each component of all sliding velocities.

    The friction is its number; the constraint acts while it sticks.
    """
    found = [
        (name, j, stick)
        for j, friction in enumerate(frictions)
        for name, stick in zip(friction.names, friction.sticks, strict=True)
    ]
    names, numbers, sticks = ([one[i] for one in found] for i in range(3))
    return names, numbers, sticks  # type: ignore[return-value]


def by_stick(frictions: Iterable[Friction]) -> dict[int, list[Friction]]:
    """Return the frictions that slide or stick together, by the constraint of sticking."""
    found: dict[int, list[Friction]] = {}
    for friction in frictions:
        found.setdefault(friction.sticks[0], []).append(friction)
    return found


def normal_force_of(frictions: Iterable[Friction]) -> Formula:
    """Return the sum of the normal forces of frictions that slide or stick together."""
    return total(*(friction.normal_force for friction in frictions))


def most_components(frictions: Iterable[Friction]) -> int:
    """Return the largest number of components of a normal force; 0 without frictions."""
    return max((len(friction.normal) for friction in frictions), default=0)


def check_coefficients(
    friction: Friction, values: Mapping[str, float], constants: Container[str]
) -> None:
    """Refuse a coefficient below zero, or one of static friction below that of sliding.

    Parameters
    ----------
    friction : Friction
    values : mapping of str to float
        A coefficient with another name is not checked.
    constants : container of str
        Names that do not change. The two coefficients are compared if they contain no other.

    Raises
    ------
    ProblemError
        If a coefficient is refused; says its value.
    """
    both = friction.coefficient, friction.static
    names = [{s.name for s in mu.free_symbols} for mu in both]
    known = [
        float(evaluate(mu, values))
        for mu, own in zip(both, names, strict=True)
        if own <= values.keys()
    ]
    for value in known:
        if value < 0:
            what = f"the coefficient of friction is {value:g}"
            raise ProblemError(what, hint="write a number from 0 on")
    if len(known) == 2 and known[1] < known[0] and all(x in constants for x in set().union(*names)):
        mu, static = known
        what = f"static friction has the coefficient {static:g}, below the {mu:g} of sliding"
        raise ProblemError(what, hint="raise static, or leave it out if both are the same")


def number_of_components(
    equation: Any, slip: str | Sequence[str], points: Iterable[Sequence[str | Formula]]
) -> int:
    """Return the number of components of a sliding velocity, before the equation is read.

    Examples
    --------
    >>> point = [("x", "y", "z")]
    >>> number_of_components("z >= 0", "", point), number_of_components("z = 0", "vx", point)
    (2, 1)
    >>> number_of_components("x^2 + y^2 = 1", ["vx", "r*omega"], [])
    2
    """
    if slip:
        if not isinstance(slip, str) and len(slip) not in (1, 2):
            what = f"slip has {len(slip)} components"
            raise ProblemError(what, hint="write one sliding velocity, or two along a surface")
        return 1 if isinstance(slip, str) else len(slip)
    names = {*re.findall(r"[A-Za-z_]\w*", str(equation), flags=re.ASCII)}
    axes = [{str(axis) for axis in point} for point in points if len(point) == 3]
    known = set().union(*axes) & names
    return 2 if any(known and known <= point for point in axes) else 1


def stick_name(constraint: str, component: int) -> str:
    """Return the name of the constraint that acts while a friction sticks.

    Examples
    --------
    >>> stick_name("floor", 0), stick_name("floor", 1)
    ('floor sticks', 'floor sticks 2')
    """
    return constraint + STICKS + (f" {component + 1}" if component else "")


def without_sticks(name: str) -> str:
    """Return the constraint whose friction sticks, by name; return other names unchanged.

    Examples
    --------
    >>> [without_sticks(name) for name in ("floor sticks", "floor sticks 2", "floor", "rod 2")]
    ['floor', 'floor', 'floor', 'rod 2']
    """
    return re.sub(rf"{STICKS}( 2)?$", "", name)


def slip_name(constraint: str, component: int = 0) -> str:
    """Return the name of the parameter for the direction of the sliding velocity.

    Examples
    --------
    >>> slip_name("floor"), slip_name("length of AC", 1)
    ('slip_floor', 'slip_length_of_AC_2')
    """
    name = "slip_" + re.sub(r"\W", "_", constraint, flags=re.ASCII)
    return f"{name}_{component + 1}" if component else name


def tangents_of(
    equation: Formula, points: Iterable[Sequence[str | Formula]], coordinates: Container[str]
) -> tuple[tuple[Formula, ...], Formula] | None:
    """Return the sliding velocity of a particle on a curve or surface, and |dh/dr|.

    Parameters
    ----------
    equation : Formula
        h(x, y) or h(x, y, z) with the coordinates of one particle.
    points : iterable of sequence of str
        The positions of the points.
    coordinates : container of str
        All coordinates of the system.

    Returns
    -------
    tuple of tuple of Formula and Formula, or None
        In the plane (h_y vx - h_x vy)/|dh/dr|: to the right of dh/dr, such as vx on a floor y = 0.
        In space two components in perpendicular directions along the surface, such as vx and vy on
        a floor z = 0. None if the equation is neither.

    Examples
    --------
    >>> from teachmech.expressions import to_text
    >>> x, y, z = map(symbol, "xyz")
    >>> (slip,), size = tangents_of(y - 1, [("x", "y")], ["x", "y"])
    >>> to_text(slip), to_text(size)
    ('vx', '1')
    >>> slips, _ = tangents_of(z - 1, [("x", "y", "z")], ["x", "y", "z"])
    >>> [to_text(slip) for slip in slips]
    ['vx', 'vy']
    """
    names = {s.name for s in equation.free_symbols if s.name in coordinates}
    for point in points:
        axes = [str(axis) for axis in point]
        if not (names and names <= {*axes} and len(axes) in (2, 3)):
            continue
        gradient = [equation.diff(symbol(axis)) for axis in axes]
        size = total(*(g**2 for g in gradient)) ** HALF
        v = [symbol("v" + axis) for axis in axes]
        if len(axes) == 2:
            across, up = gradient
            return ((up * v[0] - across * v[1]) / size,), size
        plane = not any({s.name for s in g.free_symbols} & {*axes} for g in gradient)
        fixed = [plane or g.is_number for g in gradient]
        sides = tangent_vectors([g / size for g in gradient], fixed)
        first, second = (total(*(x * u for x, u in zip(side, v, strict=True))) for side in sides)
        return (first, second), size
    return None


def tangent_vectors(
    normal: Sequence[Formula], fixed: Sequence[bool] = (False, False, False)
) -> tuple[tuple[Formula, ...], tuple[Formula, ...]]:
    """Return two perpendicular unit vectors along a surface.

    A rotation takes a fixed direction e to the normal n. It takes the two directions e_i
    perpendicular to e to e_i - (n.e_i) (n + e)/(1 + n.e), which is not defined where n = -e. The
    direction e is an axis along which the component of n never changes its sign; if there is none,
    an oblique direction.

    Parameters
    ----------
    normal : sequence of Formula
        The three components of the unit normal.
    fixed : sequence of bool
        Which components of the normal never change their sign.

    Examples
    --------
    >>> first, second = tangent_vectors([ZERO, Number(-1), ZERO], [True] * 3)
    >>> [[x.value for x in side] for side in (first, second)]
    [[1, 0, 0], [0, 0, 1]]
    """
    frame: list[list[Formula]] = [[Number(Fraction(x)) for x in row] for row in SKEW]
    for k in (2, 1, 0):
        if fixed[k] and normal[k] != 0:
            axes: list[list[Formula]] = [
                [ONE if i == j else ZERO for i in range(3)] for j in range(3)
            ]
            axes[k][k] = function("sign", normal[k])
            frame = [*(axes[j] for j in range(3) if j != k), axes[k]]
            break

    def dot(a: Sequence[Formula], b: Sequence[Formula]) -> Formula:
        return total(*(x * y for x, y in zip(a, b, strict=True)))

    *sides, along = frame
    leans = 1 + dot(normal, along)
    first, second = (
        tuple(
            x - dot(normal, side) / leans * (n + e)
            for x, n, e in zip(side, normal, along, strict=True)
        )
        for side in sides
    )
    return first, second
