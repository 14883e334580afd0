"""The symbolic derivation of A(t, q, v) q'' = b(t, q, v) from the constraints.

A holonomic constraint h(t, q) = 0 is differentiated twice, a non-holonomic one g(t, q, v) = 0
once (C. Itiki, J. J. Neto, Appl. Math. Comput. 152 (2004) 561-580). Both have a velocity form
r(t, q, v) = 0: r = dh/dt = h_t + h_q v for the first, r = g for the second. Then

    row of A = dr/dv            (= h_q for a holonomic constraint)
    b        = -(r_t + r_q v)   (= -[1 v] H [1 v] with the Hessian H of h in (t, q))

A constraint is differentiated only with respect to the symbols that occur in it. Similar
constraints are differentiated once, so N equal links cost little more than one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from teachmech.base.errors import ProblemError
from teachmech.base.progress import stage
from teachmech.expressions import Formula
from teachmech.expressions.algebra import Product, keep_order, replaced
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.description import Description
from teachmech.model.folding import Group, fold, mass_groups
from teachmech.model.time_derivative import total_derivative

# Above these limits, the second derivative of a constraint can take minutes.
MAX_FACTORS = 50  # in one product
MAX_OPERATIONS = 10_000  # in the velocity form


@dataclass(frozen=True)
class DerivedConstraint:
    """One constraint with its derivatives.

    Attributes
    ----------
    name : str
    holonomic : bool
    value : Formula
        h(t, q) or g(t, q, v).
    rate : Formula
        The velocity form r: dh/dt, or g itself.
    row : dict of int to Formula
        The nonzero entries of the row of A by the index of the coordinate.
    b : Formula
        The entry of b.
    """

    name: str
    holonomic: bool
    value: Formula
    rate: Formula
    row: dict[int, Formula]
    b: Formula


class DerivedConstraints(Sequence["DerivedConstraint | FunctionConstraint"]):
    """The constraints of a system in order; the derivatives of each are made when needed."""

    def __init__(
        self, system: Description, groups: tuple[tuple[Group, DerivedConstraint], ...]
    ) -> None:
        self._system = system
        self._known: dict[int, DerivedConstraint | FunctionConstraint] = {
            k: read
            for k, read in enumerate(system.constraint_expressions)
            if isinstance(read, FunctionConstraint)
        }
        self._others: dict[int, dict[str, str] | None] = {}
        self._groups = {
            number: (group, derived, k)
            for group, derived in groups
            for k, number in enumerate(group.members)
        }

    def __len__(self) -> int:
        """Return the number of constraints."""
        return len(self._system.constraints)

    def __getitem__(self, number: Any) -> Any:
        """Return one constraint, or several."""
        numbers = range(len(self))[number]
        if isinstance(numbers, range):
            return tuple(self[k] for k in numbers)
        if numbers not in self._known:
            self._known[numbers] = self._written_out(numbers)
        return self._known[numbers]

    def like(self, number: int) -> tuple[DerivedConstraint | FunctionConstraint, dict[str, str]]:
        """Return a constraint of the same form, and the names that replace its own names."""
        if number not in self._others:
            self._others[number] = self._others_of(number)
        others = self._others[number]
        return (self[number], {}) if others is None else (self._groups[number][1], others)

    def _others_of(self, number: int) -> dict[str, str] | None:
        """Return the names that replace the names of the template, or None if impossible."""
        if number not in self._groups:
            return None
        group, derived, k = self._groups[number]
        others = dict(group.renamings(self._system, k))
        alike = not group.numbers and keep_order(others, (derived.value, derived.rate, derived.b))
        return others if alike else None

    def _written_out(self, number: int) -> DerivedConstraint:
        group, derived, k = self._groups[number]
        if k == 0 and not group.numbers:
            return derived
        system = self._system
        meaning = group.replacements(system, k)
        first = {system.slots[name][1]: j for j, name in enumerate(group.coordinates)}
        own = [int(group.coordinate_index[k, first[i]]) for i in derived.row]
        formulas = [derived.value, derived.rate, derived.b, *derived.row.values()]
        value, rate, b, *entries = replaced(formulas, meaning)
        row = {i: entry for i, entry in sorted(zip(own, entries, strict=True)) if entry != 0}
        name = system.constraint_names[number]
        return DerivedConstraint(name, derived.holonomic, value, rate, row, b)


@dataclass(frozen=True)
class Derivation:
    """The derivatives from which the program of a system is written.

    Attributes
    ----------
    groups : tuple of (Group, DerivedConstraint)
        The groups of similar constraints, with the derivatives of their template in the names of
        the first member. See `teachmech.model.folding`.
    constraints : sequence of DerivedConstraint or FunctionConstraint
        The constraints in the order of the system.
    holonomic : tuple of bool
        True for each holonomic constraint.
    mass_rates : tuple of (Group, Formula)
        The groups of variable entries of the mass matrix, with dM/dt = M_t + M_q v of the
        template.
    mass_rate : dict of (int, int) to Formula
        The nonzero entries of dM/dt = M_t + M_q v; empty for a constant mass matrix.
    """

    groups: tuple[tuple[Group, DerivedConstraint], ...]
    constraints: DerivedConstraints
    holonomic: tuple[bool, ...]
    mass_rates: tuple[tuple[Group, Formula], ...]
    mass_rate: dict[tuple[int, int], Formula]


def derivation_of(system: Description) -> Derivation:
    """Return the derivation of a system, which is stored for all values of the parameters."""
    return system.cached("derivation", derive)


@stage("deriving A and b")
def derive(system: Description) -> Derivation:
    """Differentiate the constraints of a system; refuse one that would take minutes.

    Examples
    --------
    >>> from teachmech.expressions import to_text
    >>> rod = Description(["x", "y"], mass=[1, 1], forces=[0, 0], constraints=["x^2 + y^2 = 1"])
    >>> (constraint,) = derive(rod).constraints
    >>> [to_text(e) for e in (constraint.rate, *constraint.row.values(), constraint.b)]
    ['2*vx*x + 2*vy*y', '2*x', '2*y', '-2*vx^2 - 2*vy^2']
    """
    index = {name: i for i, name in enumerate(system.coordinates)}
    groups = tuple(_derived_groups(system, index))
    holonomic = [
        isinstance(read, FunctionConstraint) and read.holonomic
        for read in system.constraint_expressions
    ]
    for group, derived in groups:
        for number in group.members:
            holonomic[number] = derived.holonomic
    constraints = DerivedConstraints(system, groups)
    rates = ((g, total_derivative(g.template.symbolic, index)) for g in mass_groups(system))
    moving = tuple((group, rate) for group, rate in rates if rate != 0)
    return Derivation(groups, constraints, tuple(holonomic), moving, _mass_rate(system, moving))


def _derived_groups(
    system: Description, index: dict[str, int]
) -> Iterator[tuple[Group, DerivedConstraint]]:
    """Return each group with its derivatives.

    If the numbers of a group differ and its derivatives are too long, it is split into groups of
    equal numbers.
    """
    expressions = system.constraint_expressions
    waiting = list(fold(expressions, system))
    while waiting:
        group = waiting.pop(0)
        number = group.members[0]
        name = system.constraint_names[number]
        try:
            with stage(f"deriving A and b: {name}"):
                share = 0.25 if group.numbers else 1.0
                derived = derive_one(name, number, group.template.symbolic, index, share)
        except ProblemError:
            if not group.numbers:
                raise
            inside = set(group.members)
            members = [e if k in inside else None for k, e in enumerate(expressions)]
            waiting += fold(members, system, numbers=False)
            waiting.sort(key=lambda group: group.members[0])
        else:
            yield group, derived


def _mass_rate(
    system: Description, groups: Sequence[tuple[Group, Formula]]
) -> dict[tuple[int, int], Formula]:
    """Return the entries of dM/dt in the order of the entries of M."""
    pairs = tuple(system.mass_expressions)
    rates = {
        number: rate.xreplace(group.replacements(system, k))
        for group, rate in groups
        for k, number in enumerate(group.members)
    }
    return {pairs[k]: rates[k] for k in sorted(rates) if rates[k] != 0}


def derive_one(
    name: str, number: int, value: Formula, index: dict[str, int], share: float
) -> DerivedConstraint:
    """Differentiate a constraint; refuse it if it exceeds the limits times ``share``."""

    def refusal(what: str) -> ProblemError:
        where, hint = f"constraint {name}", "split it into several constraints"
        return ProblemError(what, where=where, hint=hint, location=("constraints", number))

    factors = max((len(product.args) for product in value.atoms(Product)), default=0)
    if factors > share * MAX_FACTORS:
        raise refusal(f"it has a product of more than {MAX_FACTORS} factors")
    velocity_index = {"v" + coordinate: i for coordinate, i in index.items()}
    holonomic = not any(s.name in velocity_index for s in value.free_symbols)
    rate = total_derivative(value, index) if holonomic else value
    if rate.count_ops() > share * MAX_OPERATIONS:
        raise refusal(f"its derivative has more than {MAX_OPERATIONS} operations")
    velocities = [s for s in rate.free_symbols if s.name in velocity_index]
    slopes = {velocity_index[s.name]: rate.diff(s) for s in velocities}
    row = {i: slopes[i] for i in sorted(slopes) if slopes[i] != 0}
    b = -total_derivative(rate, index)
    for derivative in (rate, *row.values(), b):
        if not derivative.is_finite:
            raise refusal("its derivative has a number beyond the range of a double")
    return DerivedConstraint(name, holonomic, value, rate, row, b)
