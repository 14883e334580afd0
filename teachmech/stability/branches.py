"""Branches of equilibria over a parameter; see `continuation` for the method.

A branch is a curve of solutions (x, p) of the equations of statics.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.base.number_arrays import finite_numbers
from teachmech.base.progress import Progress, ProgressReport, stage
from teachmech.model.description import Description
from teachmech.stability.continuation import Continuation
from teachmech.stability.equilibria import Equilibrium, Statics, equilibria
from teachmech.start.acting import begun

SEEDS = 5  # values of the parameter at which equilibria are searched
RESTARTS_PER_SEED = 12
MOST_BRANCHES = 40
ON_BRANCH = 1e-5  # distance of a point from a branch on which it lies


@dataclass(frozen=True, eq=False)
class Branch:
    """A curve of equilibria, or of steady motions.

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
    velocities : dict of str to array, shape (N,)
        The velocities; empty for equilibria.
    """

    parameter: str
    values: Array
    positions: dict[str, Array]
    stability: tuple[str, ...]
    folds: tuple[int, ...]
    changes: tuple[int, ...]
    closed: bool
    velocities: dict[str, Array] = field(default_factory=dict)

    def __len__(self) -> int:
        """Return the number of points."""
        return len(self.values)

    @property
    def stable(self) -> Any:
        """A mask of the points that are not unstable."""
        return np.array([text != "unstable" for text in self.stability])


class Branches(Sequence[Branch]):
    """The branches of equilibria, or of steady motions, of a system over a parameter.

    Attributes
    ----------
    name, parameter : str
    kind : str
        ``"equilibria"`` or ``"steady motions"``.
    ending : str
        Why the search ended early; usually empty.
    """

    def __init__(
        self,
        name: str,
        parameter: str,
        found: Sequence[Branch],
        ending: str = "",
        kind: str = "equilibria",
    ) -> None:
        self.name, self.parameter, self.kind = name, parameter, kind
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
        lines = [f"{self.name}: {count} of {self.kind} over {self.parameter}"]
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
    low, high = limits_of(between, parameter)
    report, found = ProgressReport(progress, span=1.0), list[Branch]()
    ending = left = ""
    seeds = np.linspace(low, high, SEEDS)[[0, 4, 2, 1, 3]]
    first = at(float(low))
    path = _EquilibriumPath(at, parameter, low, high, time)
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


def limits_of(between: Sequence[float], parameter: str) -> tuple[float, float]:
    """Return the limits of a parameter in rising order; refuse anything but two numbers."""
    hint = "give two different numbers, the limits of the parameter"
    limits = sorted({*finite_numbers(between, "between", hint).tolist()})
    if len(limits) != 2:
        raise ProblemError(f"the range of {parameter} is not valid", key="between", hint=hint)
    return limits[0], limits[1]


class _EquilibriumPath(Continuation):
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
        self.at, self.parameter = at, parameter
        self.statics = Statics(begun(at(low), time), time)
        self.weights = np.concatenate([self.statics.sizes, np.ones(self.statics.m)])
        super().__init__(low, high, len(self.weights))
        self.curves: list[Array] = []  # rows y

    def _at(self, share: float) -> Statics:
        """Return the equations for a share of the range of the parameter."""
        system = begun(self.at(self.low + (self.high - self.low) * share), self.statics.time)
        return self.statics.of(system)

    def slope(self, y: Array) -> Array:
        """Return the derivative of the residuals by the parameter, by central differences."""
        x, h = y[:-1] * self.weights, 1e-6
        ahead, back = (self._at(y[-1] + step)(x)[0] for step in (h, -h))
        return np.asarray((ahead - back) / (2 * h))

    def equations(self, y: Array, slope: Array) -> tuple[Array, Array]:
        """Return the residuals and their Jacobian."""
        residual, jacobian = self._at(y[-1])(y[:-1] * self.weights)
        return residual, np.hstack([jacobian * self.weights, slope[:, None]])

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
        curve = self.curve(self.point(one, p))
        self.curves.append(curve.points)
        q = curve.points[:, : self.statics.n] * self.weights[: self.statics.n]
        values = (self.statics.units * q).T
        positions = dict(zip(self.statics.system.coordinates, values, strict=True))
        how = curve.stability, curve.folds, curve.changes, curve.closed
        return Branch(self.parameter, self.values(curve), positions, *how)

    def stability(self, y: Array) -> str:
        """Return the stability of a point."""
        statics = self._at(y[-1])
        return statics.described(y[:-1] * self.weights, 0).stability
