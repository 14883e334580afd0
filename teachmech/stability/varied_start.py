"""The start of a motion as a function of start values and parameters.

A start must meet the constraints. Start values that vary are independent: together with further
independent coordinates and velocities, which keep their given values, they determine all others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, check_known, listed
from teachmech.expressions.gradients import Gradients
from teachmech.model.description import Description
from teachmech.model.names import as_list
from teachmech.numerics.dynamics import nearest_zero, pseudo_inverse
from teachmech.numerics.ranks import decide
from teachmech.program import Model
from teachmech.stability.variation import parameter_chain, variation
from teachmech.start.acting import begun
from teachmech.start.mobility import Mobility
from teachmech.start.start_formulas import Assembled
from teachmech.start.start_report import examine_start

STEP = 1e-5  # of parameters in differences of an assembled start, relative


def present_values(system: Description, names: Sequence[str]) -> dict[str, float]:
    """Return the values of parameters and start values by name; refuse unknown names.

    Examples
    --------
    >>> present_values(Description(["x"], ["m"], [0], parameters={"m": 2}), ["vx", "m"])
    {'vx': 0.0, 'm': 2.0}
    """
    states = (*system.coordinates, *system.velocities)
    names = (names,) if isinstance(names, str) else as_list(names, "parameters")
    if not names:
        what, hint = "there is nothing to vary", "name a parameter or a start value"
        raise ProblemError(what, key="parameters", hint=hint)
    settable = [*system.base_parameters, *states]
    check_known("parameter or start value", names, settable, key="parameters")
    if len({*names}) < len(names):
        raise ProblemError("a name is given twice", key="parameters", hint="give it once")
    values = Model.of(system).start_values | system.base_parameters
    return {name: values[name] for name in names}


def independent_values(
    system: Description, time: float, first: Sequence[str] = ()
) -> tuple[str, ...]:
    """Return coordinates and velocities that determine all others at the start.

    The names in ``first`` are among them.

    Raises
    ------
    ProblemError
        If these cannot vary independently of each other.

    Examples
    --------
    >>> rod = Description(["x", "y"], [1, 1], [0, 0], ["x^2 + y^2 = 1"], start={"y": -1})
    >>> independent_values(rod, 0.0)
    ('x', 'vx')
    """
    model = Model.of(system)
    scales, state = model.scales(time), (time, *model.start, model.p)
    M, A = scales.in_units(model.mass_matrix(*state), model.constraint_matrix(*state))
    holonomic = np.asarray(model.holonomic, dtype=bool)
    found: list[str] = []
    for names, rows in ((system.coordinates, A[holonomic]), (system.velocities, A)):
        varied = [name for name in first if name in names]
        own = Mobility.of(names, rows, decide(M, rows)[1])
        if together := own.conflict(varied):
            hint = f"independent are for example {listed(own.proposal)}"
            what = f"{listed(together)} cannot vary independently under the constraints"
            raise ProblemError(what, key="parameters", hint=hint)
        chosen = own.completed(varied)
        found += [name for name in names if name in chosen]
    return tuple(found)


class VariedStart:
    """The start of a system for any values of some start values and parameters.

    Parameters
    ----------
    system : Description
    names : sequence of str, length k
        Coordinates, velocities and parameters.
    time : float
        The start time.
    assembled : callable, optional
        The start values by parameters, if they are not formulas: those of a mechanism, whose
        derivatives are central differences.

    Attributes
    ----------
    x : array, shape (k,)
        The present values.
    parameters : tuple of str or None, length k
        The names that are parameters; None for start values.
    independent : tuple of str
        The coordinates and velocities that do not follow from others.

    Raises
    ------
    ProblemError
        If a name is unknown, or the start values cannot vary independently of each other.

    Examples
    --------
    A pendulum whose length changes with the parameter L keeps x and moves in y:

    >>> rod = Description(["x", "y"], [1, 1], [0, -10], ["x^2 + y^2 = L^2"], {"L": 5},
    ...     start={"x": 3, "y": -4})
    >>> start = VariedStart(rod, ["L", "x"], 0.0)
    >>> moved = start.at(np.array([13.0, 5.0]))
    >>> moved.start["x"], moved.start["y"], start.slopes(moved)[0].round(9).tolist()
    ('5', '-12', [[0.0, 1.0], [-1.083333333, 0.416666667]])
    """

    def __init__(
        self,
        system: Description,
        names: Sequence[str],
        time: float,
        assembled: Assembled | None = None,
    ) -> None:
        self.assembled = assembled
        present = present_values(system, names)
        names = tuple(present)
        self.system, self.names, self.time = system, names, time
        self.parameters = tuple(name if name in system.parameters else None for name in names)
        acting = begun(system, time)
        report = examine_start(acting, time)
        report.raise_if_inconsistent()
        self.x = np.array([*present.values()])
        self._modes = {name: acting.parameter_values[name] for name in acting.changing_parameters}
        self._last = np.concatenate(Model.of(acting).start)
        varied = [name for name, own in zip(names, self.parameters, strict=True) if not own]
        self.independent = independent_values(acting, time, varied)
        self.n = len(system.coordinates)
        indices = [(*system.coordinates, *system.velocities).index(x) for x in self.independent]
        self.p = [k for k in indices if k < self.n]
        self.u = [k - self.n for k in indices if k >= self.n]

    def at(self, x: Array) -> Description:
        """Return the system with values, shape (k,), and a start that meets the constraints.

        Raises
        ------
        InconsistentStartError
            If no such start is found near the last one.
        """
        given = dict(zip(self.names, x.tolist(), strict=True))
        own = {name: given[name] for name in self.names if name in self.system.parameters}
        start = {name: given[name] for name in self.names if name not in own}
        if self.assembled and any(self.system.parameter_values[n] != x for n, x in own.items()):
            start = {**self.assembled(own), **start}
        system = self.system.replace(parameters=own, start=start).with_switches(self._modes)
        model, n = Model.of(system), self.n
        if not len(system.constraints):
            return system
        q, v = (x.copy() for x in model.start)
        led = np.setdiff1d(np.arange(n), self.p)
        q[led] = self._last[:n][led]
        scales, t, p = model.scales(self.time), self.time, model.p
        holonomic = np.asarray(model.holonomic, dtype=bool)
        factors, units = scales.factors[:, None], scales.units

        def merged(whole: Array, indices: Array, part: Array) -> Array:
            found = whole.copy()
            found[indices] = part
            return found

        with np.errstate(all="ignore"):
            if holonomic.any() and len(led):
                f = factors[holonomic]
                q[led] = nearest_zero(
                    q[led],
                    lambda y: f[:, 0] * model.constraints(t, merged(q, led, y), v, p)[holonomic],
                    lambda y: (
                        f * model.constraint_matrix(t, merged(q, led, y), v, p)[holonomic][:, led]
                    ),
                    np.diag(units[led]),
                    scales.coordinates[led],
                )
            rest = np.setdiff1d(np.arange(n), self.u)
            v[rest] = self._last[n:][rest]
            for _ in range(3):  # more than once for constraints that are not linear in velocities
                r = factors[:, 0] * model.constraint_rates(t, q, v, p)
                A = factors * model.constraint_matrix(t, q, v, p) * units
                if len(rest):
                    v[rest] -= units[rest] * (pseudo_inverse(A[:, rest])[0] @ r)
        both = np.concatenate([q, v])
        start = system.named_state(both)
        system = begun(self.system.replace(parameters=own, start=start), t)
        examine_start(system, t).raise_if_inconsistent()
        self._last = both
        return system

    def slopes(self, system: Description) -> tuple[Array, Array]:
        """Return the derivatives of q and v at the start by the values, shapes (n, k)."""
        n, model = self.n, Model.of(system)
        own = [name for name in self.parameters if name]
        given = self._given_slopes(own, system.parameter_values)
        dq, dv = given[:n], given[n:]
        zero = np.zeros(n), np.zeros(len(system.constraints))
        d = variation(system, self.time, *model.start, *zero, own)
        columns = np.array([[name == x for x in self.parameters] for name in own], dtype=float)
        columns = columns.reshape(len(own), len(self.names))
        scales = model.scales(self.time)
        u, f = scales.units, scales.factors[:, None]
        rows = d.holonomic

        def with_dependent(A: Array, off: Array, change: Array, independent: list[int]) -> Array:
            """Return a change in which the dependent values follow from the others."""
            rest = np.setdiff1d(np.arange(n), independent)
            found = change / u[:, None]
            found[rest] = 0.0
            if len(A) and len(rest):
                off = off + A @ found
                found[rest] = -pseudo_inverse(A[:, rest])[0] @ off
            return u[:, None] * found

        dq = with_dependent((f * d.h_q * u)[rows], (f * d.h_p @ columns)[rows], dq, self.p)
        off = f * (d.r_q @ dq + d.r_p @ columns)
        return dq, with_dependent(f * d.A * u, off, dv, self.u)

    def _given_slopes(self, own: Sequence[str], values: Mapping[str, float]) -> Array:
        """Return the derivatives of the given start values, shape (2 n, k)."""
        system = self.system
        chain = parameter_chain(system, own)
        found = np.zeros((2 * self.n, len(self.names)))
        read = [e.symbolic for e in system.start_expressions.values()]
        slopes = Gradients(read, [*chain])(values)[1]
        if chain:
            indices = [k for k, name in enumerate(self.parameters) if name]
            found[:, indices] = slopes @ np.array([*chain.values()])
            if self.assembled:
                found[:, indices] = self._differences(self.assembled, own, values)
        for k, name in enumerate(self.names):
            if not self.parameters[k]:
                row = (*system.coordinates, *system.velocities).index(name)
                found[row] = 0.0
                found[row, k] = 1.0
        return found

    def _differences(
        self, assembled: Assembled, own: Sequence[str], values: Mapping[str, float]
    ) -> Array:
        """Return the derivatives of an assembled start by central differences, shape (2 n, k)."""
        states = (*self.system.coordinates, *self.system.velocities)
        present = {name: values[name] for name in own}
        columns = []
        for name, x in present.items():
            step = STEP * (abs(x) or 1.0)
            ends = [assembled({**present, name: x + side}) for side in (-step, step)]
            low, high = ([float(end[state]) for state in states] for end in ends)
            columns.append(np.subtract(high, low) / (2 * step))
        return np.array(columns).T
