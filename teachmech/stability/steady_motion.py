"""Steady motions: some coordinates run with constant velocities, the others rest or follow.

Examples are a conical pendulum, a governor, a top in regular precession, and a disk or a bicycle
that rolls in a circle. With constant independent velocities u, the state, its accelerations and the
multipliers obey

    R = M a - Q - C + A^T lambda = 0,   A a = b,   h = 0,   r = 0,   u' = 0,

and u = 0 for the coordinates that do not run. Velocities that depend on u, such as those of the
centre of a disk, need not be constant. The equations leave some values open, such as the speed;
Newton's method takes the solution nearest to the start.
"""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from dataclasses import dataclass

import numpy as np

from teachmech.base.array_types import Array, Mask
from teachmech.base.errors import ProblemError, check_known, listed
from teachmech.base.progress import stage
from teachmech.model.actuation import refuse_programmes
from teachmech.model.description import Description
from teachmech.numerics.dynamics import pseudo_inverse
from teachmech.numerics.ranks import decide
from teachmech.program import Model
from teachmech.stability.linearisation import AT_REST, LAST, MOTION, Linearisation, linearise
from teachmech.stability.variation import (
    EquationDerivatives,
    formulas_of,
    variation,
    variation_at_start,
)
from teachmech.start.acting import begun
from teachmech.start.assembly import checked_fixed
from teachmech.start.mobility import Mobility
from teachmech.start.start_report import examine_start

STEPS = 40  # most steps of Newton's method
STEADY_TOLERANCE = 1e-10  # residual relative to its size
STEADY_RANK_TOLERANCE = 1e-9  # singular value that counts as zero, relative to the largest one


@dataclass(frozen=True, eq=False)
class SteadyMotion:
    """A steady motion.

    Attributes
    ----------
    start : dict of str to float
        Coordinates and velocities at the start time, for ``start`` of `teachmech.simulate`.
    running : tuple of str
        The independent coordinates that run with constant velocities.
    linearisation : Linearisation
        The linearised equations about it.
    """

    start: dict[str, float]
    running: tuple[str, ...]
    linearisation: Linearisation

    @property
    def stability(self) -> str:
        """The stability by the eigenvalues; see `Linearisation.stability`."""
        return self.linearisation.stability

    def __str__(self) -> str:
        """Return the running coordinates and the state as text."""
        shown = ", ".join(f"{name} = {x + 0.0:.6g}" for name, x in self.start.items() if x)
        return f"steady motion of {listed(self.running)}, {self.stability}: {shown}"

    def __repr__(self) -> str:
        return f"<SteadyMotion of {listed(self.running)}, {self.stability}>"


@stage("looking for a steady motion")
def steady_motion(
    system: Description,
    time: float = 0.0,
    fixed: Collection[str] = (),
    running: Collection[str] | None = None,
) -> SteadyMotion:
    """Return the steady motion nearest to the start; see `System.steady_motion`.

    Examples
    --------
    A conical pendulum in spherical coordinates; at 60 degrees, vphi^2 = 2 g/L:

    >>> pendulum = Description(["theta", "phi"], [1, "sin(theta)^2"],
    ...     ["sin(theta)*cos(theta)*vphi^2 - g*sin(theta)", "-2*sin(theta)*cos(theta)*vtheta*vphi"],
    ...     parameters={"g": 9.81}, start={"theta": "pi/3", "vphi": 4})
    >>> found = steady_motion(pendulum, fixed=["theta"])
    >>> found.running, round(found.start["vphi"] ** 2, 9)
    (('phi',), 19.62)
    """
    equations, state = found_near(system, time, fixed, running)
    return SteadyMotion(system.named_state(state), equations.running, equations.linearised(state))


def found_near(
    system: Description, time: float, fixed: Collection[str], running: Collection[str] | None
) -> tuple[SteadyEquations, Array]:
    """Return the equations of a steady motion, and the state nearest to the start, shape (2 n,)."""
    refuse_programmes(system, "the search for steady motions")
    fixed = checked_fixed(system, fixed)
    system = begun(system, time)
    report = examine_start(system, time, fixed=fixed)
    if report.violated:
        if not report.proposal:
            report.raise_if_inconsistent()
        system = system.replace(start=report.proposal)
    refusal: ProblemError | None = None
    for order in (1, -1):  # coordinates such as x of a disk that rolls in a circle are not constant
        try:
            equations = SteadyEquations(system, time, fixed, running, order)
            with np.errstate(all="ignore"):
                state = equations.solved()
            if equations.linearised(state).kind != MOTION:
                return equations, state
            what = f"the motion with constant {listed(equations.running)} is not steady"
            hint = "name the coordinates that run, or use coordinates in which the motion is steady"
            raise ProblemError(what, key="running", hint=hint)
        except ProblemError as error:
            refusal = refusal or error
    assert refusal is not None
    raise refusal


