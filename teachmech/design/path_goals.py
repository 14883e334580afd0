"""Goals for the dimensions of a driven mechanism: the path of a point, positions of a body."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, check_known, checked_arguments
from teachmech.base.number_arrays import finite_numbers
from teachmech.base.words import counted
from teachmech.design.driven_positions import DrivenPositions, Positions
from teachmech.design.number_rows import rows_of_numbers
from teachmech.expressions import Formula
from teachmech.model.description import Description
from teachmech.model.dry_friction import length

Evaluation = Callable[[Array], tuple[Array, Array]]

STEPS = 60  # most steps to the nearest time
CLOSED_PATH = 1e-7  # distance of the ends of a closed path, relative to its coordinates
ZERO_STEP = 1e-13  # step of the time that counts as zero, relative to the span


class _Goal:
    """Targets for outputs of a driven mechanism at given or at the nearest times."""

    targets: Array  # shape (N, k)
    times: Array | None
    during: tuple[float, float] | None
    start_time: float

    def _timed(self, times: Any, during: Any, start_time: float) -> None:
        """Read the times of the targets, or the range of times in which they may be met."""
        self.times, self.during, self.start_time = None, None, float(start_time)
        if not len(self.targets):
            raise ProblemError("there are no targets", key="targets", hint="give one or more")
        if (times is None) == (during is None):
            what = "give either the time of each target, or a range of times"
            hint = "as in times=[0, 0.5, 1] or during=(0, 1)"
            raise ProblemError(what, key="times", hint=hint)
        if times is not None:
            self.times = finite_numbers(times, "times")
            if len(self.times) != len(self.targets):
                count = counted(len(self.times), "time")
                what = f"{count} for {counted(len(self.targets), 'target')}"
                raise ProblemError(what, key="times", hint="give one time for each")
            return
        limits = finite_numbers(during, "during")
        if len(limits) != 2 or not limits[0] < limits[1]:
            hint = "give (first, last), such as one turn of the crank"
            raise ProblemError("the range of times is not valid", key="during", hint=hint)
        self.during = (float(limits[0]), float(limits[1]))

    def _outputs(self, system: Description) -> list[Formula]:
        """Return the formulas that should have the values of the targets."""
        raise NotImplementedError

    def residuals(self, system: Description, names: Sequence[str]) -> Evaluation:
        """Return the function from values of parameters to residuals and their Jacobian.

        If the times are free, the Jacobian contains no change along the path. It is exact at
        residuals of zero (L. Kaufman 1975), and the gradient of their squares is always exact.

        Raises
        ------
        ProblemError
            If the mechanism has no such point or body, or its drives leave a degree of freedom.
        """
        outputs = self._outputs(system)
        if len(outputs) != self.targets.shape[1]:
            what = f"a target has {self.targets.shape[1]} numbers and needs {len(outputs)}"
            raise ProblemError(what, key="targets")
        wanted = np.array(self.during) if self.times is None else self.times
        followed = DrivenPositions(system, names, outputs, wanted, self.start_time)

        def evaluate(x: Array) -> tuple[Array, Array]:
            found = followed.at(np.asarray(x, dtype=float))
            if self.times is not None:
                rows = np.searchsorted(found.times, self.times)
                return (found.outputs[rows] - self.targets).ravel(), _rows(found.slopes[rows])
            near, ends = self._nearest(followed, found)
            along = near.rates / np.linalg.norm(near.rates, axis=1, keepdims=True)
            along = np.where(np.isfinite(along) & ~ends[:, None], along, 0.0)
            across = near.slopes - along[..., None] * (along[:, None] @ near.slopes)
            return (near.outputs - self.targets).ravel(), _rows(across)

        return evaluate

    def _nearest(self, followed: DrivenPositions, found: Positions) -> tuple[Positions, Any]:
        """Return the positions nearest to the targets, and whether they end the range of times.

        The time is between the neighbours of the nearest position on the grid. The method is
        Gauss-Newton's, with bisection if it leaves this interval.
        """
        assert self.during is not None
        inside = np.flatnonzero(found.times >= self.during[0])
        gaps = found.outputs[inside] - self.targets[:, None]
        k = inside[np.argmin((gaps**2).sum(axis=2), axis=1)]
        first, last = int(inside[0]), len(found.times) - 1
        turn = found.outputs[[first, last]]
        if np.abs(turn[1] - turn[0]).max() < CLOSED_PATH * np.abs(turn).max():
            ahead = (found.rates[k] * (found.outputs[k] - self.targets)).sum(axis=1) < 0
            k = np.where(np.isin(k, (first, last)), np.where(ahead, first, last), k)
        low = found.times[np.maximum(k - 1, first)]
        high = found.times[np.minimum(k + 1, last)]
        t = found.times[k]
        span = self.during[1] - self.during[0]
        near = followed.near(t, found.q[k])
        for _ in range(STEPS):
            slope = (near.rates * (near.outputs - self.targets)).sum(axis=1)
            low, high = np.where(slope < 0, t, low), np.where(slope > 0, t, high)
            with np.errstate(all="ignore"):
                later = t - slope / (near.rates**2).sum(axis=1)
            later = np.where((later >= low) & (later <= high), later, (low + high) / 2)
            step, t = later - t, later
            near = followed.near(t, near.q + step[:, None] * near.q_rates)
            if np.abs(step).max() < ZERO_STEP * span:
                break
        ends = (t - self.during[0] < 1e-9 * span) | (self.during[1] - t < 1e-9 * span)
        slope = (near.rates * (near.outputs - self.targets)).sum(axis=1)
        sizes = np.linalg.norm(near.rates, axis=1) * np.linalg.norm(self.targets, axis=1)
        return near, ends & (np.abs(slope) > 1e-6 * sizes)


def _rows(slopes: Array) -> Array:
    return slopes.reshape(-1, slopes.shape[-1])


@checked_arguments
class PointPath(_Goal):
    """The goal that a point of a driven mechanism passes given points.

    Parameters
    ----------
    point : str
        The name of a point of the mechanism, such as ``"P"``.
    path : sequence of (x, y) or (x, y, z)
        The given points, in m. Numbers may be texts, such as ``"1/3"``.
    times : sequence of float, optional
        The time at which each of them is passed, in s.
    during : (float, float), optional
        Instead of ``times``, the range of times in which they are passed, such as a turn of the
        crank. Distances are then those from the path.
    start_time : float
        The start time of the mechanism in s.

    Raises
    ------
    ProblemError
        If a number is not finite, or neither or both of ``times`` and ``during`` are given.

    Examples
    --------
    >>> goal = PointPath("P", [(0.1, 0.2), (0.15, 0.22)], during=(0, 1))
    >>> goal.targets.shape
    (2, 2)
    """

    def __init__(
        self,
        point: str,
        path: Sequence[Sequence[str | float]],
        times: Sequence[float] | None = None,
        during: Sequence[float] | None = None,
        start_time: float = 0.0,
    ) -> None:
        self.point = point
        self.targets = rows_of_numbers(path, "path", (2, 3), "give (x, y) for each point")
        self._timed(times, during, start_time)

    def _outputs(self, system: Description) -> list[Formula]:
        return _position(system, self.point)


@checked_arguments
class BodyPositions(_Goal):
    """The goal that a body of a planar driven mechanism takes given positions.

    Parameters
    ----------
    body : pair of str
        Two points of the body. Its angle is that of the line from the first to the second one, and
        its position is that of the first one.
    positions : sequence of (x, y, angle)
        In m and rad. Numbers may be texts, such as ``"pi/6"``.
    scale : float
        The length in m by which an error of the angle in rad is multiplied.
    times, during, start_time
        As for `PointPath`.

    Raises
    ------
    ProblemError
        If a number is not finite, or neither or both of ``times`` and ``during`` are given.

    Examples
    --------
    >>> goal = BodyPositions(("P", "B"), [(0, 0, 0), (1, 0.5, "pi/6")], scale=0.2, during=(0, 1))
    >>> goal.targets.shape  # x, y and the direction
    (2, 4)
    """

    def __init__(
        self,
        body: Sequence[str],
        positions: Sequence[Sequence[str | float]],
        scale: float,
        times: Sequence[float] | None = None,
        during: Sequence[float] | None = None,
        start_time: float = 0.0,
    ) -> None:
        hint = "give (x, y, angle) for each, with the angle in rad"
        self.body, self.scale = tuple(body), float(scale)
        if len(self.body) != 2:
            raise ProblemError("the body is not given by two points", key="body")
        if not 0 < self.scale < np.inf:
            raise ProblemError("the scale is not positive", key="scale")
        x, y, angle = rows_of_numbers(positions, "positions", (3,), hint).T
        turns = self.scale * np.array([np.cos(angle), np.sin(angle)])
        self.targets = np.stack([x, y, *turns], axis=1)
        self._timed(times, during, start_time)

    def _outputs(self, system: Description) -> list[Formula]:
        a, b = (_position(system, point) for point in self.body)
        if len(a) != 2:
            raise ProblemError("positions with an angle need a planar mechanism", key="body")
        line = [end - begin for begin, end in zip(a, b, strict=True)]
        return [*a, *(self.scale * x / length(line) for x in line)]


def _position(system: Description, point: str) -> list[Formula]:
    """Return the components of a point as formulas."""
    check_known("point", [point], system.points, key="point")
    return [*system.point_formulas[point]]
