"""The meanings of names, which follow from their positions in the system.

The name of a parameter does not determine whether it is gravity, a mass or a length: a mass occurs
in the mass matrix, gravity multiplies a mass in a constant force, and a length is squared in a
holonomic constraint.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

import numpy as np

from teachmech.expressions import evaluate, symbol
from teachmech.expressions.algebra import Power
from teachmech.model.constraints import FunctionConstraint
from teachmech.system_and_motion import System

GRAVITY = re.compile(r"g|grav(ity)?|g_?(0|n|earth)", re.IGNORECASE)
WEIGHT_RANGE = (9.5, 10.5)  # m/s^2; a constant force of this size on a unit mass is its weight


@dataclass(frozen=True)
class Roles:
    """The meanings of the names of a system.

    Parameters, positions and velocities are symbols of SymPy.
    """

    masses: frozenset[Any]  # masses and inertias, to which an entry of M is proportional
    gravity: frozenset[Any]  # factors of a mass in a constant force; else the parameters g
    weights: tuple[float, ...]  # sizes of weights in N, and values of g in m/s^2
    lengths: frozenset[Any]  # parameters that are squared in a holonomic constraint
    angles: frozenset[str]  # coordinates that occur in a sine or cosine
    positions: frozenset[Any]
    velocities: frozenset[Any]
    points: tuple[tuple[str, ...], ...]  # the Cartesian coordinates of each point
    mass_of: dict[str, float]  # the diagonal of the mass matrix at the start, by coordinate

    @staticmethod
    @lru_cache(maxsize=8)
    def of(system: System) -> Roles:
        """Return the roles of the names of a system.

        Examples
        --------
        >>> import teachmech as tm
        >>> swing = tm.System(["x", "y"], mass=["M", "M"], forces=[0, "-M*a"],
        ...     constraints=["x^2 + y^2 = b^2"], parameters={"M": 2, "a": 9.81, "b": 1})
        >>> roles = Roles.of(swing)
        >>> roles.masses, roles.gravity, roles.lengths
        (frozenset({M}), frozenset({a}), frozenset({b}))
        """
        masses, mass_of = _masses(system), _mass_of(system)
        gravity = _gravity(system, masses)
        return Roles(
            masses=masses,
            gravity=gravity,
            weights=tuple(sorted(_weights(system, masses, gravity, mass_of))),
            lengths=_lengths(system),
            angles=_angles(system),
            positions=frozenset(map(symbol, system.coordinates)),
            velocities=frozenset(map(symbol, system.velocities)),
            points=tuple(p for p in system.points.values() if {*p} <= {*system.coordinates}),
            mass_of=mass_of,
        )

    @property
    def state(self) -> frozenset[Any]:
        """The coordinates and velocities."""
        return self.positions | self.velocities

    def is_weight(self, term: Any) -> bool:
        """Return whether a term of a sum is a weight, or a number times a height."""
        if term.free_symbols & self.gravity:
            return True
        size = abs(float(term.as_coeff_Mul()[0]))
        return bool(np.isclose(size, self.weights, rtol=1e-9, atol=0).any())

    def axes_exchanged(self) -> Iterator[dict[str, str]]:
        """Yield the possible confusions of two axes, as mappings of coordinates."""
        dimension = max(map(len, self.points), default=0)
        for i, j in combinations(range(dimension), 2):
            yield _exchanged([(point[i], point[j]) for point in self.points if len(point) > j])

    def points_exchanged(self) -> Iterator[dict[str, str]]:
        """Yield the possible confusions of two points, as mappings of coordinates."""
        for one, other in combinations(self.points[:6], 2):
            if len(one) == len(other):
                yield _exchanged(list(zip(one, other, strict=True)))


def _exchanged(pairs: list[tuple[str, str]]) -> dict[str, str]:
    return dict(pairs) | {b: a for a, b in pairs}


def _parameters(system: System) -> frozenset[Any]:
    return frozenset(map(symbol, system.parameters))


def _masses(system: System) -> frozenset[Any]:
    """Return the masses: names to which entries of M are proportional, except lengths."""
    entries = [entry.symbolic for entry in system.mass_expressions.values()]
    return frozenset(
        p
        for p in _parameters(system)
        if any(p in entry.free_symbols for entry in entries)
        and not any(p in entry.diff(p).free_symbols for entry in entries)
    )


def _mass_of(system: System) -> dict[str, float]:
    entries, values = system.mass_expressions, system.parameter_values
    start = {name: evaluate(e.symbolic, values) for name, e in system.start_expressions.items()}
    with np.errstate(all="ignore"):
        return {
            name: float(evaluate(entries[i, i].symbolic, {"t": 0.0, **start, **values}))
            for i, name in enumerate(system.coordinates)
            if (i, i) in entries
        }


def _constant_terms(system: System) -> Iterator[tuple[str, Any]]:
    state = set(map(symbol, ("t", *system.coordinates, *system.velocities)))
    for name, force in zip(system.coordinates, system.force_expressions, strict=True):
        for term in force.symbolic.terms:
            if term != 0 and not term.free_symbols & state:
                yield name, term


def _gravity(system: System, masses: frozenset[Any]) -> frozenset[Any]:
    parameters, found = _parameters(system), set[Any]()
    for _, term in _constant_terms(system):
        if term.free_symbols & masses:
            found |= (parameters - masses) & set(term.factors)
    named = frozenset(p for p in found or parameters if GRAVITY.fullmatch(p.name))
    return named or frozenset(found)


def _weights(
    system: System,
    masses: frozenset[Any],
    gravity: frozenset[Any],
    mass_of: dict[str, float],
) -> set[float]:
    values, sizes = system.parameter_values, {system.parameter_values[g.name] for g in gravity}
    for name, term in _constant_terms(system):
        number, rest = term.as_coeff_Mul()
        value = float(evaluate(term, values))
        alone = WEIGHT_RANGE[0] < abs(value) / (mass_of.get(name) or np.inf) < WEIGHT_RANGE[1]
        multiplied = bool(rest.free_symbols & masses) and abs(number) != 1
        if term.free_symbols & gravity or alone or multiplied:
            sizes.add(value)
        if multiplied and not term.free_symbols & gravity:
            sizes.add(float(number))
    return {abs(size) for size in sizes if size and np.isfinite(size)}


def _lengths(system: System) -> frozenset[Any]:
    holonomic = (
        read.symbolic
        for read in system.constraint_expressions
        if not isinstance(read, FunctionConstraint) and read.symbols.isdisjoint(system.velocities)
    )
    powers = [power for one in holonomic for power in one.atoms(Power)]
    return _parameters(system) & {power.base for power in powers if power.exp == 2}


def _angles(system: System) -> frozenset[str]:
    read = [r for r in system.constraint_expressions if not isinstance(r, FunctionConstraint)]
    texts = (*read, *system.force_expressions)
    functions = [f for text in texts for f in text.symbolic.atoms("sin", "cos")]
    return frozenset(system.coordinates) & {s.name for f in functions for s in f.free_symbols}
