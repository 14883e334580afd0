"""The derivatives of a motion by start values and parameters: the variational equations.

A change of start values and parameters changes a motion by dq and dv, which obey the equations of
motion, differentiated along it (see `variation`):

    dq' = dv,   dv' = da,   R_a da + R_l dlambda = -(R_q dq + R_v dv + R_p),
                            A da = -(S_q dq + S_v dv + S_p).

The motion is integrated as usual and stored at the nodes of a collocation. The coefficients are
computed at all nodes together and the linear equations are solved panel by panel (`collocation`),
on panels that are halved until the solution is smooth on each. After each panel, dq and dv are
projected onto the differentiated constraints.

At a change without a jump of velocities, such as the reversal of a friction, the acceleration
jumps. The change occurs earlier or later by dt, which is found from its condition g = 0:

    dv+ = dv- + (a- - a+) dt,   dt = -(g_q dq + g_v dv + g_p)/(dg/dt)

(R. I. Leine, H. Nijmeijer, "Dynamics and Bifurcations of Non-Smooth Mechanical Systems", 2004,
chapter 7: saltation matrix.)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, listed
from teachmech.base.number_arrays import finite_numbers
from teachmech.base.progress import Progress, ProgressReport, stage
from teachmech.expressions import Formula, parse_expression
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.gradients import Gradients
from teachmech.model.description import Description
from teachmech.model.inputs import Samples
from teachmech.numerics.dynamics import rank_of
from teachmech.numerics.integrators import Settings
from teachmech.numerics.scales import Scales
from teachmech.program import Model
from teachmech.run.changes import Change
from teachmech.run.simulation import run
from teachmech.run.trajectory import Trajectory
from teachmech.stability.collocation import last_terms, nodes_of, propagators
from teachmech.stability.variation import (
    Variation,
    formulas_of,
    parameter_chain,
    signals,
    variation,
)
from teachmech.stability.varied_start import VariedStart
from teachmech.start.acting import forces_at_start

Places = np.ndarray[Any, np.dtype[np.int_]]

TOLERANCE = 1e-11  # of the motion
SMOOTH = 1e-6  # last terms of a series, relative to the largest change: their product counts
NO_EFFECT = 1e-8  # change that counts as zero, relative to that of a coordinate by its own size
SHORTEST = 1e-10  # length of a panel that is not halved, relative to the span
MOST_PANELS = 200_000
ROUNDS = 60  # most refinements
MOST_NUMBERS = 20_000_000  # numbers of derivatives that are computed together
CONTINUOUS = 1e-8  # jump of velocity or acceleration that counts as zero, relative to its size


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
    """

    system: Description
    names: tuple[str, ...]
    t: Array
    q: Array
    v: Array
    positions: Array
    velocities: Array

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
        places = [k for k, name in enumerate(self.names) if name in system.parameters]
        if places:
            weights = np.array([*chain.values()])
            total[:, :, places] += np.einsum("cpt,pk->tck", by_p, weights)
        return found.T, total


def _reader(quantity: str) -> Callable[[Description], Formula]:
    return lambda system: parse_expression(quantity, system.names).symbolic


