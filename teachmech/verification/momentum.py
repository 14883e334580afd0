"""The laws of linear and angular momentum, checked along a motion.

The change of the momentum of all points is the integral of all applied and constraint forces.
Momenta follow from velocities, forces from the applied forces and the multipliers, and the integral
from Gaussian quadrature, which shares no step with the integration method.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.run.simulation import resample
from teachmech.run.trajectory import Trajectory

NODES = (8, 16, 32)  # nodes of the quadrature per stored interval
SMOOTH_FORCE = 1e-6  # last Legendre coefficient of a force that is resolved, relative to its size
LINEAR, ANGULAR = "linear momentum", "angular momentum"

Field = tuple[Array, Array]  # c and J of a rigid motion c + J q of all coordinates


def momentum_balances(motion: Trajectory) -> dict[str, Array]:
    """Return the errors of the laws of momentum at each stored time.

    Parameters
    ----------
    motion : Motion

    Returns
    -------
    dict of str to array, shape (N,)
        For the linear and the angular momentum about the origin: the largest difference between
        the change of a component and the integral of the forces, relative to the size of momenta
        and integrals. A law is left out if the coordinates do not turn like points or vectors.

    Raises
    ------
    ProblemError
        If the coordinates are not those of points with constant masses, or constraints change, or
        the forces change too quickly.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.simulate("double-pendulum", (0, 1, 0.02), method="dop853", tolerance=1e-13)
    >>> {law: bool(off.max() < 1e-11) for law, off in momentum_balances(motion).items()}
    {'linear momentum': True, 'angular momentum': True}
    """
    if motion.changes:
        raise ProblemError("constraints change")
    system, first = motion.system, (motion.t[0], motion.q[0], motion.v[0], motion.model.p)
    known = {*system.parameters}
    masses = (e.symbolic.free_symbols for e in system.mass_expressions.values())
    if any({s.name for s in symbols} - known for symbols in masses):
        raise ProblemError("the mass matrix depends on positions or time")
    M = motion.model.mass_matrix(*first)
    fields = {LINEAR: [*_translations(motion)], ANGULAR: [*_rotations(motion, M)]}
    if not fields[LINEAR]:
        raise ProblemError("the coordinates are not those of points")
    for nodes in NODES:
        quadrature = _Quadrature(motion, nodes)
        found = {law: quadrature.off(M, given) for law, given in fields.items() if given}
        if quadrature.resolved:
            return found
    raise ProblemError("the forces change too quickly to be integrated between the stored times")


class _Quadrature:
    """Forces at the nodes between the stored times, and their integrals.

    Attributes
    ----------
    resolved : bool
        False if forces change more quickly than the nodes resolve.
    """

    def __init__(self, motion: Trajectory, nodes: int) -> None:
        self.motion, self.steps, self.resolved = motion, np.diff(motion.t), True
        self.points, self.weights = np.polynomial.legendre.leggauss(nodes)
        times = motion.t[:-1, None] + self.steps[:, None] * (1 + self.points) / 2
        self.inside = resample(motion, times.ravel().tolist())
        self.applied, self.constraint = self.inside.applied_force, self.inside.constraint_force

    def off(self, M: Array, fields: list[Field]) -> Array:
        """Return the largest difference of a law along some fields, relative to its size."""
        motion = self.motion
        worst, size = np.zeros(len(motion)), 0.0
        coefficients = [0.0]
        last = np.polynomial.legendre.legval(self.points, np.eye(len(self.points))[-1])
        for c, J in fields:
            terms = (c + motion.q @ J.T) * (motion.v @ M)
            arms = c + self.inside.q @ J.T
            force = self._by_interval(arms * (self.applied + self.constraint))
            either = np.abs(self.applied) + np.abs(self.constraint)
            sizes = self._by_interval(np.abs(arms) * either)
            momentum, impulses = terms.sum(axis=1), force @ self.weights * self.steps / 2
            whole = float((sizes @ self.weights * self.steps / 2).sum())
            size = max(size, float(np.abs(terms).sum(axis=1).max()), whole)
            coefficients.append(float(np.abs(force @ (self.weights * last) * self.steps).max()))
            away = momentum - momentum[0] - np.concatenate([[0.0], np.cumsum(impulses)])
            worst = np.maximum(worst, np.abs(away))
        rough = len(self.points) * max(coefficients) * len(self.steps)
        self.resolved &= rough <= SMOOTH_FORCE * size
        return np.asarray(worst / (size or 1.0))

    def _by_interval(self, values: Array) -> Array:
        summed: Array = values.sum(axis=1).reshape(len(self.steps), -1)
        return summed


def _translations(motion: Trajectory) -> Iterator[Field]:
    """Yield a unit translation of all points along each axis."""
    system, n = motion.system, len(motion.system.coordinates)
    for axis in range(3):
        names = {
            names_of_point[axis]
            for names_of_point in system.points.values()
            if len(names_of_point) > axis
        }
        c = np.array([float(name in names) for name in system.coordinates])
        if c.any():
            yield c, np.zeros((n, n))


def _rotations(motion: Trajectory, M: Array) -> Iterator[Field]:
    """Yield rotations of all points and vectors about the axes that do not change M."""
    system = motion.system
    index = {name: k for k, name in enumerate(system.coordinates)}
    vectors = [*system.points.values(), *system.vectors]
    for first, second in ((0, 1), (1, 2), (2, 0)):
        J = np.zeros((len(index), len(index)))
        for vector in vectors:
            if len(vector) > max(first, second):
                i, j = index.get(vector[first]), index.get(vector[second])
                if i is not None and j is not None:
                    J[j, i], J[i, j] = 1.0, -1.0
        turned = J.T @ M + M @ J
        if J.any() and np.abs(turned).max() <= 1e-12 * np.abs(M).max():
            yield np.zeros(len(index)), J
