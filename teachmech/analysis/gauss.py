"""Gauss' principle: the deviation of a motion from the free motion, as a number.

Among all accelerations that the constraints A q'' = b admit, the actual one has the least

    Z = (q'' - a)^T M (q'' - a)        with the free acceleration a = M^-1 Q.

C. F. Gauss, J. reine angew. Math. 4 (1829) 232-235.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from markupsafe import Markup
from numpy.typing import ArrayLike

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.base.rich_text import page, table
from teachmech.base.words import counted
from teachmech.model.derivation import derivation_of
from teachmech.numerics.dynamics import is_positive_definite, mass_root, metric, rank_of
from teachmech.numerics.ranks import relations
from teachmech.numerics.scales import plain

if TYPE_CHECKING:
    from teachmech.run.trajectory import Trajectory


@dataclass(frozen=True, eq=False)
class GaussReport:
    """Free, admissible and actual accelerations at one state, and their distances.

    Attributes
    ----------
    coordinates : tuple of str
        The n names.
    time : float
        The time of the state, in seconds.
    M, Q : array, shape (n, n) and (n,)
        Mass matrix and applied force.
    A, b : array, shape (m, n) and (m,)
        A q'' = b; b includes the terms of Baumgarte's stabilisation, if it was used.
    actual : array, shape (n,)
        The acceleration of the motion; M q'' = Q - A^T lambda.
    free : array, shape (n,), or None
        M^-1 Q; None if M is singular, since a massless coordinate has no free acceleration.
    """

    coordinates: tuple[str, ...]
    time: float
    M: Array
    Q: Array
    A: Array
    b: Array
    actual: Array
    free: Array | None

    @property
    def least(self) -> float:
        """Z of the actual acceleration; see `deviation`."""
        return float(self.deviation(self.actual))

    def deviation(self, acceleration: ArrayLike) -> Any:
        """Return Gauss' Z = (q'' - a)^T M (q'' - a) of any accelerations, admissible or not.

        Parameters
        ----------
        acceleration : array, shape (n,) or (count, n)

        Returns
        -------
        float, or array of shape (count,)
            In kg m^2/s^4 for SI units. If M is singular, the free acceleration a does not exist,
            and Z is q''^T M q'' - 2 Q^T q'', without the constant a^T M a. It may then be negative;
            differences of Z keep their meaning.

        Raises
        ------
        ProblemError
            If the shape is wrong.
        """
        x = np.asarray(acceleration, dtype=float)
        n = len(self.coordinates)
        if x.ndim not in (1, 2) or x.shape[-1] != n:
            what = f"the array has shape {x.shape} instead of ({n},) or (count, {n})"
            hint = f"give one acceleration for each of {', '.join(self.coordinates[:12])}"
            raise ProblemError(what, key="acceleration", hint=hint)
        if self.free is None:
            return np.sum(x @ self.M * x, axis=-1) - 2 * x @ self.Q
        change = x - self.free
        return np.sum(change @ self.M * change, axis=-1)

    @property
    def shares(self) -> Array:
        """The shares of the coordinates in the least Z, shape (n,).

        A share is (q'' - a)_i times the constraint force (M q'' - Q)_i. For a diagonal M, it is m_i
        (q'' - a)_i^2, and the shares of a particle's coordinates add up to that of the particle.

        Raises
        ------
        ProblemError
            If M is singular.
        """
        if self.free is None:
            what = "the mass matrix is singular, so there is no free acceleration"
            raise ProblemError(what, key="shares", hint="compare values of deviation instead")
        return (self.actual - self.free) * (self.M @ self.actual - self.Q)

    @cached_property
    def directions(self) -> Array:
        """The changes d of an admissible acceleration that stay admissible, A d = 0, as columns.

        Shape (n, n - rank). They are orthonormal in the metric of M: d_i^T M d_k is 1 for i = k,
        otherwise 0.
        """
        W = mass_root(metric(self.M, self.A))
        _, s, Vt = np.linalg.svd(self.A @ W)
        return np.asarray(W @ Vt[rank_of(s) :].T)

    def admissible(self, count: int = 1000, seed: int = 0) -> Array:
        """Return random accelerations that satisfy A q'' = b.

        Parameters
        ----------
        count : int
        seed : int
            The same seed gives the same accelerations.

        Returns
        -------
        array, shape (count, n)
            The actual acceleration plus a random combination d of `directions`. The distance (d^T M
            d)^(1/2) is uniform between 0 and (Z + q''^T M q'')^(1/2), or 1 if this is 0. A
            system without degrees of freedom only has the actual acceleration.

        Raises
        ------
        ProblemError
            If the count is not positive.
        """
        if not count >= 1:
            raise ProblemError(f"the count is {count!r}", key="count", hint="give 1 or more")
        rng = np.random.default_rng(seed)
        coefficients = rng.normal(size=(count, self.directions.shape[1]))
        lengths = np.linalg.norm(coefficients, axis=1, keepdims=True)
        size = np.sqrt(self._scale) or 1.0
        coefficients *= size * rng.random((count, 1)) / np.maximum(lengths, 1e-300)
        accelerations: Array = self.actual + coefficients @ self.directions.T
        return accelerations

    def smallest_excess(self, count: int = 1000, seed: int = 0) -> float:
        """Return the least Z(q'') - Z(actual) for the accelerations of `admissible`.

        It is the least d^T M d, which is positive by Gauss' principle.
        """
        return float(np.min(self.deviation(self.admissible(count, seed)) - self.least))

    @property
    def _scale(self) -> float:
        """The typical size of Z, in the unit of Z."""
        usual = float(self.actual @ self.M @ self.actual)
        return usual if self.free is None else usual + self.least

    def _cells(self) -> tuple[list[str], Array]:
        """Return column heads, and the numbers of each coordinate with 0 for rounding errors."""
        size = np.abs([self.actual, self.actual if self.free is None else self.free]).max()
        actual = plain(self.actual, size)
        if self.free is None:
            return ["actual"], actual[:, None]
        columns = [plain(self.free, size), actual, plain(self.shares, self._scale)]
        return ["free", "actual", "part of Z"], np.column_stack(columns)

    def _lines(self) -> list[str]:
        least = f"Z = {plain(self.least, self._scale):.6g}"
        if self.free is None:
            least += " without its constant, because M is singular"
        left = counted(self.directions.shape[1], "direction")
        return [
            f"{least}, the least of all that are admissible",
            f"the constraints leave {left} open",
        ]

    def __repr__(self) -> str:
        return f"<GaussReport at t = {self.time:g}: {self._lines()[0]}>"

    def __str__(self) -> str:
        """Return the report in a few lines, with one row per coordinate."""
        width = max(12, *(len(name) for name in self.coordinates))
        heads, numbers = self._cells()
        lines = [f"at t = {self.time:g} s{'':{width}}"[: width + 2]]
        lines[0] += "".join(f"{head:>12}" for head in heads)
        for name, row in zip(self.coordinates[:20], numbers, strict=False):
            lines += [f"  {name:<{width}}" + "".join(f"{x:>12.5g}" for x in row)]
        if len(self.coordinates) > 20:
            lines += [f"  and {len(self.coordinates) - 20} more coordinates"]
        return "\n".join([*lines, *self._lines()])

    def _repr_html_(self) -> Markup:
        heads, numbers = self._cells()
        pairs = zip(self.coordinates, numbers, strict=True)
        rows = ([name, *(f"{x:.5g}" for x in row)] for name, row in pairs)
        names = ["acceleration", *heads]
        return page(
            f"Gauss' principle at t = {self.time:g} s",
            table(names, rows, len(self.coordinates)),
            *self._lines(),
        )


def gauss(motion: Trajectory, index: int = 0) -> GaussReport:
    """Report the free and the actual acceleration, and the deviation Z; see `teachmech.gauss`.

    Examples
    --------
    A unit mass on a unit circle, at its lowest point with speed 2 under gravity 10. The rod pulls
    with 14, so that Z = 14^2:

    >>> import teachmech as tm
    >>> swing = tm.System(["x", "y"], [1, 1], [0, -10], ["x^2 + y^2 = 1"], start={"y": -1, "vx": 2})
    >>> report = gauss(swing.simulate(time=(0, 1, 0.5)))
    >>> print(report)
    at t = 0 s            free      actual   part of Z
      x                     0           0           0
      y                   -10           4         196
    Z = 196, the least of all that are admissible
    the constraints leave 1 direction open
    >>> float(report.deviation([3, 4])), report.smallest_excess(count=1000, seed=1) > 0
    (205.0, True)
    """
    index = motion.stored_index(index)
    M, A, b = motion.linear_system(index)
    b = b + _stabilisation(motion, index)
    for relation in relations(M, A, b, motion.system.constraint_names):
        if relation.contradictory:
            what = f"no acceleration is admissible at t = {motion.t[index]:g}: {relation}"
            hint = f"remove or correct constraint '{relation.constraint}'"
            raise ProblemError(what, key="constraints", hint=hint)
    state = motion.t[index], motion.q[index], motion.v[index], motion.parameters[index]
    Q: Any = motion.model.known_force(*state)
    free = np.linalg.solve(M, Q) if is_positive_definite(M) else None
    time = float(motion.t[index])
    names = tuple(motion.system.coordinates)
    return GaussReport(names, time, M, Q, A, b, motion.a[index], free)


def _stabilisation(motion: Trajectory, index: int) -> Array | float:
    """Return the terms of Baumgarte's stabilisation in b: -2 alpha h' - beta^2 h."""
    settings = motion.settings
    if not settings.damped:
        return 0.0
    holonomic = np.array(derivation_of(motion.system).holonomic, dtype=bool)
    h = np.where(holonomic, motion.violation[index], 0.0)
    rates = motion.velocity_violation[index]
    added: Array = -2 * settings.alpha * rates - settings.beta**2 * h
    return added
