"""The report on a start: violated constraints, freedom, and the nearest consistent start.

The report proposes a start, but does not change it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import InconsistentStartError, checked_arguments
from teachmech.base.progress import stage
from teachmech.base.rich_text import MOST_ROWS, notes, page
from teachmech.base.rich_text import table as rows
from teachmech.model.description import Description
from teachmech.numerics.ranks import Relation, decide, relations_in
from teachmech.numerics.scales import START_TOLERANCE
from teachmech.program import Model
from teachmech.start.acting import acting_at_start
from teachmech.start.assembly import Assembler, check_tolerance, checked_fixed
from teachmech.start.checks import check_start
from teachmech.start.locking import LOCKED, is_locked

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from markupsafe import Markup


NEAREST = (
    "nearest: least sum of squared changes, each relative to the size of its coordinate; lengths "
    "share one size; fixed values stay"
)
TITLES = ("", "given", "nearest", "moved by")
START_ROUNDING = 1e-12  # size of a rounding error, relative to the size of a value


@checked_arguments
@dataclass(frozen=True)
class StartReport:
    """The properties of a system at its start, before any run.

    Attributes
    ----------
    start : dict of str to float
        The coordinates and velocities that were examined, by name.
    violation : dict of str to float
        The value of h or g at the start, by name of the constraint.
    rate : dict of str to float
        The value of dh/dt or g at the start, by name of the constraint.
    violated : tuple of str
        The names of the constraints that the positions or velocities do not meet.
    contradictory : tuple of str
        The names of constraints that no acceleration satisfies together; usually empty, and always
        empty if the start violates constraints.
    locked : tuple of str
        The names of dependent constraints that allow a motion for an instant only, although the
        start has a velocity or an acceleration; usually empty.
    rank : int
        Rank of A at the start.
    degrees_of_freedom : int
        The number of coordinates minus the rank: the number of velocities that can be chosen.
    redundant : int
        The number of constraints minus the rank.
    relations : tuple of Relation
        The redundant constraints in terms of those before them; see `teachmech.uniqueness`. If no
        start was found nearby, a relation is contradictory if the constraints, or their velocity
        forms, violate it: then no small change of the start meets them all.
    singular_values : tuple of float
        The singular values of A M^(-1/2) in descending order.
    proposal : dict of str to float
        The values of the nearest consistent start that differ from those given; empty for a
        consistent start, or if none was found. It has the least sum of squared changes over the
        values that are not fixed, each relative to the size of its coordinate; lengths (the
        coordinates of points) share one size, and masses do not matter.
    fixed : tuple of str
        The coordinates and velocities that the proposal must not change.
    surplus : tuple of str
        The fixed values that must be free so that there is a start.
    tolerance : float
        A constraint counts as met if ``|h| <= tolerance * (row + |h_q| |q|)``, with the size of
        its row (`teachmech.numerics.scales`), and likewise for its velocity form.
    """

    start: dict[str, float]
    violation: dict[str, float]
    rate: dict[str, float]
    violated: tuple[str, ...]
    contradictory: tuple[str, ...]
    locked: tuple[str, ...]
    rank: int
    degrees_of_freedom: int
    redundant: int
    relations: tuple[Relation, ...]
    singular_values: tuple[float, ...]
    proposal: dict[str, float]
    fixed: tuple[str, ...]
    surplus: tuple[str, ...]
    tolerance: float

    @property
    def consistent(self) -> bool:
        """True if a motion can begin here."""
        return not (self.violated or self.contradictory or self.locked)

    def __str__(self) -> str:
        """Return the report in a few lines."""
        m, redundant = len(self.violation), self.redundant - len(self.contradictions)
        lines = [
            f"degrees of freedom: {self.degrees_of_freedom}; constraints: {m}, "
            f"rank: {self.rank}, redundant at the start: {redundant}"
        ]
        lines += [
            f"constraint {name}: position {_size(self.violation[name])}, "
            f"velocity {_size(self.rate[name])}" + ("   VIOLATED" if name in self.violated else "")
            for name in self.violation
        ]
        lines += [f"redundant: {r}" for r in self.relations if not r.contradictory]
        lines += self.contradictions
        if self.contradictory:
            lines += [f"no acceleration satisfies together: {', '.join(self.contradictory)}"]
        lines += [f"{LOCKED}: {', '.join(self.locked)}"] if self.locked else []
        if self.proposal:
            lines += ["nearest consistent start:", *self.table(), f"  {NEAREST}"]
        if self.surplus:
            lines += [self._too_many()]
        lines += [self._verdict()]
        return "\n".join(lines)

    @property
    def contradictions(self) -> list[str]:
        """Sentences on relations that hold for the rows of A, but not for the right sides."""
        return [
            f"the rows of A agree, the right sides do not: {r.rows}"
            for r in self.relations
            if r.contradictory
        ]

    def __repr__(self) -> str:
        return f"<StartReport: {self._verdict()}>"

    def _verdict(self) -> str:
        return f"the start is {'consistent' if self.consistent else 'not consistent'}"

    def _repr_html_(self) -> Markup:
        m = len(self.violation)
        counts = f"constraints: {m}, rank: {self.rank}"
        first = sorted(self.violation, key=lambda name: name not in self.violated)
        sizes = (
            (name, _size(self.violation[name]), _size(self.rate[name]), self._met(name))
            for name in first
        )
        changed = self._listed_values()
        nearest = ((name, *self._before_and_after(name)) for name in changed)
        wrong = [self._too_many()] if self.surplus else []
        wrong += self.contradictions
        if self.contradictory:
            wrong += [f"no acceleration satisfies together: {', '.join(self.contradictory)}"]
        wrong += [f"{LOCKED}: {', '.join(self.locked)}"] if self.locked else []
        return page(
            self._verdict().capitalize(),
            f"degrees of freedom: {self.degrees_of_freedom}; {counts}",
            notes(wrong),
            rows(["constraint", "position", "velocity", ""], sizes, m),
            *(f"redundant: {r}" for r in self.relations[:MOST_ROWS] if not r.contradictory),
            *(["The nearest consistent start:"] if self.proposal else []),
            rows(TITLES, nearest if self.proposal else [], len(changed)),
            *([NEAREST] if self.proposal else []),
        )

    def _listed_values(self) -> list[str]:
        """Return the values that the proposal changes or must not change."""
        return [name for name in self.start if name in self.proposal or name in self.fixed]

    def _met(self, name: str) -> str:
        return "violated" if name in self.violated else "met"

    def table(self) -> list[str]:
        """Return the lines of a table of changed and fixed values, before and after."""
        return before_and_after(
            (name, *self._before_and_after(name)) for name in self._listed_values()
        )

    def _before_and_after(self, name: str) -> tuple[str, str, str]:
        """Return the given value, the nearest one, and its change."""
        before, after = self.start[name], self.proposal.get(name)
        if after is None:
            return f"{before:.6g}", "fixed", ""
        return f"{before:.6g}", f"{after:.6g}", f"{after - before:.6g}"

    def _too_many(self) -> str:
        return f"too many values are fixed: with {', '.join(self.surplus)} free there is a start"

    def raise_if_inconsistent(self) -> None:
        """Raise `InconsistentStartError` unless a motion can begin here."""
        if self.violated:
            sizes = ", ".join(
                f"{name} (by {_size(self.violation[name])}, its rate by {_size(self.rate[name])})"
                for name in self.violated
            )
            hint = "correct the start, or allow it with allow_inconsistent_start"
            if self.surplus:
                hint = f"{self._too_many()}; {hint}"
            elif self.contradictions:
                hint = f"{'; '.join(self.contradictions)}; remove or correct one of them, or {hint}"
            elif not self.proposal:
                found = "no consistent start was found nearby; the constraints may contradict"
                hint = f"{found} each other; {hint}"
            else:
                hint = f"nearest consistent start: {_assignments(self.proposal)}; {hint}"
            raise InconsistentStartError(
                f"the start does not meet {sizes}",
                violations={
                    name: max(self.violation[name], self.rate[name], key=abs)
                    for name in self.violated
                },
                proposal=self.proposal,
                hint=hint,
            )
        if self.locked:
            raise InconsistentStartError(
                LOCKED,
                violations=dict.fromkeys(self.locked, float("nan")),
                hint=f"check the lengths in {', '.join(self.locked)}, or choose another start",
            )
        if self.contradictory:
            raise InconsistentStartError(
                f"no acceleration satisfies all of {', '.join(self.contradictory)}",
                violations=dict.fromkeys(self.contradictory, float("nan")),
                hint="they contradict each other at the start; remove or correct one of them",
            )


@stage("examining the start")
def examine_start(
    system: Description,
    time: float = 0.0,
    tolerance: float = START_TOLERANCE,
    fixed: Collection[str] = (),
    *,
    undetermined: bool = False,
) -> StartReport:
    """Report whether a motion of a system can begin at its start; see `teachmech.examine_start`.

    Examples
    --------
    >>> rod = Description(["x", "y"], mass=[1, 1], forces=[0, 0], constraints=["x^2 + y^2 = 1"],
    ...     start={"x": 1.1})
    >>> report = examine_start(rod)
    >>> report.violated, {name: round(x, 12) for name, x in report.proposal.items()}
    (('c1',), {'x': 1.0})
    """
    fixed = checked_fixed(system, fixed)
    check_tolerance(tolerance)
    system = acting_at_start(system, time)
    model, t = Model.of(system), np.float64(time)
    check_start(model, t, undetermined)
    with np.errstate(all="ignore"):
        return _examine(model, t, tolerance, fixed)


def before_and_after(values: Iterable[tuple[str, ...]]) -> list[str]:
    r"""Return the lines of a table of start values: name, given and nearest value, change.

    Examples
    --------
    >>> print(*before_and_after([("x", "1", "0.5", "-0.5")]), sep="\n")
             given       nearest      moved by
      x          1           0.5          -0.5
    """
    found = [TITLES, *values]
    width = max(len(name) for name, *_ in found)
    return [
        f"  {name:{width}}" + "".join(f"  {text:>12}" for text in texts).rstrip()
        for name, *texts in found
    ]


def short_proposal(system: Description, report: StartReport, time: float = 0.0) -> dict[str, str]:
    """Return the texts of a proposal, with the fewest decimals that keep it consistent.

    These values meet the constraints at a thousandth of the tolerance, and no value differs from
    the nearest start by more than a millionth.

    Examples
    --------
    >>> rod = Description(["x", "y"], mass=[1, 1], forces=[0, 0], constraints=["x^2 + y^2 = 1"],
    ...     start={"x": 1.2, "y": 1.6})
    >>> short_proposal(rod, examine_start(rod))
    {'x': '0.6', 'y': '0.8'}
    """
    t, exact = np.float64(time), report.proposal
    system = acting_at_start(system, time)
    for decimals in range(15):
        short = {name: round(x, decimals) + 0.0 for name, x in exact.items()}
        if all(abs(short[n] - x) <= 1e-6 * (1 + abs(x)) for n, x in exact.items()):
            model = Model.of(system.replace(start=short))
            if not _violated(model, t, report.tolerance / 1000).any():
                return {name: f"{x:.15g}" for name, x in short.items()}
    return {name: f"{x:.15g}" for name, x in exact.items()}


def _violated(model: Model, t: Any, tolerance: float) -> Array:
    """Return which constraints the positions or the velocities violate."""
    q, v = model.start
    state, scales = (t, q, v, model.p), model.scales(t)
    A, h = model.constraint_matrix(*state), model.constraints(*state)
    positions = scales.positions_off(h, A, q, tolerance)
    if positions.any():
        positions = positions & ~(np.abs(h) <= model.rounding(*state))
    velocities = scales.rates_off(model.constraint_rates(*state), A, v, tolerance)
    off: Array = (model.holonomic & positions) | velocities
    return off


def _examine(model: Model, t: Any, tolerance: float, fixed: tuple[str, ...]) -> StartReport:
    system, (q, v) = model.system, model.start
    state = (t, q, v, model.p)
    value, rate = model.constraints(*state), model.constraint_rates(*state)
    A, b = model.constraint_matrix(*state), model.constraint_vector(*state)
    M = model.mass_matrix(*state)
    scales = model.scales(t)
    singular_values, rank, null_space = decide(*scales.in_units(M, A))
    names = system.constraint_names
    off = _violated(model, t, tolerance)
    violated = tuple(name for name, is_violated in zip(names, off, strict=True) if is_violated)
    conflict = np.zeros(len(names), dtype=bool)
    if rank < len(names) and not violated:  # A has no meaning if the start violates constraints
        # The residual of A q'' = b is in the left null space of A: its entries name the conflict.
        qdd = model.acceleration(t, q, v, scales)
        size = scales.rows / scales.time**2 + np.abs(b) + np.abs(A) @ np.abs(qdd)
        conflict = np.abs(b - A @ qdd) > tolerance * (scales.factors * size).max() / scales.factors
    start = dict(zip((*system.coordinates, *system.velocities), map(float, (*q, *v)), strict=True))
    proposal: dict[str, float] = {}
    surplus: tuple[str, ...] = ()
    if violated:
        assembler = Assembler(model, t, tolerance)
        nearest = assembler.nearest(fixed)
        if nearest is not None:
            sizes = dict(zip(start, scales.state, strict=False))
            there = {
                n: 0.0 if abs(x) <= START_ROUNDING * sizes[n] else x
                for n, x in assembler.named(*nearest).items()
            }
            limits = {n: START_ROUNDING * (sizes[n] + abs(x)) for n, x in there.items()}
            proposal = {n: x for n, x in there.items() if abs(x - start[n]) > limits[n]}
        elif fixed:
            surplus = assembler.surplus(fixed)
    relations = relations_in(null_space, b, names, scales=scales)
    locked: tuple[str, ...] = ()
    if rank < len(names) and not violated and is_locked(model, t, rank, tolerance):
        dependent = {name for r in relations for name in (r.constraint, *r.factors)}
        locked = tuple(name for name in names if name in dependent)
        # At a singular configuration, b of A q'' = b can be outside the range of A.
        relations = tuple(replace(r, contradictory=False) for r in relations)
        conflict &= False
    if violated:  # b belongs to another configuration
        relations = tuple(replace(r, contradictory=False) for r in relations)
    if violated and not proposal and not surplus:
        positions = value, scales.rows + np.abs(A) @ np.abs(q), model.holonomic
        rates = rate, scales.rows / scales.time + np.abs(A) @ np.abs(v), model.holonomic | True
        relations = _contradictory_relations(relations, names, (positions, rates), tolerance)
    return StartReport(
        start=start,
        violation=_without_rounding(names, value, scales.rows),
        rate=_without_rounding(names, rate, scales.rows / scales.time),
        violated=violated,
        contradictory=tuple(n for n, c in zip(names, conflict, strict=True) if c),
        locked=locked,
        rank=rank,
        degrees_of_freedom=len(q) - rank,
        redundant=len(names) - rank,
        relations=relations,
        singular_values=tuple(singular_values.tolist()),
        proposal=proposal,
        fixed=fixed,
        surplus=surplus,
        tolerance=tolerance,
    )


def _contradictory_relations(
    relations: tuple[Relation, ...],
    names: tuple[str, ...],
    levels: Iterable[tuple[Array, Array, Array]],
    tolerance: float,
) -> tuple[Relation, ...]:
    """Return the relations of rows, marked as contradictory if the constraints violate them.

    Each level (positions or velocities) consists of values, sizes and a mask of constraints.
    """

    def contradictory(relation: Relation) -> bool:
        parts = {names.index(name): factor for name, factor in relation.factors.items()}
        rows, factors = [*parts, names.index(relation.constraint)], np.array([*parts.values(), -1])
        return bool(parts) and any(
            is_one[rows].all()
            and not abs(factors @ value[rows]) <= tolerance * (np.abs(factors) @ size[rows])
            for value, size, is_one in levels
        )

    return tuple(replace(r, contradictory=contradictory(r)) for r in relations)


def _without_rounding(names: tuple[str, ...], values: Array, sizes: Array) -> dict[str, float]:
    """Return the values by name; a value below the rounding of its size is 0."""
    rounded = np.where(np.abs(values) < np.spacing(sizes), 0.0, values)
    return dict(zip(names, rounded.tolist(), strict=True))


def _size(x: float) -> str:
    return f"{x + 0.0:.4g}"  # avoid -0


def _assignments(values: Mapping[str, float]) -> str:
    shown = [f"{name} = {x:.6g}" for name, x in values.items()]
    return ", ".join(shown[:12]) + (", ..." if len(shown) > 12 else "")
