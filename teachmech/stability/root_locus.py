"""Eigenvalues over a parameter: root loci, frequencies over a speed, and limits of stability."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, TeachmechError
from teachmech.base.number_arrays import finite_numbers
from teachmech.base.progress import Progress, ProgressReport, stage
from teachmech.model.description import Description
from teachmech.program import Model
from teachmech.stability.equilibria import settled
from teachmech.stability.linearisation import EQUILIBRIUM, Linearisation, linearise

Complex = np.ndarray[Any, np.dtype[np.complex128]]
REFINED = 1e-9  # accuracy of the bisection of a limit, relative to the step of the parameter
NEAR = 1e-3  # distance of the values for its interpolation, relative to the same step


@dataclass(frozen=True, eq=False)
class RootLocus:
    """The eigenvalues of linearised equations over the values of a parameter.

    Attributes
    ----------
    name, parameter : str
        The names of the system and of the parameter.
    values : array, shape (N,)
        The values of the parameter.
    eigenvalues : complex array, shape (N, k)
        In 1/s; a column follows one eigenvalue.
    linearisations : tuple of Linearisation
    ending : str
        Why the locus ends before the last value; usually empty.
    """

    name: str
    parameter: str
    values: Array
    eigenvalues: Complex
    linearisations: tuple[Linearisation, ...]
    ending: str
    _at: Callable[[float], Linearisation]

    def __repr__(self) -> str:
        return f"<RootLocus of {self.name} over {self.parameter}: {len(self.values)} values>"

    def __str__(self) -> str:
        """Return the range and the limits of stability as text."""
        lines = [
            f"{self.name}: {self.eigenvalues.shape[1]} eigenvalues for {self.parameter} = "
            f"{self.values[0]:g} to {self.values[-1]:g}"
        ]
        lines += [self.ending] if self.ending else []
        limits = ", ".join(f"{x:.9g}" for x in self.limits)
        first = self.linearisations[0].stability
        lines += [f"{first} at the first value; limits of stability: {limits or 'none'}"]
        return "\n  ".join(lines)

    @cached_property
    def growth(self) -> Array:
        """The largest real part for each value, without zero eigenvalues, shape (N,)."""
        return np.array([_growth(of) for of in self.linearisations])

    @cached_property
    def limits(self) -> tuple[float, ...]:
        """The values of the parameter at which the system becomes stable or unstable."""
        unstable = np.array([of.stability == "unstable" for of in self.linearisations])
        found = []
        for k in np.flatnonzero(unstable[1:] != unstable[:-1]):
            a, b = map(float, self.values[k : k + 2])
            width = abs(b - a)
            a, b = self._bracket(a, b, NEAR / 4 * width)
            limit = self._polished((a + b) / 2, width)
            if limit is None:
                limit = sum(self._bracket(a, b, REFINED * width)) / 2
            found.append(limit)
        return tuple(found)

    def _bracket(self, a: float, b: float, width: float) -> tuple[float, float]:
        """Return two values around a limit, at most this far apart."""
        before = self._at(a).stability == "unstable"
        while abs(b - a) > width and (middle := (a + b) / 2) not in (a, b):
            same = (self._at(middle).stability == "unstable") == before
            a, b = (middle, b) if same else (a, middle)
        return a, b

    def _polished(self, x: float, width: float) -> float | None:
        """Return a limit by interpolation, as eigenvalues near zero count as zero, or None.

        The real part of an eigenvalue passes zero, or the square of a pair does.
        """
        steps = NEAR * width * np.array([-3, -2, -1, 1, 2, 3])
        try:
            near = [self._at(x + step).eigenvalues for step in steps.tolist()]
        except TeachmechError:
            return None
        moving = [s[s != 0] for s in near]
        if not all(map(len, moving)):
            return None
        values = (
            [s[np.argmin(np.abs(s.real))].real for s in moving],
            [(s[np.argmin(np.abs(s))] ** 2).real for s in moving],
        )
        for value in values:
            rises = np.diff(value)
            if value[2] * value[3] < 0 and (rises[1:] * rises[:-1] > 0).all():
                fit = np.polynomial.Polynomial.fit(value, steps, len(steps) - 1)
                return float(x + fit(0.0))
        return None


def root_locus(
    at: Callable[[float], Description],
    parameter: str,
    values: ArrayLike,
    time: float = 0.0,
    progress: Progress | bool | None = None,
) -> RootLocus:
    """Return the eigenvalues over a parameter; see `System.root_locus`.

    Parameters
    ----------
    at : callable
        Returns the system for a value of the parameter.
    """
    hint = "write two or more, such as numpy.linspace(0, 10, 101)"
    given = finite_numbers(values, "values", hint)
    if len(given) < 2:
        raise ProblemError("there is one value of the parameter", key="values", hint=hint)
    at_value = _Follower(at, time)
    found: list[Linearisation] = []
    report, ending = ProgressReport(progress, span=1.0), ""
    with stage(f"following eigenvalues over {parameter}"):
        for k, x in enumerate(given.tolist()):
            if report(k / len(given)) is False:
                ending = f"stopped on request before {parameter} = {x:.6g}"
                break
            try:
                found.append(at_value(x))
            except TeachmechError as error:
                if not found:
                    raise
                ending = f"ended before {parameter} = {x:.6g}: {error.what}"
                break
    report.close()
    if not found:
        raise ProblemError(f"{ending}: there is no result yet", key="progress")
    rows: list[Complex] = [np.asarray(found[0].eigenvalues, dtype=complex)]
    for one in found[1:]:
        rows.append(_matched(np.asarray(one.eigenvalues, dtype=complex), rows))
    name = found[0].system.name
    return RootLocus(
        name, parameter, given[: len(rows)], np.array(rows), tuple(found), ending, at_value
    )


class _Follower:
    """The linearisation for any value of a parameter.

    If the first one is about an equilibrium, the others are about the equilibrium that continues
    it. Otherwise they are about the start of the system with this value.
    """

    def __init__(self, at: Callable[[float], Description], time: float) -> None:
        self._at, self._time = at, time
        self._known: dict[float, dict[str, float]] = {}
        self._follows: bool | None = None  # None before the first value

    def __call__(self, x: float) -> Linearisation:
        """Return the linearisation for a value of the parameter."""
        system = self._at(x)
        if self._known:
            nearest = min(self._known, key=lambda known: abs(known - x))
            system = settled(system.replace(start=self._known[nearest]), self._time)
        found = linearise(system, self._time)
        if self._follows is None:
            self._follows = found.kind == EQUILIBRIUM
        if self._follows:
            q = Model.of(found.system).start[0].tolist()
            self._known[x] = dict(zip(system.coordinates, q, strict=True))
        return found


def _growth(of: Linearisation) -> float:
    """Return the largest real part of the eigenvalues that are not zero."""
    return float(of.eigenvalues.real[of.eigenvalues != 0].max(initial=-np.inf))


def _matched(values: Complex, before: Sequence[Complex]) -> Complex:
    """Return eigenvalues in the order of those before them, which are extrapolated."""
    from scipy.optimize import linear_sum_assignment

    expected = before[-1] if len(before) == 1 else 2 * before[-1] - before[-2]
    distance = np.abs(expected[:, None] - values) + 1e-3 * np.abs(before[-1][:, None] - values)
    return np.asarray(values[linear_sum_assignment(distance)[1]])
