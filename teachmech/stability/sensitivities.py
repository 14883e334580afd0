"""The derivatives of a motion by start values and parameters.

The motion is integrated as usual and stored at the nodes of a collocation, for which the
variational equations are solved (`variational_equations`), on panels that are divided until the
solution is smooth on each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import ArrayLike

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, listed
from teachmech.base.number_arrays import finite_numbers
from teachmech.base.progress import Progress, ProgressReport, stage
from teachmech.expressions import Formula, parse_expression
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.gradients import Gradients
from teachmech.model.actuation import refuse_programmes
from teachmech.model.description import Description
from teachmech.model.inputs import Samples
from teachmech.numerics.integrators import Settings
from teachmech.program import Model
from teachmech.run.compiled.policy import are_tangents_compiled
from teachmech.run.simulation import run
from teachmech.stability.collocation import nodes_of
from teachmech.stability.variation import formulas_of, parameter_chain
from teachmech.stability.variational_equations import VariationalSolution
from teachmech.stability.varied_start import VariedStart
from teachmech.start.start_formulas import Assembled

if TYPE_CHECKING:
    from teachmech.run.compiled.compiled_tangents import VariedMotion

SENSITIVITY_TOLERANCE = 1e-11  # tolerance of the simulated motion
STAGES, MANY = (10, 5), 100  # nodes of a panel for at most so many times, and for more
SHORTEST = 1e-10  # length of a panel that is not halved, relative to the span
MOST_PANELS = 50_000
ROUNDS = 60  # most refinements
CHANGE_ROUNDING = 1e-14  # error of a compiled change, relative to that of a coordinate by its size
STOPPED = "stopped on request; there is no result yet"


@dataclass(frozen=True, eq=False)
class Sensitivities:
    """The derivatives of a motion by start values and parameters.

    Attributes
    ----------
    system : Description
        The system with the start of the motion.
    names : tuple of str
        The k start values and parameters.
    t : array, shape (N,)
        In seconds.
    q, v : array, shape (N, n)
        The motion.
    positions, velocities : array, shape (N, n, k)
        The derivatives of q and v.
    largest : array, shape (2 n,)
        The largest magnitudes of coordinates and velocities until the last time.
    """

    system: Description
    names: tuple[str, ...]
    t: Array
    q: Array
    v: Array
    positions: Array
    velocities: Array
    largest: Array

    def __repr__(self) -> str:
        return f"<Sensitivities of {self.system.name} to {listed(self.names)}>"

    def __getitem__(self, quantity: str) -> Array:
        """Return the derivatives of a coordinate, a velocity or an expression, shape (N, k)."""
        return self.of([self.system.cached(("quantity", quantity), _reader(quantity))])[1][:, 0]

    def of(self, quantities: Sequence[Formula]) -> tuple[Array, Array]:
        """Return the values of formulas and their derivatives, shapes (N, c) and (N, c, k).

        The formulas contain time, coordinates, velocities and parameters.
        """
        system = self.system
        chain = parameter_chain(system, [x for x in self.names if x in system.parameters])
        states = (*system.coordinates, *system.velocities)
        values = {"t": self.t, **system.parameter_values}
        values |= dict(zip(states, np.hstack([self.q, self.v]).T, strict=True))
        found, slopes = Gradients(quantities, (*states, *chain))(values)
        by_state, by_p = np.split(slopes, [len(states)], axis=1)
        both = np.concatenate([self.positions, self.velocities], axis=1)
        total = np.einsum("cst,tsk->tck", by_state, both)
        indices = [k for k, name in enumerate(self.names) if name in system.parameters]
        if indices:
            weights = np.array([*chain.values()])
            total[:, :, indices] += np.einsum("cpt,pk->tck", by_p, weights)
        return found.T, total


def _reader(quantity: str) -> Callable[[Description], Formula]:
    return lambda system: parse_expression(quantity, system.names).symbolic


def sensitivities(
    system: Description,
    names: Sequence[str],
    times: ArrayLike,
    start_time: float = 0.0,
    *,
    tolerance: float = SENSITIVITY_TOLERANCE,
    compiled: bool | None = None,
    progress: Progress | bool | None = None,
    assembled: Assembled | None = None,
) -> Sensitivities:
    """Return the derivatives of a motion; see `System.sensitivities`.

    Examples
    --------
    A fall with drag c: at small c, z = -g t^2/2 + c g t^3/6:

    >>> fall = Description(["z"], [1], ["-g - c*vz"], parameters={"g": 10, "c": 0})
    >>> found = sensitivities(fall, ["c", "vz"], np.array([0.0, 2.0]))
    >>> found["z"].round(9).tolist()
    [[0.0, 0.0], [13.333333333, 2.0]]
    """
    hint = "give times in rising order, from the start time on"
    given = finite_numbers(times, "times", hint)
    if not len(given) or given[0] < start_time or not (np.diff(given) > 0).all():
        raise ProblemError("these are not times of the motion", key="times", hint=hint)
    start = VariedStart(system, names, start_time, assembled)
    return Sensitizer(start, given, tolerance, compiled).at(start.x, progress)


class Sensitizer:
    """Motions and their derivatives for several values; they share the panels of the collocation.

    Parameters
    ----------
    start : VariedStart
        The start as a function of the values.
    times : array, shape (N,)
        The times of the result, in rising order, from the start time on.
    tolerance : float
        That of the motion.
    compiled : bool, optional
        Whether the variational equations are compiled; by default if possible. False also excludes
        a compiled motion.
    """

    def __init__(
        self,
        start: VariedStart,
        times: Array,
        tolerance: float = SENSITIVITY_TOLERANCE,
        compiled: bool | None = None,
    ) -> None:
        refuse_programmes(start.system, "the derivative of a motion")
        self.start, self.times, self.compiled = start, times, compiled
        self.settings = Settings.of(
            (start.time, max(times[-1], np.nextafter(start.time, np.inf))),
            method="dop853",
            tolerance=tolerance,
        )
        start.system.cached("jumps are refused", check_differentiable)
        span = self.settings.end - start.time
        jumps = [t for x in start.system.inputs.values() if isinstance(x, Samples) for t in x.times]
        inside = [t for t in jumps if start.time < t < times[-1]]
        self.jumps = np.unique(inside)
        self.edges = np.unique([start.time, *times, *inside])
        if len(self.edges) == 2:
            self.edges = np.linspace(start.time, times[-1], 9)
        self.least = SHORTEST * span
        self.stages = STAGES[len(times) > MANY]

    def at(self, x: Array, progress: Progress | bool | None = None) -> Sensitivities:
        """Return the motion and its derivatives for values, shape (k,)."""
        system = self.start.at(x)
        return self.along(system, *self.start.slopes(system), self.start.parameters, progress)

    @stage("computing the derivatives of the motion")
    def along(
        self,
        system: Description,
        dq: Array,
        dv: Array,
        columns: Sequence[str | None],
        progress: Progress | bool | None = None,
    ) -> Sensitivities:
        """Return the motion of a system and the changes that begin with dq and dv.

        Parameters
        ----------
        system : Description
        dq, dv : array, shape (n, k)
        columns : sequence of str or None, length k
            The parameter that changes in each column, if any.
        """
        names = self.start.names
        if self.times[-1] == self.start.time:
            q, v = (x[None] for x in Model.of(system).start)
            largest = np.abs(np.hstack([q[0], v[0]]))
            return Sensitivities(system, names, self.times, q, v, dq[None], dv[None], largest)
        report = ProgressReport(progress)
        if compiled := self._compiled(system, np.concatenate([dq, dv]), columns, report):
            q, v, X = (x[-len(self.times) :] for x in (compiled.q, compiled.v, compiled.changes))
            n = len(dq)
            return Sensitivities(
                *(system, names, self.times, q, v, X[:, :n], X[:, n:], compiled.largest)
            )
        moments: Array | None = None if system.switches else np.zeros(0)
        for done in range(ROUNDS):
            if report(done / ROUNDS) is False:
                raise ProblemError(STOPPED, key="progress")
            edges, nodes = self.edges, self.edges
            if moments is not None:
                edges = np.union1d(_apart(edges, moments, self.times, self.least), moments)
                nodes = nodes_of(edges, self.stages)
            how: bool | Literal["often"] = False if self.compiled is False else "often"
            motion = run(system, self.settings, times=np.union1d(edges, nodes), compiled=how)
            if motion.ending_code == "interrupt":
                raise KeyboardInterrupt
            if motion.ending:
                raise ProblemError(f"the motion ended early: {motion.ending}", key="time")
            found = np.array([c.time for c in motion.changes if not c.turns])
            if moments is None or not np.array_equal(found, moments):
                moments = found
                continue
            solved = VariationalSolution(motion, edges, nodes, columns)
            X = solved.run(dq, dv)
            if not (parts := solved.parts(self.least)).max(initial=1) > 1:
                break
            self.edges = np.setdiff1d(_divided(edges, parts), moments)
            if len(self.edges) > MOST_PANELS + len(self.times):
                what = "the derivatives change too fast for the time of the motion"
                raise ProblemError(what, key="time", hint="take a shorter time")
        else:
            what = "the changes of the motion, or its derivatives, could not be located"
            raise ProblemError(what, key="time", hint="take a shorter time")
        report.close()
        rows = np.searchsorted(edges, self.times)
        stored = np.searchsorted(motion.t, self.times)
        n = len(dq)
        states = motion.q[stored], motion.v[stored]
        X, largest = X[rows], np.abs(np.hstack([motion.q, motion.v])).max(axis=0)
        return Sensitivities(motion.system, names, self.times, *states, X[:, :n], X[:, n:], largest)

    def _compiled(
        self, system: Description, starts: Array, columns: Sequence[str | None], report: Any
    ) -> VariedMotion | None:
        """Return the motion with its derivatives by machine code, or None without it."""
        own = list(dict.fromkeys(name for name in columns if name))
        chain = parameter_chain(system, own)
        if not are_tangents_compiled(system, self.settings, tuple(chain), self.compiled):
            return None
        from teachmech.run.compiled.compiled_problem import Tangents
        from teachmech.run.compiled.compiled_tangents import varied_motion

        by = np.array([*chain.values()]).reshape(len(chain), len(own))
        changes = np.array([by @ [name == x for x in own] for name in columns])
        values = [system.parameter_values[name] or 1.0 if name else np.inf for name in columns]
        scales = Model.of(system).scales(self.start.time, self.settings.end - self.start.time)
        first = np.abs(starts / scales.state[:-2, None]).max(axis=0)
        sizes = np.maximum(first, 1 / np.abs(values)) * min(
            1.0, CHANGE_ROUNDING / self.settings.tolerance
        )
        start, span = self.start.time, self.settings.end - self.start.time

        def reached(t: float) -> None:
            if report((t - start) / span) is False:
                raise ProblemError(STOPPED, key="progress")

        times, settings = np.union1d([start], self.times), self.settings
        tangents = Tangents(tuple(chain), sizes, changes)
        found = varied_motion(system, settings, times, self.jumps, starts, tangents, reached)
        if found:
            report.close()
        return found


def _divided(edges: Array, parts: Array) -> Array:
    """Return the edges of panels that are divided into equal parts.

    Examples
    --------
    >>> _divided(np.array([0.0, 1.0, 3.0]), np.array([1, 2])).tolist()
    [0.0, 1.0, 2.0, 3.0]
    """
    found = [
        a + (b - a) * np.arange(k) / k for a, b, k in zip(edges, edges[1:], parts, strict=False)
    ]
    return np.append(np.concatenate(found), edges[-1])


def _apart(edges: Array, new: Array, wanted: Array, least: float) -> Array:
    """Return edges without those, except wanted ones, that are nearly at a new edge."""
    gap = np.abs(edges[:, None] - new).min(axis=1, initial=np.inf)
    kept = (gap > 1e3 * least) | np.isin(edges, wanted)
    kept[[0, -1]] = True
    return np.asarray(edges[kept])


def check_differentiable(system: Description) -> None:
    """Refuse functions that jump, whose motions have derivatives only between jumps."""
    jumping = {name for name, own in TABLE.items() if own.jumps} - {"atan2"}
    waiting, seen = formulas_of(system), set[Formula]()
    while waiting:
        e = waiting.pop()
        if e in seen:
            continue
        seen.add(e)
        name = getattr(e, "name", "") if e.args else ""
        if name in jumping:
            what = f"{name}(...) jumps, and the motion has no derivatives by the variational "
            hint = "give friction to a constraint, or write a steep smooth function such as tanh"
            raise ProblemError(f"{what}equations across a jump", where=system.name, hint=hint)
        waiting.extend(e.args)
