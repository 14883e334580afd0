"""Curves of solutions of equations with one parameter, by pseudo-arclength continuation.

A curve consists of solutions (x, p). From a point, the next one is predicted along the tangent and
corrected by Newton's method perpendicular to it, so that the curve is followed around folds, where
the parameter turns back (H. B. Keller, in: P. Rabinowitz, "Applications of Bifurcation Theory",
1977, 359-384).
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.numerics.dynamics import pseudo_inverse, rank_of

CURVE_RANK_TOLERANCE = 1e-7  # singular value that counts as zero, relative to the largest one
FIRST, LARGEST, LEAST = 0.01, 0.05, 1e-6  # steps, relative to the sizes of the unknowns
MOST_POINTS = 600  # most points of one curve
NARROWINGS = 4  # divisions of the interval of a fold by ten
BISECTIONS = 30  # halvings of the interval in which the stability changes
CORRECTIONS = 8  # most steps of Newton's method per point


@dataclass(frozen=True, eq=False)
class Curve:
    """A curve of solutions.

    Attributes
    ----------
    points : array, shape (N, k)
        The unknowns, and the parameter as a share of its range in the last column.
    stability : tuple of str
    folds : tuple of int
        The points at which the parameter turns back.
    changes : tuple of int
        The other points at which the curve becomes stable or unstable.
    closed : bool
        Whether the last point is the first one.
    """

    points: Array
    stability: tuple[str, ...]
    folds: tuple[int, ...]
    changes: tuple[int, ...]
    closed: bool


class Continuation:
    """The continuation of solutions over a parameter.

    The unknowns y are relative to their sizes; the last one is the parameter as a share of its
    range. Subclasses define `slope`, `equations` and `stability`.

    Parameters
    ----------
    low, high : float
        The range of the parameter.
    unknowns : int
        The number of unknowns without the parameter.
    """

    def __init__(self, low: float, high: float, unknowns: int) -> None:
        self.low, self.high = low, high
        self.along_parameter = np.append(np.zeros(unknowns), 1.0)

    def slope(self, y: Array) -> Array:
        """Return the derivative of the residuals by the share of the parameter.

        Its error changes the convergence of Newton's method, not its result.
        """
        raise NotImplementedError

    def equations(self, y: Array, slope: Array) -> tuple[Array, Array]:
        """Return the residuals and their Jacobian, whose last column is the slope."""
        raise NotImplementedError

    def stability(self, y: Array) -> str:
        """Return the stability of a point."""
        raise NotImplementedError

    def values(self, curve: Curve) -> Array:
        """Return the parameter at the points of a curve, shape (N,)."""
        return np.asarray(self.low + (self.high - self.low) * curve.points[:, -1])

    def corrected(self, y: Array, along: Array) -> Array | None:
        """Return the solution nearest to a point, perpendicular to a direction."""
        guess, slope = y, self.slope(y)
        for _ in range(CORRECTIONS):
            residual, jacobian = self.equations(y, slope)
            if not (np.isfinite(residual).all() and np.isfinite(jacobian).all()):
                return None
            error = np.append(residual, along @ (y - guess))
            step = pseudo_inverse(np.vstack([jacobian, along]), CURVE_RANK_TOLERANCE)[0] @ error
            y = y - step
            if np.abs(step).max() < 1e-10 and np.abs(residual).max() < 1e-9:
                return y
        return None

    def tangent(self, y: Array, before: Array) -> Array | None:
        """Return the direction of the branch that continues another direction."""
        s, Vt = np.linalg.svd(self.equations(y, self.slope(y))[1])[1:]
        rank = rank_of(s, CURVE_RANK_TOLERANCE)
        along: Array = Vt[rank:].T @ (Vt[rank:] @ before)
        size = float(np.linalg.norm(along))
        return along / size if size > 1e-6 else None

    def curve(self, y: Array) -> Curve:
        """Return the curve through a point, in both directions."""
        ahead = self._followed(y, self.along_parameter)
        closed = len(ahead) > 10 and bool(np.linalg.norm(ahead[-1] - y) < LARGEST)
        back = [] if closed else self._followed(y, -self.along_parameter)
        points = [*back[::-1], y, *ahead, *([y] if closed else [])]
        points, folds = self._with_folds(points)
        points, texts, folds, changes = self._with_changes(points, folds)
        return Curve(np.array(points), texts, folds, changes, closed)

    def _with_changes(
        self, points: list[Array], folds: tuple[int, ...]
    ) -> tuple[list[Array], tuple[str, ...], tuple[int, ...], tuple[int, ...]]:
        """Return points, stability, folds and changes, with the points of the changes."""
        texts = [self.stability(point) for point in points]
        found, named, moved, changes = points[:1], texts[:1], list[int](), list[int]()
        for k in range(1, len(points)):
            differ = (texts[k] == "unstable") != (texts[k - 1] == "unstable")
            if differ and not {k, k - 1} & {*folds}:
                changes.append(len(found))
                found.append(self._change(points[k - 1], points[k], texts[k - 1]))
                named.append("not decided")
            if k in folds:
                moved.append(len(found))
            found.append(points[k])
            named.append(texts[k])
        return found, tuple(named), tuple(moved), tuple(changes)

    def _change(self, a: Array, b: Array, before: str) -> Array:
        """Return the point between two others at which the stability changes, by bisection."""
        direction = b - a
        for _ in range(BISECTIONS):
            there = self.corrected((a + b) / 2, direction / np.linalg.norm(direction))
            if there is None:
                break
            same = (self.stability(there) == "unstable") == (before == "unstable")
            a, b = (there, b) if same else (a, there)
        return (a + b) / 2

    def _with_folds(self, points: list[Array]) -> tuple[list[Array], tuple[int, ...]]:
        """Return the points with those at which the parameter turns back, and their indices."""
        found, folds = points[:1], []
        rises = np.diff([point[-1] for point in points])
        turns = np.append(rises[1:] * rises[:-1] < 0, [False])  # after the end of a segment
        near = turns | np.append([False], turns[:-1])
        for k, (a, b) in enumerate(itertools.pairwise(points)):
            if near[k] and (turn := self._fold(a, b)) is not None:
                folds.append(len(found))
                found.append(turn)
            found.append(b)
        return found, tuple(folds)

    def _fold(self, a: Array, b: Array) -> Array | None:
        """Return the point between two others at which the tangent has no component along p.

        The interval is made smaller as long as Newton's method converges, which it does not at a
        point in which curves cross. A cubic polynomial through its ends and their tangents follows.
        """
        length = float(np.linalg.norm(b - a))
        direction = (b - a) / length

        def at(s: float) -> tuple[float, Array, Array] | None:
            """Return s, the point, and its derivative by s."""
            there = self.corrected(a + s * (b - a), direction)
            along = None if there is None else self.tangent(there, direction)
            if there is None or along is None or not along @ direction > 0.1:
                return None
            return s, there, along * length / (along @ direction)

        def around(low: float, high: float) -> tuple[Any, Any] | None:
            """Return both ends of an interval if the parameter turns back in it."""
            one, other = at(low), at(high)
            if one is None or other is None or one[2][-1] * other[2][-1] >= 0:
                return None
            return one, other

        ends = around(0.0, 1.0)
        if ends is None:
            return None
        for _ in range(NARROWINGS):
            (s, _, one), (u, _, other) = ends
            root, part = (s * other[-1] - u * one[-1]) / (other[-1] - one[-1]), (u - s) / 20
            if (inner := around(root - part, root + part)) is None:
                break
            ends = inner
        (s, y, one), (u, z, other) = ends
        x, h = -one[-1] / (other[-1] - one[-1]), u - s
        left = (1 + 2 * x) * (1 - x) ** 2 * y + x * (1 - x) ** 2 * h * one
        return np.asarray(left + x**2 * (3 - 2 * x) * z + x**2 * (x - 1) * h * other)

    def _followed(self, y: Array, before: Array) -> list[Array]:
        """Return the points after y in a direction; they end at the range, or where they began."""
        first, step, found = y, FIRST, list[Array]()
        while len(found) < MOST_POINTS:
            along = self.tangent(y, before)
            if along is None:
                break
            there = self.corrected(y + step * along, along)
            if there is None or np.linalg.norm(there - y) > 2 * step:
                step /= 2
                if step < LEAST:
                    break
                continue
            if not 0 <= there[-1] <= 1:  # ends exactly at the limit of the range
                limit = float(there[-1] > 1)
                end = y + (there - y) * ((limit - y[-1]) / (there[-1] - y[-1]))
                end[-1] = limit
                last = self.corrected(end, self.along_parameter)
                if last is not None and abs(limit - y[-1]) > 1e-9:
                    found.append(last)
                break
            found.append(there)
            if len(found) > 10 and np.linalg.norm(there - first) < step:
                break
            before, y, step = there - y, there, min(1.3 * step, LARGEST)
        return found