def sensitivities(
    system: Description,
    names: Sequence[str],
    times: ArrayLike,
    start_time: float = 0.0,
    *,
    tolerance: float = TOLERANCE,
    progress: Progress | bool | None = None,
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
    start = VariedStart(system, names, start_time)
    return Sensitizer(start, given, tolerance).at(start.x, progress)


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
    """

    def __init__(self, start: VariedStart, times: Array, tolerance: float = TOLERANCE) -> None:
        self.start, self.times = start, times
        self.settings = Settings.of(
            (start.time, max(times[-1], np.nextafter(start.time, np.inf))),
            method="dop853",
            tolerance=tolerance,
        )
        check_differentiable(start.system)
        span = self.settings.end - start.time
        jumps = [t for x in start.system.inputs.values() if isinstance(x, Samples) for t in x.times]
        inside = [t for t in jumps if start.time < t < times[-1]]
        self.edges = np.unique([start.time, *times, *inside])
        if len(self.edges) == 2:
            self.edges = np.linspace(start.time, times[-1], 9)
        self.least = SHORTEST * span

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
            return Sensitivities(system, names, self.times, q, v, dq[None], dv[None])
        report = ProgressReport(progress)
        moments = np.zeros(0)
        for done in range(ROUNDS):
            if report(done / ROUNDS) is False:
                raise ProblemError("stopped on request; there is no result yet", key="progress")
            edges = np.union1d(_apart(self.edges, moments, self.times, self.least), moments)
            nodes = nodes_of(edges)
            motion = run(system, self.settings, times=np.union1d(edges, nodes), compiled="often")
            if motion.ending_code == "interrupt":
                raise KeyboardInterrupt
            if motion.ending:
                raise ProblemError(f"the motion ended early: {motion.ending}", key="time")
            found = np.array([c.time for c in motion.changes if not c.turns])
            if not np.array_equal(found, moments):
                moments = found
                continue
            solved = _Solution(motion, edges, nodes, columns)
            X = solved.run(dq, dv)
            if not (parts := solved.parts(self.least)).max(initial=1) > 1:
                break
            self.edges = np.setdiff1d(_divided(edges, parts), moments)
            if len(self.edges) > MOST_PANELS:
                what = "the derivatives change too fast for the time of the motion"
                raise ProblemError(what, key="time", hint="take a shorter time")
        report.close()
        rows = np.searchsorted(edges, self.times)
        stored = np.searchsorted(motion.t, self.times)
        n = len(dq)
        states = motion.q[stored], motion.v[stored]
        X = X[rows]
        return Sensitivities(motion.system, names, self.times, *states, X[:, :n], X[:, n:])


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


class _Coefficients:
    """The linear equations at many states, with dq, dv and da in the units of the coordinates.

    Attributes
    ----------
    F : array, shape (P, n, 2 n + k)
        da by dq, dv and the parameters.
    """

    def __init__(self, d: Variation, scales: Scales, tolerance: float, t: Array) -> None:
        self.u, self.f = scales.units, scales.factors
        u, f, n = self.u, self.f[:, None], len(self.u)
        self.d = d
        self.A = f * d.A * u
        self.tolerance, self.t = tolerance, t
        self.inverse, Z = self._inverse(self.A)
        R = u[:, None] * np.concatenate([d.R_q * u, d.R_v * u, d.R_p], axis=2)
        S = f * np.concatenate([d.S_q * u, d.S_v * u, d.S_p], axis=2)
        R_a = u[:, None] * d.R_a * u
        led = -self.inverse @ S
        W = Z
        left = u[:, None] * d.R_l * self.f
        if not np.array_equal(left, self.A.swapaxes(1, 2)):  # friction depends on multipliers
            W = np.linalg.svd(left)[0][:, :, n - Z.shape[2] :]
        across = W.swapaxes(1, 2)
        mass = across @ R_a @ Z
        if mass.size and not (np.linalg.cond(mass) < 1e12).all():
            what = "the equations of motion do not determine the acceleration along this motion"
            raise ProblemError(what, hint="a coordinate has no mass; see freedom()")
        self.F = led - Z @ np.linalg.solve(mass, across @ (R_a @ led + R))

    def _inverse(self, A: Array) -> tuple[Array, Array]:
        """Return pseudo-inverses, and bases of the null spaces."""
        n = len(self.u)
        if not A.shape[1]:
            return np.zeros((len(A), n, 0)), np.broadcast_to(np.eye(n), (len(A), n, n))
        U, s, Vt = np.linalg.svd(A)
        ranks = np.array([rank_of(own, self.tolerance) for own in s])
        if (ranks != ranks[0]).any():
            t = float(self.t[np.argmax(ranks != ranks[0])])
            what = f"the constraints lose rank near t = {t:.6g} s, so that several motions continue"
            raise ProblemError(what, hint="end the motion before this time")
        r = int(ranks[0])
        inverse = (Vt[:, :r].swapaxes(1, 2) / s[:, None, :r]) @ U[:, :, :r].swapaxes(1, 2)
        return inverse, Vt[:, r:].swapaxes(1, 2)

    def project(self, k: int, X: Array, columns: Array) -> Array:
        """Return the changes of a state that obey the differentiated constraints there."""
        d, u, f, n = self.d, self.u, self.f, len(self.u)
        if not len(f):
            return X
        dq, dv = X[:n], X[n:]
        if d.holonomic.any():
            rows = d.holonomic
            h_q = f[rows, None] * d.h_q[k, rows] * u
            off = h_q @ dq + f[rows, None] * d.h_p[k, rows] @ columns
            dq = dq - self._inverse(h_q[None])[0][0] @ off
        off = f[:, None] * (d.r_q[k] * u @ dq + d.r_p[k] @ columns) + self.A[k] @ dv
        return np.concatenate([dq, dv - self.inverse[k] @ off])


class _Solution:
    """The variational equations along one motion.

    Parameters
    ----------
    motion : Trajectory
        Stored at the edges and nodes of the panels.
    edges : array, shape (N + 1,)
    nodes : array, shape (N, s)
    columns : sequence of str or None
        The parameter that changes in each column.
    """

    def __init__(
        self, motion: Trajectory, edges: Array, nodes: Array, columns: Sequence[str | None]
    ) -> None:
        self.motion, self.edges, self.system = motion, edges, motion.system
        self.model = motion.model
        settings = motion.settings
        self.scales = self.model.scales(settings.start, settings.end - settings.start)
        self.tolerance = self.model.rank_tolerance(settings)
        self.parameters = list(dict.fromkeys(name for name in columns if name))
        self.columns = np.array([[name == x for x in columns] for name in self.parameters])
        self.columns = self.columns.reshape(len(self.parameters), len(columns)).astype(float)
        self.changes = {c.time: k for k, c in enumerate(motion.changes) if not c.turns}
        n, (count, s) = len(self.scales.units), nodes.shape
        F = np.empty((count * s, n, 2 * n + len(self.parameters)))
        for places, part in self._parts(np.searchsorted(motion.t, nodes.ravel())):
            F[places] = part.F
        self.P, self.K = propagators(np.diff(edges), F.reshape(count, s, n, F.shape[-1]), n)
        self.ends: list[tuple[_Coefficients, int]] = [None] * count  # type: ignore[list-item]
        rows = np.searchsorted(motion.t, edges[1:])
        regular = np.array([t not in self.changes for t in edges[1:]])
        places_of = np.flatnonzero(regular)
        for places, part in self._parts(rows[regular]):
            for k, place in enumerate(places):
                self.ends[places_of[place]] = part, k
        self.X = np.zeros((0,))

    def run(self, dq: Array, dv: Array) -> Array:
        """Return the changes at all edges, shape (N + 1, 2 n, k)."""
        unit = np.concatenate([self.scales.units] * 2)[:, None]
        n2 = len(unit)
        X = [np.concatenate([dq, dv]) / unit]
        for k, t in enumerate(self.edges[1:].tolist()):
            P = self.P[k]
            now = P[:, :n2] @ X[-1] + P[:, n2:] @ self.columns
            if t in self.changes:
                now = self._across(self.changes[t], now)
            else:
                part, place = self.ends[k]
                now = part.project(place, now, self.columns)
            X.append(now)
        self.X = np.array(X)
        return np.asarray(self.X * unit)

    def parts(self, least: float) -> Array:
        """Return into how many parts each panel must be divided, shape (N,)."""
        n = len(self.scales.units)
        h, T = np.diff(self.edges), self.scales.time
        X = self.X[:-1]
        inner = np.concatenate(
            [X, np.broadcast_to(self.columns, (len(X), *self.columns.shape))], axis=1
        )
        last = last_terms(self.K @ inner[:, None]).max(axis=1)  # (N, k)
        moved = np.abs(self.X[:, :n]).max(axis=(0, 1))
        size = np.maximum(T * np.abs(self.X[:, n:]).max(axis=(0, 1)), moved)
        values = np.array([self.system.parameter_values[name] or 1.0 for name in self.parameters])
        hardly = NO_EFFECT * float((self.scales.coordinates / self.scales.units).max())
        size = np.maximum(size, hardly * (1 / np.abs(values)) @ self.columns)
        part = (h[:, None] * T * last / np.where(size > 0, size, 1.0)).max(axis=1)
        most = np.clip(np.floor(h / least), 1, 8)
        wanted = np.ceil((part / SMOOTH) ** (1 / 5))
        return np.where(part > SMOOTH, np.clip(wanted, 2, most), 1).astype(int)

    def _parts(self, rows: Places) -> list[tuple[Places, _Coefficients]]:
        """Return coefficients at stored states, with the places of those with equal switches."""
        motion, n = self.motion, len(self.scales.units)
        found = []
        modes, of = np.unique(motion.parameters[rows], axis=0, return_inverse=True)
        width = 4 * n + len(self.scales.factors) + len(self.parameters)
        operations = 1 + sum(len(e.args) for e in formulas_of(self.system))
        size = max(16, MOST_NUMBERS // (width * 4 * operations))
        for k, values in enumerate(modes):
            places = np.flatnonzero(of.ravel() == k)
            for first in range(0, len(places), size):
                own = places[first : first + size]
                r = rows[own]
                states = motion.t[r], motion.q[r], motion.v[r], motion.a[r], motion.multipliers[r]
                found.append((own, self._coefficients(self._with(values), *states)))
        return found

    def _with(self, values: Array) -> Description:
        """Return the system with these values of switches and directions of sliding."""
        if not self.system.switches:
            return self.system
        named = dict(zip(self.system.parameters, values.tolist(), strict=True))
        names = [switch.name for switch in self.system.switches]
        names += [name for friction in self.system.frictions for name in friction.names]
        return self.system.with_switches({name: named[name] for name in names})

    def _coefficients(
        self, system: Description, t: Array, q: Array, v: Array, a: Array, multipliers: Array
    ) -> _Coefficients:
        d = variation(system, t, q, v, a, multipliers, self.parameters)
        return _Coefficients(d, self.scales, self.tolerance, t)

    # --- changes ----------------------------------------------------------------------------------

    def _across(self, k: int, X: Array) -> Array:
        """Return the changes of the state after a change of the constraints that act."""
        change, t = self.motion.changes[k], self.motion.changes[k].time
        where = f"t = {t:.6g} s: {change.event}"
        speeds = np.maximum(self.scales.velocities, np.abs(self.motion.v).max(axis=0))
        if (np.abs(change.v_after - change.v_before) > CONTINUOUS * speeds).any():
            what = "an impact changes the velocities, and derivatives across it are not computed"
            raise ProblemError(what, where=where, hint="end the motion before it")
        before, after = (self._phase(j) for j in (k, k + 1))
        a, _ = self._at(before, t, change.q, change.v_after)
        a_after, part = self._at(after, t, change.q, change.v_after)
        jump = (a - a_after) / self.scales.units
        n = len(jump)
        large = np.maximum(self.scales.accelerations, np.abs(self.motion.a).max(axis=0))
        if (np.abs(a - a_after) > CONTINUOUS * large).any():
            shift = self._shift(change, before, a, X, where)
            X = np.concatenate([X[:n], X[n:] + np.outer(jump, shift)])
        return part.project(0, X, self.columns)

    def _phase(self, k: int) -> Description:
        """Return the system with the switches before change k, or after the last one."""
        values = dict(zip(self.system.parameters, self.model.p.tolist(), strict=True))
        acting = self.motion.acting_by_phase[k]
        for switch in self.system.switches:
            values[switch.name] = float(self.system.constraint_names[switch.constraint] in acting)
        names = [name for friction in self.system.frictions for name in friction.names]
        if names:
            values |= dict(zip(names, self.motion.slips_by_phase[k], strict=True))
        return self._with(np.array([*values.values()]))

    def _at(self, system: Description, t: float, q: Array, v: Array) -> tuple[Array, _Coefficients]:
        """Return the accelerations of a system at a state, and the coefficients there."""
        names = (*system.coordinates, *system.velocities)
        state = dict(zip(names, [*q.tolist(), *v.tolist()], strict=True))
        values = {x.name: system.parameter_values[x.name] for x in system.switches}
        values |= {x: system.parameter_values[x] for f in system.frictions for x in f.names}
        system = system.replace(start=state).with_switches(values)
        forces = forces_at_start(system, t)
        a = np.array([forces[name] for name in system.accelerations])
        multipliers = np.array([forces[name] for name in system.multipliers])
        many = (np.array([t]), q[None], v[None], a[None], multipliers[None])
        return a, self._coefficients(system, *many)

    def _shift(self, change: Change, before: Description, a: Array, X: Array, where: str) -> Array:
        """Return how much later a change occurs, per unit of each column, shape (k,)."""
        found: dict[Any, Formula] = {}
        for switch in self.system.switches:
            name = self.system.constraint_names[switch.constraint]
            if switch.sticks and name in change.begun:
                own = [f for f in self.system.frictions if switch.constraint in f.sticks]
                found[own[0].slips] = own[0].slips[0]
            elif name in change.begun and switch.begin:
                found[switch.begin.value] = switch.begin.value
            elif name in change.ended and switch.end and not switch.sticks:
                found[switch.end.value] = switch.end.value
        if len(found) != 1:
            what = "several changes occur together, or a condition on forces makes them jump"
            raise ProblemError(what, where=where, hint="end the motion before it")
        (g,) = found.values()
        names = ("t", *before.coordinates, *before.velocities)
        chain = parameter_chain(before, self.parameters)
        state = [*change.q.tolist(), *change.v_after.tolist()]
        values = {"t": change.time, **before.parameter_values, **signals(before, change.time)}
        values |= dict(zip(names[1:], state, strict=True))
        known = {*values}
        if not {s.name for s in g.free_symbols} <= known:
            what = "the condition of this change depends on forces, and the acceleration jumps"
            raise ProblemError(what, where=where, hint="end the motion before it")
        slopes = Gradients([g], (*names, *chain))(values)[1][0]
        by_t, by_state, by_p = np.split(slopes, [1, len(names)])
        rate = by_t[0] + by_state @ np.concatenate([change.v_after, a])
        unit = np.concatenate([self.scales.units] * 2)
        moved = by_state * unit @ X
        if chain:
            moved = moved + by_p @ np.array([*chain.values()]) @ self.columns
        if rate == 0:
            what = "the condition is only touched, so that the derivatives do not exist"
            raise ProblemError(what, where=where, hint="end the motion before it")
        return np.asarray(-moved / rate)