def _independent(system: Description, time: float, first: Collection[str], order: int) -> list[int]:
    """Return the indices of independent velocities, with the given coordinates first.

    Coordinates that no equation contains, such as those of the centre of a wheel, come last.
    """
    model = Model.of(system)
    scales, state = model.scales(time), (time, *model.start, model.p)
    A = scales.factors[:, None] * model.constraint_matrix(*state) * scales.units
    M = scales.units[:, None] * model.mass_matrix(*state) * scales.units
    mobility = Mobility.of(system.coordinates, A, decide(M, A)[1])
    appears = {s.name for e in formulas_of(system) for s in e.free_symbols}
    weights = np.array([1.0 if name in appears else LAST for name in system.coordinates])
    basis = weights[::order, None] * mobility.basis[::order]
    ordered = Mobility(tuple(system.coordinates[::order]), basis)
    known = [name for name in first if name in system.coordinates]
    chosen = ordered.completed(known)
    return sorted({system.coordinates.index(name) for name in chosen})


class SteadyEquations:
    """The equations of a steady motion; the unknowns are q, v, a and lambda, in their units."""

    def __init__(
        self,
        system: Description,
        time: float,
        fixed: tuple[str, ...],
        running: Collection[str] | None,
        order: int,
    ) -> None:
        self.system, self.time = system, time
        model = Model.of(system)
        q, v = model.start
        self.scales = scales = model.scales(time)
        self.n, self.m = len(q), len(system.constraints)
        check_known("coordinate", running or (), system.coordinates, key="running")
        indices = _independent(system, time, running or (), order)
        self.independent = [system.coordinates[i] for i in indices]
        if running is None:
            moves = np.abs(v) > AT_REST * scales.velocities
            running = [system.coordinates[i] for i in indices if moves[i]]
        self.running = tuple(name for name in system.coordinates if name in {*running})
        if not self.running:
            what = "no coordinate runs: all independent velocities are 0 at the start"
            raise ProblemError(what, key="running", hint="give one a velocity, or use equilibria()")
        T, units = scales.time, scales.units
        energy = max(10 * float(scales.state[-1]), 1e-300)
        self.sizes = np.concatenate([units, units / T, units / T**2, energy * scales.factors])
        self.rows = np.concatenate(
            [units / energy, T**2 * scales.factors, scales.factors, T * scales.factors]
        )
        n = self.n
        rest = [n + i for i in indices if system.coordinates[i] not in self.running]
        names = (*system.coordinates, *system.velocities)
        self.held = [*rest, *(2 * n + i for i in indices)]
        self.kept = [names.index(name) for name in fixed]
        d = variation_at_start(system, time)
        self.start = np.concatenate([d.q, d.v, d.a, d.multipliers]) / self.sizes
        self.start[self.held] = 0.0

    def of(self, system: Description) -> SteadyEquations:
        """Return the equations of the same system with other values of parameters, as scaled."""
        other = copy(self)
        other.system = system
        return other

    def linearised(self, state: Array) -> Linearisation:
        """Return the linearised equations about a state, shape (2 n,)."""
        start = self.system.named_state(state)
        return linearise(self.system.replace(start=start), self.time, self.independent)

    @property
    def free(self) -> Mask:
        """A mask of the unknowns that are not held or fixed."""
        free = np.ones(len(self.start), bool)
        free[[*self.held, *self.kept]] = False
        return free

    def _at(self, x: Array) -> EquationDerivatives:
        n = self.n
        q, v, a, multipliers = np.split(x * self.sizes, [n, 2 * n, 3 * n])
        return variation(self.system, self.time, q, v, a, multipliers)

    def equations(self, x: Array) -> tuple[Array, Array]:
        """Return the residuals and their Jacobian."""
        d, m, n = self._at(x), self.m, self.n
        square, wide = np.zeros((m, m)), np.zeros((m, n))
        holonomic = d.holonomic
        residual = np.concatenate([d.R, d.S, d.h, d.r])
        jacobian = np.vstack(
            [
                np.hstack([d.R_q, d.R_v, d.R_a, d.R_l]),
                np.hstack([d.S_q, d.S_v, d.A, square]),
                np.hstack([d.h_q, wide, wide, square]),
                np.hstack([d.r_q, d.A, wide, square]),
            ]
        )
        kept = np.concatenate([np.ones(n + m, bool), holonomic, np.ones(m, bool)])
        return (self.rows * residual)[kept], (self.rows[:, None] * jacobian * self.sizes)[kept]

    def solved(self) -> Array:
        """Return the coordinates and velocities of the solution nearest to the start."""
        x, free = self.start, self.free
        for _ in range(STEPS):
            residual, jacobian = self.equations(x)
            if not (np.isfinite(residual).all() and np.isfinite(jacobian).all()):
                break
            step = np.zeros(len(x))
            step[free] = pseudo_inverse(jacobian[:, free], STEADY_RANK_TOLERANCE)[0] @ residual
            x = x - step / max(1.0, 2 * np.abs(step[: 2 * self.n]).max(initial=0.0))
            if np.abs(residual).max(initial=0.0) < STEADY_TOLERANCE and np.abs(step).max() < 1e-9:
                self.x = x
                state = (x * self.sizes)[: 2 * self.n]
                small = 1e-12 * self.scales.state[: 2 * self.n]
                return np.where(np.abs(state) < small, 0.0, state)
        what = f"no steady motion of {listed(self.running)} was found near the start"
        hint = "start nearer to it, or fix fewer values"
        raise ProblemError(what, where="start", hint=hint)
