"""The difference of two integration methods over time, at several tolerances.

Two methods that share nothing but the equations of motion differ by their errors. The figure of
J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action!" (2018), Figure 3, is of this kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Unpack

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, SimulationError, checked_arguments
from teachmech.base.progress import Progress, ProgressReport
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.problems.library import Described, system_and_settings
from teachmech.run.options import Replacements, taking
from teachmech.system_and_motion import Motion, System

TOLERANCES = (1e-6, 1e-8, 1e-10, 1e-12)


@dataclass(frozen=True, eq=False)
class SolverDifference:
    """The difference of two methods at N times, for each of k tolerances.

    Attributes
    ----------
    motion : Motion
        The longest motion, and of these the one at the smallest tolerance.
    methods : tuple of str
    tolerances : tuple of float
        From the largest.
    difference : array, shape (k, N)
        ``max |q_1 - q_2|`` over the coordinates, each divided by its unit
        (`teachmech.numerics.scales`), relative to ``1 + max |q|``; nan after a run has failed.
    failures : dict of float to str
        Why a run failed, by tolerance; usually empty.
    """

    motion: Motion
    methods: tuple[str, str]
    tolerances: tuple[float, ...]
    difference: Array
    failures: dict[float, str]

    def __str__(self) -> str:
        """Return a line for each tolerance with the largest difference."""
        first, second = self.methods
        lines = [f"{self.motion.name}: largest difference of {first} and {second}"]
        for tolerance, row in zip(self.tolerances, self.difference, strict=True):
            note = f"; {self.failures[tolerance]}" if tolerance in self.failures else ""
            lines += [f"  tolerance {tolerance:.0e}: {np.nanmax(row):.1e}{note}"]
        return "\n".join(lines)


@checked_arguments
@taking(Replacements)
def compare_solvers(
    problem: Described,
    methods: Sequence[str] = ("dop853", "radau"),
    tolerances: Sequence[float] = TOLERANCES,
    *,
    time: Sequence[float | str] | None = None,
    progress: Progress | bool | None = None,
    **options: Unpack[Replacements],
) -> SolverDifference:
    """Integrate one problem with two methods at several tolerances, and return their difference.

    Parameters
    ----------
    problem : System, ParticleProblem, Mechanism, str or Path
        The problem, the name of an example, or the path of a file.
    methods : two of str
        Different adaptive methods of `teachmech.simulate`.
    tolerances : sequence of float
        Tolerances of both methods.
    time : tuple of float
        ``(start, end)`` or ``(start, end, step)`` in seconds; by default that of the problem. It
        is required for a System.
    **options
        As for `teachmech.simulate`.
    progress : callable or True, optional
        As for `teachmech.simulate`, over all runs.

    Raises
    ------
    ProblemError
        The methods are not two different adaptive ones, or an argument is invalid.
    SimulationError
        No run of a method has taken a step.

    Examples
    --------
    >>> found = compare_solvers("pendulum", tolerances=[1e-6, 1e-10], time=(0, 1))
    >>> found.difference.shape, bool(found.difference[1].max() < 1e-3 * found.difference[0].max())
    ((2, 1001), True)
    """
    first, *others = methods
    adaptive = [name for name, method in METHODS.items() if method.adaptive]
    if len(others) != 1 or others[0] == first or not {*methods} <= {*adaptive}:
        what = "two different methods with a tolerance are compared"
        raise ProblemError(what, key="methods", hint=f"choose two of {', '.join(adaptive)}")
    if not tolerances:
        raise ProblemError("there is no tolerance", key="tolerances", hint="give one or more")
    report = ProgressReport(progress, 2 * len(tolerances))
    ordered = sorted(map(float, tolerances), reverse=True)
    motions: list[Motion] = []
    rows, failures = [], {}
    try:
        for tolerance in ordered:
            pair = []
            for name in methods:
                system, settings = system_and_settings(
                    problem, **options, time=time, method=name, tolerance=tolerance, until=""
                )
                motion, failure = _run(system, settings, report)
                report.before += 1
                pair.append(motion)
                motions.append(motion)
                if failure:
                    failures[tolerance] = f"{name} {failure}"
            rows.append(_difference(*pair))
    finally:
        report.close()
    best = max(reversed(motions), key=len)
    padded = [np.append(row, np.full(len(best) - len(row), np.nan)) for row in rows]
    return SolverDifference(best, (first, others[0]), tuple(ordered), np.array(padded), failures)


def _run(system: System, settings: Settings, report: Any) -> tuple[Motion, str]:
    """Return a motion, incomplete if the run fails, and the reason."""
    how = {k: x for k, x in vars(settings).items() if k in ("method", "tolerance", "stabilisation")}
    try:
        time = (settings.start, settings.end, settings.step)
        motion = system.simulate(time=time, progress=report, **how)
    except SimulationError as error:
        if error.motion is None:
            raise
        return error.motion, f"failed: {error.what}"
    if motion.ending:
        raise ProblemError(f"there is no comparison: {motion.ending}")
    return motion, ""


def _difference(motion: Motion, other: Motion) -> Array:
    count = min(len(motion), len(other))
    units = motion.scales.units
    off = np.abs((motion.q[:count] - other.q[:count]) / units).max(axis=1)
    found: Array = off / (1 + np.abs(motion.q[:count] / units).max(axis=1))
    return found
