"""Equilibria of a system: states of rest in which all forces balance.

At rest the equations of motion and the constraints are equations of statics for q and lambda:

    Q(t, q, 0) + C = A^T lambda,     h(t, q) = 0,     r(t, q, 0) = 0,

with the velocity forms r, which a constraint that moves by itself cannot meet. They are solved by
the Levenberg-Marquardt method (MINPACK) from the start and from random positions, and then by
Newton's method until the error is rounding.

A one-sided constraint is either closed, and pushes, or open; friction holds up to its limit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import InconsistentStartError, ProblemError, listed
from teachmech.base.progress import Progress, ProgressReport, stage
from teachmech.base.rich_text import page, table
from teachmech.base.tables import text_table
from teachmech.base.words import counted
from teachmech.expressions import evaluate
from teachmech.model.actuation import refuse_programmes
from teachmech.model.description import Description
from teachmech.numerics.dynamics import mass_root, pseudo_inverse, rank_of
from teachmech.numerics.scales import START_TOLERANCE
from teachmech.program import Model
from teachmech.stability.linearisation import Linearisation, linearise
from teachmech.stability.variation import variation
from teachmech.start.acting import acting_at_start, begun, directions_of
from teachmech.start.assembly import RESTARTS, angles_among, full_turns, random_guesses

if TYPE_CHECKING:
    from markupsafe import Markup

STATICS_TOLERANCE = 1e-9  # residual of the equations of statics, relative to their sizes
SAME_EQUILIBRIUM = 1e-6  # distance of two equilibria, relative to the sizes of the coordinates
SET_TOLERANCE = 1e-7  # singular value that counts as zero, relative to the largest one
FAR = 1e4  # distance from the start that is not searched, relative to the sizes of coordinates
MOST_SHOWN = 6  # independent coordinates in the table
ALONG = 0.05  # step along a set of equilibria, in the units of the coordinates
MOST_COMBINATIONS = 64  # most combinations of open and closed contacts
LEAST = 8  # least number of restarts for each of them
MOST_EVALUATIONS = 60  # most evaluations of the Levenberg-Marquardt method
POLISHING = 30  # most steps of Newton's method

D = TypeVar("D", bound=Description)


@dataclass(frozen=True, eq=False)
class Equilibrium:
    """One equilibrium, or the point of a set of equilibria that is nearest to the start.

    Attributes
    ----------
    positions : dict of str to float
        The coordinates by name.
    multipliers : dict of str to float
        The multipliers of statics by name of the constraint: the force is -A^T lambda. Those of
        redundant constraints are the ones of least norm.
    dimension : int
        0 for an isolated equilibrium, otherwise the dimension of the set to which it belongs.
    contacts : tuple of str
        The one-sided constraints that are closed.
    sticking : tuple of str
        The constraints whose friction holds; the force may have any value up to its limit.
    system : Description
        The system at rest in this position.
    time : float
    """

    positions: dict[str, float]
    multipliers: dict[str, float]
    dimension: int
    contacts: tuple[str, ...]
    sticking: tuple[str, ...]
    system: Description
    time: float

    @property
    def start(self) -> dict[str, float]:
        """The positions, with velocities of zero, for ``start`` of `teachmech.simulate`."""
        return self.positions | dict.fromkeys(self.system.velocities, 0.0)

    @cached_property
    def linearisation(self) -> Linearisation:
        """The linearised equations of motion about this equilibrium."""
        return linearise(self.system, self.time)

    @cached_property
    def stiffnesses(self) -> Array | None:
        """The second variation of V + lambda^T h: eigenvalues of K relative to M, ascending.

        In 1/s^2; the least one is positive if the energy has a minimum. None if K is not symmetric,
        so that the forces have no potential, or if the system is non-holonomic.
        """
        of = self.linearisation
        K, M = of.K, of.M
        if K.shape != M.shape:
            return None
        sizes = of.sizes[: len(K)]
        scaled = K * np.outer(sizes, sizes)
        if np.abs(scaled - scaled.T).max(initial=0.0) > 1e-8 * np.abs(scaled).max(initial=0.0):
            return None
        root = mass_root(M)
        return np.asarray(np.linalg.eigvalsh(root.T @ (K + K.T) @ root / 2), dtype=float)

    @property
    def stability(self) -> str:
        """The stability by both criteria.

        "asymptotically stable" or "unstable" if eigenvalues decide; "stable" if the energy has a
        minimum; "not decided" if neither decides; "neutral" if every position near it is also an
        equilibrium. Along a set, displacements to other equilibria do not count.
        """
        if self._refusal:
            return "not decided"
        of, rounding = self.linearisation, 1e-7
        if not len(of.eigenvalues):
            return "fixed by the constraints"
        real: Array = np.sort(of.eigenvalues.real * of.period)[::-1]
        largest, stiffnesses = real[0], self.stiffnesses
        if stiffnesses is not None:
            stiffnesses = stiffnesses * of.period**2
            if not (of.D.any() or of.G.any()):  # more accurate than a root of the same number
                largest = -stiffnesses[0]
        if largest > rounding:
            return "unstable"
        if self.dimension >= len(of.coordinates):
            return "neutral"
        others = real[self.dimension :]
        if len(others) and others[0] < -rounding:
            return "asymptotically stable"
        positive = stiffnesses is not None and (stiffnesses[self.dimension :] > rounding).all()
        if positive and _dissipates(of.D):
            return "stable"
        return "not decided"

    @cached_property
    def _refusal(self) -> str:
        """The reason why there is no linearisation; empty if there is one."""
        try:
            _ = self.linearisation
        except (ProblemError, InconsistentStartError) as error:
            return error.what
        return ""

    def shares_set(self, other: Equilibrium) -> bool:
        """Return whether two equilibria probably belong to one set: they have the same modes."""
        same = self.dimension == other.dimension > 0 and self.contacts == other.contacts
        if not same or self._refusal or other._refusal:
            return False
        one, two = (of.linearisation.eigenvalues for of in (self, other))
        size = float(np.abs(one).max(initial=0.0))
        return len(one) == len(two) and bool((np.abs(one - two) <= 1e-6 * size).all())

    def __str__(self) -> str:
        """Return the positions, the stability and the multipliers as lines of text."""
        return "\n".join(
            [
                f"{self.stability}: {_values(self.positions)}",
                *(f"  {line}" for line in self.notes),
                *([f"  multipliers: {_values(self.multipliers)}"] if self.multipliers else []),
            ]
        )

    def __repr__(self) -> str:
        return f"<Equilibrium of {self.system.name}, {self.stability}: {_values(self.positions)}>"

    @property
    def notes(self) -> list[str]:
        """Sentences on the set, the contacts and the friction of this equilibrium."""
        notes = []
        if self.dimension:
            free = () if self._refusal else self.linearisation.free
            along = f" along {listed(free)}" if len(free) == self.dimension else ""
            notes += [f"a point of a set of dimension {self.dimension}{along}"]
        if self.contacts:
            notes += [f"in contact: {listed(self.contacts)}"]
        if self.sticking:
            notes += [f"held by friction: {listed(self.sticking)}"]
        if self._refusal:
            notes += [f"not linearised: {self._refusal}"]
        return notes


class Equilibria(Sequence[Equilibrium]):
    """The equilibria of a system that were found, those with the lowest energy first.

    Attributes
    ----------
    name : str
        The name of the system.
    restarts : int
        The number of positions from which the search began.
    ending : str
        Why the search ended early; usually empty.
    """

    def __init__(
        self, name: str, found: Sequence[Equilibrium], restarts: int, ending: str = ""
    ) -> None:
        self.name, self._found = name, tuple(found)
        self.restarts, self.ending = restarts, ending

    def __len__(self) -> int:
        """Return the number of equilibria."""
        return len(self._found)

    def __getitem__(self, index: Any) -> Any:
        """Return one equilibrium, or several."""
        return self._found[index]

    def __repr__(self) -> str:
        return f"<Equilibria of {self.name}: {len(self)}>"

    def __str__(self) -> str:
        """Return a table with a line for each equilibrium."""
        lines = text_table([_TITLES, *self._rows()])
        return "\n".join([self._title(), *(f"  {line}" for line in lines if self)])

    def _repr_html_(self) -> Markup:
        return page(self._title(), table(list(_TITLES), self._rows(), len(self)))

    def _title(self) -> str:
        count = len(self)
        found = f"{count or 'no'} equilibri{'um' if count == 1 else 'a'} found"
        where = f"from {counted(self.restarts, 'position')}"
        return f"{self.name}: {found} {where}" + (f"; {self.ending}" if self.ending else "")

    def _rows(self) -> Iterator[tuple[str, ...]]:
        telling = self._telling if self else []
        for k, one in enumerate(self._found):
            shown = {name: one.positions[name] for name in telling}
            yield str(k), _values(shown), one.stability, "; ".join(one.notes)

    @property
    def _telling(self) -> list[str]:
        """The coordinates that distinguish the equilibria, after the independent ones."""
        first = self._found[0]
        telling = [*first.positions][:MOST_SHOWN]
        if not first.notes and first.linearisation.coordinates:
            telling = [*first.linearisation.coordinates[:MOST_SHOWN]]
        for name in first.positions:
            values = {tuple(f"{e.positions[x]:.5g}" for x in telling) for e in self._found}
            more = {tuple(f"{e.positions[x]:.5g}" for x in (*telling, name)) for e in self._found}
            if len(more) > len(values) and name not in telling:
                telling.append(name)
        return telling


_TITLES = ("", "position", "stability", "notes")


def equilibria(
    system: Description,
    time: float = 0.0,
    restarts: int = RESTARTS,
    progress: Progress | bool | None = None,
) -> Equilibria:
    """Return the equilibria of a system that were found; see `teachmech.equilibria`.

    Examples
    --------
    >>> pendulum = Description(["phi"], ["m*L^2"], ["-m*g*L*sin(phi)"],
    ...     parameters={"m": 2, "L": 0.5, "g": 9.81}, start={"phi": 1})
    >>> for found in equilibria(pendulum):
    ...     print(found)
    stable: phi = 0
    unstable: phi = 3.14159
    """
    if not hasattr(restarts, "__index__") or restarts < 0:
        raise ProblemError("restarts is not a whole number from 0 on", key="restarts")
    refuse_programmes(system, "the search for equilibria")
    _refuse_driven(system, time)
    system = begun(system, time)
    report = ProgressReport(progress, span=1.0)
    combinations = _combinations(system, time)
    found: list[Equilibrium] = []
    ending, tried = "", 0
    each = max(restarts // len(combinations), min(restarts, LEAST))
    with stage("looking for equilibria"), np.errstate(all="ignore"):
        for c, modes in enumerate(combinations):
            own = system.with_switches(modes)
            statics = Statics(own, time)
            for k, guess in enumerate(statics.guesses(each)):
                share = (c + k / (each + 1)) / len(combinations)
                if report(share) is False:
                    ending = "stopped on request"
                    break
                tried += 1
                x = statics.solved(guess)
                if x is None or not statics.admits(x):
                    continue
                x, dimension = statics.nearest(x)
                q = statics.positions(x)
                if any(statics.same(q, other) for other in found):
                    continue
                new = statics.described(x, dimension)
                if not _conditions_hold(new.system, time):
                    continue
                if not any(new.shares_set(other) for other in found):
                    found.append(new)
            if ending:
                break
    report.close()
    found.sort(key=_energy)
    return Equilibria(system.name, found, tried, ending)


def _conditions_hold(system: Description, time: float) -> bool:
    """Return whether the conditions of a system at rest agree with the constraints that act."""
    there = begun(system, time).parameter_values
    given = [s.name for s in system.switches if not (s.one_sided or s.sticks)]
    return all(there[name] == system.parameter_values[name] for name in given)


def settled(system: D, time: float = 0.0) -> D:
    """Return a system at rest in the equilibrium nearest to its start, by Newton's method.

    Raises
    ------
    ProblemError
        If the method finds no equilibrium there.

    Examples
    --------
    >>> spring = Description(["x"], [1], ["4 - 2*x"], start={"x": 1.9})
    >>> Model.of(settled(spring)).start[0].tolist()
    [2.0]
    """
    system = begun(system, time)
    statics = Statics(system, time)
    with np.errstate(all="ignore"):
        x = statics.polished(next(statics.guesses(0)))
    if x is None:
        raise ProblemError("there is no equilibrium near this position", where="start")
    found: D = statics.at_rest(x)
    return found


def _energy(of: Equilibrium) -> tuple[bool, float]:
    """Return a sort key: the potential energy if it is known, else the stability."""
    system = of.system
    values = {"t": of.time, **of.start, **system.parameter_values}
    if system.potential is not None:
        return False, float(sum(evaluate(e.symbolic, values) for e in system.potential_expressions))
    return of.stability == "unstable", 0.0


def _refuse_driven(system: Description, time: float) -> None:
    """Refuse constraints that prescribe a velocity in every position: rest is not possible."""
    acting = acting_at_start(system, time)
    model = Model.of(acting)
    scales, (q, v) = model.scales(time), model.start
    d = variation(acting, time, q, 0 * v, 0 * v, np.zeros(len(acting.constraints)))
    moves = np.abs(d.r) > START_TOLERANCE * scales.rows / scales.time
    driven = moves & ~d.r_q.any(axis=1)
    if driven.any():
        named = zip(acting.constraint_names, driven, strict=True)
        who = listed([name for name, is_driven in named if is_driven])
        what = f"{who} prescribes a motion, so that nothing is at rest"
        hint = "use coordinates that move with it, or linearise() about a steady motion"
        raise ProblemError(what, hint=hint)


def _combinations(system: Description, time: float) -> list[dict[str, float]]:
    """Return the modes to examine: contacts open or closed, frictions of closed ones sticking.

    A friction slides if its sliding velocity at rest is not zero, as on a moving belt.
    """
    contacts = [s for s in system.switches if s.one_sided]
    choices: list[Sequence[float]] = [(1.0, 0.0)] * len(contacts)
    if 2 ** len(contacts) > MOST_COMBINATIONS:
        choices = [(system.parameter_values[s.name],) for s in contacts]
    values = {"t": time, **system.parameter_values}
    values |= dict(zip(system.coordinates, Model.of(system).start[0].tolist(), strict=True))
    values |= dict.fromkeys(system.velocities, 0.0)
    names = {s.constraint: s.name for s in system.switches}
    found = []
    for chosen in product(*choices):
        modes = dict(zip((s.name for s in contacts), chosen, strict=True))
        for friction in system.frictions:
            u = np.array([float(evaluate(slip, values)) for slip in friction.slips])
            acts = modes.get(names.get(friction.constraint, ""), 1.0)
            sticks = acts and not u.any()
            modes |= {names[k]: float(sticks) for k in friction.sticks}
            modes |= directions_of(friction, u * float(acts and not sticks), 0.0)
        found.append(modes)
    return found


class Statics:
    """The equations of statics of one system, scaled so that 1 is neither small nor large.

    The unknowns x are the coordinates in their units, then the multipliers times the size of a row
    divided by an energy.
    """

    def __init__(self, system: Description, time: float) -> None:
        self.system, self.time, self.model = system, time, Model.of(system)
        self.scales = self.model.scales(time)
        self.n, self.m = len(system.coordinates), len(system.constraints)
        self.units, self.factors = self.scales.units, self.scales.factors
        self.still, self.nothing = np.zeros(self.n), np.zeros(self.n)
        d = variation(system, time, self.model.start[0], self.still, self.nothing, np.zeros(self.m))
        # The force of a displacement counts, since forces at an equilibrium may be rounding.
        force = self.units * (np.abs(d.R) + np.abs(d.R_q) @ self.scales.coordinates)
        force = force[np.isfinite(force)]
        self.energy = max(float(force.max(initial=0.0)), 10 * float(self.scales.state[-1]), 1e-300)
        self.sizes = 10 * self.scales.coordinates / self.units
        self.turn = 2 * np.pi / self.units
        self.angles = angles_among(self.model.start[0] / self.units, self.turn, self._periodic)

    def of(self, system: Description) -> Statics:
        """Return the equations of the same system with other values of parameters, as scaled."""
        other = copy(self)
        other.system, other.model = system, Model.of(system)
        return other

    def _periodic(self, x: Array) -> Array:
        """Return everything in the equations that depends on positions."""
        state = (self.time, self.units * x, self.still, self.model.p)
        parts = (self.model.known_force(*state), self.model.constraints(*state))
        return np.concatenate([*parts, self.model.constraint_matrix(*state).ravel()])

    def positions(self, x: Array) -> Array:
        """Return the coordinates."""
        return self.units * x[: self.n]

    def multipliers(self, x: Array) -> Array:
        """Return the multipliers."""
        return self.energy * self.factors * x[self.n :]

    def __call__(self, x: Array) -> tuple[Array, Array]:
        """Return the residuals and their Jacobian."""
        units, factors = self.units, self.factors[:, None]
        d = variation(
            self.system, self.time, self.positions(x), self.still, self.nothing, self.multipliers(x)
        )
        holonomic, T = d.holonomic, self.scales.time
        forces = np.hstack([d.R_q * units, self.energy * d.R_l * self.factors])
        none = np.zeros((self.m, self.m))
        position_rows = np.hstack([factors * d.h_q * units, none])[holonomic]
        rates = np.hstack([T * factors * d.r_q * units, none])
        residual = [units * d.R / self.energy, (self.factors * d.h)[holonomic]]
        residual += [T * self.factors * d.r]
        jacobian = np.vstack([units[:, None] * forces / self.energy, position_rows, rates])
        return np.concatenate(residual), jacobian

    def guesses(self, restarts: int) -> Iterator[Array]:
        """Yield positions, first those of the start, with the multipliers that balance best."""
        q = self.model.start[0] / self.units
        for x in random_guesses(q, np.where(self.angles, self.turn / 2, 0.0))[: restarts + 1]:
            guess = np.concatenate([x, np.zeros(self.m)])
            residual, jacobian = self(guess)
            if not (np.isfinite(residual).all() and np.isfinite(jacobian).all()):
                continue
            balance = pseudo_inverse(jacobian[: self.n, self.n :])[0] if self.m else np.zeros(())
            if self.m:
                guess[self.n :] = -balance @ residual[: self.n]
            yield guess

    def solved(self, x: Array) -> Array | None:
        """Return a solution near a guess, or None if there is none."""
        from scipy.optimize import root

        try:
            options = {"maxiter": MOST_EVALUATIONS}
            found = root(self, x, jac=True, method="lm", options=options).x
        except ValueError:  # a residual is not finite
            return None
        return self.polished(found)

    def polished(self, x: Array) -> Array | None:
        """Return the solution by Newton's method, each step the shortest one; None if it fails."""
        best, least = None, np.inf
        for _ in range(POLISHING):
            residual, jacobian = self(x)
            if not (np.isfinite(residual).all() and np.isfinite(jacobian).all()):
                break
            error = float(np.abs(residual).max(initial=0.0))
            if error < least:
                best, least = x, error
            elif least <= STATICS_TOLERANCE:
                break
            step = pseudo_inverse(jacobian, SET_TOLERANCE)[0] @ residual
            if np.abs(step).max(initial=0.0) <= 1e-15 * (1 + np.abs(x).max(initial=0.0)):
                break
            x = x - step
        if best is None or least > STATICS_TOLERANCE or self._is_far(best):
            return None
        half = self.turn / 2  # an angle of -pi, or rounding above it, is pi
        turns = np.where(self.angles, full_turns(best[: self.n] - 1e-9 * half, self.turn), 0.0)
        return np.asarray(best - np.concatenate([turns, np.zeros(self.m)]))

    def _is_far(self, x: Array) -> bool:
        """Return whether a position is so far away that forces vanish next to their sizes."""
        q, start = x[: self.n], self.model.start[0] / self.units
        return bool((np.abs(q - start) > FAR * (self.sizes + np.abs(start))).any())

    def admits(self, x: Array) -> bool:
        """Return whether open contacts do not overlap, closed ones push, and frictions hold."""
        system = self.system
        switches = [s for s in system.switches if s.one_sided or s.sticks]
        if not switches:
            return True
        q, multipliers = self.positions(x), self.multipliers(x)
        values: dict[str, float] = {"t": self.time, **system.parameter_values}
        values |= dict(zip(system.coordinates, q.tolist(), strict=True))
        values |= dict.fromkeys((*system.velocities, *system.accelerations), 0.0)
        values |= dict(zip(system.multipliers, multipliers.tolist(), strict=True))
        for switch in switches:
            k = switch.constraint
            if system.parameter_values[switch.name]:
                assert switch.end is not None
                size = self.energy * self.factors[k]
                if float(evaluate(switch.end.value, values)) > STATICS_TOLERANCE * size:
                    return False
            elif switch.one_sided:
                gap: Any = system.acting_constraints[k]
                if float(evaluate(gap.symbolic, values)) < -START_TOLERANCE * self.scales.rows[k]:
                    return False
        return True

    def nearest(self, x: Array) -> tuple[Array, int]:
        """Return the dimension of the set of a solution, and its point nearest to the start."""
        free = self._free(x)
        dimension = 0
        for direction in free.T:
            there = self.polished(x + ALONG * direction)
            if there is not None and abs((there - x) @ direction) > ALONG / 2:
                dimension += 1
        if not dimension:
            return x, 0
        start = np.concatenate([self.model.start[0] / self.units, x[self.n :]])
        for _ in range(POLISHING):
            free = self._free(x)
            change = free @ (free.T @ (start - x))
            if np.abs(change).max(initial=0.0) < 1e-12 * (1 + np.abs(x).max()):
                break
            there = self.polished(x + change)
            if there is None or not self.admits(there) or self._far(there) >= self._far(x):
                break
            x = there
        return x, dimension

    def _far(self, x: Array) -> float:
        """Return the distance from the start."""
        return float(np.linalg.norm(x[: self.n] - self.model.start[0] / self.units))

    def _free(self, x: Array) -> Array:
        """Return unit vectors along which no residual changes and a coordinate does."""
        s, Vt = np.linalg.svd(self(x)[1])[1:]
        rank = rank_of(s, SET_TOLERANCE)
        null = Vt[rank:].T
        _, sizes, turn = np.linalg.svd(null[: self.n], full_matrices=False)
        moving = null @ turn.T[:, sizes > SET_TOLERANCE]
        return np.asarray(moving / sizes[sizes > SET_TOLERANCE])

    def without_turns(self, x: Array) -> Array:
        """Return changes of the coordinates, in their units, without full turns of angles."""
        return np.asarray(x - np.where(self.angles, full_turns(x, self.turn), 0.0))

    def at_rest(self, x: Array) -> Any:
        """Return the system at rest in a position."""
        rest = dict(zip(self.system.coordinates, self.positions(x).tolist(), strict=True))
        return self.system.replace(start=rest | dict.fromkeys(self.system.velocities, 0.0))

    def same(self, q: Array, other: Equilibrium) -> bool:
        """Return whether positions are those of an equilibrium that is known."""
        gap = self.without_turns((q - np.array([*other.positions.values()])) / self.units)
        return bool((np.abs(gap) <= SAME_EQUILIBRIUM * np.maximum(self.sizes, 1e-3)).all())

    def described(self, x: Array, dimension: int) -> Equilibrium:
        """Return an equilibrium with its names; rounding of a coordinate is 0."""
        system = self.at_rest(x)
        q, multipliers = self.positions(x), self.multipliers(x)
        q = np.where(np.abs(q) < 1e-12 * self.scales.coordinates, 0.0, q)
        acting = [s for s in system.switches if system.parameter_values[s.name]]
        names = system.constraint_names
        return Equilibrium(
            positions=dict(zip(system.coordinates, q.tolist(), strict=True)),
            multipliers=dict(zip(names, multipliers.tolist(), strict=True)),
            dimension=dimension,
            contacts=tuple(names[s.constraint] for s in acting if s.one_sided),
            sticking=tuple(
                dict.fromkeys(
                    system.constraints[s.constraint].sticks_for for s in acting if s.sticks
                )
            ),
            system=system,
            time=self.time,
        )


def _dissipates(D: Array) -> bool:
    """Return whether a damping matrix never supplies energy."""
    values = np.linalg.eigvalsh(D)
    return bool((values >= -1e-9 * np.abs(values).max(initial=0.0)).all())


def _values(values: dict[str, float]) -> str:
    return ", ".join(f"{name} = {x + 0.0:.6g}" for name, x in values.items())
