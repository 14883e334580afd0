"""The positions of a driven mechanism over time as functions of its parameters.

Constraints and drives determine the positions q(t): h(t, q; p) = 0. Their derivatives follow from
the implicit function theorem,

    h_q dq = -(h_t dt + h_p dp).

The first positions are those of the kinematic method. For other values of the parameters, Newton's
method corrects the last positions at all times together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, check_known, listed
from teachmech.expressions import Formula
from teachmech.expressions.gradients import Gradients
from teachmech.model.description import Description
from teachmech.numerics.integrators import Settings
from teachmech.program import Model
from teachmech.run.simulation import run
from teachmech.stability.variation import constraints_with_formulas, parameter_chain
from teachmech.start.start_report import examine_start

POSITIONS_RANK_TOLERANCE = 1e-9  # singular value that counts as zero, relative to the largest one
SAMPLES = 181  # times at which a motion is followed
STEPS = 25  # most steps of Newton's method
LAST_STEP = 1e-11  # last step of Newton's method, relative to the sizes of the coordinates
SMOOTH_MOTION = 0.1  # most deviation from a smooth motion between two times, relative to the sizes


@dataclass(frozen=True, eq=False)
class Positions:
    """Outputs at P times for one set of values, with their derivatives.

    Attributes
    ----------
    times : array, shape (P,)
    q, q_rates : array, shape (P, n)
        The coordinates and their derivatives by time.
    outputs : array, shape (P, k)
    rates : array, shape (P, k)
        The derivatives of the outputs by time.
    slopes : array, shape (P, k, p)
        Their derivatives by the fitted parameters, at constant time.
    """

    times: Array
    q: Array
    q_rates: Array
    outputs: Array
    rates: Array
    slopes: Array


class DrivenPositions:
    """Positions of a driven mechanism for any values of parameters.

    Parameters
    ----------
    system : Description
        A system whose constraints determine the positions at each time.
    names : sequence of str, length p
        The parameters.
    outputs : sequence of Formula, length k
        Formulas in time, coordinates and parameters.
    times : array
        The times of interest in any order. The motion is followed over `grid`, which contains them.
    start_time : float
        The time of the start of the system.

    Attributes
    ----------
    grid : array, shape (P,)

    Examples
    --------
    The tip of a crank of length L that turns with 1 rad/s:

    >>> from teachmech.expressions import symbol
    >>> crank = Description(["x", "y"], [1, 1], [0, 0], ["x = L*cos(t)", "y = L*sin(t)"], {"L": 2},
    ...     start={"x": 2, "vy": 2})
    >>> tip = DrivenPositions(crank, ["L"], [symbol("x")], np.array([np.pi / 3]))
    >>> found = tip.at(np.array([3.0]))
    >>> found.outputs[-1].round(9).tolist(), found.slopes[-1, 0].round(9).tolist()
    ([1.5], [0.5])
    """

    def __init__(
        self,
        system: Description,
        names: Sequence[str],
        outputs: Sequence[Formula],
        times: Array,
        start_time: float = 0.0,
    ) -> None:
        check_known("parameter", names, system.base_parameters, key="parameters")
        self.system, self.names, self.start_time = system, tuple(names), start_time
        if times.min() < start_time:
            what = f"the time {times.min():g} is before the start time {start_time:g}"
            raise ProblemError(what, key="times", hint="give later times, or start_time")
        self.grid = np.union1d(np.linspace(start_time, times.max(), SAMPLES), times)
        self.present = system
        self.n, self.k = len(system.coordinates), len(outputs)
        self.scales = Model.of(system).scales(start_time)
        chain = parameter_chain(system, names)
        self.known = (*system.coordinates, "t", *chain)
        formulas = self._constraints()
        self.m = len(formulas)
        self.gradients = Gradients([*formulas, *outputs], self.known)
        self.q = self._followed(system)

    def _constraints(self) -> list[Formula]:
        """Return the equations of the positions; refuse others."""
        constraints = constraints_with_formulas(self.system)
        found = [read.value for read in constraints]
        others = [read.name for read in constraints if not read.holonomic]
        if others or self.system.switches:
            others += [self.system.constraint_names[s.constraint] for s in self.system.switches]
            what = f"{listed(others)}: positions do not follow from velocities or conditions"
            hint = "drive a position, such as an angle, and leave these constraints out"
            raise ProblemError(what, hint=hint)
        return found

    def _followed(self, system: Description) -> Array:
        """Return the positions over the grid by the kinematic method, shape (P, n)."""
        end = max(float(self.grid[-1]), np.nextafter(self.start_time, np.inf))
        settings = Settings.of((self.start_time, end), method="kinematic")
        motion = run(system, settings, times=np.union1d([end], self.grid))
        return np.asarray(motion.q[np.searchsorted(motion.t, self.grid)])

    def at(self, x: Array) -> Positions:
        """Return the positions over the grid for values of the parameters, shape (p,).

        Raises
        ------
        SimulationError, InconsistentStartError
            If the mechanism cannot be assembled, or the drive leads to no position.
        """
        self.present = self.system.replace(
            parameters=dict(zip(self.names, x.tolist(), strict=True))
        )
        q = self._corrected(self.grid, self.q)
        if q is None or not self._is_smooth(q):
            q = self._followed(self._assembled(self.present))
        self.q = q
        return self._described(self.grid, q)

    def near(self, times: Array, q: Array) -> Positions:
        """Return the positions at other times near guesses, for the values of the last call.

        Parameters
        ----------
        times : array, shape (P,)
        q : array, shape (P, n)
        """
        found = self._corrected(times, q)
        if found is None:
            what = "the mechanism cannot be assembled with these values"
            raise ProblemError(what, key="parameters", hint="begin with other values")
        return self._described(times, found)

    def _described(self, times: Array, q: Array) -> Positions:
        value, slopes = self._evaluated(times, q)
        n, m = self.n, self.m
        led = -np.linalg.pinv(slopes[:, :m, :n], POSITIONS_RANK_TOLERANCE) @ slopes[:, :m, n:]
        own = slopes[:, m:, n:] + slopes[:, m:, :n] @ led
        weights = np.array([*parameter_chain(self.present, self.names).values()])
        weights = weights.reshape(-1, len(self.names))
        rates = own[..., 0], led[..., 0]
        return Positions(times, q, rates[1], value[:, m:], rates[0], own[..., 1:] @ weights)

    def _assembled(self, system: Description) -> Description:
        """Return the system with the consistent start nearest to that of the given system."""
        report = examine_start(system, self.start_time)
        if not report.violated:
            return system
        if not report.proposal:
            report.raise_if_inconsistent()
        return system.replace(start=report.proposal)

    def _evaluated(self, times: Array, q: Array) -> tuple[Array, Array]:
        """Return values and derivatives of constraints and outputs, first axis the times."""
        values: dict[str, Array | float] = {"t": times, **self.present.parameter_values}
        values |= dict(zip(self.system.coordinates, q.T, strict=True))
        value, slopes = self.gradients(values)
        return np.moveaxis(value, -1, 0), np.moveaxis(slopes, -1, 0)

    def _corrected(self, times: Array, q: Array) -> Array | None:
        """Return the positions near guesses by Newton's method; None if it does not converge."""
        sizes = self.scales.coordinates
        with np.errstate(all="ignore"):
            for _ in range(STEPS):
                value, slopes = self._evaluated(times, q)
                h, h_q = value[:, : self.m], slopes[:, : self.m, : self.n]
                if not (np.isfinite(h).all() and np.isfinite(h_q).all()):
                    return None
                inverse = np.linalg.pinv(h_q * sizes, POSITIONS_RANK_TOLERANCE)
                step = (inverse @ h[..., None])[..., 0] * sizes
                q = q - step
                if not np.abs(step / sizes).max(initial=0.0) < 1e6:
                    return None
                if np.abs(step / sizes).max(initial=0.0) < LAST_STEP:
                    return q if self._is_met(times, q) else None
        return None

    def _is_met(self, times: Array, q: Array) -> bool:
        """Return whether all equations are met, also redundant ones."""
        h = self._evaluated(times, q)[0][:, : self.m]
        return bool((np.abs(h) <= 1e-9 * self.scales.rows).all())

    def _is_smooth(self, q: Array) -> bool:
        """Return whether the positions over the grid follow each other on one branch."""
        rates = self._described(self.grid, q).q_rates
        ahead = np.diff(self.grid)[:, None] * (rates[1:] + rates[:-1]) / 2
        off = np.abs(np.diff(q, axis=0) - ahead) / self.scales.coordinates
        return bool((off < SMOOTH_MOTION).all())
