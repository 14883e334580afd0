"""Branches of steady motions over a parameter or over one of their values.

A branch is a curve of solutions of the equations of `steady_motion`, followed by `continuation`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import InconsistentStartError, ProblemError
from teachmech.base.progress import stage
from teachmech.model.description import Description
from teachmech.program import Model
from teachmech.stability.branches import Branch, Branches, limits_of
from teachmech.stability.continuation import Continuation
from teachmech.stability.steady_motion import SteadyEquations, found_near
from teachmech.start.acting import begun


@stage("following steady motions")
def steady_branches(
    system: Description,
    at: Callable[[float], Description],
    over: str,
    between: Sequence[float],
    time: float = 0.0,
    fixed: Collection[str] = (),
    running: Collection[str] | None = None,
) -> Branches:
    """Return the branch of steady motions through the start; see `System.steady_branches`.

    Parameters
    ----------
    system : Description
        The branch is followed from its value of ``over``, or the nearest limit of the range.
    at : callable
        Returns the system for a value of ``over``, a parameter or a start value.

    Examples
    --------
    Conical pendulums with vphi^2 = g/(L cos(theta)):

    >>> def pendulum(theta):
    ...     return Description(["theta", "phi"], [1, "sin(theta)^2"],
    ...         ["sin(theta)*cos(theta)*vphi^2 - g*sin(theta)",
    ...          "-2*sin(theta)*cos(theta)*vtheta*vphi"],
    ...         parameters={"g": 9.81}, start={"theta": theta, "vphi": 3})
    >>> (found,) = steady_branches(pendulum(0.5), pendulum, "theta", (0.1, 1.4))
    >>> error = found.velocities["vphi"] ** 2 * np.cos(found.values) - 9.81
    >>> bool(abs(error).max() < 1e-9)
    True
    """
    low, high = limits_of(between, over)
    states = (*system.coordinates, *system.velocities)
    present = Model.of(system).start_values
    system = at(min(max({**system.parameter_values, **present}[over], low), high))
    kept = [*fixed, *([over] if over in states else [])]
    equations, _ = found_near(system, time, kept, running)
    path = _SteadyPath(at, over, low, high, equations, system)
    with np.errstate(all="ignore"):
        curve = path.curve(path.first)
    values = dict(zip(states, path.states(curve.points).T, strict=True))
    n = len(system.coordinates)
    positions = {name: values[name] for name in states[:n]}
    velocities = {name: values[name] for name in states[n:]}
    how = curve.stability, curve.folds, curve.changes, curve.closed
    branch = Branch(over, path.values(curve), positions, *how, velocities)
    return Branches(system.name, over, [branch], kind="steady motions")


class _SteadyPath(Continuation):
    """The continuation of steady motions over a parameter or a start value.

    The unknowns y are the free unknowns of the equations relative to their sizes, and the parameter
    as a share of its range.
    """

    def __init__(
        self,
        at: Callable[[float], Description],
        over: str,
        low: float,
        high: float,
        own: SteadyEquations,
        system: Description,
    ) -> None:
        states = (*system.coordinates, *system.velocities)
        self.at, self.own = at, own
        self.index = states.index(over) if over in states else None
        n, scales = own.n, own.scales
        sizes = [scales.coordinates, scales.velocities, scales.velocities / scales.time]
        self.weights = np.concatenate(
            [10 * np.concatenate(sizes) / own.sizes[: 3 * n], np.ones(own.m)]
        )
        self.free = own.free
        super().__init__(low, high, int(self.free.sum()))
        self.first = np.append((own.x / self.weights)[self.free], self._present(system, over))

    def _present(self, system: Description, over: str) -> float:
        """Return the share of the range at which the first point is."""
        value = system.parameter_values.get(over, 0.0)
        if self.index is not None:
            value = float((self.own.x * self.own.sizes)[self.index])
        return (value - self.low) / (self.high - self.low)

    def _at(self, share: float) -> SteadyEquations:
        """Return the equations for a share of the range of the parameter."""
        if self.index is not None:
            return self.own
        return self.own.of(begun(self.at(self.low + (self.high - self.low) * share), self.own.time))

    def _unknowns(self, y: Array) -> Array:
        """Return all unknowns of the equations at a point."""
        x = np.array(self.own.x)
        x[self.free] = y[:-1] * self.weights[self.free]
        if self.index is not None:
            value = self.low + (self.high - self.low) * y[-1]
            x[self.index] = value / self.own.sizes[self.index]
        return x

    def states(self, points: Array) -> Array:
        """Return coordinates and velocities at points, shape (N, 2 n)."""
        n = self.own.n
        return np.array([(self._unknowns(y) * self.own.sizes)[: 2 * n] for y in points])

    def slope(self, y: Array) -> Array:
        """Return the derivative of the residuals by the share of the parameter."""
        x = self._unknowns(y)
        if self.index is not None:
            column = self.own.equations(x)[1][:, self.index]
            return np.asarray(column * (self.high - self.low) / self.own.sizes[self.index])
        ahead, back = (self._at(y[-1] + step).equations(x)[0] for step in (1e-6, -1e-6))
        return np.asarray((ahead - back) / 2e-6)

    def equations(self, y: Array, slope: Array) -> tuple[Array, Array]:
        """Return the residuals and their Jacobian."""
        residual, jacobian = self._at(y[-1]).equations(self._unknowns(y))
        jacobian = (jacobian * self.weights)[:, self.free]
        return residual, np.hstack([jacobian, slope[:, None]])

    def stability(self, y: Array) -> str:
        """Return the stability of a point."""
        try:
            return self._at(y[-1]).linearised(self.states(y[None])[0]).stability
        except (ProblemError, InconsistentStartError):  # such as a singular position
            return "not decided"
