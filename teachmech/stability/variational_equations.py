"""The variational equations along one motion, solved panel by panel.

A change of start values and parameters changes a motion by dq and dv, which obey the equations of
motion, differentiated along it (see `variation`):

    dq' = dv,   dv' = da,   R_a da + R_l dlambda = -(R_q dq + R_v dv + R_p),
                            A da = -(S_q dq + S_v dv + S_p).

The coefficients are computed at all nodes of a collocation together, and the linear equations are
solved panel by panel (`collocation`). After each panel, dq and dv are projected onto the
differentiated constraints.

At a change, such as the reversal of a friction or an impact, accelerations or velocities jump. It
occurs earlier or later by dt, which is found from its condition g = 0:

    dt = -(g_q dq + g_v dv + g_p)/(dg/dt),
    dq+ = dq- + (v- - v+) dt,   dv+ = J (dq- + v- dt, dv- + a- dt) - a+ dt

with the derivative J of the velocity after the change (`impact_variation`; without an impact
v+ = v-)
(R. I. Leine, H. Nijmeijer, "Dynamics and Bifurcations of Non-Smooth Mechanical Systems", 2004,
chapter 7: saltation matrix.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.expressions import Formula
from teachmech.expressions.gradients import Gradients
from teachmech.model.description import Description
from teachmech.numerics.dynamics import rank_of
from teachmech.numerics.scales import Scales
from teachmech.run.changes import Change
from teachmech.run.trajectory import Trajectory
from teachmech.stability.collocation import last_terms, propagators
from teachmech.stability.impact_variation import change_after_impact
from teachmech.stability.variation import (
    EquationDerivatives,
    formulas_of,
    parameter_chain,
    signals,
    variation,
)
from teachmech.start.acting import solution_at_start

Indices = np.ndarray[Any, np.dtype[np.int_]]

SMOOTH_SERIES = 1e-6  # last terms of a series, relative to the largest change: their product counts
ROUGH, KINK = 0.01, 1e-9  # such last terms, relative to the others, show a kink: no product counts
NO_EFFECT = 1e-8  # change that counts as zero, relative to that of a coordinate by its own size
MOST_NUMBERS = 20_000_000  # numbers of derivatives that are computed together
CONTINUOUS = 1e-8  # jump of velocity or acceleration that counts as zero, relative to its size


class Coefficients:
    """The linear equations at many states, with dq, dv and da in the units of the coordinates.

    Attributes
    ----------
    F : array, shape (P, n, 2 n + k)
        da by dq, dv and the parameters.
    """

    def __init__(self, d: EquationDerivatives, scales: Scales, tolerance: float, t: Array) -> None:
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


class VariationalSolution:
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
        for indices, part in self._parts(np.searchsorted(motion.t, nodes.ravel())):
            F[indices] = part.F
        self.P, self.K = propagators(np.diff(edges), F.reshape(count, s, n, F.shape[-1]), n)
        self.ends: list[tuple[Coefficients, int]] = [None] * count  # type: ignore[list-item]
        rows = np.searchsorted(motion.t, edges[1:])
        regular = np.array([t not in self.changes for t in edges[1:]])
        regular_rows = np.flatnonzero(regular)
        for indices, part in self._parts(rows[regular]):
            for k, index in enumerate(indices):
                self.ends[regular_rows[index]] = part, k
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
                part, index = self.ends[k]
                now = part.project(index, now, self.columns)
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
        K = self.K @ inner[:, None]
        last, whole = last_terms(K).max(axis=1), np.abs(K).max(axis=(1, 2))  # (N, k)
        moved = np.abs(self.X[:, :n]).max(axis=(0, 1))
        size = np.maximum(T * np.abs(self.X[:, n:]).max(axis=(0, 1)), moved)
        values = np.array([self.system.parameter_values[name] or 1.0 for name in self.parameters])
        whole_range = float((self.scales.coordinates / self.scales.units).max())
        own = whole_range / np.abs(values) @ self.columns  # a change like that of a coordinate
        smooth, kink = np.maximum(size, NO_EFFECT * own), np.maximum(size, own)
        allowed = np.where(last > ROUGH * whole, KINK * kink, np.inf)
        allowed = np.minimum(allowed, SMOOTH_SERIES * smooth)
        part = (h[:, None] * T * last / np.where(allowed > 0, allowed, 1.0)).max(axis=1)
        most = np.clip(np.floor(h / least), 1, 8)
        wanted = np.ceil(part ** (1 / (self.K.shape[1] - 1)))
        return np.where(part > 1, np.clip(wanted, 2, most), 1).astype(int)

    def _parts(self, rows: Indices) -> list[tuple[Indices, Coefficients]]:
        """Return coefficients at stored states, with the indices of those with equal switches."""
        motion, n = self.motion, len(self.scales.units)
        found = []
        modes, of = np.unique(motion.parameters[rows], axis=0, return_inverse=True)
        width = 4 * n + len(self.scales.factors) + len(self.parameters)
        operations = 1 + sum(len(e.args) for e in formulas_of(self.system))
        size = max(16, MOST_NUMBERS // (width * 4 * operations))
        for k, values in enumerate(modes):
            indices = np.flatnonzero(of.ravel() == k)
            for first in range(0, len(indices), size):
                own = indices[first : first + size]
                r = rows[own]
                states = motion.t[r], motion.q[r], motion.v[r], motion.a[r], motion.multipliers[r]
                found.append((own, self._coefficients(self._with(values), *states)))
        return found

    def _with(self, values: Array) -> Description:
        """Return the system with these values of switches and directions of sliding."""
        if not self.system.switches:
            return self.system
        named = dict(zip(self.system.parameters, values.tolist(), strict=True))
        return self.system.with_switches(
            {name: named[name] for name in self.system.changing_parameters}
        )

    def _coefficients(
        self, system: Description, t: Array, q: Array, v: Array, a: Array, multipliers: Array
    ) -> Coefficients:
        d = variation(system, t, q, v, a, multipliers, self.parameters)
        return Coefficients(d, self.scales, self.tolerance, t)

    # --- changes ----------------------------------------------------------------------------------

    def _across(self, k: int, X: Array) -> Array:
        """Return the changes of the state after a change of the constraints that act."""
        change, t = self.motion.changes[k], self.motion.changes[k].time
        where = f"t = {t:.6g} s: {change.event}"
        before, after = (self._phase(j) for j in (k, k + 1))
        a, _ = self._at(before, t, change.q, change.v_before)
        a_after, part = self._at(after, t, change.q, change.v_after)
        units, n = self.scales.units[:, None], len(a)
        speeds = np.maximum(self.scales.velocities, np.abs(self.motion.v).max(axis=0))
        large = np.maximum(self.scales.accelerations, np.abs(self.motion.a).max(axis=0))
        jumps = (np.abs(change.v_after - change.v_before) > CONTINUOUS * speeds).any()
        if jumps or (np.abs(a - a_after) > CONTINUOUS * large).any():
            shift = self._shift(change, before, a, X, where)
            dq = units * X[:n] + np.outer(change.v_before, shift)
            dv = units * X[n:] + np.outer(a, shift)
            if jumps:
                given = self.scales, self.parameters, self.columns, dq, dv, shift, where
                dv = change_after_impact(before, change, *given)
            dq = dq - np.outer(change.v_after, shift)
            dv = dv - np.outer(a_after, shift)
            X = np.concatenate([dq / units, dv / units])
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

    def _at(self, system: Description, t: float, q: Array, v: Array) -> tuple[Array, Coefficients]:
        """Return the accelerations of a system at a state, and the coefficients there."""
        values = {name: system.parameter_values[name] for name in system.changing_parameters}
        state = system.named_state(np.concatenate([q, v]))
        system = system.replace(start=state).with_switches(values)
        a, multipliers = solution_at_start(system, t)
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
            elif name in change.begun and switch.one_sided:
                gap = self.system.acting_constraints[switch.constraint]
                found[gap] = gap.symbolic  # type: ignore[union-attr]
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
        state = [*change.q.tolist(), *change.v_before.tolist()]
        values = {"t": change.time, **before.parameter_values, **signals(before, change.time)}
        values |= dict(zip(names[1:], state, strict=True))
        known = {*values}
        if not {s.name for s in g.free_symbols} <= known:
            what = "the condition of this change depends on forces, and the acceleration jumps"
            raise ProblemError(what, where=where, hint="end the motion before it")
        slopes = Gradients([g], (*names, *chain))(values)[1][0]
        by_t, by_state, by_p = np.split(slopes, [1, len(names)])
        rate = by_t[0] + by_state @ np.concatenate([change.v_before, a])
        unit = np.concatenate([self.scales.units] * 2)
        moved = by_state * unit @ X
        if chain:
            moved = moved + by_p @ np.array([*chain.values()]) @ self.columns
        if rate == 0:
            what = "the condition is only touched, so that the derivatives do not exist"
            raise ProblemError(what, where=where, hint="end the motion before it")
        return np.asarray(-moved / rate)
