"""Systems from their energies T and V, a dissipation function and generalized forces.

Lagrange's equations, with the Rayleigh dissipation D and the generalized forces F,

    d/dt (dT/dv) - dT/dq + dV/dq + dD/dv = F - A^T lambda,

become M q'' = Q - A^T lambda with

    M = d2T/dv2
    Q = F - dV/dq - dD/dv + dT/dq - (d2T/dv dq) v - d2T/dv dt

(F. E. Udwadia, R. E. Kalaba, "Analytical Dynamics: A New Approach", CUP 1996). The mass matrix may
be only positive semidefinite, if a coordinate has no inertia.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

from teachmech.base.errors import ExpressionError, ProblemError, check_known, checked_arguments
from teachmech.base.words import as_text
from teachmech.expressions import Formula, Names, parse_expression, symbol
from teachmech.expressions.algebra import Power, Product, Sum, total, whole
from teachmech.model.names import as_list
from teachmech.model.programmes import Programme, enforcing
from teachmech.system_and_motion import System

Text = str | float
MAX_TERMS = 20_000  # most terms of an expression that is expanded


@checked_arguments
def Lagrangian(  # noqa: N802 - the name of its argument
    T: Text,
    V: Text = 0,
    *,
    coordinates: Sequence[str],
    constraints: Sequence[Any] = (),
    dissipation: Text = 0,
    forces: Mapping[str, Text] | None = None,
    parameters: Mapping[str, Text] | None = None,
    inputs: Mapping[str, Any] | None = None,
    programmes: Sequence[Programme] = (),
    limits: Mapping[str, Sequence[Any]] | None = None,
    start: Mapping[str, Text] | None = None,
    name: str = "system",
    points: Mapping[str, Sequence[Text]] | Sequence[Sequence[Text]] | None = None,
    rods: Sequence[Sequence[str]] | None = None,
    outlines: Mapping[str, Any] | None = None,
    units: Mapping[str, str] | str | None = None,
) -> System:
    """Return the system with these energies; ``equations()`` shows its mass matrix and forces.

    Parameters
    ----------
    T : str
        Kinetic energy: at most quadratic in the velocities ``v`` + coordinate; it may depend on
        coordinates, time and parameters. Subtract a potential that is linear in velocities, such
        as that of a magnetic field, from T, because L = T - V.
    V : str
        Potential energy; without velocities.
    coordinates : sequence of str
        The n names.
    constraints : sequence of str, callable or Constraint
        The constraints of `System`.
    dissipation : str
        Rayleigh's function D; the generalized force is -dD/dv. ``c*vx^2/2`` is a damper.
    forces : dict of str to str, optional
        Other generalized forces F by coordinate.
    parameters, inputs, programmes, limits, start, name, points, rods, outlines, units
        The arguments of `System`. Inputs act in ``forces``.

    Raises
    ------
    ExpressionError
        If a text is not an expression; points at the character.
    ProblemError
        If T is more than quadratic in the velocities, V depends on one, or a name is unknown.

    Examples
    --------
    A pendulum in its angle:

    >>> pendulum = Lagrangian("m*(L*vtheta)^2/2", "-m*g*L*cos(theta)", coordinates=["theta"],
    ...     parameters={"m": 1, "L": 1, "g": 9.81}, start={"theta": "pi/2"})
    >>> pendulum.mass, pendulum.forces
    ((('L^2*m',),), ('-L*g*m*sin(theta)',))
    """
    coordinates = as_list(coordinates, "coordinates")
    bare = System(
        coordinates,
        mass=[1] * len(coordinates),
        forces=[0] * len(coordinates),
        parameters=parameters or {},
        inputs={**enforcing(programmes), **(inputs or {})},
        name=name,
    )
    kinetic, potential, lost = (
        _read(where, text, bare.names)
        for where, text in (("T", T), ("V", V), ("dissipation", dissipation))
    )
    given = forces or {}
    check_known("coordinate", given, bare.coordinates, key="forces")
    others = [
        _read(f"force on {q}", given.get(q, 0), bare.names_in_forces) for q in bare.coordinates
    ]
    mass, applied = _lagrange(bare, kinetic, potential, lost, others)
    return System(
        bare.coordinates,
        mass=mass,
        forces=applied,
        constraints=constraints,
        parameters=parameters or {},
        inputs=inputs or {},
        programmes=programmes,
        limits=limits or {},
        start=start or {},
        name=name,
        points=points,
        rods=rods,
        outlines=outlines or {},
        units=units,
        potential=[V],
    )


def _read(where: str, text: Text, names: Names) -> Formula:
    try:
        return parse_expression(as_text(text, where), names).symbolic
    except ExpressionError as error:
        raise error.at(where) from None


def _lagrange(
    system: System, T: Formula, V: Formula, D: Formula, F: list[Formula]
) -> tuple[list[list[Formula]], list[Formula]]:
    """Return M and Q."""
    q = [symbol(name) for name in system.coordinates]
    v = [symbol(name) for name in system.velocities]
    for velocity in v:
        if V.has(velocity):
            hint = "subtract its terms from T, because L = T - V; write damping as dissipation"
            hint += " and any other force in forces"
            raise ProblemError(f"it contains the velocity {velocity}", where="V", hint=hint)
    T = _multiplied_out(T)
    momenta = [T.diff(velocity) for velocity in v]
    mass = [[p.diff(velocity) for velocity in v] for p in momenta]
    if any(entry.has(*v) for row in mass for entry in row):
        what = "it is more than quadratic in the velocities"
        raise ProblemError(what, where="T", hint="d2T/dv2 must not contain a velocity")
    applied = []
    for i, p in enumerate(momenta):
        transport = [p.diff(x) * velocity for x, velocity in zip(q, v, strict=True)]
        Q = F[i] - V.diff(q[i]) - D.diff(v[i]) + T.diff(q[i])
        applied.append(_multiplied_out(Q - total(*transport) - p.diff(symbol("t"))))
    return mass, applied


def _multiplied_out(expression: Formula) -> Formula:
    """Return the expanded expression, in which terms cancel, unless it would be too long."""
    return expression.expand() if _terms(expression) <= MAX_TERMS else expression


def _terms(expression: Formula) -> int:
    """Return a bound for the number of terms of the expanded expression and of its functions."""
    parts = [_terms(argument) for argument in expression.args]
    match expression:
        case Sum():
            return sum(parts)
        case Product():
            return prod(parts)
        case Power() if (n := whole(expression.exp)) is not None:
            return int(parts[0] ** min(abs(n), 50))
    return max(parts, default=1)
