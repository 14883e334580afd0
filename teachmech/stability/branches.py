"""Branches of equilibria over a parameter, by pseudo-arclength continuation.

A branch is a curve of solutions (x, p) of the equations of statics. From a point, the next one is
predicted along the tangent and corrected by Newton's method perpendicular to it, so that the branch
is followed around folds, where the parameter turns back (H. B. Keller, in: P. Rabinowitz,
"Applications of Bifurcation Theory", 1977, 359-384).
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.base.number_arrays import finite_numbers
from teachmech.base.progress import Progress, ProgressReport, stage
from teachmech.model.description import Description
from teachmech.numerics.dynamics import pseudo_inverse, rank_of
from teachmech.stability.equilibria import SET_TOLERANCE, Equilibrium, Statics, equilibria
from teachmech.start.acting import begun

SEEDS = 5  # values of the parameter at which equilibria are searched
RESTARTS_PER_SEED = 12
FIRST, LARGEST, LEAST = 0.01, 0.05, 1e-6  # steps, relative to the sizes of the unknowns
MOST_POINTS = 600  # of one branch
MOST_BRANCHES = 40
ON_BRANCH = 1e-5  # distance of a point from a branch on which it lies
BISECTIONS = 30  # of the interval in which the stability changes
CORRECTIONS = 8  # most steps of Newton's method per point


@dataclass(frozen=True, eq=False)
class Branch:
    """A curve of equilibria.

    Attributes
    ----------
    parameter : str
    values : array, shape (N,)
        The values of the parameter.
    positions : dict of str to array, shape (N,)
        The coordinates.
    stability : tuple of str
        The stability at each point; see `Equilibrium.stability`.
    folds : tuple of int
        The points at which the parameter turns back.
    changes : tuple of int
        The other points at which the branch becomes stable or unstable.
    closed : bool
        Whether the last point is the first one.
    """

    parameter: str
    values: Array
    positions: dict[str, Array]
    stability: tuple[str, ...]
    folds: tuple[int, ...]
    changes: tuple[int, ...]
    closed: bool

    def __len__(self) -> int:
        """Return the number of points."""
        return len(self.values)

    @property
    def stable(self) -> Any:
        """A mask of the points that are not unstable."""
        return np.array([text != "unstable" for text in self.stability])


class Branches(Sequence[Branch]):
    """The branches of equilibria of a system over a parameter."""

    def __init__(self, name: str, parameter: str, found: Sequence[Branch], ending: str) -> None:
        self.name, self.parameter = name, parameter
        self._found, self.ending = tuple(found), ending

    def __len__(self) -> int:
        """Return the number of branches."""
        return len(self._found)

    def __getitem__(self, index: Any) -> Any:
        """Return one branch, or several."""
        return self._found[index]

    def __repr__(self) -> str:
        return f"<Branches of {self.name} over {self.parameter}: {len(self)}>"

    def __str__(self) -> str:
        """Return a line for each branch."""
        count = f"{len(self)} branch{'' if len(self) == 1 else 'es'}"
        lines = [f"{self.name}: {count} of equilibria over {self.parameter}"]
        lines += [self.ending] if self.ending else []
        for k, one in enumerate(self._found):
            low, high = one.values.min(), one.values.max()
            text = f"{k}: {self.parameter} = {low:.6g} to {high:.6g}"
            turns = [f"{one.values[i]:.6g}" for i in one.folds]
            text += f"; turns back at {', '.join(turns)}" if turns else ""
            where = [f"{one.values[i]:.6g}" for i in one.changes]
            text += f"; stability changes at {', '.join(where)}" if where else ""
            lines.append(text)
        return "\n  ".join(lines)


def branches(
    at: Callable[[float], Description],
    parameter: str,
    between: Sequence[float],
    time: float = 0.0,
    progress: Progress | bool | None = None,
) -> Branches:
    """Return the branches of equilibria that were found; see `System.branches`.

    Parameters
    ----------
    at : callable
        Returns the system for a value of the parameter.
    """
    hint = "give two different numbers, the limits of the parameter"
    limits = sorted({*finite_numbers(between, "between", hint).tolist()})
    if len(limits) != 2:
        raise ProblemError(f"the range of {parameter} is not valid", key="between", hint=hint)
    low, high = limits
    report, found = ProgressReport(progress, span=1.0), list[Branch]()
    ending = left = ""
    seeds = np.linspace(low, high, SEEDS)[[0, 4, 2, 1, 3]]
    first = at(float(low))
    path = _Path(at, parameter, low, high, time)
    with stage(f"following equilibria over {parameter}"), np.errstate(all="ignore"):
        for k, p in enumerate(seeds.tolist()):
            for one in equilibria(at(p), time, RESTARTS_PER_SEED):
                if report(k / SEEDS) is False:
                    ending = "stopped on request"
                    break
                if one.dimension:  # the branch through a point of a set is not unique
                    left = "sets of equilibria are not followed"
                elif len(found) < MOST_BRANCHES and not path.is_known(one, p):
                    found.append(path.followed(one, p))
            if ending:
                break
    report.close()
    return Branches(first.name, parameter, found, "; ".join(filter(None, [ending, left])))


class _Path:
    """The continuation of equilibria of one system over one parameter.

    The unknowns y are the coordinates relative to their sizes, the multipliers relative to an
    energy, and the parameter as a share of its range.
    """

    def __init__(
        self,
        at: Callable[[float], Description],
        parameter: str,
        low: float,
        high: float,
        time: float,
    ) -> None:
        self.at, self.parameter, self.low, self.high = at, parameter, low, high
        self.statics = Statics(begun(at(low), time), time)
        self.weights = np.concatenate([self.statics.sizes, np.ones(self.statics.m)])
        self.along_parameter = np.append(np.zeros(len(self.weights)), 1.0)
        self.curves: list[Array] = []  # rows y

    def value(self, y: Array) -> float:
        """Return the parameter at a point."""
        return float(self.low + (self.high - self.low) * y[-1])

    def _at(self, share: float) -> Statics:
        """Return the equations for a share of the range of the parameter."""
        system = begun(self.at(self.low + (self.high - self.low) * share), self.statics.time)
        return self.statics.of(system)

    def slope(self, y: Array) -> Array:
        """Return the derivative of the residuals by the parameter, by central differences.

        Its error changes the convergence of Newton's method, not its result.
        """
        x, h = y[:-1] * self.weights, 1e-6
        ahead, back = (self._at(y[-1] + step)(x)[0] for step in (h, -h))
        return np.asarray((ahead - back) / (2 * h))

    def equations(self, y: Array, slope: Array) -> tuple[Array, Array]:
        """Return the residuals and their Jacobian."""
        residual, jacobian = self._at(y[-1])(y[:-1] * self.weights)
        return residual, np.hstack([jacobian * self.weights, slope[:, None]])

    def corrected(self, y: Array, along: Array) -> Array | None:
        """Return the solution nearest to a point, perpendicular to a direction."""
        guess, slope = y, self.slope(y)
        for _ in range(CORRECTIONS):
            residual, jacobian = self.equations(y, slope)
            if not (np.isfinite(residual).all() and np.isfinite(jacobian).all()):
                return None
            error = np.append(residual, along @ (y - guess))
            step = pseudo_inverse(np.vstack([jacobian, along]), SET_TOLERANCE)[0] @ error
            y = y - step
            if np.abs(step).max() < 1e-10 and np.abs(residual).max() < 1e-9:
                return y
        return None

    def tangent(self, y: Array, before: Array) -> Array | None:
        """Return the direction of the branch that continues another direction."""
        s, Vt = np.linalg.svd(self.equations(y, self.slope(y))[1])[1:]
        rank = rank_of(s, SET_TOLERANCE)
        along: Array = Vt[rank:].T @ (Vt[rank:] @ before)
        size = float(np.linalg.norm(along))
        return along / size if size > 1e-6 else None

    def point(self, one: Equilibrium, p: float) -> Array:
        """Return the point of an equilibrium."""
        system = one.system
        q = np.array([*one.positions.values()]) / self.statics.units
        multipliers = np.array([one.multipliers[name] for name in system.constraint_names])
        scaled = multipliers / (self.statics.energy * self.statics.factors)
        share = (p - self.low) / (self.high - self.low)
        return np.concatenate([np.concatenate([q, scaled]) / self.weights, [share]])

    def is_known(self, one: Equilibrium, p: float) -> bool:
        """Return whether an equilibrium lies on a branch that has been followed."""
        y = self.point(one, p)
        for curve in self.curves:
            rises = (curve[:-1, -1] - y[-1]) * (curve[1:, -1] - y[-1]) <= 0
            for k in np.flatnonzero(rises):
                a, b = curve[k], curve[k + 1]
                rise = b[-1] - a[-1]
                guess = a + (b - a) * ((y[-1] - a[-1]) / rise if rise else 0.5)
                guess[-1] = y[-1]
                there = self.corrected(guess, self.along_parameter)
                if there is not None and self._apart(there, y) < ON_BRANCH:
                    return True
        return False

    def _apart(self, one: Array, other: Array) -> float:
        """Return the distance of two points, relative to the sizes of the coordinates."""
        n, sizes = self.statics.n, self.statics.sizes
        gap = self.statics.without_turns((one - other)[:n] * sizes)
        return float(np.abs(gap / sizes).max(initial=0.0))

    def followed(self, one: Equilibrium, p: float) -> Branch:
        """Return the branch through an equilibrium, in both directions."""
        y = self.point(one, p)
        ahead = self._followed(y, self.along_parameter)
        closed = len(ahead) > 10 and bool(np.linalg.norm(ahead[-1] - y) < LARGEST)
        back = [] if closed else self._followed(y, -self.along_parameter)
        points = [*back[::-1], y, *ahead, *([y] if closed else [])]
        points, folds = self._with_folds(points)
        points, texts, folds, changes = self._with_changes(points, folds)
        curve = np.array(points)
        self.curves.append(curve)
        names = self.statics.system.coordinates
        q = curve[:, :-1] * self.weights
        places = self.statics.units * q[:, : self.statics.n]
        return Branch(
            self.parameter,
            np.array([self.value(point) for point in points]),
            dict(zip(names, places.T, strict=True)),
            texts,
            folds,
            changes,
            closed,
        )

    def _with_changes(
        self, points: list[Array], folds: tuple[int, ...]
    ) -> tuple[list[Array], tuple[str, ...], tuple[int, ...], tuple[int, ...]]:
        """Return points, stability, folds and changes, with the points of the changes."""
        texts = [self._stability(point) for point in points]
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
        way = b - a
        for _ in range(BISECTIONS):
            there = self.corrected((a + b) / 2, way / np.linalg.norm(way))
            if there is None:
                break
            same = (self._stability(there) == "unstable") == (before == "unstable")
            a, b = (there, b) if same else (a, there)
        return (a + b) / 2

    def _with_folds(self, points: list[Array]) -> tuple[list[Array], tuple[int, ...]]:
        """Return the points with those at which the parameter turns back, and their places."""
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
        """Return the point between two others at which the tangent has no component along p."""
        from scipy.optimize import brentq

        way = (b - a) / np.linalg.norm(b - a)

        def point(s: float) -> Array:
            there = self.corrected(a + s * (b - a), way)
            return a if there is None else there

        def rise(s: float) -> float:
            along = self.tangent(point(s), way)
            return 0.0 if along is None else float(along[-1])

        if rise(0.0) * rise(1.0) >= 0:
            return None
        return point(float(brentq(rise, 0.0, 1.0, xtol=1e-10)))

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

    def _stability(self, y: Array) -> str:
        """Return the stability of a point."""
        statics = self._at(y[-1])
        return statics.described(y[:-1] * self.weights, 0).stability
